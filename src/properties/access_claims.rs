//! What is claimed of accesses, how lanes lie and what a request costs, is what launches measure, and the reference does not
//! contradict it.
//!
//! `tandem analyze --memory` asks the same of the launches that lie beside a file; here blocks and arguments are made up.

use super::{Context, Failure, Outcome, Property, each_body};
use crate::memory::held::contradiction;
use tandem_ir::Module;

pub(super) const PROPERTY: Property = Property {
    name: "access-claims",
    about: "launches measure what is claimed of accesses, and the reference does not contradict it",
    run,
    of_ptx: None,
};

/// Instructions of the largest function that is looked at.
const MOST_INSTS: usize = 256;

fn run(module: &Module, cx: &mut Context) -> Result<Outcome, Box<Failure>> {
    let defects = &cx.judging.options.defects;
    let of = (PROPERTY.name, "accesses");
    each_body(of, module, MOST_INSTS, 1, |n| {
        contradiction(module, n, cx.number, defects)
    })
}
