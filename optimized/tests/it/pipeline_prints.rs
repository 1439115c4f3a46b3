//! What `print<…>` prints, against LLVM's `opt`; what is said in JSON; and how much of a value is repeated.

#![allow(clippy::unwrap_used)]

use crate::tandemc_support::{Folder, SMALL, tandemc};
use std::process::Command;

const NEST: &str = include_str!("bisect/nest.ll");

/// Trees and loops with names of all kinds, and a block that nothing reaches.
const NAMES: &str = "define i32 @f(i32 %n, i1 %c) {
entry:
  br i1 %c, label %a, label %0
a:
  br label %h
0:
  br i1 %c, label %h, label %u
h:
  %i = phi i32 [ 0, %a ], [ 1, %0 ], [ %i1, %l ]
  br i1 %c, label %l, label %e
l:
  %i1 = add i32 %i, 1
  br i1 %c, label %h, label %\"odd name\"
\"odd name\":
  br label %inner
inner:
  br i1 %c, label %inner, label %h2
h2:
  br i1 %c, label %\"odd name\", label %e
e:
  ret i32 %i
u:
  unreachable
dead:
  br label %e
}
";

#[test]
fn analyses_are_printed_in_the_form_of_llvm() {
    if Command::new("opt-22").arg("--version").output().is_err() {
        eprintln!("SKIPPED: no opt-22");
        return;
    }
    let folder = Folder::new();
    let written = [("nest.ll", NEST), ("names.ll", NAMES)];
    let kernels = concat!(env!("CARGO_MANIFEST_DIR"), "/../corpus/kernels");
    let kernels = std::fs::read_dir(kernels)
        .unwrap()
        .map(|k| k.unwrap().path());
    let mut kernels: Vec<_> = kernels.map(|k| k.join("sroa.ll")).collect();
    kernels.retain(|k| k.is_file());
    kernels.sort();
    let kernels = kernels.iter().step_by(9).map(|k| k.display().to_string());
    let files = written.map(|(name, text)| folder.write(name, text));
    for file in files.into_iter().chain(kernels) {
        for what in ["domtree", "postdomtree", "loops", "scalar-evolution"] {
            let passes = format!("-passes=print<{what}>");
            let theirs = Command::new("opt-22")
                .args([&passes, "-disable-output", &file])
                .output()
                .unwrap();
            let theirs = String::from_utf8(theirs.stderr).unwrap();
            let ours = tandemc(&[&passes, "-disable-output", &file]).err;
            let lines = |text: &str| -> Vec<String> {
                // What is noted of loops as parallel is not printed.
                let plain = |l: &str| l.trim_end().replace("Parallel Loop", "Loop");
                let all = text.lines().map(plain);
                all.filter(|l| !l.is_empty()).collect()
            };
            let (theirs, ours) = (lines(&theirs), lines(&ours));
            // Expressions have a form of their own, which other tests hold against LLVM's.
            if what == "scalar-evolution" {
                let heads = |l: &String| l.starts_with("Printing analysis") || l.contains("on @");
                assert_eq!(ours.iter().any(heads), theirs.iter().any(heads));
                continue;
            }
            assert_eq!(ours, theirs, "{what} of {file}");
        }
    }
}

#[test]
fn analyses_that_are_ours_alone_are_printed_in_words() {
    let folder = Folder::new();
    let file = folder.write("in.ll", SMALL);
    let passes = "-passes=function(print<address-taken-blocks>,print<convergent-blocks>,\
                  print<inst-order>,print<lazy-value-info>),print<global-roots>,print<global-uses>";
    let ran = tandemc(&[passes, "-disable-output", &file]);
    assert_eq!(ran.code, Some(0), "{}", ran.err);
    for line in [
        "address-taken-blocks for function 'f':",
        "inst-order for function 'f':",
        "    ret i32 1",
        "LVI for function 'f':",
        "global-roots of the module:",
        "global-uses of the module:",
    ] {
        assert!(ran.err.contains(line), "no '{line}' in\n{}", ran.err);
    }
    assert!(!ran.err.contains("Some("), "{}", ran.err);
}

#[test]
fn llvms_attributor_is_a_pass_on_modules_and_the_verifier_stands_among_components() {
    let print = |text: &str| tandemc(&[&format!("--passes={text}"), "--print-pipeline-passes"]);
    for (text, printed) in [
        ("attributor,verify", "attributor,verify\n"),
        (
            "attributor-cgscc,verify",
            "cgscc(attributor-cgscc,function(verify)),verify\n",
        ),
        (
            "cgscc(verify),cgscc(print)",
            "cgscc(function(verify)),cgscc(function(print)),verify\n",
        ),
    ] {
        let ran = print(text);
        assert_eq!(
            (ran.code, ran.out.as_str()),
            (Some(0), printed),
            "{text}: {}",
            ran.err
        );
    }
    let ran = print("function(attributor)");
    assert!(
        ran.err.contains("unknown function pass 'attributor'"),
        "{}",
        ran.err
    );
}

#[test]
fn no_diagnostic_repeats_more_of_a_value_than_can_be_read() {
    let folder = Folder::new();
    let file = folder.write("in.ll", SMALL);
    let long = "x".repeat(5_000);
    for option in [
        "--",
        "-",
        "--emit=",
        "--phase=",
        "--opt-bisect-limit=",
        "--trace=",
        "--composition=",
        "--ptx-style=",
        "--print-changed=",
        "--schedule-seed=",
        "--rmw-order=",
        "-O",
        "-Ofc=",
        "-j",
        "-split-compile=",
        "-arch=",
        "--gpu=",
        "--passes=",
        "--plugin-pass=",
        "--disable-pass=",
        "--passes-ep-vectorizer-start=",
        "-opt=-",
        "-opt=-sink-limit=",
        "-opt=",
    ] {
        let ran = tandemc(&[&format!("{option}{long}"), &file]);
        let longest = ran
            .err
            .split(|c: char| c != 'x')
            .map(str::len)
            .max()
            .unwrap();
        assert!(longest <= 200, "{option}: {longest}");
    }
}

/// The schema of the object is held by a test of the harness.
#[test]
fn what_is_said_is_one_object_in_json() {
    let folder = Folder::new();
    let file = folder.write("in.ll", SMALL);
    let ran = tandemc(&[
        "--json",
        "--passes=dce",
        "--stats",
        "--opt-bisect-limit=-1",
        &file,
    ]);
    assert_eq!(ran.code, Some(0), "{}", ran.err);
    assert!(ran.out.contains("define i32 @f"), "{}", ran.out);
    let bisect = r#"{"kind": "bisect", "text": "BISECT: running pass (1) dce on f"}"#;
    for part in [
        r#"{"tool": "tandemc", "version": ""#,
        r#""schema": 1, "code": 0"#,
        bisect,
        r#""statistics": ["#,
        r#""pipeline": {"name": "dce", "entries": 2, "ran": 2, "phased": false"#,
    ] {
        assert!(ran.err.contains(part), "no {part} in\n{}", ran.err);
    }
    assert_eq!(ran.err.lines().count(), 1, "{}", ran.err);
    for (args, code, text) in [
        (
            ["--json", "--passes=bogus", &file],
            2,
            "unknown pass name 'bogus'",
        ),
        (
            ["--json", "--passes=dce", "missing.ll"],
            2,
            "cannot read 'missing.ll'",
        ),
        (
            ["--json", "--bogus", &file],
            2,
            "unexpected argument '--bogus'",
        ),
    ] {
        let ran = tandemc(&args);
        assert_eq!(
            (ran.code, ran.err.lines().count()),
            (Some(code), 1),
            "{}",
            ran.err
        );
        let start = r#"{"tool": "tandemc", "#;
        let error = r#""code": 2, "messages": [{"kind": "error", "text": ""#;
        assert!(
            ran.err.starts_with(start) && ran.err.contains(error),
            "{}",
            ran.err
        );
        assert!(ran.err.contains(text), "{}", ran.err);
    }
}

/// An interruption is said in the same form.
#[cfg(unix)]
#[test]
fn an_interruption_is_one_object_in_json() {
    use std::io::Read;
    use std::process::Stdio;
    for (more, wanted) in [
        (
            Some("--json"),
            r#""code": 130, "messages": [{"kind": "error", "text": "interrupted; no file was written"}]}"#,
        ),
        (None, "interrupted; no file was written"),
    ] {
        // It waits for an input that never comes. On a busy machine the signal may be there before who answers it.
        let mut delays = [1, 4, 16].into_iter();
        let said = loop {
            let mut child = std::process::Command::new(crate::tandemc_support::under_test())
                .args(more)
                .args(["--passes=dce", "-"])
                .stdin(Stdio::piped())
                .stdout(Stdio::null())
                .stderr(Stdio::piped())
                .spawn()
                .unwrap();
            // Waiting for the end would close it.
            let input = child.stdin.take();
            let delay = delays.next().expect("an interruption is answered");
            std::thread::sleep(std::time::Duration::from_secs(delay));
            let kill = format!("kill -INT {}", child.id());
            let sent = std::process::Command::new("sh")
                .args(["-c", &kill])
                .status();
            assert!(sent.unwrap().success());
            let code = child.wait().unwrap().code();
            drop(input);
            if code.is_none() {
                continue;
            }
            assert_eq!(code, Some(130));
            let mut said = String::new();
            let mut err = child.stderr.take().unwrap();
            err.read_to_string(&mut said).unwrap();
            break said;
        };
        assert!(said.trim_end().ends_with(wanted), "{said}");
        assert_eq!(said.lines().count(), 1, "{said}");
    }
}
