//! How IR types lie in registers and in memory (machine.md 6.3).
//!
//! A value is a list of *leaves*: scalars, each with a register of its own and an offset in memory. Vectors, structs and
//! arrays have a leaf for every element; an integer of 65 to 128 bits has two, the low half first.

use tandem_ir::Header;
use tandem_ir::machine::regs::Class;
use tandem_ir::machine::types::Ty;
use tandem_ir::types::{FloatKind, Type};

/// A scalar that one register holds.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Scalar {
    /// An integer of 1 to 64 bits. What a register has beyond them is garbage.
    Int(u32),
    /// IEEE half.
    Half,
    /// bfloat16.
    BFloat,
    /// IEEE single.
    Float,
    /// IEEE double.
    Double,
    /// A pointer of an address space, and how many bits it has: 64, or 32 where the data layout says so of shared or local
    /// memory.
    Ptr(u32, u32),
}

/// A scalar of a value, and where it lies if the value is in memory.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Leaf {
    /// The scalar type of a lane.
    pub scalar: Scalar,
    /// Offset in bytes.
    pub offset: u64,
}

impl Scalar {
    /// The class of its register.
    pub fn class(self) -> Class {
        match self {
            Scalar::Int(1) => Class::Int1,
            Scalar::Int(2..=16) => Class::Int16,
            Scalar::Int(17..=32) | Scalar::Ptr(_, 32) => Class::Int32,
            Scalar::Int(_) | Scalar::Ptr(..) => Class::Int64,
            Scalar::Half | Scalar::BFloat => Class::Half,
            Scalar::Float => Class::Float32,
            Scalar::Double => Class::Float64,
        }
    }
    /// Width of its register in bits.
    pub fn register_bits(self) -> u32 {
        self.class().bits()
    }
    /// Width of the value in bits.
    pub fn bits(self) -> u32 {
        match self {
            Scalar::Int(n) => n,
            other => other.register_bits(),
        }
    }
    /// Bytes that it takes in memory.
    pub fn bytes(self) -> u64 {
        u64::from(self.bits().div_ceil(8))
    }
    /// The untyped PTX type of its register.
    pub fn bits_ty(self) -> Ty {
        self.class().declared()
    }
    /// The type with which it is loaded and stored.
    pub fn memory_ty(self) -> Ty {
        match self {
            Scalar::Int(1..=8) => Ty::B8,
            Scalar::Float => Ty::F32,
            Scalar::Double => Ty::F64,
            other => other.bits_ty(),
        }
    }
    /// Whether a floating-point number.
    pub fn is_float(self) -> bool {
        !matches!(self, Scalar::Int(_) | Scalar::Ptr(..))
    }
    /// The PTX type of floating-point arithmetic.
    pub fn float_ty(self) -> Ty {
        match self {
            Scalar::Half => Ty::F16,
            Scalar::BFloat => Ty::Bf16,
            Scalar::Double => Ty::F64,
            _ => Ty::F32,
        }
    }
}

/// The leaves of a type.
///
/// # Errors
/// A type that has none here: in words.
pub fn leaves(h: &Header, ty: Type) -> Result<Vec<Leaf>, String> {
    let mut out = Vec::new();
    add(h, ty, 0, &mut out)?;
    Ok(out)
}

/// The offset of an element of a vector that does not begin at a byte.
pub const NOWHERE: u64 = u64::MAX;

/// More leaves than that are not kept in registers.
const MOST_LEAVES: usize = 4096;

/// So many bytes behind an offset; nothing is behind nowhere.
fn behind(at: u64, bytes: u64) -> u64 {
    at.checked_add(bytes).unwrap_or(NOWHERE)
}

fn add(h: &Header, ty: Type, at: u64, out: &mut Vec<Leaf>) -> Result<(), String> {
    if out.len() > MOST_LEAVES {
        return Err("a value of more than 4096 parts".into());
    }
    let mut leaf = |scalar, offset| out.push(Leaf { scalar, offset });
    if let Some(w) = ty.int_width() {
        match w {
            1..=64 => leaf(Scalar::Int(w), at),
            65..=128 => {
                leaf(Scalar::Int(64), at);
                leaf(Scalar::Int(w - 64), behind(at, 8));
            }
            _ => return Err(format!("integer type i{w}")),
        }
        return Ok(());
    }
    if let Some(space) = ty.address_space() {
        // Shared memory of the cluster (7) has no accesses of its own here.
        if !matches!(space, 0 | 1 | 3 | 4 | 5 | 101) {
            return Err(format!("address space {space}"));
        }
        let bits = h.layout.pointer(space).bits;
        if bits != 64 && !(bits == 32 && matches!(space, 3 | 5)) {
            return Err(format!("pointers of {bits} bits to address space {space}"));
        }
        leaf(Scalar::Ptr(space, bits), at);
        return Ok(());
    }
    if let Some(kind) = ty.float_kind() {
        leaf(
            match kind {
                FloatKind::Half => Scalar::Half,
                FloatKind::BFloat => Scalar::BFloat,
                FloatKind::Float => Scalar::Float,
                FloatKind::Double => Scalar::Double,
                other => return Err(format!("type {}", other.keyword())),
            },
            at,
        );
        return Ok(());
    }
    if let Some((elem, len, scalable)) = h.types.as_vector(ty) {
        if scalable {
            return Err("scalable vectors".into());
        }
        // Elements of a vector have no padding between them.
        let bits = h.layout.size_bits(&h.types, elem).unwrap_or(8);
        for i in 0..u64::from(len) {
            let here = if bits.is_multiple_of(8) {
                behind(at, i * bits / 8)
            } else {
                NOWHERE
            };
            add(h, elem, here, out)?;
        }
        return Ok(());
    }
    if let Some((elem, len)) = h.types.as_array(ty) {
        let size = h.layout.alloc_size(&h.types, elem).unwrap_or(0);
        for i in 0..len {
            add(h, elem, behind(at, i.saturating_mul(size)), out)?;
        }
        return Ok(());
    }
    if let (Some((fields, _)), Some(layout)) = (
        h.types.struct_fields(ty),
        h.layout.struct_layout(&h.types, ty),
    ) {
        let fields = fields.to_vec();
        for (f, offset) in fields.into_iter().zip(layout.offsets) {
            add(h, f, behind(at, offset), out)?;
        }
        return Ok(());
    }
    if ty.is_void() {
        return Ok(());
    }
    Err("values of a type without a size".into())
}

/// How many leaves a type has, and the first leaf of each of its elements.
pub fn element_leaves(h: &Header, ty: Type, path: &[u32]) -> Result<(usize, usize), String> {
    let (mut at, mut here) = (0, ty);
    for &n in path {
        let elements: Vec<Type> = match h.types.struct_fields(here) {
            Some((fields, _)) => fields.to_vec(),
            None => {
                let (elem, len) = h
                    .types
                    .as_array(here)
                    .ok_or("an element of what has none")?;
                let each = leaves(h, elem)?.len();
                if u64::from(n) >= len {
                    return Err("an element beyond the last".into());
                }
                at += each * n as usize;
                here = elem;
                continue;
            }
        };
        for &e in elements.iter().take(n as usize) {
            at += leaves(h, e)?.len();
        }
        here = *elements
            .get(n as usize)
            .ok_or("an element beyond the last")?;
    }
    Ok((at, leaves(h, here)?.len()))
}
