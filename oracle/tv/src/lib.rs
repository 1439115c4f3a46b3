//! Translation validation: is every behaviour of the target function one that the source function allows?
//!
//! # What it is for
//!
//! [`validate::validate`] decides refinement, as Alive2 defines it, for all inputs at once, by symbolic execution and an
//! SMT solver. What "correct" means in detail is stated in `docs/validator.md`.
//!
//! # How it works
//!
//! ```text
//!  source --encode--+
//!                   |--> terms over one context --refine--> obligations --solver--> correct | counterexample
//!  target --encode--+    (arguments, memory,                                              |
//!                         unknown functions)                                            replay: both functions
//!                                                                                       are executed on it
//! ```
//!
//! Both functions are encoded into terms ([`encode`]) over one shared context ([`context`]): the caller's arguments and
//! memory, the answers of unknown functions, other threads. Memory is a set of blocks with provenance, per address
//! space ([`memory`]). What must hold for the target to refine the source is put together in [`refine`] and given to the
//! solver. Loops are decided by a simulation that cuts both sides at their loop headers, or unrolled ([`unroll`]) to a
//! bound that the answer carries. [`replay`] executes counterexamples. [`canonical`] and [`graph`] are here because the
//! validator needs them first: when two functions are the same but for names and order, and structure by plain algorithms.
//!
//! # Example
//!
//! A `select` must not become an `and`: where the first operand is false, poison in the second one did not matter.
//!
//! ```
//! use tandem_tv::validate::{Conclusion, Settings, Subject, validate};
//!
//! let text = b"define i1 @src(i1 %a, i1 %b) {
//!   %r = select i1 %a, i1 %b, i1 false
//!   ret i1 %r
//! }
//! define i1 @tgt(i1 %a, i1 %b) {
//!   %f = freeze i1 %b
//!   %r = and i1 %a, %f
//!   ret i1 %r
//! }
//! define i1 @bad(i1 %a, i1 %b) {
//!   %r = and i1 %a, %b
//!   ret i1 %r
//! }";
//! let module = tandem_ir::text::parse(text, "and.ll").map_err(|e| e.to_string())?;
//! let [src, tgt, bad] = &module.bodies[..] else { return Err("three functions".into()) };
//! let of = |function| Subject { module: &module, function };
//!
//! let settings = Settings::default();
//! assert!(matches!(validate(of(src), of(tgt), &settings).conclusion, Conclusion::Correct { .. }));
//! assert!(matches!(validate(of(src), of(bad), &settings).conclusion, Conclusion::Incorrect(_)));
//! # Ok::<(), String>(())
//! ```
//!
//! # Invariants
//!
//! * "Correct" is only said when nothing was left vague, and lists what it rests on: bounds, mode, assumptions.
//! * A counterexample is executed before it is reported; where the executions do not differ, the answer is *unproven*.
//! * Encoder and interpreter agree on every concrete input ([`crosscheck`]).

pub mod algebra;
pub mod blocks;
pub mod canonical;
mod choices;
pub mod context;
pub mod convergence;
pub mod crosscheck;
pub mod encode;
mod extract;
pub mod graph;
mod hints;
pub mod inputs;
pub mod lift;
mod linear;
pub mod memory;
pub mod mode;
pub mod pointer;
pub mod promises;
pub mod promote;
pub mod refine;
pub mod replay;
mod same;
mod secluded;
mod simulate;
mod states;
pub mod unroll;
pub mod validate;
pub mod value;
