//! The certificate of a verified reference: what was enumerated, judged and proved, as data.
//!
//! One JSON file per pass, `reference/certificates/<pass>.json`, written by `tandem
//! certify` and by nothing else. Everything in it but the times is the same on every
//! machine and at any number of threads, so that a later run can be compared with it
//! number by number. It is written once for every kind of unit; what a certificate of
//! functions and one of modules say each is in [`Certified`]'s implementations.

mod rules;
pub mod scev;
mod units;

pub use rules::{RULES_GROUNDS, RuleTally, rules_world};
pub use units::Certified;

use serde_json::{Map, Value, json};
use tandem_ir::machine::MFunc;
use tandem_ir::passes::{PASSES, PassId};
use tandem_ir::{Function, Module};
use tandem_oracle::certify::tally::{Refusals, Tally};
use tandem_oracle::enumerate::Enumerated;
use tandem_reference::Form;

/// The certificates that this build knows: pass and text, in order of the table.
pub fn all() -> impl Iterator<Item = (&'static PassId, &'static str)> {
    let of = |id: &'static PassId| Some((id, text_of(id)?));
    PASSES.iter().filter_map(of)
}

/// The text of a pass's certificate.
fn text_of(id: &PassId) -> Option<&'static str> {
    Form::of(id).certificate()
}

/// The certificate of a pass, if it has one.
pub fn of_pass(id: &PassId) -> Option<Value> {
    serde_json::from_str(text_of(id)?).ok()
}

fn largest(certificate: &Value, field: &str) -> Option<u64> {
    let worlds = certificate["worlds"].as_array()?;
    worlds.iter().filter_map(|w| w[field].as_u64()).max()
}

/// How far a certificate goes, in three words.
pub fn size(certificate: &Value) -> Option<String> {
    let up_to = |what| largest(certificate, what).map(|n| format!("up to {n} {what}"));
    let rules = || {
        let files = certificate["worlds"].as_array()?;
        let all: Vec<u64> = files.iter().filter_map(|w| w["rules"].as_u64()).collect();
        (!all.is_empty()).then(|| format!("{} rules", all.iter().sum::<u64>()))
    };
    let units = up_to(Function::SIZE).or_else(|| up_to(Module::SIZE));
    units.or_else(rules)
}

/// One line on a certificate: sizes, counts, what is open.
pub fn summary(certificate: &Value) -> Option<String> {
    let worlds = certificate["worlds"].as_array()?;
    if worlds.iter().any(|w| w["rules"].is_u64()) {
        return rules::summary(certificate);
    }
    let machine = || MFunc::summary(certificate);
    let module = || Module::summary(certificate);
    machine()
        .or_else(|| Function::summary(certificate))
        .or_else(module)
}

/// The sum of a number over the parts of a certificate, by its JSON pointer.
fn total(certificate: &Value, pointer: &str) -> u64 {
    let worlds = certificate["worlds"].as_array();
    let number = |w: &Value| w.pointer(pointer).and_then(Value::as_u64).unwrap_or(0);
    worlds.map_or(0, |all| all.iter().map(number).sum())
}

fn needed<U: Certified>(r: &Refusals, studied: bool) -> Map<String, Value> {
    let mut v = Map::new();
    v.insert("total".into(), r.total.into());
    if studied {
        let counts = U::REFUSALS.iter();
        let counts = counts.map(|&(key, class)| (key.to_owned(), r.of(class).into()));
        v.insert("studied".into(), Value::Object(counts.collect()));
    }
    v
}

fn refused<U: Certified>(tally: &Tally, studied: bool) -> Vec<Value> {
    let one = |((kind, reason), r): (&(&'static str, String), &Refusals)| {
        let mut v = needed::<U>(r, studied);
        v.insert("kind".into(), (*kind).into());
        v.insert("reason".into(), reason.as_str().into());
        Value::Object(v)
    };
    tally.refused.iter().map(one).collect()
}

/// What was looked into besides what is accepted.
#[derive(Clone, Copy)]
pub struct Looked {
    /// Whether refusals were needed.
    pub refusals: bool,
    /// What the solver says.
    pub solver: bool,
}

/// One alphabet at one size, as it stands in the certificate.
pub fn part<U: Certified>(
    alphabet: &U::Alphabet,
    size: usize,
    tally: &Tally,
    looked: Looked,
) -> Value {
    let mut all = json!({
        "alphabet": alphabet.name(),
        "about": alphabet.about(),
        "judged": tally.judged,
        "accepted_total": tally.accepted_total(),
        "accepted": tally.accepted,
        "runs": tally.runs,
        "refused_total": needed::<U>(&tally.refused_total(), looked.refusals),
        "refused": refused::<U>(tally, looked.refusals),
        "solver": looked.solver.then(|| U::solved(&tally.proofs)),
        "unknown": tally.unknown.values().sum::<u64>(),
        "wrong": tally.wrong.values().sum::<u64>(),
    });
    all[U::SIZE] = size.into();
    all[U::UNITS] = tally.units.into();
    for (key, value) in U::enumerated(alphabet, size, tally) {
        all[key] = value;
    }
    all
}
