//! Verified reference: a pass's judge against every unit of a small scope.
//!
//! Most mistakes show on small programs (the small scope hypothesis), and all programs up
//! to a size can be enumerated. For each unit of a [`Scope`] every rewrite that can be
//! named is put to the judge. What it accepts is applied, and the result must be
//! well-formed, keep what every step keeps, and refine the unit; a solver may be asked as
//! well, once per distinct step. What the judge refuses is applied all the same, where it
//! can be, to see whether the refusal was needed. The pass's own `find` and `run` are held
//! to the same measure. No pass is named here.
//!
//! ```text
//!   Scope ── each ──→ unit ── candidates + find ──→ rewrite ── judge ──→ accepted ─→ apply, decide
//!                                                                   └──→ refused  ─→ what if?
//! ```
//!
//! The engine is written once for every kind of unit. [`functions`] enumerates functions
//! and decides refinement exactly, without a bound on loops; [`modules`] enumerates
//! modules and decides it on every plan of host calls up to a length; [`machine_functions`]
//! enumerates machine functions and compares what one thread executes.
//!
//! **Invariant:** the numbers do not depend on the number of threads.

mod candidates;
pub mod explore;
pub mod functions;
mod machine;
pub mod machine_functions;
pub mod modules;
mod program;
mod sets;
pub mod tally;
mod worker;

pub(crate) use sets::compare;

use crate::invariants::Broken;
use crate::pass::Reference;
use crate::unit::Unit;
use rustc_hash::FxHashSet;
use std::sync::Mutex;
use std::sync::atomic::{AtomicBool, AtomicUsize, Ordering};
use tally::Tally;
use tandem_ir::rewrite::{ModuleRewrite, Rewrite, Rewritten};
use tandem_ir::{Function, Module};
use worker::Worker;

/// Rewrites of a function that differ from one in one field, which names another thing of the same sort; at most
/// `most` for each field. For tests of judges: each is refused, or right as well.
pub fn neighbours(f: &Function, rewrite: &Rewrite, most: usize) -> Vec<Rewrite> {
    candidates::neighbours(f, rewrite, most)
}

/// Rewrites of a module that differ from one in one field ([`neighbours`]).
pub fn module_neighbours(m: &Module, rewrite: &ModuleRewrite, most: usize) -> Vec<ModuleRewrite> {
    candidates::neighbours(m, rewrite, most)
}

/// Whether a target refines its source.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Decision {
    /// It does.
    Refines(Ground),
    /// It does something else, and how that shows.
    Fails(Vec<String>),
    /// Not decided, and why.
    Unknown(String),
}

/// What it rests on that a target refines its source.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Ground {
    /// What was done to decide it.
    pub name: &'static str,
    /// So many runs on which the source is defined; 0 where nothing is run.
    pub runs: u64,
}

/// What a solver says of a step.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Proof {
    /// A refinement.
    Proved,
    /// A refinement as far as loops are followed.
    Bounded,
    /// Not decided, and why.
    Unknown(String),
    /// Not a refinement.
    Refuted(Vec<String>),
}

/// A small scope: which units are enumerated, which rewrites are proposed for them, and how refinement between two of
/// them is decided.
pub trait Scope: Sync {
    /// The kind of unit.
    type Unit: Unit;
    /// What a thread builds units in.
    type Builder;

    /// What a thread builds units in.
    ///
    /// # Errors
    /// If it cannot be made.
    fn builder(&self) -> Result<Self::Builder, String>;
    /// The number of parts that threads take one by one.
    fn parts(&self) -> usize;
    /// Gives every unit of a part to the function, with its number in the part, in every context in which it is judged.
    fn each(&self, builder: &Self::Builder, part: usize, visit: VisitUnit<'_, Self::Unit>);
    /// Every rewrite that is put to the judge, sensible or not.
    fn candidates(&self, unit: &Self::Unit) -> Vec<RewriteOf<Self>>;
    /// True if a rewrite that `find` proposes is a candidate that it already has.
    fn is_candidate(&self, candidate: &RewriteOf<Self>, found: &RewriteOf<Self>) -> bool {
        candidate == found
    }
    /// Decides whether the second unit refines the first; `kinds` are the kinds of rewrites that lie between.
    fn decide(
        &self,
        cx: &<Self::Unit as Rewritten>::Context,
        both: (&Self::Unit, &Self::Unit),
        kinds: &[&'static str],
    ) -> Decision;
    /// True if a step that [`Self::decide`] leaves open can be proved otherwise.
    fn proved_otherwise(
        &self,
        _both: (&Self::Unit, &Self::Unit),
        _rewrite: &RewriteOf<Self>,
    ) -> bool {
        false
    }
    /// What a solver is asked about a step: a number that equal questions share. `None`: nothing.
    fn obligation(
        &self,
        cx: &<Self::Unit as Rewritten>::Context,
        both: (&Self::Unit, &Self::Unit),
        rewrite: &RewriteOf<Self>,
    ) -> Option<u64>;
    /// Asks the solver.
    fn ask_solver(
        &self,
        builder: &Self::Builder,
        both: (&Self::Unit, &Self::Unit),
        rewrite: &RewriteOf<Self>,
    ) -> Proof;
    /// True if a step that the solver does not prove is an open question; false if the decision is good enough.
    const SOLVER_MUST_PROVE: bool;
    /// Why nothing may be done to a unit, if so: a class of refusals ([`tally::refusal`]).
    fn why_untouchable(
        &self,
        _baseline: &<Self::Unit as Unit>::Baseline<'_>,
    ) -> Option<&'static str> {
        None
    }
    /// The class of a refused rewrite that breaks what every step must keep ([`tally::refusal`]).
    fn class_of(&self, broken: &Broken) -> &'static str;
    /// The unit as text.
    fn print(&self, cx: &<Self::Unit as Rewritten>::Context, unit: &Self::Unit) -> String;
}

/// Takes one unit of a part: its number in the part, the context that it is judged in, and the unit.
pub type VisitUnit<'a, U> = &'a mut dyn FnMut(usize, &<U as Rewritten>::Context, &U);

/// The rewrites of a scope's units.
pub type RewriteOf<S> = <<S as Scope>::Unit as tandem_ir::rewrite::Rewritten>::Rewrite;

/// What to do.
pub struct Task<'a, S: Scope> {
    /// The pass.
    pub pass: &'a dyn Reference<S::Unit>,
    /// Which units, and how refinement is decided.
    pub scope: S,
    /// Also find out whether refusals were needed.
    pub refusals: bool,
    /// How many threads work at once.
    pub jobs: usize,
}

/// Watches the progress: parts done, parts there are. False to stop.
pub type Watch<'a> = &'a (dyn Fn(usize, usize) -> bool + Sync);

/// Goes through a scope. `None` if the watcher stopped it.
///
/// # Errors
/// If the small units cannot be built at all.
pub fn certify<S: Scope>(task: &Task<'_, S>, watch: Watch<'_>) -> Result<Option<Tally>, String> {
    let parts = task.scope.parts();
    let next = AtomicUsize::new(0);
    let stopped = AtomicBool::new(false);
    let total = Mutex::new(Tally::default());
    let asked = Mutex::new(FxHashSet::default());
    // Made once before the threads, so that a failure is known before they start.
    task.scope.builder()?;
    std::thread::scope(|scope| {
        for _ in 0..task.jobs.max(1) {
            scope.spawn(|| {
                let Ok(builder) = task.scope.builder() else {
                    return;
                };
                let mut worker = Worker::new(task, &builder, &asked);
                while !stopped.load(Ordering::Relaxed) {
                    let k = next.fetch_add(1, Ordering::Relaxed);
                    if k >= parts {
                        break;
                    }
                    worker.part(k);
                    if !watch(k + 1, parts) {
                        stopped.store(true, Ordering::Relaxed);
                    }
                }
                if let Ok(mut t) = total.lock() {
                    t.add(worker.tally());
                }
            });
        }
    });
    let tally = total.into_inner().unwrap_or_default();
    Ok((!stopped.into_inner()).then_some(tally))
}

/// A reason without the names in it, so that equal reasons count together.
pub(crate) fn without_names(reason: &str) -> String {
    let plain = |w: &str| !w.starts_with('%') && !w.bytes().any(|b| b.is_ascii_digit());
    let words: Vec<&str> = reason
        .split(' ')
        .map(|w| if plain(w) { w } else { "_" })
        .collect();
    words.join(" ")
}
