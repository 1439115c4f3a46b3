//! Dominators for the verifier: the Semi-NCA algorithm and preorder intervals.
//!
//! Blocks are renumbered in depth-first preorder from the entry; the dominator
//! tree is then numbered so that "dominates" is a comparison of two intervals.
//! Blocks that the entry does not reach have no number: they dominate nothing
//! and are dominated by everything.

use crate::entity::Block;
use crate::function::Function;

const NONE: u32 = u32::MAX;

/// The dominator tree of a function.
pub(super) struct Dominance {
    /// Entry and exit number of each block in a walk of the tree; `NONE` if unreachable.
    interval: Vec<(u32, u32)>,
}

/// Depth-first spanning tree: block of each preorder number, number of each block, parent numbers.
struct Preorder {
    blocks: Vec<Block>,
    number: Vec<u32>,
    parent: Vec<u32>,
    /// Predecessors by number, as ranges of one array.
    preds: Vec<u32>,
    pred_start: Vec<u32>,
}

impl Preorder {
    fn new(f: &Function, entry: Block) -> Preorder {
        let mut p = Preorder {
            blocks: Vec::new(),
            number: vec![NONE; f.num_blocks()],
            parent: Vec::new(),
            preds: Vec::new(),
            pred_start: Vec::new(),
        };
        let mut edges: Vec<(u32, u32)> = Vec::new();
        let mut stack: Vec<(Block, u32)> = vec![(entry, NONE)];
        while let Some((b, from)) = stack.pop() {
            let seen = &mut p.number[b.as_u32() as usize];
            if *seen == NONE {
                *seen = p.blocks.len() as u32;
                let n = *seen;
                p.blocks.push(b);
                p.parent.push(from);
                stack.extend(f.successors(b).map(|s| (s, n)));
            }
            if from != NONE {
                edges.push((p.number[b.as_u32() as usize], from));
            }
        }
        p.group(&edges);
        p
    }

    /// Sorts edges (to, from) by target.
    fn group(&mut self, edges: &[(u32, u32)]) {
        let mut start = vec![0u32; self.blocks.len() + 1];
        for e in edges {
            start[e.0 as usize + 1] += 1;
        }
        for n in 1..start.len() {
            start[n] += start[n - 1];
        }
        let mut next = start.clone();
        self.preds = vec![0; edges.len()];
        for &(to, from) in edges {
            let at = &mut next[to as usize];
            self.preds[*at as usize] = from;
            *at += 1;
        }
        self.pred_start = start;
    }

    fn preds(&self, n: usize) -> &[u32] {
        &self.preds[self.pred_start[n] as usize..self.pred_start[n + 1] as usize]
    }
}

impl Dominance {
    pub(super) fn new(f: &Function) -> Dominance {
        let mut d = Dominance {
            interval: vec![(NONE, 0); f.num_blocks()],
        };
        let Some(entry) = f.entry() else { return d };
        let order = Preorder::new(f, entry);
        let idom = immediate_dominators(&order);
        d.number(&order, &idom);
        d
    }

    /// Numbers the tree; children have larger preorder numbers than their parents.
    fn number(&mut self, order: &Preorder, idom: &[u32]) {
        let n = order.blocks.len();
        let mut size = vec![1u32; n];
        for v in (1..n).rev() {
            size[idom[v] as usize] += size[v];
        }
        let mut next = vec![1u32; n];
        let mut enter = vec![0u32; n];
        for v in 0..n {
            if v > 0 {
                let parent = idom[v] as usize;
                enter[v] = next[parent];
                next[parent] += size[v];
            }
            next[v] = enter[v] + 1;
            self.interval[order.blocks[v].as_u32() as usize] = (enter[v], enter[v] + size[v]);
        }
    }

    pub(super) fn reachable(&self, b: Block) -> bool {
        self.interval[b.as_u32() as usize].0 != NONE
    }

    /// True if every path from the entry to `b` goes through `a`; a block dominates itself.
    pub(super) fn dominates(&self, a: Block, b: Block) -> bool {
        let (a0, a1) = self.interval[a.as_u32() as usize];
        let (b0, _) = self.interval[b.as_u32() as usize];
        b0 == NONE || (a0 != NONE && a0 <= b0 && b0 < a1)
    }
}

/// Immediate dominator of each preorder number (0 for the entry).
fn immediate_dominators(order: &Preorder) -> Vec<u32> {
    let n = order.blocks.len();
    let mut semi: Vec<u32> = (0..n as u32).collect();
    let mut label = semi.clone();
    let mut ancestor = vec![NONE; n];
    let mut path = Vec::new();
    for w in (1..n).rev() {
        for &v in order.preds(w) {
            let best = eval(v, &mut ancestor, &mut label, &semi, &mut path);
            semi[w] = semi[w].min(semi[best as usize]);
        }
        ancestor[w] = order.parent[w];
    }
    let mut idom = order.parent.clone();
    for w in 1..n {
        while idom[w] > semi[w] {
            idom[w] = idom[idom[w] as usize];
        }
    }
    if let Some(e) = idom.first_mut() {
        *e = 0;
    }
    idom
}

/// The vertex with the least semidominator on the forest path above `v`, with path compression.
fn eval(v: u32, ancestor: &mut [u32], label: &mut [u32], semi: &[u32], path: &mut Vec<u32>) -> u32 {
    if ancestor[v as usize] == NONE {
        return v;
    }
    path.clear();
    let mut u = v;
    while ancestor[ancestor[u as usize] as usize] != NONE {
        path.push(u);
        u = ancestor[u as usize];
    }
    let top = ancestor[u as usize];
    let mut best = label[u as usize];
    while let Some(x) = path.pop() {
        if semi[label[x as usize] as usize] > semi[best as usize] {
            label[x as usize] = best;
        }
        best = label[x as usize];
        ancestor[x as usize] = top;
    }
    label[v as usize]
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::entity::Global;

    /// `a` dominates `b` if `b` cannot be reached without `a`.
    fn naive(f: &Function, a: Block, b: Block) -> bool {
        let mut seen = vec![false; f.num_blocks()];
        let mut stack: Vec<Block> = f.entry().into_iter().filter(|&e| e != a).collect();
        while let Some(x) = stack.pop() {
            if !std::mem::replace(&mut seen[x.as_u32() as usize], true) {
                stack.extend(f.successors(x).filter(|&s| s != a));
            }
        }
        !seen[b.as_u32() as usize]
    }

    #[test]
    fn agrees_with_the_definition_on_random_graphs() {
        let mut state = 1u64;
        let mut random = |n: u64| {
            state = state
                .wrapping_mul(6364136223846793005)
                .wrapping_add(1442695040888963407);
            (state >> 33) % n
        };
        for _ in 0..300 {
            let n = 2 + random(12);
            let mut f = Function::new(Global::from_u32(0), &[]);
            let blocks: Vec<Block> = (0..n)
                .map(|_| {
                    let b = f.create_block();
                    f.append_block(b);
                    b
                })
                .collect();
            for &b in &blocks {
                let (x, y) = (blocks[random(n) as usize], blocks[random(n) as usize]);
                if random(3) == 0 {
                    f.append_br(b, x);
                } else {
                    let c = f.bool(true);
                    f.append_cond_br(b, c, x, y);
                }
            }
            let d = Dominance::new(&f);
            for &a in &blocks {
                for &b in &blocks {
                    let expect = match (d.reachable(a), d.reachable(b)) {
                        (_, false) => true,
                        (reachable, true) => reachable && naive(&f, a, b),
                    };
                    assert_eq!(d.dominates(a, b), expect, "{a:?} {b:?}");
                }
            }
        }
    }
}
