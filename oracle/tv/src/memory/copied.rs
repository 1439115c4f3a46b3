//! Loaded numbers on their way to a store, through phis and selects.
//!
//! A number that is only copied keeps the bytes that it was loaded from, each with its own poison
//! ([`joined`](crate::states)). Where paths meet, the number is one of two, and so are its bytes: a store of a phi of what was
//! loaded is the store of each arm on its path.

use crate::context::PairContext;
use crate::states::Cell;
use crate::value::{Scalar, Val};
use tandem_smt::{Term, Terms};

impl PairContext {
    /// One of two values of one shape, with the bytes of those that were loaded.
    pub fn select_copied(&mut self, c: Term, a: &Val, b: &Val) -> Val {
        a.zip(b, &mut |x, y| {
            let s = Scalar::select(&mut self.terms, c, x, y);
            self.keep_bytes(c, [x, y], s, Terms::FALSE);
            s
        })
    }

    /// Remembers of what bytes `result` is made, which is the one or the other of two scalars (by `c`), or poison where
    /// `poison` says so, if one of them was loaded as bytes.
    pub fn keep_bytes(&mut self, c: Term, arms: [Scalar; 2], result: Scalar, poison: Term) {
        let width = self.terms.width(result.bits);
        let loaded = |s: &Scalar| {
            let known = self.memory.joined.get(&(s.bits, s.poison));
            known.is_some_and(|bytes| !bytes.is_empty())
        };
        let nothing_new = arms.contains(&result) || self.terms.is_const(result.bits);
        if !self.mode.copies_bytes
            || nothing_new
            || !width.is_multiple_of(8)
            || !arms.iter().any(loaded)
        {
            return;
        }
        let [a, b] = arms.map(|s| self.split(Cell::Int(width), s));
        let mut bytes = Vec::new();
        for (x, y) in a.into_iter().zip(b) {
            let mut byte = self.select_byte(c, x, y);
            byte.poison = self.terms.or(byte.poison, poison);
            bytes.push(byte);
        }
        self.remember_joined(result.bits, result.poison, &bytes);
    }
}
