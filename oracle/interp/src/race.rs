//! Data races: who touched which byte without an order between them.
//!
//! Every thread has a vector clock; barriers and warp operations join the clocks
//! of those who take part, release and acquire join them through the place that
//! was written and read. Every byte remembers its last write and the reads since,
//! each as a thread and that thread's time. An access that does not know the last
//! conflicting one races with it, unless both are atomic. This is exact for the
//! schedule that was run: no false alarms, and what another schedule would show is
//! found by running another schedule.
//!
//! Threads that plainly write what is there already race with no other write: whichever comes last, the place holds the same
//! (a flag that every thread sets). LangRef gives a later read undef there; no compiler for these devices makes use of that,
//! and a run of such a kernel would show nothing. It does race with reads.
//!
//! An atomic access or a fence of PTX has a scope. Two atomic accesses do not race if each has the other's thread in its
//! scope, and a release is seen by an acquire under the same condition (morally strong operations, PTX ISA 8.7); a launch
//! has no clusters of several blocks, so that a scope is either the thread's block or everybody ([`Reach`]). Scopes of LLVM IR are taken
//! for everybody, but for that of a single thread, which orders nothing.

use super::memory::{Object, Who};
use super::outcome::{Location, ThreadId};
use super::value::{Pointer, Target};
use rustc_hash::{FxHashMap, FxHashSet};
use std::rc::Rc;
use tandem_ir::Global;

/// Two accesses to the same byte by different threads, at least one a write, not both atomic, and not
/// ordered by barriers, warp synchronisation or release/acquire.
#[derive(Clone, PartialEq, Debug)]
pub struct Race {
    /// The access that the machine performed first.
    pub first: Location,
    /// True if that was a write.
    pub first_writes: bool,
    /// The other.
    pub second: Location,
    /// True if that was a write.
    pub second_writes: bool,
    /// The byte.
    pub at: Pointer,
}

/// Who sees an atomic access, or a fence, as one.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) enum Reach {
    /// Threads of the same block: `.cta`, `.cluster`.
    Block,
    /// All threads: `.gpu`, `.sys`.
    All,
}

/// What an access does.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) struct Kind {
    pub write: bool,
    pub atomic: bool,
    /// Of an atomic access.
    pub reach: Reach,
    /// A write of what is there already.
    pub same: bool,
}

impl Kind {
    /// Plain read.
    pub const READ: Kind = Kind {
        write: false,
        atomic: false,
        reach: Reach::All,
        same: false,
    };
    /// Plain write.
    pub const WRITE: Kind = Kind {
        write: true,
        atomic: false,
        reach: Reach::All,
        same: false,
    };
}

/// Function and position of an operation.
pub(super) type At = (Option<Global>, u32);

/// One remembered access.
#[derive(Clone, Copy, Debug)]
struct Mark {
    thread: u32,
    time: u32,
    atomic: bool,
    reach: Reach,
    at: At,
}

/// What is remembered of one byte.
#[derive(Clone, Debug, Default)]
struct Cell {
    write: Option<Mark>,
    reads: Vec<Mark>,
}

/// A race before places and pointers are made readable.
#[derive(Clone, Copy, Debug)]
pub(super) struct RawRace {
    pub first: (u32, At, bool),
    pub second: (u32, At, bool),
    pub object: usize,
    pub offset: usize,
}

type Clock = Rc<Vec<u32>>;

/// A clock as threads of the block see it, and as all others do; the first is never behind the second.
#[derive(Clone, Debug, Default)]
struct Seen {
    block: Option<Clock>,
    all: Option<Clock>,
}

fn join_into(to: &mut Option<Clock>, from: &Clock) {
    match to {
        Some(c) => join(c, from),
        None => *to = Some(from.clone()),
    }
}

/// Most distinct races that are kept.
const MAX_RACES: usize = 64;

/// The detector of one launch.
#[derive(Clone, Debug)]
pub(super) struct Detector {
    /// Threads of a block.
    per_block: u32,
    clocks: Vec<Clock>,
    /// What a later acquire fence of the thread learns from its relaxed reads.
    pending: Vec<Seen>,
    /// What a relaxed write of the thread publishes because of an earlier release fence.
    fenced: Vec<Seen>,
    cells: Vec<Vec<Cell>>,
    /// What was published at a place: for all, and for threads of a block.
    published: FxHashMap<(Place, Option<u32>), Clock>,
    seen: FxHashSet<(At, At)>,
    pub races: Vec<RawRace>,
}

/// An object and an offset in it.
type Place = (u32, u64);

fn join(a: &mut Clock, b: &Clock) {
    if Rc::ptr_eq(a, b) {
        return;
    }
    for (x, y) in Rc::make_mut(a).iter_mut().zip(b.iter()) {
        *x = (*x).max(*y);
    }
}

impl Detector {
    /// For a number of threads, so many in a block; none has done anything.
    pub fn new(threads: u32, per_block: u32) -> Detector {
        let n = threads as usize;
        let clocks = (0..n)
            .map(|i| {
                let mut v = vec![0; n];
                v[i] = 1;
                Rc::new(v)
            })
            .collect();
        Detector {
            per_block: per_block.max(1),
            clocks,
            pending: vec![Seen::default(); n],
            fenced: vec![Seen::default(); n],
            cells: Vec::new(),
            published: FxHashMap::default(),
            seen: FxHashSet::default(),
            races: Vec::new(),
        }
    }

    /// The races found, of a launch with so many threads in a block; `place` is where a thread was, by what [`At`] counts.
    pub fn found(
        &self,
        threads: u32,
        objects: &[Object],
        place: impl Fn(At) -> Location,
    ) -> Vec<Race> {
        let located = |(thread, at, _): (u32, At, bool)| Location {
            thread: ThreadId {
                block: thread / threads,
                thread: thread % threads,
            },
            ..place(at)
        };
        let races = self.races.iter().map(|r| {
            let target = objects.get(r.object).map(|o| o.target.clone());
            Race {
                first: located(r.first),
                first_writes: r.first.2,
                second: located(r.second),
                second_writes: r.second.2,
                at: Pointer {
                    space: 0,
                    target: target.unwrap_or(Target::Nothing),
                    offset: r.offset as i64,
                },
            }
        });
        races.collect()
    }

    fn knows(&self, thread: u32, m: &Mark) -> bool {
        m.thread == thread || self.clocks[thread as usize][m.thread as usize] >= m.time
    }

    fn block(&self, thread: u32) -> u32 {
        thread / self.per_block
    }

    /// Whether two atomic accesses are atomic to each other.
    fn see_each_other(&self, m: &Mark, thread: u32, reach: Reach) -> bool {
        let wide = m.reach == Reach::All && reach == Reach::All;
        wide || self.block(m.thread) == self.block(thread)
    }

    /// Records an access of `size` bytes; true if it races.
    pub fn access(
        &mut self,
        (o, index): (&mut Object, usize),
        who: Who,
        (offset, size): (usize, usize),
        kind: Kind,
        at: At,
    ) -> bool {
        if o.race_cells == u32::MAX {
            o.race_cells = self.cells.len() as u32;
            self.cells.push(Vec::new());
        }
        let n = o.race_cells as usize;
        // Most accesses to a large object are near its start, and a cell is far larger than its byte.
        let end = offset + size;
        if self.cells[n].len() < end {
            let len = end.next_power_of_two().min(o.size as usize).max(end);
            self.cells[n].resize(len, Cell::default());
        }
        let me = who.thread;
        let time = self.clocks[me as usize][me as usize];
        let mark = Mark {
            thread: me,
            time,
            atomic: kind.atomic,
            reach: kind.reach,
            at,
        };
        let mut found = None;
        for i in offset..offset + size {
            let mut cell = std::mem::take(&mut self.cells[n][i]);
            let conflict = |m: &&Mark| {
                let both_atomic = m.atomic && kind.atomic;
                let ordered = both_atomic && self.see_each_other(m, me, kind.reach);
                !ordered && !self.knows(me, m)
            };
            let with_write = cell.write.iter().filter(|m| !kind.same || m.atomic);
            let with_write = with_write.into_iter().find(conflict).map(|m| (*m, true));
            let with_read = || {
                let m = cell.reads.iter().find(conflict).filter(|_| kind.write);
                m.map(|m| (*m, false))
            };
            let race = with_write.or_else(with_read);
            if let (None, Some((m, w))) = (&found, race) {
                found = Some((m, w, i));
            }
            if kind.write {
                cell.write = Some(mark);
                cell.reads.clear();
            } else {
                cell.reads
                    .retain(|m| m.thread != me || m.atomic != kind.atomic || m.reach != kind.reach);
                cell.reads.push(mark);
            }
            self.cells[n][i] = cell;
        }
        let Some((m, w, offset)) = found else {
            return false;
        };
        let key = if m.at <= at { (m.at, at) } else { (at, m.at) };
        if self.races.len() < MAX_RACES && self.seen.insert(key) {
            self.races.push(RawRace {
                first: (m.thread, m.at, w),
                second: (me, at, kind.write),
                object: index,
                offset,
            });
        }
        true
    }

    fn tick(&mut self, thread: u32) {
        Rc::make_mut(&mut self.clocks[thread as usize])[thread as usize] += 1;
    }

    /// All of these threads met: everything before is known to all of them.
    pub fn synchronise(&mut self, threads: &[u32]) {
        let Some((&first, rest)) = threads.split_first() else {
            return;
        };
        let mut all = self.clocks[first as usize].clone();
        for &t in rest {
            join(&mut all, &self.clocks[t as usize]);
        }
        for &t in threads {
            self.clocks[t as usize] = all.clone();
            self.tick(t);
        }
    }

    /// What was published at a place for a thread that reads it.
    fn published(&self, who: Who, place: Place, reach: Reach) -> [Option<&Clock>; 2] {
        let here = Some(self.block(who.thread));
        let own = self.published.get(&(place, here));
        let all = self.published.get(&(place, None));
        [own, all.filter(|_| reach == Reach::All)]
    }

    /// Learns what was published at a place.
    pub fn acquire(&mut self, who: Who, place: Place, reach: Reach) {
        let known = self.published(who, place, reach).map(|c| c.cloned());
        for c in known.into_iter().flatten() {
            join(&mut self.clocks[who.thread as usize], &c);
        }
    }
    /// A relaxed read: only a later acquire fence learns from it.
    pub fn relaxed_read(&mut self, who: Who, place: Place, reach: Reach) {
        let [own, all] = self.published(who, place, reach).map(|c| c.cloned());
        let pending = &mut self.pending[who.thread as usize];
        if let Some(c) = own {
            join_into(&mut pending.block, &c);
            join_into(&mut pending.all, &c);
        }
        if let Some(c) = all {
            join_into(&mut pending.all, &c);
        }
    }
    /// Publishes at a place; a relaxed write (`full` false) publishes what the last release fence covered.
    pub fn release(&mut self, who: Who, place: Place, full: bool, reach: Reach) {
        let me = who.thread as usize;
        let what = match full {
            true => Seen {
                block: Some(self.clocks[me].clone()),
                all: Some(self.clocks[me].clone()),
            },
            false => self.fenced[me].clone(),
        };
        let here = Some(self.block(who.thread));
        let wide = what.all.filter(|_| reach == Reach::All);
        for (to, clock) in [(here, what.block), (None, wide)] {
            if let Some(c) = clock {
                // Later releases at the place keep what earlier ones published (release sequences).
                match self.published.get_mut(&(place, to)) {
                    Some(p) => join(p, &c),
                    None => drop(self.published.insert((place, to), c)),
                }
            }
        }
        if full {
            self.tick(who.thread);
        }
    }
    /// A fence.
    pub fn fence(&mut self, who: Who, acquire: bool, release: bool, reach: Reach) {
        let me = who.thread as usize;
        if acquire {
            let pending = &mut self.pending[me];
            let learnt = match reach {
                Reach::All => std::mem::take(pending).all,
                Reach::Block => pending.block.take(),
            };
            if let Some(p) = learnt {
                join(&mut self.clocks[me], &p);
            }
        }
        if release {
            let now = Some(self.clocks[me].clone());
            self.fenced[me].block.clone_from(&now);
            if reach == Reach::All {
                self.fenced[me].all = now;
            }
            self.tick(who.thread);
        }
    }
}
