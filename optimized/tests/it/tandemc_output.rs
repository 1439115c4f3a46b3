//! What `tandemc` leaves behind: whole files or none, whatever happens while it writes.

#![allow(clippy::unwrap_used)]

use crate::tandemc_support;

use std::time::Duration;
use tandemc_support::*;

/// No temporary file is left.
#[track_caller]
fn assert_only(folder: &Folder, names: &[&str]) {
    assert_eq!(folder.names(), names);
}

#[test]
fn output_goes_to_the_named_file() {
    let folder = Folder::new();
    let path = folder.write("in.ll", SMALL);
    let out = folder.path("out.ll");
    let ran = tandemc(&["--passes=jump-threading", &path, "-o", &out]);
    assert_eq!(
        (ran.code, ran.out.as_str(), ran.err.as_str()),
        (Some(0), "", "")
    );
    let text = std::fs::read_to_string(&out).unwrap();
    assert_eq!(text, tandemc(&["--passes=jump-threading", &path]).out);
    // What was written is read again, and replaced in place.
    assert_eq!(
        tandemc(&["--passes=verify", &out, "-o", &out]).code,
        Some(0)
    );
    assert_only(&folder, &["in.ll", "out.ll"]);
}

#[test]
fn nothing_is_emitted_on_request() {
    let folder = Folder::new();
    let path = folder.write("in.ll", SMALL);
    let out = folder.path("out.ll");
    let ran = tandemc(&[
        "--passes=jump-threading",
        "--emit",
        "none",
        &path,
        "-o",
        &out,
    ]);
    assert_eq!(
        (ran.code, ran.out.as_str(), ran.err.as_str()),
        (Some(0), "", "")
    );
    assert_only(&folder, &["in.ll"]);
}

#[test]
fn a_failed_run_keeps_what_was_there() {
    let folder = Folder::new();
    let bad = folder.write("bad.ll", "define void @f() {\n  ret i32\n");
    let good = folder.write("good.ll", SMALL);
    let out = folder.write("out.ll", "precious\n");
    for args in [
        vec!["--passes=jump-threading", &bad, "-o", &out],
        vec!["--passes=nonsense", &good, "-o", &out],
        vec!["-opt", "-nonsense", &good, "-o", &out],
        vec!["--passes=verify", "missing.ll", "-o", &out],
    ] {
        assert_refused(&tandemc(&args), &[]);
        assert_eq!(
            std::fs::read_to_string(&out).unwrap(),
            "precious\n",
            "{args:?}"
        );
    }
    assert_only(&folder, &["bad.ll", "good.ll", "out.ll"]);
}

#[test]
fn a_path_that_cannot_be_written_is_named() {
    let folder = Folder::new();
    let path = folder.write("in.ll", SMALL);
    let missing = folder.path("no/such/folder/out.ll");
    let below = format!("{path}/out.ll");
    for (out, why) in [
        (missing.as_str(), "no such file"),
        (&below, "not a directory"),
        (&folder.path(""), "folder"),
    ] {
        let ran = tandemc(&["--passes=verify", &path, "-o", out]);
        assert_refused(&ran, &["cannot write", why]);
        assert_eq!(ran.err.lines().count(), 1, "{}", ran.err);
    }
    assert_only(&folder, &["in.ll"]);
    assert_eq!(std::fs::read_to_string(&path).unwrap(), SMALL);
}

#[test]
fn a_write_protected_file_stays() {
    let folder = Folder::new();
    let path = folder.write("in.ll", SMALL);
    let out = folder.write("out.ll", "precious\n");
    let mut permissions = std::fs::metadata(&out).unwrap().permissions();
    permissions.set_readonly(true);
    std::fs::set_permissions(&out, permissions).unwrap();
    assert_refused(
        &tandemc(&["--passes=verify", &path, "-o", &out]),
        &["cannot write", "permission denied"],
    );
    assert_eq!(std::fs::read_to_string(&out).unwrap(), "precious\n");
    assert_only(&folder, &["in.ll", "out.ll"]);
}

#[cfg(unix)]
#[test]
fn a_link_keeps_being_a_link() {
    let folder = Folder::new();
    let path = folder.write("in.ll", SMALL);
    let real = folder.write("real.ll", "old\n");
    let link = folder.path("link.ll");
    std::os::unix::fs::symlink(&real, &link).unwrap();
    assert_eq!(
        tandemc(&["--passes=verify", &path, "-o", &link]).code,
        Some(0)
    );
    assert!(std::fs::symlink_metadata(&link).unwrap().is_symlink());
    assert!(std::fs::read_to_string(&real).unwrap().contains("define"));
    assert_only(&folder, &["in.ll", "link.ll", "real.ll"]);
}

#[cfg(target_os = "linux")]
#[test]
fn folders_that_take_no_files_are_named() {
    let folder = Folder::new();
    let path = folder.write("in.ll", SMALL);
    assert_refused(
        &tandemc(&["--passes=verify", &path, "-o", "/proc/out.ll"]),
        &["cannot write '/proc/out.ll'"],
    );
}

#[cfg(target_os = "linux")]
#[test]
fn a_full_disk_is_reported() {
    let folder = Folder::new();
    let path = folder.write("in.ll", SMALL);
    assert_refused(
        &tandemc(&["--passes=verify", &path, "-o", "/dev/full"]),
        &["cannot write '/dev/full'", "no space left"],
    );
    // The same where standard output is on the full disk.
    let tandemc = under_test();
    let script = format!("'{tandemc}' --passes=verify '{path}' >/dev/full");
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

#[cfg(target_os = "linux")]
#[test]
fn a_disk_that_fills_up_while_writing_leaves_the_old_file() {
    // A limit on the size of files stops the write in the middle, as a full disk does.
    let folder = Folder::new();
    let path = folder.write("in.ll", large_module(256));
    let out = folder.write("out.ll", "precious\n");
    let tandemc = under_test();
    let script =
        format!("trap '' XFSZ; ulimit -f 16; exec '{tandemc}' --passes=verify '{path}' -o '{out}'");
    let output = std::process::Command::new("sh")
        .args(["-c", &script])
        .output()
        .unwrap();
    let err = String::from_utf8_lossy(&output.stderr);
    assert_eq!(output.status.code(), Some(2), "{err}");
    assert!(
        err.contains("cannot write") && err.contains("file too large"),
        "{err}"
    );
    assert_eq!(std::fs::read_to_string(&out).unwrap(), "precious\n");
    assert_only(&folder, &["in.ll", "out.ll"]);
}

#[cfg(target_os = "linux")]
#[test]
fn unreadable_diagnostics_do_not_change_the_exit_code() {
    let tandemc = under_test();
    let script = format!("'{tandemc}' --passes=verify missing.ll 2>/dev/full");
    let status = std::process::Command::new("sh")
        .args(["-c", &script])
        .status()
        .unwrap();
    assert_eq!(status.code(), Some(2));
    let path = corpus("collatz/O1.ll");
    let script = format!(
        "'{tandemc}' --passes=verify --stats --time-passes --emit none '{}' 2>/dev/full",
        path.display()
    );
    let status = std::process::Command::new("sh")
        .args(["-c", &script])
        .status()
        .unwrap();
    assert_eq!(status.code(), Some(0));
}

#[test]
fn a_reader_that_goes_away_is_no_error() {
    let folder = Folder::new();
    let path = folder.write("in.ll", large_module(512));
    let mut child = start(&["--passes=verify", &path]);
    drop(child.stdout.take());
    let (code, err) = finish(child);
    assert_eq!((code, err.as_str()), (Some(0), ""));
}

#[cfg(unix)]
#[test]
fn ctrl_c_while_reading_standard_input() {
    let folder = Folder::new();
    let out = folder.write("out.ll", "precious\n");
    let mut child = start(&["--passes=jump-threading", "-", "-o", &out]);
    let stdin = child.stdin.take().unwrap();
    // Give it time to install its handler; a signal before that ends it without a code.
    std::thread::sleep(Duration::from_millis(500));
    send_interrupt(&child);
    let (code, err) = finish(child);
    drop(stdin);
    assert_eq!(code, Some(130), "{err}");
    assert_eq!(err.trim(), "interrupted; no file was written");
    assert_eq!(std::fs::read_to_string(&out).unwrap(), "precious\n");
    assert_only(&folder, &["out.ll"]);
}

#[cfg(unix)]
#[test]
fn ctrl_c_at_any_moment_leaves_the_old_file_or_the_new_one() {
    let folder = Folder::new();
    let path = folder.write("in.ll", large_module(1024));
    let out = folder.write("out.ll", "old\n");
    let started = std::time::Instant::now();
    assert_eq!(
        tandemc(&["--passes=verify", &path, "-o", &out]).code,
        Some(0)
    );
    let whole = started.elapsed();
    let new = std::fs::read_to_string(&out).unwrap();
    let mut interrupted = 0;
    for k in 0..24u32 {
        std::fs::write(&out, "old\n").unwrap();
        let child = start(&["--passes=verify", &path, "-o", &out]);
        // From early to late; every third time exactly when the temporary file shows up.
        if k % 3 == 0 {
            let deadline = std::time::Instant::now() + 4 * whole;
            while folder.names().len() == 2 && std::time::Instant::now() < deadline {
                std::hint::spin_loop();
            }
        } else {
            std::thread::sleep(whole * k / 20);
        }
        send_interrupt(&child);
        let (code, err) = finish(child);
        let text = std::fs::read_to_string(&out).unwrap();
        match code {
            Some(0) => assert!(
                text == new,
                "round {k}: finished, but the file is not whole"
            ),
            Some(130) if err.contains("no file was written") => {
                interrupted += 1;
                assert_eq!(text, "old\n", "round {k}");
            }
            Some(130) => assert!(
                text == new && err.contains("after the result was written"),
                "round {k}: {err}"
            ),
            // Before the handler is there, or in the handful of instructions after main.
            None => assert!(text == "old\n" || text == new, "round {k}"),
            Some(other) => panic!("round {k}: exit code {other}: {err}"),
        }
        assert_only(&folder, &["in.ll", "out.ll"]);
    }
    assert!(
        interrupted > 0,
        "no interruption came while the command was at work"
    );
}

/// The words of LLVM's `opt`, as it prints them for the same passes on the same text.
#[test]
fn what_passes_leave_is_printed_as_opt_prints_it() {
    let folder = Folder::new();
    let text = "define i32 @f(i32 %x) {\n  %a = mul i32 %x, 3\n  ret i32 %x\n}\n\ndefine i32 @g(i32 %x) {\n  ret i32 %x\n}\n";
    let path = folder.write("in.ll", text);
    let passes = "--passes=function(dce,instsimplify),globaldce";
    let print = |more: &[&str]| {
        let ran = tandemc(&[&[passes, "-S", "-disable-output", path.as_str()], more].concat());
        assert_eq!((ran.code, ran.out.as_str()), (Some(0), ""), "{ran:?}");
        ran.err
    };
    let (f, g) = (
        "define i32 @f(i32 %x) {\n  ret i32 %x\n}\n",
        "define i32 @g(i32 %x) {\n  ret i32 %x\n}\n",
    );
    let head = |pass: &str, unit: &str| format!("; *** IR Dump After {pass} on {unit} ***\n");
    assert_eq!(
        print(&["-print-after-all", "-filter-print-funcs=f,g"]),
        [
            head("DCEPass", "f") + f,
            head("InstSimplifyPass", "f") + f,
            head("DCEPass", "g") + g,
            head("InstSimplifyPass", "g") + g,
            head("GlobalDCEPass", "[module]") + f + g,
        ]
        .concat()
    );
    let source = "define i32 @f(i32 %x) {\n  %a = mul i32 %x, 3\n  ret i32 %x\n}\n";
    let found = |pass: &str| format!("; *** IR Dump Before {pass} on f ***\n");
    let around = print(&[
        "-print-before-all",
        "-print-after-all",
        "-filter-print-funcs=f",
    ]);
    let begin =
        found("DCEPass") + source + &head("DCEPass", "f") + f + &found("InstSimplifyPass") + f;
    assert!(around.starts_with(&begin), "{around}");
    let all = print(&["-print-after-all"]);
    assert!(all.contains(&head("GlobalDCEPass", "[module]")), "{all}");
    assert_eq!(
        print(&["-print-changed=quiet"]),
        format!("*** IR Dump After DCEPass on f ***\n{f}")
    );
    let verbose = print(&["-print-changed", "-filter-print-funcs=g"]);
    assert!(
        verbose.starts_with("*** IR Dump At Start ***\n"),
        "{verbose}"
    );
    let lines: Vec<&str> = verbose.lines().filter(|l| l.contains(" on ")).collect();
    assert_eq!(
        lines,
        [
            "*** IR Dump After DCEPass on f filtered out ***",
            "*** IR Dump After InstSimplifyPass on f filtered out ***",
            "*** IR Dump After DCEPass on g omitted because no change ***",
            "*** IR Dump After InstSimplifyPass on g omitted because no change ***",
            "*** IR Dump After GlobalDCEPass on [module] omitted because no change ***",
        ]
    );
    // The same at any number of threads.
    assert_eq!(print(&["-print-after-all", "-j4"]), all);
}
