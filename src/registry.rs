//! The two forms of every pass, as the judge wants to see them.
//!
//! This is the one place where `reference` and `optimized` stand side by side. Both are bound to the rows of
//! [`tandem_ir::passes`], so that nothing here knows a pass by name; one [`Forms`] serves every kind of unit.

use crate::limits;
use tandem_ir::claims::{Claims, MachineClaims, ModuleClaims};
use tandem_ir::diag::nearest;
use tandem_ir::machine::{MFunc, MachineContext};
use tandem_ir::passes::{
    MACHINE_PASSES, PASSES, ParamError, Params, PassId, lookup, lookup_machine,
};
use tandem_ir::rewrite::{
    Judgement, MachineRewrite, ModuleContext, ModuleRewrite, NoTrace, Rewrite,
};
use tandem_ir::{Function, Header, Module};
use tandem_optimized::analysis::makers::MAKERS;
use tandem_optimized::analysis::manager::{FunctionAnalyses, ModuleAnalyses};
use tandem_optimized::options::Options;
use tandem_optimized::pass::Invocation;
use tandem_optimized::passes::{Form, FunctionForm, MachineForm, ModuleForm};
use tandem_oracle::lockstep::Recorder;
use tandem_oracle::pass::{Limits, Maker, Production, Reference};
use tandem_oracle::unit::Unit;

/// A pass in both its forms.
pub struct Forms<U: Unit> {
    /// Identity.
    pub id: &'static PassId,
    /// The parameters that it is asked for with.
    pub params: Params,
    /// Production form, under some knobs.
    pub production: Box<dyn Production<U>>,
    /// Reference form.
    pub reference: Box<dyn Reference<U>>,
}

/// A kind of unit that passes of the table work on.
pub trait Registered: Unit {
    /// The pass, if it works on such units.
    fn forms(entry: Entry) -> Option<Forms<Self>>;
}

impl Registered for Function {
    fn forms(entry: Entry) -> Option<Forms<Function>> {
        match entry {
            Entry::Function(f) => Some(f),
            Entry::Module(_) => None,
        }
    }
}

impl Registered for Module {
    fn forms(entry: Entry) -> Option<Forms<Module>> {
        match entry {
            Entry::Module(f) => Some(f),
            Entry::Function(_) => None,
        }
    }
}

impl<U: Registered> Forms<U> {
    /// Both forms of the pass of a name under the given knobs, its parameters at their defaults; `None` if it is no pass,
    /// or one on other units.
    pub fn of(name: &str, options: &Options) -> Option<Forms<U>> {
        U::forms(Entry::new(&Params::new(lookup(name)?), options))
    }
}

/// A text that is no pass with its parameters.
#[derive(Clone, PartialEq, Eq, Debug, thiserror::Error)]
pub enum NoPass {
    /// No pass has the name.
    #[error("unknown pass '{name}'{} (see 'tandem passes')", .nearest.map_or_else(String::new, |n| format!("; did you mean '{n}'?")))]
    Unknown {
        /// As written.
        name: String,
        /// The nearest known name.
        nearest: Option<&'static str>,
    },
    /// The name is a pass on machine functions, and something else was given.
    #[error("'{0}' works on machine functions: give it files in PTX")]
    OnMachine(&'static str),
    /// The name is a pass on LLVM IR, and PTX was given.
    #[error("'{0}' works on LLVM IR, not on PTX")]
    OnIr(&'static str),
    /// What stands in brackets behind the name.
    #[error("{0}")]
    Params(#[from] ParamError),
    /// An opening bracket that nothing closes at the end.
    #[error("unbalanced brackets in '{0}'")]
    Brackets(String),
}

/// The row of a pass on LLVM IR.
///
/// # Errors
/// There is none of this name, or it is one on machine functions.
pub fn find(name: &str) -> Result<&'static PassId, NoPass> {
    lookup(name).ok_or_else(|| match lookup_machine(name) {
        Some(id) => NoPass::OnMachine(id.name),
        None => unknown(name),
    })
}

fn unknown(name: &str) -> NoPass {
    let all = PASSES.iter().chain(MACHINE_PASSES);
    NoPass::Unknown {
        name: name.into(),
        nearest: nearest(name, all.map(|p| p.name)),
    }
}

/// The passes on machine functions that are asked for by name, in order of the table; without names all of them.
///
/// # Errors
/// A name that is no such pass.
pub fn chosen_machine(options: &Options, names: &[String]) -> Result<Vec<Forms<MFunc>>, NoPass> {
    let mut all: Vec<Params> = Vec::new();
    for name in names {
        let params = asked_machine(name)?;
        if !all.contains(&params) {
            all.push(params);
        }
    }
    if names.is_empty() {
        all.extend(MACHINE_PASSES.iter().map(Params::new));
    }
    all.sort_by_key(|params| params.id().row());
    Ok(all
        .into_iter()
        .filter_map(|params| machine_forms(params, options))
        .collect())
}

/// The pass on machine functions that a text with or without parameters names.
pub fn on_machine(text: &str) -> Option<&'static PassId> {
    lookup_machine(text.split('<').next().unwrap_or(text))
}

/// A pass on machine functions with its parameters.
///
/// # Errors
/// There is no such pass, it works on LLVM IR, or it has no such parameters.
pub fn asked_machine(text: &str) -> Result<Params, NoPass> {
    with_parameters(text, |name| {
        lookup_machine(name).ok_or_else(|| match lookup(name) {
            Some(id) => NoPass::OnIr(id.name),
            None => unknown(name),
        })
    })
}

/// Both forms of a pass on machine functions; `None` if it is one on LLVM IR.
fn machine_forms(params: Params, options: &Options) -> Option<Forms<MFunc>> {
    let id = params.id();
    let (form, reference) = (MachineForm::of(id)?, tandem_reference::of_machine(id)?);
    Some(Forms {
        id,
        production: Box::new(Bound {
            form,
            limits: limits::of_machine(&params, options),
            params: params.clone(),
            options: options.clone(),
        }),
        params,
        reference: Box::new(OnMachineFunctions(reference)),
    })
}

/// A pass with its parameters, as a pipeline spells it: `internalize`, `internalize<preserve-gv=f>`.
///
/// # Errors
/// There is no pass of this name, or it has no such parameters.
pub fn asked(text: &str) -> Result<Params, NoPass> {
    with_parameters(text, find)
}

fn with_parameters(
    text: &str,
    find: impl Fn(&str) -> Result<&'static PassId, NoPass>,
) -> Result<Params, NoPass> {
    let Some((name, rest)) = text.split_once('<') else {
        return Ok(Params::new(find(text)?));
    };
    let id = find(name)?;
    let inside = rest.strip_suffix('>').filter(|t| !t.contains(['<', '>']));
    let inside = inside.ok_or_else(|| NoPass::Brackets(text.into()))?;
    Ok(Params::parse(id, inside)?)
}

/// The passes on units of one kind that are asked for, each with its parameters, in order of the table; without texts all
/// of them. Passes on other units are passed over.
///
/// # Errors
/// A text that is no pass.
pub fn chosen<U: Registered>(options: &Options, texts: &[String]) -> Result<Vec<Forms<U>>, NoPass> {
    let mut all: Vec<Params> = Vec::new();
    for text in texts {
        let params = asked(text)?;
        if !all.contains(&params) {
            all.push(params);
        }
    }
    if texts.is_empty() {
        all.extend(PASSES.iter().map(Params::new));
    }
    // A stable sort: a pass that is asked for with several parameters keeps their order.
    all.sort_by_key(|params| params.id().row());
    let of_unit = |params: &Params| U::forms(Entry::new(params, options));
    Ok(all.iter().filter_map(of_unit).collect())
}

/// A pass in both its forms, by what it works on.
pub enum Entry {
    /// One function at a time.
    Function(Forms<Function>),
    /// The whole module.
    Module(Forms<Module>),
}

impl Entry {
    /// A pass of the table with some parameters, under the given knobs.
    pub fn new(params: &Params, options: &Options) -> Entry {
        use tandem_reference::Form as InReference;
        let (id, params) = (params.id(), params.clone());
        match (Form::of(id), InReference::of(id)) {
            (Form::Function(form), InReference::Function(reference)) => Entry::Function(Forms {
                id,
                production: Box::new(Bound {
                    form,
                    limits: limits::of_function(&params, options),
                    params: params.clone(),
                    options: options.clone(),
                }),
                params,
                reference: Box::new(OnFunctions(reference)),
            }),
            (Form::Module(form), InReference::Module(reference)) => Entry::Module(Forms {
                id,
                production: Box::new(Bound {
                    form,
                    limits: limits::of_module(&params, options),
                    params: params.clone(),
                    options: options.clone(),
                }),
                params,
                reference: Box::new(OnModules(reference)),
            }),
            // Each side has compared the unit of its form with that of the row while it was compiled.
            _ => unreachable!("the two forms of '{}' work on different units", id.name),
        }
    }
}

/// What passes on modules are told of what the module itself does not show, under the given knobs.
pub fn module_context(options: &Options) -> ModuleContext {
    ModuleContext {
        is_shard: false,
        keep: options.passes.kept_names(),
    }
}

/// The same for one pass with its parameters, as far as what is legal depends on them.
pub fn module_context_of(params: &Params, options: &Options) -> ModuleContext {
    let mut context = module_context(options);
    context.keep.extend(params.kept_names());
    context
}

/// A production form with its options, parameters and documented limits.
struct Bound<F, U: Unit> {
    form: F,
    params: Params,
    options: Options,
    limits: Box<dyn Limits<U> + Sync>,
}

impl<F, U: Unit> Bound<F, U> {
    fn invocation(&self, collect_claims: bool) -> Invocation<'_, Options> {
        Invocation {
            options: &self.options,
            params: &self.params,
            collect_claims,
        }
    }
}

impl<F: Sync, U: Unit> Limits<U> for Bound<F, U> {
    fn within_budget(&self, cx: &U::Context, unit: &U, rw: &U::Rewrite) -> bool {
        self.limits.within_budget(cx, unit, rw)
    }
    fn limit_broken(&self, cx: &U::Context, unit: &U, rw: &U::Rewrite) -> Option<String> {
        self.limits.limit_broken(cx, unit, rw)
    }
    fn limit_broken_since(
        &self,
        cx: &U::Context,
        start: &U,
        unit: &U,
        rw: &U::Rewrite,
    ) -> Option<String> {
        self.limits.limit_broken_since(cx, start, unit, rw)
    }
    fn charge(&self, cx: &U::Context, unit: &U, rw: &U::Rewrite) -> usize {
        self.limits.charge(cx, unit, rw)
    }
    fn growth_limit(&self) -> Option<usize> {
        self.limits.growth_limit()
    }
}

impl Production<Function> for Bound<FunctionForm, Function> {
    fn name(&self) -> &'static str {
        self.params.id().name
    }
    fn kinds(&self) -> &'static [&'static str] {
        self.options.passes.rewrites(self.params.id())
    }
    fn run(&self, cx: &Header, f: &mut Function) -> bool {
        let with = self.invocation(false);
        let analyses = &mut FunctionAnalyses::default();
        self.form.run(cx, f, analyses, with, &mut NoTrace).changed
    }
    fn run_traced(
        &self,
        cx: &Header,
        f: &mut Function,
        recorder: &mut Recorder<'_, Function>,
    ) -> Claims {
        let with = self.invocation(true);
        self.form.run_judged(cx, f, with, recorder)
    }
    fn claims(&self, cx: &Header, f: &Function) -> Claims {
        self.form.claims(cx, f, &self.options)
    }
    fn maker(&self, claim: &str) -> Option<Maker> {
        maker(claim)
    }
}

impl Production<Module> for Bound<ModuleForm, Module> {
    fn name(&self) -> &'static str {
        self.params.id().name
    }
    fn kinds(&self) -> &'static [&'static str] {
        self.options.passes.rewrites(self.params.id())
    }
    fn run(&self, cx: &ModuleContext, m: &mut Module) -> bool {
        let with = self.invocation(false);
        let analyses = &mut ModuleAnalyses::default();
        let cx = &as_in_the_compiler(cx);
        self.form.run(cx, m, analyses, with, &mut NoTrace).changed
    }
    fn run_traced(
        &self,
        cx: &ModuleContext,
        m: &mut Module,
        recorder: &mut Recorder<'_, Module>,
    ) -> ModuleClaims {
        let with = self.invocation(true);
        self.form
            .run_judged(&as_in_the_compiler(cx), m, with, recorder)
    }
    fn claims(&self, _: &ModuleContext, m: &Module) -> ModuleClaims {
        self.form.claims(m)
    }
    fn maker(&self, claim: &str) -> Option<Maker> {
        maker(claim)
    }
}

impl Production<MFunc> for Bound<MachineForm, MFunc> {
    fn name(&self) -> &'static str {
        self.params.id().name
    }
    fn kinds(&self) -> &'static [&'static str] {
        self.params.id().rewrites
    }
    fn run(&self, cx: &MachineContext, f: &mut MFunc) -> bool {
        let with = self.invocation(false);
        self.form.run(cx, f, with, &mut NoTrace).changed
    }
    fn run_traced(
        &self,
        cx: &MachineContext,
        f: &mut MFunc,
        recorder: &mut Recorder<'_, MFunc>,
    ) -> MachineClaims {
        let with = self.invocation(true);
        self.form
            .run(cx, f, with, recorder)
            .claims
            .unwrap_or_default()
    }
    fn maker(&self, claim: &str) -> Option<Maker> {
        maker(claim)
    }
}

/// Which of production's analyses makes claims of this kind.
fn maker(claim: &str) -> Option<Maker> {
    let found = MAKERS.iter().find(|m| m.0 == claim);
    found.map(|&(_, analysis, source)| Maker { analysis, source })
}

/// What production is told: as by the pass manager, which names to keep it has to read from its options and parameters
/// itself, so that one which forgets them is found out.
fn as_in_the_compiler(cx: &ModuleContext) -> ModuleContext {
    ModuleContext {
        is_shard: cx.is_shard,
        keep: Vec::new(),
    }
}

/// A reference form that works on functions.
struct OnFunctions(&'static tandem_reference::Pass);

impl Reference<Function> for OnFunctions {
    fn find(&self, cx: &Header, f: &Function) -> Vec<Rewrite> {
        (self.0.find)(cx, f)
    }
    fn judge(&self, cx: &Header, f: &Function, rw: &Rewrite) -> Judgement {
        (self.0.judge)(cx, f, rw)
    }
    fn apply(&self, cx: &Header, f: &mut Function, rw: &Rewrite) -> Result<(), String> {
        (self.0.apply)(cx, f, rw).map_err(|e| e.to_string())
    }
    fn run(&self, cx: &Header, f: &mut Function) -> usize {
        (self.0.run)(cx, f)
    }
}

/// A reference form that works on modules.
struct OnModules(&'static tandem_reference::ModulePass);

impl Reference<Module> for OnModules {
    fn find(&self, cx: &ModuleContext, m: &Module) -> Vec<ModuleRewrite> {
        (self.0.find)(cx, m)
    }
    fn judge(&self, cx: &ModuleContext, m: &Module, rw: &ModuleRewrite) -> Judgement {
        (self.0.judge)(cx, m, rw)
    }
    fn apply(&self, cx: &ModuleContext, m: &mut Module, rw: &ModuleRewrite) -> Result<(), String> {
        (self.0.apply)(cx, m, rw).map_err(|e| e.to_string())
    }
    fn run(&self, cx: &ModuleContext, m: &mut Module) -> usize {
        (self.0.run)(cx, m)
    }
}

/// A reference form that works on machine functions.
struct OnMachineFunctions(&'static tandem_reference::MachinePass);

impl Reference<MFunc> for OnMachineFunctions {
    fn find(&self, cx: &MachineContext, f: &MFunc) -> Vec<MachineRewrite> {
        (self.0.find)(cx, f)
    }
    fn judge(&self, cx: &MachineContext, f: &MFunc, rw: &MachineRewrite) -> Judgement {
        (self.0.judge)(cx, f, rw)
    }
    fn apply(&self, cx: &MachineContext, f: &mut MFunc, rw: &MachineRewrite) -> Result<(), String> {
        (self.0.apply)(cx, f, rw).map_err(|e| e.to_string())
    }
    fn run(&self, cx: &MachineContext, f: &mut MFunc) -> usize {
        (self.0.run)(cx, f)
    }
}
