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
        let mut k = match self.field_at(o, offset).filter(|_| self.c.chance(1, 2)) {
            Some(field) => {
                let (zero, f) = (self.int(Type::I32, 0), self.int(Type::I32, field));
                self.op(InstKind::Gep { elem: o.ty }, at.ty, &[at, zero, f])
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
        let field = self.field_at(o, offset).filter(|_| self.c.chance(1, 2));
        let (elem, operands) = match field {
            Some(n) => {
                let zero = self.f.intern_constant(Type::I32, ConstantData::Int(0));
                let n = self.f.intern_constant(Type::I32, ConstantData::Int(n));
                (o.ty, vec![base, zero, n])
            }
            None => {
                let n = self.f.intern_constant(Type::I64, ConstantData::Int(offset));
                (Type::I8, vec![base, n])
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

    /// The field that starts at an offset.
    fn field_at(&self, o: &Object, offset: u64) -> Option<u64> {
        let l = self.header.layout.struct_layout(&self.header.types, o.ty)?;
        l.offsets
            .iter()
            .position(|&x| x == offset)
            .map(|n| n as u64)
    }
}
