//! Substitution, and what occurs in terms.
//!
//! A substitution replaces terms (mostly variables) by terms of the same sort and
//! rebuilds what contains them through the simplifying constructors. It walks with a
//! stack of its own, each node once, and does not enter what cannot contain a
//! replaced term: positions in the table and the facts of [`Terms::mentions`] tell.

use super::term::{Fun, Mentions, Op, Term, Terms, Var};
use rustc_hash::{FxHashMap, FxHashSet};
use smallvec::SmallVec;

/// A replacement of terms by terms that remembers what it has rebuilt.
#[derive(Clone, Debug)]
pub struct Substitution {
    /// What is known already: at first the replacements, then every node that was rebuilt.
    done: FxHashMap<Term, Term>,
    /// The facts of the replaced terms, each once.
    facts: SmallVec<[Mentions; 4]>,
    /// Position of the first replaced term.
    first: usize,
    /// Nodes looked at so far.
    visits: u64,
}

impl Substitution {
    /// Replaces the keys by the values, all at once. The sorts must agree.
    pub fn new(terms: &Terms, map: &FxHashMap<Term, Term>) -> Substitution {
        let mut facts: SmallVec<[Mentions; 4]> = SmallVec::new();
        let mut first = usize::MAX;
        // Order does not matter: the facts are a set and the position is a minimum.
        #[allow(clippy::iter_over_hash_type)]
        for &k in map.keys() {
            let m = terms.mentions(k);
            if !facts.contains(&m) {
                facts.push(m);
            }
            first = first.min(k.index());
        }
        Substitution {
            done: map.clone(),
            facts,
            first,
            visits: 0,
        }
    }

    /// Nodes looked at so far: what the replacement has cost, the same on every machine.
    pub fn visits(&self) -> u64 {
        self.visits
    }

    /// The term after the replacement. Always give the same table.
    pub fn apply(&mut self, terms: &mut Terms, t: Term) -> Term {
        let mut stack = vec![(t, false)];
        while let Some((t, ready)) = stack.pop() {
            if self.known(terms, t).is_some() {
                continue;
            }
            self.visits += 1;
            if !ready {
                stack.push((t, true));
                let open = terms.args(t).iter().copied();
                let open = open.filter(|&a| self.known(terms, a).is_none());
                stack.extend(open.map(|a| (a, false)));
                continue;
            }
            let mut changed = false;
            let args: SmallVec<[Term; 3]> = terms
                .args(t)
                .iter()
                .map(|&a| {
                    let b = self.known(terms, a).unwrap_or(a);
                    changed |= a != b;
                    b
                })
                .collect();
            let new = if changed { terms.rebuild(t, &args) } else { t };
            self.done.insert(t, new);
        }
        self.known(terms, t).unwrap_or(t)
    }

    fn known(&self, terms: &Terms, t: Term) -> Option<Term> {
        let m = terms.mentions(t);
        if t.index() < self.first || !self.facts.iter().any(|&f| m.all(f)) {
            return Some(t);
        }
        self.done.get(&t).copied()
    }
}

impl Terms {
    /// The term with other arguments of the same sorts, through the constructors.
    pub fn rebuild(&mut self, t: Term, args: &[Term]) -> Term {
        let (op, sort) = (self.op(t).clone(), self.sort(t));
        match (op, args) {
            (Op::Apply(f), _) => self.apply(f, args),
            (Op::Fp(f, kind), _) => self.fp(f, kind, args),
            (Op::Not, &[a]) => self.not(a),
            (Op::And, &[a, b]) => self.and(a, b),
            (Op::Or, &[a, b]) => self.or(a, b),
            (Op::Eq, &[a, b]) => self.eq(a, b),
            (Op::Ite, &[c, a, b]) => self.ite(c, a, b),
            (Op::Ult, &[a, b]) => self.ult(a, b),
            (Op::Ule, &[a, b]) => self.ule(a, b),
            (Op::Slt, &[a, b]) => self.slt(a, b),
            (Op::Sle, &[a, b]) => self.sle(a, b),
            (Op::BvAdd, &[a, b]) => self.add(a, b),
            (Op::BvMul, &[a, b]) => self.mul(a, b),
            (Op::BvNeg, &[a]) => self.neg(a),
            (Op::BvUdiv, &[a, b]) => self.udiv(a, b),
            (Op::BvUrem, &[a, b]) => self.urem(a, b),
            (Op::BvSdiv, &[a, b]) => self.sdiv(a, b),
            (Op::BvSrem, &[a, b]) => self.srem(a, b),
            (Op::BvShl, &[a, b]) => self.shl(a, b),
            (Op::BvLshr, &[a, b]) => self.lshr(a, b),
            (Op::BvAshr, &[a, b]) => self.ashr(a, b),
            (Op::BvAnd, &[a, b]) => self.bvand(a, b),
            (Op::BvOr, &[a, b]) => self.bvor(a, b),
            (Op::BvXor, &[a, b]) => self.bvxor(a, b),
            (Op::BvNot, &[a]) => self.bvnot(a),
            (Op::Concat, &[a, b]) => self.concat(a, b),
            (Op::Extract(h, l), &[a]) => self.extract(h, l, a),
            (Op::Zext, &[a]) => {
                let w = width(sort);
                self.zext(a, w)
            }
            (Op::Sext, &[a]) => {
                let w = width(sort);
                self.sext(a, w)
            }
            _ => t,
        }
    }

    /// The term with the keys replaced by the values, all at once.
    ///
    /// Several terms under one replacement are cheaper through one [`Substitution`].
    pub fn substitute(&mut self, t: Term, map: &FxHashMap<Term, Term>) -> Term {
        if map.is_empty() {
            return t;
        }
        Substitution::new(self, map).apply(self, t)
    }

    /// Every term below the roots (these included), sorted: arguments before what they are arguments of.
    pub fn reachable(&self, roots: &[Term]) -> Vec<Term> {
        let mut seen: FxHashSet<Term> = FxHashSet::default();
        let mut out = Vec::new();
        let mut stack = roots.to_vec();
        while let Some(t) = stack.pop() {
            if seen.insert(t) {
                out.push(t);
                stack.extend(self.args(t));
            }
        }
        out.sort_unstable();
        out
    }

    /// True if there are more terms than so many below the roots (these included). Looks at no more than that.
    pub fn has_more_than(&self, roots: &[Term], limit: usize) -> bool {
        let mut seen: FxHashSet<Term> = FxHashSet::default();
        let mut stack = roots.to_vec();
        while let Some(t) = stack.pop() {
            if seen.insert(t) {
                if seen.len() > limit {
                    return true;
                }
                stack.extend(self.args(t));
            }
        }
        false
    }

    /// The variables that occur, sorted.
    pub fn free_vars(&self, roots: &[Term]) -> Vec<Var> {
        let mut out: Vec<Var> = self
            .reachable(roots)
            .iter()
            .filter_map(|&t| self.as_var(t))
            .collect();
        out.sort_unstable();
        out
    }

    /// The applications of a function that occur, sorted.
    pub fn applications(&self, roots: &[Term], fun: Fun) -> Vec<Term> {
        let mut out = self.reachable(roots);
        out.retain(|&t| *self.op(t) == Op::Apply(fun));
        out
    }
}

fn width(sort: super::Sort) -> u32 {
    match sort {
        super::Sort::Bool => 1,
        super::Sort::Bits(w) => w,
    }
}

#[cfg(test)]
mod tests {
    use super::super::{Chooser, Sort, VarData};
    use super::*;

    fn undef(t: &mut Terms, name: &str) -> Term {
        t.fresh(VarData {
            name: name.into(),
            sort: Sort::Bits(8),
            chooser: Chooser::Source,
            undef: true,
            per_thread: false,
        })
    }

    #[test]
    fn replaces_all_at_once_and_simplifies() {
        let mut t = Terms::new();
        let (x, y) = (t.input("x", Sort::Bits(8)), t.input("y", Sort::Bits(8)));
        let d = t.sub(x, y);
        let swap = FxHashMap::from_iter([(x, y), (y, x)]);
        let swapped = t.substitute(d, &swap);
        let want = t.sub(y, x);
        assert_eq!(swapped, want);
        let same = FxHashMap::from_iter([(x, y)]);
        assert_eq!(t.substitute(d, &same), t.bits(8, 0));
    }

    #[test]
    fn does_not_enter_what_cannot_change() {
        let mut t = Terms::new();
        let u = undef(&mut t, "u");
        let x = t.input("x", Sort::Bits(8));
        let mut deep = x;
        for i in 0..100_000 {
            let k = t.bits(8, i);
            deep = t.bvxor(deep, k);
            deep = t.udiv(deep, x);
        }
        let sum = t.add(deep, u);
        let seven = t.bits(8, 7);
        let mut s = Substitution::new(&t, &FxHashMap::from_iter([(u, seven)]));
        let out = s.apply(&mut t, sum);
        let want = t.add(deep, seven);
        assert_eq!(out, want);
        assert!(s.done.len() <= 3, "{} nodes were visited", s.done.len());
    }

    #[test]
    fn finds_variables_and_applications() {
        let mut t = Terms::new();
        let (y, x) = (t.input("y", Sort::Bits(8)), t.input("x", Sort::Bits(8)));
        let _unused = t.input("z", Sort::Bits(8));
        let f = t.function(super::super::FunData {
            name: "f".into(),
            args: vec![Sort::Bits(8)],
            result: Sort::Bits(8),
            approximate: false,
            per_thread: false,
        });
        let (fx, fy) = (t.apply(f, &[x]), t.apply(f, &[y]));
        let sum = t.add(fx, fy);
        assert_eq!(t.free_vars(&[sum]).len(), 2);
        assert_eq!(t.applications(&[sum], f), vec![fx, fy]);
    }
}
