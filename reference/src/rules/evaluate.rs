//! What conditions and constant expressions come to, on the constants of one match.
//!
//! Each lane of a vector is a case of its own: an expression is evaluated once per
//! lane, and a condition must hold in every one. Numbers are unsigned and below 2
//! to the width of their type.

use super::ast::{Expr, ExprKind, VarId};
use tandem_ir::{BinOp, CastOp, IntPredicate};

/// What is known of a condition.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Truth {
    /// The condition holds.
    Holds,
    /// It does not hold.
    Fails,
    /// It may hold, but cannot be derived: what is missing.
    Unknown(String),
}

use Truth::{Fails, Holds};

/// One lane of a match, as expressions ask for it.
pub trait Lane {
    /// The number that a constant variable stands for.
    fn constant(&self, var: VarId) -> Option<u128>;
    /// Bits of the scalar type that a type variable stands for, at most 128.
    fn width(&self, ty: usize) -> Option<u32>;
    /// Whether a variable stands for something that is no constant.
    fn variable(&self, var: VarId) -> Truth;
    /// Whether the value of a variable is certainly neither undef nor poison.
    fn defined(&self, var: VarId) -> Truth;
    /// Whether the function keeps denormals of the variable's format.
    fn ieee(&self, var: VarId) -> Truth;
}

fn max_value(width: u32) -> u128 {
    u128::MAX >> (128 - width.clamp(1, 128))
}

fn signed(width: u32, v: u128) -> i128 {
    let shift = 128 - width.clamp(1, 128);
    ((v << shift) as i128) >> shift
}

/// The number that an expression comes to; `None` if it has no value (a shift by the width or more).
pub fn number(e: &Expr, lane: &dyn Lane) -> Option<u128> {
    let width = lane.width(e.ty)?;
    let mask = max_value(width);
    Some(match &e.kind {
        ExprKind::Const(var) => lane.constant(*var)?,
        ExprKind::Int(n) => *n as i128 as u128 & mask,
        ExprKind::UMax => mask,
        ExprKind::SMin => 1 << (width - 1),
        ExprKind::SMax => mask >> 1,
        ExprKind::Width(_) => u128::from(width) & mask,
        ExprKind::Cast(op, a) => {
            let (from, n) = (lane.width(a.ty)?, number(a, lane)?);
            match op {
                CastOp::SExt => signed(from, n) as u128 & mask,
                _ => n & mask,
            }
        }
        ExprKind::Binary(op, a, b) => {
            let (a, b) = (number(a, lane)?, number(b, lane)?);
            let by = u32::try_from(b).ok().filter(|&s| s < width);
            mask & match op {
                BinOp::Add => a.wrapping_add(b),
                BinOp::Sub => a.wrapping_sub(b),
                BinOp::Mul => a.wrapping_mul(b),
                BinOp::And => a & b,
                BinOp::Or => a | b,
                BinOp::Xor => a ^ b,
                BinOp::Shl => a << by?,
                BinOp::LShr => a >> by?,
                _ => return None,
            }
        }
        _ => return None,
    })
}

/// Whether a condition holds in a lane. Where a part has no value, the whole does not hold.
pub fn condition(e: &Expr, lane: &dyn Lane) -> Truth {
    match has_value(e, lane) {
        true => truth(e, lane),
        false => Fails,
    }
}

/// True if every number in a condition has a value.
fn has_value(e: &Expr, lane: &dyn Lane) -> bool {
    match &e.kind {
        ExprKind::Compare(_, a, b) => number(a, lane).is_some() && number(b, lane).is_some(),
        ExprKind::PowerOfTwo(a) => number(a, lane).is_some(),
        ExprKind::And(a, b) | ExprKind::Or(a, b) => has_value(a, lane) && has_value(b, lane),
        ExprKind::Not(a) => has_value(a, lane),
        _ => true,
    }
}

fn truth(e: &Expr, lane: &dyn Lane) -> Truth {
    let of = |b: bool| if b { Holds } else { Fails };
    match &e.kind {
        ExprKind::Compare(p, a, b) => {
            let width = lane.width(a.ty).unwrap_or(1);
            match (number(a, lane), number(b, lane)) {
                (Some(a), Some(b)) => of(compare(*p, width, a, b)),
                _ => Fails,
            }
        }
        ExprKind::PowerOfTwo(a) => of(number(a, lane).is_some_and(|n| n.count_ones() == 1)),
        ExprKind::Defined(var) => lane.defined(*var),
        ExprKind::Variable(var) => lane.variable(*var),
        ExprKind::Ieee(var) => lane.ieee(*var),
        ExprKind::And(a, b) => match (truth(a, lane), truth(b, lane)) {
            (Fails, _) | (_, Fails) => Fails,
            (Holds, other) | (other, _) => other,
        },
        ExprKind::Or(a, b) => match (truth(a, lane), truth(b, lane)) {
            (Holds, _) | (_, Holds) => Holds,
            (Fails, other) | (other, _) => other,
        },
        ExprKind::Not(a) => match truth(a, lane) {
            Holds => Fails,
            Fails => Holds,
            unknown => unknown,
        },
        _ => Fails,
    }
}

fn compare(p: IntPredicate, width: u32, a: u128, b: u128) -> bool {
    let (sa, sb) = (signed(width, a), signed(width, b));
    match p {
        IntPredicate::Eq => a == b,
        IntPredicate::Ne => a != b,
        IntPredicate::Ugt => a > b,
        IntPredicate::Uge => a >= b,
        IntPredicate::Ult => a < b,
        IntPredicate::Ule => a <= b,
        IntPredicate::Sgt => sa > sb,
        IntPredicate::Sge => sa >= sb,
        IntPredicate::Slt => sa < sb,
        IntPredicate::Sle => sa <= sb,
    }
}
