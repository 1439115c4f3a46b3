//! What else a module has: helpers, tables of functions, lists of used names, dead cycles, constants twice.
//!
//! These are what passes on modules look for or stumble over, beside the variables:
//!
//! ```text
//!   @peek            an internal function that loads through its argument: who gives it an address shows it
//!   @table           constant pointers to functions, called by a masked index
//!   twins            constants with equal, or nearly equal, contents; spaces, linkage and alignment differ
//!   @dead0, @dead1   functions that only call each other, and a variable that only they touch
//!   llvm.used …      names that somebody outside holds          @late   a root behind the one that is entered once
//!   taken names      such as a pass would give to what it makes
//! ```
//!
//! **Invariant:** what may be called ends: a dead cycle hands on an eighth of its argument, and a table's functions
//! only compute. Alignments of accesses are those that the variable's definition guarantees (`known_align`).

use super::super::compounds::compound;
use super::super::maker::Maker;
use super::super::memory::bytes_align;
use super::mentions::Mention;
use super::objects::plain_data;
use tandem_ir::attr::AttrList;
use tandem_ir::constant::ConstantData;
use tandem_ir::inst::{CallInfo, TailKind};
use tandem_ir::module::{
    FunctionDecl, GlobalData, GlobalKind, Linkage, TlsMode, UnnamedAddr, Variable,
};
use tandem_ir::{
    BinOp, Constant, Function, Global, InstKind, IntPredicate, MemAccess, Type, Value,
};

/// Names beside the variables.
#[derive(Debug, Default)]
pub(super) struct Names {
    /// A function that loads through its argument.
    pub(super) peek: Option<Global>,
    /// A table of functions from `i32` to `i32`, and how many it has.
    table: Option<(Global, u64)>,
    /// Constants with equal contents.
    twins: Vec<Global>,
    /// Variables that begin with addresses.
    pub(super) mentions: Vec<Mention>,
}

/// How a part of a constant differs from that of its twin.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
enum Near {
    /// In its sign, or its highest bit.
    Sign,
    /// In its lowest bit.
    LowBit,
    /// It is undef.
    Undef,
    /// It is poison.
    Poison,
    /// It is undef if no statement loads it, and the same otherwise.
    UnreadUndef,
}

/// Stands for a part that is no number.
const NOT_A_NUMBER: u64 = u64::MAX;

/// So many parts of a twin, from the first on, are loaded by statements.
const LOADED_TWIN_PARTS: usize = 2;

impl Names {
    /// True if functions use some of them.
    pub(super) fn is_called(&self) -> bool {
        self.table.is_some() || !self.twins.is_empty() || !self.mentions.is_empty()
    }
}

impl Maker<'_, '_, '_> {
    /// Adds what functions will use.
    pub(super) fn helper_names(&mut self) {
        if self.c.chance(1, 2) {
            self.peek_function();
        }
        if self.c.chance(1, 3) {
            self.function_table();
        }
        if self.biased_to_merging() {
            for _ in 0..1 + self.c.below(2) {
                self.twin_constants();
            }
        } else if self.c.chance(1, 2) {
            self.twin_constants();
        }
        if self.c.chance(1, 6) {
            self.taken_name();
        }
        if self.c.chance(1, 4) {
            self.mentions();
        }
    }

    /// Adds what leads to names from outside of functions, and what nothing leads to.
    pub(super) fn surrounding_names(&mut self) {
        if self.modules.once && self.c.chance(1, 8) {
            self.late_root();
        }
        if self.c.chance(1, 3) {
            self.dead_cycle();
        }
        // Without a kernel nobody can call what is left of a module whose names have all become internal.
        let called = self.config.aims_at_hiding_names() && !self.c.chance(1, 8);
        if called {
            let seen = |g: &Global| !self.header.globals[*g].linkage.is_local();
            let mut roots: Vec<Global> =
                self.bodies.iter().map(|f| f.global).filter(seen).collect();
            // Other names may be in the list beside a function, too.
            let one = self.c.below(roots.len() as u32) as usize;
            if let Some(&root) = roots.get(one) {
                roots = self.some_names(&[root]);
            }
            self.used_list("llvm.used", &roots);
        } else if self.c.chance(1, 4) {
            let list = self
                .c
                .pick(&["llvm.used", "llvm.compiler.used"], "llvm.used");
            let names = self.some_names(&[]);
            self.used_list(list, &names);
        }
    }

    // ----- functions ---------------------------------------------------------------------------

    pub(super) fn internal_function(&mut self, name: &str, params: &[Type], ret: Type) -> Global {
        let ty = self.header.types.function(ret, params, false);
        let decl = FunctionDecl {
            defined: true,
            ..FunctionDecl::default()
        };
        self.declare(name, ty, decl, Linkage::Internal)
    }

    fn returns(&mut self, value: Value) {
        self.append(InstKind::Ret, Type::VOID, &[value]);
        let empty = Function::new(self.f.global, &[]);
        let done = std::mem::replace(&mut self.f, empty);
        self.bodies.push(done);
    }

    fn peek_function(&mut self) {
        let g = self.internal_function("peek", &[Type::PTR], Type::I32);
        self.begin(Function::new(g, &[Type::PTR]), 2);
        let p = self.f.args()[0];
        let access = MemAccess::plain(bytes_align(1));
        let i = self.append(InstKind::Load(access), Type::I32, &[p]);
        if let Some(v) = self.f.result(i) {
            self.returns(v);
            self.modules.names.peek = Some(g);
        }
    }

    /// A constant table of functions that change a number a little.
    fn function_table(&mut self) {
        let n = self.c.pick(&[2u64, 4], 2);
        let mut members = Vec::new();
        for k in 0..n {
            let g = self.internal_function(&format!("step{k}"), &[Type::I32], Type::I32);
            self.begin(Function::new(g, &[Type::I32]), 2);
            let x = self.f.args()[0];
            let by = self.f.int(Type::I32, k + 1);
            let op = self
                .c
                .pick(&[BinOp::Add, BinOp::Xor, BinOp::Mul], BinOp::Add);
            let i = self.append(InstKind::Binary(op), Type::I32, &[x, by]);
            let v = self.f.result(i).unwrap_or(x);
            self.returns(v);
            members.push(self.name_constant(g));
        }
        let ty = self.header.types.array(Type::PTR, n);
        let init = ConstantData::Aggregate(members.into());
        let init = self.header.constants.intern(ty, init);
        let space = self.c.pick(&[0, 1, 4], 0);
        let constant = space == 4 || self.c.chance(2, 3);
        let table = self.add_variable("table", ty, space, constant, init, 8);
        self.modules.names.table = Some((table, n));
    }

    pub(super) fn add_variable(
        &mut self,
        name: &str,
        ty: Type,
        space: u32,
        constant: bool,
        init: Constant,
        align: u64,
    ) -> Global {
        let kind = GlobalKind::Variable(Variable {
            constant,
            init: Some(init),
            ..Variable::default()
        });
        self.header.add_global(GlobalData {
            name: Some(name.into()),
            align: Some(bytes_align(align)),
            kind,
            ..plain_data(ty, space)
        })
    }

    /// Calls a function of the table, or compares addresses of equal constants.
    pub(super) fn call_through_table(&mut self) {
        if !self.modules.names.twins.is_empty() && self.c.chance(1, 2) {
            return self.use_twins();
        }
        if !self.modules.names.mentions.is_empty() && self.c.chance(1, 2) {
            return self.follow_mention();
        }
        let Some((table, n)) = self.modules.names.table else {
            return self.int_statement();
        };
        let x = self.operand(Type::I32);
        let x = self.well_defined(x);
        let mask = self.int(Type::I32, n - 1);
        let index = match self.c.chance(1, 3) {
            true => mask,
            false => self.binary(BinOp::And, x, mask),
        };
        let space = self.header.globals[table].addrspace;
        let base = self.address(table);
        let base = self.plain(base, Type::ptr(space));
        let at = self.op(InstKind::Gep { elem: Type::PTR }, base.ty, &[base, index]);
        let callee = self.op(
            InstKind::Load(MemAccess::plain(bytes_align(8))),
            Type::PTR,
            &[at],
        );
        let info = CallInfo {
            fn_ty: self.header.types.function(Type::I32, &[Type::I32], false),
            cc: 0,
            tail: TailKind::None,
            attrs: AttrList::default(),
            addrspace: None,
            bundles: Box::default(),
        };
        let i = self.append(
            InstKind::Call(Box::new(info)),
            Type::I32,
            &[callee.value, x.value],
        );
        if let Some(k) = self.result(i, &[x]) {
            self.scope.add(k);
        }
    }

    /// Two internal functions that only call each other, and a variable that only they touch. They would end if
    /// somebody called them: each hands on an eighth of its argument, until nothing is left.
    fn dead_cycle(&mut self) {
        let zero = self.header.constants.zero(Type::I32);
        let v = self.add_variable("lonely", Type::I32, 1, false, zero, 4);
        let a = self.internal_function("dead0", &[Type::I32], Type::I32);
        let b = self.internal_function("dead1", &[Type::I32], Type::I32);
        for (me, other) in [(a, b), (b, a)] {
            self.begin(Function::new(me, &[Type::I32]), 4);
            let x = self.plain(self.f.args()[0], Type::I32);
            let x = self.freeze(x);
            let at = self.address(v);
            let access = MemAccess::plain(bytes_align(4));
            self.append(InstKind::Store(access), Type::VOID, &[x.value, at]);
            if let Some(o) = self.modules.objects.first().cloned() {
                self.load_some_part(&o);
            }
            let three = self.int(Type::I32, 3);
            let less = self.binary(BinOp::LShr, x, three);
            let zero = self.int(Type::I32, 0);
            let more = self.compare(IntPredicate::Ne, less, zero);
            let (on, end) = (self.f.create_block(), self.f.create_block());
            self.f.append_cond_br(self.at, more.value, on, end);
            self.open(end);
            self.append(InstKind::Ret, Type::VOID, &[x.value]);
            self.open(on);
            let i = self.call(other, &[less]);
            let value = self.f.result(i).unwrap_or(x.value);
            self.returns(value);
        }
    }

    /// A root behind the one that is entered once.
    fn late_root(&mut self) {
        let g = self.internal_function("late", &[Type::I32], Type::I32);
        self.header.globals[g].linkage = Linkage::External;
        self.begin(Function::new(g, &[Type::I32]), 12);
        let x = self.plain(self.f.args()[0], Type::I32);
        self.scope.add(x);
        self.forget_heaps();
        for _ in 0..1 + self.c.below(2) {
            self.module_statement();
        }
        let k = self.operand(Type::I32);
        let k = self.well_defined(k);
        self.returns(k.value);
    }

    // ----- names ----------------------------------------------------------------------------------

    /// Up to two names of variables or their aliases beside these.
    fn some_names(&mut self, first: &[Global]) -> Vec<Global> {
        let all = self.modules.objects.iter();
        let all = all.flat_map(|o| std::iter::once(o.global).chain(o.alias));
        let all: Vec<Global> = all.chain(self.modules.names.twins.clone()).collect();
        let mut names = first.to_vec();
        let least = u32::from(first.is_empty());
        for _ in 0..least + self.c.below(2) {
            let n = self.c.below(all.len() as u32) as usize;
            let more = all.get(n).filter(|g| !names.contains(g));
            names.extend(more);
        }
        names
    }

    /// A list of these names, which somebody outside uses.
    fn used_list(&mut self, list: &str, names: &[Global]) {
        if names.is_empty() {
            return;
        }
        let members: Vec<Constant> = names.iter().map(|&g| self.generic_address(g)).collect();
        let ty = self.header.types.array(Type::PTR, members.len() as u64);
        let init = ConstantData::Aggregate(members.into());
        let init = self.header.constants.intern(ty, init);
        let section = Some(self.header.strings.intern("llvm.metadata"));
        self.header.add_global(GlobalData {
            name: Some(list.into()),
            linkage: Linkage::Appending,
            section,
            kind: GlobalKind::Variable(Variable {
                init: Some(init),
                ..Variable::default()
            }),
            ..plain_data(ty, 0)
        });
    }

    /// A name that a pass would like to give to what it makes.
    fn taken_name(&mut self) {
        let zero = self.header.constants.zero(Type::I32);
        let name = self
            .c
            .pick(&["o0.f0", "heap0.body", "heap0.init", "o1.f1"], "o0.f0");
        let g = self.add_variable(name, Type::I32, 1, false, zero, 4);
        if self.c.chance(1, 2) {
            self.header.globals[g].linkage = Linkage::External;
        }
    }

    /// Constants with equal contents, each with its own idea of what may be done to it.
    fn twin_constants(&mut self) {
        let types = [Type::I8, Type::I32, Type::I64, Type::FLOAT, Type::DOUBLE];
        let elem = self.c.pick(&types, Type::I8);
        let n = self.c.pick(&[4u64, 2], 4);
        let step = self.c.pick(&[3u64, 0, 5], 3);
        // With a step of nothing, all may be zero, which is spelled in a way of its own.
        let start = self.c.pick(&[1u64, 0], 1);
        // Among NaNs one bit makes another payload.
        let numbers: Vec<u64> = match elem.is_float() && self.c.chance(1, 6) {
            true => vec![NOT_A_NUMBER; n as usize],
            false => (0..n).map(|k| k * step + start).collect(),
        };
        let space = self.c.pick(&[4, 1, 0], 4);
        // Nothing stands in the way of merging them.
        let tidy = self.biased_to_merging() && self.c.chance(1, 2);
        // A struct's preferred alignment is larger than its ABI alignment, so that it matters which one counts where
        // none is stated.
        let ty = if tidy && self.c.chance(1, 2) {
            let fields = vec![elem; n as usize];
            self.header.types.structure(&fields, false)
        } else {
            self.header.types.array(elem, n)
        };
        for _ in 0..2 + self.c.below(3) {
            // Nearly the same is another one.
            let near = self.c.chance(1, 5).then(|| {
                let how = self.near_part();
                (self.c.below(n as u32) as usize, how)
            });
            let init = self.twin_contents(ty, elem, &numbers, near);
            let k = self.modules.names.twins.len();
            let align = self.c.pick(&[8, 16, 1, 32], 8);
            let stated = !(tidy && self.c.chance(1, 2));
            // One of them may be a variable after all, or in another space.
            let constant = !self.c.chance(1, 8);
            let space = if self.c.chance(1, 8) { 1 } else { space };
            let g = self.add_variable(&format!("twin{k}"), ty, space, constant, init, align);
            let own = space == 0 && self.c.chance(1, 5);
            let d = &mut self.header.globals[g];
            if own {
                d.tls = TlsMode::GeneralDynamic;
            }
            d.unnamed_addr = self.c.pick(
                &[
                    UnnamedAddr::Global,
                    UnnamedAddr::None,
                    UnnamedAddr::Local,
                    UnnamedAddr::Global,
                ],
                UnnamedAddr::Global,
            );
            if tidy {
                d.unnamed_addr = UnnamedAddr::Global;
            }
            if !stated {
                d.align = None;
            }
            d.linkage = self.c.pick(
                &[
                    Linkage::Private,
                    Linkage::Internal,
                    Linkage::Private,
                    Linkage::External,
                ],
                Linkage::Private,
            );
            self.modules.names.twins.push(g);
        }
    }

    /// How a part of a constant is nearly that of another one. What has no value is loaded in poison-rich programs alone.
    fn near_part(&mut self) -> Near {
        let all = match self.poison_rich() {
            true => [Near::Sign, Near::Undef, Near::LowBit, Near::Poison],
            false => [
                Near::Sign,
                Near::UnreadUndef,
                Near::LowBit,
                Near::UnreadUndef,
            ],
        };
        self.c.pick(&all, Near::Sign)
    }

    /// Numbers as the contents of a constant; one of them differs a little, if any.
    fn twin_contents(
        &mut self,
        ty: Type,
        elem: Type,
        numbers: &[u64],
        near: Option<(usize, Near)>,
    ) -> Constant {
        let mut values = Vec::new();
        for (k, &number) in numbers.iter().enumerate() {
            let bits = match elem {
                Type::FLOAT if number == NOT_A_NUMBER => u64::from(f32::NAN.to_bits()),
                Type::DOUBLE if number == NOT_A_NUMBER => f64::NAN.to_bits(),
                Type::FLOAT => u64::from((number as f32).to_bits()),
                Type::DOUBLE => (number as f64).to_bits(),
                _ => number,
            };
            let kind = elem.float_kind();
            let width = elem.int_width().or(kind.map(|f| f.bits())).unwrap_or(64);
            let pool = &mut self.header.constants;
            let here = near.filter(|n| n.0 == k).map(|n| n.1);
            let flipped = match here {
                Some(Near::Undef) => {
                    values.push(pool.intern(elem, ConstantData::Undef));
                    continue;
                }
                // Behind what statements load.
                Some(Near::UnreadUndef) if k >= LOADED_TWIN_PARTS => {
                    values.push(pool.intern(elem, ConstantData::Undef));
                    continue;
                }
                Some(Near::Poison) => {
                    values.push(pool.intern(elem, ConstantData::Poison));
                    continue;
                }
                Some(Near::LowBit) => 1,
                Some(Near::Sign) => 1 << (width - 1),
                _ => 0,
            };
            values.push(match kind {
                Some(_) => pool.intern(elem, ConstantData::Float(u128::from(bits ^ flipped))),
                None => pool.int(elem, bits ^ flipped),
            });
        }
        let data = compound(&self.header.types, &self.header.constants, ty, values);
        self.header.constants.intern(ty, data)
    }

    /// Bytes that the address of a variable is a multiple of.
    fn known_align(&self, g: Global) -> u64 {
        let (h, d) = (&self.header, &self.header.globals[g]);
        let defined = matches!(&d.kind, GlobalKind::Variable(v) if v.init.is_some());
        let final_here =
            d.linkage.is_local() || matches!(d.linkage, Linkage::External | Linkage::Appending);
        let align = match d.align {
            Some(stated) => stated,
            None if defined && final_here => h.layout.unstated_align(&h.types, d.ty),
            None => h.layout.abi_align(&h.types, d.ty),
        };
        align.bytes()
    }

    /// Loads from one of the equal constants, or compares the addresses of two that are no variables without address.
    fn use_twins(&mut self) {
        let n = self.modules.names.twins.len() as u32;
        let k = self.c.below(n) as usize;
        let Some(&g) = self.modules.names.twins.get(k) else {
            return self.int_statement();
        };
        let d = &self.header.globals[g];
        let (space, outside) = (d.addrspace, !d.linkage.is_local());
        let elem = self.header.types.as_array(d.ty).map_or(Type::I8, |a| a.0);
        let kept = |d: &GlobalData| d.unnamed_addr == UnnamedAddr::None;
        let other = self.modules.names.twins.first().copied().unwrap_or(g);
        let o = &self.header.globals[other];
        let apart = kept(d) && kept(o) && g != other && o.addrspace == space;
        let base = self.address(g);
        let base = self.plain(base, Type::ptr(space));
        if apart && self.c.chance(1, 2) {
            let second = self.address(other);
            let second = self.plain(second, base.ty);
            let k = self.op(InstKind::ICmp(IntPredicate::Eq), Type::I1, &[base, second]);
            return self.scope.add(k);
        }
        let known = self.known_align(g);
        let index = self.c.below(LOADED_TWIN_PARTS as u32);
        let align = if index == 0 && self.c.chance(1, 2) {
            known
        } else {
            1
        };
        let index = self.int(Type::I64, u64::from(index));
        let at = self.op(InstKind::Gep { elem }, base.ty, &[base, index]);
        let access = MemAccess::plain(bytes_align(align));
        let k = self.op(InstKind::Load(access), elem, &[at]);
        let k = if outside && !self.poison_rich() {
            self.freeze(k)
        } else {
            k
        };
        self.scope.add(k);
    }
}
