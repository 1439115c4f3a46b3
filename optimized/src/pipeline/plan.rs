//! What of a pipeline can run: its tree as work on the module and work on functions, and what is left out because it is not
//! built.

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
    /// A pass that panics on functions whose names begin with `panic`.
    #[cfg(test)]
    Panics,
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
}

impl Group {
    /// How many rows it has in reports.
    pub fn len(&self) -> usize {
        match self {
            Group::Module(_) => 1,
            Group::Functions(all) => all.len(),
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
            Group::Functions(all) => all.iter().map(FunctionWork::name).collect(),
        }
    }
}

impl FunctionWork {
    /// The name in reports.
    pub fn name(&self) -> &'static str {
        match self {
            FunctionWork::Pass(form, _) => form.id().name,
            FunctionWork::Verify => VERIFY,
            FunctionWork::Analysis(verb, _) => verb.word(),
            #[cfg(test)]
            FunctionWork::Panics => "panics",
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
    /// In order.
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

    /// The work on functions in a manager, at whatever depth.
    fn functions(&mut self, elements: &[Element], work: &mut Vec<FunctionWork>) {
        for element in elements {
            let next = match element {
                Element::Group(manager, inside) => {
                    let before = work.len();
                    self.functions(inside, work);
                    if matches!(manager, Manager::Loop | Manager::LoopMssa) && work.len() > before {
                        work.splice(before..before, canonical_loops());
                    }
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
        for group in &self.groups {
            let spelled: Vec<String> = match group {
                Group::Module(ModuleWork::Pass(_, params)) => vec![params.spelled()],
                Group::Module(_) => Vec::new(),
                Group::Functions(work) => {
                    let passes = work.iter().filter_map(|w| match w {
                        FunctionWork::Pass(_, params) => Some(params.spelled()),
                        _ => None,
                    });
                    passes.collect()
                }
            };
            for pass in spelled {
                if !all.contains(&pass) {
                    all.push(pass);
                }
            }
        }
        all
    }

    /// True if some pass runs; verifiers and analyses are none.
    pub fn has_passes(&self) -> bool {
        self.groups.iter().any(|g| match g {
            Group::Module(work) => matches!(work, ModuleWork::Pass(..)),
            Group::Functions(all) => all.iter().any(|w| matches!(w, FunctionWork::Pass(..))),
        })
    }
}

/// What loop passes stand on, and what runs before each group of them: simplified loops in closed form. Where they are that
/// already, it changes nothing.
fn canonical_loops() -> impl Iterator<Item = FunctionWork> {
    let both = [FunctionForm::LoopSimplifyPass, FunctionForm::LCSSAPass];
    both.into_iter()
        .map(|form| FunctionWork::Pass(form, Params::new(form.id())))
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

/// The tree with the verifier at its end, unless it stands there or is switched off.
pub fn with_final_verifier(mut elements: Vec<Element>, off: bool) -> Vec<Element> {
    let is_verifier = |e: &Element| matches!(e, Element::Pass(p) if p.pass.name == VERIFY);
    if !off && !elements.last().is_some_and(is_verifier) {
        let verifier = super::registry::find(VERIFY).map(text::Instance::new);
        elements.extend(verifier.map(Element::Pass));
    }
    elements
}
