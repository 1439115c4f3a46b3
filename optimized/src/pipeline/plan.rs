//! What of a pipeline can run: its tree as work on the module and work on functions, and what is left out because it is not
//! built.
//!
//! ```text
//!   globalopt,function(jump-threading,loop(indvars)),cgscc(…)
//!     ──▶ Group: once on the module   [globalopt]
//!         Group: function by function [jump-threading, loop by loop [indvars]]
//!         Group: component by component of the call graph […]
//!         Unbuilt: name, and the numbers of its entries in the lists of levels
//! ```
//!
//! Function passes that stand together form one group, which runs whole on the first function before the second comes,
//! so that functions can be worked on in parallel. A plan says where Phase II begins, if it has one.
//!
//! **Invariant:** every entry of the tree is in a group or in the list of what is not built: nothing is skipped in silence.

use super::registry::VERIFY;
use super::text::{Element, Instance, Manager, Verb};
use super::{Step, text};
use crate::analysis::manager::{AnalysisId, Subject};
use crate::passes::{Form, FunctionForm, ModuleForm};
use tandem_ir::passes::{Params, PassId};

/// Something that is done to one function at a time.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum FunctionWork {
    /// A pass.
    Pass(FunctionForm, Params),
    /// The verifier.
    Verify,
    /// An analysis, or all of them.
    Analysis(Verb, Option<AnalysisId>),
    /// All of it on the first loop, then on the second, and so on.
    Loops(Vec<LoopWork>),
    /// A pass that panics on functions whose names begin with `panic`.
    #[cfg(test)]
    Panics,
}

/// Something that is done to one loop at a time.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum LoopWork {
    /// A pass.
    Pass(FunctionForm, Params),
    /// An analysis of the function, or all of them.
    Analysis(Verb, Option<AnalysisId>),
}

/// Something that is done to one component of the call graph at a time.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum ComponentWork {
    /// All of it on the first function of the component, then on the second, and so on.
    Functions(Vec<FunctionWork>),
    /// The analyses of its functions.
    Analysis(Verb, Option<AnalysisId>),
    /// `devirt<N>(…)`: all of it, and again while that makes indirect calls direct ones, at most so often.
    Devirt(u32, Vec<ComponentWork>),
}

/// Something that is done to the whole module.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum ModuleWork {
    /// A pass.
    Pass(ModuleForm, Params),
    /// The verifier.
    Verify,
    /// An analysis, or all of them.
    Analysis(Verb, Option<AnalysisId>),
}

/// What runs together.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Group {
    /// Once.
    Module(ModuleWork),
    /// All of it on the first function, then on the second, and so on.
    Functions(Vec<FunctionWork>),
    /// All of it on the first component of the call graph, then on the second, and so on.
    Components(Vec<ComponentWork>),
}

impl Group {
    /// How many rows it has in reports.
    pub fn len(&self) -> usize {
        match self {
            Group::Module(_) => 1,
            Group::Functions(all) => all.iter().map(FunctionWork::len).sum(),
            Group::Components(all) => all.iter().map(ComponentWork::len).sum(),
        }
    }
    /// True if there is nothing in it.
    pub fn is_empty(&self) -> bool {
        self.len() == 0
    }
    /// The names of its rows.
    pub fn names(&self) -> Vec<&'static str> {
        match self {
            Group::Module(work) => vec![work.name()],
            Group::Functions(all) => all.iter().flat_map(FunctionWork::names).collect(),
            Group::Components(all) => all.iter().flat_map(ComponentWork::names).collect(),
        }
    }
    /// Its work on functions, at whatever depth.
    pub fn on_functions(&self) -> impl Iterator<Item = &FunctionWork> {
        let (functions, components) = match self {
            Group::Module(_) => (&[][..], &[][..]),
            Group::Functions(all) => (&all[..], &[][..]),
            Group::Components(all) => (&[][..], &all[..]),
        };
        let inside = components.iter().flat_map(ComponentWork::on_functions);
        functions.iter().chain(inside)
    }
    /// Its passes with their parameters, in order.
    fn params(&self) -> Vec<&Params> {
        if let Group::Module(ModuleWork::Pass(_, params)) = self {
            return vec![params];
        }
        let mut all = Vec::new();
        for work in self.on_functions() {
            match work {
                FunctionWork::Pass(_, params) => all.push(params),
                FunctionWork::Loops(inside) => all.extend(inside.iter().filter_map(|w| match w {
                    LoopWork::Pass(_, params) => Some(params),
                    LoopWork::Analysis(..) => None,
                })),
                _ => {}
            }
        }
        all
    }
}

impl FunctionWork {
    /// How many rows it has in reports.
    #[expect(clippy::len_without_is_empty, reason = "there is no empty work")]
    pub fn len(&self) -> usize {
        match self {
            FunctionWork::Loops(all) => all.len(),
            _ => 1,
        }
    }
    /// The names of its rows.
    pub fn names(&self) -> Vec<&'static str> {
        match self {
            FunctionWork::Loops(all) => all.iter().map(LoopWork::name).collect(),
            FunctionWork::Pass(form, _) => vec![form.id().name],
            FunctionWork::Verify => vec![VERIFY],
            FunctionWork::Analysis(verb, _) => vec![verb.word()],
            #[cfg(test)]
            FunctionWork::Panics => vec!["panics"],
        }
    }
    /// The name of its first row.
    pub fn name(&self) -> &'static str {
        self.names().first().copied().unwrap_or_default()
    }
}

impl LoopWork {
    /// The name in reports.
    pub fn name(&self) -> &'static str {
        match self {
            LoopWork::Pass(form, _) => form.id().name,
            LoopWork::Analysis(verb, _) => verb.word(),
        }
    }
}

impl ComponentWork {
    /// How many rows it has in reports.
    #[expect(clippy::len_without_is_empty, reason = "there is no empty work")]
    pub fn len(&self) -> usize {
        match self {
            ComponentWork::Functions(all) => all.iter().map(FunctionWork::len).sum(),
            ComponentWork::Analysis(..) => 1,
            ComponentWork::Devirt(_, all) => all.iter().map(ComponentWork::len).sum(),
        }
    }
    /// The names of its rows.
    pub fn names(&self) -> Vec<&'static str> {
        match self {
            ComponentWork::Functions(all) => all.iter().flat_map(FunctionWork::names).collect(),
            ComponentWork::Analysis(verb, _) => vec![verb.word()],
            ComponentWork::Devirt(_, all) => all.iter().flat_map(ComponentWork::names).collect(),
        }
    }
    /// Its work on functions, at whatever depth.
    fn on_functions(&self) -> Vec<&FunctionWork> {
        match self {
            ComponentWork::Functions(all) => all.iter().collect(),
            ComponentWork::Analysis(..) => Vec::new(),
            ComponentWork::Devirt(_, all) => {
                all.iter().flat_map(ComponentWork::on_functions).collect()
            }
        }
    }
}

impl ModuleWork {
    /// The name in reports.
    pub fn name(&self) -> &'static str {
        match self {
            ModuleWork::Pass(form, _) => form.id().name,
            ModuleWork::Verify => VERIFY,
            ModuleWork::Analysis(verb, _) => verb.word(),
        }
    }
}

/// An entry that is known and not built.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Unbuilt {
    /// The pass or the analysis.
    pub name: String,
    /// Its entries in the lists of levels, those that have a number.
    pub entries: Vec<&'static str>,
}

/// A pipeline as it runs.
#[derive(Clone, Default, Debug)]
pub struct Plan {
    /// The groups in the order in which they run.
    pub groups: Vec<Group>,
    /// The first group of Phase II.
    pub phase_two: usize,
    /// Entries, built or not.
    pub entries: usize,
    /// Entries that run.
    pub runnable: usize,
    /// What is left out, by name, in order of the first entry.
    pub unbuilt: Vec<Unbuilt>,
    /// Code generation was asked for, which nothing can do.
    pub needs_codegen: bool,
}

impl Plan {
    /// The plan of a tree whose elements from `phase_two` on belong to Phase II.
    pub fn new(elements: &[Element], phase_two: usize) -> Plan {
        let mut plan = Plan::default();
        for (n, element) in elements.iter().enumerate() {
            if n == phase_two {
                plan.phase_two = plan.groups.len();
            }
            plan.top(element);
        }
        if phase_two >= elements.len() {
            plan.phase_two = plan.groups.len();
        }
        plan
    }

    /// The plan of steps, where function passes that stand together run together.
    pub fn of_steps(steps: &[Step]) -> Plan {
        let mut plan = Plan::default();
        for step in steps {
            let work = match step {
                Step::Verify => Ok(FunctionWork::Verify),
                Step::Pass { id, params } => match Form::of(id) {
                    Form::Function(form) => Ok(FunctionWork::Pass(form, params.clone())),
                    Form::Module(form) => Err(ModuleWork::Pass(form, params.clone())),
                    Form::Machine(_) => {
                        plan.leave_out(id.name, None);
                        continue;
                    }
                },
            };
            match (work, plan.groups.last_mut()) {
                (Ok(work), Some(Group::Functions(all))) => all.push(work),
                (Ok(work), _) => plan.groups.push(Group::Functions(vec![work])),
                (Err(work), _) => plan.groups.push(Group::Module(work)),
            }
        }
        plan.phase_two = plan.groups.len();
        plan.entries = steps.len();
        plan.runnable = steps.len();
        plan
    }

    fn top(&mut self, element: &Element) {
        match element {
            Element::Group(Manager::CoroCond, _) => {
                self.entries += 1;
                self.leave_out("coro-cond", None);
            }
            Element::Group(Manager::Cgscc | Manager::Devirt(_), _) => {
                let mut work = Vec::new();
                self.components(std::slice::from_ref(element), &mut work);
                if !work.is_empty() {
                    self.groups.push(Group::Components(work));
                }
            }
            Element::Group(_, inside) => {
                let mut work = Vec::new();
                self.functions(inside, &mut work);
                if !work.is_empty() {
                    self.groups.push(Group::Functions(work));
                }
            }
            Element::Pass(p) => {
                self.entries += 1;
                let work = match (p.pass.name, form_of(p)) {
                    (VERIFY, _) => ModuleWork::Verify,
                    (_, Some((Form::Module(form), params))) => ModuleWork::Pass(form, params),
                    _ => return self.leave_out(p.pass.name, p.entry),
                };
                self.push(Group::Module(work));
            }
            Element::Analysis(verb, of) => {
                self.entries += 1;
                match built_analysis(*of) {
                    Some(id) => self.push(Group::Module(ModuleWork::Analysis(*verb, id))),
                    None => self.leave_out(&element.to_string(), None),
                }
            }
        }
    }

    fn push(&mut self, group: Group) {
        self.runnable += 1;
        self.groups.push(group);
    }

    /// The work in a manager of components. Managers of functions in it keep apart: each runs on all functions of a
    /// component before the next one does.
    fn components(&mut self, elements: &[Element], work: &mut Vec<ComponentWork>) {
        for element in elements {
            match element {
                Element::Group(Manager::Cgscc, inside) => self.components(inside, work),
                Element::Group(Manager::Devirt(times), inside) => {
                    let mut again = Vec::new();
                    self.components(inside, &mut again);
                    if !again.is_empty() {
                        work.push(ComponentWork::Devirt(*times, again));
                    }
                }
                Element::Group(_, inside) => {
                    let mut on_functions = Vec::new();
                    self.functions(inside, &mut on_functions);
                    if !on_functions.is_empty() {
                        work.push(ComponentWork::Functions(on_functions));
                    }
                }
                Element::Pass(_) => self.enter(None, element, work),
                Element::Analysis(verb, of) => {
                    let next = built_analysis(*of).map(|id| ComponentWork::Analysis(*verb, id));
                    self.enter(next, element, work);
                }
            }
        }
    }

    /// Counts an entry: its work, or that it is left out.
    fn enter<W>(&mut self, next: Option<W>, element: &Element, work: &mut Vec<W>) {
        self.entries += 1;
        match (next, element) {
            (Some(next), _) => {
                self.runnable += 1;
                work.push(next);
            }
            (None, Element::Pass(p)) => self.leave_out(p.pass.name, p.entry),
            (None, other) => self.leave_out(&other.to_string(), None),
        }
    }

    /// The work in a manager of loops, in others inside it too.
    fn loops(&mut self, elements: &[Element], work: &mut Vec<LoopWork>) {
        for element in elements {
            let next = match element {
                Element::Group(_, inside) => {
                    self.loops(inside, work);
                    continue;
                }
                Element::Pass(p) => match form_of(p) {
                    Some((Form::Function(form), params)) => Some(LoopWork::Pass(form, params)),
                    _ => None,
                },
                Element::Analysis(verb, of) => {
                    built_analysis(*of).map(|id| LoopWork::Analysis(*verb, id))
                }
            };
            self.enter(next, element, work);
        }
    }

    /// The work on functions in a manager, at whatever depth.
    fn functions(&mut self, elements: &[Element], work: &mut Vec<FunctionWork>) {
        for element in elements {
            let next = match element {
                Element::Group(Manager::Loop | Manager::LoopMssa, inside) => {
                    let mut on_loops = Vec::new();
                    self.loops(inside, &mut on_loops);
                    if !on_loops.is_empty() {
                        let forms = CANONICAL.into_iter().zip(canonical_loops());
                        work.extend(forms.map(|(form, params)| FunctionWork::Pass(form, params)));
                        work.push(FunctionWork::Loops(on_loops));
                    }
                    continue;
                }
                Element::Group(_, inside) => {
                    self.functions(inside, work);
                    continue;
                }
                Element::Pass(p) => match (p.pass.name, form_of(p)) {
                    (VERIFY, _) => Some(FunctionWork::Verify),
                    (_, Some((Form::Function(form), params))) => {
                        Some(FunctionWork::Pass(form, params))
                    }
                    _ => None,
                },
                Element::Analysis(verb, of) => {
                    built_analysis(*of).map(|id| FunctionWork::Analysis(*verb, id))
                }
            };
            self.enter(next, element, work);
        }
    }

    /// Adds an entry of code generation, none of which is built.
    pub fn add_unbuilt(&mut self, name: &str, entry: &'static str) {
        self.entries += 1;
        self.needs_codegen = true;
        self.leave_out(name, Some(entry));
    }

    fn leave_out(&mut self, name: &str, entry: Option<&'static str>) {
        let known = self.unbuilt.iter().position(|u| u.name == name);
        let at = known.unwrap_or_else(|| {
            self.unbuilt.push(Unbuilt {
                name: name.into(),
                entries: Vec::new(),
            });
            self.unbuilt.len() - 1
        });
        self.unbuilt[at].entries.extend(entry);
    }

    /// The names of all rows, in order.
    pub fn names(&self) -> Vec<&'static str> {
        self.groups.iter().flat_map(Group::names).collect()
    }

    /// The passes that run, each once, as a pipeline spells them.
    pub fn passes(&self) -> Vec<String> {
        let mut all: Vec<String> = Vec::new();
        for params in self.groups.iter().flat_map(Group::params) {
            let pass = params.spelled();
            if !all.contains(&pass) {
                all.push(pass);
            }
        }
        all
    }

    /// True if some pass runs; verifiers and analyses are none.
    pub fn has_passes(&self) -> bool {
        self.groups.iter().any(|g| !g.params().is_empty())
    }
}

/// What loop passes stand on, and what runs before each group of them: simplified loops in closed form. Where they are that
/// already, it changes nothing.
const CANONICAL: [FunctionForm; 2] = [FunctionForm::LoopSimplifyPass, FunctionForm::LCSSAPass];

/// The same passes with their parameters.
pub(super) fn canonical_loops() -> [Params; 2] {
    CANONICAL.map(|form| Params::new(form.id()))
}

/// The form of a built pass with its parameters as the table has them.
fn form_of(p: &Instance) -> Option<(Form, Params)> {
    let (id, params) = params_of(p)?;
    Some((Form::of(id), params))
}

/// A built pass with its parameters as the table has them.
pub(super) fn params_of(p: &Instance) -> Option<(&'static PassId, Params)> {
    let id = p.pass.built()?;
    let words = p.values.words(p.pass.params).join(";");
    // A parameter that the built form does not have cannot be honoured: the pass counts as not built then.
    let params = match words.is_empty() {
        true => Params::new(id),
        false => Params::parse(id, &words).ok()?,
    };
    Some((id, params))
}

/// The analysis of a name, if it is built; all of them for none.
fn built_analysis(name: Option<&str>) -> Option<Option<AnalysisId>> {
    match name {
        None => Some(None),
        Some(name) => AnalysisId::lookup(name).map(Some),
    }
}

/// True if an analysis is one of functions.
pub fn is_of_functions(id: AnalysisId) -> bool {
    id.info().subject == Subject::Function
}

/// Where Phase II begins in a text: behind the last element with a component, or else at the first that is not about the
/// module.
pub fn phase_two_of(elements: &[Element]) -> usize {
    let component =
        |e: &Element| matches!(e, Element::Group(Manager::Cgscc | Manager::Devirt(_), _));
    match elements.iter().rposition(component) {
        Some(last) => last + 1,
        None => {
            let group = |e: &Element| matches!(e, Element::Group(..));
            elements.iter().position(group).unwrap_or(elements.len())
        }
    }
}

/// The tree with the verifier at its end, unless it stands there, or is switched `off` or comes after every entry anyway.
pub fn with_final_verifier(mut elements: Vec<Element>, off: bool) -> Vec<Element> {
    let is_verifier = |e: &Element| matches!(e, Element::Pass(p) if p.pass.name == VERIFY);
    if !off && !elements.last().is_some_and(is_verifier) {
        let verifier = super::registry::find(VERIFY).map(text::Instance::new);
        elements.extend(verifier.map(Element::Pass));
    }
    elements
}
