//! The two forms of every pass, as the judge wants to see them.
//!
//! This is the one place where `reference` and `optimized` stand side by side. Both are bound to the rows of
//! [`tandem_ir::passes`], so that nothing here knows a pass by name; one [`Forms`] serves every kind of unit.

use crate::limits;
use tandem_ir::diag::{caret, nearest};
use tandem_ir::machine::MFunc;
use tandem_ir::passes::{PASSES, ParamError, Params, PassId, lookup};
use tandem_ir::rewrite::{Judgement, ModuleContext};
use tandem_ir::{Function, Module};
use tandem_optimized::analysis::makers::MAKERS;
use tandem_optimized::options::Options;
use tandem_optimized::pass::{Invocation, Turns};
use tandem_optimized::passes::{Form, JudgedForm};
use tandem_oracle::lockstep::Recorder;
use tandem_oracle::pass::{Limits, Maker, Production, Reference};
use tandem_oracle::unit::Unit;
use tandem_reference::Pass;

/// A pass in both its forms.
pub struct Forms<U: Unit> {
    /// What it is called, and all that does not change from run to run.
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
    /// Where such units come from.
    const LANGUAGE: Language = Language::Ir;
    /// The pass, if it works on such units.
    fn forms(entry: Entry) -> Option<Forms<Self>>;
}

impl Registered for Function {
    fn forms(entry: Entry) -> Option<Forms<Function>> {
        match entry {
            Entry::Function(f) => Some(f),
            Entry::Module(_) | Entry::Machine(_) => None,
        }
    }
}

impl Registered for Module {
    fn forms(entry: Entry) -> Option<Forms<Module>> {
        match entry {
            Entry::Module(f) => Some(f),
            Entry::Function(_) | Entry::Machine(_) => None,
        }
    }
}

impl Registered for MFunc {
    const LANGUAGE: Language = Language::Ptx;
    fn forms(entry: Entry) -> Option<Forms<MFunc>> {
        match entry {
            Entry::Machine(f) => Some(f),
            Entry::Function(_) | Entry::Module(_) => None,
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

/// What a program is written in.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Language {
    /// LLVM IR.
    Ir,
    /// PTX.
    Ptx,
}

impl Language {
    /// The ending of files in it.
    pub const fn ending(self) -> &'static str {
        match self {
            Language::Ir => "ll",
            Language::Ptx => "ptx",
        }
    }
    /// What begins a line of remarks in it.
    pub const fn remark(self) -> &'static str {
        match self {
            Language::Ir => ";",
            Language::Ptx => "//",
        }
    }
    /// That of the programs that a pass works on.
    pub fn of(id: &PassId) -> Language {
        match id.on_machine() {
            true => Language::Ptx,
            false => Language::Ir,
        }
    }
}

/// A text that is no pass with its parameters.
#[derive(Clone, PartialEq, Eq, Debug, thiserror::Error)]
pub enum NoPass {
    /// No pass has the name.
    #[error("unknown pass '{name}'{} (see 'tandem passes')", .nearest.map_or_else(String::new, |n| format!("; did you mean '{n}'?")))]
    Unknown {
        /// The name as the user wrote it.
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
    #[error("{what}{}", caret(.text, *.at))]
    Params {
        /// What is wrong.
        what: ParamError,
        /// The pass and its brackets, as written.
        text: String,
        /// Byte of the text at which the word in question begins.
        at: usize,
    },
    /// An opening bracket that nothing closes at the end.
    #[error("unbalanced brackets in '{0}'")]
    Brackets(String),
}

/// The row of a pass, whatever it works on.
///
/// # Errors
/// There is none of this name.
pub fn find(name: &str) -> Result<&'static PassId, NoPass> {
    lookup(name).ok_or_else(|| NoPass::Unknown {
        name: name.into(),
        nearest: nearest(name, PASSES.iter().map(|p| p.name)),
    })
}

/// The row of a pass on programs in one language.
///
/// # Errors
/// There is none of this name, or it works on programs in the other language.
pub fn find_on(name: &str, language: Language) -> Result<&'static PassId, NoPass> {
    let id = find(name)?;
    match (Language::of(id), language) {
        (Language::Ptx, Language::Ir) => Err(NoPass::OnMachine(id.name)),
        (Language::Ir, Language::Ptx) => Err(NoPass::OnIr(id.name)),
        _ => Ok(id),
    }
}

/// True if the pass that a text with or without parameters names works on machine functions.
pub fn is_on_machine(text: &str) -> bool {
    lookup(text.split('<').next().unwrap_or(text)).is_some_and(PassId::on_machine)
}

/// A pass on programs in one language with its parameters, as a pipeline spells it: `internalize`,
/// `internalize<preserve-gv=f>`.
///
/// # Errors
/// There is no such pass, or it has no such parameters.
pub fn asked(text: &str, language: Language) -> Result<Params, NoPass> {
    let Some((name, rest)) = text.split_once('<') else {
        return Ok(Params::new(find_on(text, language)?));
    };
    let id = find_on(name, language)?;
    let inside = rest.strip_suffix('>').filter(|t| !t.contains(['<', '>']));
    let inside = inside.ok_or_else(|| NoPass::Brackets(text.into()))?;
    Params::parse(id, inside).map_err(|what| NoPass::Params {
        at: name.len() + 1 + what.at,
        text: text.into(),
        what,
    })
}

/// The passes on units of one kind that are asked for, each with its parameters, in order of the table; without texts all
/// of them. Passes on other units in the same language are passed over: the caller asks for those of each kind.
///
/// # Errors
/// A text that is no pass on it.
pub fn chosen<U: Registered>(options: &Options, texts: &[String]) -> Result<Vec<Forms<U>>, NoPass> {
    let mut all: Vec<Params> = Vec::new();
    for text in texts {
        let params = asked(text, U::LANGUAGE)?;
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
    /// One machine function at a time.
    Machine(Forms<MFunc>),
}

impl Entry {
    /// A pass of the table with some parameters, under the given knobs.
    pub fn new(params: &Params, options: &Options) -> Entry {
        use tandem_reference::Form as R;
        let p = (params, options);
        match (Form::of(params.id()), R::of(params.id())) {
            (Form::Function(form), R::Function(reference)) => Entry::Function(forms(
                form,
                reference,
                limits::of_function(params, options),
                p,
            )),
            (Form::Module(form), R::Module(reference)) => Entry::Module(forms(
                form,
                reference,
                limits::of_module(params, options),
                p,
            )),
            (Form::Machine(form), R::Machine(reference)) => Entry::Machine(forms(
                form,
                reference,
                limits::of_machine(params, options),
                p,
            )),
            // Each side has compared the unit of its form with that of the row while it was compiled.
            _ => unreachable!("the two forms of {:?} work on different units", params.id()),
        }
    }
}

/// Both forms side by side.
fn forms<F>(
    form: F,
    reference: &'static Pass<F::Unit>,
    limits: Box<dyn Limits<F::Unit> + Sync>,
    (params, options): (&Params, &Options),
) -> Forms<F::Unit>
where
    F: JudgedForm<Unit: Unit> + Sync + 'static,
{
    Forms {
        id: params.id(),
        production: Box::new(Bound {
            form,
            limits,
            params: params.clone(),
            options: options.clone(),
        }),
        params: params.clone(),
        reference: Box::new(InReference(reference)),
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
struct Bound<F: JudgedForm<Unit: Unit>> {
    form: F,
    params: Params,
    options: Options,
    limits: Box<dyn Limits<F::Unit> + Sync>,
}

impl<F: JudgedForm<Unit: Unit>> Bound<F> {
    fn invocation(&self, collect_claims: bool) -> Invocation<'_, Options> {
        Invocation {
            options: &self.options,
            params: &self.params,
            collect_claims,
            loops: Turns::All,
        }
    }
}

impl<U: Unit, F: JudgedForm<Unit = U> + Sync> Limits<U> for Bound<F> {
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
    fn leaves_nothing(&self) -> bool {
        self.form.row().complete
    }
}

impl<U: Unit, F: JudgedForm<Unit = U> + Sync> Production<U> for Bound<F> {
    fn name(&self) -> &'static str {
        self.form.row().name
    }
    fn kinds(&self) -> &'static [&'static str] {
        self.options.passes.rewrites(self.form.row())
    }
    fn run(&self, cx: &U::Context, unit: &mut U) -> bool {
        self.form.run_alone(cx, unit, self.invocation(false))
    }
    fn run_traced(
        &self,
        cx: &U::Context,
        unit: &mut U,
        recorder: &mut Recorder<'_, U>,
    ) -> U::Claims {
        let with = self.invocation(true);
        self.form.run_judged(cx, unit, with, recorder)
    }
    fn claims(&self, cx: &U::Context, unit: &U) -> U::Claims {
        self.form.claims_of(cx, unit, &self.options)
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

/// A reference form.
struct InReference<U: Unit + 'static>(&'static Pass<U>);

impl<U: Unit> Reference<U> for InReference<U> {
    fn find(&self, cx: &U::Context, unit: &U) -> Vec<U::Rewrite> {
        (self.0.find)(cx, unit)
    }
    fn judge(&self, cx: &U::Context, unit: &U, rw: &U::Rewrite) -> Judgement {
        (self.0.judge)(cx, unit, rw)
    }
    fn apply(&self, cx: &U::Context, unit: &mut U, rw: &U::Rewrite) -> Result<(), String> {
        (self.0.apply)(cx, unit, rw).map_err(|e| e.to_string())
    }
    fn run(&self, cx: &U::Context, unit: &mut U) -> usize {
        (self.0.run)(cx, unit)
    }
}
