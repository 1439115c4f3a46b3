//! `tandem check`: judges passes, pipelines or somebody else's result on files, and reports a verdict for each.
//!
//! What is judged follows from the arguments; each way has its own function of `judge`, `pipelines` or `subjects`, and
//! this file only reads arguments, spreads files over threads and prints:
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
//! `--function` is given. With `--ledger` the verdicts are compared with those of an earlier run (`crate::ledger`).
//!
//! Exit codes: 1 if a verdict is a failure; else 2 if a file could not be read or a verdict is `unsupported` or
//! `timed-out`; else 1 if a verdict is weaker than in the ledger; else 0.
//!
//! **Invariant:** reports are in the order of the files, whatever the number of threads (`-j`).

mod cuda;

use crate::color::Color;
use crate::files;
use crate::formats::{self, Format};
use crate::judge::selection::{self, Form};
use crate::judge::{self, Forms, Judging};
use crate::launch::Description;
use crate::ledger::Ledger;
use crate::pipelines::expect::Order;
use crate::pipelines::{Named, Subject, Unjudged, sequence};
use crate::registry::{self, Language};
use crate::report::{FileReport, Summary};
use crate::subjects::{self, judged, judged::SUBJECT};
use indicatif::{ProgressBar, ProgressStyle};
use std::io::IsTerminal;
use std::panic::{AssertUnwindSafe, catch_unwind};
use std::sync::Mutex;
use std::sync::atomic::{AtomicUsize, Ordering};
use std::time::{Duration, Instant};
use tandem_ir::machine::{MFunc, MModule};
use tandem_ir::{Function, Module};
use tandem_optimized::driver::ptx;
use tandem_optimized::driver::{self, EXIT_FINDING, EXIT_GOOD, EXIT_USAGE, Interrupt};
use tandem_optimized::options::Options;
use tandem_optimized::pipeline::level::Level;
use tandem_oracle::freerun::{Config, TOTAL_STEPS};
use tandem_oracle::interp::ptx as machine;
use tandem_oracle::lockstep::{LockstepLimits, panic_text};
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
    let (reports, unreadable) = judge_all(args, &judging, &chosen, &files);
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
            let text = render_text(args, &reports, &summaries, &unreadable, elapsed);
            color.paint(text, &args.output)
        }
        Format::Json => {
            let reports = (&reports[..], &refused[..]);
            render_json(reports, &summaries, &unreadable, unbuilt.as_ref(), elapsed)
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

/// The ledger that verdicts are held against. It is read before anything is judged, so that a mistake in it costs nothing.
struct Held<'a> {
    path: &'a str,
    ledger: Ledger,
    /// The ledger is written, not compared with.
    bless: bool,
}

impl Held<'_> {
    /// Reads the ledger at `path`; one that is blessed gets the settings of this run, and need not exist.
    fn new<'a>(path: &'a str, args: &Args) -> Result<Held<'a>, String> {
        let settings = format!(
            "--smt-rlimit {} --inputs {} --seed {}",
            args.smt_rlimit, args.inputs, args.seed
        );
        let bless = std::env::var_os("TANDEM_BLESS").is_some();
        let text = match std::fs::read_to_string(path) {
            Err(e) if bless && e.kind() == std::io::ErrorKind::NotFound => String::new(),
            read => read.map_err(|e| format!("error: cannot read {path}: {e}"))?,
        };
        let mut ledger = Ledger::parse(&text).map_err(|e| format!("error: {path}: {e}"))?;
        if bless {
            ledger.settings = settings;
        } else if ledger.settings != settings {
            return Err(format!(
                "error: the ledger is of '{}', these verdicts are of '{settings}'",
                ledger.settings
            ));
        }
        Ok(Held {
            path,
            ledger,
            bless,
        })
    }

    /// Holds reports against the ledger, or blesses it; true if a verdict slid.
    fn against(mut self, reports: &[FileReport], interrupt: &Interrupt) -> Result<bool, String> {
        if self.bless {
            self.ledger.accept(reports);
            driver::write_output(self.path, self.ledger.print().as_bytes(), interrupt)
                .map_err(|e| e.to_string())?;
            return Ok(false);
        }
        let compared = self.ledger.compare(reports);
        for line in &compared.slides {
            eprintln!("ledger: {line}");
        }
        if let n @ 1.. = compared.gains.len() {
            eprintln!("ledger: {n} verdicts are better than it says; TANDEM_BLESS=1 accepts them");
        }
        Ok(!compared.slides.is_empty())
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

/// What every file is judged by.
struct Chosen {
    functions: Vec<Forms>,
    modules: Vec<Forms<Module>>,
    /// For files in PTX.
    machine: Vec<Forms<MFunc>>,
    /// What somebody else made of the one file: name and module.
    target: Option<(String, Target)>,
    /// Whether somebody else's compiler is judged.
    foreign: bool,
    /// Forms of instruction selection.
    selection: Vec<Form>,
    /// A pipeline, with the command that checks it and the names of its passes.
    pipeline: Option<(Subject, String, Vec<&'static str>)>,
    /// How long each file took is reported.
    timed: bool,
}

impl Chosen {
    fn new(
        args: &Args,
        judging: &Judging,
        subject: Option<Subject>,
        files: &[String],
    ) -> Result<Chosen, String> {
        if let Some(subject) = subject {
            return Chosen::of_pipeline(args, subject);
        }
        let foreign = judging.subject.is_some();
        if foreign {
            return Ok(Chosen {
                foreign,
                functions: Vec::new(),
                modules: Vec::new(),
                machine: Vec::new(),
                target: None,
                selection: Vec::new(),
                pipeline: None,
                timed: args.time_report,
            });
        }
        if let Some(name) = &args.target {
            if files.len() != 1 {
                return Err("error: --target is held against exactly one file".into());
            }
            let target = match driver::ptx::is_ptx(name) {
                true => Target::Ptx(Box::new(
                    driver::ptx::load(name).map_err(|e| e.to_string())?,
                )),
                false => Target::Ir(Box::new(
                    driver::load_module(name).map_err(|e| e.to_string())?,
                )),
            };
            return Ok(Chosen {
                functions: Vec::new(),
                modules: Vec::new(),
                machine: Vec::new(),
                target: Some((name.clone(), target)),
                foreign,
                selection: Vec::new(),
                pipeline: None,
                timed: args.time_report,
            });
        }
        let error = |e| format!("error: {e}");
        let whole = judging.function.is_none() || !judging.passes.is_empty();
        let options = &judging.options;
        // A pass that is asked for works on LLVM IR or on PTX.
        let machine = |p: &String| registry::is_on_machine(p);
        let (on_ptx, mut on_ir): (Vec<_>, Vec<_>) =
            judging.passes.iter().cloned().partition(machine);
        // Selection is a translator, no pass of the table.
        let mut selection = Vec::new();
        if files.iter().any(|f| !ptx::is_ptx(f)) {
            on_ir.retain(|p| match selection::asked(p) {
                Some(forms) => {
                    selection.extend(forms);
                    false
                }
                None => true,
            });
        }
        let all = judging.passes.is_empty();
        let is_ptx = |f: &String| ptx::is_ptx(f);
        if let Some(name) = on_ptx.first().filter(|_| !files.iter().any(is_ptx)) {
            registry::asked(name, Language::Ptx).map_err(|e| format!("error: {e}"))?;
            return Err(format!(
                "error: '{name}' works on machine functions: give it files in PTX"
            ));
        }
        if let Some(name) = on_ir.first().filter(|_| files.iter().all(is_ptx)) {
            registry::asked(name, Language::Ir).map_err(|e| format!("error: {e}"))?;
            return Err(format!("error: '{name}' works on LLVM IR, not on PTX"));
        }
        let (mut functions, mut modules, mut machine) = (Vec::new(), Vec::new(), Vec::new());
        if all || !on_ir.is_empty() {
            functions = judge::forms::<Function>(options, &on_ir).map_err(error)?;
            modules = judge::forms::<Module>(options, &on_ir).map_err(error)?;
            modules.retain(|_| whole);
        }
        if files.iter().any(is_ptx) && (all || !on_ptx.is_empty()) {
            machine = judge::forms::<MFunc>(options, &on_ptx).map_err(error)?;
        }
        if files.iter().all(is_ptx) {
            functions.clear();
            modules.clear();
        }
        Ok(Chosen {
            functions,
            modules,
            machine,
            target: None,
            foreign,
            selection,
            pipeline: None,
            timed: args.time_report,
        })
    }

    /// What is said of rules that do not load, if a pass that applies rules is judged.
    fn refused_rules(&self) -> Vec<String> {
        match self.functions.iter().any(|f| f.id.applies_rules()) {
            true => super::refused_rules(tandem_reference::rules::rules()),
            false => Vec::new(),
        }
    }

    fn of_pipeline(args: &Args, subject: Subject) -> Result<Chosen, String> {
        let p = subject.pipeline().map_err(|e| format!("error: {e}"))?;
        let mut names = Vec::new();
        for place in Order::of(&p.elements, p.phase_two).places() {
            let name = place.params.id().name;
            if !names.contains(&name) {
                names.push(name);
            }
        }
        names.push(sequence::WHOLE);
        let named = match (&args.level, &args.pipeline) {
            (Some(level), _) => format!("--level={level}"),
            (None, Some(text)) => files::quoted(&format!("--passes={text}")),
            (None, None) => args.foreign.spelled().trim_start().to_owned(),
        };
        let skip = if args.skip_unbuilt {
            " --skip-unbuilt"
        } else {
            ""
        };
        let (seed, inputs) = (args.seed, args.inputs);
        let knobs: String = args.opt.iter().map(|o| format!(" -opt '{o}'")).collect();
        let again = format!("tandem check {named}{skip} --seed {seed} --inputs {inputs}{knobs}");
        Ok(Chosen {
            functions: Vec::new(),
            modules: Vec::new(),
            machine: Vec::new(),
            target: None,
            foreign: false,
            selection: Vec::new(),
            pipeline: Some((subject, again, names)),
            timed: args.time_report,
        })
    }

    /// The time since then, if it is reported.
    fn milliseconds(&self, started: Instant) -> Option<u64> {
        let ms = || u64::try_from(started.elapsed().as_millis()).unwrap_or(u64::MAX);
        self.timed.then(ms)
    }

    fn names(&self) -> impl Iterator<Item = &'static str> {
        let functions = self.functions.iter().map(|f| f.id.name);
        let modules = self.modules.iter().map(|f| f.id.name);
        let machine = self.machine.iter().map(|f| f.id.name);
        functions
            .chain(modules)
            .chain(machine)
            .chain(self.target.iter().map(|_| "target"))
            .chain((!self.selection.is_empty()).then_some(selection::NAME))
            .chain(self.foreign.then_some(SUBJECT))
            .chain(self.pipeline.iter().flat_map(|p| p.2.iter().copied()))
    }
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

/// Judges every file with every pass, several files at a time; results are in the order of the files.
fn judge_all(
    args: &Args,
    judging: &Judging,
    chosen: &Chosen,
    files: &[String],
) -> (Vec<FileReport>, Vec<(String, String)>) {
    let bar = progress(files.len(), args.json || args.format.is_some());
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
                    let judged =
                        catch_unwind(AssertUnwindSafe(|| judge_file(judging, chosen, file)));
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

/// What somebody made of the file that is checked.
enum Target {
    /// Another module of LLVM IR.
    Ir(Box<Module>),
    /// PTX.
    Ptx(Box<MModule>),
}

fn judge_file(judging: &Judging, chosen: &Chosen, file: &str) -> Result<Vec<FileReport>, String> {
    if ptx::is_ptx(file) && !chosen.machine.is_empty() {
        return judge_ptx(judging, chosen, file);
    }
    let module = driver::load_module(file).map_err(|e| e.to_string())?;
    let launch = match files::launch_beside(file) {
        Some(path) if judging.function.is_none() => {
            let shown = path.display().to_string();
            let text = driver::read_input(&shown).map_err(|e| e.to_string())?;
            Some((
                Description::parse(&text, &shown).map_err(|e| e.to_string())?,
                shown,
            ))
        }
        _ => None,
    };
    if let Some((subject, again, _)) = &chosen.pipeline {
        let again = format!("{again} '{file}'");
        let started = Instant::now();
        let judged = sequence::judge(judging, subject, &module, (file, &again));
        let (mut reports, after) = judged.map_err(|e| format!("error: {e}"))?;
        if let (Some((description, path)), Some(whole)) = (&launch, reports.last_mut()) {
            judge::launch::check_modules(judging, description, path, (&module, &after), whole);
        }
        if let Some(whole) = reports.last_mut() {
            whole.milliseconds = chosen.milliseconds(started);
        }
        return Ok(reports);
    }
    if let Some(subject) = &judging.subject {
        let started = Instant::now();
        let (mut report, after) = judged::judge(judging, subject, &module, file);
        if let (Some((description, path)), Some(after)) = (&launch, &after) {
            judge::launch::check_modules(judging, description, path, (&module, after), &mut report);
        }
        report.milliseconds = chosen.milliseconds(started);
        return Ok(vec![report]);
    }
    let mut reports = Vec::new();
    for f in &chosen.functions {
        let started = Instant::now();
        let (mut report, changed) = judge::by_pass(judging, f, &module, file);
        if let Some((description, path)) = &launch {
            judge::launch::check(judging, description, path, &module, changed, &mut report);
        }
        report.milliseconds = chosen.milliseconds(started);
        reports.push(report);
    }
    if !chosen.selection.is_empty() {
        let started = Instant::now();
        let beside = launch.as_ref().map(|(d, path)| (d, path.as_str()));
        let judged = selection::forms(judging, &module, file, &chosen.selection, beside);
        let mut report = judged.map_err(|e| format!("{file}: {e}"))?;
        report.milliseconds = chosen.milliseconds(started);
        reports.push(report);
    }
    let mut whole = |mut report: FileReport, after: Option<&Module>, started: Instant| {
        if let Some((description, path)) = &launch {
            let after = after.unwrap_or(&module);
            judge::launch::check_modules(judging, description, path, (&module, after), &mut report);
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
        let (report, changed) = judge::by_pass(judging, f, &module, file);
        whole(report, changed.first().map(|(_, after)| after), started);
    }
    match &chosen.target {
        Some((name, Target::Ir(target))) => {
            let started = Instant::now();
            let report = judge::target::by_target(judging, &module, file, target, name);
            whole(report, Some(target), started);
        }
        Some((name, Target::Ptx(target))) => {
            let started = Instant::now();
            let program = machine::Program::new(target, None);
            let mut report = judge::codegen::by_ptx(judging, &module, file, &program, name);
            if let Some((description, path)) = &launch {
                judge::codegen::launches(
                    judging,
                    description,
                    path,
                    (&module, &program),
                    &mut report,
                );
            }
            report.milliseconds = chosen.milliseconds(started);
            reports.push(report);
        }
        None => {}
    }
    Ok(reports)
}

fn render_json(
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
        "tool": "tandem check", "schema": crate::formats::SCHEMA,
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

fn render_text(
    args: &Args,
    reports: &[FileReport],
    summaries: &[Summary],
    unreadable: &[(String, String)],
    elapsed: Option<Duration>,
) -> String {
    let mut lines: Vec<String> = Vec::new();
    if args.verbose {
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
    }
    if args.verbose {
        for r in reports {
            lines.extend(r.open.iter().map(|m| format!("{}: open: {m}", r.file)));
            let unsettled = r.unsettled.iter();
            lines.extend(unsettled.map(|u| format!("{}: not settled: {}", r.file, u.words())));
            lines.extend(r.missed.iter().map(|m| format!("{}: missed: {m}", r.file)));
        }
    }
    for r in reports {
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
    }
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
