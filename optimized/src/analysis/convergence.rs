//! Which blocks' control dependence a convergent operation hangs on (rule CV-1).
//!
//! Duplicating block X changes which lanes arrive together at the blocks that are
//! reached from X before its immediate post-dominator; if one of them (or X) holds a
//! convergent operation, the duplication is not allowed. Functions without
//! any such operation are told apart once, in one scan.

use super::blocks::BlockSet;
use super::dominators::solve;
use crate::context::Cx;
use crate::defects::planted;
use cranelift_entity::SecondaryMap;
use cranelift_entity::packed_option::PackedOption;
use tandem_ir::{Block, Function, Inst, Type};

/// True if the instruction's set of participating lanes is part of its meaning.
pub fn is_convergent(cx: Cx<'_>, f: &Function, i: Inst) -> bool {
    let Some(info) = f.kind(i).call_info() else {
        return false;
    };
    f.inst_type(i) == Type::TOKEN
        || info.bundles.iter().any(|b| &*b.0 == "convergencectrl")
        || planted!(
            cx,
            ConvergentCallSiteMissed,
            cx.is_convergent(f, i),
            faulty::declared_convergent(cx, f, i)
        )
}

/// Answers CV-1 for the blocks of one function; recomputes post-dominators when the graph changed.
pub struct Convergence {
    /// Blocks with a convergent operation.
    blocks: BlockSet,
    any: bool,
    ipdom: Option<SecondaryMap<Block, PackedOption<Block>>>,
}

impl Convergence {
    /// Scans the function once.
    pub fn new(cx: Cx<'_>, f: &Function) -> Convergence {
        let mut blocks = BlockSet::new();
        let mut any = false;
        for b in f.blocks() {
            if f.insts(b).any(|i| is_convergent(cx, f, i)) {
                blocks.insert(b);
                any = true;
            }
        }
        Convergence {
            blocks,
            any,
            ipdom: None,
        }
    }
    /// The post-dominators at hand, as plain data.
    pub fn claim(&self, f: &Function) -> Option<Vec<(Block, Option<Block>)>> {
        let known = self.ipdom.as_ref()?;
        let mut pairs: Vec<_> = f.blocks().map(|b| (b, known[b].expand())).collect();
        pairs.sort_unstable();
        Some(pairs)
    }
    /// Forgets what depends on the edges; to be called after every change of the graph.
    pub fn graph_changed(&mut self, cx: Cx<'_>) {
        if planted!(cx, PostDominatorsKept, true, self.ipdom.is_none()) {
            self.ipdom = None;
        }
    }
    /// A block was appended to another one: its operations are there now.
    pub fn merged(&mut self, cx: Cx<'_>, into: Block, from: Block) {
        if planted!(cx, MergedBarrierForgotten, self.blocks.remove(from), false) {
            self.blocks.insert(into);
        }
    }
    /// True if the block itself holds a convergent operation.
    pub fn in_block(&self, b: Block) -> bool {
        self.blocks.contains(b)
    }
    /// CV-1: true if a block of R(x) other than `x` holds a convergent operation (for `x` itself, see
    /// [`Self::in_block`]).
    pub fn in_region(&mut self, cx: Cx<'_>, f: &Function, x: Block) -> bool {
        if !self.any {
            return false;
        }
        let stop = self.ipdom.get_or_insert_with(|| post_dominators(f))[x].expand();
        let mut seen = BlockSet::new();
        let mut work: Vec<Block> = f.successors(x).filter(|&s| Some(s) != stop).collect();
        while let Some(b) = work.pop() {
            if b == x || !seen.insert(b) {
                continue;
            }
            if self.blocks.contains(b) {
                return true;
            }
            if planted!(cx, RegionEndsAtSuccessors, false, true) {
                continue;
            }
            work.extend(f.successors(b).filter(|&s| Some(s) != stop));
        }
        false
    }
}

/// Immediate post-dominators. `None` where only the virtual exit post-dominates: it joins every block
/// without successors, and one block of every endless part. Blocks inside an endless
/// part have none at all, which makes their region everything that they reach.
pub fn post_dominators(f: &Function) -> SecondaryMap<Block, PackedOption<Block>> {
    let exits = Exits::new(f);
    let order = reverse_order(f, &exits.joined);
    let mut number: SecondaryMap<Block, u32> = SecondaryMap::new();
    for (n, &b) in order.iter().enumerate() {
        number[b] = n as u32 + 1;
    }
    // Node 0 is the virtual exit; "predecessors" in the reverse graph are successors.
    let mut preds: Vec<Vec<u32>> = vec![Vec::new(); order.len() + 1];
    for &b in &order {
        let list = &mut preds[number[b] as usize];
        list.extend(f.successors(b).map(|s| number[s]));
    }
    for &b in &exits.joined {
        preds[number[b] as usize].push(0);
    }
    let tree = solve(&preds);
    let mut ipdom = SecondaryMap::new();
    for (n, &b) in order.iter().enumerate() {
        let up = tree[n + 1];
        if up != 0 && up != u32::MAX && exits.ends.contains(b) {
            ipdom[b] = order.get(up as usize - 1).copied().into();
        }
    }
    ipdom
}

/// Where the virtual exit is joined.
struct Exits {
    /// Blocks without successors, then one block of each part that reaches none of them.
    joined: Vec<Block>,
    /// Blocks that can reach a block without successors.
    ends: BlockSet,
}

impl Exits {
    fn new(f: &Function) -> Exits {
        let mut joined: Vec<Block> = f
            .blocks()
            .filter(|&b| f.successors(b).next().is_none())
            .collect();
        let mut done = BlockSet::new();
        flood(f, &joined, &mut done);
        let ends = done.clone();
        // From the back, so that the block chosen lies deep inside its endless part.
        let mut last = f.last_block();
        while let Some(b) = last {
            if !done.contains(b) {
                joined.push(b);
                flood(f, &[b], &mut done);
            }
            last = f.prev_block(b);
        }
        Exits { joined, ends }
    }
}

/// Adds every block that reaches one of `from`.
fn flood(f: &Function, from: &[Block], done: &mut BlockSet) {
    let mut work = from.to_vec();
    while let Some(b) = work.pop() {
        if done.insert(b) {
            work.extend(f.pred_edges(b).filter(|&p| !done.contains(p)));
        }
    }
}

/// Blocks in reverse post order of the reverse graph, from the exits.
fn reverse_order(f: &Function, exits: &[Block]) -> Vec<Block> {
    let mut seen = BlockSet::new();
    let mut post: Vec<Block> = Vec::new();
    for &root in exits {
        if !seen.insert(root) {
            continue;
        }
        let mut stack = vec![(root, f.predecessors(root))];
        while let Some((b, todo)) = stack.last_mut() {
            match todo.pop() {
                Some(p) => {
                    if seen.insert(p) {
                        stack.push((p, f.predecessors(p)));
                    }
                }
                None => {
                    post.push(*b);
                    stack.pop();
                }
            }
        }
    }
    post.reverse();
    post
}
