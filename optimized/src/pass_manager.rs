//! Runs a pipeline over a module, and keeps the books: time, statistics, verification.
//!
//! A pipeline is a [`Plan`]: groups that run on the whole module or function by function. [`run`] and [`run_limited`]
//! run the groups in order; [`run_plan`] is the compiler's way, in phases (PL-001..PL-009):
//!
//! ```text
//!   groups:   0 … phase_two-1      Phase I: one after the other
//!             phase_two …          Phase II: what works on functions may run on threads (`parallel`)
//!             a module with one definition or less: all groups in order, no phases
//! ```
//!
//! An *execution* is one pass on one function or on the module. Executions are numbered from 1 in the order of one
//! thread, as LLVM numbers them for `-opt-bisect-limit`; with such a limit ([`Bisect`]) nothing runs on threads.
//!
//! Analyses are cached per function and for the module; what a pass does not say that it preserved is dropped after it.
//! `work` is what is done on one function, on whichever thread; `invariants` what `--verify-each` checks beyond
//! well-formedness; `printing` the `--print-…` options. The only errors are bugs of passes ([`RunError`]).
//!
//! **Invariant:** the result, the numbers and the statistics do not depend on how many threads there are.

mod components;
mod invariants;
mod loops;
mod parallel;
pub mod printing;
pub mod shard;
mod shown;
mod work;

pub use loops::{executions_on_loops, loops_of, on_first_loops};
pub use parallel::{MAX_THREADS, schedule};

use crate::analysis::manager::{AnalysisId, ModuleAnalyses};
use crate::defects::planted;
use crate::options::Options;
use crate::pass::{Invocation, Ran, Turns};
use crate::passes::ModuleForm;
use crate::pipeline::Step;
use crate::pipeline::plan::{FunctionWork, Group, ModuleWork, Plan};
use crate::pipeline::registry::VERIFY;
use crate::pipeline::text::Verb;
use crate::transform::loop_notes;
use invariants::Outline;
use printing::Prints;
use std::collections::BTreeMap;
use std::time::{Duration, Instant};
use tandem_ir::Module;
use tandem_ir::passes::{Params, PassId};
use tandem_ir::rewrite::{ModuleContext, NoTrace};
use tandem_ir::verify::VerifyError;
use work::OnFunction;

/// What a run did.
#[derive(Clone, Debug, Default)]
pub struct RunReport {
    /// Wall time per step of the pipeline, in order; of what ran on threads the sum over them.
    pub times: Vec<(&'static str, Duration)>,
    /// Counters by pass and name.
    pub stats: BTreeMap<(&'static str, &'static str), u64>,
    /// The same by row and function, in the order of the module, if it was asked for ([`Checks::time_functions`]).
    pub functions: Vec<(usize, String, Duration)>,
    /// True if there were two phases.
    pub phased: bool,
    /// Texts that passes were asked to print, in order.
    pub printed: Vec<String>,
    /// True if something changed.
    pub changed: bool,
}

/// A pass left a module that is not well-formed: a bug of that pass.
#[derive(Clone, Debug, thiserror::Error)]
#[error("internal error: the module is not well-formed after '{pass}': {}", .errors.first().map_or_else(String::new, ToString::to_string))]
pub struct BrokenModule {
    /// The step.
    pub pass: &'static str,
    /// The verifier's findings.
    pub errors: Vec<VerifyError>,
}

/// Why a run stopped: a bug of a pass.
#[derive(Clone, Debug, thiserror::Error)]
pub enum RunError {
    /// The result is not well-formed.
    #[error("{0}")]
    Broken(#[from] BrokenModule),
    /// A pass panicked on a function.
    #[error("internal error in pass '{pass}' on function '@{function}'")]
    Panic {
        /// The pass.
        pass: &'static str,
        /// The function's name.
        function: String,
    },
    /// An analysis that a pass says it preserved is another one when it is computed again.
    #[error(
        "internal error: pass '{pass}' says that it preserved '{analysis}' of '@{function}', which has changed"
    )]
    Stale {
        /// The pass.
        pass: &'static str,
        /// The analysis, and what of it.
        analysis: String,
        /// The function's name.
        function: String,
    },
}

/// Runs a pipeline.
///
/// # Errors
/// [`BrokenModule`] if `verify_each` or a `verify` step finds the module broken.
pub fn run(
    module: &mut Module,
    steps: &[Step],
    options: &Options,
    verify_each: bool,
) -> Result<RunReport, BrokenModule> {
    run_limited(module, steps, options, verify_each, &mut NoBisect)
}

/// Decides which executions of passes happen. An execution is one pass on one loop, function, component or on the module;
/// they are numbered from 1 in the order in which they would happen, which is that of LLVM: what stands in a manager runs on
/// its first unit, then on the second, and so on; a pass on the module runs once. The text of the place says on what:
/// `[module]`, `f`, `(f, g)` or `loop %header in function f`. Dropping analyses is an execution; asking for one, printing
/// one, and `verify` are none.
pub trait Bisect {
    /// True if execution `number` is to happen.
    fn admits(&mut self, number: u64, pass: &'static str, place: &str) -> bool;
}

/// Everything happens.
pub struct NoBisect;

impl Bisect for NoBisect {
    fn admits(&mut self, _: u64, _: &'static str, _: &str) -> bool {
        true
    }
}

/// Up to a limit everything happens, and every decision is put into words as LLVM does for `-opt-bisect-limit`.
pub struct Limit<F: FnMut(&str)> {
    /// The last execution that happens; `None`: all do.
    pub last: Option<u64>,
    /// Takes each line.
    pub say: F,
}

impl<F: FnMut(&str)> Bisect for Limit<F> {
    fn admits(&mut self, number: u64, pass: &'static str, place: &str) -> bool {
        let admitted = self.last.is_none_or(|l| number <= l);
        let not = if admitted { "" } else { "NOT " };
        (self.say)(&format!(
            "BISECT: {not}running pass ({number}) {pass} on {place}"
        ));
        admitted
    }
}

/// Runs those executions of a pipeline that `bisect` admits.
///
/// # Errors
/// As [`run`].
pub fn run_limited(
    module: &mut Module,
    steps: &[Step],
    options: &Options,
    verify_each: bool,
    bisect: &mut dyn Bisect,
) -> Result<RunReport, BrokenModule> {
    let plan = Plan::of_steps(steps);
    let checks = Checks {
        verify_each,
        ..Checks::default()
    };
    let mut manager = Manager::new(&plan, options, checks, bisect);
    let ran = manager.sequential(module, 0..plan.groups.len());
    ran.map_err(|e| match e {
        RunError::Broken(broken) => broken,
        // Neither is asked for here.
        RunError::Panic { pass, .. } | RunError::Stale { pass, .. } => BrokenModule {
            pass,
            errors: Vec::new(),
        },
    })?;
    // What belongs to no function.
    if let Some(n) = steps.iter().rposition(|s| *s == Step::Verify) {
        manager.verify_module(module, n, Step::Verify.name())?;
    }
    Ok(manager.report)
}

/// What an execution on the module is said to be on.
const MODULE: &str = "[module]";

/// What dropping an analysis, or all of them, is called among executions: as LLVM calls it, which has no name in pipelines for
/// dropping a single one.
pub fn invalidating(of: Option<AnalysisId>) -> &'static str {
    match of {
        None => "invalidate<all>",
        Some(AnalysisId::Dominators) => "InvalidateAnalysisPass<llvm::DominatorTreeAnalysis>",
        Some(AnalysisId::PostDominators) => {
            "InvalidateAnalysisPass<llvm::PostDominatorTreeAnalysis>"
        }
        Some(AnalysisId::Loops) => "InvalidateAnalysisPass<llvm::LoopAnalysis>",
        Some(AnalysisId::LazyValueInfo) => "InvalidateAnalysisPass<llvm::LazyValueAnalysis>",
        Some(AnalysisId::ScalarEvolution) => {
            "InvalidateAnalysisPass<llvm::ScalarEvolutionAnalysis>"
        }
        Some(AnalysisId::AddressTakenBlocks) => "invalidate<address-taken-blocks>",
        Some(AnalysisId::ConvergentBlocks) => "invalidate<convergent-blocks>",
        Some(AnalysisId::InstOrder) => "invalidate<inst-order>",
        Some(AnalysisId::GlobalUses) => "invalidate<global-uses>",
        Some(AnalysisId::Roots) => "invalidate<global-roots>",
    }
}

/// How a line about an execution begins, as traces of passes have it.
pub const RUNNING: &str = "running ";

/// What of scalar evolution is checked after each step that kept it.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct ScevChecks {
    /// How often loops go round, against a new analysis (`-verify-scev`).
    pub counts: bool,
    /// All that is claimed (`-verify-scev-strict`).
    pub strict: bool,
    /// The maps that it is kept in, against each other (`-verify-scev-maps`).
    pub maps: bool,
}

/// What is checked while a pipeline runs.
#[derive(Clone, Copy, Debug, Default)]
pub struct Checks {
    /// The verifier looks at what each step changed.
    pub verify_each: bool,
    /// Analyses that a step preserved are compared with new ones.
    pub verify_analyses: bool,
    /// What of scalar evolution is compared with what it says anew, where a step kept it.
    pub verify_scev: ScevChecks,
    /// A panic of a pass on a function is an error of the run, and not a panic of the run.
    pub catch_panics: bool,
    /// Each execution is among the printed texts of the report.
    pub trace_passes: bool,
    /// Times are kept by function, too.
    pub time_functions: bool,
}

/// Is told of each execution as it begins: the pass, and the function or `[module]`.
pub type Progress<'a> = &'a (dyn Fn(&'static str, &str) + Sync);

/// How a plan is run.
pub struct Running<'a> {
    /// What is checked.
    pub checks: Checks,
    /// Which phases; `None`: all. The debugging option `--phase` asks for one.
    pub only_phase: Option<u8>,
    /// Threads for what may run on them, 1 or more; and whether they are used even if there is one.
    pub threads: usize,
    /// Phase II goes through the queue of functions even on one thread.
    pub force_concurrent: bool,
    /// Each function of Phase II is taken apart from the module while it is worked on ([`shard`]).
    pub split: bool,
    /// Permutes the order in which functions are taken, which must not be seen in the result.
    pub schedule_seed: Option<u64>,
    /// Says which phases run.
    pub trace: &'a mut dyn FnMut(&str),
    /// What admits functions to threads, such as a jobserver.
    pub slots: Option<&'a dyn Slots>,
    /// Is told when a worker begins or ends a function.
    pub jobs: Option<&'a (dyn Fn(JobEvent<'_>) + Sync)>,
    /// Is told of each execution.
    pub progress: Option<Progress<'a>>,
    /// What is printed of the module on the way, into the report.
    pub prints: Option<&'a Prints>,
}

/// What a worker does.
#[derive(Clone, Copy, Debug)]
pub enum JobEvent<'a> {
    /// The functions are ordered, and so many threads begin.
    Pool(usize, usize),
    /// A function is taken.
    Begin(&'a str),
    /// A function is done.
    End(&'a str),
}

/// Permissions to run, one of which each worker holds but the one that uses the process's own.
pub trait Slots: Sync {
    /// Takes one if there is one.
    fn try_acquire(&self) -> bool;
    /// Gives one back.
    fn release(&self);
    /// Waits a moment for one.
    fn wait(&self);
}

/// Runs a plan in its phases (PL-001..PL-009): with one definition or less all at once, else what is about the module first,
/// and then the rest, function by function where that is possible.
///
/// # Errors
/// The first bug of a pass in the order of the module.
pub fn run_plan(
    module: &mut Module,
    plan: &Plan,
    options: &Options,
    with: Running<'_>,
    bisect: Option<&mut dyn Bisect>,
) -> Result<RunReport, RunError> {
    let all = 0..plan.groups.len();
    let (first, second) = (0..plan.phase_two, plan.phase_two..plan.groups.len());
    let limited = bisect.is_some();
    let mut none = NoBisect;
    let bisect = match bisect {
        Some(b) => b,
        None => &mut none,
    };
    let mut manager = Manager::new(plan, options, with.checks, bisect);
    manager.progress = with.progress;
    manager.prints = with.prints;
    let start = with.prints.and_then(|p| p.at_start(module));
    manager.report.printed.extend(start);
    let definitions = module.bodies.len();
    let say = with.trace;
    if definitions <= 1 && with.only_phase.is_none() {
        say("Unphased");
        manager.sequential(module, all)?;
        return Ok(manager.report);
    }
    manager.report.phased = true;
    if with.only_phase != Some(2) {
        say("Phase I");
        let end = first.end;
        let end = planted!(
            options,
            PhaseOneGoesTooFar,
            end,
            (end + 1).min(plan.groups.len())
        );
        manager.sequential(module, 0..end)?;
        manager.number = planted!(options, NumbersStartAgain, manager.number, 0);
    }
    if with.only_phase != Some(1) {
        say("Phase II");
        let threads = with.threads.min(module.bodies.len()).min(MAX_THREADS);
        // Executions are numbered in the order of one thread.
        let limited = planted!(options, BisectOnThreads, limited, false);
        let concurrent = !limited && (threads > 1 || with.force_concurrent || with.split);
        say(if concurrent {
            "Concurrent=Yes"
        } else {
            "Concurrent=No"
        });
        if with.only_phase == Some(2) {
            manager.function_work_only(module, all, say)?;
        } else if concurrent {
            let how = parallel::How {
                threads: threads.max(1),
                seed: with.schedule_seed,
                split: with.split,
                slots: with.slots,
                jobs: with.jobs,
            };
            parallel::segments(&mut manager, module, second, &how)?;
        } else {
            manager.sequential(module, second)?;
        }
    }
    Ok(manager.report)
}

/// An invocation under these options, of whose claims nobody wants to know.
fn invocation<'a>(options: &'a Options, params: &'a Params) -> Invocation<'a, Options> {
    Invocation {
        options,
        params,
        collect_claims: false,
        loops: Turns::All,
    }
}

/// A run under way.
struct Manager<'a> {
    plan: &'a Plan,
    options: &'a Options,
    checks: Checks,
    analyses: ModuleAnalyses,
    bisect: &'a mut dyn Bisect,
    number: u64,
    report: RunReport,
    progress: Option<Progress<'a>>,
    prints: Option<&'a Prints>,
}

impl<'a> Manager<'a> {
    fn new(
        plan: &'a Plan,
        options: &'a Options,
        checks: Checks,
        bisect: &'a mut dyn Bisect,
    ) -> Manager<'a> {
        let names = plan.names();
        Manager {
            plan,
            options,
            checks,
            analyses: ModuleAnalyses::default(),
            bisect,
            number: 0,
            report: RunReport {
                times: names.into_iter().map(|n| (n, Duration::ZERO)).collect(),
                ..RunReport::default()
            },
            progress: None,
            prints: None,
        }
    }

    /// The first row of a group in the report.
    fn first_row(&self, group: usize) -> usize {
        self.plan.groups[..group].iter().map(Group::len).sum()
    }

    /// Runs groups one after the other.
    fn sequential(
        &mut self,
        module: &mut Module,
        groups: std::ops::Range<usize>,
    ) -> Result<(), RunError> {
        let mut row = self.first_row(groups.start);
        let plan = self.plan;
        for group in &plan.groups[groups] {
            match group {
                Group::Functions(work) => self.on_functions(module, work, row)?,
                Group::Components(work) => self.on_components(module, work, row)?,
                Group::Module(work) => self.on_module(module, work, row)?,
            }
            row += group.len();
        }
        Ok(())
    }

    /// Phase II alone: what is about the whole module says that it is skipped (PL-003).
    fn function_work_only(
        &mut self,
        module: &mut Module,
        groups: std::ops::Range<usize>,
        say: &mut dyn FnMut(&str),
    ) -> Result<(), RunError> {
        let mut row = self.first_row(groups.start);
        let plan = self.plan;
        for group in &plan.groups[groups] {
            match group {
                Group::Functions(work) => self.on_functions(module, work, row)?,
                Group::Components(work) => self.on_components(module, work, row)?,
                Group::Module(ModuleWork::Pass(form, _)) => {
                    say(&format!("skipped in Phase II: {}", form.id().name));
                }
                Group::Module(_) => {}
            }
            row += group.len();
        }
        Ok(())
    }

    /// Function passes that stand together run on the first function, then on the second, and so on.
    fn on_functions(
        &mut self,
        module: &mut Module,
        work: &[FunctionWork],
        first: usize,
    ) -> Result<(), RunError> {
        for body in 0..module.bodies.len() {
            self.on_function(module, body, work, first)?;
        }
        Ok(())
    }

    /// Returns whether the function was changed.
    fn on_function(
        &mut self,
        module: &mut Module,
        body: usize,
        work: &[FunctionWork],
        first: usize,
    ) -> Result<bool, RunError> {
        let on = OnFunction {
            header: &module.header,
            options: self.options,
            checks: self.checks,
            progress: self.progress,
            prints: self.prints,
        };
        let (number, bisect) = (&mut self.number, &mut *self.bisect);
        let mut admits = |name: &'static str, what: &str| {
            *number += 1;
            bisect.admits(*number, name, what)
        };
        let f = &mut module.bodies[body];
        let done = on.run(f, self.analyses.body(body), work, &mut admits);
        let changed = done.changed;
        self.enter(done, first)?;
        Ok(changed)
    }

    /// Enters what was done to a function.
    fn enter(&mut self, done: work::Done, first: usize) -> Result<(), RunError> {
        if done.changed {
            self.analyses.body_changed();
        }
        self.report.changed |= done.changed;
        if let Some(name) = done.name {
            let rows = (first..).zip(&done.times);
            let named = rows.map(|(row, time)| (row, name.clone(), *time));
            self.report.functions.extend(named);
        }
        let rows = self.report.times.iter_mut().skip(first);
        for (row, time) in rows.zip(done.times) {
            row.1 += time;
        }
        for (key, k) in done.stats {
            let sum = self.report.stats.entry(key).or_default();
            *sum = planted!(self.options, LastWorkerCounts, *sum + k, k);
        }
        self.report.printed.extend(done.printed);
        done.result
    }

    fn on_module(
        &mut self,
        module: &mut Module,
        work: &ModuleWork,
        row: usize,
    ) -> Result<(), BrokenModule> {
        match work {
            ModuleWork::Pass(form, params) => self.module_pass(module, *form, params, row),
            ModuleWork::Verify => self.verify_module(module, row, VERIFY),
            ModuleWork::Analysis(verb, of) => {
                self.module_analysis(module, *verb, *of);
                Ok(())
            }
        }
    }

    fn module_analysis(&mut self, module: &Module, verb: Verb, of: Option<AnalysisId>) {
        match (verb, of) {
            (Verb::Require, _) => self.analyses.require_all(module),
            (Verb::Invalidate, _) => {
                if self.admits(invalidating(of), MODULE) {
                    self.analyses.invalidate(work::all_but(of));
                }
            }
            (Verb::Print, Some(id)) => {
                self.analyses.require_all(module);
                let claims = self.analyses.claims(module);
                let text = shown::of_module(&module.header, &claims, id);
                self.report.printed.push(text);
            }
            (Verb::Print | Verb::Verify, _) => {}
        }
    }

    fn module_pass(
        &mut self,
        module: &mut Module,
        form: ModuleForm,
        params: &Params,
        n: usize,
    ) -> Result<(), BrokenModule> {
        let started = Instant::now();
        let name = form.id().name;
        if self.admits(name, MODULE) {
            if self.checks.trace_passes {
                self.report
                    .printed
                    .push(format!("{RUNNING}{name} on {MODULE}"));
            }
            if let Some(progress) = self.progress {
                progress(name, MODULE);
            }
            let context = ModuleContext::default();
            let params = planted!(
                self.options,
                ParametersForgotten,
                params.clone(),
                Params::new(form.id())
            );
            let with = invocation(self.options, &params);
            let printed = &mut self.report.printed;
            let before = self
                .prints
                .map(|p| p.before_module(form.id().class, module, printed));
            let outline = self.checks.verify_each.then(|| Outline::of(module));
            let analyses = &mut self.analyses;
            let ran = form.run(&context, module, analyses, with, &mut NoTrace);
            if let Some(outline) = outline {
                let errors = outline.broken_in(module, form.id());
                if !errors.is_empty() {
                    return Err(BrokenModule { pass: name, errors });
                }
            }
            if ran.changed && !loop_notes::are_written_by(form.id()) {
                let Module { header, bodies } = &mut *module;
                for f in bodies {
                    loop_notes::drop_notes(header, f);
                }
            }
            self.book(form.id(), ran);
            if let (Some(prints), Some(before)) = (self.prints, before) {
                prints.after_module(form.id().class, module, before, &mut self.report.printed);
            }
        }
        self.report.times[n].1 += started.elapsed();
        if self.checks.verify_each {
            self.verify_module(module, n, name)?;
        }
        Ok(())
    }
    /// Enters what an invocation did.
    fn book(&mut self, id: &'static PassId, ran: Ran) {
        self.report.changed |= ran.changed;
        for (counter, k) in ran.counters {
            *self.report.stats.entry((id.name, counter)).or_default() += k;
        }
        self.report.printed.extend(ran.printed);
    }
    fn admits(&mut self, name: &'static str, what: &str) -> bool {
        self.number += 1;
        self.bisect.admits(self.number, name, what)
    }
    fn verify_module(
        &mut self,
        module: &Module,
        n: usize,
        pass: &'static str,
    ) -> Result<(), BrokenModule> {
        let started = Instant::now();
        let errors = tandem_ir::verify::verify(module);
        if !errors.is_empty() {
            return Err(BrokenModule { pass, errors });
        }
        self.report.times[n].1 += started.elapsed();
        Ok(())
    }
}

#[cfg(test)]
#[allow(clippy::unwrap_used)]
mod tests {
    #[test]
    fn dfa_jump_threading_runs_when_named_and_counts_jt_r16() {
        let text = b"define void @f() {
entry:
  br label %h
h:
  %s = phi i8 [ 0, %entry ], [ 1, %a ]
  switch i8 %s, label %exit [ i8 0, label %a ]
a:
  br label %h
exit:
  ret void
}";
        let mut m = tandem_ir::text::parse(text, "t.ll").unwrap();
        let options = super::Options::default();
        assert!(!options.passes.dfa_jump_threading.enable);
        let name = tandem_ir::passes::DFA_JUMP_THREADING.name;
        let steps = crate::pipeline::parse(name).unwrap();
        let report = super::run(&mut m, &steps, &options, true).unwrap();
        assert!(report.changed);
        assert_eq!(report.stats[&(name, "switches threaded")], 1);
        assert_eq!(report.stats[&(name, "paths threaded")], 2);
    }
}
