//! Lockstep: the reference rides beside every step of the production pass.
//!
//! The production pass runs once, with a [`Recorder`] as its trace. Before each
//! step the recorder keeps the function; after it, it asks the reference's judge
//! whether the rewrite was legal, lets the reference apply the same rewrite to the
//! kept function, and compares canonical forms. Invariants are checked after every
//! step. What stays open (facts that the reference cannot derive, forms that
//! differ) is handed to the caller with both functions, to be settled by running
//! them or by the validator.
//!
//! A pass that takes too many steps, or turns for ever in a loop that reports none, is
//! stopped from inside. One that does neither hangs its process, or takes it along; who
//! looks on from outside ([`ride_watched`]) is told of each [`Moment`] as it comes, so
//! that the last one says where it was.

use crate::canonical::{canonical, first_difference, identical};
use crate::invariants::{Baseline, budgeted_size};
use crate::pass::{ProductionPass, ReferencePass};
use crate::verdict::{Finding, FunctionReport, Verdict};
use minutes::Minutes;
pub use minutes::{LockstepLimits, Moment, OpenStep, Watch, panic_cause, panic_text};
use std::panic::{AssertUnwindSafe, catch_unwind};
use tandem_ir::claims::Claims;
use tandem_ir::rewrite::{Judgement, Rewrite, Trace};
use tandem_ir::{Function, Header};

pub(crate) mod minutes;

/// What lockstep leaves behind.
pub struct LockstepRun {
    /// Counts and findings so far.
    pub report: FunctionReport,
    /// Steps to settle otherwise.
    pub open: Vec<OpenStep>,
    /// Production's result, unless it crashed or hung.
    pub output: Option<Function>,
    /// What production's analyses claim.
    pub claims: Claims,
}

/// The trace that judges.
pub struct Recorder<'a> {
    cx: &'a Header,
    production: &'a dyn ProductionPass,
    /// Nobody, where only limits are kept.
    reference: Option<&'a dyn ReferencePass>,
    baseline: &'a Baseline,
    minutes: Minutes<'a, Function>,
    /// What the steps took from the budget.
    charged: usize,
}

impl Trace for Recorder<'_> {
    const ACTIVE: bool = true;

    fn before(&mut self, f: &Function, make: impl FnOnce(&Function) -> Rewrite) {
        self.minutes.begins(f, make);
    }

    fn after(&mut self, f: &Function) {
        if let (Some((before, rewrite)), Some(reference)) = (self.minutes.made(f), self.reference) {
            self.judge_step(reference, before, rewrite, f);
        }
        self.minutes.asked();
    }

    fn turn(&mut self) {
        self.minutes.turn();
    }
}

impl Recorder<'_> {
    /// Takes a rewrite's cost from the budget; the first one that goes beyond it is a finding.
    fn charge(&mut self, before: &Function, rewrite: &Rewrite) {
        let Some(limit) = self.production.growth_limit() else {
            return;
        };
        let spent = self.charged;
        self.charged += self.production.charge(self.cx, before, rewrite);
        if spent <= limit && self.charged > limit {
            let message = format!(
                "the copies of this run cost {} together, the budget is {limit}",
                self.charged
            );
            let (broken, about) = (Verdict::InvariantBroken, Some((before, rewrite)));
            self.minutes.find(broken, about, "budget", message);
        }
    }

    fn judge_step(
        &mut self,
        reference: &dyn ReferencePass,
        before: Function,
        rewrite: Rewrite,
        after: &Function,
    ) {
        let (broken, illegal) = (Verdict::InvariantBroken, Verdict::IllegalRewrite);
        let about = Some((&before, &rewrite));
        if let Some(b) = self.baseline.check(self.cx, after).into_iter().next() {
            let message = format!("{}: {}", b.invariant, b.message);
            self.minutes.find(broken, about, b.invariant, message);
        }
        if let Some(limit) = self.production.limit_broken(self.cx, &before, &rewrite) {
            self.minutes.find(broken, about, "limit", limit);
        }
        self.charge(&before, &rewrite);
        let judgement = reference.judge(self.cx, &before, &rewrite);
        if let Judgement::Illegal { rule, reason } = &judgement {
            let message = format!("{rule}: {reason}");
            self.minutes.find(illegal, about, rule, message);
            return;
        }
        let mut mine = before.clone();
        if let Err(e) = reference.apply(self.cx, &mut mine, &rewrite) {
            let message = format!("the reference cannot apply the rewrite: {e}");
            self.minutes.find(illegal, about, "not applicable", message);
            return;
        }
        // Most steps give the same down to the numbers, and then there is nothing to normalise.
        let difference = match identical(&mine, after) {
            true => None,
            false => first_difference(&canonical(self.cx, &mine), &canonical(self.cx, after)),
        };
        let difference = difference.map(|(line, theirs, ours)| {
            format!("line {line}: the reference has '{theirs}', production has '{ours}'")
        });
        if let Some(reason) = self.minutes.settle(&judgement, difference) {
            self.minutes.leave_open(before, rewrite, after, reason);
        }
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
    ride_watched(cx, f, production, reference, limits, &mut |_| true)
}

/// The same with somebody who looks on. A run that the watch has stopped has no output and no finding for it.
pub fn ride_watched(
    cx: &Header,
    f: &Function,
    production: &dyn ProductionPass,
    reference: &dyn ReferencePass,
    limits: LockstepLimits,
    watch: Watch<'_>,
) -> LockstepRun {
    ridden(cx, f, (production, Some(reference)), limits, watch)
}

/// Runs the production pass alone, within the limits on steps, turns and time.
pub fn run_alone(
    cx: &Header,
    f: &Function,
    production: &dyn ProductionPass,
    limits: LockstepLimits,
) -> LockstepRun {
    ridden(cx, f, (production, None), limits, &mut |_| true)
}

fn ridden(
    cx: &Header,
    f: &Function,
    (production, reference): (&dyn ProductionPass, Option<&dyn ReferencePass>),
    limits: LockstepLimits,
    watch: Watch<'_>,
) -> LockstepRun {
    let baseline = Baseline::new(cx, f);
    let name = cx.global_name(f.global).to_owned();
    let deaf = reference.is_none();
    let mut recorder = Recorder {
        cx,
        production,
        reference,
        baseline: &baseline,
        minutes: Minutes::new(name, f.num_blocks(), limits, watch, deaf),
        charged: 0,
    };
    let mut output = f.clone();
    let result = catch_unwind(AssertUnwindSafe(|| {
        let claims = production.run_traced(cx, &mut output, &mut recorder);
        recorder.minutes.tell(Moment::Ended(&output));
        claims
    }));
    let mut minutes = recorder.minutes;
    let finished = result.is_ok();
    let claims = match result {
        Ok(claims) => {
            minutes.returned();
            claims
        }
        Err(payload) => {
            minutes.ended_early(&*payload);
            Claims::default()
        }
    };
    let Minutes {
        mut report, open, ..
    } = minutes;
    if finished {
        let rest = (!deaf).then_some(production);
        check_whole_run(cx, f, &output, &baseline, rest, &mut report);
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
    production: Option<&dyn ProductionPass>,
    report: &mut FunctionReport,
) {
    let mut find = |verdict, cause: &str, message: String| {
        report.findings.push(Finding {
            verdict,
            function: cx.global_name(f.global).to_owned(),
            step: None,
            rewrite: None,
            rewrite_kind: None,
            cause: cause.into(),
            message,
            counterexample: Vec::new(),
        });
    };
    if let Some(b) = baseline.check(cx, output).into_iter().next() {
        find(
            Verdict::InvariantBroken,
            b.invariant,
            format!("at the end, {}: {}", b.invariant, b.message),
        );
        return;
    }
    let Some(production) = production else { return };
    if !baseline.reducible() && report.steps > 0 {
        find(
            Verdict::InvariantBroken,
            "irreducible input",
            "X-6: an irreducible function was changed".into(),
        );
    }
    let grown = budgeted_size(output).saturating_sub(budgeted_size(f));
    if let Some(limit) = production.growth_limit().filter(|&l| grown > l) {
        find(
            Verdict::InvariantBroken,
            "growth budget",
            format!("the function grew by {grown} instructions, the budget is {limit}"),
        );
    }
    let same = |g: &Function| identical(g, output) || canonical(cx, g) == canonical(cx, output);
    if report.steps == 0 && !same(f) {
        find(
            Verdict::InvariantBroken,
            "silent change",
            "the pass changed the function without reporting a step".into(),
        );
    }
    let mut free = f.clone();
    match catch_unwind(AssertUnwindSafe(|| production.run(cx, &mut free))) {
        Ok(_) if !same(&free) => {
            find(
                Verdict::InvariantBroken,
                "depends on the trace",
                "the pass gives another result when nobody traces it".into(),
            );
        }
        Ok(_) => {}
        Err(p) => {
            let text = panic_text(&*p);
            let cause = panic_cause(&text);
            find(
                Verdict::Crash,
                &cause,
                format!("panic without trace: {text}"),
            );
        }
    }
}
