//! Floating-point numbers of the four formats of devices, rounded to nearest, ties to even.
//!
//! A result that is a NaN is the one that LangRef calls preferred (quiet, payload zero), except where an
//! operation only moves bits (`fneg`, `fabs`, `copysign`).

use super::Lane;
use crate::analysis::range::{MAX_WIDTH, mask, signed};
use crate::context::Cx;
use rustc_apfloat::ieee::{BFloat, Double, Half, Single};
use rustc_apfloat::{Float, FloatConvert, Round, Status, StatusAnd};
use std::cmp::Ordering;
use tandem_ir::attr::AttrKind;
use tandem_ir::{BinOp, CastOp, Flags, FloatKind, FloatPredicate, Function, Type};

/// What a function says about its floating-point environment.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct FloatEnv {
    /// `strictfp`: rounding and exceptions matter, nothing is folded.
    pub strict: bool,
    /// Denormal numbers of the formats other than float are as IEEE 754 has them.
    pub ieee: bool,
    /// The same for float (`denormal-fp-math-f32`).
    pub ieee_f32: bool,
}

impl FloatEnv {
    /// The environment of a function.
    pub fn of(cx: Cx<'_>, f: &Function) -> FloatEnv {
        let Some(d) = cx.function(f.global) else {
            return FloatEnv {
                strict: false,
                ieee: true,
                ieee_f32: true,
            };
        };
        let mode = |key: &str| {
            let text = cx.attrs.string(d.attrs.func, key);
            text.map(|t| matches!(t, "ieee" | "ieee,ieee"))
        };
        let ieee = mode("denormal-fp-math").unwrap_or(true);
        FloatEnv {
            strict: cx.attrs.has(d.attrs.func, AttrKind::StrictFp),
            ieee,
            ieee_f32: mode("denormal-fp-math-f32").unwrap_or(ieee),
        }
    }
    /// True if denormal numbers of the format are neither flushed as inputs nor as results.
    pub fn keeps_denormals(self, kind: FloatKind) -> bool {
        if kind == FloatKind::Float {
            self.ieee_f32
        } else {
            self.ieee
        }
    }
}

/// Runs an expression with `$f` standing for the arithmetic of a format.
macro_rules! with_format {
    ($kind:expr, $f:ident => $body:expr) => {
        match $kind {
            FloatKind::Half => {
                type $f = Half;
                $body
            }
            FloatKind::BFloat => {
                type $f = BFloat;
                $body
            }
            FloatKind::Float => {
                type $f = Single;
                $body
            }
            FloatKind::Double => {
                type $f = Double;
                $body
            }
            _ => return None,
        }
    };
}

/// The bits of a number, unless it is denormal where the function may flush those.
fn kept<F: Float>(env: FloatEnv, kind: FloatKind, v: F) -> Option<Lane> {
    if v.is_denormal() && !env.keeps_denormals(kind) {
        return None;
    }
    let v = if v.is_nan() { F::qnan(None) } else { v };
    Some(Lane::Float(v.to_bits()))
}

/// One operation on two lanes.
pub fn binary(env: FloatEnv, op: BinOp, kind: FloatKind, a: Lane, b: Lane) -> Option<Lane> {
    if env.strict {
        return None;
    }
    let (x, y) = match (a, b) {
        (Lane::Poison, _) | (_, Lane::Poison) => return Some(Lane::Poison),
        (Lane::Float(x), Lane::Float(y)) => (x, y),
        _ => return None,
    };
    with_format!(kind, F => {
        let (x, y) = (F::from_bits(x), F::from_bits(y));
        if (x.is_denormal() || y.is_denormal()) && !env.keeps_denormals(kind) {
            return None;
        }
        let StatusAnd { value, .. } = match op {
            BinOp::FAdd => x + y,
            BinOp::FSub => x - y,
            BinOp::FMul => x * y,
            BinOp::FDiv => x / y,
            BinOp::FRem => x.c_fmod(y),
            _ => return None,
        };
        kept(env, kind, value)
    })
}

/// The number with its sign bit turned.
pub fn negated(kind: FloatKind, a: Lane) -> Option<Lane> {
    match a {
        Lane::Float(x) => Some(Lane::Float(x ^ (1 << (kind.bits() - 1)))),
        Lane::Poison => Some(a),
        _ => None,
    }
}

/// A comparison of two lanes.
pub fn compare(
    env: FloatEnv,
    p: FloatPredicate,
    kind: FloatKind,
    a: Lane,
    b: Lane,
) -> Option<Lane> {
    let (x, y) = match (a, b) {
        (Lane::Poison, _) | (_, Lane::Poison) => return Some(Lane::Poison),
        (Lane::Float(x), Lane::Float(y)) if !env.strict => (x, y),
        _ => return None,
    };
    with_format!(kind, F => {
        let (x, y) = (F::from_bits(x), F::from_bits(y));
        if (x.is_denormal() || y.is_denormal()) && !env.keeps_denormals(kind) {
            return None;
        }
        Some(Lane::Int(u128::from(allows(p, x.partial_cmp(&y)))))
    })
}

/// True if the predicate holds where two numbers are ordered so (`None`: one is a NaN).
pub fn allows(p: FloatPredicate, order: Option<Ordering>) -> bool {
    use FloatPredicate::*;
    let yes: &[FloatPredicate] = match order {
        Some(Ordering::Equal) => &[Oeq, Oge, Ole, Ord, Ueq, Uge, Ule, True],
        Some(Ordering::Less) => &[Olt, Ole, One, Ord, Ult, Ule, Une, True],
        Some(Ordering::Greater) => &[Ogt, Oge, One, Ord, Ugt, Uge, Une, True],
        None => &[Ueq, Ugt, Uge, Ult, Ule, Une, Uno, True],
    };
    yes.contains(&p)
}

/// A conversion from, to or between floating-point formats; a bit cast from or to one.
pub fn cast(
    env: FloatEnv,
    op: CastOp,
    flags: Flags,
    from: Type,
    to: Type,
    a: Lane,
) -> Option<Lane> {
    match (op, a, from.float_kind(), to.float_kind()) {
        (CastOp::BitCast, Lane::Int(x), _, Some(k)) if from.int_width() == Some(k.bits()) => {
            Some(Lane::Float(x))
        }
        (CastOp::BitCast, Lane::Float(x), Some(k), _) if to.int_width() == Some(k.bits()) => {
            Some(Lane::Int(x))
        }
        _ if env.strict => None,
        (CastOp::FpExt | CastOp::FpTrunc, Lane::Float(x), Some(k), Some(t)) => {
            convert(env, k, t, x)
        }
        (CastOp::FpToUi | CastOp::FpToSi, Lane::Float(x), Some(k), None) => {
            to_int(env, op == CastOp::FpToSi, k, to.int_width()?, x)
        }
        (CastOp::UiToFp | CastOp::SiToFp, Lane::Int(x), None, Some(t)) => {
            let width = from.int_width()?;
            if flags.contains(Flags::NNEG) && signed(width, x) < 0 {
                return Some(Lane::Poison);
            }
            from_int(op == CastOp::SiToFp, width, t, x)
        }
        _ => None,
    }
}

fn convert(env: FloatEnv, from: FloatKind, to: FloatKind, x: u128) -> Option<Lane> {
    with_format!(from, F => {
        let x = F::from_bits(x);
        if x.is_denormal() && !env.keeps_denormals(from) {
            return None;
        }
        with_format!(to, T => {
            let mut loses = false;
            let r: StatusAnd<T> = FloatConvert::<T>::convert(x, &mut loses);
            kept(env, to, r.value)
        })
    })
}

/// Rounded towards zero; poison if the result does not fit (LangRef `fptoui`, `fptosi`).
fn to_int(env: FloatEnv, is_signed: bool, from: FloatKind, width: u32, x: u128) -> Option<Lane> {
    if width > MAX_WIDTH {
        return None;
    }
    with_format!(from, F => {
        let x = F::from_bits(x);
        if x.is_denormal() && !env.keeps_denormals(from) {
            return None;
        }
        let mut is_exact = false;
        let (value, fits) = if is_signed {
            // The library has no signed integers of one bit: they are converted as those of two.
            let r = x.to_i128_r(width.max(2) as usize, Round::TowardZero, &mut is_exact);
            let value = r.value as u128 & mask(width);
            let valid = !r.status.contains(Status::INVALID_OP);
            (value, valid && signed(width, value) == r.value)
        } else {
            let r = x.to_u128_r(width as usize, Round::TowardZero, &mut is_exact);
            (r.value, !r.status.contains(Status::INVALID_OP))
        };
        Some(if fits { Lane::Int(value) } else { Lane::Poison })
    })
}

fn from_int(is_signed: bool, width: u32, to: FloatKind, x: u128) -> Option<Lane> {
    if width > MAX_WIDTH {
        return None;
    }
    with_format!(to, T => {
        let r: StatusAnd<T> = if is_signed {
            T::from_i128_r(signed(width, x), Round::NearestTiesToEven)
        } else {
            T::from_u128_r(x, Round::NearestTiesToEven)
        };
        Some(Lane::Float(r.value.to_bits()))
    })
}

/// What a floating-point constant is, for rules that ask.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct FloatClass {
    /// A NaN of any kind.
    pub nan: bool,
    /// An infinity.
    pub infinite: bool,
    /// A zero.
    pub zero: bool,
    /// The sign bit.
    pub negative: bool,
    /// The number one, of either sign.
    pub one: bool,
}

/// The class of a number.
pub fn classify(kind: FloatKind, bits: u128) -> Option<FloatClass> {
    with_format!(kind, F => {
        let v = F::from_bits(bits);
        let one = F::from_u128(1).value;
        Some(FloatClass {
            nan: v.is_nan(),
            infinite: v.is_infinite(),
            zero: v.is_zero(),
            negative: v.is_negative(),
            one: v.abs().bitwise_eq(one),
        })
    })
}

#[cfg(test)]
mod tests {
    use super::*;

    /// One bit with a sign holds 0 and -1 (LangRef `fptosi`).
    #[test]
    fn one_bit_with_a_sign_holds_what_is_between_minus_two_and_one() {
        let env = FloatEnv {
            strict: false,
            ieee: true,
            ieee_f32: true,
        };
        let folded = |x: f32| to_int(env, true, FloatKind::Float, 1, x.to_bits().into());
        for (x, fits) in [
            (0.0, Some(0)),
            (0.75, Some(0)),
            (-0.5, Some(0)),
            (-1.0, Some(1)),
            (-1.5, Some(1)),
            (1.0, None),
            (-2.0, None),
            (f32::NAN, None),
            (f32::INFINITY, None),
        ] {
            let wanted = fits.map_or(Lane::Poison, Lane::Int);
            assert_eq!(folded(x), Some(wanted), "{x}");
        }
    }
}
