//! Contents of constant globals, from their initialisers.
//!
//! Bytes that are not zero are kept in a map by offset, so that a large table of
//! zeros costs nothing. A read at a constant offset is the bytes there; one at a
//! variable offset is a choice among the elements that it may hit.

use super::super::context::PairContext;
use super::super::pointer::Ptr;
use super::super::value::Scalar;
use super::bytes::Byte;
use super::{Cell, MemId};
pub use crate::states::Contents;
use tandem_smt::{Term, Terms};

/// Largest constant that is read at variable offsets.
const TABLE_BYTES: u64 = 4096;
/// Most elements that one such read may choose among.
const TABLE_ELEMENTS: u64 = 1024;

impl PairContext {
    /// Puts a scalar into contents.
    pub fn put_initial(&mut self, contents: &mut Contents, offset: u64, cell: Cell, s: Scalar) {
        let zero = self.terms.bits(8, 0);
        let none = self.no_tag();
        for (i, b) in self.split(cell, s).into_iter().enumerate() {
            if b.value != zero || b.poison != Terms::FALSE || b.tag != none {
                contents.bytes.insert(offset + i as u64, b);
            }
        }
    }
    /// Puts a pointer to a known block (or null) of an address space into contents.
    pub fn put_initial_pointer(
        &mut self,
        contents: &mut Contents,
        offset: u64,
        p: Ptr,
        space: u32,
    ) {
        let bits = p.pack(&mut self.terms);
        self.put_initial(contents, offset, Cell::Ptr(space), Scalar::defined(bits));
    }

    fn contents_byte(&mut self, c: &Contents, offset: u64) -> Byte {
        match c.bytes.get(&offset) {
            Some(&b) => b,
            None if offset < c.size => {
                let zero = self.terms.bits(8, 0);
                self.int_byte(zero, Terms::FALSE)
            }
            // Outside: the read is undefined, so anything will do.
            None => self.poison_byte(),
        }
    }
    fn contents_cell(&mut self, c: &Contents, offset: u64, cell: Option<Cell>) -> Byte {
        let Some(cell) = cell else {
            return self.contents_byte(c, offset);
        };
        let n = self.cell_bytes(cell);
        let bytes: Vec<Byte> = (0..n)
            .map(|i| self.contents_byte(c, offset.wrapping_add(i)))
            .collect();
        let s = self.join(MemId::INITIAL, cell, &bytes);
        self.int_byte(s.bits, s.poison)
    }

    /// What a read of constant contents gives; `None` if there is too much to choose from.
    pub(super) fn known_contents(
        &mut self,
        c: &Contents,
        offset: Term,
        cell: Option<Cell>,
        align: u64,
    ) -> Option<Byte> {
        if let Some(k) = self.terms.as_u64(offset) {
            return Some(self.contents_cell(c, k, cell));
        }
        if c.bytes.is_empty() {
            return Some(self.contents_cell(c, 0, cell));
        }
        let size = cell.map_or(1, |k| self.cell_bytes(k));
        if c.size > TABLE_BYTES || c.size < size {
            return None;
        }
        // Where the block is aligned to `align`, so are the offsets of accesses that are.
        let step = 1 << self.terms.trailing_zero_bits(offset).min(12);
        let step = align.max(step);
        let count = (c.size - size) / step + 1;
        if count > TABLE_ELEMENTS {
            return None;
        }
        let mut elements = Vec::with_capacity(count as usize);
        for i in 0..count {
            elements.push((i * step, self.contents_cell(c, i * step, cell)));
        }
        Some(self.choose_element(offset, &elements))
    }

    /// The element at an offset: a balanced tree of comparisons, neighbours that are equal taken together.
    pub(super) fn choose_element(&mut self, offset: Term, elements: &[(u64, Byte)]) -> Byte {
        let mut runs: Vec<(u64, Byte)> = Vec::new();
        for &(k, b) in elements {
            if runs.last().is_none_or(|r| r.1 != b) {
                runs.push((k, b));
            }
        }
        self.search(offset, &runs)
    }
    fn search(&mut self, offset: Term, runs: &[(u64, Byte)]) -> Byte {
        if let [(_, only)] = runs {
            return *only;
        }
        let (low, high) = runs.split_at(runs.len() / 2);
        let pivot = high[0].0;
        let pivot = self.offset(pivot);
        let below = self.terms.ult(offset, pivot);
        let (a, b) = (self.search(offset, low), self.search(offset, high));
        self.select_byte(below, a, b)
    }
}
