//! Who runs next: the scheduler of a launch.
//!
//! [`Scheduler::run`] keeps as many blocks resident as the launch allows and goes round by round. In a round each block
//! gives its ready lanes a turn, in an order and of a length that the [`Schedule`] says:
//!
//! ```text
//!   RoundRobin, Random   turns of random length, of up to some 500 instructions; Random shuffles the order too
//!   LockstepWarps        the lanes of a warp that are furthest behind, turns as short as they can be;
//!                        one time in four another group
//!   Ipdom                the lanes on top of the warp's stack of divergence (`stack`)
//!   Greedy               a thread until it stops
//! ```
//!
//! A turn ends with a pause, a wait, an exit or a fault. What ends a wait is in `collective`; a lane at `activemask`
//! gives the others of its warp [`PATIENCE`] rounds. If nobody can run and nobody's wait can be settled, the launch is
//! deadlocked, which is undefined behaviour at a waiting thread.
//!
//! **Invariant:** every ready lane gets a turn after finitely many rounds, so that lanes which wait for each other
//! through memory go on.
//!
//! **Invariant:** all randomness is the schedule's own seed; events are reported in order of threads, not of time.

use super::gather::Gatherer;
use super::stack::{self, WarpStack};
use super::{Lanes, Position};
use crate::api::{Launch, Schedule};
use crate::events::Event;
use crate::exec::{Fault, Stop, Wait, WaitKind};
use crate::outcome::{Outcome, ThreadId, UbKind};
use crate::rng::Rng;
use crate::slot::Slot;
use std::collections::BTreeMap;

/// What a thread is doing.
#[derive(Clone, Debug, PartialEq)]
pub(super) enum State {
    Ready,
    Waiting(Wait),
    Exited,
}

/// A thread and its state.
pub(super) struct Lane<T> {
    pub thread: T,
    pub state: State,
    /// Rounds that the lane has waited for others to come to the same place.
    pub patience: u32,
}

/// Arrivals at a barrier by threads that do not wait: number of the barrier to their count.
pub(super) type Arrivals = BTreeMap<u32, u32>;

/// A resident block.
pub(super) struct Block<T> {
    pub index: u32,
    pub lanes: Vec<Lane<T>>,
    pub arrivals: Arrivals,
    /// How many of its lanes wait: where none does, nobody's wait can end.
    pub waiting: usize,
    /// Of each warp, for [`Schedule::Ipdom`].
    pub stacks: Vec<WarpStack>,
}

pub(super) struct Scheduler<L: Lanes> {
    pub(super) schedule: Schedule,
    resident: usize,
    next_block: u32,
    pub blocks: Vec<Block<L::Thread>>,
    rng: Rng,
    events: Vec<(ThreadId, Vec<Event>)>,
    /// Slots that the only thread of a scalar run returned.
    returned: Option<Vec<Slot>>,
    /// The current turns of [`Schedule::LockstepWarps`] are not those of the lanes furthest behind.
    pub(super) out_of_order: bool,
    /// Who is at operations that threads do together, if somebody asks.
    pub(super) gatherer: Option<Gatherer>,
    /// Turns of one group of lanes until others are let in.
    patience: u32,
}

/// How a round of all blocks went.
enum Round {
    Progress,
    Stuck,
    End(Outcome),
}

/// Rounds that a lane at `activemask` gives the others of its warp.
pub(super) const PATIENCE: u32 = 64;

impl<L: Lanes> Scheduler<L> {
    pub fn new(l: &Launch) -> Scheduler<L> {
        let seed = match l.schedule {
            Schedule::RoundRobin(s) | Schedule::Random(s) => s,
            _ => 0,
        };
        Scheduler {
            schedule: l.schedule,
            resident: l.resident_blocks.max(1) as usize,
            next_block: 0,
            blocks: Vec::new(),
            rng: Rng::new(seed, 0x5c4e_d01e),
            events: Vec::new(),
            returned: None,
            out_of_order: false,
            gatherer: None,
            patience: stack::PATIENCE,
        }
    }

    /// Notes who is at operations that threads do together. Lanes on top have their way for much longer, since turns out of
    /// order make it an accident.
    pub fn gathering(mut self) -> Scheduler<L> {
        self.gatherer = Some(Gatherer::default());
        self.patience = stack::PATIENCE << 12;
        self
    }

    /// Runs until all threads exited or one of them cannot go on.
    pub fn run(&mut self, m: &mut L) -> Outcome {
        loop {
            if let Err(o) = self.fill(m) {
                return o;
            }
            if self.blocks.is_empty() {
                return self.returned_value(m);
            }
            match self.round(m) {
                Round::Progress => {}
                Round::End(o) => return o,
                Round::Stuck => return self.deadlock(m),
            }
        }
    }

    fn returned_value(&mut self, m: &mut L) -> Outcome {
        let one = m.shape().threads() == 1 && m.shape().blocks() == 1;
        let value = self.returned.as_ref().filter(|_| one);
        Outcome::Returned(value.and_then(|v| m.returned(v)))
    }

    fn deadlock(&self, m: &L) -> Outcome {
        let waiting = self
            .blocks
            .iter()
            .flat_map(|b| &b.lanes)
            .find(|l| matches!(l.state, State::Waiting(_)));
        match waiting {
            Some(l) => m.outcome(&l.thread, Fault::Ub(UbKind::Deadlock)),
            None => Outcome::IllFormed("nothing to run".into()),
        }
    }

    /// Starts blocks while there is room.
    fn fill(&mut self, m: &mut L) -> Result<(), Outcome> {
        while self.blocks.len() < self.resident && self.next_block < m.shape().blocks() {
            let index = self.next_block;
            self.next_block += 1;
            m.make_block(index)?;
            let mut block = Block {
                index,
                lanes: Vec::new(),
                arrivals: Arrivals::new(),
                waiting: 0,
                stacks: Vec::new(),
            };
            for n in 0..m.shape().threads() {
                let thread = self.start(m, index, n)?;
                block.lanes.push(Lane {
                    thread,
                    state: State::Ready,
                    patience: 0,
                });
            }
            let warps = block.lanes.len().div_ceil(32);
            block.stacks = vec![WarpStack::new(self.patience); warps];
            self.blocks.push(block);
        }
        Ok(())
    }

    fn start(&self, m: &mut L, block: u32, n: u32) -> Result<L::Thread, Outcome> {
        let shape = m.shape();
        let place = |i: u32, d: [u32; 3]| [i % d[0], i / d[0] % d[1], i / d[0] / d[1]];
        m.start(
            ThreadId { block, thread: n },
            place(n, shape.block),
            place(block, shape.grid),
        )
    }

    /// Gives every thread that can run its turn.
    fn round(&mut self, m: &mut L) -> Round {
        let mut progress = false;
        for b in 0..self.blocks.len() {
            let order = match self.order(m, b) {
                Ok(order) => order,
                Err(o) => return Round::End(o),
            };
            for n in order {
                if self.blocks[b].lanes[n].state != State::Ready {
                    continue;
                }
                progress = true;
                if let Some(o) = self.turn(m, b, n) {
                    return Round::End(o);
                }
            }
            self.note_round(b);
            if let Some(o) = self.impatient(m, b) {
                return Round::End(o);
            }
        }
        let before = self.blocks.len();
        self.retire(m);
        if progress || before != self.blocks.len() || self.settle(m) {
            Round::Progress
        } else {
            Round::Stuck
        }
    }

    /// The lanes of a block in the order of their turns.
    fn order(&mut self, m: &mut L, b: usize) -> Result<Vec<usize>, Outcome> {
        let n = self.blocks[b].lanes.len();
        let mut order: Vec<usize> = (0..n).collect();
        match self.schedule {
            Schedule::Random(_) => {
                for i in (1..n).rev() {
                    order.swap(i, self.rng.below(i as u64 + 1) as usize);
                }
            }
            Schedule::LockstepWarps => order = self.leaders(m, b),
            Schedule::Ipdom => order = self.tops(m, b)?,
            _ => {}
        }
        Ok(order)
    }

    /// Of each warp the lanes that are furthest behind: deepest in calls, earliest in the code. One time in
    /// four another group has its turn, so that no lane waits for ever for one that never runs.
    fn leaders(&mut self, m: &L, b: usize) -> Vec<usize> {
        let other = (self.rng.below(4) == 0).then(|| self.rng.below(32) as usize);
        self.out_of_order = other.is_some();
        let lanes = &self.blocks[b].lanes;
        let mut all = Vec::new();
        for first in (0..lanes.len()).step_by(32) {
            let warp = first..(first + 32).min(lanes.len());
            let key = |i: &usize| {
                let Position { depth, at, .. } = m.position(&lanes[*i].thread);
                (usize::MAX - depth, at)
            };
            let ready = || warp.clone().filter(|&i| lanes[i].state == State::Ready);
            let chosen = match other {
                Some(k) => ready()
                    .nth(k.checked_rem(ready().count()).unwrap_or(0))
                    .map(|i| key(&i)),
                None => ready().map(|i| key(&i)).min(),
            };
            all.extend(ready().filter(|i| Some(key(i)) == chosen));
        }
        all
    }

    /// Of each warp the lanes on top of its stack.
    fn tops(&mut self, m: &mut L, b: usize) -> Result<Vec<usize>, Outcome> {
        let Block { lanes, stacks, .. } = &mut self.blocks[b];
        let mut all = Vec::new();
        self.out_of_order = false;
        for (w, (lanes, stack)) in lanes.chunks(32).zip(stacks).enumerate() {
            let chosen = stack
                .next(m, lanes)
                .map_err(|lane| m.outcome(&lanes[lane].thread, Fault::Ub(UbKind::NonUniformUni)))?;
            self.out_of_order |= stack.out_of_order();
            if let Some(g) = &mut self.gatherer {
                g.is_accident |= stack.is_mixed();
            }
            let those = (0..lanes.len()).filter(|i| chosen >> i & 1 == 1);
            all.extend(those.map(|i| w * 32 + i));
        }
        Ok(all)
    }

    /// Instructions and memory operations of the next turn.
    fn quantum(&mut self) -> (i64, u32) {
        match self.schedule {
            Schedule::Greedy => (1 << 24, u32::MAX),
            // The group that has its turn out of order runs for a while: lanes that mirror each other's
            // steps could otherwise stand in each other's way for ever.
            Schedule::LockstepWarps | Schedule::Ipdom if self.out_of_order => {
                (self.rng.below(512) as i64, u32::MAX)
            }
            Schedule::LockstepWarps | Schedule::Ipdom => (0, u32::MAX),
            // Mostly long turns, some so short that they part neighbouring instructions.
            _ => match self.rng.below(4) {
                0 => (self.rng.below(8) as i64, self.rng.below(4) as u32),
                1 => (self.rng.below(64) as i64, 1 + self.rng.below(16) as u32),
                _ => (
                    256 + self.rng.below(256) as i64,
                    64 + self.rng.below(64) as u32,
                ),
            },
        }
    }

    fn turn(&mut self, m: &mut L, b: usize, n: usize) -> Option<Outcome> {
        let (mut fuel, turn) = self.quantum();
        let left = m.steps_left();
        if left == 0 {
            return Some(Outcome::OutOfSteps);
        }
        fuel = fuel.min(i64::try_from(left).unwrap_or(i64::MAX));
        // A single thread has nobody to give its turn to.
        let alone = self.blocks.len() == 1 && self.blocks[b].lanes.len() == 1;
        let turn = if alone { u32::MAX } else { turn };
        let block = &mut self.blocks[b];
        let lane = &mut block.lanes[n];
        let stop = m.run(&mut lane.thread, fuel, turn);
        match stop {
            Stop::Pause => None,
            Stop::Wait(w) => {
                lane.state = State::Waiting(w);
                lane.patience = 0;
                block.waiting += 1;
                self.note(m, n, &w);
                self.arrived(m, b, n, w)
            }
            Stop::Done(v) => {
                lane.state = State::Exited;
                self.returned = Some(v);
                self.exited(m, b, n)
            }
            Stop::Fault(f) => {
                let o = m.outcome(&lane.thread, f);
                lane.state = State::Exited;
                Some(o)
            }
        }
    }

    /// A thread is done: its local memory goes, and others may no longer wait for it.
    fn exited(&mut self, m: &mut L, b: usize, n: usize) -> Option<Outcome> {
        self.drop_thread(m, b, n);
        if self.blocks[b].waiting == 0 {
            return None;
        }
        self.check_block(m, b)
            .or_else(|| self.check_warp(m, b, n / 32))
    }
    fn drop_thread(&mut self, m: &mut L, b: usize, n: usize) {
        let block = &mut self.blocks[b];
        let id = ThreadId {
            block: block.index,
            thread: n as u32,
        };
        let events = m.exit(&mut block.lanes[n].thread);
        if !events.is_empty() {
            self.events.push((id, events));
        }
    }

    /// Removes blocks whose threads have all exited.
    fn retire(&mut self, m: &mut L) {
        self.blocks.retain(|b| {
            let live = b.lanes.iter().any(|l| l.state != State::Exited);
            if !live {
                m.drop_block(b.index);
            }
            live
        });
    }

    /// Ends the wait of lanes at `activemask` whose warp had its chance.
    fn impatient(&mut self, m: &mut L, b: usize) -> Option<Outcome> {
        if self.blocks[b].waiting == 0 {
            return None;
        }
        for n in 0..self.blocks[b].lanes.len() {
            let lane = &mut self.blocks[b].lanes[n];
            let State::Waiting(Wait {
                kind: WaitKind::Here { .. },
                ..
            }) = lane.state
            else {
                continue;
            };
            lane.patience += 1;
            let out = lane.patience > PATIENCE;
            let warp = n / 32 * 32..(n / 32 * 32 + 32).min(self.blocks[b].lanes.len());
            let busy = self.blocks[b].lanes[warp]
                .iter()
                .any(|l| l.state == State::Ready);
            if (out || !busy)
                && let Some(o) = self.release_here(m, b, n)
            {
                return Some(o);
            }
        }
        None
    }

    /// When nothing else can happen: lanes at `activemask` go on. True if some did.
    fn settle(&mut self, m: &mut L) -> bool {
        for b in 0..self.blocks.len() {
            for n in 0..self.blocks[b].lanes.len() {
                let State::Waiting(Wait {
                    kind: WaitKind::Here { .. },
                    ..
                }) = self.blocks[b].lanes[n].state
                else {
                    continue;
                };
                if self.release_here(m, b, n).is_none() {
                    return true;
                }
            }
        }
        false
    }

    /// Events of all threads, in order of thread; threads that were cut off included.
    pub fn finish(&mut self, m: &mut L) -> Vec<(ThreadId, Vec<Event>)> {
        for b in 0..self.blocks.len() {
            for n in 0..self.blocks[b].lanes.len() {
                self.drop_thread(m, b, n);
            }
        }
        let mut events = std::mem::take(&mut self.events);
        events.sort_by_key(|e| e.0);
        events
    }
}
