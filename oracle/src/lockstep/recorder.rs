//! The trace that judges: what is asked about each step as it is made.

use super::step_log::{Moment, StepLog};
use super::{LockstepLimits, Watch};
use crate::cached_analyses::is_sampled;
use crate::pass::{Production, Reference};
use crate::unit::Unit;
use crate::verdict::Verdict;
use tandem_ir::rewrite::{Judgement, Trace};

/// The trace under which production runs. [`StepLog`] keeps the protocol of steps and the limits; the recorder asks the
/// questions about one step, in this order: invariants, documented limits, budget, the reference's judgement, the
/// reference's own result.
pub struct Recorder<'a, U: Unit> {
    cx: &'a U::Context,
    production: &'a dyn Production<U>,
    /// Nobody, where only limits are kept.
    reference: Option<&'a dyn Reference<U>>,
    /// Facts of the unit at the start of the run.
    baseline: U::Baseline<'a>,
    log: StepLog<'a, U>,
    /// The step after which cached answers were compared last.
    compared: usize,
    /// What the steps so far took from the budget, in instructions.
    charged: usize,
}

impl<U: Unit> Trace<U> for Recorder<'_, U> {
    const ACTIVE: bool = true;

    fn before(&mut self, unit: &U, make: impl FnOnce(&U) -> U::Rewrite) {
        self.log.begins(unit, make);
    }

    fn after(&mut self, unit: &U) {
        if let (Some((before, rewrite)), Some(reference)) = (self.log.made(unit), self.reference) {
            self.judge_step(reference, before, rewrite, unit);
        }
        self.log.judged();
    }

    fn heartbeat(&mut self) {
        self.log.heartbeat();
    }

    fn cached(&mut self, unit: &U, claims: impl FnOnce(&U) -> U::Claims) {
        let step = self.log.report.steps;
        if self.reference.is_none() || step == self.compared || !is_sampled(step, unit.parts()) {
            return;
        }
        self.compared = step;
        let production = self.production;
        let ask = U::FRESH_IS_CHEAP || step.is_power_of_two();
        let mut fresh = || match ask {
            true => production.claims(self.cx, unit),
            false => U::Claims::default(),
        };
        let found = U::check_cached(self.cx, unit, &claims(unit), &mut fresh);
        if let Some(b) = found.into_iter().next() {
            let message = format!("after step {step}: {}", b.message);
            let broken = Verdict::InvariantBroken;
            self.log.find(broken, None, b.invariant, message);
        }
    }
}

impl<'a, U: Unit> Recorder<'a, U> {
    pub(super) fn new(
        cx: &'a U::Context,
        unit: &'a U,
        (production, reference): (&'a dyn Production<U>, Option<&'a dyn Reference<U>>),
        limits: LockstepLimits,
        watch: Watch<'a, U>,
    ) -> Recorder<'a, U> {
        Recorder {
            cx,
            production,
            reference,
            baseline: U::baseline(cx, unit),
            log: StepLog::new(cx, unit, limits, watch, reference.is_some()),
            compared: 0,
            charged: 0,
        }
    }

    /// The pass has ended with this unit.
    pub(super) fn ended(&mut self, unit: &U) {
        self.log.tell(Moment::Ended(unit));
    }

    /// What was kept of the run, and the facts of the unit at its start.
    pub(super) fn finish(self) -> (StepLog<'a, U>, U::Baseline<'a>) {
        (self.log, self.baseline)
    }

    fn judge_step(
        &mut self,
        reference: &dyn Reference<U>,
        before: U,
        rewrite: U::Rewrite,
        after: &U,
    ) {
        let illegal = Verdict::IllegalRewrite;
        let about = Some((&before, &rewrite));
        self.check_step(&before, &rewrite, after);
        let judgement = reference.judge(self.cx, &before, &rewrite);
        if let Judgement::Illegal { rule, reason } = &judgement {
            let message = format!("{rule}: {reason}");
            self.log.find(illegal, about, rule, message);
            return;
        }
        let mut mine = before.clone();
        if let Err(e) = reference.apply(self.cx, &mut mine, &rewrite) {
            let message = format!("the reference cannot apply the rewrite: {e}");
            self.log.find(illegal, about, "not applicable", message);
            return;
        }
        let difference = U::difference_since(self.cx, &before, &mine, after);
        match self.log.settle(&judgement, difference) {
            Some(reason) => self.log.leave_open(before, rewrite, after, reason),
            None => self.log.keep_settled(before, rewrite, after),
        }
    }

    /// What every step must keep, whatever the reference says of it.
    fn check_step(&mut self, before: &U, rewrite: &U::Rewrite, after: &U) {
        let (broken, about) = (Verdict::InvariantBroken, Some((before, rewrite)));
        let breaches = U::check_step(self.cx, &self.baseline, (before, rewrite), after);
        if let Some(b) = breaches.into_iter().next() {
            let message = format!("{}: {}", b.invariant, b.message);
            self.log.find(broken, about, b.invariant, message);
        }
        if let Some(limit) = self.production.limit_broken(self.cx, before, rewrite) {
            self.log.find(broken, about, "limit", limit);
        }
        self.charge(before, rewrite);
    }

    /// Takes a rewrite's cost from the budget; the first one that goes beyond it is a finding.
    fn charge(&mut self, before: &U, rewrite: &U::Rewrite) {
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
            self.log.find(broken, about, "budget", message);
        }
    }
}
