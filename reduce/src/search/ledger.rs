//! The ledger: every answer in sequential order, whoever asked for it early.
//!
//! Workers may ask the predicate about candidates that the sequential search never reaches. Only
//! what the sequential search would have asked is a step, is remembered, is written
//! to the journal, and decides; so budgets and results are the same at any number of
//! workers.
//!
//! What is boring is remembered by what renaming and reordering leave alone, so that most
//! candidates need no question. What is interesting is remembered as it reads.

use super::journal::Journal;
use super::program::{Key, Program, exact, key};
use super::{Cut, Error, Settings};
use crate::delta::Measure;
use crate::predicate::{Answer, Predicate};
use std::collections::{BTreeMap, HashMap};
use std::sync::atomic::{AtomicU64, Ordering};
use std::sync::{PoisonError, RwLock};
use std::time::Instant;
use tandem_ir::Module;
use tandem_ir::text::print;

/// Why the search stops before its end.
#[derive(Debug)]
pub enum Stop {
    /// A budget is used up; what is best so far is the result.
    Cut(Cut),
    /// A trial has had its share of steps.
    TrialOver,
    /// Nothing can come of it.
    Error(Error),
}

impl From<Error> for Stop {
    fn from(e: Error) -> Stop {
        Stop::Error(e)
    }
}

/// What is known of a candidate after the work that needs no order.
pub struct Evaluated {
    /// The candidate as its text reads; not made of one that is known to be boring.
    pub program: Option<Program>,
    /// Its key.
    pub key: Key,
    /// The answer.
    pub answer: Answer,
}

/// Answers in order, and the budgets.
pub struct Ledger<'a> {
    /// The predicate.
    pub predicate: &'a dyn Predicate,
    cache: RwLock<HashMap<Key, Answer>>,
    journal: RwLock<Journal>,
    asked: AtomicU64,
    deadline: Option<Instant>,
    max_steps: u64,
    /// Steps taken.
    pub steps: u64,
    /// Answers that were known already.
    pub known: u64,
    /// The smallest program met for each other failure.
    pub others: BTreeMap<String, Program>,
    /// Candidates about which nothing could be said, by reason.
    pub unsure: BTreeMap<String, u64>,
}

fn read<T>(lock: &RwLock<T>) -> std::sync::RwLockReadGuard<'_, T> {
    lock.read().unwrap_or_else(PoisonError::into_inner)
}

impl<'a> Ledger<'a> {
    /// A ledger without entries.
    pub fn new(predicate: &'a dyn Predicate, journal: Journal, settings: &Settings<'_>) -> Self {
        Ledger {
            predicate,
            cache: RwLock::default(),
            journal: RwLock::new(journal),
            asked: AtomicU64::new(0),
            deadline: settings.time.map(|t| Instant::now() + t),
            max_steps: settings.max_steps.unwrap_or(u64::MAX),
            steps: 0,
            known: 0,
            others: BTreeMap::new(),
            unsure: BTreeMap::new(),
        }
    }

    /// How often the predicate was asked in this run, early questions included.
    pub fn asked(&self) -> u64 {
        self.asked.load(Ordering::Relaxed)
    }

    /// Evaluates a candidate; any thread may do this. `None` if it is larger than `below` as its text reads, or does not
    /// read as it was printed.
    ///
    /// A program that is boring under other names or in another order of blocks is not asked about again; one that is
    /// interesting so is: nothing is kept that has not been asked about as it is.
    pub fn evaluate(&self, module: &Module, below: Option<Measure>) -> Option<Evaluated> {
        let text = self.predicate.sees_text().then(|| print(module));
        let key = key(module, text.as_deref());
        match self.cached(key) {
            Some(answer) if !answer.is_interesting() => Some(Evaluated {
                program: None,
                key,
                answer,
            }),
            Some(_) => self.evaluate_text(text.unwrap_or_else(|| print(module)), None, below),
            None => self.evaluate_text(text.unwrap_or_else(|| print(module)), Some(key), below),
        }
    }

    /// Evaluates a candidate as its text reads, whatever is known of others; with a key of its own if it has none.
    pub fn evaluate_text(
        &self,
        text: String,
        key: Option<Key>,
        below: Option<Measure>,
    ) -> Option<Evaluated> {
        let key = key.unwrap_or_else(|| exact(&text));
        let program = Program::of_text(text)?;
        if below.is_some_and(|limit| program.measure >= limit) {
            return None;
        }
        let answer = self
            .cached(key)
            .or_else(|| read(&self.journal).foreseen(key).cloned())
            .unwrap_or_else(|| self.ask(&program.module));
        Some(Evaluated {
            program: Some(program),
            key,
            answer,
        })
    }

    fn cached(&self, key: Key) -> Option<Answer> {
        read(&self.cache).get(&key).cloned()
    }

    fn ask(&self, module: &Module) -> Answer {
        self.asked.fetch_add(1, Ordering::Relaxed);
        self.predicate.ask(module)
    }

    /// Takes a candidate's answer in sequential order: the candidate, if it is interesting.
    ///
    /// # Errors
    /// The budget is used up, the journal is of another run, or the predicate does not work.
    pub fn settle(&mut self, e: Evaluated) -> Result<Option<Program>, Stop> {
        if let Some(a) = read(&self.cache).get(&e.key) {
            self.known += 1;
            return Ok(e.program.filter(|_| a.is_interesting()));
        }
        self.step(e.key, &e.answer)?;
        match &e.answer {
            Answer::Other(name) => {
                let best = self.others.get(name);
                let smaller = |p: &&Program| best.is_none_or(|b| p.measure < b.measure);
                if let Some(program) = e.program.as_ref().filter(smaller) {
                    self.others.insert(name.clone(), program.clone());
                }
            }
            Answer::Unsure(why) => *self.unsure.entry(why.clone()).or_default() += 1,
            _ => {}
        }
        let cache = self.cache.get_mut();
        let cache = cache.unwrap_or_else(PoisonError::into_inner);
        let interesting = e.answer.is_interesting();
        if let Some(p) = &e.program {
            cache.insert(exact(&p.text), e.answer.clone());
        }
        cache.insert(e.key, e.answer);
        Ok(e.program.filter(|_| interesting))
    }

    /// Asks outside the search, never from memory; `role` distinguishes questions about one program.
    ///
    /// # Errors
    /// As [`Ledger::settle`].
    pub fn ask_afresh(&mut self, program: &Module, role: u64) -> Result<Answer, Stop> {
        let key = role;
        let foreseen = self.foreseen_in_turn(key)?;
        let answer = foreseen.unwrap_or_else(|| self.ask(program));
        self.step(key, &answer)?;
        Ok(answer)
    }

    fn foreseen_in_turn(&self, key: Key) -> Result<Option<Answer>, Stop> {
        let journal = read(&self.journal);
        match journal.next(key) {
            Ok(a) => Ok(a.cloned()),
            Err(()) => Err(Stop::Error(Error::OtherRun)),
        }
    }

    fn step(&mut self, key: Key, answer: &Answer) -> Result<(), Stop> {
        if self.steps >= self.max_steps {
            return Err(Stop::Cut(Cut::Steps));
        }
        // Replaying is not cut by the clock: it would end before the run that it repeats.
        let late = self.deadline.is_some_and(|d| Instant::now() > d);
        if late && !read(&self.journal).replaying() {
            return Err(Stop::Cut(Cut::Time));
        }
        if let Answer::Broken(why) = answer {
            return Err(Stop::Error(Error::Predicate(why.clone())));
        }
        self.foreseen_in_turn(key)?;
        self.steps += 1;
        let journal = self.journal.get_mut();
        let journal = journal.unwrap_or_else(PoisonError::into_inner);
        journal
            .note(key, answer)
            .map_err(|e| Stop::Error(Error::Journal(e.to_string())))
    }
}
