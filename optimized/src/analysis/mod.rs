//! What the production passes find out about a function before they change it.
//!
//! Everything here works on dense side tables indexed by the function's own
//! entities, never iterates a hash table in a way that reaches a result, and
//! can export what it believes as [`tandem_ir::claims`], so that a judge can hold
//! it against executions.

pub mod access;
pub mod address_taken;
pub mod blocks;
pub mod call_graph;
pub mod constant_fold;
pub mod convergence;
pub mod dead;
pub mod dominators;
pub mod effects;
pub mod fold;
pub mod inst_order;
pub mod known_bits;
pub mod loops;
pub mod lvi;
pub mod machine;
pub(crate) mod machine_graph;
pub mod makers;
pub mod manager;
pub mod module;
pub mod nest;
pub mod nonundef;
pub mod post_dominators;
pub mod predicates;
pub mod range;
pub mod scev;
pub mod value_range;
