//! Merging a block into its only predecessor.

use super::state::Pass;
use crate::analysis::blocks::BlockSet;
use crate::context::Cx;
use crate::defects::planted;
use smallvec::SmallVec;
use tandem_ir::rewrite::{Rewrite, Trace};
use tandem_ir::{Block, Function, Inst, InstKind};

impl<T: Trace<Function>> Pass<'_, T> {
    /// Appends `b` to its predecessor if nothing else leads in or out between the two.
    pub(super) fn try_merge(&mut self, b: Block) -> bool {
        let Some(pred) = guard_mergeable(self.cx, self.f, &self.pinned, b) else {
            return false;
        };
        self.announce(|_| Rewrite::MergeIntoPredecessor { pred, block: b });
        let moved = merge_edit(self.f, pred, b);
        self.convergence.merged(self.cx, pred, b);
        self.graph_changed();
        self.done();

        self.report.merged_blocks += 1;
        self.unmark(b);
        self.headers_stale |= self.headers.remove(b);
        if let Some(l) = &mut self.lvi {
            l.merged(pred, b);
            // JT-T21: a fact may be cached for the end of `pred` from a time when these values were defined
            // above it; now it would be read as one about their new instances.
            for v in moved.iter().filter_map(|&i| self.f.result(i)) {
                if planted!(self.cx, FactsOutliveMerge, true, !l.knows(v)) {
                    l.erase_value(v);
                }
            }
        }
        self.mark_around(pred);
        true
    }
}

/// The predecessor into which a block can be merged: nothing else leads in or out between the two. `pinned` are
/// blocks whose address is used.
pub(crate) fn guard_mergeable(
    cx: Cx<'_>,
    f: &Function,
    pinned: &BlockSet,
    b: Block,
) -> Option<Block> {
    let pred = f.single_predecessor(b)?;
    let t = f.terminator(pred)?;
    let branch = matches!(f.kind(t), InstKind::Br);
    let plain = branch && planted!(cx, MergedBelowBranch, f.num_operands(t) == 1, true);
    let pad = f.insts(b).any(|i| {
        matches!(
            f.kind(i),
            InstKind::LandingPad { .. } | InstKind::CatchPad | InstKind::CleanupPad
        )
    });
    let free = pred != b && f.entry() != Some(b) && !pinned.contains(b);
    (plain && free && !pad).then_some(pred)
}

/// Appends `b` to `pred`, its only predecessor, and erases it; returns the instructions that moved.
pub(crate) fn merge_edit(f: &mut Function, pred: Block, b: Block) -> Vec<Inst> {
    dissolve_phis(f, b);
    let succs: SmallVec<[Block; 4]> = f.successors(b).collect();
    for &s in &succs {
        f.retarget_phi_entries(s, b, pred);
    }
    let moved: Vec<Inst> = f.insts(b).collect();
    if let Some(br) = f.terminator(pred) {
        let records = f.take_debug_records(br);
        if let Some(&first) = moved.first() {
            let own = f.take_debug_records(first);
            for r in records.into_iter().chain(own) {
                f.add_debug_record(first, r);
            }
        }
        f.erase_inst(br);
    }
    for &i in &moved {
        f.detach_inst(i);
        f.append_inst(pred, i);
    }
    f.erase_blocks(&[b]);
    moved
}

/// Phis with a single entry become that value.
fn dissolve_phis(f: &mut Function, b: Block) {
    let phis: SmallVec<[Inst; 8]> = f.phis(b).collect();
    for phi in phis {
        let only = f.phi_incoming(phi).next().map(|e| e.0);
        if let (Some(old), Some(v)) = (f.result(phi), only)
            && v != old
        {
            f.replace_all_uses(old, v);
        }
        f.erase_inst(phi);
    }
}
