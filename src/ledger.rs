//! The ledger: what `tandem check` said of each file of a corpus and each pass, checked in, so that a verdict that slides
//! from `same` to something weaker is seen by a person and not by nobody.
//!
//! A line is a file and the verdicts of the passes that changed it, `PATH pass=verdict …`; a pass that is not named left
//! the file unchanged. The first line that is no comment says how hard was looked, since a verdict depends on it. With
//! `TANDEM_BLESS=1` the lines of the files that were judged are written anew; lines of others stay.

use crate::report::FileReport;
use std::collections::BTreeMap;
use tandem_ir::diag::did_you_mean;
use tandem_oracle::verdict::Verdict;

/// What the ledger says of one file: the verdict of each pass that is not [`Verdict::Unchanged`].
type Line = BTreeMap<String, Verdict>;

/// A ledger.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct Ledger {
    /// How hard was looked, as options.
    pub settings: String,
    files: BTreeMap<String, Line>,
}

/// A text that is no ledger.
#[derive(Clone, PartialEq, Eq, Debug, thiserror::Error)]
#[error("line {line}: {what}")]
pub struct NoLedger {
    /// Line from 1.
    pub line: usize,
    /// What is wrong with it.
    pub what: String,
}

/// What stands in front of the settings.
const SETTINGS: &str = "settings: ";
/// The head of a ledger that is written.
const HEAD: &str = "\
# What `tandem check` says of each file, by pass; a pass that is not named leaves the file unchanged. A verdict that is
# weaker than here fails `ci/test` until somebody accepts it: `tandem check --help`, option `--ledger`.
";

/// How a report compares with the ledger.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct Compared {
    /// Verdicts that are weaker than the ledger says, and files that it does not know: these fail.
    pub slides: Vec<String>,
    /// Verdicts that are better.
    pub gains: Vec<String>,
}

impl Ledger {
    /// Reads a ledger.
    ///
    /// # Errors
    /// The first line that cannot be read.
    pub fn parse(text: &str) -> Result<Ledger, NoLedger> {
        let mut ledger = Ledger::default();
        for (n, line) in text.lines().enumerate() {
            let wrong = |what: String| NoLedger { line: n + 1, what };
            if line.starts_with('#') || line.trim().is_empty() {
                continue;
            }
            if let Some(settings) = line.strip_prefix(SETTINGS) {
                ledger.settings = settings.trim().to_owned();
                continue;
            }
            let mut words = line.split_whitespace();
            let file = words.next().unwrap_or_default().to_owned();
            let mut passes = Line::new();
            for word in words {
                let (pass, name) = word
                    .split_once('=')
                    .ok_or_else(|| wrong(format!("'{word}' is no PASS=VERDICT")))?;
                let verdict = Verdict::ALL.into_iter().find(|v| v.name() == name);
                let verdict = verdict.ok_or_else(|| {
                    let hint = did_you_mean(name, Verdict::ALL.iter().map(|v| v.name()));
                    wrong(format!("no verdict '{name}'{hint}"))
                })?;
                passes.insert(pass.to_owned(), verdict);
            }
            if ledger.files.insert(file.clone(), passes).is_some() {
                return Err(wrong(format!("'{file}' is there twice")));
            }
        }
        Ok(ledger)
    }

    /// The ledger as text.
    pub fn print(&self) -> String {
        let mut text = format!("{HEAD}{SETTINGS}{}\n", self.settings);
        for (file, passes) in &self.files {
            text.push_str(file);
            for (pass, verdict) in passes {
                text.push_str(&format!(" {pass}={}", verdict.name()));
            }
            text.push('\n');
        }
        text
    }

    /// Holds reports against the ledger.
    pub fn compare(&self, reports: &[FileReport]) -> Compared {
        let mut compared = Compared::default();
        for r in reports {
            let now = r.verdict();
            let Some(line) = self.files.get(&r.file) else {
                let new = format!(
                    "{}: {}: {}, which the ledger does not know",
                    r.file,
                    r.pass,
                    now.name()
                );
                compared.slides.push(new);
                continue;
            };
            let then = line.get(r.pass).copied().unwrap_or(Verdict::Unchanged);
            let words = format!(
                "{}: {}: {}, the ledger says {}",
                r.file,
                r.pass,
                now.name(),
                then.name()
            );
            // A pass that has more to do, and does it well, slides nowhere.
            if now > then && now > Verdict::Same {
                compared.slides.push(words);
            } else if now != then {
                compared.gains.push(words);
            }
        }
        compared
    }

    /// Takes reports over, in place of what was said of their files by the same passes.
    pub fn accept(&mut self, reports: &[FileReport]) {
        for r in reports {
            let line = self.files.entry(r.file.clone()).or_default();
            match r.verdict() {
                Verdict::Unchanged => line.remove(r.pass),
                v => line.insert(r.pass.to_owned(), v),
            };
        }
    }
}

#[cfg(test)]
#[allow(clippy::unwrap_used)]
mod tests {
    use super::*;

    fn report(file: &str, pass: &'static str, verdict: Verdict) -> FileReport {
        let mut r = FileReport::new(file, pass);
        r.raise(verdict);
        r
    }

    #[test]
    fn a_ledger_reads_as_it_prints() {
        let mut ledger = Ledger {
            settings: "--inputs 3".into(),
            ..Ledger::default()
        };
        ledger.accept(&[
            report("b.ll", "dce", Verdict::Same),
            report("a.ll", "dce", Verdict::Unchanged),
            report("b.ll", "globalopt", Verdict::Refines),
        ]);
        let text = ledger.print();
        assert!(
            text.ends_with("\na.ll\nb.ll dce=same globalopt=refines\n"),
            "{text}"
        );
        assert_eq!(Ledger::parse(&text).unwrap(), ledger);
        for bad in ["a.ll dce", "a.ll dce=good", "a.ll\na.ll"] {
            assert!(Ledger::parse(bad).is_err(), "{bad}");
        }
        let e = Ledger::parse("a.ll\nb.ll dce=sane\n").unwrap_err();
        assert_eq!(
            e.to_string(),
            "line 2: no verdict 'sane'; did you mean 'same'?"
        );
    }

    /// A verdict that became weaker is told, one that became better does not fail.
    #[test]
    fn a_slide_is_told_and_a_gain_is_none() {
        let ledger = Ledger::parse("a.ll dce=same globalopt=refines\n").unwrap();
        let slides = |pass, v| ledger.compare(&[report("a.ll", pass, v)]).slides.len();
        assert_eq!(slides("dce", Verdict::Same), 0);
        for worse in [Verdict::Equivalent, Verdict::Refines, Verdict::Suspect] {
            assert_eq!(slides("dce", worse), 1, "{worse:?}");
        }
        assert_eq!(slides("globalopt", Verdict::Same), 0);
        assert_eq!(slides("constmerge", Verdict::Same), 0);
        assert_eq!(slides("constmerge", Verdict::Missed), 1);
        let new = ledger.compare(&[report("new.ll", "dce", Verdict::Same)]);
        assert_eq!(new.slides.len(), 1);
        let better = ledger.compare(&[report("a.ll", "globalopt", Verdict::Same)]);
        assert_eq!(better.gains.len(), 1);
    }
}
