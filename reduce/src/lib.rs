//! The reducer: makes a program small while a predicate stays true of it.
//!
//! Knows the IR, knows nothing of passes.

pub mod canonical;
pub mod delta;
pub mod predicate;
pub(crate) mod rebuild;
pub mod search;
