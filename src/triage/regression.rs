//! A failure as a test that stays: the small program with its provenance, in the form of the golden tests.
//!
//! A file of `corpus/regressions/<pass>/` begins with comments: what it shows, the
//! signature, where it comes from, how to repeat it, `; pass:` with the pass if it has
//! parameters, and `; opt:` with the knobs. The test suite judges each; a `.expected.ll` beside it, once blessed, is compared as well.

use super::FaultyExecution;
use super::shrink::Reduction;
use crate::files::word;
use crate::judge::Judging;
use crate::registry::Language;
use crate::signature::Signature;

/// A regression.
pub struct Regression {
    /// Its folder and file name under the folder of regressions.
    pub path: String,
    /// Its text.
    pub text: String,
}

/// What a regression is made of.
pub struct Subject<'a> {
    /// One sentence that says what is wrong.
    pub headline: String,
    /// Identity of the failure.
    pub signature: &'a Signature,
    /// Where it was found.
    pub place: &'a FaultyExecution,
    /// What came of the reduction, if the program was made small.
    pub reduction: Option<&'a Reduction>,
    /// What the program is written in.
    pub language: Language,
    /// Its text.
    pub text: String,
    /// The file that it was found in.
    pub file: &'a str,
    /// Knobs.
    pub judging: &'a Judging,
    /// The command that shows it again.
    pub repeat: String,
}

/// Makes the regression of a triaged bug.
pub fn regression(t: &Subject<'_>) -> Regression {
    let folder = t.place.id.file_name();
    Regression {
        path: path(&folder, t.signature, &t.text, t.language.ending()),
        text: header(t) + &t.text,
    }
}

/// The folder and file name of the regression of a failure, whose program has this text.
pub fn path(folder: &str, s: &Signature, body: &str, ending: &str) -> String {
    let hash = super::shrink::hash(body);
    let parts = [
        Some(s.oracle.as_str()),
        s.rewrite_kind.as_deref(),
        Some(s.what.as_str()),
    ];
    let parts = parts.into_iter().flatten().filter(|p| !p.is_empty());
    let name: String = parts.collect::<Vec<_>>().join("-");
    let name = file_name(&name);
    format!("{folder}/{name}-{:08x}.{ending}", hash >> 32)
}

fn header(t: &Subject<'_>) -> String {
    let place = t.place;
    let mut lines = vec![
        t.headline.clone(),
        format!("signature: {}", t.signature),
        format!(
            "found in: {}, execution {} ({} on {})",
            base_name(t.file),
            place.numbers(),
            place.pass,
            place.on()
        ),
    ];
    if let Some(s) = t.reduction {
        lines.push(format!(
            "reduced: {} instructions of {}{}",
            s.instructions.1,
            s.instructions.0,
            if s.minimal { ", 1-minimal" } else { "" }
        ));
    }
    lines.push(format!("repeat: {}", t.repeat));
    if place.pass != place.id.name {
        lines.push(format!("pass: {}", place.pass));
    }
    lines.extend(t.judging.knobs.iter().map(|k| format!("opt: {k}")));
    let remark = t.language.remark();
    let line = |l: &String| format!("{remark} {}\n", l.replace(['\n', '\r'], " "));
    lines.iter().map(line).collect()
}

/// The command that judges a file again, as a regression says it.
pub fn by_check(place: &FaultyExecution, judging: &Judging) -> String {
    let (seed, inputs) = (judging.config.seed, judging.config.inputs);
    let pass = word(&place.pass);
    format!("tandem check --pass {pass} --seed {seed} --inputs {inputs} FILE")
}

/// The command for a pass that a process which judges would hang in, or be taken along by.
pub fn by_triage(place: &FaultyExecution) -> String {
    format!("tandem triage --pass {} FILE", word(&place.pass))
}

/// The last part of a path.
pub fn base_name(path: &str) -> &str {
    path.rsplit('/').next().unwrap_or(path)
}

fn file_name(text: &str) -> String {
    let dashed = text.chars().map(|c| match c {
        'a'..='z' | 'A'..='Z' | '0'..='9' => c,
        _ => '-',
    });
    let dashed: String = dashed.collect();
    let parts: Vec<&str> = dashed.split('-').filter(|p| !p.is_empty()).collect();
    parts.join("-").chars().take(60).collect()
}
