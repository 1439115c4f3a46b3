//! Programs for the harness: made from nothing, changed from what is there, or enumerated.
//!
//! Knows the IR and no pass; what a pass likes to see is named by a string.

pub mod config;
pub mod exhaustive;
pub mod generate;
pub mod mutate;
