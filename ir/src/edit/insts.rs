//! Instructions: made, placed, moved, taken out, copied; and the metadata attached to them.

use super::operands::NO_SLOTS;
use crate::entity::{Block, Inst, Symbol, Value};
use crate::function::{Function, InstData, ValueDef};
use crate::inst::{Flags, InstKind};
use crate::metadata::Metadata;
use crate::types::Type;
use cranelift_entity::packed_option::ReservedValue;
use smallvec::SmallVec;

impl Function {
    /// Makes an instruction that is in no block yet. `ty` is its result type, `void` for none.
    pub fn create_inst(&mut self, kind: InstKind, ty: Type, operands: &[Value]) -> Inst {
        let i = self.push_inst(InstData {
            kind,
            ty,
            flags: Flags::NONE,
            ops_class: NO_SLOTS,
            ops_start: 0,
            ops_len: 0,
            block: None.into(),
            prev: None.into(),
            next: None.into(),
            result: None.into(),
        });
        if !ty.is_void() {
            let v = self.new_value(ValueDef::Inst(i), ty);
            self.inst_mut(i).result = v.into();
        }
        self.set_operands(i, operands);
        i
    }
    /// A value that the text uses before it defines it; [`Self::create_inst_defining`] gives it its
    /// instruction. Readers only: no body may be handed on while such a value is without one.
    pub(crate) fn forward_value(&mut self, ty: Type) -> Value {
        self.new_value(ValueDef::Inst(Inst::reserved_value()), ty)
    }
    /// Like [`Self::create_inst`], but the result is `result`, made by [`Self::forward_value`] with the
    /// type `ty`; so readers need no second pass over the uses.
    pub(crate) fn create_inst_defining(
        &mut self,
        kind: InstKind,
        ty: Type,
        operands: &[Value],
        result: Value,
    ) -> Inst {
        debug_assert_eq!(self.value_type(result), ty);
        let i = self.create_inst(kind, Type::VOID, operands);
        let d = self.inst_mut(i);
        d.ty = ty;
        d.result = result.into();
        self.value_mut(result).def = ValueDef::Inst(i);
        i
    }
    /// Replaces what the instruction is, keeping operands, type, flags and result.
    pub fn set_kind(&mut self, i: Inst, kind: InstKind) {
        self.inst_mut(i).kind = kind;
    }
    /// Replaces the flags.
    pub fn set_flags(&mut self, i: Inst, flags: Flags) {
        self.inst_mut(i).flags = flags;
    }
    /// Puts a detached instruction at the end of a block.
    pub fn append_inst(&mut self, b: Block, i: Inst) {
        debug_assert!(
            self.inst_block(i).is_none(),
            "instruction is already in a block"
        );
        let last = self.block_data(b).last;
        let d = self.inst_mut(i);
        d.block = b.into();
        d.prev = last;
        d.next = None.into();
        match last.expand() {
            Some(l) => self.inst_mut(l).next = i.into(),
            None => self.block_mut(b).first = i.into(),
        }
        self.block_mut(b).last = i.into();
    }
    /// Puts a detached instruction before another one.
    pub fn insert_before(&mut self, i: Inst, before: Inst) {
        debug_assert!(
            self.inst_block(i).is_none(),
            "instruction is already in a block"
        );
        let InstData { block: b, prev, .. } = *self.inst_data(before);
        let d = self.inst_mut(i);
        d.block = b;
        d.prev = prev;
        d.next = before.into();
        self.inst_mut(before).prev = i.into();
        match (prev.expand(), b.expand()) {
            (Some(p), _) => self.inst_mut(p).next = i.into(),
            (None, Some(b)) => self.block_mut(b).first = i.into(),
            (None, None) => {}
        }
    }
    /// Puts a detached instruction at the very start of a block (phis).
    pub fn prepend_inst(&mut self, b: Block, i: Inst) {
        match self.first_inst(b) {
            Some(first) => self.insert_before(i, first),
            None => self.append_inst(b, i),
        }
    }
    /// Puts a detached instruction before the terminator (at the end if there is none).
    pub fn insert_before_terminator(&mut self, b: Block, i: Inst) {
        match self.terminator(b) {
            Some(t) => self.insert_before(i, t),
            None => self.append_inst(b, i),
        }
    }
    /// Takes an instruction out of its block; it keeps operands, uses and debug records.
    pub fn detach_inst(&mut self, i: Inst) {
        let InstData {
            block, prev, next, ..
        } = *self.inst_data(i);
        let Some(b) = block.expand() else { return };
        match prev.expand() {
            Some(p) => self.inst_mut(p).next = next,
            None => self.block_mut(b).first = next,
        }
        match next.expand() {
            Some(n) => self.inst_mut(n).prev = prev,
            None => self.block_mut(b).last = prev,
        }
        let d = self.inst_mut(i);
        d.block = None.into();
        d.prev = None.into();
        d.next = None.into();
    }
    /// Moves an instruction before another one; its debug records stay where they were.
    pub fn move_before(&mut self, i: Inst, before: Inst) {
        if i == before {
            return;
        }
        self.hand_on_debug_records(i);
        self.detach_inst(i);
        self.insert_before(i, before);
    }
    /// Removes an instruction for good. Remaining uses of its result become poison (so do debug
    /// records); its own debug records go to the next instruction.
    pub fn erase_inst(&mut self, i: Inst) {
        if let Some(v) = self.result(i) {
            if self.has_uses(v) || !self.debug_users(v).is_empty() {
                let p = self.poison(self.value_type(v));
                self.replace_all_uses(v, p);
            }
            self.clear_name(v);
        }
        self.hand_on_debug_records(i);
        if !self.attachments(i).is_empty() {
            self.attachments_mut(i).remove(&i);
        }
        self.detach_inst(i);
        self.release_slots(i);
    }
    /// A detached copy: same kind, type, flags, operands and metadata attachments; no name, no
    /// debug records.
    pub fn clone_inst(&mut self, i: Inst) -> Inst {
        let ops: SmallVec<[Value; 8]> = self.operands(i).collect();
        let c = self.create_inst(self.kind(i).clone(), self.inst_type(i), &ops);
        self.inst_mut(c).flags = self.flags(i);
        let attached = self.attachments(i);
        if !attached.is_empty() {
            let copy = attached.into();
            self.attachments_mut(c).insert(c, copy);
        }
        c
    }
    /// Sets or replaces a metadata attachment.
    pub fn set_attachment(&mut self, i: Inst, kind: Symbol, md: Metadata) {
        let list = self.attachments_mut(i).entry(i).or_default();
        match list.iter_mut().find(|(k, _)| *k == kind) {
            Some(e) => e.1 = md,
            None => list.push((kind, md)),
        }
    }
    /// Keeps only the attachments for which `keep(kind)` holds.
    pub fn retain_attachments(&mut self, i: Inst, mut keep: impl FnMut(Symbol) -> bool) {
        if self.attachments(i).is_empty() {
            return;
        }
        let table = self.attachments_mut(i);
        if let Some(list) = table.get_mut(&i) {
            list.retain(|(k, _)| keep(*k));
            if list.is_empty() {
                table.remove(&i);
            }
        }
    }
}
