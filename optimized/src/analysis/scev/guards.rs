//! What branches and assumptions before a loop say of its entry.
//!
//! Such facts hold at that place only: they answer questions there, and are never kept beside an expression.

use super::ScalarEvolution;
use super::count::gcd_wide;
use super::facts::common;
use crate::analysis::nest::LoopId;
use crate::analysis::predicates::{inverse, swapped};
use crate::analysis::range::{Range, mask, signed};
use crate::defects::planted;
use rustc_hash::FxHashMap;
use std::cell::RefCell;
use tandem_ir::claims::scev::{Cast, Expr, Nary, Node};
use tandem_ir::{BinOp, Block, InstKind, IntPredicate, Value};

/// Branches above a loop that are looked at.
const MAX_GUARDS: usize = 32;
/// How deep conditions are taken apart.
const DEPTH: u32 = 4;
/// How deep an expression is looked into for its range where facts hold.
const THERE: u32 = 10;
/// Nodes of an expression that is looked into for that.
const MAX_THERE: u32 = 64;

/// What was found of expressions at a depth while one question is answered: comparisons of the same few values lead to each
/// other in many ways.
type Found = RefCell<FxHashMap<(Expr, u32), [Range; 2]>>;

/// A comparison that holds.
#[derive(Clone, Copy)]
pub(super) struct Fact {
    pred: IntPredicate,
    a: Expr,
    b: Expr,
}

/// True if the first comparison of two operands implies the second.
fn implies(holds: IntPredicate, asked: IntPredicate) -> bool {
    use IntPredicate::*;
    holds == asked
        || matches!(
            (holds, asked),
            (Eq, Ule | Uge | Sle | Sge)
                | (Ugt, Uge | Ne)
                | (Ult, Ule | Ne)
                | (Sgt, Sge | Ne)
                | (Slt, Sle | Ne)
        )
}

impl ScalarEvolution<'_> {
    /// The comparisons that hold whenever a loop is entered.
    pub(super) fn guards(&mut self, l: LoopId) -> Vec<Fact> {
        let f = self.f;
        let header = self.nest.loops[l].header;
        let mut facts = Vec::new();
        let mut entering: Vec<Block> = f
            .pred_edges(header)
            .filter(|&p| !self.nest.holds(l, p))
            .collect();
        entering.sort_unstable();
        entering.dedup();
        let [first] = entering[..] else {
            return facts;
        };
        self.note_edge(first, header, &mut facts);
        self.note_assumptions(first, &mut facts);
        self.note_above(first, None, &mut facts);
        self.drop_refuted(&mut facts);
        let _narrowed: usize = planted!(
            self.cx,
            ScevUseFactCachedAsDefinition,
            0,
            self.remember(&facts)
        );
        facts
    }

    /// What cannot be is no guard: nobody comes to that place, and whatever is made of it is of no use.
    fn drop_refuted(&self, facts: &mut Vec<Fact>) {
        let is_refuted = |g: &Fact| self.holds_by_range(inverse(g.pred), g.a, g.b);
        if facts.iter().any(is_refuted) {
            facts.clear();
        }
    }

    /// What has been passed where control comes to a block, in iterations of a loop that are going on: branches and assumptions
    /// of blocks that dominate it, up to the loop's header.
    pub(super) fn passed(&mut self, l: LoopId, b: Block) -> Vec<Fact> {
        let mut facts = Vec::new();
        self.note_above(b, Some(self.nest.loops[l].header), &mut facts);
        self.drop_refuted(&mut facts);
        facts
    }

    /// What has been passed on an edge that goes back to the header of a loop.
    pub(super) fn passed_back(&mut self, l: LoopId, latch: Block) -> Vec<Fact> {
        let header = self.nest.loops[l].header;
        let mut facts = Vec::new();
        self.note_edge(latch, header, &mut facts);
        self.note_assumptions(latch, &mut facts);
        self.note_above(latch, Some(header), &mut facts);
        self.drop_refuted(&mut facts);
        facts
    }

    /// What blocks above one say, up to the last of them; of the block itself nothing is taken.
    fn note_above(&mut self, b: Block, last: Option<Block>, facts: &mut Vec<Fact>) {
        let f = self.f;
        let mut at = b;
        for _ in 0..MAX_GUARDS {
            let above = self.dom.idom(at).filter(|_| Some(at) != last);
            let Some(above) = above else {
                break;
            };
            // The edge is passed for certain if nothing else leads to its target.
            if let Some(t) = f.terminator(above) {
                let targets: Vec<Block> = f.inst_successors(t).collect();
                let only = |s: &&Block| {
                    f.single_predecessor(**s) == Some(above) && self.dom.dominates(**s, at)
                };
                if let Some(&s) = targets.iter().find(only) {
                    self.note_edge(above, s, facts);
                }
            }
            self.note_assumptions(above, facts);
            at = above;
        }
    }

    /// Takes what holds at one place for what holds of leaves wherever they are; how many that changes.
    #[cfg(feature = "defects")]
    fn remember(&mut self, facts: &[Fact]) -> usize {
        let leaves: Vec<Expr> = facts.iter().flat_map(|f| [f.a, f.b]).collect();
        let mut changed = 0;
        for e in leaves {
            if matches!(self.exprs[e].node, Node::Unknown(_)) {
                let there = self.range_there(facts, e);
                let old = self.leaf_ranges[e].replace(there);
                changed += usize::from(old != Some(there));
                self.settled.touched.insert(e);
                self.derive(e);
            }
        }
        changed
    }

    fn note_edge(&mut self, from: Block, to: Block, facts: &mut Vec<Fact>) {
        let f = self.f;
        let Some(t) = f.terminator(from) else {
            return;
        };
        if f.kind(t) != &InstKind::Br || f.num_operands(t) != 3 {
            return;
        }
        let (yes, no) = (f.as_block(f.operand(t, 1)), f.as_block(f.operand(t, 2)));
        if yes == no {
            return;
        }
        self.note_condition(f.operand(t, 0), yes == Some(to), DEPTH, facts);
    }

    fn note_assumptions(&mut self, b: Block, facts: &mut Vec<Fact>) {
        let f = self.f;
        let calls: Vec<Value> = f
            .insts(b)
            .filter(|&i| {
                f.callee(i)
                    .is_some_and(|g| self.cx.global_name(g) == "llvm.assume")
            })
            .filter_map(|i| f.call(i)?.args().next())
            .collect();
        for v in calls {
            self.note_condition(v, true, DEPTH, facts);
        }
    }

    fn note_condition(&mut self, v: Value, holds: bool, depth: u32, facts: &mut Vec<Fact>) {
        let f = self.f;
        let Some(i) = f.def_inst(v).filter(|_| depth > 0) else {
            return;
        };
        match f.kind(i) {
            InstKind::ICmp(pred) => {
                let pred = if holds { *pred } else { inverse(*pred) };
                if let (Some(a), Some(b)) =
                    (self.operand(f.operand(i, 0)), self.operand(f.operand(i, 1)))
                    && !self.exprs[a].ty.is_ptr()
                {
                    facts.push(Fact { pred, a, b });
                }
            }
            // Both hold, or neither does.
            InstKind::Binary(op @ (BinOp::And | BinOp::Or)) if holds == (*op == BinOp::And) => {
                for n in 0..2 {
                    self.note_condition(f.operand(i, n), holds, depth - 1, facts);
                }
            }
            InstKind::Binary(BinOp::Xor) if f.as_bool(f.operand(i, 1)) == Some(true) => {
                self.note_condition(f.operand(i, 0), !holds, depth - 1, facts);
            }
            InstKind::Select => {
                let (c, x, y) = (f.operand(i, 0), f.operand(i, 1), f.operand(i, 2));
                let both = match holds {
                    true => f.as_bool(y) == Some(false) && f.value_type(x) == tandem_ir::Type::I1,
                    false => f.as_bool(x) == Some(true),
                };
                if both {
                    self.note_condition(c, holds, depth - 1, facts);
                    self.note_condition(if holds { x } else { y }, holds, depth - 1, facts);
                }
            }
            _ => {}
        }
    }

    /// True if the comparison holds where the facts do.
    pub(super) fn holds_there(
        &mut self,
        facts: &[Fact],
        pred: IntPredicate,
        a: Expr,
        b: Expr,
    ) -> bool {
        if self.exprs[a].ty.is_ptr() || self.exprs[b].ty.is_ptr() {
            return false;
        }
        if self.holds_by_range(pred, a, b) || (a == b && implies(IntPredicate::Eq, pred)) {
            return true;
        }
        facts
            .iter()
            .any(|&fact| self.fact_implies(fact, pred, a, b))
            || self.holds_by_ranges_there(facts, pred, a, b)
    }

    /// [`Self::holds_there`], and by what is known about the other sign, or about the distance of the two.
    pub(super) fn holds_at(
        &mut self,
        facts: &[Fact],
        pred: IntPredicate,
        a: Expr,
        b: Expr,
    ) -> bool {
        self.holds_there(facts, pred, a, b)
            || self.holds_by_other_sign(facts, pred, a, b)
            || self.holds_by_distance(facts, pred, a, b)
    }

    /// Two numbers of the same sign are in the same order whichever way they are read.
    fn holds_by_other_sign(&self, facts: &[Fact], pred: IntPredicate, a: Expr, b: Expr) -> bool {
        let Some(other) = other_sign(pred) else {
            return false;
        };
        let mut known = facts.iter();
        known.any(|&fact| self.fact_implies(fact, other, a, b)) && {
            let [a, b] = [a, b].map(|e| self.ranges_there(facts, e, THERE, &Found::default())[1]);
            (a.smin() >= 0 && b.smin() >= 0) || (a.smax() < 0 && b.smax() < 0)
        }
    }

    /// The first is the second and a number, and their sum does not wrap there.
    fn holds_by_distance(&mut self, facts: &[Fact], pred: IntPredicate, a: Expr, b: Expr) -> bool {
        let width = self.width(a);
        let distance = self.subtract(a, b).and_then(|d| self.constant_of(d));
        let Some(distance) = distance.filter(|_| width <= 64) else {
            return false;
        };
        let by = signed(width, distance);
        if matches!(pred, IntPredicate::Eq | IntPredicate::Ne) {
            return (by == 0) == (pred == IntPredicate::Eq);
        }
        let [u, s] = self.ranges_there(facts, b, THERE, &Found::default());
        let top = 1i128 << width;
        let exact = match is_signed(pred) {
            true => s.smin() + by >= -top / 2 && s.smax() + by < top / 2,
            false => u.umin() as i128 + by >= 0 && u.umax() as i128 + by < top,
        };
        exact && {
            // Compared with sign: a negative distance is less than none.
            let [d, none] = [by, 0].map(|n| Range::single(64, n as u128 & mask(64)));
            let pred = if is_signed(pred) {
                Some(pred)
            } else {
                other_sign(pred)
            };
            pred.and_then(|p| Range::compare(p, d, none)) == Some(true)
        }
    }

    fn fact_implies(&self, fact: Fact, pred: IntPredicate, a: Expr, b: Expr) -> bool {
        if (fact.a, fact.b) == (a, b) && implies(fact.pred, pred) {
            return true;
        }
        (fact.b, fact.a) == (a, b) && implies(swapped(fact.pred), pred)
    }

    pub(super) fn holds_by_ranges_there(
        &self,
        facts: &[Fact],
        pred: IntPredicate,
        a: Expr,
        b: Expr,
    ) -> bool {
        let reading = usize::from(is_signed(pred));
        let there = |e| self.ranges_there(facts, e, THERE, &Found::default())[reading];
        Range::compare(pred, there(a), there(b)) == Some(true)
    }

    /// The range of an expression where facts hold, as small as can be when read without sign.
    pub(super) fn range_there(&self, facts: &[Fact], e: Expr) -> Range {
        self.ranges_there(facts, e, THERE, &Found::default())[0]
    }

    /// The ranges of an expression where facts hold: its own, those that follow from its operands' there, narrowed by
    /// comparisons with what has a range there and to multiples of a number.
    fn ranges_there(&self, facts: &[Fact], e: Expr, depth: u32, found: &Found) -> [Range; 2] {
        let own = [self.unsigned(e), self.signed(e)];
        if depth == 0
            || facts.is_empty()
            || own[0].as_single().is_some()
            || self.sizes[e] > MAX_THERE
        {
            return own;
        }
        if let Some(&pair) = found.borrow().get(&(e, depth)) {
            return pair;
        }
        let mut pair = match &self.exprs[e].node {
            Node::Const(_) | Node::Unknown(_) | Node::AddRec(..) => own,
            _ => {
                let over = self.ranges_over(e, &|x| self.ranges_there(facts, x, depth - 1, found));
                [common(own[0], over[0], 0), common(own[1], over[1], 1)]
            }
        };
        let multiple = self.multiple_there(facts, e);
        for _ in 0..2 {
            let before = pair;
            self.narrow(facts, e, (depth, found), &mut pair);
            pair = [common(pair[0], pair[1], 0), common(pair[1], pair[0], 1)];
            pair[0] = to_multiples(pair[0], multiple);
            if pair == before {
                break;
            }
        }
        found.borrow_mut().insert((e, depth), pair);
        pair
    }

    fn narrow(
        &self,
        facts: &[Fact],
        e: Expr,
        (depth, found): (u32, &Found),
        pair: &mut [Range; 2],
    ) {
        for fact in facts {
            let (pred, other) = match (fact.a == e, fact.b == e) {
                (true, false) => (fact.pred, fact.b),
                (false, true) => (swapped(fact.pred), fact.a),
                _ => continue,
            };
            let signed = usize::from(is_signed(pred));
            let by = self.ranges_there(facts, other, depth - 1, found);
            let readings = match pred {
                IntPredicate::Eq | IntPredicate::Ne => [0, 1],
                _ => [signed, signed],
            };
            for (n, r) in pair.iter_mut().enumerate() {
                if let Some(allowed) = Range::allowed_by(pred, by[readings[n]]) {
                    *r = match (pred, allowed.as_excluded()) {
                        (IntPredicate::Ne, Some(not)) => r.without(not).unwrap_or(*r),
                        _ => common(*r, allowed, n),
                    };
                }
            }
        }
    }

    /// A number that divides an expression, read without sign, where facts hold: by its structure, or because the rest of a
    /// division by it is 0.
    pub(super) fn multiple_there(&self, facts: &[Fact], e: Expr) -> u128 {
        let own = 1u128 << self.trailing_zeros(e).min(31);
        let stated = facts.iter().filter_map(|fact| {
            if fact.pred != IntPredicate::Eq {
                return None;
            }
            let rest = match (self.is_zero(fact.a), self.is_zero(fact.b)) {
                (false, true) => fact.a,
                (true, false) => fact.b,
                _ => return None,
            };
            self.divisor_of_rest(rest, e)
        });
        stated.fold(own, |all, d| {
            let common = gcd_wide(all, d);
            (all / common).checked_mul(d).unwrap_or(all)
        })
    }

    /// The number of which `rest` is the rest when `e` is divided by it.
    fn divisor_of_rest(&self, rest: Expr, e: Expr) -> Option<u128> {
        match &self.exprs[rest].node {
            Node::Cast(Cast::ZExt, x) => match self.exprs[*x].node {
                Node::Cast(Cast::Trunc, y) if y == e => 1u128.checked_shl(self.width(*x)),
                _ => None,
            },
            Node::Nary(Nary::Add, xs) if xs.len() == 2 && xs.contains(&e) => {
                let product = if xs[0] == e { xs[1] } else { xs[0] };
                let Node::Nary(Nary::Mul, parts) = &self.exprs[product].node else {
                    return None;
                };
                let &[minus, quotient] = &parts[..] else {
                    return None;
                };
                let Node::UDiv(of, by) = self.exprs[quotient].node else {
                    return None;
                };
                let d = self.constant_of(by).filter(|_| of == e)?;
                (self.constant_of(minus)? == d.wrapping_neg() & mask(self.width(e))).then_some(d)
            }
            _ => None,
        }
    }
}

/// The same order read with the other sign.
fn other_sign(pred: IntPredicate) -> Option<IntPredicate> {
    use IntPredicate::*;
    Some(match pred {
        Slt => Ult,
        Sle => Ule,
        Sgt => Ugt,
        Sge => Uge,
        Ult => Slt,
        Ule => Sle,
        Ugt => Sgt,
        Uge => Sge,
        Eq | Ne => return None,
    })
}

pub(super) fn is_signed(pred: IntPredicate) -> bool {
    use IntPredicate::*;
    matches!(pred, Sgt | Sge | Slt | Sle)
}

/// The multiples of a number in a range that does not come round, from the least to the greatest.
fn to_multiples(r: Range, d: u128) -> Range {
    if d < 2 || r.lo() > r.hi() {
        return r;
    }
    let lo = r.lo().div_ceil(d).checked_mul(d);
    let hi = r.hi() / d * d;
    match lo.filter(|lo| *lo <= hi) {
        Some(lo) => Range::new(r.width(), lo, hi),
        None => r,
    }
}
