//! What the production passes find out about a function before they change it.
//!
//! | about | modules |
//! |---|---|
//! | control flow | [`blocks`], [`dominators`], [`post_dominators`], [`loops`], [`nest`], [`address_taken`], [`convergence`] |
//! | control flow of machine functions | [`machine`] |
//! | values | [`known_bits`], [`value_range`], [`range`], [`nonundef`], [`lvi`], [`scev`] |
//! | what instructions come to | [`constant_fold`], [`fold`], [`predicates`] |
//! | instructions | [`effects`], [`dead`], [`inst_order`] |
//! | memory accesses of warps | [`access`] |
//! | modules | [`module`] |
//!
//! [`manager`] computes analyses on demand, caches them and drops what a change makes wrong.
//!
//! **Invariant:** a fact holds in every execution without undefined behaviour; where an analysis does not know, it says
//! less, never something false. Everything works on dense side tables indexed by the function's own entities and never
//! iterates a hash table in a way that reaches a result. What is believed can be exported as [`tandem_ir::claims`], so
//! that a judge can hold it against executions; [`makers`] names the file behind each kind of claim.

pub mod access;
pub mod address_taken;
pub mod blocks;
pub mod call_graph;
pub mod components;
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
