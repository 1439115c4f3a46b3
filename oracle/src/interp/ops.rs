//! The dense form that the machine executes.
//!
//! One [`Op`] is at most 20 bytes; what does not fit is in a side table of the
//! function. `sh` is 64 minus the width of an integer of at most 64 bits, the
//! form in which masks and sign extensions are one shift. Slots are numbered in
//! the frame: first the arguments, then constants (copied from a template when the
//! frame is made), then everything else. Phis are gone: an edge that needs them
//! is a short run of moves in front of a jump. Terminators carry the number of
//! LLVM instructions of their block, which is how steps are counted.

use super::attrs::Check;
use super::intrinsics::{Impure, Pure, PureF};
use super::layout::{LeafKind, ValueLayout};
use super::slot::Slot;
use tandem_ir::inst::{Ordering, RmwOp};
use tandem_ir::{
    BinOp, CastOp, Flags, FloatKind, FloatPredicate, Global, Inst, IntPredicate, Type,
};

/// `nuw` of an [`Op`].
pub(super) const NUW: u8 = 1;
/// `nsw` (or `nusw`) of an [`Op`].
pub(super) const NSW: u8 = 2;
/// `exact`, `disjoint`, `nneg`, `inbounds` of an [`Op`].
pub(super) const EXACT: u8 = 4;
/// Pointers of the generic address space.
pub(super) const GENERIC: u8 = 8;

/// One operation.
#[derive(Clone, Copy, Debug)]
#[allow(
    missing_docs,
    reason = "fields are operands in the order of the instruction"
)]
pub(super) enum Op {
    Move {
        dst: u32,
        src: u32,
    },
    MoveN {
        dst: u32,
        src: u32,
        n: u32,
    },
    Add {
        sh: u8,
        dst: u32,
        a: u32,
        b: u32,
    },
    Sub {
        sh: u8,
        dst: u32,
        a: u32,
        b: u32,
    },
    Mul {
        sh: u8,
        dst: u32,
        a: u32,
        b: u32,
    },
    AddF {
        sh: u8,
        fl: u8,
        dst: u32,
        a: u32,
        b: u32,
    },
    SubF {
        sh: u8,
        fl: u8,
        dst: u32,
        a: u32,
        b: u32,
    },
    MulF {
        sh: u8,
        fl: u8,
        dst: u32,
        a: u32,
        b: u32,
    },
    And {
        sh: u8,
        dst: u32,
        a: u32,
        b: u32,
    },
    Or {
        sh: u8,
        fl: u8,
        dst: u32,
        a: u32,
        b: u32,
    },
    Xor {
        sh: u8,
        dst: u32,
        a: u32,
        b: u32,
    },
    Shl {
        sh: u8,
        fl: u8,
        dst: u32,
        a: u32,
        b: u32,
    },
    LShr {
        sh: u8,
        fl: u8,
        dst: u32,
        a: u32,
        b: u32,
    },
    AShr {
        sh: u8,
        fl: u8,
        dst: u32,
        a: u32,
        b: u32,
    },
    /// Integer division and remainder.
    Div {
        op: BinOp,
        sh: u8,
        fl: u8,
        dst: u32,
        a: u32,
        b: u32,
    },
    /// Integer arithmetic of 65 to 128 bits.
    Wide {
        op: BinOp,
        w: u8,
        fl: u8,
        dst: u32,
        a: u32,
        b: u32,
    },
    WideCmp {
        pred: IntPredicate,
        w: u8,
        fl: u8,
        dst: u32,
        a: u32,
        b: u32,
    },
    CmpEq {
        sh: u8,
        dst: u32,
        a: u32,
        b: u32,
    },
    CmpNe {
        sh: u8,
        dst: u32,
        a: u32,
        b: u32,
    },
    CmpUlt {
        sh: u8,
        dst: u32,
        a: u32,
        b: u32,
    },
    CmpUle {
        sh: u8,
        dst: u32,
        a: u32,
        b: u32,
    },
    CmpSlt {
        sh: u8,
        dst: u32,
        a: u32,
        b: u32,
    },
    CmpSle {
        sh: u8,
        dst: u32,
        a: u32,
        b: u32,
    },
    /// `icmp samesign`
    CmpSame {
        pred: IntPredicate,
        sh: u8,
        dst: u32,
        a: u32,
        b: u32,
    },
    /// Comparison of addresses.
    CmpPtr {
        pred: IntPredicate,
        sh: u8,
        fl: u8,
        dst: u32,
        a: u32,
        b: u32,
    },
    FBin32 {
        op: BinOp,
        fl: u8,
        dst: u32,
        a: u32,
        b: u32,
    },
    FBin64 {
        op: BinOp,
        fl: u8,
        dst: u32,
        a: u32,
        b: u32,
    },
    /// Arithmetic of the other formats.
    FBin {
        op: BinOp,
        kind: FloatKind,
        fl: u8,
        dst: u32,
        a: u32,
        b: u32,
    },
    FCmp {
        pred: FloatPredicate,
        kind: FloatKind,
        fl: u8,
        dst: u32,
        a: u32,
        b: u32,
    },
    FNeg {
        kind: FloatKind,
        fl: u8,
        dst: u32,
        a: u32,
    },
    /// Truncation to a width of at most 64 from at most 64.
    Trunc {
        sh: u8,
        fl: u8,
        dst: u32,
        a: u32,
        from: u8,
    },
    ZExt {
        sh: u8,
        fl: u8,
        dst: u32,
        a: u32,
    },
    SExt {
        from: u8,
        to: u8,
        dst: u32,
        a: u32,
    },
    /// Any other conversion, by [`CompiledFn::casts`].
    Cast {
        dst: u32,
        a: u32,
        cast: u32,
    },
    Select {
        dst: u32,
        cond: u32,
        a: u32,
        b: u32,
        n: u32,
    },
    /// `freeze` of one scalar of `n` slots, `sh` for the topmost.
    Freeze {
        sh: u8,
        dst: u32,
        a: u32,
        n: u32,
    },
    GepImm {
        fl: u8,
        dst: u32,
        base: u32,
        offset: i32,
    },
    Gep1 {
        fl: u8,
        sh: u8,
        dst: u32,
        base: u32,
        index: u32,
        scale: u32,
    },
    /// By [`CompiledFn::geps`].
    Gep {
        dst: u32,
        base: u32,
        gep: u32,
    },
    /// Plain load of an integer or float of 8, 16, 32 or 64 bits; `size` bytes.
    LoadInt {
        size: u8,
        align: u8,
        space: u32,
        dst: u32,
        ptr: u32,
    },
    StoreInt {
        size: u8,
        align: u8,
        space: u32,
        src: u32,
        ptr: u32,
    },
    /// Any other load, by [`CompiledFn::accesses`].
    Load {
        dst: u32,
        ptr: u32,
        access: u32,
    },
    Store {
        src: u32,
        ptr: u32,
        access: u32,
    },
    AtomicRmw {
        dst: u32,
        ptr: u32,
        src: u32,
        access: u32,
    },
    CmpXchg {
        dst: u32,
        ptr: u32,
        expected: u32,
        new: u32,
        access: u32,
    },
    Fence {
        ordering: Ordering,
    },
    Alloca {
        dst: u32,
        count: u32,
        alloca: u32,
    },
    ExtractDyn {
        dst: u32,
        vec: u32,
        index: u32,
        n: u32,
        stride: u32,
    },
    /// The vector is already in `dst`.
    InsertDyn {
        dst: u32,
        elem: u32,
        index: u32,
        n: u32,
        stride: u32,
    },
    /// Address of a module-level name plus an offset, by [`CompiledFn::addresses`].
    Address {
        dst: u32,
        address: u32,
    },
    /// Integer function: width of the operands, width of the result; with overflow, `c` is where the bit goes.
    Pure {
        f: Pure,
        w: u8,
        rw: u8,
        dst: u32,
        a: u32,
        b: u32,
        c: u32,
    },
    /// Float function by [`CompiledFn::floats`].
    PureF {
        spec: u32,
        dst: u32,
        a: u32,
        b: u32,
        c: u32,
    },
    /// Reinterprets bits, by [`CompiledFn::bitcasts`].
    BitCast {
        dst: u32,
        a: u32,
        spec: u32,
    },
    /// By [`CompiledFn::calls`].
    Call {
        site: u32,
    },
    /// May make the value poison or the run undefined.
    Check {
        slot: u32,
        check: u32,
    },
    Jump {
        cost: u16,
        to: u32,
    },
    /// A jump without cost, after the moves of an edge.
    Goto {
        to: u32,
    },
    Br {
        cost: u16,
        cond: u32,
        yes: u32,
        no: u32,
    },
    BrEq {
        sh: u8,
        cost: u16,
        a: u32,
        b: u32,
        yes: u32,
        no: u32,
    },
    BrNe {
        sh: u8,
        cost: u16,
        a: u32,
        b: u32,
        yes: u32,
        no: u32,
    },
    BrUlt {
        sh: u8,
        cost: u16,
        a: u32,
        b: u32,
        yes: u32,
        no: u32,
    },
    BrUle {
        sh: u8,
        cost: u16,
        a: u32,
        b: u32,
        yes: u32,
        no: u32,
    },
    BrSlt {
        sh: u8,
        cost: u16,
        a: u32,
        b: u32,
        yes: u32,
        no: u32,
    },
    BrSle {
        sh: u8,
        cost: u16,
        a: u32,
        b: u32,
        yes: u32,
        no: u32,
    },
    Switch {
        cost: u16,
        cond: u32,
        switch: u32,
    },
    Ret {
        cost: u16,
        src: u32,
        n: u32,
    },
    Unreachable,
    /// Reached something that is not supported, by [`CompiledFn::texts`].
    Unsupported {
        text: u32,
    },
}

/// A conversion of one scalar.
#[derive(Clone, Copy, Debug)]
pub(super) struct CastSpec {
    pub op: CastOp,
    pub from: LeafKind,
    pub to: LeafKind,
    pub flags: Flags,
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
    pub fl: u8,
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
    /// The call never returns.
    pub noreturn: bool,
    /// Function type and calling convention as called.
    pub fn_ty: Type,
    pub cc: u32,
    /// Layout of the result.
    pub ret: ValueLayout,
    /// Layouts of the arguments, for events, external calls and memory intrinsics.
    pub layouts: Vec<ValueLayout>,
    /// Volatile memory intrinsic.
    pub volatile: bool,
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
}

/// A `switch`.
#[derive(Clone, Debug)]
pub(super) struct SwitchSpec {
    /// Value and target, sorted.
    pub cases: Vec<(u128, u32)>,
    pub default: u32,
    pub wide: bool,
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
    pub floats: Vec<FloatSpec>,
    pub bitcasts: Vec<(ValueLayout, ValueLayout)>,
    pub geps: Vec<GepSpec>,
    pub accesses: Vec<Access>,
    pub allocas: Vec<AllocaSpec>,
    pub calls: Vec<CallSite>,
    pub checks: Vec<Check>,
    pub switches: Vec<SwitchSpec>,
    pub addresses: Vec<AddressSpec>,
    pub texts: Vec<String>,
}
