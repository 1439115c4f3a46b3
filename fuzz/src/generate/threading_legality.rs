//! Bias to jump threading: what makes duplicating a block illegal, incorrect or too expensive.
//!
//! [`duplication_obstacle`](Maker::duplication_obstacle) puts one such thing into a block that may be
//! duplicated: a declaration of an alias scope, a call that is `noduplicate` or convergent, an `alloca`,
//! an instruction that folds in the copy only. The patterns below branch on what is known from memory,
//! assumptions, declared ranges and addresses, and on a switch with many cases.

use super::flow::{Plan, Style};
use super::maker::{Maker, in_order};
use super::memory::bytes_align;
use super::scope::{Known, Pointee};
use smallvec::SmallVec;
use tandem_ir::attr::{Attr, AttrKind, AttrList, MemoryEffects};
use tandem_ir::constant::{Bits, ConstantData};
use tandem_ir::metadata::{MdBody, MdNodeData, Metadata};
use tandem_ir::module::{FunctionDecl, GlobalData, GlobalKind, Linkage, Variable};
use tandem_ir::{
    BinOp, Block, Function, Global, Inst, InstKind, IntPredicate, MemAccess, Type, Value,
};

impl Maker<'_, '_, '_> {
    /// Puts something into a block with a decided branch that must not be duplicated, or means something else in a
    /// copy.
    pub(super) fn duplication_obstacle(&mut self) {
        let alone = self.divergence == 0;
        match self.c.below(8) {
            0 => self.scope_declaration(),
            1 if alone => self.marked_call(AttrKind::NoDuplicate),
            2 if alone => self.marked_call(AttrKind::Convergent),
            3 => self.late_slot(),
            4 => self.low_word_mask(),
            5 => self.negated(),
            6 => self.unused_volatile_load(),
            _ => self.costly_call(),
        }
    }

    /// One of the patterns of this file.
    pub(super) fn legality_pattern(&mut self) {
        let alone = 3 * u32::from(self.divergence == 0);
        match self.c.weighted(&[6, 2, 2, 2, 1, alone]) {
            0 => self.loaded_value_tested(),
            5 => self.barrier_after_duplicated_block(),
            1 => self.assumption_tested(),
            2 => self.declared_range_tested(),
            3 => self.many_case_switch(),
            _ => self.address_compared_with_null(),
        }
    }

    /// Gives the function an attribute that restricts the pass (`minsize`, `optnone`), now and then.
    pub(super) fn restricting_attributes(&mut self) {
        let kind = match self.c.below(24) {
            22 => AttrKind::MinSize,
            23 => AttrKind::OptimizeNone,
            _ => return,
        };
        let kinds = [kind, AttrKind::NoInline];
        let func = self.attributes(&kinds);
        if let GlobalKind::Function(d) = &mut self.header.globals[self.f.global].kind
            && d.attrs.func == tandem_ir::AttrSet::EMPTY
        {
            d.attrs.func = func;
        }
    }

    /// Rarely: more to duplicate than any budget allows, by costly blocks with many predecessors and successors.
    pub(super) fn exceed_copy_budget(&mut self) {
        const BLOCKS: u32 = 9;
        const COST: u32 = 11;
        if self.c.bits64() % 192 != 191 || self.kernel {
            return;
        }
        let ty = Type::I32;
        let mut all = self.operand(ty);
        for _ in 0..BLOCKS {
            let style = Style::Constants;
            let mut j = self.join(smallvec::smallvec![Plan { ty, style }]);
            let on = self.operand(ty);
            let on = self.well_defined(on);
            for (n, arm) in self.fan_out(on).into_iter().enumerate() {
                let n = self.int(ty, n as u64);
                j.edges.push((arm, smallvec::smallvec![n]));
                self.f.append_br(arm, j.block);
            }
            let Some(&k) = self.finish(j).first() else {
                return;
            };
            for _ in 0..COST {
                all = self.op(InstKind::Binary(BinOp::Xor), ty, &[all, k]);
            }
            let end = self.f.create_block();
            for arm in self.fan_out(k) {
                self.f.append_br(arm, end);
            }
            self.open(end);
        }
        self.scope.add(all);
        let g = self.plain_function();
        let told = self.well_defined(all);
        self.call(g, &[told]);
    }

    /// A switch to one new block for each of the smallest integers.
    fn fan_out(&mut self, on: Known) -> Vec<Block> {
        const TARGETS: u64 = 8;
        let arms: Vec<Block> = (0..TARGETS).map(|_| self.f.create_block()).collect();
        let mut ops: SmallVec<[Value; 16]> = SmallVec::new();
        ops.extend([on.value, self.f.block_value(arms[0])]);
        for (n, &arm) in arms.iter().enumerate().skip(1) {
            let case = self.int(on.ty, n as u64);
            ops.extend([case.value, self.f.block_value(arm)]);
        }
        self.append(InstKind::Switch, Type::VOID, &ops);
        for &arm in &arms {
            self.open(arm);
        }
        arms
    }

    // ----- obstacles --------------------------------------------------------------------

    fn scope_declaration(&mut self) {
        let domain = self.md_node(Vec::new(), true);
        let scope = self.md_node(vec![domain], true);
        let list = self.md_node(vec![scope], false);
        let md = tandem_ir::metadata::LocalMetadata::Module(list);
        let value = self.f.metadata_value(md);
        let arg = self.plain(value, Type::METADATA);
        let name = "llvm.experimental.noalias.scope.decl";
        self.intrinsic(name, Type::VOID, &[arg]);
    }

    fn md_node(&mut self, mut ops: Vec<Metadata>, distinct: bool) -> Metadata {
        let nodes = &mut self.header.metadata.nodes;
        if distinct {
            // A distinct node names itself, as scopes and domains do.
            ops.insert(0, Metadata::Node(nodes.next_key()));
        }
        Metadata::Node(nodes.push(MdNodeData {
            distinct,
            numbered: true,
            body: MdBody::Tuple(ops.into()),
        }))
    }

    /// An external function of one number, declared once.
    pub(super) fn outside(
        &mut self,
        name: &str,
        ret: Type,
        func: &[Attr],
        result: &[Attr],
    ) -> Global {
        if let Some(g) = self.header.lookup(name) {
            return g;
        }
        let attrs = AttrList {
            func: self.header.attrs.intern(in_order(func)),
            ret: self.header.attrs.intern(result.to_vec()),
            ..AttrList::default()
        };
        let ty = self.header.types.function(ret, &[Type::I32], false);
        let decl = FunctionDecl {
            attrs,
            ..FunctionDecl::default()
        };
        self.declare(name, ty, decl, Linkage::External)
    }

    fn call_outside(&mut self, g: Global) -> (Inst, Known) {
        let x = self.operand(Type::I32);
        let x = self.well_defined(x);
        (self.call(g, &[x]), x)
    }

    /// A call that must not be duplicated; the attribute is at the callee's declaration, or at the call alone.
    fn marked_call(&mut self, kind: AttrKind) {
        let at_call = self.c.chance(1, 2);
        let returns = [AttrKind::NoUnwind, AttrKind::WillReturn].map(Attr::Flag);
        let mut func = returns.to_vec();
        if !at_call {
            func.push(Attr::Flag(kind));
        }
        let name = match (kind, at_call) {
            (_, true) => "ext_plain",
            (AttrKind::Convergent, _) => "ext_together",
            _ => "ext_once",
        };
        let g = self.outside(name, Type::VOID, &func, &[]);
        let (i, _) = self.call_outside(g);
        if at_call {
            let set = self.attributes(&[kind]);
            if let InstKind::Call(info) = self.f.kind(i) {
                let mut info = info.clone();
                info.attrs.func = set;
                self.f.set_kind(i, InstKind::Call(info));
            }
        }
    }

    /// A function of which nothing is known but that it returns.
    pub(super) fn plain_function(&mut self) -> Global {
        let returns = [AttrKind::NoUnwind, AttrKind::WillReturn].map(Attr::Flag);
        self.outside("ext_plain", Type::VOID, &returns, &[])
    }

    fn costly_call(&mut self) {
        let g = self.plain_function();
        self.call_outside(g);
    }

    /// An `alloca` in the middle of the function.
    fn late_slot(&mut self) {
        let p = self.slot(Type::I32);
        let k = self.load(p, Type::I32);
        self.scope.add(k);
    }

    pub(super) fn slot(&mut self, ty: Type) -> Known {
        let one = self.int(Type::I32, 1);
        let align = self.abi_align(ty);
        let kind = InstKind::Alloca {
            ty,
            align: bytes_align(align),
            inalloca: false,
            swifterror: false,
        };
        let pointee = Pointee {
            bytes: self.stride(ty),
            align,
            elem: ty,
            writable: true,
            filled: true,
            own: true,
        };
        let p = Known {
            pointee: Some(pointee),
            ..self.op(kind, Type::PTR, &[one])
        };
        let v = self.second_operand(ty);
        let v = self.well_defined(v);
        self.store(v, p);
        p
    }

    /// An integer of more than 64 bits of which the low 64 are kept.
    fn low_word_mask(&mut self) {
        let Some(&ty) = self.palette.ints.iter().find(|t| t.int_width() > Some(64)) else {
            return self.negated();
        };
        let width = ty.int_width().unwrap_or(128);
        let value = self.f.bits(&Bits::from_u64(width, u64::MAX));
        let ones = self.plain(value, ty);
        let mut x = self.operand(ty);
        if self.c.chance(1, 2) {
            // Something above the 64 bits.
            let one = self.int(ty, 1);
            let by = self.int(ty, 64);
            let high = self.op(InstKind::Binary(BinOp::Shl), ty, &[one, by]);
            x = self.binary(BinOp::Or, x, high);
        }
        let op = self.c.pick(&[BinOp::And, BinOp::Or], BinOp::And);
        let k = self.binary(op, x, ones);
        self.scope.add(k);
    }

    /// An integer subtracted from zero.
    fn negated(&mut self) {
        let ty = self.int_type();
        let (zero, x) = (self.int(ty, 0), self.operand(ty));
        let k = self.binary(BinOp::Sub, zero, x);
        self.scope.add(k);
    }

    /// A volatile load whose result nobody needs.
    fn unused_volatile_load(&mut self) {
        let int = |p: &Pointee| p.elem.is_int() && p.filled;
        let Some(p) = self.some_pointer(int) else {
            return self.negated();
        };
        let ty = p.pointee.map_or(Type::I32, |p| p.elem);
        self.volatile_load(p, ty);
    }

    pub(super) fn volatile_load(&mut self, p: Known, ty: Type) -> Known {
        let access = MemAccess {
            volatile: true,
            ..MemAccess::plain(bytes_align(p.pointee.map_or(1, |p| p.align)))
        };
        let mut k = self.op(InstKind::Load(access), ty, &[p]);
        k.divergent |= self.kernel;
        k.maybe_poison |= self.poison_rich();
        k
    }

    // ----- patterns ---------------------------------------------------------------------

    /// Calls an external function that touches no memory, of which nobody says that it returns.
    pub(super) fn may_not_return(&mut self) {
        let func = [
            Attr::Flag(AttrKind::NoUnwind),
            Attr::Memory(MemoryEffects::NONE),
        ];
        let g = self.outside("ext_wait", Type::VOID, &func, &[]);
        self.call_outside(g);
    }

    /// Calls a function that may stop the program.
    pub(super) fn may_stop(&mut self) {
        let g = match self.header.lookup("stop_if") {
            Some(g) => g,
            None => self.stopper(),
        };
        let cond = self.branch_condition();
        self.call(g, &[cond]);
    }

    fn stopper(&mut self) -> Global {
        let ty = self.header.types.function(Type::VOID, &[Type::I1], false);
        let decl = FunctionDecl {
            defined: true,
            ..FunctionDecl::default()
        };
        let g = self.declare("stop_if", ty, decl, Linkage::Internal);
        let outer = std::mem::replace(&mut self.f, Function::new(g, &[Type::I1]));
        let at = self.at;
        let [entry, stop, go] = [(); 3].map(|()| self.f.create_block());
        self.open(entry);
        let cond: Value = self.f.args()[0];
        self.f.append_cond_br(entry, cond, stop, go);
        self.open(stop);
        self.intrinsic("llvm.trap", Type::VOID, &[]);
        self.append(InstKind::Unreachable, Type::VOID, &[]);
        self.open(go);
        self.append(InstKind::Ret, Type::VOID, &[]);
        let done = std::mem::replace(&mut self.f, outer);
        self.at = at;
        self.bodies.push(done);
        g
    }

    /// A block branches on a phi of constants, and behind one of its successors threads meet at a barrier.
    fn barrier_after_duplicated_block(&mut self) {
        let plans = smallvec::smallvec![Plan {
            ty: Type::I32,
            style: Style::Mixed
        }];
        let cond = self.uniformly(true, |me| me.branch_condition());
        let phis = self.diamond(cond, plans, 0);
        let Some(&k) = phis.first() else { return };
        if self.c.chance(1, 3) {
            let plans = self.plans(0);
            let by = self.uniformly(true, |me| me.branch_condition());
            self.diamond(by, plans, 0);
        }
        let k = self.well_defined(k);
        let with = self.int(Type::I32, 1);
        let asked = self.compare(IntPredicate::Ult, k, with);
        let plans = self.plans(0);
        let mut j = self.join(plans);
        j.divergent = asked.divergent;
        let sides = [self.f.create_block(), self.f.create_block()];
        self.f
            .append_cond_br(self.at, asked.value, sides[0], sides[1]);
        let mark = self.scope.mark();
        for (n, side) in sides.into_iter().enumerate() {
            self.open(side);
            if n == 0 {
                let next = self.f.create_block();
                self.f.append_br(side, next);
                self.open(next);
            }
            if (n == 0) == self.c.chance(3, 4) {
                self.marked_call(AttrKind::Convergent);
            }
            self.arrive(&mut j);
            self.scope.reset(mark);
        }
        self.finish(j);
        if self.c.chance(1, 3) {
            self.marked_call(AttrKind::Convergent);
        }
    }

    /// A condition is used, then assumed (`llvm.assume`), then branched on; in between a call may not return.
    fn assumption_tested(&mut self) {
        if !self.poison_rich() {
            self.assume();
            return self.many_case_switch();
        }
        let ty = self.int_type();
        let x = self.operand(ty);
        let x = self.well_defined(x);
        let with = self.some_int(ty);
        let cond = self.compare(IntPredicate::Ult, x, with);
        let returns = [AttrKind::NoUnwind, AttrKind::WillReturn].map(Attr::Flag);
        let tell = self.outside("ext_plain", Type::VOID, &returns, &[]);
        let told = self.op(InstKind::Cast(tandem_ir::CastOp::ZExt), Type::I32, &[cond]);
        self.call(tell, &[told]);
        if self.c.chance(2, 3) {
            self.may_stop();
        }
        self.intrinsic("llvm.assume", Type::VOID, &[cond]);
        self.scope.add(cond);
        let plans = self.plans(1);
        self.diamond(cond, plans, 1);
    }

    /// The result of a call or load has a declared range (`range`, `!range`), and is compared near its bounds.
    fn declared_range_tested(&mut self) {
        let k = if self.c.chance(1, 2) {
            self.ranged_result()
        } else {
            self.ranged_load()
        };
        let k = if k.maybe_poison || self.c.chance(1, 4) {
            self.freeze(k)
        } else {
            k
        };
        self.branch_on_small(k);
    }

    fn ranged_result(&mut self) -> Known {
        let range = Attr::Range(Bits::from_u64(32, 0), Bits::from_u64(32, 4));
        let result = [Attr::Flag(AttrKind::NoUndef), range];
        let returns = [AttrKind::NoUnwind, AttrKind::WillReturn].map(Attr::Flag);
        let g = self.outside("ext_small", Type::I32, &returns, &result);
        let (i, x) = self.call_outside(g);
        let k = self.result(i, &[x]).unwrap_or(x);
        Known {
            max: 3,
            divergent: self.kernel,
            ..k
        }
    }

    /// A load with a `!range` of two intervals, of a value inside it; in poison-rich programs perhaps outside.
    fn ranged_load(&mut self) -> Known {
        let p = self.slot(Type::I32);
        let x = self.operand(Type::I32);
        let x = self.well_defined(x);
        let (one, five) = (self.int(Type::I32, 1), self.int(Type::I32, 5));
        let low = self.binary(BinOp::And, x, one);
        let high = self.binary(BinOp::Or, low, five);
        let by = self.branch_condition();
        let wrong = self.poison_rich() && self.c.chance(1, 2);
        let v = if wrong { x } else { self.select(by, low, high) };
        self.store(v, p);
        let access = MemAccess::plain(bytes_align(4));
        let mut k = self.op(InstKind::Load(access), Type::I32, &[p]);
        k.divergent = v.divergent || self.kernel;
        k.maybe_poison = wrong || v.maybe_poison;
        let ends =
            [0u64, 2, 5, 8].map(|n| Metadata::Constant(self.header.constants.int(Type::I32, n)));
        let node = self.md_node(ends.to_vec(), false);
        let kind = self.header.strings.intern("range");
        if let Some(i) = self.f.def_inst(k.value) {
            self.f.set_attachment(i, kind, node);
        }
        k
    }

    /// A phi of constants decides a switch of many cases, some of which match none of the constants.
    fn many_case_switch(&mut self) {
        let ty = self.int_type();
        let plans = smallvec::smallvec![Plan {
            ty,
            style: Style::Constants
        }];
        let cond = self.branch_condition();
        let phis = self.diamond(cond, plans, 1);
        let Some(&on) = phis.first() else { return };
        let on = self.well_defined(on);
        let plans = self.plans(1);
        let mut j = self.join(plans);
        j.divergent = on.divergent;
        let own = [(); 3].map(|()| self.f.create_block());
        let mut ops: SmallVec<[Value; 32]> = SmallVec::new();
        ops.extend([on.value, self.f.block_value(own[0])]);
        let top = super::scope::type_max(ty.int_width().unwrap_or(64).min(64));
        let (first, step) = (u64::from(self.c.below(3)), u64::from(1 + self.c.below(2)));
        for n in 0..10u64 {
            let case = first + n * step;
            if case > top {
                break;
            }
            let case = self.int(ty, case);
            ops.extend([case.value, self.f.block_value(own[1 + (n % 2) as usize])]);
        }
        self.append(InstKind::Switch, Type::VOID, &ops);
        let arms: &[_] = if ops.len() > 4 { &own } else { &own[..2] };
        if arms.len() < own.len() {
            // Too few cases for the last block.
            return self.close(j, arms);
        }
        self.arms(&mut j, arms, 1);
        self.finish(j);
    }

    fn close(&mut self, mut j: super::flow::Join, arms: &[tandem_ir::Block]) {
        self.arms(&mut j, arms, 1);
        self.finish(j);
    }

    /// Compares the address of a variable in shared memory with null, which is a valid address there.
    fn address_compared_with_null(&mut self) {
        if !self.poison_rich() {
            return self.many_case_switch();
        }
        let g = match self.header.lookup("shared") {
            Some(g) => g,
            None => self.shared_variable(),
        };
        let ty = Type::ptr(3);
        let address = self.f.constant(ty, ConstantData::Global(g));
        let (a, null) = (self.plain(address, ty), self.f.zero(ty));
        let null = self.plain(null, ty);
        let p = self
            .c
            .pick(&[IntPredicate::Eq, IntPredicate::Ne], IntPredicate::Eq);
        let cond = self.op(InstKind::ICmp(p), Type::I1, &[a, null]);
        let plans = self.plans(1);
        self.diamond(cond, plans, 1);
    }

    fn shared_variable(&mut self) -> Global {
        let init = self.header.constants.intern(Type::I32, ConstantData::Undef);
        self.header.add_global(GlobalData {
            name: Some("shared".into()),
            linkage: Linkage::Internal,
            visibility: Default::default(),
            dll: Default::default(),
            dso_local: false,
            tls: Default::default(),
            unnamed_addr: Default::default(),
            addrspace: 3,
            ty: Type::I32,
            section: None,
            partition: None,
            comdat: None,
            align: None,
            attachments: Vec::new(),
            kind: GlobalKind::Variable(Variable {
                init: Some(init),
                ..Variable::default()
            }),
        })
    }

    /// Branches on a comparison of a small integer with a smaller one or its neighbour.
    pub(super) fn branch_on_small(&mut self, k: Known) {
        let n = self.c.pick(&[1, 0, 2, 3, 4, 5], 1);
        let with = self.int(k.ty, n);
        use IntPredicate::*;
        let p = self.c.pick(&[Eq, Ne, Ult, Ugt, Ule], Eq);
        let cond = self.compare(p, k, with);
        let plans = self.plans(1);
        let cond = if cond.maybe_poison && !self.c.chance(1, 2) {
            self.well_defined(cond)
        } else {
            cond
        };
        let cond = if self.poison_rich() {
            cond
        } else {
            self.well_defined(cond)
        };
        self.diamond(cond, plans, 2);
    }
}
