//! Judging files: several side by side, each by everything that was chosen.
//!
//! A file in PTX goes to passes on machine functions. One in LLVM IR is read, with the launch description beside it, and goes
//! to a pipeline, to a compiler that is not ours, or to passes one by one; whatever was made of it is launched as well.

use super::Args;
use super::chosen::{Chosen, Target};
use crate::commands::side_by_side;
use crate::files;
use crate::judge::{self, Forms, Judging, selection};
use crate::launch::Description;
use crate::pipelines::{Subject, sequence};
use crate::report::FileReport;
use crate::subjects::{External, judged};
use indicatif::{ProgressBar, ProgressStyle};
use std::io::IsTerminal;
use std::time::{Duration, Instant};
use tandem_ir::Module;
use tandem_ir::machine::MFunc;
use tandem_optimized::driver::{self, ptx};
use tandem_oracle::interp::ptx as machine;

/// Judges every file with every pass, several files at a time; results are in the order of the files.
pub(super) fn judge_all(
    args: &Args,
    judging: &Judging,
    chosen: &Chosen,
    files: &[String],
) -> (Vec<FileReport>, Vec<(String, String)>) {
    let bar = progress(files.len(), args.json || args.format.is_some());
    let jobs = args
        .jobs
        .map_or_else(side_by_side::available, |j| j as usize);
    let workers = vec![(); jobs.min(files.len())];
    let judged = side_by_side::on_each(files, workers, |(), file| {
        bar.set_message(file.to_owned());
        let judge = || judge_file(judging, chosen, file);
        let result = side_by_side::caught(judge, |why| internal_error(file, why));
        bar.inc(1);
        result
    });
    bar.finish_and_clear();
    let (reports, unreadable) = parted(files, judged);
    (reports.into_iter().flatten().collect(), unreadable)
}

/// What is said of a file over which the judge panics.
pub(super) fn internal_error(file: &str, why: &str) -> String {
    format!("{file}: internal error of the judge: {why}")
}

/// What was judged, in the order of the files, and which files could not be, with the reason.
pub(super) fn parted<T>(
    files: &[String],
    judged: Vec<Option<Result<T, String>>>,
) -> (Vec<T>, Vec<(String, String)>) {
    let (mut done, mut unreadable) = (Vec::new(), Vec::new());
    for (file, judged) in files.iter().zip(judged) {
        match judged {
            Some(Ok(r)) => done.push(r),
            Some(Err(e)) => unreadable.push((file.clone(), e)),
            None => unreadable.push((file.clone(), "error: the file was not judged".into())),
        }
    }
    (done, unreadable)
}

fn progress(n: usize, quiet: bool) -> ProgressBar {
    if quiet || !std::io::stderr().is_terminal() {
        return ProgressBar::hidden();
    }
    let bar = ProgressBar::new(n as u64);
    if let Ok(style) =
        ProgressStyle::with_template("{bar:30} {pos}/{len} files  {elapsed}  {wide_msg}")
    {
        bar.set_style(style);
    }
    bar.enable_steady_tick(Duration::from_millis(200));
    bar
}

/// Judges a file in PTX by each pass on machine functions.
fn judge_ptx(judging: &Judging, chosen: &Chosen, file: &str) -> Result<Vec<FileReport>, String> {
    let module = ptx::load(file).map_err(|e| e.to_string())?;
    let judge = |forms: &Forms<MFunc>| {
        let started = Instant::now();
        let mut report = judge::by_pass(judging, forms, &module, file).0;
        report.milliseconds = chosen.milliseconds(started);
        report
    };
    Ok(chosen.machine.iter().map(judge).collect())
}

/// Judges one file by all that was chosen.
fn judge_file(judging: &Judging, chosen: &Chosen, file: &str) -> Result<Vec<FileReport>, String> {
    if ptx::is_ptx(file) && !chosen.machine.is_empty() {
        return judge_ptx(judging, chosen, file);
    }
    let module = driver::load_module(file).map_err(|e| e.to_string())?;
    let launch = launch_beside(judging, file)?;
    if let Some((subject, again, _)) = &chosen.pipeline {
        let again = format!("{again} '{file}'");
        return by_pipeline(judging, chosen, subject, &module, (file, &again), &launch);
    }
    if let Some(subject) = &judging.subject {
        let report = by_subject(judging, chosen, subject, (&module, file), &launch);
        return Ok(vec![report]);
    }
    let mut reports = by_units(judging, chosen, (&module, file), &launch)?;
    reports.extend(by_whole(judging, chosen, (&module, file), &launch));
    Ok(reports)
}

/// A launch description beside a file, with its path.
type Launch = Option<(Description, String)>;

/// Reads the launch description beside a file; with `--function` it is not executed.
fn launch_beside(judging: &Judging, file: &str) -> Result<Launch, String> {
    Ok(match files::launch_beside(file) {
        Some(path) if judging.function.is_none() => {
            let shown = path.display().to_string();
            let text = driver::read_input(&shown).map_err(|e| e.to_string())?;
            Some((
                Description::parse(&text, &shown).map_err(|e| e.to_string())?,
                shown,
            ))
        }
        _ => None,
    })
}

/// Each entry of a pipeline in its place, and the pass manager; `named` are the file and the command that checks it.
fn by_pipeline(
    judging: &Judging,
    chosen: &Chosen,
    subject: &Subject,
    module: &Module,
    named: (&str, &str),
    launch: &Launch,
) -> Result<Vec<FileReport>, String> {
    let started = Instant::now();
    let judged = sequence::judge(judging, subject, module, named);
    let (mut reports, after) = judged.map_err(|e| format!("error: {e}"))?;
    if let (Some((description, path)), Some(whole)) = (launch, reports.last_mut()) {
        judge::launch::check_modules(judging, description, path, (module, &after), whole);
    }
    if let Some(whole) = reports.last_mut() {
        whole.milliseconds = chosen.milliseconds(started);
    }
    Ok(reports)
}

/// What a compiler that is not ours makes of the module.
fn by_subject(
    judging: &Judging,
    chosen: &Chosen,
    subject: &External,
    (module, file): (&Module, &str),
    launch: &Launch,
) -> FileReport {
    let started = Instant::now();
    let (mut report, after) = judged::judge(judging, subject, module, file);
    if let (Some((description, path)), Some(after)) = (launch, &after) {
        judge::launch::check_modules(judging, description, path, (module, after), &mut report);
    }
    report.milliseconds = chosen.milliseconds(started);
    report
}

/// Passes on functions, one by one, and instruction selection.
fn by_units(
    judging: &Judging,
    chosen: &Chosen,
    (module, file): (&Module, &str),
    launch: &Launch,
) -> Result<Vec<FileReport>, String> {
    let mut reports = Vec::new();
    for f in &chosen.functions {
        let started = Instant::now();
        let (mut report, changed) = judge::by_pass(judging, f, module, file);
        if let Some((description, path)) = launch {
            judge::launch::check(judging, description, path, module, changed, &mut report);
        }
        report.milliseconds = chosen.milliseconds(started);
        reports.push(report);
    }
    if !chosen.selection.is_empty() {
        let started = Instant::now();
        let beside = launch.as_ref().map(|(d, path)| (d, path.as_str()));
        let judged = selection::forms(judging, module, file, &chosen.selection, beside);
        let mut report = judged.map_err(|e| format!("{file}: {e}"))?;
        report.milliseconds = chosen.milliseconds(started);
        reports.push(report);
    }
    Ok(reports)
}

/// Passes on modules, and what somebody made of the module.
fn by_whole(
    judging: &Judging,
    chosen: &Chosen,
    (module, file): (&Module, &str),
    launch: &Launch,
) -> Vec<FileReport> {
    let mut reports = Vec::new();
    let mut whole = |mut report: FileReport, after: Option<&Module>, started: Instant| {
        if let Some((description, path)) = launch {
            let after = after.unwrap_or(module);
            judge::launch::check_modules(judging, description, path, (module, after), &mut report);
        }
        report.milliseconds = chosen.milliseconds(started);
        reports.push(report);
    };
    let asked = |f: &str| {
        let g = module.header.lookup(f);
        g.is_some_and(|g| module.body(g).is_some())
    };
    let wanted = judging.function.as_deref().is_none_or(asked);
    for f in chosen.modules.iter().filter(|_| wanted) {
        let started = Instant::now();
        let (report, changed) = judge::by_pass(judging, f, module, file);
        whole(report, changed.first().map(|(_, after)| after), started);
    }
    match &chosen.target {
        Some((name, Target::Ir(target))) => {
            let started = Instant::now();
            let report = judge::target::by_target(judging, module, file, target, name);
            whole(report, Some(target), started);
        }
        Some((name, Target::Ptx(target))) => {
            let started = Instant::now();
            let program = machine::Program::new(target, None);
            let mut report = judge::codegen::by_ptx(judging, module, file, &program, name);
            if let Some((description, path)) = launch {
                judge::codegen::launches(
                    judging,
                    description,
                    path,
                    (module, &program),
                    &mut report,
                );
            }
            report.milliseconds = chosen.milliseconds(started);
            reports.push(report);
        }
        None => {}
    }
    reports
}
