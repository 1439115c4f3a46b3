//! All integration tests of the judge in one binary, a module per subject.

mod certify;
mod describe;
mod judge;
mod module_judge;
mod module_proofs;
mod module_traps;
mod toy_unit;
