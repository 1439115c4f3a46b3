//! Reduction around the IR: the knobs that the failure does not need.

use super::verdict::SameVerdict;
use crate::judge::Judging;
use tandem_ir::Module;
use tandem_optimized::options::Options;
use tandem_reduce::predicate::{Answer, Predicate};

/// Leaves out each knob without which the failure stays the same, the last one first; the knobs that are left.
pub fn drop_knobs(predicate: &mut SameVerdict, m: &Module) -> Vec<String> {
    let shows = |judging: &Judging| {
        let mut without = predicate.clone();
        without.judging = judging.clone();
        without.ask(m) == Answer::Interesting
    };
    predicate.judging = with_needed_knobs(&predicate.judging, &shows);
    predicate.judging.knobs.clone()
}

/// The judgement with the knobs without which `shows` does not hold, each a word.
pub fn with_needed_knobs(judging: &Judging, shows: &dyn Fn(&Judging) -> bool) -> Judging {
    let words = judging.knobs.iter().flat_map(|t| t.split_whitespace());
    let mut best = Judging {
        knobs: words.map(str::to_owned).collect(),
        ..judging.clone()
    };
    for n in (0..best.knobs.len()).rev() {
        let mut fewer = best.knobs.clone();
        fewer.remove(n);
        let Some(options) = options(&fewer, &best.options) else {
            continue;
        };
        let without = Judging {
            options,
            knobs: fewer,
            ..best.clone()
        };
        if shows(&without) {
            best = without;
        }
    }
    best
}

/// The options that some knobs make; what no knob sets stays.
fn options(knobs: &[String], old: &Options) -> Option<Options> {
    let mut options = Options {
        defects: old.defects.clone(),
        ..Options::default()
    };
    options.apply_all(knobs).ok()?;
    Some(options)
}
