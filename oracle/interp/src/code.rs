//! A function ready to run: its operations and the side tables that they refer to.

use super::alias::Says;
use super::attrs::Check;
use super::intrinsics::{Impure, Mods, Pure, PureF};
use super::layout::{LeafKind, ValueLayout};
use super::ops::Op;
use super::slot::Slot;
use cranelift_entity::EntityRef;
use std::sync::Arc;
use tandem_ir::attr::MemoryEffects;
use tandem_ir::inst::{Ordering, RmwOp};
use tandem_ir::{BinOp, Block, CastOp, Flags, FloatKind, Global, Inst, IntPredicate, Type};

/// A conversion of one scalar.
#[derive(Clone, Copy, Debug)]
pub(super) struct CastSpec {
    pub op: CastOp,
    pub from: LeafKind,
    pub to: LeafKind,
    pub flags: Flags,
    /// What may be made of denormals: as flags of an operation on the format of the operand, and on the result's.
    pub denormals: (u16, u16),
}

/// An operation on integers of which some are wider than 128 bits.
#[derive(Clone, Copy, Debug)]
pub(super) struct BigSpec {
    pub f: BigFn,
    /// Widths of the operands; 0 for one that is not there.
    pub operands: [u32; 3],
    /// Width of the result.
    pub result: u32,
}

/// See [`BigSpec`].
#[derive(Clone, Copy, Debug)]
pub(super) enum BigFn {
    /// Arithmetic with its flags.
    Binary(BinOp, u8),
    /// `icmp` with its flags.
    Compare(IntPredicate, u8),
    /// An intrinsic; with overflow, the third operand is where the bit goes.
    Pure(Pure),
    /// A conversion.
    Cast(CastSpec),
    /// `llvm.fptosi.sat` (true) and `llvm.fptoui.sat` from a format.
    FloatToIntSat(FloatKind, bool),
}

/// An access of which metadata or attributes of parameters say something, or a call with such metadata.
#[derive(Clone, Debug)]
pub(super) struct WatchSpec {
    pub says: Option<Arc<Says>>,
    pub bytes: u64,
    pub write: bool,
    pub space: u32,
}

/// What a function says of a pointer parameter.
#[derive(Clone, Copy, Debug, Default)]
pub(super) struct PointerParam {
    /// `noalias`
    pub alone: bool,
    /// `readonly`, `readnone`
    pub unwritten: bool,
    /// `writeonly`, `readnone`
    pub unread: bool,
}

/// A floating-point function of one scalar.
#[derive(Clone, Copy, Debug)]
pub(super) struct FloatSpec {
    pub f: PureF,
    /// The format that the function computes in.
    pub kind: FloatKind,
    /// What the operands and the result are.
    pub operands: [Option<LeafKind>; 3],
    pub result: LeafKind,
    pub fl: u16,
    pub mods: Mods,
}

/// A general `getelementptr` on one pointer.
#[derive(Clone, Debug)]
pub(super) struct GepSpec {
    /// Address space.
    pub space: u32,
    /// Width of address arithmetic.
    pub index_bits: u32,
    /// `NUW`, `NSW`, `EXACT` (inbounds).
    pub fl: u8,
    /// Sum of the constant parts.
    pub offset: i64,
    /// True if the constant parts alone overflow.
    pub overflows: bool,
    /// Slot, 64 minus width, bytes per step.
    pub terms: Vec<(u32, u8, i64)>,
}

/// A load, store or atomic operation.
#[derive(Clone, Debug)]
pub(super) struct Access {
    pub space: u32,
    pub align: u64,
    pub layout: ValueLayout,
    pub volatile: bool,
    pub ordering: Ordering,
    /// Operation of `atomicrmw`.
    pub rmw: RmwOp,
    /// Failure ordering of `cmpxchg`.
    pub failure: Ordering,
    /// `!invariant.load`.
    pub unchanging: bool,
}

/// An `alloca`.
#[derive(Clone, Copy, Debug)]
pub(super) struct AllocaSpec {
    /// Bytes per element.
    pub size: u64,
    pub align: u64,
    pub space: u32,
    /// 64 minus the width of the count.
    pub sh: u8,
    /// True if some `llvm.lifetime.start` names it: it begins dead.
    pub starts_dead: bool,
}

/// A call.
#[derive(Clone, Debug)]
pub(super) struct CallSite {
    pub callee: Callee,
    /// Slot and number of slots per argument.
    pub args: Vec<(u32, u32)>,
    pub dst: u32,
    pub ret_slots: u32,
    /// Conditions of call-site attributes: slot counted over the arguments in a row.
    pub checks: Vec<(u32, Check)>,
    /// Conditions on the result: slot of this frame.
    pub ret_checks: Vec<(u32, Check)>,
    /// Those of them that the callee's declaration states.
    pub ret_declared: Vec<(u32, Check)>,
    /// Arguments of which `nnan` and `ninf` of the call exclude numbers: there the result is poison. Slot of this frame.
    pub excluded: Vec<(u32, Check)>,
    /// The call never returns.
    pub noreturn: bool,
    /// The call says of a pointer argument what the function does not (`noalias`, `readonly`, `writeonly`, `readnone`).
    pub binds: bool,
    /// Function type and calling convention as called.
    pub fn_ty: Type,
    pub cc: u32,
    /// Layout of the result.
    pub ret: ValueLayout,
    /// Layouts of the arguments, for events, external calls and memory intrinsics.
    pub layouts: Vec<ValueLayout>,
    /// Volatile memory intrinsic.
    pub volatile: bool,
    /// Of a call of a declared function: what its memory effects are, and whether it returns without unwinding.
    pub external: Option<(MemoryEffects, bool)>,
    /// The instruction, for what is rarely needed.
    pub inst: Option<Inst>,
}

/// Who is called.
#[derive(Clone, Debug)]
pub(super) enum Callee {
    /// A module-level function with a body.
    Direct(Global),
    /// A pointer.
    Indirect(u32),
    /// A declared function that is no intrinsic.
    External(Global),
    /// An operation of the machine.
    Intrinsic(Impure),
    /// Inline assembly that the machine does not know, by its name in [`CompiledFn::texts`].
    Assembly(u32),
}

/// A `switch`.
#[derive(Clone, Debug)]
pub(super) struct SwitchSpec {
    /// Value and target, sorted; values of at most 128 bits.
    pub cases: Vec<(u128, u32)>,
    /// The same for wider values, as 64-bit parts.
    pub big_cases: Vec<(Box<[u64]>, u32)>,
    pub default: u32,
    /// Slots of the value.
    pub slots: u32,
}

/// Labels of an `indirectbr`: number of the block ([`block_offset`]), and where its edge goes.
pub(super) type IndirectSpec = Vec<(u64, u32)>;

/// Distance of a block's address from that of its function.
pub(super) fn block_offset(b: Block) -> u64 {
    b.index() as u64 + 1
}

/// Address of a module-level name.
#[derive(Clone, Copy, Debug)]
pub(super) struct AddressSpec {
    pub global: Global,
    pub offset: i64,
    /// The address space that the result is of.
    pub space: u32,
}

/// A function ready to run.
#[derive(Clone, Debug, Default)]
pub(super) struct CompiledFn {
    /// The function; `None` for the code of an initialiser.
    pub global: Option<Global>,
    pub code: Vec<Op>,
    /// Where to begin.
    pub entry: u32,
    /// The instruction of each operation.
    pub places: Vec<Option<Inst>>,
    /// Initial contents of a frame.
    pub template: Vec<Slot>,
    /// Slots of the arguments, at the start of the frame.
    pub arg_slots: u32,
    /// Conditions of parameter attributes.
    pub arg_checks: Vec<(u32, Check)>,
    /// `byval` parameters: slot of the pointer, size, alignment, address space.
    pub byvals: Vec<(u32, u64, u64, u32)>,
    /// Layouts of the parameters and of the result.
    pub params: Vec<ValueLayout>,
    pub ret: ValueLayout,
    pub noreturn: bool,
    pub null_is_valid: bool,
    /// `memory(...)` excludes all reads, all writes.
    pub no_read: bool,
    pub no_write: bool,
    pub casts: Vec<CastSpec>,
    pub bigs: Vec<BigSpec>,
    pub floats: Vec<FloatSpec>,
    pub watched: Vec<WatchSpec>,
    /// Slots of pointer parameters, and what attributes say of the function's use of each.
    pub pointers: Vec<(u32, PointerParam)>,
    pub bitcasts: Vec<(ValueLayout, ValueLayout)>,
    pub geps: Vec<GepSpec>,
    pub accesses: Vec<Access>,
    pub allocas: Vec<AllocaSpec>,
    pub calls: Vec<CallSite>,
    pub checks: Vec<Check>,
    pub switches: Vec<SwitchSpec>,
    pub indirects: Vec<IndirectSpec>,
    pub addresses: Vec<AddressSpec>,
    pub texts: Vec<String>,
}
