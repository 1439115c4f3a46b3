//! Every pass in production form, its analyses, pass manager and the compiler tandemc.

pub mod analysis;
pub mod context;
pub mod defects;
pub mod driver;
pub mod module_edit;
pub mod options;
pub mod pass;
pub mod pass_manager;
pub mod passes;
pub mod pipeline;
pub mod transform;
