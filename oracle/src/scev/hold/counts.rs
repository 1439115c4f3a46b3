//! Claims about loops, held against executions: counts, multiples, flags of recurrences, values at exits.

use super::{COUNT_SORTS, Checked, Contradiction, Holder, Now, Open, Seen, Thread, push};
use crate::scev::eval::{Known, NoValue, binomial, eval, mask, signed};
use crate::scev::wraps::broken_by_sum;
use tandem_ir::Block;
use tandem_ir::claims::scev::{AtExit, ExitClaim, Expr, Node, Wrap};

impl Holder<'_> {
    /// The loop is entered: counts are worked out over the leaves as they are now.
    pub(super) fn begin(&self, n: usize, thread: &mut Thread, args: &[Seen]) {
        thread.entries += 1;
        let mut open = Open {
            inside: true,
            ever: true,
            entry: thread.entries,
            ..Open::default()
        };
        if let Some(c) = self.loops[n].claim {
            let claim = &self.claims.loops[c];
            let now = Now::of(self, thread, args);
            let value = |e: Option<Expr>| eval(&self.claims.exprs, e?, &now).ok();
            open.poison = claim
                .exact
                .is_some_and(|e| eval(&self.claims.exprs, e, &now) == Err(NoValue::Poison));
            open.exact = value(claim.exact);
            open.max = [value(claim.constant_max), value(claim.symbolic_max)];
            let pair = |x: &ExitClaim| (value(x.exact), value(x.symbolic_max));
            open.exit = claim.exits.iter().map(pair).collect();
            open.assumed = self.assume(n, &now);
        }
        thread.loops[n] = open;
    }

    /// The loop has gone back to its header.
    pub(super) fn back(
        &self,
        n: usize,
        thread: &Thread,
        args: &[Seen],
        checked: &mut Checked,
        wrong: &mut Vec<Contradiction>,
    ) {
        let (own, open) = (&self.loops[n], &thread.loops[n]);
        if let Some(c) = own.claim {
            let claim = &self.claims.loops[c];
            for (which, max) in open.max.iter().enumerate() {
                if let Some(max) = max.as_ref().and_then(Known::as_number) {
                    checked.checks += 1;
                    if u128::from(open.k) > max {
                        let e = [claim.constant_max, claim.symbolic_max][which];
                        self.say(wrong, COUNT_SORTS[which + 1], claim, e, open.k, max);
                    }
                }
            }
        }
        self.steps(n, thread, args, checked, wrong);
    }

    /// Flags of the loop's recurrences, on the step to the present iteration.
    pub(super) fn steps(
        &self,
        n: usize,
        thread: &Thread,
        args: &[Seen],
        checked: &mut Checked,
        wrong: &mut Vec<Contradiction>,
    ) {
        let k = thread.loops[n].k;
        let now = Now::of(self, thread, args);
        for &(e, flags) in &self.loops[n].flags {
            let width = self.claims.exprs[e].width;
            let Node::AddRec(_, parts) = &self.claims.exprs[e].node else {
                continue;
            };
            let each: Result<Vec<Known>, NoValue> = parts
                .iter()
                .map(|&p| eval(&self.claims.exprs, p, &now))
                .collect();
            let Ok(each) = each else { continue };
            let each: Option<Vec<u128>> = each.iter().map(Known::as_number).collect();
            let Some(each) = each else { continue };
            let at = |parts: &[u128], k: u64| {
                let terms = parts.iter().enumerate();
                let sum = terms.fold(0u128, |s, (i, p)| {
                    s.wrapping_add(p.wrapping_mul(binomial(k, i)))
                });
                sum & mask(width)
            };
            let (before, step) = (at(&each, k - 1), at(&each[1..], k - 1));
            checked.checks += 1;
            let mut broken = broken_by_sum(width, &[before, step], flags);
            if flags.has(Wrap::NW) && each.len() == 2 {
                let step = signed(width, each[1]).unsigned_abs();
                let far = step.checked_mul(u128::from(k));
                if far.is_none_or(|d| d > mask(width)) {
                    broken = Some("nw");
                }
            }
            if let Some(flag) = broken {
                let text = self.printer().expr(e);
                push(
                    wrong,
                    "flag of a recurrence",
                    format!("{text} is said to be {flag}; the step to iteration {k} wraps"),
                );
            }
        }
    }

    /// The terminator of a block of the loop was executed.
    pub(super) fn terminator(
        &self,
        n: usize,
        from: Block,
        stays: bool,
        thread: &Thread,
        checked: &mut Checked,
        wrong: &mut Vec<Contradiction>,
    ) {
        let (Some(c), open) = (self.loops[n].claim, &thread.loops[n]) else {
            return;
        };
        let claim = &self.claims.loops[c];
        let Some(x) = claim.exits.iter().position(|x| x.block == from) else {
            return;
        };
        let Some((exact, max)) = open.exit.get(x) else {
            return;
        };
        let k = u128::from(open.k);
        if let Some(count) = exact.as_ref().and_then(Known::as_number) {
            checked.checks += 1;
            checked.exits.insert((c, x));
            let wrong_way = if stays { k >= count } else { k != count };
            if wrong_way {
                let e = claim.exits[x].exact;
                self.say(wrong, "exit count", claim, e, open.k, count);
            }
        }
        if let Some(max) = max.as_ref().and_then(Known::as_number) {
            checked.checks += 1;
            let beyond = if stays { k >= max } else { k > max };
            if beyond {
                let e = claim.exits[x].symbolic_max;
                self.say(wrong, "symbolic maximum of an exit", claim, e, open.k, max);
            }
        }
    }

    /// The loop was left by an edge.
    pub(super) fn left(
        &self,
        n: usize,
        thread: &Thread,
        args: &[Seen],
        checked: &mut Checked,
        wrong: &mut Vec<Contradiction>,
    ) {
        let (own, open) = (&self.loops[n], &thread.loops[n]);
        if let Some(c) = own.claim {
            let claim = &self.claims.loops[c];
            let k = u128::from(open.k);
            if let Some(count) = open.exact.as_ref().and_then(Known::as_number) {
                checked.checks += 1;
                checked.counts.insert((c, 0));
                if k != count {
                    self.say(wrong, COUNT_SORTS[0], claim, claim.exact, open.k, count);
                }
            }
            // A loop that was left without undefined behaviour has asked for nothing that is poison.
            if open.poison
                && let Some(e) = claim.exact
            {
                let printer = self.printer();
                let (text, header) = (printer.expr(e), printer.block(claim.header));
                let words = format!("loop {header}: the count {text} is poison; the loop was left");
                push(wrong, COUNT_SORTS[0], words);
            }
            // Without an expression for the count the multiple is a claim of its own.
            let counted = open.exact.as_ref().and_then(Known::as_number).is_some();
            if counted || claim.exact.is_none() {
                // No number of trips is a multiple of 0.
                let multiple = u128::from(claim.multiple.unwrap_or(1));
                if (k + 1).checked_rem(multiple) != Some(0) {
                    self.say(wrong, "trip multiple", claim, None, open.k, multiple);
                }
            }
            for (which, max) in open.max.iter().enumerate() {
                if let Some(max) = max.as_ref().and_then(Known::as_number) {
                    checked.counts.insert((c, which + 1));
                    if k > max {
                        let e = [claim.constant_max, claim.symbolic_max][which];
                        self.say(wrong, COUNT_SORTS[which + 1], claim, e, open.k, max);
                    }
                }
            }
        }
        self.left_under_predicates(n, thread, checked, wrong);
        let now = Now::of(self, thread, args);
        for &v in &own.exits {
            let claim = &self.claims.values[v];
            let (Some(r), AtExit::Is(e)) = (self.f.result(claim.inst), claim.exit) else {
                continue;
            };
            let fresh = thread.stamp[r] == (open.entry, open.k);
            let Some(value) = thread.values[r].as_ref().filter(|_| fresh) else {
                continue;
            };
            self.equal(claim, e, value, &now, "value at the exit", checked, wrong);
        }
    }
}
