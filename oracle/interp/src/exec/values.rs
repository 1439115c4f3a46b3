//! Values and memory contents between their readable form and the machine's.

use super::Machine;
use crate::events::{ByteMark, Image};
use crate::layout::{LeafKind, ValueLayout};
use crate::memory;
use crate::slot::{Prov, Slot};
use crate::value::{Pointer, Target, Value};
use cranelift_entity::EntityRef;
use tandem_ir::constant::Bits;

/// Finds the machine's form of a pointer.
pub(in super::super) type FindPointer<'a> = &'a mut dyn FnMut(&Pointer) -> Option<Slot>;

/// True if a number of the value is an address: the bytes of a pointer, read or carried as an integer.
pub(in super::super) fn shows_address(l: &ValueLayout, v: &[Slot]) -> bool {
    l.leaves.iter().any(|leaf| {
        let s = v.get(leaf.slot as usize);
        matches!(leaf.kind, LeafKind::Int(_))
            && s.is_some_and(|s| s.is_defined() && s.prov() != Prov::NONE)
    })
}

impl<'p, 'm> Machine<'p, 'm> {
    /// A pointer as callers see it.
    pub(in super::super) fn public_pointer(&self, p: Slot, space: u32) -> Pointer {
        let object = self.mem.find(p.prov()).or_else(|| {
            let found = self.mem.objects.iter().find(|o| {
                let own = usize::from(space != 0);
                o.exposed && p.bits.wrapping_sub(o.base[own]) < o.size.max(1)
            });
            found.filter(|_| p.prov() == Prov::WILD)
        });
        match object {
            Some(o) => Pointer {
                space,
                target: o.target.clone(),
                offset: p.bits.wrapping_sub(o.base[usize::from(space != 0)]) as i64,
            },
            None => Pointer {
                space,
                target: Target::Nothing,
                offset: p.bits as i64,
            },
        }
    }
    /// A value as callers see it: a scalar, or the scalars of a vector or aggregate in order.
    pub(in super::super) fn public_value(&self, l: &ValueLayout, v: &[Slot]) -> Value {
        let scalar = |leaf: &crate::layout::Leaf| {
            let s = leaf.slot as usize;
            let all = &v[s..s + leaf.kind.slots() as usize];
            if all.iter().any(|x| x.is_poison()) {
                return Value::Poison;
            }
            if all.iter().any(|x| x.is_undef()) {
                return Value::Undef;
            }
            let hi = all.get(1).map_or(0, |x| x.bits);
            let bits = u128::from(all[0].bits) | u128::from(hi) << 64;
            match leaf.kind {
                LeafKind::Int(width) if width > 128 => {
                    let limbs: Vec<u64> = all.iter().map(|x| x.bits).collect();
                    Value::Wide(Bits::from_limbs(width, &limbs))
                }
                LeafKind::Int(width) => Value::Int { width, bits },
                LeafKind::Float(kind) => Value::Float { kind, bits },
                LeafKind::Ptr(space, _) => Value::Pointer(self.public_pointer(all[0], space)),
            }
        };
        match l.leaves.as_slice() {
            [one] => scalar(one),
            all => Value::Elements(all.iter().map(scalar).collect()),
        }
    }
    /// The machine's form of a pointer to a buffer, a global that has one instance, or nothing.
    pub(in super::super) fn pointer_slot(&self, p: &Pointer) -> Option<Slot> {
        let object = match p.target {
            Target::Buffer(n) => *self.buffers.get(n as usize)?,
            Target::Global(g) => *self.globals.get(g.index())?,
            Target::Nothing if p.offset == 0 => return Some(Slot::int(0)),
            Target::Nothing => return Some(Slot::ptr(p.offset as u64, Prov::WILD)),
            _ => return None,
        };
        self.offset_pointer(object, p)
    }
    /// A pointer's offset from the start of an object, if its address space reaches the object.
    pub(super) fn offset_pointer(&self, object: Prov, p: &Pointer) -> Option<Slot> {
        let o = self.mem.find(object)?;
        if !o.region.reachable(p.space) {
            return None;
        }
        let base = self.mem.pointer(object, p.space);
        Some(Slot {
            bits: base.bits.wrapping_add(p.offset as u64),
            meta: base.meta,
        })
    }

    /// Writes contents into an object; pointers come as slots by position. False if they do not fit.
    pub(in super::super) fn put_image(
        &mut self,
        p: Prov,
        offset: u64,
        image: &Image,
        pointer: FindPointer<'_>,
    ) -> bool {
        let mark = |(at, m): &(u64, ByteMark)| match m {
            ByteMark::Undef => (*at, memory::UNDEF, Slot::UNDEF),
            ByteMark::Poison => (*at, memory::POISON, Slot::POISON),
            ByteMark::Pointer { pointer: to, index } => {
                let s = pointer(to).unwrap_or(Slot::POISON);
                (*at, memory::FRAGMENT + index, s)
            }
        };
        let marks: Vec<(u64, u8, Slot)> = image.marks.iter().map(mark).collect();
        let Some(o) = self.mem.find_mut(p) else {
            return false;
        };
        let (start, n) = (offset as usize, image.bytes.len());
        if start.checked_add(n).is_none_or(|end| end > o.bytes.len()) {
            return false;
        }
        o.bytes[start..start + n].copy_from_slice(&image.bytes);
        o.states[start..start + n].fill(memory::DEFINED);
        for (at, state, s) in marks {
            let i = start + at as usize;
            if i >= o.states.len() {
                continue;
            }
            o.states[i] = state;
            if state >= memory::FRAGMENT {
                let k = usize::from(state - memory::FRAGMENT);
                o.bytes[i] = s.bits.to_le_bytes().get(k).copied().unwrap_or(0);
                if o.provs.is_empty() {
                    o.provs = vec![Prov::NONE; o.bytes.len()];
                }
                o.provs[i] = s.prov();
            }
        }
        true
    }
}

fn flatten<'v>(v: &'v Value, out: &mut Vec<&'v Value>) {
    match v {
        Value::Elements(e) => e.iter().for_each(|x| flatten(x, out)),
        v => out.push(v),
    }
}

/// Appends the slots of a value; `None` if it does not fit the layout.
pub(in super::super) fn put_value(
    layout: &ValueLayout,
    value: &Value,
    out: &mut Vec<Slot>,
    pointer: FindPointer<'_>,
) -> Option<()> {
    let mut scalars = Vec::new();
    flatten(value, &mut scalars);
    // One undef or poison stands for all of a value.
    let spread = scalars.len() == 1 && matches!(scalars[0], Value::Undef | Value::Poison);
    if !spread && scalars.len() != layout.leaves.len() {
        return None;
    }
    for (n, leaf) in layout.leaves.iter().enumerate() {
        let v = if spread { scalars[0] } else { scalars[n] };
        let k = leaf.kind.slots() as usize;
        let number = |bits: u128, out: &mut Vec<Slot>| {
            out.extend(
                (0..k).map(|i| Slot::int(bits.checked_shr(64 * i as u32).unwrap_or(0) as u64)),
            );
        };
        match (v, leaf.kind) {
            (Value::Undef, _) => out.extend(std::iter::repeat_n(Slot::UNDEF, k)),
            (Value::Poison, _) => out.extend(std::iter::repeat_n(Slot::POISON, k)),
            (Value::Int { width, bits }, LeafKind::Int(w)) if *width == w => number(*bits, out),
            (Value::Wide(b), LeafKind::Int(w)) if b.width() == w => {
                out.extend(b.limbs().iter().map(|&l| Slot::int(l)));
            }
            (Value::Float { kind, bits }, LeafKind::Float(f)) if *kind == f => number(*bits, out),
            (Value::Pointer(p), LeafKind::Ptr(space, _)) => {
                out.push(pointer(&Pointer { space, ..p.clone() })?);
            }
            _ => return None,
        }
    }
    Some(())
}
