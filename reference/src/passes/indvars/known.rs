//! What branches and assumptions say of terms at one place, and what follows for a comparison of two of them.
//!
//! A comparison holds if one on the same terms that implies it is known, or if the whole numbers between which its sides lie leave
//! nothing else. Such bounds come from how a term is made, from how often loops go back, from `!range`, and from comparisons with
//! terms that have bounds themselves. What is said of an undef holds for each of its choices: a branch that hangs on the choice is
//! undefined behaviour.

use crate::facts::{self, Fact, Facts};
use crate::fold::{compare, signed};
use crate::scev::term::Term;
use crate::scev::{Evolution, Loop};
use crate::sets::{Set, implied, max_value, swapped};
use tandem_ir::claims::scev::{Cast, Nary};
use tandem_ir::metadata::{MdBody, Metadata};
use tandem_ir::{BinOp, Block, Inst, InstKind, IntPredicate, Value};

/// Widest integers of which bounds are known.
const WIDEST: u32 = 64;
/// How deep terms are looked into for bounds.
const DEPTH: u32 = 4;

/// Least and greatest whole number that a term may be, read without and with sign. Empty (least above greatest) where control
/// cannot come.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
struct Bounds {
    unsigned: (i128, i128),
    signed: (i128, i128),
}

/// Comparisons, and sets of numbers, that hold of terms at one place.
pub struct Known {
    compared: Vec<(IntPredicate, Term, Term)>,
    within: Vec<(Term, Set)>,
}

impl Known {
    /// At the end of a block.
    pub fn before(ev: &Evolution<'_>, b: Block) -> Known {
        Known::of(ev, facts::at_end(&ev.view, b))
    }
    /// Right before an instruction.
    pub fn at(ev: &Evolution<'_>, i: Inst) -> Known {
        Known::of(ev, facts::before(&ev.view, i))
    }
    /// On the edges from one block to another.
    pub fn on_edge(ev: &Evolution<'_>, from: Block, to: Block) -> Known {
        Known::of(ev, facts::on_edge(&ev.view, from, to))
    }

    fn of(ev: &Evolution<'_>, facts: Facts) -> Known {
        let mut known = Known {
            compared: Vec::new(),
            within: Vec::new(),
        };
        for fact in facts.groups.into_iter().flat_map(|g| g.1) {
            match fact {
                Fact::Compare(p, x, y) if ev.width(x).is_some() => {
                    known.compared.push((p, ev.value(x), ev.value(y)));
                }
                Fact::In(x, set) if ev.width(x).is_some() => {
                    known.within.push((ev.value(x), set));
                }
                _ => {}
            }
        }
        known.compared.sort();
        known.compared.dedup();
        known
    }

    /// The term with maxima and minima decided where that is known, operands of the others in order.
    pub fn settled(&self, ev: &Evolution<'_>, t: &Term) -> Term {
        match t {
            Term::Many(Nary::Add, xs) => ev.sum(xs.iter().map(|x| self.settled(ev, x)).collect()),
            Term::Many(Nary::Mul, xs) if xs.len() == 2 => match xs[0].number() {
                Some(n) => ev.scaled(n, self.settled(ev, &xs[1])),
                None => t.clone(),
            },
            Term::Convert(op, width, x) => {
                crate::scev::term::convert(*op, *width, self.settled(ev, x))
            }
            Term::Many(op, xs) if xs.len() == 2 => {
                let Some(wins) = winner(*op) else {
                    return t.clone();
                };
                let (x, y) = (self.settled(ev, &xs[0]), self.settled(ev, &xs[1]));
                if x == y || self.stated(wins, &x, &y) {
                    return x;
                }
                if self.stated(wins, &y, &x) {
                    return y;
                }
                let mut both = vec![x, y];
                both.sort();
                Term::Many(*op, both)
            }
            t => t.clone(),
        }
    }

    /// True if the comparison holds by what is known of these terms.
    fn stated(&self, asked: IntPredicate, x: &Term, y: &Term) -> bool {
        if let (Some(m), Some(n)) = (x.number(), y.number()) {
            return compare(asked, x.width(), m, n);
        }
        self.implies(asked, x, y) || self.by_sets(asked, x, y) || self.by_sets(swapped(asked), y, x)
    }

    fn implies(&self, asked: IntPredicate, x: &Term, y: &Term) -> bool {
        self.compared.iter().any(|(p, a, b)| {
            (a == x && b == y && implied(*p, asked) == Some(true))
                || (a == y && b == x && implied(swapped(*p), asked) == Some(true))
        })
    }

    /// True if all numbers that `x` may be compare so with the number `y`.
    fn by_sets(&self, asked: IntPredicate, x: &Term, y: &Term) -> bool {
        let Some(n) = y.number() else {
            return false;
        };
        let wanted = Set::compared(asked, x.width(), n);
        let all = self.within.iter().filter(|(t, _)| t == x);
        let sets = all.map(|(_, s)| s.clone());
        sets.reduce(|a, b| a.intersect(&b))
            .is_some_and(|s| s.within(&wanted))
    }

    /// True if the comparison holds by what is known of these terms, by their bounds, or by their distance. Between numbers of one
    /// sign it makes no difference how they are read.
    pub fn holds(&self, ev: &Evolution<'_>, asked: IntPredicate, x: &Term, y: &Term) -> bool {
        if x.width() != y.width() {
            return false;
        }
        if x == y && implied(IntPredicate::Eq, asked) == Some(true) || self.stated(asked, x, y) {
            return true;
        }
        let (Some(a), Some(b)) = (self.bounds(ev, x, DEPTH), self.bounds(ev, y, DEPTH)) else {
            return false;
        };
        let one_sign = (a.signed.0 >= 0 && b.signed.0 >= 0) || (a.signed.1 < 0 && b.signed.1 < 0);
        let other = other_sign(asked).filter(|_| one_sign);
        follows(asked, a, b)
            || other.is_some_and(|p| self.implies(p, x, y))
            || by_distance(ev, asked, x, (y, b))
    }

    /// The same with one more comparison.
    pub fn and(mut self, pred: IntPredicate, a: Term, b: Term) -> Known {
        self.compared.push((pred, a, b));
        self
    }

    /// True if the comparison holds of the first term and a number more, a sum that does not wrap, by the bounds of both.
    pub fn holds_after(
        &self,
        ev: &Evolution<'_>,
        (asked, x, y): (IntPredicate, &Term, &Term),
        more: &Term,
    ) -> bool {
        let width = x.width();
        let by = more.number().map(|n| signed(width, n));
        let bounds = (self.bounds(ev, x, DEPTH), self.bounds(ev, y, DEPTH));
        let (Some(by), (Some(a), Some(b))) = (by, bounds) else {
            return false;
        };
        let whole = Bounds::of_width(width);
        let moved = |(lo, hi): (i128, i128)| whole.numbers(width, (lo + by, hi + by));
        follows(asked, moved(a.signed).meet(width, moved(a.unsigned)), b)
    }

    /// Between what a term lies here.
    fn bounds(&self, ev: &Evolution<'_>, t: &Term, depth: u32) -> Option<Bounds> {
        let width = t.width();
        if width > WIDEST {
            return None;
        }
        let mut all = Bounds::of_width(width);
        let Some(deeper) = depth.checked_sub(1) else {
            return Some(all);
        };
        all = all.meet(width, self.made(ev, t, deeper).unwrap_or(all));
        for (p, a, b) in &self.compared {
            let (pred, other) = match (a == t, b == t) {
                (true, false) => (*p, b),
                (false, true) => (swapped(*p), a),
                _ => continue,
            };
            if let Some(by) = self.bounds(ev, other, deeper) {
                all = all.meet(width, all.compared(pred, by));
            }
        }
        Some(all)
    }

    /// What follows from how a term is made.
    fn made(&self, ev: &Evolution<'_>, t: &Term, depth: u32) -> Option<Bounds> {
        let width = t.width();
        let of = |x: &Term| self.bounds(ev, x, depth);
        let whole = Bounds::of_width(width);
        Some(match t {
            Term::Number(w, n) => Bounds {
                unsigned: (*n as i128, *n as i128),
                signed: (signed(*w, *n), signed(*w, *n)),
            },
            Term::Leaf(v, _) => leaf(ev, *v, width),
            Term::Convert(Cast::ZExt, _, x) => whole.numbers(width, of(x)?.unsigned),
            Term::Convert(Cast::SExt, _, x) => whole.numbers(width, of(x)?.signed),
            Term::Convert(_, _, x) => whole.numbers(width, of(x)?.unsigned),
            Term::Many(Nary::Add, xs) => {
                let parts: Option<Vec<Bounds>> = xs.iter().map(of).collect();
                let parts = parts?;
                let sum = |read: &dyn Fn(&Bounds, &Term) -> (i128, i128)| {
                    let all = parts.iter().zip(xs).map(|(p, x)| read(p, x));
                    all.fold((0, 0), |s, r| (s.0 + r.0, s.1 + r.1))
                };
                let signed = sum(&|p, _| p.signed);
                // Numbers with sign, the rest without: `n - 1`.
                let mixed = sum(&|p, x| match x {
                    Term::Number(..) => p.signed,
                    _ => p.unsigned,
                });
                whole
                    .numbers(width, signed)
                    .meet(width, whole.numbers(width, mixed))
            }
            Term::Recurrence(h, start, step) => {
                let most = self.most_back_edges(ev, ev.headed(*h)?, depth)?;
                let by = signed(step.width(), step.number()?).checked_mul(most)?;
                let start = of(start)?;
                let reached = |(lo, hi): (i128, i128)| {
                    Some((lo.checked_add(by.min(0))?, hi.checked_add(by.max(0))?))
                };
                let signed = whole.numbers(width, reached(start.signed)?);
                signed.meet(width, whole.numbers(width, reached(start.unsigned)?))
            }
            Term::Quotient(a, b) => {
                let (a, b) = (of(a)?.unsigned, of(b)?.unsigned);
                whole.numbers(width, (a.0 / b.1.max(1), a.1 / b.0.max(1)))
            }
            Term::Many(..) => whole,
        })
    }

    /// The most back edges that a loop takes, by what is known here of its counts.
    fn most_back_edges(&self, ev: &Evolution<'_>, l: &Loop, depth: u32) -> Option<i128> {
        let counts = ev.counts(l).exits.into_iter().filter_map(|x| x.1);
        let here = counts.filter_map(|t| Some(self.bounds(ev, &t, depth)?.unsigned.1));
        here.chain(ev.most_back_edges(l, |_| true)).min()
    }
}

impl Bounds {
    fn of_width(width: u32) -> Bounds {
        let top = 1i128 << width;
        Bounds {
            unsigned: (0, top - 1),
            signed: (-top / 2, top / 2 - 1),
        }
    }

    /// What is equal to a number between two, modulo 2^width: nothing is said unless all of them can be written in one reading.
    fn numbers(self, width: u32, (lo, hi): (i128, i128)) -> Bounds {
        let mut all = self;
        let whole = Bounds::of_width(width);
        let fits = |r: (i128, i128)| lo >= r.0 && hi <= r.1;
        if fits(whole.unsigned) {
            all.unsigned = (lo, hi);
        }
        if fits(whole.signed) {
            all.signed = (lo, hi);
        }
        all
    }

    /// What is in both; where a reading does not change sign, the other one follows.
    fn meet(self, width: u32, other: Bounds) -> Bounds {
        let both = |a: (i128, i128), b: (i128, i128)| (a.0.max(b.0), a.1.min(b.1));
        let mut all = Bounds {
            unsigned: both(self.unsigned, other.unsigned),
            signed: both(self.signed, other.signed),
        };
        let top = 1i128 << width;
        if all.unsigned.1 < top / 2 || all.signed.0 >= 0 {
            all.unsigned = both(all.unsigned, all.signed.max((0, all.signed.1)));
            all.signed = both(all.signed, all.unsigned);
        } else if all.unsigned.0 >= top / 2 || all.signed.1 < 0 {
            all.signed = both(all.signed, (all.unsigned.0 - top, all.unsigned.1 - top));
            all.unsigned = both(all.unsigned, (all.signed.0 + top, all.signed.1 + top));
        }
        all
    }

    /// What compares so with something between bounds.
    fn compared(self, pred: IntPredicate, by: Bounds) -> Bounds {
        use IntPredicate::*;
        let mut all = self;
        match pred {
            Eq => return by,
            Ne => {
                all.unsigned = without(all.unsigned, by.unsigned);
                all.signed = without(all.signed, by.signed);
            }
            Ult => all.unsigned.1 = by.unsigned.1 - 1,
            Ule => all.unsigned.1 = by.unsigned.1,
            Ugt => all.unsigned.0 = by.unsigned.0 + 1,
            Uge => all.unsigned.0 = by.unsigned.0,
            Slt => all.signed.1 = by.signed.1 - 1,
            Sle => all.signed.1 = by.signed.1,
            Sgt => all.signed.0 = by.signed.0 + 1,
            Sge => all.signed.0 = by.signed.0,
        }
        all
    }
}

/// Bounds without a number, if that is one of the ends.
fn without((lo, hi): (i128, i128), (n, last): (i128, i128)) -> (i128, i128) {
    match n == last {
        true => (lo + i128::from(lo == n), hi - i128::from(hi == n)),
        false => (lo, hi),
    }
}

/// True if the first term is the second and a number, the sum does not wrap, and the number compares so with 0.
fn by_distance(ev: &Evolution<'_>, asked: IntPredicate, x: &Term, (y, b): (&Term, Bounds)) -> bool {
    let width = x.width();
    let minus = ev.scaled(max_value(width), y.clone());
    let Some(n) = ev.sum(vec![x.clone(), minus]).number() else {
        return false;
    };
    let (d, whole) = (signed(width, n), Bounds::of_width(width));
    let fits = |r: (i128, i128), all: (i128, i128)| r.0 + d >= all.0 && r.1 + d <= all.1;
    let (less, more) = (d < 0, d > 0);
    use IntPredicate::*;
    match asked {
        Eq => d == 0,
        Ne => d != 0,
        Slt | Sle | Sgt | Sge if !fits(b.signed, whole.signed) => false,
        Ult | Ule | Ugt | Uge if !fits(b.unsigned, whole.unsigned) => false,
        Slt | Ult => less,
        Sle | Ule => !more,
        Sgt | Ugt => more,
        Sge | Uge => !less,
    }
}

/// True if every number of the first bounds compares so with every number of the second.
fn follows(pred: IntPredicate, a: Bounds, b: Bounds) -> bool {
    use IntPredicate::*;
    match pred {
        Eq => a.unsigned == b.unsigned && a.unsigned.0 == a.unsigned.1,
        Ne => [(a.unsigned, b.unsigned), (a.signed, b.signed)]
            .into_iter()
            .any(|(x, y)| x.1 < y.0 || y.1 < x.0),
        Ult => a.unsigned.1 < b.unsigned.0,
        Ule => a.unsigned.1 <= b.unsigned.0,
        Slt => a.signed.1 < b.signed.0,
        Sle => a.signed.1 <= b.signed.0,
        Ugt | Uge | Sgt | Sge => follows(swapped(pred), b, a),
    }
}

/// What an instruction and its `!range` say of a value that is no more than its name.
fn leaf(ev: &Evolution<'_>, v: Value, width: u32) -> Bounds {
    let whole = Bounds::of_width(width);
    let f = ev.view.f;
    let Some(i) = f.def_inst(v) else {
        return whole;
    };
    let second = || f.as_int(f.operand(i, 1)).and_then(|n| n.as_u128());
    let below = |n: u128| whole.numbers(width, (0, n as i128));
    match f.kind(i) {
        InstKind::Binary(BinOp::And) => second().map_or(whole, below),
        InstKind::Binary(BinOp::URem) => match second() {
            Some(n) if n > 0 => below(n - 1),
            _ => whole,
        },
        InstKind::Binary(BinOp::LShr) => match second() {
            Some(n) if n < u128::from(width) => below(max_value(width) >> n),
            _ => whole,
        },
        _ => stated_range(ev, i).map_or(whole, |r| whole.numbers(width, r)),
    }
}

/// The numbers of a `!range` attachment with one piece that does not come round.
fn stated_range(ev: &Evolution<'_>, i: Inst) -> Option<(i128, i128)> {
    let (cx, f) = (ev.view.cx, ev.view.f);
    let kind = cx.strings.lookup("range")?;
    let (_, Metadata::Node(node)) = f.attachments(i).iter().find(|a| a.0 == kind)? else {
        return None;
    };
    let MdBody::Tuple(ends) = &cx.metadata.nodes[*node].body else {
        return None;
    };
    let [Metadata::Constant(lo), Metadata::Constant(end)] = ends[..] else {
        return None;
    };
    let width = f.inst_type(i).int_width().filter(|w| *w <= WIDEST)?;
    let number = |c| cx.constants.as_bits(c)?.as_u128();
    let (lo, end) = (number(lo)?, number(end)?);
    if lo < end {
        return Some((lo as i128, end as i128 - 1));
    }
    let (lo, end) = (signed(width, lo), signed(width, end));
    (lo < end).then_some((lo, end - 1))
}

/// The same order read with the other sign.
fn other_sign(pred: IntPredicate) -> Option<IntPredicate> {
    use IntPredicate::*;
    Some(match pred {
        Slt => Ult,
        Sle => Ule,
        Sgt => Ugt,
        Sge => Uge,
        Ult => Slt,
        Ule => Sle,
        Ugt => Sgt,
        Uge => Sge,
        Eq | Ne => return None,
    })
}

/// The comparison by which one operand of a maximum or minimum is what it comes to.
fn winner(op: Nary) -> Option<IntPredicate> {
    match op {
        Nary::SMax => Some(IntPredicate::Sge),
        Nary::SMin => Some(IntPredicate::Sle),
        Nary::UMax => Some(IntPredicate::Uge),
        Nary::UMin => Some(IntPredicate::Ule),
        _ => None,
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    const WIDTH: u32 = 3;

    fn holds(b: Bounds, n: u128) -> bool {
        let (u, s) = (n as i128, signed(WIDTH, n));
        b.unsigned.0 <= u && u <= b.unsigned.1 && b.signed.0 <= s && s <= b.signed.1
    }

    /// All bounds of three bits that one number between two gives.
    fn all() -> Vec<Bounds> {
        let whole = Bounds::of_width(WIDTH);
        let ends = (-8..16).flat_map(|lo| (lo..16).map(move |hi| (lo, hi)));
        let mut all: Vec<Bounds> = ends.map(|r| whole.numbers(WIDTH, r)).collect();
        all.sort_by_key(|b| (b.unsigned, b.signed));
        all.dedup();
        all
    }

    #[test]
    fn bounds_hold_every_number_that_they_are_made_of() {
        let whole = Bounds::of_width(WIDTH);
        for lo in -8i128..16 {
            for hi in lo..16 {
                for n in lo..=hi {
                    let bits = (n & 7) as u128;
                    let made = whole.numbers(WIDTH, (lo, hi));
                    assert!(holds(made, bits) && holds(made.meet(WIDTH, whole), bits));
                }
            }
        }
    }

    #[test]
    fn what_meets_or_compares_is_kept_and_what_follows_holds() {
        let all = all();
        for &a in &all {
            for &b in &all {
                for x in 0..8 {
                    let both = holds(a, x) && holds(b, x);
                    assert!(!both || holds(a.meet(WIDTH, b), x));
                }
                for &p in IntPredicate::ALL {
                    let narrowed = a.meet(WIDTH, a.compared(p, b));
                    let pairs = (0..8).flat_map(|x| (0..8).map(move |y| (x, y)));
                    for (x, y) in pairs.filter(|&(x, y)| holds(a, x) && holds(b, y)) {
                        let holds_so = compare(p, WIDTH, x, y);
                        assert!(!holds_so || holds(narrowed, x), "{p:?} {x} {y} {a:?} {b:?}");
                        assert!(holds_so || !follows(p, a, b), "{p:?} {x} {y} {a:?} {b:?}");
                    }
                }
            }
        }
    }
}
