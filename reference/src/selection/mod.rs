//! Instruction selection in its simplest form (machine.md 6.2): one template for each instruction of LLVM IR, nothing folded.
//!
//! The templates write PTX as text, which is then read into a machine module: what stands in the source here is what a
//! reader of the page on machine code finds there. Every scalar of every value has a register of its own, constants are
//! moved into registers, addresses are computed in registers, a phi is copied through a fresh register, a product and a sum
//! are never fused, a comparison never meets its branch. Nothing is fast.
//!
//! ```text
//!   module      header, names, heads of functions          constants   values that are no instruction
//!   globals     variables and their initialisers           function    blocks and instructions in their order
//!   params      parameters, results                         control     br switch ret; phis: copies on edges
//!   arith wide compare casts bits floats                   memory      load store gep alloca; copies: memcpy
//!   lines       .file .loc
//!   atomics     orders, scopes, loops of compare and swap   calls, intrinsics, device, device_families, asm
//!   saturating, wide_bits, wide_floats, quotients, remainders, variadic
//! ```
//!
//! A template gets registers and gives registers; it does not know where its operands come from, so that constant expressions
//! are selected by the templates of the instructions that they are.
//!
//! What has no template is refused with its construct and place ([`Unsupported`]). Production has a form of its own
//! (`optimized/src/codegen`), and the two share no code: the harness holds what each makes of a module against the module.

mod arith;
mod asm;
mod atomics;
mod bits;
mod body;
mod calls;
mod casts;
mod compare;
mod constants;
mod control;
mod copies;
mod device;
mod device_families;
mod fences;
mod floats;
mod function;
mod globals;
mod intrinsics;
mod lines;
mod memory;
mod module;
mod params;
mod quotients;
mod remainders;
mod saturating;
mod types;
mod variadic;
mod vectors;
mod wide;
mod wide_bits;
mod wide_floats;

use tandem_ir::Module;
use tandem_ir::entity::{Global, Inst};
use tandem_ir::machine::MModule;
use tandem_ir::machine::text;

/// What selection is asked for.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct Options {
    /// The processor, such as `sm_90a`; without one that of the kernels, or else `sm_90` (D9).
    pub gpu: Option<String>,
}

/// A construct that has no template.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Unsupported {
    /// The function or variable.
    pub global: Global,
    /// The instruction, if it is one.
    pub inst: Option<Inst>,
    /// What it is, in words.
    pub construct: String,
}

/// Why there is no PTX.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Refusal {
    /// Constructs without a template, all of the module.
    Unsupported(Vec<Unsupported>),
    /// A template wrote what cannot be read as PTX: a mistake of ours.
    Mistake(String),
}

/// The PTX of a module that the verifier accepts.
///
/// # Errors
/// Constructs that have no template; or a template is wrong, which is a bug of this crate.
pub fn select(module: &Module, options: &Options) -> Result<MModule, Refusal> {
    let written = write(module, options).map_err(Refusal::Unsupported)?;
    let mut made = text::parse(written.as_bytes(), "reference.ptx")
        .map_err(|e| Refusal::Mistake(e.to_string()))?;
    made.version = module::least_version(&made);
    Ok(made)
}

/// The same as text, with the newest version of PTX in its header.
///
/// # Errors
/// Constructs that have no template.
pub fn write(module: &Module, options: &Options) -> Result<String, Vec<Unsupported>> {
    module::write(module, options)
}
