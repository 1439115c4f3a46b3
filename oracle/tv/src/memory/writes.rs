//! Where a program itself writes, whatever it writes there.
//!
//! A store of the value that is there already changes nothing for one thread, but it
//! undoes what another thread wrote in between, and it is a fault in memory that may
//! not be written. So the target may write only where the source does on the same
//! execution. What other code writes (calls of unknown functions, other threads at a
//! barrier) is an event of both sides and no write of either.

use super::super::context::PairContext;
use super::super::pointer::{BLOCK_BITS, LOCAL_BIT, Ptr, REGION_SHIFT, Region};
use super::read::{Inside, Key};
use super::{ByteLocation, Change, MemId, Reach};
use rustc_hash::FxHashMap;
use tandem_smt::{Term, Terms};

impl PairContext {
    /// Boolean: the target has written at the location, which others can see, and the source has not.
    pub fn writes_more(&mut self, source: MemId, target: MemId, at: Ptr) -> Term {
        if source == target {
            return Terms::FALSE;
        }
        let at = self.place(at);
        let is_foreign = self.is_foreign(at.block);
        let region = self.terms.extract(LOCAL_BIT - 1, REGION_SHIFT, at.block);
        let private = self
            .terms
            .bits(LOCAL_BIT - REGION_SHIFT, Region::Local as u64);
        let shared = self.terms.ne(region, private);
        // A block from before the call, so that writes to this call's own drop out.
        let low = self.terms.extract(LOCAL_BIT - 1, 0, at.block);
        let foreign = ByteLocation {
            block: self.terms.zext(low, BLOCK_BITS),
            ..at
        };
        let more = self.written(target, foreign, false);
        if more == Terms::FALSE {
            return Terms::FALSE;
        }
        let mut less = self.written(source, foreign, true);
        for (to, bytes) in self.open_to_writes.clone() {
            let (to, len) = (self.place(to), self.offset(bytes));
            let open = self.covers(foreign, to, len);
            less = self.terms.or(less, open);
        }
        let less = self.terms.not(less);
        self.terms.all([is_foreign, shared, more, less])
    }

    /// Boolean: the source writes the byte through a `noalias` pointer that it has to itself at the event of this number, so that the code which it
    /// calls has no way to it. If that code may unwind, the function's own caller sees the byte then, unless it is
    /// `dead_on_unwind`.
    pub fn hidden_by_noalias(
        &mut self,
        (source, event): (MemId, Term),
        at: Ptr,
        unwinds: bool,
    ) -> Term {
        let at = self.place(at);
        let dead = self.dead_on_unwind.clone();
        self.hidden_at((source, event), at, true, &|b| {
            !unwinds || dead.contains(&b)
        })
    }
    /// Boolean: what is read was written in that way, or the source accesses it, and a call leaves it as it is. `None` if bytes differ in that.
    pub(super) fn kept_by_noalias(
        &mut self,
        key: Key,
        (before, event): (MemId, Term),
    ) -> Option<Term> {
        let mut out = None;
        for i in 0..self.read_size(key) {
            let offset = self.plus(key.at.offset, i);
            let at = ByteLocation { offset, ..key.at };
            let kept = self.hidden_at((before, event), at, false, &|_| true);
            if kept == Terms::FALSE && i == 0 && !self.may_be_secluded(key.at.block) {
                return Some(kept);
            }
            if *out.get_or_insert(kept) != kept {
                return None;
            }
        }
        out
    }
    fn hidden_at(
        &mut self,
        (source, event): (MemId, Term),
        at: ByteLocation,
        only_writes: bool,
        counts: &dyn Fn(Term) -> bool,
    ) -> Term {
        let mut mine = Terms::FALSE;
        let secluded = self.secluded.clone();
        for block in secluded.into_iter().filter(|&b| counts(b)) {
            if self.differ(at.block, block) {
                continue;
            }
            let here = self.terms.eq(at.block, block);
            mine = self.terms.or(mine, here);
        }
        let events = self.secluded_events.clone();
        for e in events.into_iter().filter(|e| counts(e.block)) {
            if self.differ(at.block, e.block) {
                continue;
            }
            let here = self.terms.eq(at.block, e.block);
            let now = self.terms.eq(event, e.index);
            let then = self.terms.all([here, now, e.reach]);
            mine = self.terms.or(mine, then);
        }
        if mine == Terms::FALSE {
            return mine;
        }
        let mut accessed = self.written(source, at, false);
        for a in self.secluded_accesses.clone() {
            if a.write || !only_writes {
                let (to, len) = (self.place(a.at), self.length(a.len));
                let covered = self.covers(at, to, len);
                let happens = self.terms.and(a.reach, covered);
                accessed = self.terms.or(accessed, happens);
            }
        }
        self.terms.and(mine, accessed)
    }

    /// Boolean: the byte at the place is written on the way to a state. `through` counts blocks that were given to
    /// a function whose writes are not known.
    fn written(&mut self, mem: MemId, at: ByteLocation, through: bool) -> Term {
        let mut known: FxHashMap<MemId, Term> = FxHashMap::default();
        for m in self.memory.history(mem) {
            let before = self.memory.before(m);
            let before = known.get(&before).copied().unwrap_or(Terms::FALSE);
            let here = match self.memory.change(m).clone() {
                Change::Store { at: to, cell, .. } => {
                    let len = self.offset(self.cell_bytes(cell));
                    self.covers(at, to, len)
                }
                Change::Fill { at: to, len, .. } | Change::Copy { to, len, .. } => {
                    self.covers(at, to, len)
                }
                Change::Havoc {
                    reach: Reach::Blocks(blocks),
                    ..
                } if through => {
                    let hits: Vec<Term> =
                        blocks.iter().map(|&b| self.terms.eq(at.block, b)).collect();
                    self.terms.any(hits)
                }
                Change::Merge { cond, then, other } => {
                    let arm = |m: MemId| known.get(&m).copied().unwrap_or(Terms::FALSE);
                    let both = self.terms.ite(cond, arm(then), arm(other));
                    known.insert(m, both);
                    continue;
                }
                _ => Terms::FALSE,
            };
            let all = self.terms.or(before, here);
            known.insert(m, all);
        }
        known.get(&mem).copied().unwrap_or(Terms::FALSE)
    }

    /// Boolean: the byte lies in the written range.
    fn covers(&mut self, at: ByteLocation, to: ByteLocation, len: Term) -> Term {
        match self.range(at, 1, to, len) {
            Inside::Never => Terms::FALSE,
            Inside::If(c) => c,
            // A single byte is never partly inside.
            Inside::Partly => Terms::TRUE,
        }
    }
}
