//! The shared ground of Tandem: LLVM-compatible SSA IR as passive data.
//!
//! Everything here is trusted by both forms of every pass, so nothing here
//! decides anything: no transformation, no analysis, no constant folder. What it
//! does hold is storage ([`function`], [`module`]), editing that keeps lists
//! consistent ([`edit`]), text in and out ([`text`]), well-formedness
//! ([`verify`]), tables of facts ([`datalayout`], [`intrinsics`], [`passes`]), and
//! the words in which passes and judges speak to each other ([`rewrite`],
//! [`claims`]).

pub mod attr;
pub mod claims;
pub mod constant;
pub mod datalayout;
pub mod diag;
pub mod edit;
pub mod entity;
pub mod function;
pub mod inst;
pub mod intrinsics;
pub mod metadata;
pub mod module;
pub mod names;
pub mod passes;
pub mod rewrite;
pub mod text;
pub mod types;
pub mod verify;

pub use entity::{AttrSet, Block, Comdat, Constant, Global, Inst, MdNode, Symbol, Use, Value};
pub use function::{Function, ValueDef};
pub use inst::{BinOp, CastOp, Flags, FloatPredicate, InstKind, IntPredicate, MemAccess};
pub use module::{Header, Module};
pub use types::{FloatKind, Type};
