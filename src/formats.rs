//! Findings in the forms that other programs read: SARIF, JUnit, GitHub's annotations, Markdown (issue 21, section 3).
//!
//! A command tells what it looked at ([`Case`]) and what it found ([`Finding`]); one function per form writes that down.
//! What was not decided is said in each of them: a level of its own in SARIF, *skipped* in JUnit, a line in Markdown.
//! The same cases give the same bytes: no form has the time or the machine in it.
//!
//! Sources: SARIF 2.1.0 (OASIS); the JUnit XML that Jenkins, GitLab and `cargo nextest` read; "Workflow commands for
//! GitHub Actions".

use crate::report::FileReport;
use crate::tv::load::Loaded;
use quick_xml::escape::escape;
use serde_json::{Value, json};
use std::io::Write;
use tandem_optimized::driver;
use tandem_oracle::verdict::Verdict;

/// The version of the JSON reports' schema, `docs/report.schema.json`: raised when a key goes or means something else, not when
/// one is added.
pub const SCHEMA: u32 = 1;

/// A form of the report.
#[derive(Clone, Copy, PartialEq, Eq, Debug, clap::ValueEnum)]
pub enum Format {
    /// For people
    Text,
    /// The whole report, as with --json
    Json,
    /// SARIF 2.1.0, for code scanning
    Sarif,
    /// JUnit XML, for dashboards of tests
    Junit,
    /// Annotations of GitHub Actions, a line each
    Github,
    /// A table for a comment or a job's summary
    Markdown,
}

impl Format {
    /// The form that is asked for by `--format` and `--json`.
    ///
    /// # Errors
    /// They contradict each other.
    pub fn chosen(format: Option<Format>, json: bool) -> Result<Format, String> {
        match (format, json) {
            (None, false) => Ok(Format::Text),
            (None | Some(Format::Json), true) => Ok(Format::Json),
            (Some(f), false) => Ok(f),
            (Some(_), true) => Err("error: --json and --format say different things".into()),
        }
    }
}

/// How bad a finding is.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug)]
pub enum Level {
    /// Nothing is claimed: unsupported, unproven, out of budget.
    Note,
    /// A difference that no execution shows.
    Warning,
    /// Shown to be wrong.
    Error,
}

/// Something to be said about a place.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Finding {
    /// How bad.
    pub level: Level,
    /// The verdict's name, which is the rule's in SARIF.
    pub rule: String,
    /// Path as given.
    pub file: String,
    /// Line and column from 1, if known.
    pub place: Option<(u32, u32)>,
    /// Function; empty if it is about the file.
    pub function: String,
    /// What is wrong, in one line.
    pub message: String,
    /// What shows it, and the command that repeats it.
    pub detail: Vec<String>,
}

/// One thing that was looked at.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Case {
    /// What was asked: a pass, a subject, a property.
    pub suite: String,
    /// Of what: a file, a pair of functions.
    pub name: String,
    /// The verdict's name.
    pub verdict: String,
    /// What was found.
    pub findings: Vec<Finding>,
}

impl Case {
    fn worst(&self) -> Option<Level> {
        self.findings.iter().map(|f| f.level).max()
    }
}

/// What `tandem check` looked at: every report, and the files that could not be read.
pub fn of_reports(reports: &[FileReport], unreadable: &[(String, String)]) -> Vec<Case> {
    let unread = unreadable.iter().map(|(file, why)| Case {
        suite: "files".into(),
        name: file.clone(),
        verdict: "unreadable".into(),
        findings: vec![Finding {
            level: Level::Error,
            rule: "unreadable".into(),
            file: file.clone(),
            place: None,
            function: String::new(),
            message: why.lines().next().unwrap_or_default().into(),
            detail: why.lines().skip(1).map(str::to_owned).collect(),
        }],
    });
    reports.iter().map(of_report).chain(unread).collect()
}

fn of_report(r: &FileReport) -> Case {
    let suspect = Verdict::Suspect.name();
    let mut findings: Vec<Finding> = (r.findings.iter())
        .map(|f| {
            let rewrite = f.rewrite.iter().map(|w| format!("rewrite    {w}"));
            let input = f.counterexample.iter().map(|c| format!("input      {c}"));
            let again = std::iter::once(format!("reproduce  {}", f.reproduce));
            Finding {
                level: if f.verdict == suspect {
                    Level::Warning
                } else {
                    Level::Error
                },
                rule: f.verdict.into(),
                file: r.file.clone(),
                place: place(&r.file, &f.function),
                function: f.function.clone(),
                message: f.message.clone(),
                detail: rewrite.chain(input).chain(again).collect(),
            }
        })
        .collect();
    if findings.is_empty() && matches!(r.verdict(), Verdict::Unsupported | Verdict::TimedOut) {
        findings.push(Finding {
            level: Level::Note,
            rule: r.verdict.into(),
            file: r.file.clone(),
            place: None,
            function: String::new(),
            message: match r.unsupported.is_empty() {
                true => format!("{} is not done in time", r.pass),
                false => r.unsupported.join("; "),
            },
            detail: Vec::new(),
        });
    }
    Case {
        suite: r.pass.into(),
        name: r.file.clone(),
        verdict: r.verdict.into(),
        findings,
    }
}

/// Line and column of a function's body in a file, if it can be read again.
pub fn place(file: &str, function: &str) -> Option<(u32, u32)> {
    // Places are those of text; of bitcode there are none.
    if function.is_empty() || file == "-" || file.ends_with(".bc") {
        return None;
    }
    let loaded = Loaded::read(file).ok()?;
    loaded.place(loaded.module.header.lookup(function)?, None)
}

/// The report of a command in a form other than its own text and JSON, for which there is none.
pub fn render(format: Format, tool: &str, cases: &[Case]) -> Option<String> {
    match format {
        Format::Text | Format::Json => None,
        Format::Sarif => Some(sarif(tool, cases)),
        Format::Junit => Some(junit(tool, cases)),
        Format::Github => {
            summarize(tool, cases);
            Some(github(cases))
        }
        Format::Markdown => Some(markdown(tool, cases)),
    }
}

/// Adds the table to the page of a job, where GitHub Actions says that there is one.
fn summarize(tool: &str, cases: &[Case]) {
    let Some(path) = std::env::var_os("GITHUB_STEP_SUMMARY") else {
        return;
    };
    let file = std::fs::OpenOptions::new()
        .append(true)
        .create(true)
        .open(&path);
    let added = file.and_then(|mut f| f.write_all(markdown(tool, cases).as_bytes()));
    if let Err(e) = added {
        let path = path.display();
        driver::report(&format!(
            "warning: {path}: no summary: {}",
            driver::plain(&e)
        ));
    }
}

fn sarif(tool: &str, cases: &[Case]) -> String {
    let findings = || {
        cases
            .iter()
            .flat_map(|c| c.findings.iter().map(move |f| (c, f)))
    };
    let mut rules: Vec<&str> = findings().map(|(_, f)| f.rule.as_str()).collect();
    rules.sort_unstable();
    rules.dedup();
    let rules: Vec<Value> = rules.iter().map(|r| json!({"id": r, "name": r})).collect();
    let results: Vec<Value> = findings().map(|(c, f)| result(c, f)).collect();
    let driver = json!({
        "name": "tandem",
        "version": env!("CARGO_PKG_VERSION"),
        "rules": rules,
    });
    let run = json!({
        "tool": {"driver": driver},
        "automationDetails": {"id": tool},
        "columnKind": "utf16CodeUnits",
        "results": results,
    });
    let all = json!({
        "$schema": "https://json.schemastore.org/sarif-2.1.0.json",
        "version": "2.1.0",
        "runs": [run],
    });
    format!("{all:#}\n")
}

fn result(case: &Case, f: &Finding) -> Value {
    let level = match f.level {
        Level::Note => "note",
        Level::Warning => "warning",
        Level::Error => "error",
    };
    let text: Vec<&str> = std::iter::once(f.message.as_str())
        .chain(f.detail.iter().map(String::as_str))
        .collect();
    let mut physical = json!({"artifactLocation": {"uri": uri(&f.file)}});
    if let Some((line, column)) = f.place {
        physical["region"] = json!({"startLine": line, "startColumn": column});
    }
    let mut location = json!({"physicalLocation": physical});
    if !f.function.is_empty() {
        location["logicalLocations"] = json!([{"name": f.function, "kind": "function"}]);
    }
    json!({
        "ruleId": f.rule,
        "level": level,
        "message": {"text": text.join("\n")},
        "locations": [location],
        "properties": {"suite": case.suite},
    })
}

/// A path as the reference that SARIF wants.
fn uri(path: &str) -> String {
    let plain = |b: u8| b.is_ascii_alphanumeric() || b"-._~/".contains(&b);
    let part = |b: u8| match plain(b) {
        true => char::from(b).to_string(),
        false => format!("%{b:02X}"),
    };
    path.bytes().map(part).collect()
}

fn junit(tool: &str, cases: &[Case]) -> String {
    let mut suites: Vec<&str> = cases.iter().map(|c| c.suite.as_str()).collect();
    suites.sort_unstable();
    suites.dedup();
    let failed = |c: &&Case| c.worst() >= Some(Level::Warning);
    let skipped = |c: &&Case| c.worst() == Some(Level::Note);
    let counts = |of: &[&Case]| {
        let count = |p: &dyn Fn(&&Case) -> bool| of.iter().copied().filter(|c| p(c)).count();
        let (failures, skipped) = (count(&failed), count(&skipped));
        format!(
            "tests=\"{}\" failures=\"{failures}\" errors=\"0\" skipped=\"{skipped}\"",
            of.len()
        )
    };
    let all: Vec<&Case> = cases.iter().collect();
    let mut out = String::from("<?xml version=\"1.0\" encoding=\"UTF-8\"?>\n");
    out.push_str(&format!(
        "<testsuites name=\"{}\" {}>\n",
        xml(tool),
        counts(&all)
    ));
    for suite in suites {
        let of: Vec<&Case> = cases.iter().filter(|c| c.suite == suite).collect();
        out.push_str(&format!(
            "  <testsuite name=\"{}\" {}>\n",
            xml(suite),
            counts(&of)
        ));
        of.iter().for_each(|c| out.push_str(&testcase(c)));
        out.push_str("  </testsuite>\n");
    }
    out + "</testsuites>\n"
}

fn testcase(c: &Case) -> String {
    let head = format!(
        "    <testcase name=\"{}\" classname=\"{}\"",
        xml(&c.name),
        xml(&c.suite)
    );
    let Some(worst) = c.worst() else {
        return format!("{head}/>\n");
    };
    let (kind, text): (&str, Vec<String>) = match worst {
        Level::Note => ("skipped", Vec::new()),
        _ => ("failure", c.findings.iter().map(paragraph).collect()),
    };
    let message = c
        .findings
        .iter()
        .find(|f| f.level == worst)
        .map_or("", |f| f.message.as_str());
    let (verdict, message) = (xml(&c.verdict), xml(message));
    let open = match kind {
        "skipped" => format!("<skipped message=\"{verdict}: {message}\"/>"),
        _ => format!(
            "<failure type=\"{verdict}\" message=\"{message}\">{}</failure>",
            xml(&text.join("\n"))
        ),
    };
    format!("{head}>\n      {open}\n    </testcase>\n")
}

fn paragraph(f: &Finding) -> String {
    let at = match f.function.as_str() {
        "" => String::new(),
        name => format!("@{name}: "),
    };
    let mut lines = vec![format!("{}: {}: {at}{}", f.file, f.rule, f.message)];
    lines.extend(f.detail.iter().map(|d| format!("    {d}")));
    lines.join("\n")
}

/// A text as XML takes it: characters that it cannot hold are shown by their numbers.
fn xml(text: &str) -> String {
    let fits = |c: char| {
        matches!(c, '\t' | '\n' | '\r') || (c >= ' ' && !matches!(c, '\u{fffe}' | '\u{ffff}'))
    };
    let shown = |c: char| match fits(c) {
        true => c.to_string(),
        false => format!("\\u{{{:x}}}", u32::from(c)),
    };
    let text: String = text.chars().map(shown).collect();
    escape(text.as_str()).into_owned()
}

fn github(cases: &[Case]) -> String {
    let mut out = String::new();
    for f in cases.iter().flat_map(|c| &c.findings) {
        let word = match f.level {
            Level::Note => "notice",
            Level::Warning => "warning",
            Level::Error => "error",
        };
        let place = f
            .place
            .map_or_else(String::new, |(l, c)| format!(",line={l},col={c}"));
        let at = match f.function.as_str() {
            "" => f.rule.clone(),
            name => format!("{}: @{name}", f.rule),
        };
        let text: Vec<&str> = std::iter::once(f.message.as_str())
            .chain(f.detail.iter().map(String::as_str))
            .collect();
        out.push_str(&format!(
            "::{word} file={}{place},title={}::{}\n",
            property(&f.file),
            property(&at),
            data(&text.join("\n"))
        ));
    }
    out
}

/// Text behind `::` of a workflow command.
fn data(text: &str) -> String {
    text.replace('%', "%25")
        .replace('\r', "%0D")
        .replace('\n', "%0A")
}

/// The value of a property of a workflow command.
fn property(text: &str) -> String {
    data(text).replace(':', "%3A").replace(',', "%2C")
}

fn markdown(tool: &str, cases: &[Case]) -> String {
    let count = |l: Level| cases.iter().filter(|c| c.worst() == Some(l)).count();
    let mut out = format!(
        "### {tool}\n\n{} looked at: {} wrong, {} suspect, {} not decided.\n",
        cases.len(),
        count(Level::Error),
        count(Level::Warning),
        count(Level::Note)
    );
    if cases.iter().all(|c| c.findings.is_empty()) {
        return out;
    }
    out.push_str("\n| Verdict | What | Where | Why |\n|---|---|---|---|\n");
    for c in cases {
        for f in &c.findings {
            let place = f.place.map_or_else(String::new, |(l, _)| format!(":{l}"));
            let function = match f.function.as_str() {
                "" => String::new(),
                name => format!(" `@{name}`"),
            };
            out.push_str(&format!(
                "| {} | {} | {}{place}{} | {} |\n",
                cell(&f.rule),
                cell(&c.suite),
                cell(&f.file),
                cell(&function),
                cell(&f.message)
            ));
        }
    }
    for f in cases
        .iter()
        .flat_map(|c| &c.findings)
        .filter(|f| !f.detail.is_empty())
    {
        let fence = "```";
        let (rule, file) = (cell(&f.rule), cell(&f.file));
        let detail = f.detail.join("\n").replace(fence, "'''");
        out.push_str(&format!("\n<details><summary>{rule}: {file}</summary>\n\n{fence}\n{detail}\n{fence}\n\n</details>\n"));
    }
    out
}

/// A text in a cell of a table.
fn cell(text: &str) -> String {
    let text = text
        .replace('\\', "\\\\")
        .replace('|', "\\|")
        .replace('<', "&lt;");
    text.split_whitespace().collect::<Vec<_>>().join(" ")
}

#[cfg(test)]
#[allow(clippy::unwrap_used)]
mod tests {
    use super::*;

    fn cases() -> Vec<Case> {
        let finding = |level, rule: &str| Finding {
            level,
            rule: rule.into(),
            file: "a b|<.ll".into(),
            place: Some((3, 1)),
            function: "f\"&".into(),
            message: "returns 1, not 2\u{1}: 50%".into(),
            detail: vec!["%x = i32 1".into()],
        };
        let case = |name: &str, findings: Vec<Finding>| Case {
            suite: "gvn".into(),
            name: name.into(),
            verdict: findings.first().map_or("same".into(), |f| f.rule.clone()),
            findings,
        };
        vec![
            case("good", vec![]),
            case("bad", vec![finding(Level::Error, "miscompile")]),
            case("maybe", vec![finding(Level::Warning, "suspect")]),
            case("open", vec![finding(Level::Note, "unsupported")]),
        ]
    }

    fn shown(format: Format) -> String {
        render(format, "tandem check", &cases()).unwrap()
    }

    #[test]
    fn sarif_has_a_result_per_finding_with_its_level_and_place() {
        let all: Value = serde_json::from_str(&shown(Format::Sarif)).unwrap();
        let results = all["runs"][0]["results"].as_array().unwrap();
        let levels: Vec<&str> = results
            .iter()
            .map(|r| r["level"].as_str().unwrap())
            .collect();
        assert_eq!(levels, ["error", "warning", "note"]);
        let place = &results[0]["locations"][0]["physicalLocation"];
        assert_eq!(place["artifactLocation"]["uri"], "a%20b%7C%3C.ll");
        assert_eq!(place["region"]["startLine"], 3);
        let rules = all["runs"][0]["tool"]["driver"]["rules"]
            .as_array()
            .unwrap();
        assert_eq!(rules.len(), 3);
    }

    #[test]
    fn junit_is_xml_that_counts_failures_and_what_is_open() {
        let text = shown(Format::Junit);
        assert!(
            text.contains("tests=\"4\" failures=\"2\" errors=\"0\" skipped=\"1\""),
            "{text}"
        );
        let mut reader = quick_xml::Reader::from_str(&text);
        let mut tests = 0;
        loop {
            match reader.read_event().unwrap() {
                quick_xml::events::Event::Eof => break,
                quick_xml::events::Event::Start(e) | quick_xml::events::Event::Empty(e)
                    if e.name().as_ref() == b"testcase" =>
                {
                    tests += 1;
                    assert!(e.attributes().all(|a| a.is_ok()));
                }
                _ => {}
            }
        }
        assert_eq!(tests, 4);
        assert!(!text.contains('\u{1}'));
    }

    #[test]
    fn annotations_are_one_line_each() {
        let text = shown(Format::Github);
        let first = "::error file=a b|<.ll,line=3,col=1,title=miscompile%3A @f\"&::returns 1, not 2\u{1}: 50%25%0A%25x = i32 1";
        assert_eq!(text.lines().next().unwrap(), first);
        assert_eq!(text.lines().count(), 3);
    }

    #[test]
    fn a_table_keeps_its_columns() {
        let text = shown(Format::Markdown);
        assert!(
            text.contains("4 looked at: 1 wrong, 1 suspect, 1 not decided."),
            "{text}"
        );
        let rows = text.lines().filter(|l| l.starts_with("| "));
        assert!(
            rows.clone()
                .all(|l| l.replace("\\|", "").matches('|').count() == 5),
            "{text}"
        );
        assert_eq!(rows.count(), 4);
    }

    #[test]
    fn json_and_a_format_exclude_each_other() {
        assert_eq!(Format::chosen(None, true), Ok(Format::Json));
        assert_eq!(
            Format::chosen(Some(Format::Sarif), false),
            Ok(Format::Sarif)
        );
        assert!(Format::chosen(Some(Format::Sarif), true).is_err());
    }
}
