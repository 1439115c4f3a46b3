//! Floating point: arithmetic, comparisons, fast-math flags.
//!
//! Numbers are their bits. The operations of the term layer give one NaN; which NaN
//! a program sees is chosen here ([`nan`]), as are flushing of denormals
//! ([`denormal`]) and what fast-math flags leave open:
//!
//! * `nnan`, `ninf`: the result is poison if an operand or the result is a NaN, an infinity;
//! * `nsz`: the sign of a zero result is a choice, and so is the sign of a quotient by zero;
//! * `contract`: a sum or difference of a product that also has the flag may be computed with one rounding;
//! * `arcp`: a quotient may be a product with the reciprocal;
//! * `reassoc`: the expressions of the target that are equal as real numbers ([`crate::algebra`]);
//! * `afn`, and what else `reassoc` allows: cannot be listed. The exact result is used, which the source may always
//!   give; the verdict says so.
//!
//! Choices are made on both sides: a target that adds a licence which the source does not give is wrong. A choice
//! of zero is the plain operation.

mod algebra;
mod denormal;
mod extremes;
mod nan;

pub(super) use extremes::Extreme;

use super::{Encoder, Result};
use crate::context::{ChoiceKind, Side};
use crate::value::{Scalar, Val};
use tandem_ir::inst::{BinOp, FloatPredicate, InstKind};
use tandem_ir::{Flags, FloatKind, Inst, Type};
use tandem_smt::{FpOp, Rounding, Term, Terms};

const NEAREST: Rounding = Rounding::NearestEven;

impl Encoder<'_, '_> {
    /// The format of a floating-point type or of the elements of a vector.
    pub(super) fn float_format(&self, ty: Type) -> Result<FloatKind> {
        match self.types().scalar(ty).float_kind() {
            Some(FloatKind::X86Fp80 | FloatKind::PpcFp128) | None => Err(self.unmodelled(ty)),
            Some(k) => Ok(k),
        }
    }

    /// A floating-point comparison of values of type `ty`.
    ///
    /// # Errors
    /// Names what is not modelled.
    pub fn fcmp(
        &mut self,
        p: FloatPredicate,
        flags: Flags,
        ty: Type,
        a: &Val,
        b: &Val,
    ) -> Result<Val> {
        let kind = self.float_format(ty)?;
        Ok(a.zip(b, &mut |x, y| {
            let poison = self.either_poison(x, y);
            let poison = self.excluded(flags, kind, &[x.bits, y.bits], poison);
            let operands = self.flushed_inputs(kind, &[x.bits, y.bits]);
            let holds = self.compare_floats(p, kind, operands[0], operands[1]);
            Scalar {
                bits: self.t().bool_to_bit(holds),
                poison,
            }
        }))
    }

    /// Boolean: the predicate holds for two numbers.
    pub(super) fn compare_floats(
        &mut self,
        p: FloatPredicate,
        kind: FloatKind,
        a: Term,
        b: Term,
    ) -> Term {
        use FloatPredicate as P;
        let (a, b) = (self.form_of(kind, a), self.form_of(kind, b));
        let (na, nb) = (self.is_nan(kind, a), self.is_nan(kind, b));
        let t = self.t();
        let unordered = t.or(na, nb);
        // The predicates that are false for NaN, and those that are their negations.
        let (ordered, negate) = match p {
            P::False => (Terms::FALSE, false),
            P::True => (Terms::FALSE, true),
            P::Uno => (unordered, false),
            P::Ord => (unordered, true),
            P::Oeq => (t.fp(FpOp::Eq, kind, &[a, b]), false),
            P::Une => (t.fp(FpOp::Eq, kind, &[a, b]), true),
            P::Ogt => (t.fp(FpOp::Lt, kind, &[b, a]), false),
            P::Ule => (t.fp(FpOp::Lt, kind, &[b, a]), true),
            P::Oge => (t.fp(FpOp::Le, kind, &[b, a]), false),
            P::Ult => (t.fp(FpOp::Le, kind, &[b, a]), true),
            P::Olt => (t.fp(FpOp::Lt, kind, &[a, b]), false),
            P::Uge => (t.fp(FpOp::Lt, kind, &[a, b]), true),
            P::Ole => (t.fp(FpOp::Le, kind, &[a, b]), false),
            P::Ugt => (t.fp(FpOp::Le, kind, &[a, b]), true),
            P::Ueq | P::One => {
                let equal = t.fp(FpOp::Eq, kind, &[a, b]);
                (t.or(unordered, equal), p == P::One)
            }
        };
        if negate { t.not(ordered) } else { ordered }
    }

    /// `fneg`: the sign bit and nothing else.
    pub(super) fn fneg(&mut self, flags: Flags, ty: Type, v: &Val) -> Result<Val> {
        let kind = self.float_format(ty)?;
        Ok(v.map(&mut |s| {
            let bits = self.negated(kind, s.bits);
            self.finish(flags, kind, &[s.bits], bits, s.poison)
        }))
    }

    /// Arithmetic.
    pub(super) fn float_binary(
        &mut self,
        op: BinOp,
        flags: Flags,
        ty: Type,
        a: &Val,
        b: &Val,
    ) -> Result<Val> {
        let kind = self.float_format(ty)?;
        self.note_licences(flags);
        Ok(a.zip(b, &mut |x, y| self.float_scalar(op, flags, kind, x, y)))
    }

    /// Arithmetic on scalars.
    pub(super) fn float_scalar(
        &mut self,
        op: BinOp,
        flags: Flags,
        kind: FloatKind,
        a: Scalar,
        b: Scalar,
    ) -> Scalar {
        let poison = self.either_poison(a, b);
        let raw = self.arithmetic(op, flags, kind, a.bits, b.bits);
        let mut plain = self.rounded_result(flags, kind, &[a.bits, b.bits], raw, poison);
        if op == BinOp::FDiv {
            let forms = ["div.approx", "div.full"];
            plain = self.or_approximated(&forms, flags, kind, &[a, b], plain);
        }
        if op != BinOp::FDiv || !flags.contains(Flags::ARCP) {
            return plain;
        }
        let other = self.by_reciprocal(flags, kind, a.bits, b.bits);
        if other == raw {
            return plain;
        }
        let other = self.rounded_result(flags, kind, &[a.bits, b.bits], other, poison);
        let taken = self.licence(kind, plain.bits, other.bits);
        let out = Scalar::select(self.t(), taken, other, plain);
        self.note_choice_of_forms(taken, other.bits, plain.bits, out.bits);
        out
    }

    /// The result of an operation on two operands before the NaN and the output denormal are chosen.
    fn arithmetic(&mut self, op: BinOp, flags: Flags, kind: FloatKind, a: Term, b: Term) -> Term {
        let operands = self.flushed_inputs(kind, &[a, b]);
        let (x, y) = (
            self.form_of(kind, operands[0]),
            self.form_of(kind, operands[1]),
        );
        let op = match op {
            BinOp::FAdd => FpOp::Add(NEAREST),
            BinOp::FSub => FpOp::Sub(NEAREST),
            BinOp::FMul => FpOp::Mul(NEAREST),
            BinOp::FDiv => return self.quotient(flags, kind, x, y),
            _ => FpOp::Rem,
        };
        self.t().fp(op, kind, &[x, y])
    }

    /// A quotient as a product with the reciprocal.
    fn by_reciprocal(&mut self, flags: Flags, kind: FloatKind, a: Term, b: Term) -> Term {
        let operands = self.flushed_inputs(kind, &[a, b]);
        let (x, y) = (
            self.form_of(kind, operands[0]),
            self.form_of(kind, operands[1]),
        );
        let t = self.t();
        let one = t.bits(64, 1);
        let one = t.fp(FpOp::FromUnsigned(NEAREST), kind, &[one]);
        let inverse = t.fp(FpOp::Div(NEAREST), kind, &[one, y]);
        let r = t.fp(FpOp::Mul(NEAREST), kind, &[x, inverse]);
        self.of_either_sign(flags, kind, y, r)
    }

    /// A quotient.
    fn quotient(&mut self, flags: Flags, kind: FloatKind, x: Term, y: Term) -> Term {
        let r = self.t().fp(FpOp::Div(NEAREST), kind, &[x, y]);
        self.of_either_sign(flags, kind, y, r)
    }

    /// A quotient by `y`, under `nsz` of either sign if that is zero.
    fn of_either_sign(&mut self, flags: Flags, kind: FloatKind, y: Term, mut r: Term) -> Term {
        if flags.contains(Flags::NSZ) {
            let zero = self.is_zero(kind, y);
            r = self.any_sign_if(kind, zero, r);
        }
        r
    }

    /// Boolean: the other of two results is given, not the plain one.
    pub(super) fn licence(&mut self, kind: FloatKind, plain: Term, other: Term) -> Term {
        let about = [self.form_of(kind, plain), self.form_of(kind, other)];
        let c = self.choose_about(ChoiceKind::Licence, 1, &about);
        self.t().bit_to_bool(c)
    }

    /// `fadd` and `fsub` under `contract`, where an operand may be a product with the flag.
    pub(super) fn contracted(
        &mut self,
        i: Inst,
        op: BinOp,
        flags: Flags,
        ty: Type,
        a: &Val,
        b: &Val,
    ) -> Result<Val> {
        if !matches!(op, BinOp::FAdd | BinOp::FSub) {
            return self.float_binary(op, flags, ty, a, b);
        }
        let kind = self.float_format(ty)?;
        self.note_licences(flags);
        let products = [self.product_operand(i, 0)?, self.product_operand(i, 1)?];
        let mut results = Vec::new();
        for (n, (x, y)) in a.leaves().into_iter().zip(b.leaves()).enumerate() {
            let poison = self.either_poison(x, y);
            let operands = [x.bits, y.bits];
            let raw = self.arithmetic(op, flags, kind, x.bits, y.bits);
            let mut out = self.rounded_result(flags, kind, &operands, raw, poison);
            let mut ways = Vec::new();
            for (side, p) in products.iter().enumerate() {
                let Some((p, q)) = p else { continue };
                let factors = (p.leaves().get(n).copied(), q.leaves().get(n).copied());
                let (Some(p), Some(q)) = factors else {
                    continue;
                };
                let raw = self.fused(op, kind, side, [p.bits, q.bits], operands);
                ways.push((raw, [p.bits, q.bits, operands[1 - side]]));
            }
            // The other program may have the operands the other way round: the licences of both ask in one order.
            ways.sort_by_cached_key(|&(raw, _)| {
                let like = self.w.blind(raw).unwrap_or(raw);
                (self.w.terms.shape(like), like)
            });
            for (raw, all) in ways {
                let fused = self.rounded_result(flags, kind, &all, raw, poison);
                let taken = self.licence(kind, out.bits, fused.bits);
                let plain = out;
                out = Scalar::select(self.t(), taken, fused, plain);
                self.note_choice_of_forms(taken, fused.bits, plain.bits, out.bits);
            }
            results.push(out);
        }
        let mut next = results.into_iter();
        Ok(a.map(&mut |s| next.next().unwrap_or(s)))
    }

    /// `p * q` in place of operand `side` of a sum or difference, rounded once.
    fn fused(
        &mut self,
        op: BinOp,
        kind: FloatKind,
        side: usize,
        product: [Term; 2],
        operands: [Term; 2],
    ) -> Term {
        let [mut p, q] = product;
        let mut rest = operands[1 - side];
        if op == BinOp::FSub {
            if side == 0 {
                rest = self.negated(kind, rest);
            } else {
                p = self.negated(kind, p);
            }
        }
        let flushed = self.flushed_inputs(kind, &[p, q, rest]);
        let args: Vec<Term> = flushed.into_iter().map(|x| self.form_of(kind, x)).collect();
        self.t().fp(FpOp::Fma(NEAREST), kind, &args)
    }

    /// The factors of operand `n`, if it is a product that may be contracted.
    fn product_operand(&mut self, i: Inst, n: usize) -> Result<Option<(Val, Val)>> {
        let f = self.f();
        let Some(p) = f.def_inst(f.operand(i, n)) else {
            return Ok(None);
        };
        if !matches!(f.kind(p), InstKind::Binary(BinOp::FMul))
            || !f.flags(p).contains(Flags::CONTRACT)
        {
            return Ok(None);
        }
        Ok(Some((self.operand(p, 0)?, self.operand(p, 1)?)))
    }

    /// `fptrunc`, `fpext`.
    pub(super) fn convert_float(
        &mut self,
        flags: Flags,
        from: FloatKind,
        to: FloatKind,
        s: Scalar,
    ) -> Scalar {
        let poison = self.excluded(flags, from, &[s.bits], s.poison);
        let operand = self.flushed_inputs(from, &[s.bits])[0];
        let x = self.form_of(from, operand);
        let raw = self.t().fp(FpOp::Convert(to, NEAREST), from, &[x]);
        self.converted_result(flags, (from, to), raw, operand, poison)
    }
    /// The result of a conversion between formats: denormal flushed, NaN chosen, flags applied.
    pub(super) fn converted_result(
        &mut self,
        flags: Flags,
        (from, to): (FloatKind, FloatKind),
        raw: Term,
        operand: Term,
        poison: Term,
    ) -> Scalar {
        let raw = self.flushed_output(to, raw);
        let bits = self.converted_nan(from, to, raw, operand);
        self.finish(flags, to, &[], bits, poison)
    }

    /// The result of an operation: denormal flushed, NaN chosen, flags applied.
    pub(super) fn rounded_result(
        &mut self,
        flags: Flags,
        kind: FloatKind,
        operands: &[Term],
        raw: Term,
        poison: Term,
    ) -> Scalar {
        let raw = self.flushed_output(kind, raw);
        // Where a NaN is poison there is nothing to choose.
        let bits = if flags.contains(Flags::NNAN) {
            raw
        } else {
            self.some_nan(kind, raw, operands)
        };
        self.finish(flags, kind, operands, bits, poison)
    }

    /// The result of an operation under its fast-math flags.
    pub(super) fn finish(
        &mut self,
        flags: Flags,
        kind: FloatKind,
        operands: &[Term],
        bits: Term,
        poison: Term,
    ) -> Scalar {
        let mut all = operands.to_vec();
        all.push(bits);
        let poison = self.excluded(flags, kind, &all, poison);
        let mut bits = bits;
        if flags.contains(Flags::NSZ) {
            let zero = self.is_zero(kind, bits);
            bits = self.any_sign_if(kind, zero, bits);
        }
        Scalar { bits, poison }
    }

    /// Fast-math flags of something that only passes a value on (`select`, `phi`, a call).
    pub(super) fn fast_result(&mut self, flags: Flags, ty: Type, v: Val) -> Result<Val> {
        if !flags.intersects(Flags::NNAN | Flags::NINF | Flags::NSZ)
            || self.types().scalar(ty).float_kind().is_none()
        {
            return Ok(v);
        }
        let kind = self.float_format(ty)?;
        Ok(v.map(&mut |s| self.finish(flags, kind, &[], s.bits, s.poison)))
    }

    /// Poison, also where `nnan` or `ninf` exclude one of the numbers.
    pub(super) fn excluded(
        &mut self,
        flags: Flags,
        kind: FloatKind,
        numbers: &[Term],
        mut poison: Term,
    ) -> Term {
        for &x in numbers {
            if flags.contains(Flags::NNAN) {
                let bad = self.is_nan(kind, x);
                poison = self.t().or(poison, bad);
            }
            if flags.contains(Flags::NINF) {
                let bad = self.is_infinite(kind, x);
                poison = self.t().or(poison, bad);
            }
        }
        poison
    }

    /// The bits, with a chosen sign where the condition holds.
    fn any_sign_if(&mut self, kind: FloatKind, c: Term, bits: Term) -> Term {
        if c == Terms::FALSE {
            return bits;
        }
        // The other program may negate before or after.
        let form = self.form_of(kind, bits);
        let like = self.w.blind(form).unwrap_or(form);
        let (core, flipped) = self.t().fp_core(kind, like);
        let sign = self.choose_about(ChoiceKind::ZeroSign, 1, &[core]);
        let w = kind.bits();
        let t = self.t();
        let sign = if flipped { t.bvnot(sign) } else { sign };
        let rest = t.extract(w - 2, 0, bits);
        let chosen = t.concat(sign, rest);
        let out = t.ite(c, chosen, bits);
        self.note_choice_of_forms(c, chosen, bits, out);
        out
    }

    /// A choice of this side about given terms.
    pub(super) fn choose_about(&mut self, kind: ChoiceKind, width: u32, about: &[Term]) -> Term {
        self.w.choice_about(self.side, kind, width, about)
    }

    /// Says which flags give licences that are not modelled.
    pub(super) fn note_licences(&mut self, flags: Flags) {
        if !flags.intersects(Flags::REASSOC | Flags::AFN) {
            return;
        }
        self.w
            .assume("reassoc and afn: only the exact result is considered");
        if self.side == Side::Source {
            self.w
                .approximate("rewrites that reassoc or afn would allow");
        }
    }
}
