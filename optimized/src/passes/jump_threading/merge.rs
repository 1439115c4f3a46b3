//! Merging a block into its only predecessor.

use super::state::Pass;
use crate::defects::planted;
use smallvec::SmallVec;
use tandem_ir::rewrite::{Rewrite, Trace};
use tandem_ir::{Block, Inst, InstKind};

impl<T: Trace> Pass<'_, T> {
    /// Appends `b` to its predecessor if nothing else leads in or out between the two.
    pub(super) fn try_merge(&mut self, b: Block) -> bool {
        let Some(pred) = self.guard_mergeable(b) else {
            return false;
        };
        self.announce(|_| Rewrite::MergeIntoPredecessor { pred, block: b });
        self.dissolve_phis(b);
        let succs: SmallVec<[Block; 4]> = self.f.successors(b).collect();
        for &s in &succs {
            self.f.retarget_phi_entries(s, b, pred);
        }
        let moved: Vec<Inst> = self.f.insts(b).collect();
        if let Some(br) = self.f.terminator(pred) {
            let records = self.f.take_debug_records(br);
            if let Some(&first) = moved.first() {
                let own = self.f.take_debug_records(first);
                for r in records.into_iter().chain(own) {
                    self.f.add_debug_record(first, r);
                }
            }
            self.f.erase_inst(br);
        }
        for &i in &moved {
            self.f.detach_inst(i);
            self.f.append_inst(pred, i);
        }
        self.f.erase_blocks(&[b]);
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

    fn guard_mergeable(&self, b: Block) -> Option<Block> {
        let f = &*self.f;
        let pred = f.single_predecessor(b)?;
        let t = f.terminator(pred)?;
        let branch = matches!(f.kind(t), InstKind::Br);
        let plain = branch && planted!(self.cx, MergedBelowBranch, f.num_operands(t) == 1, true);
        let pad = f.insts(b).any(|i| {
            matches!(
                f.kind(i),
                InstKind::LandingPad { .. } | InstKind::CatchPad | InstKind::CleanupPad
            )
        });
        let free = pred != b && f.entry() != Some(b) && !self.pinned.contains(b);
        (plain && free && !pad).then_some(pred)
    }

    /// Phis with a single entry become that value.
    fn dissolve_phis(&mut self, b: Block) {
        let phis: SmallVec<[Inst; 8]> = self.f.phis(b).collect();
        for phi in phis {
            let only = self.f.phi_incoming(phi).next().map(|e| e.0);
            if let (Some(old), Some(v)) = (self.f.result(phi), only)
                && v != old
            {
                self.f.replace_all_uses(old, v);
            }
            self.f.erase_inst(phi);
        }
    }
}
