//! All integration tests of `fuzz` in one binary, a module per subject.

mod exhaustive;
mod generate;
mod machines;
mod modules;
mod mutate;
mod mutate_targets;
mod mutate_text;
