//! The machine: runs threads over compiled code.
//!
//! [`Machine::run`] executes one thread until it ends, uses up its fuel, has to wait for others, or faults.
//!
//! `run` is the inner loop, with a short path for operations on defined operands without provenance; everything else is a
//! call out of the loop: `scalar` (undef, poison, odd formats), `mem` (memory), `calls` and `external`, `intrinsics`,
//! `atomic`, `rare`. `drive` is the loop around it, in which frames come and go.
//!
//! **Invariant:** a thread is its frames and their slots, and nothing on the host's stack; so the SIMT scheduler can switch
//! between thousands, at any instruction, and recursion in the program cannot overflow the host.
//!
//! **Invariant:** the fast path and the general one agree; tests compare every fast operation with `arith`, the plain form.

mod address;
mod atomic;
mod big;
mod calls;
mod cast;
mod drive;
mod environment;
mod external;
mod fast;
mod float;
mod intrinsics;
mod invariant;
mod lent;
mod mem;
mod rare;
mod run;
mod scalar;
mod values;
mod watch;

pub(super) use intrinsics::{Wait, WaitKind};
pub(super) use values::{put_value, shows_address};

use super::api::Place;
use super::api::{Policy, UndefPolicy};
use super::code::CompiledFn;
use super::environment::Environment;
use super::events::Event;
use super::memory::{Memory, Object, Region, Who};
use super::outcome::{Choices, Location, Outcome, ThreadId, UbKind, Unsupported};
use super::program::Program;
use super::race::Detector;
use super::rng::Rng;
use super::slot::{Prov, Slot};
pub(super) use invariant::Unchanging;
use tandem_ir::Global;
pub(super) use watch::Watch;

/// Why a thread cannot go on.
#[derive(Clone, PartialEq, Debug)]
pub(super) enum Fault {
    /// Undefined behaviour.
    Ub(UbKind),
    /// Trap.
    Trap,
    /// A limit of memory or depth.
    OutOfMemory,
    /// Not supported.
    Unsupported(String),
    /// Broken module.
    IllFormed(String),
}

impl Fault {
    /// The ending of a thread that has it at a place.
    pub(super) fn outcome(self, place: Location) -> Outcome {
        match self {
            Fault::Ub(kind) => Outcome::Ub { kind, place },
            Fault::Trap => Outcome::Trap(place),
            Fault::OutOfMemory => Outcome::OutOfMemory,
            Fault::Unsupported(construct) => Outcome::Unsupported(Unsupported { construct, place }),
            Fault::IllFormed(m) => Outcome::IllFormed(m),
        }
    }
}

impl From<UbKind> for Fault {
    fn from(k: UbKind) -> Fault {
        Fault::Ub(k)
    }
}

/// Why [`Machine::run`] came back.
#[derive(Clone, PartialEq, Debug)]
pub(super) enum Stop {
    /// The outermost function returned these slots.
    Done(Vec<Slot>),
    /// The fuel is used up, or it is another thread's turn.
    Pause,
    /// Waits for other threads.
    Wait(Wait),
    /// Cannot go on.
    Fault(Fault),
}

/// An activation of a function.
#[derive(Clone, Debug)]
pub(super) struct Frame<'p> {
    pub code: &'p CompiledFn,
    pub pc: usize,
    pub base: usize,
    /// Length of the thread's list of stack objects when the frame was made.
    pub allocas: usize,
    /// Next free local address when the frame was made.
    pub local_top: u64,
    /// The caller's call site, for its result; `None` for the outermost.
    pub site: Option<u32>,
    /// What `memory(...)` of this function or of one that called it excludes.
    pub limits: Effects,
}

/// Accesses that `memory(...)` excludes, but to stack objects from number `own` on and to constants.
#[derive(Clone, Copy, Debug, Default)]
pub(super) struct Effects {
    pub no_read: bool,
    pub no_write: bool,
    pub own: usize,
}

/// A thread.
#[derive(Clone, Debug)]
pub(super) struct Thread<'p> {
    pub id: ThreadId,
    pub who: Who,
    /// Position in the block, in x, y, z.
    pub tid: [u32; 3],
    pub ctaid: [u32; 3],
    pub regs: Vec<Slot>,
    pub frames: Vec<Frame<'p>>,
    pub allocas: Vec<Prov>,
    pub local_top: u64,
    /// Thread-local variables that were used.
    pub tls: Vec<(Global, Prov)>,
    pub rng: Rng,
    pub events: Vec<Event>,
    /// External calls so far that are events, and all of them.
    pub ordinal: u64,
    pub external_calls: u64,
    /// How many of the events were calls that may write.
    pub writing_calls: u64,
    /// Calls outside that need not return, where one of them does not ([`Policy::stops`](crate::api::Policy)).
    pub open_calls: u64,
    /// Stack and heap objects that external calls were given, in order, each once; whether it may have been kept.
    pub given: Vec<(Prov, bool)>,
    /// Value of the thread's own clock.
    pub clock: u64,
    /// Fuel that was left at the last stop.
    pub fuel_left: i64,
}

impl Thread<'_> {
    pub fn new(seed: u64, id: ThreadId, number: u32) -> Thread<'static> {
        Thread {
            id,
            who: Who {
                thread: number,
                block: id.block,
            },
            tid: [0; 3],
            ctaid: [0; 3],
            regs: Vec::new(),
            frames: Vec::new(),
            allocas: Vec::new(),
            local_top: 16,
            tls: Vec::new(),
            rng: Rng::new(seed, u64::from(number)),
            events: Vec::new(),
            ordinal: 0,
            external_calls: 0,
            writing_calls: 0,
            open_calls: 0,
            given: Vec::new(),
            clock: 0,
            fuel_left: 0,
        }
    }
}

/// Objects that a block has of its own.
#[derive(Clone, Debug, Default)]
pub(super) struct BlockMemory {
    pub shared: Vec<(Global, Prov)>,
    pub cursor: u64,
}

/// The shape of a launch.
#[derive(Clone, Copy, Debug)]
pub(super) struct Shape {
    pub grid: [u32; 3],
    pub block: [u32; 3],
    pub dynamic_shared: u64,
}

impl Shape {
    /// Threads of a block.
    pub fn threads(self) -> u32 {
        self.block.iter().product()
    }
    /// Blocks of the grid.
    pub fn blocks(self) -> u32 {
        self.grid.iter().product()
    }
}

/// What all threads share.
pub(super) struct Machine<'p, 'm> {
    pub program: &'p Program<'m>,
    pub mem: Memory,
    /// The object of every module-level name that has one instance.
    pub globals: Vec<Prov>,
    /// The caller's buffers.
    pub buffers: Vec<Prov>,
    /// Who answers calls of functions without a body; nobody by default.
    pub environment: Option<&'p mut dyn Environment>,
    pub blocks: Vec<BlockMemory>,
    pub shape: Shape,
    /// What the special registers say in place of where threads are.
    pub place: Option<Place>,
    pub policy: Policy,
    pub choices: Choices,
    pub race: Option<Detector>,
    /// Memory operations until another thread gets its turn; `u32::MAX` without end.
    pub turn: u32,
    /// Instructions executed.
    pub steps: u64,
    /// Events kept so far over all threads.
    pub events: usize,
    /// Calls of `malloc` so far, over all launches.
    pub allocations: u64,
    /// Heap objects that are there now.
    pub held: u64,
    /// Variables whose initialisers are being written, each named by that of the one before.
    pub initialising: u32,
    /// Locations that promise to keep what they hold.
    pub unchanging: Unchanging,
    /// Accesses of which metadata says something.
    pub watch: Watch,
}

impl<'p, 'm> Machine<'p, 'm> {
    /// Records an event.
    pub fn event(&mut self, t: &mut Thread<'p>, e: Event) -> Result<(), Fault> {
        self.events += 1;
        if self.events > self.policy.limits.events {
            return Err(Fault::OutOfMemory);
        }
        t.events.push(e);
        Ok(())
    }

    /// True if `memory(...)` of an active function excludes an access.
    pub fn excluded(&self, limits: Effects, allocas: &[Prov], p: Slot, write: bool) -> bool {
        let relevant = if write {
            limits.no_write
        } else {
            limits.no_read
        };
        if !relevant {
            return false;
        }
        let own = allocas.get(limits.own..).unwrap_or(&[]).contains(&p.prov());
        // Constants can be read by functions that read nothing; in the address space of constants nothing is written.
        let constant = |o: &Object| o.constant || o.region == Region::Constant;
        let constant = self.mem.find(p.prov()).is_some_and(constant);
        !own && (write || !constant)
    }

    /// A value for undef bits.
    pub fn pick(&mut self, rng: &mut Rng) -> u64 {
        self.choices.undef = true;
        match self.policy.undef {
            UndefPolicy::Zero => 0,
            // Small and extreme values meet more corners than uniform ones.
            UndefPolicy::Seeded => match rng.below(4) {
                0 => 0,
                1 => u64::MAX,
                2 => rng.below(16),
                _ => rng.next(),
            },
        }
    }

    /// Where a thread is.
    pub fn place(&self, t: &Thread<'p>) -> Location {
        let Some(frame) = t.frames.last() else {
            return Location {
                thread: t.id,
                ..Location::default()
            };
        };
        let mut p = self.program.place(frame.code, frame.pc.saturating_sub(1));
        p.thread = t.id;
        p
    }

    /// The ending that a fault is.
    pub fn outcome(&self, t: &Thread<'p>, f: Fault) -> Outcome {
        f.outcome(self.place(t))
    }
}
