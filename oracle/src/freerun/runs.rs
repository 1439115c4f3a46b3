//! A source on its inputs, run as far as somebody asked, and held against targets: the one loop that draws inputs.
//!
//! An input on which the source says nothing (it is undefined there, races, does not end) is drawn again with more care
//! ([`Generator::careful_input`]), so that a function is not left unjudged because random pointers lead nowhere.

use super::bench::{Blame, Wrong, miscompile};
use super::{Config, RunBudget};
use crate::inputs::{Generator, MOST_CARE, TestInput, direct_callees};
use crate::interp::Program;
use crate::refine::{Comparison, SourceRun};
use crate::verdict::FunctionReport;
use tandem_ir::{Function, Global, Module};

/// A source on its inputs.
pub(super) struct Runs<'m> {
    pub(super) program: Program<'m>,
    function: Global,
    generator: Generator<'m>,
    /// Which inputs there may be.
    admitted: &'m dyn Fn(&TestInput) -> bool,
    /// By number; `None` where there is no such input.
    done: Vec<Option<SourceRun>>,
    /// Inputs on which facts were held, in order.
    inputs: Vec<TestInput>,
}

impl<'m> Runs<'m> {
    /// Runs of a body of a module, which is compiled, on the inputs that may be.
    pub(super) fn new(
        module: &'m Module,
        source: &'m Function,
        program: Program<'m>,
        admitted: &'m dyn Fn(&TestInput) -> bool,
    ) -> Runs<'m> {
        let callees = direct_callees(source);
        let others = module.bodies.iter().filter(|b| callees.contains(&b.global));
        let others: Vec<Function> = others.cloned().collect();
        Runs {
            program,
            function: source.global,
            generator: Generator::new(&module.header, source, &others),
            admitted,
            done: Vec::new(),
            inputs: Vec::new(),
        }
    }

    /// Input number `n` for facts; several versions are held against the same.
    pub(super) fn input(&mut self, n: u64, config: &Config) -> &TestInput {
        while self.inputs.len() as u64 <= n {
            let next = self.inputs.len() as u64;
            self.inputs.push(self.generator.input(config.seed, next));
        }
        &self.inputs[n as usize]
    }

    /// Runs the source on the inputs up to number `n`.
    fn make(&mut self, n: u64, config: &Config, budget: &mut RunBudget) {
        while self.done.len() as u64 <= n {
            let run = self.source_run(self.done.len() as u64, config, budget);
            self.done.push(run);
        }
    }

    /// Runs the source on input number `n`, which is drawn again with more care where there may be no such input or the run
    /// says nothing.
    fn source_run(&self, n: u64, config: &Config, budget: &mut RunBudget) -> Option<SourceRun> {
        let mut care = 0;
        let mut last = None;
        loop {
            let input = self.generator.careful_input(config.seed, n, care);
            let mut endless = false;
            if (self.admitted)(&input) {
                let run = SourceRun::new(&self.program, self.function, input, config.steps);
                budget.take(run.steps);
                if run.is_decided() {
                    return Some(run);
                }
                endless = run.steps >= config.steps;
                last = Some(run);
            }
            if care == MOST_CARE {
                return last;
            }
            // A run that does not end is dear: one more is made, the shortest.
            care = if endless { MOST_CARE } else { care + 1 };
        }
    }

    /// Runs a target, which may be another function of another module, on every input until one shows a difference.
    pub(super) fn compare_all<U: crate::unit::Unit>(
        &mut self,
        (target, as_target): (&Program<'_>, Global),
        (config, budget): (&Config, &mut RunBudget),
        report: &mut FunctionReport,
        blame: Blame<'_, U>,
    ) {
        for n in 0..config.inputs {
            if budget.is_used_up(report) {
                return;
            }
            self.make(n, config, budget);
            let Some(run) = self.done.get(n as usize).and_then(Option::as_ref) else {
                continue;
            };
            let both = (self.function, as_target);
            let (comparison, taken) = run.compare_as(&self.program, target, both, config.steps);
            budget.take(taken);
            match comparison {
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
                        on: format!("input {n}: "),
                        words: how.words,
                        counterexample: run.input.describe(),
                    };
                    let found = miscompile(report, blame, wrong);
                    report.findings.push(found);
                    return;
                }
            }
        }
    }
}
