//! What `tandem check` and `tandem run` say to input and arguments that they cannot take.

#![allow(clippy::unwrap_used)]

use crate::cli_support;

use cli_support::*;

/// Each command with the arguments that it needs for the function of [`SMALL`].
fn commands(path: &str) -> [Vec<&str>; 2] {
    [
        vec!["check", path],
        vec!["run", "--function", "f", "--arg", "i1:1", path],
    ]
}

#[test]
fn malformed_text_gets_place_snippet_and_caret() {
    let folder = Folder::new();
    for text in [
        "define i32 @f(i1 %c) {\n  ret foo 1\n}\n",
        "define i32 @f(i1 %c) {\n  ret i32 %nope\n}\n",
        "hello world\n",
        "define i32 @f(i1 %c) {\n  ret i32 1\n",
    ] {
        let path = folder.write("bad.ll", text);
        for args in commands(&path) {
            let ran = tandem(&args);
            assert_refused(&ran, &[&path]);
            assert_place(&ran.all(), &path, text);
        }
    }
}

#[test]
fn truncations_of_a_kernel_are_refused_or_modules() {
    let text = std::fs::read(corpus("collatz/sroa.ll")).unwrap();
    let folder = Folder::new();
    let mut refused = 0;
    for k in 0..16 {
        let path = folder.write("cut.ll", &text[..text.len() * k / 16]);
        let ran = tandem(&["check", "--inputs", "2", &path]);
        if ran.code != Some(0) {
            refused += 1;
            assert_refused(&ran, &[&path]);
        }
    }
    assert!(refused >= 12, "only {refused} of 16 cuts were refused");
}

#[test]
fn binary_files_and_ill_formed_modules_are_refused() {
    let folder = Folder::new();
    let own = std::fs::read(TANDEM).unwrap();
    let latin1 = b"define void @f() {\n  ret void ; \xe4\n}\n\xff\xfe\n".to_vec();
    let ill_formed = b"define i32 @f(i1 %c) {\n  ret void\n}\n".to_vec();
    for bytes in [
        vec![0u8; 4096],
        own[..own.len().min(1 << 20)].to_vec(),
        latin1,
        ill_formed,
    ] {
        let path = folder.write("bad.ll", &bytes);
        for args in commands(&path) {
            assert_refused(&tandem(&args), &[&path]);
        }
    }
}

#[test]
fn an_empty_file_has_nothing_to_judge() {
    let folder = Folder::new();
    let path = folder.write("empty.ll", "");
    let ran = tandem(&["check", &path]);
    assert_eq!(ran.code, Some(0), "{ran:?}");
    assert!(ran.out.contains("0 functions"), "{}", ran.out);
    assert_refused(
        &tandem(&["run", "--function", "f", &path]),
        &["no function 'f'"],
    );
    assert_refused(
        &tandem(&["check", "--function", "f", &path]),
        &["no function 'f'"],
    );
}

#[test]
fn deep_nesting_is_refused() {
    let folder = Folder::new();
    let depth = 100_000;
    let text = format!(
        "@g = external global {}i8{}\n",
        "[1 x ".repeat(depth),
        "]".repeat(depth)
    );
    let path = folder.write("deep.ll", text);
    for args in commands(&path) {
        assert_refused(&tandem(&args), &[&path]);
    }
}

#[test]
fn paths_that_cannot_be_read_are_named() {
    let folder = Folder::new();
    let below = format!("{}/x.ll", folder.write("file.ll", SMALL));
    let missing = folder.path("missing.ll");
    for path in [missing.as_str(), &below] {
        for args in commands(path) {
            assert_refused(
                &tandem(&args),
                &["cannot read", path, "no such file or folder"],
            );
        }
    }
    std::fs::create_dir(folder.path("none")).unwrap();
    for args in commands(&folder.path("none")) {
        // `check` takes PTX as well.
        let ran = tandem(&args);
        let what = match args[0] {
            "check" => "no .ll, .bc or .ptx file",
            _ => "no .ll or .bc file",
        };
        assert_refused(&ran, &[what]);
    }
}

#[cfg(target_os = "linux")]
#[test]
fn a_file_whose_reading_fails_is_named() {
    for args in commands("/proc/self/mem") {
        assert_refused(&tandem(&args), &["cannot read '/proc/self/mem'"]);
    }
}

#[cfg(unix)]
#[test]
fn a_pipe_is_input_like_a_file() {
    let folder = Folder::new();
    let path = folder.write("in.ll", SMALL);
    let pipe = folder.path("pipe");
    let script = format!(
        "mkfifo '{pipe}'; cat '{path}' >'{pipe}' & '{TANDEM}' check '{pipe}'; c=$?; kill $!; exit $c"
    );
    let output = std::process::Command::new("sh")
        .args(["-c", &script])
        .output()
        .unwrap();
    let out = String::from_utf8_lossy(&output.stdout);
    assert_eq!(
        output.status.code(),
        Some(0),
        "{out}{}",
        String::from_utf8_lossy(&output.stderr)
    );
    assert!(out.contains("1 files, 1 functions, 1 changed"), "{out}");
}

#[cfg(unix)]
#[test]
fn arguments_that_are_no_text_are_refused() {
    use std::os::unix::ffi::OsStrExt;
    let bad = std::ffi::OsStr::from_bytes(b"\xff\xfe.ll");
    let output = std::process::Command::new(TANDEM)
        .arg("check")
        .arg(bad)
        .output()
        .unwrap();
    let err = String::from_utf8_lossy(&output.stderr);
    assert_eq!(output.status.code(), Some(2), "{err}");
    assert!(err.contains("error:") && !err.contains("panicked"), "{err}");
}

#[test]
fn unknown_commands_flags_passes_and_knobs_are_refused() {
    let folder = Folder::new();
    let path = folder.write("in.ll", SMALL);
    let check = |more: &[&str]| tandem(&[&["check"], more, &[path.as_str()]].concat());
    assert_refused(&tandem(&["chek"]), &["chek", "check"]);
    assert_refused(&tandem(&["passes", "--jsn"]), &["--jsn", "--json"]);
    assert_refused(&tandem(&["check"]), &["FILE|FOLDER"]);
    assert_refused(&check(&["--frobnicate"]), &["--frobnicate"]);
    assert_refused(
        &check(&["--pass", "jump-treading"]),
        &["jump-treading", "did you mean 'jump-threading'?"],
    );
    assert_refused(
        &check(&["-opt", "-jump-threading-treshold=4"]),
        &["did you mean '-jump-threading-threshold'?"],
    );
    assert_refused(
        &check(&["-opt", "-jump-threading-threshold=-4"]),
        &["a number from 0 to 1000000"],
    );
    assert_refused(
        &tandem(&["run", "--schedule", "fair", &path]),
        &["fair", "round-robin"],
    );
    let both = ["run", "--launch", "x.json", "--function", "f", &path];
    assert_refused(&tandem(&both), &["--launch", "--function"]);
}

#[test]
fn values_out_of_range_are_refused() {
    let folder = Folder::new();
    let path = folder.write("in.ll", SMALL);
    let numbers = [
        ("--inputs", vec!["-1", "1000001", "many", ""]),
        ("--seed", vec!["-1", "18446744073709551616", "x"]),
        ("--time-limit", vec!["-1", "86401"]),
        ("--run-steps", vec!["0", "-1"]),
        ("--smt-rlimit", vec!["-1", "18446744073709551616"]),
        ("--jobs", vec!["0", "1025"]),
    ];
    for (flag, values) in numbers {
        for value in values {
            let ran = tandem(&["check", &format!("{flag}={value}"), &path]);
            assert_refused(&ran, &[flag]);
        }
    }
    let ran = tandem(&[
        "run",
        "--function",
        "f",
        "--arg",
        "i1:1",
        "--max-steps=-5",
        &path,
    ]);
    assert_refused(&ran, &["--max-steps"]);
}

#[test]
fn a_bad_file_among_good_ones_does_not_stop_the_others() {
    let folder = Folder::new();
    folder.write("a/good.ll", SMALL);
    let bad = folder.write("b/bad.ll", "define i32 @f(\n");
    folder.write("c/good.ll", SMALL);
    let ran = tandem(&["check", "--pass", "jump-threading", &folder.itself()]);
    assert_refused(
        &ran,
        &[
            &bad,
            "2 files, 2 functions, 2 changed",
            "1 files could not be read",
        ],
    );
    let ran = tandem(&[
        "check",
        "--json",
        "--pass",
        "jump-threading",
        &folder.itself(),
    ]);
    assert_eq!(ran.code, Some(2));
    let report = ran.json();
    assert_eq!(report["files"].as_array().unwrap().len(), 2);
    assert_eq!(report["unreadable"].as_array().unwrap().len(), 1);
    assert_eq!(report["unreadable"][0]["file"].as_str(), Some(bad.as_str()));
    let ran = tandem(&["run", "--function", "f", "--arg", "i1:1", &folder.itself()]);
    assert_refused(&ran, &[&bad, "2 of 3 as expected"]);
}

#[test]
fn a_file_that_is_named_twice_is_judged_once() {
    let folder = Folder::new();
    let path = folder.write("in.ll", SMALL);
    let ran = tandem(&["check", &path, &path]);
    assert!(ran.out.contains("jump-threading: 1 files"), "{}", ran.out);
}

#[test]
fn a_pass_on_modules_that_is_named_judges_the_modules_that_define_the_function() {
    // Issue 21, section 5.
    let folder = Folder::new();
    let one =
        "@g = internal global i32 1\ndefine i32 @f() {\n  %v = load i32, ptr @g\n  ret i32 %v\n}\n";
    let (one, other) = (
        folder.write("one.ll", one),
        folder.write("other.ll", one.replace("@f(", "@h(")),
    );
    let args = [
        "check",
        "--function",
        "f",
        "--pass",
        "globalopt",
        &one,
        &other,
    ];
    let ran = tandem(&args);
    assert_eq!(ran.code, Some(0), "{ran:?}");
    assert!(
        ran.out.contains("1 files, 1 functions, 1 changed"),
        "{}",
        ran.out
    );
    // A function that no module defines is refused for such a pass as well.
    let none = ["check", "--function", "nope", "--pass", "globalopt", &one];
    assert_refused(&tandem(&none), &["no function 'nope'"]);
}

#[test]
fn knobs_of_our_passes_are_refused_where_llvm_runs() {
    let folder = Folder::new();
    let path = folder.write("small.ll", SMALL);
    let knob = ["-opt", "-jump-threading-threshold=4"];
    let ran = tandem(&["tv", &path, "--opt-22-passes=dce", knob[0], knob[1]]);
    assert_eq!(ran.code, Some(64), "{ran:?}");
    assert!(
        ran.err.contains("--opt-22-passes") && ran.err.contains("--opt "),
        "{}",
        ran.err
    );
}

/// Issue 22: `tandemc`, `check`, `run`, `fuzz`, `reduce`, `triage` and `tv`, as a target or in pairs, take PTX, and every other command says that it does not.
#[test]
fn ptx_is_refused_by_its_name() {
    let folder = Folder::new();
    let ptx = folder.write("k.ptx", ".version 8.0\n.target sm_90\n.address_size 64\n");
    let ir = folder.write("k.ll", SMALL);
    for args in [
        vec!["tv", &ptx],
        vec!["tv", &ptx, &ir],
        vec!["analyze", &ptx, "--scev"],
    ] {
        let ran = tandem(&args);
        assert!(!matches!(ran.code, Some(0 | 1 | 70)), "{args:?}: {ran:?}");
        let said = ran.all();
        assert!(said.contains("is PTX by its name"), "{args:?}: {said}");
    }
}
