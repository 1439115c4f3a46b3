//! Every pass in production form, its analyses, pass manager and the compiler tandemc.

pub mod analysis;
pub mod passes;
