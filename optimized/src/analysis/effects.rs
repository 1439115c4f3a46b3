//! What an instruction may do besides computing its result.

use crate::context::Cx;
use crate::defects::planted;
use tandem_ir::attr::AttrKind;
use tandem_ir::{Function, Inst, InstKind};

/// True if erasing the instruction changes nothing once its result is unused.
pub fn is_removable(cx: Cx<'_>, f: &Function, i: Inst) -> bool {
    match f.kind(i) {
        InstKind::Load(a) => planted!(cx, VolatileLoadErased, a.is_simple(), true),
        InstKind::Call(_) => {
            is_known_intrinsic(cx, f, i)
                && !cx.call_memory(f, i).may_write()
                && !cx.call_memory(f, i).may_read()
                && will_return(cx, f, i)
                && !cx.is_convergent(f, i)
        }
        k => is_pure(k),
    }
}

fn is_known_intrinsic(cx: Cx<'_>, f: &Function, i: Inst) -> bool {
    f.callee(i)
        .is_some_and(|g| cx.global_name(g).starts_with("llvm."))
}

/// True if a call surely comes back and does not unwind.
pub(super) fn will_return(cx: Cx<'_>, f: &Function, i: Inst) -> bool {
    cx.call_has(f, i, AttrKind::WillReturn) && cx.call_has(f, i, AttrKind::NoUnwind)
}

/// True for instructions that only compute a result. Division can be undefined, but never has an effect.
pub fn is_pure(k: &InstKind) -> bool {
    use InstKind::*;
    matches!(
        k,
        FNeg | Binary(_)
            | Gep { .. }
            | Cast(_)
            | ICmp(_)
            | FCmp(_)
            | Phi
            | Select
            | Freeze
            | ExtractElement
            | InsertElement
            | ShuffleVector(_)
            | ExtractValue(_)
            | InsertValue(_)
    )
}

/// True if control surely reaches the next instruction: no call that may exit, unwind or hang, no
/// volatile access (which may trap).
pub fn transfers_execution(cx: Cx<'_>, f: &Function, i: Inst) -> bool {
    match f.kind(i) {
        InstKind::Load(a) | InstKind::Store(a) | InstKind::AtomicRmw(_, a) => !a.volatile,
        InstKind::CmpXchg { access, .. } => !access.volatile,
        InstKind::Call(_) => planted!(cx, EveryCallReturns, will_return(cx, f, i), true),
        InstKind::CatchPad | InstKind::CleanupPad | InstKind::LandingPad { .. } => false,
        _ => true,
    }
}

/// True if the instruction may write memory or order other accesses.
pub fn may_write(cx: Cx<'_>, f: &Function, i: Inst) -> bool {
    use InstKind::*;
    match f.kind(i) {
        Store(_) => planted!(cx, StoreInBetweenIgnored, true, false),
        Fence { .. } | CmpXchg { .. } | AtomicRmw(..) | VaArg => {
            planted!(cx, AtomicsWriteNothing, true, false)
        }
        Load(a) => !a.is_simple(),
        Call(_) | Invoke(_) | CallBr(..) => {
            let writes = cx.call_memory(f, i).may_write() || cx.is_convergent(f, i);
            planted!(cx, CallsWriteNothing, writes, false)
        }
        _ => false,
    }
}
