//! The whole judgement of one pass on one module: lockstep first, then both forms run free to the end and are
//! executed on plans.
//!
//! What lockstep left open is settled here by running the module before and after the
//! step, and by proofs where the two can be related; production's result and the
//! reference's own are run against the source; what the reference finds legal in
//! production's result, within its thresholds, is counted as missed. [`pair`] asks
//! the same of any two modules, whoever made the second.

use super::boundary::{Boundary, Root};
use super::describe;
use super::form::{form, names_that_differ};
use super::invariants::Baseline;
use super::plan::Planner;
use super::refine::Pair;
use super::relate;
use super::uses::reaching;
use crate::freerun::{Config, TIME_USED_UP};
use crate::lockstep::{LockstepRun, OpenStep, finding, panic_cause, panic_text, ride, run_alone};
use crate::pass::{Production, Reference};
use crate::refine::{Comparison, Difference};
use crate::verdict::{Finding, FunctionReport, Verdict};
use std::panic::{AssertUnwindSafe, catch_unwind};
use std::time::Instant;
use tandem_ir::Module;
use tandem_ir::rewrite::{Judgement, ModuleContext, ModuleRewrite};

/// Why nothing was run: no name is left, or ever was, by which the host could come in.
pub const NOTHING_TO_CALL: &str = "nothing that the host can call";

/// The kind of the rewrite after which names need not be visible any more ([`ModuleRewrite::kind`]).
const INWARDS: &str = "internalize";

/// The judge of one pass on modules, in both forms.
pub struct ModuleJudge<'a> {
    /// The production form.
    pub production: &'a dyn Production<Module>,
    /// The reference form.
    pub reference: &'a dyn Reference<Module>,
    /// What the pass is told.
    pub world: ModuleContext,
    /// How hard to look.
    pub config: Config,
}

/// Whose result is run.
#[derive(Clone, Copy)]
enum Blame<'a> {
    Step(&'a OpenStep<Module>),
    Production,
    Reference,
    Target,
}

/// What is common to the comparisons of one judgement.
struct Bench<'a> {
    world: &'a ModuleContext,
    config: &'a Config,
    deadline: Instant,
}

impl ModuleJudge<'_> {
    /// Judges the pass on a module; returns the report, whose name is empty, and production's output.
    pub fn module(&self, m: &Module) -> (FunctionReport, Option<Module>) {
        let parts = self.config.parts;
        let run = match parts.lockstep {
            true => ride(
                &self.world,
                m,
                self.production,
                self.reference,
                self.config.lockstep,
            ),
            false => run_alone(&self.world, m, self.production, self.config.lockstep),
        };
        let bench = Bench {
            world: &self.world,
            config: &self.config,
            deadline: Instant::now() + self.config.time,
        };
        let as_shard = match parts.lockstep && self.is_sampled(m) {
            true => self.as_shard(m),
            false => Vec::new(),
        };
        let LockstepRun {
            mut report,
            open,
            settled,
            output,
            ..
        } = run;
        report.findings.extend(as_shard);
        // Without a trace nobody tells which of its rewrites the pass made.
        let may = !parts.lockstep && self.production.kinds().contains(&INWARDS);
        let internalizes = may || report.kinds.contains_key(INWARDS);
        let mut proofs = relate::Proofs::default();
        for step in &open {
            let found = report.findings.len();
            let inwards = matches!(step.rewrite, ModuleRewrite::Internalize { .. });
            let both = (&step.before, &step.after);
            bench.compare(both, inwards, &mut report, Blame::Step(step));
            if report.findings.len() == found && bench.prove(both, &step.rewrite, &mut proofs) {
                report.proved += 1;
            }
        }
        if report.findings.is_empty() {
            for s in &settled {
                bench.prove((&s.before, &s.after), &s.rewrite, &mut proofs);
            }
        }
        report.validated = proofs.conclusion(report.steps);
        report.open.extend(proofs.told());
        if let Some(output) = &output {
            if report.steps > 0 && parts.free {
                bench.compare((m, output), internalizes, &mut report, Blame::Production);
            }
            if parts.free {
                self.count_missed(output, &mut report);
            }
        }
        if parts.free && self.is_sampled(m) {
            let theirs = output.as_ref().filter(|_| report.steps > 0);
            self.run_reference(&bench, m, theirs, &mut report);
        }
        worst_first(&mut report);
        (report, output)
    }

    /// Lockstep on the module as if it were one part of several (PL-R4): much that is right of a whole is wrong then.
    fn as_shard(&self, m: &Module) -> Vec<Finding> {
        let world = ModuleContext {
            is_shard: true,
            ..self.world.clone()
        };
        if self.world.is_shard {
            return Vec::new();
        }
        let limits = self.config.lockstep;
        let run = ride(&world, m, self.production, self.reference, limits);
        let as_part = |f: Finding| Finding {
            message: format!("of the module as a part of a larger one: {}", f.message),
            ..f
        };
        run.report.findings.into_iter().map(as_part).collect()
    }

    /// True if this module is in the sample in which the reference runs free, and the pass sees a part.
    fn is_sampled(&self, m: &Module) -> bool {
        let insts: usize = m.bodies.iter().map(|b| b.num_insts()).sum();
        let what = m.header.globals.len() + insts;
        (what as u64).is_multiple_of(self.config.parts.reference_one_in.max(1))
    }

    /// The reference runs free as well; its mistakes are findings like any other.
    fn run_reference(
        &self,
        bench: &Bench<'_>,
        m: &Module,
        output: Option<&Module>,
        report: &mut FunctionReport,
    ) {
        let mut mine = m.clone();
        let run = AssertUnwindSafe(|| self.reference.run(&self.world, &mut mine));
        let steps = match catch_unwind(run) {
            Ok(n) => n,
            Err(p) => {
                let text = panic_text(&*p);
                let cause = format!("reference: {}", panic_cause(&text));
                let message = format!("the reference panics: {text}");
                let found = finding::<Module>(Verdict::Crash, None, None, &cause, message);
                report.findings.push(found);
                return;
            }
        };
        if steps == 0 {
            return;
        }
        if let Some(b) = Baseline::new(m).check(&mine).into_iter().next() {
            let message = format!("the reference's result, {}: {}", b.invariant, b.message);
            let cause = format!("reference: {}", b.invariant);
            let found = finding::<Module>(Verdict::InvariantBroken, None, None, &cause, message);
            report.findings.push(found);
            return;
        }
        // Both forms mostly come to the same module, and that has been run.
        if output.is_some_and(|o| form(o) == form(&mine)) {
            return;
        }
        // What the reference makes internal it does by its own steps, of which nobody tells.
        let inwards = self.production.kinds().contains(&INWARDS);
        bench.compare((m, &mine), inwards, report, Blame::Reference);
    }

    fn count_missed(&self, output: &Module, report: &mut FunctionReport) {
        let found = catch_unwind(AssertUnwindSafe(|| {
            let all = self.reference.find(&self.world, output);
            let legal = |rw: &ModuleRewrite| {
                self.reference.judge(&self.world, output, rw) == Judgement::Legal
            };
            let within = all
                .into_iter()
                .filter(|rw| self.production.within_budget(&self.world, output, rw) && legal(rw));
            within
                .map(|rw| describe::rewrite(output, &rw))
                .collect::<Vec<_>>()
        }));
        match found {
            Ok(missed) => report.missed = missed,
            Err(_) => {
                let message = "the reference panics in find".into();
                let found =
                    finding::<Module>(Verdict::Crash, None, None, "reference: find", message);
                report.findings.push(found);
            }
        }
    }
}

/// Judges any two modules: does the second do only what the first allows, as far as a host sees? Steps is 1 if
/// they differ at all.
pub fn pair(
    source: &Module,
    target: &Module,
    world: &ModuleContext,
    internalizes: bool,
    config: &Config,
) -> FunctionReport {
    let mut report = FunctionReport::default();
    let bench = Bench {
        world,
        config,
        deadline: Instant::now() + config.time,
    };
    let errors = tandem_ir::verify::verify(target);
    if let Some(e) = errors.first() {
        let message = format!("the target is not well formed: {e}");
        let found = finding::<Module>(Verdict::InvariantBroken, None, None, "verifier", message);
        report.findings.push(found);
        return report;
    }
    report.steps = usize::from(form(source) != form(target));
    bench.compare((source, target), internalizes, &mut report, Blame::Target);
    if report.findings.is_empty() && report.steps > 0 {
        let mut proofs = relate::Proofs::default();
        bench.prove_pair((source, target), &mut proofs);
        report.validated = proofs.conclusion(1);
        report.open.extend(proofs.told());
    }
    worst_first(&mut report);
    report
}

fn worst_first(report: &mut FunctionReport) {
    let findings = &mut report.findings;
    findings.sort_by_key(|f| std::cmp::Reverse(f.verdict));
}

impl Bench<'_> {
    /// Runs both modules on plans until one shows a difference.
    fn compare(
        &self,
        (source, target): (&Module, &Module),
        internalizes: bool,
        report: &mut FunctionReport,
        blame: Blame<'_>,
    ) {
        if !tandem_ir::verify::verify(target).is_empty() {
            return; // Lockstep has said so, and what such a module does means nothing.
        }
        let boundary = Boundary::new(source, target, self.world, internalizes);
        if let Some(name) = boundary.missing.first() {
            let words = format!("{name} is visible in the source and not there in the target");
            let d = Difference {
                sort: "missing name",
                words,
            };
            report.findings.push(miscompile(blame, d, Vec::new(), None));
            return;
        }
        let pair = match Pair::new(source, target, boundary, self.config.steps) {
            Ok(p) => p,
            Err(u) => {
                report.unsupported.push(u.construct);
                return;
            }
        };
        let changed = names_that_differ(&form(source), &form(target));
        let reach = reaching(source, &changed);
        let concerned = |r: &Root| reach.contains(&r.body[0]);
        let mut planner = Planner::new(source, &pair.boundary, &concerned);
        for n in 0..self.config.inputs {
            if Instant::now() > self.deadline {
                *report.inconclusive.entry(TIME_USED_UP.into()).or_default() += 1;
                return;
            }
            let Some(plan) = planner.plan(self.config.seed, n) else {
                *report
                    .inconclusive
                    .entry(NOTHING_TO_CALL.into())
                    .or_default() += 1;
                return;
            };
            match pair.compare(&plan) {
                Comparison::Refines => report.inputs += 1,
                Comparison::Inconclusive(why) => {
                    if why.starts_with("unsupported") && !report.unsupported.contains(&why) {
                        report.unsupported.push(why.clone());
                    }
                    *report.inconclusive.entry(why).or_default() += 1;
                }
                Comparison::Differs(d) => {
                    let found = miscompile(blame, d, plan.describe(), Some(n));
                    report.findings.push(found);
                    return;
                }
            }
        }
    }

    /// Tries to prove a step; true if every function that it touched is proved.
    fn prove(
        &self,
        both: (&Module, &Module),
        rewrite: &ModuleRewrite,
        proofs: &mut relate::Proofs,
    ) -> bool {
        match &self.config.validator {
            Some(v) if Instant::now() < self.deadline => {
                proofs.step(both, rewrite, v, self.deadline)
            }
            _ => false,
        }
    }

    fn prove_pair(&self, both: (&Module, &Module), proofs: &mut relate::Proofs) {
        if let Some(v) = &self.config.validator {
            proofs.pair(both, v, self.deadline);
        }
    }
}

fn miscompile(
    blame: Blame<'_>,
    d: Difference,
    counterexample: Vec<String>,
    plan: Option<u64>,
) -> Finding {
    let on = plan.map_or_else(String::new, |n| format!("plan {n}, "));
    let words = format!("{on}{}", d.words);
    let (step, about, cause, message) = match blame {
        Blame::Step(s) => (
            Some(s.step),
            Some((&s.before, &s.rewrite)),
            d.sort.to_owned(),
            format!("{words} ({})", s.reason),
        ),
        Blame::Production => {
            let message = format!("production's result, {words}");
            (None, None, d.sort.to_owned(), message)
        }
        Blame::Reference => {
            let message = format!("the reference's result, {words}");
            (None, None, format!("reference: {}", d.sort), message)
        }
        Blame::Target => (None, None, d.sort.to_owned(), words),
    };
    Finding {
        counterexample,
        ..finding::<Module>(Verdict::Miscompile, step, about, &cause, message)
    }
}
