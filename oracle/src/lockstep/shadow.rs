//! A unit as it was a moment ago, kept in step by its log of writes.
//!
//! To judge a step one needs the unit before it. A copy of a large unit at every step costs the size of the unit; the
//! shadow is one copy, made when the run begins, to which after each step only what was written is done again
//! ([`Unit::catch_up`]).
//!
//! ```text
//!   production   ●──── step 7 ────●  changes?  ●──── step 8 ────●
//!   shadow       ●────────────────┘●───────────┘●───────────────┘●
//!                before 7          after 7      before 8
//! ```
//!
//! What the log shows when a step begins was done outside of any step, and that is a finding.
//!
//! The whole unit is looked at (invariants, the reference's judgement on all of it, shadow against production in every
//! entity) at doubling distances of steps. The first of them depends on the size, so that a run that is long enough to
//! reach it has paid for it.

use crate::unit::Unit;

/// Steps before the first look at the whole unit, as a part of its size.
const FIRST_WHOLE: usize = 16;

/// The shadow of a unit.
pub(super) struct Shadow<U> {
    unit: U,
    /// How long production's log was when the two were the same.
    mark: usize,
    /// The step at which the whole unit is looked at next.
    next_whole: usize,
    /// The last step after which the whole unit was found to be in order; 0 for the beginning.
    pub(super) good: usize,
    /// The step after which it was found not to be, for the first time.
    pub(super) bad: Option<usize>,
}

impl<U: Unit> Shadow<U> {
    /// The shadow of a unit that records what is written, nothing having been written so far.
    pub(super) fn of(unit: &U) -> Shadow<U> {
        Shadow {
            unit: unit.clone(),
            mark: unit.writes(),
            next_whole: (unit.size() / FIRST_WHOLE).max(1),
            good: 0,
            bad: None,
        }
    }

    /// The unit at the last moment that was looked at.
    pub(super) fn unit(&self) -> &U {
        &self.unit
    }

    /// Where production's log was at that moment.
    pub(super) fn mark(&self) -> usize {
        self.mark
    }

    /// What was changed since, in words.
    pub(super) fn changed(&self, now: &U) -> Option<String> {
        if now.writes() == self.mark {
            return None;
        }
        U::changed_since(&self.unit, now, self.mark)
    }

    /// The moment is now.
    pub(super) fn catch_up(&mut self, now: &U) {
        if now.writes() != self.mark {
            self.unit.catch_up(now, self.mark);
            self.mark = now.writes();
        }
    }

    /// True if the whole unit is to be looked at after this step; then the distance doubles.
    pub(super) fn is_whole_due(&mut self, step: usize) -> bool {
        let due = step >= self.next_whole;
        if due {
            self.next_whole = 2 * step;
        }
        due
    }
}
