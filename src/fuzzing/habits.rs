//! What production does of habit: how often it makes a rewrite of each kind, and how often it leaves one undone that the
//! reference finds, on programs that nobody chose.
//!
//! A pass that does less than it should gives right results, and no judge of correctness sees it. But programs that are
//! made anew, without a corpus that grows with what was seen, are independent draws of one distribution. So the share of
//! those with a rewrite left undone is a constant of production and of the generators. `habits.txt` has the counts of
//! some ten thousand; a hunt whose counts cannot come from these shares has found a pass that does less than it did.
//!
//! ```text
//!   hunt: program -> reports -> events of the program -> counts    departs(counts, habits.txt) -> which event, from what share
//! ```
//!
//! A share is taken with the uncertainty of its own counts, and by a further tenth; then Chernoff's bound limits how likely
//! a hunt's count is: below exp(-[`UNLIKELY`]) it is a departure. With some hundred events, each asked a hundred times in
//! a hunt, that is less than one of five hundred clean hunts, were the shares exactly at the end of their uncertainty.
//!
//! Whoever changes what passes do or what programs are makes the file again: `tandem mutants --habits --sample 400 -o
//! src/fuzzing/habits.txt`. The difference is what the change did to the passes, for the eyes of a reviewer.
//!
//! **Invariant:** only programs without the corpus count ([`crate::mutants::programs::Programs::is_independent`]).

use crate::mutants::claims::Judge;
use crate::report::FileReport;
use std::collections::{BTreeMap, BTreeSet};
use std::fmt::Write;
use std::sync::LazyLock;
use tandem_optimized::defects::Defects;

/// The counts that hold.
static KNOWN: LazyLock<Habits> = LazyLock::new(|| Habits::parse(include_str!("habits.txt")));
/// The exponent of the chance below which a count is a departure.
const UNLIKELY: f64 = 16.0;
/// Counts that were never seen may have been so many by chance; the same is added to others, with three deviations.
const UNSEEN: f64 = 6.0;
/// By so much a share may differ besides: programs of hunts are not quite those of the file (time limits of a busy machine).
const MARGIN: f64 = 0.1;
/// Programs below which counts say nothing.
const FEWEST: u64 = 24;

/// A rewrite that the reference finds in the result, within the limits.
const UNDONE: &str = "leaves";
/// A rewrite that was made.
const MAKES: &str = "makes";
/// The result is another one than the program.
const CHANGES: &str = "changes";

/// What was counted of a pass.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Counted {
    /// Programs.
    pub programs: u64,
    /// Programs with each event.
    pub events: BTreeMap<String, u64>,
}

impl Counted {
    /// Counts a program with these events.
    pub fn count_events(&mut self, events: impl IntoIterator<Item = String>) {
        self.programs += 1;
        for event in events {
            *self.events.entry(event).or_default() += 1;
        }
    }
}

/// What was counted of a pass: of all programs together, and of those of each sort. Programs of one sort have more in common: what
/// a pass leaves undone in one of ten of all may be what it never leaves undone in small ones that are about it.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Kinds {
    all: Counted,
    sorts: BTreeMap<&'static str, Counted>,
}

impl Kinds {
    /// Programs.
    pub fn programs(&self) -> u64 {
        self.all.programs
    }
    /// Counts a program of a sort; one without a name is none.
    pub fn count(&mut self, sort: &'static str, reports: &[FileReport]) {
        self.count_events(sort, &events(reports));
    }
    /// Counts a program of a sort with these events.
    pub fn count_events(&mut self, sort: &'static str, events: &BTreeSet<String>) {
        self.all.count_events(events.iter().cloned());
        if !sort.is_empty() {
            let own = self.sorts.entry(sort).or_default();
            own.count_events(events.iter().cloned());
        }
    }
    /// All counts with their names, where those of the pass have that name.
    fn named<'a>(&'a self, name: &'a str) -> impl Iterator<Item = (String, &'a Counted)> {
        let sorts = self.sorts.iter();
        let sorts = sorts.map(move |(sort, c)| (format!("{name} on {sort}"), c));
        std::iter::once((name.to_owned(), &self.all)).chain(sorts)
    }
}

/// The events of a program: each once, however often it happened in it.
fn events(reports: &[FileReport]) -> BTreeSet<String> {
    let mut all = BTreeSet::new();
    for r in reports {
        let made = r.kinds.iter().filter(|k| *k.1 > 0);
        all.extend(made.map(|(kind, _)| format!("{MAKES} {kind}")));
        all.extend(r.undone.keys().map(|sort| format!("{UNDONE} {sort}")));
        if r.changed > 0 || r.changed_names > 0 || r.steps.total > 0 {
            all.insert(CHANGES.to_owned());
        }
    }
    all
}

/// The counts of all passes.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Habits {
    passes: BTreeMap<String, Counted>,
}

impl Habits {
    /// Those of this version of production.
    pub fn known() -> &'static Habits {
        &KNOWN
    }

    /// Reads a file: `pass <tab> event <tab> programs`, where the event `programs` is how many there were. What is no such line
    /// is a remark.
    pub fn parse(text: &str) -> Habits {
        let mut all = Habits::default();
        for line in text.lines() {
            let words: Vec<&str> = line.split('\t').collect();
            let [pass, event, n] = words[..] else {
                continue;
            };
            let Ok(n) = n.parse() else { continue };
            let pass = all.passes.entry(pass.into()).or_default();
            match event {
                "programs" => pass.programs = n,
                event => {
                    pass.events.insert(event.into(), n);
                }
            }
        }
        all
    }

    /// Puts the counts of a pass in place.
    pub fn set(&mut self, pass: &str, counted: &Kinds) {
        let of_sort = format!("{pass} on ");
        self.passes.retain(|name, _| !name.starts_with(&of_sort));
        for (name, counted) in counted.named(pass) {
            self.passes.insert(name, counted.clone());
        }
    }

    /// The file.
    pub fn text(&self) -> String {
        let mut text = String::from(
            "# Programs with each event, by pass: what production does of habit (src/fuzzing/habits.rs).\n\
             # Made by: tandem mutants --habits --sample 400 -o src/fuzzing/habits.txt\n",
        );
        for (pass, counted) in &self.passes {
            let _ = writeln!(text, "{pass}\tprograms\t{}", counted.programs);
            for (event, n) in &counted.events {
                let _ = writeln!(text, "{pass}\t{event}\t{n}");
            }
        }
        text
    }

    /// What a pass does less than it did, of all programs or of those of a sort.
    pub fn departure_of_kinds(&self, pass: &str, now: &Kinds) -> Option<String> {
        now.named(pass)
            .find_map(|(name, counted)| self.departure(&name, counted))
    }

    /// What a pass does less than it did, in words: rewrites that it makes more seldom, or leaves undone more often.
    pub fn departure(&self, pass: &str, now: &Counted) -> Option<String> {
        let known = self.passes.get(pass).filter(|k| k.programs > 0)?;
        if now.programs < FEWEST {
            return None;
        }
        let names: BTreeSet<&String> = known.events.keys().chain(now.events.keys()).collect();
        names.into_iter().find_map(|event| {
            let then = known.events.get(event).copied().unwrap_or(0);
            let n = now.events.get(event).copied().unwrap_or(0);
            let is_more = event.starts_with(UNDONE);
            let share = limit(then, known.programs, is_more);
            let seen = n as f64 / now.programs as f64;
            let worse = match is_more {
                true => seen > share,
                false => seen < share,
            };
            let departs = worse && now.programs as f64 * divergence(seen, share) > UNLIKELY;
            departs.then(|| {
                format!(
                    "{pass} {event}: in {n} of {} programs, of habit in {then} of {}",
                    now.programs, known.programs
                )
            })
        })
    }
}

/// The largest share (or the smallest) that so many of so many may come from.
fn limit(count: u64, programs: u64, largest: bool) -> f64 {
    let (k, n) = (count as f64, programs as f64);
    let slack = 3.0 * k.sqrt() + UNSEEN;
    let share = match largest {
        true => (k + slack) / n * (1.0 + MARGIN),
        false => (k - slack) / n * (1.0 - MARGIN),
    };
    share.clamp(0.0, 1.0)
}

/// What one program says, on average, against the share `p` where `q` is seen (Kullback and Leibler, in nats).
fn divergence(q: f64, p: f64) -> f64 {
    let part = |a: f64, b: f64| match a > 0.0 {
        true if b > 0.0 => a * (a / b).ln(),
        true => f64::INFINITY,
        false => 0.0,
    };
    part(q, p) + part(1.0 - q, 1.0 - p)
}

/// Counts the programs of a pass anew, of so many seeds.
pub fn measure(pass: &'static tandem_ir::passes::PassId, seeds: u64, programs: u64) -> Kinds {
    use crate::mutants::programs::{Programs, judging};
    let mut counted = Kinds::default();
    for seed in 1..=seeds {
        // Nothing is kept, so each program is made anew.
        let mut drawn = Programs::new(pass, FIRST_SEED + seed);
        for _ in 0..programs {
            let (_, program, knobs) = drawn.draw();
            let mut judging = judging(pass, &knobs, &Defects::default());
            judging.config.validator = None;
            judging.config.inputs = 1;
            // A program that the judge cannot judge is none in a hunt either.
            if let Ok(reports) = program.judge(&judging, "program") {
                counted.count(drawn.sort(), &reports);
            }
        }
    }
    counted
}

/// The same for a judge of analyses.
pub fn measure_judge(judge: &Judge, seeds: u64, programs: u64) -> Kinds {
    let mut counted = Kinds::default();
    for seed in 1..=seeds {
        let made = (0..programs).filter_map(|n| judge.program(FIRST_SEED + seed, n));
        made.for_each(|m| counted.count_events("", &judge.events(&m)));
    }
    counted
}

/// Seeds of the file begin here, far from those that people hunt with.
const FIRST_SEED: u64 = 0x0ab1_7000;

#[cfg(test)]
#[allow(clippy::unwrap_used)]
mod tests {
    use super::*;

    fn counted(programs: u64, events: &[(&str, u64)]) -> Counted {
        Counted {
            programs,
            events: events.iter().map(|e| (e.0.to_owned(), e.1)).collect(),
        }
    }

    fn habits() -> Habits {
        let mut all = Habits::default();
        let events = [("makes fold", 2000), ("leaves fold", 40), ("makes rare", 3)];
        all.set("p", &kinds(4000, &events, "small"));
        all
    }

    fn kinds(programs: u64, events: &[(&str, u64)], sort: &'static str) -> Kinds {
        let all = counted(programs, events);
        let sorts = BTreeMap::from([(sort, all.clone())]);
        Kinds { all, sorts }
    }

    #[test]
    fn what_hides_among_all_programs_shows_in_those_of_a_sort() {
        let mut habits = Habits::default();
        let mut then = kinds(4000, &[("leaves fold", 100)], "any");
        then.sorts.insert("small", counted(1000, &[]));
        habits.set("p", &then);
        let mut now = kinds(1000, &[("leaves fold", 35)], "any");
        assert_eq!(habits.departure_of_kinds("p", &now), None);
        now.sorts
            .insert("small", counted(250, &[("leaves fold", 20)]));
        let words = habits.departure_of_kinds("p", &now).unwrap();
        assert!(
            words.starts_with("p on small leaves fold: in 20 of 250"),
            "{words}"
        );
        // Counts that are made anew leave none of a sort that is no more.
        habits.set("p", &kinds(4000, &[], "other"));
        assert!(!habits.text().contains("p on small"));
    }

    #[test]
    fn the_file_is_read_as_it_is_written() {
        assert_eq!(Habits::parse(&habits().text()), habits());
    }

    #[test]
    fn the_file_that_holds_has_every_pass() {
        for pass in tandem_ir::passes::PASSES {
            let known = Habits::known().passes.get(pass.name);
            assert!(known.is_some_and(|k| k.programs >= 1000), "{}", pass.name);
        }
    }

    #[test]
    fn a_pass_that_does_what_it_always_did_does_not_depart() {
        let now = counted(1000, &[("makes fold", 470), ("leaves fold", 14)]);
        assert_eq!(habits().departure("p", &now), None);
        // It may do more.
        let now = counted(1000, &[("makes fold", 900), ("makes new", 80)]);
        assert_eq!(habits().departure("p", &now), None);
    }

    #[test]
    fn fewer_rewrites_and_more_that_are_left_are_departures() {
        let few = counted(500, &[("makes fold", 120)]);
        let left = counted(500, &[("makes fold", 250), ("leaves fold", 40)]);
        let new = counted(500, &[("makes fold", 250), ("leaves load", 12)]);
        for (now, words) in [
            (few, "makes fold"),
            (left, "leaves fold"),
            (new, "leaves load"),
        ] {
            let said = habits().departure("p", &now);
            assert!(said.as_ref().is_some_and(|s| s.contains(words)), "{said:?}");
        }
    }

    #[test]
    fn few_programs_and_rare_events_say_nothing() {
        assert_eq!(habits().departure("p", &counted(20, &[])), None);
        let now = counted(3000, &[("makes fold", 1500)]);
        assert_eq!(habits().departure("p", &now), None);
    }

    #[test]
    fn an_event_counts_once_for_each_program() {
        let mut report = FileReport::new("p.ll", "dce");
        report.kinds.insert("erase-inst", 7);
        report.undone.insert("erase-inst".into(), 3);
        let mut now = Counted::default();
        now.count_events(events(std::slice::from_ref(&report)));
        now.count_events(events(&[FileReport::new("p.ll", "dce")]));
        let events = [("makes erase-inst", 1), ("leaves erase-inst", 1)];
        assert_eq!(now, counted(2, &events));
    }
}
