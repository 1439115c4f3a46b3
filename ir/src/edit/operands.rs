//! Operands and use lists: each operand is a slot, and a node of the use list of the value in it.

use crate::entity::{Inst, Use, Value};
use crate::function::{Function, Slot, no_value};
use cranelift_entity::EntityRef;
use smallvec::SmallVec;

/// The class of an instruction that has no slots.
pub(super) const NO_SLOTS: u8 = 0xff;

impl Function {
    pub(super) fn link(&mut self, slot: usize, value: Value) {
        let u = Use::new(slot);
        let head = self.value_data(value).first_use;
        let s = self.slot_mut(slot);
        s.value = value;
        s.next = head;
        s.prev = None.into();
        if let Some(h) = head.expand() {
            self.slot_mut(h.index()).prev = u.into();
        }
        self.value_mut(value).first_use = u.into();
    }
    pub(super) fn unlink(&mut self, slot: usize) {
        let Slot {
            value, next, prev, ..
        } = *self.slot(slot);
        match prev.expand() {
            Some(p) => self.slot_mut(p.index()).next = next,
            None => self.value_mut(value).first_use = next,
        }
        if let Some(n) = next.expand() {
            self.slot_mut(n.index()).prev = prev;
        }
        self.slot_mut(slot).value = no_value();
    }
    /// Reserves 2^class slots.
    pub(super) fn alloc_slots(&mut self, class: u8) -> u32 {
        if let Some(s) = self.take_free_slots(class) {
            return s;
        }
        assert!(
            self.num_slots() + (1usize << class) < u32::MAX as usize,
            "function has too many operands"
        );
        self.push_slots(1 << class) as u32
    }
    pub(super) fn release_slots(&mut self, inst: Inst) {
        let d = self.inst_data(inst);
        let (start, len, class) = (d.ops_start as usize, d.ops_len as usize, d.ops_class);
        for s in start..start + len {
            self.unlink(s);
        }
        if class != NO_SLOTS {
            self.put_free_slots(class, start as u32);
        }
        let d = self.inst_mut(inst);
        d.ops_len = 0;
        d.ops_class = NO_SLOTS;
    }
    /// Makes operand `n` of an instruction `v`.
    pub fn set_operand(&mut self, inst: Inst, n: usize, v: Value) {
        assert!(n < self.num_operands(inst), "operand index out of range");
        let slot = self.inst_data(inst).ops_start as usize + n;
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
        let d = self.inst_mut(inst);
        d.ops_start = start;
        d.ops_len = ops.len() as u32;
        d.ops_class = class;
        for (k, &v) in ops.iter().enumerate() {
            self.slot_mut(start as usize + k).user = inst;
            self.link(start as usize + k, v);
        }
    }
    /// Appends operands (phis and switches grow this way); amortised constant time.
    pub fn push_operands(&mut self, inst: Inst, ops: &[Value]) {
        let d = self.inst_data(inst);
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
        let start = self.inst_data(inst).ops_start as usize + len;
        for (k, &v) in ops.iter().enumerate() {
            self.slot_mut(start + k).user = inst;
            self.link(start + k, v);
        }
        self.inst_mut(inst).ops_len += ops.len() as u32;
    }
    /// Removes `count` operands from index `at`; later ones move down, in order.
    pub fn remove_operands(&mut self, inst: Inst, at: usize, count: usize) {
        let start = self.inst_data(inst).ops_start as usize;
        let len = self.num_operands(inst);
        assert!(at + count <= len, "operand range out of range");
        for n in at..len - count {
            let v = self.slot(start + n + count).value;
            self.unlink(start + n);
            self.link(start + n, v);
        }
        for n in len - count..len {
            self.unlink(start + n);
        }
        self.inst_mut(inst).ops_len -= count as u32;
    }
    /// Makes every use of `old` a use of `new`, debug records included.
    pub fn replace_all_uses(&mut self, old: Value, new: Value) {
        assert!(old != new, "a value cannot replace itself");
        while let Some(u) = self.value_data(old).first_use.expand() {
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
