//! What may be copied along a path, and what it may cost (JT-R2, CV-1, JT-R16).

use super::options::{Options, Refusal};
use crate::analysis::loops::Loops;
use crate::analysis::manager::FunctionAnalyses;
use crate::context::Cx;
use crate::defects::planted;
use crate::transform::duplication::{guard_duplicable, guard_predecessor, inst_cost};
use tandem_ir::rewrite::Path;
use tandem_ir::{Block, Function, InstKind};

/// JT-R2: the block may be copied, and its copy's edges can be led elsewhere.
pub fn guard_block(cx: Cx<'_>, f: &Function, b: Block) -> Result<(), Refusal> {
    let may = guard_duplicable(cx, f, b);
    if planted!(cx, DfaNoDuplicateCopied, may, true) && guard_predecessor(f, b) {
        Ok(())
    } else {
        Err(Refusal::NotDuplicable)
    }
}

/// True if the edges of the block from which a path is entered can be led elsewhere.
pub fn guard_entry(f: &Function, entry: Block) -> bool {
    guard_predecessor(f, entry)
}

/// CV-1 for one copied block: neither it nor what hangs on it holds a convergent operation.
pub fn guard_convergence(
    cx: Cx<'_>,
    f: &Function,
    analyses: &mut FunctionAnalyses,
    b: Block,
) -> Result<(), Refusal> {
    let behind = analyses.convergent_in_region(cx, f, b);
    let behind = planted!(cx, DfaRegionNeverAsked, behind, false);
    if analyses.convergent_blocks(cx, f).contains(b) || behind {
        Err(Refusal::Convergent)
    } else {
        Ok(())
    }
}

/// JT-T16: the finished graph is reducible.
pub fn guard_reducible(cx: Cx<'_>, loops: &Loops) -> Result<(), Refusal> {
    if planted!(cx, DfaGraphNotRechecked, loops.reducible, true) {
        Ok(())
    } else {
        Err(Refusal::Irreducible)
    }
}

/// What the copies cost (JT-R11), if that is worth it: a copy saves the comparisons of the switch, as many as a
/// search among its cases needs, and each of them may cost so much.
pub fn guard_cost(
    cx: Cx<'_>,
    f: &Function,
    options: &Options,
    switch: Block,
    paths: &[Path],
) -> Result<u32, Refusal> {
    let least = |p: &Path| cost(cx, f, &p.blocks).max(p.blocks.len() as u32);
    let cost: u32 = paths.iter().map(least).fold(0, u32::saturating_add);
    let limit = options
        .cost_threshold
        .saturating_mul(comparisons(f, switch));
    if cost <= planted!(cx, DfaThresholdIgnored, limit, u32::MAX) {
        Ok(cost)
    } else {
        Err(Refusal::TooExpensive)
    }
}

/// What copies of these blocks cost (JT-R11).
pub fn cost(cx: Cx<'_>, f: &Function, blocks: &[Block]) -> u32 {
    let insts = blocks.iter().flat_map(|&b| f.insts(b));
    insts
        .map(|i| inst_cost(cx, f, i))
        .fold(0, u32::saturating_add)
}

/// How many comparisons a binary search among the cases of a switch takes.
fn comparisons(f: &Function, switch: Block) -> u32 {
    let cases = f.terminator(switch).map_or(0, |t| match f.kind(t) {
        InstKind::Switch => f.switch_cases(t).count(),
        _ => 0,
    });
    usize::BITS - cases.leading_zeros()
}
