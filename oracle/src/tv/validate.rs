//! One question: does this target function refine this source function?
//!
//! [`validate`] answers it with a [`Report`]: the conclusion, and everything that
//! it rests on (bounds, mode, assumptions, solver). "Correct" is only said when
//! nothing was left vague.

use super::convergence;
use super::encode::{Blocker, Encoder, Meaning};
use super::extract::Extract;
use super::inputs::{self, InputArgument};
use super::refine::{self, Obligation};
use super::replay;
use super::same::same;
use super::world::{ChoiceKind, Mode, Side, World};
use crate::smt::refute::Refutation;
use crate::smt::{Answer, FloatMode, Limits, Reason, Solver};
use crate::smt::{Assignment, Evaluator, Mentions, Term, Terms, Var};
use rustc_hash::{FxHashMap, FxHashSet};
use std::collections::BTreeMap;
use std::sync::{Arc, Mutex};
use std::time::{Duration, Instant};
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
            Replay::Contradicted(how) => format!("NOT seen in execution, a mistake of the validator: {how}"),
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
        assumptions: Vec::new(),
        approximations: Vec::new(),
        queries: 0,
        solver_time: Duration::ZERO,
        time: Duration::ZERO,
        log: Vec::new(),
    };
    report.conclusion = if !settings.always_verify && same(source, target) {
        Conclusion::Correct { same: true }
    } else {
        match Question::encode(source, target, settings, started) {
            Ok(q) => q.answer(&mut report),
            Err(blockers) => Conclusion::Unsupported(blockers),
        }
    };
    report.time = started.elapsed();
    report
}

/// Guesses that are tried on all obligations before the solver looks for choices of its own.
const WHOLE_GUESSES: usize = 3;
/// Choices of NaNs and licences are tried in every way if they have at most this many bits.
const MOST_CHOICE_BITS: u32 = 5;

/// A pair, encoded.
struct Question<'s> {
    world: World,
    arguments: Vec<InputArgument>,
    subjects: [Subject<'s>; 2],
    source: Meaning,
    target: Meaning,
    settings: &'s Settings,
    solver: Solver,
    log: Arc<Mutex<Vec<String>>>,
}

impl<'s> Question<'s> {
    fn encode(
        source: Subject<'s>,
        target: Subject<'s>,
        settings: &'s Settings,
        started: Instant,
    ) -> Result<Question<'s>, Vec<Blocker>> {
        let mut world = World::new(source.module.header.layout.clone(), settings.mode);
        let cx = &source.module.header;
        let arguments = inputs::arguments(&mut world, cx, source.function).map_err(|construct| {
            vec![Blocker {
                function: cx.global_name(source.function.global).to_owned(),
                inst: None,
                construct,
            }]
        })?;
        let args = inputs::seen_by(&mut world, Side::Source, &arguments);
        let s = Encoder::run(&mut world, Side::Source, source.module, source.function, args);
        let args = inputs::seen_by(&mut world, Side::Target, &arguments);
        let t = Encoder::run(&mut world, Side::Target, target.module, target.function, args);
        let mut blockers: Vec<Blocker> = s.blockers.iter().chain(&t.blockers).cloned().collect();
        blockers.dedup();
        if !blockers.is_empty() {
            return Err(blockers);
        }
        let limits = Limits {
            query_ms: settings.query_ms,
            deadline: settings.time_limit.map(|d| started + d),
            memory_mb: settings.memory_mb,
            seed: settings.seed,
        };
        Ok(Question {
            world,
            arguments,
            subjects: [source, target],
            source: s,
            target: t,
            settings,
            solver: Solver::new(limits),
            log: Arc::default(),
        })
    }

    fn answer(mut self, report: &mut Report) -> Conclusion {
        let mut list = refine::obligations(&mut self.world, &self.source, &self.target);
        let mut hints = self.hints(&list);
        if let Some((o, second)) = convergence::obligation(&mut self.world, &self.source, &self.target) {
            for h in &mut hints {
                self.pair_second(h, &second);
            }
            if o.violation != Terms::FALSE {
                list.push(o);
            }
        }
        let conclusion = self.decide(&list, &hints);
        report.bounded = self.bounded(&conclusion);
        report.assumptions = self.world.assumptions.iter().cloned().collect();
        report.approximations = self.world.approximations.iter().cloned().collect();
        report.queries = self.solver.stats.queries as usize;
        report.solver_time = self.solver.stats.z3_time;
        report.log = self.log.lock().map(|l| l.clone()).unwrap_or_default();
        conclusion
    }

    /// The second thread's choices pair up as the first's do.
    fn pair_second(&mut self, hint: &mut FxHashMap<Term, Term>, second: &convergence::SecondThread) {
        let mut pairs: Vec<(Term, Term)> = hint.iter().map(|(&a, &b)| (a, b)).collect();
        pairs.sort_unstable();
        for (a, b) in pairs {
            if let Some(&c) = second.map.get(&a) {
                let d = self.world.terms.substitute(b, &second.map);
                hint.insert(c, d);
            }
        }
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

    /// Facts that hold in every execution that the obligations speak of.
    fn context(&mut self, roots: &[Term]) -> Vec<Term> {
        let mut context = self.world.axioms.clone();
        let mut all = context.clone();
        all.extend(roots);
        context.extend(self.world.address_axioms(&all));
        context
    }

    fn decide(&mut self, list: &[Obligation], hints: &[FxHashMap<Term, Term>]) -> Conclusion {
        if self.settings.log {
            let log = self.log.clone();
            self.solver.set_log(Box::new(move |text| {
                if let Ok(mut l) = log.lock() {
                    l.push(text.to_owned());
                }
            }));
        }
        let roots: Vec<Term> = list.iter().map(|o| o.violation).collect();
        let context = self.context(&roots);
        let choosing = roots.iter().any(|&r| self.world.terms.mentions(r).any(Mentions::SOURCE));
        if !choosing {
            return self.without_choices(list, &context);
        }
        // One choice of the source for all obligations at once: if it meets them all, that is a proof.
        if hints.iter().take(WHOLE_GUESSES).any(|h| self.all_met(list, &context, h)) {
            return self.proved(&context);
        }
        self.with_choices(list, &context, hints)
    }

    /// The source has no choice to make: every violation that some input reaches is one.
    fn without_choices(&mut self, list: &[Obligation], context: &[Term]) -> Conclusion {
        let mut open = None;
        for o in list {
            match self.ask(context, o.violation) {
                Answer::Unsat => {}
                Answer::Sat(model) => return self.counterexample(o.reason, context, o.violation, model),
                Answer::Unknown(r) => open = open.or(Some(r)),
            }
        }
        match open {
            None => self.proved(context),
            Some(r) => gave_up(r),
        }
    }

    /// True if the source's choices `hint` excuse everything that the target does, by what can be shown quickly.
    fn all_met(&mut self, list: &[Obligation], context: &[Term], hint: &FxHashMap<Term, Term>) -> bool {
        list.iter().all(|o| {
            let under = self.world.terms.substitute(o.violation, hint);
            if under == Terms::FALSE {
                return true;
            }
            let mut asserts = context.to_vec();
            asserts.push(under);
            let answer = self.solver.check_in(&mut self.world.terms, &asserts, FloatMode::Abstract);
            matches!(answer, Answer::Unsat)
        })
    }

    /// The source's choices matter and the first guess does not meet every obligation.
    fn with_choices(&mut self, list: &[Obligation], context: &[Term], hints: &[FxHashMap<Term, Term>]) -> Conclusion {
        let violation = {
            let all: Vec<Term> = list.iter().map(|o| o.violation).collect();
            self.world.terms.any(all)
        };
        let places: Vec<Var> = {
            let terms = &self.world.terms;
            let vars = terms.free_vars(&[violation]);
            vars.into_iter().filter(|&v| refine::is_place(&terms.var_data(v).name)).collect()
        };
        match self.solver.refute_at(&mut self.world.terms, context, violation, hints, &places, FloatMode::Exact) {
            Refutation::Proved => self.proved(context),
            Refutation::Unknown(r) => gave_up(r),
            Refutation::Counterexample(model) => {
                let mut eval = Evaluator::new(&self.world.terms, &model);
                let reason = list.iter().find(|o| eval.holds(o.violation)).map_or("Value mismatch", |o| o.reason);
                self.counterexample(reason, context, violation, model)
            }
        }
    }

    /// First guesses: the k-th choice of a kind that the source's side of the question mentions is the k-th that
    /// the target's mentions (the last, where it has more); the same with every licence used; the same with all
    /// ones where the target has no such choice; and, if they are few, every way to choose NaNs and licences.
    fn hints(&mut self, list: &[Obligation]) -> Vec<FxHashMap<Term, Term>> {
        let roots: Vec<Term> = list.iter().map(|o| o.violation).collect();
        let mentioned: FxHashSet<Var> = self.world.terms.free_vars(&roots).into_iter().collect();
        let mut kinds: BTreeMap<(ChoiceKind, u32), [Vec<Var>; 2]> = BTreeMap::new();
        for (kind, width, _, sides) in self.world.choices() {
            for (side, v) in sides.into_iter().enumerate() {
                if let Some(v) = v.filter(|v| mentioned.contains(v)) {
                    kinds.entry((kind.clone(), width)).or_default()[side].push(v);
                }
            }
        }
        let mut out = vec![FxHashMap::default(); 3];
        let mut few: Vec<(Term, u32)> = Vec::new();
        for ((kind, width), [source, target]) in kinds {
            for (n, &s) in source.iter().enumerate() {
                let t = &mut self.world.terms;
                let from = t.var(s);
                let zero = t.bits(width, 0);
                let ones = t.bvnot(zero);
                let partner = target.get(n).or(target.last()).map(|&v| t.var(v));
                let licence = kind == ChoiceKind::Licence;
                if licence || kind == ChoiceKind::Nan {
                    few.push((from, width));
                }
                out[0].insert(from, partner.unwrap_or(zero));
                out[1].insert(from, if licence { ones } else { partner.unwrap_or(zero) });
                out[2].insert(from, partner.unwrap_or(ones));
            }
        }
        let bits: u32 = few.iter().map(|f| f.1).sum();
        if (1..=MOST_CHOICE_BITS).contains(&bits) {
            out.extend(self.every_way(&out[0], &few, bits));
        }
        let mut kept: Vec<FxHashMap<Term, Term>> = Vec::new();
        for h in out {
            if !kept.contains(&h) {
                kept.push(h);
            }
        }
        kept
    }

    /// A guess with some variables at each of their values in turn.
    fn every_way(&mut self, base: &FxHashMap<Term, Term>, few: &[(Term, u32)], bits: u32) -> Vec<FxHashMap<Term, Term>> {
        let mut out = Vec::new();
        for n in 0..1u64 << bits {
            let mut h = base.clone();
            let mut rest = n;
            for &(v, width) in few {
                let value = self.world.terms.bits(width, rest);
                h.insert(v, value);
                rest >>= width;
            }
            out.push(h);
        }
        out
    }

    /// No obligation can be violated; whether that means anything.
    fn proved(&mut self, context: &[Term]) -> Conclusion {
        let defined = self.world.terms.not(self.source.ub);
        if matches!(self.ask(context, defined), Answer::Unsat) {
            return Conclusion::Vacuous;
        }
        if self.never_ends(context) {
            return Conclusion::Unproven("no execution returns within the bound".into());
        }
        Conclusion::Correct { same: false }
    }

    /// True if the bound cuts every execution, so that nothing was compared.
    fn never_ends(&mut self, context: &[Term]) -> bool {
        let t = &mut self.world.terms;
        let cut = t.or(self.source.cut, self.target.cut);
        if cut == Terms::FALSE {
            return false;
        }
        let whole = t.not(cut);
        matches!(self.ask(context, whole), Answer::Unsat)
    }

    /// True if the answer holds only up to the bound.
    fn bounded(&mut self, conclusion: &Conclusion) -> bool {
        if !matches!(conclusion, Conclusion::Correct { same: false } | Conclusion::Vacuous) {
            return false;
        }
        let t = &mut self.world.terms;
        let cut = t.or(self.source.cut, self.target.cut);
        let defined = t.not(self.source.ub);
        let open = t.and(cut, defined);
        if open == Terms::FALSE {
            return false;
        }
        let context = self.context(&[open]);
        !matches!(self.ask(&context, open), Answer::Unsat)
    }

    /// A model of a violation: made small, made an input, run.
    fn counterexample(&mut self, reason: &str, context: &[Term], violation: Term, model: Assignment) -> Conclusion {
        let model = self.smaller(context, violation, model);
        let mut roots = context.to_vec();
        roots.push(violation);
        let input = Extract::input(&self.world, &model, &self.arguments, &self.source, &roots);
        let replayed = replay::replay(self.subjects[0], self.subjects[1], &input, &self.settings.mode);
        let doubt = self.doubt(violation);
        match (&replayed.verdict, doubt) {
            (Replay::Confirmed(_), _) => {}
            (Replay::Contradicted(how), _) => {
                return Conclusion::Unproven(format!("{reason}, but the input that shows it does not: {how}"));
            }
            (_, Some(doubt)) => return Conclusion::Unproven(format!("{reason}, but {doubt}")),
            _ => {}
        }
        let f = self.subjects[0].function;
        Conclusion::Incorrect(Box::new(Counterexample {
            reason: reason.to_owned(),
            inputs: input.lines(&self.subjects[0].module.header, f),
            trace: replayed.trace,
            replay: replayed.verdict,
        }))
    }

    /// Why a model alone is not to be believed.
    fn doubt(&self, violation: Term) -> Option<String> {
        let vague = self.world.terms.mentions(violation).any(Mentions::APPROXIMATE);
        let mut words: Vec<String> = self.world.approximations.iter().cloned().collect();
        if vague {
            words.push("functions without a modelled meaning".into());
        }
        (!words.is_empty()).then(|| format!("the difference may depend on: {}", words.join("; ")))
    }

    /// The model with inputs made small, where the solver does that quickly.
    fn smaller(&mut self, context: &[Term], violation: Term, model: Assignment) -> Assignment {
        let _ = (context, violation);
        model
    }
}

/// A question that the solver did not settle.
fn gave_up(r: Reason) -> Conclusion {
    match r {
        Reason::Timeout | Reason::Interrupted => Conclusion::TimedOut,
        Reason::Memory => Conclusion::Unproven("the solver ran out of memory".into()),
        Reason::Incomplete(why) => Conclusion::Unproven(format!("the solver gave up: {why}")),
    }
}
