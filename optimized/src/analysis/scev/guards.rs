//! What branches and assumptions before a loop say of its entry.
//!
//! Such facts hold at that place only: they answer questions there, and are never kept beside an expression.

use super::ScalarEvolution;
use crate::analysis::nest::LoopId;
use crate::analysis::predicates::{inverse, swapped};
use crate::analysis::range::Range;
use tandem_ir::claims::scev::{Expr, Nary, Node};
use tandem_ir::{BinOp, Block, InstKind, IntPredicate, Value};

/// Branches above a loop that are looked at.
const MAX_GUARDS: usize = 32;
/// How deep conditions are taken apart.
const DEPTH: u32 = 4;

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
        let mut at = first;
        for _ in 0..MAX_GUARDS {
            self.note_assumptions(at, &mut facts);
            let Some(above) = self.dom.idom(at) else {
                break;
            };
            // The edge is passed for certain if nothing else leads to its target.
            if let Some(t) = f.terminator(above) {
                let targets: Vec<Block> = f.inst_successors(t).collect();
                let only = |s: &&Block| {
                    f.single_predecessor(**s) == Some(above) && self.dom.dominates(**s, at)
                };
                if let Some(&s) = targets.iter().find(only) {
                    self.note_edge(above, s, &mut facts);
                }
            }
            at = above;
        }
        facts
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

    fn fact_implies(&self, fact: Fact, pred: IntPredicate, a: Expr, b: Expr) -> bool {
        if (fact.a, fact.b) == (a, b) && implies(fact.pred, pred) {
            return true;
        }
        (fact.b, fact.a) == (a, b) && implies(swapped(fact.pred), pred)
    }

    fn holds_by_ranges_there(&self, facts: &[Fact], pred: IntPredicate, a: Expr, b: Expr) -> bool {
        let (ra, rb) = (self.range_there(facts, a), self.range_there(facts, b));
        Range::compare(pred, ra, rb) == Some(true)
    }

    /// The range of an expression where facts hold: its own, narrowed by comparisons with what has a range, also of the
    /// operand of a sum with a constant.
    pub(super) fn range_there(&self, facts: &[Fact], e: Expr) -> Range {
        let own = self.unsigned(e);
        let own = own.intersect(self.signed(e)).unwrap_or(own);
        let narrowed = self.narrowed(facts, e, own);
        match &self.exprs[e].node {
            Node::Nary(Nary::Add, xs) if xs.len() == 2 && self.constant_of(xs[0]).is_some() => {
                let inner = self.narrowed(facts, xs[1], self.unsigned(xs[1]));
                let sum = inner.sum(self.unsigned(xs[0]));
                narrowed.intersect(sum).unwrap_or(narrowed)
            }
            _ => narrowed,
        }
    }

    fn narrowed(&self, facts: &[Fact], e: Expr, mut range: Range) -> Range {
        for fact in facts {
            let (pred, other) = match (fact.a == e, fact.b == e) {
                (true, false) => (fact.pred, fact.b),
                (false, true) => (swapped(fact.pred), fact.a),
                _ => continue,
            };
            let signed = matches!(
                pred,
                IntPredicate::Sgt | IntPredicate::Sge | IntPredicate::Slt | IntPredicate::Sle
            );
            let by = if signed {
                self.signed(other)
            } else {
                self.unsigned(other)
            };
            if let Some(r) = Range::allowed_by(pred, by) {
                range = range.intersect(r).unwrap_or(range);
            }
        }
        range
    }
}
