//! The whole judgement of one pass on one function: lockstep first, then both forms
//! run free to the end and are executed.
//!
//! What lockstep left open is settled here by running the function before and after
//! the step; the production result and the reference's own result are run against
//! the source; analysis claims are held against a recomputation and against
//! executions; and what the reference finds legal in production's result, within its budgets, is counted as
//! missed. The validator then tries to prove what executions only sampled: every open
//! step, and the function as a whole. Where it does not succeed, "no difference on N
//! inputs" is the best that can be said, and the verdict says exactly that.

use crate::canonical::canonical;
use crate::facts::Facts;
use crate::graph::Graph;
use crate::inputs::{Generator, TestInput};
use crate::interp::Program;
use crate::invariants::Baseline;
use crate::lockstep::{LockstepLimits, OpenStep, panic_cause, panic_text, ride, run_alone};
use crate::pass::{ProductionPass, ReferencePass};
use crate::refine::{Comparison, DEFAULT_STEPS, SourceRun};
use crate::tv::validate::{self, Conclusion, Settings, Subject};
use crate::verdict::{Finding, FunctionReport, Verdict};
use std::panic::{AssertUnwindSafe, catch_unwind};
use std::time::{Duration, Instant};
use tandem_ir::claims::{Claims, ValueFact};
use tandem_ir::rewrite::{Judgement, Rewrite};
use tandem_ir::{Block, Function, Global, Header, Module};

/// How hard to look.
#[derive(Clone, Debug)]
pub struct Config {
    /// Inputs per comparison.
    pub inputs: u64,
    /// Seed of the inputs.
    pub seed: u64,
    /// Interpreter steps of the source per input.
    pub steps: u64,
    /// Time for the comparisons of one function.
    pub time: Duration,
    /// Limits of lockstep.
    pub lockstep: LockstepLimits,
    /// How the validator is asked; `None`: not at all.
    pub validator: Option<Settings>,
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

/// The reason, among those of [`FunctionReport::inconclusive`], that stands for [`Config::time`].
pub const TIME_USED_UP: &str = "the time for this function is used up";

impl Default for Config {
    fn default() -> Self {
        Config {
            inputs: 48,
            seed: 1,
            steps: DEFAULT_STEPS,
            time: Duration::from_secs(20),
            lockstep: LockstepLimits::default(),
            validator: Some(Settings {
                time_limit: Some(Duration::from_secs(10)),
                ..Settings::default()
            }),
            validate_here: false,
            fact_inputs: 16,
            parts: Parts::default(),
        }
    }
}

/// The judge of one function pass, in both forms.
pub struct Judge<'a> {
    /// The production form.
    pub production: &'a dyn ProductionPass,
    /// The reference form.
    pub reference: &'a dyn ReferencePass,
    /// How hard to look.
    pub config: Config,
}

impl Judge<'_> {
    /// Judges the pass on the body number `n` of a module; returns the report and production's output.
    pub fn function(&self, module: &Module, n: usize) -> (FunctionReport, Option<Function>) {
        let cx = &module.header;
        let f = &module.bodies[n];
        let Parts { lockstep, free, .. } = self.config.parts;
        let run = match lockstep {
            true => ride(cx, f, self.production, self.reference, self.config.lockstep),
            false => run_alone(cx, f, self.production, self.reference, self.config.lockstep),
        };
        let mut report = run.report;
        let mut bench = Bench::new(module, n, self.config.clone());
        for step in &run.open {
            self.settle(&mut bench, step, &mut report);
        }
        if let Some(output) = &run.output {
            if report.steps > 0 && free {
                bench.compare(output, &mut report, Blame::Production);
                if self.config.parts.whole {
                    bench.validate_whole(f, output, &mut report);
                }
            }
            check_claims(output, &run.claims, &mut report);
            if free {
                self.hold_facts(&mut bench, (output, &run.claims), &mut report);
            }
            if free {
                self.count_missed(cx, output, &mut report);
            }
        }
        if free && self.sees_reference(f) {
            let output = run.output.as_ref().filter(|_| report.steps > 0);
            self.run_reference(&mut bench, (cx, f), output, &mut report);
        }
        report
            .findings
            .sort_by_key(|f| std::cmp::Reverse(f.verdict));
        (report, run.output)
    }

    /// True if this function is in the sample in which the reference runs free ([`Parts::reference_one_in`]).
    fn sees_reference(&self, f: &Function) -> bool {
        let what = f.num_insts() + f.num_blocks() + f.num_values();
        (what as u64).is_multiple_of(self.config.parts.reference_one_in.max(1))
    }

    /// Holds what production's analyses say of the function, and what they still say of the result in the end,
    /// against executions.
    fn hold_facts(
        &self,
        bench: &mut Bench<'_>,
        (output, claims): (&Function, &Claims),
        report: &mut FunctionReport,
    ) {
        let (cx, f) = (&bench.module.header, &bench.module.bodies[bench.n]);
        let fresh = catch_unwind(AssertUnwindSafe(|| self.production.claims(cx, f)));
        let mut fresh = match fresh {
            Ok(c) => c,
            Err(p) => {
                let text = panic_text(&*p);
                let cause = panic_cause(&text);
                let message = format!("panic in what the analyses claim: {text}");
                let crash = finding(report, Verdict::Crash, &cause, message);
                report.findings.push(crash);
                return;
            }
        };
        check_claims(f, &fresh, report);
        if report.steps > 0 {
            bench.hold(output, &claims.values, "after the pass", report);
        } else {
            fresh.values.extend(claims.values.iter().cloned());
        }
        bench.hold(f, &fresh.values, "before the pass", report);
    }

    fn settle(&self, bench: &mut Bench<'_>, step: &OpenStep, report: &mut FunctionReport) {
        let found = report.findings.len();
        bench.compare(&step.after, report, Blame::Step(step));
        if report.findings.len() == found {
            bench.validate_step(step, report);
        }
    }

    /// The reference runs free as well; its mistakes are findings like any other. `output` is what production
    /// made, if that was run against the source already.
    fn run_reference(
        &self,
        bench: &mut Bench<'_>,
        (cx, f): (&Header, &Function),
        output: Option<&Function>,
        report: &mut FunctionReport,
    ) {
        let mut mine = f.clone();
        let steps = match catch_unwind(AssertUnwindSafe(|| self.reference.run(cx, &mut mine))) {
            Ok(n) => n,
            Err(p) => {
                let text = panic_text(&*p);
                let cause = format!("reference: {}", panic_cause(&text));
                let message = format!("the reference panics: {text}");
                report
                    .findings
                    .push(finding(report, Verdict::Crash, &cause, message));
                return;
            }
        };
        if steps == 0 {
            return;
        }
        if let Some(b) = Baseline::new(cx, f).check(cx, &mine).into_iter().next() {
            let message = format!("the reference's result, {}: {}", b.invariant, b.message);
            let cause = format!("reference: {}", b.invariant);
            let broken = finding(report, Verdict::InvariantBroken, &cause, message);
            report.findings.push(broken);
            return;
        }
        // Both forms mostly come to the same function, and that has been run.
        if output.is_some_and(|o| canonical(cx, o) == canonical(cx, &mine)) {
            return;
        }
        bench.compare(&mine, report, Blame::Reference);
    }

    fn count_missed(&self, cx: &Header, output: &Function, report: &mut FunctionReport) {
        let found = catch_unwind(AssertUnwindSafe(|| self.reference.find(cx, output)));
        let Ok(found) = found else {
            report.findings.push(finding(
                report,
                Verdict::Crash,
                "reference: find",
                "the reference panics in find".into(),
            ));
            return;
        };
        let legal = |rw: &Rewrite| self.reference.judge(cx, output, rw) == Judgement::Legal;
        let within = found
            .iter()
            .filter(|rw| self.production.within_budget(cx, output, rw) && legal(rw));
        report.missed = within
            .map(|rw| crate::describe::rewrite(output, rw))
            .collect();
    }
}

fn finding(report: &FunctionReport, verdict: Verdict, cause: &str, message: String) -> Finding {
    Finding {
        verdict,
        function: report.name.clone(),
        step: None,
        rewrite: None,
        rewrite_kind: None,
        cause: cause.into(),
        message,
        counterexample: Vec::new(),
    }
}

#[derive(Clone, Copy)]
enum Blame<'a> {
    Step(&'a OpenStep),
    Production,
    Reference,
}

/// What is wrong, in both tellings.
struct Wrong {
    /// [`Finding::cause`].
    cause: &'static str,
    words: String,
}

/// Where versions of one body are run against each other, each in a copy of its module.
struct Bench<'a> {
    module: &'a Module,
    n: usize,
    config: Config,
    deadline: Instant,
    /// Runs of the module as it is, for every comparison with a whole result.
    whole: Option<Runs<'a>>,
    /// Copies in which a body is exchanged: the source of a step, and the target.
    copies: [Option<Module>; 2],
}

/// A source on its inputs, run as far as somebody asked.
struct Runs<'m> {
    program: Program<'m>,
    function: Global,
    generator: Generator<'m>,
    done: Vec<SourceRun>,
    /// Inputs on which facts were held, in order.
    inputs: Vec<TestInput>,
}

impl<'m> Runs<'m> {
    /// The body number `n` of a module; `None` and a word in the report if the machine does not have its data
    /// layout.
    fn new(module: &'m Module, n: usize, report: &mut FunctionReport) -> Option<Runs<'m>> {
        let source = &module.bodies[n];
        let callees = crate::inputs::direct_callees(source);
        let others = module.bodies.iter().filter(|b| callees.contains(&b.global));
        let others: Vec<Function> = others.cloned().collect();
        Some(Runs {
            program: compiled(module, report)?,
            function: source.global,
            generator: Generator::new(&module.header, source, &others),
            done: Vec::new(),
            inputs: Vec::new(),
        })
    }

    /// Input number `n` for facts; several versions are held against the same.
    fn input(&mut self, n: u64, config: &Config) -> &TestInput {
        while self.inputs.len() as u64 <= n {
            let next = self.inputs.len() as u64;
            self.inputs.push(self.generator.input(config.seed, next));
        }
        &self.inputs[n as usize]
    }

    /// Runs the source on the inputs up to number `n`.
    fn make(&mut self, n: u64, config: &Config) {
        while self.done.len() as u64 <= n {
            let input = self.generator.input(config.seed, self.done.len() as u64);
            let run = SourceRun::new(&self.program, self.function, input, config.steps);
            self.done.push(run);
        }
    }
}

fn compiled<'m>(module: &'m Module, report: &mut FunctionReport) -> Option<Program<'m>> {
    match Program::compile(module) {
        Ok(p) => Some(p),
        Err(u) => {
            report.unsupported.push(u.construct);
            None
        }
    }
}

impl<'a> Bench<'a> {
    fn new(module: &'a Module, n: usize, config: Config) -> Bench<'a> {
        Bench {
            module,
            n,
            deadline: Instant::now() + config.time,
            config,
            whole: None,
            copies: [None, None],
        }
    }

    /// Runs a target against the function, or against its own source if it is a step.
    fn compare(&mut self, target: &Function, report: &mut FunctionReport, blame: Blame<'_>) {
        let Bench { module, n, .. } = *self;
        let [before, after] = &mut self.copies;
        let after = after.get_or_insert_with(|| module.clone());
        after.bodies[n] = target.clone();
        let Some(target) = compiled(after, report) else {
            return;
        };
        let limits = (&self.config, self.deadline);
        if let Blame::Step(step) = blame {
            let before = before.get_or_insert_with(|| module.clone());
            before.bodies[n] = step.before.clone();
            if let Some(mut runs) = Runs::new(before, n, report) {
                compare_all(&mut runs, &target, limits, report, blame);
            }
            return;
        }
        if self.whole.is_none() {
            self.whole = Runs::new(module, n, report);
        }
        if let Some(runs) = &mut self.whole {
            compare_all(runs, &target, limits, report, blame);
        }
    }
}

/// Runs a target on every input until one shows a difference.
fn compare_all(
    runs: &mut Runs<'_>,
    target: &Program<'_>,
    (config, deadline): (&Config, Instant),
    report: &mut FunctionReport,
    blame: Blame<'_>,
) {
    for n in 0..config.inputs {
        if Instant::now() > deadline {
            *report.inconclusive.entry(TIME_USED_UP.into()).or_default() += 1;
            return;
        }
        runs.make(n, config);
        let run = &runs.done[n as usize];
        match run.compare(&runs.program, target, runs.function, config.steps) {
            Comparison::Refines => report.inputs += 1,
            Comparison::Inconclusive(why) => {
                if why.starts_with("unsupported") && !report.unsupported.contains(&why) {
                    report.unsupported.push(why.clone());
                }
                *report.inconclusive.entry(why).or_default() += 1;
            }
            Comparison::Differs(how) => {
                let wrong = Wrong {
                    cause: how.sort,
                    words: how.words,
                };
                let found = miscompile(report, blame, wrong, run.input.describe(), n);
                report.findings.push(found);
                return;
            }
        }
    }
}

impl Bench<'_> {
    /// Holds facts about a version of the body against executions, until one is contradicted.
    fn hold(
        &mut self,
        version: &Function,
        facts: &[ValueFact],
        when: &str,
        report: &mut FunctionReport,
    ) {
        let (inputs, n) = (self.config.fact_inputs, self.n);
        let sound = tandem_ir::verify::verify_function(&self.module.header, version).is_empty();
        if facts.is_empty() || inputs == 0 || !sound {
            return;
        }
        let copy = self.copies[0].get_or_insert_with(|| self.module.clone());
        copy.bodies[n] = version.clone();
        let facts = Facts::new(copy, n, facts);
        let Some(program) = facts.compile() else {
            return;
        };
        // The inputs are those of the comparisons: made for the function as it was.
        if self.whole.is_none() {
            self.whole = Runs::new(self.module, n, report);
        }
        let Some(runs) = &mut self.whole else { return };
        for k in 0..inputs {
            if Instant::now() > self.deadline {
                *report.inconclusive.entry(TIME_USED_UP.into()).or_default() += 1;
                return;
            }
            let input = runs.input(k, &self.config);
            if let Some(c) = facts.hold(&program, input, self.config.steps) {
                let message = format!("{when}, input {k}: {}", c.words);
                let mut wrong = finding(report, Verdict::InvariantBroken, c.sort, message);
                wrong.counterexample = input.describe();
                report.findings.push(wrong);
                return;
            }
        }
    }

    /// The validator's word on two versions of the body; `None` if it is not to be asked.
    ///
    /// # Errors
    /// The message of a panic.
    fn validated(
        &self,
        source: &Function,
        target: &Function,
    ) -> Option<Result<validate::Report, String>> {
        let settings = self.config.validator.as_ref()?;
        if !tandem_ir::verify::verify_function(&self.module.header, target).is_empty() {
            return None; // Lockstep has said so, and what such a function does means nothing.
        }
        let at = |function| Subject {
            module: self.module,
            function,
        };
        // Terms and memory states nest as deeply as programs are long.
        const STACK: usize = 256 << 20;
        let run = || {
            catch_unwind(AssertUnwindSafe(|| {
                validate::validate(at(source), at(target), settings)
            }))
        };
        if self.config.validate_here {
            return Some(run().map_err(|p| panic_text(&*p)));
        }
        let answer = std::thread::scope(|s| {
            let thread = std::thread::Builder::new()
                .stack_size(STACK)
                .spawn_scoped(s, run);
            thread.ok().and_then(|t| t.join().ok())
        });
        Some(match answer {
            Some(Ok(r)) => Ok(r),
            Some(Err(p)) => Err(panic_text(&*p)),
            None => Err("the validator's thread could not be run".into()),
        })
    }

    /// Settles an open step by proof or counterexample, if the validator can.
    fn validate_step(&mut self, step: &OpenStep, report: &mut FunctionReport) {
        match self.validated(&step.before, &step.after) {
            Some(Ok(r))
                if !r.bounded
                    && matches!(
                        r.conclusion,
                        Conclusion::Correct { .. } | Conclusion::Vacuous
                    ) =>
            {
                report.proved += 1;
            }
            Some(r) => self.counterexample(r, report, Blame::Step(step)),
            None => {}
        }
    }

    /// Proves the whole function, or finds an input on which it is wrong.
    fn validate_whole(
        &mut self,
        source: &Function,
        target: &Function,
        report: &mut FunctionReport,
    ) {
        let Some(r) = self.validated(source, target) else {
            return;
        };
        report.validated = match &r {
            Ok(r) if r.bounded => format!("{} (bounded)", r.conclusion.name()),
            Ok(r) => r.conclusion.name().to_owned(),
            Err(_) => "crash".into(),
        };
        self.counterexample(r, report, Blame::Production);
    }

    /// A counterexample is a finding if the interpreter has seen it; one that could not be run is left open, in
    /// words. A panic of the validator is a mistake of the judge.
    fn counterexample(
        &self,
        r: Result<validate::Report, String>,
        report: &mut FunctionReport,
        blame: Blame<'_>,
    ) {
        let c = match r {
            Ok(validate::Report {
                conclusion: Conclusion::Incorrect(c),
                ..
            }) => c,
            Ok(_) => return,
            Err(why) => {
                report
                    .unsupported
                    .push(format!("the validator panics: {why}"));
                return;
            }
        };
        let how = format!("the validator: {} ({})", c.reason, c.replay.words());
        if !matches!(c.replay, validate::Replay::Confirmed(_)) {
            report.open.push(how);
            return;
        }
        let wrong = Wrong {
            cause: "validator",
            words: how,
        };
        let mut finding = miscompile(report, blame, wrong, c.inputs.clone(), 0);
        finding.counterexample.extend(c.trace.iter().cloned());
        report.findings.push(finding);
    }
}

fn miscompile(
    report: &FunctionReport,
    blame: Blame<'_>,
    Wrong { cause, words }: Wrong,
    counterexample: Vec<String>,
    n: u64,
) -> Finding {
    let whole = Finding {
        verdict: Verdict::Miscompile,
        function: report.name.clone(),
        step: None,
        rewrite: None,
        rewrite_kind: None,
        cause: cause.into(),
        message: format!("production's result, input {n}: {words}"),
        counterexample,
    };
    match blame {
        Blame::Step(s) => Finding {
            step: Some(s.step),
            rewrite: Some(crate::describe::rewrite(&s.before, &s.rewrite)),
            rewrite_kind: Some(s.rewrite.kind()),
            message: format!("input {n}: {words} ({})", s.reason),
            ..whole
        },
        Blame::Production => whole,
        Blame::Reference => Finding {
            cause: format!("reference: {cause}"),
            message: format!("the reference's result, input {n}: {words}"),
            ..whole
        },
    }
}

/// Holds what an analysis says against a recomputation from scratch (design law 6).
fn check_claims(f: &Function, claims: &Claims, report: &mut FunctionReport) {
    let g = Graph::new(f);
    let idom = g.idoms();
    if let Some(d) = &claims.dominators {
        let mut fresh: Vec<(Block, Block)> = (1..g.blocks.len())
            .map(|n| (g.blocks[n], g.blocks[idom[n]]))
            .collect();
        fresh.sort_unstable();
        if d.idom != fresh {
            let message = "dominators that the pass says it kept differ from fresh ones".into();
            let stale = finding(report, Verdict::InvariantBroken, "dominators", message);
            report.findings.push(stale);
        }
    }
    if let Some(h) = &claims.headers
        && let Some(b) = g.loop_headers().iter().find(|b| !h.contains(b))
    {
        let name = crate::invariants::label(f, *b);
        let message = format!("%{name} heads a loop, and the pass in the end does not know it");
        let stale = finding(report, Verdict::InvariantBroken, "loop headers", message);
        report.findings.push(stale);
    }
    if let Some(wrong) = claims
        .post_dominators
        .as_ref()
        .and_then(|p| stale_post_dominator(&g, p))
    {
        let name = crate::invariants::label(f, wrong);
        let message =
            format!("post-dominators that the pass keeps differ from fresh ones: those of %{name}");
        let stale = finding(report, Verdict::InvariantBroken, "post-dominators", message);
        report.findings.push(stale);
    }
    if let Some(l) = &claims.loops {
        let headers = g.loop_headers();
        let claimed: Vec<Block> = l.loops.iter().map(|l| l.0).collect();
        if claimed != headers {
            let message = "loops that the pass says it kept differ from fresh ones".into();
            let stale = finding(report, Verdict::InvariantBroken, "loops", message);
            report.findings.push(stale);
        }
    }
}

/// The first reachable block, of those from which the function can end, of which another immediate post-dominator
/// is claimed than it has.
fn stale_post_dominator(g: &Graph, claimed: &[(Block, Option<Block>)]) -> Option<Block> {
    let fresh = g.ipdoms(&[]);
    let (leading, _) = g.part_leading_to(&g.ends());
    let wrong = |&&(b, up): &&(Block, Option<Block>)| {
        leading.number(b).is_some()
            && g.number(b)
                .is_some_and(|n| g.blocks.get(fresh[n]).copied() != up)
    };
    claimed.iter().find(wrong).map(|c| c.0)
}
