//! `tandem fuzz`: makes programs and holds every property against them; or, with files, holds the properties against
//! those.
//!
//! The loop is `crate::fuzzing`; this file turns arguments into its `Settings`, prints a line every five seconds while
//! it runs on a terminal, and renders what it ended with. Options are also spelled as libFuzzer spells them
//! ([`LIBFUZZER_STYLE`]), so that scripts written for it work.
//!
//! Files that are given are replayed, with the solver at hand, as `tandem check` would look at them. Programs for a
//! pass on machine functions are drawn by number only: no corpus of files, no enumeration, no other property than
//! `check`.
//!
//! A program that hangs ends the whole process with exit code 1, since a thread cannot be stopped; its file is on disk
//! by then. Otherwise: 0 if all is well, 1 with a finding or with a gauge that falls short (`--no-gate` leaves gauges
//! out), and after Ctrl-C the code of an interrupted run; what was found until then is reported.

use crate::files;
use crate::formats::{self, Case, Finding, Format, Level};
use crate::fuzzing::families::{self, Family};
use crate::fuzzing::findings::Found;
use crate::fuzzing::source::{Modes, Source};
use crate::fuzzing::{self, Ended, Floors, Gauges, Settings, run::Observer};
use crate::judge::{self, Judging, Program};
use crate::pipelines::{self, Judged, Named, Unjudged};
use crate::properties::{self, Context, Failure, Property, Status};
use crate::subjects::{self, External, Subject};
use std::io::IsTerminal;
use std::path::Path;
use std::sync::{Arc, Mutex};
use std::time::{Duration, Instant};
use tandem_fuzz::exhaustive::{Alphabet, Space};
use tandem_ir::passes::{PassId, lookup};
use tandem_ir::{Function, Module};
use tandem_optimized::driver::{
    self, EXIT_FINDING, EXIT_GOOD, EXIT_INTERRUPTED, EXIT_USAGE, Interrupt,
};
use tandem_optimized::pipeline::level::Level as OptLevel;
use tandem_oracle::verdict::Verdict;

/// Options that may be written with one dash, as libFuzzer has them.
pub const LIBFUZZER_STYLE: &[&str] = &[
    "opt",
    "runs",
    "max_total_time",
    "seed",
    "timeout",
    "jobs",
    "workers",
    "artifact_prefix",
];

/// Arguments of `tandem fuzz`.
#[derive(clap::Args, Debug)]
pub struct Args {
    /// A corpus folder (as --corpus), or files: then the properties are held against those and nothing is made
    #[arg(value_name = "FOLDER|FILE")]
    pub paths: Vec<String>,
    /// The pass under test: programs are made for it, and only it is judged (default: every pass)
    #[arg(long = "pass", value_name = "NAME")]
    pub pass: Option<String>,
    /// Judge the pipeline of a level (O0 to O3, Ofcmax, Ofcmid, Ofcmin): each entry in its place, and the whole
    #[arg(long = "level", value_name = "LEVEL", conflicts_with = "pass", value_parser = ["O0", "O1", "O2", "O3", "Ofcmax", "Ofcmid", "Ofcmin"])]
    pub level: Option<String>,
    /// Judge a pipeline of passes and managers, the same way
    #[arg(long = "passes", value_name = "PIPELINE", conflicts_with_all = ["pass", "level"])]
    pub pipeline: Option<String>,
    /// Judge for each program a pipeline of its own, of passes with parameters in any order, and levels
    #[arg(long = "pipelines", conflicts_with_all = ["pass", "level", "pipeline", "opt", "skip_unbuilt"])]
    pub pipelines: bool,
    /// Judge what is built of a pipeline, and say what is not
    #[arg(long = "skip-unbuilt")]
    pub skip_unbuilt: bool,
    /// The compiler that is judged, if it is not ours.
    #[command(flatten)]
    pub subject: subjects::SubjectArgs,
    /// Hold this property (may be repeated; default: check); --list says which there are
    #[arg(long = "property", value_name = "NAME")]
    pub properties: Vec<String>,
    /// List the properties
    #[arg(long)]
    pub list: bool,
    /// What the programs that are made may do
    #[arg(long, value_enum, default_value_t = Modes::Both)]
    pub mode: Modes,
    /// Instead of making programs: every function of at most so many blocks over a small alphabet, each once
    #[arg(long, value_name = "BLOCKS", value_parser = clap::value_parser!(u8).range(1..=5), conflicts_with = "mode")]
    pub exhaustive: Option<u8>,
    /// What those functions consist of
    #[arg(long, value_enum, default_value_t = Alphabets::Threading, requires = "exhaustive")]
    pub alphabet: Alphabets,
    /// Folder in which interesting programs are kept, and from which the run goes on
    #[arg(long, value_name = "FOLDER")]
    pub corpus: Option<String>,
    /// Folder for findings
    #[arg(
        long,
        visible_alias = "artifact_prefix",
        default_value = "findings",
        value_name = "FOLDER"
    )]
    pub findings: String,
    /// Programs A to B (without B) of the seed; or a folder of .ll files to make programs from, which is only read
    #[arg(long, value_name = "A..B|FOLDER", value_parser = seeds)]
    pub seeds: Option<Seeds>,
    /// So many programs
    #[arg(long, value_name = "N")]
    pub runs: Option<u64>,
    /// Seconds of wall time
    #[arg(long, visible_alias = "max_total_time", value_name = "SECONDS")]
    pub max_total_time: Option<u64>,
    /// Seconds of processor time, over all workers
    #[arg(long, value_name = "SECONDS")]
    pub max_cpu_time: Option<u64>,
    /// Seconds after which a program counts as hanging
    #[arg(long, default_value_t = 60, value_name = "SECONDS", value_parser = clap::value_parser!(u64).range(1..=86_400))]
    pub timeout: u64,
    /// Seed of the programs
    #[arg(long, default_value_t = 1, value_name = "N")]
    pub seed: u64,
    /// Workers; the result is the same for any number
    #[arg(short = 'j', long = "jobs", visible_alias = "workers", value_name = "N", value_parser = clap::value_parser!(u32).range(1..=1024))]
    pub jobs: Option<u32>,
    /// Inputs on which results are compared, per comparison
    #[arg(long, default_value_t = Judging::fuzz().config.inputs, value_name = "N", value_parser = clap::value_parser!(u64).range(0..=1_000_000))]
    pub inputs: u64,
    /// Resource units of the solver (Z3's rlimit, the same on every machine) that the validator may use on a difference
    /// that executions show; 0 does without it
    #[arg(long, default_value_t = judge::SMT_RLIMIT, value_name = "UNITS")]
    pub smt_rlimit: u64,
    /// Knobs of the production pass, e.g. -opt "-jump-threading-threshold=4"; without, each program made for a pass has
    /// its own (-opt "" is the default for all)
    #[arg(long = "opt", value_name = "KNOBS", allow_hyphen_values = true)]
    pub opt: Vec<String>,
    /// Programs kept of each kind of finding
    #[arg(long, default_value_t = 3, value_name = "N")]
    pub keep: usize,
    /// LLVM's tools look at one program in so many (0: at none)
    #[arg(long, default_value_t = 64, value_name = "N")]
    pub sample: u64,
    /// End with the first finding
    #[arg(long)]
    pub stop_at_first: bool,
    /// Gauges that fall short are reported, but do not fail the run
    #[arg(long)]
    pub no_gate: bool,
    /// Print the report as JSON
    #[arg(long)]
    pub json: bool,
    /// Print the report in another form
    #[arg(long, value_enum, value_name = "FORM")]
    pub format: Option<Format>,
    /// Write the report to a file instead of standard output
    #[arg(short = 'o', long = "output", default_value = "-", value_name = "OUT")]
    pub output: String,
}

/// What `--seeds` names.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Seeds {
    /// Numbers of programs: the first, and the one after the last.
    Numbers(u64, u64),
    /// A folder of programs.
    Folder(String),
}

fn seeds(text: &str) -> Result<Seeds, String> {
    match range(text) {
        Ok((a, b)) => Ok(Seeds::Numbers(a, b)),
        Err(_) if Path::new(text).is_dir() => Ok(Seeds::Folder(text.into())),
        Err(why) => Err(format!("{why}; and there is no folder '{text}'")),
    }
}

/// What the functions of an exhaustive run consist of.
#[derive(Clone, Copy, PartialEq, Eq, Debug, clap::ValueEnum)]
pub enum Alphabets {
    /// Phis of constants and of a parameter, branches
    Threading,
    /// The same with one operation
    Operations,
    /// Undef, poison and freeze
    Poison,
    /// A convergent call
    Convergence,
    /// A switch
    Switches,
}

impl Alphabets {
    fn alphabet(self) -> Alphabet {
        match self {
            Alphabets::Threading => Alphabet::THREADING,
            Alphabets::Operations => Alphabet::OPERATIONS,
            Alphabets::Poison => Alphabet::POISON,
            Alphabets::Convergence => Alphabet::CONVERGENCE,
            Alphabets::Switches => Alphabet::SWITCHES,
        }
    }
}

fn range(text: &str) -> Result<(u64, u64), String> {
    let (a, b) = text.split_once("..").ok_or("expected A..B")?;
    let number = |s: &str| s.parse::<u64>().map_err(|_| format!("'{s}' is no number"));
    match (number(a)?, number(b)?) {
        (a, b) if a < b => Ok((a, b)),
        _ => Err("the range is empty".into()),
    }
}

/// Runs the command; the result is the exit code.
///
/// # Errors
/// One line for the user.
pub fn run(args: &Args, interrupt: &Interrupt) -> Result<i32, String> {
    if args.list {
        let line = |p: &Property| format!("{:<14} {}\n", p.name, p.about);
        let list: String = properties::ALL.iter().map(line).collect();
        driver::write_output("-", list.as_bytes(), interrupt).map_err(|e| e.to_string())?;
        return Ok(EXIT_GOOD);
    }
    let format = Format::chosen(args.format, args.json)?;
    files::can_take(&args.output, &args.paths)?;
    let settings = settings(args, interrupt)?;
    // A pass that panics is a finding and is reported as one.
    std::panic::set_hook(Box::new(|_| {}));
    let (folders, files): (Vec<&String>, Vec<&String>) =
        args.paths.iter().partition(|p| Path::new(p).is_dir());
    if !files.is_empty() {
        if !matches!(format, Format::Text | Format::Json) {
            return Err(
                "error: --format is about what a run finds, not about files that are given".into(),
            );
        }
        return replay(args, &settings, (&files, format), interrupt);
    }
    let mut settings = settings;
    match (&folders[..], &args.corpus) {
        ([], _) => settings.corpus = args.corpus.clone(),
        ([one], None) => settings.corpus = Some((*one).clone()),
        _ => return Err("error: more than one corpus folder is given".into()),
    }
    interrupt.defer();
    let voice = Voice {
        talks: !args.json && std::io::stderr().is_terminal(),
        last: Mutex::new(Instant::now()),
    };
    let ended = fuzzing::run(&settings, interrupt, &voice).map_err(|e| e.to_string())?;
    for w in ended.warnings.iter().take(8) {
        driver::report(w);
    }
    let text = match format {
        Format::Text => text(args, &ended),
        Format::Json => json(args, &settings, &ended),
        other => {
            formats::render(other, "tandem fuzz", &cases(&settings, &ended)).unwrap_or_default()
        }
    };
    driver::write_output(&args.output, text.as_bytes(), interrupt).map_err(|e| e.to_string())?;
    let is_good = ended.findings.is_empty() && (args.no_gate || ended.short.is_empty());
    Ok(match (ended.interrupted, is_good) {
        (true, _) => EXIT_INTERRUPTED,
        (false, true) => EXIT_GOOD,
        (false, false) => EXIT_FINDING,
    })
}

/// What `--subject` names: the one pass of ours, or somebody else's compiler.
fn subject(
    args: &Args,
    interrupt: &Interrupt,
) -> Result<(Option<String>, Option<Arc<External>>), String> {
    let check = args.properties.iter().all(|p| p == properties::CHECK);
    let others = [
        ("--pass", args.pass.is_some()),
        ("--property", !check),
        ("--level", args.level.is_some()),
        ("--passes", args.pipeline.is_some()),
        ("--pipelines", args.pipelines),
    ];
    match args.subject.alone(interrupt, &others)? {
        None => Ok((args.pass.clone(), None)),
        Some(Subject::Ours(text)) => subjects::one_pass(&text).map(|p| (Some(p), None)),
        Some(Subject::External(external)) => match args.opt.first() {
            Some(knob) => Err(format!(
                "error: -opt '{knob}' is about our own passes; the subject does not take it"
            )),
            None => Ok((None, Some(external))),
        },
    }
}

/// The pipelines that are to be judged, if any are.
fn pipelines_of(args: &Args) -> Result<Option<Arc<Judged>>, String> {
    let named = match (&args.level, &args.pipeline) {
        (Some(name), _) => {
            let unknown = || format!("error: invalid optimization level '{name}'");
            Named::Level(OptLevel::of_name(name).ok_or_else(unknown)?)
        }
        (None, Some(text)) => Named::Text(text.clone()),
        (None, None) if args.pipelines => return Ok(Some(Arc::new(Judged::Drawn))),
        (None, None) if args.skip_unbuilt => {
            return Err("error: --skip-unbuilt is about a pipeline: --level or --passes".into());
        }
        (None, None) => return Ok(None),
    };
    if args.exhaustive.is_some() {
        return Err("error: --exhaustive is about single passes".into());
    }
    let subject = pipelines::Subject {
        knobs: args.opt.clone(),
        ..pipelines::Subject::new(named)
    };
    if let Some(line) = Unjudged::of(&subject, args.skip_unbuilt)?.line() {
        driver::report(&line);
    }
    Ok(Some(Arc::new(Judged::One(subject))))
}

fn settings(args: &Args, interrupt: &Interrupt) -> Result<Settings, String> {
    let options = super::options(&args.opt)?;
    let numbers = match (&args.seeds, args.runs) {
        (Some(Seeds::Numbers(..)), Some(_)) => {
            return Err("error: --seeds A..B and --runs cannot both be given".into());
        }
        (Some(Seeds::Numbers(a, b)), None) => Some((*a, *b)),
        _ => None,
    };
    let (pass, external) = subject(args, interrupt)?;
    // A subject has time of its own, after which its run ends without harm.
    let patience = external.as_ref().map_or(0, |e| 2 * e.patience().as_secs());
    let patience = Duration::from_secs(args.timeout.max(patience));
    let foreign = external.is_some();
    let pipelines = pipelines_of(args)?;
    let in_pipelines = pipelines.is_some();
    let mut judging = Judging {
        options,
        subject: external.clone(),
        pipelines,
        passes: pass.iter().cloned().collect(),
        knobs: args.opt.clone(),
        ..Judging::fuzz()
    };
    judging.config.inputs = args.inputs;
    // Programs are made for the pass that was named, on functions, modules or machine functions.
    let name = pass.as_deref().and_then(|p| p.split('<').next());
    let named = name.and_then(lookup);
    let forms = match named {
        Some(pass) if pass.on_machine() => drawn_only(args, pass).map(|()| Vec::new())?,
        _ if of_ptx(args) => only_ptx(args).map(|()| Vec::new())?,
        _ => judge::forms::<Function>(&judging.options, &judging.passes)
            .map_err(|e| format!("error: {e}"))?,
    };
    let bias = match (named, &forms[..]) {
        (Some(pass), _) => Some(pass.name),
        (None, [one]) if !foreign && !in_pipelines => Some(one.id.name),
        _ => None,
    };
    let available = std::thread::available_parallelism().map_or(1, usize::from);
    let seconds = |s: Option<u64>| s.map(Duration::from_secs);
    let properties = chosen(&args.properties, bias)?;
    let on_ptx = bias.and_then(lookup).is_some_and(PassId::on_machine)
        || (bias.is_none() && properties.iter().all(|p| p.is_of_ptx()) && of_ptx(args));
    let small = properties::about(&properties);
    let vary_knobs = args.opt.is_empty() && !foreign && !in_pipelines;
    Ok(Settings {
        properties,
        units: args.smt_rlimit,
        source: Source {
            seed: args.seed,
            modes: args.mode,
            bias,
            every_pass: in_pipelines,
            about: small,
            families: external.map_or_else(Vec::new, |e| about(&e)),
            seeds: match on_ptx {
                true => Vec::new(),
                false => given(args)?,
            },
            texts: match on_ptx {
                true => texts(args)?,
                false => Vec::new(),
            },
            options: judging.options.clone(),
            fixed_knobs: !vary_knobs,
        },
        judging,
        vary_knobs,
        space: args.exhaustive.map(|blocks| Space {
            blocks: blocks.into(),
            alphabet: args.alphabet.alphabet(),
        }),
        first: numbers.map(|s| s.0),
        runs: numbers.map(|s| s.1 - s.0).or(args.runs),
        wall: seconds(args.max_total_time),
        processor: seconds(args.max_cpu_time),
        stop_at_first: args.stop_at_first,
        jobs: args.jobs.map_or(available, |j| j as usize),
        corpus: None,
        findings: Some(args.findings.clone()),
        keep: args.keep,
        sample: args.sample,
        patience,
        floors: Floors::default(),
    })
}

/// Programs for a pass on machine functions are drawn, each by its number; none are made from others but where any text will do.
fn drawn_only(args: &Args, pass: &PassId) -> Result<(), String> {
    let folder = matches!(args.seeds, Some(Seeds::Folder(_)));
    let about_ir = |p: &&String| properties::lookup(p).is_some_and(|p| p.of_ptx.is_none());
    let other = args.properties.iter().find(about_ir);
    let given = [
        ("--seeds FOLDER".to_owned(), folder && !of_ptx(args)),
        ("--exhaustive".to_owned(), args.exhaustive.is_some()),
        (
            format!("--property {}", other.map_or("", String::as_str)),
            other.is_some(),
        ),
    ];
    match given.iter().find(|g| g.1) {
        None => Ok(()),
        Some((what, _)) => Err(format!(
            "error: '{}' works on machine functions, whose programs are drawn: {what} cannot be given",
            pass.name
        )),
    }
}

/// True if only properties of PTX are asked for.
fn of_ptx(args: &Args) -> bool {
    let is = |n: &String| properties::lookup(n).is_some_and(Property::is_of_ptx);
    // What ptxas takes is asked of what production selects, unless a pass on PTX is named.
    let drawn = args.properties.iter().any(|n| n.starts_with("ptx-"));
    drawn && args.properties.iter().all(is)
}

/// What a run on PTX cannot have.
fn only_ptx(args: &Args) -> Result<(), String> {
    let given = [
        ("--exhaustive", args.exhaustive.is_some()),
        ("--level", args.level.is_some()),
        ("--passes", args.pipeline.is_some()),
        ("--pipelines", args.pipelines),
    ];
    match given.iter().find(|g| g.1) {
        None => Ok(()),
        Some((what, _)) => Err(format!(
            "error: these properties are about PTX: {what} cannot be given"
        )),
    }
}

/// What a foreign subject is about: a pipeline by its passes, a command about anything.
fn about(subject: &External) -> Vec<Family> {
    families::of(subject.pipeline().map_or("", |p| p.0))
}

/// The largest program that is taken to start from, in instructions.
const LARGEST_SEED: usize = 300;

/// The programs that the user gave to start from. Files that are no programs for us are counted and left alone.
fn given(args: &Args) -> Result<Vec<Arc<Module>>, String> {
    let Some(Seeds::Folder(folder)) = &args.seeds else {
        return Ok(Vec::new());
    };
    let paths = files::modules(std::slice::from_ref(folder)).map_err(|e| e.to_string())?;
    let size = |m: &Module| m.bodies.iter().map(|f| f.num_insts()).sum::<usize>();
    let read = paths.iter().filter_map(|p| driver::load_module(p).ok());
    let all: Vec<Arc<Module>> = read
        .filter(|m| size(m) <= LARGEST_SEED)
        .map(Arc::new)
        .collect();
    if all.is_empty() {
        return Err(format!(
            "error: --seeds '{folder}': none of {} files is a program of at most {LARGEST_SEED} instructions",
            paths.len()
        ));
    }
    if all.len() < paths.len() {
        driver::report(&format!(
            "note: --seeds '{folder}': {} of {} files are programs to start from",
            all.len(),
            paths.len()
        ));
    }
    Ok(all)
}

/// The largest text that mutants are made of, in bytes.
const LARGEST_TEXT: u64 = 16 << 10;

/// The PTX that the user gave to make mutants of.
fn texts(args: &Args) -> Result<Vec<Arc<Vec<u8>>>, String> {
    let Some(Seeds::Folder(folder)) = &args.seeds else {
        return Ok(Vec::new());
    };
    let paths = files::named(std::slice::from_ref(folder), &["ptx"]).map_err(|e| e.to_string())?;
    let small = |p: &&String| {
        driver::ptx::is_ptx(p) && std::fs::metadata(p).is_ok_and(|m| m.len() <= LARGEST_TEXT)
    };
    let read = paths
        .iter()
        .filter(small)
        .filter_map(|p| std::fs::read(p).ok());
    let all: Vec<Arc<Vec<u8>>> = read.map(Arc::new).collect();
    match all.is_empty() {
        true => Err(format!(
            "error: --seeds '{folder}': there is no .ptx file of at most {LARGEST_TEXT} bytes"
        )),
        false => Ok(all),
    }
}

fn chosen(names: &[String], pass: Option<&str>) -> Result<Vec<&'static Property>, String> {
    super::once("--property", names)?;
    if names.is_empty() {
        return Ok(properties::usual(pass));
    }
    let find = |n: &String| {
        properties::lookup(n).ok_or_else(|| {
            let all = properties::ALL.iter().map(|p| p.name);
            let near = tandem_ir::diag::nearest(n, all);
            let hint = near.map_or_else(String::new, |n| format!("; did you mean '{n}'?"));
            format!("error: unknown property '{n}'{hint} (see 'tandem fuzz --list')")
        })
    };
    names.iter().map(find).collect()
}

/// Holds the properties against files.
fn replay(
    args: &Args,
    settings: &Settings,
    (files, format): (&[&String], Format),
    interrupt: &Interrupt,
) -> Result<i32, String> {
    let mut lines = Vec::new();
    let mut results = Vec::new();
    let mut code = EXIT_GOOD;
    // A program that is there is looked at as `check` does: executions and the validator both speak.
    let mut judging = settings.judging.clone();
    judging.config.validator = Judging::validator(args.smt_rlimit);
    for file in files {
        for p in &settings.properties {
            let (status, signature, message, detail) = match held(p, file, &judging)? {
                Ok(status) => (status_words(&status), None, String::new(), Vec::new()),
                Err(f) => {
                    code = EXIT_FINDING;
                    let signature = Some(f.signature.to_string());
                    ("failed".into(), signature, f.message, f.detail)
                }
            };
            if code == EXIT_GOOD && status.starts_with("unsupported") {
                code = EXIT_USAGE;
            }
            lines.push(format!("{file}: {}: {status}", p.name));
            lines.extend(signature.iter().map(|s| format!("    {s}: {message}")));
            lines.extend(detail.iter().map(|d| format!("    input      {d}")));
            results.push(serde_json::json!({
                "file": file, "property": p.name, "status": status, "signature": signature,
                "message": message, "detail": detail,
            }));
        }
    }
    let text = match format == Format::Json {
        true => {
            let version = env!("CARGO_PKG_VERSION");
            let all = serde_json::json!({"tool": "tandem fuzz", "schema": crate::formats::SCHEMA, "version": version, "files": results});
            format!("{all:#}\n")
        }
        false => lines.join("\n") + "\n",
    };
    driver::write_output(&args.output, text.as_bytes(), interrupt).map_err(|e| e.to_string())?;
    Ok(code)
}

/// Whether a property holds for a program.
fn held(
    p: &Property,
    file: &str,
    judging: &Judging,
) -> Result<Result<Status, Box<Failure>>, String> {
    // What may be any text is taken as it is.
    if let Some(of_ptx) = p
        .of_ptx
        .filter(|_| p.takes_any_text() && driver::ptx::is_ptx(file))
    {
        let text = driver::read_input(file).map_err(|e| e.to_string())?;
        return Ok(of_ptx(&text, &mut Context::new(judging.clone())).map(|o| o.status));
    }
    let program = Program::load(file).map_err(|e| e.to_string())?;
    match &program {
        Program::Ir(module) => {
            let held = (p.run)(module, &mut Context::new(judging.clone()));
            Ok(held.map(|o| o.status))
        }
        Program::Ptx(_) => {
            let of_ptx = p.of_ptx.ok_or_else(|| {
                format!(
                    "error: the property '{}' is about programs in LLVM IR, not about PTX",
                    p.name
                )
            })?;
            let held = of_ptx(
                program.print().as_bytes(),
                &mut Context::new(judging.clone()),
            );
            Ok(held.map(|o| o.status))
        }
    }
}

fn status_words(s: &Status) -> String {
    match s {
        Status::Held => "held".into(),
        Status::Inconclusive(why) => format!("inconclusive: {why}"),
        Status::Unsupported(what) => format!("unsupported: {what}"),
        Status::TimedOut => "timed out".into(),
        Status::Skipped(why) => format!("skipped: {why}"),
    }
}

/// Tells people how a run goes on.
struct Voice {
    talks: bool,
    last: Mutex<Instant>,
}

/// How often a line is printed.
const PULSE: Duration = Duration::from_secs(5);

impl Observer for Voice {
    fn progress(&self, g: &Gauges) {
        let Ok(mut last) = self.last.lock() else {
            return;
        };
        if self.talks && last.elapsed() > PULSE {
            *last = Instant::now();
            let found = g.findings.values().sum::<u64>();
            driver::report(&format!(
                "#{} cov: {} corp: {} exec/s: {:.0} findings: {found}",
                g.programs, g.coverage, g.corpus, g.speed
            ));
        }
    }
    fn found(&self, f: &Found) {
        if self.talks {
            driver::report(&found_line(f));
        }
    }
    fn hang(&self, f: &Found) {
        // The worker cannot be stopped, only the process; what was found is on disk.
        driver::report(&found_line(f));
        std::process::exit(EXIT_FINDING);
    }
}

/// What was held, and what failed, for other programs.
fn cases(settings: &Settings, ended: &Ended) -> Vec<Case> {
    let programs = ended.gauges.programs;
    let finding = |f: &Found| Finding {
        level: match f.signature.oracle == Verdict::Suspect.name() {
            true => Level::Warning,
            false => Level::Error,
        },
        rule: f.signature.oracle.clone(),
        file: f.path.clone(),
        place: None,
        function: String::new(),
        message: f.message.clone(),
        detail: vec![f.signature.to_string()],
    };
    let held = settings.properties.iter().map(|p| {
        let mine = ended
            .findings
            .iter()
            .filter(|f| f.property == p.name && !f.path.is_empty());
        let findings: Vec<Finding> = mine.map(finding).collect();
        Case {
            suite: "tandem fuzz".into(),
            name: format!("{}: {programs} programs", p.name),
            verdict: if findings.is_empty() {
                "held"
            } else {
                "failed"
            }
            .into(),
            findings,
        }
    });
    let short = ended.short.iter().map(|s| Case {
        suite: "tandem fuzz".into(),
        name: "gauges".into(),
        verdict: "short".into(),
        findings: vec![Finding {
            level: Level::Error,
            rule: "gauge".into(),
            file: String::new(),
            place: None,
            function: String::new(),
            message: s.clone(),
            detail: Vec::new(),
        }],
    });
    held.chain(short).collect()
}

fn found_line(f: &Found) -> String {
    let of = f
        .number
        .map_or_else(String::new, |n| format!(" program {n}:"));
    let path = match f.path.is_empty() {
        true => String::new(),
        false => format!(" ({})", f.path),
    };
    format!("finding:{of} {}: {}{path}", f.signature, f.message)
}

fn text(args: &Args, ended: &Ended) -> String {
    let mut lines = ended.gauges.lines();
    let shown = ended.findings.iter().filter(|f| !f.path.is_empty());
    lines.extend(shown.map(found_line));
    lines.extend(ended.short.iter().map(|s| format!("gauge     {s}")));
    let seconds = ended.wall.as_secs_f64();
    let busy = ended.processor.as_secs_f64();
    let how = match ended.interrupted {
        true => "interrupted; ",
        false => "",
    };
    lines.push(format!(
        "{how}seed {}, next program {}; {seconds:.1} s, {busy:.1} s of the processor",
        args.seed, ended.next
    ));
    lines.join("\n") + "\n"
}

fn json(args: &Args, settings: &Settings, ended: &Ended) -> String {
    let subject = settings.judging.subject.as_ref();
    let findings: Vec<_> = ended
        .findings
        .iter()
        .map(|f| {
            serde_json::json!({
                "signature": f.signature, "property": f.property, "number": f.number,
                "file": f.path, "message": f.message,
            })
        })
        .collect();
    let all = serde_json::json!({
        "tool": "tandem fuzz", "schema": crate::formats::SCHEMA,
        "version": env!("CARGO_PKG_VERSION"),
        "seed": args.seed,
        "next": ended.next,
        "gauges": ended.gauges,
        "short": ended.short,
        "findings": findings,
        "interrupted": ended.interrupted,
        "warnings": ended.warnings,
        "subject": subject.map(|s| s.tally.json()),
        "wall_milliseconds": ended.wall.as_millis() as u64,
        "processor_milliseconds": ended.processor.as_millis() as u64,
    });
    format!("{all:#}\n")
}
