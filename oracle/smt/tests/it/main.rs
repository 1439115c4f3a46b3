//! All integration tests of terms and solver in one binary, a module per subject.
#![allow(clippy::unwrap_used, reason = "tests")]

mod solver_link;
