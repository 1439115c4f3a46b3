//! The C library's functions by name: what a compiler may take for granted of them.
//!
//! LLVM knows these names when a module declares them without attributes
//! (`inferattrs`); so do users, who expect that `strlen` writes nothing.

use tandem_ir::attr::{AttrKind, MemoryEffects, ModRef};
use tandem_ir::{FloatKind, Global, Header, Type};

/// Functions that only read through their arguments and return.
const READERS: [&str; 13] = [
    "strlen", "strnlen", "strcmp", "strncmp", "strchr", "strrchr", "memcmp", "bcmp", "memchr", "strstr", "strspn",
    "strcspn", "strpbrk",
];
/// Functions of numbers alone.
const NUMBERS: [&str; 8] = ["abs", "labs", "llabs", "ffs", "ffsl", "ffsll", "isdigit", "toascii"];
/// Functions that talk to the world and free nothing.
const WORLD: [&str; 14] = [
    "access", "fputc", "fputs", "fwrite", "printf", "puts", "putchar", "fprintf", "sprintf", "snprintf", "fopen",
    "fread", "getc", "fflush",
];

/// True if the module only declares the function.
pub(super) fn is_declared(cx: &Header, g: Global) -> bool {
    cx.function(g).is_some_and(|d| !d.defined)
}

/// What the function may do to memory.
pub(super) fn memory(name: &str) -> Option<MemoryEffects> {
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
    let pure = READERS.contains(&name) || NUMBERS.contains(&name);
    match kind {
        AttrKind::WillReturn => pure,
        AttrKind::NoUnwind | AttrKind::NoFree => pure || WORLD.contains(&name),
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
    const UNARY: [&str; 8] = ["fabs", "floor", "ceil", "trunc", "rint", "nearbyint", "round", "roundeven"];
    const BINARY: [(&str, &str); 3] = [("copysign", "copysign"), ("fmin", "minnum"), ("fmax", "maxnum")];
    let (ret, params, vararg) = cx.types.as_function(cx.globals[g].ty)?;
    let single = ret == Type::float(FloatKind::Float);
    if vararg || !(single || ret == Type::float(FloatKind::Double)) || params.iter().any(|&p| p != ret) {
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
