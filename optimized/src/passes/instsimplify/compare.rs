//! Rules for `icmp` on integers: when a comparison is known, or is a value that is there.
//!
//! [`icmp`] tries families in this order, and the first hit wins: both sides are the same value; against the least or
//! the greatest value (`bounds`); truth values and their extensions (`truth`); one side is made of the other by an
//! operation that only raises or lowers it (`operand`); values that are never equal (`equality`); an operation with a
//! constant against a constant (`constant`); the ranges of both sides (`by_ranges`). Pointers go to `gep`.
//!
//! ```text
//!   icmp ugt (and x, y), x    -> false     rule icmp-and-ugt-operand; exchanged: icmp-operand-ult-and
//!   icmp eq (or x, 4), 0      -> false        icmp ult (urem x, y), y   -> true
//! ```
//!
//! `operand` is tried with the sides as they stand and exchanged; `left` says which, since the reference's rules files
//! have a name for each. A hit names the rule of these files that it is; one by ranges alone has no rule, and is stated
//! as a known value (`value!`).
//!
//! Constants may be vectors; a condition on them must hold in every lane (`all1`, `all2`). Numbers are at most 128 bits
//! wide in these conditions.

use super::query::{Hit, Query, rule, value};
use crate::analysis::predicates::swapped;
use crate::analysis::range::Range;
use crate::defects::planted;
use tandem_ir::{BinOp, CastOp, Flags, Inst, InstKind, IntPredicate, Value};

/// A comparison of integers or pointers.
pub(super) fn icmp(q: &Query<'_>, i: Inst, p: IntPredicate) -> Option<Hit> {
    use IntPredicate::*;
    let (a, b) = q.two(i);
    if a == b {
        match p {
            Eq | Uge | Ule | Sge | Sle => rule!("icmp-self-true", true, x = a),
            Ne | Ugt | Ult | Sgt | Slt => rule!("icmp-self-false", false, x = a),
        }
    }
    if q.scalar(a).is_ptr() {
        return super::gep::compare(q, p, a, b);
    }
    bounds(q, p, a, b)
        .or_else(|| truth(q, p, a, b))
        .or_else(|| operand(q, p, a, b, true))
        .or_else(|| operand(q, swapped(p), b, a, false))
        .or_else(|| equality(q, p, a, b))
        .or_else(|| constant(q, p, a, b))
        .or_else(|| by_ranges(q, p, a, b))
}

/// Against the least and the greatest value.
fn bounds(q: &Query<'_>, p: IntPredicate, a: Value, b: Value) -> Option<Hit> {
    use IntPredicate::*;
    match p {
        Ult if q.is_zero(b) => rule!("icmp-ult-zero", false, x = a),
        Uge if q.is_zero(b) => rule!("icmp-uge-zero", true, x = a),
        Ugt if q.is_ones(b) => rule!("icmp-ugt-umax", false, x = a),
        Ule if q.is_ones(b) => rule!("icmp-ule-umax", true, x = a),
        Slt if q.all1(b, |w, c| c == 1 << (w - 1)) => rule!("icmp-slt-smin", false, x = a, C = b),
        Sge if q.all1(b, |w, c| c == 1 << (w - 1)) => rule!("icmp-sge-smin", true, x = a, C = b),
        Sgt if q.all1(b, is_signed_max) => rule!("icmp-sgt-smax", false, x = a, C = b),
        Sle if q.all1(b, is_signed_max) => rule!("icmp-sle-smax", true, x = a, C = b),
        Ugt if q.is_zero(a) => rule!("icmp-zero-ugt", false, x = b),
        Ule if q.is_zero(a) => rule!("icmp-zero-ule", true, x = b),
        Ult if q.is_ones(a) => rule!("icmp-umax-ult", false, x = b),
        Uge if q.is_ones(a) => rule!("icmp-umax-uge", true, x = b),
        _ => None,
    }
}

fn is_signed_max(width: u32, c: u128) -> bool {
    c == (1 << (width - 1)) - 1
}

/// Comparisons of a truth value, or of its extension, that are the truth value itself.
fn truth(q: &Query<'_>, p: IntPredicate, a: Value, b: Value) -> Option<Hit> {
    use IntPredicate::*;
    let is_bit = |v: Value| q.width(v) == Some(1);
    for (x, y) in [(a, b), (b, a)] {
        match p {
            Eq if is_bit(x) && q.is_ones(y) => rule!("icmp-eq-true", x, x = x),
            Ne if is_bit(x) && q.is_zero(y) => rule!("icmp-ne-false", x, x = x),
            _ => {}
        }
        let bit = |op| q.cast(x, op).filter(|&v| is_bit(v));
        if let Some(v) = bit(CastOp::ZExt) {
            match p {
                Ne if q.is_zero(y) => rule!("icmp-ne-zero-zext-i1", v, x = v),
                Eq if q.is_one(y) => rule!("icmp-eq-one-zext-i1", v, x = v),
                _ => {}
            }
        }
        if let Some(v) = bit(CastOp::SExt) {
            match p {
                Ne if q.is_zero(y) => rule!("icmp-ne-zero-sext-i1", v, x = v),
                Eq if q.is_ones(y) => rule!("icmp-eq-minus-one-sext-i1", v, x = v),
                Slt if x == a && q.is_zero(y) => rule!("icmp-slt-zero-sext-i1", v, x = v),
                _ => {}
            }
        }
    }
    let itself = match p {
        Ugt | Slt => q.is_zero(b),
        Uge | Sle => q.is_ones(b),
        _ => false,
    };
    if is_bit(a) && itself {
        value!(a);
    }
    None
}

/// `a` is made of `b` by an operation that only raises or only lowers it. `left`: the operation is on the
/// left side of the comparison, otherwise the sides and the predicate have been exchanged.
fn operand(q: &Query<'_>, p: IntPredicate, a: Value, b: Value, left: bool) -> Option<Hit> {
    use IntPredicate::*;
    let i = q.f.def_inst(a)?;
    let op = match q.f.kind(i) {
        InstKind::Binary(op) => *op,
        InstKind::Call(_) => return extreme(q, p, a, b, left),
        _ => return None,
    };
    let name = |l: &'static str, r: &'static str| if left { l } else { r };
    let (x, y) = q.two(i);
    let flags = q.f.flags(i);
    let commutes = matches!(op, BinOp::And | BinOp::Or | BinOp::Add);
    if x == b || commutes && y == b {
        let z = if x == b { y } else { x };
        let hit = |n: &'static str, new: bool| {
            Some(Hit {
                rule: Some(n),
                new: new.into(),
                bindings: smallvec::smallvec![("x", b), ("y", z)],
            })
        };
        let nuw = flags.contains(Flags::NUW);
        let found = match (op, p) {
            (BinOp::And, Ule) => hit(name("icmp-and-ule-operand", "icmp-operand-uge-and"), true),
            (BinOp::And, Ugt) => hit(name("icmp-and-ugt-operand", "icmp-operand-ult-and"), false),
            (BinOp::LShr, Ule) => hit(name("icmp-lshr-ule-operand", "icmp-operand-uge-lshr"), true),
            (BinOp::LShr, Ugt) => hit(
                name("icmp-lshr-ugt-operand", "icmp-operand-ult-lshr"),
                false,
            ),
            (BinOp::UDiv, Ule) => hit(name("icmp-udiv-ule-operand", "icmp-operand-uge-udiv"), true),
            (BinOp::UDiv, Ugt) => hit(
                name("icmp-udiv-ugt-operand", "icmp-operand-ult-udiv"),
                false,
            ),
            (BinOp::URem, Ule) => hit(name("icmp-urem-ule-operand", "icmp-operand-uge-urem"), true),
            (BinOp::URem, Ugt) => hit(
                name("icmp-urem-ugt-operand", "icmp-operand-ult-urem"),
                false,
            ),
            (BinOp::Sub, Ule) if nuw => hit(
                name("icmp-sub-nuw-ule-operand", "icmp-operand-uge-sub-nuw"),
                true,
            ),
            (BinOp::Sub, Ugt) if nuw => hit(
                name("icmp-sub-nuw-ugt-operand", "icmp-operand-ult-sub-nuw"),
                false,
            ),
            (BinOp::Or, Uge) => hit(name("icmp-or-uge-operand", "icmp-operand-ule-or"), true),
            (BinOp::Or, Ult) => hit(name("icmp-or-ult-operand", "icmp-operand-ugt-or"), false),
            (BinOp::Add, Uge) if nuw => hit(
                name("icmp-add-nuw-uge-operand", "icmp-operand-ule-add-nuw"),
                true,
            ),
            (BinOp::Add, Ult) if nuw => hit(
                name("icmp-add-nuw-ult-operand", "icmp-operand-ugt-add-nuw"),
                false,
            ),
            (BinOp::Shl, Uge) if nuw => value!(true),
            (BinOp::Shl, Ult) if nuw => value!(false),
            _ => None,
        };
        if found.is_some() {
            return found;
        }
    }
    if op == BinOp::URem && y == b {
        match p {
            Ult if left => rule!("icmp-urem-ult-divisor", true, x = x, y = y),
            Ult => rule!("icmp-divisor-ugt-urem", true, y = y, x = x),
            Uge if left => rule!("icmp-urem-uge-divisor", false, x = x, y = y),
            Uge => rule!("icmp-divisor-ule-urem", false, y = y, x = x),
            Eq | Ugt => value!(false),
            Ne | Ule => value!(true),
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
    match p {
        Slt if k.smin() >= 0 => value!(false),
        Sge if k.smin() >= 0 => value!(true),
        Sle if k.smin() > 0 => value!(false),
        Sgt if k.smin() > 0 => value!(true),
        Slt | Sle if k.smax() < 0 => value!(true),
        Sge | Sgt if k.smax() < 0 => value!(false),
        _ => None,
    }
}

/// A minimum, maximum or saturated sum or difference of `b` and something, against `b`.
fn extreme(q: &Query<'_>, p: IntPredicate, a: Value, b: Value, left: bool) -> Option<Hit> {
    use IntPredicate::*;
    let name = crate::analysis::constant_fold::called(q.cx, q.f, q.f.def_inst(a)?)?;
    let (rule, holds) = match (name, p) {
        ("umin", Ule) => ("icmp-ule-umin", true),
        ("umin", Ugt) => ("icmp-ugt-umin", false),
        ("umax", Uge) => ("icmp-uge-umax", true),
        ("umax", Ult) => ("icmp-ult-umax", false),
        ("smin", Sle) => ("icmp-sle-smin", true),
        ("smin", Sgt) => ("icmp-sgt-smin", false),
        ("smax", Sge) => ("icmp-sge-smax", true),
        ("smax", Slt) => ("icmp-slt-smax", false),
        ("uadd.sat", Uge) => ("icmp-uge-uadd-sat", true),
        ("uadd.sat", Ult) => ("icmp-ult-uadd-sat", false),
        ("usub.sat", Ule) => ("icmp-ule-usub-sat", true),
        ("usub.sat", Ugt) => ("icmp-ugt-usub-sat", false),
        _ => return None,
    };
    let args = q.intrinsic(a, name)?;
    let &[x, y] = args.as_slice() else {
        return None;
    };
    if x != b && (y != b || name == "usub.sat") {
        return None;
    }
    let y = if x == b { y } else { x };
    if !left {
        value!(holds);
    }
    rule!(rule, holds, x = b, y = y)
}

/// Values that are never equal.
fn equality(q: &Query<'_>, p: IntPredicate, a: Value, b: Value) -> Option<Hit> {
    let ne = match p {
        IntPredicate::Eq => false,
        IntPredicate::Ne => true,
        _ => return None,
    };
    let name = |eq: &'static str, other: &'static str| if ne { other } else { eq };
    for (x, y) in [(a, b), (b, a)] {
        if let Some((z, c)) = q.binary_const(x, BinOp::Or) {
            if q.is_zero(y) && q.all1(c, |_, c| c != 0) {
                rule!(name("icmp-eq-or-zero", "icmp-ne-or-zero"), ne, x = z, C = c);
            }
            if q.all2(c, y, |_, c, d| c & !d != 0) {
                let n = name("icmp-eq-or-clear-bit", "icmp-ne-or-clear-bit");
                rule!(n, ne, x = z, C = c, D = y);
            }
        }
        if let Some((z, c)) = q.binary_const(x, BinOp::And)
            && q.all2(c, y, |_, c, d| d & !c != 0)
        {
            let n = name("icmp-eq-and-set-bit", "icmp-ne-and-set-bit");
            rule!(n, ne, x = z, C = c, D = y);
        }
        if q.not(x) == Some(y) {
            rule!(name("icmp-eq-complement", "icmp-ne-complement"), ne, x = y);
        }
        if let Some(hit) = moved(q, ne, x, y) {
            return Some(hit);
        }
        if q.is_zero(y) && q.is_non_zero(x) {
            value!(ne);
        }
    }
    let (x, y) = (q.known(a)?, q.known(b)?);
    if x.ones & y.zeros != 0 || x.zeros & y.ones != 0 {
        value!(ne);
    }
    None
}

/// `x` is `y` moved by something that is not 0.
fn moved(q: &Query<'_>, ne: bool, x: Value, y: Value) -> Option<Hit> {
    let i = q.f.def_inst(x)?;
    let (c, names) = match q.f.kind(i) {
        InstKind::Binary(BinOp::Add) => (
            q.other(x, BinOp::Add, y)?,
            ["icmp-eq-add-constant", "icmp-ne-add-constant"],
        ),
        InstKind::Binary(BinOp::Xor) => (
            q.other(x, BinOp::Xor, y)?,
            ["icmp-eq-xor-constant", "icmp-ne-xor-constant"],
        ),
        InstKind::Binary(BinOp::Sub) if q.f.operand(i, 0) == y => (
            q.f.operand(i, 1),
            ["icmp-eq-sub-constant", "icmp-ne-sub-constant"],
        ),
        _ => return None,
    };
    if q.all1(c, |_, c| c != 0) {
        rule!(names[usize::from(ne)], ne, x = y, C = c);
    }
    if q.is_non_zero(c) {
        value!(ne);
    }
    None
}

/// An operation with a constant against a constant, ordered.
fn constant(q: &Query<'_>, p: IntPredicate, a: Value, b: Value) -> Option<Hit> {
    use IntPredicate::*;
    if !q.is_const(b) {
        return None;
    }
    let i = q.f.def_inst(a)?;
    match q.f.kind(i) {
        InstKind::Binary(BinOp::And) => masked(q, p, a, b),
        InstKind::Binary(BinOp::Or) => {
            let (x, c) = q.binary_const(a, BinOp::Or)?;
            let negative = q.all1(c, |w, c| c >> (w - 1) == 1);
            match p {
                Ult if q.all2(c, b, |_, c, d| d <= c) => {
                    rule!("icmp-or-ult-constant", false, x = x, C = c, D = b)
                }
                Uge if q.all2(c, b, |_, c, d| d <= c) => {
                    rule!("icmp-or-uge-constant", true, x = x, C = c, D = b)
                }
                Ugt if q.all2(c, b, |_, c, d| d < c) => {
                    rule!("icmp-or-ugt-constant", true, x = x, C = c, D = b)
                }
                Ule if q.all2(c, b, |_, c, d| d < c) => {
                    rule!("icmp-or-ule-constant", false, x = x, C = c, D = b)
                }
                Slt if negative && q.is_zero(b) => rule!("icmp-slt-zero-or", true, x = x, C = c),
                Sgt if negative && q.is_ones(b) => {
                    rule!("icmp-sgt-minus-one-or", false, x = x, C = c)
                }
                _ => None,
            }
        }
        InstKind::Binary(BinOp::URem) => {
            let (x, c) = q.two(i);
            if p == Ult && q.all2(c, b, |_, c, d| c <= d) {
                rule!("icmp-urem-ult-constant", true, x = x, C = c, D = b);
            }
            None
        }
        InstKind::Binary(BinOp::LShr) => {
            let (x, c) = q.two(i);
            let below = |w, c, d| q.shifted_max(w, c).is_some_and(|m| m < d);
            let at_most = |w, c, d| q.shifted_max(w, c).is_some_and(|m| m <= d);
            let clears_sign = q.all1(c, |w, c| c != 0 && c < u128::from(w));
            match p {
                Ult if q.all2(c, b, below) => {
                    rule!("icmp-lshr-ult-constant", true, x = x, C = c, D = b)
                }
                Ugt if q.all2(c, b, at_most) => {
                    rule!("icmp-lshr-ugt-constant", false, x = x, C = c, D = b)
                }
                Slt if clears_sign && q.is_zero(b) => {
                    rule!("icmp-slt-zero-lshr", false, x = x, C = c)
                }
                Sgt if clears_sign && q.is_ones(b) => {
                    rule!("icmp-sgt-minus-one-lshr", true, x = x, C = c)
                }
                _ => None,
            }
        }
        InstKind::Cast(CastOp::ZExt) => {
            let x = q.f.operand(i, 0);
            match p {
                Slt if q.is_zero(b) => rule!("icmp-slt-zero-zext", false, x = x),
                Sge if q.is_zero(b) => rule!("icmp-sge-zero-zext", true, x = x),
                Sgt if q.is_ones(b) => rule!("icmp-sgt-minus-one-zext", true, x = x),
                _ => None,
            }
        }
        InstKind::Call(_) => counted(q, p, i, b),
        _ => None,
    }
}

fn masked(q: &Query<'_>, p: IntPredicate, a: Value, b: Value) -> Option<Hit> {
    use IntPredicate::*;
    let (x, c) = q.binary_const(a, BinOp::And)?;
    let non_negative = q.all1(c, |w, c| c >> (w - 1) == 0);
    match p {
        Ult if q.all2(c, b, |_, c, d| {
            planted!(q.cx, MaskIsBelowItself, c < d, c <= d)
        }) =>
        {
            rule!("icmp-and-ult-constant", true, x = x, C = c, D = b)
        }
        Ugt if q.all2(c, b, |_, c, d| c <= d) => {
            rule!("icmp-and-ugt-constant", false, x = x, C = c, D = b)
        }
        Ule if q.all2(c, b, |_, c, d| c <= d) => {
            rule!("icmp-and-ule-constant", true, x = x, C = c, D = b)
        }
        Uge if q.all2(c, b, |_, c, d| c < d) => {
            rule!("icmp-and-uge-constant", false, x = x, C = c, D = b)
        }
        Slt if non_negative && q.is_zero(b) => rule!("icmp-slt-zero-and", false, x = x, C = c),
        Sgt if non_negative && q.is_ones(b) => rule!("icmp-sgt-minus-one-and", true, x = x, C = c),
        _ => None,
    }
}

/// A number of bits, or an absolute value, against a constant.
fn counted(q: &Query<'_>, p: IntPredicate, i: Inst, b: Value) -> Option<Hit> {
    use IntPredicate::*;
    let name = crate::analysis::constant_fold::called(q.cx, q.f, i)?;
    let x = q.f.operand(i, 1);
    let second = || q.f.operand(i, 2);
    let at_least_width = q.all1(b, |w, c| c >= u128::from(w));
    match (name, p) {
        ("ctpop", Ugt) if at_least_width => rule!("icmp-ugt-ctpop", false, x = x, C = b),
        ("ctpop", Ule) if at_least_width => rule!("icmp-ule-ctpop", true, x = x, C = b),
        ("ctlz", Ugt) if at_least_width && q.is_zero(second()) => {
            rule!("icmp-ugt-ctlz", false, x = x, C = b)
        }
        ("cttz", Ugt) if at_least_width && q.is_zero(second()) => {
            rule!("icmp-ugt-cttz", false, x = x, C = b)
        }
        ("abs", Slt)
            if q.is_zero(b)
                && planted!(q.cx, LeastNumberHasMagnitude, q.is_one(second()), true) =>
        {
            rule!("icmp-slt-zero-abs", false, x = x)
        }
        ("abs", Sgt) if q.is_ones(b) && q.is_one(second()) => {
            rule!("icmp-sgt-minus-one-abs", true, x = x)
        }
        _ => None,
    }
}

/// By the ranges of both sides.
fn by_ranges(q: &Query<'_>, p: IntPredicate, a: Value, b: Value) -> Option<Hit> {
    let (x, y) = (q.range(a)?, q.range(b)?);
    if !x.is_full()
        && !y.is_full()
        && let Some(truth) = Range::compare(p, x, y)
    {
        value!(truth);
    }
    same_extension(q, p, a, b)
}

/// Two extensions of one value: the one with zeros is, unsigned, not above the one with signs.
fn same_extension(q: &Query<'_>, p: IntPredicate, a: Value, b: Value) -> Option<Hit> {
    use IntPredicate::*;
    for (p, z, s) in [(p, a, b), (swapped(p), b, a)] {
        let Some(x) = q.cast(z, CastOp::ZExt) else {
            continue;
        };
        if q.cast(s, CastOp::SExt) == Some(x) {
            match p {
                Ugt | Slt => value!(false),
                Ule | Sge => value!(true),
                _ => {}
            }
        }
    }
    None
}
