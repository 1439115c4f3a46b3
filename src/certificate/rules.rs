//! The part of a certificate that is about a rules file.

use serde_json::{Value, json};
use std::collections::BTreeMap;
use tandem_oracle::certify::tally::Finding;

/// What the instances of one rule came to.
#[derive(Clone, Debug, Default)]
pub struct RuleTally {
    /// The rule's name.
    pub name: String,
    /// Digest of its text.
    pub digest: String,
    /// All instances.
    pub instances: u64,
    /// Those in which the target refines the source.
    pub proved: u64,
    /// Those in which a condition never holds, so that there is nothing to prove.
    pub vacuous: u64,
    /// Those that the rule cannot match, because a literal does not fit the width.
    pub does_not_fit: u64,
    /// The first counterexample.
    pub wrong: Vec<Finding>,
    /// Those that stay open, by reason.
    pub unknown: BTreeMap<String, u64>,
    /// The first open instance.
    pub open: Vec<Finding>,
}

/// What a certificate of rules rests on, in words.
pub const RULES_GROUNDS: &[&str] = &[
    "A rule is proved by instances: pairs of functions in which types, predicates and flags are chosen. Integers have \
     every width from 1 to 64 (a rule with two of them every pair that its conversions allow), floating point the \
     formats half, bfloat, float and double, pointers the address spaces 0, 1, 3, 4 and 5.",
    "Flags: none but those that the rule asks for; each further flag that the operation can have; all of them together.",
    "Variables are arguments that may be undef or poison. Constants are arguments that are neither, so that one \
     question covers all of them; where a condition does not hold, the source is unreachable.",
    "Rules with floating-point operations are proved under each mode of denormal-fp-math, unless they ask for ieee.",
    "Every instance was put to the validator and found correct, or vacuous: its conditions never hold at these types.",
    "Vectors: every operation of the rules works lane by lane, and so do conditions, which must hold in every lane; \
     so a lane of the result is the rule on scalars. Undef and poison are chosen per lane. That is proved besides on \
     vectors of two at the widths 1, 8 and 33, with scalar conditions of selects too.",
    "Integers of more than 64 bits, other formats and address spaces, and scalable vectors are not proved: there the \
     reference says 'unproven' and never applies a rule.",
    "Every rule replaces an instruction by a value or constant and creates none, so that each step leaves one \
     instruction fewer and every run ends.",
];

/// A rules file as it stands in the certificate; counts only if every width was tried.
pub fn rules_world(file: &str, tallies: &[RuleTally], whole: bool) -> Value {
    let digests: BTreeMap<&str, &str> = tallies.iter().map(|t| (&*t.name, &*t.digest)).collect();
    let instances: BTreeMap<&str, u64> = tallies.iter().map(|t| (&*t.name, t.instances)).collect();
    let sum = |of: &dyn Fn(&RuleTally) -> u64| tallies.iter().map(of).sum::<u64>();
    let solver = whole.then(|| {
        json!({
            "instances": sum(&|t| t.instances),
            "correct": sum(&|t| t.proved),
            "vacuous": sum(&|t| t.vacuous),
            "does_not_fit": sum(&|t| t.does_not_fit),
            "instances_by_rule": instances,
        })
    });
    json!({
        "alphabet": file,
        "rules": tallies.len(),
        "digests": digests,
        "solver": solver,
        "unknown": sum(&|t| t.unknown.values().sum()),
        "wrong": sum(&|t| t.wrong.len() as u64),
    })
}

/// One line on a certificate of rules.
pub fn summary(certificate: &Value) -> Option<String> {
    let worlds = certificate["worlds"].as_array()?;
    let total = |of: &dyn Fn(&Value) -> Option<u64>| worlds.iter().filter_map(of).sum::<u64>();
    Some(format!(
        "{} rules at every width from 1 to 64, {} instances proved, {} wrong, {} unknown",
        total(&|w| w["rules"].as_u64()),
        total(&|w| w["solver"]["correct"].as_u64()),
        total(&|w| w["wrong"].as_u64()),
        total(&|w| w["unknown"].as_u64()),
    ))
}
