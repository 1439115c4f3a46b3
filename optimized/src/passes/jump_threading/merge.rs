//! Merging a block into its only predecessor.

use super::state::Pass;
use crate::defects::planted;
use crate::transform::merge::{guard_mergeable, merge_edit};
use tandem_ir::rewrite::{Rewrite, Trace};
use tandem_ir::{Block, Function};

impl<T: Trace<Function>> Pass<'_, T> {
    /// Appends `b` to its predecessor if nothing else leads in or out between the two.
    pub(super) fn try_merge(&mut self, b: Block) -> bool {
        let Some(pred) = guard_mergeable(self.cx, self.f, &self.pinned, b) else {
            return false;
        };
        self.report_step(|_| Rewrite::MergeIntoPredecessor { pred, block: b });
        self.touch(pred);
        self.touch_around(b);
        let dissolved: Vec<_> = self.f.phis(b).filter_map(|i| self.f.result(i)).collect();
        dissolved.into_iter().for_each(|v| self.touch_users(v));
        let moved = merge_edit(self.f, pred, b);
        self.analyses.block_merged(self.cx, pred, b);
        self.graph_changed();
        self.done();

        self.report.merged_blocks += 1;
        self.unmark(b);
        self.headers_stale |= self.headers.remove(b);
        // JT-T21: a fact may be cached for the end of `pred` from a time when these values were defined
        // above it; now it would be read as one about their new instances.
        for i in moved {
            let Some(v) = self.f.result(i) else {
                continue;
            };
            if planted!(
                self.cx,
                FactsOutliveMerge,
                true,
                !self.analyses.lazy_value_info_knows(v)
            ) {
                self.forget(v);
            }
        }
        self.mark_around(pred);
        true
    }
}
