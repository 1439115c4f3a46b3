//! The loop itself: batches of programs, workers, merging in order.
//!
//! ```text
//!   batch:   numbers n … n+127, all made from the corpus as it was when the batch began
//!            worker | worker | worker     take numbers, examine (`examine`)
//!   merge:   in order of the numbers: gauges, findings, new coverage -> corpus, state on disk
//! ```
//!
//! A run goes on where the last one in the corpus folder stopped if seed and kind of programs are the same. Where a
//! foreign compiler is judged, batches are larger and programs share its processes.
//!
//! A run ends when a budget is used up (programs, wall time, processor time), with the first finding if that is asked
//! for, or with Ctrl-C; a worker that is stuck on one program for longer than the patience is reported, and the process
//! given up. Programs in PTX have a loop of their own (`ptx`).
//!
//! **Invariant:** what a run comes to depends on settings and corpus alone, not on the number of workers: batches begin
//! at multiples of their size, and are merged in order.
//!
//! **Invariant:** coverage counts as seen only if a kept program shows it, so that a run that goes on from the folder
//! agrees.

use super::Error;
use super::corpus::{self, Contents, Folder, State};
use super::crew::{Slots, side_by_side};
use super::examine::{Batch, Begun, Exec};
use super::findings::{Findings, Found};
use super::gauges::{Floors, Gauges};
use super::seeds::{Kind, Seeds};
use super::source::Source;
use super::watch::{Stopwatch, Watch};
use crate::judge::{self, Judging};
use crate::properties::Property;
use crate::subjects::batch::Tally;
use std::collections::BTreeSet;
use std::panic::{AssertUnwindSafe, catch_unwind};
use std::sync::atomic::{AtomicBool, Ordering};
use std::time::{Duration, Instant};
use tandem_fuzz::exhaustive::Space;
use tandem_ir::passes::{PassId, lookup};
use tandem_ir::{Function, Module};
use tandem_optimized::driver::Interrupt;
use tandem_oracle::lockstep::panic_text;

/// Programs of a batch. Part of what a run is: programs of one batch see the same corpus.
const BATCH: u64 = 128;
/// The same where a subject is judged, of which one worker takes as many as share a process.
const BATCH_OF_SUBJECT: u64 = 4096;
/// Programs that share a process of a subject: so many that its start, some 15 ms of LLVM's `opt`, costs each little.
const TOGETHER: u64 = 512;
/// How often the state is written while a run goes on.
pub(super) const SAVE_EVERY: Duration = Duration::from_secs(10);

/// What to run.
#[derive(Clone, Debug)]
pub struct Settings {
    /// What is held against every program.
    pub properties: Vec<&'static Property>,
    /// How the judge looks.
    pub judging: Judging,
    /// Resource units of the solver for a difference that executions show; 0: it is not asked.
    pub units: u64,
    /// Where programs come from.
    pub source: Source,
    /// Programs made for a pass have knobs of their own ([`super::knobs`]).
    pub vary_knobs: bool,
    /// Instead: every program of a space, in order.
    pub space: Option<Space>,
    /// Number of the first program; without it the run goes on where the last one in the folder stopped.
    pub first: Option<u64>,
    /// Programs, at most.
    pub runs: Option<u64>,
    /// Wall time, at most.
    pub wall: Option<Duration>,
    /// Processor time of all workers, at most.
    pub processor: Option<Duration>,
    /// End with the batch that has the first finding.
    pub stop_at_first: bool,
    /// How many threads work at once.
    pub jobs: usize,
    /// Folder of the corpus.
    pub corpus: Option<String>,
    /// Folder for findings.
    pub findings: Option<String>,
    /// Programs kept of each signature.
    pub keep: usize,
    /// Properties that start another process look at one program in so many.
    pub sample: u64,
    /// Time after which a program counts as hanging.
    pub patience: Duration,
    /// What the gauges must not fall short of.
    pub floors: Floors,
}

impl Settings {
    /// The whole check of one pass with its programs, in memory only, on one worker.
    pub fn of_pass(pass: &'static str, seed: u64) -> Settings {
        Settings {
            properties: crate::properties::ALL.iter().take(1).collect(),
            judging: Judging::fuzz().of_pass(pass),
            units: crate::judge::SMT_RLIMIT,
            source: Source {
                seed,
                modes: super::source::Modes::Both,
                bias: Some(pass),
                ..Source::default()
            },
            vary_knobs: false,
            space: None,
            first: None,
            runs: None,
            wall: None,
            processor: None,
            stop_at_first: false,
            jobs: 1,
            corpus: None,
            findings: None,
            keep: 3,
            sample: 64,
            patience: Duration::from_secs(60),
            floors: Floors::default(),
        }
    }
}

impl Settings {
    /// The pass under test, if it is one on machine functions.
    pub(super) fn on_machine(&self) -> Option<&'static PassId> {
        lookup(self.source.bias?).filter(|id| id.on_machine())
    }
    /// True if the programs are in PTX: for a pass on machine functions, or where nothing but properties of PTX is held. What
    /// ptxas takes is asked of what is selected, unless PTX is drawn for another property.
    fn is_of_ptx(&self) -> bool {
        let mut drawn = self.properties.iter().filter(|p| p.is_of_ptx());
        let all = self.properties.iter().all(|p| p.is_of_ptx());
        self.on_machine().is_some() || (all && drawn.any(|p| p.name.starts_with("ptx-")))
    }
}

/// What a run tells while it goes on.
pub trait Observer: Sync {
    /// A batch was merged.
    fn progress(&self, _gauges: &Gauges) {}
    /// Something was found.
    fn found(&self, _found: &Found) {}
    /// A program does not end. The finding is written; the worker cannot be stopped, so the process should be.
    fn hang(&self, _found: &Found) {}
}

/// Drops what is reported.
impl Observer for () {}

/// How a run ended.
#[derive(Clone, Debug)]
pub struct Ended {
    /// What was measured.
    pub gauges: Gauges,
    /// What fell short, one sentence each.
    pub short: Vec<String>,
    /// Findings in order, those beyond the first few of a signature included.
    pub findings: Vec<Found>,
    /// Files of the findings that are kept.
    pub files: Vec<String>,
    /// Number of the next program.
    pub next: u64,
    /// Wall time.
    pub wall: Duration,
    /// Processor time of the workers.
    pub processor: Duration,
    /// True if Ctrl-C ended it.
    pub interrupted: bool,
    /// Messages about files of the corpus that are no programs.
    pub warnings: Vec<String>,
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
    if settings.is_of_ptx() {
        return super::ptx::run(settings, interrupt, observer);
    }
    let forms = judge::forms::<Function>(&settings.judging.options, &settings.judging.passes)?;
    let folder = settings.corpus.as_deref();
    let folder = folder.map(|f| Folder::open(f, interrupt)).transpose()?;
    let findings = Findings::open(settings.findings.as_deref(), settings.keep, interrupt)?;
    let on_modules = judge::forms::<Module>(&settings.judging.options, &settings.judging.passes)?;
    let mut gauges = Gauges::default();
    let of_functions = forms.iter().map(|f| (f.id, f.production.kinds()));
    let of_modules = on_modules.iter().map(|f| (f.id, f.production.kinds()));
    // Where a subject is judged, our passes are not; of pipelines those count that are in them.
    let ours = of_functions
        .chain(of_modules)
        .filter(|_| settings.judging.subject.is_none())
        .filter(|_| settings.judging.pipelines.is_none());
    for (id, kinds) in ours {
        let pass = gauges.passes.entry(id.name.into()).or_default();
        pass.kinds = kinds.iter().map(|k| ((*k).to_owned(), 0)).collect();
    }
    let mut lab = Lab {
        settings,
        interrupt,
        observer,
        findings,
        folder,
        gauges,
        corpus: Seeds::default(),
        visible: 0,
        names: Vec::new(),
        seen: BTreeSet::new(),
        found: Vec::new(),
        watch: Watch::new(settings.jobs.max(1)),
        started: Instant::now(),
        over: AtomicBool::new(false),
    };
    lab.all()
}

/// One run of `tandem fuzz`: its settings, and what all workers share.
pub(super) struct Lab<'a> {
    pub(super) settings: &'a Settings,
    interrupt: &'a Interrupt,
    observer: &'a dyn Observer,
    pub(super) findings: Findings,
    folder: Option<Folder>,
    gauges: Gauges,
    pub(super) corpus: Seeds,
    /// How many of those the programs of the batch are made from: what was there when it began.
    pub(super) visible: usize,
    /// Names of the corpus' programs, in order.
    names: Vec<String>,
    pub(super) seen: BTreeSet<u64>,
    found: Vec<Found>,
    pub(super) watch: Watch,
    started: Instant,
    /// No further program is to be begun.
    pub(super) over: AtomicBool,
}

impl Lab<'_> {
    fn all(&mut self) -> Result<Ended, Error> {
        let contents = self.folder.as_ref().map(Folder::load).transpose()?;
        let mut contents = contents.unwrap_or_default();
        let seed = self.settings.source.seed;
        let last = contents.state.take();
        let space = self.space_words();
        let same = |s: &&State| s.seed == seed && s.space == space;
        let resumed = last.as_ref().filter(same).map(|s| s.next);
        let first = self.settings.first.or(resumed).unwrap_or(0);
        let goes_on = resumed == Some(first);
        self.gauges.unreadable = contents.unreadable.len() as u64;
        self.take_in(&contents)?;
        let of_batch = last.as_ref().filter(|_| goes_on).map(|s| s.seen_by_batch);
        self.visible = of_batch.map_or(self.corpus.len(), |n| n.min(self.corpus.len()));
        let end = first.saturating_add(self.settings.runs.unwrap_or(u64::MAX));
        let mut next = first;
        let mut saved = Instant::now();
        let mut listed = self.settings.space.map(|s| s.resume(next));
        while next < end && !self.is_over() {
            // Batches begin at multiples of their size, wherever the run was cut.
            let batch = match self.settings.judging.subject {
                Some(_) => BATCH_OF_SUBJECT,
                None => BATCH,
            };
            let size = (batch - next % batch).min(end - next);
            if next.is_multiple_of(batch) {
                self.visible = self.corpus.len();
            }
            next += match &mut listed {
                None => self.batch(Batch::Made(next), size)?,
                Some(programs) => {
                    let some = programs.take(size as usize).map(|p| p.1);
                    let some: Vec<Module> = some.collect();
                    if some.is_empty() {
                        break;
                    }
                    self.batch(Batch::Listed(next, &some), some.len() as u64)?
                }
            };
            self.observer.progress(&self.gauges);
            if saved.elapsed() > SAVE_EVERY {
                self.save(next)?;
                saved = Instant::now();
            }
        }
        self.save(next)?;
        let last = last.map(|s| s.gauges);
        let floors = &self.settings.floors;
        let under_test = self.settings.source.bias;
        Ok(Ended {
            short: self.gauges.verdict(floors, under_test, last.as_ref()),
            gauges: self.gauges.clone(),
            findings: std::mem::take(&mut self.found),
            files: self.findings.settle(),
            next,
            wall: self.started.elapsed(),
            processor: self.watch.busy(),
            interrupted: self.interrupt.requested(),
            warnings: contents.unreadable,
        })
    }

    fn space_words(&self) -> Option<String> {
        self.settings.space.map(|s| format!("{s:?}"))
    }

    pub(super) fn is_over(&self) -> bool {
        let s = self.settings;
        let over = self.interrupt.requested()
            || s.wall.is_some_and(|t| self.started.elapsed() >= t)
            || s.processor.is_some_and(|t| self.watch.busy() >= t)
            || (s.stop_at_first && !self.found.is_empty());
        if over {
            self.over.store(true, Ordering::Relaxed);
        }
        self.over.load(Ordering::Relaxed)
    }

    fn save(&mut self, next: u64) -> Result<(), Error> {
        let Some(folder) = &self.folder else {
            return Ok(());
        };
        folder.save(&State {
            seed: self.settings.source.seed,
            space: self.space_words(),
            next,
            seen_by_batch: self.visible,
            order: self.names.clone(),
            gauges: self.gauges.clone(),
            ..State::default()
        })
    }

    /// Takes in what the folder has: known programs always, others if they reach something new.
    fn take_in(&mut self, contents: &Contents) -> Result<(), Error> {
        let (known, foreign) = contents.programs.split_at(contents.known);
        for part in [known, foreign] {
            for chunk in part.chunks(BATCH as usize) {
                self.batch(Batch::Stored(chunk), chunk.len() as u64)?;
            }
        }
        Ok(())
    }

    /// Examines so many programs side by side and merges what they came to, in order. Returns how many were
    /// examined: fewer if the run is over.
    fn batch(&mut self, batch: Batch<'_>, size: u64) -> Result<u64, Error> {
        let me = &*self;
        let all = side_by_side(
            self.settings.jobs,
            size,
            |ended| me.look_after(ended),
            |worker, places| me.work(worker, &batch, places),
        );
        let mut merged = 0;
        for exec in all {
            let keep_always = match &batch {
                Batch::Stored(all) => all.get(merged as usize).map(|s| s.name.clone()),
                Batch::Made(_) | Batch::Listed(..) => None,
            };
            self.merge(exec, keep_always)?;
            merged += 1;
        }
        self.findings.settle();
        Ok(merged)
    }

    /// Watches the workers until they have ended.
    fn look_after(&self, ended: &AtomicBool) {
        while !ended.load(Ordering::Relaxed) {
            std::thread::park_timeout(Duration::from_millis(100));
            if let Some((number, property)) = self.watch.stuck(self.settings.patience) {
                let found = self.hang(number, property);
                self.observer.hang(&found);
            }
            self.is_over();
        }
    }

    fn work(&self, worker: usize, batch: &Batch<'_>, places: &Slots<Exec>) {
        let watch = Stopwatch::start();
        // Programs share the process of a subject; which do must not depend on the number of workers.
        let together = match self.settings.judging.subject {
            Some(_) => TOGETHER,
            None => 1,
        };
        'all: while !self.over.load(Ordering::Relaxed) {
            let Some(some) = places.take(together) else {
                break;
            };
            let first = some.start;
            let making = Stopwatch::start();
            let mut begun = Vec::new();
            for n in some {
                if self.interrupt.requested() {
                    break 'all;
                }
                let made = catch_unwind(AssertUnwindSafe(|| self.begin(worker, batch, n)));
                begun.push(made.map_err(|p| self.mishap(batch, n, &panic_text(&*p))));
            }
            if let Some(subject) = &self.settings.judging.subject {
                Tally::spent(&subject.tally.making, making.elapsed());
            }
            self.finish(worker, batch, first, begun, places);
        }
        self.watch.rest(worker);
        self.watch.spent(watch.elapsed());
    }

    /// Examines programs that follow one another.
    fn finish(
        &self,
        worker: usize,
        batch: &Batch<'_>,
        first: u64,
        mut begun: Vec<Result<Begun, Exec>>,
        places: &Slots<Exec>,
    ) {
        let fit = begun.iter_mut().filter_map(|b| b.as_mut().ok()).collect();
        let asked = catch_unwind(AssertUnwindSafe(|| self.ask(worker, fit)));
        let asked = asked.map_err(|p| panic_text(&*p));
        for (n, begun) in (first..).zip(begun) {
            // Whoever interrupts a run does not wait for hundreds of programs, nor for a subject that was cut off. What has no
            // place filled is done again when the run goes on.
            if self.interrupt.requested() {
                return;
            }
            // Properties catch what passes do; a panic that comes this far is a mistake of the harness.
            let exec = match (begun, &asked) {
                (Err(exec), _) => exec,
                (Ok(_), Err(text)) => self.mishap(batch, n, text),
                (Ok(begun), Ok(())) => {
                    let exec = catch_unwind(AssertUnwindSafe(|| self.examine(worker, begun)));
                    exec.unwrap_or_else(|p| self.mishap(batch, n, &panic_text(&*p)))
                }
            };
            places.put(n, exec);
        }
    }

    fn merge(&mut self, exec: Exec, stored: Option<String>) -> Result<(), Error> {
        self.gauges.add(&exec.gauges);
        for f in exec.found {
            let count = self.gauges.findings.entry(f.signature.to_string());
            *count.or_default() += 1;
            self.observer.found(&f);
            self.found.push(f);
        }
        if let Some(e) = exec.error {
            return Err(e);
        }
        let is_new = exec.new.iter().any(|i| !self.seen.contains(i));
        if let Some(module) = exec.module.filter(|_| is_new || stored.is_some()) {
            let kept = match (stored, &self.folder) {
                (Some(name), _) => Some((name, module)),
                (None, folder) => match corpus::as_stored(&module) {
                    Some((text, module)) => {
                        let name = match folder {
                            Some(f) => f.add(&text)?,
                            None => corpus::name_of(&text),
                        };
                        Some((name, module))
                    }
                    None => None,
                },
            };
            // What no kept program shows is not seen: a run that goes on from the folder would not know of it.
            if let Some((name, module)) = kept {
                self.keep(name, module, exec.kinds);
                self.seen.extend(exec.new);
            }
        }
        self.gauges.coverage = self.seen.len() as u64;
        self.gauges.corpus = self.corpus.len() as u64;
        let seconds = self.watch.busy().as_secs_f64();
        self.gauges.speed = self.gauges.programs as f64 / seconds.max(1e-9);
        Ok(())
    }

    fn keep(&mut self, name: String, module: Module, kinds: Vec<Kind>) {
        if !self.names.contains(&name) {
            self.names.push(name);
            self.corpus.push(module, kinds);
        }
    }
}
