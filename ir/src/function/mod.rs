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
//! Here are the data, and queries about values and their uses; those about
//! instructions and blocks have files of their own. Changes go through [`crate::edit`],
//! which keeps every list consistent; what writes the storage is in `storage`, so that
//! nobody writes past the log of writes (`journal`).

mod blocks;
mod insts;
mod journal;
mod names;
mod storage;

pub use insts::Call;
pub use journal::{Changes, Written, changes};

use crate::constant::{Bits, ConstantData, ConstantPool};
use crate::entity::{Block, Constant, Global, Inst, Use, Value};
use crate::inst::{Flags, InstKind};
use crate::metadata::LocalMetadata;
use crate::types::Type;
use cranelift_entity::packed_option::{PackedOption, ReservedValue};
use cranelift_entity::{EntityRef, PrimaryMap, SecondaryMap};
use journal::Journal;
use names::Names;
use rustc_hash::FxHashMap;
use storage::{Attachments, DebugRecords, DebugUsers};

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

#[derive(Clone, PartialEq, Debug)]
pub(crate) struct ValueData {
    pub(crate) def: ValueDef,
    pub(crate) ty: Type,
    pub(crate) first_use: PackedOption<Use>,
}

/// One operand slot.
#[derive(Clone, Copy, PartialEq, Debug)]
pub(crate) struct Slot {
    pub(crate) value: Value,
    pub(crate) user: Inst,
    pub(crate) next: PackedOption<Use>,
    pub(crate) prev: PackedOption<Use>,
}

#[derive(Clone, PartialEq, Debug)]
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

#[derive(Clone, PartialEq, Debug)]
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
    values: PrimaryMap<Value, ValueData>,
    insts: PrimaryMap<Inst, InstData>,
    blocks: PrimaryMap<Block, BlockData>,
    slots: Vec<Slot>,
    free_slots: [Vec<u32>; 32],
    first_block: PackedOption<Block>,
    last_block: PackedOption<Block>,
    args: Vec<Value>,
    constants: ConstantPool,
    const_values: SecondaryMap<Constant, PackedOption<Value>>,
    metadata_operands: Vec<LocalMetadata>,
    asms: Vec<InlineAsm>,
    names: Names,
    attachments: Attachments,
    debug_records: DebugRecords,
    debug_users: DebugUsers,
    journal: Journal,
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
            journal: Journal::default(),
        };
        for (i, &ty) in params.iter().enumerate() {
            let v = f.new_value(ValueDef::Arg(i as u32), ty);
            f.args.push(v);
        }
        f
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
