//! One question: does this target function refine this source function?
//!
//! [`validate`] answers it with a [`Report`]: the conclusion, and everything that it rests on (bounds, mode, assumptions,
//! solver). It tries, in this order:
//!
//! 1. **the same**: equal canonical forms need no solver;
//! 2. **simulation**: both functions are cut at their loop headers, and each segment of the target is proved to refine
//!    the source's, which holds for all iterations;
//! 3. **unrolling**: loops up to the bound of the mode, and lower bounds where that one is too expensive; the answer
//!    names the bound that holds.
//!
//! A counterexample of the solver is made small, executed by both sides in the interpreter, and only then reported.
//!
//! **Invariant:** "correct" is only said when nothing was left vague on the way to it, and "incorrect" only with an input.

mod counterexample;
mod decide;
mod question;
mod samples;

use self::question::{NoQuestion, Question};
use super::context::Mode;
use super::encode::Blocker;
use super::encode::lent;
use super::encode::memory::{elision, placed};
use super::promises::undef_uses;
use super::promote;
use super::same::same;
use super::simulate;
use std::time::{Duration, Instant};
use tandem_ir::{Function, Module};
use tandem_smt::solver::QUERY_UNITS;
use tandem_smt::{Solver, Terms};

/// How hard to try.
///
/// What decides is counted: units of the solver ([`tandem_smt::solver`]) and terms of an encoding. The two limits on
/// time are a safety net: off unless asked for, and where they end something the conclusion is
/// [`Conclusion::TimedOut`].
#[derive(Clone, Debug)]
pub struct Settings {
    /// What decides the meaning.
    pub mode: Mode,
    /// Resource units of the solver for one query.
    pub query_units: u64,
    /// Resource units of the solver for the whole question.
    pub units: u64,
    /// Safety net: wall time of one solver query.
    pub query_time: Option<Duration>,
    /// Safety net: wall time of the whole question.
    pub time_limit: Option<Duration>,
    /// Solver memory in MiB: a query that is estimated to need more is not asked.
    pub memory_mb: u32,
    /// Solver seed.
    pub seed: u32,
    /// Go to the solver even where both functions are the same but for names and order.
    pub always_verify: bool,
    /// Keep the queries as SMT-LIB text.
    pub log: bool,
}

/// Resource units for a whole question unless something else is asked for.
pub const UNITS: u64 = 6 * QUERY_UNITS;

impl Default for Settings {
    fn default() -> Settings {
        Settings {
            mode: Mode::default(),
            query_units: QUERY_UNITS,
            units: UNITS,
            query_time: None,
            time_limit: None,
            memory_mb: 1024,
            seed: 0,
            always_verify: false,
            log: false,
        }
    }
}

impl Settings {
    /// When a question that begins now has to be over.
    pub fn net(&self) -> Option<Instant> {
        self.time_limit.map(|d| Instant::now() + d)
    }

    /// The same for a part of a question that has to be over then: its limit is the time that is left.
    #[must_use]
    pub fn within(&self, net: Option<Instant>) -> Settings {
        let left = net.map(|t| t.saturating_duration_since(Instant::now()));
        Settings {
            time_limit: left.or(self.time_limit),
            ..self.clone()
        }
    }
}

/// A function and the module that it refers to.
///
/// The function need not be one of the module's bodies: a changed version of one is as good, as long as what
/// it names is in the header.
#[derive(Clone, Copy, Debug)]
pub struct Subject<'a> {
    /// The module: names, types, and bodies that calls may follow.
    pub module: &'a Module,
    /// The function.
    pub function: &'a Function,
}

/// What was found out.
#[derive(Clone, Debug)]
pub enum Conclusion {
    /// Every behaviour of the target is allowed, within the bound of the report.
    Correct {
        /// True if the functions are the same but for names and order, so that no bound applies.
        same: bool,
    },
    /// The source is undefined on every input, so that any target is allowed.
    Vacuous,
    /// The target does what the source may not do.
    Incorrect(Box<Counterexample>),
    /// Neither a proof nor a counterexample: why.
    Unproven(String),
    /// The solver's resource units, or the terms that an encoding may make, are used up. The same on every machine.
    OutOfBudget,
    /// The safety net: the wall time ran out.
    TimedOut,
    /// Constructs that are not modelled.
    Unsupported(Vec<Blocker>),
}

impl Conclusion {
    /// Name in kebab case.
    pub fn name(&self) -> &'static str {
        match self {
            Conclusion::Correct { .. } => "correct",
            Conclusion::Vacuous => "vacuous",
            Conclusion::Incorrect(_) => "incorrect",
            Conclusion::Unproven(_) => "unproven",
            Conclusion::OutOfBudget => "out of budget",
            Conclusion::TimedOut => "timed-out",
            Conclusion::Unsupported(_) => "unsupported",
        }
    }
}

/// What an input shows.
#[derive(Clone, Debug, Default)]
pub struct Counterexample {
    /// What the target does wrong, in a few words ("value mismatch", "target is more poisonous than source").
    pub reason: String,
    /// The promise of the target that is not kept, where the difference is one of promises and no run shows it.
    pub promise: Option<String>,
    /// Arguments, one line each.
    pub inputs: Vec<String>,
    /// Values of both sides along the path, one line each, the first difference last.
    pub trace: Vec<String>,
    /// What the interpreter said when both sides ran on the input.
    pub replay: Replay,
}

/// Whether a counterexample was seen in execution.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub enum Replay {
    /// Both sides ran and the target did what the source may not.
    Confirmed(String),
    /// It could not be run, and why (threads, another thread's writes): the solver's word alone.
    #[default]
    NotRun,
    /// It could not be expressed as an input, and why.
    NotRunnable(String),
    /// It was run: none of many runs of the source does what the target did, but the source makes choices, and there are more.
    NoneAllows(String),
    /// The runs do not differ: a mistake of the validator.
    Contradicted(String),
}

impl Counterexample {
    /// Why nothing is concluded where the runs contradict the solver.
    pub(crate) fn not_shown(&self) -> String {
        let how = match &self.replay {
            Replay::Contradicted(how) => how.clone(),
            other => other.words(),
        };
        format!(
            "{}, but the input that shows it does not: {how}",
            self.reason
        )
    }
    /// Why nobody has seen it in execution, if nobody has: it was not run, or the runs do not differ.
    pub fn unconfirmed(&self) -> Option<String> {
        match &self.replay {
            Replay::Confirmed(_) => None,
            other => Some(other.words()),
        }
    }
}

impl Replay {
    /// In words, for people.
    pub fn words(&self) -> String {
        match self {
            Replay::Confirmed(how) => format!("seen in execution: {how}"),
            Replay::NotRun => "not run".into(),
            Replay::NotRunnable(why) | Replay::NoneAllows(why) => format!("cannot be run: {why}"),
            Replay::Contradicted(how) => {
                format!("NOT seen in execution, a mistake of the validator: {how}")
            }
        }
    }
}

/// The answer with everything that it rests on.
#[derive(Clone, Debug)]
pub struct Report {
    /// What was found out.
    pub conclusion: Conclusion,
    /// Modes and bounds.
    pub mode: Mode,
    /// True if some loop (or recursion) may go on beyond the bound: then "correct" holds up to it.
    pub bounded: bool,
    /// Where the proof is a simulation, which holds for all iterations of all loops: its number of cut points.
    pub cut_points: Option<usize>,
    /// What the solver found and the runs do not show, where the conclusion is [`Conclusion::Unproven`] for that reason.
    pub unconfirmed: Option<Box<Counterexample>>,
    /// What was taken as given, in words.
    pub assumptions: Vec<String>,
    /// What was left vague, in words.
    pub approximations: Vec<String>,
    /// Solver queries.
    pub queries: usize,
    /// Resource units of the solver that were spent.
    pub units: u64,
    /// Time in the solver: for people who measure, no part of the answer.
    pub solver_time: Duration,
    /// Wall time: likewise.
    pub time: Duration,
    /// Queries as SMT-LIB text, if they were asked for.
    pub log: Vec<String>,
}

/// Name and version of the solver.
pub fn solver_version() -> String {
    Solver::version()
}

/// Answers the question. Signatures must agree (the caller pairs functions).
pub fn validate(source: Subject<'_>, target: Subject<'_>, settings: &Settings) -> Report {
    answer(source, target, settings, true)
}

/// As [`validate`], without cutting the functions into segments.
pub(super) fn validate_whole(
    source: Subject<'_>,
    target: Subject<'_>,
    settings: &Settings,
) -> Report {
    answer(source, target, settings, false)
}

fn answer(source: Subject<'_>, target: Subject<'_>, settings: &Settings, cut: bool) -> Report {
    let started = Instant::now();
    let mut report = Report {
        conclusion: Conclusion::OutOfBudget,
        mode: settings.mode,
        bounded: false,
        cut_points: None,
        unconfirmed: None,
        assumptions: Vec::new(),
        approximations: Vec::new(),
        queries: 0,
        units: 0,
        solver_time: Duration::ZERO,
        time: Duration::ZERO,
        log: Vec::new(),
    };
    if !settings.always_verify && same(source, target) {
        report.conclusion = Conclusion::Correct { same: true };
    } else if cut && prove_promoted(source, target, settings, &mut report) {
        // Nothing is left to ask.
    } else if !cut || !simulate::prove(source, target, settings, &mut report) {
        let mut first = settings.clone();
        if !choices(source, target).is_empty() {
            first.units -= settings.units / CHOICES_SHARE;
        }
        report.conclusion = within_budget(source, target, &first, started, &mut report);
        chosen(source, target, settings, started, &mut report);
        use_undef_memory_twice(source, target, settings, started, &mut report);
    }
    report.time = started.elapsed();
    report
}

/// One in so many units, and of the time, may go into a proof about the functions with their stack slots as values.
const PROMOTED_SHARE: u32 = 8;

/// Tries to prove the pair with stack slots as values ([`crate::promote`]): as the same, or by simulation. True if it is proved;
/// where it is not, nothing is said, but what was spent is spent.
fn prove_promoted(
    source: Subject<'_>,
    target: Subject<'_>,
    settings: &Settings,
    report: &mut Report,
) -> bool {
    let promote =
        |s: Subject<'_>| promote::promoted(&s.module.header, s.function, settings.mode.uninit);
    let (before, after) = (promote(source), promote(target));
    if before.is_none() && after.is_none() {
        return false;
    }
    let [s, t] = [(source, &before), (target, &after)].map(|(s, promoted)| Subject {
        function: promoted.as_ref().unwrap_or(s.function),
        ..s
    });
    if !settings.always_verify && same(s, t) {
        report.conclusion = Conclusion::Correct { same: true };
        return true;
    }
    let part = Settings {
        units: settings.units / u64::from(PROMOTED_SHARE),
        time_limit: settings.time_limit.map(|t| t / PROMOTED_SHARE),
        ..settings.clone()
    };
    simulate::prove(s, t, &part, report)
}

/// Terms that the encoding with the bound that was asked for may make; with more, the bound is lowered.
const MOST_TERMS: usize = 400_000;
/// Terms that the encoding with the lowest bound may make.
const MOST_TERMS_AT_LAST: usize = 1_600_000;
/// One in so many units is kept for the question that is asked again with the source's choices, where it has any.
const CHOICES_SHARE: u64 = 4;
/// Percent of the units left that a bound on loops may take where a lower one could be tried after it.
const BOUND_PERCENT: u64 = 50;

/// Encodes and answers. Where the bound on loops makes the question too large, or too hard for its share of the units,
/// a lower one is tried; the report carries the bound that was used.
fn within_budget(
    source: Subject<'_>,
    target: Subject<'_>,
    settings: &Settings,
    started: Instant,
    report: &mut Report,
) -> Conclusion {
    let mut settings = settings.clone();
    let whole = settings.units;
    let net = settings.time_limit.map(|d| started + d);
    loop {
        let last = settings.mode.source_unroll.max(settings.mode.target_unroll) <= 1;
        let left = whole.saturating_sub(report.units);
        // Units are left for a lower bound.
        settings.units = if last {
            left
        } else {
            left / 100 * BOUND_PERCENT
        };
        let most = if last { MOST_TERMS_AT_LAST } else { MOST_TERMS };
        match Question::encode(source, target, &settings, net, most) {
            Ok(mut q) => {
                report.mode = settings.mode;
                let unrolled = q.source.cut != Terms::FALSE || q.target.cut != Terms::FALSE;
                if !unrolled {
                    q.solver.limits.units = left;
                }
                let conclusion = q.answer(report);
                let spent = match &conclusion {
                    Conclusion::Unproven(why) => why == OUT_OF_MEMORY || why.starts_with(GAVE_UP),
                    Conclusion::OutOfBudget => true,
                    _ => false,
                };
                if last || !unrolled || !spent {
                    return conclusion;
                }
            }
            Err(NoQuestion::Blocked(blockers)) => return Conclusion::Unsupported(blockers),
            Err(NoQuestion::Late) => return Conclusion::TimedOut,
            Err(NoQuestion::TooLarge) if last => return Conclusion::OutOfBudget,
            Err(NoQuestion::TooLarge) => {}
        }
        let mode = &mut settings.mode;
        mode.source_unroll = lower(mode.source_unroll);
        mode.target_unroll = lower(mode.target_unroll);
    }
}

/// What a source may choose that the first question leaves open: see [`chosen`].
struct Choices {
    elided: bool,
    apart: bool,
    lent: bool,
    stand_ins: bool,
}

impl Choices {
    fn is_empty(&self) -> bool {
        !(self.elided || self.apart || self.lent || self.stand_ins)
    }
}

fn choices(source: Subject<'_>, target: Subject<'_>) -> Choices {
    let (cx, f) = (&source.module.header, source.function);
    Choices {
        elided: elision::has_elidable(cx, f),
        apart: placed::may_lie_apart(cx, f),
        lent: lent::may_lend(cx, f),
        stand_ins: calls_functions(source.module, f)
            && calls_functions(target.module, target.function),
    }
}

/// Asks again, where the target is not right, with choices that are the source's to make: allocations that are served
/// without a call, stack objects that lie apart, what callees do for a poison operand; and with what callees cannot tell, which object they are lent. A proof with one
/// choice is a proof.
fn chosen(
    source: Subject<'_>,
    target: Subject<'_>,
    settings: &Settings,
    started: Instant,
    report: &mut Report,
) {
    let choices = choices(source, target);
    let open = matches!(
        report.conclusion,
        Conclusion::Incorrect(_) | Conclusion::Unproven(_)
    );
    if !open || choices.is_empty() {
        return;
    }
    let mut settings = settings.clone();
    settings.mode.elided_allocations = choices.elided;
    settings.mode.placed_apart = choices.apart;
    settings.mode.lent_objects = choices.lent;
    settings.mode.stand_ins = choices.stand_ins;
    settings.units = settings.units.saturating_sub(report.units);
    let mut second = report.clone();
    let conclusion = within_budget(source, target, &settings, started, &mut second);
    (report.queries, report.units) = (second.queries, second.units);
    report.solver_time = second.solver_time;
    if matches!(conclusion, Conclusion::Correct { .. }) {
        *report = second;
        report.conclusion = conclusion;
    }
}

/// True if a function calls one, by name or by pointer, that is given something and is no intrinsic.
fn calls_functions(module: &Module, f: &Function) -> bool {
    let mut insts = f.blocks().flat_map(|b| f.insts(b));
    insts.any(|i| {
        let intrinsic =
            (f.callee(i)).is_some_and(|g| module.header.global_name(g).starts_with("llvm."));
        !intrinsic && f.call(i).is_some_and(|c| c.num_args() > 0)
    })
}

/// Asks again, where a target uses a value of memory at entry more often than its source, whether that shows where the memory holds
/// undef. What comes of it counts only if it was seen in execution: for each number by itself to be undef is not all that
/// memory may hold.
fn use_undef_memory_twice(
    source: Subject<'_>,
    target: Subject<'_>,
    settings: &Settings,
    started: Instant,
    report: &mut Report,
) {
    let open = matches!(report.conclusion, Conclusion::Unproven(_)) && settings.mode.undef_input;
    if !open || undef_uses::open(source, target).is_none() {
        return;
    }
    let mut settings = settings.clone();
    settings.mode.entry_undef = true;
    settings.units = settings.units.saturating_sub(report.units);
    let mut second = report.clone();
    let conclusion = within_budget(source, target, &settings, started, &mut second);
    (report.queries, report.units) = (second.queries, second.units);
    report.solver_time = second.solver_time;
    // A run draws what memory holds once; where many draws show no value that the source could give instead, that is told.
    if let Conclusion::Incorrect(c) = &conclusion
        && matches!(c.replay, Replay::Confirmed(_) | Replay::NoneAllows(_))
    {
        report.conclusion = conclusion;
        report.unconfirmed = None;
    }
}

/// The bound to try when one is too large.
fn lower(bound: u32) -> u32 {
    match bound {
        0 | 1 => bound,
        n => (n / 3).max(1),
    }
}

/// Why a query that does not fit the memory has no answer.
pub const OUT_OF_MEMORY: &str = "the solver ran out of memory";
/// The same for one that the solver does not go on with.
pub const GAVE_UP: &str = "the solver gave up";
