//! What threads do together: barriers, shuffles, votes, matches, reductions.
//!
//! ```text
//!   lane reaches  bar.sync 1 ──▶ waits ──▶ all who must come are there (or gone) ──▶ memories joined, all resumed
//!   lane reaches  shfl.sync mask ──▶ waits ──▶ all lanes of the mask are there ──▶ each gets its value
//! ```
//!
//! A thread that comes to such a place waits; each arrival asks whether the operation is complete. What members did
//! before a barrier is known to all of them behind it (PTX memory model, `bar`), which the detector of races is told. Lanes of one
//! warp that wait at *different* aligned barriers have diverged where that is undefined, and the run ends with that outcome.
//!
//! **Assumption:** warps have 32 lanes; lanes that have exited do not count for barriers and masks, as PTX says of `bar` and
//! makes undefined for masks.
//! **Invariant:** results depend on the set of lanes and their operands alone, not on the order in which they came.

use super::Lanes;
use super::schedule::{Scheduler, State};
use crate::exec::{Fault, Wait, WaitKind};
use crate::intrinsics::{Reduce, Shuffle, WarpOp};
use crate::outcome::{Outcome, UbKind};
use crate::slot::Slot;

/// A lane that takes part: its number in the block and what it brought.
type Member = (usize, Wait);

impl<L: Lanes> Scheduler<L> {
    fn waiting(&self, b: usize, n: usize) -> Option<&Wait> {
        match &self.blocks[b].lanes.get(n)?.state {
            State::Waiting(w) => Some(w),
            _ => None,
        }
    }
    fn exited_or_absent(&self, b: usize, n: usize) -> bool {
        self.blocks[b]
            .lanes
            .get(n)
            .is_none_or(|l| l.state == State::Exited)
    }

    /// A thread begins to wait.
    pub(super) fn arrived(&mut self, m: &mut L, b: usize, n: usize, w: Wait) -> Option<Outcome> {
        match w.kind {
            WaitKind::Barrier {
                id,
                arrive,
                aligned,
                ..
            } => {
                if aligned && let Some(o) = self.divergence(m, b, n, w) {
                    return Some(o);
                }
                if arrive {
                    *self.blocks[b].arrivals.entry(id).or_insert(0) += 1;
                    if let Some(o) = self.resume(m, b, n, &[]) {
                        return Some(o);
                    }
                }
                self.check_block(m, b)
            }
            WaitKind::Warp { .. } => self.check_warp(m, b, n / 32),
            WaitKind::Here { .. } => None,
        }
    }

    /// Lanes of one warp must not wait at different aligned barriers.
    fn divergence(&self, m: &L, b: usize, n: usize, w: Wait) -> Option<Outcome> {
        let first = n / 32 * 32;
        for other in first..first + 32 {
            let Some(o) = self.waiting(b, other) else {
                continue;
            };
            let WaitKind::Barrier { aligned: true, .. } = o.kind else {
                continue;
            };
            if o.at != w.at {
                let t = &self.blocks[b].lanes[n].thread;
                return Some(m.outcome(t, Fault::Ub(UbKind::BarrierDivergence)));
            }
        }
        None
    }

    /// Opens every barrier of a block that all who must have come to have come to.
    pub(super) fn check_block(&mut self, m: &mut L, b: usize) -> Option<Outcome> {
        let mut ids: Vec<u32> = Vec::new();
        for n in 0..self.blocks[b].lanes.len() {
            if let Some(&Wait {
                kind: WaitKind::Barrier { id, .. },
                ..
            }) = self.waiting(b, n)
                && !ids.contains(&id)
            {
                ids.push(id);
            }
        }
        ids.into_iter().find_map(|id| self.check_barrier(m, b, id))
    }
    fn check_barrier(&mut self, m: &mut L, b: usize, id: u32) -> Option<Outcome> {
        let (mut come, mut live, mut needed) = (0, 0, None);
        for lane in &self.blocks[b].lanes {
            live += usize::from(lane.state != State::Exited);
            if let State::Waiting(w) = &lane.state
                && let WaitKind::Barrier { id: i, count, .. } = w.kind
                && i == id
            {
                come += 1;
                needed = needed.or(count);
            }
        }
        let needed = needed.map_or(live, |c| c as usize);
        let arrivals = self.blocks[b].arrivals.get(&id).copied().unwrap_or(0) as usize;
        if come == 0 || come + arrivals < needed {
            return None;
        }
        let here: Vec<Member> = (0..self.blocks[b].lanes.len())
            .filter_map(|n| Some((n, *self.waiting(b, n)?)))
            .filter(|(_, w)| matches!(w.kind, WaitKind::Barrier { id: i, .. } if i == id))
            .collect();
        self.blocks[b].arrivals.remove(&id);
        let predicates = here.iter().map(|(_, w)| match w.kind {
            WaitKind::Barrier { predicate, .. } => predicate,
            _ => false,
        });
        let votes: Vec<bool> = predicates.collect();
        self.join(m, b, &here);
        for (n, w) in here {
            let WaitKind::Barrier { reduce, .. } = w.kind else {
                continue;
            };
            let v = reduce_predicates(reduce, votes.iter().copied());
            if let Some(o) = self.resume(m, b, n, &[Slot::int(v)]) {
                return Some(o);
            }
        }
        None
    }

    /// Everything that members did before is known to all of them.
    fn join(&self, m: &mut L, b: usize, members: &[Member]) {
        let first = self.blocks[b].index * m.shape().threads();
        if let Some(d) = m.race() {
            let all: Vec<u32> = members.iter().map(|(n, _)| first + *n as u32).collect();
            d.synchronise(&all);
        }
    }

    fn resume(&mut self, m: &mut L, b: usize, n: usize, values: &[Slot]) -> Option<Outcome> {
        let block = &mut self.blocks[b];
        let lane = &mut block.lanes[n];
        let State::Waiting(w) = lane.state else {
            return None;
        };
        lane.state = State::Ready;
        block.waiting -= 1;
        match m.finish(&mut lane.thread, w.site, values) {
            Ok(()) => None,
            Err(f) => Some(m.outcome(&lane.thread, f)),
        }
    }

    /// Performs every warp operation whose lanes are all there.
    pub(super) fn check_warp(&mut self, m: &mut L, b: usize, warp: usize) -> Option<Outcome> {
        let first = warp * 32;
        // Neighbours mostly wait for the same; that somebody is missing is seen once for all of them. Nobody comes while others go
        // on.
        let mut incomplete: Option<(WarpOp, u32)> = None;
        for n in first..first + 32 {
            let Some(w) = self.waiting(b, n) else {
                continue;
            };
            let WaitKind::Warp { op, mask, .. } = w.kind else {
                continue;
            };
            if incomplete == Some((op, mask)) {
                continue;
            }
            let lanes = || {
                let all = (0..32).filter(|l| mask >> l & 1 == 1);
                all.map(|l| first + l)
            };
            let is_there = |lane: usize| match self.waiting(b, lane) {
                Some(o) if same(o, op, mask) => true,
                _ => self.exited_or_absent(b, lane),
            };
            if !lanes().all(is_there) {
                incomplete = Some((op, mask));
                continue;
            }
            let members: Vec<Member> = lanes()
                .filter_map(|lane| Some((lane, *self.waiting(b, lane)?)))
                .collect();
            if let Some(o) = self.warp_operation(m, b, first, op, &members) {
                return Some(o);
            }
        }
        None
    }

    fn warp_operation(
        &mut self,
        m: &mut L,
        b: usize,
        first: usize,
        op: WarpOp,
        members: &[Member],
    ) -> Option<Outcome> {
        self.join(m, b, members);
        for &(n, w) in members {
            let values = result(op, n - first, w, first, members);
            // A lane that reads from one that is not there gets whatever.
            if values.iter().any(|v| v.is_undef()) {
                m.made_a_choice();
            }
            if let Some(o) = self.resume(m, b, n, &values) {
                return Some(o);
            }
        }
        None
    }

    /// Lanes of a warp that wait at the same place as lane `n` without a mask go on together.
    pub(super) fn release_here(&mut self, m: &mut L, b: usize, n: usize) -> Option<Outcome> {
        let w = *self.waiting(b, n)?;
        let first = n / 32 * 32;
        let members: Vec<Member> = (first..first + 32)
            .filter_map(|l| Some((l, *self.waiting(b, l)?)))
            .filter(|(_, o)| o.at == w.at && matches!(o.kind, WaitKind::Here { .. }))
            .collect();
        let mask = members.iter().fold(0u32, |a, (l, _)| a | 1 << (l - first));
        let votes = members.iter().fold(0u32, |a, (l, o)| match o.kind {
            WaitKind::Here {
                predicate: true, ..
            } => a | 1 << (l - first),
            _ => a,
        });
        for &(l, o) in &members {
            let WaitKind::Here { op, .. } = o.kind else {
                continue;
            };
            let v = match op {
                None => u64::from(mask),
                Some(op) => vote(op, mask, votes),
            };
            if let Some(o) = self.resume(m, b, l, &[Slot::int(v)]) {
                return Some(o);
            }
        }
        None
    }
}

/// The value that a reduction of predicates of a barrier gives.
fn reduce_predicates(r: Reduce, all: impl Iterator<Item = bool>) -> u64 {
    let (mut n, mut total) = (0, 0);
    for p in all {
        n += u64::from(p);
        total += 1;
    }
    match r {
        Reduce::And => u64::from(n == total),
        Reduce::Or => u64::from(n > 0),
        _ => n,
    }
}

fn same(w: &Wait, op: WarpOp, mask: u32) -> bool {
    matches!(w.kind, WaitKind::Warp { op: o, mask: k, .. } if o == op && k == mask)
}

fn vote(op: WarpOp, mask: u32, votes: u32) -> u64 {
    match op {
        WarpOp::All => u64::from(votes == mask),
        WarpOp::Any => u64::from(votes != 0),
        WarpOp::Uni => u64::from(votes == 0 || votes == mask),
        _ => u64::from(votes),
    }
}

/// What one lane gets.
fn result(op: WarpOp, lane: usize, w: Wait, first: usize, members: &[Member]) -> Vec<Slot> {
    let WaitKind::Warp { args, bits, .. } = w.kind else {
        return Vec::new();
    };
    let value_of = |l: usize| {
        members
            .iter()
            .find(|(n, _)| *n == first + l)
            .and_then(|(_, o)| match o.kind {
                WaitKind::Warp { args, .. } => Some(args[0]),
                _ => None,
            })
    };
    let present = members.iter().fold(0u32, |a, (n, _)| a | 1 << (n - first));
    let lanes_with = |test: &dyn Fn(u64) -> bool| {
        (0..32).fold(0u32, |a, l| match value_of(l) {
            Some(v) if test(v.bits) => a | 1 << l,
            _ => a,
        })
    };
    match op {
        WarpOp::Sync => Vec::new(),
        WarpOp::Shuffle(mode, _) => {
            let (source, inside) =
                shuffle_source(mode, lane as u32, args[1].bits as u32, args[2].bits as u32);
            let from = if inside { source as usize } else { lane };
            // Reading a lane that does not take part gives an undefined value.
            let v = value_of(from).unwrap_or(Slot::UNDEF);
            vec![v, Slot::bool(inside)]
        }
        WarpOp::All | WarpOp::Any | WarpOp::Uni | WarpOp::Ballot => {
            let votes = lanes_with(&|v| v & 1 != 0);
            vec![Slot::int(vote(op, present, votes))]
        }
        WarpOp::MatchAny => {
            let mine = args[0].bits;
            vec![Slot::int(lanes_with(&|v| v == mine).into())]
        }
        WarpOp::MatchAll(_) => {
            let mine = args[0].bits;
            let all = lanes_with(&|v| v == mine) == present;
            let mask = if all { present } else { 0 };
            vec![Slot::int(mask.into()), Slot::bool(all)]
        }
        WarpOp::Redux(r) => vec![Slot::int(reduce(r, bits, members))],
    }
}

/// Source lane of a shuffle, and whether it is inside the segment. The last operand holds the clamp value
/// in its low five bits and the segment mask from bit 8.
fn shuffle_source(mode: Shuffle, lane: u32, b: u32, c: u32) -> (u32, bool) {
    let (b, clamp, segment) = (b & 31, c & 31, c >> 8 & 31);
    let max = (lane & segment) | (clamp & !segment);
    let min = lane & segment;
    match mode {
        Shuffle::Up => {
            let j = i64::from(lane) - i64::from(b);
            (j.max(0) as u32, j >= i64::from(max))
        }
        Shuffle::Down => (lane + b, lane + b <= max),
        Shuffle::Bfly => (lane ^ b, lane ^ b <= max),
        Shuffle::Idx => {
            let j = min | (b & !segment & 31);
            (j, j <= max)
        }
    }
}

fn reduce(r: Reduce, bits: u32, members: &[Member]) -> u64 {
    let sh = (64 - bits.clamp(1, 64)) as u8;
    let sext = |v: u64| crate::slot::sext(v, sh);
    let values = members.iter().filter_map(|(_, w)| match w.kind {
        WaitKind::Warp { args, .. } => Some(args[0].bits),
        _ => None,
    });
    let all = values.reduce(|a, b| match r {
        Reduce::Add => a.wrapping_add(b),
        Reduce::And => a & b,
        Reduce::Or => a | b,
        Reduce::Xor => a ^ b,
        Reduce::UMax => a.max(b),
        Reduce::UMin => a.min(b),
        Reduce::SMax => sext(a).max(sext(b)) as u64,
        Reduce::SMin => sext(a).min(sext(b)) as u64,
        _ => a,
    });
    all.unwrap_or(0) & crate::slot::mask(sh)
}
