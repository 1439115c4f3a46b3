//! Floating point, bit for bit.
//!
//! `float` and `double` use the machine's own arithmetic, which is IEEE round to
//! nearest even like LLVM's default environment; the other formats go through a
//! software implementation. A NaN made by an operation is always the quiet NaN
//! with a clear sign and no payload: LLVM leaves both open, so this is one legal
//! result, and the run notes that it depended on it. Denormals are kept (no
//! flushing, whatever "denormal-fp-math" permits), `contract`, `reassoc`, `arcp`, `afn` and `nsz` are not used to
//! change a result (not changing it is always allowed), unless somebody asks what
//! hangs on them ([`Licences`](super::api::Licences)); `nnan` and `ninf` make
//! violating results poison.

use rustc_apfloat::ieee::{BFloat, Half, Quad};
use rustc_apfloat::{Float, FloatConvert, Round, Status};
use tandem_ir::{BinOp, Flags, FloatKind, FloatPredicate};

/// `nnan` of a floating-point operation.
pub(super) const NNAN: u16 = 1;
/// `ninf` of a floating-point operation.
pub(super) const NINF: u16 = 2;
/// A flag by which a rounded result may be another number (`contract`).
pub(super) const LICENCE: u16 = 4;
/// A flag by which another computation may stand for this one, whose result is rounded though this one's is exact (`reassoc`,
/// `arcp`, `afn`).
pub(super) const ANY_VALUE: u16 = 1 << 8;
/// `nsz` of a floating-point operation.
pub(super) const NSZ: u16 = 8;

/// What a function may make of denormals that an operation takes, or gives: the modes of "denormal-fp-math".
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) enum Denormals {
    /// Nothing.
    Kept = 0,
    /// Zeros of their sign.
    PreserveSign = 1,
    /// +0.
    PositiveZero = 2,
    /// One of these, as the environment says.
    Dynamic = 3,
}

/// Where the modes of outputs and of inputs stand in the flags of an operation, two bits each.
const OUTPUT_MODE: u16 = 4;
const INPUT_MODE: u16 = 6;
/// The flags that say something of denormals.
pub(super) const DENORMAL_MODES: u16 = 3 << OUTPUT_MODE | 3 << INPUT_MODE;

impl Denormals {
    /// By the name that LangRef gives a mode; what is none is IEEE's.
    fn by_name(name: &str) -> Denormals {
        match name.trim() {
            "preserve-sign" => Denormals::PreserveSign,
            "positive-zero" => Denormals::PositiveZero,
            "dynamic" => Denormals::Dynamic,
            _ => Denormals::Kept,
        }
    }
    /// The value of the attribute (`output` or `output,input`) as flags of an operation.
    pub(super) fn flags(attribute: &str) -> u16 {
        let (output, input) = attribute.split_once(',').unwrap_or((attribute, attribute));
        (Denormals::by_name(output) as u16) << OUTPUT_MODE
            | (Denormals::by_name(input) as u16) << INPUT_MODE
    }
    /// Output's and input's mode of an operation with these flags.
    pub(super) fn modes(fl: u16) -> (Denormals, Denormals) {
        let mode = |at: u16| match fl >> at & 3 {
            1 => Denormals::PreserveSign,
            2 => Denormals::PositiveZero,
            3 => Denormals::Dynamic,
            _ => Denormals::Kept,
        };
        (mode(OUTPUT_MODE), mode(INPUT_MODE))
    }
}

/// True for a number below the least normal one, and no zero.
pub(super) fn is_denormal(kind: FloatKind, bits: u128) -> bool {
    match kind {
        FloatKind::Float => f32::from_bits(bits as u32).is_subnormal(),
        FloatKind::Double => f64::from_bits(bits as u64).is_subnormal(),
        FloatKind::Half => Half::from_bits(bits).is_denormal(),
        FloatKind::BFloat => BFloat::from_bits(bits).is_denormal(),
        _ => Quad::from_bits(bits).is_denormal(),
    }
}

/// The machine's form of fast-math flags.
pub(super) fn float_flags(f: Flags) -> u16 {
    let bit = |flag, b| if f.contains(flag) { b } else { 0 };
    let others = Flags::REASSOC | Flags::ARCP | Flags::AFN;
    let other = if f.intersects(others) { ANY_VALUE } else { 0 };
    let plain = bit(Flags::NNAN, NNAN) | bit(Flags::NINF, NINF) | bit(Flags::NSZ, NSZ);
    plain | bit(Flags::CONTRACT, LICENCE) | other
}

/// True for the formats that have arithmetic here.
pub(super) fn supported(kind: FloatKind) -> bool {
    !matches!(kind, FloatKind::X86Fp80 | FloatKind::PpcFp128)
}

macro_rules! with_soft {
    ($kind:expr, $f:ident, $($arg:expr),*) => {
        match $kind {
            FloatKind::Half => $f::<Half>($($arg),*),
            FloatKind::BFloat => $f::<BFloat>($($arg),*),
            _ => $f::<Quad>($($arg),*),
        }
    };
}

/// The canonical NaN.
pub(super) fn nan(kind: FloatKind) -> u128 {
    match kind {
        FloatKind::Half => 0x7e00,
        FloatKind::BFloat => 0x7fc0,
        FloatKind::Float => 0x7fc0_0000,
        FloatKind::Double => 0x7ff8 << 48,
        FloatKind::X86Fp80 => 0x7fff_c000 << 48,
        FloatKind::Fp128 | FloatKind::PpcFp128 => 0x7fff_8000 << 96,
    }
}

/// Width of the exponent and of the stored fraction.
pub(super) fn shape(kind: FloatKind) -> (u32, u32) {
    match kind {
        FloatKind::Half => (5, 10),
        FloatKind::BFloat => (8, 7),
        FloatKind::Float => (8, 23),
        FloatKind::Double => (11, 52),
        _ => (15, 112),
    }
}

/// True if the bits are a NaN.
pub(super) fn is_nan(kind: FloatKind, bits: u128) -> bool {
    let (e, m) = shape(kind);
    let magnitude = bits & ((1 << (e + m)) - 1);
    magnitude > ((1 << e) - 1) << m
}

/// True if the bits are a subnormal number.
pub(super) fn is_subnormal(kind: FloatKind, bits: u128) -> bool {
    class(kind, bits) & 0b1001_0000 != 0
}

/// True if the bits are an infinity.
pub(super) fn is_inf(kind: FloatKind, bits: u128) -> bool {
    let (e, m) = shape(kind);
    bits & ((1 << (e + m)) - 1) == ((1 << e) - 1) << m
}

/// The sign bit.
pub(super) fn sign_bit(kind: FloatKind) -> u128 {
    1 << (kind.bits() - 1)
}

/// The classes of NaNs and of infinities.
pub(super) const NAN_CLASSES: u32 = 0b11;
pub(super) const INFINITE_CLASSES: u32 = 1 << 2 | 1 << 9;

/// LLVM's class of a value, as one bit of a `llvm.is.fpclass` mask.
pub(super) fn class(kind: FloatKind, bits: u128) -> u32 {
    let (e, m) = shape(kind);
    let negative = bits & sign_bit(kind) != 0;
    let exponent = (bits >> m) & ((1 << e) - 1);
    let fraction = bits & ((1 << m) - 1);
    let all = (1u128 << e) - 1;
    let side = |pos: u32, neg: u32| 1 << if negative { neg } else { pos };
    match (exponent, fraction) {
        (x, 0) if x == all => side(9, 2),
        (x, f) if x == all => 1 << u32::from((f >> (m - 1)) & 1 == 1),
        (0, 0) => side(6, 5),
        (0, _) => side(7, 4),
        _ => side(8, 3),
    }
}

fn soft_binary<F: Float>(op: BinOp, a: u128, b: u128) -> u128 {
    let (a, b) = (F::from_bits(a), F::from_bits(b));
    let r = match op {
        BinOp::FAdd => a.add_r(b, Round::NearestTiesToEven),
        BinOp::FSub => a.sub_r(b, Round::NearestTiesToEven),
        BinOp::FMul => a.mul_r(b, Round::NearestTiesToEven),
        BinOp::FDiv => a.div_r(b, Round::NearestTiesToEven),
        _ => a.c_fmod(b),
    };
    r.value.to_bits()
}

/// True if an operation's exact result is no number of the format.
pub(super) fn is_rounded(op: BinOp, kind: FloatKind, a: u128, b: u128) -> bool {
    fn go<F: Float>(op: BinOp, a: u128, b: u128) -> bool {
        let (a, b) = (F::from_bits(a), F::from_bits(b));
        let r = match op {
            BinOp::FAdd => a.add_r(b, Round::NearestTiesToEven),
            BinOp::FSub => a.sub_r(b, Round::NearestTiesToEven),
            BinOp::FMul => a.mul_r(b, Round::NearestTiesToEven),
            BinOp::FDiv => a.div_r(b, Round::NearestTiesToEven),
            _ => return false,
        };
        r.status.intersects(Status::INEXACT)
    }
    match kind {
        FloatKind::Float => go::<rustc_apfloat::ieee::Single>(op, a, b),
        FloatKind::Double => go::<rustc_apfloat::ieee::Double>(op, a, b),
        k => with_soft!(k, go, op, a, b),
    }
}

/// The number beside one that is no NaN: away from zero if `up`, towards it otherwise, as far as there is one.
pub(super) fn beside(kind: FloatKind, bits: u128, up: bool) -> u128 {
    let zero = bits & !sign_bit(kind) == 0;
    match zero || up && !is_inf(kind, bits) {
        true => bits + 1,
        false => bits - 1,
    }
}

/// Arithmetic on bits, NaN not yet canonical.
fn raw_binary(op: BinOp, kind: FloatKind, a: u128, b: u128) -> u128 {
    match kind {
        FloatKind::Float => {
            let (a, b) = (f32::from_bits(a as u32), f32::from_bits(b as u32));
            let r = match op {
                BinOp::FAdd => a + b,
                BinOp::FSub => a - b,
                BinOp::FMul => a * b,
                BinOp::FDiv => a / b,
                _ => a % b,
            };
            r.to_bits().into()
        }
        FloatKind::Double => {
            let (a, b) = (f64::from_bits(a as u64), f64::from_bits(b as u64));
            let r = match op {
                BinOp::FAdd => a + b,
                BinOp::FSub => a - b,
                BinOp::FMul => a * b,
                BinOp::FDiv => a / b,
                _ => a % b,
            };
            r.to_bits().into()
        }
        k => with_soft!(k, soft_binary, op, a, b),
    }
}

/// Arithmetic: the bits, or `None` for poison by `nnan`/`ninf`.
pub(super) fn binary(op: BinOp, kind: FloatKind, fl: u16, a: u128, b: u128) -> Option<u128> {
    let r = canonical(kind, raw_binary(op, kind, a, b));
    let ok = fl == 0 || allowed(kind, fl, a) && allowed(kind, fl, b) && allowed(kind, fl, r);
    ok.then_some(r)
}

/// True unless the value breaks `nnan` or `ninf`.
pub(super) fn allowed(kind: FloatKind, fl: u16, bits: u128) -> bool {
    !(fl & NNAN != 0 && is_nan(kind, bits) || fl & NINF != 0 && is_inf(kind, bits))
}

/// The bits with a NaN made canonical.
pub(super) fn canonical(kind: FloatKind, bits: u128) -> u128 {
    if is_nan(kind, bits) { nan(kind) } else { bits }
}

fn soft_order<F: Float>(a: u128, b: u128) -> Option<std::cmp::Ordering> {
    F::from_bits(a).partial_cmp(&F::from_bits(b))
}

/// How two values compare; `None` if unordered.
pub(super) fn order(kind: FloatKind, a: u128, b: u128) -> Option<std::cmp::Ordering> {
    match kind {
        FloatKind::Float => f32::from_bits(a as u32).partial_cmp(&f32::from_bits(b as u32)),
        FloatKind::Double => f64::from_bits(a as u64).partial_cmp(&f64::from_bits(b as u64)),
        k => with_soft!(k, soft_order, a, b),
    }
}

/// `fcmp`
pub(super) fn compare(pred: FloatPredicate, kind: FloatKind, a: u128, b: u128) -> bool {
    use FloatPredicate as P;
    use std::cmp::Ordering::{Equal, Greater, Less};
    let o = order(kind, a, b);
    match pred {
        P::False => false,
        P::Oeq => o == Some(Equal),
        P::Ogt => o == Some(Greater),
        P::Oge => matches!(o, Some(Greater | Equal)),
        P::Olt => o == Some(Less),
        P::Ole => matches!(o, Some(Less | Equal)),
        P::One => matches!(o, Some(Less | Greater)),
        P::Ord => o.is_some(),
        P::Ueq => matches!(o, None | Some(Equal)),
        P::Ugt => matches!(o, None | Some(Greater)),
        P::Uge => o != Some(Less),
        P::Ult => matches!(o, None | Some(Less)),
        P::Ule => o != Some(Greater),
        P::Une => o != Some(Equal),
        P::Uno => o.is_none(),
        P::True => true,
    }
}

fn convert_from<F>(to: FloatKind, bits: u128, r: Round) -> u128
where
    F: Float
        + FloatConvert<Half>
        + FloatConvert<BFloat>
        + FloatConvert<Quad>
        + FloatConvert<rustc_apfloat::ieee::Single>
        + FloatConvert<rustc_apfloat::ieee::Double>,
{
    let f = F::from_bits(bits);
    let mut loses = false;
    match to {
        FloatKind::Half => FloatConvert::<Half>::convert_r(f, r, &mut loses)
            .value
            .to_bits(),
        FloatKind::BFloat => FloatConvert::<BFloat>::convert_r(f, r, &mut loses)
            .value
            .to_bits(),
        FloatKind::Float => {
            FloatConvert::<rustc_apfloat::ieee::Single>::convert_r(f, r, &mut loses)
                .value
                .to_bits()
        }
        FloatKind::Double => {
            FloatConvert::<rustc_apfloat::ieee::Double>::convert_r(f, r, &mut loses)
                .value
                .to_bits()
        }
        _ => FloatConvert::<Quad>::convert_r(f, r, &mut loses)
            .value
            .to_bits(),
    }
}

/// `fptrunc` and `fpext`.
pub(super) fn convert(from: FloatKind, to: FloatKind, bits: u128) -> u128 {
    match (from, to) {
        (FloatKind::Float, FloatKind::Double) => {
            let v = f64::from(f32::from_bits(bits as u32));
            canonical(to, v.to_bits().into())
        }
        (FloatKind::Double, FloatKind::Float) => {
            let v = f64::from_bits(bits as u64) as f32;
            canonical(to, v.to_bits().into())
        }
        _ => convert_rounded(from, to, bits, Round::NearestTiesToEven),
    }
}

/// A conversion between formats in any rounding mode.
pub(super) fn convert_rounded(from: FloatKind, to: FloatKind, bits: u128, r: Round) -> u128 {
    let v = match from {
        FloatKind::Half => convert_from::<Half>(to, bits, r),
        FloatKind::BFloat => convert_from::<BFloat>(to, bits, r),
        FloatKind::Float => convert_from::<rustc_apfloat::ieee::Single>(to, bits, r),
        FloatKind::Double => convert_from::<rustc_apfloat::ieee::Double>(to, bits, r),
        _ => convert_from::<Quad>(to, bits, r),
    };
    canonical(to, v)
}

/// Any format as `double`; exact for all but `fp128`.
pub(super) fn to_f64(kind: FloatKind, bits: u128) -> f64 {
    match kind {
        FloatKind::Double => f64::from_bits(bits as u64),
        k => f64::from_bits(convert(k, FloatKind::Double, bits) as u64),
    }
}

/// A `double` rounded to a format.
pub(super) fn from_f64(kind: FloatKind, v: f64) -> u128 {
    match kind {
        FloatKind::Double => canonical(kind, v.to_bits().into()),
        k => convert(FloatKind::Double, k, v.to_bits().into()),
    }
}

fn soft_to_int<F: Float>(bits: u128, w: u32, signed: bool) -> Option<u128> {
    let f = F::from_bits(bits);
    let mut exact = false;
    let r = if signed {
        f.to_i128_r(w as usize, Round::TowardZero, &mut exact)
            .map(|v| v as u128)
    } else {
        f.to_u128_r(w as usize, Round::TowardZero, &mut exact)
    };
    (!r.status.intersects(Status::INVALID_OP)).then_some(r.value & super::arith::mask128(w))
}

/// `fptosi`, `fptoui` to at most 128 bits; `None` (poison) if the value does not fit.
pub(super) fn to_int(kind: FloatKind, bits: u128, w: u32, signed: bool) -> Option<u128> {
    if w == 1 {
        // The software implementation has no signed integers of one bit.
        return u128::try_from(super::big::from_float(kind, bits, w, signed)?).ok();
    }
    match kind {
        FloatKind::Float => soft_to_int::<rustc_apfloat::ieee::Single>(bits, w, signed),
        FloatKind::Double => soft_to_int::<rustc_apfloat::ieee::Double>(bits, w, signed),
        k => with_soft!(k, soft_to_int, bits, w, signed),
    }
}

fn soft_from_int<F: Float>(v: u128, w: u32, signed: bool, r: Round) -> u128 {
    if signed {
        F::from_i128_r(super::arith::sext128(v, w), r)
            .value
            .to_bits()
    } else {
        F::from_u128_r(v, r).value.to_bits()
    }
}

/// `sitofp`, `uitofp` from at most 128 bits.
pub(super) fn from_int(kind: FloatKind, v: u128, w: u32, signed: bool) -> u128 {
    from_int_rounded(kind, v, w, signed, Round::NearestTiesToEven)
}

/// A conversion from at most 128 bits in any rounding mode.
pub(super) fn from_int_rounded(kind: FloatKind, v: u128, w: u32, signed: bool, r: Round) -> u128 {
    match kind {
        FloatKind::Float => soft_from_int::<rustc_apfloat::ieee::Single>(v, w, signed, r),
        FloatKind::Double => soft_from_int::<rustc_apfloat::ieee::Double>(v, w, signed, r),
        k => with_soft!(k, soft_from_int, v, w, signed, r),
    }
}

fn soft_fma<F: Float>(a: u128, b: u128, c: u128) -> u128 {
    F::from_bits(a)
        .mul_add(F::from_bits(b), F::from_bits(c))
        .value
        .to_bits()
}

/// Fused multiply and add.
pub(super) fn fma(kind: FloatKind, a: u128, b: u128, c: u128) -> u128 {
    let r = match kind {
        FloatKind::Float => {
            let f = |x: u128| f32::from_bits(x as u32);
            f(a).mul_add(f(b), f(c)).to_bits().into()
        }
        FloatKind::Double => {
            let f = |x: u128| f64::from_bits(x as u64);
            f(a).mul_add(f(b), f(c)).to_bits().into()
        }
        k => with_soft!(k, soft_fma, a, b, c),
    };
    canonical(kind, r)
}

fn soft_round<F: Float>(bits: u128, r: Round) -> u128 {
    F::from_bits(bits).round_to_integral(r).value.to_bits()
}

/// Rounds to an integral value.
pub(super) fn round_integral(kind: FloatKind, bits: u128, r: Round) -> u128 {
    let v = match kind {
        FloatKind::Float => soft_round::<rustc_apfloat::ieee::Single>(bits, r),
        FloatKind::Double => soft_round::<rustc_apfloat::ieee::Double>(bits, r),
        k => with_soft!(k, soft_round, bits, r),
    };
    canonical(kind, v)
}

/// Arithmetic in a directed rounding mode (`llvm.nvvm.add.rz` and its kind).
pub(super) fn binary_rounded(op: BinOp, kind: FloatKind, r: Round, a: u128, b: u128) -> u128 {
    fn go<F: Float>(op: BinOp, r: Round, a: u128, b: u128) -> u128 {
        let (a, b) = (F::from_bits(a), F::from_bits(b));
        let v = match op {
            BinOp::FAdd => a.add_r(b, r),
            BinOp::FSub => a.sub_r(b, r),
            BinOp::FMul => a.mul_r(b, r),
            _ => a.div_r(b, r),
        };
        v.value.to_bits()
    }
    let v = match kind {
        FloatKind::Float => go::<rustc_apfloat::ieee::Single>(op, r, a, b),
        FloatKind::Double => go::<rustc_apfloat::ieee::Double>(op, r, a, b),
        k => with_soft!(k, go, op, r, a, b),
    };
    canonical(kind, v)
}

/// Fused multiply and add in a directed rounding mode.
pub(super) fn fma_rounded(kind: FloatKind, r: Round, a: u128, b: u128, c: u128) -> u128 {
    fn go<F: Float>(r: Round, a: u128, b: u128, c: u128) -> u128 {
        let f = F::from_bits(a).mul_add_r(F::from_bits(b), F::from_bits(c), r);
        f.value.to_bits()
    }
    let v = match kind {
        FloatKind::Float => go::<rustc_apfloat::ieee::Single>(r, a, b, c),
        FloatKind::Double => go::<rustc_apfloat::ieee::Double>(r, a, b, c),
        k => with_soft!(k, go, r, a, b, c),
    };
    canonical(kind, v)
}
