//! The edges between blocks: phi entries, targets of terminators, blocks split in two.

use crate::entity::{Block, Inst, Value};
use crate::function::Function;
use crate::inst::InstKind;
use crate::types::Type;
use smallvec::SmallVec;

impl Function {
    /// Removes the entries for predecessor `pred` from the phis of `b` (all of them, if it has several edges).
    pub fn remove_phi_entries(&mut self, b: Block, pred: Block) {
        let phis: SmallVec<[Inst; 8]> = self.phis(b).collect();
        let label = self.block_value(pred);
        for phi in phis {
            let mut n = self.num_operands(phi);
            while n >= 2 {
                n -= 2;
                if self.operand(phi, n + 1) == label {
                    self.remove_operands(phi, n, 2);
                }
            }
        }
    }
    /// Removes one entry for predecessor `pred` from each phi of `b` (one edge of several went away).
    pub fn remove_one_phi_entry(&mut self, b: Block, pred: Block) {
        let phis: SmallVec<[Inst; 8]> = self.phis(b).collect();
        let label = self.block_value(pred);
        for phi in phis {
            let at =
                (0..self.num_operands(phi) / 2).find(|&k| self.operand(phi, 2 * k + 1) == label);
            if let Some(k) = at {
                self.remove_operands(phi, 2 * k, 2);
            }
        }
    }
    /// Adds an incoming edge to a phi.
    pub fn add_phi_entry(&mut self, phi: Inst, value: Value, pred: Block) {
        let label = self.block_value(pred);
        self.push_operands(phi, &[value, label]);
    }
    /// In the phis of `b`, makes entries from `old` entries from `new`.
    pub fn retarget_phi_entries(&mut self, b: Block, old: Block, new: Block) {
        let phis: SmallVec<[Inst; 8]> = self.phis(b).collect();
        let (old, new) = (self.block_value(old), self.block_value(new));
        for phi in phis {
            for k in (1..self.num_operands(phi)).step_by(2) {
                if self.operand(phi, k) == old {
                    self.set_operand(phi, k, new);
                }
            }
        }
    }
    /// Makes every edge of terminator `t` to `old` an edge to `new`; phis are the caller's business.
    /// Returns the number of edges.
    pub fn redirect_successor(&mut self, t: Inst, old: Block, new: Block) -> usize {
        let (old, new) = (self.block_value(old), self.block_value(new));
        let at: SmallVec<[usize; 4]> = self
            .successor_operands(t)
            .filter(|&n| self.operand(t, n) == old)
            .collect();
        for &n in &at {
            self.set_operand(t, n, new);
        }
        at.len()
    }
    /// Makes a phi without entries at the top of a block.
    pub fn new_phi(&mut self, b: Block, ty: Type, name: &str) -> Inst {
        let i = self.create_inst(InstKind::Phi, ty, &[]);
        self.prepend_inst(b, i);
        if let Some(v) = self.result(i) {
            self.set_fresh_name(v, name);
        }
        i
    }
    /// Appends `br label %target`.
    pub fn append_br(&mut self, b: Block, target: Block) -> Inst {
        let v = self.block_value(target);
        let i = self.create_inst(InstKind::Br, Type::VOID, &[v]);
        self.append_inst(b, i);
        i
    }
    /// Appends `br i1 %cond, label %yes, label %no`.
    pub fn append_cond_br(&mut self, b: Block, cond: Value, yes: Block, no: Block) -> Inst {
        let (y, n) = (self.block_value(yes), self.block_value(no));
        let i = self.create_inst(InstKind::Br, Type::VOID, &[cond, y, n]);
        self.append_inst(b, i);
        i
    }
    /// Splits a block before an instruction: the rest moves to a new block (after `b` in the layout),
    /// `b` ends in a branch to it, phis of the successors follow. Returns the new block.
    pub fn split_block(&mut self, b: Block, before: Inst, name: &str) -> Block {
        debug_assert_eq!(self.inst_block(before), Some(b));
        let succs: SmallVec<[Block; 4]> = self.successors(b).collect();
        let rest = self.new_block_after(b, name);
        let mut next = Some(before);
        while let Some(i) = next {
            next = self.next_inst(i);
            self.detach_inst(i);
            self.append_inst(rest, i);
        }
        for s in succs {
            self.retarget_phi_entries(s, b, rest);
        }
        self.append_br(b, rest);
        rest
    }
}
