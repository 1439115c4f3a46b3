//! Loads, stores and stack objects, and the dispatch of accesses that have no fast path.
//!
//! An access goes through the same steps whatever it reads or writes: check (provenance, address space, bounds,
//! lifetime, alignment: [`UbKind`]), event if volatile, race detector, then bytes. `load_int` and `store_int` are for
//! plain integers of 1, 2, 4 or 8 bytes, with a short cut where all bytes are defined; `load` and `store` take any
//! type, leaf by leaf.
//!
//! ```text
//!   bytes    the number, little-endian
//!   states   per byte: 0 if defined; else undef, poison, byte n of a pointer …      (see `memory`)
//! ```
//!
//! Vectors whose elements are no whole number of bytes are one integer in memory (*packed*): poison as a whole where an
//! element is, and defined only where a value of the same type was stored. A store of an aggregate makes the padding
//! between its parts as if never written. Bytes never written are undef or poison, as the policy of the run says.
//!
//! **Invariant:** a read that races gives undef and makes the run one with a choice; a write that races is recorded by
//! the detector, and happens.

use super::{Fault, Machine, Thread, shows_address};
use crate::api::UninitPolicy;
use crate::bytes::{LoadNotes, read_scalar, write_scalar};
use crate::code::{Access, AllocaSpec, CompiledFn};
use crate::events::Event;
use crate::layout::{Leaf, LeafKind, Packed, ValueLayout};
use crate::memory::{self, Ask, Found, Life, NewObject, Region, Who};
use crate::ops::Op;
use crate::outcome::UbKind;
use crate::race::{Kind, Reach};
use crate::rng::Rng;
use crate::slot::{Prov, Slot, mask};
use crate::value::Target;
use std::ops::Range;
use tandem_ir::inst::Ordering;

/// The operation that accesses memory, for reports.
pub(super) type At<'a> = (&'a CompiledFn, usize);

impl<'p, 'm> Machine<'p, 'm> {
    /// Where an access lies; one that is aligned because the object happens to lie well is noted.
    #[inline]
    pub(super) fn found(&mut self, p: Slot, ask: Ask, who: Who) -> Result<Found, UbKind> {
        let found = self.mem.check(p, ask, who)?;
        self.choices.lucky_alignment |= self.mem.objects[found.index].align < ask.align;
        Ok(found)
    }

    #[inline]
    pub(super) fn load_int(
        &mut self,
        rng: &mut Rng,
        who: Who,
        p: Slot,
        (size, align, space): (u8, u8, u32),
        null_is_valid: bool,
        at: At<'_>,
    ) -> Result<Slot, UbKind> {
        let ask = Ask {
            space,
            size: size.into(),
            align: 1 << align,
            write: false,
            null_is_valid,
        };
        let found = self.found(p, ask, who)?;
        if self.race.is_some() && self.races(who, found, size.into(), Kind::READ, at) {
            return Ok(Slot::UNDEF);
        }
        let o = &self.mem.objects[found.index];
        match plain_read(&o.bytes, &o.states, found.offset, size) {
            Some(v) => Ok(Slot::int(v)),
            None => Ok(self.slow_load(rng, found, LeafKind::Int(u32::from(size) * 8))),
        }
    }
    #[inline(never)]
    fn slow_load(&mut self, rng: &mut Rng, found: Found, kind: LeafKind) -> Slot {
        let mut out = [Slot::int(0)];
        self.read_leaf(rng, found, kind, &mut out);
        out[0]
    }
    pub(super) fn read_leaf(
        &mut self,
        rng: &mut Rng,
        found: Found,
        kind: LeafKind,
        out: &mut [Slot],
    ) {
        let mut picked = false;
        let policy = self.policy.undef;
        let mut random = || {
            picked = true;
            match policy {
                crate::api::UndefPolicy::Zero => 0,
                crate::api::UndefPolicy::Seeded => rng.next(),
            }
        };
        let o = &self.mem.objects[found.index];
        let notes: LoadNotes = read_scalar(o, found.offset, kind, out, &mut random);
        self.choices.undef |= picked;
        if let Some(p) = notes.pointer_as_int {
            self.choices.address = true;
            self.mem.expose(p);
        }
    }

    #[inline]
    pub(super) fn store_int(
        &mut self,
        who: Who,
        p: Slot,
        v: Slot,
        (size, align, space): (u8, u8, u32),
        null_is_valid: bool,
        at: At<'_>,
    ) -> Result<(), UbKind> {
        let ask = Ask {
            space,
            size: size.into(),
            align: 1 << align,
            write: true,
            null_is_valid,
        };
        let found = self.found(p, ask, who)?;
        if self.race.is_some() {
            let o = &self.mem.objects[found.index];
            let held = plain_read(&o.bytes, &o.states, found.offset, size);
            let ones = u64::MAX >> (64 - u32::from(size.clamp(1, 8)) * 8);
            let kind = Kind {
                same: v.meta == 0 && held == Some(v.bits & ones),
                ..Kind::WRITE
            };
            self.races(who, found, size.into(), kind, at);
        }
        let o = &mut self.mem.objects[found.index];
        if v.meta != 0 || !plain_write(&mut o.bytes, &mut o.states, found.offset, size, v.bits) {
            write_scalar(o, found.offset, LeafKind::Int(u32::from(size) * 8), &[v]);
        }
        Ok(())
    }

    /// Tells the race detector of an access; true if a read races.
    #[inline(never)]
    pub(super) fn races(
        &mut self,
        who: Who,
        found: Found,
        size: u64,
        kind: Kind,
        at: At<'_>,
    ) -> bool {
        let Some(d) = &mut self.race else {
            return false;
        };
        let o = &mut self.mem.objects[found.index];
        if matches!(o.region, Region::Local | Region::Param) {
            return false;
        }
        let place = (at.0.global, at.1 as u32);
        let racy = d.access(
            (o, found.index),
            who,
            (found.offset, size as usize),
            kind,
            place,
        );
        if racy && !kind.write {
            self.choices.race = true;
        }
        racy && !kind.write
    }

    pub(super) fn alloca(
        &mut self,
        who: Who,
        allocas: &mut Vec<Prov>,
        local_top: &mut u64,
        spec: AllocaSpec,
        count: Slot,
    ) -> Result<Slot, Fault> {
        if !count.is_defined() {
            return Err(UbKind::PoisonAllocaSize.into());
        }
        let size = spec
            .size
            .checked_mul(count.bits & mask(spec.sh))
            .ok_or(Fault::OutOfMemory)?;
        let fill = if spec.starts_dead {
            memory::POISON
        } else {
            self.fresh_state()
        };
        let new = NewObject {
            region: Region::Local,
            target: Target::Stack,
            size,
            align: spec.align,
            owner: who.thread,
            constant: false,
            fill,
            fresh: true,
        };
        let p = self
            .mem
            .create(new, Some(local_top))
            .ok_or(Fault::OutOfMemory)?;
        if spec.starts_dead
            && let Some(o) = self.mem.find_mut(p)
        {
            o.life = Life::Dead;
        }
        allocas.push(p);
        Ok(self.mem.pointer(p, spec.space))
    }
    /// State of bytes that were never written.
    pub(super) fn fresh_state(&self) -> u8 {
        match self.policy.uninit {
            UninitPolicy::Undef => memory::UNDEF,
            UninitPolicy::Poison => memory::POISON,
        }
    }

    // ----- everything else -----------------------------------------------------

    /// Loads, stores and atomics off the fast path, and addresses of names.
    pub(super) fn memory_op(&mut self, t: &mut Thread<'p>, op: Op) -> Result<(), Fault> {
        let Some(frame) = t.frames.last() else {
            return Err(Fault::IllFormed("no frame".into()));
        };
        let (f, base, at) = (frame.code, frame.base, frame.pc - 1);
        match op {
            Op::Address { dst, address } => {
                let spec = f.addresses[address as usize];
                let p = self.global_object(t, spec.global)?;
                let s = self.mem.pointer(p, spec.space);
                t.regs[base + dst as usize] = Slot {
                    bits: s.bits.wrapping_add(spec.offset as u64),
                    meta: s.meta,
                };
            }
            Op::Load { dst, ptr, access } => {
                let a = &f.accesses[access as usize];
                let p = t.regs[base + ptr as usize];
                let mut out = std::mem::take(&mut t.regs);
                let end = base + dst as usize + a.layout.slots as usize;
                let r = self.load(t, p, a, &mut out[base + dst as usize..end], (f, at));
                let got = out[base + dst as usize..end].iter();
                let poison = got.clone().all(|s| s.is_poison());
                t.regs = out;
                r?;
                if a.unchanging && !poison {
                    let found = self.found(p, Self::ask(a, false, f.null_is_valid), t.who)?;
                    self.unchanging(t, found, a.layout.size)?;
                }
            }
            Op::Store { src, ptr, access } => {
                let a = &f.accesses[access as usize];
                let p = t.regs[base + ptr as usize];
                let regs = std::mem::take(&mut t.regs);
                let from = base + src as usize;
                let r = self.store(
                    t,
                    p,
                    a,
                    &regs[from..from + a.layout.slots as usize],
                    (f, at),
                );
                t.regs = regs;
                r?;
            }
            Op::AtomicRmw {
                dst,
                ptr,
                src,
                access,
            } => {
                let a = &f.accesses[access as usize];
                let (p, v) = (t.regs[base + ptr as usize], t.regs[base + src as usize]);
                let old = self.atomic_rmw(t, p, v, a, f.null_is_valid, (f, at))?;
                t.regs[base + dst as usize] = old;
            }
            Op::CmpXchg {
                dst,
                ptr,
                expected,
                new,
                access,
            } => {
                let a = &f.accesses[access as usize];
                let slot = |s: u32| t.regs[base + s as usize];
                let (p, e, n) = (slot(ptr), slot(expected), slot(new));
                let (old, same) = self.compare_exchange(t, p, (e, n), a, (f, at))?;
                t.regs[base + dst as usize] = old;
                t.regs[base + dst as usize + 1] = same;
            }
            Op::Fence { ordering } => self.fence(t.who, ordering),
            _ => return Err(Fault::IllFormed("no memory operation".into())),
        }
        Ok(())
    }

    pub(super) fn ask(a: &Access, write: bool, null_is_valid: bool) -> Ask {
        Ask {
            space: a.space,
            size: a.layout.size,
            align: a.align,
            write,
            null_is_valid,
        }
    }
    pub(super) fn kind(a: &Access, write: bool) -> Kind {
        Kind {
            write,
            atomic: a.ordering != Ordering::NotAtomic,
            reach: Reach::All,
            same: false,
        }
    }

    /// An access of no bytes (`{}`): whatever the pointer leads to, it is not looked at.
    fn touches_nothing(p: Slot, a: &Access) -> Result<(), Fault> {
        match p.is_defined() {
            true if p.bits & a.align.wrapping_sub(1) != 0 => Err(UbKind::Misaligned.into()),
            true => Ok(()),
            false if p.is_poison() => Err(UbKind::PoisonPointer.into()),
            false => Err(UbKind::UndefPointer.into()),
        }
    }

    fn load(
        &mut self,
        t: &mut Thread<'p>,
        p: Slot,
        a: &Access,
        out: &mut [Slot],
        at: At<'_>,
    ) -> Result<(), Fault> {
        if a.layout.size == 0 && !a.volatile {
            return Self::touches_nothing(p, a);
        }
        let found = self.found(p, Self::ask(a, false, at.0.null_is_valid), t.who)?;
        if a.volatile {
            let at = self.public_pointer(p, a.space);
            self.event(
                t,
                Event::VolatileLoad {
                    at,
                    bytes: a.layout.size,
                },
            )?;
        }
        let racy = self.race.is_some()
            && self.races(t.who, found, a.layout.size, Self::kind(a, false), at);
        if racy {
            out.fill(Slot::UNDEF);
            return Ok(());
        }
        self.read_value(&mut t.rng, found, &a.layout, out)?;
        self.acquire(t.who, found, a.ordering);
        Ok(())
    }

    /// Reads a value scalar by scalar.
    pub(super) fn read_value(
        &mut self,
        rng: &mut Rng,
        found: Found,
        l: &ValueLayout,
        out: &mut [Slot],
    ) -> Result<(), Fault> {
        for leaf in &l.leaves {
            let at = Found {
                offset: found.offset + (leaf.bit_offset / 8) as usize,
                ..found
            };
            let (s, n) = (leaf.slot as usize, leaf.kind.slots() as usize);
            match leaf.packed {
                Some(p) => self.read_packed(rng, found, *leaf, p, &mut out[s..s + n]),
                None => self.read_leaf(rng, at, leaf.kind, &mut out[s..s + n]),
            }
        }
        Ok(())
    }
    /// An element of a vector whose elements are no whole number of bytes.
    fn read_packed(
        &mut self,
        rng: &mut Rng,
        found: Found,
        leaf: Leaf,
        whole: Packed,
        out: &mut [Slot],
    ) {
        let bytes = leaf.byte_range();
        let start = found.offset + bytes.start as usize;
        let last = found.offset + bytes.end as usize - 1;
        let o = &self.mem.objects[found.index];
        // A value whose size is no number of bytes is only defined where one of its type was stored.
        let other = !whole.bits.is_multiple_of(8)
            && o.states[last] == memory::DEFINED
            && o.bytes[last] >> (whole.bits % 8) != 0;
        if other || o.states[start..=last].contains(&memory::POISON) {
            out.fill(Slot::POISON);
            return;
        }
        let mut v = vec![0u64; out.len()];
        for bit in 0..u64::from(leaf.kind.bits()) {
            let at = leaf.bit_offset + bit;
            let byte = found.offset + (at / 8) as usize;
            let o = &self.mem.objects[found.index];
            let b = match o.states[byte] {
                memory::UNDEF => self.pick(rng) & 1,
                _ => u64::from(o.bytes[byte] >> (at % 8) & 1),
            };
            v[(bit / 64) as usize] |= b << (bit % 64);
        }
        for (slot, part) in out.iter_mut().zip(v) {
            *slot = Slot::int(part);
        }
    }

    fn store(
        &mut self,
        t: &mut Thread<'p>,
        p: Slot,
        a: &Access,
        v: &[Slot],
        at: At<'_>,
    ) -> Result<(), Fault> {
        if a.layout.size == 0 && !a.volatile {
            return Self::touches_nothing(p, a);
        }
        let found = self.found(p, Self::ask(a, true, at.0.null_is_valid), t.who)?;
        if a.volatile {
            let to = self.public_pointer(p, a.space);
            self.choices.address |= shows_address(&a.layout, v);
            let value = self.public_value(&a.layout, v);
            self.event(t, Event::VolatileStore { at: to, value })?;
        }
        if self.race.is_some() {
            self.races(t.who, found, a.layout.size, Self::kind(a, true), at);
        }
        self.release(t.who, found, a.ordering);
        self.clear_padding(found, &a.layout);
        self.write_value(found, &a.layout, v)
    }

    /// A store of an aggregate leaves the bytes between its parts unspecified.
    fn clear_padding(&mut self, found: Found, l: &ValueLayout) {
        let used: u64 = l.leaves.iter().map(|x| x.kind.bytes()).sum();
        let packed = l.leaves.iter().any(|x| x.packed.is_some());
        if used >= l.size && !packed {
            return;
        }
        let nothing = match self.policy.uninit {
            UninitPolicy::Undef => memory::UNDEF,
            UninitPolicy::Poison => memory::POISON,
        };
        let o = &mut self.mem.objects[found.index];
        let mut next = 0;
        let ranges = l.leaves.iter().map(|x| x.byte_range());
        let end = std::iter::once(l.size..l.size);
        for Range { start, end } in ranges.chain(end) {
            if next < start {
                let (a, b) = (found.offset + next as usize, found.offset + start as usize);
                o.bytes[a..b].fill(0);
                o.states[a..b].fill(nothing);
            }
            next = end;
        }
    }

    /// Writes a value scalar by scalar; padding is left as it is.
    pub(in super::super) fn write_value(
        &mut self,
        found: Found,
        l: &ValueLayout,
        v: &[Slot],
    ) -> Result<(), Fault> {
        for (k, leaf) in l.leaves.iter().enumerate() {
            if leaf.begins_packed() {
                self.write_packed(found, &l.leaves[k..], v)?;
            } else if leaf.packed.is_none() {
                let o = &mut self.mem.objects[found.index];
                let at = found.offset + (leaf.bit_offset / 8) as usize;
                let (s, n) = (leaf.slot as usize, leaf.kind.slots() as usize);
                write_scalar(o, at, leaf.kind, &v[s..s + n]);
            }
        }
        Ok(())
    }
    /// Writes the packed vector that the leaves begin with: one integer, so poison as a whole where an element is.
    fn write_packed(&mut self, found: Found, leaves: &[Leaf], v: &[Slot]) -> Result<(), Fault> {
        let unit = leaves[0].packed;
        let lanes = || leaves.iter().take_while(|x| x.packed == unit);
        let slots = || {
            lanes().flat_map(|x| {
                let s = x.slot as usize;
                &v[s..s + x.kind.slots() as usize]
            })
        };
        let state = if slots().any(|s| s.is_poison()) {
            memory::POISON
        } else if slots().all(|s| s.is_undef()) {
            memory::UNDEF
        } else if slots().any(|s| s.is_undef()) {
            return Err(Fault::Unsupported(
                "store of a vector of odd integers with some undef lanes".into(),
            ));
        } else {
            memory::DEFINED
        };
        let o = &mut self.mem.objects[found.index];
        let bytes = leaves[0].byte_range();
        let range = found.offset + bytes.start as usize..found.offset + bytes.end as usize;
        o.bytes[range.clone()].fill(0);
        o.states[range].fill(state);
        for leaf in lanes() {
            for k in 0..u64::from(leaf.kind.bits()) {
                // Wide elements have their 64-bit parts in consecutive slots.
                let part = v[leaf.slot as usize + (k / 64) as usize].bits;
                let at = leaf.bit_offset + k;
                let byte = found.offset + (at / 8) as usize;
                o.bytes[byte] |= ((part >> (k % 64) & 1) as u8) << (at % 8);
            }
        }
        Ok(())
    }
}

#[inline(always)]
fn plain_read(bytes: &[u8], states: &[u8], at: usize, size: u8) -> Option<u64> {
    macro_rules! read {
        ($t:ty, $n:literal) => {{
            let s: [u8; $n] = states.get(at..at + $n)?.try_into().ok()?;
            let b: [u8; $n] = bytes.get(at..at + $n)?.try_into().ok()?;
            (<$t>::from_le_bytes(s) == 0).then(|| <$t>::from_le_bytes(b) as u64)
        }};
    }
    match size {
        1 => read!(u8, 1),
        2 => read!(u16, 2),
        4 => read!(u32, 4),
        _ => read!(u64, 8),
    }
}

#[inline(always)]
fn plain_write(bytes: &mut [u8], states: &mut [u8], at: usize, size: u8, v: u64) -> bool {
    let n = size as usize;
    let (Some(b), Some(s)) = (bytes.get_mut(at..at + n), states.get_mut(at..at + n)) else {
        return false;
    };
    match size {
        1 => {
            b[0] = v as u8;
            s[0] = 0;
        }
        2 => {
            b.copy_from_slice(&(v as u16).to_le_bytes());
            s.fill(0);
        }
        4 => {
            b.copy_from_slice(&(v as u32).to_le_bytes());
            s.copy_from_slice(&[0; 4]);
        }
        _ => {
            b.copy_from_slice(&v.to_le_bytes());
            s.copy_from_slice(&[0; 8]);
        }
    }
    true
}
