//! Reduction around the IR: the knobs that the failure does not need.

use super::verdict::SameVerdict;
use tandem_ir::Module;
use tandem_optimized::options::Options;
use tandem_reduce::predicate::{Answer, Predicate};

/// Leaves out each knob without which the failure stays the same, the last one first; the knobs that are left.
pub fn drop_knobs(predicate: &mut SameVerdict, m: &Module) -> Vec<String> {
    let words = |texts: &[String]| -> Vec<String> {
        texts
            .iter()
            .flat_map(|t| t.split_whitespace().map(str::to_owned))
            .collect()
    };
    let mut needed = words(&predicate.judging.knobs);
    for n in (0..needed.len()).rev() {
        let mut fewer = needed.clone();
        fewer.remove(n);
        let Some(options) = options(&fewer, &predicate.judging.options) else {
            continue;
        };
        let mut without = predicate.clone();
        without.judging.options = options;
        without.judging.knobs = fewer.clone();
        if without.ask(m) == Answer::Interesting {
            *predicate = without;
            needed = fewer;
        }
    }
    predicate.judging.knobs = needed.clone();
    needed
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
