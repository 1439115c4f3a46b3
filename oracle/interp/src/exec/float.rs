//! Floating-point operations of a thread.
//!
//! ```text
//! fadd contract float %x, %y      the plain result; the number beside it where licences are shaken
//! fadd float %x, %y               in a function that may flush denormals: with a zero for any of the three
//! ```
//!
//! A plain run uses no licence and keeps denormals, which is always allowed. What hangs on licences or on a flush is found by runs with
//! [`Licences::Shaken`].

use super::Machine;
use super::scalar::put;
use crate::api::Licences;
use crate::code::FloatSpec;
use crate::float::{self, ANY_VALUE, Denormals, LICENCE, NINF, NNAN, NSZ, allowed};
use crate::intrinsics::{PureF, eval_modified};
use crate::layout::LeafKind;
use crate::rng::{Rng, mix};
use crate::slot::Slot;
use tandem_ir::{BinOp, FloatKind, FloatPredicate};

impl<'p, 'm> Machine<'p, 'm> {
    /// The result of an operation that may have made a NaN.
    pub(super) fn float_result(&mut self, kind: FloatKind, bits: u128) -> u128 {
        if float::is_nan(kind, bits) {
            self.choices.nan = true;
            return float::nan(kind);
        }
        bits
    }
    /// A result as a licence of the operation lets it be, where that is asked for ([`Licences::Shaken`]).
    pub(super) fn shaken(
        &self,
        rng: &mut Rng,
        (kind, fl): (FloatKind, u16),
        bits: u128,
        rounded: impl FnOnce() -> bool,
    ) -> u128 {
        let Licences::Shaken(seed) = self.policy.licences else {
            return bits;
        };
        let sign = float::sign_bit(kind);
        let zero = bits & !sign == 0;
        let signless = zero && fl & NSZ != 0;
        let free = fl & ANY_VALUE != 0 || fl & LICENCE != 0 && rounded();
        let other = free && !float::is_nan(kind, bits) && !signless;
        if !signless && !other {
            return bits;
        }
        match mix(rng.next() ^ mix(seed)) % 4 {
            0 | 1 => bits,
            _ if signless => bits ^ sign,
            n => float::beside(kind, bits, n == 2),
        }
    }
    /// Notes an operation whose number may be another one and is poison if that is infinite or a NaN.
    fn note_overflow(&mut self, fl: u16) {
        self.choices.overflows |= self.policy.licences != Licences::Unused
            && fl & ANY_VALUE != 0
            && fl & (NNAN | NINF) != 0;
    }
    /// A number that an operation takes or gives, a zero in its place where the function's mode lets it be one and the draw is so.
    pub(super) fn perhaps_flushed(
        &self,
        rng: &mut Rng,
        kind: FloatKind,
        mode: Denormals,
        bits: u128,
    ) -> u128 {
        let Licences::Shaken(seed) = self.policy.licences else {
            return bits;
        };
        if mode == Denormals::Kept || !float::is_denormal(kind, bits) {
            return bits;
        }
        let draw = mix(rng.next() ^ mix(seed));
        let positive = match mode {
            Denormals::PositiveZero => true,
            // What the environment says is not known here.
            Denormals::Dynamic => draw & 2 != 0,
            _ => false,
        };
        // One run flushes all there is, as hardware does that flushes.
        match (seed == 1 || draw & 1 == 1, positive) {
            (false, _) => bits,
            (true, true) => 0,
            (true, false) => bits & float::sign_bit(kind),
        }
    }

    #[inline(never)]
    pub(super) fn slow_float(
        &mut self,
        rng: &mut Rng,
        op: BinOp,
        kind: FloatKind,
        fl: u16,
        a: Slot,
        b: Slot,
    ) -> Slot {
        if a.is_poison() || b.is_poison() {
            return Slot::POISON;
        }
        let m = if kind == FloatKind::Float {
            0xffff_ffff
        } else {
            u64::MAX
        };
        let (x, y) = (self.number(rng, a, m), self.number(rng, b, m));
        match self.float_operation(rng, (op, kind, fl), x.into(), y.into()) {
            Some(v) => Slot::int(v as u64),
            None => Slot::POISON,
        }
    }
    pub(super) fn soft_float(
        &mut self,
        rng: &mut Rng,
        regs: &mut [Slot],
        (op, kind, fl): (BinOp, FloatKind, u16),
        dst: u32,
        a: u32,
        b: u32,
    ) {
        let w = kind.bits();
        let (x, y) = (
            self.wide_number(rng, regs, a, w),
            self.wide_number(rng, regs, b, w),
        );
        let v = match (x, y) {
            (Some(x), Some(y)) => self.float_operation(rng, (op, kind, fl), x, y),
            _ => None,
        };
        put(regs, dst, w, v);
    }
    fn float_operation(
        &mut self,
        rng: &mut Rng,
        (op, kind, fl): (BinOp, FloatKind, u16),
        x: u128,
        y: u128,
    ) -> Option<u128> {
        let (output, input) = Denormals::modes(fl);
        let x = self.perhaps_flushed(rng, kind, input, x);
        let y = self.perhaps_flushed(rng, kind, input, y);
        // `nsz` forgets the sign of arguments, too; only of what is divided by does that show in more than the sign of a zero.
        let y = match op {
            BinOp::FDiv => self.shaken(rng, (kind, fl & NSZ), y, || false),
            _ => y,
        };
        let v = float::binary(op, kind, fl, x, y)?;
        let v = self.float_result(kind, v);
        self.note_overflow(fl);
        let rounded = || float::is_rounded(op, kind, x, y);
        let v = self.shaken(rng, (kind, fl), v, rounded);
        Some(self.perhaps_flushed(rng, kind, output, v))
    }
    pub(super) fn fcmp(
        &mut self,
        rng: &mut Rng,
        regs: &[Slot],
        (pred, kind, fl): (FloatPredicate, FloatKind, u16),
        a: u32,
        b: u32,
    ) -> Slot {
        let w = kind.bits();
        let (x, y) = (
            self.wide_number(rng, regs, a, w),
            self.wide_number(rng, regs, b, w),
        );
        match (x, y) {
            (Some(x), Some(y)) if allowed(kind, fl, x) && allowed(kind, fl, y) => {
                let input = Denormals::modes(fl).1;
                let x = self.perhaps_flushed(rng, kind, input, x);
                let y = self.perhaps_flushed(rng, kind, input, y);
                Slot::bool(float::compare(pred, kind, x, y))
            }
            _ => Slot::POISON,
        }
    }
    pub(super) fn fneg(
        &mut self,
        rng: &mut Rng,
        regs: &mut [Slot],
        kind: FloatKind,
        fl: u16,
        dst: u32,
        a: u32,
    ) {
        let w = kind.bits();
        let x = self.wide_number(rng, regs, a, w);
        let v = x.filter(|&x| allowed(kind, fl, x)).map(|x| {
            let fl = fl & !ANY_VALUE;
            self.shaken(rng, (kind, fl), x ^ float::sign_bit(kind), || false)
        });
        put(regs, dst, w, v);
    }

    /// True if `llvm.fmuladd` is a product and a sum this time.
    fn rounds_twice(&self, rng: &mut Rng) -> bool {
        match self.policy.licences {
            Licences::Unused => false,
            Licences::Shaken(seed) => mix(rng.next() ^ mix(seed)).is_multiple_of(2),
        }
    }
    pub(super) fn pure_float(
        &mut self,
        rng: &mut Rng,
        regs: &mut [Slot],
        spec: &FloatSpec,
        dst: u32,
        at: [u32; 3],
    ) {
        let quiet = matches!(spec.f, PureF::Fabs | PureF::CopySign | PureF::IsFpClass);
        let (output, input) = match quiet {
            true => (Denormals::Kept, Denormals::Kept),
            false => Denormals::modes(spec.fl),
        };
        let mut x = [0u128; 3];
        let mut ok = true;
        for (i, kind) in spec.operands.iter().enumerate() {
            let Some(kind) = kind else { continue };
            match self.wide_number(rng, regs, at[i], kind.bits()) {
                Some(v) => x[i] = v,
                None => ok = false,
            }
            if let LeafKind::Float(k) = kind {
                ok &= allowed(*k, spec.fl, x[i]);
                x[i] = self.perhaps_flushed(rng, *k, input, x[i]);
            }
        }
        let w = spec.result.bits();
        if !ok {
            return put(regs, dst, w, None);
        }
        if let Some(k) = spec.operands[1].filter(|_| spec.f.takes_exponent()) {
            // As an `int` of 32 bits, which the functions work with: beyond that every exponent is extreme.
            let unused = 128 - k.bits();
            let n = ((x[1] << unused) as i128) >> unused;
            let n = n.clamp(i32::MIN.into(), i32::MAX.into()) as i32;
            x[1] = u128::from(n as u32);
        }
        let v = match (spec.f, spec.operands[0]) {
            (PureF::FromInt { signed, rounding }, Some(k)) => {
                float::from_int_rounded(spec.kind, x[0], k.bits(), signed, rounding.soft())
            }
            (PureF::FmulAdd, _) if self.rounds_twice(rng) => {
                let k = spec.kind;
                let product = float::binary(BinOp::FMul, k, 0, x[0], x[1]).unwrap_or(0);
                float::binary(BinOp::FAdd, k, 0, product, x[2]).unwrap_or(0)
            }
            _ => eval_modified(spec.f, spec.mods, spec.kind, w, x),
        };
        if spec.f.gives_int() {
            return put(regs, dst, w, Some(v));
        }
        let to = match spec.f {
            PureF::Convert(to, _) => to,
            _ => spec.kind,
        };
        let v = if quiet { v } else { self.float_result(to, v) };
        let fl = match quiet {
            true => spec.fl & !ANY_VALUE,
            false => spec.fl,
        };
        self.note_overflow(fl);
        let v = self.shaken(rng, (to, fl), v, || spec.f.is_approximate());
        let v = self.perhaps_flushed(rng, to, output, v);
        put(regs, dst, w, Some(v).filter(|&v| allowed(to, spec.fl, v)));
    }
}
