//! The certificate of scalar evolution: which functions were gone through, and what became of the claims about them.

use crate::commands::certify::IdentityTally;
use serde_json::{Map, Value, json};
use std::collections::BTreeMap;
use tandem_oracle::scev::small::alphabets::{ALPHABETS, Alphabet};
use tandem_oracle::scev::small::tally::{FORMS, Tally};
use tandem_reference::scev::identities::{Applied, Identity};

/// An identity with what its proofs came to; how many there were only if all widths were gone through.
pub fn identity(identity: &Identity, tally: &IdentityTally, whole: bool) -> Value {
    let mut all = json!({
        "alphabet": identity.name, "says": identity.says,
        "given": identity.given, "shows": identity.shows,
        "widths": [identity.widths.0, identity.widths.1],
        "applied_by": match identity.applied {
            Applied::Both => "both forms",
            Applied::Production => "production",
        },
        "wrong": tally.wrong, "unknown": tally.unknown.values().sum::<u64>(),
    });
    if whole {
        all["instances"] = tally.instances.into();
        all["proved"] = tally.proved.into();
    }
    all
}

/// The certificate of these identities.
pub fn identities(worlds: Vec<Value>) -> Value {
    json!({
        "tool": "tandem certify", "schema": crate::formats::SCHEMA,
        "version": env!("CARGO_PKG_VERSION"),
        "analysis": "scev-rules",
        "grounds": IDENTITY_GROUNDS,
        "solver": tandem_oracle::tv::validate::solver_version(),
        "worlds": worlds,
    })
}

const IDENTITY_GROUNDS: &[&str] = &[
    "Each identity is stated in 'shows', under the conditions 'given', in the notation of oracle/src/scev/prove.rs. It was proved      at every width from the first to the last of 'widths' for all values; with a second width at one bit more and twice as many,      or at one bit, half as many and one less; with a number 'K' at each from 1 to one less than the width.",
    "What has recurrences in it was proved by induction on the iteration: for the starts, and from any iteration to the next;      further statements of 'shows' are proved in the same induction.",
    "Proofs are the solver's, of which simplification (sums of products have one form) is a part.",
    "Not stated: the table of exit tests at width 1, where steps of 1 and -1 are one number and the table is not used;      binomials of degree 5 to 7 beyond 16 bits; division by a variable.",
];

/// A part: one alphabet at one width.
pub fn part(alphabet: &Alphabet, width: u32, tally: &Tally) -> Value {
    let mut all = json!({
        "alphabet": alphabet.name, "width": width,
        "functions": tally.functions, "loops": tally.loops,
        "runs": tally.runs[0], "runs_that_say_nothing": tally.runs[1],
        "wrong": tally.wrong(),
        "unknown": tally.forms.iter().flat_map(|f| f.unknown.values()).sum::<u64>(),
        "production_says_less": tally.weaker,
    });
    for (form, name) in tally.forms.iter().zip(FORMS) {
        let nonzero = |m: &BTreeMap<&'static str, u64>| -> Map<String, Value> {
            let said = m.iter().filter(|c| *c.1 > 0);
            said.map(|(k, n)| ((*k).to_owned(), (*n).into())).collect()
        };
        all[name] = json!({
            "claims": nonzero(&form.claims), "claims_total": form.claims.values().sum::<u64>(),
            "comparisons": form.checks, "wrong": nonzero(&form.wrong),
        });
    }
    all
}

/// The certificate of these parts.
pub fn whole(worlds: Vec<Value>) -> Value {
    let texts: Vec<Value> = ALPHABETS.iter().map(text).collect();
    let sum = |key: &str| worlds.iter().filter_map(|w| w[key].as_u64()).sum::<u64>();
    json!({
        "tool": "tandem certify", "schema": crate::formats::SCHEMA,
        "version": env!("CARGO_PKG_VERSION"),
        "analysis": "scev",
        "grounds": GROUNDS,
        "functions": sum("functions"), "loops": sum("loops"), "runs": sum("runs"),
        "alphabets": texts,
        "worlds": worlds,
    })
}

fn text(a: &Alphabet) -> Value {
    let holes: Map<String, Value> = a
        .holes
        .iter()
        .map(|(n, c)| ((*n).to_owned(), json!(c)))
        .collect();
    let mut all = json!({ "name": a.name, "widths": a.widths, "arguments": a.args, "text": a.text, "holes": holes });
    if !a.body.0.is_empty() {
        all["body"] = json!({ "operations": a.body.0, "fewest": a.body.1, "most": a.body.2 });
    }
    all
}

const GROUNDS: &[&str] = &[
    "Every function of each alphabet and width is there once, up to the names of arguments and the order of two phis. \
     'alphabets' holds the texts: '<X>' is a hole with its choices, '#' each constant of the width, '@' each argument, '?' \
     each value of the width that the loops have, 'iW' the integer of the width, 'iV' one that is two bits wider, '<BODY>' a \
     sequence of operations of which each is needed by something, one order of those that do not need one another.",
    "Each claim of production and of the reference was held against every run: each argument has every value of its \
     type and poison. A run goes on to its end, or until phis, iterations and whatever counts can tell apart have been \
     there before, so that a claim that nothing contradicts is right for these functions. Neither bounds nor the solver were needed.",
    "Nothing is said by a run that branches on poison, by an endless run of a function that must make progress if some count \
     is claimed on that ground alone, and where a leaf of an expression is poison.",
    "Held: expressions of values at their place, at others' and after their loop, both ranges, flags of sums, products and \
     recurrences, what is invariant, exit counts, exact counts, constant and symbolic maxima, multiples of trips.",
    "'production_says_less' counts what the reference says and production does not: values, exit counts, exact counts.",
    "Not in it: loops of three blocks and more, more than two phis in a header, undefined values, memory, calls, divisions, \
     metadata of loops, three and more operations in general (one alphabet has three of eight), nests of three loops, \
     widths beyond 4.",
];
