//! What a run measures about itself, and what it must not fall short of.
//!
//! A fuzzer that makes useless programs is as green as one that finds nothing. So every
//! run counts: how many programs were valid, how many the pass changed, how often each
//! rewrite happened, what could not be decided and why; and figures below the floors
//! fail the run like a finding does.

use super::breadth;
use crate::properties::{Outcome, Status};
use crate::report::FileReport;
use crate::subjects::judged::SUBJECT;
use serde::{Deserialize, Serialize};
use std::collections::BTreeMap;
use tandem_oracle::refine::{SOURCE_RACES, SOURCE_UNDEFINED};

/// Counts by name.
pub type Counts = BTreeMap<String, u64>;

/// What happened with one pass.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
pub struct PassGauges {
    /// Programs judged.
    pub programs: u64,
    /// Programs that the pass changed.
    pub changed: u64,
    /// Steps.
    pub steps: u64,
    /// Steps that the reference alone could not settle.
    pub open: u64,
    /// Rewrites by kind; kinds that the pass has and that never happened are there with 0.
    pub kinds: Counts,
    /// Legal rewrites within the budgets that production left undone.
    pub missed: u64,
}

impl PassGauges {
    /// Rewrites left undone for each program.
    fn left_undone(&self) -> f64 {
        self.missed as f64 / self.programs.max(1) as f64
    }
}

/// How often a property did one sort of thing to programs.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
pub struct UseGauge {
    /// How often it was done.
    pub made: u64,
    /// How often it could have had the effect for which it is done.
    pub could: u64,
    /// How often it had it.
    pub took: u64,
    /// True if it is of no use without the effect.
    pub must_take: bool,
}

/// The gauges of a run.
#[derive(Clone, Debug, Default, PartialEq, Serialize, Deserialize)]
pub struct Gauges {
    /// Programs against which the properties were held.
    pub programs: u64,
    /// Programs by origin.
    pub origins: Counts,
    /// Mutations that gave nothing.
    pub barren: u64,
    /// Programs made to be free of undefined behaviour.
    pub ub_free: u64,
    /// Of those: programs of which every run was defined.
    pub valid: u64,
    /// Of those: why others were not, by reason.
    pub not_valid: Counts,
    /// By pass.
    pub passes: BTreeMap<String, PassGauges>,
    /// Inputs compared to the end.
    pub inputs: u64,
    /// Inputs that could not decide, by reason.
    pub inconclusive: Counts,
    /// Constructs that are not supported, by programs that met them.
    pub unsupported: Counts,
    /// Properties that held.
    pub held: u64,
    /// Properties of which nothing could be said, by property and reason.
    pub open: Counts,
    /// Properties whose time was used up.
    pub timed_out: u64,
    /// Properties that did not look at the program, by reason.
    pub skipped: Counts,
    /// Findings by signature.
    pub findings: Counts,
    /// Programs by the parts of the language that they have, of those that production asks about.
    #[serde(default)]
    pub breadth: Counts,
    /// What properties do to programs, by sort.
    #[serde(default)]
    pub uses: BTreeMap<String, UseGauge>,
    /// Items of coverage.
    pub coverage: u64,
    /// Programs in the corpus.
    pub corpus: u64,
    /// Files of the corpus folder that are no programs.
    pub unreadable: u64,
    /// Programs per second and core.
    pub speed: f64,
}

/// What must not fall short.
#[derive(Clone, Copy, Debug)]
pub struct Floors {
    /// Share of valid programs among those made to be so.
    pub valid: f64,
    /// Share of programs that the pass under test changed.
    pub changed: f64,
    /// Share of the last run's speed and of its corpus.
    pub last: f64,
    /// How many times as many rewrites for each program may be left undone as in the last run.
    pub missed: f64,
    /// Programs below which shares say nothing.
    pub programs: u64,
    /// Programs below which it says nothing that a rewrite never happened.
    pub programs_for_kinds: u64,
    /// The same for parts of the language that no program had.
    pub programs_for_breadth: u64,
    /// Share of each sort of what a property does to programs, and of those that had the effect for which they are done.
    pub uses: (f64, f64),
    /// How much has to be done to programs before these shares say something.
    pub uses_for_shares: u64,
}

impl Default for Floors {
    fn default() -> Floors {
        Floors {
            valid: 0.95,
            changed: 0.27,
            last: 0.5,
            missed: 2.0,
            programs: 500,
            programs_for_kinds: 10_000,
            programs_for_breadth: 20_000,
            uses: (0.01, 0.30),
            uses_for_shares: 5000,
        }
    }
}

fn add(into: &mut Counts, from: &Counts) {
    for (k, n) in from {
        *into.entry(k.clone()).or_default() += n;
    }
}

fn share(part: u64, whole: u64) -> f64 {
    match whole {
        0 => 1.0,
        n => part as f64 / n as f64,
    }
}

impl Gauges {
    /// Adds the counts of another part of the run. What is no count (coverage, corpus, speed) stays.
    pub fn add(&mut self, o: &Gauges) {
        for (mine, theirs) in [
            (&mut self.programs, o.programs),
            (&mut self.barren, o.barren),
            (&mut self.ub_free, o.ub_free),
            (&mut self.valid, o.valid),
            (&mut self.inputs, o.inputs),
            (&mut self.held, o.held),
            (&mut self.timed_out, o.timed_out),
            (&mut self.unreadable, o.unreadable),
        ] {
            *mine += theirs;
        }
        for (mine, theirs) in [
            (&mut self.origins, &o.origins),
            (&mut self.not_valid, &o.not_valid),
            (&mut self.inconclusive, &o.inconclusive),
            (&mut self.unsupported, &o.unsupported),
            (&mut self.open, &o.open),
            (&mut self.skipped, &o.skipped),
            (&mut self.findings, &o.findings),
            (&mut self.breadth, &o.breadth),
        ] {
            add(mine, theirs);
        }
        for (name, p) in &o.passes {
            let mine = self.passes.entry(name.clone()).or_default();
            mine.programs += p.programs;
            mine.changed += p.changed;
            mine.steps += p.steps;
            mine.open += p.open;
            mine.missed += p.missed;
            add(&mut mine.kinds, &p.kinds);
        }
        for (sort, u) in &o.uses {
            self.used(sort, *u);
        }
    }

    fn used(&mut self, sort: &str, more: UseGauge) {
        let mine = self.uses.entry(sort.to_owned()).or_default();
        mine.made += more.made;
        mine.could += more.could;
        mine.took += more.took;
        mine.must_take |= more.must_take;
    }

    /// Counts what a property said.
    pub fn count(&mut self, property: &str, outcome: &Outcome) {
        self.inputs += outcome.inputs as u64;
        for u in &outcome.uses {
            let one = UseGauge {
                made: u.made,
                could: u.could,
                took: u.took,
                must_take: u.must_take,
            };
            self.used(u.sort, one);
        }
        match &outcome.status {
            Status::Held => self.held += 1,
            Status::TimedOut => self.timed_out += 1,
            Status::Inconclusive(why) => {
                *self.open.entry(format!("{property}: {why}")).or_default() += 1;
            }
            Status::Unsupported(what) => {
                *self.unsupported.entry(what.clone()).or_default() += 1;
            }
            Status::Skipped(why) => *self.skipped.entry(why.clone()).or_default() += 1,
        }
    }

    /// Counts what the judge reports.
    pub fn count_reports(&mut self, reports: &[FileReport]) {
        for r in reports {
            let p = self.passes.entry(r.pass.into()).or_default();
            p.programs += 1;
            // What a compiler that is not ours did not give back is one step that is open, and no change.
            let stepped = r.steps.total > 0 && r.pass != SUBJECT;
            p.changed += u64::from(r.changed > 0 || r.changed_names > 0 || stepped);
            p.steps += r.steps.total as u64;
            p.open += (r.steps.unproven + r.steps.different) as u64;
            p.missed += r.missed.len() as u64;
            for (k, n) in &r.kinds {
                *p.kinds.entry((*k).into()).or_default() += *n as u64;
            }
            for (why, n) in &r.inconclusive {
                *self.inconclusive.entry(why.clone()).or_default() += *n as u64;
            }
        }
    }

    /// Counts a program that was made to be free of undefined behaviour; `why` it is not, if so.
    pub fn count_validity(&mut self, why: Option<&str>) {
        self.ub_free += 1;
        match why {
            None => self.valid += 1,
            Some(w) => *self.not_valid.entry(w.into()).or_default() += 1,
        }
    }

    /// Share of valid programs among those made to be so.
    pub fn valid_share(&self) -> f64 {
        share(self.valid, self.ub_free)
    }

    /// What falls short, one sentence each; empty if all is well. `under_test` is the pass that programs
    /// were made for, `last` the gauges of the last run in the same folder.
    pub fn verdict(
        &self,
        floors: &Floors,
        under_test: Option<&str>,
        last: Option<&Gauges>,
    ) -> Vec<String> {
        let mut short = Vec::new();
        let percent = |x: f64| format!("{:.1} %", 100.0 * x);
        if self.ub_free >= floors.programs && self.valid_share() < floors.valid {
            short.push(format!(
                "only {} of the programs that should be free of undefined behaviour are ({} is the least)",
                percent(self.valid_share()),
                percent(floors.valid)
            ));
        }
        for (name, p) in &self.passes {
            let changed = share(p.changed, p.programs);
            let tested = under_test == Some(name);
            if tested && p.programs >= floors.programs && changed < floors.changed {
                short.push(format!(
                    "{name} changed only {} of the programs ({} is the least)",
                    percent(changed),
                    percent(floors.changed)
                ));
            }
            let never = p.kinds.iter().filter(|k| *k.1 == 0);
            let never: Vec<&str> = never.map(|k| k.0.as_str()).collect();
            if tested && p.programs >= floors.programs_for_kinds && !never.is_empty() {
                short.push(format!(
                    "{name} never made these rewrites: {}",
                    never.join(", ")
                ));
            }
        }
        if let Some(pass) = under_test.filter(|_| self.programs >= floors.programs_for_breadth) {
            let lacking = self.lacking(Some(pass));
            if !lacking.is_empty() {
                short.push(format!(
                    "{pass} asks about what no program has: {}",
                    lacking.join(", ")
                ));
            }
        }
        short.extend(self.refused());
        short.extend(self.idle(floors));
        let Some(last) = last else { return short };
        if self.programs >= floors.programs && self.speed < floors.last * last.speed {
            short.push(format!(
                "{:.0} programs per second and core, {:.0} in the last run",
                self.speed, last.speed
            ));
        }
        for (name, p) in &self.passes {
            let Some(before) = last.passes.get(name).filter(|b| b.programs > 0) else {
                continue;
            };
            let (now, then) = (p.left_undone(), before.left_undone());
            // A pass that left nothing undone may leave one rewrite in a hundred programs.
            if p.programs >= floors.programs && now > floors.missed * then + 0.01 {
                short.push(format!(
                    "{name} left {now:.3} rewrites for each program undone, {then:.3} in the last run"
                ));
            }
        }
        if (self.corpus as f64) < floors.last * last.corpus as f64 {
            short.push(format!(
                "{} programs in the corpus, {} after the last run",
                self.corpus, last.corpus
            ));
        }
        short
    }

    /// A subject of whose results none could be judged, mostly since it refuses every program, was not looked at.
    pub fn refused(&self) -> Option<String> {
        let asked = self.passes.get(SUBJECT).map_or(0, |p| p.programs);
        let none = asked > 0 && self.unsupported.values().sum::<u64>() >= asked;
        let why = self
            .unsupported
            .iter()
            .max_by_key(|c| c.1)
            .filter(|_| none)?
            .0;
        Some(format!(
            "nothing can be said of any of the {asked} programs: {why}"
        ))
    }

    /// What properties too seldom did to programs, or too often in vain.
    fn idle(&self, floors: &Floors) -> Vec<String> {
        let made: u64 = self.uses.values().map(|u| u.made).sum();
        let mut short = Vec::new();
        if made < floors.uses_for_shares {
            return short;
        }
        for (sort, u) in &self.uses {
            if share(u.made, made) < floors.uses.0 {
                short.push(format!("{sort}: {} of {made} edits are too few", u.made));
            }
            if u.must_take && share(u.took, u.could) < floors.uses.1 {
                short.push(format!(
                    "{sort}: only {} of {} edits took something",
                    u.took, u.could
                ));
            }
        }
        short
    }

    /// What a pass (or any) asks about and no program had, but for what is excused.
    pub fn lacking(&self, pass: Option<&str>) -> Vec<&'static str> {
        let excused =
            |w: &&str| breadth::OWED.contains(w) || breadth::EXCUSED.iter().any(|e| e.0 == *w);
        let asked = breadth::asked(pass).into_iter();
        let asked = asked.chain(breadth::SHAPES.iter().copied());
        let open = asked.filter(|w| !self.breadth.contains_key(*w) && !excused(w));
        open.collect()
    }

    /// Lines for people.
    pub fn lines(&self) -> Vec<String> {
        let list = |c: &Counts| {
            let mut all: Vec<_> = c.iter().collect();
            all.sort_by_key(|x| std::cmp::Reverse(x.1));
            let words: Vec<String> = all
                .iter()
                .take(6)
                .map(|(k, n)| format!("{n} {k}"))
                .collect();
            match all.len() {
                0 => "none".to_owned(),
                n if n > 6 => format!("{}, and {} more", words.join(", "), n - 6),
                _ => words.join(", "),
            }
        };
        let total = |c: &Counts| c.values().sum::<u64>();
        let mut lines = vec![format!(
            "programs  {} ({}); {:.0} per second and core",
            self.programs,
            list(&self.origins),
            self.speed
        )];
        if self.ub_free > 0 {
            lines.push(format!(
                "valid     {:.1} % of {} made to be free of undefined behaviour; not: {}",
                100.0 * self.valid_share(),
                self.ub_free,
                list(&self.not_valid)
            ));
        }
        for (name, p) in &self.passes {
            let changed = match p.programs {
                0 => "no programs".to_owned(),
                n => format!("changed {:.1} %", 100.0 * share(p.changed, n)),
            };
            // A subject that is not ours makes no rewrites that we know of.
            if name == SUBJECT {
                lines.push(format!("{name}: {changed}"));
                continue;
            }
            lines.push(format!(
                "{name}: {changed}, {} steps ({} open), {} rewrites missed",
                p.steps, p.open, p.missed
            ));
            let kinds: Vec<String> = p.kinds.iter().map(|(k, n)| format!("{n} {k}")).collect();
            lines.push(format!("  rewrites  {}", kinds.join(", ")));
        }
        lines.push(format!(
            "inputs    {} compared; {} inconclusive: {}",
            self.inputs,
            total(&self.inconclusive),
            list(&self.inconclusive)
        ));
        lines.push(format!(
            "held      {} times; open {}: {}; timed out {}; unsupported {}: {}; skipped {}: {}",
            self.held,
            total(&self.open),
            list(&self.open),
            self.timed_out,
            total(&self.unsupported),
            list(&self.unsupported),
            total(&self.skipped),
            list(&self.skipped)
        ));
        lines.push(format!(
            "corpus    {} programs, {} items of coverage{}",
            self.corpus,
            self.coverage,
            match self.unreadable {
                0 => String::new(),
                n => format!(", {n} files that are no programs"),
            }
        ));
        let lacking = self.lacking(None);
        // What is counted of LLVM IR says nothing of programs in PTX.
        let of_ir = !self.breadth.is_empty() || self.programs == 0 || self.ub_free > 0;
        lines.extend(of_ir.then(|| {
            format!(
                "language  {} parts that production asks about, {} more in no program{}{}",
                self.breadth.len(),
                lacking.len(),
                if lacking.is_empty() { "" } else { ": " },
                lacking.join(", ")
            )
        }));
        if !self.uses.is_empty() {
            let mut all: Vec<_> = self.uses.iter().collect();
            all.sort_by_key(|x| std::cmp::Reverse(x.1.made));
            let words = all.iter().map(|(sort, u)| {
                let took = 100.0 * share(u.took, u.could);
                format!("{} {sort} ({took:.0} % take something)", u.made)
            });
            lines.push(format!(
                "edits     {}",
                words.collect::<Vec<_>>().join(", ")
            ));
        }
        lines.push(format!("findings  {}", list(&self.findings)));
        lines
    }
}

/// Whether a reason for "inconclusive" means that the program itself is not defined.
pub fn is_undefined(why: &str) -> bool {
    why.starts_with(SOURCE_UNDEFINED) || why == SOURCE_RACES
}

#[cfg(test)]
mod tests {
    use super::*;

    fn good() -> Gauges {
        let kinds = [("thread-edge".to_owned(), 5)].into();
        let shapes = breadth::SHAPES.iter().map(|s| ((*s).to_owned(), 1));
        let p = PassGauges {
            programs: 20_000,
            changed: 10_000,
            kinds,
            ..PassGauges::default()
        };
        Gauges {
            programs: 20_000,
            ub_free: 1000,
            valid: 990,
            passes: [("p".to_owned(), p)].into(),
            breadth: shapes.collect(),
            corpus: 100,
            speed: 900.0,
            ..Gauges::default()
        }
    }

    fn complaints(change: impl FnOnce(&mut Gauges)) -> Vec<String> {
        let mut g = good();
        change(&mut g);
        g.verdict(&Floors::default(), Some("p"), Some(&good()))
    }

    #[test]
    fn good_gauges_pass() {
        assert_eq!(complaints(|_| {}), Vec::<String>::new());
    }

    #[test]
    fn each_gauge_that_falls_short_fails_the_run() {
        let pass = |g: &mut Gauges, f: fn(&mut PassGauges)| g.passes.values_mut().for_each(f);
        let used = |made, took| UseGauge {
            made,
            could: made,
            took,
            must_take: true,
        };
        let uses = |a: UseGauge, b: UseGauge| {
            complaints(move |g| g.uses = [("E1".to_owned(), a), ("E2".to_owned(), b)].into())
        };
        let fine = uses(used(4000, 2000), used(4000, 1300));
        assert!(fine.is_empty(), "{fine:?}");
        let cases: [(&str, Vec<String>); 8] = [
            ("E2: 10 of 8010 edits", uses(used(8000, 8000), used(10, 9))),
            (
                "E1: only 900 of 4000",
                uses(used(4000, 900), used(4000, 4000)),
            ),
            ("free of undefined", complaints(|g| g.valid = 900)),
            (
                "changed only",
                complaints(|g| pass(g, |p| p.changed = 5000)),
            ),
            (
                "never made",
                complaints(|g| {
                    pass(g, |p| {
                        p.kinds.insert("fold".into(), 0);
                    })
                }),
            ),
            ("undone", complaints(|g| pass(g, |p| p.missed = 300))),
            ("per second", complaints(|g| g.speed = 300.0)),
            ("in the corpus", complaints(|g| g.corpus = 40)),
        ];
        for (words, found) in cases {
            assert_eq!(found.len(), 1, "{words}: {found:?}");
            assert!(found[0].contains(words), "{words}: {found:?}");
        }
    }

    #[test]
    fn a_pass_that_is_not_under_test_may_rest() {
        let mut g = good();
        g.passes.values_mut().for_each(|p| p.changed = 0);
        assert!(
            g.verdict(&Floors::default(), Some("other"), None)
                .is_empty()
        );
    }

    #[test]
    fn a_pass_that_changed_no_function_may_have_changed_the_module() {
        let mut g = Gauges::default();
        let mut report = FileReport::new("p.ll", "constmerge");
        g.count_reports(std::slice::from_ref(&report));
        report.changed_names = 2;
        g.count_reports(&[report]);
        let p = &g.passes["constmerge"];
        assert_eq!((p.programs, p.changed), (2, 1));
    }

    #[test]
    fn what_a_pass_asks_about_and_no_program_has_fails_the_run() {
        let mut g = Gauges {
            programs: 20_000,
            ..Gauges::default()
        };
        let short = |g: &Gauges| g.verdict(&Floors::default(), Some("instsimplify"), None);
        let all = short(&g);
        assert!(
            all.iter()
                .any(|s| s.contains("instsimplify asks about what no program has: ")),
            "{all:?}"
        );
        let asked = breadth::asked(Some("instsimplify")).into_iter();
        let asked = asked.chain(breadth::SHAPES.iter().copied());
        g.breadth = asked.map(|w| (w.to_owned(), 1)).collect();
        assert!(short(&g).is_empty(), "{:?}", short(&g));
        g.breadth.clear();
        g.programs = 19_999;
        assert!(short(&g).is_empty());
    }

    #[test]
    fn a_subject_that_takes_no_program_fails_the_run() {
        let report = |made: bool| {
            let mut r = FileReport::new("p.ll", SUBJECT);
            (r.steps.total, r.changed) = (1, usize::from(made));
            r
        };
        let short = |g: &Gauges| g.verdict(&Floors::default(), None, None);
        let mut g = Gauges::default();
        g.count_reports(&[report(false), report(false)]);
        g.unsupported.insert("it says no".into(), 2);
        assert_eq!(g.passes[SUBJECT].changed, 0);
        assert!(short(&g)[0].contains("any of the 2 programs: it says no"));
        g.count_reports(&[report(true)]);
        assert!(short(&g).is_empty() && g.passes[SUBJECT].changed == 1);
    }

    #[test]
    fn too_few_programs_say_nothing() {
        let g = Gauges {
            ub_free: 10,
            ..Gauges::default()
        };
        assert!(g.verdict(&Floors::default(), Some("p"), None).is_empty());
    }
}
