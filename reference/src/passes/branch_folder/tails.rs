//! Tail merging: blocks whose tails are the same share one (BF-013 to BF-031, BF-R3 to BF-R11).

use super::{Refusal, refuse};
use crate::machine::edit::{append_branch, new_block, remove_insts};
use crate::machine::flow::{Ending, Flow, ending, flow};
use crate::machine::same::{difference, survivor};
use crate::machine::{counted, has, has_convergent, holds_convergent, is_convergent, is_in_table};
use std::collections::BTreeSet;
use tandem_ir::machine::forms::Props;
use tandem_ir::machine::func::{InstData, Op, Operand};
use tandem_ir::machine::{MBlock, MFunc, MInst, MachineContext};
use tandem_ir::rewrite::MachineRewrite;

/// The instructions of a tail that begins with `first`, without the branches of the ending; `None` if it does not count or
/// is not in the block.
fn tail(cx: &MachineContext, f: &MFunc, block: MBlock, first: MInst) -> Option<Vec<MInst>> {
    let all = counted(f, block);
    let at = all.iter().position(|i| *i == first)?;
    let (branches, _) = ending(cx, f, block);
    let rest = all[at..].iter().copied();
    Some(rest.filter(|i| !branches.contains(i)).collect())
}

/// What stands in front of a tail.
fn head(f: &MFunc, block: MBlock, first: MInst) -> Vec<MInst> {
    let all = counted(f, block);
    let at = all.iter().position(|i| *i == first).unwrap_or(0);
    all[..at].to_vec()
}

pub(super) fn judge(
    cx: &MachineContext,
    f: &MFunc,
    members: &[(MBlock, MInst)],
    into: Option<MBlock>,
) -> Result<(), Refusal> {
    let blocks: BTreeSet<MBlock> = members.iter().map(|m| m.0).collect();
    if members.len() < 2 || blocks.len() < members.len() {
        return refuse("BF-R3", "there are not two different members");
    }
    let mut tails = Vec::new();
    for &(block, first) in members {
        let Some(tail) = tail(cx, f, block, first) else {
            return refuse("BF-R3", "a tail begins outside of its block");
        };
        tails.push(tail);
    }
    let (_, end) = ending(cx, f, members[0].0);
    if end == Ending::Other {
        return refuse("BF-R10", "the end of a block cannot be analyzed");
    }
    if members.iter().any(|m| ending(cx, f, m.0).1 != end) {
        return refuse("BF-R3", "the blocks lead to different places");
    }
    if tails[0].is_empty() {
        return refuse("BF-R16", "nothing but branches is shared");
    }
    for tail in &tails[1..] {
        if tail.len() != tails[0].len() {
            return refuse("BF-R2", "the tails have different lengths");
        }
        for (&a, &b) in tails[0].iter().zip(tail) {
            if let Some(why) = difference(cx, f, a, b) {
                return refuse("BF-R2", why);
            }
        }
    }
    for (member, tail) in members.iter().zip(&tails) {
        whole_calls(cx, f, *member, tail)?;
    }
    if let Some(holder) = into {
        let member = members.iter().find(|m| m.0 == holder);
        let Some(&(_, first)) = member else {
            return refuse("BF-R3", "the block that stays is no member");
        };
        if !head(f, holder, first).is_empty() {
            return refuse("BF-R3", "the block that stays is not tail as a whole");
        }
        if f.layout.first() == Some(&holder) {
            return refuse("BF-T14", "the entry would get predecessors");
        }
        if is_in_table(f, holder) {
            return refuse("BF-T15", "the block that stays is in a jump table");
        }
    }
    let after = Merged::new(cx, f, members, into, &end);
    if !after.flow.is_reducible() {
        return refuse("BF-R4", "a cycle would be entered beside its header");
    }
    after.converges(cx, f, members, &end)
}

/// A tail holds a call as a whole or not at all, and a carry with whoever reads it (BF-R11, MM-13).
fn whole_calls(
    cx: &MachineContext,
    f: &MFunc,
    (block, first): (MBlock, MInst),
    tail: &[MInst],
) -> Result<(), Refusal> {
    let region = |i: &MInst| f.insts[*i].region;
    let before = head(f, block, first);
    let cut = before
        .iter()
        .filter_map(region)
        .any(|r| tail.iter().any(|i| region(i) == Some(r)));
    if cut {
        return refuse("BF-R11", "the tail begins inside a call");
    }
    if has(cx, &f.insts[first], Props::GLUE_IN) {
        return refuse("BF-R11", "the tail begins with a reader of the carry");
    }
    Ok(())
}

/// The edges after a merge.
struct Merged {
    flow: Flow,
    /// The block with the tail.
    holder: MBlock,
}

impl Merged {
    fn new(
        cx: &MachineContext,
        f: &MFunc,
        members: &[(MBlock, MInst)],
        into: Option<MBlock>,
        end: &Ending,
    ) -> Merged {
        let mut flow = flow(cx, f);
        let holder = into.unwrap_or(MBlock::from_u32(f.blocks.len() as u32));
        for &(block, _) in members {
            flow.succs.insert(block, vec![holder]);
            flow.leaving.remove(&block);
        }
        let succs = match end {
            Ending::Goes(to) => vec![*to],
            Ending::Decides(_, yes, no) => vec![*yes, *no],
            Ending::Leaves | Ending::Other => Vec::new(),
        };
        if *end == Ending::Leaves {
            flow.leaving.insert(holder);
        }
        flow.succs.insert(holder, succs);
        Merged { flow, holder }
    }

    /// CV-1: threads that come to the tail together now may not come to a convergent instruction together before they
    /// would have met anyway.
    fn converges(
        &self,
        cx: &MachineContext,
        f: &MFunc,
        members: &[(MBlock, MInst)],
        end: &Ending,
    ) -> Result<(), Refusal> {
        if !has_convergent(cx, f) {
            return Ok(());
        }
        let meets = match end {
            // They have met there before, or nothing is left to do.
            Ending::Goes(_) | Ending::Leaves => return Ok(()),
            _ => self.flow.immediate_post_dominator(self.holder),
        };
        let mut between = self.flow.reached(self.holder, meets);
        between.remove(&self.holder);
        for block in between {
            let still_there = match members.iter().find(|m| m.0 == block) {
                Some(&(_, first)) => {
                    let mut insts = head(f, block, first).into_iter();
                    insts.any(|i| is_convergent(cx, &f.insts[i]))
                }
                None => holds_convergent(cx, f, block),
            };
            if still_there {
                return refuse(
                    "CV-1",
                    "threads would come to a convergent instruction together before they meet",
                );
            }
        }
        Ok(())
    }
}

/// The longest common tail of each pair of blocks, if it holds an instruction that is no branch.
pub(super) fn find(cx: &MachineContext, f: &MFunc) -> Vec<MachineRewrite> {
    let ends: Vec<_> = f.layout.iter().map(|&b| (b, ending(cx, f, b))).collect();
    let mut all = Vec::new();
    for (n, (a, (gone, end))) in ends.iter().enumerate() {
        for (b, (their_gone, their_end)) in &ends[n + 1..] {
            if *end == Ending::Other || end != their_end {
                continue;
            }
            let plain = |block: &MBlock, branches: &[MInst]| {
                let all = counted(f, *block).into_iter();
                all.filter(|i| !branches.contains(i)).collect::<Vec<_>>()
            };
            let (x, y) = (plain(a, gone), plain(b, their_gone));
            let pairs = x.iter().rev().zip(y.iter().rev());
            let mut len = pairs
                .take_while(|&(&i, &j)| difference(cx, f, i, j).is_none())
                .count();
            while len > 0 {
                let members = vec![(*a, x[x.len() - len]), (*b, y[y.len() - len])];
                let whole = |m: &&(MBlock, MInst)| {
                    let entry = f.layout.first() == Some(&m.0);
                    !entry && !is_in_table(f, m.0) && head(f, m.0, m.1).is_empty()
                };
                let into = members.iter().find(whole).map(|m| m.0);
                let cut = |m: &(MBlock, MInst)| {
                    let tail = tail(cx, f, m.0, m.1).unwrap_or_default();
                    whole_calls(cx, f, *m, &tail).is_err()
                };
                if members.iter().any(cut) {
                    len -= 1;
                    continue;
                }
                all.push(MachineRewrite::MergeTails { members, into });
                break;
            }
        }
    }
    all
}

pub(super) fn merge(
    cx: &MachineContext,
    f: &mut MFunc,
    members: &[(MBlock, MInst)],
    into: Option<MBlock>,
) {
    let (_, end) = ending(cx, f, members[0].0);
    let tails: Vec<Vec<MInst>> = members
        .iter()
        .map(|m| tail(cx, f, m.0, m.1).unwrap_or_default())
        .collect();
    let branches: Vec<Vec<MInst>> = members.iter().map(|m| ending(cx, f, m.0).0).collect();
    // The survivors, in the place of the tail that stays: its own call regions go with it.
    let holds = into
        .and_then(|b| members.iter().position(|m| m.0 == b))
        .unwrap_or(0);
    let survivors: Vec<(MInst, InstData)> = (0..tails[holds].len())
        .map(|n| {
            let others: Vec<MInst> = (0..tails.len())
                .filter(|k| *k != holds)
                .map(|k| tails[k][n])
                .collect();
            (tails[holds][n], survivor(cx, f, tails[holds][n], &others))
        })
        .collect();
    let holder = into.unwrap_or_else(|| new_block(f, members[0].0));
    for (k, &(block, _)) in members.iter().enumerate() {
        remove_insts(f, block, &tails[k]);
        remove_insts(f, block, &branches[k]);
        if block != holder {
            append_branch(cx, f, block, holder);
        }
    }
    for (inst, data) in survivors {
        f.insts[inst] = data;
        f.blocks[holder].insts.push(inst);
    }
    match end {
        Ending::Goes(to) => append_branch(cx, f, holder, to),
        Ending::Decides(p, yes, no) => {
            let decision = f.insts.push(InstData {
                op: Op::Form(cx.bra),
                guard: Some(tandem_ir::machine::func::Guard {
                    reg: p,
                    negated: false,
                }),
                ops: [Operand::Label(yes)].into_iter().collect(),
                region: None,
                asm: None,
                loc: None,
                note: None,
            });
            f.blocks[holder].insts.push(decision);
            append_branch(cx, f, holder, no);
        }
        // The `ret` or `exit` is part of the tail.
        Ending::Leaves | Ending::Other => {}
    }
}
