//! The judge: decides who is right about a rewrite, a pass, a program.
//!
//! [`interp`] says what a program means; [`refine`] compares two meanings on the
//! same inputs; [`canonical`] says when two functions are the same but for names
//! and order; [`invariants`] holds what every pass must keep; [`lockstep`] rides
//! production step by step beside the reference; [`freerun`] lets both run to the
//! end; [`module`] does all of that for passes that see the whole module, and [`claim_checks`] holds what
//! analyses claim against executions. [`enumerate`] makes every small function, and [`certify`] holds a
//! reference against all of them.
//! Passes come in through the traits of [`pass`]: the oracle names none and
//! depends on none (design law 3).

pub mod cached_analyses;
pub mod certify;
pub mod claim_checks;
pub mod describe;
pub mod enumerate;
pub mod freerun;
pub mod instrument;
pub mod invariants;
pub mod lockstep;
pub mod module;
pub mod pass;
pub mod unit;
pub mod verdict;

pub use tandem_interp::{self as interp, inputs, refine};
pub use tandem_smt as smt;
pub use tandem_tv::{self as tv, canonical, graph};
