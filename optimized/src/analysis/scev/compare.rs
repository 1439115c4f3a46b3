//! The iteration in which a comparison fails for the first time: counts from exit conditions.
//!
//! [`ScalarEvolution::while_holds`] is asked how often `a pred b` holds in a row, where one side is a recurrence of the
//! loop and the other an invariant:
//!
//! ```text
//!   {s,+,t} != b    until_zero of the difference          {s,+,t} <  b    climb, up
//!   {s,+,t} == b    while_zero                            {s,+,t} >  b    climb, down
//!   {s,+,t} <= b    climb to b + 1, unless b may be the greatest number: then the loop might never end
//!
//!   climb:          ceil((b - s) / t), if b is beyond s; else with the greater of b and s for b
//! ```
//!
//! An exact count needs that no step passes the end of the numbers: a flag of the recurrence says so, or there is room
//! between the bound and the end. Where the count holds only if the loop ends at all, [`Limit::finite`] says that it
//! rests on that assumption. A loop that comes round past zero by steps of `t` is solved modulo 2^w with the inverse of
//! the odd part of `t`.
//!
//! Counts are numbers of back edges, in the width of the comparison; ranges are looked at up to 126 bits. LLVM has the
//! same questions in `howManyLessThans` and `howFarToZero`; `docs/scev.md` says how answers are compared with LLVM's.

use super::ScalarEvolution;
use super::count::{Counted, Limit};
use super::exit::inverse_of_odd;
use crate::analysis::predicates::{self, swapped};
use crate::analysis::range::{Range, mask};
use crate::defects::planted;
use tandem_ir::IntPredicate;
use tandem_ir::claims::scev::{Expr, Nary, Node, Wrap};

/// `start + k * step` against a bound, on the way up.
struct Climb {
    start: Expr,
    step: Expr,
    bound: Expr,
    signed: bool,
    /// On the way down instead; `step` is what is taken away.
    down: bool,
}

impl ScalarEvolution<'_> {
    /// The loop goes on while `a pred b`.
    pub(super) fn while_holds(
        &mut self,
        c: &Counted,
        pred: IntPredicate,
        a: Expr,
        b: Expr,
    ) -> Limit {
        let (mut a, mut b, mut pred) = (
            self.at_scope(a, Some(c.l)),
            self.at_scope(b, Some(c.l)),
            pred,
        );
        if self.exprs[a].ty.is_ptr() {
            if self.subtract(a, b).is_none() || !matches!(pred, IntPredicate::Eq | IntPredicate::Ne)
            {
                (a, b) = (self.address(a), self.address(b));
            } else if let Some(d) = self.subtract(a, b) {
                // The same base: the difference is 0 where the pointers are equal.
                (a, b) = (d, self.constant(self.width(d), 0));
            }
        }
        (a, b) = (self.with_assumptions(c.l, a), self.with_assumptions(c.l, b));
        if self.is_invariant(a, c.l) {
            (a, b, pred) = (b, a, swapped(pred));
        }
        use IntPredicate::*;
        if !self.is_invariant(b, c.l) && !matches!(pred, Eq | Ne) {
            return Limit::UNKNOWN;
        }
        if self.is_invariant(a, c.l) && self.is_invariant(b, c.l) {
            return self.decided_at_once(pred, a, b);
        }
        // Where it starts it does not hold: the loop is left in its first iteration.
        if let Node::AddRec(h, parts) = &self.exprs[a].node {
            let (own, start) = (*h == self.nest.loops[c.l].header, parts[0]);
            if own && self.holds_by_range(predicates::inverse(pred), start, b) {
                return Limit {
                    exact: Some(self.constant(self.width(a), 0)),
                    ..Limit::UNKNOWN
                };
            }
        }
        if let Some(limit) = self.while_polynomial(c, pred, a, b) {
            return limit;
        }
        match pred {
            Ne => match self.subtract(a, b) {
                Some(d) => self.until_zero(c, d),
                None => Limit::UNKNOWN,
            },
            Eq => match self.subtract(a, b) {
                Some(d) => self.while_zero(c, d),
                None => Limit::UNKNOWN,
            },
            Slt | Ult => self.climb(c, a, b, pred == Slt, false),
            Sgt | Ugt => self.climb(c, a, b, pred == Sgt, true),
            Sle | Ule => {
                let end = self.last_value(pred == Sle, false, self.width(b));
                self.inclusive(c, (a, b), pred == Sle, false, end)
            }
            Sge | Uge => {
                let end = self.last_value(pred == Sge, true, self.width(b));
                self.inclusive(c, (a, b), pred == Sge, true, end)
            }
        }
    }

    /// A test that never changes: it leaves at once, if at all.
    fn decided_at_once(&mut self, pred: IntPredicate, a: Expr, b: Expr) -> Limit {
        let inverse = predicates::inverse(pred);
        if self.holds_by_range(inverse, a, b) {
            let width = self.width(a);
            return Limit {
                exact: Some(self.constant(width, 0)),
                ..Limit::UNKNOWN
            };
        }
        Limit::UNKNOWN
    }

    fn last_value(&self, signed: bool, down: bool, width: u32) -> u128 {
        let half = 1u128 << (width - 1);
        match (signed, down) {
            (true, false) => half - 1,
            (true, true) => half,
            (false, false) => mask(width),
            (false, true) => 0,
        }
    }

    /// `a <= b` is `a < b + 1` unless `b` is the greatest value, in which case the loop would never end.
    fn inclusive(
        &mut self,
        c: &Counted,
        (a, b): (Expr, Expr),
        signed: bool,
        down: bool,
        end: u128,
    ) -> Limit {
        let width = self.width(b);
        let range = if signed {
            self.signed(b)
        } else {
            self.unsigned(b)
        };
        let there = self.range_there(&c.facts, b);
        let other = |r: Range| r.contains(end);
        let ground = other(range) && other(there);
        let ground = planted!(self.cx, ScevGreatestBoundForgotten, ground, false);
        if ground && self.constant_of(b) == Some(end) {
            // No value is beyond: this exit is never taken.
            return Limit::UNKNOWN;
        }
        if ground && let Some(limit) = self.inclusive_by_ones(c, (a, b), signed, down) {
            return limit;
        }
        if ground && !(c.only_exit && c.finite) {
            return Limit::UNKNOWN;
        }
        let one = self.constant(width, if down { u128::MAX } else { 1 });
        let b = self.add(&[b, one]);
        let mut limit = self.climb(c, a, b, signed, down);
        limit.finite |= ground;
        limit
    }

    /// While `a <= b`, or with `down` `a >= b`, by steps of one that do not wrap: whatever the bound is, what it is away from
    /// the value before the start.
    fn inclusive_by_ones(
        &mut self,
        c: &Counted,
        (a, b): (Expr, Expr),
        signed: bool,
        down: bool,
    ) -> Option<Limit> {
        let Node::AddRec(h, parts) = self.exprs[a].node.clone() else {
            return None;
        };
        let &[start, step] = &parts[..] else {
            return None;
        };
        let flag = if signed { Wrap::NSW } else { Wrap::NUW };
        let by = self.signed_constant(step)?;
        let width = self.width(b);
        let own = h == self.nest.loops[c.l].header && !self.exprs[a].ty.is_ptr();
        if !own
            || by != if down { -1 } else { 1 }
            || !self.flags_if_assumed(a).has(flag)
            || down && !signed
        {
            return None;
        }
        let starts = if signed {
            self.signed(start)
        } else {
            self.unsigned(start)
        };
        if starts.contains(self.last_value(signed, !down, width)) {
            return None;
        }
        let back = self.negate(step);
        let previous = self.add(&[start, back]);
        let (op, holds) = match (signed, down) {
            (true, false) => (Nary::SMax, IntPredicate::Sle),
            (true, true) => (Nary::SMin, IntPredicate::Sge),
            (false, _) => (Nary::UMax, IntPredicate::Ule),
        };
        let end = match self.holds_there(&c.facts, holds, previous, b) {
            true => b,
            false => self.extremum(op, vec![b, previous]),
        };
        let exact = match down {
            false => self.subtract(end, previous),
            true => self.subtract(previous, end),
        };
        Some(Limit {
            exact,
            ..Limit::UNKNOWN
        })
    }

    /// While `a < b`, or with `down` while `a > b`.
    fn climb(&mut self, c: &Counted, a: Expr, b: Expr, signed: bool, down: bool) -> Limit {
        let header = self.nest.loops[c.l].header;
        let Node::AddRec(h, parts) = self.exprs[a].node.clone() else {
            return Limit::UNKNOWN;
        };
        let [start, step] = parts[..] else {
            return Limit::UNKNOWN;
        };
        if h != header || self.exprs[a].ty.is_ptr() {
            return Limit::UNKNOWN;
        }
        let step = if down { self.negate(step) } else { step };
        if self.signed(step).smin() <= 0 {
            return Limit::UNKNOWN;
        }
        let flag = if signed { Wrap::NSW } else { Wrap::NUW };
        // `nuw` says nothing of steps downwards: there the addition of the step wraps.
        let exact = self.flags_if_assumed(a).has(flag) && (signed || !down);
        let climb = Climb {
            start,
            step,
            bound: b,
            signed,
            down,
        };
        let room = self.has_room(&climb);
        if !exact && !room {
            return Limit::UNKNOWN;
        }
        self.climbed(c, &climb, room)
    }

    /// True if a step from a value on this side of the bound never passes the end of the numbers.
    fn has_room(&self, climb: &Climb) -> bool {
        let width = self.width(climb.bound);
        if width > 126 {
            return false;
        }
        let (b, s) = match climb.signed {
            true => (self.signed(climb.bound), self.signed(climb.step)),
            false => (self.unsigned(climb.bound), self.unsigned(climb.step)),
        };
        let longest = if climb.signed {
            s.smax()
        } else {
            s.umax() as i128
        };
        let half = 1i128 << (width - 1);
        let top = if climb.signed {
            half - 1
        } else {
            mask(width) as i128
        };
        let bottom = if climb.signed { -half } else { 0 };
        let (low, high) = match climb.signed {
            true => (b.smin(), b.smax()),
            false => (b.umin() as i128, b.umax() as i128),
        };
        match climb.down {
            false => high <= top - (longest - 1),
            true => low >= bottom + (longest - 1),
        }
    }

    fn climbed(&mut self, c: &Counted, climb: &Climb, room: bool) -> Limit {
        use IntPredicate::*;
        let (before, not_after) = match (climb.signed, climb.down) {
            (true, false) => (Slt, Sge),
            (true, true) => (Sgt, Sle),
            (false, false) => (Ult, Uge),
            (false, true) => (Ugt, Ule),
        };
        // The bound is on the far side of the start: by itself, or because one step before the start is before it.
        let mut beyond = self.holds_there(&c.facts, not_after, climb.bound, climb.start);
        if !beyond && self.constant_of(climb.step) == Some(1) {
            let back = if climb.down {
                climb.step
            } else {
                self.negate(climb.step)
            };
            let previous = self.add(&[climb.start, back]);
            beyond = self.holds_there(&c.facts, before, previous, climb.bound);
        }
        let beyond = planted!(
            self.cx,
            ScevGuardlessMinusOne,
            beyond,
            beyond || self.constant_of(climb.step) == Some(1)
        );
        let end = if beyond {
            climb.bound
        } else {
            let op = match (climb.signed, climb.down) {
                (true, false) => Nary::SMax,
                (true, true) => Nary::SMin,
                (false, false) => Nary::UMax,
                (false, true) => Nary::UMin,
            };
            self.extremum(op, vec![climb.bound, climb.start])
        };
        let distance = match climb.down {
            false => self.subtract(end, climb.start),
            true => self.subtract(climb.start, end),
        };
        let Some(distance) = distance else {
            return Limit::UNKNOWN;
        };
        let exact = self.rounded_up(distance, climb.step, room);
        let max = self.longest_climb(climb, exact);
        Limit {
            exact,
            max,
            ..Limit::UNKNOWN
        }
    }

    /// `distance / step`, rounded up; `d + (s - 1)` only where that does not wrap.
    fn rounded_up(&mut self, distance: Expr, step: Expr, room: bool) -> Option<Expr> {
        if self.constant_of(step) == Some(1) {
            return Some(distance);
        }
        let width = self.width(distance);
        let least = self.unsigned(step).umax() - 1;
        let fits = self.unsigned(distance).umax() <= mask(width) - least;
        if planted!(self.cx, ScevRoundUpWraps, room || fits, true) {
            let minus = self.constant(width, u128::MAX);
            let sum = self.add(&[distance, step, minus]);
            return self.udiv(sum, step);
        }
        let one = self.constant(width, 1);
        let some = self.extremum(Nary::UMin, vec![distance, one]);
        let rest = self.subtract(distance, some)?;
        let quotient = self.udiv(rest, step)?;
        Some(self.add(&[quotient, some]))
    }

    /// The greatest count that the ranges of start, step and bound allow.
    fn longest_climb(&self, climb: &Climb, exact: Option<Expr>) -> Option<(u32, u128)> {
        let width = self.width(climb.bound);
        let by_range = exact.map(|e| self.unsigned(e).umax());
        let by_ends = self.longest_by_ends(climb, width);
        let max = [by_range, by_ends].into_iter().flatten().min()?;
        Some((width, max))
    }

    fn longest_by_ends(&self, climb: &Climb, width: u32) -> Option<u128> {
        if width > 126 {
            return None;
        }
        let ends = |e: Expr| -> (i128, i128) {
            match climb.signed {
                true => (self.signed(e).smin(), self.signed(e).smax()),
                false => (
                    self.unsigned(e).umin() as i128,
                    self.unsigned(e).umax() as i128,
                ),
            }
        };
        let (start, bound) = (ends(climb.start), ends(climb.bound));
        let step = match climb.signed {
            true => self.signed(climb.step).smin(),
            false => self.unsigned(climb.step).umin() as i128,
        };
        if step <= 0 {
            return None;
        }
        let half = 1i128 << (width - 1);
        let top = if climb.signed {
            half - 1
        } else {
            mask(width) as i128
        };
        let bottom = if climb.signed { -half } else { 0 };
        // The last value on this side of the bound, from which no step may wrap.
        let distance = match climb.down {
            false => bound.1.min(top - (step - 1)) - start.0,
            true => start.1 - bound.0.max(bottom + (step - 1)),
        };
        let distance = distance.max(0);
        u128::try_from((distance + step - 1) / step).ok()
    }

    /// The iteration in which a value is 0 for the first time.
    pub(super) fn until_zero(&mut self, c: &Counted, v: Expr) -> Limit {
        let header = self.nest.loops[c.l].header;
        let width = self.width(v);
        if self.is_zero(v) {
            return Limit {
                exact: Some(v),
                ..Limit::UNKNOWN
            };
        }
        let Node::AddRec(h, parts) = self.exprs[v].node.clone() else {
            return Limit::UNKNOWN;
        };
        let [start, step] = parts[..] else {
            return Limit::UNKNOWN;
        };
        let Some(signed_step) = self.signed_constant(step).filter(|_| h == header) else {
            return Limit::UNKNOWN;
        };
        let down = signed_step < 0;
        let by = signed_step.unsigned_abs() & mask(width);
        let distance = if down { start } else { self.negate(start) };
        if by == 1 {
            return Limit {
                exact: Some(distance),
                max: Some((width, self.range_there(&c.facts, distance).umax())),
                ..Limit::UNKNOWN
            };
        }
        let zeros = by.trailing_zeros();
        let divides = self.trailing_zeros(start) >= zeros;
        // By steps that do not come round, it is met after as many as fit, or never.
        let met = self.multiple_there(&c.facts, distance).is_multiple_of(by)
            || (self.constant_of(distance)).is_some_and(|d| d.is_multiple_of(by));
        // Otherwise it comes round past 0 for ever, unless it may not come round, or has to end.
        let round = self.goes_not_round(v, header, step) || (by.is_power_of_two() && c.finite);
        if c.only_exit && round {
            // A known distance that the steps pass: no execution that is defined leaves here, so that every number would be
            // true, and none is of use.
            let known = self.constant_of(distance);
            if known.is_some_and(|d| !d.is_multiple_of(by)) {
                return Limit::UNKNOWN;
            }
            let divisor = self.constant(width, by);
            let exact = self.udiv(distance, divisor);
            return Limit {
                exact,
                finite: planted!(self.cx, ScevGroundNotSaid, !met, false),
                ..Limit::UNKNOWN
            };
        }
        if !planted!(self.cx, ScevEvenStepExact, divides, true)
            && !self.assume_multiple(distance, zeros)
        {
            return Limit::UNKNOWN;
        }
        let odd = inverse_of_odd(by >> zeros);
        let factor = self.constant(width, odd);
        let product = self.mul(&[factor, distance]);
        let divisor = self.constant(width, 1 << zeros);
        Limit {
            exact: self.udiv(product, divisor),
            ..Limit::UNKNOWN
        }
    }

    /// While a value is 0: a recurrence with a step that is not 0 is 0 at most once.
    fn while_zero(&mut self, c: &Counted, v: Expr) -> Limit {
        let width = self.width(v);
        if !self.unsigned(v).contains(0) {
            return Limit {
                exact: Some(self.constant(width, 0)),
                ..Limit::UNKNOWN
            };
        }
        let header = self.nest.loops[c.l].header;
        let rec = match &self.exprs[v].node {
            Node::AddRec(h, p) if *h == header && p.len() == 2 => Some((p[0], p[1])),
            _ => None,
        };
        let Some((start, step)) = rec else {
            return Limit::UNKNOWN;
        };
        if self.is_zero(start) && !self.unsigned(step).contains(0) {
            return Limit {
                exact: Some(self.constant(width, 1)),
                ..Limit::UNKNOWN
            };
        }
        Limit::UNKNOWN
    }
}
