//! A pipeline as stages: passes on one kind of unit that stand together, whatever the kind is.
//!
//! Executions are numbered as `-opt-bisect-limit` numbers them: stage after stage, in a stage unit after unit, on a unit
//! pass after pass. A kind of unit whose passes are not [interleaved](Triage::INTERLEAVED) has a stage for each pass.

use super::bug::Bug;
use super::isolated::{self, Isolation, Stuck};
use super::journal::{Doing, Journal};
use super::unit::Triage;
use super::{Case, Settings, locate};
use crate::judge::{self, Forms, Judging};
use crate::registry::{self, Entry, Language, NoPass};
use std::any::Any;
use std::panic::{AssertUnwindSafe, catch_unwind};
use tandem_ir::Module;
use tandem_oracle::lockstep::ride_watched;

/// Passes on one kind of unit that stand together.
pub struct Passes<U: Triage>(pub Vec<Forms<U>>);

/// Where a stage stands in a pipeline that is replayed.
pub struct At<'a> {
    /// The whole pipeline on the program as given.
    pub case: &'a Case<'a>,
    /// The module as the stages before have left it.
    pub module: &'a Module,
    /// How many executions they have had.
    pub done: u64,
    /// How many executions the pipeline has.
    pub of: u64,
}

/// A part of a pipeline.
pub trait Stage: Any {
    /// Its passes, as a pipeline spells them.
    fn names(&self) -> Vec<String>;
    /// How many executions it has on a module.
    fn executions(&self, m: &Module) -> u64;
    /// What production makes of a module; what it does not end well on stays as it is.
    fn after(&self, judging: &Judging, m: &Module) -> Module;
    /// Triages the first wrong execution; `None` if nothing is wrong.
    fn triage(&self, at: &At<'_>, settings: &Settings<'_>) -> Option<Box<dyn Bug>>;
    /// Triages the execution of a number in the whole pipeline, in which a child got stuck. `None` if there is no such
    /// execution.
    fn stuck(
        &self,
        at: &At<'_>,
        settings: &Settings<'_>,
        isolation: &Isolation<'_>,
        stuck: Stuck,
    ) -> Option<Box<dyn Bug>>;
    /// The child's part: runs the stage with the reference beside it, `done` executions having gone before, and writes
    /// down what comes next; `None` where something is found.
    fn run(&self, m: Module, judging: &Judging, journal: &mut Journal, done: u64)
    -> Option<Module>;
}

/// Passes that stand together as a stage.
pub fn stage<U: Triage>(forms: Vec<Forms<U>>) -> Box<dyn Stage> {
    Box::new(Passes(forms))
}

/// The stages of some passes, each as a pipeline spells it, in their order.
///
/// # Errors
/// A text that is no pass.
pub fn stages(judging: &Judging, texts: &[String]) -> Result<Vec<Box<dyn Stage>>, judge::Error> {
    let mut all = Vec::new();
    for text in texts {
        match Entry::new(&registry::asked(text, Language::Ir)?, &judging.options) {
            Entry::Function(forms) => join(&mut all, forms),
            Entry::Module(forms) => join(&mut all, forms),
            // Only what works on LLVM IR was asked for.
            Entry::Machine(forms) => return Err(NoPass::OnMachine(forms.id.name).into()),
        }
    }
    Ok(all)
}

fn join<U: Triage>(all: &mut Vec<Box<dyn Stage>>, forms: Forms<U>) {
    let last = all.last_mut().filter(|_| U::INTERLEAVED);
    let last = last.and_then(|s| (s.as_mut() as &mut dyn Any).downcast_mut::<Passes<U>>());
    match last {
        Some(group) => group.0.push(forms),
        None => all.push(stage(vec![forms])),
    }
}

/// Executions of stages, the first of which is wrong: they are not run, so that nobody knows whether a pass would take
/// functions away, and there are as many as on the module as it is here.
pub(super) fn rest(m: &Module, stages: &[Box<dyn Stage>]) -> u64 {
    stages.iter().map(|s| s.executions(m)).sum()
}

impl<U: Triage> Stage for Passes<U> {
    fn names(&self) -> Vec<String> {
        self.0.iter().map(|f| f.params.spelled()).collect()
    }

    fn executions(&self, m: &Module) -> u64 {
        (U::count(m) * self.0.len()) as u64
    }

    fn after(&self, judging: &Judging, m: &Module) -> Module {
        let mut m = m.clone();
        for n in 0..U::count(&m) {
            for forms in &self.0 {
                run_alone(forms, judging, &mut m, n);
            }
        }
        m
    }

    fn triage(&self, at: &At<'_>, settings: &Settings<'_>) -> Option<Box<dyn Bug>> {
        let located = locate::locate(at.module, &self.0, at.case.judging)?;
        let forms = self.0.get(located.index)?;
        Some(Box::new(super::explain(at, settings, forms, located)?))
    }

    fn stuck(
        &self,
        at: &At<'_>,
        settings: &Settings<'_>,
        isolation: &Isolation<'_>,
        stuck: Stuck,
    ) -> Option<Box<dyn Bug>> {
        let t = isolated::of_stage(at, settings, isolation, &self.0, stuck)?;
        Some(Box::new(t))
    }

    fn run(
        &self,
        mut m: Module,
        judging: &Judging,
        journal: &mut Journal,
        done: u64,
    ) -> Option<Module> {
        let mut number = done;
        for n in 0..U::count(&m) {
            let selected = U::selected(&U::called(&m, n), judging.function.as_deref());
            for forms in &self.0 {
                number += 1;
                journal.execution(number);
                if !selected {
                    run_alone(forms, judging, &mut m, n);
                    continue;
                }
                let cx = U::context(&m, &forms.params, &judging.options);
                let run = ride_watched(
                    &*cx,
                    U::of(&m, n),
                    &*forms.production,
                    &*forms.reference,
                    judging.config.lockstep,
                    &mut |moment| journal.note(moment),
                );
                if !run.report.findings.is_empty() {
                    return None;
                }
                if let Some(output) = run.output {
                    U::put(&mut m, n, output);
                }
                journal.write(Doing::Claims);
                let cx = U::context(&m, &forms.params, &judging.options);
                let claims = || forms.production.claims(&cx, U::of(&m, n));
                // A panic here is seen from inside as well.
                let _ = catch_unwind(AssertUnwindSafe(claims));
            }
        }
        Some(m)
    }
}

/// Runs production on a unit of a module with nobody beside it; the unit stays as it is if the pass panics.
fn run_alone<U: Triage>(forms: &Forms<U>, judging: &Judging, m: &mut Module, n: usize) {
    let mut draft = U::of(m, n).clone();
    let cx = U::context(m, &forms.params, &judging.options);
    let run = AssertUnwindSafe(|| forms.production.run(&cx, &mut draft));
    let ended = catch_unwind(run).is_ok();
    drop(cx);
    if ended {
        U::put(m, n, draft);
    }
}
