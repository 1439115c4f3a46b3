//! Masked loads and stores: one access for each lane that the mask names, lowest lane first.
//!
//! A lane that is masked off is no access: its address may be anything. A lane of the mask that is poison is undefined
//! behaviour, as a branch on it would be.

use super::super::{Encoder, Result};
use crate::pointer::Ptr;
use crate::value::{Scalar, Val};
use tandem_ir::attr::Attr;
use tandem_ir::{Inst, Type};
use tandem_smt::{Term, Terms};

/// What is accessed: element type, lanes, bytes of an element.
#[derive(Clone, Copy)]
struct Shape {
    element: Type,
    lanes: usize,
    bytes: u64,
}

/// Where the lanes are.
enum LanePlace {
    /// Side by side from a pointer on.
    Row(Val),
    /// Side by side without the lanes that are masked off.
    Packed(Val),
    /// Each at its own pointer.
    Each(Val),
}

impl Encoder<'_, '_> {
    /// `llvm.masked.*`, by the name behind `llvm.`: `None` if it is none of them.
    ///
    /// # Errors
    /// Names a type that is not modelled.
    pub(super) fn masked_call(&mut self, i: Inst, rest: &str) -> Result<Option<Option<Val>>> {
        let is = |base: &str| {
            rest.strip_prefix("masked.")
                .and_then(|r| r.strip_prefix(base))
                .is_some_and(|r| r.starts_with('.'))
        };
        let f = self.f();
        let args = f.call(i).map_or(0, |c| c.num_args());
        let stores = is("store") || is("scatter") || is("compressstore");
        if !stores && !is("load") && !is("gather") && !is("expandload") {
            return Ok(None);
        }
        let packed = is("compressstore") || is("expandload");
        // Older forms state the alignment in an argument of its own, between pointer and mask.
        let older = !packed && args == 4;
        let pointer = usize::from(stores);
        let mask = pointer + 1 + usize::from(older);
        let whole = if stores {
            f.value_type(f.operand(i, 1))
        } else {
            f.inst_type(i)
        };
        let shape = self.shape(whole)?;
        let mut align = if older {
            let stated = f.as_int(f.operand(i, pointer + 2)).and_then(|b| b.as_u64());
            stated.ok_or("masked access with a variable alignment")?
        } else {
            1
        };
        let sets = self.argument_sets(i, pointer);
        for &s in &sets {
            for a in self.cx().attrs.get(s) {
                if let Attr::Align(n) = a {
                    align = align.max(*n);
                }
            }
        }
        let ty = f.value_type(f.operand(i, pointer + 1));
        let to = self.operand(i, pointer + 1)?;
        let to = self.attributed(to, ty, &sets);
        let space = self.types().scalar(ty).address_space();
        let space = space.ok_or("masked access through no pointer")?;
        let place = if is("gather") || is("scatter") {
            LanePlace::Each(to)
        } else if packed {
            LanePlace::Packed(to)
        } else {
            LanePlace::Row(to)
        };
        let mask = self.operand(i, mask + 1)?;
        let other = if stores {
            self.operand(i, 1)?
        } else {
            self.operand(i, args)?
        };
        let mut out = Vec::new();
        let (mut before, mut width) = (Terms::FALSE, 0);
        for k in 0..shape.lanes {
            let active = self.lane_is_on(&mask, k)?;
            let (s, align) = match &place {
                LanePlace::Each(v) => (lane(v, k)?, align),
                LanePlace::Row(v) => {
                    let by = shape.bytes * k as u64;
                    let s = v.scalar().ok_or("pointer")?;
                    (self.moved(s, space, by), shared_alignment(align, by))
                }
                LanePlace::Packed(v) => {
                    let s = v.scalar().ok_or("pointer")?;
                    if k == 0 {
                        width = self.w.index_bits(space);
                        before = self.w.terms.bits(width, 0);
                    }
                    let at = self.moved_by(s, before);
                    let step = self.w.terms.bits(width, shape.bytes);
                    let next = self.w.terms.add(before, step);
                    before = self.w.terms.ite(active, next, before);
                    let one = shared_alignment(align, shape.bytes);
                    (at, if k == 0 { align } else { one })
                }
            };
            let given = lane(&other, k)?;
            if active == Terms::FALSE {
                out.extend((!stores).then(|| Val::from(given)));
                continue;
            }
            let found =
                self.masked_lane(active, s, space, shape, align, stores.then_some(given))?;
            if let Some(found) = found {
                let t = self.t();
                out.push(
                    Scalar {
                        bits: t.ite(active, found.bits, given.bits),
                        poison: t.ite(active, found.poison, given.poison),
                    }
                    .into(),
                );
            }
        }
        Ok(Some((!stores).then(|| Val::Elements(out.into()))))
    }

    fn shape(&self, ty: Type) -> Result<Shape> {
        let unmodelled = || self.unmodelled(ty);
        let (element, n, scalable) = self.types().as_vector(ty).ok_or_else(unmodelled)?;
        let bits = self.scalar_bits(element).ok_or_else(unmodelled)?;
        let bytes = self.store_size(element)?;
        let whole = element.is_ptr() || bits % 8 == 0;
        if scalable || !whole {
            return Err(unmodelled());
        }
        Ok(Shape {
            element,
            lanes: n as usize,
            bytes,
        })
    }

    /// Boolean: the lane is accessed.
    fn lane_is_on(&mut self, mask: &Val, k: usize) -> Result<Term> {
        let m = lane(mask, k)?;
        let bits = self.not_poison(m);
        self.ub_if_undef(bits);
        let bits = self.settled(bits);
        Ok(self.t().bit_to_bool(bits))
    }

    /// The access of one lane, if it is on: stores `value`, or loads.
    fn masked_lane(
        &mut self,
        active: Term,
        s: Scalar,
        space: u32,
        shape: Shape,
        align: u64,
        value: Option<Scalar>,
    ) -> Result<Option<Scalar>> {
        let (reach, mem) = (self.state.reach, self.state.mem);
        self.state.reach = self.w.terms.and(reach, active);
        let bits = self.not_poison(s);
        self.ub_if_undef(bits);
        let bits = self.settled(bits);
        let at = Ptr::unpack(self.t(), bits);
        self.access(at, space, shape.bytes, align, value.is_some());
        let found = match value {
            Some(v) => {
                let v = Val::from(v);
                self.note_kept(at, &v, &self.pointer_spaces(shape.element));
                let bytes = self.w.terms.bits(64, shape.bytes);
                self.note_written(at, bytes);
                let written = self.write_value(mem, at, shape.element, &v, align)?;
                self.state.mem = self.w.merge_memory(active, written, mem);
                None
            }
            None => {
                let v = self.read_value(mem, at, shape.element, align)?;
                Some(v.scalar().ok_or("element")?)
            }
        };
        self.state.reach = reach;
        Ok(found)
    }

    fn moved(&mut self, s: Scalar, space: u32, by: u64) -> Scalar {
        let w = self.w.index_bits(space);
        let by = self.w.terms.bits(w, by);
        self.moved_by(s, by)
    }
    fn moved_by(&mut self, s: Scalar, by: Term) -> Scalar {
        let t = self.t();
        let p = Ptr::unpack(t, s.bits);
        let offset = t.add(p.offset, by);
        let moved = Ptr { offset, ..p };
        Scalar {
            bits: moved.pack(t),
            ..s
        }
    }
}

/// A lane of a vector.
fn lane(v: &Val, k: usize) -> Result<Scalar> {
    let found = v.elements().get(k).and_then(Val::scalar);
    found.ok_or_else(|| "masked access of other lanes than the mask has".to_owned())
}

/// What an address so many bytes behind an aligned one is a multiple of.
fn shared_alignment(align: u64, by: u64) -> u64 {
    match by {
        0 => align,
        _ => align.min(1 << by.trailing_zeros()),
    }
}
