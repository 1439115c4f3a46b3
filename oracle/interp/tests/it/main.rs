//! All integration tests of the interpreter in one binary, a module per subject.
#![allow(clippy::unwrap_used, reason = "tests")]

mod interp_alias;
mod interp_asm;
mod interp_denormals;
mod interp_environment;
mod interp_intrinsics;
mod interp_promises;
mod interp_scalar;
mod interp_simt;
mod interp_ub;
mod interp_watch;
mod ptx;
mod support;
