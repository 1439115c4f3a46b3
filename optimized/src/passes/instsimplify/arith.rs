//! Integer addition, subtraction, multiplication, division and remainder.

use super::query::{Hit, New, Query, rule};
use tandem_ir::{BinOp, CastOp, Flags, Inst, Value};

/// `add`
pub(super) fn add(q: &Query<'_>, i: Inst) -> Option<Hit> {
    let (a, b) = q.two(i);
    let flags = q.f.flags(i);
    for (x, y) in [(a, b), (b, a)] {
        if q.is_zero(y) {
            rule!("add-zero", x, x = x);
        }
        if q.neg(y) == Some(x) {
            rule!("add-negation", New::Zero, x = x);
        }
        if let Some((z, w)) = q.binary(x, BinOp::Sub)
            && w == y
        {
            rule!("add-of-difference", z, x = z, y = y);
        }
        if q.not(y) == Some(x) {
            rule!("add-complement", New::Int(-1), x = x);
        }
        if flags.contains(Flags::NUW) && q.is_ones(y) {
            rule!("add-nuw-minus-one", New::Int(-1), x = x);
        }
        if let (Some((c, d)), Some((e, g))) = (q.binary(x, BinOp::Sub), q.binary(y, BinOp::Sub))
            && c == g
            && d == e
        {
            rule!("add-opposite-differences", New::Zero, x = c, y = d);
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
    let flags = q.f.flags(i);
    if q.is_zero(b) {
        rule!("sub-zero", a, x = a);
    }
    if a == b {
        rule!("sub-self", New::Zero, x = a);
    }
    if q.is_zero(a) {
        if flags.contains(Flags::NUW) {
            rule!("sub-from-zero-nuw", New::Zero, x = b);
        }
        if let Some(x) = q.neg(b) {
            rule!("sub-double-negation", x, x = x);
        }
        if let Some(r) = negation(q, flags, b) {
            return Some(r);
        }
    }
    if let Some((x, y)) = q.binary(a, BinOp::Add) {
        if x == b {
            rule!("sub-of-sum", y, x = b, y = y);
        }
        if y == b {
            rule!("sub-of-sum", x, x = b, y = x);
        }
    }
    if let Some((x, y)) = q.binary(b, BinOp::Sub)
        && x == a
    {
        rule!("sub-difference", y, x = x, y = y);
    }
    if q.width(a) == Some(1) && q.is_zero(a) {
        rule!("sub-from-zero-i1", b, x = b);
    }
    None
}

/// `0 - x` where only the sign bit of `x` can be set.
fn negation(q: &Query<'_>, flags: Flags, x: Value) -> Option<Hit> {
    let k = q.known(x)?;
    if k.umax() & !(1u128 << (k.width - 1)) != 0 {
        return None;
    }
    if flags.contains(Flags::NSW) {
        rule!("sub-from-zero-nsw-sign-bit", New::Zero, x = x);
    }
    rule!("sub-from-zero-sign-bit", x, x = x)
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
            rule!("mul-exact-udiv", z, x = z, y = y);
        }
        if let Some((z, _)) = exact(BinOp::SDiv) {
            rule!("mul-exact-sdiv", z, x = z, y = y);
        }
    }
    if q.width(a) == Some(1) {
        if a == b {
            rule!("mul-self-i1", a, x = a);
        }
    }
    None
}

/// `udiv`, `sdiv`, `urem`, `srem`: what is common to them, then each.
pub(super) fn divide(q: &Query<'_>, i: Inst, op: BinOp) -> Option<Hit> {
    let (a, b) = q.two(i);
    let quotient = matches!(op, BinOp::UDiv | BinOp::SDiv);
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
            BinOp::UDiv => rule!("udiv-one", a, x = a),
            BinOp::SDiv => rule!("sdiv-one", a, x = a),
            BinOp::URem => rule!("urem-one", New::Zero, x = a),
            _ => rule!("srem-one", New::Zero, x = a),
        }
    }
    if q.width(a) == Some(1) {
        match op {
            BinOp::UDiv => rule!("udiv-i1", a, x = a, y = b),
            BinOp::SDiv => rule!("sdiv-i1", a, x = a, y = b),
            BinOp::URem => rule!("urem-i1", New::Zero, x = a, y = b),
            _ => rule!("srem-i1", New::Zero, x = a, y = b),
        }
    }
    if quotient {
        quotient_rules(q, op, a, b)
    } else {
        remainder_rules(q, op, a, b)
    }
}

fn quotient_rules(q: &Query<'_>, op: BinOp, a: Value, b: Value) -> Option<Hit> {
    let unsigned = op == BinOp::UDiv;
    let no_wrap = if unsigned { Flags::NUW } else { Flags::NSW };
    if q.flags(a).contains(no_wrap)
        && let Some(x) = q.other(a, BinOp::Mul, b)
    {
        match unsigned {
            true => rule!("udiv-of-product", x, x = x, y = b),
            false => rule!("sdiv-of-product", x, x = x, y = b),
        }
    }
    let remainder = if unsigned { BinOp::URem } else { BinOp::SRem };
    if let Some((x, y)) = q.binary(a, remainder)
        && y == b
    {
        match unsigned {
            true => rule!("udiv-of-urem", New::Zero, x = x, y = y),
            false => rule!("sdiv-of-srem", New::Zero, x = x, y = y),
        }
    }
    if is_smaller(q, unsigned, a, b) {
        match unsigned {
            true => rule!("udiv-smaller", New::Zero, x = a, y = b),
            false => rule!("sdiv-smaller", New::Zero, x = a, y = b),
        }
    }
    None
}

fn remainder_rules(q: &Query<'_>, op: BinOp, a: Value, b: Value) -> Option<Hit> {
    let unsigned = op == BinOp::URem;
    if let Some((x, y)) = q.binary(a, op)
        && y == b
    {
        match unsigned {
            true => rule!("urem-of-urem", a, x = x, y = y),
            false => rule!("srem-of-srem", a, x = x, y = y),
        }
    }
    let no_wrap = if unsigned { Flags::NUW } else { Flags::NSW };
    if q.flags(a).contains(no_wrap) {
        if let Some(x) = q.other(a, BinOp::Mul, b) {
            match unsigned {
                true => rule!("urem-of-product", New::Zero, x = x, y = b),
                false => rule!("srem-of-product", New::Zero, x = x, y = b),
            }
        }
        if let Some((x, y)) = q.binary(a, BinOp::Shl)
            && x == b
        {
            match unsigned {
                true => rule!("urem-of-shl", New::Zero, x = x, y = y),
                false => rule!("srem-of-shl", New::Zero, x = x, y = y),
            }
        }
    }
    if !unsigned {
        if q.is_ones(b) {
            rule!("srem-minus-one", New::Zero, x = a);
        }
        if q.cast(b, CastOp::SExt)
            .is_some_and(|x| q.width(x) == Some(1))
        {
            rule!("srem-sext-i1", New::Zero, x = a);
        }
        if q.neg(a) == Some(b) && q.flags(a).contains(Flags::NSW) {
            rule!("srem-of-negation", New::Zero, x = b);
        }
    }
    if is_smaller(q, unsigned, a, b) {
        match unsigned {
            true => rule!("urem-smaller", a, x = a, y = b),
            false => rule!("srem-smaller", a, x = a, y = b),
        }
    }
    None
}

/// True if the absolute value of `a` is surely below that of `b`.
fn is_smaller(q: &Query<'_>, unsigned: bool, a: Value, b: Value) -> bool {
    if q.int(b).is_none() && q.int(a).is_none() {
        return false;
    }
    let (Some(x), Some(y)) = (q.range(a), q.range(b)) else {
        return false;
    };
    if unsigned {
        return x.umax() < y.umin();
    }
    let most = x.smin().unsigned_abs().max(x.smax().unsigned_abs());
    let least = match (y.smin(), y.smax()) {
        (lo, _) if lo > 0 => lo.unsigned_abs(),
        (_, hi) if hi < 0 => hi.unsigned_abs(),
        _ => return false,
    };
    most < least
}
