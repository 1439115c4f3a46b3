//! The minutes of one run: what both kinds of lockstep keep, whatever it is that the pass rewrites.
//!
//! Steps are numbered and held against the limits, the program before each is kept, the protocol of
//! steps is enforced, what the reference says is counted, and who looks on is told. The recorders
//! ([`super::Recorder`], [`crate::module::lockstep::ModuleRecorder`]) add what they ask about a step.

use crate::verdict::{Finding, FunctionReport, Verdict};
use std::time::{Duration, Instant};
use tandem_ir::rewrite::{Judgement, ModuleRewrite, Rewrite};
use tandem_ir::{Function, Module};

/// What a pass rewrites step by step: a function or a module.
pub trait Rewritten: Clone {
    /// One step of it.
    type Rewrite;
    /// The kind of a rewrite, as signatures name it.
    fn kind(rewrite: &Self::Rewrite) -> &'static str;
    /// A rewrite of this program in words.
    fn words(&self, rewrite: &Self::Rewrite) -> String;
}

impl Rewritten for Function {
    type Rewrite = Rewrite;
    fn kind(rewrite: &Rewrite) -> &'static str {
        rewrite.kind()
    }
    fn words(&self, rewrite: &Rewrite) -> String {
        crate::describe::rewrite(self, rewrite)
    }
}

impl Rewritten for Module {
    type Rewrite = ModuleRewrite;
    fn kind(rewrite: &ModuleRewrite) -> &'static str {
        rewrite.kind()
    }
    fn words(&self, rewrite: &ModuleRewrite) -> String {
        crate::module::describe::rewrite(self, rewrite)
    }
}

/// Limits of one lockstep run.
#[derive(Clone, Copy, Debug)]
pub struct LockstepLimits {
    /// Steps after which the pass counts as hanging.
    pub steps: usize,
    /// Safety net: wall time after which the run is stopped, which says nothing about the pass
    /// ([`FunctionReport::timed_out`]).
    pub time: Option<Duration>,
}

impl Default for LockstepLimits {
    fn default() -> Self {
        LockstepLimits {
            steps: 100_000,
            time: None,
        }
    }
}

/// Turns of a loop without a step after which the pass counts as hanging, for each block of the function, or each name
/// of the module. Between two steps a pass looks at each of them once or twice.
const TURNS_PER_PART: usize = 64;
/// The same for the smallest programs.
const LEAST_TURNS: usize = 4_096;

/// What happens in a run, told as it happens: of a pass on functions, or, with modules and their rewrites, of one on
/// modules.
pub enum Moment<'a, P = Function, R = Rewrite> {
    /// The pass begins the step of this number, from 1: the program before it, and the rewrite.
    Begins(usize, &'a P, &'a R),
    /// It has made the step; now the reference is asked about it. The program after it.
    Made(usize, &'a P),
    /// The reference has been asked; now the pass goes on.
    Asked(usize),
    /// The pass has ended with this program; now it runs again, untraced, and the whole is looked at.
    Ended(&'a P),
}

/// Is told what happens; where it answers no, the run stops.
pub type Watch<'a, P = Function, R = Rewrite> = &'a mut dyn FnMut(Moment<'_, P, R>) -> bool;

/// Turns of a pass since its last step, and how many there may be.
struct Turns {
    since: usize,
    limit: usize,
}

impl Turns {
    /// For a program of so many parts that a pass looks at between two steps.
    fn of(parts: usize) -> Turns {
        Turns {
            since: 0,
            limit: LEAST_TURNS.max(TURNS_PER_PART * parts),
        }
    }
    /// A step was made.
    fn step(&mut self) {
        self.since = 0;
    }
    /// A turn without one; too many leave the pass by unwinding.
    fn turn(&mut self) {
        self.since += 1;
        if self.since > self.limit {
            std::panic::resume_unwind(Box::new(TurningMarker));
        }
    }
}

/// A step that the reference alone could not settle.
pub struct OpenStep<P = Function, R = Rewrite> {
    /// Step number from 1.
    pub step: usize,
    /// The rewrite.
    pub rewrite: R,
    /// The program before.
    pub before: P,
    /// Production's program after.
    pub after: P,
    /// Why it is open.
    pub reason: String,
}

/// Thrown (by unwinding) out of a pass that does not end.
struct HangMarker;

/// Thrown out of a pass that turns without a step.
struct TurningMarker;

/// Thrown out of a pass where the watch has seen enough, or the safety net has ended the run.
struct StopMarker;

/// What it means that a pass was left by unwinding after so many steps; nothing where the watch stopped it.
fn ended_early(payload: &(dyn std::any::Any + Send), steps: usize, turns: &Turns) -> Option<Early> {
    if payload.is::<StopMarker>() {
        return None;
    }
    if payload.is::<HangMarker>() {
        let message = format!("no end after {steps} steps");
        return Some((Verdict::Hang, "steps".into(), message));
    }
    if payload.is::<TurningMarker>() {
        let message = format!(
            "no further step in {} turns after step {steps}",
            turns.limit
        );
        return Some((Verdict::Hang, TURNS.into(), message));
    }
    let text = panic_text(payload);
    Some((Verdict::Crash, panic_cause(&text), format!("panic: {text}")))
}

/// Verdict, cause and message of a pass that was left by unwinding.
type Early = (Verdict, String, String);

/// The cause of a hang in which no step is to blame if none is under way.
const TURNS: &str = "turns";

/// A finding about a rewrite of a program, if one is to blame; the function's name is left open.
pub(crate) fn finding<P: Rewritten>(
    verdict: Verdict,
    step: Option<usize>,
    about: Option<(&P, &P::Rewrite)>,
    cause: &str,
    message: String,
) -> Finding {
    Finding {
        verdict,
        function: String::new(),
        step,
        rewrite: about.map(|(p, rewrite)| p.words(rewrite)),
        rewrite_kind: about.map(|(_, rewrite)| P::kind(rewrite)),
        cause: cause.into(),
        message,
        counterexample: Vec::new(),
    }
}

/// What is kept of a run.
pub(crate) struct Minutes<'a, P: Rewritten> {
    /// Counts and findings.
    pub(crate) report: FunctionReport,
    /// Steps to settle otherwise.
    pub(crate) open: Vec<OpenStep<P, P::Rewrite>>,
    limits: LockstepLimits,
    started: Instant,
    /// The step under way: the program before it, and the rewrite.
    current: Option<(P, P::Rewrite)>,
    turns: Turns,
    watch: Watch<'a, P, P::Rewrite>,
    /// Only limits are kept; what the steps are is of no matter.
    deaf: bool,
}

impl<'a, P: Rewritten> Minutes<'a, P> {
    /// Of a run over what has this name and so many parts that a pass looks at between two steps.
    pub(crate) fn new(
        name: String,
        parts: usize,
        limits: LockstepLimits,
        watch: Watch<'a, P, P::Rewrite>,
        deaf: bool,
    ) -> Minutes<'a, P> {
        Minutes {
            report: FunctionReport {
                name,
                ..FunctionReport::default()
            },
            open: Vec::new(),
            limits,
            started: Instant::now(),
            current: None,
            turns: Turns::of(parts),
            watch,
            deaf,
        }
    }

    /// The pass begins a step.
    pub(crate) fn begins(&mut self, p: &P, make: impl FnOnce(&P) -> P::Rewrite) {
        self.report.steps += 1;
        if self.report.steps > self.limits.steps {
            std::panic::resume_unwind(Box::new(HangMarker));
        }
        self.catch_late();
        self.turns.step();
        if self.deaf {
            return;
        }
        let rewrite = make(p);
        self.tell(Moment::Begins(self.report.steps, p, &rewrite));
        *self.report.kinds.entry(P::kind(&rewrite)).or_default() += 1;
        if self.current.is_some() {
            self.protocol("the pass began a step inside another step");
        }
        self.current = Some((p.clone(), rewrite));
    }

    /// The pass has made its step: the program before it and the rewrite, to be looked at before it is [`Self::asked`].
    pub(crate) fn made(&mut self, p: &P) -> Option<(P, P::Rewrite)> {
        self.turns.step();
        if self.deaf {
            return None;
        }
        self.tell(Moment::Made(self.report.steps, p));
        let step = self.current.take();
        if step.is_none() {
            self.protocol("the pass ended a step that it had not begun");
        }
        step
    }

    /// The reference has been asked.
    pub(crate) fn asked(&mut self) {
        if !self.deaf {
            self.tell(Moment::Asked(self.report.steps));
        }
    }

    /// The pass turns without a step.
    pub(crate) fn turn(&mut self) {
        self.turns.turn();
        if self.limits.time.is_some() {
            self.catch_late();
        }
    }

    /// Leaves the pass by unwinding if the safety net on time says so.
    fn catch_late(&mut self) {
        let late = |t| self.started.elapsed() > t;
        if self.limits.time.is_some_and(late) {
            self.report.timed_out = true;
            std::panic::resume_unwind(Box::new(StopMarker));
        }
    }

    /// Tells who looks on; leaves the pass by unwinding where they have seen enough.
    pub(crate) fn tell(&mut self, moment: Moment<'_, P, P::Rewrite>) {
        if !(self.watch)(moment) {
            std::panic::resume_unwind(Box::new(StopMarker));
        }
    }

    /// Notes a finding about the current step.
    pub(crate) fn find(
        &mut self,
        verdict: Verdict,
        about: Option<(&P, &P::Rewrite)>,
        cause: &str,
        message: String,
    ) {
        self.note(verdict, Some(self.report.steps), about, cause, message);
    }

    fn note(
        &mut self,
        verdict: Verdict,
        step: Option<usize>,
        about: Option<(&P, &P::Rewrite)>,
        cause: &str,
        message: String,
    ) {
        self.report.findings.push(Finding {
            function: self.report.name.clone(),
            ..finding(verdict, step, about, cause, message)
        });
    }

    fn protocol(&mut self, message: &str) {
        let broken = Verdict::InvariantBroken;
        self.find(broken, None, "step protocol", message.into());
    }

    /// The pass has returned.
    pub(crate) fn returned(&mut self) {
        if let Some((before, rewrite)) = self.current.take() {
            let (broken, about) = (Verdict::InvariantBroken, Some((&before, &rewrite)));
            let message = "the pass returned inside a step";
            self.find(broken, about, "step protocol", message.into());
        }
    }

    /// The pass was left by unwinding.
    pub(crate) fn ended_early(&mut self, payload: &(dyn std::any::Any + Send)) {
        let current = self.current.take();
        let about = current.as_ref().map(|(p, rewrite)| (p, rewrite));
        let steps = self.report.steps;
        let Some((verdict, cause, message)) = ended_early(payload, steps, &self.turns) else {
            return;
        };
        // No step is to blame if none is under way.
        let blamed = about.is_some() || cause != TURNS;
        self.note(verdict, blamed.then_some(steps), about, &cause, message);
    }

    /// Counts a step that the reference does not refuse, by whether its own result differs. The reason why it is open,
    /// if it is.
    pub(crate) fn settle(
        &mut self,
        judgement: &Judgement,
        difference: Option<String>,
    ) -> Option<String> {
        match (judgement, difference) {
            (Judgement::Unproven { reason }, None) => {
                self.report.unproven += 1;
                Some(reason.clone())
            }
            (_, Some(difference)) => {
                self.report.different += 1;
                Some(format!("canonical form, {difference}"))
            }
            _ => {
                self.report.same += 1;
                None
            }
        }
    }

    /// Keeps the current step to be settled otherwise.
    pub(crate) fn leave_open(&mut self, before: P, rewrite: P::Rewrite, after: &P, reason: String) {
        let step = self.report.steps;
        let words = before.words(&rewrite);
        let line = format!("step {step}, {words}: {reason}");
        self.report.open.push(line);
        self.open.push(OpenStep {
            step,
            rewrite,
            before,
            after: after.clone(),
            reason,
        });
    }
}

/// The message of a panic.
pub fn panic_text(payload: &(dyn std::any::Any + Send)) -> String {
    let text = payload.downcast_ref::<&str>().map(|s| (*s).to_owned());
    text.or_else(|| payload.downcast_ref::<String>().cloned())
        .unwrap_or_else(|| "(no message)".into())
}

/// A panic's message as a cause: its first line, numbers left out.
pub fn panic_cause(text: &str) -> String {
    let line = text.lines().next().unwrap_or_default();
    let mut cause = String::new();
    for c in line.chars().take(100) {
        if !c.is_ascii_digit() {
            cause.push(c);
        } else if !cause.ends_with('#') {
            cause.push('#');
        }
    }
    cause
}
