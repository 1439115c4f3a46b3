//! What a function of the environment can see of memory, as one number.
//!
//! Two calls of an unknown function that reads memory may answer differently only where what they can read
//! differs. The number stands for what is read: equal numbers give equal answers.

use crate::context::PairContext;
use crate::pointer::{BLOCK_BITS, Ptr};
use crate::states::{MemId, MemoryKey};
use tandem_smt::{Sort, Term, Terms};

impl PairContext {
    /// A number for what `of` can see of memory; `only` limits it to some blocks. Two numbers differ only if
    /// the memories differ at some place that can be seen.
    pub fn memory_key(&mut self, of: &str, mem: MemId, only: Option<Vec<Term>>) -> Term {
        let same = |k: &&MemoryKey| k.of == of && k.mem == mem && k.only == only;
        if let Some(k) = self.reads.iter().find(same) {
            return k.key;
        }
        let key = self.terms.input("memory.key", Sort::Bits(32));
        let earlier: Vec<(MemId, Option<Vec<Term>>, Term)> = self
            .reads
            .iter()
            .filter(|k| k.of == of)
            .map(|k| (k.mem, k.only.clone(), k.key))
            .collect();
        for (other, blocks, other_key) in earlier {
            let at = Ptr {
                block: self.terms.input("seen.block", Sort::Bits(BLOCK_BITS)),
                offset: self
                    .terms
                    .input("seen.offset", Sort::Bits(self.index_bits(0))),
            };
            let there = self.memory_refines(other, mem, at);
            let back = self.memory_refines(mem, other, at);
            let mut seen = Terms::TRUE;
            if let (Some(a), Some(b)) = (&only, &blocks) {
                let hits: Vec<Term> = a
                    .iter()
                    .chain(b)
                    .map(|&x| self.terms.eq(x, at.block))
                    .collect();
                seen = self.terms.any(hits);
            }
            let t = &mut self.terms;
            let equal = t.and(there, back);
            let differ = t.not(equal);
            let differ = t.and(seen, differ);
            let same = t.eq(key, other_key);
            let ok = t.or(same, differ);
            self.axioms.push(ok);
            self.key_axioms.push(ok);
        }
        self.reads.push(MemoryKey {
            of: of.to_owned(),
            mem,
            only,
            key,
        });
        key
    }
}
