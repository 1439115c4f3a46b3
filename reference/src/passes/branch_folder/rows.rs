//! Branches and blocks that need not be there (BF-048 to BF-055, BF-R12).

use super::{Refusal, refuse};
use crate::machine::edit::{append_branch, drop_block, make_explicit, redirect, remove_insts};
use crate::machine::flow::{Ending, ending, falls, flow, next_of, previous_of, runs_off};
use crate::machine::{counted, has_convergent, is_in_table, tables_in_use};
use tandem_ir::machine::func::Operand;
use tandem_ir::machine::{MBlock, MFunc, MInst, MachineContext};
use tandem_ir::rewrite::MachineRewrite;

fn is_entry(f: &MFunc, block: MBlock) -> bool {
    f.layout.first() == Some(&block)
}

/// Row 1, with TB-7.
pub(super) fn may_remove_empty(
    cx: &MachineContext,
    f: &MFunc,
    block: MBlock,
    target: MBlock,
) -> Result<(), Refusal> {
    let (branches, end) = ending(cx, f, block);
    if counted(f, block).iter().any(|i| !branches.contains(i)) {
        return refuse("BF-R12", "the block is not empty");
    }
    if end != Ending::Goes(target) {
        return refuse("BF-T9", "the block does not lead to the target alone");
    }
    if branches.iter().any(|&i| f.insts[i].guard.is_some()) {
        return refuse("BF-R12", "the block ends in a decision");
    }
    if target == block || is_entry(f, block) {
        return refuse("BF-R12", "the block is its own target, or the entry");
    }
    let edges = flow(cx, f);
    for pred in edges.preds(block) {
        let asm = |i: &MInst| {
            let data = &f.insts[*i];
            data.asm.is_some() && data.ops.contains(&Operand::Label(block))
        };
        if f.blocks[pred].insts.iter().any(asm) {
            return refuse("BF-R12", "inline assembly leads to the block");
        }
        if has_convergent(cx, f) && edges.succs(pred).contains(&target) {
            return refuse(
                "BF-T24",
                "a predecessor leads to the target directly as well",
            );
        }
    }
    Ok(())
}

/// Row 2.
pub(super) fn may_fold_same(cx: &MachineContext, f: &MFunc, block: MBlock) -> Result<(), Refusal> {
    let (branches, end) = ending(cx, f, block);
    let decides = branches.iter().any(|&i| f.insts[i].guard.is_some());
    match end {
        Ending::Goes(_) if decides => Ok(()),
        _ => refuse("BF-R12", "the block does not go the same way in both cases"),
    }
}

/// Row 3.
pub(super) fn may_splice(
    cx: &MachineContext,
    f: &MFunc,
    pred: MBlock,
    block: MBlock,
) -> Result<(), Refusal> {
    let (branches, end) = ending(cx, f, pred);
    if end != Ending::Goes(block) || branches.iter().any(|&i| f.insts[i].guard.is_some()) {
        return refuse("BF-R12", "the predecessor may go elsewhere");
    }
    if pred == block || is_entry(f, block) || flow(cx, f).preds(block) != [pred] {
        return refuse(
            "BF-R12",
            "other blocks lead to the block, or it is the entry",
        );
    }
    if is_in_table(f, block) {
        return refuse("BF-T15", "the block is in a jump table");
    }
    let last = f.layout.last() == Some(&block);
    if last && runs_off(cx, f) && previous_of(f, block) != Some(pred) {
        return refuse("BF-R9", "the block runs off the end of the function");
    }
    Ok(())
}

/// Row 4.
pub(super) fn may_drop(
    cx: &MachineContext,
    f: &MFunc,
    block: MBlock,
    branch: MInst,
) -> Result<(), Refusal> {
    let (branches, _) = ending(cx, f, block);
    if f.blocks[block].insts.last() != Some(&branch) || branches.last() != Some(&branch) {
        return refuse("BF-R12", "no branch at the end of the block");
    }
    let data = &f.insts[branch];
    let next = next_of(f, block).map(Operand::Label);
    if data.guard.is_some() || data.ops.first() != next.as_ref() {
        return refuse(
            "BF-R12",
            "it does not branch to the next block in every case",
        );
    }
    Ok(())
}

/// Row 5.
pub(super) fn may_reverse(cx: &MachineContext, f: &MFunc, block: MBlock) -> Result<(), Refusal> {
    let (branches, _) = ending(cx, f, block);
    let [first, second] = branches[..] else {
        return refuse("BF-R12", "the block does not end in two branches");
    };
    let next = next_of(f, block).map(Operand::Label);
    let (first, second) = (&f.insts[first], &f.insts[second]);
    if first.guard.is_none() || second.guard.is_some() || first.ops.first() != next.as_ref() {
        return refuse("BF-R12", "the guarded branch does not go to the next block");
    }
    Ok(())
}

/// Row 6. The block goes past one that does not leave the function, so that the measure falls (BF-R16).
pub(super) fn may_move(
    cx: &MachineContext,
    f: &MFunc,
    block: MBlock,
    after: MBlock,
) -> Result<(), Refusal> {
    if block == after || is_entry(f, block) {
        return refuse("BF-R12", "the entry stays first");
    }
    let place = |b: MBlock| f.layout.iter().position(|x| *x == b).unwrap_or(0);
    let (from, to) = (place(block), place(after));
    if !is_out_of_the_way(cx, f, from) {
        return refuse(
            "BF-R12",
            "the block does not leave the function between a branch and its target",
        );
    }
    let edges = flow(cx, f);
    let goes_on = |b: &MBlock| !edges.succs(*b).is_empty();
    if from >= to || !f.layout[from + 1..=to].iter().any(goes_on) {
        return refuse("BF-R16", "the block is moved past none that goes on");
    }
    let last = f.layout.last().copied();
    let moves_the_end = last == Some(block) || last == Some(after);
    if moves_the_end && runs_off(cx, f) {
        return refuse("BF-R9", "the last block runs off the end of the function");
    }
    if falls(cx, f, after) {
        return refuse("BF-R16", "what it is moved behind would need a branch");
    }
    Ok(())
}

/// Row 7.
pub(super) fn may_remove_dead(
    cx: &MachineContext,
    f: &MFunc,
    block: MBlock,
) -> Result<(), Refusal> {
    if is_entry(f, block) || !flow(cx, f).preds(block).is_empty() {
        return refuse("BF-R12", "something leads to the block");
    }
    if is_in_table(f, block) {
        return refuse("BF-T15", "the block is in a jump table");
    }
    let last = f.layout.last() == Some(&block);
    if last && previous_of(f, block).is_some_and(|p| falls(cx, f, p)) {
        return refuse(
            "BF-R9",
            "the block in front would run off the end of the function",
        );
    }
    Ok(())
}

pub(super) fn may_remove_table(f: &MFunc, table: u64) -> Result<(), Refusal> {
    let named = |t: &u32| u64::from(*t) == table;
    if tables_in_use(f).iter().any(named) {
        return refuse("BF-010", "an instruction names the jump table");
    }
    let at = usize::try_from(table).unwrap_or(usize::MAX);
    match f.tables.get(at) {
        Some(t) if !t.targets.is_empty() => Ok(()),
        _ => refuse("BF-010", "there is no such jump table"),
    }
}

/// Candidates of every row; which of them are legal is asked of each.
pub(super) fn find(cx: &MachineContext, f: &MFunc) -> Vec<MachineRewrite> {
    use MachineRewrite as R;
    let mut all = Vec::new();
    for &block in &f.layout {
        let (branches, end) = ending(cx, f, block);
        if let Ending::Goes(target) = end {
            all.push(R::RemoveEmptyBlock { block, target });
            all.push(R::FoldSameTarget { block });
            all.push(R::SpliceSinglePred {
                pred: block,
                block: target,
            });
        }
        all.extend(
            branches
                .last()
                .map(|&branch| R::DropBranch { block, branch }),
        );
        all.push(R::ReverseBranch { block });
        all.extend(f.layout.last().map(|&after| R::MoveBlock { block, after }));
        all.push(R::RemoveDeadBlock { block });
    }
    all.extend((0..f.tables.len() as u64).map(|table| R::RemoveJumpTable { table }));
    all
}

/// Row 6: the block at a place leaves the function and stands between a branch and its target.
fn is_out_of_the_way(cx: &MachineContext, f: &MFunc, n: usize) -> bool {
    let Some(before) = n.checked_sub(1).map(|m| f.layout[m]) else {
        return false;
    };
    let Some(&next) = f.layout.get(n + 1) else {
        return false;
    };
    let block = f.layout[n];
    let (branches, end) = ending(cx, f, before);
    let jumps_over = match end {
        Ending::Decides(_, yes, no) => {
            branches.len() == 1 && (yes == next && no == block || no == next && yes == block)
        }
        _ => false,
    };
    jumps_over && ending(cx, f, block).1 == Ending::Leaves
}

/// Performs a rewrite that is legal.
pub(super) fn apply(cx: &MachineContext, f: &mut MFunc, rw: &MachineRewrite) {
    use MachineRewrite as R;
    match *rw {
        R::RemoveEmptyBlock { block, target } => {
            drop_block(cx, f, block, Some(target));
            redirect(f, block, target);
        }
        R::FoldSameTarget { block } => {
            let (branches, end) = ending(cx, f, block);
            let Ending::Goes(to) = end else { return };
            remove_insts(f, block, &branches);
            if next_of(f, block) != Some(to) {
                append_branch(cx, f, block, to);
            }
        }
        R::SpliceSinglePred { pred, block } => {
            let (branches, _) = ending(cx, f, pred);
            remove_insts(f, pred, &branches);
            if previous_of(f, block) != Some(pred) {
                make_explicit(cx, f, block);
            }
            let moved = std::mem::take(&mut f.blocks[block].insts);
            f.layout.retain(|b| *b != block);
            f.blocks[pred].insts.extend(moved);
        }
        R::DropBranch { block, branch } => remove_insts(f, block, &[branch]),
        R::ReverseBranch { block } => {
            let (branches, _) = ending(cx, f, block);
            let [first, second] = branches[..] else {
                return;
            };
            let other = f.insts[second].ops[0].clone();
            let data = &mut f.insts[first];
            data.ops[0] = other;
            if let Some(g) = &mut data.guard {
                g.negated = !g.negated;
            }
            remove_insts(f, block, &[second]);
        }
        R::MoveBlock { block, after } => {
            let before = previous_of(f, block);
            for b in before.into_iter().chain([block, after]) {
                make_explicit(cx, f, b);
            }
            f.layout.retain(|b| *b != block);
            let at = f.layout.iter().position(|b| *b == after);
            f.layout.insert(at.map_or(f.layout.len(), |n| n + 1), block);
            // What branched over the block branches to it now, in the opposite sense.
            if let Some(block) = before.filter(|b| may_reverse(cx, f, *b).is_ok()) {
                apply(cx, f, &R::ReverseBranch { block });
            }
        }
        R::RemoveDeadBlock { block } => drop_block(cx, f, block, None),
        R::RemoveJumpTable { table } => {
            if let Some(t) = f.tables.get_mut(table as usize) {
                t.targets.clear();
            }
        }
        _ => {}
    }
}
