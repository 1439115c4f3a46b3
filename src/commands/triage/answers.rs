//! What a triage ends with: the files that it leaves, and what it says of them in the form that is asked for.

use super::Args;
use crate::formats::{self, Level as Severity};
use crate::pipelines::Unjudged;
use crate::triage::journal::Entry;
use crate::triage::{About, Bug, folder};
use std::path::{Path, PathBuf};
use tandem_optimized::driver::{self, EXIT_FINDING, EXIT_GOOD, Interrupt};
use tandem_oracle::verdict::Verdict;

/// The verdict on a file with which nothing is wrong.
const GOOD: &str = "good";

/// Leaves the report and the regression of a bug.
pub(super) fn done(
    args: &Args,
    case: &About<'_>,
    (bug, skipped): (&dyn Bug, &Unjudged),
    output: &Path,
    interrupt: &Interrupt,
) -> Result<i32, String> {
    folder::write(output, &bug.files(case))?;
    let regression = match args.no_regression {
        true => None,
        false => Some(folder::write_regression(
            &bug.regression(case),
            &regressions(args, output),
        )?),
    };
    let finding = bug.finding();
    let found = Found {
        suite: bug.signature().pass.clone(),
        verdict: finding.verdict.name().into(),
        function: finding.function.clone(),
        message: finding.message.clone(),
        signature: bug.signature().to_string(),
        report: output.join(folder::REPORT).display().to_string(),
    };
    let text = formatted(args, Some(found), skipped);
    let text =
        text.unwrap_or_else(|| text_of(args, (bug, skipped), (output, regression.as_deref())));
    driver::write_output("-", text.as_bytes(), interrupt).map_err(|e| e.to_string())?;
    Ok(EXIT_FINDING)
}

/// The folder that regressions go to.
fn regressions(args: &Args, output: &Path) -> PathBuf {
    match &args.regressions {
        Some(p) => p.clone(),
        None if Path::new("corpus").is_dir() => PathBuf::from("corpus/regressions"),
        None => output.join("regressions"),
    }
}

/// Says that nothing is wrong, as far as that was looked at.
pub(super) fn nothing(
    args: &Args,
    skipped: &Unjudged,
    interrupt: &Interrupt,
) -> Result<i32, String> {
    let text = match (formatted(args, None, skipped), args.json) {
        (Some(text), _) => text,
        (None, true) => {
            let all = serde_json::json!({
                "tool": "tandem triage",
                "schema": formats::SCHEMA,
                "version": env!("CARGO_PKG_VERSION"),
                "file": args.file,
                "verdict": GOOD,
                "signature": null,
            });
            with_skipped(all, skipped)
        }
        (None, false) => match skipped.line() {
            None => format!(
                "{}: nothing is wrong with it as far as the judge can see\n",
                args.file
            ),
            Some(line) => format!(
                "{}: nothing is wrong with what was judged of it, as far as the judge can see\n{line}\n",
                args.file
            ),
        },
    };
    driver::write_output("-", text.as_bytes(), interrupt).map_err(|e| e.to_string())?;
    Ok(EXIT_GOOD)
}

/// What forms for other programs say of a bug.
pub(super) struct Found {
    pub(super) suite: String,
    pub(super) verdict: String,
    pub(super) function: String,
    pub(super) message: String,
    pub(super) signature: String,
    pub(super) report: String,
}

/// The report in the form that is asked for, if that is one for other programs.
pub(super) fn formatted(args: &Args, found: Option<Found>, skipped: &Unjudged) -> Option<String> {
    let (suite, verdict) = match &found {
        Some(f) => (f.suite.clone(), f.verdict.clone()),
        None => ("triage".into(), GOOD.into()),
    };
    let findings = found.map(|f| formats::Finding {
        level: match f.verdict == Verdict::Suspect.name() {
            true => Severity::Warning,
            false => Severity::Error,
        },
        rule: f.verdict,
        file: args.file.clone(),
        place: formats::place(&args.file, &f.function),
        function: f.function,
        message: f.message,
        detail: vec![f.signature, format!("report     {}", f.report)],
    });
    let case = formats::Case {
        suite,
        name: args.file.clone(),
        verdict,
        findings: findings.into_iter().collect(),
    };
    let cases: Vec<_> = [case].into_iter().chain(skipped.case(&args.file)).collect();
    formats::render(args.format?, "tandem triage", &cases)
}

/// A report, with the passes of the pipeline that it says nothing about.
pub(super) fn with_skipped(mut report: serde_json::Value, skipped: &Unjudged) -> String {
    if !skipped.names.is_empty() {
        report["skipped"] = skipped.names.clone().into();
    }
    format!("{report:#}\n")
}

/// What is told at the end: what it is, where it is, what was reduced, who says so, and the files.
fn text_of(
    args: &Args,
    (bug, skipped): (&dyn Bug, &Unjudged),
    (output, regression): (&Path, Option<&Path>),
) -> String {
    if args.json {
        let mut json = bug.json();
        json["folder"] = output.display().to_string().into();
        json["regression"] = regression.map(|p| p.display().to_string()).into();
        return with_skipped(json, skipped);
    }
    let p = bug.place();
    let mut lines = vec![
        format!("{}: {}", args.file, bug.headline()),
        format!("  {}", bug.finding().message),
        format!("signature   {}", bug.signature()),
        format!("standing    {}", bug.standing().words()),
        format!(
            "execution   {} ({} on {}); {}",
            p.numbers(),
            p.pass,
            p.on(),
            p.how
        ),
    ];
    lines.extend(bug.reduction().map(|r| {
        let (before, after) = r.instructions;
        format!("reduced     {before} to {after} instructions")
    }));
    lines.extend(bug.stopped().map(stopped));
    for o in bug.opinions() {
        let says = serde_json::to_value(o.says).ok();
        let says = says.as_ref().and_then(|s| s.as_str()).unwrap_or("");
        lines.push(format!("{:<16} {says:<8} {}", o.oracle, o.words));
    }
    if let Some(b) = bug.blamed() {
        let line = b.line.map_or_else(String::new, |n| format!(", line {n}"));
        lines.push(format!("instruction {}{line}", b.instruction));
        lines.push(format!("registers   {}", b.registers.join(", ")));
        lines.extend(b.source.iter().map(|s| format!("source      {s}")));
    }
    let report = output.join(folder::REPORT);
    lines.push(format!("report      {}", report.display()));
    lines.extend(regression.map(|r| format!("regression  {}", r.display())));
    lines.extend(skipped.line());
    lines.join("\n") + "\n"
}

/// Where a pass was ended that hung, or took its process along.
fn stopped(at: &Entry) -> String {
    format!("stopped     {}", at.place())
}
