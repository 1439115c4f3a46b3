//! LoopDeletion: loops that end and do nothing go; so does the back edge of those that are left in their first iteration.
//!
//! Scalar evolution is asked once, before the first edit, whether each loop ends and where it is left at once; what it says
//! of the iterations of a loop stays true while others are deleted. Loops are taken from the inside out, so that a loop
//! in which nothing but dead loops stood is dead itself. Taking a back edge away may cut blocks off and change which
//! blocks the loops around it hold; then, and only then, the forest of loops is computed anew.

use crate::analysis::blocks::{BlockSet, reachable};
use crate::analysis::convergence::is_convergent;
use crate::analysis::effects::{may_write, transfers_execution};
use crate::analysis::manager::{AnalysisId, FunctionAnalyses, PreservedAnalyses};
use crate::analysis::nest::{LoopId, Nest};
use crate::analysis::scev::{LoopEnd, ScalarEvolution};
use crate::context::Cx;
use crate::defects::planted;
use crate::pass::{FunctionPass, Invocation, Pass, Ran, Turns};
use rustc_hash::FxHashMap;
use smallvec::SmallVec;
use std::sync::Arc;
use tandem_ir::passes::{LOOP_DELETION, PassId};
use tandem_ir::rewrite::{Rewrite, Trace};
use tandem_ir::{Block, Function, Inst, InstKind, Type, Value};

/// LoopDeletion for the pass manager.
pub struct LoopDeletionPass;

impl Pass for LoopDeletionPass {
    const ID: &'static PassId = &LOOP_DELETION;
    const ASKS_SCALAR_EVOLUTION: bool = true;
    type Options = ();
}

/// What the pass leaves right where it changes something: it tells of edges, and only takes blocks away.
pub const PRESERVED: PreservedAnalyses =
    PreservedAnalyses::cfg().preserve(AnalysisId::AddressTakenBlocks);

impl FunctionPass for LoopDeletionPass {
    fn run<T: Trace<Function>>(
        cx: Cx<'_>,
        f: &mut Function,
        analyses: &mut FunctionAnalyses,
        with: Invocation<'_, ()>,
        trace: &mut T,
    ) -> Ran {
        let done = run(cx, f, analyses, with.loops, trace);
        Ran {
            changed: done.deleted + done.broken > 0,
            counters: vec![
                ("loops deleted", done.deleted),
                ("back edges broken", done.broken),
            ],
            preserved: PRESERVED,
            ..Ran::default()
        }
    }
}

/// What a run did.
#[derive(Clone, Copy, PartialEq, Eq, Default, Debug)]
pub struct Report {
    /// Loops that are gone.
    pub deleted: u64,
    /// Loops that do not go back any more.
    pub broken: u64,
}

/// Runs the pass on one function.
pub fn run<T: Trace<Function>>(
    cx: Cx<'_>,
    f: &mut Function,
    analyses: &mut FunctionAnalyses,
    turns: Turns<'_>,
    trace: &mut T,
) -> Report {
    let loops = analyses.loops(f);
    if !loops.may_change(cx, f) {
        return Report::default();
    }
    let dominators = analyses.dominators(f).clone();
    let nest = analyses.nest(f);
    let known = (dominators, nest.clone());
    let ends = ScalarEvolution::of_counts(cx, f, known, cx.limits()).loop_ends();
    let order = nest.inside_out().into_iter().map(|l| nest.loops[l].header);
    let order: Vec<Block> = order.filter(|&header| !turns.never(header)).collect();
    let mut deletion = Deletion {
        cx,
        turns,
        admitted: FxHashMap::default(),
        pinned: analyses.address_taken(cx, f).clone(),
        nest,
        f,
        analyses,
        ends: ends.into_iter().map(|e| (e.header, e)).collect(),
        trace,
        report: Report::default(),
    };
    while deletion.sweep(&order) {}
    let report = deletion.report;
    if report.deleted + report.broken > 0 {
        deletion.analyses.edges_changed(cx);
    }
    report
}

struct Deletion<'a, T> {
    cx: Cx<'a>,
    f: &'a mut Function,
    analyses: &'a mut FunctionAnalyses,
    nest: Arc<Nest>,
    turns: Turns<'a>,
    /// Whether the loops may be worked on whose turn has come, by header.
    admitted: FxHashMap<Block, bool>,
    /// Blocks whose address is used.
    pinned: BlockSet,
    /// What was found out of the loops, by header.
    ends: FxHashMap<Block, LoopEnd>,
    trace: &'a mut T,
    report: Report,
}

impl<T: Trace<Function>> Deletion<'_, T> {
    /// Goes over all loops; true if blocks outside a loop may have been cut off, and there has to be another time.
    fn sweep(&mut self, order: &[Block]) -> bool {
        for &header in order {
            self.trace.heartbeat();
            let still = self.nest.headed(header).filter(|&l| !self.is_gone(l));
            let Some(l) = still.filter(|_| self.admits(header)) else {
                continue;
            };
            if let Some(around) = self.guard_dead(l) {
                self.delete(l, around);
            } else if let Some((block, to)) = self.guard_left_at_once(l) {
                self.break_back_edge(l, block, to);
                return true;
            }
        }
        false
    }

    /// Asks once for each loop.
    fn admits(&mut self, header: Block) -> bool {
        let turns = self.turns;
        let entry = self.admitted.entry(header);
        *entry.or_insert_with(|| turns.admits(header))
    }

    /// True if the loop was part of one that is gone.
    fn is_gone(&self, l: LoopId) -> bool {
        !self.f.in_layout(self.nest.loops[l].header)
    }

    /// The blocks of a loop that are still there.
    fn blocks(&self, l: LoopId) -> impl Iterator<Item = Block> + '_ {
        let all = self.nest.loops[l].blocks.iter().copied();
        all.filter(|&b| self.f.in_layout(b))
    }

    /// The block in front of a loop that may be deleted, and the one behind it.
    fn guard_dead(&self, l: LoopId) -> Option<(Block, Block)> {
        let around = self.guard_entry_and_exit(l)?;
        let inside = |x: &LoopId| self.nest.contains(l, *x) && !self.is_gone(*x);
        let mut all = (l..self.nest.loops.len()).filter(inside);
        let ends = all.all(|x| self.guard_ends(x));
        let dead = ends && self.guard_unused(l, around.1) && self.guard_silent(l);
        dead.then_some(around)
    }

    /// The loop has a preheader and leads to one block.
    fn guard_entry_and_exit(&self, l: LoopId) -> Option<(Block, Block)> {
        let f = &*self.f;
        let header = self.nest.loops[l].header;
        let mut outside = f.pred_edges(header).filter(|&p| !self.nest.holds(l, p));
        let before = outside.next()?;
        let jump = f.terminator(before).filter(|&t| f.num_operands(t) == 1)?;
        if outside.next().is_some() || !matches!(f.kind(jump), InstKind::Br) {
            return None;
        }
        let mut exit = None;
        for b in self.blocks(l) {
            for s in f.successors(b).filter(|&s| !self.nest.holds(l, s)) {
                if exit.is_some_and(|e| e != s) {
                    return None;
                }
                exit = Some(s);
            }
        }
        Some((before, exit?))
    }

    /// T1: the loop ends, if those inside it do.
    fn guard_ends(&self, l: LoopId) -> bool {
        let known = self.ends.get(&self.nest.loops[l].header);
        let ends = known.is_some_and(|e| e.counted || e.assumed);
        let ends = planted!(
            self.cx,
            InnerLoopNotAsked,
            ends,
            ends || self.nest.loops[l].parent.is_some()
        );
        planted!(self.cx, EndlessLoopDeleted, ends, true)
    }

    /// Nothing outside hangs on what the loop computes: phis behind it take one value from outside, whatever the exit.
    fn guard_unused(&self, l: LoopId, exit: Block) -> bool {
        let f = &*self.f;
        for phi in f.phis(exit) {
            let mut own = f.phi_incoming(phi).filter(|e| self.nest.holds(l, e.1));
            let Some((first, _)) = own.next() else {
                return false;
            };
            let same = planted!(self.cx, ExitValuesMixed, own.all(|e| e.0 == first), true);
            if !same {
                return false;
            }
        }
        self.blocks(l).flat_map(|b| f.insts(b)).all(|i| {
            let uses = f.result(i).into_iter().flat_map(|v| f.uses(v));
            let mut homes = uses.map(|u| f.inst_block(f.user(u)));
            homes.all(|b| b.is_some_and(|b| self.nest.holds(l, b)))
        })
    }

    /// Nobody can tell whether the loop runs: it writes nothing, waits for nobody, and each instruction comes to the next.
    fn guard_silent(&self, l: LoopId) -> bool {
        let (cx, f) = (self.cx, &*self.f);
        let silent = |i: Inst| match f.kind(i) {
            InstKind::Br | InstKind::Switch => true,
            k if k.is_terminator() => false,
            InstKind::Call(_) => {
                let assumes = f
                    .callee(i)
                    .is_some_and(|g| cx.global_name(g) == "llvm.assume");
                let convergent = is_convergent(cx, f, i);
                let alone = !convergent && !may_write(cx, f, i);
                let alone = planted!(
                    cx,
                    BarrierInDeadLoop,
                    alone,
                    alone || !cx.call_memory(f, i).may_write()
                );
                (assumes && !convergent) || (alone && transfers_execution(cx, f, i))
            }
            InstKind::Load(a) => planted!(cx, SpinLoopDeleted, a.is_simple(), true),
            _ => !may_write(cx, f, i) && transfers_execution(cx, f, i),
        };
        let free = self.blocks(l).all(|b| !self.pinned.contains(b)) && self.guard_entered(l);
        free && self.blocks(l).flat_map(|b| f.insts(b)).all(silent)
    }

    /// Blocks that nothing reaches do not lead into the loop either, beside its entry: they stay, and so must what they name.
    fn guard_entered(&self, l: LoopId) -> bool {
        let header = self.nest.loops[l].header;
        let mut inner = self.blocks(l).filter(|&b| b != header);
        inner.all(|b| self.f.pred_edges(b).all(|p| self.nest.holds(l, p)))
    }

    fn delete(&mut self, l: LoopId, (before, exit): (Block, Block)) {
        let header = self.nest.loops[l].header;
        self.trace
            .before(self.f, |_| Rewrite::DeleteLoop { header });
        let dead: Vec<Block> = self.blocks(l).collect();
        let phis: SmallVec<[Inst; 8]> = self.f.phis(exit).collect();
        for phi in phis {
            let own = |e: &(Value, Block)| self.nest.holds(l, e.1);
            let entry = self.f.phi_incoming(phi).find(own);
            if let Some((v, _)) = entry {
                self.f.add_phi_entry(phi, v, before);
            }
        }
        if let Some(t) = self.f.terminator(before) {
            self.f.redirect_successor(t, header, exit);
        }
        self.f.remove_phi_entries(header, before);
        self.f.erase_blocks(&dead);
        self.trace.after(self.f);
        self.report.deleted += 1;
    }

    /// The block at which the loop is left in its first iteration, and where that leads.
    fn guard_left_at_once(&self, l: LoopId) -> Option<(Block, Block)> {
        let f = &*self.f;
        let end = self.ends.get(&self.nest.loops[l].header)?;
        let block = end.left_at.filter(|&b| f.in_layout(b))?;
        let t = f.terminator(block)?;
        let branch = matches!(f.kind(t), InstKind::Br) && f.num_operands(t) == 3;
        let mut outside = f.successors(block).filter(|&s| !self.nest.holds(l, s));
        let to = outside.next()?;
        (branch && outside.next().is_none() && self.nest.holds(l, block)).then_some((block, to))
    }

    fn break_back_edge(&mut self, l: LoopId, block: Block, to: Block) {
        let header = self.nest.loops[l].header;
        self.ends.remove(&header);
        let cut = self.cut_off(block, to);
        let live = reachable(self.f);
        let stays =
            |&b: &Block| self.pinned.contains(b) || self.f.pred_edges(b).any(|p| !live.contains(p));
        if cut.iter().any(stays) {
            return;
        }
        self.trace
            .before(self.f, |_| Rewrite::BreakBackEdge { block, header });
        let others: SmallVec<[Block; 2]> = self.f.successors(block).filter(|&s| s != to).collect();
        for s in others {
            self.f.remove_one_phi_entry(s, block);
        }
        let label = self.f.block_value(to);
        let jump = self.f.create_inst(InstKind::Br, Type::VOID, &[label]);
        if let Some(old) = self.f.terminator(block) {
            self.f.append_inst(block, jump);
            let places = self.f.attachments(old).to_vec();
            for (kind, md) in places {
                if self.cx.str(kind) == "dbg" {
                    self.f.set_attachment(jump, kind, md);
                }
            }
            self.f.erase_inst(old);
        }
        self.f.erase_blocks(&cut);
        self.trace.after(self.f);
        self.report.broken += 1;
        self.analyses.edges_changed(self.cx);
        self.nest = self.analyses.nest(self.f);
    }

    /// The blocks that can be reached now and cannot when `block` leads to `to` alone.
    fn cut_off(&self, block: Block, to: Block) -> Vec<Block> {
        let f = &*self.f;
        let before = reachable(f);
        let mut after = BlockSet::new();
        let mut work: Vec<Block> = f.entry().into_iter().collect();
        while let Some(b) = work.pop() {
            if !after.insert(b) {
                continue;
            }
            match b == block {
                true => work.push(to),
                false => work.extend(f.successors(b)),
            }
        }
        let gone = |&b: &Block| before.contains(b) && !after.contains(b);
        f.blocks().filter(gone).collect()
    }
}
