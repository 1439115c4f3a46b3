//! Operands and new instructions in words.

use super::names::{self, Names};
use tandem_ir::InstKind;
use tandem_ir::rewrite::{NewInst, Operand};

/// A value by its name, a constant by its text.
pub(super) fn operand<U: Names>(unit: &U, o: &Operand) -> String {
    let ty = |t| names::ty(unit.header(), t);
    match o {
        Operand::Value(v) => names::value_of(unit.function(), *v),
        Operand::Int(bits) => format!("i{} {}", bits.width(), bits.to_signed_decimal()),
        Operand::Float(t, bits) => format!("{} 0x{bits:x}", ty(*t)),
        Operand::Undef(_) => "undef".into(),
        Operand::Poison(_) => "poison".into(),
        Operand::Null(_) => "null".into(),
        Operand::Zero(_) => "zeroinitializer".into(),
        Operand::Splat(_, each) => format!("splat ({})", operand(unit, each)),
        Operand::Aggregate(_, all) => format!("<{}>", operands(unit, all)),
        Operand::Global(_, g) => names::global_of(unit.header(), *g),
    }
}

pub(super) fn operands<U: Names>(unit: &U, all: &[Operand]) -> String {
    let each: Vec<String> = all.iter().map(|o| operand(unit, o)).collect();
    each.join(", ")
}

/// Opcode, flags, type of the result if it has one, operands.
pub(super) fn new_inst<U: Names>(unit: &U, new: &NewInst) -> String {
    let mut words = vec![new.kind.mnemonic().to_owned()];
    if !new.flags.is_empty() {
        words.push(new.flags.to_string());
    }
    match &new.kind {
        InstKind::ICmp(p) => words.push(p.keyword().to_owned()),
        InstKind::FCmp(p) => words.push(p.keyword().to_owned()),
        _ => {}
    }
    if !new.ty.is_void() {
        words.push(names::ty(unit.header(), new.ty));
    }
    if !new.operands.is_empty() {
        words.push(operands(unit, &new.operands));
    }
    words.join(" ")
}
