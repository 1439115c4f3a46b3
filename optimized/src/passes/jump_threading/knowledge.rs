//! What is known of a value on the edge from a predecessor to a block (JT-R4).
//!
//! A value of the block itself is computed from the values that its phis take on that edge;
//! any other value is one at the end of the predecessor, where the predecessor's own
//! terminator, conditions up its single-predecessor chain and lazy value info speak.
//! The chain is never followed beyond the definition of the value asked for: conditions
//! there would speak of an earlier instance of it (HB-3).

use super::implication::{Question, implied_by};
use super::remembered::ReadSet;
use super::terminators::Terminators;
use crate::analysis::lvi::constraint;
use crate::analysis::lvi::transfer::{base, is_transparent, transfer};
use crate::analysis::lvi::{Fact, Lvi, Set};
use crate::analysis::range::Range;
use crate::context::Cx;
use crate::defects::planted;
use smallvec::SmallVec;
use tandem_ir::rewrite::Why;
use tandem_ir::{Block, Function, Inst, InstKind, Type, Value};

/// How deep instructions are looked through.
const DEPTH: u32 = 8;
/// Values that one question may look at.
const VALUES: usize = 32;

/// Where an answer came from; later ones are stronger means.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug)]
enum Source {
    Constant,
    Edge,
    Chain(u32),
    Lvi,
}

/// What a terminator does.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(super) enum Outcome {
    /// It goes there.
    Goes(Block, Why),
    /// Its condition is undef or poison: any successor will do.
    Any,
}

/// Knowledge on the edges from one predecessor to a block.
pub(super) struct EdgeView<'a> {
    cx: Cx<'a>,
    f: &'a Function,
    block: Block,
    pred: Block,
    /// The edge itself, then the edges of the chain upwards.
    hops: SmallVec<[(Block, Block); 4]>,
    /// Of which values terminators can say something.
    terminators: &'a mut Terminators,
    /// How many of the hops were asked that yet; hops are asked in order.
    asked: usize,
    lvi: Option<&'a mut Lvi>,
    /// (value, taken at the end of the predecessor) and its fact.
    memo: SmallVec<[(Value, bool, Fact); 16]>,
    source: Source,
    /// Values whose comparison was held against the conditions of hops.
    related: SmallVec<[Value; 4]>,
}

impl<'a> EdgeView<'a> {
    pub(super) fn new(
        cx: Cx<'a>,
        f: &'a Function,
        terminators: &'a mut Terminators,
        (pred, block): (Block, Block),
        chain: u32,
        lvi: Option<&'a mut Lvi>,
    ) -> Self {
        let hops = guard_chain(cx, f, terminators, (pred, block), chain);
        EdgeView {
            cx,
            f,
            block,
            pred,
            hops,
            terminators,
            asked: 0,
            lvi,
            memo: SmallVec::new(),
            source: Source::Constant,
            related: SmallVec::new(),
        }
    }

    /// The view before anything was asked, now with the help of lazy value info.
    pub(super) fn with_lvi(self, lvi: &'a mut Lvi) -> Self {
        EdgeView {
            lvi: Some(lvi),
            asked: 0,
            memo: SmallVec::new(),
            source: Source::Constant,
            related: SmallVec::new(),
            ..self
        }
    }

    /// What the block's terminator does when control comes along the edge.
    pub(super) fn outcome(&mut self, decider: &Decider) -> Option<Outcome> {
        let fact = self.fact(self.f.operand(decider.terminator, 0), DEPTH);
        let dest = match decider.outcome(self.cx, self.f, fact)? {
            Outcome::Goes(dest, _) => dest,
            Outcome::Any => return Some(Outcome::Any),
        };
        let why = match self.source {
            Source::Constant => Why::PhiConstant,
            Source::Edge => Why::EdgeCondition,
            Source::Chain(n) => Why::Implication(n),
            Source::Lvi => Why::LazyValueInfo,
        };
        Some(Outcome::Goes(dest, why))
    }

    /// The fact of a value while the block runs after coming along the edge.
    pub(super) fn fact(&mut self, v: Value, depth: u32) -> Fact {
        if let Some(fact) = Fact::of_const(self.cx, self.f, v) {
            return fact;
        }
        let inside = |at_end: bool| planted!(self.cx, MemoForgetsPlace, !at_end, true);
        if let Some(m) = self.memo.iter().find(|m| m.0 == v && inside(m.1)) {
            return m.2;
        }
        if depth == 0 || self.memo.len() > VALUES {
            return base(self.cx, self.f, v);
        }
        let local = self.f.def_inst(v).filter(|&i| self.in_block(i));
        let (cx, f) = (self.cx, self.f);
        let fact = match local {
            Some(i) if f.is_phi(i) => match self.incoming(i) {
                Some(w) => self.outer(w, depth - 1),
                None => Fact::TOP,
            },
            Some(i) if is_transparent(f.kind(i)) => {
                let mut fact = transfer(cx, f, i, &mut |op| Some(self.fact(op, depth - 1)))
                    .unwrap_or(Fact::TOP);
                if let InstKind::ICmp(pred) = *f.kind(i)
                    && fact.set == Set::Top
                    && let (Some(left), Some(right)) = (
                        self.translate(f.operand(i, 0)),
                        self.translate(f.operand(i, 1)),
                    )
                {
                    fact.set = self.relation(Question { pred, left, right });
                }
                fact
            }
            Some(_) => base(cx, f, v),
            None => self.outer(v, depth),
        };
        self.memo.push((v, false, fact));
        fact
    }

    /// What a phi of the block is on the edge.
    fn incoming(&self, phi: Inst) -> Option<Value> {
        let f = self.f;
        let value = f.phi_value_for(phi, self.pred);
        planted!(
            self.cx,
            PhiOfFirstPredecessor,
            value,
            faulty::first_entry(f, phi)
        )
    }

    fn in_block(&self, i: Inst) -> bool {
        self.f.inst_block(i) == Some(self.block)
    }

    /// The value at the end of the predecessor that a value of the block is equal to. An instruction of the
    /// block has none: translating one side of a comparison only would compare two iterations (HB-3).
    fn translate(&self, v: Value) -> Option<Value> {
        match self.f.def_inst(v).filter(|&i| self.in_block(i)) {
            None => Some(v),
            Some(i) if self.f.is_phi(i) => self.f.phi_value_for(i, self.pred),
            Some(_) => planted!(self.cx, OneSideTranslated, None, Some(v)),
        }
    }

    /// The fact of a value at the end of the predecessor, given that control then takes the edge.
    fn outer(&mut self, w: Value, depth: u32) -> Fact {
        let (cx, f) = (self.cx, self.f);
        if let Some(fact) = Fact::of_const(cx, f, w) {
            return fact;
        }
        if let Some(m) = self.memo.iter().find(|m| m.0 == w && m.1) {
            return m.2;
        }
        let def = f.def_inst(w);
        let through =
            def.filter(|&i| depth > 0 && self.memo.len() <= VALUES && is_transparent(f.kind(i)));
        let mut fact = match through {
            Some(i) => {
                let computed = transfer(cx, f, i, &mut |op| Some(self.outer(op, depth - 1)));
                let mut fact = computed.unwrap_or(Fact::TOP);
                if let InstKind::ICmp(pred) = *f.kind(i)
                    && fact.set == Set::Top
                {
                    let (left, right) = (f.operand(i, 0), f.operand(i, 1));
                    fact.set = self.relation(Question { pred, left, right });
                }
                fact
            }
            None => base(cx, f, w),
        };
        let home = def.and_then(|i| f.inst_block(i));
        for n in 0..self.hops.len() {
            let (from, to) = self.hops[n];
            if self.speaks_of(n, w) {
                let said = fact.constrain(constraint::on_edge(cx, f, from, to, w));
                self.improve(&mut fact, said, hop_source(n));
            }
            let said = planted!(cx, PassedEdgeMeansDefined, None, Some(fact.set));
            if let Some(set) = said {
                self.improve(&mut fact, Fact::defined(set), hop_source(n));
            }
            if Some(from) == home {
                break;
            }
        }
        if fact.as_single().is_none()
            && let Some(lvi) = self.lvi.as_deref_mut()
        {
            let said = sharpened(fact, lvi.at_end(cx, f, w, self.pred));
            self.improve(&mut fact, said, Source::Lvi);
        }
        self.memo.push((w, true, fact));
        fact
    }

    /// True if lazy value info knows more of a value that was asked for at the end of the predecessor. If not, asking
    /// again with its help would be the same walk, with the same answer; the values stand in the order in which that
    /// walk would come to them, so that lazy value info is asked the same questions either way.
    pub(super) fn is_sharpened_by(&self, lvi: &mut Lvi) -> bool {
        let mut open = self
            .memo
            .iter()
            .filter(|m| m.1 && m.2.as_single().is_none());
        open.any(|&(w, _, fact)| fact != sharpened(fact, lvi.at_end(self.cx, self.f, w, self.pred)))
    }

    /// Adds the blocks in which something was read to answer what was asked so far. What lazy value info read does not
    /// count: it keeps its answers, and what it is told to forget is at home where a value is that was looked at here.
    pub(super) fn tell_read(&mut self, read: &mut ReadSet) {
        let f = self.f;
        if !self.related.is_empty() {
            self.asked = self.hops.len();
        }
        read.insert(self.block);
        for (n, hop) in self.hops.iter().enumerate() {
            read.insert(hop.0);
            if n < self.asked {
                let homes = self.terminators.homes(f, hop.0);
                read.elsewhere |= homes.is_none();
                homes
                    .into_iter()
                    .flatten()
                    .for_each(|&home| read.insert(home));
            }
        }
        let mut at_home = |v: Value| {
            if let Some(home) = f.def_inst(v).and_then(|i| f.inst_block(i)) {
                read.insert(home);
            }
        };
        self.memo.iter().for_each(|m| at_home(m.0));
        self.related.iter().for_each(|&v| at_home(v));
    }

    /// False if what the terminator of a hop says cannot be about the value.
    fn speaks_of(&mut self, hop: usize, w: Value) -> bool {
        self.asked = self.asked.max(hop + 1);
        let from = self.hops[hop].0;
        self.terminators.speaks_of(self.f, from, w)
    }

    fn improve(&mut self, fact: &mut Fact, said: Fact, source: Source) {
        if *fact != said {
            *fact = said;
            self.source = self.source.max(source);
        }
    }

    /// A comparison of two values at the end of the predecessor, by conditions that were passed on the way.
    fn relation(&mut self, q: Question) -> Set {
        let f = self.f;
        if q.left == q.right {
            use tandem_ir::IntPredicate::*;
            return Set::Range(Range::bool(matches!(q.pred, Eq | Uge | Ule | Sge | Sle)));
        }
        self.related.extend([q.left, q.right]);
        let home = |v: Value| f.def_inst(v).and_then(|i| f.inst_block(i));
        let homes = [home(q.left), home(q.right)];
        for n in 0..self.hops.len() {
            let (from, to) = self.hops[n];
            if let Some((cond, truth)) = branch_taken(f, from, to)
                && let Some(answer) = implied_by(self.cx, f, cond, truth, q)
            {
                self.source = self.source.max(hop_source(n));
                return Set::Range(Range::bool(answer));
            }
            if homes.contains(&Some(from)) {
                break;
            }
        }
        Set::Top
    }
}

/// A fact with what lazy value info says besides.
fn sharpened(fact: Fact, end: Fact) -> Fact {
    Fact {
        undef: fact.undef && end.undef,
        ..fact.constrain(end.set)
    }
}

fn hop_source(n: usize) -> Source {
    match n {
        0 => Source::Edge,
        n => Source::Chain(n as u32),
    }
}

/// The condition of a branch and how it came out on the way from `from` to `to`.
fn branch_taken(f: &Function, from: Block, to: Block) -> Option<(Value, bool)> {
    let t = f.terminator(from)?;
    if !matches!(f.kind(t), InstKind::Br) || f.num_operands(t) != 3 {
        return None;
    }
    Some((f.operand(t, 0), constraint::branch_outcome(f, t, to)?))
}

/// JT-T14: conditions hold only where they dominate; the chain goes up through *unique* predecessors, at
/// most `limit` of them beyond the predecessor itself.
pub(super) fn guard_chain(
    cx: Cx<'_>,
    f: &Function,
    terminators: &mut Terminators,
    (pred, block): (Block, Block),
    limit: u32,
) -> SmallVec<[(Block, Block); 4]> {
    let mut hops: SmallVec<[(Block, Block); 4]> = SmallVec::new();
    hops.push((pred, block));
    let mut at = pred;
    for _ in 0..planted!(cx, ChainOneHopTooFar, limit, limit + 1) {
        let above = terminators.only_predecessor(f, at);
        match planted!(cx, ChainThroughMerge, above, f.pred_edges(at).next()) {
            // Coming back to the block would be another iteration.
            Some(up) if at != block && up != at => {
                hops.push((up, at));
                at = up;
            }
            _ => break,
        }
    }
    hops
}

/// A terminator that is asked many times.
pub(super) struct Decider {
    terminator: Inst,
    /// Cases of a large switch by value.
    cases: Vec<(u128, Block)>,
}

impl Decider {
    /// For a conditional branch or a switch.
    pub(super) fn new(cx: Cx<'_>, f: &Function, terminator: Inst) -> Decider {
        const LARGE: usize = 16;
        let mut cases = Vec::new();
        if matches!(f.kind(terminator), InstKind::Switch) && f.num_operands(terminator) > LARGE {
            let of = f.switch_cases(terminator).map(|(v, to)| {
                let value = Fact::of_const(cx, f, v).and_then(Fact::as_single);
                value.map(|n| (n, to))
            });
            // A case that ranges do not describe leaves the list empty, and the slow way to decide.
            cases = of.collect::<Option<Vec<_>>>().unwrap_or_default();
            cases.sort_unstable();
        }
        Decider { terminator, cases }
    }

    /// What the terminator does if its condition is as the fact says.
    fn outcome(&self, cx: Cx<'_>, f: &Function, fact: Fact) -> Option<Outcome> {
        if let (Some(v), false) = (fact.as_single(), self.cases.is_empty()) {
            let dest = match self.cases.binary_search_by_key(&v, |c| c.0) {
                Ok(n) => self.cases[n].1,
                Err(_) => {
                    let default = f.as_block(f.operand(self.terminator, 1))?;
                    planted!(
                        cx,
                        LargeSwitchTakesNearest,
                        default,
                        faulty::next_case(&self.cases, v)
                    )
                }
            };
            return Some(Outcome::Goes(dest, Why::Fold));
        }
        outcome_of(cx, f, self.terminator, fact)
    }
}

/// What a terminator does if its condition is as the fact says.
pub(super) fn outcome_of(cx: Cx<'_>, f: &Function, t: Inst, fact: Fact) -> Option<Outcome> {
    if fact.is_undef() {
        return Some(Outcome::Any);
    }
    let dest = match f.kind(t) {
        InstKind::Br if f.num_operands(t) == 3 => {
            f.as_block(f.operand(t, if fact.as_bool()? { 1 } else { 2 }))?
        }
        InstKind::Switch => {
            let ty = f.value_type(f.operand(t, 0));
            guard_switch_dest(cx, f, t, range_of(fact, ty)?)?
        }
        _ => return None,
    };
    Some(Outcome::Goes(dest, Why::Fold))
}

fn range_of(fact: Fact, ty: Type) -> Option<Range> {
    match fact.set {
        Set::Range(r) if ty.int_width() == Some(r.width()) => Some(r),
        _ => None,
    }
}

/// Where a switch goes for every value of a range. JT-T18: a value without a case goes to the default.
pub(super) fn guard_switch_dest(
    cx: Cx<'_>,
    f: &Function,
    switch: Inst,
    range: Range,
) -> Option<Block> {
    let mut dest: Option<Block> = None;
    let mut covered: u128 = 0;
    for (v, to) in f.switch_cases(switch) {
        let value = Fact::of_const(cx, f, v)?.as_single()?;
        if range.contains(value) {
            covered += 1;
            if *dest.get_or_insert(to) != to {
                return None;
            }
        }
    }
    // Cases are distinct, so counting them tells whether some value of the range has none.
    let rest = covered == 0 || covered - 1 < range.span();
    if planted!(cx, SwitchCountsOneTooMany, rest, covered < range.span()) {
        let default = f.as_block(f.operand(switch, 1))?;
        let default = planted!(
            cx,
            NoCaseGoesToFirstCase,
            default,
            f.switch_cases(switch).next()?.1
        );
        if *dest.get_or_insert(default) != default {
            return None;
        }
    }
    dest
}

/// False if no predecessor can know more of the terminator's condition than the block itself: it hangs on
/// nothing that comes from outside.
pub(super) fn depends_on_edge(f: &Function, b: Block) -> bool {
    let Some(t) = f.terminator(b) else {
        return false;
    };
    let mut seen: SmallVec<[Value; 16]> = SmallVec::new();
    let mut work: SmallVec<[Value; 16]> = SmallVec::new();
    work.push(f.operand(t, 0));
    while let Some(v) = work.pop() {
        if seen.contains(&v) || f.as_const(v).is_some() {
            continue;
        }
        seen.push(v);
        let Some(i) = f.def_inst(v).filter(|&i| f.inst_block(i) == Some(b)) else {
            return true;
        };
        if f.is_phi(i) || seen.len() >= VALUES {
            return true;
        }
        if is_transparent(f.kind(i)) {
            work.extend(f.operands(i));
        }
    }
    false
}
