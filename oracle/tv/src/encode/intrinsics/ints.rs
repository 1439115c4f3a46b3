//! Integer intrinsics as terms: functions of the bits of one scalar, or lane by lane.
//!
//! A result is poison if an operand is; and besides where LangRef says so (`abs` of the smallest number, `ctlz` and
//! `cttz` of zero, if the second operand asks for it). Undef in an operand needs no care here: the operand's term holds
//! it.
//!
//! Counts are built as trees of halves (`ones`, `leading_zeros`) and are as wide as they need; a carry-less product is
//! a sum over the bits. Saturation computes the plain result and picks the bound where it overflows. `{s,u}mul.fix` may
//! round up or down: that is a choice (`ChoiceKind::Licence`).
//!
//! Any width that the terms have is accepted. The interpreter has these functions as numbers
//! (`oracle/interp/src/intrinsics/ints.rs`), and the two are compared on random operands (`ci/peer-suite engines`).

use super::super::Encoder;
use super::super::Result;
use super::super::scalar::{Overflow, signed_max, signed_min};
use crate::context::ChoiceKind;
use crate::value::{Scalar, Val};
use tandem_ir::Inst;
use tandem_smt::{Term, Terms};

/// An integer function.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(in super::super) enum IntFn {
    /// Signed maximum.
    SMax,
    /// Signed minimum.
    SMin,
    /// Unsigned maximum.
    UMax,
    /// Unsigned minimum.
    UMin,
    /// Absolute value; the second operand says whether the smallest number is poison.
    Abs,
    /// Number of ones.
    CtPop,
    /// Leading zeros; the second operand says whether zero is poison.
    CtLz,
    /// Trailing zeros; likewise.
    CtTz,
    /// Bytes reversed.
    BSwap,
    /// Bits reversed.
    BitReverse,
    /// Funnel shift left.
    FShl,
    /// Funnel shift right.
    FShr,
    /// Saturating sum or difference.
    Saturating(Overflow),
    /// Saturating shift left; true if signed.
    ShlSat(bool),
    /// Product without carries.
    ClMul,
    /// Three-way comparison; true if signed.
    Compare(bool),
    /// Fixed-point product.
    Fixed {
        /// The numbers are signed.
        signed: bool,
        /// What does not fit becomes the nearest bound; otherwise it is undefined behaviour.
        saturating: bool,
    },
}

fn by_name(base: &str) -> Option<IntFn> {
    Some(match base {
        "smax" => IntFn::SMax,
        "smin" => IntFn::SMin,
        "umax" => IntFn::UMax,
        "umin" => IntFn::UMin,
        "abs" => IntFn::Abs,
        "ctpop" => IntFn::CtPop,
        "ctlz" => IntFn::CtLz,
        "cttz" => IntFn::CtTz,
        "bswap" => IntFn::BSwap,
        "bitreverse" => IntFn::BitReverse,
        "fshl" => IntFn::FShl,
        "fshr" => IntFn::FShr,
        "uadd.sat" => IntFn::Saturating(Overflow::UAdd),
        "sadd.sat" => IntFn::Saturating(Overflow::SAdd),
        "usub.sat" => IntFn::Saturating(Overflow::USub),
        "ssub.sat" => IntFn::Saturating(Overflow::SSub),
        "ushl.sat" => IntFn::ShlSat(false),
        "sshl.sat" => IntFn::ShlSat(true),
        "clmul" => IntFn::ClMul,
        "ucmp" => IntFn::Compare(false),
        "scmp" => IntFn::Compare(true),
        "umul.fix" | "umul.fix.sat" | "smul.fix" | "smul.fix.sat" => IntFn::Fixed {
            signed: base.starts_with('s'),
            saturating: base.ends_with("sat"),
        },
        _ => return None,
    })
}

fn overflow_by_name(base: &str) -> Option<Overflow> {
    Some(match base {
        "uadd.with.overflow" => Overflow::UAdd,
        "sadd.with.overflow" => Overflow::SAdd,
        "usub.with.overflow" => Overflow::USub,
        "ssub.with.overflow" => Overflow::SSub,
        "umul.with.overflow" => Overflow::UMul,
        "smul.with.overflow" => Overflow::SMul,
        _ => return None,
    })
}

impl Encoder<'_, '_> {
    /// An integer intrinsic by its name without types.
    pub(super) fn int_intrinsic(&mut self, i: Inst, base: &str) -> Result<Option<Val>> {
        if let Some(what) = overflow_by_name(base) {
            let args = self.call_args(i)?;
            let sum = self.lanewise(&args, &mut |e, x| e.wrapped(what, x));
            let over = self.lanewise(&args, &mut |e, x| {
                let poison = e.any_poison(x);
                let o = e.overflows(what, x[0].bits, x[1].bits);
                super::flag(e.t(), o, poison)
            });
            return Ok(Some(Val::Elements([sum, over].into())));
        }
        let Some(what) = by_name(base) else {
            return Ok(None);
        };
        let width = self.lane_bits(self.f().inst_type(i))?;
        let args = self.call_args(i)?;
        Ok(Some(self.lanewise(&args, &mut |e, x| {
            e.int_function(what, width, x)
        })))
    }

    fn wrapped(&mut self, what: Overflow, x: &[Scalar]) -> Scalar {
        let poison = self.any_poison(x);
        let t = self.t();
        let (a, b) = (x[0].bits, x[1].bits);
        let bits = match what {
            Overflow::UAdd | Overflow::SAdd => t.add(a, b),
            Overflow::USub | Overflow::SSub => t.sub(a, b),
            Overflow::UMul | Overflow::SMul => t.mul(a, b),
        };
        Scalar { bits, poison }
    }

    /// An integer function of scalars, the result `width` bits wide.
    pub(in super::super) fn int_function(
        &mut self,
        what: IntFn,
        width: u32,
        x: &[Scalar],
    ) -> Scalar {
        let mut poison = self.any_poison(x);
        let a = x[0].bits;
        let b = x.get(1).map_or(a, |s| s.bits);
        let t = self.t();
        let bits = match what {
            IntFn::SMax | IntFn::SMin | IntFn::UMax | IntFn::UMin => extreme(t, what, a, b),
            IntFn::Abs => {
                let (least, strict) = (signed_min(t, width), t.bit_to_bool(b));
                let at_least = t.eq(a, least);
                let bad = t.and(strict, at_least);
                poison = t.or(poison, bad);
                let (negative, minus) = (t.is_negative(a), t.neg(a));
                t.ite(negative, minus, a)
            }
            IntFn::CtPop => {
                let n = ones(t, a);
                t.zext(n, width)
            }
            IntFn::CtLz | IntFn::CtTz => {
                let zero = t.bits(width, 0);
                let (is_zero, strict) = (t.eq(a, zero), t.bit_to_bool(b));
                let bad = t.and(strict, is_zero);
                poison = t.or(poison, bad);
                let a = if what == IntFn::CtTz {
                    pieces_reversed(t, a, 1)
                } else {
                    a
                };
                let n = leading_zeros(t, a);
                t.resize(n, width)
            }
            IntFn::BSwap => pieces_reversed(t, a, 8),
            IntFn::BitReverse => pieces_reversed(t, a, 1),
            IntFn::FShl | IntFn::FShr => funnel(t, what == IntFn::FShl, a, b, x[2].bits),
            IntFn::Saturating(o) => return self.saturating(o, x),
            IntFn::ShlSat(signed) => return self.saturating_shift(signed, x),
            IntFn::ClMul => carryless_product(t, a, b),
            IntFn::Compare(signed) => {
                let (less, equal) = (if signed { t.slt(a, b) } else { t.ult(a, b) }, t.eq(a, b));
                let (zero, one) = (t.bits(width, 0), t.bits(width, 1));
                let minus = t.bvnot(zero);
                let rest = t.ite(equal, zero, one);
                t.ite(less, minus, rest)
            }
            IntFn::Fixed { signed, saturating } => {
                return self.fixed_product(signed, saturating, x);
            }
        };
        Scalar { bits, poison }
    }

    fn saturating(&mut self, what: Overflow, x: &[Scalar]) -> Scalar {
        let plain = self.wrapped(what, x);
        let over = self.overflows(what, x[0].bits, x[1].bits);
        let t = self.t();
        let w = t.width(plain.bits);
        let zero = t.bits(w, 0);
        let bound = match what {
            Overflow::UAdd | Overflow::UMul => t.bvnot(zero),
            Overflow::USub => zero,
            _ => signed_bound(t, x[0].bits),
        };
        Scalar {
            bits: t.ite(over, bound, plain.bits),
            poison: plain.poison,
        }
    }

    fn saturating_shift(&mut self, signed: bool, x: &[Scalar]) -> Scalar {
        let poison = self.any_poison(x);
        let (a, by) = (x[0].bits, x[1].bits);
        let t = self.t();
        let w = t.width(a);
        let limit = t.bits(w, u64::from(w));
        let far = t.ule(limit, by);
        let r = t.shl(a, by);
        let back = if signed { t.ashr(r, by) } else { t.lshr(r, by) };
        let lost = t.ne(back, a);
        let zero = t.bits(w, 0);
        let bound = if signed {
            signed_bound(t, a)
        } else {
            t.bvnot(zero)
        };
        Scalar {
            bits: t.ite(lost, bound, r),
            poison: t.or(poison, far),
        }
    }

    /// `llvm.{s,u}mul.fix[.sat]`: the product shifted right by the scale, rounded down or up.
    fn fixed_product(&mut self, signed: bool, saturating: bool, x: &[Scalar]) -> Scalar {
        let (a, b) = (x[0], x[1]);
        let poison = self.either_poison(a, b);
        // The scale is a number that stands there, and may still be one that its attributes exclude.
        let poison = self.t().or(poison, x[2].poison);
        let up = self.choose(ChoiceKind::Licence, 1);
        let t = self.t();
        let w = t.width(a.bits);
        // One more bit than the product needs, for rounding up.
        let wide = 2 * w + 1;
        let extend = |t: &mut Terms, v: Term| {
            if signed {
                t.sext(v, wide)
            } else {
                t.zext(v, wide)
            }
        };
        let (p, q) = (extend(t, a.bits), extend(t, b.bits));
        let product = t.mul(p, q);
        let scale = t.resize(x[2].bits, wide);
        let floor = if signed {
            t.ashr(product, scale)
        } else {
            t.lshr(product, scale)
        };
        let back = t.shl(floor, scale);
        let (inexact, up) = (t.ne(back, product), t.bit_to_bool(up));
        let more = t.and(inexact, up);
        let one = t.bits(wide, 1);
        let ceiling = t.add(floor, one);
        let rounded = t.ite(more, ceiling, floor);
        let cut = t.extract(w - 1, 0, rounded);
        let again = extend(t, cut);
        let outside = t.ne(again, rounded);
        if !saturating {
            // LangRef calls overflow undefined, but the operation is speculatable: it cannot be so at once.
            let poison = t.or(poison, outside);
            return Scalar { bits: cut, poison };
        }
        let zero = t.bits(w, 0);
        let negative = t.is_negative(rounded);
        let (low, high) = if signed {
            (signed_min(t, w), signed_max(t, w))
        } else {
            (zero, t.bvnot(zero))
        };
        let bound = t.ite(negative, low, high);
        Scalar {
            bits: t.ite(outside, bound, cut),
            poison,
        }
    }
}

/// The bound that a signed result beyond the range on the side of `a` becomes.
fn signed_bound(t: &mut Terms, a: Term) -> Term {
    let w = t.width(a);
    let (low, high, negative) = (signed_min(t, w), signed_max(t, w), t.is_negative(a));
    t.ite(negative, low, high)
}

fn extreme(t: &mut Terms, what: IntFn, a: Term, b: Term) -> Term {
    let less = match what {
        IntFn::SMax | IntFn::SMin => t.slt(a, b),
        _ => t.ult(a, b),
    };
    match what {
        IntFn::SMin | IntFn::UMin => t.ite(less, a, b),
        _ => t.ite(less, b, a),
    }
}

/// Bits that hold numbers up to `w`.
fn counter_bits(w: u32) -> u32 {
    u32::BITS - w.leading_zeros()
}

/// Number of ones, as wide as it needs.
pub(super) fn ones(t: &mut Terms, a: Term) -> Term {
    let w = t.width(a);
    if w == 1 {
        return a;
    }
    let half = w / 2;
    let (high, low) = (t.extract(w - 1, half, a), t.extract(half - 1, 0, a));
    let (high, low) = (ones(t, high), ones(t, low));
    let n = counter_bits(w);
    let (high, low) = (t.zext(high, n), t.zext(low, n));
    t.add(high, low)
}

/// The product of two polynomials over the field of two elements, cut to the width (LangRef `llvm.clmul`).
fn carryless_product(t: &mut Terms, a: Term, b: Term) -> Term {
    let w = t.width(a);
    let zero = t.bits(w, 0);
    (0..w).fold(zero, |sum, n| {
        let (bit, by) = (t.extract(n, n, b), t.bits(w, n.into()));
        let (taken, moved) = (t.bit_to_bool(bit), t.shl(a, by));
        let term = t.ite(taken, moved, zero);
        t.bvxor(sum, term)
    })
}

/// Number of leading zeros, as wide as it needs.
pub(super) fn leading_zeros(t: &mut Terms, a: Term) -> Term {
    let w = t.width(a);
    if w == 1 {
        return t.bvnot(a);
    }
    let half = w / 2;
    let (high, low) = (t.extract(w - 1, half, a), t.extract(half - 1, 0, a));
    let nothing = t.bits(w - half, 0);
    let empty = t.eq(high, nothing);
    let n = counter_bits(w);
    let (in_high, in_low) = (leading_zeros(t, high), leading_zeros(t, low));
    let (in_high, in_low) = (t.zext(in_high, n), t.zext(in_low, n));
    let skipped = t.bits(n, u64::from(w - half));
    let below = t.add(in_low, skipped);
    t.ite(empty, below, in_high)
}

/// The bits in pieces of `size`, last first.
pub(super) fn pieces_reversed(t: &mut Terms, a: Term, size: u32) -> Term {
    let w = t.width(a);
    let mut out = t.extract(size - 1, 0, a);
    let mut at = size;
    while at + size <= w {
        let piece = t.extract(at + size - 1, at, a);
        out = t.concat(out, piece);
        at += size;
    }
    out
}

/// Funnel shift of `a` above `b` by `c` modulo the width.
pub(super) fn funnel(t: &mut Terms, left: bool, a: Term, b: Term, c: Term) -> Term {
    let w = t.width(a);
    let width = t.bits(w, u64::from(w));
    let by = t.urem(c, width);
    let both = t.concat(a, b);
    if let Some(k) = t.as_u64(by) {
        let k = k as u32;
        return if left {
            t.extract(2 * w - 1 - k, w - k, both)
        } else {
            t.extract(w - 1 + k, k, both)
        };
    }
    let by = t.zext(by, 2 * w);
    if left {
        let shifted = t.shl(both, by);
        t.extract(2 * w - 1, w, shifted)
    } else {
        let shifted = t.lshr(both, by);
        t.extract(w - 1, 0, shifted)
    }
}
