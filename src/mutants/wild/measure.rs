//! A blind trial: a sample of all mutants, each hunted in a process of its own.
//!
//! ```text
//!   sample (seed) -> worker: tool mutants --hunt-wild=N … -> hunted.json -> fate -> state, a line each -> table
//! ```
//!
//! A mutant may hang, crash or use up memory, so a hunt has limits of processor time, time per program and address
//! space. One that goes down counts as found if the program does no harm without the mutant; if it does, the mutant is
//! undecided. A hunt that could not be started, or that refuses its arguments, is an error of the trial and no fate.
//!
//! The first of a larger sample are those of a smaller one, so that a trial can be continued with more. What has been
//! hunted is written line by line after a head (version, digest of the sources, seed, budget); a state with another
//! head is refused, and a line that was cut off is hunted again.
//!
//! **Invariant:** a mutant that an interruption cut off has no fate, and is in neither table nor state. One that the machine
//! gave no time counts as not killed, and is hunted again when the trial goes on.

use super::build::Built;
use super::hunt::{self, HUNG, Hunted};
use super::schema::Mutant;
use super::table::{Fate, Row, Table};
use crate::fuzzing::habits::Habits;
use crate::mutants::claims::JUDGES;
use crate::nightly::child::{Ended, Tool};
use serde::{Deserialize, Serialize};
use std::io::Write;
use std::path::{Path, PathBuf};
use std::sync::Mutex;
use std::sync::atomic::{AtomicUsize, Ordering};
use std::time::Duration;
use tandem_ir::passes::{PASSES, PassId};
use tandem_optimized::driver::{self, Interrupt};
use tandem_oracle::inputs::Rng;

/// A hunt is given up after so many times its CPU time.
const STARVED: u32 = 20;

/// A trial.
#[derive(Clone, Debug)]
pub struct Settings {
    /// How many mutants; all if there are fewer.
    pub sample: usize,
    /// Only these, by number, instead of a sample.
    pub only: Vec<u32>,
    /// Seed of the sample and of the programs.
    pub seed: u64,
    /// CPU time for each.
    pub budget: Duration,
    /// CPU time for one program.
    pub patience: Duration,
    /// Address space of a hunt, in bytes.
    pub memory: u64,
    /// Hunts side by side.
    pub jobs: usize,
    /// File for what has been hunted.
    pub state: Option<PathBuf>,
    /// Folder for what hunts write.
    pub folder: PathBuf,
}

impl Settings {
    /// The time after which a hunt is given up: a busy machine gives it much less than a core.
    pub fn longest(&self) -> Duration {
        self.budget * STARVED + self.patience + Duration::from_secs(60)
    }
}

/// What all lines of a state have in common.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
struct Common {
    version: String,
    digest: String,
    seed: u64,
    budget_seconds: f64,
}

#[derive(Clone, Debug, Serialize, Deserialize)]
struct Entry {
    mutant: u32,
    fate: Fate,
    hunted: Hunted,
}

/// The mutants of the sample, in the order in which they are hunted: the first of a larger sample are those of a
/// smaller one.
pub fn sample(settings: &Settings, built: &Built) -> Vec<Mutant> {
    if !settings.only.is_empty() {
        let chosen = built.mutants.iter();
        let chosen = chosen.filter(|m| settings.only.contains(&m.number));
        return chosen.cloned().collect();
    }
    let mut all: Vec<&Mutant> = built.mutants.iter().collect();
    let mut rng = Rng::new(settings.seed ^ 0x5a3b_1e00);
    let most = settings.sample.min(all.len());
    for n in 0..most {
        let other = n as u64 + rng.below((all.len() - n) as u64);
        all.swap(n, other as usize);
    }
    all.into_iter().take(most).cloned().collect()
}

/// Hunts; `progress` sees each mutant with its fate.
///
/// # Errors
/// One line: the state or the folder cannot be written, or a hunt cannot be started.
pub fn measure(
    settings: &Settings,
    built: &Built,
    interrupt: &Interrupt,
    progress: &(dyn Fn(&Mutant, &Row) + Sync),
) -> Result<Table, String> {
    let chosen = sample(settings, built);
    let common = Common {
        version: env!("CARGO_PKG_VERSION").into(),
        digest: built.digest.clone(),
        seed: settings.seed,
        budget_seconds: settings.budget.as_secs_f64(),
    };
    let known = known(settings.state.as_deref(), &common)?;
    let next = AtomicUsize::new(0);
    let done: Mutex<Vec<(usize, Result<Row, String>)>> = Mutex::new(Vec::new());
    let work = |worker: usize| {
        let tool = Tool::new(&built.program, interrupt);
        while let Some((n, mutant)) = next_of(&next, &chosen) {
            if interrupt.requested() {
                break;
            }
            let before = known.iter().find(|e| e.mutant == mutant.number);
            let row = match before {
                Some(e) => Ok(Row::new(mutant, e.fate, e.hunted.clone())),
                None => one(settings, &tool, mutant, worker, interrupt),
            };
            if let (Ok(row), None) = (&row, before) {
                progress(mutant, row);
            }
            let kept = match (&row, before) {
                (Ok(r), None) if r.fate != Fate::Unknown => keep(settings, r),
                _ => Ok(()),
            };
            let row = row.and_then(|r| kept.map(|()| r));
            if row.is_err() {
                next.store(chosen.len(), Ordering::Relaxed);
            }
            if let Ok(mut done) = done.lock() {
                done.push((n, row));
            }
        }
    };
    std::thread::scope(|scope| {
        for worker in 0..settings.jobs.clamp(1, chosen.len().max(1)) {
            let work = &work;
            // The programs of hunts that went down are judged here.
            let thread = std::thread::Builder::new().stack_size(crate::mutants::programs::STACK);
            if thread.spawn_scoped(scope, move || work(worker)).is_err() {
                break;
            }
        }
    });
    let mut rows = done.into_inner().unwrap_or_default();
    rows.sort_by_key(|r| r.0);
    let rows: Result<Vec<Row>, String> = rows.into_iter().map(|r| r.1).collect();
    let mut rows = rows?;
    rows.retain(|r| !r.hunted.interrupted);
    Ok(Table {
        rows,
        all: built.mutants.len(),
        rejected: built.rejected,
        seed: settings.seed,
        budget_seconds: settings.budget.as_secs_f64(),
    })
}

fn next_of<'a>(next: &AtomicUsize, all: &'a [Mutant]) -> Option<(usize, &'a Mutant)> {
    let n = next.fetch_add(1, Ordering::Relaxed);
    all.get(n).map(|m| (n, m))
}

/// The passes in which a mutant is hunted: its own, or all, if it is in what they share.
pub fn passes_of(mutant: &Mutant) -> Vec<&'static PassId> {
    let mut parts = mutant.file.split('/');
    let (folder, name) = (parts.next(), parts.next());
    let own = |p: &&PassId| {
        let file = p.file_name();
        folder == Some("passes") && name.is_some_and(|n| n.trim_end_matches(".rs") == file)
    };
    match PASSES.iter().find(own) {
        Some(p) => vec![p],
        None => PASSES.iter().collect(),
    }
}

fn one(
    settings: &Settings,
    tool: &Tool,
    mutant: &Mutant,
    worker: usize,
    interrupt: &Interrupt,
) -> Result<Row, String> {
    let folder = settings.folder.join(format!("hunt-{worker}"));
    std::fs::create_dir_all(&folder).map_err(|e| format!("error: {}", driver::plain(&e)))?;
    let out = folder.join("hunted.json");
    let _ = std::fs::remove_file(&out);
    let mut args = vec![
        "mutants".to_owned(),
        format!("--hunt-wild={}", mutant.number),
        format!("--seed={}", settings.seed),
        format!("--budget={}s", settings.budget.as_secs().max(1)),
        format!("--patience={}", settings.patience.as_secs().max(1)),
        format!("--memory={}", settings.memory >> 20),
        format!("--scratch={}", folder.display()),
        format!("--output={}", out.display()),
    ];
    let passes = passes_of(mutant);
    if passes.len() > 1 {
        args.extend(JUDGES.iter().map(|j| format!("--judge={}", j.name)));
    }
    let habits = folder.join("habits.txt");
    std::fs::write(&habits, Habits::known().text())
        .map_err(|e| format!("error: {}", driver::plain(&e)))?;
    args.push(format!("--habits-from={}", habits.display()));
    args.extend(passes.iter().map(|p| format!("--pass={}", p.name)));
    let ended = tool.run(&args, settings.longest());
    let read = std::fs::read(&out).ok();
    let read = read.and_then(|b| serde_json::from_slice::<Hunted>(&b).ok());
    if interrupt.requested() || read.as_ref().is_some_and(|h| h.interrupted) {
        let cut = Hunted {
            interrupted: true,
            ..Hunted::default()
        };
        return Ok(Row::new(mutant, Fate::Unknown, cut));
    }
    match (read, &ended) {
        (Some(h), Ended { code: Some(0), .. }) => {
            let fate = Fate::of(&h);
            Ok(Row::new(mutant, fate, h))
        }
        (_, e) if e.message.starts_with("cannot start") => Err(format!("error: {}", e.message)),
        (_, e) if e.code.is_some_and(|c| c != HUNG && c != 101 && c < 128) => {
            Err(format!("error: the hunt {}", e.words()))
        }
        // The hunt ends itself where a program does not end: this one was not given the time.
        (_, e) if e.timed_out => Ok(Row::new(mutant, Fate::Unknown, Hunted::default())),
        // What went down is the mutant's doing, unless the program does that without it.
        (_, e) => {
            let hung = e.code == Some(HUNG);
            let fate = match hunt::is_harmless(&folder, settings.patience) {
                true if hung => Fate::Hung,
                true => Fate::WentDown,
                false => Fate::Undecided,
            };
            Ok(Row::new(mutant, fate, Hunted::default()))
        }
    }
}

/// What has been hunted already, if it is of the same trial.
fn known(path: Option<&Path>, common: &Common) -> Result<Vec<Entry>, String> {
    let Some(path) = path else {
        return Ok(Vec::new());
    };
    let shown = path.display();
    let text = std::fs::read_to_string(path).unwrap_or_default();
    let mut lines = text.lines();
    match lines.next() {
        None => {
            let line = serde_json::to_string(common).unwrap_or_default();
            append(path, &line)?;
            Ok(Vec::new())
        }
        Some(first) if serde_json::from_str::<Common>(first).is_ok_and(|c| c == *common) => {
            // A line that was cut off is hunted again.
            Ok(lines.filter_map(|l| serde_json::from_str(l).ok()).collect())
        }
        Some(_) => Err(format!("error: '{shown}' is of another trial")),
    }
}

fn keep(settings: &Settings, row: &Row) -> Result<(), String> {
    let Some(path) = &settings.state else {
        return Ok(());
    };
    let entry = Entry {
        mutant: row.mutant,
        fate: row.fate,
        hunted: row.hunted.clone(),
    };
    append(path, &serde_json::to_string(&entry).unwrap_or_default())
}

fn append(path: &Path, line: &str) -> Result<(), String> {
    let mut options = std::fs::OpenOptions::new();
    let file = options.create(true).append(true).open(path);
    let written = file.and_then(|mut f| f.write_all(format!("{line}\n").as_bytes()));
    written.map_err(|e| {
        format!(
            "error: cannot write '{}': {}",
            path.display(),
            driver::plain(&e)
        )
    })
}

#[cfg(test)]
#[allow(clippy::unwrap_used)]
mod tests {
    use super::super::operators::Class;
    use super::*;

    fn mutant(number: u32, file: &str) -> Mutant {
        Mutant {
            number,
            file: file.into(),
            line: 1,
            class: Class::Bool,
            before: "true".into(),
            after: "false".into(),
        }
    }

    fn settings(sample: usize) -> Settings {
        Settings {
            sample,
            only: Vec::new(),
            seed: 1,
            budget: Duration::from_secs(1),
            patience: Duration::from_secs(1),
            memory: 1 << 32,
            jobs: 1,
            state: None,
            folder: PathBuf::new(),
        }
    }

    #[test]
    fn a_small_sample_is_the_beginning_of_a_large_one() {
        let built = Built {
            program: PathBuf::new(),
            mutants: (1..200).map(|n| mutant(n, "analysis/a.rs")).collect(),
            points: Vec::new(),
            rejected: 0,
            digest: String::new(),
        };
        let numbers = |n: usize| -> Vec<u32> {
            let all = sample(&settings(n), &built);
            all.iter().map(|m| m.number).collect()
        };
        let (few, many) = (numbers(10), numbers(100));
        assert_eq!(few, many[..10]);
        let distinct: std::collections::BTreeSet<u32> = many.iter().copied().collect();
        assert_eq!(distinct.len(), 100);
        assert_eq!(numbers(1000).len(), 199);
    }

    #[test]
    fn a_mutant_is_hunted_in_its_pass_and_one_of_an_analysis_in_all() {
        for p in PASSES {
            let of_pass = passes_of(&mutant(1, &format!("passes/{}/x.rs", p.file_name())));
            assert_eq!(of_pass, [p]);
            let of_file = passes_of(&mutant(1, &format!("passes/{}.rs", p.file_name())));
            assert_eq!(of_file, [p]);
        }
        assert_eq!(
            passes_of(&mutant(1, "analysis/range.rs")).len(),
            PASSES.len()
        );
        assert_eq!(passes_of(&mutant(1, "passes/mod.rs")).len(), PASSES.len());
    }

    #[test]
    fn a_trial_goes_on_only_with_its_own_lines() {
        let folder = tempfile::tempdir().unwrap();
        let path = folder.path().join("state");
        let common = Common {
            version: "1".into(),
            digest: "d".into(),
            seed: 1,
            budget_seconds: 1.0,
        };
        assert!(known(Some(&path), &common).unwrap().is_empty());
        let with_state = Settings {
            state: Some(path.clone()),
            ..settings(1)
        };
        let row = Row::new(&mutant(7, "a.rs"), Fate::Hung, Hunted::default());
        keep(&with_state, &row).unwrap();
        append(&path, "{\"mutant\":8,\"fa").unwrap();
        let all = known(Some(&path), &common).unwrap();
        assert_eq!((all.len(), all[0].mutant, all[0].fate), (1, 7, Fate::Hung));
        let other = Common { seed: 2, ..common };
        assert!(known(Some(&path), &other).is_err());
    }
}
