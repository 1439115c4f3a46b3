//! A PTX function in the dense form that the machine executes: operations in a row, registers by slot, addresses resolved as
//! far as they are known before the launch.

use super::eval::Fun;
use smallvec::SmallVec;
use tandem_ir::machine::special::SReg;
use tandem_ir::machine::types::{Order, Scope, Space};

/// A destination that nobody wants.
pub(super) const NOWHERE: u32 = u32::MAX;

/// Where an operand comes from.
#[derive(Clone, Copy, PartialEq, Debug)]
pub(super) enum Src {
    /// A register.
    Reg(u32),
    /// A predicate, negated.
    Not(u32),
    /// A constant.
    Imm(u64),
}

/// An address.
#[derive(Clone, Copy, PartialEq, Debug)]
pub(super) enum Addr {
    /// A register and an offset.
    Reg(u32, i64),
    /// A number.
    Number(u64),
    /// A variable of the module, by its number in the program.
    Var(u32, i64),
    /// A function.
    Func(u32, i64),
    /// A local variable of the frame.
    Local(u32, i64),
    /// A parameter whose address is taken, by number.
    Param(u32, i64),
    /// In the frame's bytes for parameters, results and arguments of calls.
    Bytes(FrameRange, i64),
}

/// A piece of a frame's bytes.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) struct FrameRange {
    pub at: u32,
    pub size: u32,
    pub align: u32,
}

/// How memory is accessed.
#[derive(Clone, Copy, PartialEq, Debug)]
pub(super) struct Access {
    pub space: Space,
    /// Bits of an element.
    pub bits: u32,
    /// Whether a wider register gets the sign.
    pub signed: bool,
    pub order: Order,
    pub scope: Option<Scope>,
    pub volatile: bool,
    pub nc: bool,
}

/// A read-modify-write operation.
#[derive(Clone, Copy, PartialEq, Debug)]
pub(super) enum Rmw {
    Exch,
    Cas,
    Inc,
    Dec,
    /// Of the old value and the operand.
    Fun(Fun),
}

/// What threads do together.
#[derive(Clone, Copy, PartialEq, Debug)]
pub(super) enum Meeting {
    /// `bar` and `barrier`: number, threads, predicate.
    Barrier {
        aligned: bool,
        arrive: bool,
        reduce: crate::intrinsics::Reduce,
        count: bool,
    },
    /// A warp operation; width of the value.
    Warp(crate::intrinsics::WarpOp, u32),
    /// `elect.sync`
    Elect,
    /// `activemask`, or a vote without mask.
    Here(Option<crate::intrinsics::WarpOp>),
}

/// Whom a call calls.
#[derive(Clone, Copy, PartialEq, Debug)]
pub(super) enum Callee {
    Func(u32),
    Reg(u32),
}

/// A value that is passed.
#[derive(Clone, Copy, PartialEq, Debug)]
pub(super) enum Passed {
    /// In the caller's bytes.
    Bytes(FrameRange),
    /// A value of so many bits.
    Value(Src, u32),
}

/// A call.
#[derive(Clone, PartialEq, Debug)]
pub(super) struct Call {
    pub callee: Callee,
    pub args: Vec<Passed>,
    pub rets: Vec<Passed>,
    /// Sizes of parameters and results by the prototype of an indirect call.
    pub proto: Option<(Vec<u32>, Vec<u32>)>,
}

/// What an operation does.
#[derive(Clone, PartialEq, Debug)]
pub(super) enum Op {
    /// Computes: destination, that of `p|q`, operands.
    Fun(Fun, u32, u32, [Src; 4]),
    /// Arithmetic with carry: function, width, whether it reads and writes the carry.
    Carry {
        f: CarryFn,
        w: u32,
        signed: bool,
        cin: bool,
        cout: bool,
        d: u32,
        v: [Src; 3],
    },
    /// Parts of so many bits into a register, the first lowest.
    Pack(u32, u32, SmallVec<[Src; 4]>),
    /// A register into such parts.
    Unpack(SmallVec<[u32; 4]>, u32, Src),
    /// A register of 128 bits: two slots.
    Copy128(u32, u32),
    /// A special register.
    Special(u32, SReg, u32),
    /// The address of something, in its own space or generic.
    Address(u32, Addr, Option<Space>),
    Load(SmallVec<[(u32, u32); 4]>, Addr, Access),
    Store(SmallVec<[Src; 4]>, Addr, Access),
    /// Destination, address, operands.
    Atomic(Rmw, u32, Addr, [Src; 2], Access),
    Fence {
        acquire: bool,
        release: bool,
        scope: Option<Scope>,
    },
    /// `cp.async`: to shared, from global, bytes, bytes that are not zeros.
    Copy(Addr, Addr, u32, Option<Src>),
    /// To a generic address, or from one.
    Cvta(u32, Src, Space, bool),
    IsSpace(u32, Src, Space),
    Bra {
        to: u32,
        uniform: bool,
    },
    Brx {
        index: Src,
        table: Vec<u32>,
        uniform: bool,
    },
    /// On into the next block.
    Fall,
    Ret,
    Exit,
    Trap,
    Call(Box<Call>),
    /// Destinations and operands of a meeting; the mask or the barrier's number comes first.
    Meet(Meeting, [u32; 2], [Src; 4]),
    Alloca(u32, Src, u64),
    StackSave(u32),
    StackRestore(Src),
    Nop,
    /// What is not known, by name.
    Unsupported(Box<str>),
}

/// See [`Op::Carry`].
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
#[allow(missing_docs, reason = "each variant is the instruction of that name")]
pub(super) enum CarryFn {
    Add,
    Sub,
    MadLo,
    MadHi,
}

/// An operation with its guard.
#[derive(Clone, PartialEq, Debug)]
pub(super) struct Inst {
    pub op: Op,
    /// A predicate, and the value with which it runs.
    pub guard: Option<(u32, bool)>,
    /// The instruction of the function, for reports.
    pub inst: u32,
}

/// A parameter or a result.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) struct Param {
    pub place: FrameRange,
    /// The register that it is instead.
    pub reg: Option<u32>,
}

/// A function ready to run.
#[derive(Clone, PartialEq, Debug, Default)]
pub(super) struct Code {
    /// Its number in the module.
    pub func: u32,
    pub ops: Vec<Inst>,
    /// Widths of the registers, by slot.
    pub widths: Vec<u8>,
    /// Bytes of a frame for parameters, results, arguments.
    pub bytes: u32,
    pub params: Vec<Param>,
    pub rets: Vec<Param>,
    /// Parameters whose address is taken.
    pub addressed: Vec<u32>,
    /// Size and alignment of local variables.
    pub locals: Vec<(u64, u64)>,
    /// Where each block begins, in layout order, and its number.
    pub blocks: Vec<(u32, u32)>,
    pub is_entry: bool,
}

impl Code {
    /// The place in the layout of the block that holds an operation.
    pub fn block_of(&self, pc: usize) -> usize {
        let after = self.blocks.partition_point(|b| b.0 as usize <= pc);
        after.saturating_sub(1)
    }
}
