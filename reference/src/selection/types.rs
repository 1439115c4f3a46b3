//! What a type is in registers (machine.md 6.3): one register for each scalar in it.
//!
//! A *leaf* is a scalar with its place in memory. Structs, arrays and vectors are the leaves of their elements, one after
//! the other; an integer of 65 to 128 bits is two leaves, the low one of 64 bits first. A register is wide enough for its scalar, and what it
//! has above the scalar's width is garbage: whoever looks there extends first.

use std::fmt;
use tandem_ir::Header;
use tandem_ir::types::{FloatKind, Type, TypeData};

/// A result, or the construct that has no template, in words.
pub(super) type Res<T> = Result<T, String>;

/// More scalars than this in one value are refused.
const MOST_LEAVES: usize = 4096;

/// The four kinds of registers that the templates use.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) enum Class {
    /// `.pred`
    Pred,
    /// `.b16`
    B16,
    /// `.b32`
    B32,
    /// `.b64`
    B64,
}

impl Class {
    /// All of them, in the order of their numbers.
    pub const ALL: [Class; 4] = [Class::Pred, Class::B16, Class::B32, Class::B64];
    /// Width in bits.
    pub fn bits(self) -> u32 {
        match self {
            Class::Pred => 1,
            Class::B16 => 16,
            Class::B32 => 32,
            Class::B64 => 64,
        }
    }
    /// How its registers begin.
    pub fn prefix(self) -> &'static str {
        match self {
            Class::Pred => "%p",
            Class::B16 => "%rs",
            Class::B32 => "%r",
            Class::B64 => "%rd",
        }
    }
    /// The narrowest that holds so many bits of data, at most 64.
    pub fn of_bits(bits: u32) -> Class {
        match bits {
            0..=16 => Class::B16,
            17..=32 => Class::B32,
            _ => Class::B64,
        }
    }
}

/// A register.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) struct Reg {
    /// Its kind.
    pub class: Class,
    /// Its number in its kind, from 1.
    pub number: u32,
}

impl Reg {
    /// Width in bits.
    pub fn bits(self) -> u32 {
        self.class.bits()
    }
}

impl fmt::Display for Reg {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}{}", self.class.prefix(), self.number)
    }
}

/// A scalar.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) enum Scalar {
    /// An integer of 1 to 64 bits.
    Int(u32),
    /// The high bits, 1 to 64, of an integer of more than 64.
    High(u32),
    /// `half`, `bfloat`, `float`, `double`.
    Float(FloatKind),
    /// A pointer: address space, bits.
    Ptr(u32, u32),
}

impl Scalar {
    /// Bits that mean something.
    pub fn width(self) -> u32 {
        match self {
            Scalar::Int(w) | Scalar::High(w) => w,
            Scalar::Float(k) => k.bits(),
            Scalar::Ptr(_, bits) => bits,
        }
    }
    /// The register that holds it: a predicate for `i1`.
    pub fn class(self) -> Class {
        match self {
            Scalar::Int(1) => Class::Pred,
            Scalar::High(_) => Class::B64,
            s => Class::of_bits(s.width()),
        }
    }
    /// Bytes in memory.
    pub fn bytes(self) -> u64 {
        u64::from(self.width().div_ceil(8))
    }
}

/// A scalar of a value.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) struct Leaf {
    /// What it is.
    pub scalar: Scalar,
    /// Bits in front of it in memory.
    pub bit: u64,
}

/// The scalars of a type; none of `void`.
pub(super) fn leaves(h: &Header, ty: Type) -> Res<Vec<Leaf>> {
    let mut out = Vec::new();
    collect(h, ty, 0, &mut out)?;
    Ok(out)
}

fn collect(h: &Header, ty: Type, bit: u64, out: &mut Vec<Leaf>) -> Res<()> {
    if out.len() > MOST_LEAVES {
        return Err(format!("a value of more than {MOST_LEAVES} scalars"));
    }
    let mut one = |scalar, bit| out.push(Leaf { scalar, bit });
    match (ty.int_width(), ty.float_kind(), ty.address_space()) {
        (Some(w @ 1..=64), ..) => one(Scalar::Int(w), bit),
        (Some(w @ 65..=128), ..) => {
            one(Scalar::Int(64), bit);
            one(Scalar::High(w - 64), bit + 64);
        }
        (Some(w), ..) => return Err(format!("i{w}")),
        (_, Some(k), _) if k.bits() <= 64 => one(Scalar::Float(k), bit),
        (_, Some(k), _) => return Err(k.keyword().into()),
        (.., Some(space)) => one(pointer(h, space)?, bit),
        _ if ty.is_void() => {}
        _ => return elements(h, ty, bit, out),
    }
    Ok(())
}

/// The scalars of an aggregate or a vector.
fn elements(h: &Header, ty: Type, bit: u64, out: &mut Vec<Leaf>) -> Res<()> {
    let unsized_ = || format!("the type {}", h.types.display(ty));
    match h.types.get(ty) {
        Some(TypeData::Vector { scalable: true, .. }) => Err("a scalable vector".into()),
        Some(&TypeData::Vector { elem, len, .. }) => {
            let step = h.layout.size_bits(&h.types, elem).ok_or_else(unsized_)?;
            (0..u64::from(len)).try_for_each(|n| collect(h, elem, bit + n * step, out))
        }
        Some(&TypeData::Array { elem, len }) => {
            let step = h.layout.alloc_size(&h.types, elem).ok_or_else(unsized_)? * 8;
            let few = |n: &u64| *n <= MOST_LEAVES as u64 + 1;
            let mut all = (0..len).take_while(few);
            all.try_for_each(|n| collect(h, elem, bit + n * step, out))?;
            match len > MOST_LEAVES as u64 {
                true => Err(format!("a value of more than {MOST_LEAVES} scalars")),
                false => Ok(()),
            }
        }
        Some(TypeData::Struct { .. } | TypeData::Named { .. }) => {
            let layout = h.layout.struct_layout(&h.types, ty).ok_or_else(unsized_)?;
            let (fields, _) = h.types.struct_fields(ty).ok_or_else(unsized_)?;
            let mut all = fields.iter().zip(&layout.offsets);
            all.try_for_each(|(&f, at)| collect(h, f, bit + at * 8, out))
        }
        _ => Err(unsized_()),
    }
}

/// A pointer of an address space, as wide as the data layout says. Where constant memory lies, 32 bits may not reach.
fn pointer(h: &Header, space: u32) -> Res<Scalar> {
    let bits = h.layout.pointer(space).bits;
    let narrow = matches!(space, 3 | 5);
    match (space, bits) {
        (0 | 1 | 3 | 4 | 5 | 7 | 101, 64) => Ok(Scalar::Ptr(space, 64)),
        (_, 32) if narrow => Ok(Scalar::Ptr(space, 32)),
        (0 | 1 | 3 | 4 | 5 | 7 | 101, n) => {
            Err(format!("pointers of {n} bits to address space {space}"))
        }
        _ => Err(format!("address space {space}")),
    }
}

/// The element type of a vector and its length; of anything else the type itself, once.
pub(super) fn lanes(h: &Header, ty: Type) -> (Type, usize) {
    match h.types.as_vector(ty) {
        Some((elem, n, _)) => (elem, n as usize),
        None => (ty, 1),
    }
}

/// The width of an integer that takes two registers.
pub(super) fn wide_width(ty: Type) -> Option<u32> {
    ty.int_width().filter(|w| (65..=128).contains(w))
}

/// The one scalar of a type that is no aggregate, no vector and no `i128`.
pub(super) fn scalar(h: &Header, ty: Type) -> Res<Scalar> {
    match &leaves(h, ty)?[..] {
        [one] => Ok(one.scalar),
        _ => Err(format!("the type {} here", h.types.display(ty))),
    }
}

/// The state space of an address space, as it is spelled in loads and stores; nothing for generic.
pub(super) fn space(addrspace: u32) -> Res<&'static str> {
    match addrspace {
        0 => Ok(""),
        1 => Ok(".global"),
        3 => Ok(".shared"),
        4 => Ok(".const"),
        5 => Ok(".local"),
        7 => Ok(".shared::cluster"),
        101 => Ok(".param"),
        n => Err(format!("address space {n}")),
    }
}
