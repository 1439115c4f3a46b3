//! Phase II on threads (PL-010..PL-012).
//!
//! ```text
//!   plan:     F F | M | F F F          F work on functions, M on the module
//!   threads:  segment 1, barrier M, segment 2
//! ```
//!
//! Groups on functions that stand together are one segment. In it, functions are taken from a queue, the most expensive
//! first (of one thread: in the order of the module), each by one worker, which has its body alone, reads the shared
//! header, and does all of the segment's work on it. What needs the whole module is a barrier, done by the calling
//! thread; no worker ever runs a pass on the module (PL-R4).
//!
//! A worker takes a permission to run ([`Slots`]) before each function and gives it back after it; the one that the
//! process itself has is used first, so that a run that gets no other goes on. A segment of at most [`SMALL`]
//! instructions times entries is done by the calling thread alone, unless somebody watches jobs or asks for an order.
//!
//! **Invariant:** the result does not depend on the number of threads, the order of the queue or the seed: results are
//! entered in the order of the module (PL-018), and the first error in that order is the run's.

use super::shard::{self, Shards};
use super::work::{Done, OnFunction};
use super::{BrokenModule, JobEvent, Manager, RunError, Slots};
use crate::analysis::blocks::{block_map, walk};
use crate::analysis::manager::FunctionAnalyses;
use crate::defects::planted;
use crate::options::Options;
use crate::pipeline::plan::{FunctionWork, Group};
use cranelift_entity::SecondaryMap;
use std::ops::Range;
use std::sync::atomic::{AtomicBool, AtomicUsize, Ordering};
use std::sync::{Mutex, PoisonError};
use tandem_ir::{Block, Function, Module};

/// More threads than this are never started, whatever is asked for.
pub const MAX_THREADS: usize = 256;

/// Stack of a worker: deeply nested input needs more than the default.
const STACK: usize = 64 << 20;

/// How the functions are worked on.
pub(super) struct How<'a> {
    pub(super) threads: usize,
    pub(super) seed: Option<u64>,
    pub(super) split: bool,
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
    let all = &plan.groups[groups];
    let groups = planted!(
        manager.options,
        BarrierPassed,
        all.iter().collect::<Vec<&Group>>(),
        faulty::barriers_later(all)
    );
    let mut rest = &groups[..];
    while let Some(first) = rest.first() {
        let mut work: Vec<&FunctionWork> = Vec::new();
        let mut count = 0;
        while let Some(Group::Functions(more)) = rest.get(count) {
            work.extend(more);
            count += 1;
        }
        match first {
            Group::Components(work) => {
                manager.on_components(module, work, row)?;
                row += first.len();
                rest = &rest[1..];
            }
            Group::Module(barrier) => {
                let seen = module.bodies.len();
                let seen = planted!(manager.options, ModulePassOnOneShard, seen, seen.min(1));
                let unseen = module.bodies.split_off(seen);
                let ran = manager.on_module(module, barrier, row);
                module.bodies.extend(unseen);
                ran?;
                row += 1;
                rest = &rest[1..];
            }
            Group::Functions(_) => {
                let work = planted!(
                    manager.options,
                    LastEntryLeftOut,
                    &work[..],
                    faulty::without_last(&work)
                );
                let work: Vec<FunctionWork> = planted!(
                    manager.options,
                    FunctionCompiledTwice,
                    work.iter().copied().cloned().collect(),
                    faulty::twice(work)
                );
                segment(manager, module, &work, row, how)?;
                row += rest[..count].iter().map(|g| g.len()).sum::<usize>();
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
    let threads = threads_for(module, work.len(), how);
    // Who lends permissions to run is not asked for one merely to count.
    let helpers = if how.slots.is_some() { 1 } else { threads };
    let order = planted!(
        manager.options,
        LastFunctionLeftOut,
        match threads {
            1 => (0..module.bodies.len()).collect(),
            _ => schedule(module, how.seed, helpers),
        },
        faulty::all_but_last(schedule(module, how.seed, 1), how.threads)
    );
    let on = OnFunction {
        header: &module.header,
        options: manager.options,
        checks: super::Checks {
            catch_panics: true,
            ..manager.checks
        },
        progress: manager.progress,
        prints: manager.prints,
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
        let mut shards: Option<Shards<'_>> = None;
        while let Some(slot) = enter(on.options, &implicit, how.slots, &|| {
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
                    let done = match how.split {
                        true => {
                            let shards = shards.get_or_insert_with(|| Shards::new(on.header));
                            in_a_shard(shards, on, f, analyses, work)
                        }
                        false => on.run(f, analyses, work, &mut |_, _| true),
                    };
                    tell(JobEvent::End(name));
                    *results[n].lock().unwrap_or_else(PoisonError::into_inner) = Some(done);
                }
            }
            match (slot, how.slots) {
                (Slot::Implicit, _) => implicit.store(false, Ordering::SeqCst),
                (Slot::Held, Some(slots)) => {
                    if planted!(on.options, TokenKept, true, place.is_none()) {
                        slots.release();
                    }
                }
                (Slot::Held, None) => {}
            }
            if place.is_none() {
                break;
            }
        }
    };
    std::thread::scope(|scope| {
        for _ in 1..threads {
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
    for result in taken_down(manager, results, &order) {
        let done = result.into_inner().unwrap_or_else(PoisonError::into_inner);
        let entered = done.map_or(Ok(()), |d| manager.enter(d, row));
        if first_error.is_ok() {
            first_error = entered;
        }
    }
    first_error
}

/// All of the work on a function that is a module of its own meanwhile. What analyses found of it in the module they keep: it has
/// the same entities.
fn in_a_shard(
    shards: &mut Shards<'_>,
    on: OnFunction<'_>,
    f: &mut Function,
    analyses: &mut FunctionAnalyses,
    work: &[FunctionWork],
) -> Done {
    let mut apart = shards.apart(f.clone());
    let broken = match on.checks.verify_each {
        true => tandem_ir::verify::verify(&apart),
        false => Vec::new(),
    };
    let Module { header, bodies } = &mut apart;
    let on = OnFunction { header, ..on };
    let body = bodies.first_mut().unwrap_or(&mut *f);
    let mut done = on.run(body, analyses, work, &mut |_, _| true);
    if !broken.is_empty() {
        let (pass, errors) = (shard::NAME, broken);
        done.result = Err(BrokenModule { pass, errors }.into());
    }
    if let Some(body) = shards.joined(apart) {
        *f = body;
    }
    done
}

/// What came of each function, in the order in which it is taken down: that of the module.
#[cfg_attr(not(feature = "defects"), expect(unused_variables))]
fn taken_down<T>(manager: &Manager<'_>, results: Vec<T>, order: &[usize]) -> Vec<T> {
    let in_module: Vec<usize> = (0..results.len()).collect();
    let order = planted!(
        manager.options,
        ResultsAsTaken,
        in_module,
        faulty::as_taken(order, results.len())
    );
    let mut results: Vec<Option<T>> = results.into_iter().map(Some).collect();
    let taken = order.into_iter().filter_map(|n| results.get_mut(n)?.take());
    taken.collect()
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
    options: &Options,
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
        let taken = implicit.swap(true, Ordering::SeqCst);
        if !planted!(options, ImplicitSlotForAll, taken, false) {
            return Some(Slot::Implicit);
        }
        if slots.try_acquire() {
            return Some(Slot::Held);
        }
        slots.wait();
    }
}

/// What a function is taken to cost: its instructions, each ten times as much for every loop around it, for three at most.
fn cost(f: &Function) -> usize {
    let depths = loop_depths(f);
    let of_block = |b: Block| f.insts(b).count() * 10_usize.pow(depths[b]);
    f.blocks().map(of_block).sum()
}

/// How many loops are around each block, up to three.
///
/// A loop is what leads to a retreating edge without passing its target and comes after that in the walk: the natural loop in
/// reducible control flow. In other control flow it may be more or less than anybody would call a loop; dominators would say
/// so, and cost as much as the passes whose order is in question.
fn loop_depths(f: &Function) -> SecondaryMap<Block, u32> {
    const DEEPEST: u32 = 3;
    let mut depths = SecondaryMap::new();
    let mut walk = walk(f);
    if walk.retreating.is_empty() {
        return depths;
    }
    let mut finished: SecondaryMap<Block, u32> = block_map(f);
    for (n, &b) in (1..).zip(&walk.post_order) {
        finished[b] = n;
    }
    // Counted for the loop of the moment already: the header itself, or by the number of its header.
    let mut counted: SecondaryMap<Block, u32> = block_map(f);
    // Order is seen in the time only: what is nested beyond all measure is not followed to its end.
    let mut patience = 64 * walk.post_order.len();
    walk.retreating
        .sort_unstable_by_key(|&(_, to)| finished[to]);
    let mut work = Vec::new();
    for &(latch, header) in &walk.retreating {
        let of = finished[header];
        if counted[header] != of {
            counted[header] = of;
            depths[header] = DEEPEST.min(depths[header] + 1);
        }
        work.push(latch);
        while let Some(b) = work.pop().filter(|_| patience > 0) {
            if counted[b] != of {
                counted[b] = of;
                patience -= 1;
                depths[b] = DEEPEST.min(depths[b] + 1);
                work.extend(f.pred_edges(b).filter(|&p| (1..of).contains(&finished[p])));
            }
        }
        work.clear();
    }
    depths
}

/// Instructions times passes up to which a segment is done before a thread has been started.
const SMALL: usize = 2_000;

/// The threads that a segment is worth. Where somebody watches jobs, or an order is asked for, all of them.
fn threads_for(module: &Module, work: usize, how: &How<'_>) -> usize {
    let watched = how.jobs.is_some() || how.seed.is_some();
    let mut left = SMALL / work.max(1);
    let mut fits = |f: &Function| {
        let here = f.blocks().map(|b| f.insts(b).count() + 1).sum();
        left.checked_sub(here).map(|l| left = l).is_some()
    };
    match !watched && module.bodies.iter().all(&mut fits) {
        true => 1,
        false => how.threads,
    }
}

/// What each function costs, counted on so many threads: alone, the calling thread would hold all others up.
fn costs(bodies: &[Function], threads: usize) -> Vec<usize> {
    let part = bodies.len().div_ceil(threads.max(1)).max(1);
    let count = |part: &[Function]| part.iter().map(cost).collect::<Vec<usize>>();
    let mut parts = bodies.chunks(part);
    let first = parts.next().unwrap_or_default();
    std::thread::scope(|scope| {
        // A part whose thread cannot be started, or panics, is counted here.
        let start = |part| {
            let thread = std::thread::Builder::new().spawn_scoped(scope, move || count(part));
            (part, thread)
        };
        let started: Vec<_> = parts.map(start).collect();
        let mut all = count(first);
        for (part, thread) in started {
            let counted = thread.ok().and_then(|t| t.join().ok());
            all.extend(counted.unwrap_or_else(|| count(part)));
        }
        all
    })
}

/// The order in which functions are taken: the most expensive first, ties by their place in the module; or any order, by a
/// seed. It is seen in the time only.
pub fn schedule(module: &Module, seed: Option<u64>, threads: usize) -> Vec<usize> {
    let mut order: Vec<usize> = (0..module.bodies.len()).collect();
    match seed {
        None => {
            let costs = costs(&module.bodies, threads);
            order.sort_by_key(|&n| std::cmp::Reverse(costs[n]));
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

#[cfg(test)]
#[allow(clippy::unwrap_used)]
mod tests {
    use super::*;
    use crate::options::Options;
    use crate::pass_manager::{Checks, Running, run_plan};
    use crate::passes::Form;
    use crate::pipeline::plan::Plan;
    use tandem_ir::passes::{DCE, Params};

    /// So many tokens, and none that was not taken is given back.
    struct Tokens {
        free: AtomicUsize,
        taken: AtomicUsize,
    }

    impl Slots for Tokens {
        fn try_acquire(&self) -> bool {
            let one = |n: usize| n.checked_sub(1);
            let order = Ordering::SeqCst;
            let got = self.free.fetch_update(order, order, one).is_ok();
            self.taken.fetch_add(usize::from(got), order);
            got
        }
        fn release(&self) {
            self.free.fetch_add(1, Ordering::SeqCst);
        }
        fn wait(&self) {
            std::thread::sleep(std::time::Duration::from_micros(100));
        }
    }

    #[test]
    fn j1_overlap_is_the_lesser_of_threads_and_tokens_and_one() {
        let one = |n: usize| {
            format!("define i32 @f{n}(i32 %a) {{\n  %u = add i32 %a, 1\n  ret i32 %a\n}}\n")
        };
        let text: String = (0..12).map(one).collect();
        let Form::Function(dce) = Form::of(&DCE) else {
            panic!("a pass on functions");
        };
        let plan = Plan {
            groups: vec![Group::Functions(vec![FunctionWork::Pass(
                dce,
                Params::new(&DCE),
            )])],
            ..Plan::default()
        };
        for (threads, tokens) in [(4, 0), (4, 1), (4, 3), (4, 9), (2, 3)] {
            let mut m = tandem_ir::text::parse(text.as_bytes(), "t.ll").unwrap();
            let slots = Tokens {
                free: AtomicUsize::new(tokens),
                taken: AtomicUsize::new(0),
            };
            let expected = threads.min(tokens + 1);
            let (now, most) = (AtomicUsize::new(0), AtomicUsize::new(0));
            // Whoever begins waits until as many work as may, and then a little for one that may not.
            let hold = |event: JobEvent<'_>| match event {
                JobEvent::Begin(_) => {
                    let working = now.fetch_add(1, Ordering::SeqCst) + 1;
                    most.fetch_max(working, Ordering::SeqCst);
                    let mut patience = 100_000;
                    while most.load(Ordering::SeqCst) < expected && patience > 0 {
                        patience -= 1;
                        std::thread::sleep(std::time::Duration::from_micros(100));
                    }
                    std::thread::sleep(std::time::Duration::from_millis(2));
                }
                JobEvent::End(_) => {
                    now.fetch_sub(1, Ordering::SeqCst);
                }
                JobEvent::Pool(..) => {}
            };
            let with = Running {
                checks: Checks::default(),
                only_phase: None,
                threads,
                force_concurrent: false,
                split: false,
                schedule_seed: None,
                trace: &mut |_| {},
                slots: Some(&slots),
                jobs: Some(&hold),
                progress: None,
                prints: None,
            };
            run_plan(&mut m, &plan, &Options::default(), with, None).unwrap();
            assert_eq!(
                most.into_inner(),
                expected,
                "{threads} threads, {tokens} tokens"
            );
            assert_eq!(slots.free.into_inner(), tokens);
        }
    }

    #[test]
    fn functions_with_loops_are_taken_first() {
        let adds = |n: usize| "  %x = add i32 %a, 1\n".replace("%x", &format!("%x{n}"));
        let straight: String = (0..30).map(adds).collect();
        let text = format!(
            "define i32 @long(i32 %a) {{\n{straight}  ret i32 %a\n}}\n\
             define void @once(i1 %c) {{\nb:\n  br label %l\nl:\n  br i1 %c, label %l, label %e\ne:\n  ret void\n}}\n\
             define void @twice(i1 %c) {{\nb:\n  br label %o\no:\n  br label %i\ni:\n  br i1 %c, label %i, label %n\n\
             n:\n  br i1 %c, label %o, label %e\ne:\n  ret void\n}}\n"
        );
        let m = tandem_ir::text::parse(text.as_bytes(), "t.ll").unwrap();
        let costs: Vec<usize> = m.bodies.iter().map(cost).collect();
        assert_eq!(costs, [31, 12, 1 + 10 + 100 + 10 + 1]);
        for threads in [1, 2, 3, 8] {
            assert_eq!(schedule(&m, None, threads), [2, 0, 1]);
        }
    }

    #[test]
    fn j10_plx_12_a_panic_in_one_function_loses_no_token_and_no_other_function() {
        let one = |name: String| {
            format!("define i32 @{name}(i32 %a) {{\n  %u = add i32 %a, 1\n  ret i32 %a\n}}\n")
        };
        let name = |n: usize| match n {
            3 | 7 => format!("panic{n}"),
            n => format!("f{n}"),
        };
        let text: String = (0..10).map(name).map(one).collect();
        let Form::Function(dce) = Form::of(&DCE) else {
            panic!("a pass on functions");
        };
        let work = vec![
            FunctionWork::Panics,
            FunctionWork::Pass(dce, Params::new(&DCE)),
        ];
        let plan = Plan {
            groups: vec![Group::Functions(work)],
            ..Plan::default()
        };
        std::panic::set_hook(Box::new(|_| {}));
        for tokens in [0, 1, 3] {
            let mut m = tandem_ir::text::parse(text.as_bytes(), "t.ll").unwrap();
            let slots = Tokens {
                free: AtomicUsize::new(tokens),
                taken: AtomicUsize::new(0),
            };
            // Long enough that every worker has its turn.
            let hold = |_: JobEvent<'_>| std::thread::sleep(std::time::Duration::from_millis(1));
            let with = Running {
                checks: Checks::default(),
                only_phase: None,
                threads: 4,
                force_concurrent: false,
                split: false,
                schedule_seed: None,
                trace: &mut |_| {},
                slots: Some(&slots),
                jobs: Some(&hold),
                progress: None,
                prints: None,
            };
            let e = run_plan(&mut m, &plan, &Options::default(), with, None).unwrap_err();
            // The first in the order of the module, whoever was first in time.
            assert_eq!(
                e.to_string(),
                "internal error in pass 'panics' on function '@panic3'"
            );
            assert_eq!(slots.free.into_inner(), tokens);
            assert!(tokens == 0 || slots.taken.into_inner() > 0);
            for f in &m.bodies {
                let insts: usize = f.blocks().map(|b| f.insts(b).count()).sum();
                let panicked = m.header.global_name(f.global).starts_with("panic");
                assert_eq!(insts, if panicked { 2 } else { 1 });
            }
        }
    }
}
