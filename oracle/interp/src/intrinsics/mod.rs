//! Intrinsics by name: which operation of the machine each is.
//!
//! Pure ones on one scalar (or lane by lane) are [`Pure`] on integers and [`PureF`] on floats; what touches memory,
//! control or other threads is [`Impure`]. Some functions of the C library (`malloc`, `free`, `vprintf`, …) are
//! operations of the machine, too. A name that is not here is unsupported when it is reached.
//!
//! ```text
//!   llvm.umax.v4i32      →  "umax", type suffixes cut off from the right until a name is known
//!   llvm.umul.fix.sat.i8 →  "umul.fix.sat": only what stands for a type is cut off
//!   llvm.nvvm.…          →  the file `nvvm`, subject by subject
//! ```
//!
//! Names are resolved once, when a program is compiled; what they do is in `ints`, `floats` and in the machine's own
//! files. Of functions of the device's mathematical library only the effects on memory are known ([`libdevice`]); what
//! they answer is made up from their operands.

use tandem_ir::attr::{MemoryEffects, ModRef};

mod floats;
mod ints;
mod nvvm;

pub(super) use floats::{Mods, PureF, eval_float, eval_modified};
pub(super) use ints::{Pure, eval_int, operand_poison};

/// A special register or counter.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) enum Sreg {
    /// Thread index in dimension 0 to 2.
    Tid(u8),
    /// Threads per block.
    NTid(u8),
    /// Block index.
    CtaId(u8),
    /// Blocks of the grid.
    NCtaId(u8),
    /// Lane of the warp.
    LaneId,
    /// Warp of the block.
    WarpId,
    /// Warps of the block.
    NWarpId,
    /// 32.
    WarpSize,
    /// A counter that never goes back.
    Clock,
    /// The same with 64 bits.
    Clock64,
    /// Lanes equal, lower or equal, lower, greater or equal, greater.
    LaneMask(u8),
    /// Bytes of the launch's dynamic shared memory.
    DynamicShared,
    /// A number that says nothing (multiprocessor, grid).
    Zero,
}

/// Reductions of a barrier or a warp.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) enum Reduce {
    /// No value: synchronise only.
    None,
    /// Number of threads with a true predicate.
    Popc,
    /// All, or bitwise and.
    And,
    /// Any, or bitwise or.
    Or,
    /// Bitwise exclusive or.
    Xor,
    /// Sum.
    Add,
    /// Unsigned and signed extremes.
    UMax,
    /// See `UMax`.
    UMin,
    /// See `UMax`.
    SMax,
    /// See `UMax`.
    SMin,
}

/// How a shuffle finds its source lane.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) enum Shuffle {
    /// Absolute lane.
    Idx,
    /// Lower lane.
    Up,
    /// Higher lane.
    Down,
    /// Exclusive or.
    Bfly,
}

/// An operation of all lanes of a mask together.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) enum WarpOp {
    /// `bar.warp.sync`
    Sync,
    /// `shfl.sync`; true if it also gives the predicate.
    Shuffle(Shuffle, bool),
    /// `vote.all`
    All,
    /// `vote.any`
    Any,
    /// `vote.uni`
    Uni,
    /// `vote.ballot`
    Ballot,
    /// `match.any`
    MatchAny,
    /// `match.all`; true if it also gives the predicate.
    MatchAll(bool),
    /// `redux.sync`
    Redux(Reduce),
}

/// Intrinsics that need more than their operands.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
#[allow(missing_docs, reason = "each variant is the intrinsic of that name")]
pub(super) enum Impure {
    Nothing,
    Assume,
    LifetimeStart,
    LifetimeEnd,
    /// True: ranges may overlap.
    MemCpy(bool),
    MemSet,
    Trap,
    ObjectSize,
    IsConstant,
    PtrMask,
    StackSave,
    StackRestore,
    Sreg(Sreg),
    /// Barrier of a block: operand 0 is its number if `numbered`, the next the count if `counted`.
    Barrier {
        aligned: bool,
        numbered: bool,
        counted: bool,
        reduce: Reduce,
        arrive: bool,
    },
    Warp(WarpOp),
    /// A vote without a mask: over the lanes that are here.
    OldVote(WarpOp),
    ActiveMask,
    MemBar,
    Malloc,
    /// C++'s `operator new`, which gives no null.
    New,
    /// `calloc`: number and size of elements.
    Calloc,
    /// `aligned_alloc`: alignment and size.
    AlignedAlloc,
    Free,
    VPrintf,
    AssertFail,
    /// `llvm.nvvm.atomic.*`
    NvvmAtomic(tandem_ir::inst::RmwOp),
    /// `llvm.nvvm.atomic.cas.*`
    NvvmCas,
    /// `isspacep.*`: the address space asked for.
    IsSpace(u32),
}

/// What a name is.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) enum Intrinsic {
    /// Integer function of one scalar.
    Int(Pure),
    /// Float function of one scalar.
    Float(PureF, Mods),
    /// Gives its first operand back.
    First,
    /// A plain load through its first operand (`ldg`).
    Load,
    /// An intrinsic with an effect, or one that depends on more than its operands.
    Impure(Impure),
}

/// The operation that an intrinsic or a function known to the machine is.
pub(super) fn resolve(name: &str) -> Option<Intrinsic> {
    if let Some(rest) = name.strip_prefix("llvm.nvvm.") {
        return nvvm::resolve(rest);
    }
    let Some(rest) = name.strip_prefix("llvm.") else {
        return library(name).map(Intrinsic::Impure);
    };
    // Type suffixes follow the name: cut them off one by one. Anything else is part of the name: `umul.fix.sat`
    // is another operation than `umul.fix`.
    let mut base = rest;
    loop {
        if let Some(i) = generic(base) {
            return Some(i);
        }
        let (shorter, last) = base.rsplit_once('.')?;
        if !is_type_suffix(last) {
            return None;
        }
        base = shorter;
    }
}

/// True for what stands for a type in the name of an intrinsic: `i32`, `v4f16`, `p0`, `nxv2i64`, `sl_i32i32s`.
fn is_type_suffix(part: &str) -> bool {
    let numbered = |p: &str| {
        part.strip_prefix(p)
            .is_some_and(|r| r.starts_with(|c: char| c.is_ascii_digit()))
    };
    let whole = ["x86_fp80", "ppcf128", "isVoid", "Metadata", "token"];
    ["i", "f", "bf", "p", "v", "nxv", "a", "x86_fp"]
        .iter()
        .any(|p| numbered(p))
        || part.starts_with("s_")
        || part.starts_with("sl_")
        || whole.contains(&part)
}

/// What a function of the device's mathematical library does to memory, and the one that asks how the program is compiled; both
/// return. What they answer is made up from their operands, and for the latter from the name that it is given.
pub(super) fn libdevice(name: &str) -> Option<MemoryEffects> {
    if name == "__nvvm_reflect" {
        return Some(MemoryEffects {
            argmem: ModRef::Read,
            ..MemoryEffects::NONE
        });
    }
    let function = name.strip_prefix("__nv_")?;
    // A second result goes where a pointer leads.
    let two = ["sincos", "sincospi", "frexp", "modf", "remquo"];
    Some(
        match two.contains(&function.trim_end_matches('f')) || function.starts_with("modf") {
            true => MemoryEffects {
                argmem: ModRef::Write,
                ..MemoryEffects::NONE
            },
            false => MemoryEffects::NONE,
        },
    )
}

fn library(name: &str) -> Option<Impure> {
    Some(match name {
        "malloc" | "_ZnwmRKSt9nothrow_t" | "_ZnamRKSt9nothrow_t" => Impure::Malloc,
        "_Znwm" | "_Znam" | "_Znwj" | "_Znaj" => Impure::New,
        "calloc" => Impure::Calloc,
        "aligned_alloc" | "memalign" => Impure::AlignedAlloc,
        "free"
        | "_ZdlPv"
        | "_ZdaPv"
        | "_ZdlPvm"
        | "_ZdaPvm"
        | "_ZdlPvRKSt9nothrow_t"
        | "_ZdaPvRKSt9nothrow_t" => Impure::Free,
        "vprintf" => Impure::VPrintf,
        "__assertfail" | "abort" => Impure::AssertFail,
        _ => return None,
    })
}

fn generic(base: &str) -> Option<Intrinsic> {
    if let Some(p) = ints::by_name(base) {
        return Some(Intrinsic::Int(p));
    }
    if let Some(p) = floats::by_name(base) {
        return Some(Intrinsic::Float(p, Mods::default()));
    }
    Some(Intrinsic::Impure(match base {
        "assume" => Impure::Assume,
        "lifetime.start" => Impure::LifetimeStart,
        "lifetime.end" => Impure::LifetimeEnd,
        "memcpy" | "memcpy.inline" => Impure::MemCpy(false),
        "memmove" => Impure::MemCpy(true),
        "memset" | "memset.inline" => Impure::MemSet,
        "trap" | "ubsantrap" => Impure::Trap,
        "debugtrap"
        | "donothing"
        | "sideeffect"
        | "dbg.value"
        | "dbg.declare"
        | "dbg.assign"
        | "dbg.label"
        | "var.annotation"
        | "experimental.noalias.scope.decl"
        | "prefetch"
        | "pseudoprobe"
        | "invariant.end"
        | "fake.use" => Impure::Nothing,
        "objectsize" => Impure::ObjectSize,
        "is.constant" => Impure::IsConstant,
        "ptrmask" => Impure::PtrMask,
        "stacksave" => Impure::StackSave,
        "stackrestore" => Impure::StackRestore,
        "threadlocal.address" => return Some(Intrinsic::First),
        "expect"
        | "expect.with.probability"
        | "ssa.copy"
        | "launder.invariant.group"
        | "strip.invariant.group"
        | "annotation"
        | "ptr.annotation"
        | "arithmetic.fence" => {
            return Some(Intrinsic::First);
        }
        _ => return None,
    }))
}
