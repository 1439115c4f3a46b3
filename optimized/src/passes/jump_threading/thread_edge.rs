//! The threading of edges: one copy of the block, entered by the predecessors that know (JT-R1).

use super::options::{NAME_CLONE, NAME_FACTOR};
use super::state::Pass;
use crate::defects::planted;
use crate::transform::copy::{Substitution, copy_insts, copy_records, drop_weights};
use crate::transform::location::{keep_location, keep_location_of_target};
use crate::transform::phis::{erase_empty_phis, phi_at_end};
use crate::transform::ssa_repair::repair;
use tandem_ir::rewrite::{Rewrite, Trace, Why};
use tandem_ir::{Block, Function, Inst, Value};

impl<T: Trace<Function>> Pass<'_, T> {
    /// Sends all edges from `preds` to `b` to a copy of `b` that goes to `dest`. The caller has checked that
    /// this is legal.
    pub(super) fn thread_edge(&mut self, preds: &[Block], b: Block, dest: Block, why: Why) {
        let Some(&last) = preds.last() else { return };
        self.report_step(|_| Rewrite::ThreadEdge {
            preds: preds.to_vec(),
            block: b,
            dest,
            why,
        });
        let (landing, mut map) = if preds.len() > 1 {
            let factor = self.new_block_after(last, NAME_FACTOR);
            (Some(factor), self.factor_phis(preds, b, factor))
        } else {
            (None, Substitution::default())
        };
        let copy = self.new_block_after(landing.unwrap_or(last), NAME_CLONE);
        if landing.is_none() {
            map = self.phi_values(last, b, copy);
        }
        copy_insts(self.cx, self.f, b, copy, false, &mut map);
        let br = self.f.append_br(copy, dest);
        if let Some(t) = self.f.terminator(b) {
            copy_records(self.f, t, br, &map);
            keep_location(self.cx, self.f, t, br);
            drop_weights(self.cx, self.f, t);
        }
        if let Some(l) = landing {
            self.f.append_br(l, copy);
            keep_location_of_target(self.cx, self.f, l, copy);
        }
        self.add_entries(b, dest, copy, &map);
        self.leave(preds, b, landing.unwrap_or(copy));
        let touched = repair(self.cx, self.f, &self.order, b, copy, &map);
        // A block whose address is taken stays when nothing enters it any more. Uses behind it read the copy by now.
        erase_empty_phis(self.f, b);
        self.graph_changed();
        self.done();

        self.report.threaded_edges += preds.len() as u32;
        self.report.cloned_blocks += 1;
        self.analyses.block_copied(self.cx, self.f, copy);
        self.after_duplication(preds, b, &touched);
        if let Some(l) = landing {
            self.clean(l);
            self.mark(l);
        }
        self.clean(copy);
        self.mark_around(copy);
        self.check_reachable(b);
    }

    /// A named block after another one, known to the layout order.
    pub(super) fn new_block_after(&mut self, after: Block, name: &str) -> Block {
        let new = self.f.new_block_after(after, name);
        self.order.inserted(self.f, new);
        new
    }

    /// JT-T8: what the phis of `b` are on the edge from `pred`, all at once: values are read off the phis, never
    /// off the map that is being made. A value that is itself of `b` (an earlier iteration's) gets a phi in the copy,
    /// so that it can be told from this iteration's.
    fn phi_values(&mut self, pred: Block, b: Block, copy: Block) -> Substitution {
        let mut map = Substitution::default();
        let phis: Vec<Inst> = self.f.phis(b).collect();
        let edges = self.edges(pred, b);
        for phi in phis {
            let (Some(old), Some(v)) = (self.f.result(phi), self.f.phi_value_for(phi, pred)) else {
                continue;
            };
            let home = self.f.def_inst(v).and_then(|i| self.f.inst_block(i));
            let new = if home == Some(b) {
                let list: Vec<(Value, Block)> = (0..edges).map(|_| (v, pred)).collect();
                phi_at_end(self.f, copy, &list).unwrap_or(v)
            } else {
                v
            };
            let new = planted!(self.cx, PhisMappedInTurn, new, map.find(v).unwrap_or(new));
            map.insert(old, new);
        }
        map
    }

    /// The phis of the factoring block: one for each of `b`.
    fn factor_phis(&mut self, preds: &[Block], b: Block, factor: Block) -> Substitution {
        let mut map = Substitution::default();
        let phis: Vec<Inst> = self.f.phis(b).collect();
        for phi in phis {
            let mut list: Vec<(Value, Block)> = Vec::with_capacity(preds.len());
            for &p in preds {
                let from = planted!(self.cx, SharedCopyMixesInputs, p, preds[0]);
                if let Some(v) = self.f.phi_value_for(phi, from) {
                    list.extend(
                        (0..planted!(self.cx, DoubleEdgeForgotten, self.edges(p, b), 1))
                            .map(|_| (v, p)),
                    );
                }
            }
            if let (Some(old), Some(new)) = (self.f.result(phi), phi_at_end(self.f, factor, &list))
            {
                map.insert(old, new);
            }
        }
        map
    }

    /// Number of edges from `p` to `b`.
    fn edges(&self, p: Block, b: Block) -> usize {
        self.f.successors(p).filter(|&s| s == b).count()
    }

    /// Gives the phis of `dest` the entry for the copy of `b`.
    pub(super) fn add_entries(&mut self, b: Block, dest: Block, copy: Block, map: &Substitution) {
        let phis: Vec<Inst> = self.f.phis(dest).collect();
        for phi in phis {
            if let Some(v) = self.f.phi_value_for(phi, b) {
                let new = planted!(self.cx, EntryNotMapped, map.get(v), v);
                self.f.add_phi_entry(phi, new, copy);
            }
        }
    }

    /// Redirects all edges from `preds` to `b`.
    fn leave(&mut self, preds: &[Block], b: Block, to: Block) {
        for &p in preds {
            if let Some(t) = self.f.terminator(p) {
                self.f.redirect_successor(t, b, to);
            }
            self.f.remove_phi_entries(b, p);
        }
    }

    /// Caches after the graph or its phis changed.
    pub(super) fn graph_changed(&mut self) {
        self.analyses.edges_changed(self.cx);
        let across = self.options.across_loop_headers;
        self.headers_stale |= planted!(self.cx, HeadersKept, across, false);
    }

    /// What has to be looked at again, and forgotten, after a block was duplicated.
    pub(super) fn after_duplication(&mut self, preds: &[Block], b: Block, touched: &[Block]) {
        let phis: Vec<Value> = self.f.phis(b).filter_map(|i| self.f.result(i)).collect();
        // JT-T21: these have lost entries.
        phis.iter().for_each(|&v| self.forget(v));
        self.touch_around(b);
        for &p in preds {
            self.touch(p);
        }
        // A phi that was repaired stands in a successor of the block where it reads.
        for &t in touched {
            self.touch_around(t);
        }
        self.mark_around(b);
        for &p in preds {
            self.mark(p);
        }
        for &t in touched {
            self.mark(t);
        }
    }
}
