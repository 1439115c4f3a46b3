//! `tandem run`: executes a module's kernels on a launch description, or one function on given arguments.
//!
//! ```text
//!   (none), --launch JSON      grid, arguments and expected results from the description    -> one line per file
//!   --function F --arg …       one thread calls F                                           -> what it returns
//!   --against F.ll             a PTX file and LLVM IR on the same inputs, compared           (`ptx`)
//!   --on cuda                  the description on a GPU instead of the interpreter           (`cuda`)
//! ```
//!
//! Nothing is judged but the run itself: undefined behaviour, a trap, a race that was asked for, a result that differs
//! from the expected one. Choices (undef, schedule) are drawn from `--seed`, so that a run can be repeated exactly.
//!
//! Exit codes: 0 if every file ran as it should; 1 for undefined behaviour, traps and wrong results; 2 for what could
//! not be run, or did not end within `--max-steps` (instructions over all threads). Of several files the worst counts. That
//! there is no GPU is no failure, and said in a line of its own.

mod cuda;
mod ptx;

use crate::files;
use crate::launch::{Description, Execution, How};
use std::time::Instant;
use tandem_ir::{Module, Type};
use tandem_optimized::driver::{self, EXIT_FINDING, EXIT_GOOD, EXIT_USAGE, Interrupt};
use tandem_oracle::interp::{
    Input, Limits, Outcome, Policy, Program, Schedule, UndefPolicy, Value, run as run_function,
};

/// Arguments of `tandem run`.
#[derive(clap::Args, Debug)]
pub struct Args {
    /// LLVM assembly or PTX files, or folders with LLVM assembly files
    #[arg(required = true, value_name = "FILE|FOLDER")]
    pub paths: Vec<String>,
    /// Launch description; default: launch.json beside each file
    #[arg(long, value_name = "JSON", conflicts_with = "function")]
    pub launch: Option<String>,
    /// Call this function in one thread instead of launching kernels
    #[arg(long, value_name = "NAME")]
    pub function: Option<String>,
    /// Arguments of the function: i32:5, float:1.5, null, poison, undef; of PTX also b32:5, f32:1.5 (one per parameter)
    #[arg(
        long = "arg",
        value_name = "TYPE:VALUE",
        requires = "function",
        allow_hyphen_values = true
    )]
    pub args: Vec<String>,
    /// Who runs when: round-robin, random, lockstep-warps, ipdom (lanes of a warp part and meet as on a stack), greedy
    #[arg(long, default_value = "round-robin", value_parser = ["round-robin", "random", "lockstep-warps", "ipdom", "greedy"])]
    pub schedule: String,
    /// Compare what PTX does with what this LLVM IR does on the same inputs
    #[arg(long, value_name = "F.ll")]
    pub against: Option<String>,
    /// Where launches run instead of in the interpreter: cuda is the first GPU that the CUDA driver finds; where there is
    /// none, a line SKIPPED says why, and nothing has failed
    #[arg(long, value_name = "DEVICE", value_parser = ["cuda"], conflicts_with_all = ["function", "against", "schedule", "seed", "races", "undef_zero", "max_steps"])]
    pub on: Option<String>,
    /// Seconds for the launches of a file on a device; those that take longer are cut off, and a finding (default: 60)
    #[arg(long, value_name = "SECONDS", requires = "on", value_parser = clap::value_parser!(u64).range(1..=86_400))]
    pub device_time: Option<u64>,
    /// Launch in this process, and write what came of it to a file; the command starts itself so
    #[arg(long, hide = true, value_name = "FILE", requires_all = ["on", "launch"])]
    pub device_answer: Option<String>,
    /// Seed of the schedule and of every other choice
    #[arg(long, default_value_t = 0, value_name = "N")]
    pub seed: u64,
    /// Look for data races
    #[arg(long)]
    pub races: bool,
    /// Let undef be zero instead of seeded values
    #[arg(long)]
    pub undef_zero: bool,
    /// Most instructions over all threads
    #[arg(long, default_value_t = 1_000_000_000, value_name = "N")]
    pub max_steps: u64,
    /// Also report times; without it the report is the same bytes whenever and wherever it is made
    #[arg(long)]
    pub time_report: bool,
    /// Print results as JSON
    #[arg(long)]
    pub json: bool,
    /// Write the report to a file instead of standard output
    #[arg(short = 'o', long = "output", default_value = "-", value_name = "OUT")]
    pub output: String,
}

/// One line of the report.
struct Line {
    file: String,
    status: &'static str,
    detail: Vec<String>,
    steps: u64,
    /// The device that it ran on, if it was not the interpreter.
    on: Option<String>,
    /// How long it took, if that is reported.
    seconds: Option<f64>,
}

/// Runs the command; the result is the exit code.
pub fn run(args: &Args, interrupt: &Interrupt) -> Result<i32, String> {
    if let Some(out) = &args.device_answer {
        return cuda::answer(args, out, interrupt);
    }
    let on_device = args.on.is_some();
    let kinds: &[&str] = match on_device {
        true => &["ll", "bc", "ptx"],
        false => &files::MODULES,
    };
    let files = files::named(&args.paths, kinds).map_err(|e| e.to_string())?;
    let read: Vec<String> = files.iter().chain(&args.against).cloned().collect();
    files::can_take(&args.output, &read)?;
    if files.is_empty() {
        let kinds = if on_device {
            ".ll, .bc or .ptx"
        } else {
            ".ll or .bc"
        };
        return Err(format!("error: no {kinds} file in what was given"));
    }
    if on_device {
        let lines = cuda::run(args, &files, interrupt)?;
        return report(args, &lines, interrupt);
    }
    let several = files.len() > 1;
    let mut lines = Vec::new();
    let is_ptx = |f: &String| driver::ptx::is_ptx(f);
    if args.against.is_some() && (several || !files.iter().all(is_ptx)) {
        return Err("error: --against wants one PTX file".into());
    }
    for file in &files {
        let started = Instant::now();
        if is_ptx(file) {
            let mut line = match ptx::run(args, file) {
                Ok(line) => line,
                Err(e) if several => Line::unusable(file, "not run", vec![e]),
                Err(e) => return Err(e),
            };
            line.seconds = args.time_report.then(|| started.elapsed().as_secs_f64());
            lines.push(line);
            continue;
        }
        let module = match driver::load_module(file) {
            Ok(m) => m,
            Err(e) if several => {
                lines.push(Line::unusable(file, "unreadable", vec![e.to_string()]));
                continue;
            }
            Err(e) => return Err(e.to_string()),
        };
        let started = Instant::now();
        let done = match &args.function {
            Some(name) => call(args, &module, file, name),
            None => launch(args, &module, file),
        };
        let mut line = match done {
            Ok(line) => line,
            Err(e) if several => Line::unusable(file, "not run", vec![e]),
            Err(e) => return Err(e),
        };
        line.seconds = args.time_report.then(|| started.elapsed().as_secs_f64());
        lines.push(line);
    }
    report(args, &lines, interrupt)
}

/// Prints the report; the result is the exit code.
fn report(args: &Args, lines: &[Line], interrupt: &Interrupt) -> Result<i32, String> {
    let text = if args.json { json(lines) } else { text(lines) };
    driver::write_output(&args.output, text.as_bytes(), interrupt).map_err(|e| e.to_string())?;
    Ok(lines
        .iter()
        .map(Line::exit_code)
        .max_by_key(|&c| {
            [EXIT_GOOD, EXIT_USAGE, EXIT_FINDING]
                .iter()
                .position(|&x| x == c)
        })
        .unwrap_or(EXIT_GOOD))
}

impl Line {
    /// A file that was not run, among others that are.
    fn unusable(file: &str, status: &'static str, detail: Vec<String>) -> Line {
        Line {
            file: file.into(),
            status,
            detail,
            steps: 0,
            on: None,
            seconds: None,
        }
    }
    fn exit_code(&self) -> i32 {
        match self.status {
            "ok" | "returned" | "skipped" => EXIT_GOOD,
            "unsupported" | "unreadable" | "not run" | "limit" => EXIT_USAGE,
            _ => EXIT_FINDING,
        }
    }
}

fn schedule(args: &Args) -> Schedule {
    match args.schedule.as_str() {
        "random" => Schedule::Random(args.seed),
        "lockstep-warps" => Schedule::LockstepWarps,
        "ipdom" => Schedule::Ipdom,
        "greedy" => Schedule::Greedy,
        _ => Schedule::RoundRobin(args.seed),
    }
}

fn limits(args: &Args) -> Limits {
    Limits {
        steps: args.max_steps,
        ..Limits::default()
    }
}

/// The description that is given, or lies beside the file.
fn description(args: &Args, file: &str) -> Result<(Description, String), String> {
    let path = match &args.launch {
        Some(p) => p.clone(),
        None => files::launch_beside(file)
            .map(|p| p.display().to_string())
            .ok_or_else(|| {
                format!(
                    "error: {file}: there is no launch.json beside it; give --launch or --function"
                )
            })?,
    };
    let bytes = driver::read_input(&path).map_err(|e| e.to_string())?;
    let description = Description::parse(&bytes, &path).map_err(|e| e.to_string())?;
    Ok((description, path))
}

fn how(args: &Args) -> How {
    How {
        schedule: schedule(args),
        races: args.races,
        seed: args.seed,
        limits: limits(args),
    }
}

fn launch(args: &Args, module: &Module, file: &str) -> Result<Line, String> {
    let (description, path) = description(args, file)?;
    let e = description
        .execute_in(module, &path, how(args), None)
        .map_err(|e| e.to_string())?;
    let (status, detail) = judge(&e, args.races);
    Ok(Line {
        file: file.into(),
        status,
        detail,
        steps: e.steps(),
        on: None,
        seconds: None,
    })
}

fn judge(e: &Execution, races: bool) -> (&'static str, Vec<String>) {
    if let Some((kernel, outcome)) = e.failed_launch() {
        return (
            status_of(outcome),
            vec![format!("kernel '{kernel}': {outcome}")],
        );
    }
    let found: Vec<String> = e
        .runs
        .iter()
        .flat_map(|(k, r)| r.races.iter().map(move |x| (k, x)))
        .map(|(k, x)| {
            format!(
                "kernel '{k}': {} and {} race on {}",
                x.first, x.second, x.at
            )
        })
        .collect();
    if races && !found.is_empty() {
        return ("race", found);
    }
    if !e.differences.is_empty() {
        return ("wrong result", e.differences.clone());
    }
    ("ok", Vec::new())
}

fn status_of(o: &Outcome) -> &'static str {
    match o {
        Outcome::Returned(_) => "returned",
        Outcome::Ub { .. } => "undefined behaviour",
        Outcome::Trap(_) => "trap",
        Outcome::OutOfSteps | Outcome::OutOfMemory => "limit",
        Outcome::Unsupported(_) => "unsupported",
        Outcome::IllFormed(_) => "ill-formed",
    }
}

fn policy(args: &Args) -> Policy {
    let undef = if args.undef_zero {
        UndefPolicy::Zero
    } else {
        UndefPolicy::Seeded
    };
    Policy {
        seed: args.seed,
        undef,
        limits: limits(args),
        ..Policy::default()
    }
}

/// True if a value may be one of the type, as far as scalars go.
fn may_be(value: &Value, ty: Type) -> bool {
    match value {
        Value::Int { width, .. } => ty.int_width() == Some(*width),
        Value::Float { kind, .. } => ty.float_kind() == Some(*kind),
        Value::Pointer(_) => ty.is_ptr(),
        _ => true,
    }
}

fn call(args: &Args, module: &Module, file: &str, name: &str) -> Result<Line, String> {
    let function = module
        .header
        .lookup(name)
        .filter(|&g| module.body(g).is_some());
    let function = function
        .ok_or_else(|| format!("error: {file}: there is no function '{name}' with a body"))?;
    let params = module.body(function).map_or(0, |b| b.args().len());
    if params != args.args.len() {
        return Err(format!(
            "error: @{name} takes {params} arguments, {} are given with --arg",
            args.args.len()
        ));
    }
    let values: Result<Vec<Value>, String> = args.args.iter().map(|a| parse_argument(a)).collect();
    let values = values?;
    let types = module.body(function).map_or(Vec::new(), |b| {
        b.args().iter().map(|&a| b.value_type(a)).collect()
    });
    for (n, (value, ty)) in values.iter().zip(types).enumerate() {
        if !may_be(value, ty) {
            let ty = module.header.types.display(ty);
            return Err(format!(
                "error: argument {} of @{name} is of type {ty}, --arg {} is not",
                n + 1,
                args.args[n]
            ));
        }
    }
    let program = Program::compile(module).map_err(|u| format!("error: {file}: {u}"))?;
    let policy = policy(args);
    let r = run_function(
        &program,
        function,
        &Input {
            args: values,
            policy,
            ..Input::default()
        },
    );
    let mut detail = vec![tandem_oracle::refine::describe(&r.outcome)];
    detail.extend(r.events.iter().map(|e| format!("event {e:?}")));
    if r.choices.any() {
        detail.push("the run depended on a choice (undef, freeze or the like)".into());
    }
    Ok(Line {
        file: file.into(),
        status: status_of(&r.outcome),
        detail,
        steps: r.steps,
        on: None,
        seconds: None,
    })
}

/// Reads `i32:5`, `float:1.5`, `double:2`, `null`, `null:3`, `poison`, `undef`.
fn parse_argument(text: &str) -> Result<Value, String> {
    let bad = || {
        format!(
            "error: '{text}' is no argument: expected i32:5, float:1.5, double:2, null, null:SPACE, poison or undef"
        )
    };
    match text {
        "poison" => return Ok(Value::Poison),
        "undef" => return Ok(Value::Undef),
        "null" => return Ok(Value::null(0)),
        _ => {}
    }
    let (ty, value) = text.split_once(':').ok_or_else(bad)?;
    let ty = ty
        .strip_prefix(['b', 'u', 's'])
        .filter(|w| w.parse::<u32>().is_ok())
        .map_or(ty.to_owned(), |w| format!("i{w}"));
    match ty.as_str() {
        "null" => value.parse().map(Value::null).map_err(|_| bad()),
        "f32" => value.parse().map(Value::f32).map_err(|_| bad()),
        "f64" => value.parse().map(Value::f64).map_err(|_| bad()),
        "float" => value.parse().map(Value::f32).map_err(|_| bad()),
        "double" => value.parse().map(Value::f64).map_err(|_| bad()),
        _ => {
            let width: u32 = ty
                .strip_prefix('i')
                .and_then(|w| w.parse().ok())
                .filter(|w| (1..=128).contains(w))
                .ok_or_else(bad)?;
            let bits = tandem_ir::constant::Bits::parse_decimal(width, value)
                .and_then(|b| b.as_u128())
                .ok_or_else(bad)?;
            Ok(Value::int(width, bits))
        }
    }
}

/// Why files were skipped, if some were.
fn no_device(lines: &[Line]) -> Option<&String> {
    let first = lines.iter().find(|l| l.status == "skipped");
    first.and_then(|l| l.detail.first())
}

fn text(lines: &[Line]) -> String {
    let mut out = String::new();
    let skipped = lines.iter().filter(|l| l.status == "skipped").count();
    for l in lines.iter().filter(|l| l.status != "skipped") {
        let time = l
            .seconds
            .map_or_else(String::new, |s| format!(" {s:>8.3} s"));
        let what = l.on.as_ref().map_or_else(
            || format!("{:>12} instructions", l.steps),
            |device| format!("{device:>25}"),
        );
        out.push_str(&format!("{:<20} {what}{time}  {}\n", l.status, l.file));
        for d in &l.detail {
            for line in d.lines() {
                out.push_str(&format!("    {line}\n"));
            }
        }
    }
    if let Some(why) = no_device(lines) {
        let files = if skipped == 1 { "file" } else { "files" };
        out.push_str(&format!(
            "SKIPPED: no CUDA device: {why} ({skipped} {files})\n"
        ));
    }
    if lines.len() - skipped > 1 {
        let good = lines.iter().filter(|l| l.exit_code() == EXIT_GOOD).count();
        out.push_str(&format!(
            "{} of {} as expected\n",
            good - skipped,
            lines.len()
        ));
    }
    out
}

fn json(lines: &[Line]) -> String {
    let list: Vec<_> = lines
        .iter()
        .map(|l| {
            let mut line = serde_json::json!({
                "file": l.file, "status": l.status, "detail": l.detail, "instructions": l.steps,
            });
            if let Some(on) = &l.on {
                line["on"] = on.clone().into();
            }
            if let Some(s) = l.seconds {
                line["seconds"] = s.into();
            }
            line
        })
        .collect();
    let mut all = serde_json::json!({
        "tool": "tandem run",
        "schema": crate::formats::SCHEMA,
        "version": env!("CARGO_PKG_VERSION"),
        "runs": list,
    });
    if let Some(why) = no_device(lines) {
        all["no_device"] = why.clone().into();
    }
    format!("{all:#}\n")
}
