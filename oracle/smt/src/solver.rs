//! The solver: is there an assignment under which all of these hold?
//!
//! Most queries are settled by what terms and [`super::presolve`] do on their own; what is
//! left goes to Z3 ([`super::z3`]), which is not even started before. Every model is
//! evaluated before it is given out.
//!
//! What a solver may spend is counted in *resource units*, per query and altogether: Z3's own count
//! of its steps (its parameter `rlimit`, its statistic `rlimit count`), and for what is done before
//! Z3 is asked the terms that were visited, each as so many units. The same query spends the same
//! units on every machine, whatever else runs there, so the same query has the same answer. Limits
//! on time are a safety net, off unless asked for, with a reason of their own
//! ([`Reason::Timeout`]); the limit on Z3's memory is one as well, because Z3 counts memory per
//! process ([`Limits::memory_mb`]).
//!
//! Questions with an opponent (is there an input such that *no* choice of the source
//! allows it) are in [`super::refute`], small counterexamples in [`super::minimise`].

use super::eval::{Assignment, EvalValue, Evaluator};
use super::presolve::{Rest, Work, presolve_with};
use super::products;
use super::term::{Mentions, Op, Term, Terms};
use super::z3::{self, Engine, Setup, Verdict};
use std::fmt;
use std::sync::Arc;
use std::sync::atomic::AtomicBool;
use std::time::{Duration, Instant};

/// How much a solver may spend.
#[derive(Clone, Debug)]
pub struct Limits {
    /// Resource units for one query (see the head of this file).
    pub query_units: u64,
    /// Resource units for all queries together.
    pub units: u64,
    /// Safety net: wall time for one query.
    pub query_time: Option<Duration>,
    /// Safety net: when everything must be over.
    pub deadline: Option<Instant>,
    /// Megabytes that one query may take; 0 for no limit. A query whose circuit is estimated to be larger than that is
    /// not asked, which is the same everywhere. Z3 itself counts memory per process, queries of other threads
    /// included, so it is stopped only at several times this limit, as a safety net.
    pub memory_mb: u32,
    /// Seed of Z3's choices.
    pub seed: u32,
}

/// Resource units for one query unless something else is asked for: ten seconds or so of one core.
pub const QUERY_UNITS: u64 = 40_000_000;

impl Default for Limits {
    fn default() -> Limits {
        Limits {
            query_units: QUERY_UNITS,
            units: u64::MAX,
            query_time: None,
            deadline: None,
            memory_mb: 2048,
            seed: 0,
        }
    }
}

/// What one attempt at a query may still spend.
#[derive(Clone, Copy, Debug)]
pub(super) struct Allowance {
    /// Resource units; not 0.
    pub units: u64,
    /// Safety net: when it must be over.
    pub until: Option<Instant>,
}

/// A query under way: what had been spent when it began.
#[derive(Clone, Copy, Debug)]
pub(super) struct Begun {
    units: u64,
    at: Instant,
}

/// What becomes of IEEE operations on arguments that are not constants.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum FloatMode {
    /// Functions of which nothing is known: quick; no model means no model, a model means little.
    Abstract,
    /// What IEEE 754 says.
    Exact,
}

/// The answer to a query.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Answer {
    /// No assignment makes all asserts hold.
    Unsat,
    /// This one does (in [`FloatMode::Abstract`]: perhaps, if IEEE operations occur).
    Sat(Assignment),
    /// No answer.
    Unknown(Reason),
}

/// Why there is no answer.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Reason {
    /// The resource units of the query, or of everything, are used up.
    Budget,
    /// The safety net: the time of the query, or of everything, is over.
    Timeout,
    /// Z3 would need more memory than it may have.
    Memory,
    /// The solver gave up, for the reason given.
    Incomplete(String),
    /// Someone asked to stop.
    Interrupted,
}

impl fmt::Display for Reason {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Reason::Budget => f.write_str("resource limit reached"),
            Reason::Timeout => f.write_str("out of time"),
            Reason::Memory => f.write_str("out of memory"),
            Reason::Incomplete(why) => write!(f, "gave up: {why}"),
            Reason::Interrupted => f.write_str("interrupted"),
        }
    }
}

/// Which solvers are asked, and for how many units: the general one settles easy queries soonest, the one for the
/// logic (which bit-blasts) most of the rest. The last one has all that is left.
const PHASES: &[(bool, u64)] = &[(true, 1_000_000), (false, 30_000_000), (true, u64::MAX)];
/// As [`PHASES`], with IEEE operations in the query.
const FLOAT_PHASES: &[(bool, u64)] = &[
    (false, 1_000_000),
    (true, 5_000_000),
    (false, 30_000_000),
    (true, u64::MAX),
];

/// As [`PHASES`], with products and quotients abstract.
const PRODUCT_PHASES: &[(bool, u64)] = &[(true, 200_000), (false, 2_000_000)];

/// Units of a query that can afford to be asked with products abstract first.
const PRODUCT_UNITS: u64 = 5_000_000;

/// As [`PHASES`], in small numbers.
const SMALL_PHASES: &[(bool, u64)] = &[(true, 200_000), (false, 1_000_000)];

/// Units for a short look at a query.
const GLANCE: u64 = 100_000;
/// Terms of a query above which there is no short look at it: simplifying them costs more than that.
const GLANCE_TERMS: usize = 30_000;
/// Units for a query as a whole before it is looked at by cases.
const BEFORE_CASES: u64 = 150_000;
/// Percent of the units left that a query by cases may take.
const CASES_PERCENT: u64 = 70;

/// Gates that fit a megabyte, generously: Z3 takes some hundred bytes for each.
const GATES_PER_MEGABYTE: u64 = 3000;

/// What a solver has done so far.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct Stats {
    /// Queries asked.
    pub queries: u64,
    /// Queries settled without Z3.
    pub settled: u64,
    /// Queries that Z3 answered with a model.
    pub sat: u64,
    /// Queries that Z3 answered with no model.
    pub unsat: u64,
    /// Queries without an answer.
    pub unknown: u64,
    /// Resource units spent.
    pub units: u64,
    /// True if a safety net has ended something: what is not settled may be so on another machine.
    pub timed_out: bool,
    /// Time in Z3, making its terms included.
    pub z3_time: Duration,
    /// The longest time of one query in Z3.
    pub slowest: Duration,
}

/// Takes the text of every query that goes to Z3.
pub type Log = Box<dyn FnMut(&str) + Send>;

/// Asks and remembers what it cost.
pub struct Solver {
    /// How much may be spent.
    pub limits: Limits,
    /// What has been spent.
    pub stats: Stats,
    /// Truth values that a query which is not easy is split by, in the order in which they should be tried.
    pub cases: Vec<Term>,
    cancel: Option<Arc<AtomicBool>>,
    log: Option<Log>,
}

impl fmt::Debug for Solver {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_struct("Solver")
            .field("limits", &self.limits)
            .field("stats", &self.stats)
            .finish_non_exhaustive()
    }
}

impl Solver {
    /// A solver with these limits. Z3 is not started before it is needed.
    pub fn new(limits: Limits) -> Solver {
        Solver {
            limits,
            stats: Stats::default(),
            cases: Vec::new(),
            cancel: None,
            log: None,
        }
    }

    /// Stops queries as [`Reason::Interrupted`] once the switch is on.
    pub fn set_cancel(&mut self, switch: Arc<AtomicBool>) {
        self.cancel = Some(switch);
    }

    /// Gives the SMT-LIB text of every query that goes to Z3 to the function.
    pub fn set_log(&mut self, log: Log) {
        self.log = Some(log);
    }

    /// Name and version of the solver behind.
    pub fn version() -> String {
        z3::version()
    }

    /// Is there an assignment under which all asserts hold? All variables are for the solver to choose.
    ///
    /// In [`FloatMode::Exact`] a model has been checked by evaluation, and gives a value to every variable and to
    /// every application that occurs. The same query has the same answer whatever was asked before.
    pub fn check(&mut self, terms: &Terms, asserts: &[Term], mode: FloatMode) -> Answer {
        if asserts.contains(&Terms::FALSE) {
            return self.settled(Answer::Unsat);
        }
        if asserts.iter().all(|&t| t == Terms::TRUE) {
            return self.settled(Answer::Sat(Assignment::default()));
        }
        let (mut work, asserts) = terms.slice(asserts);
        // The cases are of the other table.
        let cases = std::mem::take(&mut self.cases);
        let answer = self.check_in(&mut work, &asserts, mode);
        self.cases = cases;
        answer
    }

    /// As [`Solver::check`], but may add terms to the table instead of copying it.
    pub fn check_in(&mut self, terms: &mut Terms, asserts: &[Term], mode: FloatMode) -> Answer {
        let begun = self.begin();
        if let Err(reason) = self.in_time(begun) {
            self.stats.queries += 1;
            return self.unknown(reason);
        }
        let cases = std::mem::take(&mut self.cases);
        let rest = self.presolved(terms, asserts, &cases, u64::MAX);
        self.cases = cases;
        let Some(rest) = rest else {
            return self.settled(Answer::Unsat);
        };
        if rest.asserts.is_empty() {
            let mut model = Assignment::default();
            complete(terms, asserts, &rest, &mut model);
            return match self.confirmed(terms, asserts, mode, model) {
                answer @ Answer::Sat(_) => self.settled(answer),
                other => other,
            };
        }
        self.stats.queries += 1;
        let started = Instant::now();
        let answer = self.ask(terms, &rest, (mode, begun));
        let spent = started.elapsed();
        self.stats.z3_time += spent;
        self.stats.slowest = self.stats.slowest.max(spent);
        match answer {
            Ok(None) => {
                self.stats.unsat += 1;
                Answer::Unsat
            }
            Ok(Some(mut model)) => {
                self.stats.sat += 1;
                complete(terms, asserts, &rest, &mut model);
                self.confirmed(terms, asserts, mode, model)
            }
            Err(reason) => self.unknown(reason),
        }
    }

    /// As [`Solver::check_in`] with exact floating point, but asks with abstract floating point first, where IEEE
    /// operations occur: that is often enough, and much quicker.
    pub fn decide(&mut self, terms: &mut Terms, asserts: &[Term]) -> Answer {
        let floats = asserts
            .iter()
            .any(|&t| terms.mentions(t).any(Mentions::FLOAT));
        if floats {
            match self.check_in(terms, asserts, FloatMode::Abstract) {
                Answer::Unsat => return Answer::Unsat,
                Answer::Sat(model) if holds(terms, asserts, &model) => return Answer::Sat(model),
                Answer::Unknown(Reason::Interrupted) => {
                    return Answer::Unknown(Reason::Interrupted);
                }
                _ => {}
            }
        }
        self.check_in(terms, asserts, FloatMode::Exact)
    }

    /// A short look at a query: an answer if there is one at once.
    pub fn glance(&mut self, terms: &mut Terms, asserts: &[Term]) -> Answer {
        let floats = asserts
            .iter()
            .any(|&t| terms.mentions(t).any(Mentions::FLOAT));
        let begun = self.begin();
        if let Err(reason) = self.in_time(begun) {
            return Answer::Unknown(reason);
        }
        if terms.has_more_than(asserts, GLANCE_TERMS) {
            return Answer::Unknown(Reason::Incomplete("too large for a glance".into()));
        }
        let Some(rest) = self.presolved(terms, asserts, &[], GLANCE) else {
            return self.settled(Answer::Unsat);
        };
        let mode = if floats {
            FloatMode::Abstract
        } else {
            FloatMode::Exact
        };
        self.stats.queries += 1;
        let left = match self.left(begun) {
            Ok(left) => left,
            Err(reason) => return Answer::Unknown(reason),
        };
        let answer = self.one_engine(terms, &rest.asserts, mode, (true, GLANCE), left);
        self.stats.z3_time += begun.at.elapsed();
        match answer {
            Ok(Answer::Unsat) => Answer::Unsat,
            _ => Answer::Unknown(Reason::Incomplete("only a glance".into())),
        }
    }

    /// A query begins.
    pub(super) fn begin(&self) -> Begun {
        Begun {
            units: self.stats.units,
            at: Instant::now(),
        }
    }

    /// What a query may still spend.
    ///
    /// # Errors
    /// [`Reason::Budget`] if its units, or those of everything, are used up; [`Reason::Timeout`] if the safety net says
    /// so.
    pub(super) fn left(&mut self, begun: Begun) -> Result<Allowance, Reason> {
        let query = self.limits.query_units;
        let query = query.saturating_sub(self.stats.units.saturating_sub(begun.units));
        let units = query.min(self.limits.units.saturating_sub(self.stats.units));
        if units == 0 {
            return Err(Reason::Budget);
        }
        let until = self.in_time(begun)?;
        Ok(Allowance { units, until })
    }

    /// When a query that began then must end, if it must. Simplification is not interrupted: on large queries it takes
    /// long enough that none may begin when the time is over.
    ///
    /// # Errors
    /// [`Reason::Timeout`] if it should have ended.
    fn in_time(&mut self, begun: Begun) -> Result<Option<Instant>, Reason> {
        let net = self.limits.query_time.map(|t| begun.at + t);
        let until = net.into_iter().chain(self.limits.deadline).min();
        if until.is_some_and(|t| Instant::now() >= t) {
            self.stats.timed_out = true;
            return Err(Reason::Timeout);
        }
        Ok(until)
    }

    /// True if the safety net says that nothing more may begin.
    pub fn is_late(&mut self) -> bool {
        let begun = self.begin();
        self.in_time(begun).is_err()
    }

    /// The query in simpler form ([`presolve_with`]), for at most so many units and what everything may still spend.
    fn presolved(
        &mut self,
        terms: &mut Terms,
        asserts: &[Term],
        conditions: &[Term],
        units: u64,
    ) -> Option<Rest> {
        let left = self.limits.units.saturating_sub(self.stats.units);
        let mut work = Work::within(units.min(left).min(self.limits.query_units));
        let rest = presolve_with(terms, asserts, conditions, &mut work);
        self.charge(work.spent);
        rest
    }

    /// Takes units for work that was done outside Z3.
    pub(super) fn charge(&mut self, units: u64) {
        self.stats.units = self.stats.units.saturating_add(units);
    }

    /// An engine as the limits want it.
    pub(super) fn engine(&self, mode: FloatMode, general: bool) -> Result<Engine, Reason> {
        Engine::new(Setup {
            memory_mb: self.limits.memory_mb,
            seed: self.limits.seed,
            mode,
            general,
        })
        .ok_or(Reason::Memory)
    }

    pub(super) fn cancel(&self) -> Option<&AtomicBool> {
        self.cancel.as_deref()
    }

    fn unknown(&mut self, reason: Reason) -> Answer {
        self.stats.unknown += 1;
        Answer::Unknown(reason)
    }

    fn settled(&mut self, answer: Answer) -> Answer {
        self.stats.queries += 1;
        self.stats.settled += 1;
        answer
    }

    /// Z3's answer: no model, or one.
    fn ask(
        &mut self,
        terms: &mut Terms,
        rest: &Rest,
        (mode, begun): (FloatMode, Begun),
    ) -> Result<Option<Assignment>, Reason> {
        if let Some(log) = &mut self.log {
            log(&terms.to_smtlib(&rest.asserts));
        }
        let floats = mode == FloatMode::Exact
            && rest
                .asserts
                .iter()
                .any(|&t| terms.mentions(t).any(Mentions::FLOAT));
        if let Some(answer) = self.without_products(terms, rest, (mode, begun))? {
            return Ok(answer);
        }
        let mut last = Reason::Budget;
        let mut phases = if floats { FLOAT_PHASES } else { PHASES }.to_vec();
        let cases = !rest.conditions.is_empty();
        if cases {
            phases.insert(0, (true, BEFORE_CASES));
        }
        for (n, phase) in phases.into_iter().enumerate() {
            if n == 1 && cases {
                let left = self.left(begun)?;
                let share = Allowance {
                    units: (left.units / 100 * CASES_PERCENT).max(1),
                    ..left
                };
                if let Ok(answer) = self.by_cases(terms, rest, mode, share) {
                    return Ok(answer);
                }
            }
            let left = match self.left(begun) {
                Ok(left) => left,
                Err(Reason::Budget) if last == Reason::Memory => return Err(last),
                Err(reason) => return Err(reason),
            };
            match self.one_engine(terms, &rest.asserts, mode, phase, left)? {
                Answer::Unsat => return Ok(None),
                Answer::Sat(model) => return Ok(Some(model)),
                Answer::Unknown(
                    reason @ (Reason::Incomplete(_) | Reason::Memory | Reason::Budget),
                ) => last = reason,
                Answer::Unknown(reason) => return Err(reason),
            }
        }
        Err(last)
    }

    /// A query with products or quotients of variables, where it has no model whatever they are ([`products`]), or one in
    /// small numbers.
    fn without_products(
        &mut self,
        terms: &mut Terms,
        rest: &Rest,
        (mode, begun): (FloatMode, Begun),
    ) -> Result<Option<Option<Assignment>>, Reason> {
        if self.limits.query_units < PRODUCT_UNITS {
            return Ok(None);
        }
        let Some(asserts) = products::abstracted(terms, &rest.asserts) else {
            return Ok(None);
        };
        // An easy query is easy as it is.
        match self.phases(terms, &rest.asserts, (mode, begun), &[(true, BEFORE_CASES)])? {
            Some(Answer::Unsat) => return Ok(Some(None)),
            Some(Answer::Sat(model)) => return Ok(Some(Some(model))),
            _ => {}
        }
        let first = self.phases(terms, &asserts, (mode, begun), PRODUCT_PHASES)?;
        match first {
            Some(Answer::Unsat) => return Ok(Some(None)),
            Some(_) => {}
            None => return Ok(None),
        }
        let small = products::in_small_numbers(terms, &rest.asserts);
        let found = self.phases(terms, &small.asserts, (mode, begun), SMALL_PHASES)?;
        let Some(Answer::Sat(mut model)) = found else {
            return Ok(None);
        };
        let mut e = Evaluator::new(terms, &model);
        let values: Vec<_> = (small.places.iter())
            .map(|&(v, t)| (v, e.value(t)))
            .collect();
        for &few in &small.stand_ins {
            model.vars.remove(&few);
        }
        for (v, value) in values {
            model.set(v, value);
        }
        // Whether it is a model is seen where the answer is given.
        Ok(holds(terms, &rest.asserts, &model).then_some(Some(model)))
    }

    /// The answer of the first phase that has one.
    fn phases(
        &mut self,
        terms: &Terms,
        asserts: &[Term],
        (mode, begun): (FloatMode, Begun),
        phases: &[(bool, u64)],
    ) -> Result<Option<Answer>, Reason> {
        for &phase in phases {
            let left = self.left(begun)?;
            match self.one_engine(terms, asserts, mode, phase, left)? {
                Answer::Unknown(Reason::Interrupted) => return Err(Reason::Interrupted),
                Answer::Unknown(_) => {}
                answer => return Ok(Some(answer)),
            }
        }
        Ok(None)
    }

    /// One try with a fresh engine, for at most so many units; [`Reason::Budget`] where they or the allowance are used up.
    pub(super) fn one_engine(
        &mut self,
        terms: &Terms,
        asserts: &[Term],
        mode: FloatMode,
        (general, units): (bool, u64),
        left: Allowance,
    ) -> Result<Answer, Reason> {
        if self.too_large(terms, asserts) {
            return Ok(Answer::Unknown(Reason::Memory));
        }
        let mut engine = self.engine(mode, general)?;
        let made = engine.assert_all(terms, asserts);
        let left = Allowance {
            units: left.units.min(units),
            ..left
        };
        let verdict = made.map(|()| engine.check(&[], left, self.cancel()));
        self.charge(engine.units());
        self.stats.timed_out |= verdict == Ok(Verdict::Unknown(Reason::Timeout));
        Ok(match verdict? {
            Verdict::Unsat => Answer::Unsat,
            Verdict::Sat => Answer::Sat(engine.model(terms, asserts)?),
            Verdict::Unknown(reason) => Answer::Unknown(reason),
        })
    }

    /// True if the query as a circuit would not fit the memory. Z3 cannot be stopped while it makes one, and its own count
    /// of memory hangs on what other threads ask.
    fn too_large(&self, terms: &Terms, asserts: &[Term]) -> bool {
        if self.limits.memory_mb == 0 {
            return false;
        }
        let gates: u64 = terms
            .reachable(asserts)
            .iter()
            .map(|&t| gates(terms, t))
            .sum();
        gates > u64::from(self.limits.memory_mb) * GATES_PER_MEGABYTE
    }

    /// A model that evaluation agrees with.
    fn confirmed(
        &self,
        terms: &Terms,
        asserts: &[Term],
        mode: FloatMode,
        model: Assignment,
    ) -> Answer {
        let abstracted = mode == FloatMode::Abstract
            && asserts
                .iter()
                .any(|&t| terms.mentions(t).any(Mentions::FLOAT));
        if abstracted || holds(terms, asserts, &model) {
            Answer::Sat(model)
        } else {
            Answer::Unknown(Reason::Incomplete("model does not check".into()))
        }
    }
}

/// About how many gates an operation needs.
fn gates(terms: &Terms, t: Term) -> u64 {
    let Some(&a) = terms.args(t).last() else {
        return 0;
    };
    let w = u64::from(terms.width(a).max(terms.width(t)));
    match terms.op(t) {
        Op::BvUdiv | Op::BvUrem | Op::BvSdiv | Op::BvSrem => w * w * 12,
        Op::BvMul if terms.is_const(a) => w * w,
        Op::BvMul => w * w * 6,
        Op::BvShl | Op::BvLshr | Op::BvAshr => w * 20,
        Op::Fp(..) => w * w * 12,
        Op::BvAdd | Op::BvNeg | Op::Ult | Op::Slt => w * 6,
        Op::Apply(_) | Op::Eq | Op::Ite => w * 3,
        _ => w,
    }
}

/// True if all asserts hold under the assignment.
pub fn holds(terms: &Terms, asserts: &[Term], model: &Assignment) -> bool {
    let mut e = Evaluator::new(terms, model);
    asserts.iter().all(|&t| e.holds(t))
}

/// Makes a model of what was left a model of the query, with a value for every variable that occurs.
fn complete(terms: &Terms, asserts: &[Term], rest: &Rest, model: &mut Assignment) {
    rest.complete(terms, model);
    for v in terms.free_vars(asserts) {
        if !model.vars.contains_key(&v) {
            model.set(v, EvalValue::zero(terms.var_data(v).sort));
        }
    }
}
