//! The bench of machine functions: streams decide what one thread executes (9.1), for a step and for a whole run.

use super::streams::{Answer, compare};
use crate::freerun::{Bench, Blame, Config, Judge, PROVED, Wrong, miscompile};
use crate::lockstep::OpenStep;
use crate::unit::Unit;
use crate::verdict::{FunctionReport, Open, OpenClass};
use tandem_ir::machine::{MFunc, MachineContext};

/// Why a comparison is open whose functions are too much for streams.
const TOO_MANY_POINTS: &str = "too many pairs of points for streams";

impl Judge<'_, MFunc> {
    /// Judges the pass on a machine function; returns the report and production's output.
    pub fn machine(&self, cx: &MachineContext, f: &MFunc) -> (FunctionReport, Option<MFunc>) {
        let bench = |_: &Config| MachineBench { cx };
        if f.size() <= LARGEST_RIDDEN && f.parts() <= MOST_BLOCKS_RIDDEN {
            return self.unit(cx, f, bench);
        }
        let mut alone = self.config.clone();
        alone.parts.lockstep = false;
        let judge = Judge {
            production: self.production,
            reference: self.reference,
            config: alone,
        };
        let (mut report, output) = judge.unit(cx, f, bench);
        *report.inconclusive.entry(TOO_LARGE.into()).or_default() += 1;
        (report, output)
    }
}

/// Every step costs the size of the function. Of one with more instructions or blocks only the whole run is looked at.
const LARGEST_RIDDEN: usize = 20_000;
/// The same in blocks.
const MOST_BLOCKS_RIDDEN: usize = 600;
/// The reason that stands for both.
const TOO_LARGE: &str = "too large for every step to be looked at";

/// Where versions of a machine function are held against each other.
pub struct MachineBench<'a> {
    cx: &'a MachineContext,
}

/// What is wrong with the second function, and how it reads.
fn wrong(answer: Answer) -> Option<Wrong<'static>> {
    let (cause, words) = match answer {
        Answer::Equal { .. } | Answer::Unknown => return None,
        Answer::Different { first, second, .. } => (
            "streams",
            format!("a thread that would execute '{first}' executes '{second}'"),
        ),
        Answer::Stronger { letter } => (
            "attributes",
            format!("more is promised of '{letter}' than before"),
        ),
    };
    Some(Wrong {
        cause,
        on: String::new(),
        words,
        counterexample: Vec::new(),
    })
}

impl Bench<MFunc> for MachineBench<'_> {
    fn compare(
        &mut self,
        (source, target): (&MFunc, &MFunc),
        _: &[&'static str],
        blame: Blame<'_, MFunc>,
        report: &mut FunctionReport,
    ) {
        let answer = compare((self.cx, source), (self.cx, target));
        match answer {
            Answer::Equal { .. } => report.inputs += 1,
            Answer::Unknown => {
                *report
                    .inconclusive
                    .entry(TOO_MANY_POINTS.into())
                    .or_default() += 1;
            }
            other => {
                if let Some(wrong) = wrong(other) {
                    let found = miscompile(report, blame, wrong);
                    report.findings.push(found);
                }
            }
        }
    }

    fn prove_step(&mut self, step: &OpenStep<MFunc>, report: &mut FunctionReport) -> Option<Open> {
        match compare((self.cx, &step.before), (self.cx, &step.after)) {
            Answer::Equal { .. } => {
                report.proved += 1;
                None
            }
            _ => Some(Open::new(OpenClass::Budget, TOO_MANY_POINTS)),
        }
    }

    fn prove_whole(&mut self, (source, target): (&MFunc, &MFunc), report: &mut FunctionReport) {
        if let Answer::Equal { .. } = compare((self.cx, source), (self.cx, target)) {
            report.validated = PROVED.into();
        }
    }
}
