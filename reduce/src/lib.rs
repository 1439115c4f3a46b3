//! The reducer: makes a program small while a predicate stays true of it.
//!
//! # What it is for
//!
//! [`search::reduce`] takes a module and a [`predicate::Predicate`] ("does it still show what is hunted?") and gives back
//! a small module for which the predicate still holds. It knows the IR and nothing of passes, judges or commands.
//!
//! # How it works
//!
//! ```text
//!  module --> families of edits (delta) --> candidate, well formed and smaller --> predicate --yes--> next module
//!               ^                                                              |
//!               |                                                              no
//!               +-------- ranges: all, halves, quarters, single ones  <--------+
//! ```
//!
//! [`delta`] holds the edits and the measure of size, `rebuild` makes a module anew where types or signatures change,
//! [`search`] decides what is tried in which order, [`canonical`] gives results a normal form and keys the cache of
//! answers.
//!
//! # Example
//!
//! The smallest program with a division:
//!
//! ```
//! use tandem_ir::{BinOp, InstKind, Module};
//! use tandem_reduce::search::{Settings, reduce};
//!
//! let text = b"define i32 @f(i32 %a, i32 %b, i1 %c) {
//! entry:
//!   br i1 %c, label %then, label %exit
//! then:
//!   %s = add i32 %a, %b
//!   %q = udiv i32 %s, %b
//!   %m = mul i32 %q, %q
//!   br label %exit
//! exit:
//!   %r = phi i32 [ %m, %then ], [ 0, %entry ]
//!   ret i32 %r
//! }";
//! let module = tandem_ir::text::parse(text, "f.ll").map_err(|e| e.to_string())?;
//! let divides = |m: &Module| {
//!     let mut insts = m.bodies.iter().flat_map(|f| f.blocks().flat_map(|b| f.insts(b)).map(|i| f.kind(i)));
//!     insts.any(|k| matches!(k, InstKind::Binary(BinOp::UDiv)))
//! };
//! let result = reduce(&module, &divides, &Settings::default()).map_err(|e| e.to_string())?;
//! assert!(divides(&result.program.module));
//! assert_eq!(result.program.module.bodies[0].num_blocks(), 1);
//! // No single edit of any family leaves an interesting program.
//! assert!(result.certificate.is_some());
//! # Ok::<(), String>(())
//! ```
//!
//! # Cost
//!
//! The number of questions dominates: each is a run of the judge, or a process. Candidates that differ only in names or
//! order are not asked about again.
//!
//! # Invariants
//!
//! * Every candidate is well formed, and smaller in one well-founded measure; edits that enlarge are kept only if what
//!   follows ends smaller. So the search ends.
//! * The result is a function of the module, the settings and the predicate's answers: the same at any number of workers,
//!   and after an interruption.

pub mod canonical;
pub mod delta;
pub mod machine;
pub mod predicate;
pub(crate) mod rebuild;
pub mod search;
