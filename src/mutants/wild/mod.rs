//! Mutants that nobody planted: production's sources, changed by rule in every place, and a blind hunt for a sample.
//!
//! What is planted by hand ([`crate::mutants`]) measures what its authors could imagine. Here every operator, condition,
//! number, arm and statement of production's passes, analyses and transformations is a place for a mistake:
//!
//! ```text
//!  tokens --> scan --> schema --> build                     sources, places, one copy with all mutants, one build
//!                                   |
//!  measure --> a process each: hunt (switch) --> table      a sample, who was killed, who was not and why
//! ```
//!
//! The sources of the workspace, and every program that is built from them, have no mutants; the copy lies below
//! `target/`. Its program is this one with a mutant in it that can be switched on ([`switch`]), and hunts with the programs
//! and the judge of all hunts.

pub mod build;
pub mod guards;
pub mod hunt;
pub mod measure;
pub mod operators;
pub mod same;
pub mod scan;
pub mod schema;
pub mod switch;
pub mod table;
pub mod tokens;

pub use build::{Built, Copy, is_workspace};
pub use measure::{Settings, measure};
pub use table::Table;
