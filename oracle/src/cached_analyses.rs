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
//!
//! Facts of lazy value info are not compared with fresh ones: a fact that was found before an edit may say more (the
//! branch that proved it is gone) or less than one found after it, and two that exclude each other only say that no
//! defined execution gets there. Whether a fact holds is asked of executions ([`crate::claim_checks`]).
//!
//! **Cost:** each comparison is linear in the unit, but for dominators, which are computed by iteration.

mod function;
mod module;

pub use function::check as check_function;
pub use module::check as check_module;

/// Who makes each kind of claim: the claim, the analysis, and where production has it. For people who read a finding; nothing is
/// called by these names.
pub const MADE_BY: [(&str, &str, &str); 13] = [
    ("dominators", "dominator tree", "dominators.rs"),
    (
        "post-dominators",
        "post-dominator tree",
        "post_dominators.rs",
    ),
    ("loop headers", "loops", "loops.rs"),
    ("loops", "loops", "loops.rs"),
    ("convergent blocks", "convergence", "convergence.rs"),
    (
        "address-taken blocks",
        "addresses of blocks",
        "address_taken.rs",
    ),
    (
        "order of instructions",
        "order of instructions",
        "inst_order.rs",
    ),
    ("uses of names", "uses of names", "module/uses.rs"),
    ("roots", "who holds a name", "module/roots.rs"),
    ("value by fact", "lazy value info", "lvi"),
    ("value by way", "lazy value info along a way", "lvi"),
    ("value by folding", "constant folding", "fold.rs"),
    ("value is defined", "well-defined values", "nonundef.rs"),
];
/// The folder of those places.
pub const ANALYSES: &str = "optimized/src/analysis";

/// A message about a false claim, with the analysis that made it.
pub(crate) fn with_maker(kind: &str, message: &str) -> String {
    match MADE_BY.iter().find(|m| m.0 == kind) {
        Some((_, analysis, place)) => {
            format!("{message} (claimed by: {analysis}, {ANALYSES}/{place})")
        }
        None => message.to_owned(),
    }
}

/// Units of so many parts ([`Unit::parts`](crate::unit::Unit::parts)) are looked at at every step.
const SMALL: usize = 48;

/// True if the caches are to be looked at after this step, counted from 1: always where the unit is small, otherwise at
/// doubling distances, so that the cost of a run grows with the logarithm of its steps.
pub fn is_sampled(step: usize, parts: usize) -> bool {
    parts <= SMALL || step.is_power_of_two()
}
