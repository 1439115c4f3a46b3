//! `tandem triage`: from a failing file to an understood bug, in a folder of its own.
//!
//! The command chooses what is replayed and writes down what came of it; the work is in `crate::triage`. Passes that
//! are asked for are looked at in order; without any, first all on functions, then all on modules. For PTX, whatever
//! has a name that ends in `.ptx`, they are those on machine functions. If each pass is right by itself, the pass
//! manager is held against the passes one by one (`pipelines::locate`). A compiler that is not ours (`--subject`) goes
//! to `triage::foreign`.
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

use crate::formats::{self, Format, Level as Severity};
use crate::judge::selection::Form;
use crate::judge::{self, Judging};
use crate::parent;
use crate::pipelines::check::check;
use crate::pipelines::expect::Order;
use crate::pipelines::{Named, Subject, Unjudged, draw};
use crate::reducing::child::Groups;
use crate::registry::Language;
use crate::subjects::{External, Subject as Judged, SubjectArgs};
use crate::triage::isolated::{Errand, Isolation};
use crate::triage::journal::Entry;
use crate::triage::known::{Date, Known};
use crate::triage::stage::{Replayed, Stage, stages};
use crate::triage::{self, About, Bug, Case, Settings, folder, foreign, isolated, selection};
use std::path::{Path, PathBuf};
use std::process::Command;
use std::time::Duration;
use tandem_ir::Module;
use tandem_ir::machine::MModule;
use tandem_ir::passes::{PASSES, PassId, Unit};
use tandem_optimized::driver::{self, EXIT_FINDING, EXIT_GOOD, Interrupt};
use tandem_optimized::pipeline::level::Level;
use tandem_optimized::pipeline::{self, Step};
use tandem_oracle::verdict::Verdict;

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
        return Err(format!(
            "error: {}: there is no function '{f}' with a body",
            args.file
        ));
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

/// The passes to look at, in two parts: those that are asked for; or else every pass on functions, and then, unless it is about
/// one function, every pass on modules. Machine functions have no modules.
fn groups<P: Replayed>(args: &Args) -> Result<[Vec<String>; 2], String> {
    let asked = match (P::LANGUAGE, &args.passes) {
        // Only a child is given a list of passes on machine functions.
        (Language::Ptx, Some(list)) => list.split(',').map(str::to_owned).collect(),
        _ => passes(args)?,
    };
    if !asked.is_empty() {
        return Ok([asked, Vec::new()]);
    }
    let all = |unit: &[Unit]| of_table(|p| unit.contains(&p.unit));
    Ok(match P::LANGUAGE {
        Language::Ptx => [all(&[Unit::Machine]), Vec::new()],
        Language::Ir if args.function.is_some() => [all(&[Unit::Function]), Vec::new()],
        Language::Ir => [
            all(&[Unit::Function]),
            all(&[Unit::Module, Unit::Scc, Unit::Loop]),
        ],
    })
}

/// The passes of the level that is asked for that are not looked at.
fn skipped(args: &Args) -> Result<Unjudged, String> {
    let level = subject(args).filter(|_| args.level.is_some());
    level.map_or_else(
        || Ok(Unjudged::default()),
        |s| Unjudged::of(&s, args.skip_unbuilt),
    )
}

/// The failures that are known.
fn known(args: &Args) -> Result<Known, String> {
    match &args.known {
        Some(p) => Known::load(p),
        None if Path::new(KNOWN).exists() => Known::load(Path::new(KNOWN)),
        None => Ok(Known::default()),
    }
}

/// Triages what a compiler that is not ours makes of a program.
fn of_foreign(
    args: &Args,
    judging: &Judging,
    subject: &External,
    output: &Path,
    interrupt: &Interrupt,
) -> Result<i32, String> {
    let known = known(args)?;
    let module = driver::load_module(&args.file).map_err(|e| e.to_string())?;
    let case = foreign::Case {
        module: &module,
        file: &args.file,
        subject,
        judging,
        reduce: !args.no_reduce,
        reduce_steps: args.reduce_steps,
        known: &known,
        today: args.today.unwrap_or_else(Date::today),
    };
    let Some(bug) = foreign::triage(&case) else {
        // A subject that makes nothing of the program did nothing wrong with it, and nothing right.
        if let Err(trouble) = subject.run(&module) {
            return Err(format!("error: {}: {trouble}", args.file));
        }
        return nothing(args, &Unjudged::default(), interrupt);
    };
    let files = foreign::files(&case, &bug);
    folder::write(output, &files)?;
    let finding = &bug.finding;
    let found = Found {
        suite: subject.name.clone(),
        verdict: finding.verdict.into(),
        function: finding.function.clone(),
        message: finding.message.clone(),
        signature: bug.signature.to_string(),
        report: output.join(folder::REPORT).display().to_string(),
    };
    let text = match (
        formatted(args, Some(found), &Unjudged::default()),
        args.json,
    ) {
        (Some(text), _) => text,
        (None, true) => {
            let data = files.iter().find(|f| f.0 == folder::DATA);
            data.map_or_else(String::new, |f| f.1.clone())
        }
        (None, false) => {
            let at = match &bug.place {
                Some(e) => format!("{} of {}; {}", e.number, bug.of, bug.how),
                None => bug.how.clone(),
            };
            let reduced = bug.shrunk.as_ref().map_or_else(String::new, |s| {
                let (before, after) = s.instructions;
                format!("reduced     {before} to {after} instructions\n")
            });
            format!(
                "{}: {}\n  {}\nsignature   {}\nstanding    {}\nexecution   {at}\n{reduced}shown by    {}\nreport      {}\n",
                args.file,
                bug.headline(),
                bug.finding.message,
                bug.signature,
                bug.standing.words(),
                bug.subject.shown("before.ll", "after.ll"),
                output.join(folder::REPORT).display(),
            )
        }
    };
    driver::write_output("-", text.as_bytes(), interrupt).map_err(|e| e.to_string())?;
    Ok(EXIT_FINDING)
}

/// Triages what forms of instruction selection make of a program.
fn of_selection(
    args: &Args,
    judging: &Judging,
    module: &Module,
    forms: &[Form],
    output: &Path,
    interrupt: &Interrupt,
) -> Result<i32, String> {
    let known = known(args)?;
    let settings = selection::Settings {
        reduce: (!args.no_reduce).then_some(args.reduce_steps),
        known: &known,
        today: args.today.unwrap_or_else(Date::today),
    };
    let found = selection::triage(judging, forms, module, &settings);
    let Some(bug) = found.map_err(|e| format!("error: {e}"))? else {
        return nothing(args, &Unjudged::default(), interrupt);
    };
    let about = About {
        file: &args.file,
        judging,
    };
    folder::write(output, &bug.files(&about))?;
    let report = output.join(folder::REPORT).display().to_string();
    let found = Found {
        suite: bug.signature.pass.clone(),
        verdict: bug.finding.verdict.into(),
        function: bug.finding.function.clone(),
        message: bug.finding.message.clone(),
        signature: bug.signature.to_string(),
        report: report.clone(),
    };
    let text = match (
        formatted(args, Some(found), &Unjudged::default()),
        args.json,
    ) {
        (Some(text), _) => text,
        (None, true) => format!("{:#}\n", bug.json(&about)),
        (None, false) => bug.words(&about, &report),
    };
    driver::write_output("-", text.as_bytes(), interrupt).map_err(|e| e.to_string())?;
    Ok(EXIT_FINDING)
}

/// The pipeline that is asked for as such, if one is.
fn subject(args: &Args) -> Option<Subject> {
    let named = match (&args.level, &args.passes) {
        (Some(name), _) => Named::Level(Level::of_name(name)?),
        (None, Some(text)) => Named::Text(text.clone()),
        (None, None) => return None,
    };
    Some(Subject {
        knobs: args.opt.clone(),
        ..Subject::new(named)
    })
}

/// Where no pass is wrong by itself: what the pass manager makes of the pipeline against the passes one by one, with entry,
/// pass, function and execution.
fn of_manager(
    args: &Args,
    judging: &Judging,
    module: &Module,
    skipped: &Unjudged,
) -> Result<Option<String>, String> {
    let Some(subject) = subject(args) else {
        return Ok(None);
    };
    let subject = Subject {
        defects: judging.options.defects.clone(),
        ..subject
    };
    // A list of passes that is no pipeline for the compiler was replayed as it stands.
    if subject.pipeline().is_err() {
        return Ok(None);
    }
    let Err(f) = check(module, &subject, draw::seed_of(module)) else {
        return Ok(None);
    };
    if args.json {
        let all = serde_json::json!({
            "tool": "tandem triage",
            "schema": formats::SCHEMA,
            "version": env!("CARGO_PKG_VERSION"),
            "pipeline": subject.to_string(),
            "cause": f.cause,
            "pass": f.pass,
            "message": f.message,
        });
        return Ok(Some(with_skipped(all, skipped)));
    }
    let again = format!("tandemc {subject} '{}'", args.file);
    let (file, cause) = (&args.file, f.cause);
    let skipped = skipped.line().map_or_else(String::new, |l| l + "\n");
    Ok(Some(format!(
        "{file}: every pass is right by itself, and the pass manager is not: {cause}\n  {}\nreproduce   {again}\n{skipped}",
        f.message
    )))
}

/// The names of passes of the table, in its order.
fn of_table(wanted: impl Fn(&PassId) -> bool) -> Vec<String> {
    let all = PASSES.iter().filter(|p| wanted(p));
    all.map(|p| p.name.to_owned()).collect()
}

/// The passes in both forms.
fn made<P: Replayed>(
    judging: &Judging,
    texts: &[String],
) -> Result<Vec<Box<dyn Stage<P>>>, String> {
    stages(judging, texts).map_err(|e| format!("error: {e}"))
}

/// A report, with the passes of the pipeline that it says nothing about.
fn with_skipped(mut report: serde_json::Value, skipped: &Unjudged) -> String {
    if !skipped.names.is_empty() {
        report["skipped"] = skipped.names.clone().into();
    }
    format!("{report:#}\n")
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

fn stopped(at: &Entry) -> String {
    format!("stopped     {}", at.place())
}

/// Leaves the report and the regression of a bug.
fn done(
    args: &Args,
    case: &About<'_>,
    (bug, skipped): (&dyn Bug, &Unjudged),
    output: &Path,
    interrupt: &Interrupt,
) -> Result<i32, String> {
    folder::write(output, &bug.files(case))?;
    let regression = match args.no_regression {
        true => None,
        false => Some(folder::write_regression(
            &bug.regression(case),
            &regressions(args, output),
        )?),
    };
    let finding = bug.finding();
    let found = Found {
        suite: bug.signature().pass.clone(),
        verdict: finding.verdict.name().into(),
        function: finding.function.clone(),
        message: finding.message.clone(),
        signature: bug.signature().to_string(),
        report: output.join(folder::REPORT).display().to_string(),
    };
    let text = formatted(args, Some(found), skipped);
    let text =
        text.unwrap_or_else(|| text_of(args, (bug, skipped), (output, regression.as_deref())));
    driver::write_output("-", text.as_bytes(), interrupt).map_err(|e| e.to_string())?;
    Ok(EXIT_FINDING)
}

/// What forms for other programs say of a bug.
struct Found {
    suite: String,
    verdict: String,
    function: String,
    message: String,
    signature: String,
    report: String,
}

/// The report in the form that is asked for, if that is one for other programs.
fn formatted(args: &Args, found: Option<Found>, skipped: &Unjudged) -> Option<String> {
    let (suite, verdict) = match &found {
        Some(f) => (f.suite.clone(), f.verdict.clone()),
        None => ("triage".into(), GOOD.into()),
    };
    let findings = found.map(|f| formats::Finding {
        level: match f.verdict == Verdict::Suspect.name() {
            true => Severity::Warning,
            false => Severity::Error,
        },
        rule: f.verdict,
        file: args.file.clone(),
        place: formats::place(&args.file, &f.function),
        function: f.function,
        message: f.message,
        detail: vec![f.signature, format!("report     {}", f.report)],
    });
    let case = formats::Case {
        suite,
        name: args.file.clone(),
        verdict,
        findings: findings.into_iter().collect(),
    };
    let cases: Vec<_> = [case].into_iter().chain(skipped.case(&args.file)).collect();
    formats::render(args.format?, "tandem triage", &cases)
}

/// The verdict on a file with which nothing is wrong.
const GOOD: &str = "good";

fn nothing(args: &Args, skipped: &Unjudged, interrupt: &Interrupt) -> Result<i32, String> {
    let text = match (formatted(args, None, skipped), args.json) {
        (Some(text), _) => text,
        (None, true) => {
            let all = serde_json::json!({
                "tool": "tandem triage",
                "schema": formats::SCHEMA,
                "version": env!("CARGO_PKG_VERSION"),
                "file": args.file,
                "verdict": GOOD,
                "signature": null,
            });
            with_skipped(all, skipped)
        }
        (None, false) => match skipped.line() {
            None => format!(
                "{}: nothing is wrong with it as far as the judge can see\n",
                args.file
            ),
            Some(line) => format!(
                "{}: nothing is wrong with what was judged of it, as far as the judge can see\n{line}\n",
                args.file
            ),
        },
    };
    driver::write_output("-", text.as_bytes(), interrupt).map_err(|e| e.to_string())?;
    Ok(EXIT_GOOD)
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

fn regressions(args: &Args, output: &Path) -> PathBuf {
    match &args.regressions {
        Some(p) => p.clone(),
        None if Path::new("corpus").is_dir() => PathBuf::from("corpus/regressions"),
        None => output.join("regressions"),
    }
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

fn passes(args: &Args) -> Result<Vec<String>, String> {
    if let Some(p) = &args.pass {
        return Ok(vec![p.clone()]);
    }
    if let Some(subject) = subject(args).filter(|_| args.level.is_some()) {
        let p = subject.pipeline().map_err(|e| format!("error: {e}"))?;
        let order = Order::of(&p.elements, p.phase_two);
        return Ok(order.places().map(|p| p.params.spelled()).collect());
    }
    let Some(text) = &args.passes else {
        return Ok(Vec::new());
    };
    let steps = pipeline::parse(text).map_err(|e| format!("error: {e}"))?;
    let all: Vec<String> = steps.iter().filter_map(Step::spelled).collect();
    match all.is_empty() {
        true => Err(format!("error: the pipeline '{text}' has no pass")),
        false => Ok(all),
    }
}

/// What is told at the end: what it is, where it is, what was reduced, who says so, and the files.
fn text_of(
    args: &Args,
    (bug, skipped): (&dyn Bug, &Unjudged),
    (output, regression): (&Path, Option<&Path>),
) -> String {
    if args.json {
        let mut json = bug.json();
        json["folder"] = output.display().to_string().into();
        json["regression"] = regression.map(|p| p.display().to_string()).into();
        return with_skipped(json, skipped);
    }
    let p = bug.place();
    let mut lines = vec![
        format!("{}: {}", args.file, bug.headline()),
        format!("  {}", bug.finding().message),
        format!("signature   {}", bug.signature()),
        format!("standing    {}", bug.standing().words()),
        format!(
            "execution   {} ({} on {}); {}",
            p.numbers(),
            p.pass,
            p.on(),
            p.how
        ),
    ];
    lines.extend(bug.reduction().map(|r| {
        let (before, after) = r.instructions;
        format!("reduced     {before} to {after} instructions")
    }));
    lines.extend(bug.stopped().map(stopped));
    for o in bug.opinions() {
        let says = serde_json::to_value(o.says).ok();
        let says = says.as_ref().and_then(|s| s.as_str()).unwrap_or("");
        lines.push(format!("{:<16} {says:<8} {}", o.oracle, o.words));
    }
    if let Some(b) = bug.blamed() {
        let line = b.line.map_or_else(String::new, |n| format!(", line {n}"));
        lines.push(format!("instruction {}{line}", b.instruction));
        lines.push(format!("registers   {}", b.registers.join(", ")));
        lines.extend(b.source.iter().map(|s| format!("source      {s}")));
    }
    let report = output.join(folder::REPORT);
    lines.push(format!("report      {}", report.display()));
    lines.extend(regression.map(|r| format!("regression  {}", r.display())));
    lines.extend(skipped.line());
    lines.join("\n") + "\n"
}
