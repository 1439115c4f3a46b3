//! All integration tests of the command `tandem` in one binary, a module per subject.
#![allow(clippy::unwrap_used, reason = "tests")]

mod certificate;
mod certificate_modules;
mod cli_full_disk;
mod cli_fuzz;
mod cli_input;
mod cli_launch;
mod cli_modules;
mod cli_mutants;
mod cli_output;
mod cli_reduce;
mod cli_support;
mod cli_triage;
mod cli_triage_modules;
mod cli_tv;
mod cli_tv_engine;
mod corrupted_rewrites;
mod defects_table;
mod determinism;
mod dfa_defects;
mod fuzzing;
mod golden;
mod laws;
mod module_traps;
mod mutants;
mod nightly;
mod page_support;
mod properties;
mod readme;
mod regressions;
mod traps;
mod triage;
mod triage_isolated;
mod tune;
mod verdict;
mod wrong_pass;
