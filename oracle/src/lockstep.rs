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
//! **Invariant:** a step is complete when the pass has reported its end; only complete
//! steps are judged, and every step is judged against the unit right before it.

mod recorder;
mod step_log;

use crate::pass::{Production, Reference};
use crate::unit::Unit;
use crate::verdict::{Finding, FunctionReport, Verdict};
pub use recorder::Recorder;
use std::panic::{AssertUnwindSafe, catch_unwind};
pub(crate) use step_log::finding;
pub use step_log::{LockstepLimits, Moment, OpenStep, SettledStep, Watch, panic_cause, panic_text};

/// What lockstep leaves behind.
pub struct LockstepRun<U: Unit> {
    /// Counts and findings so far.
    pub report: FunctionReport,
    /// Steps that the reference alone could not settle.
    pub open: Vec<OpenStep<U>>,
    /// The first settled steps, if this kind of unit keeps them ([`Unit::SETTLED_KEPT`]).
    pub settled: Vec<SettledStep<U>>,
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
    (production, reference): (&dyn Production<U>, Option<&dyn Reference<U>>),
    limits: LockstepLimits,
    watch: Watch<'_, U>,
) -> LockstepRun<U> {
    let mut recorder = Recorder::new(cx, unit, (production, reference), limits, watch);
    let mut output = unit.clone();
    let result = catch_unwind(AssertUnwindSafe(|| {
        let claims = production.run_traced(cx, &mut output, &mut recorder);
        recorder.ended(&output);
        claims
    }));
    let (mut log, baseline) = recorder.finish();
    let finished = result.is_ok();
    let claims = match result {
        Ok(claims) => {
            log.returned();
            claims
        }
        Err(payload) => {
            log.ended_early(&*payload);
            U::Claims::default()
        }
    };
    let mut report = log.report;
    if finished {
        let rest = reference.is_some().then_some(production);
        check_whole_run(cx, (unit, &output), &baseline, rest, &mut report);
    }
    LockstepRun {
        report,
        open: log.open,
        settled: log.settled,
        output: finished.then_some(output),
        claims,
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
    for b in U::check_run(baseline, steps) {
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
        Ok(_) => {
            if let Some(d) = U::difference(cx, &free, output) {
                let message = format!(
                    "the pass gives another result when nobody traces it: {} is '{}' instead of '{}'",
                    d.place, d.first, d.second
                );
                find(broken, "depends on the trace", message);
            }
        }
        Err(p) => {
            let text = panic_text(&*p);
            let message = format!("panic without trace: {text}");
            find(Verdict::Crash, &panic_cause(&text), message);
        }
    }
}
