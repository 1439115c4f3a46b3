//! Integers of any width, by the book: every result is computed as an unlimited
//! integer first and then cut to its width.
//!
//! The machine uses this for what is wider than 128 bits. It holds for all widths,
//! so tests compare the narrower forms (`arith`, `intrinsics`) with it.

use super::float;
use super::intrinsics::{Pure, PureF, eval_float};
use super::ops::{EXACT, NSW, NUW};
use super::outcome::UbKind;
use num_bigint::{BigInt, BigUint, Sign};
use std::cmp::Ordering;
use tandem_ir::{BinOp, FloatKind, IntPredicate};

/// From 64-bit parts, least significant first.
pub(super) fn from_limbs(limbs: impl Iterator<Item = u64>) -> BigUint {
    BigUint::new(limbs.flat_map(|l| [l as u32, (l >> 32) as u32]).collect())
}

/// The number modulo 2 to the power of `w`.
pub(super) fn cut(v: &BigInt, w: u32) -> BigUint {
    let all_ones = (BigInt::from(1) << w) - 1;
    let low: BigInt = v & all_ones;
    low.into_parts().1
}

/// `w` bits as a signed number.
pub(super) fn signed(v: &BigUint, w: u32) -> BigInt {
    let n = BigInt::from(v.clone());
    if v.bit(u64::from(w) - 1) {
        n - (BigInt::from(1) << w)
    } else {
        n
    }
}

/// Smallest and largest number of `w` bits.
fn limits(w: u32, is_signed: bool) -> (BigInt, BigInt) {
    let one = BigInt::from(1);
    if is_signed {
        let half = &one << (w - 1);
        (-&half, half - one)
    } else {
        (BigInt::ZERO, (&one << w) - one)
    }
}

fn fits(v: &BigInt, w: u32, is_signed: bool) -> bool {
    let (least, most) = limits(w, is_signed);
    least <= *v && *v <= most
}

/// The number, or the nearest of `w` bits.
fn clamp(v: BigInt, w: u32, is_signed: bool) -> BigInt {
    let (least, most) = limits(w, is_signed);
    v.clamp(least, most)
}

/// Exact results of unsigned and signed arithmetic, cut; `None` (poison) if they break a flag.
fn flagged(w: u32, fl: u8, unsigned: &BigInt, s: &BigInt) -> Option<BigUint> {
    let bad = fl & NUW != 0 && !fits(unsigned, w, false) || fl & NSW != 0 && !fits(s, w, true);
    (!bad).then(|| cut(unsigned, w))
}

/// One operation on operands of `w` bits: the value, `None` for poison, or undefined behaviour.
pub(super) fn binary(
    op: BinOp,
    w: u32,
    fl: u8,
    a: &BigUint,
    b: &BigUint,
) -> Result<Option<BigUint>, UbKind> {
    let (ua, ub) = (BigInt::from(a.clone()), BigInt::from(b.clone()));
    let (sa, sb) = (signed(a, w), signed(b, w));
    Ok(match op {
        BinOp::Add => flagged(w, fl, &(ua + ub), &(sa + sb)),
        BinOp::Sub => flagged(w, fl, &(ua - ub), &(sa - sb)),
        BinOp::Mul => flagged(w, fl, &(ua * ub), &(sa * sb)),
        BinOp::And => Some(a & b),
        BinOp::Or if fl & EXACT != 0 && (a & b).bits() > 0 => None,
        BinOp::Or => Some(a | b),
        BinOp::Xor => Some(a ^ b),
        BinOp::Shl | BinOp::LShr | BinOp::AShr => {
            let Some(n) = u64::try_from(b).ok().filter(|&n| n < u64::from(w)) else {
                return Ok(None);
            };
            let lost = a.trailing_zeros().is_some_and(|z| z < n);
            match op {
                BinOp::Shl => flagged(w, fl, &(ua << n), &(sa << n)),
                _ if fl & EXACT != 0 && lost => None,
                BinOp::LShr => Some(a >> n),
                _ => Some(cut(&(sa >> n), w)),
            }
        }
        BinOp::UDiv | BinOp::URem | BinOp::SDiv | BinOp::SRem => {
            if b.bits() == 0 {
                return Err(UbKind::DivisionByZero);
            }
            let is_signed = matches!(op, BinOp::SDiv | BinOp::SRem);
            let (x, y) = if is_signed { (sa, sb) } else { (ua, ub) };
            let quotient = &x / &y;
            if is_signed && !fits(&quotient, w, true) {
                return Err(UbKind::SignedDivisionOverflow);
            }
            let rest = x % y;
            match op {
                BinOp::URem | BinOp::SRem => Some(cut(&rest, w)),
                _ if fl & EXACT != 0 && rest.sign() != Sign::NoSign => None,
                _ => Some(cut(&quotient, w)),
            }
        }
        _ => None,
    })
}

/// `icmp` on integers of `w` bits; `None` (poison) if `samesign` is broken.
pub(super) fn compare(
    pred: IntPredicate,
    w: u32,
    fl: u8,
    a: &BigUint,
    b: &BigUint,
) -> Option<bool> {
    let (sa, sb) = (signed(a, w), signed(b, w));
    if fl & EXACT != 0 && (sa.sign() == Sign::Minus) != (sb.sign() == Sign::Minus) {
        return None;
    }
    let (u, s) = (a.cmp(b), sa.cmp(&sb));
    Some(match pred {
        IntPredicate::Eq => u == Ordering::Equal,
        IntPredicate::Ne => u != Ordering::Equal,
        IntPredicate::Ugt => u == Ordering::Greater,
        IntPredicate::Uge => u != Ordering::Less,
        IntPredicate::Ult => u == Ordering::Less,
        IntPredicate::Ule => u != Ordering::Greater,
        IntPredicate::Sgt => s == Ordering::Greater,
        IntPredicate::Sge => s != Ordering::Less,
        IntPredicate::Slt => s == Ordering::Less,
        IntPredicate::Sle => s != Ordering::Greater,
    })
}

/// True for the functions that have a form for any width; the others are the device's own.
pub(super) fn has_form(f: Pure) -> bool {
    !matches!(
        f,
        Pure::UMulHi
            | Pure::SMulHi
            | Pure::UMul24
            | Pure::SMul24
            | Pure::Prmt
            | Pure::Sad
            | Pure::USad
            | Pure::FShlClamp
            | Pure::FShrClamp
            | Pure::Lo32
            | Pure::Hi32
            | Pure::FromLoHi
            | Pure::Bfe
            | Pure::SBfe
            | Pure::Bfi
            | Pure::Bfind
            | Pure::SBfind
            | Pure::PrmtF4e
            | Pure::PrmtB4e
            | Pure::PrmtRc8
            | Pure::PrmtEcl
            | Pure::PrmtEcr
            | Pure::PrmtRc16
    )
}

/// An intrinsic on operands of `w` bits: the unlimited result, which the caller cuts to the width of
/// the result (`None` is poison), and the overflow bit.
pub(super) fn intrinsic(f: Pure, w: u32, [a, b, c]: [&BigUint; 3]) -> (Option<BigInt>, bool) {
    let number = |v: &BigUint| BigInt::from(v.clone());
    let (sa, sb) = (signed(a, w), signed(b, w));
    if let Some((v, is_signed, saturates)) = exact(f, w, a, b) {
        if saturates {
            return (v.map(|v| clamp(v, w, is_signed)), false);
        }
        let overflow = v.as_ref().is_some_and(|v| !fits(v, w, is_signed));
        return (v, overflow);
    }
    let zero_is_poison = b.bits() > 0 && a.bits() == 0;
    let v = match f {
        Pure::SMax => sa.max(sb),
        Pure::SMin => sa.min(sb),
        Pure::UMax => number(a.max(b)),
        Pure::UMin => number(a.min(b)),
        Pure::Abs if b.bits() > 0 && sa == limits(w, true).0 => return (None, false),
        Pure::Abs => BigInt::from(sa.into_parts().1),
        Pure::CtPop => a.count_ones().into(),
        Pure::CtLz | Pure::CtTz if zero_is_poison => return (None, false),
        Pure::CtLz => (u64::from(w) - a.bits()).into(),
        Pure::CtTz => a.trailing_zeros().unwrap_or(w.into()).into(),
        Pure::BSwap => {
            let mut bytes = a.to_bytes_le();
            bytes.resize(w as usize / 8, 0);
            BigUint::from_bytes_be(&bytes).into()
        }
        Pure::BitReverse => {
            let mut r = BigUint::ZERO;
            for i in 0..u64::from(w) {
                r.set_bit(u64::from(w) - 1 - i, a.bit(i));
            }
            r.into()
        }
        Pure::FShl | Pure::FShr => {
            let both = (a << w) | b;
            let n = u64::try_from(c % w).unwrap_or(0);
            number(&if f == Pure::FShl {
                (both << n) >> w
            } else {
                both >> n
            })
        }
        Pure::ClMul => {
            let ones = (0..u64::from(w)).filter(|n| b.bit(*n));
            number(&ones.fold(BigUint::ZERO, |sum, n| sum ^ (a << n)))
        }
        Pure::SCmp => (sa.cmp(&sb) as i32).into(),
        Pure::UCmp => (a.cmp(b) as i32).into(),
        _ => {
            let scale = u64::try_from(c).unwrap_or(0);
            let product = if f == Pure::UMulFix {
                number(a) * number(b)
            } else {
                sa * sb
            };
            let v: BigInt = product >> scale;
            let kept = match f {
                Pure::SMulFix => signed(&cut(&v, w), w),
                _ => number(&cut(&v, w)),
            };
            // Poison where it does not fit, as the form for 128 bits has it.
            if kept != v {
                return (None, false);
            }
            v
        }
    };
    (Some(v), false)
}

/// Arithmetic that tells of overflow or saturates: exact result (`None` is poison), signed, saturating.
fn exact(f: Pure, w: u32, a: &BigUint, b: &BigUint) -> Option<(Option<BigInt>, bool, bool)> {
    let is_signed = match f {
        Pure::UAddO | Pure::USubO | Pure::UMulO => false,
        Pure::UAddSat | Pure::USubSat | Pure::UShlSat => false,
        Pure::SAddO | Pure::SSubO | Pure::SMulO => true,
        Pure::SAddSat | Pure::SSubSat | Pure::SShlSat => true,
        _ => return None,
    };
    let number = |v| match is_signed {
        true => signed(v, w),
        false => BigInt::from(v.clone()),
    };
    let (x, y) = (number(a), number(b));
    let v = match f {
        Pure::UAddO | Pure::SAddO | Pure::UAddSat | Pure::SAddSat => x + y,
        Pure::USubO | Pure::SSubO | Pure::USubSat | Pure::SSubSat => x - y,
        Pure::UMulO | Pure::SMulO => x * y,
        _ => match u64::try_from(b).ok().filter(|&n| n < u64::from(w)) {
            Some(n) => x << n,
            None => return Some((None, is_signed, true)),
        },
    };
    Some((Some(v), is_signed, !f.has_overflow()))
}

/// The integer part of a float; `None` for NaN and infinities.
fn integer_part(kind: FloatKind, bits: u128) -> Option<BigInt> {
    if float::is_nan(kind, bits) || float::is_inf(kind, bits) {
        return None;
    }
    let (exponent, fraction) = float::shape(kind);
    let e = ((bits >> fraction) & ((1 << exponent) - 1)) as i64;
    let hidden = u128::from(e > 0) << fraction;
    let m = BigUint::from(bits & ((1 << fraction) - 1) | hidden);
    let bias = (1i64 << (exponent - 1)) - 1;
    let shift = e.max(1) - bias - i64::from(fraction);
    let magnitude = if shift >= 0 { m << shift } else { m >> -shift };
    let negative = bits & float::sign_bit(kind) != 0;
    let sign = if negative { Sign::Minus } else { Sign::Plus };
    Some(BigInt::from_biguint(sign, magnitude))
}

/// `fptosi`, `fptoui`; `None` (poison) if the value does not fit.
pub(super) fn from_float(kind: FloatKind, bits: u128, w: u32, is_signed: bool) -> Option<BigUint> {
    let v = integer_part(kind, bits)?;
    fits(&v, w, is_signed).then(|| cut(&v, w))
}

/// `llvm.fptosi.sat`, `llvm.fptoui.sat`
pub(super) fn from_float_sat(kind: FloatKind, bits: u128, w: u32, is_signed: bool) -> BigUint {
    let (least, most) = limits(w, is_signed);
    let negative = bits & float::sign_bit(kind) != 0;
    let v = match integer_part(kind, bits) {
        Some(v) => v.clamp(least, most),
        None if float::is_nan(kind, bits) => BigInt::ZERO,
        None if negative => least,
        None => most,
    };
    cut(&v, w)
}

/// `sitofp`, `uitofp`: the nearest float, ties to even.
pub(super) fn to_float(kind: FloatKind, v: &BigInt) -> u128 {
    let m = v.magnitude();
    let scaled = if let Ok(small) = u128::try_from(m) {
        float::from_int(kind, small, 128, false)
    } else {
        // 126 bits, and one that says whether any lower one is set, round like all of them.
        let shift = m.bits() - 126;
        let top = u128::try_from(m >> shift).unwrap_or(0);
        let rest = m.trailing_zeros().is_some_and(|z| z < shift);
        let rounded = float::from_int(kind, top << 1 | u128::from(rest), 128, false);
        let n = i32::try_from(shift - 1).unwrap_or(i32::MAX) as u32;
        eval_float(PureF::Ldexp, kind, kind.bits(), [rounded, n.into(), 0])
    };
    match v.sign() {
        Sign::Minus => scaled | float::sign_bit(kind),
        _ => scaled,
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::arith;
    use crate::intrinsics::{eval_int, operand_poison};

    /// Numbers near the corners of a width.
    fn corner(x: u128, w: u32) -> u128 {
        let m = arith::mask128(w);
        let near = [0, 1, m, m >> 1, (m >> 1) + 1, 2, w.into(), 3];
        let v = if x.is_multiple_of(3) {
            near[(x / 3 % 8) as usize]
        } else {
            x.rotate_left((x % 127) as u32)
        };
        v & m
    }

    const WIDTHS: [u32; 9] = [1, 7, 16, 32, 48, 64, 65, 120, 128];

    #[test]
    fn arithmetic_agrees_with_the_form_for_128_bits() {
        const OPS: [BinOp; 13] = [
            BinOp::Add,
            BinOp::Sub,
            BinOp::Mul,
            BinOp::UDiv,
            BinOp::SDiv,
            BinOp::URem,
            BinOp::SRem,
            BinOp::Shl,
            BinOp::LShr,
            BinOp::AShr,
            BinOp::And,
            BinOp::Or,
            BinOp::Xor,
        ];
        fn prop(x: u128, y: u128) -> bool {
            WIDTHS.iter().all(|&w| {
                let (a, b) = (corner(x, w), corner(y, w));
                OPS.iter().all(|&op| {
                    (0..8).all(|fl| {
                        let big = binary(op, w, fl, &a.into(), &b.into());
                        let small = arith::binary(op, w, fl, a, b);
                        big == small.map(|v| v.map(BigUint::from))
                    })
                })
            })
        }
        quickcheck::quickcheck(prop as fn(u128, u128) -> bool);
    }

    #[test]
    fn intrinsics_agree_with_the_form_for_128_bits() {
        fn prop(x: u128, y: u128, z: u128) -> bool {
            Pure::ALL.iter().filter(|&&f| has_form(f)).all(|&f| {
                WIDTHS.iter().all(|&w| {
                    let second = if matches!(f, Pure::Abs | Pure::CtLz | Pure::CtTz) {
                        y & 1
                    } else {
                        corner(y, w)
                    };
                    let fixed = matches!(f, Pure::UMulFix | Pure::SMulFix);
                    if fixed && w > 64 || f == Pure::BSwap && w % 16 != 0 {
                        return true;
                    }
                    let third = if fixed {
                        z % u128::from(w)
                    } else {
                        corner(z, w)
                    };
                    let operands = [corner(x, w), second, third];
                    let m = arith::mask128(w);
                    let small = if operand_poison(f, w, second) {
                        (None, false)
                    } else {
                        eval_int(f, w, operands)
                    };
                    let wide = operands.map(BigUint::from);
                    let big = intrinsic(f, w, [&wide[0], &wide[1], &wide[2]]);
                    let big = (big.0.map(|v| cut(&v, w)), big.1);
                    big == (small.0.map(|v| BigUint::from(v & m)), small.1)
                })
            })
        }
        quickcheck::quickcheck(prop as fn(u128, u128, u128) -> bool);
    }

    #[test]
    fn conversions_agree_with_the_form_for_128_bits() {
        fn prop(x: u128, f: u64) -> bool {
            WIDTHS.iter().all(|&w| {
                let v = corner(x, w);
                [FloatKind::Half, FloatKind::Float, FloatKind::Double]
                    .iter()
                    .all(|&k| {
                        let bits = float::convert(FloatKind::Double, k, f.into());
                        let there = [true, false].iter().all(|&s| {
                            let small = float::to_int(k, bits, w, s).map(BigUint::from);
                            from_float(k, bits, w, s) == small
                        });
                        let s = to_float(k, &signed(&v.into(), w));
                        let u = to_float(k, &BigInt::from(v));
                        there
                            && s == float::from_int(k, v, w, true)
                            && u == float::from_int(k, v, w, false)
                    })
            })
        }
        quickcheck::QuickCheck::new()
            .tests(300)
            .quickcheck(prop as fn(u128, u64) -> bool);
    }
}
