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
use tandem_oracle::freerun::{Config, TIME_USED_UP};
use tandem_oracle::verdict::Verdict;
use tandem_reduce::predicate::{Answer, Predicate};

/// Time limits that only a program that does not end meets: what limits a judgement is counted, so that it is the
/// same on every machine.
const PATIENCE: Duration = Duration::from_secs(60);

/// The predicate.
#[derive(Clone, Debug)]
pub struct SameVerdict {
    /// How a candidate is judged: by no more than it takes to see the failure.
    pub judging: Judging,
    /// How hard was looked when the failure was found; what a user is told comes from such a look.
    pub looked: Config,
    /// The failure that is hunted.
    pub signature: Signature,
}

/// Steps of a run that are tried, instead of as many as the judge allows: a candidate whose loop does not end costs
/// all of them, on every input.
const FEW_STEPS: [u64; 2] = [2_000, 20_000];
/// Inputs on which claims of analyses are held against executions at first.
const FEW_FACT_INPUTS: u64 = 4;

/// Less than a judgement that finds a failure does, the least first: without what has nothing to do with it. Each
/// finds nothing that the judgement itself does not find, so that what is interesting for one of these is so for all.
fn leaner(judging: &Judging) -> Vec<Judging> {
    let mut all = Vec::new();
    for steps in FEW_STEPS {
        let mut few = judging.clone();
        few.config.steps = few.config.steps.min(steps);
        // What both forms make of it, run against the source; neither claims nor the reference's own result.
        let mut results = few.clone();
        results.config.validator = None;
        results.config.fact_inputs = 0;
        results.config.parts.whole = false;
        results.config.parts.reference_one_in = u64::MAX;
        // The single steps only.
        let mut ridden = results.clone();
        ridden.config.parts.free = false;
        // Claims only.
        let mut claims = results.clone();
        claims.config.inputs = 0;
        claims.config.fact_inputs = judging.config.fact_inputs.min(FEW_FACT_INPUTS);
        all.extend([ridden, claims, results, few]);
    }
    all
}

/// Levels of looking, the cheapest first: what shows the failure at a low level is reduced at that level.
fn levels(base: &Judging) -> Vec<Judging> {
    let mut cheap = base.clone();
    cheap.config.inputs = base.config.inputs.min(12);
    cheap.config.validator = None;
    let mut more = cheap.clone();
    more.config.inputs = base.config.inputs;
    // A loop that does not end costs all steps on every input, so that few come first.
    let few = FEW_STEPS.map(|steps| {
        let mut few = cheap.clone();
        few.config.steps = few.config.steps.min(steps);
        few.config.fact_inputs = few.config.fact_inputs.min(FEW_FACT_INPUTS);
        few
    });
    let mut all = Vec::from(few);
    all.extend([cheap, more]);
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
                let pinned = SameVerdict {
                    looked: judging.config.clone(),
                    judging,
                    signature: signature.kind(),
                };
                return Ok(Some(pinned.lean(m)));
            }
        }
        Ok(None)
    }

    /// The same failure, judged by no more than it takes to see it in a module that shows it.
    fn lean(self, m: &Module) -> SameVerdict {
        let mut lean = leaner(&self.judging)
            .into_iter()
            .map(|judging| SameVerdict {
                judging,
                looked: self.looked.clone(),
                signature: self.signature.clone(),
            });
        let seen = lean.find(|v| v.ask(m).is_interesting());
        seen.unwrap_or(self)
    }

    /// The finding that the result shows: pass, step and counterexample.
    pub fn finding(&self, m: &Module, name: &str) -> Option<FindingReport> {
        let mut judging = self.judging.clone();
        judging.config = self.looked.clone();
        let reports = judge::module(&judging, m, name).ok()?;
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
