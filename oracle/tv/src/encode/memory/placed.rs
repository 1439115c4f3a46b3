//! Where the source puts its stack objects, and allocations that it serves itself ([`super::elision`]).
//!
//! LangRef does not say where an object lies. That is for each program to choose, and where nobody learns the address but by
//! comparing it for equality, the source may choose one that is none of those it is compared with. Here it does, where the
//! question is asked so ([`crate::mode::Mode::placed_apart`]); the target is held to every place.

use super::super::Encoder;
use crate::context::Side;
use crate::pointer::{LOCAL_BIT, Ptr};
use rustc_hash::FxHashSet;
use tandem_ir::inst::{InstKind, IntPredicate};
use tandem_ir::{Function, Header, Inst};
use tandem_smt::{Term, Terms};

/// True if some stack object of the function is compared for equality, or some allocation may be elided, and nobody learns more about
/// where any of the stack objects lies.
pub(crate) fn may_lie_apart(cx: &Header, f: &Function) -> bool {
    let mut any = false;
    for i in f.blocks().flat_map(|b| f.insts(b)) {
        match f.kind(i) {
            InstKind::Alloca { .. } => match compared(cx, f, i) {
                Some(yes) => any |= yes,
                None => return false,
            },
            InstKind::Call(_) => any |= super::elision::is_elidable(cx, f, i),
            _ => {}
        }
    }
    any
}

/// Whether an object is compared for equality; `None` if its address may be learned in another way.
fn compared(cx: &Header, f: &Function, object: Inst) -> Option<bool> {
    let mut any = false;
    let (mut work, mut seen) = (vec![f.result(object)?], FxHashSet::default());
    while let Some(v) = work.pop() {
        if !seen.insert(v) {
            continue;
        }
        for u in f.uses(v) {
            let user = f.user(u);
            match f.kind(user) {
                InstKind::Load(_) => {}
                InstKind::Store(_) if f.operand(user, 0) != v => {}
                InstKind::ICmp(IntPredicate::Eq | IntPredicate::Ne) => any = true,
                InstKind::Gep { .. } if f.operand(user, 0) == v => work.extend(f.result(user)),
                InstKind::Call(_) => {
                    let name = cx.global_name(f.callee(user)?);
                    let plain = [
                        "llvm.lifetime.",
                        "llvm.memset.",
                        "llvm.memcpy.",
                        "llvm.memmove.",
                    ];
                    if !plain.iter().any(|p| name.starts_with(p)) {
                        return None;
                    }
                }
                _ => return None,
            }
        }
    }
    Some(any)
}

impl Encoder<'_, '_> {
    /// Boolean: one pointer is into a stack object of this call and the other into nothing of this call, and the source has
    /// put the object elsewhere.
    pub(in super::super) fn lies_apart(&mut self, a: Term, b: Term) -> Term {
        if self.side != Side::Source || !self.w.mode.placed_apart || !self.sites.is_empty() {
            return Terms::FALSE;
        }
        let blocks = [a, b].map(|p| Ptr::unpack(self.t(), p).block);
        let t = &mut self.w.terms;
        let own = blocks.map(|block| t.as_u64(block).is_some_and(|id| id >> LOCAL_BIT != 0));
        let other = match own {
            [true, false] => blocks[1],
            [false, true] => blocks[0],
            _ => return Terms::FALSE,
        };
        let local = t.extract(LOCAL_BIT, LOCAL_BIT, other);
        let foreign = t.bits(1, 0);
        let apart = t.eq(local, foreign);
        if apart != Terms::FALSE {
            self.w.assume(
                "objects that only the source knows lie apart from what they are compared with",
            );
        }
        apart
    }
}
