//! What may be duplicated, and what it costs.
//!
//! Each rule of the resolutions is one small function whose name begins with
//! `guard_`: switching one off must make a trap program go wrong, and there is a
//! test for each that says so.

use super::options::{
    CALL_COST, INTRINSIC_COST, MINSIZE_DUPLICATE_THRESHOLD, Options, SWITCH_BONUS,
};
use crate::analysis::convergence::is_convergent;
use crate::analysis::loops::is_reducible;
use crate::context::Cx;
use crate::defects::planted;
use cranelift_entity::EntityRef;
use tandem_ir::attr::AttrKind;
use tandem_ir::{Block, CastOp, Function, Inst, InstKind, Type};

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

/// True if the terminator is one that is threaded over: a conditional branch or a switch (JT-R1).
pub fn guard_terminator(f: &Function, b: Block) -> Option<Inst> {
    let t = f.terminator(b)?;
    let ok = match f.kind(t) {
        InstKind::Br => f.num_operands(t) == 3,
        InstKind::Switch => true,
        _ => false,
    };
    ok.then_some(t)
}

/// Section 4.6: true if the graph is still reducible when the edges from `preds` to `block` go through one
/// copy of it to `dests` instead. Asked only where the block heads a loop; elsewhere it always is. The copy is
/// a node of its own: through a factoring block shared by a predecessor inside a loop and one
/// outside, that loop gets a second entry that edges straight to the successor would not make.
pub fn guard_reducible_after(
    cx: Cx<'_>,
    f: &Function,
    preds: &[Block],
    block: Block,
    dests: &[Block],
) -> bool {
    let copy = Block::new(f.num_blocks());
    let reducible = is_reducible(f.entry(), &|b, out| {
        if b == copy {
            out.extend_from_slice(dests);
            return;
        }
        let threaded = preds.contains(&b);
        for s in f.successors(b) {
            out.push(if threaded && s == block { copy } else { s });
        }
    });
    let reducible = planted!(cx, GraphNotRechecked, reducible, true);
    let reducible = planted!(
        cx,
        SoleEntryWaved,
        reducible,
        reducible || faulty::sole_entry(f, preds, block)
    );
    let reducible = planted!(
        cx,
        BackEdgeWaved,
        reducible,
        reducible || faulty::back_edges(f, preds, block)
    );
    planted!(
        cx,
        SharedCopyOverlooked,
        reducible,
        faulty::reducible_without_copy(f, preds, block, dests)
    )
}

/// JT-R11: the block's cost, or `None` if it is over a limit.
pub fn guard_cost(cx: Cx<'_>, f: &Function, b: Block, options: &Options) -> Option<u32> {
    if !guard_phi_count(f, b, options) {
        return None;
    }
    let mut limit = options.threshold;
    if cx
        .function(f.global)
        .is_some_and(|d| cx.attrs.has(d.attrs.func, AttrKind::MinSize))
        && planted!(cx, MinSizeForgotten, true, false)
    {
        limit = limit.min(MINSIZE_DUPLICATE_THRESHOLD);
    }
    if f.terminator(b)
        .is_some_and(|t| matches!(f.kind(t), InstKind::Switch))
    {
        limit += SWITCH_BONUS;
    }
    let mut cost = 0;
    for i in f.insts(b) {
        cost += inst_cost(cx, f, i);
        if cost > planted!(cx, ThresholdOffByOne, limit, limit + 1) {
            return None;
        }
    }
    Some(cost)
}

/// JT-008: at most so many phis.
pub fn guard_phi_count(f: &Function, b: Block, options: &Options) -> bool {
    f.phis(b).take(options.phi_threshold as usize + 1).count() <= options.phi_threshold as usize
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
