//! `shl`, `lshr`, `ashr`.

use super::query::{Hit, New, Query, rule};
use crate::analysis::range::mask;
use tandem_ir::{BinOp, Flags, Inst, Value};

/// All three shifts.
pub(super) fn shift(q: &Query<'_>, i: Inst, op: BinOp) -> Option<Hit> {
    let (a, b) = q.two(i);
    if q.is_zero(b) {
        match op {
            BinOp::Shl => rule!("shl-by-zero", a, x = a),
            BinOp::LShr => rule!("lshr-by-zero", a, x = a),
            _ => rule!("ashr-by-zero", a, x = a),
        }
    }
    if q.is_zero(a) {
        match op {
            BinOp::Shl => rule!("shl-of-zero", New::Zero, x = b),
            BinOp::LShr => rule!("lshr-of-zero", New::Zero, x = b),
            _ => rule!("ashr-of-zero", New::Zero, x = b),
        }
    }
    if let Some(hit) = by_amount(q, op, a, b) {
        return Some(hit);
    }
    match op {
        BinOp::Shl => shl(q, i, a, b),
        _ => shr(q, i, op, a, b),
    }
}

/// Too far is poison; where every amount but 0 is too far, it is 0.
fn by_amount(q: &Query<'_>, op: BinOp, a: Value, b: Value) -> Option<Hit> {
    let width = q.width(b)?;
    if width == 1 {
        match op {
            BinOp::Shl => rule!("shl-i1", a, x = a, y = b),
            BinOp::LShr => rule!("lshr-i1", a, x = a, y = b),
            _ => rule!("ashr-i1", a, x = a, y = b),
        }
    }
    let k = q.known(b)?;
    if k.umin() >= u128::from(width) {
        match op {
            BinOp::Shl => rule!("shl-too-far", New::Poison, x = a, y = b),
            BinOp::LShr => rule!("lshr-too-far", New::Poison, x = a, y = b),
            _ => rule!("ashr-too-far", New::Poison, x = a, y = b),
        }
    }
    // The bits in which an allowed amount can differ from 0.
    let amount_bits = mask(32 - (width - 1).leading_zeros()) & mask(width);
    if amount_bits & !k.zeros == 0 {
        match op {
            BinOp::Shl => rule!("shl-low-bits-zero", a, x = a, y = b),
            BinOp::LShr => rule!("lshr-low-bits-zero", a, x = a, y = b),
            _ => rule!("ashr-low-bits-zero", a, x = a, y = b),
        }
    }
    None
}

fn shl(q: &Query<'_>, i: Inst, a: Value, b: Value) -> Option<Hit> {
    if let Some((x, y)) = q.flagged(a, BinOp::LShr, Flags::EXACT)
        && y == b
    {
        rule!("shl-of-exact-lshr", x, x = x, y = y);
    }
    if let Some((x, y)) = q.flagged(a, BinOp::AShr, Flags::EXACT)
        && y == b
    {
        rule!("shl-of-exact-ashr", x, x = x, y = y);
    }
    let flags = q.f.flags(i);
    if flags.contains(Flags::NUW) && q.known(a).is_some_and(|k| k.is_negative()) {
        rule!("shl-nuw-negative", a, x = a, y = b);
    }
    if flags.contains(Flags::NUW | Flags::NSW)
        && q.width(a)
            .is_some_and(|w| w <= 128 && q.is_int(b, |w| u128::from(w - 1)))
    {
        rule!("shl-nuw-nsw-sign-bit", New::Zero, x = a);
    }
    None
}

fn shr(q: &Query<'_>, i: Inst, op: BinOp, a: Value, b: Value) -> Option<Hit> {
    let logical = op == BinOp::LShr;
    if a == b {
        match logical {
            true => rule!("lshr-self", New::Zero, x = a),
            false => rule!("ashr-self", New::Zero, x = a),
        }
    }
    let no_wrap = if logical { Flags::NUW } else { Flags::NSW };
    if let Some((x, y)) = q.flagged(a, BinOp::Shl, no_wrap)
        && y == b
    {
        match logical {
            true => rule!("lshr-of-shl-nuw", x, x = x, y = y),
            false => rule!("ashr-of-shl-nsw", x, x = x, y = y),
        }
    }
    if q.f.flags(i).contains(Flags::EXACT) && q.known(a).is_some_and(|k| k.ones & 1 == 1) {
        match logical {
            true => rule!("lshr-exact-odd", a, x = a, y = b),
            false => rule!("ashr-exact-odd", a, x = a, y = b),
        }
    }
    if !logical && is_all_sign_bits(q, a) {
        rule!("ashr-all-sign-bits", a, x = a, y = b);
    }
    None
}

/// True if every bit is a copy of the sign: 0 or -1.
pub(super) fn is_all_sign_bits(q: &Query<'_>, v: Value) -> bool {
    if q.is_ones(v) {
        return true;
    }
    let from_i1 = q.cast(v, tandem_ir::CastOp::SExt);
    if from_i1.is_some_and(|x| q.width(x) == Some(1) || is_all_sign_bits(q, x)) {
        return true;
    }
    q.binary(v, BinOp::AShr)
        .is_some_and(|(_, n)| q.is_int(n, |w| u128::from(w - 1)))
}
