//! What `tandem reduce` makes of programs, and of predicates that misbehave.

#![allow(clippy::unwrap_used)]

use crate::cli_support;

use cli_support::*;
use std::process::Command;
use std::time::{Duration, Instant};

/// A program with one division, in a function among others.
const DIVISION: &str = "define i32 @other(i32 %a) {
  %b = add i32 %a, 1
  ret i32 %b
}

define i32 @f(i32 %x, i32 %y, i1 %c) {
entry:
  %p = alloca i32, align 4
  store i32 %x, ptr %p, align 4
  br i1 %c, label %left, label %right

left:
  %l = load i32, ptr %p, align 4
  %d = sdiv i32 %l, %y
  %m = mul nsw i32 %d, 3
  br label %join

right:
  %r = call i32 @other(i32 %y)
  br label %join

join:
  %z = phi i32 [ %m, %left ], [ %r, %right ]
  ret i32 %z
}
";

/// A test for `--test sh --test-arg FILE`, so that no file is executed that a test has just written.
fn script(folder: &Folder, text: &str) -> String {
    folder.write("test.sh", text)
}

/// Interesting while there is a division.
const HAS_DIVISION: &str = "grep -q sdiv \"$1\"\n";

struct Case {
    folder: Folder,
    input: String,
    test: String,
    out: String,
}

impl Case {
    fn new(program: &str, test: &str) -> Case {
        let folder = Folder::new();
        Case {
            input: folder.write("in.ll", program),
            test: script(&folder, test),
            out: folder.path("out.ll"),
            folder,
        }
    }
    fn args<'a>(&'a self, more: &[&'a str]) -> Vec<&'a str> {
        let mine = [
            "reduce",
            &self.input,
            "--test",
            "sh",
            "--test-arg",
            &self.test,
            "-o",
            &self.out,
        ];
        [&mine, more].concat()
    }
    fn run(&self, more: &[&str]) -> Ran {
        tandem(&self.args(more))
    }
    fn result(&self) -> String {
        std::fs::read_to_string(&self.out).unwrap()
    }
}

#[test]
fn a_script_decides_and_the_result_is_minimal() {
    let case = Case::new(DIVISION, HAS_DIVISION);
    let ran = case.run(&["--json", "--time-report"]);
    assert_eq!(ran.code, Some(0), "{ran:?}");
    let report = ran.json();
    let after = report["after"]["instructions"].as_u64().unwrap();
    assert!(after <= 2, "{}", case.result());
    assert!(case.result().contains("sdiv"));
    assert!(
        report["certificate"]["singles"].as_u64().unwrap() > 0,
        "{report}"
    );
    assert_eq!(report["before"]["instructions"], 13);
    let phases = report["phases"].as_object().unwrap();
    let sum: f64 = phases.values().map(|p| p.as_f64().unwrap()).sum();
    let wall = report["wall_milliseconds"].as_f64().unwrap();
    assert!(
        phases.len() == 6 && sum > 0.0 && sum <= wall + 1.0,
        "{report}"
    );
    let sibling = std::fs::read_to_string(case.folder.path("out.sibling.ll")).unwrap();
    assert!(!sibling.contains("sdiv"), "{sibling}");
    assert!(!case.folder.names().contains(&"out.ll.journal".to_owned()));
}

#[test]
fn the_result_is_the_same_at_any_number_of_jobs_and_twice_is_once() {
    let case = Case::new(DIVISION, HAS_DIVISION);
    let mut steps = Vec::new();
    let mut results = Vec::new();
    for jobs in ["1", "2", "4"] {
        let ran = case.run(&["-j", jobs, "--force", "--json"]);
        assert_eq!(ran.code, Some(0), "{ran:?}");
        steps.push(ran.json()["steps"].clone());
        results.push(case.result());
    }
    assert!(steps.windows(2).all(|p| p[0] == p[1]), "{steps:?}");
    assert!(results.windows(2).all(|p| p[0] == p[1]), "{results:?}");
    let again = Case::new(&results[0], HAS_DIVISION);
    assert_eq!(again.run(&[]).code, Some(0));
    assert_eq!(again.result(), results[0]);
}

#[test]
fn llvm_reduce_spelling_and_a_server_give_the_same_result() {
    let case = Case::new(DIVISION, HAS_DIVISION);
    assert_eq!(case.run(&[]).code, Some(0));
    let (dashed, served) = (case.folder.path("a.ll"), case.folder.path("b.ll"));
    let test_arg = format!("-test-arg={}", case.test);
    let ran = tandem(&["reduce", "-test=sh", &test_arg, "-o", &dashed, &case.input]);
    assert_eq!(ran.code, Some(0), "{ran:?}");
    let loop_ =
        "while read path; do if grep -q sdiv \"$path\"; then echo 1; else echo 0; fi; done\n";
    let server = format!("sh {}", case.folder.write("server.sh", loop_));
    let ran = tandem(&[
        "reduce",
        "--test-server",
        &server,
        "-o",
        &served,
        &case.input,
    ]);
    assert_eq!(ran.code, Some(0), "{ran:?}");
    for path in [dashed, served] {
        assert_eq!(std::fs::read_to_string(path).unwrap(), case.result());
    }
}

#[test]
fn uninteresting_input_and_interesting_nothing_are_refused() {
    let case = Case::new(DIVISION, "grep -q urem \"$1\"\n");
    assert_refused(&case.run(&[]), &["the input is not interesting"]);
    let case = Case::new(DIVISION, "exit 0\n");
    assert_refused(&case.run(&[]), &["the empty module is interesting as well"]);
    let case = Case::new("", HAS_DIVISION);
    assert_refused(&case.run(&[]), &["the input is not interesting"]);
    let case = Case::new(DIVISION, HAS_DIVISION);
    let ran = tandem(&["reduce", &case.input, "-o", &case.out]);
    assert_refused(&ran, &["the judge finds nothing wrong"]);
    assert!(!case.folder.names().contains(&"out.ll".to_owned()));
}

#[test]
fn a_flaky_script_is_found_out() {
    let counter =
        "n=$(cat \"$0.n\" 2>/dev/null || echo 0); echo $((n + 1)) > \"$0.n\"; [ $((n % 2)) = 0 ]\n";
    let case = Case::new(DIVISION, counter);
    assert_refused(&case.run(&["-j1"]), &["flaky", "the input"]);
}

#[test]
fn a_script_that_changes_or_removes_its_file_is_refused() {
    let case = Case::new(DIVISION, "echo >> \"$1\"; exit 0\n");
    assert_refused(&case.run(&[]), &["changes the file"]);
    let case = Case::new(DIVISION, "rm \"$1\"; exit 0\n");
    assert_refused(&case.run(&[]), &["removes the file"]);
    assert_eq!(std::fs::read_to_string(&case.input).unwrap(), DIVISION);
}

#[test]
fn a_script_that_cannot_be_run_is_refused() {
    let case = Case::new(DIVISION, HAS_DIVISION);
    for test in ["/nonexistent/test", "no-such-test-anywhere", &case.test] {
        let ran = tandem(&["reduce", &case.input, "--test", test, "-o", &case.out]);
        assert_refused(&ran, &["cannot be run", test]);
    }
    let case = Case::new(DIVISION, "no_such_command_anywhere \"$1\"\n");
    assert_refused(&case.run(&[]), &["cannot be run"]);
    for server in ["/nonexistent/server", "true", "echo maybe"] {
        let ran = tandem(&[
            "reduce",
            &case.input,
            "--test-server",
            server,
            "-o",
            &case.out,
        ]);
        assert_refused(&ran, &["test server"]);
    }
}

#[test]
fn a_hanging_script_is_killed_with_everything_it_started() {
    // The child notes its number and would outlive the script by far.
    let text =
        "sleep 300 & echo $! >> \"$0.pids\"; grep -q sdiv \"$1\" || { sleep 300; }\nexit 0\n";
    let case = Case::new(DIVISION, text);
    let started = Instant::now();
    let ran = case.run(&["--time-limit", "0.3", "--max-steps", "6", "--json"]);
    assert_eq!(ran.code, Some(0), "{ran:?}");
    assert!(started.elapsed() < Duration::from_secs(60));
    assert!(
        ran.json()["undecided"]
            .as_object()
            .is_some_and(|u| !u.is_empty()),
        "{ran:?}"
    );
    let pids = std::fs::read_to_string(case.folder.path("test.sh.pids")).unwrap();
    assert!(pids.lines().count() >= 3);
    for pid in pids.lines() {
        assert!(!is_running(pid), "{pid} is still there");
    }
}

#[test]
fn a_forking_script_leaves_nothing_behind() {
    let text = "grow() { for i in 1 2 3; do (sleep 0.05; grow) & done; }\n\
                grow; echo $$ >> \"$0.pids\"; sleep 300\n";
    let case = Case::new(DIVISION, text);
    let ran = case.run(&["--time-limit", "0.2"]);
    assert_refused(&ran, &["not interesting", "took longer"]);
    let pids = std::fs::read_to_string(case.folder.path("test.sh.pids")).unwrap();
    for pid in pids.lines() {
        // Zombies wait for whoever adopted them.
        let group = format!("ps -eo pgid=,stat= | grep -w {pid} | grep -qv Z");
        let alive = Command::new("sh").args(["-c", &group]).status().unwrap();
        assert!(!alive.success(), "the group {pid} is still there");
    }
}

fn is_running(pid: &str) -> bool {
    let stat = std::fs::read_to_string(format!("/proc/{pid}/stat")).unwrap_or_default();
    // A zombie waits for whoever adopted it.
    !stat.is_empty() && !stat.contains(") Z ")
}

#[test]
fn what_exists_is_not_overwritten_unasked() {
    let case = Case::new(DIVISION, HAS_DIVISION);
    std::fs::write(&case.out, "mine").unwrap();
    assert_refused(&case.run(&[]), &["exists already", "--force"]);
    assert_eq!(case.result(), "mine");
    assert_eq!(case.run(&["--force"]).code, Some(0));
    assert!(case.result().contains("sdiv"));
}

#[test]
fn a_full_disk_and_unwritable_places_are_refused() {
    let case = Case::new(DIVISION, HAS_DIVISION);
    let to = |out: &str| {
        tandem(&[
            "reduce",
            &case.input,
            "--test",
            "sh",
            "--test-arg",
            &case.test,
            "-o",
            out,
        ])
    };
    assert_refused(&to("/dev/full"), &["cannot write '/dev/full'", "no space"]);
    assert_refused(&to(&case.folder.path("no/such/out.ll")), &["cannot"]);
    assert_refused(&to(&case.folder.itself()), &["cannot write", "folder"]);
}

#[test]
fn standard_output_gets_the_result_alone() {
    let case = Case::new(DIVISION, HAS_DIVISION);
    assert_eq!(case.run(&[]).code, Some(0));
    let ran = tandem(&[
        "reduce",
        &case.input,
        "--test",
        "sh",
        "--test-arg",
        &case.test,
        "-o",
        "-",
    ]);
    assert_eq!((ran.code, ran.out), (Some(0), case.result()));
    assert_refused(
        &tandem(&["reduce", &case.input, "--json", "-o", "-"]),
        &["standard output"],
    );
}

#[test]
fn a_budget_cuts_and_resuming_ends_as_if_it_had_not() {
    let case = Case::new(DIVISION, HAS_DIVISION);
    let whole = case.run(&["--json"]).json();
    let expected = case.result();
    let sibling = std::fs::read_to_string(case.folder.path("out.sibling.ll")).unwrap();
    std::fs::remove_file(&case.out).unwrap();
    let cut = case.run(&["--max-steps", "9", "--json"]).json();
    assert_eq!(
        (&cut["steps"], &cut["cut"]),
        (&9.into(), &"step budget used up".into())
    );
    assert!(cut["certificate"].is_null());
    assert_refused(&case.run(&[]), &["unfinished run", "--resume"]);
    let resumed = case.run(&["--resume", "--json"]).json();
    assert_eq!(resumed["steps"], whole["steps"]);
    assert_eq!(case.result(), expected);
    let path = case.folder.path("out.sibling.ll");
    assert_eq!(std::fs::read_to_string(path).unwrap(), sibling);
}

#[test]
fn interrupted_anywhere_and_resumed_the_result_has_the_same_bytes() {
    let slow = "sleep 0.01; grep -q sdiv \"$1\"\n";
    let case = Case::new(DIVISION, slow);
    assert_eq!(case.run(&[]).code, Some(0));
    let expected = case.result();
    for delay in [60, 150, 300] {
        std::fs::remove_file(&case.out).unwrap();
        let child = start(&case.args(&[]));
        std::thread::sleep(Duration::from_millis(delay));
        send_interrupt(&child);
        let (code, err) = finish(child);
        assert!(code == Some(130) || code == Some(0), "{code:?}: {err}");
        if code == Some(130) {
            assert_eq!(case.run(&["--resume"]).code, Some(0));
        }
        assert_eq!(case.result(), expected);
    }
}

#[test]
fn a_journal_of_another_run_is_refused() {
    let case = Case::new(DIVISION, HAS_DIVISION);
    assert_eq!(case.run(&["--max-steps", "5"]).code, Some(0));
    let other = DIVISION.replace("mul nsw", "mul nuw");
    std::fs::write(&case.input, other).unwrap();
    assert_refused(&case.run(&["--resume"]), &["journal", "another run"]);
}

#[test]
fn a_command_that_crashes_is_followed() {
    let folder = Folder::new();
    let input = folder.write("in.ll", DIVISION);
    // Ends by a signal on a division, with another code on a multiplication.
    let crash = "grep -q sdiv \"$1\" && kill -SEGV $$; grep -q mul \"$1\" && exit 3; exit 0\n";
    let command = format!("sh {}", folder.write("crash.sh", crash));
    let out = folder.path("out.ll");
    let ran = tandem(&["reduce", &input, "--crash", &command, "-o", &out, "--json"]);
    assert_eq!(ran.code, Some(0), "{ran:?}");
    let report = ran.json();
    assert!(
        report["predicate"].as_str().unwrap().contains("signal 11"),
        "{report}"
    );
    assert!(std::fs::read_to_string(&out).unwrap().contains("sdiv"));
    let fine = format!("sh {}", folder.write("fine.sh", "exit 0\n"));
    let ran = tandem(&[
        "reduce",
        &input,
        "--crash",
        &fine,
        "-o",
        &folder.path("b.ll"),
    ]);
    assert_refused(&ran, &["neither crashes nor hangs"]);
}

#[test]
fn wrong_usage_is_one_clear_line() {
    let case = Case::new(DIVISION, HAS_DIVISION);
    let ran = case.run(&["--delta-passes", "drop-instruction"]);
    assert_refused(&ran, &["unknown delta"]);
    assert_refused(&tandem(&["reduce", "/nonexistent.ll"]), &["cannot read"]);
    let ran = tandem(&["reduce", "--print-delta-passes"]);
    assert_eq!(ran.code, Some(0));
    assert!(ran.out.trim().split(',').count() > 3);
}
