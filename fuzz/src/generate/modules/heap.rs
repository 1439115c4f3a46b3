//! Heap objects that a variable holds: allocated, asked for, accessed, freed.
//!
//! Between functions the variable is null or leads to an object of so many structs;
//! every statement keeps that. A module with a root that is entered once allocates at
//! its beginning, before any loop, and that is where a static object could take the
//! place of the heap's (GO-R6); other sites are near misses. An object of an array of
//! structs, allocated by a constant or multiplied count, could become one object for
//! each field (GO-R8).

use super::super::maker::Maker;
use super::super::memory::bytes_align;
use super::super::scope::Known;
use super::objects::plain_data;
use smallvec::SmallVec;
use tandem_ir::attr::{Attr, AttrKind, AttrList};
use tandem_ir::module::{FunctionDecl, GlobalData, GlobalKind, Linkage, Variable};
use tandem_ir::{BinOp, CastOp, Flags, Global, InstKind, IntPredicate, MemAccess, Type};

/// A variable with a heap object behind it.
#[derive(Clone, Debug)]
pub(super) struct Heap {
    global: Global,
    space: u32,
    /// What the object is an array of.
    elem: Type,
    /// Scalar fields: number and type.
    fields: SmallVec<[(u64, Type); 4]>,
    /// Elements of every object, at least; a power of two.
    count: u64,
    /// The count is computed.
    counted: bool,
    /// A function allocates already.
    made: bool,
}

/// Predicates of comparisons with null.
const PREDICATES: [IntPredicate; 10] = [
    IntPredicate::Eq,
    IntPredicate::Ne,
    IntPredicate::Ugt,
    IntPredicate::Uge,
    IntPredicate::Ult,
    IntPredicate::Ule,
    IntPredicate::Sgt,
    IntPredicate::Sge,
    IntPredicate::Slt,
    IntPredicate::Sle,
];

impl Maker<'_, '_, '_> {
    /// Adds a variable that holds the address of a heap object.
    pub(super) fn heap_variable(&mut self, n: u32) {
        let space = self.c.pick(&[1, 0, 1, 3], 1);
        let choices = [Type::I32, Type::I64, Type::I8, Type::FLOAT];
        let types: Vec<Type> = (0..1 + self.c.below(4))
            .map(|_| self.c.pick(&choices, Type::I32))
            .collect();
        let elem = self.header.types.structure(&types, false);
        let null = self.header.constants.zero(Type::PTR);
        let undef = tandem_ir::constant::ConstantData::Undef;
        let init = match space {
            3 => self.header.constants.intern(Type::PTR, undef),
            _ => null,
        };
        let global = self.header.add_global(GlobalData {
            name: Some(format!("heap{n}").into()),
            align: Some(bytes_align(8)),
            kind: GlobalKind::Variable(Variable {
                init: Some(init),
                ..Variable::default()
            }),
            ..plain_data(Type::PTR, space)
        });
        let fields = types.iter().enumerate().map(|(n, &t)| (n as u64, t));
        self.modules.heaps.push(Heap {
            global,
            space,
            elem,
            fields: fields.collect(),
            count: self.c.pick(&[1, 4, 8, 2], 1),
            counted: self.c.chance(1, 3),
            made: false,
        });
    }

    /// Allocates, reads, writes or frees.
    pub(super) fn heap_statement(&mut self) {
        let n = self.c.below(self.modules.heaps.len() as u32) as usize;
        let Some(h) = self.modules.heaps.get(n).cloned() else {
            return self.int_statement();
        };
        // What shared memory holds at the start is no address.
        let unset = h.space == 3;
        let site = u32::from(!h.made || self.c.chance(1, 8));
        match self.c.weighted(&[6 * u32::from(!unset), 4 * site, 5, 1]) {
            1 => self.allocate(n),
            2 if !unset => self.ask_for_heap(&h),
            3 if !unset => self.free_heap(&h),
            0 if !unset => self.use_heap(&h),
            _ => self.allocate(n),
        }
    }

    fn heap_slot(&mut self, h: &Heap) -> Known {
        let value = self.address(h.global);
        let p = self.plain(value, Type::ptr(h.space));
        if h.space != 0 && self.c.chance(1, 2) {
            return self.op(InstKind::Cast(CastOp::AddrSpaceCast), Type::PTR, &[p]);
        }
        p
    }

    fn load_heap(&mut self, h: &Heap) -> Known {
        let slot = self.heap_slot(h);
        self.op(
            InstKind::Load(MemAccess::plain(bytes_align(8))),
            Type::PTR,
            &[slot],
        )
    }

    fn set_heap(&mut self, h: &Heap, p: tandem_ir::Value) {
        self.writes_globals = true;
        let slot = self.heap_slot(h);
        let access = MemAccess::plain(bytes_align(8));
        self.append(InstKind::Store(access), Type::VOID, &[p, slot.value]);
    }

    // ----- allocation -------------------------------------------------------------------------

    /// Allocates an object, stores its address, and fills it where it is there.
    pub(super) fn allocate(&mut self, n: usize) {
        let Some(h) = self.modules.heaps.get(n).cloned() else {
            return;
        };
        if let Some(h) = self.modules.heaps.get_mut(n) {
            h.made = true;
        }
        let bytes = self.allocation_size(&h);
        let malloc = self.allocator();
        let i = self.call(malloc, &[bytes]);
        let Some(p) = self.result(i, &[]) else { return };
        self.set_heap(&h, p.value);
        let p = match self.c.chance(1, 2) {
            true => self.load_heap(&h),
            false => p,
        };
        self.where_it_is_there(p, |me| me.fill_elements(&h, p));
    }

    /// Bytes of all elements: a number, or a count times the size, which may say that it does not wrap.
    fn allocation_size(&mut self, h: &Heap) -> Known {
        let size = self.bytes_of(h.elem);
        if !h.counted {
            return self.int(Type::I64, size * h.count);
        }
        let x = self.operand(Type::I32);
        let x = self.settled(x);
        let few = self.int(Type::I32, 7);
        let few = self.binary(BinOp::And, x, few);
        let more = self.int(Type::I32, h.count);
        let count = self.op(InstKind::Binary(BinOp::Add), Type::I32, &[few, more]);
        let wide = self.op(InstKind::Cast(CastOp::ZExt), Type::I64, &[count]);
        let size = self.int(Type::I64, size);
        let mut bytes = self.op(InstKind::Binary(BinOp::Mul), Type::I64, &[wide, size]);
        let flags = self.c.pick(
            &[Flags::NUW, Flags::NONE, Flags::NUW | Flags::NSW],
            Flags::NUW,
        );
        self.flag(&mut bytes, flags, true);
        bytes
    }

    fn allocator(&mut self) -> Global {
        if let Some(g) = self.header.lookup("malloc") {
            return g;
        }
        let ty = self.header.types.function(Type::PTR, &[Type::I64], false);
        let func = vec![
            Attr::Flag(AttrKind::NoUnwind),
            Attr::Text("allockind".into(), "\"alloc,uninitialized\"".into()),
            Attr::Text("allocsize".into(), "0".into()),
            Attr::Str("alloc-family".into(), Some("malloc".into())),
        ];
        let func = self.header.attrs.intern(func);
        let ret = self.attributes(&[AttrKind::NoAlias]);
        let attrs = AttrList {
            func,
            ret,
            ..AttrList::default()
        };
        let decl = FunctionDecl {
            attrs,
            ..FunctionDecl::default()
        };
        self.declare("malloc", ty, decl, Linkage::External)
    }

    fn release(&mut self) -> Global {
        if let Some(g) = self.header.lookup("free") {
            return g;
        }
        let ty = self.header.types.function(Type::VOID, &[Type::PTR], false);
        let func = vec![
            Attr::Flag(AttrKind::NoUnwind),
            Attr::Text("allockind".into(), "\"free\"".into()),
            Attr::Str("alloc-family".into(), Some("malloc".into())),
        ];
        let func = self.header.attrs.intern(func);
        let ptr = self
            .header
            .attrs
            .intern(vec![Attr::Flag(AttrKind::AllocPtr)]);
        let attrs = AttrList {
            func,
            params: smallvec::smallvec![ptr],
            ..AttrList::default()
        };
        let decl = FunctionDecl {
            attrs,
            ..FunctionDecl::default()
        };
        self.declare("free", ty, decl, Linkage::External)
    }

    // ----- uses ----------------------------------------------------------------------------------

    /// Does something where the pointer is not null; everywhere, where undefined behaviour is allowed.
    fn where_it_is_there(&mut self, p: Known, then: impl FnOnce(&mut Self)) {
        if self.poison_rich() && self.c.chance(1, 4) {
            return then(self);
        }
        let null = self.f.zero(p.ty);
        let null = self.plain(null, p.ty);
        let there = self.op(InstKind::ICmp(IntPredicate::Ne), Type::I1, &[p, null]);
        let (inside, behind) = (self.f.create_block(), self.f.create_block());
        self.f.append_cond_br(self.at, there.value, inside, behind);
        let mark = self.scope.mark();
        self.open(inside);
        self.depth += 1;
        then(self);
        self.depth -= 1;
        self.f.append_br(self.at, behind);
        self.scope.reset(mark);
        self.open(behind);
    }

    fn use_heap(&mut self, h: &Heap) {
        let p = self.load_heap(h);
        self.where_it_is_there(p, |me| {
            for _ in 0..1 + me.c.below(3) {
                me.access_element(h, p);
            }
        });
    }

    /// The address of a field of some element.
    fn element_field(&mut self, h: &Heap, p: Known) -> (Known, Type) {
        let n = self.c.below(h.fields.len() as u32) as usize;
        let (n, ty) = h.fields.get(n).copied().unwrap_or((0, Type::I32));
        let index = if h.count > 1 && self.c.chance(1, 2) {
            let x = self.operand(Type::I64);
            let x = self.settled(x);
            let mask = self.int(Type::I64, h.count - 1);
            self.binary(BinOp::And, x, mask)
        } else {
            let k = self.c.below(h.count as u32);
            self.int(Type::I64, u64::from(k))
        };
        let field = self.int(Type::I32, n);
        let mut at = if self.c.chance(1, 2) {
            self.op(InstKind::Gep { elem: h.elem }, p.ty, &[p, index, field])
        } else {
            let mut e = self.op(InstKind::Gep { elem: h.elem }, p.ty, &[p, index]);
            self.flag(&mut e, Flags::INBOUNDS, true);
            let zero = self.int(Type::I32, 0);
            self.op(InstKind::Gep { elem: h.elem }, p.ty, &[e, zero, field])
        };
        self.flag(&mut at, Flags::INBOUNDS, true);
        (at, ty)
    }

    fn access_element(&mut self, h: &Heap, p: Known) {
        let (at, ty) = self.element_field(h, p);
        let access = MemAccess::plain(bytes_align(self.abi_align(ty)));
        if self.c.chance(1, 2) {
            let v = self.heap_value(ty);
            self.append(InstKind::Store(access), Type::VOID, &[v, at.value]);
            return;
        }
        let k = self.op(InstKind::Load(access), ty, &[at]);
        let k = match self.poison_rich() {
            true => Known { tainted: true, ..k },
            // Not every element was stored to.
            false => self.freeze(k),
        };
        self.scope.add(k);
    }

    fn heap_value(&mut self, ty: Type) -> tandem_ir::Value {
        if !ty.is_int() {
            return self.f.zero(ty);
        }
        let k = self.second_operand(ty);
        self.settled(k).value
    }

    fn fill_elements(&mut self, h: &Heap, p: Known) {
        for k in 0..h.count.min(2) {
            for &(n, ty) in &h.fields {
                let (index, field) = (self.int(Type::I64, k), self.int(Type::I32, n));
                let mut at = self.op(InstKind::Gep { elem: h.elem }, p.ty, &[p, index, field]);
                self.flag(&mut at, Flags::INBOUNDS, true);
                let access = MemAccess::plain(bytes_align(self.abi_align(ty)));
                let v = self.heap_value(ty);
                self.append(InstKind::Store(access), Type::VOID, &[v, at.value]);
            }
        }
    }

    /// Compares the pointer with null by any predicate; something may happen between the load and that.
    fn ask_for_heap(&mut self, h: &Heap) {
        let p = self.load_heap(h);
        if self.c.chance(1, 4) {
            self.simple_statement();
        }
        let null = self.f.zero(p.ty);
        let null = self.plain(null, p.ty);
        let most = if self.c.chance(1, 4) { 10 } else { 6 };
        let n = self.c.below(most) as usize;
        let pred = PREDICATES.get(n).copied().unwrap_or(IntPredicate::Eq);
        let ops = if self.c.chance(1, 4) {
            [null, p]
        } else {
            [p, null]
        };
        let k = self.op(InstKind::ICmp(pred), Type::I1, &ops);
        self.scope.add(k);
    }

    fn free_heap(&mut self, h: &Heap) {
        let p = self.load_heap(h);
        let free = self.release();
        self.call(free, &[p]);
        let null = self.f.zero(Type::PTR);
        self.set_heap(h, null);
    }
}
