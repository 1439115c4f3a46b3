//! Comparing two programs on one input: does the target do only what the source allows?
//!
//! Refinement as Alive2 defines it, for concrete runs: where the source is
//! undefined the target may do anything; where it gives poison the target may give
//! anything; where it gives undef, anything but poison; everything else must be
//! equal: the result, the final bytes of buffers and globals, the order of
//! observable events; where the source traps, only what others saw until then, since a program that has
//! trapped has no memory that anybody reads. A source run that depended on a choice of its own says nothing when
//! results differ, and such inputs are counted as inconclusive, never as good; nor does it where what differs hangs on a
//! licence of fast-math flags ([`under_licences`]).

mod calls;
mod difference;
mod licences;
mod observed;
mod schedules;
mod values;

pub use calls::beyond_calls;
pub use difference::{describe, difference};
pub use licences::{LICENSED, under_licences};
pub use observed::Observed;
pub use values::{FIRST_LABEL, refines_event, refines_image, refines_value};

use crate::inputs::TestInput;
use crate::{Licences, Outcome, Policy, Program, UninitPolicy};
use observed::{observe, observe_under};
use schedules::{SCHEDULES, Schedules, other_schedules, under_schedule};
use tandem_ir::Global;

/// The answer for one input.
#[derive(Clone, PartialEq, Debug)]
pub enum Comparison {
    /// The target's run refines the source's.
    Refines,
    /// Nothing can be said; the reason, in a few words.
    Inconclusive(String),
    /// The target did what the source may not do.
    Differs(Difference),
}

/// How a target's run fails to refine its source's.
#[derive(Clone, PartialEq, Debug)]
pub struct Difference {
    /// The sort of difference: the same for the same mistake in another program.
    pub sort: &'static str,
    /// What differs, for people.
    pub words: String,
}

impl std::fmt::Display for Difference {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.write_str(&self.words)
    }
}

/// Steps of the source beyond which an input is dropped.
pub const DEFAULT_STEPS: u64 = 400_000;

/// Runs both programs on an input and compares. `function` must have the same parameters in both.
pub fn compare(
    source: &Program<'_>,
    target: &Program<'_>,
    function: Global,
    input: &TestInput,
    steps: u64,
) -> Comparison {
    let run = SourceRun::new(source, function, input.clone(), steps);
    run.compare(source, target, function, steps).0
}

/// A run of the source on one input, to be held against several targets.
pub struct SourceRun {
    /// The input.
    pub input: TestInput,
    /// Steps that the run took.
    pub steps: u64,
    /// What the source did, or why that says nothing about any target.
    observed: Result<Observed, String>,
}

impl SourceRun {
    /// Runs the source.
    pub fn new(source: &Program<'_>, function: Global, input: TestInput, steps: u64) -> SourceRun {
        let observed = observe(source, function, &input, steps, true);
        SourceRun {
            steps: observed.steps,
            observed: match undecided(&observed) {
                Some(why) => Err(why),
                None => Ok(observed),
            },
            input,
        }
    }

    /// True if the run says something of a target: it is defined, and ends.
    pub fn is_decided(&self) -> bool {
        self.observed.is_ok()
    }

    /// What the source did.
    ///
    /// # Errors
    /// Why that says nothing about any target.
    pub fn observed(&self) -> Result<&Observed, &str> {
        self.observed.as_ref().map_err(String::as_str)
    }

    /// What the source does with its licences shaken; `None` where that run says nothing. `source`, `function` and `steps`
    /// must be those of [`Self::new`].
    pub fn shaken(
        &self,
        source: &Program<'_>,
        function: Global,
        steps: u64,
        licences: Licences,
    ) -> Option<Observed> {
        let policy = Policy {
            licences,
            ..Policy::default()
        };
        let run = observe_under(source, function, &self.input, (steps, false), policy);
        undecided(&run).is_none().then_some(run)
    }

    /// Runs a target and compares; also the steps that this took. `source`, `function` and `steps` must be those of
    /// [`Self::new`].
    pub fn compare(
        &self,
        source: &Program<'_>,
        target: &Program<'_>,
        function: Global,
        steps: u64,
    ) -> (Comparison, u64) {
        self.compare_as(source, target, (function, function), steps)
    }

    /// The same for a target that is another function than the source.
    pub fn compare_as(
        &self,
        source: &Program<'_>,
        target: &Program<'_>,
        (function, as_target): (Global, Global),
        steps: u64,
    ) -> (Comparison, u64) {
        let mut taken = 0;
        let comparison = match &self.observed {
            Ok(s) => compare_run(
                s,
                source,
                target,
                (function, as_target),
                &self.input,
                (steps, &mut taken),
            ),
            Err(why) => Comparison::Inconclusive(why.clone()),
        };
        (comparison, taken)
    }
}

fn compare_run(
    s: &Observed,
    source: &Program<'_>,
    target: &Program<'_>,
    (function, as_target): (Global, Global),
    input: &TestInput,
    (steps, taken): (u64, &mut u64),
) -> Comparison {
    // Threading makes a path longer by a few branches at most; many times longer means that it does not end.
    let t = observe(
        target,
        as_target,
        input,
        s.steps.saturating_mul(16) + 20_000,
        false,
    );
    *taken += t.steps;
    match &t.outcome {
        Outcome::Unsupported(u) => {
            return Comparison::Inconclusive(format!("unsupported: {}", u.construct));
        }
        // The verifier has said so already, and what such a program does means nothing.
        Outcome::IllFormed(_) => {
            return Comparison::Inconclusive("the target is ill-formed".into());
        }
        Outcome::OutOfMemory => {
            return Comparison::Inconclusive("the target exceeds the memory limit".into());
        }
        _ => {}
    }
    match difference(s, &t) {
        None => Comparison::Refines,
        Some(_) if s.nondeterministic => {
            Comparison::Inconclusive("the source depends on a choice".into())
        }
        Some(_) if beyond_calls(s, &t).is_some() => {
            Comparison::Inconclusive(beyond_calls(s, &t).unwrap_or_default().into())
        }
        Some(d) => match other_schedules(source, &t, function, input, (steps, &mut *taken)) {
            Schedules::Allow => Comparison::Refines,
            Schedules::Vary => {
                Comparison::Inconclusive("the source depends on the schedule".into())
            }
            Schedules::Agree => {
                let programs = [(source, function), (target, as_target)];
                under_other_policies([s, &t], programs, input, (steps, taken), d)
            }
        },
    }
}

/// What a difference comes to that no order of threads explains: the source's licences are shaken, and then fresh memory is
/// read in both ways.
fn under_other_policies(
    [s, t]: [&Observed; 2],
    programs: [(&Program<'_>, Global); 2],
    input: &TestInput,
    (steps, taken): (u64, &mut u64),
    found: Difference,
) -> Comparison {
    let mut under = |(program, f): (&Program<'_>, Global), policy| {
        let run = observe_under(program, f, input, (steps, false), policy);
        *taken += run.steps;
        run
    };
    let shaken = |licences| {
        let policy = Policy {
            licences,
            ..Policy::default()
        };
        let run = under(programs[0], policy);
        undecided(&run).is_none().then_some(run)
    };
    match under_licences(s, t, found, shaken) {
        Comparison::Differs(d) => {
            let poisoned = Policy {
                uninit: UninitPolicy::Poison,
                ..Policy::default()
            };
            let pair = programs.map(|of| under(of, poisoned));
            where_fresh_is_poison(&pair, d)
        }
        other => other,
    }
}

/// The reason that stands for the two readings of fresh memory.
pub const FRESH: &str = "whether fresh memory is undef or poison decides";

/// What a difference comes to that runs show in which fresh memory is undef, as LangRef has it: it counts where runs in which
/// it is poison, as the validator has it and LLVM more and more, show one as well.
pub fn where_fresh_is_poison([s, t]: &[Observed; 2], found: Difference) -> Comparison {
    match undecided(s).is_some() || difference(s, t).is_none() {
        true => Comparison::Inconclusive(FRESH.into()),
        false => Comparison::Differs(found),
    }
}

/// Why a run of the program on an input cannot be held against anybody, in words: it is undefined, cannot be
/// run, races, or depends on a choice or on the schedule. `None` if it is sound.
pub fn doubt(
    program: &Program<'_>,
    function: Global,
    input: &TestInput,
    steps: u64,
) -> Option<String> {
    let run = observe(program, function, input, steps, true);
    match &run.outcome {
        Outcome::Returned(_) | Outcome::Trap(_) => {}
        other => return Some(format!("the source {}", describe(other))),
    }
    if run.racy {
        return Some("the source has a data race".into());
    }
    if run.nondeterministic {
        return Some("the source depends on a choice".into());
    }
    let shape = input.shape.filter(|s| s.threads() > 1)?;
    let varies = (0..SCHEDULES).any(|n| {
        let again = under_schedule(input, shape, n);
        let other = observe(program, function, &again, steps, false);
        !matches!(other.outcome, Outcome::OutOfSteps) && difference(&run, &other).is_some()
    });
    varies.then(|| "the source depends on the schedule".into())
}

/// How the reason begins that stands for undefined behaviour of the source.
pub const SOURCE_UNDEFINED: &str = "the source is undefined";
/// The reason that stands for a data race of the source.
pub const SOURCE_RACES: &str = "the source has a data race";

/// Why a run of the source alone says nothing about any target; `None` if it is defined.
pub fn undefined_source(
    source: &Program<'_>,
    function: Global,
    input: &TestInput,
    steps: u64,
) -> Option<String> {
    undecided(&observe(source, function, input, steps, true))
}

fn undecided(s: &Observed) -> Option<String> {
    match &s.outcome {
        Outcome::Ub { kind, .. } => Some(format!("{SOURCE_UNDEFINED} ({kind})")),
        Outcome::Unsupported(u) => Some(format!("unsupported: {}", u.construct)),
        Outcome::OutOfSteps => Some("the source does not end within the limit".into()),
        Outcome::OutOfMemory => Some("the source exceeds the memory limit".into()),
        Outcome::IllFormed(_) => Some("the source is ill-formed".into()),
        Outcome::Returned(_) | Outcome::Trap(_) if s.racy => Some(SOURCE_RACES.into()),
        Outcome::Returned(_) | Outcome::Trap(_) => None,
    }
}

#[cfg(test)]
mod tests;
