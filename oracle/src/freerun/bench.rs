//! How two states of a unit are held against each other: run on the same inputs, and put before a prover.

use super::{Finding, FunctionReport, Verdict, found};
use crate::lockstep::{OpenStep, SettledStep};
use crate::pass::Production;
use crate::unit::Unit;
use crate::verdict::Open;

/// Whose result is compared with its source.
pub enum Blame<'a, U: Unit> {
    /// A step that lockstep left open.
    Step(&'a OpenStep<U>),
    /// Production's whole run.
    Production,
    /// The reference's whole run.
    Reference,
    /// Somebody else's result, of which no steps are known.
    Target,
}

impl<U: Unit> Clone for Blame<'_, U> {
    fn clone(&self) -> Self {
        *self
    }
}

impl<U: Unit> Copy for Blame<'_, U> {}

/// How two states of one kind of unit are compared and proved. [`Judge`](super::Judge) asks; what a bench finds or
/// leaves open it writes into the report.
///
/// A bench is made for one judgement of one unit. It keeps what several comparisons share, for instance the runs of the
/// source, and the time that is left.
pub trait Bench<U: Unit> {
    /// Runs the target against the source on one input after another, until one shows a difference: a finding on whom
    /// `blame` says. `kinds` are the kinds of rewrites that may lie between the two.
    fn compare(
        &mut self,
        both: (&U, &U),
        kinds: &[&'static str],
        blame: Blame<'_, U>,
        report: &mut FunctionReport,
    );

    /// Settles an open step on which no input shows a difference: counts it as proved, or finds a counterexample. Why it
    /// stays open, if it is neither.
    fn prove_step(&mut self, step: &OpenStep<U>, report: &mut FunctionReport) -> Option<Open>;

    /// Proves a step that reference and production agree on, of those that are kept ([`Unit::SETTLED_KEPT`]).
    fn prove_settled(&mut self, _step: &SettledStep<U>) {}

    /// Says in the report what the proofs of the steps amount to, when all steps are through.
    fn conclude_steps(&mut self, _report: &mut FunctionReport) {}

    /// Proves production's whole result, or finds an input on which it is wrong. Left out where a run is proved by
    /// proving its steps.
    fn prove_whole(&mut self, _both: (&U, &U), _report: &mut FunctionReport) {}

    /// Holds what the analyses claim of the unit before the pass, and what they still claim of it after the pass,
    /// against executions.
    fn hold_claims(
        &mut self,
        _production: &dyn Production<U>,
        _before: (&U, U::Claims),
        _after: (&U, &U::Claims),
        _report: &mut FunctionReport,
    ) {
    }

    /// Contexts besides the given one in which the unit might be met, in which production rides in lockstep once more;
    /// each with words that its findings begin with.
    fn other_contexts(&self, _cx: &U::Context) -> Vec<(U::Context, &'static str)> {
        Vec::new()
    }
}

/// What is wrong with a result, on which input.
pub struct Wrong<'a> {
    /// [`Finding::cause`].
    pub cause: &'a str,
    /// The input as a prefix of the message, `input 3: ` or `plan 3, `; empty if it fails on all.
    pub on: String,
    /// What the result does that its source may not do.
    pub words: String,
    /// [`Finding::counterexample`].
    pub counterexample: Vec<String>,
}

/// A miscompile as a finding.
pub fn miscompile<U: Unit>(
    report: &FunctionReport,
    blame: Blame<'_, U>,
    wrong: Wrong<'_>,
) -> Finding {
    blamed(report, Verdict::Miscompile, blame, wrong)
}

/// A difference that no execution shows, as a finding.
pub fn suspect<U: Unit>(report: &FunctionReport, blame: Blame<'_, U>, wrong: Wrong<'_>) -> Finding {
    blamed(report, Verdict::Suspect, blame, wrong)
}

fn blamed<U: Unit>(
    report: &FunctionReport,
    verdict: Verdict,
    blame: Blame<'_, U>,
    wrong: Wrong<'_>,
) -> Finding {
    let Wrong {
        cause,
        on,
        words,
        counterexample,
    } = wrong;
    let whole = |cause: &str, whose: &str| Finding {
        counterexample: counterexample.clone(),
        ..found::<U>(report, verdict, cause, format!("{whose}{on}{words}"))
    };
    match blame {
        Blame::Step(s) => Finding {
            step: Some(s.step),
            rewrite: Some(s.before.words(&s.rewrite)),
            rewrite_kind: Some(U::kind(&s.rewrite)),
            fields: s.before.fields(&s.rewrite),
            message: format!("{on}{words} ({})", s.reason),
            ..whole(cause, "")
        },
        Blame::Production => whole(cause, "production's result, "),
        Blame::Reference => whole(&format!("reference: {cause}"), "the reference's result, "),
        Blame::Target => whole(cause, ""),
    }
}
