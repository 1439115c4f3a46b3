//! The harness: where the two forms of every pass, the judge and the user meet.
//!
//! The command `tandem` is a thin shell over this library, so that its properties
//! can be tested without starting processes.

pub mod certificate;
pub mod commands;
pub mod files;
pub mod launch;
pub mod registry;
pub mod report;
pub mod tv;
