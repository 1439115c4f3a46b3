//! The program under mutation, and what every mutator needs of it.
//!
//! A mutator is a function on a [`Work`]: it picks its place among those that
//! qualify, changes one body (and, where it must, the header), and answers
//! `Some(())`; or `None`, without having changed anything that matters, if the
//! program has no such place.

use super::draw::Draw;
use super::flow::{Dominators, is_pad};
use super::focus::Near;
use tandem_ir::attr::AttrList;
use tandem_ir::inst::{CallInfo, TailKind};
use tandem_ir::module::{FunctionDecl, GlobalData, GlobalKind, cc};
use tandem_ir::{Block, Function, Global, Header, Inst, InstKind, Module, Type, Value};

/// Of the places that are picked while there is a focus, one in so many may lie anywhere.
const AFAR_ONE_IN: usize = 4;

/// A module of which one body is being changed.
pub(super) struct Work<'a> {
    /// The copy that becomes the mutant.
    pub(super) module: Module,
    /// Number of the body under change.
    pub(super) body: usize,
    /// Where choices come from.
    pub(super) draw: Draw,
    /// Where most changes are made, if anywhere in particular.
    pub(super) near: Option<Near>,
    /// Limits of the pass under test.
    pub(super) sizes: Vec<usize>,
    /// A program to take parts from; the original itself if there is no other.
    pub(super) other: &'a Module,
    /// True once a mutator has given up in the middle: what is left is no program.
    pub(super) spoiled: bool,
}

impl Work<'_> {
    /// The body under change.
    pub(super) fn f(&self) -> &Function {
        &self.module.bodies[self.body]
    }
    /// The body under change.
    pub(super) fn fm(&mut self) -> &mut Function {
        &mut self.module.bodies[self.body]
    }
    /// The header.
    pub(super) fn header(&self) -> &Header {
        &self.module.header
    }

    // ----- picking places ---------------------------------------------------

    /// One of several places; of those in focus more often, if any of them is.
    fn pick<T: Copy>(&mut self, all: &[T], in_focus: impl Fn(&Near, T) -> bool) -> Option<T> {
        let near = self.near.as_ref();
        let near = near.filter(|_| !self.draw.one_in(AFAR_ONE_IN));
        let inner: Vec<T> = near.map_or_else(Vec::new, |near| {
            all.iter().copied().filter(|&x| in_focus(near, x)).collect()
        });
        self.draw.pick(if inner.is_empty() { all } else { &inner })
    }
    /// One of several names.
    pub(super) fn pick_name(&mut self, all: &[Global]) -> Option<Global> {
        self.pick(all, Near::has_name)
    }
    /// Instructions of the body for which `wanted` holds, in order.
    pub(super) fn insts(&self, wanted: impl Fn(&Function, Inst) -> bool) -> Vec<Inst> {
        let f = self.f();
        let all = f.blocks().flat_map(|b| f.insts(b));
        all.filter(|&i| wanted(f, i)).collect()
    }
    /// One of [`Self::insts`].
    pub(super) fn pick_inst(&mut self, wanted: impl Fn(&Function, Inst) -> bool) -> Option<Inst> {
        let all = self.insts(wanted);
        self.pick(&all, Near::has_inst)
    }
    /// An instruction in front of which another one may stand.
    pub(super) fn pick_point(&mut self) -> Option<Inst> {
        self.pick_inst(is_point)
    }
    /// One of the blocks for which `wanted` holds.
    pub(super) fn pick_block(
        &mut self,
        wanted: impl Fn(&Function, Block) -> bool,
    ) -> Option<Block> {
        let f = self.f();
        let all: Vec<Block> = f.blocks().filter(|&b| wanted(f, b)).collect();
        self.pick(&all, Near::has_block)
    }
    /// A block to which any branch may be sent: not the entry, no pad.
    pub(super) fn pick_target(&mut self) -> Option<Block> {
        let entry = self.f().entry();
        self.pick_block(|f, b| Some(b) != entry && !is_pad(f, b))
    }
    /// One position of the body that may be given another value, of an instruction for which `wanted` holds.
    pub(super) fn pick_operand(
        &mut self,
        wanted: impl Fn(&Function, Inst, usize) -> bool,
    ) -> Option<(Inst, usize)> {
        let f = self.f();
        let mut all = Vec::new();
        for i in f.blocks().flat_map(|b| f.insts(b)) {
            let operands = 0..f.num_operands(i);
            let open = operands.filter(|&n| wanted(f, i, n) && is_open(self.header(), f, i, n));
            all.extend(open.map(|n| (i, n)));
        }
        self.pick(&all, |near, (i, _)| near.has_inst(i))
    }

    // ----- picking values -----------------------------------------------------

    /// A value of the type for use right before `at`: one that is there, or (more rarely) a constant.
    pub(super) fn value(&mut self, doms: &Dominators, at: Inst, ty: Type) -> Option<Value> {
        let there = doms.available_of(self.f(), at, ty);
        if !there.is_empty() && !self.draw.one_in(4) {
            return self.draw.pick(&there);
        }
        self.constant(ty)
    }
    /// Uses behind `at` that could take a value of type `ty` made there.
    pub(super) fn uses_behind(&self, doms: &Dominators, at: Inst, ty: Type) -> Vec<(Inst, usize)> {
        let f = self.f();
        let mut all = Vec::new();
        let Some(home) = f.inst_block(at) else {
            return all;
        };
        for b in f.blocks() {
            // A phi stands before `at` even where its operand is used behind it.
            let mut behind = b != home;
            for i in f.insts(b) {
                behind |= i == at;
                if !behind && !f.is_phi(i) {
                    continue;
                }
                for (n, v) in f.operands(i).enumerate() {
                    if f.value_type(v) != ty || !is_open(self.header(), f, i, n) {
                        continue;
                    }
                    let point = super::flow::use_point(f, i, n).and_then(|p| f.inst_block(p));
                    if point.is_some_and(|p| doms.dominates(home, p)) {
                        all.push((i, n));
                    }
                }
            }
        }
        all
    }
    /// Puts `v`, made right before `at`, into one of the uses behind it, if there is one of its type.
    pub(super) fn put_to_use(&mut self, doms: &Dominators, at: Inst, v: Value) -> Option<()> {
        let ty = self.f().value_type(v);
        let mut all = self.uses_behind(doms, at, ty);
        // Not among its own operands, or of what was made for it.
        let made = self.f().def_inst(v);
        all.retain(|&(i, _)| Some(i) != made);
        let (i, n) = self.pick(&all, |near, (i, _)| near.has_inst(i))?;
        self.fm().set_operand(i, n, v);
        Some(())
    }

    // ----- making instructions --------------------------------------------------

    /// Makes an instruction right before `at` and returns it.
    pub(super) fn insert(&mut self, at: Inst, kind: InstKind, ty: Type, ops: &[Value]) -> Inst {
        let f = self.fm();
        let i = f.create_inst(kind, ty, ops);
        f.insert_before(i, at);
        i
    }
    /// The same for an instruction with a result.
    pub(super) fn compute(
        &mut self,
        at: Inst,
        kind: InstKind,
        ty: Type,
        ops: &[Value],
    ) -> Option<Value> {
        let i = self.insert(at, kind, ty, ops);
        self.f().result(i)
    }
    /// The function of that name and type, declared if it is not there; `None` if the name is something else.
    pub(super) fn declare(&mut self, name: &str, ret: Type, params: &[Type]) -> Option<Global> {
        let header = &mut self.module.header;
        let ty = header.types.function(ret, params, false);
        if let Some(g) = header.lookup(name) {
            return (header.globals[g].ty == ty && header.function(g).is_some()).then_some(g);
        }
        Some(header.add_global(declaration(name, ty)))
    }
    /// A call of a declared function right before `at`.
    pub(super) fn call(&mut self, at: Inst, callee: Global, args: &[Value]) -> Inst {
        let fn_ty = self.header().globals[callee].ty;
        let cc = self.header().function(callee).map_or(cc::C, |d| d.cc);
        let ret = self
            .header()
            .types
            .as_function(fn_ty)
            .map_or(Type::VOID, |t| t.0);
        let space = self.header().globals[callee].addrspace;
        let f = self.fm();
        let address = tandem_ir::constant::ConstantData::Global(callee);
        let mut ops = vec![f.constant(Type::ptr(space), address)];
        ops.extend_from_slice(args);
        let info = CallInfo {
            fn_ty,
            cc,
            tail: TailKind::None,
            attrs: AttrList::default(),
            addrspace: (space != 0).then_some(space),
            bundles: Box::default(),
        };
        self.insert(at, InstKind::Call(Box::new(info)), ret, &ops)
    }
    /// A call of an intrinsic, declared if need be, right before `at`.
    pub(super) fn intrinsic(
        &mut self,
        at: Inst,
        name: &str,
        ret: Type,
        args: &[Value],
    ) -> Option<Inst> {
        let params: Vec<Type> = args.iter().map(|&a| self.f().value_type(a)).collect();
        let g = self.declare(name, ret, &params)?;
        Some(self.call(at, g, args))
    }
}

/// A declaration with nothing but a name and a type.
pub(super) fn declaration(name: &str, ty: Type) -> GlobalData {
    GlobalData::plain(name, ty, 0, GlobalKind::Function(FunctionDecl::default()))
}

/// True if a call may use the calling convention: entry points are for the host, and other numbers from 64
/// up belong to targets that set their own rules.
pub(super) fn is_callable(convention: u32) -> bool {
    convention < 64 || convention == cc::PTX_DEVICE
}

/// True if an instruction may be put in front of this one.
pub(super) fn is_point(f: &Function, i: Inst) -> bool {
    let tied = matches!(
        f.kind(i),
        InstKind::Phi
            | InstKind::LandingPad { .. }
            | InstKind::CatchPad
            | InstKind::CleanupPad
            | InstKind::CatchSwitch { .. }
    );
    // A `musttail` call and its return stand together.
    let after_musttail = f.prev_inst(i).is_some_and(|p| is_musttail(f, p));
    !tied && !after_musttail
}

/// True for a `musttail` call.
pub(super) fn is_musttail(f: &Function, i: Inst) -> bool {
    f.kind(i)
        .call_info()
        .is_some_and(|c| c.tail == TailKind::MustTail)
}

/// True if operand `n` may be any value of its type, as far as its instruction is concerned.
pub(super) fn is_open(header: &Header, f: &Function, i: Inst, n: usize) -> bool {
    let v = f.operand(i, n);
    if matches!(f.value_type(v), Type::LABEL | Type::METADATA | Type::TOKEN) {
        return false;
    }
    match f.kind(i) {
        InstKind::Call(_) | InstKind::Invoke(_) | InstKind::CallBr(..) => {
            is_open_argument(header, f, i, n)
        }
        InstKind::Switch => n == 0,
        // Field numbers must stay constants.
        InstKind::Gep { .. } => n == 0 || f.as_const(v).is_none(),
        InstKind::Alloca { .. }
        | InstKind::IndirectBr
        | InstKind::VaArg
        | InstKind::Resume
        | InstKind::LandingPad { .. }
        | InstKind::CatchPad
        | InstKind::CleanupPad
        | InstKind::CatchSwitch { .. }
        | InstKind::CleanupRet
        | InstKind::CatchRet => false,
        InstKind::Ret => !f.prev_inst(i).is_some_and(|p| is_musttail(f, p)),
        _ => true,
    }
}

fn is_open_argument(header: &Header, f: &Function, i: Inst, n: usize) -> bool {
    let Some(call) = f.call(i) else { return false };
    if n == 0 || n > call.num_args() {
        return false;
    }
    let Some(callee) = f.callee(i) else {
        return true;
    };
    let name = header.global_name(callee);
    if !name.starts_with("llvm.") {
        return true;
    }
    // Lifetimes are of allocas; of an intrinsic that is not in the table nothing is known.
    match tandem_ir::intrinsics::facts(name) {
        _ if name.starts_with("llvm.lifetime.") => false,
        Some(x) => n > 32 || x.imm_args & (1 << (n - 1)) == 0,
        None => f.as_const(f.operand(i, n)).is_none(),
    }
}
