//! Calls of intrinsics that only compute, with constant arguments.

use super::{Folded, Lane, Lanes, Shape, floats, ints, lanes};
use crate::analysis::range::{mask, signed};
use crate::context::Cx;
use smallvec::SmallVec;
use tandem_ir::{BinOp, Flags, Function, Inst, IntPredicate, Type};

/// The intrinsics that this crate computes with or has rules for: name without `llvm.` and type suffixes, number
/// of arguments. Sorted by name.
const KNOWN: [(&str, usize); 40] = [
    ("abs", 2),
    ("bitreverse", 1),
    ("bswap", 1),
    ("ceil", 1),
    ("copysign", 2),
    ("ctlz", 2),
    ("ctpop", 1),
    ("cttz", 2),
    ("fabs", 1),
    ("floor", 1),
    ("fptosi.sat", 1),
    ("fptoui.sat", 1),
    ("fshl", 3),
    ("fshr", 3),
    ("maximum", 2),
    ("maxnum", 2),
    ("minimum", 2),
    ("minnum", 2),
    ("nearbyint", 1),
    ("rint", 1),
    ("round", 1),
    ("roundeven", 1),
    ("sadd.sat", 2),
    ("sadd.with.overflow", 2),
    ("smax", 2),
    ("smin", 2),
    ("smul.with.overflow", 2),
    ("sshl.sat", 2),
    ("ssub.sat", 2),
    ("ssub.with.overflow", 2),
    ("trunc", 1),
    ("uadd.sat", 2),
    ("uadd.with.overflow", 2),
    ("umax", 2),
    ("umin", 2),
    ("umul.with.overflow", 2),
    ("ushl.sat", 2),
    ("usub.sat", 2),
    ("usub.with.overflow", 2),
    ("vscale", 0),
];

/// The name of the intrinsic that a call calls, without `llvm.` and type suffixes, if it is one of [`KNOWN`]
/// with as many arguments as it takes; `None` for other calls, for calls with operand bundles, and for convergent ones.
pub fn called(cx: Cx<'_>, f: &Function, i: Inst) -> Option<&'static str> {
    let info = f.kind(i).call_info()?;
    if !info.bundles.is_empty() || cx.is_convergent(f, i) {
        return None;
    }
    let name = cx.global_name(f.callee(i)?).strip_prefix("llvm.")?;
    // What follows the name is the types, each after a dot.
    let mut rest = name;
    loop {
        if let Ok(n) = KNOWN.binary_search_by_key(&rest, |k| k.0) {
            return (f.call(i)?.num_args() == KNOWN[n].1).then_some(KNOWN[n].0);
        }
        rest = &rest[..rest.rfind('.')?];
    }
}

/// Folds a call of an intrinsic with constant arguments.
pub fn fold(cx: Cx<'_>, f: &Function, i: Inst) -> Option<Folded> {
    let name = called(cx, f, i)?;
    let call = f.call(i)?;
    let arguments: SmallVec<[Lanes; 3]> = call
        .args()
        .map(|v| lanes(cx, f, v))
        .collect::<Option<_>>()?;
    let ty = f.inst_type(i);
    if let Some(base) = name.strip_suffix(".with.overflow") {
        return with_overflow(cx, base, ty, &arguments);
    }
    let shape = Shape::of(cx, ty)?;
    let at = |k: usize, n: usize| {
        let all = arguments.get(k)?;
        all.get(if all.len() == 1 { 0 } else { n }).copied()
    };
    let one = |n: usize| {
        let first = at(0, n)?;
        let rest = (at(1, n), at(2, n));
        match shape.scalar.int_width() {
            Some(w) if w <= 128 => integer(name, w, first, rest),
            _ => float(name, shape.scalar, first, rest.0),
        }
    };
    let all = (0..shape.lanes()).map(one).collect::<Option<Lanes>>()?;
    Some(Folded::Lanes(ty, shape.scalar, all))
}

fn integer(name: &str, w: u32, a: Lane, rest: (Option<Lane>, Option<Lane>)) -> Option<Lane> {
    let strict = !matches!(name, "abs" | "ctlz" | "cttz");
    let poisoned = [Some(a), rest.0, rest.1].contains(&Some(Lane::Poison));
    if a == Lane::Poison || strict && poisoned {
        return Some(Lane::Poison);
    }
    let Lane::Int(x) = a else { return None };
    let int = |l: Option<Lane>| match l? {
        Lane::Int(v) => Some(v),
        _ => None,
    };
    let value = match name {
        "ctpop" => u128::from(x.count_ones()),
        "bitreverse" => x.reverse_bits() >> (128 - w),
        "bswap" if w.is_multiple_of(16) => x.swap_bytes() >> (128 - w),
        "ctlz" | "cttz" | "abs" => return unary_or_poison(name, w, x, int(rest.0)?),
        "fshl" | "fshr" => funnel(name == "fshl", w, x, int(rest.0)?, int(rest.1)?),
        _ => binary(name, w, x, int(rest.0)?)?,
    };
    Some(Lane::Int(value & mask(w)))
}

/// `ctlz`, `cttz` and `abs`, whose second argument makes one input poison.
fn unary_or_poison(name: &str, w: u32, x: u128, poison: u128) -> Option<Lane> {
    let least = 1u128 << (w - 1);
    let special = if name == "abs" { x == least } else { x == 0 };
    if special && poison == 1 {
        return Some(Lane::Poison);
    }
    let v = match name {
        "ctlz" => u128::from(x.leading_zeros()) - u128::from(128 - w),
        "cttz" => u128::from(x.trailing_zeros().min(w)),
        _ => signed(w, x).unsigned_abs(),
    };
    Some(Lane::Int(v & mask(w)))
}

fn funnel(left: bool, w: u32, high: u128, low: u128, amount: u128) -> u128 {
    let s = (amount % u128::from(w)) as u32;
    match (left, s) {
        (true, 0) => high,
        (false, 0) => low,
        (true, s) => high << s | low >> (w - s),
        (false, s) => high << (w - s) | low >> s,
    }
}

/// The two-operand intrinsics on integers.
fn binary(name: &str, w: u32, x: u128, y: u128) -> Option<u128> {
    let pick = |p: IntPredicate| if ints::holds(p, w, x, y) { x } else { y };
    Some(match name {
        "umin" => pick(IntPredicate::Ult),
        "umax" => pick(IntPredicate::Ugt),
        "smin" => pick(IntPredicate::Slt),
        "smax" => pick(IntPredicate::Sgt),
        "uadd.sat" | "usub.sat" | "sadd.sat" | "ssub.sat" => saturated(name, w, x, y),
        _ => return None,
    })
}

fn saturated(name: &str, w: u32, x: u128, y: u128) -> u128 {
    let (op, flags) = operation(name);
    let r = crate::analysis::range::exact(op, w, x, y).unwrap_or(0) & mask(w);
    if !ints::breaks(op, flags, w, x, y) {
        return r;
    }
    let least = 1u128 << (w - 1);
    match (flags == Flags::NSW, op) {
        (false, BinOp::Add) => mask(w),
        (false, _) => 0,
        // The sign of the first operand is that of the exact result.
        (true, _) if signed(w, x) < 0 => least,
        (true, _) => least - 1,
    }
}

/// The operation behind `uadd…`, `ssub…` and so on, and the flag that overflow breaks.
fn operation(name: &str) -> (BinOp, Flags) {
    let flags = if name.starts_with('u') {
        Flags::NUW
    } else {
        Flags::NSW
    };
    let op = match name.get(1..4) {
        Some("add") => BinOp::Add,
        Some("sub") => BinOp::Sub,
        _ => BinOp::Mul,
    };
    (op, flags)
}

/// Scalars only: the pair of the result and whether it overflowed.
fn with_overflow(cx: Cx<'_>, base: &str, ty: Type, arguments: &[Lanes]) -> Option<Folded> {
    let (fields, _) = cx.types.struct_fields(ty)?;
    let &[number, flag] = fields else { return None };
    let w = number.int_width()?;
    let (&[a], &[b]) = (arguments.first()?.as_slice(), arguments.get(1)?.as_slice()) else {
        return None;
    };
    let (Lane::Int(x), Lane::Int(y)) = (a, b) else {
        return None;
    };
    let (op, flags) = operation(base);
    let value = ints::binary(op, Flags::NONE, w, a, b)?;
    let over = Lane::Int(u128::from(ints::breaks(op, flags, w, x, y)));
    Some(Folded::Pair(ty, [(number, value), (flag, over)]))
}

/// Operations that only move the sign bit.
fn float(name: &str, ty: Type, a: Lane, b: Option<Lane>) -> Option<Lane> {
    let sign = 1u128 << (ty.float_kind()?.bits() - 1);
    match (name, a, b) {
        ("fabs", Lane::Float(x), None) => Some(Lane::Float(x & !sign)),
        ("copysign", Lane::Float(x), Some(Lane::Float(y))) => {
            Some(Lane::Float(x & !sign | y & sign))
        }
        ("fabs", Lane::Poison, _) => Some(Lane::Poison),
        _ => {
            floats::classify(ty.float_kind()?, 0)?;
            None
        }
    }
}

#[cfg(test)]
mod tests {
    #[test]
    fn names_are_sorted_so_that_they_can_be_searched() {
        assert!(super::KNOWN.windows(2).all(|w| w[0].0 < w[1].0));
    }
}
