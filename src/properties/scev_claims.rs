//! What scalar evolution claims is what executions show, and what the reference does not contradict.
//!
//! `tandem analyze --scev` asks the same. A wrong claim may show in no pass for a long time: the pass that would rely on it asks
//! more, or the program has nothing to rewrite. So `tandem fuzz` has this property held beside the check of a pass on loops, of
//! some programs.

use super::{Context, Failure, Outcome, Property, each_body};
use crate::scev::{Settings, contradictions};
use tandem_ir::Module;

pub(super) const PROPERTY: Property = Property {
    name: "scev-claims",
    about: "executions show what scalar evolution claims, and the reference does not contradict it",
    run,
    of_ptx: None,
};

/// How claims are held against executions.
const SETTINGS: Settings<'static> = Settings {
    launches: None,
    inputs: 6,
    steps: 4_000,
    max_iterations: 100,
    fixed_size_arrays: false,
    classify: true,
    delinearize: false,
};
/// Instructions of the largest function that is looked at.
const MOST_INSTS: usize = 64;

fn run(module: &Module, cx: &mut Context) -> Result<Outcome, Box<Failure>> {
    let defects = &cx.judging.options.defects;
    let of = (PROPERTY.name, "scalar evolution");
    each_body(of, module, MOST_INSTS, SETTINGS.inputs as usize, |n| {
        contradictions(module, n, &SETTINGS, defects)
            .into_iter()
            .next()
    })
}
