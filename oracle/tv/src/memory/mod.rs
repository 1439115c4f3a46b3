//! Memory as a graph of changes.
//!
//! ```text
//!   initial <- store p, x <- call f <---- merge(c) <- load q: walks back until it finds a store that must be at q,
//!                               ^          |          or a merge, where it asks on both sides
//!                               +- store r +
//! ```
//!
//! A memory state is a node: what changed, and the state before it. Nodes are hash-consed, so that two sides that did the
//! same have the same state, and a read ([`read`]) walks back through the changes and gives a term. There are no arrays:
//! what was stored comes back as the very term that was stored wherever the two addresses are seen to be the same.
//!
//! A byte ([`bytes`]) is an integer of eight bits, a poison flag, and a tag that says which byte of which pointer it is, if
//! it is one. What was there at entry and what unknown code writes ([`contents`]) are functions of the environment.
//! Offsets are signed 64-bit integers here, whatever the index width of a pointer's space.
//!
//! Cost: a read is linear in the number of changes before it, in the worst case; results are remembered per state,
//! address and width.

pub mod access;
pub mod axioms;
pub mod bytes;
mod contents;
mod copied;
pub mod escape;
pub mod heap;
pub mod initializer;
mod keys;
mod life;
pub mod pointer;
pub mod read;
pub mod refine;
mod reuse;
mod writes;

use crate::context::PairContext;
use crate::pointer::Ptr;
pub(crate) use crate::states::{ByteLocation, Change, Reach};
pub use crate::states::{Cell, MemId, Memory, OFFSET_BITS};
use crate::value::Scalar;
use tandem_smt::{Term, Terms};

/// What a call of unknown code may change.
#[derive(Clone, Debug)]
pub enum Havoc {
    /// Everything that unknown code can reach: what the caller knows and what has escaped.
    Reachable,
    /// The same, less these stack objects, which a tail call leaves alone.
    ReachableBut(Vec<Term>),
    /// Only blocks that these pointers point into.
    Through(Vec<Ptr>),
    /// Nothing is written, but what unknown code can reach may be freed.
    Frees,
    /// What other threads can reach: as `Reachable`, without memory that is private to the thread.
    OtherThreads,
}

impl PairContext {
    /// The state at entry.
    pub fn initial_memory(&mut self) -> MemId {
        MemId::INITIAL
    }
    /// Bits and poison of the scalars that were stored on the way to a state, oldest first.
    pub fn stored(&self, mem: MemId) -> Vec<Term> {
        let mut out = Vec::new();
        for m in self.memory.history(mem) {
            if let Change::Store { bits, poison, .. } = *self.memory.change(m) {
                out.extend([bits, poison]);
            }
        }
        out
    }
    /// One of two states.
    pub fn merge_memory(&mut self, c: Term, a: MemId, b: MemId) -> MemId {
        if a == b || c == Terms::TRUE {
            return a;
        }
        if c == Terms::FALSE {
            return b;
        }
        self.memory.push(Change::Merge {
            cond: c,
            then: a,
            other: b,
        })
    }
    /// A location in memory's own terms.
    fn place(&mut self, at: Ptr) -> ByteLocation {
        ByteLocation {
            block: at.block,
            offset: self.terms.resize_signed(at.offset, OFFSET_BITS),
        }
    }
    /// A length in bytes, 64 bits.
    fn length(&mut self, len: Term) -> Term {
        self.terms.resize(len, OFFSET_BITS)
    }
    /// Bytes that a cell takes.
    pub fn cell_bytes(&self, cell: Cell) -> u64 {
        match cell {
            Cell::Int(w) | Cell::Float(w) => u64::from(w.div_ceil(8)),
            Cell::Ptr(space) => u64::from(self.layout.pointer(space).bits.div_ceil(8)),
        }
    }

    /// The state after a scalar was stored. `align` is what the address is a multiple of (otherwise the
    /// access is undefined, which [`PairContext::access_ok`] says).
    pub fn store(&mut self, mem: MemId, at: Ptr, cell: Cell, value: Scalar, align: u64) -> MemId {
        let at = self.place(at);
        let mem = self.note_stored(mem, at, cell, value);
        let align = align.min(self.cell_bytes(cell).next_power_of_two());
        let prev = self.overwritten(mem, at, cell);
        self.memory.push(Change::Store {
            prev,
            at,
            cell,
            bits: value.bits,
            poison: value.poison,
            align,
        })
    }
    /// The state below stores right before this one to the same place, which it hides.
    fn overwritten(&self, mut mem: MemId, to: ByteLocation, by: Cell) -> MemId {
        let n = self.cell_bytes(by);
        while let Change::Store { prev, at, cell, .. } = self.memory.change(mem) {
            if *at != to || self.cell_bytes(*cell) > n {
                break;
            }
            mem = *prev;
        }
        mem
    }
    /// The state after `len` bytes were set to a byte.
    pub fn fill(&mut self, mem: MemId, at: Ptr, len: Term, value: Scalar) -> MemId {
        let (at, len) = (self.place(at), self.length(len));
        if self.terms.as_u64(len) == Some(0) {
            return mem;
        }
        self.memory.push(Change::Fill {
            prev: mem,
            at,
            len,
            value: value.bits,
            poison: value.poison,
        })
    }
    /// The state after `len` bytes were copied, as if all were read before any is written.
    pub fn copy(&mut self, mem: MemId, to: Ptr, source: Ptr, len: Term) -> MemId {
        let (to, source, len) = (self.place(to), self.place(source), self.length(len));
        if self.terms.as_u64(len) == Some(0) || to == source {
            return mem;
        }
        let prev = self.note_copied(mem, to, source);
        self.memory.push(Change::Copy {
            prev,
            to,
            source,
            len,
            from: mem,
        })
    }
    /// The state after a block of this call came into being, with contents that nobody wrote. With
    /// `alive` false it waits for the start of its lifetime.
    pub fn new_block(&mut self, mem: MemId, block: Term, alive: bool) -> MemId {
        self.memory.push(Change::New {
            prev: mem,
            block,
            alive,
        })
    }
    /// The state after the lifetime of a stack object started (`start`) or ended.
    pub fn lifetime(&mut self, mem: MemId, block: Term, start: bool) -> MemId {
        self.memory.push(Change::Lifetime {
            prev: mem,
            block,
            start,
        })
    }
    /// The state after the function returned: its stack objects are gone.
    pub fn leave_frame(&mut self, mem: MemId) -> MemId {
        if self.blocks.locals().is_empty() {
            return mem;
        }
        self.memory.push(Change::Leave { prev: mem })
    }
    /// The state after unknown code number `event` ran (its writes are the environment's, the same for both
    /// sides). It may free what it can reach, except where only other threads ran.
    pub fn havoc(&mut self, mem: MemId, event: Term, what: &Havoc) -> MemId {
        self.havoc_with(mem, event, what, !matches!(what, Havoc::OtherThreads))
    }
    /// The same, saying whether the code may free memory (it may not if the call is `nofree`).
    pub fn havoc_with(&mut self, mem: MemId, event: Term, what: &Havoc, frees: bool) -> MemId {
        self.havoc_as(mem, event, what, frees, false)
    }
    /// The same, saying whether the code writes without reading (`blind`). What code leaves there that reads is a function of
    /// what it found, which both sides have to show alike; code that does not read may leave what was there, which differs.
    pub fn havoc_as(
        &mut self,
        mem: MemId,
        event: Term,
        what: &Havoc,
        frees: bool,
        blind: bool,
    ) -> MemId {
        let reach = match what {
            Havoc::Reachable => Reach::All,
            Havoc::ReachableBut(blocks) => Reach::AllBut(blocks.clone().into()),
            Havoc::OtherThreads => Reach::Threads,
            Havoc::Frees => Reach::Nothing,
            Havoc::Through(p) if p.is_empty() => return mem,
            Havoc::Through(p) => {
                let mut blocks: Vec<Term> = p.iter().map(|p| p.block).collect();
                blocks.sort_unstable();
                blocks.dedup();
                Reach::Blocks(blocks.into())
            }
        };
        self.memory.push(Change::Havoc {
            prev: mem,
            event,
            reach,
            frees,
            blind,
        })
    }
    /// Local bit and region bits of a block, where they are constant.
    fn block_fields(&mut self, block: Term) -> (Option<u64>, Option<u64>) {
        use super::pointer::{LOCAL_BIT, REGION_SHIFT};
        let local = self.terms.extract(LOCAL_BIT, LOCAL_BIT, block);
        let region = self.terms.extract(LOCAL_BIT - 1, REGION_SHIFT, block);
        (self.terms.as_u64(local), self.terms.as_u64(region))
    }
    /// True if two blocks are seen to differ.
    pub fn differ(&mut self, a: Term, b: Term) -> bool {
        if a == b {
            return false;
        }
        if self.terms.eq(a, b) == Terms::FALSE {
            return true;
        }
        let ((la, ra), (lb, rb)) = (self.block_fields(a), self.block_fields(b));
        let known = |x: Option<u64>, y: Option<u64>| matches!((x, y), (Some(x), Some(y)) if x != y);
        known(la, lb) || known(ra, rb) || self.is_apart(a, b) || self.is_apart(b, a)
    }
    /// True if the first is the block of a `noalias` parameter and the other is one that the caller reaches
    /// in another way: a known block, another such parameter's, one that a pointer in memory at entry points to.
    fn is_apart(&self, a: Term, b: Term) -> bool {
        if !self.is_alone(a) {
            return false;
        }
        self.terms.is_const(b) || self.is_alone(b) || self.memory.entry_blocks.contains(&b)
    }
    /// True for the block of a `noalias` parameter, whether or not the parameter may be null.
    pub(crate) fn is_alone(&self, a: Term) -> bool {
        self.alone.iter().any(|&x| {
            x == a
                || self
                    .as_ite(x)
                    .is_some_and(|(_, p, q)| !self.terms.is_const(a) && (p == a || q == a))
        })
    }
    /// True if the block may be one of this call's.
    pub fn may_be_local(&mut self, block: Term) -> bool {
        self.block_fields(block).0 != Some(0)
    }
}
