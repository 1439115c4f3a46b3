//! `icmp`

use super::query::{Hit, New, Query, rule};
use crate::analysis::range::Range;
use tandem_ir::{BinOp, CastOp, Flags, Inst, IntPredicate, Value};

/// The predicate with its operands exchanged.
pub(super) fn swapped(p: IntPredicate) -> IntPredicate {
    use IntPredicate::*;
    match p {
        Eq | Ne => p,
        Ugt => Ult,
        Uge => Ule,
        Ult => Ugt,
        Ule => Uge,
        Sgt => Slt,
        Sge => Sle,
        Slt => Sgt,
        Sle => Sge,
    }
}

/// The predicate that holds where this one does not.
pub(super) fn inverse(p: IntPredicate) -> IntPredicate {
    use IntPredicate::*;
    match p {
        Eq => Ne,
        Ne => Eq,
        Ugt => Ule,
        Uge => Ult,
        Ult => Uge,
        Ule => Ugt,
        Sgt => Sle,
        Sge => Slt,
        Slt => Sge,
        Sle => Sgt,
    }
}

/// True if the predicate holds between equal values.
pub(super) fn holds_if_equal(p: IntPredicate) -> bool {
    use IntPredicate::*;
    matches!(p, Eq | Uge | Ule | Sge | Sle)
}

/// A comparison of integers or pointers.
pub(super) fn icmp(q: &Query<'_>, i: Inst, p: IntPredicate) -> Option<Hit> {
    let (a, b) = q.two(i);
    if a == b {
        return same_operands(p, a);
    }
    if q.width(a) == Some(1)
        && let Some(hit) = truth(q, p, a, b)
    {
        return Some(hit);
    }
    if q.scalar(a).is_ptr() {
        return super::gep::compare(q, p, a, b);
    }
    bounds(q, p, a, b)
        .or_else(|| monotone(q, p, a, b))
        .or_else(|| monotone(q, swapped(p), b, a))
        .or_else(|| unequal(q, p, a, b))
        .or_else(|| ranges(q, p, a, b))
}

fn same_operands(p: IntPredicate, x: Value) -> Option<Hit> {
    use IntPredicate::*;
    match p {
        Eq => rule!("icmp-eq-self", true, x = x),
        Ne => rule!("icmp-ne-self", false, x = x),
        Ugt => rule!("icmp-ugt-self", false, x = x),
        Uge => rule!("icmp-uge-self", true, x = x),
        Ult => rule!("icmp-ult-self", false, x = x),
        Ule => rule!("icmp-ule-self", true, x = x),
        Sgt => rule!("icmp-sgt-self", false, x = x),
        Sge => rule!("icmp-sge-self", true, x = x),
        Slt => rule!("icmp-slt-self", false, x = x),
        Sle => rule!("icmp-sle-self", true, x = x),
    }
}

/// Comparisons of `i1` with a constant that are the operand itself.
fn truth(q: &Query<'_>, p: IntPredicate, a: Value, b: Value) -> Option<Hit> {
    use IntPredicate::*;
    if q.is_ones(b) {
        match p {
            Eq => rule!("icmp-eq-true", a, x = a),
            Uge => rule!("icmp-uge-true", a, x = a),
            Sle => rule!("icmp-sle-true", a, x = a),
            _ => {}
        }
    }
    if q.is_zero(b) {
        match p {
            Ne => rule!("icmp-ne-false", a, x = a),
            Ugt => rule!("icmp-ugt-false", a, x = a),
            Slt => rule!("icmp-slt-false", a, x = a),
            _ => {}
        }
    }
    None
}

/// Against the least and the greatest value.
fn bounds(q: &Query<'_>, p: IntPredicate, a: Value, b: Value) -> Option<Hit> {
    use IntPredicate::*;
    if q.is_zero(b) {
        match p {
            Ult => rule!("icmp-ult-zero", false, x = a),
            Uge => rule!("icmp-uge-zero", true, x = a),
            _ => {}
        }
    }
    if q.is_ones(b) {
        match p {
            Ugt => rule!("icmp-ugt-max", false, x = a),
            Ule => rule!("icmp-ule-max", true, x = a),
            _ => {}
        }
    }
    if q.is_int(b, |w| 1 << (w - 1)) {
        match p {
            Slt => rule!("icmp-slt-min", false, x = a),
            Sge => rule!("icmp-sge-min", true, x = a),
            _ => {}
        }
    }
    if q.is_int(b, |w| (1 << (w - 1)) - 1) {
        match p {
            Sgt => rule!("icmp-sgt-max", false, x = a),
            Sle => rule!("icmp-sle-max", true, x = a),
            _ => {}
        }
    }
    None
}

/// `a` is made of `b` by an operation that only raises or only lowers.
fn monotone(q: &Query<'_>, p: IntPredicate, a: Value, b: Value) -> Option<Hit> {
    use IntPredicate::*;
    let i = q.f.def_inst(a)?;
    let tandem_ir::InstKind::Binary(op) = *q.f.kind(i) else {
        return extreme(q, p, a, b);
    };
    let (x, y) = q.two(i);
    let flags = q.f.flags(i);
    // Not below b: sums without wrapping, or.
    let raised = match op {
        BinOp::Add => flags.contains(Flags::NUW) && (x == b || y == b),
        BinOp::Or => x == b || y == b,
        BinOp::Shl => flags.contains(Flags::NUW) && x == b,
        _ => false,
    };
    if raised {
        let z = if x == b { y } else { x };
        match (op, p) {
            (BinOp::Add, Ult) => rule!("icmp-ult-add-nuw", false, x = b, y = z),
            (BinOp::Add, Uge) => rule!("icmp-uge-add-nuw", true, x = b, y = z),
            (BinOp::Or, Ult) => rule!("icmp-ult-or", false, x = b, y = z),
            (BinOp::Or, Uge) => rule!("icmp-uge-or", true, x = b, y = z),
            (BinOp::Shl, Ult) => rule!("icmp-ult-shl-nuw", false, x = b, y = z),
            (BinOp::Shl, Uge) => rule!("icmp-uge-shl-nuw", true, x = b, y = z),
            _ => {}
        }
    }
    let lowered = match op {
        BinOp::And => x == b || y == b,
        BinOp::LShr | BinOp::UDiv | BinOp::URem => x == b,
        BinOp::Sub => flags.contains(Flags::NUW) && x == b,
        _ => false,
    };
    if lowered {
        let z = if x == b { y } else { x };
        match (op, p) {
            (BinOp::And, Ugt) => rule!("icmp-ugt-and", false, x = b, y = z),
            (BinOp::And, Ule) => rule!("icmp-ule-and", true, x = b, y = z),
            (BinOp::LShr, Ugt) => rule!("icmp-ugt-lshr", false, x = b, y = z),
            (BinOp::LShr, Ule) => rule!("icmp-ule-lshr", true, x = b, y = z),
            (BinOp::UDiv, Ugt) => rule!("icmp-ugt-udiv", false, x = b, y = z),
            (BinOp::UDiv, Ule) => rule!("icmp-ule-udiv", true, x = b, y = z),
            (BinOp::URem, Ugt) => rule!("icmp-ugt-urem", false, x = b, y = z),
            (BinOp::URem, Ule) => rule!("icmp-ule-urem", true, x = b, y = z),
            (BinOp::Sub, Ugt) => rule!("icmp-ugt-sub-nuw", false, x = b, y = z),
            (BinOp::Sub, Ule) => rule!("icmp-ule-sub-nuw", true, x = b, y = z),
            _ => {}
        }
    }
    if op == BinOp::URem && y == b {
        match p {
            Eq => rule!("icmp-eq-urem-divisor", false, x = x, y = y),
            Ne => rule!("icmp-ne-urem-divisor", true, x = x, y = y),
            Ult => rule!("icmp-ult-urem-divisor", true, x = x, y = y),
            Ule => rule!("icmp-ule-urem-divisor", true, x = x, y = y),
            Ugt => rule!("icmp-ugt-urem-divisor", false, x = x, y = y),
            Uge => rule!("icmp-uge-urem-divisor", false, x = x, y = y),
            _ => {}
        }
    }
    signed_sum(q, p, op, flags, (x, y), b)
}

/// `x + c` without signed wrapping, against `x`.
fn signed_sum(
    q: &Query<'_>,
    p: IntPredicate,
    op: BinOp,
    flags: Flags,
    (x, c): (Value, Value),
    b: Value,
) -> Option<Hit> {
    use IntPredicate::*;
    if op != BinOp::Add || !flags.contains(Flags::NSW) || x != b {
        return None;
    }
    let k = q.range(c)?;
    if k.smin() >= 0 {
        match p {
            Slt => rule!("icmp-slt-add-nsw-non-negative", false, x = x, y = c),
            Sge => rule!("icmp-sge-add-nsw-non-negative", true, x = x, y = c),
            _ => {}
        }
    }
    if k.smin() > 0 {
        match p {
            Sle => rule!("icmp-sle-add-nsw-positive", false, x = x, y = c),
            Sgt => rule!("icmp-sgt-add-nsw-positive", true, x = x, y = c),
            _ => {}
        }
    }
    if k.smax() < 0 {
        match p {
            Slt => rule!("icmp-slt-add-nsw-negative", true, x = x, y = c),
            Sge => rule!("icmp-sge-add-nsw-negative", false, x = x, y = c),
            Sle => rule!("icmp-sle-add-nsw-negative", true, x = x, y = c),
            Sgt => rule!("icmp-sgt-add-nsw-negative", false, x = x, y = c),
            _ => {}
        }
    }
    None
}

/// The minimum or maximum of `b` and something, against `b`.
fn extreme(q: &Query<'_>, p: IntPredicate, a: Value, b: Value) -> Option<Hit> {
    use IntPredicate::*;
    let find = |name| {
        let args = q.intrinsic(a, name)?;
        let &[x, y] = args.as_slice() else {
            return None;
        };
        (x == b || y == b).then_some(if x == b { y } else { x })
    };
    match p {
        Ugt | Ule => {
            if let Some(y) = find("umin") {
                match p {
                    Ugt => rule!("icmp-ugt-umin", false, x = b, y = y),
                    _ => rule!("icmp-ule-umin", true, x = b, y = y),
                }
            }
        }
        Ult | Uge => {
            if let Some(y) = find("umax") {
                match p {
                    Ult => rule!("icmp-ult-umax", false, x = b, y = y),
                    _ => rule!("icmp-uge-umax", true, x = b, y = y),
                }
            }
        }
        Sgt | Sle => {
            if let Some(y) = find("smin") {
                match p {
                    Sgt => rule!("icmp-sgt-smin", false, x = b, y = y),
                    _ => rule!("icmp-sle-smin", true, x = b, y = y),
                }
            }
        }
        Slt | Sge => {
            if let Some(y) = find("smax") {
                match p {
                    Slt => rule!("icmp-slt-smax", false, x = b, y = y),
                    _ => rule!("icmp-sge-smax", true, x = b, y = y),
                }
            }
        }
        Eq | Ne => {}
    }
    None
}

/// Values that are never equal.
fn unequal(q: &Query<'_>, p: IntPredicate, a: Value, b: Value) -> Option<Hit> {
    let equal = match p {
        IntPredicate::Eq => false,
        IntPredicate::Ne => true,
        _ => return None,
    };
    for (x, y) in [(a, b), (b, a)] {
        for op in [BinOp::Add, BinOp::Xor] {
            if let Some(z) = q.other(x, op, y)
                && q.is_non_zero(z)
            {
                match (op, equal) {
                    (BinOp::Add, false) => rule!("icmp-eq-add-non-zero", false, x = y, y = z),
                    (BinOp::Add, _) => rule!("icmp-ne-add-non-zero", true, x = y, y = z),
                    (_, false) => rule!("icmp-eq-xor-non-zero", false, x = y, y = z),
                    _ => rule!("icmp-ne-xor-non-zero", true, x = y, y = z),
                }
            }
        }
        if let Some((z, w)) = q.binary(x, BinOp::Sub)
            && z == y
            && q.is_non_zero(w)
        {
            match equal {
                false => rule!("icmp-eq-sub-non-zero", false, x = z, y = w),
                true => rule!("icmp-ne-sub-non-zero", true, x = z, y = w),
            }
        }
        if q.is_zero(y) && q.is_non_zero(x) {
            match equal {
                false => rule!("icmp-eq-zero-of-non-zero", false, x = x),
                true => rule!("icmp-ne-zero-of-non-zero", true, x = x),
            }
        }
    }
    known_to_differ(q, equal, a, b)
}

fn known_to_differ(q: &Query<'_>, equal: bool, a: Value, b: Value) -> Option<Hit> {
    let (x, y) = (q.known(a)?, q.known(b)?);
    if x.ones & y.zeros != 0 || x.zeros & y.ones != 0 {
        match equal {
            false => rule!("icmp-eq-known-bits", false, x = a, y = b),
            true => rule!("icmp-ne-known-bits", true, x = a, y = b),
        }
    }
    None
}

/// By the ranges of both sides.
fn ranges(q: &Query<'_>, p: IntPredicate, a: Value, b: Value) -> Option<Hit> {
    let (x, y) = (q.range(a)?, q.range(b)?);
    if x.is_full() || y.is_full() {
        return same_extension(q, p, a, b);
    }
    match Range::compare(p, x, y) {
        Some(true) => rule!("icmp-range-true", true, x = a, y = b),
        Some(false) => rule!("icmp-range-false", false, x = a, y = b),
        None => same_extension(q, p, a, b),
    }
}

/// Two extensions of one value: the one with zeros is, unsigned, not above the one with signs.
fn same_extension(q: &Query<'_>, p: IntPredicate, a: Value, b: Value) -> Option<Hit> {
    use IntPredicate::*;
    let pair = |z, s| {
        let x = q.cast(z, CastOp::ZExt)?;
        (q.cast(s, CastOp::SExt) == Some(x)).then_some(x)
    };
    for (p, z, s) in [(p, a, b), (swapped(p), b, a)] {
        if let Some(x) = pair(z, s) {
            match p {
                Ugt => rule!("icmp-ugt-zext-sext", false, x = x),
                Ule => rule!("icmp-ule-zext-sext", true, x = x),
                Slt => rule!("icmp-slt-zext-sext", false, x = x),
                Sge => rule!("icmp-sge-zext-sext", true, x = x),
                _ => {}
            }
        }
    }
    None
}

/// True if the replacement of a comparison is a truth value that every lane shares.
pub(super) fn as_truth(new: &New) -> Option<bool> {
    match new {
        New::Int(v) => Some(*v != 0),
        _ => None,
    }
}
