//! Floating-point literals.
//!
//! Decimal literals and `0x` with up to sixteen digits denote a double, which must be
//! exactly representable in the type that wants it. Printers of newer LLVM write the
//! shortest decimals, with an exponent, which only the nearest value is meant by; a
//! decimal with an exponent is rounded for them. The other spellings give the bits of
//! their format.

use super::{Parser, Res, ascii};
use crate::text::lexer::Tok;
use crate::types::{FloatKind, Type};

/// Exponent and fraction bits of a binary format.
#[derive(Clone, Copy)]
struct Format {
    exponent: u32,
    fraction: u32,
}

fn format(kind: FloatKind) -> Option<Format> {
    let (exponent, fraction) = match kind {
        FloatKind::Half => (5, 10),
        FloatKind::BFloat => (8, 7),
        FloatKind::Float => (8, 23),
        FloatKind::Double => (11, 52),
        _ => return None,
    };
    Some(Format { exponent, fraction })
}

impl Parser<'_> {
    /// A floating-point literal as the bits of `ty`.
    pub(super) fn float_literal(&mut self, ty: Type) -> Res<u128> {
        let Some(kind) = ty.float_kind() else {
            return Err(
                self.error("the type wanted here cannot hold this floating-point value exactly")
            );
        };
        let text = ascii(self.text());
        let bits = match self.kind() {
            Tok::Float => {
                let value: Option<f64> = text.strip_prefix('+').unwrap_or(&text).parse().ok();
                let exact = value.and_then(|v| from_double(kind, v.to_bits()));
                let printed = text.contains(['e', 'E']);
                exact.or_else(|| nearest(kind, &text, value.filter(|_| printed)?))
            }
            _ => match literal_bits(&text, kind) {
                Literal::Bits(b) => Some(b),
                Literal::Double(d) => from_double(kind, d),
                Literal::Invalid => None,
                Literal::TooLarge => {
                    return Err(self.error("more digits than the format has"));
                }
            },
        };
        let Some(bits) = bits else {
            return Err(
                self.error("the type wanted here cannot hold this floating-point value exactly")
            );
        };
        self.bump();
        Ok(bits)
    }
}

enum Literal {
    /// Bits of the wanted format.
    Bits(u128),
    /// Bits of a double, to be converted.
    Double(u64),
    /// Not for this format.
    Invalid,
    /// More digits than the format has.
    TooLarge,
}

fn literal_bits(text: &str, kind: FloatKind) -> Literal {
    if let Some(hex) = text.strip_prefix("f0x") {
        return sized(hex, kind.bits()).map_or(Literal::TooLarge, Literal::Bits);
    }
    let Some(rest) = text.strip_prefix("0x") else {
        return special(text, kind).map_or(Literal::Invalid, Literal::Bits);
    };
    let (letter, hex) = match rest.as_bytes().first() {
        Some(c @ (b'H' | b'K' | b'L' | b'M' | b'R')) => (*c, &rest[1..]),
        _ => (0, rest),
    };
    let wanted = match letter {
        b'H' => FloatKind::Half,
        b'R' => FloatKind::BFloat,
        b'K' => FloatKind::X86Fp80,
        b'L' => FloatKind::Fp128,
        b'M' => FloatKind::PpcFp128,
        _ => {
            return sized(hex, 64).map_or(Literal::TooLarge, |d| Literal::Double(d as u64));
        }
    };
    if wanted != kind {
        return Literal::Invalid;
    }
    let bits = match wanted {
        // Sixteen digits of one half, then sixteen of the other, low half first.
        FloatKind::Fp128 | FloatKind::PpcFp128 => pair(hex),
        // Four digits of sign and exponent, then sixteen of the significand.
        FloatKind::X86Fp80 => {
            let (top, rest) = hex.split_at(hex.len().min(4));
            sized(top, 16)
                .zip(sized(rest, 64))
                .map(|(t, r)| t << 64 | r)
        }
        _ => sized(hex, wanted.bits()),
    };
    bits.map_or(Literal::TooLarge, Literal::Bits)
}

fn sized(hex: &str, bits: u32) -> Option<u128> {
    let digits = hex.trim_start_matches('0');
    if digits.is_empty() {
        return Some(0);
    }
    let v = u128::from_str_radix(digits, 16).ok()?;
    (bits >= 128 || v >> bits == 0).then_some(v)
}

fn pair(hex: &str) -> Option<u128> {
    // A low half that is not complete is none: the digits belong to the high half.
    let (first, second) = hex.split_at(if hex.len() >= 16 { 16 } else { 0 });
    Some(sized(first, 64)? | sized(second, 64)? << 64)
}

/// `+inf`, `-qnan`, `+nan(0x1)`, `-snan(0x1)`: infinities and NaNs of any format with hidden integer bit.
fn special(text: &str, kind: FloatKind) -> Option<u128> {
    let f = match kind {
        FloatKind::Fp128 => Format {
            exponent: 15,
            fraction: 112,
        },
        _ => format(kind)?,
    };
    let negative = text.starts_with('-');
    let name = text.get(1..)?;
    let infinity = ((1u128 << f.exponent) - 1) << f.fraction;
    let quiet = 1u128 << (f.fraction - 1);
    let payload = |open: &str| -> Option<u128> {
        let hex = name
            .strip_prefix(open)?
            .strip_suffix(')')?
            .strip_prefix("0x")?;
        sized(hex, f.fraction - 1)
    };
    let value = match name {
        "inf" => infinity,
        "qnan" => infinity | quiet,
        _ => match payload("nan(") {
            Some(p) => infinity | quiet | p,
            None => infinity | payload("snan(").filter(|p| *p != 0)?,
        },
    };
    Some(value | u128::from(negative) << (f.exponent + f.fraction))
}

/// The bits of a decimal in a smaller format, to the nearest; none where it is too large.
fn nearest(kind: FloatKind, text: &str, value: f64) -> Option<u128> {
    if kind == FloatKind::Float {
        let f: f32 = text.strip_prefix('+').unwrap_or(text).parse().ok()?;
        return f.is_finite().then(|| u128::from(f.to_bits()));
    }
    let f = format(kind)?;
    // The distance of two values of the format, which is the same for all below the least normal one.
    let exponent = ((value.to_bits() >> 52) & 0x7ff) as i32 - 1023;
    let least = 2 - (1 << (f.exponent - 1));
    let step = 2f64.powi(exponent.max(least) - f.fraction as i32);
    let rounded = (value / step).round_ties_even() * step;
    from_double(kind, rounded.to_bits())
}

/// The bits of a double in a smaller format, if it has exactly that value.
fn from_double(kind: FloatKind, bits: u64) -> Option<u128> {
    if kind == FloatKind::Double {
        return Some(u128::from(bits));
    }
    let f = format(kind)?;
    let sign = u128::from(bits >> 63) << (f.exponent + f.fraction);
    let exponent = ((bits >> 52) & 0x7ff) as i32;
    let fraction = bits & ((1 << 52) - 1);
    let dropped = 52 - f.fraction;
    let exact = fraction.trailing_zeros() >= dropped || fraction == 0;
    let max = (1i32 << f.exponent) - 1;
    if exponent == 0x7ff {
        let kept = u128::from(fraction >> dropped);
        return exact.then_some(sign | (max as u128) << f.fraction | kept);
    }
    if exponent == 0 {
        // Zero, or a double's subnormal, which is far too small for the others.
        return (fraction == 0).then_some(sign);
    }
    let bias = (1i32 << (f.exponent - 1)) - 1;
    let e = exponent - 1023 + bias;
    if e >= max {
        return None;
    }
    if e >= 1 {
        return exact.then_some(sign | (e as u128) << f.fraction | u128::from(fraction >> dropped));
    }
    // Subnormal: the hidden bit becomes explicit and everything moves right.
    let significand = fraction | 1 << 52;
    let shift = dropped as i32 + 1 - e;
    let fits = shift < 53 && significand.trailing_zeros() as i32 >= shift;
    fits.then(|| sign | u128::from(significand >> shift))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn doubles_shrink_only_if_exact() {
        let f = |v: f64| from_double(FloatKind::Float, v.to_bits());
        for v in [
            0.0f32,
            -0.0,
            1.0,
            1.5,
            f32::MIN_POSITIVE,
            1e-45,
            -3.0e-42,
            f32::MAX,
            f32::INFINITY,
        ] {
            assert_eq!(f(f64::from(v)), Some(u128::from(v.to_bits())), "{v}");
        }
        assert_eq!(f(0.1), None);
        assert_eq!(f(1e-46), None);
        assert_eq!(f(1e39), None);
        assert_eq!(
            from_double(FloatKind::Half, 65504f64.to_bits()),
            Some(0x7bff)
        );
        assert_eq!(from_double(FloatKind::Half, 65520f64.to_bits()), None);
        assert_eq!(
            from_double(FloatKind::BFloat, 1.5f64.to_bits()),
            Some(0x3fc0)
        );
    }

    #[test]
    fn hexadecimal_spellings() {
        let bits = |t, k| match literal_bits(t, k) {
            Literal::Bits(b) => Some(b),
            Literal::Double(d) => from_double(k, d),
            _ => None,
        };
        assert_eq!(
            bits("0x3FF0000000000000", FloatKind::Float),
            Some(0x3f80_0000)
        );
        assert_eq!(bits("f0x3FB8AA3B", FloatKind::Float), Some(0x3fb8_aa3b));
        assert_eq!(bits("0xH3C00", FloatKind::Half), Some(0x3c00));
        assert_eq!(bits("0xH3C00", FloatKind::Float), None);
        assert_eq!(bits("f0x13FB8AA3B", FloatKind::Float), None);
        assert_eq!(bits("-inf", FloatKind::Float), Some(0xff80_0000));
        assert_eq!(
            bits("0xL00000000000000003FFF000000000000", FloatKind::Fp128),
            Some(0x3fff_0000_0000_0000 << 64)
        );
    }
}
