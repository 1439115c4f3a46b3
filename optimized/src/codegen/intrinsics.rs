//! Intrinsics that are not the device's own (machine.md 6.4 and 6.5), chosen by the first words of their names.
//!
//! `llvm.nvvm.*` goes on to `device`, copies and sets of memory to `blocks_of_memory`, integers to `int_intrinsics`, reductions of
//! vectors to `reduce`; here are floats, and what is no code at all (lifetimes, assumptions, debug records).
//!
//! Each is one instruction of PTX if there is one of that type, else a short sequence. Operands are extended to their
//! registers first where upper bits matter, as in `arith`. Of floats: `minnum` gives the number where one operand is a
//! NaN, `minimum` the NaN (CG-T14); the approximate instructions (`sin`, `cos`, `ex2`, `lg2`, `sqrt.approx`) need `afn`
//! and single precision, and without it all but the square root have no code.
//!
//! An intrinsic, or a type of it, without code is an error that names it.

use super::function::{Res, Selector};
use super::module::ExactSigns;
use super::types::{Scalar, leaves};
use super::values::{float, imm, reg, uimm};
use crate::defects::planted;
use tandem_ir::entity::{Inst, Value};
use tandem_ir::inst::Flags;
use tandem_ir::machine::func::Operand;
use tandem_ir::machine::regs::{Class, Reg};

impl Selector<'_, '_> {
    /// An argument of a call.
    pub(super) fn arg(&self, i: Inst, n: usize) -> Res<Value> {
        self.f
            .call(i)
            .and_then(|c| c.args().nth(n))
            .ok_or_else(|| "an argument that is not there".into())
    }
    pub(super) fn arg_reg(&mut self, i: Inst, n: usize) -> Res<Operand> {
        let v = self.arg(i, n)?;
        Ok(reg(self.value_reg(v)?))
    }
    pub(super) fn arg_part(&mut self, i: Inst, n: usize) -> Res<Operand> {
        let v = self.arg(i, n)?;
        self.part(v)
    }
    /// An instruction with the result and all arguments in registers, integers as they are.
    pub(super) fn plain(&mut self, i: Inst, form: &str, args: &[usize]) -> Res<()> {
        let d = self.dest(i)?;
        let mut ops = vec![reg(d)];
        for n in args {
            ops.push(self.arg_part(i, *n)?);
        }
        self.b.emit(form, &ops);
        Ok(())
    }

    pub fn intrinsic(&mut self, i: Inst, name: &str) -> Res<()> {
        let rest = &name["llvm.".len()..];
        if let Some(nvvm) = rest.strip_prefix("nvvm.") {
            return self
                .nvvm(i, nvvm)
                .map_err(|e| if e.is_empty() { name.to_owned() } else { e });
        }
        let family: Vec<&str> = rest.split('.').collect();
        let known = match family[0] {
            "lifetime" | "assume" | "dbg" | "invariant" | "donothing" | "experimental"
                if family[0] != "experimental" || family.get(1) == Some(&"noalias") =>
            {
                true
            }
            // Advice, and marks for tools.
            "prefetch" | "sideeffect" | "pseudoprobe" | "var" => true,
            "stacksave" => {
                let d = self.dest(i)?;
                self.b.emit("stacksave.u64", &[reg(d)]);
                true
            }
            "stackrestore" => {
                let kept = self.arg_reg(i, 0)?;
                self.b.emit("stackrestore.u64", &[kept]);
                true
            }
            "expect" | "launder" | "strip" | "ssa" | "annotation" | "arithmetic" => {
                let d = self.result(i)?;
                let v = self.arg(i, 0)?;
                let parts = self.parts(v)?;
                for (d, p) in d.into_iter().zip(parts) {
                    self.b.emit(super::builder::mov(d.class()), &[reg(d), p]);
                }
                true
            }
            "trap" | "ubsantrap" => {
                self.b.emit("trap", &[]);
                true
            }
            // Control goes on behind it.
            "debugtrap" => {
                self.b.emit("brkpt", &[]);
                true
            }
            "va_start" => {
                self.list_start(i)?;
                true
            }
            "va_copy" => {
                self.list_copy(i)?;
                true
            }
            "va_end" => true,
            "ptrmask" => {
                self.pointer_mask(i)?;
                true
            }
            "memcpy" | "memmove" | "memset" => {
                self.memory_intrinsic(i, family[0])?;
                true
            }
            "smax" | "smin" | "umax" | "umin" | "abs" | "ctpop" | "ctlz" | "cttz"
            | "bitreverse" | "bswap" | "fshl" | "fshr" | "uadd" | "usub" | "sadd" | "ssub"
            | "umul" | "smul" => {
                self.int_intrinsic(i, &family)?;
                true
            }
            "fma" | "fmuladd" | "sqrt" | "floor" | "ceil" | "trunc" | "rint" | "nearbyint"
            | "roundeven" | "round" | "fabs" | "copysign" | "maxnum" | "minnum" | "maximum"
            | "minimum" | "maximumnum" | "minimumnum" | "sin" | "cos" | "exp2" | "log2"
            | "fptosi" | "fptoui" => {
                self.float_intrinsic(i, family[0])?;
                true
            }
            "scmp" | "ucmp" => {
                self.three_way(i, family[0] == "scmp")?;
                true
            }
            "vector" if family.get(1) == Some(&"reduce") => {
                self.reduce(i, family.get(2).copied().unwrap_or(""))?;
                true
            }
            _ => false,
        };
        match known {
            true => Ok(()),
            false => Err(name.to_owned()),
        }
    }

    // ----- floating point --------------------------------------------------------------------------------------------

    fn float_intrinsic(&mut self, i: Inst, what: &str) -> Res<()> {
        let v = self.arg(i, 0)?;
        let all = leaves(self.h, self.f.value_type(v))?;
        let d = self.result(i)?;
        let count = match what {
            "fma" | "fmuladd" => 3,
            "copysign" | "maxnum" | "minnum" | "maximum" | "minimum" | "maximumnum"
            | "minimumnum" => 2,
            _ => 1,
        };
        let mut columns = Vec::new();
        for n in 0..count {
            let v = self.arg(i, n)?;
            columns.push(self.regs(v)?);
        }
        for (n, d) in d.into_iter().enumerate() {
            let ops: Vec<Reg> = columns.iter().map(|c| c[n]).collect();
            self.one_float(i, d, what, all[n].scalar, &ops)?;
        }
        Ok(())
    }
    pub(super) fn one_float(
        &mut self,
        i: Inst,
        d: Reg,
        what: &str,
        s: Scalar,
        ops: &[Reg],
    ) -> Res<()> {
        let (t, z, c) = (s.float_ty().text(), self.ftz(s), s.class());
        let flags = self.f.flags(i);
        let single = s == Scalar::Float;
        let half = matches!(s, Scalar::Half | Scalar::BFloat);
        let a = reg(ops[0]);
        let all: Vec<Operand> = ops.iter().map(|r| reg(*r)).collect();
        let emit = |this: &mut Self, form: &str| {
            let ops: Vec<Operand> = [reg(d)].iter().chain(&all).cloned().collect();
            this.b.emit(form, &ops);
        };
        let no_form = match what {
            "sqrt" | "round" => half,
            "floor" | "ceil" | "trunc" | "rint" | "nearbyint" | "roundeven" => s == Scalar::BFloat,
            _ => false,
        };
        if no_form {
            return self.through_single(i, d, what, s, ops[0]);
        }
        match what {
            "fma" | "fmuladd" => emit(self, &format!("fma.rn{z}.{t}")),
            "sqrt" if !half => {
                let approx = single && flags.contains(Flags::AFN);
                emit(
                    self,
                    &format!("sqrt.{}{z}.{t}", if approx { "approx" } else { "rn" }),
                );
            }
            "floor" | "ceil" | "trunc" | "rint" | "nearbyint" | "roundeven"
                if s != Scalar::BFloat =>
            {
                let round = match what {
                    "floor" => "rmi",
                    "ceil" => "rpi",
                    "trunc" => "rzi",
                    _ => "rni",
                };
                emit(self, &format!("cvt.{round}{z}.{t}.{t}"));
            }
            "round" if !half => {
                // Halves away from zero: the largest number below one half is added, with the sign.
                let below = match s {
                    Scalar::Double => float(s, 0x3fdf_ffff_ffff_ffff),
                    _ => float(s, 0x3eff_ffff),
                };
                let near = self.b.def(c, super::builder::mov(c), &[below]);
                let near = self
                    .b
                    .def(c, &format!("copysign.{t}"), &[a.clone(), reg(near)]);
                let sum = self.b.def(c, &format!("add.rn{z}.{t}"), &[a, reg(near)]);
                self.b
                    .emit(&format!("cvt.rzi{z}.{t}.{t}"), &[reg(d), reg(sum)]);
            }
            "fabs" => {
                let exact = self.keeps_nan(i);
                self.sign_op(d, "abs", s, &a, exact)?;
            }
            "copysign" => {
                let (a, sign) = (ops[0], ops[1]);
                let (a, sign) = planted!(self.m, SignTakenFromTheOther, (a, sign), (sign, a));
                self.copy_sign(d, s, a, sign);
            }
            "maxnum" | "maximumnum" if !half || s == Scalar::Half => {
                emit(self, &format!("max{z}.{t}"))
            }
            "minnum" | "minimumnum" if !half || s == Scalar::Half => {
                emit(self, &format!("min{z}.{t}"))
            }
            "maximum" | "minimum" if single || s == Scalar::Half => {
                let nan = planted!(self.m, MinimumForgetsNan, ".NaN", "");
                emit(self, &format!("{}{z}{nan}.{t}", &what[..3]));
            }
            "maximum" | "minimum" if s == Scalar::Double => {
                let r = self.b.def(c, &format!("{}.f64", &what[..3]), &all);
                let p = self.b.def(Class::Int1, "setp.nan.f64", &all);
                let nan = float(s, 0x7ff8 << 48);
                self.choose(d, s, reg(p), &nan, &reg(r));
            }
            "sin" | "cos" | "exp2" | "log2" if single && flags.contains(Flags::AFN) => {
                let word = match what {
                    "exp2" => "ex2",
                    "log2" => "lg2",
                    other => other,
                };
                emit(self, &format!("{word}.approx{z}.f32"));
            }
            "fptosi" | "fptoui" => self.saturating(i, d, what == "fptosi", s, ops[0])?,
            other => return Err(format!("llvm.{other} of {t}")),
        }
        Ok(())
    }
    /// An operation of 16 bits without an instruction: of single precision, and rounded once more, which changes nothing.
    fn through_single(&mut self, i: Inst, d: Reg, what: &str, s: Scalar, a: Reg) -> Res<()> {
        // Numbers that are subnormal as singles are subnormal as bfloats, which are not flushed.
        if s == Scalar::BFloat && self.m.flushes(self.f) {
            return Err(format!("llvm.{what} of bf16"));
        }
        let wide = self.single_of(s, a);
        let r = self.b.reg(Class::Float32);
        self.one_float(i, r, what, Scalar::Float, &[wide])?;
        let form = format!("cvt.rn.{}.f32", s.float_ty().text());
        self.b.emit(&form, &[reg(d), reg(r)]);
        Ok(())
    }
    /// `fpto[su]i.sat`: the conversion clamps, and a NaN becomes 0 by a test (D17).
    fn saturating(&mut self, i: Inst, d: Reg, signed: bool, from: Scalar, a: Reg) -> Res<()> {
        let to = self.scalar_of(self.h.types.scalar(self.f.inst_type(i)))?;
        let n = to.bits();
        if !matches!(n, 16 | 32 | 64) || from == Scalar::BFloat {
            return Err(format!(
                "llvm.fpto{}i.sat to i{n}",
                if signed { 's' } else { 'u' }
            ));
        }
        let t = from.float_ty().text();
        let sign = if signed { 's' } else { 'u' };
        let z = self.ftz(from);
        let r = self
            .b
            .def(to.class(), &format!("cvt.rzi{z}.{sign}{n}.{t}"), &[reg(a)]);
        let p = self
            .b
            .def(Class::Int1, &format!("setp.nan.{t}"), &[reg(a), reg(a)]);
        self.choose(d, to, reg(p), &uimm(0), &reg(r));
        Ok(())
    }
    /// The first operand with the sign of the second, by their bits.
    fn copy_sign(&mut self, d: Reg, s: Scalar, a: Reg, sign: Reg) {
        let (n, c) = (s.register_bits(), s.class());
        if self.m.exact_signs == ExactSigns::Never && n >= 32 {
            let form = format!("copysign.{}", s.float_ty().text());
            self.b.emit(&form, &[reg(d), reg(sign), reg(a)]);
            return;
        }
        let bit = 1u64 << (n - 1);
        let size = self
            .b
            .def(c, &format!("and.b{n}"), &[reg(a), imm(bit - 1, n)]);
        let sign = self
            .b
            .def(c, &format!("and.b{n}"), &[reg(sign), imm(bit, n)]);
        self.b
            .emit(&format!("or.b{n}"), &[reg(d), reg(size), reg(sign)]);
    }
}
