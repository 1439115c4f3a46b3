//! How a run ends: one closed list, so that no ending can be folded into another.
//!
//! [`Outcome`] is what a single thread or a whole launch comes to. Undefined
//! behaviour carries its [`UbKind`] and [`Location`]; "cannot run this" is an outcome
//! of its own and never counts as success. [`Choices`] says which sources of
//! nondeterminism the run depended on, because a judge that compares two runs may
//! only insist on equality where there was no choice to make.

use super::value::Value;
use tandem_ir::{Global, Inst};

macro_rules! ub_kinds {
    ($($(#[$doc:meta])* $variant:ident $text:literal),* $(,)?) => {
        /// Kinds of immediate undefined behaviour.
        ///
        /// The name of a kind is also the folder of its two programs
        /// (`corpus/interp/ub/<name>/trigger.ll` and `near-miss.ll`).
        #[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
        pub enum UbKind { $($(#[$doc])* $variant),* }
        impl UbKind {
            /// All kinds in order of declaration.
            pub const ALL: &'static [UbKind] = &[$(UbKind::$variant),*];
            /// Name in kebab case.
            pub fn name(self) -> &'static str {
                match self { $(UbKind::$variant => $text),* }
            }
        }
    };
}

ub_kinds! {
    /// A load that is not wholly inside the object its pointer is based on.
    LoadOutOfBounds "load-out-of-bounds",
    /// A store that is not wholly inside the object its pointer is based on.
    StoreOutOfBounds "store-out-of-bounds",
    /// An access at an address that its stated alignment does not divide.
    Misaligned "misaligned",
    /// An access to a heap object after it was freed.
    UseAfterFree "use-after-free",
    /// An access to a stack object after its function returned.
    DanglingStack "dangling-stack",
    /// A store to a stack object outside its lifetime.
    DeadObjectStore "dead-object-store",
    /// An access through null where null is no valid address.
    NullDereference "null-dereference",
    /// An access through a pointer that is based on no object.
    NoObject "no-object",
    /// An access in an address space that the object is not part of.
    WrongAddressSpace "wrong-address-space",
    /// An access to another thread's private memory.
    ForeignPrivateMemory "foreign-private-memory",
    /// A store to a constant.
    WriteToConstant "write-to-constant",
    /// An access through a poison pointer.
    PoisonPointer "poison-pointer",
    /// An access through an undef pointer.
    UndefPointer "undef-pointer",
    /// `br` on undef.
    BranchOnUndef "branch-on-undef",
    /// `br` on poison.
    BranchOnPoison "branch-on-poison",
    /// `switch` on undef.
    SwitchOnUndef "switch-on-undef",
    /// `switch` on poison.
    SwitchOnPoison "switch-on-poison",
    /// `indirectbr` to something that is none of its labels.
    BadIndirectBr "bad-indirectbr",
    /// Integer division or remainder by zero.
    DivisionByZero "division-by-zero",
    /// Integer division or remainder by undef or poison.
    PoisonDivisor "poison-divisor",
    /// `sdiv` or `srem` of the smallest value by -1.
    SignedDivisionOverflow "signed-division-overflow",
    /// `unreachable` was reached.
    UnreachableReached "unreachable-reached",
    /// A `noundef` parameter received undef or poison.
    NoundefArgument "noundef-argument",
    /// A `noundef` result was undef or poison.
    NoundefReturn "noundef-return",
    /// A location that a load with `!invariant.load` read held another value at the start of the launch, or does at its end.
    InvariantChanged "invariant-changed",
    /// A load with `!noundef` read undef or poison.
    NoundefLoad "noundef-load",
    /// A `dereferenceable` value does not point to that many bytes.
    NotDereferenceable "not-dereferenceable",
    /// A call through something that is no function.
    BadCallee "bad-callee",
    /// A call whose function type or calling convention is not the callee's.
    SignatureMismatch "signature-mismatch",
    /// `llvm.assume` of false, or a violated bundle of it.
    AssumeFalse "assume-false",
    /// `llvm.assume` of undef or poison.
    AssumePoison "assume-poison",
    /// `llvm.memcpy` of ranges that overlap without being equal.
    MemcpyOverlap "memcpy-overlap",
    /// A memory intrinsic with an undef or poison length.
    PoisonLength "poison-length",
    /// `free` of something that is not the start of a live heap object.
    InvalidFree "invalid-free",
    /// A `noreturn` function returned.
    NoreturnReturned "noreturn-returned",
    /// A body did to memory what its `memory(...)` attribute excludes.
    MemoryAttribute "memory-attribute",
    /// `alloca` of an undef or poison number of elements.
    PoisonAllocaSize "poison-alloca-size",
    /// A convergent operation with an undef or poison mask, lane or barrier operand.
    PoisonCollective "poison-collective",
    /// A warp operation by a lane that its own mask leaves out.
    LaneNotInMask "lane-not-in-mask",
    /// Lanes of one warp wait at different aligned barriers.
    BarrierDivergence "barrier-divergence",
    /// A load of PTX that promises that nobody writes the memory in the launch (`.nc`), where somebody does.
    NcOfWrittenMemory "nc-of-written-memory",
    /// `brx.idx` with an index beyond its table.
    BadBranchIndex "bad-branch-index",
    /// A branch of PTX that promises that all threads agree (`.uni`), where they do not.
    NonUniformUni "non-uniform-uni",
    /// A call of PTX whose prototype is not that of what it calls.
    CallMismatch "call-mismatch",
    /// All live threads wait for something that cannot happen.
    Deadlock "deadlock",
}

impl std::fmt::Display for UbKind {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.write_str(self.name())
    }
}

/// A thread of a launch.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Default)]
pub struct ThreadId {
    /// Block, linear in x-fastest order.
    pub block: u32,
    /// Thread of the block, linear in x-fastest order.
    pub thread: u32,
}

impl std::fmt::Display for ThreadId {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        write!(f, "block {} thread {}", self.block, self.thread)
    }
}

/// Where something happened.
#[derive(Clone, PartialEq, Eq, Hash, Debug, Default)]
pub struct Location {
    /// The function, as the module names it.
    pub function: Option<Global>,
    /// Its name.
    pub name: String,
    /// Name of the block (`%bb`, or `block N` if it has only a number).
    pub block: String,
    /// The instruction.
    pub inst: Option<Inst>,
    /// What the instruction is, in a few words.
    pub text: String,
    /// The thread.
    pub thread: ThreadId,
}

impl std::fmt::Display for Location {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        write!(f, "@{}", self.name)?;
        if !self.block.is_empty() {
            write!(f, ", {}", self.block)?;
        }
        if !self.text.is_empty() {
            write!(f, ", {}", self.text)?;
        }
        if self.thread != ThreadId::default() {
            write!(f, " ({})", self.thread)?;
        }
        Ok(())
    }
}

/// Something that the interpreter does not do.
#[derive(Clone, PartialEq, Eq, Hash, Debug, thiserror::Error)]
#[error("not supported by the interpreter: {construct} at {place}")]
pub struct Unsupported {
    /// What, in LLVM's terms.
    pub construct: String,
    /// The instruction at which it happened.
    pub place: Location,
}

impl Unsupported {
    /// A construct without a place (module level).
    pub fn new(construct: impl Into<String>) -> Unsupported {
        Unsupported {
            construct: construct.into(),
            place: Location::default(),
        }
    }
}

/// How a run ended.
#[derive(Clone, PartialEq, Debug)]
pub enum Outcome {
    /// The function returned (`None`: void), or every thread of the launch did.
    Returned(Option<Value>),
    /// Undefined behaviour.
    Ub {
        /// Which undefined behaviour it is.
        kind: UbKind,
        /// The instruction at which it happened.
        place: Location,
    },
    /// `llvm.trap`, a failed device assertion, or the like.
    Trap(Location),
    /// The step limit was reached.
    OutOfSteps,
    /// The memory or call-depth limit was reached.
    OutOfMemory,
    /// The run reached something that the interpreter does not do.
    Unsupported(Unsupported),
    /// The module breaks a rule that a verifier would have found, or the request does not fit the function.
    IllFormed(String),
}

impl Outcome {
    /// The kind of undefined behaviour, if it is that.
    pub fn ub(&self) -> Option<UbKind> {
        match self {
            Outcome::Ub { kind, .. } => Some(*kind),
            _ => None,
        }
    }
    /// True if the run returned.
    pub fn is_returned(&self) -> bool {
        matches!(self, Outcome::Returned(_))
    }
}

impl std::fmt::Display for Outcome {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        match self {
            Outcome::Returned(None) => f.write_str("returned"),
            Outcome::Returned(Some(v)) => write!(f, "returned {v}"),
            Outcome::Ub { kind, place } => write!(f, "undefined behaviour: {kind} at {place}"),
            Outcome::Trap(p) => write!(f, "trap at {p}"),
            Outcome::OutOfSteps => f.write_str("out of steps"),
            Outcome::OutOfMemory => f.write_str("out of memory"),
            Outcome::Unsupported(u) => write!(f, "{u}"),
            Outcome::IllFormed(m) => write!(f, "ill-formed: {m}"),
        }
    }
}

/// Which free choices of the language a run depended on.
///
/// A flag is set when a choice was made whose alternatives could have led elsewhere; it is not set for
/// undef or poison that nobody looked at.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default)]
pub struct Choices {
    /// An operation used undef and a value was picked.
    pub undef: bool,
    /// `freeze` picked a value for undef or poison.
    pub freeze: bool,
    /// A non-atomic read raced with a write.
    pub race: bool,
    /// An address became visible as a number, or pointers into different objects were ordered.
    pub address: bool,
    /// A pointer into a memory that may begin at 0 was compared with null, or any pointer with a number: which object
    /// lies there is the same for programs with the same objects only.
    pub layout: bool,
    /// The payload or sign of a NaN that an operation made became visible as bits.
    pub nan: bool,
    /// An external function's result was made up.
    pub external: bool,
    /// What was made up may be otherwise for a program that is more defined, or known better: an external function
    /// was given undef or poison, or the machine was asked what a compiler knows.
    pub guessed: bool,
    /// What inline assembly does was made up from its text: the same for a program with the same text, and open for one that
    /// executes it.
    pub assembly: bool,
    /// Allocation succeeded where it could have failed.
    pub allocation: bool,
    /// Two accesses of one thread were to the same place though metadata says that they are not; looked at in runs with shaken
    /// licences alone. A program that uses the metadata may do otherwise; the run itself could not.
    pub aliased: bool,
    /// An operation that may give any algebraically equal number is poison where its number is infinite or a NaN; looked at in runs
    /// with shaken licences alone. Another order of evaluation may overflow where the run did not.
    pub overflows: bool,
    /// An access was aligned because its object happens to lie well. Where objects lie is the same for both sides, unless one is in
    /// another instruction set.
    pub lucky_alignment: bool,
}

impl Choices {
    /// True if the run could have gone differently within the language.
    pub fn any(self) -> bool {
        let own = Choices {
            aliased: false,
            overflows: false,
            lucky_alignment: false,
            ..self
        };
        own != Choices::default()
    }
    /// The flags of both.
    pub fn union(self, o: Choices) -> Choices {
        Choices {
            undef: self.undef | o.undef,
            freeze: self.freeze | o.freeze,
            race: self.race | o.race,
            address: self.address | o.address,
            layout: self.layout | o.layout,
            nan: self.nan | o.nan,
            external: self.external | o.external,
            guessed: self.guessed | o.guessed,
            assembly: self.assembly | o.assembly,
            allocation: self.allocation | o.allocation,
            aliased: self.aliased | o.aliased,
            overflows: self.overflows | o.overflows,
            lucky_alignment: self.lucky_alignment | o.lucky_alignment,
        }
    }
}
