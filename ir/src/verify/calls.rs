//! Calls: function type, callee, arguments, `musttail`, conventions, what is passed in memory, uses of intrinsics.
//!
//! [`check`] is called for `call`, `invoke` and `callbr`, whose operands have the right number. It stops at the first
//! thing without which nothing else can be said (no function type, a wrong number of arguments) and otherwise reports
//! all. Attributes go to `attributes`, operand bundles to `bundles`, inline assembly to `asm`, intrinsics by name to
//! `intrinsics` and `arguments`.
//!
//! `musttail` is LangRef's list: followed by `ret` of its result, with at most a `bitcast` between; convention and
//! result as the caller has them; parameters of the same types with the same attributes by which they are passed, or,
//! under `tailcc` and `swifttailcc`, any that need no such attribute.
//!
//! Calls of intrinsics in a form that LLVM replaces while reading are checked as they were written (`is_old_form`).

use super::arith::float_result;
use super::functions::cc;
use super::{Checker, arguments, asm, attributes, bundles, intrinsics, swift};
use crate::attr::{Attr, AttrKind, TypedAttr};
use crate::constant::ConstantData;
use crate::entity::{AttrSet, Block, Global, Inst, Value};
use crate::function::ValueDef;
use crate::inst::{CallInfo, Flags, InstKind, TailKind};
use crate::intrinsics::{is_declared_anyhow, type_mistake};
use crate::types::Type;

/// Intrinsics that may be invoked.
const INVOKABLE: [&str; 9] = [
    "llvm.donothing",
    "llvm.experimental.patchpoint",
    "llvm.experimental.gc.statepoint",
    "llvm.coro.",
    "llvm.seh.",
    "llvm.wasm.",
    "llvm.objc.",
    "llvm.nvvm.",
    "llvm.amdgcn.",
];

/// Largest alignment of what a call passes or returns.
const MAX_ALIGN: u64 = 1 << 14;

/// Calling conventions under which `musttail` may change the parameter list.
const TAIL_CC: [u32; 2] = [18, 20];

/// Checks a call, whose operands have the right number.
pub(super) fn check(c: &mut Checker<'_, '_>, i: Inst, info: &CallInfo) {
    let Some(call) = c.f.call(i) else { return };
    let args: Vec<Value> = call.args().collect();
    let callee = call.callee();
    let header = c.header;
    let Some((ret, params, vararg)) = header.types.as_function(info.fn_ty) else {
        c.at(i, "call through something that is no function type");
        return;
    };
    let pointer = c.f.value_type(callee).is_ptr();
    c.require(pointer, i, "called value is not a pointer");
    let space = c.f.value_type(callee).address_space();
    c.require(
        info.addrspace.is_none() || info.addrspace == space,
        i,
        "called value is in another address space than the call says",
    );
    c.require(
        c.f.inst_type(i) == ret,
        i,
        "result of the call does not have the function's return type",
    );
    let count = if vararg {
        args.len() >= params.len()
    } else {
        args.len() == params.len()
    };
    if !c.require(count, i, "call with a wrong number of arguments") {
        return;
    }
    let types: Vec<Type> = args.iter().map(|&v| c.f.value_type(v)).collect();
    for (n, (&have, &want)) in types.iter().zip(params).enumerate() {
        if have != want {
            c.at(
                i,
                format!("argument {n} does not have the parameter's type"),
            );
        }
    }
    attributes::check_call(c, i, info, ret, &types, params.len());
    check_flags(c, i, ret);
    bundles::check(c, i, info);
    asm::check(c, i, info, callee);
    check_convention(c, i, info);
    check_argument_types(c, i, callee, &types, ret);
    check_passing(c, i, info, &args, ret);
    if info.tail == TailKind::MustTail {
        check_musttail(c, i, info);
    }
    if let Some(g) = c.f.as_global(callee) {
        check_callee(c, i, info, g, &args);
    }
}

/// Entry points are not called, nor are functions that an intrinsic calls; `callbr` calls little.
fn check_convention(c: &mut Checker<'_, '_>, i: Inst, info: &CallInfo) {
    let callable = !cc::UNCALLABLE.contains(&info.cc);
    c.require(
        callable,
        i,
        "calling convention of functions that cannot be called",
    );
    if matches!(c.f.kind(i), InstKind::CallBr(..)) {
        let asm = matches!(c.f.value_def(c.f.operand(i, 0)), ValueDef::Asm(_));
        let kill =
            c.f.callee(i)
                .is_some_and(|g| c.header.global_name(g) == "llvm.amdgcn.kill");
        c.require(
            asm || kill,
            i,
            "callbr calls inline assembly and llvm.amdgcn.kill only",
        );
        if kill {
            check_kill(c, i);
        }
        let unwinds = matches!(c.f.value_def(c.f.operand(i, 0)), ValueDef::Asm(a) if c.f.inline_asm(a).unwind);
        c.require(!unwinds, i, "callbr of inline assembly that unwinds");
    }
}

/// `callbr` of `llvm.amdgcn.kill` leads to one block for the lanes that are gone, in which nothing happens.
fn check_kill(c: &mut Checker<'_, '_>, i: Inst) {
    let targets: Vec<Block> = c.f.inst_successors(i).skip(1).collect();
    let &[gone] = &targets[..] else {
        c.at(
            i,
            "callbr of llvm.amdgcn.kill needs one indirect destination",
        );
        return;
    };
    let first = c.f.first_inst(gone);
    let marked = first
        .and_then(|f| c.f.callee(f))
        .is_some_and(|g| c.header.global_name(g) == "llvm.amdgcn.unreachable");
    c.require(
        marked || first.is_some_and(|f| matches!(c.f.kind(f), InstKind::Unreachable)),
        i,
        "the indirect destination of callbr of llvm.amdgcn.kill must be unreachable",
    );
}

fn check_flags(c: &mut Checker<'_, '_>, i: Inst, ret: Type) {
    let allowed = if float_result(&c.header.types, ret) {
        Flags::FAST
    } else {
        Flags::NONE
    };
    let flags = c.f.flags(i);
    c.require(
        flags.without(allowed).is_empty(),
        i,
        "flag that this instruction cannot have",
    );
}

/// What is passed or returned in memory: alignments have a limit, `inalloca` takes a fitting alloca.
fn check_passing(c: &mut Checker<'_, '_>, i: Inst, info: &CallInfo, args: &[Value], ret: Type) {
    let header = c.header;
    let align = |t: Type| header.layout.abi_align(&header.types, t).bytes();
    let intrinsic =
        c.f.callee(i)
            .is_some_and(|g| header.global_name(g).starts_with("llvm."));
    let types = args.iter().map(|&v| c.f.value_type(v));
    let small = types
        .chain([ret])
        .all(|t| !t.in_table() || align(t) <= MAX_ALIGN);
    c.require(
        intrinsic || small,
        i,
        "call passes or returns a type of too large an alignment",
    );
    for (n, &v) in args.iter().enumerate() {
        // What the callee's declaration says counts, too.
        let callee = c.f.callee(i).filter(|_| !intrinsic);
        let callee = callee.and_then(|g| header.function(g));
        let declared = callee.map_or(AttrSet::EMPTY, |d| d.attrs.param(n));
        let declared = header.attrs.get(declared);
        let set = header.attrs.get(info.attrs.param(n));
        let by_alloca = set
            .iter()
            .any(|a| matches!(a, Attr::Typed(TypedAttr::InAlloca, _)));
        let from = c.f.def_inst(v).map(|d| c.f.kind(d));
        let fits = !matches!(
            from,
            Some(InstKind::Alloca {
                inalloca: false,
                ..
            })
        );
        c.require(
            !by_alloca || fits,
            i,
            "inalloca argument is an alloca that is not inalloca",
        );
        c.require(
            !by_alloca || n + 1 == args.len(),
            i,
            "inalloca is not on the last argument",
        );
        if set
            .iter()
            .chain(declared)
            .any(|a| *a == Attr::Flag(AttrKind::SwiftError))
        {
            swift::check_argument(c, i, v);
        }
        let preallocated = set
            .iter()
            .chain(declared)
            .any(|a| matches!(a, Attr::Typed(TypedAttr::Preallocated, _)));
        let bundle = info.bundles.iter().any(|b| &*b.0 == "preallocated");
        let forwarded = info.tail == TailKind::MustTail;
        c.require(
            !preallocated || bundle != forwarded,
            i,
            "preallocated argument of a call that has no preallocated bundle and is not musttail, or both",
        );
    }
}

/// Metadata and tokens are passed to and returned by intrinsics (and inline assembly) only.
fn check_argument_types(
    c: &mut Checker<'_, '_>,
    i: Inst,
    callee: Value,
    types: &[Type],
    ret: Type,
) {
    let intrinsic =
        c.f.as_global(callee)
            .is_some_and(|g| c.header.global_name(g).starts_with("llvm."));
    if intrinsic {
        return;
    }
    let special = types
        .iter()
        .any(|&t| matches!(t, Type::METADATA | Type::TOKEN | Type::LABEL));
    c.require(
        !special,
        i,
        "metadata or token argument of a call that is no intrinsic's",
    );
    c.require(
        ret != Type::TOKEN && ret != Type::X86_AMX,
        i,
        "call that is no intrinsic's returns a token",
    );
}

fn check_callee(c: &mut Checker<'_, '_>, i: Inst, info: &CallInfo, g: Global, args: &[Value]) {
    let header = c.header;
    let name = header.global_name(g);
    let facts = c.facts.get(header, g);
    let declared_type = header.globals.get(g).map(|d| d.ty);
    if name.starts_with("llvm.") {
        let same = declared_type == Some(info.fn_ty)
            || declared_type.is_some_and(|t| is_declared_anyhow(&header.types, name, t));
        c.require(same, i, "intrinsic called by another function type");
        if same && let Some(message) = type_mistake(&header.types, name, info.fn_ty) {
            c.at(i, message);
        }
    }
    if facts.is_some() && matches!(c.f.kind(i), InstKind::Invoke(_)) {
        let ok = INVOKABLE.iter().any(|p| name.starts_with(p));
        c.require(ok, i, "intrinsic that cannot be invoked");
    }
    let declared = header.function(g).map(|d| &d.attrs);
    let mask = crate::intrinsics::immediates(name);
    for (n, &v) in args.iter().enumerate() {
        let immediate = (n < 32 && mask >> n & 1 == 1)
            || declared.is_some_and(|d| header.attrs.has(d.param(n), AttrKind::ImmArg));
        // LLVM folds arithmetic on literals while reading; we keep it as it was written.
        let literal = matches!(
            c.f.as_const(v),
            Some(
                ConstantData::Int(_)
                    | ConstantData::WideInt(_)
                    | ConstantData::Float(_)
                    | ConstantData::Expr(_)
            )
        );
        if immediate && !literal {
            c.at(i, format!("argument {n} must be an immediate (immarg)"));
        }
        if n < 32
            && mask >> n & 1 == 1
            && let Some((low, high)) = crate::intrinsics::immediate_range(name, n)
            && let Some(value) = c.f.as_int(v).and_then(|b| b.as_i64())
            && !(low..high).contains(&value)
        {
            c.at(
                i,
                format!("immediate {value} is not within [{low}, {high})"),
            );
        }
    }
    intrinsics::check(c, i, name, args);
    arguments::check(c, i, name, args);
    if name == "llvm.assume" {
        bundles::check_assume(c, i, args);
    }
}

/// `musttail`: what must agree between caller and callee, and what must follow.
fn check_musttail(c: &mut Checker<'_, '_>, i: Inst, info: &CallInfo) {
    let header = c.header;
    let asm = matches!(c.f.value_def(c.f.operand(i, 0)), ValueDef::Asm(_));
    c.require(!asm, i, "musttail call of inline assembly");
    c.require(
        followed_by_ret(c, i),
        i,
        "musttail call must be followed by ret of its result",
    );
    let Some(decl) = header.function(c.f.global) else {
        return;
    };
    let caller = header
        .globals
        .get(c.f.global)
        .and_then(|d| header.types.as_function(d.ty));
    let (Some((ret, params, vararg)), Some((ret2, params2, vararg2))) =
        (caller, header.types.as_function(info.fn_ty))
    else {
        return;
    };
    c.require(
        decl.cc == info.cc,
        i,
        "musttail call with another calling convention than its caller",
    );
    c.require(
        vararg == vararg2,
        i,
        "musttail call with other variable arguments than its caller",
    );
    c.require(
        ret == ret2,
        i,
        "musttail call with another return type than its caller",
    );
    if TAIL_CC.contains(&info.cc) {
        c.require(
            !vararg,
            i,
            "musttail call by tailcc or swifttailcc of a function with variable arguments",
        );
        let sets = (0..params.len()).map(|n| decl.attrs.param(n));
        let fit = sets
            .chain((0..params2.len()).map(|n| info.attrs.param(n)))
            .all(|s| !header.attrs.get(s).iter().any(by_stack));
        c.require(
            fit,
            i,
            "inalloca, inreg, swifterror, preallocated or byref at a musttail call by tailcc or swifttailcc",
        );
        return;
    }
    let intrinsic =
        c.f.callee(i)
            .is_some_and(|g| header.global_name(g).starts_with("llvm."));
    if !vararg || !intrinsic {
        c.require(
            params == params2,
            i,
            "musttail call with other parameters than its caller",
        );
    }
    let same = (0..params.len().max(params2.len()))
        .all(|n| abi(c, decl.attrs.param(n)) == abi(c, info.attrs.param(n)));
    c.require(
        same,
        i,
        "musttail call with other ABI attributes than its caller",
    );
}

/// Attributes that calls in tail position by `tailcc` cannot have.
fn by_stack(a: &Attr) -> bool {
    matches!(
        a,
        Attr::Flag(AttrKind::InReg | AttrKind::SwiftError)
            | Attr::Typed(
                TypedAttr::InAlloca | TypedAttr::Preallocated | TypedAttr::ByRef,
                _
            )
    )
}

fn followed_by_ret(c: &Checker<'_, '_>, i: Inst) -> bool {
    let f = c.f;
    let (mut value, mut next) = (f.result(i), f.next_inst(i));
    if let Some(n) = next
        && matches!(f.kind(n), InstKind::Cast(crate::inst::CastOp::BitCast))
    {
        if Some(f.operand(n, 0)) != value {
            return false;
        }
        (value, next) = (f.result(n), f.next_inst(n));
    }
    let Some(r) = next else { return false };
    if !matches!(f.kind(r), InstKind::Ret) {
        return false;
    }
    match f.operands(r).next() {
        None => true,
        Some(v) => {
            Some(v) == value
                || matches!(
                    f.as_const(v),
                    Some(ConstantData::Undef | ConstantData::Poison)
                )
        }
    }
}

/// The attributes of a parameter that change how it is passed.
fn abi(c: &Checker<'_, '_>, set: AttrSet) -> Vec<Attr> {
    let all = c.header.attrs.get(set);
    let by_memory = all
        .iter()
        .any(|a| matches!(a, Attr::Typed(TypedAttr::ByVal | TypedAttr::ByRef, _)));
    let matters = |a: &&Attr| match a {
        Attr::Typed(k, _) => *k != TypedAttr::ElementType,
        Attr::Flag(k) => matches!(
            k,
            AttrKind::InReg | AttrKind::SwiftSelf | AttrKind::SwiftAsync | AttrKind::SwiftError
        ),
        Attr::AlignStack(_) => true,
        Attr::Align(_) => by_memory,
        _ => false,
    };
    let mut kept: Vec<Attr> = all.iter().filter(matters).cloned().collect();
    kept.sort_by_key(|a| format!("{a:?}"));
    kept
}

/// Intrinsics are called and nothing else.
pub(super) fn check_intrinsic_uses(c: &mut Checker<'_, '_>, i: Inst) {
    let is_call = c.f.kind(i).call_info().is_some();
    // What is called is the first operand; `clang.arc.attachedcall` has a rule of its own.
    let attached: Vec<Value> = match is_call {
        true => bundles::of(c, i)
            .into_iter()
            .filter(|b| b.0 == "clang.arc.attachedcall")
            .flat_map(|b| b.1)
            .collect(),
        false => Vec::new(),
    };
    for (n, v) in c.f.operands(i).enumerate() {
        let Some(g) = c.f.as_global(v) else { continue };
        if n == 0 && is_call || attached.contains(&v) {
            continue;
        }
        let function = c.header.globals.get(g).is_some() && c.header.function(g).is_some();
        if function && c.header.global_name(g).starts_with("llvm.") {
            c.at(i, "address of an intrinsic is taken");
        }
    }
}
