//! What a compiler knows of a program and nobody here does: the meaning of library functions by their names, of intrinsics
//! that are not modelled, and promises of memory that are not followed (`!invariant.group`).
//!
//! A run makes up what such functions answer, and so does a solver's counterexample. A difference that rests on one shows
//! nothing: a compiler may have worked out the call.

use crate::encode::library;
use rustc_hash::FxHashSet;
use std::collections::BTreeSet;
use tandem_ir::attr::{Attr, AttrKind};
use tandem_ir::inst::InstKind;
use tandem_ir::{Function, Global, Header, Module};

/// Functions of `math.h`, without the suffixes of the other formats.
const MATH: &[&str] = &[
    "acos",
    "acosh",
    "asin",
    "asinh",
    "atan",
    "atan2",
    "atanh",
    "cbrt",
    "ceil",
    "copysign",
    "cos",
    "cosh",
    "cospi",
    "erf",
    "erfc",
    "exp",
    "exp10",
    "exp2",
    "expm1",
    "fabs",
    "fdim",
    "floor",
    "fma",
    "fmax",
    "fmaximum_num",
    "fmin",
    "fminimum_num",
    "fmod",
    "frexp",
    "hypot",
    "ilogb",
    "ldexp",
    "log",
    "log10",
    "log1p",
    "log2",
    "logb",
    "modf",
    "nan",
    "nearbyint",
    "nextafter",
    "nexttoward",
    "pow",
    "remainder",
    "remquo",
    "rint",
    "round",
    "roundeven",
    "scalbln",
    "scalbn",
    "sin",
    "sincos",
    "sincospi",
    "sinh",
    "sinpi",
    "sqrt",
    "tan",
    "tanh",
    "tgamma",
    "trunc",
];
/// Functions of other headers that compilers simplify or fold.
const OTHERS: &[&str] = &[
    "__cxa_atexit",
    "abs",
    "atexit",
    "atof",
    "atoi",
    "atol",
    "atoll",
    "bcmp",
    "bcopy",
    "bzero",
    "ffs",
    "ffsl",
    "ffsll",
    "fls",
    "flsl",
    "flsll",
    "fprintf",
    "fputc",
    "fputs",
    "fwrite",
    "isascii",
    "isdigit",
    "labs",
    "llabs",
    "memccpy",
    "memchr",
    "memcmp",
    "memcpy",
    "memmove",
    "mempcpy",
    "memrchr",
    "memset",
    "printf",
    "putchar",
    "puts",
    "snprintf",
    "sprintf",
    "stpcpy",
    "stpncpy",
    "strcasecmp",
    "strcat",
    "strchr",
    "strcmp",
    "strcpy",
    "strcspn",
    "strdup",
    "strlcat",
    "strlcpy",
    "strlen",
    "strncasecmp",
    "strncat",
    "strncmp",
    "strncpy",
    "strndup",
    "strnlen",
    "strpbrk",
    "strrchr",
    "strspn",
    "strstr",
    "strtod",
    "strtol",
    "strtoll",
    "strtoul",
    "strtoull",
    "toascii",
    "tolower",
    "toupper",
    "vsnprintf",
    "vsprintf",
    "wcslen",
];

/// True if a compiler knows what a library function of this name does: `__NAME_chk` and `__NAME_finite` are the same
/// function with a check, and without special cases.
pub(crate) fn is_known(name: &str) -> bool {
    let bare = name.strip_prefix("__");
    let core = bare
        .and_then(|n| n.strip_suffix("_chk").or_else(|| n.strip_suffix("_finite")))
        .unwrap_or(name);
    let of_format = |n: &str| MATH.contains(&n);
    // C++'s `operator new` and `operator delete`, by their mangled names.
    let allocates = ["_Znw", "_Zna", "_Zdl", "_Zda"];
    allocates.iter().any(|p| name.starts_with(p))
        || OTHERS.contains(&core)
        || of_format(core)
        || core.strip_suffix(['f', 'l']).is_some_and(of_format)
}

/// True for an intrinsic whose calls are events here although LLVM knows more of it than the order of its calls. What is
/// between threads of a device, and what ends a program or leaves it, is no more than an event.
pub(crate) fn is_vague_event(name: &str) -> bool {
    const EVENTS: [&str; 13] = [
        "nvvm.",
        "amdgcn.",
        "spv.",
        "r600.",
        "trap",
        "debugtrap",
        "ubsantrap",
        "sideeffect",
        "memcpy.p",
        "memmove.p",
        "memset.p",
        "prefetch",
        "experimental.guard",
    ];
    let base = name.strip_prefix("llvm.");
    base.is_some_and(|n| !EVENTS.iter().any(|e| n.starts_with(e)))
}

/// What the function promises of memory that stays as it is, and what is not followed: a load or store that belongs to an
/// invariant group, an object that `llvm.invariant.start` makes constant.
pub(crate) fn invariant_memory(cx: &Header, f: &Function) -> Option<&'static str> {
    let mut insts = f.blocks().flat_map(|b| f.insts(b));
    insts.find_map(|i| {
        let mut all = f.attachments(i).iter();
        if all.any(|a| cx.str(a.0) == "invariant.group") {
            return Some("!invariant.group");
        }
        let name = f.callee(i).map_or("", |g| cx.global_name(g));
        name.starts_with("llvm.invariant.start.")
            .then_some("llvm.invariant.start")
    })
}

/// True if the function's attributes say that it allocates anew what it is given (`allockind("realloc")`, or one that allocates
/// and has an `allocptr`), which is not modelled: LLVM takes the calls for what they say and leaves them out.
pub fn allocates(cx: &Header, g: Global) -> bool {
    let Some(decl) = cx.function(g) else {
        return false;
    };
    let modelled = ["realloc", "reallocf"];
    let given = (decl.attrs.params.iter()).any(|&p| cx.attrs.has(p, AttrKind::AllocPtr));
    let says = |a: &Attr| {
        let (Attr::Text(k, v) | Attr::Str(k, Some(v))) = a else {
            return false;
        };
        &**k == "allockind" && (v.contains("realloc") || given && v.contains("alloc"))
    };
    !modelled.contains(&cx.global_name(g)) && cx.attrs.get(decl.attrs.func).iter().any(says)
}

/// What is known of these functions, or of those that they call, and not modelled: the first that is met, in words.
pub fn beyond_model(m: &Module, from: impl IntoIterator<Item = Global>) -> Option<String> {
    let cx = &m.header;
    let mut work: Vec<Global> = from.into_iter().collect();
    let mut seen = FxHashSet::default();
    while let Some(g) = work.pop() {
        if !seen.insert(g) {
            continue;
        }
        let Some(f) = m.body(g) else {
            let name = cx.global_name(g);
            if library::is_declared(cx, g) && is_known(name) || allocates(cx, g) {
                return Some(format!("the meaning of @{name}"));
            }
            continue;
        };
        if let Some(what) = invariant_memory(cx, f) {
            return Some(what.into());
        }
        for i in f.blocks().flat_map(|b| f.insts(b)) {
            if matches!(f.kind(i), InstKind::Call(_)) {
                work.extend(f.callee(i));
            }
        }
    }
    None
}

/// Targets whose intrinsics are not modelled, by the word in their names.
const TARGETS: &[&str] = &[
    "aarch64",
    "amdgcn",
    "arm",
    "bpf",
    "dx",
    "hexagon",
    "loongarch",
    "mips",
    "ppc",
    "r600",
    "riscv",
    "s390",
    "spv",
    "ve",
    "wasm",
    "x86",
    "xcore",
];

/// Intrinsics of another target than ours that the target program calls in place of others of the source: the first new one, in
/// words. Who knows what they do may exchange them.
pub fn exchanged_intrinsics(
    source: &[(&Header, &Function)],
    target: &[(&Header, &Function)],
) -> Option<String> {
    let (s, t) = (target_intrinsics(source), target_intrinsics(target));
    // One that is only gone, or only new, is in no other's place.
    s.difference(&t).next()?;
    let new = t.difference(&s).next()?;
    Some(format!("the meaning of @{new}"))
}

fn target_intrinsics<'m>(functions: &[(&'m Header, &'m Function)]) -> BTreeSet<&'m str> {
    let of = |&(cx, f): &(&'m Header, &'m Function)| {
        let all = f.blocks().flat_map(|b| f.insts(b));
        let callees = all.filter_map(|i| f.callee(i)).map(|g| cx.global_name(g));
        callees
            .filter(|n| is_of_another_target(n))
            .collect::<Vec<_>>()
    };
    functions.iter().flat_map(of).collect()
}

fn is_of_another_target(name: &str) -> bool {
    let mut words = name.split('.');
    words.next() == Some("llvm") && words.next().is_some_and(|w| TARGETS.contains(&w))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn intrinsics_of_other_targets_are_told_by_their_names() {
        for name in ["llvm.amdgcn.workitem.id.x", "llvm.x86.sse41.round.sd"] {
            assert!(is_of_another_target(name), "{name}");
        }
        for name in [
            "llvm.nvvm.shfl.sync.idx.i32",
            "llvm.vector.reduce.add.v4i32",
            "x86.f",
        ] {
            assert!(!is_of_another_target(name), "{name}");
        }
    }

    #[test]
    fn names_of_all_formats_and_with_checks_are_known_and_no_others() {
        for name in [
            "atanf",
            "atan2",
            "fmodl",
            "__memset_chk",
            "__exp_finite",
            "strncpy",
        ] {
            assert!(is_known(name), "{name}");
        }
        for name in ["keep", "f", "atanq", "__chk", "my_strlen", "exit"] {
            assert!(!is_known(name), "{name}");
        }
        assert!(is_vague_event(
            "llvm.memcpy.element.unordered.atomic.p0.p0.i32"
        ));
        assert!(!is_vague_event("llvm.nvvm.barrier0") && !is_vague_event("out"));
    }
}
