//! Addresses of the bias' variables, in every form that they are written in.

use super::super::maker::Maker;
use super::super::scope::Known;
use super::objects::Object;
use tandem_ir::constant::{ConstantData, ConstantExpr};
use tandem_ir::{CastOp, Constant, Flags, InstKind, Type};

impl Maker<'_, '_, '_> {
    /// The address `offset` bytes into the object: by constant expressions or instructions, in its own space or
    /// cast to the generic one, by field or by byte.
    pub(super) fn object_address(&mut self, o: &Object, offset: u64) -> Known {
        let named = o.alias.filter(|_| self.c.chance(1, 3)).unwrap_or(o.global);
        let own = Type::ptr(o.space);
        let generic = o.space != 0 && self.c.chance(2, 5);
        if self.c.chance(1, 3) {
            return self.address_by_instructions(named, o, offset, generic);
        }
        let base = self.f.intern_constant(own, ConstantData::Global(named));
        let expr = match (generic, self.c.chance(1, 2)) {
            // As C++ front ends write it: the cast is inside.
            (true, true) => {
                let cast = self.cast_expr(base);
                self.gep_expr(cast, Type::PTR, o, offset)
            }
            (true, false) => {
                let gep = self.gep_expr(base, own, o, offset);
                self.cast_expr(gep)
            }
            (false, _) => self.gep_expr(base, own, o, offset),
        };
        let ty = if generic { Type::PTR } else { own };
        let value = self.f.const_value(expr);
        self.plain(value, ty)
    }

    /// The object's own address, as an operand.
    pub(super) fn object_base(&mut self, o: &Object) -> Known {
        let value = self.address(o.global);
        self.plain(value, Type::ptr(o.space))
    }

    fn address_by_instructions(
        &mut self,
        named: tandem_ir::Global,
        o: &Object,
        offset: u64,
        generic: bool,
    ) -> Known {
        let own = Type::ptr(o.space);
        let base = self.address(named);
        let mut at = self.plain(base, own);
        let cast_first = generic && self.c.chance(1, 2);
        if cast_first {
            at = self.op(InstKind::Cast(CastOp::AddrSpaceCast), Type::PTR, &[at]);
        }
        if offset > 0 {
            at = self.gep_inst(at, o, offset);
        }
        if generic && !cast_first {
            at = self.op(InstKind::Cast(CastOp::AddrSpaceCast), Type::PTR, &[at]);
        }
        // There and back again.
        if generic && self.c.chance(1, 8) {
            at = self.op(InstKind::Cast(CastOp::AddrSpaceCast), own, &[at]);
        }
        at
    }

    fn gep_inst(&mut self, at: Known, o: &Object, offset: u64) -> Known {
        let mut k = match self.steps_to(o, offset) {
            Some(steps) => {
                let mut operands = vec![at];
                operands.extend(steps.into_iter().map(|(ty, n)| self.int(ty, n)));
                self.op(InstKind::Gep { elem: o.ty }, at.ty, &operands)
            }
            None => {
                let n = self.int(Type::I64, offset);
                self.op(InstKind::Gep { elem: Type::I8 }, at.ty, &[at, n])
            }
        };
        let flags = self.gep_flags();
        self.flag(&mut k, flags, true);
        k
    }

    fn gep_expr(&mut self, base: Constant, ty: Type, o: &Object, offset: u64) -> Constant {
        if offset == 0 {
            return base;
        }
        let mut operands = vec![base];
        let elem = match self.steps_to(o, offset) {
            Some(steps) => {
                for (ty, n) in steps {
                    operands.push(self.f.intern_constant(ty, ConstantData::Int(n)));
                }
                o.ty
            }
            None => {
                let n = self.f.intern_constant(Type::I64, ConstantData::Int(offset));
                operands.push(n);
                Type::I8
            }
        };
        let flags = self.gep_flags();
        let gep = ConstantExpr::Gep {
            elem,
            flags,
            in_range: None,
            operands: operands.into(),
        };
        self.f
            .intern_constant(ty, ConstantData::Expr(Box::new(gep)))
    }

    fn gep_flags(&mut self) -> Flags {
        let inbounds = Flags::INBOUNDS | Flags::NUSW;
        self.c
            .pick(&[inbounds, inbounds | Flags::NUW, Flags::NONE], inbounds)
    }

    fn cast_expr(&mut self, c: Constant) -> Constant {
        let cast = ConstantExpr::Cast(CastOp::AddrSpaceCast, Flags::NONE, c);
        self.f
            .intern_constant(Type::PTR, ConstantData::Expr(Box::new(cast)))
    }

    /// The indices that lead to a part at an offset, through fields and elements, as types of indices with their numbers;
    /// `None` where no part starts there, and now and then: then the address is so many bytes further on.
    fn steps_to(&mut self, o: &Object, offset: u64) -> Option<Vec<(Type, u64)>> {
        if self.c.chance(1, 3) {
            return None;
        }
        let (mut ty, mut left) = (o.ty, offset);
        let mut steps = vec![(Type::I32, 0)];
        while left > 0 || self.c.chance(1, 2) {
            let Some((step, inner, start)) = self.step_into(ty, left) else {
                break;
            };
            steps.push(step);
            (ty, left) = (inner, left - start);
        }
        (left == 0).then_some(steps)
    }

    /// The field or element of a type that holds a byte: its index, its type and where it starts.
    fn step_into(&mut self, ty: Type, offset: u64) -> Option<((Type, u64), Type, u64)> {
        let types = &self.header.types;
        if let Some((elem, n)) = types.as_array(ty) {
            let stride = self.bytes_of(elem);
            let k = offset.checked_div(stride).filter(|k| *k < n)?;
            let index = self.c.pick(&[Type::I64, Type::I32, Type::I8], Type::I64);
            return Some(((index, k), elem, k * stride));
        }
        let starts = self.header.layout.struct_layout(types, ty)?.offsets;
        let field = starts.iter().rposition(|&start| start <= offset)?;
        let inner = *types.struct_fields(ty)?.0.get(field)?;
        Some(((Type::I32, field as u64), inner, starts[field]))
    }
}
