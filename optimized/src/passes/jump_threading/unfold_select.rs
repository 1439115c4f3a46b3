//! Unfolding a select whose arms decide a branch further down (JT-R7).

use super::knowledge::{Outcome, outcome_of};
use super::legality::{guard_cost, guard_terminator};
use super::state::Pass;
use crate::analysis::lvi::Fact;
use crate::analysis::lvi::transfer::transfer;
use crate::analysis::nonundef::is_well_defined;
use crate::defects::planted;
use crate::transform::duplication::guard_duplicable;
use crate::transform::unfold_select::unfold_edit;
use tandem_ir::rewrite::{Rewrite, Trace};
use tandem_ir::{Block, Function, Inst, InstKind, Type, Value};

/// A select that can be unfolded.
#[derive(Clone, Copy)]
struct Candidate {
    select: Inst,
    phi: Inst,
    pred: Block,
}

impl<T: Trace<Function>> Pass<'_, T> {
    /// Unfolds the first select, in order of the predecessors, whose arms send the block's terminator to
    /// different places.
    pub(super) fn try_unfold_select(&mut self, b: Block) -> bool {
        if self.options.disable_select_unfolding {
            return false;
        }
        let Some(t) = guard_terminator(self.f, b) else {
            return false;
        };
        let Some((phi, compare)) = self.decider(b, t) else {
            return false;
        };
        let preds = self.order.predecessors(self.f, b);
        let found = preds
            .into_iter()
            .filter_map(|pred| self.guard_select(b, phi, pred))
            .find_map(|c| Some((c, self.decided(t, compare, c)?)));
        let Some((candidate, dests)) = found else {
            return false;
        };
        // Only where the threading that it is for will be allowed.
        let cost = guard_cost(self.cx, self.f, b, self.options);
        let ready = guard_duplicable(self.cx, self.f, b)
            && cost.is_some_and(|c| self.guard_budget(c))
            && !self.headers.contains(b)
            && dests
                .iter()
                .any(|&d| self.guard_edit(&[candidate.pred], b, &[d]));
        if ready {
            self.unfold(b, candidate);
        }
        ready
    }

    /// The phi that the terminator hangs on, directly or through a comparison in the block.
    fn decider(&self, b: Block, t: Inst) -> Option<(Inst, Option<Inst>)> {
        let f = &*self.f;
        let here = |v: Value| f.def_inst(v).filter(|&i| f.inst_block(i) == Some(b));
        let i = here(f.operand(t, 0))?;
        if f.is_phi(i) {
            return Some((i, None));
        }
        if !matches!(f.kind(i), InstKind::ICmp(_)) {
            return None;
        }
        let mut phis = f.operands(i).filter_map(here).filter(|&p| f.is_phi(p));
        let phi = phis.next()?;
        let rest_constant = f
            .operands(i)
            .all(|v| Some(v) == f.result(phi) || f.as_const(v).is_some());
        rest_constant.then_some((phi, Some(i)))
    }

    /// JT-R7: the select has the phi as its only use, and its block goes nowhere else.
    fn guard_select(&self, b: Block, phi: Inst, pred: Block) -> Option<Candidate> {
        let f = &*self.f;
        let v = f.phi_value_for(phi, pred)?;
        let select = f.def_inst(v)?;
        let ok = matches!(f.kind(select), InstKind::Select)
            && f.value_type(f.operand(select, 0)) == Type::I1
            && f.inst_block(select) == Some(pred)
            && planted!(self.cx, SharedSelectUnfolded, f.has_one_use(v), true)
            && f.single_successor(pred) == Some(b)
            && f.terminator(pred)
                .is_some_and(|t| matches!(f.kind(t), InstKind::Br));
        ok.then_some(Candidate { select, phi, pred })
    }

    /// Where the arms send the terminator: at least one is known, and they differ.
    fn decided(&self, t: Inst, compare: Option<Inst>, c: Candidate) -> Option<Vec<Block>> {
        let (cx, f) = (self.cx, &*self.f);
        let arm = |n: usize| -> Option<Block> {
            let arm = Fact::of_const(cx, f, f.operand(c.select, n))?;
            let fact = match compare {
                None => arm,
                Some(i) => transfer(cx, f, i, &mut |v| {
                    if Some(v) == f.result(c.phi) {
                        Some(arm)
                    } else {
                        Fact::of_const(cx, f, v)
                    }
                })?,
            };
            match outcome_of(cx, f, t, fact)? {
                Outcome::Goes(dest, _) => Some(dest),
                Outcome::Any => None,
            }
        };
        let (yes, no) = (arm(1), arm(2));
        if yes == no {
            return None;
        }
        Some(yes.into_iter().chain(no).collect())
    }

    fn unfold(&mut self, b: Block, c: Candidate) {
        let freeze = guard_freeze_condition(self, c.select);
        let freeze = planted!(self.cx, UnfoldWithoutFreeze, freeze, false);
        self.report_step(|_| Rewrite::UnfoldSelect {
            select: c.select,
            phi: c.phi,
            pred: c.pred,
            freeze,
        });
        let arm = unfold_edit(self.cx, self.f, c.select, c.phi, c.pred, freeze);
        self.order.inserted(self.f, arm);
        self.graph_changed();
        self.done();

        self.report.unfolded_selects += 1;
        self.erase_if_dead(c.select);
        if let Some(v) = self.f.result(c.phi) {
            self.forget(v);
        }
        self.touch(c.pred);
        self.touch(arm);
        self.touch(b);
        self.mark(c.pred);
        self.mark(arm);
        self.mark(b);
    }
}

/// JT-T9a: a branch on undef or poison is UB where a select on it was none, so the condition is frozen
/// unless it is surely well defined. True if a `freeze` is needed.
fn guard_freeze_condition<T: Trace<Function>>(pass: &Pass<'_, T>, select: Inst) -> bool {
    !is_well_defined(pass.cx, pass.f, pass.f.operand(select, 0))
}
