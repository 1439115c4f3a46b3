//! Tail merging (8.4): which blocks are candidates, which of them are equal at their ends, and making one end of many.
//!
//! Phase A takes blocks that leave the function, Phase B the predecessors of each block. A predecessor is compared as if
//! its branches had been normalised: whatever leads to the common successor is left out, and a guarded branch elsewhere
//! counts as an instruction, with the sense in which it is taken away from the successor. Nothing is edited before all
//! gates have been passed (BF-T19).

use super::common::{for_each_special, hash, hash_branch, identical, merge_attributes};
use super::{Folder, Placement};
use crate::analysis::machine_graph::{End, Graph};
use crate::defects::planted;
use rustc_hash::FxHashSet;
use smallvec::SmallVec;
use tandem_ir::machine::forms::Props;
use tandem_ir::machine::func::Guard;
use tandem_ir::machine::{MBlock, MFunc, MInst};
use tandem_ir::rewrite::{MachineRewrite, Trace};

/// A block whose end may be merged with others.
#[derive(Clone, Debug)]
struct Candidate {
    hash: u32,
    /// 0 goes by an unconditional branch, 1 falls, 2 goes by a condition.
    prio: u8,
    block: MBlock,
    /// The decision that the normalised tail ends with.
    norm: Option<(Guard, MBlock)>,
    /// Whether normalising turned a condition round.
    flipped: bool,
}

/// A common tail: its length with the decision, and where it begins in both.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
struct Common {
    len: usize,
    /// Places of the first instruction of the tail in the blocks.
    first: (usize, usize),
}

/// Two candidates with a common tail.
#[derive(Clone, Copy)]
struct Pair {
    len: usize,
    /// Their places in the layout, the smaller first.
    place: (u64, u64),
    members: (usize, usize),
}

/// Headers of loops.
type Signature = SmallVec<[MBlock; 2]>;

/// The normalised end of a predecessor: priority, decision, and whether a condition was turned round.
type Normalised = (u8, Option<(Guard, MBlock)>, bool);

impl<T: Trace<MFunc>> Folder<'_, T> {
    /// Both phases; true if something was merged.
    pub(super) fn tail_merge(&mut self) -> bool {
        if self.options.threshold == 0 {
            return false;
        }
        if self.placement == Placement::Yes {
            self.find_loops();
        }
        let mut changed = false;
        if self.placement == Placement::No {
            changed |= self.phase_a();
        }
        // Blocks that merging makes meanwhile are looked at in the next round.
        for block in self.g.layout() {
            self.trace.heartbeat();
            if self.g.is_present(block) {
                changed |= self.phase_b(block);
            }
        }
        changed
    }

    fn phase_a(&mut self) -> bool {
        let mut list = Vec::new();
        for block in self.g.blocks() {
            if self.g.end(block) != End::Closed || self.tried.contains(&block) {
                continue;
            }
            list.push(Candidate {
                hash: 0,
                prio: 0,
                block,
                norm: None,
                flipped: false,
            });
            if list.len() >= self.options.threshold as usize {
                self.tried.extend(list.iter().map(|c| c.block));
                break;
            }
        }
        list.len() >= 2 && self.try_merge(list, None)
    }

    fn phase_b(&mut self, succ: MBlock) -> bool {
        if self.placement == Placement::Yes && self.shape.is_header(succ) {
            return false;
        }
        let preds = self.g.preds(succ);
        if preds.len() < 2 {
            return false;
        }
        let preds: SmallVec<[MBlock; 4]> = SmallVec::from_slice(preds);
        let within = match self.placement {
            Placement::Yes => self.shape.innermost(succ),
            Placement::No => None,
        };
        let mut list = Vec::with_capacity(preds.len().min(self.options.threshold as usize));
        for block in preds {
            if block == succ || self.tried.contains(&block) || !self.shape.in_loop(block, within) {
                continue;
            }
            let Some((prio, norm, flipped)) = normalised(&self.g, block, succ) else {
                continue;
            };
            list.push(Candidate {
                hash: 0,
                prio,
                block,
                norm,
                flipped,
            });
            if list.len() >= self.options.threshold as usize {
                self.tried.extend(list.iter().map(|c| c.block));
                break;
            }
        }
        list.len() >= 2 && self.try_merge(list, Some(succ))
    }

    /// The hash of the normalised end of a candidate.
    fn hash_of(&self, c: &Candidate) -> u32 {
        let g = &self.g;
        match c.norm {
            Some((_, to)) => hash_branch(g, to),
            None => {
                let insts = counted_end(g, c.block, g.end(c.block) != End::Closed);
                let last = insts.iter().rev().find(|i| g.counts(**i));
                last.map_or(0, |i| hash(g, *i))
            }
        }
    }

    /// Headers among the successors of a predecessor of `succ` whose loops it is in: members must agree (BF-R4).
    fn signature(&self, block: MBlock, succ: Option<MBlock>) -> Signature {
        if succ.is_none() {
            return Signature::new();
        }
        let succs = self.g.succs(block).iter().copied();
        let mut sig: Signature = succs
            .filter(|h| self.shape.is_header(*h) && self.shape.is_member(block, *h))
            .collect();
        sig.sort_unstable();
        planted!(self.g.cx, LoopsNotCompared, sig, Signature::new())
    }

    /// Merges what can be merged among candidates; they leave the function, or go to `succ`.
    fn try_merge(&mut self, mut list: Vec<Candidate>, succ: Option<MBlock>) -> bool {
        for c in &mut list {
            c.hash = self.hash_of(c);
        }
        if let [a, b] = &list[..]
            && a.hash != b.hash
        {
            return false;
        }
        list.sort_by_key(|c| (c.hash, c.prio, self.g.number(c.block)));
        let mut changed = false;
        // Within a hash, candidates of different signatures are kept apart.
        let mut at = 0;
        while at < list.len() {
            let end = list[at..].partition_point(|c| c.hash == list[at].hash) + at;
            let same = &list[at..end];
            at = end;
            if same.len() < 2 {
                continue;
            }
            self.find_loops();
            let signed = |c: &Candidate| (self.signature(c.block, succ), c.clone());
            let mut group: Vec<(Signature, Candidate)> = same.iter().map(signed).collect();
            while let Some((sig, _)) = group.first() {
                let sig = sig.clone();
                let (run, rest): (Vec<_>, Vec<_>) = group.into_iter().partition(|c| c.0 == sig);
                group = rest;
                if run.len() >= 2 {
                    let run = run.into_iter().map(|c| c.1).collect();
                    changed |= self.merge_run(run, succ);
                }
            }
        }
        changed
    }

    /// Candidates of one hash and signature: the longest tail first (BF-031).
    fn merge_run(&mut self, mut run: Vec<Candidate>, succ: Option<MBlock>) -> bool {
        let mut changed = false;
        let n = run.len();
        // Lengths of pairs, computed once: a block changes only by being merged.
        let mut known: Vec<Option<Option<Common>>> = vec![None; n * n];
        let mut alive = vec![true; n];
        let mut refused = FxHashSet::default();
        loop {
            self.trace.heartbeat();
            let mut best: Option<Pair> = None;
            for conditional in [false, true] {
                for a in 0..n {
                    for b in a + 1..n {
                        let fits = alive[a] && alive[b] && !refused.contains(&(a, b));
                        if !fits || !conditional && (run[a].prio == 2 || run[b].prio == 2) {
                            continue;
                        }
                        let common = known[a * n + b]
                            .get_or_insert_with(|| self.accept(&run[a], &run[b], succ));
                        let Some(common) = *common else { continue };
                        let (x, y) = (self.g.number(run[a].block), self.g.number(run[b].block));
                        let place = (x.min(y), x.max(y));
                        let better = best.is_none_or(|b| {
                            common.len > b.len || common.len == b.len && place < b.place
                        });
                        if better {
                            best = Some(Pair {
                                len: common.len,
                                place,
                                members: (a, b),
                            });
                        }
                    }
                }
                if best.is_some() {
                    break;
                }
            }
            let Some(Pair {
                len, members: pair, ..
            }) = best
            else {
                break;
            };
            let mut members = vec![pair.0, pair.1];
            for k in (0..n).filter(|k| alive[*k] && *k != pair.0 && *k != pair.1) {
                let (a, b) = (pair.0.min(k), pair.0.max(k));
                let common =
                    known[a * n + b].get_or_insert_with(|| self.accept(&run[a], &run[b], succ));
                // A longer tail of two has the shorter one of all.
                if common.is_some_and(|c| c.len == len) {
                    members.push(k);
                }
            }
            members.sort_by_key(|k| self.g.number(run[*k].block));
            let tails: Vec<(MBlock, usize)> = members
                .iter()
                .map(|k| {
                    let other = if *k == pair.0 { pair.1 } else { pair.0 };
                    let (a, b) = (other.min(*k), other.max(*k));
                    let first = known[a * n + b]
                        .flatten()
                        .map_or(0, |c| if *k == a { c.first.0 } else { c.first.1 });
                    (run[*k].block, first)
                })
                .collect();
            let structured =
                !self.is_kept_structured() || self.shape.may_join(&mut self.g, &tails, succ);
            let structured = planted!(self.g.cx, StructureGivenUp, structured, true);
            if !structured {
                refused.insert(pair);
                continue;
            }
            let (holder, target) = self.merge(&tails, succ);
            changed = true;
            for k in members {
                alive[k] = run[k].block == holder;
                if alive[k] {
                    // What holds the tail now goes on as a candidate.
                    run[k].block = target;
                    for other in 0..n {
                        known[k * n + other] = None;
                        known[other * n + k] = None;
                    }
                }
            }
        }
        changed
    }

    /// The common tail of two candidates, if every gate lets it pass.
    fn accept(&self, a: &Candidate, b: &Candidate, succ: Option<MBlock>) -> Option<Common> {
        let g = &self.g;
        if a.norm != b.norm {
            return None;
        }
        let open = succ.is_some();
        let (x, y) = (counted_end(g, a.block, open), counted_end(g, b.block, open));
        let mut common = Common {
            len: usize::from(a.norm.is_some()),
            first: (x.len(), y.len()),
        };
        let (mut m, mut n) = (x.len(), y.len());
        loop {
            // Records are skipped on each side by itself (BF-T21).
            while m > 0 && !g.counts(x[m - 1]) {
                m -= 1;
            }
            while n > 0 && !g.counts(y[n - 1]) {
                n -= 1;
            }
            if m == 0 || n == 0 || !identical(g, x[m - 1], y[n - 1]) {
                break;
            }
            (m, n) = (m - 1, n - 1);
            common.len += 1;
            common.first = (m, n);
        }
        // A call is merged as a whole, and so are a carry and who reads it (BF-R11).
        while inside_group(g, x, common.first.0) || inside_group(g, y, common.first.1) {
            common = shorter(g, x, y, common)?;
        }
        // Gate 1; a tail has an instruction beside the decision.
        let own = common.len - usize::from(a.norm.is_some());
        let size = self.options.size as usize;
        let least = planted!(
            g.cx,
            ShorterTailsMerged,
            size,
            size.saturating_sub(1).max(1)
        );
        if common.len < least || own == 0 {
            return None;
        }
        // Gate 3: no special register that the register file reserves.
        let reads_reserved = x[common.first.0..].iter().any(|i| {
            let mut found = false;
            for_each_special(&g.f.insts[*i], |s| found |= s.is_reserved());
            found
        });
        if planted!(g.cx, ReservedRegisterMerged, reads_reserved, false) {
            return None;
        }
        // Gate 4.
        if common.len <= 1 + usize::from(a.flipped) {
            return None;
        }
        // CV-1.
        let converges = planted!(g.cx, GroupsOfThreadsIgnored, g.any_convergent(), false);
        if converges && !self.shape.keeps_groups(g, a.norm.map(|n| n.1), succ) {
            return None;
        }
        Some(common)
    }

    /// Makes one tail of many; returns the member whose tail it was and the block that it stands in now.
    fn merge(&mut self, tails: &[(MBlock, usize)], succ: Option<MBlock>) -> (MBlock, MBlock) {
        let holder = self.choose_holder(tails, succ);
        let (block, first) = tails[holder];
        // A block that a jump table leads to keeps its place as one of those that go to the tail (BF-T15).
        let in_table = planted!(
            self.g.cx,
            TableEntryHoldsTail,
            self.g.is_in_table(block),
            false
        );
        let whole = self.is_whole(block, first) && !in_table;
        let open = succ.is_some();
        if T::ACTIVE {
            self.g.sync();
        }
        let members: Vec<(MBlock, MInst)> = match T::ACTIVE {
            true => tails
                .iter()
                .map(|(b, at)| (*b, self.g.insts(*b)[*at]))
                .collect(),
            false => Vec::new(),
        };
        let into = whole.then_some(block);
        self.trace
            .before(self.g.f, |_| MachineRewrite::MergeTails { members, into });
        for &(other, at) in tails.iter().filter(|t| t.0 != block) {
            self.merge_notes((block, first), (other, at), open);
        }
        let target = match whole {
            true => block,
            false => {
                let target = self.g.insert_after(block);
                let tail = self.g.f.blocks[block].insts.split_off(first);
                self.g.f.blocks[target].insts = tail;
                self.shape.insert_like(target, block);
                self.g.changed(target);
                self.g.changed(block);
                target
            }
        };
        for &(other, at) in tails.iter().filter(|t| t.0 != block) {
            self.g.f.blocks[other].insts.truncate(at);
            let apart = self.g.next(other) != Some(target);
            if planted!(self.g.cx, MemberFallsPastTail, apart, false) {
                self.g.push_branch(other, target);
            }
            self.g.changed(other);
        }
        self.stats.merges += 1;
        if T::ACTIVE {
            self.tails.push(target);
        }
        if T::ACTIVE {
            self.g.sync();
        }
        self.trace.after(self.g.f);
        (block, target)
    }

    /// The survivors of a tail keep what all copies state.
    fn merge_notes(&mut self, into: (MBlock, usize), other: (MBlock, usize), open: bool) {
        let counted = |g: &Graph<'_>, (b, at): (MBlock, usize)| -> Vec<MInst> {
            let insts = counted_end(g, b, open);
            insts[at..]
                .iter()
                .copied()
                .filter(|i| g.counts(*i))
                .collect()
        };
        let (x, y) = (counted(&self.g, into), counted(&self.g, other));
        for (a, b) in x.into_iter().zip(y) {
            let kept = planted!(self.g.cx, TailKeepsPromises, b, a);
            merge_attributes(&mut self.g, a, kept);
        }
    }

    fn is_whole(&self, block: MBlock, first: usize) -> bool {
        let g = &self.g;
        let nothing_before = !g.insts(block)[..first].iter().any(|i| g.counts(*i));
        // An entry must not get an edge (BF-T14).
        nothing_before && planted!(g.cx, EntryHoldsTail, block != g.entry(), true)
    }

    fn choose_holder(&self, tails: &[(MBlock, usize)], succ: Option<MBlock>) -> usize {
        let g = &self.g;
        let falls = |b: MBlock| {
            succ.is_some()
                && g.next(b) == succ
                && matches!(g.end(b), End::Falls | End::Cond { other: None, .. })
        };
        let usable = |&(b, at): &(MBlock, usize)| self.is_whole(b, at) && !g.is_in_table(b);
        let mut whole = tails.iter().enumerate().filter(|(_, t)| usable(t));
        let of_m = |b: Option<MBlock>| b.is_some_and(|p| tails.iter().any(|t| t.0 == p));
        if let Some((k, _)) = whole.clone().find(|(_, t)| falls(t.0)) {
            return k;
        }
        if let Some((k, _)) = whole.clone().find(|(_, t)| of_m(g.prev(t.0))) {
            return k;
        }
        if let Some((k, _)) = whole.next() {
            return k;
        }
        if let Some(k) = tails.iter().position(|t| falls(t.0)) {
            return k;
        }
        let cost = |&(b, at): &(MBlock, usize)| {
            g.insts(b)[..at].iter().fold(0u64, |sum, i| {
                sum + g.form(*i).map_or(0, |f| {
                    if f.is(Props::CALL) {
                        10
                    } else if f.is(Props::MAY_LOAD) || f.is(Props::MAY_STORE) {
                        2
                    } else {
                        1
                    }
                })
            })
        };
        (0..tails.len())
            .min_by_key(|k| (cost(&tails[*k]), *k))
            .unwrap_or(0)
    }
}

/// The instructions of a block up to where its tail ends: before its branches, or all if it leaves the function.
fn counted_end<'g>(g: &'g Graph<'_>, block: MBlock, open: bool) -> &'g [MInst] {
    let insts = g.insts(block);
    match open {
        true => &insts[..insts.len() - g.terminators(block)],
        false => insts,
    }
}

/// Priority, decision and whether it was turned round, of a predecessor of `succ`; nothing, if its end is not analyzable.
fn normalised(g: &Graph<'_>, block: MBlock, succ: MBlock) -> Option<Normalised> {
    Some(match g.end(block) {
        End::Falls => (1, None, false),
        End::Uncond(_) => (0, None, false),
        End::Cond { guard, to, other } => {
            let otherwise = other.or(g.next(block))?;
            if to == otherwise {
                (0, None, false)
            } else if to == succ {
                let turned = Guard {
                    negated: !guard.negated,
                    ..guard
                };
                let guard = planted!(g.cx, DecisionNotTurned, turned, guard);
                (2, Some((guard, otherwise)), true)
            } else {
                (2, Some((guard, to)), false)
            }
        }
        End::Closed | End::Unanalyzable => return None,
    })
}

/// Whether a cut in front of the instruction at `at` would part what has to stay together.
fn inside_group(g: &Graph<'_>, insts: &[MInst], at: usize) -> bool {
    let Some(&here) = insts.get(at) else {
        return false;
    };
    let before = insts[..at].iter().rev().find(|i| g.counts(**i));
    let Some(&before) = before else { return false };
    let (x, y) = (&g.f.insts[before], &g.f.insts[here]);
    let same_call = x.region.is_some() && x.region == y.region;
    let same_call = planted!(g.cx, CallCut, same_call, false);
    let glued = g.form(here).is_some_and(|f| f.is(Props::GLUE_IN));
    same_call || planted!(g.cx, CarryCut, glued, false)
}

/// The tail without its first instruction.
fn shorter(g: &Graph<'_>, x: &[MInst], y: &[MInst], common: Common) -> Option<Common> {
    let next = |insts: &[MInst], from: usize| {
        let rest = insts.get(from + 1..)?;
        Some(from + 1 + rest.iter().position(|i| g.counts(*i))?)
    };
    Some(Common {
        len: common.len - 1,
        first: (next(x, common.first.0)?, next(y, common.first.1)?),
    })
}
