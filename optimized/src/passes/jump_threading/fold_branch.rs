//! Making a terminator unconditional.

use super::state::Pass;
use crate::defects::planted;
use crate::transform::phis::erase_empty_phis;
use smallvec::SmallVec;
use tandem_ir::rewrite::{Rewrite, Trace, Why};
use tandem_ir::{Block, Function};

impl<T: Trace<Function>> Pass<'_, T> {
    /// Replaces the terminator of `b` by a branch to `dest`, one of its successors.
    pub(super) fn fold_terminator(&mut self, b: Block, dest: Block, why: Why) {
        let Some(t) = self.f.terminator(b) else {
            return;
        };
        self.report_step(|_| Rewrite::FoldTerminator {
            block: b,
            dest,
            why,
        });
        self.touch(b);
        let cond = self.f.operand(t, 0);
        let mut kept = false;
        let succs: SmallVec<[Block; 4]> = self.f.inst_successors(t).collect();
        for &s in &succs {
            // Where the one edge to the destination stays, nothing changes there.
            if s != dest || kept {
                self.touch(s);
            }
            if planted!(
                self.cx,
                DoubleEdgeKeepsEntries,
                s == dest && !kept,
                s == dest
            ) {
                kept = true;
            } else {
                self.f.remove_one_phi_entry(s, b);
            }
        }
        let records = self.f.take_debug_records(t);
        let location = self.f.attachments(t).to_vec();
        self.f.erase_inst(t);
        let br = self.f.append_br(b, dest);
        for r in records {
            self.f.add_debug_record(br, r);
        }
        // Of the metadata, the location stays and a loop's properties if this was its latch.
        for (kind, md) in location {
            if matches!(self.cx.str(kind), "dbg" | "llvm.loop") {
                self.f.set_attachment(br, kind, md);
            }
        }
        for &s in succs.iter().filter(|&&s| s != dest) {
            erase_empty_phis(self.f, s);
        }
        self.graph_changed();
        self.done();

        self.report.folded_terminators += 1;
        self.erase_dead_operand(cond);
        self.mark(b);
        for &s in &succs {
            self.mark_around(s);
        }
        for s in succs {
            if s != dest {
                self.check_reachable(s);
            }
        }
    }
}
