//! What executions do not know of a program: what functions outside do, which is made up, and promises that a run does not
//! check, so that it goes on where the source is undefined.
//!
//! Where neither is in sight, an execution and a proof that say different things cannot both be right.

use crate::inputs::direct_callees;
use rustc_hash::FxHashSet;
use tandem_ir::attr::{Attr, AttrKind, AttrList};
use tandem_ir::{AttrSet, Function, Global, Header, Module};

/// Promises of values that runs check, or that say nothing of what a program does.
const CHECKED: [AttrKind; 4] = [
    AttrKind::NoUndef,
    AttrKind::NonNull,
    AttrKind::SExt,
    AttrKind::ZExt,
];

/// True if one of these functions, or one that they call, calls a function that the module does not define and LLVM does not
/// either, or promises something of memory or of a pointer.
pub fn beyond_executions(m: &Module, from: impl IntoIterator<Item = Global>) -> bool {
    let cx = &m.header;
    let mut work: Vec<Global> = from.into_iter().collect();
    let mut seen = FxHashSet::default();
    while let Some(g) = work.pop() {
        if !seen.insert(g) {
            continue;
        }
        let intrinsic = cx.global_name(g).starts_with("llvm.");
        if !intrinsic && cx.function(g).is_some_and(|d| promises(cx, &d.attrs)) {
            return true;
        }
        match m.body(g) {
            Some(f) if calls_promise(cx, f) => return true,
            Some(f) => work.extend(direct_callees(f)),
            None if intrinsic => {}
            None => return true,
        }
    }
    false
}

/// True if a call goes through a pointer, which may lead anywhere, or promises something itself.
fn calls_promise(cx: &Header, f: &Function) -> bool {
    let mut insts = f.blocks().flat_map(|b| f.insts(b));
    insts.any(|i| {
        let Some(call) = f.call(i) else { return false };
        f.callee(i).is_none() || !call.info.bundles.is_empty() || promises(cx, &call.info.attrs)
    })
}

/// True if something is said of the memory that a function accesses, or of a pointer that it is given or gives, that a run does
/// not check.
fn promises(cx: &Header, attrs: &AttrList) -> bool {
    let of_pointer = |set: AttrSet| {
        let mut all = cx.attrs.get(set).iter();
        all.any(|a| match a {
            Attr::Flag(kind) => !CHECKED.contains(kind),
            Attr::Align(_) | Attr::Typed(..) | Attr::Str(..) | Attr::Range(..) => false,
            _ => true,
        })
    };
    let mut own = cx.attrs.get(attrs.func).iter();
    own.any(|a| matches!(a, Attr::Memory(_)))
        || of_pointer(attrs.ret)
        || attrs.params.iter().any(|&p| of_pointer(p))
}
