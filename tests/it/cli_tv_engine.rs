//! `tandem tv`: every verdict on a pair that must get it, and the exit code that goes with it.

#![allow(clippy::unwrap_used)]

use crate::cli_support;

use cli_support::*;
use serde_json::Value;
use std::time::{Duration, Instant};

/// Validates a text with pairs; the run and its report.
fn tv(text: &str, options: &[&str]) -> (Ran, Value) {
    let folder = Folder::new();
    let path = folder.write("f.ll", text);
    let ran = tandem(&[&["tv", "--json"], options, &[path.as_str()]].concat());
    let report = ran.json();
    (ran, report)
}

#[track_caller]
fn expect(text: &str, options: &[&str], verdict: &str, code: i32) -> Value {
    let (ran, report) = tv(text, options);
    let first = &report["pairs"][0];
    assert_eq!(first["verdict"], verdict, "{first:#}");
    assert_eq!(ran.code, Some(code));
    first.clone()
}

const CORRECT: &str = "define i32 @src(i32 noundef %x) {
  %a = mul i32 %x, 2
  ret i32 %a
}
define i32 @tgt(i32 noundef %x) {
  %a = shl i32 %x, 1
  ret i32 %a
}
";

const INCORRECT: &str = "define i32 @src(i32 noundef %x) {
  %a = add i32 %x, 1
  ret i32 %a
}
define i32 @tgt(i32 noundef %x) {
  %a = add nsw i32 %x, 1
  ret i32 %a
}
";

#[test]
fn correct() {
    let pair = expect(CORRECT, &[], "correct", 0);
    assert_eq!(
        (&pair["bounded"], &pair["bound"]),
        (&Value::Bool(false), &Value::Null)
    );
    assert!(pair["queries"].is_u64());
    assert!(
        pair["solver"]
            .as_str()
            .unwrap()
            .to_lowercase()
            .contains("z3")
    );
}

#[test]
fn the_same_function_needs_no_solver_unless_it_is_asked_for() {
    let text = CORRECT.replace("shl i32 %x, 1", "mul i32 %x, 2");
    let pair = expect(&text, &[], "correct", 0);
    assert_eq!(pair["queries"], 0);
    assert!(pair["reason"].as_str().unwrap().contains("the same"));
    let pair = expect(&text, &["--always-verify"], "correct", 0);
    assert!(!pair["reason"].as_str().unwrap().contains("the same"));
}

#[test]
fn incorrect_shows_inputs_and_trace_and_replays() {
    let pair = expect(INCORRECT, &[], "incorrect", 1);
    let c = &pair["counterexample"];
    assert!(
        c["inputs"][0].as_str().unwrap().contains("2147483647"),
        "{c:#}"
    );
    assert_eq!(c["replay"]["state"], "confirmed", "{c:#}");
    assert!(!c["trace"].as_array().unwrap().is_empty(), "{c:#}");
}

#[test]
fn unsupported_names_every_place() {
    let text = "define i32 @src(i32 %x) {
  %a = call i32 asm \"bfind.u32 $0, $1;\", \"=r,r\"(i32 %x)
  %b = fadd x86_fp80 0xK00000000000000000000, 0xK00000000000000000000
  ret i32 %a
}
define i32 @tgt(i32 %x) {
  ret i32 0
}
";
    let pair = expect(text, &[], "unsupported", 2);
    let blockers = pair["blockers"].as_array().unwrap();
    let at: Vec<(u64, u64)> = blockers
        .iter()
        .map(|b| (b["line"].as_u64().unwrap(), b["column"].as_u64().unwrap()))
        .collect();
    assert!(at.contains(&(3, 3)), "{pair:#}");
    assert!(
        blockers
            .iter()
            .any(|b| b["instruction"].as_str().unwrap().contains("fadd"))
    );
}

#[test]
fn what_is_too_hard_is_out_of_budget_and_with_a_safety_net_timed_out() {
    let text = "define i1 @src(i64 noundef %x, i64 noundef %y, i64 noundef %z) {
  %a = mul i64 %x, %y
  %b = mul i64 %a, %z
  %c = mul i64 %y, %z
  %d = mul i64 %x, %c
  %e = icmp eq i64 %b, %d
  ret i1 %e
}
define i1 @tgt(i64 noundef %x, i64 noundef %y, i64 noundef %z) {
  %q = udiv i64 %x, 7
  %r = urem i64 %x, 7
  %s = mul i64 %q, 7
  %t = add i64 %s, %r
  %u = mul i64 %t, %y
  %v = mul i64 %u, %z
  %c = mul i64 %y, %z
  %d = mul i64 %x, %c
  %e = icmp eq i64 %v, %d
  ret i1 %e
}
";
    expect(text, &["--smt-to=1"], "timed-out", 3);
    expect(text, &["--smt-rlimit=1000"], "out of budget", 3);
}

#[test]
fn vacuous() {
    let text = "define i32 @src(i32 %x) {
  %a = udiv i32 %x, 0
  ret i32 %a
}
define i32 @tgt(i32 %x) {
  ret i32 0
}
";
    expect(text, &[], "vacuous", 5);
}

#[test]
fn a_loop_beyond_the_bound_is_said_to_be_bounded() {
    let loop_of = |name: &str, step: &str| {
        format!(
            "define i32 @{name}(i32 noundef %n, i32 noundef %k) {{
entry:
  br label %l
l:
  %i = phi i32 [ 0, %entry ], [ %j, %l ]
  %s = phi i32 [ 0, %entry ], [ %t, %l ]
  %t = {step}
  %j = add i32 %i, 1
  %c = icmp ult i32 %j, %n
  br i1 %c, label %l, label %e
e:
  ret i32 %t
}}
"
        )
    };
    let text = loop_of("src", "add i32 %s, %k")
        + "define i32 @tgt(i32 noundef %n, i32 noundef %k) {
  %z = icmp eq i32 %n, 0
  %m = select i1 %z, i32 1, i32 %n
  %r = mul i32 %k, %m
  ret i32 %r
}
";
    let pair = expect(&text, &["--src-unroll=2", "--tgt-unroll=2"], "correct", 0);
    assert_eq!(pair["bounded"], true, "{pair:#}");
    assert_eq!(pair["bound"]["source_unroll"], 2);
    assert!(pair["reason"].as_str().unwrap().contains("bounded"));
}

#[test]
fn a_closed_form_that_only_holds_to_the_bound_is_not_plainly_correct() {
    let text = "define i32 @src(i32 noundef %n) {
entry:
  br label %l
l:
  %i = phi i32 [ 0, %entry ], [ %j, %l ]
  %j = add i32 %i, 1
  %c = icmp ult i32 %j, %n
  br i1 %c, label %l, label %e
e:
  ret i32 %j
}
define i32 @tgt(i32 noundef %n) {
  %z = icmp eq i32 %n, 0
  %m = select i1 %z, i32 1, i32 %n
  %w = icmp ugt i32 %m, 1000
  %r = select i1 %w, i32 0, i32 %m
  ret i32 %r
}
";
    let (_, report) = tv(text, &["--src-unroll=3"]);
    let pair = &report["pairs"][0];
    assert!(
        pair["verdict"] != "correct" || pair["bounded"] == true,
        "{pair:#}"
    );
}

#[test]
fn the_worst_of_several_pairs_decides() {
    let renamed = |t: &str, n: &str| {
        t.replace("@src", &format!("@src{n}"))
            .replace("@tgt", &format!("@tgt{n}"))
    };
    let good = renamed(CORRECT, "1");
    let bad = renamed(INCORRECT, "2");
    let mismatch = "define i8 @src3() { ret i8 0 }\ndefine i9 @tgt3() { ret i9 0 }\n";
    let lonely = "define i8 @src4() { ret i8 0 }\n";
    for (text, code) in [
        (good.clone() + &bad + mismatch + lonely, 1),
        (good.clone() + mismatch + lonely, 2),
        (good.clone() + lonely, 5),
        (good, 0),
    ] {
        let (ran, report) = tv(&text, &[]);
        assert_eq!(ran.code, Some(code), "{report:#}");
        assert_eq!(report["exit_code"], code);
    }
}

#[test]
fn modes_decide_about_undef_and_poison() {
    let text = "define i1 @src(i8 %x) {
  ret i1 false
}
define i1 @tgt(i8 %x) {
  %y = freeze i8 %x
  %a = icmp ne i8 %x, %y
  ret i1 %a
}
";
    expect(text, &[], "incorrect", 1);
    expect(text, &["-disable-undef-input"], "incorrect", 1);
    expect(
        text,
        &["-disable-undef-input", "-disable-poison-input"],
        "correct",
        0,
    );
}

#[test]
fn the_other_direction_is_checked_as_well() {
    let (ran, report) = tv(INCORRECT, &["--bidirectional"]);
    assert_eq!(ran.code, Some(1));
    let list = report["pairs"].as_array().unwrap();
    let verdicts: Vec<&Value> = list.iter().map(|p| &p["verdict"]).collect();
    assert_eq!(verdicts, ["incorrect", "correct"]);
}

#[test]
fn our_pass_on_a_kernel_is_validated() {
    let folder = Folder::new();
    let path = folder.write("in.ll", SMALL);
    let ran = tandem(&["tv", "--json", "--passes=jump-threading", &path]);
    assert_eq!(ran.code, Some(0), "{ran:?}");
    let report = ran.json();
    assert_eq!(report["verdict"], "correct");
    assert!(report["pairs"][0]["queries"].as_u64().is_some());
}

#[test]
fn queries_are_logged_as_smt_lib() {
    let folder = Folder::new();
    // Remainders are not rewritten into quotients, so that the solver has something to do.
    let text = "define i8 @src(i8 noundef %x) {
  %a = udiv i8 %x, 7
  ret i8 %a
}
define i8 @tgt(i8 noundef %x) {
  %r = urem i8 %x, 7
  %s = sub i8 %x, %r
  %a = udiv i8 %s, 7
  ret i8 %a
}
";
    let (path, log) = (folder.write("f.ll", text), folder.path("q.smt2"));
    let ran = tandem(&["tv", "--smt-log", &log, &path]);
    assert_eq!(ran.code, Some(0), "{ran:?}");
    let text = std::fs::read_to_string(&log).unwrap();
    for words in ["; ", "@src => ", "(reset)", "(declare-fun ", "(check-sat)"] {
        assert!(text.contains(words), "'{words}' is missing in:\n{text}");
    }
    assert!(ran.out.starts_with("correct"), "{}", ran.out);
}

#[test]
fn the_same_seed_gives_the_same_report() {
    let (_, mut a) = tv(INCORRECT, &["-j", "1"]);
    let (_, mut b) = tv(INCORRECT, &["-j", "4"]);
    for r in [&mut a, &mut b] {
        for field in ["file", "target_file"] {
            r["pairs"][0][field] = Value::Null;
        }
    }
    assert_eq!(a, b);
}

/// A product written with masks: true, and far beyond what bits can show within the test's patience.
const NEVER_SETTLED: &str = "define i64 @f(i64 %a, i64 %b) {
  %z = mul i64 %a, %b
  ret i64 %z
}
";
const BY_MASKS: &str = "define i64 @f(i64 %a, i64 %b) {
  %and = and i64 %a, %b
  %or = or i64 %a, %b
  %na = xor i64 %a, -1
  %nb = xor i64 %b, -1
  %l = and i64 %a, %nb
  %r = and i64 %na, %b
  %m = mul i64 %and, %or
  %n = mul i64 %l, %r
  %z = add i64 %m, %n
  ret i64 %z
}
";

/// The solver has a handler of its own for Ctrl-C, which would end a query and let the run go on.
#[test]
fn ctrl_c_ends_a_run_whose_solver_is_searching() {
    let folder = Folder::new();
    let source = folder.write("s.ll", NEVER_SETTLED);
    let target = folder.write("t.ll", BY_MASKS);
    let endless = ["--smt-rlimit", "4000000000"];
    for command in [
        vec!["tv", &source, &target],
        vec!["check", &source, "--target", &target],
    ] {
        let child = start(&[&command[..], &endless].concat());
        std::thread::sleep(Duration::from_millis(1500));
        let asked = Instant::now();
        send_interrupt(&child);
        let (code, err) = finish(child);
        assert_eq!(code, Some(130), "{command:?}: {err}");
        // Half a second on a quiet machine.
        assert!(asked.elapsed() < Duration::from_secs(5), "{command:?}");
    }
}
