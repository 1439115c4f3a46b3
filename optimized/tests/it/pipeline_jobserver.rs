//! The jobserver as a client sees it: tokens, descriptors, styles, make in make (J1 to J14 of the pipeline's traps).

#![cfg(target_os = "linux")]
#![allow(clippy::unwrap_used)]

use crate::tandemc_support::{Folder, SMALL, large_module, under_test};
use std::fs::File;
use std::io::{Read, Write};
use std::process::{Command, Stdio};
use std::time::Duration;

const PASSES: &str = "--passes=globalopt,globaldce,jump-threading";

fn functions(count: usize) -> String {
    (0..count)
        .map(|n| SMALL.replace("@f(", &format!("@f{n}(")))
        .collect()
}

/// A fifo with these tokens, held open so that none is lost; `None` where there are no fifos.
fn server(folder: &Folder, tokens: &[u8]) -> Option<(String, File)> {
    let path = folder.path("tokens");
    let made = Command::new("mkfifo").arg(&path).status();
    if !made.is_ok_and(|s| s.success()) {
        eprintln!("SKIPPED: no mkfifo");
        return None;
    }
    let mut file = File::options().read(true).write(true).open(&path).unwrap();
    file.write_all(tokens).unwrap();
    Some((path, file))
}

/// The tokens that are there, which are then there no more.
fn drain(file: &mut File) -> Vec<u8> {
    file.write_all(b"\n").unwrap();
    let mut all = Vec::new();
    let mut byte = [0u8];
    loop {
        file.read_exact(&mut byte).unwrap();
        if byte[0] == b'\n' {
            all.sort_unstable();
            return all;
        }
        all.push(byte[0]);
    }
}

fn shell(script: &str) -> (Option<i32>, String, String) {
    let ran = Command::new("sh")
        .args(["-c", script])
        .env_remove("MAKEFLAGS")
        .output()
        .unwrap();
    let text = |b: &[u8]| String::from_utf8_lossy(b).into_owned();
    (ran.status.code(), text(&ran.stdout), text(&ran.stderr))
}

/// What a run on one thread writes.
fn plain(path: &str) -> String {
    crate::tandemc_support::tandemc(&[PASSES, "-j1", path]).out
}

/// Functions that take many milliseconds each under [`slow`], so that those that may run at once do.
fn slow_functions(count: usize) -> String {
    let body = |n: usize| {
        let blocks = (0..250).map(|k| {
            format!(
                "h{k}:\n  %v{k} = load i32, ptr %p\n  %c{k} = icmp slt i32 %v{k}, {k}\n  br i1 %c{k}, label %l{k}, label %h{}\n\
                 l{k}:\n  store i32 {k}, ptr %p\n  br label %h{}\n",
                k + 1,
                k + 1
            )
        });
        let blocks: String = blocks.collect();
        format!(
            "define void @f{n}(ptr %p) {{\nentry:\n  br label %h0\n{blocks}h250:\n  ret void\n}}\n"
        )
    };
    (0..count).map(body).collect()
}

/// One pass over and over, without what the time before found out.
fn slow() -> String {
    let passes = vec!["jump-threading,invalidate<all>"; 100].join(",");
    format!("--passes='function({passes})'")
}

#[test]
fn j1_so_many_functions_run_at_once_as_there_are_tokens_and_one_more() {
    let folder = Folder::new();
    let Some((fifo, mut server)) = server(&folder, b"") else {
        return;
    };
    let path = folder.write("in.ll", slow_functions(12));
    let (tandemc, passes) = (under_test(), slow());
    let (_, want, _) = shell(&format!("{tandemc} -j1 {passes} {path}"));
    for (threads, tokens) in [(12, &b""[..]), (12, b"x"), (12, b"abc"), (2, b"abc")] {
        server.write_all(tokens).unwrap();
        // The descriptors are inherited, as those of make. Opening one end of a fifo waits for the other, which this test has
        // open.
        let log = folder.path("log");
        let script = format!(
            "exec 3<{fifo} 4>{fifo}; MAKEFLAGS='-j9 --jobserver-auth=3,4' {tandemc} -jobserver -j{threads} --trace=jobs {passes} {path} 2>{log}"
        );
        let (code, out, err) = shell(&script);
        assert_eq!((code, err.as_str()), (Some(0), ""));
        assert!(out == want, "{} tokens", tokens.len());
        let log = std::fs::read_to_string(&log).unwrap();
        let most = crate::pipeline_run::overlap(&[log]);
        assert_eq!(most, threads.min(tokens.len() + 1), "{threads} threads");
        assert_eq!(drain(&mut server), tokens);
    }
}

#[test]
fn plx_15_the_flags_of_inherited_descriptors_stay_as_they_are() {
    let folder = Folder::new();
    let Some((fifo, mut server)) = server(&folder, b"ab") else {
        return;
    };
    let path = folder.write("in.ll", functions(12));
    let tandemc = under_test();
    let flags = "grep -h '^flags' /proc/$$/fdinfo/3 /proc/$$/fdinfo/4";
    let script = format!(
        "exec 3<{fifo} 4>{fifo}; {flags}; MAKEFLAGS=--jobserver-auth=3,4 {tandemc} -jobserver -j4 {PASSES} --emit none {path}; {flags}"
    );
    let (code, out, err) = shell(&script);
    assert_eq!((code, err.as_str()), (Some(0), ""));
    let lines: Vec<&str> = out.lines().collect();
    assert_eq!(lines.len(), 4, "{out}");
    assert_eq!(lines[..2], lines[2..]);
    // O_NONBLOCK is 04000.
    for l in lines {
        let octal = l.split_whitespace().nth(1).unwrap();
        assert_eq!(i64::from_str_radix(octal, 8).unwrap() & 0o4000, 0, "{l}");
    }
    assert_eq!(drain(&mut server), b"ab");
}

#[test]
fn j5_and_j12_without_a_server_or_without_the_flag_nothing_is_said() {
    let folder = Folder::new();
    let path = folder.write("in.ll", functions(12));
    let (tandemc, want) = (under_test(), plain(&path));
    // No make at all; a make with one job; garbage that nobody reads, because the flag is off.
    folder.write(
        "Makefile",
        format!("all:\n\t+{tandemc} -jobserver {PASSES} {path}\n"),
    );
    let make = format!("make -j1 -s -C {}", folder.0.path().display());
    for script in [
        format!("{tandemc} -jobserver -j4 {PASSES} {path}"),
        format!("MAKEFLAGS=--jobserver-auth=a,b {tandemc} -j4 {PASSES} {path}"),
        format!("MAKEFLAGS=--jobserver-auth=fifo:/nowhere {tandemc} {PASSES} {path}"),
        format!("command -v make >/dev/null || {{ {tandemc} {PASSES} {path}; exit; }}; {make}"),
    ] {
        assert_eq!(
            shell(&script),
            (Some(0), want.clone(), String::new()),
            "{script}"
        );
    }
    let Some((fifo, mut server)) = server(&folder, b"abc") else {
        return;
    };
    let script = format!("MAKEFLAGS=--jobserver-auth=fifo:{fifo} {tandemc} -j4 {PASSES} {path}");
    assert_eq!(shell(&script), (Some(0), want, String::new()));
    assert_eq!(drain(&mut server), b"abc");
}

#[test]
fn j4_a_recipe_without_a_plus_sign_gets_a_warning_and_no_foreign_file_is_touched() {
    let folder = Folder::new();
    let path = folder.write("in.ll", functions(12));
    let (tandemc, want) = (under_test(), plain(&path));
    // Descriptor 3 is a file of somebody else.
    let other = folder.write("other", "not a token\n");
    let script = format!(
        "exec 3<>{other}; MAKEFLAGS='-j --jobserver-auth=3,4' {tandemc} -jobserver -j4 {PASSES} {path}"
    );
    let warning = "warning: jobserver pipe problem\n";
    assert_eq!(shell(&script), (Some(0), want, warning.into()));
    assert_eq!(std::fs::read_to_string(&other).unwrap(), "not a token\n");
}

#[test]
fn j11_a_compilation_that_is_stopped_and_goes_on_loses_nothing() {
    let folder = Folder::new();
    let Some((fifo, mut server)) = server(&folder, b"abc") else {
        return;
    };
    let path = folder.write("in.ll", large_module(1500));
    let want = plain(&path);
    for pause in [5, 40, 120] {
        let out = folder.path("out.ll");
        let mut child = Command::new(under_test())
            .args(["-jobserver", "-j4", PASSES, &path, "-o", &out])
            .env("MAKEFLAGS", format!("--jobserver-auth=fifo:{fifo}"))
            .stderr(Stdio::null())
            .spawn()
            .unwrap();
        let kill = |signal: &str| {
            let script = format!("kill -{signal} {} 2>/dev/null", child.id());
            let _ = Command::new("sh").args(["-c", &script]).status();
        };
        std::thread::sleep(Duration::from_millis(pause));
        kill("STOP");
        std::thread::sleep(Duration::from_millis(30));
        kill("CONT");
        assert!(child.wait().unwrap().success());
        assert!(std::fs::read_to_string(&out).unwrap() == want);
        assert_eq!(drain(&mut server), b"abc");
        server.write_all(b"abc").unwrap();
    }
}

#[test]
fn j13_a_make_in_a_make_shares_the_tokens() {
    let folder = Folder::new();
    let path = folder.write("in.ll", functions(12));
    let (tandemc, want) = (under_test(), plain(&path));
    std::fs::create_dir(folder.path("sub")).unwrap();
    folder.write("Makefile", "all:\n\t+$(MAKE) -s -C sub\n");
    folder.write(
        "sub/Makefile",
        format!("all:\n\t+{tandemc} -jobserver -j4 {PASSES} {path}\n"),
    );
    if Command::new("make").arg("--version").output().is_err() {
        eprintln!("SKIPPED: no make");
        return;
    }
    let script = format!("make -j3 -s -C {}", folder.0.path().display());
    assert_eq!(shell(&script), (Some(0), want, String::new()));
}

#[test]
fn j14_a_make_that_has_fifos_is_used_through_one() {
    let version = Command::new("make").arg("--version").output();
    let version = version.map(|v| String::from_utf8_lossy(&v.stdout).into_owned());
    let number = version.unwrap_or_default();
    let number = number.split_whitespace().nth(2).unwrap_or("0").to_owned();
    let parts: Vec<u32> = number.split('.').filter_map(|p| p.parse().ok()).collect();
    if parts < vec![4, 4] {
        eprintln!("SKIPPED: make {number} has no --jobserver-style");
        return;
    }
    let folder = Folder::new();
    let path = folder.write("in.ll", functions(12));
    let (tandemc, want) = (under_test(), plain(&path));
    folder.write(
        "Makefile",
        format!("all:\n\t+{tandemc} -jobserver -j4 {PASSES} {path}\n"),
    );
    let script = format!(
        "make -j3 --jobserver-style=fifo -s -C {}",
        folder.0.path().display()
    );
    assert_eq!(shell(&script), (Some(0), want, String::new()));
}
