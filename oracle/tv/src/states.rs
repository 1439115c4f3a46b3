//! The data of memory: states, changes, bytes, and what is remembered of readings. No meaning is computed here.
//!
//! A memory state ([`MemId`]) is a node in a graph: what changed, and the state before it. What a state holds at a place
//! is worked out in [`crate::memory`], over the terms of a [`crate::context::PairContext`]; the context owns these tables and knows
//! nothing of how they are read.

use crate::mode::Side;
use crate::pointer::BLOCK_BITS;
use rustc_hash::{FxHashMap, FxHashSet};
use std::collections::BTreeMap;
use tandem_smt::Term;

/// Width of an offset in memory.
pub const OFFSET_BITS: u32 = 64;

/// A memory state: an index into [`Memory`].
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub struct MemId(pub u32);

impl MemId {
    /// The state at entry.
    pub const INITIAL: MemId = MemId(0);
}

/// How a scalar sits in memory.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub enum Cell {
    /// An integer of a width.
    Int(u32),
    /// A floating-point number of a width.
    Float(u32),
    /// A pointer of an address space.
    Ptr(u32),
}

/// Whose memory a [`Change::Havoc`] changes.
#[derive(Clone, PartialEq, Eq, Hash, Debug)]
pub(crate) enum Reach {
    /// Nothing is written; what can be reached may be freed.
    Nothing,
    All,
    /// All but these stack objects.
    AllBut(Box<[Term]>),
    Blocks(Box<[Term]>),
    Threads,
}

/// One change. Locations have 64-bit offsets.
#[derive(Clone, PartialEq, Eq, Hash, Debug)]
pub(crate) enum Change {
    Initial,
    /// A scalar was stored; `align` is what its address is known to be a multiple of.
    Store {
        prev: MemId,
        at: ByteLocation,
        cell: Cell,
        bits: Term,
        poison: Term,
        align: u64,
    },
    /// `len` bytes were set to one value.
    Fill {
        prev: MemId,
        at: ByteLocation,
        len: Term,
        value: Term,
        poison: Term,
    },
    /// `len` bytes were copied out of the state `from`.
    Copy {
        prev: MemId,
        to: ByteLocation,
        source: ByteLocation,
        len: Term,
        from: MemId,
    },
    Merge {
        cond: Term,
        then: MemId,
        other: MemId,
    },
    /// Unknown code ran.
    Havoc {
        prev: MemId,
        event: Term,
        reach: Reach,
        frees: bool,
        /// It writes without having seen what was there, and may leave a block as it is.
        blind: bool,
    },
    /// A block of this call came into being; `alive` is false if its lifetime has not started.
    New {
        prev: MemId,
        block: Term,
        alive: bool,
    },
    /// The lifetime of a stack object started or ended.
    Lifetime {
        prev: MemId,
        block: Term,
        start: bool,
    },
    Free {
        prev: MemId,
        block: Term,
    },
    /// The stack objects of this call are gone.
    Leave {
        prev: MemId,
    },
    /// The address of the block may be known outside from here on, with the right to read there and, with `writes`, to write.
    Escape {
        prev: MemId,
        block: Term,
        writes: bool,
    },
}

/// A location: block and 64-bit offset.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub(crate) struct ByteLocation {
    pub(crate) block: Term,
    pub(crate) offset: Term,
}

/// All memory states of a query.
#[derive(Debug)]
pub struct Memory {
    /// The side that is being encoded: choices for undef memory are its own.
    pub side: Side,
    pub(crate) nodes: Vec<Change>,
    pub(crate) index: FxHashMap<Change, MemId>,
    /// True for states with some escape before them.
    pub(crate) escapes: Vec<bool>,
    pub(crate) memo: FxHashMap<Key, Byte>,
    /// Byte values that come from the environment, and where from.
    pub(crate) origins: FxHashMap<Term, Origin>,
    /// Pointers that come from the environment whole: packed bits to the place of their first byte, how many bytes they
    /// are, and their address space.
    pub(crate) pointers: FxHashMap<Term, (Origin, u32, u32)>,
    /// Tags of single bytes of pointers.
    pub(crate) fragments: FxHashMap<Term, Fragment>,
    /// Numbers (bits and poison) that were read from memory, and the bytes that they were read from.
    pub(crate) joined: FxHashMap<(Term, Term), Box<[Byte]>>,
    /// Blocks that pointers in memory at entry point into.
    pub(crate) entry_blocks: FxHashSet<Term>,
    /// Integers that are the bytes of a pointer that was read from memory as a number.
    pub(crate) carried: FxHashMap<Term, (Term, u32)>,
}

impl Default for Memory {
    fn default() -> Memory {
        Memory {
            side: Side::Source,
            nodes: vec![Change::Initial],
            index: FxHashMap::from_iter([(Change::Initial, MemId::INITIAL)]),
            escapes: vec![false],
            memo: FxHashMap::default(),
            origins: FxHashMap::default(),
            pointers: FxHashMap::default(),
            fragments: FxHashMap::default(),
            joined: FxHashMap::default(),
            entry_blocks: FxHashSet::default(),
            carried: FxHashMap::default(),
        }
    }
}

impl Memory {
    pub(crate) fn change(&self, m: MemId) -> &Change {
        &self.nodes[m.0 as usize]
    }
    /// The state before the change; for a join, that of its first arm; the state itself at entry.
    pub(crate) fn before(&self, m: MemId) -> MemId {
        match *self.change(m) {
            Change::Initial => m,
            Change::Merge { then, .. } => then,
            Change::Store { prev, .. }
            | Change::Fill { prev, .. }
            | Change::Copy { prev, .. }
            | Change::Havoc { prev, .. }
            | Change::New { prev, .. }
            | Change::Lifetime { prev, .. }
            | Change::Free { prev, .. }
            | Change::Leave { prev }
            | Change::Escape { prev, .. } => prev,
        }
    }
    pub(crate) fn push(&mut self, c: Change) -> MemId {
        if let Some(&m) = self.index.get(&c) {
            return m;
        }
        let m = MemId(self.nodes.len() as u32);
        self.nodes.push(c.clone());
        let escapes = match c {
            Change::Escape { .. } => true,
            Change::Merge { then, other, .. } => {
                self.escapes[then.0 as usize] || self.escapes[other.0 as usize]
            }
            _ => self.escapes[self.before(m).0 as usize],
        };
        self.escapes.push(escapes);
        self.index.insert(c, m);
        m
    }
    /// States that lead to a state, itself included, oldest first.
    pub(crate) fn history(&self, m: MemId) -> Vec<MemId> {
        let mut seen = vec![false; m.0 as usize + 1];
        seen[m.0 as usize] = true;
        for k in (1..=m.0 as usize).rev().filter(|&k| k > 0) {
            if !seen[k] {
                continue;
            }
            let id = MemId(k as u32);
            seen[self.before(id).0 as usize] = true;
            match *self.change(id) {
                Change::Merge { other, .. } => seen[other.0 as usize] = true,
                Change::Copy { from, .. } => seen[from.0 as usize] = true,
                _ => {}
            }
        }
        (0..=m.0)
            .map(MemId)
            .filter(|id| seen[id.0 as usize])
            .collect()
    }
    /// Number of states.
    pub fn len(&self) -> usize {
        self.nodes.len()
    }
    /// Never true: the state at entry is always there.
    pub fn is_empty(&self) -> bool {
        self.nodes.is_empty()
    }
}

/// Bits of the code in a tag that says which byte of how many it is.
pub(crate) const CODE_BITS: u32 = 8;
/// Width of a tag: block, 64-bit offset, code.
pub const TAG_BITS: u32 = BLOCK_BITS + OFFSET_BITS + CODE_BITS;

/// A byte of memory. Reads of whole scalars use the same form, with the bits of the scalar as value.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct Byte {
    /// Eight bits.
    pub value: Term,
    /// Boolean: the byte is poison.
    pub poison: Term,
    /// Zero (or block 0) for an integer, otherwise which byte of which pointer; [`TAG_BITS`] wide.
    pub tag: Term,
}

/// A place in the environment's memory that a byte came from.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub(crate) struct Origin {
    pub source: Source,
    pub block: Term,
    pub offset: Term,
}

/// When the environment wrote it.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub(crate) enum Source {
    /// Before the call.
    Entry,
    /// In an event, which the state came before.
    Event(Term, MemId),
}

impl Source {
    pub(crate) fn same(self, other: Source) -> bool {
        match (self, other) {
            (Source::Entry, Source::Entry) => true,
            (Source::Event(a, _), Source::Event(b, _)) => a == b,
            _ => false,
        }
    }
}

/// One byte of a pointer.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) struct Fragment {
    pub block: Term,
    pub offset: Term,
    /// Bytes of the pointer.
    pub of: u64,
    /// Which, from the least significant.
    pub index: u64,
}

/// What is read.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub(crate) enum What {
    /// A scalar whose address is a multiple of the number.
    Cell(Cell, u64),
    /// One byte.
    Byte,
    /// Boolean: the block may be written (alive, and within its lifetime).
    Live,
    /// Boolean: the block may be read (a stack object is there before and after its lifetime, as poison).
    There,
    /// Boolean: the block's address may have escaped; the block is one of this call's.
    Escaped,
    /// The same, with the right to write.
    EscapedToWriters,
}

/// A reading.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub(crate) struct Key {
    pub mem: MemId,
    pub at: ByteLocation,
    pub what: What,
}

/// Contents of a block that is never written.
#[derive(Clone, Debug, Default)]
pub struct Contents {
    /// Size of the initialiser in bytes.
    pub size: u64,
    /// Bytes that are not integer zeros, by offset.
    pub bytes: BTreeMap<u64, Byte>,
}

/// What an unknown function saw of memory, as one number: equal where what it may read is equal.
#[derive(Debug)]
pub(crate) struct MemoryKey {
    /// The function.
    pub(crate) of: String,
    /// The state that it saw.
    pub(crate) mem: MemId,
    /// Blocks that it may read; `None` for all that it can reach.
    pub(crate) only: Option<Vec<Term>>,
    /// The number that identifies the state.
    pub(crate) key: Term,
}
