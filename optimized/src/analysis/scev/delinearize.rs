//! Delinearization: the flat offset of an access as subscripts of an array whose extents are parameters, or numbers ([`fixed`]).
//!
//! ```text
//!   A + {{0,+,(8 * %m)}<%i>,+,8}<%j>      A[{0,+,1}<%i>][{0,+,1}<%j>], rows of %m elements of 8 bytes
//! ```
//!
//! The offset from the base becomes a polynomial over the iterations of the loops around the access and over leaves. What
//! leaves stand with iterations are strides; from the longest to the shortest, each divided by the next, they give the
//! extents (DL-R1). Division of the polynomial by them, innermost first, with remainder, gives the subscripts: a term with all
//! factors of an extent never stays in a subscript within it (DL-T10).
//!
//! That the sum of subscripts times extents is the offset modulo 2^w is so by construction. Whether the list is one of an array
//! (each subscript lies within its extent, and nothing wraps) is another question: what could be shown of it goes along
//! ([`Shown`]), and only a list of which all is shown may be relied on (DL-R2, DL-R3).

mod fixed;

use super::ScalarEvolution;
use crate::analysis::nest::LoopId;
use crate::analysis::range::{mask, signed};
use crate::defects::planted;
use std::collections::{BTreeMap, BTreeSet};
use tandem_ir::claims::scev::{AccessClaim, Expr, Nary, Node, Obligation, Shown, Subscripts};
use tandem_ir::constant::ConstantData;
use tandem_ir::{Block, Inst, InstKind, Value};

/// `delinearize-access-max-terms`: terms of an offset as a polynomial.
const MAX_TERMS: usize = 32;
/// `delinearize-combined-max-dims`: extents that are looked for.
const MAX_DIMS: usize = 8;

/// A factor of a term.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug)]
enum Factor {
    /// The iteration of the loop with this header.
    Iteration(Block),
    /// An expression in which no such iteration is.
    Leaf(Expr),
}

/// Coefficients modulo 2^w by the sorted factors of their terms.
type Polynomial = BTreeMap<Vec<Factor>, u128>;

impl ScalarEvolution<'_> {
    /// What is claimed of the addresses of loads and stores in loops, in order of the layout.
    pub(super) fn access_claims(&mut self) -> Vec<AccessClaim> {
        let f = self.f;
        let mut all = Vec::new();
        for b in f.blocks() {
            if self.nest.of(b).is_none() {
                continue;
            }
            for i in f.insts(b) {
                all.extend(self.access_claim(b, i));
            }
        }
        all
    }

    fn access_claim(&mut self, b: Block, inst: Inst) -> Option<AccessClaim> {
        let f = self.f;
        let (pointer, ty) = match f.kind(inst) {
            InstKind::Load(_) => (f.operand(inst, 0), f.inst_type(inst)),
            InstKind::Store(_) => (f.operand(inst, 1), f.value_type(f.operand(inst, 0))),
            _ => return None,
        };
        let address = self.operand(pointer)?;
        let address = self.at_scope(address, self.nest.of(b));
        let (base, offset) = self.without_base(address)?;
        let Node::Unknown(base) = self.exprs[base].node else {
            return None;
        };
        let elem = self.cx.layout.store_size(&self.cx.types, ty);
        let list = elem.and_then(|elem| self.subscripts(b, (pointer, base), offset, elem));
        Some(AccessClaim {
            inst,
            pointer,
            base,
            offset,
            list,
        })
    }

    fn subscripts(
        &mut self,
        b: Block,
        (pointer, base): (Value, Value),
        offset: Expr,
        elem: u64,
    ) -> Option<Subscripts> {
        let width = self.width(offset);
        let nest: Vec<LoopId> = self.nest.around(b).collect();
        let mut rest = self.polynomial_of(offset, &nest)?;
        if elem == 0 {
            return None;
        }
        for c in rest.values_mut() {
            let n = signed(width, *c);
            let rest = n % i128::from(elem) != 0;
            if planted!(self.cx, SubscriptRemainderDropped, rest, false) {
                return None;
            }
            *c = (n / i128::from(elem)) as u128 & mask(width);
        }
        let Some(extents) = extents(&rest) else {
            return self.fixed(&fixed::Flat {
                pointer,
                base,
                elem,
                width,
                offset: &rest,
                nest: &nest,
            });
        };
        let mut subs = Vec::new();
        for extent in extents.iter().rev() {
            let (quotient, remainder) = divided(rest, extent);
            subs.push(self.sum_of(&remainder, width)?);
            rest = quotient;
        }
        subs.push(self.sum_of(&rest, width)?);
        subs.reverse();
        let dims = extents.iter().map(|d| self.product_of(d, width));
        let dims: Vec<Expr> = dims.collect();
        let shown = self.obligations(&nest, &dims, &subs);
        Some(Subscripts {
            elem,
            dims,
            subs,
            shown,
        })
    }

    /// An expression as a polynomial; `None` if iterations stand where they are no factors, or if it gets too long.
    fn polynomial_of(&self, e: Expr, nest: &[LoopId]) -> Option<Polynomial> {
        let width = self.width(e);
        let one = |p: Vec<Factor>, c: u128| Some(Polynomial::from([(p, c)]));
        match &self.exprs[e].node {
            Node::Const(0) => Some(Polynomial::new()),
            Node::Const(n) => one(Vec::new(), *n),
            Node::Nary(Nary::Add, xs) => {
                let mut sum = Polynomial::new();
                for &x in xs {
                    sum = plus(sum, self.polynomial_of(x, nest)?, width)?;
                }
                Some(sum)
            }
            Node::Nary(Nary::Mul, xs) => {
                let mut product = one(Vec::new(), 1)?;
                for &x in xs {
                    product = times(&product, &self.polynomial_of(x, nest)?, width)?;
                }
                Some(product)
            }
            Node::AddRec(h, parts) if nest.iter().any(|&l| self.nest.loops[l].header == *h) => {
                let [start, step] = parts[..] else {
                    return None;
                };
                let steps = one(vec![Factor::Iteration(*h)], 1)?;
                let steps = times(&steps, &self.polynomial_of(step, nest)?, width)?;
                plus(self.polynomial_of(start, nest)?, steps, width)
            }
            _ if self.is_no_factor(e, nest) => None,
            _ => one(vec![Factor::Leaf(e)], 1),
        }
    }

    /// True if the iteration of one of the loops is part of the expression, or undef, of which each use is another number.
    fn is_no_factor(&self, e: Expr, nest: &[LoopId]) -> bool {
        let mut work = vec![e];
        while let Some(x) = work.pop() {
            let found = match &self.exprs[x].node {
                Node::AddRec(h, _) => nest.iter().any(|&l| self.nest.loops[l].header == *h),
                Node::Unknown(v) => matches!(
                    self.f.as_const(*v),
                    Some(ConstantData::Undef | ConstantData::Poison)
                ),
                _ => false,
            };
            if found {
                return true;
            }
            work.extend(self.exprs[x].node.operands());
        }
        false
    }

    fn product_of(&mut self, factors: &[Factor], width: u32) -> Expr {
        let leaves = factors.iter().filter_map(|f| match f {
            Factor::Leaf(e) => Some(*e),
            Factor::Iteration(_) => None,
        });
        let one = self.constant(width, 1);
        let all: Vec<Expr> = std::iter::once(one).chain(leaves).collect();
        self.mul(&all)
    }

    /// The polynomial as an expression; `None` if iterations are multiplied.
    fn sum_of(&mut self, p: &Polynomial, width: u32) -> Option<Expr> {
        let mut sum = vec![self.constant(width, 0)];
        for (factors, &c) in p {
            let leaves = self.product_of(factors, width);
            let c = self.constant(width, c);
            let term = self.mul(&[c, leaves]);
            let mut counted = factors.iter().filter_map(|f| match f {
                Factor::Iteration(h) => Some(*h),
                Factor::Leaf(_) => None,
            });
            let term = match (counted.next(), counted.next()) {
                (None, _) => term,
                (Some(h), None) => {
                    let zero = self.constant(width, 0);
                    self.recurrence(h, vec![zero, term])
                }
                _ => return None,
            };
            sum.push(term);
        }
        Some(self.add(&sum))
    }

    /// What has to hold of a list beside its sum, and what of it is shown (DL-R2).
    fn obligations(
        &self,
        nest: &[LoopId],
        dims: &[Expr],
        subs: &[Expr],
    ) -> Vec<(Obligation, Shown)> {
        let mut all = Vec::new();
        let shown = |proved: bool| if proved { Shown::Proved } else { Shown::Open };
        for (k, (&d, &s)) in dims.iter().zip(&subs[1..]).enumerate() {
            let k = k + 1;
            let same = nest.iter().all(|&l| self.is_invariant(d, l));
            let same = planted!(self.cx, SubscriptExtentMayChange, same, true);
            all.push((Obligation::Invariant(k), shown(same)));
            let lower = self.is_non_negative(s);
            let lower = planted!(self.cx, SubscriptRangeUnproved, lower, true);
            all.push((Obligation::Lower(k), shown(lower)));
            all.push((Obligation::Upper(k), self.stays_below(nest, s, d)));
        }
        let exact = self.sum_is_exact(dims, subs);
        let exact = planted!(self.cx, SubscriptSumNeverWraps, exact, true);
        all.push((Obligation::NoWrap, shown(exact)));
        all
    }

    /// Whether a subscript stays below its extent, both read with sign.
    fn stays_below(&self, nest: &[LoopId], s: Expr, d: Expr) -> Shown {
        if self.signed(s).smax() < self.signed(d).smin() {
            return Shown::Proved;
        }
        // Iterations from 0 to d - 1, if that is no negative number.
        let Node::AddRec(h, parts) = &self.exprs[s].node else {
            return Shown::Open;
        };
        let is = |e: Expr, n: u128| self.constant_of(e) == Some(n);
        let counts = matches!(parts[..], [a, b] if is(a, 0) && is(b, 1));
        let l = self.nest.headed(*h).filter(|l| nest.contains(l));
        let last = l.and_then(|l| match &self.counts[l].exits[..] {
            [only] if !self.counts[l].finite => only.exact,
            _ => None,
        });
        let below = last.is_some_and(|last| self.is_one_less(last, d));
        if !counts
            || !planted!(
                self.cx,
                SubscriptBoundIsExtent,
                below,
                below || last == Some(d)
            )
        {
            return Shown::Open;
        }
        let positive = self.signed(d).smin() > 0;
        match planted!(self.cx, SubscriptExtentIsPositive, positive, true) {
            true => Shown::Proved,
            false => Shown::IfPositive,
        }
    }

    /// True if `a` is `-1 + b`.
    fn is_one_less(&self, a: Expr, b: Expr) -> bool {
        let minus_one = mask(self.width(b));
        self.width(a) == self.width(b)
            && match &self.exprs[a].node {
                Node::Nary(Nary::Add, xs) => {
                    matches!(xs[..], [c, x] if x == b && self.constant_of(c) == Some(minus_one))
                }
                Node::Const(n) => self.constant_of(b).is_some_and(|m| m.wrapping_sub(1) == *n),
                _ => false,
            }
    }

    /// True if the sum, worked out over the integers from the outside in, stays in range.
    fn sum_is_exact(&self, dims: &[Expr], subs: &[Expr]) -> bool {
        let half = 1i128 << (self.width(subs[0]).min(64) - 1);
        let ends = |e: Expr| (self.signed(e).smin(), self.signed(e).smax());
        let (mut lo, mut hi) = ends(subs[0]);
        for (&d, &s) in dims.iter().zip(&subs[1..]) {
            let (d, s) = (ends(d), ends(s));
            let corners = [lo, hi].map(|x| [x.checked_mul(d.0), x.checked_mul(d.1)]);
            let corners: Option<Vec<i128>> = corners.into_iter().flatten().collect();
            let Some(corners) = corners else { return false };
            let least = corners.iter().copied().min().unwrap_or(0);
            let most = corners.iter().copied().max().unwrap_or(0);
            let (Some(least), Some(most)) = (least.checked_add(s.0), most.checked_add(s.1)) else {
                return false;
            };
            if least < -half || most >= half {
                return false;
            }
            (lo, hi) = (least, most);
        }
        true
    }
}

fn plus(mut a: Polynomial, b: Polynomial, width: u32) -> Option<Polynomial> {
    for (factors, c) in b {
        let sum = a.entry(factors).or_default();
        *sum = sum.wrapping_add(c) & mask(width);
    }
    a.retain(|_, c| *c != 0);
    (a.len() <= MAX_TERMS).then_some(a)
}

fn times(a: &Polynomial, b: &Polynomial, width: u32) -> Option<Polynomial> {
    let mut product = Polynomial::new();
    for (x, c) in a {
        for (y, d) in b {
            let mut factors = [&x[..], &y[..]].concat();
            factors.sort_unstable();
            let term = Polynomial::from([(factors, c.wrapping_mul(*d) & mask(width))]);
            product = plus(product, term, width)?;
        }
    }
    Some(product)
}

/// Extents from the outside in, each a product of leaves, from the leaves that stand with iterations; `None` if there are
/// none, or if they do not divide each other.
fn extents(p: &Polynomial) -> Option<Vec<Vec<Factor>>> {
    let counted = |t: &&Vec<Factor>| t.iter().any(|f| matches!(f, Factor::Iteration(_)));
    let leaves = |t: &Vec<Factor>| -> Vec<Factor> {
        let all = t.iter().copied();
        all.filter(|f| matches!(f, Factor::Leaf(_))).collect()
    };
    let strides: BTreeSet<Vec<Factor>> = p.keys().filter(counted).map(leaves).collect();
    let mut strides: Vec<Vec<Factor>> = strides.into_iter().filter(|s| !s.is_empty()).collect();
    let mut extents = Vec::new();
    // Each round divides by the shortest, which goes.
    while !strides.is_empty() {
        strides.sort_by_key(|s| std::cmp::Reverse(s.len()));
        let step = strides.pop()?;
        if extents.len() == MAX_DIMS {
            return None;
        }
        let quotients: Option<BTreeSet<Vec<Factor>>> =
            strides.iter().map(|s| without(s, &step)).collect();
        strides = quotients?.into_iter().filter(|s| !s.is_empty()).collect();
        extents.push(step);
    }
    extents.reverse();
    (!extents.is_empty()).then_some(extents)
}

/// The factors without some of them; `None` if they are not all there.
fn without(factors: &[Factor], some: &[Factor]) -> Option<Vec<Factor>> {
    let mut rest = factors.to_vec();
    for f in some {
        let at = rest.iter().position(|x| x == f)?;
        rest.remove(at);
    }
    Some(rest)
}

/// Quotient and remainder of the division by a product.
fn divided(p: Polynomial, by: &[Factor]) -> (Polynomial, Polynomial) {
    let (mut quotient, mut remainder) = (Polynomial::new(), Polynomial::new());
    for (factors, c) in p {
        match without(&factors, by) {
            Some(rest) => quotient.insert(rest, c),
            None => remainder.insert(factors, c),
        };
    }
    (quotient, remainder)
}
