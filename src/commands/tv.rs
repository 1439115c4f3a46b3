//! `tandem tv`: does the target refine the source? The validator's command line, close to alive-tv's.
//!
//! Paths and options become items and a plan, `crate::tv` does the work, and the worst verdict is the exit code
//! ([`EXIT_CODES`] has the input forms and all codes). Two files in PTX are compared by the streams of what a thread
//! executes, and by the solver where those differ.
//!
//! Budgets are resource units of the solver, which are the same on every machine: one query has `--smt-rlimit`, a pair
//! [`QUERIES_PER_PAIR`] times as many. `--smt-to` and `--time-limit` are safety nets in wall time, and have a verdict
//! of their own.
//!
//! A single file that cannot be read is wrong usage (64) and no verdict; among others it is a record like any other.
//! `--smt-log` writes all queries as one script that a solver can run.

use super::tv_ptx::PtxArgs;
use crate::color::Color;
use crate::files;
use crate::formats::{self, Case, Finding, Format, Level};
use crate::subjects::{self, Subject};
use crate::tv::items::{self, Form, Item};
use crate::tv::pairing::Choice;
use crate::tv::record::{EXIT_USAGE, Record, Verdict};
use crate::tv::transform::Transform;
use crate::tv::work::{self, ItemResult, Plan};
use crate::tv::{json, machine, text};
use indicatif::{ProgressBar, ProgressStyle};
use std::io::IsTerminal;
use std::sync::Arc;
use std::time::{Duration, Instant};
use tandem_optimized::driver::{self, Interrupt};
use tandem_oracle::smt::solver::QUERY_UNITS;
use tandem_oracle::tv::context::{Mode, Uninit};
use tandem_oracle::tv::validate::Settings;

/// Long options that may also be written with one dash.
pub const LLVM_STYLE: &[&str] = &[
    "src-fn",
    "tgt-fn",
    "func",
    "passes",
    "opt-22-passes",
    "opt",
    "identity",
    "smt-to",
    "smt-rlimit",
    "src-unroll",
    "tgt-unroll",
    "inline-depth",
    "disable-undef-input",
    "disable-poison-input",
    "uninit",
    "bidirectional",
    "method",
    "attributes",
    "contract",
    "nan",
    "approx",
    "rmw-order",
    "exact-fneg",
    "structured",
    "always-verify",
    "smt-random-seed",
    "smt-log",
    "smt-max-mem",
    "time-limit",
    "time-report",
    "json",
    "quiet",
];

/// Input forms and exit codes, below the options of `--help`.
pub const EXIT_CODES: &str = "\
Input forms:
  tandem tv SRC.ll TGT.ll          functions of the two files that have the same name
  tandem tv F.ll                   @src… and @tgt… with the same ending (none, a number, or _…)
  tandem tv F.ll --passes=P        every function before and after our passes
  tandem tv F.ll --opt-22-passes=P the same with LLVM's opt-22
  tandem tv A.ptx B.ptx            machine functions of the same name, by streams and by the solver
  tandem tv F.ll F.ptx             functions of LLVM IR and the PTX that was made of them
  tandem tv FOLDER…                every file below: X.src.ll with X.tgt.ll, X.ident.ll with itself, others inside

Exit code, the worst of several pairs, worst first:
   1  incorrect: the target does what the source may not do, and an execution shows it
   1  suspect: a difference that no execution shows, with the reason why it was not seen
  70  crash: the validator failed
  64  wrong usage, or a file that cannot be read or compared
   3  timed-out (the safety net of --time-limit or --smt-to), or out of budget (--smt-rlimit)
   2  unsupported: something is not modelled (all such places are listed)
   4  unproven: neither a proof nor a counterexample
   5  vacuous (the source is always undefined), or nothing was checked
   0  correct: every pair is; 'bounded' says where loops were followed only so far";

/// What a pair may use of the solver, as so many queries of the most that one may.
const QUERIES_PER_PAIR: u64 = 6;
/// Z3 counts up to this.
const MOST_UNITS: u64 = u32::MAX as u64;

/// Arguments of `tandem tv`.
#[derive(clap::Args, Debug)]
pub struct Args {
    /// LLVM assembly files, or folders with such files
    #[arg(required = true, value_name = "FILE|FOLDER")]
    pub paths: Vec<String>,
    /// What names of sources begin with, in a file that holds both
    #[arg(long, default_value = "src", value_name = "PREFIX", value_parser = clap::builder::NonEmptyStringValueParser::new())]
    pub src_fn: String,
    /// What names of targets begin with
    #[arg(long, default_value = "tgt", value_name = "PREFIX", value_parser = clap::builder::NonEmptyStringValueParser::new())]
    pub tgt_fn: String,
    /// Only this function (may be repeated); in a file that holds both, either name
    #[arg(long, value_name = "NAME")]
    pub func: Vec<String>,
    /// Compare every function before and after these passes of ours
    #[arg(long, value_name = "PIPELINE", conflicts_with_all = ["opt_22_passes", "identity"])]
    pub passes: Option<String>,
    /// Compare every function before and after these passes of LLVM's opt-22
    #[arg(
        long = "opt-22-passes",
        value_name = "PIPELINE",
        conflicts_with = "identity"
    )]
    pub opt_22_passes: Option<String>,
    /// The compiler that is judged, if it is not ours.
    #[command(flatten)]
    pub subject: subjects::SubjectArgs,
    /// Knobs of our passes, e.g. -opt "-jump-threading-threshold=4"
    #[arg(
        long = "opt",
        value_name = "KNOBS",
        allow_hyphen_values = true,
        requires = "passes",
        conflicts_with = "opt_22_passes"
    )]
    pub opt: Vec<String>,
    /// Compare every function with itself
    #[arg(long)]
    pub identity: bool,
    /// Resource units of the solver (Z3's rlimit, the same on every machine) for one query; a pair may use six times as
    /// many
    #[arg(long, default_value_t = QUERY_UNITS, value_name = "UNITS", value_parser = clap::value_parser!(u64).range(1..=MOST_UNITS))]
    pub smt_rlimit: u64,
    /// Safety net: milliseconds for one query of the solver; default: no limit
    #[arg(long, value_name = "MS", value_parser = clap::value_parser!(u64).range(1..=86_400_000))]
    pub smt_to: Option<u64>,
    /// How often a loop of the source may go round again
    #[arg(long, default_value_t = Mode::default().source_unroll, value_name = "N", value_parser = clap::value_parser!(u32).range(0..=4096))]
    pub src_unroll: u32,
    /// The same for the target
    #[arg(long, default_value_t = Mode::default().target_unroll, value_name = "N", value_parser = clap::value_parser!(u32).range(0..=4096))]
    pub tgt_unroll: u32,
    /// Depth to which calls of functions with a body are followed
    #[arg(long, default_value_t = Mode::default().inline_depth, value_name = "N", value_parser = clap::value_parser!(u32).range(0..=64))]
    pub inline_depth: u32,
    /// Arguments and initial memory are not undef
    #[arg(long)]
    pub disable_undef_input: bool,
    /// Arguments and initial memory are not poison
    #[arg(long)]
    pub disable_poison_input: bool,
    /// What memory holds that was never written
    #[arg(long, default_value = "poison", value_parser = ["poison", "undef"])]
    pub uninit: String,
    /// Also check that the source refines the target
    #[arg(long)]
    pub bidirectional: bool,
    /// Ask the solver even where both functions are the same but for names and order
    #[arg(long)]
    pub always_verify: bool,
    /// Seed of the solver
    #[arg(long, default_value_t = 0, value_name = "N")]
    pub smt_random_seed: u32,
    /// Write the queries to this file, as SMT-LIB text
    #[arg(long, value_name = "FILE")]
    pub smt_log: Option<String>,
    /// Memory of the solver in MiB
    #[arg(long, default_value_t = 1024, value_name = "MB", value_parser = clap::value_parser!(u32).range(16..=1_048_576))]
    pub smt_max_mem: u32,
    /// Safety net: seconds for one pair, all queries together; 0 is no limit
    #[arg(long, default_value_t = 0, value_name = "SECONDS", value_parser = clap::value_parser!(u64).range(0..=86_400))]
    pub time_limit: u64,
    /// Pairs validated side by side
    #[arg(short = 'j', long = "jobs", value_name = "N", value_parser = clap::value_parser!(u32).range(1..=1024))]
    pub jobs: Option<u32>,
    /// Also report times; without it the report is the same bytes whenever and wherever it is made
    #[arg(long)]
    pub time_report: bool,
    /// Print the report as JSON
    #[arg(long)]
    pub json: bool,
    /// Print the report in another form
    #[arg(long, value_enum, value_name = "FORM")]
    pub format: Option<Format>,
    /// Write the report to a file instead of standard output
    #[arg(short = 'o', long = "output", default_value = "-", value_name = "OUT")]
    pub output: String,
    /// One line per pair that is not correct, and the summary
    #[arg(short = 'q', long)]
    pub quiet: bool,
    /// What is about PTX
    #[command(flatten)]
    pub ptx: PtxArgs,
}

/// What was looked at, for other programs.
fn cases(results: &[ItemResult]) -> Vec<Case> {
    let case = |r: &Record| {
        let level = match r.verdict {
            Verdict::Correct => None,
            Verdict::Incorrect | Verdict::SubjectFailed | Verdict::Crash | Verdict::Error => {
                Some(Level::Error)
            }
            Verdict::Suspect => Some(Level::Warning),
            _ => Some(Level::Note),
        };
        let finding = |level| Finding {
            level,
            rule: r.verdict.name().into(),
            file: r.source.file.clone(),
            place: formats::place(&r.source.file, &r.source.function),
            function: r.source.function.clone(),
            message: r.reason.lines().next().unwrap_or_default().into(),
            detail: text::details(r),
        };
        Case {
            suite: "tandem tv".into(),
            name: text::pair(r),
            verdict: r.verdict.name().into(),
            findings: level.map(finding).into_iter().collect(),
        }
    };
    results.iter().flat_map(|r| &r.records).map(case).collect()
}

/// Runs the command; the result is the exit code. An error is wrong usage ([`EXIT_USAGE`]).
pub fn run(args: &Args, color: Color, interrupt: &Interrupt) -> Result<i32, String> {
    let format = Format::chosen(args.format, args.json)?;
    super::once("--func", &args.func)?;
    let given = files::named(&args.paths, &["ll", "bc", "ptx"]).unwrap_or_default();
    for output in [&args.output].into_iter().chain(&args.smt_log) {
        files::can_take(output, &given)?;
    }
    if machine::is_pair(&args.paths) {
        return on_ptx(args, format, interrupt);
    }
    args.ptx.fit(&args.paths)?;
    let transform = transform(args, interrupt)?;
    let form = match (&transform, args.identity) {
        (Some(_), _) => Form::Transformed,
        (None, true) => Form::Identity,
        (None, false) => Form::Named,
    };
    let items = items::items(&args.paths, form)?;
    let started = Instant::now();
    let plan = plan(args, transform);
    let bar = progress(items.len(), format != Format::Text);
    let results = work::run(&items, &plan, &|path| {
        bar.set_message(path.to_owned());
        bar.inc(1);
    });
    bar.finish_and_clear();
    if let [one] = &items[..]
        && let Some(e) = unusable(&results, one)
    {
        return Err(e);
    }
    let notes = missing(args, &results)?;
    let mut results = results;
    if let Some(last) = results.last_mut() {
        last.notes.extend(notes);
    }
    let verdict = Verdict::worst(results.iter().flat_map(|r| &r.records).map(|r| r.verdict));
    let elapsed = args.time_report.then(|| started.elapsed());
    let report = match format {
        Format::Text => color.paint(text::report(&results, args.quiet, elapsed), &args.output),
        Format::Json => json::report(&results, verdict, elapsed),
        other => formats::render(other, "tandem tv", &cases(&results)).unwrap_or_default(),
    };
    if let Some(path) = &args.smt_log {
        driver::write_output(path, log(&results).as_bytes(), interrupt)
            .map_err(|e| e.to_string())?;
    }
    driver::write_output(&args.output, report.as_bytes(), interrupt).map_err(|e| e.to_string())?;
    Ok(verdict.exit_code())
}

/// Two files in PTX.
fn on_ptx(args: &Args, format: Format, interrupt: &Interrupt) -> Result<i32, String> {
    args.ptx.fit(&args.paths)?;
    let plan = plan(args, None);
    let pairs = machine::pairs(
        &args.paths[0],
        &args.paths[1],
        &args.func,
        (args.ptx.method(), &plan.settings),
        &plan.terms,
    )?;
    let report = match format {
        Format::Text => machine::text(&pairs),
        Format::Json => machine::json(&pairs),
        _ => return Err("error: PTX is reported as text or JSON".into()),
    };
    driver::write_output(&args.output, report.as_bytes(), interrupt).map_err(|e| e.to_string())?;
    Ok(Verdict::worst(pairs.iter().map(|p| p.verdict)).exit_code())
}

fn transform(args: &Args, interrupt: &Interrupt) -> Result<Option<Transform>, String> {
    let others = [
        ("--passes", args.passes.is_some()),
        ("--opt-22-passes", args.opt_22_passes.is_some()),
        ("--identity", args.identity),
    ];
    match args.subject.alone(interrupt, &others)? {
        None => {}
        Some(Subject::Ours(text)) => return Transform::ours(&text, super::options(&[])?).map(Some),
        Some(Subject::External(external)) => return Ok(Some(Transform::Subject(external))),
    }
    if let Some(text) = &args.opt_22_passes {
        return Transform::peer(text).map(Some);
    }
    let Some(text) = &args.passes else {
        return Ok(None);
    };
    let options = super::options(&args.opt)?;
    Transform::ours(text, options).map(Some)
}

fn plan(args: &Args, transform: Option<Transform>) -> Plan {
    let mode = Mode {
        undef_input: !args.disable_undef_input,
        poison_input: !args.disable_poison_input,
        uninit: match args.uninit.as_str() {
            "undef" => Uninit::Undef,
            _ => Uninit::Poison,
        },
        source_unroll: args.src_unroll,
        target_unroll: args.tgt_unroll,
        inline_depth: args.inline_depth,
        ..Mode::default()
    };
    let available = std::thread::available_parallelism().map_or(1, usize::from);
    Plan {
        choice: Choice {
            // As the text would have it, or as the validator prints it.
            functions: (args.func.iter())
                .map(|f| f.strip_prefix('@').unwrap_or(f).to_owned())
                .collect(),
            source_prefix: args.src_fn.clone(),
            target_prefix: args.tgt_fn.clone(),
        },
        transform: transform.map(Arc::new),
        bidirectional: args.bidirectional,
        terms: args.ptx.terms(),
        settings: Settings {
            mode,
            query_units: args.smt_rlimit,
            units: args.smt_rlimit.saturating_mul(QUERIES_PER_PAIR),
            query_time: args.smt_to.map(Duration::from_millis),
            time_limit: Some(args.time_limit)
                .filter(|&s| s > 0)
                .map(Duration::from_secs),
            memory_mb: args.smt_max_mem,
            seed: args.smt_random_seed,
            always_verify: args.always_verify,
            log: args.smt_log.is_some(),
        },
        jobs: args.jobs.map_or(available, |j| j as usize),
    }
}

/// With a single item, one that cannot be read is wrong usage and no verdict among others.
fn unusable(results: &[ItemResult], item: &Item) -> Option<String> {
    let records: Vec<&Record> = results.iter().flat_map(|r| &r.records).collect();
    match records[..] {
        [r] if r.verdict == Verdict::Error && r.source.file == item.path() => {
            Some(r.reason.clone())
        }
        _ => None,
    }
}

/// Names given with `--func` that no pair has: an error if nothing else was found, otherwise notes.
fn missing(args: &Args, results: &[ItemResult]) -> Result<Vec<String>, String> {
    let records = || results.iter().flat_map(|r| &r.records);
    let mut notes = Vec::new();
    for f in &args.func {
        let name = f.strip_prefix('@').unwrap_or(f);
        if !records().any(|r| r.source.function == name || r.target.function == name) {
            notes.push(format!(
                "no pair with a function '{name}' in what was given"
            ));
        }
    }
    if records().next().is_none() && !notes.is_empty() {
        return Err(format!("error: {}", notes.join("; ")));
    }
    Ok(notes)
}

/// The queries of all pairs in order, as one script that a solver can run.
fn log(results: &[ItemResult]) -> String {
    let mut text = String::new();
    for r in results.iter().flat_map(|r| &r.records) {
        let (s, t) = (&r.source, &r.target);
        text.push_str(&format!(
            "; {} @{} => {} @{}: {} after {} queries to the solver\n",
            s.file,
            s.function,
            t.file,
            t.function,
            r.verdict.name(),
            r.log.len()
        ));
        for (n, query) in r.log.iter().enumerate() {
            let (n, query) = (n + 1, query.trim_end());
            text.push_str(&format!("; query {n}\n(reset)\n{query}\n"));
        }
    }
    text
}

fn progress(n: usize, quiet: bool) -> ProgressBar {
    if quiet || n < 2 || !std::io::stderr().is_terminal() {
        return ProgressBar::hidden();
    }
    let bar = ProgressBar::new(n as u64);
    if let Ok(style) =
        ProgressStyle::with_template("{bar:30} {pos}/{len} inputs  {elapsed}  {wide_msg}")
    {
        bar.set_style(style);
    }
    bar.enable_steady_tick(Duration::from_millis(200));
    bar
}

/// Exit code of wrong usage, for the command's shell.
pub const USAGE: i32 = EXIT_USAGE;
