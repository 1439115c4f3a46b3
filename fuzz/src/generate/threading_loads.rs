//! Bias to jump threading: branches on loaded values.
//!
//! The loaded value is known on some incoming edges by an earlier store or load of the same address; between the
//! two accesses may stand something that writes, orders memory, or does not return.

use super::flow::{Plan, Style};
use super::maker::Maker;
use super::memory::bytes_align;
use super::scope::{Known, Pointee};
use tandem_ir::attr::{Attr, AttrKind, AttrList};
use tandem_ir::inst::{Ordering, RmwOp};
use tandem_ir::module::{FunctionDecl, Linkage};
use tandem_ir::{InstKind, IntPredicate, MemAccess, Type};

impl Maker<'_, '_, '_> {
    /// Arms store to an address or load from it; in the block where they merge it is loaded and branched on.
    pub(super) fn loaded_value_tested(&mut self) {
        let int =
            |p: &Pointee| p.writable && p.filled && p.elem.int_width().is_some_and(|w| w <= 64);
        let found = self.some_pointer(int);
        // Pointers are tested against null, and metadata of loads speaks of them as of no other type.
        let elem = match self.c.chance(1, 5) {
            true => Type::PTR,
            false => Type::I32,
        };
        let found = found.filter(|_| elem.is_int());
        let p = match found.filter(|_| !self.c.chance(1, 3)) {
            Some(p) => p,
            None => {
                let p = self.slot(elem);
                // What is loaded from a slot of pointers may be null, which others do not expect.
                if elem.is_int() {
                    self.scope.add(p);
                }
                p
            }
        };
        let pointee = p.pointee;
        let ty = pointee.map_or(Type::I32, |p| p.elem);
        let other = self.slot(ty);
        let by_phi = !ty.is_ptr() && self.c.chance(1, 3) && p.ty == other.ty;
        let cond = self.branch_condition();
        let plans = self.plans(0);
        let mut j = self.join(plans);
        j.divergent = cond.divergent;
        let common = j.plans.len();
        if by_phi {
            let style = Style::Free;
            j.plans.push(Plan { ty: p.ty, style });
        }
        let sides = [self.f.create_block(), self.f.create_block()];
        self.f
            .append_cond_br(self.at, cond.value, sides[0], sides[1]);
        let mark = self.scope.mark();
        self.divergence += u32::from(j.divergent);
        for (n, &side) in sides.iter().enumerate() {
            self.open(side);
            let at = if by_phi && n == 1 { other } else { p };
            self.define_memory(at, ty, n);
            if self.c.chance(1, 3) {
                // Another object, which a pass need not know to be another.
                let v = self.tested_value(ty);
                let beside = if by_phi && n == 1 { p } else { other };
                self.store(v, beside);
            }
            if self.c.chance(1, 4) {
                self.clobber(p, other);
            }
            let mut values: super::flow::Values = (0..common)
                .map(|n| self.second_operand(j.plans[n].ty))
                .collect();
            if by_phi {
                values.push(at);
            }
            if n == 1 && self.c.chance(1, 3) {
                // An edge that is one of two.
                let by = self.branch_condition();
                let beside = self.f.create_block();
                j.edges.push((self.at, values.clone()));
                self.f.append_cond_br(self.at, by.value, j.block, beside);
                self.open(beside);
                self.define_memory(at, ty, 0);
            }
            j.edges.push((self.at, values));
            self.f.append_br(self.at, j.block);
            self.scope.reset(mark);
        }
        self.divergence -= u32::from(j.divergent);
        let phis = self.finish(j);
        let at = match phis.last() {
            // What holds of both: the two may be aligned differently.
            Some(&k) if by_phi => k,
            _ => p,
        };
        if self.c.chance(1, 2) {
            self.clobber(p, other);
        }
        let k = match self.c.below(6) {
            0 => self.volatile_load(at, ty),
            _ => self.load(at, ty),
        };
        match ty.is_ptr() {
            true => self.branch_on_null(k),
            false => self.branch_on_small(k),
        }
    }

    /// A branch on whether a loaded pointer is null.
    fn branch_on_null(&mut self, k: Known) {
        let null = self.f.zero(k.ty);
        let null = self.plain(null, k.ty);
        let p = self
            .c
            .pick(&[IntPredicate::Eq, IntPredicate::Ne], IntPredicate::Eq);
        let cond = self.compare(p, k, null);
        let plans = self.plans(1);
        let cond = match self.poison_rich() && self.c.chance(1, 2) {
            true => cond,
            false => self.well_defined(cond),
        };
        self.diamond(cond, plans, 2);
    }

    /// A value to store where it will be tested: of pointers, null or the address of an object.
    fn tested_value(&mut self, ty: Type) -> Known {
        if ty.is_ptr() && self.c.chance(1, 2) {
            let null = self.f.zero(ty);
            return self.plain(null, ty);
        }
        let v = self.small_constant(ty);
        self.well_defined(v)
    }

    /// Determines what is at an address by a store or a load, or leaves it unknown.
    fn define_memory(&mut self, at: Known, ty: Type, n: usize) {
        match self.c.below(if n == 0 { 4 } else { 6 }) {
            0..=2 => {
                let v = self.tested_value(ty);
                if self.c.chance(1, 6) {
                    let access = MemAccess {
                        volatile: true,
                        ..MemAccess::plain(bytes_align(at.pointee.map_or(1, |p| p.align)))
                    };
                    self.append(InstKind::Store(access), Type::VOID, &[v.value, at.value]);
                } else {
                    self.store(v, at);
                }
            }
            3 => {
                let k = self.load(at, ty);
                // A loaded pointer may be null, and leads to nothing that may be accessed.
                if !ty.is_ptr() {
                    self.scope.add(k);
                }
            }
            _ => {}
        }
    }

    /// Something between two accesses that may write, order memory, or not return.
    fn clobber(&mut self, p: Known, other: Known) {
        let ty = p.pointee.map_or(Type::I32, |p| p.elem);
        match self.c.below(8) {
            7 => self.may_not_return(),
            0 | 1 => {
                let v = self.tested_value(ty);
                let at = if self.c.chance(2, 3) { p } else { other };
                self.store(v, at);
            }
            2 if matches!(ty.int_width(), Some(32 | 64))
                && p.pointee
                    .is_some_and(|p| p.align >= u64::from(ty.int_width().unwrap_or(64) / 8)) =>
            {
                let one = self.int(ty, 1);
                let access = MemAccess {
                    ordering: Ordering::SeqCst,
                    ..MemAccess::plain(bytes_align(self.stride(ty)))
                };
                self.op(InstKind::AtomicRmw(RmwOp::Add, access), ty, &[p, one]);
            }
            3 if p.pointee.is_some_and(|p| p.raw()) => self.write_outside(p),
            4 | 6 if self.poison_rich() => self.may_stop(),
            _ => self.simple_statement(),
        }
    }

    /// A call that may write where a pointer points.
    fn write_outside(&mut self, p: Known) {
        if p.ty != Type::PTR || self.kernel {
            return self.simple_statement();
        }
        let g = match self.header.lookup("ext_write") {
            Some(g) => g,
            None => {
                let func = [AttrKind::NoUnwind, AttrKind::WillReturn].map(Attr::Flag);
                let attrs = AttrList {
                    func: self.header.attrs.intern(func.to_vec()),
                    ..AttrList::default()
                };
                let ty = self.header.types.function(Type::VOID, &[Type::PTR], false);
                let decl = FunctionDecl {
                    attrs,
                    ..FunctionDecl::default()
                };
                self.declare("ext_write", ty, decl, Linkage::External)
            }
        };
        self.call(g, &[p]);
    }
}
