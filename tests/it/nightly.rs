//! Nights, with a stand-in for the command that child processes run: what is found is triaged once, remembered,
//! accepted until its day, never lost, and shown.

#![cfg(unix)]
#![allow(clippy::unwrap_used)]

use crate::page_support;

use std::os::unix::fs::PermissionsExt;
use std::path::{Path, PathBuf};
use std::time::Duration;
use tandem::fuzzing::Gauges;
use tandem::nightly::folder::{files_of, folders_of};
use tandem::nightly::history::Night;
use tandem::nightly::{Ended, Settings, inbox, merge, run};
use tandem_optimized::driver::Interrupt;

const SIGNATURE: &str = "jump-threading/illegal-rewrite/thread-edge/JT-R2";

/// Plays `tandem fuzz`, `triage`, `check`, `certify` and `mutants`. What it does depends on files in its folder: `find` makes a slice
/// write a finding, `die` makes it be killed after that, `fixed` makes repetitions pass, `unproved` makes a certificate fail.
const TOOL: &str = r#"#!/bin/sh
here=$(dirname "$0")
for a in "$@"; do case $a in
  --output=*) out=${a#--output=} ;;
  --findings=*) findings=${a#--findings=} ;;
  --corpus=*) corpus=${a#--corpus=} ;;
  --regressions=*) regressions=${a#--regressions=} ;;
  *.ll) program=$a ;;
esac; done
echo "$*" >>"$here/calls"
case $1 in
fuzz)
  if [ -n "$program" ]; then
    if [ -e "$here/fixed" ]; then sig=null; else sig='"SIGNATURE"'; fi
    echo "{\"files\": [{\"file\": \"$program\", \"signature\": $sig}]}" >"$out"
    exit 0
  fi
  mkdir -p "$corpus"
  if [ -e "$here/find" ]; then
    n=$$
    echo 'define void @f() { ret void }' >"$findings/found-$n.ll"
    sed "s/PROGRAM/found-$n.ll/" "$here/record.json" >"$findings/found-$n.json"
  fi
  if [ -e "$here/die" ]; then kill -9 $$; fi
  cp "$here/slice.json" "$out" ;;
triage)
  if [ -e "$here/die-in-triage" ]; then kill -9 $PPID; fi
  mkdir -p "$out" "$regressions/jump_threading"
  echo '<!DOCTYPE html>' >"$out/report.html"
  echo 'define void @f() { ret void }' >"$out/reduced.ll"
  echo '{"signature": "SIGNATURE@00000000000000aa"}' >"$out/triage.json"
  exit 1 ;;
check)
  echo '{"files": [], "unreadable": []}' >"$out" ;;
certify)
  if [ -e "$here/unproved" ]; then echo "add-zero: the certificate says 1" >&2; exit 1; fi ;;
mutants)
  case "$*" in *--pipelines*)
    if [ -e "$here/die-in-pipelines" ]; then kill -9 $$; fi
    if [ -e "$here/pipelines.json" ]; then cp "$here/pipelines.json" "$out"; exit 0; fi
    echo '{"rows": [{"defect": "token-kept", "runs": [{"found": {"message": "m"}, "ours": []}]}]}' >"$out"; exit 0 ;;
  esac
  if [ -e "$here/die-in-mutants" ]; then kill -9 $$; fi
  if [ -e "$here/mutants.json" ]; then cp "$here/mutants.json" "$out"; exit 0; fi
  echo '{"defects": 10, "detected": 9, "good": true, "rows": [{"defect": "lost-edge", "pass": "jump-threading", "runs": [{"detected_after": null}]}]}' >"$out" ;;
esac
"#;

struct Stage {
    root: tempfile::TempDir,
}

impl Stage {
    fn new() -> Stage {
        let stage = Stage {
            root: tempfile::tempdir().unwrap(),
        };
        let tool = stage.tool();
        std::fs::create_dir_all(tool.parent().unwrap()).unwrap();
        std::fs::write(&tool, TOOL.replace("SIGNATURE", SIGNATURE)).unwrap();
        std::fs::set_permissions(&tool, std::fs::Permissions::from_mode(0o755)).unwrap();
        let mut gauges = Gauges {
            programs: 1000,
            ub_free: 600,
            valid: 590,
            coverage: 77,
            corpus: 12,
            ..Gauges::default()
        };
        let pass = gauges.passes.entry("jump-threading".into()).or_default();
        (pass.programs, pass.changed) = (1000, 420);
        pass.kinds.insert("thread-edge".into(), 300);
        pass.kinds.insert("thread-load".into(), 0);
        let slice =
            serde_json::json!({"gauges": gauges, "processor_milliseconds": 1500, "warnings": []});
        stage.put("slice.json", &slice.to_string());
        let record = serde_json::json!({
            "signature": SIGNATURE, "property": "check", "seed": 1, "number": 7, "function": "f",
            "message": "a <wrong> step", "detail": [], "program": "PROGRAM", "command": "tandem check",
        });
        stage.put("record.json", &record.to_string());
        stage
    }
    fn tool(&self) -> PathBuf {
        self.root.path().join("tool/tandem")
    }
    fn put(&self, name: &str, text: &str) {
        std::fs::write(self.tool().with_file_name(name), text).unwrap();
    }
    fn take(&self, name: &str) {
        std::fs::remove_file(self.tool().with_file_name(name)).unwrap();
    }
    fn calls(&self, what: &str) -> usize {
        let text = std::fs::read_to_string(self.tool().with_file_name("calls")).unwrap_or_default();
        text.lines().filter(|l| l.starts_with(what)).count()
    }
    fn folder(&self) -> PathBuf {
        self.root.path().join("nights")
    }
    fn settings(&self, today: &str) -> Settings {
        Settings {
            folder: self.folder(),
            tool: self.tool(),
            wall: Duration::from_secs(60),
            // Two slices of the stand-in.
            processor: Duration::from_millis(3_400),
            slice: Duration::from_secs(1),
            jobs: 1,
            passes: vec!["jump-threading".into()],
            properties: vec!["check".into()],
            subjects: Vec::new(),
            shard: (0, 1),
            regressions: Vec::new(),
            known: Vec::new(),
            mutants: Duration::from_secs(1),
            wild: 0,
            triage: Duration::from_secs(30),
            today: today.parse().unwrap(),
        }
    }
    fn night(&self, today: &str) -> Ended {
        run(&self.settings(today), &Interrupt::default()).unwrap()
    }
    fn accept(&self, until: &str) {
        let text = format!(
            "[[known]]\nsignature = \"{SIGNATURE}\"\nissue = \"issues/3\"\nexpires = \"{until}\"\n"
        );
        std::fs::write(self.folder().join("known/k.toml"), text).unwrap();
    }
}

fn says(n: &Night, words: &str) -> bool {
    n.attention.iter().any(|a| a.contains(words))
}

#[test]
fn a_quiet_night_has_nothing_to_look_at() {
    let stage = Stage::new();
    let ended = stage.night("2026-11-21");
    let n = &ended.night;
    assert_eq!(n.attention, Vec::<String>::new());
    assert_eq!(n.number, 1);
    assert_eq!(stage.calls("fuzz"), 2, "two slices of 1.5 s fit into 3.4 s");
    assert_eq!(n.gauges().programs, 2000);
    assert_eq!(n.mutants.as_ref().unwrap().missed, ["lost-edge"]);
    let calls = std::fs::read_to_string(stage.tool().with_file_name("calls")).unwrap();
    let mutants = calls.lines().find(|l| l.starts_with("mutants")).unwrap();
    assert!(mutants.contains("--pass=jump-threading"), "{mutants}");
    assert_eq!(stage.night("2026-11-22").night.number, 2);
}

/// A compiler that is not ours has its turns, its findings are triaged and repeated, and accepted like those of our passes.
#[test]
fn a_night_may_be_about_other_compilers() {
    let stage = Stage::new();
    let signature = "cmd:cc {in}/miscompile/-/-";
    let record = serde_json::json!({
        "signature": signature, "property": "check", "seed": 1, "number": 7, "function": "f",
        "message": "wrong", "detail": [], "program": "PROGRAM", "command": "tandem check",
    });
    stage.put("record.json", &record.to_string());
    stage.put("find", "");
    let subject = |name: &str| tandem::nightly::Subject {
        name: name.into(),
        arguments: vec![format!("--subject={name}"), "--config=t.toml".into()],
    };
    let settings = || Settings {
        passes: Vec::new(),
        subjects: vec![subject("opt:gvn"), subject("cmd:cc {in}")],
        mutants: Duration::ZERO,
        ..stage.settings("2026-11-21")
    };
    let n = run(&settings(), &Interrupt::default()).unwrap().night;
    let calls = std::fs::read_to_string(stage.tool().with_file_name("calls")).unwrap();
    for words in [
        "fuzz --subject=opt:gvn --config=t.toml --property=check",
        "fuzz --subject=cmd:cc {in} --config=t.toml --property=check",
    ] {
        assert!(calls.contains(words), "{calls}");
    }
    let triage = calls.lines().find(|l| l.starts_with("triage")).unwrap();
    assert!(
        triage.contains("--subject=cmd:cc {in}") && !triage.contains("--pass="),
        "{triage}"
    );
    assert_eq!(n.new, [signature]);
    assert!(
        n.targets.keys().any(|t| t.starts_with("opt-gvn-")),
        "{:?}",
        n.targets
    );
    assert_eq!(
        (
            stage.calls("mutants"),
            stage.calls("certify"),
            stage.calls("check")
        ),
        (0, 0, 0)
    );
    stage.take("find");
    // A night without that compiler cannot say that it is right by now.
    let other = Settings {
        subjects: vec![subject("opt:gvn")],
        ..settings()
    };
    let n = run(&other, &Interrupt::default()).unwrap().night;
    assert_eq!(n.open, [signature], "{:?}", n.notes);
    assert!(
        n.notes.iter().any(|x| x.contains("not seen again")),
        "{:?}",
        n.notes
    );
    // The next night repeats what is known, with the same compiler.
    run(&settings(), &Interrupt::default()).unwrap();
    let calls = std::fs::read_to_string(stage.tool().with_file_name("calls")).unwrap();
    let again = calls.lines().rfind(|l| l.starts_with("fuzz /")).unwrap();
    assert!(again.contains("--subject=cmd:cc {in}"), "{again}");
}

#[test]
fn rules_are_proved_by_one_part_of_a_night_and_a_certificate_that_does_not_hold_is_seen() {
    let stage = Stage::new();
    let part = |shard| Settings {
        passes: vec!["jump-threading".into(), "instsimplify".into()],
        shard,
        ..stage.settings("2026-11-21")
    };
    let n = run(&part((1, 2)), &Interrupt::default()).unwrap().night;
    assert_eq!(stage.calls("certify"), 0, "{n:?}");
    let n = run(&part((0, 2)), &Interrupt::default()).unwrap().night;
    let said = "every rule of instsimplify is proved as its certificate says";
    assert!(n.notes.iter().any(|l| l.contains(said)), "{n:?}");
    stage.put("unproved", "");
    let n = run(&part((0, 2)), &Interrupt::default()).unwrap().night;
    assert_eq!(stage.calls("certify --pass=instsimplify --check="), 2);
    assert!(says(&n, "the certificate of instsimplify does not hold"));
    assert!(says(&n, "add-zero: the certificate says 1"), "{n:?}");
}

#[test]
fn in_a_short_night_every_target_has_its_turn() {
    let stage = Stage::new();
    let passes: Vec<String> = tandem_ir::passes::PASSES
        .iter()
        .map(|p| p.name.to_owned())
        .collect();
    let short = Settings {
        // 2.8 s for each, of which whole seconds are used.
        wall: Duration::from_millis(2_800 * passes.len() as u64),
        // A slice of 1.5 s of the stand-in for each; the last begins with 1.1 s left.
        processor: Duration::from_millis(1_500 * passes.len() as u64 - 400),
        slice: Duration::from_secs(60),
        passes: passes.clone(),
        ..stage.settings("2026-11-21")
    };
    run(&short, &Interrupt::default()).unwrap();
    for p in &passes {
        assert_eq!(stage.calls(&format!("fuzz --pass={p} ")), 1, "{p}");
    }
    let calls = std::fs::read_to_string(stage.tool().with_file_name("calls")).unwrap();
    let slices = calls.lines().filter(|l| l.starts_with("fuzz"));
    assert!(
        slices
            .into_iter()
            .all(|l| l.contains("--max-total-time=2 ")),
        "{calls}"
    );
}

#[test]
fn passes_on_machine_functions_are_hunted_by_their_judgement_alone() {
    let stage = Stage::new();
    let both = Settings {
        passes: vec!["dce".into(), "branch-folder".into()],
        properties: vec!["check".into(), "lockstep".into()],
        wall: Duration::from_secs(40),
        processor: Duration::from_secs(40),
        ..stage.settings("2026-11-21")
    };
    run(&both, &Interrupt::default()).unwrap();
    assert!(stage.calls("fuzz --pass=branch-folder --property=check") > 0);
    assert_eq!(
        stage.calls("fuzz --pass=branch-folder --property=lockstep"),
        0
    );
    assert!(stage.calls("fuzz --pass=dce --property=lockstep") > 0);
}

#[test]
fn a_rewrite_that_never_happens_and_gauges_that_fall_are_for_somebody_to_look_at() {
    let stage = Stage::new();
    let text = std::fs::read_to_string(stage.tool().with_file_name("slice.json")).unwrap();
    let mut slice: serde_json::Value = serde_json::from_str(&text).unwrap();
    slice["gauges"]["passes"]["jump-threading"]["programs"] = 20_000.into();
    slice["gauges"]["valid"] = 500.into();
    stage.put("slice.json", &slice.to_string());
    let n = stage.night("2026-11-21").night;
    for words in [
        "never made these rewrites: thread-load",
        "changed only 2.1 %",
        "only 83.3 %",
    ] {
        assert!(says(&n, words), "{words}: {:?}", n.attention);
    }
    slice["gauges"]["corpus"] = 3.into();
    slice["processor_milliseconds"] = 1_690.into();
    slice["gauges"]["programs"] = 400.into();
    stage.put("slice.json", &slice.to_string());
    let n = stage.night("2026-11-22").night;
    assert!(
        says(&n, "3 programs in the corpora, 12 the night before"),
        "{:?}",
        n.attention
    );
    assert!(says(&n, "programs per second"), "{:?}", n.attention);
}

#[test]
fn of_the_seeded_defects_what_no_budget_excuses_is_for_somebody_to_look_at() {
    let stage = Stage::new();
    let row = |defect: &str, blamed: Option<&str>, ours: &[&str]| {
        let after = blamed.map(|_| 0.5);
        serde_json::json!({
            "defect": defect, "pass": "jump-threading",
            "runs": [{"detected_after": after, "blamed": blamed, "ours": ours}],
        })
    };
    let table = |detected: u64, rows: &[serde_json::Value]| {
        let table = serde_json::json!({
            "defects": 10, "detected": detected, "good": false, "rows": rows,
        });
        stage.put("mutants.json", &table.to_string());
    };
    // Most are missed in so little time: that is noted.
    table(
        4,
        &[row("a", Some("jump-threading"), &[]), row("b", None, &[])],
    );
    let n = stage.night("2026-11-21").night;
    assert_eq!(n.attention, Vec::<String>::new());
    let note = "4 of 10 detected within 1 s of the processor each";
    assert!(n.notes.iter().any(|x| x.contains(note)), "{:?}", n.notes);
    assert_eq!(n.mutants.unwrap().missed, ["b"]);
    // Fewer than the night before.
    table(3, &[]);
    let n = stage.night("2026-11-22").night;
    assert!(
        says(&n, "30 % detected, 40 % the night before"),
        "{:?}",
        n.attention
    );
    // Blamed on another pass; something that is no defect's.
    table(3, &[row("a", Some("the reference"), &[SIGNATURE])]);
    let n = stage.night("2026-11-23").night;
    for words in [
        "a of jump-threading is blamed on the reference",
        "the hunt for a met a finding that is no defect's: jump-threading/",
    ] {
        assert!(says(&n, words), "{words}: {:?}", n.attention);
    }
    stage.accept("2027-01-01");
    let n = stage.night("2026-11-24").night;
    assert!(!says(&n, "no defect's"), "{:?}", n.attention);
    // A hunt that takes its process along.
    stage.put("die-in-mutants", "");
    let n = stage.night("2026-11-24").night;
    let words = "the hunt for the seeded defects is ended by a signal";
    assert!(says(&n, words), "{:?}", n.attention);
    stage.take("die-in-mutants");
    // With ten minutes each there is a bar.
    let mut settings = stage.settings("2026-11-25");
    settings.mutants = Duration::from_secs(600);
    let n = run(&settings, &Interrupt::default()).unwrap().night;
    assert!(says(
        &n,
        "3 of 10 detected within 600 s of the processor each, below the bar"
    ));
    assert!(
        !says(&n, "the night before"),
        "another budget: {:?}",
        n.attention
    );
}

#[test]
fn the_seeded_defects_of_pipelines_are_hunted_every_night_and_shown() {
    let stage = Stage::new();
    let ended = stage.night("2026-11-21");
    let of_pipelines = |n: &Night| n.pipeline_mutants.clone().unwrap();
    let m = of_pipelines(&ended.night);
    assert_eq!((m.defects, m.detected, m.missed), (1, 1, Vec::new()));
    let calls = std::fs::read_to_string(stage.tool().with_file_name("calls")).unwrap();
    let call = calls.lines().find(|l| l.contains("--pipelines")).unwrap();
    assert!(call.starts_with("mutants --pipelines --json --budget=1s --seeds=1"));
    let page = std::fs::read_to_string(&ended.dashboard).unwrap();
    assert!(page.contains("Seeded defects of pipelines") && page.contains("1 of 1 (100.0 %)"));
    // One that is missed in a second is noted, and is on the page; a bug of ours is for somebody to look at.
    let table = serde_json::json!({"rows": [
        {"defect": "token-kept", "runs": [{"found": {"message": "m"}, "ours": []}]},
        {"defect": "last-worker-counts", "runs": [
            {"found": null, "ours": [{"message": "another text", "command": "tandemc -O2 -j3"}]},
        ]},
    ]});
    stage.put("pipelines.json", &table.to_string());
    let ended = stage.night("2026-11-22");
    let m = of_pipelines(&ended.night);
    assert_eq!(
        (m.detected, m.missed.join(" ").as_str()),
        (1, "last-worker-counts")
    );
    let note = "of pipelines: 1 of 2 detected within 1 s of the processor each";
    assert!(ended.night.notes.iter().any(|x| x.contains(note)));
    assert!(!says(&ended.night, note), "{:?}", ended.night.attention);
    let ours = "the hunt for last-worker-counts met a finding that is no defect's: another text (tandemc -O2 -j3)";
    assert!(says(&ended.night, ours), "{:?}", ended.night.attention);
    let page = std::fs::read_to_string(&ended.dashboard).unwrap();
    assert!(page.contains("last-worker-counts"));
    // With a minute each none may be missed.
    let mut settings = stage.settings("2026-11-23");
    settings.mutants = Duration::from_secs(60);
    let n = run(&settings, &Interrupt::default()).unwrap().night;
    let missed = "1 of 2 detected within 60 s of the processor each; missed: last-worker-counts";
    assert!(says(&n, missed), "{:?}", n.attention);
    // A hunt that takes its process along.
    stage.put("die-in-pipelines", "");
    let n = stage.night("2026-11-24").night;
    let words = "the hunt for the seeded defects of pipelines is ended by a signal";
    assert!(says(&n, words), "{:?}", n.attention);
}

#[test]
fn a_finding_is_triaged_once_and_counted_after_that() {
    let stage = Stage::new();
    stage.put("find", "");
    let n = stage.night("2026-11-21").night;
    assert_eq!(n.new, [SIGNATURE]);
    assert_eq!(n.seen[SIGNATURE], 2);
    assert!(says(&n, "open finding"), "{:?}", n.attention);
    assert_eq!(stage.calls("triage"), 1);
    assert_eq!(files_of(&stage.folder().join("incoming"), "json").len(), 0);
    let n = stage.night("2026-11-22").night;
    assert!(
        n.new.is_empty() && says(&n, "since 2026-11-21"),
        "{:?}",
        n.attention
    );
    assert_eq!(stage.calls("triage"), 1);
    let folders = folders_of(&stage.folder().join("findings"));
    assert_eq!(folders.len(), 1);
    let f = inbox::read(&folders[0]).unwrap().unwrap();
    assert_eq!((f.count, f.triaged), (4, true));
    assert_eq!(f.signature.hash, Some(0xaa));
    assert_eq!(
        files_of(&folders[0], "ll").len(),
        3,
        "a few programs are kept, not all"
    );
}

#[test]
fn what_is_accepted_is_quiet_until_its_day_and_while_it_happens() {
    let stage = Stage::new();
    stage.put("find", "");
    stage.night("2026-11-21");
    stage.accept("2026-11-23");
    let n = stage.night("2026-11-22").night;
    assert_eq!(n.attention, Vec::<String>::new());
    let n = stage.night("2026-11-24").night;
    assert!(
        says(&n, "accepted only until 2026-11-23") && says(&n, "past its day"),
        "{:?}",
        n.attention
    );
    stage.take("find");
    stage.put("fixed", "");
    stage.accept("2027-01-01");
    let n = stage.night("2026-11-25").night;
    assert!(
        says(&n, "no longer happens: issues/3 can be removed"),
        "{:?}",
        n.attention
    );
    assert!(n.open.is_empty());
}

#[test]
fn a_finding_that_is_fixed_is_gone_without_anybody_doing_anything() {
    let stage = Stage::new();
    stage.put("find", "");
    stage.night("2026-11-21");
    stage.take("find");
    let n = stage.night("2026-11-22").night;
    assert_eq!(n.open.len(), 1, "not seen tonight, but it still happens");
    stage.put("fixed", "");
    let n = stage.night("2026-11-23").night;
    assert!(
        n.open.is_empty() && n.attention.is_empty(),
        "{:?}",
        n.attention
    );
    assert!(
        n.notes.iter().any(|x| x.contains("no longer happens")),
        "{:?}",
        n.notes
    );
}

#[test]
fn a_slice_that_is_killed_loses_no_finding_and_is_passed_over() {
    let stage = Stage::new();
    stage.put("find", "");
    stage.put("die", "");
    let mut settings = stage.settings("2026-11-21");
    settings.wall = Duration::from_secs(2);
    let n = run(&settings, &Interrupt::default()).unwrap().night;
    assert_eq!(n.new, [SIGNATURE]);
    assert!(says(&n, "ended by a signal"), "{:?}", n.attention);
    let calls = std::fs::read_to_string(stage.tool().with_file_name("calls")).unwrap();
    let seeds: std::collections::BTreeSet<&str> = calls
        .split_whitespace()
        .filter(|w| w.starts_with("--seed="))
        .collect();
    assert!(seeds.len() > 1, "another seed each time: {seeds:?}");
}

/// The night of a child process of this test, which the stand-in kills in the middle of a triage.
#[test]
#[ignore = "run by the test below in a process of its own"]
fn night_to_be_killed() {
    let root = PathBuf::from(std::env::var_os("TANDEM_TEST_NIGHT").unwrap());
    let stage = Stage::new();
    let mut settings = stage.settings("2026-11-21");
    settings.folder = root.join("nights");
    settings.tool = root.join("tool/tandem");
    let _ = run(&settings, &Interrupt::default());
}

/// A night that the stand-in kills in the middle of its first triage.
fn kill_in_triage(stage: &Stage) {
    stage.put("die-in-triage", "");
    let status = std::process::Command::new(std::env::current_exe().unwrap())
        .args(["--exact", "nightly::night_to_be_killed", "--ignored"])
        .env("TANDEM_TEST_NIGHT", stage.root.path())
        .stdout(std::process::Stdio::null())
        .stderr(std::process::Stdio::null())
        .status()
        .unwrap();
    assert_eq!(status.code(), None, "it was killed");
    stage.take("die-in-triage");
}

#[test]
fn a_night_that_is_killed_goes_on_and_loses_nothing() {
    let stage = Stage::new();
    stage.put("find", "");
    kill_in_triage(&stage);
    let incoming = stage.folder().join("incoming");
    assert_eq!(files_of(&incoming, "json").len(), 2, "nothing left yet");
    assert!(stage.folder().join("night.json").exists());
    let slices = stage.calls("fuzz");
    let n = stage.night("2026-11-21").night;
    assert_eq!(
        stage.calls("fuzz"),
        slices,
        "the hunt was over and is not done again"
    );
    assert_eq!((n.number, n.seen[SIGNATURE]), (1, 2));
    assert_eq!(files_of(&incoming, "json").len(), 0);
    assert!(!stage.folder().join("night.json").exists());
}

#[test]
fn folders_that_are_not_a_nightlys_are_refused_and_garbage_is_left_alone() {
    let stage = Stage::new();
    let interrupt = Interrupt::default();
    let refused = |s: &Stage| {
        run(&s.settings("2026-11-21"), &interrupt)
            .map(|_| ())
            .unwrap_err()
    };
    std::fs::create_dir_all(stage.folder()).unwrap();
    std::fs::write(stage.folder().join("thesis.tex"), "mine").unwrap();
    assert!(refused(&stage).contains("holds 'thesis.tex'"));
    std::fs::remove_file(stage.folder().join("thesis.tex")).unwrap();
    stage.night("2026-11-21");
    std::fs::write(stage.folder().join("incoming/garbage.json"), "{]").unwrap();
    std::fs::write(stage.folder().join("incoming/lonely.ll"), "define").unwrap();
    let n = stage.night("2026-11-22").night;
    assert!(
        n.notes.iter().any(|x| x.contains("garbage.json")),
        "{:?}",
        n.notes
    );
    assert!(says(&n, "lonely.ll"));
    assert!(stage.folder().join("incoming/garbage.json").exists());
    std::fs::write(
        stage.folder().join("known/bad.toml"),
        "[[known]]\nissue = 3\n",
    )
    .unwrap();
    let e = refused(&stage);
    assert!(e.contains("bad.toml:"), "{e}");
    std::fs::remove_file(stage.folder().join("known/bad.toml")).unwrap();
    std::fs::write(stage.folder().join("night.json"), "half a st").unwrap();
    assert!(refused(&stage).contains("damaged"));
    std::fs::remove_file(stage.folder().join("night.json")).unwrap();
    // Half a line of history is what a full disk leaves; the whole ones count.
    let history = stage.folder().join("history.jsonl");
    let text = std::fs::read_to_string(&history).unwrap() + "{\"number\": 3, \"da";
    std::fs::write(&history, text).unwrap();
    assert_eq!(stage.night("2026-11-23").night.number, 3);
}

#[test]
fn two_nightlies_in_one_folder_are_one_too_many() {
    let stage = Stage::new();
    let interrupt = Interrupt::default();
    let held = tandem::nightly::folder::Folder::open(&stage.folder(), &interrupt).unwrap();
    let e = run(&stage.settings("2026-11-21"), &interrupt)
        .map(|_| ())
        .unwrap_err();
    assert!(e.contains("another run is using the folder"), "{e}");
    drop(held);
    stage.night("2026-11-21");
}

#[test]
fn the_parts_of_several_machines_become_one_night() {
    let stages = [Stage::new(), Stage::new()];
    stages[0].put("find", "");
    for (k, s) in stages.iter().enumerate() {
        let mut settings = s.settings("2026-11-21");
        settings.shard = (k as u64, 2);
        run(&settings, &Interrupt::default()).unwrap();
    }
    let seeds = |s: &Stage| {
        std::fs::read_to_string(s.tool().with_file_name("calls"))
            .unwrap()
            .replace(s.root.path().to_str().unwrap(), "")
    };
    assert_ne!(
        seeds(&stages[0]),
        seeds(&stages[1]),
        "machines do not repeat each other"
    );
    let into = stages[0].root.path().join("merged");
    let from: Vec<PathBuf> = stages.iter().map(Stage::folder).collect();
    let today = "2026-11-21".parse().unwrap();
    let n = merge::merge(&into, &from, today, &Interrupt::default())
        .unwrap()
        .night;
    assert_eq!(n.gauges().programs, 4000);
    assert_eq!(n.open.len(), 1);
    assert_eq!(folders_of(&into.join("findings")).len(), 1);
    assert_eq!(
        folders_of(&stages[0].folder().join("findings")).len(),
        1,
        "the source is as it was"
    );
    let e = merge::merge(&into, &[into.join("nothing")], today, &Interrupt::default());
    assert!(
        e.map(|_| ())
            .unwrap_err()
            .contains("not the folder of a finished nightly")
    );
}

#[test]
fn a_merged_folder_says_what_the_parts_say_now() {
    let stages = [Stage::new(), Stage::new()];
    let into = stages[0].root.path().join("merged");
    let from: Vec<PathBuf> = stages.iter().map(Stage::folder).collect();
    let merged = |day: &str| {
        for (k, s) in stages.iter().enumerate() {
            let mut settings = s.settings(day);
            settings.shard = (k as u64, 2);
            run(&settings, &Interrupt::default()).unwrap();
        }
        let night = merge::merge(&into, &from, day.parse().unwrap(), &Interrupt::default());
        let folders = folders_of(&into.join("findings"));
        (
            night.unwrap().night,
            inbox::read(&folders[0]).unwrap().unwrap(),
        )
    };
    // Both see it twice a night.
    stages.iter().for_each(|s| s.put("find", ""));
    let (n, f) = merged("2026-11-21");
    assert_eq!((n.seen[SIGNATURE], f.count, f.gone), (4, 4, false));
    let (_, f) = merged("2026-11-22");
    assert_eq!(f.count, 8, "what was counted before is not counted again");
    // It does not come back in one of them, then in none.
    stages.iter().for_each(|s| s.take("find"));
    stages[0].put("fixed", "");
    let (n, f) = merged("2026-11-23");
    assert_eq!((n.open.len(), f.count, f.gone), (1, 8, false));
    stages[1].put("fixed", "");
    let (n, f) = merged("2026-11-24");
    assert_eq!((n.open.len(), f.gone), (0, true));
    assert_eq!((f.first.to_string(), f.count), ("2026-11-21".into(), 8));
}

#[test]
fn a_part_whose_night_did_not_end_gives_what_it_has_and_is_named() {
    let stages = [Stage::new(), Stage::new()];
    stages[0].night("2026-11-21");
    // The second machine is killed with findings that nobody has looked at, in its first night.
    stages[1].put("find", "");
    kill_in_triage(&stages[1]);
    let into = stages[0].root.path().join("merged");
    let from: Vec<PathBuf> = stages.iter().map(Stage::folder).collect();
    let today = "2026-11-21".parse().unwrap();
    let merge = || merge::merge(&into, &from, today, &Interrupt::default());
    let n = merge().unwrap().night;
    assert_eq!(n.gauges().programs, 2000, "the night that ended");
    assert!(
        says(
            &n,
            "its night did not end; 2 findings of it were not looked at yet"
        ),
        "{:?}",
        n.attention
    );
    // It goes on, ends, and is merged as any other.
    stages[1].night("2026-11-21");
    let n = merge().unwrap().night;
    assert_eq!((n.gauges().programs, n.open.len()), (4000, 1));
    assert!(!says(&n, "did not end"), "{:?}", n.attention);
}

fn dashboard_of_two_nights() -> (Stage, PathBuf) {
    let stage = Stage::new();
    stage.night("2026-11-20");
    stage.put("find", "");
    // An oracle that says much: a long line, and a program.
    let record = std::fs::read_to_string(stage.tool().with_file_name("record.json")).unwrap();
    let long = format!(
        "a <wrong> step {}\\ndefine void @told()",
        "and more ".repeat(400)
    );
    stage.put("record.json", &record.replace("a <wrong> step", &long));
    let page = stage.night("2026-11-21").dashboard;
    (stage, page)
}

#[test]
fn the_dashboard_shows_the_nights_wide_and_narrow() {
    let (_stage, page): (Stage, PathBuf) = dashboard_of_two_nights();
    let page: &Path = &page;
    let Some(wide) = page_support::show(page, 1280, false) else {
        return;
    };
    for words in [
        "Night 2 of 2026-11-21",
        "open finding",
        SIGNATURE,
        "a <wrong> step",
        "thread-load",
        "lost-edge",
        "98.3 %",
        "42.0 %",
        "9 of 10",
    ] {
        assert!(
            wide.text.contains(words),
            "'{words}' is not in the page:\n{}",
            wide.text
        );
    }
    assert!(!wide.text.contains("@told"), "{}", wide.text);
    assert_eq!(wide.tall_heads, 0, "columns can be read");
    assert_eq!(wide.drawings, 4, "the trends");
    assert!(wide.curves >= 7, "{wide:?}");
    assert_eq!(wide.requests, 0);
    let narrow = page_support::show(page, 360, true).unwrap();
    assert!(narrow.scroll_width <= narrow.width, "{narrow:?}");
    assert_eq!(narrow.tall_heads, 0, "columns can be read");
    assert_ne!(narrow.background, wide.background);
}
