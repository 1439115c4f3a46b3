//! The whole differential check: lockstep beside every step, then both forms run free and are executed.

use super::{Context, Failure, Outcome, Property, judged};
use tandem_ir::Module;
use tandem_oracle::freerun::Parts;

pub(super) const PROPERTY: Property = Property {
    name: "check",
    about: "both forms of each pass: every step, every invariant, and what the results compute",
    run,
};

fn run(module: &Module, cx: &mut Context) -> Result<Outcome, Box<Failure>> {
    let parts = Parts {
        lockstep: true,
        free: true,
        ..cx.judging.config.parts
    };
    judged::run(module, cx, parts)
}
