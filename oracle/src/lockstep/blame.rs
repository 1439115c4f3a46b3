//! Which step broke a unit that is looked at as a whole only now and then.
//!
//! The unit was in order after one step and is not after a later one. Production is run again, and again, each time up to
//! a step half way between the two; then only that step is looked at, as a whole. In the end the two steps are neighbours,
//! and the later one is judged in full, as steps of small units are.

use super::step_log::{Keeping, StepLog};
use super::{Forms, LockstepLimits, Moment, run_once};
use crate::unit::Unit;
use crate::verdict::Finding;

/// Finds the step to blame between two others (see [`StepLog::broken_between`]) and notes what is found about it.
pub(super) fn find_step<U: Unit>(
    whole: (&U::Context, &U),
    forms: Forms<'_, U>,
    limits: LockstepLimits,
    (mut good, mut bad): (usize, usize),
    log: &mut StepLog<'_, U>,
) {
    let mut blamed = None;
    while bad - good > 1 {
        let half = good + (bad - good) / 2;
        let (in_order, findings) = look_at(whole, forms, limits, half);
        match in_order {
            true => good = half,
            false => (bad, blamed) = (half, Some(findings)),
        }
    }
    let findings = blamed.unwrap_or_else(|| look_at(whole, forms, limits, bad).1);
    log.adopt(findings);
}

/// Runs production up to the end of a step: true if the unit is in order then, and what is found about the step.
fn look_at<U: Unit>(
    (cx, unit): (&U::Context, &U),
    forms: Forms<'_, U>,
    limits: LockstepLimits,
    step: usize,
) -> (bool, Vec<Finding>) {
    let mut output = unit.clone();
    let mut stop = |m: Moment<'_, U>| !matches!(m, Moment::Judged(n) if n >= step);
    let attending = (&mut stop as super::Watch<'_, U>, Keeping::One(step, None));
    let (log, baseline, _) = run_once((cx, unit, &mut output), forms, limits, attending);
    let in_order = U::check(cx, &baseline, &output).is_empty();
    let mut findings = log.report.findings;
    findings.retain(|f| f.step == Some(step));
    (in_order, findings)
}
