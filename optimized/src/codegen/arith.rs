//! Arithmetic, comparisons, choices (machine.md 6.4).
//!
//! An integer of `w` bits, at most 64, lives in a register of `n` bits, the next of 16, 32 and 64 (`i1`: a predicate):
//!
//! ```text
//!   i8 in a 16-bit register     [ garbage | value ]      add, mul, shl, and, or, xor: as they are
//!                               [ 0…0 or sign | value ]  div, rem, shr, comparisons: extended first
//! ```
//!
//! What a register has beyond the width of its integer is garbage, and whoever looks at it extends first
//! (`extended_to_register`, CG-T10). Integers of 65 to 128 bits are two registers, see `wide`. Vectors are worked on element
//! by element.
//!
//! A product and a sum are one instruction only where the product was left to the sum (`folded_inst`); of floats, where
//! both allow contraction (CG-T6). `neg` and `abs` of a float go by its bits wherever the bits of a NaN can be seen
//! (D2).
//!
//! **Invariant:** an operation without code here is an error that names it, never an approximate one: `div.approx`
//! stands only where the instruction says `afn`.

use super::function::{Res, Selector};
use super::module::ExactSigns;
use super::types::{Scalar, leaves};
use super::values::{Parts, bits_of, imm, reg, uimm};
use crate::defects::planted;
use tandem_ir::entity::{Inst, Value};
use tandem_ir::inst::{BinOp, Flags, FloatPredicate, InstKind, IntPredicate};
use tandem_ir::machine::func::Operand;
use tandem_ir::machine::regs::{Class, Reg};

impl Selector<'_, '_> {
    /// An integer operand whose register is right beyond its width: by zeros, or by its sign.
    pub fn extended_to_register(&mut self, op: &Operand, s: Scalar, signed: bool) -> Operand {
        let (w, n) = (s.bits(), s.register_bits());
        if let Some(v) = bits_of(op) {
            return match signed {
                true => imm(v, w),
                false if w < 64 => uimm(v & ((1 << w) - 1)),
                false => op.clone(),
            };
        }
        let clean = w == n || matches!(s, Scalar::Ptr(..));
        if planted!(self.m, GarbageTakenForValue, clean, true) {
            return op.clone();
        }
        let c = s.class();
        let r = match (signed, w, n) {
            (true, 8, 16) => self.b.def(c, "cvt.s16.s8", std::slice::from_ref(op)),
            (true, _, 16) => {
                let up = self
                    .b
                    .def(c, "shl.b16", &[op.clone(), uimm(u64::from(16 - w))]);
                self.b
                    .def(c, "shr.s16", &[reg(up), uimm(u64::from(16 - w))])
            }
            (true, ..) => {
                let form = format!("bfe.s{n}");
                self.b
                    .def(c, &form, &[op.clone(), uimm(0), uimm(u64::from(w))])
            }
            (false, ..) => {
                let form = format!("and.b{n}");
                let mask = (1u64 << w) - 1;
                self.b.def(c, &form, &[op.clone(), imm(mask, n)])
            }
        };
        reg(r)
    }
    /// Only one operand of an instruction may be an immediate, and not the first of some.
    fn first_in_reg(&mut self, op: &Operand, s: Scalar) -> Operand {
        let r = self.in_reg(op.clone(), s);
        reg(r)
    }

    pub fn int_binary(&mut self, i: Inst, op: BinOp) -> Res<()> {
        let lane = self.h.types.scalar(self.f.inst_type(i));
        if lane.int_width().is_some_and(|w| w > 64) {
            return self.wide_binary(i, op);
        }
        if op == BinOp::Add && self.multiply_add(i)? {
            return Ok(());
        }
        self.elementwise(i, 2, |s, d, scalar, ops| {
            s.int_op(d, op, scalar, &ops[0], &ops[1])
        })
    }
    /// `a * b + c` in one instruction, if the product was left to the sum.
    fn multiply_add(&mut self, i: Inst) -> Res<bool> {
        let f = self.f;
        for n in 0..2 {
            let Some(product) = self.folded_inst(f.operand(i, n)) else {
                continue;
            };
            if !matches!(f.kind(product), InstKind::Binary(BinOp::Mul)) {
                continue;
            }
            let s = self.scalar_of(f.inst_type(i))?;
            let a = self.part(f.operand(product, 0))?;
            let b = self.part(f.operand(product, 1))?;
            let c = self.part(f.operand(i, 1 - n))?;
            let a = self.first_in_reg(&a, s);
            let d = self.dest(i)?;
            let form = format!("mad.lo.s{}", s.register_bits());
            self.b.emit(&form, &[reg(d), a, b, c]);
            return Ok(true);
        }
        Ok(false)
    }
    /// One scalar operation on integers of at most 64 bits.
    pub fn int_op(&mut self, d: Reg, op: BinOp, s: Scalar, a: &Operand, b: &Operand) -> Res<()> {
        if s == Scalar::Int(1) {
            return self.bool_op(d, op, a, b);
        }
        let n = s.register_bits();
        let signed = matches!(op, BinOp::SDiv | BinOp::SRem | BinOp::AShr);
        let extends = op.is_int_division() || matches!(op, BinOp::LShr | BinOp::AShr);
        let a = match extends {
            true => self.extended_to_register(a, s, signed),
            false => a.clone(),
        };
        let form = match op {
            BinOp::Add => format!("add.s{n}"),
            BinOp::Sub => format!("sub.s{n}"),
            BinOp::Mul => format!("mul.lo.s{n}"),
            BinOp::UDiv => format!("div.u{n}"),
            BinOp::SDiv => format!("div.s{n}"),
            BinOp::URem => format!("rem.u{n}"),
            BinOp::SRem => format!("rem.s{n}"),
            BinOp::And => format!("and.b{n}"),
            BinOp::Or => format!("or.b{n}"),
            BinOp::Xor => format!("xor.b{n}"),
            BinOp::Shl => format!("shl.b{n}"),
            BinOp::LShr => format!("shr.u{n}"),
            BinOp::AShr => format!("shr.s{n}"),
            _ => return Err(op.keyword().to_owned()),
        };
        if op == BinOp::Xor && bits_of(b) == Some(u64::MAX) && bits_of(&a).is_none() {
            self.b.emit(&format!("not.b{n}"), &[reg(d), a]);
            return Ok(());
        }
        let b = match op {
            BinOp::Shl | BinOp::LShr | BinOp::AShr => self.shift_amount(b, s),
            _ if op.is_int_division() => self.extended_to_register(b, s, signed),
            _ => b.clone(),
        };
        let a = self.first_in_reg(&a, s);
        self.b.emit(&form, &[reg(d), a, b]);
        Ok(())
    }
    /// A shift amount as 32 bits; one that is too large is poison.
    pub fn shift_amount(&mut self, b: &Operand, s: Scalar) -> Operand {
        if let Some(v) = bits_of(b) {
            return uimm(v & 0xffff_ffff & u64::from(u32::MAX >> 1));
        }
        // Of 64 bits the low half is taken, which has no garbage.
        let b = match s.register_bits() {
            16 | 32 => self.extended_to_register(b, s, false),
            _ => b.clone(),
        };
        match s.register_bits() {
            16 => reg(self.b.def(Class::Int32, "cvt.u32.u16", &[b])),
            64 => reg(self.b.def(Class::Int32, "cvt.u32.u64", &[b])),
            _ => b,
        }
    }
    /// Operations on single bits.
    fn bool_op(&mut self, d: Reg, op: BinOp, a: &Operand, b: &Operand) -> Res<()> {
        let (x, y) = (self.pred(a.clone()), self.pred(b.clone()));
        let form = match op {
            BinOp::Add | BinOp::Sub | BinOp::Xor => {
                if bits_of(b).is_some_and(|b| b & 1 == 1) {
                    self.b.emit("not.pred", &[reg(d), reg(x)]);
                    return Ok(());
                }
                "xor.pred"
            }
            BinOp::Mul | BinOp::And => "and.pred",
            BinOp::Or => "or.pred",
            // By one bit: by zero, anything else is undefined or poison.
            BinOp::UDiv | BinOp::SDiv | BinOp::Shl | BinOp::LShr | BinOp::AShr => {
                self.b.emit("mov.pred", &[reg(d), reg(x)]);
                return Ok(());
            }
            BinOp::URem | BinOp::SRem => {
                self.b.emit("mov.pred", &[reg(d), uimm(0)]);
                return Ok(());
            }
            _ => return Err(op.keyword().to_owned()),
        };
        self.b.emit(form, &[reg(d), reg(x), reg(y)]);
        Ok(())
    }
    /// Elements of several registers are not worked on one register at a time.
    pub fn no_wide_elements(&self, ty: tandem_ir::types::Type, what: &str) -> Res<()> {
        let element = self.h.types.as_vector(ty).map(|v| v.0);
        match element.and_then(tandem_ir::types::Type::int_width) {
            Some(w) if w > 64 => Err(format!("{what} of vectors of i{w}")),
            _ => Ok(()),
        }
    }

    // ----- floating point --------------------------------------------------------------------------------------------

    /// `.ftz` where the function flushes subnormals of single precision.
    pub fn ftz(&self, s: Scalar) -> &'static str {
        match s {
            Scalar::Float if self.m.flushes(self.f) => ".ftz",
            _ => "",
        }
    }
    pub fn float_binary(&mut self, i: Inst, op: BinOp) -> Res<()> {
        if matches!(op, BinOp::FAdd | BinOp::FSub) && self.fused(i, op)? {
            return Ok(());
        }
        let flags = self.f.flags(i);
        self.elementwise(i, 2, |s, d, scalar, ops| {
            s.float_op(d, op, scalar, flags, &ops[0], &ops[1])
        })
    }
    /// `a * b + c` rounded once, where both instructions allow it.
    fn fused(&mut self, i: Inst, op: BinOp) -> Res<bool> {
        let f = self.f;
        for n in 0..2 {
            let Some(product) = self.folded_inst(f.operand(i, n)) else {
                continue;
            };
            if !matches!(f.kind(product), InstKind::Binary(BinOp::FMul)) {
                continue;
            }
            let s = self.scalar_of(f.inst_type(i))?;
            let mut a = self.value_reg(f.operand(product, 0))?;
            let b = self.value_reg(f.operand(product, 1))?;
            let mut c = self.value_reg(f.operand(i, 1 - n))?;
            let t = s.float_ty().text();
            let (z, class) = (self.ftz(s), s.class());
            if op == BinOp::FSub {
                // a*b - c, or c - a*b.
                let negate = format!("neg{z}.{t}");
                match planted!(self.m, WrongFactorNegated, n, 1 - n) {
                    0 => c = self.b.def(class, &negate, &[reg(c)]),
                    _ => a = self.b.def(class, &negate, &[reg(a)]),
                }
            }
            let d = self.dest(i)?;
            self.b
                .emit(&format!("fma.rn{z}.{t}"), &[reg(d), reg(a), reg(b), reg(c)]);
            return Ok(true);
        }
        Ok(false)
    }
    pub fn float_op(
        &mut self,
        d: Reg,
        op: BinOp,
        s: Scalar,
        flags: Flags,
        a: &Operand,
        b: &Operand,
    ) -> Res<()> {
        let z = self.ftz(s);
        let t = s.float_ty().text();
        match op {
            BinOp::FDiv => return self.divide(d, s, flags, a, b),
            BinOp::FRem => return self.float_remainder(d, s, a, b),
            _ => {}
        }
        let word = match op {
            BinOp::FAdd => "add",
            BinOp::FSub => "sub",
            _ => "mul",
        };
        let a = self.first_in_reg(a, s);
        let b = match s {
            Scalar::Half | Scalar::BFloat => self.first_in_reg(b, s),
            _ => b.clone(),
        };
        self.b.emit(&format!("{word}.rn{z}.{t}"), &[reg(d), a, b]);
        Ok(())
    }
    fn divide(&mut self, d: Reg, s: Scalar, flags: Flags, a: &Operand, b: &Operand) -> Res<()> {
        if matches!(s, Scalar::Half | Scalar::BFloat) {
            // The quotient of singles, rounded once more, is the quotient of halves.
            let (x, y) = (self.in_reg(a.clone(), s), self.in_reg(b.clone(), s));
            let (x, y) = (self.single_of(s, x), self.single_of(s, y));
            let q = self.b.def(Class::Float32, "div.rn.f32", &[reg(x), reg(y)]);
            let form = format!("cvt.rn.{}.f32", s.float_ty().text());
            self.b.emit(&form, &[reg(d), reg(q)]);
            return Ok(());
        }
        let z = self.ftz(s);
        let t = s.float_ty().text();
        let one = super::values::float(
            s,
            if s == Scalar::Float {
                0x3f80_0000
            } else {
                0x3ff0 << 48
            },
        );
        if s == Scalar::Float && flags.contains(Flags::AFN) {
            let a = self.first_in_reg(a, s);
            self.b
                .emit(&format!("div.approx{z}.f32"), &[reg(d), a, b.clone()]);
        } else if *a == one {
            self.b.emit(&format!("rcp.rn{z}.{t}"), &[reg(d), b.clone()]);
        } else if flags.contains(Flags::ARCP) {
            let a = self.first_in_reg(a, s);
            let inverse = self.b.def(
                s.class(),
                &format!("rcp.rn{z}.{t}"),
                std::slice::from_ref(b),
            );
            self.b
                .emit(&format!("mul.rn{z}.{t}"), &[reg(d), a, reg(inverse)]);
        } else {
            let a = self.first_in_reg(a, s);
            self.b
                .emit(&format!("div.rn{z}.{t}"), &[reg(d), a, b.clone()]);
        }
        Ok(())
    }
    /// `fneg` changes one bit: exact where the bits can be seen (D2).
    pub fn float_negate(&mut self, i: Inst) -> Res<()> {
        let exact = self.keeps_nan(i);
        self.elementwise(i, 1, |s, d, scalar, ops| {
            s.sign_op(d, "neg", scalar, &ops[0], exact)
        })
    }
    /// Whether a change of sign has to keep the other bits of a NaN (D2).
    pub fn keeps_nan(&self, i: Inst) -> bool {
        match self.m.exact_signs {
            ExactSigns::Auto => !self.only_arithmetic(i),
            ExactSigns::Always => true,
            ExactSigns::Never => false,
        }
    }
    /// Whether the bits of a NaN that a result is cannot be seen: all its uses are arithmetic or comparisons.
    fn only_arithmetic(&self, i: Inst) -> bool {
        let f = self.f;
        if f.flags(i).contains(Flags::NNAN) {
            return true;
        }
        let Some(v) = f.result(i) else { return true };
        f.uses(v).all(|u| match f.kind(f.user(u)) {
            InstKind::Binary(op) => op.is_float(),
            InstKind::FCmp(_) => true,
            InstKind::Call(_) => f.callee(f.user(u)).is_some_and(|g| {
                let name = self.h.global_name(g);
                [
                    "llvm.fma.",
                    "llvm.fmuladd.",
                    "llvm.sqrt.",
                    "llvm.maxnum.",
                    "llvm.minnum.",
                ]
                .iter()
                .any(|p| name.starts_with(p))
            }),
            _ => false,
        })
    }
    /// `neg` or `abs` of a float: by the instruction, or by its bits.
    pub fn sign_op(&mut self, d: Reg, word: &str, s: Scalar, a: &Operand, exact: bool) -> Res<()> {
        let a = self.in_reg(a.clone(), s);
        let n = s.register_bits();
        if !exact {
            // A sign is no arithmetic: subnormal numbers stay, whatever the function flushes.
            self.b.emit(
                &format!("{word}.{}", s.float_ty().text()),
                &[reg(d), reg(a)],
            );
            return Ok(());
        }
        let sign = 1u64 << (n - 1);
        let (form, mask) = match word {
            "neg" => (format!("xor.b{n}"), sign),
            _ => (format!("and.b{n}"), sign - 1),
        };
        self.b.emit(&form, &[reg(d), reg(a), imm(mask, n)]);
        Ok(())
    }

    // ----- comparisons -----------------------------------------------------------------------------------------------

    pub fn int_compare(&mut self, i: Inst, p: IntPredicate) -> Res<()> {
        let lane = self.h.types.scalar(self.f.value_type(self.f.operand(i, 0)));
        if lane.int_width().is_some_and(|w| w > 64) {
            return self.wide_compare(i, p);
        }
        self.elementwise(i, 2, |s, d, scalar, ops| {
            s.compare(d, p, scalar, &ops[0], &ops[1])
        })
    }
    pub fn compare(
        &mut self,
        d: Reg,
        p: IntPredicate,
        s: Scalar,
        a: &Operand,
        b: &Operand,
    ) -> Res<()> {
        use IntPredicate::*;
        if s == Scalar::Int(1) {
            return self.compare_bools(d, p, a, b);
        }
        let signed = matches!(p, Sgt | Sge | Slt | Sle);
        let word = match p {
            Eq => "eq",
            Ne => "ne",
            Ugt | Sgt => "gt",
            Uge | Sge => "ge",
            Ult | Slt => "lt",
            Ule | Sle => "le",
        };
        let a = self.extended_to_register(a, s, signed);
        let b = self.extended_to_register(b, s, signed);
        let t = match (p, signed) {
            (Eq | Ne, _) => 'b',
            (_, true) => 's',
            _ => planted!(self.m, UnsignedComparedSigned, 'u', 's'),
        };
        let a = self.first_in_reg(&a, s);
        self.b.emit(
            &format!("setp.{word}.{t}{}", s.register_bits()),
            &[reg(d), a, b],
        );
        Ok(())
    }
    /// Of single bits; 1 is -1 where signs matter.
    fn compare_bools(&mut self, d: Reg, p: IntPredicate, a: &Operand, b: &Operand) -> Res<()> {
        use IntPredicate::*;
        let (x, y) = (self.pred(a.clone()), self.pred(b.clone()));
        let not = |r| Operand::Not(r);
        match p {
            Ne => self.b.emit("xor.pred", &[reg(d), reg(x), reg(y)]),
            Eq => self.b.emit("xor.pred", &[reg(d), reg(x), not(y)]),
            Ugt | Slt => self.b.emit("and.pred", &[reg(d), reg(x), not(y)]),
            Ult | Sgt => self.b.emit("and.pred", &[reg(d), not(x), reg(y)]),
            Uge | Sle => self.b.emit("or.pred", &[reg(d), reg(x), not(y)]),
            Ule | Sge => self.b.emit("or.pred", &[reg(d), not(x), reg(y)]),
        };
        Ok(())
    }
    pub fn float_compare(&mut self, i: Inst, p: FloatPredicate) -> Res<()> {
        use FloatPredicate::*;
        let word = match p {
            False | True => {
                let value = imm(u64::from(p == True), 1);
                for d in self.result(i)? {
                    self.b.emit("mov.pred", &[reg(d), value.clone()]);
                }
                return Ok(());
            }
            Oeq => "eq",
            One => "ne",
            Ogt => "gt",
            Oge => "ge",
            Olt => "lt",
            Ole => "le",
            Ueq => "equ",
            Une => planted!(self.m, UnorderedNotEqualAsOrdered, "neu", "ne"),
            Ugt => "gtu",
            Uge => "geu",
            Ult => "ltu",
            Ule => "leu",
            Ord => "num",
            Uno => "nan",
        };
        self.elementwise(i, 2, |s, d, scalar, ops| {
            let a = s.first_in_reg(&ops[0], scalar);
            let b = match scalar {
                Scalar::Half | Scalar::BFloat => s.first_in_reg(&ops[1], scalar),
                _ => ops[1].clone(),
            };
            let z = s.ftz(scalar);
            s.b.emit(
                &format!("setp.{word}{z}.{}", scalar.float_ty().text()),
                &[reg(d), a, b],
            );
            Ok(())
        })
    }

    // ----- choice ----------------------------------------------------------------------------------------------------

    pub fn select(&mut self, i: Inst) -> Res<()> {
        let f = self.f;
        let (c, x, y) = (f.operand(i, 0), f.operand(i, 1), f.operand(i, 2));
        let dests = self.result(i)?;
        let all = leaves(self.h, f.inst_type(i))?;
        let conditions = self.parts(c)?;
        let (a, b): (Parts, Parts) = (self.parts(x)?, self.parts(y)?);
        let each = all.len() / conditions.len().max(1);
        for (n, d) in dests.into_iter().enumerate() {
            let c = match conditions.len() {
                1 => conditions[0].clone(),
                _ => conditions[n / each.max(1)].clone(),
            };
            self.choose(d, all[n].scalar, c, &a[n], &b[n]);
        }
        Ok(())
    }
    /// `d = c ? a : b`
    pub fn choose(&mut self, d: Reg, s: Scalar, c: Operand, a: &Operand, b: &Operand) {
        if s == Scalar::Int(1) {
            let c = self.pred(c);
            match (bits_of(a).map(|v| v & 1), bits_of(b).map(|v| v & 1)) {
                (Some(1), None) => {
                    let b = self.pred(b.clone());
                    self.b.emit("or.pred", &[reg(d), reg(c), reg(b)]);
                }
                (Some(0), None) => {
                    let b = self.pred(b.clone());
                    self.b.emit("and.pred", &[reg(d), Operand::Not(c), reg(b)]);
                }
                (None, Some(0)) => {
                    let a = self.pred(a.clone());
                    self.b.emit("and.pred", &[reg(d), reg(c), reg(a)]);
                }
                (None, Some(1)) => {
                    let a = self.pred(a.clone());
                    self.b.emit("or.pred", &[reg(d), Operand::Not(c), reg(a)]);
                }
                _ => {
                    let (a, b) = (self.pred(a.clone()), self.pred(b.clone()));
                    let x = self.b.def(Class::Int1, "and.pred", &[reg(c), reg(a)]);
                    let y = self
                        .b
                        .def(Class::Int1, "and.pred", &[Operand::Not(c), reg(b)]);
                    self.b.emit("or.pred", &[reg(d), reg(x), reg(y)]);
                }
            }
            return;
        }
        let c = self.pred(c);
        let t = s.memory_select_ty();
        self.b.emit(
            &format!("selp.{t}"),
            &[reg(d), a.clone(), b.clone(), reg(c)],
        );
    }
    /// The registers of a value, of which some leaf may be an immediate.
    pub fn regs(&mut self, v: Value) -> Res<Vec<Reg>> {
        let all = leaves(self.h, self.f.value_type(v))?;
        let parts = self.parts(v)?;
        let both = parts.into_iter().zip(all);
        Ok(both.map(|(p, l)| self.in_reg(p, l.scalar)).collect())
    }
}

impl Scalar {
    /// The type of a `selp`: floats take literals in their own type alone.
    fn memory_select_ty(self) -> &'static str {
        match self {
            Scalar::Float => "f32",
            Scalar::Double => "f64",
            other => other.bits_ty().text(),
        }
    }
}
