//! `tandem check`: judges passes, pipelines or somebody else's result on files, and reports a verdict for each.
//!
//! What is judged follows from the arguments (`chosen`); each way has its own function of `judge`, `pipelines` or `subjects`,
//! which `by_file` calls for each file, several files at a time:
//!
//! ```text
//!   (none), --pass        each pass in both forms, by unit     judge::by_pass
//!   --level, --passes     each entry, then the pass manager    pipelines::sequence
//!   --pass isel           both instruction selections         judge::selection
//!   --target FILE         a module or PTX that is there        judge::target, judge::codegen
//!   --subject …           a compiler that is not ours          subjects::judged
//!   --on cuda             what a GPU makes of the launches     judge::device (`cuda`)
//! ```
//!
//! A file is read and verified first; one that cannot be read is listed as such and does not stop the others, nor does
//! a panic of the judge on one of them. A `launch.json` beside a file of LLVM IR is executed before and after, unless
//! `--function` is given. With `--ledger` the verdicts are compared with those of an earlier run (`held`).
//!
//! Exit codes: 1 if a verdict is a failure; else 2 if a file could not be read or a verdict is `unsupported` or
//! `timed-out`; else 1 if a verdict is weaker than in the ledger; else 0.
//!
//! **Invariant:** reports are in the order of the files, whatever the number of threads (`-j`).

mod by_file;
mod chosen;
mod cuda;
mod held;
mod render;

use crate::color::Color;
use crate::files;
use crate::formats::{self, Format};
use crate::judge::{self, Judging};
use crate::pipelines::{Named, Subject, Unjudged};
use crate::registry;
use crate::report::{FileReport, Summary};
use crate::subjects;
use chosen::Chosen;
use held::Held;
use std::time::{Duration, Instant};
use tandem_optimized::driver::{self, EXIT_FINDING, EXIT_GOOD, EXIT_USAGE, Interrupt};
use tandem_optimized::options::Options;
use tandem_optimized::pipeline::level::Level;
use tandem_oracle::freerun::{Config, TOTAL_STEPS};
use tandem_oracle::lockstep::LockstepLimits;
use tandem_oracle::verdict::Verdict;

/// Arguments of `tandem check`.
#[derive(clap::Args, Debug)]
pub struct Args {
    /// Files in LLVM assembly, bitcode or PTX, or folders with such files
    #[arg(required = true, value_name = "FILE|FOLDER")]
    pub paths: Vec<String>,
    /// Check only this pass, with parameters as in a pipeline (may be repeated); default: every pass that exists in both
    /// forms. isel is instruction selection, whose two forms are each held against the program: `isel<reference>` and
    /// `isel<production>` are one of them
    #[arg(long = "pass", value_name = "NAME")]
    pub passes: Vec<String>,
    /// Check a level's pipeline (O0 to O3, Ofcmax, Ofcmid, Ofcmin): each entry in its place, on what the entries before have
    /// left, and the pass manager, on threads too, against the entries one by one
    #[arg(long = "level", value_name = "LEVEL", conflicts_with_all = ["passes", "target", "function"], value_parser = ["O0", "O1", "O2", "O3", "Ofcmax", "Ofcmid", "Ofcmin"])]
    pub level: Option<String>,
    /// The same for a pipeline that is a text, as tandemc takes it
    #[arg(long = "passes", value_name = "PIPELINE", conflicts_with_all = ["level", "passes", "target", "function"])]
    pub pipeline: Option<String>,
    /// Check those passes of the pipeline that are built, and say which are not
    #[arg(long = "skip-unbuilt")]
    pub skip_unbuilt: bool,
    /// Instead of running a pass, judge this module as what some pass made of the one file that is given, whole
    /// module against whole module, or this PTX (by its name) as what a compiler made of it; with -opt "-internalize-public-api-list=…" names that are not on the list may
    /// have become internal
    #[arg(long = "target", value_name = "FILE", conflicts_with_all = ["passes", "function"])]
    pub target: Option<String>,
    /// Instead of judging a pass, launch each file's kernels on a device, as the launch.json beside it says, and hold the memory
    /// that they leave against what the interpreter allows; of LLVM IR, the PTX that production selects is launched. cuda is
    /// the first GPU that the CUDA driver finds; where there is none, a line SKIPPED says why, and nothing has failed
    #[arg(long = "on", value_name = "DEVICE", value_parser = ["cuda"], conflicts_with_all = ["passes", "level", "pipeline", "skip_unbuilt", "target", "function", "opt", "inputs", "run_steps", "smt_rlimit", "time_limit", "ledger"])]
    pub on: Option<String>,
    /// Seconds for the launches of a file on a device; those that take longer are cut off, and a finding (default: 60)
    #[arg(long = "device-time", value_name = "SECONDS", requires = "on", value_parser = clap::value_parser!(u64).range(1..=86_400))]
    pub device_time: Option<u64>,
    /// The compiler that is judged, if it is not ours.
    #[command(flatten)]
    pub foreign: subjects::SubjectArgs,
    /// Check only the function of this name; a pass on modules has no smaller unit: if it is named by --pass, it
    /// judges the modules that define the function, as a whole
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
    /// Interpreter steps for all runs of one function, or of one module by a pass on modules; inputs that are left
    /// then are counted as inconclusive
    #[arg(long, default_value_t = TOTAL_STEPS, value_name = "N", value_parser = clap::value_parser!(u64).range(1..))]
    pub run_steps: u64,
    /// Resource units of the solver (Z3's rlimit, the same on every machine) that the validator may use to prove one
    /// changed function, or one step that the reference could not settle; 0 does without it
    #[arg(long, default_value_t = judge::SMT_RLIMIT, value_name = "UNITS")]
    pub smt_rlimit: u64,
    /// Safety net: seconds for one function, or for one module by a pass on modules; what is not done by then is
    /// 'timed-out' (exit code 2); 0 is no limit. Budgets that are counted decide verdicts, not this
    #[arg(long, default_value_t = 0, value_name = "SECONDS", value_parser = clap::value_parser!(u64).range(0..=86_400))]
    pub time_limit: u64,
    /// Also report the time that each file took; without it the report is the same bytes whenever and wherever it is
    /// made
    #[arg(long)]
    pub time_report: bool,
    /// Files judged side by side
    #[arg(short = 'j', long = "jobs", value_name = "N", value_parser = clap::value_parser!(u32).range(1..=1024))]
    pub jobs: Option<u32>,
    /// Print the report as JSON
    #[arg(long)]
    pub json: bool,
    /// Print the report in another form
    #[arg(long, value_enum, value_name = "FORM")]
    pub format: Option<Format>,
    /// Write the report to a file instead of standard output
    #[arg(short = 'o', long = "output", default_value = "-", value_name = "OUT")]
    pub output: String,
    /// Hold the verdicts against a ledger: one that is weaker than there, or a file that it does not know, is exit code 1.
    /// With TANDEM_BLESS=1 in the environment the ledger is written instead
    #[arg(long, value_name = "FILE")]
    pub ledger: Option<String>,
    /// Also list every file with its verdict
    #[arg(short = 'v', long)]
    pub verbose: bool,
}

/// Runs the command; the result is the exit code.
pub fn run(args: &Args, color: Color, interrupt: &Interrupt) -> Result<i32, String> {
    let format = Format::chosen(args.format, args.json)?;
    if args.on.is_some() {
        return cuda::run(args, format, color, interrupt);
    }
    super::once("--pass", &args.passes)?;
    let options = super::options(&args.opt)?;
    if !args.passes.is_empty() {
        super::knobs_of_passes(&args.opt, &args.passes)?;
    }
    if args.target.is_some() {
        super::knobs_of_targets(&args.opt)?;
    }
    let mut judging = judging(args, options);
    let foreign = foreign(args, interrupt)?;
    let subject = subject(args, foreign.as_ref())?;
    if let Some(subjects::Subject::External(external)) = foreign {
        judging.subject = Some(external);
    }
    let unbuilt = match &subject {
        Some(subject) => Some(Unjudged::of(subject, args.skip_unbuilt)?),
        None if args.skip_unbuilt => {
            return Err("error: --skip-unbuilt is about a pipeline: --level or --passes".into());
        }
        None => None,
    };
    let files = found(args, subject.is_some() || judging.subject.is_some())?;
    let read: Vec<String> = files.iter().chain(&args.target).cloned().collect();
    files::can_take(&args.output, &read)?;
    let chosen = Chosen::new(args, &judging, subject, &files)?;
    let refused = chosen.refused_rules();
    for line in &refused {
        driver::report(line);
    }
    let held = args.ledger.as_ref().map(|path| Held::new(path, args));
    let held = held.transpose()?;
    let started = Instant::now();
    let (reports, unreadable) = by_file::judge_all(args, &judging, &chosen, &files);
    if args.function.is_some() && reports.iter().all(|r| r.functions == 0) && unreadable.is_empty()
    {
        return Err(format!(
            "error: no function '{}' in what was given",
            args.function.as_deref().unwrap_or("")
        ));
    }
    let summaries: Vec<Summary> = chosen
        .names()
        .map(|name| Summary::of(name, &reports))
        .collect();
    let elapsed = args.time_report.then(|| started.elapsed());
    let text = match format {
        Format::Text => {
            let text = render::text(args, &reports, &summaries, &unreadable, elapsed);
            color.paint(text, &args.output)
        }
        Format::Json => {
            let reports = (&reports[..], &refused[..]);
            render::json(reports, &summaries, &unreadable, unbuilt.as_ref(), elapsed)
        }
        other => {
            let mut cases = formats::of_reports(&reports, &unreadable);
            let file = files.first().map_or("", String::as_str);
            cases.extend(unbuilt.as_ref().and_then(|u| u.case(file)));
            formats::render(other, "tandem check", &cases).unwrap_or_default()
        }
    };
    driver::write_output(&args.output, text.as_bytes(), interrupt).map_err(|e| e.to_string())?;
    // What was not judged is no part of a good verdict.
    if let Some(line) = unbuilt.and_then(|u| u.line()) {
        driver::report(&line);
    }
    let slides = match held {
        Some(held) => held.against(&reports, interrupt)?,
        None => false,
    };
    Ok(match exit_code(&reports, &unreadable) {
        EXIT_GOOD if slides => EXIT_FINDING,
        code => code,
    })
}

/// The files that are meant. Without a pass that says which of them, those in LLVM assembly and those in PTX of a folder.
fn found(args: &Args, on_ir: bool) -> Result<Vec<String>, String> {
    let on_ir = on_ir || args.target.is_some();
    let machine = |p: &String| registry::is_on_machine(p);
    let (kinds, none): (&[&str], _) = match &args.passes[..] {
        _ if on_ir => (&["ll", "bc"], "no .ll or .bc file"),
        [] => (&["ll", "bc", "ptx"], "no .ll, .bc or .ptx file"),
        passes if passes.iter().all(machine) => (&["ptx"], "no .ptx file"),
        passes if passes.iter().any(machine) => (&["ll", "bc", "ptx"], "no .ll, .bc or .ptx file"),
        _ => (&["ll", "bc"], "no .ll or .bc file"),
    };
    let files = files::named(&args.paths, kinds).map_err(|e| e.to_string())?;
    match files.is_empty() {
        true => Err(format!("error: {none} in what was given")),
        false => Ok(files),
    }
}

/// What `--subject` names; everything else that says what is judged is excluded by it.
fn foreign(args: &Args, interrupt: &Interrupt) -> Result<Option<subjects::Subject>, String> {
    let others = [
        ("--pass", !args.passes.is_empty()),
        ("--level", args.level.is_some()),
        ("--passes", args.pipeline.is_some()),
        ("--target", args.target.is_some()),
        ("--function", args.function.is_some()),
        ("--ledger", args.ledger.is_some()),
    ];
    let foreign = args.foreign.alone(interrupt, &others)?;
    match (&foreign, args.opt.first()) {
        (Some(subjects::Subject::External(_)), Some(knob)) => Err(format!(
            "error: -opt '{knob}' is about our own passes; the subject does not take it"
        )),
        _ => Ok(foreign),
    }
}

/// The pipeline that is to be checked, if it is one.
fn subject(args: &Args, foreign: Option<&subjects::Subject>) -> Result<Option<Subject>, String> {
    let ours = match foreign {
        Some(subjects::Subject::Ours(text)) => Some(text),
        _ => None,
    };
    let named = match (&args.level, args.pipeline.as_ref().or(ours)) {
        (Some(name), _) => {
            let unknown = || format!("error: invalid optimization level '{name}'");
            Named::Level(Level::of_name(name).ok_or_else(unknown)?)
        }
        (None, Some(text)) => Named::Text(text.clone()),
        (None, None) => return Ok(None),
    };
    Ok(Some(Subject {
        knobs: args.opt.clone(),
        ..Subject::new(named)
    }))
}

fn exit_code(reports: &[FileReport], unreadable: &[(String, String)]) -> i32 {
    if reports.iter().any(|r| r.verdict().is_failure()) {
        EXIT_FINDING
    } else if !unreadable.is_empty() || reports.iter().any(is_open) {
        EXIT_USAGE
    } else {
        EXIT_GOOD
    }
}

/// Nothing could be claimed.
fn is_open(r: &FileReport) -> bool {
    matches!(r.verdict(), Verdict::Unsupported | Verdict::TimedOut)
}

fn judging(args: &Args, options: Options) -> Judging {
    let net = Some(args.time_limit).filter(|&s| s > 0);
    let net = net.map(Duration::from_secs);
    let mut validator = Judging::validator(args.smt_rlimit);
    if let Some(v) = &mut validator {
        v.time_limit = net;
    }
    Judging {
        options,
        passes: args.passes.clone(),
        config: Config {
            inputs: args.inputs,
            seed: args.seed,
            total_steps: args.run_steps,
            time: net,
            lockstep: LockstepLimits {
                time: net,
                ..LockstepLimits::default()
            },
            validator,
            ..Config::default()
        },
        function: args.function.clone(),
        knobs: args.opt.clone(),
        subject: None,
        answer: None,
        pipelines: None,
    }
}
