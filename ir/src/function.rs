//! A function body: blocks, instructions, values, and how they hang together.
//!
//! Storage is dense and nothing ever moves: a [`Block`], [`Inst`] or [`Value`]
//! stays valid until it is erased, and an erased index is never used again, so a
//! side table or a cached fact can never describe a newer thing by accident.
//! Order is kept in linked lists (blocks in the function, instructions in a
//! block). Operands live in one pool of slots; every slot is a node of the use
//! list of the value it holds. A body owns its constants, names, metadata
//! attachments and debug records; it refers to the module only by handles, so
//! bodies can be changed in parallel.
//!
//! This file holds the data and the read-only queries; changes go through
//! `edit.rs`, which keeps every list consistent.

use crate::constant::{Bits, ConstantData, ConstantPool};
use crate::entity::{Block, Constant, Global, Inst, Symbol, Use, Value};
use crate::inst::{CallInfo, Flags, InstKind};
use crate::metadata::{DebugRecord, LocalMetadata, Metadata};
use crate::types::Type;
use cranelift_entity::packed_option::{PackedOption, ReservedValue};
use cranelift_entity::{EntityRef, PrimaryMap, SecondaryMap};
use rustc_hash::{FxHashMap, FxHashSet};
use smallvec::SmallVec;

/// Where a value comes from.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum ValueDef {
    /// Result of an instruction.
    Inst(Inst),
    /// Argument number.
    Arg(u32),
    /// Label of a block (type `label`).
    Block(Block),
    /// Constant of the function's pool.
    Const(Constant),
    /// Metadata operand number ([`Function::metadata_operand`], type `metadata`).
    Metadata(u32),
    /// Inline assembly number ([`Function::inline_asm`], type `ptr`).
    Asm(u32),
}

/// Inline assembly as a callee.
#[derive(Clone, PartialEq, Eq, Hash, Debug)]
pub struct InlineAsm {
    /// Function type.
    pub fn_ty: Type,
    /// Assembly text, raw bytes.
    pub text: Box<[u8]>,
    /// Constraint text, raw bytes.
    pub constraints: Box<[u8]>,
    /// `sideeffect`
    pub side_effect: bool,
    /// `alignstack`
    pub align_stack: bool,
    /// `inteldialect`
    pub intel: bool,
    /// `unwind`
    pub unwind: bool,
}

#[derive(Clone, Debug)]
pub(crate) struct ValueData {
    pub(crate) def: ValueDef,
    pub(crate) ty: Type,
    pub(crate) first_use: PackedOption<Use>,
}

/// One operand slot.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Slot {
    pub(crate) value: Value,
    pub(crate) user: Inst,
    pub(crate) next: PackedOption<Use>,
    pub(crate) prev: PackedOption<Use>,
}

#[derive(Clone, Debug)]
pub(crate) struct InstData {
    pub(crate) kind: InstKind,
    pub(crate) ty: Type,
    pub(crate) flags: Flags,
    /// log2 of the slots reserved at `ops_start`; 0xff if none.
    pub(crate) ops_class: u8,
    pub(crate) ops_start: u32,
    pub(crate) ops_len: u32,
    pub(crate) block: PackedOption<Block>,
    pub(crate) prev: PackedOption<Inst>,
    pub(crate) next: PackedOption<Inst>,
    pub(crate) result: PackedOption<Value>,
}

#[derive(Clone, Debug)]
pub(crate) struct BlockData {
    pub(crate) value: Value,
    pub(crate) in_layout: bool,
    pub(crate) prev: PackedOption<Block>,
    pub(crate) next: PackedOption<Block>,
    pub(crate) first: PackedOption<Inst>,
    pub(crate) last: PackedOption<Inst>,
}

/// A function body.
#[derive(Clone, Debug)]
pub struct Function {
    /// The module-level name that this is the body of.
    pub global: Global,
    pub(crate) values: PrimaryMap<Value, ValueData>,
    pub(crate) insts: PrimaryMap<Inst, InstData>,
    pub(crate) blocks: PrimaryMap<Block, BlockData>,
    pub(crate) slots: Vec<Slot>,
    pub(crate) free_slots: [Vec<u32>; 32],
    pub(crate) first_block: PackedOption<Block>,
    pub(crate) last_block: PackedOption<Block>,
    pub(crate) args: Vec<Value>,
    pub(crate) constants: ConstantPool,
    pub(crate) const_values: SecondaryMap<Constant, PackedOption<Value>>,
    pub(crate) metadata_operands: Vec<LocalMetadata>,
    pub(crate) asms: Vec<InlineAsm>,
    pub(crate) names: Names,
    pub(crate) attachments: FxHashMap<Inst, SmallVec<[(Symbol, Metadata); 1]>>,
    pub(crate) debug_records: FxHashMap<Inst, Vec<DebugRecord>>,
    pub(crate) debug_users: FxHashMap<Value, SmallVec<[Inst; 2]>>,
}

/// Names of values; text in one arena.
#[derive(Clone, Default, Debug)]
pub(crate) struct Names {
    arena: String,
    of: SecondaryMap<Value, (u32, u32)>,
    /// Built when a fresh name is first needed.
    taken: Option<FxHashSet<Box<str>>>,
    next_suffix: FxHashMap<Box<str>, u32>,
}

impl Names {
    pub(crate) fn get(&self, v: Value) -> Option<&str> {
        let (off, len) = self.of[v];
        (len > 0).then(|| &self.arena[off as usize..(off + len) as usize])
    }
    pub(crate) fn set(&mut self, v: Value, name: &str) {
        if let Some(t) = &mut self.taken {
            t.insert(name.into());
        }
        self.of[v] = (self.arena.len() as u32, name.len() as u32);
        self.arena.push_str(name);
    }
    pub(crate) fn clear(&mut self, v: Value) {
        if let (Some(t), (off, len)) = (&mut self.taken, self.of[v]) {
            t.remove(&self.arena[off as usize..(off + len) as usize]);
        }
        if self.of[v].1 != 0 {
            self.of[v] = (0, 0);
        }
    }
    pub(crate) fn set_fresh(&mut self, v: Value, base: &str) {
        if self.taken.is_none() {
            let all = self.of.values().filter(|n| n.1 > 0);
            let set = all
                .map(|&(o, l)| self.arena[o as usize..(o + l) as usize].into())
                .collect();
            self.taken = Some(set);
        }
        let taken = self.taken.get_or_insert_default();
        if !taken.contains(base) {
            self.set(v, base);
            return;
        }
        let n = self.next_suffix.entry(base.into()).or_insert(0);
        let name = loop {
            *n += 1;
            let candidate = format!("{base}{n}");
            if !taken.contains(&*candidate) {
                break candidate;
            }
        };
        self.set(v, &name);
    }
}

impl Function {
    /// A body without blocks for the function `global` with parameters of the given types.
    pub fn new(global: Global, params: &[Type]) -> Function {
        let mut f = Function {
            global,
            values: PrimaryMap::new(),
            insts: PrimaryMap::new(),
            blocks: PrimaryMap::new(),
            slots: Vec::new(),
            free_slots: Default::default(),
            first_block: None.into(),
            last_block: None.into(),
            args: Vec::new(),
            constants: ConstantPool::default(),
            const_values: SecondaryMap::new(),
            metadata_operands: Vec::new(),
            asms: Vec::new(),
            names: Names::default(),
            attachments: FxHashMap::default(),
            debug_records: FxHashMap::default(),
            debug_users: FxHashMap::default(),
        };
        for (i, &ty) in params.iter().enumerate() {
            let v = f.new_value(ValueDef::Arg(i as u32), ty);
            f.args.push(v);
        }
        f
    }

    pub(crate) fn new_value(&mut self, def: ValueDef, ty: Type) -> Value {
        self.values.push(ValueData {
            def,
            ty,
            first_use: None.into(),
        })
    }

    // ----- values -------------------------------------------------------

    /// The arguments in order.
    pub fn args(&self) -> &[Value] {
        &self.args
    }
    /// Where a value comes from.
    pub fn value_def(&self, v: Value) -> ValueDef {
        self.values[v].def
    }
    /// The type of a value.
    pub fn value_type(&self, v: Value) -> Type {
        self.values[v].ty
    }
    /// Number of values ever made; every `Value` is below it. For sizing side tables.
    pub fn num_values(&self) -> usize {
        self.values.len()
    }
    /// The instruction that defines a value.
    pub fn def_inst(&self, v: Value) -> Option<Inst> {
        match self.value_def(v) {
            ValueDef::Inst(i) => Some(i),
            _ => None,
        }
    }
    /// The block whose label the value is.
    pub fn as_block(&self, v: Value) -> Option<Block> {
        match self.value_def(v) {
            ValueDef::Block(b) => Some(b),
            _ => None,
        }
    }
    /// The constant that the value is, with its data.
    pub fn as_const(&self, v: Value) -> Option<&ConstantData> {
        match self.value_def(v) {
            ValueDef::Const(c) => Some(self.constants.get(c)),
            _ => None,
        }
    }
    /// The value of an integer constant of any width.
    pub fn as_int(&self, v: Value) -> Option<Bits> {
        match self.value_def(v) {
            ValueDef::Const(c) => self.constants.as_bits(c),
            _ => None,
        }
    }
    /// The value of an `i1` constant.
    pub fn as_bool(&self, v: Value) -> Option<bool> {
        if self.value_type(v) != Type::I1 {
            return None;
        }
        match self.as_const(v)? {
            ConstantData::Int(n) => Some(*n == 1),
            _ => None,
        }
    }
    /// The module-level name whose address the value is.
    pub fn as_global(&self, v: Value) -> Option<Global> {
        match self.as_const(v)? {
            ConstantData::Global(g) => Some(*g),
            _ => None,
        }
    }
    /// The function's constants.
    pub fn constants(&self) -> &ConstantPool {
        &self.constants
    }
    /// A metadata operand (see [`ValueDef::Metadata`]).
    pub fn metadata_operand(&self, n: u32) -> &LocalMetadata {
        &self.metadata_operands[n as usize]
    }
    /// Inline assembly (see [`ValueDef::Asm`]).
    pub fn inline_asm(&self, n: u32) -> &InlineAsm {
        &self.asms[n as usize]
    }
    /// The name of a value or block, canonical escaped form; `None` if it has only a number.
    pub fn name(&self, v: Value) -> Option<&str> {
        self.names.get(v)
    }

    // ----- uses -----------------------------------------------------------

    /// The operand slots that hold a value, most recently made first.
    pub fn uses(&self, v: Value) -> Uses<'_> {
        Uses {
            f: self,
            next: self.values[v].first_use.expand(),
        }
    }
    /// True if some instruction uses the value (debug records do not count).
    pub fn has_uses(&self, v: Value) -> bool {
        self.values[v].first_use.is_some()
    }
    /// True if exactly one operand slot holds the value.
    pub fn has_one_use(&self, v: Value) -> bool {
        let mut it = self.uses(v);
        it.next().is_some() && it.next().is_none()
    }
    /// The instruction whose operand a use is.
    pub fn user(&self, u: Use) -> Inst {
        self.slots[u.index()].user
    }
    /// Which operand of its user a use is.
    pub fn use_index(&self, u: Use) -> usize {
        u.index() - self.insts[self.user(u)].ops_start as usize
    }

    // ----- instructions -----------------------------------------------------

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

    // ----- blocks -----------------------------------------------------------

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
    fn num_successor_operands(&self, i: Inst) -> usize {
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

/// Iterator over the uses of a value.
pub struct Uses<'a> {
    f: &'a Function,
    next: Option<Use>,
}

impl Iterator for Uses<'_> {
    type Item = Use;
    fn next(&mut self) -> Option<Use> {
        let u = self.next?;
        self.next = self.f.slots[u.index()].next.expand();
        Some(u)
    }
}

/// The index that no slot has; used where a slot is vacant.
pub(crate) fn no_value() -> Value {
    Value::reserved_value()
}
