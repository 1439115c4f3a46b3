//! `tandem mutants`: measures the harness by mistakes that are known to be there.
//!
//! ```text
//!   (none)                     defects planted in passes (`crate::mutants`), found by hunts as `tandem fuzz` makes them
//!   --pipelines, --selection   defects planted in options, pass manager and code generation   (`pipelines`)
//!   --analysis NAME            defects planted in an analysis                                 (`pipelines`)
//!   --wild                     mistakes made by rule in every place of production's sources   (`wild`)
//!   --clean                    the passes as they are: every finding is a bug of ours
//! ```
//!
//! A hunt has a budget of processor time per defect and seed. Programs are made for the defect's pass, without any
//! other knowledge of the defect; a finding counts if the pass without the defect has none on the same program. It is
//! reduced, and kept with `--keep`; a measurement that was cut off goes on with `--state`.
//!
//! All but `--wild` need a build with the feature `defects`; without it the command says so.

pub mod pipelines;
pub mod wild;

use std::time::Duration;
use tandem_optimized::driver::Interrupt;

/// Arguments of `tandem mutants`.
#[derive(clap::Args, Debug)]
pub struct Args {
    /// CPU time per defect and seed: 600, 90s, 10m [default: 10m; with --wild 60s]
    #[arg(long, value_name = "TIME", value_parser = time)]
    pub budget: Option<Duration>,
    /// Seeds per defect
    #[arg(long, default_value_t = 5, value_name = "N", value_parser = clap::value_parser!(u64).range(1..=1000))]
    pub seeds: u64,
    /// Only this defect (may be repeated); default: all of the catalogue
    #[arg(long = "defect", value_name = "NAME")]
    pub defects: Vec<String>,
    /// Only the defects of this pass, or, with --clean, hunts in this pass (may be repeated); default: all
    #[arg(long = "pass", value_name = "NAME", conflicts_with = "defects")]
    pub passes: Vec<String>,
    /// Hunt in the passes as they are: every finding is a bug of ours
    #[arg(long, conflicts_with = "defects")]
    pub clean: bool,
    /// The defects of what runs pipelines (options, assembly, pass manager) instead of those of passes; the budget is 60 s
    #[arg(long, conflicts_with_all = ["passes", "state"])]
    pub pipelines: bool,
    /// The defects of instruction selection: code is generated and held against the program; the budget is 60 s
    #[arg(long, conflicts_with_all = ["passes", "state", "pipelines"])]
    pub selection: bool,
    /// The defects of an analysis: what it says is held against executions, edits, other orders of questions and the reference; the
    /// budget is 60 s
    #[arg(long, value_name = "NAME", conflicts_with_all = ["passes", "state", "pipelines", "selection"])]
    pub analysis: Option<Analysis>,
    /// List the catalogue
    #[arg(long, conflicts_with_all = ["clean", "defects", "passes"])]
    pub list: bool,
    /// Those that nobody planted
    #[command(flatten)]
    pub wild: wild::Wild,
    /// Wall time of one reduction; 0 does without
    #[arg(long, default_value = "60s", value_name = "TIME", value_parser = time)]
    pub reduce: Duration,
    /// Folder for the programs, as found and reduced
    #[arg(long, value_name = "FOLDER")]
    pub keep: Option<std::path::PathBuf>,
    /// File for what has been measured: a measurement that was cut off goes on there
    #[arg(long, value_name = "FILE", conflicts_with = "clean")]
    pub state: Option<std::path::PathBuf>,
    /// Hunts side by side
    #[arg(short = 'j', long = "jobs", value_name = "N", value_parser = clap::value_parser!(u32).range(1..=1024))]
    pub jobs: Option<u32>,
    /// Print the table as JSON
    #[arg(long)]
    pub json: bool,
    /// Write the table to a file instead of standard output
    #[arg(short = 'o', long = "output", default_value = "-", value_name = "OUT")]
    pub output: String,
}

/// An analysis in which defects are planted.
#[derive(Clone, Copy, PartialEq, Eq, Debug, clap::ValueEnum)]
pub enum Analysis {
    /// Scalar evolution.
    Scev,
    /// Subscripts of accesses.
    Delinearization,
    /// What accesses cost
    Access,
}

/// A time: seconds, or a number with s, m or h.
fn time(text: &str) -> Result<Duration, String> {
    let wrong = || format!("'{text}' is no time: expected a number, or one with s, m or h");
    let (number, unit) = match text.strip_suffix(['s', 'm', 'h']) {
        Some(n) => (n, &text[n.len()..]),
        None => (text, "s"),
    };
    let scale = match unit {
        "m" => 60,
        "h" => 3600,
        _ => 1,
    };
    let n: u64 = number.parse().map_err(|_| wrong())?;
    let seconds = n
        .checked_mul(scale)
        .filter(|s| *s <= 86_400 * 365)
        .ok_or_else(wrong)?;
    Ok(Duration::from_secs(seconds))
}

#[cfg(feature = "defects")]
impl Args {
    /// The seeds of hunts.
    fn seeds_asked(&self) -> std::ops::Range<u64> {
        self.wild.seed..self.wild.seed.saturating_add(self.seeds)
    }
}

/// Runs the command; the result is the exit code.
///
/// # Errors
/// One line for the user.
pub fn run(args: &Args, interrupt: &Interrupt) -> Result<i32, String> {
    if args.pipelines || args.selection || args.analysis.is_some() {
        return pipelines::run(args, interrupt);
    }
    match wild::run(args, interrupt)? {
        Some(code) => Ok(code),
        None => planted(args, interrupt),
    }
}

#[cfg(not(feature = "defects"))]
fn planted(_: &Args, _: &Interrupt) -> Result<i32, String> {
    Err(crate::mutants::NOT_BUILT.into())
}

#[cfg(feature = "defects")]
use with_defects::planted;

#[cfg(feature = "defects")]
mod with_defects {
    use super::Args;
    use crate::mutants::clean;
    use crate::mutants::table::{Run, Table};
    use crate::mutants::{Found, Settings, measure};
    use std::io::IsTerminal;
    use std::time::Duration;
    use tandem_ir::diag::nearest;
    use tandem_ir::passes::{PASSES, PassId};
    use tandem_optimized::defects::{CATALOGUE, Defect, lookup};
    use tandem_optimized::driver::{self, EXIT_FINDING, EXIT_GOOD, EXIT_INTERRUPTED, Interrupt};

    /// CPU time for a defect and seed unless something else is asked for.
    const BUDGET: Duration = Duration::from_secs(600);

    /// Hunts for the defects that are planted.
    pub fn planted(args: &Args, interrupt: &Interrupt) -> Result<i32, String> {
        let write = |text: String| {
            driver::write_output(&args.output, text.as_bytes(), interrupt)
                .map_err(|e| e.to_string())
        };
        if args.list {
            write(list(args.json))?;
            return Ok(EXIT_GOOD);
        }
        let available = std::thread::available_parallelism().map_or(1, usize::from);
        let jobs = args.jobs.map_or(available, |j| j as usize);
        interrupt.defer();
        if args.clean {
            return hunt_clean(args, jobs, interrupt, write);
        }
        let settings = Settings {
            defects: chosen(&args.defects, &passes(&args.passes)?)?,
            seed: args.wild.seed,
            seeds: args.seeds,
            budget: args.budget.unwrap_or(BUDGET),
            reduction: args.reduce,
            jobs,
            keep: args.keep.clone(),
            state: args.state.clone(),
        };
        let quiet = args.json || !std::io::stderr().is_terminal();
        let progress = |d: &Defect, r: &Run| {
            if !quiet {
                let after = r
                    .detected_after
                    .map_or("not detected".into(), |t| format!("{t:.2} s"));
                driver::report(&format!("{} seed {}: {after}", d.name, r.seed));
            }
        };
        let table = measure(&settings, interrupt, &progress).map_err(|e| e.to_string())?;
        write(render(&table, args.json))?;
        Ok(match () {
            () if interrupt.requested() => EXIT_INTERRUPTED,
            () if table.is_good() => EXIT_GOOD,
            () => EXIT_FINDING,
        })
    }

    fn render(table: &Table, json: bool) -> String {
        if !json {
            return table.text();
        }
        let all = serde_json::json!({
            "tool": "tandem mutants", "schema": crate::formats::SCHEMA,
            "version": env!("CARGO_PKG_VERSION"),
            "budget_seconds": table.budget.as_secs_f64(),
            "seeds": table.seeds,
            "defects": table.rows.len(),
            "detected": table.detected(),
            "share": table.share(),
            "good": table.is_good(),
            "rows": table.rows,
        });
        format!("{all:#}\n")
    }

    fn list(json: bool) -> String {
        if json {
            let row = |d: &Defect| serde_json::json!({"name": d.name, "pass": d.pass.name, "site": d.site, "sources": d.sources, "title": d.title});
            let all: Vec<_> = CATALOGUE.iter().map(row).collect();
            return format!("{:#}\n", serde_json::Value::from(all));
        }
        let line = |d: &Defect| format!("{:<32} {:<24} {}\n", d.name, d.sources.join(" "), d.title);
        CATALOGUE.iter().map(line).collect()
    }

    /// The named passes, or all that have defects, in order of the catalogue.
    fn passes(names: &[String]) -> Result<Vec<&'static PassId>, String> {
        super::super::once("--pass", names)?;
        // In order of the table of passes, like every other list of them.
        let planted = |p: &&PassId| CATALOGUE.iter().any(|d| d.pass.name == p.name);
        let mut all: Vec<&'static PassId> = PASSES.iter().filter(planted).collect();
        if let Some(n) = names.iter().find(|n| all.iter().all(|p| p.name != **n)) {
            let hint = nearest(n, all.iter().map(|p| p.name));
            let hint = hint.map_or_else(String::new, |h| format!("; did you mean '{h}'?"));
            return Err(format!("error: no defect is planted in a pass '{n}'{hint}"));
        }
        all.retain(|p| names.is_empty() || names.iter().any(|n| n == p.name));
        Ok(all)
    }

    fn chosen(names: &[String], passes: &[&PassId]) -> Result<Vec<&'static Defect>, String> {
        super::super::once("--defect", names)?;
        if names.is_empty() {
            let of_pass = CATALOGUE.iter().filter(|d| passes.contains(&d.pass));
            return Ok(of_pass.collect());
        }
        let find = |n: &String| {
            lookup(n).ok_or_else(|| {
                let hint = nearest(n, CATALOGUE.iter().map(|d| d.name));
                let hint = hint.map_or_else(String::new, |h| format!("; did you mean '{h}'?"));
                format!("error: unknown defect '{n}'{hint} (see 'tandem mutants --list')")
            })
        };
        names.iter().map(find).collect()
    }

    /// Keeps the program of a finding, if asked to.
    fn keep(
        args: &Args,
        pass: &str,
        seed: u64,
        f: &Found,
        interrupt: &Interrupt,
    ) -> Result<(), String> {
        let Some(folder) = &args.keep else {
            return Ok(());
        };
        let (ending, comment) = (f.program.language().ending(), f.program.language().remark());
        let name = format!("clean-{pass}-{seed}-{}.{ending}", f.number);
        let path = folder.join(name).display().to_string();
        let program = format!("{comment} knobs: {}\n{}", f.knobs, f.program.print());
        std::fs::create_dir_all(folder).map_err(|e| driver::plain(&e))?;
        driver::write_output(&path, program.as_bytes(), interrupt).map_err(|e| e.to_string())
    }

    fn hunt_clean(
        args: &Args,
        jobs: usize,
        interrupt: &Interrupt,
        write: impl Fn(String) -> Result<(), String>,
    ) -> Result<i32, String> {
        let mut lines = Vec::new();
        let mut findings = 0;
        let passes = passes(&args.passes)?;
        let budget = args.budget.unwrap_or(BUDGET);
        let all = clean::hunt(&passes, args.seeds_asked(), budget, jobs, interrupt)
            .map_err(|e| format!("error: {e}"))?;
        for clean in all {
            let pass = clean.pass.name;
            findings += clean.findings.len();
            lines.push(format!(
                "{pass} without defects: {} programs in {:.0} CPU seconds, {} findings",
                clean.programs,
                clean.cpu.as_secs_f64(),
                clean.findings.len()
            ));
            for (seed, f) in &clean.findings {
                let (n, knobs, what) = (f.number, &f.knobs, &f.finding.signature);
                lines.push(format!(
                    "  {what}: program {n} of seed {seed}, knobs '{knobs}'"
                ));
                lines.push(format!("    {}", f.finding.message));
                keep(args, pass, *seed, f, interrupt)?;
            }
        }
        write(lines.join("\n") + "\n")?;
        Ok(match () {
            () if interrupt.requested() => EXIT_INTERRUPTED,
            () if findings == 0 => EXIT_GOOD,
            () => EXIT_FINDING,
        })
    }
}
