//! Performs a rule: every use of the root becomes a use of the result, and the root is erased.
//!
//! A result that is an instruction is made in front of the root, with the flags that the rule spells out and no
//! others, and takes the root's debug location; no other metadata of the root is said of it.

use super::ast::{Literal, Node, Op, Rule, Term, TermKind};
use super::lanes;
use super::matcher::{Match, computed, literal_lane};
use crate::view::View;
use tandem_ir::{Function, Header, Inst, InstKind, Type, Value};

/// Applies a match of a rule at the root. `false`, and nothing changed, if the result cannot be made.
pub fn apply(cx: &Header, f: &mut Function, rule: &Rule, root: Inst, m: &Match) -> bool {
    let Some(old) = f.result(root) else {
        return false;
    };
    let new = match &rule.result.kind {
        TermKind::Inst(node) => instruction(cx, f, (rule, node), root, m),
        _ => leaf(cx, f, (rule, &rule.result), m),
    };
    match new {
        Some(new) if new != old => {
            f.replace_all_uses(old, new);
            f.erase_inst(root);
            true
        }
        _ => false,
    }
}

/// A variable or a constant of the result.
fn leaf(cx: &Header, f: &mut Function, (rule, term): (&Rule, &Term), m: &Match) -> Option<Value> {
    let ty = m.types[term.ty];
    match &term.kind {
        TermKind::Var(var) => Some(m.values[*var]),
        TermKind::Literal(Literal::Undef) => Some(f.undef(ty)),
        TermKind::Literal(Literal::Poison) => Some(f.poison(ty)),
        TermKind::Literal(l) => {
            let lane = literal_lane(l, cx.types.scalar(ty))?;
            lanes::make(&cx.types, f, ty, &[lane])
        }
        TermKind::Computed(e) => {
            let all = computed(&View::new(cx, f), rule, m, ty, e)?;
            lanes::make(&cx.types, f, ty, &all)
        }
        TermKind::Inst(_) => None,
    }
}

/// The instruction of the result, made in front of the root; its value.
fn instruction(
    cx: &Header,
    f: &mut Function,
    (rule, node): (&Rule, &Node),
    root: Inst,
    m: &Match,
) -> Option<Value> {
    let kind = kind(&node.op)?;
    let ty: Type = m.types[rule.result.ty];
    let args = node.args.iter();
    let args: Option<Vec<Value>> = args.map(|a| leaf(cx, f, (rule, a), m)).collect();
    let new = f.create_inst(kind, ty, &args?);
    f.set_flags(new, node.flags);
    let locations: Vec<_> = f
        .attachments(root)
        .iter()
        .filter(|(k, _)| cx.str(*k) == "dbg")
        .copied()
        .collect();
    for (k, md) in locations {
        f.set_attachment(new, k, md);
    }
    f.insert_before(new, root);
    f.result(new)
}

/// What the instruction of a result is. The reader lets no intrinsic and no address computation come here, which would
/// need a declaration and an element type.
fn kind(op: &Op) -> Option<InstKind> {
    Some(match op {
        Op::FNeg => InstKind::FNeg,
        Op::Binary(b) => InstKind::Binary(*b),
        Op::ICmp(all) => InstKind::ICmp(*all.first()?),
        Op::FCmp(all) => InstKind::FCmp(*all.first()?),
        Op::Cast(c) => InstKind::Cast(*c),
        Op::Select => InstKind::Select,
        Op::Freeze => InstKind::Freeze,
        Op::Gep | Op::Intrinsic(..) => return None,
    })
}
