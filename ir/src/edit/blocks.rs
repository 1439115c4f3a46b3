//! Blocks in the layout: made, placed, taken out.

use crate::entity::{Block, Inst};
use crate::function::{BlockData, Function, ValueDef};
use crate::types::Type;
use cranelift_entity::EntityRef;
use smallvec::SmallVec;

impl Function {
    /// Makes an empty block that is not in the layout yet.
    pub fn create_block(&mut self) -> Block {
        let b = Block::new(self.num_blocks());
        let value = self.new_value(ValueDef::Block(b), Type::LABEL);
        self.push_block(BlockData {
            value,
            in_layout: false,
            prev: None.into(),
            next: None.into(),
            first: None.into(),
            last: None.into(),
        })
    }
    /// Puts a detached block at the end of the layout.
    pub fn append_block(&mut self, b: Block) {
        let last = self.last_block().into();
        self.block_mut(b).prev = last;
        self.block_mut(b).next = None.into();
        self.block_mut(b).in_layout = true;
        match last.expand() {
            Some(l) => self.block_mut(l).next = b.into(),
            None => self.set_first_block(b.into()),
        }
        self.set_last_block(b.into());
    }
    /// Puts a detached block before another one in the layout.
    pub fn insert_block_before(&mut self, b: Block, before: Block) {
        let prev = self.block_data(before).prev;
        self.block_mut(b).prev = prev;
        self.block_mut(b).next = before.into();
        self.block_mut(b).in_layout = true;
        self.block_mut(before).prev = b.into();
        match prev.expand() {
            Some(p) => self.block_mut(p).next = b.into(),
            None => self.set_first_block(b.into()),
        }
    }
    /// Puts a detached block after another one in the layout.
    pub fn insert_block_after(&mut self, b: Block, after: Block) {
        match self.next_block(after) {
            Some(n) => self.insert_block_before(b, n),
            None => self.append_block(b),
        }
    }
    /// Makes a block with a (fresh) name and puts it after another one.
    pub fn new_block_after(&mut self, after: Block, name: &str) -> Block {
        let b = self.create_block();
        self.insert_block_after(b, after);
        let v = self.block_value(b);
        self.set_fresh_name(v, name);
        b
    }
    /// Takes a block out of the layout.
    pub fn detach_block(&mut self, b: Block) {
        if !self.in_layout(b) {
            return;
        }
        let (prev, next) = (self.block_data(b).prev, self.block_data(b).next);
        match prev.expand() {
            Some(p) => self.block_mut(p).next = next,
            None => self.set_first_block(next),
        }
        match next.expand() {
            Some(n) => self.block_mut(n).prev = prev,
            None => self.set_last_block(prev),
        }
        let d = self.block_mut(b);
        d.prev = None.into();
        d.next = None.into();
        d.in_layout = false;
    }
    /// Removes blocks for good: phi entries for them elsewhere are removed, uses of their values
    /// elsewhere become poison. No terminator outside the set may still branch to one of them.
    pub fn erase_blocks(&mut self, dead: &[Block]) {
        for &b in dead {
            let succs: SmallVec<[Block; 4]> = self.successors(b).collect();
            for s in succs {
                self.remove_phi_entries(s, b);
            }
        }
        for &b in dead {
            // Operands first, so that erasing finds no uses among the dead themselves.
            let insts: Vec<Inst> = self.insts(b).collect();
            for &i in &insts {
                self.take_debug_records(i);
                self.release_slots(i);
            }
            for i in insts {
                self.erase_inst(i);
            }
        }
        for &b in dead {
            let v = self.block_value(b);
            debug_assert!(
                !self.has_uses(v),
                "an erased block is still a branch target"
            );
            self.clear_name(v);
            self.detach_block(b);
        }
    }
}
