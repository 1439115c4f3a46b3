//! Operations on integers of which some are wider than 128 bits.

use super::Machine;
use crate::arith;
use crate::big;
use crate::code::{BigFn, BigSpec, CastSpec};
use crate::layout::LeafKind;
use crate::outcome::UbKind;
use crate::rng::Rng;
use crate::slot::{Prov, Slot};
use num_bigint::{BigInt, BigUint};
use tandem_ir::{CastOp, Flags};

/// Slots of a number of `w` bits.
fn slots(w: u32) -> usize {
    w.div_ceil(64).max(1) as usize
}

/// Writes a number of `w` bits; `None` is poison.
fn put_big(regs: &mut [Slot], at: u32, w: u32, v: Option<&BigUint>) {
    let out = &mut regs[at as usize..at as usize + slots(w)];
    match v {
        None => out.fill(Slot::POISON),
        Some(v) => {
            out.fill(Slot::int(0));
            for (slot, limb) in out.iter_mut().zip(v.iter_u64_digits()) {
                *slot = Slot::int(limb);
            }
        }
    }
}

impl<'p, 'm> Machine<'p, 'm> {
    /// Reads a number of `w` bits: picks for undef, exposes provenance; `None` for poison.
    pub(super) fn big_number(
        &mut self,
        rng: &mut Rng,
        regs: &[Slot],
        at: u32,
        w: u32,
    ) -> Option<BigUint> {
        if w == 0 {
            return Some(BigUint::ZERO);
        }
        let all = &regs[at as usize..at as usize + slots(w)];
        if all.iter().any(|s| s.is_poison()) {
            return None;
        }
        if all.iter().any(|s| s.is_undef()) {
            let picked: Vec<u64> = all.iter().map(|_| self.pick(rng)).collect();
            let v = BigInt::from(big::from_limbs(picked.into_iter()));
            return Some(big::cut(&v, w));
        }
        for s in all.iter().filter(|s| s.prov() != Prov::NONE) {
            self.choices.address = true;
            self.mem.expose(s.prov());
        }
        Some(big::from_limbs(all.iter().map(|s| s.bits)))
    }

    pub(super) fn big_op(
        &mut self,
        rng: &mut Rng,
        regs: &mut [Slot],
        spec: BigSpec,
        dst: u32,
        at: [u32; 3],
    ) -> Result<(), UbKind> {
        let w = spec.operands[0];
        let division = matches!(spec.f, BigFn::Binary(op, _) if op.is_int_division());
        let divisor = &regs[at[1] as usize..at[1] as usize + slots(spec.operands[1])];
        if division && divisor.iter().any(|s| !s.is_defined()) {
            return Err(UbKind::PoisonDivisor);
        }
        let mut operand = |n: usize| self.big_number(rng, regs, at[n], spec.operands[n]);
        let (x, y, z) = (operand(0), operand(1), operand(2));
        if let (BigFn::Binary(op, _), None, Some(y)) = (&spec.f, &x, &y)
            && division
        {
            if *y == BigUint::ZERO {
                return Err(UbKind::DivisionByZero);
            }
            // Poison may be any value: also the one that overflows when it is divided by -1.
            if arith::divides_signed(*op) && y.count_ones() == u64::from(w) {
                return Err(UbKind::SignedDivisionOverflow);
            }
        }
        let (Some(x), Some(y), Some(z)) = (x, y, z) else {
            put_big(regs, dst, spec.result, None);
            if let BigFn::Pure(f) = spec.f
                && f.has_overflow()
            {
                regs[at[2] as usize] = Slot::POISON;
            }
            return Ok(());
        };
        let v = match spec.f {
            BigFn::Binary(op, fl) => big::binary(op, w, fl, &x, &y)?,
            BigFn::Compare(p, fl) => big::compare(p, w, fl, &x, &y).map(BigUint::from),
            BigFn::Pure(f) => {
                let (v, overflow) = big::intrinsic(f, w, [&x, &y, &z]);
                if f.has_overflow() {
                    regs[at[2] as usize] = Slot::bool(overflow);
                }
                v.map(|v| big::cut(&v, spec.result))
            }
            BigFn::Cast(c) => self.big_cast(c, &x),
            BigFn::FloatToIntSat(k, signed) => {
                let bits = u128::try_from(&x).unwrap_or(0);
                Some(big::from_float_sat(k, bits, spec.result, signed))
            }
        };
        put_big(regs, dst, spec.result, v.as_ref());
        Ok(())
    }

    fn big_cast(&mut self, s: CastSpec, x: &BigUint) -> Option<BigUint> {
        let (w, v) = (s.from.bits(), s.to.bits());
        let number = BigInt::from(x.clone());
        let float = || u128::try_from(x).unwrap_or(0);
        let negative = |w: u32| x.bit(u64::from(w) - 1);
        match (s.op, s.from, s.to) {
            (CastOp::Trunc, ..) => {
                let r = big::cut(&number, v);
                let bad = s.flags.contains(Flags::NUW) && r != *x
                    || s.flags.contains(Flags::NSW) && big::signed(&r, v) != big::signed(x, w);
                (!bad).then_some(r)
            }
            (CastOp::ZExt, ..) => {
                let bad = s.flags.contains(Flags::NNEG) && negative(w);
                (!bad).then(|| x.clone())
            }
            (CastOp::SExt, ..) => Some(big::cut(&big::signed(x, w), v)),
            (CastOp::FpToSi, LeafKind::Float(k), _) => big::from_float(k, float(), v, true),
            (CastOp::FpToUi, LeafKind::Float(k), _) => big::from_float(k, float(), v, false),
            (CastOp::SiToFp, _, LeafKind::Float(k)) => {
                Some(big::to_float(k, &big::signed(x, w)).into())
            }
            (CastOp::UiToFp, _, LeafKind::Float(k)) => {
                let bad = s.flags.contains(Flags::NNEG) && negative(w);
                (!bad).then(|| big::to_float(k, &number).into())
            }
            _ => None,
        }
    }
}
