//! What is in memory that this call did not write: at entry, and after unknown code ran.
//!
//! Both are uninterpreted functions of the block and the offset (and of the event),
//! the same for both sides. A pointer read there is a function of its own, so that no
//! address has to be known to follow it; its bytes are those of the place that it was
//! read from. Memory at entry holds no pointers to blocks of this call; what unknown
//! code writes may hold pointers to those that have escaped.

use super::super::context::{ChoiceKind, PairContext, Uninit};
use super::super::pointer::{BLOCK_BITS, LOCAL_BIT, REGION_SHIFT, Region};
use super::bytes::{Byte, Origin, Source, TAG_BITS};
use super::{ByteLocation, Cell, MemId, OFFSET_BITS, Ptr};
use crate::states::CODE_BITS;
use tandem_smt::{Sort, Term, Terms};

impl PairContext {
    fn environment_at(&mut self, what: &str, o: Origin, sort: Sort) -> Term {
        match o.source {
            Source::Entry => self.environment(&format!("init{what}"), &[o.block, o.offset], sort),
            Source::Event(event, _) => {
                let name = format!("havoc{what}");
                self.environment(&name, &[event, o.block, o.offset], sort)
            }
        }
    }
    /// The tag of a byte of the environment: no block of this call.
    pub(super) fn environment_tag(&mut self, o: Origin) -> Term {
        let tag = self.environment_at("tag", o, Sort::Bits(TAG_BITS - 1));
        let tag = self.terms.zext(tag, TAG_BITS);
        // Others leave whole bytes: what is beside a number of an odd width they have not left open.
        let code = self.terms.extract(CODE_BITS - 1, 0, tag);
        let none = self.terms.bits(CODE_BITS, 0);
        let number = self.terms.eq(code, none);
        let plain = self.terms.bits(TAG_BITS, 0);
        self.terms.ite(number, plain, tag)
    }
    fn environment_poison(&mut self, o: Origin) -> Term {
        if !self.mode.poison_input {
            return Terms::FALSE;
        }
        self.environment_at("poison", o, Sort::Bool)
    }
    /// A byte of the environment.
    pub(super) fn environment_byte(&mut self, o: Origin) -> Byte {
        let value = self.environment_at("8", o, Sort::Bits(8));
        self.memory.origins.insert(value, o);
        Byte {
            value,
            poison: self.environment_poison(o),
            tag: self.environment_tag(o),
        }
    }
    /// Bytes of the environment side by side; with `poison`, that instead of their own.
    pub(super) fn environment_bytes(
        &mut self,
        first: Origin,
        n: u64,
        poison: Option<Term>,
    ) -> Vec<Byte> {
        let mut out = Vec::with_capacity(n as usize);
        for i in 0..n {
            let offset = self.plus(first.offset, i);
            let b = self.environment_byte(Origin { offset, ..first });
            out.push(Byte {
                poison: poison.unwrap_or(b.poison),
                ..b
            });
        }
        out
    }
    /// A scalar of the environment: bits and poison.
    pub(super) fn environment_cell(&mut self, o: Origin, cell: Cell) -> Byte {
        let n = self.cell_bytes(cell);
        let bytes = self.environment_bytes(o, n, None);
        let s = match cell {
            Cell::Ptr(space) => {
                let poison = self.terms.any(bytes.iter().map(|b| b.poison));
                super::Scalar {
                    bits: self.environment_pointer(o, space),
                    poison,
                }
            }
            _ => self.join(MemId::INITIAL, cell, &bytes),
        };
        let mut s = s;
        if self.mode.entry_undef && o.source == Source::Entry && !matches!(cell, Cell::Ptr(_)) {
            let name = format!("init.undef{n}");
            let undef = self.environment(&name, &[o.block, o.offset], Sort::Bool);
            let width = self.terms.width(s.bits);
            let any = self.choice(self.memory.side, ChoiceKind::Undef, width);
            let known = self.terms.not(undef);
            s = super::Scalar {
                bits: self.terms.ite(undef, any, s.bits),
                poison: self.terms.and(known, s.poison),
            };
        }
        self.int_byte(s.bits, s.poison)
    }

    /// A pointer of the environment, packed for the address space.
    pub(super) fn environment_pointer(&mut self, o: Origin, space: u32) -> Term {
        let (name, keys, before) = match o.source {
            Source::Entry => ("init", vec![o.block, o.offset], None),
            Source::Event(event, before) => ("havoc", vec![event, o.block, o.offset], Some(before)),
        };
        let bits = self.foreign(name, &keys, space, before);
        let n = self.cell_bytes(Cell::Ptr(space)) as u32;
        self.memory.pointers.insert(bits, (o, n, space));
        if before.is_none() {
            let block = Ptr::unpack(&mut self.terms, bits).block;
            self.memory.entry_blocks.insert(block);
            if let Some((_, a, b)) = self.as_ite(block) {
                self.memory
                    .entry_blocks
                    .extend([a, b].iter().filter(|&&x| !self.terms.is_const(x)));
            }
        }
        bits
    }
    /// A pointer that unknown code gives in state `mem`, a function of `keys`: to a block that the caller
    /// knows, to none, or to one of this call's that has escaped.
    pub fn foreign_pointer(&mut self, mem: MemId, name: &str, keys: &[Term], space: u32) -> Ptr {
        let bits = self.foreign(name, keys, space, Some(mem));
        Ptr::unpack(&mut self.terms, bits)
    }
    fn foreign(&mut self, name: &str, keys: &[Term], space: u32, before: Option<MemId>) -> Term {
        let w = self.index_bits(space);
        // Fields that the space fixes are constants; the rest is the environment's.
        let only = Region::only_of_space(space);
        let free = if only.is_some() {
            REGION_SHIFT
        } else {
            LOCAL_BIT
        };
        let name = match only {
            Some(r) => format!("{name}ptr{w}.{r:?}").to_lowercase(),
            None => format!("{name}ptr{w}"),
        };
        let rest = self.environment(&name, keys, Sort::Bits(free + w));
        let high = self
            .terms
            .bits(BLOCK_BITS - free, only.map_or(0, |r| r as u64));
        let mut bits = self.terms.concat(high, rest);
        if only.is_some() {
            // No block is in no region.
            let none = self.environment(&format!("{name}.none"), keys, Sort::Bool);
            let zero = self.terms.bits(BLOCK_BITS, 0);
            let offset = self.terms.extract(w - 1, 0, rest);
            let no_block = self.terms.concat(zero, offset);
            bits = self.terms.ite(none, no_block, bits);
        }
        if let Some(before) = before {
            bits = self.or_escaped((&name, keys), before, only, w, bits);
        }
        bits
    }
    /// The pointer, or one to a block of this call that has escaped: the environment's choice.
    fn or_escaped(
        &mut self,
        (name, keys): (&str, &[Term]),
        before: MemId,
        only: Option<Region>,
        w: u32,
        mut bits: Term,
    ) -> Term {
        for id in self.blocks.locals().to_vec() {
            let fits = self
                .blocks
                .get(id)
                .is_some_and(|d| only.is_none_or(|r| r == d.region));
            let block = self.terms.bits(BLOCK_BITS, id);
            if !fits {
                continue;
            }
            let escaped = self.escaped(before, block);
            if escaped == Terms::FALSE {
                continue;
            }
            let pick = self.environment(&format!("{name}.pick"), keys, Sort::Bits(BLOCK_BITS));
            let picked = self.terms.eq(pick, block);
            let c = self.terms.and(picked, escaped);
            let offset = self.environment(&format!("{name}.offset"), keys, Sort::Bits(w));
            let local = self.terms.concat(block, offset);
            bits = self.terms.ite(c, local, bits);
        }
        bits
    }

    /// Memory that nobody wrote.
    pub(super) fn unwritten(&mut self, bits: u32) -> Byte {
        match self.mode.uninit {
            Uninit::Poison => {
                let value = self.terms.bits(bits, 0);
                self.int_byte(value, Terms::TRUE)
            }
            Uninit::Undef => {
                let value = self.choice(self.memory.side, ChoiceKind::Undef, bits);
                self.int_byte(value, Terms::FALSE)
            }
        }
    }

    /// The byte at entry, as a function of the place.
    pub(super) fn entry_byte(&mut self, at: Ptr) -> Byte {
        self.environment_byte(Origin {
            source: Source::Entry,
            block: at.block,
            offset: at.offset,
        })
    }

    /// The contents at entry, as a byte or a scalar.
    pub(super) fn initial(&mut self, at: ByteLocation, cell: Option<Cell>, align: u64) -> Byte {
        let o = Origin {
            source: Source::Entry,
            block: at.block,
            offset: at.offset,
        };
        let known = self
            .block_data(at.block)
            .and_then(|d| Some((d.contents.clone()?, d.align)));
        if let Some((contents, block_align)) = known {
            if let Some(b) = self.known_contents(&contents, at.offset, cell, align.min(block_align))
            {
                return b;
            }
            self.approximate("constant of more than 4096 bytes read at a variable offset");
        }
        match cell {
            Some(cell) => self.environment_cell(o, cell),
            None => self.environment_byte(o),
        }
    }
    /// An offset as a term.
    pub(super) fn offset(&mut self, k: u64) -> Term {
        self.terms.bits(OFFSET_BITS, k)
    }
}
