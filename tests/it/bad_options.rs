//! Options that do not fit, stand twice or are misspelled: one diagnostic, exit code 2, nothing is done.

#![allow(clippy::unwrap_used)]

use assert_cmd::Command;

/// Runs the command; it must be refused with one line that holds these words.
fn refused(args: &[&str], words: &[&str]) -> String {
    let mut c = Command::cargo_bin("tandem").unwrap();
    let ran = c.args(args).output().unwrap();
    let said = String::from_utf8_lossy(&ran.stderr).into_owned();
    assert_eq!(ran.status.code(), Some(2), "{args:?}\n{said}");
    assert!(ran.stdout.is_empty(), "{args:?}");
    assert_eq!(said.matches("error:").count(), 1, "{args:?}\n{said}");
    for w in words {
        assert!(said.contains(w), "{args:?}: no '{w}' in\n{said}");
    }
    said
}

#[test]
fn options_of_certify_that_say_nothing_of_a_pass_are_refused() {
    let folder = tempfile::tempdir().unwrap();
    let out = folder.path().join("p.txt").display().to_string();
    for (args, words) in [
        (
            "--pass dce --blocks 1 --rule nonsense --widths 3",
            "--rule, --widths: 'dce' applies no rules",
        ),
        (
            "--pass dce --blocks 1 --known p.json",
            "--known: 'dce' applies no rules",
        ),
        (
            "--pass globaldce --rule nonsense",
            "--rule: 'globaldce' applies no rules",
        ),
        (
            "--pass branch-folder --blocks 1 --rule nonsense",
            "--rule: 'branch-folder' works on machine functions",
        ),
        (
            "--pass branch-folder --blocks 1 --solver 1 --refusals 1",
            "--refusals, --solver: 'branch-folder' works on machine functions",
        ),
        (
            "--pass instsimplify --rule and-absorbs-or --widths 1 --alphabet nonsense --refusals 3 --solver 2",
            "--alphabet, --refusals, --solver: 'instsimplify' applies rules",
        ),
        (
            "--pass instsimplify --blocks 1",
            "--blocks: 'instsimplify' applies rules",
        ),
        (
            "--pass instsimplify --rule add-zer --widths 1",
            "there is no rule 'add-zer'; did you mean 'add-zero'?",
        ),
        (
            "--pass dce --blocks 1 --alphabet unsed",
            "unknown alphabet 'unsed' of functions; did you mean 'unused'?",
        ),
        (
            "--pass instsimplify --widths 8,8",
            "--widths is given twice with '8'",
        ),
        (
            "--pass instsimplify --rule add-zero --rule add-zero --widths 1",
            "--rule is given twice with 'add-zero'",
        ),
        (
            "--pass dce --blocks 1 --alphabet core --alphabet core",
            "--alphabet is given twice with 'core'",
        ),
        ("--pass DCE", "unknown pass 'DCE'; did you mean 'dce'?"),
    ] {
        let all: Vec<&str> = std::iter::once("certify").chain(args.split(' ')).collect();
        refused(&all, &[words]);
    }
    refused(
        &[
            "certify", "--pass", "dce", "--blocks", "1", "--proofs", &out,
        ],
        &["--proofs: 'dce' applies no rules"],
    );
    assert!(!std::path::Path::new(&out).exists());
}

#[test]
fn a_file_that_is_no_certificate_is_refused_in_its_place() {
    let folder = tempfile::tempdir().unwrap();
    let path = folder.path().join("c.json").display().to_string();
    for (text, place) in [
        ("{\"pass\":\"dce\",\n \"worlds\":3}", ":2:11:"),
        ("{\"pass\":\"dce\",\"worlds\":[{}]}", ":1:"),
        ("{\"pass\":\"dce\"}", ":1:"),
        ("{\"pass\":1}", ":1:"),
        ("[", ":1:"),
    ] {
        std::fs::write(&path, text).unwrap();
        let args = [
            "certify", "--pass", "dce", "--blocks", "1", "--check", &path,
        ];
        refused(&args, &[&format!("{path}{place}"), "no certificate: ", "^"]);
    }
}

#[test]
fn what_stands_twice_is_refused_in_every_command() {
    let file = "corpus/passes/dce";
    refused(
        &["check", file, "--pass", "dce", "--pass", "dce"],
        &["--pass is given twice with 'dce'"],
    );
    refused(
        &[
            "fuzz",
            "--property",
            "round-trip",
            "--property",
            "round-trip",
        ],
        &["--property is given twice with 'round-trip'"],
    );
    refused(
        &["mutants", "--pass", "dce", "--pass", "dce"],
        &["--pass is given twice"],
    );
}

#[test]
fn what_would_have_no_effect_is_refused_by_name() {
    let file = "corpus/passes/dce";
    for (args, words) in [
        (
            ["--pass", "dce", "--opt", "-jump-threading-threshold=4"],
            "knob '-jump-threading-threshold' belongs to 'jump-threading', which is not among the passes that are checked: dce",
        ),
        (["--pass", "dce", "--opt", ""], "--opt is empty"),
        (
            ["--target", file, "--opt", "-jump-threading-threshold=4"],
            "knob '-jump-threading-threshold' belongs to 'jump-threading', and --target runs no pass of ours",
        ),
        (
            ["--pass", "internalize<>", "--seed", "1"],
            "empty brackets behind 'internalize'\n    internalize<>\n                ^",
        ),
        (
            [
                "--pass",
                "internalize<preserve-gv=f;preserve-gv=f>",
                "--seed",
                "1",
            ],
            "'preserve-gv=f' of 'internalize' is given twice\n    internalize<preserve-gv=f;preserve-gv=f>\n                              ^",
        ),
    ] {
        refused(&[&["check", file], &args[..]].concat(), &[words]);
    }
    let ran = Command::cargo_bin("tandem").unwrap();
    let ran = { ran }
        .args(["check", file, "--level", "O2"])
        .output()
        .unwrap();
    let said = String::from_utf8_lossy(&ran.stderr).into_owned();
    assert!(
        said.starts_with("tandem: pipeline nvopt<O2> needs") && !said.contains("tandemc:"),
        "{said}"
    );
}

#[test]
fn a_ledger_is_read_before_anything_is_judged() {
    let folder = tempfile::tempdir().unwrap();
    let path = folder.path().join("ledger.txt").display().to_string();
    let out = folder.path().join("report.txt").display().to_string();
    std::fs::write(&path, "a.ll dce=sane\n").unwrap();
    refused(
        &[
            "check",
            "corpus/passes/dce",
            "--pass",
            "dce",
            "--ledger",
            &path,
            "-o",
            &out,
        ],
        &["line 1: no verdict 'sane'; did you mean 'same'?"],
    );
    assert!(!std::path::Path::new(&out).exists());
}

#[test]
fn parameters_of_passes_on_machine_functions_are_named() {
    let folder = tempfile::tempdir().unwrap();
    let path = folder.path().join("f.ptx").display().to_string();
    std::fs::write(&path, ".version 8.0\n.target sm_90\n.address_size 64\n").unwrap();
    refused(
        &["check", &path, "--pass", "branch-folder<x>"],
        &["pass 'branch-folder' takes no parameters, found 'x'"],
    );
}

#[test]
fn certify_writes_the_same_bytes_at_any_number_of_threads() {
    for pass in [
        ["dce", "--blocks", "2"],
        ["instsimplify", "--rule", "add-zero"],
    ] {
        let written = ["1", "2"].map(|jobs| {
            let mut c = Command::cargo_bin("tandem").unwrap();
            c.args(["certify", "-j", jobs, "--pass"]).args(pass);
            if pass[0] == "instsimplify" {
                c.args(["--widths", "1,8"]);
            }
            let ran = c.output().unwrap();
            assert_eq!(ran.status.code(), Some(0));
            ran.stdout
        });
        assert!(!written[0].is_empty());
        assert_eq!(written[0], written[1], "{pass:?}");
    }
}
