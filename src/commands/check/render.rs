//! The report of `tandem check` as text and as JSON; other forms are `crate::formats`.

use super::Args;
use crate::formats;
use crate::pipelines::Unjudged;
use crate::report::{FileReport, Summary};
use std::time::Duration;
use tandem_oracle::verdict::Verdict;

/// The report for other programs.
pub(super) fn json(
    (reports, refused): (&[FileReport], &[String]),
    summaries: &[Summary],
    unreadable: &[(String, String)],
    unbuilt: Option<&Unjudged>,
    elapsed: Option<Duration>,
) -> String {
    let unreadable: Vec<_> = unreadable
        .iter()
        .map(|(f, e)| serde_json::json!({"file": f, "error": e}))
        .collect();
    let mut all = serde_json::json!({
        "tool": "tandem check", "schema": formats::SCHEMA,
        "version": env!("CARGO_PKG_VERSION"),
        "summary": summaries,
        "unreadable": unreadable,
        "files": reports,
    });
    if !refused.is_empty() {
        all["rules_refused"] = refused.into();
    }
    if let Some(u) = unbuilt {
        all["skipped"] = u.names.clone().into();
    }
    if let Some(t) = elapsed {
        all["wall_milliseconds"] = (t.as_millis() as u64).into();
    }
    format!("{all:#}\n")
}

/// The report for people.
pub(super) fn text(
    args: &Args,
    reports: &[FileReport],
    summaries: &[Summary],
    unreadable: &[(String, String)],
    elapsed: Option<Duration>,
) -> String {
    let mut lines: Vec<String> = Vec::new();
    if args.verbose {
        lines.extend(each_file(reports, summaries));
    }
    lines.extend(reports.iter().flat_map(findings));
    let late = |r: &&FileReport| r.verdict() == Verdict::TimedOut;
    for r in reports.iter().filter(late) {
        let line = format!("{}: timed-out: {} is not done in time", r.file, r.pass);
        lines.push(line);
    }
    for r in reports
        .iter()
        .filter(|r| r.verdict() == Verdict::Unsupported)
    {
        let line = format!("{}: unsupported: {}", r.file, r.unsupported.join("; "));
        // What no pass could be judged on is said once.
        if !lines.contains(&line) {
            lines.push(line);
        }
    }
    lines.extend(unreadable.iter().map(|(_, e)| e.clone()));
    for s in summaries {
        lines.extend(s.lines());
    }
    let wall = |t: Duration| format!("  wall      {:.1} s", t.as_secs_f64());
    lines.extend(elapsed.map(wall));
    if !unreadable.is_empty() {
        lines.push(format!("{} files could not be read", unreadable.len()));
    }
    lines.join("\n") + "\n"
}

/// Every file with its verdict, and then what is left open of each.
fn each_file(reports: &[FileReport], summaries: &[Summary]) -> Vec<String> {
    let mut lines = Vec::new();
    for r in reports {
        let launch = r
            .launch
            .as_deref()
            .map_or_else(String::new, |l| format!(", launch {l}"));
        let pass = match summaries.len() {
            0 | 1 => String::new(),
            _ => format!("{:<20} ", r.pass),
        };
        lines.push(format!(
            "{pass}{:<16} {:>4} steps, {:>5} inputs{launch}  {}",
            r.verdict, r.steps.total, r.inputs, r.file
        ));
    }
    for r in reports {
        lines.extend(r.open.iter().map(|m| format!("{}: open: {m}", r.file)));
        let unsettled = r.unsettled.iter();
        lines.extend(unsettled.map(|u| format!("{}: not settled: {}", r.file, u.words())));
        lines.extend(r.missed.iter().map(|m| format!("{}: missed: {m}", r.file)));
    }
    lines
}

/// Findings of a file, each with what shows it and how to see it again.
fn findings(r: &FileReport) -> Vec<String> {
    let mut lines = Vec::new();
    for f in &r.findings {
        let step = f.step.map_or_else(String::new, |s| format!(", step {s}"));
        let at = match f.function.as_str() {
            "" => step.trim_start_matches(", ").to_owned(),
            name => format!("@{name}{step}"),
        };
        let at = if at.is_empty() { at } else { format!("{at}: ") };
        lines.push(format!("{}: {}: {at}{}", r.file, f.verdict, f.message));
        lines.extend(f.rewrite.iter().map(|rw| format!("    rewrite    {rw}")));
        lines.extend(
            f.counterexample
                .iter()
                .map(|c| format!("    input      {c}")),
        );
        lines.push(format!("    reproduce  {}", f.reproduce));
    }
    lines
}
