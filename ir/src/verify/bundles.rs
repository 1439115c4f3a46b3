//! Operand bundles: how many of a tag, and what they hold (LangRef "Operand Bundles").

use super::Checker;
use crate::attr::AttrKind;
use crate::constant::ConstantData;
use crate::entity::{Inst, Value};
use crate::inst::{CallInfo, InstKind};
use crate::types::Type;

/// Bundle tags of which a call may have one only, and how many operands it must have then.
const SINGLE: [(&str, Option<u32>); 10] = [
    ("deopt", None),
    ("funclet", Some(1)),
    ("gc-transition", None),
    ("cfguardtarget", Some(1)),
    ("preallocated", Some(1)),
    ("gc-live", None),
    ("kcfi", Some(1)),
    ("ptrauth", Some(2)),
    ("clang.arc.attachedcall", Some(1)),
    ("convergencectrl", Some(1)),
];

/// What a call with `clang.arc.attachedcall` may be attached to.
const ARC_FUNCTIONS: [&str; 3] = [
    "objc_retainAutoreleasedReturnValue",
    "objc_claimAutoreleasedReturnValue",
    "objc_unsafeClaimAutoreleasedReturnValue",
];

/// The bundles of a call with their operands.
pub(super) fn of<'a>(c: &Checker<'a, '_>, i: Inst) -> Vec<(&'a str, Vec<Value>)> {
    let Some(call) = c.f.call(i) else {
        return Vec::new();
    };
    let mut values = call.bundle_operands();
    let bundles = call.info.bundles.iter();
    bundles
        .map(|(tag, n)| (&**tag, values.by_ref().take(*n as usize).collect()))
        .collect()
}

/// Checks the bundles of a call.
pub(super) fn check(c: &mut Checker<'_, '_>, i: Inst, info: &CallInfo) {
    if info.bundles.is_empty() {
        return;
    }
    for (tag, operands) in SINGLE {
        let mut all = info.bundles.iter().filter(|b| &*b.0 == tag);
        let first = all.next().map(|b| b.1);
        if all.next().is_some() {
            c.at(i, format!("more than one '{tag}' operand bundle"));
        }
        if let (Some(have), Some(want)) = (first, operands)
            && have != want
        {
            let message = format!("operand bundle '{tag}' must have {want} operand(s)");
            c.at(i, message);
            return;
        }
    }
    for (tag, operands) in of(c, i) {
        if let Err(message) = bundle(c, i, tag, &operands) {
            c.at(i, message);
        }
    }
}

fn rule(holds: bool, message: &'static str) -> Result<(), &'static str> {
    if holds { Ok(()) } else { Err(message) }
}

fn bundle(c: &Checker<'_, '_>, i: Inst, tag: &str, operands: &[Value]) -> Result<(), &'static str> {
    let f = c.f;
    let literal = |v: Value, ty: Type| f.value_type(v) == ty && f.as_int(v).is_some();
    match (tag, operands) {
        ("funclet", &[pad]) => {
            let from = f.def_inst(pad).map(|d| f.kind(d));
            let ok = matches!(from, Some(InstKind::CatchPad | InstKind::CleanupPad));
            rule(
                ok,
                "operand bundle 'funclet' must name a catchpad or cleanuppad",
            )
        }
        ("kcfi", &[hash]) => rule(
            literal(hash, Type::I32),
            "operand bundle 'kcfi' must hold an i32 constant",
        ),
        ("ptrauth", &[key, discriminator]) => {
            let direct = f.callee(i).is_some_and(|g| c.header.function(g).is_some());
            rule(!direct, "direct call with a 'ptrauth' operand bundle")?;
            rule(
                literal(key, Type::I32),
                "key of operand bundle 'ptrauth' must be an i32 constant",
            )?;
            rule(
                f.value_type(discriminator) == Type::I64,
                "discriminator of operand bundle 'ptrauth' must be an i64",
            )
        }
        ("preallocated", &[token]) => rule(
            is_call_of(c, token, "llvm.call.preallocated.setup"),
            "operand bundle 'preallocated' must hold the token of llvm.call.preallocated.setup",
        ),
        ("clang.arc.attachedcall", &[function]) => attached_call(c, i, function),
        _ => Ok(()),
    }
}

fn attached_call(c: &Checker<'_, '_>, i: Inst, function: Value) -> Result<(), &'static str> {
    let no_return = c.header.call_has(c.f, i, AttrKind::NoReturn);
    let ty = c.f.inst_type(i);
    rule(
        ty.is_ptr() || (ty.is_void() && no_return),
        "call with 'clang.arc.attachedcall' must return a pointer, or nothing and not return",
    )?;
    let callee =
        c.f.as_global(function)
            .filter(|&g| c.header.function(g).is_some());
    let Some(g) = callee else {
        return Err("operand bundle 'clang.arc.attachedcall' must hold a function");
    };
    let name = c.header.global_name(g);
    let intrinsic = name.strip_prefix("llvm.objc.").map(|n| format!("objc_{n}"));
    let known = match &intrinsic {
        Some(n) => ARC_FUNCTIONS
            .iter()
            .any(|a| a.eq_ignore_ascii_case(n) || &**a == n),
        None => ARC_FUNCTIONS.contains(&name),
    };
    rule(
        known,
        "operand bundle 'clang.arc.attachedcall' holds a function that cannot be attached",
    )
}

/// True for the result of a call of the function of that name.
pub(super) fn is_call_of(c: &Checker<'_, '_>, v: Value, name: &str) -> bool {
    let callee = c.f.def_inst(v).and_then(|d| c.f.callee(d));
    callee.is_some_and(|g| c.header.global_name(g) == name)
}

/// Bundles of `llvm.assume` are attributes with their operands.
pub(super) fn check_assume(c: &mut Checker<'_, '_>, i: Inst, args: &[Value]) {
    let all = of(c, i);
    if let (Some(&condition), false) = (args.first(), all.is_empty()) {
        let yes = c.f.as_bool(condition) == Some(true);
        c.require(yes, i, "assume with operand bundles must be of true");
    }
    for (tag, operands) in all {
        if let Err(message) = assumed(c, tag, &operands) {
            c.at(i, format!("assume bundle '{tag}': {message}"));
        }
    }
}

/// Attributes with something behind the keyword.
const WITH_ARGUMENT: [&str; 16] = [
    "range",
    "initializes",
    "captures",
    "nofpclass",
    "dereferenceable_or_null",
    "alignstack",
    "allocsize",
    "allockind",
    "byval",
    "byref",
    "sret",
    "memory",
    "vscale_range",
    "uwtable",
    "elementtype",
    "inalloca",
];

fn assumed(c: &Checker<'_, '_>, tag: &str, operands: &[Value]) -> Result<(), &'static str> {
    let ty = |n: usize| operands.get(n).map_or(Type::VOID, |&v| c.f.value_type(v));
    let literal = |n: usize| {
        let data = operands.get(n).and_then(|&v| c.f.as_const(v));
        matches!(data, Some(ConstantData::Int(_) | ConstantData::WideInt(_)))
    };
    match tag {
        "ignore" => rule(operands.len() <= 2, "too many operands"),
        "separate_storage" => {
            rule(operands.len() == 2, "needs two operands")?;
            rule(
                ty(0).is_ptr() && ty(1).is_ptr(),
                "operands must be pointers",
            )
        }
        "align" => {
            rule(
                matches!(operands.len(), 2 | 3),
                "needs two or three operands",
            )?;
            rule(ty(0).is_ptr(), "first operand must be a pointer")?;
            rule(ty(1).is_int(), "second operand must be an integer")?;
            rule(
                operands.len() == 2 || ty(2).is_int(),
                "third operand must be an integer",
            )
        }
        "dereferenceable" => {
            rule(operands.len() == 2, "needs two operands")?;
            rule(ty(0).is_ptr(), "first operand must be a pointer")?;
            rule(ty(1).is_int(), "second operand must be an integer")
        }
        "dereferenceable_or_null" | "alignstack" => {
            rule(operands.len() == 2, "needs two operands")?;
            rule(literal(1), "second operand must be an integer constant")
        }
        _ => {
            let kind = AttrKind::from_keyword(tag);
            rule(
                kind.is_some() || WITH_ARGUMENT.contains(&tag),
                "is no attribute",
            )?;
            rule(operands.len() <= 2, "too many operands")?;
            let Some(kind) = kind else { return Ok(()) };
            if super::attributes::may_stand_on_parameter(kind) {
                return rule(operands.len() == 1, "needs one operand");
            }
            rule(operands.is_empty(), "takes no operand")
        }
    }
}
