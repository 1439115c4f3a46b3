//! Hoisting: what both ways of a branch begin with is done before it (BF-056, BF-R13).

use super::{Refusal, refuse};
use crate::machine::edit::remove_insts;
use crate::machine::flow::{Ending, ending, flow};
use crate::machine::same::{difference, survivor};
use crate::machine::{counted, has};
use tandem_ir::machine::effects::{Access, for_each_access};
use tandem_ir::machine::forms::Props;
use tandem_ir::machine::regs::Reg;
use tandem_ir::machine::{MBlock, MFunc, MInst, MachineContext};
use tandem_ir::rewrite::MachineRewrite;

/// The decision of a block whose two ways lead to blocks that nothing else leads to.
fn fork(cx: &MachineContext, f: &MFunc, block: MBlock) -> Result<(Reg, MBlock, MBlock), Refusal> {
    let (_, Ending::Decides(p, yes, no)) = ending(cx, f, block) else {
        return refuse(
            "BF-R13",
            "the block does not end in a decision between two blocks",
        );
    };
    let edges = flow(cx, f);
    for arm in [yes, no] {
        if f.layout.first() == Some(&arm) {
            return refuse("BF-R13", "one way leads to the entry");
        }
        if edges.preds(arm) != [block] {
            return refuse("BF-T12", "other blocks lead to one of the two as well");
        }
    }
    Ok((p, yes, no))
}

/// Why a pair of instructions at the same place of both ways stays there.
fn stays(cx: &MachineContext, f: &MFunc, p: Reg, a: MInst, b: MInst) -> Option<Refusal> {
    let data = &f.insts[a];
    if let Some(why) = difference(cx, f, a, b) {
        return Some(("BF-R2", why.into()));
    }
    let mut defines = false;
    for_each_access(data, cx.forms(), |r, how| {
        defines |= r == p && how != Access::Read;
    });
    if defines {
        return Some(("BF-T11", "it writes what the branch reads".into()));
    }
    let stuck = [Props::TERMINATOR, Props::GLUE_IN, Props::GLUE_OUT];
    if data.region.is_some() || stuck.iter().any(|&q| has(cx, data, q)) {
        return Some((
            "BF-R13",
            "it is part of a call, of a carry, or ends the block".into(),
        ));
    }
    None
}

pub(super) fn judge(
    cx: &MachineContext,
    f: &MFunc,
    block: MBlock,
    len: u64,
) -> Result<(), Refusal> {
    let (p, yes, no) = fork(cx, f, block)?;
    let (a, b) = (counted(f, yes), counted(f, no));
    let len = usize::try_from(len).unwrap_or(usize::MAX);
    if len == 0 || len > a.len().min(b.len()) {
        return refuse("BF-R13", "the two do not begin with so many instructions");
    }
    for n in 0..len {
        if let Some(why) = stays(cx, f, p, a[n], b[n]) {
            return Err(why);
        }
    }
    Ok(())
}

/// The longest common prefix behind each decision.
pub(super) fn find(cx: &MachineContext, f: &MFunc) -> Vec<MachineRewrite> {
    let mut all = Vec::new();
    for &block in &f.layout {
        let Ok((p, yes, no)) = fork(cx, f, block) else {
            continue;
        };
        let (a, b) = (counted(f, yes), counted(f, no));
        let pairs = a.iter().zip(&b);
        let len = pairs
            .take_while(|&(&x, &y)| stays(cx, f, p, x, y).is_none())
            .count() as u64;
        if len > 0 {
            all.push(MachineRewrite::HoistPrefix { block, len });
        }
    }
    all
}

pub(super) fn hoist(cx: &MachineContext, f: &mut MFunc, block: MBlock, len: u64) {
    let Ok((_, yes, no)) = fork(cx, f, block) else {
        return;
    };
    let (branches, _) = ending(cx, f, block);
    let (a, b) = (counted(f, yes), counted(f, no));
    for n in 0..usize::try_from(len).unwrap_or(0) {
        f.insts[a[n]] = survivor(cx, f, a[n], &[b[n]]);
        remove_insts(f, yes, &[a[n]]);
        remove_insts(f, no, &[b[n]]);
        let insts = &mut f.blocks[block].insts;
        let at = insts.iter().position(|i| branches.contains(i));
        insts.insert(at.unwrap_or(insts.len()), a[n]);
    }
}
