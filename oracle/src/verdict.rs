//! What the judge says: of a function or file one [`Verdict`], with the findings and open questions that it follows from.
//!
//! ```text
//!   steps, runs, claims ──▶ FunctionReport ── worst of its parts ──▶ Verdict
//!                             findings: verdict, step, inputs            exit code (docs/verdicts.md)
//!                             unsettled: step, OpenClass, reason
//! ```
//!
//! Verdicts are ordered from best to worst, and a whole gets the worst of its parts. A step that is neither legal by the
//! reference, nor proved, nor refuted needs an [`OpenClass`] with a reason; the list of classes is closed, and a
//! difference that fits none is [`Verdict::Suspect`].
//!
//! **Invariant:** a report with a finding never has a better verdict than the finding's own.

use crate::describe::FieldText;

/// The verdict on one function or file, from best to worst: the worst of its parts.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub enum Verdict {
    /// The pass did nothing.
    Unchanged,
    /// Every step was judged legal and both forms made the same function of it.
    Same,
    /// Canonical forms differ somewhere, proved equivalent by the validator.
    Equivalent,
    /// Some step was not proved; no difference was found on the inputs tried.
    Refines,
    /// As above, and the reference found a legal rewrite within the budgets that production left undone.
    Missed,
    /// Some construct is not supported by the judge, so nothing is claimed.
    Unsupported,
    /// The safety net: the wall time that somebody allowed ran out before a claim could be made. Budgets that are
    /// counted (steps, units of the solver) never lead to this.
    TimedOut,
    /// A difference that no execution shows: a counterexample of the validator that could not be run or whose run shows
    /// nothing, or an access that became weaker. The finding says why it was not seen.
    Suspect,
    /// The pass did not finish.
    Hang,
    /// The pass panicked.
    Crash,
    /// An invariant was broken.
    InvariantBroken,
    /// The reference says that a step was illegal.
    IllegalRewrite,
    /// The output does what the input may not do.
    Miscompile,
}

impl Verdict {
    /// All of them in order.
    pub const ALL: [Verdict; 13] = [
        Verdict::Unchanged,
        Verdict::Same,
        Verdict::Equivalent,
        Verdict::Refines,
        Verdict::Missed,
        Verdict::Unsupported,
        Verdict::TimedOut,
        Verdict::Suspect,
        Verdict::Hang,
        Verdict::Crash,
        Verdict::InvariantBroken,
        Verdict::IllegalRewrite,
        Verdict::Miscompile,
    ];
    /// Kebab-case name.
    pub fn name(self) -> &'static str {
        match self {
            Verdict::Unchanged => "unchanged",
            Verdict::Same => "same",
            Verdict::Equivalent => "equivalent",
            Verdict::Refines => "refines",
            Verdict::Missed => "missed",
            Verdict::Unsupported => "unsupported",
            Verdict::TimedOut => "timed-out",
            Verdict::Suspect => "suspect",
            Verdict::Hang => "hang",
            Verdict::Crash => "crash",
            Verdict::InvariantBroken => "invariant-broken",
            Verdict::IllegalRewrite => "illegal-rewrite",
            Verdict::Miscompile => "miscompile",
        }
    }
    /// True for the verdicts that are findings.
    pub fn is_failure(self) -> bool {
        self >= Verdict::Suspect
    }
}

/// Why a step that the reference alone could not settle is neither proved nor a finding. The list is closed and
/// documented (`docs/verdicts.md`): a difference that fits none of these is [`Verdict::Suspect`].
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub enum OpenClass {
    /// Proved as far as the validator follows loops.
    Bounded,
    /// The solver's budget, or the size that an encoding may have, is used up.
    Budget,
    /// The validator does not model a construct, which is named.
    NotModelled,
    /// The only difference that the solver finds may come from what the encoding leaves vague, which is named.
    Vague,
    /// The memories of two modules cannot be related, for a reason that is named.
    Unrelated,
    /// A function that only the module itself calls, or that names variables that only the module itself writes or that the
    /// two modules do not have alike, differs for arguments or contents that may never occur.
    Context,
    /// The source is undefined on every input that the validator considers.
    Vacuous,
    /// The validator was not asked: it is switched off, or the unit is too large.
    NotAsked,
    /// The safety net on time ended it.
    Late,
}

impl OpenClass {
    /// All of them in order.
    pub const ALL: [OpenClass; 9] = [
        OpenClass::Bounded,
        OpenClass::Budget,
        OpenClass::NotModelled,
        OpenClass::Vague,
        OpenClass::Unrelated,
        OpenClass::Context,
        OpenClass::Vacuous,
        OpenClass::NotAsked,
        OpenClass::Late,
    ];
    /// Kebab-case name.
    pub fn name(self) -> &'static str {
        match self {
            OpenClass::Bounded => "bounded",
            OpenClass::Budget => "budget",
            OpenClass::NotModelled => "not-modelled",
            OpenClass::Vague => "vague",
            OpenClass::Unrelated => "unrelated",
            OpenClass::Context => "context",
            OpenClass::Vacuous => "vacuous",
            OpenClass::NotAsked => "not-asked",
            OpenClass::Late => "late",
        }
    }
}

/// Why something is open: its class, and the reason in words.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Open {
    /// The class.
    pub class: OpenClass,
    /// The reason.
    pub why: String,
}

impl Open {
    /// A class with its reason.
    pub fn new(class: OpenClass, why: impl Into<String>) -> Open {
        Open {
            class,
            why: why.into(),
        }
    }
}

/// A step that is neither settled nor a finding.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Unsettled {
    /// Step number from 1.
    pub step: usize,
    /// Why it is open.
    pub open: Open,
    /// Inputs on which the units before and after it were run to the end and agree.
    pub runs: usize,
}

/// A reason for a verdict, with what reproduces it.
#[derive(Clone, Debug)]
pub struct Finding {
    /// The verdict that it leads to.
    pub verdict: Verdict,
    /// Function name.
    pub function: String,
    /// Step number inside the pass (from 1), if a step is to blame.
    pub step: Option<usize>,
    /// The rewrite of that step, in words.
    pub rewrite: Option<String>,
    /// The kind of that rewrite ([`Rewrite::kind`](tandem_ir::rewrite::Rewrite::kind)).
    pub rewrite_kind: Option<&'static str>,
    /// Its fields.
    pub fields: Vec<FieldText>,
    /// What went wrong in a few words that are the same for every program that shows the same mistake: the
    /// rule, the invariant, the sort of difference; no names and numbers of the program.
    pub cause: String,
    /// What is wrong, for people.
    pub message: String,
    /// The counterexample: input values, memory, schedule seed; empty if none is needed.
    pub counterexample: Vec<String>,
}

/// The judge's report on one function.
#[derive(Clone, Debug, Default)]
pub struct FunctionReport {
    /// Function name.
    pub name: String,
    /// Steps that production made.
    pub steps: usize,
    /// Steps that were judged legal and led both forms to the same function.
    pub same: usize,
    /// Steps whose fact the reference could not derive (canonical forms agree).
    pub unproven: usize,
    /// Steps after which canonical forms differ.
    pub different: usize,
    /// Of the steps that are unproven or different: those that the validator proved.
    pub proved: usize,
    /// What the validator says of the whole function before and after: name of the conclusion, with "bounded"
    /// where it holds up to the unrolling bound; empty if it was not asked.
    pub validated: String,
    /// Steps that the reference alone could not settle, in words.
    pub open: Vec<String>,
    /// Of these, the steps that nothing settled, each with its class. Empty where the whole is proved without bound.
    pub unsettled: Vec<Unsettled>,
    /// Steps by rewrite kind.
    pub kinds: std::collections::BTreeMap<&'static str, usize>,
    /// Legal rewrites within budget that production left undone, in words.
    pub missed: Vec<String>,
    /// The same by what was left undone: the kind of the rewrite, and the rule or the reason that it names.
    pub undone: std::collections::BTreeMap<String, usize>,
    /// Inputs on which input and output were compared to the end.
    pub inputs: usize,
    /// Inputs on which nothing could be compared (source UB or nondeterminism, limits), by reason.
    pub inconclusive: std::collections::BTreeMap<String, usize>,
    /// Findings, worst first.
    pub findings: Vec<Finding>,
    /// Reasons for "unsupported".
    pub unsupported: Vec<String>,
    /// True if the safety net on wall time cut something short: what is not a finding is then
    /// [`Verdict::TimedOut`].
    pub timed_out: bool,
}

impl FunctionReport {
    /// The verdict that follows from the parts.
    pub fn verdict(&self) -> Verdict {
        if let Some(worst) = self.findings.iter().map(|f| f.verdict).max() {
            return worst;
        }
        if self.timed_out {
            return Verdict::TimedOut;
        }
        if self.steps == 0 {
            return if !self.missed.is_empty() {
                Verdict::Missed
            } else {
                Verdict::Unchanged
            };
        }
        if !self.unsupported.is_empty() && self.same < self.steps {
            return Verdict::Unsupported;
        }
        if !self.missed.is_empty() {
            return Verdict::Missed;
        }
        if self.same == self.steps {
            Verdict::Same
        } else if self.same + self.proved == self.steps || self.validated == "correct" {
            Verdict::Equivalent
        } else {
            Verdict::Refines
        }
    }
}
