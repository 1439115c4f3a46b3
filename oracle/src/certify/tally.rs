//! What certification counts, whatever the unit.

use super::Ground;
use std::collections::BTreeMap;

/// Classes of refusals: why refusing a rewrite was right, or that it was not needed. Each scope has those that make sense
/// for its units.
pub mod refusal {
    /// The rewrite does not describe the unit, so that it cannot be performed.
    pub const MEANINGLESS: &str = "meaningless";
    /// The result is not well-formed, or breaks what every step must keep.
    pub const BROKEN: &str = "broken";
    /// The result is not well-formed.
    pub const ILL_FORMED: &str = "ill-formed";
    /// The result is irreducible.
    pub const IRREDUCIBLE: &str = "irreducible";
    /// A convergent operation is duplicated or depends on one more branch.
    pub const CONVERGENCE: &str = "convergence";
    /// The function is irreducible, so nothing may be done to it.
    pub const UNTOUCHABLE: &str = "untouchable";
    /// The result does something that the unit may not do.
    pub const WRONG: &str = "wrong";
    /// The result is a refinement, as far as refinement is decided, and keeps the invariants: the reference is cautious.
    pub const CAUTIOUS: &str = "cautious";
    /// Not decided.
    pub const UNKNOWN: &str = "unknown";
}

/// Refusals by class.
#[derive(Clone, PartialEq, Eq, Default, Debug)]
pub struct Refusals {
    /// How many there are in all.
    pub total: u64,
    /// By class ([`refusal`]), if they were looked into.
    classes: BTreeMap<&'static str, u64>,
}

impl Refusals {
    /// Notes one more, of a class if it was looked into.
    pub fn note(&mut self, class: Option<&'static str>) {
        self.total += 1;
        if let Some(c) = class {
            *self.classes.entry(c).or_default() += 1;
        }
    }
    /// Those of a class.
    pub fn of(&self, class: &str) -> u64 {
        self.classes.get(class).copied().unwrap_or(0)
    }
    /// Adds other refusals.
    pub fn add(&mut self, o: &Refusals) {
        self.total += o.total;
        count(&mut self.classes, o.classes.clone());
    }
    /// True if every refusal has its class.
    pub fn adds_up(&self) -> bool {
        self.classes.values().sum::<u64>() == self.total
    }
}

/// What accepted rewrites rest on.
#[derive(Clone, PartialEq, Eq, Default, Debug)]
pub struct Grounds {
    by_name: BTreeMap<&'static str, u64>,
    /// Runs in all on which the source is defined.
    pub runs: u64,
}

impl Grounds {
    /// Notes one more.
    pub fn note(&mut self, g: Ground) {
        *self.by_name.entry(g.name).or_default() += 1;
        self.runs += g.runs;
    }
    /// Accepted rewrites that rest on this.
    pub fn of(&self, name: &str) -> u64 {
        self.by_name.get(name).copied().unwrap_or(0)
    }
    /// Those that could not be decided, and that the solver proved.
    pub fn proved_otherwise(&self) -> u64 {
        self.of(super::worker::PROVED_OTHERWISE.name)
    }
    fn add(&mut self, o: Grounds) {
        count(&mut self.by_name, o.by_name);
        self.runs += o.runs;
    }
}

/// What the solver said to distinct steps.
#[derive(Clone, PartialEq, Eq, Default, Debug)]
pub struct Proofs {
    /// Distinct steps.
    pub obligations: u64,
    /// Proved without a bound on loops.
    pub proved: u64,
    /// Proved for loops up to the bound.
    pub bounded: u64,
    /// Not proved, by kind of rewrite and reason.
    pub unproven: BTreeMap<(&'static str, String), u64>,
}

impl Proofs {
    /// All that are not proved.
    pub fn unknown(&self) -> u64 {
        self.unproven.values().sum()
    }
}

/// Something that contradicts the claim.
#[derive(Clone, PartialEq, Eq, PartialOrd, Ord, Debug)]
pub struct Finding {
    /// Number of the part of the scope, and of the unit in it: findings are in this order.
    pub place: (usize, usize),
    /// What is wrong, in a few words.
    pub what: String,
    /// The rewrite.
    pub rewrite: String,
    /// The unit.
    pub before: String,
    /// What became of it.
    pub after: String,
    /// How it shows.
    pub story: Vec<String>,
}

/// Counts of one scope.
#[derive(Clone, Default, Debug)]
pub struct Tally {
    /// Units.
    pub units: u64,
    /// Rewrites judged.
    pub judged: u64,
    /// Accepted rewrites by kind; every one is good unless there is a finding.
    pub accepted: BTreeMap<&'static str, u64>,
    /// What they rest on.
    pub grounds: Grounds,
    /// Refused rewrites by kind and words of the judge.
    pub refused: BTreeMap<(&'static str, String), Refusals>,
    /// Whole runs of the pass that changed something, held to the same measure.
    pub runs: u64,
    /// What the solver said.
    pub proofs: Proofs,
    /// Undecided questions about accepted rewrites and runs, by reason.
    pub unknown: BTreeMap<String, u64>,
    /// The first few of them.
    pub open: Vec<Finding>,
    /// Contradictions, by what is wrong.
    pub wrong: BTreeMap<String, u64>,
    /// The first few of them.
    pub findings: Vec<Finding>,
}

/// Open questions kept in full.
const KEPT_OPEN: usize = 3;
/// Findings kept in full.
const KEPT: usize = 20;

/// Adds counts to counts.
fn count<K: Ord>(all: &mut BTreeMap<K, u64>, more: BTreeMap<K, u64>) {
    for (k, n) in more {
        *all.entry(k).or_default() += n;
    }
}

/// Adds findings to findings; the first so many stay.
fn keep(all: &mut Vec<Finding>, more: Vec<Finding>, most: usize) {
    all.extend(more);
    all.sort();
    all.truncate(most);
}

/// Counts a finding by what it is, and keeps it if it is one of the first so many.
fn note(counts: &mut BTreeMap<String, u64>, all: &mut Vec<Finding>, f: Finding, most: usize) {
    *counts.entry(f.what.clone()).or_default() += 1;
    if all.len() < most {
        all.push(f);
    }
}

impl Tally {
    /// Adds the counts of another part of the same scope.
    pub fn add(&mut self, o: Tally) {
        self.units += o.units;
        self.judged += o.judged;
        self.runs += o.runs;
        self.grounds.add(o.grounds);
        self.proofs.obligations += o.proofs.obligations;
        self.proofs.proved += o.proofs.proved;
        self.proofs.bounded += o.proofs.bounded;
        count(&mut self.proofs.unproven, o.proofs.unproven);
        count(&mut self.accepted, o.accepted);
        for (k, r) in &o.refused {
            self.refused.entry(k.clone()).or_default().add(r);
        }
        count(&mut self.unknown, o.unknown);
        count(&mut self.wrong, o.wrong);
        keep(&mut self.open, o.open, KEPT_OPEN);
        keep(&mut self.findings, o.findings, KEPT);
    }

    /// Notes a contradiction.
    pub fn find(&mut self, f: Finding) {
        note(&mut self.wrong, &mut self.findings, f, KEPT);
    }

    /// Notes an open question.
    pub fn leave_open(&mut self, f: Finding) {
        note(&mut self.unknown, &mut self.open, f, KEPT_OPEN);
    }

    /// All accepted rewrites.
    pub fn accepted_total(&self) -> u64 {
        self.accepted.values().sum()
    }
    /// All refused rewrites.
    pub fn refused_total(&self) -> Refusals {
        let mut all = Refusals::default();
        for r in self.refused.values() {
            all.add(r);
        }
        all
    }
}
