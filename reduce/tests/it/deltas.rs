//! What holds of every delta on every program: what it hands out is well-formed, smaller unless it is an
//! escape, the same every time, and text that reads back as itself.

#![allow(clippy::unwrap_used)]

use std::ops::Range;
use std::path::{Path, PathBuf};
use tandem_ir::Module;
use tandem_ir::text::{parse, print};
use tandem_ir::verify::verify;
use tandem_reduce::delta::{ALL, Delta, SIDEWAYS, measure};

/// Largest file that takes part, in bytes; the properties do not depend on size.
const LARGEST: u64 = 12_000;

fn files_below(dir: &Path, out: &mut Vec<PathBuf>) {
    let Ok(entries) = std::fs::read_dir(dir) else {
        return;
    };
    let mut all: Vec<PathBuf> = entries.filter_map(|e| Some(e.ok()?.path())).collect();
    all.sort();
    for p in all {
        if p.is_dir() {
            files_below(&p, out);
        } else if p.extension().is_some_and(|e| e == "ll")
            && p.metadata().is_ok_and(|m| m.len() < LARGEST)
        {
            out.push(p);
        }
    }
}

/// Every `step`-th program of a folder that verifies.
fn programs(dir: &Path, step: usize, offset: usize) -> Vec<(PathBuf, Module)> {
    let mut files = Vec::new();
    files_below(dir, &mut files);
    let chosen = files.into_iter().skip(offset).step_by(step);
    let read = chosen.filter_map(|p| {
        let text = std::fs::read(&p).ok()?;
        let m = parse(&text, "t.ll").ok()?;
        verify(&m).is_empty().then_some((p, m))
    });
    read.collect()
}

fn repository() -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).join("..")
}

/// LLVM's own tests, if this machine has them.
fn suite() -> Option<PathBuf> {
    let dir = match std::env::var_os("TANDEM_SUITES") {
        Some(d) => PathBuf::from(d),
        None => repository().join("../shared/suites"),
    };
    let dir = dir.join("llvm/valid");
    if !dir.is_dir() {
        eprintln!("SKIPPED: no LLVM suite at {}", dir.display());
        return None;
    }
    Some(dir)
}

/// Ranges worth trying: everything, halves, and some single candidates.
fn ranges(n: usize) -> Vec<Range<usize>> {
    let mut all: Vec<Range<usize>> = vec![0..n, 0..n / 2, n / 2..n];
    let step = (n / 6).max(1);
    all.extend((0..n).step_by(step).map(|k| k..k + 1));
    all.retain(|r| !r.is_empty());
    all
}

/// All deltas, those that lead sideways included.
fn every() -> impl Iterator<Item = &'static dyn Delta> {
    let listed = |d: &&&dyn Delta| ALL.iter().any(|a| a.name() == d.name());
    let others = SIDEWAYS.iter().filter(move |d| !listed(d));
    ALL.iter().chain(others).copied()
}

/// How many candidates were tried and how many came out.
#[derive(Default, Clone, Copy)]
struct Count {
    tried: usize,
    made: usize,
}

/// What is wrong with a candidate, if anything.
fn wrong(delta: &dyn Delta, m: &Module, r: &Range<usize>, new: &Module) -> Option<String> {
    let errors = verify(new);
    if !errors.is_empty() {
        return Some(format!("not well-formed: {errors:?}"));
    }
    if !delta.is_escape() && measure(new) >= measure(m) {
        return Some("not smaller".into());
    }
    let text = print(new);
    let again = match parse(text.as_bytes(), "t.ll") {
        Ok(m) => print(&m),
        Err(e) => return Some(format!("does not read back: {e:?}")),
    };
    if again != text {
        let differs = text.lines().zip(again.lines()).find(|(a, b)| a != b);
        return Some(format!("text is not stable: {differs:?}"));
    }
    let twice = delta.apply(m, r.clone()).map(|m| print(&m));
    if twice.as_ref() != Some(&text) {
        return Some("not deterministic".into());
    }
    llvm_refuses(&text)
}

/// What LLVM says against a text, where `TANDEM_DELTA_LLVM_AS` names its assembler.
fn llvm_refuses(text: &str) -> Option<String> {
    use std::io::Write;
    let tool = std::env::var_os("TANDEM_DELTA_LLVM_AS")?;
    let mut child = std::process::Command::new(tool)
        .args(["-", "-o", "/dev/null"])
        .stdin(std::process::Stdio::piped())
        .stderr(std::process::Stdio::piped())
        .spawn()
        .unwrap();
    child
        .stdin
        .take()
        .unwrap()
        .write_all(text.as_bytes())
        .unwrap();
    let out = child.wait_with_output().unwrap();
    (!out.status.success()).then(|| format!("llvm-as: {}", String::from_utf8_lossy(&out.stderr)))
}

fn check(delta: &dyn Delta, m: &Module, what: &str, failures: &mut Vec<String>) -> Count {
    let n = delta.candidates(m);
    let mut count = Count::default();
    for r in ranges(n) {
        count.tried += 1;
        let Some(new) = delta.apply(m, r.clone()) else {
            continue;
        };
        count.made += 1;
        if let Some(reason) = wrong(delta, m, &r, &new) {
            let (before, after) = (print(m), print(&new));
            failures.push(format!(
                "{} {r:?} of {n} on {what}: {reason}\n{before}\n--- becomes\n{after}",
                delta.name()
            ));
        }
    }
    assert!(
        delta.apply(m, n..n + 1).is_none(),
        "{} makes something of nothing",
        delta.name()
    );
    count
}

fn check_all(programs: &[(PathBuf, Module)]) -> Vec<(&'static str, Count)> {
    let mut counts: Vec<(&'static str, Count)> =
        every().map(|d| (d.name(), Count::default())).collect();
    let mut failures = Vec::new();
    for (path, m) in programs {
        for (k, delta) in every().enumerate() {
            let c = check(delta, m, &path.display().to_string(), &mut failures);
            counts[k].1.tried += c.tried;
            counts[k].1.made += c.made;
        }
    }
    for (name, c) in &counts {
        eprintln!("{name:28} tried {:6} made {:6}", c.tried, c.made);
    }
    for f in &failures {
        eprintln!("FAILED: {}", f.lines().next().unwrap_or(""));
    }
    failures.sort_by_key(String::len);
    assert!(
        failures.is_empty(),
        "{} failures, the shortest:\n{}",
        failures.len(),
        failures[0]
    );
    counts
}

#[test]
fn every_delta_is_sound_on_kernels() {
    let step = 9;
    let all = programs(&repository().join("corpus/kernels"), step, 0);
    assert!(all.len() >= 3, "the corpus has kernels");
    check_all(&all);
}

#[test]
fn every_delta_is_sound_on_llvm_tests() {
    let Some(dir) = suite() else { return };
    let step = std::env::var("TANDEM_DELTA_STEP")
        .ok()
        .and_then(|s| s.parse().ok())
        .unwrap_or(61);
    let offset = std::env::var("TANDEM_DELTA_OFFSET")
        .ok()
        .and_then(|s| s.parse().ok())
        .unwrap_or(7);
    let all = programs(&dir, step, offset);
    assert!(all.len() > 10, "the suite has programs");
    let counts = check_all(&all);
    let idle: Vec<&str> = counts
        .iter()
        .filter(|c| c.1.made == 0 && c.1.tried > 0)
        .map(|c| c.0)
        .collect();
    eprintln!("never made anything: {idle:?}");
}

#[test]
fn names_of_deltas_are_unique() {
    let mut names: Vec<&str> = every().map(|d| d.name()).collect();
    names.sort_unstable();
    let all = names.len();
    names.dedup();
    assert_eq!(names.len(), all);
}
