//! What is claimed of accesses, how lanes lie and what a request costs, is what launches measure, and the reference does not
//! contradict it.
//!
//! `tandem analyze --memory` asks the same of the launches that lie beside a file; here blocks and arguments are made up.

use super::{Context, Failure, Outcome, Property};
use crate::memory::held::contradiction;
use tandem_ir::Module;

pub(super) const PROPERTY: Property = Property {
    name: "access-claims",
    about: "launches measure what is claimed of accesses, and the reference does not contradict it",
    run,
};

/// Instructions of the largest function that is looked at.
const MOST_INSTS: usize = 256;

fn run(module: &Module, cx: &mut Context) -> Result<Outcome, Box<Failure>> {
    let defects = &cx.judging.options.defects;
    let mut held = 0;
    for (n, f) in module.bodies.iter().enumerate() {
        if f.num_insts() > MOST_INSTS {
            continue;
        }
        if let Some(message) = contradiction(module, n, cx.number, defects) {
            let name = module.header.global_name(f.global);
            let failure = Failure::new(PROPERTY.name, "accesses", "claim", message);
            return Err(failure.of_function(name));
        }
        held += 1;
    }
    Ok(Outcome::held(held))
}
