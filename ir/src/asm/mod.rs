//! Inline assembly of PTX: the template and the constraints as data.
//!
//! Device headers reach the machine through `asm` where there is no intrinsic: special registers, carry chains, permutes of
//! bytes, cache operators. Whoever executes or encodes such a call has to know what it says, and that is this module:
//!
//! ```text
//! asm "{ .reg .u32 t; mul.lo.u32 t, $1, $2; @$3 add.u32 $0, t, 1; }", "=r,r,r,b"
//!      --read--> registers: t (b32)
//!                statements: mul.lo.u32 [t, $1, $2]; @$3 add.u32 [$0, t, 1]
//! ```
//!
//! What an instruction means is not said here: an opcode is a list of words, as PTX has them between dots. The grammar is that
//! of the PTX ISA (chapter "Syntax") as far as one statement sequence can have it, with operands by number in the way of LLVM's
//! templates (`$0`, `${0:mod}`, `$$`).
//!
//! **Invariant:** reading never panics and takes time linear in the text; what the grammar here does not have is an
//! [`AsmError`] with a place, never left out. Nothing recurses but a tuple in an operand, which nests once.

mod constraints;
mod lexer;
mod parser;

pub use constraints::{Constraint, ConstraintKind, constraints};

use crate::function::InlineAsm;
use std::fmt;

/// A template and its constraints, read.
#[derive(Clone, PartialEq, Debug, Default)]
pub struct AsmBody {
    /// One per constraint, in order; `$n` in the template is number `n`.
    pub constraints: Vec<Constraint>,
    /// Registers that the template declares (`.reg`), in order.
    pub registers: Vec<Register>,
    /// Instructions in order.
    pub statements: Vec<Statement>,
}

/// A register that the template declares.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Register {
    /// Its name.
    pub name: String,
    /// Its type without the dot: `u32`, `pred`, `b64` …
    pub ty: String,
}

/// One instruction.
#[derive(Clone, PartialEq, Debug)]
pub struct Statement {
    /// `@p` (false) or `@!p` (true).
    pub guard: Option<(Arg, bool)>,
    /// The opcode and its modifiers: `mad`, `lo`, `cc`, `u32`.
    pub opcode: Vec<String>,
    /// Operands in order.
    pub args: Vec<Arg>,
    /// Byte offset in the template.
    pub offset: usize,
}

impl Statement {
    /// The opcode as it is written.
    pub fn mnemonic(&self) -> String {
        self.opcode.join(".")
    }
}

/// An operand of an instruction.
#[derive(Clone, PartialEq, Debug)]
pub enum Arg {
    /// `$n`: the operand of constraint `n`.
    Operand(u32),
    /// A register by its place in [`AsmBody::registers`].
    Register(u32),
    /// A special register or another predefined name, `%` and all: `%tid.x`, `%laneid`; also `WARP_SZ`.
    Special(String),
    /// An integer, as the low 64 bits of its two's complement.
    Int(u64),
    /// `0f…`: bits of a `float`.
    F32(u32),
    /// `0d…` or a decimal number: bits of a `double`.
    F64(u64),
    /// `!p`
    Not(Box<Arg>),
    /// `p|q`: two destinations.
    Pair(Box<Arg>, Box<Arg>),
    /// `{a, b, …}`
    Tuple(Vec<Arg>),
    /// `[a + n]`, with what follows behind a comma: the coordinates of a texture.
    Address {
        /// What is added to.
        base: Box<Arg>,
        /// Offset from the symbol in bytes.
        offset: i64,
        /// Coordinates, empty but for textures and surfaces.
        rest: Vec<Arg>,
    },
    /// `_`: a result that nobody wants.
    Sink,
    /// Another name: a variable, function or label of the module.
    Name(String),
}

/// Why a template or its constraints cannot be read.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct AsmError {
    /// What is not understood.
    pub message: String,
    /// Line in the text, from 1.
    pub line: u32,
    /// Column in bytes, from 1.
    pub column: u32,
}

impl AsmError {
    /// An error at byte `offset` of `text`.
    pub fn at(text: &[u8], offset: usize, message: impl Into<String>) -> AsmError {
        let before = &text[..offset.min(text.len())];
        let start = before
            .iter()
            .rposition(|&b| b == b'\n')
            .map_or(0, |p| p + 1);
        let lines = before.iter().filter(|&&b| b == b'\n').count();
        AsmError {
            message: message.into(),
            line: u32::try_from(lines + 1).unwrap_or(u32::MAX),
            column: u32::try_from(before.len() - start + 1).unwrap_or(u32::MAX),
        }
    }
}

impl fmt::Display for AsmError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let AsmError {
            message,
            line,
            column,
        } = self;
        write!(f, "line {line}, column {column} of the assembly: {message}")
    }
}

impl std::error::Error for AsmError {}

/// Longest template that is read, in bytes.
const MAX_TEXT: usize = 1 << 20;

/// Reads inline assembly of PTX.
///
/// # Errors
///
/// The first place of template or constraints that is not understood.
pub fn read(asm: &InlineAsm) -> Result<AsmBody, AsmError> {
    let text = &asm.text;
    if text.len() > MAX_TEXT {
        return Err(AsmError::at(
            text,
            0,
            "inline assembly of more than a mebibyte",
        ));
    }
    if asm.intel {
        return Err(AsmError::at(
            text,
            0,
            "inteldialect, which PTX does not have",
        ));
    }
    let constraints = constraints(&asm.constraints)?;
    let mut body = parser::template(text, constraints.len())?;
    body.constraints = constraints;
    Ok(body)
}

#[cfg(test)]
mod tests;
