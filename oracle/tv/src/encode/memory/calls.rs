//! Memory intrinsics (`llvm.memcpy`, `memset`, lifetimes …) and the library's allocation functions.
//!
//! [`Encoder::memory_call`] answers by name: `None` if the call is none of them, so that the caller goes on. A library
//! function counts as one only if it is declared with the right type and no body.
//!
//! ```text
//!   memcpy, memmove   both ranges accessible for `len` bytes, memcpy's apart or the same; then the bytes move
//!   memset            the range accessible; then every byte is the value
//!   malloc, calloc    a new block, or null: a choice of the execution; `new` without `nothrow` does not fail
//!   realloc           of null: malloc; of size 0: free; else the contents move, or it fails and the block stays
//!   free, delete      of null nothing; else the block must be live and the pointer at its start
//! ```
//!
//! A range that is not accessible is undefined behaviour; of length 0 it is not looked at. A volatile intrinsic is an
//! event, and does the same besides. Requests for memory are numbered per side.
//!
//! Lengths count as 64 bits. Not modelled: requests with an alignment that is a variable.

use super::super::{Encoder, EventArg, Result};
use crate::memory::heap::Allocation;
use crate::pointer::Ptr;
use crate::value::{Scalar, Val};
use tandem_ir::Inst;
use tandem_ir::attr::{Attr, AttrKind};
use tandem_ir::entity::AttrSet;
use tandem_smt::{Mentions, Term, Terms};

/// Functions that ask for memory or give it back.
const ALLOCATORS: [&str; 19] = [
    "malloc",
    "calloc",
    "realloc",
    "reallocf",
    "aligned_alloc",
    "memalign",
    "free",
    "_Znwj",
    "_Znaj",
    "_Znwm",
    "_Znam",
    "_ZnwmRKSt9nothrow_t",
    "_ZnamRKSt9nothrow_t",
    "_ZdlPv",
    "_ZdaPv",
    "_ZdlPvm",
    "_ZdaPvm",
    "_ZdlPvRKSt9nothrow_t",
    "_ZdaPvRKSt9nothrow_t",
];

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
                return self.masked_call(i, rest);
            }
            return Ok(Some(None));
        }
        let (cx, f) = (self.cx(), self.f());
        let library = f
            .callee(i)
            .is_some_and(|g| super::super::library::is_called(cx, f, i, g));
        if !library {
            return Ok(None);
        }
        if ALLOCATORS.contains(&name) {
            self.note_hidden();
        }
        let v = match (name, f.call(i).map_or(0, |c| c.num_args())) {
            ("malloc", 1) => Some(self.allocation_call(i, false, true)?),
            ("_Znwm" | "_Znam" | "_Znwj" | "_Znaj", 1) => {
                Some(self.allocation_call(i, false, false)?)
            }
            ("calloc", 2) => Some(self.allocation_call(i, true, true)?),
            ("_ZnwmRKSt9nothrow_t" | "_ZnamRKSt9nothrow_t", 2) => {
                Some(self.allocation_call(i, false, true)?)
            }
            ("realloc" | "reallocf", 2) => Some(self.reallocation_call(i, name == "reallocf")?),
            ("aligned_alloc" | "memalign", 2) => Some(self.aligned_allocation(i)?),
            ("free" | "_ZdlPv" | "_ZdaPv", 1)
            | ("_ZdlPvm" | "_ZdaPvm" | "_ZdlPvRKSt9nothrow_t" | "_ZdaPvRKSt9nothrow_t", 2) => {
                let (at, ..) = self.pointer_of_call(i, 0)?;
                self.restricted_free(at);
                let (mem, ok) = self.w.free(self.state.mem, at);
                self.require(ok);
                self.state.mem = mem;
                None
            }
            ("memset" | "memcpy" | "memmove", 3) if self.is_bytes_function(i) => {
                if name == "memset" {
                    self.fill_call(i)?;
                } else {
                    self.copy_call(i, name == "memcpy")?;
                }
                // They return what they are given.
                Some(self.operand(i, 1)?)
            }
            _ => return Ok(None),
        };
        Ok(Some(v))
    }
    /// True if the call has the types of `memset`, `memcpy` or `memmove`.
    fn is_bytes_function(&self, i: Inst) -> bool {
        let f = self.f();
        let ty = |n: usize| f.value_type(f.operand(i, n));
        f.inst_type(i).is_ptr()
            && ty(1) == f.inst_type(i)
            && (ty(2).is_ptr() || ty(2).is_int())
            && ty(3).is_int()
    }

    /// Attribute sets of argument `n`: call site's and callee's.
    pub(super) fn argument_sets(&self, i: Inst, n: usize) -> [AttrSet; 2] {
        let (cx, f) = (self.cx(), self.f());
        let site = f
            .kind(i)
            .call_info()
            .map_or(AttrSet::EMPTY, |c| c.attrs.param(n));
        let decl = f.callee(i).and_then(|g| cx.function(g));
        [site, decl.map_or(AttrSet::EMPTY, |d| d.attrs.param(n))]
    }
    /// A pointer argument (operand 0 is the callee), judged by its attributes, with its space and stated alignment.
    pub(super) fn pointer_of_call(&mut self, i: Inst, n: usize) -> Result<(Ptr, u32, u64)> {
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
    /// The same of a pointer to so many bytes: where there are none, nothing is done with it, whatever it is (LangRef, "Standard C
    /// Library Intrinsics").
    fn pointer_to_bytes(&mut self, i: Inst, n: usize, len: Term) -> Result<(Ptr, u32, u64)> {
        let given = self.operand(i, n + 1)?.scalar().ok_or("pointer")?;
        let some = self.not_empty(len);
        let certain =
            given.poison == Terms::FALSE && !self.t().mentions(given.bits).any(Mentions::UNDEF);
        if certain || some == Terms::TRUE {
            return self.pointer_of_call(i, n);
        }
        let (ub, reach) = (self.ub, self.state.reach);
        let pointer = self.pointer_of_call(i, n);
        let added = std::mem::replace(&mut self.ub, ub);
        self.state.reach = reach;
        // What attributes ask for at once they ask for without bytes too.
        let sets = self.argument_sets(i, n);
        let asks = |a: &Attr| {
            matches!(
                a,
                Attr::Flag(AttrKind::NoUndef)
                    | Attr::Dereferenceable(_)
                    | Attr::DereferenceableOrNull(_)
            )
        };
        let attrs = &self.cx().attrs;
        let strict = sets.iter().any(|&s| attrs.get(s).iter().any(asks));
        let bad = match strict {
            true => added,
            false => self.t().and(some, added),
        };
        self.ub_if(bad);
        pointer
    }
    /// A length argument, 64 bits.
    pub(super) fn length_of_call(&mut self, i: Inst, n: usize) -> Result<Term> {
        let s = self.scalar_operand(i, n + 1)?;
        let bits = self.not_poison(s);
        self.ub_if_undef(bits);
        let bits = self.settled(bits);
        let width = self.t().width(bits);
        if width > 64 {
            // No object has so many bytes.
            let t = self.t();
            let high = t.extract(width - 1, 64, bits);
            let none = t.bits(width - 64, 0);
            let bad = t.ne(high, none);
            self.ub_if(bad);
        }
        Ok(self.t().resize(bits, 64))
    }
    /// True if the memory intrinsic is volatile: its last argument says so. The alignment that older forms
    /// have before it is of no use here.
    fn is_volatile(&mut self, i: Inst) -> Result<bool> {
        // The library's functions have no such argument, and those of atomic elements have the size of an element there.
        let f = self.f();
        let name = f.callee(i).map_or("", |g| self.cx().global_name(g));
        if !f.inst_type(i).is_void() || name.contains(".element.unordered.atomic.") {
            return Ok(false);
        }
        let last = self.f().call(i).map_or(0, |c| c.num_args());
        let volatile = self.scalar_operand(i, last)?;
        self.w
            .terms
            .as_u64(volatile.bits)
            .map(|v| v != 0)
            .ok_or_else(|| "volatile memory intrinsic".into())
    }
    /// A volatile memory intrinsic is an event on the memory that it touches, and does then what any other does: what it
    /// reads and writes is memory like other memory.
    fn volatile_event(&mut self, i: Inst, name: &str, pointers: &[(Ptr, u32)], numbers: &[Scalar]) {
        let mut args: Vec<EventArg> = Vec::new();
        for &(p, space) in pointers {
            args.push(self.pointer_argument(p, space));
        }
        args.extend(numbers.iter().map(|&s| EventArg {
            value: s.into(),
            spaces: vec![None],
        }));
        self.w
            .assume("volatile memory intrinsics find in memory what the program left there");
        self.w
            .beyond_replay
            .insert("volatile memory intrinsics".into());
        self.event(name.into(), args, true, false, i);
    }

    fn copy_call(&mut self, i: Inst, apart: bool) -> Result<()> {
        let volatile = self.is_volatile(i)?;
        let len = self.length_of_call(i, 2)?;
        let (to, to_space, to_align) = self.pointer_to_bytes(i, 0, len)?;
        let (from, from_space, from_align) = self.pointer_to_bytes(i, 1, len)?;
        let mem = self.state.mem;
        let ok = self.w.access_ok(mem, to, to_space, len, to_align, true);
        self.require(ok);
        let ok = self
            .w
            .access_ok(mem, from, from_space, len, from_align, false);
        self.require(ok);
        let some = self.not_empty(len);
        self.body_access_if(some, to, true);
        self.body_access_if(some, from, false);
        if apart {
            let bad = self.overlap(to, from, len);
            self.ub_if(bad);
        }
        if volatile {
            let name = if apart {
                "volatile memcpy"
            } else {
                "volatile memmove"
            };
            self.volatile_event(
                i,
                name,
                &[(to, to_space), (from, from_space)],
                &[Scalar::defined(len)],
            );
        }
        self.note_written(to, len);
        self.note_secluded(to, len, true);
        self.note_secluded(from, len, false);
        let mem = self.state.mem;
        self.state.mem = self.w.copy(mem, to, from, len);
        Ok(())
    }
    fn not_empty(&mut self, len: Term) -> Term {
        let t = self.t();
        let zero = t.bits(t.width(len), 0);
        t.ne(len, zero)
    }
    /// Boolean: two ranges of `len` bytes overlap without being the same.
    fn overlap(&mut self, a: Ptr, b: Ptr, len: Term) -> Term {
        if self.w.differ(a.block, b.block) {
            return Terms::FALSE;
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
        let volatile = self.is_volatile(i)?;
        let len = self.length_of_call(i, 2)?;
        let mut value = self.scalar_operand(i, 2)?;
        // The library's takes an `int` and uses its low byte.
        value.bits = self.t().resize(value.bits, 8);
        let (at, space, align) = self.pointer_to_bytes(i, 0, len)?;
        let mem = self.state.mem;
        let ok = self.w.access_ok(mem, at, space, len, align, true);
        self.require(ok);
        let some = self.not_empty(len);
        self.body_access_if(some, at, true);
        if volatile {
            self.volatile_event(
                i,
                "volatile memset",
                &[(at, space)],
                &[value, Scalar::defined(len)],
            );
        }
        self.note_written(at, len);
        self.note_secluded(at, len, true);
        let mem = self.state.mem;
        self.state.mem = self.w.fill(mem, at, len, value);
        Ok(())
    }

    fn lifetime_call(&mut self, i: Inst, start: bool) -> Result<()> {
        let args = self.f().call(i).map_or(0, |c| c.num_args());
        let n = args.checked_sub(1).ok_or("lifetime")?;
        let s = self.scalar_operand(i, n + 1)?;
        let p = Ptr::unpack(self.t(), s.bits);
        // Of anything but a stack object of this call it says nothing.
        let ours = self
            .w
            .block_data(p.block)
            .is_some_and(|d| d.key.ends_with_frame());
        if ours || self.w.lives.contains(&p.block) {
            self.state.mem = self.w.lifetime(self.state.mem, p.block, start);
        }
        Ok(())
    }

    fn allocation_call(&mut self, i: Inst, zeroed: bool, may_fail: bool) -> Result<Val> {
        let mut size = self.length_of_call(i, 0)?;
        let mut overflow = Terms::FALSE;
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
        let request = Allocation {
            zeroed,
            may_fail,
            ..self.request(i, size)?
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

    /// A request for `size` bytes that may fail, the next of this side.
    fn request(&mut self, i: Inst, size: Term) -> Result<Allocation> {
        let number = self.w.count_of_block(self.side, "heap", 0);
        self.numbered_request(i, size, number)
    }
    /// A request under a number of the caller's.
    pub(super) fn numbered_request(
        &mut self,
        i: Inst,
        size: Term,
        number: u32,
    ) -> Result<Allocation> {
        let space = self.f().inst_type(i).address_space().ok_or("allocation")?;
        Ok(Allocation {
            number,
            size,
            align: if self.w.layout.pointer(space).bits > 32 {
                16
            } else {
                8
            },
            zeroed: false,
            may_fail: true,
            space,
        })
    }
    /// `aligned_alloc(align, size)`: an alignment that is no power of two is refused.
    fn aligned_allocation(&mut self, i: Inst) -> Result<Val> {
        let align = self.length_of_call(i, 0)?;
        let align = self.w.terms.as_u64(align).filter(|a| a.is_power_of_two());
        let align =
            align.ok_or("allocation with an alignment that is a variable or no power of two")?;
        let size = self.length_of_call(i, 1)?;
        let plain = self.request(i, size)?;
        let request = Allocation {
            align: align.max(plain.align),
            ..plain
        };
        let (mem, p) = self.w.allocate(self.state.mem, request);
        self.state.mem = mem;
        Ok(Scalar::defined(p.pack(self.t())).into())
    }
    /// `realloc`: of null it allocates; of a size of zero it frees; where it fails the object stays (`reallocf`
    /// frees it), otherwise the contents move.
    fn reallocation_call(&mut self, i: Inst, frees: bool) -> Result<Val> {
        let (old, space, _) = self.pointer_of_call(i, 0)?;
        let size = self.length_of_call(i, 1)?;
        let request = self.request(i, size)?;
        let before = self.state.mem;
        let (freed, ok) = self.w.free(before, old);
        self.require(ok);
        let address = self.w.address(old, space);
        let (made, new) = self.w.allocate(before, request);
        let none = self.w.no_block();
        let old_size = self.w.size(old.block);
        let t = self.t();
        let zero = t.bits(t.width(address), 0);
        let null = t.eq(address, zero);
        let failed = t.eq(new.block, none);
        let less = t.ult(old_size, size);
        let kept = t.ite(less, old_size, size);
        let nothing = t.bits(64, 0);
        let stays = t.or(null, failed);
        let kept = t.ite(stays, nothing, kept);
        let empty = t.eq(size, nothing);
        let moved = self.w.copy(made, new, old, kept);
        let (moved, _) = self.w.free(moved, old);
        let gone = if frees { Terms::TRUE } else { empty };
        let left = self.w.merge_memory(gone, freed, before);
        let mem = self.w.merge_memory(failed, left, moved);
        self.state.mem = self.w.merge_memory(null, made, mem);
        Ok(Scalar::defined(new.pack(self.t())).into())
    }
}
