//! One switch: prepared, judged and threaded, or left alone (JT-R16).
//!
//! Selects are unfolded and entries gathered before it is known whether the copies are legal
//! and worth their cost; so everything is done on a draft of the function first, and only what is
//! accepted is done on the function itself, step by step before the eyes of the trace.

use super::legality;
use super::options::{NAME_ENTRY, Options, PREPARATIONS, Refusal, Report};
use super::search::{CaseUse, Choice, Found, KnownPath, Nest, Search, guard_candidate};
use super::thread::thread_paths;
use crate::analysis::blocks::{BlockSet, LayoutOrder};
use crate::analysis::dominators::Dominators;
use crate::analysis::manager::FunctionAnalyses;
use crate::analysis::nonundef::is_well_defined;
use crate::context::Cx;
use crate::defects::planted;
use crate::transform::location::keep_location_of_target;
use crate::transform::split_predecessors::split_predecessors;
use crate::transform::unfold_select::unfold_edit;
use std::collections::VecDeque;
use tandem_ir::constant::Bits;
use tandem_ir::rewrite::{Operand, Path, Rewrite, Trace, Why};
use tandem_ir::{Block, Function, Inst};

/// The work on one switch.
pub(super) struct Attempt<'a, T: Trace<Function>> {
    pub(super) cx: Cx<'a>,
    pub(super) f: &'a mut Function,
    pub(super) analyses: &'a mut FunctionAnalyses,
    pub(super) options: &'a Options,
    pub(super) trace: &'a mut T,
    /// What may still be spent.
    pub(super) budget: u32,
    pub(super) report: Report,
}

impl<T: Trace<Function>> Attempt<'_, T> {
    /// Threads the switch of a block.
    pub(super) fn run(&mut self, switch: Block) -> Result<(), Refusal> {
        let first_new = self.f.num_blocks();
        let known = self.prepare(switch)?;
        let known = self.gather(switch, known);
        let paths = self.paths(switch, known);
        if paths.is_empty() {
            return Err(Refusal::Unpredictable);
        }
        self.guard_copies(switch, &paths)?;
        self.report_step(|_| Rewrite::ThreadPaths {
            switch,
            paths: paths.clone(),
        });
        thread_paths(self.cx, self.f, &paths);
        if planted!(self.cx, DfaEdgesNotTold, true, false) {
            self.edges_changed();
        }
        self.done();
        self.report.threaded_switches += 1;
        self.report.threaded_paths += paths.len() as u32;
        self.report.cloned_blocks += paths.iter().map(|p| p.blocks.len() as u32).sum::<u32>();
        legality::guard_reducible(self.cx, self.analyses.loops(self.f))?;
        self.erase_unreachable();
        self.merge_from(first_new);
        Ok(())
    }

    /// Replaces uses and unfolds selects until the paths to the switch are plain.
    fn prepare(&mut self, switch: Block) -> Result<Vec<KnownPath>, Refusal> {
        for _ in 0..PREPARATIONS {
            let Some(found) = self.search(switch) else {
                break;
            };
            if found.is_hopeless(self.options) {
                break;
            }
            if found.case_uses.is_empty() && found.choices.is_empty() {
                return Ok(found.paths);
            }
            for u in &found.case_uses {
                self.replace_use(switch, u);
            }
            for &c in &found.choices {
                self.unfold(c);
            }
        }
        Err(Refusal::Unpredictable)
    }

    fn search(&mut self, switch: Block) -> Option<Found> {
        let nest = Nest::new(self.f, self.analyses.loops(self.f));
        let within = (&nest, self.analyses.dominators(self.f));
        let search = Search::new(self.cx, self.f, self.options, within, switch)?;
        Some(search.run())
    }

    /// JT-R5: behind a case the switch's value is the case's.
    fn replace_use(&mut self, switch: Block, u: &CaseUse) {
        let Some(cond) = guard_candidate(self.f, switch) else {
            return;
        };
        // Two edges from one block bring the same value.
        let from = self.f.operand(u.phi, u.operand + 1);
        let entries = (0..self.f.num_operands(u.phi)).step_by(2);
        let same = entries
            .filter(|&k| self.f.operand(u.phi, k) == cond && self.f.operand(u.phi, k + 1) == from);
        let uses: Vec<(Inst, usize)> = same.map(|k| (u.phi, k)).collect();
        if uses.is_empty() {
            return;
        }
        self.report_step(|_| Rewrite::ReplaceUses {
            old: cond,
            new: Operand::Int(u.value.clone()),
            uses: uses.clone(),
            why: Why::LazyValueInfo,
        });
        let new = self.f.bits(&u.value);
        for (phi, k) in uses {
            self.f.set_operand(phi, k, new);
        }
        self.done();
        self.report.replaced_uses += 1;
    }

    /// JT-R7: a select between states becomes a branch on its condition, frozen unless surely well defined.
    fn unfold(&mut self, c: Choice) {
        // Another select of the same block may have been unfolded since it was found.
        if self.f.single_successor(c.pred).is_none() {
            return;
        }
        let cond = self.f.operand(c.select, 0);
        let freeze = !is_well_defined(self.cx, self.f, cond);
        let freeze = planted!(self.cx, DfaUnfoldWithoutFreeze, freeze, false);
        self.report_step(|_| Rewrite::UnfoldSelect {
            select: c.select,
            phi: c.phi,
            pred: c.pred,
            freeze,
        });
        unfold_edit(self.cx, self.f, c.select, c.phi, c.pred, freeze);
        self.edges_changed();
        self.done();
        self.report.unfolded_selects += 1;
        self.erase_unused(c.select);
    }

    fn erase_unused(&mut self, i: Inst) {
        if self.f.result(i).is_some_and(|v| !self.f.has_uses(v)) {
            self.report_step(|_| Rewrite::EraseInst { inst: i });
            self.f.erase_inst(i);
            self.done();
        }
    }

    /// Gathers the paths that come into a block with the same value in one block of their own, so that they
    /// share their copies, where these hold anything. An entry that is itself copied, or is the switch's
    /// block, gets one in any case: its copies must find it too. Paths from outside a loop and paths round it do not
    /// share one where others lead in from outside as well: it would be a second entry of the cycle (JT-R6).
    fn gather(&mut self, switch: Block, known: Vec<KnownPath>) -> Vec<KnownPath> {
        let mut copied = BlockSet::new();
        copied.insert(switch);
        for &b in known.iter().flat_map(|w| &w.blocks) {
            copied.insert(b);
        }
        let order = LayoutOrder::new(self.f);
        // Of the function before any path is gathered: what the paths were found in.
        let dominators = self.analyses.dominators(self.f).clone();
        let mut gathered: Vec<KnownPath> = Vec::new();
        let mut left: VecDeque<Vec<KnownPath>> = groups(known).into();
        while let Some(group) = left.pop_front() {
            let group = match self.apart(&dominators, &group) {
                Some((now, later)) => {
                    left.push_front(later);
                    now
                }
                None => group,
            };
            let Some(path) = group.first() else { continue };
            let Some(&first) = path.blocks.first() else {
                continue;
            };
            let mut preds: Vec<Block> = group.iter().map(|w| w.entry).collect();
            preds.sort_unstable_by_key(|&p| order.of(p));
            preds.dedup();
            let shared = preds.len() > 1 && legality::cost(self.cx, self.f, &path.blocks) > 0;
            let one_by_one = !shared && !preds.iter().any(|&p| copied.contains(p));
            // JT-R2: an edge that cannot be led elsewhere cannot be gathered either; its paths are refused later.
            if one_by_one || !preds.iter().all(|&p| legality::guard_entry(self.f, p)) {
                gathered.extend(group);
                continue;
            }
            self.report_step(|_| Rewrite::FactorPredecessors {
                preds: preds.clone(),
                block: first,
            });
            let entry = split_predecessors(self.f, &preds, first, NAME_ENTRY);
            keep_location_of_target(self.cx, self.f, entry, first);
            self.edges_changed();
            self.done();
            self.report.factored_entries += 1;
            gathered.push(KnownPath {
                entry,
                ..path.clone()
            });
        }
        gathered
    }

    /// The paths of a group from outside the loop and those round it, if they may not share a block.
    fn apart(
        &self,
        dominators: &Dominators,
        group: &[KnownPath],
    ) -> Option<(Vec<KnownPath>, Vec<KnownPath>)> {
        let &first = group.first()?.blocks.first()?;
        let goes_back = |p: Block| dominators.dominates(first, p);
        let (back, outside): (Vec<KnownPath>, Vec<KnownPath>) =
            group.iter().cloned().partition(|w| goes_back(w.entry));
        let inside = |p: Block| goes_back(p) || outside.iter().any(|w| w.entry == p);
        let mixed = !back.is_empty() && !outside.is_empty();
        (mixed && !self.f.predecessors(first).into_iter().all(inside)).then_some((outside, back))
    }

    /// The paths with where the switch goes then.
    fn paths(&self, switch: Block, known: Vec<KnownPath>) -> Vec<Path> {
        let paths = known.into_iter().filter_map(|w| {
            // JT-R2: nothing is threaded past itself.
            let dest = self
                .destination(switch, &w.value)
                .filter(|&d| d != switch)?;
            Some(Path {
                dest,
                entry: w.entry,
                blocks: w.blocks,
                value: w.value,
            })
        });
        paths.collect()
    }

    /// JT-T18: the case of a value, or the default if it has none.
    fn destination(&self, switch: Block, value: &Bits) -> Option<Block> {
        let t = self.f.terminator(switch)?;
        let mut cases = self.f.switch_cases(t);
        let case = cases.find(|c| self.f.as_int(c.0).as_ref() == Some(value));
        let default = self.f.inst_successors(t).next()?;
        let other = planted!(
            self.cx,
            DfaNoCaseGoesToFirstCase,
            default,
            self.f.switch_cases(t).next().map_or(default, |c| c.1)
        );
        Some(case.map_or(other, |c| c.1))
    }

    /// JT-R2, CV-1, cost and budget.
    fn guard_copies(&mut self, switch: Block, paths: &[Path]) -> Result<(), Refusal> {
        let (cx, f) = (self.cx, &*self.f);
        let mut seen = BlockSet::new();
        for &b in paths.iter().flat_map(|p| &p.blocks) {
            if seen.insert(b) {
                legality::guard_block(cx, f, b)?;
                legality::guard_convergence(cx, f, self.analyses, b)?;
            }
        }
        let entries = paths.iter().all(|p| legality::guard_entry(f, p.entry));
        if !entries {
            return Err(Refusal::NotDuplicable);
        }
        let cost = legality::guard_cost(cx, f, self.options, switch, paths)?;
        let fits = cost <= self.budget;
        if !planted!(cx, DfaBudgetIgnored, fits, true) {
            return Err(Refusal::TooExpensive);
        }
        self.report.budget_spent += cost;
        Ok(())
    }

    /// Blocks or edges are others now.
    pub(super) fn edges_changed(&mut self) {
        self.analyses.edges_changed(self.cx);
        // Copied blocks hold no convergent operation, but merged ones may.
        self.analyses.instructions_moved();
    }
    pub(super) fn report_step(&mut self, make: impl FnOnce(&Function) -> Rewrite) {
        if T::ACTIVE {
            self.trace.before(self.f, make);
        }
    }
    pub(super) fn done(&mut self) {
        self.report.changed = true;
        if T::ACTIVE {
            self.trace.after(self.f);
            let kept = super::PRESERVED;
            self.trace
                .cached(self.f, |f| self.analyses.kept_claims(f, kept));
        }
    }
}

/// Paths with the same first block and value together, in order of their first members; of the paths over one
/// edge only the first counts, as the edge can be led to one copy only.
fn groups(known: Vec<KnownPath>) -> Vec<Vec<KnownPath>> {
    let mut groups: Vec<Vec<KnownPath>> = Vec::new();
    for w in known {
        let first = w.blocks.first().copied();
        let taken = |g: &Vec<KnownPath>| {
            g.iter()
                .any(|x| x.entry == w.entry && x.blocks.first().copied() == first)
        };
        if groups.iter().any(taken) {
            continue;
        }
        let same = |g: &&mut Vec<KnownPath>| {
            g.first()
                .is_some_and(|x| x.value == w.value && x.blocks == w.blocks)
        };
        match groups.iter_mut().find(same) {
            Some(g) => g.push(w),
            None => groups.push(vec![w]),
        }
    }
    groups
}
