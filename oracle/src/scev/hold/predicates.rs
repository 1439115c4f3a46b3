//! Counts under predicates, held against executions.
//!
//! Where a loop is entered, what is said to be equal is compared; at each back edge, recurrences that are assumed not to wrap
//! are followed. Once a predicate is false, nothing is said of that entry any more. An entry of which all of them are true
//! goes back as often as is claimed.

use super::{Checked, Contradiction, Holder, Now, Open, Seen, Thread};
use crate::scev::eval::{Known, binomial, eval, mask, signed};
use tandem_ir::claims::scev::{Expr, Node, Predicate, Predicated};

/// The counts of the present entry under predicates that have been true so far.
#[derive(Clone, Default)]
pub(super) struct Assumed {
    exact: Option<Known>,
    max: [Option<Known>; 2],
}

impl Holder<'_> {
    fn predicated(&self, n: usize) -> Option<&Predicated> {
        self.claims.loops[self.loops[n].claim?].predicated.as_ref()
    }

    /// The counts that the entry of a loop has by its predicates; `None` if one of them is false, or not known.
    pub(super) fn assume(&self, n: usize, now: &Now<'_>) -> Option<Assumed> {
        let p = self.predicated(n)?;
        let exprs = &self.claims.exprs;
        let number = |e: Expr| eval(exprs, e, now).ok()?.as_number();
        for x in &p.predicates {
            if let Predicate::Equal(a, b) = *x
                && number(a)? != number(b)?
            {
                return None;
            }
        }
        let value = |e: Option<Expr>| eval(exprs, e?, now).ok();
        Some(Assumed {
            exact: value(p.exact),
            max: [value(p.constant_max), value(p.symbolic_max)],
        })
    }

    /// The loop has gone back to its header: whether the recurrences were exact on that step, and whether it may have gone
    /// back so often.
    pub(super) fn back_under_predicates(
        &self,
        n: usize,
        thread: &Thread,
        args: &[Seen],
        checked: &mut Checked,
        wrong: &mut Vec<Contradiction>,
    ) -> Option<Assumed> {
        let open: &Open = &thread.loops[n];
        let assumed = open.assumed.clone()?;
        let p = self.predicated(n)?;
        let now = Now::of(self, thread, args);
        let exact = |x: &Predicate| match *x {
            Predicate::Equal(..) => true,
            Predicate::Exact { rec, signed } => {
                self.is_exact_so_far(rec, signed, open.k, &now) == Some(true)
            }
        };
        if !p.predicates.iter().all(exact) {
            return None;
        }
        for (e, max) in [p.constant_max, p.symbolic_max]
            .into_iter()
            .zip(&assumed.max)
        {
            if let Some(max) = max.as_ref().and_then(Known::as_number) {
                checked.checks += 1;
                if u128::from(open.k) > max {
                    self.say_predicated(n, wrong, e, open.k, max);
                }
            }
        }
        Some(assumed)
    }

    /// The loop was left by an edge.
    pub(super) fn left_under_predicates(
        &self,
        n: usize,
        thread: &Thread,
        checked: &mut Checked,
        wrong: &mut Vec<Contradiction>,
    ) {
        let open: &Open = &thread.loops[n];
        let (Some(assumed), Some(p)) = (&open.assumed, self.predicated(n)) else {
            return;
        };
        if let Some(count) = assumed.exact.as_ref().and_then(Known::as_number) {
            checked.checks += 1;
            if u128::from(open.k) != count {
                self.say_predicated(n, wrong, p.exact, open.k, count);
            }
        }
    }

    /// Whether `{start,+,step}` in iteration `k` is `start + k * step` over the integers. It was so in the iterations before.
    fn is_exact_so_far(&self, rec: Expr, with_sign: bool, k: u64, now: &Now<'_>) -> Option<bool> {
        let width = self.claims.exprs[rec].width;
        let Node::AddRec(_, parts) = &self.claims.exprs[rec].node else {
            return None;
        };
        let number = |e: Expr| eval(&self.claims.exprs, e, now).ok()?.as_number();
        let &[start, step] = &parts[..] else {
            return None;
        };
        let (start, step) = (number(start)?, signed(width, number(step)?));
        let start = match with_sign {
            true => signed(width, start),
            false => i128::try_from(start).ok()?,
        };
        let times = i128::try_from(binomial(k, 1)).ok()?;
        let value = step.checked_mul(times)?.checked_add(start)?;
        let there = (value as u128) & mask(width);
        let back = match with_sign {
            true => signed(width, there),
            false => i128::try_from(there).ok()?,
        };
        Some(back == value)
    }

    fn say_predicated(
        &self,
        n: usize,
        wrong: &mut Vec<Contradiction>,
        e: Option<Expr>,
        k: u64,
        claimed: u128,
    ) {
        if let Some(c) = self.loops[n].claim {
            let claim = &self.claims.loops[c];
            self.say(wrong, "count under predicates", claim, e, k, claimed);
        }
    }
}
