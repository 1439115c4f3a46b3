//! Which execution of a pipeline with passes on modules is wrong.

use super::super::{self as functions, Settings, Triaged};
use super::Case;
use crate::judge::{self, Forms, Judging};
use crate::registry;
use crate::report::FindingReport;
use crate::signature::Signature;
use std::panic::{AssertUnwindSafe, catch_unwind};
use tandem_ir::{Function, Header, Module};
use tandem_oracle::verdict::Finding;

/// A part of a pipeline.
pub enum Stage {
    /// Passes on functions that stand together.
    Functions(Vec<Forms>),
    /// One pass on the module.
    Whole(Forms<Module>),
}

/// The stages of some passes, in their order.
///
/// # Errors
/// A name that is unknown, or of a pass that lacks a form.
pub fn stages(judging: &Judging, names: &[String]) -> Result<Vec<Stage>, judge::Error> {
    let mut all = Vec::new();
    for name in names {
        let one = std::slice::from_ref(name);
        for forms in judge::forms::<Function>(&judging.options, one)? {
            match all.last_mut() {
                Some(Stage::Functions(group)) => group.push(forms),
                _ => all.push(Stage::Functions(vec![forms])),
            }
        }
        all.extend(
            judge::forms::<Module>(&judging.options, one)?
                .into_iter()
                .map(Stage::Whole),
        );
    }
    Ok(all)
}

/// A wrong execution.
pub(super) enum Wrong<'a> {
    /// Of a pass on functions, triaged to the end.
    Function(Box<Triaged>),
    /// Of a pass on the module.
    Whole(Box<WrongModule<'a>>),
}

/// A wrong execution of a pass on the module.
pub(super) struct WrongModule<'a> {
    /// The pass.
    pub forms: &'a Forms<Module>,
    /// Its number, from 1, as `-opt-bisect-limit` counts.
    pub number: u64,
    /// How many there are.
    pub executions: u64,
    /// The module before.
    pub before: Module,
    /// The finding that is the bug.
    pub finding: FindingReport,
}

/// The first wrong execution; `None` if nothing is wrong.
pub(super) fn replay<'a>(case: &Case<'a>, settings: &Settings<'_>) -> Option<Wrong<'a>> {
    let mut current = case.module.clone();
    let mut done = 0;
    for (k, stage) in case.stages.iter().enumerate() {
        let of = |m: &Module| done + rest(m, &case.stages[k..]);
        match stage {
            Stage::Functions(forms) => {
                if let Some(mut t) = functions::triage(&case.group(&current, forms), settings) {
                    t.within(&case.pipeline(), done, of(&current));
                    return Some(Wrong::Function(Box::new(t)));
                }
            }
            Stage::Whole(forms) => {
                let (report, _) = judge::by_pass(case.judging, forms, &current, case.file);
                if let Some(finding) = primary(&report.findings) {
                    return Some(Wrong::Whole(Box::new(WrongModule {
                        forms,
                        number: done + 1,
                        executions: of(&current),
                        before: current,
                        finding,
                    })));
                }
            }
        }
        done += executions(&current, stage);
        current = after(case.judging, &current, stage);
    }
    None
}

fn primary(findings: &[FindingReport]) -> Option<FindingReport> {
    let plain: Vec<Finding> = findings.iter().map(FindingReport::finding).collect();
    let chosen = Signature::primary(&plain)?;
    let n = plain.iter().position(|f| std::ptr::eq(f, chosen))?;
    findings.get(n).cloned()
}

/// How many executions a stage has on a module.
pub(super) fn executions(m: &Module, stage: &Stage) -> u64 {
    match stage {
        Stage::Functions(forms) => (m.bodies.len() * forms.len()) as u64,
        Stage::Whole(_) => 1,
    }
}

/// Executions of stages, the first of which is wrong: they are not run, so that nobody knows whether a pass would take
/// functions away, and there are as many as on the module as it is here.
pub(super) fn rest(m: &Module, stages: &[Stage]) -> u64 {
    stages.iter().map(|s| executions(m, s)).sum()
}

/// What production makes of a module; what it does not end well on stays as it is.
pub(super) fn after(judging: &Judging, m: &Module, stage: &Stage) -> Module {
    let mut m = m.clone();
    match stage {
        Stage::Functions(forms) => {
            let cx = &m.header;
            for body in &mut m.bodies {
                forms.iter().for_each(|f| run_alone(f, cx, body));
            }
        }
        Stage::Whole(forms) => {
            let world = registry::module_context(&judging.options);
            let mut draft = m.clone();
            let run = AssertUnwindSafe(|| forms.production.run(&world, &mut draft));
            if catch_unwind(run).is_ok() {
                return draft;
            }
        }
    }
    m
}

/// Runs production on a function with nobody beside it; the function stays as it is if the pass panics.
pub(super) fn run_alone(forms: &Forms, cx: &Header, f: &mut Function) {
    let mut draft = f.clone();
    let run = AssertUnwindSafe(|| forms.production.run(cx, &mut draft));
    if catch_unwind(run).is_ok() {
        *f = draft;
    }
}
