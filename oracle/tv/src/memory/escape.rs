//! Which blocks of this call may have escaped.
//!
//! A block escapes when its address is passed on, made a number, or stored where the
//! code outside can read; with it escapes every block whose address it holds. The holding is
//! over-approximated: a pointer that was once stored somewhere counts as still there.

use super::super::blocks::BlockKey;
use super::super::context::PairContext;
use super::super::pointer::{BLOCK_BITS, LOCAL_BIT, Ptr};
use super::super::value::Scalar;
use super::read::What;
use super::{ByteLocation, Cell, Change, MemId};
use tandem_smt::{Term, Terms};

impl PairContext {
    /// Notes that a value became known to code outside (it was passed, stored or made a number).
    pub fn escape(&mut self, mem: MemId, value: Scalar) -> MemId {
        self.escape_with(mem, value, true)
    }
    /// The same, saying whether code outside may write through it (`captures(read_provenance)` excludes that).
    pub fn escape_with(&mut self, mem: MemId, value: Scalar, writes: bool) -> MemId {
        match self.block_in(value.bits) {
            Some(block) => self.escape_block_with(mem, block, writes),
            None => mem,
        }
    }
    /// The block that a packed pointer, or a number that carries one, points into.
    fn block_in(&mut self, bits: Term) -> Option<Term> {
        let bits = self.memory.carried.get(&bits).map_or(bits, |c| c.0);
        let w = self.terms.width(bits);
        let packed = [0, 1, 3, 4, 5, 101]
            .iter()
            .any(|&s| self.index_bits(s) + BLOCK_BITS == w);
        packed.then(|| Ptr::unpack(&mut self.terms, bits).block)
    }
    /// The same for a block.
    pub fn escape_block(&mut self, mem: MemId, block: Term) -> MemId {
        self.escape_block_with(mem, block, true)
    }
    fn escape_block_with(&mut self, mut mem: MemId, block: Term, writes: bool) -> MemId {
        let mut todo = vec![(block, writes)];
        let mut seen: Vec<(Term, bool)> = Vec::new();
        while let Some((b, writes)) = todo.pop() {
            if seen.contains(&(b, writes)) || !self.may_be_local(b) {
                continue;
            }
            seen.push((b, writes));
            let known = match writes {
                true => self.escaped_to_writers(mem, b),
                false => self.escaped(mem, b),
            };
            if known == Terms::TRUE {
                continue;
            }
            // Who reads a pointer there has that pointer's rights.
            let held = self.blocks_held_by(mem, b);
            todo.extend(held.into_iter().map(|b| (b, true)));
            mem = self.memory.push(Change::Escape {
                prev: mem,
                block: b,
                writes,
            });
        }
        mem
    }
    /// Notes that the contents of a block became known to code outside, though not where it is.
    pub fn escape_held(&mut self, mut mem: MemId, block: Term) -> MemId {
        for held in self.blocks_held_by(mem, block) {
            mem = self.escape_block(mem, held);
        }
        mem
    }
    /// Blocks of this call whose addresses the block may hold.
    fn blocks_held_by(&mut self, mem: MemId, block: Term) -> Vec<Term> {
        let history = self.memory.history(mem);
        let mut holders = vec![block];
        let (mut next, mut out) = (0, Vec::new());
        while let Some(&holder) = holders.get(next) {
            next += 1;
            for &m in &history {
                match self.memory.change(m).clone() {
                    Change::Store { at, cell, bits, .. } if !self.differ(at.block, holder) => {
                        if let Some(b) = self.stored_block(cell, bits) {
                            out.push(b);
                        }
                    }
                    Change::Copy { to, source, .. }
                        if !holders.contains(&source.block) && !self.differ(to.block, holder) =>
                    {
                        holders.push(source.block);
                    }
                    _ => {}
                }
            }
        }
        out
    }
    /// The block of a pointer that is stored, if it may be one of this call's.
    fn stored_block(&mut self, cell: Cell, bits: Term) -> Option<Term> {
        let block = match cell {
            Cell::Ptr(_) => Ptr::unpack(&mut self.terms, bits).block,
            Cell::Float(_) => return None,
            Cell::Int(_) => {
                let p = self.memory.carried.get(&bits)?.0;
                Ptr::unpack(&mut self.terms, p).block
            }
        };
        self.may_be_local(block).then_some(block)
    }
    /// A store may let a block escape.
    pub(super) fn note_stored(
        &mut self,
        mem: MemId,
        at: ByteLocation,
        cell: Cell,
        value: Scalar,
    ) -> MemId {
        let Some(block) = self.stored_block(cell, value.bits) else {
            return mem;
        };
        let seen = self.escaped(mem, at.block);
        self.escape_if(mem, seen, block)
    }
    /// So may a copy.
    pub(super) fn note_copied(
        &mut self,
        mut mem: MemId,
        to: ByteLocation,
        source: ByteLocation,
    ) -> MemId {
        let seen = self.escaped(mem, to.block);
        if seen == Terms::FALSE || !self.may_be_local(source.block) {
            return mem;
        }
        for block in self.blocks_held_by(mem, source.block) {
            mem = self.escape_if(mem, seen, block);
        }
        mem
    }
    fn escape_if(&mut self, mem: MemId, c: Term, block: Term) -> MemId {
        if c == Terms::FALSE {
            return mem;
        }
        let none = self.terms.bits(BLOCK_BITS, 0);
        let block = self.terms.ite(c, block, none);
        self.escape_block(mem, block)
    }

    /// Boolean: the block may have escaped in this state; true of every block that is not this call's.
    pub fn escaped(&mut self, mem: MemId, block: Term) -> Term {
        self.escaped_as(mem, block, What::Escaped)
    }
    /// Boolean: the block may have escaped with the right to write; true of every block that is not this call's.
    pub(super) fn escaped_to_writers(&mut self, mem: MemId, block: Term) -> Term {
        self.escaped_as(mem, block, What::EscapedToWriters)
    }
    fn escaped_as(&mut self, mem: MemId, block: Term, what: What) -> Term {
        if !self.may_be_local(block) {
            return Terms::TRUE;
        }
        if self.terms.is_const(block) {
            return self.block_fact(mem, block, what);
        }
        let foreign = self.is_foreign(block);
        if !self.memory.escapes[mem.0 as usize] {
            return foreign;
        }
        let mut out = foreign;
        for id in self.blocks.locals().to_vec() {
            let local = self.terms.bits(BLOCK_BITS, id);
            let same = self.terms.eq(block, local);
            if same == Terms::FALSE {
                continue;
            }
            let e = self.block_fact(mem, local, what);
            let e = self.terms.and(same, e);
            out = self.terms.or(out, e);
        }
        out
    }
    /// Boolean: the block is not one of this call's.
    pub(super) fn is_foreign(&mut self, block: Term) -> Term {
        let bit = self.terms.extract(LOCAL_BIT, LOCAL_BIT, block);
        let zero = self.terms.bits(1, 0);
        self.terms.eq(bit, zero)
    }
    /// Boolean: the block is one of these.
    pub(super) fn is_one_of(&mut self, block: Term, ids: &[u64]) -> Term {
        let mut out = Terms::FALSE;
        for &id in ids {
            let b = self.terms.bits(BLOCK_BITS, id);
            let same = self.terms.eq(block, b);
            out = self.terms.or(out, same);
        }
        out
    }
    /// True if the key of a known block is a heap block's.
    pub(super) fn is_heap_key(key: &BlockKey) -> bool {
        matches!(key, BlockKey::Heap(_))
    }
}
