//! Every kind of undefined behaviour has a program that triggers it and one that just misses it, and the
//! folder of programs holds nothing else.
#![allow(clippy::unwrap_used, reason = "tests")]

use crate::support;

use std::collections::BTreeSet;
use std::path::{Path, PathBuf};
use support::{launch, main_with};
use tandem_interp::{Launch, Outcome, Policy, Schedule, UbKind, ptx};
use tandem_ir::Global;

fn folder() -> PathBuf {
    PathBuf::from(env!("CARGO_MANIFEST_DIR")).join("../../corpus/interp/ub")
}

/// Runs a program: in one thread, or in as many as its first line says.
fn outcome(kind: &str, file: &str) -> Outcome {
    let path = folder().join(kind).join(file);
    // What only PTX can do is written in PTX.
    let ptx = path.with_extension("ptx");
    if ptx.exists() {
        return outcome_of_ptx(&ptx);
    }
    let text = std::fs::read_to_string(&path).unwrap_or_else(|e| panic!("{}: {e}", path.display()));
    let threads = text
        .lines()
        .next()
        .and_then(|l| l.strip_prefix("; threads: "));
    match threads {
        Some(n) => {
            launch(
                &text,
                n.trim().parse().unwrap(),
                1,
                Schedule::RoundRobin(1),
                false,
            )
            .0
            .outcome
        }
        None => main_with(&text, &[]).outcome,
    }
}

/// The same of a PTX program: `main` on the stack model of convergence.
fn outcome_of_ptx(path: &Path) -> Outcome {
    let text = std::fs::read_to_string(path).unwrap_or_else(|e| panic!("{}: {e}", path.display()));
    let module = tandem_ir::machine::text::parse(text.as_bytes(), "ub.ptx").unwrap();
    let program = ptx::Program::new(&module, None);
    let main = program.function("main").unwrap();
    let threads = text
        .lines()
        .next()
        .and_then(|l| l.strip_prefix("// threads: "));
    let threads = threads.map_or(1, |n| n.trim().parse().unwrap());
    let mut device = ptx::Device::new(&program, Policy::default()).unwrap();
    let launch = Launch {
        schedule: Schedule::Ipdom,
        ..Launch::new(Global::from_u32(main), [1; 3], [threads, 1, 1], vec![])
    };
    device.launch(&launch).outcome
}

#[test]
fn kinds_and_folders_are_the_same() {
    let kinds: BTreeSet<String> = UbKind::ALL.iter().map(|k| k.name().to_owned()).collect();
    let folders: BTreeSet<String> = std::fs::read_dir(folder())
        .unwrap()
        .map(|e| e.unwrap().file_name().into_string().unwrap())
        .collect();
    assert_eq!(kinds, folders);
    assert_eq!(kinds.len(), UbKind::ALL.len(), "two kinds have one name");
}

#[test]
fn every_trigger_triggers_its_kind() {
    let wrong: Vec<String> = UbKind::ALL
        .iter()
        .map(|k| (k, outcome(k.name(), "trigger.ll")))
        .filter(|(k, o)| o.ub() != Some(**k))
        .map(|(k, o)| format!("{k}: {o}"))
        .collect();
    assert!(wrong.is_empty(), "{}", wrong.join("\n"));
}

#[test]
fn every_near_miss_returns() {
    let wrong: Vec<String> = UbKind::ALL
        .iter()
        .map(|k| (k, outcome(k.name(), "near-miss.ll")))
        .filter(|(_, o)| !o.is_returned())
        .map(|(k, o)| format!("{k}: {o}"))
        .collect();
    assert!(wrong.is_empty(), "{}", wrong.join("\n"));
}
