//! Floating-point intrinsics: functions of the bits of one scalar.
//!
//! Functions without an exact definition in LLVM (`sin`, `exp2`, the approximate
//! ones of the device) are computed in `double` and rounded once; that is more
//! exact than the device, and one legal result.

use super::super::float::{self, canonical, is_nan, sign_bit};
use rustc_apfloat::Round;
use tandem_ir::{BinOp, FloatKind};

/// Floating-point functions of up to three operands.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
#[allow(missing_docs, reason = "each variant is the intrinsic of that name")]
pub(in super::super) enum PureF {
    Fma,
    FmulAdd,
    Sqrt,
    Fabs,
    /// `abs` of PTX, which may give another NaN than the one that it is given.
    DeviceAbs,
    /// Rounds to an integral value.
    Integral(Rounding),
    CopySign,
    MinNum,
    MaxNum,
    Minimum,
    Maximum,
    MinimumNum,
    MaximumNum,
    IsFpClass,
    Canonicalize,
    /// A function of the mathematical library.
    Math(Math),
    /// Second operand is an `i32`.
    Ldexp,
    /// Arithmetic in a rounding mode.
    Arith(Arith, Rounding),
    FmaRounded(Rounding),
    /// Clamped to `[0, 1]`.
    Saturate,
    /// To an integer of the result's width; out of range gives the nearest bound. NaN gives 0, or the top
    /// bit alone if either type has 64 bits.
    ToInt {
        signed: bool,
        rounding: Rounding,
    },
    /// To another format.
    Convert(FloatKind, Rounding),
    /// To `half`, as the bits of an `i16`.
    ToHalfBits(Rounding),
    /// Square root in a directed rounding mode.
    SqrtRounded(Rounding),
    /// From an integer.
    FromInt {
        signed: bool,
        rounding: Rounding,
    },
    /// `llvm.fptosi.sat`, `llvm.fptoui.sat`
    ToIntSat {
        signed: bool,
    },
}

/// What a function of the device does besides computing.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub(in super::super) struct Mods {
    /// `ftz`: subnormal operands and results become a zero of their sign (never in `double`).
    pub flush: bool,
    /// `sat`: the result is clamped to `[0, 1]`, NaN to 0.
    pub saturate: bool,
    /// `relu`: a negative result becomes 0.
    pub relu: bool,
    /// `xorsign.abs`: the function is of absolute values, the sign is that of the product.
    pub xor_sign: bool,
}

/// The operations that have rounding modes.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
#[allow(missing_docs, reason = "the usual names")]
pub(in super::super) enum Arith {
    Add,
    Mul,
    Div,
    /// `div.approx.f32` of PTX: as a product with the reciprocal.
    DivApprox,
    Rcp,
}

/// Rounding modes.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
#[allow(missing_docs, reason = "the IEEE modes")]
pub(in super::super) enum Rounding {
    Nearest,
    Away,
    Zero,
    Up,
    Down,
}

impl Rounding {
    /// The mode of the software implementation.
    pub(in super::super) fn soft(self) -> Round {
        match self {
            Rounding::Nearest => Round::NearestTiesToEven,
            Rounding::Away => Round::NearestTiesToAway,
            Rounding::Zero => Round::TowardZero,
            Rounding::Up => Round::TowardPositive,
            Rounding::Down => Round::TowardNegative,
        }
    }
}

/// Functions of the mathematical library.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
#[allow(missing_docs, reason = "the usual names")]
pub(in super::super) enum Math {
    Sin,
    Cos,
    Tan,
    Tanh,
    Exp,
    Exp2,
    Exp10,
    Log,
    Log2,
    Log10,
    Pow,
    PowI,
    RSqrt,
}

/// The function of an intrinsic's base name.
pub(super) fn by_name(base: &str) -> Option<PureF> {
    Some(match base {
        "fma" => PureF::Fma,
        "fmuladd" => PureF::FmulAdd,
        "sqrt" => PureF::Sqrt,
        "fabs" => PureF::Fabs,
        "floor" => PureF::Integral(Rounding::Down),
        "ceil" => PureF::Integral(Rounding::Up),
        "trunc" => PureF::Integral(Rounding::Zero),
        "rint" | "nearbyint" | "roundeven" => PureF::Integral(Rounding::Nearest),
        "round" => PureF::Integral(Rounding::Away),
        "copysign" => PureF::CopySign,
        "minnum" => PureF::MinNum,
        "maxnum" => PureF::MaxNum,
        "minimum" => PureF::Minimum,
        "maximum" => PureF::Maximum,
        "minimumnum" => PureF::MinimumNum,
        "maximumnum" => PureF::MaximumNum,
        "is.fpclass" => PureF::IsFpClass,
        "canonicalize" => PureF::Canonicalize,
        "ldexp" => PureF::Ldexp,
        "sin" => PureF::Math(Math::Sin),
        "cos" => PureF::Math(Math::Cos),
        "tan" => PureF::Math(Math::Tan),
        "tanh" => PureF::Math(Math::Tanh),
        "exp" => PureF::Math(Math::Exp),
        "exp2" => PureF::Math(Math::Exp2),
        "exp10" => PureF::Math(Math::Exp10),
        "log" => PureF::Math(Math::Log),
        "log2" => PureF::Math(Math::Log2),
        "log10" => PureF::Math(Math::Log10),
        "pow" => PureF::Math(Math::Pow),
        "powi" => PureF::Math(Math::PowI),
        "fptosi.sat" => PureF::ToIntSat { signed: true },
        "fptoui.sat" => PureF::ToIntSat { signed: false },
        _ => return None,
    })
}

impl PureF {
    /// True if the result has other bits than a float of the operand's format.
    pub(in super::super) fn gives_int(self) -> bool {
        matches!(
            self,
            PureF::IsFpClass | PureF::ToHalfBits(_) | PureF::ToInt { .. } | PureF::ToIntSat { .. }
        )
    }
    /// True for functions that `afn` and `reassoc` let be computed otherwise.
    pub(in super::super) fn is_approximate(self) -> bool {
        matches!(self, PureF::Sqrt | PureF::Math(_))
    }
    /// True for functions whose second operand is an integer of any width that counts as signed.
    pub(in super::super) fn takes_exponent(self) -> bool {
        matches!(self, PureF::Math(Math::PowI) | PureF::Ldexp)
    }
    /// True for functions whose result keeps the bits of a NaN operand (no arithmetic).
    fn bitwise(self) -> bool {
        matches!(self, PureF::Fabs | PureF::CopySign)
    }
}

/// As [`eval_float`], with what a device function adds.
pub(in super::super) fn eval_modified(
    f: PureF,
    m: Mods,
    kind: FloatKind,
    w: u32,
    mut x: [u128; 3],
) -> u128 {
    if m == Mods::default() {
        return eval_float(f, kind, w, x);
    }
    // Of double precision only reciprocals flush, which have no other form.
    let reciprocal = matches!(f, PureF::Arith(Arith::Rcp, _) | PureF::Math(Math::RSqrt));
    let flush = |k: FloatKind, v: u128| match m.flush && (k != FloatKind::Double || reciprocal) {
        true if float::is_subnormal(k, v) => v & sign_bit(k),
        _ => v,
    };
    x = x.map(|v| flush(kind, v));
    let sign = (x[0] ^ x[1]) & sign_bit(kind);
    if m.xor_sign {
        x = x.map(|v| v & !sign_bit(kind));
    }
    let r = eval_float(f, kind, w, x);
    if f.gives_int() {
        return r;
    }
    let to = match f {
        PureF::Convert(to, _) => to,
        _ => kind,
    };
    let mut r = flush(to, r);
    if m.saturate {
        r = saturate(to, r);
    }
    if m.relu && r & sign_bit(to) != 0 {
        r = 0;
    }
    if m.xor_sign && !is_nan(to, r) {
        r |= sign;
    }
    r
}

/// The result bits. `kind` is the floating-point format involved, `w` the width of the result.
pub(in super::super) fn eval_float(f: PureF, kind: FloatKind, w: u32, x: [u128; 3]) -> u128 {
    let [a, b, c] = x;
    let sign = sign_bit(kind);
    let r = match f {
        PureF::Fma | PureF::FmulAdd => float::fma(kind, a, b, c),
        PureF::Sqrt => sqrt(kind, a),
        PureF::DeviceAbs if is_nan(kind, a) => float::nan(kind),
        PureF::Fabs | PureF::DeviceAbs => a & !sign,
        PureF::CopySign => (a & !sign) | (b & sign),
        PureF::Integral(m) => float::round_integral(kind, a, m.soft()),
        PureF::MinNum | PureF::MaxNum | PureF::MinimumNum | PureF::MaximumNum => {
            let max = matches!(f, PureF::MaxNum | PureF::MaximumNum);
            match (is_nan(kind, a), is_nan(kind, b)) {
                (true, _) => b,
                (_, true) => a,
                _ => extreme(kind, a, b, max),
            }
        }
        PureF::Minimum | PureF::Maximum => {
            if is_nan(kind, a) || is_nan(kind, b) {
                return float::nan(kind);
            }
            extreme(kind, a, b, f == PureF::Maximum)
        }
        PureF::IsFpClass => return u128::from(float::class(kind, a) & b as u32 != 0),
        PureF::Canonicalize => a,
        PureF::Math(m) => math(m, kind, a, b),
        PureF::Ldexp => {
            let n = (b as u32 as i32).clamp(-100_000, 100_000);
            ldexp(kind, a, n)
        }
        PureF::Arith(op, r) => arith(op, kind, r, a, b),
        PureF::FmaRounded(r) => float::fma_rounded(kind, r.soft(), a, b, c),
        PureF::Saturate => saturate(kind, a),
        PureF::Convert(to, r) => return float::convert_rounded(kind, to, a, r.soft()),
        PureF::ToHalfBits(r) => {
            return float::convert_rounded(kind, FloatKind::Half, a, r.soft());
        }
        PureF::SqrtRounded(r) => sqrt_rounded(kind, a, r),
        PureF::ToInt { signed, rounding } => {
            if is_nan(kind, a) && (w == 64 || kind == FloatKind::Double) {
                return 1 << (w - 1);
            }
            let v = float::round_integral(kind, a, rounding.soft());
            return to_int_sat(kind, v, w, signed);
        }
        PureF::ToIntSat { signed } => return to_int_sat(kind, a, w, signed),
        PureF::FromInt { .. } => return a,
    };
    if f.bitwise() { r } else { canonical(kind, r) }
}

fn extreme(kind: FloatKind, a: u128, b: u128, max: bool) -> u128 {
    use std::cmp::Ordering::{Equal, Less};
    let sign = sign_bit(kind);
    match float::order(kind, a, b) {
        // -0 is less than +0 here, which every variant allows.
        Some(Equal) => {
            if max {
                a & b & sign | a & !sign
            } else {
                (a | b) & sign | a & !sign
            }
        }
        Some(o) => {
            if (o == Less) == max {
                b
            } else {
                a
            }
        }
        None => float::nan(kind),
    }
}

fn sqrt(kind: FloatKind, a: u128) -> u128 {
    match kind {
        FloatKind::Float => f32::from_bits(a as u32).sqrt().to_bits().into(),
        // Half and bfloat have few enough bits that rounding twice is exact.
        k => float::from_f64(k, float::to_f64(k, a).sqrt()),
    }
}

/// The neighbour of the nearest root that the mode asks for; a square is exact in a format twice as wide.
fn sqrt_rounded(kind: FloatKind, a: u128, r: Rounding) -> u128 {
    use std::cmp::Ordering::{Greater, Less};
    let root = sqrt(kind, a);
    if r == Rounding::Nearest || is_nan(kind, root) || float::is_inf(kind, root) {
        return root;
    }
    let wide = if kind == FloatKind::Double {
        FloatKind::Fp128
    } else {
        FloatKind::Double
    };
    let (x, y) = (
        float::convert(kind, wide, a),
        float::convert(kind, wide, root),
    );
    let near = Round::NearestTiesToEven;
    let square = float::binary_rounded(BinOp::FMul, wide, near, y, y);
    match (float::order(wide, square, x), r) {
        (Some(Less), Rounding::Up) => root + 1,
        (Some(Greater), Rounding::Down | Rounding::Zero) => root - 1,
        _ => root,
    }
}

fn math(m: Math, kind: FloatKind, a: u128, b: u128) -> u128 {
    let x = float::to_f64(kind, a);
    let r = match m {
        Math::Sin => x.sin(),
        Math::Cos => x.cos(),
        Math::Tan => x.tan(),
        Math::Tanh => x.tanh(),
        Math::Exp => x.exp(),
        Math::Exp2 => x.exp2(),
        Math::Exp10 => 10f64.powf(x),
        Math::Log => x.ln(),
        Math::Log2 => x.log2(),
        Math::Log10 => x.log10(),
        Math::Pow => x.powf(float::to_f64(kind, b)),
        Math::PowI => x.powi(b as u32 as i32),
        Math::RSqrt => 1.0 / x.sqrt(),
    };
    float::from_f64(kind, r)
}

/// Multiplies by a power of two in steps that are each exact or final.
fn ldexp(kind: FloatKind, a: u128, n: i32) -> u128 {
    use rustc_apfloat::Float;
    use rustc_apfloat::ieee::{BFloat, Double, Half, Quad, Single};
    let near = Round::NearestTiesToEven;
    match kind {
        FloatKind::Half => Half::from_bits(a).scalbn_r(n, near).to_bits(),
        FloatKind::BFloat => BFloat::from_bits(a).scalbn_r(n, near).to_bits(),
        FloatKind::Float => Single::from_bits(a).scalbn_r(n, near).to_bits(),
        FloatKind::Double => Double::from_bits(a).scalbn_r(n, near).to_bits(),
        _ => Quad::from_bits(a).scalbn_r(n, near).to_bits(),
    }
}

fn arith(op: Arith, kind: FloatKind, r: Rounding, a: u128, b: u128) -> u128 {
    let op = match op {
        Arith::Add => BinOp::FAdd,
        Arith::Mul => BinOp::FMul,
        Arith::DivApprox if reciprocal_is_lost(kind, b) => {
            let product = float::binary_rounded(BinOp::FMul, kind, r.soft(), a, 0);
            let sign = (a ^ b) & sign_bit(kind);
            return if is_nan(kind, product) { product } else { sign };
        }
        Arith::Div | Arith::DivApprox => BinOp::FDiv,
        Arith::Rcp => {
            let one = float::from_f64(kind, 1.0);
            return float::binary_rounded(BinOp::FDiv, kind, r.soft(), one, a);
        }
    };
    float::binary_rounded(op, kind, r.soft(), a, b)
}

/// True of a divisor whose reciprocal is too small for `div.approx.f32`: above 2^126 the quotient is zero, and that of
/// infinity is NaN (PTX ISA, `div`).
fn reciprocal_is_lost(kind: FloatKind, b: u128) -> bool {
    let size = float::to_f64(kind, b).abs();
    kind == FloatKind::Float && size > 2f64.powi(126) && size.is_finite()
}

fn saturate(kind: FloatKind, a: u128) -> u128 {
    let x = float::to_f64(kind, a);
    // The device gives +0 for NaN.
    float::from_f64(
        kind,
        if x.is_nan() {
            0.0
        } else {
            x.clamp(0.0, 1.0) + 0.0
        },
    )
}

fn to_int_sat(kind: FloatKind, a: u128, w: u32, signed: bool) -> u128 {
    if is_nan(kind, a) {
        return 0;
    }
    if let Some(v) = float::to_int(kind, a, w, signed) {
        return v;
    }
    let m = super::super::arith::mask128(w);
    let negative = a & sign_bit(kind) != 0;
    match (signed, negative) {
        (false, true) => 0,
        (false, false) => m,
        (true, true) => (m >> 1) + 1,
        (true, false) => m >> 1,
    }
}
