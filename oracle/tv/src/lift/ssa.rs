//! Registers as values: every read of a register finds the write that reaches it, with phis where writes meet.
//!
//! Blocks are those of the lifted function, split at every guard. A read that its own block does not answer makes a phi there;
//! when all blocks are read, phis get their operands, which may make more of them, and those that merge one value alone
//! are taken away again (Braun and others, "Simple and Efficient Construction of SSA Form", 2013).

use super::node::{Kind, Node, Val};
use rustc_hash::FxHashMap;
use tandem_ir::machine::regs::Reg;

/// What is written and read: a register, or what stands in for one.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub(super) enum Var {
    /// A register.
    Reg(Reg),
    /// An offset in a slot of a call, by region and number.
    Slot(u32, u32, i64),
    /// An offset in the function's result.
    Result(i64),
    /// The carry flag.
    Carry,
}

/// How a block ends.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(super) enum End {
    /// Nothing was said yet.
    Open,
    /// Goes on at a block.
    Go(usize),
    /// Goes to the first block where the value is true, else to the second.
    Either(Val, usize, usize),
    /// A jump table: beyond it nothing is defined.
    Table(Val, Vec<usize>),
    /// Returns the value, if there is one.
    Return(Option<Val>),
    /// Nothing comes here.
    Unreachable,
}

impl End {
    /// Where it leads, in order.
    pub(super) fn targets(&self) -> Vec<usize> {
        match self {
            End::Go(b) => vec![*b],
            End::Either(_, a, b) => vec![*a, *b],
            End::Table(_, all) => all.clone(),
            End::Open | End::Return(_) | End::Unreachable => Vec::new(),
        }
    }
}

/// A block.
#[derive(Debug)]
pub(super) struct Block {
    /// Name.
    pub name: String,
    /// What it computes, in order; phis are apart.
    pub nodes: Vec<Val>,
    /// Its phis, each with what it stands for.
    pub phis: Vec<(Var, u32, Val)>,
    /// Its end.
    pub end: End,
    defs: FxHashMap<Var, Val>,
}

/// A function in the making.
#[derive(Debug, Default)]
pub(super) struct Ssa {
    /// All values.
    pub nodes: Vec<Node>,
    /// All blocks, the entry first.
    pub blocks: Vec<Block>,
    /// The block that is written to.
    pub here: usize,
    same_as: FxHashMap<Val, Val>,
}

impl Ssa {
    /// A new block.
    pub(super) fn block(&mut self, name: String) -> usize {
        self.blocks.push(Block {
            name,
            nodes: Vec::new(),
            phis: Vec::new(),
            end: End::Open,
            defs: FxHashMap::default(),
        });
        self.blocks.len() - 1
    }

    /// A new value at the end of this block.
    pub(super) fn add(&mut self, node: Node) -> Val {
        let v = self.nodes.len() as Val;
        self.nodes.push(node);
        self.blocks[self.here].nodes.push(v);
        v
    }

    /// Writes.
    pub(super) fn write(&mut self, var: Var, v: Val) {
        self.blocks[self.here].defs.insert(var, v);
    }

    /// What was written last in this block, if anything.
    pub(super) fn written(&self, var: Var) -> Option<Val> {
        self.blocks[self.here].defs.get(&var).copied()
    }

    /// Reads a variable of a width in bits.
    pub(super) fn read(&mut self, var: Var, width: u32) -> Val {
        self.read_at_end(var, width, self.here)
    }

    fn read_at_end(&mut self, var: Var, width: u32, block: usize) -> Val {
        if let Some(&v) = self.blocks[block].defs.get(&var) {
            return v;
        }
        let v = self.nodes.len() as Val;
        // Nothing leads to the entry: what is read there was never written.
        let kind = match block {
            0 => Kind::Open,
            _ => Kind::Phi,
        };
        self.nodes.push(Node::new(kind, width, &[]));
        match block {
            0 => self.blocks[0].nodes.insert(0, v),
            _ => self.blocks[block].phis.push((var, width, v)),
        }
        self.blocks[block].defs.insert(var, v);
        v
    }

    /// The value that a value turned out to be.
    pub(super) fn find(&self, mut v: Val) -> Val {
        while let Some(&next) = self.same_as.get(&v) {
            v = next;
        }
        v
    }

    /// Gives every phi its operands, in the order of [`Ssa::predecessors`], and takes away those that merge nothing.
    pub(super) fn close(&mut self) {
        let preds = self.predecessors();
        let mut done = vec![0usize; self.blocks.len()];
        loop {
            let mut any = false;
            for b in 0..self.blocks.len() {
                while done[b] < self.blocks[b].phis.len() {
                    let (var, width, phi) = self.blocks[b].phis[done[b]];
                    done[b] += 1;
                    any = true;
                    let args = preds[b].iter();
                    let args: Vec<Val> = args.map(|&p| self.read_at_end(var, width, p)).collect();
                    self.nodes[phi as usize].args = args.into();
                }
            }
            if !any {
                break;
            }
        }
        self.merge_trivial();
    }

    fn merge_trivial(&mut self) {
        loop {
            let mut found = Vec::new();
            for block in &self.blocks {
                for &(_, _, phi) in &block.phis {
                    if self.same_as.contains_key(&phi) {
                        continue;
                    }
                    let args = self.nodes[phi as usize].args.iter();
                    let mut others = args.map(|&a| self.find(a)).filter(|&a| a != phi);
                    let Some(first) = others.next() else { continue };
                    if others.all(|a| a == first) {
                        found.push((phi, first));
                    }
                }
            }
            // One at a time: what another one is the same as may itself go.
            let Some(&(phi, v)) = found.first() else {
                return;
            };
            self.same_as.insert(phi, v);
        }
    }

    /// Of each block, the blocks that lead to it, each once, in their order.
    pub(super) fn predecessors(&self) -> Vec<Vec<usize>> {
        let mut preds = vec![Vec::new(); self.blocks.len()];
        for (b, block) in self.blocks.iter().enumerate() {
            for t in block.end.targets() {
                if !preds[t].contains(&b) {
                    preds[t].push(b);
                }
            }
        }
        preds
    }

    /// Takes away blocks that nothing leads to: they are marked by an end that is not known.
    pub(super) fn cut_unreachable(&mut self) {
        let mut seen = vec![false; self.blocks.len()];
        let mut work = vec![0];
        while let Some(b) = work.pop() {
            if !std::mem::replace(&mut seen[b], true) {
                work.extend(self.blocks[b].end.targets());
            }
        }
        for (b, seen) in seen.into_iter().enumerate() {
            if !seen {
                self.blocks[b].end = End::Open;
                self.blocks[b].nodes.clear();
                self.blocks[b].phis.clear();
            }
        }
    }
}
