//! All hunts of a measurement, several side by side, and what follows each finding.
//!
//! Most seeds decide whether a defect counts as detected. So they are hunted first, for
//! every defect, and the others only where they can still change that or add to the
//! medians: not for a defect that most seeds have missed.

use super::hunt::{Found, Hunt, Hunted};
use super::shrink::shrink;
use super::state::{self, Common, State};
use super::table::{Row, Run, Small, Table};
use crate::judge;
use std::path::PathBuf;
use std::sync::Mutex;
use std::sync::atomic::{AtomicUsize, Ordering};
use std::time::Duration;
use tandem_optimized::defects::Defect;
use tandem_optimized::driver::{self, Interrupt};

/// A measurement.
pub struct Settings {
    /// The defects.
    pub defects: Vec<&'static Defect>,
    /// The first seed.
    pub seed: u64,
    /// How many seeds.
    pub seeds: u64,
    /// CPU time per defect and seed.
    pub budget: Duration,
    /// Wall time of a reduction; zero: none.
    pub reduction: Duration,
    /// Hunts side by side.
    pub jobs: usize,
    /// Folder for the programs, found and reduced.
    pub keep: Option<PathBuf>,
    /// File for what has been measured, to go on later.
    pub state: Option<PathBuf>,
}

/// What can go wrong.
#[derive(Debug, thiserror::Error)]
pub enum Error {
    /// The judge itself.
    #[error("error: {0}")]
    Judge(#[from] judge::Error),
    /// A program that could not be kept.
    #[error("{0}")]
    Keep(#[from] driver::DriverError),
    /// What had been measured before.
    #[error(transparent)]
    State(#[from] state::Error),
    /// The folder for programs.
    #[error("error: cannot make the folder '{path}': {why}")]
    Folder {
        /// The path as the user gave it.
        path: String,
        /// The system's reason.
        why: String,
    },
}

/// Measures: every defect with every seed. `progress` sees each run as it ends.
///
/// # Errors
/// The first run that could not be made.
pub fn measure(
    settings: &Settings,
    interrupt: &Interrupt,
    progress: &(dyn Fn(&Defect, &Run) + Sync),
) -> Result<Table, Error> {
    if let Some(folder) = &settings.keep {
        std::fs::create_dir_all(folder).map_err(|e| Error::Folder {
            path: folder.display().to_string(),
            why: driver::plain(&e),
        })?;
    }
    let common = Common {
        version: env!("CARGO_PKG_VERSION").into(),
        budget_seconds: settings.budget.as_secs_f64(),
        reduction_seconds: settings.reduction.as_secs_f64(),
    };
    let state = settings.state.as_deref();
    let state = state.map(|p| State::open(p, &common)).transpose()?;
    let mut rows: Vec<Row> = settings.defects.iter().map(|d| Row::new(d)).collect();
    let most = settings.seeds / 2 + 1;
    for seeds in [1..=most.min(settings.seeds), most + 1..=settings.seeds] {
        let open = |r: &Row| (r.runs.len() as u64) < most || r.is_detected();
        let tasks = (0..rows.len()).filter(|&d| open(&rows[d]));
        let tasks: Vec<(usize, u64)> = seeds
            .map(|n| settings.seed.saturating_add(n - 1))
            .flat_map(|s| tasks.clone().map(move |d| (d, s)))
            .collect();
        let measured = |d: usize, seed: u64| -> Result<Run, Error> {
            let defect = settings.defects[d];
            if let Some(known) = state.as_ref().and_then(|s| s.run(defect.name, seed)) {
                return Ok(known.clone());
            }
            let run = one(settings, defect, seed, interrupt)?;
            if let Some(state) = state.as_ref().filter(|_| !run.interrupted) {
                state.keep(defect.name, &run)?;
            }
            progress(defect, &run);
            Ok(run)
        };
        for (d, run) in side_by_side(&tasks, settings.jobs, interrupt, &measured)? {
            rows[d].runs.push(run);
        }
        rows.iter_mut().for_each(|r| r.runs.sort_by_key(|r| r.seed));
    }
    Ok(Table {
        rows,
        budget: settings.budget,
        seeds: settings.seeds,
    })
}

/// Runs all tasks on several threads. After an error no new one begins.
fn side_by_side(
    tasks: &[(usize, u64)],
    jobs: usize,
    interrupt: &Interrupt,
    run: &(dyn Fn(usize, u64) -> Result<Run, Error> + Sync),
) -> Result<Vec<(usize, Run)>, Error> {
    let next = AtomicUsize::new(0);
    let done: Mutex<Vec<(usize, Result<Run, Error>)>> = Mutex::new(Vec::new());
    let work = || {
        while let Some(&(d, seed)) = tasks.get(next.fetch_add(1, Ordering::Relaxed)) {
            if interrupt.requested() {
                break;
            }
            let run = run(d, seed);
            if run.is_err() {
                next.store(tasks.len(), Ordering::Relaxed);
            }
            if let Ok(mut done) = done.lock() {
                done.push((d, run));
            }
        }
    };
    std::thread::scope(|scope| {
        for _ in 0..jobs.min(tasks.len()) {
            // Deeply nested programs need more stack than threads have by default.
            let worker = std::thread::Builder::new().stack_size(super::programs::STACK);
            if worker.spawn_scoped(scope, work).is_err() {
                break;
            }
        }
    });
    let done = done.into_inner().unwrap_or_default().into_iter();
    done.map(|(d, run)| Ok((d, run?))).collect()
}

fn one(
    settings: &Settings,
    defect: &'static Defect,
    seed: u64,
    interrupt: &Interrupt,
) -> Result<Run, Error> {
    let hunt = Hunt {
        defect: Some(defect),
        pass: defect.pass,
        seed,
        budget: settings.budget,
        interrupt,
    };
    let hunted = hunt.run()?;
    let mut run = Run::of(&hunted);
    let name = format!("{}-{seed}", defect.name);
    for (n, found) in hunted.ours.iter().enumerate() {
        let program = found.program.print();
        let name = format!("{name}.ours{n}");
        keep(settings, &name, found, &program, interrupt)?;
    }
    let Hunted {
        found: Some(found), ..
    } = hunted
    else {
        return Ok(run);
    };
    keep(settings, &name, &found, &found.program.print(), interrupt)?;
    if !settings.reduction.is_zero() {
        match shrink(defect, &found, settings.reduction, interrupt) {
            Ok(o) => {
                keep(
                    settings,
                    &format!("{name}.small"),
                    &found,
                    &o.text,
                    interrupt,
                )?;
                run.small = Some(Small {
                    instructions: o.instructions,
                    questions: o.asked,
                    cut: o.cut,
                });
            }
            Err(why) => run.not_reduced = Some(why),
        }
        // What was cut short is no measurement, and is not kept as one.
        run.interrupted |= interrupt.requested();
    }
    Ok(run)
}

/// Writes a program with a first line that says how to judge it; `name` has no ending.
fn keep(
    settings: &Settings,
    name: &str,
    found: &Found,
    program: &str,
    interrupt: &Interrupt,
) -> Result<(), Error> {
    let Some(folder) = &settings.keep else {
        return Ok(());
    };
    let comment = found.program.language().remark();
    let knobs = format!(
        "{comment} knobs: {}\n{comment} signature: {}\n",
        found.knobs, found.finding.signature
    );
    let path = folder
        .join(format!("{name}.{}", found.program.language().ending()))
        .display()
        .to_string();
    driver::write_output(&path, (knobs + program).as_bytes(), interrupt)?;
    Ok(())
}
