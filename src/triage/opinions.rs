//! What each oracle says about a wrong execution: who agrees that it is wrong, who cannot tell.

use super::locate::Located;
use super::steps::Step;
use super::unit::Triage;
use super::witness::Witness;
use crate::judge::Forms;
use serde::Serialize;
use std::panic::{AssertUnwindSafe, catch_unwind};
use tandem_ir::rewrite::Judgement;
use tandem_ir::{Function, Module};
use tandem_oracle::answer::{Answer, answer};
use tandem_oracle::freerun::{Config, WEAKER};
use tandem_oracle::tv::validate::{Conclusion, Settings, Subject, validate};
use tandem_oracle::verdict::Verdict;

/// How an oracle decides.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize)]
#[serde(rename_all = "kebab-case")]
pub enum Says {
    /// The pass is wrong.
    Wrong,
    /// There is a difference, and no execution shows it.
    Suspect,
    /// Nothing is wrong as far as it can see.
    Fine,
    /// It cannot tell.
    Unknown,
}

/// What one oracle says.
#[derive(Clone, Debug, Serialize)]
pub struct Opinion {
    /// The oracle.
    pub oracle: &'static str,
    /// Its decision.
    pub says: Says,
    /// A short description for reports.
    pub words: String,
}

/// Asks them all, about the wrong step if there is one, else about the whole execution.
pub fn ask<U: Triage>(
    (subject, cx): (&Located<U>, &U::Context),
    forms: &Forms<U>,
    step: Option<&Step<U>>,
    witness: Option<&Witness>,
    config: &Config,
) -> Vec<Opinion> {
    let opinion = |oracle, (says, words): (Says, String)| Opinion {
        oracle,
        says,
        words,
    };
    let target = match step {
        Some(s) => s.after.as_ref().map(|a| (&s.before, a)),
        None => subject.output.as_ref().map(|o| (subject.source(), o)),
    };
    let settings = config.validator.clone();
    vec![
        opinion("termination", termination(subject)),
        opinion("invariants", invariants(subject)),
        opinion("reference judge", judge(subject, step)),
        opinion("reference form", form(cx, forms, step)),
        opinion("interpreter", interpreter(subject, witness)),
        opinion("accesses", accesses(subject)),
        opinion(
            "validator",
            match (settings, target) {
                (Some(s), Some(both)) => U::validated(subject, both, &s),
                (None, _) => (Says::Unknown, "was not asked".into()),
                (_, None) => (Says::Unknown, "there is no result to look at".into()),
            },
        ),
    ]
}

fn messages<U: Triage>(subject: &Located<U>, verdicts: &[Verdict]) -> Option<String> {
    let all = subject.report.findings.iter();
    let mut found = all.filter(|f| verdicts.contains(&f.verdict));
    found.next().map(|f| f.message.clone())
}

fn termination<U: Triage>(subject: &Located<U>) -> (Says, String) {
    match messages(subject, &[Verdict::Crash, Verdict::Hang]) {
        Some(m) => (Says::Wrong, m),
        None => (Says::Fine, "the pass ends".into()),
    }
}

fn invariants<U: Triage>(subject: &Located<U>) -> (Says, String) {
    match messages(subject, &[Verdict::InvariantBroken]) {
        Some(m) => (Says::Wrong, m),
        None => (Says::Fine, "all are kept".into()),
    }
}

fn judge<U: Triage>(subject: &Located<U>, step: Option<&Step<U>>) -> (Says, String) {
    if let Some(m) = messages(subject, &[Verdict::IllegalRewrite]) {
        return (Says::Wrong, m);
    }
    match step.map(|s| &s.judgement) {
        Some(Judgement::Unproven { reason }) => (Says::Unknown, reason.clone()),
        Some(_) => (Says::Fine, "the step is legal".into()),
        None if subject.report.steps == 0 => (Says::Unknown, "there is no step to judge".into()),
        None => (
            Says::Fine,
            format!("all {} steps are legal", subject.report.steps),
        ),
    }
}

/// Whether the reference makes the same unit of the step.
fn form<U: Triage>(cx: &U::Context, forms: &Forms<U>, step: Option<&Step<U>>) -> (Says, String) {
    let Some((step, after)) = step.and_then(|s| Some((s, s.after.as_ref()?))) else {
        return (Says::Unknown, "there is no step to compare".into());
    };
    let mut mine = step.before.clone();
    let applied = catch_unwind(AssertUnwindSafe(|| {
        forms.reference.apply(cx, &mut mine, &step.rewrite)
    }));
    match applied {
        Err(_) => return (Says::Unknown, "the reference panics".into()),
        Ok(Err(e)) => return (Says::Unknown, format!("the reference cannot apply it: {e}")),
        Ok(Ok(())) => {}
    }
    // What the verifier rejects is fine in no form.
    if let Some(b) = U::check(cx, &U::baseline(cx, &step.before), after).first() {
        let noun = U::NOUN;
        let words = format!(
            "the {noun} after the step is broken, {}: {}",
            b.invariant, b.message
        );
        return (Says::Wrong, words);
    }
    match U::difference(cx, &mine, after) {
        None => (
            Says::Fine,
            format!("makes the same {} of the step", U::NOUN),
        ),
        Some(d) => (
            Says::Wrong,
            format!(
                "canonical form, {}: the reference has '{}', production '{}'",
                d.place, d.first, d.second
            ),
        ),
    }
}

fn interpreter<U: Triage>(subject: &Located<U>, witness: Option<&Witness>) -> (Says, String) {
    let r = &subject.report;
    if let Some(w) = witness {
        let says = match w.doubt {
            None => Says::Wrong,
            Some(_) => Says::Unknown,
        };
        return (says, format!("input {}: {}", w.number, w.difference));
    }
    if let Some(shown) = U::run(subject) {
        return (Says::Wrong, shown);
    }
    if r.inputs > 0 {
        return (Says::Fine, format!("no difference on {} inputs", r.inputs));
    }
    let reasons = r.inconclusive.keys().chain(&r.unsupported);
    let reasons: Vec<&str> = reasons.map(String::as_str).take(3).collect();
    let why = match reasons.is_empty() {
        true => "nothing was run".into(),
        false => reasons.join("; "),
    };
    (Says::Unknown, why)
}

/// What the text of the accesses says, which no execution and no solver is needed for.
fn accesses<U: Triage>(subject: &Located<U>) -> (Says, String) {
    let mut all = subject.report.findings.iter();
    match all.find(|f| f.cause.starts_with(WEAKER)) {
        Some(f) => (Says::Suspect, f.message.clone()),
        None => (Says::Fine, "none became weaker".into()),
    }
}

/// Terms and memory states nest as deeply as programs are long.
const STACK: usize = 256 << 20;

/// What the validator says of two versions of a function.
pub(super) fn validator(
    module: &Module,
    source: &Function,
    target: &Function,
    settings: &Settings,
) -> (Says, String) {
    if !tandem_ir::verify::verify_function(&module.header, target).is_empty() {
        return (Says::Unknown, "the result is not well-formed".into());
    }
    let at = |function| Subject { module, function };
    let said = std::thread::scope(|s| {
        let run = || {
            catch_unwind(AssertUnwindSafe(|| {
                validate(at(source), at(target), settings)
            }))
        };
        let thread = std::thread::Builder::new().stack_size(STACK);
        let thread = thread.spawn_scoped(s, run);
        thread.ok().and_then(|t| t.join().ok()).and_then(Result::ok)
    });
    let Some(r) = said else {
        return (Says::Unknown, "the validator could not be run".into());
    };
    let bounded = if r.bounded {
        ", up to the unrolling bound"
    } else {
        ""
    };
    let correct = matches!(r.conclusion, Conclusion::Correct { .. });
    let vacuous = matches!(r.conclusion, Conclusion::Vacuous);
    match answer(r) {
        _ if correct => (Says::Fine, format!("proved{bounded}")),
        _ if vacuous => (Says::Fine, "the source is undefined on every input".into()),
        Answer::Proved => (Says::Fine, "proved".into()),
        Answer::Wrong(shown) => (Says::Wrong, shown.words()),
        Answer::Suspect(shown) => (Says::Suspect, shown.words()),
        Answer::Open(open) => (Says::Unknown, open.why),
    }
}
