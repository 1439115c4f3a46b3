//! Terms and the solver: formulas over bit vectors, IEEE operations and uninterpreted functions.
//!
//! # What it is for
//!
//! The validator's logic, apart from programs: nothing here knows of instructions or memory. [`term`] holds the nodes, [`build`] makes them
//! and simplifies as it goes, [`subst`] replaces variables, [`eval`] computes under an assignment ([`fold`], [`arith`] and
//! [`float`] say what operations compute), [`solver`] decides satisfiability. Z3 is named in one module only.
//!
//! # Notation
//!
//! A [`Term`] is an index into its [`Terms`]; equal terms have equal indices (hash-consing), so comparing two terms is
//! comparing two integers. `x ⊑ y` in comments: the first refines the second.
//!
//! # Example
//!
//! Simplification at construction decides many questions before any solver is asked:
//!
//! ```
//! use tandem_smt::{Chooser, Sort, Terms, VarData};
//!
//! let mut t = Terms::new();
//! let x = t.fresh(VarData {
//!     name: "x".into(),
//!     sort: Sort::Bits(8),
//!     chooser: Chooser::Input,
//!     undef: false,
//!     per_thread: false,
//! });
//! let one = t.bits(8, 1);
//! let sum = t.add(x, one);
//! let back = t.sub(sum, one);
//! assert_eq!(back, x);
//! ```
//!
//! # Invariants
//!
//! * A simplification is an equivalence under every assignment. [`eval`] computes terms independently of it, and property
//!   tests compare the two.
//! * "Unknown" of the solver stays unknown; a model is evaluated before it is believed.

pub mod arith;
pub mod build;
mod cases;
pub mod eval;
pub mod float;
pub mod fold;
mod minimise;
mod presolve;
mod products;
pub mod refute;
#[cfg(test)]
mod refute_tests;
mod smtlib;
pub mod solver;
#[cfg(test)]
mod solver_tests;
pub mod subst;
pub mod term;
mod z3;

pub use eval::{Assignment, EvalValue, Evaluator, Table};
pub use refute::Refutation;
pub use solver::{Answer, FloatMode, Limits, Reason, Solver, Stats};
pub use subst::Substitution;
pub use term::{
    Chooser, FpOp, Fun, FunData, Mentions, Op, Rounding, Sort, Term, Terms, Var, VarData,
};
