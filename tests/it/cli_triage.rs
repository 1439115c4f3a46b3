//! The command lines of `tandem triage`, `tune` and `nightly`: wrong usage, places that are taken, and short real runs.

#![allow(clippy::unwrap_used)]

use crate::cli_support;

use cli_support::*;
use std::path::Path;
#[cfg(target_os = "linux")]
use std::time::{Duration, Instant};

#[test]
fn triage_of_a_sound_file_is_good_and_writes_nothing() {
    let folder = Folder::new();
    let file = folder.write("in.ll", SMALL);
    let out = folder.path("out");
    let ran = tandem(&[
        "triage",
        &file,
        "-o",
        &out,
        "--smt-rlimit",
        "0",
        "--no-regression",
    ]);
    assert_eq!(ran.code, Some(0), "{ran:?}");
    assert!(ran.out.contains("nothing is wrong"), "{ran:?}");
    assert!(!Path::new(&out).exists());
    let ran = tandem(&["triage", &file, "-o", &out, "--smt-rlimit", "0", "--json"]);
    assert_eq!(ran.json()["verdict"], "good");
}

#[test]
fn triage_refuses_what_it_cannot_use_before_it_works() {
    let folder = Folder::new();
    let file = folder.write("in.ll", SMALL);
    let mine = folder.write("mine/notes.txt", "mine");
    let mine = Path::new(&mine)
        .parent()
        .unwrap()
        .to_str()
        .unwrap()
        .to_owned();
    let with = |args: &[&str]| {
        let mut all = vec!["triage", file.as_str()];
        all.extend(args);
        tandem(&all)
    };
    assert_refused(&with(&["-o", &mine]), &["exists and holds no report"]);
    assert_refused(&with(&["-o", &file]), &["exists and is no folder"]);
    let out = folder.path("out");
    assert_refused(
        &with(&["-o", &out, "--pass", "jump-treading"]),
        &["did you mean 'jump-threading'"],
    );
    assert_refused(&with(&["-o", &out, "--passes", "verify"]), &["has no pass"]);
    assert_refused(
        &with(&["-o", &out, "--function", "nope"]),
        &["no function 'nope'"],
    );
    assert_refused(
        &with(&["-o", &out, "--today", "2026-02-30"]),
        &["is no date"],
    );
    assert_refused(
        &with(&["-o", &out, "--known", &folder.path("none")]),
        &["cannot read"],
    );
    let bad = folder.write("bad.toml", "[[known]]\nsignature = 'x'\n");
    assert_refused(
        &with(&["-o", &out, "--known", &bad]),
        &["bad.toml:2", "is no signature"],
    );
    assert_refused(
        &tandem(&["triage", &folder.path("none.ll"), "-o", &out]),
        &["cannot read"],
    );
    assert_eq!(
        std::fs::read_to_string(Path::new(&mine).join("notes.txt")).unwrap(),
        "mine"
    );
    assert!(!Path::new(&out).exists());
}

/// What triage says of a pass that turns for ever: in a child or in the process, it ends and names the place.
#[cfg(feature = "defects")]
#[test]
fn triage_of_a_pass_that_never_ends_says_where() {
    let folder = Folder::new();
    let path = concat!(
        env!("CARGO_MANIFEST_DIR"),
        "/tests/mutants/self-loop-marked-again.ll"
    );
    let out = folder.path("out");
    let regressions = folder.path("regressions");
    let args = |hang_time: &'static str| {
        let defect = "self-loop-marked-again";
        let mut args = vec!["triage", path, "--replace", "--defect", defect, "-o", &out];
        args.extend(["--regressions", &regressions, "--pass", "jump-threading"]);
        args.extend(["--smt-rlimit", "0", "--json", "--hang-time", hang_time]);
        tandem(&args)
    };
    for hang_time in ["0", "5"] {
        let ran = args(hang_time);
        assert_eq!(ran.code, Some(1), "{ran:?}");
        let json = ran.json();
        assert_eq!(json["verdict"], "hang");
        assert_eq!(json["place"]["function"], "f");
        let signature = json["signature"].as_str().unwrap();
        assert!(
            signature.starts_with("jump-threading/hang/-/turns@"),
            "{signature}"
        );
        let page = std::fs::read_to_string(Path::new(&out).join("report.html")).unwrap();
        assert!(page.contains("no further step in"), "{page}");
        let text = std::fs::read_to_string(json["regression"].as_str().unwrap()).unwrap();
        assert!(text.contains("; signature: jump-threading/hang/"), "{text}");
    }
}

#[test]
fn tune_speaks_json_and_refuses_wrong_settings() {
    let folder = Folder::new();
    let file = folder.write("in.ll", SMALL);
    let a = folder.write("a.toml", "");
    let b = folder.write("b.toml", "jump-threading-threshold = 0\n");
    let ran = tandem(&["tune", &a, &b, &file, "--smt-rlimit", "0", "--json"]);
    assert_eq!(ran.code, Some(0), "{ran:?}");
    let json = ran.json();
    assert_eq!(json["b"]["knobs"][0], "-jump-threading-threshold=0");
    assert_eq!(json["files"].as_array().unwrap().len(), 1);
    let wrong = folder.write("wrong.toml", "jump-threading-treshold = 0\n");
    assert_refused(
        &tandem(&["tune", &a, &wrong, &file]),
        &["wrong.toml", "did you mean"],
    );
    assert_refused(
        &tandem(&["tune", &a, &folder.path("none.toml"), &file]),
        &["cannot read"],
    );
    assert_refused(
        &tandem(&["tune", &a, &b, &folder.path("none.ll")]),
        &["no such file"],
    );
    assert_refused(
        &tandem(&["tune", &a, &b, &file, "--samples", "0"]),
        &["--samples"],
    );
    // One file that is none among others: measured are the others, and the exit code says so.
    let garbage = folder.write("garbage.ll", "define");
    let ran = tandem(&["tune", &a, &b, &file, &garbage, "--smt-rlimit", "0"]);
    assert_eq!(ran.code, Some(2), "{ran:?}");
    assert!(ran.out.contains("garbage.ll"), "{ran:?}");
}

#[test]
fn a_short_real_night_fuzzes_and_leaves_a_dashboard() {
    let folder = Folder::new();
    let nights = folder.path("nights");
    let args = [
        "nightly",
        "--folder",
        &nights,
        "--budget",
        "4s",
        "--slice",
        "2s",
        "--pass",
        "constmerge",
        "--property",
        "check",
        "-j",
        "1",
        "--mutants",
        "1s",
        "--json",
    ];
    let ran = tandem(&args);
    // A real finding is one for a person; this test is about the night.
    assert!(matches!(ran.code, Some(0 | 1)), "{ran:?}");
    let json = ran.json();
    assert!(
        json["targets"]["constmerge.check"]["programs"]
            .as_u64()
            .unwrap()
            > 0,
        "{json:#}"
    );
    let page = std::fs::read_to_string(Path::new(&nights).join("dashboard.html")).unwrap();
    assert!(page.contains("Night 1 of"));
    assert!(Path::new(&nights).join("history.jsonl").is_file());
    assert!(!Path::new(&nights).join("night.json").exists());
    if cfg!(not(feature = "defects")) {
        let notes = json["notes"].to_string();
        assert!(notes.contains("this build has none"), "{notes}");
    }
}

/// Processes that a process has started, and that run.
#[cfg(target_os = "linux")]
fn children(pid: u32) -> Vec<u32> {
    let path = format!("/proc/{pid}/task/{pid}/children");
    let text = std::fs::read_to_string(path).unwrap_or_default();
    text.split_whitespace()
        .map(|n| n.parse().unwrap())
        .collect()
}

#[cfg(target_os = "linux")]
fn wait_until(what: &str, mut there: impl FnMut() -> bool) {
    let deadline = Instant::now() + PATIENCE;
    while !there() {
        assert!(Instant::now() < deadline, "{what}");
        std::thread::sleep(Duration::from_millis(5));
    }
}

#[cfg(target_os = "linux")]
#[test]
fn a_real_night_that_is_killed_leaves_nothing_running_and_goes_on() {
    let folder = Folder::new();
    let nights = folder.path("nights");
    let mut args = vec![
        "nightly", "--folder", &nights, "--budget", "400s", "--slice", "200s",
    ];
    args.extend([
        "--pass",
        "internalize",
        "--property",
        "check",
        "-j",
        "1",
        "--mutants",
        "0",
    ]);
    let mut night = start(&args);
    let mut hunting = Vec::new();
    wait_until("it starts a child", || {
        hunting = children(night.id());
        let begun = Path::new(&nights).join("corpus/internalize.check/.tandem-lock");
        !hunting.is_empty() && begun.exists()
    });
    // Another night in the same folder is refused meanwhile.
    let other = tandem(&["nightly", "--folder", &nights, "--budget", "1s"]);
    assert_refused(&other, &["another run is using the folder"]);
    night.kill().unwrap();
    night.wait().unwrap();
    for pid in hunting {
        let gone = || {
            let stat = std::fs::read_to_string(format!("/proc/{pid}/stat"));
            stat.map_or(true, |s| s.contains(") Z "))
        };
        // Long before its slice is over.
        let killed = Instant::now();
        wait_until("its child ends with it", gone);
        assert!(killed.elapsed() < Duration::from_secs(60));
    }
    assert!(Path::new(&nights).join("night.json").is_file());
    // What is left of the budget is spent; the regressions are not repeated.
    let at = args.iter().position(|a| *a == "400s").unwrap();
    args[at] = "3s";
    args.push("--json");
    let ran = tandem(&args);
    assert!(matches!(ran.code, Some(0 | 1)), "{ran:?}");
    let json = ran.json();
    assert_eq!(json["number"], 1, "{json:#}");
    let programs = &json["targets"]["internalize.check"]["programs"];
    assert!(programs.as_u64() > Some(0), "{json:#}");
}

#[test]
fn nightly_refuses_wrong_usage() {
    let folder = Folder::new();
    let nights = folder.path("nights");
    assert_refused(
        &tandem(&["nightly", "--folder", &nights, "--shard", "3/2"]),
        &["is no part"],
    );
    assert_refused(
        &tandem(&["nightly", "--folder", &nights, "--budget", "soon"]),
        &["is no time"],
    );
    assert_refused(
        &tandem(&["nightly", "--folder", &nights, "--property", "luck"]),
        &["unknown property 'luck'"],
    );
    assert_refused(
        &tandem(&["nightly", "--folder", &nights, "--merge", &folder.path("x")]),
        &["not the folder of a finished nightly"],
    );
    assert!(!Path::new(&nights).exists());
    let file = folder.write("file", "mine");
    assert_refused(&tandem(&["nightly", "--folder", &file]), &["is no folder"]);
    folder.write("full/thesis.tex", "mine");
    assert_refused(
        &tandem(&["nightly", "--folder", &folder.path("full")]),
        &["holds 'thesis.tex'"],
    );
}
