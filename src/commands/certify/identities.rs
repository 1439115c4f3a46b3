//! `tandem certify --scev-rules`: the identities of scalar evolution, each put to the solver at every width.
//!
//! The reference states them (`reference/src/scev/identities.rs`), the oracle knows what their words mean in the logic of bit
//! vectors (`oracle/src/scev/prove.rs`), and neither knows of the other.

use super::Args;
use super::measured::{self, Measured};
use crate::certificate;
use std::collections::BTreeMap;
use tandem_ir::diag::did_you_mean;
use tandem_optimized::driver::Interrupt;
use tandem_oracle::certify::tally::Finding;
use tandem_oracle::scev::prove::{Proof, Scale, prove};
use tandem_reference::scev::identities::{Besides, Identity, all};

/// What the instances of an identity came to.
#[derive(Clone, Debug, Default)]
pub struct Tally {
    /// Widths with second widths or numbers.
    pub instances: u64,
    /// Those that always hold.
    pub proved: u64,
    /// Those that do not.
    pub wrong: u64,
    /// Those of which the solver does not know, by reason; conditions that never hold are such a reason.
    pub unknown: BTreeMap<String, u64>,
    /// The first of either.
    pub first: Option<(Scale, String)>,
}

/// Runs the command; the result is the exit code.
///
/// # Errors
/// Unknown names, a text that cannot be read, files that cannot be read or written.
pub(super) fn run(args: &Args, interrupt: &Interrupt) -> Result<i32, String> {
    let mut identities = all();
    let names: Vec<String> = identities.iter().map(|i| i.name.clone()).collect();
    if let Some(name) = args.rules.iter().find(|n| !names.contains(n)) {
        let hint = did_you_mean(name, names.iter().map(String::as_str));
        return Err(format!("error: there is no identity '{name}'{hint}"));
    }
    identities.retain(|i| args.rules.is_empty() || args.rules.contains(&i.name));
    let measure = |identity: &Identity| {
        let tally = prove_identity(identity, &args.widths)?;
        Ok(measured(identity, &tally, args.widths.is_empty()))
    };
    let whole = |worlds| certificate::scev::identities(worlds);
    measured::run(args, interrupt, &identities, &measure, &whole)
}

/// Proves an identity at all its widths, or at those that are given.
///
/// # Errors
/// A text that cannot be read.
pub fn prove_identity(identity: &Identity, widths: &[u32]) -> Result<Tally, String> {
    let mut tally = Tally::default();
    let (first, last) = identity.widths;
    for width in (first..=last).filter(|w| widths.is_empty() || widths.contains(w)) {
        for scale in scales(width, identity.besides) {
            tally.instances += 1;
            let why = match prove(&identity.given, &identity.shows, scale)? {
                Proof::Proved => {
                    tally.proved += 1;
                    continue;
                }
                Proof::Refuted(statement) => {
                    tally.wrong += 1;
                    statement
                }
                Proof::Unknown(why) => {
                    *tally
                        .unknown
                        .entry("the solver does not know".into())
                        .or_default() += 1;
                    why
                }
                Proof::Vacuous => {
                    let why = "the conditions never hold".to_owned();
                    *tally.unknown.entry(why.clone()).or_default() += 1;
                    why
                }
            };
            tally.first.get_or_insert((scale, why));
        }
    }
    Ok(tally)
}

fn scales(width: u32, besides: Besides) -> Vec<Scale> {
    let scale = |second, number| Scale {
        width,
        second,
        number,
    };
    match besides {
        Besides::Nothing => vec![scale(width, 0)],
        Besides::Wider => {
            let mut all = vec![scale(width + 1, 0), scale(2 * width, 0)];
            all.dedup();
            all
        }
        Besides::Narrower => {
            let mut all = vec![1, width.div_ceil(2), width - 1];
            all.retain(|&v| v < width);
            all.dedup();
            all.into_iter().map(|v| scale(v, 0)).collect()
        }
        Besides::Number => (1..u64::from(width)).map(|k| scale(width, k)).collect(),
    }
}

fn measured(identity: &Identity, tally: &Tally, whole: bool) -> Measured {
    let finding = |what: &str| {
        tally
            .first
            .iter()
            .map(|(scale, why)| Finding {
                place: (0, 0),
                what: format!("identity '{}', {what} at {scale:?}", identity.name),
                rewrite: String::new(),
                before: format!("{}\n", identity.says),
                after: String::new(),
                story: vec![why.clone()],
            })
            .collect::<Vec<_>>()
    };
    let (wrong, unknown) = (tally.wrong, tally.unknown.values().sum::<u64>());
    Measured {
        about: format!("{}: {}", identity.name, identity.says),
        judged: tally.instances,
        accepted: tally.proved,
        cautious: None,
        solver: None,
        wrong,
        unknown: tally.unknown.clone(),
        open: if wrong == 0 {
            finding("not proved")
        } else {
            Vec::new()
        },
        findings: if wrong > 0 {
            finding("wrong")
        } else {
            Vec::new()
        },
        told: Some(format!(
            "{} of {} instances proved, {wrong} wrong, {unknown} unknown",
            tally.proved, tally.instances
        )),
        world: certificate::scev::identity(identity, tally, whole),
    }
}
