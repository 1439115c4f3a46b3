//! Data races: who touched which byte without an order between them.
//!
//! Every thread has a vector clock; barriers and warp operations join the clocks
//! of those who take part, release and acquire join them through the place that
//! was written and read. Every byte remembers its last write and the reads since,
//! each as a thread and that thread's time. An access that does not know the last
//! conflicting one races with it, unless both are atomic. This is exact for the
//! schedule that was run: no false alarms, and what another schedule would show is
//! found by running another schedule.

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

/// What an access does.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) struct Kind {
    pub write: bool,
    pub atomic: bool,
}

impl Kind {
    /// Plain read.
    pub const READ: Kind = Kind {
        write: false,
        atomic: false,
    };
    /// Plain write.
    pub const WRITE: Kind = Kind {
        write: true,
        atomic: false,
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

/// Most distinct races that are kept.
const MAX_RACES: usize = 64;

/// The detector of one launch.
#[derive(Clone, Debug)]
pub(super) struct Detector {
    clocks: Vec<Clock>,
    /// What a later acquire fence of the thread learns from its relaxed reads.
    pending: Vec<Option<Clock>>,
    /// What a relaxed write of the thread publishes because of an earlier release fence.
    fenced: Vec<Option<Clock>>,
    cells: Vec<Vec<Cell>>,
    published: FxHashMap<(u32, u64), Clock>,
    seen: FxHashSet<(At, At)>,
    pub races: Vec<RawRace>,
}

fn join(a: &mut Clock, b: &Clock) {
    if Rc::ptr_eq(a, b) {
        return;
    }
    for (x, y) in Rc::make_mut(a).iter_mut().zip(b.iter()) {
        *x = (*x).max(*y);
    }
}

impl Detector {
    /// For a number of threads; none has done anything.
    pub fn new(threads: u32) -> Detector {
        let n = threads as usize;
        let clocks = (0..n)
            .map(|i| {
                let mut v = vec![0; n];
                v[i] = 1;
                Rc::new(v)
            })
            .collect();
        Detector {
            clocks,
            pending: vec![None; n],
            fenced: vec![None; n],
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
            at,
        };
        let mut found = None;
        for i in offset..offset + size {
            let mut cell = std::mem::take(&mut self.cells[n][i]);
            let conflict = |m: &&Mark| {
                let both_atomic = m.atomic && kind.atomic;
                !both_atomic && !self.knows(me, m)
            };
            let with_write = cell.write.iter().find(conflict).map(|m| (*m, true));
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
                    .retain(|m| m.thread != me || m.atomic != kind.atomic);
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

    /// Learns what was published at a place.
    pub fn acquire(&mut self, who: Who, place: (u32, u64)) {
        if let Some(c) = self.published.get(&place) {
            join(&mut self.clocks[who.thread as usize], c);
        }
    }
    /// A relaxed read: only a later acquire fence learns from it.
    pub fn relaxed_read(&mut self, who: Who, place: (u32, u64)) {
        if let Some(c) = self.published.get(&place) {
            match &mut self.pending[who.thread as usize] {
                Some(p) => join(p, c),
                p => *p = Some(c.clone()),
            }
        }
    }
    /// Publishes at a place; a relaxed write (`full` false) publishes what the last release fence covered.
    pub fn release(&mut self, who: Who, place: (u32, u64), full: bool) {
        let me = who.thread as usize;
        let clock = if full {
            Some(self.clocks[me].clone())
        } else {
            self.fenced[me].clone()
        };
        if let Some(c) = clock {
            match self.published.get_mut(&place) {
                // Later releases at the place keep what earlier ones published (release sequences).
                Some(p) => join(p, &c),
                None => {
                    self.published.insert(place, c);
                }
            }
        }
        if full {
            self.tick(who.thread);
        }
    }
    /// A fence.
    pub fn fence(&mut self, who: Who, acquire: bool, release: bool) {
        let me = who.thread as usize;
        if acquire && let Some(p) = self.pending[me].take() {
            join(&mut self.clocks[me], &p);
        }
        if release {
            self.fenced[me] = Some(self.clocks[me].clone());
            self.tick(who.thread);
        }
    }
}
