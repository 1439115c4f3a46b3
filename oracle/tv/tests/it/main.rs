//! All integration tests of the translation validator in one binary, a module per subject.
#![allow(clippy::unwrap_used, reason = "tests")]

mod cross_engines;
#[path = "../../../interp/tests/it/support/mod.rs"]
mod support;
mod tv_calls;
mod tv_gpu;
mod tv_library;
mod tv_loops;
mod tv_memory;
mod tv_memory_pairs;
mod tv_memory_random;
mod tv_places;
mod tv_real;
mod tv_rules;
mod tv_scalar;
mod tv_slots;
mod tv_small;
mod tv_solver;
mod tv_support;
mod tv_table;
mod tv_threaded;
