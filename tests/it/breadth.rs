//! What production asks about is gathered from its sources: `src/fuzzing/asked.txt`, against which runs count what
//! programs have. `TANDEM_BLESS=1` writes the file.

use std::collections::BTreeSet;
use std::path::{Path, PathBuf};
use tandem::fuzzing::breadth::{self, EXCUSED, METADATA, OWED, SHAPES, TYPES, part};
use tandem::fuzzing::seeds::Seeds;
use tandem::fuzzing::source::{Modes, Source};
use tandem::mutants::wild::tokens;
use tandem_ir::passes::on_ir;

fn root() -> &'static Path {
    Path::new(env!("CARGO_MANIFEST_DIR"))
}

fn sources(folder: &Path, into: &mut Vec<PathBuf>) {
    for e in std::fs::read_dir(folder).unwrap() {
        let path = e.unwrap().path();
        match path.is_dir() {
            true => sources(&path, into),
            false => into.push(path),
        }
    }
}

/// The words of a source that are parts of the language.
fn words(text: &str) -> BTreeSet<String> {
    let (code, _) = text.split_once("\n#[cfg(test)]").unwrap_or((text, ""));
    let source = tokens::Source::new(code).unwrap();
    let mut all = BTreeSet::new();
    for (n, t) in source.tokens.iter().enumerate() {
        let word = source.str(*t);
        let variant = source.at(n + 2);
        let named = variant.starts_with(char::is_uppercase);
        if TYPES.contains(&word) && source.at(n + 1) == "::" && named && variant != "ALL" {
            all.insert(format!("{word}::{variant}"));
        }
        let quoted = word.strip_prefix('"').and_then(|w| w.strip_suffix('"'));
        if let Some(kind) = quoted.filter(|k| METADATA.contains(k)) {
            all.insert(format!("!{kind}"));
        }
    }
    all
}

/// Programs of each pass, made and not judged; those of all passes together have every word and every shape.
const PROGRAMS: u64 = 700;

#[test]
fn programs_have_all_that_production_asks_about() {
    let mut has: BTreeSet<String> = BTreeSet::new();
    for pass in on_ir() {
        let source = Source {
            seed: 11,
            modes: Modes::Both,
            bias: Some(pass.name),
            ..Source::default()
        };
        for n in 0..PROGRAMS {
            has.extend(breadth::of(&source.program(n, &Seeds::default(), 0).module));
        }
    }
    let excused = |w: &&str| OWED.contains(w) || EXCUSED.iter().any(|e| e.0 == *w);
    let asked = breadth::asked(None).into_iter();
    let asked = asked.chain(SHAPES.iter().copied());
    let lacking: Vec<&str> = asked.filter(|w| !has.contains(*w) && !excused(w)).collect();
    assert_eq!(lacking, [""; 0]);
}

#[test]
fn what_production_asks_about_is_listed() {
    let production = root().join("optimized/src");
    let mut files = Vec::new();
    for folder in ["passes", "analysis", "transform"] {
        sources(&production.join(folder), &mut files);
    }
    let mut lines = BTreeSet::new();
    for path in files.iter().filter(|p| !p.ends_with("tests.rs")) {
        let name = path
            .strip_prefix(&production)
            .unwrap()
            .display()
            .to_string();
        let text = std::fs::read_to_string(path).unwrap();
        let all = words(&text).into_iter();
        lines.extend(all.map(|w| format!("{} {w}", part(&name))));
    }
    assert!(lines.len() > 150, "{}", lines.len());
    let text: String = lines.iter().map(|l| format!("{l}\n")).collect();
    let path = root().join("src/fuzzing/asked.txt");
    if std::env::var_os("TANDEM_BLESS").is_some() {
        std::fs::write(&path, &text).unwrap();
    }
    let listed = std::fs::read_to_string(&path).unwrap_or_default();
    let missing: Vec<&String> = lines
        .iter()
        .filter(|l| !listed.lines().any(|x| x == *l))
        .collect();
    assert!(
        listed == text,
        "src/fuzzing/asked.txt is out of date (TANDEM_BLESS=1 writes it); not in it: {missing:?}"
    );
}
