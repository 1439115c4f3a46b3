//! One function: its signature, its body, what it returns.

use super::calls::Callable;
use super::maker::Maker;
use super::scope::{Known, Pointee};
use crate::config::Feature;
use smallvec::SmallVec;
use tandem_ir::attr::{Attr, AttrKind, AttrList};
use tandem_ir::module::FunctionDecl;
use tandem_ir::{AttrSet, BinOp, Block, CastOp, Function, InstKind, Type, Value};

/// A parameter.
pub(super) struct Param {
    pub(super) ty: Type,
    /// What it points to; nothing is stored there yet.
    pub(super) pointee: Option<Pointee>,
    /// The caller gives no undef or poison.
    pub(super) defined: bool,
    pub(super) attrs: AttrSet,
}

impl Maker<'_, '_, '_> {
    /// Writes function number `k`.
    pub(super) fn function(&mut self, k: u32) {
        // One space per function: pointers of one space may be made to alias.
        self.space = if self.has(Feature::AddressSpaces) {
            self.c.pick(&[1, 0, 4, 3, 5], 1)
        } else {
            0
        };
        let params: Vec<Param> = (0..1 + self.c.below(4)).map(|n| self.param(n)).collect();
        self.ret = self.return_type();
        let types: SmallVec<[Type; 6]> = params.iter().map(|p| p.ty).collect();
        let ty = self.header.types.function(self.ret, &types, false);
        let (linkage, func) = self.root_or_not();
        let decl = FunctionDecl {
            attrs: AttrList {
                func,
                params: params.iter().map(|p| p.attrs).collect(),
                ..AttrList::default()
            },
            defined: true,
            ..FunctionDecl::default()
        };
        let g = self.declare(&format!("f{k}"), ty, decl, linkage);
        let size = self.size();
        self.begin(Function::new(g, &types), size);
        self.arguments(&params);
        if self.biased_to_threading() {
            self.restricting_attributes();
            self.exceed_copy_budget();
        }
        if self.biased_to_state_machines() {
            self.restricting_attributes();
        }
        if self.has(Feature::Globals) {
            self.reach_globals();
        }
        if self.has(Feature::Memory) {
            self.stack_objects();
        }
        self.module_prologue();
        // What was needed to begin with is no part of the size.
        self.budget = size as i32;
        if self.biased_to_threading() && self.c.chance(2, 3) {
            self.threading_pattern();
        }
        if self.biased_to_state_machines() && !self.c.chance(1, 8) {
            self.machine();
        }
        if self.biased_to_rules() && !self.c.chance(1, 8) {
            self.expressions();
            if self.c.chance(1, 3) {
                self.budget = size as i32;
            }
        }
        self.statements(64);
        self.finish_function();
        self.dead_blocks();
        if self.biased_to_threading() {
            self.shuffle_layout();
        }
        let pointees: Vec<Option<Pointee>> = params.iter().map(|p| p.pointee).collect();
        self.end_function(&pointees);
    }

    /// Instructions of a function.
    pub(super) fn size(&mut self) -> u32 {
        let most = self.config.insts.max(4);
        let size = 4 + self.c.below(most - 3);
        if self.config.large_one_in > 0 && self.c.chance(1, self.config.large_one_in) {
            return most * 4;
        }
        size
    }

    // ----- signatures -----------------------------------------------------------------

    /// Something of each integer type first.
    fn param(&mut self, n: u32) -> Param {
        let ty = match self.palette.ints.get(n as usize) {
            Some(&ty) => ty,
            None if self.has(Feature::Memory) && self.c.chance(1, 2) => {
                return self.pointer_param();
            }
            None if self.c.chance(1, 3) => Type::I1,
            None => self.value_type(),
        };
        self.plain_param(ty)
    }

    pub(super) fn plain_param(&mut self, ty: Type) -> Param {
        let loose = self.has(Feature::Freezes) && self.c.chance(1, 8);
        let defined = !(self.poison_rich() || loose);
        let attrs = if defined {
            self.attributes(&[AttrKind::NoUndef])
        } else {
            AttrSet::EMPTY
        };
        Param {
            ty,
            pointee: None,
            defined,
            attrs,
        }
    }

    fn pointer_param(&mut self) -> Param {
        let space = self.space;
        let elem = self.element_type();
        let count = self.c.pick(&[1, 2, 4], 1);
        let pointee = Pointee {
            bytes: self.stride(elem) * count,
            align: self.abi_align(elem).min(8),
            elem,
            writable: space != 4,
            filled: false,
            own: false,
        };
        Param {
            ty: Type::ptr(space),
            pointee: Some(pointee),
            defined: true,
            attrs: self.pointer_attributes(pointee, &[]),
        }
    }

    /// What the caller promises of a pointer.
    pub(super) fn pointer_attributes(&mut self, p: Pointee, more: &[AttrKind]) -> AttrSet {
        let mut attrs: Vec<Attr> = more.iter().map(|&k| Attr::Flag(k)).collect();
        attrs.extend([AttrKind::NoUndef, AttrKind::NonNull].map(Attr::Flag));
        attrs.extend([Attr::Align(p.align), Attr::Dereferenceable(p.bytes)]);
        self.header.attrs.intern(attrs)
    }

    /// The type of some value: mostly an integer.
    pub(super) fn value_type(&mut self) -> Type {
        let p = &self.palette;
        let weights = [
            8,
            3 * u32::from(!p.floats.is_empty()),
            3 * u32::from(!p.vectors.is_empty()),
            2 * u32::from(!p.aggregates.is_empty()),
        ];
        match self.c.weighted(&weights) {
            1 => self.c.pick(&self.palette.floats, Type::I32),
            2 => self.c.pick(&self.palette.vectors, Type::I32),
            3 => self.c.pick(&self.palette.aggregates, Type::I32),
            _ => self.int_type(),
        }
    }

    fn return_type(&mut self) -> Type {
        if self.has(Feature::Memory) && self.c.chance(1, 8) {
            return Type::VOID;
        }
        // Into an integer many values can be mixed, so that they all matter.
        if self.c.chance(1, 4) {
            self.value_type()
        } else {
            self.int_type()
        }
    }

    // ----- bodies ----------------------------------------------------------------------

    /// An empty body with an open entry block.
    pub(super) fn begin(&mut self, f: Function, size: u32) {
        self.f = f;
        self.scope.clear();
        self.loops.clear();
        self.depth = 0;
        self.weight = 1;
        self.cost = 0;
        self.divergence = 0;
        self.uniform_only = false;
        self.kernel = false;
        self.writes_globals = false;
        self.budget = size as i32;
        let entry = self.f.create_block();
        self.open(entry);
    }

    /// Hands the body over; others may call it.
    pub(super) fn end_function(&mut self, pointees: &[Option<Pointee>]) {
        let global = self.f.global;
        let params = self
            .f
            .args()
            .iter()
            .map(|&a| self.f.value_type(a))
            .collect();
        if !self.kernel && (self.has(Feature::Calls) || self.has(Feature::Convergent)) {
            self.callables.push(Callable {
                global,
                params,
                pointees: pointees.iter().copied().collect(),
                cost: self.cost + 4,
                writes_globals: self.writes_globals,
                external: false,
            });
        }
        let done = std::mem::replace(&mut self.f, Function::new(global, &[]));
        self.bodies.push(done);
    }

    /// Makes the arguments available: those that may be undef in a UB-free program only frozen.
    pub(super) fn arguments(&mut self, params: &[Param]) {
        let args: SmallVec<[Value; 6]> = self.f.args().iter().copied().collect();
        for (v, p) in args.into_iter().zip(params) {
            let mut k = Known {
                maybe_poison: !p.defined,
                pointee: p.pointee,
                ..self.plain(v, p.ty)
            };
            if !p.defined && !self.poison_rich() {
                k = self.freeze(k);
            }
            if let Some(pointee) = p.pointee {
                k.pointee = Some(self.first_stores(k, pointee));
            }
            self.scope.add(k);
        }
    }

    /// Memory behind an argument may hold anything: fill it first, or remember that it is not.
    fn first_stores(&mut self, k: Known, pointee: Pointee) -> Pointee {
        let must = !pointee.raw();
        if !pointee.writable || !(must || self.c.chance(2, 3)) {
            return pointee;
        }
        let filled = Pointee {
            filled: true,
            ..pointee
        };
        let count = pointee.bytes / self.stride(pointee.elem).max(1);
        self.fill(
            Known {
                pointee: Some(filled),
                ..k
            },
            count,
        );
        filled
    }

    /// Ends the open block by returning what was computed.
    pub(super) fn finish_function(&mut self) {
        if self.ret.is_void() {
            self.append(InstKind::Ret, Type::VOID, &[]);
            return;
        }
        let all = self.operand(self.ret);
        let all = self.mixed(all);
        self.append(InstKind::Ret, Type::VOID, &[all.value]);
    }

    /// The integer with others that are at hand mixed in, so that they matter.
    pub(super) fn mixed(&mut self, mut all: Known) -> Known {
        if !all.ty.is_int() {
            return all;
        }
        let mut used: SmallVec<[Value; 8]> = smallvec::smallvec![all.value];
        for _ in 0..self.c.pick(&[3, 2, 4, 6], 3) {
            // Twice the same would cancel out.
            let fresh = |k: &Known| k.ty.is_int() && !used.contains(&k.value);
            let Some(k) = self.scope.pick(&mut self.c, fresh) else {
                break;
            };
            used.push(k.value);
            let k = self.fit(k, all.ty);
            let op = self.c.pick(&[BinOp::Xor, BinOp::Add], BinOp::Xor);
            all = self.op(InstKind::Binary(op), all.ty, &[all, k]);
        }
        all
    }

    /// An integer in another integer type.
    pub(super) fn fit(&mut self, k: Known, ty: Type) -> Known {
        match k.ty.int_width().cmp(&ty.int_width()) {
            std::cmp::Ordering::Equal => k,
            std::cmp::Ordering::Less => self.op(InstKind::Cast(CastOp::ZExt), ty, &[k]),
            std::cmp::Ordering::Greater => self.op(InstKind::Cast(CastOp::Trunc), ty, &[k]),
        }
    }

    // ----- dead code ---------------------------------------------------------------------

    /// Blocks that nothing leads to: they go to some living block, to themselves, or end.
    pub(super) fn dead_blocks(&mut self) {
        if !self.has(Feature::Unreachable) || !self.c.chance(1, 2) {
            return;
        }
        for _ in 0..1 + self.c.below(2) {
            let living: Vec<Block> = self.f.blocks().skip(1).collect();
            let b = self.f.create_block();
            self.open(b);
            let mark = self.scope.mark();
            for _ in 0..self.c.below(3) {
                self.int_statement();
            }
            match self.c.below(4) {
                0 | 1 if !living.is_empty() => {
                    let to = living[self.c.below(living.len() as u32) as usize];
                    self.enter_from_nowhere(to);
                }
                2 => {
                    self.f.append_br(b, b);
                }
                _ => {
                    self.append(InstKind::Unreachable, Type::VOID, &[]);
                }
            }
            self.scope.reset(mark);
        }
    }

    /// Branches from a dead block to a living one, whose phis get entries.
    fn enter_from_nowhere(&mut self, to: Block) {
        let phis: SmallVec<[_; 8]> = self.f.phis(to).collect();
        for phi in phis {
            let ty = self.f.inst_type(phi);
            let value = self.constant(ty).value;
            self.f.add_phi_entry(phi, value, self.at);
        }
        self.f.append_br(self.at, to);
    }
}
