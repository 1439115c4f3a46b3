//! Loops for ever: a proof that holds for every iteration.
//!
//! Both functions are [cut](side) at their loop headers, and where that does not do also where paths meet, into segments without
//! cycles, each [a function](segment) that goes from its start to the next cut point
//! or return and gives back where it came to and the values that matter there. If
//! every segment of the target refines the source's of the same number, on *equal*
//! values, memory and events at its start, then the target refines the source,
//! however often the loops go round.
//!
//! # Why that is enough
//!
//! Take an execution of the target on some input, cut into the segments that it goes
//! through. An execution of the source that goes through the segments of the same
//! numbers is built along it, with this kept at every cut point: either the source
//! has had undefined behaviour, which allows everything; or paired values and memory
//! of the source *allow* those of the target (they are equal, or the source's is
//! poison), and both have had the same events.
//! - **Step.** Let the target be at a cut point with state `t`, the source with `s`,
//!   and `s` allow `t`. The segment's proof, whose inputs are all states, says that
//!   from the equal state `t` the source's segment allows what the target's did. The
//!   meaning of instructions is monotone: from `s`, which allows `t`, the source
//!   allows all that it allows from `t`. So the source has a run from `s` to the
//!   same end, with state and events that allow the target's.
//! - **Memory** at a cut point is all that code outside could see, and the stack
//!   objects of the function, which are parameters of every segment and so seen. A
//!   block that the function allocates in one segment would be forgotten in the next:
//!   functions that call for pointers are left alone.
//! - **Events** are numbered from the start of a segment. Both sides have the same
//!   number of them in each, so that equal numbers in a segment are equal numbers in
//!   the execution; the answers of the environment in a segment are arbitrary, those
//!   that it really gives among them.
//! - **Claims.** What is [claimed](ranges) of values at a cut point holds of the target's: each end of its segments
//!   shows it, where the source's segment is defined. So states of which it does not hold need not be looked at.
//! - **Undefined behaviour** of the target in a segment is allowed only where the
//!   source's segment has it, and then the source's execution has it. A segment that
//!   is undefined from every state ends every execution of the source that gets there.
//! - **For ever.** The two go through the same segments, so that one leaves a loop
//!   if and only if the other does, and neither waits for the other. An execution
//!   without end is one with segments without end on both sides.
//! - **Threads.** Two threads do a convergent operation together if both reach one
//!   site with the same number of events behind them, be it in different iterations
//!   or after different cut points. Convergent calls are marked with a number of
//!   their site, so that the proof of a segment shows of each thread by itself that
//!   its n-th event is at the partner of the source's site. Partners are one to one;
//!   so any two threads are together in one program if they are in the other.
//!
//! # What the inputs of a segment must cover
//!
//! The states that its proof speaks of must hold every state that an execution can
//! bring there; more do no harm, the proof is only harder. So what is not true any
//! more in the middle of a function is dropped from its parameters
//! (`dereferenceable`, and `noalias` if pointers got around), poison is always
//! allowed, and the stack objects may be any blocks. Where a segment's inputs could
//! be too few, or the function makes promises about the whole call that a segment
//! cannot judge, [`fit`] and [`undef`] say no. Values that a deterministic
//! instruction makes from others may be computed again instead: that only restates
//! what is known of the state.
//!
//! Which cut points, values and convergent sites go together is [guessed](pairs): a
//! wrong guess makes some segment's proof fail, and then nothing is concluded.

mod fit;
mod pairs;
mod ranges;
mod segment;
mod side;
mod undef;

use self::pairs::Pairs;
use self::ranges::{Claim, Ranges};
use self::segment::{Layout, Maker};
use self::side::{Cut, LiveIn};
use self::undef::Undef;
use super::context::Uninit;
use super::validate::{Conclusion, Report, Settings, Subject, validate_whole};
use rustc_hash::FxHashSet;
use std::collections::BTreeSet;
use std::time::Instant;
use tandem_ir::{Function, Module, Value};

/// Functions with more cut points are left to the bounded proof.
const MOST_CUTS: usize = 96;
/// Units of the solver for one query.
const SEGMENT_QUERY_UNITS: u64 = 20_000_000;
/// Units for all segments.
const SEGMENT_UNITS: u64 = 40_000_000;
/// A question with fewer units is cut at its loop headers, and tried once.
const MANY_UNITS: u64 = 10_000_000;
/// Units for a first look at one segment.
const FIRST_UNITS: u64 = 6_000_000;
/// Percent of the units of the whole question that the attempt may take.
const UNITS_PERCENT: u64 = 60;

/// Tries to prove the pair for all iterations; true if the report now says so. Otherwise only its counts of work
/// have grown.
pub(super) fn prove(
    source: Subject<'_>,
    target: Subject<'_>,
    settings: &Settings,
    report: &mut Report,
) -> bool {
    let net = settings.net();
    let (f, g) = (source.function, target.function);
    let both: FxHashSet<&str> = side::joins(f)
        .intersection(&side::joins(g))
        .copied()
        .collect();
    let none = FxHashSet::default();
    let most = (settings.units / 100 * UNITS_PERCENT).min(SEGMENT_UNITS);
    // Counts of work go on from what was spent before.
    let spent = report.units;
    // Most for what is seldom in vain; what one attempt leaves is the next one's.
    let mut attempts = vec![(&none, false)];
    let (mut units, mut share) = (most, 0);
    if settings.units >= MANY_UNITS {
        if !both.is_empty() {
            attempts.extend([(&both, false), (&both, true)]);
        }
        attempts.push((&none, true));
        (units, share) = (most / 4 * 3, most / 4 / (attempts.len() as u64 - 1));
    }
    attempts.into_iter().any(|(joins, claims)| {
        let Some(mut plan) = Plan::new(source, target, settings, joins) else {
            return false;
        };
        if claims && !plan.claim() {
            return false;
        }
        let proved = plan.prove(settings, (spent.saturating_add(units), net), report);
        units += share;
        proved
    })
}

impl Plan<'_> {
    /// Proves every segment, with counted work up to so many units and within the safety net.
    fn prove(
        &self,
        settings: &Settings,
        (units, net): (u64, Option<Instant>),
        report: &mut Report,
    ) -> bool {
        let Some((before, after)) = self.segments() else {
            return false;
        };
        let mut settings = self.settings(settings);
        let (mut assumptions, mut vacuous) = (BTreeSet::new(), false);
        // The entry comes last: its proof is seldom the one that fails.
        for k in (0..before.1.len()).rev() {
            settings.units = units.saturating_sub(report.units);
            settings = settings.within(net);
            if settings.units == 0 || settings.time_limit.is_some_and(|t| t.is_zero()) {
                return false;
            }
            let (s, t) = (of(&before, k), of(&after, k));
            let r = segment(s, t, &settings, report);
            if !is_proved(&r) {
                return false;
            }
            assumptions.extend(r.assumptions);
            vacuous = k == 0 && matches!(r.conclusion, Conclusion::Vacuous);
        }
        // An entry that is always undefined is not this proof's business.
        if vacuous {
            return false;
        }
        report.conclusion = Conclusion::Correct { same: false };
        report.assumptions = assumptions.into_iter().collect();
        report.cut_points = Some(before.1.len() - 1);
        true
    }
}

/// A segment's proof: with sums as they are, with extensions of sums in parts, and as they are for all that is left. The report
/// counts what it costs; the answer is the last one.
fn segment(
    source: Subject<'_>,
    target: Subject<'_>,
    settings: &Settings,
    report: &mut Report,
) -> Report {
    let net = settings.net();
    let mut settings = settings.clone();
    let before = report.units;
    let whole = settings.units;
    let mut ask = |widened: bool, most: u64| {
        settings = settings.within(net);
        settings.mode.widened = widened;
        settings.units = whole.saturating_sub(report.units - before).min(most);
        let r = validate_whole(source, target, &settings);
        report.count(&r);
        r
    };
    let plain = ask(false, FIRST_UNITS);
    let decided = is_proved(&plain) || matches!(plain.conclusion, Conclusion::Incorrect(_));
    if decided || whole < FIRST_UNITS {
        return plain;
    }
    let parts = ask(true, FIRST_UNITS);
    if is_proved(&parts) || !matches!(plain.conclusion, Conclusion::OutOfBudget) {
        return parts;
    }
    ask(false, whole)
}

/// True if a segment is proved, with nothing left vague.
fn is_proved(r: &Report) -> bool {
    let fine = matches!(
        r.conclusion,
        Conclusion::Correct { .. } | Conclusion::Vacuous
    );
    fine && !r.bounded && r.approximations.is_empty()
}

impl Report {
    /// Takes over what another one has cost.
    fn count(&mut self, other: &Report) {
        self.queries += other.queries;
        self.units += other.units;
        self.solver_time += other.solver_time;
        self.log.extend(other.log.iter().cloned());
    }
}

fn of(side: &(Module, Vec<Function>), k: usize) -> Subject<'_> {
    Subject {
        module: &side.0,
        function: &side.1[k],
    }
}

/// Both sides cut, with everything paired.
struct Plan<'a> {
    sides: [Cut<'a>; 2],
    pairs: Pairs,
    live: [Vec<LiveIn>; 2],
    keeps_noalias: bool,
    undef_arguments: bool,
    /// Per start and pair: between which numbers its value lies.
    claims: Vec<Vec<Option<Claim>>>,
}

impl<'a> Plan<'a> {
    /// Cuts and pairs; `None` if the functions have no loops, or are none of those that the argument is about.
    fn new(
        source: Subject<'a>,
        target: Subject<'a>,
        settings: &Settings,
        joins: &FxHashSet<&str>,
    ) -> Option<Plan<'a>> {
        let (mut s, mut t) = (
            Cut::new(source, false, joins)?,
            Cut::new(target, true, joins)?,
        );
        let fits = s.starts.len() == t.starts.len()
            && s.starts.len() <= MOST_CUTS
            && settings.mode.uninit == Uninit::Poison
            && fit::same_promises(&s, &t)
            && fit::same_allocas(&s, &t)
            && fit::has_only_known(&s)
            && fit::has_only_known(&t);
        if !fits {
            return None;
        }
        if let Some(order) = order_by_name(&s, &t) {
            t.reorder(&order);
        }
        let (us, ut) = (Undef::find(&s, settings)?, Undef::find(&t, settings)?);
        let pairs = Pairs::find(&s, &t)?;
        let gives_pointers = fit::gives_pointers(&s, &t, &pairs);
        let others = fit::gives_other_pointers(&s, &t, &pairs);
        let keeps = |c: &Cut<'_>| fit::memory_effects_keep(c, others);
        let crosses = pairs
            .at
            .iter()
            .flatten()
            .any(|&(a, b)| us.holds(s.f(), a) || ut.holds(t.f(), b))
            || pairs
                .source_only
                .iter()
                .flatten()
                .any(|&v| us.holds(s.f(), v));
        if crosses || !keeps(&s) || !keeps(&t) {
            return None;
        }
        s.learn(&pairs.of_source());
        let live = [live(&s, &pairs.of_source())?, live(&t, &pairs.of_target())?];
        let keeps_noalias =
            !gives_pointers && !fit::lets_pointers_go(&s) && !fit::lets_pointers_go(&t);
        Some(Plan {
            undef_arguments: us.arguments || ut.arguments,
            sides: [s, t],
            pairs,
            live,
            keeps_noalias,
            claims: Vec::new(),
        })
    }

    /// Claims of paired values what the source's loops seem to keep true; false if that is nothing.
    fn claim(&mut self) -> bool {
        let source = &self.sides[0];
        let ranges = Ranges::new(source);
        let of = |(k, pairs): (usize, &Vec<(Value, Value)>)| -> Vec<Option<Claim>> {
            let at = source.starts[k];
            pairs.iter().map(|p| ranges.claim(p.0, at)).collect()
        };
        self.claims = self.pairs.at.iter().enumerate().map(of).collect();
        self.claims.iter().flatten().any(Option::is_some)
    }

    /// The settings for segments: poison may be anywhere in the middle of a function.
    fn settings(&self, outer: &Settings) -> Settings {
        let mut out = outer.clone();
        out.mode.poison_input = true;
        out.mode.undef_input = self.undef_arguments;
        out.query_units = out.query_units.min(SEGMENT_QUERY_UNITS);
        out.always_verify = true;
        out.mode.alias_metadata = false;
        out
    }

    /// The segments of source and target.
    fn segments(&self) -> Option<(Segments, Segments)> {
        let [s, t] = &self.sides;
        let sites = [fit::convergent_sites(s)?, fit::convergent_sites(t)?];
        let words = |n: usize| {
            sites[n]
                .iter()
                .map(|x| x.1.as_str())
                .collect::<BTreeSet<_>>()
        };
        if words(0) != words(1) {
            return None;
        }
        let layout = Layout::new(s, &self.pairs, self.claims.clone());
        let none = vec![Vec::new(); t.starts.len()];
        let maker = |n: usize, values: Vec<Vec<Value>>, own| Maker {
            side: &self.sides[n],
            values,
            own,
            layout: &layout,
            sites: &sites[n],
            keeps_noalias: self.keeps_noalias,
            live: &self.live[n],
        };
        let before = maker(0, self.pairs.of_source(), &self.pairs.source_only).make()?;
        let after = maker(1, self.pairs.of_target(), &none).make()?;
        Some((before, after))
    }
}

/// The module and the segments of one side.
type Segments = (Module, Vec<Function>);

/// What each segment of a side takes from outside.
fn live(side: &Cut<'_>, fields: &[Vec<Value>]) -> Option<Vec<LiveIn>> {
    let of = |k: usize| side.live_in(k, fields, &mut |v, _| fields[k].contains(&v));
    (0..side.starts.len()).map(of).collect()
}

/// The target's starts in the order of the source's, if their names are the same and all different; where they have
/// none, if they are the same blocks by number.
fn order_by_name(s: &Cut<'_>, t: &Cut<'_>) -> Option<Vec<usize>> {
    let mut order = vec![0];
    for &b in &s.starts[1..] {
        let name = s.f().block_name(b);
        let same = |k: &usize| match name {
            Some(_) => t.f().block_name(t.starts[*k]) == name,
            None => t.starts[*k] == b && t.f().block_name(b).is_none(),
        };
        let k = (1..t.starts.len()).find(same)?;
        if order.contains(&k) {
            return None;
        }
        order.push(k);
    }
    Some(order)
}
