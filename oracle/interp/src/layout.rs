//! Values as lists of scalars: where each lies among the slots and in memory.

use super::ops::Op;
use tandem_ir::module::Header;
use tandem_ir::{FloatKind, Type};

/// What a scalar is.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) enum LeafKind {
    /// Integer of a width.
    Int(u32),
    /// Floating point.
    Float(FloatKind),
    /// Pointer: address space, width in bits.
    Ptr(u32, u32),
}

impl LeafKind {
    /// Width in bits.
    pub fn bits(self) -> u32 {
        match self {
            LeafKind::Int(w) | LeafKind::Ptr(_, w) => w,
            LeafKind::Float(k) => k.bits(),
        }
    }
    /// Slots that the scalar takes.
    pub fn slots(self) -> u32 {
        self.bits().div_ceil(64).max(1)
    }
    /// 64 minus the width of the topmost slot.
    pub fn top_sh(self) -> u8 {
        ((64 - self.bits() % 64) % 64) as u8
    }
    /// Bytes that a store writes.
    pub fn bytes(self) -> u64 {
        u64::from(self.bits().div_ceil(8))
    }
}

/// One scalar of a value.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) struct Leaf {
    /// What it is.
    pub kind: LeafKind,
    /// First slot, from the start of the value.
    pub slot: u32,
    /// Offset in memory in bits (a whole number of bytes but in vectors of odd integers).
    pub bit_offset: u64,
    /// The vector that it shares bytes with.
    pub packed: Option<Packed>,
}

/// A vector whose elements are no whole number of bytes. In memory it is one integer (LangRef, "Vector Type"): a
/// poison byte is poison for all elements.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) struct Packed {
    /// Offset in memory in bits, a whole number of bytes.
    pub first: u64,
    /// Bits of all elements.
    pub bits: u64,
}

impl Leaf {
    /// The bytes that it is in, from the start of the value: its vector's where it shares them.
    pub fn byte_range(self) -> std::ops::Range<u64> {
        let start = self.packed.map_or(self.bit_offset, |p| p.first) / 8;
        let bytes = match self.packed {
            Some(p) => p.bits.div_ceil(8),
            None => self.kind.bytes(),
        };
        start..start + bytes
    }
    /// True for the first element of a packed vector.
    pub fn begins_packed(self) -> bool {
        self.packed.is_some_and(|p| p.first == self.bit_offset)
    }
}

/// A type taken apart.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub(super) struct ValueLayout {
    /// The scalars in order.
    pub leaves: Vec<Leaf>,
    /// Slots of the whole value.
    pub slots: u32,
    /// Bytes that a load or store of the type touches.
    pub size: u64,
}

/// Most slots of one value; larger ones are refused.
pub(super) const MAX_SLOTS: u32 = 1 << 14;

impl ValueLayout {
    /// Takes a type apart; the error is the part that the machine does not have.
    pub fn of(header: &Header, ty: Type) -> Result<ValueLayout, String> {
        let mut l = ValueLayout::default();
        if ty.is_void() {
            return Ok(l);
        }
        l.add(header, ty, 0)?;
        l.size = header
            .layout
            .store_size(&header.types, ty)
            .ok_or_else(|| unsized_text(header, ty))?;
        Ok(l)
    }

    fn add(&mut self, h: &Header, ty: Type, at: u64) -> Result<(), String> {
        if self.slots > MAX_SLOTS {
            return Err("value of more than 16384 slots".into());
        }
        if let Some(kind) = scalar_kind(h, ty) {
            self.leaves.push(Leaf {
                kind,
                slot: self.slots,
                bit_offset: at,
                packed: None,
            });
            self.slots += kind.slots();
            return Ok(());
        }
        let missing = || unsized_text(h, ty);
        if let Some((elem, n, false)) = h.types.as_vector(ty) {
            let step = h.layout.size_bits(&h.types, elem).ok_or_else(missing)?;
            let start = self.leaves.len();
            for i in 0..u64::from(n) {
                self.add(h, elem, at + i * step)?;
            }
            if step % 8 != 0 {
                let packed = Packed {
                    first: at,
                    bits: u64::from(n) * step,
                };
                for leaf in &mut self.leaves[start..] {
                    leaf.packed = Some(packed);
                }
            }
        } else if let Some((elem, n)) = h.types.as_array(ty) {
            let step = h.layout.alloc_size(&h.types, elem).ok_or_else(missing)? * 8;
            if n > u64::from(MAX_SLOTS) && step > 0 {
                return Err("value of more than 16384 slots".into());
            }
            for i in 0..n {
                self.add(h, elem, at + i * step)?;
            }
        } else if let Some((fields, _)) = h.types.struct_fields(ty) {
            let offsets = h.layout.struct_layout(&h.types, ty).ok_or_else(missing)?;
            for (&f, &o) in fields.iter().zip(&offsets.offsets) {
                self.add(h, f, at + o * 8)?;
            }
        } else {
            return Err(missing());
        }
        Ok(())
    }

    /// The only leaf, if the value is a scalar.
    pub fn single(&self) -> Option<Leaf> {
        match self.leaves.as_slice() {
            [l] => Some(*l),
            _ => None,
        }
    }
}

fn unsized_text(h: &Header, ty: Type) -> String {
    format!("value of type {}", h.types.display(ty))
}

/// What a scalar type is; `None` for other types and for scalars that the machine does not have.
pub(super) fn scalar_kind(h: &Header, ty: Type) -> Option<LeafKind> {
    if let Some(w) = ty.int_width() {
        (w <= 64 * MAX_SLOTS).then_some(LeafKind::Int(w))
    } else if let Some(k) = ty.float_kind() {
        Some(LeafKind::Float(k))
    } else {
        let space = ty.address_space()?;
        let bits = h.layout.pointer(space).bits;
        (bits <= 64).then_some(LeafKind::Ptr(space, bits))
    }
}

// Operations are copied around a lot; keep them small.
const _: () = assert!(std::mem::size_of::<Op>() <= 24);
