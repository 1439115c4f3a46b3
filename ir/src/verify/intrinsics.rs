//! Types and immediates of common intrinsics.
//!
//! The families whose rule is one sentence: arithmetic on one type, comparisons,
//! overflow results, and a few immediates with limits. The names are looked up
//! without their type suffixes.

use super::Checker;
use super::arith::{float_like, int_like, shape};
use crate::constant::ConstantData;
use crate::entity::{Inst, Value};
use crate::inst::InstKind;
use crate::types::Type;

/// Integer arithmetic: every argument and the result of one type.
const INT: [&str; 14] = [
    "umax",
    "umin",
    "smax",
    "smin",
    "sadd.sat",
    "uadd.sat",
    "ssub.sat",
    "usub.sat",
    "sshl.sat",
    "ushl.sat",
    "ctpop",
    "bitreverse",
    "fshl",
    "fshr",
];
/// Integer arithmetic with a trailing `i1`.
const INT_AND_FLAG: [&str; 3] = ["abs", "ctlz", "cttz"];
/// Those of them of which old text leaves it out.
const FLAG_LEFT_OUT: [&str; 2] = ["ctlz", "cttz"];
/// Floating-point arithmetic of one type.
const FLOAT: [&str; 27] = [
    "sqrt",
    "fabs",
    "sin",
    "cos",
    "exp",
    "exp2",
    "exp10",
    "log",
    "log2",
    "log10",
    "floor",
    "ceil",
    "trunc",
    "rint",
    "nearbyint",
    "round",
    "roundeven",
    "minnum",
    "maxnum",
    "minimum",
    "maximum",
    "copysign",
    "fma",
    "fmuladd",
    "pow",
    "canonicalize",
    "tan",
];
/// Integer arithmetic that gives a result and whether it overflowed.
const OVERFLOW: [&str; 6] = [
    "sadd.with.overflow",
    "uadd.with.overflow",
    "ssub.with.overflow",
    "usub.with.overflow",
    "smul.with.overflow",
    "umul.with.overflow",
];

/// The type that a call gives, and those of its arguments.
struct Signature {
    ret: Type,
    args: Vec<Type>,
}

/// Checks the call of an intrinsic by name.
pub(super) fn check(c: &mut Checker<'_, '_>, i: Inst, name: &str, args: &[Value]) {
    let Some(name) = name.strip_prefix("llvm.") else {
        return;
    };
    let s = Signature {
        ret: c.f.inst_type(i),
        args: args.iter().map(|&v| c.f.value_type(v)).collect(),
    };
    let ok = arithmetic(c, name, &s)
        .or_else(|| vectors(c, i, name, &s))
        .or_else(|| memory(name, &s))
        .or_else(|| scoped(c, i, name));
    if ok == Some(false) {
        c.at(
            i,
            "intrinsic has an argument or result of an invalid type or value",
        );
    }
}

/// True if `name` is one of the families, with or without type suffixes.
fn among(families: &[&str], name: &str) -> bool {
    families.iter().any(|f| {
        name.strip_prefix(f)
            .is_some_and(|rest| rest.is_empty() || is_suffix(rest))
    })
}

/// `.i32`, `.v4f32`, `.nxv2i64`, `.bf16`
fn is_suffix(rest: &str) -> bool {
    let digits = |s: &str| !s.is_empty() && s.bytes().all(|b| b.is_ascii_digit());
    let Some(t) = rest.strip_prefix('.') else {
        return false;
    };
    let t = t.strip_prefix("nx").unwrap_or(t);
    let t = match t.strip_prefix('v') {
        Some(v) => v.trim_start_matches(|c: char| c.is_ascii_digit()),
        None => t,
    };
    ["i", "f", "bf"]
        .iter()
        .any(|p| t.strip_prefix(p).is_some_and(digits))
}

/// Whether the rule of an arithmetic family holds; `None` if the name is of none.
fn arithmetic(c: &Checker<'_, '_>, name: &str, s: &Signature) -> Option<bool> {
    let types = &c.header.types;
    let first = *s.args.first()?;
    let all_are = |t: Type| s.args.iter().all(|&a| a == t);
    if among(&INT, name) {
        return Some(int_like(types, s.ret) && all_are(s.ret));
    }
    if among(&INT_AND_FLAG, name) {
        let old = among(&FLAG_LEFT_OUT, name) && s.args == [s.ret];
        return Some(int_like(types, s.ret) && (s.args == [s.ret, Type::I1] || old));
    }
    if among(&FLOAT, name) {
        return Some(float_like(types, s.ret) && all_are(s.ret));
    }
    if among(&OVERFLOW, name) {
        let fields = types.struct_fields(s.ret).map(|f| f.0);
        let fits = matches!(fields, Some(&[value, flag]) if value == first
            && types.scalar(flag) == Type::I1 && shape(types, flag) == shape(types, value));
        return Some(fits && int_like(types, first) && all_are(first));
    }
    if name.starts_with("scmp.") || name.starts_with("ucmp.") {
        let wide = types.scalar(s.ret).int_width().is_some_and(|w| w >= 2);
        let same = shape(types, s.ret) == shape(types, first);
        return Some(wide && same && int_like(types, first) && all_are(first));
    }
    if name.starts_with("bswap.") {
        let bytes = types.scalar(s.ret).int_width().is_some_and(|w| w % 16 == 0);
        return Some(bytes && all_are(s.ret));
    }
    None
}

/// Vector intrinsics whose immediates have limits.
fn vectors(c: &Checker<'_, '_>, i: Inst, name: &str, s: &Signature) -> Option<bool> {
    let types = &c.header.types;
    let literal = |n: usize| c.f.as_int(c.f.operand(i, n + 1)).and_then(|b| b.as_i64());
    if name.starts_with("get.active.lane.mask.") {
        return Some(types.as_vector(s.ret).is_some_and(|v| v.0 == Type::I1));
    }
    if name.starts_with("experimental.get.vector.length.") && s.args.len() == 3 {
        return Some(literal(1).is_none_or(|n| n > 0));
    }
    if name.starts_with("nvvm.setmaxnreg.") && !s.args.is_empty() {
        return Some(literal(0).is_none_or(|n| n % 8 == 0 && (24..=256).contains(&n)));
    }
    if name.starts_with("masked.load.") && s.args.len() >= 3 {
        // Older text has the alignment between pointer and mask.
        let mask = s.args[s.args.len() - 2];
        let aligned = s.args.len() == 3 || literal(1).is_some_and(|n| n > 0 && n & (n - 1) == 0);
        let fits = types.scalar(mask) == Type::I1 && shape(types, mask) == shape(types, s.ret);
        return Some(aligned && fits);
    }
    None
}

/// What memory is set to is a byte.
fn memory(name: &str, s: &Signature) -> Option<bool> {
    name.starts_with("memset.")
        .then(|| s.args.get(1) == Some(&Type::I8))
}

/// Intrinsics that need something of their function or of their call.
fn scoped(c: &Checker<'_, '_>, i: Inst, name: &str) -> Option<bool> {
    let decl = c.header.function(c.f.global)?;
    let collected = matches!(name, "gcroot" | "gcread" | "gcwrite")
        || name.starts_with("experimental.gc.statepoint")
        || name.starts_with("experimental.gc.result");
    if collected {
        return Some(decl.gc.is_some());
    }
    if name == "experimental.guard" {
        let info = c.f.kind(i).call_info()?;
        return Some(info.bundles.iter().filter(|b| &*b.0 == "deopt").count() == 1);
    }
    // The form of LLVM 22; older text gives a size first and may name any pointer.
    if name.starts_with("lifetime.") && c.f.call(i)?.num_args() == 1 {
        let p = c.f.operand(i, 1);
        let slot = c.f.def_inst(p).map(|d| c.f.kind(d));
        let poison = matches!(c.f.as_const(p), Some(ConstantData::Poison));
        return Some(poison || matches!(slot, Some(InstKind::Alloca { .. })));
    }
    None
}
