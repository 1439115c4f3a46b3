//! The trace that judges: what is asked about each step of production, as it is made.
//!
//! ```text
//!   production          before(unit, rewrite)   performs it   after(unit)
//!   recorder              keeps the state                       1 invariants of the new state
//!                                                               2 documented limits, budget
//!                                                               3 the reference's judgement of the rewrite
//!                                                               4 the reference's own result, canonical forms compared
//! ```
//!
//! What 3 and 4 leave open is kept as an open step for executions and the validator, which come when the run has
//! ended. A large unit is *followed* (decision 23): its step is judged on a small unit that stands for it, and the whole is
//! looked at at doubling distances.
//!
//! **Cost:** of a unit that is not followed linear in the unit per step; of one that is followed linear in what the step
//! touches.
//! **Invariant:** production sees nothing of the questions: with and without the recorder it makes the same steps.

use super::shadow::Shadow;
use super::step_log::{Keeping, LeftOpen, Made, Moment, StepLog};
use super::{LockstepLimits, Watch};
use crate::accesses::{Relation, Weakened};
use crate::cached_analyses::is_sampled;
use crate::freerun::WEAKER;
use crate::pass::{Production, Reference};
use crate::unit::{SmallStep, Unit};
use crate::verdict::Verdict;
use std::borrow::Cow;
use tandem_ir::rewrite::{Judgement, Trace};

/// The trace under which production runs. [`StepLog`] keeps the protocol of steps and the limits; the recorder asks the
/// questions about one step, in this order: invariants, documented limits, budget, the reference's judgement, the
/// reference's own result.
pub struct Recorder<'a, U: Unit> {
    cx: &'a U::Context,
    production: &'a dyn Production<U>,
    /// Nobody, where only limits are kept.
    reference: Option<&'a dyn Reference<U>>,
    /// The unit at the start of the run.
    start: &'a U,
    /// Facts of it.
    baseline: U::Baseline<'a>,
    log: StepLog<'a, U>,
    /// The step after which cached answers were compared last.
    compared: usize,
    /// What the steps so far took from the budget, in instructions.
    charged: usize,
    /// The last step after which a followed unit was looked at as a whole.
    seen_whole: usize,
}

impl<U: Unit> Trace<U> for Recorder<'_, U> {
    const ACTIVE: bool = true;

    fn before(&mut self, unit: &U, make: impl FnOnce(&U) -> U::Rewrite) {
        self.log.begins(unit, make);
    }

    fn after(&mut self, unit: &U) {
        if let (Some(made), Some(reference)) = (self.log.made(unit), self.reference) {
            match made {
                Made::Copied(before, rewrite) => {
                    self.judge_step(reference, Cow::Owned(before), rewrite, unit);
                }
                Made::Followed(shadow, rewrite) => {
                    self.judge_followed(reference, shadow, rewrite, unit);
                }
            }
        }
        self.log.judged();
    }

    fn heartbeat(&mut self) {
        self.log.heartbeat();
    }

    fn cached(&mut self, unit: &U, claims: impl FnOnce(&U) -> U::Claims) {
        let step = self.log.report.steps;
        let sampled = match &self.log.keeping {
            Keeping::Each(_) => is_sampled(step, unit.parts()),
            Keeping::Shadow(_) => step == self.seen_whole,
            Keeping::Nothing | Keeping::One(..) => false,
        };
        if step == self.compared || !sampled {
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
            let message = production.blamed(b.invariant, &b.message);
            let message = format!("after step {step}: {message}");
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
        (watch, keeping): (Watch<'a, U>, Keeping<U>),
    ) -> Recorder<'a, U> {
        Recorder {
            cx,
            production,
            reference,
            start: unit,
            baseline: U::baseline(cx, unit),
            log: StepLog::new(cx, unit, limits, watch, keeping),
            compared: 0,
            charged: 0,
            seen_whole: 0,
        }
    }

    /// The pass has ended with this unit.
    pub(super) fn ended(&mut self, unit: &U) {
        self.log.ended(unit);
        self.log.tell(Moment::Ended(unit));
    }

    /// What was kept of the run, and the facts of the unit at its start.
    pub(super) fn finish(self) -> (StepLog<'a, U>, U::Baseline<'a>) {
        (self.log, self.baseline)
    }

    /// Judges a step by whole units.
    fn judge_step(
        &mut self,
        reference: &dyn Reference<U>,
        before: Cow<'_, U>,
        rewrite: U::Rewrite,
        after: &U,
    ) {
        let breaches = U::check_step(self.cx, &self.baseline, (&before, &rewrite), after);
        if let Some(b) = breaches.into_iter().next() {
            let (broken, about) = (Verdict::InvariantBroken, Some((&*before, &rewrite)));
            let message = format!("{}: {}", b.invariant, b.message);
            self.log.find(broken, about, b.invariant, message);
        }
        self.check_limits(&before, &rewrite);
        self.ask_reference(reference, before, rewrite, after);
    }

    /// What the reference says of a step of whole units, and whether its own result is the same.
    fn ask_reference(
        &mut self,
        reference: &dyn Reference<U>,
        before: Cow<'_, U>,
        rewrite: U::Rewrite,
        after: &U,
    ) {
        let illegal = Verdict::IllegalRewrite;
        let about = Some((&*before, &rewrite));
        let judgement = reference.judge(self.cx, &before, &rewrite);
        if let Judgement::Illegal { rule, reason } = &judgement {
            let message = format!("{rule}: {reason}");
            self.log.find(illegal, about, rule, message);
            return;
        }
        let mut mine = U::clone(&before);
        if let Err(e) = reference.apply(self.cx, &mut mine, &rewrite) {
            let message = format!("the reference cannot apply the rewrite: {e}");
            self.log.find(illegal, about, "not applicable", message);
            return;
        }
        let difference = U::difference_since(self.cx, &before, &mine, after);
        let differs = difference.is_some();
        let Some(reason) = self.log.settle(&judgement, difference) else {
            self.log.keep_settled(before, rewrite, after);
            return;
        };
        let doubts = match differs {
            true => self.weaker_than_reference((&before, &rewrite), &mine, after),
            false => Vec::new(),
        };
        self.log.leave_open(LeftOpen {
            before,
            rewrite,
            after,
            mine: (differs && judgement == Judgement::Legal).then_some(mine),
            doubts,
            reason,
        });
    }

    /// Accesses that are weaker in production's result than in the reference's own: those about which there is no doubt
    /// are findings, whatever executions and a solver say, the others are returned.
    fn weaker_than_reference(
        &mut self,
        step: (&U, &U::Rewrite),
        mine: &U,
        after: &U,
    ) -> Vec<Weakened> {
        let all = U::weakened(self.cx, (mine, after), Relation::Twins);
        let (certain, doubts): (Vec<_>, Vec<_>) = all.into_iter().partition(|w| w.certain);
        if let Some(w) = certain.into_iter().next() {
            let cause = format!("{WEAKER}: {}", w.respect);
            let message = format!("weaker than in the reference's result: {}", w.words);
            self.log.find(Verdict::Suspect, Some(step), &cause, message);
        }
        doubts
    }

    /// Judges a step of a followed unit: on small units that stand for it if that settles it, on the whole otherwise, and
    /// where a look at the whole is due.
    fn judge_followed(
        &mut self,
        reference: &dyn Reference<U>,
        mut shadow: Box<Shadow<U>>,
        rewrite: U::Rewrite,
        after: &U,
    ) {
        let step = self.log.report.steps;
        let due = shadow.is_whole_due(step);
        if !due && self.is_settled_small(reference, &shadow, &rewrite, after) {
            self.charge(shadow.unit(), &rewrite);
            self.log.settle(&Judgement::Legal, None);
            self.log.small += 1;
        } else {
            self.check_limits(shadow.unit(), &rewrite);
            self.look_at_whole((&mut shadow, &rewrite), after);
            let before = Cow::Borrowed(shadow.unit());
            self.ask_reference(reference, before, rewrite, after);
        }
        shadow.catch_up(after);
        if due {
            self.seen_whole = step;
            // Nothing writes a unit past its log; if something did, the steps would be judged on what is not there.
            if let Some(part) = U::storage_difference(shadow.unit(), after) {
                let lost = format!(
                    "internal error of the judge: it has lost track of the {part} of the {}",
                    U::NOUN
                );
                self.log.report.unsupported.push(lost);
                self.log.keeping = Keeping::Each(None);
                return;
            }
        }
        self.log.keeping = Keeping::Shadow(shadow);
    }

    /// Invariants of the whole unit after a step. The step that broke them is looked for when the run has ended: it need
    /// not be this one.
    fn look_at_whole(&self, (shadow, rewrite): (&mut Shadow<U>, &U::Rewrite), after: &U) {
        let step = self.log.report.steps;
        if shadow.bad.is_some() {
            return;
        }
        let both = (shadow.unit(), rewrite);
        match U::check_step(self.cx, &self.baseline, both, after).is_empty() {
            true => shadow.good = step,
            false => shadow.bad = Some(step),
        }
    }

    /// True if small units can stand for the step, all is in order with them, the reference says that their step is legal,
    /// and its own result is the same. What that shows holds for the whole ([`Unit::small_step`]); if it does not come
    /// out so, it shows nothing.
    fn is_settled_small(
        &self,
        reference: &dyn Reference<U>,
        shadow: &Shadow<U>,
        rewrite: &U::Rewrite,
        after: &U,
    ) -> bool {
        let whole = (shadow.unit(), rewrite, after);
        let Some(small) = U::small_step(self.cx, &self.baseline, whole, shadow.mark()) else {
            return false;
        };
        let SmallStep {
            context,
            before,
            rewrite,
            after,
        } = small;
        let cx = context.as_ref().unwrap_or(self.cx);
        let limit = self.production.limit_broken(cx, &before, &rewrite);
        let baseline = U::baseline(cx, &before);
        if limit.is_some() || !U::check(cx, &baseline, &after).is_empty() {
            return false;
        }
        if reference.judge(cx, &before, &rewrite) != Judgement::Legal {
            return false;
        }
        let mut mine = before.clone();
        reference.apply(cx, &mut mine, &rewrite).is_ok()
            && U::difference_since(cx, &before, &mine, &after).is_none()
    }

    /// The documented limits of the pass.
    fn check_limits(&mut self, before: &U, rewrite: &U::Rewrite) {
        let (cx, start) = (self.cx, self.start);
        if let Some(limit) = self
            .production
            .limit_broken_since(cx, start, before, rewrite)
        {
            let (broken, about) = (Verdict::InvariantBroken, Some((before, rewrite)));
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
