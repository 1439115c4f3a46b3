//! Control-flow graphs of a size, each in its one breadth-first numbering.

/// A graph; block 0 is the entry, which nothing leads to.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(super) struct Graph {
    /// Successors per block, one per edge, in order.
    pub(super) succs: Vec<Vec<usize>>,
}

/// All graphs of exactly `blocks` blocks, all of which can be reached.
pub(super) fn all(blocks: usize, switch: bool) -> Vec<Graph> {
    let mut out = Vec::new();
    if blocks > 0 {
        let mut g = Graph { succs: Vec::new() };
        fill(&mut g, 1, blocks, switch, &mut out);
    }
    out
}

/// Enumerates the edges of the next block. `met`: blocks that edges lead to, or the entry. A walk that takes
/// blocks in order of their numbers and edges in order meets a new block exactly as the next number.
fn fill(g: &mut Graph, met: usize, blocks: usize, switch: bool, out: &mut Vec<Graph>) {
    let done = g.succs.len();
    if done == blocks {
        if met == blocks {
            out.push(g.clone());
        }
        return;
    }
    if done == met {
        return; // The next block cannot be reached.
    }
    for edges in 0..=if switch { 3 } else { 2 } {
        g.succs.push(Vec::new());
        targets(g, edges, met, blocks, switch && edges < 3, out);
        g.succs.pop();
    }
}

/// Adds `left` more edges to the last block.
fn targets(
    g: &mut Graph,
    left: usize,
    met: usize,
    blocks: usize,
    switch: bool,
    out: &mut Vec<Graph>,
) {
    if left == 0 {
        return fill(g, met, blocks, switch, out);
    }
    let last = g.succs.len() - 1;
    for to in 1..blocks.min(met + 1) {
        g.succs[last].push(to);
        targets(g, left - 1, met.max(to + 1), blocks, switch, out);
        g.succs[last].pop();
    }
}

impl Graph {
    /// Number of blocks.
    pub(super) fn len(&self) -> usize {
        self.succs.len()
    }
    /// Predecessors, one per edge, in order of their numbers.
    pub(super) fn preds(&self, b: usize) -> Vec<usize> {
        let edges = |p: usize| {
            self.succs[p]
                .iter()
                .filter(move |&&s| s == b)
                .map(move |_| p)
        };
        (0..self.len()).flat_map(edges).collect()
    }
    /// Per block which blocks dominate it, itself included: those without which it cannot be reached.
    pub(super) fn dominators(&self) -> Vec<Vec<bool>> {
        let n = self.len();
        let mut dom = vec![vec![true; n]; n];
        for without in 0..n {
            let mut seen = vec![false; n];
            let mut todo = if without == 0 { Vec::new() } else { vec![0] };
            while let Some(b) = todo.pop() {
                if b != without && !std::mem::replace(&mut seen[b], true) {
                    todo.extend(&self.succs[b]);
                }
            }
            for (d, seen) in dom.iter_mut().zip(&seen) {
                d[without] = !seen;
            }
        }
        dom
    }
}
