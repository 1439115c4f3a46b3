//! Attributes: which may stand where, on what types, and which exclude each other.
//!
//! Two ways in: [`declaration`] for functions, declared or defined, and [`check_call`] for call sites; attribute sets
//! of both go through the same tables ([`PARAM`], [`RETURN`], [`VALUE_ONLY`], [`EXCLUSIVE`]), which are LLVM's
//! (`Attributes.td`, and `verifyFunctionAttrs` and `verifyParameterAttrs` in `Verifier.cpp`). What the function itself
//! may say, string attributes among them, is in `fnattrs`.
//!
//! Rules that need more than one parameter are in `list`: attributes that one parameter may have ([`SINGLE`]),
//! `returned` against the result's type, at most one way of passing (`byval`, `inalloca`, `sret` …) each.
//!
//! Cost: sets are interned, and empty ones, which most are, cost nothing.

use super::arith::{float_like, ptr_like};
use super::{Checker, fnattrs};
use crate::attr::{Attr, AttrKind, AttrList, TypedAttr};
use crate::entity::{AttrSet, Inst};
use crate::inst::CallInfo;
use crate::module::{FunctionDecl, GlobalData, Header};
use crate::types::Type;

/// Bare attributes that parameters may have.
const PARAM: [AttrKind; 25] = [
    AttrKind::DeadOnReturn,
    AttrKind::AllocAlign,
    AttrKind::AllocPtr,
    AttrKind::DeadOnUnwind,
    AttrKind::ImmArg,
    AttrKind::InReg,
    AttrKind::Nest,
    AttrKind::NoAlias,
    AttrKind::NoCapture,
    AttrKind::NoExt,
    AttrKind::NoFree,
    AttrKind::NonNull,
    AttrKind::NoUndef,
    AttrKind::ReadNone,
    AttrKind::ReadOnly,
    AttrKind::Returned,
    AttrKind::SExt,
    AttrKind::SwiftAsync,
    AttrKind::SwiftError,
    AttrKind::SwiftSelf,
    AttrKind::Writable,
    AttrKind::WriteOnly,
    AttrKind::ZExt,
    AttrKind::NoMerge,
    AttrKind::StrictFp,
];

/// Bare attributes that returned values may have.
const RETURN: [AttrKind; 7] = [
    AttrKind::InReg,
    AttrKind::NoAlias,
    AttrKind::NoExt,
    AttrKind::NonNull,
    AttrKind::NoUndef,
    AttrKind::SExt,
    AttrKind::ZExt,
];

/// Bare attributes that only values may have, never functions.
const VALUE_ONLY: [AttrKind; 16] = [
    AttrKind::DeadOnUnwind,
    AttrKind::ImmArg,
    AttrKind::InReg,
    AttrKind::Nest,
    AttrKind::NoAlias,
    AttrKind::NoCapture,
    AttrKind::NoExt,
    AttrKind::NonNull,
    AttrKind::NoUndef,
    AttrKind::Returned,
    AttrKind::SExt,
    AttrKind::SwiftAsync,
    AttrKind::SwiftError,
    AttrKind::SwiftSelf,
    AttrKind::Writable,
    AttrKind::ZExt,
];

/// Pairs that cannot stand in one set.
const EXCLUSIVE: [(AttrKind, AttrKind); 13] = [
    (AttrKind::MinSize, AttrKind::OptimizeForDebugging),
    (AttrKind::OptimizeForSize, AttrKind::OptimizeForDebugging),
    (
        AttrKind::SanitizeRealtime,
        AttrKind::SanitizeRealtimeBlocking,
    ),
    (AttrKind::ZExt, AttrKind::SExt),
    (AttrKind::ReadNone, AttrKind::ReadOnly),
    (AttrKind::ReadNone, AttrKind::WriteOnly),
    (AttrKind::ReadOnly, AttrKind::WriteOnly),
    (AttrKind::NoInline, AttrKind::AlwaysInline),
    (AttrKind::ReadNone, AttrKind::Writable),
    (AttrKind::ReadOnly, AttrKind::Writable),
    (AttrKind::OptimizeNone, AttrKind::OptimizeForSize),
    (AttrKind::OptimizeNone, AttrKind::MinSize),
    (AttrKind::OptimizeNone, AttrKind::OptimizeForDebugging),
];

/// Checks the attributes of the function whose body is examined.
pub(super) fn check_function(c: &mut Checker<'_, '_>) {
    let header = c.header;
    let (Some(data), Some(decl)) = (header.globals.get(c.f.global), header.function(c.f.global))
    else {
        return;
    };
    for message in declaration(header, data, decl) {
        c.error(None, None, message);
    }
    let naked = header.attrs.has(decl.attrs.func, AttrKind::Naked);
    if naked && c.f.args().iter().any(|&a| c.f.has_uses(a)) {
        c.error(None, None, "use of an argument of a naked function".into());
    }
}

/// Breaches in the attributes of a function, declared or defined.
pub(super) fn declaration(header: &Header, data: &GlobalData, decl: &FunctionDecl) -> Vec<String> {
    let mut out = Vec::new();
    let Some((ret, params, vararg)) = header.types.as_function(data.ty) else {
        return out;
    };
    list(header, &decl.attrs, ret, params, &mut out);
    let returns_by_pointer = decl.attrs.params.iter().any(|&s| {
        let set = header.attrs.get(s);
        set.iter()
            .any(|a| matches!(a, Attr::Typed(TypedAttr::StructRet, _)))
    });
    if returns_by_pointer && !ret.is_void() {
        out.push("function with an sret parameter must return void".into());
    }
    function_set(header, decl.attrs.func, &mut out);
    fnattrs::check(
        header,
        decl.attrs.func,
        (ret, params, vararg),
        Some((data, decl)),
        &mut out,
    );
    let element = |n: usize| {
        let set = header.attrs.get(decl.attrs.param(n));
        set.iter()
            .any(|a| matches!(a, Attr::Typed(TypedAttr::ElementType, _)))
    };
    if (0..params.len()).any(element) {
        out.push("elementtype belongs to calls".into());
    }
    let intrinsic = data.name.as_deref().is_some_and(|n| n.starts_with("llvm."));
    let immediate =
        (0..params.len()).any(|n| header.attrs.has(decl.attrs.param(n), AttrKind::ImmArg));
    if immediate && !intrinsic {
        out.push("immarg on a function that is no intrinsic".into());
    }
    out
}

/// True for bare attributes that parameters may have.
pub(super) fn may_stand_on_parameter(kind: AttrKind) -> bool {
    PARAM.contains(&kind)
}

/// Checks the attributes of a call.
pub(super) fn check_call(
    c: &mut Checker<'_, '_>,
    i: Inst,
    info: &CallInfo,
    ret: Type,
    args: &[Type],
    fixed: usize,
) {
    let header = c.header;
    let mut out = Vec::new();
    list(header, &info.attrs, ret, args, &mut out);
    if let Some(of_type) = header.types.as_function(info.fn_ty) {
        fnattrs::check(header, info.attrs.func, of_type, None, &mut out);
    }
    exclusive(header, info.attrs.func, &mut out);
    let intrinsic_or_asm = c.f.as_global(c.f.operand(i, 0)).map_or_else(
        || {
            matches!(
                c.f.value_def(c.f.operand(i, 0)),
                crate::function::ValueDef::Asm(_)
            )
        },
        |g| header.global_name(g).starts_with("llvm."),
    );
    let element = info.attrs.params.iter().any(|&s| {
        let set = header.attrs.get(s);
        set.iter()
            .any(|a| matches!(a, Attr::Typed(TypedAttr::ElementType, _)))
    });
    if element && !intrinsic_or_asm {
        out.push("elementtype belongs to calls of intrinsics and inline assembly".into());
    }
    let declared = c.f.callee(i).and_then(|g| header.function(g));
    let immediate = |set| header.attrs.has(set, AttrKind::ImmArg);
    // LLVM gives intrinsics the attribute where their declaration leaves it out.
    let known =
        c.f.callee(i)
            .map_or(0, |g| crate::intrinsics::immediates(header.global_name(g)));
    let alone = info.attrs.params.iter().enumerate().any(|(n, &s)| {
        let implied = n < 32 && known >> n & 1 == 1;
        immediate(s) && !implied && declared.is_none_or(|d| !immediate(d.attrs.param(n)))
    });
    if alone {
        out.push("immarg belongs to declarations".into());
    }
    let preallocated = header.attrs.get(info.attrs.func);
    let preallocated = preallocated
        .iter()
        .any(|a| matches!(a, Attr::Typed(TypedAttr::Preallocated, _)));
    let makes_argument =
        c.f.callee(i)
            .is_some_and(|g| header.global_name(g) == "llvm.call.preallocated.arg");
    if preallocated && !makes_argument {
        out.push("preallocated on a call of something else than llvm.call.preallocated.arg".into());
    }
    let speculatable = header.attrs.has(info.attrs.func, AttrKind::Speculatable);
    if speculatable {
        let callee = c.f.callee(i).and_then(|g| header.function(g));
        if callee.is_none_or(|d| !header.attrs.has(d.attrs.func, AttrKind::Speculatable)) {
            out.push("speculatable on the call of a function that is not".into());
        }
    }
    for n in fixed..args.len() {
        let set = header.attrs.get(info.attrs.param(n));
        if set
            .iter()
            .any(|a| matches!(a, Attr::Typed(TypedAttr::StructRet, _)))
        {
            out.push("sret on a variable argument".into());
        }
    }
    for message in out {
        c.at(i, message);
    }
}

/// Attributes by position: of parameters and of the returned value.
fn list(header: &Header, attrs: &AttrList, ret: Type, params: &[Type], out: &mut Vec<String>) {
    if attrs.ret == AttrSet::EMPTY && attrs.params.iter().all(|&s| s == AttrSet::EMPTY) {
        return;
    }
    value_set(header, attrs.ret, ret, &RETURN, out);
    let mut single = [0; 6];
    for (n, &ty) in params.iter().enumerate() {
        let set = attrs.param(n);
        if set == AttrSet::EMPTY {
            continue;
        }
        value_set(header, set, ty, &PARAM, out);
        if header.attrs.has(set, AttrKind::Returned) && !same_bits(header, ty, ret) {
            out.push("returned parameter is not of the return type".into());
        }
        for (count, k) in single.iter_mut().zip(SINGLE) {
            *count += u32::from(header.attrs.has(set, k));
        }
        let typed = |k| {
            let all = header.attrs.get(set);
            all.iter()
                .any(|a| matches!(a, Attr::Typed(t, _) if *t == k))
        };
        if typed(TypedAttr::StructRet) {
            single[5] += 1;
            if n > 1 {
                out.push("sret is not on the first or second parameter".into());
            }
        }
        if typed(TypedAttr::InAlloca) && n + 1 != params.len() {
            out.push("inalloca is not on the last parameter".into());
        }
    }
    if attrs.params.len() > params.len()
        && attrs.params[params.len()..]
            .iter()
            .any(|&s| s != AttrSet::EMPTY)
    {
        out.push("attributes of a parameter that does not exist".into());
    }
    if single.iter().any(|&n| n > 1) {
        out.push(
            "sret, returned, nest, swiftself, swiftasync or swifterror on more than one parameter"
                .into(),
        );
    }
}

/// Attributes that one parameter may have.
const SINGLE: [AttrKind; 5] = [
    AttrKind::Returned,
    AttrKind::Nest,
    AttrKind::SwiftSelf,
    AttrKind::SwiftAsync,
    AttrKind::SwiftError,
];

/// The same type, or vectors of one size.
fn same_bits(header: &Header, a: Type, b: Type) -> bool {
    let bits = |t: Type| {
        header.types.as_vector(t)?;
        header.layout.size_bits(&header.types, t)
    };
    a == b || bits(a).is_some_and(|n| bits(b) == Some(n))
}

/// One set of a parameter or returned value.
fn value_set(header: &Header, set: AttrSet, ty: Type, allowed: &[AttrKind], out: &mut Vec<String>) {
    if set == AttrSet::EMPTY {
        return;
    }
    let mut passing = 0;
    for a in header.attrs.get(set) {
        if let Err(why) = value_attr(header, a, ty, allowed) {
            out.push(why);
        }
        if let Attr::Str(key, value) = a
            && !fnattrs::boolean_ok(key, value.as_deref().unwrap_or(""))
        {
            out.push(format!("attribute \"{key}\" is no truth value"));
        }
        passing += u32::from(matches!(
            a,
            Attr::Typed(
                TypedAttr::ByVal
                    | TypedAttr::InAlloca
                    | TypedAttr::Preallocated
                    | TypedAttr::ByRef
                    | TypedAttr::StructRet,
                _
            ) | Attr::Flag(AttrKind::InReg | AttrKind::Nest)
        ));
    }
    let inreg_sret = header.attrs.has(set, AttrKind::InReg)
        && header
            .attrs
            .get(set)
            .iter()
            .any(|a| matches!(a, Attr::Typed(TypedAttr::StructRet, _)));
    if passing > 1 + u32::from(inreg_sret) {
        out.push(
            "byval, inalloca, preallocated, inreg, nest, byref and sret exclude each other".into(),
        );
    }
    let typed = |k| {
        let all = header.attrs.get(set);
        all.iter()
            .any(|a| matches!(a, Attr::Typed(t, _) if *t == k))
    };
    if header.attrs.has(set, AttrKind::ImmArg) {
        let more = header.attrs.get(set).len();
        let range = header
            .attrs
            .get(set)
            .iter()
            .any(|a| matches!(a, Attr::Range(..)));
        if more > 1 + usize::from(range) {
            out.push("immarg excludes other attributes".into());
        }
    }
    if typed(TypedAttr::InAlloca) && header.attrs.has(set, AttrKind::ReadOnly) {
        out.push("attributes 'inalloca' and 'readonly' exclude each other".into());
    }
    if typed(TypedAttr::StructRet) && header.attrs.has(set, AttrKind::Returned) {
        out.push("attributes 'sret' and 'returned' exclude each other".into());
    }
    exclusive(header, set, out);
}

fn exclusive(header: &Header, set: AttrSet, out: &mut Vec<String>) {
    for (a, b) in EXCLUSIVE {
        if header.attrs.has(set, a) && header.attrs.has(set, b) {
            let (a, b) = (a.keyword(), b.keyword());
            out.push(format!("attributes '{a}' and '{b}' exclude each other"));
        }
    }
}

fn value_attr(header: &Header, a: &Attr, ty: Type, allowed: &[AttrKind]) -> Result<(), String> {
    let types = &header.types;
    let fits = match a {
        Attr::Flag(k) if !allowed.contains(k) => {
            return Err(format!("attribute '{}' cannot stand here", k.keyword()));
        }
        Attr::Flag(AttrKind::SExt | AttrKind::ZExt | AttrKind::AllocAlign) => ty.is_int(),
        Attr::Flag(
            AttrKind::NoAlias
            | AttrKind::NoCapture
            | AttrKind::NonNull
            | AttrKind::ReadNone
            | AttrKind::ReadOnly
            | AttrKind::Writable
            | AttrKind::DeadOnUnwind
            | AttrKind::DeadOnReturn
            | AttrKind::AllocPtr
            | AttrKind::Nest
            | AttrKind::SwiftError,
        )
        | Attr::Dereferenceable(_)
        | Attr::DereferenceableOrNull(_)
        | Attr::Captures(_) => ty.is_ptr(),
        Attr::Text(key, _) if &**key == "initializes" => ty.is_ptr(),
        Attr::Flag(AttrKind::NoUndef) => !matches!(ty, Type::VOID | Type::TOKEN | Type::METADATA),
        Attr::Align(_) => ptr_like(types, ty),
        Attr::NoFpClass(mask) => *mask != 0 && fp_class(header, ty),
        Attr::Range(lo, hi) => {
            types.scalar(ty).int_width() == Some(lo.width()) && lo.width() == hi.width()
        }
        Attr::Typed(k, pointee) => {
            let sized = types.is_sized(*pointee)
                || matches!(k, TypedAttr::ElementType | TypedAttr::StructRet);
            if !sized {
                let k = k.keyword();
                return Err(format!("attribute '{k}' with a type without size"));
            }
            let bytes = header.layout.alloc_size(types, *pointee);
            let local = |name: &str| {
                name.starts_with("spirv.")
                    || name.starts_with("dx.")
                    || matches!(name, "aarch64.svcount" | "riscv.vector.tuple")
            };
            if *k == TypedAttr::ByVal && super::globals::has_target(types, *pointee, &local) {
                return Err("attribute 'byval' with a target type that has no local values".into());
            }
            if *k != TypedAttr::ElementType && bytes.is_some_and(|b| b >= 1 << 32) {
                return Err(format!("attribute '{}' with a huge type", k.keyword()));
            }
            ty.is_ptr()
        }
        _ => true,
    };
    if fits {
        Ok(())
    } else {
        Err(format!(
            "attribute {a:?} does not fit the type of its value"
        ))
    }
}

/// Floating point, its vectors, and arrays of those.
fn fp_class(header: &Header, ty: Type) -> bool {
    let types = &header.types;
    float_like(types, ty) || super::arith::float_result(types, ty)
}

/// The set of the function itself.
fn function_set(header: &Header, set: AttrSet, out: &mut Vec<String>) {
    for a in header.attrs.get(set) {
        match a {
            Attr::Flag(k) if VALUE_ONLY.contains(k) => {
                let k = k.keyword();
                out.push(format!("attribute '{k}' does not apply to functions"));
            }
            // Its group may be that of calls as well.
            Attr::Flag(AttrKind::Builtin) => {
                out.push("'builtin' belongs to calls, not to functions".into());
            }
            _ => {}
        }
    }
    exclusive(header, set, out);
}
