//! What is kept of scalar evolution beside what it says now (`-verify-scev`, `-verify-scev-strict`), and the maps that it is
//! kept in beside each other (`-verify-scev-maps`).
//!
//! What is kept may say less. More, or something else, has lost its grounds.

use super::evict::Kept;
use cranelift_entity::EntityRef;
use rustc_hash::FxHashMap;
use tandem_ir::claims::scev::{
    Expr, Exprs, Interval, LoopClaim, Nary, Node, Predicate, Scev, Typed, Wrap,
};
use tandem_ir::{Block, Function, Inst};

/// How much is compared.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug)]
pub enum Extent {
    /// How often loops go round.
    Counts,
    /// Also values, ranges and flags.
    All,
}

/// What is kept that scalar evolution would not say now: a word for the sort of claim.
pub fn stale(f: &Function, kept: &Scev, now: &Scev, extent: Extent) -> Option<&'static str> {
    let mut numbers = Numbers::default();
    let sides = Sides {
        kept,
        now,
        kept_numbers: numbers.of(&kept.exprs),
        now_numbers: numbers.of(&now.exprs),
    };
    sides.stale_count().or_else(|| match extent {
        Extent::Counts => None,
        Extent::All => sides.stale_value(f).or_else(|| sides.stale_flag()),
    })
}

/// Numbers of expressions by their structure, for several tables; the order of operands does not count.
#[derive(Default)]
struct Numbers {
    all: FxHashMap<Typed, u32>,
}

impl Numbers {
    fn of(&mut self, exprs: &Exprs) -> Vec<u32> {
        let mut own: Vec<u32> = Vec::with_capacity(exprs.len());
        for typed in exprs.values() {
            let number = |e: &Expr| Expr::new(own[e.index()] as usize);
            let mut typed = typed.clone();
            match &mut typed.node {
                Node::Const(_) | Node::Unknown(_) => {}
                Node::Cast(_, x) => *x = number(x),
                Node::UDiv(a, b) => (*a, *b) = (number(a), number(b)),
                Node::AddRec(_, xs) => xs.iter_mut().for_each(|x| *x = number(x)),
                Node::Nary(op, xs) => {
                    xs.iter_mut().for_each(|x| *x = number(x));
                    if *op != Nary::SeqUMin {
                        xs.sort_unstable();
                    }
                }
            }
            let next = self.all.len() as u32;
            own.push(*self.all.entry(typed).or_insert(next));
        }
        own
    }
}

struct Sides<'a> {
    kept: &'a Scev,
    now: &'a Scev,
    kept_numbers: Vec<u32>,
    now_numbers: Vec<u32>,
}

impl Sides<'_> {
    /// True if nothing is kept, or the same is said now.
    fn holds(&self, kept: Option<Expr>, now: Option<Expr>) -> bool {
        match (kept, now) {
            (None, _) => true,
            (Some(k), Some(n)) => self.kept_numbers[k.index()] == self.now_numbers[n.index()],
            (Some(_), None) => false,
        }
    }

    fn stale_count(&self) -> Option<&'static str> {
        let now: FxHashMap<Block, &LoopClaim> =
            self.now.loops.iter().map(|l| (l.header, l)).collect();
        self.kept.loops.iter().find_map(|k| {
            let Some(n) = now.get(&k.header) else {
                return Some("counts of a loop that is gone");
            };
            let of_exits = k.exits.iter().all(|x| {
                let other = n.exits.iter().find(|y| y.block == x.block);
                other.is_some_and(|y| self.holds(x.exact, y.exact))
            });
            let divides = k.multiple.is_none_or(|m| {
                let of_now = n.multiple.and_then(|x| x.checked_rem(m));
                of_now == Some(0)
            });
            if !self.holds(k.exact, n.exact) || k.exact.is_some() && !k.finite && n.finite {
                Some("backedge-taken count")
            } else if !self.bound_holds(k, n) {
                Some("constant max backedge-taken count")
            } else if !of_exits {
                Some("exit count")
            } else if !divides {
                Some("trip multiple")
            } else if !self.predicates_hold(k, n) {
                Some("predicated backedge-taken count")
            } else {
                None
            }
        })
    }

    fn bound_holds(&self, k: &LoopClaim, n: &LoopClaim) -> bool {
        let number = |of: &Scev, e: Option<Expr>| match of.exprs[e?].node {
            Node::Const(n) => Some(n),
            _ => None,
        };
        match number(self.kept, k.constant_max) {
            None => true,
            Some(k) => number(self.now, n.constant_max).is_some_and(|n| n <= k),
        }
    }

    /// True if the same counts hold under the same predicates now.
    fn predicates_hold(&self, k: &LoopClaim, n: &LoopClaim) -> bool {
        let Some(p) = &k.predicated else {
            return true;
        };
        let Some(q) = &n.predicated else {
            return false;
        };
        let holds = |x: Expr, y: Expr| self.holds(Some(x), Some(y));
        let same = |pair: (&Predicate, &Predicate)| match pair {
            (Predicate::Equal(a, b), Predicate::Equal(x, y)) => holds(*a, *x) && holds(*b, *y),
            (Predicate::Exact { rec, signed }, Predicate::Exact { rec: r, signed: s }) => {
                signed == s && holds(*rec, *r)
            }
            _ => false,
        };
        p.predicates.len() == q.predicates.len()
            && p.predicates.iter().zip(&q.predicates).all(same)
            && self.holds(p.exact, q.exact)
            && self.holds(p.symbolic_max, q.symbolic_max)
    }

    fn stale_value(&self, f: &Function) -> Option<&'static str> {
        let now: FxHashMap<Inst, _> = self.now.values.iter().map(|v| (v.inst, v)).collect();
        self.kept.values.iter().find_map(|k| {
            let Some(n) = now.get(&k.inst) else {
                return Some("expression of an instruction that is gone");
            };
            let is_leaf = |v| f.result(k.inst) == Some(v);
            let leaf = matches!(self.kept.exprs[k.expr].node, Node::Unknown(v) if is_leaf(v));
            if !leaf && !self.holds(Some(k.expr), Some(n.expr)) {
                return Some("expression");
            }
            let mut ranges = k.ranges.iter().zip(&n.ranges);
            (!ranges.all(|(k, n)| holds_all(*k, *n))).then_some("range")
        })
    }

    fn stale_flag(&self) -> Option<&'static str> {
        let mut now: FxHashMap<u32, Wrap> = FxHashMap::default();
        for fact in &self.now.flags {
            let n = self.now_numbers[fact.expr.index()];
            *now.entry(n).or_default() |= fact.flags;
        }
        let stands = |e: Expr, w: Wrap| {
            now.get(&self.kept_numbers[e.index()])
                .is_some_and(|n| n.has(w))
        };
        let all = self
            .kept
            .flags
            .iter()
            .all(|fact| stands(fact.expr, fact.flags));
        (!all).then_some("flag")
    }
}

/// True if every value of the second interval is in the first.
fn holds_all(wide: Interval, narrow: Interval) -> bool {
    if wide.width != narrow.width || wide.is_full() {
        return wide.width == narrow.width;
    }
    let mask = if wide.width < 128 {
        (1 << wide.width) - 1
    } else {
        u128::MAX
    };
    let (first, last) = (narrow.lo, narrow.hi.wrapping_sub(1) & mask);
    let from = |x: u128| x.wrapping_sub(wide.lo) & mask;
    !narrow.is_full() && wide.contains(first) && wide.contains(last) && from(first) <= from(last)
}

impl Kept {
    /// Two maps that do not agree: what the one has of something that the other has not.
    pub fn maps_apart(&self, f: &Function) -> Option<&'static str> {
        let found = self.found();
        let headers = found.nest.loops.iter().zip(&found.counts).enumerate();
        for (l, (own, counts)) in headers {
            if self.is_uncounted(l) {
                if !counts.exits.is_empty() || counts.exact.is_some() {
                    return Some("counts of exits of a loop without counts");
                }
                if counts.predicated.is_some() {
                    return Some("predicated counts of a loop without counts");
                }
                continue;
            }
            let exits_of_it = counts.exits.iter().all(|x| own.exiting.contains(&x.block));
            if !exits_of_it {
                return Some("a count of an exit that is none of the loop");
            }
        }
        for (i, v) in self.known_values() {
            let Some(e) = found.values[v].expand() else {
                return Some("an instruction in the reverse index whose value has no expression");
            };
            if f.inst_block(i).is_some() && f.result(i) != Some(v) {
                return Some("a value in the reverse index that its instruction does not compute");
            }
            if e.index() >= found.exprs.len() {
                return Some("a value whose expression is in no table");
            }
        }
        for (e, typed) in &found.exprs {
            if typed.node.each_operand().any(|x| x >= e) {
                return Some("an expression before one of its operands");
            }
        }
        None
    }
}
