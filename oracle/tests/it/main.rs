//! All integration tests of the judge in one binary, a module per subject.
#![allow(clippy::unwrap_used, reason = "tests")]

mod certify;
mod describe;
mod judge;
mod lockstep_large;
mod machine;
mod module_judge;
mod module_proofs;
mod module_traps;
mod toy_unit;
