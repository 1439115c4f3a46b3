//! Conversions (machine.md 6.4, PM-27).
//!
//! ```text
//!   trunc           a copy into the smaller register; what lies above the width is garbage (see `arith`)
//!   zext, sext      an extension in the register; of a byte, the conversion reads the low byte itself
//!   fptoui, fptosi  cvt.rzi, towards zero             uitofp, sitofp   cvt.rn, to nearest
//!   fptrunc         cvt.rn                            fpext            cvt, exact; a bfloat is the upper half of a float
//!   bitcast         registers are cut into pieces, or put together, the lowest first
//!   addrspacecast   cvta, or nothing where accesses follow the address through the cast
//! ```
//!
//! A conversion of one bit is a choice or a comparison. Elements of vectors are converted one by one. A conversion that
//! changes nothing of a register gives its operand another name (`renames`) and no instruction.
//!
//! Integers beyond 64 bits go to `wide`. No code: integers and doubles to bfloat before
//! sm_90, casts between two spaces that are not generic.

use super::builder::mov;
use super::function::{Res, Selector};
use super::types::{Scalar, leaves};
use super::values::{bits_of, imm, reg, space_of, uimm};
use crate::defects::planted;
use std::cmp::Ordering;
use tandem_ir::entity::Inst;
use tandem_ir::inst::CastOp;
use tandem_ir::machine::func::Operand;
use tandem_ir::machine::regs::{Class, Reg};
use tandem_ir::machine::types::Space;

impl Selector<'_, '_> {
    pub fn cast(&mut self, i: Inst, op: CastOp) -> Res<()> {
        let f = self.f;
        if self.renames(i)?.is_some() {
            return Ok(());
        }
        match op {
            CastOp::BitCast => return self.bitcast(i),
            CastOp::AddrSpaceCast => return self.space_cast(i),
            _ => {}
        }
        let from = leaves(self.h, f.value_type(f.operand(i, 0)))?;
        let to = leaves(self.h, f.inst_type(i))?;
        // Of a pointer the bits of its address; 0 for floats.
        let width = |ty| {
            let one = self.h.types.scalar(ty);
            let bits = |space| self.h.layout.pointer(space).bits;
            one.int_width()
                .or_else(|| one.address_space().map(bits))
                .unwrap_or(0)
        };
        let (w, n) = (width(f.value_type(f.operand(i, 0))), width(f.inst_type(i)));
        if w > 64 || n > 64 {
            return self.wide_cast(i, op, w, n);
        }
        let a = self.parts(f.operand(i, 0))?;
        let d = self.result(i)?;
        for k in 0..d.len() {
            self.convert(op, d[k], to[k].scalar, &a[k], from[k].scalar)?;
        }
        Ok(())
    }
    /// One scalar conversion.
    pub fn convert(
        &mut self,
        op: CastOp,
        d: Reg,
        to: Scalar,
        a: &Operand,
        from: Scalar,
    ) -> Res<()> {
        match op {
            CastOp::Trunc => self.truncate(d, to, a, from)?,
            CastOp::ZExt | CastOp::SExt => self.extend(d, to, a, from, op == CastOp::SExt)?,
            // A number of other width is cut, or gets zeros above.
            CastOp::PtrToInt | CastOp::PtrToAddr | CastOp::IntToPtr => {
                let (from, to) = (Scalar::Int(from.bits()), Scalar::Int(to.bits()));
                match to.bits().cmp(&from.bits()) {
                    Ordering::Equal => _ = self.b.emit(mov(to.class()), &[reg(d), a.clone()]),
                    Ordering::Less => self.truncate(d, to, a, from)?,
                    Ordering::Greater => self.extend(d, to, a, from, false)?,
                }
            }
            CastOp::FpExt | CastOp::FpTrunc => self.float_to_float(d, to, a, from)?,
            CastOp::FpToSi | CastOp::FpToUi => {
                self.float_to_int(d, to, a, from, op == CastOp::FpToSi)?
            }
            CastOp::SiToFp | CastOp::UiToFp => {
                self.int_to_float(d, to, a, from, op == CastOp::SiToFp)?
            }
            CastOp::BitCast | CastOp::AddrSpaceCast => return Err(op.keyword().into()),
        }
        Ok(())
    }
    /// A register of fewer bits.
    pub fn narrow(&mut self, a: Reg, from: Scalar, to: Scalar) -> Reg {
        let (m, n) = (from.register_bits(), to.register_bits());
        if m == n {
            return a;
        }
        self.b.def(to.class(), &format!("cvt.u{n}.u{m}"), &[reg(a)])
    }
    fn truncate(&mut self, d: Reg, to: Scalar, a: &Operand, from: Scalar) -> Res<()> {
        if let Some(v) = bits_of(a) {
            self.b.emit(mov(to.class()), &[reg(d), imm(v, to.bits())]);
            return Ok(());
        }
        let a = self.in_reg(a.clone(), from);
        let (m, n) = (from.register_bits(), to.register_bits());
        if to == Scalar::Int(1) {
            let one = self
                .b
                .def(from.class(), &format!("and.b{m}"), &[reg(a), uimm(1)]);
            let t = if m == 16 {
                "u16".to_owned()
            } else {
                format!("b{m}")
            };
            self.b
                .emit(&format!("setp.ne.{t}"), &[reg(d), reg(one), uimm(0)]);
        } else if m == n {
            self.b.emit(mov(to.class()), &[reg(d), reg(a)]);
        } else {
            self.b.emit(&format!("cvt.u{n}.u{m}"), &[reg(d), reg(a)]);
        }
        Ok(())
    }
    /// Zero or sign extension to a wider integer.
    pub fn extend(
        &mut self,
        d: Reg,
        to: Scalar,
        a: &Operand,
        from: Scalar,
        signed: bool,
    ) -> Res<()> {
        let n = to.register_bits();
        if let Some(v) = bits_of(a) {
            let w = from.bits();
            let v = match (signed, w) {
                (true, _) | (_, 64) => imm(v, w),
                _ => uimm(v & ((1 << w) - 1)),
            };
            self.b.emit(mov(to.class()), &[reg(d), v]);
            return Ok(());
        }
        if from == Scalar::Int(1) {
            let c = self.pred(a.clone());
            let one = if signed { imm(u64::MAX, 64) } else { uimm(1) };
            self.b
                .emit(&format!("selp.b{n}"), &[reg(d), one, uimm(0), reg(c)]);
            return Ok(());
        }
        let m = from.register_bits();
        let a = match (signed, from) {
            // The conversion reads the low byte itself.
            (true, Scalar::Int(8)) if n > 16 => {
                self.b.emit(&format!("cvt.s{n}.s8"), &[reg(d), a.clone()]);
                return Ok(());
            }
            _ => self.extended_to_register(a, from, signed),
        };
        match (signed, m == n) {
            (_, true) => self.b.emit(mov(to.class()), &[reg(d), a]),
            (true, _) => self.b.emit(&format!("cvt.s{n}.s{m}"), &[reg(d), a]),
            _ => self.b.emit(&format!("cvt.u{n}.u{m}"), &[reg(d), a]),
        };
        Ok(())
    }
    fn float_to_float(&mut self, d: Reg, to: Scalar, a: &Operand, from: Scalar) -> Res<()> {
        let a = self.in_reg(a.clone(), from);
        let (t, s) = (to.float_ty().text(), from.float_ty().text());
        let wide = |s: Scalar| matches!(s, Scalar::Half | Scalar::BFloat);
        if wide(from) && to == Scalar::Double && from == Scalar::BFloat {
            let f = self.bfloat_to_float(a);
            self.b.emit("cvt.f64.f32", &[reg(d), reg(f)]);
            return Ok(());
        }
        if from == Scalar::BFloat && to == Scalar::Float {
            let f = self.bfloat_to_float(a);
            self.b.emit("mov.f32", &[reg(d), reg(f)]);
            return Ok(());
        }
        if from == Scalar::Double && to == Scalar::BFloat && self.m.sm() < 90 {
            return Err("fptrunc from double to bfloat before sm_90".into());
        }
        let ftz = match (from, to) {
            (Scalar::Float, Scalar::Double) | (Scalar::Double, Scalar::Float) => {
                self.ftz(Scalar::Float)
            }
            _ => "",
        };
        let round = if to.bits() < from.bits() { ".rn" } else { "" };
        self.b
            .emit(&format!("cvt{round}{ftz}.{t}.{s}"), &[reg(d), reg(a)]);
        Ok(())
    }
    /// A half or a bfloat as a single: exact.
    pub fn single_of(&mut self, s: Scalar, a: Reg) -> Reg {
        match s {
            Scalar::BFloat => self.bfloat_to_float(a),
            _ => self.b.def(Class::Float32, "cvt.f32.f16", &[reg(a)]),
        }
    }
    /// A bfloat16 is the upper half of a single.
    fn bfloat_to_float(&mut self, a: Reg) -> Reg {
        let zero = self.b.def(Class::Int16, "mov.b16", &[uimm(0)]);
        let both = Operand::Vector([reg(zero), reg(a)].into());
        self.b.def(Class::Float32, "mov.b32", &[both])
    }
    fn float_to_int(
        &mut self,
        d: Reg,
        to: Scalar,
        a: &Operand,
        from: Scalar,
        signed: bool,
    ) -> Res<()> {
        let mut a = self.in_reg(a.clone(), from);
        let mut from = from;
        if from == Scalar::BFloat {
            a = self.bfloat_to_float(a);
            from = Scalar::Float;
        }
        let s = from.float_ty().text();
        if to == Scalar::Int(1) {
            // Whatever is not 0 towards zero is out of range, but for 1, or -1.
            let c = from.class();
            let x = match from {
                Scalar::Half => self.b.def(Class::Float32, "cvt.f32.f16", &[reg(a)]),
                _ => a,
            };
            let (t, class, one) = match from {
                Scalar::Double => ("f64", c, super::values::float(from, 0x3ff0 << 48)),
                _ => (
                    "f32",
                    Class::Float32,
                    super::values::float(Scalar::Float, 0x3f80_0000),
                ),
            };
            let x = self.b.def(class, &format!("abs.{t}"), &[reg(x)]);
            let word = planted!(self.m, BitOfFloatTurned, "ge", "lt");
            self.b
                .emit(&format!("setp.{word}.{t}"), &[reg(d), reg(x), one]);
            return Ok(());
        }
        let n = to.register_bits();
        let sign = if signed { 's' } else { 'u' };
        let ftz = self.ftz(from);
        self.b
            .emit(&format!("cvt.rzi{ftz}.{sign}{n}.{s}"), &[reg(d), reg(a)]);
        Ok(())
    }
    fn int_to_float(
        &mut self,
        d: Reg,
        to: Scalar,
        a: &Operand,
        from: Scalar,
        signed: bool,
    ) -> Res<()> {
        let t = to.float_ty().text();
        if from == Scalar::Int(1) {
            let c = self.pred(a.clone());
            let one: u64 = match to {
                Scalar::Half => 0x3c00,
                Scalar::BFloat => 0x3f80,
                Scalar::Float => 0x3f80_0000,
                _ => 0x3ff0 << 48,
            };
            let sign = u64::from(signed) << (to.bits() - 1);
            let (one, zero) = (
                super::values::float(to, one | sign),
                super::values::float(to, 0),
            );
            self.choose(d, to, reg(c), &one, &zero);
            return Ok(());
        }
        if to == Scalar::BFloat && self.m.sm() < 90 {
            return Err("a conversion from integer to bfloat before sm_90".into());
        }
        let sign = if signed { 's' } else { 'u' };
        let a = self.extended_to_register(a, from, signed);
        let a = self.in_reg(a, from);
        let n = from.register_bits();
        self.b
            .emit(&format!("cvt.rn.{t}.{sign}{n}"), &[reg(d), reg(a)]);
        Ok(())
    }

    // ----- bits ------------------------------------------------------------------------------------------------------

    /// Bits of one type as another: through registers of 32 or 64 bits where the parts differ.
    fn bitcast(&mut self, i: Inst) -> Res<()> {
        let f = self.f;
        let v = f.operand(i, 0);
        let from = leaves(self.h, f.value_type(v))?;
        let to = leaves(self.h, f.inst_type(i))?;
        let a = self.regs(v)?;
        let d = self.result(i)?;
        let bits = |l: &[super::types::Leaf]| -> u32 { l.iter().map(|l| l.scalar.bits()).sum() };
        if bits(&from) != bits(&to) {
            return Err("a bitcast of other bits than there are".into());
        }
        if from.len() == 1 && to.len() == 1 {
            self.b.emit(
                &format!("mov.b{}", to[0].scalar.register_bits()),
                &[reg(d[0]), reg(a[0])],
            );
            return Ok(());
        }
        // Pieces of the smaller element are cut from the larger, or put together.
        let (small, large) = (
            from.iter()
                .chain(&to)
                .map(|l| l.scalar.bits())
                .min()
                .unwrap_or(8),
            from[0].scalar.bits().max(to[0].scalar.bits()),
        );
        let whole = |l: &super::types::Leaf| l.scalar.bits().is_multiple_of(small);
        let odd = |l: &super::types::Leaf| small > 8 && !l.scalar.bits().is_power_of_two();
        let all = || from.iter().chain(&to);
        if large > 64 || !matches!(small, 8 | 16 | 32 | 64) || !all().all(whole) || all().any(odd) {
            if all().all(|l| matches!(l.scalar, Scalar::Int(_))) {
                let parts = self.parts(v)?;
                return self.repacked(&from, &parts, &to, &d);
            }
            return Err("a bitcast between vectors of these elements".into());
        }
        let mut pieces: Vec<Reg> = Vec::new();
        for (r, l) in a.iter().zip(&from) {
            pieces.extend(self.cut(*r, l.scalar, small));
        }
        let mut at = 0;
        for (r, l) in d.iter().zip(&to) {
            let n = (l.scalar.bits() / small) as usize;
            self.put_together(*r, l.scalar, &pieces[at..at + n], small);
            at += n;
        }
        Ok(())
    }
    /// A register in pieces of so many bits, the lowest first; what a piece of 8 bits has above them is garbage.
    pub fn cut(&mut self, r: Reg, s: Scalar, piece: u32) -> Vec<Reg> {
        let n = s.bits();
        if n == piece {
            return vec![r];
        }
        let class = |bits| match bits {
            8 | 16 => Class::Int16,
            32 => Class::Int32,
            _ => Class::Int64,
        };
        if piece == 8 {
            return (0..n / 8)
                .map(|k| match s.register_bits() {
                    16 if k == 0 => r,
                    16 => self.b.def(Class::Int16, "shr.u16", &[reg(r), uimm(8)]),
                    m => {
                        let moved = match k {
                            0 => r,
                            _ => self.b.def(
                                class(m),
                                &format!("shr.u{m}"),
                                &[reg(r), uimm(u64::from(8 * k))],
                            ),
                        };
                        self.b
                            .def(Class::Int16, &format!("cvt.u16.u{m}"), &[reg(moved)])
                    }
                })
                .collect();
        }
        let parts: Vec<Reg> = (0..n / piece).map(|_| self.b.reg(class(piece))).collect();
        let all: Vec<Operand> = parts.iter().map(|p| reg(*p)).collect();
        self.b
            .emit(&format!("mov.b{n}"), &[Operand::Vector(all.into()), reg(r)]);
        parts
    }
    /// A register out of pieces, the lowest first.
    pub fn put_together(&mut self, d: Reg, s: Scalar, pieces: &[Reg], piece: u32) {
        let n = s.bits();
        match (pieces, piece) {
            ([one], _) => {
                self.b
                    .emit(&format!("mov.b{}", s.register_bits()), &[reg(d), reg(*one)]);
            }
            (_, 8) => {
                let class = s.class();
                let m = s.register_bits();
                let mut sum: Option<Reg> = None;
                for (k, p) in pieces.iter().enumerate() {
                    let clean = self.b.def(Class::Int16, "and.b16", &[reg(*p), uimm(255)]);
                    let wide = match m {
                        16 => clean,
                        _ => self
                            .b
                            .def(class.plain(), &format!("cvt.u{m}.u16"), &[reg(clean)]),
                    };
                    let moved = match k {
                        0 => wide,
                        _ => self.b.def(
                            class.plain(),
                            &format!("shl.b{m}"),
                            &[reg(wide), uimm(8 * k as u64)],
                        ),
                    };
                    sum = Some(match sum {
                        None => moved,
                        Some(s) => {
                            self.b
                                .def(class.plain(), &format!("or.b{m}"), &[reg(s), reg(moved)])
                        }
                    });
                }
                if let Some(sum) = sum {
                    self.b.emit(&format!("mov.b{m}"), &[reg(d), reg(sum)]);
                }
            }
            _ => {
                let all: Vec<Operand> = pieces.iter().map(|p| reg(*p)).collect();
                self.b
                    .emit(&format!("mov.b{n}"), &[reg(d), Operand::Vector(all.into())]);
            }
        }
    }

    // ----- address spaces --------------------------------------------------------------------------------------------

    fn space_cast(&mut self, i: Inst) -> Res<()> {
        let f = self.f;
        let Some(v) = f.result(i) else { return Ok(()) };
        if f.inst_type(i).address_space().is_none() {
            return self.space_cast_lanes(i);
        }
        let to = space_of(f.inst_type(i).address_space().unwrap_or(0));
        let a = self.addr(f.operand(i, 0))?;
        let source = space_of(f.value_type(f.operand(i, 0)).address_space().unwrap_or(0));
        // Accesses follow the address through the cast where they can (`addr`); elsewhere they want its value.
        let followed = to == Space::Generic || a.space == to || to == source;
        if followed && !self.needs_value(v) {
            return Ok(());
        }
        let d = self.dest(i)?;
        let r = if to == source {
            self.value_reg(f.operand(i, 0))?
        } else if to == Space::Generic {
            self.generic(a)
        } else if a.space == to {
            self.address_reg(a)
        } else if source == Space::Generic {
            let g = self.value_reg(f.operand(i, 0))?;
            self.in_space(g, to)
        } else {
            return Err("addrspacecast between two spaces that are not generic".into());
        };
        self.b.emit(mov(d.class()), &[reg(d), reg(r)]);
        Ok(())
    }
}
