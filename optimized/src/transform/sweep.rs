//! Instructions without use and effect, erased with what only they used.
//!
//! The one edit of this library that is many steps, and so reports them itself.

use crate::analysis::dead::is_trivially_dead;
use crate::context::Cx;
use tandem_ir::rewrite::{Rewrite, Trace};
use tandem_ir::{Function, Inst};

/// Erases those of the instructions that are dead, the last one first, and operands that are dead without them; returns how
/// many there were.
pub(crate) fn sweep<T: Trace<Function>>(
    cx: Cx<'_>,
    f: &mut Function,
    left: &mut Vec<Inst>,
    trace: &mut T,
) -> u64 {
    let mut erased = 0;
    while let Some(i) = left.pop() {
        trace.heartbeat();
        if f.inst_block(i).is_none() || !is_trivially_dead(cx, f, i) {
            continue;
        }
        left.extend(f.operands(i).filter_map(|v| f.def_inst(v)));
        trace.before(f, |_| Rewrite::EraseInst { inst: i });
        f.erase_inst(i);
        trace.after(f);
        erased += 1;
    }
    erased
}
