//! Between which numbers a value lies at a cut point: guesses, which the segments prove.
//!
//! Passes use what loops keep true: that a counter is not negative, that a flag is 0 or 1. A segment that begins in the middle
//! of a loop knows nothing of it unless it is told. So an interval for every integer of the source is computed here, over all
//! rounds (phis are joined, widened at the constants of the function, and narrowed again), and what it says of paired values
//! becomes a claim: parameters of the segment have it, and each end of the target's segment shows it again.
//!
//! A claim is of a value that is not poison: what may be poison has no claim, since a segment cannot tell at its end.
//!
//! Nothing rests on the intervals: a wrong one makes the proof of some segment fail, and nothing else.

use super::side::Cut;
use rustc_hash::FxHashMap;
use tandem_ir::attr::AttrKind;
use tandem_ir::function::ValueDef;
use tandem_ir::inst::{BinOp, CastOp, InstKind, IntPredicate};
use tandem_ir::{Block, Flags, Inst, Type, Value};

/// From the least to the greatest, both included.
pub(super) type Claim = (i128, i128);

/// Wider integers have no interval.
const WIDEST: u32 = 64;
/// Rounds after which phis are widened, and rounds of narrowing.
const EXACT: usize = 3;
const NARROWING: usize = 2;
/// Rounds at most.
const ROUNDS: usize = 40;

/// An interval of signed numbers; `sure` if the value is neither poison nor undef.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
struct Range {
    lo: i128,
    hi: i128,
    sure: bool,
}

impl Range {
    fn full(w: u32, sure: bool) -> Range {
        let half = 1i128 << (w - 1);
        Range {
            lo: -half,
            hi: half - 1,
            sure,
        }
    }
    /// Exact bounds of a result, or everything where they do not fit the width.
    fn fitting(w: u32, (lo, hi): (i128, i128), sure: bool) -> Range {
        let all = Range::full(w, sure);
        match lo >= all.lo && hi <= all.hi {
            true => Range { lo, hi, sure },
            false => all,
        }
    }
    fn join(self, other: Range) -> Range {
        Range {
            lo: self.lo.min(other.lo),
            hi: self.hi.max(other.hi),
            sure: self.sure && other.sure,
        }
    }
    /// What is left of it between two bounds; itself if nothing is, which no execution sees.
    fn between(self, lo: i128, hi: i128) -> Range {
        let (lo, hi) = (self.lo.max(lo), self.hi.min(hi));
        match lo <= hi {
            true => Range { lo, hi, ..self },
            false => self,
        }
    }
}

/// The intervals of a function.
pub(super) struct Ranges<'c, 'a> {
    side: &'c Cut<'a>,
    known: FxHashMap<Value, Range>,
    above: FxHashMap<Block, Vec<(Value, bool)>>,
    thresholds: Vec<i128>,
}

impl<'c, 'a> Ranges<'c, 'a> {
    /// Computes them.
    pub fn new(side: &'c Cut<'a>) -> Ranges<'c, 'a> {
        let f = side.f();
        let mut thresholds = vec![-1, 0, 1];
        for (_, ty, _) in f.constants().iter() {
            let w = ty.int_width().filter(|w| (2..=WIDEST).contains(w));
            thresholds.extend(w.into_iter().flat_map(|w| {
                let all = Range::full(w, true);
                [all.lo, all.hi]
            }));
        }
        let operands = side.insts().flat_map(|i| f.operands(i));
        let constants = operands.filter_map(|v| f.as_int(v)?.as_i64());
        thresholds.extend(constants.map(i128::from).flat_map(|n| [n - 1, n, n + 1]));
        thresholds.sort_unstable();
        thresholds.dedup();
        let mut out = Ranges {
            side,
            known: FxHashMap::default(),
            above: side.blocks().map(|b| (b, side.above(b))).collect(),
            thresholds,
        };
        out.solve();
        out
    }

    /// What is claimed of a value at the beginning of a block: nothing if it may be anything, or poison.
    pub fn claim(&self, v: Value, at: Block) -> Option<Claim> {
        let w = width(self.side.f().value_type(v))?;
        let r = self.at(v, at)?;
        let all = Range::full(w, true);
        (r.sure && (r.lo, r.hi) != (all.lo, all.hi)).then_some((r.lo, r.hi))
    }

    fn solve(&mut self) {
        self.grow();
        for _ in 0..NARROWING {
            self.round(false, true);
        }
        // What was narrowed too far would not be kept by the loops.
        self.grow();
    }

    fn grow(&mut self) {
        for round in 0..ROUNDS {
            if !self.round(round >= EXACT, false) {
                break;
            }
        }
    }

    /// Goes over all instructions once; true if an interval changed.
    fn round(&mut self, widen: bool, narrow: bool) -> bool {
        let (side, mut changed) = (self.side, false);
        let f = side.f();
        for i in side.insts() {
            let Some(v) = f.result(i) else { continue };
            let Some(w) = width(f.value_type(v)) else {
                continue;
            };
            let Some(mut new) = self.of(i, w) else {
                continue;
            };
            let old = self.known.get(&v).copied();
            if let Some(old) = old.filter(|_| !narrow) {
                new = new.join(old);
                if widen && f.is_phi(i) {
                    new = self.widened(old, new, w);
                }
            }
            if old != Some(new) {
                self.known.insert(v, new);
                changed = true;
            }
        }
        changed
    }

    /// Bounds that grow go to the next constant of the function.
    fn widened(&self, old: Range, new: Range, w: u32) -> Range {
        let all = Range::full(w, new.sure);
        let below = |n: i128| self.thresholds.iter().rev().copied().find(|&t| t <= n);
        let above = |n: i128| self.thresholds.iter().copied().find(|&t| t >= n);
        Range {
            lo: match new.lo < old.lo {
                true => below(new.lo).unwrap_or(all.lo).max(all.lo),
                false => new.lo,
            },
            hi: match new.hi > old.hi {
                true => above(new.hi).unwrap_or(all.hi).min(all.hi),
                false => new.hi,
            },
            sure: new.sure,
        }
    }

    /// The interval of a value, by what has been computed alone. `None` of what no execution has reached yet.
    fn plain(&self, v: Value) -> Option<Range> {
        let f = self.side.f();
        let w = width(f.value_type(v))?;
        match f.value_def(v) {
            ValueDef::Const(_) => Some(match f.as_int(v).and_then(|n| n.as_i64()) {
                Some(n) => Range {
                    lo: n.into(),
                    hi: n.into(),
                    sure: true,
                },
                None => Range::full(w, false),
            }),
            ValueDef::Arg(n) => {
                let cx = self.side.cx();
                let attrs = cx.function(f.global).map(|d| d.attrs.param(n as usize));
                let sure = attrs.is_some_and(|s| cx.attrs.has(s, AttrKind::NoUndef));
                Some(Range::full(w, sure))
            }
            _ => self.known.get(&v).copied(),
        }
    }

    /// The interval of a value in a block, where the branches above it are known.
    fn at(&self, v: Value, b: Block) -> Option<Range> {
        let mut r = self.plain(v)?;
        for &(condition, holds) in self.above.get(&b).into_iter().flatten() {
            r = self.under(v, r, condition, holds);
        }
        Some(r)
    }

    /// What is left of an interval where a branch on a condition went one way.
    fn under(&self, v: Value, r: Range, condition: Value, holds: bool) -> Range {
        let f = self.side.f();
        let Some(i) = f.def_inst(condition) else {
            return r;
        };
        let operand = |n: usize| f.operand(i, n);
        match *f.kind(i) {
            InstKind::ICmp(p) => {
                let p = if holds { p } else { inverse(p) };
                let r = if operand(0) == v {
                    self.compared(r, p, operand(1))
                } else if operand(1) == v {
                    self.compared(r, swapped(p), operand(0))
                } else {
                    return r;
                };
                // To branch on poison, or on undef, is undefined.
                Range { sure: true, ..r }
            }
            InstKind::Binary(op @ (BinOp::And | BinOp::Or)) => {
                let both = (op == BinOp::And) == holds;
                let mut out = r;
                for n in [0, 1] {
                    let part = self.under(v, out, operand(n), holds);
                    out = match both {
                        true => part,
                        // Of one that may not hold it is known that it is not poison.
                        false => Range {
                            sure: part.sure,
                            ..out
                        },
                    };
                }
                out
            }
            InstKind::Select if holds && f.as_bool(operand(2)) == Some(false) => {
                let r = self.under(v, r, operand(0), true);
                self.under(v, r, operand(1), true)
            }
            InstKind::Select if !holds && f.as_bool(operand(1)) == Some(true) => {
                let r = self.under(v, r, operand(0), false);
                self.under(v, r, operand(2), false)
            }
            _ => r,
        }
    }

    /// What is left of `r` where it compares so with a value.
    fn compared(&self, r: Range, p: IntPredicate, with: Value) -> Range {
        use IntPredicate::*;
        let Some(y) = self.plain(with) else { return r };
        match p {
            Eq => r.between(y.lo, y.hi),
            Ne if y.lo == y.hi && r.lo == y.lo => r.between(r.lo + 1, r.hi),
            Ne if y.lo == y.hi && r.hi == y.lo => r.between(r.lo, r.hi - 1),
            Slt => r.between(i128::MIN, y.hi - 1),
            Sle => r.between(i128::MIN, y.hi),
            Sgt => r.between(y.lo + 1, i128::MAX),
            Sge => r.between(y.lo, i128::MAX),
            // Below a number that is not negative there is none that is.
            Ult if y.lo >= 0 => r.between(0, y.hi - 1),
            Ule if y.lo >= 0 => r.between(0, y.hi),
            Ugt if r.lo >= 0 && y.lo >= 0 => r.between(y.lo + 1, i128::MAX),
            Uge if r.lo >= 0 && y.lo >= 0 => r.between(y.lo, i128::MAX),
            _ => r,
        }
    }

    /// The interval of a result of so many bits.
    fn of(&self, i: Inst, w: u32) -> Option<Range> {
        let (side, f) = (self.side, self.side.f());
        let home = f.inst_block(i)?;
        let operand = |n: usize| self.at(f.operand(i, n), home);
        match f.kind(i) {
            InstKind::Phi => {
                let mut all: Option<Range> = None;
                for (v, b) in f.phi_incoming(i) {
                    let Some(mut r) = self.at(v, b) else { continue };
                    if let Some((condition, holds)) = side.on_edge(b, home) {
                        r = self.under(v, r, condition, holds);
                    }
                    all = Some(all.map_or(r, |a| a.join(r)));
                }
                all
            }
            InstKind::Binary(op) => Some(binary(*op, w, f.flags(i), operand(0)?, operand(1)?)),
            InstKind::Cast(op) => self.cast(*op, i, w),
            InstKind::Select => {
                let (c, a, b) = (f.operand(i, 0), f.operand(i, 1), f.operand(i, 2));
                let sure = self.at(c, home).is_some_and(|r| r.sure);
                let a = self.under(a, self.at(a, home)?, c, true);
                let b = self.under(b, self.at(b, home)?, c, false);
                let r = a.join(b);
                Some(Range {
                    sure: r.sure && sure,
                    ..r
                })
            }
            InstKind::ICmp(_) => {
                let sure = operand(0).is_some_and(|r| r.sure)
                    && operand(1).is_some_and(|r| r.sure)
                    && f.flags(i).is_empty();
                Some(Range::full(w, sure))
            }
            InstKind::Freeze => Some(Range {
                sure: true,
                ..match operand(0)? {
                    r if r.sure => r,
                    _ => Range::full(w, true),
                }
            }),
            InstKind::Call(_) => Some(self.call(i, w)),
            _ => Some(Range::full(w, false)),
        }
    }

    fn cast(&self, op: CastOp, i: Inst, w: u32) -> Option<Range> {
        let f = self.side.f();
        let v = f.operand(i, 0);
        let Some(from) = width(f.value_type(v)) else {
            return Some(Range::full(w, false));
        };
        let r = self.at(v, f.inst_block(i)?)?;
        let all = Range::full(w, r.sure);
        Some(match op {
            CastOp::SExt => r,
            CastOp::ZExt if r.lo >= 0 => r,
            CastOp::ZExt => Range {
                lo: 0,
                hi: (1 << from) - 1,
                sure: r.sure && !f.flags(i).contains(Flags::NNEG),
            },
            CastOp::Trunc if r.lo >= all.lo && r.hi <= all.hi => Range {
                sure: r.sure && (r.lo >= 0 || !f.flags(i).contains(Flags::NUW)),
                ..r
            },
            CastOp::Trunc => Range {
                sure: r.sure && f.flags(i).is_empty(),
                ..all
            },
            _ => Range::full(w, false),
        })
    }

    fn call(&self, i: Inst, w: u32) -> Range {
        let (f, cx) = (self.side.f(), self.side.cx());
        let name = f.callee(i).map_or("", |g| cx.global_name(g));
        let operand = |n: usize| {
            let home = f.inst_block(i)?;
            self.at(f.operand(i, n), home)
        };
        if let Some(register) = name.strip_prefix("llvm.nvvm.read.ptx.sreg.") {
            return register_range(register, w);
        }
        let two = || Some((operand(1)?, operand(2)?));
        let bounds = match name.split('.').nth(1) {
            Some("smin") => two().map(|(a, b)| (a.lo.min(b.lo), a.hi.min(b.hi), a, b)),
            Some("smax") => two().map(|(a, b)| (a.lo.max(b.lo), a.hi.max(b.hi), a, b)),
            Some("umin") => two()
                .filter(|(a, b)| a.lo >= 0 && b.lo >= 0)
                .map(|(a, b)| (a.lo.min(b.lo), a.hi.min(b.hi), a, b)),
            Some("umax") => two()
                .filter(|(a, b)| a.lo >= 0 && b.lo >= 0)
                .map(|(a, b)| (a.lo.max(b.lo), a.hi.max(b.hi), a, b)),
            _ => None,
        };
        match bounds {
            Some((lo, hi, a, b)) if name.starts_with("llvm.") => Range {
                lo,
                hi,
                sure: a.sure && b.sure,
            },
            _ => Range::full(w, false),
        }
    }
}

/// What holds where a comparison does not.
fn inverse(p: IntPredicate) -> IntPredicate {
    use IntPredicate::*;
    match p {
        Eq => Ne,
        Ne => Eq,
        Ult => Uge,
        Ule => Ugt,
        Ugt => Ule,
        Uge => Ult,
        Slt => Sge,
        Sle => Sgt,
        Sgt => Sle,
        Sge => Slt,
    }
}

/// The same comparison with its operands in the other order.
fn swapped(p: IntPredicate) -> IntPredicate {
    use IntPredicate::*;
    match p {
        Eq | Ne => p,
        Ult => Ugt,
        Ule => Uge,
        Ugt => Ult,
        Uge => Ule,
        Slt => Sgt,
        Sle => Sge,
        Sgt => Slt,
        Sge => Sle,
    }
}

/// Bits of an integer that has an interval.
fn width(ty: Type) -> Option<u32> {
    ty.int_width().filter(|w| (1..=WIDEST).contains(w))
}

/// Special registers of the device, as the architecture has them.
fn register_range(name: &str, w: u32) -> Range {
    let all = Range::full(w, true);
    let (base, dim) = name.rsplit_once('.').unwrap_or((name, ""));
    let block = if dim == "z" { 64 } else { 1024 };
    let grid = if dim == "x" { 0x7fff_ffff } else { 0xffff };
    match base {
        "tid" => all.between(0, block - 1),
        "ntid" => all.between(1, block),
        "ctaid" => all.between(0, grid - 1),
        "nctaid" => all.between(1, grid),
        "laneid" => all.between(0, 31),
        "warpsize" => all.between(32, 32),
        _ => Range::full(w, false),
    }
}

/// The interval of a sum, product, …
fn binary(op: BinOp, w: u32, flags: Flags, a: Range, b: Range) -> Range {
    let sure = a.sure && b.sure;
    let all = Range::full(w, sure);
    let exact = |lo: i128, hi: i128| {
        let fits = lo >= all.lo && hi <= all.hi;
        let natural = a.lo >= 0 && b.lo >= 0 && lo >= 0;
        // A flag that may not hold makes poison.
        let kept = (fits || !flags.contains(Flags::NSW))
            && (fits && natural || !flags.contains(Flags::NUW));
        match flags.contains(Flags::NSW) {
            // Beyond the bounds there is only poison.
            true => Range {
                sure: sure && kept,
                ..all
            }
            .between(lo, hi),
            false => Range::fitting(w, (lo, hi), sure && kept),
        }
    };
    let corners = |g: fn(i128, i128) -> i128| {
        let all = [g(a.lo, b.lo), g(a.lo, b.hi), g(a.hi, b.lo), g(a.hi, b.hi)];
        let least = all.into_iter().min().unwrap_or(0);
        (least, all.into_iter().max().unwrap_or(0))
    };
    let plain = |lo: i128, hi: i128| Range {
        lo,
        hi,
        sure: sure && flags.is_empty(),
    };
    let amount = (b.lo == b.hi && (0..i128::from(w)).contains(&b.lo)).then_some(b.lo as u32);
    match op {
        BinOp::Add => exact(a.lo + b.lo, a.hi + b.hi),
        BinOp::Sub => exact(a.lo - b.hi, a.hi - b.lo),
        BinOp::Mul => {
            let (lo, hi) = corners(|x, y| x.saturating_mul(y));
            exact(lo, hi)
        }
        BinOp::Shl => match amount {
            Some(k) => {
                let (lo, hi) = (a.lo << k, a.hi << k);
                exact(lo.min(a.lo), hi)
            }
            None => Range::full(w, false),
        },
        BinOp::And if a.lo >= 0 && b.lo >= 0 => plain(0, a.hi.min(b.hi)),
        BinOp::And if b.lo >= 0 => plain(0, b.hi),
        BinOp::And if a.lo >= 0 => plain(0, a.hi),
        BinOp::Or | BinOp::Xor if a.lo >= 0 && b.lo >= 0 => {
            let most = a.hi.max(b.hi) as u128;
            plain(0, ((most + 1).next_power_of_two() - 1) as i128)
        }
        BinOp::LShr if a.lo >= 0 && amount.is_some() => {
            let k = amount.unwrap_or(0);
            plain(a.lo >> k, a.hi >> k)
        }
        BinOp::LShr if amount.is_some_and(|k| k > 0) => {
            let k = amount.unwrap_or(1);
            plain(0, (1i128 << (w - k)) - 1)
        }
        BinOp::AShr if amount.is_some() => {
            let k = amount.unwrap_or(0);
            plain(a.lo >> k, a.hi >> k)
        }
        BinOp::LShr | BinOp::AShr => Range::full(w, false),
        BinOp::UDiv if a.lo >= 0 && b.lo > 0 => plain(a.lo / b.hi, a.hi / b.lo),
        BinOp::SDiv if b.lo > 0 => {
            let (lo, hi) = corners(|x, y| x / y);
            plain(lo, hi)
        }
        BinOp::URem if b.lo > 0 => match a.lo >= 0 {
            true => plain(0, a.hi.min(b.hi - 1)),
            false => plain(0, b.hi - 1),
        },
        BinOp::SRem if b.lo > 0 => {
            let most = b.hi - 1;
            let lo = if a.lo >= 0 { 0 } else { -most };
            plain(lo, most)
        }
        _ => Range {
            sure: sure && flags.is_empty(),
            ..all
        },
    }
}
