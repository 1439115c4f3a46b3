//! What analyses of values claim is what executions show, and what the reference does not contradict.
//!
//! A wrong claim shows in a pass only where something hangs on it. Here every value is asked about everywhere.

use super::{Context, Failure, Outcome, Property, each_body};
use crate::values::contradiction;
use tandem_ir::Module;

pub(super) const PROPERTY: Property = Property {
    name: "value-claims",
    about: "executions show what is claimed of values: bits, ranges, zero, definedness, constants, facts at places",
    run,
    of_ptx: None,
};

/// Instructions of the largest function that is looked at.
const MOST_INSTS: usize = 256;

fn run(module: &Module, cx: &mut Context) -> Result<Outcome, Box<Failure>> {
    let defects = &cx.judging.options.defects;
    let of = (PROPERTY.name, "values");
    each_body(of, module, MOST_INSTS, 1, |n| {
        contradiction(module, n, cx.number, defects)
    })
}
