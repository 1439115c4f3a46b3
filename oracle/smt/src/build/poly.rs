//! Sums and products: a polynomial normal form modulo `2^n`.
//!
//! A bit vector is read as a polynomial over its atoms (terms that are neither sums
//! nor products), worked on, and written back in one fixed way: monomials sorted by
//! their factors, each as a left-leaning product with its coefficient last, summed
//! left-leaning with the constant last. Equal polynomials of moderate size are
//! therefore the same term. Polynomials of more than [`MONOMIALS`] monomials and
//! products of more than [`FACTORS`] factors stay as they were written.

use super::super::arith;
use super::super::term::{Op, Term, Terms};
use smallvec::SmallVec;
use tandem_ir::constant::Bits;

/// Monomials of a polynomial, without the constant.
pub(super) const MONOMIALS: usize = 16;
/// Factors of a monomial.
const FACTORS: usize = 6;

/// Sorted atoms, with repetitions.
pub(crate) type Factors = SmallVec<[Term; 2]>;

/// A product of atoms with a coefficient other than zero.
#[derive(Clone, Debug)]
pub(crate) struct Monomial {
    pub(crate) factors: Factors,
    pub(crate) coefficient: Bits,
}

/// A sum of monomials with different factors, sorted by these, and a constant.
#[derive(Clone, Debug)]
pub(crate) struct Poly {
    pub(crate) monomials: Vec<Monomial>,
    pub(crate) constant: Bits,
}

impl Poly {
    fn constant(c: Bits) -> Poly {
        Poly {
            monomials: Vec::new(),
            constant: c,
        }
    }
    fn width(&self) -> u32 {
        self.constant.width()
    }
    /// Adds `coefficient * factors`.
    fn insert(&mut self, factors: &[Term], coefficient: &Bits) {
        match self
            .monomials
            .binary_search_by(|m| m.factors[..].cmp(factors))
        {
            Ok(i) => {
                let m = &mut self.monomials[i];
                m.coefficient = arith::add(&m.coefficient, coefficient);
                if m.coefficient.is_zero() {
                    self.monomials.remove(i);
                }
            }
            Err(_) if coefficient.is_zero() => {}
            Err(i) => self.monomials.insert(
                i,
                Monomial {
                    factors: factors.into(),
                    coefficient: coefficient.clone(),
                },
            ),
        }
    }
    /// Adds `k * other`.
    pub(crate) fn add_scaled(&mut self, other: &Poly, k: &Bits) {
        self.constant = arith::add(&self.constant, &arith::mul(&other.constant, k));
        for m in &other.monomials {
            self.insert(&m.factors, &arith::mul(&m.coefficient, k));
        }
    }
    /// `k` times this.
    pub(crate) fn scaled(&self, k: &Bits) -> Poly {
        let mut out = Poly::constant(arith::zero(self.width()));
        out.add_scaled(self, k);
        out
    }
    fn product(&self, other: &Poly) -> Option<Poly> {
        let mut out = other.scaled(&self.constant);
        out.constant = arith::zero(self.width());
        out.add_scaled(self, &other.constant);
        for a in &self.monomials {
            for b in &other.monomials {
                let mut factors: Factors = a.factors.clone();
                factors.extend_from_slice(&b.factors);
                if factors.len() > FACTORS {
                    return None;
                }
                factors.sort_unstable();
                out.insert(&factors, &arith::mul(&a.coefficient, &b.coefficient));
            }
        }
        Some(out)
    }
    /// The largest `n` such that `2^n` divides every coefficient.
    pub(super) fn common_shift(&self) -> u32 {
        let shifts = self
            .monomials
            .iter()
            .map(|m| arith::trailing_zeros(&m.coefficient));
        shifts.min().unwrap_or(self.width())
    }
}

impl Terms {
    /// The term as a polynomial.
    pub(crate) fn poly(&self, t: Term) -> Poly {
        let w = self.width(t);
        let mut out = Poly::constant(arith::zero(w));
        let mut parts: SmallVec<[Term; MONOMIALS]> = SmallVec::new();
        let mut rest = t;
        while let (Op::BvAdd, &[x, y]) = (self.op(rest), self.args(rest)) {
            // A sum on the right, or one too many: not in normal form, so not looked into.
            if *self.op(y) == Op::BvAdd || parts.len() > MONOMIALS {
                out.insert(&[t], &arith::one(w));
                return out;
            }
            parts.push(y);
            rest = x;
        }
        parts.push(rest);
        for p in parts {
            self.add_part(p, &mut out);
        }
        out
    }

    /// Adds a summand that is not itself a sum.
    fn add_part(&self, t: Term, out: &mut Poly) {
        if let Some(c) = self.as_bits(t) {
            out.constant = arith::add(&out.constant, &c);
            return;
        }
        let w = self.width(t);
        let (factors, k) = match self.op(t) {
            Op::BvNeg => {
                let (f, k) = self.monomial(self.args(t)[0]);
                (f, arith::neg(&k))
            }
            // ~x is -x - 1.
            Op::BvNot => {
                let (f, k) = self.monomial(self.args(t)[0]);
                out.constant = arith::add(&out.constant, &arith::ones(w));
                (f, arith::neg(&k))
            }
            _ => self.monomial(t),
        };
        out.insert(&factors, &k);
    }

    /// Factors and coefficient of a product.
    fn monomial(&self, t: Term) -> (Factors, Bits) {
        let mut k = arith::one(self.width(t));
        let (mut factors, mut rest) = (Factors::new(), t);
        while let (Op::BvMul, &[x, y]) = (self.op(rest), self.args(rest)) {
            if *self.op(y) == Op::BvMul || factors.len() >= FACTORS {
                return (SmallVec::from_slice(&[t]), arith::one(self.width(t)));
            }
            match self.as_bits(y) {
                Some(c) => k = arith::mul(&k, &c),
                None => factors.push(y),
            }
            rest = x;
        }
        factors.push(rest);
        factors.sort_unstable();
        (factors, k)
    }

    /// The term of a polynomial.
    pub(crate) fn term_of(&mut self, p: &Poly) -> Term {
        if let ([m], true) = (&p.monomials[..], arith::is_ones(&p.constant))
            && arith::is_ones(&m.coefficient)
        {
            let x = self.product_of(&m.factors);
            return self.same_width(Op::BvNot, &[x]);
        }
        let mut sum = None;
        for m in &p.monomials {
            let t = self.term_of_monomial(m);
            sum = Some(match sum {
                None => t,
                Some(s) => self.same_width(Op::BvAdd, &[s, t]),
            });
        }
        let c = self.from_bits(&p.constant);
        match sum {
            None => c,
            Some(s) if p.constant.is_zero() => s,
            Some(s) => self.same_width(Op::BvAdd, &[s, c]),
        }
    }

    fn product_of(&mut self, factors: &[Term]) -> Term {
        let mut t = factors[0];
        for &f in &factors[1..] {
            t = self.same_width(Op::BvMul, &[t, f]);
        }
        t
    }

    fn term_of_monomial(&mut self, m: &Monomial) -> Term {
        let t = self.product_of(&m.factors);
        if arith::is_one(&m.coefficient) {
            t
        } else if arith::is_ones(&m.coefficient) {
            self.same_width(Op::BvNeg, &[t])
        } else {
            let k = self.from_bits(&m.coefficient);
            self.same_width(Op::BvMul, &[t, k])
        }
    }

    /// True for terms that are read as more than one atom with coefficient 1.
    pub(super) fn is_arithmetic(&self, t: Term) -> bool {
        matches!(self.op(t), Op::BvAdd | Op::BvNeg | Op::BvNot | Op::BvMul)
    }

    /// `a + b`
    pub fn add(&mut self, a: Term, b: Term) -> Term {
        if self.is_zero(a) {
            return b;
        }
        if self.is_zero(b) {
            return a;
        }
        let one = arith::one(self.width(a));
        let mut p = self.poly(a);
        p.add_scaled(&self.poly(b), &one);
        if p.monomials.len() > MONOMIALS {
            return self.same_width(Op::BvAdd, &[a.min(b), a.max(b)]);
        }
        self.term_of(&p)
    }
    /// `a - b`
    pub fn sub(&mut self, a: Term, b: Term) -> Term {
        if a == b {
            return self.zero_like(a);
        }
        let n = self.neg(b);
        self.add(a, n)
    }
    /// `-a`
    pub fn neg(&mut self, a: Term) -> Term {
        let p = self.poly(a).scaled(&arith::ones(self.width(a)));
        self.term_of(&p)
    }
    /// `a * b`
    pub fn mul(&mut self, a: Term, b: Term) -> Term {
        let (p, q) = (self.poly(a), self.poly(b));
        let size = |p: &Poly| p.monomials.len() + usize::from(!p.constant.is_zero());
        if size(&p) == 0 || size(&q) == 0 {
            return self.zero_like(a);
        }
        let by_constant = p.monomials.is_empty() || q.monomials.is_empty();
        if (by_constant || size(&p) * size(&q) <= MONOMIALS)
            && let Some(r) = p.product(&q)
        {
            return self.term_of(&r);
        }
        self.same_width(Op::BvMul, &[a.min(b), a.max(b)])
    }
}
