//! Minimum and maximum in their five kinds, clamping, and saturating conversion.

use super::super::Encoder;
use super::super::scalar::to_integer;
use crate::context::ChoiceKind;
use crate::value::Scalar;
use tandem_ir::{Flags, FloatKind};
use tandem_smt::{FpOp, Rounding, Term, Terms};

/// How a minimum or maximum treats NaN and zeros.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(in super::super) enum Extreme {
    /// `minnum`, `maxnum`: the other operand of a NaN, but perhaps NaN for a signalling one; either zero.
    Num,
    /// `minimum`, `maximum`: NaN if an operand is one; -0 is less than +0.
    Ieee2019,
    /// `minimumnum`, `maximumnum`: the other operand of any NaN; -0 is less than +0.
    Number,
}

impl Encoder<'_, '_> {
    /// Minimum or maximum of two numbers.
    pub(in super::super) fn extreme(
        &mut self,
        what: Extreme,
        max: bool,
        flags: Flags,
        kind: FloatKind,
        a: Scalar,
        b: Scalar,
    ) -> Scalar {
        let poison = self.either_poison(a, b);
        let operands = self.flushed_inputs(kind, &[a.bits, b.bits]);
        let raw = self.extreme_bits(what, max, kind, operands[0], operands[1]);
        // What `nsz` gives is less than for arithmetic: either zero of those that are there, not one out of nothing.
        let raw = if flags.contains(Flags::NSZ) && what != Extreme::Num {
            self.either_if_equal(kind, raw, operands[0], operands[1])
        } else {
            raw
        };
        self.rounded_result(
            flags.without(Flags::NSZ),
            kind,
            &[a.bits, b.bits],
            raw,
            poison,
        )
    }

    /// The bits, a NaN canonical.
    pub(in super::super) fn extreme_bits(
        &mut self,
        what: Extreme,
        max: bool,
        kind: FloatKind,
        a: Term,
        b: Term,
    ) -> Term {
        let (x, y) = (self.form_of(kind, a), self.form_of(kind, b));
        let (na, nb) = (self.is_nan(kind, x), self.is_nan(kind, y));
        let nan = self.canonical_nan(kind);
        let mut ordered = self.ordered_extreme(max, kind, x, y);
        if what == Extreme::Num {
            ordered = self.either_if_equal(kind, ordered, x, y);
        }
        let t = self.t();
        if what == Extreme::Ieee2019 {
            let some = t.or(na, nb);
            return t.ite(some, nan, ordered);
        }
        let (quiet_x, quiet_y) = (t.fp_quieted(kind, x), t.fp_quieted(kind, y));
        let r = t.ite(nb, quiet_x, ordered);
        let r = t.ite(na, quiet_y, r);
        if what != Extreme::Num {
            return r;
        }
        // A signalling NaN may count as quiet or make the result NaN.
        let signalling = self.either_signals(kind, a, b);
        if signalling == Terms::FALSE {
            return r;
        }
        let c = self.choose_about(ChoiceKind::Licence, 1, &[r, signalling]);
        let t = self.t();
        let strict = t.bit_to_bool(c);
        let becomes = t.and(strict, signalling);
        t.ite(becomes, nan, r)
    }

    fn either_signals(&mut self, kind: FloatKind, a: Term, b: Term) -> Term {
        let p = self.in_fp_classes(a, kind, 1);
        let q = self.in_fp_classes(b, kind, 1);
        self.t().or(p, q)
    }

    /// Of two numbers that are no NaNs; -0 is less than +0.
    fn ordered_extreme(&mut self, max: bool, kind: FloatKind, x: Term, y: Term) -> Term {
        let w = kind.bits();
        let t = self.t();
        let less = t.fp(FpOp::Lt, kind, &[x, y]);
        let equal = t.fp(FpOp::Eq, kind, &[x, y]);
        // Equal numbers differ in the sign of a zero at most.
        let (sx, sy) = (t.extract(w - 1, w - 1, x), t.extract(w - 1, w - 1, y));
        let sign = if max { t.bvand(sx, sy) } else { t.bvor(sx, sy) };
        let rest = t.extract(w - 2, 0, x);
        let same = t.concat(sign, rest);
        let (low, high) = if max { (y, x) } else { (x, y) };
        let picked = t.ite(less, low, high);
        t.ite(equal, same, picked)
    }

    /// The bits, or either operand if the operands are equal.
    fn either_if_equal(&mut self, kind: FloatKind, bits: Term, x: Term, y: Term) -> Term {
        let (zx, zy) = (self.is_zero(kind, x), self.is_zero(kind, y));
        let t = self.t();
        let differ = t.ne(x, y);
        let free = t.all([zx, zy, differ]);
        if free == Terms::FALSE {
            return bits;
        }
        let c = self.choose_about(ChoiceKind::Licence, 1, &[bits, free]);
        let w = kind.bits();
        let t = self.t();
        let rest = t.bits(w - 1, 0);
        let flip = t.concat(c, rest);
        let other = t.bvxor(bits, flip);
        t.ite(free, other, bits)
    }

    /// Clamped to `[0, 1]`; NaN gives +0.
    pub(in super::super) fn saturated(&mut self, kind: FloatKind, a: Term) -> Term {
        let x = self.form_of(kind, a);
        let t = self.t();
        let (zero, one) = (t.bits(kind.bits(), 0), t.bits(64, 1));
        let one = t.fp(FpOp::FromUnsigned(Rounding::NearestEven), kind, &[one]);
        let (positive, large) = (
            t.fp(FpOp::Lt, kind, &[zero, x]),
            t.fp(FpOp::Le, kind, &[one, x]),
        );
        let r = t.ite(large, one, x);
        t.ite(positive, r, zero)
    }

    /// To an integer, rounded toward zero, the nearest bound where it does not fit; `nan` for NaN.
    pub(in super::super) fn integer_saturated(
        &mut self,
        kind: FloatKind,
        a: Term,
        width: u32,
        signed: bool,
        nan: Term,
    ) -> Term {
        let x = self.form_of(kind, a);
        let is_nan = self.is_nan(kind, x);
        let fits = self.fits_integer(kind, x, width, signed);
        let t = self.t();
        let zero = t.bits(width, 0);
        let ones = t.bvnot(zero);
        let (low, high) = if signed {
            let (one, by) = (t.bits(width, 1), t.bits(width, u64::from(width - 1)));
            let low = t.shl(one, by);
            (low, t.bvnot(low))
        } else {
            (zero, ones)
        };
        let exact = t.fp(to_integer(width, signed), kind, &[x]);
        let negative = t.is_negative(x);
        let bound = t.ite(negative, low, high);
        let r = t.ite(fits, exact, bound);
        t.ite(is_nan, nan, r)
    }
}
