//! The search: which candidates are tried, in which order, and what is kept.
//!
//! In the manner of delta debugging, ranges of each delta's candidates are tried,
//! halves before quarters before single ones, delta after delta, until none of them
//! finds anything. Where that ends, edits that make the program larger are tried as
//! well and kept if what follows ends smaller. The result is in normal form, and no
//! single candidate of any delta is interesting, which is counted and certified.
//!
//! The search is a function of the input, the settings and the predicate's answers:
//! no clock (but for a limit that a user sets), no thread and no hash order takes part in it. `ledger` has the answers in
//! order, `parallel` asks for them early, `journal` repeats them after an
//! interruption, `sweep`, `escape` and `pairs` are the search itself, `sibling` finds the nearest program that is not
//! interesting.

mod escape;
mod journal;
mod ledger;
mod pairs;
mod parallel;
mod program;
mod sibling;
mod sweep;

pub use program::Program;
pub use sibling::Sibling;

use crate::canonical;
use crate::delta::{ALL, Delta, Measure};
use crate::predicate::{Answer, Predicate};
use journal::Journal;
use ledger::{Ledger, Stop};
use program::hash_text;
use std::collections::BTreeMap;
use std::path::Path;
use std::time::{Duration, Instant};
use sweep::Search;
use tandem_ir::Module;

/// How to search.
pub struct Settings<'a> {
    /// The deltas, in order.
    pub deltas: &'a [&'a dyn Delta],
    /// Candidates evaluated side by side; the result does not depend on it.
    pub jobs: usize,
    /// Most answers of the predicate that the search may need.
    pub max_steps: Option<u64>,
    /// Time after which the search ends with what is best so far.
    pub time: Option<Duration>,
    /// The journal, with whether an earlier run's is gone on with.
    pub journal: Option<(&'a Path, bool)>,
    /// What the predicate is, in words that the journal compares.
    pub predicate_name: &'a str,
    /// Whether to leave local minima by edits that make the program larger.
    pub escapes: bool,
    /// Whether to look for the closest passing sibling.
    pub sibling: bool,
    /// Who wants to see the best so far.
    pub observer: Option<&'a dyn Observer>,
}

impl Default for Settings<'_> {
    fn default() -> Self {
        Settings {
            deltas: ALL,
            jobs: 1,
            max_steps: None,
            time: None,
            journal: None,
            predicate_name: "",
            escapes: true,
            sibling: true,
            observer: None,
        }
    }
}

/// Sees the search at work.
pub trait Observer {
    /// A smaller program was found; called before the search goes on.
    ///
    /// # Errors
    /// It could not be kept, for this reason; the search ends.
    fn best(&self, program: &Program) -> Result<(), String>;
    /// A delta begins; for progress bars.
    fn progress(&self, _delta: &str, _steps: u64, _best: &Measure) {}
}

/// Why there is no result.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
pub enum Error {
    /// The input does not show what is hunted.
    #[error("the input is not interesting{0}")]
    NotInteresting(String),
    /// Everything is interesting.
    #[error("the empty module is interesting as well: the predicate does not say what is hunted")]
    EmptyInteresting,
    /// The same program got two answers.
    #[error("the predicate is flaky: asked twice about {0}, it gave two answers")]
    Flaky(&'static str),
    /// The predicate does not work.
    #[error("{0}")]
    Predicate(String),
    /// The journal cannot be used.
    #[error("cannot use the journal: {0}")]
    Journal(String),
    /// The journal's answers are not those that this run needs.
    #[error("the journal is of another run: its answers do not fit what is asked now")]
    OtherRun,
    /// The best so far could not be kept.
    #[error("{0}")]
    Keep(String),
    /// The printed input reads differently.
    #[error("the input does not survive being printed and read again")]
    RoundTrip,
}

/// Which budget ended the search.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Cut {
    /// The number of steps.
    Steps,
    /// The time.
    Time,
}

/// That no single candidate of any delta is interesting.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct Certificate {
    /// Deltas.
    pub deltas: usize,
    /// Single candidates, all of them.
    pub singles: usize,
    /// Of these: asked about, none being interesting. The others cannot be made well-formed, or are not simpler.
    pub judged: usize,
}

/// Where the time of a run went. Nothing that the search does depends on it.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct Times {
    /// Until the result stood: down to where no delta finds anything, the escapes that led on included.
    pub search: Duration,
    /// Counting the single candidates of the result.
    pub certificate: Duration,
    /// Escapes that led nowhere.
    pub escapes: Duration,
    /// Looking for the closest passing sibling.
    pub sibling: Duration,
}

/// What came of a search.
#[derive(Clone, Debug)]
pub struct Outcome {
    /// The result.
    pub program: Program,
    /// Size of the input.
    pub before: Measure,
    /// Answers that the search needed: the same number in every run.
    pub steps: u64,
    /// Questions asked in this run, early ones included, those of an earlier run not.
    pub asked: u64,
    /// Answers that were known already.
    pub known: u64,
    /// Kept edits by delta.
    pub kept: BTreeMap<&'static str, usize>,
    /// Other failures met during the search, by name, each with the smallest program that shows it.
    pub others: BTreeMap<String, Program>,
    /// Candidates about which the predicate could say nothing, by reason.
    pub unsure: BTreeMap<String, u64>,
    /// Which budget ended the search, if one did.
    pub cut: Option<Cut>,
    /// The certificate of the result, unless the search was cut.
    pub certificate: Option<Certificate>,
    /// Whether the result is in normal form; a predicate that sees names may not allow it.
    pub normal: bool,
    /// The closest passing sibling, if it was looked for and found.
    pub sibling: Option<Sibling>,
    /// Where the time went.
    pub times: Times,
}

/// Makes a program small while the predicate says that it is interesting.
///
/// # Errors
/// See [`Error`].
pub fn reduce(
    m: &Module,
    predicate: &dyn Predicate,
    settings: &Settings<'_>,
) -> Result<Outcome, Error> {
    let started = Instant::now();
    let input = Program::new(m).ok_or(Error::RoundTrip)?;
    let journal = open_journal(settings, &input.text)?;
    let mut ledger = Ledger::new(predicate, journal, settings);
    let before = input.measure;
    match check_input(&mut ledger, m, &input) {
        Ok(()) => {}
        Err(Stop::Error(e)) => return Err(e),
        Err(Stop::Cut(cut)) => return Ok(Outcome::untouched(input, cut, &ledger)),
        Err(Stop::TrialOver) => {}
    }
    let mut search = Search::new(ledger, settings, input, started);
    let end = search.run();
    let (certificate, cut) = match end {
        Ok(c) => (Some(c), None),
        Err(Stop::Cut(cut)) => (None, Some(cut)),
        Err(Stop::TrialOver) => (None, None),
        Err(Stop::Error(e)) => return Err(e),
    };
    let at_sibling = Instant::now();
    let sibling = match certificate {
        Some(_) if settings.sibling => match sibling::closest(&mut search) {
            Ok(s) => s,
            Err(Stop::Cut(_) | Stop::TrialOver) => None,
            Err(Stop::Error(e)) => return Err(e),
        },
        _ => None,
    };
    search.times.sibling = at_sibling.elapsed();
    confirm(&mut search)?;
    let normal = canonical_text(&search.best.module) == search.best.text;
    Ok(Outcome {
        before,
        steps: search.ledger.steps,
        asked: search.ledger.asked(),
        known: search.ledger.known,
        kept: search.kept,
        others: search.ledger.others,
        unsure: search.ledger.unsure,
        program: search.best,
        cut,
        certificate,
        normal,
        sibling,
        times: search.times,
    })
}

impl Outcome {
    /// What a budget leaves that does not even allow the first questions.
    fn untouched(program: Program, cut: Cut, ledger: &Ledger<'_>) -> Outcome {
        Outcome {
            before: program.measure,
            program,
            steps: ledger.steps,
            asked: ledger.asked(),
            known: 0,
            kept: BTreeMap::new(),
            others: BTreeMap::new(),
            unsure: BTreeMap::new(),
            cut: Some(cut),
            certificate: None,
            normal: false,
            sibling: None,
            times: Times::default(),
        }
    }
}

fn canonical_text(m: &Module) -> String {
    tandem_ir::text::print(&canonical::normalise(m))
}

fn open_journal(settings: &Settings<'_>, text: &str) -> Result<Journal, Error> {
    let Some((path, resume)) = settings.journal else {
        return Ok(Journal::default());
    };
    let deltas: Vec<&str> = settings.deltas.iter().map(|d| d.name()).collect();
    let what = format!(
        "{text}\n{}\n{}\n{}{}",
        settings.predicate_name,
        deltas.join(","),
        settings.escapes,
        settings.sibling
    );
    let subject = format!("{:016x}", hash_text(&what));
    let journal = match resume {
        true => Journal::resume(path, &subject),
        false => Journal::create(path, &subject),
    };
    journal.map_err(|e| Error::Journal(format!("'{}': {e}", path.display())))
}

/// Roles of the questions outside the search.
const INPUT: u64 = 1;
const INPUT_AGAIN: u64 = 2;
const EMPTY: u64 = 3;
const RESULT_AGAIN: u64 = 4;

/// The input is interesting, twice if the answer could change; the empty module is not.
fn check_input(ledger: &mut Ledger<'_>, m: &Module, input: &Program) -> Result<(), Stop> {
    let why = |a: &Answer| match a {
        Answer::Other(name) => format!(": it shows another failure, {name}"),
        Answer::Unsure(why) => format!(": {why}"),
        _ => String::new(),
    };
    let first = match ledger.predicate.was_pinned() {
        true => Answer::Interesting,
        false => ledger.ask_afresh(&input.module, INPUT)?,
    };
    if !ledger.predicate.is_computed() && ledger.ask_afresh(&input.module, INPUT_AGAIN)? != first {
        return Err(Error::Flaky("the input").into());
    }
    if !first.is_interesting() {
        return Err(Error::NotInteresting(why(&first)).into());
    }
    let mut empty = Module::default();
    empty.header.layout = m.header.layout.clone();
    empty.header.triple = m.header.triple.clone();
    if ledger.ask_afresh(&empty, EMPTY)?.is_interesting() {
        return Err(Error::EmptyInteresting.into());
    }
    Ok(())
}

/// Asks about the result once more, if the answer could be another one. A budget that is used up leaves that out.
fn confirm(search: &mut Search<'_>) -> Result<(), Error> {
    if search.ledger.predicate.is_computed() {
        return Ok(());
    }
    let answer = search.ledger.ask_afresh(&search.best.module, RESULT_AGAIN);
    match answer {
        Ok(a) if a.is_interesting() => Ok(()),
        Ok(_) => Err(Error::Flaky("the result")),
        Err(Stop::Cut(_) | Stop::TrialOver) => Ok(()),
        Err(Stop::Error(e)) => Err(e),
    }
}
