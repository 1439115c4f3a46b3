//! The work: items are opened, their pairs validated, several at a time.
//!
//! Every validation runs on a thread of its own: with a stack for deep recursion,
//! with a solver that knows nothing of earlier pairs (so that the order of the work
//! changes no answer), and so that a pair that goes beyond its time can be left
//! behind. Results stand in the order of the items, whoever finished first.

use super::chain::{Chain, Followed};
use super::items::Item;
use super::lifted;
use super::load::Loaded;
use super::pairing::{self, Choice, Pair, Pairing};
use super::record::{FunctionInFile, Record, Verdict};
use super::terms::Terms;
use super::transform::Transform;
use std::collections::VecDeque;
use std::panic::{AssertUnwindSafe, catch_unwind};
use std::sync::mpsc::{RecvTimeoutError, channel};
use std::sync::{Arc, Condvar, Mutex, MutexGuard, PoisonError};
use std::time::{Duration, Instant};
use tandem_oracle::declarations::agree_on_intrinsics;
use tandem_oracle::freerun::{Config, target};
use tandem_oracle::invariants::reducible_no_more;
use tandem_oracle::lockstep::panic_text;
use tandem_oracle::module::unread;
use tandem_oracle::tv::context::Mode;
use tandem_oracle::tv::promises::globals;
use tandem_oracle::tv::validate::{Conclusion, Report, Settings, Subject, validate};
use tandem_oracle::upgrade::upgrade;

/// Stack of a validation.
const STACK: usize = 512 << 20;
/// Stack of a thread that reads files.
const READING_STACK: usize = 64 << 20;
/// What a pair may overrun its time limit by before it is left behind, besides one query.
const GRACE: Duration = Duration::from_secs(5);

/// What is to be done with each item.
#[derive(Debug)]
pub struct Plan {
    /// Which functions.
    pub choice: Choice,
    /// What makes targets, for items that have none.
    pub transform: Option<Arc<Transform>>,
    /// Both ways.
    pub bidirectional: bool,
    /// By which terms PTX is compared.
    pub terms: Terms,
    /// How hard to try.
    pub settings: Settings,
    /// How many threads work at once.
    pub jobs: usize,
}

/// What came out of an item.
#[derive(Clone, Debug, Default)]
pub struct ItemResult {
    /// A record per pair, and per function or file that has no partner.
    pub records: Vec<Record>,
    /// For information.
    pub notes: Vec<String>,
}

enum Task {
    Open(usize),
    Check(usize, usize, Box<Pair>),
}

#[derive(Default)]
struct Board {
    tasks: VecDeque<Task>,
    /// Tasks in the queue or being worked on.
    open: usize,
    results: Vec<(Vec<Option<Record>>, Vec<String>)>,
}

/// Shared state of the workers.
struct Work<'a> {
    items: &'a [Item],
    plan: &'a Plan,
    board: Mutex<Board>,
    changed: Condvar,
    progress: &'a (dyn Fn(&str) + Sync),
}

/// Does everything. `progress` is told the path of each item that is done with being opened.
pub fn run(items: &[Item], plan: &Plan, progress: &(dyn Fn(&str) + Sync)) -> Vec<ItemResult> {
    let board = Board {
        tasks: (0..items.len()).map(Task::Open).collect(),
        open: items.len(),
        results: vec![(Vec::new(), Vec::new()); items.len()],
    };
    let work = Work {
        items,
        plan,
        board: Mutex::new(board),
        changed: Condvar::new(),
        progress,
    };
    std::thread::scope(|scope| {
        for _ in 0..plan.jobs.max(1) {
            let worker = std::thread::Builder::new().stack_size(READING_STACK);
            if worker.spawn_scoped(scope, || work.worker()).is_err() {
                break;
            }
        }
    });
    let results = std::mem::take(&mut work.board().results);
    let finish = |(n, (slots, notes)): (usize, (Vec<Option<Record>>, Vec<String>))| {
        let missing = || {
            Record::about(
                items[n].path(),
                Verdict::Crash,
                "error: the file was not worked on",
            )
        };
        ItemResult {
            records: slots
                .into_iter()
                .map(|r| r.unwrap_or_else(missing))
                .collect(),
            notes,
        }
    };
    results.into_iter().enumerate().map(finish).collect()
}

impl Work<'_> {
    fn board(&self) -> MutexGuard<'_, Board> {
        self.board.lock().unwrap_or_else(PoisonError::into_inner)
    }

    fn worker(&self) {
        loop {
            let mut board = self.board();
            let task = loop {
                if let Some(t) = board.tasks.pop_front() {
                    break t;
                }
                if board.open == 0 {
                    return;
                }
                board = self
                    .changed
                    .wait(board)
                    .unwrap_or_else(PoisonError::into_inner);
            };
            drop(board);
            match task {
                Task::Open(n) => self.open(n),
                Task::Check(n, k, pair) => {
                    let record = check(&pair, &self.plan.settings);
                    drop(pair);
                    self.board().results[n].0[k] = Some(record);
                }
            }
            self.board().open -= 1;
            self.changed.notify_all();
        }
    }

    fn open(&self, n: usize) {
        let item = &self.items[n];
        let opened = catch_unwind(AssertUnwindSafe(|| open(item, self.plan)));
        let mut pairing = opened.unwrap_or_else(|p| {
            let why = format!("internal error while reading: {}", panic_text(&*p));
            only(Record::about(item.path(), Verdict::Crash, why))
        });
        if self.plan.bidirectional {
            let both = |p: Pair| {
                let back = p.reversed();
                [p, back]
            };
            pairing.pairs = pairing.pairs.into_iter().flat_map(both).collect();
        }
        let mut board = self.board();
        let pairs = pairing.pairs.len();
        let (slots, notes) = &mut board.results[n];
        slots.extend((0..pairs).map(|_| None));
        slots.extend(pairing.records.into_iter().map(Some));
        *notes = pairing.notes;
        // In front, so that a module is done with before the next one is read.
        for (k, pair) in pairing.pairs.into_iter().enumerate().rev() {
            board.tasks.push_front(Task::Check(n, k, Box::new(pair)));
        }
        board.open += pairs;
        drop(board);
        self.changed.notify_all();
        (self.progress)(item.path());
    }
}

fn only(record: Record) -> Pairing {
    Pairing {
        records: vec![record],
        ..Pairing::default()
    }
}

/// Reads what an item needs and finds its pairs.
fn open(item: &Item, plan: &Plan) -> Pairing {
    let broken = |why: String| only(Record::about(item.path(), Verdict::Error, why));
    let read = |p: &str| Loaded::read(p);
    let choice = &plan.choice;
    match item {
        Item::Inside(p) => match read(p) {
            Ok(l) => pairing::inside(&Arc::new(l), choice),
            Err(e) => broken(e),
        },
        Item::Identity(p) => match read(p) {
            Ok(l) => pairing::identity(&Arc::new(l), choice),
            Err(e) => broken(e),
        },
        Item::Files { source, target } => match (read(source), read(target)) {
            (Ok(mut s), Ok(mut t)) => match agree(&mut s, &mut t) {
                Ok(()) => {
                    unread::leave_out(&mut s.module, &mut t.module);
                    with_globals(&Arc::new(s), &Arc::new(t), choice)
                }
                Err(e) => broken(e),
            },
            (Err(e), _) | (_, Err(e)) => broken(e),
        },
        Item::Transformed(p) => {
            let source = match read(p) {
                Ok(l) => l,
                Err(e) => return broken(e),
            };
            let Some(transform) = &plan.transform else {
                return broken("error: no passes to run".into());
            };
            match transform.apply(&source) {
                Ok(mut target) => {
                    let mut source = source;
                    upgrade(&mut source.module);
                    upgrade(&mut target.module);
                    agree_on_intrinsics(&mut source.module.header, &mut target.module.header);
                    let (s, t) = seen(&source, &target);
                    let mut pairing = pairing::by_name(&s, &t, choice);
                    let (source, target) = (Arc::new(source), Arc::new(target));
                    let chain = Arc::new(Chain::new(Arc::clone(transform), source, target));
                    for pair in &mut pairing.pairs {
                        pair.chain = Some(Arc::clone(&chain));
                    }
                    pairing
                }
                Err((verdict, why)) => only(Record::about(p, verdict, why)),
            }
        }
        Item::Lifted { source, target } => {
            let ptx = tandem_optimized::driver::ptx::load(target).map_err(|e| e.to_string());
            match (Loaded::read_for_ptx(source), ptx) {
                (Ok(s), Ok(t)) => lifted::pairs(s, &t, target, (choice, true), &plan.terms, &agree)
                    .unwrap_or_else(broken),
                (Err(e), _) | (_, Err(e)) => broken(e),
            }
        }
        Item::Alone { path, partner } => {
            let why = format!("its partner {partner} is not there");
            only(Record::about(path, Verdict::NothingChecked, why))
        }
    }
}

/// The modules without stores that nobody can see. The way of a pipeline goes through modules that have them.
fn seen(source: &Loaded, target: &Loaded) -> (Arc<Loaded>, Arc<Loaded>) {
    let (mut s, mut t) = (source.clone(), target.clone());
    unread::leave_out(&mut s.module, &mut t.module);
    (Arc::new(s), Arc::new(t))
}

/// The pairs of two files, with a record for every global of the target that the source does not allow. What passes do to the
/// globals of a whole program is judged with the passes.
fn with_globals(source: &Arc<Loaded>, target: &Arc<Loaded>, choice: &Choice) -> Pairing {
    let mut out = pairing::by_name(source, target, choice);
    if !choice.functions.is_empty() {
        return out;
    }
    for f in globals::compare(&source.module, &target.module) {
        // Read off the text: there is nothing to execute.
        let verdict = match f.wrong {
            true => Verdict::Suspect,
            false => Verdict::Unproven,
        };
        let place = |l: &Loaded| FunctionInFile {
            file: l.shown.clone(),
            function: f.name.clone(),
        };
        let why = format!("global @{}: {}", f.name, f.what);
        out.records
            .push(Record::plain(place(source), place(target), verdict, why));
    }
    out
}

/// Holds triple and data layout of two files against each other; what only one states is taken for both.
pub fn agree(s: &mut Loaded, t: &mut Loaded) -> Result<(), String> {
    upgrade(&mut s.module);
    upgrade(&mut t.module);
    let (a, b) = (&mut s.module.header, &mut t.module.header);
    agree_on_intrinsics(a, b);
    let differ = |what: &str, x: &str, y: &str| {
        format!(
            "error: {} and {} have different {what}: '{x}' and '{y}'",
            s.shown, t.shown
        )
    };
    if !a.triple.is_empty() && !b.triple.is_empty() && a.triple != b.triple {
        return Err(differ("target triples", &a.triple, &b.triple));
    }
    if a.layout.text.is_empty() {
        a.layout = b.layout.clone();
    } else if b.layout.text.is_empty() {
        b.layout = a.layout.clone();
    } else if a.layout != b.layout {
        return Err(differ("data layouts", &a.layout.text, &b.layout.text));
    }
    if a.triple.is_empty() {
        a.triple.clone_from(&b.triple);
    } else if b.triple.is_empty() {
        b.triple.clone_from(&a.triple);
    }
    Ok(())
}

/// How hard a pair is run: a second of one core at most.
fn runs() -> Config {
    Config {
        inputs: 24,
        total_steps: 20_000_000,
        ..Config::default()
    }
}

/// Decides about one pair: it is run on generated inputs, its accesses are compared, and the validator is asked.
pub fn check(pair: &Pair, settings: &Settings) -> Record {
    let started = Instant::now();
    let (source, target) = (pair.source_place(), pair.target_place());
    let mut record = match pair.mismatch() {
        Some(why) => Record::plain(source, target, Verdict::Unsupported, why),
        None => match &pair.lifted {
            Some(lifted) => of_ptx(pair, lifted, settings),
            None => decide(pair, settings, true),
        },
    };
    record.backward = pair.backward;
    if record.time.is_zero() {
        record.time = started.elapsed();
    }
    record
}

/// Decides about PTX: by the text that is close to the source, else by the one that does what the PTX does.
fn of_ptx(pair: &Pair, lifted: &lifted::Lifted, settings: &Settings) -> Record {
    let settings = &Settings {
        mode: Mode {
            machine_bytes: true,
            approximates: lifted.approximates,
            ..settings.mode
        },
        ..settings.clone()
    };
    let mut record = decide(pair, settings, false);
    if record.verdict != Verdict::Correct {
        let second = Pair {
            target: Arc::clone(&lifted.exact),
            ..pair.clone()
        };
        record = decide(&second, settings, false);
    }
    lifted.weigh(&mut record);
    if lifted.structured {
        let (s, t) = (pair.source_body, pair.target_body);
        let bodies = (
            &pair.source.module.bodies[s],
            &lifted.exact.module.bodies[t],
        );
        if let Some(broken) = reducible_no_more(bodies.0, bodies.1) {
            record.verdict = Verdict::Incorrect;
            record.reason = format!("{}: {}", broken.invariant, broken.message);
            record.counterexample = None;
        }
    }
    record
}

/// Decides about a pair by the validator, and by executions if `executes` says so.
pub(super) fn decide(pair: &Pair, settings: &Settings, executes: bool) -> Record {
    let (source, target) = (pair.source_place(), pair.target_place());
    let (mut failed, mut followed) = (None, None);
    let judged = catch_unwind(AssertUnwindSafe(|| {
        let [s, t] = subjects(pair);
        // What PTX was lifted to is not run: executions of the PTX are told apart.
        let runs = match executes {
            true => runs(),
            false => Config {
                inputs: 0,
                ..runs()
            },
        };
        target::pair(s, t, (&runs, &settings.mode), || {
            let answer = ask(pair, settings).map_err(|(verdict, why)| {
                failed = Some(verdict);
                why
            })?;
            followed = answer.followed;
            Ok(answer.report)
        })
    }));
    let judged = match judged {
        Ok(judged) => judged,
        Err(p) => {
            let why = format!("internal error of the judge: {}", panic_text(&*p));
            return Record::plain(source, target, Verdict::Crash, why);
        }
    };
    let mut record = match judged.validated {
        Ok(report) => Record::of_report(source, target, report, &pair.source, &pair.target),
        Err(why) => {
            let verdict = failed.unwrap_or(Verdict::Crash);
            Record::plain(source, target, verdict, why)
        }
    };
    if let Some(followed) = followed {
        record.follow(followed);
    }
    record.weigh(judged.report);
    record
}

fn subjects(pair: &Pair) -> [Subject<'_>; 2] {
    let (s, t) = (&pair.source.module, &pair.target.module);
    [
        Subject {
            module: s,
            function: &s.bodies[pair.source_body],
        },
        Subject {
            module: t,
            function: &t.bodies[pair.target_body],
        },
    ]
}

/// The validator's answer about a pair, and what its way through the passes came to, if it was gone.
struct Answer {
    report: Report,
    followed: Option<Followed>,
}

/// The part of the units that is spent on both ends before the passes between them are gone through.
const ENDS_SHARE: u64 = 6;

/// Asks about both ends; where that does not decide, about each pass between them; and where that does not either, about
/// both ends with all units.
fn question(pair: &Pair, settings: &Settings) -> Answer {
    let [source, target] = subjects(pair);
    let Some(chain) = &pair.chain else {
        return Answer {
            report: validate(source, target, settings),
            followed: None,
        };
    };
    let little = Settings {
        units: settings.units / ENDS_SHARE,
        ..settings.clone()
    };
    let net = settings.net();
    let mut report = validate(source, target, &little);
    let open = match &report.conclusion {
        Conclusion::Unproven(_) => report.unconfirmed.is_none(),
        Conclusion::OutOfBudget | Conclusion::Unsupported(_) => true,
        _ => false,
    };
    if !open {
        return Answer {
            report,
            followed: None,
        };
    }
    let name = pair.source_place().function;
    // A pipeline whose states cannot be had is judged at its ends alone.
    let followed = chain.follow(&name, &settings.within(net)).ok().flatten();
    let proved = followed.as_ref().is_some_and(Followed::is_proved);
    let spent = matches!(report.conclusion, Conclusion::OutOfBudget)
        || report.units.saturating_mul(2) >= little.units;
    if !proved && spent {
        report = validate(source, target, &settings.within(net));
    }
    // With more time some step might have been proved, or the ends.
    let decided = proved
        || matches!(
            report.conclusion,
            Conclusion::Correct { .. } | Conclusion::Vacuous | Conclusion::Incorrect(_)
        );
    if !decided && net.is_some_and(|t| Instant::now() >= t) {
        report.conclusion = Conclusion::TimedOut;
    }
    Answer { report, followed }
}

/// Asks the validator, on a thread of its own.
fn ask(pair: &Pair, settings: &Settings) -> Result<Box<Answer>, (Verdict, String)> {
    let (send, receive) = channel();
    let (pair, mine) = (pair.clone(), settings.clone());
    let thread = std::thread::Builder::new().stack_size(STACK);
    let spawned = thread.spawn(move || {
        let answer = catch_unwind(AssertUnwindSafe(|| question(&pair, &mine)));
        // The receiver is gone if the time ran out.
        let _ = send.send(answer.map(Box::new).map_err(|p| panic_text(&*p)));
    });
    if let Err(e) = spawned {
        return Err((Verdict::Crash, format!("cannot start a thread: {e}")));
    }
    let answer = match settings.time_limit {
        Some(limit) => {
            receive.recv_timeout(limit + settings.query_time.unwrap_or_default() + GRACE)
        }
        None => receive.recv().map_err(|_| RecvTimeoutError::Disconnected),
    };
    match answer {
        Ok(Ok(report)) => Ok(report),
        Ok(Err(panic)) => Err((
            Verdict::Crash,
            format!("internal error of the validator: {panic}"),
        )),
        Err(RecvTimeoutError::Timeout) => Err((
            Verdict::TimedOut,
            "the time ran out, and the validator did not notice: it was left behind".into(),
        )),
        Err(RecvTimeoutError::Disconnected) => Err((
            Verdict::Crash,
            "the validator's thread ended without an answer".into(),
        )),
    }
}
