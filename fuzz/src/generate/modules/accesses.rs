//! Loads and stores of the variables that the bias to module passes makes: most fit a field, some only almost.
//!
//! What statements may do to a variable is decided when the variable is made ([`Stores`]): store nothing, only what is
//! there already, one constant once, anything, or anything without a load. A *tidy* variable has no odd, volatile or
//! unknown access.
//!
//! ```text
//!   fits        load or store of one part ([`Part`]), at times atomic or volatile
//!   almost      off by one or two bytes, over the border of two fields, of another type, by an unknown index, of the whole
//! ```
//!
//! Odd accesses to pointers and to integers of odd width are made in poison-rich programs only, since the bytes read
//! there may be undef; what is loaded so is frozen in a UB-free program before it is used.
//!
//! **Invariant:** an access is in bounds, and its alignment is at most what the variable guarantees; an unknown index
//! is masked. In a kernel shared memory is written by one thread alone, between two barriers, so that there is no race.

use super::super::maker::Maker;
use super::super::memory::bytes_align;
use super::super::scope::{Known, is_raw};
use super::objects::{Object, Part, Stores};
use crate::config::Feature;
use tandem_ir::constant::ConstantData;
use tandem_ir::inst::{Ordering, RmwOp};
use tandem_ir::module::TlsMode;
use tandem_ir::{BinOp, InstKind, IntPredicate, MemAccess, Type};

/// Types of accesses that need not fit any field.
const ODD: [Type; 6] = [
    Type::I64,
    Type::I32,
    Type::I16,
    Type::I8,
    Type::FLOAT,
    Type::I64,
];

impl Maker<'_, '_, '_> {
    /// Reads or writes some variable.
    pub(super) fn access_statement(&mut self) {
        let k = self.c.below(self.modules.objects.len() as u32) as usize;
        let Some(o) = self.modules.objects.get(k).cloned() else {
            return self.int_statement();
        };
        if self.kernel && o.space != 5 {
            return self.access_in_kernel(&o);
        }
        let loads = 6 * u32::from(o.stores != Stores::Only || self.c.chance(1, 16));
        let stores = 6 * u32::from(o.stores != Stores::None);
        let free = 2 * u32::from(matches!(o.stores, Stores::Free | Stores::Only));
        let odd = u32::from(self.may_be_odd(&o) && !o.tidy);
        let unknown = u32::from(!o.tidy);
        let some = loads.min(1);
        match self.c.weighted(&[
            loads,
            stores,
            odd * some,
            odd * free,
            some,
            some * unknown,
            free * unknown,
        ]) {
            0 if loads == 0 => self.int_statement(),
            1 => self.store_as_planned(k, &o),
            2 => self.odd_load(&o),
            3 => self.odd_store(&o),
            4 => self.whole_load(&o),
            5 => self.indexed(&o),
            6 => self.free_access(&o),
            _ => self.load_some_part(&o),
        }
    }

    /// Ways of writing that only a variable with any contents has.
    fn free_access(&mut self, o: &Object) {
        match self.c.below(3) {
            0 if self.has(Feature::Atomics) => self.atomic_access(o),
            1 => {
                let at = self.object_address(o, 0);
                let access = self.object_access(o, 0, o.ty);
                let zero = self.f.zero(o.ty);
                self.write(zero, at, access);
            }
            _ => self.store_some_part(o),
        }
    }

    fn some_part(&mut self, o: &Object) -> Option<Part> {
        let n = self.c.below(o.parts.len() as u32) as usize;
        o.parts.get(n).copied()
    }

    /// The alignment of an access: what its type wants, all that the variable gives, or none.
    fn object_access(&mut self, o: &Object, offset: u64, ty: Type) -> MemAccess {
        let known = match offset {
            0 => o.align,
            _ => o.align.min(1 << offset.trailing_zeros()),
        };
        let natural = self.abi_align(ty).min(known);
        let align = self.c.pick(&[natural, natural, known, 1], natural);
        MemAccess {
            volatile: self.has(Feature::Volatile) && !o.tidy && self.c.chance(1, 10),
            ..MemAccess::plain(bytes_align(align))
        }
    }

    fn write(&mut self, value: tandem_ir::Value, at: Known, access: MemAccess) {
        // Threads have an instance each of what lies in space 5, everything else they share.
        self.writes_globals |= !self.kernel;
        self.append(InstKind::Store(access), Type::VOID, &[value, at.value]);
    }

    /// Makes a loaded value available: frozen if it may be undef and programs are to be UB-free.
    fn loaded(&mut self, k: Known, loose: bool) {
        let shared = self.kernel;
        let mut k = Known {
            maybe_poison: loose || self.poison_rich(),
            divergent: shared,
            ..k
        };
        if k.maybe_poison && !self.poison_rich() {
            k = self.freeze(k);
        }
        if k.ty.is_ptr() {
            let null = self.f.zero(k.ty);
            let null = self.plain(null, k.ty);
            k = self.op(InstKind::ICmp(IntPredicate::Eq), Type::I1, &[k, null]);
        }
        self.scope.add(k);
    }

    // ----- accesses that fit ----------------------------------------------------------------

    /// Loads a field.
    pub(super) fn load_some_part(&mut self, o: &Object) {
        match self.some_part(o) {
            Some(p) => self.load_part(o, p),
            None => self.int_statement(),
        }
    }

    fn load_part(&mut self, o: &Object, p: Part) {
        let at = self.object_address(o, p.offset);
        let access = self.object_access(o, p.offset, p.ty);
        let access = self.now_and_then_ordered(access, p.ty, Ordering::Acquire);
        let k = self.op(InstKind::Load(access), p.ty, &[at]);
        self.loaded(k, o.loose || !is_raw(p.ty));
    }

    /// The access as an atomic one, now and then, if it can be.
    fn now_and_then_ordered(
        &mut self,
        access: MemAccess,
        ty: Type,
        ordering: Ordering,
    ) -> MemAccess {
        let width = ty.int_width().filter(|w| matches!(w, 32 | 64));
        let fits = width.is_some_and(|w| access.align.bytes() * 8 >= u64::from(w));
        if !fits || !self.c.chance(1, 10) {
            return access;
        }
        let ordering = self
            .c
            .pick(&[ordering, Ordering::Monotonic], Ordering::Monotonic);
        MemAccess { ordering, ..access }
    }

    /// A value that a field may be given.
    fn field_value(&mut self, ty: Type) -> tandem_ir::Value {
        if ty == Type::I1 {
            let k = self.condition();
            return self.well_defined(k).value;
        }
        if ty.is_int() {
            let k = self.second_operand(ty);
            return self.well_defined(k).value;
        }
        if ty.is_float() && self.c.chance(1, 2) {
            return self.some_float(ty).value;
        }
        self.f.zero(ty)
    }

    /// Stores to a field.
    pub(super) fn store_some_part(&mut self, o: &Object) {
        let Some(p) = self.some_part(o) else {
            return self.int_statement();
        };
        let value = self.field_value(p.ty);
        self.store_part(o, p, value);
    }

    fn store_part(&mut self, o: &Object, p: Part, value: tandem_ir::Value) {
        let at = self.object_address(o, p.offset);
        let access = self.object_access(o, p.offset, p.ty);
        let access = self.now_and_then_ordered(access, p.ty, Ordering::Release);
        self.write(value, at, access);
    }

    fn store_as_planned(&mut self, k: usize, o: &Object) {
        match o.stores {
            Stores::None => {}
            Stores::Same => self.store_the_same(o),
            Stores::Once => {
                let Some(p) = self.some_part(o) else { return };
                let n = self.c.below(100);
                let value = match p.ty == Type::PTR && self.c.chance(1, 2) {
                    true => self.some_object(),
                    false => self.constant_of(p.ty, u64::from(n)),
                };
                self.store_part(o, p, value);
                if let Some(o) = self.modules.objects.get_mut(k) {
                    o.stores = Stores::None;
                }
                self.load_behind(o, p);
            }
            Stores::Free | Stores::Only => self.store_some_part(o),
        }
    }

    /// Loads what was stored once, or its neighbour.
    fn load_behind(&mut self, o: &Object, stored: Part) {
        for _ in 0..self.c.below(3) {
            if self.c.chance(1, 3) {
                self.load_some_part(o);
            } else {
                self.load_part(o, stored);
            }
        }
    }

    /// Stores what the initialiser holds: by field, two fields at once, and now and then not quite that.
    fn store_the_same(&mut self, o: &Object) {
        if self.c.chance(1, 4)
            && let Some((offset, n)) = self.two_in_one(o)
        {
            let at = self.object_address(o, offset);
            let access = self.object_access(o, offset, Type::I64);
            let value = self.f.int(Type::I64, n);
            return self.write(value, at, access);
        }
        let Some(p) = self.some_part(o) else { return };
        let off_by = u64::from(!o.tidy && self.c.chance(1, 12));
        let value = self.constant_of(p.ty, p.init.unwrap_or(0) + off_by);
        self.store_part(o, p, value);
    }

    /// Two fields of 32 bits side by side, as one number.
    fn two_in_one(&self, o: &Object) -> Option<(u64, u64)> {
        o.parts.windows(2).find_map(|w| match w {
            [a, b] if a.ty == Type::I32 && b.ty == Type::I32 && b.offset == a.offset + 4 => {
                Some((a.offset, a.init? | b.init? << 32))
            }
            _ => None,
        })
    }

    fn constant_of(&mut self, ty: Type, n: u64) -> tandem_ir::Value {
        match ty.is_int() {
            true => self.f.int(ty, n),
            false => self.f.zero(ty),
        }
    }

    /// The address of a variable of the generic space, one of each thread's own if there is one.
    fn some_object(&mut self) -> tandem_ir::Value {
        let all = &self.modules.objects;
        let generic = |o: &&Object| o.space == 0;
        let own = |o: &&Object| self.header.globals[o.global].tls != TlsMode::None;
        let mut found = all.iter().filter(generic);
        match found.clone().find(own).or_else(|| found.next()) {
            Some(o) => {
                let g = o.global;
                self.address(g)
            }
            None => self.f.zero(Type::PTR),
        }
    }

    // ----- accesses that almost fit ------------------------------------------------------------

    /// Bytes of numbers may be read and written in any way; those of pointers and odd widths not in UB-free programs.
    fn may_be_odd(&self, o: &Object) -> bool {
        self.poison_rich() || o.parts.iter().all(|p| is_raw(p.ty))
    }

    /// Somewhere in the object: near the border of two fields if there are several.
    fn odd_place(&mut self, o: &Object) -> Option<(u64, Type)> {
        let ty = self.c.pick(&ODD, Type::I64);
        let last = o.size.checked_sub(self.bytes_of(ty))?;
        let p = self.some_part(o)?;
        let near = self.c.pick(
            &[
                p.offset,
                p.offset + 1,
                p.offset.saturating_sub(2),
                p.offset + 4,
            ],
            0,
        );
        Some((near.min(last), ty))
    }

    fn odd_load(&mut self, o: &Object) {
        let Some((offset, ty)) = self.odd_place(o) else {
            return self.load_some_part(o);
        };
        let at = self.object_address(o, offset);
        let access = self.object_access(o, offset, ty);
        let k = self.op(InstKind::Load(access), ty, &[at]);
        self.loaded(k, true);
    }

    fn odd_store(&mut self, o: &Object) {
        let Some((offset, ty)) = self.odd_place(o) else {
            return self.store_some_part(o);
        };
        let at = self.object_address(o, offset);
        let access = self.object_access(o, offset, ty);
        let value = self.field_value(ty);
        self.write(value, at, access);
    }

    /// Loads all of it and takes one element out.
    fn whole_load(&mut self, o: &Object) {
        let types = &self.header.types;
        let fields = types.struct_fields(o.ty).map(|f| f.0.to_vec());
        let fields = fields.or_else(|| types.as_array(o.ty).map(|(e, n)| vec![e; n as usize]));
        let fields = fields.unwrap_or_default();
        let n = self.c.below(fields.len() as u32);
        let scalar = fields.get(n as usize).copied();
        let Some(ty) = scalar.filter(|&t| !self.header.types.is_aggregate(t)) else {
            return self.load_some_part(o);
        };
        let at = self.object_address(o, 0);
        let access = self.object_access(o, 0, o.ty);
        let all = self.op(InstKind::Load(access), o.ty, &[at]);
        let k = self.op(InstKind::ExtractValue([n].into()), ty, &[all]);
        self.loaded(k, o.loose || !is_raw(ty));
    }

    /// An element of an array by an index that is not known.
    fn indexed(&mut self, o: &Object) {
        let Some((offset, elem, count)) = self.array_in(o) else {
            return self.load_some_part(o);
        };
        let x = self.operand(Type::I32);
        let x = self.well_defined(x);
        let mask = self.int(Type::I32, (1 << count.ilog2()) - 1);
        let index = self.binary(BinOp::And, x, mask);
        let base = self.object_address(o, offset);
        let at = self.op(InstKind::Gep { elem }, base.ty, &[base, index]);
        let access = MemAccess::plain(bytes_align(1));
        if o.stores == Stores::Free && !self.kernel && self.c.chance(1, 2) {
            let value = self.field_value(elem);
            return self.write(value, at, access);
        }
        let k = self.op(InstKind::Load(access), elem, &[at]);
        self.loaded(k, o.loose || !is_raw(elem));
    }

    /// The first array of scalars in the object: where, of what, how many.
    fn array_in(&self, o: &Object) -> Option<(u64, Type, u64)> {
        let types = &self.header.types;
        let scalar = |t: Type| !types.is_aggregate(t);
        if let Some((e, n)) = types.as_array(o.ty) {
            return scalar(e).then_some((0, e, n));
        }
        let l = self.header.layout.struct_layout(types, o.ty)?;
        let (fields, _) = types.struct_fields(o.ty)?;
        fields.iter().zip(l.offsets).find_map(|(&f, offset)| {
            let (e, n) = types.as_array(f)?;
            scalar(e).then_some((offset, e, n))
        })
    }

    fn atomic_access(&mut self, o: &Object) {
        let fits = |p: &Part| {
            let natural = p.ty.int_width().map_or(0, |w| u64::from(w) / 8);
            let known = match p.offset {
                0 => o.align,
                x => o.align.min(1 << x.trailing_zeros()),
            };
            matches!(natural, 4 | 8) && natural <= known
        };
        let Some(p) = o.parts.iter().copied().find(fits) else {
            return self.store_some_part(o);
        };
        let natural = self.bytes_of(p.ty);
        let at = self.object_address(o, p.offset);
        let plain = MemAccess::plain(bytes_align(natural));
        let with = |ordering| MemAccess { ordering, ..plain };
        match self.c.below(3) {
            0 => {
                let ordering = self.c.pick(
                    &[Ordering::Monotonic, Ordering::Acquire],
                    Ordering::Monotonic,
                );
                let k = self.op(InstKind::Load(with(ordering)), p.ty, &[at]);
                self.loaded(k, o.loose);
            }
            1 => {
                let ordering = self.c.pick(
                    &[Ordering::Monotonic, Ordering::Release],
                    Ordering::Monotonic,
                );
                let value = self.field_value(p.ty);
                self.write(value, at, with(ordering));
            }
            _ => {
                let v = self.field_value(p.ty);
                let v = self.plain(v, p.ty);
                self.writes_globals = true;
                let kind = InstKind::AtomicRmw(RmwOp::Add, with(Ordering::Monotonic));
                let k = self.op(kind, p.ty, &[at, v]);
                self.loaded(k, o.loose);
            }
        }
    }

    // ----- threads -------------------------------------------------------------------------------

    /// What threads may do: all load, and one stores to shared memory between two barriers.
    fn access_in_kernel(&mut self, o: &Object) {
        let together = self.has(Feature::Barriers) && self.divergence == 0;
        if o.space == 3 && together && o.stores != Stores::None && self.c.chance(1, 2) {
            return self.one_thread_stores(o);
        }
        match self.c.below(6) {
            0 => self.whole_load(o),
            1 => self.indexed(o),
            2 if self.may_be_odd(o) => self.odd_load(o),
            _ => self.load_some_part(o),
        }
    }

    fn one_thread_stores(&mut self, o: &Object) {
        let Some((tid, _)) = self.team.tid else {
            return self.load_some_part(o);
        };
        self.barrier();
        let zero = self.int(Type::I32, 0);
        let first = self.compare(IntPredicate::Eq, tid, zero);
        let (inside, behind) = (self.f.create_block(), self.f.create_block());
        self.f.append_cond_br(self.at, first.value, inside, behind);
        let mark = self.scope.mark();
        self.open(inside);
        self.divergence += 1;
        for p in o.parts.iter().take(6) {
            let value = self.field_value(p.ty);
            self.store_part(o, *p, value);
        }
        self.divergence -= 1;
        self.f.append_br(self.at, behind);
        self.scope.reset(mark);
        self.open(behind);
        self.barrier();
        self.load_some_part(o);
    }

    /// The address of a name as a constant of the module.
    pub(super) fn name_constant(&mut self, g: tandem_ir::Global) -> tandem_ir::Constant {
        let space = self.header.globals[g].addrspace;
        let data = ConstantData::Global(g);
        self.header.constants.intern(Type::ptr(space), data)
    }
}
