//! Which execution of a pipeline with passes on modules is wrong.

use super::super::{self as functions, Settings, Triaged};
use super::Case;
use crate::judge::modules::{self, ModuleForms};
use crate::judge::{self, Forms, Judging, adapters};
use crate::report::FindingReport;
use crate::signature::Signature;
use std::panic::{AssertUnwindSafe, catch_unwind};
use tandem_ir::Module;
use tandem_oracle::verdict::Finding;

/// A part of a pipeline.
pub enum Stage {
    /// Passes on functions that stand together.
    Functions(Vec<Forms>),
    /// One pass on the module.
    Whole(ModuleForms),
}

/// The stages of some passes, in their order.
///
/// # Errors
/// A name that is unknown, or of a pass that lacks a form.
pub fn stages(judging: &Judging, names: &[String]) -> Result<Vec<Stage>, judge::Error> {
    let mut all = Vec::new();
    for name in names {
        let one = std::slice::from_ref(name);
        for forms in judge::forms(&judging.options, one)? {
            match all.last_mut() {
                Some(Stage::Functions(group)) => group.push(forms),
                _ => all.push(Stage::Functions(vec![forms])),
            }
        }
        all.extend(
            modules::forms(&judging.options, one)?
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
    pub forms: &'a ModuleForms,
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
        let of = |m: &Module| done + rest(case.judging, m, &case.stages[k..]);
        match stage {
            Stage::Functions(forms) => {
                let group = functions::Case {
                    module: &current,
                    file: case.file,
                    forms,
                    judging: case.judging,
                };
                if let Some(mut t) = functions::triage(&group, settings) {
                    t.place.execution += done;
                    t.place.of = of(&current);
                    return Some(Wrong::Function(Box::new(t)));
                }
            }
            Stage::Whole(forms) => {
                let (report, _) = modules::by_pass(case.judging, forms, &current, case.file);
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

fn executions(m: &Module, stage: &Stage) -> u64 {
    match stage {
        Stage::Functions(forms) => (m.bodies.len() * forms.len()) as u64,
        Stage::Whole(_) => 1,
    }
}

/// Executions of the stages that are left, as production would run them.
fn rest(judging: &Judging, m: &Module, stages: &[Stage]) -> u64 {
    let mut current = m.clone();
    let mut n = 0;
    for stage in stages {
        n += executions(&current, stage);
        current = after(judging, &current, stage);
    }
    n
}

/// What production makes of a module; the module itself if it does not end well.
fn after(judging: &Judging, m: &Module, stage: &Stage) -> Module {
    let run = || {
        let mut m = m.clone();
        match stage {
            Stage::Functions(forms) => {
                let cx = &m.header;
                for body in &mut m.bodies {
                    for f in forms {
                        f.production.run(cx, body);
                    }
                }
            }
            Stage::Whole(forms) => {
                forms
                    .production
                    .run(&adapters::world(&judging.options), &mut m);
            }
        }
        m
    };
    catch_unwind(AssertUnwindSafe(run)).unwrap_or_else(|_| m.clone())
}
