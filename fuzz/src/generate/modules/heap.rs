//! Heap objects that a variable holds: allocated, compared with null, accessed, freed.
//!
//! Between functions the variable is null or leads to an object of so many structs;
//! every statement keeps that. A module with a root that is entered once allocates at
//! its beginning, before any loop, and that is where a static object could take the
//! place of the heap's (GO-R6); other sites, loops and second calls are near misses. An
//! object of an array of structs, allocated by a constant or multiplied count, could
//! become one object for each field (GO-R8). The allocation stands in a function of its own
//! as often as not, so that the object may be made anew while somebody holds the old one.

use super::super::maker::Maker;
use super::super::memory::bytes_align;
use super::super::scope::Known;
use super::objects::plain_data;
use smallvec::SmallVec;
use tandem_ir::attr::{Attr, AttrKind, AttrList};
use tandem_ir::inst::Ordering;
use tandem_ir::module::{FunctionDecl, GlobalData, GlobalKind, Linkage, TlsMode, Variable};
use tandem_ir::{BinOp, CastOp, Flags, Function, Global, InstKind, IntPredicate, MemAccess, Type};

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
    /// Its memory starts zeroed.
    zeroed: bool,
    /// Indices are constants.
    fixed: bool,
    /// Nothing is done with it but what a pass wants to see.
    tidy: bool,
    /// A function allocates already.
    made: bool,
    /// The function that allocates, if that is not done in place.
    maker: Option<Global>,
    /// The function being written has stored an address.
    set: bool,
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
        // What is written there does not count in shared memory.
        let init = match space {
            3 if !self.header.triple.is_empty() || self.c.chance(1, 3) => {
                self.header.constants.intern(Type::PTR, undef)
            }
            _ => null,
        };
        let tidy = self.c.chance(1, 2);
        let own = space == 0 && !tidy && self.c.chance(1, 3);
        let global = self.header.add_global(GlobalData {
            name: Some(format!("heap{n}").into()),
            align: Some(bytes_align(8)),
            tls: if own {
                TlsMode::GeneralDynamic
            } else {
                TlsMode::None
            },
            kind: GlobalKind::Variable(Variable {
                init: Some(init),
                ..Variable::default()
            }),
            ..plain_data(Type::PTR, space)
        });
        let fields = types.iter().enumerate().map(|(n, &t)| (n as u64, t));
        let mut h = Heap {
            global,
            space,
            elem,
            fields: fields.collect(),
            // The last is more than may become static (GO-R9).
            count: self.c.pick(&[1, 4, 8, 2, 1, 1, 4, 1024], 1),
            counted: self.c.chance(1, if tidy { 6 } else { 3 }),
            zeroed: self.c.chance(1, 4),
            fixed: tidy || self.c.chance(1, 2),
            tidy,
            made: false,
            maker: None,
            set: false,
        };
        if self.c.chance(1, 2) {
            h.maker = Some(self.making_function(n, &h));
        }
        self.modules.heaps.push(h);
    }

    /// A function that allocates, given a number of elements if that is not fixed.
    fn making_function(&mut self, n: u32, h: &Heap) -> Global {
        let params: &[Type] = if h.counted { &[Type::I32] } else { &[] };
        let g = self.internal_function(&format!("make{n}"), params, Type::VOID);
        self.begin(Function::new(g, params), 16);
        let count = self.f.args().first().copied();
        let count = count.map(|v| self.plain(v, Type::I32));
        self.allocate_here(h, count);
        self.append(InstKind::Ret, Type::VOID, &[]);
        let empty = Function::new(self.f.global, &[]);
        let done = std::mem::replace(&mut self.f, empty);
        self.bodies.push(done);
        g
    }

    /// What the root that is entered once does first with a heap variable.
    pub(super) fn begin_with_heap(&mut self, n: usize) {
        let Some(h) = self.modules.heaps.get(n).cloned() else {
            return;
        };
        if h.space != 3 && self.c.chance(1, 4) {
            self.ask_for_heap(&h);
        }
        let early = (h.space != 3 && self.c.chance(1, 3)).then(|| self.load_heap(&h));
        match self.c.below(12) {
            10 if !h.tidy => self.counted_loop(smallvec::smallvec![], &mut |me| me.allocate(n)),
            11 if !h.tidy => (0..2).for_each(|_| self.allocate(n)),
            _ => self.allocate(n),
        }
        if let Some(p) = early {
            self.compare_with_null(&h, p);
        }
        if h.space != 3 && self.c.chance(1, 3) {
            self.ask_for_heap(&h);
        }
    }

    /// No variable has been set in the function that begins.
    pub(super) fn forget_heaps(&mut self) {
        self.modules.heaps.iter_mut().for_each(|h| h.set = false);
    }

    /// Allocates, reads, writes or frees.
    pub(super) fn heap_statement(&mut self) {
        let n = self.c.below(self.modules.heaps.len() as u32) as usize;
        let Some(h) = self.modules.heaps.get(n).cloned() else {
            return self.int_statement();
        };
        // What shared memory holds at the start is no address.
        let unset = h.space == 3 && !h.set;
        let again = match self.modules.once {
            true if h.tidy => 200,
            true => 24,
            false => 8,
        };
        let first = !h.made && !self.modules.once;
        let site = u32::from(first || self.c.chance(1, again));
        match self.c.weighted(&[6 * u32::from(!unset), 4 * site, 5, 2]) {
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
        let access = self.pointer_access(h, Ordering::Acquire);
        self.op(InstKind::Load(access), Type::PTR, &[slot])
    }

    fn set_heap(&mut self, h: &Heap, p: tandem_ir::Value) {
        self.writes_globals = true;
        let slot = self.heap_slot(h);
        let access = self.pointer_access(h, Ordering::Release);
        self.append(InstKind::Store(access), Type::VOID, &[p, slot.value]);
    }

    /// An access of the pointer: seldom an atomic one.
    fn pointer_access(&mut self, h: &Heap, ordering: Ordering) -> MemAccess {
        let plain = MemAccess::plain(bytes_align(8));
        if h.tidy || !self.c.chance(1, 24) {
            return plain;
        }
        let ordering = self
            .c
            .pick(&[ordering, Ordering::Monotonic], Ordering::Monotonic);
        MemAccess { ordering, ..plain }
    }

    // ----- allocation -------------------------------------------------------------------------

    /// Allocates an object, stores its address, and fills it where it is there.
    pub(super) fn allocate(&mut self, n: usize) {
        let Some(h) = self.modules.heaps.get(n).cloned() else {
            return;
        };
        if let Some(h) = self.modules.heaps.get_mut(n) {
            h.made = true;
            h.set |= self.depth == 0;
        }
        let Some(maker) = h.maker else {
            return self.allocate_here(&h, None);
        };
        self.writes_globals = true;
        let mut args: SmallVec<[Known; 1]> = SmallVec::new();
        if h.counted {
            let x = self.operand(Type::I32);
            args.push(self.well_defined(x));
        }
        self.call(maker, &args);
        if self.c.chance(1, 2) {
            let p = self.load_heap(&h);
            self.where_it_is_there(p, |me| me.fill_elements(&h, p));
        }
    }

    /// Allocates here, given a number that decides how many elements if that is computed.
    fn allocate_here(&mut self, h: &Heap, count: Option<Known>) {
        let bytes = self.allocation_size(h, count);
        let i = if h.zeroed {
            let one = self.int(Type::I64, 1);
            let calloc = self.allocator("calloc");
            self.call(calloc, &[one, bytes])
        } else {
            let malloc = self.allocator("malloc");
            self.call(malloc, &[bytes])
        };
        let Some(p) = self.result(i, &[]) else { return };
        self.set_heap(h, p.value);
        if h.zeroed && self.c.chance(1, 2) {
            let p = self.load_heap(h);
            self.where_it_is_there(p, |me| me.read_zeroed(h, p));
        }
        if self.c.chance(1, 4) {
            return;
        }
        let p = match self.c.chance(1, 2) {
            true => self.load_heap(h),
            false => p,
        };
        self.where_it_is_there(p, |me| me.fill_elements(h, p));
    }

    /// Bytes of all elements: a number, or a count times the size, which may say that it does not wrap.
    fn allocation_size(&mut self, h: &Heap, count: Option<Known>) -> Known {
        let size = self.bytes_of(h.elem);
        if !h.counted {
            return self.int(Type::I64, size * h.count);
        }
        let x = match count {
            Some(k) => k,
            None => self.operand(Type::I32),
        };
        let x = self.well_defined(x);
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

    fn allocator(&mut self, name: &str) -> Global {
        if let Some(g) = self.header.lookup(name) {
            return g;
        }
        let (params, kind, size): (&[Type], _, _) = match name {
            "calloc" => (&[Type::I64, Type::I64], "\"alloc,zeroed\"", "0,1"),
            _ => (&[Type::I64], "\"alloc,uninitialized\"", "0"),
        };
        let ty = self.header.types.function(Type::PTR, params, false);
        let func = vec![
            Attr::Flag(AttrKind::NoUnwind),
            Attr::Text("allockind".into(), kind.into()),
            Attr::Text("allocsize".into(), size.into()),
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
        self.declare(name, ty, decl, Linkage::External)
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
        let again = if self.modules.once { 200 } else { 6 };
        self.where_it_is_there(p, |me| {
            for _ in 0..1 + me.c.below(3) {
                me.access_element(h, p);
                // A new object is made, and the old one used on.
                if let Some(maker) = h.maker.filter(|_| !h.counted && me.c.chance(1, again)) {
                    me.writes_globals = true;
                    me.call(maker, &[]);
                }
            }
        });
    }

    /// The address of a field of some element.
    fn element_field(&mut self, h: &Heap, p: Known) -> (Known, u64, Type) {
        let n = self.c.below(h.fields.len() as u32) as usize;
        let (n, ty) = h.fields.get(n).copied().unwrap_or((0, Type::I32));
        let index = if h.count > 1 && !h.fixed && self.c.chance(1, 2) {
            let x = self.operand(Type::I64);
            let x = self.well_defined(x);
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
        (at, n, ty)
    }

    /// What is accessed at a field's address: the field, now and then in a way that only almost fits.
    fn element_access(&mut self, h: &Heap, n: u64, field: Type) -> (Type, MemAccess) {
        let align = bytes_align(self.abi_align(field));
        let plain = MemAccess::plain(align);
        match self.c.below(24) {
            20..=23 if h.tidy => (field, plain),
            23 => {
                let volatile = true;
                (field, MemAccess { volatile, ..plain })
            }
            22 if matches!(field.int_width(), Some(32 | 64)) => {
                let ordering = Ordering::Monotonic;
                (field, MemAccess { ordering, ..plain })
            }
            20 | 21 => {
                let ty = self.c.pick(&[Type::I64, Type::I16, Type::I32], Type::I64);
                let layout = self.header.layout.struct_layout(&self.header.types, h.elem);
                let offset = layout.and_then(|l| l.offsets.get(n as usize).copied());
                let end = offset.map(|o| o + self.bytes_of(ty));
                match end.is_some_and(|e| e <= self.bytes_of(h.elem)) {
                    true => (ty, MemAccess::plain(bytes_align(1))),
                    false => (field, plain),
                }
            }
            _ => (field, plain),
        }
    }

    fn access_element(&mut self, h: &Heap, p: Known) {
        let (at, n, field) = self.element_field(h, p);
        let (ty, access) = self.element_access(h, n, field);
        if self.c.chance(1, 2) {
            let v = self.heap_value(ty);
            self.append(InstKind::Store(access), Type::VOID, &[v, at.value]);
            return;
        }
        let k = self.op(InstKind::Load(access), ty, &[at]);
        // Elsewhere not every element was stored to.
        let whole = h.zeroed && ty == field && !access.volatile;
        let k = match self.poison_rich() {
            true => Known {
                maybe_poison: true,
                ..k
            },
            false if whole => k,
            false => self.freeze(k),
        };
        self.scope.add(k);
        if whole && self.c.chance(1, 4) {
            self.tell(k);
        }
    }

    /// Reads a new object that starts zeroed, and says what is there.
    fn read_zeroed(&mut self, h: &Heap, p: Known) {
        let (at, _, ty) = self.element_field(h, p);
        let access = MemAccess::plain(bytes_align(self.abi_align(ty)));
        let k = self.op(InstKind::Load(access), ty, &[at]);
        self.scope.add(k);
        self.tell(k);
    }

    /// Says a number to a function outside, so that it is seen whatever becomes of it.
    fn tell(&mut self, k: Known) {
        let Some(width) = k.ty.int_width() else {
            return;
        };
        let told = match width {
            32 => k,
            w if w < 32 => self.op(InstKind::Cast(CastOp::ZExt), Type::I32, &[k]),
            _ => self.op(InstKind::Cast(CastOp::Trunc), Type::I32, &[k]),
        };
        let g = self.plain_function();
        self.call(g, &[told]);
    }

    fn heap_value(&mut self, ty: Type) -> tandem_ir::Value {
        if !ty.is_int() {
            return self.f.zero(ty);
        }
        let k = self.second_operand(ty);
        self.well_defined(k).value
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
        self.compare_with_null(h, p);
    }

    fn compare_with_null(&mut self, h: &Heap, p: Known) {
        let null = self.f.zero(p.ty);
        let null = self.plain(null, p.ty);
        let most = if !h.tidy && self.c.chance(1, 4) {
            10
        } else {
            6
        };
        let n = self.c.below(most) as usize;
        let pred = PREDICATES.get(n).copied().unwrap_or(IntPredicate::Eq);
        let ops = if self.c.chance(1, 4) {
            [null, p]
        } else {
            [p, null]
        };
        let k = self.op(InstKind::ICmp(pred), Type::I1, &ops);
        self.scope.add(k);
        if self.c.chance(1, 3) {
            self.tell(k);
        }
    }

    fn free_heap(&mut self, h: &Heap) {
        // Without the first half the object is lost, which is nobody's business.
        if self.c.chance(3, 4) {
            let p = self.load_heap(h);
            let free = self.release();
            self.call(free, &[p]);
        }
        let null = self.f.zero(Type::PTR);
        self.set_heap(h, null);
    }
}
