//! Integer arithmetic, comparisons, casts, select: scalar by scalar, vectors lane by lane.
//!
//! An operand is bits and a poison flag; undef never shows up here, because every
//! use has already looked at it. Poison of an operand is poison of the result but for
//! the arms of a `select`; flags (`nsw`, `exact`, `disjoint`, …) add conditions
//! under which the result is poison. What is undefined at once (division) is added
//! to the encoder's condition. Formulas are chosen to be cheap for a solver and to
//! meet those that LLVM's rewrites produce: an overflow test against a constant is a
//! comparison with a constant, not arithmetic in twice the width.

mod casts;
mod ints;
mod pointers;
mod widened;

pub(super) use casts::to_integer;
use ints::met;
pub(super) use ints::{Overflow, signed_max, signed_min};

use super::{Encoder, Result};
use crate::value::{Scalar, Val};
use tandem_ir::inst::{BinOp, InstKind, IntPredicate};
use tandem_ir::{Flags, Inst, Type};
use tandem_smt::Term;

impl Encoder<'_, '_> {
    /// `fneg`, binary operations, casts, comparisons, `select`: reads the operands and computes.
    pub(super) fn compute(&mut self, i: Inst) -> Result<Val> {
        let f = self.f();
        let (flags, ty) = (f.flags(i), f.inst_type(i));
        let a = self.operand(i, 0)?;
        let from = f.value_type(f.operand(i, 0));
        match f.kind(i) {
            InstKind::FNeg => self.fneg(flags, ty, &a),
            InstKind::Cast(op) => {
                let mut v = self.cast(*op, flags, from, ty, &a)?;
                if let (Val::Scalar(s), Some(bits)) = (&mut v, self.in_parts(i, *op)) {
                    s.bits = bits;
                }
                self.described(i, v)
            }
            InstKind::Binary(op) => {
                let b = self.operand(i, 1)?;
                let plain = match op.is_float() && flags.contains(Flags::CONTRACT) {
                    true => self.contracted(i, *op, flags, ty, &a, &b)?,
                    false => self.binary(*op, flags, ty, &a, &b)?,
                };
                self.in_other_ways(i, ty, plain)
            }
            InstKind::ICmp(p) => {
                let b = self.operand(i, 1)?;
                self.icmp(*p, flags, from, &a, &b)
            }
            InstKind::FCmp(p) => {
                let b = self.operand(i, 1)?;
                self.fcmp(*p, flags, from, &a, &b)
            }
            InstKind::Select => {
                let (x, y) = (self.operand(i, 1)?, self.operand(i, 2)?);
                let v = self.select_values(&a, &x, &y);
                self.fast_result(flags, ty, v)
            }
            k => Err(k.mnemonic().to_owned()),
        }
    }

    /// Two-operand arithmetic on scalars or vectors of type `ty`.
    ///
    /// # Errors
    /// Names what is not modelled.
    pub fn binary(&mut self, op: BinOp, flags: Flags, ty: Type, a: &Val, b: &Val) -> Result<Val> {
        if op.is_float() {
            return self.float_binary(op, flags, ty, a, b);
        }
        Ok(a.zip(b, &mut |x, y| self.int_binary(op, flags, x, y)))
    }

    /// An integer or pointer comparison of values of type `ty`.
    ///
    /// # Errors
    /// Names what is not modelled.
    pub fn icmp(
        &mut self,
        p: IntPredicate,
        flags: Flags,
        ty: Type,
        a: &Val,
        b: &Val,
    ) -> Result<Val> {
        if let Some(space) = self.types().scalar(ty).address_space() {
            return Ok(a.zip(b, &mut |x, y| self.compare_pointers(p, flags, space, x, y)));
        }
        Ok(a.zip(b, &mut |x, y| {
            let holds = match flags.contains(Flags::SAMESIGN) {
                true => self.compare_same_sign(p, x.bits, y.bits),
                false => self.compare_bits(p, x.bits, y.bits),
            };
            let poison = self.either_poison(x, y);
            self.comparison(flags, holds, poison, x.bits, y.bits)
        }))
    }

    /// The result of a comparison of numbers, under `samesign`.
    fn comparison(
        &mut self,
        flags: Flags,
        holds: Term,
        mut poison: Term,
        a: Term,
        b: Term,
    ) -> Scalar {
        let t = self.t();
        if flags.contains(Flags::SAMESIGN) {
            let (sa, sb) = (t.is_negative(a), t.is_negative(b));
            let differ = t.ne(sa, sb);
            poison = t.or(poison, differ);
        }
        Scalar {
            bits: t.bool_to_bit(holds),
            poison,
        }
    }

    /// As [`Self::compare_bits`], where both have the same sign, so that signed and unsigned are one.
    fn compare_same_sign(&mut self, p: IntPredicate, a: Term, b: Term) -> Term {
        use IntPredicate::*;
        let t = self.t();
        match p {
            Eq | Ne => self.compare_bits(p, a, b),
            Ugt => met(t, |t| t.ult(b, a), |t| t.slt(b, a)),
            Uge => met(t, |t| t.ule(b, a), |t| t.sle(b, a)),
            Ult => met(t, |t| t.ult(a, b), |t| t.slt(a, b)),
            Ule => met(t, |t| t.ule(a, b), |t| t.sle(a, b)),
            Sgt => met(t, |t| t.slt(b, a), |t| t.ult(b, a)),
            Sge => met(t, |t| t.sle(b, a), |t| t.ule(b, a)),
            Slt => met(t, |t| t.slt(a, b), |t| t.ult(a, b)),
            Sle => met(t, |t| t.sle(a, b), |t| t.ule(a, b)),
        }
    }

    /// Boolean: the predicate holds for two numbers.
    pub(super) fn compare_bits(&mut self, p: IntPredicate, a: Term, b: Term) -> Term {
        let t = self.t();
        match p {
            IntPredicate::Eq => t.eq(a, b),
            IntPredicate::Ne => t.ne(a, b),
            IntPredicate::Ugt => t.ult(b, a),
            IntPredicate::Uge => t.ule(b, a),
            IntPredicate::Ult => t.ult(a, b),
            IntPredicate::Ule => t.ule(a, b),
            IntPredicate::Sgt => t.slt(b, a),
            IntPredicate::Sge => t.sle(b, a),
            IntPredicate::Slt => t.slt(a, b),
            IntPredicate::Sle => t.sle(a, b),
        }
    }

    /// Boolean: one of two scalars is poison.
    pub(super) fn either_poison(&mut self, a: Scalar, b: Scalar) -> Term {
        self.t().or(a.poison, b.poison)
    }

    /// `select`: poison or undef of the condition goes to the result; a vector of conditions selects by element.
    pub fn select_values(&mut self, c: &Val, a: &Val, b: &Val) -> Val {
        match c {
            Val::Scalar(c) => a.zip(b, &mut |x, y| self.select_scalar(*c, x, y)),
            Val::Elements(cs) => {
                let lanes = cs.iter().zip(a.elements()).zip(b.elements());
                Val::Elements(
                    lanes
                        .map(|((c, x), y)| self.select_values(c, x, y))
                        .collect(),
                )
            }
        }
    }

    fn select_scalar(&mut self, c: Scalar, a: Scalar, b: Scalar) -> Scalar {
        let t = self.t();
        let yes = t.bit_to_bool(c.bits);
        let mut out = Scalar::select(t, yes, a, b);
        out.poison = t.or(out.poison, c.poison);
        self.note_choice_of_forms(yes, a.bits, b.bits, out.bits);
        self.w.keep_bytes(yes, [a, b], out, c.poison);
        out
    }
}
