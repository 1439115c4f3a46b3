//! The pass manager, which is looked at where no pass is wrong by itself.

use super::Args;
use super::answers::with_skipped;
use super::chosen::subject;
use crate::formats;
use crate::judge::Judging;
use crate::pipelines::check::check;
use crate::pipelines::{Subject, Unjudged, draw};
use tandem_ir::Module;

/// Where no pass is wrong by itself: what the pass manager makes of the pipeline against the passes one by one, with entry,
/// pass, function and execution.
pub(super) fn of_manager(
    args: &Args,
    judging: &Judging,
    module: &Module,
    skipped: &Unjudged,
) -> Result<Option<String>, String> {
    let Some(subject) = subject(args) else {
        return Ok(None);
    };
    let subject = Subject {
        defects: judging.options.defects.clone(),
        ..subject
    };
    // A list of passes that is no pipeline for the compiler was replayed as it stands.
    if subject.pipeline().is_err() {
        return Ok(None);
    }
    let Err(f) = check(module, &subject, draw::seed_of(module)) else {
        return Ok(None);
    };
    if args.json {
        let all = serde_json::json!({
            "tool": "tandem triage",
            "schema": formats::SCHEMA,
            "version": env!("CARGO_PKG_VERSION"),
            "pipeline": subject.to_string(),
            "cause": f.cause,
            "pass": f.pass,
            "message": f.message,
        });
        return Ok(Some(with_skipped(all, skipped)));
    }
    let again = format!("tandemc {subject} '{}'", args.file);
    let (file, cause) = (&args.file, f.cause);
    let skipped = skipped.line().map_or_else(String::new, |l| l + "\n");
    Ok(Some(format!(
        "{file}: every pass is right by itself, and the pass manager is not: {cause}\n  {}\nreproduce   {again}\n{skipped}",
        f.message
    )))
}
