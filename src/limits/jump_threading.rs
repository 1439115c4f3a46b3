//! The limits of jump threading, once more from its documents (JT-006 to JT-009, JT-R4, JT-R6, JT-R7, JT-R10, JT-R11) and
//! not from production's code.

use super::cost::{documented_cost, least_cost};
use tandem_ir::attr::AttrKind;
use tandem_ir::passes::Params;
use tandem_ir::rewrite::{Rewrite, Why};
use tandem_ir::{Function, Header, InstKind};
use tandem_optimized::options::Options;
use tandem_oracle::graph::Graph;
use tandem_oracle::pass::Limits;

/// The knobs that hunts draw: JT-R8 and JT-009 switch parts of the pass on.
pub(super) const HUNTED: &[&str] = &[
    "",
    "",
    "",
    "-jt-load-threading",
    "-jump-threading-across-loop-headers",
    "-jt-load-threading -jump-threading-across-loop-headers",
];

/// The limits under the given knobs.
pub(super) fn limits(_: &Params, options: &Options) -> Box<dyn Limits<Function> + Sync> {
    Box::new(Documented(options.passes.jump_threading.clone()))
}

struct Documented(tandem_optimized::passes::jump_threading::Options);

impl Limits<Function> for Documented {
    /// The documented limits again, from the documents and not from production's code: cost and phis of the
    /// block (JT-R11), protected loop headers (JT-R6), hops of an implication (JT-R4 d).
    fn within_budget(&self, cx: &Header, f: &Function, rw: &Rewrite) -> bool {
        let Rewrite::ThreadEdge {
            block, dest, why, ..
        } = rw
        else {
            return false;
        };
        let cost: u32 = f.insts(*block).map(|i| documented_cost(cx, f, i)).sum();
        let phis = f.phis(*block).count();
        let near = match why {
            Why::Implication(hops) => *hops <= self.0.implication_search_threshold,
            _ => true,
        };
        let header = || {
            let headers = Graph::new(f).loop_headers();
            headers.contains(block) || headers.contains(dest)
        };
        let fits = cost <= self.0.threshold && phis <= self.0.phi_threshold as usize;
        !self.0.disable && fits && near && (self.0.across_loop_headers || !header())
    }
    fn growth_limit(&self) -> Option<usize> {
        Some(512)
    }
    /// JT-R10: a copy costs what its block costs, and at least 1.
    fn charge(&self, cx: &Header, f: &Function, rw: &Rewrite) -> usize {
        match rw {
            Rewrite::ThreadEdge { block, .. } | Rewrite::CloneIntoPredecessor { block, .. } => {
                let cost: u32 = f.insts(*block).map(|i| least_cost(cx, f, i)).sum();
                cost.max(1) as usize
            }
            _ => 0,
        }
    }
    /// JT-006 to JT-009, JT-R7, JT-R11: what the pass may not do although it would be right.
    fn limit_broken(&self, cx: &Header, f: &Function, rw: &Rewrite) -> Option<String> {
        let has = |kind| {
            let data = cx.function(f.global);
            data.is_some_and(|d| cx.attrs.has(d.attrs.func, kind))
        };
        if has(AttrKind::OptimizeNone) {
            return Some("the function says optnone".into());
        }
        let (block, dest, why) = match rw {
            Rewrite::ThreadEdge {
                block, dest, why, ..
            } => (*block, Some(*dest), Some(why)),
            Rewrite::CloneIntoPredecessor { block, .. } => (*block, None, None),
            Rewrite::UnfoldSelect { select, .. } => {
                let shared = f.result(*select).is_some_and(|v| !f.has_one_use(v));
                return shared.then(|| "a select with other uses is unfolded".into());
            }
            _ => return None,
        };
        let mut threshold = match has(AttrKind::MinSize) {
            true => self.0.threshold.min(3),
            false => self.0.threshold,
        };
        let is_switch = |t| matches!(f.kind(t), InstKind::Switch);
        if f.terminator(block).is_some_and(is_switch) {
            threshold += 6;
        }
        let cost: u32 = f.insts(block).map(|i| least_cost(cx, f, i)).sum();
        if cost > threshold {
            return Some(format!(
                "a block of cost {cost} is copied, the threshold is {threshold}"
            ));
        }
        let (phis, most) = (f.phis(block).count(), self.0.phi_threshold);
        if phis > most as usize {
            return Some(format!(
                "a block with {phis} phis is copied, the threshold is {most}"
            ));
        }
        let far = self.0.implication_search_threshold;
        if let Some(Why::Implication(hops)) =
            why.filter(|w| matches!(w, Why::Implication(n) if *n > far))
        {
            return Some(format!(
                "a condition {hops} hops up decides, the limit is {far}"
            ));
        }
        let headers = Graph::new(f).loop_headers();
        let touched = headers.contains(&block) || dest.is_some_and(|d| headers.contains(&d));
        let guarded = !self.0.across_loop_headers && touched;
        guarded.then(|| "a loop header is threaded without being asked for".into())
    }
}
