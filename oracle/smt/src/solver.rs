//! The solver: is there an assignment under which all of these hold?
//!
//! Most queries are settled by what terms and [`super::presolve`] do on their own; what is
//! left goes to Z3 ([`super::z3`]), which is not even started before. Every model is
//! evaluated before it is given out. Time is limited per query and altogether.
//! Questions with an opponent (is there an input such that *no* choice of the source
//! allows it) are in [`super::refute`], small counterexamples in [`super::minimise`].

use super::eval::{Assignment, EvalValue, Evaluator};
use super::presolve::{Rest, presolve_with};
use super::term::{Mentions, Op, Term, Terms};
use super::z3::{self, Engine, Setup, Verdict};
use std::fmt;
use std::sync::Arc;
use std::sync::atomic::AtomicBool;
use std::time::{Duration, Instant};

/// How much a solver may spend.
#[derive(Clone, Debug)]
pub struct Limits {
    /// Milliseconds for one query to Z3.
    pub query_ms: u64,
    /// When everything must be over.
    pub deadline: Option<Instant>,
    /// Megabytes that one query may take; 0 for no limit. Z3 counts per process, so queries of other threads
    /// at the same time count too.
    pub memory_mb: u32,
    /// Seed of Z3's choices.
    pub seed: u32,
}

impl Default for Limits {
    fn default() -> Limits {
        Limits {
            query_ms: 10_000,
            deadline: None,
            memory_mb: 2048,
            seed: 0,
        }
    }
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
    /// The time of the query or of everything is over.
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
            Reason::Timeout => f.write_str("out of time"),
            Reason::Memory => f.write_str("out of memory"),
            Reason::Incomplete(why) => write!(f, "gave up: {why}"),
            Reason::Interrupted => f.write_str("interrupted"),
        }
    }
}

/// Which solvers are asked, and for how many steps: the general one settles easy queries soonest, the one for the
/// logic (which bit-blasts) most of the rest. Steps, unlike time, make the same query take the same path always.
const PHASES: &[(bool, u32)] = &[(true, 1_000_000), (false, 30_000_000), (true, 0)];
/// As [`PHASES`], with IEEE operations in the query.
const FLOAT_PHASES: &[(bool, u32)] = &[
    (false, 1_000_000),
    (true, 5_000_000),
    (false, 30_000_000),
    (true, 0),
];

/// Steps for a short look at a query.
const GLANCE: u32 = 100_000;
/// Steps for a query as a whole before it is looked at by cases.
const BEFORE_CASES: u32 = 150_000;
/// Share of the time left that a query by cases may take.
const CASES_SHARE: f64 = 0.7;

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
        let Some(rest) = presolve_with(terms, asserts, &self.cases) else {
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
        let answer = self.ask(terms, &rest, mode);
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
            Err(reason) => {
                self.stats.unknown += 1;
                Answer::Unknown(reason)
            }
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
        let Some(rest) = presolve_with(terms, asserts, &[]) else {
            return self.settled(Answer::Unsat);
        };
        let mode = if floats {
            FloatMode::Abstract
        } else {
            FloatMode::Exact
        };
        let started = Instant::now();
        self.stats.queries += 1;
        let Some(left) = self.time_left(Duration::ZERO) else {
            return Answer::Unknown(Reason::Timeout);
        };
        let answer = self.one_engine(terms, &rest.asserts, mode, (true, GLANCE), left);
        self.stats.z3_time += started.elapsed();
        match answer {
            Ok(Answer::Unsat) => Answer::Unsat,
            _ => Answer::Unknown(Reason::Incomplete("only a glance".into())),
        }
    }

    /// Time for a query that has taken some already; `None` if there is none left.
    pub(super) fn time_left(&self, spent: Duration) -> Option<Duration> {
        let query = Duration::from_millis(self.limits.query_ms).saturating_sub(spent);
        let left = match self.limits.deadline {
            Some(d) => query.min(d.saturating_duration_since(Instant::now())),
            None => query,
        };
        (!left.is_zero()).then_some(left)
    }

    /// An engine as the limits want it.
    pub(super) fn engine(
        &self,
        mode: FloatMode,
        general: bool,
        steps: u32,
    ) -> Result<Engine, Reason> {
        Engine::new(Setup {
            memory_mb: self.limits.memory_mb,
            seed: self.limits.seed,
            mode,
            general,
            steps,
        })
        .ok_or(Reason::Memory)
    }

    pub(super) fn cancel(&self) -> Option<&AtomicBool> {
        self.cancel.as_deref()
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
        mode: FloatMode,
    ) -> Result<Option<Assignment>, Reason> {
        if let Some(log) = &mut self.log {
            log(&terms.to_smtlib(&rest.asserts));
        }
        let started = Instant::now();
        let floats = mode == FloatMode::Exact
            && rest
                .asserts
                .iter()
                .any(|&t| terms.mentions(t).any(Mentions::FLOAT));
        let mut last = Reason::Timeout;
        let mut phases = if floats { FLOAT_PHASES } else { PHASES }.to_vec();
        let cases = !rest.conditions.is_empty();
        if cases {
            phases.insert(0, (true, BEFORE_CASES));
        }
        for (n, phase) in phases.into_iter().enumerate() {
            if n == 1 && cases {
                let Some(left) = self.time_left(started.elapsed()) else {
                    return Err(Reason::Timeout);
                };
                if let Ok(answer) = self.by_cases(terms, rest, mode, left.mul_f64(CASES_SHARE)) {
                    return Ok(answer);
                }
            }
            let Some(left) = self.time_left(started.elapsed()) else {
                return Err(match last {
                    Reason::Memory => last,
                    _ => Reason::Timeout,
                });
            };
            match self.one_engine(terms, &rest.asserts, mode, phase, left)? {
                Answer::Unsat => return Ok(None),
                Answer::Sat(model) => return Ok(Some(model)),
                Answer::Unknown(reason @ (Reason::Incomplete(_) | Reason::Memory)) => last = reason,
                Answer::Unknown(reason) => return Err(reason),
            }
        }
        Err(last)
    }

    /// One try with a fresh engine.
    pub(super) fn one_engine(
        &mut self,
        terms: &Terms,
        asserts: &[Term],
        mode: FloatMode,
        (general, steps): (bool, u32),
        left: Duration,
    ) -> Result<Answer, Reason> {
        if self.too_large(terms, asserts) {
            return Ok(Answer::Unknown(Reason::Memory));
        }
        let started = Instant::now();
        let mut engine = self.engine(mode, general, steps)?;
        engine.assert_all(terms, asserts)?;
        let left = left.saturating_sub(started.elapsed());
        if left.is_zero() {
            return Ok(Answer::Unknown(Reason::Timeout));
        }
        Ok(match engine.check(&[], left, self.cancel()) {
            Verdict::Unsat => Answer::Unsat,
            Verdict::Sat => Answer::Sat(engine.model(terms, asserts)?),
            Verdict::Unknown(reason) => Answer::Unknown(reason),
        })
    }

    /// True if the query as a circuit would not fit the memory. Z3 cannot be stopped while it makes one.
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
