//! Conversions that have no fast path.

use super::scalar::put;
use super::{Fault, Machine};
use crate::arith::{mask128, sext128};
use crate::code::{CastSpec, CompiledFn};
use crate::float::{self, Denormals};
use crate::layout::{LeafKind, ValueLayout};
use crate::memory::Who;
use crate::rng::Rng;
use crate::slot::{Prov, Slot, mask};
use tandem_ir::{CastOp, Flags};

impl<'p, 'm> Machine<'p, 'm> {
    #[allow(
        clippy::too_many_arguments,
        reason = "the parts of the machine that the loop has borrowed apart"
    )]
    pub(super) fn cast(
        &mut self,
        rng: &mut Rng,
        who: Who,
        regs: &mut [Slot],
        f: &CompiledFn,
        cast: u32,
        dst: u32,
        a: u32,
    ) -> Result<(), Fault> {
        let spec = f.casts[cast as usize];
        match spec.op {
            CastOp::PtrToInt | CastOp::PtrToAddr | CastOp::IntToPtr | CastOp::AddrSpaceCast => {
                let v = self.pointer_cast(rng, who, spec, regs[a as usize]);
                let n = spec.to.slots();
                regs[dst as usize] = v;
                if n > 1 {
                    regs[dst as usize + 1..(dst + n) as usize].fill(v.without_prov());
                    if v.is_defined() {
                        regs[dst as usize + 1..(dst + n) as usize].fill(Slot::int(0));
                    }
                }
                Ok(())
            }
            _ => {
                let w = spec.from.bits();
                let x = self.wide_number(rng, regs, a, w);
                let v = x.and_then(|x| self.number_cast(rng, spec, x));
                put(regs, dst, spec.to.bits(), v);
                Ok(())
            }
        }
    }

    fn number_cast(&mut self, rng: &mut Rng, s: CastSpec, x: u128) -> Option<u128> {
        let (w, v) = (s.from.bits(), s.to.bits());
        let m = mask128(v);
        match (s.op, s.from, s.to) {
            (CastOp::Trunc, ..) => {
                let r = x & m;
                let bad = s.flags.contains(Flags::NUW) && r != x
                    || s.flags.contains(Flags::NSW) && sext128(r, v) != sext128(x, w);
                (!bad).then_some(r)
            }
            (CastOp::ZExt, ..) => {
                let bad = s.flags.contains(Flags::NNEG) && sext128(x, w) < 0;
                (!bad).then_some(x)
            }
            (CastOp::SExt, ..) => Some(sext128(x, w) as u128 & m),
            (CastOp::FpTrunc | CastOp::FpExt, LeafKind::Float(f), LeafKind::Float(t)) => {
                let fl = float::float_flags(s.flags);
                let defined = float::allowed(f, fl, x);
                let x = self.perhaps_flushed(rng, f, Denormals::modes(s.denormals.0).1, x);
                let r = float::convert(f, t, x);
                let ok = defined && float::allowed(t, fl, r);
                let r = self.float_result(t, r);
                let r = self.perhaps_flushed(rng, t, Denormals::modes(s.denormals.1).0, r);
                ok.then_some(r)
            }
            (CastOp::FpToSi, LeafKind::Float(f), _) => float::to_int(f, x, v, true),
            (CastOp::FpToUi, LeafKind::Float(f), _) => float::to_int(f, x, v, false),
            (CastOp::SiToFp, _, LeafKind::Float(t)) => Some(float::from_int(t, x, w, true)),
            (CastOp::UiToFp, _, LeafKind::Float(t)) => {
                let bad = s.flags.contains(Flags::NNEG) && sext128(x, w) < 0;
                (!bad).then(|| float::from_int(t, x, w, false))
            }
            _ => None,
        }
    }

    fn pointer_cast(&mut self, rng: &mut Rng, who: Who, s: CastSpec, p: Slot) -> Slot {
        if !p.is_defined() && s.op != CastOp::IntToPtr {
            let generic = |k| matches!(k, LeafKind::Ptr(0, _));
            let narrows = s.op == CastOp::AddrSpaceCast && generic(s.from) && !generic(s.to);
            // Some generic pointers are poison there, and an undef one may be one of them.
            return if narrows { Slot::POISON } else { p };
        }
        match s.op {
            CastOp::PtrToInt | CastOp::PtrToAddr => {
                if p.prov() != Prov::NONE {
                    self.choices.address = true;
                }
                if s.op == CastOp::PtrToInt {
                    self.mem.expose(p.prov());
                }
                Slot::int(p.bits & mask128(s.to.bits()) as u64)
            }
            CastOp::IntToPtr => {
                if p.is_poison() {
                    return Slot::POISON;
                }
                let m = mask(s.to.top_sh());
                let v = if p.is_undef() { self.pick(rng) } else { p.bits } & m;
                let prov = if v == 0 { Prov::NONE } else { Prov::WILD };
                // An integer that is a whole pointer's bytes is that pointer again.
                if p.prov() != Prov::NONE && v == p.bits {
                    return p;
                }
                Slot::ptr(v, prov)
            }
            _ => {
                let space = |k| match k {
                    LeafKind::Ptr(s, _) => s,
                    _ => 0,
                };
                let r = self
                    .mem
                    .address_space_cast(p, space(s.from), space(s.to), who);
                if r.is_defined() && r.bits & !mask(s.to.top_sh()) != 0 {
                    return Slot::POISON;
                }
                r
            }
        }
    }

    /// `bitcast` between different shapes: the bits in order, poison where any bit is.
    pub(super) fn bitcast(
        &mut self,
        rng: &mut Rng,
        regs: &mut [Slot],
        from: &ValueLayout,
        to: &ValueLayout,
        dst: u32,
        a: u32,
    ) {
        let total: u32 = from.leaves.iter().map(|l| l.kind.bits()).sum();
        let mut limbs = vec![0u64; total.div_ceil(64) as usize + 1];
        let mut bad = Vec::new();
        let mut at = 0;
        for l in &from.leaves {
            let w = l.kind.bits();
            for k in 0..l.kind.slots() {
                let s = regs[(a + l.slot + k) as usize];
                let n = (w - 64 * k).min(64);
                if s.is_poison() {
                    bad.push((at, at + n));
                    at += n;
                    continue;
                }
                if s.is_defined() && s.prov() != Prov::NONE {
                    // A pointer that was read as a number.
                    if let ([_], [t]) = (&from.leaves[..], &to.leaves[..])
                        && t.kind.slots() == 1
                        && l.kind.slots() == 1
                    {
                        regs[(dst + t.slot) as usize] = s;
                        return;
                    }
                    self.choices.address = true;
                    self.mem.expose(s.prov());
                }
                let m = if n == 64 { u64::MAX } else { (1 << n) - 1 };
                let v = self.number(rng, s, m);
                put_bits(&mut limbs, at, v);
                at += n;
            }
        }
        let mut at = 0;
        for l in &to.leaves {
            let w = l.kind.bits();
            let poison = bad.iter().any(|&(s, e)| s < at + w && at < e);
            for k in 0..l.kind.slots() {
                let n = (w - 64 * k).min(64);
                let v = get_bits(&limbs, at + 64 * k, n);
                regs[(dst + l.slot + k) as usize] =
                    if poison { Slot::POISON } else { Slot::int(v) };
            }
            at += w;
        }
    }
}

fn put_bits(limbs: &mut [u64], at: u32, v: u64) {
    let (i, o) = ((at / 64) as usize, at % 64);
    limbs[i] |= v << o;
    if o > 0 && i + 1 < limbs.len() {
        limbs[i + 1] |= v >> (64 - o);
    }
}

fn get_bits(limbs: &[u64], at: u32, n: u32) -> u64 {
    let (i, o) = ((at / 64) as usize, at % 64);
    let mut v = limbs.get(i).copied().unwrap_or(0) >> o;
    if o > 0 {
        v |= limbs.get(i + 1).copied().unwrap_or(0) << (64 - o);
    }
    if n >= 64 { v } else { v & ((1 << n) - 1) }
}
