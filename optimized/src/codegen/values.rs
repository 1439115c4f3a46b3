//! What a value is for those who use it: registers, immediates, addresses.
//!
//! Values that only rename others (bitcasts, parts of aggregates, truncations within a class) are looked through and have no
//! registers of their own. Constants become immediates, or are made where they are used.

use super::builder::mov;
use super::function::{Res, Selector};
use super::types::{Scalar, element_leaves, leaves};
use smallvec::SmallVec;
use tandem_ir::constant::{ConstantData, ConstantExpr};
use tandem_ir::entity::{Constant, Global, Inst, Value};
use tandem_ir::function::ValueDef;
use tandem_ir::inst::{CastOp, InstKind};
use tandem_ir::machine::func::{Base, Operand};
use tandem_ir::machine::module::FloatLit;
use tandem_ir::machine::regs::Reg;
use tandem_ir::machine::types::Space;
use tandem_ir::types::Type;

/// One operand for each leaf of a value.
pub(super) type Parts = SmallVec<[Operand; 2]>;

/// An address: a space, what it is counted from, and bytes behind it.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) struct Addr {
    pub space: Space,
    pub base: Base,
    pub offset: i64,
}

/// The state space of an address space of IR.
pub(super) fn space_of(addrspace: u32) -> Space {
    match addrspace {
        1 => Space::Global,
        3 => Space::Shared,
        4 => Space::Const,
        5 => Space::Local,
        101 => Space::Param,
        _ => Space::Generic,
    }
}

pub(super) fn reg(r: Reg) -> Operand {
    Operand::Reg(r)
}
/// An integer of a width, as the instruction shows it: with its sign.
pub(super) fn imm(value: u64, width: u32) -> Operand {
    let shift = 64 - width.clamp(1, 64);
    let v = ((value << shift) as i64) >> shift;
    Operand::Int(v as u64, v < 0)
}
/// An integer without a sign.
pub(super) fn uimm(value: u64) -> Operand {
    Operand::Int(value, false)
}
/// The bits of an immediate.
pub(super) fn bits_of(op: &Operand) -> Option<u64> {
    match op {
        Operand::Int(n, _) => Some(*n),
        _ => None,
    }
}

impl Selector<'_, '_> {
    /// The operands of a value, one for each leaf.
    pub fn parts(&mut self, v: Value) -> Res<Parts> {
        if let Some(p) = self.values.get(&v) {
            return Ok(p.clone());
        }
        let made = self.b.f.insts.len();
        let parts = match self.f.value_def(v) {
            ValueDef::Const(c) => return self.constant(self.f.constants(), c),
            ValueDef::Inst(i) => match self.renames(i)? {
                Some(p) => p,
                None => {
                    let mut made = self.fresh(self.f.value_type(v))?;
                    if let Some(half) = self.zero_half(i) {
                        made[half] = uimm(0);
                    }
                    made
                }
            },
            ValueDef::Arg(n) => return self.argument(n),
            _ => return Err("an operand that is no value".into()),
        };
        // A constant that was made here, for what renames it, is no good in other blocks.
        if made == self.b.f.insts.len() {
            self.values.insert(v, parts.clone());
        }
        Ok(parts)
    }
    /// The operand of a value of one leaf.
    pub fn part(&mut self, v: Value) -> Res<Operand> {
        let p = self.parts(v)?;
        match &p[..] {
            [one] => Ok(one.clone()),
            _ => Err(self.what("a value of several parts where one is due", v)),
        }
    }
    fn what(&self, text: &str, v: Value) -> String {
        format!("{text} ({:?})", self.f.value_type(v))
    }
    /// The scalar of a value of one leaf.
    pub fn scalar(&self, v: Value) -> Res<Scalar> {
        self.scalar_of(self.f.value_type(v))
    }
    pub fn scalar_of(&self, ty: Type) -> Res<Scalar> {
        match leaves(self.h, ty)?[..] {
            [one] => Ok(one.scalar),
            _ => Err("a value of several parts where one is due".into()),
        }
    }
    /// New registers for a type.
    pub fn fresh(&mut self, ty: Type) -> Res<Parts> {
        let all = leaves(self.h, ty)?;
        Ok(all
            .iter()
            .map(|l| reg(self.b.reg(l.scalar.class())))
            .collect())
    }
    /// The registers of an instruction's result.
    pub fn result(&mut self, i: Inst) -> Res<SmallVec<[Reg; 2]>> {
        let Some(v) = self.f.result(i) else {
            return Ok(SmallVec::new());
        };
        let parts = self.parts(v)?;
        let regs = parts.iter().map(|p| match p {
            Operand::Reg(r) => Ok(*r),
            _ => Err("a result that is no register".to_owned()),
        });
        regs.collect()
    }
    /// The register of a result of one leaf.
    pub fn dest(&mut self, i: Inst) -> Res<Reg> {
        match self.result(i)?[..] {
            [one] => Ok(one),
            _ => Err("a result of several parts where one is due".into()),
        }
    }
    /// A register that holds an operand.
    pub fn in_reg(&mut self, op: Operand, s: Scalar) -> Reg {
        match op {
            Operand::Reg(r) => r,
            op => self.b.def(s.class(), mov(s.class()), &[op]),
        }
    }
    /// A value of one leaf, in a register.
    pub fn value_reg(&mut self, v: Value) -> Res<Reg> {
        let s = self.scalar(v)?;
        let p = self.part(v)?;
        Ok(self.in_reg(p, s))
    }

    // ----- renaming --------------------------------------------------------------------------------------------------

    /// What an instruction stands for, if it only gives other names to values.
    pub fn renames(&mut self, i: Inst) -> Res<Option<Parts>> {
        let f = self.f;
        Ok(match f.kind(i) {
            InstKind::Freeze => Some(self.parts(f.operand(i, 0))?),
            InstKind::Cast(CastOp::BitCast) => {
                let (from, to) = (
                    leaves(self.h, f.value_type(f.operand(i, 0)))?,
                    leaves(self.h, f.inst_type(i))?,
                );
                let same = from.len() == to.len()
                    && from
                        .iter()
                        .zip(&to)
                        .all(|(a, b)| a.scalar.class() == b.scalar.class());
                match same {
                    true => Some(self.parts(f.operand(i, 0))?),
                    false => None,
                }
            }
            InstKind::Cast(
                op @ (CastOp::Trunc | CastOp::PtrToInt | CastOp::PtrToAddr | CastOp::IntToPtr),
            ) => {
                let (from, to) = (
                    leaves(self.h, f.value_type(f.operand(i, 0)))?,
                    leaves(self.h, f.inst_type(i))?,
                );
                let widths = |l: &[super::types::Leaf]| {
                    l.iter().map(|l| l.scalar.bits()).collect::<Vec<_>>()
                };
                let same_class = from.len() == to.len()
                    && from.iter().zip(&to).all(|(a, b)| {
                        a.scalar.class() == b.scalar.class() && b.scalar != Scalar::Int(1)
                    });
                let narrower = *op == CastOp::Trunc || widths(&from) == widths(&to);
                match same_class && narrower && !self.is_immediate(f.operand(i, 0)) {
                    true => Some(self.parts(f.operand(i, 0))?),
                    false => None,
                }
            }
            InstKind::ExtractValue(path) => {
                let v = f.operand(i, 0);
                let (at, n) = element_leaves(self.h, f.value_type(v), path)?;
                let parts = self.parts(v)?;
                Some(parts[at..at + n].iter().cloned().collect())
            }
            InstKind::InsertValue(path) => {
                let (v, new) = (f.operand(i, 0), f.operand(i, 1));
                let (at, n) = element_leaves(self.h, f.value_type(v), path)?;
                let mut parts = self.parts(v)?;
                let new = self.parts(new)?;
                parts[at..at + n].clone_from_slice(&new);
                Some(parts)
            }
            InstKind::ExtractElement => match f.as_int(f.operand(i, 1)).and_then(|b| b.as_u64()) {
                Some(n) => {
                    let parts = self.parts(f.operand(i, 0))?;
                    let each = leaves(self.h, f.inst_type(i))?.len();
                    let lane = usize::try_from(n).unwrap_or(usize::MAX);
                    let inside = parts.chunks_exact(each.max(1)).nth(lane);
                    Some(match inside {
                        Some(p) => p.iter().cloned().collect(),
                        // Beyond the last: poison.
                        None => parts[..each].iter().cloned().collect(),
                    })
                }
                None => None,
            },
            InstKind::InsertElement => match f.as_int(f.operand(i, 2)).and_then(|b| b.as_u64()) {
                Some(n) => {
                    let mut parts = self.parts(f.operand(i, 0))?;
                    let new = self.parts(f.operand(i, 1))?;
                    let lane = usize::try_from(n).unwrap_or(usize::MAX);
                    if let Some(place) = parts.chunks_exact_mut(new.len().max(1)).nth(lane) {
                        place.clone_from_slice(&new);
                    }
                    Some(parts)
                }
                None => None,
            },
            InstKind::ShuffleVector(mask) => {
                let a = self.parts(f.operand(i, 0))?;
                let b = self.parts(f.operand(i, 1))?;
                let all: Parts = a.into_iter().chain(b).collect();
                let lanes = self.h.types.as_vector(f.value_type(f.operand(i, 0)));
                let each = all.len() / (2 * lanes.map_or(1, |l| l.1 as usize)).max(1);
                let mut out = Parts::new();
                for &m in mask {
                    let at = usize::try_from(m).unwrap_or(0) * each;
                    out.extend(all[at..at + each].iter().cloned());
                }
                Some(out)
            }
            _ => None,
        })
    }
    /// Whether a value is a constant that becomes an immediate.
    pub fn is_immediate(&self, v: Value) -> bool {
        matches!(self.f.value_def(v), ValueDef::Const(_))
    }

    // ----- constants -------------------------------------------------------------------------------------------------

    /// A constant of a pool.
    pub fn constant(
        &mut self,
        pool: &tandem_ir::constant::ConstantPool,
        c: Constant,
    ) -> Res<Parts> {
        let ty = pool.ty(c);
        let one = |op| Ok(SmallVec::from_iter([op]));
        match pool.get(c) {
            ConstantData::Int(n) => one(imm(*n, ty.int_width().unwrap_or(64))),
            ConstantData::WideInt(b) => {
                let limbs = b.limbs();
                let w = b.width().saturating_sub(64).clamp(1, 64);
                let hi = limbs.get(1).copied().unwrap_or(0);
                Ok(SmallVec::from_iter([imm(limbs[0], 64), imm(hi, w)]))
            }
            ConstantData::Float(bits) => one(float(self.scalar_of(ty)?, *bits as u64)),
            ConstantData::Null => one(uimm(0)),
            ConstantData::Undef | ConstantData::Poison | ConstantData::Zero => {
                let all = leaves(self.h, ty)?;
                Ok(all.iter().map(|l| float(l.scalar, 0)).collect())
            }
            ConstantData::Aggregate(all) => {
                let mut out = Parts::new();
                for e in all {
                    out.extend(self.constant(pool, *e)?);
                }
                Ok(out)
            }
            ConstantData::Splat(e) => {
                let n = self.h.types.as_vector(ty).map_or(1, |v| v.1 as usize);
                let e = self.constant(pool, *e)?;
                Ok((0..n).flat_map(|_| e.clone()).collect())
            }
            ConstantData::Bytes(bytes) => Ok(bytes.iter().map(|b| imm(u64::from(*b), 8)).collect()),
            ConstantData::Global(g) => {
                let a = self.global_address(*g)?;
                one(self.generic_or_own(a, ty)?)
            }
            ConstantData::Expr(e) => self.expression(pool, c, &e.clone(), ty),
            _ => Err("a constant that is no number and no address".into()),
        }
    }
    fn expression(
        &mut self,
        pool: &tandem_ir::constant::ConstantPool,
        c: Constant,
        e: &ConstantExpr,
        ty: Type,
    ) -> Res<Parts> {
        if ty.is_ptr()
            && let Some(a) = self.constant_address(pool, c)?
        {
            return Ok(SmallVec::from_iter([self.generic_or_own(a, ty)?]));
        }
        match e {
            ConstantExpr::Cast(
                CastOp::PtrToInt | CastOp::PtrToAddr | CastOp::IntToPtr | CastOp::BitCast,
                _,
                a,
            ) => {
                let from = leaves(self.h, pool.ty(*a))?;
                let to = leaves(self.h, ty)?;
                if from.len() == 1
                    && to.len() == 1
                    && from[0].scalar.class() == to[0].scalar.class()
                {
                    return self.constant(pool, *a);
                }
                if let ([x], [y]) = (&from[..], &to[..])
                    && y.scalar.bits() < x.scalar.bits()
                    && y.scalar != Scalar::Int(1)
                {
                    let op = self.constant(pool, *a)?[0].clone();
                    let r = self.in_reg(op, x.scalar);
                    return Ok(SmallVec::from_iter([reg(
                        self.narrow(r, x.scalar, y.scalar)
                    )]));
                }
                if let ([x], [y], false) = (&from[..], &to[..], from[0].scalar.is_float())
                    && y.scalar.bits() > x.scalar.bits()
                {
                    let op = self.constant(pool, *a)?[0].clone();
                    let r = self.b.reg(y.scalar.class());
                    self.extend(r, y.scalar, &op, x.scalar, false)?;
                    return Ok(SmallVec::from_iter([reg(r)]));
                }
                Err("a constant expression that converts".into())
            }
            ConstantExpr::Binary(op, _, a, b) if self.scalar_of(ty)? == Scalar::Int(64) => {
                let form = match op {
                    tandem_ir::inst::BinOp::Add => "add.s64",
                    tandem_ir::inst::BinOp::Sub => "sub.s64",
                    _ => return Err("a constant expression".into()),
                };
                let a = self.constant(pool, *a)?[0].clone();
                let b = self.constant(pool, *b)?[0].clone();
                let s = Scalar::Int(64);
                let (a, b) = (self.in_reg(a, s), self.in_reg(b, s));
                Ok(SmallVec::from_iter([reg(self.b.def(
                    s.class(),
                    form,
                    &[reg(a), reg(b)],
                ))]))
            }
            _ => Err("a constant expression".into()),
        }
    }
    /// The address that a constant is, if it is counted from a global.
    pub fn constant_address(
        &mut self,
        pool: &tandem_ir::constant::ConstantPool,
        c: Constant,
    ) -> Res<Option<Addr>> {
        let ty = pool.ty(c);
        Ok(match pool.get(c) {
            ConstantData::Global(g) => Some(self.global_address(*g)?),
            ConstantData::Expr(e) => match &**e {
                ConstantExpr::Cast(CastOp::BitCast, _, a) if ty.is_ptr() => {
                    self.constant_address(pool, *a)?
                }
                ConstantExpr::Cast(CastOp::AddrSpaceCast, _, a) => {
                    let to = space_of(ty.address_space().unwrap_or(0));
                    let a = self.constant_address(pool, *a)?;
                    a.filter(|a| to == Space::Generic || a.space == to)
                }
                ConstantExpr::Gep { elem, operands, .. } => {
                    let Some(mut a) = self.constant_address(pool, operands[0])? else {
                        return Ok(None);
                    };
                    let offset = super::globals::gep_offset(self.h, pool, *elem, &operands[1..]);
                    let offset =
                        offset.ok_or("a constant address with an index that is no number")?;
                    a.offset = a.offset.wrapping_add(offset);
                    Some(a)
                }
                _ => None,
            },
            _ => None,
        })
    }
    fn global_address(&mut self, g: Global) -> Res<Addr> {
        let (space, symbol) = self.m.symbol(g)?;
        Ok(Addr {
            space,
            base: Base::Global(symbol),
            offset: 0,
        })
    }
    /// An address as a pointer of a type: generic where the type says so.
    fn generic_or_own(&mut self, a: Addr, ty: Type) -> Res<Operand> {
        let wants = space_of(ty.address_space().unwrap_or(0));
        let is_function = matches!(
            a.base,
            Base::Global(tandem_ir::machine::module::GlobalRef::Func(_))
        );
        if wants == Space::Generic && !is_function && a.space != Space::Generic {
            return Ok(reg(self.generic(a)));
        }
        Ok(reg(self.address_reg(a)))
    }
}

/// A floating-point number, or the bits of what is not one.
pub(super) fn float(s: Scalar, bits: u64) -> Operand {
    match s {
        Scalar::Float => Operand::Float(FloatLit::Single(bits as u32)),
        Scalar::Double => Operand::Float(FloatLit::Double(bits)),
        Scalar::Half | Scalar::BFloat => uimm(bits & 0xffff),
        Scalar::Int(w) => imm(bits, w),
        Scalar::Ptr(..) => uimm(bits),
    }
}
