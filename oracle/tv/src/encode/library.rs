//! The C library's functions by name: what a compiler may take for granted of them.
//!
//! LLVM knows these names when a module declares them without attributes
//! (`inferattrs`); so do users, who expect that `strlen` writes nothing.

use tandem_ir::attr::{AttrKind, MemoryEffects, ModRef};
use tandem_ir::{FloatKind, Function, Global, Header, Inst, Type};

/// Functions that only read through their arguments and return.
const READERS: [&str; 13] = [
    "strlen", "strnlen", "strcmp", "strncmp", "strchr", "strrchr", "memcmp", "bcmp", "memchr",
    "strstr", "strspn", "strcspn", "strpbrk",
];
/// Functions of numbers alone.
const NUMBERS: [&str; 8] = [
    "abs", "labs", "llabs", "ffs", "ffsl", "ffsll", "isdigit", "toascii",
];
/// Functions with input or output that free nothing, with the pointer arguments that they only read through.
const WORLD: [(&str, &[usize]); 36] = [
    ("access", &[0]),
    ("atoi", &[0]),
    ("atol", &[0]),
    ("chmod", &[0]),
    ("fclose", &[]),
    ("fflush", &[]),
    ("fopen", &[0, 1]),
    ("fprintf", &[1]),
    ("fputc", &[]),
    ("fputs", &[0]),
    ("fread", &[]),
    ("fscanf", &[1]),
    ("fwrite", &[0]),
    ("getc", &[]),
    ("getchar", &[]),
    ("getenv", &[0]),
    ("gets", &[]),
    ("lstat", &[0]),
    ("mkdir", &[0]),
    ("open", &[0]),
    ("perror", &[0]),
    ("printf", &[0]),
    ("putc", &[]),
    ("putchar", &[]),
    ("puts", &[0]),
    ("read", &[]),
    ("remove", &[0]),
    ("rename", &[0, 1]),
    ("rmdir", &[0]),
    ("scanf", &[0]),
    ("snprintf", &[2]),
    ("sprintf", &[1]),
    ("stat", &[0]),
    ("system", &[0]),
    ("unlink", &[0]),
    ("write", &[1]),
];
/// Functions with variable arguments: pointers among those may go anywhere.
const VARIADIC: [&str; 6] = [
    "fprintf", "fscanf", "printf", "scanf", "snprintf", "sprintf",
];

/// Functions of libdevice that write a second result through a pointer; the others are of numbers alone.
const TWO_RESULTS: [&str; 10] = [
    "__nv_sincos",
    "__nv_sincosf",
    "__nv_sincospi",
    "__nv_sincospif",
    "__nv_frexp",
    "__nv_frexpf",
    "__nv_modf",
    "__nv_modff",
    "__nv_remquo",
    "__nv_remquof",
];

/// True for the functions of the device's mathematical library, and for the one that asks how the program is compiled. All
/// are what a lane computes for itself, whatever clang's headers say of every declaration (`convergent`).
pub(super) fn is_libdevice(name: &str) -> bool {
    name.starts_with("__nv_") || name == "__nvvm_reflect"
}

fn input_output(name: &str) -> Option<&'static (&'static str, &'static [usize])> {
    WORLD.iter().find(|w| w.0 == name)
}
/// True if what the function does is known to users and compilers, and not worked out here: two programs that
/// call different ones may still do the same.
pub(crate) fn is_vague(name: &str) -> bool {
    input_output(name).is_some() || name.starts_with("objc_") || name.starts_with("llvm.objc.")
}
/// True if the function keeps none of its pointers.
pub(super) fn keeps_no_pointer(name: &str) -> bool {
    let answers_one = ["strchr", "strrchr", "memchr", "strstr", "strpbrk", "gets"].contains(&name);
    (READERS.contains(&name) || input_output(name).is_some() || is_libdevice(name))
        && !answers_one
        && !VARIADIC.contains(&name)
}
/// True if the function only reads through that argument.
pub(super) fn only_reads(name: &str, argument: usize) -> bool {
    READERS.contains(&name) || input_output(name).is_some_and(|w| w.1.contains(&argument))
}

/// True if the function is the library's: the module only declares it, without `nobuiltin`, and the target has it. Devices have
/// no library but for the heap, as LLVM has it.
pub(crate) fn is_declared(cx: &Header, g: Global) -> bool {
    cx.function(g)
        .is_some_and(|d| !d.defined && !cx.attrs.has(d.attrs.func, AttrKind::NoBuiltin))
        && is_of_the_target(cx, cx.global_name(g))
}

/// The same of a call: `builtin` says that it is one of the library's after all, though the declaration says `nobuiltin`.
pub(crate) fn is_called(cx: &Header, f: &Function, call: Inst, g: Global) -> bool {
    let site = f.kind(call).call_info();
    let says = |k| site.is_some_and(|c| cx.attrs.has(c.attrs.func, k));
    let defined = cx.function(g).is_none_or(|d| d.defined);
    let by_name = || is_of_the_target(cx, cx.global_name(g));
    match says(AttrKind::Builtin) {
        true => !defined && by_name(),
        false => !says(AttrKind::NoBuiltin) && is_declared(cx, g),
    }
}

/// True for modules that are made for a device, by their triple.
pub(crate) fn is_device(cx: &Header) -> bool {
    let device = ["nvptx", "amdgcn", "r600", "spirv"];
    device.iter().any(|d| cx.triple.starts_with(d))
}

/// True if the target has a library with the function, if it is one of a library at all.
fn is_of_the_target(cx: &Header, name: &str) -> bool {
    !is_device(cx)
        || cx.triple.starts_with("nvptx")
            && (matches!(name, "malloc" | "free") || is_libdevice(name))
}

/// What the function may do to memory.
pub(super) fn memory(name: &str) -> Option<MemoryEffects> {
    if TWO_RESULTS.contains(&name) {
        return Some(MemoryEffects {
            argmem: ModRef::Write,
            ..MemoryEffects::NONE
        });
    }
    if is_libdevice(name) {
        return Some(MemoryEffects::NONE);
    }
    if NUMBERS.contains(&name) {
        return Some(MemoryEffects::NONE);
    }
    READERS.contains(&name).then_some(MemoryEffects {
        argmem: ModRef::Read,
        ..MemoryEffects::NONE
    })
}

/// True if the function has the attribute.
pub(super) fn has(name: &str, kind: AttrKind) -> bool {
    let pure = READERS.contains(&name) || NUMBERS.contains(&name) || is_libdevice(name);
    match kind {
        AttrKind::WillReturn => pure,
        AttrKind::NoUnwind | AttrKind::NoFree => pure || input_output(name).is_some(),
        _ => false,
    }
}

/// The name under which a call has a meaning: the intrinsic that a library function or an older name stands for.
pub(super) fn meaning(cx: &Header, callee: Option<Global>, name: &str) -> String {
    if let Some(rest) = name.strip_prefix("llvm.experimental.vector.reduce.") {
        return format!("llvm.vector.reduce.{rest}");
    }
    if name == "llvm.assert" {
        return "llvm.assume".into();
    }
    if let Some(g) = callee.filter(|&g| is_declared(cx, g))
        && let Some(intrinsic) = math(cx, g, name)
    {
        return intrinsic;
    }
    name.to_owned()
}

/// The intrinsic that a function of `math.h` is, if it is declared with its type.
fn math(cx: &Header, g: Global, name: &str) -> Option<String> {
    const UNARY: [&str; 8] = [
        "fabs",
        "floor",
        "ceil",
        "trunc",
        "rint",
        "nearbyint",
        "round",
        "roundeven",
    ];
    const BINARY: [(&str, &str); 3] = [
        ("copysign", "copysign"),
        ("fmin", "minnum"),
        ("fmax", "maxnum"),
    ];
    let (ret, params, vararg) = cx.types.as_function(cx.globals[g].ty)?;
    let single = ret == Type::float(FloatKind::Float);
    if vararg
        || !(single || ret == Type::float(FloatKind::Double))
        || params.iter().any(|&p| p != ret)
    {
        return None;
    }
    let (base, suffix) = match single {
        true => (name.strip_suffix('f')?, "f32"),
        false => (name, "f64"),
    };
    if params.len() == 1 && UNARY.contains(&base) {
        return Some(format!("llvm.{base}.{suffix}"));
    }
    let (_, intrinsic) = BINARY.iter().find(|b| b.0 == base)?;
    (params.len() == 2).then(|| format!("llvm.{intrinsic}.{suffix}"))
}
