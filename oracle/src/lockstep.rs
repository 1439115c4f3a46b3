//! Lockstep: the reference rides beside every step of the production pass.
//!
//! The production pass runs once, with a [`Recorder`] as its trace. Before each
//! step the recorder keeps the function; after it, it asks the reference's judge
//! whether the rewrite was legal, lets the reference apply the same rewrite to the
//! kept function, and compares canonical forms. Invariants are checked after every
//! step. What stays open (facts that the reference cannot derive, forms that
//! differ) is handed to the caller with both functions, to be settled by running
//! them or by the validator.

use crate::canonical::{canonical, first_difference};
use crate::invariants::{Baseline, budgeted_size};
use crate::pass::{ProductionPass, ReferencePass};
use crate::verdict::{Finding, FunctionReport, Verdict};
use std::panic::{AssertUnwindSafe, catch_unwind};
use std::time::{Duration, Instant};
use tandem_ir::rewrite::{Judgement, Rewrite, Trace};
use tandem_ir::{Function, Header};

/// Limits of one lockstep run.
#[derive(Clone, Copy, Debug)]
pub struct LockstepLimits {
    /// Steps after which the pass counts as hanging.
    pub steps: usize,
    /// Time after which the pass counts as hanging.
    pub time: Duration,
}

impl Default for LockstepLimits {
    fn default() -> Self {
        LockstepLimits {
            steps: 100_000,
            time: Duration::from_secs(120),
        }
    }
}

/// A step that the reference alone could not settle.
pub struct OpenStep {
    /// Step number from 1.
    pub step: usize,
    /// The rewrite.
    pub rewrite: Rewrite,
    /// The function before.
    pub before: Function,
    /// Production's function after.
    pub after: Function,
    /// Why it is open.
    pub reason: String,
}

/// What lockstep leaves behind.
pub struct LockstepRun {
    /// Counts and findings so far.
    pub report: FunctionReport,
    /// Steps to settle otherwise.
    pub open: Vec<OpenStep>,
    /// Production's result, unless it crashed or hung.
    pub output: Option<Function>,
    /// What production's analyses claim.
    pub claims: tandem_ir::claims::Claims,
}

/// The trace that judges.
pub struct Recorder<'a> {
    cx: &'a Header,
    reference: &'a dyn ReferencePass,
    baseline: &'a Baseline,
    limits: LockstepLimits,
    started: Instant,
    current: Option<(Function, Rewrite)>,
    report: FunctionReport,
    open: Vec<OpenStep>,
}

/// Thrown (by unwinding) out of a pass that does not end.
struct HangMarker;

impl Trace for Recorder<'_> {
    const ACTIVE: bool = true;

    fn before(&mut self, f: &Function, make: impl FnOnce(&Function) -> Rewrite) {
        self.report.steps += 1;
        if self.report.steps > self.limits.steps || self.started.elapsed() > self.limits.time {
            std::panic::resume_unwind(Box::new(HangMarker));
        }
        let rewrite = make(f);
        *self.report.kinds.entry(rewrite.kind()).or_default() += 1;
        if self.current.is_some() {
            self.find(
                Verdict::InvariantBroken,
                None,
                "the pass began a step inside another step".into(),
            );
        }
        self.current = Some((f.clone(), rewrite));
    }

    fn after(&mut self, f: &Function) {
        match self.current.take() {
            Some((before, rewrite)) => self.judge_step(before, rewrite, f),
            None => self.find(
                Verdict::InvariantBroken,
                None,
                "the pass ended a step that it had not begun".into(),
            ),
        }
    }
}

impl Recorder<'_> {
    fn find(&mut self, verdict: Verdict, rewrite: Option<String>, message: String) {
        self.report.findings.push(Finding {
            verdict,
            function: self.report.name.clone(),
            step: Some(self.report.steps),
            rewrite,
            message,
            counterexample: Vec::new(),
        });
    }

    fn judge_step(&mut self, before: Function, rewrite: Rewrite, after: &Function) {
        if let Some(b) = self.baseline.check(self.cx, after).into_iter().next() {
            let words = crate::describe::rewrite(&before, &rewrite);
            self.find(
                Verdict::InvariantBroken,
                Some(words),
                format!("{}: {}", b.invariant, b.message),
            );
        }
        let words = crate::describe::rewrite(&before, &rewrite);
        let judgement = self.reference.judge(self.cx, &before, &rewrite);
        if let Judgement::Illegal { rule, reason } = &judgement {
            self.find(
                Verdict::IllegalRewrite,
                Some(words),
                format!("{rule}: {reason}"),
            );
            return;
        }
        let mut mine = before.clone();
        if let Err(e) = self.reference.apply(self.cx, &mut mine, &rewrite) {
            let message = format!("the reference cannot apply the rewrite: {e}");
            self.find(Verdict::IllegalRewrite, Some(words), message);
            return;
        }
        let difference = first_difference(&canonical(self.cx, &mine), &canonical(self.cx, after));
        let reason = match (&judgement, difference) {
            (Judgement::Unproven { reason }, None) => {
                self.report.unproven += 1;
                reason.clone()
            }
            (_, Some((line, theirs, ours))) => {
                self.report.different += 1;
                format!(
                    "canonical form, line {line}: the reference has '{theirs}', production has '{ours}'"
                )
            }
            _ => {
                self.report.same += 1;
                return;
            }
        };
        self.report
            .open
            .push(format!("step {}, {words}: {reason}", self.report.steps));
        self.open.push(OpenStep {
            step: self.report.steps,
            rewrite,
            before,
            after: after.clone(),
            reason,
        });
    }
}

/// Runs the production pass on a copy of `f` with the reference beside it.
pub fn ride(
    cx: &Header,
    f: &Function,
    production: &dyn ProductionPass,
    reference: &dyn ReferencePass,
    limits: LockstepLimits,
) -> LockstepRun {
    let baseline = Baseline::new(cx, f);
    let name = cx.global_name(f.global).to_owned();
    let mut recorder = Recorder {
        cx,
        reference,
        baseline: &baseline,
        limits,
        started: Instant::now(),
        current: None,
        report: FunctionReport {
            name,
            ..FunctionReport::default()
        },
        open: Vec::new(),
    };
    let mut output = f.clone();
    let result = catch_unwind(AssertUnwindSafe(|| {
        production.run_traced(cx, &mut output, &mut recorder)
    }));
    let mut claims = tandem_ir::claims::Claims::default();
    let mut finished = true;
    match result {
        Ok(c) => claims = c,
        Err(payload) => {
            finished = false;
            let rewrite = recorder
                .current
                .take()
                .map(|c| crate::describe::rewrite(&c.0, &c.1));
            if payload.is::<HangMarker>() {
                recorder.find(
                    Verdict::Hang,
                    rewrite,
                    format!("no end after {} steps", recorder.report.steps),
                );
            } else {
                let text = panic_text(&*payload);
                recorder.find(Verdict::Crash, rewrite, format!("panic: {text}"));
            }
        }
    }
    if finished && recorder.current.is_some() {
        recorder.find(
            Verdict::InvariantBroken,
            None,
            "the pass returned inside a step".into(),
        );
    }
    let Recorder {
        mut report, open, ..
    } = recorder;
    if finished {
        check_whole_run(cx, f, &output, &baseline, production, &mut report);
    }
    LockstepRun {
        report,
        open,
        output: finished.then_some(output),
        claims,
    }
}

/// What only the whole run shows: changes outside any step, growth, a repeated run that differs.
fn check_whole_run(
    cx: &Header,
    f: &Function,
    output: &Function,
    baseline: &Baseline,
    production: &dyn ProductionPass,
    report: &mut FunctionReport,
) {
    let mut find = |verdict, message: String| {
        report.findings.push(Finding {
            verdict,
            function: cx.global_name(f.global).to_owned(),
            step: None,
            rewrite: None,
            message,
            counterexample: Vec::new(),
        });
    };
    if let Some(b) = baseline.check(cx, output).into_iter().next() {
        find(
            Verdict::InvariantBroken,
            format!("at the end, {}: {}", b.invariant, b.message),
        );
        return;
    }
    if !baseline.reducible() && report.steps > 0 {
        find(
            Verdict::InvariantBroken,
            "X-6: an irreducible function was changed".into(),
        );
    }
    let grown = budgeted_size(output).saturating_sub(budgeted_size(f));
    if let Some(limit) = production.growth_limit().filter(|&l| grown > l) {
        find(
            Verdict::InvariantBroken,
            format!("the function grew by {grown} instructions, the budget is {limit}"),
        );
    }
    let result = canonical(cx, output);
    if report.steps == 0 && result != canonical(cx, f) {
        find(
            Verdict::InvariantBroken,
            "the pass changed the function without reporting a step".into(),
        );
    }
    let mut free = f.clone();
    match catch_unwind(AssertUnwindSafe(|| production.run(cx, &mut free))) {
        Ok(_) if canonical(cx, &free) != result => {
            find(
                Verdict::InvariantBroken,
                "the pass gives another result when nobody traces it".into(),
            );
        }
        Ok(_) => {}
        Err(p) => find(
            Verdict::Crash,
            format!("panic without trace: {}", panic_text(&*p)),
        ),
    }
}

/// The message of a panic.
pub fn panic_text(payload: &(dyn std::any::Any + Send)) -> String {
    let text = payload.downcast_ref::<&str>().map(|s| (*s).to_owned());
    text.or_else(|| payload.downcast_ref::<String>().cloned())
        .unwrap_or_else(|| "(no message)".into())
}
