//! The whole differential check: lockstep beside every step, then both forms run free and are executed.

use super::{Context, Failure, Outcome, Property, judged, ptx};
use tandem_ir::Module;
use tandem_oracle::freerun::Parts;

pub(super) const PROPERTY: Property = Property {
    name: "check",
    about: "both forms of each pass: every step, every invariant, and what the results compute",
    run,
    of_ptx: Some(held),
};

fn run(module: &Module, cx: &mut Context) -> Result<Outcome, Box<Failure>> {
    let parts = Parts {
        lockstep: true,
        free: true,
        ..cx.judging.config.parts
    };
    judged::run(module, cx, parts)
}

fn held(text: &[u8], cx: &mut Context) -> Result<Outcome, Box<Failure>> {
    let parts = cx.judging.config.parts;
    ptx::judged(text, cx, parts)
}
