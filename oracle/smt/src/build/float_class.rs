//! Which kind of number a term is: NaN, infinity, zero.
//!
//! Whether an operation gives a NaN hangs on the kinds of its operands alone (IEEE 754, 7.2), and a number that was widened is of
//! the kind that it was. So the conditions are told of what goes into a program, and need no arithmetic.

use super::super::eval::EvalValue;
use super::super::float as ieee;
use super::super::term::{FpOp, Op, Term, Terms};
use tandem_ir::FloatKind;

impl Terms {
    /// True for bit patterns that are NaNs (of supported formats).
    pub fn fp_is_nan(&mut self, kind: FloatKind, a: Term) -> Term {
        if let Some(&known) = self.nans.get(&(kind, a)) {
            return known;
        }
        let of_operation = match ieee::supported(kind) {
            true => self.fp_nan_of_operation(kind, a),
            false => None,
        };
        let is_nan = of_operation.unwrap_or_else(|| {
            let magnitude = self.extract(kind.bits() - 2, 0, a);
            let infinity = self.fp_infinite_magnitude(kind);
            self.ult(infinity, magnitude)
        });
        self.nans.insert((kind, a), is_nan);
        is_nan
    }

    /// True for infinities.
    pub fn fp_is_infinite(&mut self, kind: FloatKind, a: Term) -> Term {
        if let Some((from, x)) = self.fp_same_kind(kind, a) {
            return self.fp_is_infinite(from, x);
        }
        let magnitude = self.extract(kind.bits() - 2, 0, a);
        let infinity = self.fp_infinite_magnitude(kind);
        self.eq(magnitude, infinity)
    }

    /// True for zeros of either sign.
    pub fn fp_is_zero(&mut self, kind: FloatKind, a: Term) -> Term {
        if let Some((from, x)) = self.fp_same_kind(kind, a) {
            return self.fp_is_zero(from, x);
        }
        let w = kind.bits();
        let magnitude = self.extract(w - 2, 0, a);
        let zero = self.bits(w - 1, 0);
        self.eq(magnitude, zero)
    }

    fn fp_infinite_magnitude(&mut self, kind: FloatKind) -> Term {
        let infinity = ieee::pattern(kind, ieee::infinity(kind));
        let magnitude = super::super::arith::zext(&infinity, kind.bits() - 1);
        self.constant(&EvalValue::Bits(magnitude))
    }

    /// What a number was widened from: as infinite and as zero as that.
    fn fp_same_kind(&mut self, kind: FloatKind, a: Term) -> Option<(FloatKind, Term)> {
        if !ieee::supported(kind) {
            return None;
        }
        let core = self.fp_unsigned(kind, a).0;
        let (&Op::Fp(FpOp::Convert(to, _), from), &[x]) = (self.op(core), self.args(core)) else {
            return None;
        };
        (to == kind && super::float_format::holds(kind, from)).then_some((from, x))
    }

    /// When the operation that a term is gives a NaN.
    fn fp_nan_of_operation(&mut self, kind: FloatKind, a: Term) -> Option<Term> {
        let a = match self.fp_as_negated(kind, a) {
            Some(x) => return Some(self.fp_is_nan(kind, x)),
            None => a,
        };
        if let (core, true) = self.fp_sign_of_result(kind, a) {
            return Some(self.fp_is_nan(kind, core));
        }
        if let (Op::Ite, &[_, x, y]) = (self.op(a), self.args(a))
            && self.fp_is_result(kind, x)
            && self.fp_is_chosen_result(kind, y)
        {
            // One operation, rounded in one way or another.
            let (p, q) = (self.fp_is_nan(kind, x), self.fp_is_nan(kind, y));
            return (p == q).then_some(p);
        }
        let &Op::Fp(op, of) = self.op(a) else {
            return None;
        };
        if !ieee::supported(of) {
            return None;
        }
        let args = self.args(a).to_vec();
        let (x, y) = (args[0], args.get(1).copied().unwrap_or(args[0]));
        let invalid = match op {
            FpOp::Convert(to, _) if to == kind => return Some(self.fp_is_nan(of, x)),
            _ if of != kind => return None,
            FpOp::FromSigned(_) | FpOp::FromUnsigned(_) => return Some(Terms::FALSE),
            FpOp::Round(_) => Terms::FALSE,
            FpOp::Add(_) => {
                let both = self.fp_both_infinite(kind, x, y);
                let apart = self.fp_signs_differ(kind, x, y);
                self.and(both, apart)
            }
            FpOp::Mul(_) => self.fp_zero_times_infinity(kind, x, y),
            FpOp::Div(_) => {
                let infinite = self.fp_both_infinite(kind, x, y);
                let (p, q) = (self.fp_is_zero(kind, x), self.fp_is_zero(kind, y));
                let zero = self.and(p, q);
                self.or(infinite, zero)
            }
            FpOp::Rem => {
                let (p, q) = (self.fp_is_infinite(kind, x), self.fp_is_zero(kind, y));
                self.or(p, q)
            }
            FpOp::Sqrt(_) => {
                let (negative, zero) = (self.fp_sign(kind, x), self.fp_is_zero(kind, x));
                let something = self.not(zero);
                self.and(negative, something)
            }
            _ => return None,
        };
        let mut out = invalid;
        for x in args {
            let nan = self.fp_is_nan(kind, x);
            out = self.or(out, nan);
        }
        Some(out)
    }

    /// True for results of operations, and choices between them.
    fn fp_is_chosen_result(&self, kind: FloatKind, mut a: Term) -> bool {
        while let (Op::Ite, &[_, x, y]) = (self.op(a), self.args(a)) {
            if !self.fp_is_result(kind, x) {
                return false;
            }
            a = y;
        }
        self.fp_is_result(kind, a)
    }

    /// Boolean: the sign bit.
    fn fp_sign(&mut self, kind: FloatKind, a: Term) -> Term {
        let w = kind.bits();
        let bit = self.extract(w - 1, w - 1, a);
        self.bit_to_bool(bit)
    }

    fn fp_signs_differ(&mut self, kind: FloatKind, a: Term, b: Term) -> Term {
        let (p, q) = (self.fp_sign(kind, a), self.fp_sign(kind, b));
        let same = self.eq(p, q);
        self.not(same)
    }

    fn fp_both_infinite(&mut self, kind: FloatKind, a: Term, b: Term) -> Term {
        let (p, q) = (self.fp_is_infinite(kind, a), self.fp_is_infinite(kind, b));
        self.and(p, q)
    }

    fn fp_zero_times_infinity(&mut self, kind: FloatKind, a: Term, b: Term) -> Term {
        let mut out = Terms::FALSE;
        for (x, y) in [(a, b), (b, a)] {
            let (zero, infinite) = (self.fp_is_zero(kind, x), self.fp_is_infinite(kind, y));
            let both = self.and(zero, infinite);
            out = self.or(out, both);
        }
        out
    }
}
