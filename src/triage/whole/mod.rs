//! Triage of whole pipelines, in which passes on modules may stand between passes on functions.
//!
//! Function passes that stand together are looked at as ever ([`super::triage`]). A pass on the module is one
//! execution, on what is called `[module]`; it is judged with all that the judge of modules has ([`replay`]), the
//! program is shrunk while the same failure shows, and the steps are listed as those of a function are
//! ([`super::steps`]). There is no way through one function to be drawn: what shows the failure is a plan of calls, launches
//! and host accesses, which the judge's counterexample states. A pipeline of which nobody knows whether it ends is run
//! in a child first ([`isolated`]).

pub mod isolated;
pub mod page;
mod replay;

pub use replay::{Stage, stages};

use super::journal::Entry;
use super::known::Standing;
use super::regression::{self, Subject};
use super::reproduce::{AFTER, BEFORE, Command, Pipeline};
use super::shrink::{self, Shrunk};
use super::steps::{self, Step};
use super::{self as functions, FaultyExecution, Settings, Triaged};
use crate::judge::{self, Forms, Judging};
use crate::reducing::verdict::SameVerdict;
use crate::report::FindingReport;
use crate::signature::Signature;
use crate::{registry, report};
use replay::Wrong;
use tandem_ir::Module;
use tandem_ir::text::print;

/// What a pass on the module is said to run on.
pub const MODULE: &str = "[module]";

/// What is triaged.
pub struct Case<'a> {
    /// The program.
    pub module: &'a Module,
    /// What messages and commands call its file.
    pub file: &'a str,
    /// The passes in both forms, in order.
    pub stages: &'a [Stage],
    /// Knobs, and how hard to look.
    pub judging: &'a Judging,
}

impl<'a> Case<'a> {
    /// Function passes that stand together, on the module as it has become.
    fn group<'g>(&self, module: &'g Module, forms: &'g [Forms]) -> functions::Case<'g>
    where
        'a: 'g,
    {
        functions::Case {
            module,
            file: self.file,
            forms,
            judging: self.judging,
        }
    }

    /// The pipeline as commands name it.
    fn pipeline(&self) -> Pipeline<'a> {
        let names = self.stages.iter().flat_map(|s| match s {
            Stage::Functions(forms) => forms.iter().map(|f| f.id.name).collect(),
            Stage::Whole(forms) => vec![forms.id.name],
        });
        Pipeline {
            names: names.collect(),
            file: self.file,
            judging: self.judging,
        }
    }
}

/// What came of it.
pub enum Found {
    /// A pass on functions is wrong.
    Function(Box<Triaged>),
    /// A pass on the module is.
    Whole(Box<Whole>),
}

/// An understood bug of a pass on the module.
pub struct Whole {
    /// Identity, with the canonical hash if the program was shrunk.
    pub signature: Signature,
    /// Where it goes wrong in the program as given.
    pub place: FaultyExecution,
    /// The finding that is the bug.
    pub finding: FindingReport,
    /// Whether it is known.
    pub standing: Standing,
    /// The small program, if there is one.
    pub shrunk: Option<Shrunk>,
    /// The program that the rest is about: the small one, or the one that the execution was given.
    pub before: Module,
    /// What production made of it, unless it crashed or hung.
    pub after: Option<Module>,
    /// The steps of the execution.
    pub steps: Vec<Step<Module>>,
    /// Where the pass was when it hung, or took its process along.
    pub stopped: Option<Entry>,
    /// Commands that show it again.
    pub commands: Vec<Command>,
}

/// Triages a program; `None` if nothing is wrong with it.
///
/// # Errors
/// The judge cannot judge it.
pub fn triage(case: &Case<'_>, settings: &Settings<'_>) -> Result<Option<Found>, judge::Error> {
    Ok(match replay::replay(case, settings) {
        None => None,
        Some(Wrong::Function(t)) => Some(Found::Function(t)),
        Some(Wrong::Whole(w)) => Some(Found::Whole(Box::new(understand(case, settings, *w)?))),
    })
}

fn understand(
    case: &Case<'_>,
    settings: &Settings<'_>,
    wrong: replay::WrongModule<'_>,
) -> Result<Whole, judge::Error> {
    let replay::WrongModule {
        forms,
        number,
        executions,
        before,
        finding,
    } = wrong;
    let pass = forms.id.name;
    let place = FaultyExecution {
        execution: number,
        of: executions,
        pass,
        function: MODULE.into(),
        how: "each execution was judged".into(),
        step: finding.step,
    };
    let judging = case.judging.clone().of_pass(pass);
    let shrunk = match settings.reduce {
        true => {
            let hunt = SameVerdict::pin(&judging, &before, Some(&finding.signature.kind()))?;
            hunt.and_then(|h| shrink::reduced(&before, &h, settings.reduce_steps))
        }
        false => None,
    };
    // The rest is about the small program, if it still shows the bug when looked at as hard as the large one.
    let small = shrunk.as_ref().and_then(|s| {
        let found = judge::found(&judge::module(&judging, &s.module, BEFORE).ok()?);
        let same = |f: &FindingReport| finding.signature.covers(&f.signature);
        Some((s.module.clone(), found.into_iter().find(same)?))
    });
    let (before, shown) = small.unwrap_or((before, finding.clone()));
    let signature = match &shrunk {
        Some(s) => finding.signature.with_hash(s.hash),
        None => finding.signature,
    };
    let after = judge::by_pass(&judging, forms, &before, BEFORE).1;
    let context = registry::module_context(&judging.options);
    Ok(Whole {
        standing: settings.known.standing(&signature, settings.today),
        steps: steps::steps(forms, &context, &before, judging.config.lockstep),
        stopped: None,
        commands: commands(case, &place),
        signature,
        place,
        finding: shown,
        shrunk,
        before,
        after,
    })
}

fn commands(case: &Case<'_>, place: &FaultyExecution) -> Vec<Command> {
    let mut list = case.pipeline().commands(place, false);
    list.push(Command::new(
        "both forms of the pass on the program of this report",
        case.judging.reproduce(place.pass, None, BEFORE),
    ));
    list.push(Command::new(
        "the two modules of this report against each other, whoever made the second",
        format!("tandem check --target {AFTER} {BEFORE}"),
    ));
    list
}

impl Whole {
    /// The wrong step, if one is to blame.
    pub fn wrong_step(&self) -> Option<&Step<Module>> {
        self.steps.get(self.finding.step?.checked_sub(1)?)
    }

    /// One sentence that says what is wrong.
    pub fn headline(&self) -> String {
        let step = match (self.wrong_step(), self.finding.step) {
            (Some(s), Some(n)) => format!(", step {n} ({})", s.words),
            _ => String::new(),
        };
        let step = match &self.stopped {
            Some(at) if !at.inside_a_step() => format!(", {}", at.place()),
            _ => step,
        };
        let (verdict, pass) = (self.finding.verdict, self.place.pass);
        format!("{verdict} in pass {pass} on the module{step}")
    }

    /// The whole as JSON, with the keys that a triage of a function has, as far as they make sense.
    pub fn json(&self) -> serde_json::Value {
        let wrong = self.wrong_step();
        serde_json::json!({
            "tool": "tandem triage",
            "version": env!("CARGO_PKG_VERSION"),
            "signature": self.signature,
            "verdict": self.finding.verdict,
            "message": self.finding.message,
            "place": self.place,
            "step": self.finding.step.map(|n| serde_json::json!({
                "number": n,
                "of": self.steps.len(),
                "kind": wrong.map(|s| s.rewrite.kind()),
                "rewrite": wrong.map(|s| s.words.clone()),
                "fields": wrong.map(|s| report::fields(&s.before, &s.rewrite)),
            })),
            "stopped_at": self.stopped,
            "known": self.standing,
            "input": self.finding.counterexample,
            "reduced": self.shrunk.as_ref().map(Shrunk::json),
            "commands": self.commands,
        })
    }

    /// The files of its folder: names and contents.
    pub fn files(&self, case: &Case<'_>) -> Vec<(String, String)> {
        let mut files = vec![
            (super::folder::REPORT.to_owned(), page::page(case, self)),
            (
                super::folder::DATA.to_owned(),
                format!("{:#}\n", self.json()),
            ),
            (BEFORE.to_owned(), print(&self.before)),
        ];
        files.extend(self.after.iter().map(|m| (AFTER.to_owned(), print(m))));
        if let (Some(s), Some(n)) = (self.wrong_step(), self.finding.step) {
            files.push((format!("step-{n}-before.ll"), print(&s.before)));
            let after = s.after.iter();
            files.extend(after.map(|a| (format!("step-{n}-after.ll"), print(a))));
        }
        files.extend(self.shrunk.iter().flat_map(Shrunk::files));
        files
    }

    /// What becomes a regression.
    pub fn subject<'a>(&'a self, case: &Case<'a>) -> Subject<'a> {
        Subject {
            headline: self.headline(),
            signature: &self.signature,
            place: &self.place,
            shrunk: self.shrunk.as_ref(),
            before: &self.before,
            file: case.file,
            judging: case.judging,
            repeat: match self.stopped {
                Some(_) => regression::by_triage(&self.place),
                None => regression::by_check(&self.place, case.judging),
            },
        }
    }
}
