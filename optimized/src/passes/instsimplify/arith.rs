//! Integer addition, subtraction, multiplication, division and remainder.

use super::query::{Hit, New, Query, rule, value};
use crate::defects::planted;
use tandem_ir::{BinOp, CastOp, Flags, Inst, Value};

/// `add`
pub(super) fn add(q: &Query<'_>, i: Inst) -> Option<Hit> {
    let (a, b) = q.two(i);
    for (x, y) in [(a, b), (b, a)] {
        if q.is_zero(y) {
            rule!("add-zero", x, x = x);
        }
        if q.neg(y) == Some(x) {
            rule!("add-of-negation", New::Zero, x = x);
        }
        if let Some((z, w)) = q.binary(x, BinOp::Sub) {
            if w == y {
                rule!("add-of-sub", z, x = z, y = y);
            }
            if q.binary(y, BinOp::Sub) == Some((w, z)) {
                rule!("add-of-opposites", New::Zero, x = z, y = w);
            }
        }
        if q.not(y) == Some(x) {
            rule!("add-of-complement", New::Int(-1), x = x);
        }
        if q.is_ones(y) && q.f.flags(i).contains(Flags::NUW) {
            rule!("add-nuw-umax", New::Int(-1), x = x);
        }
    }
    if a == b && q.width(a) == Some(1) {
        rule!("add-self-i1", New::Zero, x = a);
    }
    None
}

/// `sub`
pub(super) fn sub(q: &Query<'_>, i: Inst) -> Option<Hit> {
    let (a, b) = q.two(i);
    if q.is_zero(b) {
        rule!("sub-zero", a, x = a);
    }
    if a == b {
        rule!("sub-self", New::Zero, x = a);
    }
    if let Some((x, y)) = q.binary(a, BinOp::Add) {
        if y == b {
            rule!("sub-of-add", x, x = x, y = b);
        }
        if x == b {
            rule!("sub-of-add", y, x = y, y = b);
        }
    }
    if let Some((x, y)) = q.binary(b, BinOp::Sub)
        && x == a
    {
        // Of a constant there may be two values; 0 - (0 - x) has a rule of its own.
        match q.is_zero(a) {
            true => rule!("sub-of-negation", y, x = y),
            false => rule!("sub-of-sub", y, x = a, y = y),
        }
    }
    if q.is_ones(a)
        && let Some(x) = q.not(b)
    {
        rule!("sub-umax-complement", x, x = x);
    }
    if q.is_zero(a) {
        if q.f.flags(i).contains(Flags::NUW) {
            rule!("sub-nuw-from-zero", New::Zero, x = b);
        }
        return negation(q, q.f.flags(i), b);
    }
    None
}

/// `0 - x` where only the sign bit of `x` can be set: `x` itself, and 0 if it must not wrap.
fn negation(q: &Query<'_>, flags: Flags, x: Value) -> Option<Hit> {
    let k = q.known(x)?;
    if k.umax() & !(1u128 << (k.width - 1)) != 0 {
        return None;
    }
    if flags.contains(Flags::NSW) {
        value!(New::Zero);
    }
    value!(x)
}

/// `mul`
pub(super) fn mul(q: &Query<'_>, i: Inst) -> Option<Hit> {
    let (a, b) = q.two(i);
    for (x, y) in [(a, b), (b, a)] {
        if q.is_zero(y) {
            rule!("mul-zero", New::Zero, x = x);
        }
        if q.is_one(y) {
            rule!("mul-one", x, x = x);
        }
        let exact = |op| q.flagged(x, op, Flags::EXACT).filter(|q| q.1 == y);
        if let Some((z, _)) = exact(BinOp::UDiv) {
            rule!("mul-of-exact-udiv", z, x = z, y = y);
        }
        if let Some((z, _)) = exact(BinOp::SDiv) {
            rule!("mul-of-exact-sdiv", z, x = z, y = y);
        }
    }
    if a == b && q.width(a) == Some(1) {
        rule!("mul-self-i1", a, x = a);
    }
    None
}

/// `udiv`, `sdiv`, `urem`, `srem`: what is common to them, then each. At one bit every defined divisor is 1.
pub(super) fn divide(q: &Query<'_>, i: Inst, op: BinOp) -> Option<Hit> {
    let (a, b) = q.two(i);
    if q.width(a) == Some(1) {
        match op {
            BinOp::UDiv => rule!("udiv-i1", a, x = a, y = b),
            BinOp::SDiv => rule!("sdiv-i1", a, x = a, y = b),
            BinOp::URem => rule!("urem-i1", New::Zero, x = a, y = b),
            _ => rule!("srem-i1", New::Zero, x = a, y = b),
        }
    }
    if q.is_zero(b) {
        match op {
            BinOp::UDiv => rule!("udiv-by-zero", New::Poison, x = a),
            BinOp::SDiv => rule!("sdiv-by-zero", New::Poison, x = a),
            BinOp::URem => rule!("urem-by-zero", New::Poison, x = a),
            _ => rule!("srem-by-zero", New::Poison, x = a),
        }
    }
    if q.is_zero(a) {
        match op {
            BinOp::UDiv => rule!("udiv-of-zero", New::Zero, x = b),
            BinOp::SDiv => rule!("sdiv-of-zero", New::Zero, x = b),
            BinOp::URem => rule!("urem-of-zero", New::Zero, x = b),
            _ => rule!("srem-of-zero", New::Zero, x = b),
        }
    }
    if a == b {
        match op {
            BinOp::UDiv => rule!("udiv-self", New::Int(1), x = a),
            BinOp::SDiv => rule!("sdiv-self", New::Int(1), x = a),
            BinOp::URem => rule!("urem-self", New::Zero, x = a),
            _ => rule!("srem-self", New::Zero, x = a),
        }
    }
    if q.is_one(b) {
        match op {
            BinOp::UDiv => rule!("udiv-by-one", a, x = a),
            BinOp::SDiv => rule!("sdiv-by-one", a, x = a),
            BinOp::URem => rule!("urem-by-one", New::Zero, x = a),
            _ => rule!("srem-by-one", New::Zero, x = a),
        }
    }
    let hit = match op {
        BinOp::UDiv | BinOp::SDiv => quotient(q, op, a, b),
        _ => remainder(q, op, a, b),
    };
    hit.or_else(|| smaller_dividend(q, op, a, b))
}

fn quotient(q: &Query<'_>, op: BinOp, a: Value, b: Value) -> Option<Hit> {
    let unsigned = op == BinOp::UDiv;
    let (no_wrap, remainder) = match unsigned {
        true => (Flags::NUW, BinOp::URem),
        false => (Flags::NSW, BinOp::SRem),
    };
    if q.flags(a).contains(no_wrap)
        && let Some(x) = q.other(a, BinOp::Mul, b)
    {
        match unsigned {
            true => rule!("udiv-of-mul-nuw", x, x = x, y = b),
            false => value!(x),
        }
    }
    if let Some((x, y)) = q.binary(a, remainder)
        && y == b
    {
        match unsigned {
            true => rule!("udiv-of-urem", New::Zero, x = x, y = y),
            false => rule!("sdiv-of-srem", New::Zero, x = x, y = y),
        }
    }
    if !unsigned {
        if q.neg(b) == Some(a) && q.flags(b).contains(Flags::NSW) {
            rule!("sdiv-by-negation", New::Int(-1), x = a);
        }
        if q.neg(a) == Some(b) && q.flags(a).contains(Flags::NSW) {
            rule!("sdiv-of-negation", New::Int(-1), x = b);
        }
    }
    None
}

fn remainder(q: &Query<'_>, op: BinOp, a: Value, b: Value) -> Option<Hit> {
    let unsigned = op == BinOp::URem;
    if let Some((x, z)) = q.binary(a, op)
        && z == b
    {
        match unsigned {
            true => rule!("urem-of-urem", a, y = a, x = x, z = z),
            false => rule!("srem-of-srem", a, y = a, x = x, z = z),
        }
    }
    let no_wrap = if unsigned { Flags::NUW } else { Flags::NSW };
    if q.flags(a).contains(no_wrap)
        && let Some(x) = q.other(a, BinOp::Mul, b)
    {
        match unsigned {
            true => rule!("urem-of-mul-nuw", New::Zero, x = x, y = b),
            false => rule!("srem-of-mul-nsw", New::Zero, x = x, y = b),
        }
    }
    if q.flags(a).contains(no_wrap) && q.binary(a, BinOp::Shl).is_some_and(|p| p.0 == b) {
        value!(New::Zero);
    }
    if !unsigned {
        if q.is_ones(b) {
            rule!("srem-by-minus-one", New::Zero, x = a);
        }
        let from_bit = q.cast(b, CastOp::SExt);
        if from_bit.is_some_and(|x| q.width(x) == Some(1)) || q.neg(a) == Some(b) {
            value!(New::Zero);
        }
    }
    None
}

/// A dividend that is less than the divisor is the remainder, and the quotient is 0.
fn smaller_dividend(q: &Query<'_>, op: BinOp, a: Value, b: Value) -> Option<Hit> {
    let unsigned = matches!(op, BinOp::UDiv | BinOp::URem);
    if unsigned && let Some((x, c)) = q.binary_const(a, BinOp::And) {
        let less = q.all2(c, b, |_, c, d| c < d);
        match op {
            BinOp::UDiv if less => rule!("udiv-of-and-less", New::Zero, x = x, C = c, D = b),
            _ if less => rule!("urem-of-and-less", a, y = a, x = x, C = c, D = b),
            _ => {}
        }
    }
    if unsigned && let Some((x, c)) = q.binary(a, BinOp::LShr) {
        let less = q.all2(c, b, |w, c, d| q.shifted_max(w, c).is_some_and(|m| m < d));
        match op {
            BinOp::UDiv if less => rule!("udiv-of-lshr-less", New::Zero, x = x, C = c, D = b),
            _ if less => rule!("urem-of-lshr-less", a, y = a, x = x, C = c, D = b),
            _ => {}
        }
    }
    if (q.int(b).is_none() && q.int(a).is_none()) || !is_smaller(q, unsigned, a, b) {
        return None;
    }
    match op {
        BinOp::UDiv | BinOp::SDiv => value!(New::Zero),
        _ => value!(a),
    }
}

/// True if the absolute value of `a` is surely below that of `b`.
fn is_smaller(q: &Query<'_>, unsigned: bool, a: Value, b: Value) -> bool {
    let (Some(x), Some(y)) = (q.range(a), q.range(b)) else {
        return false;
    };
    if unsigned {
        return x.umax() < y.umin();
    }
    let (low, high) = (x.smin().unsigned_abs(), x.smax().unsigned_abs());
    let most = planted!(q.cx, NegativeDividendIsSmall, low.max(high), high);
    let least = match (y.smin(), y.smax()) {
        (lo, _) if lo > 0 => lo.unsigned_abs(),
        (_, hi) if hi < 0 => hi.unsigned_abs(),
        _ => return false,
    };
    most < least
}
