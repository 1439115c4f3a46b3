//! Operands that are undef or poison, in all their lanes.
//!
//! Poison goes through; undef is chosen once, so that the result is as simple as it gets. What other operand there is
//! does not matter.

use super::query::{Hit, New, Query, rule, value};
use tandem_ir::{BinOp, CastOp, Inst, InstKind, IntPredicate, Value};

/// What an operand is.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Operand {
    Undef,
    Poison,
    Other,
}

fn kind(q: &Query<'_>, v: Value) -> Operand {
    if !q.is_const(v) {
        Operand::Other
    } else if q.is_poison(v) {
        Operand::Poison
    } else if q.is_undef(v) {
        Operand::Undef
    } else {
        Operand::Other
    }
}

/// A rule about an undef or poison operand of the instruction.
pub(super) fn operand(q: &Query<'_>, i: Inst) -> Option<Hit> {
    match q.f.kind(i) {
        InstKind::Binary(op) => {
            let (a, b) = q.two(i);
            if !q.is_const(a) && !q.is_const(b) {
                return None;
            }
            binary(q, *op, a, b)
        }
        InstKind::ICmp(p) => compare(q, *p, q.two(i)),
        InstKind::Cast(op) => cast(q, *op, q.f.operand(i, 0)),
        InstKind::FNeg if q.is_poison(q.f.operand(i, 0)) => rule!("fneg-poison", New::Poison),
        _ => None,
    }
}

fn binary(q: &Query<'_>, op: BinOp, a: Value, b: Value) -> Option<Hit> {
    use BinOp::*;
    match kind(q, b) {
        Operand::Poison => match op {
            Add => rule!("add-poison", New::Poison, x = a),
            Sub => rule!("sub-poison-right", New::Poison, x = a),
            Mul => rule!("mul-poison", New::Poison, x = a),
            UDiv => rule!("udiv-by-poison", New::Poison, x = a),
            SDiv => rule!("sdiv-by-poison", New::Poison, x = a),
            URem => rule!("urem-by-poison", New::Poison, x = a),
            SRem => rule!("srem-by-poison", New::Poison, x = a),
            Shl => rule!("shl-by-poison", New::Poison, x = a),
            LShr => rule!("lshr-by-poison", New::Poison, x = a),
            AShr => rule!("ashr-by-poison", New::Poison, x = a),
            And => rule!("and-poison", New::Poison, x = a),
            Or => rule!("or-poison", New::Poison, x = a),
            Xor => rule!("xor-poison", New::Poison, x = a),
            FAdd => rule!("fadd-poison", New::Poison, x = a),
            FSub => rule!("fsub-poison-right", New::Poison, x = a),
            FMul => rule!("fmul-poison", New::Poison, x = a),
            FDiv => rule!("fdiv-poison-right", New::Poison, x = a),
            FRem => rule!("frem-poison-right", New::Poison, x = a),
        },
        Operand::Undef => match op {
            Sub => value!(b),
            UDiv => rule!("udiv-by-undef", New::Poison, x = a),
            SDiv => rule!("sdiv-by-undef", New::Poison, x = a),
            URem => rule!("urem-by-undef", New::Poison, x = a),
            SRem => rule!("srem-by-undef", New::Poison, x = a),
            Shl => rule!("shl-by-undef", New::Poison, x = a),
            LShr => rule!("lshr-by-undef", New::Poison, x = a),
            AShr => rule!("ashr-by-undef", New::Poison, x = a),
            _ => {
                if let Some(hit) = undef_of_two(q, op, b, a) {
                    return Some(hit);
                }
            }
        },
        Operand::Other => {}
    }
    match kind(q, a) {
        Operand::Poison => match op {
            Add => rule!("add-poison", New::Poison, x = b),
            Sub => rule!("sub-poison-left", New::Poison, x = b),
            Mul => rule!("mul-poison", New::Poison, x = b),
            UDiv => rule!("udiv-of-poison", New::Poison, x = b),
            SDiv => rule!("sdiv-of-poison", New::Poison, x = b),
            URem => rule!("urem-of-poison", New::Poison, x = b),
            SRem => rule!("srem-of-poison", New::Poison, x = b),
            Shl => rule!("shl-of-poison", New::Poison, x = b),
            LShr => rule!("lshr-of-poison", New::Poison, x = b),
            AShr => rule!("ashr-of-poison", New::Poison, x = b),
            And => rule!("and-poison", New::Poison, x = b),
            Or => rule!("or-poison", New::Poison, x = b),
            Xor => rule!("xor-poison", New::Poison, x = b),
            FAdd => rule!("fadd-poison", New::Poison, x = b),
            FSub => rule!("fsub-poison-left", New::Poison, x = b),
            FMul => rule!("fmul-poison", New::Poison, x = b),
            FDiv => rule!("fdiv-poison-left", New::Poison, x = b),
            FRem => rule!("frem-poison-left", New::Poison, x = b),
        },
        Operand::Undef => match op {
            Sub => value!(a),
            UDiv => rule!("udiv-of-undef", New::Zero, x = b),
            SDiv => rule!("sdiv-of-undef", New::Zero, x = b),
            URem => rule!("urem-of-undef", New::Zero, x = b),
            SRem => rule!("srem-of-undef", New::Zero, x = b),
            Shl => rule!("shl-of-undef", New::Zero, x = b),
            LShr => rule!("lshr-of-undef", New::Zero, x = b),
            AShr => rule!("ashr-of-undef", New::Zero, x = b),
            _ => undef_of_two(q, op, a, b),
        },
        Operand::Other => None,
    }
}

/// The commutative operations: `undef` is one operand, `x` the other.
fn undef_of_two(q: &Query<'_>, op: BinOp, undef: Value, x: Value) -> Option<Hit> {
    match op {
        BinOp::Add => value!(undef),
        BinOp::Mul => rule!("mul-undef", New::Zero, x = x),
        BinOp::And => rule!("and-undef", New::Zero, x = x),
        BinOp::Or => rule!("or-undef", New::Int(-1), x = x),
        BinOp::Xor => value!(undef),
        BinOp::FAdd if !q.env.strict => {
            rule!(
                "fadd-undef",
                New::Float(super::floats::format(q, x)?.0),
                x = x
            )
        }
        BinOp::FMul if !q.env.strict => {
            rule!(
                "fmul-undef",
                New::Float(super::floats::format(q, x)?.0),
                x = x
            )
        }
        _ => None,
    }
}

fn compare(q: &Query<'_>, p: IntPredicate, (a, b): (Value, Value)) -> Option<Hit> {
    if q.is_poison(b) {
        rule!("icmp-poison-right", New::Poison, x = a);
    }
    if q.is_poison(a) {
        rule!("icmp-poison-left", New::Poison, x = b);
    }
    for (x, u) in [(a, b), (b, a)] {
        let equality = matches!(p, IntPredicate::Eq | IntPredicate::Ne);
        if equality && q.is_undef(u) && q.scalar(x).is_int() {
            rule!("icmp-equality-undef", New::Undef, x = x);
        }
    }
    None
}

fn cast(q: &Query<'_>, op: CastOp, a: Value) -> Option<Hit> {
    match (kind(q, a), op) {
        (Operand::Poison, CastOp::Trunc) => rule!("trunc-poison", New::Poison),
        (Operand::Poison, CastOp::ZExt) => rule!("zext-poison", New::Poison),
        (Operand::Poison, CastOp::SExt) => rule!("sext-poison", New::Poison),
        (Operand::Poison, CastOp::FpExt) => rule!("fpext-poison", New::Poison),
        (Operand::Poison, CastOp::FpTrunc) => rule!("fptrunc-poison", New::Poison),
        (Operand::Poison, CastOp::PtrToInt) => rule!("ptrtoint-poison", New::Poison),
        (Operand::Poison, CastOp::IntToPtr) => rule!("inttoptr-poison", New::Poison),
        (Operand::Poison, _) => value!(New::Poison),
        (Operand::Undef, CastOp::Trunc) => rule!("trunc-undef", New::Undef),
        (Operand::Undef, CastOp::ZExt) => rule!("zext-undef", New::Zero),
        (Operand::Undef, CastOp::SExt) => rule!("sext-undef", New::Zero),
        _ => None,
    }
}
