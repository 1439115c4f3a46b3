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
use crate::graph::Graph;
use crate::invariants::Baseline;
use crate::lockstep::{LockstepLimits, OpenStep, panic_cause, panic_text, ride, run_alone};
use crate::pass::{Production, Reference};
use crate::refine::DEFAULT_STEPS;
use crate::tv::validate::Settings;
use crate::verdict::{Finding, FunctionReport, Verdict};
use bench::{Bench, Blame};
use std::panic::{AssertUnwindSafe, catch_unwind};
use std::time::Duration;
use tandem_ir::claims::Claims;
use tandem_ir::rewrite::{Judgement, Rewrite};
use tandem_ir::{Block, Function, Header, Module};

mod bench;

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
    pub production: &'a dyn Production<Function>,
    /// The reference form.
    pub reference: &'a dyn Reference<Function>,
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
            false => run_alone(cx, f, self.production, self.config.lockstep),
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
