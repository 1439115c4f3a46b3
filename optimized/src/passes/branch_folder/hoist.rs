//! Hoisting (8.7): what both successors of a branch begin with stands in front of the branch.

use super::Folder;
use super::common::{identical, merge_attributes};
use crate::analysis::machine_graph::{End, Graph};
use crate::defects::planted;
use tandem_ir::machine::effects::{Access, for_each_access};
use tandem_ir::machine::forms::Props;
use tandem_ir::machine::{MBlock, MFunc, MInst};
use tandem_ir::rewrite::{MachineRewrite, Trace};

impl<T: Trace<MFunc>> Folder<'_, T> {
    /// Hoists out of every branch, in layout order; true if something moved.
    pub(super) fn hoist_common(&mut self) -> bool {
        let mut changed = false;
        let mut at = Some(self.g.entry());
        while let Some(block) = at {
            self.trace.heartbeat();
            changed |= self.hoist_into(block);
            at = self.g.next(block);
        }
        changed
    }

    fn hoist_into(&mut self, block: MBlock) -> bool {
        let End::Cond { to, other, guard } = self.g.end(block) else {
            return false;
        };
        let Some(other) = other.or(self.g.next(block)) else {
            return false;
        };
        let entry = self.g.entry();
        if to == other || to == entry || other == entry {
            return false;
        }
        let reached_otherwise = *self.g.preds(to) != [block] || *self.g.preds(other) != [block];
        if planted!(
            self.g.cx,
            OtherPredecessorForgotten,
            reached_otherwise,
            false
        ) {
            return false;
        }
        let pairs = prefix(&self.g, to, other, guard.reg);
        if pairs.is_empty() {
            return false;
        }
        let len = pairs.len() as u64;
        self.step(|_| MachineRewrite::HoistPrefix { block, len });
        for &(a, b) in &pairs {
            let kept = planted!(self.g.cx, HoistKeepsPromises, b, a);
            merge_attributes(&mut self.g, a, kept);
        }
        let (kept, gone): (Vec<MInst>, Vec<MInst>) = pairs.into_iter().unzip();
        for (arm, list) in [(to, &kept), (other, &gone)] {
            // Both lists are in order of their blocks.
            let mut moved = list.iter().peekable();
            self.g.f.blocks[arm].insts.retain(|i| {
                let is = moved.peek() == Some(&i);
                if is {
                    moved.next();
                }
                !is
            });
        }
        let at = self.g.insts(block).len() - self.g.terminators(block);
        self.g.f.blocks[block].insts.splice(at..at, kept);
        self.stats.hoists += len;
        self.stepped(&[block, to, other]);
        true
    }
}

/// The longest prefix of two blocks that may stand in front of the branch that reads `guard`.
fn prefix(
    g: &Graph<'_>,
    a: MBlock,
    b: MBlock,
    guard: tandem_ir::machine::regs::Reg,
) -> Vec<(MInst, MInst)> {
    let counted = |block: MBlock| {
        let insts = g.insts(block).iter().copied();
        insts.filter(|i| g.counts(*i))
    };
    let may_leave = |i: MInst| {
        let data = &g.f.insts[i];
        let form = g.form(i);
        let stays = form.is_none_or(|f| {
            f.is(Props::TERMINATOR) || f.is(Props::GLUE_IN) || f.is(Props::GLUE_OUT)
        });
        let mut writes_guard = false;
        for_each_access(data, g.cx.context.forms(), |r, how| {
            writes_guard |= r == guard && how != Access::Read;
        });
        let writes_guard = planted!(g.cx, GuardWrittenBeforeItsBranch, writes_guard, false);
        let in_region = planted!(g.cx, HoistedOutOfItsCall, data.region.is_some(), false);
        !stays && !writes_guard && !in_region
    };
    counted(a)
        .zip(counted(b))
        .take_while(|(x, y)| may_leave(*x) && identical(g, *x, *y))
        .collect()
}
