//! The same failure of instruction selection: PTX of a candidate is held against the candidate.
//!
//! What is pinned is the first finding on the input (or one of a signature that is named): its signature (the verdict, and by what
//! it was seen), which of the two forms it is of, and the function that shows it. A candidate on which the other form is wrong, or
//! another function, shows another failure.

use crate::judge::selection::{Form, forms};
use crate::judge::{Error, Judging};
use crate::report::FindingReport;
use crate::signature::Signature;
use tandem_ir::Module;
use tandem_reduce::predicate::{Answer, Predicate};

/// The predicate.
pub struct SameSelection {
    judging: Judging,
    /// The form that is wrong: candidates are judged by it alone.
    pub form: Form,
    /// The finding on the input.
    pub finding: FindingReport,
}

impl SameSelection {
    /// Pins a failure of some forms of selection on a module; `None` if there is none (of this signature, in this function).
    ///
    /// # Errors
    /// The judge itself failed.
    pub fn pin(
        judging: &Judging,
        chosen: &[Form],
        module: &Module,
        wanted: Option<&Signature>,
    ) -> Result<Option<SameSelection>, Error> {
        for &form in chosen {
            let found = forms(judging, module, "input", &[form], None)?.findings;
            let function = judging.function.as_deref();
            let finding = found.into_iter().find(|f| {
                wanted.is_none_or(|w| *w == f.signature)
                    && function.is_none_or(|name| name == f.function)
            });
            if let Some(finding) = finding {
                return Ok(Some(SameSelection {
                    judging: judging.clone(),
                    form,
                    finding,
                }));
            }
        }
        Ok(None)
    }

    /// What is pinned, in words.
    pub fn words(&self) -> String {
        format!(
            "{} of the {}{}",
            self.finding.signature,
            self.form.in_words(),
            place(&self.finding)
        )
    }
}

/// Where a finding is; one about a whole module is nowhere.
fn place(finding: &FindingReport) -> String {
    match finding.function.as_str() {
        "" => String::new(),
        name => format!(" in @{name}"),
    }
}

impl Predicate for SameSelection {
    fn ask(&self, m: &Module) -> Answer {
        let report = match forms(&self.judging, m, "candidate", &[self.form], None) {
            Ok(report) => report,
            Err(e) => return Answer::Unsure(e.to_string()),
        };
        let pinned = &self.finding;
        let same =
            |f: &FindingReport| f.signature == pinned.signature && f.function == pinned.function;
        let other = report.findings.first();
        match (report.findings.iter().any(same), other) {
            (true, _) => Answer::Interesting,
            (false, Some(f)) => Answer::Other(format!("{}{}", f.signature, place(f))),
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
