//! Constructors of maxima and minima in normal form.

use super::ScalarEvolution;
use crate::analysis::range::{mask, signed};
use tandem_ir::IntPredicate;
use tandem_ir::Type;
use tandem_ir::claims::scev::{Expr, Nary, Node, Typed, Wrap};

impl ScalarEvolution<'_> {
    /// The maximum or minimum of at least one operand, all of one width.
    pub(super) fn extremum(&mut self, op: Nary, xs: Vec<Expr>) -> Expr {
        match op {
            Nary::SeqUMin => self.sequential(xs),
            Nary::Add => self.add(&xs),
            Nary::Mul => self.mul(&xs),
            _ => self.unordered(op, xs),
        }
    }

    fn unordered(&mut self, op: Nary, xs: Vec<Expr>) -> Expr {
        let Some(&first) = xs.first() else {
            return self.constant(1, 0);
        };
        let width = self.width(first);
        let ty = self.exprs[first].ty;
        let mut out = Vec::new();
        let mut constant: Option<u128> = None;
        let mut work: Vec<Expr> = xs.into_iter().rev().collect();
        while let Some(x) = work.pop() {
            match &self.exprs[x].node {
                Node::Nary(inner, ys) if *inner == op => work.extend(ys.iter().rev()),
                Node::Const(n) => {
                    let n = *n;
                    constant = Some(constant.map_or(n, |c| pick(op, width, c, n)));
                }
                _ => out.push(x),
            }
        }
        if let Some(c) = constant {
            let (neutral, absorbing) = ends(op, width);
            if c == absorbing {
                return self.constant(width, c);
            }
            if c != neutral || out.is_empty() {
                out.push(self.constant(width, c));
            }
        }
        self.sort(&mut out);
        out.dedup();
        self.drop_dominated(op, &mut out);
        match out[..] {
            [x] => x,
            _ => self.intern(Typed {
                node: Node::Nary(op, out.into()),
                ty: if ty.is_ptr() { ty } else { Type::int(width) },
                width,
            }),
        }
    }

    /// Drops neighbours of which the ranges say that another one always wins.
    fn drop_dominated(&self, op: Nary, xs: &mut Vec<Expr>) {
        let Some(wins) = wins(op) else {
            return;
        };
        let mut n = 0;
        while n + 1 < xs.len() {
            if self.always_wins(wins, xs[n], xs[n + 1]) {
                xs.remove(n + 1);
            } else if self.always_wins(wins, xs[n + 1], xs[n]) {
                xs.remove(n);
                n = n.saturating_sub(1);
            } else {
                n += 1;
            }
        }
    }

    /// True if the comparison holds by ranges, or because one is the other and a constant, without a wrap.
    fn always_wins(&self, pred: IntPredicate, a: Expr, b: Expr) -> bool {
        let more = |x: Expr, than: Expr| match &self.exprs[x].node {
            Node::Nary(Nary::Add, xs) if xs.len() == 2 && xs[1] == than => {
                let by = self.signed_constant(xs[0]);
                match pred {
                    IntPredicate::Uge | IntPredicate::Ule => {
                        by.is_some() && self.flags(x).has(Wrap::NUW)
                    }
                    _ => by.is_some_and(|c| c >= 0) && self.flags(x).has(Wrap::NSW),
                }
            }
            _ => false,
        };
        let by_flags = match pred {
            IntPredicate::Uge | IntPredicate::Sge => more(a, b),
            _ => more(b, a),
        };
        by_flags || self.holds_by_range(pred, a, b)
    }

    /// True if the ranges of both decide that the comparison holds.
    pub(super) fn holds_by_range(&self, pred: IntPredicate, a: Expr, b: Expr) -> bool {
        use IntPredicate::*;
        let (ra, rb) = match pred {
            Slt | Sle | Sgt | Sge => (self.signed(a), self.signed(b)),
            _ => (self.unsigned(a), self.unsigned(b)),
        };
        crate::analysis::range::Range::compare(pred, ra, rb) == Some(true)
    }

    /// `umin_seq`: ordered. It becomes `umin` where no later operand can be poison unless an earlier one is, or where no
    /// earlier one can be 0.
    fn sequential(&mut self, xs: Vec<Expr>) -> Expr {
        let mut out: Vec<Expr> = Vec::new();
        let mut work: Vec<Expr> = xs.into_iter().rev().collect();
        while let Some(x) = work.pop() {
            match &self.exprs[x].node {
                Node::Nary(Nary::SeqUMin, ys) => work.extend(ys.iter().rev()),
                _ if out.contains(&x) => {}
                _ => out.push(x),
            }
        }
        let zero = |s: &Self, x: Expr| s.is_zero(x);
        if let Some(at) = out.iter().position(|&x| zero(self, x)) {
            // Nothing after a 0 counts, and nothing before it is less.
            if at == 0
                || out[1..at]
                    .iter()
                    .all(|&x| !self.may_be_poison_alone(out[0], x))
            {
                let w = self.width(out[at]);
                if at == 0 {
                    return self.constant(w, 0);
                }
            }
            out.truncate(at + 1);
        }
        let mut n = 1;
        while n < out.len() {
            let (a, b) = (out[n - 1], out[n]);
            if !self.may_be_poison_alone(a, b) || !self.unsigned(a).contains(0) {
                let both = self.unordered(Nary::UMin, vec![a, b]);
                out.splice(n - 1..=n, [both]);
                n = n.saturating_sub(1).max(1);
            } else {
                n += 1;
            }
        }
        match out[..] {
            [x] => x,
            _ => {
                let width = self.width(out[0]);
                self.intern(Typed {
                    node: Node::Nary(Nary::SeqUMin, out.into()),
                    ty: Type::int(width),
                    width,
                })
            }
        }
    }

    /// True if `b` can be poison where `a` is not.
    fn may_be_poison_alone(&self, a: Expr, b: Expr) -> bool {
        let sure = self.leaves(a, true);
        let cx = self.cx;
        let defined = |v| crate::analysis::nonundef::is_well_defined(cx, self.f, v);
        self.leaves(b, false)
            .into_iter()
            .any(|v| !sure.contains(&v) && !defined(v))
    }

    /// The values at the leaves; with `certain`, only those whose poison makes the whole poison.
    pub(super) fn leaves(&self, e: Expr, certain: bool) -> Vec<tandem_ir::Value> {
        let mut out = Vec::new();
        let mut work = vec![e];
        while let Some(x) = work.pop() {
            match &self.exprs[x].node {
                Node::Unknown(v) => out.push(*v),
                Node::Nary(Nary::SeqUMin, xs) if certain => work.push(xs[0]),
                node => work.extend(node.operands()),
            }
        }
        out.sort_unstable();
        out.dedup();
        out
    }
}

/// The comparison with the others in which an operand of a maximum or minimum wins.
pub(super) fn wins(op: Nary) -> Option<IntPredicate> {
    match op {
        Nary::UMax => Some(IntPredicate::Uge),
        Nary::SMax => Some(IntPredicate::Sge),
        Nary::UMin => Some(IntPredicate::Ule),
        Nary::SMin => Some(IntPredicate::Sle),
        Nary::SeqUMin | Nary::Add | Nary::Mul => None,
    }
}

fn pick(op: Nary, width: u32, a: u128, b: u128) -> u128 {
    let (x, y) = (signed(width, a), signed(width, b));
    let first = match op {
        Nary::UMax => a >= b,
        Nary::SMax => x >= y,
        Nary::UMin => a <= b,
        _ => x <= y,
    };
    if first { a } else { b }
}

/// The constants that never and always win.
fn ends(op: Nary, width: u32) -> (u128, u128) {
    let (top, half) = (mask(width), 1u128 << (width - 1));
    match op {
        Nary::UMax => (0, top),
        Nary::SMax => (half, half - 1),
        Nary::UMin => (top, 0),
        _ => (half - 1, half),
    }
}
