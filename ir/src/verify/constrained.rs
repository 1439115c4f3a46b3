//! Constrained floating point: words for rounding, exceptions and predicates, and the types of conversions (LangRef
//! "Constrained Floating-Point Intrinsics").

use super::Checker;
use super::arith::shape;
use crate::entity::{Inst, Value};
use crate::function::ValueDef;
use crate::metadata::{LocalMetadata, Metadata};
use crate::types::Type;

type Check = Result<(), &'static str>;

fn rule(holds: bool, message: &'static str) -> Check {
    if holds { Ok(()) } else { Err(message) }
}

/// Rounding modes by name.
const ROUNDING: [&str; 6] = [
    "dynamic",
    "tonearest",
    "downward",
    "upward",
    "towardzero",
    "tonearestaway",
];

/// True for `round.` and a mode; `dynamic` may be left out.
pub(super) fn is_rounding(word: &str, dynamic: bool) -> bool {
    word.strip_prefix("round.")
        .is_some_and(|m| ROUNDING.contains(&m) && (dynamic || m != "dynamic"))
}

/// Predicates of `fcmp` but for those that are constant.
fn is_predicate(word: &str) -> bool {
    !matches!(word, "true" | "false") && crate::inst::FloatPredicate::from_keyword(word).is_some()
}

/// Checks a call of `llvm.experimental.constrained.` and `name`.
pub(super) fn check(c: &Checker<'_, '_>, i: Inst, name: &str, args: &[Value]) -> Check {
    let first = args
        .iter()
        .position(|&v| c.f.value_type(v) == Type::METADATA);
    let words = &args[first.unwrap_or(args.len())..];
    let word = |v: &Value| {
        let ValueDef::Metadata(n) = c.f.value_def(*v) else {
            return "";
        };
        match c.f.metadata_operand(n) {
            LocalMetadata::Module(Metadata::String(s)) => c.header.str(*s),
            _ => "",
        }
    };
    let operation = name.split('.').next().unwrap_or("");
    let compares = matches!(operation, "fcmp" | "fcmps");
    if let [rest @ .., exceptions] = words {
        let known = word(exceptions)
            .strip_prefix("fpexcept.")
            .is_some_and(|e| matches!(e, "ignore" | "maytrap" | "strict"));
        rule(known, "unknown exception behaviour")?;
        match rest {
            [predicate] if compares => rule(
                is_predicate(word(predicate)),
                "unknown predicate of a comparison",
            )?,
            [mode] => rule(is_rounding(word(mode), true), "unknown rounding mode")?,
            _ => {}
        }
    }
    types(c, i, operation, args)
}

/// Operand and result of conversions have the same shape and fitting widths.
fn types(c: &Checker<'_, '_>, i: Inst, operation: &str, args: &[Value]) -> Check {
    let all = &c.header.types;
    let (Some(&operand), to) = (args.first(), c.f.inst_type(i)) else {
        return Ok(());
    };
    let from = c.f.value_type(operand);
    let bits = |t: Type| all.scalar(t).float_kind().map(|k| k.bits());
    match operation {
        "lrint" | "llrint" | "lround" | "llround" => {
            return rule(
                shape(all, from).is_none() && shape(all, to).is_none(),
                "does not take vectors",
            );
        }
        "fptosi" | "fptoui" => rule(
            bits(from).is_some() && all.scalar(to).is_int(),
            "must lead from floats to integers",
        )?,
        "sitofp" | "uitofp" => rule(
            all.scalar(from).is_int() && bits(to).is_some(),
            "must lead from integers to floats",
        )?,
        "fptrunc" => rule(
            bits(from).zip(bits(to)).is_some_and(|(a, b)| a > b),
            "the result must be smaller than the argument",
        )?,
        "fpext" => rule(
            bits(from).zip(bits(to)).is_some_and(|(a, b)| a < b),
            "the result must be larger than the argument",
        )?,
        _ => return Ok(()),
    }
    rule(
        shape(all, from) == shape(all, to),
        "argument and result must both be scalars or vectors of one length",
    )
}
