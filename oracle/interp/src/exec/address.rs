//! Addresses: `getelementptr` and what `inbounds`, `nusw` and `nuw` ask of it.

use super::Machine;
use crate::arith;
use crate::code::GepSpec;
use crate::memory::{self, Region, Who};
use crate::ops::{EXACT, GENERIC, NSW, NUW};
use crate::rng::Rng;
use crate::slot::{Prov, Slot, mask, sext};

impl<'p, 'm> Machine<'p, 'm> {
    /// True if `getelementptr` with these flags may move a pointer by `offset`, where addresses have the bits of `low`.
    pub(super) fn gep_in_bounds(
        &self,
        p: Slot,
        (offset, low): (i64, u64),
        fl: u8,
        who: Who,
    ) -> bool {
        // As unsigned numbers: a step back is a large step forward.
        let moved = u128::from(p.bits & low) + u128::from(offset as u64 & low);
        if fl & NUW != 0 && moved > u128::from(low) {
            return false;
        }
        if fl & EXACT == 0 {
            return fl & NSW == 0 || p.bits.checked_add_signed(offset).is_some();
        }
        if offset == 0 {
            return true;
        }
        let space = if fl & GENERIC != 0 { 0 } else { u32::MAX };
        let own = usize::from(space != 0);
        let inside = |o: &memory::Object| {
            let from = p.bits.wrapping_sub(o.base[own]);
            let to = from.wrapping_add(offset as u64);
            from <= o.size && to <= o.size
        };
        match p.prov().index() {
            // A place that was given away: its bounds are no longer known.
            Some(_) => self.mem.find(p.prov()).is_none_or(inside),
            None if p.prov() == Prov::NONE && p.bits == 0 => false,
            None => self.mem.objects.iter().any(|o| {
                let mine = o.region != Region::Local || o.owner == who.thread;
                o.exposed && mine && inside(o)
            }),
        }
    }

    #[inline]
    pub(super) fn gep1(&self, who: Who, p: Slot, index: i64, fl: u8, scale: u32) -> Slot {
        let (offset, overflow) = index.overflowing_mul(i64::from(scale));
        let flags = fl & (NUW | NSW | EXACT);
        let wraps = overflow && fl & (NSW | EXACT) != 0
            || fl & NUW != 0 && (index as u64).checked_mul(scale.into()).is_none();
        if flags != 0 && (wraps || !self.gep_in_bounds(p, (offset, u64::MAX), fl, who)) {
            return Slot::POISON;
        }
        Slot {
            bits: p.bits.wrapping_add(offset as u64),
            meta: p.meta,
        }
    }
    #[cold]
    #[inline(never)]
    pub(super) fn slow_gep1(
        &mut self,
        rng: &mut Rng,
        who: Who,
        p: Slot,
        i: Slot,
        (fl, sh, scale): (u8, u8, u32),
    ) -> Slot {
        if p.is_poison() || i.is_poison() {
            return Slot::POISON;
        }
        let v = self.number(rng, i, mask(sh));
        if p.is_undef() {
            return undef_moved(v != 0 && fl & (NUW | NSW | EXACT) != 0);
        }
        self.gep1(who, p, sext(v, sh), fl, scale)
    }

    pub(super) fn gep(
        &mut self,
        rng: &mut Rng,
        who: Who,
        regs: &[Slot],
        g: &GepSpec,
        base: u32,
    ) -> Slot {
        let p = regs[base as usize];
        if p.is_poison() || g.terms.iter().any(|t| regs[t.0 as usize].is_poison()) {
            return Slot::POISON;
        }
        let mut offset = i128::from(g.offset);
        let mut wraps = g.overflows;
        let w = g.index_bits.clamp(1, 64);
        let m = mask((64 - w) as u8);
        let low = |n: i64| u128::from(n as u64 & m);
        let (mut forward, mut wraps_unsigned) = (low(g.offset), g.overflows);
        for &(slot, sh, scale) in &g.terms {
            let number = self.number(rng, regs[slot as usize], mask(sh));
            let i = sext(number, sh);
            // Indices are cut to the width of address arithmetic.
            let cut = sext(i as u64, (64 - w) as u8);
            wraps |= cut != i;
            let step = i128::from(cut) * i128::from(scale);
            wraps |= arith::sext128(step as u128, w) != step;
            offset += step;
            wraps |= arith::sext128(offset as u128, w) != offset;
            // A wider index keeps its unsigned value where it is cut; a narrower one was extended with its sign.
            let is_wide = 64 - u32::from(sh) > w;
            wraps_unsigned |= is_wide && number & m != number;
            let step = low(cut) * scale as u128;
            forward += step;
            wraps_unsigned |= step > u128::from(m) || forward > u128::from(m);
        }
        let offset = arith::sext128(offset as u128, w) as i64;
        let flags = g.fl & (NUW | NSW | EXACT);
        if p.is_undef() {
            return undef_moved(flags != 0 && (wraps || wraps_unsigned || offset != 0));
        }
        let fl = g.fl | if g.space == 0 { GENERIC } else { 0 };
        let wraps = wraps && flags & (NSW | EXACT) != 0 || wraps_unsigned && flags & NUW != 0;
        if flags != 0 && (wraps || !self.gep_in_bounds(p, (offset, m), fl, who)) {
            return Slot::POISON;
        }
        let low = p.bits.wrapping_add(offset as u64) & m;
        Slot {
            bits: p.bits & !m | low,
            meta: p.meta,
        }
    }
}

/// An undef pointer that is moved. Where that has to stay in bounds, it may be one for which it does not.
fn undef_moved(may_leave: bool) -> Slot {
    match may_leave {
        true => Slot::POISON,
        false => Slot::UNDEF,
    }
}
