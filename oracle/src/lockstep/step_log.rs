//! What lockstep keeps of one run.
//!
//! Steps are numbered and held against the limits, the unit before each is kept, the
//! protocol of steps (begin, change, end; no step inside another) is enforced, what the
//! reference says is counted, and the watch is told. [`Recorder`](super::Recorder) adds
//! what is asked about a step.

use super::shadow::Shadow;
use crate::accesses::Weakened;
use crate::unit::{Difference, Unit};
use crate::verdict::{Finding, FunctionReport, Open, OpenClass, Unsettled, Verdict};
use std::borrow::Cow;
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
    /// Units of at least so many instructions ([`Unit::size`]) are not copied and looked at as a whole at every step, but
    /// followed, if their kind can be ([`Unit::record_writes`]).
    pub followed_from: usize,
}

/// [`LockstepLimits::followed_from`] unless something else is asked for.
pub const FOLLOWED_FROM: usize = 512;

impl Default for LockstepLimits {
    fn default() -> Self {
        LockstepLimits {
            steps: 100_000,
            time: None,
            followed_from: FOLLOWED_FROM,
        }
    }
}

/// Instructions of all units together that a run on a followed unit keeps for the steps that are open.
const MOST_KEPT: usize = 1 << 20;
/// The reason, among those of [`FunctionReport::inconclusive`], for open steps beyond that.
pub const NOT_KEPT: &str = "the unit is too large to keep all steps that are open";

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
    /// The reference's own, where the reference calls the step legal and its result is of another form: what
    /// production's result may be held against instead.
    pub mine: Option<U>,
    /// Accesses of production's result that may be weaker than they should be: suspect unless the step is proved.
    pub doubts: Vec<Weakened>,
    /// Why it is open.
    pub reason: String,
}

/// The current step as it is left open.
pub(super) struct LeftOpen<'s, U: Unit> {
    pub(super) before: Cow<'s, U>,
    pub(super) rewrite: U::Rewrite,
    pub(super) after: &'s U,
    /// [`OpenStep::mine`].
    pub(super) mine: Option<U>,
    /// [`OpenStep::doubts`].
    pub(super) doubts: Vec<Weakened>,
    pub(super) reason: String,
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

/// The cause of what was changed outside of any step.
pub(super) const SILENT: &str = "silent change";

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
    /// How many steps were settled on small units.
    pub(super) small: usize,
    limits: LockstepLimits,
    started: Instant,
    /// The rewrite of the step under way.
    current: Option<U::Rewrite>,
    /// How the unit before a step is kept.
    pub(super) keeping: Keeping<U>,
    /// Instructions that may still be kept for open steps.
    room: usize,
    heartbeats: Heartbeats,
    watch: Watch<'a, U>,
}

/// How the unit before a step is kept, to judge the step.
pub(super) enum Keeping<U> {
    /// Steps are not judged: only limits are kept, and what the steps are is of no matter.
    Nothing,
    /// A copy at every step, here of the one under way.
    Each(Option<U>),
    /// A copy at the step of this number; the others are not judged.
    One(usize, Option<U>),
    /// Followed by its log of writes.
    Shadow(Box<Shadow<U>>),
}

/// A step that the pass has made, as it comes to be judged.
pub(super) enum Made<U: Unit> {
    /// The unit before it, and the rewrite.
    Copied(U, U::Rewrite),
    /// The unit before it is the shadow's.
    Followed(Box<Shadow<U>>, U::Rewrite),
}

impl<'a, U: Unit> StepLog<'a, U> {
    pub(super) fn new(
        cx: &U::Context,
        unit: &U,
        limits: LockstepLimits,
        watch: Watch<'a, U>,
        keeping: Keeping<U>,
    ) -> StepLog<'a, U> {
        let room = match keeping {
            Keeping::Shadow(_) => MOST_KEPT,
            _ => usize::MAX,
        };
        StepLog {
            report: FunctionReport {
                name: unit.name(cx),
                ..FunctionReport::default()
            },
            open: Vec::new(),
            settled: Vec::new(),
            small: 0,
            limits,
            started: Instant::now(),
            current: None,
            keeping,
            room,
            heartbeats: Heartbeats::of(unit.parts()),
            watch,
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
        if !self.judges() {
            return;
        }
        let rewrite = make(unit);
        self.tell(Moment::Begins(self.report.steps, unit, &rewrite));
        *self.report.kinds.entry(U::kind(&rewrite)).or_default() += 1;
        if self.current.is_some() {
            self.protocol("the pass began a step inside another step");
        }
        self.look_between(unit);
        match &mut self.keeping {
            Keeping::Nothing => {}
            Keeping::Each(before) => *before = Some(unit.clone()),
            Keeping::One(step, before) => {
                *before = (*step == self.report.steps).then(|| unit.clone());
            }
            Keeping::Shadow(shadow) => shadow.catch_up(unit),
        }
        self.current = Some(rewrite);
    }

    /// True if steps are judged.
    fn judges(&self) -> bool {
        !matches!(self.keeping, Keeping::Nothing)
    }

    /// What was changed since the last step is a finding, where it can be seen: the first time, for what follows may come
    /// of it.
    fn look_between(&mut self, unit: &U) {
        let Keeping::Shadow(shadow) = &self.keeping else {
            return;
        };
        let known = |f: &Finding| f.cause == SILENT;
        // A step that has not ended is a breach of its own.
        if self.current.is_some() || self.report.findings.iter().any(known) {
            return;
        }
        if let Some(words) = shadow.changed(unit) {
            let step = self.report.steps;
            let message = format!("before step {step}, outside of any step: {words}");
            self.find(Verdict::InvariantBroken, None, SILENT, message);
        }
    }

    /// The pass has ended: what was changed since the last step.
    pub(super) fn ended(&mut self, unit: &U) {
        let steps = self.report.steps;
        let known = |f: &Finding| f.cause == SILENT;
        // A run without a step is compared with its beginning, as a whole.
        if steps == 0 || self.report.findings.iter().any(known) {
            return;
        }
        let Keeping::Shadow(shadow) = &self.keeping else {
            return;
        };
        if let Some(words) = shadow.changed(unit) {
            let message = format!("after step {steps}, the last one: {words}");
            self.note(Verdict::InvariantBroken, None, None, SILENT, message);
        }
    }

    /// The pass has made its step: what it is judged by, before it is [`Self::judged`].
    pub(super) fn made(&mut self, unit: &U) -> Option<Made<U>> {
        self.heartbeats.step();
        if !self.judges() {
            return None;
        }
        self.tell(Moment::Made(self.report.steps, unit));
        let Some(rewrite) = self.current.take() else {
            self.protocol("the pass ended a step that it had not begun");
            return None;
        };
        match &mut self.keeping {
            Keeping::Nothing => None,
            Keeping::Each(before) | Keeping::One(_, before) => {
                before.take().map(|b| Made::Copied(b, rewrite))
            }
            Keeping::Shadow(_) => {
                let keeping = std::mem::replace(&mut self.keeping, Keeping::Each(None));
                let Keeping::Shadow(shadow) = keeping else {
                    return None;
                };
                Some(Made::Followed(shadow, rewrite))
            }
        }
    }

    /// The reference has been asked.
    pub(super) fn judged(&mut self) {
        if self.judges() {
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

    /// The step under way, if one is: the unit before it, and the rewrite.
    fn under_way(&mut self) -> Option<(U, U::Rewrite)> {
        let rewrite = self.current.take()?;
        let before = match &mut self.keeping {
            Keeping::Nothing => None,
            Keeping::Each(before) | Keeping::One(_, before) => before.take(),
            Keeping::Shadow(shadow) => Some(shadow.unit().clone()),
        };
        before.map(|b| (b, rewrite))
    }

    /// The pass has returned.
    pub(super) fn returned(&mut self) {
        if let Some((before, rewrite)) = self.under_way() {
            let (broken, about) = (Verdict::InvariantBroken, Some((&before, &rewrite)));
            let message = "the pass returned inside a step";
            self.find(broken, about, "step protocol", message.into());
        }
    }

    /// The pass was left by unwinding.
    pub(super) fn ended_early(&mut self, payload: &(dyn std::any::Any + Send)) {
        let current = self.under_way();
        let about = current.as_ref().map(|(unit, rewrite)| (unit, rewrite));
        let steps = self.report.steps;
        let Some((verdict, cause, message)) = ended_early(payload, steps, &self.heartbeats) else {
            return;
        };
        // No step is to blame if none is under way.
        let blamed = about.is_some() || cause != TURNS;
        self.note(verdict, blamed.then_some(steps), about, &cause, message);
    }

    /// Two steps between which a followed unit was broken: in order after the first (0: the beginning), not so after the
    /// second. `ends_well` says whether it is in order at the end.
    pub(super) fn broken_between(
        &self,
        ends_well: impl FnOnce() -> bool,
    ) -> Option<(usize, usize)> {
        let Keeping::Shadow(shadow) = &self.keeping else {
            return None;
        };
        let last = self.report.steps;
        let bad = match shadow.bad {
            None => (shadow.good < last && !ends_well()).then_some(last),
            bad => bad,
        };
        bad.map(|b| (shadow.good, b))
    }

    /// Takes over what was found about one step when that was looked at again.
    pub(super) fn adopt(&mut self, findings: Vec<Finding>) {
        for f in findings {
            let same = |g: &Finding| (g.step, g.verdict, &g.cause) == (f.step, f.verdict, &f.cause);
            if self.report.findings.iter().any(same) {
                continue;
            }
            let later = |g: &Finding| g.step > f.step;
            let at = self.report.findings.iter().position(later);
            let at = at.unwrap_or(self.report.findings.len());
            self.report.findings.insert(at, f);
        }
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

    /// Keeps a step to be settled otherwise, as far as there is room; else it stays open, and the report says why.
    pub(super) fn leave_open(&mut self, left: LeftOpen<'_, U>) {
        let LeftOpen {
            before,
            rewrite,
            after,
            mine,
            doubts,
            reason,
        } = left;
        let step = self.report.steps;
        let words = before.words(&rewrite);
        let line = format!("step {step}, {words}: {reason}");
        self.report.open.push(line);
        let size = before.size() + after.size() + mine.as_ref().map_or(0, U::size);
        if size > self.room {
            let reason = NOT_KEPT.to_owned();
            let open = Open::new(OpenClass::NotAsked, reason.clone());
            self.report.unsettled.push(Unsettled {
                step,
                open,
                runs: 0,
            });
            *self.report.inconclusive.entry(reason).or_default() += 1;
            return;
        }
        if self.room != usize::MAX {
            self.room -= size;
        }
        self.open.push(OpenStep {
            step,
            rewrite,
            before: before.into_owned(),
            after: after.clone(),
            mine,
            doubts,
            reason,
        });
    }

    /// Keeps the current step, which is settled, if this kind of unit keeps them.
    pub(super) fn keep_settled(&mut self, before: Cow<'_, U>, rewrite: U::Rewrite, after: &U) {
        if self.settled.len() < U::SETTLED_KEPT && before.size() < U::LARGEST_KEPT {
            self.settled.push(SettledStep {
                step: self.report.steps,
                rewrite,
                before: before.into_owned(),
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
