//! Equality and order.
//!
//! Only `Eq`, `Ult` and `Slt` are ever built; the others are negations of them, and
//! an order against a constant has the constant on the right. Equations between
//! sums are brought to one form by moving everything that cancels, equations between
//! pieces fall apart, and choices between constants are looked through.

use super::super::arith;
use super::super::term::{Op, Sort, Term, Terms};
use super::poly::{MONOMIALS, Poly};
use tandem_ir::constant::Bits;

/// How often a rule may put the question to an argument.
const STEPS: u32 = 8;

impl Terms {
    /// `a == b`, for terms of one sort.
    pub fn eq(&mut self, a: Term, b: Term) -> Term {
        match self.sort(a) {
            Sort::Bool => self.eq_truth(a, b),
            Sort::Bits(_) => self.eq_bits(a, b, STEPS),
        }
    }
    /// `a != b`
    pub fn ne(&mut self, a: Term, b: Term) -> Term {
        let e = self.eq(a, b);
        self.not(e)
    }

    fn eq_truth(&mut self, a: Term, b: Term) -> Term {
        if a == b {
            return Terms::TRUE;
        }
        if self.is_negation(a, b) {
            return Terms::FALSE;
        }
        for (x, y) in [(a, b), (b, a)] {
            if x == Terms::TRUE {
                return y;
            }
            if x == Terms::FALSE {
                return self.not(y);
            }
            if *self.op(x) == Op::Not {
                let inner = self.args(x)[0];
                let e = self.eq_truth(inner, y);
                return self.not(e);
            }
        }
        let (a, b) = (a.min(b), a.max(b));
        self.intern(Op::Eq, Sort::Bool, &[a, b])
    }

    fn eq_bits(&mut self, a: Term, b: Term, steps: u32) -> Term {
        if a == b {
            return Terms::TRUE;
        }
        if self.is_const(a) && self.is_const(b) {
            return Terms::FALSE;
        }
        if steps > 0
            && (self.is_arithmetic(a) || self.is_arithmetic(b))
            && let Some(t) = self.eq_linear(a, b, steps - 1)
        {
            return t;
        }
        self.eq_shapes(a, b, steps)
    }

    /// Equality by what the sides are made of, sums not looked into.
    fn eq_shapes(&mut self, a: Term, b: Term, steps: u32) -> Term {
        if a == b {
            return Terms::TRUE;
        }
        let (a, b) = if self.is_const(a) { (b, a) } else { (a, b) };
        let simpler = match (self.as_bits(b), steps) {
            (Some(k), 1..) => self.eq_constant(a, b, &k, steps - 1),
            (None, 1..) => self.eq_parts(a, b, steps - 1),
            _ => None,
        };
        simpler.unwrap_or_else(|| self.eq_node(a, b))
    }

    /// The node itself; on one bit always against 1.
    fn eq_node(&mut self, a: Term, b: Term) -> Term {
        if self.width(a) == 1 && self.is_zero(b) {
            let one = self.bits(1, 1);
            let e = self.intern(Op::Eq, Sort::Bool, &[a, one]);
            return self.not(e);
        }
        let (a, b) = if self.is_const(b) {
            (a, b)
        } else {
            (a.min(b), a.max(b))
        };
        self.intern(Op::Eq, Sort::Bool, &[a, b])
    }

    /// A term that is no constant against one.
    fn eq_constant(&mut self, a: Term, b: Term, k: &Bits, steps: u32) -> Option<Term> {
        let (bound, shift) = (self.significant_bits(a), self.trailing_zero_bits(a));
        if arith::bit_length(k) > bound || arith::trailing_zeros(k) < shift {
            return Some(Terms::FALSE);
        }
        match (self.op(a).clone(), self.args(a)) {
            (Op::Ite, &[c, x, y]) if self.is_const(x) || self.is_const(y) => {
                let (x, y) = (self.eq_bits(x, b, steps), self.eq_bits(y, b, steps));
                Some(self.ite(c, x, y))
            }
            (Op::Zext, &[x]) => Some(self.eq_low(x, k, steps)),
            (Op::Sext, &[x]) => {
                let low = arith::zext(k, self.width(x));
                match arith::sext(&low, k.width()) == *k {
                    true => Some(self.eq_low(x, k, steps)),
                    false => Some(Terms::FALSE),
                }
            }
            (Op::BvNot, &[x]) => {
                let k = self.from_bits(&arith::not(k));
                Some(self.eq_bits(x, k, steps))
            }
            (Op::Concat, &[h, l]) => {
                let w = self.width(l);
                let high = self.from_bits(&arith::extract(k.width() - 1, w, k));
                let high = self.eq_bits(h, high, STEPS);
                // Pieces are finitely many: this does not use up steps.
                let low = self.eq_low(l, k, steps + 1);
                Some(self.and(high, low))
            }
            (op @ (Op::BvXor | Op::BvAnd | Op::BvOr), &[x, y]) => {
                self.eq_bitwise(&op, x, y, k, steps)
            }
            _ => None,
        }
    }

    /// A narrower term against the low bits of a constant.
    fn eq_low(&mut self, x: Term, k: &Bits, steps: u32) -> Term {
        let k = self.from_bits(&arith::zext(k, self.width(x)));
        self.eq_bits(x, k, steps)
    }

    fn eq_bitwise(&mut self, op: &Op, x: Term, y: Term, k: &Bits, steps: u32) -> Option<Term> {
        if let Some(c) = self.as_bits(y) {
            return match op {
                Op::BvXor => {
                    let k = self.from_bits(&arith::xor(k, &c));
                    Some(self.eq_bits(x, k, steps))
                }
                Op::BvAnd if !arith::and(k, &arith::not(&c)).is_zero() => Some(Terms::FALSE),
                Op::BvOr if !arith::and(&c, &arith::not(k)).is_zero() => Some(Terms::FALSE),
                _ => None,
            };
        }
        match op {
            Op::BvXor if k.is_zero() => Some(self.eq_bits(x, y, steps)),
            Op::BvAnd if !arith::is_ones(k) => None,
            Op::BvOr if !k.is_zero() => None,
            Op::BvXor => None,
            _ => {
                let k = self.from_bits(k);
                let (x, y) = (self.eq_bits(x, k, steps), self.eq_bits(y, k, steps));
                Some(self.and(x, y))
            }
        }
    }

    /// Two terms that are no constants.
    fn eq_parts(&mut self, a: Term, b: Term, steps: u32) -> Option<Term> {
        match (
            self.op(a).clone(),
            self.args(a),
            self.op(b).clone(),
            self.args(b),
        ) {
            (Op::Zext, &[x], Op::Zext, &[y]) => {
                let w = self.width(x).max(self.width(y));
                let (x, y) = (self.zext(x, w), self.zext(y, w));
                Some(self.eq_bits(x, y, steps))
            }
            (Op::Sext, &[x], Op::Sext, &[y]) => {
                let w = self.width(x).max(self.width(y));
                let (x, y) = (self.sext(x, w), self.sext(y, w));
                Some(self.eq_bits(x, y, steps))
            }
            (Op::Concat, _, Op::Concat | Op::Zext, _) | (Op::Zext, _, Op::Concat, _) => {
                self.eq_pieces(a, b, steps)
            }
            (Op::BvNot, &[x], Op::BvNot, &[y]) => Some(self.eq_bits(x, y, steps)),
            (Op::BvXor, &[x, y], _, _) if x == b || y == b => self.eq_other_zero(x, y, b, steps),
            (_, _, Op::BvXor, &[x, y]) if x == a || y == a => self.eq_other_zero(x, y, a, steps),
            (Op::Ite, &[c, x, y], Op::Ite, &[d, p, q]) if c == d => {
                let (x, y) = (self.eq_bits(x, p, steps), self.eq_bits(y, q, steps));
                Some(self.ite(c, x, y))
            }
            (Op::Ite, &[c, x, y], _, _) if x == b || y == b => self.eq_arm(c, x, y, b, steps),
            (_, _, Op::Ite, &[c, x, y]) if x == a || y == a => self.eq_arm(c, x, y, a, steps),
            _ => None,
        }
    }

    /// `x ^ y == t` where one of them is `t`.
    fn eq_other_zero(&mut self, x: Term, y: Term, t: Term, steps: u32) -> Option<Term> {
        let (other, zero) = (if x == t { y } else { x }, self.zero_like(t));
        Some(self.eq_bits(other, zero, steps))
    }

    /// `(c ? x : y) == t` where one arm is `t`.
    fn eq_arm(&mut self, c: Term, x: Term, y: Term, t: Term, steps: u32) -> Option<Term> {
        let (x, y) = (self.eq_bits(x, t, steps), self.eq_bits(y, t, steps));
        Some(self.ite(c, x, y))
    }

    /// Concatenations that are cut at the same place.
    fn eq_pieces(&mut self, a: Term, b: Term, steps: u32) -> Option<Term> {
        let (x, y) = (self.pieces(a, 1), self.pieces(b, 1));
        if self.width(x[0]) != self.width(y[0]) || x.len() != 2 || y.len() != 2 {
            return None;
        }
        let high = self.eq_bits(x[0], y[0], steps);
        let low = self.eq_bits(x[1], y[1], steps + 1);
        Some(self.and(high, low))
    }

    /// Both sides as polynomials: what cancels goes, the rest has one form.
    fn eq_linear(&mut self, a: Term, b: Term, steps: u32) -> Option<Term> {
        let w = self.width(a);
        let mut p = self.poly(a);
        p.add_scaled(&self.poly(b), &arith::ones(w));
        if p.monomials.is_empty() {
            return Some(self.bool(p.constant.is_zero()));
        }
        if p.monomials.len() > MONOMIALS {
            return None;
        }
        if p.common_shift() > arith::trailing_zeros(&p.constant) {
            return Some(Terms::FALSE);
        }
        if let Some(t) = self.eq_single(&p, steps) {
            return Some(t);
        }
        let (left, right) = sides(&p);
        let (left, right) = (self.term_of(&left), self.term_of(&right));
        let sums = [left, right].iter().any(|&t| self.is_arithmetic(t));
        Some(if sums {
            self.eq_node_of_sums(left, right)
        } else {
            self.eq_shapes(left, right, steps)
        })
    }

    fn eq_node_of_sums(&mut self, a: Term, b: Term) -> Term {
        let (a, b) = if self.is_const(a) { (b, a) } else { (a, b) };
        self.eq_node(a, b)
    }

    /// One monomial with an odd coefficient: solved for.
    fn eq_single(&mut self, p: &Poly, steps: u32) -> Option<Term> {
        let [m] = &p.monomials[..] else { return None };
        let inverse = arith::inverse(&m.coefficient)?;
        let k = arith::neg(&arith::mul(&p.constant, &inverse));
        let k = self.from_bits(&k);
        let one = arith::one(p.constant.width());
        let mut x = Poly {
            monomials: p.monomials.clone(),
            constant: arith::zero(one.width()),
        };
        x.monomials[0].coefficient = one;
        let t = self.term_of(&x);
        Some(match self.is_arithmetic(t) {
            true => self.eq_node(t, k),
            false => self.eq_shapes(t, k, steps),
        })
    }

    /// Unsigned `a < b`.
    pub fn ult(&mut self, a: Term, b: Term) -> Term {
        if a == b || self.is_zero(b) || self.is_all_ones(a) {
            return Terms::FALSE;
        }
        if let Some(t) = self.fold_choice(&Op::Ult, Sort::Bool, &[a, b]) {
            return t;
        }
        if self.is_zero(a) || self.is_one(b) || self.is_all_ones(b) || self.width(a) == 1 {
            return self.ult_edge(a, b);
        }
        if let Some(k) = self.as_bits(a) {
            if arith::bit_length(&arith::add(&k, &arith::one(k.width()))) > self.significant_bits(b)
            {
                return Terms::FALSE;
            }
            let next = self.from_bits(&arith::add(&k, &arith::one(k.width())));
            let less = self.ult(b, next);
            return self.not(less);
        }
        if let Some(k) = self.as_bits(b)
            && arith::bit_length(&k) > self.significant_bits(a)
        {
            return Terms::TRUE;
        }
        if let Some(t) = self.ult_pieces(a, b) {
            return t;
        }
        self.intern(Op::Ult, Sort::Bool, &[a, b])
    }

    /// Orders that are equations.
    fn ult_edge(&mut self, a: Term, b: Term) -> Term {
        if self.is_zero(a) || self.is_all_ones(b) {
            return self.ne(a, b);
        }
        let zero = self.zero_like(a);
        let low = self.eq(a, zero);
        if self.is_one(b) {
            return low;
        }
        let high = self.ne(b, zero);
        self.and(low, high)
    }

    /// Orders that narrower terms decide.
    fn ult_pieces(&mut self, a: Term, b: Term) -> Option<Term> {
        let n = self
            .significant_bits(a)
            .max(self.significant_bits(b))
            .max(1);
        if n < self.width(a) {
            let (x, y) = (self.extract(n - 1, 0, a), self.extract(n - 1, 0, b));
            return Some(self.ult(x, y));
        }
        match (self.op(a), self.args(a), self.op(b), self.args(b)) {
            (Op::Sext, &[x], Op::Sext, &[y]) if self.width(x) == self.width(y) => {
                Some(self.ult(x, y))
            }
            (Op::Concat, &[h, x], Op::Concat, &[g, y]) if h == g => Some(self.ult(x, y)),
            (Op::BvNot, &[x], Op::BvNot, &[y]) => Some(self.ult(y, x)),
            _ => None,
        }
    }

    /// Unsigned `a <= b`.
    pub fn ule(&mut self, a: Term, b: Term) -> Term {
        let t = self.ult(b, a);
        self.not(t)
    }

    /// Signed `a < b`.
    pub fn slt(&mut self, a: Term, b: Term) -> Term {
        if a == b {
            return Terms::FALSE;
        }
        if let Some(t) = self.fold_choice(&Op::Slt, Sort::Bool, &[a, b]) {
            return t;
        }
        let w = self.width(a);
        if self.is_zero(b) {
            return self.is_negative(a);
        }
        if self.is_all_ones(a) {
            let n = self.is_negative(b);
            return self.not(n);
        }
        if let Some(t) = self.slt_extreme(a, b) {
            return t;
        }
        let (x, y) = (self.significant_bits(a), self.significant_bits(b));
        if x < w && y < w {
            return self.ult(a, b);
        }
        if let (Op::Sext, &[x], Op::Sext, &[y]) =
            (self.op(a), self.args(a), self.op(b), self.args(b))
        {
            let n = self.width(x).max(self.width(y));
            let (x, y) = (self.sext(x, n), self.sext(y, n));
            return self.slt(x, y);
        }
        if let Some(k) = self.as_bits(a) {
            let next = self.from_bits(&arith::add(&k, &arith::one(w)));
            let less = self.slt(b, next);
            return self.not(less);
        }
        if let Some(t) = self.slt_sext_constant(a, b) {
            return t;
        }
        self.intern(Op::Slt, Sort::Bool, &[a, b])
    }

    /// Against the least or the greatest number.
    fn slt_extreme(&mut self, a: Term, b: Term) -> Option<Term> {
        let least = arith::power(self.width(a), self.width(a) - 1);
        let greatest = arith::not(&least);
        let (x, y) = (self.as_bits(a), self.as_bits(b));
        if y.as_ref() == Some(&least) || x.as_ref() == Some(&greatest) {
            return Some(Terms::FALSE);
        }
        if x.as_ref() == Some(&least) || y.as_ref() == Some(&greatest) {
            return Some(self.ne(a, b));
        }
        None
    }

    /// A sign extension against a constant on its right.
    fn slt_sext_constant(&mut self, a: Term, b: Term) -> Option<Term> {
        let (Op::Sext, &[x]) = (self.op(a), self.args(a)) else {
            return None;
        };
        let k = self.as_bits(b)?;
        let low = arith::zext(&k, self.width(x));
        if arith::sext(&low, k.width()) == k {
            let low = self.from_bits(&low);
            return Some(self.slt(x, low));
        }
        Some(self.bool(!arith::is_negative(&k)))
    }

    /// Signed `a <= b`.
    pub fn sle(&mut self, a: Term, b: Term) -> Term {
        let t = self.slt(b, a);
        self.not(t)
    }

    /// The sign bit as a boolean.
    pub fn is_negative(&mut self, a: Term) -> Term {
        let w = self.width(a);
        let b = self.extract(w - 1, w - 1, a);
        self.bit_to_bool(b)
    }
}

/// `p == 0` as an equation: the first monomial positive on the left, negative ones and the constant on the right.
fn sides(p: &Poly) -> (Poly, Poly) {
    let w = p.constant.width();
    let flip = p
        .monomials
        .first()
        .is_some_and(|m| arith::is_negative(&m.coefficient));
    let p = if flip {
        p.scaled(&arith::ones(w))
    } else {
        p.clone()
    };
    let (mut left, mut right) = (
        Poly {
            monomials: Vec::new(),
            constant: arith::zero(w),
        },
        Poly {
            monomials: Vec::new(),
            constant: arith::neg(&p.constant),
        },
    );
    for (i, mut m) in p.monomials.into_iter().enumerate() {
        if i > 0 && arith::is_negative(&m.coefficient) {
            m.coefficient = arith::neg(&m.coefficient);
            right.monomials.push(m);
        } else {
            left.monomials.push(m);
        }
    }
    (left, right)
}
