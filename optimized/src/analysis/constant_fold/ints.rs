//! Integers of at most 128 bits: arithmetic, comparisons, conversions.

use super::Lane;
use crate::analysis::range::{MAX_WIDTH, exact, mask, signed};
use tandem_ir::{BinOp, CastOp, Flags, IntPredicate};

/// One operation on two lanes.
pub fn binary(op: BinOp, flags: Flags, width: u32, a: Lane, b: Lane) -> Option<Lane> {
    if width > MAX_WIDTH {
        return None;
    }
    match (a, b) {
        (Lane::Poison, _) | (_, Lane::Poison) => Some(Lane::Poison),
        (Lane::Int(x), Lane::Int(y)) => Some(values(op, flags, width, x, y)),
        _ => None,
    }
}

fn values(op: BinOp, flags: Flags, width: u32, x: u128, y: u128) -> Lane {
    match exact(op, width, x, y) {
        Some(v) if !breaks(op, flags, width, x, y) => Lane::Int(v & mask(width)),
        _ => Lane::Poison,
    }
}

/// True if the operation breaks one of its flags. The operation itself is defined.
pub fn breaks(op: BinOp, flags: Flags, width: u32, x: u128, y: u128) -> bool {
    if flags.is_empty() {
        return false;
    }
    let (sx, sy) = (signed(width, x), signed(width, y));
    let fits = |v: Option<i128>| v.is_some_and(|v| signed(width, v as u128 & mask(width)) == v);
    let below = |v: Option<u128>| v.is_some_and(|v| v <= mask(width));
    let (unsigned, signed_ok) = match op {
        BinOp::Add => (below(x.checked_add(y)), fits(sx.checked_add(sy))),
        BinOp::Sub => (x >= y, fits(sx.checked_sub(sy))),
        BinOp::Mul => (below(x.checked_mul(y)), fits(sx.checked_mul(sy))),
        BinOp::Shl => {
            let r = x << y & mask(width);
            (r >> y == x, signed(width, r) >> y == sx)
        }
        _ => (true, true),
    };
    let inexact = match op {
        BinOp::UDiv => !x.is_multiple_of(y),
        BinOp::SDiv => sx % sy != 0,
        BinOp::LShr | BinOp::AShr => x >> y << y != x,
        _ => false,
    };
    flags.contains(Flags::NUW) && !unsigned
        || flags.contains(Flags::NSW) && !signed_ok
        || flags.contains(Flags::EXACT) && inexact
        || flags.contains(Flags::DISJOINT) && x & y != 0
}

/// A comparison of two lanes; `width` is `None` for pointers.
pub fn compare(
    p: IntPredicate,
    flags: Flags,
    width: Option<u32>,
    a: Lane,
    b: Lane,
) -> Option<Lane> {
    let truth = |v: bool| Some(Lane::Int(u128::from(v)));
    match (a, b) {
        (Lane::Poison, _) | (_, Lane::Poison) => Some(Lane::Poison),
        (Lane::Null, Lane::Null) => truth(holds(p, 64, 0, 0)),
        (Lane::Int(x), Lane::Int(y)) => {
            let w = width.filter(|&w| w <= MAX_WIDTH)?;
            let differ = (signed(w, x) < 0) != (signed(w, y) < 0);
            if flags.contains(Flags::SAMESIGN) && differ {
                return Some(Lane::Poison);
            }
            truth(holds(p, w, x, y))
        }
        _ => None,
    }
}

/// True if the comparison of two values holds.
pub fn holds(p: IntPredicate, width: u32, x: u128, y: u128) -> bool {
    let (sx, sy) = (signed(width, x), signed(width, y));
    match p {
        IntPredicate::Eq => x == y,
        IntPredicate::Ne => x != y,
        IntPredicate::Ult => x < y,
        IntPredicate::Ule => x <= y,
        IntPredicate::Ugt => x > y,
        IntPredicate::Uge => x >= y,
        IntPredicate::Slt => sx < sy,
        IntPredicate::Sle => sx <= sy,
        IntPredicate::Sgt => sx > sy,
        IntPredicate::Sge => sx >= sy,
    }
}

/// A conversion between integers.
pub fn cast(op: CastOp, flags: Flags, from: u32, to: u32, a: Lane) -> Option<Lane> {
    let Lane::Int(x) = a else { return None };
    if from > MAX_WIDTH || to > MAX_WIDTH {
        return None;
    }
    let sx = signed(from, x);
    Some(match op {
        CastOp::BitCast => a,
        CastOp::ZExt if flags.contains(Flags::NNEG) && sx < 0 => Lane::Poison,
        CastOp::ZExt => a,
        CastOp::SExt => Lane::Int(sx as u128 & mask(to)),
        CastOp::Trunc => {
            let v = x & mask(to);
            let broken = flags.contains(Flags::NUW) && v != x
                || flags.contains(Flags::NSW) && signed(to, v) != sx;
            if broken { Lane::Poison } else { Lane::Int(v) }
        }
        _ => return None,
    })
}
