//! Each step of the passes on machine functions against the reference's judgement, and its rewrites performed twice.

use super::{Context, Failure, Outcome, Property, ptx};
use tandem_ir::Module;
use tandem_oracle::freerun::Parts;

pub(super) const PROPERTY: Property = Property {
    name: "ptx-lockstep",
    about: "PTX: each step of a pass on machine functions, judged and repeated by the reference",
    run,
    of_ptx: Some(held),
};

fn run(module: &Module, cx: &mut Context) -> Result<Outcome, Box<Failure>> {
    ptx::of_selected(PROPERTY.name, module, cx, held)
}

fn held(text: &[u8], cx: &mut Context) -> Result<Outcome, Box<Failure>> {
    let parts = Parts {
        lockstep: true,
        free: false,
        ..cx.judging.config.parts
    };
    ptx::judged(text, cx, parts)
}
