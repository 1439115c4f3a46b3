//! Folding one instruction to a constant or to one of its operands.
//!
//! Only what is right for undef and poison operands too: a result may be more
//! defined than the instruction's, never less. Integers of up to 128 bits; other types only where an
//! identity needs no arithmetic.

use crate::analysis::lvi::fact::{Fact, Set};
use crate::analysis::lvi::transfer;
use crate::context::Cx;
use crate::defects::planted;
use tandem_ir::constant::{Bits, ConstantData};
use tandem_ir::{BinOp, Function, Inst, InstKind, Value};

/// What an instruction is equal to.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Folded {
    /// A value that exists.
    Value(Value),
    /// An integer constant.
    Int(Bits),
}

/// Folds an instruction, if it is surely equal to something simpler.
pub fn fold(cx: Cx<'_>, f: &Function, i: Inst) -> Option<Folded> {
    match f.kind(i) {
        InstKind::Phi => fold_phi(f, i),
        InstKind::Select => fold_select(f, i).or_else(|| fold_facts(cx, f, i)),
        InstKind::Freeze => fold_freeze(cx, f, i),
        InstKind::Binary(op) => fold_identity(cx, f, i, *op).or_else(|| fold_facts(cx, f, i)),
        InstKind::ICmp(_) | InstKind::Cast(_) => fold_facts(cx, f, i),
        _ => None,
    }
}

/// By the facts of constant operands, unknown ones being anything.
fn fold_facts(cx: Cx<'_>, f: &Function, i: Inst) -> Option<Folded> {
    let width = f.inst_type(i).int_width()?;
    let fact = transfer::transfer(cx, f, i, &mut |v| {
        Some(Fact::of_const(cx, f, v).unwrap_or(Fact::TOP))
    })?;
    match fact.set {
        Set::Range(r) if r.width() == width => Some(Folded::Int(r.bits(r.as_single()?))),
        _ => None,
    }
}

/// A phi of one value (itself left out) is that value, if it is available wherever the phi is: a constant
/// or an argument.
fn fold_phi(f: &Function, i: Inst) -> Option<Folded> {
    let me = f.result(i)?;
    let mut values = f.phi_incoming(i).map(|p| p.0).filter(|&v| v != me);
    let v = values.next()?;
    let everywhere = f.def_inst(v).is_none();
    (everywhere && values.all(|w| w == v)).then_some(Folded::Value(v))
}

fn fold_select(f: &Function, i: Inst) -> Option<Folded> {
    let (c, a, b) = (f.operand(i, 0), f.operand(i, 1), f.operand(i, 2));
    match f.as_bool(c) {
        Some(true) => Some(Folded::Value(a)),
        Some(false) => Some(Folded::Value(b)),
        None => (a == b).then_some(Folded::Value(a)),
    }
}

fn fold_freeze(cx: Cx<'_>, f: &Function, i: Inst) -> Option<Folded> {
    let v = f.operand(i, 0);
    let defined = matches!(
        f.as_const(v)?,
        ConstantData::Int(_)
            | ConstantData::WideInt(_)
            | ConstantData::Null
            | ConstantData::Float(_)
    );
    planted!(cx, FreezeOfUndefFolds, defined, true).then_some(Folded::Value(v))
}

/// Identities with one constant operand.
fn fold_identity(cx: Cx<'_>, f: &Function, i: Inst, op: BinOp) -> Option<Folded> {
    let ty = f.inst_type(i);
    let width = ty.int_width()?;
    let (a, b) = (f.operand(i, 0), f.operand(i, 1));
    let zero = |v: Value| f.as_int(v).is_some_and(|x| x.is_zero());
    let all = Bits::from_i64(width, -1);
    let all = planted!(cx, OnesOf64BitsOnly, all, Bits::from_u64(width, u64::MAX));
    let ones = |v: Value| f.as_int(v).is_some_and(|x| x == all);
    let one = |v: Value| f.as_int(v).is_some_and(|x| x == Bits::from_u64(width, 1));
    let constant = |n: i64| Some(Folded::Int(Bits::from_i64(width, n)));
    match op {
        BinOp::Add | BinOp::Or | BinOp::Xor if zero(b) => Some(Folded::Value(a)),
        BinOp::Add | BinOp::Or | BinOp::Xor if zero(a) => Some(Folded::Value(b)),
        BinOp::Sub | BinOp::Shl | BinOp::LShr | BinOp::AShr if zero(b) => Some(Folded::Value(a)),
        BinOp::Sub if planted!(cx, SubtractionCommutes, false, zero(a)) => Some(Folded::Value(b)),
        BinOp::Mul if one(b) => Some(Folded::Value(a)),
        BinOp::Mul if one(a) => Some(Folded::Value(b)),
        BinOp::UDiv | BinOp::SDiv if one(b) => Some(Folded::Value(a)),
        BinOp::And if ones(b) => Some(Folded::Value(a)),
        BinOp::And if ones(a) => Some(Folded::Value(b)),
        BinOp::And | BinOp::Mul if zero(a) || zero(b) => constant(0),
        BinOp::Or if ones(a) || ones(b) => constant(-1),
        BinOp::And | BinOp::Or if a == b => Some(Folded::Value(a)),
        BinOp::Sub | BinOp::Xor if a == b => constant(0),
        _ => None,
    }
}
