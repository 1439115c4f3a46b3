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
mod gather;
mod llvm;
mod postdom;
mod schedule;
mod stack;

use super::api::{Gatherings, Launch, LaunchRun};
use super::events::Event;
use super::exec::{Fault, Shape, Stop, Wait};
use super::outcome::{Choices, Outcome, ThreadId, Unsupported};
use super::race::Detector;
use super::slot::Slot;
use super::value::Value;
pub(super) use llvm::launch;
pub(super) use postdom::immediate_postdominators;
use schedule::Scheduler;

/// Most threads of a launch with race detection: every thread knows the time of every other.
const MAX_RACE_THREADS: u32 = 1 << 14;
/// Most threads of a block, as on the device.
const MAX_BLOCK: u32 = 1024;

/// Where a thread is, as far as schedules look.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug)]
pub(super) struct Position {
    /// Calls on its stack, the kernel counted.
    pub depth: usize,
    /// Number of the function.
    pub function: u32,
    /// The operation that it performs next.
    pub at: usize,
}

/// Threads of one instruction set, as the scheduler sees them: it switches between them and lets them meet, and knows
/// nothing of what they execute.
pub(super) trait Lanes {
    /// A thread.
    type Thread;
    /// Shape of the launch.
    fn shape(&self) -> Shape;
    /// Instructions that may still be executed.
    fn steps_left(&self) -> u64;
    /// Makes the shared memory of a block.
    fn make_block(&mut self, block: u32) -> Result<(), Outcome>;
    /// Ends the shared memory of a block.
    fn drop_block(&mut self, block: u32);
    /// A thread at the beginning of the kernel, with its places in block and grid.
    fn start(
        &mut self,
        id: ThreadId,
        tid: [u32; 3],
        ctaid: [u32; 3],
    ) -> Result<Self::Thread, Outcome>;
    /// Runs a thread for a number of instructions or memory operations, and counts them.
    fn run(&mut self, t: &mut Self::Thread, fuel: i64, turn: u32) -> Stop;
    /// Ends the wait of a thread with what it gets.
    fn finish(&mut self, t: &mut Self::Thread, site: u32, values: &[Slot]) -> Result<(), Fault>;
    /// A thread is done: its memory goes. What it did is the result.
    fn exit(&mut self, t: &mut Self::Thread) -> Vec<Event>;
    /// The ending that a fault of a thread is.
    fn outcome(&self, t: &Self::Thread, f: Fault) -> Outcome;
    /// Where a thread is.
    fn position(&self, t: &Self::Thread) -> Position;
    /// Where a thread is, moves of the edge that it is on left out.
    fn junction(&self, t: &Self::Thread) -> Position;
    /// Where threads that part at the end of this one's block meet again; `None` if they never do within the function.
    fn reconvergence(&mut self, t: &Self::Thread) -> Option<Position>;
    /// Whether the branch at the end of this thread's block promises that threads do not part there.
    fn ends_uniform(&self, _t: &Self::Thread) -> bool {
        false
    }
    /// What a thread waits for, in words that do not say where.
    fn describe(&self, _w: &Wait) -> String {
        String::new()
    }
    /// The race detector, if there is one.
    fn race(&mut self) -> Option<&mut Detector>;
    /// Notes that the run depended on a value that is open.
    fn made_a_choice(&mut self);
    /// What the only thread of a launch returned.
    fn returned(&mut self, values: &[Slot]) -> Option<Value>;
}

/// How a launch ended, and what each thread did.
type Ended = (Outcome, Vec<(ThreadId, Vec<Event>)>);

/// Runs all threads of a launch.
pub(super) fn execute<L: Lanes>(m: &mut L, l: &Launch) -> Ended {
    let mut s = Scheduler::new(l);
    let outcome = s.run(m);
    (outcome, s.finish(m))
}

/// The same; also who was at each operation that threads do together, if that can be said.
pub(super) fn execute_gathering<L: Lanes>(m: &mut L, l: &Launch) -> (Ended, Gatherings) {
    let mut s = Scheduler::new(l).gathering();
    let outcome = s.run(m);
    let gathered = s.gathered();
    ((outcome, s.finish(m)), gathered)
}

/// Checks the shape of a launch: threads over all blocks.
pub(super) fn threads_of(l: &Launch) -> Result<u32, Outcome> {
    let ill = |what: &str| Outcome::IllFormed(what.into());
    let threads = product(l.block).filter(|&n| n <= MAX_BLOCK);
    let threads = threads.ok_or_else(|| ill("a block has 1 to 1024 threads"))?;
    let blocks = product(l.grid).ok_or_else(|| ill("a grid has at least one block"))?;
    let total = threads.checked_mul(blocks).filter(|&n| n <= 1 << 24);
    total.ok_or_else(|| ill("more than 2^24 threads"))
}

/// The race detector of a launch, if it has one.
pub(super) fn detector(l: &Launch, total: u32) -> Result<Option<Detector>, Outcome> {
    if !l.race_detection || total <= 1 {
        return Ok(None);
    }
    if total > MAX_RACE_THREADS {
        let what = format!("race detection over {total} threads");
        return Err(Outcome::Unsupported(Unsupported::new(what)));
    }
    let blocks = l.grid.iter().product::<u32>().max(1);
    Ok(Some(Detector::new(total, total / blocks)))
}

/// The result of a launch before anything happened.
pub(super) fn nothing_yet() -> LaunchRun {
    LaunchRun {
        outcome: Outcome::Returned(None),
        events: Vec::new(),
        choices: Choices::default(),
        steps: 0,
        races: Vec::new(),
    }
}

fn product(d: [u32; 3]) -> Option<u32> {
    d.iter()
        .try_fold(1u32, |a, &b| a.checked_mul(b))
        .filter(|&n| n > 0)
}
