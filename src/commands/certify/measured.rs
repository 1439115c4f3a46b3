//! What `tandem certify` does with the parts of a certificate, whatever their pass works on: each is measured, told in a
//! line and written down; then the whole is compared with an earlier certificate, or becomes the new one.

use super::Args;
use super::compare::{compare, read};
use crate::formats::{self, Case, Format, Level};
use indicatif::{ProgressBar, ProgressStyle};
use serde_json::Value;
use std::collections::BTreeMap;
use std::io::IsTerminal;
use std::time::{Duration, Instant};
use tandem_optimized::driver::{self, EXIT_FINDING, EXIT_GOOD, EXIT_USAGE, Interrupt};
use tandem_oracle::certify::tally::Finding;

/// One alphabet at one size, measured.
pub(super) struct Measured {
    /// Alphabet, size, and what was enumerated.
    pub(super) about: String,
    /// Rewrites judged, and those that were accepted.
    pub(super) judged: u64,
    /// See `judged`.
    pub(super) accepted: u64,
    /// If refusals were looked into: those that were not needed, and all that make sense.
    pub(super) cautious: Option<(u64, u64)>,
    /// If the solver was asked: proved, proved up to the bound, and all.
    pub(super) solver: Option<(u64, u64, u64)>,
    /// Contradictions.
    pub(super) wrong: u64,
    /// Undecided questions by reason.
    pub(super) unknown: BTreeMap<String, u64>,
    /// The first few of them.
    pub(super) open: Vec<Finding>,
    /// The first few contradictions.
    pub(super) findings: Vec<Finding>,
    /// What it came to, where nothing is rewritten.
    pub(super) told: Option<String>,
    /// The part as it stands in the certificate.
    pub(super) world: Value,
}

/// Measures the parts, tells what they came to, and finishes. The result is the exit code.
///
/// # Errors
/// A part cannot be measured, a file cannot be read or written.
pub(super) fn run<P>(
    args: &Args,
    interrupt: &Interrupt,
    parts: &[P],
    measure: &dyn Fn(&P) -> Result<Measured, String>,
    whole: &dyn Fn(Vec<Value>) -> Value,
) -> Result<i32, String> {
    let format = Format::chosen(args.format, args.json)?;
    let for_others = !matches!(format, Format::Text | Format::Json);
    if for_others && args.check.is_none() && args.output == "-" {
        return Err("error: --format is about findings: the certificate goes to a file (-o) or is compared (--check)".into());
    }
    let mut cases = Vec::new();
    let earlier = match &args.check {
        Some(path) => Some(read(path, args.subject())?),
        None => None,
    };
    let (mut worlds, mut findings) = (Vec::new(), Vec::new());
    let mut unknown = 0;
    for part in parts {
        let began = Instant::now();
        let m = measure(part)?;
        // Time is told, and is no part of the certificate: the same run writes the same bytes.
        driver::report(&line(&m, began.elapsed().as_secs_f64()));
        unknown += m.unknown.values().sum::<u64>();
        for (why, n) in &m.unknown {
            driver::report(&format!("    unknown, {n} times: {why}"));
        }
        for open in &m.open {
            driver::report(&words(open));
        }
        cases.push(case(args.subject(), &m));
        findings.extend(m.findings);
        worlds.push(m.world);
    }
    for f in &findings {
        driver::report(&words(f));
    }
    let differences = match &earlier {
        Some(e) => compare(e, &worlds),
        None => {
            let all = whole(worlds);
            driver::write_output(&args.output, format!("{all:#}\n").as_bytes(), interrupt)
                .map_err(|e| e.to_string())?;
            Vec::new()
        }
    };
    for d in &differences {
        driver::report(d);
    }
    if for_others {
        cases.extend(differences.iter().map(|d| Case {
            suite: args.subject().to_owned(),
            name: "the certificate".into(),
            verdict: "different".into(),
            findings: vec![said(Level::Error, "different", d)],
        }));
        let text = formats::render(format, "tandem certify", &cases).unwrap_or_default();
        driver::write_output("-", text.as_bytes(), interrupt).map_err(|e| e.to_string())?;
    }
    if format == Format::Json && earlier.is_some() {
        let found: Vec<String> = findings.iter().map(words).collect();
        let all = serde_json::json!({
            "tool": "tandem certify",
            "schema": crate::formats::SCHEMA,
            "version": env!("CARGO_PKG_VERSION"),
            "pass": args.subject(),
            "differences": differences,
            "findings": found,
            "unknown": unknown,
        });
        driver::write_output("-", format!("{all:#}\n").as_bytes(), interrupt)
            .map_err(|e| e.to_string())?;
    }
    Ok(if !findings.is_empty() || !differences.is_empty() {
        EXIT_FINDING
    } else if unknown > 0 {
        EXIT_USAGE
    } else {
        EXIT_GOOD
    })
}

/// A part for other programs.
fn case(pass: &str, m: &Measured) -> Case {
    let wrong = m.findings.iter();
    let wrong = wrong.map(|f| said(Level::Error, "contradiction", &words(f)));
    let open = m.open.iter();
    let open = open.map(|f| said(Level::Note, "unknown", &words(f)));
    Case {
        suite: pass.into(),
        name: m.about.clone(),
        verdict: match (m.wrong, m.unknown.is_empty()) {
            (0, true) => "certified".into(),
            (0, false) => "unknown".into(),
            _ => "wrong".into(),
        },
        findings: wrong.chain(open).collect(),
    }
}

/// A text of several lines as a finding about no file.
fn said(level: Level, rule: &str, text: &str) -> formats::Finding {
    let mut lines = text.lines().map(str::to_owned);
    formats::Finding {
        level,
        rule: rule.into(),
        file: String::new(),
        place: None,
        function: String::new(),
        message: lines.next().unwrap_or_default(),
        detail: lines.collect(),
    }
}

fn line(m: &Measured, seconds: f64) -> String {
    if let Some(told) = &m.told {
        return format!("{}, {told}, {seconds:.1} s", m.about);
    }
    let unknown = m.unknown.values().sum::<u64>();
    let mut text = format!(
        "{}, {} rewrites judged, {} accepted, {} wrong, {unknown} unknown",
        m.about, m.judged, m.accepted, m.wrong
    );
    if let Some((cautious, open)) = m.cautious {
        text += &format!(", {cautious} of {open} refusals not needed");
    }
    if let Some((proved, bounded, all)) = m.solver {
        text += &format!(", solver {proved} + {bounded} bounded of {all}");
    }
    text + &format!(", {seconds:.1} s")
}

fn words(f: &Finding) -> String {
    let story: Vec<String> = f.story.iter().map(|s| format!("    {s}")).collect();
    if f.after.is_empty() && f.rewrite.is_empty() {
        return format!("{}\n{}{}", f.what, f.before, story.join("\n"));
    }
    format!(
        "{}: {}\n{}becomes\n{}{}",
        f.what,
        f.rewrite,
        f.before,
        f.after,
        story.join("\n")
    )
}

/// A bar that counts things of a kind.
pub(super) fn progress(about: &str, things: &str) -> ProgressBar {
    if !std::io::stderr().is_terminal() {
        return ProgressBar::hidden();
    }
    let bar = ProgressBar::new(1);
    let template = format!("{{msg}} {{bar:30}} {{pos}}/{{len}} {things}  {{elapsed}}");
    if let Ok(style) = ProgressStyle::with_template(&template) {
        bar.set_style(style);
    }
    bar.set_message(about.to_owned());
    bar.enable_steady_tick(Duration::from_millis(200));
    bar
}
