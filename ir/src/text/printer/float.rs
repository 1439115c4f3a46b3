//! Floating-point literals.
//!
//! `float` and `double` print in decimal if six significant digits say the value
//! exactly, else as the bits of the `double` of the same value; the other formats
//! always print as their bits behind a letter.

use super::Printer;
use crate::types::FloatKind;
use std::fmt::Write;

impl Printer<'_> {
    /// A literal of the format with the given bits.
    pub(super) fn float(&mut self, kind: FloatKind, bits: u128) {
        let low = bits as u64;
        let high = (bits >> 64) as u64;
        // Writing to a string cannot fail.
        let _ = match kind {
            FloatKind::Float => {
                self.double(widen(low as u32));
                Ok(())
            }
            FloatKind::Double => {
                self.double(low);
                Ok(())
            }
            FloatKind::Half => write!(self.out, "0xH{:04X}", low as u16),
            FloatKind::BFloat => write!(self.out, "0xR{:04X}", low as u16),
            FloatKind::X86Fp80 => write!(self.out, "0xK{:04X}{low:016X}", high as u16),
            // These two print their less significant half first.
            FloatKind::Fp128 => write!(self.out, "0xL{low:016X}{high:016X}"),
            FloatKind::PpcFp128 => write!(self.out, "0xM{low:016X}{high:016X}"),
        };
    }

    fn double(&mut self, bits: u64) {
        let value = f64::from_bits(bits);
        if value.is_finite() {
            let start = self.out.len();
            self.decimal(value);
            let back = self.out[start..].parse::<f64>();
            if back.is_ok_and(|b| b.to_bits() == bits) {
                return;
            }
            self.out.truncate(start);
        }
        let _ = write!(self.out, "0x{bits:016X}");
    }

    /// Six significant digits and a seventh that is 0, exponent with sign and at least two digits.
    fn decimal(&mut self, value: f64) {
        let start = self.out.len();
        let _ = write!(self.out, "{value:.5e}");
        let Some(at) = self.out[start..].find('e').map(|p| start + p) else {
            return;
        };
        let exponent: i32 = self.out[at + 1..].parse().unwrap_or(0);
        self.out.truncate(at);
        let sign = if exponent < 0 { '-' } else { '+' };
        let _ = write!(self.out, "0e{sign}{:02}", exponent.unsigned_abs());
    }
}

/// The bits of the `double` with the value of a `float`; NaN payloads and their quiet bit are kept.
fn widen(bits: u32) -> u64 {
    let value = f32::from_bits(bits);
    if value.is_nan() {
        let sign = u64::from(bits >> 31) << 63;
        let mantissa = u64::from(bits & 0x007f_ffff) << 29;
        return sign | (0x7ff << 52) | mantissa;
    }
    f64::from(value).to_bits()
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::module::Header;

    fn text(kind: FloatKind, bits: u128) -> String {
        let header = Header::default();
        let mut p = Printer::new(&header, &[]);
        p.float(kind, bits);
        p.out
    }

    #[test]
    fn literals_as_llvm_spells_them() {
        let d = |v: f64| text(FloatKind::Double, u128::from(v.to_bits()));
        assert_eq!(d(0.1), "1.000000e-01");
        assert_eq!(d(-0.0), "-0.000000e+00");
        assert_eq!(d(1e100), "1.000000e+100");
        // Seven digits would do, LLVM tries six.
        assert_eq!(d(1234567.0), "0x4132D68700000000");
        assert_eq!(d(f64::from_bits(1)), "4.940660e-324");
        assert_eq!(d(f64::INFINITY), "0x7FF0000000000000");
        let f = |bits: u32| text(FloatKind::Float, u128::from(bits));
        assert_eq!(f(0x3dcccccd), "0x3FB99999A0000000");
        assert_eq!(f(1), "0x36A0000000000000");
        assert_eq!(
            f(0x7fa00000),
            "0x7FF4000000000000",
            "signalling NaN stays one"
        );
        assert_eq!(text(FloatKind::Half, 0x3c00), "0xH3C00");
        assert_eq!(
            text(FloatKind::X86Fp80, 0x3fff_8000_0000_0000_0000),
            "0xK3FFF8000000000000000"
        );
        assert_eq!(
            text(FloatKind::Fp128, 0x3fff << 112),
            "0xL00000000000000003FFF000000000000"
        );
    }
}
