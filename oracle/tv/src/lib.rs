//! Translation validation: is every behaviour of the target one that the source allows?
//!
//! Both programs are encoded into terms ([`encode`]) over one shared environment
//! ([`context`]): the caller's arguments and memory, unknown functions, other
//! threads. What must hold for the target to refine the source is put together in
//! [`refine`] and given to the solver; loops are unrolled ([`unroll`]) to a bound
//! that the verdict carries.

pub mod blocks;
pub mod canonical;
pub mod context;
pub mod convergence;
pub mod crosscheck;
pub mod encode;
mod extract;
pub mod graph;
mod hints;
pub mod inputs;
pub mod memory;
pub mod mode;
pub mod pointer;
pub mod refine;
pub mod replay;
mod same;
mod simulate;
mod states;
pub mod unroll;
pub mod validate;
pub mod value;
