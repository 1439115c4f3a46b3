//! The harness: where both forms of every pass, the judge, the generator, the reducer and the user meet.
//!
//! The command `tandem` is a thin shell over this library, so that its properties can be tested without starting
//! processes: one file per subcommand in [`commands`], each over a folder of its own.
//!
//! ```text
//!  commands::check    --> judge                        both forms of each pass on a module, all checks
//!                          judge --> subjects          a compiler that is not ours, in a process of its own
//!  commands::fuzz     --> fuzzing --> properties ------^
//!  commands::reduce   --> reducing (predicates) -------^
//!  commands::triage   --> triage  --> html             a finding, explained
//!  commands::nightly  --> nightly (all of the above in child processes)
//!  commands::mutants  --> mutants (hunts for seeded defects)
//!  commands::tv       --> tv                           the validator's command line
//! ```
//!
//! **Invariant:** [`judge`] is the only way to a verdict: every command asks the same function.
//!
//! **Invariant:** results are written whole or not at all.

pub mod certificate;
pub mod color;
pub mod commands;
pub mod cuda;
pub mod files;
pub mod formats;
pub mod fuzzing;
pub mod html;
pub mod judge;
pub mod launch;
pub mod ledger;
pub mod levels;
pub mod limits;
pub mod memory;
pub mod mutants;
pub mod nightly;
pub mod parent;
pub mod pipelines;
pub mod properties;
pub mod reducing;
pub mod registry;
pub mod report;
pub mod scev;
pub mod signature;
pub mod subjects;
pub mod triage;
pub mod tune;
pub mod tv;
pub mod values;
