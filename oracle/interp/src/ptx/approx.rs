//! The approximate instructions: one result that the manual allows (PM-26).
//!
//! Hardware is within a bound of the exact value; here it is computed in double precision and rounded once, with the special
//! cases that the manual lists. The matching intrinsics of LLVM are computed like that as well, so a program and its PTX
//! agree; two programs that approximate differently need not.

use super::float::Format;

/// What is approximated.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
#[allow(missing_docs, reason = "each variant is the instruction of that name")]
pub(crate) enum Approx {
    Ex2,
    Lg2,
    Sin,
    Cos,
    Rcp,
    Rsqrt,
    Sqrt,
    Tanh,
    Div,
    /// `div.full`, which is near the quotient over the full range.
    DivFull,
}

/// The result for numbers of a format, before modifiers.
pub(super) fn eval(k: Approx, fmt: Format, a: u64, b: u64) -> u64 {
    let (x, y) = (widen(fmt, a), widen(fmt, b));
    let r = match k {
        Approx::Ex2 => x.exp2(),
        Approx::Lg2 => x.log2(),
        Approx::Sin => x.sin(),
        Approx::Cos => x.cos(),
        Approx::Rcp => 1.0 / x,
        Approx::Rsqrt => 1.0 / x.sqrt(),
        Approx::Sqrt => x.sqrt(),
        Approx::Tanh => x.tanh(),
        // The reciprocal of a divisor so large is lost: zero, or NaN for infinity (PTX ISA, `div`).
        Approx::Div if fmt == Format::F32 && y.abs() > 2f64.powi(126) && y.is_finite() => {
            x * 0f64.copysign(y)
        }
        Approx::Div | Approx::DivFull => x / y,
    };
    // The reciprocal root of -0 is -infinity.
    let r = match k {
        Approx::Rsqrt if x == 0.0 => f64::INFINITY.copysign(x),
        _ => r,
    };
    narrow(fmt, r)
}

fn widen(fmt: Format, v: u64) -> f64 {
    match fmt {
        Format::F64 => f64::from_bits(v),
        Format::F32 => f64::from(f32::from_bits(v as u32)),
        Format::Bf16 => f64::from(f32::from_bits((v as u32) << 16)),
        Format::F16 => {
            let negative = v & 0x8000 != 0;
            let (e, m) = ((v >> 10 & 31) as i32, (v & 0x3ff) as f64);
            let r = match e {
                31 if m == 0.0 => f64::INFINITY,
                31 => f64::NAN,
                0 => m * 2f64.powi(-24),
                _ => (1024.0 + m) * 2f64.powi(e - 25),
            };
            if negative { -r } else { r }
        }
    }
}

fn narrow(fmt: Format, r: f64) -> u64 {
    use rustc_apfloat::ieee::{BFloat, Double, Half};
    use rustc_apfloat::{Float, FloatConvert, Round};
    let x = Double::from_bits(r.to_bits().into());
    let mut loses = false;
    let near = Round::NearestTiesToEven;
    match fmt {
        Format::F64 => r.to_bits(),
        Format::F32 => u64::from((r as f32).to_bits()),
        Format::F16 => {
            let h: Half = x.convert_r(near, &mut loses).value;
            h.to_bits() as u64
        }
        Format::Bf16 => {
            let h: BFloat = x.convert_r(near, &mut loses).value;
            h.to_bits() as u64
        }
    }
}
