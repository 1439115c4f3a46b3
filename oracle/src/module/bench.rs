//! The bench of modules: two modules are run on the same plans of host calls, launches and host accesses, and their
//! steps are proved where the two can be related. [`pair`] asks the same of any two modules, whoever made the second.
//!
//! ```text
//!   source, target ──▶ Boundary: the names by which a host can come in
//!                         │
//!                         ├─▶ plans: calls, launches, reads and writes of variables ──▶ runs compared, event by event
//!                         └─▶ relation of the two memories ──▶ the validator, function by function
//! ```
//!
//! A finding of a run comes with its plan; a proof says which relation of memories it rests on. Where no name is left
//! by which a host comes in, nothing can differ, and the report says [`NOTHING_TO_CALL`].
//!
//! **Assumption:** the host calls and launches what is visible, in any order, and writes the variables that it can name
//! between the calls, not during them.

use super::boundary::{Boundary, Root};
use super::form::differing;
use super::notes;
use super::plan::{Plan, Planner};
use super::refine::Pair;
use super::relate::{Differs, Proof, Proofs, same_function};
use super::uses::reaching;
use crate::accesses::Relation;
use crate::beyond::beyond_executions;
use crate::freerun::{
    Asked, Bench, Beyond, Blame, Config, Judge, RunBudget, VALIDATOR, Wrong, decide, found,
    miscompile, suspect, worst_first,
};
use crate::inputs::MOST_CARE;
use crate::lockstep::{OpenStep, SettledStep};
use crate::pass::Production;
use crate::refine::{Comparison, SOURCE_RACES, SOURCE_UNDEFINED};
use crate::tv::promises::known::{beyond_model, exchanged_intrinsics};
use crate::unit::Unit;
use crate::verdict::{FunctionReport, Open, OpenClass, Unsettled, Verdict};
use std::cell::Cell;
use tandem_ir::claims::ModuleClaims;
use tandem_ir::rewrite::{ModuleContext, ModuleRewrite};
use tandem_ir::{Function, Global, Header, Module};

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
    budget: Cell<RunBudget>,
    /// What was proved of the steps so far.
    proofs: Proofs,
}

impl<'a> ModuleBench<'a> {
    /// A bench for a module in a context.
    pub fn new(context: &'a ModuleContext, config: &Config) -> ModuleBench<'a> {
        ModuleBench {
            context,
            budget: Cell::new(RunBudget::new(config)),
            config: config.clone(),
            proofs: Proofs::default(),
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
        let changed = differing(source, target);
        self.run_verified((source, target), (internalized, &changed), blame, report);
    }

    /// The same for a well-formed target; `changed` are the names that differ.
    fn run_verified(
        &self,
        (source, target): (&Module, &Module),
        (internalized, changed): (bool, &[String]),
        blame: Blame<'_, Module>,
        report: &mut FunctionReport,
    ) {
        let boundary = Boundary::new(source, target, self.context, internalized);
        if let Some(words) = boundary.taken.first() {
            let found = miscompile(report, blame, interface(words));
            report.findings.push(found);
            return;
        }
        self.run_plans((source, target), (boundary, changed), blame, report);
    }

    /// Runs both modules on plans within a boundary until one shows a difference.
    fn run_plans(
        &self,
        (source, target): (&Module, &Module),
        (boundary, changed): (Boundary, &[String]),
        blame: Blame<'_, Module>,
        report: &mut FunctionReport,
    ) {
        let pair = match Pair::new(source, target, boundary, self.config.steps) {
            Ok(p) => p,
            Err(u) => {
                report.unsupported.push(u.construct);
                return;
            }
        };
        let reach = reaching(source, changed);
        let concerned = |r: &Root| reach.contains(&r.body[0]);
        let mut planner = Planner::new(source, &pair.boundary, &concerned);
        for n in 0..self.config.inputs {
            if self.budget.get().is_used_up(report) {
                return;
            }
            let mut leave = |why: &str| {
                *report.inconclusive.entry(why.into()).or_default() += 1;
            };
            let Some((plan, comparison)) = self.with_care(&pair, &mut planner, n) else {
                return leave(NOTHING_TO_CALL);
            };
            match comparison {
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

impl ModuleBench<'_> {
    /// Compares on plan number `n`, which is drawn again with more care where a run of the source says nothing of any target.
    fn with_care(
        &self,
        pair: &Pair<'_>,
        planner: &mut Planner<'_>,
        n: u64,
    ) -> Option<(Plan, Comparison)> {
        let mut tried = None;
        for care in CARE {
            let plan = planner.plan(self.config.seed, n, care)?;
            let before = pair.steps_taken();
            let comparison = pair.compare(&plan);
            let mut budget = self.budget.get();
            budget.take(pair.steps_taken() - before);
            self.budget.set(budget);
            let again = matches!(&comparison, Comparison::Inconclusive(why)
                if why.starts_with(SOURCE_UNDEFINED) || why == SOURCE_RACES);
            tried = Some((plan, comparison));
            if !again {
                break;
            }
        }
        tried
    }

    /// Tries to prove a target of which no steps are known.
    fn prove_pair(
        &mut self,
        both: (&Module, &Module),
        report: &mut FunctionReport,
    ) -> Option<Open> {
        let Some(v) = &self.config.validator else {
            return Some(Open::new(OpenClass::NotAsked, NOT_ASKED));
        };
        self.proofs.exhaustive = true;
        self.proofs.promises = true;
        let proof = self.proofs.pair(both, v, self.budget.get().deadline);
        let open = take(proof, Blame::Target, report);
        self.conclude_steps(report);
        open
    }
}

/// With how much care plans are drawn, one after the other.
const CARE: [u8; 3] = [0, 2, MOST_CARE];

/// Why nothing is proved where no validator is to be asked.
const NOT_ASKED: &str = "the validator was not asked";

impl Bench<Module> for ModuleBench<'_> {
    fn compare(
        &mut self,
        both: (&Module, &Module),
        kinds: &[&'static str],
        blame: Blame<'_, Module>,
        report: &mut FunctionReport,
    ) {
        let internalized = kinds.iter().any(|k| ModuleRewrite::kind_hides_names(k));
        self.run(both, internalized, blame, report);
    }

    fn prove_step(&mut self, step: &OpenStep<Module>, report: &mut FunctionReport) -> Option<Open> {
        let Some(v) = &self.config.validator else {
            return Some(Open::new(OpenClass::NotAsked, NOT_ASKED));
        };
        self.proofs.exhaustive = true;
        let both = (&step.before, &step.after);
        let deadline = self.budget.get().deadline;
        let mine = step.mine.as_ref();
        let proof = self.proofs.step(both, mine, &step.rewrite, v, deadline);
        take(proof, Blame::Step(step), report)
    }

    fn prove_settled(&mut self, step: &SettledStep<Module>) {
        let Some(v) = &self.config.validator else {
            return;
        };
        self.proofs.exhaustive = false;
        let both = (&step.before, &step.after);
        let deadline = self.budget.get().deadline;
        self.proofs.step(both, None, &step.rewrite, v, deadline);
    }

    fn conclude_steps(&mut self, report: &mut FunctionReport) {
        report.validated = self.proofs.conclusion(report.steps);
        report.timed_out |= self.proofs.timed_out();
        report.open.extend(self.proofs.told());
    }

    /// What the result says of its loops.
    fn hold_claims(
        &mut self,
        _: &dyn Production<Module>,
        (unit, _): (&Module, ModuleClaims),
        (output, _): (&Module, &ModuleClaims),
        report: &mut FunctionReport,
    ) {
        notes::hold(unit, output, &self.config, report);
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

/// True if some function promises something else in the target, by metadata that a form takes for dressing.
fn promises_differ(source: &Module, target: &Module) -> bool {
    source.bodies.iter().any(|f| {
        let other = target.header.lookup(source.header.global_name(f.global));
        let other = other.and_then(|g| target.body(g));
        other.is_some_and(|g| !same_function(source, target, f, g))
    })
}

/// Runs one function of two modules, whoever made the second, on plans that call nothing else. Nothing is run where the world
/// outside cannot call it in both, or where something runs before everything else.
pub fn run_function(
    (source, target): (&Module, &Module),
    (f, g): (Global, Global),
    config: &Config,
    report: &mut FunctionReport,
) {
    let context = ModuleContext::default();
    let mut leave = |why: &str| *report.inconclusive.entry(why.into()).or_default() += 1;
    let constructed = |m: &Module| m.header.lookup("llvm.global_ctors").is_some();
    if constructed(source) || constructed(target) {
        leave("the program has constructors");
        return;
    }
    let mut boundary = Boundary::new(source, target, &context, true);
    boundary.taken.clear();
    boundary.roots.retain(|r| r.body == [f, g]);
    boundary.roots.truncate(1);
    if boundary.roots.is_empty() {
        leave(NOTHING_TO_CALL);
        return;
    }
    let bench = ModuleBench::new(&context, config);
    let changed = differing(source, target);
    let within = (boundary, &changed[..]);
    bench.run_plans((source, target), within, Blame::Target, report);
}

/// What the target takes from whoever uses a visible name.
fn interface(words: &str) -> Wrong<'_> {
    Wrong {
        cause: INTERFACE,
        on: String::new(),
        words: words.to_owned(),
        counterexample: Vec::new(),
    }
}

/// The sort of finding that a change of a visible name is.
const INTERFACE: &str = "visible name";

/// Takes a proof over into the report; why nothing is settled, where it is so.
fn take(proof: &Proof, blame: Blame<'_, Module>, report: &mut FunctionReport) -> Option<Open> {
    let wrong = |d: &Differs| Wrong {
        cause: VALIDATOR,
        on: "input 0: ".into(),
        words: format!("@{}: the validator: {}", d.function, d.shown.words()),
        counterexample: d.shown.lines.clone(),
    };
    match proof {
        Proof::Correct => report.proved += 1,
        // A source without defined behaviour allows everything.
        Proof::Open(open) if open.class == OpenClass::Vacuous => report.proved += 1,
        Proof::Open(open) => return Some(open.clone()),
        Proof::Wrong(d) => {
            let found = miscompile(report, blame, wrong(d));
            report.findings.push(found);
        }
        Proof::Suspect(d) => {
            let unseen = Wrong {
                cause: &d.shown.reason,
                on: String::new(),
                ..wrong(d)
            };
            let found = suspect(report, blame, unseen);
            report.findings.push(found);
        }
    }
    None
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
    let differing = differing(source, target);
    pair_differing(source, target, &differing, context, internalized, config)
}

/// The same for whoever knows already which names the forms of the two have different lines for.
pub fn pair_differing(
    source: &Module,
    target: &Module,
    differing: &[String],
    context: &ModuleContext,
    internalized: bool,
    config: &Config,
) -> FunctionReport {
    let mut report = FunctionReport::default();
    let mut bench = ModuleBench::new(context, config);
    let errors = tandem_ir::verify::verify(target);
    if let Some(e) = errors.first() {
        let message = format!("the target is not well formed: {e}");
        let broken = found::<Module>(&report, Verdict::InvariantBroken, "verifier", message);
        report.findings.push(broken);
        return report;
    }
    report.steps = usize::from(!differing.is_empty() || promises_differ(source, target));
    // Neither a run nor a proof, which take bodies one by one, has anything to say to that.
    let boundary = Boundary::new(source, target, context, internalized);
    if let Some(words) = boundary.taken.first() {
        let found = miscompile(&report, Blame::<Module>::Target, interface(words));
        report.findings.push(found);
        return report;
    }
    let both = (source, target);
    let weakened = Module::weakened(context, both, Relation::Transformed);
    let changed = report.steps > 0;
    // What either side does outside is made up: a target may call what the source does not.
    let all = |m: &Module| beyond_executions(m, m.bodies.iter().map(|f| f.global));
    let beyond = Beyond {
        outside: all(source) || all(target),
        unknown: [source, target]
            .iter()
            .find_map(|m| beyond_model(m, m.bodies.iter().map(|f| f.global)))
            .or_else(|| exchanged_intrinsics(&bodies(source), &bodies(target))),
    };
    let (runs, open) = decide::<Module, _>(
        &mut report,
        Blame::Target,
        (weakened, Asked::Always, beyond),
        &mut bench,
        |bench, report| {
            let how = (internalized, differing);
            bench.run_verified(both, how, Blame::Target, report);
        },
        |bench, report| match changed {
            true => bench.prove_pair(both, report),
            false => None,
        },
    );
    let unsettled = open.map(|open| Unsettled {
        step: 1,
        open,
        runs,
    });
    report.unsettled.extend(unsettled);
    worst_first(&mut report);
    report
}

/// The bodies of a module, each with what it refers to.
fn bodies(m: &Module) -> Vec<(&Header, &Function)> {
    m.bodies.iter().map(|f| (&m.header, f)).collect()
}
