//! What the validator's report on two functions means for a verdict: one reading for everyone who asks it.
//!
//! A counterexample is a miscompile when both sides were executed on it, the source to its end. One that could not be
//! run, or whose run shows no difference, is no proof of anything; but it is a difference that is known, so that it is
//! [`Answer::Suspect`] and never a reason to call a step good.

use crate::tv::validate::{Conclusion, Counterexample, GAVE_UP, OUT_OF_MEMORY, Replay, Report};
use crate::verdict::{Open, OpenClass};

/// What the validator says of two functions.
#[derive(Clone, Debug)]
pub enum Answer {
    /// The target refines the source on every input.
    Proved,
    /// An input shows that it does not; both sides were run on it.
    Wrong(Shown),
    /// The solver has a difference that no run shows.
    Suspect(Shown),
    /// Neither.
    Open(Open),
}

/// A counterexample.
#[derive(Clone, Debug, Default)]
pub struct Shown {
    /// What the target does wrong, the same for the same mistake in another program.
    pub reason: String,
    /// What running it showed, or why it was not run.
    pub how: String,
    /// Inputs, and values of both sides along the way.
    pub lines: Vec<String>,
}

impl Shown {
    /// In words, for people.
    pub fn words(&self) -> String {
        format!("{} ({})", self.reason, self.how)
    }
}

/// Reads a report.
pub fn answer(report: Report) -> Answer {
    let open = |class, why: &str| Answer::Open(Open::new(class, why));
    match report.conclusion {
        Conclusion::Correct { .. } if report.bounded => {
            open(OpenClass::Bounded, "proved up to the bound on loops")
        }
        Conclusion::Correct { .. } => Answer::Proved,
        Conclusion::Vacuous if report.bounded => open(
            OpenClass::Bounded,
            "the source is undefined on every input, up to the bound on loops",
        ),
        Conclusion::Vacuous => open(OpenClass::Vacuous, "the source is undefined on every input"),
        Conclusion::Incorrect(c) => match c.replay {
            Replay::Confirmed(_) => Answer::Wrong(shown(*c)),
            _ => Answer::Suspect(shown(*c)),
        },
        Conclusion::Unproven(why) => match report.unconfirmed {
            Some(c) => Answer::Suspect(shown(*c)),
            None => Answer::Open(Open::new(class_of(&why), why)),
        },
        Conclusion::OutOfBudget => open(OpenClass::Budget, "the solver's budget is used up"),
        Conclusion::TimedOut => open(OpenClass::Late, "the time ran out"),
        Conclusion::Unsupported(blockers) => {
            let mut kinds: Vec<&str> = blockers.iter().map(|b| b.construct.as_str()).collect();
            kinds.sort_unstable();
            kinds.dedup();
            open(
                OpenClass::NotModelled,
                &format!("not modelled: {}", kinds.join("; ")),
            )
        }
    }
}

fn shown(c: Counterexample) -> Shown {
    Shown {
        how: c.replay.words(),
        lines: c.inputs.into_iter().chain(c.trace).collect(),
        reason: c.reason,
    }
}

/// The class of a reason why nothing is proved.
fn class_of(why: &str) -> OpenClass {
    if why == OUT_OF_MEMORY || why.starts_with(GAVE_UP) {
        OpenClass::Budget
    } else if why.ends_with("is not modelled") {
        OpenClass::NotModelled
    } else {
        OpenClass::Vague
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn report(conclusion: Conclusion) -> Report {
        Report {
            conclusion,
            mode: crate::tv::context::Mode::default(),
            bounded: false,
            cut_points: None,
            assumptions: Vec::new(),
            approximations: Vec::new(),
            queries: 0,
            units: 0,
            solver_time: std::time::Duration::ZERO,
            time: std::time::Duration::ZERO,
            log: Vec::new(),
            unconfirmed: None,
        }
    }

    /// A counterexample that was not executed is no miscompile, and nothing good either.
    #[test]
    fn only_what_was_seen_in_execution_is_wrong() {
        let replays = [
            (Replay::Confirmed("both ran".into()), true),
            (Replay::NotRun, false),
            (Replay::NotRunnable("threads".into()), false),
            (Replay::Contradicted("both sides: returns".into()), false),
        ];
        for (replay, seen) in replays {
            let c = Counterexample {
                reason: "Value mismatch".into(),
                replay,
                ..Counterexample::default()
            };
            let said = answer(report(Conclusion::Incorrect(Box::new(c))));
            assert_eq!(matches!(said, Answer::Wrong(_)), seen, "{said:?}");
            assert_eq!(matches!(said, Answer::Suspect(_)), !seen, "{said:?}");
        }
    }

    #[test]
    fn a_run_that_contradicts_the_solver_is_suspect_and_other_reasons_have_their_class() {
        let said = answer(Report {
            unconfirmed: Some(Box::new(Counterexample {
                reason: "Value mismatch".into(),
                replay: Replay::Contradicted("both sides: returns".into()),
                ..Counterexample::default()
            })),
            ..report(Conclusion::Unproven("Value mismatch, but …".into()))
        });
        assert!(
            matches!(&said, Answer::Suspect(s) if s.reason == "Value mismatch"),
            "{said:?}"
        );
        let class = |why: &str| match answer(report(Conclusion::Unproven(why.into()))) {
            Answer::Open(open) => Some(open.class),
            _ => None,
        };
        assert_eq!(class(OUT_OF_MEMORY), Some(OpenClass::Budget));
        assert_eq!(
            class("Value mismatch, but the meaning of sinf is not modelled"),
            Some(OpenClass::NotModelled)
        );
        assert_eq!(
            class("Value mismatch, but the difference may depend on: x"),
            Some(OpenClass::Vague)
        );
    }
}
