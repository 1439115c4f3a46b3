//! Down to where no delta finds anything.
//!
//! ```text
//!   run:      loop { normal form; descend; normal form } until nothing changes; certify; escapes and pairs, then again
//!   descend:  delta after delta, until none finds anything
//!   sweep:    of one delta: all candidates, halves, quarters, … single ones, from the last to the first
//! ```
//!
//! A range of candidates that is interesting is kept at once, if it makes the program smaller. A delta that found
//! something is swept again with single candidates only: most of what is left is left for a reason.
//!
//! Questions are what costs. So a program of which nearly everything is one function loses large ranges of its blocks
//! first (`coarse`); the first descent begins at the normal form without asking about it, and makes that good only if
//! nothing leads down (`ask_at_last`); predicates that see names are asked about small candidates in normal form
//! (`level`).
//!
//! **Invariant:** [`Search::best`] is interesting, and only replaced by something smaller or by its own normal form.
//! The [`Certificate`] says that every single candidate of every delta was tried on it, and none is interesting.

use super::escape;
use super::ledger::{Ledger, Stop};
use super::pairs;
use super::parallel::{Family, Tally, Workers, first_interesting};
use super::program::Program;
use super::{Certificate, Error, Settings, Times};
use crate::canonical::{level, normalise};
use crate::delta::{COARSE, Delta, measure};
use std::collections::BTreeMap;
use std::ops::Range;
use std::time::Instant;
use tandem_ir::text::print;
use tandem_ir::{Function, Module};

/// Candidates that are so few that a delta which found something is swept again at once.
const FEW: usize = 4;

/// Questions after which a program from which nothing has led down, and about which nobody has asked, is asked about.
const UNASKED: u64 = 24;

/// Largest candidate, in instructions, that is made normal before it is asked about.
const NORMAL: u64 = 200;

/// Of a large body, ranges down to one in so many blocks are dropped first.
const FINEST: usize = 8;
/// Least size, in instructions, of a large body.
const LARGE: u64 = 60;

/// True if a large body has nine in ten of a module's instructions.
fn is_mostly_one(m: &Module) -> bool {
    let size = |f: &Function| f.blocks().map(|b| f.insts(b).count() as u64).sum();
    let sizes: Vec<u64> = m.bodies.iter().map(size).collect();
    let largest = sizes.iter().copied().max().unwrap_or(0);
    largest >= LARGE && largest * 10 >= sizes.iter().sum::<u64>() * 9
}

/// The state of a search.
pub struct Search<'a> {
    /// Answers and budgets.
    pub ledger: Ledger<'a>,
    /// How to search.
    pub settings: &'a Settings<'a>,
    /// Who evaluates candidates.
    pub workers: Workers,
    /// The smallest interesting program so far.
    pub best: Program,
    /// Candidates of so few instructions are asked about in normal form.
    pub normal: u64,
    /// Whether that was tried.
    levelled: bool,
    /// Kept edits by delta.
    pub kept: BTreeMap<&'static str, usize>,
    /// Where the time went.
    pub times: Times,
    started: Instant,
}

impl<'a> Search<'a> {
    /// A search from an input that is interesting; `started` is when the run began.
    pub fn new(
        ledger: Ledger<'a>,
        settings: &'a Settings<'a>,
        input: Program,
        started: Instant,
    ) -> Search<'a> {
        Search {
            ledger,
            settings,
            workers: Workers::new(settings.jobs),
            best: input,
            normal: 0,
            levelled: false,
            kept: BTreeMap::new(),
            times: Times::default(),
            started,
        }
    }

    /// Searches to the end.
    ///
    /// # Errors
    /// A budget is used up, or nothing can come of it.
    pub fn run(&mut self) -> Result<Certificate, Stop> {
        let predicate = self.ledger.predicate;
        // Whoever sees names is asked about the normal form when the program is small.
        let mut first = predicate.sees_text();
        if predicate.is_computed() && !first {
            self.begin()?;
        }
        loop {
            if !std::mem::take(&mut first) {
                self.normalise()?;
            }
            let text = self.best.text.clone();
            let mut descent = Descent::new(self.best.clone(), true);
            self.descend(&mut descent)?;
            self.normalise()?;
            // Renaming may have reordered the candidates, so that what failed is to be tried again.
            if self.best.text != text {
                continue;
            }
            self.times.search = self.started.elapsed();
            let Some(certificate) = self.certify()? else {
                continue;
            };
            let certified = self.started.elapsed();
            self.times.certificate = certified.saturating_sub(self.times.search);
            if self.settings.escapes && (escape::run(self)? || pairs::run(self)?) {
                continue;
            }
            self.times.escapes = self.started.elapsed().saturating_sub(certified);
            return Ok(certificate);
        }
    }

    /// The first descent. It starts at the normal form without a question about it: the first step from there is
    /// asked about anyway, and a question about the whole program is the most expensive of all.
    fn begin(&mut self) -> Result<(), Stop> {
        match Program::new(&normalise(&self.best.module)) {
            Some(normal) if normal.measure <= self.best.measure => {
                let mut descent = Descent::new(normal, true);
                descent.unasked = Some(self.ledger.steps + UNASKED);
                match self.descend(&mut descent) {
                    Err(Stop::TrialOver) => Ok(()),
                    end => end,
                }
            }
            _ => Ok(()),
        }
    }

    /// Asks about the program of a descent that is long without a step down, if nobody has asked about it: what is hunted
    /// may hang on an order that the normal form changes.
    fn ask_at_last(&mut self, d: &mut Descent) -> Result<(), Stop> {
        if d.version > 0 || d.unasked.is_none_or(|limit| self.ledger.steps <= limit) {
            return Ok(());
        }
        d.unasked = None;
        match self.ask_about(&d.current.module)? {
            Some(_) => Ok(()),
            None => Err(Stop::TrialOver),
        }
    }

    /// A predicate that sees names is asked everything anew when they change at the end. If it does not mind those of the
    /// normal form, they change before each question instead, as soon as the program is small.
    fn level(&mut self, d: &mut Descent) -> Result<(), Stop> {
        let small = d.current.measure.instructions <= NORMAL;
        if self.levelled || !small || !d.keeps || !self.ledger.predicate.sees_text() {
            return Ok(());
        }
        self.levelled = true;
        let module = level(&d.current.module);
        if measure(&module) > d.current.measure {
            return Ok(());
        }
        if let Some(program) = self.ask_about(&module)? {
            self.normal = NORMAL;
            d.version += usize::from(program.text != d.current.text);
            d.current = program;
            self.keep(d.current.clone())?;
        }
        Ok(())
    }

    /// Makes the best program normal, if it is interesting then.
    fn normalise(&mut self) -> Result<(), Stop> {
        let module = normalise(&self.best.module);
        if print(&module) == self.best.text || measure(&module) > self.best.measure {
            return Ok(());
        }
        match self.ask_about(&module)? {
            Some(normal) => self.keep(normal),
            None => Ok(()),
        }
    }

    /// Asks about one program: itself as its text reads, if it is interesting.
    fn ask_about(&mut self, m: &Module) -> Result<Option<Program>, Stop> {
        match self.ledger.evaluate(m, None) {
            Some(e) => self.ledger.settle(e),
            None => Ok(None),
        }
    }

    /// Makes a program the best one.
    ///
    /// # Errors
    /// It cannot be kept.
    pub fn keep(&mut self, program: Program) -> Result<(), Stop> {
        self.best = program;
        match self.settings.observer {
            Some(o) => o.best(&self.best).map_err(|e| Error::Keep(e).into()),
            None => Ok(()),
        }
    }

    /// Runs delta after delta, until none finds anything.
    ///
    /// # Errors
    /// See [`Search::run`].
    pub fn descend(&mut self, d: &mut Descent) -> Result<(), Stop> {
        let deltas = self.settings.deltas;
        // The version of the program at which each delta found nothing; almost the largest number if it found something,
        // the largest if it was not swept yet.
        let mut exhausted = vec![usize::MAX; deltas.len()];
        self.coarse(d)?;
        loop {
            let before = d.version;
            for (n, delta) in deltas.iter().enumerate() {
                self.level(d)?;
                if delta.is_escape() || exhausted[n] == d.version {
                    continue;
                }
                if let Some(o) = self.settings.observer {
                    o.progress(delta.name(), self.ledger.steps, &d.current.measure);
                }
                // Ranges are for what is swept for the first time. Later, most of what is left is left for a reason.
                let mut most = match exhausted[n] {
                    usize::MAX => usize::MAX,
                    _ => 1,
                };
                loop {
                    let at = d.version;
                    self.sweep(d, *delta, most)?;
                    if d.version == at {
                        exhausted[n] = at;
                        break;
                    }
                    exhausted[n] = usize::MAX - 1;
                    most = 1;
                    // Steps of one thing, such as a type that gets narrower, are cheaper done before anything else.
                    if delta.candidates(&d.current.module) > FEW {
                        break;
                    }
                }
            }
            if d.version == before {
                return Ok(());
            }
        }
    }

    /// Where one function is nearly all of a large program, dropping large ranges of its blocks comes before everything
    /// else: what goes with the other functions is little, and each question about the whole is long.
    fn coarse(&mut self, d: &mut Descent) -> Result<(), Stop> {
        let chosen = self
            .settings
            .deltas
            .iter()
            .any(|x| x.name() == COARSE.name());
        if d.version > 0 || !chosen || !is_mostly_one(&d.current.module) {
            return Ok(());
        }
        let all = COARSE.candidates(&d.current.module);
        let mut size = all;
        while size > 1 && size >= all / FINEST {
            self.sweep_at(d, COARSE, size)?;
            size = size.div_ceil(2);
        }
        Ok(())
    }

    /// Tries ranges of one delta's candidates, of a size at most: all, halves, quarters, down to single ones.
    fn sweep(&mut self, d: &mut Descent, delta: &dyn Delta, most: usize) -> Result<(), Stop> {
        let mut size = delta.candidates(&d.current.module).min(most);
        while size > 0 {
            self.sweep_at(d, delta, size)?;
            if size == 1 {
                break;
            }
            size = size.div_ceil(2).min(delta.candidates(&d.current.module));
        }
        Ok(())
    }

    /// Tries ranges of one size, from the last to the first, so that what is done leaves the numbers of what is
    /// still to be tried alone.
    fn sweep_at(&mut self, d: &mut Descent, delta: &dyn Delta, size: usize) -> Result<(), Stop> {
        let mut end = delta.candidates(&d.current.module);
        while end > 0 {
            let ranges = ranges_below(end, size);
            let module = &d.current.module;
            let make = |n: usize| delta.apply(module, ranges[n].clone());
            let family = Family {
                make: &make,
                len: ranges.len(),
                below: Some(d.current.measure),
                normal: self.normal,
            };
            let found = first_interesting(&mut self.ledger, &self.workers, &family, &mut d.tally)?;
            let Some((n, program)) = found else {
                self.ask_at_last(d)?;
                break;
            };
            end = ranges[n].start;
            *self.kept.entry(delta.name()).or_default() += 1;
            d.current = program;
            d.version += 1;
            d.check_limit(self.ledger.steps)?;
            if d.keeps {
                self.keep(d.current.clone())?;
            }
            end = end.min(delta.candidates(&d.current.module));
        }
        d.check_limit(self.ledger.steps)
    }

    /// Counts the single candidates of the best program, none of which is interesting. Should one be after all, it
    /// is kept, and there is no certificate yet.
    fn certify(&mut self) -> Result<Option<Certificate>, Stop> {
        let mut c = Certificate::default();
        for delta in self.settings.deltas.iter().filter(|d| !d.is_escape()) {
            let module = &self.best.module;
            let n = delta.candidates(module);
            let make = |i: usize| delta.apply(module, i..i + 1);
            let family = Family {
                make: &make,
                len: n,
                below: Some(self.best.measure),
                normal: self.normal,
            };
            let mut tally = Tally::default();
            let found = first_interesting(&mut self.ledger, &self.workers, &family, &mut tally)?;
            if let Some((_, program)) = found {
                self.keep(program)?;
                return Ok(None);
            }
            c.deltas += 1;
            c.singles += n;
            c.judged += tally.judged;
        }
        Ok(Some(c))
    }
}

/// One descent: a sequence of accepted edits, each of which makes the program smaller.
pub struct Descent {
    /// Where it is.
    pub current: Program,
    /// Number of edits kept so far.
    pub version: usize,
    /// Whether each step down is a new best program.
    pub keeps: bool,
    /// Step number at which a descent that is only a trial gives up.
    pub limit: u64,
    /// Nobody has asked about the program that it begins at; step number at which that is made good if no step down has.
    unasked: Option<u64>,
    tally: Tally,
}

impl Descent {
    /// A descent that begins at a program.
    pub fn new(current: Program, keeps: bool) -> Descent {
        Descent {
            current,
            version: 0,
            keeps,
            limit: u64::MAX,
            unasked: None,
            tally: Tally::default(),
        }
    }

    fn check_limit(&self, steps: u64) -> Result<(), Stop> {
        match steps > self.limit {
            true => Err(Stop::TrialOver),
            false => Ok(()),
        }
    }
}

/// Ranges of the size that cover everything below `end`, from the last to the first.
fn ranges_below(end: usize, size: usize) -> Vec<Range<usize>> {
    let mut ranges = Vec::with_capacity(end.div_ceil(size));
    let mut end = end;
    while end > 0 {
        let start = end.saturating_sub(size);
        ranges.push(start..end);
        end = start;
    }
    ranges
}
