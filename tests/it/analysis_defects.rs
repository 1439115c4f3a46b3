//! Seeded defects of analyses: for each there is a small program on which it is reached, triggers, and is seen; hunts find
//! some of them in seconds, and nothing in clean code.

#![cfg(feature = "defects")]
#![allow(clippy::unwrap_used)]

use std::path::Path;
use std::time::Duration;
use tandem::mutants::analysis::{
    access_sighting, delinearization_sighting, hunt_access, hunt_delinearization, hunt_scev,
    scev_sighting,
};
use tandem::mutants::outside::Sighting;
use tandem_ir::Module;
use tandem_optimized::defects::{
    ACCESS, DELINEARIZATION, Defects, ManagerDefect, SCEV, lookup_analysis,
};
use tandem_optimized::driver::Interrupt;

/// Numbers of a program: which edits are made, in which order questions come, and which pass runs. There are many sorts of edits,
/// and some defects show after one of them alone.
const NUMBERS: u64 = 256;

type Ask = fn(&Module, u64, &Defects) -> Option<Sighting>;

/// What is wrong with the program of a defect.
fn unseen(d: &ManagerDefect, ask: Ask) -> Option<String> {
    let root = Path::new(env!("CARGO_MANIFEST_DIR"));
    let text = std::fs::read(root.join(format!("tests/mutants/{}.ll", d.name))).unwrap();
    let module = tandem_ir::text::parse(&text, d.name).unwrap();
    let defects = Defects::only(d.id);
    let seen = (0..NUMBERS).find(|&n| ask(&module, n, &defects).is_some());
    let canary = defects.canary();
    let Some(number) = seen.filter(|_| canary.triggered > 0) else {
        return Some(format!("{}: {canary:?}, {seen:?}", d.name));
    };
    let clean = ask(&module, number, &Defects::default())?;
    Some(format!("{}: without it: {}", d.name, clean.message))
}

#[test]
fn se_t_each_defect_of_an_analysis_is_reached_and_triggered_and_seen_on_a_small_program() {
    assert!(SCEV.len() >= 25 && DELINEARIZATION.len() >= 5 && ACCESS.len() >= 10);
    let of_scev = SCEV.iter().filter_map(|d| unseen(d, scev_sighting));
    let others = DELINEARIZATION.iter();
    let others = others.filter_map(|d| unseen(d, delinearization_sighting));
    let accesses = ACCESS.iter().filter_map(|d| unseen(d, access_sighting));
    let wrong: Vec<String> = of_scev.chain(others).chain(accesses).collect();
    assert!(wrong.is_empty(), "{}", wrong.join("\n"));
}

#[test]
fn hunts_find_defects_of_analyses_that_they_do_not_know_within_seconds() {
    let interrupt = Interrupt::default();
    for name in ["scev-guardless-minus-one", "scev-guard-chain-kept"] {
        let d = lookup_analysis(name).unwrap();
        let hunted = hunt_scev(Some(d), 1, Duration::from_secs(30), &interrupt);
        assert!(hunted.found.is_some(), "{name} is not found");
        assert!(hunted.canary.triggered > 0);
    }
}

#[test]
fn hunts_in_analyses_find_nothing_in_clean_code() {
    let interrupt = Interrupt::default();
    for hunt in [hunt_scev, hunt_delinearization, hunt_access] {
        let hunted = hunt(None, 1, Duration::from_secs(6), &interrupt);
        let shown = hunted.ours.iter().map(|f| f.sighting.message.as_str());
        let shown: Vec<&str> = shown.collect();
        assert!(shown.is_empty(), "{shown:?}");
        assert!(hunted.programs > 5, "{}", hunted.programs);
    }
}
