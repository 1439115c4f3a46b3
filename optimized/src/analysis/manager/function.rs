//! The analyses of one function: asked for by a pass, computed once, kept until something tells that they are stale.
//!
//! ```text
//!   ask          dominators(f), loops(f), lazy_value_info(cx, f) …   from the cache, or computed and kept
//!   tell         edges_changed, block_merged, value_changed …        while the pass edits: drops or mends what depends on it
//!   invalidate   PreservedAnalyses                                    after the pass: drops what it did not preserve
//! ```
//!
//! Lazy value info and scalar evolution have caches of their own and are told of single edits; the others are dropped whole.
//!
//! **Assumption:** every method is given the same function, and a pass tells of an edit before it asks again.
//! **Cost:** an answer that is cached costs nothing; telling costs what is dropped, but for lazy value info, where it is the
//! facts about the value.
//! **Invariant:** what is cached equals what would be computed now. The oracle compares both, after each pass and at
//! sampled steps (lazy value info apart, whose facts are held against executions).

use super::{AnalysisId, PreservedAnalyses};
use crate::analysis::address_taken::pinned_blocks;
use crate::analysis::blocks::{BlockSet, walk};
use crate::analysis::convergence::{ConvergentBlocks, in_region};
use crate::analysis::dominators::Dominators;
use crate::analysis::inst_order::InstOrder;
use crate::analysis::loops::Loops;
use crate::analysis::lvi::Lvi;
use crate::analysis::nest::Nest;
use crate::analysis::post_dominators::PostDominators;
use crate::analysis::scev::{Kept, ScalarEvolution};
use crate::context::Cx;
use crate::defects::planted;
use std::sync::Arc;
use tandem_ir::claims::Claims;
use tandem_ir::{Block, Function, Inst, Value};

/// The cached analyses of one function. Every method that is given a function must be given the same one.
#[derive(Default)]
pub struct FunctionAnalyses {
    dominators: Option<Dominators>,
    post_dominators: Option<PostDominators>,
    loops: Option<Loops>,
    /// The same as a forest, with members and exits; it stands and falls with `loops`.
    nest: Option<Arc<Nest>>,
    address_taken: Option<BlockSet>,
    convergent: Option<ConvergentBlocks>,
    inst_order: Option<InstOrder>,
    lvi: Option<Lvi>,
    scev: Option<Kept>,
}

/// Compilation in parallel moves a function together with its analyses.
const _: fn() = || {
    fn is_send<T: Send>() {}
    is_send::<FunctionAnalyses>();
};

/// Questions. Each is answered from the cache, or computed and kept.
impl FunctionAnalyses {
    /// The dominator tree.
    pub fn dominators(&mut self, f: &Function) -> &Dominators {
        let compute = || Dominators::new(f, &walk(f));
        self.dominators.get_or_insert_with(compute)
    }
    /// Immediate post-dominators.
    pub fn post_dominators(&mut self, f: &Function) -> &PostDominators {
        self.post_dominators
            .get_or_insert_with(|| PostDominators::new(f))
    }
    /// Loop headers, back edges, reducibility.
    pub fn loops(&mut self, f: &Function) -> &Loops {
        let dominators = &mut self.dominators;
        self.loops.get_or_insert_with(|| {
            let walk = walk(f);
            if walk.retreating.is_empty() {
                return Loops::acyclic();
            }
            Loops::in_walk(
                &walk,
                dominators.get_or_insert_with(|| Dominators::new(f, &walk)),
            )
        })
    }
    /// Loops and dominators together.
    pub fn loops_and_dominators(&mut self, f: &Function) -> (&Loops, &Dominators) {
        self.loops(f);
        let dominators = self
            .dominators
            .get_or_insert_with(|| Dominators::new(f, &walk(f)));
        let acyclic = Loops::acyclic;
        (self.loops.get_or_insert_with(acyclic), dominators)
    }
    /// The natural loops as a forest, with members, latches and exits: a part of [`loops`](Self::loops) that is worked out when
    /// it is first asked for, and dropped with it.
    pub fn nest(&mut self, f: &Function) -> Arc<Nest> {
        self.loops(f);
        if let Some(nest) = &self.nest {
            return nest.clone();
        }
        let dominators = self.dominators(f);
        let nest = Arc::new(Nest::new(f, &walk(f), dominators));
        self.nest = Some(nest.clone());
        nest
    }
    /// Blocks whose address is used ([`pinned_blocks`]).
    pub fn address_taken(&mut self, cx: Cx<'_>, f: &Function) -> &BlockSet {
        self.address_taken
            .get_or_insert_with(|| pinned_blocks(cx, f))
    }
    /// Blocks with a convergent operation.
    pub fn convergent_blocks(&mut self, cx: Cx<'_>, f: &Function) -> &ConvergentBlocks {
        self.convergent
            .get_or_insert_with(|| ConvergentBlocks::new(cx, f))
    }
    /// CV-1: true if a block of R(x) other than `x` holds a convergent operation
    /// ([`in_region`]). Post-dominators are asked for only where the function holds one at all.
    pub fn convergent_in_region(&mut self, cx: Cx<'_>, f: &Function, x: Block) -> bool {
        if self.convergent_blocks(cx, f).is_empty() {
            return false;
        }
        let (convergent, post_dominators) = (&mut self.convergent, &mut self.post_dominators);
        let convergent = convergent.get_or_insert_with(|| ConvergentBlocks::new(cx, f));
        let post_dominators = post_dominators.get_or_insert_with(|| PostDominators::new(f));
        in_region(cx, f, convergent, post_dominators, x)
    }
    /// True if `first` has been executed whenever `then` is.
    pub fn inst_dominates(&mut self, f: &Function, first: Inst, then: Inst) -> bool {
        match (f.inst_block(first), f.inst_block(then)) {
            (Some(a), Some(b)) if a == b => {
                let order = self.inst_order.get_or_insert_with(|| InstOrder::new(f));
                order.comes_before(first, then)
            }
            (Some(a), Some(b)) => self.dominators(f).dominates(a, b),
            _ => false,
        }
    }
    /// Lazy value info: its own cache fills as it is asked.
    pub fn lazy_value_info(&mut self, cx: Cx<'_>, f: &Function) -> &mut Lvi {
        self.lvi.get_or_insert_with(|| Lvi::new(cx, f))
    }
    /// Lazy value info if there is some.
    pub fn cached_lazy_value_info(&self) -> Option<&Lvi> {
        self.lvi.as_ref()
    }
    /// Asks scalar evolution. If an edit has evicted something of it, everything is worked out again first: an answer is
    /// that of the function as it is.
    pub fn scalar_evolution<R>(
        &mut self,
        cx: Cx<'_>,
        f: &Function,
        question: impl FnOnce(&mut ScalarEvolution<'_>) -> R,
    ) -> R {
        let kept = self.scev.take().unwrap_or_else(|| {
            let known = (self.dominators(f).clone(), self.nest(f));
            Kept::new(ScalarEvolution::with(cx, f, known, cx.limits()))
        });
        let (kept, answer) = kept.ask(cx, f, question);
        self.scev = Some(kept);
        answer
    }
    /// What is kept of scalar evolution, to be told of edits.
    pub fn kept_scalar_evolution(&mut self) -> Option<&mut Kept> {
        self.scev.as_mut()
    }
    /// What is kept of scalar evolution.
    pub fn scalar_evolution_kept(&self) -> Option<&Kept> {
        self.scev.as_ref()
    }
    /// Computes an analysis if it is not cached; one of modules is not for functions to compute.
    pub fn require(&mut self, cx: Cx<'_>, f: &Function, id: AnalysisId) {
        match id {
            AnalysisId::Dominators => drop(self.dominators(f)),
            AnalysisId::PostDominators => drop(self.post_dominators(f)),
            AnalysisId::Loops => drop(self.loops(f)),
            AnalysisId::AddressTakenBlocks => drop(self.address_taken(cx, f)),
            AnalysisId::ConvergentBlocks => drop(self.convergent_blocks(cx, f)),
            AnalysisId::InstOrder => {
                self.inst_order.get_or_insert_with(|| InstOrder::new(f));
            }
            AnalysisId::LazyValueInfo => drop(self.lazy_value_info(cx, f)),
            AnalysisId::ScalarEvolution => self.scalar_evolution(cx, f, |_| ()),
            AnalysisId::GlobalUses | AnalysisId::Roots => {}
        }
    }
    /// Computes every analysis of the function but lazy value info, whose answers hang on the order of the questions.
    /// A judge does so before a pass runs, so that whatever the pass fails to invalidate is there to be seen.
    pub fn require_all(&mut self, cx: Cx<'_>, f: &Function) {
        let rows = super::ANALYSES.iter().map(|a| a.id);
        for id in rows.filter(|&id| id != AnalysisId::LazyValueInfo) {
            self.require(cx, f, id);
        }
    }
    /// True if an answer is cached.
    pub fn is_cached(&self, id: AnalysisId) -> bool {
        match id {
            AnalysisId::Dominators => self.dominators.is_some(),
            AnalysisId::PostDominators => self.post_dominators.is_some(),
            AnalysisId::Loops => self.loops.is_some(),
            AnalysisId::AddressTakenBlocks => self.address_taken.is_some(),
            AnalysisId::ConvergentBlocks => self.convergent.is_some(),
            AnalysisId::InstOrder => self.inst_order.is_some(),
            AnalysisId::LazyValueInfo => self.lvi.is_some(),
            AnalysisId::ScalarEvolution => self.scev.is_some(),
            AnalysisId::GlobalUses | AnalysisId::Roots => false,
        }
    }
}

/// Edits that a pass tells of while it runs. Answers that are not cached need no telling.
impl FunctionAnalyses {
    /// Blocks or edges were added, removed or led elsewhere: what depends on them alone is dropped. Lazy value info
    /// stays: its facts hold where they held, and the values and copies that changed are told one by one.
    pub fn edges_changed(&mut self, cx: Cx<'_>) {
        if planted!(cx, DominatorsKept, true, self.dominators.is_none()) {
            self.dominators = None;
        }
        if planted!(cx, PostDominatorsKept, true, self.post_dominators.is_none()) {
            self.post_dominators = None;
        }
        if planted!(cx, LoopsKept, true, self.loops.is_none()) {
            self.loops = None;
            self.nest = None;
        }
        self.scev = None;
    }
    /// A block was appended to its only predecessor and is gone.
    pub fn block_merged(&mut self, cx: Cx<'_>, into: Block, from: Block) {
        if let Some(c) = &mut self.convergent {
            c.merged(cx, into, from);
        }
        if let Some(l) = &mut self.lvi {
            l.merged(into, from);
        }
        self.edges_changed(cx);
    }
    /// Instructions moved between blocks, or came to be, in a way that is not told one by one.
    pub fn instructions_moved(&mut self) {
        self.convergent = None;
        self.inst_order = None;
        self.lvi = None;
        self.scev = None;
    }
    /// A block was copied. It holds no convergent operation (JT-R2), so that only its assumptions matter.
    pub fn block_copied(&mut self, cx: Cx<'_>, f: &Function, copy: Block) {
        if let Some(l) = &mut self.lvi {
            l.cloned(cx, f, copy);
        }
    }
    /// Operands, flags or attachments of an instruction change, or it goes: scalar evolution speaks no more of what is made
    /// of it.
    pub fn inst_changed(&mut self, cx: Cx<'_>, i: Inst) {
        if let Some(kept) = &mut self.scev {
            kept.forget_inst(cx, i);
        }
    }
    /// An instruction that only computes was moved, operands and uses as they were.
    pub fn inst_moved(&mut self, cx: Cx<'_>, i: Inst) {
        self.convergent = None;
        self.inst_order = None;
        self.lvi = None;
        if let Some(kept) = &mut self.scev {
            kept.forget_place(cx, i);
        }
    }
    /// Instructions without use have been erased.
    pub fn insts_erased(&mut self, cx: Cx<'_>, f: &Function) {
        if let Some(kept) = &mut self.scev {
            kept.forget_erased(cx, f);
        }
    }
    /// JT-T21: a value was redefined, lost entries as a phi, moved to another block, or was erased.
    pub fn value_changed(&mut self, v: Value) {
        if let Some(l) = &mut self.lvi {
            l.erase_value(v);
        }
        // Told without the function; passes that keep scalar evolution right say more.
        self.scev = None;
    }
    /// True if lazy value info says something of a value.
    #[cfg(feature = "defects")]
    pub(crate) fn lazy_value_info_knows(&self, v: Value) -> bool {
        self.lvi.as_ref().is_some_and(|l| l.knows(v))
    }
    /// JT-R14: an assumption may say less than it did, so that no fact can be traced to it any more.
    pub fn assumptions_changed(&mut self) {
        if let Some(l) = &mut self.lvi {
            l.erase_all();
        }
        self.scev = None;
    }
    /// `new` stands where `old` stood.
    pub fn inst_replaced(&mut self, old: Inst, new: Inst) {
        if let Some(order) = &mut self.inst_order {
            order.inherit(old, new);
        }
    }
    /// Drops what a pass did not preserve, and what requires something that it did not.
    pub fn invalidate(&mut self, preserved: PreservedAnalyses) {
        fn unless<T>(kept: bool, cache: &mut Option<T>) {
            if !kept {
                *cache = None;
            }
        }
        let keeps = |id| preserved.keeps(id);
        unless(keeps(AnalysisId::Dominators), &mut self.dominators);
        unless(keeps(AnalysisId::PostDominators), &mut self.post_dominators);
        unless(keeps(AnalysisId::Loops), &mut self.loops);
        unless(keeps(AnalysisId::Loops), &mut self.nest);
        unless(
            keeps(AnalysisId::AddressTakenBlocks),
            &mut self.address_taken,
        );
        unless(keeps(AnalysisId::ConvergentBlocks), &mut self.convergent);
        unless(keeps(AnalysisId::InstOrder), &mut self.inst_order);
        unless(keeps(AnalysisId::LazyValueInfo), &mut self.lvi);
        unless(keeps(AnalysisId::ScalarEvolution), &mut self.scev);
    }
    /// The cached answers for a copy of the function, lazy value info apart, which is large and rarely asked there.
    #[must_use]
    pub fn for_copy(&self) -> FunctionAnalyses {
        FunctionAnalyses {
            dominators: self.dominators.clone(),
            post_dominators: self.post_dominators.clone(),
            loops: self.loops.clone(),
            nest: self.nest.clone(),
            address_taken: self.address_taken.clone(),
            convergent: self.convergent.clone(),
            inst_order: self.inst_order.clone(),
            lvi: None,
            scev: None,
        }
    }
}

/// What the caches hold, for a judge.
impl FunctionAnalyses {
    /// Every cached answer as plain data; nothing is computed.
    pub fn claims(&self, f: &Function) -> Claims {
        self.kept_claims(f, PreservedAnalyses::all())
    }
    /// The cached answers that are kept by this set as plain data: what a pass that will say so holds in the middle of
    /// its work.
    pub fn kept_claims(&self, f: &Function, kept: PreservedAnalyses) -> Claims {
        fn only<T>(kept: PreservedAnalyses, id: AnalysisId, cache: &Option<T>) -> Option<&T> {
            cache.as_ref().filter(|_| kept.keeps(id))
        }
        let dominators = only(kept, AnalysisId::Dominators, &self.dominators);
        let post_dominators = only(kept, AnalysisId::PostDominators, &self.post_dominators);
        let loops = only(kept, AnalysisId::Loops, &self.loops);
        let address_taken = only(kept, AnalysisId::AddressTakenBlocks, &self.address_taken);
        let convergent = only(kept, AnalysisId::ConvergentBlocks, &self.convergent);
        let inst_order = only(kept, AnalysisId::InstOrder, &self.inst_order);
        let lvi = only(kept, AnalysisId::LazyValueInfo, &self.lvi);
        let scev = only(kept, AnalysisId::ScalarEvolution, &self.scev);
        Claims {
            dominators: dominators.map(Dominators::claim),
            loops: loops.map(|l| l.claim(f)),
            headers: None,
            post_dominators: post_dominators.map(|p| p.claim(f)),
            address_taken: address_taken.map(|s| s.in_layout(f)),
            convergent: convergent.map(|c| c.claim(f)),
            inst_order: inst_order.map(|o| o.claim(f)),
            values: lvi.map_or_else(Vec::new, |l| l.claims(f)),
            scev: scev.map(|s| s.claims(f)),
        }
    }
}
