//! All integration tests of `reduce` in one binary, a module per subject.
#![allow(clippy::unwrap_used, reason = "tests")]

mod canonical;
mod delta_exact;
mod delta_routes;
mod deltas;
mod machine;
mod search;
