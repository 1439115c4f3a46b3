//! All hunts of a measurement, several side by side, and what follows each finding.

use super::hunt::{Found, Hunt, Hunted};
use super::shrink::shrink;
use super::table::{Row, Run, Small, Table};
use crate::judge;
use std::path::PathBuf;
use std::sync::Mutex;
use std::sync::atomic::{AtomicUsize, Ordering};
use std::time::Duration;
use tandem_ir::text;
use tandem_optimized::defects::Defect;
use tandem_optimized::driver::{self, Interrupt};

/// A measurement.
pub struct Settings {
    /// The defects.
    pub defects: Vec<&'static Defect>,
    /// Seeds 1 to this.
    pub seeds: u64,
    /// CPU time per defect and seed.
    pub budget: Duration,
    /// Wall time of a reduction; zero: none.
    pub reduction: Duration,
    /// Hunts side by side.
    pub jobs: usize,
    /// Folder for the programs, found and reduced.
    pub keep: Option<PathBuf>,
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
    /// The folder for programs.
    #[error("error: cannot make the folder '{path}': {why}")]
    Folder {
        /// As given.
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
    let all: Vec<(usize, u64)> = (0..settings.defects.len())
        .flat_map(|d| (1..=settings.seeds).map(move |s| (d, s)))
        .collect();
    let next = AtomicUsize::new(0);
    let done: Mutex<Vec<(usize, Result<Run, Error>)>> = Mutex::new(Vec::new());
    let work = || {
        while let Some(&(d, seed)) = all.get(next.fetch_add(1, Ordering::Relaxed)) {
            if interrupt.requested() {
                break;
            }
            let defect = settings.defects[d];
            let run = one(settings, defect, seed, interrupt);
            if let Ok(r) = &run {
                progress(defect, r);
            }
            if let Ok(mut done) = done.lock() {
                done.push((d, run));
            }
        }
    };
    std::thread::scope(|scope| {
        for _ in 0..settings.jobs.min(all.len()) {
            // Deeply nested programs need more stack than threads have by default.
            let worker = std::thread::Builder::new().stack_size(super::hunt::STACK);
            if worker.spawn_scoped(scope, work).is_err() {
                break;
            }
        }
    });
    let mut rows: Vec<Row> = settings.defects.iter().map(|d| Row::new(d)).collect();
    for (d, run) in done.into_inner().unwrap_or_default() {
        rows[d].runs.push(run?);
    }
    rows.iter_mut().for_each(|r| r.runs.sort_by_key(|r| r.seed));
    Ok(Table {
        rows,
        budget: settings.budget,
        seeds: settings.seeds,
    })
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
    let Hunted {
        found: Some(found), ..
    } = hunted
    else {
        return Ok(run);
    };
    let name = format!("{}-{seed}", defect.name);
    keep(
        settings,
        &format!("{name}.ll"),
        &found,
        &text::print(&found.program),
        interrupt,
    )?;
    if !settings.reduction.is_zero() {
        match shrink(defect, &found, settings.reduction) {
            Ok(o) => {
                keep(
                    settings,
                    &format!("{name}.small.ll"),
                    &found,
                    &o.program.text,
                    interrupt,
                )?;
                run.small = Some(Small {
                    instructions: o.program.measure.instructions,
                    questions: o.asked,
                    cut: o.cut.is_some(),
                });
            }
            Err(why) => run.not_reduced = Some(why),
        }
    }
    Ok(run)
}

/// Writes a program with a first line that says how to judge it.
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
    let knobs = format!(
        "; knobs: {}\n; signature: {}\n",
        found.knobs, found.finding.signature
    );
    let path = folder.join(name).display().to_string();
    driver::write_output(&path, (knobs + program).as_bytes(), interrupt)?;
    Ok(())
}
