//! What the properties share that ask the judge of passes.

use super::{Context, Failure, Outcome, Status};
use crate::judge::{self, Judging};
use crate::pipelines::{Subject, sequence};
use crate::report::FileReport;
use crate::subjects::judged::SUBJECT;
use std::panic::{AssertUnwindSafe, catch_unwind};
use tandem_ir::Module;
use tandem_oracle::freerun::{Parts, STEPS_USED_UP, TIME_USED_UP};
use tandem_oracle::lockstep::panic_text;
use tandem_oracle::module::bench::NOTHING_TO_CALL;
use tandem_oracle::verdict::Verdict;

/// Judges the module, in the given parts.
pub(super) fn run(
    module: &Module,
    cx: &mut Context,
    parts: Parts,
) -> Result<Outcome, Box<Failure>> {
    let mut judging = cx.judging.clone();
    judging.config.parts = parts;
    let said = match judging.pipelines.as_ref().map(|p| p.of(module)) {
        Some(subject) => in_pipeline(&judging, &subject, module),
        None => judge::module(&judging, module, "program").map_err(|e| e.to_string()),
    };
    let reports = match said {
        Ok(r) => r,
        // A judge that panics has judged nothing; that is a mistake of ours and must be seen.
        Err(what) => {
            return Err(Failure::new(
                "judge",
                Verdict::Crash.name(),
                &what,
                what.clone(),
            ));
        }
    };
    if let Some(f) = judge::primary(&reports).cloned() {
        return Err(Box::new(Failure {
            signature: f.signature,
            function: f.function,
            message: f.message,
            detail: f.counterexample,
            reports,
        }));
    }
    Ok(Outcome {
        status: status(&reports),
        inputs: reports.iter().map(|r| r.inputs).sum(),
        uses: Vec::new(),
        reports,
    })
}

/// Judges each entry of a pipeline in its place, and the pipeline as a whole.
fn in_pipeline(
    judging: &Judging,
    subject: &Subject,
    module: &Module,
) -> Result<Vec<FileReport>, String> {
    let judging = Judging {
        options: subject.options()?,
        ..judging.clone()
    };
    let name = "program";
    let again = subject.reproduce(&judging, name);
    let judge = || sequence::judge(&judging, subject, module, (name, &again));
    match catch_unwind(AssertUnwindSafe(judge)) {
        Ok(said) => said.map(|(reports, _)| reports),
        Err(panic) => Err(format!("the judge panics: {}", panic_text(&*panic))),
    }
}

/// What can be said of a module without findings.
fn status(reports: &[FileReport]) -> Status {
    let foreign = |r: &FileReport| r.pass == SUBJECT && r.verdict() == Verdict::Unsupported;
    let is_open = |r: &&FileReport| (r.changed > 0 || foreign(r)) && r.inputs == 0;
    let Some(open) = reports.iter().find(is_open) else {
        return Status::Held;
    };
    if let Some(why) = open.unsupported.first() {
        return Status::Unsupported(why.clone());
    }
    // Steps that the reference settled need no run.
    let mut reasons = open.inconclusive.keys().filter(|w| *w != NOTHING_TO_CALL);
    let Some(why) = reasons.next() else {
        return Status::Held;
    };
    if [STEPS_USED_UP, TIME_USED_UP].contains(&why.as_str()) {
        return Status::TimedOut;
    }
    Status::Inconclusive(why.clone())
}
