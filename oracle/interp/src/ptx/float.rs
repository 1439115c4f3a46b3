//! Floating point of PTX: four rounding modes, flushing, saturation, and what becomes of NaN (PM-20 to PM-28).
//!
//! Everything goes through `rustc_apfloat`, whatever the format, but square roots, which are rounded by an exact comparison.
//! An operation that yields NaN yields the canonical one, which is not that of IEEE: all ones but the sign.

use super::approx;
use super::eval::{Combine, Rel, clamp};
use super::value::{ones, signed};
use rustc_apfloat::ieee::{BFloat, Double, Half, Single};
use rustc_apfloat::{Float, FloatConvert, Round};
use std::cmp::Ordering;

/// A format.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
#[allow(missing_docs, reason = "each variant is the type of that name")]
pub(crate) enum Format {
    F16,
    Bf16,
    F32,
    F64,
}

impl Format {
    /// Width in bits.
    pub fn bits(self) -> u32 {
        match self {
            Format::F16 | Format::Bf16 => 16,
            Format::F32 => 32,
            Format::F64 => 64,
        }
    }
    /// Bits of the stored fraction.
    fn fraction(self) -> u32 {
        match self {
            Format::F16 => 10,
            Format::Bf16 => 7,
            Format::F32 => 23,
            Format::F64 => 52,
        }
    }
    fn magnitude(self, v: u64) -> u64 {
        v & (ones(self.bits()) >> 1)
    }
    fn sign(self) -> u64 {
        1 << (self.bits() - 1)
    }
    fn infinity(self) -> u64 {
        (ones(self.bits()) >> 1) & !ones(self.fraction())
    }
    /// The NaN that operations make.
    pub fn nan(self) -> u64 {
        match self {
            Format::F64 => 0x7ff8 << 48,
            f => ones(f.bits()) >> 1,
        }
    }
    /// Whether the bits are a NaN.
    pub fn is_nan(self, v: u64) -> bool {
        self.magnitude(v) > self.infinity()
    }
    fn is_subnormal(self, v: u64) -> bool {
        let m = self.magnitude(v);
        m != 0 && m <= ones(self.fraction())
    }
    fn one(self) -> u64 {
        // The exponent is all ones but the uppermost.
        (self.infinity() >> 1) & !ones(self.fraction())
    }
    /// A zero of the same sign for a subnormal number.
    pub fn flush(self, v: u64) -> u64 {
        match self.is_subnormal(v) {
            true => v & self.sign(),
            false => v,
        }
    }
}

macro_rules! with_format {
    ($format:expr, $f:ident($($arg:expr),*)) => {
        match $format {
            Format::F16 => $f::<Half>($($arg),*),
            Format::Bf16 => $f::<BFloat>($($arg),*),
            Format::F32 => $f::<Single>($($arg),*),
            Format::F64 => $f::<Double>($($arg),*),
        }
    };
}

/// What is computed.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
#[allow(missing_docs, reason = "each variant is the instruction of that name")]
pub(crate) enum FloatOp {
    Add,
    Sub,
    Mul,
    Fma,
    Div,
    Rcp,
    Sqrt,
    Abs,
    Neg,
    Copysign,
    /// Whether a NaN wins; whether the sign is that of the product of the operands.
    Min(bool, bool),
    Max(bool, bool),
    /// An approximation.
    Approx(approx::Approx),
    /// Comparison: combination, and what true is.
    Compare(Rel, Combine, u64),
    /// `testp`
    Test(Test),
    /// To an integer: width, sign, width of the register.
    ToInt(u32, bool, u32),
    /// From an integer: width, sign.
    OfInt(u32, bool),
    /// From another format; width of the register.
    OfFloat(Format, u32),
    /// To a whole number of the same format.
    Integral,
    /// Two numbers of another format into one register, the first in the upper half.
    Pack(Format),
}

/// What `testp` asks.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
#[allow(missing_docs, reason = "each variant is the modifier of that name")]
pub(crate) enum Test {
    Finite,
    Infinite,
    Number,
    NotANumber,
    Normal,
    Subnormal,
}

/// An operation with its modifiers.
#[derive(Clone, Copy, PartialEq, Debug)]
pub(crate) struct FloatFn {
    pub op: FloatOp,
    /// Format of the operation, for conversions that of the float they make or, to an integer, take.
    pub format: Format,
    /// Format of the operands but the last, where that is another one: they are widened, which loses nothing.
    pub narrow: Option<Format>,
    /// Numbers that a register holds, the first in the low bits.
    pub lanes: u32,
    pub round: Round,
    pub ftz: bool,
    pub sat: bool,
    pub relu: bool,
    pub satfinite: bool,
}

impl FloatFn {
    /// Widths of the results.
    pub fn result_bits(&self) -> (u32, u32) {
        match self.op {
            FloatOp::Compare(_, _, yes) => (64 - yes.leading_zeros(), 64 - yes.leading_zeros()),
            FloatOp::Test(_) => (1, 1),
            FloatOp::ToInt(.., reg) | FloatOp::OfFloat(_, reg) => (reg, 1),
            FloatOp::Pack(_) => (32, 1),
            _ => (self.format.bits() * self.lanes, 1),
        }
    }
    /// The format of the NaN that it may make.
    pub fn makes_nan(&self) -> Option<Format> {
        match self.op {
            FloatOp::Compare(..) | FloatOp::Test(_) | FloatOp::ToInt(..) | FloatOp::Copysign => {
                None
            }
            _ => Some(self.format),
        }
    }
}

/// Computes; the second result is that of `p|q`.
pub(crate) fn eval(f: FloatFn, v: [u64; 4]) -> (u64, u64) {
    let w = f.format.bits();
    if let FloatOp::Compare(rel, combine, yes) = f.op {
        if f.lanes == 2 {
            let part = |k: u32| [v[0] >> k & 0xffff, v[1] >> k & 0xffff, v[2], 0];
            let (p, _) = compare(f, rel, combine, 1, part(0));
            let (q, _) = compare(f, rel, combine, 1, part(16));
            // `setp` has a predicate for each half, `set` a mask.
            return match yes {
                1 => (p, q),
                _ => ((p * (yes & 0xffff)) | (q * (yes & 0xffff_0000)), 0),
            };
        }
        return compare(f, rel, combine, yes, v);
    }
    if let FloatOp::Pack(from) = f.op {
        let half = |x: u64| finish(f, convert(f, from, x));
        return (half(v[0]) << 16 | half(v[1]), 0);
    }
    if f.lanes == 1 {
        return (one(f, v), 0);
    }
    let lane = |k: u32| one(f, v.map(|x| x >> (k * w) & ones(w))) << (k * w);
    ((0..f.lanes).fold(0, |r, k| r | lane(k)), 0)
}

fn compare(f: FloatFn, rel: Rel, combine: Combine, yes: u64, v: [u64; 4]) -> (u64, u64) {
    let fmt = f.format;
    let input = |x: u64| if f.ftz { fmt.flush(x) } else { x };
    let (a, b) = (input(v[0]), input(v[1]));
    let r = related(rel, order(fmt, a, b));
    let p = v[2] & 1 != 0;
    let with = |r: bool| {
        let t = match combine {
            Combine::Alone => r,
            Combine::And => r & p,
            Combine::Or => r | p,
            Combine::Xor => r ^ p,
        };
        if t { yes } else { 0 }
    };
    (with(r), with(!r))
}

fn related(rel: Rel, o: Option<Ordering>) -> bool {
    match (rel, o) {
        (Rel::Num, o) => o.is_some(),
        (Rel::Nan, o) => o.is_none(),
        (Rel::Equ | Rel::Neu | Rel::Ltu | Rel::Leu | Rel::Gtu | Rel::Geu, None) => true,
        (_, None) => false,
        (Rel::Eq | Rel::Equ, Some(o)) => o.is_eq(),
        (Rel::Ne | Rel::Neu, Some(o)) => o.is_ne(),
        (Rel::Lt | Rel::Ltu, Some(o)) => o.is_lt(),
        (Rel::Le | Rel::Leu, Some(o)) => o.is_le(),
        (Rel::Gt | Rel::Gtu, Some(o)) => o.is_gt(),
        (Rel::Ge | Rel::Geu, Some(o)) => o.is_ge(),
    }
}

/// How two numbers compare; `None` if one is a NaN.
fn order(fmt: Format, a: u64, b: u64) -> Option<Ordering> {
    if fmt.is_nan(a) || fmt.is_nan(b) {
        return None;
    }
    let key = |x: u64| {
        let m = fmt.magnitude(x) as i64;
        if x & fmt.sign() != 0 { -m } else { m }
    };
    Some(key(a).cmp(&key(b)))
}

/// One number.
fn one(f: FloatFn, v: [u64; 4]) -> u64 {
    let fmt = f.format;
    let m = ones(fmt.bits());
    let flush = |x: u64| if f.ftz { fmt.flush(x & m) } else { x & m };
    let wide = |x: u64| match f.narrow {
        Some(from) => convert(f, from, x),
        None => flush(x),
    };
    let [a, b, c] = match f.op {
        FloatOp::Fma => [wide(v[0]), wide(v[1]), flush(v[2])],
        _ => [wide(v[0]), flush(v[1]), flush(v[2])],
    };
    match f.op {
        FloatOp::Add | FloatOp::Sub | FloatOp::Mul | FloatOp::Div => {
            finish(f, with_format!(fmt, binary(f.op, f.round, a, b)))
        }
        FloatOp::Rcp => finish(
            f,
            with_format!(fmt, binary(FloatOp::Div, f.round, fmt.one(), a)),
        ),
        FloatOp::Fma => finish(f, with_format!(fmt, fused(f.round, a, b, c))),
        FloatOp::Sqrt => finish(f, sqrt(fmt, f.round, a)),
        FloatOp::Abs => no_nan(fmt, a & !fmt.sign(), a),
        FloatOp::Neg => no_nan(fmt, a ^ fmt.sign(), a),
        FloatOp::Copysign => v[1] & m & !fmt.sign() | v[0] & fmt.sign(),
        FloatOp::Min(nan, signs) => extreme(fmt, false, nan, signs, &[a, b]),
        FloatOp::Max(nan, signs) => extreme(fmt, true, nan, signs, &[a, b]),
        FloatOp::Approx(k) => finish(f, approx::eval(k, fmt, a, b)),
        FloatOp::Test(t) => u64::from(test(fmt, t, v[0] & m)),
        FloatOp::ToInt(w, s, reg) => to_int(fmt, f, a, (w, s), reg),
        FloatOp::OfInt(w, s) => finish(f, of_int(fmt, f.round, v[0], (w, s))),
        FloatOp::OfFloat(from, _) => finish(f, convert(f, from, v[0])),
        FloatOp::Integral => {
            let r = with_format!(fmt, integral(f.round, a));
            finish(f, if fmt.is_nan(a) { fmt.nan() } else { r })
        }
        FloatOp::Compare(..) | FloatOp::Pack(_) => 0,
    }
}

/// `abs` and `neg` of a NaN change its sign or do not: the operand's payload is kept, as assemblers fold it.
fn no_nan(_fmt: Format, r: u64, _a: u64) -> u64 {
    r
}

/// What modifiers make of a result.
fn finish(f: FloatFn, r: u64) -> u64 {
    let fmt = f.format;
    let mut r = if fmt.is_nan(r) { fmt.nan() } else { r };
    if f.ftz && fmt != Format::F64 {
        r = fmt.flush(r);
    }
    if f.sat {
        let negative = r & fmt.sign() != 0;
        r = match fmt.is_nan(r) || negative {
            true => 0,
            false => r.min(fmt.one()),
        };
    }
    if f.relu && (r & fmt.sign() != 0) && !fmt.is_nan(r) {
        r = 0;
    }
    if f.satfinite && fmt.magnitude(r) == fmt.infinity() {
        r -= 1;
    }
    r
}

fn binary<F: Float>(op: FloatOp, round: Round, a: u64, b: u64) -> u64 {
    let (a, b) = (F::from_bits(a.into()), F::from_bits(b.into()));
    let r = match op {
        FloatOp::Add => a.add_r(b, round),
        FloatOp::Sub => a.sub_r(b, round),
        FloatOp::Mul => a.mul_r(b, round),
        _ => a.div_r(b, round),
    };
    r.value.to_bits() as u64
}

fn fused<F: Float>(round: Round, a: u64, b: u64, c: u64) -> u64 {
    let [a, b, c] = [a, b, c].map(|x| F::from_bits(x.into()));
    a.mul_add_r(b, c, round).value.to_bits() as u64
}

fn integral<F: Float>(round: Round, a: u64) -> u64 {
    let x = F::from_bits(a.into());
    let r = x.round_to_integral(round).value;
    // A zero keeps the operand's sign.
    let r = if r.is_zero() { F::ZERO.copy_sign(x) } else { r };
    r.to_bits() as u64
}

/// The correctly rounded root: the host's is the nearest, and an exact comparison says on which side it lies.
fn sqrt(fmt: Format, round: Round, a: u64) -> u64 {
    if fmt == Format::F64 {
        let x = f64::from_bits(a);
        // Scaled by an even power of two, the remainder below is exact for all numbers.
        let small = x.is_subnormal() || x < 1e-200;
        let (x, back) = match small {
            true => (x * 2f64.powi(1000) * 2f64.powi(100), 2f64.powi(-550)),
            false => (x, 1.0),
        };
        let r = x.sqrt();
        return (beside(r, r.mul_add(r, -x), round, |r, up| match up {
            true => r.next_up(),
            false => r.next_down(),
        }) * back)
            .to_bits();
    }
    let x = f32::from_bits(a as u32);
    let r = x.sqrt();
    // The square of 24 bits is exact in 53.
    let rest = f64::from(r) * f64::from(r) - f64::from(x);
    let r = beside(f64::from(r), rest, round, |r, up| {
        let r = r as f32;
        f64::from(if up { r.next_up() } else { r.next_down() })
    });
    u64::from((r as f32).to_bits())
}

/// The neighbour that a rounding mode wants, where the nearest is too large or too small by `rest`.
fn beside(r: f64, rest: f64, round: Round, step: impl Fn(f64, bool) -> f64) -> f64 {
    if !rest.is_finite() || rest == 0.0 || !r.is_finite() {
        return r;
    }
    match round {
        Round::TowardPositive if rest < 0.0 => step(r, true),
        Round::TowardNegative | Round::TowardZero if rest > 0.0 => step(r, false),
        _ => r,
    }
}

fn extreme(fmt: Format, max: bool, nan: bool, signs: bool, v: &[u64; 2]) -> u64 {
    let [a, b] = *v;
    let sign = (a ^ b) & fmt.sign();
    let (a, b) = match signs {
        true => (fmt.magnitude(a), fmt.magnitude(b)),
        false => (a, b),
    };
    let r = match (fmt.is_nan(a), fmt.is_nan(b)) {
        (true, true) => return fmt.nan(),
        (true, false) | (false, true) if nan => return fmt.nan(),
        (true, false) => b,
        (false, true) => a,
        _ => {
            let smaller = match order(fmt, a, b) {
                Some(Ordering::Less) => a,
                Some(Ordering::Greater) => b,
                // -0 is below +0.
                _ => a | b & fmt.sign(),
            };
            let larger = match order(fmt, a, b) {
                Some(Ordering::Less) => b,
                Some(Ordering::Greater) => a,
                _ => a & (b | !fmt.sign()),
            };
            if max { larger } else { smaller }
        }
    };
    match signs {
        true => fmt.magnitude(r) | sign,
        false => r,
    }
}

fn test(fmt: Format, t: Test, v: u64) -> bool {
    let infinite = fmt.magnitude(v) == fmt.infinity();
    match t {
        Test::Finite => !infinite && !fmt.is_nan(v),
        Test::Infinite => infinite,
        Test::Number => !fmt.is_nan(v),
        Test::NotANumber => fmt.is_nan(v),
        // Zeros count as normal numbers (PTX ISA, `testp`).
        Test::Normal => !infinite && !fmt.is_nan(v) && !fmt.is_subnormal(v),
        Test::Subnormal => fmt.is_subnormal(v),
    }
}

/// Float to integer (PM-27): the whole part by the rounding mode, clamped; what NaN is depends on the widths.
fn to_int(fmt: Format, f: FloatFn, a: u64, (w, s): (u32, bool), reg: u32) -> u64 {
    if fmt.is_nan(a) {
        let narrow = fmt != Format::F64 && w != 64;
        return if narrow { 0 } else { 1 << (w - 1) };
    }
    fn whole<F: Float>(round: Round, a: u64) -> i128 {
        let x = F::from_bits(a.into()).round_to_integral(round).value;
        let mut exact = false;
        let r = x.to_i128_r(128, Round::TowardZero, &mut exact);
        r.value
    }
    let r = clamp(with_format!(fmt, whole(f.round, a)), (w, s)) as u64;
    match s {
        true => signed(r, w) as u64 & ones(reg),
        false => r & ones(w),
    }
}

fn of_int(fmt: Format, round: Round, a: u64, (w, s): (u32, bool)) -> u64 {
    fn go<F: Float>(round: Round, v: i128) -> u64 {
        F::from_i128_r(v, round).value.to_bits() as u64
    }
    let v = match s {
        true => i128::from(signed(a, w)),
        false => i128::from(a & ones(w)),
    };
    with_format!(fmt, go(round, v))
}

/// Between formats.
fn convert(f: FloatFn, from: Format, a: u64) -> u64 {
    fn to<F>(x: F, round: Round, fmt: Format) -> u64
    where
        F: Float
            + FloatConvert<Half>
            + FloatConvert<BFloat>
            + FloatConvert<Single>
            + FloatConvert<Double>,
    {
        let mut loses = false;
        fn bits<G: Float>(r: rustc_apfloat::StatusAnd<G>) -> u64 {
            r.value.to_bits() as u64
        }
        match fmt {
            Format::F16 => bits::<Half>(x.convert_r(round, &mut loses)),
            Format::Bf16 => bits::<BFloat>(x.convert_r(round, &mut loses)),
            Format::F32 => bits::<Single>(x.convert_r(round, &mut loses)),
            Format::F64 => bits::<Double>(x.convert_r(round, &mut loses)),
        }
    }
    let a = a & ones(from.bits());
    if from.is_nan(a) {
        return f.format.nan();
    }
    let a = if f.ftz && from == Format::F32 {
        from.flush(a)
    } else {
        a
    };
    let x = u128::from(a);
    match from {
        Format::F16 => to(Half::from_bits(x), f.round, f.format),
        Format::Bf16 => to(BFloat::from_bits(x), f.round, f.format),
        Format::F32 => to(Single::from_bits(x), f.round, f.format),
        Format::F64 => to(Double::from_bits(x), f.round, f.format),
    }
}
