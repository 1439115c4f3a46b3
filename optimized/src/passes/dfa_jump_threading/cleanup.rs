//! What is left over when the paths of a switch are threaded: the paths that nobody takes any more, and
//! branches from one copy to a block that only it leads to.

use super::state::Attempt;
use crate::analysis::address_taken::pinned_blocks;
use crate::analysis::blocks::{BlockSet, reachable};
use crate::transform::merge::{guard_mergeable, merge_edit};
use cranelift_entity::EntityRef;
use tandem_ir::rewrite::{Rewrite, Trace};
use tandem_ir::{Block, Function};

impl<T: Trace<Function>> Attempt<'_, T> {
    /// Erases what only the threaded paths led to.
    pub(super) fn erase_unreachable(&mut self) {
        let live = reachable(self.f);
        let lost: Vec<Block> = self.f.blocks().filter(|&b| !live.contains(b)).collect();
        if lost.is_empty() {
            return;
        }
        // A block whose address is used must stay, and with it what it leads to.
        let pinned = pinned_blocks(self.cx, self.f);
        let mut kept = BlockSet::new();
        let mut work = lost.clone();
        work.retain(|&b| pinned.contains(b));
        while let Some(b) = work.pop() {
            if kept.insert(b) {
                work.extend(self.f.successors(b).filter(|&s| !live.contains(s)));
            }
        }
        let mut gone = lost;
        gone.retain(|&b| !kept.contains(b));
        if gone.is_empty() {
            return;
        }
        self.report_step(|_| Rewrite::EraseBlocks {
            blocks: gone.clone(),
        });
        self.f.erase_blocks(&gone);
        self.edges_changed();
        self.done();
        self.report.erased_blocks += gone.len() as u32;
    }

    /// Merges blocks into their only predecessors where one of the two is new: its number is `first` or more.
    pub(super) fn merge_from(&mut self, first: usize) {
        let pinned = pinned_blocks(self.cx, self.f);
        let all: Vec<Block> = self.f.blocks().collect();
        for b in all {
            let Some(pred) = guard_mergeable(self.cx, self.f, &pinned, b) else {
                continue;
            };
            if b.index() >= first || pred.index() >= first {
                self.report_step(|_| Rewrite::MergeIntoPredecessor { pred, block: b });
                merge_edit(self.f, pred, b);
                self.edges_changed();
                self.done();
                self.report.merged_blocks += 1;
            }
        }
    }
}
