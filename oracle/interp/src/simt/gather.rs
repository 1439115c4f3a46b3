//! Who is at an operation that threads do together, for those who compare programs by it.
//!
//! Under the stack model ([`Schedule::Ipdom`](crate::Schedule::Ipdom)) the lanes of a warp that come to such an operation in
//! one round came to it together: they are its *lane set*. A merge of paths that is legal for each thread by itself may make
//! two sets one, which no thread can tell from what it executes.

use super::{Lanes, schedule::Scheduler};
use crate::api::{Gathering, Gatherings, Schedule};
use crate::exec::Wait;
use crate::outcome::ThreadId;
use crate::race::At;
use std::collections::BTreeMap;

/// Gatherings that are noted, at most; beyond, nothing is claimed of the run.
const MOST: usize = 1 << 20;

/// What is noted of a launch.
#[derive(Default)]
pub(super) struct Gatherer {
    /// Lanes of one block that came to an operation in this round: their numbers, where, and at what.
    round: Vec<(usize, At, String)>,
    /// By thread, in order.
    noted: BTreeMap<ThreadId, Vec<Gathering>>,
    count: usize,
    /// Lanes had turns out of order, or waited for lanes below them on the stack: who came together is an accident.
    pub(super) is_accident: bool,
}

impl<L: Lanes> Scheduler<L> {
    /// A lane comes to an operation that lanes do together.
    pub(super) fn note(&mut self, m: &L, n: usize, w: &Wait) {
        if let Some(g) = &mut self.gatherer {
            g.round.push((n, w.at, m.describe(w)));
        }
    }
    /// The round of a block is over: those who came to the same place of a warp came together.
    pub(super) fn note_round(&mut self, b: usize) {
        let Some(g) = &mut self.gatherer else { return };
        g.is_accident |= self.out_of_order;
        let round = std::mem::take(&mut g.round);
        g.count += round.len();
        if g.count > MOST {
            return;
        }
        let block = self.blocks[b].index;
        let mut sets: BTreeMap<(usize, At), u32> = BTreeMap::new();
        for (n, at, _) in &round {
            *sets.entry((n / 32, *at)).or_default() |= 1 << (n % 32);
        }
        for (n, at, what) in &round {
            let lanes = sets.get(&(n / 32, *at)).copied().unwrap_or_default();
            let thread = ThreadId {
                block,
                thread: *n as u32,
            };
            let what = what.clone();
            let list = g.noted.entry(thread).or_default();
            list.push(Gathering { what, lanes });
        }
    }
    /// What was noted.
    pub(super) fn gathered(&mut self) -> Gatherings {
        let g = self.gatherer.take().unwrap_or_default();
        Gatherings {
            threads: g.noted.into_iter().collect(),
            has_sets: self.schedule == Schedule::Ipdom && !g.is_accident,
            is_cut: g.count > MOST,
        }
    }
}
