//! `shl`, `lshr`, `ashr`.

use super::query::{Hit, New, Query, rule, value};
use crate::analysis::range::mask;
use crate::defects::planted;
use tandem_ir::{BinOp, CastOp, Flags, Inst, Value};

/// All three shifts.
pub(super) fn shift(q: &Query<'_>, i: Inst, op: BinOp) -> Option<Hit> {
    let (a, b) = q.two(i);
    if q.is_zero(b) {
        match op {
            BinOp::Shl => rule!("shl-zero-bits", a, x = a),
            BinOp::LShr => rule!("lshr-zero-bits", a, x = a),
            _ => rule!("ashr-zero-bits", a, x = a),
        }
    }
    if q.is_zero(a) {
        match op {
            BinOp::Shl => rule!("shl-of-zero", New::Zero, x = b),
            BinOp::LShr => rule!("lshr-of-zero", New::Zero, x = b),
            _ => rule!("ashr-of-zero", New::Zero, x = b),
        }
    }
    by_amount(q, op, a, b).or_else(|| match op {
        BinOp::Shl => shl(q, i, a, b),
        BinOp::LShr => lshr(q, i, a, b),
        _ => ashr(q, i, a, b),
    })
}

/// Too far is poison; where every amount but 0 is too far, it is 0.
fn by_amount(q: &Query<'_>, op: BinOp, a: Value, b: Value) -> Option<Hit> {
    if q.all1(b, |w, c| c >= u128::from(w)) {
        match op {
            BinOp::Shl => rule!("shl-too-far", New::Poison, x = a, C = b),
            BinOp::LShr => rule!("lshr-too-far", New::Poison, x = a, C = b),
            _ => rule!("ashr-too-far", New::Poison, x = a, C = b),
        }
    }
    let width = q.width(b)?;
    if width == 1 {
        match op {
            BinOp::Shl => rule!("shl-i1", a, x = a, y = b),
            BinOp::LShr => rule!("lshr-i1", a, x = a, y = b),
            _ => rule!("ashr-i1", a, x = a, y = b),
        }
    }
    if q.is_const(b) {
        return None;
    }
    let k = q.known(b)?;
    if k.umin() >= u128::from(width) {
        value!(New::Poison);
    }
    // The bits in which an allowed amount can differ from 0.
    let amount_bits = mask(32 - (width - 1).leading_zeros()) & mask(width);
    if amount_bits & !k.zeros == 0 {
        value!(a);
    }
    None
}

fn shl(q: &Query<'_>, i: Inst, a: Value, b: Value) -> Option<Hit> {
    let exact = |op| q.flagged(a, op, Flags::EXACT).filter(|p| p.1 == b);
    if let Some((x, y)) = exact(BinOp::LShr) {
        rule!("shl-of-lshr-exact", x, x = x, y = y);
    }
    if let Some((x, y)) = exact(BinOp::AShr) {
        rule!("shl-of-ashr-exact", x, x = x, y = y);
    }
    if let Some((x, c)) = q.binary(a, BinOp::Shl)
        && q.all2(c, b, moves_all_out)
    {
        rule!("shl-of-shl-out", New::Zero, x = x, C = c, D = b);
    }
    if let Some((x, c)) = q.binary_const(a, BinOp::And)
        && q.all2(c, b, |w, c, d| d < u128::from(w) && c << d & mask(w) == 0)
    {
        rule!("shl-of-and-out", New::Zero, x = x, C = c, D = b);
    }
    let flags = q.f.flags(i);
    if flags.contains(Flags::NUW) {
        if q.all1(a, |w, c| c >> (w - 1) == 1) {
            rule!("shl-nuw-of-negative", a, C = a, x = b);
        }
        if q.known(a).is_some_and(|k| k.is_negative()) {
            value!(a);
        }
        if flags.contains(Flags::NSW) && q.all1(b, |w, c| c == u128::from(w - 1)) {
            value!(New::Zero);
        }
    }
    None
}

fn lshr(q: &Query<'_>, i: Inst, a: Value, b: Value) -> Option<Hit> {
    let kept = planted!(q.cx, ShiftedOutBitsForgotten, Flags::NUW, Flags::NSW);
    if let Some((x, y)) = q.flagged(a, BinOp::Shl, kept)
        && y == b
    {
        rule!("lshr-of-shl-nuw", x, x = x, y = y);
    }
    if let Some((x, c)) = q.binary(a, BinOp::LShr)
        && q.all2(c, b, moves_all_out)
    {
        rule!("lshr-of-lshr-out", New::Zero, x = x, C = c, D = b);
    }
    if let Some((x, c)) = q.binary_const(a, BinOp::And)
        && q.all2(c, b, |w, c, d| d < u128::from(w) && c >> d == 0)
    {
        rule!("lshr-of-and-out", New::Zero, x = x, C = c, D = b);
    }
    if let Some(x) = q.cast(a, CastOp::ZExt) {
        let from = u128::from(q.width(x)?);
        if q.all1(b, |w, c| c >= from && c < u128::from(w)) {
            rule!("lshr-of-zext-out", New::Zero, x = x, C = b);
        }
    }
    if q.f.flags(i).contains(Flags::EXACT) {
        if q.all1(a, |_, c| c & 1 == 1) {
            rule!("lshr-exact-of-odd", a, C = a, x = b);
        }
        if q.known(a).is_some_and(|k| k.ones & 1 == 1) {
            value!(a);
        }
    }
    if a == b {
        value!(New::Zero);
    }
    None
}

fn ashr(q: &Query<'_>, i: Inst, a: Value, b: Value) -> Option<Hit> {
    if q.is_ones(a) {
        rule!("ashr-of-all-ones", New::Int(-1), x = b);
    }
    if let Some((x, y)) = q.flagged(a, BinOp::Shl, Flags::NSW)
        && y == b
    {
        rule!("ashr-of-shl-nsw", x, x = x, y = y);
    }
    if let Some(x) = q.cast(a, CastOp::SExt)
        && q.width(x) == Some(1)
    {
        rule!("ashr-of-sext-i1", a, y = a, x = x, z = b);
    }
    if q.f.flags(i).contains(Flags::EXACT) {
        if q.all1(a, |_, c| c & 1 == 1) {
            rule!("ashr-exact-of-odd", a, C = a, x = b);
        }
        if q.known(a).is_some_and(|k| k.ones & 1 == 1) {
            value!(a);
        }
    }
    if a == b {
        value!(New::Zero);
    }
    if is_all_sign_bits(q, a) {
        value!(a);
    }
    None
}

/// Two shifts in one direction that together move by the width or more, each by less.
fn moves_all_out(width: u32, c: u128, d: u128) -> bool {
    let w = u128::from(width);
    c < w && d >= w - c
}

/// True if every bit is a copy of the sign: 0 or -1.
fn is_all_sign_bits(q: &Query<'_>, v: Value) -> bool {
    if let Some(x) = q.cast(v, CastOp::SExt) {
        return q.width(x) == Some(1) || is_all_sign_bits(q, x);
    }
    q.binary(v, BinOp::AShr)
        .is_some_and(|(_, n)| q.all1(n, |w, c| c == u128::from(w - 1)))
}
