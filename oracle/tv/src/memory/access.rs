//! Facts about blocks, and whether an access is allowed.
//!
//! Of a known block the facts are constants; of any other they are functions of the
//! identity, which [`super::axioms`] ties to the constants where the block may turn
//! out to be a known one.

use super::super::blocks::BlockKey;
use super::super::context::PairContext;
use super::super::pointer::{BLOCK_BITS, Ptr, Region};
use super::read::What;
use super::{MemId, OFFSET_BITS};
use tandem_smt::{Sort, Term, Terms};

/// Low bits of an address that alignment is judged by.
pub(super) const LOW_BITS: u32 = 16;

impl PairContext {
    /// Size of a block in bytes, 64 bits.
    pub fn size(&mut self, block: Term) -> Term {
        self.of_block(block, &mut |w, b| match w.known_size(b) {
            Some(s) => s,
            None => w.environment("size", &[b], Sort::Bits(OFFSET_BITS)),
        })
    }
    fn known_size(&mut self, block: Term) -> Option<Term> {
        if self.terms.as_u64(block) == Some(0) {
            return Some(self.offset(0));
        }
        self.block_data(block)?.size
    }
    /// Boolean: the block is there when the call begins.
    pub(super) fn live_at_entry(&mut self, block: Term) -> Term {
        self.of_block(block, &mut |w, b| match w.block_data(b) {
            Some(d) => {
                let there = !d.key.is_local() || matches!(d.key, BlockKey::ByVal(_));
                w.terms.bool(there)
            }
            None if w.terms.as_u64(b) == Some(0) => Terms::FALSE,
            None => w.environment("live0", &[b], Sort::Bool),
        })
    }
    /// Boolean: the block may be written at all.
    pub fn writable(&mut self, block: Term) -> Term {
        self.of_block(block, &mut |w, b| {
            let fixed = |r: Region| matches!(r, Region::Constant | Region::Code | Region::None);
            if let Some(d) = w.block_data(b) {
                let yes = !d.constant && !fixed(d.region);
                return w.terms.bool(yes);
            }
            let region = w.block_fields(b).1;
            let never = [Region::Constant, Region::Code, Region::None];
            if never.iter().any(|&r| region == Some(r as u64)) {
                return Terms::FALSE;
            }
            w.environment("writable", &[b], Sort::Bool)
        })
    }
    /// Boolean: the block is on the heap, so that it may be freed.
    pub fn on_heap(&mut self, block: Term) -> Term {
        self.of_block(block, &mut |w, b| {
            if let Some(d) = w.block_data(b) {
                let yes = PairContext::is_heap_key(&d.key);
                return w.terms.bool(yes);
            }
            if !matches!(w.block_fields(b).1, None | Some(1)) {
                return Terms::FALSE;
            }
            w.environment("liveheap", &[b], Sort::Bool)
        })
    }
    /// Low bits of the block's address, in every address space that reaches it.
    pub(super) fn low_base(&mut self, block: Term) -> Term {
        self.of_block(block, &mut |w, b| {
            if w.terms.as_u64(b) == Some(0) {
                return w.terms.bits(LOW_BITS, 0);
            }
            let Some(d) = w.block_data(b) else {
                return w.environment("align", &[b], Sort::Bits(LOW_BITS));
            };
            let known = d.align.trailing_zeros().min(LOW_BITS);
            let low = w.environment("align", &[b], Sort::Bits(LOW_BITS));
            if known == LOW_BITS {
                return w.terms.bits(LOW_BITS, 0);
            }
            let high = w.terms.extract(LOW_BITS - 1, known, low);
            if known == 0 {
                return high;
            }
            let zero = w.terms.bits(known, 0);
            w.terms.concat(high, zero)
        })
    }
    /// Boolean: the address is a multiple of a power of two.
    pub fn aligned(&mut self, at: Ptr, space: u32, align: u64) -> Term {
        let bits = align.max(1).trailing_zeros();
        if bits == 0 {
            return Terms::TRUE;
        }
        if bits > LOW_BITS {
            let address = self.address(at, space);
            let bits = bits.min(self.terms.width(address));
            return self.low_is_zero(address, bits);
        }
        let bits = bits.min(self.terms.width(at.offset));
        let base = self.low_base(at.block);
        let base = self.terms.extract(bits - 1, 0, base);
        let offset = self.terms.extract(bits - 1, 0, at.offset);
        let low = self.terms.add(base, offset);
        self.low_is_zero(low, bits)
    }
    fn low_is_zero(&mut self, t: Term, bits: u32) -> Term {
        let low = self.terms.extract(bits - 1, 0, t);
        let zero = self.terms.bits(bits, 0);
        self.terms.eq(low, zero)
    }
    /// Boolean: `len` bytes (64 bits) from the place on lie in the block.
    pub fn in_bounds(&mut self, at: Ptr, len: Term) -> Term {
        let at = self.place(at);
        let size = self.size(at.block);
        let fits = self.terms.ule(len, size);
        let room = self.terms.sub(size, len);
        let starts = self.terms.ule(at.offset, room);
        self.terms.and(fits, starts)
    }
    /// Boolean: the block is there and its lifetime (if it has one) is on.
    pub fn live(&mut self, mem: MemId, block: Term) -> Term {
        self.block_fact(mem, block, What::Live)
    }
    /// Boolean: the block is there.
    pub fn there(&mut self, mem: MemId, block: Term) -> Term {
        self.block_fact(mem, block, What::There)
    }

    /// Boolean: an access of `size` bytes through a pointer of an address space is allowed: the space reaches
    /// the block, which is there, all bytes lie in it, the address is aligned, and a write may write. An access
    /// of no bytes always is. Outside its lifetime a stack object may be read (as poison), not written.
    pub fn access_ok(
        &mut self,
        mem: MemId,
        at: Ptr,
        space: u32,
        size: Term,
        align: u64,
        write: bool,
    ) -> Term {
        let size = self.length(size);
        if self.terms.as_u64(size) == Some(0) {
            return Terms::TRUE;
        }
        let mut ok = self.reachable(at.block, space);
        if ok == Terms::FALSE && self.terms.as_u64(size).is_some() {
            return ok;
        }
        let within = self.in_bounds(at, size);
        ok = self.terms.and(ok, within);
        let whole = self.fits_index(at.block, space);
        ok = self.terms.and(ok, whole);
        let there = self.block_fact(mem, at.block, if write { What::Live } else { What::There });
        ok = self.terms.and(ok, there);
        let aligned = self.aligned(at, space, align);
        ok = self.terms.and(ok, aligned);
        if write {
            let may = self.writable(at.block);
            ok = self.terms.and(ok, may);
        }
        if self.terms.as_u64(size).is_some() {
            return ok;
        }
        let zero = self.offset(0);
        let empty = self.terms.eq(size, zero);
        self.terms.or(empty, ok)
    }
    /// Boolean: the block is no larger than the largest signed integer of the space's index type (LangRef, allocated
    /// objects), if it is one of the caller's and the type is narrower than offsets are here. Of memory that has a space of
    /// its own the axioms say so.
    fn fits_index(&mut self, block: Term, space: u32) -> Term {
        let w = self.index_bits(space);
        let shared = matches!(Region::of_space(space), Region::Global | Region::Other);
        if w >= OFFSET_BITS || !shared {
            return Terms::TRUE;
        }
        let half = self.offset(1 << w.saturating_sub(1));
        self.of_block(block, &mut |pair, b| {
            if pair.known_size(b).is_some() {
                return Terms::TRUE;
            }
            let size = pair.size(b);
            pair.terms.ult(size, half)
        })
    }
    /// The same for a size that is a number.
    pub fn access_bytes_ok(
        &mut self,
        mem: MemId,
        at: Ptr,
        space: u32,
        size: u64,
        align: u64,
        write: bool,
    ) -> Term {
        let size = self.offset(size);
        self.access_ok(mem, at, space, size, align, write)
    }
    /// The identity of "no block".
    pub fn no_block(&mut self) -> Term {
        self.terms.bits(BLOCK_BITS, 0)
    }
    /// True if the block is known to be a function.
    pub fn is_function_block(&self, block: Term) -> bool {
        self.block_data(block)
            .is_some_and(|d| matches!(d.key, BlockKey::Function(_)))
    }
}
