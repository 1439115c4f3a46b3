//! `tandem fuzz` as users meet it: what it prints, what it leaves behind, what it refuses.

#![allow(clippy::unwrap_used)]

use crate::cli_support;

use cli_support::{Folder, SMALL, assert_refused, finish, send_interrupt, start, tandem};
use std::time::{Duration, Instant};

/// Runs so many programs and returns the report without what depends on the machine.
fn report(folder: &Folder, more: &[&str]) -> serde_json::Value {
    let findings = folder.path("findings");
    let mut args = vec!["fuzz", "--no-gate", "--json", "--findings", &findings];
    args.extend(more);
    let ran = tandem(&args);
    assert_eq!(ran.code, Some(0), "{ran:?}");
    let mut json = ran.json();
    for time in ["wall_milliseconds", "processor_milliseconds"] {
        json[time] = 0.into();
    }
    json["gauges"]["speed"] = 0.into();
    json
}

/// The programs of a corpus folder: names and contents.
fn programs(folder: &str) -> Vec<(String, String)> {
    let mut list: Vec<_> = std::fs::read_dir(folder)
        .unwrap()
        .map(|e| e.unwrap().path())
        .filter(|p| p.extension().is_some_and(|e| e == "ll"))
        .map(|p| {
            let text = std::fs::read_to_string(&p).unwrap();
            (p.file_name().unwrap().to_string_lossy().into_owned(), text)
        })
        .collect();
    list.sort();
    list
}

#[test]
fn a_run_says_what_it_did() {
    let folder = Folder::new();
    let json = report(&folder, &["--pass", "jump-threading", "-runs=300"]);
    assert_eq!(json["next"], 300);
    let gauges = &json["gauges"];
    assert_eq!(gauges["programs"], 300);
    assert!(gauges["inputs"].as_u64().unwrap() > 300, "{gauges:#}");
    let pass = &gauges["passes"]["jump-threading"];
    assert!(pass["changed"].as_u64().unwrap() > 60, "{gauges:#}");
    assert!(
        pass["kinds"]["thread-edge"].as_u64().unwrap() > 0,
        "{gauges:#}"
    );
    assert!(gauges["corpus"].as_u64().unwrap() > 10, "{gauges:#}");
    assert_eq!(gauges["findings"], serde_json::json!({}));
}

#[test]
fn the_result_is_the_same_at_any_number_of_threads() {
    let folder = Folder::new();
    let one = folder.path("one");
    let many = folder.path("many");
    let a = report(&folder, &["--runs", "200", "-j", "1", "--corpus", &one]);
    let b = report(&folder, &["--runs", "200", "-j", "4", "--corpus", &many]);
    assert_eq!(a, b);
    assert!(programs(&one) == programs(&many));
    assert!(programs(&one).len() > 10);
}

#[test]
fn a_resumed_run_ends_as_one_that_was_not_stopped() {
    let folder = Folder::new();
    let whole = folder.path("whole");
    let parts = folder.path("parts");
    report(&folder, &["--runs", "200", "--corpus", &whole]);
    let first = report(&folder, &["--runs", "80", "--corpus", &parts]);
    assert_eq!(first["next"], 80);
    let second = report(&folder, &["--runs", "120", "--corpus", &parts]);
    assert_eq!(second["next"], 200, "it goes on where the first stopped");
    let names = |folder: &str| {
        programs(folder)
            .into_iter()
            .map(|p| p.0)
            .collect::<Vec<_>>()
    };
    assert_eq!(names(&whole), names(&parts));
}

#[test]
fn ctrl_c_ends_a_run_in_good_order() {
    let folder = Folder::new();
    let corpus = folder.path("corpus");
    let findings = folder.path("findings");
    let child = start(&[
        "fuzz",
        "--no-gate",
        "--corpus",
        &corpus,
        "--findings",
        &findings,
    ]);
    let deadline = Instant::now() + Duration::from_secs(60);
    while !std::path::Path::new(&corpus).is_dir() || programs(&corpus).len() < 5 {
        assert!(Instant::now() < deadline, "no program was kept in a minute");
        std::thread::sleep(Duration::from_millis(20));
    }
    send_interrupt(&child);
    let (code, err) = finish(child);
    assert_eq!(code, Some(130), "{err}");
    // The state is there, so that the next run does not begin anew.
    let again = report(&folder, &["--runs", "1", "--corpus", &corpus]);
    assert!(again["next"].as_u64().unwrap() > 1, "{again:#}");
}

#[test]
fn files_are_looked_at_and_nothing_is_made() {
    let folder = Folder::new();
    let file = folder.write("small.ll", SMALL);
    let ran = tandem(&[
        "fuzz",
        "--property",
        "check",
        "--property",
        "round-trip",
        "--json",
        &file,
    ]);
    assert_eq!(ran.code, Some(0), "{ran:?}");
    let json = ran.json();
    let files = json["files"].as_array().unwrap();
    assert_eq!(files.len(), 2);
    assert!(files.iter().all(|f| f["status"] == "held"), "{json:#}");
    assert_eq!(folder.names(), ["small.ll"], "nothing else is written");
}

#[test]
fn garbage_in_the_corpus_is_named_and_left_alone() {
    let folder = Folder::new();
    folder.write("corpus/good.ll", SMALL);
    folder.write("corpus/noise.ll", b"\x00\x01\x02\xff not a program");
    folder.write("corpus/half.ll", &SMALL[..SMALL.len() / 2]);
    folder.write("corpus/.tandem-fuzz.json", "{\"version\": 1, \"seed\":");
    folder.write("corpus/notes.txt", "nothing for us");
    let corpus = folder.path("corpus");
    let findings = folder.path("findings");
    let ran = tandem(&[
        "fuzz",
        "--no-gate",
        "--json",
        "--runs",
        "20",
        "--corpus",
        &corpus,
        "--findings",
        &findings,
    ]);
    assert_eq!(ran.code, Some(0), "{ran:?}");
    for words in ["noise.ll", "half.ll", "the state is damaged"] {
        assert!(ran.err.contains(words), "{words}: {}", ran.err);
    }
    let json = ran.json();
    assert_eq!(json["gauges"]["unreadable"], 3, "{json:#}");
    assert_eq!(json["gauges"]["origins"]["stored"], 1, "{json:#}");
    let left = std::fs::read(folder.path("corpus/noise.ll")).unwrap();
    assert_eq!(left, b"\x00\x01\x02\xff not a program");
}

#[test]
fn two_runs_do_not_share_a_folder() {
    let folder = Folder::new();
    let corpus = folder.path("corpus");
    let a = folder.path("a");
    let b = folder.path("b");
    let first = start(&["fuzz", "--no-gate", "--corpus", &corpus, "--findings", &a]);
    let deadline = Instant::now() + Duration::from_secs(60);
    while !std::path::Path::new(&corpus).join(".tandem-lock").exists() {
        assert!(Instant::now() < deadline);
        std::thread::sleep(Duration::from_millis(10));
    }
    std::thread::sleep(Duration::from_millis(100));
    let second = tandem(&["fuzz", "--runs", "1", "--corpus", &corpus, "--findings", &b]);
    send_interrupt(&first);
    finish(first);
    assert_refused(&second, &["another run is using the folder", "corpus"]);
    // The lock ends with its process, not with the file.
    report(&folder, &["--runs", "1", "--corpus", &corpus]);
}

#[test]
fn folders_that_cannot_be_used_are_refused_before_anything_runs() {
    let folder = Folder::new();
    let file = folder.write("file", "a file");
    let under = folder.path("file/findings");
    let fine = folder.path("fine");
    let ran = tandem(&["fuzz", "--runs", "1", "--findings", &under]);
    assert_refused(&ran, &["as a folder for findings"]);
    let ran = tandem(&[
        "fuzz",
        "--runs",
        "1",
        "--corpus",
        &file,
        "--findings",
        &fine,
    ]);
    assert_refused(&ran, &["as a folder for the corpus"]);
}

#[test]
fn a_full_disk_ends_the_run_and_says_so() {
    // Every write to this device fails as on a full disk; a link makes it the state's file.
    let full = std::path::Path::new("/dev/full");
    if !full.exists() {
        eprintln!("SKIPPED: no /dev/full");
        return;
    }
    let folder = Folder::new();
    let corpus = folder.path("corpus");
    std::fs::create_dir(&corpus).unwrap();
    std::os::unix::fs::symlink(full, folder.path("corpus/.tandem-fuzz.json")).unwrap();
    let findings = folder.path("findings");
    let ran = tandem(&[
        "fuzz",
        "--runs",
        "10",
        "--corpus",
        &corpus,
        "--findings",
        &findings,
    ]);
    assert_eq!(ran.code, Some(2), "{ran:?}");
    assert!(ran.err.contains("no space left"), "{}", ran.err);
}

#[test]
fn wrong_usage_is_one_clear_line() {
    for (args, words) in [
        (
            &["--pass", "jump-thraeding"][..],
            &["unknown pass", "jump-threading"][..],
        ),
        (&["--property", "chekc"], &["unknown property", "check"]),
        (&["--seeds", "5..5"], &["the range is empty"]),
        (&["--seeds", "5"], &["expected A..B"]),
        (&["no/such/file.ll"], &["no/such/file.ll"]),
        (&["--opt", "-no-such-knob=1"], &["no-such-knob"]),
    ] {
        let mut all = vec!["fuzz", "--runs", "1"];
        if args[0] == "--seeds" {
            all.truncate(1);
        }
        all.extend(args);
        assert_refused(&tandem(&all), words);
    }
}

#[test]
fn gauges_that_fall_short_fail_the_run() {
    let folder = Folder::new();
    let corpus = folder.path("corpus");
    let findings = folder.path("findings");
    report(&folder, &["--runs", "300", "--corpus", &corpus]);
    // Most of the corpus is lost.
    for (name, _) in programs(&corpus).iter().skip(5) {
        std::fs::remove_file(folder.path(&format!("corpus/{name}"))).unwrap();
    }
    let args = [
        "fuzz",
        "--runs",
        "1",
        "--corpus",
        &corpus,
        "--findings",
        &findings,
    ];
    let ran = tandem(&args);
    assert_eq!(ran.code, Some(1), "{ran:?}");
    assert!(ran.out.contains("programs in the corpus,"), "{ran:?}");
    // Now that is the state; and whoever does not want to be stopped is not.
    assert_eq!(tandem(&args).code, Some(0));
}

#[test]
fn the_properties_are_listed() {
    let ran = tandem(&["fuzz", "--list"]);
    assert_eq!(ran.code, Some(0));
    for name in ["check", "lockstep", "round-trip", "lli"] {
        assert!(ran.out.lines().any(|l| l.starts_with(name)), "{}", ran.out);
    }
}
