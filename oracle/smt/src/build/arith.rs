//! Quotients, remainders and shifts.
//!
//! Shifts by constants become products, pieces or sign extensions; quotients and
//! remainders by powers of two become pieces; signed ones whose operands cannot be
//! negative become unsigned.

use super::super::arith;
use super::super::term::{Op, Term, Terms};

impl Terms {
    /// Unsigned quotient; all ones for zero.
    pub fn udiv(&mut self, a: Term, b: Term) -> Term {
        if let Some(t) = self.folded(Op::BvUdiv, a, b) {
            return t;
        }
        if self.is_one(b) {
            return a;
        }
        if let Some(q) = self.quotient_of_related(a, b, Op::BvUrem) {
            return q;
        }
        if self.is_zero(b) {
            return self.ones(self.width(a));
        }
        if let Some(t) = self.simpler_udiv(a, b) {
            return t;
        }
        if let Some(k) = self.as_bits(b) {
            let w = self.width(a);
            if let Some(n) = arith::log2(&k) {
                return self.shift_right(a, n);
            }
            let n = self.significant_bits(a);
            if arith::bit_length(&k) > n {
                return self.bits(w, 0);
            }
            if n < w {
                let (x, y) = (self.extract(n - 1, 0, a), self.extract(n - 1, 0, b));
                let q = self.udiv(x, y);
                return self.zext(q, w);
            }
        }
        self.same_width(Op::BvUdiv, &[a, b])
    }

    /// Unsigned remainder; `a` for zero.
    pub fn urem(&mut self, a: Term, b: Term) -> Term {
        if let Some(t) = self.folded(Op::BvUrem, a, b) {
            return t;
        }
        if a == b {
            return self.zero_like(a);
        }
        if self.is_zero(a) || self.is_zero(b) || self.is_remainder(a, b, Op::BvUrem) {
            return a;
        }
        if let Some(t) = self.remainder_of_product(&Op::BvUrem, a, b) {
            return t;
        }
        let w = self.width(a);
        if let Some(k) = self.as_bits(b) {
            if let Some(n) = arith::log2(&k) {
                if n == 0 {
                    return self.bits(w, 0);
                }
                let low = self.extract(n - 1, 0, a);
                return self.zext(low, w);
            }
            if arith::bit_length(&k) > self.significant_bits(a) {
                return a;
            }
        }
        // No zero divisor is special here: the remainder is the dividend, of few bits as well.
        let n = self
            .significant_bits(a)
            .max(self.significant_bits(b))
            .max(1);
        if n < w {
            let (x, y) = (self.extract(n - 1, 0, a), self.extract(n - 1, 0, b));
            let r = self.urem(x, y);
            return self.zext(r, w);
        }
        self.same_width(Op::BvUrem, &[a, b])
    }

    /// Signed quotient (SMT-LIB).
    pub fn sdiv(&mut self, a: Term, b: Term) -> Term {
        if let Some(t) = self.folded(Op::BvSdiv, a, b) {
            return t;
        }
        if self.width(a) > 1 && self.is_one(b) {
            return a;
        }
        if self.is_all_ones(b) {
            return self.neg(a);
        }
        if let Some(q) = self.quotient_of_equal(a, b) {
            return q;
        }
        if self.both_natural(a, b) {
            return self.udiv(a, b);
        }
        match self.simpler_sdiv(a, b) {
            Some(t) => t,
            None => self.same_width(Op::BvSdiv, &[a, b]),
        }
    }

    /// Signed remainder (SMT-LIB `bvsrem`).
    pub fn srem(&mut self, a: Term, b: Term) -> Term {
        if let Some(t) = self.folded(Op::BvSrem, a, b) {
            return t;
        }
        if a == b || self.is_one(b) || self.is_all_ones(b) {
            return self.zero_like(a);
        }
        if self.is_zero(a) || self.is_zero(b) || self.is_remainder(a, b, Op::BvSrem) {
            return a;
        }
        if self.both_natural(a, b) {
            return self.urem(a, b);
        }
        if let Some(t) = self.remainder_of_product(&Op::BvSrem, a, b) {
            return t;
        }
        self.same_width(Op::BvSrem, &[a, b])
    }

    /// The quotient, signed or unsigned, of a term by itself, and of zero by anything: both are all ones for the
    /// divisor zero.
    fn quotient_of_equal(&mut self, a: Term, b: Term) -> Option<Term> {
        let w = self.width(a);
        let otherwise = if self.is_zero(a) {
            a
        } else if a == b {
            self.bits(w, 1)
        } else {
            return None;
        };
        let zero = self.zero_like(b);
        let by_zero = self.eq(b, zero);
        let ones = self.ones(w);
        Some(self.ite(by_zero, ones, otherwise))
    }

    /// As [`Self::quotient_of_equal`], and zero for a remainder by the same divisor, which is less than that. A
    /// divisor of zero gives all ones.
    fn quotient_of_related(&mut self, a: Term, b: Term, remainder: Op) -> Option<Term> {
        match self.is_remainder(a, b, remainder) {
            true => {
                let zero = self.zero_like(b);
                self.quotient_of_equal(zero, b)
            }
            false => self.quotient_of_equal(a, b),
        }
    }

    /// True for the remainder of something by `b`, which stays what it is when divided by `b` again, zero included.
    fn is_remainder(&self, a: Term, b: Term, op: Op) -> bool {
        *self.op(a) == op && self.args(a)[1] == b
    }

    /// `a << b`; zero beyond the width.
    pub fn shl(&mut self, a: Term, b: Term) -> Term {
        if let Some(t) = self.folded(Op::BvShl, a, b) {
            return t;
        }
        if self.is_zero(a) {
            return a;
        }
        if let Some(k) = self.as_bits(b) {
            let factor = arith::power(k.width(), arith::amount(&k));
            let factor = self.from_bits(&factor);
            return self.mul(a, factor);
        }
        self.same_width(Op::BvShl, &[a, b])
    }

    /// Logical `a >> b`; zero beyond the width.
    pub fn lshr(&mut self, a: Term, b: Term) -> Term {
        if let Some(t) = self.folded(Op::BvLshr, a, b) {
            return t;
        }
        if self.is_zero(a) {
            return a;
        }
        if let Some(k) = self.as_bits(b) {
            return self.shift_right(a, arith::amount(&k));
        }
        self.same_width(Op::BvLshr, &[a, b])
    }

    /// Arithmetic `a >> b`; sign bits beyond the width.
    pub fn ashr(&mut self, a: Term, b: Term) -> Term {
        if let Some(t) = self.folded(Op::BvAshr, a, b) {
            return t;
        }
        if self.is_zero(a) || self.is_all_ones(a) {
            return a;
        }
        let w = self.width(a);
        if let Some(k) = self.as_bits(b) {
            let k = arith::amount(&k).min(w - 1);
            let high = self.extract(w - 1, k, a);
            return self.sext(high, w);
        }
        if self.significant_bits(a) < w {
            return self.lshr(a, b);
        }
        self.same_width(Op::BvAshr, &[a, b])
    }

    /// Logical shift right by a constant.
    fn shift_right(&mut self, a: Term, k: u32) -> Term {
        let w = self.width(a);
        if k >= w {
            return self.bits(w, 0);
        }
        let high = self.extract(w - 1, k, a);
        self.zext(high, w)
    }

    /// True if neither can be negative.
    fn both_natural(&self, a: Term, b: Term) -> bool {
        let w = self.width(a);
        self.significant_bits(a) < w && self.significant_bits(b) < w
    }

    fn folded(&mut self, op: Op, a: Term, b: Term) -> Option<Term> {
        let sort = self.sort(a);
        self.fold_choice(&op, sort, &[a, b])
    }
}
