//! The findings in LLVM of `docs/llvm-findings.md`: each is found again, by the subject that its file names, and stands on
//! the page (issue 21, section 4).

#![cfg(unix)]
#![allow(clippy::unwrap_used)]

use crate::cli_support;

use cli_support::*;
use std::path::PathBuf;

/// The findings, by name of their files.
fn findings() -> Vec<(String, PathBuf, String)> {
    let folder = concat!(env!("CARGO_MANIFEST_DIR"), "/corpus/llvm-findings");
    let mut all: Vec<_> = std::fs::read_dir(folder)
        .unwrap()
        .map(|e| e.unwrap().path())
        .filter(|p| p.extension().is_some_and(|e| e == "ll"))
        .map(|p| {
            let name = p.file_stem().unwrap().to_string_lossy().into_owned();
            let text = std::fs::read_to_string(&p).unwrap();
            (name, p, text)
        })
        .collect();
    all.sort();
    all
}

/// What a header of a finding says under a key.
fn said<'a>(text: &'a str, key: &str) -> Vec<&'a str> {
    let start = format!("; {key}: ");
    text.lines()
        .filter_map(|l| l.strip_prefix(start.as_str()))
        .collect()
}

/// Instructions, as lines of bodies that are no labels and no cases of a switch.
fn instructions(text: &str) -> usize {
    let mut inside = false;
    let mut count = 0;
    for line in text.lines() {
        match line {
            l if l.starts_with("define ") => inside = true,
            "}" => inside = false,
            l if inside && l.starts_with("  ") && !l.starts_with("    ") && l.trim() != "]" => {
                count += 1;
            }
            _ => {}
        }
    }
    count
}

#[test]
fn the_page_has_every_finding_and_each_is_small() {
    let page = concat!(env!("CARGO_MANIFEST_DIR"), "/docs/llvm-findings.md");
    let page = std::fs::read_to_string(page).unwrap();
    for (name, _, text) in findings() {
        assert!(page.contains(&format!("llvm-findings/{name}.ll")), "{name}");
        let standing = said(&text, "standing")[0];
        let row = page
            .lines()
            .find(|l| l.contains(&format!("[{name}]")))
            .unwrap();
        assert!(row.contains(standing), "{name}: {standing}: {row}");
        assert!(instructions(&text) <= 15, "{name}: {}", instructions(&text));
    }
}

#[test]
fn every_finding_is_found_by_its_subject() {
    // The findings are of one version; another one may have mended them.
    let version = std::process::Command::new("opt-22")
        .arg("--version")
        .output();
    let version = version.map(|o| String::from_utf8_lossy(&o.stdout).into_owned());
    if !version.as_ref().is_ok_and(|v| v.contains("22.1.8")) {
        eprintln!("SKIPPED: opt-22 of version 22.1.8 is not installed (ci/setup --peers)");
        return;
    }
    for (name, path, text) in findings() {
        let subject = said(&text, "subject")[0];
        let mut args = vec!["check".to_owned(), "--subject".into(), subject.into()];
        args.extend(
            said(&text, "argument")
                .iter()
                .map(|a| format!("--subject-arg={a}")),
        );
        args.push(path.display().to_string());
        let args: Vec<&str> = args.iter().map(String::as_str).collect();
        let ran = tandem(&args);
        assert_eq!(ran.code, Some(1), "{name}: {}", ran.all());
    }
}
