//! The same failure by the judge in this process.
//!
//! The signature of the input's failure is pinned: a candidate is interesting if its
//! primary finding has the same signature, and another failure if it has another one.
//! A miscompile counts only as the judge finds it, by an input on which the source
//! runs without undefined behaviour and without choices.

use crate::judge::{self, Judging};
use crate::report::{FileReport, FindingReport};
use crate::signature::Signature;
use std::time::Duration;
use tandem_ir::Module;
use tandem_oracle::freerun::TIME_USED_UP;
use tandem_oracle::verdict::Verdict;
use tandem_reduce::predicate::{Answer, Predicate};

/// Time limits that only a program that does not end meets: what limits a judgement is counted, so that it is the
/// same on every machine.
const PATIENCE: Duration = Duration::from_secs(60);

/// The predicate.
#[derive(Clone, Debug)]
pub struct SameVerdict {
    /// How it is judged.
    pub judging: Judging,
    /// The failure that is hunted.
    pub signature: Signature,
}

/// Levels of looking, the cheapest first: what shows the failure at a low level is reduced at that level.
fn levels(base: &Judging) -> Vec<Judging> {
    let mut cheap = base.clone();
    cheap.config.inputs = base.config.inputs.min(12);
    cheap.config.validator = None;
    let mut more = cheap.clone();
    more.config.inputs = base.config.inputs;
    let mut all = vec![cheap, more];
    if base.config.validator.is_some() {
        all.push(base.clone());
    }
    for level in &mut all {
        level.config.time = level.config.time.max(PATIENCE);
        level.config.lockstep.time = level.config.lockstep.time.max(PATIENCE);
    }
    all
}

impl SameVerdict {
    /// Pins the failure that a module shows, at the lowest level of looking that finds one; `wanted` names a
    /// failure among several. `None` if the judge finds nothing.
    ///
    /// # Errors
    /// The judge cannot judge it.
    pub fn pin(
        base: &Judging,
        m: &Module,
        wanted: Option<&Signature>,
    ) -> Result<Option<SameVerdict>, judge::Error> {
        for mut judging in levels(base) {
            let reports = judge::module(&judging, m, "input.ll")?;
            let found = match wanted {
                Some(w) => judge::found(&reports)
                    .into_iter()
                    .map(|f| f.signature)
                    .find(|s| w.covers(s)),
                None => judge::primary(&reports).map(|f| f.signature.clone()),
            };
            if let Some(signature) = found {
                judging.passes = vec![signature.pass.clone()];
                return Ok(Some(SameVerdict {
                    judging,
                    signature: signature.kind(),
                }));
            }
        }
        Ok(None)
    }

    /// The finding that the result shows: pass, step and counterexample.
    pub fn finding(&self, m: &Module, name: &str) -> Option<FindingReport> {
        let reports = judge::module(&self.judging, m, name).ok()?;
        let found = judge::found(&reports);
        found
            .into_iter()
            .find(|f| self.signature.covers(&f.signature))
    }

    fn answer(&self, reports: &[FileReport]) -> Answer {
        let found = judge::found(reports);
        if found.iter().any(|f| self.signature.covers(&f.signature)) {
            return Answer::Interesting;
        }
        if let Some(f) = judge::primary(reports) {
            return Answer::Other(f.signature.kind().to_string());
        }
        let late = |r: &FileReport| {
            r.verdict() == Verdict::TimedOut || r.inconclusive.contains_key(TIME_USED_UP)
        };
        match reports.iter().any(late) {
            true => Answer::Unsure("the judge's time was used up".into()),
            false => Answer::Boring,
        }
    }
}

impl Predicate for SameVerdict {
    fn ask(&self, m: &Module) -> Answer {
        match judge::module(&self.judging, m, "candidate.ll") {
            Ok(reports) => self.answer(&reports),
            // The judge's own panic is a failure of another kind, worth keeping.
            Err(e) => Answer::Other(format!("judge: {e}")),
        }
    }
}
