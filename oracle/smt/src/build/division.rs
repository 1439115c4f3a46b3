//! Quotients of what division undoes: products, quotients, widened numbers, shifted ones.
//!
//! Bit-blasted division is what a solver does worst, and what programs do with it is mostly one of these. A rule that holds only
//! where a product does not overflow says so with the very condition that makes the product poison, which a question about it
//! then has among its facts:
//!
//! ```text
//!   (x * 7) / 7   =  x  where  x <= MAX / 7,  else the quotient as it stands
//!   (x / 3) / 5   =  x / 15
//!   (x / y * y) / y = x / y,  (x / y * y) % y = 0
//!   a / (1 << n)  =  a >> n
//! ```

use super::super::arith;
use super::super::term::{Op, Term, Terms};
use tandem_ir::constant::Bits;

/// An extension to more bits, with or without sign.
type Extend = fn(&mut Terms, Term, u32) -> Term;

impl Terms {
    /// An unsigned quotient in a simpler form.
    pub(super) fn simpler_udiv(&mut self, a: Term, b: Term) -> Option<Term> {
        if let Some(t) = self.by_chosen_constant(a, b, Terms::udiv) {
            return Some(t);
        }
        let w = self.width(a);
        if let (Op::BvShl, &[one, n]) = (self.op(b), self.args(b))
            && self.is_one(one)
        {
            // Beyond the width the divisor is zero, and the quotient all ones.
            let limit = self.bits(w, u64::from(w));
            let (inside, shifted, ones) = (self.ult(n, limit), self.lshr(a, n), self.ones(w));
            return Some(self.ite(inside, shifted, ones));
        }
        if let Some(k) = self.as_bits(b)
            && let (Op::BvUdiv, &[x, first]) = (self.op(a), self.args(a))
            && let Some(first) = self.as_bits(first)
        {
            return Some(match product(&first, &k) {
                Some(both) => {
                    let both = self.from_bits(&both);
                    self.udiv(x, both)
                }
                None => self.bits(w, 0),
            });
        }
        if let Some(t) = self.quotient_of_widened(a, b) {
            return Some(t);
        }
        self.quotient_of_product(a, b)
    }

    /// A signed quotient in a simpler form.
    pub(super) fn simpler_sdiv(&mut self, a: Term, b: Term) -> Option<Term> {
        if let Some(t) = self.by_chosen_constant(a, b, Terms::sdiv) {
            return Some(t);
        }
        let Some(k) = self.as_bits(b) else {
            return self.signed_quotient_of_product(a, b);
        };
        let positive = |k: &Bits| !k.is_zero() && !arith::is_negative(k);
        if !positive(&k) {
            return None;
        }
        match (self.op(a), self.args(a)) {
            (Op::BvSdiv, &[x, first]) => {
                let first = self.as_bits(first).filter(positive)?;
                let both = product(&first, &k).filter(positive)?;
                let both = self.from_bits(&both);
                Some(self.sdiv(x, both))
            }
            (Op::BvMul, &[x, y]) => {
                let x = match (x == b, y == b) {
                    (true, _) => y,
                    (_, true) => x,
                    _ => return None,
                };
                let w = self.width(a);
                let least = self.from_bits(&arith::power(w, w - 1));
                let most = self.bvnot(least);
                let (low, high) = (self.sdiv(least, b), self.sdiv(most, b));
                let (below, above) = (self.slt(x, low), self.slt(high, x));
                let overflows = self.or(below, above);
                let plain = self.same_width(Op::BvSdiv, &[a, b]);
                Some(self.ite(overflows, plain, x))
            }
            _ => None,
        }
    }

    /// A quotient by one of two constants as one of two quotients.
    fn by_chosen_constant(
        &mut self,
        a: Term,
        b: Term,
        divide: fn(&mut Terms, Term, Term) -> Term,
    ) -> Option<Term> {
        let (c, x, y) = self.as_constant_choice(b)?;
        let (x, y) = (divide(self, a, x), divide(self, a, y));
        Some(self.ite(c, x, y))
    }

    /// The quotient of numbers of few bits, in as many bits.
    fn quotient_of_widened(&mut self, a: Term, b: Term) -> Option<Term> {
        let w = self.width(a);
        let n = self
            .significant_bits(a)
            .max(self.significant_bits(b))
            .max(1);
        if n >= w {
            return None;
        }
        let (x, y) = (self.extract(n - 1, 0, a), self.extract(n - 1, 0, b));
        let q = self.udiv(x, y);
        let (zero, ones) = (self.bits(n, 0), self.ones(w));
        let (by_zero, q) = (self.eq(y, zero), self.zext(q, w));
        Some(self.ite(by_zero, ones, q))
    }

    /// `(x * y) / y`, and `(x * 12) / 4` as `x * 3`, where the product does not overflow.
    fn quotient_of_product(&mut self, a: Term, b: Term) -> Option<Term> {
        let (Op::BvMul, &[p, q]) = (self.op(a), self.args(a)) else {
            return None;
        };
        let w = self.width(a);
        let (x, k) = if self.is_const(p) { (q, p) } else { (p, q) };
        let (fits, quotient) = match (self.as_bits(k), self.as_bits(b)) {
            (Some(factor), Some(divisor)) if !divisor.is_zero() => {
                let (times, rest) = arith::udiv_rem(&factor, &divisor);
                if !rest.is_zero() || factor.is_zero() {
                    return None;
                }
                let ones = self.ones(w);
                let most = self.udiv(ones, k);
                let overflows = self.ult(most, x);
                let times = self.from_bits(&times);
                (self.not(overflows), self.mul(x, times))
            }
            (None, None) => {
                let other = self.other_factor(a, b)?;
                if self.is_division(Op::BvUdiv, other, b) {
                    return Some(other);
                }
                let zero = self.bits(w, 0);
                let (whole, by_zero) = (self.fits(a, Terms::zext), self.eq(b, zero));
                let divides = self.not(by_zero);
                (self.and(whole, divides), other)
            }
            _ => return None,
        };
        let plain = self.same_width(Op::BvUdiv, &[a, b]);
        Some(self.ite(fits, quotient, plain))
    }

    /// `(x * y) / y` with signs, where the product does not overflow, and `(x / y * y) / y`.
    fn signed_quotient_of_product(&mut self, a: Term, b: Term) -> Option<Term> {
        let other = self.other_factor(a, b)?;
        let w = self.width(a);
        let zero = self.bits(w, 0);
        let by_zero = self.eq(b, zero);
        let mut exact = self.not(by_zero);
        if !self.is_division(Op::BvSdiv, other, b) {
            let whole = self.fits(a, Terms::sext);
            exact = self.and(whole, exact);
        }
        let plain = self.same_width(Op::BvSdiv, &[a, b]);
        Some(self.ite(exact, other, plain))
    }

    /// A remainder of a multiple of the divisor: zero where the product does not overflow, which `x / y * y` never does.
    pub(super) fn remainder_of_product(&mut self, op: &Op, a: Term, b: Term) -> Option<Term> {
        let other = self.other_factor(a, b)?;
        let w = self.width(a);
        let zero = self.bits(w, 0);
        let (division, extend): (Op, Extend) = match op {
            Op::BvUrem => (Op::BvUdiv, Terms::zext),
            _ => (Op::BvSdiv, Terms::sext),
        };
        if self.is_division(division, other, b) {
            return Some(zero);
        }
        let whole = self.fits(a, extend);
        let plain = self.same_width(op.clone(), &[a, b]);
        Some(self.ite(whole, zero, plain))
    }

    /// What a product multiplies a divisor by that is no constant.
    fn other_factor(&self, a: Term, b: Term) -> Option<Term> {
        match (self.op(a), self.args(a)) {
            (Op::BvMul, &[p, q]) if !self.is_const(b) && b == p => Some(q),
            (Op::BvMul, &[p, q]) if !self.is_const(b) && b == q => Some(p),
            _ => None,
        }
    }

    fn is_division(&self, op: Op, t: Term, by: Term) -> bool {
        *self.op(t) == op && self.args(t).get(1) == Some(&by)
    }

    /// True if a product is the same in twice the bits.
    fn fits(&mut self, product: Term, extend: Extend) -> Term {
        let w = self.width(product);
        let (p, q) = (self.args(product)[0], self.args(product)[1]);
        let (wp, wq) = (extend(self, p, 2 * w), extend(self, q, 2 * w));
        let (wide, again) = (self.mul(wp, wq), extend(self, product, 2 * w));
        self.eq(wide, again)
    }

    /// What ties quotient and remainder of the same numbers together, for those of which both occur: `a = a / b * b + a % b`.
    pub fn division_facts(&mut self, roots: &[Term]) -> Vec<Term> {
        let all = self.reachable(roots);
        let mut out = Vec::new();
        for &q in &all {
            let remainder = match self.op(q) {
                Op::BvUdiv => Op::BvUrem,
                Op::BvSdiv => Op::BvSrem,
                _ => continue,
            };
            let &[a, b] = self.args(q) else { continue };
            let r = all
                .iter()
                .copied()
                .find(|&t| *self.op(t) == remainder && self.args(t) == [a, b]);
            let Some(r) = r else { continue };
            let product = self.mul(q, b);
            let whole = self.add(product, r);
            out.push(self.eq(whole, a));
        }
        out
    }
}

/// The product of two constants, if it fits their width.
fn product(a: &Bits, b: &Bits) -> Option<Bits> {
    let w = a.width();
    let wide = arith::mul(&arith::zext(a, 2 * w), &arith::zext(b, 2 * w));
    (arith::bit_length(&wide) <= w).then(|| arith::mul(a, b))
}
