//! `swifterror`: a value that lives in a register, and may only be used as if (LangRef "swifterror").

use super::Checker;
use crate::attr::{AttrKind, AttrList};
use crate::entity::{Inst, Value};
use crate::inst::InstKind;

fn is_slot(c: &Checker<'_, '_>, v: Value) -> bool {
    let decl = c.header.function(c.f.global);
    let of_arg = c.f.args().iter().position(|&a| a == v);
    if let (Some(n), Some(d)) = (of_arg, decl) {
        return c.header.attrs.has(d.attrs.param(n), AttrKind::SwiftError);
    }
    let def = c.f.def_inst(v).map(|d| c.f.kind(d));
    matches!(
        def,
        Some(InstKind::Alloca {
            swifterror: true,
            ..
        })
    )
}

/// Checks the uses of every `swifterror` parameter and alloca.
pub(super) fn check(c: &mut Checker<'_, '_>) {
    let f = c.f;
    let mut slots: Vec<Value> = Vec::new();
    if let Some(d) = c.header.function(f.global) {
        let marked = |n: usize| c.header.attrs.has(d.attrs.param(n), AttrKind::SwiftError);
        slots.extend(
            f.args()
                .iter()
                .enumerate()
                .filter(|a| marked(a.0))
                .map(|a| *a.1),
        );
    }
    for b in f.blocks() {
        for i in f.insts(b) {
            if let InstKind::Alloca {
                swifterror: true,
                ty,
                ..
            } = f.kind(i)
            {
                slots.extend(f.result(i));
                c.require(ty.is_ptr(), i, "swifterror alloca must be of a pointer");
                let one = f.as_int(f.operand(i, 0)).and_then(|n| n.as_u64()) == Some(1);
                c.require(one, i, "swifterror alloca must be of one element");
            }
        }
    }
    for v in slots {
        for u in f.uses(v) {
            let (user, n) = (f.user(u), f.use_index(u));
            let ok = match f.kind(user) {
                InstKind::Load(_) => true,
                InstKind::Store(_) => n == 1,
                InstKind::Call(info) | InstKind::Invoke(info) => {
                    let has = |attrs: &AttrList| {
                        n > 0 && c.header.attrs.has(attrs.param(n - 1), AttrKind::SwiftError)
                    };
                    let declared = f.callee(user).and_then(|g| c.header.function(g));
                    has(&info.attrs) || declared.is_some_and(|d| has(&d.attrs))
                }
                _ => false,
            };
            c.require(
                ok,
                user,
                "swifterror value used otherwise than by load, as a store's address, or as a swifterror argument",
            );
        }
    }
}

/// A `swifterror` argument is a `swifterror` parameter or alloca.
pub(super) fn check_argument(c: &mut Checker<'_, '_>, i: Inst, v: Value) {
    let ok = is_slot(c, v);
    c.require(
        ok,
        i,
        "swifterror argument that is no swifterror parameter or alloca",
    );
}
