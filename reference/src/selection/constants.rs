//! Operands in registers: what an instruction made, or a constant, moved there. Constant expressions are selected as the
//! instructions that they are.

use super::body::{Body, put};
use super::memory::{Part, number_of};
use super::types::{Class, Reg, Res, Scalar, leaves, scalar};
use tandem_ir::constant::{ConstantData, ConstantExpr, ConstantPool};
use tandem_ir::entity::{Constant, Global, Value};
use tandem_ir::function::ValueDef;
use tandem_ir::types::Type;

/// Why an argument has no register: its parameter was refused.
pub(super) const NO_ARGUMENT: &str = "an argument without a register";

impl Body<'_> {
    /// The registers of a value, one for each scalar.
    pub fn operand(&mut self, v: Value) -> Res<Vec<Reg>> {
        if let Some(regs) = self.values.get(&v) {
            return Ok(regs.clone());
        }
        match self.f.value_def(v) {
            ValueDef::Const(c) => {
                let f = self.f;
                self.constant(f.constants(), c)
            }
            ValueDef::Inst(_) => {
                // Its block comes later in the order of the text.
                let regs = self.registers(self.f.value_type(v))?;
                self.values.insert(v, regs.clone());
                Ok(regs)
            }
            ValueDef::Arg(_) => Err(NO_ARGUMENT.into()),
            ValueDef::Block(_) => Err("a label as a value".into()),
            ValueDef::Metadata(_) => Err("metadata as a value".into()),
            ValueDef::Asm(_) => Err("the address of inline assembly".into()),
        }
    }
    /// The one register of a value that is a scalar.
    pub fn single(&mut self, v: Value) -> Res<Reg> {
        match self.operand(v)?[..] {
            [one] => Ok(one),
            _ => Err("an aggregate or a vector here".into()),
        }
    }

    /// The registers of a constant. What is undefined is zero (6.4, `freeze`).
    fn constant(&mut self, pool: &ConstantPool, c: Constant) -> Res<Vec<Reg>> {
        let ty = pool.ty(c);
        match pool.get(c) {
            ConstantData::Int(n) => Ok(vec![self.scalar_constant(ty, *n)?]),
            ConstantData::WideInt(bits) => {
                let limbs = bits.limbs().to_vec();
                match leaves(self.h, ty)?.len() == limbs.len() {
                    true => Ok(limbs
                        .iter()
                        .map(|n| self.number_in(Class::B64, *n))
                        .collect()),
                    false => Err("a wide integer".into()),
                }
            }
            ConstantData::Float(bits) => Ok(vec![self.scalar_constant(ty, *bits as u64)?]),
            ConstantData::Null
            | ConstantData::Undef
            | ConstantData::Poison
            | ConstantData::Zero => {
                let all = leaves(self.h, ty)?;
                Ok(all
                    .iter()
                    .map(|l| self.number_in(l.scalar.class(), 0))
                    .collect())
            }
            ConstantData::Aggregate(all) => self.all(pool, all),
            ConstantData::Splat(one) => {
                let n = self.h.types.as_vector(ty).map_or(1, |v| v.1);
                self.all(pool, &vec![*one; n as usize])
            }
            ConstantData::Bytes(bytes) => {
                let one = |b: &u8| self.number_in(Class::B16, u64::from(*b));
                Ok(bytes.iter().map(one).collect())
            }
            ConstantData::Global(g)
            | ConstantData::DsoLocalEquivalent(g)
            | ConstantData::NoCfi(g) => Ok(vec![self.address_of(*g)?]),
            ConstantData::Expr(e) => self.expression(pool, ty, e),
            ConstantData::BlockAddress(..) => Err("blockaddress".into()),
            ConstantData::PtrAuth(_) => Err("ptrauth".into()),
            ConstantData::NoneToken => Err("a token".into()),
        }
    }
    fn all(&mut self, pool: &ConstantPool, all: &[Constant]) -> Res<Vec<Reg>> {
        let mut out = Vec::new();
        for c in all {
            out.extend(self.constant(pool, *c)?);
        }
        Ok(out)
    }
    fn scalar_constant(&mut self, ty: Type, bits: u64) -> Res<Reg> {
        let class = scalar(self.h, ty)?.class();
        Ok(self.number_in(class, bits))
    }
    /// The address of a global: `mov` of its symbol, made generic if it is a variable in address space 0.
    fn address_of(&mut self, g: Global) -> Res<Reg> {
        let name = self.names.of(g)?.to_owned();
        let data = &self.h.globals[g];
        let Scalar::Ptr(space, bits) = scalar(self.h, Type::ptr(data.addrspace))? else {
            return Err("the address of a global".into());
        };
        let d = self.fresh(Class::of_bits(bits));
        put!(self, "mov.b{bits} {d}, {name}");
        match (space, self.h.function(g)) {
            (_, Some(_)) if self.h.is_kernel(g) => Err("the address of a kernel".into()),
            (0, None) => self.generic(d, 1),
            _ => Ok(d),
        }
    }
    /// A constant expression, by the templates of instructions.
    fn expression(&mut self, pool: &ConstantPool, ty: Type, e: &ConstantExpr) -> Res<Vec<Reg>> {
        match e {
            ConstantExpr::Binary(op, _, a, b) => {
                let (a, b) = (self.constant(pool, *a)?, self.constant(pool, *b)?);
                self.binary_of(*op, ty, &a, &b)
            }
            ConstantExpr::Cast(op, _, a) => {
                let from = pool.ty(*a);
                let a = self.constant(pool, *a)?;
                self.cast_of(*op, from, ty, &a)
            }
            ConstantExpr::Gep { elem, operands, .. } => {
                let mut parts = Vec::new();
                for c in operands {
                    parts.push(Part {
                        ty: pool.ty(*c),
                        number: number_of(pool, *c),
                        regs: self.constant(pool, *c)?,
                    });
                }
                self.gep_of(ty, *elem, &parts)
            }
            ConstantExpr::ICmp(p, a, b) => {
                let of = pool.ty(*a);
                let (a, b) = (self.constant(pool, *a)?, self.constant(pool, *b)?);
                self.icmp_of(*p, of, &a, &b)
            }
            ConstantExpr::FCmp(p, a, b) => {
                let of = pool.ty(*a);
                let (a, b) = (self.constant(pool, *a)?, self.constant(pool, *b)?);
                self.fcmp_of(*p, of, &a, &b)
            }
            ConstantExpr::Select(c, a, b) => {
                let c = self.constant(pool, *c)?;
                let (a, b) = (self.constant(pool, *a)?, self.constant(pool, *b)?);
                self.select_of(&c, &a, &b)
            }
            ConstantExpr::ExtractElement(..)
            | ConstantExpr::InsertElement(..)
            | ConstantExpr::ShuffleVector(..) => Err("a constant expression on vectors".into()),
        }
    }
}
