//! Lockstep for passes on modules: the reference rides beside every step.
//!
//! As for functions ([`crate::lockstep`]), with the whole module as the thing that is
//! kept before each step, judged, rewritten by the reference and compared. Who looks on
//! from outside is told of each moment here as well ([`ride_watched`]).

use super::form::{difference, first_difference, form};
use super::invariants::Baseline;
use crate::lockstep::minutes::{self, Minutes};
use crate::lockstep::{LockstepLimits, panic_cause, panic_text};
use crate::pass::{ModuleProductionPass, ModuleReferencePass};
use crate::verdict::{Finding, FunctionReport, Verdict};
use std::panic::{AssertUnwindSafe, catch_unwind};
use tandem_ir::Module;
use tandem_ir::rewrite::{Judgement, ModuleContext, ModuleRewrite, ModuleTrace};

/// A step that the reference alone could not settle.
pub type OpenStep = crate::lockstep::OpenStep<Module, ModuleRewrite>;

/// A step as it was made, for those who want to prove it.
pub struct Step {
    /// Step number from 1.
    pub step: usize,
    /// The rewrite.
    pub rewrite: ModuleRewrite,
    /// The module before.
    pub before: Module,
    /// The module after.
    pub after: Module,
}

/// What lockstep leaves behind.
pub struct LockstepRun {
    /// Counts and findings so far; the name of the report is empty, since it is about the module.
    pub report: FunctionReport,
    /// Steps to settle otherwise.
    pub open: Vec<OpenStep>,
    /// The first steps that were settled ([`LockstepLimits`] says nothing about them; see [`KEPT_STEPS`]).
    pub settled: Vec<Step>,
    /// Production's result, unless it crashed or hung.
    pub output: Option<Module>,
}

/// Settled steps that are kept for proofs.
pub const KEPT_STEPS: usize = 64;
/// Modules with more instructions than this are not kept step by step.
const KEPT_SIZE: usize = 20_000;

/// What happens in a run ([`crate::lockstep::Moment`]).
pub type Moment<'a> = crate::lockstep::Moment<'a, Module, ModuleRewrite>;
/// Is told what happens; where it answers no, the run stops.
pub type Watch<'a> = crate::lockstep::Watch<'a, Module, ModuleRewrite>;

/// The trace that judges.
pub struct ModuleRecorder<'a> {
    world: &'a ModuleContext,
    production: &'a dyn ModuleProductionPass,
    /// Nobody, where only limits are kept.
    reference: Option<&'a dyn ModuleReferencePass>,
    minutes: Minutes<'a, Module>,
    settled: Vec<Step>,
}

impl ModuleTrace for ModuleRecorder<'_> {
    const ACTIVE: bool = true;

    fn before(&mut self, m: &Module, make: impl FnOnce(&Module) -> ModuleRewrite) {
        self.minutes.begins(m, make);
    }

    fn after(&mut self, m: &Module) {
        if let (Some((before, rewrite)), Some(reference)) = (self.minutes.made(m), self.reference) {
            self.judge_step(reference, before, rewrite, m);
        }
        self.minutes.asked();
    }

    fn turn(&mut self) {
        self.minutes.turn();
    }
}

impl ModuleRecorder<'_> {
    fn judge_step(
        &mut self,
        reference: &dyn ModuleReferencePass,
        before: Module,
        rewrite: ModuleRewrite,
        after: &Module,
    ) {
        let (broken, illegal) = (Verdict::InvariantBroken, Verdict::IllegalRewrite);
        let about = Some((&before, &rewrite));
        let breaches = Baseline::new(&before).check_step(self.world, &rewrite, after);
        if let Some(b) = breaches.into_iter().next() {
            let message = format!("{}: {}", b.invariant, b.message);
            self.minutes.find(broken, about, b.invariant, message);
        }
        if let Some(limit) = self.production.limit_broken(self.world, &before, &rewrite) {
            self.minutes.find(broken, about, "limit", limit);
        }
        let judgement = reference.judge(self.world, &before, &rewrite);
        if let Judgement::Illegal { rule, reason } = &judgement {
            let message = format!("{rule}: {reason}");
            self.minutes.find(illegal, about, rule, message);
            return;
        }
        let mut mine = before.clone();
        if let Err(e) = reference.apply(self.world, &mut mine, &rewrite) {
            let message = format!("the reference cannot apply the rewrite: {e}");
            self.minutes.find(illegal, about, "not applicable", message);
            return;
        }
        let difference = first_difference(&before, &mine, after).map(|d| d.to_string());
        match self.minutes.settle(&judgement, difference) {
            Some(reason) => self.minutes.leave_open(before, rewrite, after, reason),
            None => self.keep(before, rewrite, after),
        }
    }

    fn keep(&mut self, before: Module, rewrite: ModuleRewrite, after: &Module) {
        let size: usize = before.bodies.iter().map(|b| b.num_insts()).sum();
        if self.settled.len() < KEPT_STEPS && size < KEPT_SIZE {
            self.settled.push(Step {
                step: self.minutes.report.steps,
                rewrite,
                before,
                after: after.clone(),
            });
        }
    }
}

/// A finding about the module.
pub(super) fn finding(
    verdict: Verdict,
    step: Option<usize>,
    about: Option<(&Module, &ModuleRewrite)>,
    cause: &str,
    message: String,
) -> Finding {
    minutes::finding(verdict, step, about, cause, message)
}

/// Runs the production pass on a copy of `m` with the reference beside it.
pub fn ride(
    world: &ModuleContext,
    m: &Module,
    production: &dyn ModuleProductionPass,
    reference: &dyn ModuleReferencePass,
    limits: LockstepLimits,
) -> LockstepRun {
    ride_watched(world, m, production, reference, limits, &mut |_| true)
}

/// The same with somebody who looks on. A run that the watch has stopped has no output and no finding for it.
pub fn ride_watched(
    world: &ModuleContext,
    m: &Module,
    production: &dyn ModuleProductionPass,
    reference: &dyn ModuleReferencePass,
    limits: LockstepLimits,
    watch: Watch<'_>,
) -> LockstepRun {
    ridden(world, m, (production, Some(reference)), limits, watch)
}

/// Runs the production pass alone, within the limits on steps, turns and time.
pub fn run_alone(
    world: &ModuleContext,
    m: &Module,
    production: &dyn ModuleProductionPass,
    limits: LockstepLimits,
) -> LockstepRun {
    ridden(world, m, (production, None), limits, &mut |_| true)
}

fn ridden(
    world: &ModuleContext,
    m: &Module,
    (production, reference): (&dyn ModuleProductionPass, Option<&dyn ModuleReferencePass>),
    limits: LockstepLimits,
    watch: Watch<'_>,
) -> LockstepRun {
    let deaf = reference.is_none();
    let parts = m.header.globals.len();
    let mut recorder = ModuleRecorder {
        world,
        production,
        reference,
        minutes: Minutes::new(String::new(), parts, limits, watch, deaf),
        settled: Vec::new(),
    };
    let mut output = m.clone();
    let result = catch_unwind(AssertUnwindSafe(|| {
        production.run_traced(world, &mut output, &mut recorder);
        recorder.minutes.tell(Moment::Ended(&output));
    }));
    let ModuleRecorder {
        mut minutes,
        settled,
        ..
    } = recorder;
    let finished = result.is_ok();
    match result {
        Ok(()) => minutes.returned(),
        Err(payload) => minutes.ended_early(&*payload),
    }
    let Minutes {
        mut report, open, ..
    } = minutes;
    if finished {
        let rest = (!deaf).then_some(production);
        check_whole_run(world, m, &output, rest, &mut report);
    }
    LockstepRun {
        report,
        open,
        settled,
        output: finished.then_some(output),
    }
}

/// What only the whole run shows: changes outside any step, a repeated run that differs.
fn check_whole_run(
    world: &ModuleContext,
    m: &Module,
    output: &Module,
    production: Option<&dyn ModuleProductionPass>,
    report: &mut FunctionReport,
) {
    let broken = Verdict::InvariantBroken;
    let mut find = |verdict, cause: &str, message: String| {
        let found = finding(verdict, None, None, cause, message);
        report.findings.push(found);
    };
    if let Some(b) = Baseline::new(m).check(output).into_iter().next() {
        let message = format!("at the end, {}: {}", b.invariant, b.message);
        find(broken, b.invariant, message);
        return;
    }
    let Some(production) = production else { return };
    let theirs = form(output);
    if report.steps == 0
        && let Some(d) = difference(&form(m), &theirs)
    {
        let message = format!(
            "the pass changed {} without reporting a step: '{}' is now '{}'",
            d.name, d.first, d.second
        );
        find(broken, "silent change", message);
    }
    let mut free = m.clone();
    match catch_unwind(AssertUnwindSafe(|| production.run(world, &mut free))) {
        Ok(_) => {
            if let Some(d) = difference(&form(&free), &theirs) {
                let name = d.name;
                let message = format!(
                    "the pass gives another result when nobody traces it: {name} is '{}' instead of '{}'",
                    d.first, d.second
                );
                find(broken, "depends on the trace", message);
            }
        }
        Err(p) => {
            let text = panic_text(&*p);
            let cause = panic_cause(&text);
            let message = format!("panic without trace: {text}");
            find(Verdict::Crash, &cause, message);
        }
    }
}
