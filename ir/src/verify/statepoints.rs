//! Garbage collection at calls: statepoints, and what reads them (LangRef "Garbage Collection Safepoints",
//! `llvm.experimental.gc.*`); frames that other functions recover (`llvm.localrecover`).

use super::{Checker, VerifyError, bundles, module_error};
use crate::attr::{Attr, TypedAttr};
use crate::constant::ConstantData;
use crate::entity::{Global, Inst, Value};
use crate::function::Function;
use crate::inst::InstKind;
use crate::module::Module;
use crate::text::Subject;
use crate::types::Type;
use rustc_hash::FxHashMap;

type Check = Result<(), &'static str>;

fn rule(holds: bool, message: &'static str) -> Check {
    if holds { Ok(()) } else { Err(message) }
}

const STATEPOINT: &str = "llvm.experimental.gc.statepoint";
const RESULT: &str = "llvm.experimental.gc.result";
const BASE: &str = "llvm.experimental.gc.get.pointer.base";
const RELOCATE: &str = "llvm.experimental.gc.relocate";

fn is_call_of(c: &Checker<'_, '_>, i: Inst, prefix: &str) -> bool {
    c.f.callee(i)
        .is_some_and(|g| c.header.global_name(g).starts_with(prefix))
}

/// Checks a call of `llvm.` and `name`.
pub(super) fn check(c: &Checker<'_, '_>, i: Inst, name: &str, args: &[Value]) -> Check {
    let is = |full: &str| {
        full.strip_prefix("llvm.")
            .is_some_and(|f| name.starts_with(f))
    };
    if is(STATEPOINT) {
        statepoint(c, i, args)?;
        return uses(c, i);
    }
    if is(RESULT) {
        let Some(from) = origin(c, args)? else {
            return Ok(());
        };
        let ret = called_type(c, from).and_then(|t| c.header.types.as_function(t));
        return rule(
            ret.is_none_or(|r| r.0 == c.f.inst_type(i)),
            "the result is not of the type that the called function returns",
        );
    }
    if is(RELOCATE) {
        return relocate(c, i, args);
    }
    if is(BASE) {
        let given = args.first().map(|&v| c.f.value_type(v));
        return rule(
            given == Some(c.f.inst_type(i)),
            "the base of a pointer is of its type",
        );
    }
    Ok(())
}

/// The function type that a statepoint calls.
fn called_type(c: &Checker<'_, '_>, statepoint: Inst) -> Option<Type> {
    let set = c.f.kind(statepoint).call_info()?.attrs.param(2);
    let all = c.header.attrs.get(set);
    all.iter().find_map(|x| match x {
        Attr::Typed(TypedAttr::ElementType, t) => Some(*t),
        _ => None,
    })
}

/// The counts of a statepoint, and the type of what it calls.
fn statepoint(c: &Checker<'_, '_>, i: Inst, args: &[Value]) -> Check {
    let number = |n: usize| c.f.as_int(*args.get(n)?)?.as_i64();
    let element = called_type(c, i).ok_or("the called function needs elementtype")?;
    let Some((ret, params, vararg)) = c.header.types.as_function(element) else {
        return Err("elementtype must be a function type");
    };
    rule(
        number(1).is_some_and(|n| n >= 0),
        "the number of bytes to patch cannot be negative",
    )?;
    let count = number(3).ok_or("the number of arguments must be constant")?;
    let count = usize::try_from(count).map_err(|_| "the number of arguments cannot be negative")?;
    rule(
        count == params.len() || vararg && count > params.len(),
        "another number of arguments than the called function has",
    )?;
    rule(
        !vararg || ret.is_void(),
        "result of a function with variable arguments",
    )?;
    let ty = |n: usize| args.get(n).map(|&v| c.f.value_type(v));
    rule(
        params
            .iter()
            .enumerate()
            .all(|(n, &t)| ty(5 + n) == Some(t)),
        "an argument of another type than the called function has",
    )?;
    let flags = number(4).unwrap_or(0);
    rule((0..=3).contains(&flags), "unknown flags")?;
    let transition = number(count.saturating_add(5));
    let transition = transition.ok_or("the number of transition arguments must be 0")?;
    rule(transition == 0, "transition arguments belong into a bundle")?;
    let deopt = number(count.saturating_add(6));
    let deopt = deopt.ok_or("the number of deoptimisation arguments must be 0")?;
    rule(deopt == 0, "deoptimisation arguments belong into a bundle")?;
    rule(args.len() == 7 + count, "too many arguments")?;
    let effects = c.header.call_memory(c.f, i);
    rule(
        effects == crate::attr::MemoryEffects::UNKNOWN,
        "must read and write all memory",
    )
}

/// The token of a statepoint is read by what reads statepoints.
fn uses(c: &Checker<'_, '_>, i: Inst) -> Check {
    let Some(token) = c.f.result(i) else {
        return Ok(());
    };
    let reads = |user: Inst| is_call_of(c, user, RESULT) || is_call_of(c, user, RELOCATE);
    rule(
        c.f.uses(token).all(|u| reads(c.f.user(u))),
        "its token is for llvm.experimental.gc.result and .relocate",
    )
}

/// The statepoint that a token comes from, perhaps by a landing pad; none of undefined tokens.
fn origin(c: &Checker<'_, '_>, args: &[Value]) -> Result<Option<Inst>, &'static str> {
    let f = c.f;
    let token = args.first().copied();
    if token.is_some_and(|t| {
        matches!(
            f.as_const(t),
            Some(ConstantData::Undef | ConstantData::Poison)
        )
    }) {
        return Ok(None);
    }
    let def = token.and_then(|t| f.def_inst(t));
    let def = def.ok_or("the token must come from a statepoint")?;
    if !matches!(f.kind(def), InstKind::LandingPad { .. }) {
        rule(
            is_call_of(c, def, STATEPOINT),
            "the token must come from a statepoint",
        )?;
        return Ok(Some(def));
    }
    // The landing pad of the one statepoint that unwinds to it.
    let block = f.inst_block(def);
    let mut from = block.into_iter().flat_map(|b| f.pred_edges(b));
    let first = from.next();
    rule(
        from.all(|p| Some(p) == first),
        "several statepoints unwind to the landingpad",
    )?;
    let invoke = first.and_then(|p| f.terminator(p));
    let invoke = invoke.filter(|&t| is_call_of(c, t, STATEPOINT));
    match invoke {
        Some(t) => Ok(Some(t)),
        None => Err("the token must come from a statepoint"),
    }
}

/// What is relocated is among the live pointers, or among the arguments where there is no such bundle.
fn relocate(c: &Checker<'_, '_>, i: Inst, args: &[Value]) -> Check {
    let types = &c.header.types;
    let result = c.f.inst_type(i);
    rule(
        types.scalar(result).is_ptr(),
        "the result must be a pointer or a vector of pointers",
    )?;
    let Some(from) = origin(c, args)? else {
        return Ok(());
    };
    let bundle = bundles::of(c, from).into_iter().find(|b| b.0 == "gc-live");
    let live: Vec<Value> = match bundle {
        Some((_, operands)) => operands,
        None => {
            c.f.call(from)
                .map_or(Vec::new(), |call| call.args().collect())
        }
    };
    let at = |n: usize| {
        let index = c.f.as_int(*args.get(n)?)?.as_u64()?;
        live.get(usize::try_from(index).ok()?).copied()
    };
    rule(at(1).is_some(), "the base is not among the live pointers")?;
    let derived = at(2).ok_or("the pointer is not among the live pointers")?;
    let ty = c.f.value_type(derived);
    rule(types.scalar(ty).is_ptr(), "what is relocated is no pointer")?;
    rule(
        types.as_vector(ty).is_some() == types.as_vector(result).is_some(),
        "a vector relocates to a vector, and a pointer to a pointer",
    )?;
    rule(
        types.scalar(ty) == types.scalar(result),
        "a relocated pointer keeps its address space",
    )
}

/// What `llvm.localrecover` recovers was escaped by its function.
pub(super) fn check_frames(module: &Module, errors: &mut Vec<VerifyError>) {
    let header = &module.header;
    let (Some(recover), escape) = (
        header.lookup("llvm.localrecover"),
        header.lookup("llvm.localescape"),
    ) else {
        return;
    };
    let calls = |f: &Function, of: Option<Global>| -> Vec<Inst> {
        let all = f.blocks().flat_map(|b| f.insts(b));
        all.filter(|&i| of.is_some() && f.callee(i) == of).collect()
    };
    let escaped: FxHashMap<Global, usize> = module
        .bodies
        .iter()
        .map(|f| {
            let first = calls(f, escape).first().and_then(|&i| f.call(i));
            (f.global, first.map_or(0, |call| call.num_args()))
        })
        .collect();
    for f in &module.bodies {
        for i in calls(f, Some(recover)) {
            let Some(call) = f.call(i) else { continue };
            let args: Vec<Value> = call.args().collect();
            let [function, _, index] = args[..] else {
                continue;
            };
            let known = f.as_global(function).and_then(|g| escaped.get(&g));
            let index = f.as_int(index).and_then(|b| b.as_u64());
            if let (Some(&count), Some(n)) = (known, index)
                && n >= count as u64
            {
                let message = "llvm.localrecover of more than the function escapes";
                module_error(errors, Subject::Inst(f.global, i), message);
            }
        }
    }
}
