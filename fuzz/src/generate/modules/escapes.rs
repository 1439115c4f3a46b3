//! Addresses that get almost away: compared, turned into numbers, kept, passed, chosen from.
//!
//! No result depends on where the linker puts anything: what is compared is the same
//! object or null, what is subtracted has the same base.

use super::super::maker::Maker;
use super::super::memory::bytes_align;
use super::super::scope::Known;
use super::objects::{Object, Stores};
use crate::config::Feature;
use tandem_ir::{BinOp, CastOp, InstKind, IntPredicate, MemAccess, Type};

impl Maker<'_, '_, '_> {
    /// Does something with an address but access memory with it right away.
    pub(super) fn escape_statement(&mut self) {
        let k = self.c.below(self.modules.objects.len() as u32) as usize;
        let Some(o) = self.modules.objects.get(k).cloned() else {
            return self.int_statement();
        };
        if o.tidy || !self.c.chance(1, 3) {
            // Most variables stay candidates.
            return self.access_statement();
        }
        match self.c.below(7) {
            0 => self.compare_address(&o),
            1 => self.subtract_addresses(&o),
            2 => self.keep_address(&o),
            3 if !self.kernel => self.pass_address(&o),
            4 if self.has(Feature::Selects) => self.choose_address(&o),
            5 if self.has(Feature::MemoryIntrinsics) => self.copy_out(&o),
            _ => self.phi_of_addresses(&o),
        }
    }

    fn compare_address(&mut self, o: &Object) {
        let a = self.object_base(o);
        let b = match o.space {
            // Null may be an address in the other spaces.
            0 => {
                let null = self.f.zero(a.ty);
                self.plain(null, a.ty)
            }
            _ => a,
        };
        let p = self.c.pick(
            &[IntPredicate::Eq, IntPredicate::Ne, IntPredicate::Ugt],
            IntPredicate::Eq,
        );
        let k = self.op(InstKind::ICmp(p), Type::I1, &[a, b]);
        self.scope.add(k);
    }

    fn subtract_addresses(&mut self, o: &Object) {
        let base = self.object_base(o);
        let offset = u64::from(self.c.below(o.size.min(200) as u32));
        let ty = self.c.pick(&[Type::I64, Type::I32], Type::I64);
        let n = self.int(Type::I64, offset);
        let inside = self.op(InstKind::Gep { elem: Type::I8 }, base.ty, &[base, n]);
        let a = self.op(InstKind::Cast(CastOp::PtrToInt), ty, &[inside]);
        let b = self.op(InstKind::Cast(CastOp::PtrToInt), ty, &[base]);
        let k = self.op(InstKind::Binary(BinOp::Sub), ty, &[a, b]);
        self.scope.add(k);
    }

    /// A load of the first bytes through a pointer that came some other way.
    fn load_through(&mut self, p: Known, o: &Object) {
        let ty = if o.size >= 4 { Type::I32 } else { Type::I8 };
        if o.size == 0 {
            return;
        }
        let k = self.op(InstKind::Load(MemAccess::plain(bytes_align(1))), ty, &[p]);
        let k = match self.poison_rich() {
            true => Known {
                maybe_poison: true,
                ..k
            },
            false => self.freeze(k),
        };
        self.scope.add(Known {
            divergent: self.kernel,
            ..k
        });
    }

    /// Stores the address in the stack and takes it from there.
    fn keep_address(&mut self, o: &Object) {
        let p = self.object_base(o);
        let one = self.int(Type::I32, 1);
        let slot = InstKind::Alloca {
            ty: p.ty,
            align: bytes_align(8),
            inalloca: false,
            swifterror: false,
        };
        let slot = self.op(slot, Type::PTR, &[one]);
        let access = MemAccess::plain(bytes_align(8));
        self.append(InstKind::Store(access), Type::VOID, &[p.value, slot.value]);
        let again = self.op(InstKind::Load(access), p.ty, &[slot]);
        self.load_through(again, o);
    }

    /// Calls a function of the module that loads through its argument.
    fn pass_address(&mut self, o: &Object) {
        let peek = self.modules.names.peek;
        let (Some(peek), true) = (peek, o.size >= 4) else {
            return self.compare_address(o);
        };
        let p = self.object_base(o);
        let p = match o.space {
            0 => p,
            _ => self.op(InstKind::Cast(CastOp::AddrSpaceCast), Type::PTR, &[p]),
        };
        let i = self.call(peek, &[p]);
        if let Some(k) = self.result(i, &[]) {
            let k = if self.poison_rich() {
                k
            } else {
                self.freeze(k)
            };
            self.scope.add(Known {
                maybe_poison: self.poison_rich(),
                ..k
            });
        }
    }

    /// Another object of the same space, or the same one.
    fn companion(&mut self, o: &Object) -> Object {
        let all = &self.modules.objects;
        let same: Vec<usize> = (0..all.len())
            .filter(|&n| all[n].space == o.space)
            .collect();
        let n = self.c.below(same.len() as u32) as usize;
        let other = same.get(n).and_then(|&n| self.modules.objects.get(n));
        other.cloned().unwrap_or_else(|| o.clone())
    }

    /// The smaller of two objects decides what may be loaded from either.
    fn smaller(a: &Object, b: &Object) -> Object {
        if a.size < b.size {
            a.clone()
        } else {
            b.clone()
        }
    }

    fn choose_address(&mut self, o: &Object) {
        let other = self.companion(o);
        let cond = self.condition();
        let cond = self.well_defined(cond);
        let (a, b) = (self.object_base(o), self.object_base(&other));
        let k = self.op(InstKind::Select, a.ty, &[cond, a, b]);
        self.through_either(k, o, &other);
    }

    fn phi_of_addresses(&mut self, o: &Object) {
        let other = self.companion(o);
        let cond = self.condition();
        let cond = self.well_defined(cond);
        let (side, behind) = (self.f.create_block(), self.f.create_block());
        let before = self.at;
        self.f.append_cond_br(self.at, cond.value, side, behind);
        self.open(side);
        self.f.append_br(self.at, behind);
        self.open(behind);
        let (a, b) = (self.object_base(o), self.object_base(&other));
        let ops = [
            a.value,
            self.f.block_value(before),
            b.value,
            self.f.block_value(side),
        ];
        let i = self.append(InstKind::Phi, a.ty, &ops);
        if let Some(value) = self.f.result(i) {
            let k = self.plain(value, a.ty);
            self.through_either(k, o, &other);
        }
    }

    /// Loads, or stores if both objects may hold anything.
    fn through_either(&mut self, p: Known, a: &Object, b: &Object) {
        let small = Self::smaller(a, b);
        let free = |o: &Object| matches!(o.stores, Stores::Free | Stores::Only);
        if free(a) && free(b) && !self.kernel && self.c.chance(1, 3) {
            self.writes_globals = true;
            let zero = self.f.int(Type::I8, 0);
            let access = MemAccess::plain(bytes_align(1));
            self.append(InstKind::Store(access), Type::VOID, &[zero, p.value]);
            return;
        }
        self.load_through(p, &small);
    }

    /// Copies the object to the stack and loads from there.
    fn copy_out(&mut self, o: &Object) {
        let from = self.object_base(o);
        let one = self.int(Type::I32, 1);
        let to = InstKind::Alloca {
            ty: o.ty,
            align: bytes_align(16),
            inalloca: false,
            swifterror: false,
        };
        let to = self.op(to, Type::PTR, &[one]);
        let (n, no) = (self.int(Type::I64, o.size), self.int(Type::I1, 0));
        let name = format!("llvm.memcpy.p0.p{}.i64", o.space);
        self.intrinsic(&name, Type::VOID, &[to, from, n, no]);
        self.cost += o.size * self.weight;
        self.load_through(to, o);
    }
}
