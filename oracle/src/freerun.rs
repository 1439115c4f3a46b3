//! The whole judgement of one pass on one function: lockstep first, then both forms
//! run free to the end and are executed.
//!
//! What lockstep left open is settled here by running the function before and after
//! the step; the production result and the reference's own result are run against
//! the source; analysis claims are held against a recomputation; and what the
//! reference finds legal in production's result, within its budgets, is counted as
//! missed. The validator then tries to prove what executions only sampled: every open
//! step, and the function as a whole. Where it does not succeed, "no difference on N
//! inputs" is the best that can be said, and the verdict says exactly that.

use crate::graph::Graph;
use crate::inputs::Generator;
use crate::interp::Program;
use crate::invariants::Baseline;
use crate::lockstep::{LockstepLimits, OpenStep, panic_text, ride};
use crate::pass::{ProductionPass, ReferencePass};
use crate::refine::{Comparison, DEFAULT_STEPS, compare};
use crate::tv::validate::{self, Conclusion, Settings, Subject};
use crate::verdict::{Finding, FunctionReport, Verdict};
use std::panic::{AssertUnwindSafe, catch_unwind};
use std::time::{Duration, Instant};
use tandem_ir::claims::Claims;
use tandem_ir::rewrite::{Judgement, Rewrite};
use tandem_ir::{Block, Function, Header, Module};

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
}

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
        let run = ride(cx, f, self.production, self.reference, self.config.lockstep);
        let mut report = run.report;
        let mut bench = Bench::new(module, n, self.config.clone());
        for step in &run.open {
            self.settle(&mut bench, step, &mut report);
        }
        if let Some(output) = &run.output {
            if report.steps > 0 {
                let what = "production's result";
                bench.compare(f, output, &mut report, Blame::Whole(what));
                bench.validate_whole(f, output, &mut report);
            }
            check_claims(output, &run.claims, &mut report);
            self.count_missed(cx, output, &mut report);
        }
        self.run_reference(&mut bench, cx, f, &mut report);
        report
            .findings
            .sort_by_key(|f| std::cmp::Reverse(f.verdict));
        (report, run.output)
    }

    fn settle(&self, bench: &mut Bench<'_>, step: &OpenStep, report: &mut FunctionReport) {
        let found = report.findings.len();
        bench.compare(&step.before, &step.after, report, Blame::Step(step));
        if report.findings.len() == found {
            bench.validate_step(step, report);
        }
    }

    /// The reference runs free as well; its mistakes are findings like any other.
    fn run_reference(
        &self,
        bench: &mut Bench<'_>,
        cx: &Header,
        f: &Function,
        report: &mut FunctionReport,
    ) {
        let mut mine = f.clone();
        let steps = match catch_unwind(AssertUnwindSafe(|| self.reference.run(cx, &mut mine))) {
            Ok(n) => n,
            Err(p) => {
                let message = format!("the reference panics: {}", panic_text(&*p));
                report
                    .findings
                    .push(finding(report, Verdict::Crash, message));
                return;
            }
        };
        if steps == 0 {
            return;
        }
        if let Some(b) = Baseline::new(cx, f).check(cx, &mine).into_iter().next() {
            let message = format!("the reference's result, {}: {}", b.invariant, b.message);
            report
                .findings
                .push(finding(report, Verdict::InvariantBroken, message));
            return;
        }
        bench.compare(f, &mine, report, Blame::Whole("the reference's result"));
    }

    fn count_missed(&self, cx: &Header, output: &Function, report: &mut FunctionReport) {
        let found = catch_unwind(AssertUnwindSafe(|| self.reference.find(cx, output)));
        let Ok(found) = found else {
            report.findings.push(finding(
                report,
                Verdict::Crash,
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

fn finding(report: &FunctionReport, verdict: Verdict, message: String) -> Finding {
    Finding {
        verdict,
        function: report.name.clone(),
        step: None,
        rewrite: None,
        message,
        counterexample: Vec::new(),
    }
}

enum Blame<'a> {
    Step(&'a OpenStep),
    Whole(&'static str),
}

/// Two copies of the module in which one body is exchanged before each comparison.
struct Bench<'a> {
    module: &'a Module,
    n: usize,
    config: Config,
    deadline: Instant,
    pair: Option<(Module, Module)>,
}

impl<'a> Bench<'a> {
    fn new(module: &'a Module, n: usize, config: Config) -> Bench<'a> {
        Bench {
            module,
            n,
            deadline: Instant::now() + config.time,
            config,
            pair: None,
        }
    }

    fn compare(
        &mut self,
        source: &Function,
        target: &Function,
        report: &mut FunctionReport,
        blame: Blame<'_>,
    ) {
        let (s, t) = self
            .pair
            .get_or_insert_with(|| (self.module.clone(), self.module.clone()));
        s.bodies[self.n] = source.clone();
        t.bodies[self.n] = target.clone();
        let (source_program, target_program) = match (Program::compile(s), Program::compile(t)) {
            (Ok(s), Ok(t)) => (s, t),
            (Err(u), _) | (_, Err(u)) => {
                report.unsupported.push(u.construct);
                return;
            }
        };
        let callees = crate::inputs::direct_callees(source);
        let others: Vec<Function> = self
            .module
            .bodies
            .iter()
            .filter(|b| callees.contains(&b.global))
            .cloned()
            .collect();
        let generator = Generator::new(&self.module.header, source, &others);
        for n in 0..self.config.inputs {
            if Instant::now() > self.deadline {
                *report
                    .inconclusive
                    .entry("the time for this function is used up".into())
                    .or_default() += 1;
                return;
            }
            let input = generator.input(self.config.seed, n);
            match compare(
                &source_program,
                &target_program,
                source.global,
                &input,
                self.config.steps,
            ) {
                Comparison::Refines => report.inputs += 1,
                Comparison::Inconclusive(why) => {
                    if why.starts_with("unsupported") && !report.unsupported.contains(&why) {
                        report.unsupported.push(why.clone());
                    }
                    *report.inconclusive.entry(why).or_default() += 1;
                }
                Comparison::Differs(how) => {
                    report
                        .findings
                        .push(miscompile(report, &blame, how, input.describe(), n));
                    return;
                }
            }
        }
    }
}

impl Bench<'_> {
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
        self.counterexample(r, report, Blame::Whole("production's result"));
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
        let mut finding = miscompile(report, &blame, how, c.inputs.clone(), 0);
        finding.counterexample.extend(c.trace.iter().cloned());
        report.findings.push(finding);
    }
}

fn miscompile(
    report: &FunctionReport,
    blame: &Blame<'_>,
    how: String,
    counterexample: Vec<String>,
    n: u64,
) -> Finding {
    let (step, rewrite, message) = match blame {
        Blame::Step(s) => (
            Some(s.step),
            Some(crate::describe::rewrite(&s.before, &s.rewrite)),
            format!("input {n}: {how} ({})", s.reason),
        ),
        Blame::Whole(what) => (None, None, format!("{what}, input {n}: {how}")),
    };
    Finding {
        verdict: Verdict::Miscompile,
        function: report.name.clone(),
        step,
        rewrite,
        message,
        counterexample,
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
            report
                .findings
                .push(finding(report, Verdict::InvariantBroken, message));
        }
    }
    if let Some(l) = &claims.loops {
        let headers = g.loop_headers();
        let claimed: Vec<Block> = l.loops.iter().map(|l| l.0).collect();
        if claimed != headers {
            let message = "loops that the pass says it kept differ from fresh ones".into();
            report
                .findings
                .push(finding(report, Verdict::InvariantBroken, message));
        }
    }
}
