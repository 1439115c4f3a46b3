//! `tandem tune`: two settings of the knobs against each other.

use super::side_by_side;
use crate::files;
use crate::formats::{self, Case, Finding, Format, Level};
use crate::judge::Judging;
use crate::subjects::SubjectArgs;
use crate::tune::setting::Setting;
use crate::tune::{FileTuning, Tuning, file, page, text};
use tandem_optimized::driver::{self, EXIT_FINDING, EXIT_GOOD, EXIT_USAGE, Interrupt};
use tandem_optimized::pipeline;
use tandem_oracle::freerun::Config;

/// Arguments of `tandem tune`.
#[derive(clap::Args, Debug)]
pub struct Args {
    /// Two settings, each TOML with one knob = value per line, unless compilers are compared; then LLVM assembly files, or
    /// folders with such files; kernels with a launch.json beside them are run on it
    #[arg(required = true, value_name = "A.toml B.toml FILE|FOLDER")]
    pub given: Vec<String>,
    /// The compiler that is A.
    #[command(flatten)]
    pub subject: SubjectArgs,
    /// Compare this compiler, as --subject takes it, with the one of --subject: the other is A, this is B
    #[arg(long, value_name = "SUBJECT", requires = "subject")]
    pub against: Option<String>,
    /// Also measure how long compilation takes
    #[arg(long)]
    pub time_report: bool,
    /// The pipeline of a setting that names none by 'passes = "…"'; default: every pass that is on
    #[arg(long, value_name = "PIPELINE")]
    pub passes: Option<String>,
    /// Runs per kernel or function, each under its own seed and schedule
    #[arg(long, default_value_t = 6, value_name = "N", value_parser = clap::value_parser!(u64).range(1..=10_000))]
    pub samples: u64,
    /// Do not count branches and divergent branches
    #[arg(long)]
    pub no_divergence: bool,
    /// Inputs on which the judge compares results
    #[arg(long, default_value_t = 24, value_name = "N", value_parser = clap::value_parser!(u64).range(0..=1_000_000))]
    pub inputs: u64,
    /// Resource units of the solver (Z3's rlimit) that the validator may use for one question; 0 does without it
    #[arg(long, default_value_t = 6_000_000, value_name = "UNITS")]
    pub smt_rlimit: u64,
    /// Files side by side
    #[arg(short = 'j', long = "jobs", value_name = "N", value_parser = clap::value_parser!(u32).range(1..=1024))]
    pub jobs: Option<u32>,
    /// Write the comparison as a page to this file
    #[arg(long, value_name = "FILE.html")]
    pub html: Option<String>,
    /// Print the comparison as JSON
    #[arg(long)]
    pub json: bool,
    /// Print what is wrong in another form
    #[arg(long, value_enum, value_name = "FORM")]
    pub format: Option<Format>,
    /// Write the comparison to a file instead of standard output
    #[arg(short = 'o', long = "output", default_value = "-", value_name = "OUT")]
    pub output: String,
}

/// Runs the command; the result is the exit code.
///
/// # Errors
/// One line for the user.
pub fn run(args: &Args, interrupt: &Interrupt) -> Result<i32, String> {
    let format = Format::chosen(args.format, args.json)?;
    let (mut a, mut b, paths) = compared(args, interrupt)?;
    let steps = match &args.passes {
        Some(text) => pipeline::parse(text).map_err(|e| format!("error: {e}"))?,
        None => Vec::new(),
    };
    for s in [&mut a, &mut b] {
        if args.passes.is_none() && s.steps.is_none() {
            s.steps = Some(s.every_pass());
        }
    }
    let files = files::modules(paths).map_err(|e| e.to_string())?;
    if files.is_empty() {
        return Err("error: no .ll or .bc file in what was given".into());
    }
    for output in [&args.output].into_iter().chain(&args.html) {
        files::can_take(output, &files)?;
    }
    let tuning = Tuning {
        settings: [&a, &b],
        steps: &steps,
        config: Config {
            inputs: args.inputs,
            validator: Judging::validator(args.smt_rlimit),
            ..Config::default()
        },
        samples: args.samples,
        divergence: !args.no_divergence,
        timed: args.time_report,
    };
    let (done, unreadable) = all(args, &tuning, &files);
    let out = match format {
        Format::Json => text::json(&tuning, &done, &unreadable),
        Format::Text => text::table(&tuning, &done, &unreadable),
        other => formats::render(other, "tandem tune", &cases(&tuning, &done, &unreadable))
            .unwrap_or_default(),
    };
    if let Some(path) = &args.html {
        let page = page::page(&tuning, &done);
        driver::write_output(path, page.as_bytes(), interrupt).map_err(|e| e.to_string())?;
    }
    driver::write_output(&args.output, out.as_bytes(), interrupt).map_err(|e| e.to_string())?;
    let compared = done.iter().any(FileTuning::is_compared);
    if !compared && !done.is_empty() {
        driver::report("nothing was compared: of no file both settings made something");
    }
    Ok(if done.iter().any(FileTuning::has_findings) {
        EXIT_FINDING
    } else if !compared {
        EXIT_USAGE
    } else if unreadable.is_empty() {
        EXIT_GOOD
    } else {
        EXIT_USAGE
    })
}

/// What either setting is wrong about, for other programs.
fn cases(tuning: &Tuning<'_>, files: &[FileTuning], unreadable: &[String]) -> Vec<Case> {
    let of_file = |f: &FileTuning, k: usize| {
        let made = &f.made[k];
        let findings = made.findings.iter();
        Case {
            suite: tuning.settings[k].name.clone(),
            name: f.file.clone(),
            verdict: made.verdict.into(),
            findings: findings.map(|x| error(made.verdict, &f.file, x)).collect(),
        }
    };
    let judged = files.iter().flat_map(|f| [of_file(f, 0), of_file(f, 1)]);
    let unread = unreadable.iter().map(|why| Case {
        suite: "files".into(),
        name: why.clone(),
        verdict: "unreadable".into(),
        findings: vec![error("unreadable", "", why)],
    });
    judged.chain(unread).collect()
}

fn error(rule: &str, file: &str, message: &str) -> Finding {
    Finding {
        level: Level::Error,
        rule: rule.into(),
        file: file.into(),
        place: None,
        function: String::new(),
        message: message.into(),
        detail: Vec::new(),
    }
}

/// What is compared, and on which paths.
fn compared<'a>(
    args: &'a Args,
    interrupt: &Interrupt,
) -> Result<(Setting, Setting, &'a [String]), String> {
    let Some(a) = args
        .subject
        .alone(interrupt, &[("--passes", args.passes.is_some())])?
    else {
        let [a, b, paths @ ..] = &args.given[..] else {
            return Err(
                "error: two settings and files are wanted: A.toml B.toml FILE|FOLDER".into(),
            );
        };
        if paths.is_empty() {
            return Err("error: the following required arguments were not provided: FILE|FOLDER (behind A.toml and B.toml)".into());
        }
        let load = |path: &String| {
            let setting = Setting::load(path)?;
            for w in &setting.warnings {
                driver::report(&format!("warning: {path}: {w}"));
            }
            Ok::<Setting, String>(setting)
        };
        return Ok((load(a)?, load(b)?, paths));
    };
    let Some(against) = &args.against else {
        return Err("error: --subject A wants --against B: two compilers are compared".into());
    };
    let other = SubjectArgs {
        subject: Some(against.clone()),
        ..args.subject.clone()
    };
    let b = other
        .subject(interrupt)
        .map_err(|e| e.replace("--subject", "--against"))?;
    let b = b.ok_or("error: --against names no compiler")?;
    Ok((
        Setting::of_subject(&a)?,
        Setting::of_subject(&b)?,
        &args.given,
    ))
}

/// Compares on every file, several at a time; results are in the order of the files.
fn all(args: &Args, tuning: &Tuning<'_>, files: &[String]) -> (Vec<FileTuning>, Vec<String>) {
    let jobs = args
        .jobs
        .map_or_else(side_by_side::available, |j| j as usize);
    let workers = vec![(); jobs.min(files.len())];
    let all = side_by_side::on_each(files, workers, |(), path| {
        let internal = |why: &str| format!("{path}: internal error: {why}");
        side_by_side::caught(|| file(tuning, path), internal)
    });
    let mut done = Vec::new();
    let mut unreadable = Vec::new();
    for slot in all {
        match slot {
            Some(Ok(f)) => done.push(f),
            Some(Err(e)) => unreadable.push(e),
            None => unreadable.push("error: a file was not measured".into()),
        }
    }
    (done, unreadable)
}
