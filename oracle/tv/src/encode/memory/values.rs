//! Values in memory: how types are laid out, reading and writing whole values.

use super::super::{Encoder, Result};
use crate::context::{Side, Uninit};
use crate::memory::{Cell, MemId};
use crate::pointer::Ptr;
use crate::value::{Scalar, Val};
use tandem_ir::Type;
use tandem_smt::Term;

impl Encoder<'_, '_> {
    /// How a scalar type sits in memory.
    pub(super) fn cell(&self, ty: Type) -> Result<Cell> {
        if self.scalar_bits(ty).is_none() {
            return Err(self.unmodelled(ty));
        }
        if let Some(space) = ty.address_space() {
            return Ok(Cell::Ptr(space));
        }
        match (ty.int_width(), ty.float_kind()) {
            (Some(w), _) => Ok(Cell::Int(w)),
            (_, Some(k)) => Ok(Cell::Float(k.bits())),
            _ => Err(self.unmodelled(ty)),
        }
    }
    /// Bytes that a load or store of a type touches.
    pub(super) fn store_size(&self, ty: Type) -> Result<u64> {
        let size = self.cx().layout.store_size(self.types(), ty);
        size.ok_or_else(|| self.unmodelled(ty))
    }
    /// Offsets of the elements of a vector (of elements of whole bytes), array or struct.
    pub(super) fn element_offsets(&self, ty: Type) -> Result<Vec<u64>> {
        let (layout, types) = (&self.cx().layout, self.types());
        let missing = || self.unmodelled(ty);
        let step = |size: u64, n: u64| (0..n).map(|i| i * size).collect();
        if let Some((e, n, _)) = types.as_vector(ty) {
            let bits = layout.size_bits(types, e).ok_or_else(missing)?;
            if bits % 8 != 0 {
                return Err(missing());
            }
            return Ok(step(bits / 8, n.into()));
        }
        if let Some((e, n)) = types.as_array(ty) {
            if n > 1 << 16 {
                return Err(missing());
            }
            return Ok(step(layout.alloc_size(types, e).ok_or_else(missing)?, n));
        }
        Ok(layout.struct_layout(types, ty).ok_or_else(missing)?.offsets)
    }
    /// The integer that a vector of elements of odd widths is in memory: width of an element, number of elements.
    fn packed_vector(&self, ty: Type) -> Option<(u32, u32)> {
        let (e, n, scalable) = self.types().as_vector(ty)?;
        let w = e.int_width()?;
        (!scalable && !w.is_multiple_of(8)).then_some((w, n))
    }
    /// The pointer some bytes on.
    pub(super) fn beyond(&mut self, at: Ptr, by: u64) -> Ptr {
        let t = self.t();
        let w = t.width(at.offset);
        let k = t.bits(w, by);
        Ptr {
            block: at.block,
            offset: t.add(at.offset, k),
        }
    }

    /// The value of a type at a place.
    pub(in super::super) fn read_value(
        &mut self,
        mem: MemId,
        at: Ptr,
        ty: Type,
        align: u64,
    ) -> Result<Val> {
        if let Some((w, n)) = self.packed_vector(ty) {
            let whole = self.w.load(mem, at, Cell::Int(w * n), align);
            return Ok(Val::Elements(
                (0..n).map(|i| self.lane(whole, w, n, i).into()).collect(),
            ));
        }
        let Some(parts) = self.element_types(ty) else {
            let cell = self.cell(ty)?;
            return Ok(self.w.load(mem, at, cell, align).into());
        };
        let mut out = Vec::with_capacity(parts.len());
        for (p, step) in parts.into_iter().zip(self.element_offsets(ty)?) {
            let place = self.beyond(at, step);
            out.push(self.read_value(mem, place, p, common_align(align, step))?);
        }
        Ok(Val::Elements(out.into()))
    }
    fn lane(&mut self, whole: Scalar, w: u32, n: u32, i: u32) -> Scalar {
        let i = if self.w.layout.big_endian {
            n - 1 - i
        } else {
            i
        };
        Scalar {
            bits: self.t().extract(i * w + w - 1, i * w, whole.bits),
            poison: whole.poison,
        }
    }
    /// The state after a value of a type was written.
    pub(super) fn write_value(
        &mut self,
        mem: MemId,
        at: Ptr,
        ty: Type,
        v: &Val,
        align: u64,
    ) -> Result<MemId> {
        if let Some((w, n)) = self.packed_vector(ty) {
            let whole = self.pack_lanes(v);
            return Ok(self.w.store(mem, at, Cell::Int(w * n), whole, align));
        }
        if let Val::Scalar(s) = v {
            let cell = self.cell(ty)?;
            return Ok(self.w.store(mem, at, cell, *s, align));
        }
        let parts = self.element_types(ty).ok_or_else(|| self.unmodelled(ty))?;
        let mut mem = self.clear_padding(mem, at, ty, &parts)?;
        for ((e, p), step) in v
            .elements()
            .iter()
            .zip(parts)
            .zip(self.element_offsets(ty)?)
        {
            let place = self.beyond(at, step);
            mem = self.write_value(mem, place, p, e, common_align(align, step))?;
        }
        Ok(mem)
    }
    /// The state in which the bytes between the elements hold nothing: a store of an aggregate leaves them
    /// unspecified. Where that means undef, each side is held to its worst: the source to what was there, the
    /// target to poison.
    fn clear_padding(&mut self, mem: MemId, at: Ptr, ty: Type, parts: &[Type]) -> Result<MemId> {
        if self.types().as_vector(ty).is_some() {
            return Ok(mem);
        }
        let undef = self.w.mode.uninit == Uninit::Undef;
        let mut mem = mem;
        let offsets = self.element_offsets(ty)?;
        let whole = self.store_size(ty)?;
        for (n, &p) in parts.iter().enumerate() {
            let end = offsets[n] + self.store_size(p)?;
            let next = offsets.get(n + 1).copied().unwrap_or(whole);
            if next > end {
                if undef {
                    self.w
                        .approximate("padding of a stored aggregate, which is undef");
                    if self.side == Side::Source {
                        continue;
                    }
                }
                let place = self.beyond(at, end);
                let len = self.t().bits(64, next - end);
                let nothing = Scalar::poison(self.t(), 8);
                mem = self.w.fill(mem, place, len, nothing);
            }
        }
        Ok(mem)
    }
    fn pack_lanes(&mut self, v: &Val) -> Scalar {
        let mut lanes = v.leaves();
        if self.w.layout.big_endian {
            lanes.reverse();
        }
        let mut bits: Option<Term> = None;
        for s in &lanes {
            bits = Some(match bits {
                None => s.bits,
                Some(low) => self.t().concat(s.bits, low),
            });
        }
        let t = self.t();
        let none = t.bits(1, 0);
        Scalar {
            bits: bits.unwrap_or(none),
            poison: t.any(lanes.iter().map(|s| s.poison)),
        }
    }
}

/// What an address some bytes beyond an aligned one is aligned to.
fn common_align(align: u64, by: u64) -> u64 {
    if by == 0 {
        align
    } else {
        align.min(1 << by.trailing_zeros())
    }
}
