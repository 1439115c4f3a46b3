//! Are two functions the same but for names and order? Then no solver is needed.
//!
//! Metadata and attributes with a meaning are compared as well ([`crate::promises`]).
//! Canonical forms speak of module-level names, types and attributes by number, so
//! they are compared inside one module only. Two modules must be the same text.

use super::validate::Subject;
use crate::canonical::canonical_with_promises as canonical;
use tandem_ir::Module;
use tandem_ir::attr::AttrList;

/// Modules with more bodies than this are not compared as texts, function after function.
const MANY_BODIES: usize = 64;

/// True if both functions mean the same by their text alone.
pub(super) fn same(source: Subject<'_>, target: Subject<'_>) -> bool {
    if !std::ptr::eq(source.module, target.module) {
        return source.function.global == target.function.global
            && in_module(source)
            && in_module(target)
            && same_text(source.module, target.module);
    }
    let cx = &source.module.header;
    let (Some(d), Some(e)) = (
        cx.function(source.function.global),
        cx.function(target.function.global),
    ) else {
        return false;
    };
    d.cc == e.cc
        && same_attrs(&d.attrs, &e.attrs, source.function.args().len())
        && canonical(cx, source.function) == canonical(cx, target.function)
}

/// True if the function is the module's own body and no changed version of it.
fn in_module(s: Subject<'_>) -> bool {
    s.module
        .body(s.function.global)
        .is_some_and(|b| std::ptr::eq(b, s.function))
}

fn same_text(a: &Module, b: &Module) -> bool {
    a.bodies.len() == b.bodies.len()
        && a.bodies.len() <= MANY_BODIES
        && tandem_ir::text::print(a) == tandem_ir::text::print(b)
}

fn same_attrs(a: &AttrList, b: &AttrList, params: usize) -> bool {
    a.func == b.func && a.ret == b.ret && (0..params).all(|i| a.param(i) == b.param(i))
}
