//! Which execution of a pass is wrong.
//!
//! An execution is one pass on one function, numbered as `-opt-bisect-limit` numbers
//! them. The pipeline is replayed with the reference beside it, which shows crashes,
//! hangs, illegal rewrites and broken invariants at once. If nothing of that kind shows,
//! a function that computes something else at the end is bisected over its executions.
//! If that shows nothing either, each execution is judged with all that the judge has.

use super::witness;
use crate::judge::{Forms, Judging};
use crate::signature::Signature;
use tandem_ir::{Function, Module};
use tandem_oracle::freerun::Judge;
use tandem_oracle::lockstep::ride;
use tandem_oracle::verdict::{Finding, FunctionReport, Verdict};

/// A wrong execution.
pub struct Located {
    /// Its number, from 1.
    pub number: u64,
    /// How many there are.
    pub executions: u64,
    /// The pass.
    pub pass: &'static str,
    /// How it was found.
    pub how: String,
    /// The module as it was before.
    pub before: Module,
    /// Number of the body.
    pub body: usize,
    /// What production made of the body, unless it crashed or hung.
    pub output: Option<Function>,
    /// What the judge says.
    pub report: FunctionReport,
}

impl Located {
    /// The body before.
    pub fn source(&self) -> &Function {
        &self.before.bodies[self.body]
    }
    /// The function's name.
    pub fn function(&self) -> &str {
        self.before.header.global_name(self.source().global)
    }
    /// The finding that is the bug.
    pub fn primary(&self) -> Option<&Finding> {
        Signature::primary(&self.report.findings)
    }
    /// The module after.
    pub fn after(&self) -> Option<Module> {
        let mut m = self.before.clone();
        m.bodies[self.body] = self.output.clone()?;
        Some(m)
    }
}

/// An execution that was replayed.
struct Replayed {
    number: u64,
    forms: usize,
    body: usize,
    /// The body before and after.
    before: Function,
    after: Function,
    changed: bool,
}

/// The first wrong execution of the pipeline; `None` if nothing is wrong.
pub fn locate(module: &Module, pipeline: &[Forms], judging: &Judging) -> Option<Located> {
    let executions = (module.bodies.len() * pipeline.len()) as u64;
    let at = |r: &Replayed, how: String| found(module, pipeline, judging, executions, r, how);
    let mut replayed = Vec::new();
    for n in 0..module.bodies.len() {
        if !selected(module, n, judging) {
            continue;
        }
        let mut current = module.bodies[n].clone();
        for (k, forms) in pipeline.iter().enumerate() {
            let number = (n * pipeline.len() + k) as u64 + 1;
            let cx = &module.header;
            let (production, reference) = (&*forms.production, &*forms.reference);
            let run = ride(cx, &current, production, reference, judging.config.lockstep);
            let after = run.output.unwrap_or_else(|| current.clone());
            let r = Replayed {
                number,
                forms: k,
                body: n,
                before: std::mem::replace(&mut current, after.clone()),
                after,
                changed: run.report.steps > 0,
            };
            if !run.report.findings.is_empty() {
                let how = "the reference rode beside it and stopped there";
                return at(&r, how.into());
            }
            replayed.push(r);
        }
    }
    if let Some((r, asked)) = bisect(module, &replayed, judging) {
        let how = format!("bisected by running the function before and after, {asked} times");
        return at(r, how);
    }
    // Changes first: they are more likely to be wrong.
    let (first, last): (Vec<_>, Vec<_>) = replayed.iter().partition(|r| r.changed);
    let mut all = first.into_iter().chain(last);
    all.find_map(|r| {
        let report = judged(module, pipeline, judging, r).0;
        let how = "each execution was judged";
        (!report.findings.is_empty()).then(|| at(r, how.into()))?
    })
}

pub(super) fn selected(module: &Module, n: usize, judging: &Judging) -> bool {
    let name = module.header.global_name(module.bodies[n].global);
    judging.function.as_deref().is_none_or(|f| f == name)
}

/// The first execution after which a function no longer computes what it did, and how often that was asked.
fn bisect<'r>(
    module: &Module,
    replayed: &'r [Replayed],
    judging: &Judging,
) -> Option<(&'r Replayed, usize)> {
    for n in 0..module.bodies.len() {
        let chain: Vec<&Replayed> = replayed
            .iter()
            .filter(|r| r.body == n && r.changed)
            .collect();
        let mut asked = 0;
        let mut wrong = |k: usize| {
            asked += 1;
            let source = &module.bodies[n];
            witness::find(module, n, source, &chain[k].after, &judging.config).is_some()
        };
        let Some(mut high) = chain.len().checked_sub(1).filter(|&k| wrong(k)) else {
            continue;
        };
        let mut low = 0;
        while low < high {
            let middle = low.midpoint(high);
            if wrong(middle) {
                high = middle;
            } else {
                low = middle + 1;
            }
        }
        return Some((chain[high], asked));
    }
    None
}

fn judged(
    module: &Module,
    pipeline: &[Forms],
    judging: &Judging,
    r: &Replayed,
) -> (FunctionReport, Option<Function>, Module) {
    let mut before = module.clone();
    before.bodies[r.body] = r.before.clone();
    let forms = &pipeline[r.forms];
    let judge = Judge {
        production: &*forms.production,
        reference: &*forms.reference,
        config: judging.config.clone(),
    };
    let (report, output) = judge.function(&before, r.body);
    (report, output, before)
}

fn found(
    module: &Module,
    pipeline: &[Forms],
    judging: &Judging,
    executions: u64,
    r: &Replayed,
    how: String,
) -> Option<Located> {
    let (mut report, output, before) = judged(module, pipeline, judging, r);
    if report.findings.is_empty() {
        // Against the program as given it is wrong; against what the executions before left, the judge could
        // not decide.
        report.findings.push(Finding {
            verdict: Verdict::Miscompile,
            function: report.name.clone(),
            step: None,
            rewrite: None,
            rewrite_kind: None,
            cause: String::new(),
            message: "from here on the function computes something else".into(),
            counterexample: Vec::new(),
        });
    }
    Some(Located {
        number: r.number,
        executions,
        pass: pipeline[r.forms].id.name,
        how,
        before,
        body: r.body,
        output,
        report,
    })
}
