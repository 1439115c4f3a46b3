//! Attributes of functions as such: what they need beside them, and the values of those that LLVM restricts.

use crate::attr::{Attr, AttrKind};
use crate::entity::AttrSet;
use crate::module::{FunctionDecl, GlobalData, Header, UnnamedAddr};
use crate::types::Type;

/// String attributes whose value is a truth value.
const BOOLEAN: [&str; 9] = [
    "less-precise-fpmad",
    "no-infs-fp-math",
    "no-inline-line-tables",
    "no-jump-tables",
    "no-nans-fp-math",
    "no-signed-zeros-fp-math",
    "profile-sample-accurate",
    "use-sample-profile",
    "loader-replaceable",
];

/// String attributes that must be `true`, `false` or empty, whatever is built.
const FLAGS: [&str; 5] = [
    "allow_direct_access_in_hot_patch_function",
    "branch-protection-pauth-lr",
    "branch-target-enforcement",
    "guarded-control-stack",
    "marked_for_windows_hot_patching",
];

/// Groups of string attributes of which one may be there.
const ALTERNATIVES: [&[&str]; 3] = [
    &["aarch64_pstate_sm_enabled", "aarch64_pstate_sm_compatible"],
    &[
        "aarch64_new_za",
        "aarch64_in_za",
        "aarch64_out_za",
        "aarch64_inout_za",
        "aarch64_preserves_za",
        "aarch64_za_state_agnostic",
    ],
    &[
        "aarch64_new_zt0",
        "aarch64_in_zt0",
        "aarch64_out_zt0",
        "aarch64_inout_zt0",
        "aarch64_preserves_zt0",
        "aarch64_za_state_agnostic",
    ],
];

/// Checks the set of a function or call of that type (result, parameters, variable arguments); `data` and `decl` are
/// those of a function.
pub(super) fn check(
    header: &Header,
    set: AttrSet,
    (ret, params, vararg): (Type, &[Type], bool),
    of_function: Option<(&GlobalData, &FunctionDecl)>,
    out: &mut Vec<String>,
) {
    for a in header.attrs.get(set) {
        match a {
            Attr::Text(key, text) => {
                if let Err(message) = text_attr(key, text, params) {
                    out.push(format!("invalid attribute '{key}({text})': {message}"));
                }
            }
            Attr::Str(key, value) => {
                let value = value.as_deref().unwrap_or("");
                let variants = &**key != "vector-function-abi-variant"
                    || super::variants::is_valid(&header.types, value, ret, params);
                if &**key == "modular-format"
                    && let Err(message) = modular_format(value, params.len(), vararg)
                {
                    out.push(format!("invalid attribute \"modular-format\": {message}"));
                }
                if !variants || !string_attr_ok(key, value) {
                    out.push(format!(
                        "invalid value of the attribute \"{key}\": '{value}'"
                    ));
                }
            }
            _ => {}
        }
    }
    let has = |k| header.attrs.has(set, k);
    let string = |key| header.attrs.string(set, key);
    let mut need = |holds: bool, message: &str| {
        if !holds {
            out.push(message.into());
        }
    };
    need(
        !has(AttrKind::OptimizeNone) || has(AttrKind::NoInline),
        "optnone needs noinline",
    );
    need(
        string("sign-return-address-key").is_none() || string("sign-return-address").is_some(),
        "\"sign-return-address-key\" without \"sign-return-address\"",
    );
    for group in ALTERNATIVES {
        let there = group.iter().filter(|k| string(k).is_some()).count();
        need(
            there <= 1,
            "attributes of the AArch64 state exclude each other",
        );
    }
    let Some((data, decl)) = of_function else {
        return;
    };
    need(
        string("aarch64_zt0_undef").is_none(),
        "\"aarch64_zt0_undef\" belongs to calls",
    );
    need(
        !has(AttrKind::JumpTable) || data.unnamed_addr == UnnamedAddr::Global,
        "jumptable needs unnamed_addr",
    );
    if let Some(other) = string("alloc-variant-zeroed") {
        let outcome = zeroed_variant(header, other, data, decl);
        need(outcome.is_ok(), outcome.err().unwrap_or(""));
    }
}

/// `"alloc-variant-zeroed"` names a function of the same family and type that gives zeroed memory.
fn zeroed_variant(
    header: &Header,
    name: &str,
    data: &GlobalData,
    decl: &FunctionDecl,
) -> Result<(), &'static str> {
    if name.is_empty() {
        return Err("\"alloc-variant-zeroed\" must name a function");
    }
    let Some(g) = header.lookup(name) else {
        return Ok(());
    };
    let Some(other) = header.function(g) else {
        return Ok(());
    };
    let family = |d: &FunctionDecl| {
        header
            .attrs
            .string(d.attrs.func, "alloc-family")
            .map(str::to_owned)
    };
    if family(other) != family(decl) {
        return Err("\"alloc-variant-zeroed\" names a function of another \"alloc-family\"");
    }
    let zeroed = header
        .attrs
        .get(other.attrs.func)
        .iter()
        .any(|a| matches!(a, Attr::Text(k, t) if &**k == "allockind" && t.contains("zeroed")));
    if !zeroed {
        return Err("\"alloc-variant-zeroed\" names a function without allockind(\"zeroed\")");
    }
    if header.globals[g].ty != data.ty {
        return Err("\"alloc-variant-zeroed\" names a function of another type");
    }
    Ok(())
}

fn text_attr(key: &str, text: &str, params: &[Type]) -> Result<(), &'static str> {
    let rule = |holds: bool, message| if holds { Ok(()) } else { Err(message) };
    let mut numbers = text.split(',').map(|t| t.trim().parse::<u64>().ok());
    match key {
        "allocsize" => numbers.try_for_each(|n| {
            let ty = n.and_then(|n| params.get(usize::try_from(n).ok()?));
            let Some(ty) = ty else {
                return Err("names a parameter that is not there");
            };
            rule(ty.is_int(), "names a parameter that is no integer")
        }),
        "vscale_range" => {
            let (lo, hi) = (numbers.next().flatten(), numbers.next().flatten());
            let (Some(lo), hi) = (lo, hi.or(lo)) else {
                return Err("needs numbers");
            };
            let hi = hi.unwrap_or(0);
            // No bounds at all are no attribute.
            if lo == 0 && hi == 0 {
                return Ok(());
            }
            rule(lo > 0, "the minimum must be greater than 0")?;
            rule(lo.is_power_of_two(), "the minimum must be a power of two")?;
            rule(
                hi == 0 || hi.is_power_of_two(),
                "the maximum must be a power of two",
            )?;
            rule(
                hi == 0 || lo <= hi,
                "the minimum is greater than the maximum",
            )
        }
        "allockind" => {
            let words: Vec<&str> = text.trim_matches('"').split(',').collect();
            let has = |w| words.contains(&w);
            let kinds = ["alloc", "realloc", "free"]
                .into_iter()
                .filter(|k| has(k))
                .count();
            rule(kinds == 1, "needs exactly one of alloc, realloc and free")?;
            let about_memory = has("uninitialized") || has("zeroed") || has("aligned");
            rule(
                !has("free") || !about_memory,
                "free says nothing about the memory",
            )?;
            rule(
                !(has("uninitialized") && has("zeroed")),
                "memory is uninitialized or zeroed",
            )
        }
        _ => Ok(()),
    }
}

/// Kind, index of the format, index of the first argument, implementation, and what it needs.
fn modular_format(value: &str, params: usize, vararg: bool) -> Result<(), &'static str> {
    let parts: Vec<&str> = value.split(',').collect();
    let [_, _, first, _, _, ..] = parts[..] else {
        return Err("needs five parts");
    };
    let first: usize = first
        .parse()
        .map_err(|_| "the index of the first argument is no number")?;
    match (1..=params + usize::from(vararg)).contains(&first) {
        true => Ok(()),
        false => Err("the index of the first argument is out of bounds"),
    }
}

/// True unless a truth value, wherever the attribute stands, is something else.
pub(super) fn boolean_ok(key: &str, value: &str) -> bool {
    !BOOLEAN.contains(&key) || is_truth_value(value)
}

fn is_truth_value(value: &str) -> bool {
    matches!(value, "" | "true" | "false")
}

fn string_attr_ok(key: &str, value: &str) -> bool {
    match key {
        "denormal-fp-math" | "denormal-fp-math-f32" => {
            let mode = |m: &str| {
                matches!(
                    m,
                    "" | "ieee" | "preserve-sign" | "positive-zero" | "dynamic"
                )
            };
            let mut parts = value.split(',');
            let (a, b, more) = (parts.next(), parts.next(), parts.next());
            more.is_none() && a.is_some_and(mode) && b.is_none_or(mode)
        }
        "warn-stack-size" | "patchable-function-prefix" | "patchable-function-entry" => {
            value.parse::<u32>().is_ok()
        }
        "patchable-function-entry-section" => !value.is_empty(),
        "frame-pointer" => matches!(
            value,
            "all" | "non-leaf" | "none" | "reserved" | "non-leaf-no-reserve"
        ),
        "sign-return-address" => matches!(value, "none" | "all" | "non-leaf"),
        "sign-return-address-key" => {
            value.eq_ignore_ascii_case("a_key") || value.eq_ignore_ascii_case("b_key")
        }
        "target-features" => {
            value.is_empty() || value.split(',').all(|f| f.starts_with(['+', '-']))
        }
        _ if FLAGS.contains(&key) => is_truth_value(value),
        _ => boolean_ok(key, value),
    }
}
