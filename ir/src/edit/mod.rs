//! Changing a function body.
//!
//! Every operation leaves use lists, order lists, debug records and name tables consistent. What only the caller can
//! know (that phis still match their predecessors, that definitions dominate uses) is checked by the verifier. Where an
//! operation has a precondition whose breach would be a bug of the calling pass, it panics in debug builds and its
//! documentation says so.
//!
//! This file holds constants, arguments and other leaf values (names are set in `function`); the files below are about one
//! part of a body each: `blocks`, `insts`, `operands` (with use lists), `edges` (with phis), `debug` (debug records).
//!
//! # Example
//!
//! Replacing `mul %a, 2` by `shl %a, 1`, as a pass would after deciding that it may:
//!
//! ```
//! use tandem_ir::{BinOp, InstKind, text, verify};
//!
//! let source = b"define i32 @f(i32 %a) {
//!   %x = mul i32 %a, 2
//!   ret i32 %x
//! }
//! ";
//! let mut module = text::parse(source, "f.ll").map_err(|e| e.to_string())?;
//! let f = &mut module.bodies[0];
//! let entry = f.entry().ok_or("a body has an entry")?;
//! let mul = f.first_inst(entry).ok_or("a block has a terminator")?;
//! let (ty, a) = (f.inst_type(mul), f.args()[0]);
//!
//! let one = f.int(ty, 1);
//! let shl = f.create_inst(InstKind::Binary(BinOp::Shl), ty, &[a, one]);
//! f.insert_before(shl, mul);
//! let (old, new) = (f.result(mul).ok_or("mul has a result")?, f.result(shl).ok_or("shl has a result")?);
//! f.replace_all_uses(old, new);
//! f.erase_inst(mul);
//! f.set_name(new, "x");
//!
//! assert!(verify::verify(&module).is_empty());
//! assert!(text::print(&module).contains("%x = shl i32 %a, 1"));
//! # Ok::<(), String>(())
//! ```
//!
//! # Invariants
//!
//! * After every operation, each operand slot is a node of the use list of exactly the value that it holds.
//! * Numbers of erased blocks, instructions and values are never used again.
//! * No operation folds, simplifies or deletes more than it says.
//!
//! Cost: constant time, except where the documentation of an operation says that it walks uses, phis or a list.

mod blocks;
mod debug;
mod edges;
mod insts;
mod operands;

use crate::constant::{Bits, ConstantData};
use crate::entity::{Constant, Value};
use crate::function::{Function, InlineAsm, ValueDef};
use crate::metadata::LocalMetadata;
use crate::types::Type;

// ----- constants and other leaf values -----------------------------------------
impl Function {
    /// The value of a constant of this function's pool.
    pub fn const_value(&mut self, c: Constant) -> Value {
        if let Some(v) = self.known_const_value(c) {
            return v;
        }
        let v = self.new_value(ValueDef::Const(c), self.constants().ty(c));
        self.set_const_value(c, v);
        v
    }
    /// A constant by type and data.
    pub fn constant(&mut self, ty: Type, data: ConstantData) -> Value {
        let c = self.constants_mut().intern(ty, data);
        self.const_value(c)
    }
    /// Interns a constant without making it a value (elements of aggregates, operands of expressions).
    pub fn intern_constant(&mut self, ty: Type, data: ConstantData) -> Constant {
        self.constants_mut().intern(ty, data)
    }
    /// Integer constant of at most 64 bits; `value` is cut to the width.
    pub fn int(&mut self, ty: Type, value: u64) -> Value {
        let c = self.constants_mut().int(ty, value);
        self.const_value(c)
    }
    /// Integer constant of any width.
    pub fn bits(&mut self, bits: &Bits) -> Value {
        let c = self.constants_mut().bits(Type::int(bits.width()), bits);
        self.const_value(c)
    }
    /// `i1` constant.
    pub fn bool(&mut self, value: bool) -> Value {
        self.int(Type::I1, u64::from(value))
    }
    /// `undef`
    pub fn undef(&mut self, ty: Type) -> Value {
        self.constant(ty, ConstantData::Undef)
    }
    /// `poison`
    pub fn poison(&mut self, ty: Type) -> Value {
        self.constant(ty, ConstantData::Poison)
    }
    /// The zero value of a type.
    pub fn zero(&mut self, ty: Type) -> Value {
        let c = self.constants_mut().zero(ty);
        self.const_value(c)
    }
    /// A metadata operand (of a call that takes `metadata`).
    pub fn metadata_value(&mut self, md: LocalMetadata) -> Value {
        let n = self.push_metadata_operand(md);
        self.new_value(ValueDef::Metadata(n), Type::METADATA)
    }
    /// Inline assembly as a callee.
    pub fn asm_value(&mut self, asm: InlineAsm) -> Value {
        let n = self.push_asm(asm);
        self.new_value(ValueDef::Asm(n), Type::PTR)
    }
    /// Copies a value's constant from another function's pool (or returns `None` if it is no constant).
    pub fn import_constant(&mut self, from: &Function, v: Value) -> Option<Value> {
        let ValueDef::Const(c) = from.value_def(v) else {
            return None;
        };
        let c = self.constants_mut().import(from.constants(), c);
        Some(self.const_value(c))
    }
}

// ----- arguments --------------------------------------------------------------------
impl Function {
    /// Adds an argument behind the others; the caller sees to the function type of the name.
    pub fn add_argument(&mut self, ty: Type) -> Value {
        let v = self.new_value(ValueDef::Arg(self.args().len() as u32), ty);
        self.push_arg(v);
        v
    }
}
