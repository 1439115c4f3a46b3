//! All integration tests of `optimized` in one binary, a module per subject.
#![allow(clippy::unwrap_used, reason = "tests")]

mod analyses;
mod branch_folder;
mod codegen;
mod constant_folding;
mod dfa_corpus;
mod dfa_random;
mod dfa_support;
mod dfa_traps;
mod jump_threading_limits;
mod jump_threading_random;
mod jump_threading_strategies;
mod jump_threading_traps;
mod jump_threading_traps_more;
mod loop_passes;
mod module_constmerge;
mod module_corpus;
mod module_globalopt_fold;
mod module_globalopt_heap;
mod module_globalopt_split;
mod module_internalize_dce;
mod module_pass_manager;
mod module_support;
mod pipeline_jobserver;
mod pipeline_levels;
mod pipeline_options;
mod pipeline_run;
mod pipeline_text;
mod pipeline_traps;
mod support;
mod tandemc_input;
mod tandemc_laws;
mod tandemc_output;
mod tandemc_ptx;
mod tandemc_support;
mod tandemc_usage;
