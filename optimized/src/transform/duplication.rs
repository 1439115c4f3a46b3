//! Which blocks may be duplicated, and what a copy costs.
//!
//! Each rule of the resolutions is one small function whose name begins with
//! `guard_`: switching one off must make a trap program go wrong, and there is a
//! test for each that says so.

use crate::analysis::convergence::is_convergent;
use crate::context::Cx;
use crate::defects::planted;
use tandem_ir::attr::AttrKind;
use tandem_ir::{Block, CastOp, Function, Inst, InstKind, Type};

/// Cost of an ordinary call (JT-R11).
pub const CALL_COST: u32 = 4;
/// Cost of an intrinsic call (JT-R11).
pub const INTRINSIC_COST: u32 = 2;

/// JT-R2: true if a copy of the block's instructions means the same on another path.
pub fn guard_duplicable(cx: Cx<'_>, f: &Function, b: Block) -> bool {
    f.entry() != Some(b) && f.insts(b).all(|i| guard_inst(cx, f, i))
}

fn guard_inst(cx: Cx<'_>, f: &Function, i: Inst) -> bool {
    if f.inst_type(i) == Type::TOKEN {
        return false;
    }
    match f.kind(i) {
        InstKind::Alloca { .. } => false,
        InstKind::CatchPad | InstKind::CleanupPad | InstKind::LandingPad { .. } => false,
        InstKind::Call(_) => {
            guard_not_convergent(cx, f, i)
                && planted!(
                    cx,
                    NoDuplicateCopied,
                    !cx.call_has(f, i, AttrKind::NoDuplicate),
                    true
                )
                && guard_scope_declaration(cx, f, i)
                && f.operands(i).all(|v| f.value_type(v) != Type::TOKEN)
        }
        _ => true,
    }
}

/// JT-T5: a barrier or another convergent operation is never copied.
pub fn guard_not_convergent(cx: Cx<'_>, f: &Function, i: Inst) -> bool {
    planted!(cx, ConvergentCallCopied, !is_convergent(cx, f, i), true)
}

/// JT-T15: a scope declared once and copied would tell later alias analysis a lie.
pub fn guard_scope_declaration(cx: Cx<'_>, f: &Function, i: Inst) -> bool {
    let other = f
        .callee(i)
        .is_none_or(|g| cx.global_name(g) != "llvm.experimental.noalias.scope.decl");
    planted!(cx, ScopeDeclarationCopied, other, true)
}

/// JT-R1: true if the edges of the predecessor can be redirected.
pub fn guard_predecessor(f: &Function, p: Block) -> bool {
    f.terminator(p)
        .is_some_and(|t| matches!(f.kind(t), InstKind::Br | InstKind::Switch))
}

/// Cost of one instruction (JT-R11).
pub fn inst_cost(cx: Cx<'_>, f: &Function, i: Inst) -> u32 {
    match f.kind(i) {
        InstKind::Phi | InstKind::Cast(CastOp::BitCast) => 0,
        k if k.is_terminator() => 0,
        InstKind::Call(_) => match f.callee(i).map(|g| cx.global_name(g)) {
            Some(name) if is_free_intrinsic(name) => 0,
            Some(name) if name.starts_with("llvm.") => INTRINSIC_COST,
            _ => planted!(cx, CallsCostOne, CALL_COST, 1),
        },
        _ => 1,
    }
}

/// Intrinsics that leave no instruction behind.
fn is_free_intrinsic(name: &str) -> bool {
    const FREE: [&str; 14] = [
        "llvm.annotation",
        "llvm.assume",
        "llvm.dbg.",
        "llvm.donothing",
        "llvm.expect",
        "llvm.experimental.noalias.scope.decl",
        "llvm.invariant.",
        "llvm.launder.invariant.group",
        "llvm.lifetime.",
        "llvm.pseudoprobe",
        "llvm.ptr.annotation",
        "llvm.sideeffect",
        "llvm.strip.invariant.group",
        "llvm.var.annotation",
    ];
    FREE.iter().any(|p| name.starts_with(p))
}
