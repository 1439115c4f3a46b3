//! Blocks that cannot be reached (JT-047, JT-R12).

use super::state::Pass;
use crate::analysis::blocks::{BlockSet, reachable};
use crate::defects::planted;
use tandem_ir::rewrite::{Rewrite, Trace};
use tandem_ir::{Block, Function};

impl<T: Trace<Function>> Pass<'_, T> {
    /// Erases every block that cannot be reached from the entry.
    pub(super) fn erase_unreachable(&mut self) {
        let live = reachable(self.f);
        let lost: Vec<Block> = self
            .f
            .blocks()
            .filter(|&b| !live.contains(b) && !self.dead.contains(b))
            .collect();
        // A block whose address is used must stay, and with it what it leads to; so must what those lead to that stayed before,
        // and that could be reached then.
        let mut kept: Vec<Block> = lost
            .iter()
            .copied()
            .filter(|&b| self.pinned.contains(b))
            .collect();
        let stayed = self.f.blocks().filter(|&b| self.dead.contains(b));
        kept.extend(
            stayed
                .flat_map(|b| self.f.successors(b))
                .filter(|&s| !live.contains(s)),
        );
        while let Some(b) = kept.pop() {
            if self.dead.insert(b) {
                kept.extend(self.f.successors(b).filter(|&s| !live.contains(s)));
            }
        }
        let gone: Vec<Block> = lost
            .into_iter()
            .filter(|&b| !self.dead.contains(b))
            .collect();
        self.erase(gone);
    }

    /// To be called when an edge to `b` went away: erases what hung on it. Where `b` heads no loop, another
    /// predecessor proves that it can still be reached.
    pub(super) fn check_reachable(&mut self, b: Block) {
        if !self.f.in_layout(b) || self.f.entry() == Some(b) || self.dead.contains(b) {
            return;
        }
        if self.headers.contains(b) {
            self.headers_stale |= planted!(self.cx, HeadersKept, true, false);
            self.erase_unreachable();
        } else if planted!(
            self.cx,
            LastWayInMiscounted,
            self.f.pred_edges(b).next(),
            self.f.pred_edges(b).nth(1)
        )
        .is_none()
        {
            self.erase_from(b);
        }
    }

    /// Erases a block without predecessors and those that only such blocks lead to.
    fn erase_from(&mut self, b: Block) {
        let mut gone = vec![b];
        let mut set = BlockSet::new();
        set.insert(b);
        let mut at = 0;
        while let Some(&d) = gone.get(at) {
            at += 1;
            if self.pinned.contains(d) {
                return self.erase_unreachable();
            }
            let succs: Vec<Block> = self.f.successors(d).collect();
            for s in succs {
                if set.contains(s) || self.f.entry() == Some(s) {
                    continue;
                }
                if self.f.pred_edges(s).all(|p| set.contains(p)) {
                    set.insert(s);
                    gone.push(s);
                } else if self.headers.contains(s) {
                    self.headers_stale = true;
                    return self.erase_unreachable();
                }
            }
        }
        gone.sort_unstable_by_key(|&g| self.order.of(g));
        self.erase(gone);
    }

    fn erase(&mut self, gone: Vec<Block>) {
        if gone.is_empty() {
            return;
        }
        self.report_step(|_| Rewrite::EraseBlocks {
            blocks: gone.clone(),
        });
        for &b in &gone {
            self.touch_around(b);
        }
        // Blocks that had to stay may read what goes.
        if self.dead.count() > 0 {
            self.touch_all();
        }
        let mut next: Vec<Block> = gone.iter().flat_map(|&b| self.f.successors(b)).collect();
        self.f.erase_blocks(&gone);
        self.graph_changed();
        self.done();
        self.report.erased_blocks += gone.len() as u32;
        next.retain(|&s| self.f.in_layout(s));
        for b in next {
            let phis: Vec<_> = self.f.phis(b).filter_map(|i| self.f.result(i)).collect();
            phis.into_iter().for_each(|v| self.forget(v));
            self.mark_around(b);
        }
        for &b in &gone {
            self.unmark(b);
            self.headers_stale |= self.headers.remove(b);
        }
    }

    /// Where loop headers are threaded too, finds them anew after an edit. Not before unreachable blocks are
    /// gone: until then [`Self::check_reachable`] must still know the headers of loops that were cut off.
    pub(super) fn refresh_headers(&mut self) {
        if self.headers_stale && self.options.across_loop_headers {
            self.headers = self.analyses.loops(self.f).headers.clone();
            self.headers_stale = false;
        }
    }
}
