//! Conversions (machine.md 6.4).

use super::body::{Body, put};
use super::floats::Format;
use super::types::{Class, Leaf, Reg, Res, Scalar, lanes, leaves, scalar, space, wide_width};
use tandem_ir::entity::Inst;
use tandem_ir::inst::{CastOp, FloatPredicate};
use tandem_ir::types::Type;

impl Body<'_> {
    /// A conversion.
    pub fn cast(&mut self, i: Inst, op: CastOp) -> Res<()> {
        let v = self.f.operand(i, 0);
        let from = self.f.value_type(v);
        let regs = self.operand(v)?;
        let made = self.cast_of(op, from, self.f.inst_type(i), &regs)?;
        self.define(i, &made)
    }
    /// Lane by lane; `bitcast` as a whole.
    pub fn cast_of(&mut self, op: CastOp, from: Type, to: Type, regs: &[Reg]) -> Res<Vec<Reg>> {
        if op == CastOp::BitCast {
            return self.bitcast(from, to, regs);
        }
        let (from, n) = lanes(self.h, from);
        let (to, _) = lanes(self.h, to);
        let each = regs.len() / n.max(1);
        let mut out = Vec::new();
        for lane in regs.chunks(each.max(1)) {
            out.extend(self.cast_lane(op, from, to, lane)?);
        }
        Ok(out)
    }
    fn cast_lane(&mut self, op: CastOp, from: Type, to: Type, lane: &[Reg]) -> Res<Vec<Reg>> {
        let wide = |ty: Type| wide_width(ty).is_some();
        match op {
            CastOp::Trunc | CastOp::ZExt | CastOp::SExt if wide(from) || wide(to) => {
                self.wide_cast(op, from, to, lane)
            }
            CastOp::PtrToInt | CastOp::PtrToAddr if wide(to) => {
                self.wide_cast(CastOp::ZExt, from, to, lane)
            }
            CastOp::IntToPtr if wide(from) => self.wide_cast(CastOp::Trunc, from, to, lane),
            CastOp::SiToFp | CastOp::UiToFp if wide(from) => {
                let sign = if op == CastOp::SiToFp { 's' } else { 'u' };
                let (Some(width), &[low, high]) = (wide_width(from), lane) else {
                    return Err("a conversion of these types".into());
                };
                let Scalar::Float(kind) = scalar(self.h, to)? else {
                    return Err("a conversion of these types".into());
                };
                let format = Format::of(kind)?;
                Ok(vec![self.float_of_wide(
                    sign,
                    width,
                    format,
                    (low, high),
                )?])
            }
            CastOp::FpToSi | CastOp::FpToUi if wide(to) => {
                let Scalar::Float(kind) = scalar(self.h, from)? else {
                    return Err("a conversion of these types".into());
                };
                let format = Format::of(kind)?;
                let (low, high) = self.wide_of_float(op == CastOp::FpToSi, format, lane[0]);
                Ok(vec![low, high])
            }
            _ if wide(from) || wide(to) => Err(format!("{} of more than 64 bits", op.keyword())),
            _ => {
                let (a, b) = (scalar(self.h, from)?, scalar(self.h, to)?);
                Ok(vec![self.cast_scalar(op, a, b, lane[0])?])
            }
        }
    }
    fn cast_scalar(&mut self, op: CastOp, from: Scalar, to: Scalar, r: Reg) -> Res<Reg> {
        match op {
            CastOp::Trunc | CastOp::ZExt | CastOp::PtrToInt | CastOp::PtrToAddr => {
                Ok(self.as_integer(r, from.width(), to))
            }
            CastOp::IntToPtr => Ok(self.as_integer(r, from.width(), to)),
            CastOp::SExt => Ok(self.sext_to(r, from.width(), to.class())),
            CastOp::FpTrunc | CastOp::FpExt => self.between_floats(from, to, r),
            CastOp::FpToSi => self.integer_of('s', from, to, r),
            CastOp::FpToUi => self.integer_of('u', from, to, r),
            CastOp::SiToFp => self.float_of('s', from, to, r),
            CastOp::UiToFp => self.float_of('u', from, to, r),
            CastOp::AddrSpaceCast => self.in_space(from, to, r),
            CastOp::BitCast => Err("bitcast".into()),
        }
    }
    /// `trunc`, `zext`, `ptrtoint`, `inttoptr`: the bits, cut or extended by zeros; into `i1` the lowest one.
    fn as_integer(&mut self, r: Reg, width: u32, to: Scalar) -> Reg {
        match (r.class, to.class()) {
            (Class::Pred, Class::Pred) => r,
            (_, Class::Pred) => self.bit_to_pred(r),
            (_, class) => self.zext_to(r, width, class),
        }
    }
    fn formats(from: Scalar, to: Scalar) -> Res<(Format, Format)> {
        match (from, to) {
            (Scalar::Float(a), Scalar::Float(b)) => Ok((Format::of(a)?, Format::of(b)?)),
            _ => Err("a conversion of these types".into()),
        }
    }
    /// `fpext`, `fptrunc`: `cvt.f32.f16`, `cvt.rn.f16.f32`. A `bfloat` goes through its bits.
    fn between_floats(&mut self, from: Scalar, to: Scalar, r: Reg) -> Res<Reg> {
        let (from, to) = Body::formats(from, to)?;
        let from_wide = self.at_least_single(from, r);
        match (from, to) {
            (a, Format::Single) if a.is_short() => Ok(from_wide),
            (a, Format::Double) if a.is_short() => Ok(self.single_to_double("", from_wide)),
            (Format::Single, Format::Double) => Ok(self.single_to_double(self.ftz, r)),
            (Format::Double, Format::Single) => {
                let (d, ftz) = (self.fresh(Class::B32), self.ftz);
                put!(self, "cvt.rn{ftz}.f32.f64 {d}, {r}");
                Ok(d)
            }
            (Format::Single, b) if b.is_short() => self.rounded(b, r),
            (Format::Double, Format::Half) => {
                let d = self.fresh(Class::B16);
                put!(self, "cvt.rn.f16.f64 {d}, {r}");
                Ok(d)
            }
            (Format::Double, Format::Brain) if self.names.sm >= 90 => {
                let d = self.fresh(Class::B16);
                put!(self, "cvt.rn.bf16.f64 {d}, {r}");
                Ok(d)
            }
            _ => Err(format!("a conversion of {} to {}", from.word(), to.word())),
        }
    }
    fn single_to_double(&mut self, ftz: &str, r: Reg) -> Reg {
        let d = self.fresh(Class::B64);
        put!(self, "cvt{ftz}.f64.f32 {d}, {r}");
        d
    }
    /// `fptosi`, `fptoui`: `cvt.rzi` into the register's width; what does not fit is poison. One bit: whether the size is 1 or
    /// more (CG-T1).
    fn integer_of(&mut self, sign: char, from: Scalar, to: Scalar, r: Reg) -> Res<Reg> {
        let (Scalar::Float(kind), Scalar::Int(width)) = (from, to) else {
            return Err("a conversion of these types".into());
        };
        let format = Format::of(kind)?;
        let wide = self.at_least_single(format, r);
        if width == 1 {
            let size = self.magnitude(wide);
            let one = match wide.class {
                Class::B64 => 0x3ff0_0000_0000_0000,
                _ => 0x3f80_0000,
            };
            let one = self.number_in(wide.class, one);
            let format = if wide.class == Class::B64 {
                Format::Double
            } else {
                Format::Single
            };
            return Ok(self.compare_floats(FloatPredicate::Oge, format, size, one));
        }
        let ftz = if format == Format::Single {
            self.ftz
        } else {
            ""
        };
        let d = self.fresh(to.class());
        put!(
            self,
            "cvt.rzi{ftz}.{sign}{}.f{} {d}, {wide}",
            d.bits(),
            wide.bits()
        );
        Ok(d)
    }
    /// `fptosi.sat`, `fptoui.sat` (D17): `cvt.rzi` clamps to 32 or 64 bits, `min` and `max` to the width, and a NaN is asked for
    /// and gives 0.
    pub fn clamped_integer(&mut self, sign: char, from: Scalar, to: Scalar, r: Reg) -> Res<Reg> {
        let (Scalar::Float(kind), Scalar::Int(width)) = (from, to) else {
            return Err("a conversion of these types".into());
        };
        let wide = self.at_least_single(Format::of(kind)?, r);
        let class = Class::of_bits(width.max(32));
        let n = class.bits();
        let mut d = self.fresh(class);
        put!(self, "cvt.rzi.{sign}{n}.f{} {d}, {wide}", wide.bits());
        if width < n {
            let (least, most) = match sign {
                's' => (u64::MAX << (width - 1), (1 << (width - 1)) - 1),
                _ => (0, (1 << width) - 1),
            };
            let (least, most) = (self.number_in(class, least), self.number_in(class, most));
            let (a, b) = (self.fresh(class), self.fresh(class));
            put!(self, "max.{sign}{n} {a}, {d}, {least}");
            put!(self, "min.{sign}{n} {b}, {a}, {most}");
            d = b;
        }
        let (p, zero) = (self.fresh(Class::Pred), self.number_in(class, 0));
        put!(self, "setp.nan.f{} {p}, {wide}, {wide}", wide.bits());
        let d = self.selp(p, zero, d);
        Ok(match to.class() {
            Class::Pred => self.bit_to_pred(d),
            class => self.resize(d, class),
        })
    }
    /// `sitofp`, `uitofp`: `cvt.rn` of the extended value; a bit is 0 and 1, or 0 and -1.
    fn float_of(&mut self, sign: char, from: Scalar, to: Scalar, r: Reg) -> Res<Reg> {
        let (Scalar::Int(width), Scalar::Float(kind)) = (from, to) else {
            return Err("a conversion of these types".into());
        };
        let format = Format::of(kind)?;
        let class = Class::of_bits(width.max(32));
        let wide = match sign {
            's' => self.sext_to(r, width, class),
            _ => self.zext_to(r, width, class),
        };
        if format == Format::Brain && self.names.sm < 90 {
            return Err("a conversion of an integer to bfloat before sm_90".into());
        }
        let d = self.fresh(Class::of_bits(format.bits()));
        put!(
            self,
            "cvt.rn.{}.{sign}{} {d}, {wide}",
            format.word(),
            wide.bits()
        );
        Ok(d)
    }

    /// `addrspacecast`: to generic `cvta.SPACE.u64`, from generic `cvta.to.SPACE.u64`; pointers of 32 bits are widened before and
    /// cut behind.
    pub fn in_space(&mut self, from: Scalar, to: Scalar, r: Reg) -> Res<Reg> {
        let (Scalar::Ptr(a, _), Scalar::Ptr(b, bits)) = (from, to) else {
            return Err("an addrspacecast of these types".into());
        };
        match (a, b) {
            _ if a == b => Ok(r),
            (a, 0) => self.generic(r, a),
            (0, b) => {
                let d = self.fresh(Class::B64);
                put!(self, "cvta.to{}.u64 {d}, {r}", space(b)?);
                Ok(self.resize(d, Class::of_bits(bits)))
            }
            _ => Err(format!("an addrspacecast from {a} to {b}")),
        }
    }
    /// The generic address of what lies in a space.
    pub fn generic(&mut self, r: Reg, from: u32) -> Res<Reg> {
        let wide = self.resize(r, Class::B64);
        let d = self.fresh(Class::B64);
        put!(self, "cvta{}.u64 {d}, {wide}", space(from)?);
        Ok(d)
    }

    /// `bitcast`: each scalar of the result is put together of the bits that lie there in memory.
    pub fn bitcast(&mut self, from: Type, to: Type, regs: &[Reg]) -> Res<Vec<Reg>> {
        let (old, new) = (leaves(self.h, from)?, leaves(self.h, to)?);
        let shape = |all: &[Leaf]| {
            all.iter()
                .map(|l| (l.bit, l.scalar.class()))
                .collect::<Vec<_>>()
        };
        if shape(&old) == shape(&new) {
            return Ok(regs.to_vec());
        }
        new.iter()
            .map(|leaf| self.gathered(&old, regs, leaf))
            .collect()
    }
    /// The bits of a place, out of scalars that cover it.
    fn gathered(&mut self, old: &[Leaf], regs: &[Reg], leaf: &Leaf) -> Res<Reg> {
        let width = leaf.scalar.width();
        let class = Class::of_bits(width);
        let end = leaf.bit + u64::from(width);
        let mut whole = self.number_in(class, 0);
        for (part, &r) in old.iter().zip(regs) {
            let part_width = part.scalar.width();
            if part.bit >= end || part.bit + u64::from(part_width) <= leaf.bit {
                continue;
            }
            let work = Class::of_bits(width.max(part_width));
            let clean = self.zext_to(r, part_width, work);
            let moved = match part.bit >= leaf.bit {
                true => self.shifted_left(clean, (part.bit - leaf.bit) as u32),
                false => self.shifted_right(clean, (leaf.bit - part.bit) as u32),
            };
            let cut = self.resize(moved, class);
            whole = self.or(whole, cut);
        }
        Ok(match leaf.scalar.class() {
            Class::Pred => self.bit_to_pred(whole),
            class => self.resize(whole, class),
        })
    }
}
