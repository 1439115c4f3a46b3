//! IEEE arithmetic on bit patterns: what an [`FpOp`] computes on concrete values.
//!
//! Every result that is NaN becomes the canonical one. The work is done by
//! `rustc_apfloat`; what it lacks (square roots, integers of any width) is done here
//! on the integers behind the numbers, in the same way for every format. The x87 and
//! the double-double formats have no meaning here: operations on them stay symbolic.

use super::arith;
use super::eval::EvalValue;
use super::term::{FpOp, Rounding};
use rustc_apfloat::ieee::{BFloat, Double, Half, Quad, Single};
use rustc_apfloat::{Float, FloatConvert, Round};
use tandem_ir::FloatKind;
use tandem_ir::constant::Bits;

/// True if operations on the format have a meaning here.
pub fn supported(kind: FloatKind) -> bool {
    !matches!(kind, FloatKind::X86Fp80 | FloatKind::PpcFp128)
}

/// Bits of the exponent and of the stored fraction, for supported formats.
pub fn shape(kind: FloatKind) -> (u32, u32) {
    match kind {
        FloatKind::Half => (5, 10),
        FloatKind::BFloat => (8, 7),
        FloatKind::Float => (8, 23),
        FloatKind::Double => (11, 52),
        _ => (15, 112),
    }
}

/// Positive infinity.
pub fn infinity(kind: FloatKind) -> u128 {
    let (e, m) = shape(kind);
    ((1 << e) - 1) << m
}

/// The canonical NaN: quiet, positive, payload zero.
pub fn nan(kind: FloatKind) -> u128 {
    infinity(kind) | 1 << (shape(kind).1 - 1)
}

/// The sign bit.
pub fn sign_bit(kind: FloatKind) -> u128 {
    1 << (kind.bits() - 1)
}

/// True if the bits are a NaN.
pub fn is_nan(kind: FloatKind, bits: u128) -> bool {
    bits & !sign_bit(kind) > infinity(kind)
}

fn canonical(kind: FloatKind, bits: u128) -> u128 {
    if is_nan(kind, bits) { nan(kind) } else { bits }
}

/// A bit vector of a format's width as a number, and back.
fn number(b: &Bits) -> u128 {
    b.as_u128().unwrap_or(0)
}

/// A number as a bit vector of the format.
pub fn pattern(kind: FloatKind, v: u128) -> Bits {
    Bits::from_limbs(kind.bits(), &[v as u64, (v >> 64) as u64])
}

fn round(r: Rounding) -> Round {
    match r {
        Rounding::NearestEven => Round::NearestTiesToEven,
        Rounding::NearestAway => Round::NearestTiesToAway,
        Rounding::TowardZero => Round::TowardZero,
        Rounding::Up => Round::TowardPositive,
        Rounding::Down => Round::TowardNegative,
    }
}

/// The rounding of magnitudes that gives this rounding of negative numbers.
fn mirrored(r: Rounding) -> Rounding {
    match r {
        Rounding::Up => Rounding::Down,
        Rounding::Down => Rounding::Up,
        other => other,
    }
}

macro_rules! with_format {
    ($kind:expr, $f:ident, $($arg:expr),*) => {
        match $kind {
            FloatKind::Half => $f::<Half>($($arg),*),
            FloatKind::BFloat => $f::<BFloat>($($arg),*),
            FloatKind::Float => $f::<Single>($($arg),*),
            FloatKind::Double => $f::<Double>($($arg),*),
            _ => $f::<Quad>($($arg),*),
        }
    };
}

fn arithmetic<F: Float>(op: FpOp, v: &[u128]) -> u128 {
    let f = |i: usize| F::from_bits(v[i]);
    let r = match op {
        FpOp::Add(r) => f(0).add_r(f(1), round(r)),
        FpOp::Sub(r) => f(0).sub_r(f(1), round(r)),
        FpOp::Mul(r) => f(0).mul_r(f(1), round(r)),
        FpOp::Div(r) => f(0).div_r(f(1), round(r)),
        FpOp::Fma(r) => f(0).mul_add_r(f(1), f(2), round(r)),
        FpOp::Round(r) => f(0).round_to_integral(round(r)),
        _ => f(0).c_fmod(f(1)),
    };
    r.value.to_bits()
}

fn order<F: Float>(a: u128, b: u128) -> Option<std::cmp::Ordering> {
    F::from_bits(a).partial_cmp(&F::from_bits(b))
}

fn convert<F>(to: FloatKind, r: Rounding, bits: u128) -> u128
where
    F: Float
        + FloatConvert<Half>
        + FloatConvert<BFloat>
        + FloatConvert<Single>
        + FloatConvert<Double>
        + FloatConvert<Quad>,
{
    let (f, r, mut loses) = (F::from_bits(bits), round(r), false);
    match to {
        FloatKind::Half => FloatConvert::<Half>::convert_r(f, r, &mut loses)
            .value
            .to_bits(),
        FloatKind::BFloat => FloatConvert::<BFloat>::convert_r(f, r, &mut loses)
            .value
            .to_bits(),
        FloatKind::Float => FloatConvert::<Single>::convert_r(f, r, &mut loses)
            .value
            .to_bits(),
        FloatKind::Double => FloatConvert::<Double>::convert_r(f, r, &mut loses)
            .value
            .to_bits(),
        _ => FloatConvert::<Quad>::convert_r(f, r, &mut loses)
            .value
            .to_bits(),
    }
}

/// `value * 2^exponent` in a format; the value is exact but for a sticky lowest bit.
fn scaled<F: Float>(value: u128, exponent: i32, r: Round) -> u128 {
    F::from_u128_r(value, r)
        .value
        .scalbn_r(exponent, r)
        .to_bits()
}

/// Fraction with the hidden bit and the exponent of its lowest bit, of a finite number.
fn decompose(kind: FloatKind, bits: u128) -> (u128, i32) {
    let (e, m) = shape(kind);
    let exponent = ((bits & !sign_bit(kind)) >> m) as i32;
    let fraction = bits & ((1 << m) - 1);
    let bias = (1 << (e - 1)) - 1;
    if exponent == 0 {
        (fraction, 1 - bias - m as i32)
    } else {
        (fraction | 1 << m, exponent - bias - m as i32)
    }
}

/// The floor of the square root, and whether it is exact, digit by digit.
fn integer_root(n: &Bits) -> (u128, bool) {
    let (mut root, w) = (arith::zero(n.width()), n.width());
    for i in (0..w.div_ceil(2)).rev() {
        let trial = arith::or(&root, &arith::power(w, i));
        if !arith::ult(n, &arith::mul(&trial, &trial)) {
            root = trial;
        }
    }
    (root.as_u128().unwrap_or(0), arith::mul(&root, &root) == *n)
}

fn square_root(kind: FloatKind, r: Rounding, bits: u128) -> u128 {
    let magnitude = bits & !sign_bit(kind);
    if magnitude == 0 || is_nan(kind, bits) {
        return bits;
    }
    if bits & sign_bit(kind) != 0 {
        return nan(kind);
    }
    if magnitude == infinity(kind) {
        return bits;
    }
    let (m, e) = decompose(kind, bits);
    // Enough digits for the fraction, one to round and a sticky one.
    let digits = shape(kind).1 + 3;
    let have = 128 - m.leading_zeros();
    let mut shift = (2 * digits).saturating_sub(have);
    if (e - shift as i32) % 2 != 0 {
        shift += 1;
    }
    // Twice the width, so that squares of trials do not wrap.
    let wide = 2 * (have + shift) + 2;
    let n = arith::shl(
        &Bits::from_limbs(wide, &[m as u64, (m >> 64) as u64]),
        shift,
    );
    let (root, exact) = integer_root(&n);
    let value = root << 1 | u128::from(!exact);
    with_format!(kind, scaled, value, (e - shift as i32) / 2 - 1, round(r))
}

fn from_integer(kind: FloatKind, r: Rounding, v: &Bits, signed: bool) -> u128 {
    let negative = signed && arith::is_negative(v);
    let m = if negative { arith::neg(v) } else { v.clone() };
    let r = if negative { mirrored(r) } else { r };
    let excess = arith::bit_length(&m).saturating_sub(126);
    let top = arith::lshr(&m, excess);
    let sticky = excess > 0 && arith::trailing_zeros(&m) < excess;
    let value = if excess > 0 {
        number(&top) << 1 | u128::from(sticky)
    } else {
        number(&top)
    };
    let exponent = excess as i32 - i32::from(excess > 0);
    let bits = with_format!(kind, scaled, value, exponent, round(r));
    if negative {
        bits | sign_bit(kind)
    } else {
        bits
    }
}

/// Rounded toward zero; zero where it does not fit.
fn to_integer(kind: FloatKind, bits: u128, w: u32, signed: bool) -> Bits {
    if bits & !sign_bit(kind) >= infinity(kind) {
        return arith::zero(w);
    }
    let (m, e) = decompose(kind, bits);
    let length = 128 - m.leading_zeros() as i32 + e;
    if length > w as i32 {
        return arith::zero(w);
    }
    let wide = Bits::from_limbs(w.max(128) + 1, &[m as u64, (m >> 64) as u64]);
    let v = if e >= 0 {
        arith::shl(&wide, e as u32)
    } else {
        arith::lshr(&wide, e.unsigned_abs())
    };
    let negative = bits & sign_bit(kind) != 0;
    let limit = arith::power(v.width(), if signed { w - 1 } else { w });
    let fits = match (signed, negative) {
        (true, true) => !arith::ult(&limit, &v),
        (false, true) => v.is_zero(),
        _ => arith::ult(&v, &limit),
    };
    if !fits {
        return arith::zero(w);
    }
    let v = arith::zext(&v, w);
    if negative { arith::neg(&v) } else { v }
}

/// What the operation gives; `None` for formats without a meaning here.
pub fn apply(op: FpOp, kind: FloatKind, args: &[&Bits]) -> Option<EvalValue> {
    if !supported(kind) {
        return None;
    }
    let v: Vec<u128> = args.iter().map(|a| number(a)).collect();
    let order = |v: &[u128]| with_format!(kind, order, v[0], v[1]);
    let bits = |b: u128| EvalValue::Bits(pattern(kind, canonical(kind, b)));
    Some(match op {
        FpOp::Lt => EvalValue::Bool(order(&v) == Some(std::cmp::Ordering::Less)),
        FpOp::Le => EvalValue::Bool(order(&v).is_some_and(|o| o.is_le())),
        FpOp::Eq => EvalValue::Bool(order(&v).is_some_and(|o| o.is_eq())),
        FpOp::Sqrt(r) => bits(square_root(kind, r, v[0])),
        FpOp::Convert(to, r) => {
            if !supported(to) {
                return None;
            }
            let out = with_format!(kind, convert, to, r, v[0]);
            EvalValue::Bits(pattern(to, canonical(to, out)))
        }
        FpOp::FromSigned(r) => bits(from_integer(kind, r, args[0], true)),
        FpOp::FromUnsigned(r) => bits(from_integer(kind, r, args[0], false)),
        FpOp::ToSigned(w) => EvalValue::Bits(to_integer(kind, v[0], w, true)),
        FpOp::ToUnsigned(w) => EvalValue::Bits(to_integer(kind, v[0], w, false)),
        FpOp::Rem => bits(remainder(kind, &v)),
        _ => bits(with_format!(kind, arithmetic, op, &v)),
    })
}

/// The machine's remainder where there is one: exact, and quick for far exponents.
fn remainder(kind: FloatKind, v: &[u128]) -> u128 {
    match kind {
        FloatKind::Float => (f32::from_bits(v[0] as u32) % f32::from_bits(v[1] as u32))
            .to_bits()
            .into(),
        FloatKind::Double => (f64::from_bits(v[0] as u64) % f64::from_bits(v[1] as u64))
            .to_bits()
            .into(),
        _ => with_format!(kind, arithmetic, FpOp::Rem, v),
    }
}

#[cfg(test)]
#[allow(clippy::unwrap_used)]
mod tests {
    use super::*;

    const NEAR: Rounding = Rounding::NearestEven;

    fn run(op: FpOp, kind: FloatKind, args: &[u128]) -> u128 {
        let args: Vec<Bits> = args.iter().map(|&a| pattern(kind, a)).collect();
        match apply(op, kind, &args.iter().collect::<Vec<_>>()) {
            Some(EvalValue::Bits(b)) => b.as_u128().unwrap(),
            other => unreachable!("{other:?}"),
        }
    }

    fn samples() -> Vec<u64> {
        let mut out = vec![
            0,
            1,
            0x7ff0_0000_0000_0000,
            0x7ff8_0000_0000_0000,
            0x000f_ffff_ffff_ffff,
        ];
        let mut x = 0x9e37_79b9_7f4a_7c15u64;
        for _ in 0..2000 {
            x ^= x << 13;
            x ^= x >> 7;
            x ^= x << 17;
            out.push(x);
        }
        out
    }

    #[test]
    fn agrees_with_the_machine_on_double_and_float() {
        for pair in samples().windows(3) {
            let [a, b, c] = [pair[0], pair[1], pair[2]];
            let (x, y, z) = (f64::from_bits(a), f64::from_bits(b), f64::from_bits(c));
            let d = |v: f64| canonical(FloatKind::Double, v.to_bits().into());
            let args = [a.into(), b.into(), c.into()];
            assert_eq!(
                run(FpOp::Sqrt(NEAR), FloatKind::Double, &args[..1]),
                d(x.sqrt())
            );
            assert_eq!(
                run(FpOp::Fma(NEAR), FloatKind::Double, &args),
                d(x.mul_add(y, z))
            );
            assert_eq!(run(FpOp::Mul(NEAR), FloatKind::Double, &args), d(x * y));
            let (p, q) = (f32::from_bits(a as u32), f32::from_bits(b as u32));
            let f = |v: f32| canonical(FloatKind::Float, v.to_bits().into());
            let args = [u128::from(a as u32), u128::from(b as u32)];
            assert_eq!(
                run(FpOp::Sqrt(NEAR), FloatKind::Float, &args[..1]),
                f(p.sqrt())
            );
            assert_eq!(run(FpOp::Div(NEAR), FloatKind::Float, &args), f(p / q));
        }
    }

    #[test]
    fn integers_agree_with_the_machine() {
        for a in samples() {
            let b = Bits::from_u64(64, a);
            let s = apply(FpOp::FromSigned(NEAR), FloatKind::Float, &[&b]).unwrap();
            assert_eq!(
                s,
                EvalValue::Bits(Bits::from_u64(32, (a as i64 as f32).to_bits().into()))
            );
            let u = apply(FpOp::FromUnsigned(NEAR), FloatKind::Double, &[&b]).unwrap();
            assert_eq!(u, EvalValue::Bits(Bits::from_u64(64, (a as f64).to_bits())));
            let x = f64::from_bits(a);
            let fits = x.trunc() >= -2147483648.0 && x.trunc() <= 2147483647.0;
            let want = if fits { x as i32 as u32 } else { 0 };
            let got = apply(FpOp::ToSigned(32), FloatKind::Double, &[&b]).unwrap();
            assert_eq!(got, EvalValue::Bits(Bits::from_u64(32, want.into())));
        }
    }

    #[test]
    fn roots_of_every_half_agree_with_wider_roots() {
        for bits in 0..=0xffffu128 {
            let wide = run_convert(bits);
            let root = f64::from_bits(wide as u64).sqrt();
            let want = match apply(
                FpOp::Convert(FloatKind::Half, NEAR),
                FloatKind::Double,
                &[&Bits::from_u64(64, root.to_bits())],
            ) {
                Some(EvalValue::Bits(b)) => b.as_u128().unwrap(),
                other => unreachable!("{other:?}"),
            };
            assert_eq!(
                run(FpOp::Sqrt(NEAR), FloatKind::Half, &[bits]),
                want,
                "{bits:x}"
            );
        }
    }

    fn run_convert(bits: u128) -> u128 {
        run(
            FpOp::Convert(FloatKind::Double, NEAR),
            FloatKind::Half,
            &[bits],
        )
    }

    #[test]
    fn very_wide_integers_round_once() {
        // Just above a tie by the last bit only.
        let tie = arith::add(&arith::power(256, 200), &arith::power(256, 147));
        let above = arith::add(&tie, &arith::one(256));
        let f = |v: &Bits| apply(FpOp::FromUnsigned(NEAR), FloatKind::Double, &[v]).unwrap();
        assert_eq!(f(&tie), f(&arith::power(256, 200)));
        assert_ne!(f(&above), f(&tie));
    }
}
