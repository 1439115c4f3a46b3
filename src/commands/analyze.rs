//! `tandem analyze`: what production's analyses claim of a program, held against executions and beside the reference.

use crate::files;
use crate::launch::Description;
use crate::scev::{FunctionReport, Settings, examine};
use std::fmt::Write;
use tandem_ir::Module;
use tandem_optimized::driver::{self, EXIT_FINDING, EXIT_GOOD, EXIT_USAGE, Interrupt};

/// Arguments of `tandem analyze`.
#[derive(clap::Args, Debug)]
#[command(group = clap::ArgGroup::new("what").required(true).args(["scev", "trip_counts", "delinearize", "memory"]))]
pub struct Args {
    /// LLVM assembly files, or folders with such files
    #[arg(required = true, value_name = "FILE|FOLDER")]
    pub paths: Vec<String>,
    /// Scalar evolution: expressions of all values and counts of all loops, as LLVM prints them
    #[arg(long)]
    pub scev: bool,
    /// Counts of all loops, a line each
    #[arg(long)]
    pub trip_counts: bool,
    /// Accesses in loops as subscripts of arrays with parametric extents, as LLVM prints them
    #[arg(long)]
    pub delinearize: bool,
    /// What each memory access costs: sectors, lines, bank conflicts; claimed, and measured on launches
    #[arg(long)]
    pub memory: bool,
    /// Options of memory reports
    #[command(flatten)]
    pub report: super::memory::MemoryArgs,
    /// Launches
    #[command(flatten)]
    pub launches: LaunchArgs,
    /// This function only
    #[arg(long, alias = "kernel", value_name = "NAME")]
    pub function: Option<String>,
    /// Inputs per function on which claims are held against executions; 0: claims alone
    #[arg(long, value_name = "N", default_value_t = 16)]
    pub inputs: u64,
    /// Most instructions per input
    #[arg(long, value_name = "N", default_value_t = 100_000)]
    pub steps: u64,
    /// Steps for which a loop is run on constants (LLVM's scalar-evolution-max-iterations)
    #[arg(long, value_name = "N", default_value_t = 100)]
    pub max_iterations: u32,
    /// With --delinearize: strides alone give extents that are numbers, also where not all is shown of them (LLVM's
    /// delinearize-use-fixed-size-array-heuristic)
    #[arg(
        long,
        requires = "delinearize",
        alias = "delinearize-use-fixed-size-array-heuristic"
    )]
    pub fixed_size_arrays: bool,
    /// Leave out the expressions of values
    #[arg(long, requires = "scev")]
    pub counts_only: bool,
    /// Print results as JSON
    #[arg(long)]
    pub json: bool,
    /// Write the report to a file instead of standard output
    #[arg(short = 'o', long = "output", default_value = "-", value_name = "OUT")]
    pub output: String,
}

/// Which launches are run.
#[derive(clap::Args, Debug)]
pub struct LaunchArgs {
    /// Launch description to run; default: launch.json beside the file, if there is one
    #[arg(long, value_name = "JSON")]
    pub launch: Option<String>,
    /// Run no launches
    #[arg(long, conflicts_with = "launch")]
    pub no_launch: bool,
}

/// What one file came to.
struct FileReport {
    file: String,
    outcome: Result<Vec<FunctionReport>, String>,
}

/// Runs the command; the result is the exit code.
///
/// # Errors
/// Paths that cannot be read, a function that is in no file, a report that cannot be written.
pub fn run(args: &Args, interrupt: &Interrupt) -> Result<i32, String> {
    if args.memory {
        return super::memory::run(args, interrupt);
    }
    let list = files::modules(&args.paths).map_err(|e| e.to_string())?;
    if list.is_empty() {
        return Err("error: no .ll or .bc file in what was given".into());
    }
    files::can_take(&args.output, &list)?;
    let several = list.len() > 1;
    let mut reports = Vec::new();
    for file in list {
        if interrupt.requested() {
            return Err("error: interrupted".into());
        }
        let outcome = match of_file(args, &file) {
            Err(e) if !several => return Err(e),
            outcome => outcome,
        };
        reports.push(FileReport { file, outcome });
    }
    let none = |r: &FileReport| r.outcome.as_ref().is_ok_and(Vec::is_empty);
    if let Some(name) = &args.function
        && reports.iter().all(none)
    {
        return Err(format!("error: no function '@{name}' with a body"));
    }
    let text = match args.json {
        true => json(&reports)?,
        false => text(args, &reports, several),
    };
    driver::write_output(&args.output, text.as_bytes(), interrupt).map_err(|e| e.to_string())?;
    Ok(exit_code(&reports))
}

fn exit_code(reports: &[FileReport]) -> i32 {
    let functions = reports
        .iter()
        .filter_map(|r| r.outcome.as_ref().ok())
        .flatten();
    if functions.into_iter().any(|f| !f.findings.is_empty()) {
        EXIT_FINDING
    } else if reports.iter().any(|r| r.outcome.is_err()) {
        EXIT_USAGE
    } else {
        EXIT_GOOD
    }
}

/// The launches to run: those that were asked for, else those beside the file.
///
/// # Errors
/// A file that cannot be read, or is none of launches.
pub(super) fn launches(args: &Args, file: &str) -> Result<Option<(Description, String)>, String> {
    let beside = || files::launch_beside(file).map(|p| p.display().to_string());
    let path = match (&args.launches.launch, args.launches.no_launch) {
        (Some(p), _) => p.clone(),
        (None, true) => return Ok(None),
        (None, false) => match beside() {
            Some(p) => p,
            None => return Ok(None),
        },
    };
    let bytes = driver::read_input(&path).map_err(|e| e.to_string())?;
    let d = Description::parse(&bytes, &path).map_err(|e| e.to_string())?;
    Ok(Some((d, path)))
}

fn of_file(args: &Args, file: &str) -> Result<Vec<FunctionReport>, String> {
    let module = driver::load_module(file).map_err(|e| e.to_string())?;
    let launch = match args.inputs {
        0 => None,
        _ => launches(args, file)?,
    };
    Ok(of_module(args, &module, launch.as_ref()))
}

fn of_module(
    args: &Args,
    module: &Module,
    launch: Option<&(Description, String)>,
) -> Vec<FunctionReport> {
    let settings = Settings {
        launches: launch.map(|(d, path)| (d, path.as_str())),
        inputs: args.inputs,
        steps: args.steps,
        max_iterations: args.max_iterations,
        fixed_size_arrays: args.fixed_size_arrays,
        classify: args.scev && !args.counts_only,
        delinearize: args.delinearize,
    };
    let wanted = |n: &usize| {
        let name = module.header.global_name(module.bodies[*n].global);
        args.function.as_deref().is_none_or(|f| f == name)
    };
    let bodies = (0..module.bodies.len()).filter(wanted);
    bodies.map(|n| examine(module, n, &settings)).collect()
}

fn text(args: &Args, reports: &[FileReport], several: bool) -> String {
    let mut out = String::new();
    let mut all = FunctionReport::default();
    for r in reports {
        let functions = match &r.outcome {
            Err(e) => {
                let _ = writeln!(out, "{}: unreadable: {e}", r.file);
                continue;
            }
            Ok(f) => f,
        };
        let mut sum = FunctionReport::default();
        for f in functions {
            if args.trip_counts {
                for l in &f.loops {
                    let _ = writeln!(out, "{}: @{}: {}", r.file, f.name, l.words());
                }
            } else if !several {
                out.push_str(&f.text);
            }
            for finding in &f.findings {
                let _ = writeln!(out, "{}: @{}: finding: {finding}", r.file, f.name);
            }
            sum.add(f);
        }
        if args.inputs > 0 {
            let _ = writeln!(out, "{}: {}", r.file, summary(args, &sum));
        }
        all.add(&sum);
    }
    if several {
        let _ = writeln!(out, "all: {}", summary(args, &all));
    }
    out
}

fn summary(args: &Args, of: &FunctionReport) -> String {
    match args.delinearize {
        true => of.lists(),
        false => of.summary(),
    }
}

fn json(reports: &[FileReport]) -> Result<String, String> {
    let files: Vec<serde_json::Value> = reports
        .iter()
        .map(|r| match &r.outcome {
            Err(e) => serde_json::json!({ "file": r.file, "unreadable": e }),
            Ok(f) => serde_json::json!({
                "file": r.file,
                "functions": f.iter().map(FunctionReport::json).collect::<Vec<_>>(),
            }),
        })
        .collect();
    let all = serde_json::json!({
        "tool": "tandem analyze",
        "schema": crate::formats::SCHEMA,
        "version": env!("CARGO_PKG_VERSION"),
        "files": files,
    });
    let text = serde_json::to_string_pretty(&all).map_err(|e| e.to_string())?;
    Ok(text + "\n")
}
