//! The free run alone: both forms run to their end without a trace, and their results refine the input.

use super::{Context, Failure, Outcome, Property, judged};
use tandem_ir::Module;
use tandem_oracle::freerun::Parts;

pub(super) const PROPERTY: Property = Property {
    name: "free-run",
    about: "each form run to its end leaves a function that does only what the input may do",
    run,
    of_ptx: None,
};

fn run(module: &Module, cx: &mut Context) -> Result<Outcome, Box<Failure>> {
    let parts = Parts {
        lockstep: false,
        free: true,
        ..cx.judging.config.parts
    };
    judged::run(module, cx, parts)
}
