//! The reader.
use crate::diag::Diagnostic;
use crate::module::Module;
/// Reads a module. `file` is for messages.
///
/// # Errors
/// The first thing that is not LLVM assembly, or that we do not carry.
pub fn parse(_text: &[u8], _file: &str) -> Result<Module, Diagnostic> {
    unimplemented!()
}
