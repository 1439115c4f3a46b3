//! One hunt: one defect, one seed, until the first finding or the end of the budget.
//!
//! The hunt is the fuzz loop on one thread with a small corpus in memory: the same
//! source of programs, the same judge, the same coverage. It also draws the knobs of the
//! pass, since what is off by default is never reached otherwise.

use crate::fuzzing::coverage;
use crate::fuzzing::source::{Modes, Source};
use crate::judge::{self, Judging};
use crate::limits;
use crate::report::FindingReport;
use std::collections::BTreeSet;
use std::sync::Arc;
use std::time::Duration;
use tandem_ir::Module;
use tandem_ir::passes::{PassId, Unit};
use tandem_optimized::defects::{Canary, Defect, Defects};
use tandem_optimized::driver::Interrupt;
use tandem_optimized::options::Options;
use tandem_oracle::tv::validate::Settings;

/// Programs kept for mutation, at most; the oldest go first.
const CORPUS: usize = 256;

/// What is hunted.
#[derive(Clone, Copy)]
pub struct Hunt<'a> {
    /// The defect; `None` hunts in the pass as it is.
    pub defect: Option<&'static Defect>,
    /// The pass.
    pub pass: &'static PassId,
    /// Seed of the programs.
    pub seed: u64,
    /// CPU time of this hunt's thread.
    pub budget: Duration,
    /// Ends the hunt early.
    pub interrupt: &'a Interrupt,
}

/// A program that shows the defect.
#[derive(Clone, Debug)]
pub struct Found {
    /// Its number.
    pub number: u64,
    /// CPU time until it was judged.
    pub after: Duration,
    /// The program.
    pub program: Module,
    /// Knobs of the pass.
    pub knobs: &'static str,
    /// The finding that is the bug.
    pub finding: FindingReport,
}

/// What came of a hunt.
#[derive(Clone, Debug, Default)]
pub struct Hunted {
    /// Seed of the programs.
    pub seed: u64,
    /// What the canary counted.
    pub canary: Canary,
    /// Programs judged.
    pub programs: u64,
    /// CPU time used.
    pub cpu: Duration,
    /// The first finding, if there was one.
    pub found: Option<Found>,
    /// Findings on programs on which the pass without the defect has one too: bugs of ours, kept apart.
    pub ours: Vec<Found>,
    /// True if the hunt was interrupted.
    pub interrupted: bool,
}

/// Stack of a thread that hunts: programs may nest deeply, and so do the terms that the validator makes of them.
pub const STACK: usize = 256 << 20;

/// CPU time of the calling thread.
pub fn thread_time() -> Duration {
    let t = rustix::time::clock_gettime(rustix::time::ClockId::ThreadCPUTime);
    let (s, ns) = (u64::try_from(t.tv_sec), u32::try_from(t.tv_nsec));
    Duration::new(s.unwrap_or(0), ns.unwrap_or(0))
}

/// How the judge is asked in a hunt.
pub fn judging(pass: &PassId, knobs: &str, defects: &Defects) -> Judging {
    let mut options = Options::default();
    // The knobs are from the table.
    let _ = options.apply(knobs);
    options.defects = defects.clone();
    let mut judging = Judging {
        options,
        knobs: (!knobs.is_empty())
            .then(|| knobs.to_owned())
            .into_iter()
            .collect(),
        ..patient(Judging::fuzz()).of_pass(pass.name)
    };
    // Of modules proofs say what is right, never what is wrong: plans have been run before.
    if pass.unit == Unit::Module {
        judging.config.validator = None;
    }
    judging
}

/// Milliseconds that the validator may take for a step that the reference cannot settle.
const VALIDATION: u64 = 200;

/// The same limits in steps, but wall times that a busy machine does not reach: a hang must be one of the pass. What
/// is left open by a step goes to the validator.
fn patient(mut judging: Judging) -> Judging {
    judging.config.parts.whole = false;
    // Its time counts as the hunt's.
    judging.config.validate_here = true;
    judging.config.validator = Some(Settings {
        time_limit: Some(Duration::from_millis(VALIDATION)),
        query_ms: VALIDATION,
        ..Settings::default()
    });
    judging.config.time = Duration::from_secs(60);
    judging.config.lockstep.time = Duration::from_secs(60);
    judging
}

/// The programs of one seed, with the corpus that grows along.
pub struct Programs {
    source: Source,
    corpus: Vec<Arc<Module>>,
    seen: BTreeSet<u64>,
    knobs: &'static [&'static str],
    next: u64,
}

impl Programs {
    /// From the first.
    pub fn new(pass: &'static PassId, seed: u64) -> Programs {
        Programs {
            source: Source {
                seed,
                modes: Modes::Both,
                bias: Some(pass.name),
            },
            corpus: Vec::new(),
            seen: BTreeSet::new(),
            knobs: limits::hunted(pass),
            next: 0,
        }
    }
    /// The next program: its number, the module and the knobs to judge it with.
    pub fn draw(&mut self) -> (u64, Module, &'static str) {
        let n = self.next;
        self.next += 1;
        let module = self.source.program(n, &self.corpus).module;
        (
            n,
            module,
            self.knobs[(n % self.knobs.len() as u64) as usize],
        )
    }
    /// Keeps a program that reached something new.
    pub fn keep(&mut self, module: Module, reports: &[crate::report::FileReport]) {
        let before = self.seen.len();
        self.seen.extend(coverage::of(&module, reports));
        if self.seen.len() > before {
            if self.corpus.len() == CORPUS {
                self.corpus.remove(0);
            }
            self.corpus.push(Arc::new(module));
        }
    }
}

impl Hunt<'_> {
    /// Hunts.
    ///
    /// # Errors
    /// If the judge itself fails.
    pub fn run(&self) -> Result<Hunted, judge::Error> {
        let defects = self
            .defect
            .map_or_else(Defects::default, |d| Defects::only(d.id));
        let none = Defects::default();
        let mut hunted = Hunted {
            seed: self.seed,
            ..Hunted::default()
        };
        let mut programs = Programs::new(self.pass, self.seed);
        let started = thread_time();
        while hunted.cpu < self.budget {
            if self.interrupt.requested() {
                hunted.interrupted = true;
                break;
            }
            let (number, module, knobs) = programs.draw();
            let reports = judge::module(&judging(self.pass, knobs, &defects), &module, "program")?;
            hunted.programs += 1;
            hunted.cpu = thread_time().saturating_sub(started);
            let Some(finding) = judge::primary(&reports) else {
                programs.keep(module, &reports);
                continue;
            };
            let found = Found {
                number,
                after: hunted.cpu,
                finding: finding.clone(),
                program: module,
                knobs,
            };
            let clean = judging(self.pass, knobs, &none);
            let ours = self.defect.is_none()
                || !judge::findings(&clean, &found.program, "program")?.is_empty();
            if !ours {
                hunted.found = Some(found);
                break;
            }
            let new = |f: &Found| !f.finding.signature.covers(&found.finding.signature);
            if hunted.ours.iter().all(new) {
                hunted.ours.push(found);
            }
        }
        hunted.canary = defects.canary();
        Ok(hunted)
    }
}
