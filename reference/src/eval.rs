//! What a value must be at a place, by folding and by facts.
//!
//! There are two kinds of place: the end of a block, and an edge `P -> B` seen
//! from inside `B`. On an edge two instances of a value of `B` must be told apart:
//! the one that this entry into `B` computes, and the one of an earlier trip that
//! a phi may carry in. Facts known in `P` describe earlier instances only; they
//! are never applied to what `B` is about to compute (JT-R4: "evaluated on the
//! edge").

use crate::facts::{Fact, Facts, switch_values};
use crate::fold::{Known, constant, fold, width_of};
use crate::sets::{Set, implied, swapped};
use crate::view::View;
use std::collections::BTreeMap;
use tandem_ir::{Block, Inst, InstKind, IntPredicate, Type, Value};

/// Where a terminator goes.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Outcome {
    /// Nothing is known of it.
    Unknown,
    /// To this block, if it does not run into undefined behaviour.
    Goes(Block),
    /// The condition is undef or poison, or control does not get here: any choice refines.
    Any,
    /// The condition is a frozen undef or poison: one arbitrary choice, seen by other uses too (JT-T9b).
    Arbitrary,
}

/// Evaluates values at one place.
pub struct Evaluator<'a> {
    view: &'a View<'a>,
    sets: BTreeMap<Value, Set>,
    compares: Vec<(IntPredicate, Value, Value)>,
    /// The edge `(P, B)` if the place is inside `B` after entering from `P`.
    edge: Option<(Block, Block)>,
    memo: BTreeMap<(Value, bool), Known>,
}

/// Longest chain of instructions that is followed.
const DEPTH: u32 = 48;

impl<'a> Evaluator<'a> {
    /// At a place where the first `groups` groups of facts hold.
    pub fn new(
        view: &'a View<'a>,
        facts: &Facts,
        groups: usize,
        edge: Option<(Block, Block)>,
    ) -> Self {
        let mut e = Evaluator {
            view,
            sets: BTreeMap::new(),
            compares: Vec::new(),
            edge,
            memo: BTreeMap::new(),
        };
        for fact in facts.groups.iter().take(groups).flat_map(|g| &g.1) {
            match fact {
                Fact::In(v, s) => {
                    let joined = e
                        .sets
                        .get(v)
                        .map_or_else(|| s.clone(), |old| old.intersect(s));
                    e.sets.insert(*v, joined);
                }
                Fact::Compare(p, a, b) => e.compares.push((*p, *a, *b)),
            }
        }
        e
    }

    /// At the end of a block.
    pub fn at_end(view: &'a View<'a>, b: Block) -> Self {
        Evaluator::new(view, &crate::facts::at_end(view, b), usize::MAX, None)
    }

    /// On the edges `from -> to`.
    pub fn on_edge(view: &'a View<'a>, from: Block, to: Block) -> Self {
        let facts = crate::facts::on_edge(view, from, to);
        Evaluator::new(view, &facts, usize::MAX, Some((from, to)))
    }

    /// Right before an instruction.
    pub fn before(view: &'a View<'a>, i: Inst) -> Self {
        Evaluator::new(view, &crate::facts::before(view, i), usize::MAX, None)
    }

    /// With no fact at all: what the value is wherever it is defined.
    pub fn anywhere(view: &'a View<'a>) -> Self {
        Evaluator::new(view, &Facts::default(), 0, None)
    }

    /// What the value is at the place.
    pub fn value(&mut self, v: Value) -> Known {
        self.get(v, self.edge.is_some(), DEPTH)
    }

    /// True if the value is computed by the block that the edge enters.
    fn is_fresh(&self, v: Value, fresh: bool) -> bool {
        let block = self
            .view
            .f
            .def_inst(v)
            .and_then(|i| self.view.f.inst_block(i));
        fresh && block.is_some() && block == self.edge.map(|e| e.1)
    }

    /// The value that facts may be asked about: itself, or what a phi of the entered block carries in.
    fn symbol(&self, v: Value, fresh: bool) -> Option<Value> {
        if !self.is_fresh(v, fresh) {
            return Some(v);
        }
        let phi = self.view.f.def_inst(v).filter(|&i| self.view.f.is_phi(i))?;
        self.view.f.phi_value_for(phi, self.edge?.0)
    }

    fn get(&mut self, v: Value, fresh: bool, depth: u32) -> Known {
        if self.view.f.as_const(v).is_some() {
            return constant(self.view.cx, self.view.f, v);
        }
        let fresh = self.is_fresh(v, fresh);
        if let Some(k) = self.memo.get(&(v, fresh)) {
            return k.clone();
        }
        let k = match depth.checked_sub(1) {
            Some(d) if fresh => self.compute(v, true, d),
            Some(d) => match self.by_fact(v) {
                Known::Unknown => self.compute(v, false, d),
                k => k,
            },
            None => return Known::Unknown,
        };
        self.memo.insert((v, fresh), k.clone());
        k
    }

    fn by_fact(&self, v: Value) -> Known {
        match self.sets.get(&v) {
            Some(s) if s.is_empty() => Known::Poison,
            Some(s) => s.single().map_or(Known::Unknown, Known::int),
            None => Known::Unknown,
        }
    }

    fn compute(&mut self, v: Value, fresh: bool, depth: u32) -> Known {
        let (cx, f) = (self.view.cx, self.view.f);
        let Some(i) = f.def_inst(v) else {
            return Known::Unknown;
        };
        if f.is_phi(i) {
            return match self.phi_source(i, fresh) {
                Some(source) => self.get(source, false, depth),
                None => Known::Unknown,
            };
        }
        match fold(cx, f, i, |o| self.get(o, fresh, depth)) {
            Known::Unknown => match f.kind(i) {
                InstKind::ICmp(p) => self.compare(i, *p, fresh, depth),
                _ => Known::Unknown,
            },
            k => k,
        }
    }

    /// What a phi takes: by the edge, or because all its entries agree.
    fn phi_source(&self, phi: Inst, fresh: bool) -> Option<Value> {
        let f = self.view.f;
        if fresh {
            return f.phi_value_for(phi, self.edge?.0);
        }
        let mut all = f.phi_incoming(phi).map(|(v, _)| v);
        let first = all.next()?;
        (all.all(|v| v == first) && Some(first) != f.result(phi)).then_some(first)
    }

    /// A comparison that constants alone do not decide.
    fn compare(&mut self, i: Inst, p: IntPredicate, fresh: bool, depth: u32) -> Known {
        let f = self.view.f;
        let (a, b) = (f.operand(i, 0), f.operand(i, 1));
        let (sa, sb) = (self.symbol(a, fresh), self.symbol(b, fresh));
        let mut decided = match (sa, sb) {
            (Some(x), Some(y)) => self.compares.iter().find_map(|&(q, l, r)| match (l, r) {
                _ if (l, r) == (x, y) => implied(q, p),
                _ if (l, r) == (y, x) => implied(swapped(q), p),
                _ => None,
            }),
            _ => None,
        };
        if decided.is_none() {
            decided = self.by_sets(p, (a, sa), (b, sb), fresh, depth);
        }
        // A sign flag may make the result poison although the order is known.
        match decided {
            Some(r) if f.flags(i).is_empty() => Known::bool(r),
            Some(r) => Known::bool(r).or_poison(),
            None => Known::Unknown,
        }
    }

    fn by_sets(
        &mut self,
        p: IntPredicate,
        (a, sa): (Value, Option<Value>),
        (b, sb): (Value, Option<Value>),
        fresh: bool,
        depth: u32,
    ) -> Option<bool> {
        let exact = |k: Known| match k {
            Known::Int { bits, exact: true } => Some(bits),
            _ => None,
        };
        if let (Some(set), Some(c)) = (
            sa.and_then(|x| self.sets.get(&x)).cloned(),
            exact(self.get(b, fresh, depth)),
        ) {
            return set.decides(p, c);
        }
        let set = sb.and_then(|y| self.sets.get(&y)).cloned()?;
        set.decides(swapped(p), exact(self.get(a, fresh, depth))?)
    }

    /// Where the terminator of `b` goes; on an edge, `b` is the block entered.
    pub fn outcome(&mut self, b: Block) -> Outcome {
        let f = self.view.f;
        let Some(t) = f.terminator(b) else {
            return Outcome::Unknown;
        };
        if !matches!(f.kind(t), InstKind::Br | InstKind::Switch) {
            return Outcome::Unknown;
        }
        let mut targets = f.inst_successors(t);
        let first = targets.next();
        if let (Some(only), true) = (first, targets.all(|s| Some(s) == first)) {
            return Outcome::Goes(only);
        }
        let cond = f.operand(t, 0);
        match self.value(cond) {
            Known::Undef | Known::Poison => Outcome::Any,
            Known::Arbitrary => Outcome::Arbitrary,
            Known::Int { bits, .. } => self.target(t, bits),
            Known::Unknown => self.target_by_set(t, cond),
        }
    }

    /// The target of a branch or switch for a value of its condition.
    fn target(&self, t: Inst, bits: u128) -> Outcome {
        let (cx, f) = (self.view.cx, self.view.f);
        let to = match f.kind(t) {
            InstKind::Br => f.as_block(f.operand(t, if bits == 1 { 1 } else { 2 })),
            _ => {
                let is = |v: Value| constant(cx, f, v).as_int() == Some(bits);
                let case = f.switch_cases(t).find(|c| is(c.0)).map(|c| c.1);
                // A value without a case goes to the default (JT-T18).
                case.or_else(|| f.as_block(f.operand(t, 1)))
            }
        };
        to.map_or(Outcome::Unknown, Outcome::Goes)
    }

    /// The target of a switch if every value that the facts allow goes to the same one.
    fn target_by_set(&self, t: Inst, cond: Value) -> Outcome {
        let f = self.view.f;
        let symbol = self.symbol(cond, self.edge.is_some());
        let Some(set) = symbol.and_then(|s| self.sets.get(&s)) else {
            return Outcome::Unknown;
        };
        if !matches!(f.kind(t), InstKind::Switch) || f.value_type(cond) == Type::I1 {
            return Outcome::Unknown;
        }
        let leads = |s: &Block| switch_values(self.view, t, *s).is_some_and(|v| set.within(&v));
        f.inst_successors(t)
            .find(leads)
            .map_or(Outcome::Unknown, Outcome::Goes)
    }
}

/// The type's width, for callers that turn a known integer into a constant.
pub fn width(view: &View<'_>, v: Value) -> Option<u32> {
    width_of(view.cx, view.f.value_type(v))
}
