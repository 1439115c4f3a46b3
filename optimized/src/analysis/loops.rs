//! Loop headers, natural loops and reducibility.
//!
//! A graph is reducible if every retreating edge of a depth-first walk goes to a
//! dominator of its source. An acyclic function, the common case, needs no
//! dominators to be told apart.

use super::blocks::{BlockSet, Walk, walk, walk_with};
use super::dominators::Dominators;
use crate::context::Cx;
use tandem_ir::attr::AttrKind;
use tandem_ir::{Block, Function, claims};

/// The cycles of a function.
#[derive(Clone)]
pub struct Loops {
    /// Targets of back edges.
    pub headers: BlockSet,
    /// False if some cycle can be entered at two places.
    pub reducible: bool,
    /// Back edges `(latch, header)`, in order of discovery.
    pub back_edges: Vec<(Block, Block)>,
}

/// X-6 for a graph given by its successor function: true if every retreating edge goes to a dominator.
pub fn is_reducible(entry: Option<Block>, successors: &dyn Fn(Block, &mut Vec<Block>)) -> bool {
    let w = walk_with(entry, successors);
    if w.retreating.is_empty() {
        return true;
    }
    let dom = Dominators::with(&w, successors);
    w.retreating
        .iter()
        .all(|&(from, to)| dom.dominates(to, from))
}

impl Loops {
    /// No cycles.
    pub fn acyclic() -> Loops {
        Loops {
            headers: BlockSet::new(),
            reducible: true,
            back_edges: Vec::new(),
        }
    }
    /// True if passes on loops have something to do: there is a loop, every loop has one entry, and the function is not
    /// `optnone`.
    pub fn may_change(&self, cx: Cx<'_>, f: &Function) -> bool {
        let optnone = cx
            .function(f.global)
            .is_some_and(|d| cx.attrs.has(d.attrs.func, AttrKind::OptimizeNone));
        !self.back_edges.is_empty() && self.reducible && !optnone
    }
    /// Finds the cycles, with a walk and dominators of its own. Passes ask the
    /// [manager](crate::analysis::manager::FunctionAnalyses::loops) instead.
    pub fn new(f: &Function) -> Loops {
        let walk = walk(f);
        match walk.retreating.is_empty() {
            true => Loops::acyclic(),
            false => Loops::in_walk(&walk, &Dominators::new(f, &walk)),
        }
    }
    /// Finds the cycles in a walk of the function.
    pub fn in_walk(walk: &Walk, dominators: &Dominators) -> Loops {
        let mut loops = Loops::acyclic();
        for &(from, to) in &walk.retreating {
            loops.reducible &= dominators.dominates(to, from);
            loops.headers.insert(to);
            loops.back_edges.push((from, to));
        }
        loops
    }
    /// The blocks of the natural loop of a header, the header included.
    pub fn members(&self, f: &Function, header: Block) -> BlockSet {
        let mut set = BlockSet::new();
        set.insert(header);
        let latches = self.back_edges.iter().filter(|e| e.1 == header);
        let mut work: Vec<Block> = latches.map(|e| e.0).collect();
        while let Some(b) = work.pop() {
            if set.insert(b) {
                work.extend(f.pred_edges(b));
            }
        }
        set
    }
    /// The loops as plain data.
    pub fn claim(&self, f: &Function) -> claims::Loops {
        let mut headers: Vec<Block> = self.back_edges.iter().map(|e| e.1).collect();
        headers.sort_unstable();
        headers.dedup();
        let loops = headers.into_iter().map(|h| {
            let set = self.members(f, h);
            let mut m: Vec<Block> = f.blocks().filter(|&b| set.contains(b)).collect();
            m.sort_unstable();
            (h, m)
        });
        claims::Loops {
            loops: loops.collect(),
        }
    }
}
