//! Constructors of conversions in normal form.
//!
//! An extension goes through a sum, product or recurrence only where that is proved not to wrap (N7).

use super::ScalarEvolution;
use crate::analysis::range::{mask, signed};
use crate::defects::planted;
use tandem_ir::claims::scev::{Cast, Expr, Nary, Node, Typed, Wrap};
use tandem_ir::{Block, Type};

impl ScalarEvolution<'_> {
    fn cast_node(&mut self, op: Cast, x: Expr, width: u32) -> Expr {
        self.intern(Typed {
            node: Node::Cast(op, x),
            ty: Type::int(width),
            width,
        })
    }

    /// To fewer bits; the same expression if it has so many.
    pub(super) fn trunc(&mut self, x: Expr, width: u32) -> Expr {
        self.trunc_at(x, width, 0)
    }

    fn trunc_at(&mut self, x: Expr, width: u32, depth: u32) -> Expr {
        if self.width(x) == width {
            return x;
        }
        match self.exprs[x].node.clone() {
            Node::Const(n) => return self.constant(width, n),
            Node::Cast(Cast::Trunc, y) => return self.trunc_at(y, width, depth),
            Node::Cast(op @ (Cast::ZExt | Cast::SExt), y) => {
                return match self.width(y).cmp(&width) {
                    std::cmp::Ordering::Less => self.extend(op, y, width),
                    _ => self.trunc_at(y, width, depth),
                };
            }
            _ if self.trailing_zeros(x) >= width => return self.constant(width, 0),
            _ if depth > self.limits.max_cast_depth => {}
            Node::Nary(op @ (Nary::Add | Nary::Mul), xs) => {
                // Worth it if at most one operand becomes a truncation that was none.
                let mut each = Vec::new();
                let mut new = 0;
                for &y in &xs {
                    let t = self.trunc_at(y, width, depth + 1);
                    let was = matches!(self.exprs[y].node, Node::Cast(..));
                    let is = matches!(self.exprs[t].node, Node::Cast(Cast::Trunc, _));
                    new += u32::from(is && !was);
                    each.push(t);
                }
                if new < 2 {
                    return match op {
                        Nary::Add => self.add(&each),
                        _ => self.mul(&each),
                    };
                }
            }
            Node::AddRec(h, xs) => {
                let each = xs.iter().map(|&y| self.trunc_at(y, width, depth + 1));
                let each: Vec<Expr> = each.collect();
                return self.recurrence(h, each);
            }
            _ => {}
        }
        self.cast_node(Cast::Trunc, x, width)
    }

    /// To more bits; the same expression if it has so many.
    pub(super) fn extend(&mut self, op: Cast, x: Expr, width: u32) -> Expr {
        self.extend_at(op, x, width, 0)
    }

    /// To any number of bits.
    pub(super) fn fit(&mut self, op: Cast, x: Expr, width: u32) -> Expr {
        if self.width(x) > width {
            self.trunc(x, width)
        } else {
            self.extend(op, x, width)
        }
    }

    fn extend_at(&mut self, op: Cast, x: Expr, width: u32, depth: u32) -> Expr {
        let from = self.width(x);
        if from == width {
            return x;
        }
        let zero = op == Cast::ZExt;
        match self.exprs[x].node.clone() {
            Node::Const(n) => {
                let n = if zero { n } else { signed(from, n) as u128 };
                return self.constant(width, n);
            }
            Node::Cast(Cast::ZExt, y) => return self.extend_at(Cast::ZExt, y, width, depth),
            Node::Cast(Cast::SExt, y) if !zero => return self.extend_at(op, y, width, depth),
            // ext(trunc y) is y, cut or extended, if y has no more bits than were kept.
            Node::Cast(Cast::Trunc, y) => {
                let fits = match zero {
                    true => self.unsigned(y).umax() <= mask(from),
                    false => {
                        let r = self.signed(y);
                        let half = 1i128 << (from - 1);
                        r.smin() >= -half && r.smax() < half
                    }
                };
                if fits {
                    return self.fit(op, y, width);
                }
            }
            _ => {}
        }
        if !zero && self.is_non_negative(x) {
            return self.extend_at(Cast::ZExt, x, width, depth);
        }
        let exact = match zero {
            true => Wrap::NUW,
            false => Wrap::NSW,
        };
        if depth <= self.limits.max_cast_depth {
            match self.exprs[x].node.clone() {
                Node::Nary(kind @ (Nary::Add | Nary::Mul), xs)
                    if planted!(self.cx, ScevZextPushedIn, self.flags(x).has(exact), true) =>
                {
                    let each = xs.iter().map(|&y| self.extend_at(op, y, width, depth + 1));
                    let each: Vec<Expr> = each.collect();
                    let wide = match kind {
                        Nary::Add => self.add(&each),
                        _ => self.mul(&each),
                    };
                    return wide;
                }
                Node::AddRec(h, xs) if xs.len() == 2 && self.flags(x).has(exact) => {
                    let start = self.extend_at(op, xs[0], width, depth + 1);
                    let step = self.extend_at(op, xs[1], width, depth + 1);
                    return self.wider_recurrence(h, x, start, step);
                }
                // One that falls, but never below 0.
                Node::AddRec(h, xs)
                    if xs.len() == 2
                        && zero
                        && self.flags(x).has(Wrap::NSW)
                        && self.is_non_negative(x) =>
                {
                    let start = self.extend_at(op, xs[0], width, depth + 1);
                    let step = self.extend_at(Cast::SExt, xs[1], width, depth + 1);
                    return self.wider_recurrence(h, x, start, step);
                }
                Node::Nary(kind, xs) if distributes(kind, zero) => {
                    let each = xs.iter().map(|&y| self.extend_at(op, y, width, depth + 1));
                    let each: Vec<Expr> = each.collect();
                    return self.extremum(kind, each);
                }
                Node::UDiv(a, b) if zero => {
                    let a = self.extend_at(op, a, width, depth + 1);
                    let b = self.extend_at(op, b, width, depth + 1);
                    if let Some(q) = self.udiv(a, b) {
                        return q;
                    }
                }
                _ => {}
            }
        }
        self.cast_node(op, x, width)
    }

    /// The extension of a recurrence of which the flags say so.
    fn wider_recurrence(&mut self, header: Block, of: Expr, start: Expr, step: Expr) -> Expr {
        let e = self.recurrence(header, vec![start, step]);
        self.stated.used.insert(of);
        self.stated.used.insert(e);
        e
    }

    /// The address of a pointer, at its index width (N11: inside a sum, of the pointer operand).
    pub(super) fn address(&mut self, p: Expr) -> Expr {
        let width = self.width(p);
        if !self.exprs[p].ty.is_ptr() {
            return p;
        }
        match self.exprs[p].node.clone() {
            Node::Nary(Nary::Add, xs) => {
                let each: Vec<Expr> = xs.iter().map(|&x| self.address(x)).collect();
                self.add(&each)
            }
            Node::AddRec(h, xs) => {
                let each: Vec<Expr> = xs.iter().map(|&x| self.address(x)).collect();
                self.recurrence(h, each)
            }
            Node::Nary(op, xs) => {
                let each: Vec<Expr> = xs.iter().map(|&x| self.address(x)).collect();
                self.extremum(op, each)
            }
            Node::Unknown(v) if self.is_null(v) => self.constant(width, 0),
            _ => self.cast_node(Cast::PtrToInt, p, width),
        }
    }

    /// True for the null pointer of a space where it is address 0.
    fn is_null(&self, v: tandem_ir::Value) -> bool {
        use tandem_ir::constant::ConstantData;
        self.f.as_const(v) == Some(&ConstantData::Null)
    }
}

/// True if an extension may go through a maximum or minimum.
fn distributes(op: Nary, zero: bool) -> bool {
    match op {
        Nary::UMax | Nary::UMin | Nary::SeqUMin => zero,
        Nary::SMax | Nary::SMin => !zero,
        Nary::Add | Nary::Mul => false,
    }
}
