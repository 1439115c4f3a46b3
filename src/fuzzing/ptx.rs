//! The loop for PTX: programs are drawn or mutated, properties of PTX are held against them, and what fails is written at once.
//!
//! Every program is made anew: what a pass on machine functions is wrong about (tails that are alike but for one thing, a block
//! that two ways lead to) is what the generator draws ([`tandem_fuzz::machine`]). Where any text will do, three of four are
//! mutants: of texts that were given, or of what is drawn. No program is kept to make others from; a corpus folder
//! holds where the last run of its seed stopped, and the next one goes on there.

use super::corpus::{Folder, State};
use super::crew::{Slots, side_by_side};
use super::findings::{Findings, Found};
use super::gauges::Gauges;
use super::run::{Observer, SAVE_EVERY};
use super::watch::{Stopwatch, Watch};
use super::{Ended, Error, Settings, knobs};
use crate::files::quoted;
use crate::judge::Judging;
use crate::properties::{CHECK, Context, Failure, Property};
use std::panic::{AssertUnwindSafe, catch_unwind};
use std::sync::atomic::{AtomicBool, Ordering};
use std::time::{Duration, Instant};
use tandem_fuzz::machine;
use tandem_ir::passes::PassId;
use tandem_optimized::driver::Interrupt;
use tandem_oracle::lockstep::panic_text;
use tandem_oracle::verdict::Verdict;

/// Programs of a batch.
const BATCH: u64 = 64;

/// Of the texts for a property that takes any, one in so many is drawn and left as it is.
const WHOLE_ONE_IN: u64 = 4;

/// The text of program number `n` of a seed, as it is drawn.
pub fn program(seed: u64, n: u64) -> String {
    machine::from_seed(seed.wrapping_mul(0x9e37_79b9_7f4a_7c15) ^ n)
}

/// Runs until a budget is used up, Ctrl-C, or for ever.
///
/// # Errors
/// See [`Error`]. What was found before is on disk.
pub fn run(
    settings: &Settings,
    interrupt: &Interrupt,
    observer: &dyn Observer,
) -> Result<Ended, Error> {
    let folder = settings.corpus.as_deref();
    let findings = settings.findings.as_deref();
    let lab = Lab {
        settings,
        pass: settings.on_machine(),
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
    /// The pass under test; without, all on machine functions.
    pass: Option<&'static PassId>,
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
    found: Vec<Result<Found, Error>>,
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
                for f in examined.found {
                    let f = f?;
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
            if let Some((number, property)) = self.watch.stuck(self.settings.patience) {
                let property = property.unwrap_or(CHECK);
                let seconds = self.settings.patience.as_secs();
                let message = format!("no end within {seconds} seconds");
                let hang = Verdict::Hang.name();
                let failure = Failure::new(property, hang, "in process", message);
                let judging = self.judging_of(number);
                let program = self.text(number);
                if let Ok(found) = self.record((number, property), &judging, &failure, &program) {
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
            places.put(n, self.examine(worker, first + n));
        }
        self.watch.rest(worker);
        self.watch.spent(watch.elapsed());
    }

    /// How the program of a number is judged: under knobs of its own, unless some are given.
    fn judging_of(&self, number: u64) -> Judging {
        let mut judging = self.settings.judging.clone();
        if let Some(pass) = self.pass.filter(|_| self.settings.vary_knobs) {
            let drawn = knobs::of(pass, self.settings.source.seed, number);
            // They are from the table, and so they are taken.
            if !drawn.is_empty() && judging.options.apply(&drawn).is_ok() {
                judging.knobs.push(drawn);
            }
        }
        judging
    }

    fn is_mutant(&self, number: u64) -> bool {
        let mut all = self.settings.properties.iter();
        all.all(|p| p.takes_any_text()) && !number.is_multiple_of(WHOLE_ONE_IN)
    }

    /// The text of a number: drawn, or where any text will do, most often a mutant.
    fn text(&self, number: u64) -> Vec<u8> {
        let source = &self.settings.source;
        // In every second one threads part.
        let drawn = |n: u64| match (n % 2, program(source.seed, n)) {
            (0, text) => text.into_bytes(),
            (_, text) => machine::by_thread(&text).into_bytes(),
        };
        if !self.is_mutant(number) {
            return drawn(number);
        }
        // Distant numbers are drawn alike, so that neighbours do not begin at the same text.
        let mixed = |k: u64| {
            let x = (number ^ source.seed.rotate_left(32)).wrapping_mul(0xd6e8_feb8_6659_fd93 ^ k);
            x ^ (x >> 29)
        };
        let one = |k: u64| match source.texts.len() as u64 {
            // What is drawn has its share beside what was given.
            n if n > 0 && mixed(k) % 8 > 0 => source.texts[(mixed(k + 2) % n) as usize].to_vec(),
            _ => drawn(mixed(k)),
        };
        machine::text::mutated(&one(2), &one(8), mixed(14))
    }

    fn examine(&self, worker: usize, number: u64) -> Examined {
        let mut gauges = Gauges {
            programs: 1,
            ..Gauges::default()
        };
        let judging = self.judging_of(number);
        let text = self.text(number);
        let origin = match self.is_mutant(number) {
            true => "mutated",
            false => "generated",
        };
        gauges.origins.insert(origin.into(), 1);
        let mut found = Vec::new();
        for property in &self.settings.properties {
            self.watch.begin(worker, number, Some(property.name));
            if let Err(failure) = self.ask(property, (number, &text), &judging, &mut gauges) {
                found.push(self.record((number, property.name), &judging, &failure, &text));
            }
        }
        Examined { gauges, found }
    }

    /// Holds a property against a text, and counts what it says.
    fn ask(
        &self,
        property: &Property,
        (number, text): (u64, &[u8]),
        judging: &Judging,
        gauges: &mut Gauges,
    ) -> Result<(), Box<Failure>> {
        let Some(of_ptx) = property.of_ptx else {
            return Ok(());
        };
        let mut cx = Context {
            number,
            sample: self.settings.sample,
            ..Context::new(judging.clone())
        };
        let crash = |message: String| {
            Failure::new(
                property.name,
                Verdict::Crash.name(),
                &message,
                message.clone(),
            )
        };
        let said = catch_unwind(AssertUnwindSafe(|| of_ptx(text, &mut cx)));
        match said.unwrap_or_else(|p| Err(crash(panic_text(&*p)))) {
            Ok(outcome) => {
                gauges.count(property.name, &outcome);
                gauges.count_reports(&outcome.reports);
                Ok(())
            }
            Err(failure) => {
                gauges.count_reports(&failure.reports);
                Err(failure)
            }
        }
    }

    fn record(
        &self,
        (number, property): (u64, &'static str),
        judging: &Judging,
        failure: &Failure,
        text: &[u8],
    ) -> Result<Found, Error> {
        let id = (self.settings.source.seed, Some(number));
        let command = |path: &str| match (property, self.pass) {
            (CHECK, Some(pass)) => judging.reproduce(pass.name, None, path),
            (_, pass) => {
                let pass = pass.map_or_else(String::new, |p| format!(" --pass {}", p.name));
                let knobs: String = judging
                    .knobs
                    .iter()
                    .map(|o| format!(" -opt {}", quoted(o)))
                    .collect();
                format!(
                    "tandem fuzz --property {property}{pass}{knobs} {}",
                    quoted(path)
                )
            }
        };
        let program = String::from_utf8_lossy(text);
        self.findings
            .record(id, property, failure, &program, &judging.knobs, command)
    }
}

#[cfg(test)]
#[allow(clippy::unwrap_used)]
mod tests {
    use super::*;

    fn run_of(runs: u64, jobs: usize) -> Ended {
        let settings = Settings {
            runs: Some(runs),
            jobs,
            vary_knobs: true,
            ..Settings::of_pass("branch-folder", 3)
        };
        run(&settings, &Interrupt::default(), &()).unwrap()
    }

    #[test]
    fn mutants_of_given_texts_are_refused_or_come_back() {
        let of = |seed: u64| program(seed, 1).into_bytes();
        let mut settings = Settings {
            properties: vec![crate::properties::lookup("ptx-round-trip").unwrap()],
            runs: Some(300),
            ..Settings::of_pass("branch-folder", 3)
        };
        (settings.source.bias, settings.judging.passes) = (None, Vec::new());
        settings.source.texts = (0..4).map(|n| std::sync::Arc::new(of(n))).collect();
        let ended = super::super::run(&settings, &Interrupt::default(), &()).unwrap();
        assert!(ended.findings.is_empty(), "{:?}", ended.findings);
        assert!(ended.gauges.origins["mutated"] > 200);
        let read = ended.gauges.uses["texts that are read"];
        assert!(read.took > 80 && read.took < read.made, "{read:?}");
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
