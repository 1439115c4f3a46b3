//! The programs of a corpus as seeds of mutations, and which of them is drawn.
//!
//! Most programs show the same few kinds of rewrites: of a pass with nine kinds, two may make up nine tenths of all steps. If
//! every program of a corpus were drawn alike, the code behind the rare kinds would hardly be tested. So half of the draws
//! choose a kind first, all kinds alike or the rare ones more often, and then a program that shows it (the idea of entropic scheduling, Böhme et al.,
//! ESEC/FSE 2020, with kinds of rewrites in place of edges). What is drawn depends on the programs that are visible and on
//! nothing else, so that a run that goes on from a folder draws as the run before would have done.

use crate::report::FileReport;
use std::collections::{BTreeMap, VecDeque};
use tandem_ir::Module;
use tandem_oracle::inputs::Rng;

/// One draw in so many chooses a kind of rewrite first.
const BY_KIND_ONE_IN: u64 = 2;
/// Of these one in so many takes a kind the more often the fewer programs show it; the others all kinds alike.
const RARE_ONE_IN: u64 = 2;

/// A kind of rewrite of a pass.
pub type Kind = (&'static str, &'static str);

/// The kinds of rewrites that a program shows.
pub fn kinds(reports: &[FileReport]) -> Vec<Kind> {
    let of = |r: &FileReport| -> Vec<Kind> {
        let shown = r.kinds.iter().filter(|k| *k.1 > 0);
        shown.map(|(&kind, _)| (r.pass, kind)).collect()
    };
    reports.iter().flat_map(of).collect()
}

/// The programs in the order in which they came.
#[derive(Default)]
pub struct Seeds {
    programs: VecDeque<Module>,
    /// How many were dropped from the front: the number of the first one that is there.
    dropped: usize,
    /// The numbers of the programs that show a kind, ascending.
    of_kind: BTreeMap<Kind, VecDeque<usize>>,
}

impl Seeds {
    /// So many programs.
    pub fn len(&self) -> usize {
        self.programs.len()
    }
    /// True if there is none.
    pub fn is_empty(&self) -> bool {
        self.programs.is_empty()
    }
    /// Appends a program that shows these kinds.
    pub fn push(&mut self, program: Module, kinds: Vec<Kind>) {
        let number = self.dropped + self.programs.len();
        self.programs.push_back(program);
        for kind in kinds {
            self.of_kind.entry(kind).or_default().push_back(number);
        }
    }
    /// Drops the oldest program.
    pub fn drop_first(&mut self) {
        if self.programs.pop_front().is_none() {
            return;
        }
        let gone = self.dropped;
        self.dropped += 1;
        self.of_kind.retain(|_, numbers| {
            if numbers.front() == Some(&gone) {
                numbers.pop_front();
            }
            !numbers.is_empty()
        });
    }
    /// One of the first `visible` programs, the later ones more often: they have what the earlier ones lack.
    pub fn pick(&self, visible: usize, rng: &mut Rng) -> Option<&Module> {
        let visible = visible.min(self.len());
        if visible == 0 {
            return None;
        }
        let end = self.dropped + visible;
        let shown = |numbers: &VecDeque<usize>| numbers.partition_point(|&n| n < end);
        if rng.one_in(BY_KIND_ONE_IN) {
            let kinds: Vec<_> = self.of_kind.values().filter(|n| shown(n) > 0).collect();
            let counts: Vec<u64> = kinds.iter().map(|n| shown(n) as u64).collect();
            let at = match rng.one_in(RARE_ONE_IN) {
                true => rarer_of(&counts, rng),
                false => later_of(kinds.len(), rng, false),
            };
            if let Some(at) = at
                && let Some(nth) = later_of(shown(kinds[at]), rng, true)
            {
                return self.programs.get(kinds[at][nth] - self.dropped);
            }
        }
        self.programs.get(later_of(visible, rng, true)?)
    }
}

/// One of several kinds, the less often the more programs show it; `None` if there is none.
fn rarer_of(counts: &[u64], rng: &mut Rng) -> Option<usize> {
    const UNIT: u64 = 1 << 20;
    let weights: Vec<u64> = counts.iter().map(|n| UNIT / n.max(&1) + 1).collect();
    let mut drawn = rng.below(weights.iter().sum::<u64>().max(1));
    weights.iter().position(|w| match drawn.checked_sub(*w) {
        Some(rest) => {
            drawn = rest;
            false
        }
        None => true,
    })
}

/// A number below `n`; with `later`, high ones more often. `None` if there is none.
fn later_of(n: usize, rng: &mut Rng, later: bool) -> Option<usize> {
    if n == 0 {
        return None;
    }
    let n = n as u64;
    let one = rng.below(n);
    let at = if later { one.max(rng.below(n)) } else { one };
    Some(at as usize)
}

#[cfg(test)]
#[allow(clippy::unwrap_used)]
mod tests {
    use super::*;

    fn named(name: &str) -> Module {
        let mut m = Module::default();
        m.header.triple = name.into();
        m
    }

    fn shares(seeds: &Seeds, visible: usize, of: &str) -> f64 {
        let mut rng = Rng::new(7);
        let picked = (0..4000).filter_map(|_| seeds.pick(visible, &mut rng));
        let hits = picked.filter(|m| m.header.triple == of).count();
        hits as f64 / 4000.0
    }

    fn kind(of: &'static str) -> Kind {
        ("a-pass", of)
    }

    #[test]
    fn a_rare_kind_is_drawn_as_often_as_a_common_one() {
        let mut seeds = Seeds::default();
        for _ in 0..99 {
            seeds.push(named("common"), vec![kind("common")]);
        }
        seeds.push(named("rare"), vec![kind("common"), kind("rare")]);
        let share = shares(&seeds, 100, "rare");
        // As one of a hundred it would be drawn once or twice in a hundred times.
        assert!(share > 0.33, "{share}");
        assert!(share < 0.43, "{share}");
    }

    #[test]
    fn what_is_not_visible_is_not_drawn() {
        let mut seeds = Seeds::default();
        seeds.push(named("first"), vec![kind("x")]);
        seeds.push(named("second"), vec![kind("y")]);
        assert_eq!(shares(&seeds, 1, "second"), 0.0);
        assert_eq!(shares(&seeds, 1, "first"), 1.0);
        assert_eq!(shares(&seeds, 0, "first"), 0.0);
    }

    #[test]
    fn what_was_dropped_is_not_drawn_and_numbers_stay_right() {
        let mut seeds = Seeds::default();
        for n in 0..10 {
            seeds.push(named(&n.to_string()), vec![kind(["x", "y", "z"][n % 3])]);
        }
        for _ in 0..7 {
            seeds.drop_first();
        }
        assert_eq!(seeds.len(), 3);
        let all: f64 = ["7", "8", "9"].iter().map(|n| shares(&seeds, 3, n)).sum();
        assert!((all - 1.0).abs() < 1e-9, "{all}");
        (0..4).for_each(|_| seeds.drop_first());
        assert!(seeds.is_empty() && seeds.pick(3, &mut Rng::new(1)).is_none());
    }
}
