//! Comparing two modules on one plan: does the target do only what the source allows, as far as a host sees?
//!
//! Both run the plan on a device of their own, memory carried over from act to act.
//! After every act everything that the host can see is compared: the result, what the
//! world outside saw, buffers, visible variables. From where the source is undefined
//! nothing is compared any more.
//!
//! Whether an allocation succeeds is the environment's choice, not the program's: a
//! world with memory enough is a legal one, and there the target must do what the
//! source does, or what the source does when some of its allocations fail. Where
//! allocations of the target fail, some way of failing of the source must do the same.

use super::boundary::{Boundary, common_names};
use super::history::{History, RunSetup, Side};
use super::plan::{Act, Plan};
use crate::interp::{
    AllocationPolicy, Event, Licences, Outcome, Schedule, UninitPolicy, Unsupported,
};
use crate::refine::{
    Comparison, Difference, FRESH, Observed, SOURCE_RACES, SOURCE_UNDEFINED, beyond_calls,
    difference, refines_event, under_licences, where_fresh_is_poison,
};
use tandem_ir::Module;

/// A source and a target, and what the host sees of both.
pub struct Pair<'m> {
    /// What is compared.
    pub boundary: Boundary,
    source: Side<'m>,
    target: Side<'m>,
    steps: u64,
}

/// Schedules of the source that are tried before a difference is believed.
const SCHEDULES: u64 = 10;
/// Allocations of the target of which every set is made to fail: the first.
const FEW: u64 = 3;
/// Sets of failing allocations of the source that are tried before the question stays open.
const SETS: u32 = 256;

impl<'m> Pair<'m> {
    /// Prepares two modules.
    ///
    /// # Errors
    /// If one of them cannot run at all.
    pub fn new(
        source: &'m Module,
        target: &'m Module,
        boundary: Boundary,
        steps: u64,
    ) -> Result<Pair<'m>, Unsupported> {
        let [ours, theirs] = common_names(&source.header, &target.header);
        Ok(Pair {
            boundary,
            source: Side::new(source, target, ours, 0)?,
            target: Side::new(target, source, theirs, 1)?,
            steps,
        })
    }

    /// Interpreter steps that all runs so far have taken.
    pub fn steps_taken(&self) -> u64 {
        self.source
            .taken
            .get()
            .saturating_add(self.target.taken.get())
    }

    /// Runs both on a plan.
    pub fn compare(&self, plan: &Plan) -> Comparison {
        let limit = [self.steps];
        let usual = RunSetup {
            allocation: AllocationPolicy::Succeed,
            schedule: None,
            placement: None,
            licences: Licences::Unused,
            uninit: UninitPolicy::Undef,
            steps: &limit,
        };
        let s = self.source.run(plan, &self.boundary, usual);
        let (sound, why) = sound_prefix(&s);
        if sound == 0 {
            return Comparison::Inconclusive(why.unwrap_or_default());
        }
        let prefix = plan.first(sound - 1);
        let limits: Vec<u64> = s.acts.iter().map(|a| a.steps * 16 + 20_000).collect();
        let way = RunSetup {
            steps: &limits,
            ..usual
        };
        let t = self.target.run(&prefix, &self.boundary, way);
        match self.judge(&s, &t, sound, &prefix, usual) {
            Comparison::Refines => {}
            other => return other,
        }
        if t.all_allocations() > 0
            && let Some(found) = self.failing(&prefix, &t, way)
        {
            return found;
        }
        // Nothing was called to the end.
        match why {
            Some(why) if sound <= first_call(plan) => Comparison::Inconclusive(why),
            _ => Comparison::Refines,
        }
    }

    fn judge(
        &self,
        s: &History,
        t: &History,
        sound: usize,
        plan: &Plan,
        usual: RunSetup<'_>,
    ) -> Comparison {
        for (n, (a, b)) in s.acts.iter().zip(&t.acts).take(sound).enumerate() {
            if let Some(why) = unfit_target(b) {
                return Comparison::Inconclusive(why);
            }
            let Some(d) = unlike(s, t, n) else { continue };
            if a.nondeterministic {
                return Comparison::Inconclusive("the source depends on a choice".into());
            }
            if s.acts.iter().zip(&t.acts).take(n + 1).any(told_otherwise) {
                return Comparison::Inconclusive(TOLD_OTHERWISE.into());
            }
            if let Some(why) = beyond_calls(a, b) {
                return Comparison::Inconclusive(why.into());
            }
            let plan = &*plan.first(n);
            return match self.other_choices(s, t, n, plan, usual) {
                Others::Allow => Comparison::Refines,
                Others::Vary => Comparison::Inconclusive(
                    "the source depends on the schedule, or on where objects lie".into(),
                ),
                Others::Agree => self.licensed((a, b), at_act(plan, n, d), (n, plan), usual),
            };
        }
        Comparison::Refines
    }

    /// A difference in act number `n`, with the licences of the source's fast-math flags looked at.
    fn licensed(
        &self,
        (a, b): (&Observed, &Observed),
        found: Difference,
        (n, plan): (usize, &Plan),
        usual: RunSetup<'_>,
    ) -> Comparison {
        if difference(a, b).is_none() {
            return Comparison::Differs(found); // Not one of values.
        }
        let act = |side: &Side<'_>, way| {
            let mut h = side.run(plan, &self.boundary, way);
            let defined = h.acts.len() > n && h.acts.iter().all(|a| undecided(a).is_none());
            defined.then(|| h.acts.swap_remove(n))
        };
        let shaken = |licences| act(&self.source, RunSetup { licences, ..usual });
        match under_licences(a, b, found, shaken) {
            Comparison::Differs(d) => {
                let uninit = UninitPolicy::Poison;
                let [s, t] = [&self.source, &self.target]
                    .map(|side| act(side, RunSetup { uninit, ..usual }));
                match (s, t) {
                    (Some(s), Some(t)) => where_fresh_is_poison(&[s, t], d),
                    (Some(_), None) => Comparison::Differs(d),
                    (None, _) => Comparison::Inconclusive(FRESH.into()),
                }
            }
            other => other,
        }
    }

    /// Looks for another placement of objects, another schedule, or other failing allocations, with which the source does
    /// what the target did.
    fn other_choices(
        &self,
        s: &History,
        t: &History,
        n: usize,
        plan: &Plan,
        usual: RunSetup<'_>,
    ) -> Others {
        let does = |h: &History, t: &History| {
            let defined =
                h.acts.len() > n && h.acts.iter().take(n + 1).all(|a| undecided(a).is_none());
            defined && (0..=n).all(|k| unlike(h, t, k).is_none())
        };
        let mut vary = false;
        // Where objects lie is nobody's promise, and the source may be undefined where they lie elsewhere.
        let elsewhere = RunSetup {
            placement: Some(plan.placement().other()),
            ..usual
        };
        let h = self.source.run(plan, &self.boundary, elsewhere);
        if covers(&h, t).is_ok() {
            let says_nothing =
                |a: &Observed| undecided(a).is_some() && !matches!(a.outcome, Outcome::Ub { .. });
            if !h.acts.iter().any(says_nothing) {
                return Others::Allow;
            }
            vary = true;
        }
        if plan.threaded() {
            for k in 0..SCHEDULES {
                let way = RunSetup {
                    schedule: Some(schedule(k)),
                    ..usual
                };
                let h = self.source.run(plan, &self.boundary, way);
                if does(&h, t) {
                    return Others::Allow;
                }
                vary |= !does(&h, s);
            }
        }
        if s.all_allocations() > 0 {
            match self.some_failing(plan, t, usual, true) {
                Failing::Covers => return Others::Allow,
                Failing::Open => vary = true,
                Failing::Never(_) => {}
            }
        }
        if vary { Others::Vary } else { Others::Agree }
    }

    /// Lets allocations of the target fail: some way of failing of the source must cover it.
    fn failing(&self, plan: &Plan, t: &History, way: RunSetup<'_>) -> Option<Comparison> {
        // Where several threads allocate, who comes first is the schedule's choice.
        if plan.threaded() {
            return None;
        }
        let steps = [self.steps];
        for allocation in failures(t.all_allocations().min(FEW)) {
            let failing = RunSetup { allocation, ..way };
            let t = self.target.run(plan, &self.boundary, failing);
            if t.acts.iter().any(|a| unfit_target(a).is_some()) {
                continue;
            }
            let usual = RunSetup {
                allocation,
                steps: &steps,
                ..way
            };
            let same = self.source.run(plan, &self.boundary, usual);
            if covers(&same, &t).is_ok() {
                continue;
            }
            if let Failing::Never((n, d)) = self.some_failing(plan, &t, usual, false) {
                // Where objects lie is nobody's promise, whatever fails.
                let placement = Some(plan.placement().other());
                let elsewhere = RunSetup { placement, ..usual };
                let h = self.source.run(plan, &self.boundary, elsewhere);
                if covers(&h, &t).is_ok() {
                    continue;
                }
                let words = format!("with allocations that fail ({allocation:?}): {}", d.words);
                let d = Difference { words, ..d };
                return Some(Comparison::Differs(at_act(plan, n, d)));
            }
        }
        None
    }

    /// Looks for allocations of the source by whose failing it does what the target did.
    ///
    /// Every set is tried in order, smallest number first, but a set whose history differs in some entry only
    /// together with further numbers up to there: whatever fails later does not mend it. With `defined` a source
    /// that is undefined because something failed does not count: there was memory enough.
    fn some_failing(&self, plan: &Plan, t: &History, way: RunSetup<'_>, defined: bool) -> Failing {
        let (mut todo, mut tried, mut open) = (vec![0_u64], 0, false);
        let mut first = None;
        while let Some(set) = todo.pop() {
            if tried == SETS {
                return Failing::Open;
            }
            tried += 1;
            let allocation = AllocationPolicy::FailSet(set);
            let h = self
                .source
                .run(plan, &self.boundary, RunSetup { allocation, ..way });
            let undefined = h.acts.iter().position(|a| undecided(a).is_some());
            let (n, d) = match covers(&h, t) {
                Err((n, d)) => (n, Some(d)),
                Ok(()) => match undefined.filter(|_| defined) {
                    Some(n) => (n, None),
                    None => return Failing::Covers,
                },
            };
            let made = h.allocations.get(n).copied().unwrap_or(0);
            open |= made > 64 || h.acts.get(n).is_some_and(|a| a.nondeterministic);
            let next = u64::from(64 - set.leading_zeros());
            todo.extend((next..made.min(64)).rev().map(|k| set | 1 << k));
            first = first.or(d.map(|d| (n, d)));
        }
        match first {
            Some(difference) if !open => Failing::Never(difference),
            _ => Failing::Open,
        }
    }
}

/// Whether the source does what the target did when some of its allocations fail.
enum Failing {
    Covers,
    /// Not for any set; so it differs if none fails.
    Never((usize, Difference)),
    Open,
}

/// What other choices in running the source say about a target that differs.
enum Others {
    Allow,
    Vary,
    Agree,
}

/// Ways of failing: all, and every set of the first few.
fn failures(few: u64) -> Vec<AllocationPolicy> {
    if few == 0 {
        return Vec::new();
    }
    let sets = (1..1_u64 << few).rev().map(AllocationPolicy::FailSet);
    std::iter::once(AllocationPolicy::Fail)
        .chain(sets)
        .collect()
}

fn schedule(k: u64) -> Schedule {
    match k {
        0 => Schedule::Greedy,
        1 => Schedule::LockstepWarps,
        k if k % 2 == 0 => Schedule::RoundRobin(k),
        k => Schedule::Random(k),
    }
}

/// The history of the target is one that this history of the source allows; where the source is undefined, all
/// that follows is.
fn covers(s: &History, t: &History) -> Result<(), (usize, Difference)> {
    for (n, a) in s.acts.iter().enumerate() {
        if undecided(a).is_some() {
            return Ok(());
        }
        if let Some(d) = unlike(s, t, n) {
            return Err((n, d));
        }
    }
    Ok(())
}

/// What the target did in an entry that the source did not; nothing if one of them did not come that far.
fn unlike(s: &History, t: &History, n: usize) -> Option<Difference> {
    let (a, b) = (s.acts.get(n)?, t.acts.get(n)?);
    if let Some(d) = difference(a, b) {
        return Some(d);
    }
    let of_target = |sort, words: &str| Difference {
        sort,
        words: words.into(),
    };
    if b.racy && !a.racy {
        let words = "threads of the target race for memory, those of the source do not";
        return Some(of_target("race", words));
    }
    // How much memory there is nobody promises; but what the source has given back whole the target may not keep.
    let kept = s.held.get(n) == Some(&0) && t.held.get(n).is_some_and(|&h| h > 0);
    let words = "the target keeps memory of the heap where the source keeps none";
    kept.then(|| of_target("leak", words))
}

fn undecided(a: &Observed) -> Option<String> {
    match &a.outcome {
        Outcome::Ub { kind, .. } => Some(format!("{SOURCE_UNDEFINED} ({kind})")),
        Outcome::Unsupported(u) => Some(format!("unsupported: {}", u.construct)),
        Outcome::OutOfSteps => Some("the source does not end within the limit".into()),
        Outcome::OutOfMemory => Some("the source exceeds the memory limit".into()),
        Outcome::IllFormed(_) => Some("the source is ill-formed".into()),
        Outcome::Returned(_) | Outcome::Trap(_) => a.racy.then(|| SOURCE_RACES.into()),
    }
}

fn unfit_target(b: &Observed) -> Option<String> {
    match &b.outcome {
        Outcome::Unsupported(u) => Some(format!("unsupported: {}", u.construct)),
        Outcome::IllFormed(_) => Some("the target is ill-formed".into()),
        Outcome::OutOfMemory => Some("the target exceeds the memory limit".into()),
        _ => None,
    }
}

/// The number of entries before the first that says nothing, and why that does not.
fn sound_prefix(s: &History) -> (usize, Option<String>) {
    for (n, a) in s.acts.iter().enumerate() {
        if let Some(why) = undecided(a) {
            return (n, Some(why));
        }
    }
    (s.acts.len(), None)
}

/// The number of entries up to and without the first call.
fn first_call(plan: &Plan) -> usize {
    let calls = plan.acts.iter().position(|a| matches!(a, Act::Call(_)));
    1 + calls.unwrap_or(plan.acts.len())
}

fn at_act(plan: &Plan, n: usize, d: Difference) -> Difference {
    let at = match n.checked_sub(1).and_then(|k| plan.acts.get(k)) {
        Some(Act::Call(c)) => format!("act {n}, @{}", c.name),
        Some(Act::Write(_, name, _)) => format!("act {n}, writing @{name}"),
        None => "constructors".into(),
    };
    Difference {
        words: format!("{at}: {}", d.words),
        ..d
    }
}

/// Why nothing is said of what comes behind a call outside that the source gives undef or poison and the target a value: what the
/// world outside does is a function of what it is given, and may be anything for the source.
const TOLD_OTHERWISE: &str = "the source gives undef or poison to a call outside";

/// True if both sides agree up to a call outside that is given more definite values in the target.
fn told_otherwise((a, b): (&Observed, &Observed)) -> bool {
    a.events.iter().zip(&b.events).any(|(a, b)| {
        for (x, y) in a.1.iter().zip(&b.1) {
            if !refines_event(x, y) {
                return false;
            }
            if let (
                Event::Call { args, memory, .. },
                Event::Call {
                    args: other,
                    memory: seen,
                    ..
                },
            ) = (x, y)
                && (args != other || memory != seen)
            {
                return true;
            }
        }
        false
    })
}
