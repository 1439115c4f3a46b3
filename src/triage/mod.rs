//! From a failing program to an understood bug.
//!
//! [`triage`] replays a pipeline on a module, stage by stage ([`stage`]), and finds the
//! execution of a pass that is wrong ([`locate`]), shrinks the program that this execution
//! is given ([`shrink`]), finds the step inside the pass ([`steps`]) and an input on which
//! the results differ with the way that it takes through both programs ([`witness`]), asks
//! every oracle what it says about that step ([`opinions`]), and compares the failure with
//! those that are known ([`known`]). What comes out is data ([`bug`]); [`page`] makes it a
//! report for people, [`regression`] a test, [`reproduce`] commands, and [`folder`] writes
//! all of it down. Whether the pipeline ends at all, and leaves its process alive, is asked
//! first, in a child ([`isolated`]) that keeps a [`journal`].
//!
//! All of it is written once for every kind of unit, in LLVM IR and in PTX; [`mod@unit`] says what differs, and [`machine`]
//! what differs of machine functions. Of compilers that are not ours there is only what goes in and what comes out;
//! [`foreign`] makes of that what can be made. Instruction selection has no steps either: see [`mod@selection`].

pub mod bug;
mod drawing;
pub mod folder;
pub mod foreign;
pub mod isolated;
pub mod journal;
pub mod known;
pub mod locate;
pub mod machine;
pub mod opinions;
pub mod page;
pub mod regression;
pub mod reproduce;
pub mod selection;
pub mod shrink;
pub mod stage;
pub mod steps;
pub mod turn;
pub mod unit;
pub mod witness;

pub use bug::{Bug, Triaged};

use crate::judge::{Forms, Judging};
use crate::signature::Signature;
use journal::Entry;
use known::{Date, Known};
use locate::Located;
use reproduce::Pipeline;
use serde::Serialize;
use shrink::Shrunk;
use stage::{At, Replayed, Stage};
use steps::Step;
use tandem_ir::passes::PassId;
use tandem_oracle::verdict::{Finding, Verdict};
use unit::Triage;

/// What is triaged.
pub struct Case<'a, P> {
    /// The program.
    pub program: &'a P,
    /// What messages and commands call its file.
    pub file: &'a str,
    /// The pipeline: both forms of each pass, in order.
    pub stages: &'a [Box<dyn Stage<P>>],
    /// Knobs, and how hard to look.
    pub judging: &'a Judging,
}

/// What a report says of the case that it is about.
#[derive(Clone, Copy)]
pub struct About<'a> {
    /// What messages and commands call its file.
    pub file: &'a str,
    /// Knobs, and how hard to look.
    pub judging: &'a Judging,
}

impl<'a, P> Case<'a, P> {
    /// What a report says of it.
    pub fn about(&self) -> About<'a> {
        About {
            file: self.file,
            judging: self.judging,
        }
    }
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

/// The execution of a pass at which a pipeline goes wrong.
#[derive(Clone, Debug, Serialize)]
pub struct FaultyExecution {
    /// Number of the execution as `-opt-bisect-limit` counts.
    pub execution: u64,
    /// How many executions it is from there: a pass on loops has one for each loop, and it is not always known which is wrong.
    pub turns: u64,
    /// The loop, if the pass is one on loops and it is known: `loop %l in function f`.
    pub on_loop: Option<String>,
    /// How many executions the pipeline has.
    pub of: u64,
    /// The pass with its parameters, as a pipeline spells it.
    pub pass: String,
    /// Its row.
    #[serde(skip)]
    pub id: &'static PassId,
    /// The function; `[module]` for a pass on the module.
    pub function: String,
    /// How the execution was found.
    pub how: String,
    /// Number of the step inside the pass on the program as given, if one is to blame.
    pub step: Option<usize>,
}

/// Triages a program; `None` if nothing is wrong with it.
pub fn triage<P: Replayed>(case: &Case<'_, P>, settings: &Settings<'_>) -> Option<Box<dyn Bug>> {
    walk(case, |at, stage| match stage.triage(at, settings) {
        Some(bug) => Next::Found(bug),
        None => Next::On,
    })
}

/// Whether stages are looked at any further.
enum Next {
    /// Here is the bug.
    Found(Box<dyn Bug>),
    /// Production makes its own of the module, and the next stage comes.
    On,
}

/// Goes through the stages of a pipeline, each on the module as production has left it.
fn walk<P: Replayed>(
    case: &Case<'_, P>,
    mut look: impl FnMut(&At<'_, P>, &dyn Stage<P>) -> Next,
) -> Option<Box<dyn Bug>> {
    let mut current = case.program.clone();
    let mut done = 0;
    for (k, stage) in case.stages.iter().enumerate() {
        let at = At {
            case,
            program: &current,
            done,
            of: done + stage::rest(&current, &case.stages[k..]),
        };
        if let Next::Found(bug) = look(&at, stage.as_ref()) {
            return Some(bug);
        }
        done += stage.executions(&current, case.judging, u64::MAX);
        current = stage.after(case.judging, &current);
    }
    None
}

impl FaultyExecution {
    /// Its number, or its numbers, for a report.
    pub fn numbers(&self) -> String {
        let (first, of) = (self.execution, self.of);
        match self.turns {
            0 | 1 => format!("{first} of {of}"),
            turns => format!("{first} to {} of {of}", first + turns - 1),
        }
    }

    /// What the pass ran on, as lines about executions call it.
    pub fn on(&self) -> &str {
        self.on_loop.as_ref().unwrap_or(&self.function)
    }

    fn new<U: Triage>(
        at: &At<'_, U::Whole>,
        forms: &Forms<U>,
        located: &Located<U>,
        finding: &Finding,
    ) -> FaultyExecution {
        FaultyExecution {
            execution: at.done + located.number,
            turns: located.turns,
            on_loop: located.on_loop.clone(),
            of: at.of,
            pass: forms.params.spelled(),
            id: forms.id,
            function: located.called(),
            how: located.how.clone(),
            step: finding.step,
        }
    }
}

/// Shrinks the program that a wrong execution was given, and says what is known about the failure; `None` if there is
/// none.
fn explain<U: Triage>(
    at: &At<'_, U::Whole>,
    settings: &Settings<'_>,
    forms: &Forms<U>,
    located: Located<U>,
) -> Option<Triaged<U>> {
    let judging = at.case.judging;
    let finding = located.primary()?.clone();
    let found = Signature::of(forms.id.name, &finding);
    let place = FaultyExecution::new(at, forms, &located, &finding);
    let shrunk = match settings.reduce {
        true => shrink::shrink(&located, forms, judging, settings.reduce_steps),
        false => None,
    };
    // The rest is about the small program, if it still shows the bug when looked at as hard as the large one.
    let small = shrunk.as_ref().and_then(|s| {
        let judging = Judging {
            function: None,
            ..judging.clone()
        };
        locate::locate(&s.program, std::slice::from_ref(forms), &judging)
    });
    let (subject, finding) = match small.and_then(|l| Some((l.primary()?.clone(), l))) {
        Some((f, l)) if Signature::of(forms.id.name, &f) == found => (l, f),
        _ => (located, finding),
    };
    let signature = match &shrunk {
        Some(s) => found.with_hash(s.reduction.hash),
        None => found,
    };
    let known = Understood {
        signature,
        place,
        shrunk,
        finding,
    };
    Some(understand(at, settings, forms, subject, known, None))
}

/// What is known before the step and the input are looked for.
struct Understood<P> {
    signature: Signature,
    place: FaultyExecution,
    shrunk: Option<Shrunk<P>>,
    finding: Finding,
}

fn understand<U: Triage>(
    at: &At<'_, U::Whole>,
    settings: &Settings<'_>,
    forms: &Forms<U>,
    subject: Located<U>,
    known: Understood<U::Whole>,
    stopped: Option<(Entry, Vec<Step<U>>)>,
) -> Triaged<U> {
    let config = &at.case.judging.config;
    let cx = U::context(&subject.before, &forms.params, &at.case.judging.options).into_owned();
    let (stopped, steps) = match stopped {
        Some((entry, steps)) => (Some(entry), steps),
        None => {
            let steps = steps::steps(forms, &cx, subject.source(), config.lockstep);
            (None, steps)
        }
    };
    let output = subject.output.as_ref();
    let witness = output.and_then(|o| {
        let unit = (&subject.before, subject.unit);
        U::witness(unit, (subject.source(), o), config)
    });
    // A pass that does not end computes nothing wrong.
    let ends = !matches!(known.finding.verdict, Verdict::Crash | Verdict::Hang);
    let step = known.finding.step.or_else(|| {
        ends.then(|| steps::first_wrong(&subject, &steps, witness.as_ref(), config))?
    });
    let trails = witness
        .as_ref()
        .and_then(|w| U::trails(&subject, &w.input, config.steps));
    let wrong = step.and_then(|n| steps.get(n.checked_sub(1)?));
    let opinions = opinions::ask((&subject, &cx), forms, wrong, witness.as_ref(), config);
    let commands = reproduce::commands(
        &Pipeline::of(at.case),
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
        finding: known.finding,
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
