//! When one memory may stand for another.
//!
//! Everything that code outside could read must be allowed: what it knows from
//! before (any block that is not this call's) and blocks of this call that have
//! escaped on both sides. The target's byte may be the source's, or anything where
//! the source's is poison; a number may stand for a pointer's byte of the same value,
//! but a pointer to another block with the same address may not.

use super::super::context::PairContext;
use super::super::pointer::{BLOCK_BITS, LOCAL_BIT, Ptr};
use super::bytes::Byte;
use super::read::What;
use super::{ByteLocation, MemId};
use tandem_smt::{Term, Terms};

impl PairContext {
    /// Boolean: everything that code outside could see in the source's state, at the location `at`, is
    /// allowed for the target's.
    pub fn memory_refines(&mut self, source: MemId, target: MemId, at: Ptr) -> Term {
        if source == target {
            return Terms::TRUE;
        }
        let at = self.place(at);
        // Blocks from before the call: the location's block with a constant local bit, so that changes to
        // blocks of this call drop out.
        let low = self.terms.extract(LOCAL_BIT - 1, 0, at.block);
        let foreign = ByteLocation {
            block: self.terms.zext(low, BLOCK_BITS),
            ..at
        };
        let is_foreign = self.is_foreign(at.block);
        let fine = self.place_refines(source, target, foreign);
        let mut out = self.terms.implies(is_foreign, fine);
        for id in self.blocks.locals().to_vec() {
            let block = self.terms.bits(BLOCK_BITS, id);
            let (s, t) = (self.escaped(source, block), self.escaped(target, block));
            let both = self.terms.and(s, t);
            let here = self.terms.eq(at.block, block);
            let seen = self.terms.and(both, here);
            if seen == Terms::FALSE {
                continue;
            }
            let fine = self.place_refines(source, target, ByteLocation { block, ..at });
            let fine = self.terms.implies(seen, fine);
            out = self.terms.and(out, fine);
        }
        out
    }

    /// Boolean: the target's byte at the place is allowed by the source's, and as alive.
    fn place_refines(&mut self, source: MemId, target: MemId, at: ByteLocation) -> Term {
        let p = Ptr {
            block: at.block,
            offset: at.offset,
        };
        let (a, b) = (self.read_byte(source, p), self.read_byte(target, p));
        let byte = self.byte_refines(a, b);
        let alive = self.block_fact(source, at.block, What::There);
        let kept = self.block_fact(target, at.block, What::There);
        let size = self.size(at.block);
        let inside = self.terms.ult(at.offset, size);
        let byte = self.terms.implies(inside, byte);
        let fine = self.terms.and(kept, byte);
        self.terms.implies(alive, fine)
    }

    /// Boolean: a byte of the target is allowed where the source has this one.
    pub fn byte_refines(&mut self, source: Byte, target: Byte) -> Term {
        if source == target || source.poison == Terms::TRUE {
            return Terms::TRUE;
        }
        let value = self.terms.eq(source.value, target.value);
        let tag = self.terms.eq(source.tag, target.tag);
        let number = self.is_int_tag(target.tag);
        // Numbers of odd widths are read back by loads of their width only.
        let narrow = self.is_narrow_tag(source.tag);
        let loose = match self.mode.machine_bytes {
            true => Terms::TRUE,
            false => self.terms.not(narrow),
        };
        let whole = self.is_plain_tag(target.tag);
        let number = self.terms.all([number, whole, loose]);
        let mut tag = self.terms.or(tag, number);
        if self.is_untouched(target) {
            let lost = self.is_plain_tag(source.tag);
            tag = self.terms.or(tag, lost);
        }
        let equal = self.terms.and(value, tag);
        let clean = self.terms.not(target.poison);
        let fine = self.terms.and(clean, equal);
        self.terms.or(source.poison, fine)
    }

    /// The byte is what the environment left there. A number written over it that is equal takes a pointer's provenance away
    /// at most, and code without the store keeps it: a store of what was compared with the memory before is taken for one
    /// without effect, as in LLVM's dead store elimination.
    fn is_untouched(&mut self, byte: Byte) -> bool {
        let Some(&origin) = self.memory.origins.get(&byte.value) else {
            return false;
        };
        byte.tag == self.environment_tag(origin)
    }
}
