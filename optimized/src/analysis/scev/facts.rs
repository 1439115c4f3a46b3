//! Wrap flags and ranges of expressions.
//!
//! Both are functions of the expression, of what instructions prove of it ([`super::poison`]), and of the counts of the
//! round before; never of the order of questions.

use super::ScalarEvolution;
use crate::analysis::nest::LoopId;
use crate::analysis::range::{Range, mask, signed};
use crate::analysis::{known_bits, value_range};
use crate::defects::planted;
use cranelift_entity::EntitySet;
use tandem_ir::claims::scev::{Cast, Expr, Nary, Node, Wrap};
use tandem_ir::constant::{Bits, ConstantData};
use tandem_ir::metadata::{MdBody, Metadata};
use tandem_ir::{BinOp, Block, CastOp, Function, Header, Inst, InstKind, Value};

/// When flags and ranges of all expressions were derived last.
#[derive(Clone, Default)]
pub(super) struct Settled {
    /// The number of expressions that there were.
    exprs: usize,
    /// How often each loop went back at most, as far as that was known.
    steps: Vec<Option<i128>>,
    /// Expressions that something has been proved of since.
    pub touched: EntitySet<Expr>,
}

/// How deep operands of instructions are looked through for ranges of leaves.
const DEPTH: u32 = 6;

/// The ends of an exact sum or product; `None` where they leave 128 bits.
pub(super) fn exact_ends(
    op: Nary,
    mut all: impl Iterator<Item = (i128, i128)>,
) -> Option<(i128, i128)> {
    let first = all.next()?;
    all.try_fold(first, |(lo, hi), (a, b)| match op {
        Nary::Add => Some((lo.checked_add(a)?, hi.checked_add(b)?)),
        _ => {
            let corners = [
                lo.checked_mul(a)?,
                lo.checked_mul(b)?,
                hi.checked_mul(a)?,
                hi.checked_mul(b)?,
            ];
            Some((*corners.iter().min()?, *corners.iter().max()?))
        }
    })
}

fn unsigned_ends(r: Range) -> Option<(i128, i128)> {
    Some((
        i128::try_from(r.umin()).ok()?,
        i128::try_from(r.umax()).ok()?,
    ))
}

impl ScalarEvolution<'_> {
    /// Which wraps do not happen; of a recurrence, on steps between iterations that are begun.
    pub(super) fn flags(&self, e: Expr) -> Wrap {
        self.known_flags[e]
    }

    /// Works out flags and ranges of an expression whose operands have theirs; true if they are others than before.
    pub(super) fn derive(&mut self, e: Expr) -> bool {
        let flags = self.derived_flags(e);
        let other = std::mem::replace(&mut self.known_flags[e], flags) != flags;
        let ranges = Some(self.derived_ranges(e));
        std::mem::replace(&mut self.known_ranges[e], ranges) != ranges || other
    }

    /// Derives flags and ranges anew from what is proved by now, of all expressions for which that can make a difference;
    /// operands stand before what they are operands of.
    pub(super) fn derive_all(&mut self) {
        let loops = 0..self.nest.loops.len();
        let steps: Vec<Option<i128>> = loops.map(|l| self.max_steps_of(l)).collect();
        let mut changed = std::mem::take(&mut self.settled.touched);
        let known = self.settled.exprs;
        for n in 0..self.exprs.len() {
            let e = Expr::from_u32(n as u32);
            let node = &self.exprs[e].node;
            let of = self.made_before(e).map(|(.., of)| of);
            let by_count = match node {
                Node::AddRec(h, _) => match self.nest.headed(*h) {
                    Some(l) => n >= known || self.settled.steps.get(l) != steps.get(l),
                    None => false,
                },
                _ => false,
            };
            let again = by_count
                || node
                    .each_operand()
                    .chain(of)
                    .chain([e])
                    .any(|x| changed.contains(x));
            if again && self.derive(e) {
                changed.insert(e);
            }
        }
        self.stated.not_round = self.steps_not_round();
        self.settled = Settled {
            exprs: self.exprs.len(),
            steps,
            touched: EntitySet::new(),
        };
    }

    fn derived_flags(&self, e: Expr) -> Wrap {
        let mut w = self.proved[e];
        match &self.exprs[e].node {
            Node::Nary(op @ (Nary::Add | Nary::Mul), xs) => w |= self.exact_by_ranges(*op, e, xs),
            Node::AddRec(h, xs) => {
                if xs.len() == 2 {
                    w |= self.recurrence_flags(*h, xs, w);
                    w |= self.flags_of_making(e);
                }
                if w.has(Wrap::NUW) || w.has(Wrap::NSW) {
                    w |= Wrap::NW;
                }
            }
            _ => {}
        }
        w
    }

    fn exact_by_ranges(&self, op: Nary, e: Expr, xs: &[Expr]) -> Wrap {
        let width = self.width(e);
        let mut w = Wrap::NONE;
        let signed = |&x: &Expr| {
            let r = self.signed(x);
            (r.smin(), r.smax())
        };
        if self.unsigned_sum_fits(op, xs, width) {
            w |= Wrap::NUW;
        }
        // Ends that leave 128 bits are not there.
        let most = (mask(width) >> 1) as i128;
        let fits = |(lo, hi): (i128, i128)| lo >= -most - 1 && hi <= most;
        if exact_ends(op, xs.iter().map(signed)).is_some_and(fits) {
            w |= Wrap::NSW;
        }
        if self.proved[e].has(Wrap::NSW) && xs.iter().all(|x| signed(x).0 >= 0) {
            w |= Wrap::NUW;
        }
        // x /u d * d is at most x.
        if let (Nary::Mul, [a, b]) = (op, xs) {
            let rounds =
                |q: Expr, d: Expr| matches!(self.exprs[q].node, Node::UDiv(_, y) if y == d);
            if rounds(*a, *b) || rounds(*b, *a) {
                w |= Wrap::NUW;
            }
        }
        w
    }

    /// True if the greatest sum or product is exact without sign. Sums only grow, so that the first that does not fit decides.
    fn unsigned_sum_fits(&self, op: Nary, xs: &[Expr], width: u32) -> bool {
        let top = mask(width);
        let each = |&x: &Expr| unsigned_ends(self.unsigned(x));
        if op != Nary::Add {
            let all = xs.iter().map(each).collect::<Option<Vec<_>>>();
            let ends = all.and_then(|u| exact_ends(op, u.into_iter()));
            return ends.is_some_and(|(_, hi)| hi as u128 <= top);
        }
        let total = xs.iter().try_fold(0i128, |sum, x| {
            let (_, hi) = each(x)?;
            sum.checked_add(hi).filter(|s| *s as u128 <= top)
        });
        total.is_some()
    }

    /// Flags of `{a,+,b}`: by the greatest distance that it can go, or from other flags.
    fn recurrence_flags(&self, header: Block, xs: &[Expr], proved: Wrap) -> Wrap {
        let width = self.width(xs[0]);
        let mut w = Wrap::NONE;
        if width > 64 {
            return w;
        }
        let (start, step) = (self.signed(xs[0]), self.signed(xs[1]));
        if proved.has(Wrap::NSW) && start.smin() >= 0 && step.smin() >= 0 {
            w |= Wrap::NUW;
        }
        let Some(max) = self.max_steps(header) else {
            return w;
        };
        let max = planted!(self.cx, ScevLastIncrementCovered, max, (max - 1).max(0));
        let half = 1i128 << (width - 1);
        let top = i128::try_from(mask(width)).unwrap_or(i128::MAX);
        let reach = |from: i128, step: i128| step.checked_mul(max)?.checked_add(from);
        // Signed: the ends of both after the last step, with the greatest steps either way.
        let low = reach(start.smin(), step.smin().min(0));
        let high = reach(start.smax(), step.smax().max(0));
        if low.is_some_and(|x| x >= -half) && high.is_some_and(|x| x < half) {
            w |= Wrap::NSW;
        }
        let (start, step) = (self.unsigned(xs[0]), self.unsigned(xs[1]));
        let ends = (unsigned_ends(start), unsigned_ends(step));
        if let (Some((_, s)), Some((_, t))) = ends
            && reach(s, t).is_some_and(|x| x <= top)
        {
            w |= Wrap::NUW;
        }
        // Not once around: the distance stays below 2^w.
        let step = self.signed(xs[1]);
        let longest = step.smin().unsigned_abs().max(step.smax().unsigned_abs());
        let distance = i128::try_from(longest)
            .ok()
            .and_then(|l| l.checked_mul(max));
        if distance.is_some_and(|d| d <= top) {
            w |= Wrap::NW;
        }
        w
    }

    /// The greatest number of times that the loop goes back, if it is known.
    fn max_steps(&self, header: Block) -> Option<i128> {
        self.max_steps_of(self.nest.headed(header)?)
    }

    fn max_steps_of(&self, l: LoopId) -> Option<i128> {
        let (_, max) = self.counts.get(l)?.constant_max?;
        i128::try_from(max).ok()
    }

    /// The range, as small as can be when read unsigned.
    pub(super) fn unsigned(&self, e: Expr) -> Range {
        self.range_read(e, 0)
    }
    /// The range, as small as can be when read signed.
    pub(super) fn signed(&self, e: Expr) -> Range {
        self.range_read(e, 1)
    }
    pub(super) fn is_non_negative(&self, e: Expr) -> bool {
        self.signed(e).smin() >= 0
    }

    fn range_read(&self, e: Expr, reading: usize) -> Range {
        match &self.known_ranges[e] {
            Some(pair) => pair[reading],
            None => everything(self.width(e)),
        }
    }

    fn ranges(&self, e: Expr) -> [Range; 2] {
        self.known_ranges[e].unwrap_or_else(|| {
            let full = everything(self.width(e));
            [full, full]
        })
    }

    fn derived_ranges(&self, e: Expr) -> [Range; 2] {
        self.ranges_over(e, &|x| self.ranges(x))
    }

    /// The ranges of an expression, given those of its operands.
    pub(super) fn ranges_over(&self, e: Expr, read: &dyn Fn(Expr) -> [Range; 2]) -> [Range; 2] {
        let width = self.width(e);
        let full = everything(width);
        let pair = match &self.exprs[e].node {
            Node::Const(n) => [Range::single(width, *n); 2],
            Node::Unknown(_) => [self.leaf_ranges[e].unwrap_or(full); 2],
            Node::Cast(op, x) => {
                let op = match op {
                    Cast::Trunc => CastOp::Trunc,
                    Cast::ZExt => CastOp::ZExt,
                    Cast::SExt => CastOp::SExt,
                    Cast::PtrToInt => return read(*x),
                };
                let cast = |r: Range| r.cast(op, width).unwrap_or(full);
                read(*x).map(cast)
            }
            Node::UDiv(a, b) => {
                let (a, b) = (read(*a)[0], read(*b)[0]);
                [Range::binary(BinOp::UDiv, a, b).unwrap_or(full); 2]
            }
            Node::Nary(op, xs) => {
                let each: Vec<[Range; 2]> = xs.iter().map(|&x| read(x)).collect();
                let pair = self.nary_ranges(e, *op, &each);
                match self.as_remainder(e) {
                    Some((x, d)) => {
                        let most = read(x)[0].umax().min(read(d)[0].umax().saturating_sub(1));
                        pair.map(|r| within(r, width, 0, most))
                    }
                    None => pair,
                }
            }
            Node::AddRec(h, xs) => self.recurrence_ranges(e, *h, xs),
        };
        self.settle(e, pair)
    }

    /// The operands of a remainder, which is `x - (x /u d) * d`.
    fn as_remainder(&self, e: Expr) -> Option<(Expr, Expr)> {
        let width = self.width(e);
        let Node::Nary(Nary::Add, sum) = &self.exprs[e].node else {
            return None;
        };
        let &[product, x] = &sum[..] else {
            return None;
        };
        let Node::Nary(Nary::Mul, factors) = &self.exprs[product].node else {
            return None;
        };
        let minus = |n: u128| n.wrapping_neg() & mask(width);
        let coefficient = self.constant_of(factors[0])?;
        let quotient = factors[1..].iter().find_map(|&q| match self.exprs[q].node {
            Node::UDiv(of, d) if of == x => Some((q, d)),
            _ => None,
        });
        let (q, d) = quotient?;
        let whole = match (self.constant_of(d), &factors[1..]) {
            (Some(n), [_]) => coefficient == minus(n),
            (None, &[a, b]) => coefficient == minus(1) && ((a, b) == (q, d) || (a, b) == (d, q)),
            _ => false,
        };
        whole.then_some((x, d))
    }

    /// What both readings have in common, and the low bits that are 0. Where that is two pieces, each reading keeps the
    /// interval that does not come round in it.
    fn settle(&self, e: Expr, [u, s]: [Range; 2]) -> [Range; 2] {
        let width = self.width(e);
        let mut both = [common(u, s, 0), common(s, u, 1)];
        let zeros = self.trailing_zeros(e);
        if zeros > 0 && zeros < width {
            let low = mask(zeros);
            let half = 1u128 << (width - 1);
            let cut = Range::new(width, 0, mask(width) & !low);
            let cut_signed = Range::new(width, half, (half - 1) & !low);
            both = [common(both[0], cut, 0), common(both[1], cut_signed, 1)];
        } else if zeros >= width {
            both = [Range::single(width, 0); 2];
        }
        both
    }

    pub(super) fn leaf_range(&self, v: Value, width: u32) -> Range {
        let full = everything(width);
        if self.f.value_type(v).is_ptr() {
            return match self.f.as_const(v) {
                Some(ConstantData::Null) => Range::single(width, 0),
                _ => self.address_range(v, width).unwrap_or(full),
            };
        }
        if let Some(r) = self.address_range(v, width) {
            return r;
        }
        let found = self
            .phi_range(v)
            .or_else(|| value_range::range(self.cx, self.f, v, DEPTH))
            .unwrap_or(full);
        let stated = self
            .f
            .def_inst(v)
            .and_then(|i| stated_range(self.cx.header(), self.f, i));
        match stated.filter(|r| r.width() == width) {
            Some(r) => found.intersect(r).unwrap_or(found),
            None => found,
        }
    }

    /// All that comes into a phi over edges that control can take. What is the phi shifted to the right has its sign and is
    /// no further from 0; what is the phi itself brings nothing new.
    fn phi_range(&self, v: Value) -> Option<Range> {
        const MOST: usize = 8;
        let f = self.f;
        let i = f.def_inst(v).filter(|&i| f.is_phi(i))?;
        if f.num_operands(i) > 2 * MOST {
            return None;
        }
        let mut all: Option<Range> = None;
        let mut shifts = [false; 2];
        for (w, from) in f.phi_incoming(i) {
            let reached = Some(from) == f.entry() || self.dom.idom(from).is_some();
            if w == v || !reached {
                continue;
            }
            let of_it = f.def_inst(w).filter(|&d| f.operands(d).next() == Some(v));
            match of_it.map(|d| f.kind(d)) {
                Some(InstKind::Binary(BinOp::LShr)) => shifts[0] = true,
                Some(InstKind::Binary(BinOp::AShr)) => shifts[1] = true,
                _ => {
                    let r = value_range::range(self.cx, f, w, DEPTH)?;
                    all = Some(all.map_or(r, |a| a.union(r)));
                }
            }
        }
        let all = all?;
        let width = all.width();
        match shifts {
            [false, false] => Some(all),
            [true, false] => Some(Range::new(width, 0, all.umax())),
            [false, true] if all.smin() >= 0 => Some(Range::new(width, 0, all.umax())),
            [false, true] if all.smax() < 0 => Some(signed_range(width, all.smin(), -1)),
            _ => None,
        }
    }

    /// How many low bits of a leaf are surely 0.
    pub(super) fn known_zeros(&self, v: Value) -> u32 {
        let bits = known_bits::known_bits(self.cx, self.f, v, DEPTH);
        let by_bits = bits.map_or(0, |k| k.trailing_zeros());
        by_bits.max(self.address_zeros(v))
    }

    fn nary_ranges(&self, e: Expr, op: Nary, of: &[[Range; 2]]) -> [Range; 2] {
        let width = self.width(e);
        let full = everything(width);
        let node_op = op;
        let fold = |reading: usize, op: fn(Range, Range) -> Range| {
            let mut each = of.iter().map(|pair| pair[reading]);
            let first = each.next().unwrap_or(full);
            // Sums with anything are anything.
            let sum = matches!(node_op, Nary::Add);
            let all = each.try_fold(first, |a, b| match sum && a.is_full() {
                true => Err(full),
                false => Ok(op(a, b)),
            });
            all.unwrap_or_else(|full| full)
        };
        match op {
            Nary::Add | Nary::Mul => {
                let plain: fn(Range, Range) -> Range = match op {
                    Nary::Add => Range::sum,
                    _ => product_range,
                };
                let mut pair = [fold(0, plain), fold(1, plain)];
                let w = self.flags(e);
                if width <= 126 && w.has(Wrap::NUW) {
                    let ends: Option<Vec<_>> =
                        of.iter().map(|pair| unsigned_ends(pair[0])).collect();
                    if let Some((lo, hi)) = ends.and_then(|u| exact_ends(op, u.into_iter())) {
                        let hi = (hi as u128).min(mask(width));
                        pair[0] = within(pair[0], width, lo as u128, hi);
                    }
                }
                if width <= 126 && w.has(Wrap::NSW) {
                    let signed = of.iter().map(|pair| pair[1]);
                    let ends = signed.map(|r| (r.smin(), r.smax()));
                    let half = 1i128 << (width - 1);
                    if let Some((lo, hi)) = exact_ends(op, ends) {
                        let (lo, hi) = (lo.max(-half), hi.min(half - 1));
                        pair[1] = within(pair[1], width, lo as u128, hi as u128);
                    }
                }
                pair
            }
            Nary::UMax | Nary::UMin | Nary::SeqUMin => {
                let op: fn(Range, Range) -> Range = match op {
                    Nary::UMax => {
                        |a, b| Range::new(a.width(), a.umin().max(b.umin()), a.umax().max(b.umax()))
                    }
                    Nary::UMin => {
                        |a, b| Range::new(a.width(), a.umin().min(b.umin()), a.umax().min(b.umax()))
                    }
                    // 0 may end it early, but then the least is 0 as well.
                    _ => {
                        |a, b| Range::new(a.width(), a.umin().min(b.umin()), a.umax().min(b.umax()))
                    }
                };
                let r = fold(0, op);
                [r, r]
            }
            Nary::SMax | Nary::SMin => {
                let op: fn(Range, Range) -> Range = match op {
                    Nary::SMax => |a, b| {
                        signed_range(a.width(), a.smin().max(b.smin()), a.smax().max(b.smax()))
                    },
                    _ => |a, b| {
                        signed_range(a.width(), a.smin().min(b.smin()), a.smax().min(b.smax()))
                    },
                };
                let r = fold(1, op);
                [r, r]
            }
        }
    }

    fn recurrence_ranges(&self, e: Expr, header: Block, xs: &[Expr]) -> [Range; 2] {
        let width = self.width(e);
        let full = everything(width);
        let mut pair = [full, full];
        let w = self.flags(e);
        let starts = [self.unsigned(xs[0]), self.signed(xs[0])];
        if w.has(Wrap::NUW) {
            pair[0] = Range::new(width, starts[0].umin(), mask(width));
        }
        let half = 1i128 << (width - 1).min(126);
        if w.has(Wrap::NSW) && width <= 126 {
            let steps: Vec<Range> = xs[1..].iter().map(|&x| self.signed(x)).collect();
            if steps.iter().all(|s| s.smin() >= 0) {
                pair[1] = signed_range(width, starts[1].smin(), half - 1);
            } else if steps.iter().all(|s| s.smax() <= 0) {
                pair[1] = signed_range(width, -half, starts[1].smax());
            }
        }
        if let (Some(max), 2) = (self.max_steps(header), xs.len()) {
            let step = self.signed(xs[1]);
            let far = |t: i128| t.checked_mul(max);
            let ends = (far(step.smin().min(0)), far(step.smax().max(0)));
            if let (Some(lo), Some(hi)) = ends
                && hi.checked_sub(lo).is_some_and(|d| d as u128 <= mask(width))
            {
                let reach = Range::new(width, lo as u128, hi as u128);
                for (p, s) in pair.iter_mut().zip(starts) {
                    let r = s.sum(reach);
                    *p = p.intersect(r).unwrap_or(*p);
                }
            }
        }
        pair
    }
}

/// The products of two intervals: exact ones, with or without sign, or else all numbers.
fn product_range(a: Range, b: Range) -> Range {
    let width = a.width();
    let zero = Range::single(width, 0);
    match (a.as_single(), b.as_single()) {
        (Some(n), _) if n == mask(width) => return zero.difference(b),
        (_, Some(n)) if n == mask(width) => return zero.difference(a),
        _ => {}
    }
    let half = 1i128 << (width - 1).min(126);
    let ends = [a, b].map(|r| (r.smin(), r.smax())).into_iter();
    let with_sign = exact_ends(Nary::Mul, ends).filter(|(lo, hi)| *lo >= -half && *hi < half);
    match Range::binary(BinOp::Mul, a, b) {
        Some(r) if !r.is_full() => r,
        _ => match with_sign.filter(|_| width <= 126) {
            Some((lo, hi)) => signed_range(width, lo, hi),
            None => everything(width),
        },
    }
}

/// What two intervals have in common; of two pieces, in one of them that does not come round in a reading (0: without
/// sign).
pub(super) fn common(a: Range, b: Range, reading: usize) -> Range {
    if a.is_full() || b.is_full() {
        return if a.is_full() { b } else { a };
    }
    let pieces = a.contains(b.lo()) && b.contains(a.lo()) && !a.covers(b) && !b.covers(a);
    let round = |r: Range| match reading {
        0 => r.lo() > r.hi(),
        _ => signed(r.width(), r.lo()) > signed(r.width(), r.hi()),
    };
    match (pieces, round(a), round(b)) {
        (true, true, false) => b,
        (true, false, true) => a,
        _ => a.intersect(b).unwrap_or(a),
    }
}

fn everything(width: u32) -> Range {
    Range::new(width.clamp(1, 128), 0, u128::MAX)
}

fn signed_range(width: u32, lo: i128, hi: i128) -> Range {
    Range::new(width, lo as u128, hi as u128)
}

fn within(r: Range, width: u32, lo: u128, hi: u128) -> Range {
    r.intersect(Range::new(width, lo, hi)).unwrap_or(r)
}

/// The interval that holds all those of a `!range` attachment.
fn stated_range(cx: &Header, f: &Function, i: Inst) -> Option<Range> {
    let kind = cx.strings.lookup("range")?;
    let (_, Metadata::Node(node)) = f.attachments(i).iter().find(|a| a.0 == kind)? else {
        return None;
    };
    let MdBody::Tuple(ends) = &cx.metadata.nodes[*node].body else {
        return None;
    };
    let number = |m: &Metadata| -> Option<Bits> {
        match m {
            Metadata::Constant(c) => cx.constants.as_bits(*c),
            _ => None,
        }
    };
    let pieces = ends
        .chunks(2)
        .map(|p| Range::half_open(&number(p.first()?)?, &number(p.get(1)?)?));
    let pieces: Option<Vec<Range>> = pieces.collect();
    pieces?.into_iter().reduce(Range::union)
}
