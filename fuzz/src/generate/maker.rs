//! Where a program is written down: the open block, the values at hand, the budget.
//!
//! [`Maker`] is the state that all statements share; each file of `generate` adds methods to it. Here are those that
//! write one instruction, make a constant, or pick an operand.
//!
//! ```text
//!   open block `at`   statements append to it; a region leaves another one open behind it
//!   scope             values that dominate the open block, each a `Known`: range, may it be poison, is it divergent
//!   budget            instructions that may still be written            (`append` counts down)
//!   weight, cost      how often the block runs per call, at most; instructions that a call runs, at most
//! ```
//!
//! Names of choices: `c.below(n)`, `c.chance(k, n)`, `c.pick(…)` draw from the bytes; when these are used up, the first
//! choice comes again and again, so that every program ends.
//!
//! **Invariant:** whoever appends an instruction says what is known of its result, and no more than holds; what is
//! freely combined afterwards is then free of undefined behaviour in that mode. Nested loops run their innermost block
//! at most [`MAX_WEIGHT`] times.

use super::calls::Callable;
use super::choices::Choices;
use super::globals::GlobalObject;
use super::kernel::Team;
use super::loops::LoopFrame;
use super::modules::Bias;
use super::palette::Palette;
use super::scope::{Known, Scope, type_max};
use crate::config::{Config, Feature, Mode};
use smallvec::SmallVec;
use tandem_ir::attr::{Attr, AttrKind, AttrList};
use tandem_ir::constant::{Bits, ConstantData};
use tandem_ir::datalayout::DataLayout;
use tandem_ir::inst::{CallInfo, TailKind};
use tandem_ir::module::{FunctionDecl, GlobalData, GlobalKind, Linkage};
use tandem_ir::{Block, Flags, Function, Global, Header, Inst, InstKind, Module, Type, Value};

/// Executions of the innermost block of nested loops, at most.
pub(super) const MAX_WEIGHT: u64 = 64;

/// The data layout of 64-bit NVIDIA devices.
const DEVICE_LAYOUT: &str = "e-p6:32:32-i64:64-i128:128-i256:256-v16:16-v32:32-n16:32:64";

/// Writes one module.
pub(super) struct Maker<'m, 'u, 'd> {
    pub(super) c: Choices<'u, 'd>,
    pub(super) config: &'m Config,
    pub(super) header: Header,
    pub(super) bodies: Vec<Function>,
    pub(super) palette: Palette,
    /// Functions that may be called.
    pub(super) callables: Vec<Callable>,
    /// Variables.
    pub(super) globals: Vec<GlobalObject>,
    /// What the bias to passes on modules has added.
    pub(super) modules: Bias,
    /// The function being written.
    pub(super) f: Function,
    /// The open block.
    pub(super) at: Block,
    pub(super) scope: Scope,
    /// The loops around the open block, outermost first.
    pub(super) loops: Vec<LoopFrame>,
    /// Instructions that may still be written, about.
    pub(super) budget: i32,
    /// How deep the open block is nested.
    pub(super) depth: u32,
    /// How often the open block is executed per call, at most.
    pub(super) weight: u64,
    /// Instructions that a call executes so far, at most.
    pub(super) cost: u64,
    /// Type that the function returns.
    pub(super) ret: Type,
    /// Address space of its pointer parameters.
    pub(super) space: u32,
    /// The function may store to variables.
    pub(super) writes_globals: bool,
    /// The function is a kernel.
    pub(super) kernel: bool,
    /// What its threads share.
    pub(super) team: Team,
    /// Divergent branches and loops around the open block.
    pub(super) divergence: u32,
    /// Only values that are the same in all threads are picked.
    pub(super) uniform_only: bool,
}

impl<'m, 'u, 'd> Maker<'m, 'u, 'd> {
    pub(super) fn new(c: Choices<'u, 'd>, config: &'m Config) -> Self {
        let undef_or_poison = Function::new(Global::from_u32(0), &[]);
        Maker {
            c,
            config,
            header: Header::default(),
            bodies: Vec::new(),
            palette: Palette::default(),
            callables: Vec::new(),
            globals: Vec::new(),
            modules: Bias::default(),
            f: undef_or_poison,
            at: Block::from_u32(0),
            scope: Scope::default(),
            loops: Vec::new(),
            budget: 0,
            depth: 0,
            weight: 1,
            cost: 0,
            ret: Type::VOID,
            space: 0,
            writes_globals: false,
            kernel: false,
            team: Team::default(),
            divergence: 0,
            uniform_only: false,
        }
    }

    pub(super) fn module(mut self) -> Module {
        self.target();
        self.palette = Palette::draw(&mut self.c, self.config, &mut self.header.types);
        self.global_variables();
        self.module_bias();
        self.external_functions();
        if self.has(Feature::Convergent) {
            self.convergent_function();
        }
        if self.has(Feature::Recursion) {
            self.recursive_function();
        }
        let most = self.config.functions.clamp(1, 16);
        let n = 1 + self
            .c
            .below(most)
            .max(u32::from(self.has(Feature::Calls) && most > 1));
        for k in 0..n {
            self.modules.last = k + 1 == n;
            if self.has(Feature::Kernels) && k + 1 == n {
                self.kernel_function(k);
            } else {
                self.function(k);
            }
        }
        self.module_surroundings();
        Module {
            header: self.header,
            bodies: self.bodies,
        }
    }

    /// The device's layout where it matters, else as often none.
    fn target(&mut self) {
        use Feature::{AddressSpaces, Kernels};
        let device = self.has(Kernels) || self.has(AddressSpaces) || self.c.chance(1, 2);
        if let (true, Ok(layout)) = (device, DataLayout::parse(DEVICE_LAYOUT)) {
            self.header.layout = layout;
            self.header.triple = "nvptx64-nvidia-cuda".into();
        }
    }

    pub(super) fn has(&self, f: Feature) -> bool {
        self.config.has(f)
    }
    pub(super) fn poison_rich(&self) -> bool {
        self.config.mode == Mode::PoisonRich
    }

    // ----- instructions -------------------------------------------------------------

    /// Appends an instruction to the open block.
    pub(super) fn append(&mut self, kind: InstKind, ty: Type, ops: &[Value]) -> Inst {
        let i = self.f.create_inst(kind, ty, ops);
        self.f.append_inst(self.at, i);
        self.budget -= 1;
        self.cost += self.weight;
        i
    }
    /// Appends an instruction with a result, of which nothing is known but what its operands say.
    pub(super) fn op(&mut self, kind: InstKind, ty: Type, ops: &[Known]) -> Known {
        let values: SmallVec<[Value; 4]> = ops.iter().map(|k| k.value).collect();
        let i = self.append(kind, ty, &values);
        let value = self.f.result(i).unwrap_or(values[0]);
        Known {
            maybe_poison: ops.iter().any(|k| k.maybe_poison),
            divergent: ops.iter().any(|k| k.divergent),
            ..self.plain(value, ty)
        }
    }
    /// A value of which nothing is known.
    pub(super) fn plain(&self, value: Value, ty: Type) -> Known {
        let width = self.header.types.scalar(ty).int_width().unwrap_or(64);
        Known {
            value,
            ty,
            min: 0,
            max: type_max(width),
            maybe_poison: false,
            divergent: false,
            pointee: None,
        }
    }
    /// Sets the flags of a result; `hold`: it is known that they do.
    pub(super) fn flag(&mut self, k: &mut Known, flags: Flags, hold: bool) {
        if let Some(i) = self.f.def_inst(k.value) {
            self.f.set_flags(i, flags);
        }
        k.maybe_poison |= !hold;
    }
    /// The value without poison and undef.
    pub(super) fn freeze(&mut self, k: Known) -> Known {
        let frozen = self.op(InstKind::Freeze, k.ty, &[k]);
        let (min, max) = if k.maybe_poison {
            (frozen.min, frozen.max)
        } else {
            (k.min, k.max)
        };
        Known {
            maybe_poison: false,
            min,
            max,
            ..frozen
        }
    }
    /// The value as an operand of a branch: frozen if it may be undef or poison; now and then not, where programs may
    /// have undefined behaviour.
    pub(super) fn well_defined(&mut self, k: Known) -> Known {
        if k.maybe_poison && !(self.poison_rich() && self.c.chance(1, 8)) {
            return self.freeze(k);
        }
        k
    }

    // ----- constants ------------------------------------------------------------------

    /// An integer constant; cut to the width.
    pub(super) fn int(&mut self, ty: Type, n: u64) -> Known {
        let width = ty.int_width().unwrap_or(64);
        if width > 64 {
            let value = self.f.bits(&Bits::from_i64(width, n as i64));
            return self.plain(value, ty);
        }
        let n = n & type_max(width);
        let value = self.f.int(ty, n);
        Known {
            min: n,
            max: n,
            ..self.plain(value, ty)
        }
    }
    /// An integer constant of the kind that conditions and cases are about.
    pub(super) fn some_int(&mut self, ty: Type) -> Known {
        let width = ty.int_width().unwrap_or(64);
        let top = 1u64 << (width.min(64) - 1);
        let n = match self.c.below(8) {
            0..=3 => u64::from(self.c.below(6)),
            4 => self.c.pick(&[u64::MAX, top, top - 1, 7, 10, 31], 1),
            5 | 6 => u64::from(self.c.below(256)),
            _ => self.c.bits64(),
        };
        self.int(ty, n)
    }
    /// Undef or poison of a type.
    pub(super) fn undef_or_poison(&mut self, ty: Type) -> Known {
        let value = if self.c.chance(1, 2) {
            self.f.undef(ty)
        } else {
            self.f.poison(ty)
        };
        Known {
            maybe_poison: true,
            ..self.plain(value, ty)
        }
    }
    /// Some constant of a type.
    pub(super) fn constant(&mut self, ty: Type) -> Known {
        if self.poison_rich() && self.has(Feature::UndefConstants) && self.c.chance(1, 12) {
            return self.undef_or_poison(ty);
        }
        if ty.is_int() {
            return self.some_int(ty);
        }
        if ty.is_float() {
            return self.some_float(ty);
        }
        if self.header.types.get(ty).is_some() {
            return self.compound_constant(ty);
        }
        let value = self.f.zero(ty);
        self.plain(value, ty)
    }

    // ----- operands -----------------------------------------------------------------

    /// A value of a type that is at hand.
    pub(super) fn at_hand(&mut self, ty: Type) -> Option<Known> {
        let uniform = self.uniform_only;
        self.scope
            .pick(&mut self.c, |k| k.ty == ty && !(uniform && k.divergent))
    }
    /// A value of a type: mostly one at hand, if need be one of another integer type made fit.
    pub(super) fn operand(&mut self, ty: Type) -> Known {
        if self.c.chance(1, 24) {
            return self.constant(ty);
        }
        if let Some(k) = self.at_hand(ty) {
            return k;
        }
        let uniform = self.uniform_only;
        let other = self
            .scope
            .pick(&mut self.c, |k| k.ty.is_int() && !(uniform && k.divergent));
        match other {
            Some(k) if ty.is_int() && ty != Type::I1 => {
                let k = self.resize(k, ty);
                self.scope.add(k);
                k
            }
            _ => self.constant(ty),
        }
    }
    /// A value of a type: as often a constant as one at hand.
    pub(super) fn second_operand(&mut self, ty: Type) -> Known {
        if self.c.chance(1, 2) {
            return self.constant(ty);
        }
        self.operand(ty)
    }
    /// A second value beside `a`, seldom the same.
    pub(super) fn other_operand(&mut self, a: Known) -> Known {
        let b = self.operand(a.ty);
        if a.value == b.value && !self.c.chance(1, 8) {
            return self.constant(a.ty);
        }
        b
    }
    /// Does something for which only values are picked that are the same in all threads, if asked to.
    pub(super) fn uniformly<T>(&mut self, uniform: bool, f: impl FnOnce(&mut Self) -> T) -> T {
        let kept = self.uniform_only;
        self.uniform_only |= uniform;
        let result = f(self);
        self.uniform_only = kept;
        result
    }
    /// An integer type, `i1` excluded.
    pub(super) fn int_type(&mut self) -> Type {
        let ints = &self.palette.ints;
        self.c.pick(ints, Type::I32)
    }

    // ----- names ------------------------------------------------------------------------

    /// The address of a module-level name.
    pub(super) fn address(&mut self, g: Global) -> Value {
        let space = self.header.globals[g].addrspace;
        self.f.constant(Type::ptr(space), ConstantData::Global(g))
    }
    /// Adds a function to the module's names.
    pub(super) fn declare(
        &mut self,
        name: &str,
        ty: Type,
        decl: FunctionDecl,
        linkage: Linkage,
    ) -> Global {
        self.header.add_global(GlobalData {
            linkage,
            ..GlobalData::plain(name, ty, 0, GlobalKind::Function(decl))
        })
    }
    /// Calls an intrinsic, declaring it if need be.
    pub(super) fn intrinsic(&mut self, name: &str, ret: Type, args: &[Known]) -> Inst {
        let params: SmallVec<[Type; 4]> = args.iter().map(|k| k.ty).collect();
        let g = match self.header.lookup(name) {
            Some(g) => g,
            None => {
                let ty = self.header.types.function(ret, &params, false);
                self.declare(name, ty, FunctionDecl::default(), Linkage::External)
            }
        };
        self.call(g, args)
    }
    /// Calls a function.
    pub(super) fn call(&mut self, g: Global, args: &[Known]) -> Inst {
        let fn_ty = self.header.globals[g].ty;
        let ret = self.header.return_type(g).unwrap_or(Type::VOID);
        let cc = self.header.function(g).map_or(0, |d| d.cc);
        let info = CallInfo {
            fn_ty,
            cc,
            tail: TailKind::None,
            attrs: AttrList::default(),
            addrspace: None,
            bundles: Box::default(),
        };
        let mut ops: SmallVec<[Value; 6]> = SmallVec::new();
        ops.push(self.address(g));
        ops.extend(args.iter().map(|k| k.value));
        self.append(InstKind::Call(Box::new(info)), ret, &ops)
    }
    /// The result of a call that gives one, with what its arguments say.
    pub(super) fn result(&self, i: Inst, args: &[Known]) -> Option<Known> {
        let value = self.f.result(i)?;
        Some(Known {
            maybe_poison: args.iter().any(|k| k.maybe_poison),
            divergent: args.iter().any(|k| k.divergent),
            ..self.plain(value, self.f.inst_type(i))
        })
    }
    /// The set of bare attributes.
    pub(super) fn attributes(&mut self, kinds: &[AttrKind]) -> tandem_ir::AttrSet {
        let attrs: Vec<Attr> = kinds.iter().map(|&k| Attr::Flag(k)).collect();
        self.header.attrs.intern(in_order(&attrs))
    }
}

/// The attributes with bare ones first, in the order in which text has them.
pub(super) fn in_order(attrs: &[Attr]) -> Vec<Attr> {
    let mut list = attrs.to_vec();
    list.sort_by_key(|a| match a {
        Attr::Flag(k) => (false, AttrKind::ALL.iter().position(|x| x == k)),
        _ => (true, None),
    });
    list
}
