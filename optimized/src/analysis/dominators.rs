//! Dominator trees by the iterative intersection of Cooper, Harvey and Kennedy.
//!
//! One solver serves both directions: dominators over the graph itself, and
//! [post-dominators](super::post_dominators) over its reverse. Jump threading can move the immediate dominator of any
//! block that the duplicated block used to dominate (JT-R13, JT-T17), so no attempt is made to
//! patch a tree: [`Dominators`] is recomputed when the graph has changed and asked
//! for, which the default pass does only for functions with cycles.

use super::blocks::Walk;
use cranelift_entity::packed_option::PackedOption;
use cranelift_entity::{EntityRef, SecondaryMap};
use smallvec::SmallVec;
use tandem_ir::{Block, Function, claims};

const NONE: u32 = u32::MAX;

/// The predecessors of a node, by number; most have two at most.
pub(crate) type Preds = SmallVec<[u32; 4]>;

/// Immediate dominators of nodes numbered in reverse post order, node 0 being the root.
/// `preds[n]` lists the predecessors of `n` that are reachable.
pub(crate) fn solve(preds: &[Preds]) -> Vec<u32> {
    let mut idom = vec![NONE; preds.len()];
    if idom.is_empty() {
        return idom;
    }
    idom[0] = 0;
    let mut changed = true;
    while changed {
        changed = false;
        for n in 1..preds.len() {
            let mut new = NONE;
            for &p in preds[n].iter().filter(|&&p| idom[p as usize] != NONE) {
                new = if new == NONE { p } else { meet(&idom, new, p) };
            }
            if new != idom[n] {
                idom[n] = new;
                changed = true;
            }
        }
    }
    idom
}

fn meet(idom: &[u32], mut a: u32, mut b: u32) -> u32 {
    while a != b {
        while a > b {
            a = idom[a as usize];
        }
        while b > a {
            b = idom[b as usize];
        }
    }
    a
}

/// The dominator tree of the blocks reachable from the entry.
#[derive(Clone)]
pub struct Dominators {
    idom: SecondaryMap<Block, PackedOption<Block>>,
    /// Entry and exit times of a walk of the tree: dominance is nesting.
    span: SecondaryMap<Block, (u32, u32)>,
    order: Vec<Block>,
}

impl Dominators {
    /// Computes the tree from a walk of the function.
    pub fn new(f: &Function, walk: &Walk) -> Dominators {
        Dominators::with(walk, &|b, out| out.extend(f.successors(b)))
    }
    /// The same over a graph given by its successor function.
    pub fn with(walk: &Walk, successors: &dyn Fn(Block, &mut Vec<Block>)) -> Dominators {
        let order: Vec<Block> = walk.post_order.iter().rev().copied().collect();
        let bound = order.iter().map(|b| b.index() + 1).max().unwrap_or(0);
        let mut number: SecondaryMap<Block, u32> = SecondaryMap::with_default(NONE);
        number.resize(bound);
        for (n, &b) in order.iter().enumerate() {
            number[b] = n as u32;
        }
        let mut preds = vec![Preds::new(); order.len()];
        let mut out = Vec::new();
        for (n, &b) in order.iter().enumerate() {
            successors(b, &mut out);
            for s in out.drain(..) {
                preds[number[s] as usize].push(n as u32);
            }
        }
        let tree = solve(&preds);
        let mut idom = SecondaryMap::new();
        idom.resize(bound);
        for n in 1..order.len() {
            idom[order[n]] = order.get(tree[n] as usize).copied().into();
        }
        let span = spans(&order, &tree, bound);
        Dominators { idom, span, order }
    }
    /// The immediate dominator; `None` for the entry and for unreachable blocks.
    pub fn idom(&self, b: Block) -> Option<Block> {
        self.idom[b].expand()
    }
    /// True if every path from the entry to `b` passes `a`. Unreachable blocks dominate nothing
    /// and are dominated by nothing but themselves.
    pub fn dominates(&self, a: Block, b: Block) -> bool {
        let ((a0, a1), (b0, b1)) = (self.span[a], self.span[b]);
        a == b || (a1 != 0 && b1 != 0 && a0 <= b0 && b1 <= a1)
    }
    /// Reachable blocks in reverse post order.
    pub fn order(&self) -> &[Block] {
        &self.order
    }
    /// The tree as plain data.
    pub fn claim(&self) -> claims::Dominators {
        let mut idom: Vec<(Block, Block)> = self
            .order
            .iter()
            .filter_map(|&b| Some((b, self.idom(b)?)))
            .collect();
        idom.sort_unstable();
        claims::Dominators { idom }
    }
}

fn spans(order: &[Block], tree: &[u32], bound: usize) -> SecondaryMap<Block, (u32, u32)> {
    // The children of a node are a list: its first, and of each child the next.
    let (mut first, mut next) = (vec![NONE; order.len()], vec![NONE; order.len()]);
    for n in (1..order.len()).rev() {
        let above = &mut first[tree[n] as usize];
        next[n] = std::mem::replace(above, n as u32);
    }
    let mut span: SecondaryMap<Block, (u32, u32)> = SecondaryMap::new();
    span.resize(bound);
    let mut clock = 0;
    let mut stack: Vec<u32> = Vec::with_capacity(order.len());
    let mut coming = if order.is_empty() { NONE } else { 0 };
    loop {
        clock += 1;
        if coming != NONE {
            span[order[coming as usize]].0 = clock;
            stack.push(coming);
            coming = first[coming as usize];
            continue;
        }
        let Some(done) = stack.pop() else { break };
        span[order[done as usize]].1 = clock;
        coming = next[done as usize];
    }
    span
}
