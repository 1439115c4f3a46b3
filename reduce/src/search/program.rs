//! A candidate with everything the search wants to know of it.

use crate::canonical;
use crate::delta::{Measure, measure};
use crate::predicate::Predicate;
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
        let text = print(module);
        let module = parse(text.as_bytes(), "candidate.ll").ok()?;
        Some(Program {
            measure: measure(&module),
            module,
            text,
        })
    }
}

/// What programs that a predicate cannot tell apart have in common.
pub type Key = u64;

/// The key of a module under a predicate.
pub fn key(predicate: &dyn Predicate, module: &Module, text: &str) -> Key {
    match predicate.sees_text() {
        true => hash_text(text),
        false => canonical::hash(module),
    }
}

/// A hash that is the same in every run.
pub fn hash_text(text: &str) -> u64 {
    let mut h = DefaultHasher::new();
    text.hash(&mut h);
    h.finish()
}
