//! LLVM assembly in and out.
//!
//! [`parse`] reads what `clang`, `rustc`, Triton and Numba print (LLVM 20 to 22, older debug intrinsics upgraded to
//! records as LLVM does); [`print()`] writes what `llvm-as` 22 reads.
//!
//! # Example
//!
//! What cannot be read is a diagnostic with file, line, column and the line of text:
//!
//! ```
//! let text = b"define i32 @f() {
//!   ret i32 %missing
//! }
//! ";
//! let error = tandem_ir::text::parse(text, "f.ll").err().ok_or("%missing has no definition")?;
//! assert_eq!((error.file.as_str(), error.line, error.column), ("f.ll", 2, 11));
//! # Ok::<(), &str>(())
//! ```
//!
//! # Invariants
//!
//! * Neither reader nor printer panics, whatever the text or module.
//! * What was read, printed and read again is the same module, and printing it again gives the same text.
//! * What the data model cannot hold is an error, never dropped.
//!
//! Cost: both take time linear in the size of the text.

mod conventions;
pub mod lexer;
pub mod parser;
mod places;
pub mod printer;

pub use parser::{parse, parse_with_places};
pub use places::{Places, Subject, line_and_column};
pub use printer::{
    FunctionText, print, print_block_label, print_function, print_inst, print_value,
};
