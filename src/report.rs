//! What `tandem check` has to say, as data; printing and JSON follow from it.
//!
//! A [`FileReport`] is one file under one pass: the sum of the oracle's reports on its units ([`FileReport::add`]),
//! what launches showed, findings with their signature and the command that repeats them. A [`Summary`] is one pass
//! over all files. Field names are those of the JSON (`docs/report.schema.json`); what verdicts and classes mean is in
//! `docs/verdicts.md`.
//!
//! Of the steps, `lockstep`, `unproven` and `different` are counted apart; `proved` is a part of the last two.
//!
//! **Invariant:** a file's verdict is the worst of what is added to it, and can only get worse ([`FileReport::raise`]).
//!
//! **Invariant:** nothing here depends on time or machine, except `milliseconds`, which is there only if it was asked
//! for.

use crate::judge::target::TARGET;
use crate::signature::Signature;
use crate::subjects::judged::SUBJECT;
use serde::{Deserialize, Serialize};
use std::borrow::Cow;
use std::collections::BTreeMap;
use tandem_oracle::describe::FieldText;
use tandem_oracle::verdict::{Finding, FunctionReport, Verdict};

/// One field of a rewrite for machines, whatever the kind.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct FieldReport {
    /// Its name.
    pub name: Cow<'static, str>,
    /// What kind of thing it names.
    pub sort: Cow<'static, str>,
    /// Its value as text that names blocks, values and globals as the program does.
    pub value: String,
}

/// The fields of a rewrite, in order.
pub fn fields(all: &[FieldText]) -> Vec<FieldReport> {
    let each = all.iter().map(|f| FieldReport {
        name: f.name.into(),
        sort: f.sort.into(),
        value: f.text.clone(),
    });
    each.collect()
}

/// Verdict on one file for one pass.
#[derive(Clone, Debug, Serialize)]
pub struct FileReport {
    /// Path as given.
    pub file: String,
    /// Pass name.
    pub pass: &'static str,
    /// The verdict: the worst of its functions and launches.
    pub verdict: &'static str,
    /// Functions judged.
    pub functions: usize,
    /// Functions that the pass changed.
    pub changed: usize,
    /// Names of the module that a pass on modules changed, made or took away, functions among them.
    pub changed_names: usize,
    /// Steps, by how they rode.
    pub steps: Steps,
    /// Steps by rewrite kind.
    pub kinds: BTreeMap<&'static str, usize>,
    /// Inputs compared to the end.
    pub inputs: usize,
    /// Inputs that could not decide, by reason.
    pub inconclusive: BTreeMap<String, usize>,
    /// What the validator says of changed functions as a whole, by conclusion.
    pub validated: BTreeMap<String, usize>,
    /// Which forms of instruction selection made PTX of the module; of selection alone.
    #[serde(skip_serializing_if = "BTreeMap::is_empty")]
    pub selected: BTreeMap<&'static str, usize>,
    /// What launching the file's kernels on their launch description showed.
    pub launch: Option<String>,
    /// Legal rewrites within the budgets that production left undone: function and rewrite.
    pub missed: Vec<String>,
    /// The same by sort of rewrite, for [`crate::fuzzing::habits`].
    #[serde(skip)]
    pub undone: BTreeMap<String, usize>,
    /// Steps that the reference alone could not settle: function, step, reason.
    pub open: Vec<String>,
    /// Of these, the steps that neither a proof nor a finding settled, each with its class.
    pub unsettled: Vec<UnsettledReport>,
    /// Findings.
    pub findings: Vec<FindingReport>,
    /// Why something is unsupported.
    pub unsupported: Vec<String>,
    /// Wall time in milliseconds, if it was asked for: the only thing that differs from run to run.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub milliseconds: Option<u64>,
}

/// A step that neither a proof nor a finding settled.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
pub struct UnsettledReport {
    /// Function; empty if it is a step on the module.
    pub function: String,
    /// Step from 1.
    pub step: usize,
    /// The class: the name of an [`OpenClass`](tandem_oracle::verdict::OpenClass).
    pub class: &'static str,
    /// The reason in words.
    pub why: String,
    /// Inputs on which the units before and after it were run to the end and agree.
    pub runs: usize,
}

impl UnsettledReport {
    /// In one line, for people.
    pub fn words(&self) -> String {
        let at = match self.function.as_str() {
            "" => String::new(),
            name => format!("@{name}: "),
        };
        let runs = match self.runs {
            0 => "no input could be compared".to_owned(),
            n => format!("{n} inputs agree"),
        };
        format!(
            "{at}step {}: {}: {}; {runs}",
            self.step, self.class, self.why
        )
    }
}

/// Steps by how they rode.
#[derive(Clone, Copy, Debug, Default, Serialize)]
pub struct Steps {
    /// How many there are in all.
    pub total: usize,
    /// Judged legal, and both forms made the same function of it.
    pub lockstep: usize,
    /// Same function, but the reference could not derive the fact.
    pub unproven: usize,
    /// Canonical forms differ.
    pub different: usize,
    /// Of the last two: proved by the validator.
    pub proved: usize,
}

/// One finding.
#[derive(Clone, Debug, Serialize)]
pub struct FindingReport {
    /// Its verdict.
    pub verdict: &'static str,
    /// Function.
    pub function: String,
    /// Step from 1.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub step: Option<usize>,
    /// The rewrite of the step.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub rewrite: Option<String>,
    /// The kind of that rewrite.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub rewrite_kind: Option<&'static str>,
    /// Its fields.
    #[serde(skip_serializing_if = "Vec::is_empty", serialize_with = "as_reports")]
    pub fields: Vec<FieldText>,
    /// What went wrong, the same for every program that shows the same mistake.
    pub cause: String,
    /// The identity of the failure.
    pub signature: Signature,
    /// What is wrong.
    pub message: String,
    /// The input that shows it.
    #[serde(skip_serializing_if = "Vec::is_empty")]
    pub counterexample: Vec<String>,
    /// The command that repeats it.
    pub reproduce: String,
}

impl FileReport {
    /// An empty report.
    pub fn new(file: &str, pass: &'static str) -> FileReport {
        FileReport {
            file: file.into(),
            pass,
            verdict: Verdict::Unchanged.name(),
            functions: 0,
            changed: 0,
            changed_names: 0,
            steps: Steps::default(),
            kinds: BTreeMap::new(),
            inputs: 0,
            inconclusive: BTreeMap::new(),
            validated: BTreeMap::new(),
            selected: BTreeMap::new(),
            launch: None,
            missed: Vec::new(),
            undone: BTreeMap::new(),
            open: Vec::new(),
            unsettled: Vec::new(),
            findings: Vec::new(),
            unsupported: Vec::new(),
            milliseconds: None,
        }
    }

    /// Adds one function's report; `reproduce` repeats the check on that function.
    pub fn add(&mut self, r: &FunctionReport, reproduce: &str) {
        self.functions += 1;
        self.changed += usize::from(r.steps > 0);
        self.steps.total += r.steps;
        self.steps.lockstep += r.same;
        self.steps.unproven += r.unproven;
        self.steps.different += r.different;
        self.steps.proved += r.proved;
        if !r.validated.is_empty() {
            *self.validated.entry(r.validated.clone()).or_default() += 1;
        }
        self.inputs += r.inputs;
        // A report on a whole module has no function's name.
        let named = |what: &String| match r.name.as_str() {
            "" => what.clone(),
            name => format!("@{name}: {what}"),
        };
        self.missed.extend(r.missed.iter().map(named));
        for (sort, n) in &r.undone {
            *self.undone.entry(sort.clone()).or_default() += n;
        }
        self.open.extend(r.open.iter().map(named));
        self.unsettled
            .extend(r.unsettled.iter().map(|u| UnsettledReport {
                function: r.name.clone(),
                step: u.step,
                class: u.open.class.name(),
                why: u.open.why.clone(),
                runs: u.runs,
            }));
        for (k, n) in &r.kinds {
            *self.kinds.entry(k).or_default() += n;
        }
        for (why, n) in &r.inconclusive {
            *self.inconclusive.entry(why.clone()).or_default() += n;
        }
        for u in &r.unsupported {
            if !self.unsupported.contains(u) {
                self.unsupported.push(u.clone());
            }
        }
        for f in &r.findings {
            self.findings.push(FindingReport {
                verdict: f.verdict.name(),
                function: f.function.clone(),
                step: f.step,
                rewrite: f.rewrite.clone(),
                rewrite_kind: f.rewrite_kind,
                fields: f.fields.clone(),
                cause: f.cause.clone(),
                signature: Signature::of(self.pass, f),
                message: f.message.clone(),
                counterexample: f.counterexample.clone(),
                reproduce: reproduce.into(),
            });
        }
        self.raise(r.verdict());
    }

    /// Makes the verdict at least as bad.
    pub fn raise(&mut self, v: Verdict) {
        if v > self.verdict() {
            self.verdict = v.name();
        }
    }

    /// The verdict.
    pub fn verdict(&self) -> Verdict {
        verdict(self.verdict)
    }
}

impl FindingReport {
    /// The finding as the oracle says it.
    pub fn finding(&self) -> Finding {
        Finding {
            verdict: verdict(self.verdict),
            function: self.function.clone(),
            step: self.step,
            rewrite: self.rewrite.clone(),
            rewrite_kind: self.rewrite_kind,
            fields: self.fields.clone(),
            cause: self.cause.clone(),
            message: self.message.clone(),
            counterexample: self.counterexample.clone(),
        }
    }
}

fn as_reports<S: serde::Serializer>(all: &[FieldText], serializer: S) -> Result<S::Ok, S::Error> {
    fields(all).serialize(serializer)
}

/// The verdict of that name.
fn verdict(name: &str) -> Verdict {
    let mut all = Verdict::ALL.into_iter();
    all.find(|v| v.name() == name)
        .unwrap_or(Verdict::Unsupported)
}

/// Totals of one pass over all files.
#[derive(Clone, Debug, Default, Serialize)]
pub struct Summary {
    /// Pass name.
    pub pass: &'static str,
    /// Files.
    pub files: usize,
    /// Functions judged.
    pub functions: usize,
    /// Functions that the pass changed.
    pub changed: usize,
    /// Steps.
    pub steps: Steps,
    /// Steps by rewrite kind.
    pub kinds: BTreeMap<&'static str, usize>,
    /// Files by verdict.
    pub verdicts: BTreeMap<&'static str, usize>,
    /// Inputs compared to the end.
    pub inputs: usize,
    /// Inputs that could not decide.
    pub inconclusive: usize,
    /// What the validator says of changed functions as a whole, by conclusion.
    pub validated: BTreeMap<String, usize>,
    /// Modules by the forms of instruction selection that made PTX of them; of selection alone.
    #[serde(skip_serializing_if = "BTreeMap::is_empty")]
    pub selected: BTreeMap<&'static str, usize>,
    /// Launch descriptions on which source and result agreed with the expected data.
    pub launches: usize,
    /// Legal rewrites left undone.
    pub missed: usize,
    /// Steps that neither a proof nor a finding settled, by class.
    pub unsettled: BTreeMap<&'static str, usize>,
    /// Findings.
    pub findings: usize,
    /// Time over all files in milliseconds (not wall time, if files were judged side by side), if it was asked for.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub milliseconds: Option<u64>,
}

impl Summary {
    /// Sums up the reports of one pass.
    pub fn of(pass: &'static str, reports: &[FileReport]) -> Summary {
        let mut s = Summary {
            pass,
            ..Summary::default()
        };
        for r in reports.iter().filter(|r| r.pass == pass) {
            s.files += 1;
            s.functions += r.functions;
            s.changed += r.changed;
            s.steps.total += r.steps.total;
            s.steps.lockstep += r.steps.lockstep;
            s.steps.unproven += r.steps.unproven;
            s.steps.different += r.steps.different;
            s.steps.proved += r.steps.proved;
            for (k, n) in &r.validated {
                *s.validated.entry(k.clone()).or_default() += n;
            }
            for (k, n) in &r.kinds {
                *s.kinds.entry(k).or_default() += n;
            }
            for (k, n) in &r.selected {
                *s.selected.entry(k).or_default() += n;
            }
            *s.verdicts.entry(r.verdict).or_default() += 1;
            s.inputs += r.inputs;
            s.inconclusive += r.inconclusive.values().sum::<usize>();
            s.launches += usize::from(r.launch.as_deref() == Some("same"));
            s.missed += r.missed.len();
            for u in &r.unsettled {
                *s.unsettled.entry(u.class).or_default() += 1;
            }
            s.findings += r.findings.len();
            if let Some(ms) = r.milliseconds {
                *s.milliseconds.get_or_insert(0) += ms;
            }
        }
        s
    }

    /// Lines for people.
    pub fn lines(&self) -> Vec<String> {
        let percent = |n: usize| {
            if self.steps.total == 0 {
                100.0
            } else {
                100.0 * n as f64 / self.steps.total as f64
            }
        };
        let verdicts: Vec<String> = Verdict::ALL
            .iter()
            .filter_map(|v| {
                self.verdicts
                    .get(v.name())
                    .map(|n| format!("{n} {}", v.name()))
            })
            .collect();
        let validated: Vec<String> = self
            .validated
            .iter()
            .map(|(k, n)| format!("{n} {k}"))
            .collect();
        let kinds: Vec<String> = self.kinds.iter().map(|(k, n)| format!("{n} {k}")).collect();
        // Of a compiler that is not ours no steps are known.
        let foreign = matches!(self.pass, SUBJECT | TARGET);
        let mut lines = vec![format!(
            "{}: {} files, {} functions, {} changed",
            self.pass, self.files, self.functions, self.changed
        )];
        if !foreign {
            lines.push(format!(
                "  steps     {} in all: {} in lockstep ({:.1} %), {} unproven and {} of different form, of which {} proved by SMT",
                self.steps.total,
                self.steps.lockstep,
                percent(self.steps.lockstep),
                self.steps.unproven,
                self.steps.different,
                self.steps.proved
            ));
            lines.push(format!(
                "  rewrites  {}",
                if kinds.is_empty() {
                    "none".into()
                } else {
                    kinds.join(", ")
                }
            ));
        }
        lines.extend([
            format!("  files     {}", verdicts.join(", ")),
            format!(
                "  runs      {} inputs agree, {} inconclusive; {} launch descriptions agree{}",
                self.inputs,
                self.inconclusive,
                self.launches,
                match foreign {
                    true => String::new(),
                    false => format!("; {} rewrites missed", self.missed),
                }
            ),
            format!(
                "  proofs    {}",
                if validated.is_empty() {
                    "none".into()
                } else {
                    validated.join(", ")
                }
            ),
        ]);
        if !self.selected.is_empty() {
            let all = self.selected.iter();
            let all: Vec<String> = all.map(|(k, n)| format!("{n} {k}")).collect();
            lines.push(format!("  forms     {}", all.join(", ")));
        }
        if !self.unsettled.is_empty() {
            let classes = self.unsettled.iter();
            let classes: Vec<String> = classes.map(|(k, n)| format!("{n} {k}")).collect();
            lines.push(format!("  open      {}", classes.join(", ")));
        }
        let time = |ms: u64| format!("  time      {:.1} s", ms as f64 / 1000.0);
        lines.extend(self.milliseconds.map(time));
        lines
    }
}
