//! Every pass in production form, its analyses, pass manager and the compiler tandemc.

pub mod analysis;
pub mod driver;
pub mod options;
pub mod pass_manager;
pub mod passes;
pub mod pipeline;
