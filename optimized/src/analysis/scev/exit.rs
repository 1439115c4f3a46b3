//! What values are once loops have been left, and recurrences in a given iteration.

use super::overflow::CheckedPart;
use super::{MAX_WIDTH, ScalarEvolution};
use crate::analysis::constant_fold::holds;
use crate::analysis::nest::LoopId;
use crate::analysis::range::{exact, mask, signed};
use crate::defects::planted;
use rustc_hash::FxHashMap;
use tandem_ir::claims::scev::{Cast, Expr, Nary, Node};
use tandem_ir::{BinOp, CastOp, Flags, Inst, InstKind, Value};

/// Instructions of a loop that is run on constants.
const MAX_RUN: usize = 256;

impl ScalarEvolution<'_> {
    /// A recurrence in iteration `k`, a number without sign: sum of `c_i * C(k, i)`. `C(k, i)` is worked out with as
    /// many bits more as `i!` has factors of 2.
    pub(super) fn in_iteration(&mut self, parts: &[Expr], k: Expr) -> Option<Expr> {
        let width = self.width(parts[0]);
        let mut sum = vec![parts[0]];
        for (i, &c) in parts.iter().enumerate().skip(1) {
            let times = self.binomial(k, i, width)?;
            sum.push(self.mul(&[c, times]));
        }
        Some(self.add(&sum))
    }

    /// `C(k, n)` modulo 2^width.
    fn binomial(&mut self, k: Expr, n: usize, width: u32) -> Option<Expr> {
        if n == 1 {
            return Some(self.fit(Cast::ZExt, k, width));
        }
        let factorial: u128 = (1..=n as u128).product();
        let twos = factorial.trailing_zeros();
        let wide = planted!(self.cx, ScevBinomialAtWidth, width + twos, width);
        if wide > MAX_WIDTH {
            return None;
        }
        let k = self.fit(Cast::ZExt, k, wide);
        let mut factors = vec![k];
        for i in 1..n {
            let minus = self.constant(wide, (i as u128).wrapping_neg());
            factors.push(self.add(&[k, minus]));
        }
        let product = self.mul(&factors);
        let divisor = self.constant(wide, 1 << twos);
        let quotient = self.udiv(product, divisor)?;
        let cut = self.trunc(quotient, width);
        let odd = self.constant(width, inverse_of_odd(factorial >> twos));
        Some(self.mul(&[odd, cut]))
    }

    /// An expression where the loops that do not hold `scope` have been left: recurrences at their last iteration. What
    /// is not known stays.
    pub(super) fn at_scope(&mut self, e: Expr, scope: Option<LoopId>) -> Expr {
        if self.nest.loops.is_empty() {
            return e;
        }
        let mut done: FxHashMap<Expr, Expr> = FxHashMap::default();
        let mut work = vec![(e, false)];
        while let Some((x, ready)) = work.pop() {
            if done.contains_key(&x) {
                continue;
            }
            let operands = self.exprs[x].node.operands();
            if !ready && !operands.is_empty() {
                work.push((x, true));
                work.extend(operands.into_iter().map(|o| (o, false)));
                continue;
            }
            let new = self.rebuilt_at(x, scope, &done).unwrap_or(x);
            let new = if self.is_large(new) { x } else { new };
            done.insert(x, new);
        }
        done.get(&e).copied().unwrap_or(e)
    }

    fn rebuilt_at(
        &mut self,
        x: Expr,
        scope: Option<LoopId>,
        done: &FxHashMap<Expr, Expr>,
    ) -> Option<Expr> {
        let node = self.exprs[x].node.clone();
        let width = self.width(x);
        let new: Vec<Expr> = node
            .operands()
            .iter()
            .map(|o| *done.get(o).unwrap_or(o))
            .collect();
        let inside = |s: &Self, l: LoopId| scope.is_some_and(|s2| s.nest.contains(l, s2));
        match &node {
            Node::Const(_) => Some(x),
            Node::Unknown(v) => {
                let l = self.left_header_phi(*v).filter(|&l| !inside(self, l))?;
                self.evolved(l, *v)
            }
            Node::AddRec(h, _) => {
                let l = self.nest.headed(*h)?;
                if inside(self, l) {
                    return Some(self.recurrence(*h, new));
                }
                let last = self.counts.get(l)?.exact?;
                let at_end = self.in_iteration(&new, last)?;
                (!self.is_large(at_end)).then(|| self.at_scope(at_end, scope))
            }
            _ if new == node.operands() => Some(x),
            Node::Cast(op, _) => Some(match op {
                Cast::Trunc => self.trunc(new[0], width),
                Cast::PtrToInt => self.address(new[0]),
                &op => {
                    let op = planted!(self.cx, ScevKindsByNumber, op, faulty::other_extension(op));
                    self.extend(op, new[0], width)
                }
            }),
            Node::UDiv(..) => self.udiv(new[0], new[1]),
            Node::Nary(Nary::Add, _) => Some(self.add(&new)),
            Node::Nary(Nary::Mul, _) => Some(self.mul(&new)),
            Node::Nary(op, _) => Some(self.extremum(*op, new)),
        }
    }

    /// The loop whose header's phi a value is.
    fn left_header_phi(&self, v: Value) -> Option<LoopId> {
        let i = self.f.def_inst(v).filter(|&i| self.f.is_phi(i))?;
        self.nest.headed(self.f.inst_block(i)?)
    }

    /// A phi of a header in the last iteration, if the loop's count is a small constant and it can be run on constants.
    fn evolved(&mut self, l: LoopId, v: Value) -> Option<Expr> {
        let last = self
            .counts
            .get(l)?
            .exact
            .and_then(|e| self.constant_of(e))?;
        let phi = self.f.def_inst(v)?;
        if last == 0 {
            let (start, _) = self.start_and_next(l, phi)?;
            return self.operand(start);
        }
        let n = self.run_to(l, v, last)?;
        let width = self.f.value_type(v).int_width()?;
        Some(self.constant(width, n))
    }

    /// A value in an iteration, if it hangs on numbers alone and is not too far.
    pub(super) fn run_to(&self, l: LoopId, v: Value, k: u128) -> Option<u128> {
        if k > u128::from(self.limits.max_iterations) {
            return None;
        }
        let mut run = Run::new(self, l, v)?;
        for _ in 0..k {
            run.step(self)?;
        }
        run.value(self, v)
    }
}

/// The inverse modulo 2^128.
pub(super) fn inverse_of_odd(n: u128) -> u128 {
    let mut x = n;
    for _ in 0..7 {
        x = x.wrapping_mul(2u128.wrapping_sub(n.wrapping_mul(x)));
    }
    x
}

/// A loop that is run on constants.
pub(super) struct Run {
    l: LoopId,
    /// The phis that take part, with the values that come back.
    phis: Vec<(Value, Value)>,
    /// Values of the present iteration.
    now: FxHashMap<Value, u128>,
    /// Instructions that take part.
    size: usize,
}

impl Run {
    /// The run of what a value hangs on; `None` if something is no constant at the start, or no arithmetic.
    pub(super) fn new(se: &ScalarEvolution<'_>, l: LoopId, wanted: Value) -> Option<Run> {
        Run::of(se, l, wanted, true)
    }

    /// The same of the first iteration alone, in which what comes back does not matter; it cannot be gone on with.
    pub(super) fn first(se: &ScalarEvolution<'_>, l: LoopId, wanted: Value) -> Option<Run> {
        Run::of(se, l, wanted, false)
    }

    fn of(se: &ScalarEvolution<'_>, l: LoopId, wanted: Value, goes_on: bool) -> Option<Run> {
        let f = se.f;
        let header = se.nest.loops[l].header;
        let mut run = Run {
            l,
            phis: Vec::new(),
            now: FxHashMap::default(),
            size: 0,
        };
        let mut seen = FxHashMap::default();
        let mut work = vec![wanted];
        while let Some(v) = work.pop() {
            let Some(i) = f.def_inst(v) else {
                constant_bits(se, v)?;
                continue;
            };
            if seen.insert(v, ()).is_some() {
                continue;
            }
            run.size += 1;
            if run.size > MAX_RUN || f.value_type(v).int_width().is_none_or(|w| w > MAX_WIDTH) {
                return None;
            }
            if f.is_phi(i) && f.inst_block(i) == Some(header) {
                let (start, next) = se.start_and_next(l, i)?;
                run.now.insert(v, start_bits(se, start)?);
                if goes_on {
                    run.phis.push((v, next));
                    work.push(next);
                }
            } else if se.is_runnable(i) && se.nest.holds(l, f.inst_block(i)?) {
                work.extend(se.inputs(i));
            } else {
                start_bits(se, v)?;
            }
        }
        Some(run)
    }

    /// The value in the present iteration.
    pub(super) fn value(&mut self, se: &ScalarEvolution<'_>, wanted: Value) -> Option<u128> {
        let mut work = vec![(wanted, false)];
        while let Some((v, ready)) = work.pop() {
            if self.now.contains_key(&v) {
                continue;
            }
            let inst = se.f.def_inst(v);
            let runs = inst.filter(|&i| {
                let inside = se.f.inst_block(i).is_some_and(|b| se.nest.holds(self.l, b));
                inside && se.is_runnable(i)
            });
            let n = match (runs, ready) {
                (None, _) => start_bits(se, v)?,
                (Some(i), true) => self.computed(se, i)?,
                (Some(i), false) => {
                    work.push((v, true));
                    work.extend(se.inputs(i).into_iter().map(|o| (o, false)));
                    continue;
                }
            };
            self.now.insert(v, n);
        }
        self.now.get(&wanted).copied()
    }

    /// Goes on to the next iteration.
    pub(super) fn step(&mut self, se: &ScalarEvolution<'_>) -> Option<()> {
        let phis = self.phis.clone();
        let next: Option<Vec<u128>> = phis.iter().map(|&(_, n)| self.value(se, n)).collect();
        let next = next?;
        self.now.clear();
        self.now.extend(phis.iter().map(|p| p.0).zip(next));
        Some(())
    }

    fn computed(&self, se: &ScalarEvolution<'_>, i: Inst) -> Option<u128> {
        let f = se.f;
        if let Some(part) = se.checked_part(i) {
            return self.checked(se, &part);
        }
        let operand = |n: usize| self.now.get(&f.operand(i, n)).copied();
        let width_of = |v: Value| f.value_type(v).int_width().filter(|&w| w <= MAX_WIDTH);
        let width = f.inst_type(i).int_width()?;
        let (x, from) = (operand(0)?, width_of(f.operand(i, 0))?);
        let n = match f.kind(i) {
            // Where the flag does not hold any number is as good, but it has to be the one that the expression says.
            InstKind::Binary(BinOp::Or) if f.flags(i).contains(Flags::DISJOINT) => {
                x.wrapping_add(operand(1)?)
            }
            InstKind::Binary(op) => exact(*op, width, x, operand(1)?)?,
            InstKind::Cast(CastOp::Trunc | CastOp::ZExt) => x,
            InstKind::Cast(CastOp::SExt) => signed(from, x) as u128,
            InstKind::ICmp(pred) => u128::from(holds(*pred, from, x, operand(1)?)),
            InstKind::Select => operand(if x == 1 { 1 } else { 2 })?,
            _ => return None,
        };
        Some(n & mask(width))
    }

    /// A part of checked arithmetic of up to 63 bits.
    fn checked(&self, se: &ScalarEvolution<'_>, part: &CheckedPart) -> Option<u128> {
        let width = se.f.value_type(part.operands[0]).int_width()?;
        let number = |v: Value| {
            let n = *self.now.get(&v)?;
            let read = if part.signed {
                signed(width, n)
            } else {
                n as i128
            };
            (width < 64).then_some(read)
        };
        let (x, y) = (number(part.operands[0])?, number(part.operands[1])?);
        let exact = match part.op {
            BinOp::Add => x + y,
            BinOp::Sub => x - y,
            _ => x * y,
        };
        let n = exact as u128 & mask(width);
        let back = if part.signed {
            signed(width, n)
        } else {
            n as i128
        };
        Some(if part.wrapped {
            u128::from(back != exact)
        } else {
            n
        })
    }
}

impl ScalarEvolution<'_> {
    /// True if the result can be worked out from numbers.
    fn is_runnable(&self, i: Inst) -> bool {
        match self.f.kind(i) {
            InstKind::Binary(_)
            | InstKind::Cast(CastOp::Trunc | CastOp::ZExt | CastOp::SExt)
            | InstKind::ICmp(_)
            | InstKind::Select => true,
            InstKind::ExtractValue(_) => self.checked_part(i).is_some(),
            _ => false,
        }
    }
}

fn constant_bits(se: &ScalarEvolution<'_>, v: Value) -> Option<u128> {
    se.f.as_block(v)
        .map(|_| 0)
        .or_else(|| se.f.as_int(v)?.as_u128())
}

/// A constant, or a value of which an expression has found one.
fn start_bits(se: &ScalarEvolution<'_>, v: Value) -> Option<u128> {
    constant_bits(se, v).or_else(|| se.constant_of(se.value(v)?))
}
