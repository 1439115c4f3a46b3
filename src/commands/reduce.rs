//! `tandem reduce`: makes a program small while it stays interesting; its command line is close to llvm-reduce's.
//!
//! What is interesting is a [`Hunt`], settled before the search begins:
//!
//! ```text
//!   --test, --test-server, --crash     a program outside says so                     (`reducing`)
//!   (none), --signature                the judge finds the same failure as in the input
//!   --pass isel                        the PTX of the program shows the same failure    (`selection`)
//!   --launch, or a launch.json beside  the pass changes the result on that data; the data are reduced as well
//! ```
//!
//! The input must be interesting itself, or the command ends with an error that says so. The search is
//! `tandem_reduce`'s; PTX has one of its own (`machine`). `--serve` does not search: it answers about files, for other
//! reducers.
//!
//! **Invariant:** OUT always holds the best program so far, whole; an interrupted run goes on with `--resume`, and the
//! result is the same bytes at any `-j`.

use crate::files;
use crate::judge::{self, Judging, selection};
use crate::launch::Description;
use crate::reducing::child::Groups;
use crate::reducing::crash::SameEnd;
use crate::reducing::launch::SameLaunch;
use crate::reducing::output::Output;
use crate::reducing::script::Script;
use crate::reducing::selection::SameSelection;
use crate::reducing::server::Server;
use crate::reducing::summary::{Phases, Summary, milliseconds};
use crate::reducing::verdict::SameVerdict;
use crate::reducing::{around, input, machine};
use crate::signature::Signature;
use crate::subjects::{self, External, Subject};
use std::io::{BufRead, Write};
use std::sync::Arc;
use std::time::{Duration, Instant};
use tandem_ir::Module;
use tandem_optimized::driver::{self, EXIT_GOOD, Interrupt};
use tandem_oracle::freerun::Config;
use tandem_reduce::delta::{self, Delta};
use tandem_reduce::predicate::Predicate;
use tandem_reduce::search::{Settings, reduce};

/// Long options that may also be written with one dash, as llvm-reduce's.
pub const LLVM_STYLE: &[&str] = &[
    "test",
    "test-arg",
    "test-server",
    "launch",
    "delta-passes",
    "skip-delta-passes",
    "print-delta-passes",
    "opt",
    "pass",
];

/// Below the options of `--help`.
pub const NOTES: &str = "\
Without --test, --test-server and --crash, the input is judged as by 'tandem check', and interesting is what shows
the same failure: the same pass, oracle and kind of rewrite, on a source that runs without undefined behaviour.
Where the judge finds nothing but a launch description beside the input gives another result after the pass, that is
hunted, and the description is reduced as well.

The result is the same at any -j and on any machine; -o always holds the best so far. After Ctrl-C, the same command
with --resume ends with the same bytes as if it had not been interrupted.";

/// Arguments of `tandem reduce`.
#[derive(clap::Args, Debug)]
pub struct Args {
    /// LLVM assembly file, or - for standard input; or PTX, by its name
    #[arg(required_unless_present = "print_delta_passes", value_name = "FILE")]
    pub file: Option<String>,
    /// Interesting if this program exits with 0; the candidate's path is its last argument
    #[arg(long, value_name = "SCRIPT", group = "hunt")]
    pub test: Option<String>,
    /// Argument of the test, before the path (may be repeated)
    #[arg(
        long,
        value_name = "ARG",
        requires = "test",
        allow_hyphen_values = true
    )]
    pub test_arg: Vec<String>,
    /// As --test, by a program that stays: reads a path a line, answers 1, 0 or 'other NAME' a line; what comes next may be
    /// in the same file
    #[arg(long, value_name = "COMMAND", group = "hunt")]
    pub test_server: Option<String>,
    /// Interesting if this command, whose last argument is the candidate's path, ends as on the input: same signal, exit code or
    /// time-out
    #[arg(long, value_name = "COMMAND", group = "hunt")]
    pub crash: Option<String>,
    /// The compiler that is judged, if it is not ours.
    #[command(flatten)]
    pub subject: subjects::SubjectArgs,
    /// Judge with this pass only (may be repeated); isel is instruction selection, whose PTX is held against the program
    #[arg(long = "pass", value_name = "NAME")]
    pub passes: Vec<String>,
    /// Knobs of the production pass, e.g. -opt "-jump-threading-threshold=4"; those not needed are left out
    #[arg(long = "opt", value_name = "KNOBS", allow_hyphen_values = true)]
    pub opt: Vec<String>,
    /// Hunt a result that differs on this launch description, whatever else the judge finds
    #[arg(long, value_name = "FILE", conflicts_with_all = ["hunt", "signature"])]
    pub launch: Option<String>,
    /// Which failure of several, as 'tandem check --json' names it
    #[arg(long, value_name = "SIGNATURE", conflicts_with = "hunt")]
    pub signature: Option<Signature>,
    /// Seeded defect that the production pass has
    #[cfg(feature = "defects")]
    #[arg(long, value_name = "NAME", conflicts_with = "hunt")]
    pub defect: Option<String>,
    /// Do not reduce: pin the failure, then read paths and answer 1 or 0, for other reducers
    #[arg(long, conflicts_with_all = ["output", "resume", "force", "keep", "json"])]
    pub serve: bool,
    /// Inputs on which results are compared
    #[arg(long, default_value_t = 48, value_name = "N", value_parser = clap::value_parser!(u64).range(0..=1_000_000))]
    pub inputs: u64,
    /// Seed of the inputs
    #[arg(long, default_value_t = 1, value_name = "N")]
    pub seed: u64,
    /// Resource units of the solver (Z3's rlimit) that the validator may use where running finds nothing; 0 does without it
    #[arg(long, default_value_t = judge::SMT_RLIMIT, value_name = "UNITS")]
    pub smt_rlimit: u64,
    /// Where the result goes; always holds the best so far [default: reduced.ll, for PTX reduced.ptx]
    #[arg(short = 'o', long = "output", value_name = "OUT")]
    pub output: Option<String>,
    /// Folder for what was met on the way: other failures, the closest passing sibling [default: beside OUT]
    #[arg(long, value_name = "FOLDER")]
    pub keep: Option<String>,
    /// Replace OUT, or an unfinished run
    #[arg(long, conflicts_with = "resume")]
    pub force: bool,
    /// Go on where an earlier run with the same -o was interrupted
    #[arg(long)]
    pub resume: bool,
    /// Candidates tried side by side; the result does not depend on it
    #[arg(short = 'j', long = "jobs", value_name = "N", value_parser = clap::value_parser!(u32).range(1..=1024))]
    pub jobs: Option<u32>,
    /// Most answers that the search may need
    #[arg(long, value_name = "N")]
    pub max_steps: Option<u64>,
    /// Seconds after which the search ends with the best so far
    #[arg(long, value_name = "SECONDS")]
    pub max_time: Option<u64>,
    /// Seconds for one question to a test or command
    #[arg(long, default_value_t = 60.0, value_name = "SECONDS", value_parser = seconds)]
    pub time_limit: f64,
    /// Also report times; without it the report is the same bytes whenever and wherever it is made
    #[arg(long)]
    pub time_report: bool,
    /// Only these deltas, separated by commas
    #[arg(long, value_name = "NAMES", value_delimiter = ',')]
    pub delta_passes: Vec<String>,
    /// Not these deltas
    #[arg(long, value_name = "NAMES", value_delimiter = ',')]
    pub skip_delta_passes: Vec<String>,
    /// List the deltas and end
    #[arg(long)]
    pub print_delta_passes: bool,
    /// Print the report as JSON
    #[arg(long)]
    pub json: bool,
}

impl Args {
    /// Where the result goes.
    pub fn output(&self) -> &str {
        let ptx = self.file.as_deref().is_some_and(driver::ptx::is_ptx);
        let default = if ptx { "reduced.ptx" } else { "reduced.ll" };
        self.output.as_deref().unwrap_or(default)
    }
}

fn seconds(text: &str) -> Result<f64, String> {
    match text.parse::<f64>() {
        Ok(s) if (0.001..=86_400.0).contains(&s) => Ok(s),
        _ => Err("expected seconds from 0.001 to 86400".into()),
    }
}

/// Runs the command; the result is the exit code.
///
/// # Errors
/// One line for the user.
pub fn run(args: &Args, interrupt: &Interrupt) -> Result<i32, String> {
    super::once("--pass", &args.passes)?;
    super::once("--delta-passes", &args.delta_passes)?;
    super::once("--skip-delta-passes", &args.skip_delta_passes)?;
    if args.print_delta_passes {
        let names: Vec<&str> = delta::ALL.iter().map(|d| d.name()).collect();
        let text = names.join(",") + "\n";
        return driver::write_output("-", text.as_bytes(), interrupt)
            .map(|()| EXIT_GOOD)
            .map_err(|e| e.to_string());
    }
    // Deeply nested input needs more stack than the main thread has.
    std::thread::scope(|scope| {
        let worker = std::thread::Builder::new().stack_size(256 << 20);
        let run = worker.spawn_scoped(scope, || work(args, interrupt));
        let run = run.map_err(|e| format!("error: no thread: {e}"))?;
        run.join()
            .unwrap_or_else(|_| Err("error: internal error of the reducer".into()))
    })
}

/// What is hunted, and what it is called.
enum Hunt {
    Verdict(Box<SameVerdict>),
    Launch(Box<SameLaunch>),
    Other(Box<dyn Predicate>, String),
}

impl Hunt {
    fn predicate(&self) -> &dyn Predicate {
        match self {
            Hunt::Verdict(v) => &**v,
            Hunt::Launch(l) => &**l,
            Hunt::Other(p, _) => &**p,
        }
    }
    fn name(&self) -> String {
        match self {
            Hunt::Verdict(v) => format!("same failure: {}", v.signature),
            Hunt::Launch(l) => format!("same failure: {}", l.signature),
            Hunt::Other(_, name) => name.clone(),
        }
    }
}

fn work(args: &Args, interrupt: &Interrupt) -> Result<i32, String> {
    let started = Instant::now();
    let file = args.file.as_deref().unwrap_or("-");
    if args.json && args.output() == "-" {
        return Err(
            "error: the report and the result cannot both go to standard output; name a file with -o".into(),
        );
    }
    files::can_take(args.output(), &[])?;
    if driver::ptx::is_ptx(file) {
        return machine::run(args, file, interrupt);
    }
    let deltas = deltas(args)?;
    let module = driver::load_module(file).map_err(|e| e.to_string())?;
    if args.serve {
        return serve(hunt(args, &module, interrupt)?.predicate());
    }
    let output = Output::new(
        args.output(),
        args.keep.as_deref(),
        args.force,
        args.resume,
        interrupt,
    )?;
    let mut hunt = hunt(args, &module, interrupt)?;
    let name = hunt.name();
    let journal = output.journal();
    let available = std::thread::available_parallelism().map_or(1, usize::from);
    let settings = Settings {
        deltas: &deltas,
        jobs: args.jobs.map_or(available, |j| j as usize),
        max_steps: args.max_steps,
        time: args.max_time.map(Duration::from_secs),
        journal: journal.as_deref().map(|j| (j, args.resume)),
        predicate_name: &name,
        observer: Some(&output),
        ..Settings::default()
    };
    let pinned = started.elapsed();
    let outcome = reduce(&module, hunt.predicate(), &settings).map_err(|e| {
        output.abandon();
        say(&e.to_string())
    })?;
    let found = Instant::now();
    let beside = output.finish(&outcome)?;
    let mut summary = Summary::of(&outcome, file, args.output(), &name);
    summary.beside = beside;
    if let Hunt::Launch(l) = &mut hunt {
        l.simplify(&outcome.program.module);
        if let (Some(test), true) = (l.as_test(&outcome.program.module), args.output() != "-") {
            let what = "launch description on which the result differs";
            summary.beside.push(output.add(what, "launch.json", &test)?);
        }
    }
    if let Hunt::Verdict(v) = &mut hunt {
        let result = &outcome.program.module;
        summary.knobs = Some(around::drop_knobs(v, result));
        summary.finding = v.finding(result, args.output());
        if let Some(f) = &summary.finding {
            summary.run = input::simplest(v, result, &f.function);
        }
    }
    if args.time_report {
        summary.phases = Some(Phases {
            pinning: milliseconds(pinned),
            explanation: milliseconds(found.elapsed()),
            ..Phases::of(&outcome.times)
        });
        summary.wall_milliseconds = Some(started.elapsed().as_millis() as u64);
    }
    print(args, &summary, interrupt)?;
    Ok(EXIT_GOOD)
}

/// Answers about files, until there are no more: 1 for interesting, 0 for everything else that is a module.
fn serve(predicate: &dyn Predicate) -> Result<i32, String> {
    let mut out = std::io::stdout().lock();
    for path in std::io::stdin().lock().lines() {
        let path = path.map_err(|e| format!("error: cannot read a path: {}", driver::plain(&e)))?;
        let module = driver::load_module(path.trim());
        let yes = module.is_ok_and(|m| predicate.ask(&m).is_interesting());
        if writeln!(out, "{}", u8::from(yes))
            .and_then(|()| out.flush())
            .is_err()
        {
            break; // The reader is gone.
        }
    }
    Ok(EXIT_GOOD)
}

/// Errors of the search that are not yet lines for the user.
fn say(e: &str) -> String {
    match e.starts_with("error: ") {
        true => e.into(),
        false => format!("error: {e}"),
    }
}

fn print(args: &Args, summary: &Summary, interrupt: &Interrupt) -> Result<(), String> {
    let text = match args.json {
        true => summary.json(),
        false => summary.text(),
    };
    if args.output() == "-" {
        driver::report(text.trim_end());
        return Ok(());
    }
    driver::write_output("-", text.as_bytes(), interrupt).map_err(|e| e.to_string())
}

fn deltas(args: &Args) -> Result<Vec<&'static dyn Delta>, String> {
    for name in args.delta_passes.iter().chain(&args.skip_delta_passes) {
        if delta::by_name(name).is_none() {
            let all = delta::ALL.iter().map(|d| d.name());
            let near = tandem_ir::diag::nearest(name, all);
            let hint = near.map_or_else(String::new, |n| format!("; did you mean '{n}'?"));
            return Err(format!(
                "error: unknown delta '{name}'{hint} (see --print-delta-passes)"
            ));
        }
    }
    let chosen = |d: &&&'static dyn Delta| {
        let named = |list: &[String]| list.iter().any(|n| n == d.name());
        (args.delta_passes.is_empty() || named(&args.delta_passes))
            && !named(&args.skip_delta_passes)
    };
    Ok(delta::ALL.iter().filter(chosen).copied().collect())
}

fn hunt(args: &Args, module: &Module, interrupt: &Interrupt) -> Result<Hunt, String> {
    let limit = Duration::from_secs_f64(args.time_limit);
    let groups = Groups::new(interrupt);
    let no_scratch = |e: std::io::Error| format!("error: no scratch folder: {}", driver::plain(&e));
    if let Some(script) = &args.test {
        let p = Script::new(script, &args.test_arg, limit, groups).map_err(no_scratch)?;
        let words = [std::slice::from_ref(script), &args.test_arg[..]].concat();
        let name = format!("the test '{}' exits with 0", words.join(" "));
        return Ok(Hunt::Other(Box::new(p), name));
    }
    if let Some(command) = &args.test_server {
        let p = Server::new(command, limit, groups).map_err(no_scratch)?;
        let name = format!("the test server '{command}' says so");
        return Ok(Hunt::Other(Box::new(p), name));
    }
    if let Some(command) = &args.crash {
        let p = SameEnd::pin(command, limit, groups, module)?;
        let name = format!("'{command}' ends with {}", p.wanted);
        return Ok(Hunt::Other(Box::new(p), name));
    }
    verdict(args, module, interrupt)
}

/// What `--subject` names: the passes of ours, or somebody else's compiler.
fn subject(
    args: &Args,
    interrupt: &Interrupt,
) -> Result<(Vec<String>, Option<Arc<External>>), String> {
    let others = [
        ("--pass", !args.passes.is_empty()),
        ("--launch", args.launch.is_some()),
    ];
    match args.subject.alone(interrupt, &others)? {
        None => Ok((args.passes.clone(), None)),
        Some(Subject::Ours(text)) => Ok((vec![subjects::one_pass(&text)?], None)),
        Some(Subject::External(external)) => match args.opt.first() {
            Some(knob) => Err(format!(
                "error: -opt '{knob}' is about our own passes; the subject does not take it"
            )),
            None => Ok((Vec::new(), Some(external))),
        },
    }
}

fn verdict(args: &Args, module: &Module, interrupt: &Interrupt) -> Result<Hunt, String> {
    #[cfg_attr(not(feature = "defects"), expect(unused_mut))]
    let mut options = super::options(&args.opt)?;
    #[cfg(feature = "defects")]
    if let Some(name) = &args.defect {
        crate::reducing::seeded::switch_on(&mut options, name)?;
    }
    let (passes, external) = subject(args, interrupt)?;
    let foreign = external.is_some();
    let base = Judging {
        options,
        subject: external,
        answer: None,
        pipelines: None,
        passes,
        config: Config {
            inputs: args.inputs,
            seed: args.seed,
            validator: Judging::validator(args.smt_rlimit),
            ..Config::default()
        },
        function: None,
        knobs: args.opt.clone(),
    };
    let say = |e: crate::judge::Error| format!("error: {e}");
    if let Some(forms) = base.passes.first().and_then(|p| selection::asked(p)) {
        if args.launch.is_some() {
            return Err("error: --launch is about a pass, and isel is none".into());
        }
        let pinned = SameSelection::pin(&base, &forms, module, args.signature.as_ref());
        let hunt = pinned.map_err(say)?.ok_or(
            "error: the input is not interesting: the judge finds nothing wrong with its PTX (see 'tandem check --pass isel')",
        )?;
        let name = format!("same failure: {}", hunt.words());
        return Ok(Hunt::Other(Box::new(hunt), name));
    }
    if let Some(path) = &args.launch {
        return match by_launch(&base, module, path)? {
            Some(hunt) => Ok(hunt),
            None => Err(format!(
                "error: the input is not interesting: the result on '{path}' is the same after every pass"
            )),
        };
    }
    let pinned = SameVerdict::pin(&base, module, args.signature.as_ref()).map_err(say)?;
    if let Some(v) = pinned {
        return Ok(Hunt::Verdict(Box::new(v)));
    }
    let beside = files::launch_beside(args.file.as_deref().unwrap_or("-"));
    let beside = beside.filter(|_| args.signature.is_none() && !foreign);
    let on_data = match &beside {
        Some(path) => by_launch(&base, module, &path.display().to_string())?,
        None => None,
    };
    match on_data {
        Some(hunt) => Ok(hunt),
        None => Err(match &args.signature {
            Some(s) => format!("error: the input is not interesting: the judge does not find {s}"),
            None => "error: the input is not interesting: the judge finds nothing wrong (see 'tandem check'; \
                     --test SCRIPT says otherwise what is interesting)"
                .into(),
        }),
    }
}

/// The failure that shows on a launch description, if one does; the description is made small for the input.
fn by_launch(base: &Judging, module: &Module, path: &str) -> Result<Option<Hunt>, String> {
    let text = driver::read_input(path).map_err(|e| e.to_string())?;
    let description = Description::parse(&text, path).map_err(|e| e.to_string())?;
    let pinned = SameLaunch::pin(base, module, &description).map_err(|e| format!("error: {e}"))?;
    Ok(pinned.map(|mut hunt| {
        hunt.simplify(module);
        Hunt::Launch(Box::new(hunt))
    }))
}
