//! Subjects that stay (`server:`), subjects that misbehave, and bitcode (issue 21, section 1 and "Bad input").

#![cfg(unix)]
#![allow(clippy::unwrap_used)]

use crate::cli_support;

use cli_support::*;
use std::process::Command;

const ADD: &str = "define i32 @f(i32 %x, i32 %y) {\n  %a = add i32 %x, %y\n  %b = xor i32 %a, %y\n  %c = mul i32 %b, 3\n  ret i32 %c\n}\n";

/// A server in the shell. `greeting` is its first answer; `answer` is what it does with a question, whose number, limit and
/// length are in $id, $limit and $length, whose module is in the file $in, and whose result is to be in $out.
fn server(folder: &Folder, greeting: &str, answer: &str) -> String {
    let at = folder.path("served");
    let text = format!(
        "in={at}.$$.in out={at}.$$.out\nread hello\n{greeting}\nwhile read word id limit length; do\n  head -c $length > $in\n  echo >> {at}\n  {answer}\n  printf 'module %s %s\\n' $id $(wc -c < $out)\n  cat $out\ndone\n"
    );
    let path = folder.write("server.sh", &text);
    format!("server:exec sh {path}")
}

const HELLO: &str = "echo 'tandem-subject 1'";
const WRONG: &str = "sed 's/= add/= sub/' $in > $out";

#[test]
fn a_server_is_asked_about_many_programs_and_found_out() {
    let folder = Folder::new();
    let file = folder.write("a.ll", ADD);
    let good = folder.write("b.ll", "define void @g() {\n  ret void\n}\n");
    let subject = server(&folder, HELLO, WRONG);
    let ran = tandem(&["check", "-j", "1", "--subject", &subject, &file, &good]);
    assert_eq!(ran.code, Some(1), "{}", ran.all());
    assert!(
        ran.out.contains("miscompile: @f: plan 0, act 1, @f"),
        "{}",
        ran.out
    );
    let findings = folder.path("findings");
    let fuzz = [
        "fuzz",
        "--runs",
        "128",
        "--seed",
        "5",
        "--no-gate",
        "-j",
        "1",
        "--json",
        "--keep",
        "1",
        "--smt-rlimit",
        "0",
    ];
    let ran = tandem(&[&fuzz[..], &["--findings", &findings, "--subject", &subject]].concat());
    assert_eq!(ran.code, Some(1), "{}", ran.all());
    let report = ran.json();
    let found = report["findings"].as_array().unwrap();
    assert!(!found.is_empty());
    // One process for all, and a new one for each program that is asked about once more.
    let processes = report["subject"]["processes"].as_u64().unwrap();
    assert!(
        processes <= 2 + found.len() as u64,
        "{processes} for {}",
        found.len()
    );
}

#[test]
fn what_a_server_does_wrong_is_a_verdict_and_the_next_program_gets_a_new_one() {
    let folder = Folder::new();
    let first = folder.write("1.ll", ADD);
    let second = folder.write("2.ll", "define void @good() {\n  ret void\n}\n");
    // Each is wrong about the first program, and right about the second.
    let on = |what: &str| format!("cp $in $out; if grep -q 'i32 @f' $in; then {what}; fi");
    for (answer, code, words) in [
        (
            "kill -SEGV $$",
            1,
            "crash: the subject crashes: the server ends with signal 11 before it answers",
        ),
        (
            "echo 'LLVM ERROR: lost' >&2; exit 1",
            1,
            "crash: the subject crashes: LLVM ERROR: lost",
        ),
        (
            "exit 0",
            1,
            "crash: the subject crashes: the server ends with exit code 0 before it answers",
        ),
        (
            "echo 'what is this?'",
            2,
            "unsupported: the subject breaks the protocol of servers: 'what is this?' is no answer",
        ),
        (
            "head -c 3000 /dev/zero",
            2,
            "a line was expected, and this comes",
        ),
        ("id=7", 2, "it answers question 7, and was asked question"),
        ("echo \"module $id 99999999999\"", 1, "writes more than"),
        (
            "echo \"module $id 3\"; printf 'abcdef'",
            2,
            "it goes on after its answer",
        ),
        (
            "echo \"refused $id 9\"; printf 'too hard.'; continue",
            2,
            "unsupported: the subject refuses the program: too hard.",
        ),
        (
            "echo \"crashed $id 8\"; printf 'signal 6'; continue",
            1,
            "crash: the subject crashes: signal 6",
        ),
        (
            "echo garbage > $out",
            2,
            "unsupported: the subject's output",
        ),
        (
            "exec >&-; sleep 600",
            2,
            "it closes its output and goes on without an answer",
        ),
    ] {
        let subject = server(&folder, HELLO, &on(answer));
        let ran = tandem(&[
            "check",
            "-j",
            "1",
            "--subject",
            &subject,
            &first,
            &second,
            "-v",
        ]);
        let (code, words) = by_the_assembler(code, words);
        assert_eq!(ran.code, Some(code), "{answer}: {}", ran.all());
        assert!(ran.out.contains(words), "{answer}: {}", ran.all());
        let good = ran.out.lines().find(|l| l.contains("2.ll")).unwrap_or("");
        assert!(
            good.contains("unchanged") || good.contains("same"),
            "{answer}: {}",
            ran.all()
        );
    }
}

#[test]
fn a_server_that_hangs_has_its_time() {
    let folder = Folder::new();
    let file = folder.write("a.ll", ADD);
    for hang in [
        "trap '' TERM; while :; do sleep 1; done",
        "exec <&-; while :; do sleep 1; done",
    ] {
        let subject = server(&folder, HELLO, hang);
        let command = subject.strip_prefix("server:").unwrap();
        let table = folder.write(
            "t.toml",
            format!("[subjects.slow]\nserver = '{command}'\nseconds = 1\n"),
        );
        let ran = tandem(&["check", "--subject", "slow", "--config", &table, &file]);
        assert_eq!(ran.code, Some(1), "{}", ran.all());
        assert!(
            ran.out
                .contains("hang: the subject does not end in its time"),
            "{}",
            ran.all()
        );
    }
}

#[test]
fn what_is_no_server_is_refused_before_anything_is_asked() {
    let folder = Folder::new();
    let file = folder.write("a.ll", ADD);
    let refused = |subject: &str, words: &[&str]| {
        assert_refused(&tandem(&["check", "--subject", subject, &file]), words);
    };
    let greets = |greeting: &str| server(&folder, greeting, WRONG);
    refused(
        &greets("echo 'tandem-subject 2'"),
        &["it speaks version '2', and this is version 1"],
    );
    refused(&greets("echo hello"), &["it greets with 'hello'"]);
    refused(&greets("echo 'tandem-subject 1 fly'"), &["it can do 'fly'"]);
    refused(&greets("yes"), &["it greets with 'y'"]);
    refused(
        &greets("head -c 900 /dev/urandom"),
        &["breaks the protocol"],
    );
    refused(
        &greets("exit 3"),
        &["ends with exit code 3 before it answers"],
    );
    refused(
        "server:/no/such/program",
        &["cannot be run", "/no/such/program"],
    );
    refused("server:x {in}", &["there is no {in}"]);
    refused("server:", &["the command is empty"]);
}

/// The second execution of three is wrong, as it says with a limit.
#[test]
fn a_server_that_takes_limits_is_bisected() {
    let folder = Folder::new();
    let file = folder.write("a.ll", ADD);
    let answer = "if [ $limit != -1 ]; then echo 'BISECT: running pass (1) tidy on f' >&2; echo 'BISECT: running pass (2) wrong-add on f' >&2; fi; if [ $limit = -1 ] || [ $limit -ge 2 ]; then sed 's/= add/= sub/' $in > $out; else cp $in $out; fi";
    let subject = server(&folder, "echo 'tandem-subject 1 limit'", answer);
    let out = folder.path("out");
    let ran = tandem(&[
        "triage",
        "--subject",
        &subject,
        &file,
        "-o",
        &out,
        "--smt-rlimit",
        "0",
        "--json",
    ]);
    assert_eq!(ran.code, Some(1), "{}", ran.all());
    let json = ran.json();
    assert_eq!(json["execution"]["number"], 2, "{json:#}");
    assert_eq!(json["execution"]["pass"], "wrong-add");
}

#[test]
fn commands_that_misbehave_harm_nothing() {
    let folder = Folder::new();
    let file = folder.write("a.ll", ADD);
    let table = |command: &str| {
        folder.write(
            "t.toml",
            format!("[subjects.bad]\ncommand = '''{command}'''\nseconds = 1\noutput = 1\n"),
        )
    };
    for (command, code, words) in [
        (
            "head -c 9000 /dev/urandom > {out} # {in}",
            2,
            "unsupported: the subject's output",
        ),
        (
            "trap \"\" TERM; while :; do :; done # {in}",
            1,
            "hang: the subject does not end in its time",
        ),
        (
            "exec >&- 2>&- <&-; exit 4 # {in}",
            2,
            "refuses the program: exit code 4: it says nothing",
        ),
        (
            "head -c 10000000000 /dev/zero > {out} # {in}",
            1,
            "the subject writes more than 1 MiB",
        ),
        (
            "for i in 1 2 3 4 5 6 7 8; do sleep 600 & done; cat {in}",
            0,
            "",
        ),
        ("rm -f {in}; mkdir {out}", 1, "no output"),
        (
            "printf \"BC\\300\\336rubbish\" > {out} # {in}",
            2,
            "the subject's output",
        ),
    ] {
        let ran = tandem(&[
            "check",
            "--subject",
            "bad",
            "--config",
            &table(command),
            &file,
        ]);
        let (code, words) = by_the_assembler(code, words);
        assert_eq!(ran.code, Some(code), "{command}: {}", ran.all());
        assert!(ran.out.contains(words), "{command}: {}", ran.all());
    }
    assert_eq!(std::fs::read_to_string(&file).unwrap(), ADD);
}

fn has(tool: &str) -> bool {
    Command::new(tool)
        .arg("--version")
        .output()
        .is_ok_and(|o| o.status.success())
}

/// Bitcode of a text, made by LLVM; none where LLVM is not installed, which is said.
fn bitcode(folder: &Folder, name: &str, text: &str) -> Option<String> {
    if !has("llvm-as-22") || !has("llvm-dis-22") {
        eprintln!("SKIPPED: llvm-as-22 or llvm-dis-22 is not installed (ci/setup --peers)");
        return None;
    }
    let source = folder.write("source.ll", text);
    let path = folder.path(name);
    let made = Command::new("llvm-as-22")
        .args([&source, "-o", &path])
        .status()
        .unwrap();
    assert!(made.success());
    Some(path)
}

#[test]
fn bitcode_is_taken_where_assembly_is() {
    let folder = Folder::new();
    let Some(file) = bitcode(&folder, "a.bc", ADD) else {
        return;
    };
    let wrong = bitcode(&folder, "wrong.bc", &ADD.replace("add", "sub")).unwrap();
    for (args, code) in [
        (vec!["check", "--pass", "dce", file.as_str()], 0),
        (vec!["check", "--target", &wrong, &file], 1),
        (vec!["tv", &file, &file], 0),
        (vec!["tv", &file, &wrong], 1),
        (
            vec!["check", "--subject", "cmd:sed s/add/sub/ {in}", &file],
            1,
        ),
        (vec!["analyze", "--scev", &file], 0),
    ] {
        let ran = tandem(&args);
        assert_eq!(ran.code, Some(code), "{args:?}: {}", ran.all());
    }
    let folder_with = std::path::Path::new(&file)
        .parent()
        .unwrap()
        .display()
        .to_string();
    let ran = tandem(&["check", "--pass", "dce", &folder_with, "-v"]);
    assert!(
        ran.out.contains("a.bc") && ran.out.contains("wrong.bc"),
        "{}",
        ran.all()
    );
    // A command may take and give it.
    let through = "cmd:llvm-dis-22 {in.bc} -o - | sed s/add/sub/ | llvm-as-22 - -o {out.bc}";
    let ran = tandem(&["check", "--subject", through, &file]);
    assert_eq!(ran.code, Some(1), "{}", ran.all());
    assert!(ran.out.contains("miscompile"), "{}", ran.out);
}

#[test]
fn bitcode_without_a_tool_or_damaged_is_said() {
    let folder = Folder::new();
    let file = folder.path("a.bc");
    std::fs::write(&file, b"BC\xc0\xde and nothing that makes sense").unwrap();
    let mut command = Command::new(TANDEM);
    command
        .args(["check", "--pass", "dce", &file])
        .env("LLVM_DIS", "/no/llvm-dis");
    let out = command.output().unwrap();
    let said =
        String::from_utf8_lossy(&out.stderr).into_owned() + &String::from_utf8_lossy(&out.stdout);
    assert_eq!(out.status.code(), Some(2), "{said}");
    for words in ["is LLVM bitcode", "/no/llvm-dis", "LLVM_DIS names another"] {
        assert!(said.contains(words), "{said}");
    }
    if has("llvm-dis-22") {
        let ran = tandem(&["check", "--pass", "dce", &file]);
        assert_eq!(ran.code, Some(2), "{}", ran.all());
        assert!(
            ran.all().contains("llvm-dis-22 does not take it"),
            "{}",
            ran.all()
        );
    }
}
