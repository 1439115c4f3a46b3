//! Folding against the definitions, over every operand at two and three bits.

use super::*;

/// A result by definition: a value, poison, or (for division) undefined behaviour, written as poison.
type Concrete = Option<i128>;

fn wrap(w: u32, n: i128) -> u128 {
    n.rem_euclid(1 << w) as u128
}

/// The operation on mathematical integers, then the rules of its flags.
fn by_definition(op: BinOp, flags: Flags, w: u32, x: u128, y: u128) -> Option<u128> {
    let (ux, uy) = (x as i128, y as i128);
    let sign = |n: i128| if n >= 1 << (w - 1) { n - (1 << w) } else { n };
    let (sx, sy) = (sign(ux), sign(uy));
    let wrapping = |u: i128, s: i128| -> Concrete {
        let r = wrap(w, u) as i128;
        let bad =
            flags.contains(Flags::NUW) && r != u || flags.contains(Flags::NSW) && sign(r) != s;
        (!bad).then_some(r)
    };
    let exact = |r: i128, whole: bool| (whole || !flags.contains(Flags::EXACT)).then_some(r);
    let r: Concrete = match op {
        BinOp::Add => wrapping(ux + uy, sx + sy),
        BinOp::Sub => wrapping(ux - uy, sx - sy),
        BinOp::Mul => wrapping(ux * uy, sx * sy),
        BinOp::Shl | BinOp::LShr | BinOp::AShr if uy >= i128::from(w) => None,
        BinOp::Shl => wrapping(ux << uy, sx * (1 << uy)),
        BinOp::LShr => exact(ux >> uy, ux % (1 << uy) == 0),
        BinOp::AShr => exact(sx.div_euclid(1 << uy), ux % (1 << uy) == 0),
        BinOp::UDiv | BinOp::URem | BinOp::SDiv | BinOp::SRem if uy == 0 => None,
        BinOp::SDiv | BinOp::SRem if sy == -1 && sx == -(1 << (w - 1)) => None,
        BinOp::UDiv => exact(ux / uy, ux % uy == 0),
        BinOp::URem => Some(ux % uy),
        BinOp::SDiv => exact(sx / sy, sx % sy == 0),
        BinOp::SRem => Some(sx % sy),
        BinOp::And => Some(ux & uy),
        BinOp::Or => (ux & uy == 0 || !flags.contains(Flags::DISJOINT)).then_some(ux | uy),
        _ => Some(ux ^ uy),
    };
    r.map(|n| wrap(w, n))
}

const FLAGS: [Flags; 5] = [
    Flags::NONE,
    Flags::NUW,
    Flags::NSW,
    Flags::EXACT,
    Flags::DISJOINT,
];

fn int_ops() -> impl Iterator<Item = BinOp> {
    BinOp::ALL.iter().copied().filter(|op| !op.is_float())
}

#[test]
fn arithmetic_is_the_definition() {
    for w in 1..=3 {
        for op in int_ops() {
            for flags in FLAGS {
                for (x, y) in (0..1 << w).flat_map(|x| (0..1 << w).map(move |y| (x, y))) {
                    let expected = by_definition(op, flags, w, x, y);
                    let got = arithmetic(op, flags, w, x, y);
                    assert_eq!(got, expected, "i{w} {op:?} {flags:?} {x} {y}");
                }
            }
        }
    }
}

#[test]
fn wide_arithmetic_does_not_wrap_by_accident() {
    let max = u128::MAX;
    let min = 1 << 127;
    assert_eq!(arithmetic(BinOp::Add, Flags::NUW, 128, max, 1), None);
    assert_eq!(arithmetic(BinOp::Add, Flags::NSW, 128, min - 1, 1), None);
    assert_eq!(arithmetic(BinOp::Add, Flags::NONE, 128, max, 1), Some(0));
    assert_eq!(arithmetic(BinOp::SDiv, Flags::NONE, 128, min, max), None);
    assert_eq!(arithmetic(BinOp::SRem, Flags::NONE, 128, min, max), None);
    assert_eq!(
        arithmetic(BinOp::AShr, Flags::NONE, 128, min, 127),
        Some(max)
    );
    assert_eq!(arithmetic(BinOp::Shl, Flags::NSW, 128, 1, 127), None);
}

/// What an operand may be at run time: a value, poison, or undef (free choice at each use).
#[derive(Clone, Copy, PartialEq, Debug)]
enum Actual {
    Value(u128),
    Poison,
    Undef,
}

/// Everything that a claim allows.
fn allowed(k: &Known, w: u32) -> Vec<Actual> {
    let values = (0..1 << w).map(Actual::Value);
    match k {
        Known::Unknown => values.chain([Actual::Poison, Actual::Undef]).collect(),
        Known::Undef => vec![Actual::Undef],
        Known::Poison => vec![Actual::Poison],
        Known::Arbitrary => values.collect(),
        Known::Int { bits, exact: true } => vec![Actual::Value(*bits)],
        Known::Int { bits, .. } => vec![Actual::Value(*bits), Actual::Poison, Actual::Undef],
    }
}

/// The results that one actual operand pair can have; `None` is poison.
fn results(
    w: u32,
    a: Actual,
    b: Actual,
    op: &dyn Fn(u128, u128) -> Option<u128>,
) -> Vec<Option<u128>> {
    let choices = |x| match x {
        Actual::Value(n) => vec![Some(n)],
        Actual::Poison => vec![None],
        Actual::Undef => (0..1 << w).map(Some).collect(),
    };
    let pair = |x: Option<u128>, y: Option<u128>| op(x?, y?);
    choices(a)
        .iter()
        .flat_map(|&x| choices(b).into_iter().map(move |y| pair(x, y)))
        .collect()
}

/// Whether a claim about the result holds for every actual operand, undef being chosen in its favour.
fn holds(claim: &Known, possible: &[Option<u128>], w: u32) -> bool {
    let poison = possible.contains(&None);
    match claim {
        Known::Unknown => true,
        Known::Poison => poison,
        Known::Undef => poison || (0..1 << w).all(|n| possible.contains(&Some(n))),
        Known::Arbitrary => false,
        Known::Int { bits, exact: true } => possible.iter().all(|r| *r == Some(*bits)),
        Known::Int { bits, .. } => poison || possible.contains(&Some(*bits)),
    }
}

fn claims(w: u32) -> Vec<Known> {
    let mut all = vec![
        Known::Unknown,
        Known::Undef,
        Known::Poison,
        Known::Arbitrary,
    ];
    for bits in 0..1 << w {
        all.extend([Known::int(bits), Known::int(bits).or_poison()]);
    }
    all
}

#[test]
fn claims_about_binary_results_hold_whatever_the_operands_are() {
    let w = 2;
    for op in int_ops() {
        for flags in FLAGS {
            for (a, b) in pairs(w) {
                let claim = binary(op, flags, w, a.clone(), b.clone(), false);
                let run = |x, y| by_definition(op, flags, w, x, y);
                check(
                    w,
                    w,
                    &a,
                    &b,
                    &claim,
                    &run,
                    false,
                    &format!("{op:?} {flags:?}"),
                );
            }
            for a in claims(w) {
                let claim = binary(op, flags, w, a.clone(), a.clone(), true);
                let run = |x, y| by_definition(op, flags, w, x, y);
                check(
                    w,
                    w,
                    &a,
                    &a,
                    &claim,
                    &run,
                    true,
                    &format!("{op:?} {flags:?} same"),
                );
            }
        }
    }
}

#[test]
fn claims_about_comparisons_hold_whatever_the_operands_are() {
    let w = 2;
    for &p in IntPredicate::ALL {
        for flags in [Flags::NONE, Flags::SAMESIGN] {
            let run = |x: u128, y: u128| {
                let apart = flags.contains(Flags::SAMESIGN) && (x >> 1) != (y >> 1);
                (!apart).then(|| u128::from(compare(p, w, x, y)))
            };
            for (a, b) in pairs(w) {
                let claim = icmp(p, flags, w, a.clone(), b.clone(), false);
                check(
                    w,
                    1,
                    &a,
                    &b,
                    &claim,
                    &run,
                    false,
                    &format!("{p:?} {flags:?}"),
                );
            }
            for a in claims(w) {
                let claim = icmp(p, flags, w, a.clone(), a.clone(), true);
                check(
                    w,
                    1,
                    &a,
                    &a,
                    &claim,
                    &run,
                    true,
                    &format!("{p:?} {flags:?} same"),
                );
            }
        }
    }
}

fn pairs(w: u32) -> impl Iterator<Item = (Known, Known)> {
    claims(w)
        .into_iter()
        .flat_map(move |a| claims(w).into_iter().map(move |b| (a.clone(), b)))
}

#[allow(
    clippy::too_many_arguments,
    reason = "one check of many parameters, called four times"
)]
fn check(
    w: u32,
    result_width: u32,
    a: &Known,
    b: &Known,
    claim: &Known,
    run: &dyn Fn(u128, u128) -> Option<u128>,
    same: bool,
    what: &str,
) {
    for x in allowed(a, w) {
        for y in allowed(b, w) {
            if same && x != y {
                continue;
            }
            let possible = results(w, x, y, run);
            assert!(
                holds(claim, &possible, result_width),
                "{what} of {a:?} and {b:?} claims {claim:?}, but {x:?}, {y:?} give {possible:?}"
            );
        }
    }
}

#[test]
fn claims_about_selects_and_freezes_hold() {
    for (c, t, e) in claims(1)
        .into_iter()
        .flat_map(|c| pairs(1).map(move |p| (c.clone(), p.0, p.1)))
    {
        let claim = select(c.clone(), t.clone(), e.clone(), false);
        for x in allowed(&c, 1) {
            for (y, z) in allowed(&t, 1)
                .into_iter()
                .flat_map(|y| allowed(&e, 1).into_iter().map(move |z| (y, z)))
            {
                // The arms are one-bit values here; each may be chosen, poison or undef.
                let arm = |take: bool| {
                    results(1, if take { y } else { z }, Actual::Value(0), &|v, _| {
                        Some(v)
                    })
                };
                let possible = match x {
                    Actual::Poison => vec![None],
                    Actual::Value(n) => arm(n == 1),
                    Actual::Undef => [arm(true), arm(false)].concat(),
                };
                if claim == Known::Arbitrary {
                    // Only an arm that is arbitrary itself may come out as such.
                    assert!(matches!(x, Actual::Value(_)), "{c:?} {t:?} {e:?}");
                    continue;
                }
                assert!(
                    holds(&claim, &possible, 1),
                    "select {c:?}, {t:?}, {e:?}: {claim:?} but {possible:?}"
                );
            }
        }
    }
    assert_eq!(freeze(Known::Undef), Known::Arbitrary);
    assert_eq!(freeze(Known::Poison), Known::Arbitrary);
    assert_eq!(freeze(Known::int(3)), Known::int(3));
    assert_eq!(freeze(Known::int(3).or_poison()), Known::Unknown);
}

#[test]
fn casts_are_the_definition() {
    for (from, to) in [(3u32, 2u32), (2, 3), (2, 2)] {
        for x in 0..1u128 << from {
            let sign = if x >> (from - 1) == 1 {
                x as i128 - (1 << from)
            } else {
                x as i128
            };
            let run = |op, flags| cast(op, flags, from, to, Known::int(x));
            if to < from {
                let r = x & 3;
                let back = if r >> 1 == 1 {
                    r as i128 - 4
                } else {
                    r as i128
                };
                assert_eq!(run(CastOp::Trunc, Flags::NONE), Known::int(r));
                let lost = |bad| if bad { Known::Poison } else { Known::int(r) };
                assert_eq!(run(CastOp::Trunc, Flags::NUW), lost(r != x));
                assert_eq!(run(CastOp::Trunc, Flags::NSW), lost(back != sign));
            } else if to > from {
                assert_eq!(run(CastOp::ZExt, Flags::NONE), Known::int(x));
                assert_eq!(run(CastOp::ZExt, Flags::NNEG) == Known::Poison, sign < 0);
                assert_eq!(run(CastOp::SExt, Flags::NONE), Known::int(wrap(to, sign)));
            } else {
                assert_eq!(run(CastOp::BitCast, Flags::NONE), Known::int(x));
            }
        }
    }
    assert_eq!(
        cast(CastOp::IntToPtr, Flags::NONE, 64, 64, Known::int(8)),
        Known::Unknown
    );
}
