//! Debug locations of instructions that take the place of others (LLVM, "How to Update Debug Info").

use crate::context::Cx;
use tandem_ir::{Block, Function, Inst};

/// Gives an instruction the location of another one, if that has one.
pub(crate) fn keep_location(cx: Cx<'_>, f: &mut Function, from: Inst, to: Inst) {
    let dbg = cx.strings.lookup("dbg");
    let location = f.attachments(from).iter().find(|a| Some(a.0) == dbg);
    if let Some((kind, md)) = location.copied() {
        f.set_attachment(to, kind, md);
    }
}

/// Gives the jump at the end of a block that was put in front of another one the location of what it leads to.
pub(crate) fn keep_location_of_target(cx: Cx<'_>, f: &mut Function, new: Block, target: Block) {
    if let (Some(jump), Some(first)) = (f.terminator(new), f.first_non_phi(target)) {
        keep_location(cx, f, first, jump);
    }
}
