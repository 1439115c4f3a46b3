//! Constructors of sums, products, quotients and recurrences in normal form.
//!
//! A sum is worked out as a linear combination: terms with coefficients modulo 2^w. What is invariant in the loop of the
//! innermost recurrence moves into its start; recurrences of one loop add up coefficient by coefficient, and multiply by
//! `C(k,i) * C(k,j) = sum over m of m! / ((m-i)! (m-j)! (i+j-m)!) * C(k,m)`.

use super::ScalarEvolution;
use crate::analysis::range::{mask, signed};
use crate::defects::planted;
use rustc_hash::FxHashMap;
use std::collections::hash_map::Entry;
use tandem_ir::claims::scev::{Cast, Expr, Nary, Node, Typed, Wrap};
use tandem_ir::{Block, Type};

/// A sum in the making.
#[derive(Default)]
struct Terms {
    constant: u128,
    /// Term and coefficient, in order of first mention.
    terms: Vec<(Expr, u128)>,
    place: FxHashMap<Expr, usize>,
    /// True if like terms met, or a sum with a coefficient held a constant.
    met: bool,
    /// True if a sum with a coefficient was left closed.
    closed: bool,
}

impl ScalarEvolution<'_> {
    pub(super) fn width(&self, e: Expr) -> u32 {
        self.exprs[e].width
    }
    pub(super) fn constant_of(&self, e: Expr) -> Option<u128> {
        match self.exprs[e].node {
            Node::Const(n) => Some(n),
            _ => None,
        }
    }
    /// A constant; cut to the width.
    pub(super) fn constant(&mut self, width: u32, n: u128) -> Expr {
        let node = Node::Const(n & mask(width));
        self.intern(Typed {
            node,
            ty: Type::int(width),
            width,
        })
    }
    pub(super) fn is_zero(&self, e: Expr) -> bool {
        self.constant_of(e) == Some(0)
    }

    /// The sum of at least one operand. If one is a pointer, so is the sum.
    pub(super) fn add(&mut self, xs: &[Expr]) -> Expr {
        self.remembered(Nary::Add, xs, Self::worked_out_sum)
    }

    /// What a sum or product of two came to before. One that is inside another is not asked for: how far it is brought into
    /// its normal form depends on how far inside it is.
    fn remembered(
        &mut self,
        op: Nary,
        xs: &[Expr],
        make: impl FnOnce(&mut Self, &[Expr]) -> Expr,
    ) -> Expr {
        let &[a, b] = xs else {
            return make(self, xs);
        };
        if self.depth > 0 {
            let e = make(self, xs);
            self.note_making(op, a, b, e);
            return e;
        }
        if let Some(&e) = self.folds.get(&(op, a, b)) {
            return e;
        }
        let e = make(self, xs);
        self.folds.insert((op, a, b), e);
        self.note_making(op, a, b, e);
        e
    }

    /// Notes that a recurrence is the sum or product of another one and a constant.
    fn note_making(&mut self, op: Nary, a: Expr, b: Expr, e: Expr) {
        let of = match (&self.exprs[a].node, &self.exprs[b].node) {
            (Node::Const(_), Node::AddRec(..)) => (op, a, b),
            (Node::AddRec(..), Node::Const(_)) => (op, b, a),
            _ => return,
        };
        if matches!(self.exprs[e].node, Node::AddRec(..)) {
            self.stated.made.entry(e).or_insert(of);
        }
    }

    /// The sum of leaves, with or without a constant, and another leaf that is not one of them. This is what long chains of
    /// additions are made of.
    fn with_one_more_leaf(&mut self, xs: &[Expr]) -> Option<Expr> {
        let (sum, leaf) = match *xs {
            [a, b] if self.is_leaf(b) => (a, b),
            [a, b] if self.is_leaf(a) => (b, a),
            _ => return None,
        };
        let Node::Nary(Nary::Add, own) = &self.exprs[sum].node else {
            return None;
        };
        // Leaves stand last.
        let plain =
            self.is_leaf(own[1]) && (self.is_leaf(own[0]) || self.constant_of(own[0]).is_some());
        if !plain || own.len() >= self.limits.addops_inline as usize {
            return None;
        }
        let at = own.binary_search_by(|&x| self.compare(x, leaf)).err()?;
        let mut all = Vec::with_capacity(own.len() + 1);
        all.extend_from_slice(&own[..at]);
        all.push(leaf);
        all.extend_from_slice(&own[at..]);
        let own = [sum, leaf].map(|x| &self.exprs[x]);
        let typed = own.into_iter().find(|t| t.ty.is_ptr());
        let Typed { ty, width, .. } = *typed.unwrap_or(&self.exprs[sum]);
        let node = Node::Nary(Nary::Add, all.into());
        Some(self.intern(Typed { node, ty, width }))
    }

    fn is_leaf(&self, e: Expr) -> bool {
        matches!(self.exprs[e].node, Node::Unknown(_))
    }

    fn worked_out_sum(&mut self, xs: &[Expr]) -> Expr {
        if let Some(sum) = self.with_one_more_leaf(xs) {
            return sum;
        }
        let Some(&first) = xs.first() else {
            return self.constant(1, 0);
        };
        let width = self.width(first);
        let ty = xs.iter().map(|&x| self.exprs[x].ty).find(|t| t.is_ptr());
        let ty = ty.unwrap_or(Type::int(width));
        let mut terms = Terms::default();
        for &x in xs {
            self.collect(x, 1, false, &mut terms);
        }
        if terms.closed {
            let mut deep = Terms::default();
            for &x in xs {
                self.collect(x, 1, true, &mut deep);
            }
            if deep.met {
                terms = deep;
            }
        }
        let m = mask(width);
        let mut out = Vec::new();
        for (t, c) in terms.terms {
            match c & m {
                0 => {}
                1 => out.push(t),
                c => {
                    let c = self.constant(width, c);
                    out.push(self.mul(&[c, t]));
                }
            }
        }
        if terms.constant & m != 0 {
            out.push(self.constant(width, terms.constant));
        }
        self.add_recurrences(out, width, ty)
    }

    /// Adds `coefficient * x` to a sum; with `deep`, sums with a coefficient are opened.
    fn collect(&self, x: Expr, coefficient: u128, deep: bool, sum: &mut Terms) {
        let m = mask(self.width(x));
        match &self.exprs[x].node {
            Node::Const(n) => {
                sum.constant = sum.constant.wrapping_add(n.wrapping_mul(coefficient)) & m;
            }
            Node::Nary(Nary::Add, xs) if coefficient == 1 || deep => {
                if xs.len() + sum.terms.len() > self.limits.addops_inline as usize {
                    return Self::note(x, coefficient, sum);
                }
                sum.met |= coefficient != 1 && self.constant_of(xs[0]).is_some();
                sum.place.reserve(xs.len());
                for &x in xs {
                    self.collect(x, coefficient, deep, sum);
                }
            }
            Node::Nary(Nary::Add, _) => {
                sum.closed = true;
                Self::note(x, coefficient, sum);
            }
            Node::Nary(Nary::Mul, xs) => match (self.constant_of(xs[0]), xs.len()) {
                (Some(c), 2) => {
                    self.collect(xs[1], c.wrapping_mul(coefficient) & m, deep, sum);
                }
                (Some(c), _) => match self.lookup_product(&xs[1..], x) {
                    Some(rest) => Self::note(rest, c.wrapping_mul(coefficient) & m, sum),
                    None => Self::note(x, coefficient, sum),
                },
                _ => Self::note(x, coefficient, sum),
            },
            _ => Self::note(x, coefficient, sum),
        }
    }

    fn note(x: Expr, coefficient: u128, sum: &mut Terms) {
        match sum.place.entry(x) {
            Entry::Occupied(at) => {
                let t = &mut sum.terms[*at.get()];
                t.1 = t.1.wrapping_add(coefficient);
                sum.met = true;
            }
            Entry::Vacant(at) => {
                at.insert(sum.terms.len());
                sum.terms.push((x, coefficient));
            }
        }
    }

    /// The product of some operands if it has been made; products with a coefficient make it first.
    fn lookup_product(&self, xs: &[Expr], like: Expr) -> Option<Expr> {
        let node = Node::Nary(Nary::Mul, xs.into());
        let typed = Typed {
            node,
            ..self.exprs[like].clone()
        };
        self.interned.get(&self.exprs, &typed)
    }

    /// Moves what is invariant into recurrences, adds those of one loop, and makes the sum; far inside another one it only
    /// makes it.
    fn add_recurrences(&mut self, mut xs: Vec<Expr>, width: u32, ty: Type) -> Expr {
        self.sort(&mut xs);
        if let Some(sum) = self.nested(|se| se.move_into_recurrence(&xs)) {
            return sum;
        }
        match xs.len() {
            0 => self.constant(width, 0),
            1 => xs[0],
            _ => self.intern(Typed {
                node: Node::Nary(Nary::Add, xs.into()),
                ty,
                width,
            }),
        }
    }

    /// A step further inside a sum or product, unless that would be too far (`max-arith-depth`).
    fn nested(&mut self, make: impl FnOnce(&mut Self) -> Option<Expr>) -> Option<Expr> {
        if self.depth >= self.limits.max_arith_depth {
            return None;
        }
        self.depth += 1;
        let made = make(self);
        self.depth -= 1;
        made
    }

    /// The sum of sorted operands if one of them is a recurrence that takes in another one.
    fn move_into_recurrence(&mut self, xs: &[Expr]) -> Option<Expr> {
        let mut at = 0;
        while at < xs.len() {
            let Node::AddRec(header, own) = &self.exprs[xs[at]].node else {
                at += 1;
                continue;
            };
            let (header, mut own) = (*header, own.to_vec());
            let (mut start, mut rest, mut changed) = (vec![own[0]], Vec::new(), false);
            for (n, &x) in xs.iter().enumerate() {
                if n == at {
                    continue;
                }
                match &self.exprs[x].node {
                    Node::AddRec(h, ys) if *h == header => {
                        start.push(ys[0]);
                        let ys = ys[1..].to_vec();
                        for (k, y) in ys.into_iter().enumerate() {
                            match own.get(k + 1).copied() {
                                Some(old) => own[k + 1] = self.add(&[old, y]),
                                None => own.push(y),
                            }
                        }
                        changed = true;
                    }
                    _ if self.is_there_before(x, header) => {
                        start.push(x);
                        changed = true;
                    }
                    _ => rest.push(x),
                }
            }
            if !changed {
                at += 1;
                continue;
            }
            let steps_stay = start.len() == xs.len() - rest.len()
                && own[1..] == self.exprs[xs[at]].node.operands()[1..];
            own[0] = self.add(&start);
            let sum = self.recurrence(header, own);
            if steps_stay && sum != xs[at] {
                self.stated.moved.entry(sum).or_insert(xs[at]);
            }
            if rest.is_empty() {
                return Some(sum);
            }
            rest.push(sum);
            // The sum may be anything by now: once more from the start.
            return Some(self.add(&rest));
        }
        None
    }

    /// `-x`
    pub(super) fn negate(&mut self, x: Expr) -> Expr {
        let width = self.width(x);
        let ones = mask(width);
        let ones = planted!(self.cx, ScevStepZextMinusOne, ones, ones & mask(64));
        let minus = self.constant(width, ones);
        self.mul(&[minus, x])
    }
    /// `a - b`; `None` for pointers that are not known to have the same base.
    pub(super) fn subtract(&mut self, a: Expr, b: Expr) -> Option<Expr> {
        if !self.exprs[b].ty.is_ptr() {
            let b = self.negate(b);
            return Some(self.add(&[a, b]));
        }
        if !self.exprs[a].ty.is_ptr() {
            return None;
        }
        let (p, a) = self.without_base(a)?;
        let (q, b) = self.without_base(b)?;
        if p != q {
            return None;
        }
        self.subtract(a, b)
    }
    /// The pointer at the bottom of a pointer expression, and the rest as an integer.
    pub(super) fn without_base(&mut self, e: Expr) -> Option<(Expr, Expr)> {
        let width = self.width(e);
        match self.exprs[e].node.clone() {
            Node::Nary(Nary::Add, xs) => {
                let at = xs.iter().position(|&x| self.exprs[x].ty.is_ptr())?;
                let (base, rest) = self.without_base(xs[at])?;
                let mut all = xs.to_vec();
                all[at] = rest;
                Some((base, self.add(&all)))
            }
            Node::AddRec(h, xs) => {
                let (base, rest) = self.without_base(xs[0])?;
                let mut all = xs.to_vec();
                all[0] = rest;
                Some((base, self.recurrence(h, all)))
            }
            Node::Unknown(_) => Some((e, self.constant(width, 0))),
            _ => None,
        }
    }

    /// The product of at least one operand, all integers of one width.
    pub(super) fn mul(&mut self, xs: &[Expr]) -> Expr {
        self.remembered(Nary::Mul, xs, Self::worked_out_product)
    }

    fn worked_out_product(&mut self, xs: &[Expr]) -> Expr {
        let Some(&first) = xs.first() else {
            return self.constant(1, 1);
        };
        let width = self.width(first);
        let m = mask(width);
        let (mut c, mut out) = (1u128, Vec::new());
        let mut work: Vec<Expr> = xs.iter().rev().copied().collect();
        while let Some(x) = work.pop() {
            match &self.exprs[x].node {
                Node::Const(n) => c = c.wrapping_mul(*n) & m,
                Node::Nary(Nary::Mul, ys)
                    if ys.len() + out.len() <= self.limits.mulops_inline as usize =>
                {
                    work.extend(ys.iter().rev());
                }
                _ => out.push(x),
            }
        }
        if c & m == 0 {
            return self.constant(width, 0);
        }
        self.sort(&mut out);
        if let Some(product) = self.nested(|se| se.recurrent_product(c, &out)) {
            return product;
        }
        if out.is_empty() {
            return self.constant(width, c);
        }
        if c == 1 {
            return self.product(out, width);
        }
        if let [x] = out[..]
            && let Node::UDiv(a, b) = self.exprs[x].node
            && self.constant_of(b) == Some(c)
            && c.is_power_of_two()
            && self.trailing_zeros(a) >= c.trailing_zeros()
        {
            return a;
        }
        if let [x] = out[..]
            && let Some(sum) = self.nested(|se| se.distributed(c, x))
        {
            return sum;
        }
        // The product without the coefficient is there to be met by like terms.
        self.product(out.clone(), width);
        out.insert(0, self.constant(width, c));
        self.product(out, width)
    }

    fn product(&mut self, xs: Vec<Expr>, width: u32) -> Expr {
        match xs[..] {
            [x] => x,
            _ => self.intern(Typed {
                node: Node::Nary(Nary::Mul, xs.into()),
                ty: Type::int(width),
                width,
            }),
        }
    }

    /// N4: a constant times a sum of two with a constant; -1 times any sum of which a term gets simpler by it.
    fn distributed(&mut self, c: u128, x: Expr) -> Option<Expr> {
        let Node::Nary(Nary::Add, xs) = self.exprs[x].node.clone() else {
            return None;
        };
        let width = self.width(x);
        let two = xs.len() == 2 && self.constant_of(xs[0]).is_some();
        if !two && c != mask(width) {
            return None;
        }
        let k = self.constant(width, c);
        let each: Vec<Expr> = xs.iter().map(|&x| self.mul(&[k, x])).collect();
        let product = |e: &Expr| matches!(self.exprs[*e].node, Node::Nary(Nary::Mul, _));
        if !two && each.iter().all(product) {
            return None;
        }
        Some(self.add(&each))
    }

    /// A product with a recurrence in it: what is invariant scales it, another one of the same loop multiplies it.
    fn recurrent_product(&mut self, c: u128, xs: &[Expr]) -> Option<Expr> {
        for (at, &x) in xs.iter().enumerate() {
            let Node::AddRec(header, own) = self.exprs[x].node.clone() else {
                continue;
            };
            let width = self.width(x);
            let (mut scale, mut rest) = (Vec::new(), Vec::new());
            let mut own = own.to_vec();
            for (n, &y) in xs.iter().enumerate() {
                if n == at {
                    continue;
                }
                match self.exprs[y].node.clone() {
                    Node::AddRec(h, ys)
                        if h == header
                            && ys.len() + own.len() - 1
                                <= self.limits.max_add_rec_size as usize =>
                    {
                        own = self.polynomial(&own, &ys, width);
                    }
                    Node::AddRec(h, _) if h == header => rest.push(y),
                    _ if self.is_there_before(y, header) => scale.push(y),
                    _ => rest.push(y),
                }
            }
            if c != 1 {
                scale.push(self.constant(width, c));
            }
            let took = xs.len() - 1 - rest.len() + usize::from(c != 1);
            if took == 0 {
                continue;
            }
            if !scale.is_empty() {
                let factor = self.mul(&scale);
                own = own.iter().map(|&o| self.mul(&[factor, o])).collect();
            }
            let product = self.recurrence(header, own);
            if rest.is_empty() {
                return Some(product);
            }
            rest.push(product);
            return Some(self.mul(&rest));
        }
        None
    }

    fn polynomial(&mut self, a: &[Expr], b: &[Expr], width: u32) -> Vec<Expr> {
        let factorial = |n: usize| (1..=n as u128).product::<u128>();
        let mut sums: Vec<Vec<Expr>> = vec![Vec::new(); a.len() + b.len() - 1];
        for (i, &x) in a.iter().enumerate() {
            for (j, &y) in b.iter().enumerate() {
                let orders = sums.iter_mut().enumerate();
                for (m, sum) in orders.take(i + j + 1).skip(i.max(j)) {
                    let times =
                        factorial(m) / (factorial(m - i) * factorial(m - j) * factorial(i + j - m));
                    let times = self.constant(width, times);
                    let product = self.mul(&[times, x, y]);
                    sum.push(product);
                }
            }
        }
        sums.iter().map(|s| self.add(s)).collect()
    }

    /// `{x0,+,x1,+,…}` of the loop with a header; steps of 0 at the end are dropped.
    pub(super) fn recurrence(&mut self, header: Block, mut xs: Vec<Expr>) -> Expr {
        while xs.len() > 1 && xs.last().is_some_and(|&x| self.is_zero(x)) {
            xs.pop();
        }
        if xs.len() == 1 {
            return xs[0];
        }
        let Typed { ty, width, .. } = self.exprs[xs[0]];
        // The start of a recurrence of a loop around this one is the recurrence of the outer loop.
        self.intern(Typed {
            node: Node::AddRec(header, xs.into()),
            ty,
            width,
        })
    }

    /// `a /u b`; `None` where the divisor is 0 for certain.
    pub(super) fn udiv(&mut self, a: Expr, b: Expr) -> Option<Expr> {
        let width = self.width(a);
        if let Some(d) = self.constant_of(b) {
            return match d {
                0 => None,
                1 => Some(a),
                d => Some(self.udiv_constant(a, d)),
            };
        }
        if self.is_zero(a) {
            return None; // 0 only if the divisor is not: a leaf says as much.
        }
        Some(self.intern(Typed {
            node: Node::UDiv(a, b),
            ty: Type::int(width),
            width,
        }))
    }

    fn udiv_constant(&mut self, a: Expr, d: u128) -> Expr {
        let width = self.width(a);
        match self.exprs[a].node.clone() {
            Node::Const(n) => return self.constant(width, n / d),
            // (x /u c) /u d = x /u (c * d) if the product fits; else it is 0.
            Node::UDiv(x, c) => {
                if let Some(c) = self.constant_of(c) {
                    return match c.checked_mul(d).filter(|p| *p <= mask(width)) {
                        Some(p) => self.udiv_constant(x, p),
                        None => self.constant(width, 0),
                    };
                }
            }
            // Exact: a coefficient that is a multiple, in a product or sum that does not wrap.
            Node::Nary(Nary::Mul, xs) if self.flags(a).has(Wrap::NUW) => {
                if let Some(c) = self.constant_of(xs[0]).filter(|c| c % d == 0) {
                    let mut xs = xs.to_vec();
                    xs[0] = self.constant(width, c / d);
                    return self.mul(&xs);
                }
            }
            Node::Nary(Nary::Add, xs) if self.flags(a).has(Wrap::NUW) => {
                let each: Option<Vec<Expr>> = xs.iter().map(|&x| self.exact_part(x, d)).collect();
                if let Some(each) = each {
                    return self.add(&each);
                }
            }
            Node::AddRec(h, xs) if xs.len() == 2 && self.flags(a).has(Wrap::NUW) => {
                if let (Some(s), Some(t)) = (self.exact_part(xs[0], d), self.exact_part(xs[1], d)) {
                    return self.recurrence(h, vec![s, t]);
                }
            }
            _ => {}
        }
        if self.unsigned(a).umax() < d {
            return self.constant(width, 0);
        }
        let b = self.constant(width, d);
        self.intern(Typed {
            node: Node::UDiv(a, b),
            ty: Type::int(width),
            width,
        })
    }

    /// `x / d` if it leaves no rest: of a constant, or of a product that does not wrap.
    fn exact_part(&mut self, x: Expr, d: u128) -> Option<Expr> {
        let width = self.width(x);
        match self.exprs[x].node.clone() {
            Node::Const(n) if n % d == 0 => Some(self.constant(width, n / d)),
            Node::Nary(Nary::Mul, xs) if self.flags(x).has(Wrap::NUW) => {
                let c = self.constant_of(xs[0]).filter(|c| c % d == 0)?;
                let mut xs = xs.to_vec();
                xs[0] = self.constant(width, c / d);
                Some(self.mul(&xs))
            }
            _ => None,
        }
    }

    /// True if the value is there when the loop with this header is entered, and the same throughout the entry.
    fn is_there_before(&self, e: Expr, header: Block) -> bool {
        let invariant = self
            .nest
            .headed(header)
            .is_some_and(|l| self.is_invariant(e, l));
        invariant && self.is_available(e, header)
    }

    /// Greatest power of two, as an exponent, that divides every value.
    pub(super) fn trailing_zeros(&self, e: Expr) -> u32 {
        self.zeros[e]
    }

    /// [`Self::trailing_zeros`] from those of the operands.
    pub(super) fn derived_zeros(&self, e: Expr) -> u32 {
        let w = self.width(e);
        let least = |xs: &[Expr]| xs.iter().map(|&x| self.trailing_zeros(x)).min();
        match &self.exprs[e].node {
            Node::Const(0) => w,
            Node::Const(n) => n.trailing_zeros().min(w),
            Node::Cast(Cast::Trunc, x) => self.trailing_zeros(*x).min(w),
            Node::Cast(Cast::ZExt | Cast::SExt, x) => {
                let z = self.trailing_zeros(*x);
                if z == self.width(*x) { w } else { z }
            }
            Node::Cast(Cast::PtrToInt, x) => self.trailing_zeros(*x).min(w),
            Node::Nary(Nary::Mul, xs) => {
                let sum: u32 = xs.iter().map(|&x| self.trailing_zeros(x)).sum();
                sum.min(w)
            }
            Node::UDiv(..) => 0,
            Node::Nary(_, xs) => least(xs).unwrap_or(0),
            // C(k, i) of an affine recurrence is 1 or k: sums of multiples.
            Node::AddRec(_, xs) => least(xs).unwrap_or(0),
            Node::Unknown(v) => self.known_zeros(*v).min(w),
        }
    }

    /// A constant read as signed.
    pub(super) fn signed_constant(&self, e: Expr) -> Option<i128> {
        Some(signed(self.width(e), self.constant_of(e)?))
    }
}
