//! Lockstep for passes on modules: the reference rides beside every step.
//!
//! As for functions ([`crate::lockstep`]), with the whole module as the thing that is
//! kept before each step, judged, rewritten by the reference and compared. Who looks on
//! from outside is told of each moment here as well ([`ride_watched`]).

use super::describe;
use super::form::{difference, first_difference, form};
use super::invariants::Baseline;
use crate::lockstep::{
    HangMarker, LockstepLimits, StopMarker, TURNS, Turns, ended_early, panic_cause, panic_text,
};
use crate::pass::{ModuleProductionPass, ModuleReferencePass};
use crate::verdict::{Finding, FunctionReport, Verdict};
use std::panic::{AssertUnwindSafe, catch_unwind};
use std::time::Instant;
use tandem_ir::Module;
use tandem_ir::rewrite::{Judgement, ModuleRewrite, ModuleTrace, World};

/// A step that the reference alone could not settle.
pub struct OpenStep {
    /// Step number from 1.
    pub step: usize,
    /// The rewrite.
    pub rewrite: ModuleRewrite,
    /// The module before.
    pub before: Module,
    /// Production's module after.
    pub after: Module,
    /// Why it is open.
    pub reason: String,
}

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
    world: &'a World,
    production: &'a dyn ModuleProductionPass,
    reference: &'a dyn ModuleReferencePass,
    limits: LockstepLimits,
    started: Instant,
    current: Option<(Module, ModuleRewrite)>,
    report: FunctionReport,
    open: Vec<OpenStep>,
    settled: Vec<Step>,
    turns: Turns,
    watch: Watch<'a>,
    /// Only limits are kept; what the steps are is of no matter.
    deaf: bool,
}

impl ModuleTrace for ModuleRecorder<'_> {
    const ACTIVE: bool = true;

    fn before(&mut self, m: &Module, make: impl FnOnce(&Module) -> ModuleRewrite) {
        self.report.steps += 1;
        if self.report.steps > self.limits.steps || self.started.elapsed() > self.limits.time {
            std::panic::resume_unwind(Box::new(HangMarker));
        }
        self.turns.step();
        if self.deaf {
            return;
        }
        let rewrite = make(m);
        self.tell(Moment::Begins(self.report.steps, m, &rewrite));
        *self.report.kinds.entry(rewrite.kind()).or_default() += 1;
        if self.current.is_some() {
            let message = "the pass began a step inside another step";
            self.find(
                Verdict::InvariantBroken,
                None,
                "step protocol",
                message.into(),
            );
        }
        self.current = Some((m.clone(), rewrite));
    }

    fn after(&mut self, m: &Module) {
        self.turns.step();
        if self.deaf {
            return;
        }
        self.tell(Moment::Made(self.report.steps, m));
        match self.current.take() {
            Some((before, rewrite)) => self.judge_step(before, rewrite, m),
            None => {
                let message = "the pass ended a step that it had not begun";
                self.find(
                    Verdict::InvariantBroken,
                    None,
                    "step protocol",
                    message.into(),
                );
            }
        }
        self.tell(Moment::Asked(self.report.steps));
    }

    fn turn(&mut self) {
        self.turns.turn();
    }
}

impl ModuleRecorder<'_> {
    fn tell(&mut self, moment: Moment<'_>) {
        if !(self.watch)(moment) {
            std::panic::resume_unwind(Box::new(StopMarker));
        }
    }

    /// What it means that the pass was left by unwinding.
    fn ended_early(&mut self, payload: &(dyn std::any::Any + Send)) {
        let current = self.current.take();
        let about = current.as_ref().map(|c| (&c.0, &c.1));
        let steps = self.report.steps;
        let Some((verdict, cause, message)) = ended_early(payload, steps, &self.turns) else {
            return;
        };
        // No step is to blame if none is under way.
        let blamed = about.is_some() || cause != TURNS;
        let found = finding(verdict, blamed.then_some(steps), about, &cause, message);
        self.report.findings.push(found);
    }

    fn find(
        &mut self,
        verdict: Verdict,
        rewrite: Option<(&Module, &ModuleRewrite)>,
        cause: &str,
        message: String,
    ) {
        let step = Some(self.report.steps);
        let found = finding(verdict, step, rewrite, cause, message);
        self.report.findings.push(found);
    }

    fn judge_step(&mut self, before: Module, rewrite: ModuleRewrite, after: &Module) {
        let about = Some((&before, &rewrite));
        let broken = Baseline::new(&before).check_step(self.world, &rewrite, after);
        if let Some(b) = broken.into_iter().next() {
            let message = format!("{}: {}", b.invariant, b.message);
            self.find(Verdict::InvariantBroken, about, b.invariant, message);
        }
        if let Some(limit) = self.production.limit_broken(self.world, &before, &rewrite) {
            self.find(Verdict::InvariantBroken, about, "limit", limit);
        }
        let judgement = self.reference.judge(self.world, &before, &rewrite);
        if let Judgement::Illegal { rule, reason } = &judgement {
            let message = format!("{rule}: {reason}");
            self.find(Verdict::IllegalRewrite, about, rule, message);
            return;
        }
        let mut mine = before.clone();
        if let Err(e) = self.reference.apply(self.world, &mut mine, &rewrite) {
            let message = format!("the reference cannot apply the rewrite: {e}");
            self.find(Verdict::IllegalRewrite, about, "not applicable", message);
            return;
        }
        let difference = first_difference(&before, &mine, after);
        let reason = match (&judgement, difference) {
            (Judgement::Unproven { reason }, None) => {
                self.report.unproven += 1;
                reason.clone()
            }
            (_, Some(d)) => {
                self.report.different += 1;
                format!("canonical form, {d}")
            }
            _ => {
                self.report.same += 1;
                self.keep(before, rewrite, after);
                return;
            }
        };
        let words = describe::rewrite(&before, &rewrite);
        let step = self.report.steps;
        self.report
            .open
            .push(format!("step {step}, {words}: {reason}"));
        self.open.push(OpenStep {
            step,
            rewrite,
            before,
            after: after.clone(),
            reason,
        });
    }

    fn keep(&mut self, before: Module, rewrite: ModuleRewrite, after: &Module) {
        let size: usize = before.bodies.iter().map(|b| b.num_insts()).sum();
        if self.settled.len() < KEPT_STEPS && size < KEPT_SIZE {
            self.settled.push(Step {
                step: self.report.steps,
                rewrite,
                before,
                after: after.clone(),
            });
        }
    }
}

pub(super) fn finding(
    verdict: Verdict,
    step: Option<usize>,
    rewrite: Option<(&Module, &ModuleRewrite)>,
    cause: &str,
    message: String,
) -> Finding {
    Finding {
        verdict,
        function: String::new(),
        step,
        rewrite: rewrite.map(|(m, rw)| describe::rewrite(m, rw)),
        rewrite_kind: rewrite.map(|(_, rw)| rw.kind()),
        cause: cause.into(),
        message,
        counterexample: Vec::new(),
    }
}

/// Runs the production pass on a copy of `m` with the reference beside it.
pub fn ride(
    world: &World,
    m: &Module,
    production: &dyn ModuleProductionPass,
    reference: &dyn ModuleReferencePass,
    limits: LockstepLimits,
) -> LockstepRun {
    ridden(
        world,
        m,
        (production, reference),
        limits,
        &mut |_| true,
        false,
    )
}

/// Runs the production pass alone, within the limits on steps, turns and time.
pub fn run_alone(
    world: &World,
    m: &Module,
    production: &dyn ModuleProductionPass,
    reference: &dyn ModuleReferencePass,
    limits: LockstepLimits,
) -> LockstepRun {
    ridden(
        world,
        m,
        (production, reference),
        limits,
        &mut |_| true,
        true,
    )
}

/// The same with somebody who looks on. A run that the watch has stopped has no output and no finding for it.
pub fn ride_watched(
    world: &World,
    m: &Module,
    production: &dyn ModuleProductionPass,
    reference: &dyn ModuleReferencePass,
    limits: LockstepLimits,
    watch: Watch<'_>,
) -> LockstepRun {
    ridden(world, m, (production, reference), limits, watch, false)
}

fn ridden(
    world: &World,
    m: &Module,
    (production, reference): (&dyn ModuleProductionPass, &dyn ModuleReferencePass),
    limits: LockstepLimits,
    watch: Watch<'_>,
    deaf: bool,
) -> LockstepRun {
    let mut recorder = ModuleRecorder {
        world,
        production,
        reference,
        limits,
        started: Instant::now(),
        current: None,
        report: FunctionReport::default(),
        open: Vec::new(),
        settled: Vec::new(),
        turns: Turns::of(m.header.globals.len()),
        watch,
        deaf,
    };
    let mut output = m.clone();
    let result = catch_unwind(AssertUnwindSafe(|| {
        production.run_traced(world, &mut output, &mut recorder);
        recorder.tell(Moment::Ended(&output));
    }));
    let finished = result.is_ok();
    match result {
        Err(payload) => recorder.ended_early(&*payload),
        Ok(()) => {
            if let Some((before, rewrite)) = recorder.current.take() {
                let message = "the pass returned inside a step";
                let (broken, about) = (Verdict::InvariantBroken, Some((&before, &rewrite)));
                recorder.find(broken, about, "step protocol", message.into());
            }
        }
    }
    let ModuleRecorder {
        mut report,
        open,
        settled,
        ..
    } = recorder;
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
    world: &World,
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
