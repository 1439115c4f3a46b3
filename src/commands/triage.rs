//! `tandem triage`: from a failing file to an understood bug, in a folder of its own.
//!
//! The command chooses what is replayed (`chosen`) and writes down what came of it (`answers`); the work is in
//! `crate::triage`. Passes that are asked for are looked at in order; without any, first all on functions, then all on
//! modules. For PTX, whatever has a name that ends in `.ptx`, they are those on machine functions. If each pass is right by
//! itself, the pass manager is held against the passes one by one (`manager`, `pipelines::locate`). A compiler that is not
//! ours (`--subject`) and instruction selection have no passes to look at (`translators`).
//!
//! ```text
//!   parent:  triage FILE ------ reads the journal, finds the step that hung or crashed
//!               |  starts
//!   child:   triage FILE --journal J --patience MS      runs the pipeline, writes what comes next into J
//! ```
//!
//! The pipeline runs in a child of this command first, so that a pass that hangs, or takes its process along, is
//! located too; `--hang-time 0` does without. The hidden options `--journal` and `--patience` are what makes a process
//! that child.
//!
//! Exit codes: 0 if nothing is wrong, 1 with a finding, 2 for wrong arguments or input.
//!
//! **Invariant:** an existing folder is never overwritten without `--replace`.

mod answers;
mod chosen;
mod manager;
mod translators;

use crate::formats::Format;
use crate::judge::{self, Judging};
use crate::parent;
use crate::reducing::child::Groups;
use crate::subjects::{Subject as Judged, SubjectArgs};
use crate::triage::isolated::{Errand, Isolation};
use crate::triage::known::{Date, Known};
use crate::triage::stage::Replayed;
use crate::triage::{self, Bug, Case, Settings, folder, isolated};
use answers::{done, nothing};
use chosen::{groups, made, skipped};
use manager::of_manager;
use std::path::{Path, PathBuf};
use std::process::Command;
use std::time::Duration;
use tandem_ir::machine::MModule;
use tandem_optimized::driver::{self, EXIT_FINDING, EXIT_GOOD, Interrupt};
use translators::{of_foreign, of_selection};

/// Arguments of `tandem triage`.
#[derive(clap::Args, Clone, Debug)]
pub struct Args {
    /// LLVM assembly on which something is wrong; or PTX, by its name
    #[arg(value_name = "FILE")]
    pub file: String,
    /// The pass that is wrong, if it is known, with parameters as in a pipeline; isel, `isel<production>` and `isel<reference>` are
    /// instruction selection
    #[arg(long, value_name = "NAME", conflicts_with = "passes")]
    pub pass: Option<String>,
    /// The pipeline on which it goes wrong; default: every pass that exists in both forms
    #[arg(long, value_name = "PIPELINE")]
    pub passes: Option<String>,
    /// The pipeline of a level (O0 to O3, Ofcmax, Ofcmid, Ofcmin)
    #[arg(long, value_name = "LEVEL", conflicts_with_all = ["pass", "passes", "function"], value_parser = ["O0", "O1", "O2", "O3", "Ofcmax", "Ofcmid", "Ofcmin"])]
    pub level: Option<String>,
    /// Look at those passes of the level that are built, and say which are not
    #[arg(long = "skip-unbuilt", requires = "level")]
    pub skip_unbuilt: bool,
    /// The compiler
    #[command(flatten)]
    pub subject: SubjectArgs,
    /// Look only at the function of this name
    #[arg(long, value_name = "NAME")]
    pub function: Option<String>,
    /// Knobs of the production passes
    #[arg(long = "opt", value_name = "KNOBS", allow_hyphen_values = true)]
    pub opt: Vec<String>,
    /// Folder to write; default: FILE's name with .triage at the end, in the working folder
    #[arg(short = 'o', long = "output", value_name = "DIR")]
    pub output: Option<PathBuf>,
    /// Replace the folder of an earlier triage
    #[arg(long)]
    pub replace: bool,
    /// Known failures: a TOML file, or a folder of them
    #[arg(long, value_name = "PATH")]
    pub known: Option<PathBuf>,
    /// Where the regression goes; default: corpus/regressions if there is a folder corpus, else into DIR
    #[arg(long, value_name = "DIR")]
    pub regressions: Option<PathBuf>,
    /// Write no regression
    #[arg(long)]
    pub no_regression: bool,
    /// Do not shrink the program
    #[arg(long)]
    pub no_reduce: bool,
    /// Most questions that shrinking may ask
    #[arg(long, default_value_t = 20_000, value_name = "N")]
    pub reduce_steps: u64,
    /// Inputs on which results are compared
    #[arg(long, default_value_t = 48, value_name = "N", value_parser = clap::value_parser!(u64).range(0..=1_000_000))]
    pub inputs: u64,
    /// Seed of the inputs
    #[arg(long, default_value_t = 1, value_name = "N")]
    pub seed: u64,
    /// Resource units of the solver (Z3's rlimit) that the validator may use for one question; 0 does without it
    #[arg(long, default_value_t = judge::SMT_RLIMIT, value_name = "UNITS")]
    pub smt_rlimit: u64,
    /// Seconds of processor time after which a pass that reports no step counts as hanging; 0 looks at it in this
    /// process only, which hangs or dies with it
    #[arg(long, default_value_t = 10, value_name = "SECONDS", value_parser = clap::value_parser!(u64).range(0..=86_400))]
    pub hang_time: u64,
    /// Seeded defect that the production pass has
    #[cfg(feature = "defects")]
    #[arg(long, value_name = "NAME")]
    pub defect: Option<String>,
    /// Only run the pipeline, and write down here what comes next; the children of the command do that
    #[arg(long, hide = true, value_name = "JOURNAL", requires = "patience")]
    pub journal: Option<PathBuf>,
    /// Processor time without a line in the journal after which the run is ended, in milliseconds
    #[arg(long, hide = true, value_name = "MS", requires = "journal")]
    pub patience: Option<u64>,
    /// The date that counts for the expiry of known failures; default: today
    #[arg(long, value_name = "YYYY-MM-DD")]
    pub today: Option<Date>,
    /// Print what was found out as JSON
    #[arg(long)]
    pub json: bool,
    /// Print it in another form
    #[arg(long, value_enum, value_name = "FORM")]
    pub format: Option<Format>,
}

/// Runs the command; the result is the exit code.
///
/// # Errors
/// One line for the user.
pub fn run(args: &Args, interrupt: &Interrupt) -> Result<i32, String> {
    let format = Format::chosen(args.format, args.json)?;
    if args.json != (format == Format::Json) {
        // Said in the other way.
        let args = Args {
            json: true,
            format: None,
            ..args.clone()
        };
        return run(&args, interrupt);
    }
    let output = args
        .output
        .clone()
        .unwrap_or_else(|| default_output(&args.file));
    if args.journal.is_none() {
        folder::check(&output, args.replace)?;
    }
    let judging = judging(args)?;
    if driver::ptx::is_ptx(&args.file) {
        let module = ptx(args, interrupt)?;
        return on_program(args, &judging, &module, &output, interrupt, &|| Ok(None));
    }
    let of_ours = [
        ("--pass", args.pass.is_some()),
        ("--passes", args.passes.is_some()),
        ("--level", args.level.is_some()),
        ("--function", args.function.is_some()),
        ("-opt", !args.opt.is_empty()),
        ("--regressions", args.regressions.is_some()),
    ];
    match args.subject.alone(interrupt, &of_ours)? {
        Some(Judged::External(subject)) => {
            return of_foreign(args, &judging, &subject, &output, interrupt);
        }
        Some(Judged::Ours(pipeline)) => {
            let ours = Args {
                passes: Some(pipeline),
                subject: SubjectArgs::default(),
                ..args.clone()
            };
            return run(&ours, interrupt);
        }
        None => {}
    }
    let module = driver::load_module(&args.file).map_err(|e| e.to_string())?;
    if let Some(forms) = args.pass.as_deref().and_then(judge::selection::asked) {
        return of_selection(args, &judging, &module, &forms, &output, interrupt);
    }
    let of_manager = || of_manager(args, &judging, &module, &skipped(args)?);
    on_program(args, &judging, &module, &output, interrupt, &of_manager)
}

/// Reads a program in PTX.
fn ptx(args: &Args, interrupt: &Interrupt) -> Result<MModule, String> {
    let not_for_ptx = [
        ("--passes", args.passes.is_some() && args.journal.is_none()),
        ("--level", args.level.is_some()),
        ("--subject", args.subject.alone(interrupt, &[])?.is_some()),
    ];
    let file = &args.file;
    if let Some((option, _)) = not_for_ptx.iter().find(|o| o.1) {
        return Err(format!("error: {option} is for LLVM IR; '{file}' is PTX"));
    }
    driver::ptx::load(file).map_err(|e| e.to_string())
}

fn no_function(args: &Args, name: &str) -> String {
    format!(
        "error: {}: there is no function '{name}' with a body",
        args.file
    )
}

/// Triages what our passes make of a program; what is told in the end if each is right by itself is `otherwise`, if anything.
fn on_program<P: Replayed>(
    args: &Args,
    judging: &Judging,
    program: &P,
    output: &Path,
    interrupt: &Interrupt,
    otherwise: &dyn Fn() -> Result<Option<String>, String>,
) -> Result<i32, String> {
    let skipped = skipped(args)?;
    let [first, then] = groups::<P>(args)?;
    let first = (made(judging, &first)?, first);
    let known = known(args)?;
    if let Some(f) = args.function.as_ref().filter(|f| !program.has_body_of(f)) {
        return Err(no_function(args, f));
    }
    let case = |stages| Case {
        program,
        file: &args.file,
        stages,
        judging,
    };
    let settings = Settings {
        reduce: !args.no_reduce,
        reduce_steps: args.reduce_steps,
        known: &known,
        today: args.today.unwrap_or_else(Date::today),
    };
    // A pass that panics is what is looked at, many times over, and is reported as that.
    std::panic::set_hook(Box::new(|_| {}));
    if let (Some(journal), Some(patience)) = (&args.journal, args.patience) {
        let patience = Duration::from_millis(patience);
        isolated::child(&case(&first.0), journal, patience)
            .map_err(|e| format!("error: {}: {}", journal.display(), driver::plain(&e)))?;
        return Ok(EXIT_GOOD);
    }
    let then = (made(judging, &then)?, then);
    for (stages, names) in [&first, &then] {
        let case = case(stages);
        if let Some(bug) = find(args, names, &case, &settings, interrupt)? {
            let bug = (bug.as_ref(), &skipped);
            return done(args, &case.about(), bug, output, interrupt);
        }
    }
    if let Some(finding) = otherwise()? {
        driver::write_output("-", finding.as_bytes(), interrupt).map_err(|e| e.to_string())?;
        return Ok(EXIT_FINDING);
    }
    nothing(args, &skipped, interrupt)
}

/// The failures that are known.
fn known(args: &Args) -> Result<Known, String> {
    match &args.known {
        Some(p) => Known::load(p),
        None if Path::new(KNOWN).exists() => Known::load(Path::new(KNOWN)),
        None => Ok(Known::default()),
    }
}

/// Triages a pipeline, in children first unless they are not wanted.
fn find<P: Replayed>(
    args: &Args,
    names: &[String],
    case: &Case<'_, P>,
    settings: &Settings<'_>,
    interrupt: &Interrupt,
) -> Result<Option<Box<dyn Bug>>, String> {
    match args.hang_time {
        0 => Ok(triage::triage(case, settings)),
        _ if names.is_empty() => Ok(None),
        n => {
            let patience = Duration::from_secs(n);
            in_children(args, names, case, settings, patience, interrupt)
        }
    }
}

/// Triages with children of this command to run the pipeline in.
fn in_children<P: Replayed>(
    args: &Args,
    names: &[String],
    case: &Case<'_, P>,
    settings: &Settings<'_>,
    patience: Duration,
    interrupt: &Interrupt,
) -> Result<Option<Box<dyn Bug>>, String> {
    let tool = std::env::current_exe().map_err(|e| {
        format!(
            "error: this command does not find itself: {}",
            driver::plain(&e)
        )
    })?;
    let command = |errand: &Errand<'_>| {
        let mut command = Command::new(&tool);
        parent::binds(command.arg("triage").arg(errand.program));
        command.arg("--journal").arg(errand.journal);
        let patience = errand.patience.as_millis().to_string();
        command.args(["--patience", &patience]);
        match errand.pass {
            Some(pass) => command.args(["--pass", pass]),
            None => command.args(["--passes", &names.join(",")]),
        };
        if let (None, Some(f)) = (errand.pass, &args.function) {
            command.args(["--function", f]);
        }
        for knobs in &args.opt {
            command.args(["--opt", knobs]);
        }
        #[cfg(feature = "defects")]
        if let Some(defect) = &args.defect {
            command.args(["--defect", defect]);
        }
        command
    };
    let isolation = Isolation::new(&command, patience, Groups::new(interrupt))?;
    isolated::triage(case, settings, &isolation)
}

/// Where known failures lie in a repository.
const KNOWN: &str = "corpus/known";

fn default_output(file: &str) -> PathBuf {
    let stem = Path::new(file)
        .file_stem()
        .map_or("stdin".into(), |s| s.to_string_lossy());
    PathBuf::from(format!("{stem}.triage"))
}

fn judging(args: &Args) -> Result<Judging, String> {
    #[cfg_attr(not(feature = "defects"), expect(unused_mut))]
    let mut options = super::options(&args.opt)?;
    #[cfg(feature = "defects")]
    if let Some(name) = &args.defect {
        match tandem_optimized::defects::lookup_manager(name) {
            Some(d) => options.defects = tandem_optimized::defects::Defects::only(d.id),
            None => drop(crate::reducing::seeded::switch_on(&mut options, name)?),
        }
    }
    let thorough = Judging::thorough();
    Ok(Judging {
        options,
        knobs: args.opt.clone(),
        function: args.function.clone(),
        config: tandem_oracle::freerun::Config {
            inputs: args.inputs,
            seed: args.seed,
            validator: Judging::validator(args.smt_rlimit),
            ..thorough.config
        },
        ..thorough
    })
}
