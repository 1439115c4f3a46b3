//! Guesses at the source's choices, to be tried before the solver looks for some.
//!
//! A guess gives each choice of the source (a value for undef, a frozen value, the NaN
//! of an operation, a licence) as a term over what the target chose. Most
//! transformations leave most of a function as it was, so the first guess lays the
//! two sides on each other ([`alike`](Hints::alike)): where they compute the same but for which
//! look they take, the source takes the target's. Others pair the k-th choice with the
//! k-th, use every licence, or make choices for undef differ where a difference is undefined.
//! A wrong guess costs time and nothing else.

use super::choices::is_about_something;
use super::context::{ChoiceKind, PairContext};
use super::encode::Meaning;
use super::refine::Obligation;
use super::value::Val;
use rustc_hash::{FxHashMap, FxHashSet, FxHasher};
use std::collections::BTreeMap;
use std::hash::{Hash, Hasher};
use tandem_smt::{Chooser, Mentions, Op, Term, Terms, Var};

/// A guess: source variables and what they are.
pub type Hint = FxHashMap<Term, Term>;

/// Choices of NaNs and licences are tried in every way if they have at most this many bits.
const MOST_CHOICE_BITS: u32 = 5;
/// Terms beyond which the two sides are not laid on each other.
const MOST_TERMS: usize = 200_000;

/// Terms of two values that are compared beyond which parts of the one are not looked for in the other, and how many pairs of values
/// are.
const MOST_TERMS_WITHIN: usize = 2_000;
const MOST_PAIRS: usize = 64;
/// Cases within cases of a value that are laid on the other side's.
const CASES: usize = 6;

/// The choices of one kind and width that a question mentions.
struct Group {
    kind: ChoiceKind,
    width: u32,
    /// Each with the target's about the same thing.
    source: Vec<(Var, Option<Var>)>,
    target: Vec<Var>,
}

/// Makes guesses.
pub struct Hints<'w> {
    pair: &'w mut PairContext,
    groups: Vec<Group>,
}

/// The guesses for a list of obligations, the best first, each once.
pub fn hints(
    pair: &mut PairContext,
    list: &[Obligation],
    source: &Meaning,
    target: &Meaning,
) -> Vec<Hint> {
    let groups = groups(pair, list);
    let mut h = Hints { pair, groups };
    let alike = h.alike(source, target);
    let mut out = vec![h.or_first(&alike.all)];
    out.extend(h.in_order());
    out.extend(h.or_ends(&alike.first));
    out.extend(h.apart(list));
    let base = out[1].clone();
    out.extend(h.every_way(&base));
    let mut kept: Vec<Hint> = Vec::new();
    let stand_ins = h.stand_ins(source, target);
    for mut hint in out {
        hint.extend(&stand_ins);
        for o in list {
            h.pair_again(&mut hint, &o.again);
        }
        if !kept.contains(&hint) {
            kept.push(hint);
        }
    }
    kept
}

/// The choices that the obligations mention, those of the second evaluation left out.
fn groups(pair: &PairContext, list: &[Obligation]) -> Vec<Group> {
    let roots: Vec<Term> = list.iter().map(|o| o.violation).collect();
    let mut mentioned: FxHashSet<Var> = pair.terms.free_vars(&roots).into_iter().collect();
    for o in list {
        // Order does not matter: a set loses its members.
        #[allow(clippy::iter_over_hash_type)]
        for &copy in o.again.values() {
            if let Some(v) = pair.terms.as_var(copy) {
                mentioned.remove(&v);
            }
        }
    }
    type Sides = (Vec<(Var, Option<Var>)>, Vec<Var>);
    let mut kinds: BTreeMap<(ChoiceKind, u32), Sides> = BTreeMap::new();
    for (kind, width, number, sides) in pair.choices() {
        let [s, t] = sides.map(|v| v.filter(|v| mentioned.contains(v)));
        let all = kinds.entry((kind.clone(), width)).or_default();
        let same = match t {
            // The operation is done again on the same terms, which the target may have done once.
            None => pair.partner_before(kind, width, number),
            t => t.filter(|_| is_about_something(number)),
        };
        let same = same.filter(|v| mentioned.contains(v));
        all.0.extend(s.map(|s| (s, same)));
        all.1.extend(t);
    }
    let mut out = Vec::new();
    for ((kind, width), (source, target)) in kinds {
        out.push(Group {
            kind,
            width,
            source,
            target,
        });
    }
    out
}

impl Hints<'_> {
    /// What the source passes to a call where an operand is poison is what the target passes to the call of the same number, of all of the
    /// same function.
    fn stand_ins(&mut self, source: &Meaning, target: &Meaning) -> Hint {
        let mut out = Hint::default();
        let mut counts: FxHashMap<&str, usize> = FxHashMap::default();
        for call in &source.pure_calls {
            let n = counts.entry(&call.kind).or_default();
            let mut same = target.pure_calls.iter().filter(|c| c.kind == call.kind);
            let partner = same.clone().nth(*n).or_else(|| same.next_back());
            *n += 1;
            let Some(partner) = partner.filter(|p| p.keys.len() == call.keys.len()) else {
                continue;
            };
            for &(at, number, stays) in &call.stand_ins {
                let (bits, poison) = (partner.keys[at], partner.keys[at + 1]);
                let t = &mut self.pair.terms;
                if t.width(bits) == t.width(number) {
                    let poison = t.bool_to_bit(poison);
                    out.extend([(number, bits), (stays, poison)]);
                }
            }
        }
        out
    }

    /// The k-th choice of a kind that the source's side of the question mentions is the k-th that the target's
    /// mentions (the last, where it has more); the same with every licence used; the same with all ones where the
    /// target has no such choice.
    fn in_order(&mut self) -> [Hint; 3] {
        let mut out = [Hint::default(), Hint::default(), Hint::default()];
        for g in &self.groups {
            for (n, &(s, same)) in g.source.iter().enumerate() {
                let t = &mut self.pair.terms;
                let from = t.var(s);
                let zero = t.bits(g.width, 0);
                let ones = t.bvnot(zero);
                let by_order = g.target.get(n).or(g.target.last()).copied();
                let partner = same.or(by_order).map(|v| t.var(v));
                let licence = g.kind == ChoiceKind::Licence;
                out[0].insert(from, partner.unwrap_or(zero));
                out[1].insert(
                    from,
                    if licence {
                        ones
                    } else {
                        partner.unwrap_or(zero)
                    },
                );
                out[2].insert(from, partner.unwrap_or(ones));
            }
        }
        out
    }

    /// If they are few, every way to choose NaNs and licences.
    fn every_way(&mut self, base: &Hint) -> Vec<Hint> {
        let mut few: Vec<(Term, u32)> = Vec::new();
        for g in &self.groups {
            if matches!(g.kind, ChoiceKind::Licence | ChoiceKind::Nan) {
                few.extend(
                    g.source
                        .iter()
                        .map(|&(s, _)| (self.pair.terms.var(s), g.width)),
                );
            }
        }
        let bits: u32 = few.iter().map(|f| f.1).sum();
        if !(1..=MOST_CHOICE_BITS).contains(&bits) {
            return Vec::new();
        }
        let mut out = Vec::new();
        for n in 0..1u64 << bits {
            let mut h = base.clone();
            let mut rest = n;
            for &(v, width) in &few {
                let value = self.pair.terms.bits(width, rest);
                h.insert(v, value);
                rest >>= width;
            }
            out.push(h);
        }
        out
    }

    /// Where the source compares two choices for the same undef value, which then have to differ: one is zero and the other all
    /// ones, both ways round; or one, which for a pointer is another address that belongs to nothing.
    fn apart(&mut self, list: &[Obligation]) -> Vec<Hint> {
        let roots: Vec<Term> = list.iter().map(|o| o.violation).collect();
        let all = self.pair.terms.reachable(&roots);
        if all.len() > MOST_TERMS {
            return Vec::new();
        }
        let mut outlines = Outlines::default();
        let mut pairs: Vec<(Vec<Var>, Vec<Var>)> = Vec::new();
        for t in all {
            let terms = &self.pair.terms;
            if *terms.op(t) != Op::Eq || !terms.mentions(t).all(Mentions::SOURCE | Mentions::UNDEF)
            {
                continue;
            }
            let (a, b) = (terms.args(t)[0], terms.args(t)[1]);
            if outlines.of(terms, a) == outlines.of(terms, b) {
                let choices = |t: Term| {
                    let mut vars = terms.free_vars(&[t]);
                    vars.retain(|&v| {
                        terms.var_data(v).undef && terms.var_data(v).chooser == Chooser::Source
                    });
                    vars
                };
                pairs.push((choices(a), choices(b)));
            }
        }
        if pairs.is_empty() {
            return Vec::new();
        }
        let mut out = Vec::new();
        for (swap, other) in [(false, None), (true, None), (false, Some(1))] {
            let mut hint = self.in_order()[0].clone();
            for (a, b) in &pairs {
                let (low, high) = if swap { (b, a) } else { (a, b) };
                for (vars, high) in [(low, false), (high, true)] {
                    for &v in vars {
                        let t = &mut self.pair.terms;
                        let key = t.var(v);
                        let width = t.width(key);
                        let zero = t.bits(width, 0);
                        let value = match other {
                            _ if !high => zero,
                            Some(n) => t.bits(width, n),
                            None => t.bvnot(zero),
                        };
                        hint.insert(key, value);
                    }
                }
            }
            out.push(hint);
        }
        out
    }

    /// The two meanings laid on each other: where they are the same but for the choices, the choices pair up; first of what
    /// is compared with each other (a value that is used often is the same everywhere but for which look it is), then wherever
    /// it stands.
    fn alike(&mut self, source: &Meaning, target: &Meaning) -> Laid {
        let (a, b) = (self.roots(source), self.roots(target));
        let terms = &self.pair.terms;
        let below = terms.reachable(&b);
        let any = self.groups.iter().any(|g| !g.source.is_empty());
        if below.len() > MOST_TERMS || !any {
            return Laid::default();
        }
        let mut outlines = Outlines::default();
        let mut places: FxHashMap<u64, Term> = FxHashMap::default();
        for &t in below
            .iter()
            .filter(|&&t| terms.mentions(t).any(Mentions::TARGET))
        {
            places.entry(outlines.of(terms, t)).or_insert(t);
        }
        let mut found = Laid::default();
        let pairs = compared(self.pair, source, target);
        for &(a, b) in &pairs {
            if outlines.of(terms, a) == outlines.of(terms, b) {
                lay(terms, &mut outlines, a, b, &mut found);
            }
        }
        for &(a, b) in &pairs {
            self.lay_by_cases(&mut outlines, (a, b), CASES, &mut found);
        }
        for &(a, b) in pairs.iter().take(MOST_PAIRS) {
            self.lay_within(&mut outlines, (a, b), &mut found);
        }
        let terms = &self.pair.terms;
        let (mut seen, mut work) = (FxHashSet::default(), a);
        let mut matches = Vec::new();
        work.reverse();
        while let Some(t) = work.pop() {
            if !terms.mentions(t).any(Mentions::SOURCE) || !seen.insert(t) {
                continue;
            }
            match places.get(&outlines.of(terms, t)) {
                Some(&like) => matches.push((t, like)),
                None => work.extend(terms.args(t).iter().rev()),
            }
        }
        // What has been made later is what the others are parts of.
        matches.sort_by_key(|&(_, like)| std::cmp::Reverse(like));
        for (t, like) in matches {
            lay(terms, &mut outlines, t, like, &mut found);
        }
        found
    }

    /// Values that are compared, one of which is put together by cases: what the source computes once stands in several cases of the
    /// target, and follows the one that is taken; what the target computes once stands in several cases of the source.
    fn lay_by_cases(
        &mut self,
        outlines: &mut Outlines,
        (a, b): (Term, Term),
        depth: usize,
        out: &mut Laid,
    ) {
        let terms = &self.pair.terms;
        if depth == 0 || a == b || !terms.mentions(a).any(Mentions::SOURCE) {
            return;
        }
        if outlines.of(terms, a) == outlines.of(terms, b) {
            return lay(terms, outlines, a, b, out);
        }
        let free = |t: Term| terms.mentions(t).any(Mentions::SOURCE);
        if let Some((c, x, y)) = self.pair.as_ite(b).filter(|p| !free(p.0)) {
            let (mut left, mut right) = (Laid::default(), Laid::default());
            self.lay_by_cases(outlines, (a, x), depth - 1, &mut left);
            self.lay_by_cases(outlines, (a, y), depth - 1, &mut right);
            let mut keys: Vec<Term> = left.all.keys().chain(right.all.keys()).copied().collect();
            keys.sort_unstable();
            keys.dedup();
            for key in keys {
                let (x, y) = (left.all.get(&key), right.all.get(&key));
                if let Some((&x, &y)) = x.or(y).zip(y.or(x)) {
                    let both = self.pair.terms.ite(c, x, y);
                    out.pair(key, both);
                }
            }
        } else if let Some((_, x, y)) = self.pair.as_ite(a) {
            self.lay_by_cases(outlines, (x, b), depth - 1, out);
            self.lay_by_cases(outlines, (y, b), depth - 1, out);
        }
    }

    /// Two values that are compared and differ as a whole: parts of the one that stand in the other are laid on each other, the n-th
    /// that looks like it on the n-th.
    fn lay_within(&self, outlines: &mut Outlines, (a, b): (Term, Term), out: &mut Laid) {
        let terms = &self.pair.terms;
        if a == b
            || !terms.mentions(a).any(Mentions::SOURCE)
            || terms.has_more_than(&[a, b], MOST_TERMS_WITHIN)
        {
            return;
        }
        let mut places: FxHashMap<u64, (Vec<Term>, usize)> = FxHashMap::default();
        for t in terms.reachable(&[b]) {
            if terms.mentions(t).any(Mentions::TARGET) {
                places.entry(outlines.of(terms, t)).or_default().0.push(t);
            }
        }
        let (mut seen, mut work, mut matches) = (FxHashSet::default(), vec![a], Vec::new());
        while let Some(t) = work.pop() {
            if !terms.mentions(t).any(Mentions::SOURCE) || !seen.insert(t) {
                continue;
            }
            match places.get_mut(&outlines.of(terms, t)) {
                Some((like, used)) => {
                    let n = (*used).min(like.len() - 1);
                    *used += 1;
                    matches.push((t, like[n]));
                }
                None => work.extend(terms.args(t).iter().rev()),
            }
        }
        matches.sort_by_key(|&(_, like)| std::cmp::Reverse(like));
        for (t, like) in matches {
            lay(terms, outlines, t, like, out);
        }
    }

    /// A guess at some choices; the rest is paired with the choice about the same, or the first of its kind.
    fn or_first(&mut self, known: &Hint) -> Hint {
        let mut out = Hint::default();
        for g in &self.groups {
            for &(s, same) in &g.source {
                let t = &mut self.pair.terms;
                let from = t.var(s);
                let zero = t.bits(g.width, 0);
                // A licence of another operation says nothing of this one.
                let first = (g.target.first().copied()).filter(|_| g.kind != ChoiceKind::Licence);
                let partner = same.or(first);
                let partner = partner.map_or(zero, |v| t.var(v));
                out.insert(from, partner);
            }
        }
        out.extend(known);
        out
    }

    /// A guess at some choices; what the source chooses besides, for which the target has no partner, is zero, or all ones: an
    /// operand that the target no longer looks at is one at which a comparison or a sum drops out.
    fn or_ends(&mut self, known: &Hint) -> Vec<Hint> {
        let mut out = Vec::new();
        for high in [false, true] {
            let mut hint = Hint::default();
            for g in self.groups.iter().filter(|g| is_undef(&g.kind)) {
                for &(s, _) in &g.source {
                    let t = &mut self.pair.terms;
                    let from = t.var(s);
                    let zero = t.bits(g.width, 0);
                    hint.insert(from, if high { t.bvnot(zero) } else { zero });
                }
            }
            if hint.keys().all(|k| known.contains_key(k)) {
                return Vec::new();
            }
            let mut whole = self.or_first(known);
            whole.extend(hint);
            whole.extend(known);
            out.push(whole);
        }
        out
    }

    /// What is compared of a meaning: values before conditions.
    fn roots(&self, m: &Meaning) -> Vec<Term> {
        let mut out = Vec::new();
        for s in m.value.iter().flat_map(|v| v.leaves()) {
            out.extend([s.bits, s.poison]);
        }
        for e in &m.events {
            for s in e.args.iter().flat_map(|a| a.value.leaves()) {
                out.extend([s.bits, s.poison]);
            }
            out.push(e.reach);
        }
        out.extend(self.pair.stored(m.end.mem));
        out.extend([m.ub, m.returns]);
        out
    }

    /// A choice for the first evaluation is one for the second.
    fn pair_again(&mut self, hint: &mut Hint, again: &FxHashMap<Term, Term>) {
        if again.is_empty() {
            return;
        }
        let mut pairs: Vec<(Term, Term)> = hint.iter().map(|(&a, &b)| (a, b)).collect();
        pairs.sort_unstable();
        for (a, b) in pairs {
            if let Some(&c) = again.get(&a) {
                let d = self.pair.terms.substitute(b, again);
                hint.insert(c, d);
            }
        }
    }
}

/// Results with results, the arguments of each event with those of the event of the same number, and what is stored, in order, where both
/// store as often.
fn compared(pair: &PairContext, source: &Meaning, target: &Meaning) -> Vec<(Term, Term)> {
    let mut values: Vec<(&Val, &Val)> = source.value.iter().zip(&target.value).collect();
    for (s, t) in source.events.iter().zip(&target.events) {
        values.extend(
            s.args
                .iter()
                .zip(&t.args)
                .map(|(a, b)| (&a.value, &b.value)),
        );
    }
    let leaves = values
        .into_iter()
        .flat_map(|(a, b)| a.leaves().into_iter().zip(b.leaves()));
    let mut out: Vec<(Term, Term)> = leaves
        .flat_map(|(a, b)| [(a.bits, b.bits), (a.poison, b.poison)])
        .collect();
    let [a, b] = [source, target].map(|m| pair.stored(m.end.mem));
    if a.len() == b.len() {
        out.extend(a.into_iter().zip(b));
    }
    out
}

/// Choices of the source that stand where the target has some.
#[derive(Default)]
struct Laid {
    /// All of them.
    all: Hint,
    /// Those that were the first to be paired with a choice of the target: what the source computes a second time has none.
    first: Hint,
    taken: FxHashSet<Term>,
}

impl Laid {
    fn pair(&mut self, source: Term, target: Term) {
        if self.all.contains_key(&source) {
            return;
        }
        self.all.insert(source, target);
        if self.taken.insert(target) {
            self.first.insert(source, target);
        }
    }
}

/// True for choices that are values of undef.
fn is_undef(kind: &ChoiceKind) -> bool {
    matches!(kind, ChoiceKind::Undef | ChoiceKind::UndefArgument(..))
}

/// Pairs the source's variables in `a` with what stands at the same place in `b`, which has the same outline.
fn lay(terms: &Terms, outlines: &mut Outlines, a: Term, b: Term, out: &mut Laid) {
    let (mut work, mut seen) = (vec![(a, b)], FxHashSet::default());
    while let Some((a, b)) = work.pop() {
        if a == b || !terms.mentions(a).any(Mentions::SOURCE) || !seen.insert((a, b)) {
            continue;
        }
        if let (Some(v), Some(_)) = (terms.as_var(a), terms.as_var(b)) {
            if terms.var_data(v).chooser == Chooser::Source && terms.sort(a) == terms.sort(b) {
                out.pair(a, b);
            }
            continue;
        }
        let (mut x, mut y) = (terms.args(a).to_vec(), terms.args(b).to_vec());
        if x.len() != y.len() {
            continue;
        }
        if commutes(terms.op(a)) {
            x.sort_by_cached_key(|&t| outlines.of(terms, t));
            y.sort_by_cached_key(|&t| outlines.of(terms, t));
        }
        work.extend(x.into_iter().zip(y).rev());
    }
}

fn commutes(op: &Op) -> bool {
    use tandem_smt::FpOp;
    matches!(
        op,
        Op::And | Op::Or | Op::Eq | Op::BvAdd | Op::BvMul | Op::BvAnd | Op::BvOr | Op::BvXor
    ) || matches!(op, Op::Fp(FpOp::Add(_) | FpOp::Mul(_) | FpOp::Eq, _))
}

/// Numbers for what terms compute, whichever side and whichever choice of a kind they depend on.
#[derive(Default)]
struct Outlines(FxHashMap<Term, u64>);

impl Outlines {
    fn of(&mut self, terms: &Terms, root: Term) -> u64 {
        if let Some(&n) = self.0.get(&root) {
            return n;
        }
        let mut stack = vec![(root, false)];
        while let Some((t, ready)) = stack.pop() {
            if self.0.contains_key(&t) {
                continue;
            }
            if !ready {
                stack.push((t, true));
                stack.extend(terms.args(t).iter().map(|&a| (a, false)));
                continue;
            }
            let n = self.made(terms, t);
            self.0.insert(t, n);
        }
        self.0.get(&root).copied().unwrap_or(0)
    }
    /// The number of a term whose arguments have theirs.
    fn made(&self, terms: &Terms, t: Term) -> u64 {
        let mut h = FxHasher::default();
        terms.sort(t).hash(&mut h);
        match terms.op(t) {
            Op::Var(v) => {
                let data = terms.var_data(*v);
                match data.chooser {
                    Chooser::Input => v.hash(&mut h),
                    _ => topic(&data.name).hash(&mut h),
                }
            }
            op => op.hash(&mut h),
        }
        let args = terms
            .args(t)
            .iter()
            .map(|a| self.0.get(a).copied().unwrap_or(0));
        if commutes(terms.op(t)) {
            let sum = args.fold(0u64, |a, b| a.wrapping_add(b.wrapping_mul(b | 1)));
            sum.hash(&mut h);
        } else {
            args.for_each(|a| a.hash(&mut h));
        }
        h.finish()
    }
}

/// What a choice is about: its name without the side before the first dot and the number after the last.
fn topic(name: &str) -> &str {
    let name = name.split_once('.').map_or(name, |(_, rest)| rest);
    name.trim_end_matches(|c: char| c.is_ascii_digit())
}
