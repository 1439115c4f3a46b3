//! What the documents say that a copied instruction costs (JT-R11): the limits of every pass that copies blocks count in it.

use tandem_ir::{CastOp, Function, Header, InstKind};

/// What an instruction costs at least (JT-R11): as [`documented_cost`], but intrinsics and bit casts, some of which
/// are free, cost nothing.
pub(super) fn least_cost(cx: &Header, f: &Function, i: tandem_ir::Inst) -> u32 {
    match f.kind(i) {
        InstKind::Cast(CastOp::BitCast) => 0,
        InstKind::Call(_) => match f.callee(i) {
            Some(g) if cx.global_name(g).starts_with("llvm.") => 0,
            _ => 4,
        },
        _ => documented_cost(cx, f, i),
    }
}

/// JT-R11: phis, debug records, terminators and free instructions cost nothing, an ordinary call 4, an
/// intrinsic 2, everything else 1. The bonus for a switch is left out, so that too little counts as missed
/// behind a switch, never too much.
pub(super) fn documented_cost(cx: &Header, f: &Function, i: tandem_ir::Inst) -> u32 {
    match f.kind(i) {
        InstKind::Phi => 0,
        k if k.is_terminator() => 0,
        InstKind::Freeze => 0,
        InstKind::Call(_) => match f.callee(i) {
            Some(g) if cx.global_name(g).starts_with("llvm.") => 2,
            _ => 4,
        },
        _ => 1,
    }
}
