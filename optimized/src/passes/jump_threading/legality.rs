//! What jump threading may do: the limits and rules of its own. Those that hold for every pass that copies blocks are in
//! [`crate::transform::duplication`].
//!
//! Each rule of the resolutions is one small function whose name begins with
//! `guard_`: switching one off must make a trap program go wrong, and there is a
//! test for each that says so.

use super::options::{MINSIZE_DUPLICATE_THRESHOLD, Options, SWITCH_BONUS};
use crate::analysis::loops::is_reducible;
use crate::context::Cx;
use crate::defects::planted;
use crate::transform::duplication::inst_cost;
use cranelift_entity::EntityRef;
use tandem_ir::attr::AttrKind;
use tandem_ir::{Block, Function, Inst, InstKind};

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
