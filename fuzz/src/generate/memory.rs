//! Memory: objects of every kind, pointers to them, loads and stores.
//!
//! A pointer is used only with what its [`Place`] says: so many bytes, so aligned,
//! stored to before. Dynamic indices are masked to the number of elements. Pointer
//! arguments may alias each other, and derived pointers alias what they come from;
//! that is what passes have to see through.

use super::maker::Maker;
use super::scope::{Known, Pointee};
use crate::config::Feature;
use smallvec::SmallVec;
use tandem_ir::inst::{Align, Ordering, RmwOp};
use tandem_ir::{BinOp, CastOp, Flags, InstKind, IntPredicate, MemAccess, Type};

impl Maker<'_, '_, '_> {
    /// True if there is memory to work on.
    pub(super) fn has_memory(&self) -> bool {
        self.scope.known.iter().any(|k| k.pointee.is_some())
    }

    /// A statement that reads, writes or computes an address.
    pub(super) fn memory_statement(&mut self) {
        let Some(p) = self.some_pointer(|_| true) else {
            return self.int_statement();
        };
        match self.c.weighted(&[6, 6, 2, 1, 1, 2, 2]) {
            1 => self.store_somewhere(p),
            2 => self.derive(p),
            3 => self.choose_pointer(p),
            4 => self.compare_addresses(p),
            5 if self.has(Feature::MemoryIntrinsics) => self.fill_or_copy(p),
            6 if self.has(Feature::Atomics) => self.atomic(p),
            _ => {
                let k = self.load_from(p);
                self.scope.add(k);
            }
        }
    }

    /// A pointer at hand that points somewhere fit.
    pub(super) fn some_pointer(&mut self, fits: impl Fn(&Pointee) -> bool) -> Option<Known> {
        let uniform = self.uniform_only;
        self.scope.pick(&mut self.c, |k| {
            k.pointee.as_ref().is_some_and(&fits) && !(uniform && k.divergent)
        })
    }

    // ----- objects --------------------------------------------------------------------

    /// Stack objects, filled; at hand afterwards.
    pub(super) fn stack_objects(&mut self) {
        for _ in 0..self.c.below(3) {
            let elem = self.element_type();
            let count = self.c.pick(&[1, 1, 1, 2, 4, 8], 1);
            let k = self.stack_object(elem, count);
            self.scope.add(k);
        }
        if self.c.chance(1, 6) {
            self.pointer_slot();
        }
    }

    /// A stack object that holds a pointer, if there is one that may lie in memory.
    fn pointer_slot(&mut self) {
        let Some(target) = self.pointer_to_keep() else {
            return;
        };
        let one = self.int(Type::I32, 1);
        let kind = InstKind::Alloca {
            ty: Type::PTR,
            align: bytes_align(8),
            inalloca: false,
            swifterror: false,
        };
        let pointee = Pointee {
            bytes: 8,
            align: 8,
            elem: Type::PTR,
            writable: true,
            filled: true,
            own: true,
        };
        let p = Known {
            pointee: Some(pointee),
            ..self.op(kind, Type::PTR, &[one])
        };
        self.store(target, p);
        self.scope.add(p);
    }

    /// A pointer that may lie in memory: whoever loads it relies on [`Place::SLOT`].
    fn pointer_to_keep(&mut self) -> Option<Known> {
        let covers =
            |k: &Known| k.ty == Type::PTR && k.pointee.is_some_and(|pl| pl.covers(Pointee::SLOT));
        self.scope.pick(&mut self.c, covers)
    }

    fn stack_object(&mut self, elem: Type, count: u64) -> Known {
        let stride = self.stride(elem);
        let natural = self.abi_align(elem);
        let align = natural << self.c.pick(&[0, 0, 1, 2], 0);
        let array = self.c.chance(1, 2);
        let (ty, number) = if count == 1 || !array {
            (elem, count)
        } else {
            (self.header.types.array(elem, count), 1)
        };
        let n = self.int(Type::I32, number);
        let kind = InstKind::Alloca {
            ty,
            align: bytes_align(align),
            inalloca: false,
            swifterror: false,
        };
        let pointee = Pointee {
            bytes: stride * count,
            align,
            elem,
            writable: true,
            filled: true,
            own: true,
        };
        let p = Known {
            pointee: Some(pointee),
            ..self.op(kind, Type::PTR, &[n])
        };
        self.fill(p, count);
        p
    }

    /// Stores to every element.
    pub(super) fn fill(&mut self, p: Known, count: u64) {
        let Some(pointee) = p.pointee else { return };
        if pointee.raw() && self.has(Feature::MemoryIntrinsics) && self.c.chance(1, 3) {
            return self.memset(p, pointee.bytes);
        }
        for n in 0..count {
            let at = self.element(p, n);
            let v = self.second_operand(pointee.elem);
            self.store(v, at);
        }
    }

    /// A type that memory may hold.
    pub(super) fn element_type(&mut self) -> Type {
        let ty = match self.c.below(6) {
            0 => self.c.pick(&[Type::I8, Type::I64, Type::I16], Type::I8),
            1 if self.has(Feature::Floats) => {
                self.c.pick(&[Type::FLOAT, Type::DOUBLE], Type::FLOAT)
            }
            _ => self.int_type(),
        };
        if ty.int_width().is_some_and(|w| w > 64) {
            Type::I64
        } else {
            ty
        }
    }

    pub(super) fn stride(&self, ty: Type) -> u64 {
        let h = &self.header;
        h.layout.alloc_size(&h.types, ty).unwrap_or(8)
    }
    pub(super) fn abi_align(&self, ty: Type) -> u64 {
        self.header.layout.abi_align(&self.header.types, ty).bytes()
    }

    // ----- addresses --------------------------------------------------------------------

    /// The address of element `n`.
    pub(super) fn element(&mut self, p: Known, n: u64) -> Known {
        let Some(pointee) = p.pointee.filter(|_| n > 0) else {
            return p;
        };
        let stride = self.stride(pointee.elem);
        let index = self.int(Type::I64, n);
        let mut k = self.gep(pointee.elem, p, index);
        k.pointee = Some(Pointee {
            bytes: pointee.bytes - n * stride,
            align: pointee.align.min(1 << (n * stride).trailing_zeros()),
            ..pointee
        });
        k
    }

    fn gep(&mut self, elem: Type, p: Known, index: Known) -> Known {
        let mut k = self.op(InstKind::Gep { elem }, p.ty, &[p, index]);
        let flags = self.c.pick(
            &[
                Flags::INBOUNDS,
                Flags::NONE,
                Flags::INBOUNDS | Flags::NUW,
                Flags::NUSW,
            ],
            Flags::INBOUNDS,
        );
        self.flag(&mut k, flags, true);
        k
    }

    /// The address of an element: the first, one by number, or one by a masked index.
    pub(super) fn some_element(&mut self, p: Known) -> Known {
        let Some(pointee) = p.pointee else { return p };
        let stride = self.stride(pointee.elem);
        let count = pointee.bytes / stride;
        if count < 2 || self.c.chance(1, 3) {
            return p;
        }
        if self.c.chance(1, 2) {
            let n = self.c.below(count.min(64) as u32);
            return self.element(p, u64::from(n));
        }
        // The largest power of two, so that a mask keeps the index inside.
        let reach = 1u64 << (63 - count.leading_zeros());
        let ty = self.c.pick(&[Type::I32, Type::I64], Type::I32);
        let x = self.operand(ty);
        let x = self.well_defined(x);
        let mask = self.int(ty, reach - 1);
        let outside = self.poison_rich() && self.c.chance(1, 16);
        let index = if outside {
            x
        } else {
            self.binary(BinOp::And, x, mask)
        };
        let mut k = self.gep(pointee.elem, p, index);
        k.pointee = Some(Pointee {
            bytes: stride,
            align: pointee.align.min(1 << stride.trailing_zeros()),
            ..pointee
        });
        k
    }

    /// Another pointer to the same object: an element, or in another address space.
    fn derive(&mut self, p: Known) {
        let space = p.ty.address_space().unwrap_or(0);
        let k = if space != 0 && self.c.chance(1, 2) {
            let mut k = self.op(InstKind::Cast(CastOp::AddrSpaceCast), Type::PTR, &[p]);
            k.pointee = p.pointee;
            k
        } else {
            self.some_element(p)
        };
        if k.value != p.value {
            self.scope.add(k);
        }
    }

    /// One of two pointers.
    fn choose_pointer(&mut self, p: Known) {
        let uniform = self.uniform_only;
        let other = self.scope.pick(&mut self.c, |k| {
            k.ty == p.ty && k.pointee.is_some() && k.value != p.value && !(uniform && k.divergent)
        });
        let (Some(q), true) = (other, self.has(Feature::Selects)) else {
            return self.derive(p);
        };
        let cond = self.condition();
        let cond = self.well_defined(cond);
        let k = self.select(cond, p, q);
        if k.pointee.is_some() {
            self.scope.add(k);
        }
    }

    /// A comparison of addresses whose answer does not depend on where objects lie.
    fn compare_addresses(&mut self, p: Known) {
        let other = if self.c.chance(1, 2) {
            let null = self.f.zero(p.ty);
            self.plain(null, p.ty)
        } else {
            self.some_element(p)
        };
        let space = p.ty.address_space().unwrap_or(0);
        if space != 0 && other.pointee.is_none() {
            return self.int_statement(); // Null may be an address there.
        }
        let pred = self
            .c
            .pick(&[IntPredicate::Eq, IntPredicate::Ne], IntPredicate::Eq);
        let k = self.op(InstKind::ICmp(pred), Type::I1, &[p, other]);
        self.scope.add(k);
    }

    // ----- accesses ----------------------------------------------------------------------

    fn access(&mut self, pointee: Pointee, ty: Type) -> MemAccess {
        let most = pointee.align.min(self.abi_align(ty).max(1));
        let align = if self.c.chance(1, 6) { 1 } else { most };
        MemAccess {
            volatile: self.has(Feature::Volatile) && self.c.chance(1, 6),
            ..MemAccess::plain(bytes_align(align))
        }
    }

    /// The type of an access to a place: mostly that of its elements.
    fn access_type(&mut self, pointee: Pointee) -> Type {
        if !pointee.raw() || self.c.chance(5, 6) {
            return pointee.elem;
        }
        let ty = self
            .c
            .pick(&[Type::I32, Type::I8, Type::I16, Type::I64], Type::I8);
        if self.stride(ty) <= pointee.bytes {
            ty
        } else {
            pointee.elem
        }
    }

    /// Loads from some element.
    pub(super) fn load_from(&mut self, p: Known) -> Known {
        let at = self.some_element(p);
        let ty = at.pointee.map_or(Type::I32, |pl| self.access_type(pl));
        self.load(at, ty)
    }

    /// Loads a value; frozen if it may never have been stored and programs are to be UB-free.
    pub(super) fn load(&mut self, p: Known, ty: Type) -> Known {
        let Some(pointee) = p.pointee else {
            return self.constant(ty);
        };
        let access = self.access(pointee, ty);
        let mut k = self.op(InstKind::Load(access), ty, &[p]);
        k.divergent |= self.kernel && pointee.writable;
        k.maybe_poison |= !pointee.filled || self.poison_rich();
        if ty.is_ptr() {
            k.pointee = Some(Pointee::SLOT);
        }
        self.load_metadata(k);
        if k.maybe_poison && !self.poison_rich() {
            return self.freeze(k);
        }
        k
    }

    fn store_somewhere(&mut self, p: Known) {
        if !p.pointee.is_some_and(|pl| pl.writable) {
            let k = self.load_from(p);
            return self.scope.add(k);
        }
        let at = self.some_element(p);
        let ty = at.pointee.map_or(Type::I32, |pl| self.access_type(pl));
        let v = if ty.is_ptr() {
            match self.pointer_to_keep() {
                Some(q) => q,
                None => return self.int_statement(),
            }
        } else {
            self.second_operand(ty)
        };
        self.store(v, at);
    }

    pub(super) fn store(&mut self, v: Known, at: Known) {
        let Some(pointee) = at.pointee else { return };
        let access = self.access(pointee, v.ty);
        self.append(InstKind::Store(access), Type::VOID, &[v.value, at.value]);
    }

    /// `memset`, `memcpy` or `memmove` of a whole place.
    fn fill_or_copy(&mut self, p: Known) {
        let Some(to) = p.pointee.filter(|pl| pl.writable && pl.raw()) else {
            let k = self.load_from(p);
            return self.scope.add(k);
        };
        let uniform = self.uniform_only;
        let from = self.scope.pick(&mut self.c, |k| {
            k.pointee.is_some_and(|pl| pl.filled && pl.raw()) && !(uniform && k.divergent)
        });
        match from {
            Some(q) if self.c.chance(2, 3) => {
                let bytes = to.bytes.min(q.pointee.map_or(1, |pl| pl.bytes)).min(64);
                self.move_bytes(p, q, bytes);
            }
            _ => self.memset(p, to.bytes.min(64)),
        }
    }

    fn move_bytes(&mut self, to: Known, from: Known, bytes: u64) {
        let (n, no) = (self.int(Type::I64, bytes), self.int(Type::I1, 0));
        let apart = self.on_stack(to) && self.on_stack(from) && to.value != from.value;
        let name = if apart { "memcpy" } else { "memmove" };
        let name = format!("llvm.{name}.{}.{}.i64", suffix(to.ty), suffix(from.ty));
        self.intrinsic(&name, Type::VOID, &[to, from, n, no]);
        self.cost += bytes * self.weight;
    }

    /// True for the address of a stack object, before anything was computed from it.
    fn on_stack(&self, p: Known) -> bool {
        let i = self.f.def_inst(p.value);
        i.is_some_and(|i| matches!(self.f.kind(i), InstKind::Alloca { .. }))
    }

    fn memset(&mut self, p: Known, bytes: u64) {
        let byte = self.some_int(Type::I8);
        let (n, no) = (self.int(Type::I64, bytes), self.int(Type::I1, 0));
        let name = format!("llvm.memset.{}.i64", suffix(p.ty));
        self.intrinsic(&name, Type::VOID, &[p, byte, n, no]);
        self.cost += bytes * self.weight;
    }

    /// An atomic operation on an element.
    fn atomic(&mut self, p: Known) {
        let fits = |pl: &Pointee| pl.writable && matches!(pl.elem.int_width(), Some(32 | 64));
        let Some(ty) = p.pointee.filter(fits).map(|pl| pl.elem) else {
            let k = self.load_from(p);
            return self.scope.add(k);
        };
        let at = self.some_element(p);
        let natural = self.stride(ty);
        if at.pointee.is_none_or(|pl| pl.align < natural) {
            return self.store_somewhere(p);
        }
        let filled = at.pointee.is_some_and(|pl| pl.filled);
        let v = self.second_operand(ty);
        let ordering = self.c.pick(
            &[
                Ordering::SeqCst,
                Ordering::Monotonic,
                Ordering::Acquire,
                Ordering::AcqRel,
            ],
            Ordering::SeqCst,
        );
        let access = MemAccess {
            ordering,
            ..MemAccess::plain(bytes_align(natural))
        };
        if !filled {
            return self.store(v, at);
        }
        let mut k = match self.c.below(4) {
            0 => {
                let new = self.operand(ty);
                self.compare_exchange(at, v, new, access)
            }
            1 => {
                let ordering = if ordering == Ordering::AcqRel {
                    Ordering::Acquire
                } else {
                    ordering
                };
                let access = MemAccess { ordering, ..access };
                self.op(InstKind::Load(access), ty, &[at])
            }
            _ => {
                use RmwOp::*;
                let op = self
                    .c
                    .pick(&[Add, Xchg, And, Or, Xor, Max, UMin, Sub, UIncWrap], Add);
                self.op(InstKind::AtomicRmw(op, access), ty, &[at, v])
            }
        };
        k.divergent |= self.kernel;
        k.maybe_poison |= self.poison_rich();
        self.scope.add(k);
    }

    fn compare_exchange(&mut self, at: Known, old: Known, new: Known, access: MemAccess) -> Known {
        let pair = self.header.types.structure(&[old.ty, Type::I1], false);
        let kind = InstKind::CmpXchg {
            access,
            failure: Ordering::Monotonic,
            weak: false,
        };
        let both = self.op(kind, pair, &[at, old, new]);
        let mut done = self.op(InstKind::ExtractValue([1].into()), Type::I1, &[both]);
        done.divergent |= self.kernel;
        self.scope.add(done);
        self.op(InstKind::ExtractValue([0].into()), old.ty, &[both])
    }
}

/// How intrinsics name a pointer type.
fn suffix(ty: Type) -> String {
    format!("p{}", ty.address_space().unwrap_or(0))
}

/// The alignment of a power of two of bytes.
pub(super) fn bytes_align(bytes: u64) -> Align {
    Align::from_bytes(bytes).unwrap_or(Align::ONE)
}

/// Pointers that a call is given, and what it may rely on.
pub(super) type Contract = SmallVec<[Option<Pointee>; 6]>;
