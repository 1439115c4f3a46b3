//! Constructors on truth values, and the choice between two terms.
//!
//! Conjunctions and disjunctions of at most [`CHAIN`] parts are kept as sorted chains
//! without repetitions; longer ones grow as they come. A part that another part
//! decides is dropped (absorption) or shortened (unit resolution).

use super::super::term::{Op, Sort, Term, Terms};
use smallvec::SmallVec;

/// Parts of a conjunction or disjunction that rules look at together.
const CHAIN: usize = 8;

/// Parts of a junction.
type Parts = SmallVec<[Term; CHAIN]>;

impl Terms {
    /// `!a`
    pub fn not(&mut self, a: Term) -> Term {
        match *self.op(a) {
            Op::Bool(b) => self.bool(!b),
            Op::Not => self.args(a)[0],
            _ => self.intern(Op::Not, Sort::Bool, &[a]),
        }
    }
    /// `a && b`
    pub fn and(&mut self, a: Term, b: Term) -> Term {
        self.junction(Op::And, a, b)
    }
    /// `a || b`
    pub fn or(&mut self, a: Term, b: Term) -> Term {
        self.junction(Op::Or, a, b)
    }
    /// Conjunction of all; true for none.
    pub fn all(&mut self, ts: impl IntoIterator<Item = Term>) -> Term {
        ts.into_iter().fold(Terms::TRUE, |a, b| self.and(a, b))
    }
    /// Disjunction of all; false for none.
    pub fn any(&mut self, ts: impl IntoIterator<Item = Term>) -> Term {
        ts.into_iter().fold(Terms::FALSE, |a, b| self.or(a, b))
    }
    /// `!a || b`
    pub fn implies(&mut self, a: Term, b: Term) -> Term {
        let na = self.not(a);
        self.or(na, b)
    }
    /// True if one is the negation of the other.
    pub fn is_negation(&self, a: Term, b: Term) -> bool {
        self.negates(a, b) || self.negates(b, a)
    }

    fn negates(&self, a: Term, b: Term) -> bool {
        *self.op(a) == Op::Not && self.args(a)[0] == b
    }

    fn junction(&mut self, op: Op, a: Term, b: Term) -> Term {
        let (zero, unit) = match op {
            Op::And => (Terms::FALSE, Terms::TRUE),
            _ => (Terms::TRUE, Terms::FALSE),
        };
        if a == zero || b == zero || self.is_negation(a, b) {
            return zero;
        }
        if a == unit || a == b {
            return b;
        }
        if b == unit {
            return a;
        }
        let mut parts = Parts::new();
        if !self.collect_parts(&op, a, &mut parts) || !self.collect_parts(&op, b, &mut parts) {
            return self.long_junction(op, a, b);
        }
        parts.sort_unstable();
        parts.dedup();
        match self.settle(&op, parts) {
            Some(parts) => self.chain(op, parts, unit),
            None => zero,
        }
    }

    /// A junction of too many parts to look at: only what the latest of them decide.
    fn long_junction(&mut self, op: Op, a: Term, b: Term) -> Term {
        for (long, short) in [(a, b), (b, a)] {
            let mut rest = long;
            for _ in 0..CHAIN {
                if *self.op(rest) != op {
                    break;
                }
                let &[x, y] = self.args(rest) else { break };
                if y == short || x == short {
                    return long;
                }
                if self.is_negation(y, short) || self.is_negation(x, short) {
                    return self.bool(op == Op::Or);
                }
                rest = x;
            }
        }
        let (a, b) = (a.min(b), a.max(b));
        self.intern(op, Sort::Bool, &[a, b])
    }

    /// Adds the parts of a chain, also of the negation of a dual chain; false if there are too many.
    fn collect_parts(&mut self, op: &Op, t: Term, out: &mut Parts) -> bool {
        let negated = *self.op(t) == Op::Not && *self.op(self.args(t)[0]) == dual(op);
        let (mut rest, spine) = match negated {
            true => (self.args(t)[0], dual(op)),
            false => (t, op.clone()),
        };
        loop {
            if out.len() >= CHAIN {
                return false;
            }
            let (next, part) = match (*self.op(rest) == spine, self.args(rest)) {
                (true, &[x, y]) => (Some(x), y),
                _ => (None, rest),
            };
            if next.is_some() && *self.op(part) == spine {
                return false;
            }
            out.push(if negated { self.not(part) } else { part });
            match next {
                Some(x) => rest = x,
                None => return true,
            }
        }
    }

    /// The parts without those that the others decide; `None` if they contradict each other.
    fn settle(&mut self, op: &Op, mut parts: Parts) -> Option<Parts> {
        for (i, &a) in parts.iter().enumerate() {
            if parts[i + 1..].iter().any(|&b| self.is_negation(a, b)) {
                return None;
            }
        }
        let mut i = 0;
        while i < parts.len() {
            let mut inner = Parts::new();
            if !self.is_dual(op, parts[i]) || !self.collect_parts(&dual(op), parts[i], &mut inner) {
                i += 1;
                continue;
            }
            let others = |p: Term| parts.iter().copied().filter(move |&q| q != p);
            if inner.iter().any(|p| others(parts[i]).any(|q| q == *p)) {
                parts.remove(i);
                continue;
            }
            let before = inner.len();
            inner.retain(|p| !others(parts[i]).any(|q| self.is_negation(q, *p)));
            if inner.len() < before {
                let unit = self.bool(*op == Op::Or);
                parts[i] = inner
                    .iter()
                    .fold(unit, |a, &b| self.junction(dual(op), a, b));
                if parts[i] == unit {
                    return None;
                }
            }
            i += 1;
        }
        parts.sort_unstable();
        parts.dedup();
        Some(parts)
    }

    /// True for a chain of the dual operation or the negation of a chain of this one.
    fn is_dual(&self, op: &Op, t: Term) -> bool {
        match self.op(t) {
            Op::Not => self.op(self.args(t)[0]) == op,
            o => *o == dual(op),
        }
    }

    /// The chain of sorted parts; where all are negations, the negation of the dual chain.
    fn chain(&mut self, op: Op, mut parts: Parts, unit: Term) -> Term {
        let all_negated = parts.len() > 1 && parts.iter().all(|&p| *self.op(p) == Op::Not);
        if all_negated {
            for p in &mut parts {
                *p = self.args(*p)[0];
            }
            parts.sort_unstable();
        }
        let op = if all_negated { dual(&op) } else { op };
        let Some((&first, rest)) = parts.split_first() else {
            return unit;
        };
        let t = rest.iter().fold(first, |acc, &p| {
            self.intern(op.clone(), Sort::Bool, &[acc, p])
        });
        if all_negated { self.not(t) } else { t }
    }

    /// `c ? a : b`, of either sort.
    pub fn ite(&mut self, c: Term, a: Term, b: Term) -> Term {
        if c == Terms::TRUE || a == b {
            return a;
        }
        if c == Terms::FALSE {
            return b;
        }
        if *self.op(c) == Op::Not {
            let c = self.args(c)[0];
            return self.ite(c, b, a);
        }
        let (a, b) = (self.under(c, a, true), self.under(c, b, false));
        if a == b {
            return a;
        }
        if let Some(t) = self.ite_of_truth(c, a, b) {
            return t;
        }
        if let Some(t) = self.ite_of_equality(c, a, b) {
            return t;
        }
        if let Some(t) = self.ite_of_order(c, a, b) {
            return t;
        }
        if let Some(t) = self.ite_of_ite(c, a, b) {
            return t;
        }
        let sort = self.sort(a);
        self.intern(Op::Ite, sort, &[c, a, b])
    }

    /// What an arm is, given the condition: a choice on the same condition has one arm left.
    fn under(&mut self, c: Term, arm: Term, holds: bool) -> Term {
        match (self.op(arm), self.args(arm)) {
            (Op::Ite, &[d, x, y]) if d == c => {
                if holds {
                    x
                } else {
                    y
                }
            }
            _ => self.under_reverse_order(c, arm, holds).unwrap_or(arm),
        }
    }

    fn ite_of_truth(&mut self, c: Term, a: Term, b: Term) -> Option<Term> {
        if self.sort(a) != Sort::Bool {
            return None;
        }
        let nc = self.not(c);
        Some(if a == Terms::TRUE || a == c {
            self.or(c, b)
        } else if a == Terms::FALSE || a == nc {
            self.and(nc, b)
        } else if b == Terms::TRUE || b == nc {
            self.or(nc, a)
        } else if b == Terms::FALSE || b == c {
            self.and(c, a)
        } else if self.is_negation(a, b) {
            self.eq(c, a)
        } else {
            return None;
        })
    }

    /// `x == y ? x : y` is `y`; `x == y ? y : x` is `x`.
    fn ite_of_equality(&mut self, c: Term, a: Term, b: Term) -> Option<Term> {
        if *self.op(c) != Op::Eq {
            return None;
        }
        let &[x, y] = self.args(c) else { return None };
        ((a, b) == (x, y) || (a, b) == (y, x)).then_some(b)
    }

    /// A choice in one arm that shares an outcome with the other arm.
    fn ite_of_ite(&mut self, c: Term, a: Term, b: Term) -> Option<Term> {
        if let (Op::Ite, &[d, x, y]) = (self.op(b), self.args(b)) {
            if x == a {
                let either = self.or(c, d);
                return Some(self.ite(either, a, y));
            }
            if y == a {
                let nc = self.not(c);
                let both = self.and(nc, d);
                return Some(self.ite(both, x, a));
            }
        }
        if let (Op::Ite, &[d, x, y]) = (self.op(a), self.args(a)) {
            if y == b {
                let both = self.and(c, d);
                return Some(self.ite(both, x, b));
            }
            if x == b {
                let nd = self.not(d);
                let both = self.and(c, nd);
                return Some(self.ite(both, y, b));
            }
        }
        None
    }

    /// A boolean as one bit.
    pub fn bool_to_bit(&mut self, a: Term) -> Term {
        let (one, zero) = (self.bits(1, 1), self.bits(1, 0));
        self.ite(a, one, zero)
    }
    /// One bit as a boolean.
    pub fn bit_to_bool(&mut self, a: Term) -> Term {
        let one = self.bits(1, 1);
        self.eq(a, one)
    }
}

/// Conjunction for disjunction and the converse.
fn dual(op: &Op) -> Op {
    match op {
        Op::And => Op::Or,
        _ => Op::And,
    }
}
