//! Scalar operations off the fast path: undef, poison, provenance, odd formats.
//!
//! An operation on undef gives undef where every result is possible and equally
//! so for each choice (`add undef, x`), a comparison where both answers are;
//! everywhere else a value is picked for the operand and the run marked.

use super::Machine;
use crate::arith::{self, sext128};
use crate::attrs::{Check, in_range};
use crate::big;
use crate::float;
use crate::intrinsics::{Pure, eval_int, operand_poison};
use crate::memory::{Ask, Who};
use crate::ops::{EXACT, NSW, NUW};
use crate::outcome::UbKind;
use crate::rng::Rng;
use crate::slot::{Prov, Slot, mask, sext};
use num_bigint::BigUint;
use tandem_ir::{BinOp, IntPredicate};

/// Reads a value of up to 128 bits: `None` for poison; true if some of it is undef.
fn wide_value(regs: &[Slot], at: u32, bits: u32) -> Option<(u128, bool)> {
    let lo = regs[at as usize];
    let hi = if bits > 64 {
        regs[at as usize + 1]
    } else {
        Slot::int(0)
    };
    if lo.is_poison() || hi.is_poison() {
        return None;
    }
    let v = u128::from(lo.bits) | u128::from(hi.bits) << 64;
    Some((v, lo.is_undef() || hi.is_undef()))
}

/// Writes a value of up to 128 bits.
pub(super) fn put(regs: &mut [Slot], at: u32, bits: u32, v: Option<u128>) {
    let slots = match v {
        Some(v) => [Slot::int(v as u64), Slot::int((v >> 64) as u64)],
        None => [Slot::POISON; 2],
    };
    regs[at as usize] = slots[0];
    if bits > 64 {
        regs[at as usize + 1] = slots[1];
    }
}

impl<'p, 'm> Machine<'p, 'm> {
    /// The bits of a slot that is not poison, as a number: picks for undef, exposes provenance.
    pub(super) fn number(&mut self, rng: &mut Rng, s: Slot, m: u64) -> u64 {
        if s.is_undef() {
            return self.pick(rng) & m;
        }
        if s.meta != 0 {
            self.choices.address = true;
            self.mem.expose(s.prov());
        }
        s.bits
    }
    /// Like [`Self::number`] for up to 128 bits; `None` for poison.
    pub(super) fn wide_number(
        &mut self,
        rng: &mut Rng,
        regs: &[Slot],
        at: u32,
        bits: u32,
    ) -> Option<u128> {
        let (v, undef) = wide_value(regs, at, bits)?;
        let prov = regs[at as usize].prov();
        if prov != Prov::NONE {
            self.choices.address = true;
            self.mem.expose(prov);
        }
        if !undef {
            return Some(v);
        }
        let (a, b) = (self.pick(rng), self.pick(rng));
        Some((u128::from(a) | u128::from(b) << 64) & arith::mask128(bits))
    }

    #[cold]
    #[inline(never)]
    pub(super) fn slow_int(
        &mut self,
        rng: &mut Rng,
        op: BinOp,
        sh: u8,
        fl: u8,
        a: Slot,
        b: Slot,
    ) -> Slot {
        if a.is_poison() || b.is_poison() {
            return Slot::POISON;
        }
        let any = a.is_undef() || b.is_undef();
        if any && fl == 0 && matches!(op, BinOp::Add | BinOp::Sub | BinOp::Xor) {
            return Slot::UNDEF;
        }
        let x = self.number(rng, a, mask(sh));
        let y = self.number(rng, b, mask(sh));
        match arith::binary(op, 64 - u32::from(sh), fl, x.into(), y.into()) {
            Ok(Some(v)) => Slot::int(v as u64),
            _ => Slot::POISON,
        }
    }

    #[cold]
    #[inline(never)]
    pub(super) fn slow_cmp(&mut self, pred: IntPredicate, sh: u8, a: Slot, b: Slot) -> Slot {
        if a.is_poison() || b.is_poison() {
            return Slot::POISON;
        }
        let w = 64 - u32::from(sh);
        for s in [a, b] {
            if s.prov() != Prov::NONE {
                self.choices.address = true;
            }
        }
        if !a.is_undef() && !b.is_undef() {
            return Slot::bool(arith::compare(pred, w, a.bits.into(), b.bits.into()));
        }
        if a.is_undef() && b.is_undef() {
            return Slot::UNDEF;
        }
        // Both answers possible: undef. The extremes and the other operand decide that.
        let m = u128::from(mask(sh));
        let known = u128::from(if a.is_undef() { b.bits } else { a.bits });
        let corners = [0, m, m >> 1, (m >> 1) + 1, known, known ^ 1];
        let answers = corners.map(|c| {
            let x = if a.is_undef() { c } else { a.bits.into() };
            let y = if b.is_undef() { known } else { b.bits.into() };
            arith::compare(pred, w, x, if a.is_undef() { y } else { c })
        });
        if answers.iter().all(|&x| x == answers[0]) {
            Slot::bool(answers[0])
        } else {
            Slot::UNDEF
        }
    }

    pub(super) fn divide(
        &mut self,
        rng: &mut Rng,
        op: BinOp,
        sh: u8,
        fl: u8,
        a: Slot,
        b: Slot,
    ) -> Result<Slot, UbKind> {
        if !b.is_defined() {
            return Err(UbKind::PoisonDivisor);
        }
        let (m, w) = (mask(sh), 64 - u32::from(sh));
        if a.is_poison() {
            // It may be any value: also the one that overflows when it is divided by -1.
            return match b.bits & m {
                0 => Err(UbKind::DivisionByZero),
                y if y == m && arith::divides_signed(op) => Err(UbKind::SignedDivisionOverflow),
                _ => Ok(Slot::POISON),
            };
        }
        let y = self.number(rng, b, m);
        if y == 0 {
            return Err(UbKind::DivisionByZero);
        }
        let x = self.number(rng, a, m);
        let fast = match op {
            BinOp::UDiv if fl == 0 => Some(x / y),
            BinOp::URem => Some(x % y),
            BinOp::SDiv | BinOp::SRem if y != m && fl == 0 => {
                let (x, y) = (sext(x, sh), sext(y, sh));
                let r = if op == BinOp::SDiv { x / y } else { x % y };
                Some(r as u64 & m)
            }
            _ => None,
        };
        if let Some(v) = fast {
            return Ok(Slot::int(v));
        }
        let r = arith::binary(op, w, fl, x.into(), y.into())?;
        Ok(r.map_or(Slot::POISON, |v| Slot::int(v as u64)))
    }

    pub(super) fn wide(
        &mut self,
        rng: &mut Rng,
        regs: &mut [Slot],
        (op, w, fl): (BinOp, u8, u8),
        dst: u32,
        a: u32,
        b: u32,
    ) -> Result<(), UbKind> {
        let w = u32::from(w);
        let undef_divisor = op.is_int_division() && wide_value(regs, b, w).is_none_or(|v| v.1);
        if undef_divisor {
            return Err(UbKind::PoisonDivisor);
        }
        let (x, y) = (
            self.wide_number(rng, regs, a, w),
            self.wide_number(rng, regs, b, w),
        );
        let v = match (x, y) {
            (Some(x), Some(y)) => arith::binary(op, w, fl, x, y)?,
            (None, Some(0)) if op.is_int_division() => return Err(UbKind::DivisionByZero),
            // Poison may be any value: also the one that overflows.
            (None, Some(y)) if arith::divides_signed(op) && sext128(y, w) == -1 => {
                return Err(UbKind::SignedDivisionOverflow);
            }
            _ => None,
        };
        put(regs, dst, w, v);
        Ok(())
    }
    pub(super) fn wide_cmp(
        &mut self,
        rng: &mut Rng,
        regs: &[Slot],
        (pred, w, fl): (IntPredicate, u8, u8),
        a: u32,
        b: u32,
    ) -> Slot {
        let w = u32::from(w);
        let (x, y) = (
            self.wide_number(rng, regs, a, w),
            self.wide_number(rng, regs, b, w),
        );
        let (Some(x), Some(y)) = (x, y) else {
            return Slot::POISON;
        };
        if fl & EXACT != 0 && (sext128(x, w) < 0) != (sext128(y, w) < 0) {
            return Slot::POISON;
        }
        Slot::bool(arith::compare(pred, w, x, y))
    }

    pub(super) fn compare_same_sign(
        &mut self,
        pred: IntPredicate,
        sh: u8,
        a: Slot,
        b: Slot,
    ) -> Slot {
        if a.is_defined() && b.is_defined() && (sext(a.bits, sh) < 0) != (sext(b.bits, sh) < 0) {
            return Slot::POISON;
        }
        self.slow_cmp(pred, sh, a, b)
    }

    pub(super) fn compare_pointers(
        &mut self,
        pred: IntPredicate,
        sh: u8,
        fl: u8,
        a: Slot,
        b: Slot,
    ) -> Slot {
        if a.is_poison() || b.is_poison() {
            return Slot::POISON;
        }
        if a.is_undef() || b.is_undef() {
            return self.slow_cmp(pred, sh, a, b);
        }
        let equality = matches!(pred, IntPredicate::Eq | IntPredicate::Ne);
        let (p, q) = (a.prov(), b.prov());
        if !equality && p != q && p != Prov::NONE && q != Prov::NONE {
            self.choices.address = true;
        }
        self.choices.layout |= self.hangs_on_layout(a, b) || self.hangs_on_layout(b, a);
        if fl & EXACT != 0 && (sext(a.bits, sh) < 0) != (sext(b.bits, sh) < 0) {
            return Slot::POISON;
        }
        let w = 64 - u32::from(sh);
        Slot::bool(arith::compare(pred, w, a.bits.into(), b.bits.into()))
    }

    /// True if `p` is based on an object and `n` is a number that the object might lie at if others did not: any but
    /// null, and null where a memory may begin with it.
    fn hangs_on_layout(&self, p: Slot, n: Slot) -> bool {
        if n.prov().index().is_some() {
            return false;
        }
        let Some(o) = self.mem.find(p.prov()) else {
            return false;
        };
        let [generic, own] = o.base;
        n.bits != 0 || generic != own && p.bits.wrapping_sub(own) <= o.size
    }

    #[cold]
    #[inline(never)]
    pub(super) fn slow_trunc(&mut self, p: Slot, sh: u8, from: u8, fl: u8) -> Slot {
        if !p.is_defined() {
            return if p.is_poison() || fl != 0 {
                Slot::POISON
            } else {
                Slot::UNDEF
            };
        }
        if p.meta != 0 {
            self.choices.address = true;
            self.mem.expose(p.prov());
        }
        let r = p.bits & mask(sh);
        let unsigned = fl & NUW != 0 && r != p.bits;
        let signed = fl & NSW != 0 && sext(r, sh) != sext(p.bits, from);
        if unsigned || signed {
            Slot::POISON
        } else {
            Slot::int(r)
        }
    }
    /// The operand of an extension that is not plain: undef is picked, `nneg` checked (`sh` is its width).
    #[inline(never)]
    pub(super) fn slow_extend(&mut self, rng: &mut Rng, p: Slot, sh: u8, fl: u8) -> Slot {
        if p.is_poison() {
            return Slot::POISON;
        }
        let v = self.number(rng, p, mask(sh));
        if fl & EXACT != 0 && sext(v, sh) < 0 {
            return Slot::POISON;
        }
        Slot::int(v)
    }

    pub(super) fn freeze(
        &mut self,
        rng: &mut Rng,
        regs: &mut [Slot],
        sh: u8,
        dst: u32,
        a: u32,
        n: u32,
    ) {
        let (dst, a, n) = (dst as usize, a as usize, n as usize);
        regs.copy_within(a..a + n, dst);
        if regs[dst..dst + n].iter().all(|s| s.is_defined()) {
            return;
        }
        self.choices.freeze = true;
        let before = self.choices.undef;
        for i in 0..n {
            let m = if i + 1 == n { mask(sh) } else { u64::MAX };
            regs[dst + i] = Slot::int(self.pick(rng) & m);
        }
        self.choices.undef = before;
    }

    pub(super) fn extract(
        &mut self,
        rng: &mut Rng,
        regs: &mut [Slot],
        dst: u32,
        vec: u32,
        index: u32,
        (n, stride): (u32, u32),
    ) {
        let d = dst as usize;
        match self.lane_index(rng, regs[index as usize], n) {
            Some(i) => {
                let src = (vec + i * stride) as usize;
                regs.copy_within(src..src + stride as usize, d);
            }
            None => regs[d..d + stride as usize].fill(Slot::POISON),
        }
    }
    pub(super) fn insert(
        &mut self,
        rng: &mut Rng,
        regs: &mut [Slot],
        dst: u32,
        elem: u32,
        index: u32,
        (n, stride): (u32, u32),
    ) {
        match self.lane_index(rng, regs[index as usize], n) {
            Some(i) => {
                let to = (dst + i * stride) as usize;
                regs.copy_within(elem as usize..(elem + stride) as usize, to);
            }
            None => regs[dst as usize..(dst + n * stride) as usize].fill(Slot::POISON),
        }
    }
    fn lane_index(&mut self, rng: &mut Rng, index: Slot, n: u32) -> Option<u32> {
        if index.is_poison() {
            return None;
        }
        let i = self.number(rng, index, u64::MAX);
        u32::try_from(i).ok().filter(|&i| i < n)
    }

    pub(super) fn pure_int(
        &mut self,
        rng: &mut Rng,
        regs: &mut [Slot],
        (f, w, rw): (Pure, u8, u8),
        dst: u32,
        [a, b, c]: [u32; 3],
    ) {
        let (w, rw) = (u32::from(w), u32::from(rw));
        let x = self.wide_number(rng, regs, a, w);
        let y = self.wide_number(rng, regs, b, w);
        let z = if f.has_overflow() {
            Some(0)
        } else {
            self.wide_number(rng, regs, c, w)
        };
        let (v, o) = match (x, y, z) {
            (Some(x), Some(y), Some(z)) if !operand_poison(f, w, y) => eval_int(f, w, [x, y, z]),
            _ => (None, false),
        };
        put(regs, dst, rw, v.map(|v| v & arith::mask128(rw)));
        if f.has_overflow() {
            regs[c as usize] = if v.is_some() {
                Slot::bool(o)
            } else {
                Slot::POISON
            };
        }
    }

    /// Applies one condition to a value: it may become poison, or the run undefined.
    pub(super) fn check_value(
        &mut self,
        regs: &mut [Slot],
        at: usize,
        c: &Check,
        who: Who,
        null_is_valid: bool,
    ) -> Result<(), UbKind> {
        if let Check::NoUndef { slots, kind } = c {
            let bad = regs[at..at + *slots as usize]
                .iter()
                .any(|s| !s.is_defined());
            return if bad { Err(*kind) } else { Ok(()) };
        }
        let s = regs[at];
        if s.is_poison() {
            return match c {
                Check::Dereferenceable { .. } => Err(UbKind::NotDereferenceable),
                _ => Ok(()),
            };
        }
        let breaks = match c {
            // LangRef: `dereferenceable` implies `noundef`; undef may be null where that is allowed.
            Check::Dereferenceable { or_null, .. } if s.is_undef() => {
                return match or_null {
                    true => Ok(()),
                    false => Err(UbKind::NotDereferenceable),
                };
            }
            // Undef may be what breaks it, and the value is poison then; nothing that it may be is worse.
            _ if s.is_undef() => !matches!(c, Check::Align(0 | 1)),
            Check::NonNull => s.bits == 0 && (s.prov() == Prov::NONE || s.prov() == Prov::WILD),
            Check::Align(n) => !s.bits.is_multiple_of(*n),
            Check::Range(pairs, w) => {
                let v = wide_value(regs, at as u32, *w).map_or(0, |v| v.0);
                !pairs.iter().any(|&p| in_range(v, p))
            }
            Check::BigRange(pairs, w) => {
                let all = &regs[at..at + w.div_ceil(64) as usize];
                let v = big::from_limbs(all.iter().map(|s| s.bits));
                let within = |(lo, hi): &(BigUint, BigUint)| in_range(&v, (lo, hi));
                !pairs.iter().any(within)
            }
            Check::NoFpClass(m, k) => {
                let v = wide_value(regs, at as u32, k.bits()).map_or(0, |v| v.0);
                float::class(*k, v) & m != 0
            }
            Check::Dereferenceable {
                bytes,
                space,
                or_null,
            } => {
                if *or_null && s.bits == 0 && s.prov() == Prov::NONE {
                    return Ok(());
                }
                let ask = Ask {
                    space: *space,
                    size: *bytes,
                    align: 1,
                    write: false,
                    null_is_valid,
                };
                return match self.mem.check(s, ask, who) {
                    Ok(_) => Ok(()),
                    Err(_) => Err(UbKind::NotDereferenceable),
                };
            }
            Check::NoUndef { .. } => false,
        };
        if breaks {
            regs[at] = Slot::POISON;
        }
        Ok(())
    }
}
