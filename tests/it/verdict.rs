//! What a reduction asks the judge: no more than it takes to see the failure, and nothing that `tandem check` does
//! not see as well.

#![cfg(feature = "defects")]
#![allow(clippy::unwrap_used)]

use std::path::Path;
use tandem::judge::{self, Judging};
use tandem::reducing::seeded;
use tandem::reducing::verdict::SameVerdict;
use tandem_ir::Module;
use tandem_reduce::predicate::Predicate;
use tandem_reduce::search::{Settings, reduce};

fn program(defect: &str) -> Module {
    let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("tests/mutants");
    let text = std::fs::read(folder.join(format!("{defect}.ll"))).unwrap();
    tandem_ir::text::parse(&text, "mutant.ll").unwrap()
}

/// The failure of a defect on its program, pinned, and the judgement that it was found by.
fn pinned(defect: &str) -> (Module, SameVerdict, Judging) {
    let m = program(defect);
    let (_, judging) = seeded::judging(defect).unwrap();
    let hunt = SameVerdict::pin(&judging, &m, None).unwrap();
    (m, hunt.expect("the program shows the defect"), judging)
}

#[test]
fn a_step_that_is_wrong_is_seen_without_running_the_results() {
    let (m, hunt, _) = pinned("shared-select-unfolded");
    assert!(hunt.signature.to_string().contains("illegal-rewrite"));
    assert!(hunt.ask(&m).is_interesting());
    let config = &hunt.judging.config;
    assert!(!config.parts.free && config.validator.is_none());
}

#[test]
fn what_only_executions_of_the_source_show_is_still_seen() {
    // A claim of an analysis that no step depends on.
    let (m, hunt, _) = pinned("arguments-are-defined");
    let signature = hunt.signature.to_string();
    assert!(signature.contains("claim of value"), "{signature}");
    assert!(hunt.ask(&m).is_interesting());
    assert!(hunt.judging.config.parts.free && hunt.judging.config.fact_inputs > 0);
}

#[test]
fn the_result_of_a_reduction_shows_the_same_to_the_whole_judge() {
    for defect in ["shared-select-unfolded", "silent-predecessor-agrees"] {
        let (m, hunt, judging) = pinned(defect);
        let settings = Settings {
            max_steps: Some(400),
            sibling: false,
            ..Settings::default()
        };
        let small = reduce(&m, &hunt, &settings).unwrap().program.module;
        let whole = judge::findings(&judging, &small, "small.ll").unwrap();
        let same = whole.iter().any(|f| hunt.signature.covers(&f.signature));
        assert!(same, "{defect}: {whole:?}");
    }
}

#[test]
fn a_defect_is_on_in_the_pass_that_has_it() {
    let (defect, judging) = seeded::judging("dfa-threshold-ignored").unwrap();
    assert_eq!(defect.pass.name, "dfa-jump-threading");
    let on = judging.options.defects;
    assert_eq!(on.seeded().map(|s| s.id()), Some(defect.id));
    assert!(seeded::judging("no-such-defect").is_err());
}
