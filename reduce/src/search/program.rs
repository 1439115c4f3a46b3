//! A candidate with everything the search wants to know of it.

use crate::canonical;
use crate::delta::{Measure, measure};
use std::hash::{DefaultHasher, Hash, Hasher};
use tandem_ir::Module;
use tandem_ir::text::{parse, print};

/// A program, its text and its size.
#[derive(Clone, Debug)]
pub struct Program {
    /// The module, as the text reads.
    pub module: Module,
    /// Its text.
    pub text: String,
    /// Its size.
    pub measure: Measure,
}

impl Program {
    /// A module as its text reads, so that nothing that follows depends on how it came about: what is judged
    /// is what the file will say. `None` if the text is not the module's, which would be a mistake of ours.
    pub fn new(module: &Module) -> Option<Program> {
        Program::of_text(print(module))
    }

    /// The program that a text says.
    pub fn of_text(text: String) -> Option<Program> {
        let module = parse(text.as_bytes(), "candidate.ll").ok()?;
        Some(Program {
            measure: measure(&module),
            module,
            text,
        })
    }
}

/// Key of a program: equal for programs that a predicate cannot distinguish.
pub type Key = u64;

/// The key of a module under a predicate; `text` is the module's, for one that sees it.
pub fn key(module: &Module, text: Option<&str>) -> Key {
    match text {
        Some(text) => hash_text(text),
        None => canonical::hash(module),
    }
}

/// The key of a text as it reads, names and order of blocks included; never that of [`key`].
pub fn exact(text: &str) -> Key {
    let mut h = DefaultHasher::new();
    ("as it reads", text).hash(&mut h);
    h.finish()
}

/// A hash that is the same in every run.
pub fn hash_text(text: &str) -> u64 {
    let mut h = DefaultHasher::new();
    text.hash(&mut h);
    h.finish()
}
