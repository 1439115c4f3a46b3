//! Queries about blocks: the layout, the instructions in them, and the edges between them.

use super::Function;
use crate::entity::{Block, Inst, Value};
use crate::inst::InstKind;
use rustc_hash::FxHashSet;
use smallvec::SmallVec;

impl Function {
    /// The entry block; `None` only while the body is being built.
    pub fn entry(&self) -> Option<Block> {
        self.first_block.expand()
    }
    /// The last block in layout order.
    pub fn last_block(&self) -> Option<Block> {
        self.last_block.expand()
    }
    /// Number of blocks ever made; for sizing side tables.
    pub fn num_blocks(&self) -> usize {
        self.blocks.len()
    }
    /// True unless the block was erased or detached.
    pub fn in_layout(&self, b: Block) -> bool {
        self.blocks[b].in_layout
    }
    /// Blocks in layout order.
    pub fn blocks(&self) -> impl Iterator<Item = Block> + '_ {
        std::iter::successors(self.entry(), |&b| self.next_block(b))
    }
    /// The block after this one in layout order.
    pub fn next_block(&self, b: Block) -> Option<Block> {
        self.blocks[b].next.expand()
    }
    /// The block before this one in layout order.
    pub fn prev_block(&self, b: Block) -> Option<Block> {
        self.blocks[b].prev.expand()
    }
    /// The label value of a block.
    pub fn block_value(&self, b: Block) -> Value {
        self.blocks[b].value
    }
    /// The name of a block; `None` if it has only a number.
    pub fn block_name(&self, b: Block) -> Option<&str> {
        self.name(self.block_value(b))
    }
    /// Instructions of a block in order.
    pub fn insts(&self, b: Block) -> impl Iterator<Item = Inst> + '_ {
        std::iter::successors(self.first_inst(b), |&i| self.next_inst(i))
    }
    /// First instruction of a block.
    pub fn first_inst(&self, b: Block) -> Option<Inst> {
        self.blocks[b].first.expand()
    }
    /// Last instruction of a block (the terminator of a complete block).
    pub fn last_inst(&self, b: Block) -> Option<Inst> {
        self.blocks[b].last.expand()
    }
    /// The phis at the top of a block.
    pub fn phis(&self, b: Block) -> impl Iterator<Item = Inst> + '_ {
        self.insts(b).take_while(|&i| self.is_phi(i))
    }
    /// The first instruction that is not a phi.
    pub fn first_non_phi(&self, b: Block) -> Option<Inst> {
        self.insts(b).find(|&i| !self.is_phi(i))
    }
    /// The terminator, if the block has one.
    pub fn terminator(&self, b: Block) -> Option<Inst> {
        self.last_inst(b).filter(|&i| self.kind(i).is_terminator())
    }

    // ----- control flow -------------------------------------------------------

    /// Operand indices of an instruction's successor labels, in order of the edges.
    pub fn successor_operands(&self, i: Inst) -> impl Iterator<Item = usize> + '_ {
        let n = self.num_operands(i);
        let (start, step) = match self.kind(i) {
            InstKind::Br => (if n == 1 { 0 } else { 1 }, 1),
            InstKind::Switch => (1, 2),
            InstKind::IndirectBr => (1, 1),
            InstKind::Invoke(_) => (n - 2, 1),
            InstKind::CallBr(_, k) => (n - 1 - *k as usize, 1),
            InstKind::CleanupRet | InstKind::CatchRet | InstKind::CatchSwitch { .. } => (1, 1),
            _ => (n, 1),
        };
        (start..n).step_by(step)
    }
    pub(super) fn num_successor_operands(&self, i: Inst) -> usize {
        match self.kind(i) {
            InstKind::Invoke(_) => 2,
            InstKind::CallBr(_, k) => 1 + *k as usize,
            _ => 0,
        }
    }
    /// Successors of an instruction, one per edge (a block may occur twice).
    pub fn inst_successors(&self, i: Inst) -> impl Iterator<Item = Block> + '_ {
        self.successor_operands(i)
            .filter_map(move |n| self.as_block(self.operand(i, n)))
    }
    /// Successors of a block, one per edge.
    pub fn successors(&self, b: Block) -> impl Iterator<Item = Block> + '_ {
        self.terminator(b)
            .into_iter()
            .flat_map(move |t| self.inst_successors(t))
    }
    /// Predecessor blocks, one per edge, in use-list order (deterministic, not layout order).
    pub fn pred_edges(&self, b: Block) -> impl Iterator<Item = Block> + '_ {
        self.uses(self.block_value(b)).filter_map(move |u| {
            let user = self.user(u);
            (self.kind(user).is_terminator())
                .then(|| self.inst_block(user))
                .flatten()
        })
    }
    /// Distinct predecessor blocks, in use-list order.
    pub fn predecessors(&self, b: Block) -> SmallVec<[Block; 4]> {
        let mut v: SmallVec<[Block; 4]> = SmallVec::new();
        // Many-edged switches would make `contains` quadratic.
        let mut seen: Option<FxHashSet<Block>> = None;
        for p in self.pred_edges(b) {
            let fresh = match &mut seen {
                Some(s) => s.insert(p),
                None => !v.contains(&p),
            };
            if fresh {
                v.push(p);
                if v.len() == 32 && seen.is_none() {
                    seen = Some(v.iter().copied().collect());
                }
            }
        }
        v
    }
    /// The only predecessor block (possibly by several edges).
    pub fn unique_predecessor(&self, b: Block) -> Option<Block> {
        let mut it = self.pred_edges(b);
        let p = it.next()?;
        it.all(|q| q == p).then_some(p)
    }
    /// The predecessor block if there is exactly one incoming edge.
    pub fn single_predecessor(&self, b: Block) -> Option<Block> {
        let mut it = self.pred_edges(b);
        let p = it.next()?;
        it.next().is_none().then_some(p)
    }
    /// The successor block if there is exactly one outgoing edge.
    pub fn single_successor(&self, b: Block) -> Option<Block> {
        let mut it = self.successors(b);
        let s = it.next()?;
        it.next().is_none().then_some(s)
    }
    /// Value and target of each case of a switch, in order.
    pub fn switch_cases(&self, switch: Inst) -> impl Iterator<Item = (Value, Block)> + '_ {
        let slots = self.operand_slots(switch);
        slots
            .get(2..)
            .unwrap_or(&[])
            .chunks_exact(2)
            .filter_map(|p| Some((p[0].value, self.as_block(p[1].value)?)))
    }
}
