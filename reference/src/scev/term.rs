//! Terms, and what a value is as one.
//!
//! The only normal form is that of sums: a number, then terms with coefficients, like terms added, in the order of terms;
//! an invariant addend moves into the start of a recurrence, recurrences of one loop add up, and a number times a
//! recurrence is one. Everything else stands as it was written.

use super::{Evolution, Loop};
use crate::sets::max_value;
use tandem_ir::claims::scev::{Cast, Nary};
use tandem_ir::{BinOp, Block, CastOp, InstKind, Value, ValueDef};

/// How many instructions one answer may look at.
const FUEL: u32 = 100;
/// Terms within a term beyond which a value is a leaf.
const MAX_TERMS: usize = 100;

/// What a value is.
#[derive(Clone, PartialEq, Eq, PartialOrd, Ord, Debug)]
pub enum Term {
    /// A number of so many bits.
    Number(u32, u128),
    /// The value itself, of so many bits.
    Leaf(Value, u32),
    /// A sum, product, maximum or minimum of at least two.
    Many(Nary, Vec<Term>),
    /// In iteration `k` of the loop with this header: the first plus `k` times the second.
    Recurrence(Block, Box<Term>, Box<Term>),
    /// A conversion to so many bits.
    Convert(Cast, u32, Box<Term>),
    /// Division without sign.
    Quotient(Box<Term>, Box<Term>),
}

impl Term {
    /// Width in bits.
    pub fn width(&self) -> u32 {
        let mut t = self;
        loop {
            t = match t {
                Term::Number(w, _) | Term::Leaf(_, w) | Term::Convert(_, w, _) => return *w,
                Term::Many(_, xs) => match xs.first() {
                    Some(x) => x,
                    None => return 1,
                },
                Term::Recurrence(_, x, _) | Term::Quotient(x, _) => x,
            };
        }
    }
    /// What it is made of, in order.
    pub fn operands(&self) -> Vec<&Term> {
        match self {
            Term::Number(..) | Term::Leaf(..) => Vec::new(),
            Term::Many(_, xs) => xs.iter().collect(),
            Term::Recurrence(_, a, b) | Term::Quotient(a, b) => vec![a, b],
            Term::Convert(_, _, x) => vec![x],
        }
    }
    /// It and everything that it is made of.
    pub fn nodes(&self) -> Vec<&Term> {
        let mut out = vec![self];
        let mut next = 0;
        while next < out.len() {
            let more = out[next].operands();
            out.extend(more);
            next += 1;
        }
        out
    }
    /// The number, if it is one.
    pub fn number(&self) -> Option<u128> {
        match self {
            Term::Number(_, n) => Some(*n),
            _ => None,
        }
    }
}

fn number(width: u32, n: u128) -> Term {
    Term::Number(width, n & max_value(width))
}

impl Evolution<'_> {
    /// What a value is.
    pub fn value(&self, v: Value) -> Term {
        let mut fuel = FUEL;
        self.worked_out(v, None, &mut fuel)
    }

    /// The same, with a phi that stands for itself and no other phi looked into.
    fn worked_out(&self, v: Value, open: Option<Value>, fuel: &mut u32) -> Term {
        let f = self.view.f;
        let width = self.width(v).unwrap_or(1);
        let leaf = Term::Leaf(v, width);
        if let Some(n) = f.as_int(v).and_then(|b| b.as_u128()) {
            return number(width, n);
        }
        let ValueDef::Inst(i) = f.value_def(v) else {
            return leaf;
        };
        if *fuel == 0 || Some(v) == open || self.width(v).is_none() {
            return leaf;
        }
        *fuel -= 1;
        let mut operand = |n: usize| -> Option<Term> {
            let o = f.operand(i, n);
            self.width(o)?;
            Some(self.worked_out(o, open, fuel))
        };
        let found = match f.kind(i) {
            InstKind::Phi if open.is_none() => self.phi(v, i),
            InstKind::Binary(op) => match (operand(0), operand(1)) {
                (Some(a), Some(b)) => self.binary(*op, a, b),
                _ => None,
            },
            InstKind::Cast(op) => {
                let op = match op {
                    CastOp::Trunc => Some(Cast::Trunc),
                    CastOp::ZExt => Some(Cast::ZExt),
                    CastOp::SExt => Some(Cast::SExt),
                    _ => None,
                };
                op.and_then(|op| Some(convert(op, width, operand(0)?)))
            }
            _ => None,
        };
        let small = |t: &Term| t.nodes().len() <= MAX_TERMS;
        found
            .filter(|t| small(t) && t.width() == width)
            .unwrap_or(leaf)
    }

    /// What an operation on two terms of one width comes to; nothing where that is no term.
    pub fn binary(&self, op: BinOp, a: Term, b: Term) -> Option<Term> {
        let width = a.width();
        let power = |k: u128| (k < u128::from(width)).then(|| number(width, 1 << k));
        match op {
            BinOp::Add => Some(self.sum(vec![a, b])),
            BinOp::Sub => {
                let minus = self.scaled(max_value(width), b);
                Some(self.sum(vec![a, minus]))
            }
            BinOp::Mul => match (a.number(), b.number()) {
                (Some(n), _) => Some(self.scaled(n, b)),
                (_, Some(n)) => Some(self.scaled(n, a)),
                _ => {
                    let mut both = vec![a, b];
                    both.sort();
                    Some(Term::Many(Nary::Mul, both))
                }
            },
            BinOp::Shl => Some(self.scaled(power(b.number()?)?.number()?, a)),
            BinOp::LShr => quotient(a, power(b.number()?)?),
            BinOp::UDiv => quotient(a, b),
            _ => None,
        }
    }

    /// A phi of a header that comes back as itself plus something invariant.
    fn phi(&self, v: Value, i: tandem_ir::Inst) -> Option<Term> {
        let l = self.headed(self.view.f.inst_block(i)?)?;
        let (start, next) = self.start_and_next(l, i)?;
        let mut fuel = FUEL;
        let next = self.worked_out(next, Some(v), &mut fuel);
        let own = Term::Leaf(v, self.width(v)?);
        let Term::Many(Nary::Add, mut parts) = next else {
            return None;
        };
        let at = parts.iter().position(|p| *p == own)?;
        parts.remove(at);
        let step = self.sum(parts);
        if !self.is_invariant(&step, l) {
            return None;
        }
        // The start may be a recurrence of a loop around, but is not looked into any further here.
        let mut fuel = FUEL;
        let start = self.worked_out(start, Some(v), &mut fuel);
        Some(Term::Recurrence(l.header, Box::new(start), Box::new(step)))
    }

    /// The value by which the loop is entered and the one that comes back, if there is one of each.
    pub fn start_and_next(&self, l: &Loop, phi: tandem_ir::Inst) -> Option<(Value, Value)> {
        let mut start: Vec<Value> = Vec::new();
        let mut next: Vec<Value> = Vec::new();
        for (v, from) in self.view.f.phi_incoming(phi) {
            if l.holds(from) {
                next.push(v);
            } else {
                start.push(v);
            }
        }
        start.dedup();
        next.dedup();
        match (&start[..], &next[..]) {
            ([s], [n]) => Some((*s, *n)),
            _ => None,
        }
    }

    /// A number times a term.
    pub fn scaled(&self, n: u128, t: Term) -> Term {
        let width = t.width();
        let n = n & max_value(width);
        match t {
            _ if n == 0 => number(width, 0),
            t if n == 1 => t,
            Term::Number(_, m) => number(width, n.wrapping_mul(m)),
            Term::Recurrence(h, a, b) => {
                let (a, b) = (self.scaled(n, *a), self.scaled(n, *b));
                recurrence(h, a, b)
            }
            Term::Many(Nary::Mul, mut xs) => {
                let c = xs.first().and_then(Term::number);
                let c = match c {
                    Some(c) => {
                        xs.remove(0);
                        c.wrapping_mul(n) & max_value(width)
                    }
                    None => n,
                };
                match (c, xs.len()) {
                    (0, _) => number(width, 0),
                    (1, 1) => xs.remove(0),
                    (1, _) => Term::Many(Nary::Mul, xs),
                    _ => {
                        xs.insert(0, number(width, c));
                        Term::Many(Nary::Mul, xs)
                    }
                }
            }
            // A sum of two with a number in it is multiplied out, and so is -1 times any sum.
            Term::Many(Nary::Add, xs)
                if n == max_value(width) || (xs.len() == 2 && xs[0].number().is_some()) =>
            {
                let each = xs.into_iter().map(|x| self.scaled(n, x)).collect();
                self.sum(each)
            }
            t => Term::Many(Nary::Mul, vec![number(width, n), t]),
        }
    }

    /// A sum in normal form.
    pub fn sum(&self, xs: Vec<Term>) -> Term {
        let width = xs.first().map_or(1, Term::width);
        let mut constant = 0u128;
        let mut terms: Vec<(Term, u128)> = Vec::new();
        let mut work: Vec<Term> = xs;
        while let Some(x) = work.pop() {
            let (c, x) = match x {
                Term::Number(_, n) => {
                    constant = constant.wrapping_add(n);
                    continue;
                }
                Term::Many(Nary::Add, ys) => {
                    work.extend(ys);
                    continue;
                }
                Term::Many(Nary::Mul, mut ys)
                    if ys.first().is_some_and(|y| y.number().is_some()) =>
                {
                    let c = ys.remove(0).number().unwrap_or(1);
                    let rest = if ys.len() == 1 {
                        ys.remove(0)
                    } else {
                        Term::Many(Nary::Mul, ys)
                    };
                    (c, rest)
                }
                x => (1, x),
            };
            match terms.iter_mut().find(|t| t.0 == x) {
                Some(t) => t.1 = t.1.wrapping_add(c),
                None => terms.push((x, c)),
            }
        }
        let mut out: Vec<Term> = Vec::new();
        for (t, c) in terms {
            let t = self.scaled(c, t);
            if t.number() != Some(0) {
                out.push(t);
            }
        }
        if constant & max_value(width) != 0 {
            out.push(number(width, constant));
        }
        self.with_recurrences(out, width)
    }

    /// Moves what is invariant into a recurrence, and adds those of one loop.
    fn with_recurrences(&self, mut xs: Vec<Term>, width: u32) -> Term {
        xs.sort();
        for at in 0..xs.len() {
            let Term::Recurrence(h, start, step) = &xs[at] else {
                continue;
            };
            let Some(l) = self.headed(*h) else { continue };
            let (mut starts, mut steps) = (vec![(**start).clone()], vec![(**step).clone()]);
            let mut rest = Vec::new();
            for (_, x) in xs.iter().enumerate().filter(|(n, _)| *n != at) {
                match x {
                    Term::Recurrence(other, a, b) if other == h => {
                        starts.push((**a).clone());
                        steps.push((**b).clone());
                    }
                    x if self.is_invariant(x, l) => starts.push(x.clone()),
                    x => rest.push(x.clone()),
                }
            }
            if starts.len() == 1 {
                continue;
            }
            let all = recurrence(*h, self.sum(starts), self.sum(steps));
            if rest.is_empty() {
                return all;
            }
            rest.push(all);
            return self.sum(rest);
        }
        match xs.len() {
            0 => number(width, 0),
            1 => xs.remove(0),
            _ => Term::Many(Nary::Add, xs),
        }
    }
}

fn recurrence(h: Block, start: Term, step: Term) -> Term {
    match step.number() {
        Some(0) => start,
        _ => Term::Recurrence(h, Box::new(start), Box::new(step)),
    }
}

/// `a /u b`; nothing is said where the divisor may turn out to be 0 while it is worked out.
fn quotient(a: Term, b: Term) -> Option<Term> {
    match (a.number(), b.number()) {
        (_, Some(0)) => None,
        (_, Some(1)) => Some(a),
        (Some(m), Some(n)) => Some(number(a.width(), m / n)),
        _ => Some(Term::Quotient(Box::new(a), Box::new(b))),
    }
}

/// A conversion to so many bits.
pub fn convert(op: Cast, width: u32, x: Term) -> Term {
    match x {
        x if x.width() == width => x,
        Term::Number(w, n) => match op {
            Cast::SExt => number(width, crate::fold::signed(w, n) as u128),
            _ => number(width, n),
        },
        Term::Convert(Cast::ZExt, _, y) if op == Cast::ZExt => Term::Convert(op, width, y),
        x => Term::Convert(op, width, Box::new(x)),
    }
}
