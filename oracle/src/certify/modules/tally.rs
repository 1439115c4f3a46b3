//! What certification of a pass on modules counts.

use super::decide::Ground;
use crate::certify::tally::{Finding, KEPT, count, keep, note};
use std::collections::BTreeMap;

/// Why refusing a rewrite was right, or that it was not needed.
#[derive(Clone, Copy, PartialEq, Eq, Default, Debug)]
pub struct Refusals {
    /// All.
    pub total: u64,
    /// It does not describe the module, so that it cannot be performed.
    pub meaningless: u64,
    /// The result is not well-formed, or breaks what every step must keep.
    pub broken: u64,
    /// The result does something that the module may not do.
    pub wrong: u64,
    /// The result is a refinement on all plans: the reference is cautious, or the plans too short to show why not.
    pub cautious: u64,
    /// Not decided.
    pub unknown: u64,
}

impl Refusals {
    /// Adds other refusals.
    pub fn add(&mut self, o: &Refusals) {
        self.total += o.total;
        self.meaningless += o.meaningless;
        self.broken += o.broken;
        self.wrong += o.wrong;
        self.cautious += o.cautious;
        self.unknown += o.unknown;
    }
    /// True if every refusal has its place.
    pub fn adds_up(&self) -> bool {
        let parts = [
            self.meaningless,
            self.broken,
            self.wrong,
            self.cautious,
            self.unknown,
        ];
        parts.iter().sum::<u64>() == self.total
    }
}

/// What accepted rewrites rest on.
#[derive(Clone, Copy, PartialEq, Eq, Default, Debug)]
pub struct Grounds {
    /// All plans, on some of which the source is defined.
    pub plans: u64,
    /// The source is undefined on all plans.
    pub undefined: u64,
    /// Nothing can be called.
    pub nothing_to_call: u64,
    /// Plans could not decide (the source depends on a choice), and the solver proved it.
    pub solver: u64,
    /// Plans run in all, those on which the source is defined.
    pub runs: u64,
}

impl Grounds {
    /// Notes one more.
    pub fn note(&mut self, g: Ground) {
        match g {
            Ground::Plans(n) => {
                self.plans += 1;
                self.runs += n;
            }
            Ground::Undefined => self.undefined += 1,
            Ground::NothingToCall => self.nothing_to_call += 1,
        }
    }
    fn add(&mut self, o: Grounds) {
        self.plans += o.plans;
        self.undefined += o.undefined;
        self.nothing_to_call += o.nothing_to_call;
        self.solver += o.solver;
        self.runs += o.runs;
    }
}

/// What the solver said to distinct steps.
#[derive(Clone, PartialEq, Eq, Default, Debug)]
pub struct Proofs {
    /// Distinct pairs of before and after, in canonical form.
    pub obligations: u64,
    /// Proved without a bound on loops.
    pub proved: u64,
    /// Proved for loops up to the bound.
    pub bounded: u64,
    /// Not proved, by kind of rewrite and reason: these rest on the plans alone.
    pub unproven: BTreeMap<(&'static str, String), u64>,
}

/// Counts of one alphabet at one size.
#[derive(Clone, Default, Debug)]
pub struct Tally {
    /// Modules.
    pub modules: u64,
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

impl Tally {
    /// Adds the counts of another part of the same world.
    pub fn add(&mut self, o: Tally) {
        self.modules += o.modules;
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
