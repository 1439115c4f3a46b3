//! The passes, one file or folder each, named as in [`tandem_ir::passes`].

pub mod jump_threading;
