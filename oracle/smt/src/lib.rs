//! Terms and the solver: formulas over bit vectors, IEEE operations and uninterpreted functions.
//!
//! [`term`] holds the nodes, [`build`] makes them (simplifying as it goes), [`subst`]
//! replaces variables, [`eval`] computes under an assignment ([`fold`], [`arith`] and
//! [`float`] say what operations compute). Nothing here knows of programs.

pub mod arith;
pub mod build;
mod cases;
pub mod eval;
pub mod float;
pub mod fold;
mod minimise;
mod presolve;
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
