//! All integration tests of `fuzz` in one binary, a module per subject.
#![allow(clippy::unwrap_used, reason = "tests")]

mod exhaustive;
mod expressions;
mod generate;
mod machines;
mod modules;
mod mutate;
mod mutate_targets;
mod mutate_text;
