//! Copying a conditional branch into a predecessor that reached it unconditionally.
//!
//! Worth it where the predecessor does not know the outcome, but knows half of it: the
//! branch is on a phi (the copy then branches on the incoming value itself), or
//! on `xor`, `and`, `or` of two conditions one of which is known there.

use super::knowledge::EdgeView;
use super::legality::{guard_cost, guard_terminator};
use super::state::Pass;
use crate::defects::planted;
use crate::transform::copy::{Substitution, copy_insts, drop_metadata};
use crate::transform::duplication::guard_duplicable;
use crate::transform::phis::erase_empty_phis;
use crate::transform::ssa_repair::repair;
use smallvec::SmallVec;
use tandem_ir::rewrite::{Rewrite, Trace};
use tandem_ir::{BinOp, Block, Function, Inst, InstKind, Type, Value};

impl<T: Trace<Function>> Pass<'_, T> {
    /// Copies the block into the first predecessor, in order of layout, for which that pays.
    pub(super) fn try_clone_branch(&mut self, b: Block) -> bool {
        let Some(t) = guard_terminator(self.f, b) else {
            return false;
        };
        let branch = matches!(self.f.kind(t), InstKind::Br);
        if !branch || self.f.entry() == Some(b) || self.headers.contains(b) {
            return false;
        }
        let cond = self.f.operand(t, 0);
        let Some(i) = self
            .f
            .def_inst(cond)
            .filter(|&i| self.f.inst_block(i) == Some(b))
        else {
            return false;
        };
        let logic = match self.f.kind(i) {
            InstKind::Phi => None,
            InstKind::Binary(op @ (BinOp::Xor | BinOp::And | BinOp::Or)) => Some(*op),
            _ => return false,
        };
        if !guard_duplicable(self.cx, self.f, b) {
            return false;
        }
        let Some(cost) = guard_cost(self.cx, self.f, b, self.options) else {
            return false;
        };
        if !self.guard_budget(cost) {
            return false;
        }
        let dests: SmallVec<[Block; 2]> = self.f.inst_successors(t).collect();
        // Which predecessor it is matters only to what heads a loop.
        if !self.guard_edit(&[], b, &dests) {
            return false;
        }
        for p in self.order.predecessors(self.f, b) {
            let pays = self.f.single_successor(p) == Some(b)
                && p != b
                && guard_terminator(self.f, p).is_none()
                && self.is_plain_branch(p)
                && self.pays(b, p, i, logic);
            if pays && self.guard_edit(&[p], b, &dests) {
                self.charge(cost);
                self.clone_branch(p, b, &dests);
                return true;
            }
        }
        false
    }

    fn is_plain_branch(&self, p: Block) -> bool {
        self.f
            .terminator(p)
            .is_some_and(|t| matches!(self.f.kind(t), InstKind::Br))
    }

    /// True if the branch becomes simpler in the predecessor.
    fn pays(&mut self, b: Block, p: Block, cond: Inst, logic: Option<BinOp>) -> bool {
        let Some(op) = logic else {
            // A branch on an incoming comparison beats one on a phi of it.
            let incoming = self.f.phi_value_for(cond, p);
            return incoming.is_some_and(|v| {
                let i = self.f.def_inst(v);
                i.is_some_and(|i| matches!(self.f.kind(i), InstKind::ICmp(_) | InstKind::FCmp(_)))
            });
        };
        if self.f.inst_type(cond) != Type::I1 {
            return false;
        }
        let chain = self.options.implication_search_threshold;
        let (x, y) = (self.f.operand(cond, 0), self.f.operand(cond, 1));
        let known = |v: Value, pass: &mut Self| {
            if pass.f.as_const(v).is_some() {
                return None;
            }
            let (cx, f) = (pass.cx, &*pass.f);
            let analyses = &mut *pass.analyses;
            let lvi = pass.use_lvi.then(|| analyses.lazy_value_info(cx, f));
            let terminators = pass.terminators.in_state(pass.state);
            let mut view = EdgeView::new(cx, f, terminators, (p, b), chain, lvi);
            view.fact(v, 4).as_bool()
        };
        let sides = [known(x, self), known(y, self)];
        let neutral = |t: bool| match op {
            BinOp::Xor => true,
            BinOp::And => t,
            _ => !t,
        };
        sides.into_iter().flatten().any(neutral)
    }

    fn clone_branch(&mut self, p: Block, b: Block, dests: &[Block]) {
        self.report_step(|_| Rewrite::CloneIntoPredecessor { pred: p, block: b });
        let mut map = Substitution::default();
        let phis: Vec<Inst> = self.f.phis(b).collect();
        // JT-T8: all phis at once, off the phis themselves.
        for phi in phis {
            if let (Some(old), Some(v)) = (self.f.result(phi), self.f.phi_value_for(phi, p)) {
                map.insert(old, v);
            }
        }
        let before = self.f.last_inst(p).and_then(|t| self.f.prev_inst(t));
        let records = match self.f.terminator(p) {
            Some(br) => {
                let records = self.f.take_debug_records(br);
                self.f.erase_inst(br);
                records
            }
            None => Vec::new(),
        };
        copy_insts(self.cx, self.f, b, p, true, &mut map);
        let copies: Vec<Inst> = match before {
            Some(i) => {
                std::iter::successors(self.f.next_inst(i), |&i| self.f.next_inst(i)).collect()
            }
            None => self.f.insts(p).collect(),
        };
        if let Some(&first) = copies.first() {
            let own = self.f.take_debug_records(first);
            for r in records.into_iter().chain(own) {
                self.f.add_debug_record(first, r);
            }
        }
        for t in [self.f.terminator(p), self.f.terminator(b)]
            .into_iter()
            .flatten()
        {
            drop_metadata(self.cx, self.f, t, "prof");
        }
        if let Some(t) = self.f.terminator(p) {
            drop_metadata(self.cx, self.f, t, "llvm.loop");
        }
        for &d in planted!(self.cx, SecondSuccessorForgotten, dests, &dests[..1]) {
            self.add_entries(b, d, p, &map);
        }
        self.f.remove_phi_entries(b, p);
        let touched = repair(self.cx, self.f, &self.order, b, p, &map);
        // A block whose address is taken stays when nothing enters it any more. Uses behind it read the copy by now.
        erase_empty_phis(self.f, b);
        self.graph_changed();
        self.done();

        self.report.cloned_branches += 1;
        self.analyses.block_copied(self.cx, self.f, p);
        self.after_duplication(&[p], b, &touched);
        self.clean_insts(&copies);
        self.mark_around(p);
        self.check_reachable(b);
    }
}
