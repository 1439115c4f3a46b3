//! How often loops go back to their headers.
//!
//! Each exit that is executed in every iteration has a count of its own: the first iteration in which it leaves. The
//! loop's count is the least of them, if all exits have one, in order of execution: where an earlier exit is taken at
//! once, what a later count hangs on may be poison.

use super::guards::Fact;
use super::{Counts, ScalarEvolution};
use crate::analysis::constant_fold::holds;
use crate::analysis::effects::{may_write, transfers_execution};
use crate::analysis::nest::LoopId;
use crate::analysis::predicates::inverse;
use crate::analysis::range::mask;
use crate::defects::planted;
use tandem_ir::attr::AttrKind;
use tandem_ir::claims::scev::{Cast, Expr, Nary, Wrap};
use tandem_ir::metadata::{MdBody, Metadata};
use tandem_ir::{BinOp, Block, Inst, InstKind, IntPredicate, Type, Value};

/// How deep conditions are taken apart.
const DEPTH: u32 = 8;

/// What is known of one exit; see [`tandem_ir::claims::scev::ExitClaim`].
#[derive(Clone, Copy, PartialEq)]
pub(super) struct ExitCount {
    pub block: Block,
    pub exact: Option<Expr>,
    pub symbolic_max: Option<Expr>,
}

/// What a condition says of the iteration in which it leaves.
#[derive(Clone, Copy, Default)]
pub(super) struct Limit {
    pub exact: Option<Expr>,
    pub max: Option<(u32, u128)>,
    pub symbolic_max: Option<Expr>,
    /// It rests on the assumption that the loop ends.
    pub finite: bool,
}

impl Limit {
    pub(super) const UNKNOWN: Limit = Limit {
        exact: None,
        max: None,
        symbolic_max: None,
        finite: false,
    };
}

/// A loop whose exits are counted.
pub(super) struct Counted {
    pub l: LoopId,
    /// What holds at its entry.
    pub facts: Vec<Fact>,
    /// It has one exit, and each iteration comes to its end.
    pub only_exit: bool,
    /// It may be assumed to end.
    pub finite: bool,
}

impl ScalarEvolution<'_> {
    /// Counts all loops, inner ones first.
    /// True if something came out that was not known before.
    pub(super) fn count_loops(&mut self) -> bool {
        let mut old = std::mem::take(&mut self.counts);
        self.counts = vec![Counts::default(); self.nest.loops.len()];
        for l in (0..self.nest.loops.len()).rev() {
            let mut new = self.count(l);
            // What an earlier round knew is no less true.
            if let Some(old) = old.get(l) {
                new.constant_max = [new.constant_max, old.constant_max]
                    .into_iter()
                    .flatten()
                    .min_by_key(|m| m.1);
                // What it rested on, everything rests on that was found with its help.
                new.finite |= old.finite;
            }
            self.counts[l] = new;
        }
        old.resize(self.counts.len(), Counts::default());
        self.counts != old
    }

    pub(super) fn count(&mut self, l: LoopId) -> Counts {
        let mut counts = Counts {
            exits: Vec::new(),
            ..Counts::default()
        };
        let own = &self.nest.loops[l];
        let exiting = own.exiting.clone();
        let latch = match (own.well_nested, &own.latches[..]) {
            (true, [latch]) => Some(*latch),
            _ => None,
        };
        let ends = self.no_abnormal_exit(l);
        let counted = Counted {
            l,
            facts: self.guards(l),
            only_exit: exiting.len() == 1 && ends,
            finite: self.is_finite(l),
        };
        let mut limits = Vec::new();
        for (n, &b) in exiting.iter().enumerate() {
            // One that is executed once in each iteration.
            let before = |latch| {
                let each = self.dom.dominates(b, latch);
                planted!(self.cx, ScevNonlatchExitCounts, each, true)
            };
            let each = latch.is_some_and(before)
                && self.nest.of(b) == Some(l)
                && n < self.limits.max_exits as usize;
            let limit = if each {
                self.exit_limit(&counted, b)
            } else {
                Limit::UNKNOWN
            };
            let limit = self.sized(&counted, limit);
            counts.exits.push(ExitCount {
                block: b,
                exact: limit.exact,
                symbolic_max: limit.symbolic_max,
            });
            limits.push(limit);
        }
        counts.finite = limits.iter().any(|x| x.finite);
        counts.constant_max = limits.iter().filter_map(|x| x.max).min_by_key(|m| m.1);
        let exact: Option<Vec<Expr>> = limits.iter().map(|x| x.exact).collect();
        let in_order = planted!(
            self.cx,
            ScevUminForUminSeq,
            true,
            exact.as_ref().is_none_or(|e| e.len() < 2)
        );
        counts.exact = exact
            .filter(|e| !e.is_empty())
            .map(|e| self.least(e, in_order));
        let bounds: Vec<Expr> = limits.iter().filter_map(|x| x.symbolic_max).collect();
        counts.symbolic_max = (!bounds.is_empty()).then(|| self.least(bounds, true));
        for e in [&mut counts.exact, &mut counts.symbolic_max] {
            *e = e.filter(|&e| !self.is_large(e));
        }
        if let Some(e) = counts.exact {
            // The least of several may have a smaller range than each of them.
            let max = self.unsigned(e).umax();
            let own = (self.width(e), max);
            let known = counts.constant_max.get_or_insert(own);
            if max < known.1 {
                *known = own;
            }
            // Who asks only how often loops go round does not ask for divisors.
            let asked = self.wanted.is_none();
            counts.multiple = asked.then(|| self.trip_multiple(&counted.facts, &counts.exits));
        }
        counts
    }

    /// Drops what has become too large; a bound where there is no count.
    fn sized(&mut self, c: &Counted, mut limit: Limit) -> Limit {
        limit.exact = limit.exact.filter(|&e| !self.is_large(e));
        limit.symbolic_max = limit.symbolic_max.filter(|&e| !self.is_large(e));
        if let Some(e) = limit.exact {
            let max = self.range_there(&c.facts, e).umax();
            if limit.max.is_none_or(|m| max < m.1) {
                limit.max = Some((self.width(e), max));
            }
            limit.symbolic_max = Some(e);
        }
        if let (None, Some((w, m))) = (limit.symbolic_max, limit.max) {
            limit.symbolic_max = Some(self.constant(w, m));
        }
        limit
    }

    /// The least of counts, without sign, in the widest of their widths.
    pub(super) fn least(&mut self, xs: Vec<Expr>, sequential: bool) -> Expr {
        let width = xs.iter().map(|&x| self.width(x)).max().unwrap_or(1);
        let xs: Vec<Expr> = xs
            .into_iter()
            .map(|x| self.extend(Cast::ZExt, x, width))
            .collect();
        let op = if sequential {
            Nary::SeqUMin
        } else {
            Nary::UMin
        };
        self.extremum(op, xs)
    }

    fn trip_multiple(&mut self, facts: &[Fact], exits: &[ExitCount]) -> u32 {
        let each = exits.iter().filter_map(|x| x.exact);
        let each: Vec<Expr> = each.collect();
        let all = each.into_iter().map(|e| self.multiple_of_trips(facts, e));
        all.collect::<Vec<u32>>()
            .into_iter()
            .reduce(gcd)
            .unwrap_or(1)
    }

    fn multiple_of_trips(&mut self, facts: &[Fact], count: Expr) -> u32 {
        let width = self.width(count);
        if let Some(n) = self.constant_of(count) {
            let trips = n.checked_add(1);
            let trips = planted!(
                self.cx,
                ScevTripsAtWidth,
                trips,
                trips.map(|t| t & mask(width))
            );
            return trips.and_then(|t| u32::try_from(t).ok()).unwrap_or(1);
        }
        let wide = match self.range_there(facts, count).umax() == mask(width) {
            true if width == super::MAX_WIDTH => return 1,
            true => self.extend(Cast::ZExt, count, width + 1),
            false => count,
        };
        let one = self.constant(self.width(wide), 1);
        let trips = self.add(&[wide, one]);
        let divisor = self.divisor(facts, trips);
        let power = || 1 << divisor.trailing_zeros().min(31);
        u32::try_from(divisor).unwrap_or_else(|_| power()).max(1)
    }

    /// A number that divides every value where facts hold, read without sign; 0 for the constant 0.
    fn divisor(&self, facts: &[Fact], e: Expr) -> u128 {
        use tandem_ir::claims::scev::Node;
        let stated = || self.multiple_there(facts, e);
        let of_all = |xs: &[Expr]| {
            let each = xs.iter().map(|&x| self.divisor(facts, x));
            each.reduce(gcd_wide).unwrap_or(1).max(1)
        };
        match &self.exprs[e].node {
            Node::Const(n) => *n,
            Node::Cast(Cast::ZExt, x) => self.divisor(facts, *x),
            Node::Nary(Nary::Mul, xs) if self.flags(e).has(Wrap::NUW) => {
                let product = xs
                    .iter()
                    .try_fold(1u128, |p, &x| p.checked_mul(self.divisor(facts, x)));
                product.unwrap_or_else(stated)
            }
            Node::Nary(Nary::Add, xs) if self.flags(e).has(Wrap::NUW) => of_all(xs),
            Node::Nary(op, xs) if !matches!(op, Nary::Add | Nary::Mul) => {
                of_all(&self.not_dominated_there(facts, *op, xs))
            }
            _ => stated(),
        }
    }

    /// The operands of a maximum or minimum without those that another one always wins against where facts hold.
    fn not_dominated_there(&self, facts: &[Fact], op: Nary, xs: &[Expr]) -> Vec<Expr> {
        let Some(wins) = super::extremum::wins(op) else {
            return xs.to_vec();
        };
        let mut left = xs.to_vec();
        let mut n = 0;
        while n < left.len() && left.len() > 1 {
            let x = left[n];
            let beaten = left
                .iter()
                .any(|&y| y != x && self.holds_by_ranges_there(facts, wins, y, x));
            if beaten {
                left.remove(n);
            } else {
                n += 1;
            }
        }
        left
    }

    fn exit_limit(&mut self, c: &Counted, b: Block) -> Limit {
        let f = self.f;
        let Some(t) = f.terminator(b) else {
            return Limit::UNKNOWN;
        };
        let inside = |s: &Self, to: Block| s.nest.holds(c.l, to);
        match f.kind(t) {
            InstKind::Br if f.num_operands(t) == 3 => {
                let Some(yes) = f.as_block(f.operand(t, 1)) else {
                    return Limit::UNKNOWN;
                };
                let leaves_if = !inside(self, yes);
                let condition = f.operand(t, 0);
                let limit = self.condition_limit(c, condition, leaves_if, DEPTH);
                if limit.exact.is_some() {
                    return limit;
                }
                match self.by_running(c.l, condition, leaves_if) {
                    Some(n) => Limit {
                        exact: Some(n),
                        ..Limit::UNKNOWN
                    },
                    None => limit,
                }
            }
            InstKind::Switch => {
                let mut leaving = f.switch_cases(t).filter(|&(_, to)| !inside(self, to));
                let first = leaving.next();
                let several = leaving.next().is_some();
                let default = f.as_block(f.operand(t, 1));
                let stays = default.is_some_and(|d| inside(self, d));
                let Some((case, _)) = first.filter(|_| !several && stays) else {
                    return Limit::UNKNOWN;
                };
                let (Some(v), Some(case)) = (self.operand(f.operand(t, 0)), self.operand(case))
                else {
                    return Limit::UNKNOWN;
                };
                let v = self.at_scope(v, Some(c.l));
                match self.subtract(v, case) {
                    Some(d) => self.until_zero(c, d),
                    None => Limit::UNKNOWN,
                }
            }
            _ => Limit::UNKNOWN,
        }
    }

    fn condition_limit(&mut self, c: &Counted, v: Value, leaves_if: bool, depth: u32) -> Limit {
        let f = self.f;
        if let Some(known) = f.as_bool(v) {
            let zero = self.constant(1, 0);
            return match known == leaves_if {
                true => Limit {
                    exact: Some(zero),
                    ..Limit::UNKNOWN
                },
                false => Limit::UNKNOWN,
            };
        }
        let Some(i) = f.def_inst(v).filter(|_| depth > 0) else {
            return Limit::UNKNOWN;
        };
        match f.kind(i) {
            InstKind::Binary(op @ (BinOp::And | BinOp::Or)) => {
                let pair = (f.operand(i, 0), f.operand(i, 1));
                self.joined(
                    c,
                    pair,
                    (*op == BinOp::And) != leaves_if,
                    (leaves_if, false),
                    depth,
                )
            }
            InstKind::Select if f.inst_type(i) == Type::I1 => {
                let (x, y) = (f.operand(i, 1), f.operand(i, 2));
                let (other, and) = match (f.as_bool(x), f.as_bool(y)) {
                    (_, Some(false)) => (x, true),
                    (Some(true), _) => (y, false),
                    _ => return Limit::UNKNOWN,
                };
                self.joined(
                    c,
                    (f.operand(i, 0), other),
                    and != leaves_if,
                    (leaves_if, true),
                    depth,
                )
            }
            InstKind::Binary(BinOp::Xor) if f.as_bool(f.operand(i, 1)) == Some(true) => {
                self.condition_limit(c, f.operand(i, 0), !leaves_if, depth - 1)
            }
            InstKind::ExtractValue(_) => match self.checked_part(i).filter(|p| p.wrapped) {
                Some(part) => self.overflow_limit(c, part, leaves_if),
                None => Limit::UNKNOWN,
            },
            InstKind::ICmp(pred) => {
                let stays = if leaves_if { inverse(*pred) } else { *pred };
                let (a, b) = (self.operand(f.operand(i, 0)), self.operand(f.operand(i, 1)));
                let limit = match (a, b) {
                    (Some(a), Some(b)) => self.while_holds(c, stays, a, b),
                    _ => Limit::UNKNOWN,
                };
                let exact = limit.exact.or_else(|| self.at_once(c.l, v, leaves_if));
                let max = limit.max.or_else(|| self.until_shifted_out(c.l, stays, i));
                Limit {
                    exact,
                    max,
                    ..limit
                }
            }
            _ => Limit::UNKNOWN,
        }
    }

    /// A bound of how often the comparison holds in a row, where it compares a constant with a phi of the header that is
    /// shifted by a constant in each iteration, or with the shifted one: after as many iterations as there are bits, only 0
    /// or copies of the sign are left.
    fn until_shifted_out(&self, l: LoopId, stays: IntPredicate, i: Inst) -> Option<(u32, u128)> {
        let f = self.f;
        let (tested, with) = (f.operand(i, 0), f.as_int(f.operand(i, 1))?.as_u128()?);
        let header = self.nest.loops[l].header;
        let is_phi = |d: Inst| f.is_phi(d) && f.inst_block(d) == Some(header);
        let own = f.def_inst(tested)?;
        let phi = match is_phi(own) {
            true => own,
            false => f.def_inst(f.operands(own).next()?).filter(|&d| is_phi(d))?,
        };
        let (start, next) = self.start_and_next(l, phi)?;
        if !is_phi(own) && next != tested {
            return None;
        }
        let shift = f.def_inst(next)?;
        let width = f.value_type(next).int_width()?;
        let InstKind::Binary(op) = f.kind(shift) else {
            return None;
        };
        let by = f.as_int(f.operand(shift, 1))?.as_u128()?;
        if Some(f.operand(shift, 0)) != f.result(phi) || by == 0 || by >= u128::from(width) {
            return None;
        }
        let start = self.value_or_constant(start)?;
        let left = match op {
            BinOp::Shl | BinOp::LShr => 0,
            BinOp::AShr if self.is_non_negative(start) => 0,
            BinOp::AShr if self.signed(start).smax() < 0 => mask(width),
            _ => return None,
        };
        (!holds(stays, width, left, with)).then_some((width, u128::from(width)))
    }

    /// Two conditions: with `either`, each of them alone leaves; otherwise only both together do.
    fn joined(
        &mut self,
        c: &Counted,
        (a, b): (Value, Value),
        either: bool,
        (leaves_if, sequential): (bool, bool),
        depth: u32,
    ) -> Limit {
        // One that is known decides by itself, or leaves it to the other.
        for (x, other) in [(a, b), (b, a)] {
            if let Some(known) = self.f.as_bool(x) {
                let decides = (known == leaves_if) == either;
                let v = if decides { x } else { other };
                return self.condition_limit(c, v, leaves_if, depth - 1);
            }
        }
        // A condition of two is not the only exit.
        let part = Counted {
            l: c.l,
            facts: c.facts.clone(),
            only_exit: c.only_exit && !either,
            finite: c.finite && !either,
        };
        let x = self.condition_limit(&part, a, leaves_if, depth - 1);
        let x = self.sized(&part, x);
        let y = self.condition_limit(&part, b, leaves_if, depth - 1);
        let y = self.sized(&part, y);
        let finite = x.finite || y.finite;
        if !either {
            let exact = x.exact.filter(|_| x.exact == y.exact);
            return Limit {
                exact,
                finite,
                ..Limit::UNKNOWN
            };
        }
        // One that leaves in the first iteration decides, whatever the other one does.
        let mut counts = [x.exact, y.exact].into_iter().flatten();
        let at_once = counts.find(|&e| self.is_zero(e));
        let exact = at_once.or(match (x.exact, y.exact) {
            (Some(p), Some(q)) => Some(self.least(vec![p, q], sequential)),
            _ => None,
        });
        let bounds: Vec<Expr> = [x.symbolic_max, y.symbolic_max]
            .into_iter()
            .flatten()
            .collect();
        let symbolic_max = (!bounds.is_empty()).then(|| self.least(bounds, sequential));
        Limit {
            exact,
            max: [x.max, y.max].into_iter().flatten().min_by_key(|m| m.1),
            symbolic_max,
            finite,
        }
    }

    /// Runs the loop on constants.
    fn by_running(&mut self, l: LoopId, condition: Value, leaves_if: bool) -> Option<Expr> {
        if let Some(zero) = self.at_once(l, condition, leaves_if) {
            return Some(zero);
        }
        let mut run = super::exit::Run::new(self, l, condition)?;
        for k in 0..self.limits.max_iterations {
            if (run.value(self, condition)? == 1) == leaves_if {
                let width = 32;
                return Some(self.constant(width, u128::from(k)));
            }
            run.step(self)?;
        }
        None
    }

    /// 0 if constants alone say that the condition leaves in the first iteration, whatever comes back after it.
    fn at_once(&mut self, l: LoopId, condition: Value, leaves_if: bool) -> Option<Expr> {
        let mut first = super::exit::Run::first(self, l, condition)?;
        let leaves = (first.value(self, condition)? == 1) == leaves_if;
        leaves.then(|| self.constant(32, 0))
    }

    /// True if every instruction of the loop is sure to come to the next one.
    fn no_abnormal_exit(&self, l: LoopId) -> bool {
        let blocks = self.nest.loops[l].blocks.iter();
        let mut insts = blocks.flat_map(|&b| self.f.insts(b));
        insts.all(|i| transfers_execution(self.cx, self.f, i))
    }

    /// True if the loop may be assumed to end: the function returns for certain, or it or the loop makes progress and the
    /// loop does nothing that would be progress.
    pub(super) fn is_finite(&self, l: LoopId) -> bool {
        let (cx, f) = (self.cx, self.f);
        let says = |k| {
            cx.function(f.global)
                .is_some_and(|d| cx.attrs.has(d.attrs.func, k))
        };
        if says(AttrKind::WillReturn) {
            return true;
        }
        let progress = says(AttrKind::MustProgress) || self.loop_must_progress(l);
        if !planted!(cx, ScevInfiniteIsFinite, progress, true) {
            return false;
        }
        let blocks = self.nest.loops[l].blocks.iter();
        let mut insts = blocks.flat_map(|&b| f.insts(b));
        insts.all(|i| {
            let simple = match f.kind(i) {
                InstKind::Load(a) | InstKind::Store(a) => a.is_simple(),
                _ => !may_write(cx, f, i),
            };
            simple && transfers_execution(cx, f, i)
        })
    }

    fn loop_must_progress(&self, l: LoopId) -> bool {
        let own = &self.nest.loops[l];
        let marked = |&b: &Block| -> Option<bool> {
            let kind = self.cx.strings.lookup("llvm.loop")?;
            let t = self.f.terminator(b)?;
            let (_, Metadata::Node(node)) = self.f.attachments(t).iter().find(|a| a.0 == kind)?
            else {
                return None;
            };
            let MdBody::Tuple(items) = &self.cx.metadata.nodes[*node].body else {
                return None;
            };
            let word = |m: &Metadata| match m {
                Metadata::Node(n) => match &self.cx.metadata.nodes[*n].body {
                    MdBody::Tuple(t) => match t.first() {
                        Some(Metadata::String(s)) => self.cx.str(*s) == "llvm.loop.mustprogress",
                        _ => false,
                    },
                    _ => false,
                },
                _ => false,
            };
            Some(items.iter().any(word))
        };
        own.latches.iter().all(|b| marked(b) == Some(true))
    }
}

fn gcd(a: u32, b: u32) -> u32 {
    if b == 0 { a } else { gcd(b, a % b) }
}

pub(super) fn gcd_wide(a: u128, b: u128) -> u128 {
    if b == 0 { a } else { gcd_wide(b, a % b) }
}
