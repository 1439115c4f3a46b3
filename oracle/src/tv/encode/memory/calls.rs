//! Memory intrinsics and the library's allocation functions.

use super::super::{Encoder, Result};
use crate::smt::Term;
use crate::tv::memory::heap::Allocation;
use crate::tv::pointer::Ptr;
use crate::tv::value::{Scalar, Val};
use tandem_ir::Inst;
use tandem_ir::attr::Attr;
use tandem_ir::entity::AttrSet;

impl Encoder<'_, '_> {
    /// A call of a memory intrinsic or library allocation function by name: `None` if it is none of them.
    ///
    /// # Errors
    /// Names what is not modelled.
    pub fn memory_call(&mut self, i: Inst, name: &str) -> Result<Option<Option<Val>>> {
        self.w.memory.side = self.side;
        if let Some(rest) = name.strip_prefix("llvm.") {
            let is = |base: &str| {
                rest.strip_prefix(base)
                    .is_some_and(|r| r.is_empty() || r.starts_with('.'))
            };
            if is("memcpy") || is("memmove") {
                self.copy_call(i, is("memcpy"))?;
            } else if is("memset") {
                self.fill_call(i)?;
            } else if is("lifetime.start") || is("lifetime.end") {
                self.lifetime_call(i, is("lifetime.start"))?;
            } else {
                return Ok(None);
            }
            return Ok(Some(None));
        }
        let (cx, f) = (self.cx(), self.f());
        let library = f
            .callee(i)
            .and_then(|g| cx.function(g))
            .is_some_and(|d| !d.defined);
        if !library {
            return Ok(None);
        }
        let v = match (name, f.call(i).map_or(0, |c| c.num_args())) {
            ("malloc", 1) => Some(self.allocation_call(i, false, true)?),
            ("_Znwm" | "_Znam", 1) => Some(self.allocation_call(i, false, false)?),
            ("calloc", 2) => Some(self.allocation_call(i, true, true)?),
            ("free" | "_ZdlPv" | "_ZdaPv", 1) => {
                let (at, ..) = self.pointer_of_call(i, 0)?;
                let (mem, ok) = self.w.free(self.state.mem, at);
                self.require(ok);
                self.state.mem = mem;
                None
            }
            _ => return Ok(None),
        };
        Ok(Some(v))
    }

    /// Attribute sets of argument `n`: call site's and callee's.
    fn argument_sets(&self, i: Inst, n: usize) -> [AttrSet; 2] {
        let (cx, f) = (self.cx(), self.f());
        let site = f
            .kind(i)
            .call_info()
            .map_or(AttrSet::EMPTY, |c| c.attrs.param(n));
        let decl = f.callee(i).and_then(|g| cx.function(g));
        [site, decl.map_or(AttrSet::EMPTY, |d| d.attrs.param(n))]
    }
    /// A pointer argument (operand 0 is the callee), judged by its attributes, with its space and stated alignment.
    fn pointer_of_call(&mut self, i: Inst, n: usize) -> Result<(Ptr, u32, u64)> {
        let (cx, f) = (self.cx(), self.f());
        let v = f.operand(i, n + 1);
        let sets = self.argument_sets(i, n);
        let value = self.operand(i, n + 1)?;
        let value = self.attributed(value, f.value_type(v), &sets);
        let (at, space) = self.followed_pointer(v, value.scalar().ok_or("pointer")?)?;
        let stated = sets
            .iter()
            .flat_map(|&s| cx.attrs.get(s))
            .filter_map(|a| match a {
                Attr::Align(n) => Some(*n),
                _ => None,
            });
        Ok((at, space, stated.max().unwrap_or(1)))
    }
    /// A length argument, 64 bits.
    fn length_of_call(&mut self, i: Inst, n: usize) -> Result<Term> {
        let s = self.scalar_operand(i, n + 1)?;
        let bits = self.not_poison(s);
        self.ub_if_undef(bits);
        let bits = self.settled(bits);
        Ok(self.t().resize(bits, 64))
    }
    fn refuse_volatile(&mut self, i: Inst, n: usize) -> Result<()> {
        let volatile = self.scalar_operand(i, n + 1)?;
        match self.w.terms.as_u64(volatile.bits) {
            Some(0) => Ok(()),
            _ => Err("volatile memory intrinsic".into()),
        }
    }

    fn copy_call(&mut self, i: Inst, apart: bool) -> Result<()> {
        self.refuse_volatile(i, 3)?;
        let len = self.length_of_call(i, 2)?;
        let (to, to_space, to_align) = self.pointer_of_call(i, 0)?;
        let (from, from_space, from_align) = self.pointer_of_call(i, 1)?;
        let mem = self.state.mem;
        let ok = self.w.access_ok(mem, to, to_space, len, to_align, true);
        self.require(ok);
        let ok = self
            .w
            .access_ok(mem, from, from_space, len, from_align, false);
        self.require(ok);
        if apart {
            let bad = self.overlap(to, from, len);
            self.ub_if(bad);
        }
        self.state.mem = self.w.copy(mem, to, from, len);
        Ok(())
    }
    /// Boolean: two ranges of `len` bytes overlap without being the same.
    fn overlap(&mut self, a: Ptr, b: Ptr, len: Term) -> Term {
        if self.w.differ(a.block, b.block) {
            return crate::smt::Terms::FALSE;
        }
        let t = self.t();
        let same = t.eq(a.block, b.block);
        let (x, y) = (t.resize_signed(a.offset, 64), t.resize_signed(b.offset, 64));
        let (up, down) = (t.sub(x, y), t.sub(y, x));
        let apart = t.ne(x, y);
        let (p, q) = (t.ult(up, len), t.ult(down, len));
        let near = t.or(p, q);
        t.all([same, apart, near])
    }

    fn fill_call(&mut self, i: Inst) -> Result<()> {
        self.refuse_volatile(i, 3)?;
        let len = self.length_of_call(i, 2)?;
        let value = self.scalar_operand(i, 2)?;
        let (at, space, align) = self.pointer_of_call(i, 0)?;
        let mem = self.state.mem;
        let ok = self.w.access_ok(mem, at, space, len, align, true);
        self.require(ok);
        self.state.mem = self.w.fill(mem, at, len, value);
        Ok(())
    }

    fn lifetime_call(&mut self, i: Inst, start: bool) -> Result<()> {
        let args = self.f().call(i).map_or(0, |c| c.num_args());
        let n = args.checked_sub(1).ok_or("lifetime")?;
        let s = self.scalar_operand(i, n + 1)?;
        let p = Ptr::unpack(self.t(), s.bits);
        // Of anything but a stack object of this call it says nothing.
        if self
            .w
            .block_data(p.block)
            .is_some_and(|d| d.key.ends_with_frame())
        {
            self.state.mem = self.w.lifetime(self.state.mem, p.block, start);
        }
        Ok(())
    }

    fn allocation_call(&mut self, i: Inst, zeroed: bool, may_fail: bool) -> Result<Val> {
        let mut size = self.length_of_call(i, 0)?;
        let mut overflow = crate::smt::Terms::FALSE;
        if zeroed {
            let count = self.length_of_call(i, 1)?;
            let t = self.t();
            let (x, y) = (t.zext(size, 128), t.zext(count, 128));
            let wide = t.mul(x, y);
            let high = t.extract(127, 64, wide);
            let none = t.bits(64, 0);
            overflow = t.ne(high, none);
            size = t.mul(size, count);
        }
        let space = self.f().inst_type(i).address_space().ok_or("allocation")?;
        let number = self.w.count_of_block(self.side, "heap", 0);
        let align = if self.w.layout.pointer(space).bits > 32 {
            16
        } else {
            8
        };
        let request = Allocation {
            number,
            size,
            align,
            zeroed,
            may_fail,
            space,
        };
        let before = self.state.mem;
        let (mem, p) = self.w.allocate(before, request);
        let none = self.w.no_block();
        self.state.mem = self.w.merge_memory(overflow, before, mem);
        let t = self.t();
        let p = Ptr {
            block: t.ite(overflow, none, p.block),
            offset: p.offset,
        };
        Ok(Scalar::defined(p.pack(t)).into())
    }
}
