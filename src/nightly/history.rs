//! What nights measured, one line of JSON each, and how one compares with the one before.

use super::folder::Folder;
use crate::fuzzing::Gauges;
use crate::triage::known::Date;
use serde::{Deserialize, Serialize};
use std::collections::BTreeMap;

/// What a night measured.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub struct Night {
    /// Number, from 1.
    pub number: u64,
    /// Its day.
    pub date: Date,
    /// This part, and how many there are.
    pub shard: (u64, u64),
    /// Seconds by phase.
    pub seconds: BTreeMap<String, f64>,
    /// Processor seconds of the hunt.
    pub processor: f64,
    /// Gauges by target.
    pub targets: BTreeMap<String, Gauges>,
    /// Signatures seen tonight, with how often; new ones, and those that are accepted.
    pub seen: BTreeMap<String, u64>,
    /// Signatures never seen before.
    pub new: Vec<String>,
    /// Signatures that are open: neither accepted nor gone.
    pub open: Vec<String>,
    /// Regressions repeated, and those that failed.
    pub regressions: (u64, u64),
    /// The seeded defects, if they were hunted.
    pub mutants: Option<Mutants>,
    /// Those of what runs pipelines.
    #[serde(default)]
    pub pipeline_mutants: Option<Mutants>,
    /// Mutants that nobody planted, if some were hunted.
    #[serde(default)]
    pub wild: Option<Wild>,
    /// What a person should look at.
    pub attention: Vec<String>,
    /// What may be good to know.
    pub notes: Vec<String>,
    /// Programs removed from the corpora.
    pub pruned: u64,
    /// Ended by Ctrl-C.
    pub interrupted: bool,
}

/// The seeded defects of a night.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub struct Mutants {
    /// How many seeded defects there are.
    pub defects: u64,
    /// Detected.
    pub detected: u64,
    /// Names of the others.
    pub missed: Vec<String>,
    /// CPU seconds for each.
    pub budget_seconds: u64,
}

/// The mutants of a night that nobody planted.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub struct Wild {
    /// The sample.
    pub mutants: u64,
    /// Killed: by a finding, or because a program did not end or the process went down.
    pub killed: u64,
    /// Of the others: those with which no program had another result.
    pub silent: u64,
    /// CPU seconds for each.
    pub budget_seconds: u64,
    /// Decisions of production, and those of which hunts saw one side at most, if they were counted.
    #[serde(default)]
    pub decisions: Option<(u64, u64)>,
}

/// What the share of detected defects may fall from one night to the next: a busy machine is enough for that.
const NOISE: f64 = 0.05;

impl Night {
    /// A night that has not begun.
    pub fn new(number: u64, date: Date, shard: (u64, u64)) -> Night {
        Night {
            number,
            date,
            shard,
            seconds: BTreeMap::new(),
            processor: 0.0,
            targets: BTreeMap::new(),
            seen: BTreeMap::new(),
            new: Vec::new(),
            open: Vec::new(),
            regressions: (0, 0),
            mutants: None,
            pipeline_mutants: None,
            wild: None,
            attention: Vec::new(),
            notes: Vec::new(),
            pruned: 0,
            interrupted: false,
        }
    }

    /// Something for a person to look at, said once.
    pub fn look_at(&mut self, what: String) {
        if !self.attention.contains(&what) {
            self.attention.push(what);
        }
    }
    /// Something that may be good to know, said once.
    pub fn note(&mut self, what: String) {
        if !self.notes.contains(&what) {
            self.notes.push(what);
        }
    }

    /// All gauges together.
    pub fn gauges(&self) -> Gauges {
        let mut all = Gauges::default();
        for g in self.targets.values() {
            all.add(g);
        }
        all.corpus = self.targets.values().map(|g| g.corpus).sum();
        all.coverage = self.targets.values().map(|g| g.coverage).max().unwrap_or(0);
        all
    }
    /// The gauges of the targets of one pass together.
    pub fn gauges_of(&self, pass: &str) -> Gauges {
        let mut all = Gauges::default();
        let of = |name: &str| name.strip_prefix(pass).is_some_and(|r| r.starts_with('.'));
        for (_, g) in self.targets.iter().filter(|t| of(t.0)) {
            all.add(g);
        }
        all
    }
    /// Programs per second of processor time.
    pub fn speed(&self) -> Option<f64> {
        let programs = self.gauges().programs;
        (self.processor > 0.5).then(|| programs as f64 / self.processor)
    }
    /// Share of the seeded defects that was detected.
    pub fn kill_rate(&self) -> Option<f64> {
        let m = self.mutants.as_ref().filter(|m| m.defects > 0)?;
        Some(m.detected as f64 / m.defects as f64)
    }
    /// Share of the seeded defects of what runs pipelines that was detected.
    pub fn pipeline_kill_rate(&self) -> Option<f64> {
        let m = self.pipeline_mutants.as_ref().filter(|m| m.defects > 0)?;
        Some(m.detected as f64 / m.defects as f64)
    }

    /// Share of the mutants that nobody planted that was killed.
    pub fn wild_rate(&self) -> Option<f64> {
        let w = self.wild.as_ref().filter(|w| w.mutants > 0)?;
        Some(w.killed as f64 / w.mutants as f64)
    }

    /// What got worse against the night before.
    pub fn compare(&mut self, last: Option<&Night>) {
        let Some(last) = last else { return };
        // With another budget, or other defects, the two say nothing about each other.
        let alike = match (&self.mutants, &last.mutants) {
            (Some(a), Some(b)) => (a.budget_seconds, a.defects) == (b.budget_seconds, b.defects),
            _ => false,
        };
        if let (true, Some(now), Some(then)) = (alike, self.kill_rate(), last.kill_rate())
            && now < then - NOISE
        {
            let words = format!(
                "seeded defects: {:.0} % detected, {:.0} % the night before",
                100.0 * now,
                100.0 * then
            );
            self.look_at(words);
        }
        let (now, then) = (self.gauges().corpus, last.gauges().corpus);
        if now < then.saturating_sub(last.pruned) / 2 {
            self.look_at(format!(
                "{now} programs in the corpora, {then} the night before"
            ));
        }
        if let (Some(now), Some(then)) = (self.speed(), last.speed())
            && now < then / 2.0
        {
            let words = format!("{now:.0} programs per second, {then:.0} the night before");
            self.look_at(words);
        }
    }
}

/// The finished nights in order. Lines that are none are passed over: half a line is what a full disk leaves.
///
/// # Errors
/// One line, if the file is there and cannot be read.
pub fn load(folder: &Folder) -> Result<Vec<Night>, String> {
    let path = folder.history();
    if !path.exists() {
        return Ok(Vec::new());
    }
    let shown = path.display().to_string();
    let bytes = tandem_optimized::driver::read_input(&shown).map_err(|e| e.to_string())?;
    let text = String::from_utf8_lossy(&bytes);
    Ok(text
        .lines()
        .filter_map(|l| serde_json::from_str(l).ok())
        .collect())
}

/// Writes the history.
///
/// # Errors
/// One line.
pub fn save(folder: &Folder, nights: &[Night]) -> Result<(), String> {
    let line = |n: &Night| serde_json::to_string(n).unwrap_or_default() + "\n";
    let text: String = nights.iter().map(line).collect();
    folder.write(&folder.history(), text.as_bytes())
}
