//! How the mutants of a trial fared.

use super::hunt::Hunted;
use super::schema::Mutant;
use serde::{Deserialize, Serialize};
use std::collections::BTreeMap;

/// The bar: share of the sampled mutants that are to be killed.
pub const BAR: f64 = 0.90;

/// What became of a mutant.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Fate {
    /// A finding that the pass without it does not have.
    Killed,
    /// A program did not end, which ends without it.
    Hung,
    /// The process went down: its memory was used up, its stack, or worse.
    WentDown,
    /// A pass does less than it always did: so say counts of rewrites made and left undone, against those of habit.
    Less,
    /// Nothing wrong, but the count of rewrites that production leaves undone rose.
    Missed,
    /// Another result, and nothing wrong with it.
    Different,
    /// Control came to it, and the result was always the same.
    Same,
    /// Control never came to it.
    NeverReached,
    /// The process went down on a program that is no better without the mutant.
    Undecided,
    /// Not hunted to the end.
    Unknown,
}

impl Fate {
    /// The fate of a mutant whose hunt came to its end.
    pub fn of(h: &Hunted) -> Fate {
        match () {
            () if h.killed.is_some() => Fate::Killed,
            () if h.less.is_some() => Fate::Less,
            () if h.missed_after.is_some() => Fate::Missed,
            () if h.different > 0 => Fate::Different,
            () if h.reached > 0 => Fate::Same,
            () => Fate::NeverReached,
        }
    }
    /// True if the hunt says that something is amiss, be it a wrong result or a pass that does less.
    pub fn is_killed(self) -> bool {
        self.is_wrong() || self == Fate::Less
    }
    /// True if it says that something is wrong.
    pub fn is_wrong(self) -> bool {
        matches!(self, Fate::Killed | Fate::Hung | Fate::WentDown)
    }
    /// A short description for reports.
    pub fn words(self) -> &'static str {
        match self {
            Fate::Killed => "killed by a finding",
            Fate::Hung => "killed: a program does not end",
            Fate::WentDown => "killed: the process goes down",
            Fate::Less => "killed: a pass does less than of habit",
            Fate::Missed => "seen only as rewrites that are left undone",
            Fate::Different => "another result, and nothing wrong with it",
            Fate::Same => "reached, always the same result",
            Fate::NeverReached => "never reached",
            Fate::Undecided => "undecided: no better without the mutant",
            Fate::Unknown => "not hunted to the end",
        }
    }
}

/// A mutant and its fate.
#[derive(Clone, Debug, Serialize)]
pub struct Row {
    /// The mutant's number in the table.
    pub mutant: u32,
    /// File and line.
    pub site: String,
    /// What kind of mistake.
    pub class: &'static str,
    /// What stands there and what could, in one line.
    pub what: String,
    /// What became of it.
    pub fate: Fate,
    /// The hunt.
    pub hunted: Hunted,
}

impl Row {
    /// A row.
    pub fn new(m: &Mutant, fate: Fate, hunted: Hunted) -> Row {
        Row {
            mutant: m.number,
            site: format!("{}:{}", m.file, m.line),
            class: m.class.name(),
            what: m.words(),
            fate,
            hunted,
        }
    }
    /// One line for people.
    pub fn line(&self) -> String {
        let how = match (&self.hunted.killed, &self.hunted.less) {
            (Some(k), _) => format!("{} after {:.1} s", k.signature, k.after),
            (None, Some(l)) => format!("{} after {:.1} s", l.what, l.after),
            (None, None) => self.fate.words().to_owned(),
        };
        format!(
            "{:>5} {:<12} {}  [{how}]",
            self.mutant, self.class, self.what
        )
    }
}

/// A trial.
#[derive(Clone, Debug, Serialize)]
pub struct Table {
    /// The sample.
    pub rows: Vec<Row>,
    /// All mutants that compile.
    pub all: usize,
    /// Those that do not.
    pub rejected: usize,
    /// Seed of the sample.
    pub seed: u64,
    /// CPU seconds for each.
    pub budget_seconds: f64,
}

impl Table {
    /// How many have a fate.
    pub fn count(&self, is: impl Fn(Fate) -> bool) -> usize {
        self.rows.iter().filter(|r| is(r.fate)).count()
    }
    /// Share of the sample that was killed.
    pub fn share(&self) -> f64 {
        self.count(Fate::is_killed) as f64 / self.rows.len().max(1) as f64
    }
    /// True if the bar is met.
    pub fn is_good(&self) -> bool {
        self.share() >= BAR && self.ours().is_empty()
    }
    /// Findings on programs that have one without any mutant: bugs of ours.
    pub fn ours(&self) -> Vec<String> {
        let all = self.rows.iter().flat_map(|r| r.hunted.ours.iter().cloned());
        let all: std::collections::BTreeSet<String> = all.collect();
        all.into_iter().collect()
    }

    /// The table for people: figures, and every mutant that was not killed for a wrong result.
    pub fn text(&self) -> String {
        let mut lines = Vec::new();
        let mut fates: BTreeMap<Fate, usize> = BTreeMap::new();
        let mut classes: BTreeMap<&str, (usize, usize)> = BTreeMap::new();
        for r in &self.rows {
            *fates.entry(r.fate).or_default() += 1;
            let class = classes.entry(r.class).or_default();
            class.0 += usize::from(r.fate.is_killed());
            class.1 += 1;
        }
        for (class, (killed, all)) in classes {
            lines.push(format!("{class:<13} {killed:>4} of {all:>4} killed"));
        }
        lines.push(String::new());
        for (fate, n) in &fates {
            lines.push(format!("{n:>5} {}", fate.words()));
        }
        for fate in fates.keys().filter(|f| !f.is_wrong()) {
            lines.push(format!("\n{}:", fate.words()));
            let of_fate = self.rows.iter().filter(|r| r.fate == *fate);
            let line = |r: &Row| {
                let (reached, programs) = (r.hunted.reached, r.hunted.programs);
                format!("{}  ({reached} of {programs} programs)", r.line())
            };
            lines.extend(of_fate.map(line));
        }
        lines.push(String::new());
        let ours = self.ours();
        lines.extend(
            ours.iter()
                .map(|s| format!("without any mutant: {s}, a bug of ours")),
        );
        let shown = self.count(|f| !matches!(f, Fate::Same | Fate::NeverReached));
        lines.push(format!(
            "{} of {} mutants (seed {}; {} more do not compile), {:.0} CPU seconds each: {} killed ({:.1} %), \
             {} for being wrong and {} for doing less; {:.1} % of the {shown} that gave another result; \
             {:.1} % with those seen as rewrites left undone",
            self.rows.len(),
            self.all,
            self.seed,
            self.rejected,
            self.budget_seconds,
            self.count(Fate::is_killed),
            100.0 * self.share(),
            self.count(Fate::is_wrong),
            self.count(|f| f == Fate::Less),
            100.0 * self.count(Fate::is_killed) as f64 / shown.max(1) as f64,
            100.0 * self.count(|f| f.is_killed() || f == Fate::Missed) as f64
                / self.rows.len().max(1) as f64,
        ));
        lines.join("\n") + "\n"
    }
}

#[cfg(test)]
mod tests {
    use super::super::operators::Class;
    use super::*;

    fn row(fate: Fate) -> Row {
        let m = Mutant {
            number: 1,
            file: "a.rs".into(),
            line: 3,
            class: Class::Comparison,
            before: "a < b".into(),
            after: "a <= b".into(),
        };
        Row::new(&m, fate, Hunted::default())
    }

    #[test]
    fn a_rise_of_what_is_left_undone_is_no_kill() {
        let rows = [
            Fate::Killed,
            Fate::Hung,
            Fate::WentDown,
            Fate::Missed,
            Fate::Less,
            Fate::Same,
        ];
        let table = Table {
            rows: rows.map(row).into(),
            all: 10,
            rejected: 2,
            seed: 1,
            budget_seconds: 60.0,
        };
        assert_eq!(table.count(Fate::is_killed), 4);
        assert_eq!(table.count(Fate::is_wrong), 3);
        assert!(!table.is_good());
        let text = table.text();
        assert!(
            text.contains(
                "4 killed (66.7 %), 3 for being wrong and 1 for doing less; 80.0 % of the 5"
            ),
            "{text}"
        );
        assert!(text.contains("83.3 % with those seen"), "{text}");
        assert!(text.contains("a.rs:3: a < b => a <= b"), "{text}");
    }
}
