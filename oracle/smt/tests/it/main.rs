//! All integration tests of terms and solver in one binary, a module per subject.

mod solver_link;
