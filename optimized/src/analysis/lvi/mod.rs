//! Lazy value info: what is known of a value at the end of a block or on an edge (JT-R14).
//!
//! Facts are found on demand, walking backwards from the place of the question,
//! and cached per (value, block). A fact of a loop-carried value starts at "anything",
//! so that every answer, cached or not, is sound whatever part of the graph the
//! walk has seen. Entities are never reused, so an entry cannot be hit by a newer
//! value or block; rewritten values are forgotten explicitly.

mod cache;
pub mod constraint;
pub mod fact;
mod solver;
pub mod transfer;

pub use fact::{Fact, Set};
pub use solver::{Lvi, is_available};
