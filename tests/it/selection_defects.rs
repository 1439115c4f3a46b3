//! Seeded defects of instruction selection: for each there is a small program on which it is reached, triggers, and is seen.

#![cfg(feature = "defects")]
#![allow(clippy::unwrap_used)]

use std::path::Path;
use std::time::Duration;
use tandem::mutants::selection::{hunt, sighting};
use tandem_optimized::defects::{Defects, SELECTION, lookup_selection};
use tandem_optimized::driver::Interrupt;

#[test]
fn cg_t_each_defect_of_selection_is_reached_and_triggered_and_seen_on_a_small_program() {
    assert!(SELECTION.len() >= 20, "{}", SELECTION.len());
    let root = Path::new(env!("CARGO_MANIFEST_DIR"));
    let mut wrong = Vec::new();
    for d in SELECTION {
        assert_eq!(lookup_selection(d.name).map(|l| l.id), Some(d.id));
        let text = std::fs::read(root.join(format!("tests/mutants/{}.ll", d.name))).unwrap();
        let module = tandem_ir::text::parse(&text, d.name).unwrap();
        if let Some(s) = sighting(&module, &Defects::default()) {
            wrong.push(format!("{}: without it: {}", d.name, s.message));
        }
        let defects = Defects::only(d.id);
        let seen = sighting(&module, &defects);
        let canary = defects.canary();
        if canary.triggered == 0 || seen.is_none() {
            wrong.push(format!("{}: {canary:?}, {seen:?}", d.name));
        }
    }
    assert!(wrong.is_empty(), "{}", wrong.join("\n"));
}

#[test]
fn hunts_find_defects_of_selection_that_they_do_not_know_within_seconds() {
    let interrupt = Interrupt::default();
    for name in ["unsigned-compared-signed", "garbage-taken-for-value"] {
        let d = lookup_selection(name).unwrap();
        let hunted = hunt(Some(d), 1, Duration::from_secs(20), &interrupt);
        assert!(hunted.found.is_some(), "{name} is not found");
        // What a hunt finds in clean code as well is shown by `tandem mutants --selection --clean`, and is not the defect's.
        assert!(hunted.canary.triggered > 0);
    }
}
