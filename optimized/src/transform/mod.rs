//! What several passes need to change the IR: a library of edits, each complete and well defined by itself.
//!
//! Passes import from here and never from each other (a law test checks it). An edit is given a function and does
//! one thing to it; it reports no rewrite, keeps no cache and decides no profit: that is the pass's part, which reports
//! the rewrite before the edit, and tells its analyses afterwards what changed.
//!
//! | module | edit |
//! | --- | --- |
//! | [`copy`] | copies of instructions under a substitution of values |
//! | [`duplication`] | which blocks may be copied at all, and what a copy costs |
//! | [`location`] | debug locations of what takes the place of something else |
//! | [`loop_notes`] | numbers of trips on latches, put on and taken off |
//! | [`merge`] | a block appended to its only predecessor |
//! | [`phis`] | phis appended, phis without entries erased |
//! | [`split_predecessors`] | some predecessors led through a new block; an edge split |
//! | [`ssa_repair`] | uses of a value that got further definitions |
//! | [`sweep`] | dead instructions erased, a step each |
//! | [`unfold_select`] | a select that became a branch |

pub(crate) mod copy;
pub mod duplication;
pub(crate) mod location;
pub mod loop_notes;
pub(crate) mod merge;
pub(crate) mod phis;
pub(crate) mod split_predecessors;
pub(crate) mod ssa_repair;
pub(crate) mod sweep;
pub(crate) mod unfold_select;

#[cfg(test)]
mod tests;
