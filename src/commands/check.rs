//! `tandem check`: both forms of each pass, all checks, on files and folders.

use crate::files;
use crate::launch::{Description, Execution};
use crate::registry::{self, Entry};
use crate::report::{FileReport, FindingReport, Summary};
use indicatif::{ProgressBar, ProgressStyle};
use std::io::IsTerminal;
use std::panic::{AssertUnwindSafe, catch_unwind};
use std::sync::Mutex;
use std::sync::atomic::{AtomicUsize, Ordering};
use std::time::{Duration, Instant};
use tandem_ir::{Function, Module};
use tandem_optimized::driver::{self, EXIT_FINDING, EXIT_GOOD, EXIT_USAGE, Interrupt};
use tandem_optimized::options::Options;
use tandem_oracle::freerun::{Config, Judge};
use tandem_oracle::interp::{Limits, Schedule};
use tandem_oracle::lockstep::panic_text;
use tandem_oracle::pass::{ProductionPass, ReferencePass};
use tandem_oracle::tv::validate::Settings;
use tandem_oracle::verdict::Verdict;

/// Arguments of `tandem check`.
#[derive(clap::Args, Debug)]
pub struct Args {
    /// LLVM assembly files, or folders with such files
    #[arg(required = true, value_name = "FILE|FOLDER")]
    pub paths: Vec<String>,
    /// Check only this pass (may be repeated); default: every pass that exists in both forms
    #[arg(long = "pass", value_name = "NAME")]
    pub passes: Vec<String>,
    /// Check only the function of this name
    #[arg(long = "function", value_name = "NAME")]
    pub function: Option<String>,
    /// Knobs of the production pass, e.g. -opt "-jump-threading-threshold=4"
    #[arg(long = "opt", value_name = "KNOBS", allow_hyphen_values = true)]
    pub opt: Vec<String>,
    /// Inputs on which results are compared, per comparison
    #[arg(long, default_value_t = 48, value_name = "N", value_parser = clap::value_parser!(u64).range(0..=1_000_000))]
    pub inputs: u64,
    /// Seed of the inputs
    #[arg(long, default_value_t = 1, value_name = "N")]
    pub seed: u64,
    /// Seconds for the comparisons of one function
    #[arg(long, default_value_t = 20, value_name = "SECONDS", value_parser = clap::value_parser!(u64).range(1..=86_400))]
    pub time_limit: u64,
    /// Seconds that the validator may take to prove one changed function, or one step that the reference
    /// could not settle; 0 does without it
    #[arg(long, default_value_t = 5, value_name = "SECONDS", value_parser = clap::value_parser!(u64).range(0..=86_400))]
    pub smt_time: u64,
    /// Files judged side by side
    #[arg(short = 'j', long = "jobs", value_name = "N", value_parser = clap::value_parser!(u32).range(1..=1024))]
    pub jobs: Option<u32>,
    /// Print the report as JSON
    #[arg(long)]
    pub json: bool,
    /// Write the report to a file instead of standard output
    #[arg(short = 'o', long = "output", default_value = "-", value_name = "OUT")]
    pub output: String,
    /// Also list every file with its verdict
    #[arg(short = 'v', long)]
    pub verbose: bool,
}

/// Runs the command; the result is the exit code.
pub fn run(args: &Args, interrupt: &Interrupt) -> Result<i32, String> {
    let mut options = Options::default();
    for text in &args.opt {
        for knob in options.apply(text).map_err(|e| format!("error: {e}"))? {
            if let Some(why) = knob.unbound {
                driver::report(&format!(
                    "warning: knob '-{}' {why}; it has no effect",
                    knob.name
                ));
            }
        }
    }
    let entries = select(registry::entries(&options), &args.passes)?;
    let files = files::modules(&args.paths).map_err(|e| e.to_string())?;
    if files.is_empty() {
        return Err("error: no .ll file in what was given".into());
    }
    let started = Instant::now();
    let (reports, unreadable) = judge_all(args, &entries, &files);
    if args.function.is_some() && reports.iter().all(|r| r.functions == 0) && unreadable.is_empty()
    {
        return Err(format!(
            "error: no function '{}' in what was given",
            args.function.as_deref().unwrap_or("")
        ));
    }
    let summaries: Vec<Summary> = entries
        .iter()
        .map(|e| Summary::of(e.id.name, &reports))
        .collect();
    let text = if args.json {
        render_json(&reports, &summaries, &unreadable, started.elapsed())
    } else {
        render_text(args, &reports, &summaries, &unreadable, started.elapsed())
    };
    driver::write_output(&args.output, text.as_bytes(), interrupt).map_err(|e| e.to_string())?;
    Ok(exit_code(&reports, &unreadable))
}

fn exit_code(reports: &[FileReport], unreadable: &[(String, String)]) -> i32 {
    if reports.iter().any(|r| r.verdict().is_failure()) {
        EXIT_FINDING
    } else if !unreadable.is_empty() || reports.iter().any(|r| r.verdict() == Verdict::Unsupported)
    {
        EXIT_USAGE
    } else {
        EXIT_GOOD
    }
}

fn select(entries: Vec<Entry>, names: &[String]) -> Result<Vec<Entry>, String> {
    for n in names {
        if tandem_ir::passes::lookup(n).is_none() {
            let near = tandem_optimized::options::nearest(
                n,
                tandem_ir::passes::PASSES.iter().map(|p| p.name),
            );
            let hint = near.map_or_else(String::new, |n| format!("; did you mean '{n}'?"));
            return Err(format!(
                "error: unknown pass '{n}'{hint} (see 'tandem passes')"
            ));
        }
    }
    let mut chosen = Vec::new();
    for e in entries {
        let asked = names.iter().any(|n| n == e.id.name);
        let both = e.production.is_some() && e.reference.is_some();
        if asked && !both {
            return Err(format!(
                "error: pass '{}' is not built in both forms yet (see 'tandem passes')",
                e.id.name
            ));
        }
        if asked || (names.is_empty() && both) {
            chosen.push(e);
        }
    }
    Ok(chosen)
}

/// Judges every file with every pass, several files at a time; results are in the order of the files.
fn judge_all(
    args: &Args,
    entries: &[Entry],
    files: &[String],
) -> (Vec<FileReport>, Vec<(String, String)>) {
    let bar = progress(files.len(), args.json);
    let next = AtomicUsize::new(0);
    type Slot = Option<Result<Vec<FileReport>, String>>;
    let slots: Mutex<Vec<Slot>> = Mutex::new(vec![None; files.len()]);
    let available = std::thread::available_parallelism().map_or(1, usize::from);
    let jobs = args.jobs.map_or(available, |j| j as usize).min(files.len());
    std::thread::scope(|scope| {
        for _ in 0..jobs {
            // Deeply nested input needs more stack than threads have by default.
            let worker = std::thread::Builder::new().stack_size(64 << 20);
            let spawned = worker.spawn_scoped(scope, || {
                loop {
                    let n = next.fetch_add(1, Ordering::Relaxed);
                    let Some(file) = files.get(n) else { break };
                    bar.set_message(file.clone());
                    // A mistake of the judge must not take the other files with it.
                    let judged = catch_unwind(AssertUnwindSafe(|| judge_file(args, entries, file)));
                    let result = judged.unwrap_or_else(|p| {
                        Err(format!(
                            "{file}: internal error of the judge: {}",
                            panic_text(&*p)
                        ))
                    });
                    if let Ok(mut s) = slots.lock() {
                        s[n] = Some(result);
                    }
                    bar.inc(1);
                }
            });
            if spawned.is_err() {
                break;
            }
        }
    });
    bar.finish_and_clear();
    let mut reports = Vec::new();
    let mut unreadable = Vec::new();
    for (file, slot) in files.iter().zip(slots.into_inner().unwrap_or_default()) {
        match slot {
            Some(Ok(r)) => reports.extend(r),
            Some(Err(e)) => unreadable.push((file.clone(), e)),
            None => unreadable.push((file.clone(), "error: the file was not judged".into())),
        }
    }
    (reports, unreadable)
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

fn judge_file(args: &Args, entries: &[Entry], file: &str) -> Result<Vec<FileReport>, String> {
    let module = driver::load_module(file).map_err(|e| e.to_string())?;
    let launch = match files::launch_beside(file) {
        Some(path) if args.function.is_none() => {
            let shown = path.display().to_string();
            let text = driver::read_input(&shown).map_err(|e| e.to_string())?;
            Some((
                Description::parse(&text, &shown).map_err(|e| e.to_string())?,
                shown,
            ))
        }
        _ => None,
    };
    let mut reports = Vec::new();
    for e in entries {
        if let (Some(production), Some(reference)) =
            (e.production.as_deref(), e.reference.as_deref())
        {
            let mut r = judge_module(
                args,
                e.id.name,
                production,
                reference,
                file,
                &module,
                launch.as_ref(),
            );
            r.kinds.retain(|_, n| *n > 0);
            reports.push(r);
        }
    }
    Ok(reports)
}

fn judge_module(
    args: &Args,
    pass: &'static str,
    production: &dyn ProductionPass,
    reference: &dyn ReferencePass,
    file: &str,
    module: &Module,
    launch: Option<&(Description, String)>,
) -> FileReport {
    let started = Instant::now();
    let config = Config {
        inputs: args.inputs,
        seed: args.seed,
        time: Duration::from_secs(args.time_limit),
        validator: (args.smt_time > 0).then(|| Settings {
            time_limit: Some(Duration::from_secs(args.smt_time)),
            query_ms: args.smt_time * 1000,
            ..Settings::default()
        }),
        ..Config::default()
    };
    let judge = Judge {
        production,
        reference,
        config,
    };
    let mut report = FileReport::new(file, pass);
    let mut outputs: Vec<(usize, Function)> = Vec::new();
    for n in 0..module.bodies.len() {
        let name = module.header.global_name(module.bodies[n].global);
        if args.function.as_deref().is_some_and(|f| f != name) {
            continue;
        }
        let (r, output) = judge.function(module, n);
        let knobs: String = args.opt.iter().map(|o| format!(" -opt '{o}'")).collect();
        let reproduce = format!(
            "tandem check --pass {pass} --function '{name}' --seed {} --inputs {}{knobs} '{file}'",
            args.seed, args.inputs
        );
        outputs.extend(output.filter(|_| r.steps > 0).map(|o| (n, o)));
        report.add(&r, &reproduce);
    }
    if let Some((description, path)) = launch {
        check_launch(args, description, path, module, outputs, &mut report);
    }
    report.milliseconds = started.elapsed().as_millis() as u64;
    report
}

/// Most instructions of one launch in a check.
const LAUNCH_STEPS: u64 = 200_000_000;

/// Runs the launch description on the module before and after the pass, under several schedules.
fn check_launch(
    args: &Args,
    description: &Description,
    path: &str,
    module: &Module,
    outputs: Vec<(usize, Function)>,
    report: &mut FileReport,
) {
    // Kernels that wait for other threads need fair schedules; lockstep warps and greedy threads are not.
    let schedules = [Schedule::RoundRobin(args.seed), Schedule::Random(args.seed)];
    let limits = Limits {
        steps: LAUNCH_STEPS,
        ..Limits::default()
    };
    let mut after = module.clone();
    for (n, f) in outputs {
        after.bodies[n] = f;
    }
    for schedule in schedules {
        let go = |m: &Module| description.execute(m, path, schedule, false, args.seed, limits);
        let (before, after) = match (go(module), go(&after)) {
            (Ok(b), Ok(a)) => (b, a),
            (Err(e), _) | (_, Err(e)) => {
                report.unsupported.push(e.to_string());
                report.launch = Some("not run".into());
                report.raise(Verdict::Unsupported);
                return;
            }
        };
        match compare_executions(&before, &after) {
            Comparison::Same => report.launch = Some("same".into()),
            Comparison::Undecided(why) => {
                report.launch = Some("undecided".into());
                report.unsupported.push(format!("{path}: {why}"));
                report.raise(Verdict::Unsupported);
                return;
            }
            Comparison::Differs(message) => {
                report.launch = Some("differs".into());
                report
                    .findings
                    .push(launch_finding(args, report, path, schedule, message));
                report.raise(Verdict::Miscompile);
                return;
            }
        }
    }
}

fn launch_finding(
    args: &Args,
    report: &FileReport,
    path: &str,
    schedule: Schedule,
    message: String,
) -> FindingReport {
    FindingReport {
        verdict: Verdict::Miscompile.name(),
        function: String::new(),
        step: None,
        rewrite: None,
        message,
        counterexample: vec![format!(
            "launch description {path}, schedule {schedule:?}, seed {}",
            args.seed
        )],
        reproduce: format!(
            "tandem check --pass {} --seed {} '{}'",
            report.pass, args.seed, report.file
        ),
    }
}

/// What running a launch description before and after a pass showed.
enum Comparison {
    /// Both computed what is expected.
    Same,
    /// The source itself does not do what the description says, so nothing is claimed.
    Undecided(String),
    /// The pass changed the result.
    Differs(String),
}

/// Compares what the description expects. Buffers that it does not name may depend on the schedule (work
/// lists, hash tables in order of arrival), which the pass may shift.
fn compare_executions(before: &Execution, after: &Execution) -> Comparison {
    if let Some((kernel, outcome)) = before.failed_launch() {
        return Comparison::Undecided(format!(
            "kernel '{kernel}' does not return before the pass: {outcome}"
        ));
    }
    if let Some((kernel, outcome)) = after.failed_launch() {
        return Comparison::Differs(format!(
            "kernel '{kernel}' returned before the pass; after it: {outcome}"
        ));
    }
    if let Some(d) = after
        .differences
        .first()
        .filter(|_| before.differences.is_empty())
    {
        return Comparison::Differs(format!(
            "after the pass the kernel computes another result: {d}"
        ));
    }
    match before.differences.first() {
        Some(d) => Comparison::Undecided(format!("not the expected result before the pass: {d}")),
        None => Comparison::Same,
    }
}

fn render_json(
    reports: &[FileReport],
    summaries: &[Summary],
    unreadable: &[(String, String)],
    elapsed: Duration,
) -> String {
    let unreadable: Vec<_> = unreadable
        .iter()
        .map(|(f, e)| serde_json::json!({"file": f, "error": e}))
        .collect();
    let all = serde_json::json!({
        "tool": "tandem check",
        "version": env!("CARGO_PKG_VERSION"),
        "summary": summaries,
        "unreadable": unreadable,
        "files": reports,
        "wall_milliseconds": elapsed.as_millis() as u64,
    });
    format!("{all:#}\n")
}

fn render_text(
    args: &Args,
    reports: &[FileReport],
    summaries: &[Summary],
    unreadable: &[(String, String)],
    elapsed: Duration,
) -> String {
    let mut lines: Vec<String> = Vec::new();
    if args.verbose {
        for r in reports {
            let launch = r
                .launch
                .as_deref()
                .map_or_else(String::new, |l| format!(", launch {l}"));
            lines.push(format!(
                "{:<16} {:>4} steps, {:>5} inputs{launch}  {}",
                r.verdict, r.steps.total, r.inputs, r.file
            ));
        }
    }
    if args.verbose {
        for r in reports {
            lines.extend(r.open.iter().map(|m| format!("{}: open: {m}", r.file)));
            lines.extend(r.missed.iter().map(|m| format!("{}: missed: {m}", r.file)));
        }
    }
    for r in reports {
        for f in &r.findings {
            let step = f.step.map_or_else(String::new, |s| format!(", step {s}"));
            lines.push(format!(
                "{}: {}: @{}{step}: {}",
                r.file, f.verdict, f.function, f.message
            ));
            lines.extend(f.rewrite.iter().map(|rw| format!("    rewrite    {rw}")));
            lines.extend(
                f.counterexample
                    .iter()
                    .map(|c| format!("    input      {c}")),
            );
            lines.push(format!("    reproduce  {}", f.reproduce));
        }
    }
    for r in reports
        .iter()
        .filter(|r| r.verdict() == Verdict::Unsupported)
    {
        lines.push(format!(
            "{}: unsupported: {}",
            r.file,
            r.unsupported.join("; ")
        ));
    }
    lines.extend(unreadable.iter().map(|(_, e)| e.clone()));
    for s in summaries {
        lines.extend(s.lines());
    }
    lines.push(format!("  wall      {:.1} s", elapsed.as_secs_f64()));
    if !unreadable.is_empty() {
        lines.push(format!("{} files could not be read", unreadable.len()));
    }
    lines.join("\n") + "\n"
}
