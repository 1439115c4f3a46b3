//! Which questions are asked, and in which order: guesses at the source's choices first, then arguments that are not
//! undef, then everything, with choices of the solver's own.
//!
//! ```text
//!   for all inputs, choices of the target:  exists a choice of the source:  every obligation holds
//!
//!   1  obligations that hold by terms alone           no solver
//!   2  the source has no choice                       one query: a violation that some input reaches
//!   3  guesses at the source's choices                one query each; unsat means that the guess meets every obligation
//!   4  arguments that are not undef                   as 2, if undef arguments were the only choices
//!   5  choices of the solver's own                    for what is left, if the budget allows
//! ```
//!
//! Each query has a budget in units of the solver. A guess that fails proves nothing; *incorrect* is said only where
//! no choice of the source is left.
//!
//! **Invariant:** the order changes how fast an answer comes, never which answers are right: what is not settled is
//! *out of budget* or *timed out*.

use super::question::{Question, facts};
use super::{Conclusion, GAVE_UP, OUT_OF_MEMORY};
use crate::hints::{Hint, hints};
use crate::refine::{self, Obligation};
use rustc_hash::{FxHashMap, FxHashSet};
use tandem_smt::refute::Refutation;
use tandem_smt::{Answer, Evaluator, FloatMode, Mentions, Reason, Substitution, Term, Terms, Var};

/// Guesses that are tried on all obligations before the solver looks for choices of its own.
const WHOLE_GUESSES: usize = 4;
/// Branches from which on all obligations are asked about together first.
const MANY_BRANCHES: usize = 3;
/// Conditions by which a guess is looked at case by case.
const MOST_CASES: usize = 3;
/// Units for one guess at the source's choices.
const GUESS_UNITS: u64 = 6_000_000;

impl Question<'_, '_> {
    pub(super) fn decide(&mut self, list: &[Obligation]) -> Conclusion {
        if self.settings.log {
            let log = self.log.clone();
            self.solver.set_log(Box::new(move |text| {
                if let Ok(mut l) = log.lock() {
                    l.push(text.to_owned());
                }
            }));
        }
        let context = self.context.clone();
        // Where a program writes hangs on little else: a question of its own, after the others.
        let apart = |o: &&Obligation| {
            let choices = self.pair.terms.mentions(o.violation).any(Mentions::SOURCE);
            o.reason == refine::WRITES_MORE && !choices
        };
        let (places, values): (Vec<&Obligation>, Vec<&Obligation>) = list.iter().partition(apart);
        let values: Vec<Obligation> = values.into_iter().cloned().collect();
        let first = self.decide_values(&values, &context);
        match &first {
            Conclusion::Incorrect(_) => first,
            Conclusion::Correct { .. } | Conclusion::Vacuous => {
                self.decide_places(&places, &context).unwrap_or(first)
            }
            _ => match self.decide_places(&places, &context) {
                Some(wrong @ Conclusion::Incorrect(_)) => wrong,
                _ => first,
            },
        }
    }

    /// The obligations about where the target writes; `None` if they hold.
    fn decide_places(&mut self, list: &[&Obligation], context: &[Term]) -> Option<Conclusion> {
        for o in list {
            match self.ask(context, o.violation) {
                Answer::Unsat => {}
                Answer::Sat(model) => {
                    return Some(self.counterexample(o.reason, context, o.violation, model));
                }
                Answer::Unknown(r) => return Some(gave_up(r)),
            }
        }
        None
    }

    fn decide_values(&mut self, list: &[Obligation], context: &[Term]) -> Conclusion {
        let context = context.to_vec();
        let roots: Vec<Term> = list.iter().map(|o| o.violation).collect();
        let choosing = roots
            .iter()
            .any(|&r| self.pair.terms.mentions(r).any(Mentions::SOURCE));
        if !choosing {
            if self.with_floats(list) {
                let whole = self.pair.terms.any(roots.iter().copied());
                let mut asserts = context.clone();
                asserts.push(whole);
                let whole =
                    (self.solver).check_in(&mut self.pair.terms, &asserts, FloatMode::Abstract);
                if matches!(whole, Answer::Unsat) {
                    return self.proved();
                }
                if let Some(wrong) = self.sampled(list, &context) {
                    return wrong;
                }
            }
            return self.without_choices(list, &context);
        }
        // One choice of the source for all obligations at once: if it meets them all, that is a proof.
        let hints = hints(&mut self.pair, list, &self.source, &self.target);
        // A guess under which both sides are the same term by term needs no solver.
        let mut whole = hints.iter().take(WHOLE_GUESSES);
        if whole.any(|h| self.left_to_show(list, h) == Terms::FALSE) {
            return self.proved();
        }
        let mut tried: FxHashSet<Term> = FxHashSet::default();
        let (first, others) = hints.split_at(hints.len().min(1));
        if first
            .iter()
            .any(|h| self.all_met(list, &context, h, &mut tried))
        {
            return self.proved();
        }
        if self.with_floats(list) {
            let mut early = others.iter().take(WHOLE_GUESSES - 1);
            if early.any(|h| self.all_met(list, &context, h, &mut tried)) {
                return self.proved();
            }
            if let Some(wrong) = self.sampled(list, &context) {
                return wrong;
            }
        }
        let mut context = context;
        let mut unseen = None;
        match self.without_undef(list) {
            Some((wrong @ Conclusion::Incorrect(_), _)) => return wrong,
            // Nothing is wrong with arguments that are not undef, or nothing that a run shows: then there may be
            // something with undef arguments that a run does show.
            Some((other, undef)) => {
                unseen = Some(other).filter(|c| !matches!(c, Conclusion::Correct { .. }));
                context.push(undef);
            }
            None => {}
        }
        let guessed = others
            .iter()
            .take(WHOLE_GUESSES - 1)
            .any(|h| self.all_met(list, &context, h, &mut tried));
        match unseen {
            Some(unseen) if guessed => unseen,
            Some(unseen) => match self.with_choices(list, &context, &hints) {
                wrong @ Conclusion::Incorrect(_) => wrong,
                _ => unseen,
            },
            None if guessed => self.proved(),
            None => self.with_choices(list, &context, &hints),
        }
    }

    fn with_floats(&self, list: &[Obligation]) -> bool {
        let terms = &self.pair.terms;
        let float = |o: &Obligation| terms.mentions(o.violation).any(Mentions::FLOAT);
        list.iter().any(float)
    }

    /// The question for arguments that are not undef, if the source has no other choices: the conclusion for those
    /// (that it is correct says nothing of vacuity), and the condition that some argument is undef.
    fn without_undef(&mut self, list: &[Obligation]) -> Option<(Conclusion, Term)> {
        let flags: Vec<Term> = self
            .arguments
            .iter()
            .flat_map(|a| a.scalars.iter().map(|s| s.undef))
            .collect();
        let map: FxHashMap<Term, Term> = flags
            .iter()
            .filter(|&&f| f != Terms::FALSE)
            .map(|&f| (f, Terms::FALSE))
            .collect();
        if map.is_empty() {
            return None;
        }
        let mut s = Substitution::new(&self.pair.terms, &map);
        let mut defined: Vec<(&Obligation, Term)> = Vec::new();
        for o in list {
            defined.push((o, s.apply(&mut self.pair.terms, o.violation)));
        }
        let whole = self.pair.terms.any(defined.iter().map(|d| d.1));
        if self.pair.terms.mentions(whole).any(Mentions::SOURCE) {
            return None;
        }
        // Other terms than before occur, and facts may speak of the flags as well.
        let roots: Vec<Term> = defined.iter().map(|d| d.1).collect();
        let mut context = facts(&mut self.pair, &roots);
        context.extend(flags.iter().map(|&f| self.pair.terms.not(f)));
        let undef = self.pair.terms.any(flags);
        match self.ask(&context, whole) {
            Answer::Unsat => Some((Conclusion::Correct { same: false }, undef)),
            Answer::Sat(model) => {
                let mut eval = Evaluator::new(&self.pair.terms, &model);
                let violated = defined.iter().position(|d| eval.holds(d.1));
                let (reason, violation) = violated.map_or(("Value mismatch", whole), |n| {
                    (defined[n].0.reason, defined[n].1)
                });
                let first = self.counterexample(reason, &context, violation, model);
                if matches!(first, Conclusion::Incorrect(_)) {
                    return Some((first, undef));
                }
                // What a run does not show of this it may show of another obligation.
                for (_, (o, violation)) in (0..).zip(&defined).filter(|d| Some(d.0) != violated) {
                    if let Answer::Sat(model) = self.ask(&context, *violation)
                        && let wrong @ Conclusion::Incorrect(_) =
                            self.counterexample(o.reason, &context, *violation, model)
                    {
                        return Some((wrong, undef));
                    }
                }
                Some((first, undef))
            }
            Answer::Unknown(_) => None,
        }
    }

    /// The source has no choice to make: every violation that some input reaches is one.
    fn without_choices(&mut self, list: &[Obligation], context: &[Term]) -> Conclusion {
        let (mut open, mut unseen) = (None, None);
        for o in self.hard_ones(list, context) {
            match self.ask(context, o.violation) {
                Answer::Unsat => {}
                Answer::Sat(model) => {
                    match self.counterexample(o.reason, context, o.violation, model) {
                        wrong @ Conclusion::Incorrect(_) => return wrong,
                        // What a run does not show here it may show of another obligation.
                        other => unseen = unseen.or(Some(other)),
                    }
                }
                Answer::Unknown(r) => open = open.or(Some(r)),
            }
        }
        match (unseen, open) {
            (Some(other), _) => other,
            (None, Some(r)) => gave_up(r),
            (None, None) => self.proved(),
        }
    }

    /// The obligations that are not seen at once to hold. Where there are branches, those are looked at together first:
    /// then each branch is decided once and not for each of them.
    fn hard_ones<'o>(&mut self, list: &'o [Obligation], context: &[Term]) -> Vec<&'o Obligation> {
        if self.solver.cases.len() < MANY_BRANCHES {
            return list.iter().collect();
        }
        let mut hard = Vec::new();
        let mut asserts = context.to_vec();
        for o in list {
            asserts.push(o.violation);
            if !matches!(
                self.solver.glance(&mut self.pair.terms, &asserts),
                Answer::Unsat
            ) {
                hard.push(o);
            }
            asserts.pop();
        }
        if hard.len() > 1 {
            let all: Vec<Term> = hard.iter().map(|o| o.violation).collect();
            let any = self.pair.terms.any(all);
            if matches!(self.ask(context, any), Answer::Unsat) {
                hard.clear();
            }
        }
        hard
    }

    /// True if the source's choices `hint` excuse everything that the target does, by what can be shown quickly.
    fn all_met(
        &mut self,
        list: &[Obligation],
        context: &[Term],
        hint: &Hint,
        tried: &mut FxHashSet<Term>,
    ) -> bool {
        let under = self.left_to_show(list, hint);
        if under == Terms::FALSE {
            return true;
        }
        if !tried.insert(under) {
            return false;
        }
        self.met_by_cases(list, context, hint, &mut Vec::new())
    }

    /// What is violated under a guess.
    fn left_to_show(&mut self, list: &[Obligation], hint: &Hint) -> Term {
        let mut s = Substitution::new(&self.pair.terms, hint);
        let mut under = Terms::FALSE;
        for o in list {
            let t = s.apply(&mut self.pair.terms, o.violation);
            under = self.pair.terms.or(under, t);
        }
        under
    }

    /// The same, one case after the other where the guess has some: with a condition, and without it, most terms of the two sides are the
    /// same.
    fn met_by_cases(
        &mut self,
        list: &[Obligation],
        context: &[Term],
        hint: &Hint,
        cases: &mut Vec<(Term, bool)>,
    ) -> bool {
        let mut open: Vec<Term> = (hint.values())
            .filter_map(|&t| self.pair.as_ite(t).map(|c| c.0))
            .collect();
        open.sort_unstable();
        if let Some(&c) = open.first().filter(|_| cases.len() < MOST_CASES) {
            return [true, false].into_iter().all(|holds| {
                let here = |t: Term| match self.pair.as_ite(t) {
                    Some((d, x, y)) if d == c => [y, x][usize::from(holds)],
                    _ => t,
                };
                let hint: Hint = hint.iter().map(|(&v, &t)| (v, here(t))).collect();
                cases.push((c, holds));
                let met = self.met_by_cases(list, context, &hint, cases);
                cases.pop();
                met
            });
        }
        let mut s = Substitution::new(&self.pair.terms, hint);
        let mut under = Terms::FALSE;
        for o in list {
            let t = s.apply(&mut self.pair.terms, o.violation);
            under = self.pair.terms.or(under, t);
        }
        let mut asserts = context.to_vec();
        let mut known = FxHashMap::default();
        for &(c, holds) in cases.iter() {
            let terms = &mut self.pair.terms;
            known.insert(c, terms.bool(holds));
            asserts.push(if holds { c } else { terms.not(c) });
        }
        if !known.is_empty() {
            let mut s = Substitution::new(&self.pair.terms, &known);
            under = s.apply(&mut self.pair.terms, under);
        }
        if under == Terms::FALSE {
            return true;
        }
        asserts.push(under);
        let whole = self.solver.limits.query_units;
        self.solver.limits.query_units = whole.min(GUESS_UNITS);
        let answer = self
            .solver
            .check_in(&mut self.pair.terms, &asserts, FloatMode::Abstract);
        self.solver.limits.query_units = whole;
        matches!(answer, Answer::Unsat)
    }

    /// The source's choices matter and the first guess does not meet every obligation.
    fn with_choices(
        &mut self,
        list: &[Obligation],
        context: &[Term],
        hints: &[Hint],
    ) -> Conclusion {
        let violation = {
            let all: Vec<Term> = list.iter().map(|o| o.violation).collect();
            self.pair.terms.any(all)
        };
        let places: Vec<Var> = {
            let terms = &self.pair.terms;
            let vars = terms.free_vars(&[violation]);
            vars.into_iter()
                .filter(|&v| refine::is_place(&terms.var_data(v).name))
                .collect()
        };
        match self.solver.refute_at(
            &mut self.pair.terms,
            context,
            violation,
            hints,
            &places,
            FloatMode::Exact,
        ) {
            Refutation::Proved => self.proved(),
            Refutation::Unknown(r) => gave_up(r),
            Refutation::Counterexample(model) => {
                let mut eval = Evaluator::new(&self.pair.terms, &model);
                let reason = list
                    .iter()
                    .find(|o| eval.holds(o.violation))
                    .map_or("Value mismatch", |o| o.reason);
                self.counterexample(reason, context, violation, model)
            }
        }
    }
}

/// A question that the solver did not settle.
fn gave_up(r: Reason) -> Conclusion {
    match r {
        Reason::Budget => Conclusion::OutOfBudget,
        Reason::Timeout | Reason::Interrupted => Conclusion::TimedOut,
        Reason::Memory => Conclusion::Unproven(OUT_OF_MEMORY.into()),
        Reason::Incomplete(why) => Conclusion::Unproven(format!("{GAVE_UP}: {why}")),
    }
}
