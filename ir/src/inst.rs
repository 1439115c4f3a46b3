//! Instructions: what each one is, apart from its operands.
//!
//! ```text
//!   %s = add nsw i32 %a, 1        InstKind::Binary(BinOp::Add)   kind: what LangRef writes into the mnemonic
//!        |   |   |   |   |        Flags { nsw }                  flags that may make the result poison
//!        kind |  ty  operands     Type i32, operands [%a, 1]     in the function
//! ```
//!
//! [`InstKind`] holds opcode, predicate, types and alignment; operands are [`Value`](crate::entity::Value)s in the
//! function's operand pool, in the fixed order given at each variant; the flags that may make a result poison, and
//! fast-math flags, are in [`Flags`] beside it.

use crate::attr::AttrList;
use crate::entity::Symbol;
use crate::types::Type;

/// Flags of an instruction or constant expression, one bit each.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Default)]
pub struct Flags(u16);

impl Flags {
    /// No flag.
    pub const NONE: Flags = Flags(0);
    /// `nuw` (add, sub, mul, shl, trunc, getelementptr).
    pub const NUW: Flags = Flags(1);
    /// `nsw`
    pub const NSW: Flags = Flags(2);
    /// `exact` (udiv, sdiv, lshr, ashr).
    pub const EXACT: Flags = Flags(4);
    /// `disjoint` (or).
    pub const DISJOINT: Flags = Flags(8);
    /// `nneg` (zext, uitofp).
    pub const NNEG: Flags = Flags(16);
    /// `samesign` (icmp).
    pub const SAMESIGN: Flags = Flags(32);
    /// `inbounds` (getelementptr); implies `nusw`.
    pub const INBOUNDS: Flags = Flags(64);
    /// `nusw` (getelementptr).
    pub const NUSW: Flags = Flags(128);
    /// `nnan`
    pub const NNAN: Flags = Flags(256);
    /// `ninf`
    pub const NINF: Flags = Flags(512);
    /// `nsz`
    pub const NSZ: Flags = Flags(1024);
    /// `arcp`
    pub const ARCP: Flags = Flags(2048);
    /// `contract`
    pub const CONTRACT: Flags = Flags(4096);
    /// `afn`
    pub const AFN: Flags = Flags(8192);
    /// `reassoc`
    pub const REASSOC: Flags = Flags(16384);
    /// All seven fast-math flags: `fast`.
    pub const FAST: Flags = Flags(0x7f00);
    /// Every flag whose violation makes the result poison.
    pub const POISON_GENERATING: Flags = Flags(0x03ff);

    /// True if every flag of `other` is set.
    pub fn contains(self, other: Flags) -> bool {
        self.0 & other.0 == other.0
    }
    /// True if some flag of `other` is set.
    pub fn intersects(self, other: Flags) -> bool {
        self.0 & other.0 != 0
    }
    /// True if no flag is set.
    pub fn is_empty(self) -> bool {
        self.0 == 0
    }
    /// The flags without those of `other`.
    pub fn without(self, other: Flags) -> Flags {
        Flags(self.0 & !other.0)
    }
    /// The flags that both have.
    pub fn intersection(self, other: Flags) -> Flags {
        Flags(self.0 & other.0)
    }
}

impl std::ops::BitOr for Flags {
    type Output = Flags;
    fn bitor(self, o: Flags) -> Flags {
        Flags(self.0 | o.0)
    }
}
impl std::ops::BitOrAssign for Flags {
    fn bitor_assign(&mut self, o: Flags) {
        self.0 |= o.0;
    }
}

/// Keywords of the flags in the order in which LLVM prints them.
pub const FLAG_KEYWORDS: [(Flags, &str); 15] = [
    (Flags::REASSOC, "reassoc"),
    (Flags::NNAN, "nnan"),
    (Flags::NINF, "ninf"),
    (Flags::NSZ, "nsz"),
    (Flags::ARCP, "arcp"),
    (Flags::CONTRACT, "contract"),
    (Flags::AFN, "afn"),
    (Flags::INBOUNDS, "inbounds"),
    (Flags::NUSW, "nusw"),
    (Flags::NUW, "nuw"),
    (Flags::NSW, "nsw"),
    (Flags::EXACT, "exact"),
    (Flags::DISJOINT, "disjoint"),
    (Flags::NNEG, "nneg"),
    (Flags::SAMESIGN, "samesign"),
];

impl std::fmt::Display for Flags {
    /// Space-separated keywords; `fast` for all fast-math flags; `nusw` is implied by `inbounds`.
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        let mut rest = *self;
        let mut first = true;
        let mut word = |f: &mut std::fmt::Formatter<'_>, w: &str| {
            let r = if first {
                f.write_str(w)
            } else {
                write!(f, " {w}")
            };
            first = false;
            r
        };
        if rest.contains(Flags::FAST) {
            word(f, "fast")?;
            rest = rest.without(Flags::FAST);
        }
        for (flag, text) in FLAG_KEYWORDS {
            if rest.contains(flag) && !(flag == Flags::NUSW && rest.contains(Flags::INBOUNDS)) {
                word(f, text)?;
            }
        }
        Ok(())
    }
}

impl std::fmt::Debug for Flags {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        write!(f, "[{self}]")
    }
}

macro_rules! keyword_enum {
    ($(#[$doc:meta])* $name:ident { $($variant:ident $text:literal),* $(,)? }) => {
        $(#[$doc])*
        #[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
        #[allow(missing_docs, reason = "each variant is LLVM's keyword")]
        pub enum $name { $($variant),* }
        impl $name {
            /// All of them in declaration order.
            pub const ALL: &'static [$name] = &[$($name::$variant),*];
            /// LLVM's keyword.
            pub fn keyword(self) -> &'static str {
                match self { $($name::$variant => $text),* }
            }
            /// The variant of a keyword.
            pub fn from_keyword(text: &str) -> Option<$name> {
                match text { $($text => Some($name::$variant),)* _ => None }
            }
        }
    };
}

keyword_enum! {
    /// Two-operand arithmetic and logic.
    BinOp {
        Add "add", Sub "sub", Mul "mul", UDiv "udiv", SDiv "sdiv", URem "urem", SRem "srem",
        Shl "shl", LShr "lshr", AShr "ashr", And "and", Or "or", Xor "xor",
        FAdd "fadd", FSub "fsub", FMul "fmul", FDiv "fdiv", FRem "frem",
    }
}

impl BinOp {
    /// True for the five floating-point operations.
    pub fn is_float(self) -> bool {
        self >= BinOp::FAdd
    }
    /// True for integer and floating-point division and remainder by an integer, which can be immediate UB.
    pub fn is_int_division(self) -> bool {
        matches!(self, BinOp::UDiv | BinOp::SDiv | BinOp::URem | BinOp::SRem)
    }
}

keyword_enum! {
    /// Conversions.
    CastOp {
        Trunc "trunc", ZExt "zext", SExt "sext", FpTrunc "fptrunc", FpExt "fpext", FpToUi "fptoui",
        FpToSi "fptosi", UiToFp "uitofp", SiToFp "sitofp", PtrToInt "ptrtoint", PtrToAddr "ptrtoaddr",
        IntToPtr "inttoptr", BitCast "bitcast", AddrSpaceCast "addrspacecast",
    }
}

keyword_enum! {
    /// Integer and pointer comparisons.
    IntPredicate {
        Eq "eq", Ne "ne", Ugt "ugt", Uge "uge", Ult "ult", Ule "ule", Sgt "sgt", Sge "sge", Slt "slt", Sle "sle",
    }
}

keyword_enum! {
    /// Floating-point comparisons.
    FloatPredicate {
        False "false", Oeq "oeq", Ogt "ogt", Oge "oge", Olt "olt", Ole "ole", One "one", Ord "ord",
        Ueq "ueq", Ugt "ugt", Uge "uge", Ult "ult", Ule "ule", Une "une", Uno "uno", True "true",
    }
}

keyword_enum! {
    /// Atomic orderings; `NotAtomic` is the absence of one.
    Ordering {
        NotAtomic "notatomic", Unordered "unordered", Monotonic "monotonic", Acquire "acquire",
        Release "release", AcqRel "acq_rel", SeqCst "seq_cst",
    }
}

keyword_enum! {
    /// `atomicrmw` operations.
    RmwOp {
        Xchg "xchg", Add "add", Sub "sub", And "and", Nand "nand", Or "or", Xor "xor", Max "max", Min "min",
        UMax "umax", UMin "umin", FAdd "fadd", FSub "fsub", FMax "fmax", FMin "fmin", FMaximum "fmaximum",
        FMinimum "fminimum", FMaximumNum "fmaximumnum", FMinimumNum "fminimumnum",
        UIncWrap "uinc_wrap", UDecWrap "udec_wrap", USubCond "usub_cond", USubSat "usub_sat",
    }
}

keyword_enum! {
    /// Marker in front of `call`; `None` is the absence of one.
    TailKind { None "", Tail "tail", MustTail "musttail", NoTail "notail" }
}

/// An alignment: a power of two, in bytes.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Align(u8);

impl Align {
    /// Alignment 1.
    pub const ONE: Align = Align(0);
    /// From bytes; `None` unless a power of two of at most 2^32.
    pub fn from_bytes(bytes: u64) -> Option<Align> {
        (bytes.is_power_of_two() && bytes <= 1 << 32).then(|| Align(bytes.trailing_zeros() as u8))
    }
    /// In bytes.
    pub fn bytes(self) -> u64 {
        1 << self.0
    }
}

impl std::fmt::Debug for Align {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        write!(f, "align {}", self.bytes())
    }
}

/// How memory is accessed.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct MemAccess {
    /// Alignment, always explicit (readers fill in the ABI alignment).
    pub align: Align,
    /// `volatile`
    pub volatile: bool,
    /// Atomic ordering.
    pub ordering: Ordering,
    /// `syncscope("…")`; `None` is the system scope.
    pub scope: Option<Symbol>,
}

impl MemAccess {
    /// A plain access.
    pub fn plain(align: Align) -> MemAccess {
        MemAccess {
            align,
            volatile: false,
            ordering: Ordering::NotAtomic,
            scope: None,
        }
    }
    /// True if neither volatile nor atomic.
    pub fn is_simple(self) -> bool {
        !self.volatile && self.ordering == Ordering::NotAtomic
    }
}

/// Everything about a call but its operands.
#[derive(Clone, PartialEq, Eq, Hash, Debug)]
pub struct CallInfo {
    /// Function type of the callee as called.
    pub fn_ty: Type,
    /// Calling convention number (0 is `ccc`).
    pub cc: u32,
    /// `tail`, `musttail`, `notail`.
    pub tail: TailKind,
    /// Call-site attributes.
    pub attrs: AttrList,
    /// `addrspace(N)` of the callee pointer, if written.
    pub addrspace: Option<u32>,
    /// Operand bundles: tag (canonical text) and number of operands, in order.
    pub bundles: Box<[(Box<str>, u32)]>,
}

/// What an instruction is. `ops:` gives the order of its operands.
#[derive(Clone, PartialEq, Eq, Hash, Debug)]
pub enum InstKind {
    /// `ret`; ops: none or the value.
    Ret,
    /// `br`; ops: target, or condition, true target, false target.
    Br,
    /// `switch`; ops: condition, default target, then value and target per case.
    Switch,
    /// `indirectbr`; ops: address, targets.
    IndirectBr,
    /// `invoke`; ops: callee, arguments, bundle operands, normal target, unwind target.
    Invoke(Box<CallInfo>),
    /// `callbr`; ops: callee, arguments, bundle operands, fallthrough target, indirect targets (the number).
    CallBr(Box<CallInfo>, u32),
    /// `resume`; ops: value.
    Resume,
    /// `unreachable`
    Unreachable,
    /// `cleanupret`; ops: pad, unwind target if not to caller.
    CleanupRet,
    /// `catchret`; ops: pad, target.
    CatchRet,
    /// `catchswitch`; ops: parent pad, handlers, unwind target if the flag is set.
    CatchSwitch {
        /// True if the last operand is an unwind target.
        unwinds: bool,
    },
    /// `fneg`; ops: value.
    FNeg,
    /// Two-operand arithmetic; ops: left, right.
    Binary(BinOp),
    /// `alloca`; ops: number of elements (`i32 1` if not written).
    Alloca {
        /// Allocated type.
        ty: Type,
        /// Alignment, always explicit.
        align: Align,
        /// `inalloca`
        inalloca: bool,
        /// `swifterror`
        swifterror: bool,
    },
    /// `load`; ops: pointer.
    Load(MemAccess),
    /// `store`; ops: value, pointer.
    Store(MemAccess),
    /// `fence`
    Fence {
        /// Ordering.
        ordering: Ordering,
        /// Scope, as in [`MemAccess`].
        scope: Option<Symbol>,
    },
    /// `cmpxchg`; ops: pointer, expected, new.
    CmpXchg {
        /// Access and success ordering.
        access: MemAccess,
        /// Failure ordering.
        failure: Ordering,
        /// `weak`
        weak: bool,
    },
    /// `atomicrmw`; ops: pointer, value.
    AtomicRmw(RmwOp, MemAccess),
    /// `getelementptr`; ops: base, indices.
    Gep {
        /// Source element type.
        elem: Type,
    },
    /// Conversion to the result type; ops: value.
    Cast(CastOp),
    /// `icmp`; ops: left, right.
    ICmp(IntPredicate),
    /// `fcmp`; ops: left, right.
    FCmp(FloatPredicate),
    /// `phi`; ops: value and block per incoming edge.
    Phi,
    /// `select`; ops: condition, true value, false value.
    Select,
    /// `freeze`; ops: value.
    Freeze,
    /// `call`; ops: callee, arguments, bundle operands.
    Call(Box<CallInfo>),
    /// `va_arg`; ops: list.
    VaArg,
    /// `extractelement`; ops: vector, index.
    ExtractElement,
    /// `insertelement`; ops: vector, element, index.
    InsertElement,
    /// `shufflevector` with its mask (-1: poison lane); ops: first, second.
    ShuffleVector(Box<[i32]>),
    /// `extractvalue` with its indices; ops: aggregate.
    ExtractValue(Box<[u32]>),
    /// `insertvalue` with its indices; ops: aggregate, element.
    InsertValue(Box<[u32]>),
    /// `landingpad`; ops: clause values.
    LandingPad {
        /// `cleanup`
        cleanup: bool,
        /// Per clause: true for `filter`, false for `catch`.
        filters: Box<[bool]>,
    },
    /// `catchpad`; ops: catchswitch, arguments.
    CatchPad,
    /// `cleanuppad`; ops: parent pad, arguments.
    CleanupPad,
}

impl InstKind {
    /// True for the instructions that end a block.
    pub fn is_terminator(&self) -> bool {
        use InstKind::*;
        matches!(
            self,
            Ret | Br
                | Switch
                | IndirectBr
                | Invoke(_)
                | CallBr(..)
                | Resume
                | Unreachable
                | CleanupRet
                | CatchRet
                | CatchSwitch { .. }
        )
    }
    /// Call information of `call`, `invoke` and `callbr`.
    pub fn call_info(&self) -> Option<&CallInfo> {
        match self {
            InstKind::Call(c) | InstKind::Invoke(c) | InstKind::CallBr(c, _) => Some(c),
            _ => None,
        }
    }
    /// LLVM's mnemonic.
    pub fn mnemonic(&self) -> &'static str {
        use InstKind::*;
        match self {
            Ret => "ret",
            Br => "br",
            Switch => "switch",
            IndirectBr => "indirectbr",
            Invoke(_) => "invoke",
            CallBr(..) => "callbr",
            Resume => "resume",
            Unreachable => "unreachable",
            CleanupRet => "cleanupret",
            CatchRet => "catchret",
            CatchSwitch { .. } => "catchswitch",
            FNeg => "fneg",
            Binary(op) => op.keyword(),
            Alloca { .. } => "alloca",
            Load(_) => "load",
            Store(_) => "store",
            Fence { .. } => "fence",
            CmpXchg { .. } => "cmpxchg",
            AtomicRmw(..) => "atomicrmw",
            Gep { .. } => "getelementptr",
            Cast(op) => op.keyword(),
            ICmp(_) => "icmp",
            FCmp(_) => "fcmp",
            Phi => "phi",
            Select => "select",
            Freeze => "freeze",
            Call(_) => "call",
            VaArg => "va_arg",
            ExtractElement => "extractelement",
            InsertElement => "insertelement",
            ShuffleVector(_) => "shufflevector",
            ExtractValue(_) => "extractvalue",
            InsertValue(_) => "insertvalue",
            LandingPad { .. } => "landingpad",
            CatchPad => "catchpad",
            CleanupPad => "cleanuppad",
        }
    }
}
