//! Down to where no delta finds anything.

use super::escape;
use super::ledger::{Ledger, Stop};
use super::parallel::{Family, Tally, first_interesting};
use super::program::Program;
use super::{Certificate, Error, Settings};
use crate::canonical::normalise;
use crate::delta::Delta;
use std::collections::BTreeMap;
use std::ops::Range;

/// The state of a search.
pub struct Search<'a> {
    /// Answers and budgets.
    pub ledger: Ledger<'a>,
    /// How to search.
    pub settings: &'a Settings<'a>,
    /// The smallest interesting program so far.
    pub best: Program,
    /// Kept edits by delta.
    pub kept: BTreeMap<&'static str, usize>,
}

impl<'a> Search<'a> {
    /// A search from an input that is interesting.
    pub fn new(ledger: Ledger<'a>, settings: &'a Settings<'a>, input: Program) -> Search<'a> {
        Search {
            ledger,
            settings,
            best: input,
            kept: BTreeMap::new(),
        }
    }

    /// Searches to the end.
    ///
    /// # Errors
    /// A budget is used up, or nothing can come of it.
    pub fn run(&mut self) -> Result<Certificate, Stop> {
        loop {
            self.normalise()?;
            let text = self.best.text.clone();
            let mut descent = Descent::new(self.best.clone(), true);
            self.descend(&mut descent)?;
            self.normalise()?;
            // Renaming may have reordered the candidates, so that what failed is to be tried again.
            if self.best.text != text {
                continue;
            }
            if self.settings.escapes && escape::run(self)? {
                continue;
            }
            if let Some(certificate) = self.certify()? {
                return Ok(certificate);
            }
        }
    }

    /// Makes the best program normal, if it is interesting then.
    fn normalise(&mut self) -> Result<(), Stop> {
        let module = normalise(&self.best.module);
        let Some(normal) = Program::new(&module) else {
            return Ok(());
        };
        if normal.text == self.best.text || normal.measure > self.best.measure {
            return Ok(());
        }
        let e = self.ledger.evaluate(&module, normal);
        if self.ledger.settle(&e)? {
            self.keep(e.program)?;
        }
        Ok(())
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
        // The version of the program at which each delta found nothing.
        let mut exhausted = vec![usize::MAX; deltas.len()];
        loop {
            let before = d.version;
            for (n, delta) in deltas.iter().enumerate() {
                if delta.is_escape() || exhausted[n] == d.version {
                    continue;
                }
                if let Some(o) = self.settings.observer {
                    o.progress(delta.name(), self.ledger.steps, &d.current.measure);
                }
                let at = d.version;
                self.sweep(d, *delta)?;
                if d.version == at {
                    exhausted[n] = at;
                }
            }
            if d.version == before {
                return Ok(());
            }
        }
    }

    /// Tries ranges of one delta's candidates: all, halves, quarters, down to single ones.
    fn sweep(&mut self, d: &mut Descent, delta: &dyn Delta) -> Result<(), Stop> {
        let mut size = delta.candidates(&d.current.module);
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
            };
            let jobs = self.settings.jobs;
            let found = first_interesting(&mut self.ledger, jobs, &family, &mut d.tally)?;
            let Some((n, program)) = found else { break };
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
            };
            let mut tally = Tally::default();
            let jobs = self.settings.jobs;
            let found = first_interesting(&mut self.ledger, jobs, &family, &mut tally)?;
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

/// One way down.
pub struct Descent {
    /// Where it is.
    pub current: Program,
    /// Number of edits kept so far.
    pub version: usize,
    /// Whether each step down is a new best program.
    pub keeps: bool,
    /// Step number at which a descent that is only a trial gives up.
    pub limit: u64,
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
