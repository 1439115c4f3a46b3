//! What a caller hands to the interpreter and what it gets back.
//!
//! A scalar run ([`Input`], [`Run`]) calls one function in one thread; a launch
//! ([`Launch`], [`LaunchRun`]) runs a kernel over a grid of blocks on a
//! [`Device`](super::device::Device) whose global memory outlives it.

use super::events::{Event, Image};
use super::outcome::{Choices, Outcome, ThreadId};
use super::race::Race;
use super::value::Value;
use tandem_ir::Global;

/// What undef is when an operation looks at it.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub enum UndefPolicy {
    /// Any value, drawn anew at each use from the run's seed.
    #[default]
    Seeded,
    /// Always 0 (one legal behaviour; good for a first look).
    Zero,
}

/// What memory holds that was never written.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub enum UninitPolicy {
    /// `undef`, as LangRef has it.
    #[default]
    Undef,
    /// `poison`, as most validators have it.
    Poison,
}

/// Which calls of `malloc` find no memory and give null.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub enum AllocationPolicy {
    /// None, as long as there is room.
    #[default]
    Succeed,
    /// All of them.
    Fail,
    /// Those whose bits are set, counted from 0 over the life of the device; none from the 64th on.
    FailSet(u64),
}

/// How well aligned objects lie, beyond what is asked for.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub enum Placement {
    /// Not at all, where that can be helped: a program that relies on more than it was promised is seen to.
    #[default]
    Least,
    /// To 64 bytes: what lies a few bytes into an object is never aligned by chance.
    Generous,
}

impl Placement {
    /// The other one.
    pub fn other(self) -> Placement {
        match self {
            Placement::Least => Placement::Generous,
            Placement::Generous => Placement::Least,
        }
    }
}

/// What is made of the licences that fast-math flags (`nsz`, `contract`, `reassoc`, `arcp`, `afn`) and `llvm.fmuladd` give.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub enum Licences {
    /// Nothing: each operation is rounded by itself, and zeros keep their signs.
    #[default]
    Unused,
    /// An operation that has one and whose result is rounded gives, half of the time, a number beside it; a zero under `nsz`
    /// has either sign; a product and sum may be rounded twice. No program need do exactly that: what differs between such
    /// runs hangs on licences. The draws come from the run's seed and this one.
    Shaken(u64),
}

/// Limits of a run; reaching one is an outcome, not a failure.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Limits {
    /// LLVM instructions over all threads, counted block by block.
    pub steps: u64,
    /// Bytes of live memory objects.
    pub memory: u64,
    /// Depth of calls of one thread.
    pub call_depth: u32,
    /// Events kept over all threads (the run ends as out of memory beyond).
    pub events: usize,
}

impl Default for Limits {
    fn default() -> Limits {
        Limits {
            steps: 1 << 32,
            memory: 1 << 28,
            call_depth: 512,
            events: 1 << 20,
        }
    }
}

/// How the free choices of the language are made.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct Policy {
    /// Seed of every choice but the schedule.
    pub seed: u64,
    /// Undef.
    pub undef: UndefPolicy,
    /// Uninitialised memory.
    pub uninit: UninitPolicy,
    /// Which allocations fail.
    pub allocation: AllocationPolicy,
    /// Where objects lie.
    pub placement: Placement,
    /// Fast-math flags.
    pub licences: Licences,
    /// Of the calls outside in each thread that need not return, the one that does not, counted from 0. Counted are calls of functions
    /// that are not declared `willreturn` and may read and write.
    pub stops: Option<u64>,
    /// Limits.
    pub limits: Limits,
}

/// One run in so many is one in which a call outside does not return.
const STOPS_ONE_IN: u64 = 5;
/// It is one of so many first ones.
const STOPS_WITHIN: u64 = 3;

/// Which call outside does not return in runs with a seed ([`Policy::stops`]).
pub fn stops(seed: u64) -> Option<u64> {
    let drawn = super::rng::mix(seed ^ 0x73_746f_7073);
    drawn
        .is_multiple_of(STOPS_ONE_IN)
        .then_some((drawn >> 32) % STOPS_WITHIN)
}

/// Memory that the caller provides.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Buffer {
    /// Address space that the memory belongs to: 0 and 1 global, 3 shared, 4 constant, 5 local.
    pub space: u32,
    /// Initial contents.
    pub contents: Image,
    /// Alignment of its address, a power of two.
    pub align: u64,
    /// True if a store to it is undefined behaviour.
    pub constant: bool,
    /// Its address, if that matters and the place is free; otherwise the machine chooses.
    pub address: Option<u64>,
}

impl Buffer {
    /// Global memory of the given bytes, aligned to 256 as device allocators do.
    pub fn global(bytes: impl Into<Vec<u8>>) -> Buffer {
        Buffer {
            space: 1,
            contents: Image {
                bytes: bytes.into(),
                marks: Vec::new(),
            },
            align: 256,
            constant: false,
            address: None,
        }
    }
}

/// Where a thread is in its launch, as special registers say it: its number in the block, the block's size, the block's number,
/// the grid's size; x, y and z each.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Place {
    /// `%tid`
    pub tid: [u32; 3],
    /// `%ntid`
    pub ntid: [u32; 3],
    /// `%ctaid`
    pub ctaid: [u32; 3],
    /// `%nctaid`
    pub nctaid: [u32; 3],
}

impl Default for Place {
    /// The only thread.
    fn default() -> Place {
        Place {
            tid: [0; 3],
            ntid: [1; 3],
            ctaid: [0; 3],
            nctaid: [1; 3],
        }
    }
}

impl Place {
    /// The number of the thread among those of its block, x first.
    pub fn linear(&self) -> u32 {
        let [x, y, z] = self.tid;
        let row = z.wrapping_mul(self.ntid[1]).wrapping_add(y);
        row.wrapping_mul(self.ntid[0]).wrapping_add(x)
    }
    /// Threads of the block.
    pub fn threads(&self) -> u32 {
        self.ntid.iter().fold(1u32, |n, d| n.wrapping_mul(*d))
    }
}

/// Input of a scalar run.
#[derive(Clone, PartialEq, Debug, Default)]
pub struct Input {
    /// Arguments, one per parameter.
    pub args: Vec<Value>,
    /// Memory that arguments point to ([`Value::buffer`]).
    pub buffers: Vec<Buffer>,
    /// Contents that replace the initialisers of global variables, by name (from offset 0, at most their size).
    pub globals: Vec<(String, Vec<u8>)>,
    /// What the special registers say of where the one thread is; otherwise it is the only one of its launch.
    pub place: Option<Place>,
    /// Choices and limits.
    pub policy: Policy,
}

/// Result of a scalar run.
#[derive(Clone, PartialEq, Debug)]
pub struct Run {
    /// How it ended.
    pub outcome: Outcome,
    /// Observable events, in order.
    pub events: Vec<Event>,
    /// Which choices it depended on.
    pub choices: Choices,
    /// Instructions executed.
    pub steps: u64,
    /// Final contents of the caller's buffers.
    pub buffers: Vec<Image>,
    /// Final contents of the module's global variables that are not `constant` and not thread-local.
    pub globals: Vec<(Global, Image)>,
}

/// How threads take turns.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Schedule {
    /// Threads in turn, each for a random number of instructions drawn from the seed.
    RoundRobin(u64),
    /// A thread drawn at random for a random number of instructions.
    Random(u64),
    /// The lanes of a warp move together, block by block of the program, as far as their paths agree; warps in turn.
    LockstepWarps,
    /// Lanes that part at a branch run group by group and wait for each other at its immediate post-dominator, as on devices
    /// before sm_70; warps in turn.
    Ipdom,
    /// Each thread runs until it has to wait.
    Greedy,
}

impl Default for Schedule {
    fn default() -> Schedule {
        Schedule::RoundRobin(0)
    }
}

/// What to launch.
#[derive(Clone, PartialEq, Debug)]
pub struct Launch {
    /// The kernel.
    pub kernel: Global,
    /// Blocks in x, y, z.
    pub grid: [u32; 3],
    /// Threads per block in x, y, z.
    pub block: [u32; 3],
    /// Size of the dynamic shared memory of each block (the `external addrspace(3)` arrays of size 0).
    pub dynamic_shared_bytes: u64,
    /// Arguments, one per parameter.
    pub args: Vec<Value>,
    /// Who runs when.
    pub schedule: Schedule,
    /// Look for data races (costs time); a racing read then gives undef.
    pub race_detection: bool,
    /// Most blocks that run at the same time; the others wait for a place.
    pub resident_blocks: u32,
    /// Choices and limits.
    pub policy: Policy,
}

impl Launch {
    /// A launch with the default schedule, without race detection.
    pub fn new(kernel: Global, grid: [u32; 3], block: [u32; 3], args: Vec<Value>) -> Launch {
        Launch {
            kernel,
            grid,
            block,
            dynamic_shared_bytes: 0,
            args,
            schedule: Schedule::default(),
            race_detection: false,
            resident_blocks: 16,
            policy: Policy::default(),
        }
    }
}

/// A thread at an operation that threads do together.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Gathering {
    /// What it is: its kind, not its place.
    pub what: String,
    /// The lanes of the warp that came to it together.
    pub lanes: u32,
}

/// What threads of a launch did together.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct Gatherings {
    /// The gatherings of each thread that had some, in order.
    pub threads: Vec<(ThreadId, Vec<Gathering>)>,
    /// Whether [`Gathering::lanes`] says something: only under [`Schedule::Ipdom`], and if no lane had a turn out of order.
    pub has_sets: bool,
    /// There were more than are noted.
    pub is_cut: bool,
}

/// Result of a launch. Memory is in the device.
#[derive(Clone, PartialEq, Debug)]
pub struct LaunchRun {
    /// How it ended: `Returned(None)` if every thread did; otherwise the first other ending of a thread.
    pub outcome: Outcome,
    /// Observable steps per thread, for threads that have some, in order of thread.
    pub events: Vec<(ThreadId, Vec<Event>)>,
    /// Which choices it depended on (the schedule not counted).
    pub choices: Choices,
    /// Instructions executed over all threads.
    pub steps: u64,
    /// Data races found, without repetition of the same pair of instructions.
    pub races: Vec<Race>,
}
