//! An understood bug: what is known of it, whatever its pass works on.
//!
//! [`Triaged`] holds it for one kind of unit; [`Bug`] is the same with the kind forgotten, for those who write it down.

use super::journal::Entry;
use super::known::Standing;
use super::locate::Located;
use super::machine::Blamed;
use super::opinions::Opinion;
use super::regression::{self, Subject};
use super::reproduce::{AFTER, BEFORE, Command};
use super::shrink::{Reduction, Shrunk};
use super::steps::Step;
use super::unit::Triage;
use super::witness::{Trail, Witness};
use super::{About, FaultyExecution, folder, page};
use crate::judge::Whole;
use crate::report;
use crate::signature::Signature;
use serde_json::{Value, json};
use std::any::Any;
use tandem_oracle::verdict::Finding;

/// An understood bug of a pass on one kind of unit.
pub struct Triaged<U: Triage> {
    /// Identity, with the canonical hash if the program was shrunk.
    pub signature: Signature,
    /// Where it goes wrong in the program as given.
    pub place: FaultyExecution,
    /// The finding that is the bug.
    pub finding: Finding,
    /// Whether it is known.
    pub standing: Standing,
    /// The small program, if there is one.
    pub shrunk: Option<Shrunk<U::Whole>>,
    /// The program that the rest is about: the small one, or the one that the execution was given.
    pub subject: Located<U>,
    /// The steps of the execution.
    pub steps: Vec<Step<U>>,
    /// Number of the wrong step, from 1.
    pub step: Option<usize>,
    /// Where the pass was when it hung, or took its process along.
    pub stopped: Option<Entry>,
    /// An input on which the results differ.
    pub witness: Option<Witness>,
    /// The way of the source and of the target on that input.
    pub trails: Option<(Trail, Trail)>,
    /// What each oracle says.
    pub opinions: Vec<Opinion>,
    /// Commands that show it again.
    pub commands: Vec<Command>,
}

/// A bug with everything that is written about it.
pub trait Bug: Any {
    /// One sentence that says what is wrong.
    fn headline(&self) -> String;
    /// The finding that is the bug.
    fn finding(&self) -> &Finding;
    /// What tells this mistake from others: findings of one signature count as one.
    fn signature(&self) -> &Signature;
    /// Where it goes wrong in the program as given.
    fn place(&self) -> &FaultyExecution;
    /// Whether it is known.
    fn standing(&self) -> &Standing;
    /// What came of the reduction, if the program was made small.
    fn reduction(&self) -> Option<&Reduction>;
    /// The instruction to look at, where one can be named.
    fn blamed(&self) -> Option<Blamed>;
    /// Where the pass was when it hung, or took its process along.
    fn stopped(&self) -> Option<&Entry>;
    /// What each oracle says.
    fn opinions(&self) -> &[Opinion];
    /// The whole as JSON.
    fn json(&self) -> Value;
    /// The files of its folder: names and contents.
    fn files(&self, case: &About<'_>) -> Vec<(String, String)>;
    /// What becomes a regression.
    fn regression<'a>(&'a self, case: &About<'a>) -> Subject<'a>;
}

impl dyn Bug {
    /// The bug of a pass on this kind of unit; `None` if its pass works on another kind.
    pub fn of_unit<U: Triage>(self: Box<Self>) -> Option<Box<Triaged<U>>> {
        (self as Box<dyn Any>).downcast().ok()
    }
}

impl<U: Triage> Triaged<U> {
    /// The wrong step, if one is to blame.
    pub fn wrong_step(&self) -> Option<&Step<U>> {
        self.steps.get(self.step?.checked_sub(1)?)
    }
}

impl<U: Triage> Bug for Triaged<U> {
    fn headline(&self) -> String {
        let step = match (self.wrong_step(), self.step) {
            (Some(s), Some(n)) => format!(", step {n} ({})", s.words),
            _ => String::new(),
        };
        let step = match &self.stopped {
            Some(at) if !at.inside_a_step() => format!(", {}", at.place()),
            _ => step,
        };
        let (verdict, p) = (self.finding.verdict.name(), &self.place);
        let on = U::in_headline(&p.function);
        format!("{verdict} in pass {} on {on}{step}", p.pass)
    }

    fn finding(&self) -> &Finding {
        &self.finding
    }
    fn signature(&self) -> &Signature {
        &self.signature
    }
    fn place(&self) -> &FaultyExecution {
        &self.place
    }
    fn standing(&self) -> &Standing {
        &self.standing
    }
    fn reduction(&self) -> Option<&Reduction> {
        self.shrunk.as_ref().map(|s| &s.reduction)
    }
    fn blamed(&self) -> Option<Blamed> {
        U::blamed(self)
    }
    fn stopped(&self) -> Option<&Entry> {
        self.stopped.as_ref()
    }
    fn opinions(&self) -> &[Opinion] {
        &self.opinions
    }

    fn json(&self) -> Value {
        let wrong = self.wrong_step();
        json!({
            "tool": "tandem triage", "schema": crate::formats::SCHEMA,
            "version": env!("CARGO_PKG_VERSION"),
            "signature": self.signature,
            "verdict": self.finding.verdict.name(),
            "message": self.finding.message,
            "place": self.place,
            "step": self.step.map(|n| json!({
                "number": n,
                "of": self.steps.len(),
                "kind": wrong.map(|s| U::kind(&s.rewrite)),
                "rewrite": wrong.map(|s| s.words.clone()),
                "fields": wrong.map(|s| report::fields(&s.before.fields(&s.rewrite))),
            })),
            "stopped_at": self.stopped,
            "known": self.standing,
            "source": self.witness.as_ref().map(|w| json!({
                "sound": w.doubt.is_none(),
                "doubt": w.doubt,
            })),
            "input": self.witness.as_ref().map_or_else(
                || self.finding.counterexample.clone(),
                |w| w.input.describe(),
            ),
            "difference": self.witness.as_ref().map(|w| w.difference.clone()),
            "oracles": self.opinions,
            "blamed": U::blamed(self),
            "reduced": self.reduction().map(Reduction::json),
            "commands": self.commands,
        })
    }

    fn files(&self, case: &About<'_>) -> Vec<(String, String)> {
        let ending = U::Whole::LANGUAGE.ending();
        let mut files = vec![
            (folder::REPORT.to_owned(), page::page(case, self)),
            (folder::DATA.to_owned(), format!("{:#}\n", self.json())),
            (format!("{BEFORE}.{ending}"), self.subject.before.text()),
        ];
        let after = self.subject.after();
        files.extend(after.map(|m| (format!("{AFTER}.{ending}"), m.text())));
        if let Some((s, n)) = self.wrong_step().zip(self.step) {
            let version = |unit: &U| self.subject.with(unit).text();
            files.push((format!("step-{n}-before.{ending}"), version(&s.before)));
            let after = s.after.as_ref();
            files.extend(after.map(|a| (format!("step-{n}-after.{ending}"), version(a))));
        }
        files.extend(self.reduction().into_iter().flat_map(Reduction::files));
        files.extend(U::files(&self.subject, self.witness.as_ref()));
        files
    }

    fn regression<'a>(&'a self, case: &About<'a>) -> Subject<'a> {
        Subject {
            headline: self.headline(),
            signature: &self.signature,
            place: &self.place,
            reduction: self.reduction(),
            language: U::Whole::LANGUAGE,
            text: match self.reduction() {
                Some(r) => r.text.clone(),
                None => self.subject.before.text(),
            },
            file: case.file,
            judging: case.judging,
            repeat: match self.stopped {
                Some(_) => regression::by_triage(&self.place),
                None => regression::by_check(&self.place, case.judging),
            },
        }
    }
}
