//! Bitwise operations: short sorted chains, masks as pieces.
//!
//! Operands of one operation are flattened up to [`CHAIN`], sorted and freed of
//! repetitions, with one constant last. A constant of few runs of equal bits, and
//! operands with constant pieces, split the operation into pieces: a mask becomes a
//! zero extension of an extraction, and disjoint parts put together with `or` become
//! a concatenation.

use super::super::arith;
use super::super::term::{Op, Term, Terms};
use super::pieces::Pieces;
use smallvec::SmallVec;
use tandem_ir::constant::Bits;

/// Operands that rules look at together.
const CHAIN: usize = 8;
/// Runs of equal bits up to which a constant is taken apart.
const RUNS: usize = 6;
/// Pieces up to which operands are taken apart.
const SPLIT: usize = 16;

impl Terms {
    /// Bitwise and.
    pub fn bvand(&mut self, a: Term, b: Term) -> Term {
        self.bitwise(Op::BvAnd, a, b)
    }
    /// Bitwise or.
    pub fn bvor(&mut self, a: Term, b: Term) -> Term {
        self.bitwise(Op::BvOr, a, b)
    }
    /// Bitwise exclusive or.
    pub fn bvxor(&mut self, a: Term, b: Term) -> Term {
        self.bitwise(Op::BvXor, a, b)
    }
    /// Bitwise complement.
    pub fn bvnot(&mut self, a: Term) -> Term {
        let sort = self.sort(a);
        if let Some(t) = self.fold_choice(&Op::BvNot, sort, &[a]) {
            return t;
        }
        match (self.op(a), self.args(a)) {
            (Op::BvNot, &[x]) => x,
            (Op::BvAdd | Op::BvNeg | Op::BvMul, _) => {
                let (n, ones) = (self.neg(a), self.ones(self.width(a)));
                self.add(n, ones)
            }
            _ => match self.split_by_constants(Op::BvXor, a, None) {
                Some(t) => t,
                None => self.same_width(Op::BvNot, &[a]),
            },
        }
    }

    /// One of the three operations.
    pub(super) fn bitwise(&mut self, op: Op, a: Term, b: Term) -> Term {
        let sort = self.sort(a);
        if let Some(t) = self.fold_choice(&op, sort, &[a, b]) {
            return t;
        }
        if let Some(t) = self.bitwise_unit(&op, a, b) {
            return t;
        }
        let mut list: SmallVec<[Term; CHAIN]> = SmallVec::new();
        if !self.operands(&op, a, &mut list) || !self.operands(&op, b, &mut list) {
            return self.pair(op, a, b);
        }
        self.bitwise_chain(op, list, self.width(a))
    }

    /// Constants that decide or do nothing, and equal or opposite operands.
    fn bitwise_unit(&mut self, op: &Op, a: Term, b: Term) -> Option<Term> {
        if a == b {
            return Some(if *op == Op::BvXor {
                self.zero_like(a)
            } else {
                a
            });
        }
        for (x, k) in [(a, b), (b, a)] {
            let (zero, ones) = (self.is_zero(k), self.is_all_ones(k));
            match op {
                Op::BvAnd if zero => return Some(k),
                Op::BvAnd if ones => return Some(x),
                Op::BvOr if zero => return Some(x),
                Op::BvOr if ones => return Some(k),
                Op::BvXor if zero => return Some(x),
                Op::BvXor if ones => return Some(self.bvnot(x)),
                _ => {}
            }
            if *self.op(x) == Op::BvNot && self.args(x)[0] == k {
                let w = self.width(a);
                return Some(if *op == Op::BvAnd {
                    self.bits(w, 0)
                } else {
                    self.ones(w)
                });
            }
            if *op != Op::BvXor && self.absorbs(op, x, k) {
                return Some(x);
            }
        }
        if *op == Op::BvOr {
            return self.or_of_opposites(a, b);
        }
        None
    }

    /// `x | -x` is `(x & (x - 1)) - x`: all bits from the lowest one on.
    fn or_of_opposites(&mut self, a: Term, b: Term) -> Option<Term> {
        let sum = |t: &Terms, x: Term| matches!(t.op(x), Op::BvNeg | Op::BvMul | Op::BvAdd);
        if !sum(self, a) && !sum(self, b) || self.neg(a) != b {
            return None;
        }
        let x = match (sum(self, a), sum(self, b)) {
            (true, false) => b,
            (false, true) => a,
            _ => a.min(b),
        };
        let ones = self.ones(self.width(x));
        let below = self.add(x, ones);
        let rest = self.bvand(x, below);
        Some(self.sub(rest, x))
    }

    /// `x & (x | y)` and `x | (x & y)` are `x`.
    fn absorbs(&self, op: &Op, x: Term, k: Term) -> bool {
        let inner = if *op == Op::BvAnd {
            Op::BvOr
        } else {
            Op::BvAnd
        };
        *self.op(k) == inner && self.args(k).contains(&x)
    }

    /// Adds the operands of a chain; false if there are too many.
    fn operands(&self, op: &Op, t: Term, out: &mut SmallVec<[Term; CHAIN]>) -> bool {
        let mut rest = t;
        while self.op(rest) == op {
            let &[x, y] = self.args(rest) else { break };
            if out.len() >= CHAIN || self.op(y) == op {
                return false;
            }
            out.push(y);
            rest = x;
        }
        out.push(rest);
        out.len() <= CHAIN
    }

    fn bitwise_chain(&mut self, op: Op, list: SmallVec<[Term; CHAIN]>, width: u32) -> Term {
        let xor = op == Op::BvXor;
        let mut k = if op == Op::BvAnd {
            arith::ones(width)
        } else {
            arith::zero(width)
        };
        let mut terms: SmallVec<[Term; CHAIN]> = SmallVec::new();
        for mut t in list {
            if xor && *self.op(t) == Op::BvNot {
                t = self.args(t)[0];
                k = arith::not(&k);
            }
            match self.as_bits(t) {
                Some(c) => k = combine(&op, &k, &c),
                None => terms.push(t),
            }
        }
        terms.sort_unstable();
        if xor {
            cancel_pairs(&mut terms);
        } else {
            terms.dedup();
            let clash = |s: &Terms, x: Term| *s.op(x) == Op::BvNot && terms.contains(&s.args(x)[0]);
            if terms.iter().any(|&x| clash(self, x)) {
                return if op == Op::BvAnd {
                    self.bits(width, 0)
                } else {
                    self.ones(width)
                };
            }
        }
        let k = self.from_bits(&k);
        let Some((&first, rest)) = terms.split_first() else {
            return k;
        };
        let t = rest
            .iter()
            .fold(first, |acc, &x| self.pair(op.clone(), acc, x));
        self.pair(op, t, k)
    }

    /// Two operands, of which the first can be a chain.
    fn pair(&mut self, op: Op, a: Term, b: Term) -> Term {
        if let Some(t) = self.bitwise_unit(&op, a, b) {
            return t;
        }
        if let Some(t) = self.split_by_constants(op.clone(), a, Some(b)) {
            return t;
        }
        let late = self.is_const(b) || *self.op(a) == op;
        let (a, b) = if late || (a < b && !self.is_const(a)) {
            (a, b)
        } else {
            (b, a)
        };
        self.same_width(op, &[a, b])
    }

    /// The operation piece by piece, where constant pieces make that simpler; no second operand means all ones.
    fn split_by_constants(&mut self, op: Op, a: Term, b: Option<Term>) -> Option<Term> {
        let x = self.bit_pieces(a);
        let y = match b {
            Some(b) => self.bit_pieces(b),
            None => SmallVec::from_slice(&[self.ones(self.width(a))]),
        };
        let constant = x.iter().any(|&p| self.is_const(p))
            || b.is_some() && y.iter().any(|&p| self.is_const(p));
        if !constant || x.len() + y.len() <= 2 || x.len() + y.len() > SPLIT {
            return None;
        }
        let (x, y) = self.aligned(x, y);
        let mut acc = None;
        for (&p, &q) in x.iter().zip(&y).rev() {
            let t = match b {
                None => self.bvnot(p),
                Some(_) => self.bitwise(op.clone(), p, q),
            };
            acc = Some(match acc {
                None => t,
                Some(low) => self.concat(t, low),
            });
        }
        acc
    }

    /// Pieces for bitwise purposes: shifts are seen through, constants fall into runs.
    fn bit_pieces(&mut self, t: Term) -> Pieces {
        let mut out = Pieces::new();
        for p in self.pieces(t, SPLIT) {
            let runs = self.as_bits(p).map(|b| runs(&b));
            match runs {
                Some(r) if r.len() <= RUNS => {
                    for (set, width) in r {
                        out.push(if set {
                            self.ones(width)
                        } else {
                            self.bits(width, 0)
                        });
                    }
                }
                Some(_) => out.push(p),
                None => match self.as_shift(p) {
                    Some((x, k)) => {
                        let kept = self.extract(self.width(p) - 1 - k, 0, x);
                        out.extend(self.pieces(kept, SPLIT));
                        out.push(self.bits(k, 0));
                    }
                    None => out.push(p),
                },
            }
        }
        out
    }

    /// A product with a power of two.
    fn as_shift(&self, t: Term) -> Option<(Term, u32)> {
        let (Op::BvMul, &[x, k]) = (self.op(t), self.args(t)) else {
            return None;
        };
        let k = arith::log2(&self.as_bits(k)?)?;
        (k > 0).then_some((x, k))
    }

    /// Both lists cut at the boundaries of either.
    fn aligned(&mut self, x: Pieces, y: Pieces) -> (Pieces, Pieces) {
        // The highest piece last, where `pop` takes it.
        let reversed = |p: Pieces| p.into_iter().rev().collect::<Vec<_>>();
        let (mut x, mut y) = (reversed(x), reversed(y));
        let (mut p, mut q) = (Pieces::new(), Pieces::new());
        while let (Some(a), Some(b)) = (x.pop(), y.pop()) {
            let (wa, wb) = (self.width(a), self.width(b));
            let w = wa.min(wb);
            p.push(self.extract(wa - 1, wa - w, a));
            q.push(self.extract(wb - 1, wb - w, b));
            if wa > w {
                let rest = self.extract(wa - w - 1, 0, a);
                x.push(rest);
            }
            if wb > w {
                let rest = self.extract(wb - w - 1, 0, b);
                y.push(rest);
            }
        }
        (p, q)
    }
}

fn combine(op: &Op, a: &Bits, b: &Bits) -> Bits {
    match op {
        Op::BvAnd => arith::and(a, b),
        Op::BvOr => arith::or(a, b),
        _ => arith::xor(a, b),
    }
}

/// Removes equal neighbours pairwise.
fn cancel_pairs(sorted: &mut SmallVec<[Term; CHAIN]>) {
    let mut out: SmallVec<[Term; CHAIN]> = SmallVec::new();
    for &t in sorted.iter() {
        if out.last() == Some(&t) {
            out.pop();
        } else {
            out.push(t);
        }
    }
    *sorted = out;
}

/// Runs of equal bits, highest first; at most one more than [`RUNS`] are listed.
fn runs(b: &Bits) -> SmallVec<[(bool, u32); 8]> {
    let mut out: SmallVec<[(bool, u32); 8]> = SmallVec::new();
    for i in (0..b.width()).rev() {
        let full = out.len() > RUNS;
        match out.last_mut() {
            Some((set, n)) if *set == b.bit(i) => *n += 1,
            _ if full => break,
            _ => out.push((b.bit(i), 1)),
        }
    }
    out
}
