//! The printer.
use crate::function::Function;
use crate::module::{Header, Module};
/// The module as LLVM assembly.
pub fn print(_module: &Module) -> String {
    unimplemented!()
}
/// One function definition as LLVM assembly.
pub fn print_function(_header: &Header, _f: &Function) -> String {
    unimplemented!()
}
