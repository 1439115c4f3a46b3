//! Scalar evolution on every small function with loops: claims are decided, not sampled.
//!
//! ```text
//!   alphabets   functions as text with holes                expand   each of them, once
//!   run         runs one directly, poison included          decide   holds claims against every run, to its end
//!   tally       what a whole alphabet came to
//! ```
//!
//! A run that never ends is followed until everything that a claim can depend on has been there before, twice: the values of
//! the phis of all headers, and of each loop the iteration as far as an expression or a count can tell it from another one.
//! What has contradicted nothing until then never will. The judge is the one that holds claims against the interpreter's
//! executions ([`super::hold`]).

pub mod alphabets;
pub mod decide;
pub mod expand;
pub mod run;
pub mod tally;
#[cfg(test)]
mod tests;
