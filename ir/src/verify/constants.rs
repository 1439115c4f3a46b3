//! Constants: that each is of a type its data can have.
//!
//! A pool is checked as a whole, each constant once; parts are members of the
//! same pool, so nothing is visited twice.

use super::{Checker, arith, memory};
use crate::constant::{ConstantData, ConstantExpr, ConstantPool};
use crate::entity::Constant;
use crate::inst::{BinOp, CastOp};
use crate::module::{GlobalData, Header};
use crate::types::Type;

/// Checks a function's pool.
pub(super) fn check(c: &mut Checker<'_, '_>) {
    for (k, ty, data) in c.f.constants().iter() {
        if let Err(message) = constant(c.header, c.f.constants(), ty, data) {
            c.error(None, None, format!("constant {k:?}: {message}"));
        }
    }
}

/// Checks one constant, given that its parts are in the pool.
pub(super) fn constant(
    header: &Header,
    pool: &ConstantPool,
    ty: Type,
    data: &ConstantData,
) -> Result<(), &'static str> {
    let types = &header.types;
    let ok = match data {
        ConstantData::Int(n) => ty
            .int_width()
            .is_some_and(|w| w <= 64 && (w == 64 || n >> w == 0)),
        ConstantData::WideInt(b) => ty.int_width() == Some(b.width()) && b.width() > 64,
        ConstantData::Float(bits) => ty
            .float_kind()
            .is_some_and(|k| k.bits() == 128 || bits >> k.bits() == 0),
        ConstantData::Null => ty.is_ptr(),
        ConstantData::Undef | ConstantData::Poison => {
            types.is_first_class(ty) && !matches!(ty, Type::LABEL | Type::METADATA)
        }
        ConstantData::Zero => {
            types.is_first_class(ty) && !matches!(ty, Type::LABEL | Type::METADATA | Type::TOKEN)
        }
        ConstantData::NoneToken => ty == Type::TOKEN,
        ConstantData::Aggregate(parts) => {
            let mut all = parts.iter();
            if all.any(|&p| is_intrinsic(header, pool, p)) {
                return Err("address of an intrinsic is taken");
            }
            return aggregate(header, pool, ty, parts);
        }
        ConstantData::Bytes(b) => types.as_array(ty) == Some((Type::I8, b.len() as u64)),
        ConstantData::Splat(e) => types.as_vector(ty).is_some_and(|v| v.0 == pool.ty(*e)),
        ConstantData::Global(g) | ConstantData::DsoLocalEquivalent(g) | ConstantData::NoCfi(g) => {
            let Some(d) = header.globals.get(*g) else {
                return Err("name that does not exist");
            };
            if is_special_list(d) {
                return Err("use of a special variable");
            }
            ty.address_space() == Some(d.addrspace)
        }
        ConstantData::BlockAddress(g, _) => {
            // Whether something live names a function that is gone is `erased`'s business.
            let there = header.globals.get(*g).is_some();
            there && (header.function(*g).is_some() || header.is_erased(*g)) && ty.is_ptr()
        }
        ConstantData::PtrAuth(ops) => ty.is_ptr() && (2..=5).contains(&ops.len()),
        ConstantData::Expr(e) => {
            if e.operands().iter().any(|&p| is_intrinsic(header, pool, p)) {
                return Err("address of an intrinsic is taken");
            }
            return expression(header, pool, ty, e);
        }
    };
    if ok {
        Ok(())
    } else {
        Err("type and value do not fit")
    }
}

/// True for the address of an intrinsic, which can only be called.
fn is_intrinsic(header: &Header, pool: &ConstantPool, c: Constant) -> bool {
    let ConstantData::Global(g) = pool.get(c) else {
        return false;
    };
    header.globals.get(*g).is_some()
        && header.function(*g).is_some()
        && crate::intrinsics::facts(header.global_name(*g)).is_some()
}

/// The variables that only the linker may look at.
fn is_special_list(d: &GlobalData) -> bool {
    matches!(
        d.name.as_deref(),
        Some("llvm.used" | "llvm.compiler.used" | "llvm.global_ctors" | "llvm.global_dtors")
    )
}

fn aggregate(
    header: &Header,
    pool: &ConstantPool,
    ty: Type,
    parts: &[Constant],
) -> Result<(), &'static str> {
    let types = &header.types;
    let element = match (types.as_array(ty), types.as_vector(ty)) {
        (Some((e, n)), _) if n == parts.len() as u64 => Some(e),
        (_, Some((e, n, false))) if n as usize == parts.len() => Some(e),
        _ => None,
    };
    let ok = match element {
        Some(e) => parts.iter().all(|&p| pool.ty(p) == e),
        None => types.struct_fields(ty).is_some_and(|(fields, _)| {
            fields.iter().copied().eq(parts.iter().map(|&p| pool.ty(p)))
        }),
    };
    if ok {
        Ok(())
    } else {
        Err("elements do not fit the type of the aggregate")
    }
}

fn expression(
    header: &Header,
    pool: &ConstantPool,
    ty: Type,
    e: &ConstantExpr,
) -> Result<(), &'static str> {
    let types = &header.types;
    let ok = match e {
        ConstantExpr::Binary(op, _, a, b) => {
            pool.ty(*a) == ty
                && pool.ty(*b) == ty
                && arith::int_like(types, ty)
                && !op.is_float()
                && !matches!(op, BinOp::UDiv | BinOp::SDiv | BinOp::URem | BinOp::SRem)
        }
        ConstantExpr::Cast(op, _, a) => {
            let possible = matches!(
                op,
                CastOp::Trunc
                    | CastOp::PtrToInt
                    | CastOp::PtrToAddr
                    | CastOp::IntToPtr
                    | CastOp::BitCast
                    | CastOp::AddrSpaceCast
            );
            arith::cast(types, *op, pool.ty(*a), ty)?;
            possible
        }
        ConstantExpr::Gep { elem, operands, .. } => {
            let list: Vec<Type> = operands.iter().map(|&o| pool.ty(o)).collect();
            let index = |n: usize| {
                let c = *operands.get(n)?;
                match pool.get(c) {
                    ConstantData::Splat(e) => pool.as_bits(*e)?.as_u64(),
                    ConstantData::Zero => Some(0),
                    ConstantData::Aggregate(p) => pool.as_bits(*p.first()?)?.as_u64(),
                    _ => pool.as_bits(c)?.as_u64(),
                }
            };
            memory::gep(header, *elem, &list, &index)?;
            true
        }
        ConstantExpr::ICmp(_, a, b) | ConstantExpr::FCmp(_, a, b) => pool.ty(*a) == pool.ty(*b),
        ConstantExpr::Select(_, a, b) => pool.ty(*a) == ty && pool.ty(*b) == ty,
        ConstantExpr::ExtractElement(v, _) => {
            types.as_vector(pool.ty(*v)).is_some_and(|v| v.0 == ty)
        }
        ConstantExpr::InsertElement(v, x, _) => {
            pool.ty(*v) == ty && types.as_vector(ty).is_some_and(|v| v.0 == pool.ty(*x))
        }
        ConstantExpr::ShuffleVector(a, b, mask) => {
            arith::shuffle(types, ty, pool.ty(*a), pool.ty(*b), mask)?;
            true
        }
    };
    if ok {
        Ok(())
    } else {
        Err("operands do not fit the constant expression")
    }
}
