//! Blocks in the layout: made, placed, taken out.

use crate::entity::{Block, Inst};
use crate::function::{BlockData, Function, ValueDef};
use crate::types::Type;
use cranelift_entity::EntityRef;
use smallvec::SmallVec;

impl Function {
    /// Makes an empty block that is not in the layout yet.
    pub fn create_block(&mut self) -> Block {
        let b = Block::new(self.blocks.len());
        let value = self.new_value(ValueDef::Block(b), Type::LABEL);
        self.blocks.push(BlockData {
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
        let last = self.last_block;
        self.blocks[b].prev = last;
        self.blocks[b].next = None.into();
        self.blocks[b].in_layout = true;
        match last.expand() {
            Some(l) => self.blocks[l].next = b.into(),
            None => self.first_block = b.into(),
        }
        self.last_block = b.into();
    }
    /// Puts a detached block before another one in the layout.
    pub fn insert_block_before(&mut self, b: Block, before: Block) {
        let prev = self.blocks[before].prev;
        self.blocks[b].prev = prev;
        self.blocks[b].next = before.into();
        self.blocks[b].in_layout = true;
        self.blocks[before].prev = b.into();
        match prev.expand() {
            Some(p) => self.blocks[p].next = b.into(),
            None => self.first_block = b.into(),
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
        let (prev, next) = (self.blocks[b].prev, self.blocks[b].next);
        match prev.expand() {
            Some(p) => self.blocks[p].next = next,
            None => self.first_block = next,
        }
        match next.expand() {
            Some(n) => self.blocks[n].prev = prev,
            None => self.last_block = prev,
        }
        let d = &mut self.blocks[b];
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
            self.names.clear(v);
            self.detach_block(b);
        }
    }
}
