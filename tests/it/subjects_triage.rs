//! `tandem triage` and the programs of `tandem fuzz` for compilers that are not ours (issue 21, section 2).

#![cfg(unix)]
#![allow(clippy::unwrap_used)]

use crate::cli_support;

use cli_support::*;
use std::path::Path;

const PROGRAM: &str = "define i32 @f(i32 %x, i32 %y) {\n  %m = mul i32 %x, 5\n  %a = add i32 %m, %y\n  %b = xor i32 %a, %y\n  %c = mul i32 %b, 3\n  ret i32 %c\n}\n\ndefine i32 @g(i32 %x) {\n  %r = xor i32 %x, 1\n  ret i32 %r\n}\n";

/// A compiler of three pass executions, the second of which is wrong about `add`.
const COMPILER: &str = "limit=$1\nif [ \"$limit\" != -1 ]; then\n  echo 'BISECT: running pass (1) tidy on f' >&2\n  echo 'BISECT: running pass (2) wrong-add on f' >&2\n  echo 'BISECT: running pass (3) tidy on g' >&2\nfi\nif [ \"$limit\" = -1 ] || [ \"$limit\" -ge 2 ]; then sed 's/= add/= sub/' \"$2\" > \"$3\"; else cp \"$2\" \"$3\"; fi\n";

#[test]
fn triage_finds_the_wrong_execution_of_a_command() {
    let folder = Folder::new();
    let file = folder.write("in.ll", PROGRAM);
    let compiler = folder.write("compiler.sh", COMPILER);
    let out = folder.path("out");
    let subject = format!("cmd:sh {compiler} {{limit}} {{in}} {{out}}");
    let triage = |more: &[&str]| {
        let mut args = vec!["triage", "--subject", &subject, &file, "-o", &out];
        args.extend(more);
        tandem(&args)
    };
    let ran = triage(&["--smt-rlimit", "0", "--json"]);
    assert_eq!(ran.code, Some(1), "{}", ran.all());
    let json = ran.json();
    assert_eq!(json["verdict"], "miscompile");
    assert_eq!(json["execution"]["number"], 2, "{json:#}");
    assert_eq!(json["execution"]["pass"], "wrong-add");
    assert_eq!(json["executions"], 3);
    assert!(
        json["reduced"]["instructions"].as_u64().unwrap() <= 3,
        "{json:#}"
    );
    let read = |name: &str| std::fs::read_to_string(Path::new(&out).join(name)).unwrap();
    assert!(read("before.ll").contains("add") && read("after.ll").contains("sub"));
    let issue = read("issue.md");
    for words in ["# [wrong-add] Miscompilation", "```llvm", "makes of it"] {
        assert!(issue.contains(words), "{issue}");
    }
    let page = read("report.html");
    for words in [
        "execution 2 of 3",
        "Before and after",
        "How to see it again",
        "tandem tv before.ll after.ll",
    ] {
        assert!(page.contains(words), "{words}");
    }
    // What is there is not replaced unasked, and our own flags are no business of a subject.
    assert_refused(&triage(&[]), &["holds the report of an earlier triage"]);
    assert_refused(
        &triage(&["--replace", "--pass", "dce"]),
        &["--subject and --pass"],
    );
}

#[test]
fn triage_of_a_command_without_a_limit_says_so_and_of_a_good_one_nothing() {
    let folder = Folder::new();
    let file = folder.write("in.ll", PROGRAM);
    let out = folder.path("out");
    let triage = |subject: &str| {
        tandem(&[
            "triage",
            "--subject",
            subject,
            &file,
            "-o",
            &out,
            "--smt-rlimit",
            "0",
            "--no-reduce",
        ])
    };
    let ran = triage("cmd:cat {in}");
    assert_eq!(ran.code, Some(0), "{}", ran.all());
    assert!(ran.out.contains("nothing is wrong"), "{}", ran.out);
    let ran = triage("cmd:sed s/add/sub/ {in}");
    assert_eq!(ran.code, Some(1), "{}", ran.all());
    assert!(ran.out.contains("takes no limit"), "{}", ran.out);
    assert!(Path::new(&out).join("issue.md").exists());
}

#[test]
fn programs_start_from_a_folder_that_is_only_read() {
    let folder = Folder::new();
    let file = folder.write("seeds/a.ll", PROGRAM);
    folder.write("seeds/b.ll", "no program");
    let seeds = Path::new(&file)
        .parent()
        .unwrap()
        .to_str()
        .unwrap()
        .to_owned();
    let findings = folder.path("findings");
    let fuzz = |more: &[&str]| {
        let mut args = vec!["fuzz", "--findings", &findings, "--no-gate", "-j", "1"];
        args.extend(more);
        tandem(&args)
    };
    let good = [
        "--subject",
        "cmd:cat {in}",
        "--runs",
        "12",
        "--seeds",
        &seeds,
    ];
    let ran = fuzz(&good);
    assert_eq!(ran.code, Some(0), "{}", ran.all());
    assert!(
        ran.err.contains("1 of 2 files are programs to start from"),
        "{}",
        ran.all()
    );
    assert_eq!(std::fs::read_dir(&seeds).unwrap().count(), 2);
    assert_refused(&fuzz(&["--seeds", "nowhere"]), &["no folder 'nowhere'"]);
    assert_refused(
        &fuzz(&["--seeds", "1..5", "--runs", "3"]),
        &["--seeds A..B and --runs"],
    );
    folder.write("empty/b.ll", "no program");
    let empty = folder.path("empty");
    assert_refused(
        &fuzz(&["--runs", "3", "--seeds", &empty]),
        &["none of 1 files is a program"],
    );
}
