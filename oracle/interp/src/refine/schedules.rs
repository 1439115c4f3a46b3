//! Orders of threads: a difference counts only where the source does the same in whatever order its threads run.
//!
//! The order is a free choice of the machine. One seed gives two programs different orders, so a source is run under a
//! few more before anybody believes that its target does something else.

use super::difference::difference;
use super::observed::{Observed, observe};
use crate::inputs::{Shape, TestInput};
use crate::{Outcome, Program, Schedule};
use tandem_ir::Global;

/// How many schedules of the source are tried before a difference is believed.
pub(super) const SCHEDULES: u64 = 12;

/// What other schedules of the source say about a target run that differs under the same schedule.
pub(super) enum Schedules {
    /// Some schedule does what the target did.
    Allow,
    /// None does, but they differ among themselves.
    Vary,
    /// They all do the same, and the target something else.
    Agree,
}

/// What other orders of the source's threads say of a target's run that differs; also the steps that they took.
pub(super) fn other_schedules(
    source: &Program<'_>,
    target: &Observed,
    function: Global,
    input: &TestInput,
    (steps, taken): (u64, &mut u64),
) -> Schedules {
    let Some(shape) = input.shape.filter(|s| s.threads() > 1) else {
        return Schedules::Agree;
    };
    let mut first: Option<Observed> = None;
    let mut vary = false;
    for n in 0..SCHEDULES {
        let again = under_schedule(input, shape, n);
        let run = observe(source, function, &again, steps, false);
        *taken += run.steps;
        if matches!(run.outcome, Outcome::OutOfSteps) {
            continue;
        }
        if difference(&run, target).is_none() {
            return Schedules::Allow;
        }
        match &first {
            Some(f) => vary |= difference(f, &run).is_some(),
            None => first = Some(run),
        }
    }
    if vary {
        Schedules::Vary
    } else {
        Schedules::Agree
    }
}

/// The input under schedule number `n` of those that are tried.
pub(super) fn under_schedule(input: &TestInput, shape: Shape, n: u64) -> TestInput {
    let schedule = match n {
        0 => Schedule::Greedy,
        1 => Schedule::LockstepWarps,
        n if n % 2 == 0 => Schedule::RoundRobin(n),
        n => Schedule::Random(n),
    };
    TestInput {
        shape: Some(Shape { schedule, ..shape }),
        ..input.clone()
    }
}
