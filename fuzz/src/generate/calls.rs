//! Calls: of functions written before, of oneself to a bound, of functions elsewhere.

use super::maker::Maker;
use super::memory::Contract;
use super::scope::Known;
use crate::config::Feature;
use smallvec::SmallVec;
use tandem_ir::attr::{Attr, AttrKind, AttrList, MemoryEffects, ModRef};
use tandem_ir::module::{FunctionDecl, Linkage};
use tandem_ir::{BinOp, Flags, Function, Global, InstKind, IntPredicate, Type};

/// A function that may be called.
#[derive(Clone, Debug)]
pub(super) struct Callable {
    pub(super) global: Global,
    pub(super) params: SmallVec<[Type; 6]>,
    /// What each pointer must point to.
    pub(super) pointees: Contract,
    /// Instructions of a call, at most.
    pub(super) cost: u64,
    /// It stores to variables of the program, so that threads must not call it.
    pub(super) writes_globals: bool,
    /// Its result is made up by whoever runs the program.
    pub(super) external: bool,
}

impl Maker<'_, '_, '_> {
    /// Calls something; its result is at hand afterwards.
    pub(super) fn call_statement(&mut self) {
        let n = self.callables.len() as u32;
        let k = self.c.below(n) as usize;
        let Some(callee) = self.callables.get(k).cloned() else {
            return self.int_statement();
        };
        let dear = self.cost + callee.cost * self.weight > self.config.steps;
        if dear || (self.kernel && callee.writes_globals) {
            return self.int_statement();
        }
        let mut args: SmallVec<[Known; 6]> = SmallVec::new();
        for (&ty, pointee) in callee.params.iter().zip(&callee.pointees) {
            let arg = match pointee {
                None => self.operand(ty),
                Some(asked) => {
                    let fits =
                        |k: &Known| k.ty == ty && k.pointee.is_some_and(|p| p.covers(*asked));
                    match self.scope.pick(&mut self.c, fits) {
                        Some(p) => p,
                        None => return self.int_statement(),
                    }
                }
            };
            // What an external function makes of poison is nobody's business.
            args.push(if callee.external {
                self.well_defined(arg)
            } else {
                arg
            });
        }
        let i = self.call(callee.global, &args);
        self.cost += callee.cost * self.weight;
        if let Some(mut k) = self.result(i, &args) {
            k.divergent |= self.kernel;
            k.maybe_poison |= self.poison_rich() && !callee.external;
            // Whether a call may go away is asked where nobody wants its result.
            if !callee.external || !self.c.chance(1, 3) {
                self.scope.add(k);
            }
        }
    }

    /// Declares functions whose bodies are elsewhere.
    pub(super) fn external_functions(&mut self) {
        if !self.has(Feature::ExternalCalls) {
            return;
        }
        let convergent = self.has(Feature::Convergent) && self.c.chance(1, 2);
        let mut kinds = self.ways_of_return();
        if convergent {
            kinds.insert(0, AttrKind::Convergent);
        }
        self.external("ext_tell", Type::VOID, &kinds, None);
        self.external("ext_ask", Type::I1, &kinds, None);
        let kinds = self.ways_of_return();
        let effects = [
            MemoryEffects::NONE,
            MemoryEffects::all(ModRef::Read),
            MemoryEffects::NONE,
            MemoryEffects::all(ModRef::Write),
        ];
        let some = self.c.pick(&effects, MemoryEffects::NONE);
        let some = self.c.chance(2, 3).then_some(some);
        self.external("ext_compute", Type::I32, &kinds, some);
    }

    /// What a function elsewhere says of whether it comes back: mostly all, or one thing without the other.
    fn ways_of_return(&mut self) -> Vec<AttrKind> {
        use AttrKind::{NoUnwind, WillReturn};
        match self.c.below(8) {
            6 => vec![WillReturn],
            7 => vec![NoUnwind],
            _ => vec![NoUnwind, WillReturn],
        }
    }

    fn external(
        &mut self,
        name: &str,
        ret: Type,
        kinds: &[AttrKind],
        memory: Option<MemoryEffects>,
    ) {
        let mut attrs: Vec<Attr> = kinds.iter().map(|&k| Attr::Flag(k)).collect();
        attrs.extend(memory.map(Attr::Memory));
        let func = self.header.attrs.intern(attrs);
        let decl = FunctionDecl {
            attrs: AttrList {
                func,
                ..AttrList::default()
            },
            ..FunctionDecl::default()
        };
        let params: SmallVec<[Type; 6]> = smallvec::smallvec![Type::I32];
        let ty = self.header.types.function(ret, &params, false);
        let global = self.declare(name, ty, decl, Linkage::External);
        self.callables.push(Callable {
            global,
            params,
            pointees: smallvec::smallvec![None],
            cost: 4,
            writes_globals: false,
            external: true,
        });
    }

    /// A small function that says it is convergent.
    pub(super) fn convergent_function(&mut self) {
        let func = self.attributes(&[AttrKind::Convergent, AttrKind::NoUnwind]);
        let params = [Type::I32];
        let global = self.define("conv", Type::I32, &params, func);
        self.begin(Function::new(global, &params), 4);
        self.take_arguments();
        self.int_statement();
        self.finish_function();
        self.end_function(&[None]);
    }

    /// A function that calls itself at most seven times, one within the other.
    pub(super) fn recursive_function(&mut self) {
        let ty = self.int_type();
        let params = [Type::I32, ty];
        let func = self.attributes(&[]);
        let global = self.define("rec", ty, &params, func);
        self.begin(Function::new(global, &params), 12);
        self.take_arguments();
        let n = self.plain(self.f.args()[0], Type::I32);
        let seven = self.int(Type::I32, 7);
        let left = self.binary(BinOp::And, n, seven);
        let zero = self.int(Type::I32, 0);
        let done = self.compare(IntPredicate::Eq, left, zero);
        let (base, more) = (self.f.create_block(), self.f.create_block());
        self.f.append_cond_br(self.at, done.value, base, more);
        let mark = self.scope.mark();
        self.open(base);
        self.statements(1);
        self.finish_function();
        self.scope.reset(mark);
        self.open(more);
        let count = 1 + self.c.below(3);
        self.statements(count);
        let one = self.int(Type::I32, 1);
        let mut fewer = self.op(InstKind::Binary(BinOp::Sub), Type::I32, &[left, one]);
        self.flag(&mut fewer, Flags::NUW | Flags::NSW, true);
        let x = self.operand(ty);
        let i = self.call(global, &[fewer, x]);
        if let Some(k) = self.result(i, &[fewer, x]) {
            self.scope.add(k);
        }
        self.statements(1);
        self.finish_function();
        self.cost *= 8;
        self.end_function(&[None, None]);
    }

    /// Declares a function of the program with plain parameters; UB-free programs want them defined.
    fn define(
        &mut self,
        name: &str,
        ret: Type,
        params: &[Type],
        func: tandem_ir::AttrSet,
    ) -> Global {
        let set = if self.poison_rich() {
            tandem_ir::AttrSet::EMPTY
        } else {
            self.attributes(&[AttrKind::NoUndef])
        };
        self.ret = ret;
        let ty = self.header.types.function(ret, params, false);
        let decl = FunctionDecl {
            attrs: AttrList {
                func,
                params: params.iter().map(|_| set).collect(),
                ..AttrList::default()
            },
            defined: true,
            ..FunctionDecl::default()
        };
        let linkage = self
            .c
            .pick(&[Linkage::External, Linkage::Internal], Linkage::External);
        self.declare(name, ty, decl, linkage)
    }

    /// The arguments of [`Self::define`]'s functions.
    fn take_arguments(&mut self) {
        let args: SmallVec<[_; 4]> = self.f.args().iter().copied().collect();
        for v in args {
            let k = self.plain(v, self.f.value_type(v));
            self.scope.add(Known {
                maybe_poison: self.poison_rich(),
                ..k
            });
        }
    }
}
