//! What others rely on of a visible name, which no pass may change: executions call it as the source has it, and would not see.
//!
//! ```text
//!   define i32 @f(i32)              define internal i32 @f(i32)      nobody outside can call it any more
//!   define ptx_kernel void @k(ptr)  define ptx_kernel void @k(ptr, i32)   who launches it passes one argument
//!   @v = global i32 0               @v = constant i32 0              who writes it writes to constant memory
//! ```
//!
//! Types are compared by how they are written: the two modules number them differently. The address space of a variable is a
//! matter of the invariants ([`super::invariants`]), and the type of a function with variable arguments may be lowered.

use super::boundary::function;
use super::describe;
use tandem_ir::launch::LaunchBounds;
use tandem_ir::module::{FunctionDecl, GlobalKind, Linkage, UnnamedAddr, cc};
use tandem_ir::{Global, Header};

/// What the target takes from a visible name, a sentence; nothing if others can use it as before. `hidden`: it may have become
/// internal.
pub fn taken(
    (source, g): (&Header, Global),
    (target, other): (&Header, Global),
    hidden: bool,
) -> Option<String> {
    let (from, to) = (&source.globals[g], &target.globals[other]);
    // What another module has is nobody's to rely on here.
    let declared = match &from.kind {
        GlobalKind::Function(f) => !f.defined,
        GlobalKind::Variable(v) => v.init.is_none(),
        _ => false,
    };
    if declared || from.linkage == Linkage::AvailableExternally {
        return None;
    }
    let what = match to.linkage.is_local() && !from.linkage.is_local() && !hidden {
        true => Some("is visible in the source and internal in the target".into()),
        false => match (&from.kind, &to.kind) {
            (GlobalKind::Variable(_), GlobalKind::Variable(_)) => {
                of_variable((source, g), (target, other))
            }
            _ => of_function((source, g), (target, other)),
        },
    };
    let addressed = (from.unnamed_addr, to.unnamed_addr);
    let what = what.or_else(|| match addressed {
        (UnnamedAddr::Global, _) | (_, UnnamedAddr::None | UnnamedAddr::Local) => None,
        _ if to.linkage.is_local() => None,
        _ => Some(
            "has an address of its own in the source and none (unnamed_addr) in the target".into(),
        ),
    })?;
    Some(format!("{} {what}", describe::global(source, g)))
}

fn of_variable(
    (source, g): (&Header, Global),
    (target, other): (&Header, Global),
) -> Option<String> {
    let (from, to) = (source.variable(g)?, target.variable(other)?);
    let (a, b) = (&source.globals[g], &target.globals[other]);
    let size = |cx: &Header, ty| cx.layout.alloc_size(&cx.types, ty).unwrap_or(0);
    let sizes = (size(source, a.ty), size(target, b.ty));
    if to.init.is_none() {
        return Some("is defined in the source and only declared in the target".into());
    }
    if to.constant && !from.constant && !b.linkage.is_local() {
        return Some("may be written by others in the source and is constant in the target".into());
    }
    (sizes.0 != sizes.1).then(|| {
        format!(
            "has {} bytes in the source and {} in the target",
            sizes.0, sizes.1
        )
    })
}

/// A function, or an alias of one.
fn of_function(
    (source, g): (&Header, Global),
    (target, other): (&Header, Global),
) -> Option<String> {
    let Some(f) = function(source, g) else {
        return None; // An alias of a part of something.
    };
    let (a, from) = (f, source.function(f)?);
    let Some((b, to)) = function(target, other).and_then(|b| Some((b, target.function(b)?))) else {
        return Some("is a function in the source and none in the target".into());
    };
    let discardable = super::observers::discardable(&source.globals[g]);
    if from.defined && !to.defined && !discardable {
        return Some("has a body in the source and none in the target".into());
    }
    let (called, calls) = (signature(source, a), signature(target, b));
    let types = &source.types;
    let is_variadic = types.as_function(source.globals[a].ty).is_some_and(|t| t.2);
    if called != calls && !is_variadic {
        return Some(format!(
            "is {called} in the source and {calls} in the target"
        ));
    }
    match (source.is_kernel(a), target.is_kernel(b)) {
        (true, false) => return Some("is a kernel in the source and none in the target".into()),
        (false, true) => return Some("is a kernel in the target and none in the source".into()),
        (true, true) if !LaunchBounds::of(target, b).admits(LaunchBounds::of(source, a)) => {
            return Some("admits fewer launches in the target than in the source".into());
        }
        _ => {}
    }
    let convention = |f: &FunctionDecl| if f.cc == cc::PTX_KERNEL { 0 } else { f.cc };
    (convention(from) != convention(to))
        .then(|| "has another calling convention in the target than in the source".into())
}

/// The type of a function as it is written: `i32 (ptr, i64)`.
fn signature(cx: &Header, f: Global) -> String {
    cx.types.display(cx.globals[f].ty).to_string()
}

#[cfg(test)]
#[allow(clippy::unwrap_used)]
mod tests {
    use super::*;
    use tandem_ir::text;

    /// What a target takes from the name `@x`.
    fn said(source: &str, target: &str) -> Option<String> {
        let [s, t] = [source, target].map(|m| text::parse(m.as_bytes(), "m").unwrap());
        let of = |m: &tandem_ir::Module| m.header.lookup("x").unwrap();
        taken((&s.header, of(&s)), (&t.header, of(&t)), false)
    }

    #[test]
    fn what_others_use_of_a_visible_name_stays() {
        let f = "define i32 @x(i32 %a) {\n  ret i32 %a\n}\n";
        let k = "define ptx_kernel void @x(ptr %a) {\n  ret void\n}\n";
        let v = "@x = global i32 5\n";
        for (source, target, words) in [
            (f, f.replace("i32 @x", "internal i32 @x"), "internal"),
            (f, "declare i32 @x(i32)\n".into(), "has a body"),
            (f, v.into(), "is a function"),
            (f, f.replace("i32 %a)", "i32 %a, i32 %b)"), "is i32 (i32)"),
            (
                f,
                f.replace("i32 @x", "fastcc i32 @x"),
                "calling convention",
            ),
            (k, k.replace("ptx_kernel ", ""), "is a kernel"),
            (v, v.replace("global", "internal global"), "internal"),
            (v, v.replace("global", "constant"), "written by others"),
            (v, v.replace("i32", "i64"), "has 4 bytes"),
            (
                v,
                v.replace("global", "unnamed_addr global"),
                "address of its own",
            ),
            (v, "@x = external global i32\n".into(), "is defined"),
        ] {
            let found = said(source, &target).unwrap_or_default();
            assert!(found.contains(words), "{target}: {found}");
        }
    }

    #[test]
    fn what_nobody_can_miss_may_change() {
        let linkonce = "define linkonce_odr i32 @x(i32 %a) {\n  ret i32 %a\n}\n";
        let elsewhere = linkonce.replace("linkonce_odr", "available_externally");
        let own = "@x = internal global i32 5\n";
        for (source, target) in [
            (linkonce, "declare i32 @x(i32)\n"),
            (&elsewhere, "declare i32 @x(i32)\n"),
            (own, "@x = internal unnamed_addr constant i32 5\n"),
            ("@x = constant i32 5\n", "@x = global i32 5\n"),
            ("declare i32 @x(i32)\n", "declare void @x()\n"),
            (
                "@x = global i32 5\n",
                "@x = local_unnamed_addr global i32 6\n",
            ),
            // The same function under another name of it.
            (
                "define i32 @x(i32 %a) {\n  ret i32 %a\n}\n",
                "@x = alias i32 (i32), ptr @y\ndefine i32 @y(i32 %a) {\n  ret i32 %a\n}\n",
            ),
        ] {
            assert_eq!(said(source, target), None, "{source} {target}");
        }
    }
}
