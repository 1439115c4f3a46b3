//! What can be settled before a solver is asked: conjunctions split, equations used.
//!
//! Top-level conjunctions fall into literals and the rest. A literal `variable ==
//! term` removes the variable everywhere (its value is computed from the model
//! afterwards), any other literal is true inside the rest, and a term that is equal to
//! a constant is that constant there. What all parts of a disjunction have in common holds for
//! the whole of it: a query about several obligations is one disjunction, and that the source is
//! defined stands in each part. A few rounds of this settle most queries that a program with a
//! simple control flow gives.

use super::Assignment;
use super::eval::Evaluator;
use super::subst::Substitution;
use super::term::{Op, Sort, Term, Terms, Var};
use rustc_hash::{FxHashMap, FxHashSet};

/// Rounds of propagation.
const ROUNDS: usize = 4;
/// Nodes of a definition up to which it is looked through for cycles.
const DEFINITION: usize = 2000;
/// Units that a substitution costs for each node that it looks at: a tenth of a microsecond, as a unit of Z3 takes.
const UNITS_PER_VISIT: u64 = 1;

/// What is left of a query.
#[derive(Clone, Debug, Default)]
pub(super) struct Rest {
    /// What must hold.
    pub asserts: Vec<Term>,
    /// Variables that were replaced by terms; later ones can occur in the terms of earlier ones.
    pub definitions: Vec<(Var, Term)>,
    /// Truth values that the caller wants to follow, as they are where the asserts hold.
    pub conditions: Vec<Term>,
}

impl Rest {
    /// Completes a model of the asserts to one of the query.
    pub(super) fn complete(&self, terms: &Terms, model: &mut Assignment) {
        for &(v, t) in self.definitions.iter().rev() {
            let value = Evaluator::new(terms, model).value(t);
            model.set(v, value);
        }
    }
}

/// What rounds of simplification have cost and may cost, in resource units: they are charged like the solver's own.
#[derive(Clone, Copy, Debug)]
pub(super) struct Work {
    /// Units spent.
    pub spent: u64,
    /// Units after which no further round begins.
    pub limit: u64,
}

impl Work {
    /// So many units may be spent.
    pub fn within(limit: u64) -> Work {
        Work { spent: 0, limit }
    }

    fn add(&mut self, s: &Substitution) {
        self.spent = self.spent.saturating_add(s.visits() * UNITS_PER_VISIT);
    }
}

/// The query in simpler form, and with it some conditions; `None` if it has no model. Where the work is used up, what
/// has been simplified so far.
pub(super) fn presolve_with(
    terms: &mut Terms,
    asserts: &[Term],
    conditions: &[Term],
    work: &mut Work,
) -> Option<Rest> {
    let mut rest = Rest {
        asserts: split(terms, asserts)?,
        definitions: Vec::new(),
        conditions: conditions.to_vec(),
    };
    rest.asserts = with_common_literals(terms, rest.asserts, work)?;
    for _ in 0..ROUNDS {
        let before = rest.asserts.clone();
        eliminate(terms, &mut rest, work)?;
        if work.spent < work.limit {
            propagate(terms, &mut rest, work)?;
        }
        if rest.asserts == before || work.spent >= work.limit {
            break;
        }
    }
    Some(rest)
}

/// The parts of the conjunction, sorted, each once; `None` if one is false or two contradict each other.
fn split(terms: &mut Terms, asserts: &[Term]) -> Option<Vec<Term>> {
    let mut seen: FxHashSet<Term> = FxHashSet::default();
    let mut out = Vec::new();
    let mut stack = asserts.to_vec();
    while let Some(t) = stack.pop() {
        if t == Terms::TRUE || !seen.insert(t) {
            continue;
        }
        let inner = match terms.op(t) {
            Op::Not => Some(terms.args(t)[0]),
            _ => None,
        };
        match (terms.op(t), inner.map(|i| terms.op(i))) {
            _ if t == Terms::FALSE => return None,
            (Op::And, _) => stack.extend(terms.args(t)),
            (_, Some(Op::Or)) => {
                let parts: Vec<Term> = inner.map(|i| terms.args(i).to_vec()).unwrap_or_default();
                for p in parts {
                    let n = terms.not(p);
                    stack.push(n);
                }
            }
            _ => out.push(t),
        }
    }
    let contradiction = |t: &Term| *terms.op(*t) == Op::Not && seen.contains(&terms.args(*t)[0]);
    if out.iter().any(contradiction) {
        return None;
    }
    out.sort_unstable();
    Some(out)
}

/// Parts of a disjunction beyond which it is not asked what they have in common.
const PARTS: usize = 256;
/// Conjuncts of one part that are looked at.
const CONJUNCTS: usize = 1024;

/// The conjunction together with the literals that hold in every part of a disjunction in it.
fn with_common_literals(
    terms: &mut Terms,
    asserts: Vec<Term>,
    work: &mut Work,
) -> Option<Vec<Term>> {
    let mut all = asserts.clone();
    for t in asserts {
        if *terms.op(t) == Op::Or {
            all.extend(common_literals(terms, t, work));
        }
    }
    split(terms, &all)
}

fn common_literals(terms: &mut Terms, disjunction: Term, work: &mut Work) -> Vec<Term> {
    let mut common: Option<FxHashSet<Term>> = None;
    let (mut stack, mut parts) = (vec![disjunction], 0);
    while let Some(t) = stack.pop() {
        if *terms.op(t) == Op::Or {
            stack.extend(terms.args(t));
            continue;
        }
        parts += 1;
        if parts > PARTS {
            return Vec::new();
        }
        // A part that is false in itself has everything in common with the others.
        let Some(here) = literals(terms, t, work) else {
            continue;
        };
        match &mut common {
            Some(c) => c.retain(|l| here.contains(l)),
            None => common = Some(here),
        }
        if common.as_ref().is_some_and(FxHashSet::is_empty) {
            return Vec::new();
        }
    }
    let mut out: Vec<Term> = common.into_iter().flatten().collect();
    out.sort_unstable();
    out
}

/// The literals among the conjuncts of a term; `None` if two of them contradict each other.
fn literals(terms: &mut Terms, t: Term, work: &mut Work) -> Option<FxHashSet<Term>> {
    let (mut seen, mut out): (FxHashSet<Term>, FxHashSet<Term>) = Default::default();
    // Terms with whether they are negated.
    let mut stack = vec![(t, false)];
    while let Some((t, negated)) = stack.pop() {
        match (terms.op(t), negated) {
            (Op::Not, _) => stack.push((terms.args(t)[0], !negated)),
            (Op::And, false) | (Op::Or, true) => {
                if seen.len() > CONJUNCTS {
                    continue;
                }
                if seen.insert(t) {
                    stack.extend(terms.args(t).iter().map(|&a| (a, negated)));
                }
            }
            _ if is_atom(terms, t) => {
                let (literal, opposite) = match negated {
                    true => (terms.not(t), t),
                    false => (t, terms.not(t)),
                };
                if out.contains(&opposite) {
                    return None;
                }
                out.insert(literal);
            }
            _ => {}
        }
    }
    work.spent += (seen.len() + out.len()) as u64 * UNITS_PER_VISIT;
    Some(out)
}

/// A variable and what it is equal to, if the literal says so.
fn definition(terms: &mut Terms, t: Term) -> Vec<(Var, Term)> {
    if let Some(v) = terms.as_var(t) {
        return vec![(v, Terms::TRUE)];
    }
    match (terms.op(t).clone(), terms.args(t)) {
        (Op::Not, &[a]) => match (terms.as_var(a), terms.op(a), terms.args(a)) {
            (Some(v), _, _) => vec![(v, Terms::FALSE)],
            // Two truth values that differ; one bit that is not 1.
            (_, Op::Eq, &[x, y]) if terms.sort(x) == Sort::Bool => {
                let (nx, ny) = (terms.not(x), terms.not(y));
                sides(terms, x, ny, y, nx)
            }
            (_, Op::Eq, &[x, y]) if terms.width(x) == 1 => {
                let (nx, ny) = (terms.bvnot(x), terms.bvnot(y));
                sides(terms, x, ny, y, nx)
            }
            _ => Vec::new(),
        },
        (Op::Eq, &[x, y]) => sides(terms, x, y, y, x),
        _ => Vec::new(),
    }
}

/// `a` is `b`, and `c` is `d`: those that are variables.
fn sides(terms: &Terms, a: Term, b: Term, c: Term, d: Term) -> Vec<(Var, Term)> {
    let pair = |x: Term, t: Term| terms.as_var(x).map(|v| (v, t));
    pair(a, b).into_iter().chain(pair(c, d)).collect()
}

/// Removes variables that are equal to terms without them.
fn eliminate(terms: &mut Terms, rest: &mut Rest, work: &mut Work) -> Option<()> {
    let mut map: FxHashMap<Term, Term> = FxHashMap::default();
    let (mut defined, mut used): (FxHashSet<Var>, FxHashSet<Var>) = Default::default();
    let mut kept = Vec::new();
    let first_new = rest.definitions.len();
    for &assert in &rest.asserts {
        let mut taken = false;
        for (v, t) in definition(terms, assert) {
            if defined.contains(&v) || used.contains(&v) {
                continue;
            }
            let Some(vars) = small_free_vars(terms, t) else {
                continue;
            };
            if vars.contains(&v) || vars.iter().any(|x| defined.contains(x)) {
                continue;
            }
            defined.insert(v);
            used.extend(vars);
            let key = terms.var(v);
            map.insert(key, t);
            rest.definitions.push((v, t));
            taken = true;
            break;
        }
        if !taken {
            kept.push(assert);
        }
    }
    if rest.definitions.len() == first_new {
        return Some(());
    }
    let mut s = Substitution::new(terms, &map);
    for t in kept.iter_mut().chain(&mut rest.conditions) {
        *t = s.apply(terms, *t);
    }
    work.add(&s);
    rest.asserts = split(terms, &kept)?;
    Some(())
}

/// The variables of a term that is not too large.
fn small_free_vars(terms: &Terms, t: Term) -> Option<Vec<Var>> {
    let mut seen: FxHashSet<Term> = FxHashSet::default();
    let (mut out, mut stack) = (Vec::new(), vec![t]);
    while let Some(t) = stack.pop() {
        if !seen.insert(t) {
            continue;
        }
        if seen.len() > DEFINITION {
            return None;
        }
        out.extend(terms.as_var(t));
        stack.extend(terms.args(t));
    }
    Some(out)
}

/// Literals are true in everything that is not a literal.
fn propagate(terms: &mut Terms, rest: &mut Rest, work: &mut Work) -> Option<()> {
    let mut map: FxHashMap<Term, Term> = FxHashMap::default();
    let (mut literals, mut others) = (Vec::new(), Vec::new());
    for &t in &rest.asserts {
        let atom = match terms.op(t) {
            Op::Not => terms.args(t)[0],
            _ => t,
        };
        if !is_atom(terms, atom) {
            others.push(t);
            continue;
        }
        literals.push(t);
        map.insert(atom, terms.bool(atom == t));
        if let (Op::Eq, &[x, k], true) = (terms.op(t), terms.args(t), atom == t)
            && terms.is_const(k)
            && !terms.is_const(x)
        {
            map.insert(x, k);
        }
    }
    if others.is_empty() || literals.is_empty() {
        return Some(());
    }
    let mut s = Substitution::new(terms, &map);
    for t in others {
        literals.push(s.apply(terms, t));
    }
    for t in &mut rest.conditions {
        *t = s.apply(terms, *t);
    }
    work.add(&s);
    rest.asserts = split(terms, &literals)?;
    Some(())
}

/// True for truth values that are not put together from others.
fn is_atom(terms: &Terms, t: Term) -> bool {
    match terms.op(t) {
        Op::Eq => terms.sort(terms.args(t)[0]) != Sort::Bool,
        Op::Ult | Op::Ule | Op::Slt | Op::Sle | Op::Var(_) | Op::Apply(_) | Op::Fp(..) => true,
        _ => false,
    }
}
