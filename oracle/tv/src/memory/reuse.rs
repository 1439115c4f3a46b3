//! Where objects may not lie: two objects of a call that are alive at once are apart.
//!
//! Addresses are the environment's, the same for both sides. A target that ends one object before it makes the next may get
//! the same address twice; a source in which both were alive at once could not, and does not allow what follows from it.

use super::super::context::PairContext;
use super::super::pointer::BLOCK_BITS;
use super::{Change, MemId};
use tandem_smt::{Term, Terms};

/// Most pairs of objects that are looked at; with more, the rest is left vague.
const PAIRS: usize = 64;

impl PairContext {
    /// Boolean: two objects lie where they cannot both lie in the source, which looks at both of their addresses, and may lie
    /// in the target. The states are those at the ends of the two functions; terms below `source_terms` are the source's.
    pub fn reuses(&mut self, source: MemId, target: MemId, source_terms: usize) -> Term {
        let w = self.index_bits(0);
        let mut seen: Vec<Term> = Vec::new();
        for id in self.blocks.locals().to_vec() {
            let block = self.terms.bits(BLOCK_BITS, id);
            if self.base(block, w).index() < source_terms {
                seen.push(block);
            }
        }
        let mut out = Terms::FALSE;
        let mut left = PAIRS;
        for (n, &a) in seen.iter().enumerate() {
            for &b in &seen[n + 1..] {
                if left == 0 {
                    self.approximate("which of many objects may lie where others were");
                    return out;
                }
                left -= 1;
                let together = self.alive_at_once(source, a, b);
                if together == Terms::FALSE {
                    continue;
                }
                let kept = self.alive_at_once(target, a, b);
                let made = self.made(target, a) && self.made(target, b);
                let reused = self.terms.not(kept);
                let may = self.terms.and(together, reused);
                if !made || may == Terms::FALSE {
                    continue;
                }
                let apart = self.lie_apart(a, b, w);
                let overlap = self.terms.not(apart);
                let wrong = self.terms.and(may, overlap);
                out = self.terms.or(out, wrong);
            }
        }
        out
    }

    /// True if the object comes into being on the way to a state.
    fn made(&self, end: MemId, block: Term) -> bool {
        let history = self.memory.history(end).into_iter();
        let mut changes = history.map(|m| self.memory.change(m));
        changes.any(|c| matches!(c, Change::New { block: b, .. } if *b == block))
    }

    /// Boolean: one of two objects was alive when the other one began.
    fn alive_at_once(&mut self, end: MemId, a: Term, b: Term) -> Term {
        let mut out = Terms::FALSE;
        for m in self.memory.history(end) {
            let (prev, begun) = match *self.memory.change(m) {
                Change::New {
                    prev,
                    block,
                    alive: true,
                }
                | Change::Lifetime {
                    prev,
                    block,
                    start: true,
                } => (prev, block),
                _ => continue,
            };
            let other = match begun {
                x if x == a => b,
                x if x == b => a,
                _ => continue,
            };
            let live = self.live(prev, other);
            out = self.terms.or(out, live);
        }
        out
    }

    /// Boolean: no byte of one object is a byte of the other.
    pub(super) fn lie_apart(&mut self, a: Term, b: Term, w: u32) -> Term {
        let (x, y) = (self.base(a, w), self.base(b, w));
        let (sx, sy) = (self.extent(a), self.extent(b));
        let (sx, sy) = (self.terms.resize(sx, w), self.terms.resize(sy, w));
        let (ex, ey) = (self.terms.add(x, sx), self.terms.add(y, sy));
        let (p, q) = (self.terms.ule(ex, y), self.terms.ule(ey, x));
        self.terms.or(p, q)
    }
}
