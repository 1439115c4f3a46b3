//! `tandem analyze --memory`: what each access to memory costs the hardware, claimed and measured.

use super::analyze;
use crate::files;
use crate::memory::text::{Listing, json, summary, text};
use crate::memory::{Report, Settings, examine, html};
use std::fmt::Write;
use tandem_optimized::driver::{self, EXIT_FINDING, EXIT_GOOD, EXIT_USAGE, Interrupt};

/// Options of memory reports.
#[derive(clap::Args, Debug)]
pub struct MemoryArgs {
    /// With --memory: threads per block where no launch says it, as X or X,Y or X,Y,Z
    #[arg(long, value_name = "X,Y,Z", requires = "memory", value_parser = block)]
    pub block: Option<[u32; 3]>,
    /// With --memory: order of the accesses
    #[arg(long, value_name = "BY", requires = "memory", default_value = "excess", value_parser = ["excess", "line"])]
    pub sort: String,
    /// With --memory: leave out accesses with less of their function's excess, in percent
    #[arg(long, value_name = "P", requires = "memory", default_value_t = 0)]
    pub min_excess: u64,
    /// With --memory: write the report as a page of HTML
    #[arg(long, value_name = "OUT", requires = "memory", conflicts_with = "json")]
    pub html: Option<String>,
    /// With --memory: exit code 1 if a kernel's excess is more than P percent of its ideal cost, as excess>P
    #[arg(long, value_name = "excess>P", requires = "memory", value_parser = fail_on)]
    pub fail_on: Option<u64>,
}

fn block(text: &str) -> Result<[u32; 3], String> {
    let mut shape = [1; 3];
    let parts: Vec<&str> = text.split(',').collect();
    if parts.len() > 3 {
        return Err("more than three sizes".into());
    }
    for (s, p) in shape.iter_mut().zip(parts) {
        *s = p
            .trim()
            .parse()
            .map_err(|_| format!("'{p}' is no number"))?;
    }
    let threads = shape.iter().try_fold(1u32, |a, &b| a.checked_mul(b));
    match threads {
        Some(1..=1024) => Ok(shape),
        _ => Err("a block has 1 to 1024 threads".into()),
    }
}

fn fail_on(text: &str) -> Result<u64, String> {
    let percent = text.trim().strip_prefix("excess>");
    let percent = percent.and_then(|p| p.trim().trim_end_matches('%').trim().parse().ok());
    percent.ok_or_else(|| "wanted is 'excess>P' with P in percent".into())
}

/// What one file came to.
struct Examined {
    file: String,
    outcome: Result<Report, String>,
}

/// Runs the command; the result is the exit code.
///
/// # Errors
/// Paths that cannot be read, a kernel or a launch that does not fit, a report that cannot be written.
pub fn run(args: &analyze::Args, interrupt: &Interrupt) -> Result<i32, String> {
    let list = files::modules(&args.paths).map_err(|e| e.to_string())?;
    if list.is_empty() {
        return Err("error: no .ll or .bc file in what was given".into());
    }
    for output in [&args.output].into_iter().chain(&args.report.html) {
        files::can_take(output, &list)?;
    }
    let several = list.len() > 1;
    if several && args.report.html.is_some() {
        return Err("error: --html is for one file".into());
    }
    let mut all = Vec::new();
    for file in list {
        if interrupt.requested() {
            return Err("error: interrupted".into());
        }
        match of_file(args, &file) {
            Err(e) if !several => return Err(e),
            outcome => all.push(Examined { file, outcome }),
        }
    }
    let report = match (&args.report.html, args.json) {
        (_, true) => in_json(&all)?,
        (Some(_), _) => String::new(),
        (None, _) => in_text(args, &all, several),
    };
    if let (
        Some(out),
        [
            Examined {
                file,
                outcome: Ok(r),
            },
        ],
    ) = (&args.report.html, &all[..])
    {
        let page = html::page(file, &command(args, file), r);
        driver::write_output(out, page.as_bytes(), interrupt).map_err(|e| e.to_string())?;
    } else {
        driver::write_output(&args.output, report.as_bytes(), interrupt)
            .map_err(|e| e.to_string())?;
    }
    Ok(exit_code(args, &all))
}

fn of_file(args: &analyze::Args, file: &str) -> Result<Report, String> {
    let module = driver::load_module(file).map_err(|e| e.to_string())?;
    let launch = analyze::launches(args, file)?;
    let settings = Settings {
        kernel: args.function.clone(),
        block: args.report.block,
        launch,
        steps: args.steps.max(1 << 30),
    };
    examine(&module, &settings)
}

/// The command that makes the same report again.
fn command(args: &analyze::Args, file: &str) -> String {
    let mut out = format!("tandem analyze --memory {}", files::quoted(file));
    if let Some(k) = &args.function {
        let _ = write!(out, " --kernel {}", files::quoted(k));
    }
    if let Some(l) = &args.launches.launch {
        let _ = write!(out, " --launch {}", files::quoted(l));
    }
    if args.launches.no_launch {
        out.push_str(" --no-launch");
    }
    if let Some([x, y, z]) = args.report.block {
        let _ = write!(out, " --block {x},{y},{z}");
    }
    out
}

fn in_text(args: &analyze::Args, all: &[Examined], several: bool) -> String {
    let listing = Listing {
        by_line: args.report.sort == "line",
        min_share: args.report.min_excess,
        most: if args.report.sort == "line" {
            usize::MAX
        } else {
            10
        },
    };
    let mut out = String::new();
    for e in all {
        match &e.outcome {
            Err(why) => {
                let _ = writeln!(out, "{}: not examined: {why}", e.file);
            }
            Ok(r) if several => {
                for f in &r.findings {
                    let _ = writeln!(out, "{}: finding: {f}", e.file);
                }
                let _ = writeln!(out, "{}: {}", e.file, summary(r));
            }
            Ok(r) => out.push_str(&text(&e.file, r, listing)),
        }
    }
    if several {
        let mut sum = Report::default();
        for r in all.iter().filter_map(|e| e.outcome.as_ref().ok()) {
            sum.functions.extend(r.functions.iter().cloned());
            sum.launches += r.launches;
        }
        for a in sum.functions.iter_mut().flat_map(|f| &mut f.accesses) {
            a.assumed.clear();
        }
        let _ = writeln!(out, "all: {}", summary(&sum));
    }
    out
}

fn in_json(all: &[Examined]) -> Result<String, String> {
    let modules: Vec<serde_json::Value> = all
        .iter()
        .map(|e| match &e.outcome {
            Ok(r) => json(&e.file, r),
            Err(why) => serde_json::json!({ "module": e.file, "not_examined": why }),
        })
        .collect();
    let mut value = match &modules[..] {
        [one] => one.clone(),
        _ => serde_json::json!({ "modules": modules }),
    };
    value["schema"] = "tandem.memory/1".into();
    value["tool"] = "tandem analyze".into();
    value["version"] = env!("CARGO_PKG_VERSION").into();
    let text = serde_json::to_string_pretty(&value).map_err(|e| e.to_string())?;
    Ok(text + "\n")
}

fn exit_code(args: &analyze::Args, all: &[Examined]) -> i32 {
    let good = || all.iter().filter_map(|e| e.outcome.as_ref().ok());
    let over = |limit: u64| {
        good().flat_map(|r| &r.functions).any(|f| {
            let totals = crate::memory::text::totals(f);
            let ideal: u64 = totals.values().map(|t| t.ideal).sum();
            f.excess() * 100 > ideal * limit
        })
    };
    if good().any(|r| !r.findings.is_empty()) || args.report.fail_on.is_some_and(over) {
        EXIT_FINDING
    } else if all.iter().any(|e| e.outcome.is_err()) {
        EXIT_USAGE
    } else {
        EXIT_GOOD
    }
}
