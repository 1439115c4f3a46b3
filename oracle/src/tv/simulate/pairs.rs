//! Which value of the source goes with which of the target at a cut point.
//!
//! These are guesses by name and place: a wrong one makes the proof of some segment
//! fail and nothing else. They are closed: what a segment of the target needs from
//! outside, it is given as a parameter that has a partner in the source, and every
//! segment before it must show that both have the same value there.

use super::side::Cut;
use rustc_hash::FxHashMap;
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
        let mut partners = Partners::new(source, target);
        loop {
            let mut grown = false;
            for k in 0..n {
                let fields = out.of_target();
                let mut give = |v: Value, _: bool| {
                    target.is_float_arithmetic(v) && partners.at(v, k).is_some()
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

/// Guesses partners, one for the whole function.
struct Partners<'p, 'a> {
    source: &'p Cut<'a>,
    target: &'p Cut<'a>,
    by_name: FxHashMap<(String, String), Value>,
    by_place: FxHashMap<(String, usize), Value>,
    places: FxHashMap<Value, (String, usize)>,
    known: FxHashMap<Value, Option<Value>>,
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
        Partners {
            source,
            target,
            by_name,
            by_place,
            places: places(target).into_iter().collect(),
            known: FxHashMap::default(),
        }
    }
    /// The partner of a value of the target, if there is one that is known at cut point `k`.
    fn at(&mut self, v: Value, k: usize) -> Option<Value> {
        let guess = match self.known.get(&v) {
            Some(&g) => g,
            None => {
                let g = self.guess(v);
                self.known.insert(v, g);
                g
            }
        };
        guess.filter(|&s| self.source.available(s, k))
    }
    fn guess(&self, v: Value) -> Option<Value> {
        let f = self.target.f();
        let ty = self.target.type_name(f.value_type(v));
        let named = f
            .name(v)
            .and_then(|n| self.by_name.get(&(n.to_owned(), ty)));
        named
            .or_else(|| self.by_place.get(self.places.get(&v)?))
            .copied()
    }
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
