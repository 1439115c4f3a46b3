//! The loop for passes on machine functions: PTX is drawn, judged, and what fails is written at once.
//!
//! Every program is made anew: what such a pass is wrong about (tails that are alike but for one thing, a block that two ways
//! lead to) is what the generator draws ([`tandem_fuzz::machine`]). No program is kept to make others from; a corpus folder
//! holds where the last run of its seed stopped, and the next one goes on there.

use super::corpus::{Folder, State};
use super::crew::{Slots, side_by_side};
use super::findings::{Findings, Found};
use super::gauges::Gauges;
use super::run::{Observer, SAVE_EVERY};
use super::watch::{Stopwatch, Watch};
use super::{Ended, Error, Settings, knobs};
use crate::judge::{self, Judging};
use crate::properties::{CHECK, Failure};
use std::sync::atomic::{AtomicBool, Ordering};
use std::time::{Duration, Instant};
use tandem_fuzz::machine;
use tandem_ir::machine::text;
use tandem_ir::passes::PassId;
use tandem_optimized::driver::Interrupt;
use tandem_oracle::verdict::Verdict;

/// Programs of a batch.
const BATCH: u64 = 64;

/// The text of program number `n` of a seed.
pub fn program(seed: u64, n: u64) -> String {
    machine::from_seed(seed.wrapping_mul(0x9e37_79b9_7f4a_7c15) ^ n)
}

/// Runs until a budget is used up, Ctrl-C, or for ever.
///
/// # Errors
/// See [`Error`]. What was found before is on disk.
pub fn run(
    settings: &Settings,
    pass: &'static PassId,
    interrupt: &Interrupt,
    observer: &dyn Observer,
) -> Result<Ended, Error> {
    let folder = settings.corpus.as_deref();
    let findings = settings.findings.as_deref();
    let lab = Lab {
        settings,
        pass,
        interrupt,
        observer,
        folder: folder.map(|f| Folder::open(f, interrupt)).transpose()?,
        findings: Findings::open(findings, settings.keep, interrupt)?.of_ptx(),
        watch: Watch::new(settings.jobs.max(1)),
        started: Instant::now(),
    };
    lab.all()
}

/// One run of `tandem fuzz` on PTX: its settings, and what all workers share.
struct Lab<'a> {
    settings: &'a Settings,
    pass: &'static PassId,
    interrupt: &'a Interrupt,
    observer: &'a dyn Observer,
    folder: Option<Folder>,
    findings: Findings,
    watch: Watch,
    started: Instant,
}

/// What one program came to.
struct Examined {
    gauges: Gauges,
    found: Option<Result<Found, Error>>,
}

impl Lab<'_> {
    fn all(&self) -> Result<Ended, Error> {
        let mut gauges = Gauges::default();
        let mut found: Vec<Found> = Vec::new();
        let mut warnings = Vec::new();
        let state = self.folder.as_ref().and_then(|f| f.state(&mut warnings));
        let same = state.filter(|s| s.seed == self.settings.source.seed);
        let resumed = same.map(|s| s.next);
        let first = self.settings.first.or(resumed).unwrap_or(0);
        let end = first.saturating_add(self.settings.runs.unwrap_or(u64::MAX));
        let mut next = first;
        let mut saved = Instant::now();
        while next < end && !self.is_over(!found.is_empty()) {
            let size = BATCH.min(end - next);
            for examined in self.batch(next, size) {
                gauges.add(&examined.gauges);
                next += 1;
                if let Some(f) = examined.found.transpose()? {
                    let count = gauges.findings.entry(f.signature.to_string());
                    *count.or_default() += 1;
                    self.observer.found(&f);
                    found.push(f);
                }
            }
            self.findings.settle();
            let seconds = self.watch.busy().as_secs_f64();
            gauges.speed = gauges.programs as f64 / seconds.max(1e-9);
            self.observer.progress(&gauges);
            if saved.elapsed() > SAVE_EVERY {
                self.save(next, &gauges)?;
                saved = Instant::now();
            }
        }
        self.save(next, &gauges)?;
        Ok(Ended {
            gauges,
            short: Vec::new(),
            findings: found,
            files: self.findings.settle(),
            next,
            wall: self.started.elapsed(),
            processor: self.watch.busy(),
            interrupted: self.interrupt.requested(),
            warnings,
        })
    }

    fn save(&self, next: u64, gauges: &Gauges) -> Result<(), Error> {
        let Some(folder) = &self.folder else {
            return Ok(());
        };
        folder.save(&State {
            seed: self.settings.source.seed,
            next,
            gauges: gauges.clone(),
            ..State::default()
        })
    }

    fn is_over(&self, found: bool) -> bool {
        let s = self.settings;
        self.interrupt.requested()
            || s.wall.is_some_and(|t| self.started.elapsed() >= t)
            || s.processor.is_some_and(|t| self.watch.busy() >= t)
            || (s.stop_at_first && found)
    }

    /// Examines so many programs side by side; in order, those that were.
    fn batch(&self, first: u64, size: u64) -> Vec<Examined> {
        side_by_side(
            self.settings.jobs,
            size,
            |ended| self.look_after(ended),
            |worker, places| self.work(worker, first, places),
        )
    }

    /// Watches the workers until they have ended.
    fn look_after(&self, ended: &AtomicBool) {
        while !ended.load(Ordering::Relaxed) {
            std::thread::park_timeout(Duration::from_millis(100));
            if let Some((number, _)) = self.watch.stuck(self.settings.patience) {
                let seconds = self.settings.patience.as_secs();
                let message = format!("no end within {seconds} seconds");
                let hang = Verdict::Hang.name();
                let failure = Failure::new(CHECK, hang, "in process", message);
                let judging = self.judging_of(number);
                let program = program(self.settings.source.seed, number);
                if let Ok(found) = self.record(number, &judging, &failure, &program) {
                    self.observer.hang(&found);
                }
            }
        }
    }

    fn work(&self, worker: usize, first: u64, places: &Slots<Examined>) {
        let watch = Stopwatch::start();
        while !self.interrupt.requested() {
            let Some(n) = places.take(1).map(|some| some.start) else {
                break;
            };
            self.watch.begin(worker, first + n, Some(CHECK));
            places.put(n, self.examine(first + n));
        }
        self.watch.rest(worker);
        self.watch.spent(watch.elapsed());
    }

    /// How the program of a number is judged: under knobs of its own, unless some are given.
    fn judging_of(&self, number: u64) -> Judging {
        let mut judging = self.settings.judging.clone();
        if self.settings.vary_knobs {
            let drawn = knobs::of(self.pass, self.settings.source.seed, number);
            // They are from the table, and so they are taken.
            if !drawn.is_empty() && judging.options.apply(&drawn).is_ok() {
                judging.knobs.push(drawn);
            }
        }
        judging
    }

    fn examine(&self, number: u64) -> Examined {
        let mut gauges = Gauges {
            programs: 1,
            ..Gauges::default()
        };
        gauges.origins.insert("generated".into(), 1);
        let judging = self.judging_of(number);
        let program = program(self.settings.source.seed, number);
        let failure = match text::parse(program.as_bytes(), "program") {
            Err(d) => Some(Failure::new("source", "invalid", "text", d.to_string())),
            Ok(module) => match judge::machine::module(&judging, &module, "program") {
                // A judge that panics has judged nothing; that is a mistake of ours and must be seen.
                Err(e) => {
                    let what = e.to_string();
                    let crash = Verdict::Crash.name();
                    Some(Failure::new("judge", crash, &what, what.clone()))
                }
                Ok(reports) => {
                    gauges.count_reports(&reports);
                    judge::primary(&reports).map(|f| Box::new(Failure::of_finding(f)))
                }
            },
        };
        gauges.held = u64::from(failure.is_none());
        let found = failure.map(|f| self.record(number, &judging, &f, &program));
        Examined { gauges, found }
    }

    fn record(
        &self,
        number: u64,
        judging: &Judging,
        failure: &Failure,
        program: &str,
    ) -> Result<Found, Error> {
        let id = (self.settings.source.seed, Some(number));
        let command = |path: &str| judging.reproduce(self.pass.name, None, path);
        self.findings
            .record(id, CHECK, failure, program, &judging.knobs, command)
    }
}

#[cfg(test)]
#[allow(clippy::unwrap_used)]
mod tests {
    use super::*;
    use tandem_ir::passes::lookup;

    fn run_of(runs: u64, jobs: usize) -> Ended {
        let settings = Settings {
            runs: Some(runs),
            jobs,
            vary_knobs: true,
            ..Settings::of_pass("branch-folder", 3)
        };
        let pass = lookup("branch-folder").unwrap();
        run(&settings, pass, &Interrupt::default(), &()).unwrap()
    }

    #[test]
    fn the_pass_changes_many_programs_and_is_right_about_them() {
        let ended = run_of(96, 1);
        assert_eq!((ended.next, ended.gauges.programs), (96, 96));
        assert!(ended.findings.is_empty(), "{:?}", ended.findings);
        assert!(ended.gauges.passes["branch-folder"].changed > 32);
    }

    #[test]
    fn a_run_goes_on_where_the_last_one_in_the_folder_stopped() {
        let folder = tempfile::tempdir().unwrap();
        let settings = Settings {
            corpus: Some(folder.path().display().to_string()),
            runs: Some(20),
            ..Settings::of_pass("branch-folder", 3)
        };
        let ended = |s: &Settings| {
            super::super::run(s, &Interrupt::default(), &())
                .unwrap()
                .next
        };
        assert_eq!((ended(&settings), ended(&settings)), (20, 40));
        let other = Settings {
            source: crate::fuzzing::source::Source {
                seed: 4,
                ..settings.source.clone()
            },
            ..settings
        };
        assert_eq!(ended(&other), 20);
    }

    #[test]
    fn the_number_of_workers_makes_no_difference() {
        let (one, two) = (run_of(70, 1).gauges, run_of(70, 2).gauges);
        assert_eq!(one.passes, two.passes);
        assert_eq!(one.held, two.held);
    }
}
