//! The production form of every pass; one file or folder per pass, named as in `tandem_ir::passes`.

pub mod jump_threading;
