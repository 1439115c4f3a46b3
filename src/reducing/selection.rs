//! The same failure of instruction selection: PTX of a candidate is held against the candidate.
//!
//! What is pinned is the signature of the first finding on the input (or one that is named): the verdict, and by what it was
//! seen. Which form it is of is not part of that: ask for one form where that matters.

use crate::judge::selection::{Form, forms};
use crate::judge::{Error, Judging};
use crate::signature::Signature;
use tandem_ir::Module;
use tandem_reduce::predicate::{Answer, Predicate};

/// The predicate.
pub struct SameSelection {
    judging: Judging,
    forms: Vec<Form>,
    /// The failure that candidates have to show.
    pub signature: Signature,
}

impl SameSelection {
    /// Pins a failure of some forms of selection on a module; `None` if there is none (of this signature).
    ///
    /// # Errors
    /// The judge itself failed.
    pub fn pin(
        judging: &Judging,
        chosen: &[Form],
        module: &Module,
        wanted: Option<&Signature>,
    ) -> Result<Option<SameSelection>, Error> {
        let report = forms(judging, module, "input", chosen, None)?;
        let mut found = report.findings.into_iter().map(|f| f.signature);
        let signature = found.find(|s| wanted.is_none_or(|w| w == s));
        Ok(signature.map(|signature| SameSelection {
            judging: judging.clone(),
            forms: chosen.to_vec(),
            signature,
        }))
    }
}

impl Predicate for SameSelection {
    fn ask(&self, m: &Module) -> Answer {
        let report = match forms(&self.judging, m, "candidate", &self.forms, None) {
            Ok(report) => report,
            Err(e) => return Answer::Unsure(e.to_string()),
        };
        let mut found = report.findings.into_iter().map(|f| f.signature).peekable();
        let other = found.peek().map(Signature::to_string);
        match (found.any(|s| s == self.signature), other) {
            (true, _) => Answer::Interesting,
            (false, Some(other)) => Answer::Other(other),
            (false, None) => Answer::Boring,
        }
    }
    fn is_computed(&self) -> bool {
        true
    }
    fn was_pinned(&self) -> bool {
        true
    }
}
