//! The subcommands, one file each.

pub mod check;
pub mod passes;
pub mod run;
pub mod tv;
