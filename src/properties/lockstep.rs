//! Lockstep alone: every step of the production pass is judged, repeated by the reference and compared.

use super::{Context, Failure, Outcome, Property, judged};
use tandem_ir::Module;
use tandem_oracle::freerun::Parts;

pub(super) const PROPERTY: Property = Property {
    name: "lockstep",
    about: "every step of the production pass is legal, and the reference makes the same function of it",
    run,
    of_ptx: None,
};

fn run(module: &Module, cx: &mut Context) -> Result<Outcome, Box<Failure>> {
    let parts = Parts {
        lockstep: true,
        free: false,
        ..cx.judging.config.parts
    };
    judged::run(module, cx, parts)
}
