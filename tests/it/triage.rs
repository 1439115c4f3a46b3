//! Triage: from wrong passes to places, steps, inputs, opinions, regressions and pages.

#![allow(clippy::unwrap_used)]

use crate::page_support;
use crate::wrong_pass;

use std::path::Path;
use std::process::Command;
use tandem::judge::{self, Forms, Judging, SMT_RLIMIT};
use tandem::triage::known::{Known, Standing};
use tandem::triage::opinions::Says;
use tandem::triage::reproduce::{LLI_AFTER, LLI_BEFORE};
use tandem::triage::stage::stage;
use tandem::triage::{Bug, Case, Settings, Triaged, folder, regression, triage};
use tandem_ir::{Function, Module};
use wrong_pass::{Fault, forms, program};

fn judging() -> Judging {
    let mut judging = Judging::thorough();
    judging.config.inputs = 24;
    judging.config.validator = Judging::validator(SMT_RLIMIT);
    judging
}

fn settings(known: &Known) -> Settings<'_> {
    Settings {
        reduce: false,
        reduce_steps: 2_000,
        known,
        today: "2026-11-21".parse().unwrap(),
    }
}

fn triaged(
    module: &Module,
    forms: Vec<Forms>,
    known: &Known,
    reduce: bool,
) -> Option<Box<Triaged<Function>>> {
    let judging = judging();
    let case = Case {
        program: module,
        file: "program.ll",
        stages: &[stage(forms)],
        judging: &judging,
    };
    let mut settings = settings(known);
    settings.reduce = reduce;
    triage(&case, &settings).and_then(|bug| bug.of_unit())
}

fn says(t: &Triaged<Function>, oracle: &str) -> Says {
    t.opinions.iter().find(|o| o.oracle == oracle).unwrap().says
}

#[test]
fn an_innocent_pass_has_nothing_to_triage() {
    let none = triaged(&program(), forms(Fault::None), &Known::default(), false);
    assert!(none.is_none());
}

#[test]
fn a_wrong_step_is_found_with_its_input_and_its_opinions() {
    let t = triaged(
        &program(),
        forms(Fault::FoldsBranch),
        &Known::default(),
        false,
    )
    .unwrap();
    assert_eq!(t.place.pass, "jump-threading");
    assert_eq!((t.place.execution, t.place.of), (2, 2));
    assert_eq!(t.place.function, "weigh");
    assert_eq!(t.step, Some(1));
    assert_eq!(t.wrong_step().unwrap().rewrite.kind(), "fold-terminator");
    assert!(
        t.signature.to_string().contains("/fold-terminator/"),
        "{}",
        t.signature
    );
    let w = t.witness.as_ref().unwrap();
    assert_eq!(w.doubt, None, "the source must be sound");
    assert_eq!(says(&t, "interpreter"), Says::Wrong);
    assert_eq!(says(&t, "validator"), Says::Wrong);
    assert_eq!(says(&t, "invariants"), Says::Fine);
    assert_eq!(says(&t, "reference form"), Says::Fine);
    let (before, after) = t.trails.as_ref().unwrap();
    assert_eq!(before.stops[1].block, "other");
    assert_eq!(after.stops[1].block, "three");
    assert!(
        before.stops[0]
            .values
            .iter()
            .any(|(n, v)| n == "%c" && v.ends_with('0')),
        "{before:?}"
    );
}

#[test]
fn a_crash_and_a_silent_change_are_told_apart() {
    let crash = triaged(&program(), forms(Fault::Panics), &Known::default(), false).unwrap();
    assert_eq!(
        crash.signature.to_string(),
        "jump-threading/crash/-/cannot thread over inst# of #"
    );
    assert_eq!(says(&crash, "termination"), Says::Wrong);
    assert!(crash.subject.output.is_none());
    let silent = triaged(&program(), forms(Fault::Silent), &Known::default(), false).unwrap();
    assert_eq!(silent.signature.oracle, "invariant-broken");
    assert_eq!(silent.step, None);
    assert!(silent.witness.is_some(), "it computes something else");
}

#[test]
fn of_several_executions_the_wrong_one_is_named() {
    let mut pipeline = forms(Fault::None);
    pipeline.extend(forms(Fault::FoldsBranchUnproven));
    pipeline.extend(forms(Fault::None));
    let t = triaged(&program(), pipeline, &Known::default(), false).unwrap();
    assert_eq!((t.place.execution, t.place.of), (5, 6));
    // Executions are numbered as tandemc does.
    assert_eq!(t.place.function, "weigh");
}

#[test]
fn known_failures_are_known_until_their_day() {
    let t = triaged(
        &program(),
        forms(Fault::FoldsBranch),
        &Known::default(),
        false,
    )
    .unwrap();
    assert_eq!(t.standing, Standing::New);
    for (day, words) in [
        ("2026-11-21", "accepted until"),
        ("2026-11-20", "only until"),
    ] {
        let text = format!(
            "[[known]]\nsignature = \"{}\"\nissue = \"issues/7\"\nexpires = \"{day}\"\n",
            t.signature
        );
        let known = Known {
            entries: Known::parse(&text, "k").unwrap(),
        };
        let t = triaged(&program(), forms(Fault::FoldsBranch), &known, false).unwrap();
        assert!(t.standing.words().contains(words), "{:?}", t.standing);
    }
}

#[test]
fn a_program_is_shrunk_and_the_small_one_still_shows_the_bug() {
    let t = triaged(
        &program(),
        forms(Fault::FoldsBranch),
        &Known::default(),
        true,
    )
    .unwrap();
    let s = t.shrunk.as_ref().unwrap();
    assert!(
        s.reduction.instructions.1 < s.reduction.instructions.0,
        "{:?}",
        s.reduction.instructions
    );
    assert_eq!(t.signature.hash, Some(s.reduction.hash));
    let again = tandem_ir::text::parse(s.reduction.text.as_bytes(), "s.ll").unwrap();
    let t2 = triaged(&again, forms(Fault::FoldsBranch), &Known::default(), false).unwrap();
    assert_eq!(t2.signature, t.signature.kind());
}

fn written(t: &Triaged<Function>, file: &str, folder_path: &Path) -> Vec<String> {
    let (module, judging) = (program(), judging());
    let case = Case {
        program: &module,
        file,
        stages: &[stage(forms(Fault::FoldsBranch))],
        judging: &judging,
    };
    let files = t.files(&case.about());
    folder::write(folder_path, &files).unwrap();
    let r = regression::regression(&t.regression(&case.about()));
    assert!(r.path.starts_with("jump_threading/"), "{}", r.path);
    assert!(r.text.starts_with("; "), "{}", r.text);
    let back = tandem_ir::text::parse(r.text.as_bytes(), "r.ll").unwrap();
    assert_eq!(back.bodies.len(), t.subject.before.bodies.len());
    files.into_iter().map(|f| f.0).collect()
}

#[test]
fn the_folder_has_programs_that_other_tools_run() {
    let t = triaged(
        &program(),
        forms(Fault::FoldsBranch),
        &Known::default(),
        false,
    )
    .unwrap();
    let root = tempfile::tempdir().unwrap();
    let dir = root.path().join("out");
    let files = written(&t, "a.ll", &dir);
    for f in [
        "report.html",
        "triage.json",
        "before.ll",
        "after.ll",
        LLI_BEFORE,
        LLI_AFTER,
    ] {
        assert!(files.iter().any(|x| x == f), "{f} is missing of {files:?}");
    }
    // One that is there is not written over unasked.
    let e = folder::check(&dir, false).unwrap_err();
    assert!(e.contains("earlier triage"), "{e}");
    folder::check(&dir, true).unwrap();
    if Command::new("lli-22").arg("--version").output().is_err() {
        eprintln!("SKIPPED: no lli-22");
        return;
    }
    let run = |f: &str| {
        Command::new("lli-22")
            .arg(dir.join(f))
            .status()
            .unwrap()
            .code()
    };
    assert_eq!((run(LLI_BEFORE), run(LLI_AFTER)), (Some(0), Some(1)));
}

#[test]
fn places_that_are_taken_are_refused_and_left_alone() {
    let root = tempfile::tempdir().unwrap();
    let file = root.path().join("file");
    std::fs::write(&file, "mine").unwrap();
    assert!(
        folder::check(&file, true)
            .unwrap_err()
            .contains("no folder")
    );
    let garbage = root.path().join("garbage");
    std::fs::create_dir(&garbage).unwrap();
    std::fs::write(garbage.join("x"), "mine").unwrap();
    assert!(
        folder::check(&garbage, true)
            .unwrap_err()
            .contains("no report")
    );
    assert_eq!(std::fs::read_to_string(&file).unwrap(), "mine");
    let t = triaged(&program(), forms(Fault::Silent), &Known::default(), false).unwrap();
    let (module, judging) = (program(), judging());
    let case = Case {
        program: &module,
        file: "a.ll",
        stages: &[stage(forms(Fault::Silent))],
        judging: &judging,
    };
    // A folder that cannot be made, as on a full disk, leaves no rest.
    let e = folder::write(&file.join("below"), &t.files(&case.about())).unwrap_err();
    assert!(e.contains("cannot write"), "{e}");
    assert_eq!(std::fs::read_dir(root.path()).unwrap().count(), 2);
    let first = folder::write_regression(&t.regression(&case.about()), root.path()).unwrap();
    assert_eq!(
        folder::write_regression(&t.regression(&case.about()), root.path()).unwrap(),
        first
    );
    std::fs::write(&first, "; other\ndefine void @f() {\n ret void\n}\n").unwrap();
    assert!(
        folder::write_regression(&t.regression(&case.about()), root.path())
            .unwrap_err()
            .contains("another program")
    );
}

#[test]
fn the_report_shows_the_bug_wide_and_narrow() {
    let t = triaged(
        &program(),
        forms(Fault::FoldsBranch),
        &Known::default(),
        false,
    )
    .unwrap();
    let root = tempfile::tempdir().unwrap();
    let dir = root.path().join("out");
    written(&t, "<img src=x>.ll", &dir);
    let report = dir.join(folder::REPORT);
    let Some(wide) = page_support::show(&report, 1280, false) else {
        return;
    };
    for words in [
        "jump-threading",
        "fold-terminator",
        "Who says so",
        "argument 0 = ",
        "tandem check --pass jump-threading",
        "<img src=x>.ll",
        "opt-22",
    ] {
        assert!(
            wide.text.contains(words),
            "'{words}' is not in the page:\n{}",
            wide.text
        );
    }
    assert_eq!(wide.drawings, 2, "control flow before and after");
    assert!(wide.boxes >= 7 && wide.arrows >= 6, "{wide:?}");
    assert!(wide.beside > 0 && wide.below == 0, "{wide:?}");
    assert_eq!(wide.requests, 0);
    let narrow = page_support::show(&report, 360, true).unwrap();
    assert!(narrow.scroll_width <= narrow.width, "{narrow:?}");
    assert!(narrow.below > 0 && narrow.beside == 0, "{narrow:?}");
    assert_ne!(narrow.background, wide.background, "dark and light");
    assert_ne!(narrow.color, wide.color);
}

/// A finding about a step lists the fields of its rewrite, in the order of the vocabulary.
#[test]
fn a_finding_lists_the_fields_of_its_rewrite() {
    let forms = forms(Fault::FoldsBranch);
    let (report, _) = judge::by_pass(&judging(), &forms[0], &program(), "program.ll");
    let step = report.findings.iter().find(|f| f.step.is_some()).unwrap();
    let json = serde_json::to_value(step).unwrap();
    assert_eq!(json["rewrite_kind"], "fold-terminator");
    let expected = serde_json::json!([
        { "name": "block", "sort": "block", "value": "%entry" },
        { "name": "dest", "sort": "block", "value": "%three" },
        { "name": "why", "sort": "why", "value": "the predecessor's branch decides" },
    ]);
    assert_eq!(json["fields"], expected);
    let t = triaged(&program(), forms, &Known::default(), false).unwrap();
    assert_eq!(t.json()["step"]["fields"], expected);
}
