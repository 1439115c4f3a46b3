//! The control-flow graph as nothing but lists of successors.
//!
//! Blocks are numbered by their index in the function. Every structural
//! question of this crate (dominance, loops, reducibility, convergence) is asked
//! of such a graph, so a judge can make the edit on a copy and ask again, from
//! scratch, without touching the function.

use tandem_ir::{Block, Function};

/// The index of a block as a graph node.
pub fn node(b: Block) -> usize {
    b.as_u32() as usize
}

/// The block of a graph node that came from a function.
pub fn block(n: usize) -> Block {
    Block::from_u32(n as u32)
}

/// A graph with an entry; parallel edges are kept.
#[derive(Clone, Debug)]
pub struct Graph {
    /// Where control starts; `None` for a function without blocks.
    pub entry: Option<usize>,
    /// Successors of each node, one per edge.
    pub succs: Vec<Vec<usize>>,
}

impl Graph {
    /// The graph of a function; blocks outside the layout are nodes without edges.
    pub fn of(f: &Function) -> Graph {
        let mut succs = vec![Vec::new(); f.num_blocks()];
        for b in f.blocks() {
            succs[node(b)] = f.successors(b).map(node).collect();
        }
        Graph {
            entry: f.entry().map(node),
            succs,
        }
    }

    /// Adds a node with the given successors.
    pub fn add(&mut self, succs: Vec<usize>) -> usize {
        self.succs.push(succs);
        self.succs.len() - 1
    }

    /// Makes every edge `from -> old` an edge `from -> new`.
    pub fn redirect(&mut self, from: usize, old: usize, new: usize) {
        for s in self.succs[from].iter_mut().filter(|s| **s == old) {
            *s = new;
        }
    }

    /// Predecessors of each node, one per edge.
    pub fn preds(&self) -> Vec<Vec<usize>> {
        let mut preds = vec![Vec::new(); self.succs.len()];
        for (n, succs) in self.succs.iter().enumerate() {
            for &s in succs {
                preds[s].push(n);
            }
        }
        preds
    }

    /// The nodes reachable from `start` (itself included) by paths that never enter `avoid`.
    pub fn reach(&self, start: usize, avoid: Option<usize>) -> Vec<bool> {
        let mut seen = vec![false; self.succs.len()];
        if Some(start) == avoid {
            return seen;
        }
        let mut todo = vec![start];
        seen[start] = true;
        while let Some(n) = todo.pop() {
            for &s in &self.succs[n] {
                if !seen[s] && Some(s) != avoid {
                    seen[s] = true;
                    todo.push(s);
                }
            }
        }
        seen
    }

    /// The nodes reachable from the entry.
    pub fn live(&self) -> Vec<bool> {
        match self.entry {
            Some(e) => self.reach(e, None),
            None => vec![false; self.succs.len()],
        }
    }
}
