//! The lesser and the greater of two numbers, as a choice on their order.
//!
//! `a < b ? a : b` and `b < a ? b : a` are the same number, and so are their opposites: where the operands are equal it does not
//! matter which arm is taken. Here the one whose operands stand in the order of their [shapes](Terms::shape) is kept. Against a
//! constant the comparison is with that constant, not with the next one.

use super::super::arith;
use super::super::term::{Op, Sort, Term, Terms};

impl Terms {
    /// The kept form of `c ? a : b` where that is the lesser or the greater of the numbers that `c` compares, and is not in
    /// that form yet.
    pub(super) fn ite_of_order(&mut self, c: Term, a: Term, b: Term) -> Option<Term> {
        let (x, y) = self.compared(c)?;
        if let Some(k) = self.as_bits(y) {
            // `x < k + 1` was `x <= k`; no number is below the least one, so that `k` does not wrap round.
            let k = arith::sub(&k, &arith::one(k.width()));
            let k = self.from_bits(&k);
            if !self.are_operands(c, (x, k), (a, b)) {
                return None;
            }
            let less = self.same_order(c, x, k);
            return Some(self.ite(less, a, b));
        }
        let key = |t: Term| (self.shape(t), t);
        if key(x) <= key(y) || !self.are_operands(c, (x, y), (a, b)) {
            return None;
        }
        let less = self.same_order(c, y, x);
        Some(self.ite(less, b, a))
    }

    /// What the lesser or greater of two numbers is, in the arm of a choice on `c`, where that orders them the other way round
    /// than the arm does.
    pub(super) fn under_reverse_order(&mut self, c: Term, arm: Term, holds: bool) -> Option<Term> {
        let (&Op::Ite, &[d, x, y]) = (self.op(arm), self.args(arm)) else {
            return None;
        };
        let (p, q) = self.compared(d)?;
        if self.op(c) != self.op(d) || self.compared(c) != Some((q, p)) {
            return None;
        }
        if holds {
            return Some(y);
        }
        // Then `p <= q`, and where they are equal so are both arms.
        self.are_operands(d, (p, q), (x, y)).then_some(x)
    }

    /// The operands of a strict order.
    fn compared(&self, c: Term) -> Option<(Term, Term)> {
        match (self.op(c), self.args(c)) {
            (Op::Ult | Op::Slt, &[x, y]) => Some((x, y)),
            _ => None,
        }
    }

    /// `x < y` by the order of `c`.
    fn same_order(&mut self, c: Term, x: Term, y: Term) -> Term {
        match self.op(c) {
            Op::Slt => self.slt(x, y),
            _ => self.ult(x, y),
        }
    }

    /// True if the arms are both operands of an order, either way round, as they are or both extended as the order takes them.
    fn are_operands(&mut self, c: Term, (x, y): (Term, Term), (a, b): (Term, Term)) -> bool {
        let Sort::Bits(w) = self.sort(a) else {
            return false;
        };
        if w < self.width(x) {
            return false;
        }
        let signed = *self.op(c) == Op::Slt;
        let [x, y] = [x, y].map(|t| match signed {
            true => self.sext(t, w),
            false => self.zext(t, w),
        });
        (a, b) == (x, y) || (a, b) == (y, x)
    }
}
