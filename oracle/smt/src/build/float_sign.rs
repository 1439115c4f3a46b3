//! Signs of IEEE operations, which stand outside of them.
//!
//! A product, quotient, remainder or conversion of a negated number is the negated result of the number itself, with the
//! mirrored rounding; a sum of two negated numbers is the negated sum but for the sign of zero. Written so, programs that
//! differ in where they negate have the same operations. Bit for bit, where every NaN result is canonical:
//!
//! ```text
//!   -x * y    =  minus(x * y)            minus(r)  =  r if that is a NaN, else r with the sign bit flipped
//!   -x + -y   =  minus(x + y), but +0 where that is zero, or -0 if both are +0
//!   -x < -y   =  y < x
//! ```

use super::super::float as ieee;
use super::super::term::{FpOp, Op, Rounding, Term, Terms};
use tandem_ir::FloatKind;

impl Terms {
    /// What an IEEE operation sees of an operand: not which NaN it is.
    pub(super) fn fp_operand(&mut self, kind: FloatKind, a: Term) -> Term {
        let (Op::Ite, &[c, x, y]) = (self.op(a), self.args(a)) else {
            return a;
        };
        if self.fp_is_nan_constant(kind, x) && self.fp_is_nan(kind, y) == c {
            return y;
        }
        if self.fp_as_negated(kind, y) == Some(x) && self.fp_is_nan(kind, x) == c {
            return y;
        }
        a
    }

    /// A number without its sign changes, and whether its sign was changed; of a constant the magnitude.
    pub fn fp_unsigned(&mut self, kind: FloatKind, a: Term) -> (Term, bool) {
        if let Some(k) = self.as_pattern(a) {
            let sign = ieee::sign_bit(kind);
            let negative = k & sign != 0 && !ieee::is_nan(kind, k);
            return match negative {
                true => (self.from_bits(&ieee::pattern(kind, k & !sign)), true),
                false => (a, false),
            };
        }
        let (mut core, mut flipped) = (self.fp_operand(kind, a), false);
        while let Some(x) = self.fp_as_negated(kind, core) {
            (core, flipped) = (self.fp_operand(kind, x), !flipped);
        }
        (core, flipped)
    }

    /// The result with its sign flipped, unless it is a NaN.
    pub(super) fn fp_minus(&mut self, kind: FloatKind, r: Term) -> Term {
        if self.fp_is_nan_constant(kind, r) {
            return r;
        }
        if let (Op::Ite, &[c, x, y]) = (self.op(r), self.args(r)) {
            if self.fp_is_nan_constant(kind, x) && self.fp_is_nan(kind, y) == c {
                let minus = self.fp_negated(kind, y);
                return self.fp_quieted(kind, minus);
            }
            if self.fp_as_negated(kind, y) == Some(x) && self.fp_is_nan(kind, x) == c {
                return x;
            }
        }
        let (is_nan, minus) = (self.fp_is_nan(kind, r), self.fp_negated(kind, r));
        self.ite(is_nan, r, minus)
    }

    /// The operation whose result a result is the negation of, if it is one; else itself.
    pub fn fp_sign_of_result(&mut self, kind: FloatKind, r: Term) -> (Term, bool) {
        let (Op::Ite, &[c, x, y]) = (self.op(r), self.args(r)) else {
            return (r, false);
        };
        // What stands there if it is no NaN: the negation, or for sums a zero of some sign.
        let minus = match (self.op(y), self.args(y)) {
            (Op::Ite, &[_, _, z]) => z,
            _ => y,
        };
        let negates = self.fp_is_result(kind, x) && self.fp_as_negated(kind, minus) == Some(x);
        match negates && self.fp_is_nan(kind, x) == c {
            true => (x, true),
            false => (r, false),
        }
    }

    /// The number or result that a term is the negation of, in whichever way that is written, and whether it is; else itself.
    pub fn fp_core(&mut self, kind: FloatKind, a: Term) -> (Term, bool) {
        let (mut core, mut flipped) = self.fp_unsigned(kind, a);
        while let (inner, true) = self.fp_sign_of_result(kind, core) {
            let (x, again) = self.fp_unsigned(kind, inner);
            (core, flipped) = (x, flipped ^ !again);
        }
        (core, flipped)
    }

    /// The operation with signs moved out of it; `None` if there are none to move.
    pub(super) fn fp_signs_outside(
        &mut self,
        op: FpOp,
        kind: FloatKind,
        args: &[Term],
    ) -> Option<Term> {
        match (op, args) {
            (FpOp::Mul(_), &[a, b]) if a == b && self.fp_as_magnitude(kind, a).is_some() => {
                let x = self.fp_as_magnitude(kind, a)?;
                Some(self.fp(op, kind, &[x, x]))
            }
            (FpOp::Mul(_) | FpOp::Div(_) | FpOp::Rem, &[a, b]) => {
                let ((x, fx), (y, fy)) = (self.fp_unsigned(kind, a), self.fp_unsigned(kind, b));
                if !fx && !fy {
                    return None;
                }
                // A remainder has the sign of the dividend.
                let flipped = fx ^ (fy && op != FpOp::Rem);
                let op = if flipped { mirrored(op) } else { op };
                let r = self.fp(op, kind, &[x, y]);
                Some(if flipped { self.fp_minus(kind, r) } else { r })
            }
            (FpOp::Convert(..) | FpOp::Round(_), &[a]) => {
                let (x, flipped) = self.fp_unsigned(kind, a);
                if !flipped || self.is_const(a) {
                    return None;
                }
                let r = self.fp(mirrored(op), kind, &[x]);
                let to = match op {
                    FpOp::Convert(to, _) => to,
                    _ => kind,
                };
                Some(self.fp_minus(to, r))
            }
            (FpOp::Fma(_), &[a, b, c]) => self.fp_signs_of_fma(op, kind, [a, b, c]),
            (FpOp::Lt | FpOp::Le | FpOp::Eq, &[a, b]) => {
                let ((x, fx), (y, fy)) = (self.fp_unsigned(kind, a), self.fp_unsigned(kind, b));
                // A constant has its sign with it.
                let minus = |t: &mut Terms, x: Term, of: Term, flipped: bool| match (
                    t.is_const(of),
                    flipped,
                ) {
                    (true, true) => Some(x),
                    (true, false) => Some(t.fp_negated(kind, x)),
                    (false, true) => Some(x),
                    (false, false) => None,
                };
                let moves = fx && !self.is_const(a) || fy && !self.is_const(b);
                let (p, q) = (minus(self, x, a, fx)?, minus(self, y, b, fy)?);
                moves.then(|| self.fp(op, kind, &[q, p]))
            }
            _ => None,
        }
    }

    /// Of a fused product the two factors are written without signs, but for one on the first if their product has one.
    fn fp_signs_of_fma(&mut self, op: FpOp, kind: FloatKind, [a, b, c]: [Term; 3]) -> Option<Term> {
        let ((x, fx), (y, fy)) = (self.fp_unsigned(kind, a), self.fp_unsigned(kind, b));
        let (first, second) = match self.fp_stands_before(y, x) {
            true => (y, x),
            false => (x, y),
        };
        let first = match fx ^ fy {
            true => self.fp_negated(kind, first),
            false => first,
        };
        let same = (a, b) == (first, second) || (b, a) == (first, second);
        (!same).then(|| self.fp(op, kind, &[first, second, c]))
    }

    /// The order of operands by which signs are placed: the same for both sides of a query, whose choices are other variables.
    fn fp_stands_before(&self, x: Term, y: Term) -> bool {
        (self.shape(x), x) < (self.shape(y), y)
    }

    /// Sums whose signs can be moved: of two negated numbers, or of one and a constant; and of two differences of the same
    /// numbers the one that begins with the later number.
    pub(super) fn fp_signs_of_sum(
        &mut self,
        r: Rounding,
        kind: FloatKind,
        [a, b]: [Term; 2],
    ) -> Option<Term> {
        // Other directions would round otherwise.
        if matches!(r, Rounding::Down | Rounding::Up) {
            return None;
        }
        let ((x, fx), (y, fy)) = (self.fp_unsigned(kind, a), self.fp_unsigned(kind, b));
        let moves = match (self.is_const(a), self.is_const(b)) {
            (true, false) => fy,
            (false, true) => fx,
            (false, false) => {
                fx && (fy || self.fp_stands_before(x, y)) || fy && self.fp_stands_before(y, x)
            }
            (true, true) => false,
        };
        if !moves {
            return None;
        }
        let p = if fx { x } else { self.fp_negated(kind, x) };
        let q = if fy { y } else { self.fp_negated(kind, y) };
        Some(self.fp_minus_of_sum(r, kind, p, q))
    }

    /// `-p + -q`.
    pub(super) fn fp_minus_of_sum(
        &mut self,
        r: Rounding,
        kind: FloatKind,
        p: Term,
        q: Term,
    ) -> Term {
        let sum = self.fp(FpOp::Add(r), kind, &[p, q]);
        let (zero, minus_zero) = (
            self.from_bits(&ieee::pattern(kind, 0)),
            self.from_bits(&ieee::pattern(kind, ieee::sign_bit(kind))),
        );
        let (low, high) = (self.eq(p, zero), self.eq(q, zero));
        let both = self.and(low, high);
        let nothing = self.ite(both, minus_zero, zero);
        let w = kind.bits();
        let magnitude = self.extract(w - 2, 0, sum);
        let none = self.bits(w - 1, 0);
        let is_zero = self.eq(magnitude, none);
        let is_nan = self.fp_is_nan(kind, sum);
        let negated = self.fp_negated(kind, sum);
        let out = self.ite(is_zero, nothing, negated);
        self.ite(is_nan, sum, out)
    }

    /// Rounding and parts of a negated sum, as [`Terms::fp_minus_of_sum`] writes it.
    pub(super) fn fp_as_minus_of_sum(
        &mut self,
        kind: FloatKind,
        a: Term,
    ) -> Option<(Rounding, [Term; 2])> {
        let (core, true) = self.fp_sign_of_result(kind, a) else {
            return None;
        };
        let (&Op::Fp(FpOp::Add(r), k), &[p, q]) = (self.op(core), self.args(core)) else {
            return None;
        };
        (k == kind && self.fp_minus_of_sum(r, kind, p, q) == a).then_some((r, [p, q]))
    }

    /// What a number is the negation of, if it is written as one.
    pub(super) fn fp_as_negated(&self, kind: FloatKind, a: Term) -> Option<Term> {
        let sign = |t: Term| self.as_pattern(t) == Some(ieee::sign_bit(kind));
        match (self.op(a), self.args(a)) {
            (Op::BvXor, &[x, y]) if sign(x) => Some(y),
            (Op::BvXor, &[x, y]) if sign(y) => Some(x),
            // The same, taken apart.
            (Op::Concat, &[top, rest]) => {
                let x = self.fp_with_magnitude(kind, rest)?;
                let w = kind.bits();
                let (Op::BvNot, &[old]) = (self.op(top), self.args(top)) else {
                    return None;
                };
                let is_sign =
                    matches!(self.op(old), Op::Extract(h, l) if (*h, *l) == (w - 1, w - 1));
                (is_sign && self.args(old) == [x]).then_some(x)
            }
            _ => None,
        }
    }

    /// The number of which these are all bits but the sign.
    fn fp_with_magnitude(&self, kind: FloatKind, rest: Term) -> Option<Term> {
        match (self.op(rest), self.args(rest)) {
            (Op::Extract(h, l), &[x]) => ((*h, *l) == (kind.bits() - 2, 0)).then_some(x),
            _ => None,
        }
    }

    /// The number of which this is the absolute value, written as one.
    fn fp_as_magnitude(&self, kind: FloatKind, a: Term) -> Option<Term> {
        match (self.op(a), self.args(a)) {
            (Op::Concat, &[top, rest]) if self.as_pattern(top) == Some(0) => {
                self.fp_with_magnitude(kind, rest)
            }
            (Op::Zext, &[rest]) => self.fp_with_magnitude(kind, rest),
            _ => None,
        }
    }

    fn fp_is_nan_constant(&self, kind: FloatKind, a: Term) -> bool {
        self.as_pattern(a).is_some_and(|v| ieee::is_nan(kind, v))
    }
}

/// The operation that rounds negated results alike.
fn mirrored(op: FpOp) -> FpOp {
    let turned = |r| match r {
        Rounding::Up => Rounding::Down,
        Rounding::Down => Rounding::Up,
        other => other,
    };
    match op {
        FpOp::Mul(r) => FpOp::Mul(turned(r)),
        FpOp::Div(r) => FpOp::Div(turned(r)),
        FpOp::Round(r) => FpOp::Round(turned(r)),
        FpOp::Convert(to, r) => FpOp::Convert(to, turned(r)),
        other => other,
    }
}
