//! All integration tests of `reference` in one binary, a module per subject.
#![allow(clippy::unwrap_used, reason = "tests")]

mod dfa_machines;
mod dfa_random;
mod dfa_refused;
mod edits;
mod instsimplify;
mod jump_threading_control_flow;
mod jump_threading_knowledge;
mod jump_threading_loads;
mod jump_threading_structure;
mod jump_threading_values;
mod loop_passes;
mod machine_traps;
mod module_fold_global;
mod module_heap;
mod module_names;
mod module_random;
mod module_split_global;
mod module_suite;
mod module_support;
mod module_variables;
mod random_conditions;
mod random_programs;
mod rules_language;
mod rules_results;
mod support;
