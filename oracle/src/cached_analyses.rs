//! Cached against fresh: what the caches of a pass's analyses hold, compared with answers computed from scratch.
//!
//! A pass that says it preserved an analysis, and did not, is right until somebody asks: then a later rewrite rests on
//! a graph that is no more. So the claims of a pass ([`tandem_ir::claims`]) are compared at the end of every run,
//! after the pass has said what it preserved, and at steps ([`is_sampled`]) where the pass says that its caches are right.
//!
//! | cached | fresh | what is wrong |
//! | --- | --- | --- |
//! | dominators, post-dominators, loops | the oracle's own ([`Graph`](crate::graph::Graph)) | any difference |
//! | order of instructions | the layout | two instructions exchanged |
//! | blocks with convergent operations, blocks whose address is used | the oracle's own | one that is missing |
//! | uses of names, names held from outside | production's, of the unit as new | any difference |
//! | scalar evolution | production's, of the unit as new | a claim that is stronger, or other, or about what is gone; a weaker one is not |
//!
//! Facts of lazy value info are not compared with fresh ones: a fact that was found before an edit may say more (the
//! branch that proved it is gone) or less than one found after it, and two that exclude each other only say that no
//! defined execution gets there. Whether a fact holds is asked of executions ([`crate::claim_checks`]).
//!
//! **Cost:** each comparison is linear in the unit, but for dominators, which are computed by iteration.

mod function;
mod module;
mod scev;

pub use function::check as check_function;
pub use module::check as check_module;
pub use scev::check as check_scev;

/// Every kind of claim that is compared, here or with executions ([`crate::claim_checks`]): by these words production says
/// which analysis makes it ([`Production::maker`](crate::pass::Production::maker)).
pub const KINDS: [&str; 14] = [
    "dominators",
    "post-dominators",
    "loop headers",
    "loops",
    "convergent blocks",
    "address-taken blocks",
    "order of instructions",
    "uses of names",
    "roots",
    "scalar evolution",
    "value at a place",
    "value through a block",
    "value by folding",
    "value is defined",
];

/// Units of so many parts ([`Unit::parts`](crate::unit::Unit::parts)) are looked at at every step.
const SMALL: usize = 48;

/// True if the caches are to be looked at after this step, counted from 1: always where the unit is small, otherwise at
/// doubling distances, so that the cost of a run grows with the logarithm of its steps.
pub fn is_sampled(step: usize, parts: usize) -> bool {
    parts <= SMALL || step.is_power_of_two()
}
