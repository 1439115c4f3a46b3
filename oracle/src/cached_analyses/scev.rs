//! Cached answers of scalar evolution about a function.
//!
//! Of each claim that was kept it is asked what the same analysis says of the function as it is now. It may say more: then
//! the kept claim is weaker than it could be, and no harm. A kept claim that says more than a new one has lost its grounds,
//! whether or not it happens to be true; so has one that says something else.

use crate::invariants::{Broken, label};
use crate::scev::compare::Common;
use std::collections::BTreeMap;
use tandem_ir::claims::scev::{Expr, Interval, LoopClaim, Node, Predicate, Scev, Wrap};
use tandem_ir::{Block, Function, Inst};

/// What is wrong with what was kept of scalar evolution. `fresh` is what it says of the function as it is.
pub fn check(f: &Function, cached: &Scev, fresh: &Scev) -> Vec<Broken> {
    let mut common = Common::default();
    let sides = Sides {
        old: cached,
        new: fresh,
        old_numbers: common.number(&cached.exprs),
        new_numbers: common.number(&fresh.exprs),
    };
    let wrong = sides
        .wrong_value(f)
        .or_else(|| sides.wrong_count(f))
        .or_else(|| sides.wrong_flag());
    let broken = |message| Broken {
        invariant: "scalar evolution",
        message,
    };
    wrong.map(broken).into_iter().collect()
}

struct Sides<'a> {
    old: &'a Scev,
    new: &'a Scev,
    old_numbers: Vec<u32>,
    new_numbers: Vec<u32>,
}

impl Sides<'_> {
    fn same(&self, old: Expr, new: Expr) -> bool {
        let number = |all: &[u32], e: Expr| all.get(e.as_u32() as usize).copied();
        number(&self.old_numbers, old) == number(&self.new_numbers, new)
    }

    fn wrong_value(&self, f: &Function) -> Option<String> {
        let new: BTreeMap<Inst, _> = self.new.values.iter().map(|v| (v.inst, v)).collect();
        self.old.values.iter().find_map(|old| {
            let of = |what: &str| Some(format!("the cached {what} of {} is stale", old.inst));
            let Some(new) = new.get(&old.inst) else {
                return of("expression");
            };
            let leaf = match self.old.exprs[old.expr].node {
                Node::Unknown(v) => f.result(old.inst) == Some(v),
                _ => false,
            };
            if !leaf && !self.same(old.expr, new.expr) {
                return of("expression");
            }
            // The value lies in each of the new ranges, signed and unsigned: what holds one of them holds the value.
            let holds = |o: &Interval| new.ranges.iter().any(|n| covers(*o, *n));
            match old.ranges.iter().all(holds) {
                true => None,
                false => of("range"),
            }
        })
    }

    fn wrong_count(&self, f: &Function) -> Option<String> {
        let new: BTreeMap<Block, &LoopClaim> =
            self.new.loops.iter().map(|l| (l.header, l)).collect();
        self.old.loops.iter().find_map(|old| {
            let of = |what: &str| {
                let name = label(f, old.header);
                Some(format!("the cached {what} of loop %{name} is stale"))
            };
            let Some(new) = new.get(&old.header) else {
                return of("count");
            };
            let follows = |o: Option<Expr>, n: Option<Expr>| match (o, n) {
                (None, _) => true,
                (Some(o), Some(n)) => self.same(o, n),
                (Some(_), None) => false,
            };
            if !follows(old.exact, new.exact) || old.exact.is_some() && !old.finite && new.finite {
                return of("exact count");
            }
            if !self.bound_follows(old, new) {
                return of("greatest count");
            }
            if old
                .multiple
                .is_some_and(|o| new.multiple.and_then(|n| n.checked_rem(o)) != Some(0))
            {
                return of("multiple");
            }
            if old.predicated.is_some() && !self.predicates_follow(old, new) {
                return of("predicated count");
            }
            let exits = old.exits.iter().all(|o| {
                let n = new.exits.iter().find(|n| n.block == o.block);
                n.is_some_and(|n| follows(o.exact, n.exact))
            });
            if exits { None } else { of("count of an exit") }
        })
    }

    /// True if the count under predicates is the same now, under the same ones.
    fn predicates_follow(&self, old: &LoopClaim, new: &LoopClaim) -> bool {
        let (Some(o), Some(n)) = (&old.predicated, &new.predicated) else {
            return false;
        };
        let alike = |o: &Predicate, n: &Predicate| match (*o, *n) {
            (Predicate::Equal(a, b), Predicate::Equal(x, y)) => self.same(a, x) && self.same(b, y),
            (Predicate::Exact { rec, signed }, Predicate::Exact { rec: r, signed: s }) => {
                signed == s && self.same(rec, r)
            }
            _ => false,
        };
        let pairs = [(o.exact, n.exact), (o.symbolic_max, n.symbolic_max)];
        let counts = pairs.iter().all(|pair| match *pair {
            (Some(x), Some(y)) => self.same(x, y),
            (x, y) => x == y,
        });
        let predicates = o.predicates.len() == n.predicates.len()
            && o.predicates
                .iter()
                .zip(&n.predicates)
                .all(|(o, n)| alike(o, n));
        counts && predicates
    }

    /// True if what was known of the greatest count is no more than what is known now.
    fn bound_follows(&self, old: &LoopClaim, new: &LoopClaim) -> bool {
        let number = |s: &Scev, e: Option<Expr>| match s.exprs[e?].node {
            Node::Const(n) => Some(n),
            _ => None,
        };
        let constants = (
            number(self.old, old.constant_max),
            number(self.new, new.constant_max),
        );
        match constants {
            (Some(o), Some(n)) => o >= n,
            (Some(_), None) => false,
            (None, _) => true,
        }
    }

    fn wrong_flag(&self) -> Option<String> {
        let mut new: BTreeMap<u32, Wrap> = BTreeMap::new();
        for fact in &self.new.flags {
            let n = self.new_numbers[fact.expr.as_u32() as usize];
            *new.entry(n).or_default() |= fact.flags;
        }
        let lost = self.old.flags.iter().find(|fact| {
            let n = self.old_numbers[fact.expr.as_u32() as usize];
            !new.get(&n).is_some_and(|w| w.has(fact.flags))
        });
        lost.map(|fact| {
            let flags = fact.flags;
            format!("the cached flags {flags:?} of an expression are stale")
        })
    }
}

/// True if every value of the second interval is in the first.
fn covers(outer: Interval, inner: Interval) -> bool {
    let mask = match outer.width {
        128.. => u128::MAX,
        w => (1 << w) - 1,
    };
    if outer.width != inner.width || outer.is_full() {
        return outer.width == inner.width;
    }
    let from = |x: u128| x.wrapping_sub(outer.lo) & mask;
    let (first, last) = (from(inner.lo), from(inner.hi.wrapping_sub(1)));
    let end = from(outer.hi);
    !inner.is_full() && first < end && last < end && first <= last
}
