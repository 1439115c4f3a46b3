//! Where blocks of a machine function go: endings, edges, reachability, dominators and post-dominators.
//!
//! Dominators are what their definition says: a block dominates another one if no path from the entry reaches that one
//! without it.

use super::has;
use std::collections::{BTreeMap, BTreeSet};
use tandem_ir::machine::forms::Props;
use tandem_ir::machine::func::Operand;
use tandem_ir::machine::regs::Reg;
use tandem_ir::machine::{MBlock, MFunc, MInst, MachineContext};

/// How a block ends, by where it leads and not by how that is written.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Ending {
    /// An unguarded `ret` or `exit`, which is an instruction of the block.
    Leaves,
    /// To one block.
    Goes(MBlock),
    /// By a predicate to one of two different blocks: where it is true, where it is false.
    Decides(Reg, MBlock, MBlock),
    /// Anything else.
    Other,
}

/// The instructions at the end of a block that are branches of an analyzable ending, and the ending.
pub fn ending(cx: &MachineContext, f: &MFunc, block: MBlock) -> (Vec<MInst>, Ending) {
    let (last, falls) = f.ending(block, cx.forms());
    let next = next_of(f, block);
    if last.iter().any(|&i| f.insts[i].asm.is_some()) {
        return (Vec::new(), Ending::Other);
    }
    // A branch to a label, with its guard.
    let branch = |i: MInst| {
        let data = &f.insts[i];
        match data.ops.first() {
            Some(&Operand::Label(to)) if has(cx, data, Props::BRANCH) => Some((data.guard, to)),
            _ => None,
        }
    };
    let ending = match *last {
        [] => match next {
            Some(n) => Ending::Goes(n),
            // It runs off the end of the function.
            None => Ending::Other,
        },
        [i] | [i, _] | [i, _, ..] => match (branch(i), last.len()) {
            (Some((None, to)), 1) => Ending::Goes(to),
            (Some((Some(g), to)), n @ (1 | 2)) => {
                let other = match n {
                    1 if falls => next,
                    2 => branch(last[1]).filter(|b| b.0.is_none()).map(|b| b.1),
                    _ => None,
                };
                match other {
                    Some(o) if o == to => Ending::Goes(to),
                    Some(o) if g.negated => Ending::Decides(g.reg, o, to),
                    Some(o) => Ending::Decides(g.reg, to, o),
                    None => Ending::Other,
                }
            }
            (None, 1) if has(cx, &f.insts[i], Props::RETURN) && f.insts[i].guard.is_none() => {
                Ending::Leaves
            }
            _ => Ending::Other,
        },
    };
    match ending {
        Ending::Leaves | Ending::Other => (Vec::new(), ending),
        _ => (last.to_vec(), ending),
    }
}

/// The block behind another one in the layout.
pub fn next_of(f: &MFunc, block: MBlock) -> Option<MBlock> {
    let at = f.layout.iter().position(|b| *b == block)?;
    f.layout.get(at + 1).copied()
}

/// The block in front of another one in the layout.
pub fn previous_of(f: &MFunc, block: MBlock) -> Option<MBlock> {
    let at = f.layout.iter().position(|b| *b == block)?;
    f.layout.get(at.checked_sub(1)?).copied()
}

/// Whether control can run from the block into what is behind it.
pub fn falls(cx: &MachineContext, f: &MFunc, block: MBlock) -> bool {
    f.ending(block, cx.forms()).1
}

/// Whether control runs off the end of the function.
pub fn runs_off(cx: &MachineContext, f: &MFunc) -> bool {
    f.layout.last().is_some_and(|&b| falls(cx, f, b))
}

/// The edges between blocks.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct Flow {
    /// Where control begins.
    pub entry: Option<MBlock>,
    /// Successors of each block.
    pub succs: BTreeMap<MBlock, Vec<MBlock>>,
    /// Blocks in which control may leave the function.
    pub leaving: BTreeSet<MBlock>,
}

/// The edges of a function.
pub fn flow(cx: &MachineContext, f: &MFunc) -> Flow {
    let mut all = Flow {
        entry: f.layout.first().copied(),
        ..Flow::default()
    };
    for &b in &f.layout {
        let next = next_of(f, b);
        let succs = f.successors(b, next, cx.forms());
        let (last, falls) = f.ending(b, cx.forms());
        let returns = |i: &MInst| has(cx, &f.insts[*i], Props::RETURN);
        if last.iter().any(returns) || falls && next.is_none() {
            all.leaving.insert(b);
        }
        all.succs.insert(b, succs.to_vec());
    }
    all
}

impl Flow {
    /// Successors of a block.
    pub fn succs(&self, block: MBlock) -> &[MBlock] {
        self.succs.get(&block).map_or(&[], Vec::as_slice)
    }
    /// Predecessors of a block, each once.
    pub fn preds(&self, block: MBlock) -> Vec<MBlock> {
        let leads = |b: &&MBlock| self.succs(**b).contains(&block);
        self.succs.keys().filter(leads).copied().collect()
    }
    /// What is reached from a block without passing another one; the block itself is among it.
    pub fn reached(&self, from: MBlock, without: Option<MBlock>) -> BTreeSet<MBlock> {
        let mut seen = BTreeSet::new();
        let mut open = vec![from];
        while let Some(b) = open.pop() {
            if Some(b) != without && seen.insert(b) {
                open.extend_from_slice(self.succs(b));
            }
        }
        seen
    }
    /// Whether every path from the entry to `block` passes `by`.
    pub fn dominates(&self, by: MBlock, block: MBlock) -> bool {
        let Some(entry) = self.entry else {
            return false;
        };
        by == block || entry == by || !self.reached(entry, Some(by)).contains(&block)
    }
    /// Whether every cycle that the entry reaches is entered at one block only: taking away all edges to a block that
    /// dominates the block they come from leaves no cycle.
    pub fn is_reducible(&self) -> bool {
        let Some(entry) = self.entry else { return true };
        let live = self.reached(entry, None);
        let forward = |b: MBlock| -> Vec<MBlock> {
            let succs = self.succs(b).iter().copied();
            succs.filter(|&s| !self.dominates(s, b)).collect()
        };
        let mut left: BTreeMap<MBlock, Vec<MBlock>> =
            live.iter().map(|&b| (b, forward(b))).collect();
        // Blocks that nothing of what is left leads to go, until none is left or the rest is a cycle.
        loop {
            let targets: BTreeSet<MBlock> = left.values().flatten().copied().collect();
            let before = left.len();
            left.retain(|b, _| targets.contains(b));
            if left.is_empty() {
                return true;
            }
            if left.len() == before {
                return false;
            }
        }
    }
    /// Whether control can come from the block to an end of the function.
    fn can_leave(&self, block: MBlock) -> bool {
        let reached = self.reached(block, None);
        reached.iter().any(|b| self.leaving.contains(b))
    }
    /// Whether every path from `block` to an end of the function passes `by`.
    fn post_dominates(&self, by: MBlock, block: MBlock) -> bool {
        let without = self.reached(block, Some(by));
        !without.iter().any(|b| self.leaving.contains(b))
    }
    /// The first block that all paths from `block` to an end of the function share; `None` if they share none, or if there
    /// is no such path.
    pub fn immediate_post_dominator(&self, block: MBlock) -> Option<MBlock> {
        if !self.can_leave(block) {
            return None;
        }
        let reached = self.reached(block, None);
        let shared: Vec<MBlock> = reached
            .into_iter()
            .filter(|&b| b != block && self.can_leave(b) && self.post_dominates(b, block))
            .collect();
        // The one that every other one lies behind.
        let first = |b: &&MBlock| {
            shared
                .iter()
                .all(|o| o == *b || self.post_dominates(*o, **b))
        };
        shared.iter().find(first).copied()
    }
}
