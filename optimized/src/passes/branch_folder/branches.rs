//! Branches (8.6): seven rows of what can be made simpler between a block and the one in front of it in the layout.
//!
//! A block is looked at again after every success. Every row lowers the measure of the driver: blocks, branches, or pairs
//! of a block that leaves the function and stands in front of one that does not.

use super::Folder;
use crate::analysis::machine_graph::End;
use crate::defects::planted;
use smallvec::SmallVec;
use tandem_ir::machine::func::Op;
use tandem_ir::machine::{MBlock, MFunc, MInst};
use tandem_ir::rewrite::{MachineRewrite, Trace};

impl<T: Trace<MFunc>> Folder<'_, T> {
    /// All rows on all blocks but the entry, in layout order; true if something changed.
    pub(super) fn optimize_branches(&mut self) -> bool {
        let mut changed = false;
        let mut before = self.g.entry();
        while let Some(block) = self.g.next(before) {
            self.trace.heartbeat();
            match self.one_row(before, block) {
                true => changed = true,
                false => before = block,
            }
        }
        changed
    }

    /// The first row that applies to `block`, which stands behind `before`.
    fn one_row(&mut self, before: MBlock, block: MBlock) -> bool {
        if self.remove_empty(before, block) {
            return true;
        }
        let end = self.g.end(before);
        match end {
            End::Cond { to, other, .. } if other.unwrap_or(block) == to => {
                self.step(|_| MachineRewrite::FoldSameTarget { block: before });
                self.g.cut_terminators(before);
                let elsewhere = to != block;
                if planted!(self.g.cx, SameTargetFallsOn, elsewhere, false) {
                    self.g.push_branch(before, to);
                }
                self.stepped(&[before]);
                true
            }
            End::Falls if self.splices(before, block) => {
                self.step(|_| MachineRewrite::SpliceSinglePred {
                    pred: before,
                    block,
                });
                let insts = std::mem::take(&mut self.g.f.blocks[block].insts);
                self.g.f.blocks[before].insts.extend(insts);
                self.g.remove(block);
                self.stepped(&[before]);
                true
            }
            End::Uncond(to) if to == block => self.drop_last_branch(before),
            End::Cond {
                other: Some(other), ..
            } if other == block => self.drop_last_branch(before),
            End::Cond {
                to,
                other: Some(other),
                ..
            } if to == block => {
                self.step(|_| MachineRewrite::ReverseBranch { block: before });
                self.g.turn_round(before, other);
                self.stepped(&[before]);
                true
            }
            End::Cond {
                to, other: None, ..
            } if Some(to) == self.g.next(block) && self.moves_to_end(block) => {
                let after = self.g.last();
                self.step(|_| MachineRewrite::MoveBlock { block, after });
                self.g.move_to_end(block);
                self.g.turn_round(before, block);
                self.stepped(&[before]);
                true
            }
            _ => self.remove_dead(block),
        }
    }

    /// Row 1.
    fn remove_empty(&mut self, before: MBlock, block: MBlock) -> bool {
        let g = &self.g;
        let Some(target) = self.empty_block_target(block) else {
            return false;
        };
        let falls = g.falls_through(before);
        let next = g.next(block);
        let preds: SmallVec<[MBlock; 4]> = SmallVec::from_slice(self.g.preds(block));
        // Threads that go both ways would arrive as one group (TB-7), which matters where groups do.
        let parts = preds.iter().any(|p| self.g.succs(*p).contains(&target));
        let parts = parts && self.g.any_convergent();
        if planted!(self.g.cx, EmptyBlockPartsNobody, parts, false) {
            return false;
        }
        self.step(|_| MachineRewrite::RemoveEmptyBlock { block, target });
        for p in &preds {
            self.g.redirect(*p, block, target);
        }
        self.keep_records(block, target);
        self.g.remove(block);
        let lost = falls && next != Some(target);
        if planted!(self.g.cx, FallIntoEmptyLost, lost, false) {
            self.g.push_branch(before, target);
        }
        let mut changed = preds;
        changed.push(before);
        self.stepped(&changed);
        true
    }

    /// Where a block goes that does nothing else.
    fn empty_block_target(&self, block: MBlock) -> Option<MBlock> {
        let g = &self.g;
        // Looking at instructions is what this costs, so how the block ends is asked first.
        let end = g.end(block);
        if !matches!(end, End::Falls | End::Uncond(_)) {
            return None;
        }
        let body = &g.insts(block)[..g.insts(block).len() - g.terminators(block)];
        if body.iter().any(|i| g.counts(*i)) {
            return None;
        }
        let target = match end {
            End::Uncond(to) if self.options.forward => Some(to),
            End::Falls => g.next(block),
            _ => None,
        };
        target.filter(|t| *t != block)
    }

    /// Records of a block that goes move over an edge that is the only one; else they vanish.
    fn keep_records(&mut self, block: MBlock, target: MBlock) {
        let g = &mut self.g;
        let is_record = |i: &MInst| matches!(g.f.insts[*i].op, Op::Dbg(_));
        let records: Vec<MInst> = g.insts(block).iter().copied().filter(is_record).collect();
        if !records.is_empty() && *g.preds(target) == [block] {
            g.f.blocks[target].insts.splice(0..0, records);
        }
    }

    fn splices(&mut self, before: MBlock, block: MBlock) -> bool {
        let in_table = self.g.is_in_table(block);
        let cx = self.g.cx;
        let preds = self.g.preds(block);
        let only = *preds == [before];
        !in_table && planted!(cx, SplicedDespiteOtherWay, only, preds.contains(&before))
    }

    fn drop_last_branch(&mut self, block: MBlock) -> bool {
        let Some(&branch) = self.g.insts(block).last() else {
            return false;
        };
        self.step(|_| MachineRewrite::DropBranch { block, branch });
        self.g.f.blocks[block].insts.pop();
        self.stepped(&[block]);
        true
    }

    /// Row 6: the block leaves the function, and something that does not stands behind it.
    fn moves_to_end(&self, block: MBlock) -> bool {
        let g = &self.g;
        // A last block without an ending would fall into what is put behind it.
        let open = planted!(g.cx, MovedBehindOpenEnd, g.falls_through(g.last()), false);
        if g.end(block) != End::Closed || open {
            return false;
        }
        let mut at = g.next(block);
        while let Some(b) = at {
            if !g.succs(b).is_empty() {
                return true;
            }
            at = g.next(b);
        }
        false
    }

    /// Row 7.
    fn remove_dead(&mut self, block: MBlock) -> bool {
        let used = !self.g.preds(block).is_empty();
        let used = planted!(
            self.g.cx,
            ReachedByBranchIsDead,
            used,
            used && self.g.prev(block).is_some_and(|p| self.g.falls_through(p))
        );
        if self.g.is_in_table(block) || used {
            return false;
        }
        self.step(|_| MachineRewrite::RemoveDeadBlock { block });
        self.g.remove(block);
        self.stats.dead_blocks += 1;
        self.stepped(&[]);
        true
    }

    /// Jump tables that no instruction names lose their targets.
    pub(super) fn drop_tables(&mut self) -> bool {
        use tandem_ir::machine::func::Operand;
        let mut used = vec![false; self.g.f.tables.len()];
        if used.is_empty() {
            return false;
        }
        for b in self.g.blocks() {
            for i in self.g.insts(b) {
                for op in &self.g.f.insts[*i].ops {
                    if let Operand::Table(t) = op {
                        used[*t as usize] = true;
                    }
                }
            }
        }
        let mut changed = false;
        for (t, used) in used.into_iter().enumerate() {
            if !used && !self.g.f.tables[t].targets.is_empty() {
                self.step(|_| MachineRewrite::RemoveJumpTable { table: t as u64 });
                self.g.f.tables[t].targets.clear();
                self.stepped(&[]);
                changed = true;
            }
        }
        changed
    }

    /// States a rewrite that is about to be performed.
    pub(super) fn step(&mut self, make: impl FnOnce(&MFunc) -> MachineRewrite) {
        self.keep_structure();
        if T::ACTIVE {
            self.g.sync();
        }
        self.trace.before(self.g.f, make);
    }
    /// A rewrite of branches is complete; these blocks lead elsewhere now.
    pub(super) fn stepped(&mut self, changed: &[MBlock]) {
        for &b in changed {
            if self.g.is_present(b) {
                self.g.changed(b);
            }
        }
        self.stats.branches += 1;
        if T::ACTIVE {
            self.g.sync();
        }
        self.trace.after(self.g.f);
    }
}
