//! What `tandem` writes and leaves behind: good runs, unwritable paths, a full disk, Ctrl-C, a reader that goes away.

#![allow(clippy::unwrap_used)]

use crate::cli_support;

use cli_support::*;
use std::time::Duration;

#[test]
fn passes_lists_the_table() {
    let ran = tandem(&["passes"]);
    assert_eq!((ran.code, ran.err.as_str()), (Some(0), ""));
    for pass in tandem_ir::passes::PASSES {
        let line = ran.out.lines().find(|l| l.starts_with(pass.name)).unwrap();
        assert_eq!(line.matches("built").count(), 2, "{line}");
        assert!(ran.out.contains(pass.about));
    }
    let knobs = tandem(&["passes", "--knobs"]);
    for knob in tandem_optimized::options::knobs() {
        assert!(
            knobs
                .out
                .contains(&format!("-{}={}", knob.name, knob.default)),
            "{}",
            knob.name
        );
    }
}

#[test]
fn passes_as_json_has_the_documented_fields() {
    let ran = tandem(&["passes", "--json"]);
    assert_eq!(ran.code, Some(0));
    let list = ran.json();
    assert_eq!(
        list.as_array().unwrap().len(),
        tandem_ir::passes::PASSES.len()
    );
    let jt = &list[0];
    assert_eq!(jt["name"], "jump-threading");
    assert_eq!(jt["scope"], "function");
    assert_eq!(
        (&jt["production"], &jt["reference"]),
        (&"built".into(), &"built".into())
    );
    for field in ["family", "about", "certificate", "knobs"] {
        assert!(jt.get(field).is_some(), "{field}");
    }
}

#[test]
fn run_executes_a_kernel_of_the_corpus() {
    let folder = corpus("binary_search");
    let ran = tandem(&["run", folder.to_str().unwrap()]);
    assert_eq!((ran.code, ran.err.as_str()), (Some(0), ""), "{ran:?}");
    assert!(ran.out.ends_with("3 of 3 as expected\n"), "{}", ran.out);
    for schedule in ["round-robin", "random", "lockstep-warps", "greedy"] {
        let ran = tandem(&[
            "run",
            "--json",
            "--races",
            "--schedule",
            schedule,
            "--seed",
            "7",
            folder.to_str().unwrap(),
        ]);
        assert_eq!(ran.code, Some(0), "{schedule}: {ran:?}");
        let lines = ran.json()["runs"].clone();
        assert_eq!(lines.as_array().unwrap().len(), 3);
        for line in lines.as_array().unwrap() {
            assert_eq!(line["status"], "ok");
            assert!(line["file"].as_str().unwrap().ends_with(".ll"));
            assert!(
                line["instructions"].as_u64().unwrap() > 1000 && line.get("seconds").is_none(),
                "{line}"
            );
            assert_eq!(line["detail"].as_array().unwrap().len(), 0);
        }
    }
}

#[test]
fn run_calls_one_function() {
    let folder = Folder::new();
    let path = folder.write("in.ll", SMALL);
    for (arg, result) in [("i1:1", "i32 1"), ("i1:0", "i32 2")] {
        let ran = tandem(&["run", "--function", "f", "--arg", arg, &path]);
        assert_eq!(ran.code, Some(0), "{ran:?}");
        let digit = result.split(' ').nth(1).unwrap();
        assert!(
            ran.out.contains("returned") && ran.out.contains(digit),
            "{}",
            ran.out
        );
    }
    let ub = tandem(&["run", "--function", "f", "--arg", "poison", &path]);
    assert_eq!(ub.code, Some(1), "{ub:?}");
    assert!(ub.out.starts_with("undefined behaviour"), "{}", ub.out);
    for (args, why) in [
        (vec![], "takes 1 arguments, 0 are given"),
        (vec!["--arg", "1"], "no argument"),
        (vec!["--arg", "i0:1"], "no argument"),
        (vec!["--arg", "i9999:1"], "no argument"),
        (vec!["--arg", "i8:"], "no argument"),
        (vec!["--arg", "null:x"], "no argument"),
    ] {
        let ran = tandem(&[vec!["run", "--function", "f"], args, vec![&path]].concat());
        assert_refused(&ran, &[why]);
    }
}

#[test]
fn endless_loops_end_at_the_limit() {
    let folder = Folder::new();
    let path = folder.write(
        "loop.ll",
        "define void @f() {\n  br label %a\na:\n  br label %a\n}\n",
    );
    let ran = tandem(&["run", "--function", "f", "--max-steps", "10000", &path]);
    assert_eq!(ran.code, Some(2), "{ran:?}");
    assert!(ran.out.starts_with("limit"), "{}", ran.out);
}

#[test]
fn check_judges_a_kernel_folder() {
    let folder = corpus("binary_search");
    let ran = tandem(&[
        "check",
        "-v",
        "--pass",
        "jump-threading",
        folder.to_str().unwrap(),
    ]);
    assert_eq!((ran.code, ran.err.as_str()), (Some(0), ""), "{ran:?}");
    assert!(ran.out.contains("jump-threading: 3 files"), "{}", ran.out);
    assert!(
        ran.out.contains("3 launch descriptions agree"),
        "{}",
        ran.out
    );
    assert_eq!(ran.out.matches("launch same").count(), 3, "{}", ran.out);
}

#[test]
fn check_as_json_has_the_documented_fields() {
    let file = corpus("collatz/sroa.ll");
    let ran = tandem(&["check", "--json", "--time-report", file.to_str().unwrap()]);
    assert_eq!((ran.code, ran.err.as_str()), (Some(0), ""), "{ran:?}");
    let report = ran.json();
    assert_eq!(report["tool"], "tandem check");
    assert_eq!(report["version"], env!("CARGO_PKG_VERSION"));
    assert!(report["wall_milliseconds"].is_u64());
    assert_eq!(report["unreadable"].as_array().unwrap().len(), 0);
    let (summary, one) = (&report["summary"][0], &report["files"][0]);
    assert_eq!(one["file"].as_str(), file.to_str());
    assert_eq!(
        (&summary["pass"], &one["pass"]),
        (&"jump-threading".into(), &"jump-threading".into())
    );
    assert_eq!(one["launch"], "same");
    let names: Vec<&str> = tandem_oracle::verdict::Verdict::ALL
        .iter()
        .map(|v| v.name())
        .collect();
    assert!(names.contains(&one["verdict"].as_str().unwrap()), "{one}");
    for field in [
        "functions",
        "changed",
        "steps",
        "kinds",
        "inputs",
        "inconclusive",
        "missed",
        "findings",
        "milliseconds",
    ] {
        assert!(
            summary.get(field).is_some() && one.get(field).is_some(),
            "{field}"
        );
    }
    let steps = &one["steps"];
    assert!(steps["total"].as_u64().unwrap() > 0, "{one}");
    let kinds: u64 = one["kinds"]
        .as_object()
        .unwrap()
        .values()
        .map(|n| n.as_u64().unwrap())
        .sum();
    assert_eq!(kinds, steps["total"].as_u64().unwrap());
}

#[test]
fn the_same_seed_gives_the_same_report() {
    let folder = corpus("tokenizer");
    let report = |jobs: &str| {
        let ran = tandem(&[
            "check",
            "--json",
            "--seed",
            "5",
            "-j",
            jobs,
            folder.to_str().unwrap(),
        ]);
        assert_eq!(ran.code, Some(0), "{ran:?}");
        ran.out
    };
    let first = report("1");
    assert_eq!(first, report("1"));
    assert_eq!(first, report("4"));
}

#[test]
fn reports_go_to_the_named_file() {
    let folder = Folder::new();
    let path = folder.write("in.ll", SMALL);
    let out = folder.write("report.json", "old\n");
    let ran = tandem(&["check", "--json", "-o", &out, &path]);
    assert_eq!(
        (ran.code, ran.out.as_str(), ran.err.as_str()),
        (Some(0), "", "")
    );
    let report: serde_json::Value = serde_json::from_slice(&std::fs::read(&out).unwrap()).unwrap();
    assert_eq!(report["files"][0]["changed"], 1);
    assert_eq!(folder.names(), ["in.ll", "report.json"]);
}

#[test]
fn a_report_that_cannot_be_written_is_an_error() {
    let folder = Folder::new();
    let path = folder.write("in.ll", SMALL);
    let below = format!("{path}/report");
    for out in [folder.path("no/such/folder/report"), below, folder.itself()] {
        let ran = tandem(&["check", "-o", &out, &path]);
        assert_refused(&ran, &["cannot write", &out]);
        let ran = tandem(&["run", "--function", "f", "--arg", "i1:1", "-o", &out, &path]);
        assert_refused(&ran, &["cannot write", &out]);
    }
    assert_eq!(folder.names(), ["in.ll"]);
}

#[test]
fn a_failed_command_keeps_the_old_report() {
    let folder = Folder::new();
    let path = folder.write("in.ll", SMALL);
    let out = folder.write("report", "precious\n");
    assert_refused(
        &tandem(&["check", "--pass", "nonsense", "-o", &out, &path]),
        &[],
    );
    assert_refused(&tandem(&["check", "-o", &out, "missing.ll"]), &[]);
    assert_refused(&tandem(&["run", "--function", "g", "-o", &out, &path]), &[]);
    assert_eq!(std::fs::read_to_string(&out).unwrap(), "precious\n");
    assert_eq!(folder.names(), ["in.ll", "report"]);
}

#[cfg(target_os = "linux")]
#[test]
fn a_full_disk_is_reported() {
    let folder = Folder::new();
    let path = folder.write("in.ll", SMALL);
    assert_refused(
        &tandem(&["check", "-o", "/dev/full", &path]),
        &["cannot write '/dev/full'", "no space left"],
    );
    for command in ["passes".to_owned(), format!("check '{path}'")] {
        let script = format!("'{TANDEM}' {command} >/dev/full");
        let output = std::process::Command::new("sh")
            .args(["-c", &script])
            .output()
            .unwrap();
        let err = String::from_utf8_lossy(&output.stderr);
        assert_eq!(output.status.code(), Some(2), "{err}");
        assert!(
            err.contains("no space left") && !err.contains("panicked"),
            "{err}"
        );
    }
}

#[test]
fn a_reader_that_goes_away_is_no_error() {
    let folder = corpus("binary_search");
    for args in [
        vec!["passes", "--json"],
        vec!["check", "--json", folder.to_str().unwrap()],
    ] {
        let mut child = start(&args);
        drop(child.stdout.take());
        let (code, err) = finish(child);
        assert_eq!((code, err.as_str()), (Some(0), ""), "{args:?}");
    }
}

#[test]
fn verdicts_are_coloured_only_where_that_is_asked_for() {
    let folder = Folder::new();
    let path = folder.write("small.ll", SMALL);
    let plain = tandem(&["check", "--pass", "dce", "-v", &path]);
    assert!(!plain.out.contains('\u{1b}'), "{}", plain.out);
    for args in [
        vec!["check", "--pass", "dce", "-v", "--color=always", &path],
        vec!["tv", "--identity", "--color", "always", &path],
    ] {
        let ran = tandem(&args);
        assert!(ran.out.contains("\u{1b}[32m"), "{args:?}: {}", ran.out);
    }
    let json = tandem(&["check", "--json", "--color=always", &path]);
    assert!(!json.out.contains('\u{1b}'), "{}", json.out);
}

#[cfg(unix)]
#[test]
fn ctrl_c_leaves_the_old_report() {
    let folder = Folder::new();
    let out = folder.write("report", "precious\n");
    let endless = folder.write(
        "loop.ll",
        "define void @f() {\n  br label %a\na:\n  br label %a\n}\n",
    );
    let reading = vec!["check", "-", "-o", &out];
    let running = vec![
        "run",
        "--function",
        "f",
        "--max-steps",
        "9000000000000000000",
        "-o",
        &out,
        &endless,
    ];
    for args in [reading, running] {
        let mut child = start(&args);
        let stdin = child.stdin.take().unwrap();
        // Give it time to install its handler; a signal before that ends it without a code.
        std::thread::sleep(Duration::from_millis(700));
        send_interrupt(&child);
        let (code, err) = finish(child);
        drop(stdin);
        assert_eq!(code, Some(130), "{args:?}: {err}");
        assert_eq!(err.trim(), "interrupted; no file was written");
        assert_eq!(std::fs::read_to_string(&out).unwrap(), "precious\n");
        assert_eq!(folder.names(), ["loop.ll", "report"]);
    }
}

#[cfg(unix)]
#[test]
fn ctrl_c_ends_a_check_of_the_whole_corpus() {
    let folder = Folder::new();
    let out = folder.path("report");
    let all = corpus("");
    let child = start(&[
        "check",
        "--inputs",
        "100000",
        all.to_str().unwrap(),
        "-o",
        &out,
    ]);
    std::thread::sleep(Duration::from_millis(1500));
    send_interrupt(&child);
    let (code, err) = finish(child);
    assert_eq!(code, Some(130), "{err}");
    assert_eq!(folder.names(), Vec::<String>::new());
}

/// Issue 21, section 3: from the table of flags, so that they are never behind it.
#[test]
fn completions_and_manual_pages_know_every_command() {
    for shell in ["bash", "zsh", "fish"] {
        let ran = tandem(&["completions", shell]);
        assert_eq!((ran.code, ran.err.as_str()), (Some(0), ""));
        assert!(
            ran.out.contains("subject") && ran.out.contains("nightly"),
            "{shell}"
        );
    }
    let folder = Folder::new();
    let ran = tandem(&["man", &folder.itself()]);
    assert_eq!(ran.code, Some(0), "{}", ran.all());
    let names = folder.names();
    assert!(names.contains(&"tandem.1".to_owned()) && names.contains(&"tandem-check.1".to_owned()));
    let page = std::fs::read_to_string(folder.path("tandem-check.1")).unwrap();
    assert!(page.contains("smt\\-rlimit"), "{page}");
    assert_refused(
        &tandem(&["man", &folder.path("nowhere")]),
        &["is no folder"],
    );
}

/// Issue 21, section 3: what other programs read.
#[test]
fn findings_in_the_forms_of_other_programs() {
    let folder = Folder::new();
    let a = folder.write("a.ll", "define i32 @f(i32 %x) {\n  ret i32 %x\n}\n");
    let b = folder.write("b.ll", "define i32 @f(i32 %x) {\n  ret i32 1\n}\n");
    for command in [vec!["check", &a, "--target", &b], vec!["tv", &a, &b]] {
        let form = |form: &str| {
            let ran = tandem(&[&command[..], &["--format", form]].concat());
            assert_eq!(ran.code, Some(1), "{}", ran.all());
            ran.out
        };
        let sarif: serde_json::Value = serde_json::from_str(&form("sarif")).unwrap();
        let first = &sarif["runs"][0]["results"][0];
        assert_eq!(first["level"], "error", "{first:#}");
        let region = &first["locations"][0]["physicalLocation"]["region"];
        let whole = command[0] == "check";
        assert!(whole || region["startLine"] == 1, "{first:#}");
        assert!(form("junit").contains("failures=\"1\""));
        assert!(form("github").starts_with("::error file="));
        assert!(form("markdown").contains("1 looked at: 1 wrong"));
        let json: serde_json::Value = serde_json::from_str(&form("json")).unwrap();
        assert!(json["tool"].is_string());
        let both = tandem(&[&command[..], &["--format", "sarif", "--json"]].concat());
        assert!(
            both.code != Some(0) && both.err.contains("--format"),
            "{}",
            both.all()
        );
    }
}

#[test]
fn the_entries_of_a_level_are_shown_and_its_built_passes_are_judged() {
    // Issue 20, section 7.2: what is not built is named, and never part of a good verdict.
    let ran = tandem(&["passes", "--level=O3"]);
    assert_eq!((ran.code, ran.err.as_str()), (Some(0), ""));
    let line = |id: &str| {
        ran.out
            .lines()
            .find(|l| l.starts_with(id))
            .unwrap()
            .to_owned()
    };
    assert!(
        line("TN-31 ").contains("loop-index-split") && line("TN-31 ").ends_with("/* not built */")
    );
    let threading = line("TN-49a ");
    assert!(
        threading.contains("jump-threading") && threading.contains("when T>=2&!57"),
        "{threading}"
    );
    assert!(!threading.contains("not built"));
    // PL-113: names of classes, which are shown and not read.
    let classes = tandem(&["passes", "--class-names"]).out;
    assert!(
        classes.contains(" MemorySpaceOptPass]<first-time;no-warnings>\n"),
        "{classes}"
    );
    assert!(classes.contains(" JumpThreadingPass]\n"));
    let json = tandem(&["passes", "--level=O3", "--json"]).json();
    assert_eq!(json.as_array().unwrap().len(), 106);
    let folder = tempfile::tempdir().unwrap();
    let path = folder.path().join("in.ll");
    std::fs::write(&path, "define i32 @f() {\n  ret i32 0\n}\n").unwrap();
    let path = path.to_str().unwrap();
    let refused = tandem(&["check", "--level=O2", path]);
    assert_eq!(refused.code, Some(2));
    assert!(
        refused
            .err
            .contains("pipeline nvopt<O2> needs 47 passes that are not built"),
        "{}",
        refused.err
    );
    let ran = tandem(&["check", "--level=O2", "--skip-unbuilt", path]);
    assert_eq!(ran.code, Some(0), "{}", ran.err);
    assert!(
        ran.err
            .contains("note: 47 passes of nvopt<O2> are not built and were not judged: "),
        "{}",
        ran.err
    );
    // Each entry in its place, and then the whole.
    assert!(
        ran.out.contains("jump-threading: 2 files")
            && ran.out.contains("\npipeline: 1 files, 1 functions"),
        "{}",
        ran.out
    );
    let json = tandem(&["check", "--level=O2", "--skip-unbuilt", "--json", path]).json();
    assert_eq!(json["skipped"].as_array().unwrap().len(), 47);
    let refused = tandem(&["triage", "--level=O2", path]);
    assert_eq!((refused.code, refused.out.as_str()), (Some(2), ""));
    assert!(
        refused
            .err
            .contains("pipeline nvopt<O2> needs 47 passes that are not built"),
        "{}",
        refused.err
    );
    let triage = ["triage", "--level=O2", "--skip-unbuilt", path];
    let ran = tandem(&triage);
    assert_eq!(ran.code, Some(0), "{}", ran.err);
    assert!(
        ran.out.contains(": nothing is wrong with what was judged")
            && ran
                .out
                .contains("\nnote: 47 passes of nvopt<O2> are not built"),
        "{}",
        ran.out
    );
    let json = tandem(&[&triage[..], &["--json"]].concat()).json();
    assert_eq!(json["skipped"].as_array().unwrap().len(), 47);
    let junit = tandem(&[&triage[..], &["--format=junit"]].concat());
    assert!(junit.out.contains("skipped=\"1\""), "{}", junit.out);
    let text = "--passes=function(dce),globaldce,function(jump-threading)";
    let ran = tandem(&["check", text, path]);
    assert_eq!(ran.code, Some(0), "{}", ran.err);
    assert!(ran.out.starts_with("dce: 1 files"), "{}", ran.out);
    for (args, words) in [
        (
            &["check", "--passes=bogus", path][..],
            "unknown pass name 'bogus'",
        ),
        (
            &["check", "--passes=sroa", "--skip-unbuilt", path],
            "'sroa' is known but not built",
        ),
        (
            &["check", "--skip-unbuilt", path],
            "--skip-unbuilt is about a pipeline",
        ),
    ] {
        let refused = tandem(args);
        assert_eq!(
            (refused.code, refused.out.as_str()),
            (Some(2), ""),
            "{args:?}"
        );
        assert!(refused.err.contains(words), "{}", refused.err);
    }
}
