//! Does a pipeline end at all? Asked in a process of its own.
//!
//! A pass that turns for ever without a step, or takes its process along (a stack that
//! overflows, an abort), cannot be looked at from inside. So a child runs the pipeline
//! with the reference beside it and writes down what comes next before it comes: which
//! execution, which step, who is at work. A watchdog in the child ends it where nothing
//! new is written down for too much processor time. What stands last in the journal when
//! the child is gone is the place. The same question, with the time that small programs
//! need, is the predicate of the reduction. If the child ends well, the pipeline is
//! replayed in this process.

use super::bug::{Bug, Triaged};
use super::journal::{Entry, Journal};
use super::locate::Located;
use super::shrink::{Ask, Shrunk};
use super::stage::{At, Replayed};
use super::unit::Triage;
use super::{Case, FaultyExecution, Next, Settings, Understood, steps, understand};
use crate::judge::{Forms, Whole};
use crate::reducing::child::{End, Groups};
use crate::reducing::script::{Scratch, cannot_write};
use crate::signature::Signature;
use std::path::Path;
use std::process::{Command, Stdio};
use std::time::Duration;
use tandem_oracle::lockstep::ride;
use tandem_oracle::verdict::{Finding, FunctionReport, Verdict};
use tandem_reduce::predicate::Answer;

/// Longest that a child may take, whatever it writes down.
const LONGEST: Duration = Duration::from_secs(3600);
/// Least processor time that a candidate of the reduction gets; more if the program as given needed more.
const LEAST_PATIENCE: Duration = Duration::from_millis(300);
/// A candidate gets so many times what the program as given needed until it was stuck.
const CANDIDATE_FACTOR: u32 = 20;

/// How the execution was found.
const HOW: &str = "it was run in a process of its own, which ended there";

/// What a child is to do.
pub struct Errand<'a> {
    /// File of the program.
    pub program: &'a Path,
    /// File to write down what comes next.
    pub journal: &'a Path,
    /// Only this pass, as a pipeline spells it; `None`: the whole pipeline.
    pub pass: Option<&'a str>,
    /// Processor time after which a pass that reports nothing counts as hanging.
    pub patience: Duration,
}

/// How children are made that run [`child`].
pub struct Isolation<'a> {
    /// The command for an errand.
    pub command: &'a (dyn Fn(&Errand<'_>) -> Command + Sync),
    /// Processor time after which a pass that reports nothing counts as hanging.
    pub patience: Duration,
    groups: Groups,
    scratch: Scratch,
}

/// How a pipeline was stuck or took its process along.
#[derive(Clone, Debug)]
pub struct Stuck {
    /// Hang or crash.
    pub verdict: Verdict,
    /// How the child ended.
    end: End,
    /// What it wrote down last.
    pub last: Entry,
}

impl Isolation<'_> {
    /// Children made by a command.
    ///
    /// # Errors
    /// One line: there is no place for programs.
    pub fn new<'a>(
        command: &'a (dyn Fn(&Errand<'_>) -> Command + Sync),
        patience: Duration,
        groups: Groups,
    ) -> Result<Isolation<'a>, String> {
        let scratch = Scratch::new(&groups).map_err(|e| {
            let why = tandem_optimized::driver::plain(&e);
            format!("error: no scratch folder: {why}")
        })?;
        Ok(Isolation {
            command,
            patience,
            groups,
            scratch,
        })
    }

    /// Shrinks a program on which the pass of a failure is stuck, as long as it is stuck in the same way.
    fn shrink<P: Replayed>(
        &self,
        program: &P,
        (wanted, pass): (&Signature, &str),
        stuck: &Stuck,
        max_steps: u64,
    ) -> Option<Shrunk<P>> {
        let needed = Duration::from_millis(stuck.last.milliseconds) * CANDIDATE_FACTOR;
        let same = SameFate {
            isolation: self,
            wanted,
            pass,
            patience: needed.max(LEAST_PATIENCE).min(self.patience),
        };
        program.shrunk(&same, max_steps)
    }

    /// Runs a pipeline, or one pass, on a module in a child; `None` if it ends well.
    fn run<P: Whole>(
        &self,
        m: &P,
        pass: Option<&str>,
        patience: Duration,
    ) -> Result<Option<Stuck>, Answer> {
        let program = self
            .scratch
            .write_as(&m.text(), P::LANGUAGE.ending())
            .map_err(|e| cannot_write(&e))?;
        let journal = program.path.with_extension("journal");
        let mut command = (self.command)(&Errand {
            program: &program.path,
            journal: &journal,
            pass,
            patience,
        });
        command
            .current_dir(self.scratch.folder())
            .stdin(Stdio::null())
            .stdout(Stdio::null())
            .stderr(Stdio::null());
        let end = self.groups.run(&mut command, LONGEST);
        self.groups.stop_if_interrupted();
        let (last, over) = Journal::read(&journal);
        let _ = std::fs::remove_file(&journal);
        let broken = |why: &str| {
            Answer::Broken(format!(
                "error: the pipeline cannot be run in a process of its own: {why}"
            ))
        };
        let end = end.map_err(|e| broken(&tandem_optimized::driver::plain(&e)))?;
        let verdict = match (over, end) {
            (true, _) | (_, End::TimeOut) => Verdict::Hang,
            (false, End::Code(0)) => return Ok(None),
            _ => Verdict::Crash,
        };
        match last {
            Some(last) => Ok(Some(Stuck { verdict, end, last })),
            None => Err(broken(&format!("it ends with {end} before it begins"))),
        }
    }
}

/// The answer of a child that could not be run, for a person.
fn in_words(a: Answer) -> String {
    match a {
        Answer::Broken(why) => why,
        a => format!("error: {a:?}"),
    }
}

/// The child's part: runs a pipeline, and writes down what comes next. Returns where the pipeline ends, or where
/// something is found that can be looked at from inside.
///
/// # Errors
/// The journal cannot be written.
pub fn child<P: Replayed>(
    case: &Case<'_, P>,
    journal: &Path,
    patience: Duration,
) -> std::io::Result<()> {
    let mut journal = Journal::begin(journal, patience)?;
    let mut current = case.program.clone();
    let mut done = 0;
    for stage in case.stages {
        match stage.run(current, case.judging, &mut journal, done) {
            Some(next) => (current, done) = next,
            None => break,
        }
    }
    Ok(())
}

/// Triages a program of which nobody knows whether the pipeline ends on it; `None` if nothing is wrong.
///
/// # Errors
/// One line: no child can be run.
pub fn triage<P: Replayed>(
    case: &Case<'_, P>,
    settings: &Settings<'_>,
    isolation: &Isolation<'_>,
) -> Result<Option<Box<dyn Bug>>, String> {
    let stuck = isolation.run(case.program, None, isolation.patience);
    let Some(stuck) = stuck.map_err(in_words)? else {
        return Ok(super::triage(case, settings));
    };
    // The stages before the execution that the journal ends with are made again, which they have been shown to survive.
    let number = stuck.last.execution;
    let found = super::walk(case, |at, stage| {
        let within = number.saturating_sub(at.done);
        if within > stage.executions(at.program, case.judging, within) {
            return Next::On;
        }
        match stage.stuck(at, settings, isolation, stuck.clone()) {
            Some(bug) => Next::Found(bug),
            None => Next::On,
        }
    });
    let nowhere = "error: the journal of the run names a place that is none";
    found.map(Some).ok_or_else(|| nowhere.into())
}

/// The execution that a journal ends with; those before it are made again.
fn located<U: Triage>(
    module: &U::Whole,
    pipeline: &[Forms<U>],
    case: &Case<'_, U::Whole>,
    (number, stuck): (u64, &Stuck),
    isolation: &Isolation<'_>,
) -> Option<Located<U>> {
    let mut before = module.clone();
    let (n, index) = place_of::<U>(&mut before, pipeline, case, number)?;
    let name = U::called(module, n);
    let mut report = FunctionReport {
        name: name.clone(),
        steps: stuck.last.made(),
        ..FunctionReport::default()
    };
    report
        .findings
        .push(stuck.finding(name, isolation.patience));
    Some(Located {
        number,
        // How many more there would have been nobody can tell.
        turns: 1,
        on_loop: None,
        index,
        how: HOW.into(),
        before,
        unit: n,
        output: None,
        report,
    })
}

/// The unit and the pass of an execution; the passes before it are run on the unit.
fn place_of<U: Triage>(
    m: &mut U::Whole,
    pipeline: &[Forms<U>],
    case: &Case<'_, U::Whole>,
    number: u64,
) -> Option<(usize, usize)> {
    let judging = case.judging;
    let mut next = 1;
    for n in 0..U::count(m) {
        let start = U::of(m, n).clone();
        for (index, forms) in pipeline.iter().enumerate() {
            if next == number {
                return Some((n, index));
            }
            next += U::executions_run((m, n), &forms.params, &judging.options);
            let cx = U::context(m, &forms.params, &judging.options);
            let (production, reference) = (&*forms.production, &*forms.reference);
            let limits = judging.config.lockstep;
            let run = ride(&*cx, U::of(m, n), production, reference, limits);
            drop(cx);
            if let Some(output) = run.output {
                U::put(m, n, output);
            }
        }
        // The program of a report has the other units as they were given.
        U::put(m, n, start);
    }
    None
}

/// Triages a pass that is stuck in an execution of a stage: shrinks the program, and says what is known about the failure.
/// `None` if there is no such execution.
pub(super) fn of_stage<U: Triage>(
    at: &At<'_, U::Whole>,
    settings: &Settings<'_>,
    isolation: &Isolation<'_>,
    pipeline: &[Forms<U>],
    stuck: Stuck,
) -> Option<Triaged<U>> {
    let case = at.case;
    let number = stuck.last.execution.checked_sub(at.done)?;
    let located = located(at.program, pipeline, case, (number, &stuck), isolation)?;
    let forms = pipeline.get(located.index)?;
    let spelled = forms.params.spelled();
    let finding = located.primary()?.clone();
    let found = Signature::of(forms.id.name, &finding);
    let place = FaultyExecution::new(at, forms, &located, &finding);
    let shrunk = match settings.reduce {
        true => {
            let wanted = (&found, &*spelled);
            isolation.shrink(&located.before, wanted, &stuck, settings.reduce_steps)
        }
        false => None,
    };
    // The rest is about the small program, if it is stuck in the same way with the patience of the large one.
    let small = shrunk.as_ref().and_then(|s| {
        let again = isolation.run(&s.program, Some(&spelled), isolation.patience);
        let again = again.ok()??;
        let one = std::slice::from_ref(forms);
        let at = (again.last.execution, &again);
        let l = self::located(&s.program, one, case, at, isolation)?;
        (Signature::of(forms.id.name, l.primary()?) == found).then_some((l, again))
    });
    let (signature, shrunk, (subject, stuck)) = match (shrunk, small) {
        (Some(s), Some(small)) => (found.with_hash(s.reduction.hash), Some(s), small),
        _ => (found, None, (located, stuck)),
    };
    let cx = U::context(&subject.before, &forms.params, &case.judging.options).into_owned();
    let limits = case.judging.config.lockstep;
    let list = steps::until(forms, &cx, subject.source(), limits, &stuck.last);
    let known = Understood {
        signature,
        place,
        shrunk,
        finding: stuck.finding(subject.called(), isolation.patience),
    };
    let stopped = Some((stuck.last, list));
    Some(understand(at, settings, forms, subject, known, stopped))
}

/// The same failure, in a child.
struct SameFate<'a> {
    isolation: &'a Isolation<'a>,
    wanted: &'a Signature,
    /// The pass, as a pipeline spells it.
    pass: &'a str,
    patience: Duration,
}

impl<P: Replayed> Ask<P> for SameFate<'_> {
    fn ask(&self, m: &P) -> Answer {
        match self.isolation.run(m, Some(self.pass), self.patience) {
            Err(answer) => answer,
            Ok(None) => Answer::Boring,
            Ok(Some(stuck)) => {
                let s = Signature::of(
                    &self.wanted.pass,
                    &stuck.finding(String::new(), self.patience),
                );
                match s == *self.wanted {
                    true => Answer::Interesting,
                    false => Answer::Other(s.to_string()),
                }
            }
        }
    }

    fn sees_text(&self) -> bool {
        true
    }
}

impl Stuck {
    /// The finding that this is.
    pub fn finding(&self, function: String, patience: Duration) -> Finding {
        let at = &self.last;
        let inside = at.inside_a_step();
        let cause = match self.verdict {
            Verdict::Hang => at.doing.cause().to_owned(),
            _ => match at.doing.cause().strip_prefix("reference: ") {
                Some(part) => format!("reference: {}, {part}", end_in_words(self.end)),
                None => format!("{}, {}", end_in_words(self.end), at.doing.cause()),
            },
        };
        let message = match self.verdict {
            Verdict::Hang => format!(
                "no end within {} s of processor time {}",
                patience.as_secs_f64(),
                at.place()
            ),
            _ => format!(
                "the process ends by {} {}",
                end_in_words(self.end),
                at.place()
            ),
        };
        Finding {
            verdict: self.verdict,
            function,
            step: inside.then_some(at.step),
            rewrite: at.words.clone().filter(|_| inside),
            rewrite_kind: at.kind().filter(|_| inside),
            fields: Vec::new(),
            cause,
            message,
            counterexample: Vec::new(),
        }
    }
}

/// How a process ended, without numbers that a signature would lose.
fn end_in_words(end: End) -> String {
    match end {
        End::Signal(4) => "an illegal instruction".into(),
        End::Signal(6) => "an abort".into(),
        End::Signal(7 | 10) => "a bus error".into(),
        End::Signal(8) => "an arithmetic exception".into(),
        End::Signal(9) => "a kill".into(),
        End::Signal(11) => "a segmentation fault".into(),
        End::Signal(_) => "a signal".into(),
        End::Code(_) => "an exit of its own".into(),
        End::TimeOut => "its time".into(),
    }
}
