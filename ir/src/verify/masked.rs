//! Masked accesses as older text has them, with an alignment as an argument, and what reductions and splices take
//! (LangRef "Masked Vector Load and Store Intrinsics", "Vector Reduction Intrinsics").

use super::Checker;
use crate::attr::Attr;
use crate::entity::{Inst, Value};
use crate::types::Type;

type Check = Result<(), &'static str>;

fn rule(holds: bool, message: &'static str) -> Check {
    if holds { Ok(()) } else { Err(message) }
}

/// Checks a call of `llvm.` and `name`.
pub(super) fn check(c: &Checker<'_, '_>, i: Inst, name: &str, args: &[Value]) -> Check {
    if let Some(rest) = name.strip_prefix("masked.") {
        return masked(c, rest, args);
    }
    if let Some(rest) = name.strip_prefix("vector.reduce.") {
        return reduction(c, rest, args);
    }
    let splice = name.strip_prefix("experimental.").unwrap_or(name);
    let splice = splice
        .strip_prefix("vector.splice.")
        .or_else(|| splice.strip_prefix("vp.splice."));
    match splice {
        Some(s) if s.starts_with("left.") => {
            splice_offset(c, i, args, |n, lanes| (0..lanes).contains(&n))
        }
        Some(s) if s.starts_with("right.") => {
            splice_offset(c, i, args, |n, lanes| (0..=lanes).contains(&n))
        }
        Some(_) => splice_offset(c, i, args, |n, lanes| (-lanes..lanes).contains(&n)),
        None if name.starts_with("experimental.vector.match.") => same_elements(c, args),
        None => Ok(()),
    }
}

/// The alignment that older text gives as an argument, and the pointers.
fn masked(c: &Checker<'_, '_>, name: &str, args: &[Value]) -> Check {
    let types = &c.header.types;
    let stores = name.starts_with("store.") || name.starts_with("scatter.");
    if !(stores || name.starts_with("load.") || name.starts_with("gather.")) || args.len() != 4 {
        return Ok(());
    }
    let at = usize::from(stores);
    let ty = |n: usize| c.f.value_type(args[n]);
    rule(types.scalar(ty(at)).is_ptr(), "needs pointers")?;
    if ty(at + 1).is_int() {
        let many = types.as_vector(ty(at)).is_some();
        let align = c.f.as_int(args[at + 1]).and_then(|b| b.as_u64());
        rule(
            align.is_some_and(|n| n.is_power_of_two() || many && n == 0),
            "the alignment must be a constant power of two",
        )?;
    }
    let other = match stores {
        true => ty(0),
        false => ty(3),
    };
    let lanes = |t: Type| types.as_vector(t).map(|v| (v.1, v.2));
    rule(
        lanes(ty(at)).is_none() || lanes(ty(at)) == lanes(other),
        "pointers and values must be of one length",
    )?;
    rule(
        lanes(ty(if stores { 3 } else { 2 })) == lanes(other),
        "mask and values must be of one length",
    )
}

/// Reductions of integers and of floats.
fn reduction(c: &Checker<'_, '_>, name: &str, args: &[Value]) -> Check {
    let Some(&vector) = args.last() else {
        return Ok(());
    };
    let elem = c.header.types.scalar(c.f.value_type(vector));
    match name.starts_with('f') {
        true => rule(elem.is_float(), "needs a vector of floats"),
        false => rule(elem.is_int(), "needs a vector of integers"),
    }
}

/// What is looked for has the element type of what it is looked for in, and a known number of lanes.
fn same_elements(c: &Checker<'_, '_>, args: &[Value]) -> Check {
    let vector = |n: usize| {
        let ty = args.get(n).map(|&v| c.f.value_type(v))?;
        c.header.types.as_vector(ty)
    };
    let (Some(within), Some(wanted)) = (vector(0), vector(1)) else {
        return Ok(());
    };
    rule(
        within.0 == wanted.0,
        "both vectors must have one element type",
    )?;
    rule(!wanted.2, "the second vector must have a fixed length")
}

/// The offset of a splice is a constant within the lanes that there are at least; `within` says of offset and lanes
/// whether it is.
fn splice_offset(
    c: &Checker<'_, '_>,
    i: Inst,
    args: &[Value],
    within: fn(i64, i64) -> bool,
) -> Check {
    let Some((_, lanes, scalable)) = c.header.types.as_vector(c.f.inst_type(i)) else {
        return Ok(());
    };
    let scale = if scalable { least_vscale(c) } else { 1 };
    let lanes = i64::from(lanes).saturating_mul(scale);
    let offset = args.get(2).and_then(|&v| c.f.as_int(v)?.as_i64());
    rule(
        offset.is_some_and(|n| within(n, lanes)),
        "the offset must be a constant within the vector's lanes",
    )
}

/// The smallest `vscale` that the function says there is.
fn least_vscale(c: &Checker<'_, '_>) -> i64 {
    let Some(decl) = c.header.function(c.f.global) else {
        return 1;
    };
    let all = c.header.attrs.get(decl.attrs.func);
    let range = all.iter().find_map(|a| match a {
        Attr::Text(key, text) if &**key == "vscale_range" => text.split(',').next(),
        _ => None,
    });
    range.and_then(|n| n.trim().parse().ok()).unwrap_or(1)
}
