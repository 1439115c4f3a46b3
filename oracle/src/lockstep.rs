//! Lockstep: the reference rides beside every step of the production pass.
//!
//! The production pass runs once, with a [`Recorder`] as its trace. Before each
//! step the recorder keeps the function; after it, it asks the reference's judge
//! whether the rewrite was legal, lets the reference apply the same rewrite to the
//! kept function, and compares canonical forms. Invariants are checked after every
//! step. What stays open (facts that the reference cannot derive, forms that
//! differ) is handed to the caller with both functions, to be settled by running
//! them or by the validator.
//!
//! A pass that takes too many steps, or turns for ever in a loop that reports none, is
//! stopped from inside. One that does neither hangs its process, or takes it along; who
//! looks on from outside ([`ride_watched`]) is told of each [`Moment`] as it comes, so
//! that the last one says where it was.

use crate::canonical::{canonical, first_difference, identical};
use crate::invariants::{Baseline, budgeted_size};
use crate::pass::{ProductionPass, ReferencePass};
use crate::verdict::{Finding, FunctionReport, Verdict};
use std::panic::{AssertUnwindSafe, catch_unwind};
use std::time::{Duration, Instant};
use tandem_ir::rewrite::{Judgement, Rewrite, Trace};
use tandem_ir::{Function, Header};

/// Limits of one lockstep run.
#[derive(Clone, Copy, Debug)]
pub struct LockstepLimits {
    /// Steps after which the pass counts as hanging.
    pub steps: usize,
    /// Time after which the pass counts as hanging.
    pub time: Duration,
}

impl Default for LockstepLimits {
    fn default() -> Self {
        LockstepLimits {
            steps: 100_000,
            time: Duration::from_secs(120),
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
pub(crate) struct Turns {
    since: usize,
    limit: usize,
}

impl Turns {
    /// For a program of so many parts that a pass looks at between two steps.
    pub(crate) fn of(parts: usize) -> Turns {
        Turns {
            since: 0,
            limit: LEAST_TURNS.max(TURNS_PER_PART * parts),
        }
    }
    /// A step was made.
    pub(crate) fn step(&mut self) {
        self.since = 0;
    }
    /// A turn without one; too many leave the pass by unwinding.
    pub(crate) fn turn(&mut self) {
        self.since += 1;
        if self.since > self.limit {
            std::panic::resume_unwind(Box::new(TurningMarker));
        }
    }
}

/// A step that the reference alone could not settle.
pub struct OpenStep {
    /// Step number from 1.
    pub step: usize,
    /// The rewrite.
    pub rewrite: Rewrite,
    /// The function before.
    pub before: Function,
    /// Production's function after.
    pub after: Function,
    /// Why it is open.
    pub reason: String,
}

/// What lockstep leaves behind.
pub struct LockstepRun {
    /// Counts and findings so far.
    pub report: FunctionReport,
    /// Steps to settle otherwise.
    pub open: Vec<OpenStep>,
    /// Production's result, unless it crashed or hung.
    pub output: Option<Function>,
    /// What production's analyses claim.
    pub claims: tandem_ir::claims::Claims,
}

/// The trace that judges.
pub struct Recorder<'a> {
    cx: &'a Header,
    production: &'a dyn ProductionPass,
    reference: &'a dyn ReferencePass,
    baseline: &'a Baseline,
    limits: LockstepLimits,
    started: Instant,
    current: Option<(Function, Rewrite)>,
    report: FunctionReport,
    open: Vec<OpenStep>,
    /// What the steps took from the budget.
    charged: usize,
    turns: Turns,
    watch: Watch<'a>,
    /// Only limits are kept; what the steps are is of no matter.
    deaf: bool,
}

/// Thrown (by unwinding) out of a pass that does not end.
pub(crate) struct HangMarker;

/// Thrown out of a pass that turns without a step.
struct TurningMarker;

/// Thrown out of a pass where the watch has seen enough.
pub(crate) struct StopMarker;

/// What it means that a pass was left by unwinding after so many steps; nothing where the watch stopped it.
pub(crate) fn ended_early(
    payload: &(dyn std::any::Any + Send),
    steps: usize,
    turns: &Turns,
) -> Option<Early> {
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
pub(crate) type Early = (Verdict, String, String);

/// The cause of a hang in which no step is to blame if none is under way.
pub(crate) const TURNS: &str = "turns";

impl Trace for Recorder<'_> {
    const ACTIVE: bool = true;

    fn before(&mut self, f: &Function, make: impl FnOnce(&Function) -> Rewrite) {
        self.report.steps += 1;
        if self.report.steps > self.limits.steps || self.started.elapsed() > self.limits.time {
            std::panic::resume_unwind(Box::new(HangMarker));
        }
        self.turns.step();
        if self.deaf {
            return;
        }
        let rewrite = make(f);
        self.tell(Moment::Begins(self.report.steps, f, &rewrite));
        *self.report.kinds.entry(rewrite.kind()).or_default() += 1;
        if self.current.is_some() {
            self.find(
                Verdict::InvariantBroken,
                None,
                "step protocol",
                "the pass began a step inside another step".into(),
            );
        }
        self.current = Some((f.clone(), rewrite));
    }

    fn after(&mut self, f: &Function) {
        self.turns.step();
        if self.deaf {
            return;
        }
        self.tell(Moment::Made(self.report.steps, f));
        match self.current.take() {
            Some((before, rewrite)) => self.judge_step(before, rewrite, f),
            None => self.find(
                Verdict::InvariantBroken,
                None,
                "step protocol",
                "the pass ended a step that it had not begun".into(),
            ),
        }
        self.tell(Moment::Asked(self.report.steps));
    }

    fn turn(&mut self) {
        self.turns.turn();
    }
}

impl Recorder<'_> {
    fn tell(&mut self, moment: Moment<'_>) {
        if !(self.watch)(moment) {
            std::panic::resume_unwind(Box::new(StopMarker));
        }
    }

    fn find(
        &mut self,
        verdict: Verdict,
        rewrite: Option<(&'static str, String)>,
        cause: &str,
        message: String,
    ) {
        let (rewrite_kind, rewrite) = rewrite.unzip();
        self.report.findings.push(Finding {
            verdict,
            function: self.report.name.clone(),
            step: Some(self.report.steps),
            rewrite,
            rewrite_kind,
            cause: cause.into(),
            message,
            counterexample: Vec::new(),
        });
    }

    /// What it means that the pass was left by unwinding.
    fn ended_early(&mut self, payload: &(dyn std::any::Any + Send)) {
        let current = self.current.take();
        let rewrite = current.map(|c| (c.1.kind(), crate::describe::rewrite(&c.0, &c.1)));
        let steps = self.report.steps;
        let Some((verdict, cause, message)) = ended_early(payload, steps, &self.turns) else {
            return;
        };
        let blamed = rewrite.is_some() || cause != TURNS;
        self.find(verdict, rewrite, &cause, message);
        if let Some(f) = self.report.findings.last_mut().filter(|_| !blamed) {
            f.step = None;
        }
    }

    /// Takes a rewrite's cost from the budget; the first one that goes beyond it is a finding.
    fn charge(&mut self, before: &Function, rewrite: &Rewrite) {
        let Some(limit) = self.production.growth_limit() else {
            return;
        };
        let spent = self.charged;
        self.charged += self.production.charge(self.cx, before, rewrite);
        if spent <= limit && self.charged > limit {
            let words = crate::describe::rewrite(before, rewrite);
            let words = Some((rewrite.kind(), words));
            let message = format!(
                "the copies of this run cost {} together, the budget is {limit}",
                self.charged
            );
            self.find(Verdict::InvariantBroken, words, "budget", message);
        }
    }

    fn judge_step(&mut self, before: Function, rewrite: Rewrite, after: &Function) {
        if let Some(b) = self.baseline.check(self.cx, after).into_iter().next() {
            let words = crate::describe::rewrite(&before, &rewrite);
            self.find(
                Verdict::InvariantBroken,
                Some((rewrite.kind(), words)),
                b.invariant,
                format!("{}: {}", b.invariant, b.message),
            );
        }
        if let Some(limit) = self.production.limit_broken(self.cx, &before, &rewrite) {
            let words = crate::describe::rewrite(&before, &rewrite);
            let words = Some((rewrite.kind(), words));
            self.find(Verdict::InvariantBroken, words, "limit", limit);
        }
        self.charge(&before, &rewrite);
        // Made only where somebody reads them: most steps are fine.
        let words = || crate::describe::rewrite(&before, &rewrite);
        let judgement = self.reference.judge(self.cx, &before, &rewrite);
        if let Judgement::Illegal { rule, reason } = &judgement {
            self.find(
                Verdict::IllegalRewrite,
                Some((rewrite.kind(), words())),
                rule,
                format!("{rule}: {reason}"),
            );
            return;
        }
        let mut mine = before.clone();
        if let Err(e) = self.reference.apply(self.cx, &mut mine, &rewrite) {
            let message = format!("the reference cannot apply the rewrite: {e}");
            let words = Some((rewrite.kind(), words()));
            self.find(Verdict::IllegalRewrite, words, "not applicable", message);
            return;
        }
        // Most steps give the same down to the numbers, and then there is nothing to normalise.
        let difference = match identical(&mine, after) {
            true => None,
            false => first_difference(&canonical(self.cx, &mine), &canonical(self.cx, after)),
        };
        let reason = match (&judgement, difference) {
            (Judgement::Unproven { reason }, None) => {
                self.report.unproven += 1;
                reason.clone()
            }
            (_, Some((line, theirs, ours))) => {
                self.report.different += 1;
                format!(
                    "canonical form, line {line}: the reference has '{theirs}', production has '{ours}'"
                )
            }
            _ => {
                self.report.same += 1;
                return;
            }
        };
        self.report
            .open
            .push(format!("step {}, {}: {reason}", self.report.steps, words()));
        self.open.push(OpenStep {
            step: self.report.steps,
            rewrite,
            before,
            after: after.clone(),
            reason,
        });
    }
}

/// Runs the production pass on a copy of `f` with the reference beside it.
pub fn ride(
    cx: &Header,
    f: &Function,
    production: &dyn ProductionPass,
    reference: &dyn ReferencePass,
    limits: LockstepLimits,
) -> LockstepRun {
    ridden(cx, f, (production, reference), limits, &mut |_| true, false)
}

/// Runs the production pass alone, within the limits on steps, turns and time.
pub fn run_alone(
    cx: &Header,
    f: &Function,
    production: &dyn ProductionPass,
    reference: &dyn ReferencePass,
    limits: LockstepLimits,
) -> LockstepRun {
    ridden(cx, f, (production, reference), limits, &mut |_| true, true)
}

/// The same with somebody who looks on. A run that the watch has stopped has no output and no finding for it.
pub fn ride_watched(
    cx: &Header,
    f: &Function,
    production: &dyn ProductionPass,
    reference: &dyn ReferencePass,
    limits: LockstepLimits,
    watch: Watch<'_>,
) -> LockstepRun {
    ridden(cx, f, (production, reference), limits, watch, false)
}

fn ridden(
    cx: &Header,
    f: &Function,
    (production, reference): (&dyn ProductionPass, &dyn ReferencePass),
    limits: LockstepLimits,
    watch: Watch<'_>,
    deaf: bool,
) -> LockstepRun {
    let baseline = Baseline::new(cx, f);
    let name = cx.global_name(f.global).to_owned();
    let mut recorder = Recorder {
        cx,
        production,
        reference,
        baseline: &baseline,
        limits,
        started: Instant::now(),
        current: None,
        report: FunctionReport {
            name,
            ..FunctionReport::default()
        },
        open: Vec::new(),
        charged: 0,
        turns: Turns::of(f.num_blocks()),
        watch,
        deaf,
    };
    let mut output = f.clone();
    let result = catch_unwind(AssertUnwindSafe(|| {
        production.run_traced(cx, &mut output, &mut recorder)
    }));
    let mut claims = tandem_ir::claims::Claims::default();
    let mut finished = true;
    match result {
        Ok(c) => claims = c,
        Err(payload) => {
            finished = false;
            recorder.ended_early(&*payload);
        }
    }
    if finished {
        finished = catch_unwind(AssertUnwindSafe(|| recorder.tell(Moment::Ended(&output)))).is_ok();
    }
    if finished && recorder.current.is_some() {
        recorder.find(
            Verdict::InvariantBroken,
            None,
            "step protocol",
            "the pass returned inside a step".into(),
        );
    }
    let Recorder {
        mut report, open, ..
    } = recorder;
    if finished {
        let rest = (!deaf).then_some(production);
        check_whole_run(cx, f, &output, &baseline, rest, &mut report);
    }
    LockstepRun {
        report,
        open,
        output: finished.then_some(output),
        claims,
    }
}

/// What only the whole run shows: changes outside any step, growth, a repeated run that differs.
fn check_whole_run(
    cx: &Header,
    f: &Function,
    output: &Function,
    baseline: &Baseline,
    production: Option<&dyn ProductionPass>,
    report: &mut FunctionReport,
) {
    let mut find = |verdict, cause: &str, message: String| {
        report.findings.push(Finding {
            verdict,
            function: cx.global_name(f.global).to_owned(),
            step: None,
            rewrite: None,
            rewrite_kind: None,
            cause: cause.into(),
            message,
            counterexample: Vec::new(),
        });
    };
    if let Some(b) = baseline.check(cx, output).into_iter().next() {
        find(
            Verdict::InvariantBroken,
            b.invariant,
            format!("at the end, {}: {}", b.invariant, b.message),
        );
        return;
    }
    let Some(production) = production else { return };
    if !baseline.reducible() && report.steps > 0 {
        find(
            Verdict::InvariantBroken,
            "irreducible input",
            "X-6: an irreducible function was changed".into(),
        );
    }
    let grown = budgeted_size(output).saturating_sub(budgeted_size(f));
    if let Some(limit) = production.growth_limit().filter(|&l| grown > l) {
        find(
            Verdict::InvariantBroken,
            "growth budget",
            format!("the function grew by {grown} instructions, the budget is {limit}"),
        );
    }
    let same = |g: &Function| identical(g, output) || canonical(cx, g) == canonical(cx, output);
    if report.steps == 0 && !same(f) {
        find(
            Verdict::InvariantBroken,
            "silent change",
            "the pass changed the function without reporting a step".into(),
        );
    }
    let mut free = f.clone();
    match catch_unwind(AssertUnwindSafe(|| production.run(cx, &mut free))) {
        Ok(_) if !same(&free) => {
            find(
                Verdict::InvariantBroken,
                "depends on the trace",
                "the pass gives another result when nobody traces it".into(),
            );
        }
        Ok(_) => {}
        Err(p) => {
            let text = panic_text(&*p);
            let cause = panic_cause(&text);
            find(
                Verdict::Crash,
                &cause,
                format!("panic without trace: {text}"),
            );
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
