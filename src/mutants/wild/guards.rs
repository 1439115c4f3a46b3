//! Guards as targets: which decisions of production were only ever made one way, on all programs of a hunt.
//!
//! A condition that was always true on ten thousand programs is one whose other side nobody tests, whatever the gauges of
//! rewrites say; an arm that was never taken likewise. The copy of the sources that has all mutants counts, at the same
//! places, which way each decision went ([`super::schema::Point`]); a hunt without a mutant in every pass, and by every judge
//! of analyses, fills the counts, and what is left is a *debt* of the generator, listed with file and line. Hunts keep the programs that send a decision a
//! new way and change these further, so that debts are worked down by the programs next to them.

use super::build::Built;
use super::hunt::Hunted;
use super::measure::Settings;
use super::schema::Point;
use crate::mutants::claims::Judge;
use crate::nightly::child::Tool;
use serde::{Deserialize, Serialize};
use std::collections::BTreeMap;
use std::sync::Mutex;
use std::sync::atomic::{AtomicUsize, Ordering};
use tandem_ir::passes::PassId;
use tandem_optimized::driver::{self, Interrupt};

/// A condition was true, or an arm was taken.
const YES: u8 = 1;
/// A condition was false.
const NO: u8 = 2;

/// What is known of a decision that is not tested both ways.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Owed {
    /// Control never came to the condition.
    Neither,
    /// The condition was never false.
    No,
    /// The condition was never true.
    Yes,
    /// The arm was never taken.
    Arm,
}

impl Owed {
    /// What is owed after so many ways; `None`: nothing.
    pub fn of(arm: bool, ways: u8) -> Option<Owed> {
        match (arm, ways & YES != 0, ways & NO != 0) {
            (true, true, _) | (false, true, true) => None,
            (true, false, _) => Some(Owed::Arm),
            (false, false, false) => Some(Owed::Neither),
            (false, true, false) => Some(Owed::No),
            (false, false, true) => Some(Owed::Yes),
        }
    }
    /// A short description for reports.
    pub fn words(self) -> &'static str {
        match self {
            Owed::Neither => "never asked",
            Owed::No => "always true",
            Owed::Yes => "never true",
            Owed::Arm => "never taken",
        }
    }
}

/// A debt.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Debt {
    /// File and line.
    pub site: String,
    /// What stands there.
    pub text: String,
    /// What is missing.
    pub owed: Owed,
}

/// All decisions of production, and which are owed.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
pub struct Guards {
    /// Decisions: conditions and arms.
    pub decisions: usize,
    /// Those of which some side was never seen, by file and line.
    pub debts: Vec<Debt>,
    /// Programs judged.
    pub programs: u64,
    /// Passes whose hunt did not come to its end, with how it ended.
    pub broken: Vec<String>,
}

impl Guards {
    /// What is owed after the ways that decisions went.
    pub fn new(points: &[Point], ways: &BTreeMap<u32, u8>) -> Guards {
        let debt = |p: &Point| {
            let went = ways.get(&p.number).copied().unwrap_or(0);
            let words: Vec<&str> = p.text.split_whitespace().collect();
            Owed::of(p.arm, went).map(|owed| Debt {
                site: format!("{}:{}", p.file, p.line),
                text: words.join(" "),
                owed,
            })
        };
        Guards {
            decisions: points.len(),
            debts: points.iter().filter_map(debt).collect(),
            ..Guards::default()
        }
    }

    /// The list for people.
    pub fn text(&self) -> String {
        let line = |d: &Debt| {
            let brief = match d.text.char_indices().nth(90) {
                Some((n, _)) => format!("{}…", &d.text[..n]),
                None => d.text.clone(),
            };
            format!("{}: {}: {brief}\n", d.site, d.owed.words())
        };
        let mut text: String = self.debts.iter().map(line).collect();
        for b in &self.broken {
            text += &format!("{b}\n");
        }
        let mut sums: BTreeMap<Owed, usize> = BTreeMap::new();
        for d in &self.debts {
            *sums.entry(d.owed).or_default() += 1;
        }
        let sums: Vec<String> = sums
            .iter()
            .map(|(o, n)| format!("{n} {}", o.words()))
            .collect();
        text += &format!(
            "{} of {} decisions are owed after {} programs ({})\n",
            self.debts.len(),
            self.decisions,
            self.programs,
            sums.join(", ")
        );
        text
    }
}

/// Whose programs a hunt judges.
#[derive(Clone, Copy)]
enum Who {
    Pass(&'static PassId),
    Judge(&'static Judge),
}

impl Who {
    fn name(self) -> &'static str {
        match self {
            Who::Pass(p) => p.name,
            Who::Judge(j) => j.name,
        }
    }
    /// The option of the hunt that names it.
    fn option(self) -> String {
        match self {
            Who::Pass(p) => format!("--pass={}", p.name),
            Who::Judge(j) => format!("--judge={}", j.name),
        }
    }
}

/// Hunts without a mutant in each of the passes and by each of the judges, and lists what is owed.
///
/// # Errors
/// One line: a folder cannot be written, or a hunt cannot be started.
pub fn measure(
    settings: &Settings,
    passes: &[&'static PassId],
    judges: &'static [Judge],
    built: &Built,
    interrupt: &Interrupt,
) -> Result<Guards, String> {
    let mut all: Vec<Who> = passes.iter().map(|&p| Who::Pass(p)).collect();
    all.extend(judges.iter().map(Who::Judge));
    let next = AtomicUsize::new(0);
    let done: Mutex<Vec<(usize, Result<Hunted, String>)>> = Mutex::new(Vec::new());
    let work = || {
        let tool = Tool::new(&built.program, interrupt);
        loop {
            let n = next.fetch_add(1, Ordering::Relaxed);
            let Some(&who) = all.get(n).filter(|_| !interrupt.requested()) else {
                break;
            };
            let hunted = one(settings, &tool, who);
            if let Ok(mut done) = done.lock() {
                done.push((n, hunted));
            }
        }
    };
    std::thread::scope(|scope| {
        for _ in 0..settings.jobs.clamp(1, all.len().max(1)) {
            scope.spawn(work);
        }
    });
    let mut done = done.into_inner().unwrap_or_default();
    done.sort_by_key(|d| d.0);
    let mut ways: BTreeMap<u32, u8> = BTreeMap::new();
    let mut programs = 0;
    let mut broken = Vec::new();
    for (_, hunted) in done {
        match hunted {
            Ok(h) => {
                programs += h.programs;
                for (number, way) in h.ways {
                    *ways.entry(number).or_default() |= way;
                }
            }
            Err(why) => broken.push(why),
        }
    }
    Ok(Guards {
        programs,
        broken,
        ..Guards::new(&built.points, &ways)
    })
}

/// The hunt in one pass, or by one judge.
fn one(settings: &Settings, tool: &Tool, who: Who) -> Result<Hunted, String> {
    let folder = settings.folder.join(format!("guards-{}", who.name()));
    std::fs::create_dir_all(&folder).map_err(|e| format!("error: {}", driver::plain(&e)))?;
    let out = folder.join("hunted.json");
    let _ = std::fs::remove_file(&out);
    let args = [
        "mutants".to_owned(),
        "--hunt-wild=0".into(),
        "--ways".into(),
        format!("--seed={}", settings.seed),
        format!("--budget={}s", settings.budget.as_secs().max(1)),
        format!("--patience={}", settings.patience.as_secs().max(1)),
        format!("--memory={}", settings.memory >> 20),
        format!("--scratch={}", folder.display()),
        format!("--output={}", out.display()),
        who.option(),
    ];
    let ended = tool.run(&args, settings.longest());
    let read = std::fs::read(&out).ok();
    let read = read.and_then(|b| serde_json::from_slice::<Hunted>(&b).ok());
    read.ok_or_else(|| format!("the hunt in {} {}", who.name(), ended.words()))
}

#[cfg(test)]
mod tests {
    use super::*;

    fn point(number: u32, arm: bool) -> Point {
        Point {
            number,
            file: "passes/p.rs".into(),
            line: number as usize,
            arm,
            text: "a <\n    b".into(),
        }
    }

    #[test]
    fn what_went_both_ways_is_no_debt() {
        let points = [
            point(1, false),
            point(2, false),
            point(3, false),
            point(4, false),
            point(5, true),
            point(6, true),
        ];
        let ways = BTreeMap::from([(1, YES | NO), (2, YES), (3, NO), (5, YES)]);
        let g = Guards::new(&points, &ways);
        let owed: Vec<(usize, Owed)> = g.debts.iter().map(|d| d.owed).enumerate().collect();
        assert_eq!(
            owed,
            [
                (0, Owed::No),
                (1, Owed::Yes),
                (2, Owed::Neither),
                (3, Owed::Arm)
            ]
        );
        assert_eq!(g.debts[0].site, "passes/p.rs:2");
        let text = g.text();
        assert!(
            text.contains("passes/p.rs:3: never true: a < b\n"),
            "{text}"
        );
        assert!(text.contains("4 of 6 decisions are owed"), "{text}");
    }
}
