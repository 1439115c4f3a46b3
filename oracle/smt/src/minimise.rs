//! Small counterexamples: inputs that people can read.
//!
//! Given a counterexample, variables are made zero, then small, one after the other, as
//! long as it stays one. What evaluation can confirm costs no query.

use super::eval::{Assignment, EvalValue};
use super::refute::specialise;
use super::solver::{Allowance, Answer, FloatMode, Solver, holds};
use super::term::{Mentions, Sort, Term, Terms, Var};
use super::z3::Verdict;
use tandem_ir::constant::Bits;

/// Queries that one counterexample is worth.
const QUERIES: usize = 24;
/// Units of one such query.
const MINIMISE_QUERY_UNITS: u64 = 600_000;
/// Units for each term of the violation that a candidate is tried on by evaluation.
const UNITS_PER_TERM: u64 = 1;

impl Solver {
    /// A counterexample with smaller values, found with few queries; at worst the one that is given.
    ///
    /// Context and violation are those of [`Solver::refute`], and the model is its counterexample. It spends about
    /// the given resource units at most.
    pub fn minimise(
        &mut self,
        terms: &mut Terms,
        context: &[Term],
        violation: Term,
        model: &Assignment,
        units: u64,
    ) -> Assignment {
        let mut asserts = context.to_vec();
        asserts.push(violation);
        let opponent = terms.mentions(violation).any(Mentions::SOURCE);
        let mut best = model.clone();
        let mut queries = QUERIES;
        let end = self.stats.units.saturating_add(units);
        let weight = terms.reachable(&asserts).len() as u64 * UNITS_PER_TERM;
        for v in terms.free_vars(&asserts) {
            if !best.vars.contains_key(&v) {
                continue;
            }
            for small in candidates(terms, v) {
                if best.var(terms, v) <= small || self.stats.units >= end {
                    break;
                }
                self.charge(weight);
                let mut next = best.clone();
                next.set(v, small);
                if self.still(terms, context, violation, opponent, &next, &mut queries) {
                    best = next;
                    break;
                }
            }
        }
        if opponent {
            best
        } else {
            self.minimise_together(terms, &asserts, best, queries, end)
        }
    }

    /// True if the model is a counterexample.
    fn still(
        &mut self,
        terms: &mut Terms,
        context: &[Term],
        violation: Term,
        opponent: bool,
        model: &Assignment,
        queries: &mut usize,
    ) -> bool {
        if !holds(terms, context, model) {
            return false;
        }
        if !opponent {
            return holds(terms, &[violation], model);
        }
        let closed = specialise(terms, violation, model);
        let excused = terms.not(closed);
        if excused == Terms::FALSE || excused == Terms::TRUE {
            return excused == Terms::FALSE;
        }
        if *queries == 0 {
            return false;
        }
        *queries -= 1;
        self.decide(terms, &[excused]) == Answer::Unsat
    }

    /// Makes variables small while the solver may change the others.
    fn minimise_together(
        &mut self,
        terms: &mut Terms,
        asserts: &[Term],
        model: Assignment,
        mut queries: usize,
        end: u64,
    ) -> Assignment {
        let large: Vec<Var> = terms
            .free_vars(asserts)
            .into_iter()
            .filter(|&v| !is_small(&model.var(terms, v)))
            .collect();
        // With IEEE operations every query would be a long one.
        let floats = asserts
            .iter()
            .any(|&t| terms.mentions(t).any(Mentions::FLOAT));
        if large.is_empty() || floats {
            return model;
        }
        let Ok(mut engine) = self.engine(FloatMode::Exact, true) else {
            return model;
        };
        if engine.assert_all(terms, asserts).is_err() {
            return model;
        }
        let (mut best, mut kept) = (model, Vec::new());
        let mut spent = 0;
        for v in large {
            for bound in bounds(terms, v) {
                self.charge(engine.units() - spent);
                spent = engine.units();
                let begun = self.begin();
                let Ok(left) = self.left(begun) else {
                    return best;
                };
                let most = MINIMISE_QUERY_UNITS.min(end.saturating_sub(self.stats.units));
                if queries == 0 || most == 0 {
                    return best;
                }
                let left = Allowance {
                    units: left.units.min(most),
                    ..left
                };
                queries -= 1;
                if engine.prepare(terms, &[bound]).is_err() {
                    return best;
                }
                kept.push(bound);
                if engine.check(&kept, left, self.cancel()) != Verdict::Sat {
                    kept.pop();
                    continue;
                }
                let Ok(mut next) = engine.model(terms, asserts) else {
                    return best;
                };
                for v in terms.free_vars(asserts) {
                    next.vars
                        .entry(v)
                        .or_insert_with(|| EvalValue::zero(terms.var_data(v).sort));
                }
                if holds(terms, asserts, &next) {
                    best = next;
                }
                break;
            }
        }
        self.charge(engine.units() - spent);
        best
    }
}

/// Values to try in place of a variable's.
fn candidates(terms: &Terms, v: Var) -> Vec<EvalValue> {
    match terms.var_data(v).sort {
        Sort::Bool => vec![EvalValue::Bool(false)],
        Sort::Bits(w) => {
            let mut out: Vec<EvalValue> = Vec::new();
            for k in [0, 1, 2, 3, 4, 8, 16, 255] {
                let b = Bits::from_u64(w, k);
                if b.as_u64() == Some(k) {
                    out.push(EvalValue::Bits(b));
                }
            }
            out
        }
    }
}

/// What to ask of a variable: that it be zero, of four bits, of eight.
fn bounds(terms: &mut Terms, v: Var) -> Vec<Term> {
    let t = terms.var(v);
    let w = terms.width(t);
    if terms.sort(t) == Sort::Bool {
        return vec![terms.not(t)];
    }
    let mut out = Vec::new();
    for bits in [0, 4, 8] {
        if bits < w {
            let limit = terms.bits(w, 1 << bits);
            out.push(terms.ult(t, limit));
        }
    }
    out
}

fn is_small(v: &EvalValue) -> bool {
    v.as_u64().is_some_and(|k| k <= 0xf)
}
