//! Addresses.
//!
//! The address of an access is followed through `getelementptr`, casts and constants to what it is counted from; constant
//! offsets go into the brackets, and the access names the space of the object where that is known: a variable, a stack object, a
//! pointer parameter of a kernel (always global), a cast from a space.

use super::builder::mov;
use super::function::{Res, Selector};
use super::globals::stride;
use super::types::Scalar;
use super::values::{Addr, reg, space_of, uimm};
use crate::defects::planted;
use tandem_ir::entity::{Inst, Value};
use tandem_ir::function::ValueDef;
use tandem_ir::inst::{CastOp, InstKind};
use tandem_ir::machine::func::{Base, Operand};
use tandem_ir::machine::module::GlobalRef;
use tandem_ir::machine::regs::{Class, Reg};
use tandem_ir::machine::types::Space;
use tandem_ir::types::Type;

/// The addition of addresses of a width.
pub(super) fn add(class: Class) -> &'static str {
    match class {
        Class::Int32 => "add.s32",
        _ => "add.s64",
    }
}

/// Whether an offset stands between brackets, with room for what is accessed from there on (PS-43).
fn is_near(offset: i64) -> bool {
    (-(1 << 30)..1 << 30).contains(&offset)
}

impl Selector<'_, '_> {
    /// Where a pointer points.
    pub fn addr(&mut self, v: Value) -> Res<Addr> {
        if let Some(a) = self.addrs.get(&v) {
            return Ok(*a);
        }
        let f = self.f;
        let ty = f.value_type(v);
        let plain = |s: &mut Self| -> Res<Addr> {
            let space = space_of(ty.address_space().unwrap_or(0));
            let r = s.value_reg(v)?;
            Ok(Addr {
                space,
                base: Base::Reg(r),
                offset: 0,
            })
        };
        let a = match f.value_def(v) {
            ValueDef::Const(c) => {
                // Constants are made where they are used, so their registers are no good elsewhere.
                let found = self.constant_address(f.constants(), c)?;
                return match found {
                    Some(a)
                        if matches!(a.base, Base::Global(GlobalRef::Var(_)))
                            && is_near(a.offset) =>
                    {
                        Ok(a)
                    }
                    _ => plain(self),
                };
            }
            ValueDef::Arg(n) => self.argument_addr(n)?,
            ValueDef::Inst(i) => match f.kind(i) {
                InstKind::Alloca { .. } => self.alloca_addr(v),
                InstKind::Cast(CastOp::BitCast) if ty.is_ptr() => Some(self.addr(f.operand(i, 0))?),
                InstKind::Cast(CastOp::AddrSpaceCast) => {
                    let to = space_of(ty.address_space().unwrap_or(0));
                    let source =
                        space_of(f.value_type(f.operand(i, 0)).address_space().unwrap_or(0));
                    let a = self.addr(f.operand(i, 0))?;
                    (to == Space::Generic || a.space == to || to == source).then_some(a)
                }
                InstKind::Gep { elem } if ty.is_ptr() => Some(self.gep_addr(i, *elem)?),
                _ => None,
            },
            _ => None,
        };
        let made = self.b.f.insts.len();
        let a = match a {
            Some(a) => a,
            None => plain(self)?,
        };
        // What was made here is no good in other blocks.
        if made == self.b.f.insts.len() {
            self.addrs.insert(v, a);
        }
        Ok(a)
    }
    /// The address of a `getelementptr`: of constant indices that of its base, else a register of its own.
    fn gep_addr(&mut self, i: Inst, elem: Type) -> Res<Addr> {
        let f = self.f;
        let base = self.addr(f.operand(i, 0))?;
        let (constant, variable) = self.gep_terms(i, elem)?;
        let offset = base.offset.wrapping_add(constant);
        if variable.is_empty() && is_near(offset) {
            return Ok(Addr { offset, ..base });
        }
        let r = self.b.reg(self.address_class(base));
        let kept = if is_near(offset) { offset } else { 0 };
        let a = Addr {
            space: base.space,
            base: Base::Reg(r),
            offset: kept,
        };
        // The register is written where the instruction stands.
        if let Some(v) = f.result(i) {
            self.addrs.insert(v, a);
        }
        Ok(a)
    }
    /// The constant part of a `getelementptr` in bytes, and its variable indices with their sizes.
    fn gep_terms(&self, i: Inst, elem: Type) -> Res<(i64, Vec<(Value, u64)>)> {
        let f = self.f;
        let mut constant = 0i64;
        let mut variable = Vec::new();
        let mut ty = elem;
        for n in 1..f.num_operands(i) {
            let index = f.operand(i, n);
            let known = f.as_int(index).and_then(|b| b.as_i64());
            if n > 1
                && let Some((fields, _)) = self.h.types.struct_fields(ty)
            {
                let layout = self.h.layout.struct_layout(&self.h.types, ty);
                let k = known.and_then(|k| usize::try_from(k).ok());
                let (Some(k), Some(layout)) = (k, layout) else {
                    return Err("getelementptr into a struct by a vector".into());
                };
                let (Some(offset), Some(field)) = (layout.offsets.get(k), fields.get(k)) else {
                    return Err("getelementptr beyond a struct".into());
                };
                constant = constant.wrapping_add(*offset as i64);
                ty = *field;
                continue;
            }
            let mut lane = false;
            if n > 1 {
                ty = match (self.h.types.as_array(ty), self.h.types.as_vector(ty)) {
                    (Some((e, _)), _) => e,
                    (_, Some((e, _, false))) => {
                        lane = true;
                        e
                    }
                    _ => return Err("getelementptr into this type".into()),
                };
            }
            let size = stride(self.h, ty, lane).unwrap_or(0);
            match known {
                Some(k) => constant = constant.wrapping_add(k.wrapping_mul(size as i64)),
                None if size == 0 => {}
                None => variable.push((index, size)),
            }
        }
        Ok((constant, variable))
    }
    /// Makes a `getelementptr` where it stands, as far as it is one of variable indices, or somebody wants its value.
    pub fn gep(&mut self, i: Inst, elem: Type) -> Res<()> {
        let f = self.f;
        let Some(v) = f.result(i) else { return Ok(()) };
        if !f.inst_type(i).is_ptr() {
            return self.gep_lanes(i, elem);
        }
        let a = self.addr(v)?;
        let base = self.addr(f.operand(i, 0))?;
        let (constant, variable) = self.gep_terms(i, elem)?;
        if let (Base::Reg(d), true) = (a.base, a.base != base.base) {
            let mut start = Addr { offset: 0, ..base };
            if !is_near(base.offset.wrapping_add(constant)) {
                start.offset = base.offset.wrapping_add(constant);
            }
            let mut sum = self.address_reg(start);
            let last = variable.len();
            for (n, (index, size)) in variable.into_iter().enumerate() {
                let to = if n + 1 == last {
                    d
                } else {
                    self.b.reg(d.class())
                };
                self.add_index(to, sum, index, size)?;
                sum = to;
            }
            if last == 0 {
                self.b.emit(mov(d.class()), &[reg(d), reg(sum)]);
            }
        }
        if self.needs_value(v) {
            let d = self.dest(i)?;
            let wants = space_of(f.inst_type(i).address_space().unwrap_or(0));
            if wants == Space::Generic && a.space != Space::Generic {
                let r = self.generic(a);
                self.b.emit("mov.b64", &[reg(d), reg(r)]);
            } else {
                self.sum_into(d, a);
            }
        }
        Ok(())
    }
    /// `d = sum + index * size`
    fn add_index(&mut self, d: Reg, sum: Reg, index: Value, size: u64) -> Res<()> {
        if sum.class() == Class::Int32 {
            return self.add_short_index(d, sum, index, size);
        }
        let fits = size < 1 << 31;
        let f = self.f;
        if let Some(ext) = self.folded_extension(index) {
            let narrow = self.value_reg(f.operand(ext, 0))?;
            let sign = match f.kind(ext) {
                InstKind::Cast(CastOp::SExt) => 's',
                _ => 'u',
            };
            let sign = planted!(self.m, IndexTakenUnsigned, sign, 'u');
            if fits {
                let form = format!("mad.wide.{sign}32");
                self.b
                    .emit(&form, &[reg(d), reg(narrow), uimm(size), reg(sum)]);
                return Ok(());
            }
            let wide = self.b.def(
                Class::Int64,
                &format!("cvt.{sign}64.{sign}32"),
                &[reg(narrow)],
            );
            self.b
                .emit("mad.lo.s64", &[reg(d), reg(wide), uimm(size), reg(sum)]);
            return Ok(());
        }
        let s = self.scalar(index)?;
        let part = self.part(index)?;
        match s.bits() {
            32 if fits => {
                let r = self.in_reg(part, s);
                self.b
                    .emit("mad.wide.s32", &[reg(d), reg(r), uimm(size), reg(sum)]);
                return Ok(());
            }
            64 => {
                let r = self.in_reg(part, s);
                self.scaled(d, sum, r, size);
            }
            65.. => return Err("getelementptr by a wide integer".into()),
            _ => {
                let wide = self.b.reg(Class::Int64);
                self.extend(wide, Scalar::Int(64), &part, s, true)?;
                self.scaled(d, sum, wide, size);
            }
        }
        Ok(())
    }
    /// The extension from 32 bits that an index is, and that is part of the product.
    fn folded_extension(&self, index: Value) -> Option<Inst> {
        // One that a load does already is a register like any other.
        let of_load = |e: &Inst| self.extended.values().any(|x| x == e);
        self.folded_inst(index)
            .filter(|e| matches!(self.f.kind(*e), InstKind::Cast(_)) && !of_load(e))
    }
    /// The same for a pointer of 32 bits, with what an index has in its low half.
    fn add_short_index(&mut self, d: Reg, sum: Reg, index: Value, size: u64) -> Res<()> {
        if let Some(ext) = self.folded_extension(index) {
            let narrow = self.value_reg(self.f.operand(ext, 0))?;
            self.scaled(d, sum, narrow, size);
            return Ok(());
        }
        let s = self.scalar(index)?;
        if s.bits() > 64 {
            return Err("getelementptr by a wide integer".into());
        }
        let part = self.part(index)?;
        let index = self.short_index(&part, s)?;
        self.scaled(d, sum, index, size);
        Ok(())
    }
    /// The low 32 bits of an index, which has a sign.
    fn short_index(&mut self, part: &Operand, s: Scalar) -> Res<Reg> {
        if s.bits() < 32 {
            let wide = self.b.reg(Class::Int32);
            self.extend(wide, Scalar::Int(32), part, s, true)?;
            return Ok(wide);
        }
        let r = self.in_reg(part.clone(), s);
        Ok(self.resized(Class::Int32, r))
    }
    /// `d = sum + index * size`, all of the width of `d`.
    fn scaled(&mut self, d: Reg, sum: Reg, index: Reg, size: u64) {
        let (class, n) = (d.class(), d.class().bits());
        let size = if n == 32 { size & 0xffff_ffff } else { size };
        match size {
            1 => self.b.emit(add(class), &[reg(d), reg(sum), reg(index)]),
            _ if size.is_power_of_two() => {
                let n = uimm(u64::from(size.trailing_zeros()));
                let form = format!("shl.b{}", class.bits());
                let up = self.b.def(class, &form, &[reg(index), n]);
                self.b.emit(add(class), &[reg(d), reg(sum), reg(up)])
            }
            _ => {
                let form = format!("mad.lo.s{n}");
                self.b
                    .emit(&form, &[reg(d), reg(index), uimm(size), reg(sum)])
            }
        };
    }
    /// A vector of addresses: each lane is the sum of its own terms; what is no vector is the same in all.
    fn gep_lanes(&mut self, i: Inst, elem: Type) -> Res<()> {
        let f = self.f;
        let (constant, variable) = self.gep_terms(i, elem)?;
        let bases = self.regs(f.operand(i, 0))?;
        let mut terms = Vec::new();
        for (index, size) in variable {
            let s = self.scalar_of(self.h.types.scalar(f.value_type(index)))?;
            terms.push((self.parts(index)?, s, size));
        }
        for (k, d) in self.result(i)?.into_iter().enumerate() {
            let mut sum = bases[k.min(bases.len() - 1)];
            let class = sum.class();
            if constant != 0 {
                let offset = Operand::Int(constant as u64, constant < 0);
                sum = self.b.def(class, add(class), &[reg(sum), offset]);
            }
            for (parts, s, size) in &terms {
                let part = &parts[k.min(parts.len() - 1)];
                let index = match s.bits() {
                    ..=64 if class == Class::Int32 => self.short_index(part, *s)?,
                    64 => self.in_reg(part.clone(), *s),
                    _ => {
                        let wide = self.b.reg(Class::Int64);
                        self.extend(wide, Scalar::Int(64), part, *s, true)?;
                        wide
                    }
                };
                let next = self.b.reg(class);
                self.scaled(next, sum, index, *size);
                sum = next;
            }
            self.b.emit(mov(d.class()), &[reg(d), reg(sum)]);
        }
        Ok(())
    }
    /// The class of the registers in which addresses of a space are counted.
    fn class_of_space(&self, space: Space) -> Class {
        let n = match space {
            Space::Shared => 3,
            Space::Local => 5,
            _ => return Class::Int64,
        };
        match self.h.layout.pointer(n).bits {
            32 => Class::Int32,
            _ => Class::Int64,
        }
    }
    fn address_class(&self, a: Addr) -> Class {
        match a.base {
            Base::Reg(r) => r.class(),
            _ => self.class_of_space(a.space),
        }
    }
    /// A register of another width with the same number, cut or with zeros above.
    pub fn resized(&mut self, to: Class, r: Reg) -> Reg {
        if r.class() == to {
            return r;
        }
        let form = format!("cvt.u{}.u{}", to.bits(), r.class().bits());
        self.b.def(to, &form, &[reg(r)])
    }
    /// An address in its own space, in a register.
    pub fn address_reg(&mut self, a: Addr) -> Reg {
        if let (Base::Reg(r), 0) = (a.base, a.offset) {
            return r;
        }
        let d = self.b.reg(self.address_class(a));
        self.sum_into(d, a);
        d
    }
    fn sum_into(&mut self, d: Reg, a: Addr) {
        let (class, mov) = (d.class(), mov(d.class()));
        let offset = Operand::Int(a.offset as u64, a.offset < 0);
        match a.base {
            Base::Reg(r) if a.offset == 0 => self.b.emit(mov, &[reg(d), reg(r)]),
            Base::Reg(r) => self.b.emit(add(class), &[reg(d), reg(r), offset]),
            Base::Absolute => self.b.emit(mov, &[reg(d), offset]),
            base if a.offset == 0 => self.b.emit(mov, &[reg(d), Operand::Symbol(base, 0)]),
            base => {
                let r = self.b.def(class, mov, &[Operand::Symbol(base, 0)]);
                self.b.emit(add(class), &[reg(d), reg(r), offset])
            }
        };
    }
    /// An address as a generic one.
    pub fn generic(&mut self, a: Addr) -> Reg {
        let r = self.address_reg(a);
        match a.space {
            Space::Generic => r,
            space => self.generic_of(r, space),
        }
    }
    /// The generic address of one of a space.
    pub fn generic_of(&mut self, r: Reg, space: Space) -> Reg {
        let r = self.resized(Class::Int64, r);
        let form = format!("cvta.{}.u64", space.text());
        self.b.def(Class::Int64, &form, &[reg(r)])
    }
    /// The address in a space of a generic one.
    pub fn in_space(&mut self, r: Reg, space: Space) -> Reg {
        let form = format!("cvta.to.{}.u64", space.text());
        let r = self.b.def(Class::Int64, &form, &[reg(r)]);
        self.resized(self.class_of_space(space), r)
    }
    /// Whether somebody wants a pointer itself, and not only what it points to.
    pub fn needs_value(&self, v: Value) -> bool {
        let f = self.f;
        f.uses(v).any(|u| {
            let (user, n) = (f.user(u), f.use_index(u));
            match f.kind(user) {
                InstKind::Load(_) => false,
                InstKind::Store(_) => n != 1,
                InstKind::AtomicRmw(..) | InstKind::CmpXchg { .. } => n != 0,
                InstKind::Gep { .. } => n != 0 || !f.inst_type(user).is_ptr(),
                InstKind::Cast(CastOp::BitCast) => !f.inst_type(user).is_ptr(),
                // A generic pointer is made one of another space by its value.
                InstKind::Cast(CastOp::AddrSpaceCast) => {
                    let space = |ty: Type| space_of(ty.address_space().unwrap_or(0));
                    !f.inst_type(user).is_ptr()
                        || space(f.value_type(v)) == Space::Generic
                            && space(f.inst_type(user)) != Space::Generic
                }
                InstKind::Call(_) => !self.takes_address(user, n),
                _ => true,
            }
        })
    }
    /// Whether a call takes an operand as an address that it follows itself.
    fn takes_address(&self, call: Inst, n: usize) -> bool {
        let Some(g) = self.f.callee(call) else {
            return false;
        };
        let name = self.h.global_name(g);
        let prefixes = [
            "llvm.memcpy.",
            "llvm.memmove.",
            "llvm.memset.",
            "llvm.lifetime.",
            "llvm.invariant.",
            "llvm.prefetch.",
        ];
        n > 0 && prefixes.iter().any(|p| name.starts_with(p))
    }
}
