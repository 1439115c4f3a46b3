//! The bench of modules: two modules are run on the same plans of host calls, launches and host accesses, and their
//! steps are proved where the two can be related. [`pair`] asks the same of any two modules, whoever made the second.

use super::boundary::{Boundary, Root};
use super::form::{form, names_that_differ};
use super::plan::Planner;
use super::refine::Pair;
use super::relate::Proofs;
use super::uses::reaching;
use crate::freerun::{
    Bench, Blame, Config, Judge, TIME_USED_UP, Wrong, found, miscompile, worst_first,
};
use crate::lockstep::{OpenStep, SettledStep};
use crate::refine::Comparison;
use crate::verdict::{FunctionReport, Verdict};
use std::time::Instant;
use tandem_ir::Module;
use tandem_ir::rewrite::{ModuleContext, ModuleRewrite};

/// Why nothing was run: no name is left, or ever was, by which the host could come in.
pub const NOTHING_TO_CALL: &str = "nothing that the host can call";

impl Judge<'_, Module> {
    /// Judges the pass on a module; returns the report, whose name is empty, and production's output.
    pub fn module(&self, context: &ModuleContext, m: &Module) -> (FunctionReport, Option<Module>) {
        self.unit(context, m, |config| ModuleBench::new(context, config))
    }
}

/// Where versions of a module are run against each other.
pub struct ModuleBench<'a> {
    context: &'a ModuleContext,
    config: Config,
    deadline: Instant,
    /// What was proved of the steps so far.
    proofs: Proofs,
}

impl<'a> ModuleBench<'a> {
    /// A bench for a module in a context.
    pub fn new(context: &'a ModuleContext, config: &Config) -> ModuleBench<'a> {
        ModuleBench {
            context,
            deadline: Instant::now() + config.time,
            config: config.clone(),
            proofs: Proofs::default(),
        }
    }

    /// Tries to prove a step; true if every function that it touched is proved.
    fn prove(&mut self, both: (&Module, &Module), rewrite: &ModuleRewrite) -> bool {
        match &self.config.validator {
            Some(v) if Instant::now() < self.deadline => {
                self.proofs.step(both, rewrite, v, self.deadline)
            }
            _ => false,
        }
    }

    /// Runs both modules on plans until one shows a difference. `internalized`: names that the source shows may be
    /// internal in the target.
    fn run(
        &self,
        (source, target): (&Module, &Module),
        internalized: bool,
        blame: Blame<'_, Module>,
        report: &mut FunctionReport,
    ) {
        if !tandem_ir::verify::verify(target).is_empty() {
            return; // Lockstep has said so, and what such a module does means nothing.
        }
        let boundary = Boundary::new(source, target, self.context, internalized);
        if let Some(name) = boundary.missing.first() {
            let wrong = Wrong {
                cause: "missing name",
                on: String::new(),
                words: format!("{name} is visible in the source and not there in the target"),
                counterexample: Vec::new(),
            };
            let found = miscompile(report, blame, wrong);
            report.findings.push(found);
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
            let mut leave = |why: &str| {
                *report.inconclusive.entry(why.into()).or_default() += 1;
            };
            if Instant::now() > self.deadline {
                return leave(TIME_USED_UP);
            }
            let Some(plan) = planner.plan(self.config.seed, n) else {
                return leave(NOTHING_TO_CALL);
            };
            match pair.compare(&plan) {
                Comparison::Refines => report.inputs += 1,
                Comparison::Inconclusive(why) => {
                    leave(&why);
                    if why.starts_with("unsupported") && !report.unsupported.contains(&why) {
                        report.unsupported.push(why);
                    }
                }
                Comparison::Differs(d) => {
                    let wrong = Wrong {
                        cause: d.sort,
                        on: format!("plan {n}, "),
                        words: d.words,
                        counterexample: plan.describe(),
                    };
                    let found = miscompile(report, blame, wrong);
                    report.findings.push(found);
                    return;
                }
            }
        }
    }
}

impl Bench<Module> for ModuleBench<'_> {
    fn compare(
        &mut self,
        both: (&Module, &Module),
        kinds: &[&'static str],
        blame: Blame<'_, Module>,
        report: &mut FunctionReport,
    ) {
        let internalized = kinds.iter().any(|k| ModuleRewrite::kind_internalizes(k));
        self.run(both, internalized, blame, report);
    }

    fn prove_step(&mut self, step: &OpenStep<Module>, report: &mut FunctionReport) {
        if self.prove((&step.before, &step.after), &step.rewrite) {
            report.proved += 1;
        }
    }

    fn prove_settled(&mut self, step: &SettledStep<Module>) {
        self.prove((&step.before, &step.after), &step.rewrite);
    }

    fn conclude_steps(&mut self, report: &mut FunctionReport) {
        report.validated = self.proofs.conclusion(report.steps);
        report.open.extend(self.proofs.told());
    }

    /// The module as if it were one part of several (PL-R4): much that is right of a whole is wrong then.
    fn other_contexts(&self, cx: &ModuleContext) -> Vec<(ModuleContext, &'static str)> {
        let shard = ModuleContext {
            is_shard: true,
            ..cx.clone()
        };
        let other = (!cx.is_shard).then_some((shard, "of the module as a part of a larger one"));
        other.into_iter().collect()
    }
}

/// Judges any two modules: does the second do only what the first allows, as far as a host sees? `internalized`: names
/// that the first shows may be internal in the second. Steps is 1 if they differ at all.
pub fn pair(
    source: &Module,
    target: &Module,
    context: &ModuleContext,
    internalized: bool,
    config: &Config,
) -> FunctionReport {
    let mut report = FunctionReport::default();
    let bench = ModuleBench::new(context, config);
    let errors = tandem_ir::verify::verify(target);
    if let Some(e) = errors.first() {
        let message = format!("the target is not well formed: {e}");
        let broken = found::<Module>(&report, Verdict::InvariantBroken, "verifier", message);
        report.findings.push(broken);
        return report;
    }
    report.steps = usize::from(form(source) != form(target));
    bench.run((source, target), internalized, Blame::Target, &mut report);
    if report.findings.is_empty() && report.steps > 0 {
        let mut proofs = Proofs::default();
        if let Some(v) = &config.validator {
            proofs.pair((source, target), v, bench.deadline);
        }
        report.validated = proofs.conclusion(1);
        report.open.extend(proofs.told());
    }
    worst_first(&mut report);
    report
}
