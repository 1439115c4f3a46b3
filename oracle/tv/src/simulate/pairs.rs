//! Which value of the source goes with which of the target at a cut point.
//!
//! These are guesses by name and place: a wrong one makes the proof of some segment
//! fail and nothing else. They are closed: what a segment of the target needs from
//! outside, it is given as a parameter that has a partner in the source, and every
//! segment before it must show that both have the same value there.

use super::side::Cut;
use rustc_hash::{FxHashMap, FxHashSet};
use tandem_ir::{Inst, Value};

/// Values at cut points.
pub(super) struct Pairs {
    /// Per start (the entry has none): source's and target's value.
    pub at: Vec<Vec<(Value, Value)>>,
    /// Per start: values that only the source has; it may not depend on what they are.
    pub source_only: Vec<Vec<Value>>,
}

impl Pairs {
    /// The source's values by start.
    pub fn of_source(&self) -> Vec<Vec<Value>> {
        self.at
            .iter()
            .map(|p| p.iter().map(|x| x.0).collect())
            .collect()
    }
    /// The target's values by start.
    pub fn of_target(&self) -> Vec<Vec<Value>> {
        self.at
            .iter()
            .map(|p| p.iter().map(|x| x.1).collect())
            .collect()
    }

    /// Pairs all values that segments need; `None` if some value has no partner.
    pub fn find(source: &Cut<'_>, target: &Cut<'_>) -> Option<Pairs> {
        let n = source.starts.len();
        let mut out = Pairs {
            at: vec![Vec::new(); n],
            source_only: vec![Vec::new(); n],
        };
        let partners = Partners::new(source, target);
        loop {
            let mut grown = false;
            for k in 0..n {
                let fields = out.of_target();
                let mut give = |v: Value, again: bool| {
                    let arithmetic = target.is_float_arithmetic(v);
                    arithmetic && partners.at(v, k).is_some()
                        || again && partners.is_remembered(v, k)
                };
                let live = target.live_in(k, &fields, &mut give)?;
                for v in live.given {
                    if out.at[k].iter().any(|p| p.1 == v) {
                        continue;
                    }
                    let s = partners.at(v, k)?;
                    // Two values of the target may have the same partner: then they are equal.
                    out.at[k].push((s, v));
                    grown = true;
                }
            }
            if !grown {
                break;
            }
        }
        let fields = out.of_source();
        for k in 0..n {
            let live = source.live_in(k, &fields, &mut |v, _| fields[k].contains(&v))?;
            let paired = |v: &Value| fields[k].contains(v);
            out.source_only[k] = live.given.into_iter().filter(|v| !paired(v)).collect();
        }
        Some(out)
    }
}

/// Share of the target's instructions that must stand in the source under the same number for numbers to mean
/// something: then the target was made from the source in place.
const KIN: f64 = 0.6;
/// Rounds in which guesses at operands lead to more guesses.
const ROUNDS: usize = 4;

/// Guesses partners, one for the whole function, or a few to choose from.
struct Partners<'p, 'a> {
    source: &'p Cut<'a>,
    target: &'p Cut<'a>,
    by_name: FxHashMap<(String, String), Value>,
    by_place: FxHashMap<(String, usize), Value>,
    places: FxHashMap<Value, (String, usize)>,
    /// The source's instructions, if the target was made from it in place.
    by_number: FxHashSet<Inst>,
    /// For values that have no namesake: what stands in their place, the most frequent first.
    by_use: FxHashMap<Value, Vec<Value>>,
}

impl<'p, 'a> Partners<'p, 'a> {
    fn new(source: &'p Cut<'a>, target: &'p Cut<'a>) -> Partners<'p, 'a> {
        let mut by_name = FxHashMap::default();
        for i in source.insts() {
            if let Some((v, name)) = source
                .f()
                .result(i)
                .and_then(|v| Some((v, source.f().name(v)?)))
            {
                by_name.insert(
                    (name.to_owned(), source.type_name(source.f().value_type(v))),
                    v,
                );
            }
        }
        let by_place = places(source)
            .into_iter()
            .map(|(v, place)| (place, v))
            .collect();
        let mut out = Partners {
            source,
            target,
            by_name,
            by_place,
            places: places(target).into_iter().collect(),
            by_number: source.insts().collect(),
            by_use: FxHashMap::default(),
        };
        let all = target.insts().count();
        let same = target.insts().filter(|&i| out.same_number(i)).count();
        if (same as f64) < KIN * all as f64 {
            out.by_number.clear();
        }
        out.by_use = out.uses();
        out
    }
    /// The partner of a value of the target, if there is one that is known at cut point `k`.
    fn at(&self, v: Value, k: usize) -> Option<Value> {
        let known = |s: &Value| self.source.available(*s, k);
        if let Some(s) = self.namesake(v).filter(known) {
            return Some(s);
        }
        let used = self.by_use.get(&v).into_iter().flatten().copied();
        let placed = self
            .places
            .get(&v)
            .and_then(|place| self.by_place.get(place).copied())
            .filter(|_| self.by_number.is_empty());
        used.chain(placed).find(known)
    }
    /// True if a value that the target can compute again is one that the source has to remember: a phi that became a `select`.
    fn is_remembered(&self, v: Value, k: usize) -> bool {
        let known = |s: &Value| self.source.available(*s, k);
        self.namesake(v).filter(known).is_some_and(|s| {
            let made = self.source.f().def_inst(s);
            made.is_some_and(|i| !self.source.repeatable(i))
        })
    }
    /// The value of the source with the name, or made by the instruction with the number.
    fn namesake(&self, v: Value) -> Option<Value> {
        let f = self.target.f();
        let ty = self.target.type_name(f.value_type(v));
        let named = f
            .name(v)
            .and_then(|n| self.by_name.get(&(n.to_owned(), ty)).copied());
        named.or_else(|| {
            let i = f.def_inst(v).filter(|&i| self.same_number(i))?;
            self.source.f().result(i)
        })
    }
    /// True if the source has an instruction of the same kind under the number of the target's.
    fn same_number(&self, i: Inst) -> bool {
        let (s, t) = (self.source, self.target);
        self.by_number.contains(&i)
            && s.f().kind(i).mnemonic() == t.f().kind(i).mnemonic()
            && s.f().num_operands(i) == t.f().num_operands(i)
            && s.type_name(s.f().inst_type(i)) == t.type_name(t.f().inst_type(i))
    }

    /// What the source has where values without a namesake are used: an instruction with a partner uses the
    /// partners of its operands. A phi that was put in for a value passes its partner on to what comes into it.
    fn uses(&self) -> FxHashMap<Value, Vec<Value>> {
        let f = self.target.f();
        let mut out: FxHashMap<Value, Vec<Value>> = FxHashMap::default();
        for _ in 0..ROUNDS {
            let mut votes: FxHashMap<Value, Vec<Value>> = FxHashMap::default();
            for i in self.target.insts() {
                let partner = match f.result(i) {
                    Some(v) => self
                        .namesake(v)
                        .or_else(|| out.get(&v).and_then(|c| c.first().copied())),
                    None => None,
                };
                let same = match partner {
                    Some(s) => self.source.f().def_inst(s),
                    None => Some(i).filter(|&i| self.same_number(i)),
                };
                self.votes_of(i, same, partner, &mut votes);
            }
            let before = out.len();
            for (v, list) in sorted(votes) {
                out.insert(v, by_frequency(list));
            }
            if out.len() == before {
                break;
            }
        }
        out
    }
    /// What instruction `i` of the target says about its operands, if `same` does in the source what it does, and
    /// its result goes with `partner`.
    fn votes_of(
        &self,
        i: Inst,
        same: Option<Inst>,
        partner: Option<Value>,
        votes: &mut FxHashMap<Value, Vec<Value>>,
    ) {
        let (f, g) = (self.target.f(), self.source.f());
        let alike = same.filter(|&s| {
            g.kind(s).mnemonic() == f.kind(i).mnemonic()
                && (f.is_phi(i) || g.num_operands(s) == f.num_operands(i))
        });
        let mut vote = |v: Value, s: Value| {
            let ours = f.def_inst(v).is_some() && self.namesake(v).is_none();
            let types = (
                self.target.type_name(f.value_type(v)),
                self.source.type_name(g.value_type(s)),
            );
            if ours && types.0 == types.1 && g.def_inst(s).is_some() {
                votes.entry(v).or_default().push(s);
            }
        };
        match alike {
            Some(s) if !f.is_phi(i) => {
                for n in 0..f.num_operands(i) {
                    vote(f.operand(i, n), g.operand(s, n));
                }
            }
            Some(s) => {
                for (v, b) in f.phi_incoming(i) {
                    let there = g.phi_incoming(s).find(|x| x.1 == b).map(|x| x.0);
                    // The edge is a new one: any of the source's values may be meant, or the phi's.
                    match there {
                        Some(x) => vote(v, x),
                        None => g
                            .phi_incoming(s)
                            .map(|x| x.0)
                            .chain(g.result(s))
                            .for_each(|x| vote(v, x)),
                    }
                }
            }
            None if f.is_phi(i) => {
                if let Some(s) = partner {
                    f.phi_incoming(i).for_each(|(v, _)| vote(v, s));
                }
            }
            None => {}
        }
    }
}

/// The votes in order of the values, so that nothing depends on the order of a table.
fn sorted(votes: FxHashMap<Value, Vec<Value>>) -> Vec<(Value, Vec<Value>)> {
    let mut all: Vec<_> = votes.into_iter().collect();
    all.sort_unstable_by_key(|x| x.0);
    all
}

/// Each value once, the most frequent first.
fn by_frequency(mut list: Vec<Value>) -> Vec<Value> {
    list.sort_unstable();
    let mut counted: Vec<(usize, Value)> = Vec::new();
    for v in list {
        match counted.last_mut() {
            Some(last) if last.1 == v => last.0 += 1,
            _ => counted.push((1, v)),
        }
    }
    counted.sort_by_key(|x| std::cmp::Reverse(x.0));
    counted.into_iter().map(|x| x.1).collect()
}

/// Results by what they are, and which of their kind: phis of a cut point by position among those of their type,
/// others in order of the blocks.
fn places(side: &Cut<'_>) -> Vec<(Value, (String, usize))> {
    let f = side.f();
    let kind = |i: Inst| {
        let cut = f
            .inst_block(i)
            .filter(|_| f.is_phi(i))
            .and_then(|b| side.cut_at(b));
        let callee = f.callee(i).map_or("", |g| side.cx().global_name(g));
        let ty = side.type_name(f.inst_type(i));
        format!("{} {callee} {cut:?} {ty}", f.kind(i).mnemonic())
    };
    let mut counts: FxHashMap<String, usize> = FxHashMap::default();
    let mut out = Vec::new();
    for i in side.insts() {
        let Some(v) = f.result(i) else { continue };
        let kind = kind(i);
        let n = counts.entry(kind.clone()).or_default();
        out.push((v, (kind, *n)));
        *n += 1;
    }
    out
}
