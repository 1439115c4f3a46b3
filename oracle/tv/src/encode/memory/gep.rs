//! `getelementptr`: offsets, and the promises `inbounds`, `nusw` and `nuw`.

use super::super::{Encoder, Result};
use crate::pointer::Ptr;
use crate::value::{Scalar, Val};
use tandem_ir::{Flags, Type};
use tandem_smt::{Term, Terms};

/// One step of an address computation: `index * scale`, or a constant.
enum Step {
    Constant(i64),
    Scaled { index: Term, scale: u64 },
}

impl Encoder<'_, '_> {
    /// `getelementptr` with source element type `elem`; base and indices with their types; result type `ty`
    /// (a vector if some operand is one).
    ///
    /// # Errors
    /// Names what is not modelled.
    pub fn gep(
        &mut self,
        elem: Type,
        flags: Flags,
        base: (&Val, Type),
        indices: &[(Val, Type)],
        ty: Type,
    ) -> Result<Val> {
        let types = self.types();
        let Some((_, n, scalable)) = types.as_vector(ty) else {
            return self
                .gep_lane(elem, flags, base.0, base.1, indices, None)
                .map(Val::Scalar);
        };
        if scalable {
            return Err(self.unmodelled(ty));
        }
        let mut lanes = Vec::new();
        for lane in 0..n as usize {
            // What is one value for all lanes is looked at by each of them.
            let (mut at, mut by) = (base.0.clone(), indices.to_vec());
            if lane > 0 {
                for v in std::iter::once(&mut at).chain(by.iter_mut().map(|i| &mut i.0)) {
                    if matches!(v, Val::Scalar(_)) {
                        *v = self.with_fresh_undef(v);
                    }
                }
            }
            let lane = self.gep_lane(elem, flags, &at, base.1, &by, Some(lane))?;
            lanes.push(lane.into());
        }
        Ok(Val::Elements(lanes.into()))
    }

    fn gep_lane(
        &mut self,
        elem: Type,
        flags: Flags,
        base: &Val,
        base_ty: Type,
        indices: &[(Val, Type)],
        lane: Option<usize>,
    ) -> Result<Scalar> {
        let pick = |v: &Val| match (v, lane) {
            (Val::Scalar(s), _) => Some(*s),
            (Val::Elements(e), Some(l)) => e.get(l).and_then(Val::scalar),
            _ => None,
        };
        let space = self
            .types()
            .scalar(base_ty)
            .address_space()
            .ok_or("getelementptr")?;
        let base = pick(base).ok_or("getelementptr")?;
        let mut list = Vec::new();
        let mut poison = base.poison;
        for (v, _) in indices {
            let s = pick(v).ok_or("getelementptr")?;
            poison = self.t().or(poison, s.poison);
            list.push(s.bits);
        }
        let start = Ptr::unpack(self.t(), base.bits);
        let (steps, cut) = self.steps(elem, &list, space, flags)?;
        poison = self.t().or(poison, cut);
        let (out, broken) = self.walk(start, space, &steps, flags);
        let poison = self.t().or(poison, broken);
        Ok(Scalar {
            bits: out.pack(self.t()),
            poison,
        })
    }

    /// The steps, constants side by side taken together, and a boolean that an index loses its value in the
    /// index width although the flags say that it does not.
    fn steps(
        &mut self,
        elem: Type,
        indices: &[Term],
        space: u32,
        flags: Flags,
    ) -> Result<(Vec<Step>, Term)> {
        let w = self.w.index_bits(space);
        let (mut out, mut cut) = (Vec::new(), Terms::FALSE);
        let mut ty = elem;
        for (n, &index) in indices.iter().enumerate() {
            let (layout, types) = (&self.cx().layout, self.types());
            if n > 0 && types.is_struct(ty) {
                let k = self.w.terms.as_u64(index).ok_or("struct index")? as usize;
                let at = layout
                    .struct_layout(types, ty)
                    .ok_or_else(|| self.unmodelled(ty))?
                    .offsets;
                let fields = types.struct_fields(ty).map(|f| f.0).ok_or("struct index")?;
                let (by, field) = (
                    at.get(k).ok_or("struct index")?,
                    fields.get(k).ok_or("struct index")?,
                );
                push_constant(&mut out, *by as i64);
                ty = *field;
                continue;
            }
            let packed = n > 0 && types.as_vector(ty).is_some();
            if n > 0 {
                let inner = types
                    .as_array(ty)
                    .map(|a| a.0)
                    .or_else(|| types.as_vector(ty).map(|v| v.0));
                ty = inner.ok_or("getelementptr index")?;
            }
            // Elements of a vector lie side by side, without the padding that those of an array have.
            let scale = match packed {
                true => layout.store_size(types, ty),
                false => layout.alloc_size(types, ty),
            };
            let scale = scale.ok_or_else(|| self.unmodelled(ty))?;
            if flags.contains(Flags::NUSW) || flags.contains(Flags::INBOUNDS) {
                let narrow = self.loses(index, w, true);
                cut = self.t().or(cut, narrow);
            }
            if flags.contains(Flags::NUW) {
                let narrow = self.loses(index, w, false);
                cut = self.t().or(cut, narrow);
            }
            let index = self.t().resize_signed(index, w);
            match self.t().as_u64(index) {
                Some(k) if w <= 64 => {
                    let k = ((k << (64 - w)) as i64) >> (64 - w);
                    match k
                        .checked_mul(scale as i64)
                        .filter(|_| scale <= i64::MAX as u64)
                    {
                        Some(by) => push_constant(&mut out, by),
                        None => out.push(Step::Scaled { index, scale }),
                    }
                }
                _ if scale == 0 => {}
                _ => out.push(Step::Scaled { index, scale }),
            }
        }
        Ok((out, cut))
    }
    /// Boolean: the number does not fit `w` bits.
    fn loses(&mut self, index: Term, w: u32, signed: bool) -> Term {
        let t = self.t();
        let full = t.width(index);
        if full <= w {
            return Terms::FALSE;
        }
        let short = t.extract(w - 1, 0, index);
        let again = if signed {
            t.sext(short, full)
        } else {
            t.zext(short, full)
        };
        t.ne(again, index)
    }

    /// The pointer after all steps, and a boolean that the flags are broken on the way.
    fn walk(&mut self, start: Ptr, space: u32, steps: &[Step], flags: Flags) -> (Ptr, Term) {
        let w = self.w.terms.width(start.offset);
        let inbounds = flags.contains(Flags::INBOUNDS);
        let signed = inbounds || flags.contains(Flags::NUSW);
        let unsigned = flags.contains(Flags::NUW);
        let mut broken = Terms::FALSE;
        let mut at = start;
        let zero = self.t().bits(w, 0);
        let mut total = zero;
        for s in steps {
            let by = match *s {
                Step::Constant(k) => self.t().bits(w, k as u64),
                Step::Scaled { index, scale } => {
                    let over = self.scale_wraps(index, scale, w, signed, unsigned);
                    broken = self.t().or(broken, over);
                    let k = self.t().bits(w, scale);
                    self.t().mul(index, k)
                }
            };
            let next = Ptr {
                block: at.block,
                offset: self.t().add(at.offset, by),
            };
            let sum = self.t().add(total, by);
            let mut bad = Terms::FALSE;
            if inbounds {
                // A step of nothing is fine anywhere.
                let (a, b) = (self.within(at), self.within(next));
                let t = self.t();
                let both = t.and(a, b);
                let still = t.eq(by, zero);
                let fine = t.or(still, both);
                bad = t.not(fine);
            }
            if signed && total != zero {
                let over = self.add_wraps(total, by, sum);
                bad = self.t().or(bad, over);
            }
            if unsigned && total != zero {
                let over = self.t().ult(sum, total);
                bad = self.t().or(bad, over);
            }
            broken = self.t().or(broken, bad);
            (at, total) = (next, sum);
        }
        let whole = self.address_wraps(start, space, total, inbounds, signed, unsigned);
        broken = self.t().or(broken, whole);
        (at, broken)
    }

    /// Boolean: adding the whole offset to the address wraps, where the flags say that it does not.
    fn address_wraps(
        &mut self,
        start: Ptr,
        space: u32,
        total: Term,
        inbounds: bool,
        signed: bool,
        unsigned: bool,
    ) -> Term {
        let t = self.t();
        let w = t.width(total);
        let zero = t.bits(w, 0);
        if total == zero || !(signed || unsigned) {
            return Terms::FALSE;
        }
        let negative = t.slt(total, zero);
        if inbounds {
            // Within one block no address wraps: only a step back is a wrap of an unsigned sum.
            return if unsigned { negative } else { Terms::FALSE };
        }
        // Neither does any between two places of one block, whatever the flags.
        let moved = Ptr {
            offset: t.add(start.offset, total),
            ..start
        };
        let (here, there) = (self.within(start), self.within(moved));
        let address = self.w.address(start, space);
        let t = self.t();
        let after = t.add(address, total);
        let less = t.ult(after, address);
        let inside = t.and(here, there);
        let mut bad = Terms::FALSE;
        if unsigned {
            let forward = t.not(negative);
            let fine = t.and(inside, forward);
            let outside = t.not(fine);
            bad = t.and(less, outside);
        }
        if signed && unsigned {
            // A step back is a large step forward: it wraps as the one or as the other, from wherever.
            bad = t.or(bad, negative);
        } else if signed {
            let more = t.ult(address, after);
            let wraps = t.ite(negative, more, less);
            let outside = t.not(inside);
            let outside = t.and(wraps, outside);
            bad = t.or(bad, outside);
        }
        bad
    }

    /// Boolean: the pointer is in its block or at its end.
    fn within(&mut self, p: Ptr) -> Term {
        let size = self.w.size(p.block);
        let t = self.t();
        let offset = t.resize_signed(p.offset, 64);
        t.ule(offset, size)
    }
    /// Boolean: the signed sum wraps.
    fn add_wraps(&mut self, a: Term, b: Term, sum: Term) -> Term {
        let t = self.t();
        let (sa, sb, ss) = (t.is_negative(a), t.is_negative(b), t.is_negative(sum));
        let alike = t.eq(sa, sb);
        let turned = t.ne(sa, ss);
        t.and(alike, turned)
    }
    /// Boolean: `index * scale` wraps in `w` bits.
    fn scale_wraps(
        &mut self,
        index: Term,
        scale: u64,
        w: u32,
        signed: bool,
        unsigned: bool,
    ) -> Term {
        if scale <= 1 || w > 64 || !(signed || unsigned) {
            return Terms::FALSE;
        }
        let mut bad = Terms::FALSE;
        let t = &mut self.w.terms;
        if signed {
            let half = 1u64 << (w - 1);
            let high = t.bits(w, (half - 1) / scale);
            let low = t.bits(w, (half / scale).wrapping_neg());
            let (over, under) = (t.slt(high, index), t.slt(index, low));
            bad = t.or(over, under);
        }
        if unsigned {
            let most = u64::MAX >> (64 - w);
            let high = t.bits(w, most / scale);
            let over = t.ult(high, index);
            bad = t.or(bad, over);
        }
        bad
    }
}

/// Adds a constant step, to the one before if that is constant and goes the same way.
fn push_constant(out: &mut Vec<Step>, by: i64) {
    if by == 0 {
        return;
    }
    if let Some(Step::Constant(k)) = out.last_mut()
        && (*k > 0) == (by > 0)
        && let Some(sum) = k.checked_add(by)
    {
        *k = sum;
        return;
    }
    out.push(Step::Constant(by));
}
