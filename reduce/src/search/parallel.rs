//! The first interesting candidate of a list, found by several workers as by one.
//!
//! Workers take candidates in order and evaluate them on the assumption that none
//! before is interesting; their findings are taken in that order. What was evaluated
//! behind the first interesting one is thrown away.

use super::ledger::{Evaluated, Ledger, Stop};
use super::program::Program;
use crate::canonical::level;
use crate::delta::{Measure, measure};
use rayon_core::{ThreadPool, ThreadPoolBuilder};
use std::cell::OnceCell;
use std::collections::BTreeMap;
use std::ops::Range;
use std::panic::{AssertUnwindSafe, catch_unwind};
use std::sync::atomic::{AtomicUsize, Ordering};
use std::sync::mpsc;
use tandem_ir::Module;

/// What makes candidate programs out of a program, by number.
pub struct Family<'a> {
    /// Makes candidate `n`, or `None` where that is not possible. Any thread may call it.
    pub make: &'a (dyn Fn(usize) -> Option<Module> + Sync),
    /// How many there are.
    pub len: usize,
    /// Only candidates below this are of interest.
    pub below: Option<Measure>,
    /// Candidates of so few instructions are asked about in normal form; 0: none.
    pub normal: u64,
}

/// Most threads that help, however many are asked for.
const MOST: usize = 256;

/// Threads that evaluate candidates, as long as the search lasts: there are many short lists, and starting a thread takes
/// as long as a candidate.
pub struct Workers {
    jobs: usize,
    helpers: OnceCell<Option<ThreadPool>>,
}

impl Workers {
    /// So many, the caller's thread included; the others start when they are needed.
    pub fn new(jobs: usize) -> Workers {
        Workers {
            jobs: jobs.clamp(1, MOST),
            helpers: OnceCell::new(),
        }
    }

    /// Does the same on all threads; on the caller's alone where no others can be had.
    fn all(&self, work: impl Fn() + Sync) {
        let start = || {
            // Deeply nested programs need more stack than threads have by default.
            let helpers = ThreadPoolBuilder::new().num_threads(self.jobs - 1);
            helpers.stack_size(STACK).build().ok()
        };
        match self.helpers.get_or_init(start) {
            Some(helpers) => helpers.in_place_scope(|scope| {
                for _ in 1..self.jobs {
                    scope.spawn(|_| work());
                }
                work();
            }),
            None => work(),
        }
    }
}

/// How the candidates of a list fared.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct Tally {
    /// Candidates that were asked about, or whose answer was known.
    pub judged: usize,
    /// Candidates that could not be made or are not simpler.
    pub void: usize,
}

/// The index of the first interesting candidate, and the candidate; with the answers to those before it.
///
/// # Errors
/// See [`Ledger::settle`].
pub fn first_interesting(
    ledger: &mut Ledger<'_>,
    workers: &Workers,
    family: &Family<'_>,
    tally: &mut Tally,
) -> Result<Option<(usize, Program)>, Stop> {
    let jobs = workers.jobs;
    if jobs == 1 || family.len <= 1 {
        for n in 0..family.len {
            let tried = evaluate(ledger, family, n);
            if let Some(p) = take(ledger, tried, tally)? {
                return Ok(Some((n, p)));
            }
        }
        return Ok(None);
    }
    let mut start = 0;
    // Windows, so that the ledger is not shared while answers are taken.
    while start < family.len {
        let window = start..family.len.min(start + 8 * jobs);
        start = window.end;
        let mut found = ahead(ledger, workers, family, window.clone());
        for n in window {
            let tried = found
                .remove(&n)
                .unwrap_or_else(|| evaluate(ledger, family, n));
            if let Some(p) = take(ledger, tried, tally)? {
                return Ok(Some((n, p)));
            }
        }
    }
    Ok(None)
}

/// Evaluates a window side by side, up to the first interesting candidate in it.
fn ahead(
    ledger: &Ledger<'_>,
    workers: &Workers,
    family: &Family<'_>,
    window: Range<usize>,
) -> BTreeMap<usize, Option<Evaluated>> {
    let next = AtomicUsize::new(window.start);
    let end = AtomicUsize::new(window.end);
    let (send, receive) = mpsc::channel();
    let work = || {
        loop {
            let n = next.fetch_add(1, Ordering::Relaxed);
            if n >= end.load(Ordering::Acquire) {
                break;
            }
            let tried = evaluate(ledger, family, n);
            if tried.as_ref().is_some_and(|e| e.answer.is_interesting()) {
                end.fetch_min(n, Ordering::AcqRel);
            }
            if send.send((n, tried)).is_err() {
                break;
            }
        }
    };
    workers.all(work);
    drop(send);
    receive.into_iter().collect()
}

/// Stack of threads that work on programs.
pub const STACK: usize = 64 << 20;

fn evaluate(ledger: &Ledger<'_>, family: &Family<'_>, n: usize) -> Option<Evaluated> {
    // A delta that panics on some program must not lose the reduction; it is a candidate less.
    let made = catch_unwind(AssertUnwindSafe(|| {
        let mut module = (family.make)(n)?;
        let size = measure(&module);
        if family.below.is_some_and(|limit| size >= limit) {
            return None;
        }
        if size.instructions <= family.normal {
            module = level(&module);
        }
        Some(module)
    }));
    ledger.evaluate(&made.ok().flatten()?, family.below)
}

fn take(
    ledger: &mut Ledger<'_>,
    tried: Option<Evaluated>,
    tally: &mut Tally,
) -> Result<Option<Program>, Stop> {
    let Some(e) = tried else {
        tally.void += 1;
        return Ok(None);
    };
    tally.judged += 1;
    ledger.settle(e)
}
