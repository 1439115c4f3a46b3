//! The certificate of a verified reference: what was enumerated, judged and proved, as data.
//!
//! One JSON file per pass, `reference/certificates/<pass>.json`, written by `tandem
//! certify` and by nothing else. Everything in it but the times is the same on every
//! machine and at any number of threads, so that a later run can be compared with it
//! number by number.

mod modules;

pub use modules::{module_alphabets, module_grounds, module_world};

use serde::Serialize;
use serde_json::Value;
use std::collections::BTreeMap;
use tandem_ir::passes::{PASSES, PassId};
use tandem_oracle::certify::tally::{Refusals, Tally, refusal};
use tandem_oracle::enumerate::{Alphabet, Proposals};
use tandem_reference::Form;

/// The certificates that this build knows: pass and text, in order of the table.
pub fn all() -> impl Iterator<Item = (&'static PassId, &'static str)> {
    let of = |id: &'static PassId| Some((id, Form::of(id).certificate()?));
    PASSES.iter().filter_map(of)
}

/// The certificate of a pass, if it has one.
pub fn of_pass(id: &PassId) -> Option<Value> {
    serde_json::from_str(Form::of(id).certificate()?).ok()
}

/// The largest number of blocks in a certificate.
pub fn blocks(certificate: &Value) -> Option<u64> {
    largest(certificate, "blocks")
}

fn largest(certificate: &Value, field: &str) -> Option<u64> {
    let worlds = certificate["worlds"].as_array()?;
    worlds.iter().filter_map(|w| w[field].as_u64()).max()
}

/// How far a certificate goes, in three words.
pub fn size(certificate: &Value) -> Option<String> {
    let blocks = blocks(certificate).map(|n| format!("up to {n} blocks"));
    let steps = || largest(certificate, "steps").map(|n| format!("up to {n} steps"));
    blocks.or_else(steps)
}

/// One line on a certificate: sizes, counts, what is open.
pub fn summary(certificate: &Value) -> Option<String> {
    let worlds = certificate["worlds"].as_array()?;
    let total = |field: &str| -> u64 { worlds.iter().filter_map(|w| w[field].as_u64()).sum() };
    let Some(blocks) = blocks(certificate) else {
        return modules::summary(certificate);
    };
    let loops = |w: &Value| -> Option<u64> {
        let keys = w["loops"].as_object()?.keys();
        keys.filter_map(|k| k.parse().ok()).max()
    };
    let loops = worlds.iter().filter_map(loops).max()?;
    Some(format!(
        "{} functions of up to {blocks} blocks and {loops} loops, {} accepted rewrites proved, {} wrong, {} unknown",
        total("functions"),
        total("accepted_total"),
        total("wrong"),
        total("unknown"),
    ))
}

/// Refusals of one kind for one reason.
#[derive(Serialize)]
struct Refused<'a> {
    kind: &'a str,
    reason: &'a str,
    #[serde(flatten)]
    counts: Needed,
}

/// Why refusals were needed, or how many were not.
#[derive(Serialize)]
struct Needed {
    total: u64,
    #[serde(skip_serializing_if = "Option::is_none")]
    studied: Option<Studied>,
}

/// What would have happened.
#[derive(Serialize)]
struct Studied {
    does_not_apply: u64,
    ill_formed: u64,
    irreducible_result: u64,
    convergence: u64,
    not_a_refinement: u64,
    irreducible_function: u64,
    not_needed: u64,
    unknown: u64,
}

fn needed(r: &Refusals, studied: bool) -> Needed {
    Needed {
        total: r.total,
        studied: studied.then_some(Studied {
            does_not_apply: r.of(refusal::MEANINGLESS),
            ill_formed: r.of(refusal::ILL_FORMED),
            irreducible_result: r.of(refusal::IRREDUCIBLE),
            convergence: r.of(refusal::CONVERGENCE),
            not_a_refinement: r.of(refusal::WRONG),
            irreducible_function: r.of(refusal::UNTOUCHABLE),
            not_needed: r.of(refusal::CAUTIOUS),
            unknown: r.of(refusal::UNKNOWN),
        }),
    }
}

/// One alphabet at one size, as it stands in the certificate.
pub fn world(
    alphabet: &Alphabet,
    blocks: usize,
    tally: &Tally,
    refusals: bool,
    solver: bool,
    seconds: f64,
) -> Value {
    let refused: Vec<Refused<'_>> = tally
        .refused
        .iter()
        .map(|((kind, reason), r)| Refused {
            kind,
            reason,
            counts: needed(r, refusals),
        })
        .collect();
    let graphs = alphabet.skeletons(blocks);
    let mut loops: BTreeMap<String, u64> = BTreeMap::new();
    for g in &graphs {
        *loops.entry(g.loops().to_string()).or_default() += 1;
    }
    let p = &tally.proofs;
    let solved = solver.then(|| {
        serde_json::json!({
            "distinct_pairs": p.obligations, "proved": p.proved, "proved_up_to_the_bound": p.bounded,
            "unknown": p.unknown(),
        })
    });
    serde_json::json!({
        "alphabet": alphabet.name,
        "about": alphabet.about,
        "blocks": blocks,
        "graphs": graphs.len(),
        "reducible": graphs.iter().filter(|g| g.is_reducible()).count(),
        "loops": loops,
        "functions": tally.units,
        "judged": tally.judged,
        "accepted_total": tally.accepted_total(),
        "accepted": tally.accepted,
        "runs": tally.runs,
        "refused_total": needed(&tally.refused_total(), refusals),
        "refused": refused,
        "solver": solved,
        "unknown": tally.unknown.values().sum::<u64>(),
        "wrong": tally.wrong.values().sum::<u64>(),
        "seconds": (seconds * 10.0).round() / 10.0,
    })
}

/// What a certificate rests on, in words.
pub fn grounds(proposals: Proposals) -> Vec<&'static str> {
    let mut all = GROUNDS.to_vec();
    if proposals == Proposals::Paths {
        all[1] = PATHS_JUDGED;
    }
    all
}

/// The second of the grounds where paths are threaded.
const PATHS_JUDGED: &str = "Rewrites judged: every simple path from every block to the switch, alone, with the value \
     that the phis along it spell out and every case, with the next value, and with 0 and 1 if they spell none; up \
     to six paths whose phis spell out a value together, in every set in which no two begin with the same edge; \
     every unfolding of a select and every block to erase; and what find proposes beyond that.";

const GROUNDS: &[&str] = &[
    "Every function of each alphabet and size is there once, up to the names of values and blocks and up to the \
     order of the targets of a branch on an answer that nobody else looks at.",
    "Rewrites judged: threads and factorings for every set of predecessors, replacements of every value by every \
     constant of its type, undef, poison and every other value, at all uses and at each use, all other kinds for \
     every block and instruction, and what find proposes beyond that.",
    "Every accepted rewrite was applied; the result is well-formed, reducible where the function was, no \
     convergent operation is duplicated or depends on one more branch, and it refines the function.",
    "Refinement was decided by running both functions side by side over all their states (oracle/src/certify): \
     exact, with undef and poison as arguments, memory and answers, and without a bound on loops; running on for \
     ever counts as something that is done.",
    "Where 'solver' is given, the SMT validator was asked the same, once per distinct pair of canonical forms; \
     'proved_up_to_the_bound' counts those where it followed loops only so far.",
    "Whole runs of the reference were held to the same measure.",
];
