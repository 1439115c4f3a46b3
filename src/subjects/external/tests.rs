//! Commands as subjects: how their results are taken, what goes wrong with them, and the limits that end them.

#![allow(clippy::unwrap_used)]

use super::*;
use crate::subjects::Trouble;
use std::process::Command;
use tandem_optimized::driver;

fn run(command: &str, limits: Limits) -> Result<String, Trouble> {
    let mut subject = External::command(command).unwrap();
    subject.limits = limits;
    subject
        .run_on(b"define void @f() {\n  ret void\n}\n")
        .map(|b| String::from_utf8_lossy(&b).into_owned())
}

fn with(command: &str) -> Result<String, Trouble> {
    run(
        command,
        Limits {
            seconds: 2,
            ..Limits::default()
        },
    )
}

#[test]
fn a_command_may_print_its_result_or_write_it() {
    let text = "define void @f() {\n  ret void\n}\n";
    assert_eq!(with("cat {in}").as_deref(), Ok(text));
    assert_eq!(with("cp {in} {out}").as_deref(), Ok(text));
    assert!(External::command("cat").is_err());
}

#[test]
fn the_command_that_is_shown_of_a_server_asks_it() {
    let folder = tempfile::tempdir().unwrap();
    let at = |name: &str| folder.path().join(name).display().to_string();
    std::fs::write(at("in.ll"), "define void @f() {\n  ret void\n}\n").unwrap();
    let server = "read hello; echo tandem-subject 1; read word id limit length; echo module $id $length; head -c $length";
    let shown = External::server(server)
        .unwrap()
        .shown(&at("in.ll"), &at("out.ll"));
    let status = Command::new("/bin/sh")
        .args(["-c", &shown])
        .status()
        .unwrap();
    assert!(status.success(), "{shown}");
    let out = std::fs::read_to_string(at("out.ll")).unwrap();
    assert_eq!(out, "define void @f() {\n  ret void\n}\n", "{shown}");
}

#[test]
fn what_goes_wrong_has_a_name() {
    assert_eq!(
        with("kill -SEGV $$ # {in}"),
        Err(Trouble::Crash("signal 11".into()))
    );
    assert_eq!(
        with("echo \"x.cpp:1: Assertion \\`a' failed.\" >&2; kill -ABRT $$ # {in}"),
        Err(Trouble::Crash("x.cpp:1: Assertion `a' failed.".into()))
    );
    assert_eq!(
        with("echo no >&2; exit 3 # {in}"),
        Err(Trouble::Refused("exit code 3: no".into()))
    );
    assert!(matches!(
        with("rm {in}; true {out}"),
        Err(Trouble::Invalid(_))
    ));
    for other in ["mkfifo {out} # {in}", "ln -s /dev/zero {out} # {in}"] {
        let why = "no output: it is not a regular file";
        assert_eq!(with(other), Err(Trouble::Invalid(why.into())), "{other}");
    }
    assert!(matches!(
        with("exec /no/such/program {in}"),
        Err(Trouble::Refused(_))
    ));
}

#[test]
fn what_does_not_end_is_ended_with_all_that_it_started() {
    assert_eq!(with("while :; do :; done # {in}"), Err(Trouble::Hang));
    // It leaves a process behind; nobody waits for that.
    assert!(with("sleep 600 & cat {in}").is_ok());
}

#[test]
fn what_writes_without_end_is_stopped() {
    let limits = Limits {
        seconds: 20,
        output: 1,
        ..Limits::default()
    };
    assert_eq!(run("yes > {out} # {in}", limits), Err(Trouble::TooMuch(1)));
    assert_eq!(run("yes {in}", limits), Err(Trouble::TooMuch(1)));
}

/// What clang says of an error in its back end, with the exit code of a refusal.
#[test]
fn an_error_in_a_back_end_is_a_crash() {
    let m = driver::parse_module(b"define void @f() {\n  ret void\n}\n", "m").unwrap();
    let subject = |c: &str| External::command(c).unwrap().run(&m);
    let said = "echo 'fatal error: error in backend: no' >&2; exit 1 # {in}";
    assert!(matches!(subject(said), Err(Trouble::Crash(_))));
    let refused = "echo 'error: no such option' >&2; exit 1 # {in}";
    assert!(matches!(subject(refused), Err(Trouble::Refused(_))));
}

#[test]
fn output_that_is_no_module_is_said() {
    let m = driver::parse_module(b"define void @f() {\n  ret void\n}\n", "m").unwrap();
    let subject = |c: &str| External::command(c).unwrap().run(&m);
    // LLVM's assembler does not take it either, where there is one.
    assert!(matches!(
        subject("echo hello # {in}"),
        Err(Trouble::Unsupported(_) | Trouble::Invalid(_))
    ));
    let broken = "printf 'define i32 @f(i32 %%x) {\\n  %%b = add i32 %%a, 1\\n  %%a = add i32 %%x, 1\\n  ret i32 %%b\\n}\\n' # {in}";
    assert!(
        matches!(subject(broken), Err(Trouble::Invalid(_))),
        "{:?}",
        subject(broken)
    );
}
