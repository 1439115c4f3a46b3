//! Compilers that are not ours as the subject of the commands (issue 21, sections 1 and 2, in part).

#![cfg(unix)]
#![allow(clippy::unwrap_used)]

use crate::cli_support;

use cli_support::*;

const ADD: &str = "define i32 @f(i32 %x, i32 %y) {\n  %a = add i32 %x, %y\n  %b = xor i32 %a, %y\n  %c = mul i32 %b, 3\n  ret i32 %c\n}\n";

/// A compiler that is wrong about `add`.
const WRONG: &str = "cmd:sed s/add/sub/ {in}";

#[test]
fn a_wrong_subject_is_found_out_and_named() {
    let folder = Folder::new();
    let file = folder.write("a.ll", ADD);
    let ran = tandem(&["check", "--subject", WRONG, &file]);
    assert_eq!(ran.code, Some(1), "{}", ran.all());
    assert!(
        ran.out.contains("miscompile: @f: plan 0, act 1, @f"),
        "{}",
        ran.out
    );
    assert!(
        ran.out
            .contains("reproduce  tandem check --subject 'cmd:sed s/add/sub/ {in}' --seed 1"),
        "{}",
        ran.out
    );
    let good = tandem(&["check", "--subject", "cmd:cat {in}", &file]);
    assert_eq!(good.code, Some(0), "{}", good.all());
    let ours = tandem(&["check", "--subject", "ours:jump-threading,dce", &file]);
    assert_eq!(ours.code, Some(0), "{}", ours.all());
}

#[test]
fn every_way_to_fail_is_a_verdict() {
    let folder = Folder::new();
    let file = folder.write("a.ll", ADD);
    let check = |subject: &str| tandem(&["check", "--subject", subject, &file]);
    for (subject, code, words) in [
        (
            "cmd:kill -SEGV $$ # {in}",
            1,
            "crash: the subject crashes: signal 11",
        ),
        (
            "cmd:echo 'LLVM ERROR: no' >&2; exit 1 # {in}",
            1,
            "crash: the subject crashes: LLVM ERROR: no",
        ),
        (
            "cmd:sed 's/ret i32 %c/ret i32 %d/' {in}",
            2,
            "unsupported: the subject's output",
        ),
        (
            "cmd:sed 's/i32 %b, 3/i32 %c, 3/' {in}",
            1,
            "invariant-broken: the subject's output is not a valid module",
        ),
        (
            "cmd:exit 3 # {in}",
            2,
            "unsupported: the subject refuses the program: exit code 3",
        ),
        ("cmd:true {in} {out}", 1, "no output"),
        (
            "cmd:echo x > {in}; cat {in}",
            2,
            "unsupported: the subject's output",
        ),
    ] {
        let (code, words) = by_the_assembler(code, words);
        let ran = check(subject);
        assert_eq!(ran.code, Some(code), "{subject}: {}", ran.all());
        assert!(ran.out.contains(words), "{subject}: {}", ran.all());
    }
    // The input of the user is where it was.
    assert_eq!(std::fs::read_to_string(&file).unwrap(), ADD);
}

#[test]
fn what_cannot_be_a_subject_is_refused() {
    let folder = Folder::new();
    let file = folder.write("a.ll", ADD);
    let refused = |args: &[&str], words: &[&str]| {
        assert_refused(&tandem(&[&["check", &file], args].concat()), words);
    };
    refused(&["--subject", "cmd:cat"], &["{in}"]);
    refused(&["--subject", "nobody"], &["unknown subject 'nobody'"]);
    refused(
        &["--subject", WRONG, "--pass", "dce"],
        &["--subject and --pass"],
    );
    refused(
        &["--subject", WRONG, "-opt", "-jump-threading-threshold=4"],
        &["-opt"],
    );
    refused(
        &["--subject", WRONG, "--subject-arg", "-x"],
        &["--subject-arg"],
    );
    refused(&["--subject", "ours:no-such-pass"], &["no-such-pass"]);
    let table = folder.write(
        "t.toml",
        "[subjects.wrong]\ncommand = 'sed s/add/sub/ {in}'\n",
    );
    refused(
        &["--subject", "wrogn", "--config", &table],
        &["did you mean 'wrong'"],
    );
    let found = tandem(&["check", &file, "--subject", "wrong", "--config", &table]);
    assert_eq!(found.code, Some(1), "{}", found.all());
    let fuzz = ["fuzz", "--runs", "1", "--subject", "ours:dce,instsimplify"];
    assert_refused(&tandem(&fuzz), &["2 passes"]);
    let fuzz = [
        "fuzz",
        "--runs",
        "1",
        "--subject",
        WRONG,
        "--property",
        "lockstep",
    ];
    assert_refused(&tandem(&fuzz), &["--property"]);
}

#[test]
fn programs_are_made_for_a_subject_and_its_miscompiles_reduced() {
    let folder = Folder::new();
    let findings = folder.path("findings");
    let fuzz = [
        "fuzz",
        "--runs",
        "40",
        "--seed",
        "5",
        "--stop-at-first",
        "--smt-rlimit",
        "0",
        "--findings",
        &findings,
    ];
    let ran = tandem(&[&fuzz[..], &["--subject", WRONG]].concat());
    assert_eq!(ran.code, Some(1), "{}", ran.all());
    let found = std::fs::read_dir(&findings)
        .unwrap()
        .map(|e| e.unwrap().path());
    let found = found
        .filter(|p| p.extension().is_some_and(|e| e == "ll"))
        .min()
        .unwrap();
    let small = folder.path("small.ll");
    let found = found.to_str().unwrap();
    let reduce = [
        "reduce",
        "--subject",
        WRONG,
        "-o",
        &small,
        "--smt-rlimit",
        "0",
        "-j",
        "2",
        found,
    ];
    let ran = tandem(&reduce);
    assert_eq!(ran.code, Some(0), "{}", ran.all());
    let text = std::fs::read_to_string(&small).unwrap();
    assert!(text.contains("add") && text.lines().count() < 14, "{text}");
}

/// What is found does not depend on what travels with it, nor on the number of workers; far fewer processes than programs.
#[test]
fn programs_travel_together_and_are_found_alone() {
    let folder = Folder::new();
    let log = folder.path("log");
    let subject = format!("cmd:echo >> {log}; sed 's/ = add i32/ = sub i32/' {{in}}");
    let run = |jobs: &str| {
        let _ = std::fs::remove_file(&log);
        let findings = folder.path(&format!("findings{jobs}"));
        let fuzz = [
            "fuzz",
            "--runs",
            "128",
            "--seed",
            "5",
            "--no-gate",
            "-j",
            jobs,
            "--keep",
            "1",
            "--smt-rlimit",
            "0",
        ];
        let ran = tandem(
            &[
                &fuzz[..],
                &["--findings", &findings, "--subject", &subject, "--json"],
            ]
            .concat(),
        );
        assert_eq!(ran.code, Some(1), "{}", ran.all());
        let report: serde_json::Value = serde_json::from_str(&ran.out).unwrap();
        let found = report["findings"].as_array().unwrap().clone();
        let what: Vec<(String, String)> = found
            .iter()
            .map(|f| (f["number"].to_string(), f["signature"].to_string()))
            .collect();
        let processes = std::fs::read_to_string(&log).unwrap().lines().count();
        assert_eq!(report["subject"]["processes"], processes);
        assert_eq!(report["subject"]["modules"], 128);
        (what, processes, findings)
    };
    let (one, processes, findings) = run("1");
    let (three, ..) = run("3");
    assert_eq!(one, three);
    // Fewer processes than programs, though every difference is asked once more, alone.
    assert!(!one.is_empty() && processes < 128, "{processes}");
    let files = std::fs::read_dir(findings)
        .unwrap()
        .map(|e| e.unwrap().path());
    let file = files
        .filter(|p| p.extension().is_some_and(|e| e == "ll"))
        .min()
        .unwrap();
    let text = std::fs::read_to_string(&file).unwrap();
    assert!(!text.contains(".tb"), "{text}");
    let again = tandem(&[
        "check",
        "--smt-rlimit",
        "0",
        "--subject",
        &subject,
        file.to_str().unwrap(),
    ]);
    assert_eq!(again.code, Some(1), "{}", again.all());
}

/// LLVM prints intrinsics with attributes that it takes from its own table; a program that was written without them is no
/// other program.
#[test]
fn what_is_promised_of_intrinsics_is_promised_by_both() {
    let folder = Folder::new();
    let call = "define i32 @f() {\n  %v = call range(i32 1, 0) i32 @llvm.nvvm.read.ptx.sreg.laneid()\n  ret i32 %v\n}\ndeclare i32 @llvm.nvvm.read.ptx.sreg.laneid()\n";
    let file = folder.write("a.ll", call);
    let as_llvm = "cmd:sed 's/declare i32/declare noundef range(i32 0, 32) i32/' {in}";
    let ran = tandem(&["check", "--subject", as_llvm, &file]);
    assert_eq!(ran.code, Some(0), "{}", ran.all());
    let ran = tandem(&["tv", "--subject", as_llvm, &file]);
    assert!(!ran.out.contains("incorrect"), "{}", ran.all());
}

#[test]
fn the_validator_asks_a_subject_too() {
    let folder = Folder::new();
    let file = folder.write("a.ll", ADD);
    let ran = tandem(&["tv", "--subject", WRONG, &file]);
    assert_eq!(ran.code, Some(1), "{}", ran.all());
    let ran = tandem(&["tv", "--subject", "cmd:cat {in}", &file]);
    assert_eq!(ran.code, Some(0), "{}", ran.all());
    let ran = tandem(&["tv", "--subject", WRONG, "--passes", "dce", &file]);
    assert!(ran.err.contains("--subject and --passes"), "{}", ran.all());
}

/// What houses see in different ways is a setting, whose default is the language reference (issue 21, section 4).
#[test]
fn positions_are_settings_of_a_subject() {
    let folder = Folder::new();
    let volatile = "define i32 @f(i32 %x) {\n  %p = alloca i32, align 4\n  store volatile i32 %x, ptr %p, align 4\n  %v = load volatile i32, ptr %p, align 4\n  ret i32 %v\n}\n";
    let to_plain = "cmd:sed s/volatile// {in}";
    let host =
        "@a = internal externally_initialized global i32 0\ndefine i32 @f() {\n  ret i32 1\n}\n";
    let without = "cmd:grep -v ^@a {in}";
    let hang = "cmd:while :; do :; done # {in}";
    for (text, command, position, codes) in [
        (volatile, to_plain, "volatile-private-stack=free", [1, 0]),
        (
            host,
            without,
            "unused-externally-initialized=may-go",
            [1, 0],
        ),
        (volatile, hang, "hang=open", [1, 2]),
    ] {
        let file = folder.write("a.ll", text);
        let (name, value) = position.split_once('=').unwrap();
        let command = command.strip_prefix("cmd:").unwrap();
        let entry = format!("[subjects.x]\ncommand = '{command}'\nseconds = 1\n");
        let strict = folder.write("strict.toml", &entry);
        let own = folder.write(
            "own.toml",
            format!("{entry}[subjects.x.positions]\n{name} = '{value}'\n"),
        );
        let check = |config: &str, more: &[&str]| {
            let args = [
                "check",
                "--subject",
                "x",
                "--config",
                config,
                "--smt-rlimit",
                "0",
                &file,
            ];
            let ran = tandem(&[&args, more].concat());
            (ran.code, ran.all())
        };
        let (code, said) = check(&strict, &[]);
        assert_eq!(code, Some(codes[0]), "{position}: {said}");
        let flag = format!("--position={position}");
        for (config, more) in [(&own, vec![]), (&strict, vec![flag.as_str()])] {
            let (code, said) = check(config, &more);
            assert_eq!(code, Some(codes[1]), "{position}: {said}");
        }
    }
    let file = folder.write("a.ll", ADD);
    let args = [
        "check",
        "--subject",
        "cmd:cat {in}",
        "--position",
        "hang=maybe",
        &file,
    ];
    assert_refused(&tandem(&args), &["'finding' or 'open'"]);
}

/// Two compilers side by side: what the second is wrong about and the first is not (issue 21, section 2).
#[test]
fn a_compiler_is_tuned_against_another() {
    let folder = Folder::new();
    let file = folder.write("a.ll", ADD);
    let tune = |a: &str, b: &str, more: &[&str]| {
        let args = [
            "tune",
            "--subject",
            a,
            "--against",
            b,
            "--smt-rlimit",
            "0",
            &file,
        ];
        tandem(&[&args, more].concat())
    };
    let (good, crash) = ("cmd:cat {in}", "cmd:kill -SEGV $$ # {in}");
    let ran = tune(good, WRONG, &["--json"]);
    assert_eq!(ran.code, Some(1), "{}", ran.all());
    let json = ran.json();
    assert_eq!(json["totals"]["findings"], serde_json::json!([0, 1]));
    assert_eq!(json["totals"]["wrong_with_b_only"], 1);
    assert_eq!(json["b"]["subject"], WRONG);
    let ran = tune(WRONG, WRONG, &[]);
    assert!(
        ran.out.contains("wrong with B and not with A: 0 files"),
        "{}",
        ran.out
    );
    assert!(
        ran.out.contains("compile time (A, B): unmeasured"),
        "{}",
        ran.out
    );
    let ran = tune(good, crash, &[]);
    assert_eq!(ran.code, Some(1), "{}", ran.all());
    assert!(ran.out.contains("1 files have no result"), "{}", ran.out);
    assert!(
        ran.out
            .contains("not measured: there is no result that could run"),
        "{}",
        ran.out
    );
    let ran = tune(good, "ours:dce", &["--time-report"]);
    assert_eq!(ran.code, Some(0), "{}", ran.all());
    assert!(
        !ran.out.contains("compile time (A, B): unmeasured"),
        "{}",
        ran.out
    );
    assert_refused(&tandem(&["tune", "--subject", good, &file]), &["--against"]);
    assert_refused(&tune(good, "nobody", &[]), &["unknown subject 'nobody'"]);
}

/// Cached against fresh analyses, with an opt that uses something kept where it can (issue 21, section 4).
#[test]
fn a_pipeline_is_held_against_itself_with_new_analyses() {
    let folder = Folder::new();
    let file = folder.write("a.ll", ADD);
    let opt = folder.write(
        "opt",
        "#!/bin/sh\nfor a; do last=$a; case $a in --version) exit 0;; -print-pipeline-passes) echo 'one,two(three,four)'; exit 0;; *.ll) [ -n \"$in\" ] || in=$a;; esac; done\ncase \"$*\" in\n  *'-passes=one,invalidate<all>,two(three,invalidate<all>,four)'*) cp $in $last;;\n  *'-passes=one,two(three,four)'*) sed \"$RULE\" $in > $last;;\n  *) exit 9;;\nesac\n",
    );
    use std::os::unix::fs::PermissionsExt;
    std::fs::set_permissions(&opt, std::fs::Permissions::from_mode(0o755)).unwrap();
    let check = |rule: &str| {
        let mut command = std::process::Command::new(TANDEM);
        command.args(["check", "--subject", "fresh:one", &file]);
        let out = command
            .env("LLVM_OPT", &opt)
            .env("RULE", rule)
            .output()
            .unwrap();
        (
            out.status.code(),
            String::from_utf8_lossy(&out.stdout).into_owned()
                + &String::from_utf8_lossy(&out.stderr),
        )
    };
    let (code, said) = check("s/mul/shl/");
    assert_eq!(code, Some(1), "{said}");
    assert!(said.contains("suspect: the result depends on analyses that passes keep: '%c = shl i32 %b, 3', and with new ones '%c = mul i32 %b, 3'"), "{said}");
    let (code, said) = check("s/x/x/");
    assert_eq!(code, Some(0), "{said}");
}

/// The name of a subject may have points in it; each finding keeps a file of its own.
#[test]
fn findings_of_a_subject_with_points_in_its_name_have_files_of_their_own() {
    let folder = Folder::new();
    let findings = folder.path("findings");
    let ran = tandem(&[
        "fuzz",
        "--subject",
        "cmd:sed -e s/add/sub/ -e s/v1.0/v1.0/ {in}",
        "--runs=16",
        "--no-gate",
        "--seed=1",
        "-j1",
        "--findings",
        &findings,
    ]);
    assert_eq!(ran.code, Some(1), "{}", ran.all());
    let files: Vec<String> = std::fs::read_dir(&findings)
        .unwrap()
        .map(|e| e.unwrap().file_name().into_string().unwrap())
        .filter(|n| n.ends_with(".ll"))
        .collect();
    let data = |n: &String| std::path::Path::new(&findings).join(n.replace(".ll", ".json"));
    assert!(!files.is_empty());
    for n in &files {
        // A signature and the hash of the program behind all points.
        let stem = n.trim_end_matches(".ll");
        let hash = stem.rsplit('-').next().unwrap_or_default();
        assert!(
            hash.len() == 16 && hash.bytes().all(|b| b.is_ascii_hexdigit()),
            "{n}"
        );
        assert!(data(n).is_file(), "{n}");
    }
}

/// A night of a compiler that is not there has something to look at.
#[test]
fn a_night_of_a_subject_that_makes_nothing_is_not_green() {
    let folder = Folder::new();
    let night = folder.path("night");
    let ran = tandem(&[
        "nightly",
        "--folder",
        &night,
        "--subject",
        "cmd:/nonexistent/cc {in} {out}",
        "--budget",
        "2s",
        "--slice",
        "2s",
        "-j1",
    ]);
    assert_eq!(ran.code, Some(1), "{}", ran.all());
    assert!(
        ran.all().contains("nothing can be said of any of the"),
        "{}",
        ran.all()
    );
}

/// Ctrl-C ends a hunt while the subject itself goes on.
#[test]
fn an_interrupt_ends_a_hunt_whose_subject_sleeps() {
    let child = start(&[
        "fuzz",
        "--subject",
        "cmd:sleep 600 # {in}",
        "--runs=100000",
        "--no-gate",
        "-j1",
    ]);
    std::thread::sleep(std::time::Duration::from_secs(2));
    let asked = std::time::Instant::now();
    send_interrupt(&child);
    let (code, said) = finish(child);
    assert_eq!(code, Some(130), "{said}");
    assert!(asked.elapsed().as_secs() < 10, "{said}");
}
