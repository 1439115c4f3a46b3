//! What lockstep keeps of one run.
//!
//! Steps are numbered and held against the limits, the unit before each is kept, the
//! protocol of steps (begin, change, end; no step inside another) is enforced, what the
//! reference says is counted, and the watch is told. [`Recorder`](super::Recorder) adds
//! what is asked about a step.

use crate::unit::{Difference, Unit};
use crate::verdict::{Finding, FunctionReport, Verdict};
use std::time::{Duration, Instant};
use tandem_ir::Function;
use tandem_ir::rewrite::Judgement;

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

/// Heartbeats without a step after which the pass counts as hanging, for each part of the unit ([`Unit::parts`]).
const HEARTBEATS_PER_PART: usize = 64;
/// The same for the smallest units.
const LEAST_HEARTBEATS: usize = 4_096;

/// What happens in a run, told as it happens.
pub enum Moment<'a, U: Unit = Function> {
    /// The pass begins the step of this number, from 1: the unit before it, and the rewrite.
    Begins(usize, &'a U, &'a U::Rewrite),
    /// It has made the step; now the reference is asked about it. The unit after it.
    Made(usize, &'a U),
    /// The reference has been asked; now the pass goes on.
    Judged(usize),
    /// The pass has ended with this unit; now it runs again, untraced, and the whole is looked at.
    Ended(&'a U),
}

/// Is told what happens; where it answers no, the run stops.
pub type Watch<'a, U = Function> = &'a mut dyn FnMut(Moment<'_, U>) -> bool;

/// Heartbeats of a pass since its last step, and how many there may be.
struct Heartbeats {
    since: usize,
    limit: usize,
}

impl Heartbeats {
    /// For a unit of so many parts.
    fn of(parts: usize) -> Heartbeats {
        Heartbeats {
            since: 0,
            limit: LEAST_HEARTBEATS.max(HEARTBEATS_PER_PART * parts),
        }
    }
    /// A step was made.
    fn step(&mut self) {
        self.since = 0;
    }
    /// A heartbeat without one; too many leave the pass by unwinding.
    fn beat(&mut self) {
        self.since += 1;
        if self.since > self.limit {
            std::panic::resume_unwind(Box::new(NoProgress));
        }
    }
}

/// A step that the reference alone could not settle.
pub struct OpenStep<U: Unit = Function> {
    /// Step number from 1.
    pub step: usize,
    /// The rewrite.
    pub rewrite: U::Rewrite,
    /// The unit before.
    pub before: U,
    /// Production's unit after.
    pub after: U,
    /// Why it is open.
    pub reason: String,
}

/// A step that reference and production agree on, kept for those who want to prove it.
pub struct SettledStep<U: Unit = Function> {
    /// Step number from 1.
    pub step: usize,
    /// The rewrite.
    pub rewrite: U::Rewrite,
    /// The unit before.
    pub before: U,
    /// The unit after.
    pub after: U,
}

/// Thrown (by unwinding) out of a pass that makes too many steps, or takes too long.
struct TooManySteps;

/// Thrown out of a pass that goes round a loop without a step.
struct NoProgress;

/// Thrown out of a pass where the watch has seen enough, or the safety net has ended the run.
struct Stopped;

/// Verdict, cause and message of a pass that was left by unwinding.
type Early = (Verdict, String, String);

/// What it means that a pass was left by unwinding after so many steps; nothing where the watch stopped it.
fn ended_early(
    payload: &(dyn std::any::Any + Send),
    steps: usize,
    heartbeats: &Heartbeats,
) -> Option<Early> {
    if payload.is::<Stopped>() {
        return None;
    }
    if payload.is::<TooManySteps>() {
        let message = format!("no end after {steps} steps");
        return Some((Verdict::Hang, "steps".into(), message));
    }
    if payload.is::<NoProgress>() {
        let message = format!(
            "no further step in {} turns after step {steps}",
            heartbeats.limit
        );
        return Some((Verdict::Hang, TURNS.into(), message));
    }
    let text = panic_text(payload);
    Some((Verdict::Crash, panic_cause(&text), format!("panic: {text}")))
}

/// The cause of a hang in which no step is to blame if none is under way.
const TURNS: &str = "turns";

/// A finding about a rewrite of a unit, if one is to blame; the function's name is left open.
pub(crate) fn finding<U: Unit>(
    verdict: Verdict,
    step: Option<usize>,
    about: Option<(&U, &U::Rewrite)>,
    cause: &str,
    message: String,
) -> Finding {
    Finding {
        verdict,
        function: String::new(),
        step,
        rewrite: about.map(|(unit, rewrite)| unit.words(rewrite)),
        rewrite_kind: about.map(|(_, rewrite)| U::kind(rewrite)),
        fields: about.map_or_else(Vec::new, |(unit, rewrite)| unit.fields(rewrite)),
        cause: cause.into(),
        message,
        counterexample: Vec::new(),
    }
}

/// What is kept of a run.
pub(super) struct StepLog<'a, U: Unit> {
    /// Counts and findings.
    pub(super) report: FunctionReport,
    /// Steps that the reference alone could not settle.
    pub(super) open: Vec<OpenStep<U>>,
    /// The first settled steps ([`Unit::SETTLED_KEPT`]).
    pub(super) settled: Vec<SettledStep<U>>,
    limits: LockstepLimits,
    started: Instant,
    /// The step under way: the unit before it, and the rewrite.
    current: Option<(U, U::Rewrite)>,
    heartbeats: Heartbeats,
    watch: Watch<'a, U>,
    /// Steps are kept to be judged. Without it only limits are kept, and what the steps are is of no matter.
    judged: bool,
}

impl<'a, U: Unit> StepLog<'a, U> {
    pub(super) fn new(
        cx: &U::Context,
        unit: &U,
        limits: LockstepLimits,
        watch: Watch<'a, U>,
        judged: bool,
    ) -> StepLog<'a, U> {
        StepLog {
            report: FunctionReport {
                name: unit.name(cx),
                ..FunctionReport::default()
            },
            open: Vec::new(),
            settled: Vec::new(),
            limits,
            started: Instant::now(),
            current: None,
            heartbeats: Heartbeats::of(unit.parts()),
            watch,
            judged,
        }
    }

    /// The pass begins a step.
    pub(super) fn begins(&mut self, unit: &U, make: impl FnOnce(&U) -> U::Rewrite) {
        self.report.steps += 1;
        if self.report.steps > self.limits.steps {
            std::panic::resume_unwind(Box::new(TooManySteps));
        }
        self.stop_if_late();
        self.heartbeats.step();
        if !self.judged {
            return;
        }
        let rewrite = make(unit);
        self.tell(Moment::Begins(self.report.steps, unit, &rewrite));
        *self.report.kinds.entry(U::kind(&rewrite)).or_default() += 1;
        if self.current.is_some() {
            self.protocol("the pass began a step inside another step");
        }
        self.current = Some((unit.clone(), rewrite));
    }

    /// The pass has made its step: the unit before it and the rewrite, to be looked at before it is [`Self::judged`].
    pub(super) fn made(&mut self, unit: &U) -> Option<(U, U::Rewrite)> {
        self.heartbeats.step();
        if !self.judged {
            return None;
        }
        self.tell(Moment::Made(self.report.steps, unit));
        let step = self.current.take();
        if step.is_none() {
            self.protocol("the pass ended a step that it had not begun");
        }
        step
    }

    /// The reference has been asked.
    pub(super) fn judged(&mut self) {
        if self.judged {
            self.tell(Moment::Judged(self.report.steps));
        }
    }

    /// The pass goes round a loop without a step.
    pub(super) fn heartbeat(&mut self) {
        self.heartbeats.beat();
        self.stop_if_late();
    }

    /// Leaves the pass by unwinding if the safety net on time says so.
    fn stop_if_late(&mut self) {
        let late = |t| self.started.elapsed() > t;
        if self.limits.time.is_some_and(late) {
            self.report.timed_out = true;
            std::panic::resume_unwind(Box::new(Stopped));
        }
    }

    /// Tells the watch; leaves the pass by unwinding where it has seen enough.
    pub(super) fn tell(&mut self, moment: Moment<'_, U>) {
        if !(self.watch)(moment) {
            std::panic::resume_unwind(Box::new(Stopped));
        }
    }

    /// Notes a finding about the current step.
    pub(super) fn find(
        &mut self,
        verdict: Verdict,
        about: Option<(&U, &U::Rewrite)>,
        cause: &str,
        message: String,
    ) {
        self.note(verdict, Some(self.report.steps), about, cause, message);
    }

    fn note(
        &mut self,
        verdict: Verdict,
        step: Option<usize>,
        about: Option<(&U, &U::Rewrite)>,
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
    pub(super) fn returned(&mut self) {
        if let Some((before, rewrite)) = self.current.take() {
            let (broken, about) = (Verdict::InvariantBroken, Some((&before, &rewrite)));
            let message = "the pass returned inside a step";
            self.find(broken, about, "step protocol", message.into());
        }
    }

    /// The pass was left by unwinding.
    pub(super) fn ended_early(&mut self, payload: &(dyn std::any::Any + Send)) {
        let current = self.current.take();
        let about = current.as_ref().map(|(unit, rewrite)| (unit, rewrite));
        let steps = self.report.steps;
        let Some((verdict, cause, message)) = ended_early(payload, steps, &self.heartbeats) else {
            return;
        };
        // No step is to blame if none is under way.
        let blamed = about.is_some() || cause != TURNS;
        self.note(verdict, blamed.then_some(steps), about, &cause, message);
    }

    /// Counts a step that the reference does not refuse, by whether its own result differs. The reason why it is open,
    /// if it is.
    pub(super) fn settle(
        &mut self,
        judgement: &Judgement,
        difference: Option<Difference>,
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
    pub(super) fn leave_open(&mut self, before: U, rewrite: U::Rewrite, after: &U, reason: String) {
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

    /// Keeps the current step, which is settled, if this kind of unit keeps them.
    pub(super) fn keep_settled(&mut self, before: U, rewrite: U::Rewrite, after: &U) {
        if self.settled.len() < U::SETTLED_KEPT && before.size() < U::LARGEST_KEPT {
            self.settled.push(SettledStep {
                step: self.report.steps,
                rewrite,
                before,
                after: after.clone(),
            });
        }
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
