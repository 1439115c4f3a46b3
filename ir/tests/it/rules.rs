//! The rules of LLVM's reader and verifier, one by one: `tests/rules` has for each where LangRef states it, where we
//! check it, a text that keeps it and one that breaks it. `ci/peer-suite verifier-rules` lets LLVM judge the same texts.

use std::collections::BTreeMap;
use std::path::Path;
use tandem_ir::text::parse_with_places;
use tandem_ir::verify::verify;

/// One rule: its fields by name.
type Rule = BTreeMap<String, String>;

/// The little of TOML that the tables use: `[[rule]]`, strings, numbers, and strings over several lines.
fn read(text: &str) -> Vec<Rule> {
    let plain = |s: &str| s.replace("\\\"", "\"").replace("\\\\", "\\");
    let mut rules: Vec<Rule> = Vec::new();
    let mut lines = text.lines();
    while let Some(line) = lines.next() {
        if line == "[[rule]]" {
            rules.push(Rule::new());
        }
        let Some((key, value)) = line.split_once(" = ") else {
            continue;
        };
        let value = match value {
            "\"\"\"" => {
                let inside = lines.by_ref().take_while(|l| *l != "\"\"\"");
                inside.map(|l| plain(l) + "\n").collect()
            }
            other => {
                let inside = other.strip_prefix('"').and_then(|o| o.strip_suffix('"'));
                plain(inside.unwrap_or(other))
            }
        };
        let rule = rules.last_mut().expect("fields stand behind [[rule]]");
        assert!(rule.insert(key.into(), value).is_none(), "{key} twice");
    }
    rules
}

/// What is wrong with a text: line, column and message.
fn refusal(text: &str) -> Option<(u32, u32, String)> {
    let place = match parse_with_places(text.as_bytes(), "rule.ll") {
        Err(d) => d,
        Ok((module, places)) => {
            verify(&module)
                .first()?
                .diagnostic(text.as_bytes(), &places, "rule.ll")
        }
    };
    Some((place.line, place.column, place.message))
}

fn tables() -> Vec<(String, Vec<Rule>)> {
    let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("tests/rules");
    let files = std::fs::read_dir(folder)
        .unwrap()
        .map(|e| e.unwrap().path());
    let mut files: Vec<_> = files.collect();
    files.sort();
    let read = |p: &Path| {
        (
            p.display().to_string(),
            read(&std::fs::read_to_string(p).unwrap()),
        )
    };
    files.iter().map(|p| read(p)).collect()
}

#[test]
fn every_rule_is_kept_and_its_breach_is_told() {
    let mut findings = Vec::new();
    let mut count = 0;
    for (file, rules) in tables() {
        assert!(!rules.is_empty(), "{file} has no rules");
        for r in rules {
            count += 1;
            let name = format!("{file}: {}", r["rule"]);
            if let Some(why) = refusal(&r["valid"]) {
                findings.push(format!("{name}: the valid text is refused: {why:?}"));
            }
            match refusal(&r["invalid"]) {
                None => findings.push(format!("{name}: the invalid text is taken")),
                Some((line, column, message)) => {
                    let told = message.starts_with(&r["says"]) && line.to_string() == r["line"];
                    if !told || column == 0 {
                        findings.push(format!("{name}: {line}:{column}: {message}"));
                    }
                }
            }
        }
    }
    assert!(count > 300, "only {count} rules");
    assert!(findings.is_empty(), "{}", findings.join("\n"));
}

#[test]
fn rules_name_files_of_ours() {
    let src = Path::new(env!("CARGO_MANIFEST_DIR")).join("src");
    for (file, rules) in tables() {
        for r in rules {
            let place = src.join(&r["place"]);
            assert!(place.is_file(), "{file}: {}: {}", r["rule"], r["place"]);
            assert!(!r["langref"].is_empty(), "{file}: {}", r["rule"]);
        }
    }
}
