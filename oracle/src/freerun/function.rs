//! The bench of functions: versions of one body are run on the same inputs, held against what is claimed of them, and
//! put before the validator.
//!
//! ```text
//!   whole:  input of the pass, output of the pass        steps:  before, after, the reference's own result
//!                 │                                                │
//!                 ├── executions of both on drawn inputs: a difference is a miscompile, with its input
//!                 └── the validator: a counterexample is run; seen it is a miscompile, else suspect
//! ```
//!
//! Each version stands in a copy of its module, so that callees and variables are the same on both sides. Claims of
//! production's analyses are checked on the same executions, within a part of the steps that a run may take
//! ([`CLAIM_RUN`]).
//!
//! **Invariant:** a panic of the validator is reported as a mistake of the judge, never as one of the pass.

use super::bench::{Bench, Blame, Wrong, miscompile, suspect};
use super::runs::Runs;
use super::{BUDGETS_USED_UP, Config, Judge, RunBudget, VALIDATOR, found};
use crate::answer::{Answer, answer};
use crate::claim_checks::ClaimChecks;
use crate::interp::Program;
use crate::lockstep::{OpenStep, panic_text};
use crate::pass::Production;
use crate::tv::validate::{self, Subject};
use crate::verdict::{FunctionReport, Open, OpenClass, Verdict};
use std::panic::{AssertUnwindSafe, catch_unwind};
use tandem_ir::claims::{Claims, ValueFact};
use tandem_ir::{Function, Module};

/// A run on which claims are checked is counted as this part of the steps that it may take: it ends at the first step
/// that contradicts one, and how many it took is not told.
const CLAIM_RUN: u64 = 16;

/// Where versions of one body are run against each other, each in a copy of its module.
pub struct FunctionBench<'a> {
    /// The module as it is.
    module: &'a Module,
    /// Which body of it.
    n: usize,
    config: Config,
    budget: RunBudget,
    /// Steps that have used up the validator's budget.
    exhausting: u32,
    /// Runs of the module as it is, for every comparison with a whole result.
    whole: Option<Runs<'a>>,
    /// Copies in which a body is exchanged: the source of a step, and the target.
    copies: [Option<Module>; 2],
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

impl Judge<'_, Function> {
    /// Judges the pass on the body number `n` of a module; returns the report and production's output.
    pub fn function(&self, module: &Module, n: usize) -> (FunctionReport, Option<Function>) {
        let bench = |config: &Config| FunctionBench::new(module, n, config.clone());
        self.unit(&module.header, &module.bodies[n], bench)
    }
}

impl Bench<Function> for FunctionBench<'_> {
    /// The source is the function as it was, or the step's own if it is a step.
    fn compare(
        &mut self,
        (source, target): (&Function, &Function),
        _: &[&'static str],
        blame: Blame<'_, Function>,
        report: &mut FunctionReport,
    ) {
        let FunctionBench { module, n, .. } = *self;
        let [before, after] = &mut self.copies;
        let after = after.get_or_insert_with(|| module.clone());
        after.bodies[n] = target.clone();
        let Some(target) = compiled(after, report) else {
            return;
        };
        let limits = (&self.config, &mut self.budget);
        if let Blame::Step(_) = blame {
            let before = before.get_or_insert_with(|| module.clone());
            before.bodies[n] = source.clone();
            let global = source.global;
            if let Some(mut runs) = runs_of(before, &before.bodies[n], report) {
                runs.compare_all((&target, global), limits, report, blame);
            }
            return;
        }
        if self.whole.is_none() {
            self.whole = runs_of(module, &module.bodies[n], report);
        }
        if let Some(runs) = &mut self.whole {
            runs.compare_all((&target, source.global), limits, report, blame);
        }
    }

    /// A legal step of different form is also settled if production's result refines the reference's.
    fn prove_step(&mut self, step: &OpenStep, report: &mut FunctionReport) -> Option<Open> {
        if self.exhausting >= self.config.budgets {
            return Some(Open::new(OpenClass::Budget, BUDGETS_USED_UP));
        }
        let said = match self.validated(&step.before, &step.after) {
            Validated::NotAsked(open) => return open,
            Validated::Said(r) => r.map(answer),
        };
        if let Ok(Answer::Open(open)) = &said {
            self.exhausting += u32::from(open.class == OpenClass::Budget);
        }
        let unsure = match &said {
            Ok(Answer::Suspect(_)) => true,
            Ok(Answer::Open(open)) => open.class != OpenClass::Vacuous,
            _ => false,
        };
        let mine = step.mine.as_ref().filter(|_| unsure);
        if mine.is_some_and(|mine| self.proves(mine, &step.after)) {
            report.proved += 1;
            return None;
        }
        let found = report.findings.len();
        let open = take(said, report, Blame::Step(step));
        report.proved += usize::from(open.is_none() && report.findings.len() == found);
        open
    }

    fn prove_whole(
        &mut self,
        (source, target): (&Function, &Function),
        report: &mut FunctionReport,
    ) {
        let Validated::Said(r) = self.validated(source, target) else {
            return;
        };
        report.validated = match &r {
            Ok(r) if r.bounded => format!("{} (bounded)", r.conclusion.name()),
            Ok(r) => r.conclusion.name().to_owned(),
            Err(_) => "crash".into(),
        };
        take(r.map(answer), report, Blame::Production);
    }

    fn hold_claims(
        &mut self,
        production: &dyn Production<Function>,
        (unit, mut fresh): (&Function, Claims),
        (output, claims): (&Function, &Claims),
        report: &mut FunctionReport,
    ) {
        if report.steps > 0 {
            self.hold(
                production,
                (output, &claims.values),
                "after the pass",
                report,
            );
        } else {
            fresh.values.extend(claims.values.iter().cloned());
        }
        self.hold(production, (unit, &fresh.values), "before the pass", report);
    }
}

/// Runs of a body of a module on all inputs; `None` and a word in the report if the machine does not have its data layout.
fn runs_of<'m>(
    module: &'m Module,
    source: &'m Function,
    report: &mut FunctionReport,
) -> Option<Runs<'m>> {
    Some(Runs::new(
        module,
        source,
        compiled(module, report)?,
        &|_| true,
    ))
}

impl<'a> FunctionBench<'a> {
    /// A bench for the body number `n` of a module.
    pub fn new(module: &'a Module, n: usize, config: Config) -> FunctionBench<'a> {
        FunctionBench {
            module,
            n,
            budget: RunBudget::new(&config),
            exhausting: 0,
            config,
            whole: None,
            copies: [None, None],
        }
    }

    /// Holds facts about a version of the body against executions, until one is contradicted.
    fn hold(
        &mut self,
        production: &dyn Production<Function>,
        (version, facts): (&Function, &[ValueFact]),
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
        let facts = ClaimChecks::new(copy, n, facts);
        let Some(program) = facts.compile() else {
            return;
        };
        // The inputs are those of the comparisons: made for the function as it was.
        if self.whole.is_none() {
            self.whole = runs_of(self.module, &self.module.bodies[n], report);
        }
        let Some(runs) = &mut self.whole else { return };
        for k in 0..inputs {
            if self.budget.is_used_up(report) {
                return;
            }
            self.budget.take(self.config.steps / CLAIM_RUN);
            let input = runs.input(k, &self.config);
            if let Some(c) = facts.first_contradiction(&program, input, self.config.steps) {
                let words = production.blamed(c.kind, &c.words);
                let message = format!("{when}, input {k}: {words}");
                let mut wrong =
                    found::<Function>(report, Verdict::InvariantBroken, c.sort, message);
                wrong.counterexample = input.describe();
                report.findings.push(wrong);
                return;
            }
        }
    }

    /// The validator's word on two versions of the body.
    fn validated(&self, source: &Function, target: &Function) -> Validated {
        let Some(settings) = self.config.validator.as_ref() else {
            return Validated::not_asked();
        };
        if !tandem_ir::verify::verify_function(&self.module.header, target).is_empty() {
            // Lockstep has said so, and what such a function does means nothing.
            return Validated::NotAsked(None);
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
            return Validated::Said(run().map_err(|p| panic_text(&*p)));
        }
        let answer = std::thread::scope(|s| {
            let thread = std::thread::Builder::new()
                .stack_size(STACK)
                .spawn_scoped(s, run);
            thread.ok().and_then(|t| t.join().ok())
        });
        Validated::Said(match answer {
            Some(Ok(r)) => Ok(r),
            Some(Err(p)) => Err(panic_text(&*p)),
            None => Err("the validator's thread could not be run".into()),
        })
    }

    /// True if the validator proves that the target refines the source.
    fn proves(&self, source: &Function, target: &Function) -> bool {
        match self.validated(source, target) {
            Validated::Said(Ok(r)) => matches!(answer(r), Answer::Proved),
            _ => false,
        }
    }
}

/// Takes an answer over into the report: a counterexample that the interpreter has seen is a miscompile, any other is
/// suspect. Why nothing is settled, where it is so; a panic of the validator is a mistake of the judge.
pub(super) fn take(
    said: Result<Answer, String>,
    report: &mut FunctionReport,
    blame: Blame<'_, Function>,
) -> Option<Open> {
    let answer = match said {
        Ok(answer) => answer,
        Err(why) => {
            let why = format!("the validator panics: {why}");
            report.unsupported.push(why.clone());
            return Some(Open::new(OpenClass::NotModelled, why));
        }
    };
    let wrong = |shown: &crate::answer::Shown| Wrong {
        cause: VALIDATOR,
        on: "input 0: ".into(),
        words: format!("the validator: {}", shown.words()),
        counterexample: shown.lines.clone(),
    };
    match answer {
        Answer::Proved => None,
        Answer::Wrong(shown) => {
            let found = miscompile(report, blame, wrong(&shown));
            report.findings.push(found);
            None
        }
        Answer::Suspect(shown) => {
            let unseen = Wrong {
                cause: &shown.reason,
                on: String::new(),
                ..wrong(&shown)
            };
            let found = suspect(report, blame, unseen);
            report.findings.push(found);
            None
        }
        // A source without defined behaviour allows everything.
        Answer::Open(open) if open.class == OpenClass::Vacuous => None,
        Answer::Open(open) => {
            report.timed_out |= open.class == OpenClass::Late;
            Some(open)
        }
    }
}

/// What became of a question to the validator.
enum Validated {
    /// It was not asked; the reason, unless a finding has said it.
    NotAsked(Option<Open>),
    /// Its report, or the message of a panic.
    Said(Result<validate::Report, String>),
}

impl Validated {
    fn not_asked() -> Validated {
        Validated::NotAsked(Some(Open::new(
            OpenClass::NotAsked,
            "the validator was not asked",
        )))
    }
}
