//! A pipeline that may not end, or may take its process along: the child's part, and what becomes of it.
//!
//! The child runs the pipeline as the parent would replay it ([`super::replay`]), with the reference beside it, and
//! writes down each execution and each step before it comes ([`super::super::journal`]). The parent makes
//! the stages before the execution that the journal ends with again, which they have been shown to survive. If that
//! execution is one of a pass on functions, [`super::super::isolated`] goes on; one of a pass on the module is explained
//! here. If the child ends well, the pipeline is replayed in this process.

use super::super::isolated::{self as functions, HOW, Isolation, Stuck, in_words};
use super::super::journal::{Doing, Journal};
use super::super::steps;
use super::super::{FaultyExecution, Settings, locate};
use super::replay::{after, executions, rest, run_alone};
use super::{Case, Found, MODULE, Stage, Whole};
use crate::judge::{self, Forms, Judging};
use crate::registry;
use crate::report::{FileReport, FindingReport};
use std::panic::{AssertUnwindSafe, catch_unwind};
use std::path::Path;
use std::time::Duration;
use tandem_ir::Module;
use tandem_oracle::lockstep::ride_watched;
use tandem_oracle::verdict::FunctionReport;

/// The child's part: runs a pipeline, and writes down what comes next. Returns where the pipeline ends, or where
/// something is found that can be looked at from inside.
///
/// # Errors
/// The journal cannot be written.
pub fn child(case: &Case<'_>, journal: &Path, patience: Duration) -> std::io::Result<()> {
    let mut journal = Journal::begin(journal, patience)?;
    let mut current = case.module.clone();
    let mut done = 0;
    for stage in case.stages {
        let count = executions(&current, stage);
        let next = match stage {
            Stage::Functions(forms) => {
                run_functions(current, forms, case.judging, &mut journal, done)
            }
            Stage::Whole(forms) => {
                journal.execution(done + 1);
                run_whole(&current, forms, case.judging, &mut journal)
            }
        };
        match next {
            Some(m) => current = m,
            None => break,
        }
        done += count;
    }
    Ok(())
}

/// Runs passes on functions, `done` executions of others having gone before; `None` where something is found.
fn run_functions(
    mut module: Module,
    pipeline: &[Forms],
    judging: &Judging,
    journal: &mut Journal,
    done: u64,
) -> Option<Module> {
    for n in 0..module.bodies.len() {
        let selected = locate::selected(&module, n, judging);
        for (k, forms) in pipeline.iter().enumerate() {
            journal.execution(done + (n * pipeline.len() + k) as u64 + 1);
            let (cx, body) = (&module.header, &mut module.bodies[n]);
            if !selected {
                run_alone(forms, cx, body);
                continue;
            }
            let run = ride_watched(
                cx,
                body,
                &*forms.production,
                &*forms.reference,
                judging.config.lockstep,
                &mut |moment| journal.note(moment),
            );
            if !run.report.findings.is_empty() {
                return None;
            }
            if let Some(output) = run.output {
                *body = output;
            }
            journal.write(Doing::Claims);
            let claims = || forms.production.claims(cx, body);
            // A panic here is seen from inside as well.
            let _ = catch_unwind(AssertUnwindSafe(claims));
        }
    }
    Some(module)
}

/// Runs a pass on the module; `None` where something is found.
fn run_whole(
    m: &Module,
    forms: &Forms<Module>,
    judging: &Judging,
    journal: &mut Journal,
) -> Option<Module> {
    let run = ride_watched(
        &registry::module_context(&judging.options),
        m,
        &*forms.production,
        &*forms.reference,
        judging.config.lockstep,
        &mut |moment| journal.note(moment),
    );
    run.output.filter(|_| run.report.findings.is_empty())
}

/// Triages a program of which nobody knows whether the pipeline ends on it; `None` if nothing is wrong.
///
/// # Errors
/// One line: no child can be run, or the judge cannot judge it.
pub fn triage(
    case: &Case<'_>,
    settings: &Settings<'_>,
    isolation: &Isolation<'_>,
) -> Result<Option<Found>, String> {
    let stuck = isolation.run(case.module, None, isolation.patience);
    let Some(stuck) = stuck.map_err(in_words)? else {
        return super::triage(case, settings).map_err(|e: judge::Error| format!("error: {e}"));
    };
    let found = stopped(case, settings, isolation, stuck);
    let nowhere = "error: the journal of the run names a place that is none";
    found.map(Some).ok_or_else(|| nowhere.into())
}

/// Explains the execution that a journal ends with; `None` if the pipeline has none of that number.
fn stopped(
    case: &Case<'_>,
    settings: &Settings<'_>,
    isolation: &Isolation<'_>,
    stuck: Stuck,
) -> Option<Found> {
    let number = stuck.last.execution;
    let mut current = case.module.clone();
    let mut done = 0;
    for (k, stage) in case.stages.iter().enumerate() {
        let count = executions(&current, stage);
        if number > done + count {
            done += count;
            current = after(case.judging, &current, stage);
            continue;
        }
        let of = done + rest(&current, &case.stages[k..]);
        return Some(match stage {
            Stage::Functions(forms) => {
                let group = case.group(&current, forms);
                let at = (number.checked_sub(done)?, stuck);
                let mut t = functions::triage(&group, settings, isolation, at)?;
                t.within(&case.pipeline(), done, of);
                Found::Function(Box::new(t))
            }
            Stage::Whole(forms) => {
                let place = FaultyExecution {
                    execution: number,
                    of,
                    pass: forms.id.name,
                    function: MODULE.into(),
                    how: HOW.into(),
                    step: None,
                };
                let whole = explain(case, settings, isolation, (forms, place), current, stuck)?;
                Found::Whole(Box::new(whole))
            }
        });
    }
    None
}

/// Shrinks the program that a pass on the module is stuck on, and says what is known about the failure.
fn explain(
    case: &Case<'_>,
    settings: &Settings<'_>,
    isolation: &Isolation<'_>,
    (forms, mut place): (&Forms<Module>, FaultyExecution),
    before: Module,
    stuck: Stuck,
) -> Option<Whole> {
    let pass = forms.id.name;
    let finding = |stuck: &Stuck| report(case, pass, stuck, isolation.patience);
    let first = finding(&stuck)?;
    let found = first.signature.clone();
    place.step = first.step;
    let shrunk = match settings.reduce {
        true => isolation.shrink(&before, &found, &stuck, settings.reduce_steps),
        false => None,
    };
    // The rest is about the small program, if it is stuck in the same way with the patience of the large one.
    let small = shrunk.as_ref().and_then(|s| {
        let again = isolation.run(&s.module, Some(pass), isolation.patience);
        let again = again.ok()??;
        (finding(&again)?.signature == found).then(|| (s.module.clone(), again))
    });
    let (signature, shrunk, (before, stuck)) = match (shrunk, small) {
        (Some(s), Some(small)) => (found.with_hash(s.hash), Some(s), small),
        _ => (found, None, (before, stuck)),
    };
    Some(Whole {
        standing: settings.known.standing(&signature, settings.today),
        steps: steps::until(
            forms,
            &registry::module_context(&case.judging.options),
            &before,
            case.judging.config.lockstep,
            &stuck.last,
        ),
        commands: case.pipeline().commands(&place, true),
        finding: finding(&stuck)?,
        stopped: Some(stuck.last),
        after: None,
        signature,
        place,
        shrunk,
        before,
    })
}

/// The finding that this is, with its signature.
fn report(
    case: &Case<'_>,
    pass: &'static str,
    stuck: &Stuck,
    patience: Duration,
) -> Option<FindingReport> {
    let mut report = FileReport::new(case.file, pass);
    let finding = stuck.finding(String::new(), patience);
    let stuck = FunctionReport {
        findings: vec![finding],
        ..FunctionReport::default()
    };
    report.add(&stuck, &format!("tandem triage --pass {pass} FILE"));
    report.findings.pop()
}
