//! What one thread executes is the same before and after a pass on machine functions.

use super::{Context, Failure, Outcome, Property, ptx};
use tandem_ir::Module;
use tandem_oracle::freerun::Parts;

pub(super) const PROPERTY: Property = Property {
    name: "ptx-streams",
    about: "PTX: both forms of a pass on machine functions leave what a thread executes as it was",
    run,
    of_ptx: Some(held),
};

fn run(module: &Module, cx: &mut Context) -> Result<Outcome, Box<Failure>> {
    ptx::of_selected(PROPERTY.name, module, cx, held)
}

fn held(text: &[u8], cx: &mut Context) -> Result<Outcome, Box<Failure>> {
    let parts = Parts {
        lockstep: false,
        free: true,
        ..cx.judging.config.parts
    };
    ptx::judged(text, cx, parts)
}
