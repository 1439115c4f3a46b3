//! The subcommands, one file each.

pub mod certify;
pub mod check;
pub mod passes;
pub mod run;
pub mod tv;
