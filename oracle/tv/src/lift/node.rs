//! Values of a lifted function, and what they naturally are: numbers, floats or pointers.
//!
//! A register of PTX holds bits. LLVM IR wants to know what they are: an address counts as a pointer with the object that it points
//! into, and a float that is computed with need not be turned into a number and back. What a value is follows from
//! what makes it ([`Nature`]); how it is written where something else is wanted is the printer's work.

use smallvec::SmallVec;
use tandem_ir::machine::types::Space;

/// A value, by number.
pub(super) type Val = u32;

/// A floating-point type.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) enum Float {
    Half,
    Brain,
    Single,
    Double,
}

impl Float {
    /// As LLVM IR spells it.
    pub(super) fn text(self) -> &'static str {
        match self {
            Float::Half => "half",
            Float::Brain => "bfloat",
            Float::Single => "float",
            Float::Double => "double",
        }
    }
    /// As names of intrinsics spell it.
    pub(super) fn suffix(self) -> &'static str {
        match self {
            Float::Half => "f16",
            Float::Brain => "bf16",
            Float::Single => "f32",
            Float::Double => "f64",
        }
    }
    /// Width in bits.
    pub(super) fn bits(self) -> u32 {
        match self {
            Float::Half | Float::Brain => 16,
            Float::Single => 32,
            Float::Double => 64,
        }
    }
    /// The NaN that devices compute (PTX ISA, "Floating-Point Instructions"), as LLVM IR spells it.
    pub(super) fn device_nan(self) -> &'static str {
        match self {
            Float::Half => "0xH7FFF",
            Float::Brain => "0xR7FFF",
            // 0x7fffffff, widened as constants of this type are written.
            Float::Single => "0x7FFFFFFFE0000000",
            Float::Double => "0x7FF8000000000000",
        }
    }
    /// The bits of infinity, those of the fraction, and the highest of these, which says that a NaN is quiet.
    pub(super) fn fields(self) -> (u64, u64, u64) {
        let fraction_bits = match self {
            Float::Half => 10,
            Float::Brain => 7,
            Float::Single => 23,
            Float::Double => 52,
        };
        let fraction = (1u64 << fraction_bits) - 1;
        let infinity = (1u64 << (self.bits() - 1)) - 1 - fraction;
        (infinity, fraction, 1 << (fraction_bits - 1))
    }
}

/// What a pointer is.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) struct Pointer {
    /// The space whose addresses the register holds.
    pub held: Space,
    /// The address space of the pointer in LLVM IR.
    pub space: u32,
    /// The space in which the object lies for certain, if that is known.
    pub home: Option<Space>,
}

/// What a value naturally is.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) enum Nature {
    /// Not known yet; a constant, which is what others want it to be.
    Any,
    Int,
    Float(Float),
    Pointer(Pointer),
}

impl Nature {
    /// What a value is that is one or the other.
    pub(super) fn meet(self, other: Nature) -> Nature {
        match (self, other) {
            (Nature::Any, n) | (n, Nature::Any) => n,
            (Nature::Pointer(a), Nature::Pointer(b)) if a.held == b.held && a.space == b.space => {
                Nature::Pointer(Pointer {
                    home: a.home.filter(|h| Some(*h) == b.home),
                    ..a
                })
            }
            (a, b) if a == b => a,
            _ => Nature::Int,
        }
    }
}

/// What makes a value.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(super) enum Kind {
    /// A number.
    Const(u64),
    /// Bits that nobody wrote.
    Open,
    Phi,
    /// Text for the value itself, of this nature: an argument, the address of a variable.
    Given(String, Nature),
    Add,
    Sub,
    /// Condition, then both values.
    Select,
    /// A comparison of numbers, by the predicate of `icmp`.
    Compare(&'static str),
    /// `cvta` (true) and `cvta.to` (false), and the space.
    Cvta(bool, Space),
    /// The operand, with bits that are open no longer.
    Freeze,
    /// A read through the first operand.
    Load(Access),
    /// A write of the second operand through the first.
    Store(Access),
    /// Lines of LLVM IR and what they make, `None` if nothing: see [`Lines`].
    Lines(Lines, Option<Nature>),
}

/// Lines of LLVM IR. In them `$0` is an operand as a number, `$f0` as a float, `$p0` as a pointer in a space of the list;
/// `$d` is the result, `$t0` a name of their own, `$$` a dollar sign.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(super) struct Lines {
    pub text: String,
    /// What `$f0` is.
    pub float: Float,
    /// The space whose addresses `$p` operands are.
    pub space: Space,
    /// Whether it must stay though nobody wants its result.
    pub effect: bool,
    /// Whether what it makes is the same for any NaN of its floats.
    pub blind: bool,
    /// What may stand instead if all that use the result are blind: bits of a NaN that are open do not matter there.
    pub plain: Option<String>,
}

/// An access to memory.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(super) struct Access {
    /// The space that the instruction names.
    pub space: Space,
    /// Bytes behind the address.
    pub offset: i64,
    /// Bits.
    pub bits: u32,
    /// In bytes.
    pub align: u64,
    pub volatile: bool,
    /// `syncscope("…") order` of an atomic one.
    pub order: Option<String>,
    /// Memory that nobody writes.
    pub invariant: bool,
    /// Bits that are open are fixed byte by byte.
    pub fixed: bool,
    /// The float that it is, if the instruction or the register says so.
    pub float: Option<Float>,
}

/// A value with what it is made of.
#[derive(Clone, Debug)]
pub(super) struct Node {
    pub kind: Kind,
    /// Width in bits; 0 of what makes no value.
    pub width: u32,
    pub args: SmallVec<[Val; 4]>,
    /// The register that it was first written to, for its name.
    pub name: Option<String>,
}

impl Node {
    /// A value without a name.
    pub(super) fn new(kind: Kind, width: u32, args: &[Val]) -> Node {
        Node {
            kind,
            width,
            args: args.into(),
            name: None,
        }
    }
    /// Whether it has to stay though nobody uses it.
    pub(super) fn is_effect(&self) -> bool {
        match &self.kind {
            Kind::Store(_) => true,
            // Reading where nothing may be read is undefined, whoever wants the value.
            Kind::Load(_) => true,
            Kind::Lines(l, _) => l.effect,
            _ => false,
        }
    }
}
