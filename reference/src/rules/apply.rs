//! Performs a rule: every use of the root becomes a use of the result, and the root is erased.

use super::ast::{Literal, Rule, TermKind};
use super::lanes;
use super::matcher::{Match, computed, literal_lane};
use crate::view::View;
use tandem_ir::{Function, Header, Inst, Value};

/// Applies a match of a rule at the root. `false`, and nothing changed, if the result cannot be made.
pub fn apply(cx: &Header, f: &mut Function, rule: &Rule, root: Inst, m: &Match) -> bool {
    let Some(old) = f.result(root) else {
        return false;
    };
    match result(cx, f, rule, root, m) {
        Some(new) if new != old => {
            f.replace_all_uses(old, new);
            f.erase_inst(root);
            true
        }
        _ => false,
    }
}

fn result(cx: &Header, f: &mut Function, rule: &Rule, root: Inst, m: &Match) -> Option<Value> {
    let ty = f.inst_type(root);
    match &rule.result.kind {
        TermKind::Var(var) => Some(m.values[*var]),
        TermKind::Literal(Literal::Undef) => Some(f.undef(ty)),
        TermKind::Literal(Literal::Poison) => Some(f.poison(ty)),
        TermKind::Literal(l) => {
            let lane = literal_lane(l, cx.types.scalar(ty))?;
            lanes::make(&cx.types, f, ty, &[lane])
        }
        TermKind::Computed(e) => {
            let all = computed(&View::new(cx, f), rule, m, root, e)?;
            lanes::make(&cx.types, f, ty, &all)
        }
        TermKind::Inst(_) => None,
    }
}
