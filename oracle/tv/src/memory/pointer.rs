//! Addresses: of pointers, back to pointers, comparisons, casts between address spaces.

use super::super::context::PairContext;
use super::super::pointer::{BLOCK_BITS, LOCAL_BIT, Ptr, REGION_SHIFT, Region};
use super::{MemId, OFFSET_BITS};
use tandem_smt::{Op, Sort, Term, Terms};

/// How deep a choice among blocks is followed.
const DEPTH: u32 = 8;
/// Summands of an address that are looked through for a base.
const SUMMANDS: u32 = 16;

impl PairContext {
    /// A function of a block, of a choice of blocks the choice of the functions.
    pub(super) fn of_block(
        &mut self,
        block: Term,
        go: &mut dyn FnMut(&mut PairContext, Term) -> Term,
    ) -> Term {
        self.of_block_to(block, DEPTH, go)
    }
    fn of_block_to(
        &mut self,
        block: Term,
        depth: u32,
        go: &mut dyn FnMut(&mut PairContext, Term) -> Term,
    ) -> Term {
        match self.as_ite(block) {
            Some((c, a, b)) if depth > 0 => {
                let a = self.of_block_to(a, depth - 1, go);
                let b = self.of_block_to(b, depth - 1, go);
                self.terms.ite(c, a, b)
            }
            _ => go(self, block),
        }
    }
    /// Address of the first byte of a block, `w` bits.
    pub fn base(&mut self, block: Term, w: u32) -> Term {
        self.of_block(block, &mut |pair, b| {
            if pair.terms.as_u64(b) == Some(0) {
                return pair.terms.bits(w, 0);
            }
            pair.environment(&format!("base{w}"), &[b], Sort::Bits(w))
        })
    }
    /// The address that a pointer of an address space stands for, as wide as its index type.
    pub fn address(&mut self, p: Ptr, space: u32) -> Term {
        let w = self.index_bits(space);
        let base = self.base(p.block, w);
        let offset = self.terms.resize_signed(p.offset, w);
        self.terms.add(base, offset)
    }

    /// The pointer that an integer (of the index width) is made into: the block that the address lies in, if
    /// it is the one that the address was computed from, one of this call's that has escaped, or one that the
    /// caller knows.
    pub fn pointer_from_address(&mut self, mem: MemId, address: Term, space: u32) -> Ptr {
        let w = self.terms.width(address);
        if self.terms.as_u64(address) == Some(0) {
            return Ptr::null(&mut self.terms, w);
        }
        let found = self.environment(&format!("baseblock{w}"), &[address], Sort::Bits(LOCAL_BIT));
        let block = self.terms.zext(found, BLOCK_BITS);
        let mut out = self.at_address(block, address);
        for id in self.blocks.locals().to_vec() {
            let block = self.terms.bits(BLOCK_BITS, id);
            let c = self.escaped(mem, block);
            if c != Terms::FALSE {
                out = self.if_inside(c, block, address, false, out);
            }
        }
        if let Some(block) = self.base_in(address) {
            // One past the end still belongs to the block that the number came from.
            out = self.if_inside(Terms::TRUE, block, address, true, out);
        }
        let _ = space;
        out
    }
    fn at_address(&mut self, block: Term, address: Term) -> Ptr {
        let w = self.terms.width(address);
        let base = self.base(block, w);
        Ptr {
            block,
            offset: self.terms.sub(address, base),
        }
    }
    fn if_inside(&mut self, c: Term, block: Term, address: Term, end: bool, other: Ptr) -> Ptr {
        let p = self.at_address(block, address);
        let size = self.size(block);
        let offset = self.terms.resize(p.offset, OFFSET_BITS);
        let inside = if end {
            self.terms.ule(offset, size)
        } else {
            self.terms.ult(offset, size)
        };
        let c = self.terms.and(c, inside);
        Ptr {
            block: self.terms.ite(c, p.block, other.block),
            offset: self.terms.ite(c, p.offset, other.offset),
        }
    }
    /// The block whose base is a summand of an address.
    fn base_in(&self, address: Term) -> Option<Term> {
        let mut rest = address;
        for _ in 0..SUMMANDS {
            let (part, next) = match (self.terms.op(rest), self.terms.args(rest)) {
                (Op::BvAdd, &[x, y]) => (y, Some(x)),
                _ => (rest, None),
            };
            if let (Op::Apply(f), &[block]) = (self.terms.op(part), self.terms.args(part)) {
                let name = &self.terms.fun_data(*f).name;
                let w = name
                    .strip_prefix("base")
                    .and_then(|w| w.parse::<u32>().ok());
                if w.is_some() {
                    return Some(block);
                }
            }
            rest = next?;
        }
        None
    }

    /// Boolean: equal pointers of one address space.
    pub fn pointer_eq(&mut self, a: Ptr, b: Ptr, space: u32) -> Term {
        if a.block == b.block {
            return self.terms.eq(a.offset, b.offset);
        }
        let same = self.terms.eq(a.block, b.block);
        let offsets = self.terms.eq(a.offset, b.offset);
        if same == Terms::TRUE {
            return offsets;
        }
        let (x, y) = (self.address(a, space), self.address(b, space));
        let addresses = self.terms.eq(x, y);
        self.terms.ite(same, offsets, addresses)
    }
    /// Boolean: the address of one pointer is below that of the other.
    pub fn pointer_less(&mut self, a: Ptr, b: Ptr, space: u32, signed: bool) -> Term {
        let (x, y) = (self.address(a, space), self.address(b, space));
        if signed {
            self.terms.slt(x, y)
        } else {
            self.terms.ult(x, y)
        }
    }

    /// Boolean: pointers of the address space reach the block's memory.
    pub fn reachable(&mut self, block: Term, space: u32) -> Term {
        let region = self.terms.extract(LOCAL_BIT - 1, REGION_SHIFT, block);
        let is = |w: &mut PairContext, r: Region| {
            let r = w.terms.bits(LOCAL_BIT - REGION_SHIFT, r as u64);
            w.terms.eq(region, r)
        };
        match Region::only_of_space(space) {
            Some(r) => is(self, r),
            None => {
                let hidden = [Region::None, Region::Other].map(|r| is(self, r));
                let hidden = self.terms.any(hidden);
                self.terms.not(hidden)
            }
        }
    }
    /// `addrspacecast`: the pointer, and a boolean that it is poison because the space does not reach its block.
    pub fn cast_space(&mut self, p: Ptr, from: u32, to: u32) -> (Ptr, Term) {
        let w = self.index_bits(to);
        let out = Ptr {
            block: p.block,
            offset: self.terms.resize_signed(p.offset, w),
        };
        if from == to {
            return (out, Terms::FALSE);
        }
        self.assume(
            "a cast between address spaces keeps null and, where the widths agree, the address",
        );
        let reaches = self.reachable(p.block, to);
        let none = self.terms.bits(BLOCK_BITS, 0);
        let null = self.terms.eq(p.block, none);
        let fine = self.terms.or(reaches, null);
        (out, self.terms.not(fine))
    }
}
