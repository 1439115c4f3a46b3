//! The steps inside one execution of a pass, each with the unit before and after it.

use super::journal::{Doing, Entry};
use super::locate::Located;
use super::unit::Triage;
use super::witness::Witness;
use crate::judge::Forms;
use std::sync::{Mutex, PoisonError};
use tandem_ir::rewrite::Judgement;
use tandem_oracle::freerun::Config;
use tandem_oracle::lockstep::{LockstepLimits, Moment, ride, ride_watched};
use tandem_oracle::pass::Reference;
use tandem_oracle::unit::Unit;

/// One step.
pub struct Step<U: Unit> {
    /// The rewrite.
    pub rewrite: U::Rewrite,
    /// The same in words.
    pub words: String,
    /// The unit before.
    pub before: U,
    /// The unit after; `None` if the pass did not get there.
    pub after: Option<U>,
    /// What the reference says of it.
    pub judgement: Judgement,
}

impl<U: Unit> Step<U> {
    fn new(before: &U, rewrite: &U::Rewrite, judgement: Judgement) -> Step<U> {
        Step {
            words: before.words(rewrite),
            rewrite: rewrite.clone(),
            before: before.clone(),
            after: None,
            judgement,
        }
    }
}

/// The steps of an execution, in order; none if the unit is too large for that ([`Unit::LARGEST_KEPT`]).
pub fn steps<U: Unit>(
    forms: &Forms<U>,
    cx: &U::Context,
    unit: &U,
    limits: LockstepLimits,
) -> Vec<Step<U>> {
    if unit.size() > U::LARGEST_KEPT {
        return Vec::new();
    }
    let asked = Asked::of(forms);
    let run = ride(cx, unit, &*forms.production, &asked, limits);
    let mut steps: Vec<Step<U>> = Vec::new();
    for (before, rewrite, judgement) in asked.questions() {
        if let Some(s) = steps.last_mut() {
            s.after = Some(before.clone());
        }
        steps.push(Step::new(&before, &rewrite, judgement));
    }
    if let Some(last) = steps.last_mut() {
        last.after = run.output;
    }
    steps
}

/// The steps of an execution that does not end, up to the place that a journal ends with: the run is stopped there.
pub fn until<U: Unit>(
    forms: &Forms<U>,
    cx: &U::Context,
    unit: &U,
    limits: LockstepLimits,
    last: &Entry,
) -> Vec<Step<U>> {
    let mut steps: Vec<Step<U>> = Vec::new();
    if last.step == 0 || unit.size() > U::LARGEST_KEPT {
        return steps;
    }
    let asked = Asked::of(forms);
    let mut watch = |moment: Moment<'_, U>| {
        let (n, doing) = match moment {
            Moment::Begins(n, before, rewrite) => {
                let reason = "the reference was not asked".into();
                steps.push(Step::new(before, rewrite, Judgement::Unproven { reason }));
                (n, Doing::Step)
            }
            Moment::Made(n, after) => {
                if let Some(s) = steps.last_mut() {
                    s.after = Some(after.clone());
                }
                (n, Doing::Judging)
            }
            Moment::Judged(n) => (n, Doing::Between),
            // What is beyond has no steps.
            Moment::Ended(_) => return false,
        };
        (n, doing) != (last.step, last.doing)
    };
    let _ = ride_watched(cx, unit, &*forms.production, &asked, limits, &mut watch);
    for (step, (_, _, judgement)) in steps.iter_mut().zip(asked.questions()) {
        step.judgement = judgement;
    }
    steps
}

/// A question to a reference about a step, with its answer.
type Question<U> = (U, <U as tandem_ir::rewrite::Rewritten>::Rewrite, Judgement);

/// A reference that keeps what it is asked: every step of a run, with the unit before it.
struct Asked<'a, U: Unit> {
    inner: &'a dyn Reference<U>,
    questions: Mutex<Vec<Question<U>>>,
}

impl<'a, U: Unit> Asked<'a, U> {
    fn of(forms: &'a Forms<U>) -> Asked<'a, U> {
        Asked {
            inner: &*forms.reference,
            questions: Mutex::new(Vec::new()),
        }
    }
    /// What it was asked, in order.
    fn questions(self) -> Vec<Question<U>> {
        let all = self.questions.into_inner();
        all.unwrap_or_else(PoisonError::into_inner)
    }
}

impl<U: Unit> Reference<U> for Asked<'_, U> {
    fn find(&self, cx: &U::Context, unit: &U) -> Vec<U::Rewrite> {
        self.inner.find(cx, unit)
    }
    fn judge(&self, cx: &U::Context, unit: &U, rw: &U::Rewrite) -> Judgement {
        let judgement = self.inner.judge(cx, unit, rw);
        let mut all = self
            .questions
            .lock()
            .unwrap_or_else(PoisonError::into_inner);
        all.push((unit.clone(), rw.clone(), judgement.clone()));
        judgement
    }
    fn apply(&self, cx: &U::Context, unit: &mut U, rw: &U::Rewrite) -> Result<(), String> {
        self.inner.apply(cx, unit, rw)
    }
    fn run(&self, cx: &U::Context, unit: &mut U) -> usize {
        self.inner.run(cx, unit)
    }
}

/// Number, from 1, of the first step after which the unit computes something else: on the input that is known to show
/// it, or on any that is tried.
pub fn first_wrong<U: Triage>(
    subject: &Located<U>,
    steps: &[Step<U>],
    witness: Option<&Witness>,
    config: &Config,
) -> Option<usize> {
    let n = steps.iter().position(|s| {
        let Some(after) = &s.after else { return false };
        let (at, both) = ((&subject.before, subject.unit), (&s.before, after));
        match witness {
            Some(w) => U::differs(at, both, &w.input, config.steps),
            None => U::computes_otherwise(at, both, config),
        }
    });
    n.map(|n| n + 1)
}
