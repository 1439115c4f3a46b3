//! Which instructions may be deleted because nothing uses them.

use super::convergence::is_convergent;
use super::effects::{is_pure, will_return};
use crate::context::Cx;
use crate::defects::planted;
use tandem_ir::{Function, Inst, InstKind, Type};

/// True if the instruction may be deleted because nothing uses its result and running it has no effect (LangRef
/// `willreturn`, `nounwind`, `memory`): what only computes, plain loads, allocas, and calls that surely return and
/// write nothing. A call that a group of lanes makes together (a warp collective, a barrier) waits for
/// the others, which is an effect, whatever it says about memory (passes.md 0.6.3).
pub fn is_trivially_dead(cx: Cx<'_>, f: &Function, i: Inst) -> bool {
    if f.result(i).is_none_or(|v| f.has_uses(v)) {
        return false;
    }
    match f.kind(i) {
        InstKind::Load(a) => planted!(cx, UnusedVolatileErased, a.is_simple(), true),
        InstKind::Alloca { inalloca, .. } => !inalloca,
        InstKind::Call(_) if is_convergent(cx, f, i) || f.inst_type(i) == Type::TOKEN => false,
        InstKind::Call(_) => {
            let (memory, returns) = (cx.call_memory(f, i), will_return(cx, f, i));
            let silent = !memory.may_write();
            let dead = planted!(cx, UnusedCallMayHang, silent && returns, silent);
            planted!(
                cx,
                UnusedClockErased,
                dead,
                returns && !faulty::may_write_openly(memory)
            )
        }
        k => is_pure(k),
    }
}
