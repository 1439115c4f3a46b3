//! MachineBlockPlacement: the order of blocks (BP-1, BP-2).
//!
//! Blocks are taken one after the other, as a rule a successor of the last. A loop that was begun is finished before anything
//! else, from the innermost out, so loops are contiguous; blocks that leave the function come last. Then branches are
//! written anew for the order (6.7). `ptxas` lays out blocks itself (machine.md 1.4); this makes text in which control falls
//! through where it can, and that readers can follow.

use crate::analysis::machine::{Flow, Loops};
use crate::analysis::machine_graph::{End, Graph};
use crate::context::MachineCx;
use crate::defects::planted;
use crate::options::{Knob, KnobType};
use crate::pass::{Invocation, MachinePass, Pass, RanMachine};
use crate::passes::branch_folder::{self, Placement};
use tandem_ir::machine::{MBlock, MFunc};
use tandem_ir::passes::{BLOCK_PLACEMENT, PassId};
use tandem_ir::rewrite::{MachineRewrite, Trace};

/// MachineBlockPlacement for the pass manager.
pub struct MachineBlockPlacementPass;

/// Options of the pass.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Options {
    /// `branch-fold-placement`: branches are folded, in a restricted way, between two placements (BF-063).
    pub fold: bool,
}

impl Default for Options {
    fn default() -> Options {
        Options { fold: true }
    }
}

impl Pass for MachineBlockPlacementPass {
    const ID: &'static PassId = &BLOCK_PLACEMENT;
    type Options = Options;
    const KNOBS: &'static [Knob<Options>] = &[Knob {
        name: "branch-fold-placement",
        ty: KnobType::Bool,
        default: "true",
        help: "fold branches while blocks are placed",
        requirement: "BF-068",
        set: |o, v| o.fold = v.bool(),
    }];
}

impl MachinePass for MachineBlockPlacementPass {
    fn run<T: Trace<MFunc>>(
        cx: MachineCx<'_>,
        f: &mut MFunc,
        with: Invocation<'_, Options>,
        trace: &mut T,
    ) -> RanMachine {
        if !f.has_body || f.layout.is_empty() || f.has_raw_calls() {
            return RanMachine::default();
        }
        let mut placed = u64::from(place(cx, f, trace));
        let mut merged = 0;
        if with.options.fold && f.layout.len() > 3 {
            let options = branch_folder::Options::default();
            let asked = (Placement::Yes, false);
            let folded = branch_folder::fold(cx, f, &options, asked, trace);
            merged = folded.stats.merges;
            if folded.stats.is_any() {
                placed += u64::from(place(cx, f, trace));
            }
        }
        RanMachine {
            changed: placed + merged > 0,
            counters: vec![("orders changed", placed), ("merged tails", merged)],
            claims: None,
        }
    }
}

/// Puts the blocks of a function into their order; true if it is another one.
fn place<T: Trace<MFunc>>(cx: MachineCx<'_>, f: &mut MFunc, trace: &mut T) -> bool {
    let g = Graph::new(f, cx);
    let old = g.layout();
    let order = || Placer::new(&g, &old).order();
    let order = planted!(
        cx,
        EntryNotFirst,
        order(),
        faulty::without_entry_first(order())
    );
    if order == old {
        return false;
    }
    // Where control goes, of each block, before anything moves.
    let ends: Vec<(MBlock, End, Option<MBlock>)> = old
        .iter()
        .map(|b| (*b, g.end(*b), g.next(*b).filter(|_| g.falls_through(*b))))
        .collect();
    let mut next = vec![None; g.f.blocks.len()];
    for pair in order.windows(2) {
        next[pair[0].as_u32() as usize] = Some(pair[1]);
    }
    trace.before(g.f, |_| MachineRewrite::Layout {
        order: order.clone(),
    });
    let mut g = g;
    for (block, end, fell) in ends {
        rewrite_branches(&mut g, block, end, fell, next[block.as_u32() as usize]);
    }
    g.f.layout = order;
    trace.after(g.f);
    true
}

/// The branches of a block, for the block that stands behind it now.
fn rewrite_branches(
    g: &mut Graph<'_>,
    block: MBlock,
    end: End,
    fell: Option<MBlock>,
    next: Option<MBlock>,
) {
    match end {
        End::Uncond(to)
            if planted!(
                g.cx,
                BranchCutWhereItGoesFurther,
                Some(to) == next,
                next.is_some()
            ) =>
        {
            g.cut_terminators(block);
        }
        End::Cond { to, other, .. } => {
            let Some(otherwise) = other.or(fell) else {
                return;
            };
            if Some(to) == next && to != otherwise {
                g.turn_round(block, otherwise);
            } else {
                // The guarded branch stays, and the second one is there if it is needed.
                let keep = g.insts(block).len() - g.terminators(block) + 1;
                g.f.blocks[block].insts.truncate(keep);
                let needed = Some(otherwise) != next;
                if planted!(g.cx, SecondWayLost, needed, false) {
                    g.push_branch(block, otherwise);
                }
            }
        }
        _ => {
            let lost = fell.filter(|to| Some(*to) != next);
            if let Some(to) = planted!(g.cx, FallThroughLost, lost, None) {
                g.push_branch(block, to);
            }
        }
    }
}

struct Placer<'g, 'f> {
    g: &'g Graph<'f>,
    old: &'g [MBlock],
    /// Place in the old order by block.
    place: Vec<u32>,
    loops: Loops,
    placed: Vec<bool>,
    /// By header: members in the old order, how far they were looked at, how many are not placed.
    members: rustc_hash::FxHashMap<u32, Members>,
    root: Members,
    /// By block: how many predecessors are not placed.
    waiting: Vec<u32>,
    /// The last block, if it runs off the end of the function: it stays the last one, in whichever loop it is.
    open: Option<MBlock>,
}

#[derive(Default)]
struct Members {
    list: Vec<MBlock>,
    at: usize,
    left: usize,
}

impl Members {
    fn new(list: Vec<MBlock>) -> Members {
        Members {
            left: list.len(),
            at: 0,
            list,
        }
    }
}

impl<'g, 'f> Placer<'g, 'f> {
    fn new(g: &'g Graph<'f>, old: &'g [MBlock]) -> Placer<'g, 'f> {
        let n = g.f.blocks.len();
        let mut succs = vec![Vec::new(); n];
        let mut place = vec![0; n];
        let mut waiting = vec![0; n];
        for (i, &b) in old.iter().enumerate() {
            place[b.as_u32() as usize] = i as u32;
            for s in g.succs(b) {
                waiting[s.as_u32() as usize] += 1;
                succs[b.as_u32() as usize].push(s.as_u32());
            }
        }
        let entry = g.entry().as_u32();
        let flow = Flow::new(entry, &succs[..]);
        let loops = match flow.is_reducible() {
            true => Loops::new(&flow),
            false => Loops::default(),
        };
        let members = loops
            .all()
            .into_iter()
            .map(|(h, list)| {
                let mut list: Vec<MBlock> = list.into_iter().map(MBlock::from_u32).collect();
                list.sort_unstable_by_key(|b| place[b.as_u32() as usize]);
                (h, Members::new(list))
            })
            .collect();
        // Blocks that leave the function come last, and of those one that runs off the end.
        let last = g.last();
        let open = (g.end(last) != End::Closed && g.falls_through(last)).then_some(last);
        let open = planted!(g.cx, OpenEndPlacedAnywhere, open, None);
        let rank = |b: &MBlock| {
            let leaves = g.succs(*b).is_empty();
            (open == Some(*b), leaves, place[b.as_u32() as usize])
        };
        let mut all = old.to_vec();
        all.sort_by_key(rank);
        Placer {
            root: Members::new(all),
            placed: vec![false; n],
            g,
            old,
            place,
            loops,
            members,
            waiting,
            open,
        }
    }

    fn order(mut self) -> Vec<MBlock> {
        let mut out = Vec::with_capacity(self.old.len());
        let mut at = self.g.entry();
        loop {
            self.put(at);
            out.push(at);
            match self.choose(at) {
                Some(next) => at = next,
                None => return out,
            }
        }
    }

    fn put(&mut self, b: MBlock) {
        self.placed[b.as_u32() as usize] = true;
        self.root.left -= 1;
        let mut at = self.loops.innermost(b.as_u32());
        while let Some(h) = at {
            if let Some(m) = self.members.get_mut(&h) {
                m.left -= 1;
            }
            at = self.loops.parent(h);
        }
        for s in self.g.succs(b) {
            self.waiting[s.as_u32() as usize] -= 1;
        }
    }

    /// The block behind `last`: one of the innermost loop around it that is not finished.
    fn choose(&mut self, last: MBlock) -> Option<MBlock> {
        let mut region = self.loops.innermost(last.as_u32());
        let kept = self.open.filter(|_| self.root.left > 1);
        while let Some(h) = region {
            let waits = kept.is_some_and(|b| self.loops.is_member(b.as_u32(), h));
            let done = |m: &Members| m.left == usize::from(waits);
            if !self.members.get(&h).is_none_or(done) {
                break;
            }
            region = self.loops.parent(h);
        }
        let g = self.g;
        let inside = |b: MBlock| region.is_none_or(|h| self.loops.is_member(b.as_u32(), h));
        let only = match region.and_then(|h| self.members.get(&h)) {
            Some(m) => m.left == 1,
            None => self.root.left == 1,
        };
        let candidates = g.succs(last).iter().copied().filter(|b| {
            !self.placed[b.as_u32() as usize]
                && inside(*b)
                && !g.succs(*b).is_empty()
                && (only || !self.tests_at_bottom(*b))
                && kept != Some(*b)
        });
        let best = candidates.min_by_key(|b| {
            let n = b.as_u32() as usize;
            (self.waiting[n] > 0, self.place[n])
        });
        if best.is_some() {
            return best;
        }
        // What the last block does not lead to: in the old order, a test at the bottom of a loop last.
        let placed = &self.placed;
        let members = match region {
            Some(h) => self.members.get_mut(&h)?,
            None => &mut self.root,
        };
        let not_placed = |b: &MBlock| !placed[b.as_u32() as usize];
        while members.list.get(members.at).is_some_and(|b| !not_placed(b)) {
            members.at += 1;
        }
        let rest = members.list[members.at..].iter().copied();
        let free = |b: &MBlock| not_placed(b) && kept != Some(*b);
        let near: Vec<MBlock> = rest.filter(free).take(8).collect();
        let first = *near.first()?;
        let chosen = match region {
            Some(_) => near.into_iter().find(|b| !self.tests_at_bottom(*b)),
            None => None,
        };
        let chosen = chosen.unwrap_or(first);
        let header = self.loop_of(chosen, region).filter(|h| kept != Some(*h));
        Some(header.unwrap_or(chosen))
    }

    /// Whether a block ends in a conditional branch to the header of its loop.
    fn tests_at_bottom(&self, b: MBlock) -> bool {
        let Some(h) = self.loops.innermost(b.as_u32()) else {
            return false;
        };
        h != b.as_u32()
            && matches!(self.g.end(b), End::Cond { to, other, .. }
                if to.as_u32() == h || other.is_some_and(|o| o.as_u32() == h))
    }

    /// The header of the outermost loop around a block that is within a region and not begun.
    fn loop_of(&self, b: MBlock, region: Option<u32>) -> Option<MBlock> {
        let mut at = self.loops.innermost(b.as_u32());
        let mut found = None;
        while let Some(h) = at.filter(|h| Some(*h) != region) {
            if !self.placed[h as usize] {
                found = Some(MBlock::from_u32(h));
            }
            at = self.loops.parent(h);
        }
        found
    }
}
