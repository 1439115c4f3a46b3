//! Bytes, and how scalars are taken apart into them and put together again.
//!
//! A byte has an integer view (eight bits), a poison flag and a tag. The tag of an
//! integer's byte is zero; that of a pointer's byte holds the pointer and which of
//! its bytes it is. A pointer that is read back from all its bytes in order is the
//! pointer that was stored; an integer read from them is the address. So an eight-byte
//! copy is as good as a load and a store of `i64`: a number that is read and written
//! back without being computed with stands for the very bytes that were read, poison
//! of single bytes and pointers in them included. (Taken literally a load of eight
//! bytes of which one is poison is all poison; no compiler treats its copies so.)

use super::super::context::PairContext;
use super::super::pointer::{BLOCK_BITS, Ptr};
use super::super::value::Scalar;
use super::{Cell, MemId, OFFSET_BITS};
pub use crate::states::{Byte, TAG_BITS};
pub(crate) use crate::states::{CODE_BITS, Fragment, Origin, Source};
use tandem_smt::{Term, Terms};

fn code(of: u64, index: u64) -> u64 {
    (of & 15) << 4 | (index & 15)
}

impl PairContext {
    /// The tag of an integer's byte.
    pub(super) fn no_tag(&mut self) -> Term {
        self.terms.bits(TAG_BITS, 0)
    }
    /// A byte of an integer.
    pub(super) fn int_byte(&mut self, value: Term, poison: Term) -> Byte {
        Byte {
            value,
            poison,
            tag: self.no_tag(),
        }
    }
    /// A byte that is poison.
    pub(super) fn poison_byte(&mut self) -> Byte {
        let value = self.terms.bits(8, 0);
        self.int_byte(value, Terms::TRUE)
    }
    /// The tag of the bytes of an integer whose width is no multiple of eight: block 0, and the width.
    fn narrow_tag(&mut self, width: u32) -> Term {
        let width = self.terms.bits(TAG_BITS, u64::from(width));
        let by = self.terms.bits(TAG_BITS, u64::from(CODE_BITS));
        self.terms.shl(width, by)
    }
    /// Boolean: the tag is that of an integer of whole bytes.
    pub(super) fn is_plain_tag(&mut self, tag: Term) -> Term {
        let none = self.no_tag();
        self.terms.eq(tag, none)
    }
    /// Boolean: the tag is that of an integer whose width is no multiple of eight.
    pub(super) fn is_narrow_tag(&mut self, tag: Term) -> Term {
        // Bytes of pointers have a code, whatever their block.
        let code = self.terms.extract(CODE_BITS - 1, 0, tag);
        let zero = self.terms.bits(CODE_BITS, 0);
        let uncoded = self.terms.eq(code, zero);
        let (number, plain) = (self.is_int_tag(tag), self.is_plain_tag(tag));
        let odd = self.terms.not(plain);
        self.terms.all([uncoded, number, odd])
    }
    /// Boolean: the tag is an integer's.
    pub(super) fn is_int_tag(&mut self, tag: Term) -> Term {
        let block = self
            .terms
            .extract(TAG_BITS - 1, OFFSET_BITS + CODE_BITS, tag);
        let none = self.terms.bits(BLOCK_BITS, 0);
        self.terms.eq(block, none)
    }
    /// One of two bytes (or whole readings).
    pub(super) fn select_byte(&mut self, c: Term, a: Byte, b: Byte) -> Byte {
        let poison = self.terms.ite(c, a.poison, b.poison);
        // What is in a poison byte does not matter: the other's contents will do.
        if a.poison == Terms::TRUE {
            return Byte { poison, ..b };
        }
        if b.poison == Terms::TRUE {
            return Byte { poison, ..a };
        }
        Byte {
            value: self.terms.ite(c, a.value, b.value),
            poison,
            tag: self.terms.ite(c, a.tag, b.tag),
        }
    }

    fn tag(&mut self, f: Fragment) -> Term {
        let code = self.terms.bits(CODE_BITS, code(f.of, f.index));
        let at = self.terms.concat(f.block, f.offset);
        let tag = self.terms.concat(at, code);
        self.memory.fragments.insert(tag, f);
        tag
    }

    /// The bytes of a scalar in order of their addresses.
    pub(super) fn split(&mut self, cell: Cell, s: Scalar) -> Vec<Byte> {
        let n = self.cell_bytes(cell);
        let mut bytes = match cell {
            Cell::Ptr(space) => return self.split_pointer(s, space),
            Cell::Int(_) | Cell::Float(_) => {
                if let Some(bytes) = self.memory.joined.get(&(s.bits, s.poison))
                    && !bytes.is_empty()
                {
                    return bytes.to_vec();
                }
                let raw = self.terms.zext(s.bits, n as u32 * 8);
                if let Some(&(p, space)) = self.memory.carried.get(&raw) {
                    let p = Scalar {
                        bits: p,
                        poison: s.poison,
                    };
                    return self.split_pointer(p, space);
                }
                let mut bytes = self.split_number(raw, s.poison, n);
                if let Cell::Int(w) = cell
                    && w % 8 != 0
                {
                    // Only a load of the same width gives the number back (LangRef, "store").
                    let tag = self.narrow_tag(w);
                    bytes.iter_mut().for_each(|b| b.tag = tag);
                }
                bytes
            }
        };
        if self.layout.big_endian {
            bytes.reverse();
        }
        bytes
    }

    /// Bytes of a number, least significant first.
    fn split_number(&mut self, raw: Term, poison: Term, n: u64) -> Vec<Byte> {
        let mut out = Vec::with_capacity(n as usize);
        for i in 0..n as u32 {
            let value = self.terms.extract(i * 8 + 7, i * 8, raw);
            let tag = match self.memory.origins.get(&value).copied() {
                Some(o) => self.environment_tag(o),
                None => self.no_tag(),
            };
            out.push(Byte { value, poison, tag });
        }
        out
    }

    /// Bytes of a pointer in order of their addresses.
    fn split_pointer(&mut self, s: Scalar, space: u32) -> Vec<Byte> {
        let n = self.cell_bytes(Cell::Ptr(space));
        if let Some(&(origin, of, _)) = self.memory.pointers.get(&s.bits)
            && u64::from(of) == n
        {
            return self.environment_bytes(origin, n, Some(s.poison));
        }
        let p = Ptr::unpack(&mut self.terms, s.bits);
        let address = self.address(p, space);
        let raw = self.terms.resize(address, n as u32 * 8);
        let mut bytes = self.split_number(raw, s.poison, n);
        if self.terms.as_u64(p.block) != Some(0) {
            let offset = self.terms.resize_signed(p.offset, OFFSET_BITS);
            for (i, b) in bytes.iter_mut().enumerate() {
                b.tag = self.tag(Fragment {
                    block: p.block,
                    offset,
                    of: n,
                    index: i as u64,
                });
            }
        }
        if self.layout.big_endian {
            bytes.reverse();
        }
        bytes
    }

    /// The scalar that bytes (in order of their addresses) hold.
    pub(super) fn join(&mut self, mem: MemId, cell: Cell, bytes: &[Byte]) -> Scalar {
        let poison = self.terms.any(bytes.iter().map(|b| b.poison));
        let all = bytes.iter().all(|b| b.poison == Terms::TRUE);
        if all || poison == Terms::TRUE && matches!(cell, Cell::Ptr(_)) {
            let bits = self.cell_width(cell);
            return Scalar::poison(&mut self.terms, bits);
        }
        let mut low_first = bytes.to_vec();
        if self.layout.big_endian {
            low_first.reverse();
        }
        match cell {
            Cell::Ptr(space) => Scalar {
                bits: self.join_pointer(mem, space, bytes, &low_first),
                poison,
            },
            Cell::Int(w) | Cell::Float(w) => {
                let raw = self.join_number(&low_first);
                if let Some((p, of)) = self.whole_pointer(&low_first) {
                    let space = self.a_space_of_width(of);
                    let packed = self.packed(p, space);
                    self.memory.carried.insert(raw, (packed, space));
                }
                let number = self.number_of(raw, w, poison);
                let kept = self.mode.copies_bytes && !self.terms.is_const(raw);
                if kept && self.terms.width(raw) == w {
                    self.remember_joined(raw, poison, bytes);
                } else if kept {
                    self.remember_odd(number, bytes);
                }
                number
            }
        }
    }
    /// Keeps what a scalar was made of. Two groups of bytes with the same bits and the same condition for poison
    /// may differ in which byte is poison when: then neither is kept.
    pub(super) fn remember_joined(&mut self, raw: Term, poison: Term, bytes: &[Byte]) {
        let known = self
            .memory
            .joined
            .entry((raw, poison))
            .or_insert_with(|| bytes.into());
        if **known != *bytes {
            *known = [].into();
        }
    }
    /// The same for a number of an odd width: it is only defined where one of its type was stored (LangRef, "load"), so that
    /// what is written back are the bytes that were there; where it is not, all of them are poison.
    fn remember_odd(&mut self, number: Scalar, bytes: &[Byte]) {
        let bytes: Vec<Byte> = bytes
            .iter()
            .map(|&b| Byte {
                poison: number.poison,
                ..b
            })
            .collect();
        self.remember_joined(number.bits, number.poison, &bytes);
    }
    /// Bits of a scalar as the encoder holds it.
    fn cell_width(&self, cell: Cell) -> u32 {
        match cell {
            Cell::Int(w) | Cell::Float(w) => w,
            Cell::Ptr(space) => BLOCK_BITS + self.index_bits(space),
        }
    }
    /// A number of `w` bits from its bytes; nonzero padding gives poison.
    fn number_of(&mut self, raw: Term, w: u32, poison: Term) -> Scalar {
        let full = self.terms.width(raw);
        if full == w {
            return Scalar { bits: raw, poison };
        }
        let padding = self.terms.extract(full - 1, w, raw);
        let zero = self.terms.bits(full - w, 0);
        let dirty = self.terms.ne(padding, zero);
        Scalar {
            bits: self.terms.extract(w - 1, 0, raw),
            poison: self.terms.or(poison, dirty),
        }
    }
    fn join_number(&mut self, low_first: &[Byte]) -> Term {
        let mut it = low_first.iter();
        let mut raw = it.next().map_or(Terms::FALSE, |b| b.value);
        for b in it {
            raw = self.terms.concat(b.value, raw);
        }
        raw
    }
    fn packed(&mut self, p: Ptr, space: u32) -> Term {
        let w = self.index_bits(space);
        let offset = self.terms.resize_signed(p.offset, w);
        self.terms.concat(p.block, offset)
    }
    /// An address space whose pointers have that many bytes: how a pointer that is carried in a number is packed.
    fn a_space_of_width(&self, bytes: u64) -> u32 {
        let fits = |s: &u32| self.cell_bytes(Cell::Ptr(*s)) == bytes;
        [0, 1, 3, 4, 5, 101].into_iter().find(fits).unwrap_or(0)
    }
    /// The pointer (with 64-bit offset) that the bytes are, if they are seen to be all of one in order.
    fn whole_pointer(&mut self, low_first: &[Byte]) -> Option<(Ptr, u64)> {
        let first = *self.memory.fragments.get(&low_first.first()?.tag)?;
        if first.index != 0 || first.of != low_first.len() as u64 {
            return None;
        }
        for (i, b) in low_first.iter().enumerate() {
            let f = Fragment {
                index: i as u64,
                ..first
            };
            if self.tag(f) != b.tag {
                return None;
            }
        }
        let p = Ptr {
            block: first.block,
            offset: first.offset,
        };
        Some((p, first.of))
    }
    /// Where the bytes lay side by side in the environment's memory, if they did.
    fn whole_origin(&mut self, bytes: &[Byte]) -> Option<Origin> {
        let first = *self.memory.origins.get(&bytes.first()?.value)?;
        for (i, b) in bytes.iter().enumerate() {
            let o = *self.memory.origins.get(&b.value)?;
            let offset = self.plus(first.offset, i as u64);
            let here = o.block == first.block && o.offset == offset && o.source.same(first.source);
            if !here || b.tag != self.environment_tag(o) {
                return None;
            }
        }
        Some(first)
    }
    /// `offset + k`
    pub(super) fn plus(&mut self, offset: Term, k: u64) -> Term {
        let k = self.terms.bits(OFFSET_BITS, k);
        self.terms.add(offset, k)
    }

    fn join_pointer(&mut self, mem: MemId, space: u32, bytes: &[Byte], low_first: &[Byte]) -> Term {
        if let Some((p, _)) = self.whole_pointer(low_first) {
            return self.packed(p, space);
        }
        if let Some(o) = self.whole_origin(bytes) {
            return self.environment_pointer(o, space);
        }
        let raw = self.join_number(low_first);
        let made = self.pointer_from_number(mem, raw, space);
        let none = self.no_tag();
        if low_first.iter().all(|b| b.tag == none) {
            return made;
        }
        // Somewhere in between: all bytes of one pointer, or a number.
        let n = low_first.len() as u64;
        let first = low_first[0].tag;
        let at = self.terms.extract(TAG_BITS - 1, CODE_BITS, first);
        let int = self.is_int_tag(first);
        let mut whole = self.terms.not(int);
        for (i, b) in low_first.iter().enumerate() {
            let code = self.terms.bits(CODE_BITS, code(n, i as u64));
            let want = self.terms.concat(at, code);
            let is = self.terms.eq(b.tag, want);
            whole = self.terms.and(whole, is);
        }
        let p = Ptr::unpack(&mut self.terms, at);
        let packed = self.packed(p, space);
        self.terms.ite(whole, packed, made)
    }
    /// A pointer from the number that its bytes make.
    fn pointer_from_number(&mut self, mem: MemId, raw: Term, space: u32) -> Term {
        if let Some(&(p, from)) = self.memory.carried.get(&raw) {
            if from == space {
                return p;
            }
            let p = Ptr::unpack(&mut self.terms, p);
            return self.packed(p, space);
        }
        let w = self.index_bits(space);
        let address = self.terms.resize(raw, w);
        self.pointer_from_address(mem, address, space)
            .pack(&mut self.terms)
    }

    /// What a stored scalar is when it is read as another kind of the same size.
    pub(super) fn reinterpret(&mut self, mem: MemId, from: Cell, s: Scalar, to: Cell) -> Scalar {
        match (from, to) {
            (Cell::Int(a) | Cell::Float(a), Cell::Int(b) | Cell::Float(b)) => {
                if a == b {
                    return s;
                }
                let raw = self.terms.zext(s.bits, self.cell_bytes(from) as u32 * 8);
                self.number_of(raw, b, s.poison)
            }
            (Cell::Ptr(a), Cell::Ptr(b)) => {
                if self.index_bits(a) == self.index_bits(b) {
                    return s;
                }
                let p = Ptr::unpack(&mut self.terms, s.bits);
                Scalar {
                    bits: self.packed(p, b),
                    poison: s.poison,
                }
            }
            _ => {
                let bytes = self.split(from, s);
                self.join(mem, to, &bytes)
            }
        }
    }
}
