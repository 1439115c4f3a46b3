//! Questions with an opponent: is there a counterexample that no choice of the source excuses?
//!
//! A violation may depend on choices that the source is free to make. It is a
//! counterexample only if it is there for *every* such choice. The method is
//! counterexample-guided: the choices tried so far (instances) are asked together; no
//! assignment means that for every input one of these choices excuses the target, so
//! the violation is refuted. An assignment is turned on the source: if some choice
//! excuses it, that choice, and what it looks like in terms of the inputs, become
//! further instances; if none does, the assignment is the counterexample.
//!
//! The first instances decide most questions. They come from the caller (what the
//! target did) and from the equations in the violation, solved for the source's
//! variables.

use super::arith;
use super::eval::{Assignment, EvalValue, Evaluator};
use super::solver::{Answer, FloatMode, Reason, Solver, holds};
use super::term::{Chooser, Mentions, Op, Sort, Term, Terms, Var};
use rustc_hash::{FxHashMap, FxHashSet};
use smallvec::SmallVec;

/// Width up to which a choice is one of a few ways to go on.
const SMALL: u32 = 4;
/// Rounds of choice and counter-choice.
const ROUNDS: usize = 64;

/// The answer to a question with an opponent.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Refutation {
    /// Whatever the inputs, the source has a choice under which the violation is not there.
    Proved,
    /// Inputs under which the violation is there for every choice of the source; checked by evaluation.
    /// Variables of the source have no value here.
    Counterexample(Assignment),
    /// No answer.
    Unknown(Reason),
}

/// The state of one question.
struct Question<'a> {
    context: &'a [Term],
    violation: Term,
    sources: Vec<Var>,
    places: &'a [Var],
    /// The places of each instance.
    copies: Vec<FxHashMap<Term, Term>>,
    instances: Vec<Term>,
    seen: FxHashSet<Term>,
}

impl Solver {
    /// Is there an assignment of everything but the source's variables such that the context holds, and the
    /// violation holds for all values of these? The context must not mention them.
    ///
    /// Hints are choices to try first: maps from source variables to terms without source variables; what they
    /// leave out is zero.
    pub fn refute(
        &mut self,
        terms: &mut Terms,
        context: &[Term],
        violation: Term,
        hints: &[FxHashMap<Term, Term>],
        mode: FloatMode,
    ) -> Refutation {
        self.refute_at(terms, context, violation, hints, &[], mode)
    }

    /// As [`Solver::refute`], where `places` are variables that say where a violation is looked for (a location in
    /// memory): they may be chosen after the source's choices, so that a choice counts only if it excuses every
    /// place. The context must not mention them.
    pub fn refute_at(
        &mut self,
        terms: &mut Terms,
        context: &[Term],
        violation: Term,
        hints: &[FxHashMap<Term, Term>],
        places: &[Var],
        mode: FloatMode,
    ) -> Refutation {
        if !terms.mentions(violation).any(Mentions::SOURCE) {
            let mut asserts = context.to_vec();
            asserts.push(violation);
            return match self.ask_for_real(terms, &asserts, mode) {
                Answer::Unsat => Refutation::Proved,
                Answer::Sat(model) => Refutation::Counterexample(model),
                Answer::Unknown(reason) => Refutation::Unknown(reason),
            };
        }
        let mut q = Question {
            context,
            violation,
            sources: source_variables(terms, violation),
            places,
            copies: Vec::new(),
            instances: Vec::new(),
            seen: FxHashSet::default(),
        };
        let mut guesses = hints.to_vec();
        for h in solutions(terms, violation) {
            let both = hints.first().map(|guess| completed(terms, guess, &h));
            guesses.push(h);
            guesses.extend(both);
        }
        guesses.extend(partnerships(terms, &q.sources, violation));
        for h in guesses {
            // An instance may be as large as the violation.
            if self.is_late() {
                return Refutation::Unknown(Reason::Timeout);
            }
            q.add(terms, &h);
        }
        if q.instances.is_empty() {
            q.add(terms, &FxHashMap::default());
        }
        self.rounds(terms, &mut q, mode)
    }

    fn rounds(&mut self, terms: &mut Terms, q: &mut Question<'_>, mode: FloatMode) -> Refutation {
        for round in 0..ROUNDS {
            let mut asserts = q.context.to_vec();
            asserts.extend(&q.instances);
            let mut model = match self.ask_for_real(terms, &asserts, mode) {
                Answer::Unsat => return Refutation::Proved,
                Answer::Unknown(reason) => return Refutation::Unknown(reason),
                Answer::Sat(model) => model,
            };
            q.fill(terms, &mut model);
            let excused = q.excused(terms, &model);
            let choice = match self.ask_for_real(terms, &excused, mode) {
                Answer::Unsat => return Refutation::Counterexample(model),
                Answer::Unknown(reason) => return Refutation::Unknown(reason),
                Answer::Sat(choice) => choice,
            };
            if !q.learn(terms, &model, &choice, round) {
                return Refutation::Unknown(Reason::Incomplete("the same choice again".into()));
            }
        }
        Refutation::Unknown(Reason::Incomplete(format!(
            "{ROUNDS} choices were not enough"
        )))
    }

    /// A query whose models are real also where IEEE operations occur.
    fn ask_for_real(&mut self, terms: &mut Terms, asserts: &[Term], mode: FloatMode) -> Answer {
        if mode == FloatMode::Exact {
            return self.decide(terms, asserts);
        }
        match self.check_in(terms, asserts, mode) {
            Answer::Sat(model) if !holds(terms, asserts, &model) => {
                Answer::Unknown(Reason::Incomplete("floating point is abstract".into()))
            }
            answer => answer,
        }
    }
}

impl Question<'_> {
    /// Adds the instance of a choice; false if it is there already.
    fn add(&mut self, terms: &mut Terms, choice: &FxHashMap<Term, Term>) -> bool {
        let mut map: FxHashMap<Term, Term> = FxHashMap::default();
        for &v in &self.sources {
            let key = terms.var(v);
            let value = match choice.get(&key) {
                Some(&t) if !terms.mentions(t).any(Mentions::SOURCE) => t,
                _ => terms.constant(&EvalValue::zero(terms.var_data(v).sort)),
            };
            map.insert(key, value);
        }
        let instance = terms.substitute(self.violation, &map);
        let new = self.seen.insert(instance);
        if new {
            let copy = self.new_places(terms);
            let instance = terms.substitute(instance, &copy);
            self.instances.push(instance);
            self.copies.push(copy);
        }
        new
    }

    /// Places of the next instance; the first has those of the violation itself.
    fn new_places(&self, terms: &mut Terms) -> FxHashMap<Term, Term> {
        let mut copy = FxHashMap::default();
        if self.instances.is_empty() {
            return copy;
        }
        for &v in self.places {
            let data = terms.var_data(v).clone();
            let (from, to) = (terms.var(v), terms.fresh(data));
            copy.insert(from, to);
        }
        copy
    }

    /// What a choice of the source must meet to excuse the model: no violation at any of its places.
    fn excused(&self, terms: &mut Terms, model: &Assignment) -> Vec<Term> {
        let mut out = Vec::new();
        for copy in &self.copies {
            let there = terms.substitute(self.violation, copy);
            let closed = specialise(terms, there, model);
            let fine = terms.not(closed);
            if !out.contains(&fine) {
                out.push(fine);
            }
        }
        out
    }

    /// Gives the model a value for every variable that is not the source's.
    fn fill(&self, terms: &Terms, model: &mut Assignment) {
        let mut roots = self.context.to_vec();
        roots.push(self.violation);
        roots.extend(&self.instances);
        for v in terms.free_vars(&roots) {
            if terms.var_data(v).chooser == Chooser::Source {
                model.vars.remove(&v);
            } else if !model.vars.contains_key(&v) {
                model.set(v, EvalValue::zero(terms.var_data(v).sort));
            }
        }
    }

    /// Adds the choice that excused the model, as values and in terms of what has the same value.
    fn learn(
        &mut self,
        terms: &mut Terms,
        model: &Assignment,
        choice: &Assignment,
        round: usize,
    ) -> bool {
        let known = self.values(terms, model);
        let (mut plain, mut general) = (FxHashMap::default(), FxHashMap::default());
        for v in self.sources.clone() {
            let (key, value) = (terms.var(v), choice.var(terms, v));
            let constant = terms.constant(&value);
            plain.insert(key, constant);
            let mut same: Vec<Term> = known
                .iter()
                .filter(|(_, x)| *x == value)
                .map(|&(t, _)| t)
                .collect();
            same.sort_by_key(|&t| !is_partner(terms, v, t));
            let pick = if same.is_empty() {
                constant
            } else {
                same[round % same.len()]
            };
            general.insert(key, pick);
        }
        let first = self.add(terms, &general);
        self.add(terms, &plain) || first
    }

    /// Variables and applications that the source cannot influence, with their values.
    fn values(&self, terms: &Terms, model: &Assignment) -> Vec<(Term, EvalValue)> {
        let mut e = Evaluator::new(terms, model);
        terms
            .reachable(&[self.violation])
            .into_iter()
            .filter(|&t| matches!(terms.op(t), Op::Var(_) | Op::Apply(_)))
            .filter(|&t| !terms.mentions(t).any(Mentions::SOURCE))
            .map(|t| (t, e.value(t)))
            .collect()
    }
}

fn source_variables(terms: &Terms, t: Term) -> Vec<Var> {
    let mut vars = terms.free_vars(&[t]);
    vars.retain(|&v| terms.var_data(v).chooser == Chooser::Source);
    vars
}

/// What a choice is about: its name without the side before the first dot and the number after the last.
fn topic(name: &str) -> &str {
    let name = name.split_once('.').map_or(name, |(_, rest)| rest);
    name.trim_end_matches(|c: char| c.is_ascii_digit())
}

/// True if the term is a choice of the target about what the source's variable is a choice about.
fn is_partner(terms: &Terms, source: Var, t: Term) -> bool {
    let Some(v) = terms.as_var(t) else {
        return false;
    };
    let (a, b) = (terms.var_data(source), terms.var_data(v));
    b.chooser == Chooser::Target && a.sort == b.sort && topic(&a.name) == topic(&b.name)
}

/// Choices that follow the target: its first choice about the same thing, and its last.
fn partnerships(terms: &mut Terms, sources: &[Var], violation: Term) -> [FxHashMap<Term, Term>; 2] {
    let vars = terms.free_vars(&[violation]);
    let vars: Vec<Term> = vars.into_iter().map(|v| terms.var(v)).collect();
    let mut out = [FxHashMap::default(), FxHashMap::default()];
    for &v in sources {
        let key = terms.var(v);
        let mut partners = vars.iter().copied().filter(|&t| is_partner(terms, v, t));
        if let Some(first) = partners.next() {
            out[0].insert(key, first);
            out[1].insert(key, partners.next_back().unwrap_or(first));
        }
    }
    out
}

/// The term with the values of the model for all variables but the source's, and its tables for functions.
pub(super) fn specialise(terms: &mut Terms, root: Term, model: &Assignment) -> Term {
    let mut done: FxHashMap<Term, Term> = FxHashMap::default();
    for t in terms.reachable(&[root]) {
        let op = terms.op(t).clone();
        let args: SmallVec<[Term; 3]> = terms.args(t).iter().map(|a| done[a]).collect();
        let new = match op {
            Op::Var(v) if terms.var_data(v).chooser != Chooser::Source => {
                let value = model.var(terms, v);
                terms.constant(&value)
            }
            Op::Apply(f) => {
                let table = model.funs.get(&f).cloned();
                let mut out = match &table {
                    Some(t) => terms.constant(&t.default),
                    None => terms.constant(&EvalValue::zero(terms.sort(t))),
                };
                for (key, value) in table.iter().flat_map(|t| &t.entries) {
                    let here = matches(terms, &args, key);
                    let value = terms.constant(value);
                    out = terms.ite(here, value, out);
                }
                out
            }
            _ if args[..] == *terms.args(t) => t,
            _ => terms.rebuild(t, &args),
        };
        done.insert(t, new);
    }
    done[&root]
}

fn matches(terms: &mut Terms, args: &[Term], key: &[EvalValue]) -> Term {
    let mut all = Terms::TRUE;
    for (&a, k) in args.iter().zip(key) {
        let k = terms.constant(k);
        let e = terms.eq(a, k);
        all = terms.and(all, e);
    }
    all
}

/// A part of a source variable (its low bits from `low` on) and a term that it should be.
struct Piece {
    var: Term,
    low: u32,
    value: Term,
}

/// A guess in which choices that follow nothing are those of a solution.
fn completed(
    terms: &Terms,
    guess: &FxHashMap<Term, Term>,
    solution: &FxHashMap<Term, Term>,
) -> FxHashMap<Term, Term> {
    let mut out = solution.clone();
    // Order does not matter: each key is looked at once.
    #[allow(clippy::iter_over_hash_type)]
    for (&v, &t) in guess {
        if !terms.is_const(t) {
            out.insert(v, t);
        }
    }
    out
}

/// Values for the bits that a solution leaves open: none; and for the small numbers that name an operand to follow
/// and say that it is left as it is, the first and the second operand.
const OPEN_BITS: [u64; 3] = [0, 0b101, 0b110];

/// Choices that make equations in the term hold: the first solution for every bit, and the last.
fn solutions(terms: &mut Terms, root: Term) -> Vec<FxHashMap<Term, Term>> {
    let mut pieces = Vec::new();
    for t in terms.reachable(&[root]) {
        if *terms.op(t) != Op::Eq || !terms.mentions(t).any(Mentions::SOURCE) {
            continue;
        }
        let (a, b) = (terms.args(t)[0], terms.args(t)[1]);
        match terms.sort(a) {
            Sort::Bool => {
                for (x, y) in [(a, b), (b, a)] {
                    solve(terms, x, y, &mut pieces);
                }
            }
            Sort::Bits(_) => solve_sum(terms, a, b, &mut pieces),
        }
    }
    if pieces.is_empty() {
        return Vec::new();
    }
    let mut out: Vec<FxHashMap<Term, Term>> = Vec::new();
    for _ in 0..2 {
        for open in OPEN_BITS {
            let h = assemble(terms, &pieces, open);
            if !out.contains(&h) {
                out.push(h);
            }
        }
        pieces.reverse();
    }
    out
}

/// Solves `a == b` for atoms that the source influences and that occur with an odd coefficient.
fn solve_sum(terms: &mut Terms, a: Term, b: Term, out: &mut Vec<Piece>) {
    let w = terms.width(a);
    let mut p = terms.poly(a);
    p.add_scaled(&terms.poly(b), &arith::ones(w));
    for (i, m) in p.monomials.iter().enumerate() {
        let &[atom] = &m.factors[..] else { continue };
        let Some(inverse) = arith::inverse(&m.coefficient) else {
            continue;
        };
        if !terms.mentions(atom).any(Mentions::SOURCE) {
            continue;
        }
        let mut others = p.clone();
        others.monomials.remove(i);
        let free = others.monomials.iter().all(|m| {
            m.factors
                .iter()
                .all(|&f| !terms.mentions(f).any(Mentions::SOURCE))
        });
        if free {
            let value = others.scaled(&arith::neg(&inverse));
            let value = terms.term_of(&value);
            solve(terms, atom, value, out);
        }
    }
}

/// What the source's variables in `x` must be for `x == value`, where that is plain.
fn solve(terms: &mut Terms, x: Term, value: Term, out: &mut Vec<Piece>) {
    let mut work = vec![(x, value)];
    while let Some((x, value)) = work.pop() {
        let ours = |t: Term, terms: &Terms| terms.mentions(t).any(Mentions::SOURCE);
        if !ours(x, terms) || ours(value, terms) {
            continue;
        }
        match (terms.op(x).clone(), terms.args(x)) {
            (Op::Var(_), _) => out.push(Piece {
                var: x,
                low: 0,
                value,
            }),
            (Op::Extract(_, low), &[y]) if terms.as_var(y).is_some() => {
                out.push(Piece { var: y, low, value })
            }
            (Op::Zext | Op::Sext, &[y]) => {
                let low = terms.extract(terms.width(y) - 1, 0, value);
                work.push((y, low));
            }
            (Op::Concat, &[h, l]) => {
                let (w, n) = (terms.width(l), terms.width(x));
                let (high, low) = (
                    terms.extract(n - 1, w, value),
                    terms.extract(w - 1, 0, value),
                );
                work.extend([(h, high), (l, low)]);
            }
            (Op::Not, &[y]) => {
                let value = terms.not(value);
                work.push((y, value));
            }
            (Op::BvNot, &[y]) => {
                let value = terms.bvnot(value);
                work.push((y, value));
            }
            (Op::BvXor, &[y, z]) => {
                for (y, z) in [(y, z), (z, y)] {
                    if !ours(z, terms) {
                        let value = terms.bvxor(value, z);
                        work.push((y, value));
                    }
                }
            }
            (Op::Ite, &[_, y, z]) => work.extend([(z, value), (y, value)]),
            _ => {}
        }
    }
}

/// Puts pieces together, the first one that covers a bit deciding it; uncovered bits are those of `open`, in small
/// variables, and zero in others.
fn assemble(terms: &mut Terms, pieces: &[Piece], open: u64) -> FxHashMap<Term, Term> {
    let mut order: Vec<Term> = Vec::new();
    for p in pieces {
        if !order.contains(&p.var) {
            order.push(p.var);
        }
    }
    let mut out = FxHashMap::default();
    for var in order {
        let mine: Vec<&Piece> = pieces.iter().filter(|p| p.var == var).collect();
        let whole = mine[0].low == 0 && terms.width(mine[0].value) == terms.width(var);
        if whole || terms.sort(var) == Sort::Bool {
            out.insert(var, mine[0].value);
            continue;
        }
        let mut acc: Option<Term> = None;
        let (mut at, w) = (0, terms.width(var));
        while at < w {
            let covers = |p: &&&Piece| p.low <= at && at < p.low + terms.width(p.value);
            let (piece, end) = match mine.iter().find(covers) {
                Some(p) => {
                    let top = p.low + terms.width(p.value);
                    (
                        terms.extract(terms.width(p.value) - 1, at - p.low, p.value),
                        top,
                    )
                }
                None => {
                    let next = mine
                        .iter()
                        .map(|p| p.low)
                        .filter(|&l| l > at)
                        .min()
                        .unwrap_or(w);
                    let fill = if w <= SMALL { open >> at } else { 0 };
                    (terms.bits(next - at, fill), next)
                }
            };
            acc = Some(match acc {
                None => piece,
                Some(low) => terms.concat(piece, low),
            });
            at = end;
        }
        out.extend(acc.map(|t| (var, t)));
    }
    out
}
