//! Lockstep: the reference rides beside every step of the production pass.
//!
//! The production pass runs once, with a [`Recorder`] as its trace. Before each step the
//! recorder keeps the unit; after it, it asks the reference's judge whether the rewrite
//! was legal, lets the reference apply the same rewrite to the kept unit, and compares
//! canonical forms. Invariants are checked after every step. What stays open (facts that
//! the reference cannot derive, forms that differ) is handed to the caller with both
//! units, to be settled by running them or by the validator.
//!
//! ```text
//!   production   before ──── its own code ───→ after
//!                  │                             ‖  canonical form, else: an open step
//!   reference    before ─ judge, then apply ─→ mine
//! ```
//!
//! A pass that takes too many steps, or goes round a loop for ever without a step (it
//! must call [`heartbeat`](tandem_ir::rewrite::Trace::heartbeat) there), is stopped from
//! inside. One that does neither hangs its process, or takes it along; a [`Watch`] is told
//! of each [`Moment`] as it comes ([`ride_watched`]), so that the last one says where the
//! pass was.
//!
//! A large unit is not copied and looked at as a whole at every step: a shadow of it is kept in step ([`LockstepLimits`]),
//! a step is judged on small units that stand for the large ones where that settles it, and the whole is looked at where
//! it does not, at doubling distances of steps, and at the end. If the whole turns out to be broken, further rides find
//! the step to blame.
//!
//! **Invariant:** a step is complete when the pass has reported its end; only complete
//! steps are judged, and every step is judged against the unit right before it.

mod blame;
mod recorder;
mod shadow;
mod step_log;

use crate::pass::{Production, Reference};
use crate::unit::Unit;
use crate::verdict::{Finding, FunctionReport, Verdict};
pub use recorder::Recorder;
use shadow::Shadow;
use std::panic::{AssertUnwindSafe, catch_unwind};
pub(crate) use step_log::finding;
pub use step_log::{
    FOLLOWED_FROM, LockstepLimits, Moment, NOT_KEPT, OpenStep, SettledStep, Watch, panic_cause,
    panic_text,
};
use step_log::{Keeping, StepLog};

/// What lockstep leaves behind.
pub struct LockstepRun<U: Unit> {
    /// Counts and findings so far.
    pub report: FunctionReport,
    /// Steps that the reference alone could not settle.
    pub open: Vec<OpenStep<U>>,
    /// The first settled steps, if this kind of unit keeps them ([`Unit::SETTLED_KEPT`]).
    pub settled: Vec<SettledStep<U>>,
    /// How many steps were settled on small units ([`Unit::small_step`]).
    pub small: usize,
    /// Production's result, unless it crashed or hung.
    pub output: Option<U>,
    /// What production's analyses claim.
    pub claims: U::Claims,
}

/// Runs the production pass on a copy of `unit` with the reference beside it.
pub fn ride<U: Unit>(
    cx: &U::Context,
    unit: &U,
    production: &dyn Production<U>,
    reference: &dyn Reference<U>,
    limits: LockstepLimits,
) -> LockstepRun<U> {
    ride_watched(cx, unit, production, reference, limits, &mut |_| true)
}

/// The same, with a watch that is told of every moment. A run that the watch has stopped has no output and no finding
/// for it.
pub fn ride_watched<U: Unit>(
    cx: &U::Context,
    unit: &U,
    production: &dyn Production<U>,
    reference: &dyn Reference<U>,
    limits: LockstepLimits,
    watch: Watch<'_, U>,
) -> LockstepRun<U> {
    run(cx, unit, (production, Some(reference)), limits, watch)
}

/// Runs the production pass alone, within the limits on steps, heartbeats and time.
pub fn run_alone<U: Unit>(
    cx: &U::Context,
    unit: &U,
    production: &dyn Production<U>,
    limits: LockstepLimits,
) -> LockstepRun<U> {
    run(cx, unit, (production, None), limits, &mut |_| true)
}

fn run<U: Unit>(
    cx: &U::Context,
    unit: &U,
    forms: Forms<'_, U>,
    limits: LockstepLimits,
    watch: Watch<'_, U>,
) -> LockstepRun<U> {
    let (production, reference) = forms;
    let mut output = unit.clone();
    let keeping = match reference {
        None => Keeping::Nothing,
        Some(_) if unit.size() >= limits.followed_from && output.record_writes() => {
            Keeping::Shadow(Box::new(Shadow::of(&output)))
        }
        Some(_) => Keeping::Each(None),
    };
    let (mut log, baseline, claims) =
        run_once((cx, unit, &mut output), forms, limits, (watch, keeping));
    let finished = claims.is_some();
    let ends_well = |b: &U::Baseline<'_>| U::check(cx, b, &output).is_empty();
    if let Some(broken) = log.broken_between(|| !finished || ends_well(&baseline)) {
        blame::find_step((cx, unit), forms, limits, broken, &mut log);
    }
    let mut report = log.report;
    if finished {
        let rest = reference.is_some().then_some(production);
        check_whole_run(cx, (unit, &output), &baseline, rest, &mut report);
    }
    LockstepRun {
        report,
        open: log.open,
        settled: log.settled,
        small: log.small,
        output: finished.then_some(output),
        claims: claims.unwrap_or_default(),
    }
}

/// Both forms of a pass; without a reference nothing is judged.
type Forms<'a, U> = (&'a dyn Production<U>, Option<&'a dyn Reference<U>>);
/// Who is told what happens, and how the unit before a step is kept.
type Attending<'a, U> = (Watch<'a, U>, Keeping<U>);
/// What is known after a run: what was kept, the facts of the unit at its start, and what production claims, unless it
/// crashed or was stopped.
type Outcome<'a, U> = (
    StepLog<'a, U>,
    <U as Unit>::Baseline<'a>,
    Option<<U as tandem_ir::rewrite::Rewritten>::Claims>,
);

/// Production runs to its end, or until it is stopped.
fn run_once<'a, U: Unit>(
    (cx, unit, output): (&'a U::Context, &'a U, &mut U),
    forms: Forms<'a, U>,
    limits: LockstepLimits,
    attending: Attending<'a, U>,
) -> Outcome<'a, U> {
    let mut recorder = Recorder::new(cx, unit, forms, limits, attending);
    let result = catch_unwind(AssertUnwindSafe(|| {
        let claims = forms.0.run_traced(cx, output, &mut recorder);
        recorder.ended(output);
        claims
    }));
    let (mut log, baseline) = recorder.finish();
    match result {
        Ok(claims) => {
            log.returned();
            (log, baseline, Some(claims))
        }
        Err(payload) => {
            log.ended_early(&*payload);
            (log, baseline, None)
        }
    }
}

/// What only the whole run shows: changes outside any step, growth, a repeated run that differs. Without `production`
/// only the invariants are checked.
fn check_whole_run<U: Unit>(
    cx: &U::Context,
    (unit, output): (&U, &U),
    baseline: &U::Baseline<'_>,
    production: Option<&dyn Production<U>>,
    report: &mut FunctionReport,
) {
    let broken = Verdict::InvariantBroken;
    let (steps, name) = (report.steps, report.name.clone());
    let mut find = |verdict, cause: &str, message: String| {
        report.findings.push(Finding {
            function: name.clone(),
            ..finding::<U>(verdict, None, None, cause, message)
        });
    };
    if let Some(b) = U::check(cx, baseline, output).into_iter().next() {
        let message = format!("at the end, {}: {}", b.invariant, b.message);
        find(broken, b.invariant, message);
        return;
    }
    let Some(production) = production else { return };
    for b in U::check_run(baseline, production.kinds(), steps) {
        find(broken, b.invariant, b.message);
    }
    let grown = output.budgeted_size().saturating_sub(unit.budgeted_size());
    if let Some(limit) = production.growth_limit().filter(|&l| grown > l) {
        let noun = U::NOUN;
        let message = format!("the {noun} grew by {grown} instructions, the budget is {limit}");
        find(broken, "growth budget", message);
    }
    if steps == 0
        && let Some(d) = U::difference(cx, unit, output)
    {
        let message = format!(
            "the pass changed {} without reporting a step: '{}' is now '{}'",
            d.place, d.first, d.second
        );
        find(broken, "silent change", message);
    }
    let mut free = unit.clone();
    match catch_unwind(AssertUnwindSafe(|| production.run(cx, &mut free))) {
        Ok(says_changed) => {
            if let Some(d) = U::difference(cx, &free, output) {
                let message = format!(
                    "the pass gives another result when nobody traces it: {} is '{}' instead of '{}'",
                    d.place, d.first, d.second
                );
                find(broken, "depends on the trace", message);
            } else if !says_changed && steps > 0 {
                // Whoever runs the pass keeps what is known of a unit that is said to be as it was.
                let message =
                    format!("the pass says that it changed nothing, and made {steps} steps");
                find(broken, "denied change", message);
            }
        }
        Err(p) => {
            let text = panic_text(&*p);
            let message = format!("panic without trace: {text}");
            find(Verdict::Crash, &panic_cause(&text), message);
        }
    }
}
