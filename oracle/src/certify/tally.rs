//! What certification counts.

use std::collections::BTreeMap;

/// Why refusing a rewrite was right, or that it was not needed.
#[derive(Clone, Copy, PartialEq, Eq, Default, Debug)]
pub struct Refusals {
    /// All.
    pub total: u64,
    /// It does not describe the function, so that it cannot be performed.
    pub meaningless: u64,
    /// The result is not well-formed.
    pub ill_formed: u64,
    /// The result is irreducible.
    pub irreducible: u64,
    /// A convergent operation is duplicated or depends on one more branch.
    pub convergence: u64,
    /// The result does something that the function may not do.
    pub wrong: u64,
    /// The function is irreducible, so nothing may be done to it.
    pub untouchable: u64,
    /// The result is a refinement and keeps the invariants: the reference is cautious here.
    pub cautious: u64,
    /// Not decided.
    pub unknown: u64,
}

impl Refusals {
    /// Adds other refusals.
    pub fn add(&mut self, o: &Refusals) {
        self.total += o.total;
        self.meaningless += o.meaningless;
        self.ill_formed += o.ill_formed;
        self.irreducible += o.irreducible;
        self.convergence += o.convergence;
        self.wrong += o.wrong;
        self.untouchable += o.untouchable;
        self.cautious += o.cautious;
        self.unknown += o.unknown;
    }
    /// True if every refusal has its place.
    pub fn adds_up(&self) -> bool {
        let parts = [
            self.meaningless,
            self.ill_formed,
            self.irreducible,
            self.convergence,
            self.wrong,
            self.untouchable,
            self.cautious,
            self.unknown,
        ];
        parts.iter().sum::<u64>() == self.total
    }
}

/// What the solver said to distinct pairs of before and after.
#[derive(Clone, Copy, PartialEq, Eq, Default, Debug)]
pub struct Proofs {
    /// Distinct pairs, up to canonical form, that differ in canonical form.
    pub obligations: u64,
    /// Proved without a bound on loops.
    pub proved: u64,
    /// Proved for loops up to the bound.
    pub bounded: u64,
    /// Not decided.
    pub unknown: u64,
}

/// Something that contradicts the claim.
#[derive(Clone, PartialEq, Eq, PartialOrd, Ord, Debug)]
pub struct Finding {
    /// Number of the graph, and of the function on it: findings are in this order.
    pub place: (usize, usize),
    /// What is wrong, in a few words.
    pub what: String,
    /// The rewrite.
    pub rewrite: String,
    /// The function.
    pub before: String,
    /// What became of it.
    pub after: String,
    /// How it shows.
    pub story: Vec<String>,
}

/// Counts of one alphabet at one size.
#[derive(Clone, Default, Debug)]
pub struct Tally {
    /// Graphs.
    pub graphs: u64,
    /// Those that are reducible.
    pub reducible: u64,
    /// Graphs by number of natural loops.
    pub loops: BTreeMap<usize, u64>,
    /// Functions.
    pub functions: u64,
    /// Rewrites judged.
    pub judged: u64,
    /// Accepted rewrites by kind; every one was proved and kept the invariants unless there is a finding.
    pub accepted: BTreeMap<&'static str, u64>,
    /// Refused rewrites by kind and words of the judge.
    pub refused: BTreeMap<(&'static str, String), Refusals>,
    /// Whole runs of the pass that changed something; each was proved a refinement.
    pub runs: u64,
    /// What the solver said.
    pub proofs: Proofs,
    /// Undecided questions about accepted rewrites and runs, by reason.
    pub unknown: BTreeMap<String, u64>,
    /// Contradictions, by what is wrong.
    pub wrong: BTreeMap<String, u64>,
    /// The first few of them.
    pub findings: Vec<Finding>,
}

/// Findings kept in full.
pub(super) const KEPT: usize = 20;

/// Adds counts to counts.
pub(super) fn count<K: Ord>(all: &mut BTreeMap<K, u64>, more: BTreeMap<K, u64>) {
    for (k, n) in more {
        *all.entry(k).or_default() += n;
    }
}

/// Adds findings to findings; the first so many stay.
pub(super) fn keep(all: &mut Vec<Finding>, more: Vec<Finding>, most: usize) {
    all.extend(more);
    all.sort();
    all.truncate(most);
}

/// Counts a finding by what it is, and keeps it if it is one of the first so many.
pub(super) fn note(
    counts: &mut BTreeMap<String, u64>,
    all: &mut Vec<Finding>,
    f: Finding,
    most: usize,
) {
    *counts.entry(f.what.clone()).or_default() += 1;
    if all.len() < most {
        all.push(f);
    }
}

impl Tally {
    /// Adds the counts of another part of the same world.
    pub fn add(&mut self, o: Tally) {
        self.graphs += o.graphs;
        self.reducible += o.reducible;
        self.functions += o.functions;
        self.judged += o.judged;
        self.runs += o.runs;
        self.proofs.obligations += o.proofs.obligations;
        self.proofs.proved += o.proofs.proved;
        self.proofs.bounded += o.proofs.bounded;
        self.proofs.unknown += o.proofs.unknown;
        count(&mut self.loops, o.loops);
        count(&mut self.accepted, o.accepted);
        for (k, r) in &o.refused {
            self.refused.entry(k.clone()).or_default().add(r);
        }
        count(&mut self.unknown, o.unknown);
        count(&mut self.wrong, o.wrong);
        keep(&mut self.findings, o.findings, KEPT);
    }

    /// Notes a contradiction.
    pub fn find(&mut self, f: Finding) {
        note(&mut self.wrong, &mut self.findings, f, KEPT);
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
