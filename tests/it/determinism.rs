//! Law 8: the same input, flags and version give the same bytes of a report, whatever else the machine does.
//!
//! Each command runs alone, and again beside more busy threads than there are cores, which makes it several times
//! slower. Budgets are small enough that some of them run out: what a budget ends must end at the same place.

#![allow(clippy::unwrap_used)]

use super::cli_support::{Folder, SMALL, corpus, tandem};
use std::sync::atomic::{AtomicBool, Ordering};

/// Two ways to multiply that the solver cannot tell apart within a small budget.
const HARD: &str = "define i1 @src(i64 noundef %x, i64 noundef %y, i64 noundef %z) {
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

/// Does something while threads, two for each core, do nothing but take time from it.
fn beside_busy_threads<T>(work: impl FnOnce() -> T) -> T {
    let over = AtomicBool::new(false);
    let cores = std::thread::available_parallelism().map_or(2, usize::from);
    std::thread::scope(|scope| {
        for _ in 0..cores * 2 {
            scope.spawn(|| {
                while !over.load(Ordering::Relaxed) {
                    std::hint::spin_loop();
                }
            });
        }
        let done = work();
        over.store(true, Ordering::Relaxed);
        done
    })
}

/// Exit code and output of a command.
fn ran(args: &[&str]) -> (Option<i32>, String) {
    let ran = tandem(args);
    assert_eq!(ran.err, "", "{args:?}");
    (ran.code, ran.out)
}

/// The command gives the same report alone, again, and beside a busy machine, as text and as JSON.
fn same_at_any_load(args: &[&str]) -> String {
    let mut reports = String::new();
    for form in [None, Some("--json")] {
        let args: Vec<&str> = args.iter().copied().chain(form).collect();
        let alone = ran(&args);
        let busy = beside_busy_threads(|| ran(&args));
        assert_eq!(alone, busy, "{args:?}");
        reports.push_str(&alone.1);
    }
    for word in ["milliseconds", "wall", " ms"] {
        assert!(!reports.contains(word), "'{word}' in:\n{reports}");
    }
    reports
}

#[test]
fn check_is_the_same_beside_a_busy_loop() {
    let folder = Folder::new();
    let (easy, hard) = (
        folder.write("easy.ll", SMALL),
        corpus("utf8_validate/O1.ll").display().to_string(),
    );
    let report = same_at_any_load(&[
        "check",
        "-v",
        "--pass",
        "jump-threading",
        "--inputs",
        "8",
        "--smt-rlimit",
        "100000",
        &easy,
        &hard,
    ]);
    for word in ["1 correct", "1 out of budget"] {
        assert!(report.contains(word), "no {word} in:\n{report}");
    }
}

#[test]
fn check_is_the_same_where_the_steps_of_runs_are_used_up() {
    let kernel = corpus("utf8_validate/O1.ll").display().to_string();
    let report = same_at_any_load(&[
        "check",
        "--pass",
        "jump-threading",
        "--run-steps",
        "5000",
        "--smt-rlimit",
        "0",
        &kernel,
    ]);
    assert!(report.contains("interpreter steps"), "{report}");
}

#[test]
fn tv_is_the_same_beside_a_busy_loop() {
    let folder = Folder::new();
    let path = folder.write("hard.ll", HARD);
    let report = same_at_any_load(&["tv", "--smt-rlimit=1500000", &path]);
    assert!(report.contains("out of budget"), "{report}");
}
