//! All integration tests of `ir` in one binary, a module per subject.
#![allow(clippy::unwrap_used, reason = "tests")]

mod conventions;
mod erased;
mod implicit;
mod journal;
mod parse;
mod parse_robust;
mod print;
mod ptx;
mod rules;
mod seeds;
mod shapes;
mod verify;
mod vocabulary;
