//! The names of overloaded intrinsics: the base name, and a suffix for each overloaded type (LangRef, "Intrinsic
//! Functions").

use super::{OverloadType, overload_places};
use crate::types::{FloatKind, Type, TypeData, TypeTable};
use std::fmt::Write;

/// The name that an overloaded intrinsic has at another function type: `llvm.umin.i64` as a function
/// of `i32` is `llvm.umin.i32`. `None` if the name is no overloaded intrinsic's that the table has, or
/// the type does not fit it.
pub fn name_at_type(types: &TypeTable, name: &str, fn_ty: Type) -> Option<String> {
    let (base, places) = overload_places(name)?;
    let mut name = String::from(base);
    for place in places {
        name.push('.');
        let ty = match place {
            OverloadType::Result => types.as_function(fn_ty)?.0,
            OverloadType::ResultField(n) => {
                let ret = types.as_function(fn_ty)?.0;
                *types.struct_fields(ret)?.0.get(n)?
            }
            OverloadType::Argument(n) => *types.as_function(fn_ty)?.1.get(n)?,
        };
        suffix(&mut name, types, ty)?;
    }
    Some(name)
}

/// Appends a type as it stands in the names of intrinsics; none if it has no such spelling.
fn suffix(out: &mut String, types: &TypeTable, ty: Type) -> Option<()> {
    if let Some(space) = ty.address_space() {
        return write!(out, "p{space}").ok();
    }
    let Some(data) = types.get(ty) else {
        return simple_suffix(out, ty);
    };
    match data {
        TypeData::Array { elem, len } => {
            write!(out, "a{len}").ok()?;
            suffix(out, types, *elem)
        }
        TypeData::Vector {
            elem,
            len,
            scalable,
        } => {
            write!(out, "{}v{len}", if *scalable { "nx" } else { "" }).ok()?;
            suffix(out, types, *elem)
        }
        TypeData::Struct { fields, .. } => {
            out.push_str("sl_");
            for &f in fields.iter() {
                suffix(out, types, f)?;
            }
            out.push('s');
            Some(())
        }
        // LLVM makes up a number for a struct without a name.
        TypeData::Named { name, .. } => write!(out, "s_{}s", name.as_deref()?).ok(),
        TypeData::Function {
            ret,
            params,
            vararg,
        } => {
            out.push_str("f_");
            suffix(out, types, *ret)?;
            for &p in params.iter() {
                suffix(out, types, p)?;
            }
            out.push_str(if *vararg { "varargf" } else { "f" });
            Some(())
        }
        TypeData::Target {
            name,
            types: t,
            ints,
        } => {
            write!(out, "t{name}").ok()?;
            for &t in t.iter() {
                out.push('_');
                suffix(out, types, t)?;
            }
            for i in ints.iter() {
                write!(out, "_{i}").ok()?;
            }
            out.push('t');
            Some(())
        }
    }
}

/// A type that its handle encodes.
fn simple_suffix(out: &mut String, ty: Type) -> Option<()> {
    let float = |kind| match kind {
        FloatKind::Half => "f16",
        FloatKind::BFloat => "bf16",
        FloatKind::Float => "f32",
        FloatKind::Double => "f64",
        FloatKind::X86Fp80 => "f80",
        FloatKind::Fp128 => "f128",
        FloatKind::PpcFp128 => "ppcf128",
    };
    let text = match ty {
        Type::VOID => "isVoid",
        Type::METADATA => "Metadata",
        Type::X86_AMX => "x86amx",
        _ => match (ty.float_kind(), ty.int_width()) {
            (Some(kind), _) => float(kind),
            (None, width) => return write!(out, "i{}", width?).ok(),
        },
    };
    out.push_str(text);
    Some(())
}
