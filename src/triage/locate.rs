//! Which execution of a pass is wrong.
//!
//! An execution is one pass on one unit, numbered as `-opt-bisect-limit` numbers them. The
//! passes are replayed with the reference beside them, which shows crashes, hangs, illegal
//! rewrites and broken invariants at once. If nothing of that kind shows, a unit that can
//! be run on inputs, and computes something else at the end, is bisected over its
//! executions. If that shows nothing either, each execution is judged with all that the
//! judge has.

use super::turn::{Shown, Turn};
use super::unit::Triage;
use crate::judge::{self, Forms, Judging};
use crate::signature::Signature;
use tandem_oracle::lockstep::ride;
use tandem_oracle::verdict::{Finding, FunctionReport, Verdict};

/// A wrong execution.
pub struct Located<U: Triage> {
    /// Its number among those of the passes that were replayed, from 1.
    pub number: u64,
    /// How many executions it is from there: a pass on loops has one for each loop, and it is not always known which is wrong.
    pub turns: u64,
    /// The loop, if the pass is one on loops and it is known: `loop %l in function f`.
    pub on_loop: Option<String>,
    /// The number of its pass among them, from 0.
    pub index: usize,
    /// How it was found.
    pub how: String,
    /// The module as it was before.
    pub before: U::Whole,
    /// Number of the unit in it.
    pub unit: usize,
    /// What production made of the unit, unless it crashed or hung.
    pub output: Option<U>,
    /// What the judge says.
    pub report: FunctionReport,
}

impl<U: Triage> Located<U> {
    /// The unit before.
    pub fn source(&self) -> &U {
        U::of(&self.before, self.unit)
    }
    /// What reports call the unit.
    pub fn called(&self) -> String {
        U::called(&self.before, self.unit)
    }
    /// The finding that is the bug.
    pub fn primary(&self) -> Option<&Finding> {
        Signature::primary(&self.report.findings)
    }
    /// The module with another version of the unit.
    pub fn with(&self, unit: &U) -> U::Whole {
        let mut m = self.before.clone();
        U::put(&mut m, self.unit, unit.clone());
        m
    }
    /// The module after.
    pub fn after(&self) -> Option<U::Whole> {
        self.output.as_ref().map(|o| self.with(o))
    }
}

/// An execution that was replayed.
struct Replayed<U> {
    number: u64,
    turns: u64,
    index: usize,
    unit: usize,
    /// The unit before and after.
    before: U,
    after: U,
    changed: bool,
}

/// The first wrong execution of passes that stand together; `None` if nothing is wrong.
pub fn locate<U: Triage>(
    module: &U::Whole,
    pipeline: &[Forms<U>],
    judging: &Judging,
) -> Option<Located<U>> {
    let at = |r: &Replayed<U>, how: &str| Some(found(module, pipeline, judging, r, how.into()));
    let mut replayed = Vec::new();
    let mut number = 1;
    let mut counted = module.clone();
    for n in 0..U::count(module) {
        if !U::selected(&U::called(module, n), judging.function.as_deref()) {
            number += unwatched(&mut counted, n, pipeline, judging);
            continue;
        }
        let mut current = U::of(module, n).clone();
        for (k, forms) in pipeline.iter().enumerate() {
            let cx = U::context(module, &forms.params, &judging.options);
            let (production, reference) = (&*forms.production, &*forms.reference);
            let limits = judging.config.lockstep;
            let run = ride(&*cx, &current, production, reference, limits);
            let after = run.output.unwrap_or_else(|| current.clone());
            let turns = match (
                U::counts_loops(&forms.params),
                run.report.findings.is_empty(),
            ) {
                (false, _) => 1,
                (true, ends) => {
                    U::put(&mut counted, n, current.clone());
                    let (at, params) = ((&counted, n), &forms.params);
                    match ends {
                        true => U::executions_run(at, params, &judging.options),
                        false => U::executions(at, params),
                    }
                }
            };
            let r = Replayed {
                number,
                turns,
                index: k,
                unit: n,
                before: std::mem::replace(&mut current, after.clone()),
                after,
                changed: run.report.steps > 0,
            };
            if !run.report.findings.is_empty() {
                return at(&r, "the reference rode beside it and stopped there");
            }
            number += turns;
            replayed.push(r);
        }
    }
    if let Some((r, asked)) = bisect(module, &replayed, judging) {
        let noun = U::NOUN;
        let how = format!("bisected by running the {noun} before and after, {asked} times");
        return at(r, &how);
    }
    // Changes first: they are more likely to be wrong.
    let (first, last): (Vec<_>, Vec<_>) = replayed.iter().partition(|r| r.changed);
    let mut all = first.into_iter().chain(last);
    all.find_map(|r| {
        let report = judged(module, pipeline, judging, r).0;
        (!report.findings.is_empty()).then(|| at(r, "each execution was judged"))?
    })
}

/// How many executions the passes have on a unit that is not looked at.
fn unwatched<U: Triage>(
    m: &mut U::Whole,
    n: usize,
    pipeline: &[Forms<U>],
    judging: &Judging,
) -> u64 {
    let mut count = 0;
    for forms in pipeline {
        count += U::executions_run((m, n), &forms.params, &judging.options);
        super::stage::run_alone(forms, judging, m, n);
    }
    count
}

/// The first execution after which a unit no longer computes what it did, and how often that was asked.
fn bisect<'r, U: Triage>(
    module: &U::Whole,
    replayed: &'r [Replayed<U>],
    judging: &Judging,
) -> Option<(&'r Replayed<U>, usize)> {
    for n in 0..U::count(module) {
        let chain: Vec<&Replayed<U>> = replayed
            .iter()
            .filter(|r| r.unit == n && r.changed)
            .collect();
        let mut asked = 0;
        let mut wrong = |k: usize| {
            asked += 1;
            let both = (U::of(module, n), &chain[k].after);
            U::computes_otherwise((module, n), both, &judging.config)
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

fn judged<U: Triage>(
    module: &U::Whole,
    pipeline: &[Forms<U>],
    judging: &Judging,
    r: &Replayed<U>,
) -> (FunctionReport, Option<U>, U::Whole) {
    let mut before = module.clone();
    U::put(&mut before, r.unit, r.before.clone());
    let forms = &pipeline[r.index];
    let (report, output) = {
        let cx = U::context(&before, &forms.params, &judging.options);
        U::judge_one(&judge::judge(judging, forms), &cx, &before, r.unit)
    };
    (report, output, before)
}

fn found<U: Triage>(
    module: &U::Whole,
    pipeline: &[Forms<U>],
    judging: &Judging,
    r: &Replayed<U>,
    how: String,
) -> Located<U> {
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
            fields: Vec::new(),
            cause: String::new(),
            message: format!("from here on the {} computes something else", U::NOUN),
            counterexample: Vec::new(),
        });
    }
    let turn = wrong_turn::<U>((&before, r.unit), &pipeline[r.index], &report, judging);
    let (number, turns) = match &turn {
        Some(t) => (r.number + t.number as u64, 1),
        None => (r.number, r.turns),
    };
    Located {
        number,
        turns,
        on_loop: turn.map(|t| t.place),
        index: r.index,
        how,
        before,
        unit: r.unit,
        output,
        report,
    }
}

/// Which turn of a pass on loops has the finding of a report.
fn wrong_turn<U: Triage>(
    (before, n): (&U::Whole, usize),
    forms: &Forms<U>,
    report: &FunctionReport,
    judging: &Judging,
) -> Option<Turn> {
    if !U::counts_loops(&forms.params) {
        return None;
    }
    let finding = Signature::primary(&report.findings)?;
    let mut otherwise = |unit: &U| {
        let both = (U::of(before, n), unit);
        U::computes_otherwise((before, n), both, &judging.config)
    };
    let shown = match (finding.verdict, finding.step) {
        (Verdict::Crash, _) => Shown::Panic,
        // It would not end here either.
        (Verdict::Hang, _) => return None,
        (_, Some(step)) => Shown::Step(step),
        (_, None) => Shown::Result(&mut otherwise),
    };
    U::wrong_turn((before, n), &forms.params, &judging.options, shown)
}
