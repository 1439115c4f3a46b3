//! The state of one invocation and its main loop.

use super::options::{BUDGET, Options, Report};
use super::remembered::Remembered;
use super::terminators::Terminators;
use crate::analysis::blocks::{BlockSet, LayoutOrder, block_map};
use crate::analysis::lvi::Lvi;
use crate::analysis::manager::{AnalysisId, FunctionAnalyses};
use crate::context::Cx;
use crate::defects::planted;
use cranelift_entity::SecondaryMap;
use tandem_ir::claims::Claims;
use tandem_ir::rewrite::{Rewrite, Trace};
use tandem_ir::{Block, Function};

/// One invocation of the pass on one function.
pub(super) struct Pass<'a, T: Trace<Function>> {
    pub(super) cx: Cx<'a>,
    pub(super) f: &'a mut Function,
    pub(super) options: &'a Options,
    pub(super) trace: &'a mut T,
    pub(super) analyses: &'a mut FunctionAnalyses,
    /// True if lazy value info may be asked.
    pub(super) use_lvi: bool,
    pub(super) order: LayoutOrder,
    /// Loop headers; may still hold blocks that are none any more, which only makes us more careful.
    pub(super) headers: BlockSet,
    /// True if [`Self::headers`] should be found anew before the next sweep.
    pub(super) headers_stale: bool,
    /// Blocks whose address is used: never merged away or erased.
    pub(super) pinned: BlockSet,
    /// Unreachable blocks that had to stay.
    pub(super) dead: BlockSet,
    pub(super) report: Report,
    /// What predecessors were found to know.
    pub(super) remembered: Remembered,
    /// What questions about edges asked of terminators.
    pub(super) terminators: Terminators,
    dirty: BlockSet,
    dirty_count: usize,
    /// Counts edits, and times that other headers were found: all that a visit can see. It begins at 1.
    pub(super) state: u64,
    /// [`Self::state`] when a visit of the block did nothing, 0 for never. In the same state it would do nothing again,
    /// since answers of lazy value info that are cached do not change between edits.
    quiet_in: SecondaryMap<Block, u64>,
}

impl<'a, T: Trace<Function>> Pass<'a, T> {
    pub(super) fn new(
        cx: Cx<'a>,
        f: &'a mut Function,
        options: &'a Options,
        analyses: &'a mut FunctionAnalyses,
        use_lvi: bool,
        trace: &'a mut T,
    ) -> Self {
        let loops = analyses.loops(f);
        let headers = planted!(
            cx,
            SelfLoopHeadsNothing,
            loops.headers.clone(),
            faulty::headers(&loops.back_edges)
        );
        let pinned = analyses.address_taken(cx, f).clone();
        Pass {
            analyses,
            use_lvi,
            order: LayoutOrder::new(f),
            headers,
            headers_stale: false,
            pinned,
            dead: BlockSet::new(),
            report: Report::default(),
            remembered: Remembered::new(f),
            terminators: Terminators::new(f),
            dirty: BlockSet::new(),
            dirty_count: 0,
            state: 1,
            quiet_in: block_map(f),
            cx,
            f,
            options,
            trace,
        }
    }

    /// JT-R12: until a sweep over all blocks changes nothing. Cached facts are kept from sweep to sweep: they
    /// stay sound, and sharper ones are rarely worth finding everything anew.
    pub(super) fn reach_fixed_point(&mut self) {
        self.erase_unreachable();
        loop {
            if self.headers_stale {
                let headers = &self.analyses.loops(self.f).headers;
                if *headers != self.headers {
                    self.headers = headers.clone();
                    self.state += 1;
                }
                self.headers_stale = false;
            }
            self.report.sweeps += 1;
            let all: Vec<Block> = self.f.blocks().collect();
            for b in all {
                self.mark(b);
            }
            if !self.sweep() {
                break;
            }
        }
    }

    /// Visits marked blocks in order of layout until none is left; true if something changed.
    fn sweep(&mut self) -> bool {
        let mut changed = false;
        while self.dirty_count > 0 {
            let mut at = self.f.entry();
            while let Some(b) = at {
                if self.dirty_count == 0 {
                    break;
                }
                let before = self.f.prev_block(b);
                while self.unmark(b) {
                    self.trace.heartbeat();
                    let once = self.visit(b);
                    changed |= once;
                    if planted!(
                        self.cx,
                        SelfLoopMarkedAgain,
                        false,
                        !once && faulty::goes_back(self.f, b)
                    ) {
                        self.mark(b);
                    }
                }
                at = if self.f.in_layout(b) {
                    self.f.next_block(b)
                } else {
                    match before {
                        Some(p) if self.f.in_layout(p) => self.f.next_block(p),
                        _ => self.f.entry(),
                    }
                };
            }
        }
        changed
    }

    /// Tries everything on one block; true if something changed.
    fn visit(&mut self, b: Block) -> bool {
        let mut changed = false;
        if self.quiet_in[b] == self.state {
            return false;
        }
        while self.f.in_layout(b) && !self.dead.contains(b) {
            self.refresh_headers();
            let once = self.try_merge(b)
                || self.try_fold(b)
                || self.try_thread(b)
                || self.try_unfold_select(b)
                || self.try_clone_branch(b)
                || self.try_thread_load(b);
            if !once {
                self.quiet_in[b] = self.state;
                break;
            }
            changed = true;
            if T::ACTIVE {
                let kept = super::PRESERVED.preserve(AnalysisId::LazyValueInfo);
                self.trace
                    .cached(self.f, |f| self.analyses.kept_claims(f, kept));
            }
        }
        changed
    }

    /// Has a block looked at (again).
    pub(super) fn mark(&mut self, b: Block) {
        if self.f.in_layout(b) && self.dirty.insert(b) {
            self.dirty_count += 1;
        }
    }
    /// Marks a block and its successors.
    pub(super) fn mark_around(&mut self, b: Block) {
        self.mark(b);
        let succs: Vec<Block> = self.f.successors(b).collect();
        for s in succs {
            self.mark(s);
        }
    }
    /// Takes the mark off a block; true if it had one.
    pub(super) fn unmark(&mut self, b: Block) -> bool {
        let was = self.dirty.remove(b);
        self.dirty_count -= usize::from(was);
        was
    }

    /// Reports a rewrite; the function must still be unchanged.
    pub(super) fn report_step(&mut self, make: impl FnOnce(&Function) -> Rewrite) {
        self.state += 1;
        if T::ACTIVE {
            self.trace.before(self.f, make);
        }
    }
    /// Says that the rewrite reported last is complete.
    pub(super) fn done(&mut self) {
        self.report.changed = true;
        if T::ACTIVE {
            self.trace.after(self.f);
        }
    }

    /// JT-R10: true if a clone of this cost still fits the budget. Every clone costs at least 1, or free
    /// clones could peel a loop for ever (JT-T20).
    pub(super) fn guard_budget(&self, cost: u32) -> bool {
        self.report.budget_spent + cost.max(1) <= BUDGET
    }
    /// Takes a clone's cost from the budget.
    pub(super) fn charge(&mut self, cost: u32) {
        self.report.budget_spent += planted!(self.cx, BudgetNotCharged, cost.max(1), 0);
    }

    pub(super) fn into_report(mut self) -> Report {
        if self.use_lvi && self.options.print_lvi_after {
            let dump = self.analyses.cached_lazy_value_info().map(Lvi::dump);
            self.report.lvi_dump = Some(dump.unwrap_or_default());
        }
        if self.options.collect_claims {
            let headers = self.headers.in_layout(self.f);
            self.report.claims = Some(Claims {
                headers: (!self.headers_stale).then_some(headers),
                ..self.analyses.claims(self.f)
            });
        }
        self.report
    }
}
