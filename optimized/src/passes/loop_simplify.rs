//! LoopSimplify: each loop gets a preheader, exit blocks of its own, and one latch.
//!
//! Loops are taken from the inside out, once. What is made for a loop does not undo what was made for one inside it: an
//! edge that leaves both already goes through a block behind the inner one. New blocks are empty, and become members of
//! the loops that hold both their neighbours; so the forest of loops is kept up to date and never computed again.
//!
//! Edges of terminators other than `br` and `switch` are not led elsewhere; such a loop stays as it is and is counted.

use crate::analysis::blocks::LayoutOrder;
use crate::analysis::manager::{AnalysisId, FunctionAnalyses, PreservedAnalyses};
use crate::analysis::nest::{LoopId, Nest};
use crate::context::Cx;
use crate::defects::planted;
use crate::pass::{FunctionPass, Invocation, Pass, Ran};
use crate::transform::location::keep_location_of_target;
use crate::transform::split_predecessors::gather_predecessors;
use tandem_ir::metadata::Metadata;
use tandem_ir::passes::{LOOP_SIMPLIFY, PassId};
use tandem_ir::rewrite::{Rewrite, Trace};
use tandem_ir::{Block, Function, InstKind};

/// LoopSimplify for the pass manager.
pub struct LoopSimplifyPass;

impl Pass for LoopSimplifyPass {
    const ID: &'static PassId = &LOOP_SIMPLIFY;
    type Options = ();
}

/// What the pass leaves right where it changes something: it tells of edges, and its blocks hold no operation.
pub const PRESERVED: PreservedAnalyses = PreservedAnalyses::cfg()
    .preserve(AnalysisId::AddressTakenBlocks)
    .preserve(AnalysisId::ConvergentBlocks);

impl FunctionPass for LoopSimplifyPass {
    fn run<T: Trace<Function>>(
        cx: Cx<'_>,
        f: &mut Function,
        analyses: &mut FunctionAnalyses,
        _: Invocation<'_, ()>,
        trace: &mut T,
    ) -> Ran {
        let done = run(cx, f, analyses, trace);
        Ran {
            changed: done.preheaders + done.exits + done.latches > 0,
            counters: vec![
                ("preheaders inserted", done.preheaders),
                ("exit blocks inserted", done.exits),
                ("latches merged", done.latches),
                ("edges left alone", done.left_alone),
            ],
            preserved: PRESERVED,
            ..Ran::default()
        }
    }
}

/// What a run did.
#[derive(Clone, Copy, PartialEq, Eq, Default, Debug)]
pub struct Report {
    /// Loops that got a preheader.
    pub preheaders: u64,
    /// Exits that got a block of their own.
    pub exits: u64,
    /// Loops whose latches became one.
    pub latches: u64,
    /// Sets of edges that would have had to go through a block and cannot.
    pub left_alone: u64,
}

/// Runs the pass on one function.
pub fn run<T: Trace<Function>>(
    cx: Cx<'_>,
    f: &mut Function,
    analyses: &mut FunctionAnalyses,
    trace: &mut T,
) -> Report {
    if !analyses.loops(f).may_change(cx, f) {
        return Report::default();
    }
    let nest = Nest::clone(&analyses.nest(f));
    let mut simplify = Simplify {
        cx,
        order: LayoutOrder::new(f),
        f,
        nest,
        trace,
        report: Report::default(),
    };
    for l in (0..simplify.nest.loops.len()).rev() {
        simplify.trace.heartbeat();
        simplify.preheader(l);
        simplify.exits(l);
        simplify.latch(l);
    }
    let report = simplify.report;
    if report.preheaders + report.exits + report.latches > 0 {
        analyses.edges_changed(cx);
    }
    report
}

struct Simplify<'a, T> {
    cx: Cx<'a>,
    f: &'a mut Function,
    order: LayoutOrder,
    nest: Nest,
    trace: &'a mut T,
    report: Report,
}

impl<T: Trace<Function>> Simplify<'_, T> {
    /// Predecessors in order of layout, by whether the loop holds them.
    fn predecessors(&self, l: LoopId, b: Block) -> (Vec<Block>, Vec<Block>) {
        let all = self.order.predecessors(self.f, b).into_iter();
        all.partition(|&p| self.nest.holds(l, p))
    }

    fn preheader(&mut self, l: LoopId) {
        let header = self.nest.loops[l].header;
        let (_, entering) = self.predecessors(l, header);
        if matches!(entering[..], [only] if is_jump(self.f, only)) {
            return;
        }
        let around = self.nest.loops[l].parent;
        if self.guard_redirectable(&entering) {
            self.gather(&entering, header, "preheader", around);
            self.report.preheaders += 1;
        }
    }

    fn exits(&mut self, l: LoopId) {
        let mut exits: Vec<Block> = Vec::new();
        for &b in &self.nest.loops[l].blocks {
            let outside = self.f.successors(b).filter(|&s| !self.nest.holds(l, s));
            exits.extend(outside);
        }
        exits.sort_by_key(|&b| self.order.of(b));
        exits.dedup();
        for exit in exits {
            let (inside, outside) = self.predecessors(l, exit);
            if outside.is_empty() || !self.guard_redirectable(&inside) {
                continue;
            }
            // It belongs to the loops around this one that hold the exit, too.
            let mut around = self.nest.loops[l].parent;
            while let Some(x) = around.filter(|&x| !self.nest.holds(x, exit)) {
                around = self.nest.loops[x].parent;
            }
            self.gather(&inside, exit, "loopexit", around);
            self.report.exits += 1;
        }
    }

    fn latch(&mut self, l: LoopId) {
        let header = self.nest.loops[l].header;
        let (latches, _) = self.predecessors(l, header);
        if latches.len() < 2 || !self.guard_redirectable(&latches) {
            return;
        }
        let id = self.shared_id(&latches);
        self.trace.before(self.f, |_| Rewrite::MergeBackEdges {
            header,
            latches: latches.clone(),
            id,
        });
        let new = gather_predecessors(
            self.f,
            &latches,
            header,
            &name_of(self.f, header, "backedge"),
        );
        keep_location_of_target(self.cx, self.f, new, header);
        if let Some(kind) = self.cx.strings.lookup("llvm.loop") {
            for &b in &latches {
                if let Some(t) = self.f.terminator(b) {
                    self.f.retain_attachments(t, |k| k != kind);
                }
            }
            if let (Some(id), Some(t)) = (id, self.f.terminator(new)) {
                self.f.set_attachment(t, kind, id);
            }
        }
        self.trace.after(self.f);
        self.order.inserted(self.f, new);
        self.nest.adopt(new, Some(l));
        self.nest.loops[l].latches = vec![new];
        self.report.latches += 1;
    }

    /// The identity of the loop, if all its latches agree on one.
    fn shared_id(&self, latches: &[Block]) -> Option<Metadata> {
        let kind = self.cx.strings.lookup("llvm.loop")?;
        let id = |b: Block| {
            let all = self.f.attachments(self.f.terminator(b)?);
            all.iter().find(|a| a.0 == kind).map(|a| a.1)
        };
        let mut ids = latches.iter().map(|&b| id(b));
        let first = ids.next()?;
        let agreed = planted!(self.cx, FirstLoopIdTaken, ids.all(|x| x == first), true);
        first.filter(|_| agreed)
    }

    /// True if all edges out of the blocks can be led elsewhere.
    fn guard_redirectable(&mut self, preds: &[Block]) -> bool {
        let f = &*self.f;
        let plain = |&b: &Block| {
            let t = f.terminator(b);
            t.is_some_and(|t| matches!(f.kind(t), InstKind::Br | InstKind::Switch))
        };
        let all = preds.iter().all(plain);
        self.report.left_alone += u64::from(!all);
        all
    }

    fn gather(&mut self, preds: &[Block], b: Block, suffix: &str, around: Option<LoopId>) {
        self.trace.before(self.f, |_| Rewrite::FactorPredecessors {
            preds: preds.to_vec(),
            block: b,
        });
        let new = gather_predecessors(self.f, preds, b, &name_of(self.f, b, suffix));
        keep_location_of_target(self.cx, self.f, new, b);
        self.trace.after(self.f);
        self.order.inserted(self.f, new);
        self.nest.adopt(new, around);
    }
}

fn name_of(f: &Function, b: Block, suffix: &str) -> String {
    format!("{}.{suffix}", f.block_name(b).unwrap_or_default())
}

/// True if the block ends in an unconditional `br`.
fn is_jump(f: &Function, b: Block) -> bool {
    let t = f.terminator(b);
    t.is_some_and(|t| matches!(f.kind(t), InstKind::Br) && f.num_operands(t) == 1)
}
