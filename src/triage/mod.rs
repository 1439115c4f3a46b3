//! From a failing program to an understood bug.
//!
//! [`triage`] replays a pipeline on a module and finds the execution of a pass that is
//! wrong ([`locate`]), shrinks the program that this execution is given ([`shrink`]),
//! finds the step inside the pass ([`steps`]) and an input on which the results differ
//! with the way that it takes through both programs ([`witness`]), asks every oracle
//! what it says about that step ([`opinions`]), and compares the failure with those that
//! are known ([`known`]). What comes out is data; [`page`] makes it a report for people,
//! [`regression`] a test, [`reproduce`] commands, and [`folder`] writes all of it down.
//! Passes on whole modules are triaged in [`whole`]. Whether the pipeline ends at all, and leaves its process alive, is asked first, in a
//! child ([`isolated`]) that keeps a [`journal`].

pub mod folder;
pub mod isolated;
pub mod journal;
pub mod known;
pub mod locate;
pub mod opinions;
pub mod page;
pub mod regression;
pub mod reproduce;
pub mod shrink;
pub mod steps;
pub mod whole;
pub mod witness;

use crate::judge::{Forms, Judging};
use crate::report;
use crate::signature::Signature;
use journal::Entry;
use known::{Date, Known, Standing};
use locate::Located;
use opinions::Opinion;
use reproduce::{Command, Pipeline};
use serde::Serialize;
use shrink::Shrunk;
use steps::Step;
use tandem_ir::{Function, Module};
use tandem_oracle::verdict::{Finding, Verdict};
use witness::{Trail, Witness};

/// What is triaged.
pub struct Case<'a> {
    /// The program.
    pub module: &'a Module,
    /// What messages and commands call its file.
    pub file: &'a str,
    /// The pipeline: both forms of each pass, in order.
    pub forms: &'a [Forms],
    /// Knobs, and how hard to look.
    pub judging: &'a Judging,
}

/// What to do beyond finding the place.
pub struct Settings<'a> {
    /// Shrink the program first.
    pub reduce: bool,
    /// Most questions of the reduction.
    pub reduce_steps: u64,
    /// Known failures.
    pub known: &'a Known,
    /// The date, for their expiry.
    pub today: Date,
}

/// An understood bug.
pub struct Triaged {
    /// Identity, with the canonical hash if the program was shrunk.
    pub signature: Signature,
    /// Where it goes wrong in the program as given.
    pub place: FaultyExecution,
    /// The finding that is the bug.
    pub finding: Finding,
    /// Whether it is known.
    pub standing: Standing,
    /// The small program, if there is one.
    pub shrunk: Option<Shrunk>,
    /// The program that the rest is about: the small one, or the one that the execution was given.
    pub subject: Located,
    /// The steps of the execution.
    pub steps: Vec<Step<Function>>,
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

/// The execution of a pass at which a pipeline goes wrong.
#[derive(Clone, Debug, Serialize)]
pub struct FaultyExecution {
    /// Number of the execution as `-opt-bisect-limit` counts.
    pub execution: u64,
    /// How many executions the pipeline has.
    pub of: u64,
    /// The pass.
    pub pass: &'static str,
    /// The function.
    pub function: String,
    /// How the execution was found.
    pub how: String,
    /// Number of the step inside the pass on the program as given, if one is to blame.
    pub step: Option<usize>,
}

/// Triages a program; `None` if nothing is wrong with it.
pub fn triage(case: &Case<'_>, settings: &Settings<'_>) -> Option<Triaged> {
    let located = locate::locate(case.module, case.forms, case.judging)?;
    let forms = case.forms.iter().find(|f| f.id.name == located.pass)?;
    let finding = located.primary()?.clone();
    let found = Signature::of(located.pass, &finding);
    let place = FaultyExecution {
        execution: located.number,
        of: located.executions,
        pass: located.pass,
        function: located.function().to_owned(),
        how: located.how.clone(),
        step: finding.step,
    };
    let shrunk = match settings.reduce {
        true => shrink::shrink(&located, forms, case.judging, settings.reduce_steps),
        false => None,
    };
    // The rest is about the small program, if it still shows the bug when looked at as hard as the large one.
    let small = shrunk.as_ref().and_then(|s| {
        let one = std::slice::from_ref(forms);
        let judging = Judging {
            function: None,
            ..case.judging.clone()
        };
        locate::locate(&s.module, one, &judging)
    });
    let (subject, finding) = match small.and_then(|l| Some((l.primary()?.clone(), l))) {
        Some((f, l)) if Signature::of(l.pass, &f) == found => (l, f),
        _ => (located, finding),
    };
    let signature = match &shrunk {
        Some(s) => found.with_hash(s.hash),
        None => found,
    };
    Some(understand(
        case,
        settings,
        forms,
        subject,
        finding,
        Understood {
            signature,
            place,
            shrunk,
        },
        None,
    ))
}

/// What is known before the step and the input are looked for.
struct Understood {
    signature: Signature,
    place: FaultyExecution,
    shrunk: Option<Shrunk>,
}

fn understand(
    case: &Case<'_>,
    settings: &Settings<'_>,
    forms: &Forms,
    subject: Located,
    finding: Finding,
    known: Understood,
    stopped: Option<(Entry, Vec<Step<Function>>)>,
) -> Triaged {
    let config = &case.judging.config;
    let (stopped, steps) = match stopped {
        Some((entry, steps)) => (Some(entry), steps),
        None => (
            None,
            steps::steps(
                forms,
                &subject.before.header,
                subject.source(),
                config.lockstep,
            ),
        ),
    };
    let witness = subject
        .output
        .as_ref()
        .and_then(|o| witness::find(&subject.before, subject.body, subject.source(), o, config));
    // A pass that does not end computes nothing wrong.
    let ends = !matches!(finding.verdict, Verdict::Crash | Verdict::Hang);
    let step = finding.step.or_else(|| {
        ends.then(|| steps::first_wrong(&subject, &steps, witness.as_ref(), config))?
    });
    let trails = witness.as_ref().and_then(|w| {
        let output = subject.output.as_ref()?;
        witness::trails(
            &subject.before,
            subject.body,
            output,
            &w.input,
            config.steps,
        )
    });
    let wrong = step.and_then(|n| steps.get(n.checked_sub(1)?));
    let opinions = opinions::ask(&subject, forms, wrong, witness.as_ref(), config);
    let commands = reproduce::commands(
        &Pipeline::of(case),
        &known.place,
        &subject,
        witness.as_ref(),
        stopped.is_some(),
    );
    Triaged {
        standing: settings.known.standing(&known.signature, settings.today),
        signature: known.signature,
        place: known.place,
        shrunk: known.shrunk,
        finding,
        subject,
        steps,
        step,
        stopped,
        witness,
        trails,
        opinions,
        commands,
    }
}

impl Triaged {
    /// Takes the place of the case's passes in a longer pipeline into account: so many executions come before them,
    /// of so many.
    fn within(&mut self, pipeline: &Pipeline<'_>, before: u64, of: u64) {
        self.place.execution += before;
        self.place.of = of;
        let (subject, witness) = (&self.subject, self.witness.as_ref());
        let stopped = self.stopped.is_some();
        self.commands = reproduce::commands(pipeline, &self.place, subject, witness, stopped);
    }

    /// The wrong step, if one is to blame.
    pub fn wrong_step(&self) -> Option<&Step<Function>> {
        self.steps.get(self.step?.checked_sub(1)?)
    }

    /// What becomes a regression.
    pub fn regression<'a>(&'a self, case: &Case<'a>) -> regression::Subject<'a> {
        regression::Subject {
            headline: self.headline(),
            signature: &self.signature,
            place: &self.place,
            shrunk: self.shrunk.as_ref(),
            before: &self.subject.before,
            file: case.file,
            judging: case.judging,
            repeat: match self.stopped {
                Some(_) => regression::by_triage(&self.place),
                None => regression::by_check(&self.place, case.judging),
            },
        }
    }

    /// One sentence that says what is wrong.
    pub fn headline(&self) -> String {
        let p = &self.place;
        let step = match (self.wrong_step(), self.step) {
            (Some(s), Some(n)) => format!(", step {n} ({})", s.words),
            _ => String::new(),
        };
        let step = match &self.stopped {
            Some(at) if !at.inside_a_step() => format!(", {}", at.place()),
            _ => step,
        };
        format!(
            "{} in pass {} on function @{}{step}",
            self.finding.verdict.name(),
            p.pass,
            p.function
        )
    }

    /// The whole as JSON.
    pub fn json(&self) -> serde_json::Value {
        let wrong = self.wrong_step();
        serde_json::json!({
            "tool": "tandem triage",
            "version": env!("CARGO_PKG_VERSION"),
            "signature": self.signature,
            "verdict": self.finding.verdict.name(),
            "message": self.finding.message,
            "place": self.place,
            "step": self.step.map(|n| serde_json::json!({
                "number": n,
                "of": self.steps.len(),
                "kind": wrong.map(|s| s.rewrite.kind()),
                "rewrite": wrong.map(|s| s.words.clone()),
                "fields": wrong.map(|s| report::fields(&s.before, &s.rewrite)),
            })),
            "stopped_at": self.stopped,
            "known": self.standing,
            "source": self.witness.as_ref().map(|w| serde_json::json!({
                "sound": w.doubt.is_none(),
                "doubt": w.doubt,
            })),
            "input": self.witness.as_ref().map_or_else(
                || self.finding.counterexample.clone(),
                |w| w.input.describe(),
            ),
            "difference": self.witness.as_ref().map(|w| w.difference.clone()),
            "oracles": self.opinions,
            "reduced": self.shrunk.as_ref().map(Shrunk::json),
            "commands": self.commands,
        })
    }
}
