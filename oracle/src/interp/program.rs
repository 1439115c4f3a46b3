//! A module made ready to run.
use super::api::{Input, Run};
use super::outcome::{Choices, Outcome, Unsupported};
use tandem_ir::{Global, Module};

/// A module made ready to run. Functions are compiled when they are first called.
pub struct Program<'m> {
    module: &'m Module,
}

impl<'m> Program<'m> {
    /// Prepares a module. What cannot run is reported when it is reached, except for the data layout.
    ///
    /// # Errors
    /// If the data layout is one that the machine does not have (big-endian).
    pub fn compile(module: &'m Module) -> Result<Program<'m>, Unsupported> {
        Ok(Program { module })
    }
    /// The module.
    pub fn module(&self) -> &'m Module {
        self.module
    }
}

/// Calls a function in a single thread.
pub fn run(_program: &Program<'_>, _function: Global, _input: &Input) -> Run {
    Run {
        outcome: Outcome::Unsupported(Unsupported::new("run (being written)")),
        events: Vec::new(),
        choices: Choices::default(),
        steps: 0,
        buffers: Vec::new(),
        globals: Vec::new(),
    }
}
