//! What the properties share that ask the judge of passes.

use super::{Context, Failure, Outcome, Status};
use crate::judge;
use crate::report::FileReport;
use crate::subjects::judged::SUBJECT;
use tandem_ir::Module;
use tandem_oracle::freerun::{Parts, STEPS_USED_UP, TIME_USED_UP};
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
    let reports = match judge::module(&judging, module, "program") {
        Ok(r) => r,
        // A judge that panics has judged nothing; that is a mistake of ours and must be seen.
        Err(e) => {
            let what = e.to_string();
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
        reports,
    })
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
