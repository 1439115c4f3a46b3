//! One function as it stands, with the structure that judging it needs.
//!
//! A view is computed from scratch for each question and thrown away; it borrows
//! the function, so it can never be stale.

use crate::dominators::Dominators;
use crate::graph::{Graph, node};
use crate::loops;
use tandem_ir::{Block, Function, Header, Inst, Value, ValueDef};

/// A function, its graph and its dominators.
pub struct View<'a> {
    /// The module around it.
    pub cx: &'a Header,
    /// The function.
    pub f: &'a Function,
    /// Its control-flow graph.
    pub graph: Graph,
    /// Its dominators.
    pub dom: Dominators,
    /// Whether the graph is reducible.
    pub reducible: bool,
    headers: Vec<bool>,
    /// Place of each block in the layout.
    position: Vec<usize>,
}

impl<'a> View<'a> {
    /// Looks at a function.
    pub fn new(cx: &'a Header, f: &'a Function) -> View<'a> {
        let graph = Graph::of(f);
        let dom = Dominators::new(&graph);
        let headers = loops::headers(&graph, &dom);
        let reducible = loops::is_reducible(&graph);
        let mut position = vec![0; f.num_blocks()];
        for (k, b) in f.blocks().enumerate() {
            position[node(b)] = k;
        }
        View {
            cx,
            f,
            graph,
            dom,
            reducible,
            headers,
            position,
        }
    }

    /// True if the block can be reached from the entry.
    pub fn is_reachable(&self, b: Block) -> bool {
        self.dom.is_reachable(node(b))
    }

    /// True if the block heads a natural loop.
    pub fn is_header(&self, b: Block) -> bool {
        self.headers[node(b)]
    }

    /// Distinct predecessors in order of layout.
    pub fn preds(&self, b: Block) -> Vec<Block> {
        let mut preds: Vec<Block> = self.f.predecessors(b).into_iter().collect();
        preds.sort_by_key(|&p| self.position[node(p)]);
        preds
    }

    /// True if block `a` dominates block `b`.
    pub fn dominates(&self, a: Block, b: Block) -> bool {
        self.dom.dominates(node(a), node(b))
    }

    /// True if the value is available right before the instruction (constants and arguments always are).
    pub fn is_available_at(&self, v: Value, at: Inst) -> bool {
        match (self.f.value_def(v), self.f.inst_block(at)) {
            (ValueDef::Inst(d), Some(here)) => match self.f.inst_block(d) {
                Some(b) if b == here => comes_before(self.f, d, at),
                Some(b) => self.dominates(b, here),
                None => false,
            },
            (_, here) => here.is_some(),
        }
    }

    /// True if the value is available at the end of the block.
    pub fn is_available_at_end(&self, v: Value, b: Block) -> bool {
        match self.f.value_def(v) {
            ValueDef::Inst(d) => self.f.inst_block(d).is_some_and(|db| self.dominates(db, b)),
            _ => true,
        }
    }

    /// True if the value is available where operand `n` of `user` reads it: at the instruction, or for a
    /// phi at the end of the incoming block.
    pub fn is_available_for(&self, v: Value, user: Inst, n: usize) -> bool {
        match incoming_block(self.f, user, n) {
            Some(b) => self.is_available_at_end(v, b),
            None => self.is_available_at(v, user),
        }
    }
}

/// For operand `n` of a phi, the block it comes from.
pub fn incoming_block(f: &Function, user: Inst, n: usize) -> Option<Block> {
    if !f.is_phi(user) || n + 1 >= f.num_operands(user) {
        return None;
    }
    f.as_block(f.operand(user, n + 1))
}

/// True if `a` comes before `b`, both in one block.
pub fn comes_before(f: &Function, a: Inst, b: Inst) -> bool {
    std::iter::successors(f.next_inst(a), |&i| f.next_inst(i)).any(|i| i == b)
}
