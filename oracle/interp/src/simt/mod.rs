//! The SIMT machine: a grid of blocks of threads.
//!
//! Blocks become resident in order, as many at a time as the launch says; each has
//! its shared memory, each thread its local memory and stack. The scheduler
//! switches between threads as the launch's [`Schedule`](super::Schedule) says;
//! all randomness comes from its seed, so a run can be repeated exactly.
//!
//! The model of convergence: threads are independent (as on sm_70 and later). A
//! barrier of the block waits for all threads of the block that have not exited. A
//! warp operation with a mask waits until every lane of the mask that has not
//! exited is at an operation of the same kind with the same mask. `activemask` and
//! votes without a mask wait until no other lane of the warp can go on by itself
//! (or has had its chance for a while), and then see the lanes that wait at the
//! same instruction. Lanes of one warp at *different* aligned barriers are
//! undefined behaviour.

mod collective;
mod schedule;

use super::api::{Launch, LaunchRun};
use super::code::CompiledFn;
use super::exec::{Machine, Shape, put_value};
use super::memory::Life;
use super::outcome::{Choices, Outcome, ThreadId, Unsupported};
use super::race::{Detector, Race};
use super::slot::Slot;
use super::value::{Pointer, Target, Value};
use schedule::Scheduler;

/// Most threads of a launch with race detection: every thread knows the time of every other.
const MAX_RACE_THREADS: u32 = 1 << 14;
/// Most threads of a block, as on the device.
const MAX_BLOCK: u32 = 1024;

/// Arguments of a kernel: slots in a row, and the bytes of `byval` parameters with slot and space.
pub(super) struct Arguments {
    pub slots: Vec<Slot>,
    pub byval: Vec<(u32, Vec<u8>, u64, u32)>,
}

/// Runs a kernel over a grid.
pub(super) fn launch<'p>(m: &mut Machine<'p, '_>, l: &Launch) -> LaunchRun {
    m.policy = l.policy;
    m.mem.limit = l.policy.limits.memory;
    m.choices = Choices::default();
    m.steps = 0;
    m.events = 0;
    m.race = None;
    m.shape = Shape {
        grid: l.grid,
        block: l.block,
        dynamic_shared: l.dynamic_shared_bytes,
    };
    let mut run = LaunchRun {
        outcome: Outcome::Returned(None),
        events: Vec::new(),
        choices: Choices::default(),
        steps: 0,
        races: Vec::new(),
    };
    let ready = prepare(m, l);
    run.outcome = match ready {
        Err(o) => o,
        Ok((code, args)) => {
            let mut s = Scheduler::new(code, args, l);
            let outcome = s.run(m);
            run.events = s.finish(m);
            outcome
        }
    };
    run.choices = m.choices;
    run.steps = m.steps;
    run.races = races(m);
    // The block memory of this launch is gone; a pointer to it dangles.
    let blocks = std::mem::take(&mut m.blocks);
    for (_, p) in blocks.into_iter().flat_map(|b| b.shared) {
        m.mem.destroy(p, Life::Popped);
    }
    m.race = None;
    for o in &mut m.mem.objects {
        o.race_cells = u32::MAX;
    }
    run
}

fn product(d: [u32; 3]) -> Option<u32> {
    d.iter()
        .try_fold(1u32, |a, &b| a.checked_mul(b))
        .filter(|&n| n > 0)
}

fn prepare<'p>(
    m: &mut Machine<'p, '_>,
    l: &Launch,
) -> Result<(&'p CompiledFn, Arguments), Outcome> {
    let ill = |what: &str| Outcome::IllFormed(what.into());
    let threads = product(l.block).filter(|&n| n <= MAX_BLOCK);
    let threads = threads.ok_or_else(|| ill("a block has 1 to 1024 threads"))?;
    let blocks = product(l.grid).ok_or_else(|| ill("a grid has at least one block"))?;
    let total = threads.checked_mul(blocks).filter(|&n| n <= 1 << 24);
    let total = total.ok_or_else(|| ill("more than 2^24 threads"))?;
    if !m.program.has_body(l.kernel) {
        return Err(ill("the kernel has no body in this module"));
    }
    let code = m
        .program
        .code(l.kernel)
        .ok_or_else(|| ill("the kernel has no body"))?;
    let args = arguments(m, code, &l.args)?;
    m.blocks = vec![Default::default(); blocks as usize];
    if l.race_detection && total > 1 {
        if total > MAX_RACE_THREADS {
            let what = format!("race detection over {total} threads");
            return Err(Outcome::Unsupported(Unsupported::new(what)));
        }
        m.race = Some(Detector::new(total));
    }
    Ok((code, args))
}

fn arguments(m: &Machine<'_, '_>, code: &CompiledFn, args: &[Value]) -> Result<Arguments, Outcome> {
    if code.params.len() != args.len() {
        return Err(Outcome::IllFormed(format!(
            "{} arguments for {} parameters",
            args.len(),
            code.params.len()
        )));
    }
    let mut out = Arguments {
        slots: Vec::new(),
        byval: Vec::new(),
    };
    for (i, (layout, v)) in code.params.iter().zip(args).enumerate() {
        let slot = out.slots.len() as u32;
        if let (Value::ByVal(bytes), Some(b)) = (v, code.byvals.iter().find(|b| b.0 == slot)) {
            let mut bytes = bytes.clone();
            bytes.resize(b.1 as usize, 0);
            out.byval.push((slot, bytes, b.2, b.3));
            out.slots.push(Slot::int(0));
            continue;
        }
        put_value(layout, v, &mut out.slots, &mut |p| m.pointer_slot(p)).ok_or_else(|| {
            Outcome::IllFormed(format!("argument {i} does not fit its parameter"))
        })?;
    }
    Ok(out)
}

fn races(m: &Machine<'_, '_>) -> Vec<Race> {
    let Some(d) = &m.race else { return Vec::new() };
    let threads = m.shape.threads();
    let place = |(thread, at, _): (u32, super::race::At, bool)| {
        let code = at.0.and_then(|g| m.program.code(g));
        let mut p = code
            .map(|c| m.program.place(c, at.1 as usize))
            .unwrap_or_default();
        p.thread = ThreadId {
            block: thread / threads,
            thread: thread % threads,
        };
        p
    };
    d.races
        .iter()
        .map(|r| {
            let target = m.mem.objects.get(r.object).map(|o| o.target.clone());
            Race {
                first: place(r.first),
                first_writes: r.first.2,
                second: place(r.second),
                second_writes: r.second.2,
                at: Pointer {
                    space: 0,
                    target: target.unwrap_or(Target::Nothing),
                    offset: r.offset as i64,
                },
            }
        })
        .collect()
}
