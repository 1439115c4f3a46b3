//! Intrinsics of targets whose arguments have rules beyond their types.

use super::arguments::{Args, Check, rule};
use super::functions::cc;
use crate::attr::{Attr, AttrKind, TypedAttr};
use crate::inst::InstKind;
use crate::types::Type;

/// Intrinsics of AMDGPU with rules about where they are called, and what values they take (LLVM's "User Guide for
/// AMDGPU Backend", "LLVM IR Intrinsics").
fn amdgpu(a: &Args<'_, '_, '_>, name: &str) -> Check {
    let (f, header) = (a.c.f, a.c.header);
    let caller = header.function(f.global);
    let convention = caller.map_or(0, |d| d.cc);
    let chain = [cc::AMDGPU_CS_CHAIN, cc::AMDGPU_CS_CHAIN_PRESERVE];
    let inreg = |n: usize| {
        let set = f.kind(a.i).call_info().map(|k| k.attrs.param(n));
        set.is_some_and(|s| header.attrs.has(s, AttrKind::InReg))
    };
    // Whether an argument is a parameter of the caller, and one in a scalar register.
    let parameter = |n: usize| {
        let at = f.args().iter().position(|v| Some(v) == a.args.get(n))?;
        let set = caller?.attrs.param(at);
        Some(header.attrs.has(set, AttrKind::InReg))
    };
    let is = |base: &str| {
        let rest = name.strip_prefix(base);
        rest.is_some_and(|r| r.is_empty() || r.starts_with('.'))
    };
    if is("amdgcn.cs.chain") {
        rule(
            convention == cc::AMDGPU_CS || chain.contains(&convention),
            "only in functions of the conventions amdgpu_cs, amdgpu_cs_chain and amdgpu_cs_chain_preserve",
        )?;
        rule(inreg(2), "scalar arguments must be inreg")?;
        rule(!inreg(3), "vector arguments cannot be inreg")?;
        let next = f.next_inst(a.i);
        let marked = next
            .and_then(|n| f.callee(n))
            .is_some_and(|g| header.global_name(g) == "llvm.amdgcn.unreachable");
        let next = next.map(|n| f.kind(n));
        return rule(
            marked || matches!(next, Some(InstKind::Unreachable)),
            "must be followed by unreachable",
        );
    }
    if is("amdgcn.set.inactive.chain.arg") {
        rule(
            chain.contains(&convention),
            "only in functions of the conventions amdgpu_cs_chain and amdgpu_cs_chain_preserve",
        )?;
        rule(!inreg(1), "the value of inactive lanes cannot be inreg")?;
        return rule(
            parameter(1) == Some(false),
            "the value of inactive lanes must be a parameter in vector registers",
        );
    }
    if is("amdgcn.init.exec.from.input") {
        return rule(
            parameter(0) == Some(true),
            "the argument must be an inreg parameter of the function",
        );
    }
    if is("amdgcn.s.prefetch.data") {
        return rule(
            matches!(a.ty(0).address_space(), Some(0 | 1 | 4 | 6)),
            "only for global and constant memory",
        );
    }
    if name.starts_with("amdgcn.mfma.scale.") {
        for (operand, format) in [(0, 3), (1, 4)] {
            let registers = match a.number(format) {
                Some(0 | 1) => 8,
                Some(2 | 3) => 6,
                Some(4) => 4,
                _ => return Err("unknown format of the elements"),
            };
            let words = a.types().as_vector(a.ty(operand));
            rule(
                words.is_some_and(|v| v.0 == Type::I32 && v.1 >= registers),
                "vector is too short for the format of its elements",
            )?;
        }
    }
    Ok(())
}

/// Loads that begin an exclusive access, and stores that end one: their pointers say what is accessed.
const EXCLUSIVE_LOADS: [&str; 4] = [
    "aarch64.ldxr.",
    "aarch64.ldaxr.",
    "arm.ldrex.",
    "arm.ldaex.",
];
const EXCLUSIVE_STORES: [&str; 4] = [
    "aarch64.stxr.",
    "aarch64.stlxr.",
    "arm.strex.",
    "arm.stlex.",
];

/// Checks a call of a target's intrinsic: `llvm.` and `name`.
pub(super) fn check(a: &Args<'_, '_, '_>, name: &str) -> Check {
    let f = a.c.f;
    let element = |n: usize| {
        let set = f.kind(a.i).call_info().map(|k| k.attrs.param(n));
        set.is_some_and(|s| {
            let all = a.c.header.attrs.get(s);
            all.iter()
                .any(|x| matches!(x, Attr::Typed(TypedAttr::ElementType, _)))
        })
    };
    match name {
        "aarch64.prefetch" => {
            a.at_most(1, 1, "whether to write must be 0 or 1")?;
            a.at_most(2, 3, "the target must be 0 to 3")?;
            a.at_most(3, 1, "whether to stream must be 0 or 1")?;
            a.at_most(4, 1, "whether it is data must be 0 or 1")
        }
        _ if name.starts_with("amdgcn.") => amdgpu(a, name),
        _ if EXCLUSIVE_LOADS.iter().any(|p| name.starts_with(p)) => {
            rule(element(0), "the first argument needs elementtype")
        }
        _ if EXCLUSIVE_STORES.iter().any(|p| name.starts_with(p)) => {
            rule(element(1), "the second argument needs elementtype")
        }
        _ => Ok(()),
    }
}
