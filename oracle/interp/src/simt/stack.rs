//! The stack model of convergence: lanes of a warp that part at a branch run one after the other, and wait for each other
//! where the paths meet, at the immediate post-dominator of the branch.
//!
//! Older devices work like this; newer ones give every lane its own turn. A program has to be right on both, and what
//! CV-1 asks of merged tails was derived on this one. Where the lanes on top cannot go on because they wait for others
//! below, or have had their way for very long (they spin), others get a turn: a program that is right with independent
//! threads is not made to hang.

use super::schedule::{Lane, State};
use super::{Lanes, Position};

/// Where the lanes of an entry wait for those below it.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
enum Until {
    /// Nowhere: they run to their end.
    Exit,
    /// Where the paths meet.
    At(Position),
    /// Behind the call that they are in: the depth from which on.
    Shallower(usize),
}

#[derive(Clone, Copy, Debug)]
struct Entry {
    lanes: u32,
    until: Until,
    /// Where its lanes meet again if they part in the turn that they had last.
    meet: Until,
    /// Whether the branch at the end of that turn promises that they do not part.
    uniform: bool,
}

/// The stack of one warp.
#[derive(Clone, Debug)]
pub(super) struct WarpStack {
    /// Turns of one entry until others are let in.
    patience: u32,
    entries: Vec<Entry>,
    /// Turns since an entry came or went.
    turns: u32,
    /// The lane that was let in last out of its turn.
    others: u32,
    /// Lanes went on from where they wait for those above them, since those waited for them.
    let_in: bool,
}

/// Turns of one entry until others are let in, unless something else is asked for.
pub(super) const PATIENCE: u32 = 1 << 8;

fn mask(lanes: impl Iterator<Item = usize>) -> u32 {
    lanes.fold(0, |m, i| m | 1 << i)
}

impl WarpStack {
    /// A stack on which an entry has its way for so many turns.
    pub fn new(patience: u32) -> WarpStack {
        WarpStack {
            patience,
            entries: Vec::new(),
            turns: 0,
            others: 0,
            let_in: false,
        }
    }

    /// Whether the turn that was given last is out of order: a lane that has it may run for a while.
    pub fn out_of_order(&self) -> bool {
        self.turns == self.patience - 16
    }

    /// Whether lanes went on from where the paths meet before those above them came there: who comes to an operation with whom
    /// hangs from then on on how long turns are.
    pub fn is_mixed(&self) -> bool {
        self.let_in
    }

    /// The lanes that have the next turn, as a mask.
    ///
    /// # Errors
    /// One of the lanes that parted at a branch that promises that they do not.
    pub fn next<L: Lanes>(&mut self, m: &mut L, lanes: &[Lane<L::Thread>]) -> Result<u32, usize> {
        let of = |test: &dyn Fn(&State) -> bool| {
            mask((0..lanes.len()).filter(|&i| test(&lanes[i].state)))
        };
        let live = of(&|s| *s != State::Exited);
        let ready = of(&|s| *s == State::Ready);
        if ready == 0 {
            return Ok(0);
        }
        self.turns += 1;
        if self.turns > self.patience {
            // Someone else, one after the other.
            self.turns = self.patience - 16;
            self.others = (self.others + 1) % 32;
            let k = (0..32)
                .map(|i| (self.others + i) % 32)
                .find(|i| ready >> i & 1 == 1);
            self.others = k.unwrap_or(0);
            return Ok(1 << self.others);
        }
        loop {
            let Some(&top) = self.entries.last() else {
                let meet = Until::Exit;
                self.entries.push(Entry {
                    lanes: live,
                    until: Until::Exit,
                    meet,
                    uniform: false,
                });
                continue;
            };
            let parked = |i: usize| match top.until {
                Until::Exit => false,
                Until::At(p) => m.junction(&lanes[i].thread) == p,
                Until::Shallower(d) => m.position(&lanes[i].thread).depth < d,
            };
            let members = || (0..lanes.len()).filter(|i| top.lanes & live & 1 << i != 0);
            let going = mask(members().filter(|&i| !parked(i)));
            if going == 0 {
                self.entries.pop();
                self.turns = 0;
                continue;
            }
            let able = going & ready;
            if able == 0 {
                // They wait: those below go on.
                let those = self.below(ready);
                let first = those.trailing_zeros() as usize;
                let here = m.junction(&lanes[first].thread);
                self.let_in |= self.entries.iter().any(|e| e.until == Until::At(here));
                return Ok(those);
            }
            let place = |i: &usize| m.junction(&lanes[*i].thread);
            let first = able.trailing_zeros() as usize;
            let here = place(&first);
            let same = mask((0..lanes.len()).filter(|i| able >> i & 1 == 1 && place(i) == here));
            if same == able {
                let meet = match m.reconvergence(&lanes[first].thread) {
                    Some(p) => Until::At(p),
                    None if here.depth > 1 => Until::Shallower(here.depth),
                    None => Until::Exit,
                };
                let uniform = m.ends_uniform(&lanes[first].thread);
                if let Some(e) = self.entries.last_mut() {
                    e.meet = meet;
                    e.uniform = uniform;
                }
                return Ok(able);
            }
            if top.uniform {
                return Err(first);
            }
            // They have parted: one group goes on top, until it stands where the paths meet.
            let waits = |i: usize| match top.meet {
                Until::Exit => false,
                Until::At(p) => place(&i) == p,
                Until::Shallower(d) => m.position(&lanes[i].thread).depth < d,
            };
            let parting = mask((0..lanes.len()).filter(|&i| able >> i & 1 == 1 && !waits(i)));
            if parting == 0 {
                return Ok(same);
            }
            let there = place(&(parting.trailing_zeros() as usize));
            let group = (0..lanes.len()).filter(|i| parting >> i & 1 == 1 && place(i) == there);
            self.entries.push(Entry {
                lanes: mask(group),
                until: top.meet,
                meet: Until::Exit,
                uniform: false,
            });
            self.turns = 0;
        }
    }

    /// Lanes that can go on, of the highest entry that has some that no higher one has.
    fn below(&self, ready: u32) -> u32 {
        let mut above = 0;
        for e in self.entries.iter().rev() {
            let own = e.lanes & !above & ready;
            if own != 0 {
                return 1 << own.trailing_zeros();
            }
            above |= e.lanes;
        }
        1 << ready.trailing_zeros()
    }
}
