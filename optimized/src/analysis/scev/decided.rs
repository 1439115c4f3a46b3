//! Comparisons of loops that come out the same in every iteration, and operations that give one of their operands back.
//!
//! A comparison is decided where it stands: by the ranges of its sides, by branches and assumptions that control has passed in
//! the same iteration, and by those before the loop. Of a recurrence and something invariant it is enough that it holds on entry,
//! and then either that it holds for the next iteration wherever control goes back (induction), or that the recurrence only moves
//! away from the other side. What a branch says holds for each choice of an undef that it looks at, since a branch that hangs on
//! the choice would be undefined behaviour; so does what follows from it for the same expressions.

use super::ScalarEvolution;
use super::guards::Fact;
use crate::analysis::nest::LoopId;
use crate::analysis::predicates::{inverse, swapped};
use crate::defects::planted;
use tandem_ir::claims::scev::{Expr, Node, Wrap};
use tandem_ir::{BinOp, Block, Inst, InstKind, IntPredicate};

/// A comparison of two expressions.
type Asked = (IntPredicate, Expr, Expr);

/// What was found of one loop.
#[derive(Default)]
pub(super) struct Decided {
    /// Comparisons, and how they come out.
    pub tests: Vec<(Inst, bool)>,
    /// Other operations, and which of their operands they are.
    pub given_back: Vec<(Inst, usize)>,
}

/// What holds in a loop; each part is worked out when it is first asked for.
struct Holds {
    l: LoopId,
    /// On entry.
    entry: Option<Vec<Fact>>,
    /// On each edge that goes back.
    back: Option<Vec<Vec<Fact>>>,
    /// Where control comes to a block.
    here: Option<(Block, Vec<Fact>)>,
}

impl ScalarEvolution<'_> {
    /// Comparisons of a loop, and of no loop inside, that come out the same whenever they are executed, and remainders, maxima and
    /// minima there that are one of their operands. What others may stand under comes after them.
    pub(super) fn decided_in(&mut self, l: LoopId) -> Decided {
        let mut all = Decided::default();
        // A count that rests on the assumption that its loop ends is no ground for anything inside.
        let mut outward = std::iter::successors(Some(l), |&x| self.nest.loops[x].parent);
        if outward.any(|x| self.counts[x].finite) {
            return all;
        }
        let mut holds = Holds {
            l,
            entry: None,
            back: None,
            here: None,
        };
        let counted = self.counting_test(l);
        for b in self.nest.loops[l].blocks.clone() {
            if self.nest.of(b) != Some(l) {
                continue;
            }
            for i in self.f.insts(b) {
                match *self.f.kind(i) {
                    // It holds up to the last iteration, and there it does not.
                    InstKind::ICmp(_) if Some(i) == counted => {}
                    InstKind::ICmp(pred) => {
                        let truth = self.truth(&mut holds, b, i, pred);
                        all.tests.extend(truth.map(|t| (i, t)));
                    }
                    _ => all
                        .given_back
                        .extend(self.returned(&mut holds, b, i).map(|v| (i, v))),
                }
            }
        }
        all.tests.reverse();
        all.given_back.reverse();
        all
    }

    /// The comparison that alone decides when a loop is left, if how often it goes back is known and may be more than never.
    fn counting_test(&self, l: LoopId) -> Option<Inst> {
        let [exit] = &self.counts[l].exits[..] else {
            return None;
        };
        exit.exact.filter(|&e| self.constant_of(e) != Some(0))?;
        let test = self.f.operand(self.f.terminator(exit.block)?, 0);
        self.f.def_inst(test)
    }

    /// The expressions of two operands that follow each other, if they are integers.
    fn sides(&mut self, i: Inst, first: usize) -> Option<[Expr; 2]> {
        let [a, b] = [first, first + 1].map(|n| self.f.operand(i, n));
        self.f.value_type(a).int_width()?;
        Some([self.operand(a)?, self.operand(b)?])
    }

    fn truth(&mut self, holds: &mut Holds, b: Block, i: Inst, pred: IntPredicate) -> Option<bool> {
        let [x, y] = self.sides(i, 0)?;
        if self.always(holds, b, (pred, x, y)) {
            return Some(true);
        }
        self.always(holds, b, (inverse(pred), x, y))
            .then_some(false)
    }

    /// The operand that a remainder, a maximum or a minimum always is.
    fn returned(&mut self, holds: &mut Holds, b: Block, i: Inst) -> Option<usize> {
        use IntPredicate::{Sge, Sle, Slt, Ule, Ult};
        let f = self.f;
        let (pred, first, second) = match f.kind(i) {
            InstKind::Binary(BinOp::URem) => (Ult, 0, None),
            InstKind::Binary(BinOp::SRem) => (Slt, 0, None),
            InstKind::Call(_) => {
                let name = self.cx.header().global_name(f.callee(i)?);
                let (name, _) = name.strip_prefix("llvm.")?.rsplit_once('.')?;
                // The callee is the first operand.
                match name {
                    "umin" => (Ule, 1, Some(2)),
                    "umax" => (Ule, 2, Some(1)),
                    "smin" => (Sle, 1, Some(2)),
                    "smax" => (Sle, 2, Some(1)),
                    _ => return None,
                }
            }
            _ => return None,
        };
        let [x, y] = self.sides(i, usize::from(pred == Ule || pred == Sle))?;
        let small = pred != Slt || {
            let zero = self.constant(self.width(x), 0);
            planted!(
                self.cx,
                NegativeRemainder,
                self.always(holds, b, (Sge, x, zero)),
                true
            )
        };
        if small && self.always(holds, b, (pred, x, y)) {
            return Some(first);
        }
        second.filter(|_| self.always(holds, b, (pred, y, x)))
    }

    /// True if a comparison holds whenever control comes to a block.
    fn always(&mut self, holds: &mut Holds, b: Block, asked: Asked) -> bool {
        let (pred, x, y) = asked;
        if self.exprs[x].width != self.exprs[y].width {
            return false;
        }
        let here = match holds.here.take() {
            Some((at, facts)) if at == b => facts,
            _ => {
                let mut facts = self.passed(holds.l, b);
                facts.extend_from_slice(self.on_entry(holds));
                facts
            }
        };
        let found = self.holds_at(&here, pred, x, y);
        holds.here = Some((b, here));
        found || self.inductive(holds, asked) || self.inductive(holds, (swapped(pred), y, x))
    }

    fn on_entry<'h>(&mut self, holds: &'h mut Holds) -> &'h [Fact] {
        let l = holds.l;
        holds.entry.get_or_insert_with(|| self.guards(l))
    }

    /// True if a recurrence of the loop compares like that with something invariant in the first iteration, and then in each that
    /// follows one in which it does.
    fn inductive(&mut self, holds: &mut Holds, (pred, x, y): Asked) -> bool {
        let l = holds.l;
        let header = self.nest.loops[l].header;
        let parts = match &self.exprs[x].node {
            Node::AddRec(h, parts) if *h == header && self.is_invariant(y, l) => parts.clone(),
            _ => return false,
        };
        let entry = self.on_entry(holds).to_vec();
        if !self.holds_at(&entry, pred, parts[0], y) {
            return false;
        }
        if self.moves_away(pred, x, &parts) {
            return true;
        }
        let next = self.next_iteration(header, &parts);
        let back = match holds.back.take() {
            Some(back) => back,
            None => {
                let latches = self.nest.loops[l].latches.clone();
                let edges = latches.iter().map(|&b| {
                    let mut facts = self.passed_back(l, b);
                    facts.extend_from_slice(&entry);
                    facts
                });
                edges.collect()
            }
        };
        let mut edges = back.iter();
        let again = edges.all(|facts| self.holds_at(facts, pred, next, y));
        holds.back = Some(back);
        planted!(self.cx, FirstIterationDecides, again, true)
    }

    /// True if each step of a recurrence takes it further to the side on which the comparison holds.
    fn moves_away(&self, pred: IntPredicate, x: Expr, parts: &[Expr]) -> bool {
        use IntPredicate::{Sge, Sgt, Sle, Slt, Uge, Ugt};
        let &[_, step] = parts else {
            return false;
        };
        let (flags, step) = (self.flags(x), self.signed(step));
        match pred {
            Sgt | Sge => flags.has(Wrap::NSW) && step.smin() >= 0,
            Slt | Sle => flags.has(Wrap::NSW) && step.smax() <= 0,
            Ugt | Uge => flags.has(Wrap::NUW),
            _ => false,
        }
    }

    /// What a recurrence is one iteration later.
    fn next_iteration(&mut self, header: Block, parts: &[Expr]) -> Expr {
        let steps = parts.iter().copied().zip(parts.iter().copied().skip(1));
        let mut next: Vec<Expr> = steps.map(|(a, b)| self.add(&[a, b])).collect();
        next.extend(parts.last());
        self.recurrence(header, next)
    }
}
