//! The limits of DFA jump threading, once more from its documents (JT-016, JT-R16) and not from production's code.

use super::cost::least_cost;
use tandem_ir::attr::AttrKind;
use tandem_ir::passes::Params;
use tandem_ir::rewrite::{Path, Rewrite};
use tandem_ir::{Block, Function, Header, InstKind};
use tandem_optimized::options::Options;
use tandem_oracle::pass::Limits;

/// The knobs that hunts draw (JT-R16): limits that small machines meet, and none for the large ones.
pub(super) const HUNTED: &[&str] = &[
    "",
    "-dfa-early-exit-heuristic=false",
    "",
    "-dfa-cost-threshold=1000000",
    "-dfa-cost-threshold=3",
    "-dfa-early-exit-heuristic=false -dfa-cost-threshold=1000000",
    "-dfa-max-num-paths=3",
    "-dfa-max-path-length=2",
];

/// The limits under the given knobs.
pub(super) fn limits(_: &Params, options: &Options) -> Box<dyn Limits<Function> + Sync> {
    Box::new(Documented(options.passes.dfa_jump_threading.clone()))
}

struct Documented(tandem_optimized::passes::dfa_jump_threading::Options);

impl Limits<Function> for Documented {
    /// Which switches are worth it is a matter of costs that the documents do not fix: nothing counts as missed.
    fn within_budget(&self, _: &Header, _: &Function, _: &Rewrite) -> bool {
        false
    }
    fn growth_limit(&self) -> Option<usize> {
        Some(BUDGET)
    }
    /// JT-R16: copies cost what their blocks cost.
    fn charge(&self, cx: &Header, f: &Function, rw: &Rewrite) -> usize {
        match rw {
            Rewrite::ThreadPaths { paths, .. } => cost(cx, f, paths) as usize,
            _ => 0,
        }
    }
    /// `dfa-max-num-paths`, `dfa-max-path-length` and `dfa-cost-threshold`, and functions that ask to be left alone.
    fn limit_broken(&self, cx: &Header, f: &Function, rw: &Rewrite) -> Option<String> {
        let asks = |kind| {
            let data = cx.function(f.global);
            data.is_some_and(|d| cx.attrs.has(d.attrs.func, kind))
        };
        for (kind, word) in [
            (AttrKind::OptimizeNone, "optnone"),
            (AttrKind::MinSize, "minsize"),
        ] {
            if asks(kind) {
                return Some(format!("the function says {word}"));
            }
        }
        let Rewrite::ThreadPaths { switch, paths } = rw else {
            return None;
        };
        let (most, longest) = (self.0.max_num_paths, self.0.max_path_length);
        if paths.len() > most as usize {
            return Some(format!(
                "{} paths are threaded, the limit is {most}",
                paths.len()
            ));
        }
        let long = paths.iter().map(|p| p.blocks.len()).max().unwrap_or(0);
        if long > longest as usize {
            return Some(format!(
                "a path of {long} blocks is threaded, the limit is {longest}"
            ));
        }
        let cost = cost(cx, f, paths);
        let threshold = u64::from(self.0.cost_threshold) * comparisons(f, *switch);
        (cost > threshold)
            .then(|| format!("copies of cost {cost} are made, the threshold is {threshold}"))
    }
}

/// The budget of one run: instructions that its copies may cost (JT-R16: its own, not jump threading's).
const BUDGET: usize = 4096;

/// What copies of the blocks of all paths cost at least.
fn cost(cx: &Header, f: &Function, paths: &[Path]) -> u64 {
    let blocks = paths.iter().flat_map(|p| &p.blocks);
    let insts = blocks.flat_map(|&b| f.insts(b));
    insts.map(|i| u64::from(least_cost(cx, f, i))).sum()
}

/// How many comparisons find the case of a switch, its cases being in order: each of them may cost the threshold.
fn comparisons(f: &Function, switch: Block) -> u64 {
    let cases = f.terminator(switch).map_or(0, |t| match f.kind(t) {
        InstKind::Switch => f.switch_cases(t).count(),
        _ => 0,
    });
    let mut most = 0;
    let mut left = cases;
    while left > 0 {
        most += 1;
        left /= 2;
    }
    most
}
