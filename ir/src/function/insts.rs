//! Queries about instructions: what they are, their operands, calls and phis, what is attached to them.

use super::{Function, Slot};
use crate::entity::{Block, Global, Inst, Symbol, Value};
use crate::inst::{CallInfo, Flags, InstKind};
use crate::metadata::{DebugRecord, Metadata};
use crate::types::Type;

impl Function {
    /// Number of instructions ever made; for sizing side tables.
    pub fn num_insts(&self) -> usize {
        self.insts.len()
    }
    /// What the instruction is.
    pub fn kind(&self, i: Inst) -> &InstKind {
        &self.insts[i].kind
    }
    /// Result type (`void` if there is no result).
    pub fn inst_type(&self, i: Inst) -> Type {
        self.insts[i].ty
    }
    /// Flags of the instruction.
    pub fn flags(&self, i: Inst) -> Flags {
        self.insts[i].flags
    }
    /// The result, unless the type is void.
    pub fn result(&self, i: Inst) -> Option<Value> {
        self.insts[i].result.expand()
    }
    /// Number of operands.
    pub fn num_operands(&self, i: Inst) -> usize {
        self.insts[i].ops_len as usize
    }
    /// Operand `n`. Panics if out of range.
    pub fn operand(&self, i: Inst, n: usize) -> Value {
        self.operand_slots(i)[n].value
    }
    /// All operands in the order documented at [`InstKind`].
    pub fn operands(
        &self,
        i: Inst,
    ) -> impl DoubleEndedIterator<Item = Value> + ExactSizeIterator + Clone + '_ {
        self.operand_slots(i).iter().map(|s| s.value)
    }
    pub(crate) fn operand_slots(&self, i: Inst) -> &[Slot] {
        let d = &self.insts[i];
        &self.slots[d.ops_start as usize..(d.ops_start + d.ops_len) as usize]
    }
    /// The block that holds the instruction; `None` while detached.
    pub fn inst_block(&self, i: Inst) -> Option<Block> {
        self.insts[i].block.expand()
    }
    /// The instruction after this one in its block.
    pub fn next_inst(&self, i: Inst) -> Option<Inst> {
        self.insts[i].next.expand()
    }
    /// The instruction before this one in its block.
    pub fn prev_inst(&self, i: Inst) -> Option<Inst> {
        self.insts[i].prev.expand()
    }
    /// Call information, callee and arguments of `call`, `invoke`, `callbr`.
    pub fn call(&self, i: Inst) -> Option<Call<'_>> {
        let info = self.kind(i).call_info()?;
        let bundled: u32 = info.bundles.iter().map(|b| b.1).sum();
        let tail = bundled as usize + self.num_successor_operands(i);
        let n = self.num_operands(i);
        Some(Call {
            f: self,
            inst: i,
            info,
            num_args: n.saturating_sub(1 + tail),
        })
    }
    /// The module-level function that an instruction calls directly.
    pub fn callee(&self, i: Inst) -> Option<Global> {
        self.kind(i).call_info()?;
        self.as_global(self.operand(i, 0))
    }
    /// True for `phi`.
    pub fn is_phi(&self, i: Inst) -> bool {
        matches!(self.kind(i), InstKind::Phi)
    }
    /// Incoming (value, block) pairs of a phi, in order.
    pub fn phi_incoming(&self, phi: Inst) -> impl Iterator<Item = (Value, Block)> + '_ {
        self.operand_slots(phi)
            .chunks_exact(2)
            .filter_map(|p| Some((p[0].value, self.as_block(p[1].value)?)))
    }
    /// The value that a phi takes when control comes from `pred`.
    pub fn phi_value_for(&self, phi: Inst, pred: Block) -> Option<Value> {
        self.phi_incoming(phi)
            .find(|&(_, b)| b == pred)
            .map(|(v, _)| v)
    }
    /// Metadata attached to an instruction: kind and node, in order (`!dbg` included).
    pub fn attachments(&self, i: Inst) -> &[(Symbol, Metadata)] {
        self.attachments.get(&i).map_or(&[], |a| a.as_slice())
    }
    /// Debug records in front of an instruction.
    pub fn debug_records(&self, i: Inst) -> &[DebugRecord] {
        self.debug_records.get(&i).map_or(&[], |r| r.as_slice())
    }

    /// Instructions in front of which a debug record mentions the value.
    pub fn debug_users(&self, v: Value) -> &[Inst] {
        self.debug_users.get(&v).map_or(&[], |u| u.as_slice())
    }
}

/// A call with its operands told apart; made by [`Function::call`].
pub struct Call<'a> {
    f: &'a Function,
    inst: Inst,
    /// Everything but the operands.
    pub info: &'a CallInfo,
    num_args: usize,
}

impl<'a> Call<'a> {
    /// The callee operand.
    pub fn callee(&self) -> Value {
        self.f.operand(self.inst, 0)
    }
    /// Number of arguments.
    pub fn num_args(&self) -> usize {
        self.num_args
    }
    /// The arguments (operand `n + 1` of the instruction is argument `n`).
    pub fn args(&self) -> impl ExactSizeIterator<Item = Value> + 'a {
        self.f.operand_slots(self.inst)[1..1 + self.num_args]
            .iter()
            .map(|s| s.value)
    }
    /// All bundle operands, bundle after bundle.
    pub fn bundle_operands(&self) -> impl Iterator<Item = Value> + 'a {
        let n: u32 = self.info.bundles.iter().map(|b| b.1).sum();
        let start = 1 + self.num_args;
        self.f.operand_slots(self.inst)[start..start + n as usize]
            .iter()
            .map(|s| s.value)
    }
}
