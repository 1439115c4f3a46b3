//! The passes, one file or folder each, named as in [`tandem_ir::passes`].

pub mod constmerge;
pub mod dce;
pub mod dfa_jump_threading;
pub mod generic_to_nvvm;
pub mod globaldce;
pub mod globalopt;
pub mod instsimplify;
pub mod internalize;
pub mod jump_threading;
