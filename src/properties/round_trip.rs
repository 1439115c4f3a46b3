//! What is printed reads back as the same module.
//!
//! Printing what was read back must give the same text, and both modules must do the
//! same: a flag that the printer leaves out shows in no text, but in what it allows.

use super::{Context, Failure, Outcome, Property, compare};
use tandem_ir::{Module, text, verify};

pub(super) const PROPERTY: Property = Property {
    name: "round-trip",
    about: "the printed module reads back, prints the same, and does the same",
    run,
    of_ptx: None,
};

/// Inputs of the comparison, in each direction.
const INPUTS: u64 = 4;

fn run(module: &Module, cx: &mut Context) -> Result<Outcome, Box<Failure>> {
    let fail = |what, message| Failure::new(PROPERTY.name, "round-trip", what, message);
    let printed = text::print(module);
    let again = text::parse(printed.as_bytes(), "printed.ll")
        .map_err(|e| fail("not read back", e.to_string()))?;
    if let Some(e) = verify::verify(&again).first() {
        return Err(fail("not well-formed", e.to_string()));
    }
    let reprinted = text::print(&again);
    if reprinted != printed {
        let mut lines = printed.lines().zip(reprinted.lines()).enumerate();
        let (n, (a, b)) = lines
            .find(|(_, (a, b))| a != b)
            .unwrap_or((0, ("", "(one text is longer)")));
        let message = format!("line {}: '{a}' reads back as '{b}'", n + 1);
        return Err(fail("another text", message));
    }
    // The order of names is the text's, so that a name may have another number than in memory.
    let names =
        |m: &Module| -> Vec<_> { m.header.globals.values().map(|g| g.name.clone()).collect() };
    if names(module) != names(&again) {
        return Ok(Outcome::held(0));
    }
    let mut config = cx.judging.config.clone();
    config.inputs = config.inputs.min(INPUTS);
    compare::modules(PROPERTY.name, module, &again, &config)?;
    compare::modules(PROPERTY.name, &again, module, &config)
}
