//! The whole judgement of one pass on one unit: lockstep first, then both forms run free
//! to the end and are executed.
//!
//! What lockstep left open is settled here by running the unit before and after the step,
//! and by proof; the production result and the reference's own result are run against the
//! source; analysis claims are held against a recomputation and against executions; and
//! what the reference finds legal in production's result, within its budgets, is counted
//! as missed. Where no proof succeeds, "no difference on N inputs" is the best that can be
//! said, and the verdict says exactly that.
//!
//! [`Judge`] is written once for every kind of unit. How two states of a unit are run
//! against each other and what proves them equal is the unit's [`Bench`]: inputs and the
//! validator for a function, plans of host calls and proofs of single steps for a module.

mod bench;
mod function;
mod runs;
pub mod target;

use crate::accesses::{ALIGNMENT, Relation, Weakened};
use crate::lockstep::{
    LockstepLimits, OpenStep, SettledStep, finding, panic_cause, panic_text, ride, run_alone,
};
use crate::pass::{Production, Reference};
use crate::refine::DEFAULT_STEPS;
use crate::tv::refine::LESS_DEFINED;
use crate::tv::validate::Settings;
use crate::unit::Unit;
use crate::verdict::{Finding, FunctionReport, Open, OpenClass, Unsettled, Verdict};
pub use bench::{Bench, Blame, Wrong, miscompile, suspect};
pub use function::FunctionBench;
use std::panic::{AssertUnwindSafe, catch_unwind};
use std::time::{Duration, Instant};
use tandem_ir::rewrite::{Judgement, Sort};

/// How hard to look.
#[derive(Clone, Debug)]
pub struct Config {
    /// Inputs per comparison.
    pub inputs: u64,
    /// Seed of the inputs.
    pub seed: u64,
    /// Interpreter steps of the source per input.
    pub steps: u64,
    /// Interpreter steps for all runs of one function, or of one module: what is left over then is not run
    /// ([`STEPS_USED_UP`]).
    pub total_steps: u64,
    /// Safety net: wall time for the runs and proofs of one function, or of one module. What it cuts short makes the
    /// verdict [`Verdict::TimedOut`].
    pub time: Option<Duration>,
    /// Limits of lockstep.
    pub lockstep: LockstepLimits,
    /// How the validator is asked; `None`: not at all.
    pub validator: Option<Settings>,
    /// So many steps of a function may use up the validator's budget; then it is not asked about further ones
    /// ([`BUDGETS_USED_UP`]).
    pub budgets: u32,
    /// The validator runs in the caller's thread, which must have a deep stack, and not in one of its own.
    pub validate_here: bool,
    /// Inputs on which facts that production's analyses claim are held against executions.
    pub fact_inputs: u64,
    /// Which parts of the judgement.
    pub parts: Parts,
}

/// The parts of the judgement.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Parts {
    /// The reference rides beside every step; without it production runs in one piece, within the same limits.
    pub lockstep: bool,
    /// Both forms run free: their results are run against the source, and what production missed is counted.
    pub free: bool,
    /// The validator is asked about whole functions too, not only about steps that are open.
    pub whole: bool,
    /// Of the functions that are judged, one in so many sees the reference run free; 1: each does. For those
    /// who judge many functions: the reference is slow, and what it does has been proved elsewhere.
    pub reference_one_in: u64,
}

impl Default for Parts {
    fn default() -> Parts {
        Parts {
            lockstep: true,
            free: true,
            whole: true,
            reference_one_in: 1,
        }
    }
}

/// The reason, among those of [`FunctionReport::inconclusive`], that stands for [`Config::total_steps`].
pub const STEPS_USED_UP: &str = "the interpreter steps for this function are used up";
/// The reason that stands for [`Unit::LARGEST_FREE`].
pub const TOO_LARGE: &str =
    "too large for the reference to run free or to look for what was missed, and for proofs";
/// The reason, among those of [`FunctionReport::unsettled`], that stands for [`Config::budgets`].
pub const BUDGETS_USED_UP: &str = "other steps of this function have used up the solver's budgets";
/// The reason that stands for [`Config::time`].
pub const TIME_USED_UP: &str = "the time for this function is used up";

/// Interpreter steps for all runs of one function unless something else is asked for: about twenty seconds of one
/// core.
pub const TOTAL_STEPS: u64 = 400_000_000;

/// What the runs of one function, or of one module, may still cost.
#[derive(Clone, Copy, Debug)]
pub(crate) struct RunBudget {
    /// Interpreter steps.
    steps: u64,
    /// Safety net.
    pub(crate) deadline: Option<Instant>,
}

impl RunBudget {
    pub(crate) fn new(config: &Config) -> RunBudget {
        RunBudget {
            steps: config.total_steps,
            deadline: config.time.map(|t| Instant::now() + t),
        }
    }

    /// Takes what a run has cost.
    pub(crate) fn take(&mut self, steps: u64) {
        self.steps = self.steps.saturating_sub(steps);
    }

    /// True if nothing more is to be run; the report says why.
    pub(crate) fn is_used_up(&self, report: &mut FunctionReport) -> bool {
        let why = match self.deadline {
            Some(d) if Instant::now() > d => {
                report.timed_out = true;
                TIME_USED_UP
            }
            _ if self.steps == 0 => STEPS_USED_UP,
            _ => return false,
        };
        *report.inconclusive.entry(why.into()).or_default() += 1;
        true
    }
}

impl Default for Config {
    fn default() -> Self {
        Config {
            inputs: 48,
            seed: 1,
            steps: DEFAULT_STEPS,
            total_steps: TOTAL_STEPS,
            time: None,
            lockstep: LockstepLimits::default(),
            validator: Some(Settings::default()),
            budgets: u32::MAX,
            validate_here: false,
            fact_inputs: 16,
            parts: Parts::default(),
        }
    }
}

/// The judge of one pass, in both forms.
pub struct Judge<'a, U: Unit> {
    /// The production form.
    pub production: &'a dyn Production<U>,
    /// The reference form.
    pub reference: &'a dyn Reference<U>,
    /// How hard to look.
    pub config: Config,
}

/// What is known of the steps of a run.
struct Steps<'a, U: Unit> {
    open: &'a [OpenStep<U>],
    settled: &'a [SettledStep<U>],
    output: Option<&'a U>,
}

impl<U: Unit> Judge<'_, U> {
    /// Judges the pass on a unit; returns the report and production's output. The bench is made when lockstep has
    /// ended, since its time counts from then.
    pub fn unit<B: Bench<U>>(
        &self,
        cx: &U::Context,
        unit: &U,
        bench: impl FnOnce(&Config) -> B,
    ) -> (FunctionReport, Option<U>) {
        let Parts { lockstep, free, .. } = self.config.parts;
        let run = match lockstep {
            true => ride(
                cx,
                unit,
                self.production,
                self.reference,
                self.config.lockstep,
            ),
            false => run_alone(cx, unit, self.production, self.config.lockstep),
        };
        let mut report = run.report;
        let mut bench = bench(&self.config);
        if lockstep && self.is_sampled(unit) {
            let steps = Steps {
                open: &run.open,
                settled: &run.settled,
                output: run.output.as_ref(),
            };
            self.ride_elsewhere(&bench, cx, (unit, steps), &mut report);
        }
        for step in &run.open {
            self.settle(&mut bench, step, &mut report);
        }
        if report.findings.is_empty() {
            for step in &run.settled {
                bench.prove_settled(step);
            }
        }
        bench.conclude_steps(&mut report);
        if let Some(output) = &run.output {
            self.look_at_output(&mut bench, cx, (unit, output), &run.claims, &mut report);
        }
        if free && self.is_sampled(unit) && !is_too_large(unit) {
            let output = run.output.as_ref().filter(|_| report.steps > 0);
            self.run_reference(&mut bench, cx, (unit, output), &mut report);
        }
        if free && is_too_large(unit) {
            *report.inconclusive.entry(TOO_LARGE.into()).or_default() += 1;
        }
        worst_first(&mut report);
        (report, run.output)
    }

    /// True if this unit is in the sample in which the slow parts are done ([`Parts::reference_one_in`]).
    fn is_sampled(&self, unit: &U) -> bool {
        let one_in = self.config.parts.reference_one_in.max(1);
        unit.sampling_key().is_multiple_of(one_in)
    }

    /// Lockstep on the same unit in other contexts that it might be met in ([`Bench::other_contexts`]). Where production
    /// makes the same of the unit there, its steps are those that are known already, and only their legality is asked
    /// again; it rides a second time only where it does something else, or where not all steps were kept.
    fn ride_elsewhere(
        &self,
        bench: &impl Bench<U>,
        cx: &U::Context,
        (unit, steps): (&U, Steps<'_, U>),
        report: &mut FunctionReport,
    ) {
        for (other, words) in bench.other_contexts(cx) {
            let limits = self.config.lockstep;
            let findings = match self.does_the_same(&other, unit, &steps, report) {
                true => self.illegal_elsewhere(&other, &steps, report),
                false => {
                    ride(&other, unit, self.production, self.reference, limits)
                        .report
                        .findings
                }
            };
            let there = |f: Finding| Finding {
                message: format!("{words}: {}", f.message),
                ..f
            };
            report.findings.extend(findings.into_iter().map(there));
        }
    }

    /// True if every step of the run is at hand, and production makes the same unit in the other context.
    fn does_the_same(
        &self,
        other: &U::Context,
        unit: &U,
        steps: &Steps<'_, U>,
        report: &FunctionReport,
    ) -> bool {
        let Some(output) = steps.output else {
            return false;
        };
        let known = steps.open.len() + steps.settled.len() == report.steps;
        if !known || !report.findings.is_empty() {
            return false;
        }
        let there = run_alone(other, unit, self.production, self.config.lockstep);
        let same = |o: &U| U::difference(other, o, output).is_none();
        there.report.findings.is_empty()
            && there.report.steps == report.steps
            && there.output.as_ref().is_some_and(same)
    }

    /// The steps that the reference refuses in another context.
    fn illegal_elsewhere(
        &self,
        other: &U::Context,
        steps: &Steps<'_, U>,
        report: &FunctionReport,
    ) -> Vec<Finding> {
        let open = steps.open.iter().map(|s| (s.step, &s.before, &s.rewrite));
        let settled = steps
            .settled
            .iter()
            .map(|s| (s.step, &s.before, &s.rewrite));
        let mut all: Vec<_> = open.chain(settled).collect();
        all.sort_by_key(|s| s.0);
        let refused = |(step, before, rewrite): (usize, &U, &U::Rewrite)| {
            let judged = self.reference.judge(other, before, rewrite);
            let Judgement::Illegal { rule, reason } = judged else {
                return None;
            };
            let (illegal, about) = (Verdict::IllegalRewrite, Some((before, rewrite)));
            let message = format!("{rule}: {reason}");
            Some(Finding {
                function: report.name.clone(),
                ..finding::<U>(illegal, Some(step), about, rule, message)
            })
        };
        all.into_iter().filter_map(refused).collect()
    }

    /// Settles an open step by running it, and by proof if that shows no difference. What neither settles stays open, with
    /// its class.
    fn settle(&self, bench: &mut impl Bench<U>, step: &OpenStep<U>, report: &mut FunctionReport) {
        let (both, kind) = ((&step.before, &step.after), U::kind(&step.rewrite));
        let blame = Blame::Step(step);
        let (ran, open) = decide(
            report,
            blame,
            (
                step.doubts.clone(),
                Asked::WhereRunsAgree,
                Beyond::default(),
            ),
            bench,
            |bench, report| bench.compare(both, &[kind], blame, report),
            |bench, report| match is_too_large(&step.before) {
                true => Some(Open::new(OpenClass::NotAsked, TOO_LARGE)),
                false => bench.prove_step(step, report),
            },
        );
        report.unsettled.extend(open.map(|open| Unsettled {
            step: step.step,
            open,
            runs: ran,
        }));
    }

    fn look_at_output(
        &self,
        bench: &mut impl Bench<U>,
        cx: &U::Context,
        (unit, output): (&U, &U),
        claims: &U::Claims,
        report: &mut FunctionReport,
    ) {
        let Parts {
            lockstep,
            free,
            whole,
            ..
        } = self.config.parts;
        if report.steps > 0 && free {
            // Without a trace nobody tells which of its rewrites the pass made.
            let kinds = match lockstep {
                true => report.kinds.keys().copied().collect(),
                false => self.production.kinds().to_vec(),
            };
            let both = (unit, output);
            let prove = whole && !is_too_large(unit);
            let mut weaker = U::weakened(cx, both, Relation::Transformed);
            // Where each step is the reference's own, no access became weaker in one, and what several steps make of the
            // text together (an atomic load folded, a plain load split) is no sign of it.
            if lockstep && report.different == 0 {
                weaker.retain(|w| w.certain);
            }
            // Why the whole is not proved, the steps say.
            let _ = decide::<U, _>(
                report,
                Blame::Production,
                (weaker, Asked::Always, Beyond::default()),
                bench,
                |bench, report| bench.compare(both, &kinds, Blame::Production, report),
                |bench, report| {
                    if prove {
                        bench.prove_whole(both, report);
                    }
                    (report.validated != PROVED)
                        .then(|| Open::new(OpenClass::NotAsked, "the whole is not proved"))
                },
            );
            if report.validated == PROVED {
                report.unsettled.clear();
            }
        }
        let production = self.production;
        let mut ask = || production.claims(cx, output);
        compare_cached(production, (cx, output), claims, &mut ask, report);
        if free {
            self.hold_claims(bench, cx, (unit, output), claims, report);
            if !is_too_large(unit) {
                self.count_missed(cx, output, report);
            }
        }
    }

    /// Holds what production's analyses say of the unit, and what they still say of the result in the end, against
    /// executions.
    fn hold_claims(
        &self,
        bench: &mut impl Bench<U>,
        cx: &U::Context,
        (unit, output): (&U, &U),
        claims: &U::Claims,
        report: &mut FunctionReport,
    ) {
        match catch_unwind(AssertUnwindSafe(|| self.production.claims(cx, unit))) {
            Ok(fresh) => {
                let none = &mut U::Claims::default;
                compare_cached(self.production, (cx, unit), &fresh, none, report);
                bench.hold_claims(self.production, (unit, fresh), (output, claims), report);
            }
            Err(p) => {
                let text = panic_text(&*p);
                let cause = panic_cause(&text);
                let message = format!("panic in what the analyses claim: {text}");
                let crash = found::<U>(report, Verdict::Crash, &cause, message);
                report.findings.push(crash);
            }
        }
    }

    /// The reference runs free as well; its mistakes are findings like any other. `output` is what production
    /// made, if that was run against the source already.
    fn run_reference(
        &self,
        bench: &mut impl Bench<U>,
        cx: &U::Context,
        (unit, output): (&U, Option<&U>),
        report: &mut FunctionReport,
    ) {
        let mut mine = unit.clone();
        let steps = match catch_unwind(AssertUnwindSafe(|| self.reference.run(cx, &mut mine))) {
            Ok(n) => n,
            Err(p) => {
                let text = panic_text(&*p);
                let cause = format!("reference: {}", panic_cause(&text));
                let message = format!("the reference panics: {text}");
                let crash = found::<U>(report, Verdict::Crash, &cause, message);
                report.findings.push(crash);
                return;
            }
        };
        if steps == 0 {
            return;
        }
        let breaches = U::check(cx, &U::baseline(cx, unit), &mine);
        if let Some(b) = breaches.into_iter().next() {
            let message = format!("the reference's result, {}: {}", b.invariant, b.message);
            let cause = format!("reference: {}", b.invariant);
            let broken = found::<U>(report, Verdict::InvariantBroken, &cause, message);
            report.findings.push(broken);
            return;
        }
        // Both forms mostly come to the same unit, and that has been run.
        if output.is_some_and(|o| U::difference(cx, o, &mine).is_none()) {
            return;
        }
        // Nobody tells which steps the reference makes.
        let kinds = self.production.kinds();
        bench.compare((unit, &mine), kinds, Blame::Reference, report);
    }

    fn count_missed(&self, cx: &U::Context, output: &U, report: &mut FunctionReport) {
        let missed = catch_unwind(AssertUnwindSafe(|| {
            let all = self.reference.find(cx, output);
            let legal = |rw: &U::Rewrite| self.reference.judge(cx, output, rw) == Judgement::Legal;
            let within = all
                .iter()
                .filter(|rw| self.production.within_budget(cx, output, rw) && legal(rw));
            within
                .map(|rw| (output.words(rw), sort_of(output, rw)))
                .collect::<Vec<_>>()
        }));
        match missed {
            Ok(missed) => {
                let (missed, sorts): (Vec<String>, Vec<String>) = missed.into_iter().unzip();
                for sort in sorts {
                    *report.undone.entry(sort).or_default() += 1;
                }
                if let Some(first) = missed.first().filter(|_| self.production.leaves_nothing()) {
                    let (n, verdict) = (missed.len(), Verdict::InvariantBroken);
                    let message = format!(
                        "the result is not in the form that the pass promises: {n} rewrites are left undone, first {first}"
                    );
                    let left = found::<U>(report, verdict, UNDONE, message);
                    report.findings.push(left);
                }
                report.missed = missed;
            }
            Err(_) => {
                let message = "the reference panics in find".into();
                let crash = found::<U>(report, Verdict::Crash, "reference: find", message);
                report.findings.push(crash);
            }
        }
    }
}

/// What sort of rewrite it is: its kind, and the rule or the reason that it names, without numbers.
fn sort_of<U: Unit>(unit: &U, rw: &U::Rewrite) -> String {
    let mut words = U::kind(rw).to_owned();
    for field in unit.fields(rw) {
        if [Sort::Rule.name(), Sort::Why.name()].contains(&field.sort) {
            let text = field.text.split_whitespace();
            let plain = text.filter(|w| !w.contains(|c: char| c.is_ascii_digit() || c == '%'));
            words.extend(plain.flat_map(|w| [" ", w]));
        }
    }
    words
}

/// What [`FunctionReport::validated`] says of a unit that is proved, without bound.
pub const PROVED: &str = "correct";

/// The cause of a counterexample of the validator that was seen in execution.
pub const VALIDATOR: &str = "validator";

/// The cause where a pass that promises a form left something undone.
pub const UNDONE: &str = "left undone";

/// How causes begin that are about an access that became weaker.
pub const WEAKER: &str = "weaker access";

/// An access that became weaker, as a finding.
fn weaker<U: Unit>(report: &FunctionReport, blame: Blame<'_, U>, w: &Weakened) -> Finding {
    let cause = format!("{WEAKER}: {}", w.respect);
    let wrong = Wrong {
        cause: &cause,
        on: String::new(),
        words: format!("an access became weaker: {}", w.words),
        counterexample: Vec::new(),
    };
    suspect(report, blame, wrong)
}

/// Takes back what executions show, from finding number `first`, where the validator has a proof.
fn contradicted(first: usize, outside: bool, report: &mut FunctionReport) {
    if outside {
        report.findings.truncate(first);
        *report.inconclusive.entry(MADE_UP.into()).or_default() += 1;
        return;
    }
    for f in report.findings.iter_mut().skip(first) {
        f.verdict = Verdict::Suspect;
        f.cause = CONTRADICTED.into();
        f.message
            .push_str("; the validator has a proof, so that one of the two is mistaken");
    }
}

/// The reason, among those of [`FunctionReport::inconclusive`], for an input on which a proof has explained a difference.
pub const MADE_UP: &str = "a proof says otherwise, and knows what executions do not";
/// The cause of a finding about an execution that a proof contradicts.
pub const CONTRADICTED: &str = "an execution contradicts a proof";

/// When the validator is asked.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Asked {
    /// Whatever executions show.
    Always,
    /// Only where they show no difference.
    WhereRunsAgree,
}

/// What neither executions nor proofs are the last word on, of two programs that somebody else relates.
#[derive(Clone, Debug, Default)]
pub(crate) struct Beyond {
    /// Something that executions make up and proofs know ([`beyond`](crate::beyond)).
    pub(crate) outside: bool,
    /// Something of the source that neither has and a compiler may know ([`known`](crate::tv::promises::known)), in words.
    pub(crate) unknown: Option<String>,
}

/// The one decision about two versions of a unit, whoever asks: executions, the validator, and the text of the accesses all
/// speak, each adds what it finds to the report, and the verdict is the worst of it. `with` is what runs and proofs need.
///
/// The answer: the inputs on which both were run to the end and agree, and why the two are not proved if nothing is found
/// and nothing is proved.
///
/// Of two programs that somebody else relates ([`Blame::Target`]), an execution may show a difference where the validator has
/// a proof: then one of the two is mistaken, which is suspect. Where something is beyond executions the proof stands, and
/// where a compiler may know more than both a difference in executions alone says nothing ([`Beyond`]).
///
/// Where the text of an access is not enough to tell whether it became weaker, a proof decides; of an alignment also
/// executions, in which it is checked.
pub(crate) fn decide<U: Unit, B>(
    report: &mut FunctionReport,
    blame: Blame<'_, U>,
    (weakened, asked, beyond): (Vec<Weakened>, Asked, Beyond),
    with: &mut B,
    execute: impl FnOnce(&mut B, &mut FunctionReport),
    prove: impl FnOnce(&mut B, &mut FunctionReport) -> Option<Open>,
) -> (usize, Option<Open>) {
    let (found, agreed) = (report.findings.len(), report.inputs);
    execute(with, report);
    let ran = report.inputs - agreed;
    let differs = report.findings.len() > found;
    let asked_at_all = !differs || asked == Asked::Always;
    let mut open = match asked_at_all {
        true => prove(with, report),
        false => None,
    };
    let last = found + usize::from(differs);
    let proved = open.is_none() && asked_at_all && report.findings.len() == last;
    if differs && proved && matches!(blame, Blame::Target) {
        contradicted(found, beyond.outside, report);
    } else if let Some(what) = beyond.unknown {
        // What a run or an encoding made up of it a compiler may have worked out.
        let why = format!("{what} is not modelled");
        if differs {
            report.findings.remove(found);
            *report.inconclusive.entry(why.clone()).or_default() += 1;
        }
        let shown = report.findings.len();
        let mut n = 0;
        report.findings.retain(|f| {
            n += 1;
            // What no run shows, or what is undefined by a promise that the function's own contract makes.
            let made_up = f.verdict == Verdict::Suspect || f.message.contains(LESS_DEFINED);
            n <= found || f.cause != VALIDATOR || !made_up
        });
        if report.findings.len() < shown {
            open = open.or_else(|| Some(Open::new(OpenClass::NotModelled, why)));
        }
    }
    let known = |f: &Finding| f.cause.starts_with(WEAKER);
    let twins = matches!(blame, Blame::Step(_));
    let checked = |w: &Weakened| ran > 0 && w.respect == ALIGNMENT && !twins;
    let mut doubts = weakened.iter();
    if let Some(w) = doubts.find(|w| w.certain || !proved && !checked(w))
        && !report.findings.iter().any(known)
    {
        let finding = weaker(report, blame, w);
        report.findings.push(finding);
    }
    (ran, open.filter(|_| report.findings.len() == found))
}

/// True if what costs more than the size times a constant is left out.
fn is_too_large<U: Unit>(unit: &U) -> bool {
    unit.size() > U::LARGEST_FREE || unit.parts() > U::MOST_PARTS_FREE
}

/// A finding about the unit of a report, no step being to blame.
pub(crate) fn found<U: Unit>(
    report: &FunctionReport,
    verdict: Verdict,
    cause: &str,
    message: String,
) -> Finding {
    Finding {
        function: report.name.clone(),
        ..finding::<U>(verdict, None, None, cause, message)
    }
}

/// Puts the worst findings first.
pub(crate) fn worst_first(report: &mut FunctionReport) {
    let findings = &mut report.findings;
    findings.sort_by_key(|f| std::cmp::Reverse(f.verdict));
}

/// Compares what the caches of production's analyses hold, once it has said what it preserved, with answers computed from
/// scratch ([`cached_analyses`](crate::cached_analyses)).
fn compare_cached<U: Unit>(
    production: &dyn Production<U>,
    (cx, unit): (&U::Context, &U),
    claims: &U::Claims,
    fresh: &mut dyn FnMut() -> U::Claims,
    report: &mut FunctionReport,
) {
    match catch_unwind(AssertUnwindSafe(|| {
        U::check_cached(cx, unit, claims, fresh)
    })) {
        Ok(broken) => {
            for b in broken {
                let message = production.blamed(b.invariant, &b.message);
                let stale = found::<U>(report, Verdict::InvariantBroken, b.invariant, message);
                report.findings.push(stale);
            }
        }
        Err(p) => {
            let text = panic_text(&*p);
            let cause = panic_cause(&text);
            let message = format!("panic in what the analyses claim: {text}");
            let crash = found::<U>(report, Verdict::Crash, &cause, message);
            report.findings.push(crash);
        }
    }
}
