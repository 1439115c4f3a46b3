//! A small program that shows the same failure.

use super::locate::Located;
use super::unit::Triage;
use crate::judge::{self, Forms, Judging};
use crate::signature::Signature;
use std::collections::BTreeMap;
use tandem_ir::Module;
use tandem_oracle::verdict::Finding;
use tandem_reduce::predicate::{Answer, Predicate};
use tandem_reduce::search::{self, Settings};

/// What a reduction left.
pub struct Shrunk {
    /// The small program in normal form.
    pub module: Module,
    /// Its text.
    pub text: String,
    /// Canonical hash.
    pub hash: u64,
    /// Instructions before and after.
    pub instructions: (usize, usize),
    /// Questions that it took.
    pub steps: u64,
    /// True if no single candidate of any transformation still fails.
    pub minimal: bool,
    /// Other failures met on the way: signature and program.
    pub others: BTreeMap<String, String>,
    /// The closest program that passes, if it was found.
    pub sibling: Option<String>,
}

impl Shrunk {
    /// What the reduction came to, in words.
    pub fn words(&self) -> String {
        let minimal = match self.minimal {
            true => "no single edit makes it smaller",
            false => "the budget ended the search",
        };
        let (before, after) = self.instructions;
        let steps = self.steps;
        format!("from {before} to {after} instructions in {steps} questions; {minimal}")
    }

    /// Its files: names and contents.
    pub fn files(&self) -> Vec<(String, String)> {
        let mut files = vec![("reduced.ll".to_owned(), self.text.clone())];
        let sibling = self.sibling.iter();
        files.extend(sibling.map(|s| ("sibling.ll".to_owned(), s.clone())));
        for (n, (name, text)) in self.others.iter().enumerate() {
            files.push((format!("other-{}.ll", n + 1), format!("; {name}\n{text}")));
        }
        files
    }

    /// As JSON.
    pub fn json(&self) -> serde_json::Value {
        serde_json::json!({
            "instructions": self.instructions.1,
            "instructions_before": self.instructions.0,
            "hash": format!("{:016x}", self.hash),
            "questions": self.steps,
            "minimal": self.minimal,
            "other_failures": self.others.keys().collect::<Vec<_>>(),
        })
    }
}

/// Asks whether one pass fails on a program with one signature.
struct SameFailure<'a, U: Triage> {
    forms: &'a Forms<U>,
    judging: Judging,
    wanted: Signature,
}

impl<U: Triage> SameFailure<'_, U> {
    fn findings(&self, m: &Module) -> Vec<Finding> {
        let judge = judge::judge(&self.judging, self.forms);
        let cx = U::context(m, &self.forms.params, &self.judging.options);
        let of = |n| U::judge_one(&judge, &cx, m, n).0.findings;
        (0..U::count(m)).flat_map(of).collect()
    }
}

impl<U: Triage> Predicate for SameFailure<'_, U> {
    fn ask(&self, m: &Module) -> Answer {
        match Signature::of_all(self.forms.id.name, &self.findings(m)) {
            Some(s) if s == self.wanted => Answer::Interesting,
            Some(s) => Answer::Other(s.to_string()),
            None => Answer::Boring,
        }
    }
}

/// Shrinks the program that a wrong execution was given; `None` if that cannot be done. The validator takes part only
/// if nothing else sees the failure, since it takes seconds where the rest takes less than one thousandth.
pub fn shrink<U: Triage>(
    located: &Located<U>,
    forms: &Forms<U>,
    judging: &Judging,
    max_steps: u64,
) -> Option<Shrunk> {
    let validator = judging.config.validator.clone();
    let mut predicate = SameFailure {
        forms,
        judging: judging.clone(),
        wanted: Signature::of(forms.id.name, located.primary()?),
    };
    predicate.judging.config.validator = None;
    if !predicate.ask(&located.before).is_interesting() {
        predicate.judging.config.validator = validator;
    }
    reduced(&located.before, &predicate, max_steps)
}

/// Shrinks a program as long as it stays interesting; `None` if it is not to begin with.
pub(super) fn reduced(
    program: &Module,
    predicate: &dyn Predicate,
    max_steps: u64,
) -> Option<Shrunk> {
    let settings = Settings {
        max_steps: Some(max_steps),
        jobs: std::thread::available_parallelism().map_or(1, usize::from),
        ..Settings::default()
    };
    let outcome = search::reduce(program, predicate, &settings).ok()?;
    Some(Shrunk {
        instructions: (instructions(program), instructions(&outcome.program.module)),
        hash: hash(&outcome.program.text),
        steps: outcome.steps,
        minimal: outcome.certificate.is_some(),
        others: outcome
            .others
            .into_iter()
            .map(|(name, p)| (name, p.text.to_string()))
            .collect(),
        sibling: outcome.sibling.map(|s| s.program.text.to_string()),
        text: outcome.program.text.to_string(),
        module: outcome.program.module,
    })
}

/// Hash of a text in normal form (Fowler, Noll, Vo 1991, variant 1a): the same on every machine and in every version.
pub fn hash(text: &str) -> u64 {
    text.bytes().fold(0xcbf2_9ce4_8422_2325, |h, b| {
        (h ^ u64::from(b)).wrapping_mul(0x0100_0000_01b3)
    })
}

/// Instructions of a module.
pub fn instructions(m: &Module) -> usize {
    let of = |f: &tandem_ir::Function| f.blocks().map(|b| f.insts(b).count()).sum::<usize>();
    m.bodies.iter().map(of).sum()
}
