//! Queries by cases: one condition after the other is taken as true and as false.
//!
//! Two programs with the same paths but other joins compute the same on every path and
//! look different as a whole: each value is a nest of choices between the paths, and
//! the solver has to see through both nests at once, products and memory included.
//! With the conditions of the branches decided, the choices fall away and what is left
//! of most paths is settled by the terms themselves. The conditions come from the
//! caller, in the order in which execution meets them, so that the first ones
//! cut off most.

use super::Assignment;
use super::eval::EvalValue;
use super::presolve::{Rest, Work, presolve_with};
use super::solver::{Allowance, Answer, FloatMode, Reason, Solver};
use super::term::{Op, Sort, Term, Terms, Var};
use rustc_hash::FxHashSet;
use std::time::Instant;

/// Cases that are looked at, decided ones included.
const MOST_CASES: usize = 20_000;
/// Terms up to which a case that could be split is given to Z3 first, with few steps.
const SMALL: usize = 300;
/// Units for such a try.
const FEW_UNITS: u64 = 100_000;
/// Units for a case that cannot be split.
const LAST_UNITS: u64 = 20_000_000;
/// Units that a case costs for each term in it, besides what its simplification costs.
const UNITS_PER_TERM: u64 = 1;

/// A case: what must hold in it, and what was decided on the way.
struct Case {
    asserts: Vec<Term>,
    conditions: Vec<Term>,
    definitions: Vec<(Var, Term)>,
}

impl Solver {
    /// Is there an assignment, in any case? Spends at most the allowance, and one case more.
    pub(super) fn by_cases(
        &mut self,
        terms: &mut Terms,
        rest: &Rest,
        mode: FloatMode,
        allowance: Allowance,
    ) -> Result<Option<Assignment>, Reason> {
        let end = self.stats.units.saturating_add(allowance.units);
        let mut open = vec![Case {
            asserts: rest.asserts.clone(),
            conditions: rest.conditions.clone(),
            definitions: Vec::new(),
        }];
        let mut count = 0;
        while let Some(mut case) = open.pop() {
            count += 1;
            if allowance.until.is_some_and(|t| Instant::now() >= t) {
                self.stats.timed_out = true;
                return Err(Reason::Timeout);
            }
            let present: FxHashSet<Term> = terms.reachable(&case.asserts).into_iter().collect();
            self.charge(present.len() as u64 * UNITS_PER_TERM);
            let left = Allowance {
                units: end.saturating_sub(self.stats.units),
                ..allowance
            };
            if count > MOST_CASES || left.units == 0 {
                return Err(Reason::Budget);
            }
            let next = next_condition(terms, &mut case.conditions, &present);
            let units = match next {
                None => Some(LAST_UNITS),
                Some(_) if count > 1 && present.len() <= SMALL => Some(FEW_UNITS),
                Some(_) => None,
            };
            let answer = match units {
                Some(n) => self.one_case(terms, &case.asserts, mode, n, left),
                None => Err(Reason::Budget),
            };
            match (answer, next) {
                (Ok(None), _) => continue,
                (Ok(Some(model)), _) => return Ok(Some(completed(terms, &case, model))),
                (Err(reason), None) => return Err(reason),
                (Err(_), Some(_)) => {}
            }
            let Some(c) = next else { continue };
            for literal in [terms.not(c), c] {
                let mut work = Work::within(left.units);
                let half = split(terms, &case, literal, &mut work);
                self.charge(work.spent);
                match half {
                    None => {}
                    Some(s) if s.asserts.is_empty() => {
                        return Ok(Some(completed(terms, &s, Assignment::default())));
                    }
                    Some(s) => open.push(s),
                }
            }
        }
        Ok(None)
    }

    fn one_case(
        &mut self,
        terms: &Terms,
        asserts: &[Term],
        mode: FloatMode,
        units: u64,
        left: Allowance,
    ) -> Result<Option<Assignment>, Reason> {
        match self.one_engine(terms, asserts, mode, (true, units), left)? {
            Answer::Unsat => Ok(None),
            Answer::Sat(model) => Ok(Some(model)),
            Answer::Unknown(reason) => Err(reason),
        }
    }
}

/// The case with one more literal; `None` if nothing is left of it.
fn split(terms: &mut Terms, case: &Case, literal: Term, work: &mut Work) -> Option<Case> {
    let mut asserts = case.asserts.clone();
    asserts.push(literal);
    let rest = presolve_with(terms, &asserts, &case.conditions, work)?;
    let mut definitions = case.definitions.clone();
    definitions.extend(rest.definitions);
    Some(Case {
        asserts: rest.asserts,
        conditions: rest.conditions,
        definitions,
    })
}

/// A model of a case as one of the query that was split.
fn completed(terms: &Terms, case: &Case, mut model: Assignment) -> Assignment {
    for v in terms.free_vars(&case.asserts) {
        if !model.vars.contains_key(&v) {
            model.set(v, EvalValue::zero(terms.var_data(v).sort));
        }
    }
    let all = Rest {
        definitions: case.definitions.clone(),
        ..Rest::default()
    };
    all.complete(terms, &mut model);
    model
}

/// The first truth value in the first condition that is still open; conditions that are decided, or that the case
/// does not speak of any more, are dropped.
fn next_condition(
    terms: &Terms,
    conditions: &mut Vec<Term>,
    present: &FxHashSet<Term>,
) -> Option<Term> {
    let mut found = None;
    let decided = conditions
        .iter()
        .take_while(|&&c| {
            found = first_atom(terms, c, present);
            found.is_none()
        })
        .count();
    conditions.drain(..decided);
    found
}

fn first_atom(terms: &Terms, root: Term, present: &FxHashSet<Term>) -> Option<Term> {
    let (mut work, mut seen) = (vec![root], FxHashSet::default());
    while let Some(t) = work.pop() {
        if terms.is_const(t) || !seen.insert(t) {
            continue;
        }
        let args = terms.args(t);
        let inner = match terms.op(t) {
            Op::And | Op::Or | Op::Not => true,
            Op::Eq => terms.sort(args[0]) == Sort::Bool,
            Op::Ite => terms.sort(t) == Sort::Bool,
            _ => false,
        };
        if inner {
            work.extend(args.iter().rev());
        } else if present.contains(&t) {
            return Some(t);
        }
    }
    None
}
