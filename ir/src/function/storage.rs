//! The only ways to write the storage of a body.
//!
//! Each of them notes in the log ([`super::journal`]) what is about to be written, where somebody keeps one. The fields
//! themselves are private to [`crate::function`], so that no edit can forget to. What only ever grows (the pool of
//! constants, the lists of metadata operands and assembly) needs no entry.

use super::journal::Write;
use super::{BlockData, Function, InlineAsm, InstData, Slot, ValueData, ValueDef, no_value};
use crate::constant::ConstantPool;
use crate::entity::{Block, Constant, Inst, Symbol, Value};
use crate::metadata::{DebugRecord, LocalMetadata, Metadata};
use crate::types::Type;
use cranelift_entity::EntityRef;
use cranelift_entity::packed_option::PackedOption;
use rustc_hash::FxHashMap;
use smallvec::SmallVec;

/// Metadata attached to instructions.
pub(crate) type Attachments = FxHashMap<Inst, SmallVec<[(Symbol, Metadata); 1]>>;
/// Debug records in front of instructions.
pub(crate) type DebugRecords = FxHashMap<Inst, Vec<DebugRecord>>;
/// Instructions in front of which a debug record mentions a value.
pub(crate) type DebugUsers = FxHashMap<Value, SmallVec<[Inst; 2]>>;

// ----- reading what queries do not show -------------------------------------------
impl Function {
    pub(crate) fn inst_data(&self, i: Inst) -> &InstData {
        &self.insts[i]
    }
    pub(crate) fn block_data(&self, b: Block) -> &BlockData {
        &self.blocks[b]
    }
    pub(crate) fn value_data(&self, v: Value) -> &ValueData {
        &self.values[v]
    }
    pub(crate) fn slot(&self, slot: usize) -> &Slot {
        &self.slots[slot]
    }
    pub(crate) fn known_const_value(&self, c: Constant) -> Option<Value> {
        self.const_values[c].expand()
    }
}

// ----- writing ----------------------------------------------------------------------
impl Function {
    #[inline(always)]
    pub(crate) fn inst_mut(&mut self, i: Inst) -> &mut InstData {
        self.journal.note(Write::Inst(i));
        &mut self.insts[i]
    }
    #[inline(always)]
    pub(crate) fn block_mut(&mut self, b: Block) -> &mut BlockData {
        self.journal.note(Write::Block(b));
        &mut self.blocks[b]
    }
    #[inline(always)]
    pub(crate) fn value_mut(&mut self, v: Value) -> &mut ValueData {
        self.journal.note(Write::Value(v));
        &mut self.values[v]
    }
    #[inline(always)]
    pub(crate) fn slot_mut(&mut self, slot: usize) -> &mut Slot {
        self.journal.note(Write::Slot(slot as u32));
        &mut self.slots[slot]
    }
    pub(crate) fn new_value(&mut self, def: ValueDef, ty: Type) -> Value {
        let v = self.values.push(ValueData {
            def,
            ty,
            first_use: None.into(),
        });
        self.journal.note(Write::Value(v));
        v
    }
    pub(crate) fn push_inst(&mut self, data: InstData) -> Inst {
        let i = self.insts.push(data);
        self.journal.note(Write::Inst(i));
        i
    }
    pub(crate) fn push_block(&mut self, data: BlockData) -> Block {
        let b = self.blocks.push(data);
        self.journal.note(Write::Block(b));
        b
    }
    /// So many vacant slots at the end of the pool; the number of the first.
    pub(crate) fn push_slots(&mut self, n: usize) -> usize {
        let start = self.slots.len();
        let vacant = Slot {
            value: no_value(),
            user: Inst::new(0),
            next: None.into(),
            prev: None.into(),
        };
        self.slots.resize(start + n, vacant);
        start
    }
    pub(crate) fn num_slots(&self) -> usize {
        self.slots.len()
    }
    /// Takes a range of 2^class slots that is free.
    pub(crate) fn take_free_slots(&mut self, class: u8) -> Option<u32> {
        let list = &mut self.free_slots[class as usize];
        let taken = list.pop();
        let left = list.len() as u32;
        self.journal.note(Write::Free(class, left));
        taken
    }
    /// Gives back a range of 2^class slots.
    pub(crate) fn put_free_slots(&mut self, class: u8, start: u32) {
        let list = &mut self.free_slots[class as usize];
        let len = list.len() as u32;
        list.push(start);
        self.journal.note(Write::Free(class, len));
    }
    pub(crate) fn set_first_block(&mut self, b: PackedOption<Block>) {
        self.first_block = b;
    }
    pub(crate) fn set_last_block(&mut self, b: PackedOption<Block>) {
        self.last_block = b;
    }
    pub(crate) fn push_arg(&mut self, v: Value) {
        self.args.push(v);
    }
    /// The pool of constants, to add to it; for readers also to rename in it.
    pub(crate) fn constants_mut(&mut self) -> &mut ConstantPool {
        &mut self.constants
    }
    pub(crate) fn set_const_value(&mut self, c: Constant, v: Value) {
        self.journal.note(Write::ConstValue(c));
        self.const_values[c] = v.into();
    }
    /// Number of the metadata operand.
    pub(crate) fn push_metadata_operand(&mut self, md: LocalMetadata) -> u32 {
        self.metadata_operands.push(md);
        self.metadata_operands.len() as u32 - 1
    }
    /// Number of the inline assembly.
    pub(crate) fn push_asm(&mut self, asm: InlineAsm) -> u32 {
        self.asms.push(asm);
        self.asms.len() as u32 - 1
    }
    /// The table, to write the entry of one instruction.
    pub(crate) fn attachments_mut(&mut self, i: Inst) -> &mut Attachments {
        self.journal.note(Write::Attachments(i));
        &mut self.attachments
    }
    /// The table, to write the entry of one instruction.
    pub(crate) fn debug_records_mut(&mut self, i: Inst) -> &mut DebugRecords {
        self.journal.note(Write::DebugRecords(i));
        &mut self.debug_records
    }
    /// The table, to write the entry of one value.
    pub(crate) fn debug_users_mut(&mut self, v: Value) -> &mut DebugUsers {
        self.journal.note(Write::DebugUsers(v));
        &mut self.debug_users
    }
}

// ----- names ------------------------------------------------------------------------
impl Function {
    /// Names a value; the caller knows that the name (canonical form) is free. Readers use this.
    pub fn set_name(&mut self, v: Value, name: &str) {
        self.journal.note(Write::Name(v));
        self.names.clear(v);
        self.names.set(v, name);
    }
    /// Names a value, appending a number if the name is taken, as LLVM does.
    pub fn set_fresh_name(&mut self, v: Value, base: &str) {
        self.journal.note(Write::Name(v));
        self.names.clear(v);
        if let Some(counter) = self.names.set_fresh(v, base) {
            self.journal.note(Write::Suffix(counter));
        }
    }
    /// Removes a name; the value then prints as a number.
    pub fn clear_name(&mut self, v: Value) {
        self.journal.note(Write::Name(v));
        self.names.clear(v);
    }
}
