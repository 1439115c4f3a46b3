//! All integration tests of `ir` in one binary, a module per subject.

mod erased;
mod implicit;
mod parse;
mod parse_robust;
mod print;
mod shapes;
mod verify;
mod vocabulary;
