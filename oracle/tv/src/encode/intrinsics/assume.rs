//! `llvm.assume`: what it promises is undefined behaviour where it does not hold.

use super::super::{Encoder, Result};
use crate::pointer::Ptr;
use crate::value::Val;
use tandem_ir::Inst;
use tandem_smt::Terms;

impl Encoder<'_, '_> {
    pub(super) fn assume(&mut self, i: Inst) -> Result<()> {
        let c = self.scalar_operand(i, 1)?;
        let bits = self.not_poison(c);
        self.ub_if_undef(bits);
        let holds = self.t().bit_to_bool(bits);
        self.require(holds);
        self.bundles(i)
    }

    /// The operand bundles: `"align"(ptr, n)` and the like.
    fn bundles(&mut self, i: Inst) -> Result<()> {
        let f = self.f();
        let Some(call) = f.call(i) else { return Ok(()) };
        let operands: Vec<_> = call.bundle_operands().collect();
        let mut at = 0;
        if !call.info.bundles.is_empty() {
            self.w
                .beyond_replay
                .insert("operand bundles of llvm.assume".into());
        }
        for (tag, count) in &call.info.bundles {
            let mine = &operands[at..(at + *count as usize).min(operands.len())];
            at += *count as usize;
            let mut values = Vec::new();
            for &v in mine {
                values.push((self.use_of(v)?, f.value_type(v)));
            }
            let space = values.first().and_then(|(_, ty)| ty.address_space());
            match (&**tag, space, values.as_slice()) {
                ("ignore" | "cold", ..) => {}
                ("noundef", _, [(v, _)]) => {
                    v.for_each(&mut |s| {
                        self.ub_if(s.poison);
                        self.ub_if_undef(s.bits);
                    });
                }
                ("nonnull", Some(space), [(p, _)]) => self.assume_not_null(p, space),
                ("align", Some(space), [(p, _), (n, _), rest @ ..]) => {
                    self.assume_aligned(p, space, n, rest.first().map(|x| &x.0))?;
                }
                ("dereferenceable" | "dereferenceable_or_null", Some(space), [(p, _), (n, _)]) => {
                    self.assume_dereferenceable(p, space, n, tag.ends_with("or_null"));
                }
                ("separate_storage", Some(_), [(p, _), (q, _)]) => self.assume_separate(p, q),
                _ => return Err(format!("assume bundle \"{tag}\"")),
            }
        }
        Ok(())
    }

    /// The two pointers are not based on the same object.
    fn assume_separate(&mut self, p: &Val, q: &Val) {
        let (Some(p), Some(q)) = (p.scalar(), q.scalar()) else {
            return;
        };
        let (p, q) = (self.not_poison(p), self.not_poison(q));
        let t = self.t();
        if t.width(p) != t.width(q) {
            return;
        }
        let (p, q) = (Ptr::unpack(t, p), Ptr::unpack(t, q));
        let none = self.w.no_block();
        let t = self.t();
        let (same, nothing) = (t.eq(p.block, q.block), t.eq(p.block, none));
        let apart = t.not(same);
        let good = t.or(apart, nothing);
        self.require(good);
    }

    fn assume_not_null(&mut self, p: &Val, space: u32) {
        let Some(p) = p.scalar() else { return };
        let bits = self.not_poison(p);
        let address = self.address_of(bits, space);
        let t = self.t();
        let w = t.width(address);
        let zero = t.bits(w, 0);
        let good = t.ne(address, zero);
        self.require(good);
    }

    /// The address less an offset is a multiple of `n`; one that is no power of two only null has.
    fn assume_aligned(&mut self, p: &Val, space: u32, n: &Val, offset: Option<&Val>) -> Result<()> {
        let (Some(p), Some(n)) = (p.scalar(), n.scalar()) else {
            return Ok(());
        };
        let bits = self.not_poison(p);
        let n = self.not_poison(n);
        if let Some(k) = self
            .t()
            .as_u64(n)
            .filter(|k| k.is_power_of_two() && offset.is_none())
        {
            let bad = self.misaligned(bits, space, k);
            self.ub_if(bad);
            return Ok(());
        }
        let pointer = self.address_of(bits, space);
        let mut address = pointer;
        if let Some(o) = offset.and_then(|o| o.scalar()) {
            let o = self.not_poison(o);
            let t = self.t();
            let w = t.width(address);
            let o = t.resize_signed(o, w);
            address = t.sub(address, o);
        }
        let t = self.t();
        // Wide enough for both numbers.
        let w = t.width(address).max(t.width(n));
        let (pointer, address, n) = (t.zext(pointer, w), t.zext(address, w), t.zext(n, w));
        let (zero, one) = (t.bits(w, 0), t.bits(w, 1));
        let below = t.sub(n, one);
        let (bits, rest) = (t.bvand(n, below), t.bvand(address, below));
        let (single, some) = (t.eq(bits, zero), t.ne(n, zero));
        let power = t.and(single, some);
        let (fits, null) = (t.eq(rest, zero), t.eq(pointer, zero));
        // An alignment that is no power of two says that the pointer is null.
        let good = t.ite(power, fits, null);
        self.require(good);
        Ok(())
    }

    fn assume_dereferenceable(&mut self, p: &Val, space: u32, n: &Val, or_null: bool) {
        let (Some(p), Some(n)) = (p.scalar(), n.scalar()) else {
            return;
        };
        let bits = self.not_poison(p);
        let n = self.not_poison(n);
        let mem = self.state.mem;
        let t = self.t();
        let size = t.resize(n, 64);
        let at = Ptr::unpack(t, bits);
        let mut good = self.w.access_ok(mem, at, space, size, 1, false);
        if or_null {
            let address = self.w.address(at, space);
            let t = self.t();
            let w = t.width(address);
            let zero = t.bits(w, 0);
            let null = t.eq(address, zero);
            good = t.or(good, null);
        }
        if good != Terms::TRUE {
            self.require(good);
        }
    }
}
