//! Merging a block into its only predecessor.
//!
//! Where a block ends in an unconditional branch to a block that nothing else leads to, the two are one: phis of the
//! second have one entry and become that value, and its instructions move to the end of the first. Instructions and
//! values keep their identities, so that side tables about them stay right; tables about the *block* do not.

use crate::analysis::blocks::BlockSet;
use crate::context::Cx;
use crate::defects::planted;
use smallvec::SmallVec;
use tandem_ir::{Block, Function, Inst, InstKind};

/// The predecessor into which a block can be merged: nothing else leads in or out between the two. `pinned` are
/// blocks whose address is used.
pub(crate) fn guard_mergeable(
    cx: Cx<'_>,
    f: &Function,
    pinned: &BlockSet,
    b: Block,
) -> Option<Block> {
    let pred = f.single_predecessor(b)?;
    let t = f.terminator(pred)?;
    let branch = matches!(f.kind(t), InstKind::Br);
    let plain = branch && planted!(cx, MergedBelowBranch, f.num_operands(t) == 1, true);
    let is_pad = |i| {
        matches!(
            f.kind(i),
            InstKind::LandingPad { .. } | InstKind::CatchPad | InstKind::CleanupPad
        )
    };
    let free = pred != b && f.entry() != Some(b) && !pinned.contains(b);
    (plain && free && !f.insts(b).any(is_pad)).then_some(pred)
}

/// Appends `b` to `pred`, its only predecessor, and erases it; returns the instructions that moved.
pub(crate) fn merge_edit(f: &mut Function, pred: Block, b: Block) -> Vec<Inst> {
    dissolve_phis(f, b);
    let succs: SmallVec<[Block; 4]> = f.successors(b).collect();
    for &s in &succs {
        f.retarget_phi_entries(s, b, pred);
    }
    let moved: Vec<Inst> = f.insts(b).collect();
    if let Some(br) = f.terminator(pred) {
        let records = f.take_debug_records(br);
        if let Some(&first) = moved.first() {
            let own = f.take_debug_records(first);
            for r in records.into_iter().chain(own) {
                f.add_debug_record(first, r);
            }
        }
        f.erase_inst(br);
    }
    for &i in &moved {
        f.detach_inst(i);
        f.append_inst(pred, i);
    }
    f.erase_blocks(&[b]);
    moved
}

/// Phis with a single entry become that value.
fn dissolve_phis(f: &mut Function, b: Block) {
    let phis: SmallVec<[Inst; 8]> = f.phis(b).collect();
    for phi in phis {
        let only = f.phi_incoming(phi).next().map(|e| e.0);
        if let (Some(old), Some(v)) = (f.result(phi), only)
            && v != old
        {
            f.replace_all_uses(old, v);
        }
        f.erase_inst(phi);
    }
}
