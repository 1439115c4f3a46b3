//! How often a loop goes back to its header, by a table and by running it.

use super::term::Term;
use super::{Evolution, Loop};
use crate::fold::{arithmetic, compare, signed};
use crate::sets::{max_value, negated, swapped};
use tandem_ir::claims::scev::Nary;
use tandem_ir::constant::ConstantData;
use tandem_ir::{BinOp, Block, CastOp, Flags, Function, InstKind, IntPredicate, Value, ValueDef};

/// Steps for which a loop is run.
const MAX_STEPS: u32 = 1 << 16;
/// How deep operands of an exit test are looked into while it is run.
const DEPTH: u32 = 24;

/// A row of the table: the loop goes on while `{start,+,step} pred bound`, `bound` invariant.
pub struct Form {
    /// The comparison.
    pub pred: IntPredicate,
    /// Step, as a signed number.
    pub step: i128,
    /// What joins bound and start before the difference is taken; nothing for `ne`.
    pub join: Option<Nary>,
}

/// Exit tests whose count is known without a side condition. The count is `join(bound, start) - start`, or the other way
/// round on the way down. Steps of 1 meet every value, so that none is passed over and the end of the numbers is not
/// reached before the bound.
pub const FORMS: [Form; 6] = [
    Form {
        pred: IntPredicate::Ne,
        step: 1,
        join: None,
    },
    Form {
        pred: IntPredicate::Ne,
        step: -1,
        join: None,
    },
    Form {
        pred: IntPredicate::Slt,
        step: 1,
        join: Some(Nary::SMax),
    },
    Form {
        pred: IntPredicate::Ult,
        step: 1,
        join: Some(Nary::UMax),
    },
    Form {
        pred: IntPredicate::Sgt,
        step: -1,
        join: Some(Nary::SMin),
    },
    Form {
        pred: IntPredicate::Ugt,
        step: -1,
        join: Some(Nary::UMin),
    },
];

/// What is said of a loop.
pub struct Counts {
    /// Each exiting block, with the iteration in which it leaves.
    pub exits: Vec<(Block, Option<Term>)>,
    /// How often the loop goes back if it is left by an edge.
    pub exact: Option<Term>,
}

impl Evolution<'_> {
    /// Counts a loop.
    pub fn counts(&self, l: &Loop) -> Counts {
        let f = self.view.f;
        let inside = |b: &Block| self.view.is_reachable(*b) && l.holds(*b);
        let leaves = |b: &Block| f.successors(*b).any(|s| !l.holds(s));
        let exiting: Vec<Block> = f.blocks().filter(inside).filter(leaves).collect();
        let latches: Vec<Block> = self
            .view
            .preds(l.header)
            .into_iter()
            .filter(|p| l.holds(*p))
            .collect();
        let once = |b: Block| match latches[..] {
            [latch] => {
                self.view.dominates(b, latch) && self.around(b).map(|x| x.header) == Some(l.header)
            }
            _ => false,
        };
        let exits: Vec<(Block, Option<Term>)> = exiting
            .into_iter()
            .map(|b| (b, if once(b) { self.exit(l, b) } else { None }))
            .collect();
        let exact = match &exits[..] {
            [(_, only)] => only.clone(),
            [] => None,
            several => {
                // The least of numbers; nothing of anything else.
                let all: Option<Vec<u128>> = several
                    .iter()
                    .map(|(_, t)| t.as_ref().and_then(Term::number))
                    .collect();
                let width = several
                    .iter()
                    .filter_map(|(_, t)| Some(t.as_ref()?.width()))
                    .max();
                all.and_then(|a| Some(Term::Number(width?, a.into_iter().min()?)))
            }
        };
        Counts { exits, exact }
    }

    fn exit(&self, l: &Loop, b: Block) -> Option<Term> {
        let f = self.view.f;
        let t = f.terminator(b)?;
        if f.kind(t) != &InstKind::Br || f.num_operands(t) != 3 || !self.view.reducible {
            return None;
        }
        let leaves_if = !l.holds(f.as_block(f.operand(t, 1))?);
        let condition = f.operand(t, 0);
        self.by_form(l, condition, leaves_if)
            .or_else(|| self.by_running(l, condition, leaves_if))
    }

    fn by_form(&self, l: &Loop, condition: Value, leaves_if: bool) -> Option<Term> {
        let f = self.view.f;
        let i = f.def_inst(condition)?;
        let InstKind::ICmp(pred) = f.kind(i) else {
            return None;
        };
        self.width(f.operand(i, 0))?;
        let (a, b) = (self.value(f.operand(i, 0)), self.value(f.operand(i, 1)));
        // Of what lies a number apart equality is decided, and every number compares alike with itself; a branch on a choice of
        // undef is undefined behaviour.
        let apart = self.difference(a.clone(), b.clone()).number();
        let equality = matches!(pred, IntPredicate::Eq | IntPredicate::Ne);
        if let Some(n) = apart.filter(|n| *n == 0 || equality) {
            let left = compare(*pred, a.width(), n, 0) == leaves_if;
            return left.then_some(Term::Number(32, 0));
        }
        let stays = if leaves_if { negated(*pred) } else { *pred };
        let (rec, bound, stays) = match self.is_invariant(&b, l) {
            true => (a, b, stays),
            false => (b, a, swapped(stays)),
        };
        let Term::Recurrence(h, start, step) = rec else {
            return None;
        };
        let by = signed(step.width(), step.number()?);
        let form = FORMS.iter().find(|r| r.pred == stays && r.step == by)?;
        if h != l.header || !self.is_invariant(&bound, l) || start.width() == 1 {
            return None;
        }
        let end = match form.join {
            None => bound,
            Some(op) => match (bound.number(), start.number()) {
                (Some(m), Some(n)) => {
                    let wins = compare(stays, start.width(), n, m);
                    Term::Number(start.width(), if wins { m } else { n })
                }
                _ if bound == *start => bound,
                _ => Term::Many(op, vec![bound, *start.clone()]),
            },
        };
        let (high, low) = if by > 0 { (end, *start) } else { (*start, end) };
        Some(self.difference(high, low))
    }

    fn difference(&self, high: Term, low: Term) -> Term {
        let ones = Term::Number(low.width(), max_value(low.width()));
        let minus = Term::Many(Nary::Mul, vec![ones, low]);
        self.sum(vec![high, self.multiplied_out(minus)])
    }

    /// `-1 * x` with the -1 inside, if `x` is a sum or a number.
    fn multiplied_out(&self, t: Term) -> Term {
        let Term::Many(Nary::Mul, mut xs) = t else {
            return t;
        };
        match xs.pop() {
            Some(Term::Number(w, n)) => Term::Number(w, n.wrapping_neg() & max_value(w)),
            Some(Term::Many(Nary::Add, ys)) => {
                let minus = |y: Term| {
                    let ones = Term::Number(y.width(), max_value(y.width()));
                    self.multiplied_out(Term::Many(Nary::Mul, vec![ones, y]))
                };
                self.sum(ys.into_iter().map(minus).collect())
            }
            Some(x) => {
                xs.push(x);
                Term::Many(Nary::Mul, xs)
            }
            None => Term::Many(Nary::Mul, xs),
        }
    }

    /// The number of a value in an iteration, if it hangs on phis of the header that begin and go on as numbers.
    pub fn run_to(&self, l: &Loop, v: Value, k: u128) -> Option<u128> {
        let (mut now, back) = self.first_state(l);
        for _ in 0..u32::try_from(k).ok().filter(|k| *k <= MAX_STEPS)? {
            now = stepped(self.view.f, l, &now, &back);
        }
        of_state(self.view.f, l, v, &now, DEPTH)
    }

    /// Phis of the header that begin as numbers, with these, and what comes back to each.
    fn first_state(&self, l: &Loop) -> (State, Vec<(Value, Value)>) {
        let f = self.view.f;
        let (mut now, mut back) = (State::new(), Vec::new());
        for phi in f.phis(l.header) {
            if let (Some(v), Some((start, next))) = (f.result(phi), self.start_and_next(l, phi))
                && let Some(n) = f.as_int(start).and_then(|b| b.as_u128())
            {
                now.push((v, n));
                back.push((v, next));
            }
        }
        (now, back)
    }

    /// Runs the phis of the header until the test leaves, if everything is constant.
    fn by_running(&self, l: &Loop, condition: Value, leaves_if: bool) -> Option<Term> {
        let f = self.view.f;
        let (mut now, back) = self.first_state(l);
        let mut seen = now.clone();
        for k in 0..MAX_STEPS {
            let test = of_state(f, l, condition, &now, DEPTH)?;
            if (test == 1) == leaves_if {
                return Some(Term::Number(32, u128::from(k)));
            }
            now = stepped(f, l, &now, &back);
            // A state that was there before: it never leaves.
            if now == seen {
                return None;
            }
            if k.is_power_of_two() {
                seen.clone_from(&now);
            }
        }
        None
    }
}

/// The phis of a header whose values are known, in order, with these: a few, so that looking through them is quick.
type State = Vec<(Value, u128)>;

/// The state of the next iteration, of the phis that still are numbers then.
fn stepped(f: &Function, l: &Loop, now: &State, back: &[(Value, Value)]) -> State {
    let next = back.iter();
    next.filter_map(|&(v, n)| Some((v, of_state(f, l, n, now, DEPTH)?)))
        .collect()
}

/// A value, given those of the header's phis.
fn of_state(f: &Function, l: &Loop, v: Value, now: &State, depth: u32) -> Option<u128> {
    if let Some((_, n)) = now.iter().find(|x| x.0 == v) {
        return Some(*n);
    }
    if let Some(ConstantData::Int(n)) = f.as_const(v) {
        return Some(u128::from(*n));
    }
    if let Some(n) = f.as_int(v) {
        return n.as_u128();
    }
    let ValueDef::Inst(i) = f.value_def(v) else {
        return None;
    };
    if depth == 0 || f.is_phi(i) || !l.holds(f.inst_block(i)?) {
        return None;
    }
    let operand = |n: usize| of_state(f, l, f.operand(i, n), now, depth - 1);
    let width = f.inst_type(i).int_width().filter(|w| *w <= 128)?;
    let from = f.value_type(f.operand(i, 0)).int_width();
    let n = match f.kind(i) {
        // Bits that are apart are added: a sum is what everything else says of it.
        InstKind::Binary(BinOp::Or) if f.flags(i).contains(Flags::DISJOINT) => {
            operand(0)?.wrapping_add(operand(1)?)
        }
        InstKind::Binary(op) if *op < BinOp::FAdd => {
            arithmetic(*op, Flags::NONE, width, operand(0)?, operand(1)?)?
        }
        InstKind::Cast(CastOp::Trunc | CastOp::ZExt) => operand(0)?,
        InstKind::Cast(CastOp::SExt) => signed(from?, operand(0)?) as u128,
        InstKind::ICmp(pred) => u128::from(compare(*pred, from?, operand(0)?, operand(1)?)),
        InstKind::Select => operand(if operand(0)? == 1 { 1 } else { 2 })?,
        _ => return None,
    };
    Some(n & max_value(width))
}
