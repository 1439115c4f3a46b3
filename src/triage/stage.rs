//! A pipeline as stages: passes on one kind of unit that stand together, whatever the kind is.
//!
//! Executions are numbered as `-opt-bisect-limit` numbers them: stage after stage, in a stage unit after unit, on a unit
//! pass after pass; a pass on loops has one for each loop, and what brings loops into their form runs before it. A kind of unit whose passes are not [interleaved](Triage::INTERLEAVED) has a stage for each pass.

use super::bug::Bug;
use super::isolated::{self, Isolation, Stuck};
use super::journal::{Doing, Journal};
use super::shrink::Shrinks;
use super::unit::Triage;
use super::{Case, Settings, locate};
use crate::judge::{self, Forms, Judging};
use crate::registry::{self, Entry};
use std::any::Any;
use std::collections::BTreeSet;
use std::panic::{AssertUnwindSafe, catch_unwind};
use tandem_ir::machine::MModule;
use tandem_ir::passes::Params;
use tandem_ir::{Function, Module};
use tandem_optimized::options::Options;
use tandem_oracle::lockstep::ride_watched;

/// Passes on one kind of unit that stand together.
pub struct Passes<U: Triage> {
    /// The passes in the order in which they run.
    pub forms: Vec<Forms<U>>,
    /// Those that nobody named, by place.
    implied: BTreeSet<usize>,
}

/// Where a stage stands in a pipeline that is replayed.
pub struct At<'a, P> {
    /// The whole pipeline on the program as given.
    pub case: &'a Case<'a, P>,
    /// The program as the stages before have left it.
    pub program: &'a P,
    /// How many executions they have had.
    pub done: u64,
    /// How many executions the pipeline has.
    pub of: u64,
}

/// A part of a pipeline.
pub trait Stage<P>: Any {
    /// Its passes, as a pipeline spells them.
    fn names(&self) -> Vec<String>;
    /// How many executions it has on a module, for all that is known without running it.
    fn estimate(&self, m: &P) -> u64;
    /// How many executions it has on a module. The count ends where there are `enough`: what is beyond is not run.
    fn executions(&self, m: &P, judging: &Judging, enough: u64) -> u64;
    /// What production makes of a module; what it does not end well on stays as it is.
    fn after(&self, judging: &Judging, m: &P) -> P;
    /// Triages the first wrong execution; `None` if nothing is wrong.
    fn triage(&self, at: &At<'_, P>, settings: &Settings<'_>) -> Option<Box<dyn Bug>>;
    /// Triages the execution of a number in the whole pipeline, in which a child got stuck. `None` if there is no such
    /// execution.
    fn stuck(
        &self,
        at: &At<'_, P>,
        settings: &Settings<'_>,
        isolation: &Isolation<'_>,
        stuck: Stuck,
    ) -> Option<Box<dyn Bug>>;
    /// The child's part: runs the stage with the reference beside it, `done` executions having gone before, and writes
    /// down what comes next. Returns what it leaves, and how many executions there have been then; `None` where something is
    /// found.
    fn run(&self, m: P, judging: &Judging, journal: &mut Journal, done: u64) -> Option<(P, u64)>;
}

/// Passes that stand together as a stage.
pub fn stage<U: Triage>(forms: Vec<Forms<U>>) -> Box<dyn Stage<U::Whole>> {
    let mut passes = Passes {
        forms: Vec::new(),
        implied: BTreeSet::new(),
    };
    for f in forms {
        passes.add(f, false);
    }
    Box::new(passes)
}

/// Programs whose pipelines can be replayed.
pub trait Replayed: Shrinks {
    /// The passes of a list that work on such programs as one more stage, or as a part of the last one.
    fn add(all: &mut Vec<Box<dyn Stage<Self>>>, params: &Params, options: &Options);
}

impl Replayed for Module {
    fn add(all: &mut Vec<Box<dyn Stage<Module>>>, params: &Params, options: &Options) {
        for implied in Function::implied(params) {
            if let Entry::Function(forms) = Entry::new(&implied, options) {
                join(all, forms, true);
            }
        }
        match Entry::new(params, options) {
            Entry::Function(forms) => join(all, forms, false),
            Entry::Module(forms) => join(all, forms, false),
            // Not asked for: it is in another language.
            Entry::Machine(_) => {}
        }
    }
}

impl Replayed for MModule {
    fn add(all: &mut Vec<Box<dyn Stage<MModule>>>, params: &Params, options: &Options) {
        if let Entry::Machine(forms) = Entry::new(params, options) {
            join(all, forms, false);
        }
    }
}

/// The stages of some passes, each as a pipeline spells it, in their order.
///
/// # Errors
/// A text that is no pass on such programs.
pub fn stages<P: Replayed>(
    judging: &Judging,
    texts: &[String],
) -> Result<Vec<Box<dyn Stage<P>>>, judge::Error> {
    let mut all = Vec::new();
    for text in texts {
        let params = registry::asked(text, P::LANGUAGE)?;
        P::add(&mut all, &params, &judging.options);
    }
    Ok(all)
}

fn join<U: Triage>(all: &mut Vec<Box<dyn Stage<U::Whole>>>, forms: Forms<U>, implied: bool) {
    let last = all.last_mut().filter(|_| U::INTERLEAVED);
    let last = last.and_then(|s| (s.as_mut() as &mut dyn Any).downcast_mut::<Passes<U>>());
    match last {
        Some(group) => group.add(forms, implied),
        None => {
            let mut group = Passes {
                forms: Vec::new(),
                implied: BTreeSet::new(),
            };
            group.add(forms, implied);
            all.push(Box::new(group));
        }
    }
}

/// Executions of stages, the first of which is wrong: they are not run, so that nobody knows whether a pass would take
/// functions away, and there are as many as on the program as it is here.
pub(super) fn rest<P: 'static>(m: &P, stages: &[Box<dyn Stage<P>>]) -> u64 {
    stages.iter().map(|s| s.estimate(m)).sum()
}

impl<U: Triage> Passes<U> {
    fn add(&mut self, forms: Forms<U>, implied: bool) {
        if implied {
            self.implied.insert(self.forms.len());
        }
        self.forms.push(forms);
    }

    /// True if some pass has more than one execution on a unit, or none.
    fn counts_loops(&self, m: &U::Whole) -> bool {
        U::count(m) > 0 && self.forms.iter().any(|f| U::counts_loops(&f.params))
    }
}

impl<U: Triage> Stage<U::Whole> for Passes<U> {
    fn names(&self) -> Vec<String> {
        let named = self.forms.iter().enumerate();
        let named = named.filter(|(n, _)| !self.implied.contains(n));
        named.map(|(_, f)| f.params.spelled()).collect()
    }

    fn estimate(&self, m: &U::Whole) -> u64 {
        let units = 0..U::count(m);
        let of_unit = |n| {
            self.forms
                .iter()
                .map(move |f| U::executions((m, n), &f.params))
        };
        units.flat_map(of_unit).sum()
    }

    fn executions(&self, m: &U::Whole, judging: &Judging, enough: u64) -> u64 {
        if !self.counts_loops(m) {
            return self.estimate(m);
        }
        let (mut m, mut count) = (m.clone(), 0);
        for n in 0..U::count(&m) {
            for forms in &self.forms {
                if count >= enough {
                    return count;
                }
                count += U::executions_run((&m, n), &forms.params, &judging.options);
                if count < enough {
                    run_alone(forms, judging, &mut m, n);
                }
            }
        }
        count
    }

    fn after(&self, judging: &Judging, m: &U::Whole) -> U::Whole {
        let mut m = m.clone();
        for n in 0..U::count(&m) {
            for forms in &self.forms {
                run_alone(forms, judging, &mut m, n);
            }
        }
        m
    }

    fn triage(&self, at: &At<'_, U::Whole>, settings: &Settings<'_>) -> Option<Box<dyn Bug>> {
        let located = locate::locate(at.program, &self.forms, at.case.judging)?;
        let forms = self.forms.get(located.index)?;
        Some(Box::new(super::explain(at, settings, forms, located)?))
    }

    fn stuck(
        &self,
        at: &At<'_, U::Whole>,
        settings: &Settings<'_>,
        isolation: &Isolation<'_>,
        stuck: Stuck,
    ) -> Option<Box<dyn Bug>> {
        let t = isolated::of_stage(at, settings, isolation, &self.forms, stuck)?;
        Some(Box::new(t))
    }

    fn run(
        &self,
        mut m: U::Whole,
        judging: &Judging,
        journal: &mut Journal,
        done: u64,
    ) -> Option<(U::Whole, u64)> {
        let mut number = done;
        for n in 0..U::count(&m) {
            let selected = U::selected(&U::called(&m, n), judging.function.as_deref());
            for forms in &self.forms {
                journal.execution(number + 1);
                let before = U::counts_loops(&forms.params).then(|| m.clone());
                // Counted when the pass is known to end.
                let count = || match &before {
                    Some(m) => U::executions_run((m, n), &forms.params, &judging.options),
                    None => 1,
                };
                if !selected {
                    run_alone(forms, judging, &mut m, n);
                    number += count();
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
                number += count();
            }
        }
        Some((m, number))
    }
}

/// Runs production on a unit of a module with nobody beside it; the unit stays as it is if the pass panics.
pub(super) fn run_alone<U: Triage>(
    forms: &Forms<U>,
    judging: &Judging,
    m: &mut U::Whole,
    n: usize,
) {
    let mut draft = U::of(m, n).clone();
    let cx = U::context(m, &forms.params, &judging.options);
    let run = AssertUnwindSafe(|| forms.production.run(&cx, &mut draft));
    let ended = catch_unwind(run).is_ok();
    drop(cx);
    if ended {
        U::put(m, n, draft);
    }
}
