//! What `tandem reduce` has to say at the end, for people and as JSON.

use super::output::Beside;
use crate::report::FindingReport;
use serde::Serialize;
use std::collections::BTreeMap;
use std::time::Duration;
use tandem_reduce::delta::Measure;
use tandem_reduce::search::{Cut, Outcome, Times};

/// The report of a run.
#[derive(Clone, Debug, Serialize)]
pub struct Summary {
    /// `tandem reduce`.
    pub tool: &'static str,
    /// Version of the schema of reports.
    pub schema: u32,
    /// Version.
    pub version: &'static str,
    /// Input as given.
    pub input: String,
    /// Where the result is.
    pub output: String,
    /// What was hunted.
    pub predicate: String,
    /// Size of the input.
    pub before: Measure,
    /// Size of the result.
    pub after: Measure,
    /// Answers that the search needed.
    pub steps: u64,
    /// Questions asked in this run, those asked early and thrown away included.
    pub asked: u64,
    /// Answers known from the cache.
    pub cached: u64,
    /// Kept edits by delta.
    pub kept: BTreeMap<&'static str, usize>,
    /// Why the search ended early.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub cut: Option<&'static str>,
    /// Single candidates of all deltas on the result, none of which is interesting.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub certificate: Option<Minimality>,
    /// Whether the result is in normal form.
    pub normal_form: bool,
    /// Candidates about which nothing could be said, by reason.
    #[serde(skip_serializing_if = "BTreeMap::is_empty")]
    pub undecided: BTreeMap<String, u64>,
    /// The closest passing sibling.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub sibling: Option<Difference>,
    /// Files beside the result.
    pub beside: Vec<Beside>,
    /// What the judge finds in the result: pass, rewrite step, counterexample.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub finding: Option<FindingReport>,
    /// Knobs that the failure needs.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub knobs: Option<Vec<String>>,
    /// The smallest run found that shows the failure.
    #[serde(skip_serializing_if = "Vec::is_empty")]
    pub run: Vec<String>,
    /// Where the time went, if that was asked for.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub phases: Option<Phases>,
    /// Wall time in milliseconds, likewise.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub wall_milliseconds: Option<u64>,
}

/// Wall time of the parts of a run, in milliseconds. The first three are what any reducer has to do; the others
/// are what is said beyond the result.
#[derive(Clone, Copy, Debug, Default, Serialize)]
pub struct Phases {
    /// Reading the input and pinning what is hunted in it.
    pub pinning: f64,
    /// Until the result stood.
    pub search: f64,
    /// Counting the single candidates of the result, none of which is interesting.
    pub certificate: f64,
    /// Escapes that led nowhere.
    pub escapes: f64,
    /// The closest passing sibling.
    pub sibling: f64,
    /// Knobs, finding and the smallest run.
    pub explanation: f64,
}

impl Phases {
    /// Those of a search; what is around it is to be filled in.
    pub fn of(times: &Times) -> Phases {
        Phases {
            search: milliseconds(times.search),
            certificate: milliseconds(times.certificate),
            escapes: milliseconds(times.escapes),
            sibling: milliseconds(times.sibling),
            ..Phases::default()
        }
    }
}

/// To three places.
pub fn milliseconds(d: Duration) -> f64 {
    d.as_micros() as f64 / 1000.0
}

/// The certificate of 1-minimality.
#[derive(Clone, Copy, Debug, Serialize)]
pub struct Minimality {
    /// Deltas.
    pub deltas: usize,
    /// Single candidates.
    pub singles: usize,
    /// Of these, asked about; the others are not well-formed or not simpler.
    pub judged: usize,
}

/// How the sibling differs.
#[derive(Clone, Debug, Serialize)]
pub struct Difference {
    /// Words that differ.
    pub words: usize,
    /// Lines of the result (`-`) and of the sibling (`+`) that differ.
    pub lines: Vec<String>,
}

impl Summary {
    /// The report of an outcome; what only some predicates know is to be filled in.
    pub fn of(outcome: &Outcome, input: &str, output: &str, predicate: &str) -> Summary {
        Summary {
            tool: "tandem reduce",
            schema: crate::formats::SCHEMA,
            version: env!("CARGO_PKG_VERSION"),
            input: input.into(),
            output: output.into(),
            predicate: predicate.into(),
            before: outcome.before,
            after: outcome.program.measure,
            steps: outcome.steps,
            asked: outcome.asked,
            cached: outcome.known,
            kept: outcome.kept.clone(),
            cut: outcome.cut.map(|c| match c {
                Cut::Steps => "step budget used up",
                Cut::Time => "time used up",
            }),
            certificate: outcome.certificate.map(|c| Minimality {
                deltas: c.deltas,
                singles: c.singles,
                judged: c.judged,
            }),
            normal_form: outcome.normal,
            undecided: outcome.unsure.clone(),
            sibling: outcome.sibling.as_ref().map(|s| Difference {
                words: s.distance,
                lines: s.difference.clone(),
            }),
            beside: Vec::new(),
            finding: None,
            knobs: None,
            run: Vec::new(),
            phases: None,
            wall_milliseconds: None,
        }
    }

    /// As JSON.
    pub fn json(&self) -> String {
        serde_json::to_string_pretty(self).unwrap_or_default() + "\n"
    }

    /// For people.
    pub fn text(&self) -> String {
        let (b, a) = (&self.before, &self.after);
        let mut lines = vec![
            format!(
                "{}: {} instructions, {} blocks (from {}, {}) in {}",
                self.input, a.instructions, a.blocks, b.instructions, b.blocks, self.output
            ),
            format!("  interesting  {}", self.predicate),
            format!(
                "  search       {} steps ({} questions asked, {} answers known)",
                self.steps, self.asked, self.cached
            ),
        ];
        if let (Some(p), Some(wall)) = (&self.phases, self.wall_milliseconds) {
            lines.push(format!(
                "  time         {:.1} s: {:.0} ms until the result stood, {:.0} to certify it, {:.0} for escapes, {:.0} for a \
                 sibling, {:.0} to explain it",
                wall as f64 / 1000.0,
                p.pinning + p.search,
                p.certificate,
                p.escapes,
                p.sibling,
                p.explanation
            ));
        }
        let kept: Vec<String> = self.kept.iter().map(|(d, n)| format!("{n} {d}")).collect();
        if !kept.is_empty() {
            lines.push(format!("  kept         {}", kept.join(", ")));
        }
        lines.push(match (self.cut, self.certificate) {
            (Some(why), _) => format!(
                "  minimal      not claimed: {why}; go on with --resume and a larger budget"
            ),
            (None, Some(c)) => format!(
                "  minimal      none of the {} single edits of {} deltas is interesting ({} asked about; the others \
                 are not well-formed or not simpler)",
                c.singles, c.deltas, c.judged
            ),
            (None, None) => "  minimal      not claimed".into(),
        });
        for (why, n) in &self.undecided {
            lines.push(format!("  undecided    {n} candidates: {why}"));
        }
        self.explain(&mut lines);
        for f in &self.beside {
            lines.push(format!("  beside       {}: {}", f.path, f.what));
        }
        lines.join("\n") + "\n"
    }

    fn explain(&self, lines: &mut Vec<String>) {
        if let Some(s) = &self.sibling {
            lines.push(format!("  passes with  {} words changed:", s.words));
            lines.extend(s.lines.iter().map(|l| format!("    {l}")));
        }
        if let Some(f) = &self.finding {
            match (f.step, &f.rewrite) {
                (Some(step), Some(rewrite)) => {
                    lines.push(format!("  wrong step   {step}: {rewrite}"));
                }
                _ => lines.push("  wrong step   no single step is to blame".into()),
            }
            lines.push(format!("  finding      {}: {}", f.verdict, f.message));
            if self.run.is_empty() {
                lines.extend(
                    f.counterexample
                        .iter()
                        .map(|c| format!("    input      {c}")),
                );
            }
        }
        lines.extend(self.run.iter().map(|c| format!("    input      {c}")));
        if let Some(k) = self.knobs.as_ref().filter(|k| !k.is_empty()) {
            lines.push(format!("  knobs        {}", k.join(" ")));
        }
        if let Some(f) = &self.finding {
            lines.push(format!("  reproduce    {}", f.reproduce));
        }
    }
}
