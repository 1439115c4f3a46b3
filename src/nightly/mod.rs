//! A night: fuzz, triage, remember and report, within a budget.
//!
//! ```text
//! DIR/known/*.toml       failures that are accepted for now (written by people)
//!     corpus/<target>/   programs of the fuzz loop, one folder per pass and property
//!     incoming/          findings as the fuzz loop wrote them, not looked at yet
//!     findings/<name>/   one folder per signature: what is known, programs, triage report
//!     regressions/       small programs of triaged findings
//!     night.json         the night under way
//!     history.jsonl      one line per finished night
//!     dashboard.html     the page
//! ```
//!
//! A night is a list of phases: [`checks`] repeats the regressions, [`hunt`] runs the fuzz
//! loop over all targets, [`inbox`] triages what came in and tells new from old,
//! [`checks`] repeats what is known, [`prune`] keeps the corpora small, [`proofs`] proves every rule
//! anew, and [`defects`] and [`pipeline_defects`] hunt the seeded ones where the build has them. After every part the state is on disk,
//! so that a night that was killed goes on where it was, and a finding leaves the folder
//! of incoming ones only when everything about it is written. Whatever may hang or crash
//! runs in a child process. [`history`] and [`dashboard`] say how nights compare, [`merge`]
//! brings the folders of several machines together.

pub mod checks;
pub mod child;
pub mod dashboard;
pub mod defects;
pub mod folder;
pub mod history;
pub mod hunt;
pub mod inbox;
pub mod merge;
pub mod pipeline_defects;
pub mod proofs;
pub mod prune;
mod wild;

use crate::fuzzing::{Floors, Gauges};
use crate::signature::Signature;
use crate::triage::known::{Date, Known};
use child::Tool;
use folder::Folder;
use history::Night;
use serde::{Deserialize, Serialize};
use std::collections::BTreeSet;
use std::path::PathBuf;
use std::time::{Duration, Instant};
use tandem_optimized::driver::Interrupt;

/// How to spend a night.
pub struct Settings {
    /// The folder.
    pub folder: PathBuf,
    /// The command `tandem` for child processes.
    pub tool: PathBuf,
    /// Wall time of the hunt.
    pub wall: Duration,
    /// Processor time of the hunt.
    pub processor: Duration,
    /// Wall time of one slice.
    pub slice: Duration,
    /// How many threads work at once.
    pub jobs: usize,
    /// Passes under test.
    pub passes: Vec<String>,
    /// Properties.
    pub properties: Vec<String>,
    /// Compilers that are not ours, which are hunted in instead of our passes.
    pub subjects: Vec<Subject>,
    /// This part of all machines' work: number from 0, and how many parts.
    pub shard: (u64, u64),
    /// Folders with regressions besides the night's own.
    pub regressions: Vec<PathBuf>,
    /// Known failures besides the night's own.
    pub known: Vec<PathBuf>,
    /// CPU time per seeded defect; 0 does without them.
    pub mutants: Duration,
    /// Mutants that nobody planted, so many; 0 does without them.
    pub wild: u32,
    /// Wall time of one triage.
    pub triage: Duration,
    /// The date.
    pub today: Date,
}

/// A compiler that is not ours.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Subject {
    /// As it was given.
    pub name: String,
    /// The arguments that name it to a child.
    pub arguments: Vec<String>,
}

impl Subject {
    /// True if a signature is about it.
    fn is_meant_by(&self, signature: &Signature) -> bool {
        Signature::new(&self.name, "", None, "").pass == signature.pass
    }
}

impl Settings {
    /// The compiler that a signature is about, if it is one of those of the night.
    fn subject_of(&self, signature: &Signature) -> Option<&Subject> {
        self.subjects.iter().find(|s| s.is_meant_by(signature))
    }
}

/// The night under way.
#[derive(Clone, Debug, Serialize, Deserialize)]
pub struct State {
    /// What is known so far.
    pub night: Night,
    /// Phases that are done.
    pub done: BTreeSet<String>,
    /// Targets in order of their turns.
    pub queue: Vec<hunt::Target>,
    /// Milliseconds of the hunt used so far: wall, processor.
    pub spent: (u64, u64),
}

/// A night at work.
pub struct Work<'a> {
    /// How.
    pub settings: &'a Settings,
    /// The folder that a night writes to.
    pub folder: Folder,
    /// How far.
    pub state: State,
    /// What is accepted.
    pub known: Known,
    /// Child processes.
    pub tool: Tool,
    /// Ctrl-C.
    pub interrupt: &'a Interrupt,
}

/// How a night ended.
pub struct Ended {
    /// What was measured.
    pub night: Night,
    /// True if Ctrl-C ended it; the next run goes on.
    pub interrupted: bool,
    /// The page.
    pub dashboard: PathBuf,
}

type Phase = (&'static str, fn(&mut Work<'_>) -> Result<(), String>);

const PHASES: [Phase; 9] = [
    ("regressions", checks::regressions),
    ("hunt", hunt::hunt),
    ("triage", inbox::triage_all),
    ("known", checks::known),
    ("corpus", prune::prune),
    ("proofs", proofs::prove),
    ("mutants", defects::hunt),
    ("pipelines", pipeline_defects::hunt),
    ("wild", wild::hunt),
];

/// Spends a night, or goes on with one.
///
/// # Errors
/// One line: the folder is in use or cannot be written, a file of known failures is wrong.
pub fn run(settings: &Settings, interrupt: &Interrupt) -> Result<Ended, String> {
    let folder = Folder::open(&settings.folder, interrupt)?;
    let mut known = Known::load(&folder.known())?;
    for path in &settings.known {
        known.entries.extend(Known::load(path)?.entries);
    }
    let history = history::load(&folder)?;
    let state = match folder.state()? {
        Some(s) => s,
        None => State {
            night: Night::new(history.len() as u64 + 1, settings.today, settings.shard),
            done: BTreeSet::new(),
            queue: Vec::new(),
            spent: (0, 0),
        },
    };
    let mut work = Work {
        settings,
        folder,
        state,
        known,
        tool: Tool::new(&settings.tool, interrupt),
        interrupt,
    };
    for (name, phase) in PHASES {
        if interrupt.requested() {
            break;
        }
        if work.state.done.contains(name) {
            continue;
        }
        let started = Instant::now();
        phase(&mut work)?;
        if !interrupt.requested() {
            work.state.done.insert(name.into());
        }
        *work.state.night.seconds.entry(name.into()).or_default() +=
            started.elapsed().as_secs_f64();
        work.folder.save(&work.state)?;
    }
    finish(work, history)
}

fn finish(work: Work<'_>, mut history: Vec<Night>) -> Result<Ended, String> {
    let interrupted = work.interrupt.requested();
    let mut night = work.state.night.clone();
    night.interrupted = interrupted;
    for pass in &work.settings.passes {
        let gauges = night.gauges_of(pass);
        for short in gauges.verdict(&Floors::default(), Some(pass), None) {
            night.look_at(short);
        }
    }
    let refused = |(name, g): (&String, &Gauges)| g.refused().map(|why| format!("{name}: {why}"));
    let of_subjects: Vec<String> = night.targets.iter().filter_map(refused).collect();
    of_subjects.into_iter().for_each(|what| night.look_at(what));
    night.compare(history.last());
    let findings = inbox::load(&work.folder)?;
    let mut nights = history.clone();
    nights.push(night.clone());
    let page = dashboard::page(&nights, &findings, &work.known, work.settings.today);
    let dashboard = work.folder.dashboard();
    work.folder.write(&dashboard, page.as_bytes())?;
    if !interrupted {
        history.push(night.clone());
        history::save(&work.folder, &history)?;
        work.folder.forget_state()?;
    }
    Ok(Ended {
        night,
        interrupted,
        dashboard,
    })
}
