//! IEEE operations.
//!
//! Operands of commutative operations are sorted, differences are sums, operations
//! that do nothing but make a NaN canonical say just that; signs stand outside ([`super::float_sign`]), and so do changes of
//! format ([`super::float_format`]). The rules hold bit for bit, with every NaN result canonical.

use super::super::float as ieee;
use super::super::term::{FpOp, Op, Rounding, Sort, Term, Terms};
use smallvec::SmallVec;
use tandem_ir::FloatKind;

impl Terms {
    /// An IEEE operation on bit patterns of `kind` (of the result's format, for conversions from integers).
    pub fn fp(&mut self, op: FpOp, kind: FloatKind, args: &[Term]) -> Term {
        let sort = match op {
            FpOp::Lt | FpOp::Le | FpOp::Eq => Sort::Bool,
            FpOp::Convert(to, _) => Sort::Bits(to.bits()),
            FpOp::ToSigned(w) | FpOp::ToUnsigned(w) => Sort::Bits(w),
            _ => Sort::Bits(kind.bits()),
        };
        let mut args: SmallVec<[Term; 3]> = args.into();
        if ieee::supported(kind) && !matches!(op, FpOp::FromSigned(_) | FpOp::FromUnsigned(_)) {
            for a in &mut args {
                *a = self.fp_operand(kind, *a);
            }
        }
        if let (FpOp::FromSigned(_) | FpOp::FromUnsigned(_), &[x]) = (op, &args[..]) {
            let (op, x) = self.fp_narrowest_integer(op, x);
            if x != args[0] {
                return self.fp(op, kind, &[x]);
            }
        }
        if matches!(op, FpOp::Add(_) | FpOp::Mul(_) | FpOp::Fma(_) | FpOp::Eq) {
            args[..2].sort_unstable();
        }
        if ieee::supported(kind) {
            if let Some(t) = self.fold(&Op::Fp(op, kind), sort, &args) {
                return t;
            }
            if let Some(t) = self.fp_of_choice(op, kind, &args) {
                return t;
            }
            if let Some(t) = self.fp_simpler(op, kind, &args) {
                return t;
            }
        }
        self.intern(Op::Fp(op, kind), sort, &args)
    }

    fn fp_simpler(&mut self, op: FpOp, kind: FloatKind, args: &[Term]) -> Option<Term> {
        let (a, b) = (args[0], args.get(1).copied());
        match (op, b) {
            (FpOp::Lt, Some(b)) if a == b => Some(Terms::FALSE),
            (FpOp::Le | FpOp::Eq, Some(b)) if a == b => {
                let n = self.fp_is_nan(kind, a);
                Some(self.not(n))
            }
            (FpOp::Lt | FpOp::Le | FpOp::Eq, Some(b)) => [a, b]
                .iter()
                .any(|&x| self.as_pattern(x).is_some_and(|v| ieee::is_nan(kind, v)))
                .then_some(Terms::FALSE),
            (FpOp::Sub(r), Some(b)) => {
                let minus = self.fp_negated(kind, b);
                Some(self.fp(FpOp::Add(r), kind, &[a, minus]))
            }
            (FpOp::Add(r), Some(b)) => self
                .fp_constant(op, kind, a, b)
                .or_else(|| self.fp_signs_of_sum(r, kind, [a, b])),
            // One, where it is a number at all.
            (FpOp::Div(_), Some(b)) if a == b && !self.is_const(a) => {
                let nan = self.from_bits(&ieee::pattern(kind, ieee::nan(kind)));
                let unit = self.from_bits(&ieee::pattern(kind, one(kind)));
                let (x, y) = (self.fp_is_nan(kind, a), self.fp_is_infinite(kind, a));
                let none = self.fp_is_zero(kind, a);
                let invalid = self.any([x, y, none]);
                Some(self.ite(invalid, nan, unit))
            }
            (FpOp::Mul(_) | FpOp::Div(_) | FpOp::Rem, Some(b)) => self
                .fp_constant(op, kind, a, b)
                .or_else(|| self.fp_signs_outside(op, kind, args)),
            (FpOp::Fma(_), _) => self
                .fp_fused_with_constant(op, kind, args)
                .or_else(|| self.fp_signs_outside(op, kind, args)),
            (FpOp::Convert(to, _), None) if to == kind => Some(self.fp_quieted(kind, a)),
            _ => self
                .fp_signs_outside(op, kind, args)
                .or_else(|| self.fp_other_format(op, kind, args)),
        }
    }

    /// The conversion of an integer, of as few of its bits as have its value: one that was extended is the number that it was,
    /// and one that cannot be negative is the same unsigned.
    fn fp_narrowest_integer(&mut self, op: FpOp, x: Term) -> (FpOp, Term) {
        if self.is_const(x) {
            return (op, x);
        }
        let n = self.significant_bits(x).max(1);
        match (op, self.op(x), self.args(x)) {
            (FpOp::FromSigned(r) | FpOp::FromUnsigned(r), ..) if n < self.width(x) => {
                (FpOp::FromUnsigned(r), self.extract(n - 1, 0, x))
            }
            (FpOp::FromSigned(_), Op::Sext, &[narrow]) => (op, narrow),
            _ => (op, x),
        }
    }

    /// Arithmetic on a constant and a choice of which one arm is a constant: a choice of the results.
    fn fp_of_choice(&mut self, op: FpOp, kind: FloatKind, args: &[Term]) -> Option<Term> {
        let &[a, b] = args else { return None };
        let at = match (self.is_const(a), self.is_const(b)) {
            (true, false) => 1,
            (false, true) => 0,
            _ => return None,
        };
        let (Op::Ite, &[c, x, y]) = (self.op(args[at]), self.args(args[at])) else {
            return None;
        };
        if !self.is_const(x) && !self.is_const(y) {
            return None;
        }
        let mut with = |arm: Term| {
            let mut args = [a, b];
            args[at] = arm;
            self.fp(op, kind, &args)
        };
        let (x, y) = (with(x), with(y));
        Some(self.ite(c, x, y))
    }

    /// A fused product with one is a sum, and one to which the neutral zero is added is a product.
    fn fp_fused_with_constant(&mut self, op: FpOp, kind: FloatKind, args: &[Term]) -> Option<Term> {
        let (FpOp::Fma(r), &[a, b, c]) = (op, args) else {
            return None;
        };
        for (x, k) in [(a, b), (b, a)] {
            let (unit, flipped) = self.fp_unsigned(kind, k);
            if self.as_pattern(unit) == Some(one(kind)) {
                let x = if flipped { self.fp_negated(kind, x) } else { x };
                return Some(self.fp(FpOp::Add(r), kind, &[x, c]));
            }
        }
        let neutral = match r {
            Rounding::Down => 0,
            _ => ieee::sign_bit(kind),
        };
        (self.as_pattern(c) == Some(neutral)).then(|| self.fp(FpOp::Mul(r), kind, &[a, b]))
    }

    /// Arithmetic with a constant operand.
    fn fp_constant(&mut self, op: FpOp, kind: FloatKind, a: Term, b: Term) -> Option<Term> {
        let nan = |t: &Terms, x: Term| t.as_pattern(x).is_some_and(|v| ieee::is_nan(kind, v));
        if nan(self, a) || nan(self, b) {
            return Some(self.from_bits(&ieee::pattern(kind, ieee::nan(kind))));
        }
        let sides: &[(Term, Term)] = match op {
            FpOp::Add(_) | FpOp::Mul(_) => &[(a, b), (b, a)],
            _ => &[(a, b)],
        };
        for &(x, k) in sides {
            let Some(k) = self.as_pattern(k) else {
                continue;
            };
            match op {
                // -0 is the neutral element of sums, but rounding down makes +0 + -0 negative.
                FpOp::Add(r) if k == ieee::sign_bit(kind) && r != Rounding::Down => {
                    return Some(self.fp_quieted(kind, x));
                }
                FpOp::Add(Rounding::Down) if k == 0 => return Some(self.fp_quieted(kind, x)),
                FpOp::Mul(_) | FpOp::Div(_) if k == one(kind) => {
                    return Some(self.fp_quieted(kind, x));
                }
                FpOp::Mul(_) | FpOp::Div(_) if k == one(kind) | ieee::sign_bit(kind) => {
                    let minus = self.fp_negated(kind, x);
                    return Some(self.fp_quieted(kind, minus));
                }
                FpOp::Mul(r) if k == power(kind, 1) => {
                    return Some(self.fp(FpOp::Add(r), kind, &[x, x]));
                }
                FpOp::Div(r) => {
                    if let Some(inverse) = exact_inverse(kind, k) {
                        let inverse = self.from_bits(&ieee::pattern(kind, inverse));
                        return Some(self.fp(FpOp::Mul(r), kind, &[x, inverse]));
                    }
                }
                _ => {}
            }
        }
        None
    }

    /// The bits of a constant, as a number.
    pub(super) fn as_pattern(&self, t: Term) -> Option<u128> {
        self.as_bits(t)?.as_u128()
    }

    /// The bits with the sign bit flipped.
    pub fn fp_negated(&mut self, kind: FloatKind, a: Term) -> Term {
        let sign = self.from_bits(&ieee::pattern(kind, ieee::sign_bit(kind)));
        if let (Op::Ite, &[c, x, y]) = (self.op(a), self.args(a))
            && (self.is_const(x) || self.is_const(y))
        {
            let (x, y) = (self.fp_negated(kind, x), self.fp_negated(kind, y));
            return self.ite(c, x, y);
        }
        self.bvxor(a, sign)
    }

    /// The bits, the canonical NaN if they are a NaN.
    pub fn fp_quieted(&mut self, kind: FloatKind, a: Term) -> Term {
        if self.fp_is_result(kind, a) {
            return a;
        }
        let (nan, is_nan) = (
            self.from_bits(&ieee::pattern(kind, ieee::nan(kind))),
            self.fp_is_nan(kind, a),
        );
        self.ite(is_nan, nan, a)
    }

    /// True for results of operations, whose NaNs are canonical already.
    pub(super) fn fp_is_result(&self, kind: FloatKind, a: Term) -> bool {
        match self.op(a) {
            Op::Fp(FpOp::Convert(to, _), from) => *to == kind && ieee::supported(*from),
            Op::Fp(FpOp::ToSigned(_) | FpOp::ToUnsigned(_), _) => false,
            Op::Fp(_, k) => *k == kind,
            _ => false,
        }
    }
}

/// `2^k`, for small `k`.
fn power(kind: FloatKind, k: i32) -> u128 {
    let (e, m) = ieee::shape(kind);
    let bias = (1i32 << (e - 1)) - 1;
    ((bias + k) as u128) << m
}

fn one(kind: FloatKind) -> u128 {
    power(kind, 0)
}

/// `1 / k`, if both are normal powers of two.
fn exact_inverse(kind: FloatKind, k: u128) -> Option<u128> {
    let (e, m) = ieee::shape(kind);
    let exponent = ((k & !ieee::sign_bit(kind)) >> m) as i32;
    let bias = (1i32 << (e - 1)) - 1;
    let inverse = 2 * bias - exponent;
    let normal = |x: i32| x > 0 && x < (1 << e) - 1;
    (k & ((1 << m) - 1) == 0 && normal(exponent) && normal(inverse))
        .then(|| (inverse as u128) << m | k & ieee::sign_bit(kind))
}
