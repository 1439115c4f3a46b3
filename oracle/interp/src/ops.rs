//! The dense form that the machine executes.
//!
//! One [`Op`] is at most 24 bytes; what does not fit is in a side table of the
//! function (`code`). `sh` is 64 minus the width of an integer of at most 64 bits, the
//! form in which masks and sign extensions are one shift. Slots are numbered in
//! the frame: first the arguments, then constants (copied from a template when the
//! frame is made), then everything else. Phis are gone: an edge that needs them
//! is a short run of moves in front of a jump. Terminators carry the number of
//! LLVM instructions of their block, which is how steps are counted.

use super::intrinsics::Pure;
use tandem_ir::inst::Ordering;
use tandem_ir::{BinOp, FloatKind, FloatPredicate, IntPredicate};

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
    /// Operation on integers of which some are wider than 128 bits, by [`super::code::CompiledFn::bigs`].
    Big {
        spec: u32,
        dst: u32,
        a: u32,
        b: u32,
        c: u32,
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
        fl: u16,
        dst: u32,
        a: u32,
        b: u32,
    },
    FBin64 {
        op: BinOp,
        fl: u16,
        dst: u32,
        a: u32,
        b: u32,
    },
    /// Arithmetic of the other formats.
    FBin {
        op: BinOp,
        kind: FloatKind,
        fl: u16,
        dst: u32,
        a: u32,
        b: u32,
    },
    FCmp {
        pred: FloatPredicate,
        kind: FloatKind,
        fl: u16,
        dst: u32,
        a: u32,
        b: u32,
    },
    FNeg {
        kind: FloatKind,
        fl: u16,
        dst: u32,
        a: u32,
    },
    /// Poison in place of a number that `nnan` or `ninf` excludes.
    FKeep {
        kind: FloatKind,
        fl: u16,
        at: u32,
    },
    /// An access of which metadata says something comes next; for the runs that ask whether it is true.
    Watch {
        ptr: u32,
        watched: u32,
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
    /// Any other conversion, by [`super::code::CompiledFn::casts`].
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
    /// By [`super::code::CompiledFn::geps`].
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
    /// Any other load, by [`super::code::CompiledFn::accesses`].
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
    /// Address of a module-level name plus an offset, by [`super::code::CompiledFn::addresses`].
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
    /// Float function by [`super::code::CompiledFn::floats`].
    PureF {
        spec: u32,
        dst: u32,
        a: u32,
        b: u32,
        c: u32,
    },
    /// Reinterprets bits, by [`super::code::CompiledFn::bitcasts`].
    BitCast {
        dst: u32,
        a: u32,
        spec: u32,
    },
    /// By [`super::code::CompiledFn::calls`].
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
    /// By [`super::code::CompiledFn::indirects`].
    IndirectBr {
        cost: u16,
        address: u32,
        targets: u32,
    },
    Ret {
        cost: u16,
        src: u32,
        n: u32,
    },
    Unreachable,
    /// Reached something that is not supported, by [`super::code::CompiledFn::texts`].
    Unsupported {
        text: u32,
    },
}
