//! Programs for the harness: made from nothing, changed from what is there, or enumerated.
//!
//! Knows the IR and no pass; what a pass likes to see is named by a string.
//!
//! [`config::Config`] says what programs may be like, [`generate`] draws one from bytes or a seed,
//! [`exhaustive`] has all small ones, [`mutate`] changes one that exists.

pub mod config;
pub mod exhaustive;
pub mod generate;
pub mod mutate;
