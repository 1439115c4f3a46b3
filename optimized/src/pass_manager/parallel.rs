//! Phase II on threads (PL-010..PL-012): functions are taken from a queue, each by one worker, which has its body alone and
//! reads the header; what needs the whole module is a barrier. No worker ever runs a pass on the module (PL-R4).

use super::work::{Done, OnFunction};
use super::{JobEvent, Manager, RunError, Slots};
use crate::analysis::manager::FunctionAnalyses;
use crate::pipeline::plan::{FunctionWork, Group};
use std::ops::Range;
use std::sync::atomic::{AtomicBool, AtomicUsize, Ordering};
use std::sync::{Mutex, PoisonError};
use tandem_ir::{Function, Module};

/// More threads than this are never started, whatever is asked for.
pub const MAX_THREADS: usize = 256;

/// Stack of a worker: deeply nested input needs more than the default.
const STACK: usize = 64 << 20;

/// How the functions are worked on.
pub(super) struct How<'a> {
    pub(super) threads: usize,
    pub(super) seed: Option<u64>,
    pub(super) slots: Option<&'a dyn Slots>,
    pub(super) jobs: Option<&'a (dyn Fn(JobEvent<'_>) + Sync)>,
}

/// Runs groups: those on functions that stand together as one segment, each of the others as a barrier.
pub(super) fn segments(
    manager: &mut Manager<'_>,
    module: &mut Module,
    groups: Range<usize>,
    how: &How<'_>,
) -> Result<(), RunError> {
    let mut row = manager.first_row(groups.start);
    let plan = manager.plan;
    let mut rest = &plan.groups[groups];
    while let Some(first) = rest.first() {
        let mut work: Vec<&FunctionWork> = Vec::new();
        let mut count = 0;
        while let Some(Group::Functions(more)) = rest.get(count) {
            work.extend(more);
            count += 1;
        }
        match first {
            Group::Module(barrier) => {
                manager.on_module(module, barrier, row)?;
                row += 1;
                rest = &rest[1..];
            }
            Group::Functions(_) => {
                let work: Vec<FunctionWork> = work.into_iter().cloned().collect();
                segment(manager, module, &work, row, how)?;
                row += work.len();
                rest = &rest[count..];
            }
        }
    }
    Ok(())
}

/// A function with its analyses, until a worker takes it.
type Place<'a> = Mutex<Option<(&'a mut Function, &'a mut FunctionAnalyses)>>;

/// One segment: all of the work on one function, then on the next one that is free.
fn segment(
    manager: &mut Manager<'_>,
    module: &mut Module,
    work: &[FunctionWork],
    row: usize,
    how: &How<'_>,
) -> Result<(), RunError> {
    let order = schedule(module, how.seed);
    let on = OnFunction {
        header: &module.header,
        options: manager.options,
        checks: super::Checks {
            catch_panics: true,
            ..manager.checks
        },
    };
    let analyses = manager.analyses.bodies(module.bodies.len());
    let places: Vec<Place<'_>> = module
        .bodies
        .iter_mut()
        .zip(analyses)
        .map(|pair| Mutex::new(Some(pair)))
        .collect();
    let results: Vec<Mutex<Option<Done>>> = places.iter().map(|_| Mutex::new(None)).collect();
    let tell = |event: JobEvent<'_>| {
        if let Some(jobs) = how.jobs {
            jobs(event);
        }
    };
    tell(JobEvent::Pool(order.len(), how.threads));
    let next = AtomicUsize::new(0);
    // The slot that the process itself has: whoever uses it needs no other.
    let implicit = AtomicBool::new(false);
    let worker = || {
        while let Some(slot) = enter(&implicit, how.slots, &|| {
            next.load(Ordering::SeqCst) >= order.len()
        }) {
            let place = order.get(next.fetch_add(1, Ordering::SeqCst)).copied();
            if let Some(n) = place {
                let pair = places[n]
                    .lock()
                    .unwrap_or_else(PoisonError::into_inner)
                    .take();
                if let Some((f, analyses)) = pair {
                    let name = on.header.global_name(f.global);
                    tell(JobEvent::Begin(name));
                    let done = on.run(f, analyses, work, &mut |_, _| true);
                    tell(JobEvent::End(name));
                    *results[n].lock().unwrap_or_else(PoisonError::into_inner) = Some(done);
                }
            }
            match (slot, how.slots) {
                (Slot::Implicit, _) => implicit.store(false, Ordering::SeqCst),
                (Slot::Held, Some(slots)) => slots.release(),
                (Slot::Held, None) => {}
            }
            if place.is_none() {
                break;
            }
        }
    };
    std::thread::scope(|scope| {
        for _ in 1..how.threads {
            // A thread that cannot be started is one worker less.
            let _ = std::thread::Builder::new()
                .stack_size(STACK)
                .spawn_scoped(scope, worker);
        }
        worker();
    });
    drop(places);
    // In the order of the module, whoever was first.
    let mut first_error = Ok(());
    for result in results {
        let done = result.into_inner().unwrap_or_else(PoisonError::into_inner);
        let entered = done.map_or(Ok(()), |d| manager.enter(d, row));
        if first_error.is_ok() {
            first_error = entered;
        }
    }
    first_error
}

/// What lets a worker run.
enum Slot {
    /// The one that the process itself has.
    Implicit,
    /// One that was asked for, if there is somebody to ask.
    Held,
}

/// Waits until the worker may take a function; `None` if none is left.
fn enter(
    implicit: &AtomicBool,
    slots: Option<&dyn Slots>,
    over: &dyn Fn() -> bool,
) -> Option<Slot> {
    let Some(slots) = slots else {
        return Some(Slot::Held);
    };
    loop {
        if over() {
            return None;
        }
        if !implicit.swap(true, Ordering::SeqCst) {
            return Some(Slot::Implicit);
        }
        if slots.try_acquire() {
            return Some(Slot::Held);
        }
        slots.wait();
    }
}

/// The order in which functions are taken: the most expensive first, ties by their place in the module; or any order, by a
/// seed. It is seen in the time only.
pub fn schedule(module: &Module, seed: Option<u64>) -> Vec<usize> {
    let mut order: Vec<usize> = (0..module.bodies.len()).collect();
    match seed {
        None => {
            let cost = |n: &usize| -> usize {
                let f = &module.bodies[*n];
                f.blocks().map(|b| f.insts(b).count()).sum()
            };
            order.sort_by_cached_key(|n| std::cmp::Reverse(cost(n)));
        }
        Some(seed) => {
            // A linear congruential generator is random enough to permute a queue.
            let mut state = seed;
            for n in (1..order.len()).rev() {
                state = state
                    .wrapping_mul(6_364_136_223_846_793_005)
                    .wrapping_add(1_442_695_040_888_963_407);
                let other = (state >> 33) as usize % (n + 1);
                order.swap(n, other);
            }
        }
    }
    order
}
