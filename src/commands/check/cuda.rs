//! `tandem check --on cuda`: what a GPU computes on launch descriptions, held against the interpreter.

use super::{Args, by_file, exit_code};
use crate::color::Color;
use crate::commands::side_by_side;
use crate::cuda::{Launcher, NoPtx, Ptx};
use crate::files;
use crate::formats::{self, Format};
use crate::judge::device::{self, Interpreted};
use crate::launch::Description;
use crate::report::{FileReport, Summary};
use std::time::Instant;
use tandem_optimized::driver::{self, EXIT_FINDING, Interrupt};
use tandem_oracle::interp::ptx::Program;
use tandem_oracle::verdict::Verdict;

/// Launches side by side unless `-j` says more: each has a context of its own on the device.
const JOBS: usize = 4;

/// What became of all files.
#[derive(Default)]
struct Outcome {
    reports: Vec<FileReport>,
    unreadable: Vec<(String, String)>,
    /// Files of folders that have no launch description.
    without: usize,
}

/// Runs the command; the result is the exit code.
pub(super) fn run(
    args: &Args,
    format: Format,
    color: Color,
    interrupt: &Interrupt,
) -> Result<i32, String> {
    if args.foreign.subject.is_some() {
        return Err(
            "error: --on cuda launches what production selects, not what --subject makes".into(),
        );
    }
    let files = files::named(&args.paths, &["ll", "bc", "ptx"]).map_err(|e| e.to_string())?;
    let all = files.len();
    let given = |f: &String| args.paths.contains(f);
    let (files, without): (Vec<_>, Vec<_>) = files
        .into_iter()
        .partition(|f| given(f) || files::launch_beside(f).is_some());
    if files.is_empty() {
        let none = "error: no file with a launch.json beside it in what was given";
        return Err(match all {
            0 => "error: no .ll, .bc or .ptx file in what was given".into(),
            _ => none.to_owned(),
        });
    }
    let mut outcome = judge_all(args, &files, interrupt)?;
    outcome.without = without.len();
    let summary = Summary::of(device::NAME, &outcome.reports);
    let text = match format {
        Format::Text => color.paint(text(args, &outcome), &args.output),
        Format::Json => json(&outcome, &summary),
        other => {
            let cases = formats::of_reports(&outcome.reports, &outcome.unreadable);
            formats::render(other, "tandem check", &cases).unwrap_or_default()
        }
    };
    driver::write_output(&args.output, text.as_bytes(), interrupt).map_err(|e| e.to_string())?;
    Ok(exit_code(&outcome.reports, &outcome.unreadable))
}

/// Judges every file; results are in the order of the files.
fn judge_all(args: &Args, files: &[String], interrupt: &Interrupt) -> Result<Outcome, String> {
    let jobs = args
        .jobs
        .map_or_else(|| side_by_side::available().min(JOBS), |j| j as usize);
    let mut launchers = Vec::new();
    for _ in 0..jobs.min(files.len()) {
        launchers.push(Launcher::new(args.device_time, interrupt)?);
    }
    let judged = side_by_side::on_each(files, launchers, |launcher, file| {
        let started = Instant::now();
        let judge = || judge_file(args, launcher, file);
        let mut result = side_by_side::caught(judge, |why| by_file::internal_error(file, why));
        if let Ok(r) = &mut result {
            let ms = u64::try_from(started.elapsed().as_millis());
            r.milliseconds = args.time_report.then(|| ms.unwrap_or(u64::MAX));
        }
        result
    });
    let (reports, unreadable) = by_file::parted(files, judged);
    Ok(Outcome {
        reports,
        unreadable,
        ..Outcome::default()
    })
}

fn judge_file(args: &Args, launcher: &Launcher, file: &str) -> Result<FileReport, String> {
    let beside = files::launch_beside(file);
    let path = beside.ok_or_else(|| format!("error: {file}: there is no launch.json beside it"))?;
    let path = path.display().to_string();
    let text = driver::read_input(&path).map_err(|e| e.to_string())?;
    let description = Description::parse(&text, &path).map_err(|e| e.to_string())?;
    let ptx = match Ptx::of(file) {
        Ok(ptx) => ptx,
        Err(NoPtx::NotGenerated(code, why)) if code != EXIT_FINDING => {
            let mut report = FileReport::new(file, device::NAME);
            report.unsupported.push(why);
            report.raise(Verdict::Unsupported);
            return Ok(report);
        }
        Err(NoPtx::NotGenerated(_, why) | NoPtx::Unreadable(why)) => return Err(why),
    };
    let answer = launcher.launch(&ptx.text, &path)?;
    let program = Program::new(&ptx.module, None);
    let interpreted = Interpreted {
        description: &description,
        path: &path,
        program: &program,
        source: ptx.source.as_ref(),
        seed: args.seed,
    };
    Ok(device::judge(file, answer, &interpreted))
}

/// Why a file was skipped, if it was.
fn skipped(r: &FileReport) -> Option<&str> {
    r.launch.as_deref()?.strip_prefix("skipped: ")
}

/// Why there is no device, and for how many files there was none.
fn no_device(outcome: &Outcome) -> Option<(&str, usize)> {
    let mut all = outcome.reports.iter().filter_map(skipped);
    Some((all.next()?, 1 + all.count()))
}

fn text(args: &Args, outcome: &Outcome) -> String {
    let mut lines = Vec::new();
    for r in &outcome.reports {
        let launch = r.launch.as_deref().unwrap_or("not run");
        if args.verbose {
            lines.push(format!("{:<16} on cuda: {launch}  {}", r.verdict, r.file));
            lines.extend(r.open.iter().map(|m| format!("{}: open: {m}", r.file)));
        }
        for f in &r.findings {
            lines.push(format!("{}: {}: {}", r.file, f.verdict, f.message));
            let more = f.counterexample.iter().flat_map(|c| c.lines());
            lines.extend(more.map(|c| format!("    {c}")));
            lines.push(format!("    reproduce  {}", f.reproduce));
        }
        if !r.unsupported.is_empty() {
            let why = r.unsupported.join("; ");
            lines.push(format!("{}: unsupported: {why}", r.file));
        }
    }
    lines.extend(outcome.unreadable.iter().map(|(_, e)| e.clone()));
    let count = |what: &str| {
        let is = |r: &&FileReport| r.launch.as_deref() == Some(what);
        outcome.reports.iter().filter(is).count()
    };
    let findings = outcome.reports.iter().filter(|r| !r.findings.is_empty());
    lines.push(format!(
        "cuda: {} files: {} do what the interpreter allows, {} have findings, {} are open, {} are undecided",
        outcome.reports.len(),
        count("same"),
        findings.count(),
        count("open"),
        outcome.reports.iter().filter(|r| !r.unsupported.is_empty()).count(),
    ));
    if outcome.without > 0 {
        lines.push(format!("  {} files have no launch.json", outcome.without));
    }
    if let Some((why, files)) = no_device(outcome) {
        let word = if files == 1 { "file" } else { "files" };
        lines.push(format!("SKIPPED: no CUDA device: {why} ({files} {word})"));
    }
    let times: Option<u64> = outcome.reports.iter().map(|r| r.milliseconds).sum();
    if let Some(ms) = times.filter(|_| args.time_report) {
        lines.push(format!(
            "  time      {:.1} s over all files",
            ms as f64 / 1e3
        ));
    }
    if !outcome.unreadable.is_empty() {
        let n = outcome.unreadable.len();
        lines.push(format!("{n} files could not be read"));
    }
    lines.join("\n") + "\n"
}

fn json(outcome: &Outcome, summary: &Summary) -> String {
    let unreadable = outcome.unreadable.iter();
    let unreadable: Vec<_> = unreadable
        .map(|(f, e)| serde_json::json!({"file": f, "error": e}))
        .collect();
    let mut all = serde_json::json!({
        "tool": "tandem check", "schema": formats::SCHEMA,
        "version": env!("CARGO_PKG_VERSION"),
        "on": "cuda",
        "summary": [summary],
        "unreadable": unreadable,
        "files": outcome.reports,
    });
    if let Some((why, _)) = no_device(outcome) {
        all["no_device"] = why.into();
    }
    format!("{all:#}\n")
}
