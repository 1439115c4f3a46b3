//! Lazy value info: what is known of a value at the end of a block or on an edge (JT-R14).
//!
//! ```text
//!   entry:  %c = icmp ult i32 %x, 10
//!           br i1 %c, label %a, label %b      at_end(%x, %a) = [0, 10)      on_edge(%x, %entry → %b) = [10, 2³²)
//! ```
//!
//! Facts ([`fact`]) are found on demand, walking backwards from the place of the question, and cached per (value,
//! block). On the way, branches, switches and assumptions narrow them ([`constraint`]) and instructions map them
//! ([`transfer`]). A fact of a loop-carried value starts at "anything", so that every answer, cached or not, is sound
//! whatever part of the graph the walk has seen; it finds no fixed point over a loop.
//!
//! A question takes at most a fixed number of steps and joins over at most so many predecessors (constants in
//! `solver`); what is open then is "anything". So how much an answer says may depend on what was asked before; it is
//! sound all the same.
//!
//! **Invariant:** entities are never reused, so an entry cannot be hit by a newer value or block. Whoever rewrites or
//! erases a value has it forgotten ([`Lvi::erase_value`]); whoever weakens an assumption, everything
//! ([`Lvi::erase_all`]).

mod cache;
pub mod constraint;
pub mod fact;
mod solver;
pub mod transfer;

pub use fact::{Fact, Set};
pub use solver::{Lvi, is_available};
