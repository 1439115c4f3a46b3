//! Changing a function body.
//!
//! Every operation here leaves use lists, order lists, debug records and
//! name tables consistent; what only the caller can know (that phis still match
//! their predecessors, that definitions dominate uses) is checked by the verifier.
//! Where an operation has a precondition whose breach would be a bug of the
//! calling pass, it panics in debug builds and says so.

use crate::constant::{Bits, ConstantData};
use crate::entity::{Block, Constant, Inst, Symbol, Use, Value};
use crate::function::{BlockData, Function, InlineAsm, InstData, Slot, ValueDef, no_value};
use crate::inst::{Flags, InstKind};
use crate::metadata::{DebugRecord, LocalMetadata, Metadata};
use crate::types::Type;
use cranelift_entity::EntityRef;
use cranelift_entity::packed_option::ReservedValue;
use smallvec::SmallVec;

const NO_SLOTS: u8 = 0xff;

// ----- constants and other leaf values -----------------------------------------
impl Function {
    /// The value of a constant of this function's pool.
    pub fn const_value(&mut self, c: Constant) -> Value {
        if let Some(v) = self.const_values[c].expand() {
            return v;
        }
        let v = self.new_value(ValueDef::Const(c), self.constants.ty(c));
        self.const_values[c] = v.into();
        v
    }
    /// A constant by type and data.
    pub fn constant(&mut self, ty: Type, data: ConstantData) -> Value {
        let c = self.constants.intern(ty, data);
        self.const_value(c)
    }
    /// Interns a constant without making it a value (elements of aggregates, operands of expressions).
    pub fn intern_constant(&mut self, ty: Type, data: ConstantData) -> Constant {
        self.constants.intern(ty, data)
    }
    /// Integer constant of at most 64 bits; `value` is cut to the width.
    pub fn int(&mut self, ty: Type, value: u64) -> Value {
        let c = self.constants.int(ty, value);
        self.const_value(c)
    }
    /// Integer constant of any width.
    pub fn bits(&mut self, bits: &Bits) -> Value {
        let c = self.constants.bits(Type::int(bits.width()), bits);
        self.const_value(c)
    }
    /// `i1` constant.
    pub fn bool(&mut self, value: bool) -> Value {
        self.int(Type::I1, u64::from(value))
    }
    /// `undef`
    pub fn undef(&mut self, ty: Type) -> Value {
        self.constant(ty, ConstantData::Undef)
    }
    /// `poison`
    pub fn poison(&mut self, ty: Type) -> Value {
        self.constant(ty, ConstantData::Poison)
    }
    /// The zero value of a type.
    pub fn zero(&mut self, ty: Type) -> Value {
        let c = self.constants.zero(ty);
        self.const_value(c)
    }
    /// A metadata operand (of a call that takes `metadata`).
    pub fn metadata_value(&mut self, md: LocalMetadata) -> Value {
        let n = self.metadata_operands.len() as u32;
        self.metadata_operands.push(md);
        self.new_value(ValueDef::Metadata(n), Type::METADATA)
    }
    /// Inline assembly as a callee.
    pub fn asm_value(&mut self, asm: InlineAsm) -> Value {
        let n = self.asms.len() as u32;
        self.asms.push(asm);
        self.new_value(ValueDef::Asm(n), Type::PTR)
    }
    /// Copies a value's constant from another function's pool (or returns `None` if it is no constant).
    pub fn import_constant(&mut self, from: &Function, v: Value) -> Option<Value> {
        let ValueDef::Const(c) = from.value_def(v) else {
            return None;
        };
        let c = self.constants.import(&from.constants, c);
        Some(self.const_value(c))
    }
}

// ----- arguments --------------------------------------------------------------------
impl Function {
    /// Adds an argument behind the others; the caller sees to the function type of the name.
    pub fn add_argument(&mut self, ty: Type) -> Value {
        let v = self.new_value(ValueDef::Arg(self.args.len() as u32), ty);
        self.args.push(v);
        v
    }
}

// ----- names ----------------------------------------------------------------------
impl Function {
    /// Names a value; the caller knows that the name (canonical form) is free. Readers use this.
    pub fn set_name(&mut self, v: Value, name: &str) {
        self.names.clear(v);
        self.names.set(v, name);
    }
    /// Names a value, appending a number if the name is taken, as LLVM does.
    pub fn set_fresh_name(&mut self, v: Value, base: &str) {
        self.names.clear(v);
        self.names.set_fresh(v, base);
    }
    /// Removes a name; the value then prints as a number.
    pub fn clear_name(&mut self, v: Value) {
        self.names.clear(v);
    }
}

// ----- operands and use lists -------------------------------------------------------
impl Function {
    fn link(&mut self, slot: usize, value: Value) {
        let u = Use::new(slot);
        let head = self.values[value].first_use;
        self.slots[slot].value = value;
        self.slots[slot].next = head;
        self.slots[slot].prev = None.into();
        if let Some(h) = head.expand() {
            self.slots[h.index()].prev = u.into();
        }
        self.values[value].first_use = u.into();
    }
    fn unlink(&mut self, slot: usize) {
        let Slot {
            value, next, prev, ..
        } = self.slots[slot];
        match prev.expand() {
            Some(p) => self.slots[p.index()].next = next,
            None => self.values[value].first_use = next,
        }
        if let Some(n) = next.expand() {
            self.slots[n.index()].prev = prev;
        }
        self.slots[slot].value = no_value();
    }
    /// Reserves 2^class slots.
    fn alloc_slots(&mut self, class: u8) -> u32 {
        if let Some(s) = self.free_slots[class as usize].pop() {
            return s;
        }
        let start = self.slots.len();
        assert!(
            start + (1usize << class) < u32::MAX as usize,
            "function has too many operands"
        );
        let vacant = Slot {
            value: no_value(),
            user: Inst::new(0),
            next: None.into(),
            prev: None.into(),
        };
        self.slots.resize(start + (1usize << class), vacant);
        start as u32
    }
    fn release_slots(&mut self, inst: Inst) {
        let d = &self.insts[inst];
        let (start, len, class) = (d.ops_start as usize, d.ops_len as usize, d.ops_class);
        for s in start..start + len {
            self.unlink(s);
        }
        if class != NO_SLOTS {
            self.free_slots[class as usize].push(start as u32);
        }
        let d = &mut self.insts[inst];
        d.ops_len = 0;
        d.ops_class = NO_SLOTS;
    }
    /// Makes operand `n` of an instruction `v`.
    pub fn set_operand(&mut self, inst: Inst, n: usize, v: Value) {
        assert!(n < self.num_operands(inst), "operand index out of range");
        let slot = self.insts[inst].ops_start as usize + n;
        self.unlink(slot);
        self.link(slot, v);
    }
    /// Makes the operand that a use stands for `v`.
    pub fn set_use(&mut self, u: Use, v: Value) {
        self.unlink(u.index());
        self.link(u.index(), v);
    }
    /// Replaces all operands.
    pub fn set_operands(&mut self, inst: Inst, ops: &[Value]) {
        self.release_slots(inst);
        if ops.is_empty() {
            return;
        }
        let class = ops.len().next_power_of_two().trailing_zeros() as u8;
        let start = self.alloc_slots(class);
        let d = &mut self.insts[inst];
        d.ops_start = start;
        d.ops_len = ops.len() as u32;
        d.ops_class = class;
        for (k, &v) in ops.iter().enumerate() {
            self.slots[start as usize + k].user = inst;
            self.link(start as usize + k, v);
        }
    }
    /// Appends operands (phis and switches grow this way); amortised constant time.
    pub fn push_operands(&mut self, inst: Inst, ops: &[Value]) {
        let d = &self.insts[inst];
        let (len, class) = (d.ops_len as usize, d.ops_class);
        let capacity = if class == NO_SLOTS {
            0
        } else {
            1usize << class
        };
        if len + ops.len() > capacity {
            let mut all: Vec<Value> = self.operands(inst).collect();
            all.extend_from_slice(ops);
            self.set_operands(inst, &all);
            return;
        }
        let start = self.insts[inst].ops_start as usize + len;
        for (k, &v) in ops.iter().enumerate() {
            self.slots[start + k].user = inst;
            self.link(start + k, v);
        }
        self.insts[inst].ops_len += ops.len() as u32;
    }
    /// Removes `count` operands from index `at`; later ones move down, in order.
    pub fn remove_operands(&mut self, inst: Inst, at: usize, count: usize) {
        let start = self.insts[inst].ops_start as usize;
        let len = self.num_operands(inst);
        assert!(at + count <= len, "operand range out of range");
        for n in at..len - count {
            let v = self.slots[start + n + count].value;
            self.unlink(start + n);
            self.link(start + n, v);
        }
        for n in len - count..len {
            self.unlink(start + n);
        }
        self.insts[inst].ops_len -= count as u32;
    }
    /// Makes every use of `old` a use of `new`, debug records included.
    pub fn replace_all_uses(&mut self, old: Value, new: Value) {
        assert!(old != new, "a value cannot replace itself");
        while let Some(u) = self.values[old].first_use.expand() {
            self.set_use(u, new);
        }
        self.replace_debug_uses(old, new);
    }
    /// Makes the uses of `old` for which `which(user, operand index)` holds uses of `new`; returns how many.
    pub fn replace_uses_where(
        &mut self,
        old: Value,
        new: Value,
        mut which: impl FnMut(&Function, Inst, usize) -> bool,
    ) -> usize {
        let all: SmallVec<[Use; 8]> = self.uses(old).collect();
        let mut n = 0;
        for u in all {
            if which(self, self.user(u), self.use_index(u)) {
                self.set_use(u, new);
                n += 1;
            }
        }
        n
    }
}

// ----- instructions ---------------------------------------------------------------
impl Function {
    /// Makes an instruction that is in no block yet. `ty` is its result type, `void` for none.
    pub fn create_inst(&mut self, kind: InstKind, ty: Type, operands: &[Value]) -> Inst {
        let i = self.insts.push(InstData {
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
            self.insts[i].result = v.into();
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
        self.insts[i].ty = ty;
        self.insts[i].result = result.into();
        self.values[result].def = ValueDef::Inst(i);
        i
    }
    /// Replaces what the instruction is, keeping operands, type, flags and result.
    pub fn set_kind(&mut self, i: Inst, kind: InstKind) {
        self.insts[i].kind = kind;
    }
    /// Replaces the flags.
    pub fn set_flags(&mut self, i: Inst, flags: Flags) {
        self.insts[i].flags = flags;
    }
    /// Puts a detached instruction at the end of a block.
    pub fn append_inst(&mut self, b: Block, i: Inst) {
        debug_assert!(
            self.inst_block(i).is_none(),
            "instruction is already in a block"
        );
        let last = self.blocks[b].last;
        self.insts[i].block = b.into();
        self.insts[i].prev = last;
        self.insts[i].next = None.into();
        match last.expand() {
            Some(l) => self.insts[l].next = i.into(),
            None => self.blocks[b].first = i.into(),
        }
        self.blocks[b].last = i.into();
    }
    /// Puts a detached instruction before another one.
    pub fn insert_before(&mut self, i: Inst, before: Inst) {
        debug_assert!(
            self.inst_block(i).is_none(),
            "instruction is already in a block"
        );
        let b = self.insts[before].block;
        let prev = self.insts[before].prev;
        self.insts[i].block = b;
        self.insts[i].prev = prev;
        self.insts[i].next = before.into();
        self.insts[before].prev = i.into();
        match (prev.expand(), b.expand()) {
            (Some(p), _) => self.insts[p].next = i.into(),
            (None, Some(b)) => self.blocks[b].first = i.into(),
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
        } = self.insts[i];
        let Some(b) = block.expand() else { return };
        match prev.expand() {
            Some(p) => self.insts[p].next = next,
            None => self.blocks[b].first = next,
        }
        match next.expand() {
            Some(n) => self.insts[n].prev = prev,
            None => self.blocks[b].last = prev,
        }
        let d = &mut self.insts[i];
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
            if self.has_uses(v) || self.debug_users.contains_key(&v) {
                let p = self.poison(self.value_type(v));
                self.replace_all_uses(v, p);
            }
            self.names.clear(v);
        }
        self.hand_on_debug_records(i);
        self.attachments.remove(&i);
        self.detach_inst(i);
        self.release_slots(i);
    }
    /// A detached copy: same kind, type, flags, operands and metadata attachments; no name, no
    /// debug records.
    pub fn clone_inst(&mut self, i: Inst) -> Inst {
        let ops: SmallVec<[Value; 8]> = self.operands(i).collect();
        let c = self.create_inst(self.kind(i).clone(), self.inst_type(i), &ops);
        self.insts[c].flags = self.insts[i].flags;
        if let Some(a) = self.attachments.get(&i) {
            let a = a.clone();
            self.attachments.insert(c, a);
        }
        c
    }
    /// Sets or replaces a metadata attachment.
    pub fn set_attachment(&mut self, i: Inst, kind: Symbol, md: Metadata) {
        let list = self.attachments.entry(i).or_default();
        match list.iter_mut().find(|(k, _)| *k == kind) {
            Some(e) => e.1 = md,
            None => list.push((kind, md)),
        }
    }
    /// Keeps only the attachments for which `keep(kind)` holds.
    pub fn retain_attachments(&mut self, i: Inst, mut keep: impl FnMut(Symbol) -> bool) {
        if let Some(list) = self.attachments.get_mut(&i) {
            list.retain(|(k, _)| keep(*k));
            if list.is_empty() {
                self.attachments.remove(&i);
            }
        }
    }
}

// ----- debug records --------------------------------------------------------------
impl Function {
    /// Appends a debug record in front of an instruction.
    pub fn add_debug_record(&mut self, before: Inst, record: DebugRecord) {
        for v in record.values() {
            let users = self.debug_users.entry(v).or_default();
            if !users.contains(&before) {
                users.push(before);
            }
        }
        self.debug_records.entry(before).or_default().push(record);
    }
    /// Removes and returns the debug records in front of an instruction.
    pub fn take_debug_records(&mut self, i: Inst) -> Vec<DebugRecord> {
        let records = self.debug_records.remove(&i).unwrap_or_default();
        for r in &records {
            for v in r.values() {
                if let Some(users) = self.debug_users.get_mut(&v) {
                    users.retain(|u| *u != i);
                    if users.is_empty() {
                        self.debug_users.remove(&v);
                    }
                }
            }
        }
        records
    }
    fn hand_on_debug_records(&mut self, i: Inst) {
        if !self.debug_records.contains_key(&i) {
            return;
        }
        let mut records = self.take_debug_records(i);
        if let Some(next) = self.next_inst(i) {
            records.extend(self.take_debug_records(next));
            for r in records {
                self.add_debug_record(next, r);
            }
        }
    }
    /// Makes debug records that mention `old` mention `new`.
    pub fn replace_debug_uses(&mut self, old: Value, new: Value) {
        let Some(users) = self.debug_users.remove(&old) else {
            return;
        };
        for i in users {
            for r in self.debug_records.get_mut(&i).into_iter().flatten() {
                r.replace(old, new);
            }
            let list = self.debug_users.entry(new).or_default();
            if !list.contains(&i) {
                list.push(i);
            }
        }
    }
}

// ----- blocks ---------------------------------------------------------------------
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
