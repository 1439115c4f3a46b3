//! The subcommands, one file each.

pub mod certify;
pub mod check;
pub mod fuzz;
pub mod mutants;
pub mod nightly;
pub mod passes;
pub mod reduce;
pub mod run;
pub mod triage;
pub mod tune;
pub mod tv;
