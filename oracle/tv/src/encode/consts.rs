//! Constants and constant expressions.

use super::{Encoder, Result};
use crate::context::ChoiceKind;
use crate::value::{Scalar, Val};
use tandem_ir::constant::{ConstantData, ConstantExpr, ConstantPool};
use tandem_ir::{Constant, Flags, Type};

impl Encoder<'_, '_> {
    /// The value of a constant of a pool; an `undef` in it is one choice.
    ///
    /// # Errors
    /// Names a constant that is not modelled.
    pub fn constant(&mut self, pool: &ConstantPool, c: Constant) -> Result<Val> {
        let ty = pool.ty(c);
        match pool.get(c) {
            ConstantData::Int(_) | ConstantData::WideInt(_) => {
                let bits = pool.as_bits(c).ok_or("integer constant")?;
                Ok(Scalar::defined(self.t().from_bits(&bits)).into())
            }
            ConstantData::Float(bits) => {
                let w = self.scalar_bits(ty).ok_or_else(|| self.unmodelled(ty))?;
                let limbs = [*bits as u64, (*bits >> 64) as u64];
                Ok(Scalar::defined(self.t().limbs(w, &limbs)).into())
            }
            ConstantData::Null | ConstantData::Zero => {
                self.build(ty, &mut |e, _, w| Scalar::defined(e.t().bits(w, 0)))
            }
            ConstantData::Undef => self.build(ty, &mut |e, _, w| {
                Scalar::defined(e.choose(ChoiceKind::Undef, w))
            }),
            ConstantData::Poison => self.poison(ty),
            ConstantData::Aggregate(parts) => self.constants(pool, parts),
            ConstantData::Bytes(bytes) => {
                let t = self.t();
                Ok(Val::Elements(
                    bytes
                        .iter()
                        .map(|&b| Scalar::defined(t.bits(8, b.into())).into())
                        .collect(),
                ))
            }
            ConstantData::Splat(e) => {
                let n = self
                    .element_types(ty)
                    .ok_or_else(|| self.unmodelled(ty))?
                    .len();
                let parts = vec![*e; n];
                self.constants(pool, &parts)
            }
            ConstantData::Global(g) => self.global_pointer(*g),
            ConstantData::DsoLocalEquivalent(g) | ConstantData::NoCfi(g) => self.global_pointer(*g),
            ConstantData::Expr(e) => self.expression(pool, ty, e),
            ConstantData::NoneToken => Err("token".into()),
            ConstantData::BlockAddress(..) => Err("blockaddress".into()),
            ConstantData::PtrAuth(_) => Err("ptrauth".into()),
        }
    }
    fn constants(&mut self, pool: &ConstantPool, parts: &[Constant]) -> Result<Val> {
        let mut out = Vec::with_capacity(parts.len());
        for &p in parts {
            out.push(self.constant(pool, p)?);
        }
        Ok(Val::Elements(out.into()))
    }
    /// Names a type that is not modelled.
    pub(super) fn unmodelled(&self, ty: Type) -> String {
        format!("type {}", self.types().display(ty))
    }

    fn expression(&mut self, pool: &ConstantPool, ty: Type, e: &ConstantExpr) -> Result<Val> {
        match e {
            ConstantExpr::Binary(op, flags, a, b) => {
                let (a, b) = (self.constant(pool, *a)?, self.constant(pool, *b)?);
                self.binary(*op, *flags, ty, &a, &b)
            }
            ConstantExpr::Cast(op, flags, a) => {
                let v = self.constant(pool, *a)?;
                self.cast(*op, *flags, pool.ty(*a), ty, &v)
            }
            ConstantExpr::Gep {
                elem,
                flags,
                in_range,
                operands,
            } => {
                let (base, indices) = operands.split_first().ok_or("getelementptr")?;
                let base_value = self.constant(pool, *base)?;
                let mut list = Vec::new();
                for &i in indices {
                    list.push((self.constant(pool, i)?, pool.ty(i)));
                }
                let v = self.gep(*elem, *flags, (&base_value, pool.ty(*base)), &list, ty)?;
                if let Some((low, high)) = in_range {
                    // Accesses through it stay within the range: of them nothing is known here.
                    let on = Encoder::plain_bits(&self.w.terms, std::iter::once(&v));
                    self.promise(format!("inrange({low}, {high})"), on);
                }
                Ok(v)
            }
            ConstantExpr::ICmp(p, a, b) => {
                let (x, y) = (self.constant(pool, *a)?, self.constant(pool, *b)?);
                self.icmp(*p, Flags::NONE, pool.ty(*a), &x, &y)
            }
            ConstantExpr::FCmp(p, a, b) => {
                let (x, y) = (self.constant(pool, *a)?, self.constant(pool, *b)?);
                self.fcmp(*p, Flags::NONE, pool.ty(*a), &x, &y)
            }
            ConstantExpr::Select(c, a, b) => {
                let c = self.constant(pool, *c)?;
                let (x, y) = (self.constant(pool, *a)?, self.constant(pool, *b)?);
                Ok(self.select_values(&c, &x, &y))
            }
            ConstantExpr::ExtractElement(v, i) => {
                let (v, i) = (self.constant(pool, *v)?, self.constant(pool, *i)?);
                self.extract_element(&v, &i)
            }
            ConstantExpr::InsertElement(v, x, i) => {
                let (v, x) = (self.constant(pool, *v)?, self.constant(pool, *x)?);
                let i = self.constant(pool, *i)?;
                self.insert_element(&v, &x, &i)
            }
            ConstantExpr::ShuffleVector(a, b, mask) => {
                let (a, b) = (self.constant(pool, *a)?, self.constant(pool, *b)?);
                self.shuffle(&a, &b, mask)
            }
        }
    }
}
