//! One question: does this target function refine this source function?
//!
//! [`validate`] answers it with a [`Report`]: the conclusion, and everything that
//! it rests on (bounds, mode, assumptions, solver). "Correct" is only said when
//! nothing was left vague.

mod counterexample;

use super::convergence;
use super::encode::{Blocker, Encoder, Meaning};
use super::hints::{Hint, hints};
use super::inputs::{self, InputArgument};
use super::pointer::BLOCK_BITS;
use super::refine::{self, Obligation};
use super::same::same;
use super::simulate;
use super::world::{Mode, Side, Spent, World};
use crate::smt::refute::Refutation;
use crate::smt::solver::holds;
use crate::smt::{Answer, FloatMode, Limits, Reason, Solver, Substitution};
use crate::smt::{Assignment, EvalValue, Evaluator, Mentions, Sort, Table, Term, Terms, Var};
use rustc_hash::{FxHashMap, FxHashSet};
use std::sync::{Arc, Mutex};
use std::time::{Duration, Instant};
use tandem_ir::constant::Bits;
use tandem_ir::{Function, Module};

/// How hard to try.
#[derive(Clone, Debug)]
pub struct Settings {
    /// What decides the meaning.
    pub mode: Mode,
    /// Time limit of one solver query in milliseconds.
    pub query_ms: u64,
    /// Time limit of the whole question.
    pub time_limit: Option<Duration>,
    /// Solver memory in MiB.
    pub memory_mb: u32,
    /// Solver seed.
    pub seed: u32,
    /// Go to the solver even where both functions are the same but for names and order.
    pub always_verify: bool,
    /// Keep the queries as SMT-LIB text.
    pub log: bool,
}

impl Default for Settings {
    fn default() -> Settings {
        Settings {
            mode: Mode::default(),
            query_ms: 10_000,
            time_limit: None,
            memory_mb: 1024,
            seed: 0,
            always_verify: false,
            log: false,
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
    /// The time ran out.
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
            Conclusion::TimedOut => "timeout",
            Conclusion::Unsupported(_) => "unsupported",
        }
    }
}

/// What an input shows.
#[derive(Clone, Debug, Default)]
pub struct Counterexample {
    /// What the target does wrong, in a few words ("value mismatch", "target is more poisonous than source").
    pub reason: String,
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
    /// The runs do not differ: a mistake of the validator.
    Contradicted(String),
}

impl Replay {
    /// In words, for people.
    pub fn words(&self) -> String {
        match self {
            Replay::Confirmed(how) => format!("seen in execution: {how}"),
            Replay::NotRun => "not run".into(),
            Replay::NotRunnable(why) => format!("cannot be run: {why}"),
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
    /// What was taken as given, in words.
    pub assumptions: Vec<String>,
    /// What was left vague, in words.
    pub approximations: Vec<String>,
    /// Solver queries.
    pub queries: usize,
    /// Time in the solver.
    pub solver_time: Duration,
    /// Wall time.
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
    let started = Instant::now();
    let mut report = Report {
        conclusion: Conclusion::TimedOut,
        mode: settings.mode,
        bounded: false,
        cut_points: None,
        assumptions: Vec::new(),
        approximations: Vec::new(),
        queries: 0,
        solver_time: Duration::ZERO,
        time: Duration::ZERO,
        log: Vec::new(),
    };
    if !settings.always_verify && same(source, target) {
        report.conclusion = Conclusion::Correct { same: true };
    } else if !simulate::prove(source, target, settings, &mut report) {
        report.conclusion = within_budget(source, target, settings, started, &mut report);
    }
    report.time = started.elapsed();
    report
}

/// Guesses that are tried on all obligations before the solver looks for choices of its own.
const WHOLE_GUESSES: usize = 4;
/// Terms that the encoding with the bound that was asked for may make; with more, the bound is lowered.
const MOST_TERMS: usize = 400_000;
/// Share of the time limit that the encoding may take.
const ENCODING_SHARE: f64 = 0.8;
/// Branches from which on all obligations are asked about together first.
const MANY_BRANCHES: usize = 3;
/// Share of the time left that a bound on loops may take where a lower one could be tried after it.
const BOUND_SHARE: f64 = 0.5;
/// Time for questions about a proof (is it vacuous, does the bound matter), in milliseconds.
const ASIDE_MS: u64 = 250;
/// Time for one guess at the source's choices, in milliseconds.
const GUESS_MS: u64 = 2_000;
/// Time for making a counterexample small.
const SMALLER: Duration = Duration::from_millis(100);

/// Encodes and answers. Where the bound on loops makes the question too large, or too hard for its share of the time,
/// a lower one is tried; the report carries the bound that was used.
fn within_budget(
    source: Subject<'_>,
    target: Subject<'_>,
    settings: &Settings,
    started: Instant,
    report: &mut Report,
) -> Conclusion {
    let mut settings = settings.clone();
    let end = settings.time_limit.map(|d| started + d);
    loop {
        let last = settings.mode.source_unroll.max(settings.mode.target_unroll) <= 1;
        // Time is left for a lower bound.
        let now = Instant::now();
        let whole = end.map(|e| e.saturating_duration_since(now));
        let share = whole.map(|w| if last { w } else { w.mul_f64(BOUND_SHARE) });
        settings.time_limit = share;
        match Question::encode(
            source,
            target,
            &settings,
            now,
            (!last).then_some(MOST_TERMS),
        ) {
            Ok(mut q) => {
                report.mode = settings.mode;
                let unrolled = q.source.cut != Terms::FALSE || q.target.cut != Terms::FALSE;
                if !unrolled {
                    q.solver.limits.deadline = end;
                }
                let conclusion = q.answer(report);
                let spent = match &conclusion {
                    Conclusion::Unproven(why) => why == OUT_OF_MEMORY || why.starts_with(GAVE_UP),
                    Conclusion::TimedOut => true,
                    _ => false,
                };
                if last || !unrolled || !spent {
                    return conclusion;
                }
            }
            Err(NoQuestion::Blocked(blockers)) => return Conclusion::Unsupported(blockers),
            Err(NoQuestion::Late) if last => return Conclusion::TimedOut,
            Err(NoQuestion::Late | NoQuestion::TooLarge) => {}
        }
        let mode = &mut settings.mode;
        mode.source_unroll = lower(mode.source_unroll);
        mode.target_unroll = lower(mode.target_unroll);
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
const OUT_OF_MEMORY: &str = "the solver ran out of memory";

/// The same for one that the solver does not go on with.
const GAVE_UP: &str = "the solver gave up";

/// Why there is no question to answer.
enum NoQuestion {
    Blocked(Vec<Blocker>),
    /// More terms than allowed.
    TooLarge,
    /// Not encoded in time.
    Late,
}

/// A pair, encoded.
struct Question<'a, 's> {
    world: World,
    arguments: Vec<InputArgument>,
    subjects: [Subject<'s>; 2],
    source: Meaning,
    target: Meaning,
    list: Vec<Obligation>,
    /// Facts that hold in every execution that the obligations speak of.
    context: Vec<Term>,
    settings: &'a Settings,
    solver: Solver,
    log: Arc<Mutex<Vec<String>>>,
}

impl<'a, 's> Question<'a, 's> {
    fn encode(
        source: Subject<'s>,
        target: Subject<'s>,
        settings: &'a Settings,
        started: Instant,
        terms: Option<usize>,
    ) -> Result<Question<'a, 's>, NoQuestion> {
        let mut world = World::new(source.module.header.layout.clone(), settings.mode);
        world.budget.deadline = settings
            .time_limit
            .map(|d| started + d.mul_f64(ENCODING_SHARE));
        world.budget.terms = terms;
        let cx = &source.module.header;
        let arguments =
            inputs::arguments(&mut world, cx, source.function).map_err(|construct| {
                NoQuestion::Blocked(vec![Blocker {
                    function: cx.global_name(source.function.global).to_owned(),
                    inst: None,
                    construct,
                }])
            })?;
        let args = inputs::seen_by(&mut world, Side::Source, &arguments);
        let s = Encoder::run(
            &mut world,
            Side::Source,
            source.module,
            source.function,
            args,
        );
        let args = inputs::seen_by(&mut world, Side::Target, &arguments);
        let t = Encoder::run(
            &mut world,
            Side::Target,
            target.module,
            target.function,
            args,
        );
        let mut blockers: Vec<Blocker> = s.blockers.iter().chain(&t.blockers).cloned().collect();
        blockers.dedup();
        if !blockers.is_empty() {
            return Err(NoQuestion::Blocked(blockers));
        }
        let mut list = Vec::new();
        if !world.late() {
            list = refine::obligations(&mut world, &s, &t);
        }
        if !world.late() {
            list.extend(
                convergence::obligation(&mut world, &s, &t).filter(|o| o.violation != Terms::FALSE),
            );
        }
        let roots: Vec<Term> = list.iter().map(|o| o.violation).collect();
        let context = facts(&mut world, &roots);
        // What was made without a budget is incomplete.
        world.late();
        match world.budget.spent {
            Some(Spent::Time) => return Err(NoQuestion::Late),
            Some(Spent::Terms) => return Err(NoQuestion::TooLarge),
            None => world.budget.terms = None,
        }
        let limits = Limits {
            query_ms: settings.query_ms,
            deadline: settings.time_limit.map(|d| started + d),
            memory_mb: settings.memory_mb,
            seed: settings.seed,
        };
        let mut solver = Solver::new(limits);
        let mut once = FxHashSet::default();
        solver.cases = world.branches.clone();
        solver
            .cases
            .retain(|&c| !world.terms.is_const(c) && once.insert(c));
        Ok(Question {
            world,
            arguments,
            subjects: [source, target],
            source: s,
            target: t,
            list,
            context,
            settings,
            solver,
            log: Arc::default(),
        })
    }

    fn answer(mut self, report: &mut Report) -> Conclusion {
        let list = std::mem::take(&mut self.list);
        let conclusion = self.decide(&list);
        report.bounded = self.bounded(&conclusion);
        report.assumptions = self.world.assumptions.iter().cloned().collect();
        report.approximations = self.world.approximations.iter().cloned().collect();
        report.queries = self.solver.stats.queries as usize;
        report.solver_time = self.solver.stats.z3_time;
        report.log = self.log.lock().map(|l| l.clone()).unwrap_or_default();
        conclusion
    }

    /// Is there an execution in which the context and `what` hold?
    fn ask(&mut self, context: &[Term], what: Term) -> Answer {
        if what == Terms::FALSE {
            return Answer::Unsat;
        }
        let mut asserts = context.to_vec();
        asserts.push(what);
        self.solver.decide(&mut self.world.terms, &asserts)
    }
    /// The same with a time limit of its own, for what the answer does not hang on.
    fn ask_aside(&mut self, context: &[Term], what: Term) -> Answer {
        let whole = self.solver.limits.query_ms;
        self.solver.limits.query_ms = whole.min(ASIDE_MS);
        let answer = self.ask(context, what);
        self.solver.limits.query_ms = whole;
        answer
    }

    fn decide(&mut self, list: &[Obligation]) -> Conclusion {
        if self.settings.log {
            let log = self.log.clone();
            self.solver.set_log(Box::new(move |text| {
                if let Ok(mut l) = log.lock() {
                    l.push(text.to_owned());
                }
            }));
        }
        let roots: Vec<Term> = list.iter().map(|o| o.violation).collect();
        let context = std::mem::take(&mut self.context);
        let choosing = roots
            .iter()
            .any(|&r| self.world.terms.mentions(r).any(Mentions::SOURCE));
        if !choosing {
            return self.without_choices(list, &context);
        }
        // One choice of the source for all obligations at once: if it meets them all, that is a proof.
        let hints = hints(&mut self.world, list, &self.source, &self.target);
        let mut tried: FxHashSet<Term> = FxHashSet::default();
        let (first, others) = hints.split_at(hints.len().min(1));
        if first
            .iter()
            .any(|h| self.all_met(list, &context, h, &mut tried))
        {
            return self.proved(&context);
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
            None if guessed => self.proved(&context),
            None => self.with_choices(list, &context, &hints),
        }
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
        let mut s = Substitution::new(&self.world.terms, &map);
        let mut defined: Vec<(&Obligation, Term)> = Vec::new();
        for o in list {
            defined.push((o, s.apply(&mut self.world.terms, o.violation)));
        }
        let whole = self.world.terms.any(defined.iter().map(|d| d.1));
        if self.world.terms.mentions(whole).any(Mentions::SOURCE) {
            return None;
        }
        // Other terms than before occur, and facts may speak of the flags as well.
        let roots: Vec<Term> = defined.iter().map(|d| d.1).collect();
        let mut context = facts(&mut self.world, &roots);
        context.extend(flags.iter().map(|&f| self.world.terms.not(f)));
        let undef = self.world.terms.any(flags);
        match self.ask(&context, whole) {
            Answer::Unsat => Some((Conclusion::Correct { same: false }, undef)),
            Answer::Sat(model) => {
                let mut eval = Evaluator::new(&self.world.terms, &model);
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
            (None, None) => self.proved(context),
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
                self.solver.glance(&mut self.world.terms, &asserts),
                Answer::Unsat
            ) {
                hard.push(o);
            }
            asserts.pop();
        }
        if hard.len() > 1 {
            let all: Vec<Term> = hard.iter().map(|o| o.violation).collect();
            let any = self.world.terms.any(all);
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
        let mut s = Substitution::new(&self.world.terms, hint);
        let mut under = Terms::FALSE;
        for o in list {
            let t = s.apply(&mut self.world.terms, o.violation);
            under = self.world.terms.or(under, t);
        }
        if under == Terms::FALSE {
            return true;
        }
        if !tried.insert(under) {
            return false;
        }
        let mut asserts = context.to_vec();
        asserts.push(under);
        let whole = self.solver.limits.query_ms;
        self.solver.limits.query_ms = whole.min(GUESS_MS);
        let answer = self
            .solver
            .check_in(&mut self.world.terms, &asserts, FloatMode::Abstract);
        self.solver.limits.query_ms = whole;
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
            self.world.terms.any(all)
        };
        let places: Vec<Var> = {
            let terms = &self.world.terms;
            let vars = terms.free_vars(&[violation]);
            vars.into_iter()
                .filter(|&v| refine::is_place(&terms.var_data(v).name))
                .collect()
        };
        match self.solver.refute_at(
            &mut self.world.terms,
            context,
            violation,
            hints,
            &places,
            FloatMode::Exact,
        ) {
            Refutation::Proved => self.proved(context),
            Refutation::Unknown(r) => gave_up(r),
            Refutation::Counterexample(model) => {
                let mut eval = Evaluator::new(&self.world.terms, &model);
                let reason = list
                    .iter()
                    .find(|o| eval.holds(o.violation))
                    .map_or("Value mismatch", |o| o.reason);
                self.counterexample(reason, context, violation, model)
            }
        }
    }

    /// No obligation can be violated; whether that means anything.
    fn proved(&mut self, context: &[Term]) -> Conclusion {
        let defined = self.world.terms.not(self.source.ub);
        if !self.plainly_possible(context, defined)
            && matches!(self.ask_aside(context, defined), Answer::Unsat)
        {
            return Conclusion::Vacuous;
        }
        if self.never_ends(context) {
            return Conclusion::Unproven("no execution returns within the bound".into());
        }
        if let Some(c) = self.goes_on(context) {
            return c;
        }
        Conclusion::Correct { same: false }
    }

    /// True if one of a few simple inputs is an execution in which the context and `what` hold: small numbers, and
    /// pointers into live blocks.
    fn plainly_possible(&self, context: &[Term], what: Term) -> bool {
        let terms = &self.world.terms;
        let mut asserts = context.to_vec();
        asserts.push(what);
        let vars = terms.free_vars(&asserts);
        [0, 1, 2].into_iter().any(|n| {
            let mut model = Assignment::default();
            for &v in &vars {
                if let Sort::Bits(w) = terms.var_data(v).sort {
                    let small = if terms.var_data(v).name.ends_with(".offset") {
                        0
                    } else {
                        n
                    };
                    model.set(v, EvalValue::Bits(Bits::from_u64(w, small)));
                }
            }
            self.simple_blocks(&mut model);
            holds(terms, &asserts, &model)
        })
    }
    /// Blocks of the caller that are there, may be written, and begin at one address.
    fn simple_blocks(&self, model: &mut Assignment) {
        let terms = &self.world.terms;
        for name in ["live0", "writable", "size", "base64", "base32"] {
            let Some(f) = terms.fun_named(name) else {
                continue;
            };
            let default = match terms.fun_data(f).result {
                Sort::Bool => EvalValue::Bool(true),
                Sort::Bits(w) => EvalValue::Bits(Bits::from_u64(w, 1 << 12)),
            };
            let zero = EvalValue::zero(default.sort());
            let none = vec![EvalValue::Bits(Bits::from_u64(BLOCK_BITS, 0))];
            let entries = std::collections::BTreeMap::from([(none, zero)]);
            model.funs.insert(f, Table { entries, default });
        }
    }

    /// True if the bound cuts every execution, so that nothing was compared.
    fn never_ends(&mut self, context: &[Term]) -> bool {
        let t = &mut self.world.terms;
        let cut = t.or(self.source.cut, self.target.cut);
        if cut == Terms::FALSE {
            return false;
        }
        let whole = t.not(cut);
        matches!(self.ask_aside(context, whole), Answer::Unsat)
    }

    /// True if the answer holds only up to the bound.
    fn bounded(&mut self, conclusion: &Conclusion) -> bool {
        if !matches!(
            conclusion,
            Conclusion::Correct { same: false } | Conclusion::Vacuous
        ) {
            return false;
        }
        let t = &mut self.world.terms;
        let cut = t.or(self.source.cut, self.target.cut);
        let defined = t.not(self.source.ub);
        let open = t.and(cut, defined);
        if open == Terms::FALSE {
            return false;
        }
        let context = facts(&mut self.world, &[open]);
        !matches!(self.ask_aside(&context, open), Answer::Unsat)
    }
}

/// Facts that hold in every execution that the terms speak of.
fn facts(world: &mut World, roots: &[Term]) -> Vec<Term> {
    let mut facts = world.axioms.clone();
    let mut all = facts.clone();
    all.extend(roots);
    facts.extend(world.address_axioms(&all));
    facts
}

/// A question that the solver did not settle.
fn gave_up(r: Reason) -> Conclusion {
    match r {
        Reason::Timeout | Reason::Interrupted => Conclusion::TimedOut,
        Reason::Memory => Conclusion::Unproven(OUT_OF_MEMORY.into()),
        Reason::Incomplete(why) => Conclusion::Unproven(format!("{GAVE_UP}: {why}")),
    }
}
