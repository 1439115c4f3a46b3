//! Post-dominators: dominators of the reverse graph, from a virtual exit that joins every return, trap and endless part.

use super::blocks::BlockSet;
use super::dominators::{Preds, solve};
use cranelift_entity::SecondaryMap;
use cranelift_entity::packed_option::PackedOption;
use tandem_ir::{Block, Function};

/// Immediate post-dominators of the blocks of a function.
#[derive(Clone)]
pub struct PostDominators {
    ipdom: SecondaryMap<Block, PackedOption<Block>>,
}

impl PostDominators {
    /// Computes them.
    pub fn new(f: &Function) -> PostDominators {
        PostDominators {
            ipdom: post_dominators(f),
        }
    }
    /// The immediate post-dominator; `None` where only the end of the function follows on all ways, and for blocks
    /// from which the function cannot end.
    pub fn ipdom(&self, b: Block) -> Option<Block> {
        self.ipdom[b].expand()
    }
    /// Immediate post-dominators as plain data, sorted by block.
    pub fn claim(&self, f: &Function) -> Vec<(Block, Option<Block>)> {
        let mut pairs: Vec<_> = f.blocks().map(|b| (b, self.ipdom(b))).collect();
        pairs.sort_unstable();
        pairs
    }
}

/// Immediate post-dominators. `None` where only the virtual exit post-dominates: it joins every block
/// without successors, and one block of every endless part. Blocks inside an endless
/// part have none at all, which makes their region everything that they reach.
fn post_dominators(f: &Function) -> SecondaryMap<Block, PackedOption<Block>> {
    let exits = Exits::new(f);
    let order = reverse_order(f, &exits.joined);
    let mut number: SecondaryMap<Block, u32> = SecondaryMap::new();
    for (n, &b) in order.iter().enumerate() {
        number[b] = n as u32 + 1;
    }
    // Node 0 is the virtual exit; "predecessors" in the reverse graph are successors.
    let mut preds = vec![Preds::new(); order.len() + 1];
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
