//! Allocation and release of heap blocks: `malloc`, `calloc`, `free` and their kin.

use super::super::blocks::{BlockData, BlockKey};
use super::super::context::PairContext;
use super::super::pointer::{Ptr, Region};
use super::super::value::Scalar;
use super::{MemId, OFFSET_BITS};
use tandem_smt::{Sort, Term, Terms};

/// A request for heap memory.
#[derive(Clone, Copy, Debug)]
pub struct Allocation {
    /// Number that names it on both sides.
    pub number: u32,
    /// Size in bytes, 64 bits.
    pub size: Term,
    /// Alignment that the allocator promises.
    pub align: u64,
    /// The contents are zero.
    pub zeroed: bool,
    /// It may fail and give null.
    pub may_fail: bool,
    /// Address space of the pointer.
    pub space: u32,
}

impl PairContext {
    /// The state with the new block, and the pointer to it (null where the allocation fails, by choice of
    /// the environment).
    pub fn allocate(&mut self, mem: MemId, a: Allocation) -> (MemId, Ptr) {
        let block = self.known_block(BlockData {
            key: BlockKey::Heap(a.number),
            size: Some(a.size),
            align: a.align,
            region: Region::Global,
            constant: false,
            contents: None,
        });
        let w = self.index_bits(a.space);
        let p = Ptr {
            block,
            offset: self.terms.bits(w, 0),
        };
        let mut made = self.new_block(mem, block, true);
        if a.zeroed {
            let zero = self.terms.bits(8, 0);
            made = self.fill(made, p, a.size, Scalar::defined(zero));
        }
        // Nothing is as large as half of the address space.
        let half = self.terms.bits(OFFSET_BITS, 1 << (w.min(OFFSET_BITS) - 1));
        let mut given = self.terms.ult(a.size, half);
        if a.may_fail {
            // Whether there is memory left is the environment's to say, the same for both programs.
            let number = self.terms.bits(32, u64::from(a.number));
            let fails = self.environment("allocation.fails", &[number], Sort::Bool);
            let holds = self.terms.not(fails);
            given = self.terms.and(given, holds);
        }
        let null = Ptr::null(&mut self.terms, w);
        let out = Ptr {
            block: self.terms.ite(given, block, null.block),
            offset: p.offset,
        };
        (self.merge_memory(given, made, mem), out)
    }

    /// The state after `free`, and a boolean that the call is defined: null, or the start of a live heap block.
    pub fn free(&mut self, mem: MemId, p: Ptr) -> (MemId, Term) {
        let none = self.no_block();
        let zero = self.terms.bits(self.terms.width(p.offset), 0);
        let start = self.terms.eq(p.offset, zero);
        // What compares equal to null is null, where it leads to no object: a pointer that is as far from its object as that
        // lies from null is no argument for `free`.
        let address = self.address(p, 0);
        let no_address = self.terms.bits(self.terms.width(address), 0);
        let null = self.terms.eq(address, no_address);
        let nowhere = self.terms.eq(p.block, none);
        let null = self.terms.and(null, nowhere);
        let heap = self.on_heap(p.block);
        let live = self.live(mem, p.block);
        let freeable = self.terms.all([start, heap, live]);
        let ok = self.terms.or(null, freeable);
        if null == Terms::TRUE {
            return (mem, ok);
        }
        if self.block_data(p.block).is_none() {
            self.beyond_replay
                .insert("free of memory that the caller allocated".into());
        }
        let block = self.terms.ite(null, none, p.block);
        let after = self.memory.push(super::Change::Free { prev: mem, block });
        (after, ok)
    }
}
