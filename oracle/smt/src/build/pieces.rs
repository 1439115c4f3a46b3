//! Pieces of bit vectors: concatenation, extraction, extension.
//!
//! A concatenation is right-leaning, its pieces are as large as they can be
//! (neighbouring extractions of one term and neighbouring constants merge), and a
//! leading zero is a zero extension. Extraction goes to the piece it is about.

use super::super::arith;
use super::super::term::{Op, Sort, Term, Terms};
use super::{DEPTH, poly::MONOMIALS};
use smallvec::SmallVec;

/// Pieces of one concatenation that rules look at together.
pub(super) const PIECES: usize = 32;

/// Pieces, highest first.
pub(super) type Pieces = SmallVec<[Term; 8]>;

impl Terms {
    /// Pieces of a term, highest first; at most `limit` more, the last one taking what is left.
    pub(super) fn pieces(&mut self, t: Term, limit: usize) -> Pieces {
        let (mut out, mut rest) = (Pieces::new(), t);
        while out.len() < limit {
            match (self.op(rest), self.args(rest)) {
                (Op::Concat, &[h, l]) => {
                    out.push(h);
                    rest = l;
                }
                (Op::Zext, &[x]) => {
                    let w = self.width(rest) - self.width(x);
                    let zero = self.bits(w, 0);
                    out.push(zero);
                    rest = x;
                }
                _ => break,
            }
        }
        out.push(rest);
        out
    }

    /// `high` above `low`.
    pub fn concat(&mut self, high: Term, low: Term) -> Term {
        let mut acc = low;
        let pieces = self.pieces(high, PIECES);
        for &p in pieces.iter().rev() {
            acc = self.concat_piece(p, acc);
        }
        acc
    }

    /// A single piece above a normal term.
    fn concat_piece(&mut self, piece: Term, low: Term) -> Term {
        let (next, rest) = match (self.op(low), self.args(low)) {
            (Op::Concat, &[h, l]) => (h, Some(l)),
            (Op::Zext, &[x]) => {
                let w = self.width(low) - self.width(x);
                (self.bits(w, 0), Some(x))
            }
            _ => (low, None),
        };
        if let Some(merged) = self.merge(piece, next) {
            return match rest {
                Some(l) => self.concat_piece(merged, l),
                None => merged,
            };
        }
        let w = self.width(piece) + self.width(low);
        if self.is_zero(piece) {
            return self.intern(Op::Zext, Sort::Bits(w), &[low]);
        }
        self.intern(Op::Concat, Sort::Bits(w), &[piece, low])
    }

    /// Two neighbours as one piece.
    fn merge(&mut self, high: Term, low: Term) -> Option<Term> {
        if let (Some(h), Some(l)) = (self.as_bits(high), self.as_bits(low)) {
            return Some(self.from_bits(&arith::concat(&h, &l)));
        }
        let (Op::Extract(h2, l2), Op::Extract(h1, l1)) = (self.op(high), self.op(low)) else {
            return None;
        };
        let (h2, l2, h1, l1) = (*h2, *l2, *h1, *l1);
        let x = self.args(high)[0];
        (x == self.args(low)[0] && l2 == h1 + 1).then(|| self.extract(h2, l1, x))
    }

    /// Bits `high..=low`.
    pub fn extract(&mut self, high: u32, low: u32, a: Term) -> Term {
        self.extract_at(high, low, a, DEPTH)
    }

    fn extract_at(&mut self, high: u32, low: u32, a: Term, depth: u32) -> Term {
        if low == 0 && high + 1 == self.width(a) {
            return a;
        }
        let (op, sort) = (Op::Extract(high, low), Sort::Bits(high - low + 1));
        if let Some(t) = self.fold_choice(&op, sort, &[a]) {
            return t;
        }
        let simpler = match (self.op(a).clone(), self.args(a)) {
            (Op::Extract(_, l), &[x]) => Some(self.extract_at(high + l, low + l, x, depth)),
            (Op::Concat, &[h, l]) => Some(self.extract_concat(high, low, h, l, depth)),
            (Op::Zext, &[x]) => {
                let zero = self.bits(self.width(a) - self.width(x), 0);
                Some(self.extract_concat(high, low, zero, x, depth))
            }
            (Op::Sext, &[x]) => Some(self.extract_sext(high, low, x, depth)),
            _ if depth == 0 => None,
            (Op::BvMul, &[x, k]) => self
                .extract_product(high, low, x, k, depth)
                .or_else(|| self.narrow(high, low, a, depth)),
            (Op::BvAdd | Op::BvNeg, _) => self.narrow(high, low, a, depth),
            (Op::BvNot, &[x]) => {
                let e = self.extract_at(high, low, x, depth - 1);
                Some(self.bvnot(e))
            }
            (Op::BvAnd | Op::BvOr | Op::BvXor, &[x, y]) => {
                let op = self.op(a).clone();
                let x = self.extract_at(high, low, x, depth - 1);
                let y = self.extract_at(high, low, y, depth - 1);
                Some(self.bitwise(op, x, y))
            }
            (Op::Ite, &[c, x, y]) if self.is_const(x) || self.is_const(y) => {
                let x = self.extract_at(high, low, x, depth - 1);
                let y = self.extract_at(high, low, y, depth - 1);
                Some(self.ite(c, x, y))
            }
            _ => None,
        };
        simpler.unwrap_or_else(|| self.intern(op, sort, &[a]))
    }

    /// From a piece above another; goes along the pieces with a loop, because there can be many.
    fn extract_concat(
        &mut self,
        high: u32,
        low: u32,
        mut h: Term,
        mut l: Term,
        depth: u32,
    ) -> Term {
        let mut top = high;
        let mut out = Pieces::new();
        loop {
            let w = self.width(l);
            if low >= w {
                out.push(self.extract_at(top - w, low - w, h, depth));
                break;
            }
            if top >= w {
                out.push(self.extract_at(top - w, 0, h, depth));
                top = w - 1;
            }
            match (self.op(l), self.args(l)) {
                (Op::Concat, &[x, y]) => (h, l) = (x, y),
                _ => {
                    out.push(self.extract_at(top, low, l, depth));
                    break;
                }
            }
        }
        let Some(mut acc) = out.pop() else { return l };
        while let Some(p) = out.pop() {
            acc = self.concat(p, acc);
        }
        acc
    }

    fn extract_sext(&mut self, high: u32, low: u32, x: Term, depth: u32) -> Term {
        let (w, n) = (self.width(x), high - low + 1);
        if high < w {
            return self.extract_at(high, low, x, depth);
        }
        let kept = self.extract_at(w - 1, low.min(w - 1), x, depth);
        self.sext(kept, n)
    }

    /// From a product with a power of two, which is a shift.
    fn extract_product(
        &mut self,
        high: u32,
        low: u32,
        x: Term,
        k: Term,
        depth: u32,
    ) -> Option<Term> {
        let shift = arith::log2(&self.as_bits(k)?)?;
        if high < shift {
            return Some(self.bits(high - low + 1, 0));
        }
        if low >= shift {
            return Some(self.extract_at(high - shift, low - shift, x, depth - 1));
        }
        if low > 0 {
            let kept = self.extract_at(high - shift, 0, x, depth - 1);
            let zero = self.bits(shift - low, 0);
            return Some(self.concat(kept, zero));
        }
        None
    }

    /// The low bits of a sum or product of terms that are easily cut: the sum of the low bits.
    fn narrow(&mut self, high: u32, low: u32, a: Term, depth: u32) -> Option<Term> {
        if low > 0 {
            return None;
        }
        let p = self.poly(a);
        let factors = p.monomials.iter().flat_map(|m| m.factors.iter());
        let easy = factors.clone().all(|&f| {
            f != a
                && matches!(
                    self.op(f),
                    Op::Zext | Op::Sext | Op::Concat | Op::Extract(..)
                )
        });
        if !easy || p.monomials.len() > MONOMIALS || factors.count() > 2 * DEPTH as usize {
            return None;
        }
        let mut sum = self.from_bits(&arith::zext(&p.constant, high + 1));
        for m in p.monomials {
            let mut product = self.from_bits(&arith::zext(&m.coefficient, high + 1));
            for f in m.factors {
                let f = self.extract_at(high, 0, f, depth - 1);
                product = self.mul(product, f);
            }
            sum = self.add(sum, product);
        }
        Some(sum)
    }

    /// Zero extension to `width`, at least the present one.
    pub fn zext(&mut self, a: Term, width: u32) -> Term {
        if self.width(a) >= width {
            return a;
        }
        if let Some(t) = self.fold_choice(&Op::Zext, Sort::Bits(width), &[a]) {
            return t;
        }
        let zero = self.bits(width - self.width(a), 0);
        self.concat_piece(zero, a)
    }

    /// Sign extension to `width`, at least the present one.
    pub fn sext(&mut self, a: Term, width: u32) -> Term {
        if self.width(a) >= width {
            return a;
        }
        if let Some(t) = self.fold_choice(&Op::Sext, Sort::Bits(width), &[a]) {
            return t;
        }
        if *self.op(a) == Op::Sext {
            let x = self.args(a)[0];
            return self.sext(x, width);
        }
        if self.significant_bits(a) < self.width(a) {
            return self.zext(a, width);
        }
        self.intern(Op::Sext, Sort::Bits(width), &[a])
    }
    /// Zero extension or truncation.
    pub fn resize(&mut self, a: Term, width: u32) -> Term {
        if self.width(a) > width {
            self.extract(width - 1, 0, a)
        } else {
            self.zext(a, width)
        }
    }
    /// Sign extension or truncation.
    pub fn resize_signed(&mut self, a: Term, width: u32) -> Term {
        if self.width(a) > width {
            self.extract(width - 1, 0, a)
        } else {
            self.sext(a, width)
        }
    }
}
