//! Finding out which predecessors know where a block goes, and what to do about it.

use super::knowledge::{Decider, EdgeView, Outcome, depends_on_edge, outcome_of};
use super::legality::{guard_cost, guard_reducible_after, guard_terminator};
use super::remembered::Known;
use super::state::Pass;
use crate::analysis::lvi::Fact;
use crate::defects::planted;
use crate::transform::duplication::{guard_duplicable, guard_predecessor};
use rustc_hash::FxHashMap;
use tandem_ir::rewrite::{Trace, Why};
use tandem_ir::{Block, Function, Inst};

/// Predecessors that may go straight to one successor.
struct Group {
    dest: Block,
    /// Position of the successor in the terminator, which breaks ties.
    rank: usize,
    preds: Vec<Block>,
    why: Why,
}

impl<T: Trace<Function>> Pass<'_, T> {
    /// Makes a terminator unconditional if its outcome is always the same (or of no consequence).
    pub(super) fn try_fold(&mut self, b: Block) -> bool {
        let Some(t) = guard_terminator(self.f, b) else {
            return false;
        };
        let Some((dest, why)) = self.fixed_outcome(b, t) else {
            return false;
        };
        let cond = self.f.operand(t, 0);
        self.fold_terminator(b, dest, why.clone());
        if why == Why::LazyValueInfo && self.f.in_layout(b) && self.use_lvi {
            let lvi = self.analyses.lazy_value_info(self.cx, self.f);
            let fact = lvi.at_end(self.cx, self.f, cond, b);
            self.replace_late_uses(b, cond, fact);
        }
        true
    }

    /// An outcome that needs no look at the predecessors one by one.
    fn fixed_outcome(&mut self, b: Block, t: Inst) -> Option<(Block, Why)> {
        let mut succs = self.f.inst_successors(t);
        let first = succs.next()?;
        if succs.all(|s| s == first) {
            return Some((first, Why::Fold));
        }
        let cond = self.f.operand(t, 0);
        if let Some(fact) = Fact::of_const(self.cx, self.f, cond) {
            return match outcome_of(self.cx, self.f, t, fact)? {
                Outcome::Goes(dest, why) => Some((dest, why)),
                Outcome::Any => Some((first, Why::Undef)),
            };
        }
        let lvi = self
            .use_lvi
            .then(|| self.analyses.lazy_value_info(self.cx, self.f))?;
        let fact = lvi.at_end(self.cx, self.f, cond, b);
        match outcome_of(self.cx, self.f, t, fact)? {
            Outcome::Goes(dest, _) => Some((dest, Why::LazyValueInfo)),
            Outcome::Any => None,
        }
    }

    /// Asks every predecessor, then folds the terminator if they agree, or threads those that go to the
    /// most popular successor (JT-R1).
    pub(super) fn try_thread(&mut self, b: Block) -> bool {
        let Some(t) = guard_terminator(self.f, b) else {
            return false;
        };
        if self.f.entry() == Some(b) || !depends_on_edge(self.f, b) {
            return false;
        }
        let preds = self.order.predecessors(self.f, b);
        // A predecessor that is the only one agrees with itself.
        let copies = match preds.len() {
            1 => None,
            _ => self.guard_copy(b, t),
        };
        let known = self.outcomes(b, t, &preds, copies.is_some());
        if known.iter().all(|k| k.1.is_none()) {
            return false;
        }
        if let Some((dest, why)) = self.agreement(t, &known) {
            self.fold_terminator(b, dest, why);
            return true;
        }
        let Some(cost) = copies else {
            return false;
        };
        let mut left = preds.len();
        let mut changed = false;
        for g in self.groups(t, b, &known) {
            // What one predecessor knows stays true when others have left, but if these are all that
            // are left they agree, and no copy is needed.
            if !self.f.in_layout(b) || (changed && g.preds.len() == left) {
                break;
            }
            self.refresh_headers();
            if self.guard_budget(cost) && self.guard_edit(&g.preds, b, &[g.dest]) {
                self.charge(cost);
                self.thread_edge(&g.preds, b, g.dest, g.why);
                left -= g.preds.len();
                changed = true;
            }
        }
        changed
    }

    /// What a copy of the block costs; `None` if none may be made, whichever predecessors it would be for.
    fn guard_copy(&mut self, b: Block, t: Inst) -> Option<u32> {
        let somewhere = self
            .f
            .inst_successors(t)
            .any(|dest| dest != b && self.guard_headers(b, &[dest]));
        if !somewhere || !guard_duplicable(self.cx, self.f, b) {
            return None;
        }
        guard_cost(self.cx, self.f, b, self.options)
    }

    /// What each predecessor knows: as it was found before, if nothing has changed on which that rests.
    fn outcomes(&mut self, b: Block, t: Inst, preds: &[Block], each: bool) -> Known {
        if let Some(known) = self.remembered.get(b, preds, each) {
            let known = known.clone();
            // Planted defects are for judges to find.
            if cfg!(all(debug_assertions, not(feature = "defects"))) {
                self.terminators.clear();
                let again = self.ask(b, t, preds, known.len() == preds.len());
                assert_eq!(known, again, "an edit on which {b} rests was not told");
            }
            return known;
        }
        let known = self.ask(b, t, preds, each);
        self.remembered.keep(self.state, b, preds, &known);
        known
    }

    /// What each predecessor knows, cheap means first. Without `each`, only whether they agree matters: the first that knows
    /// nothing is the last that is asked.
    fn ask(&mut self, b: Block, t: Inst, preds: &[Block], each: bool) -> Known {
        let chain = self.options.implication_search_threshold;
        let decider = Decider::new(self.cx, self.f, t);
        let mut known = Known::with_capacity(preds.len());
        let read = &mut self.remembered.read;
        read.clear();
        for &p in preds {
            let terminators = self.terminators.in_state(self.state);
            let mut view = EdgeView::new(self.cx, self.f, terminators, (p, b), chain, None);
            let mut o = view.outcome(&decider);
            view.tell_read(read);
            if o.is_none() && self.use_lvi {
                let lvi = self.analyses.lazy_value_info(self.cx, self.f);
                if view.is_sharpened_by(lvi) {
                    let mut view = view.with_lvi(lvi);
                    o = view.outcome(&decider);
                    view.tell_read(read);
                }
            }
            let silent = o.is_none();
            known.push((p, o));
            if silent && !each {
                break;
            }
        }
        known
    }

    /// The successor that all predecessors agree on.
    fn agreement(&self, t: Inst, known: &Known) -> Option<(Block, Why)> {
        let mut agreed: Option<(Block, Why)> = None;
        for (_, o) in known {
            if planted!(self.cx, SilentPredecessorAgrees, false, o.is_none()) {
                continue;
            }
            if let Outcome::Goes(dest, why) = o.as_ref()? {
                let (d, w) = agreed.get_or_insert((*dest, why.clone()));
                if d != dest {
                    return None;
                }
                if strength(why) > strength(w) {
                    *w = why.clone();
                }
            }
        }
        agreed.or_else(|| Some((self.f.inst_successors(t).next()?, Why::Undef)))
    }

    /// Groups by successor, the most popular first, ties in order of the terminator's edges.
    fn groups(&self, t: Inst, b: Block, known: &Known) -> Vec<Group> {
        let mut groups: Vec<Group> = Vec::new();
        let mut at: FxHashMap<Block, usize> = FxHashMap::default();
        for (rank, dest) in self.f.inst_successors(t).enumerate() {
            at.entry(dest).or_insert_with(|| {
                groups.push(Group {
                    dest,
                    rank,
                    preds: Vec::new(),
                    why: Why::Undef,
                });
                groups.len() - 1
            });
        }
        let mut free: Vec<Block> = Vec::new();
        for &(p, ref o) in known {
            if planted!(self.cx, SelfEdgeThreaded, p == b, false) || !guard_predecessor(self.f, p) {
                continue;
            }
            match o {
                Some(Outcome::Goes(dest, why)) => {
                    if let Some(g) = at.get(dest).and_then(|&n| groups.get_mut(n)) {
                        if g.preds.is_empty() || strength(why) > strength(&g.why) {
                            g.why = why.clone();
                        }
                        g.preds.push(p);
                    }
                }
                Some(Outcome::Any) => free.push(p),
                None => {}
            }
        }
        groups.sort_by_key(|g| (std::cmp::Reverse(g.preds.len()), g.rank));
        if let Some(g) = groups.first_mut() {
            // Those that may go anywhere go with the crowd.
            g.preds.extend(free);
            let order = &self.order;
            g.preds.sort_unstable_by_key(|&p| order.of(p));
        }
        groups.retain(|g| !g.preds.is_empty());
        groups
    }

    /// JT-R2, JT-R3, JT-R6: true if the edges from `preds` to `b` may go to each of `dests` instead,
    /// through a copy of `b`.
    pub(super) fn guard_edit(&mut self, preds: &[Block], b: Block, dests: &[Block]) -> bool {
        !dests.contains(&b)
            && self.guard_headers(b, dests)
            && self.guard_convergence(b)
            && self.guard_reducibility(preds, b, dests)
    }

    /// JT-R6, JT-T4: neither the block nor where it goes may head a loop, unless asked for.
    pub(super) fn guard_headers(&self, b: Block, dests: &[Block]) -> bool {
        let block = planted!(
            self.cx,
            HeaderItselfForgotten,
            self.headers.contains(b),
            false
        );
        self.options.across_loop_headers
            || !(block || dests.iter().any(|&d| self.headers.contains(d)))
    }

    /// JT-R3, CV-1, JT-T6: no convergent operation in the region that the copy splits.
    pub(super) fn guard_convergence(&mut self, b: Block) -> bool {
        let split = self.analyses.convergent_in_region(self.cx, self.f, b);
        planted!(self.cx, RegionNeverAsked, !split, true)
    }

    /// Section 4.6, JT-T1 to JT-T3.
    pub(super) fn guard_reducibility(&self, preds: &[Block], b: Block, dests: &[Block]) -> bool {
        let heads = self.headers.contains(b);
        let heads = planted!(self.cx, HeaderItselfForgotten, heads, false);
        !heads || guard_reducible_after(self.cx, self.f, preds, b, dests)
    }
}

/// Which of two grounds to report: the one that needs more.
fn strength(why: &Why) -> u32 {
    match why {
        Why::PhiConstant => 1,
        Why::EdgeCondition => 2,
        Why::Implication(n) => 3 + n,
        Why::LazyValueInfo => u32::MAX,
        _ => 0,
    }
}
