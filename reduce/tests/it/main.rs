//! All integration tests of `reduce` in one binary, a module per subject.

mod canonical;
mod delta_exact;
mod delta_routes;
mod deltas;
mod search;
