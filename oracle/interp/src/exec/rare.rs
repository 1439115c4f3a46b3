//! The operations that have no fast path in the loop.

use super::{Fault, Machine};
use crate::code::CompiledFn;
use crate::float::{NSZ, allowed};
use crate::memory::Who;
use crate::ops::Op;
use crate::rng::Rng;
use crate::slot::Slot;
use tandem_ir::FloatKind;

impl<'p, 'm> Machine<'p, 'm> {
    /// Executes one operation on the slots of a frame.
    #[cold]
    #[inline(never)]
    pub(super) fn rare_op(
        &mut self,
        rng: &mut Rng,
        who: Who,
        regs: &mut [Slot],
        f: &CompiledFn,
        op: &Op,
    ) -> Result<(), Fault> {
        match *op {
            Op::Wide {
                op,
                w,
                fl,
                dst,
                a,
                b,
            } => self.wide(rng, regs, (op, w, fl), dst, a, b)?,
            Op::WideCmp {
                pred,
                w,
                fl,
                dst,
                a,
                b,
            } => {
                regs[dst as usize] = self.wide_cmp(rng, regs, (pred, w, fl), a, b);
            }
            Op::Big { spec, dst, a, b, c } => {
                self.big_op(rng, regs, f.bigs[spec as usize], dst, [a, b, c])?;
            }
            Op::CmpSame {
                pred,
                sh,
                dst,
                a,
                b,
            } => {
                let (x, y) = (regs[a as usize], regs[b as usize]);
                regs[dst as usize] = self.compare_same_sign(pred, sh, x, y);
            }
            Op::FBin {
                op,
                kind,
                fl,
                dst,
                a,
                b,
            } => {
                self.soft_float(rng, regs, (op, kind, fl), dst, a, b);
            }
            Op::Watch { ptr, watched } => {
                self.watch(who, regs, f, (ptr, watched));
            }
            Op::FNeg { kind, fl, dst, a } => self.fneg(rng, regs, kind, fl, dst, a),
            Op::FKeep { kind, fl, at } => {
                keep_allowed(regs, kind, fl, at);
                self.keep_sign(rng, regs, kind, fl, at);
            }
            Op::Cast { dst, a, cast } => self.cast(rng, who, regs, f, cast, dst, a)?,
            Op::BitCast { dst, a, spec } => {
                let (from, to) = &f.bitcasts[spec as usize];
                self.bitcast(rng, regs, from, to, dst, a);
            }
            Op::Freeze { sh, dst, a, n } => self.freeze(rng, regs, sh, dst, a, n),
            Op::ExtractDyn {
                dst,
                vec,
                index,
                n,
                stride,
            } => {
                self.extract(rng, regs, dst, vec, index, (n, stride));
            }
            Op::InsertDyn {
                dst,
                elem,
                index,
                n,
                stride,
            } => {
                self.insert(rng, regs, dst, elem, index, (n, stride));
            }
            Op::Check { slot, check } => {
                let c = &f.checks[check as usize];
                self.check_value(regs, slot as usize, c, who, f.null_is_valid)?;
            }
            _ => return Err(Fault::IllFormed("operation out of place".into())),
        }
        Ok(())
    }

    /// A zero of either sign under `nsz`, where licences are looked at.
    fn keep_sign(&self, rng: &mut Rng, regs: &mut [Slot], kind: FloatKind, fl: u16, at: u32) {
        // The sign is in the last slot, and the others of a zero are zeros.
        let n = kind.bits().div_ceil(64) as usize;
        let slots = &mut regs[at as usize..at as usize + n];
        if slots.iter().any(|s| !s.is_defined() || s.meta != 0) {
            return;
        }
        let wide = |s: &[Slot]| {
            let high = s.get(1).map_or(0, |s| u128::from(s.bits) << 64);
            u128::from(s[0].bits) | high
        };
        let bits = self.shaken(rng, (kind, fl & NSZ), wide(slots), || false);
        for (k, s) in slots.iter_mut().enumerate() {
            *s = Slot::int((bits >> (64 * k)) as u64);
        }
    }
}

/// Poison in place of a defined number that `nnan` or `ninf` excludes.
fn keep_allowed(regs: &mut [Slot], kind: FloatKind, fl: u16, at: u32) {
    let n = kind.bits().div_ceil(64) as usize;
    let slots = &mut regs[at as usize..at as usize + n];
    if !slots.iter().all(|s| s.is_defined()) {
        return;
    }
    let high = slots.get(1).map_or(0, |s| u128::from(s.bits) << 64);
    if !allowed(kind, fl, u128::from(slots[0].bits) | high) {
        slots.fill(Slot::POISON);
    }
}
