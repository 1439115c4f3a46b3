//! Control flow: activations, joins, phis and terminators.
//!
//! A function is encoded copy by copy of its unrolled graph, in topological order. Conditions are kept relative to the
//! immediate dominator, so that they stay small behind a join:
//!
//! ```text
//!   reach(copy)  =  reach(idom) and own(copy)        own: some edge is taken, given that the dominator was entered
//!   edges[p][n]  =  edge n is taken, given that p was entered
//! ```
//!
//! A join merges memory and the number of events by the conditions of its edges; an SSA value is merged only when
//! somebody asks for it, from the copies backwards (`find`), and then remembered. Phis take all their values before any
//! is defined.
//!
//! Branching on poison is undefined behaviour, and so is branching on a condition that depends on a choice for undef.
//! Edges that the bound cuts off add to `cut`; a loop without exit makes `endless` and so does a round that only repeats
//! itself ([`super::endless`]), and `idle` if nothing in it is progress.
//!
//! **Invariant:** no recursion over the graph: long chains are walked with stacks of their own.

use super::endless::{is_progress, must_progress};
use super::{Encoder, Frame, Result, State};
use crate::context::{ChoiceKind, Side};
use crate::unroll::{LoopFacts, Unrolled};
use crate::value::Val;
use std::rc::Rc;
use tandem_ir::inst::InstKind;
use tandem_ir::{Function, Inst, Value};
use tandem_smt::{Term, Terms};

impl<'m> Encoder<'_, 'm> {
    /// Runs a function from the present state to its returns: afterwards the state is the one behind the
    /// call, reached only where the function returned. Gives the returned value.
    pub(super) fn activate(&mut self, f: &'m Function, args: Vec<Val>) -> Option<Val> {
        let bound = match self.side {
            Side::Source => self.w.mode.source_unroll,
            Side::Target => self.w.mode.target_unroll,
        };
        let limits = self.limits_of(f, &args);
        let outer = std::mem::replace(&mut self.limits, limits);
        let mut frame = Frame::empty(f);
        frame.args = args;
        let cx = self.cx();
        let progress = |i: Inst| is_progress(cx, f, i);
        let must_progress = |i: Inst| must_progress(cx, f, i);
        let facts = LoopFacts {
            makes_progress: &progress,
            must_progress: &must_progress,
        };
        match Unrolled::with(f, bound, &facts) {
            Some(g) => frame.graph = g,
            None => self.block(None, "control flow too large to unroll"),
        }
        let n = frame.graph.copies.len();
        frame.edges = vec![Vec::new(); n];
        frame.entry = vec![None; n];
        frame.exit = vec![None; n];
        frame.idom = dominators(&frame.graph);
        frame.live = vec![None; n];
        frame.own = vec![Terms::TRUE; n];
        frame.drawn = vec![0; n];
        let caller = std::mem::replace(&mut self.frame, frame);
        let start = self.state;
        let mut returns = Vec::new();
        for here in 0..n {
            if self.w.late() {
                break;
            }
            self.frame.here = here;
            self.state = if here == 0 { start } else { self.join(here) };
            self.frame.entry[here] = Some(self.state);
            self.frame.drawn[here] = self.w.terms.vars().count();
            self.copy(here, &mut returns);
        }
        let out = self.leave(returns, start);
        self.frame = caller;
        self.limits = outer;
        out
    }

    /// Encodes one copy of a block.
    fn copy(&mut self, here: usize, returns: &mut Vec<(State, Option<Val>)>) {
        let f = self.f();
        if self.state.reach == Terms::FALSE {
            self.frame.exit[here] = Some(self.state);
            self.frame.edges[here] = vec![Terms::FALSE; self.frame.graph.copies[here].succs.len()];
            self.define_unreached(here);
            return;
        }
        let block = self.frame.graph.copies[here].block;
        if self.frame.graph.copies[here].endless {
            let reach = self.state.reach;
            if self.frame.graph.copies[here].must_end {
                self.ub_if(Terms::TRUE);
            }
            self.endless = self.w.terms.or(self.endless, reach);
            if !self.frame.graph.copies[here].progress {
                self.idle = self.w.terms.or(self.idle, reach);
            }
            self.frame.exit[here] = Some(self.state);
            return;
        }
        self.phis(here);
        let insts: Vec<Inst> = f.insts(block).filter(|&i| !f.is_phi(i)).collect();
        for i in insts {
            if self.w.late() {
                break;
            }
            self.note_promises(i);
            if f.kind(i).is_terminator() {
                let before = self.state;
                if let Err(construct) = self.terminator(i, here, returns) {
                    self.block(Some(i), construct);
                    self.state = before;
                    self.frame.edges[here] =
                        vec![Terms::FALSE; self.frame.graph.copies[here].succs.len()];
                }
            } else {
                self.step(i);
            }
        }
        self.frame.exit[here] = Some(self.state);
        self.cut_edges(here);
    }

    /// Results of a copy that execution cannot reach: anything will do, the cheapest is poison.
    fn define_unreached(&mut self, here: usize) {
        let f = self.f();
        let block = self.frame.graph.copies[here].block;
        self.w.idle += 1;
        for i in f.insts(block) {
            self.w.idle += 1;
            if let Some(r) = f.result(i)
                && let Ok(v) = self.poison(f.inst_type(i))
            {
                self.frame.defs.insert((here, r), v);
            }
        }
    }

    /// What the bound cuts off: rounds that nothing is known of, or that are all the same for ever.
    fn cut_edges(&mut self, here: usize) {
        let reach = self.state.reach;
        let f = self.f();
        let succs = self.frame.graph.copies[here].succs.clone();
        let block = self.frame.graph.copies[here].block;
        for (n, s) in succs.into_iter().enumerate() {
            if s.is_some() {
                continue;
            }
            let edge = self.taken(here, n);
            let taken = self.w.terms.and(reach, edge);
            let header = f.successors(block).nth(n);
            if taken == Terms::FALSE || !header.is_some_and(|h| self.repeats(here, h)) {
                self.cut = self.w.terms.or(self.cut, taken);
                continue;
            }
            if let Some(i) = f.terminator(block)
                && must_progress(self.cx(), f, i)
            {
                self.ub_if(edge);
            }
            self.endless = self.w.terms.or(self.endless, taken);
            self.idle = self.w.terms.or(self.idle, taken);
        }
    }

    /// State at the entry of a copy with predecessors.
    fn join(&mut self, here: usize) -> State {
        let preds = self.live_preds(here);
        let dominator = self.frame.idom[here];
        let Some(((first, _), rest)) = preds.split_first() else {
            self.frame.own[here] = Terms::FALSE;
            return State {
                reach: Terms::FALSE,
                ..self.frame.entry[0].unwrap_or(self.state)
            };
        };
        let exit = |e: &Self, p: usize| e.frame.exit[p].unwrap_or(e.state);
        let mut state = exit(self, *first);
        for &(p, cond) in rest {
            let other = exit(self, p);
            state.mem = self.w.merge_memory(cond, other.mem, state.mem);
            let t = &mut self.w.terms;
            state.events = t.ite(cond, other.events, state.events);
            state.convergent = t.ite(cond, other.convergent, state.convergent);
        }
        // Reached through the dominator and then by some edge.
        let base = self.frame.entry[dominator].unwrap_or(self.state).reach;
        let own = self.w.terms.any(preds.iter().map(|&(_, c)| c));
        self.frame.own[here] = own;
        state.reach = self.w.terms.and(base, own);
        state
    }

    /// Edges into a copy that can be taken: predecessor, and condition relative to the dominator of the copy. The
    /// copies before it must have been encoded.
    fn live_preds(&mut self, here: usize) -> Rc<[(usize, Term)]> {
        if let Some(known) = &self.frame.live[here] {
            return known.clone();
        }
        let dominator = self.frame.idom[here];
        let preds = self.frame.graph.copies[here].preds.clone();
        let mut out: Vec<(usize, Term)> = Vec::new();
        for (p, n) in preds {
            let to = self.relative(dominator, p);
            let edge = self.taken(p, n);
            let c = self.w.terms.and(to, edge);
            if c == Terms::FALSE {
                continue;
            }
            match out.iter_mut().find(|(q, _)| *q == p) {
                Some((_, d)) => *d = self.w.terms.or(*d, c),
                None => out.push((p, c)),
            }
        }
        let out: Rc<[(usize, Term)]> = out.into();
        self.frame.live[here] = Some(out.clone());
        out
    }

    /// Condition under which edge `n` of a copy is taken once the copy is entered.
    fn taken(&mut self, copy: usize, n: usize) -> Term {
        self.frame.edges[copy]
            .get(n)
            .copied()
            .unwrap_or(Terms::FALSE)
    }

    /// Condition under which `copy` is entered once `dominator` was, which dominates it: from one dominator to the
    /// next.
    fn relative(&mut self, dominator: usize, copy: usize) -> Term {
        let (mut chain, mut at) = (Vec::new(), copy);
        let mut all = loop {
            if at <= dominator {
                break Terms::TRUE;
            }
            if let Some(&t) = self.frame.relative.get(&(dominator, at)) {
                break t;
            }
            chain.push(at);
            at = self.frame.idom[at];
        };
        for c in chain.into_iter().rev() {
            let own = self.frame.own[c];
            all = self.w.terms.and(all, own);
            self.frame.relative.insert((dominator, c), all);
        }
        all
    }

    /// Phis take their values at the same time.
    fn phis(&mut self, here: usize) {
        let f = self.f();
        let block = self.frame.graph.copies[here].block;
        let preds = self.live_preds(here);
        let mut new = Vec::new();
        for phi in f.phis(block) {
            let mut merged: Option<Val> = None;
            for &(p, cond) in preds.iter() {
                let from = self.frame.graph.copies[p].block;
                let Some(v) = f.phi_value_for(phi, from) else {
                    continue;
                };
                let v = match self.value_at(v, p) {
                    Ok(v) => v,
                    Err(construct) => {
                        self.block(Some(phi), construct);
                        continue;
                    }
                };
                merged = Some(match merged {
                    None => v,
                    Some(m) => self.w.select_copied(cond, &v, &m),
                });
            }
            if let (Some(r), Some(v)) = (f.result(phi), merged) {
                match self.fast_result(f.flags(phi), f.inst_type(phi), v) {
                    Ok(v) => new.push((r, v)),
                    Err(construct) => self.block(Some(phi), construct),
                }
            }
        }
        for (r, v) in new {
            self.frame.defs.insert((here, r), v);
        }
    }

    /// The value of `v` at the end of a copy, without counting as a use (a phi hands undef on as it is).
    pub(super) fn value_at(&mut self, v: Value, copy: usize) -> Result<Val> {
        let f = self.f();
        match f.value_def(v) {
            tandem_ir::function::ValueDef::Inst(i) => {
                let home = f.inst_block(i);
                self.find(v, home, copy)
            }
            _ => self.leaf(v),
        }
    }

    /// Looks an instruction's result up from a copy backwards; joins on the way merge. Copies are visited in
    /// order, so that long chains need no recursion.
    fn find(&mut self, v: Value, home: Option<tandem_ir::Block>, copy: usize) -> Result<Val> {
        // Which copies have to be asked: backwards from here to the definitions.
        let mut ask = vec![copy];
        let mut seen = rustc_hash::FxHashSet::default();
        let mut order = Vec::new();
        while let Some(c) = ask.pop() {
            if self.frame.defs.contains_key(&(c, v))
                || self.frame.found.contains_key(&(c, v))
                || !seen.insert(c)
            {
                continue;
            }
            order.push(c);
            let at_home = Some(self.frame.graph.copies[c].block) == home;
            if !at_home {
                ask.extend(self.live_preds(c).iter().map(|&(p, _)| p));
            }
        }
        order.sort_unstable();
        for c in order {
            let mut merged: Option<Val> = None;
            for &(p, cond) in self.live_preds(c).iter() {
                let known = self
                    .frame
                    .defs
                    .get(&(p, v))
                    .or_else(|| self.frame.found.get(&(p, v)));
                let Some(known) = known.cloned() else {
                    continue;
                };
                merged = Some(match merged {
                    None => known,
                    Some(m) if m == known => m,
                    Some(m) => self.w.select_copied(cond, &known, &m),
                });
            }
            if let Some(m) = merged {
                self.frame.found.insert((c, v), m);
            }
        }
        let got = self
            .frame
            .defs
            .get(&(copy, v))
            .or_else(|| self.frame.found.get(&(copy, v)));
        match got.cloned() {
            Some(v) => Ok(v),
            // Only where no execution gets: the definition itself was not reached.
            None => self.poison(self.f().value_type(v)),
        }
    }

    /// The end of a block: conditions of its edges, or a return.
    fn terminator(
        &mut self,
        i: Inst,
        here: usize,
        returns: &mut Vec<(State, Option<Val>)>,
    ) -> Result<()> {
        let f = self.f();
        let edges = match f.kind(i) {
            InstKind::Ret => {
                let value = match f.num_operands(i) {
                    0 => None,
                    _ => Some(self.operand(i, 0)?),
                };
                returns.push((self.state, value));
                Vec::new()
            }
            InstKind::Unreachable => {
                self.ub_if(Terms::TRUE);
                Vec::new()
            }
            InstKind::Br if f.num_operands(i) == 1 => vec![Terms::TRUE],
            InstKind::Br => {
                let c = self.condition(i)?;
                let c = self.w.terms.bit_to_bool(c);
                let n = self.w.terms.not(c);
                vec![c, n]
            }
            InstKind::Switch => self.switch(i)?,
            k => return Err(k.mnemonic().to_owned()),
        };
        self.w.branches.extend(edges.iter().skip(1));
        // A call inside the block may not have returned: edges are conditions given the entry.
        let entry = self.frame.entry[here].unwrap_or(self.state).reach;
        let survived = self.since(entry);
        let t = &mut self.w.terms;
        self.frame.edges[here] = edges.into_iter().map(|e| t.and(survived, e)).collect();
        Ok(())
    }

    /// Condition under which execution is still going, given `entry`.
    fn since(&mut self, entry: Term) -> Term {
        if entry == self.state.reach {
            Terms::TRUE
        } else {
            self.state.reach
        }
    }

    /// The condition of a `br` or `switch`: one that is poison or undef is undefined behaviour.
    fn condition(&mut self, i: Inst) -> Result<Term> {
        let s = self.scalar_operand(i, 0)?;
        self.ub_if(s.poison);
        self.ub_if_undef(s.bits);
        Ok(s.bits)
    }

    /// Undefined behaviour if the bits are not the same for every choice for the undef values in them.
    pub(super) fn ub_if_undef(&mut self, bits: Term) {
        if let Some(other) = self.under_other_undef(bits) {
            let differ = self.w.terms.ne(bits, other);
            self.ub_if(differ);
        }
    }

    fn switch(&mut self, i: Inst) -> Result<Vec<Term>> {
        let f = self.f();
        let c = self.condition(i)?;
        let mut none = Terms::TRUE;
        let mut cases = Vec::new();
        let values: Vec<Value> = f.switch_cases(i).map(|(v, _)| v).collect();
        for v in values {
            let case = self
                .leaf(v)?
                .scalar()
                .map(|s| s.bits)
                .ok_or("switch case")?;
            let t = &mut self.w.terms;
            let hit = t.eq(c, case);
            let miss = t.not(hit);
            none = t.and(none, miss);
            cases.push(hit);
        }
        // Case values are distinct, so that no order is needed.
        let mut out = vec![none];
        out.extend(cases);
        Ok(out)
    }

    /// The state behind all returns and the returned value.
    fn leave(&mut self, returns: Vec<(State, Option<Val>)>, start: State) -> Option<Val> {
        let mut all = returns.into_iter();
        let Some((mut state, mut value)) = all.next() else {
            self.state = State {
                reach: Terms::FALSE,
                ..start
            };
            return None;
        };
        for (s, v) in all {
            state.mem = self.w.merge_memory(s.reach, s.mem, state.mem);
            let t = &mut self.w.terms;
            state.events = t.ite(s.reach, s.events, state.events);
            state.convergent = t.ite(s.reach, s.convergent, state.convergent);
            value = match (value, v) {
                (Some(a), Some(b)) => Some(Val::select(t, s.reach, &b, &a)),
                (a, _) => a,
            };
            state.reach = t.or(state.reach, s.reach);
        }
        self.state = state;
        value
    }

    /// The meaning of `freeze`: poison and undef become one value, the same at every use.
    pub(super) fn freeze(&mut self, i: Inst) -> Result<Val> {
        let v = self.operand(i, 0)?;
        Ok(v.map(&mut |s| self.freeze_scalar(s)))
    }

    /// Freezes a scalar.
    pub(super) fn freeze_scalar(&mut self, s: super::Scalar) -> super::Scalar {
        // One draw for both: whether it is poison may hang on the same undef values as its bits.
        let s = self.fix_undef(s);
        if s.poison == Terms::FALSE {
            return super::Scalar::defined(s.bits);
        }
        let width = self.w.terms.width(s.bits);
        let any = self.choose(ChoiceKind::Freeze, width);
        super::Scalar::defined(self.w.terms.ite(s.poison, any, s.bits))
    }
}

/// Immediate dominators of copies in topological order (Cooper, Harvey, Kennedy; one sweep suffices without cycles).
fn dominators(g: &Unrolled) -> Vec<usize> {
    let mut idom = vec![0; g.copies.len()];
    for n in 1..g.copies.len() {
        let mut meet: Option<usize> = None;
        for &(p, _) in &g.copies[n].preds {
            meet = Some(match meet {
                None => p,
                Some(mut a) => {
                    let mut b = p;
                    while a != b {
                        if a > b { a = idom[a] } else { b = idom[b] }
                    }
                    a
                }
            });
        }
        idom[n] = meet.unwrap_or(0);
    }
    idom
}
