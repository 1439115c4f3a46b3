//! What a production pass is: its identity, options and knobs, and how it runs on a function or a module.
//!
//! A pass is a unit struct named as LLVM names its class. It implements [`Pass`], and [`FunctionPass`] or
//! [`ModulePass`] by what it works on; [`passes`](crate::passes) binds it to its row of the table. Nothing else knows a
//! pass by name: the pass manager, the harness and the parser of knobs go through what `bind!` makes.

use crate::analysis::manager::{FunctionAnalyses, ModuleAnalyses, PreservedAnalyses};
use crate::context::{Cx, MachineCx, ModuleCx};
use crate::options::Knob;
use std::fmt::Debug;
use tandem_ir::claims::{Claims, MachineClaims};
use tandem_ir::machine::MFunc;
use tandem_ir::passes::{Params, PassId};
use tandem_ir::rewrite::Trace;
use tandem_ir::{Block, Function, Module};

/// A pass in production form, whatever it works on.
pub trait Pass {
    /// Its row of the table.
    const ID: &'static PassId;
    /// What its knobs set; the default is what is in force without any.
    type Options: Clone + PartialEq + Debug + Default + Send + Sync + 'static;
    /// Its knobs, those of its row.
    const KNOBS: &'static [Knob<Self::Options>] = &[];
    /// It asks scalar evolution, so that the knobs of that say something to it.
    const ASKS_SCALAR_EVOLUTION: bool = false;
    /// The kinds of rewrites that it can make under these options, all or some of its row's.
    fn rewrites(_options: &Self::Options) -> &'static [&'static str] {
        Self::ID.rewrites
    }
    /// The names (canonical form, `*` at the end stands for any rest) that it leaves visible to other modules because its
    /// options say so; others may become internal. Passes that hide no names have none.
    fn kept_names(_options: &Self::Options) -> &[Box<str>] {
        &[]
    }
    /// True if the default pipelines name the pass under these options. Where a pipeline text names it, it runs anyway.
    fn in_default_pipelines(_options: &Self::Options) -> bool {
        true
    }
}

/// What one invocation of a pass is told, besides what it works on.
#[derive(Debug)]
pub struct Invocation<'a, O> {
    /// The values of the pass's knobs.
    pub options: &'a O,
    /// The parameters that the pipeline gives it.
    pub params: &'a Params,
    /// True if somebody wants to know what the analyses of the pass believe at its end ([`Ran::claims`]).
    pub collect_claims: bool,
    /// The loops that it may work on, if it is a pass on loops.
    pub loops: Turns<'a>,
}

/// Which loops of a function a pass on loops works on. It comes to them in the order of
/// [`Nest::inside_out`](crate::analysis::nest::Nest::inside_out).
#[derive(Clone, Copy, Default)]
pub enum Turns<'a> {
    /// All of them.
    #[default]
    All,
    /// The one with this header.
    One(Block),
    /// Those for whose header the answer is yes. The pass asks once for each loop that is still there when its turn comes,
    /// or for none at all if there is nothing to do in the function.
    Asked(&'a dyn Fn(Block) -> bool),
}

impl Turns<'_> {
    /// True if the loop with this header, whose turn has come, is one of them.
    pub fn admits(&self, header: Block) -> bool {
        match self {
            Turns::All => true,
            Turns::One(only) => *only == header,
            Turns::Asked(ask) => ask(header),
        }
    }
    /// True if it is known beforehand that the loop with this header is none of them.
    pub fn never(&self, header: Block) -> bool {
        matches!(self, Turns::One(only) if *only != header)
    }
}

impl Debug for Turns<'_> {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        match self {
            Turns::All => f.write_str("All"),
            Turns::One(header) => write!(f, "One({header})"),
            Turns::Asked(_) => f.write_str("Asked"),
        }
    }
}

impl<O> Clone for Invocation<'_, O> {
    fn clone(&self) -> Self {
        *self
    }
}
impl<O> Copy for Invocation<'_, O> {}

/// What one invocation of a pass did.
#[derive(Clone, Debug, Default)]
pub struct Ran {
    /// True if something was changed.
    pub changed: bool,
    /// Counters by name, as `--stats` shows them.
    pub counters: Vec<(&'static str, u64)>,
    /// A text that the pass was asked to print.
    pub printed: Option<String>,
    /// What the pass itself believes at the end, beside what the caches of its analyses hold, if that was asked for.
    pub claims: Option<Claims>,
    /// What of the cached analyses is still right, if something was changed; the default is nothing.
    pub preserved: PreservedAnalyses,
}

/// A pass that works on one function at a time.
pub trait FunctionPass: Pass {
    /// Runs the pass on a function, whose rewrites go to the trace as they happen. Analyses are asked for, and edits that
    /// make their cached answers wrong are told, if the pass asks again or says that it preserved them.
    fn run<T: Trace<Function>>(
        cx: Cx<'_>,
        f: &mut Function,
        analyses: &mut FunctionAnalyses,
        with: Invocation<'_, Self::Options>,
        trace: &mut T,
    ) -> Ran;
    /// What its analyses say of a function as it stands; nothing, if the pass keeps none.
    fn claims(_cx: Cx<'_>, _f: &Function, _options: &Self::Options) -> Claims {
        Claims::default()
    }
}

/// A pass that works on the whole module.
pub trait ModulePass: Pass {
    /// Runs the pass on a module, whose rewrites go to the trace as they happen; for analyses see [`FunctionPass::run`].
    fn run<T: Trace<Module>>(
        cx: ModuleCx<'_>,
        m: &mut Module,
        analyses: &mut ModuleAnalyses,
        with: Invocation<'_, Self::Options>,
        trace: &mut T,
    ) -> Ran;
}

/// What one invocation of a pass on a machine function did.
#[derive(Clone, Debug, Default)]
pub struct RanMachine {
    /// True if something was changed.
    pub changed: bool,
    /// Counters by name, as `--stats` shows them.
    pub counters: Vec<(&'static str, u64)>,
    /// What the analyses of the pass hold in the end, if [`Invocation::collect_claims`] asked for it.
    pub claims: Option<MachineClaims>,
}

/// A pass that works on one machine function at a time.
pub trait MachinePass: Pass {
    /// Runs the pass on a function with a body, whose rewrites go to the trace as they happen.
    fn run<T: Trace<MFunc>>(
        cx: MachineCx<'_>,
        f: &mut MFunc,
        with: Invocation<'_, Self::Options>,
        trace: &mut T,
    ) -> RanMachine;
}

/// True if the knobs of a pass are those of its row. For constants, where compilation stops if they are not.
pub(crate) const fn knobs_agree<O>(knobs: &[Knob<O>], row: &[&str]) -> bool {
    if knobs.len() != row.len() {
        return false;
    }
    let mut n = 0;
    while n < knobs.len() {
        if !tandem_ir::passes::same_text(knobs[n].name, row[n]) {
            return false;
        }
        n += 1;
    }
    true
}

/// Binds production forms to the rows of the table, by unit: `module::Class` each.
///
/// It makes [`PassOptions`](crate::passes::PassOptions) (the options of every pass, one field each), the closed sets
/// [`FunctionForm`](crate::passes::FunctionForm), [`ModuleForm`](crate::passes::ModuleForm) and
/// [`MachineForm`](crate::passes::MachineForm) that run a pass with any trace, and [`Form::of`](crate::passes::Form::of). A row without a form, a form without a row, a wrong unit, a class
/// or a knob that the row does not have: each stops the compiler.
macro_rules! bind {
    (
        functions: $($fm:ident::$fp:ident),+ $(,)?;
        modules: $($mm:ident::$mp:ident),+ $(,)?;
        machine: $($km:ident::$kp:ident),+ $(,)?;
    ) => {
        /// The options of every pass.
        #[derive(Clone, PartialEq, Debug, Default)]
        pub struct PassOptions {
            $(
                #[doc = concat!("Those of `", stringify!($fp), "`.")]
                pub $fm: <$fm::$fp as Pass>::Options,
            )+
            $(
                #[doc = concat!("Those of `", stringify!($mp), "`.")]
                pub $mm: <$mm::$mp as Pass>::Options,
            )+
            $(
                #[doc = concat!("Those of `", stringify!($kp), "`.")]
                pub $km: <$km::$kp as Pass>::Options,
            )+
        }

        /// A pass on machine functions in production form.
        #[derive(Clone, Copy, PartialEq, Eq, Debug)]
        #[allow(missing_docs)]
        pub enum MachineForm { $($kp),+ }

        impl MachineForm {
            /// The form of a pass on machine functions; `None` if it is one on LLVM IR.
            pub fn of(id: &PassId) -> Option<MachineForm> {
                match Form::of(id) {
                    Form::Machine(form) => Some(form),
                    Form::Function(_) | Form::Module(_) => None,
                }
            }
            /// Its row of the table.
            pub const fn id(self) -> &'static PassId {
                match self { $(MachineForm::$kp => <$km::$kp as Pass>::ID),+ }
            }
            /// Runs the pass; see [`MachinePass::run`].
            pub fn run<T: Trace<MFunc>>(
                self,
                context: &MachineContext,
                f: &mut MFunc,
                with: Invocation<'_, Options>,
                trace: &mut T,
            ) -> RanMachine {
                let cx = MachineCx::new(context, &with.options.defects);
                match self {
                    $(MachineForm::$kp => {
                        let with = narrowed(with, &with.options.passes.$km);
                        <$km::$kp as MachinePass>::run(cx, f, with, trace)
                    })+
                }
            }
        }

        /// A pass on functions in production form.
        #[derive(Clone, Copy, PartialEq, Eq, Debug)]
        #[allow(missing_docs)]
        pub enum FunctionForm { $($fp),+ }

        /// A pass on modules in production form.
        #[derive(Clone, Copy, PartialEq, Eq, Debug)]
        #[allow(missing_docs)]
        pub enum ModuleForm { $($mp),+ }

        impl FunctionForm {
            /// The form of a pass on functions; `None` if it is one on something else.
            pub fn of(id: &PassId) -> Option<FunctionForm> {
                match Form::of(id) {
                    Form::Function(form) => Some(form),
                    Form::Module(_) | Form::Machine(_) => None,
                }
            }
            /// Its row of the table.
            pub const fn id(self) -> &'static PassId {
                match self { $(FunctionForm::$fp => <$fm::$fp as Pass>::ID),+ }
            }
            /// Runs the pass; see [`FunctionPass::run`].
            pub fn run<T: Trace<Function>>(
                self,
                header: &Header,
                f: &mut Function,
                analyses: &mut FunctionAnalyses,
                with: Invocation<'_, Options>,
                trace: &mut T,
            ) -> Ran {
                let cx = Cx::new(header, &with.options.defects).with_limits(with.options.scev);
                let ran = match self {
                    $(FunctionForm::$fp => {
                        let with = narrowed(with, &with.options.passes.$fm);
                        <$fm::$fp as FunctionPass>::run(cx, f, analyses, with, trace)
                    })+
                };
                analyses.invalidate(ran.preserved.if_changed(ran.changed));
                ran
            }
            /// See [`FunctionPass::claims`].
            pub fn claims(self, header: &Header, f: &Function, options: &Options) -> Claims {
                let cx = Cx::new(header, &options.defects).with_limits(options.scev);
                match self {
                    $(FunctionForm::$fp => {
                        <$fm::$fp as FunctionPass>::claims(cx, f, &options.passes.$fm)
                    })+
                }
            }
        }

        impl ModuleForm {
            /// Its row of the table.
            pub const fn id(self) -> &'static PassId {
                match self { $(ModuleForm::$mp => <$mm::$mp as Pass>::ID),+ }
            }
            /// Runs the pass; see [`ModulePass::run`].
            pub fn run<T: Trace<Module>>(
                self,
                context: &ModuleContext,
                m: &mut Module,
                analyses: &mut ModuleAnalyses,
                with: Invocation<'_, Options>,
                trace: &mut T,
            ) -> Ran {
                let cx = ModuleCx::new(context, &with.options.defects).with_limits(with.options.scev);
                let ran = match self {
                    $(ModuleForm::$mp => {
                        let with = narrowed(with, &with.options.passes.$mm);
                        <$mm::$mp as ModulePass>::run(cx, m, analyses, with, trace)
                    })+
                };
                analyses.invalidate(crate::defects::planted!(
                    cx,
                    ModulePassKeepsAll,
                    ran.preserved.if_changed(ran.changed),
                    PreservedAnalyses::all()
                ));
                ran
            }
        }

        impl PassOptions {
            /// Sets a knob by name; `None` if no pass has it.
            ///
            /// # Errors
            /// The value is not one of the knob's.
            pub(crate) fn set(
                &mut self,
                name: &str,
                value: Option<&str>,
            ) -> Option<Result<KnobInfo, KnobMistake>> {
                $(if let Some(k) = <$fm::$fp as Pass>::KNOBS.iter().find(|k| k.name == name) {
                    return Some(k.apply(&mut self.$fm, value, <$fm::$fp as Pass>::ID));
                })+
                $(if let Some(k) = <$mm::$mp as Pass>::KNOBS.iter().find(|k| k.name == name) {
                    return Some(k.apply(&mut self.$mm, value, <$mm::$mp as Pass>::ID));
                })+
                $(if let Some(k) = <$km::$kp as Pass>::KNOBS.iter().find(|k| k.name == name) {
                    return Some(k.apply(&mut self.$km, value, <$km::$kp as Pass>::ID));
                })+
                None
            }
            /// The kinds of rewrites that a pass can make under these options.
            pub fn rewrites(&self, id: &PassId) -> &'static [&'static str] {
                match Form::of(id) {
                    $(Form::Function(FunctionForm::$fp) => <$fm::$fp as Pass>::rewrites(&self.$fm),)+
                    $(Form::Module(ModuleForm::$mp) => <$mm::$mp as Pass>::rewrites(&self.$mm),)+
                    $(Form::Machine(MachineForm::$kp) => <$km::$kp as Pass>::rewrites(&self.$km),)+
                }
            }
            /// The names that some pass leaves visible because its options say so ([`Pass::kept_names`]).
            pub fn kept_names(&self) -> Vec<Box<str>> {
                let mut all = Vec::new();
                $(all.extend_from_slice(<$fm::$fp as Pass>::kept_names(&self.$fm));)+
                $(all.extend_from_slice(<$mm::$mp as Pass>::kept_names(&self.$mm));)+
                all
            }
            /// True if the default pipelines name a pass under these options.
            pub fn in_default_pipelines(&self, id: &PassId) -> bool {
                match Form::of(id) {
                    $(Form::Function(FunctionForm::$fp) => {
                        <$fm::$fp as Pass>::in_default_pipelines(&self.$fm)
                    })+
                    $(Form::Module(ModuleForm::$mp) => {
                        <$mm::$mp as Pass>::in_default_pipelines(&self.$mm)
                    })+
                    $(Form::Machine(MachineForm::$kp) => {
                        <$km::$kp as Pass>::in_default_pipelines(&self.$km)
                    })+
                }
            }
        }

        /// The knobs of a pass, in the order of its row.
        pub(crate) fn knobs_of(id: &'static PassId) -> Vec<KnobInfo> {
            match Form::of(id) {
                $(Form::Function(FunctionForm::$fp) => {
                    <$fm::$fp as Pass>::KNOBS.iter().map(|k| k.info(id)).collect()
                })+
                $(Form::Module(ModuleForm::$mp) => {
                    <$mm::$mp as Pass>::KNOBS.iter().map(|k| k.info(id)).collect()
                })+
                $(Form::Machine(MachineForm::$kp) => {
                    <$km::$kp as Pass>::KNOBS.iter().map(|k| k.info(id)).collect()
                })+
            }
        }

        /// True if a pass asks scalar evolution.
        pub(crate) fn asks_scalar_evolution(id: &'static PassId) -> bool {
            match Form::of(id) {
                $(Form::Function(FunctionForm::$fp) => <$fm::$fp as Pass>::ASKS_SCALAR_EVOLUTION,)+
                $(Form::Module(ModuleForm::$mp) => <$mm::$mp as Pass>::ASKS_SCALAR_EVOLUTION,)+
                $(Form::Machine(MachineForm::$kp) => <$km::$kp as Pass>::ASKS_SCALAR_EVOLUTION,)+
            }
        }

        /// The forms by row.
        const FORMS: [Form; PASSES.len()] = {
            let mut bound = [None; PASSES.len()];
            $(
                let id = <$fm::$fp as Pass>::ID;
                must(bound[id.row()].is_none(), id, "is bound twice");
                must(matches!(id.unit, Unit::Function), id, "has another unit than Function in the table");
                must(same_text(id.class, stringify!($fp)), id, concat!("has another class in the table than ", stringify!($fp)));
                must(knobs_agree(<$fm::$fp as Pass>::KNOBS, id.knobs), id, "has other knobs, or another order of them, in the table");
                bound[id.row()] = Some(Form::Function(FunctionForm::$fp));
            )+
            $(
                let id = <$mm::$mp as Pass>::ID;
                must(bound[id.row()].is_none(), id, "is bound twice");
                must(matches!(id.unit, Unit::Module), id, "has another unit than Module in the table");
                must(same_text(id.class, stringify!($mp)), id, concat!("has another class in the table than ", stringify!($mp)));
                must(knobs_agree(<$mm::$mp as Pass>::KNOBS, id.knobs), id, "has other knobs, or another order of them, in the table");
                bound[id.row()] = Some(Form::Module(ModuleForm::$mp));
            )+
            $(
                let id = <$km::$kp as Pass>::ID;
                must(bound[id.row()].is_none(), id, "is bound twice");
                must(id.on_machine(), id, "has another unit than Machine in the table");
                must(same_text(id.class, stringify!($kp)), id, concat!("has another class in the table than ", stringify!($kp)));
                must(knobs_agree(<$km::$kp as Pass>::KNOBS, id.knobs), id, "has other knobs, or another order of them, in the table");
                bound[id.row()] = Some(Form::Machine(MachineForm::$kp));
            )+
            all_bound(bound, PASSES, "optimized")
        };
    };
}
pub(crate) use bind;
