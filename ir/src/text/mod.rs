//! LLVM assembly in and out.
//!
//! [`parse`] reads what `clang`, `rustc`, Triton and Numba print (LLVM 20-22, older
//! debug intrinsics upgraded to records as LLVM does); [`print`] writes what
//! `llvm-as` 22 reads.

pub mod lexer;
pub mod parser;
mod places;
pub mod printer;

pub use parser::{parse, parse_with_places};
pub use places::{Places, line_and_column};
pub use printer::{
    FunctionText, print, print_block_label, print_function, print_inst, print_value,
};
