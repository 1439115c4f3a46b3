//! From a program that a foreign compiler gets wrong to an understood case (issue 21, section 2).
//!
//! A subject has no steps and no reference, but it has executions of passes: LLVM's `opt` numbers them
//! (`-opt-bisect-limit`), and so does any command that takes such a limit. [`executions`] finds the first one whose result
//! does not refine what it was given; [`pipeline`] finds a pipeline of that pass alone that does the same; the
//! program is reduced on it, then the pipeline's text and the arguments. What cannot be told apart stays as it was given,
//! and the report says so. [`report`] writes the page, the data and the text of an issue.

mod executions;
mod pipeline;
mod report;

pub use executions::{Execution, list};
pub use report::files;

use super::known::{Date, Known, Standing};
use super::shrink::{self, Reduction};
use crate::judge::Judging;
use crate::reducing::verdict::SameVerdict;
use crate::report::FindingReport;
use crate::signature::Signature;
use crate::subjects::{External, judged};
use std::sync::Arc;
use tandem_ir::Module;

/// What is triaged.
pub struct Case<'a> {
    /// The program.
    pub module: &'a Module,
    /// What messages and commands call its file.
    pub file: &'a str,
    /// The compiler.
    pub subject: &'a External,
    /// How hard to look.
    pub judging: &'a Judging,
    /// Shrink the program, the pipeline and the arguments.
    pub reduce: bool,
    /// Most questions of the reduction.
    pub reduce_steps: u64,
    /// Known failures.
    pub known: &'a Known,
    /// The date, for their expiry.
    pub today: Date,
}

/// An understood case.
pub struct Bug {
    /// What tells this mistake from others: findings of one signature count as one.
    pub signature: Signature,
    /// Whether it is known.
    pub standing: Standing,
    /// What is wrong with the small program.
    pub finding: FindingReport,
    /// The execution at which the program as given goes wrong, and how it was found.
    pub place: Option<Execution>,
    /// How many executions the subject makes of the program as given.
    pub of: usize,
    /// How the place was found, or why there is none.
    pub how: String,
    /// The subject that shows it: of the one pass if there is such a pipeline, else as given.
    pub subject: External,
    /// True if that is a pipeline of the one pass.
    pub alone: bool,
    /// The small program, or the one that the execution was given.
    pub before: Module,
    /// What the subject makes of it, if it makes something.
    pub after: Option<Module>,
    /// What the reduction came to.
    pub shrunk: Option<Reduction>,
    /// What the subject says it is: the first line of `--version` that names one.
    pub version: Option<String>,
}

/// Triages a program; `None` if nothing is wrong with it.
pub fn triage(case: &Case<'_>) -> Option<Bug> {
    let found = executions::locate(case)?;
    let mut subject = case.subject.clone();
    let mut program = case.module.clone();
    let mut alone = false;
    let mut finding = found.finding;
    let judging = found.judging;
    if let Some(place) = &found.place
        && let Some(one) = pipeline::alone(case, &judging, place)
    {
        (subject, finding) = (one.subject, one.finding);
        program = place.before.clone();
        alone = true;
    }
    let mut shrunk = None;
    if case.reduce {
        let of = |s: &External| Judging {
            subject: Some(Arc::new(s.clone())),
            ..judging.clone()
        };
        let pinned = SameVerdict::pin(&of(&subject), &program, Some(&finding.signature.kind()));
        let pinned = pinned.ok().flatten();
        if let Some(s) = pinned.and_then(|p| shrink::reduced(&program, &p, case.reduce_steps)) {
            program = s.program;
            shrunk = Some(s.reduction);
        }
        subject = pipeline::shortest(&subject, &judging, &program, &finding);
    }
    // The rest is about the small program under the short pipeline, if it shows the case there when looked at again.
    let (report, mut after) = judged::judge(case.judging, &subject, &program, "before.ll");
    if let Some(after) = &mut after {
        // It says what file it was read from, which was one of ours for a moment.
        after.header.source_filename = program.header.source_filename.clone();
    }
    if let Some(f) = report.findings.into_iter().next() {
        finding = f;
    }
    let signature = match &shrunk {
        Some(s) => finding.signature.with_hash(s.hash),
        None => finding.signature.clone(),
    };
    Some(Bug {
        standing: case.known.standing(&signature, case.today),
        signature,
        finding,
        of: found.of,
        how: found.how,
        place: found.place.map(|p| p.execution),
        version: version(&subject),
        subject,
        alone,
        before: program,
        after,
        shrunk,
    })
}

impl Bug {
    /// One sentence that says what is wrong.
    pub fn headline(&self) -> String {
        let verdict = self.finding.verdict;
        let function = match self.finding.function.as_str() {
            "" => String::new(),
            f => format!(" in @{f}"),
        };
        match &self.place {
            Some(e) => format!("{verdict}{function} by {} on {}", e.pass, e.unit),
            None => format!("{verdict}{function} by {}", self.subject.name),
        }
    }
}

/// The line of `--version` with which an LLVM tool names its version.
fn version(subject: &External) -> Option<String> {
    let tool = subject.tool()?;
    let out = std::process::Command::new(tool).arg("--version").output();
    let text = String::from_utf8_lossy(&out.ok()?.stdout).into_owned();
    let line = text.lines().find(|l| l.contains("version"))?;
    Some(line.trim().to_owned())
}
