//! The harness: where the two forms of every pass, the judge and the user meet.
//!
//! The command `tandem` is a thin shell over this library, so that its properties
//! can be tested without starting processes.

pub mod certificate;
pub mod commands;
pub mod files;
pub mod fuzzing;
pub mod html;
pub mod judge;
pub mod launch;
pub mod limits;
pub mod mutants;
pub mod nightly;
pub mod parent;
pub mod properties;
pub mod reducing;
pub mod registry;
pub mod report;
pub mod signature;
pub mod triage;
pub mod tune;
pub mod tv;
