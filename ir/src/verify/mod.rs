//! Well-formedness.
use crate::function::Function;
use crate::module::{Header, Module};
/// One broken rule.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct VerifyError {
    /// Function name, empty for module-level rules.
    pub function: String,
    /// Block, as printed.
    pub block: Option<String>,
    /// Instruction, as printed.
    pub inst: Option<String>,
    /// The rule and how it is broken.
    pub message: String,
}
/// Checks a module; all breaches in order.
pub fn verify(_module: &Module) -> Vec<VerifyError> {
    unimplemented!()
}
/// Checks one function body.
pub fn verify_function(_header: &Header, _f: &Function) -> Vec<VerifyError> {
    unimplemented!()
}
