//! `tandem mutants --pipelines`, `--selection` and `--analysis`: the seeded defects that are in no pass.

use super::Args;
#[cfg(not(feature = "defects"))]
use tandem_optimized::driver::Interrupt;

/// Runs the command.
///
/// # Errors
/// One line for the user.
#[cfg(not(feature = "defects"))]
pub fn run(_: &Args, _: &Interrupt) -> Result<i32, String> {
    Err(crate::mutants::NOT_BUILT.into())
}

#[cfg(feature = "defects")]
pub use with_defects::run;

#[cfg(feature = "defects")]
mod with_defects {
    use super::super::Analysis;
    use super::Args;
    use crate::mutants::analysis;
    use crate::mutants::outside::{Found, Hunted};
    use crate::mutants::selection;
    use crate::pipelines::hunt;
    use std::time::Duration;
    use tandem_ir::diag::nearest;
    use tandem_ir::text;
    use tandem_optimized::defects::{
        ACCESS, DELINEARIZATION, MANAGER, ManagerDefect, SCEV, SELECTION,
    };
    use tandem_optimized::driver::{self, EXIT_FINDING, EXIT_GOOD, EXIT_INTERRUPTED, Interrupt};

    /// Processor time for a defect and seed unless something else is asked for.
    const BUDGET: Duration = Duration::from_secs(60);

    /// A kind of defects that are in no pass.
    struct Kind {
        /// The option that asks for it.
        option: &'static str,
        defects: &'static [ManagerDefect],
        hunt: fn(Option<&ManagerDefect>, u64, Duration, &Interrupt) -> Hunted,
    }

    /// The kind that is asked for.
    fn kind(args: &Args) -> Kind {
        match (args.analysis, args.selection) {
            (Some(Analysis::Scev), _) => Kind {
                option: "--analysis scev",
                defects: SCEV,
                hunt: analysis::hunt_scev,
            },
            (Some(Analysis::Access), _) => Kind {
                option: "--analysis access",
                defects: ACCESS,
                hunt: analysis::hunt_access,
            },
            (Some(Analysis::Delinearization), _) => Kind {
                option: "--analysis delinearization",
                defects: DELINEARIZATION,
                hunt: analysis::hunt_delinearization,
            },
            (None, true) => Kind {
                option: "--selection",
                defects: SELECTION,
                hunt: selection::hunt,
            },
            (None, false) => Kind {
                option: "--pipelines",
                defects: MANAGER,
                hunt: hunt::hunt,
            },
        }
    }

    /// Runs the command.
    ///
    /// # Errors
    /// One line for the user.
    pub fn run(args: &Args, interrupt: &Interrupt) -> Result<i32, String> {
        let kind = kind(args);
        let write = |text: String| {
            driver::write_output(&args.output, text.as_bytes(), interrupt)
                .map_err(|e| e.to_string())
        };
        if args.list {
            write(list(&kind, args.json))?;
            return Ok(EXIT_GOOD);
        }
        if args.selection && selection::constructs().is_empty() {
            driver::report(&format!(
                "warning: no folder '{}' here: programs are drawn without those that have every construct",
                selection::CONSTRUCTS
            ));
        }
        interrupt.defer();
        // A program with a defect may well panic, which is what is looked for.
        std::panic::set_hook(Box::new(|_| {}));
        let budget = args.budget.unwrap_or(BUDGET);
        let targets: Vec<Option<&ManagerDefect>> = match args.clean {
            true => vec![None],
            false => chosen(&kind, &args.defects)?
                .into_iter()
                .map(Some)
                .collect(),
        };
        let (mut lines, mut rows, mut good) = (Vec::new(), Vec::new(), true);
        for target in targets {
            let mut runs = Vec::new();
            for seed in args.seeds_asked() {
                if interrupt.requested() {
                    break;
                }
                let hunted = (kind.hunt)(target, seed, budget, interrupt);
                let all = hunted.found.iter().chain(&hunted.ours);
                for f in all {
                    keep(args, target, seed, f, interrupt)?;
                }
                good &= hunted.ours.is_empty() && (target.is_none() || hunted.found.is_some());
                runs.push((seed, hunted));
            }
            lines.extend(words(target, &runs));
            rows.push(row(target, &runs));
        }
        let text = match args.json {
            true => {
                let all = serde_json::json!({
                    "tool": format!("tandem mutants {}", kind.option), "schema": crate::formats::SCHEMA,
                    "version": env!("CARGO_PKG_VERSION"),
                    "budget_seconds": budget.as_secs_f64(),
                    "good": good,
                    "rows": rows,
                });
                format!("{all:#}\n")
            }
            false => lines.join("\n") + "\n",
        };
        write(text)?;
        Ok(match () {
            () if interrupt.requested() => EXIT_INTERRUPTED,
            () if good => EXIT_GOOD,
            () => EXIT_FINDING,
        })
    }

    fn name(target: Option<&ManagerDefect>) -> &'static str {
        target.map_or("without defects", |d| d.name)
    }

    /// A line for a target, and two for each finding that is no defect's.
    fn words(target: Option<&ManagerDefect>, runs: &[(u64, Hunted)]) -> Vec<String> {
        let found: Vec<&Hunted> = runs
            .iter()
            .map(|r| &r.1)
            .filter(|h| h.found.is_some())
            .collect();
        let programs: u64 = runs.iter().map(|r| r.1.programs).sum();
        let cpu: f64 = runs.iter().map(|r| r.1.cpu.as_secs_f64()).sum();
        let cause = found.first().and_then(|h| h.found.as_ref());
        let cause = cause.map_or("", |f| f.sighting.cause.as_str());
        let triggered: u64 = runs.iter().map(|r| r.1.canary.triggered).sum();
        let mut lines = vec![match target {
            None => format!("without defects: {programs} programs in {cpu:.1} CPU seconds"),
            Some(d) => format!(
                "{:<26} {} of {} seeds, {programs} programs, {cpu:.2} s, triggered {triggered} times: {cause}",
                d.name,
                found.len(),
                runs.len(),
            ),
        }];
        for (seed, h) in runs {
            for f in &h.ours {
                let n = f.number;
                lines.push(format!(
                    "  a bug of ours: program {n} of seed {seed}: {}",
                    f.sighting.message
                ));
                lines.push(format!("    {}", f.command));
            }
        }
        lines
    }

    fn row(target: Option<&ManagerDefect>, runs: &[(u64, Hunted)]) -> serde_json::Value {
        let found = |f: &Found| {
            serde_json::json!({
                "number": f.number,
                "command": f.command,
                "cause": f.sighting.cause,
                "message": f.sighting.message,
            })
        };
        let run = |(seed, h): &(u64, Hunted)| {
            serde_json::json!({
                "seed": seed,
                "programs": h.programs,
                "cpu_seconds": h.cpu.as_secs_f64(),
                "reached": h.canary.reached,
                "triggered": h.canary.triggered,
                "found": h.found.as_ref().map(found),
                "ours": h.ours.iter().map(found).collect::<Vec<_>>(),
            })
        };
        let runs: Vec<_> = runs.iter().map(run).collect();
        serde_json::json!({"defect": name(target), "runs": runs})
    }

    fn list(kind: &Kind, json: bool) -> String {
        if json {
            let row = |d: &ManagerDefect| serde_json::json!({"name": d.name, "site": d.site, "sources": d.sources, "title": d.title});
            let all: Vec<_> = kind.defects.iter().map(row).collect();
            return format!("{:#}\n", serde_json::Value::from(all));
        }
        let line =
            |d: &ManagerDefect| format!("{:<32} {:<24} {}\n", d.name, d.sources.join(" "), d.title);
        kind.defects.iter().map(line).collect()
    }

    fn chosen(kind: &Kind, names: &[String]) -> Result<Vec<&'static ManagerDefect>, String> {
        if names.is_empty() {
            return Ok(kind.defects.iter().collect());
        }
        let find = |n: &String| {
            kind.defects.iter().find(|d| d.name == *n).ok_or_else(|| {
                let hint = nearest(n, kind.defects.iter().map(|d| d.name));
                let hint = hint.map_or_else(String::new, |h| format!("; did you mean '{h}'?"));
                let option = kind.option;
                format!("error: unknown defect '{n}'{hint} (see 'tandem mutants {option} --list')")
            })
        };
        names.iter().map(find).collect()
    }

    /// Keeps the program of a finding with its pipeline, if asked to.
    fn keep(
        args: &Args,
        target: Option<&ManagerDefect>,
        seed: u64,
        f: &Found,
        interrupt: &Interrupt,
    ) -> Result<(), String> {
        let Some(folder) = &args.keep else {
            return Ok(());
        };
        let file = format!("{}-{seed}-{}.ll", name(target).replace(' ', "-"), f.number);
        let path = folder.join(file).display().to_string();
        let program = format!(
            "; {}\n; {}\n{}",
            f.command,
            f.sighting.message,
            text::print(&f.module)
        );
        std::fs::create_dir_all(folder).map_err(|e| driver::plain(&e))?;
        driver::write_output(&path, program.as_bytes(), interrupt).map_err(|e| e.to_string())
    }
}
