//! Seeded defects of instruction selection: for each there is a small program on which it is reached, triggers, and is seen.

#![cfg(feature = "defects")]
#![allow(clippy::unwrap_used)]

use std::path::Path;
use std::time::Duration;
use tandem::judge::selection::Form;
use tandem::mutants::selection::{hunt, sighting};
use tandem::reducing::selection::SameSelection;
use tandem_optimized::defects::{Defects, SELECTION, lookup_selection};
use tandem_optimized::driver::Interrupt;
use tandem_reduce::predicate::{Answer, Predicate};

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
        assert!(
            hunted.ours.is_empty(),
            "{name}: {:?}",
            hunted.ours[0].sighting
        );
        assert!(hunted.canary.triggered > 0);
    }
}

/// Programs whose findings were no mistakes: of the judge, or of what was made of them.
#[test]
fn hunts_find_nothing_in_clean_code() {
    let hunted = hunt(None, 1, Duration::from_secs(8), &Interrupt::default());
    let shown: Vec<&str> = hunted
        .ours
        .iter()
        .map(|f| f.sighting.message.as_str())
        .collect();
    assert!(shown.is_empty(), "{shown:?}");
    assert!(hunted.programs > 20, "{}", hunted.programs);
}

/// What the judge once took for mistakes, and one that was: an operation that is not aligned.
#[test]
fn clean_code_that_was_a_finding_once_is_none() {
    let programs = [
        // Defined in another module, which says the same.
        "@g = available_externally global i32 51, align 4\ndefine i32 @f(i32 %x) {\n  store i32 %x, ptr @h, align 4\n  %v = load i32, ptr @g, align 4\n  ret i32 %v\n}\n@h = global i32 0\n",
        // A shared variable that lies at 0, or does not.
        "@s = internal addrspace(3) global i32 undef\ndefine i1 @f() {\n  %c = icmp ne ptr addrspace(3) @s, null\n  ret i1 %c\n}\n",
        // Volatile accesses that PTX takes apart, of padding, of three bytes and of six, and with an order.
        "@o = global { i8, ptr, half } zeroinitializer\ndefine void @f(ptr %p) {\n  store volatile { i8, ptr, half } zeroinitializer, ptr @o, align 8\n  ret void\n}\n",
        "@o = global i64 0\ndefine void @f(i48 %x) {\n  store volatile i48 %x, ptr @o, align 8\n  %v = load volatile i24, ptr @o, align 4\n  ret void\n}\n",
        "@o = global i64 0\ndefine void @f() {\n  store volatile ptr @o, ptr @o, align 4\n  ret void\n}\n",
        "@o = global i8 0\ndefine i8 @f() {\n  %v = load atomic volatile i8, ptr @o seq_cst, align 1\n  ret i8 %v\n}\n",
        "@o = global i64 0, align 4\ndefine i64 @f(i64 %x) {\n  %v = atomicrmw max ptr @o, i64 %x monotonic, align 4\n  ret i64 %v\n}\n",
    ];
    for text in programs {
        let text = format!("target triple = \"nvptx64-nvidia-cuda\"\n{text}");
        let module = tandem_ir::text::parse(text.as_bytes(), "f.ll").unwrap();
        let seen = sighting(&module, &Defects::default());
        assert!(seen.is_none(), "{text}{seen:?}");
    }
}

/// What reads the wrong PTX and what it reads are left, and the failure is the same.
#[test]
fn a_program_of_which_selection_makes_wrong_ptx_is_reduced() {
    let folder = tempfile::tempdir().unwrap();
    let out = folder.path().join("small.ll");
    let mut c = assert_cmd::Command::cargo_bin("tandem").unwrap();
    c.args(["reduce", "tests/mutants/sign-taken-from-the-other.ll"]);
    c.args(["--pass", "isel", "--defect", "sign-taken-from-the-other"]);
    c.arg("-o").arg(&out).assert().success();
    let text = std::fs::read(&out).unwrap();
    let module = tandem_ir::text::parse(&text, "small").unwrap();
    let d = lookup_selection("sign-taken-from-the-other").unwrap();
    assert!(sighting(&module, &Defects::only(d.id)).is_some());
    let insts = module
        .bodies
        .iter()
        .flat_map(|f| f.blocks().flat_map(|b| f.insts(b)));
    assert!(insts.count() <= 3);
}

/// Two functions of which the PTX is wrong: the second stays, if it is the one that is asked for, and the form is said.
#[test]
fn a_reduction_stays_with_the_form_and_the_function() {
    let text = std::fs::read("tests/mutants/sign-taken-from-the-other.ll").unwrap();
    let module = tandem_ir::text::parse(&text, "f.ll").unwrap();
    let d = lookup_selection("sign-taken-from-the-other").unwrap();
    let mut judging = tandem::judge::Judging::thorough();
    judging.options.defects = Defects::only(d.id);
    let pin = |forms: &[Form]| SameSelection::pin(&judging, forms, &module, None).unwrap();
    // The reference has no seeded defect.
    assert!(pin(&[Form::Reference]).is_none());
    let pinned = pin(&[Form::Reference, Form::Production]).unwrap();
    assert_eq!(pinned.form, Form::Production);
    let function = pinned.finding.function.clone();
    assert!(!function.is_empty());
    assert!(pinned.ask(&module).is_interesting());
    assert!(
        pinned
            .words()
            .contains(&format!("production form in @{function}"))
    );
    // The same mistake in a function of another name is another failure.
    let text = String::from_utf8(text).unwrap();
    let renamed = text.replace(&format!("@{function}("), "@another(");
    let renamed = tandem_ir::text::parse(renamed.as_bytes(), "f.ll").unwrap();
    let Answer::Other(what) = pinned.ask(&renamed) else {
        panic!("the failure of another function is another one");
    };
    assert!(what.contains("@another"), "{what}");
}

/// The form, the function, the small program and its PTX.
#[test]
fn wrong_selection_is_triaged() {
    let folder = tempfile::tempdir().unwrap();
    let out = folder.path().join("triaged");
    let mut c = assert_cmd::Command::cargo_bin("tandem").unwrap();
    c.args(["triage", "tests/mutants/sign-taken-from-the-other.ll"]);
    c.args(["--pass", "isel", "--defect", "sign-taken-from-the-other"]);
    let ran = c.arg("-o").arg(&out).assert().code(1);
    let said = String::from_utf8(ran.get_output().stdout.clone()).unwrap();
    assert!(said.contains("form        production form"), "{said}");
    assert!(said.contains("no single edit makes it smaller"), "{said}");
    let read = |name: &str| std::fs::read_to_string(out.join(name)).unwrap();
    let data: serde_json::Value = serde_json::from_str(&read("triage.json")).unwrap();
    assert_eq!(data["pass"], "isel<production>");
    let function = data["function"].as_str().unwrap();
    assert!(read("before.ll").contains(&format!("@{function}(")));
    assert!(read("after.ptx").contains(function));
    assert!(read("report.html").contains("LLVM IR and PTX"));
    // The reference form is right, and nothing is written.
    let mut c = assert_cmd::Command::cargo_bin("tandem").unwrap();
    c.args(["triage", "tests/mutants/sign-taken-from-the-other.ll"]);
    c.args(["--pass", "isel<reference>", "-o"]);
    c.arg(folder.path().join("none")).assert().success();
    assert!(!folder.path().join("none").exists());
}

#[test]
fn selection_that_is_right_is_nothing_to_reduce() {
    let folder = tempfile::tempdir().unwrap();
    let mut c = assert_cmd::Command::cargo_bin("tandem").unwrap();
    c.args(["reduce", "tests/selection/lanes.ll", "--pass", "isel", "-o"]);
    let said = c.arg(folder.path().join("small.ll")).assert().code(2);
    let said = String::from_utf8(said.get_output().stderr.clone()).unwrap();
    assert!(said.contains("nothing wrong with its PTX"), "{said}");
}
