//! Ctrl-C in the commands that work for long: exit code 130 soon after it, whatever was under way (issue 21, section 5).
//!
//! `check`, `tv`, `run` and `fuzz` have their own tests, beside those of what they leave behind.

#![cfg(unix)]
#![allow(clippy::unwrap_used)]

use crate::cli_support;

use cli_support::*;
use std::time::{Duration, Instant};

/// Half a second on a quiet machine; tests run side by side.
const SOON: Duration = Duration::from_secs(10);

/// Ends with 130 soon after a signal that comes `delay` after the start.
#[track_caller]
fn ends_with_130(args: &[&str], delay: Duration) {
    let child = start(args);
    std::thread::sleep(delay);
    let asked = Instant::now();
    send_interrupt(&child);
    let (code, err) = finish(child);
    assert_eq!(code, Some(130), "{args:?}: {err}");
    assert!(asked.elapsed() < SOON, "{args:?}: {:?}", asked.elapsed());
}

const DELAY: Duration = Duration::from_millis(1500);

#[test]
fn a_certificate() {
    let folder = Folder::new();
    let out = folder.path("certificate.json");
    ends_with_130(&["certify", "--pass", "jump-threading", "-o", &out], DELAY);
    assert_eq!(folder.names(), Vec::<String>::new());
}

#[test]
fn a_comparison_of_settings() {
    let folder = Folder::new();
    let (a, b) = (folder.write("a.toml", ""), folder.write("b.toml", ""));
    let kernels = corpus("");
    let kernels = kernels.to_str().unwrap();
    ends_with_130(&["tune", &a, &b, kernels, "--samples", "1000"], DELAY);
}

#[test]
fn a_hunt_of_seeded_defects_and_its_reduction() {
    let folder = Folder::new();
    let state = folder.path("state.json");
    let reduce = ["--reduce", "600s", "--state", &state];
    ends_with_130(
        &[&["mutants", "--budget", "600s"], &reduce[..]].concat(),
        DELAY,
    );
    // A defect that is found at once: its reduction is under way.
    let one = [
        "mutants",
        "--defect",
        "unused-call-may-hang",
        "--seeds",
        "1",
    ];
    let long = Duration::from_secs(4);
    let child = start(&[&one[..], &["--budget", "600s"], &reduce[..]].concat());
    std::thread::sleep(long);
    let asked = Instant::now();
    send_interrupt(&child);
    let (code, err) = finish(child);
    assert!(asked.elapsed() < SOON, "{:?}", asked.elapsed());
    // A reduction may have ended before; then the hunt has.
    assert!(matches!(code, Some(130 | 0)), "{code:?}: {err}");
}

#[test]
fn a_night() {
    let folder = Folder::new();
    let nights = folder.path("nights");
    ends_with_130(&["nightly", "--folder", &nights, "--budget", "600s"], DELAY);
}

#[test]
fn a_reduction() {
    let folder = Folder::new();
    let slow = folder.write("slow.sh", "sleep 0.2; grep -q sdiv \"$1\"\n");
    let division = "define i32 @f(i32 %x, i32 %y) {\n  %a = add i32 %x, %y\n  %q = sdiv i32 %a, %y\n  ret i32 %q\n}\n";
    let program = folder.write("p.ll", division);
    let out = folder.path("out.ll");
    ends_with_130(
        &[
            "reduce",
            "--test",
            "sh",
            "--test-arg",
            &slow,
            "-o",
            &out,
            &program,
        ],
        Duration::from_millis(700),
    );
}

#[test]
fn a_triage() {
    let kernel = corpus("date_parse/sroa.ll");
    let kernel = kernel.to_str().unwrap();
    let defect = [
        "--defect",
        "unused-call-may-hang",
        "--pass",
        "jump-threading",
    ];
    let more = ["--inputs", "100000", "--no-regression"];
    ends_with_130(
        &[&["triage"], &defect[..], &more[..], &[kernel]].concat(),
        Duration::from_millis(700),
    );
}
