//! What was measured, per defect and seed, and the medians that follow.

use super::hunt::Hunted;
use serde::{Deserialize, Serialize};
use std::time::Duration;
use tandem_optimized::defects::Defect;

/// Share of the defects that has to be detected.
pub const BAR: f64 = 0.95;
/// Instructions of a reduced program.
pub const SMALL: u64 = 10;

/// A reduced program.
#[derive(Clone, Copy, PartialEq, Debug, Serialize, Deserialize)]
pub struct Small {
    /// Its instructions.
    pub instructions: u64,
    /// Questions that the reducer asked.
    pub questions: u64,
    /// The time for the reduction ran out.
    pub cut: bool,
}

/// One defect, one seed.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
pub struct Run {
    /// Seed.
    pub seed: u64,
    /// Times that the site was reached.
    pub reached: u64,
    /// Times that the defect gave another answer there.
    pub triggered: u64,
    /// Programs judged.
    pub programs: u64,
    /// CPU seconds used.
    pub cpu_seconds: f64,
    /// CPU seconds to the first finding.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub detected_after: Option<f64>,
    /// Signature of the finding.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub signature: Option<String>,
    /// The pass that is blamed: not that of the defect if the finding is about the reference.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub blamed: Option<String>,
    /// The finding names a step.
    pub step_named: bool,
    /// The reduced program.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub small: Option<Small>,
    /// Why there is none.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub not_reduced: Option<String>,
    /// Signatures of findings that the pass without the defect shows as well.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub ours: Vec<String>,
    /// The hunt was interrupted.
    #[serde(default, skip_serializing_if = "std::ops::Not::not")]
    pub interrupted: bool,
}

impl Run {
    /// What a hunt says.
    pub fn of(h: &Hunted) -> Run {
        let finding = h.found.as_ref().map(|f| &f.finding);
        Run {
            seed: h.seed,
            reached: h.canary.reached,
            triggered: h.canary.triggered,
            programs: h.programs,
            cpu_seconds: h.cpu.as_secs_f64(),
            detected_after: h.found.as_ref().map(|f| f.after.as_secs_f64()),
            signature: finding.map(|f| f.signature.to_string()),
            blamed: finding.map(|f| match f.cause.starts_with("reference") {
                true => "the reference".into(),
                false => f.signature.pass.clone(),
            }),
            step_named: finding.is_some_and(|f| f.step.is_some()),
            small: None,
            not_reduced: None,
            ours: h
                .ours
                .iter()
                .map(|f| f.finding.signature.to_string())
                .collect(),
            interrupted: h.interrupted,
        }
    }
}

/// One defect with all its seeds.
#[derive(Clone, Debug, Serialize)]
pub struct Row {
    /// Name.
    pub defect: &'static str,
    /// Its pass.
    pub pass: &'static str,
    /// Source file.
    pub site: &'static str,
    /// Traps, historic bugs, recipes.
    pub sources: &'static [&'static str],
    /// What is done wrong.
    pub title: &'static str,
    /// Its runs by seed.
    pub runs: Vec<Run>,
}

/// How a defect fared, by the median of its seeds.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Fate {
    /// Detected, and the right pass blamed.
    Detected,
    /// Detected, and something else blamed.
    Misattributed,
    /// No program came to the site.
    NeverReached,
    /// The site was reached, and the mistake never gave another answer.
    NeverTriggered,
    /// The mistake changed what the pass did, and nobody saw it.
    Unseen,
    /// No run ended.
    Unknown,
}

impl Fate {
    /// A short description for reports.
    pub fn words(self) -> &'static str {
        match self {
            Fate::Detected => "detected",
            Fate::Misattributed => "detected, the wrong one blamed",
            Fate::NeverReached => "never reached",
            Fate::NeverTriggered => "reached, never triggered",
            Fate::Unseen => "triggered, not seen",
            Fate::Unknown => "not measured",
        }
    }
}

/// The middle one of some numbers, the lower one of two.
fn median<T: PartialOrd + Copy>(mut all: Vec<T>) -> Option<T> {
    all.sort_by(|a, b| a.partial_cmp(b).unwrap_or(std::cmp::Ordering::Equal));
    all.get(all.len().saturating_sub(1) / 2).copied()
}

impl Row {
    /// Without runs.
    pub fn new(d: &'static Defect) -> Row {
        Row {
            defect: d.name,
            pass: d.pass.name,
            site: d.site,
            sources: d.sources,
            title: d.title,
            runs: Vec::new(),
        }
    }
    fn count(&self, what: impl Fn(&Run) -> bool) -> usize {
        self.runs.iter().filter(|r| what(r)).count()
    }
    /// Seeds with which it was detected.
    pub fn detections(&self) -> usize {
        self.count(|r| r.detected_after.is_some())
    }
    /// True if it was detected with most of the seeds.
    pub fn is_detected(&self) -> bool {
        2 * self.detections() > self.runs.len()
    }
    /// True if no detection blames anything but the defect's pass.
    pub fn is_attributed(&self) -> bool {
        self.count(|r| r.blamed.as_deref().is_some_and(|b| b != self.pass)) == 0
    }
    /// Seconds to the first finding; a seed without one counts as longer than all others.
    pub fn time(&self) -> Option<f64> {
        let all = self
            .runs
            .iter()
            .map(|r| r.detected_after.unwrap_or(f64::INFINITY));
        median(all.collect()).filter(|t| t.is_finite())
    }
    /// Instructions of the reduced program.
    pub fn size(&self) -> Option<u64> {
        median(
            self.runs
                .iter()
                .filter_map(|r| r.small.map(|s| s.instructions))
                .collect(),
        )
    }
    /// How it fared.
    pub fn fate(&self) -> Fate {
        if self.runs.is_empty() {
            Fate::Unknown
        } else if self.is_detected() {
            match self.is_attributed() {
                true => Fate::Detected,
                false => Fate::Misattributed,
            }
        } else if self.count(|r| r.reached > 0) == 0 {
            Fate::NeverReached
        } else if self.count(|r| r.triggered > 0) == 0 {
            Fate::NeverTriggered
        } else {
            Fate::Unseen
        }
    }
    fn line(&self) -> String {
        let n = self.runs.len();
        let share = |k: usize| format!("{k}/{n}");
        let or_dash = |s: Option<String>| s.unwrap_or_else(|| "-".into());
        format!(
            "{:<32} {:>7} {:>9} {:>8} {:>5} {:>8} {:>5}  {}",
            self.defect,
            share(self.count(|r| r.reached > 0)),
            share(self.count(|r| r.triggered > 0)),
            share(self.detections()),
            share(self.count(|r| r.step_named)),
            or_dash(self.time().map(|t| format!("{t:.2}"))),
            or_dash(self.size().map(|s| s.to_string())),
            match self.fate() {
                Fate::Detected => or_dash(self.signature()),
                other => other.words().into(),
            }
        )
    }
    /// The signature that most seeds show.
    fn signature(&self) -> Option<String> {
        let all: Vec<&String> = self
            .runs
            .iter()
            .filter_map(|r| r.signature.as_ref())
            .collect();
        let times = |s: &String| all.iter().filter(|o| **o == s).count();
        all.iter()
            .max_by_key(|s| (times(s), std::cmp::Reverse(**s)))
            .map(|s| (*s).clone())
    }
}

/// A measurement.
#[derive(Clone, Debug, Serialize)]
pub struct Table {
    /// One row per defect.
    pub rows: Vec<Row>,
    /// CPU time per defect and seed.
    pub budget: Duration,
    /// Seeds.
    pub seeds: u64,
}

impl Table {
    /// Defects that were detected with most seeds.
    pub fn detected(&self) -> usize {
        self.rows.iter().filter(|r| r.is_detected()).count()
    }
    /// Share of the defects that was detected.
    pub fn share(&self) -> f64 {
        self.detected() as f64 / self.rows.len().max(1) as f64
    }
    /// True if the bar is met: enough detected, all of them attributed, and nothing found in the pass as it is.
    pub fn is_good(&self) -> bool {
        let attributed = self.rows.iter().all(Row::is_attributed);
        self.share() >= BAR && attributed && self.ours().is_empty()
    }
    /// Findings that the pass without defects shows.
    pub fn ours(&self) -> Vec<String> {
        let runs = self.rows.iter().flat_map(|r| &r.runs);
        let all: std::collections::BTreeSet<&String> = runs.flat_map(|r| &r.ours).collect();
        all.into_iter().cloned().collect()
    }

    /// The table for people.
    pub fn text(&self) -> String {
        let mut lines = vec![format!(
            "{:<32} {:>7} {:>9} {:>8} {:>5} {:>8} {:>5}  how it shows, or why not",
            "defect", "reached", "triggered", "detected", "step", "seconds", "insts"
        )];
        lines.extend(self.rows.iter().map(Row::line));
        lines.push(String::new());
        let n = self.rows.len();
        lines.push(format!(
            "{n} defects, {} seeds, {:.0} CPU seconds each: {} detected ({:.1} %), {} attributed to their pass",
            self.seeds,
            self.budget.as_secs_f64(),
            self.detected(),
            100.0 * self.share(),
            self.rows.iter().filter(|r| r.fate() == Fate::Detected).count(),
        ));
        let times: Vec<f64> = self.rows.iter().filter_map(Row::time).collect();
        let sizes: Vec<u64> = self.rows.iter().filter_map(Row::size).collect();
        let small = sizes.iter().filter(|s| **s <= SMALL).count();
        if let (Some(t), Some(longest)) = (
            median(times.clone()),
            times.iter().copied().reduce(f64::max),
        ) {
            lines.push(format!(
                "time to first detection: median {t:.2} s, longest median {longest:.2} s"
            ));
        }
        if let Some(s) = median(sizes.clone()) {
            lines.push(format!(
                "reduced: median {s} instructions, {small} of {} to at most {SMALL}",
                sizes.len()
            ));
        }
        lines.extend(
            self.ours()
                .iter()
                .map(|s| format!("the pass without defects shows {s}: a bug of ours")),
        );
        lines.join("\n") + "\n"
    }
}
