//! `tandem tv`: what is paired with what, what is refused, and what is said, whatever the validator finds out.

#![allow(clippy::unwrap_used)]

use crate::cli_support;

use cli_support::*;
use serde_json::Value;

/// A pair of which nobody can say that it is anything but correct.
const PAIR: &str = "define i32 @src(i32 %x) {
  ret i32 %x
}

define i32 @tgt(i32 %x) {
  ret i32 %x
}
";

fn one(name: &str) -> String {
    format!("define i32 @{name}(i32 %x) {{\n  ret i32 %x\n}}\n")
}

fn tv(args: &[&str]) -> Ran {
    tandem(&[&["tv"], args].concat())
}

/// The command ends with the code of wrong usage and one diagnostic with every one of `words`.
#[track_caller]
fn refused(ran: &Ran, words: &[&str]) {
    assert_eq!(ran.code, Some(64), "{ran:?}");
    assert_eq!(ran.all().matches("error:").count(), 1, "{ran:?}");
    assert_eq!(ran.out, "");
    for w in words {
        assert!(ran.err.contains(w), "'{w}' is missing in:\n{}", ran.err);
    }
}

/// `source => target verdict` of each record.
fn pairs(report: &Value) -> Vec<String> {
    let show = |p: &Value| {
        let name = |n: &str| p[n].as_str().unwrap_or("-").to_owned();
        let file = |n: &str| name(n).rsplit('/').next().unwrap().to_owned();
        let (a, b) = (file("file"), file("target_file"));
        let place = if a == b { a } else { format!("{a} {b}") };
        format!(
            "{place}: {} => {}",
            name("function"),
            name("target_function")
        )
    };
    report["pairs"]
        .as_array()
        .unwrap()
        .iter()
        .map(show)
        .collect()
}

fn verdicts(report: &Value) -> Vec<&str> {
    let list = report["pairs"].as_array().unwrap();
    list.iter()
        .map(|p| p["verdict"].as_str().unwrap())
        .collect()
}

fn reason(report: &Value, n: usize) -> &str {
    report["pairs"][n]["reason"].as_str().unwrap()
}

#[test]
fn functions_of_one_file_are_paired_by_prefix_and_ending() {
    let folder = Folder::new();
    let names = [
        "src", "tgt", "src1", "tgt1", "src_a", "tgt_a", "srcx", "tgtx", "other",
    ];
    let text: String = names.map(one).concat();
    let path = folder.write("f.ll", text);
    let report = tv(&["--json", &path]).json();
    let expected = [
        "f.ll: src => tgt",
        "f.ll: src1 => tgt1",
        "f.ll: src_a => tgt_a",
    ];
    assert_eq!(pairs(&report), expected);
    for dash in ["-", "--"] {
        let (s, t) = (format!("{dash}src-fn=srcx"), format!("{dash}tgt-fn=other"));
        let report = tv(&["--json", &s, &t, &path]).json();
        assert_eq!(pairs(&report), ["f.ll: srcx => other"]);
        let func = format!("{dash}func=tgt1");
        let report = tv(&["--json", &func, "--func=src", &path]).json();
        assert_eq!(pairs(&report), expected[..2]);
    }
    let report = tv(&["--json", "-src-fn=src", "-tgt-fn=src", &path]).json();
    assert_eq!(pairs(&report)[0], "f.ll: src => src");
    refused(
        &tv(&["--func=nobody", &path]),
        &["no pair with a function 'nobody'"],
    );
}

#[test]
fn a_function_without_partner_is_never_passed_over() {
    let folder = Folder::new();
    let path = folder.write("f.ll", one("src") + &one("target"));
    let ran = tv(&["--json", &path]);
    assert_eq!(ran.code, Some(5), "{ran:?}");
    let report = ran.json();
    assert_eq!(verdicts(&report), ["nothing checked"]);
    assert_eq!(
        reason(&report, 0),
        "@src has no partner @tgt (the file defines @src, @target)"
    );
    let path = folder.write("g.ll", one("tgt_a") + "declare i32 @src_a(i32)\n");
    let ran = tv(&["--json", &path]);
    assert_eq!(ran.code, Some(5));
    assert!(reason(&ran.json(), 0).contains("declared, not defined"));
    let path = folder.write("h.ll", one("f"));
    let ran = tv(&["--json", &path]);
    assert_eq!(ran.code, Some(5));
    assert!(reason(&ran.json(), 0).contains("to check passes on the file"));
    let path = folder.write("empty.ll", "");
    assert_eq!(tv(&[&path]).code, Some(5));
    assert_eq!(tv(&["--identity", &path]).code, Some(5));
    assert_eq!(tv(&["--passes=jump-threading", &path]).code, Some(5));
}

#[test]
fn functions_of_two_files_are_paired_by_name_and_order() {
    let folder = Folder::new();
    let unnamed = "define i32 @0(i32 %x) {\n  ret i32 %x\n}\n";
    let a = folder.write("a.ll", one("f") + &one("g") + unnamed + &one("here"));
    let b = folder.write("b.ll", one("there") + unnamed + &one("g") + &one("f"));
    let report = tv(&["--json", &a, &b]).json();
    assert_eq!(
        pairs(&report),
        [
            "a.ll b.ll: f => f",
            "a.ll b.ll: g => g",
            "a.ll b.ll: <unnamed function 0> => <unnamed function 0>"
        ]
    );
    let notes = report["notes"].to_string();
    assert!(notes.contains("@here is defined in") && notes.contains("@there is defined in"));
    let report = tv(&["--json", "--func=g", &a, &b]).json();
    assert_eq!(pairs(&report), ["a.ll b.ll: g => g"]);
    // The same file twice is an identity check.
    assert_eq!(pairs(&tv(&["--json", &a, &a]).json()).len(), 4);
    let c = folder.write("c.ll", one("else"));
    let ran = tv(&["--json", &a, &c]);
    assert_eq!(ran.code, Some(5));
    assert!(reason(&ran.json(), 0).contains("under the same name"));
}

#[test]
fn triples_and_layouts_must_agree_where_both_are_given() {
    let folder = Folder::new();
    let with = |head: &str| format!("{head}\n{}", one("f"));
    let nvptx = folder.write("a.ll", with("target triple = \"nvptx64-nvidia-cuda\""));
    let amd = folder.write("b.ll", with("target triple = \"amdgcn-amd-amdhsa\""));
    let none = folder.write("c.ll", one("f"));
    let small = folder.write("d.ll", with("target datalayout = \"e-p:32:32\""));
    let large = folder.write("e.ll", with("target datalayout = \"e-p:64:64\""));
    refused(
        &tv(&[&nvptx, &amd]),
        &["different target triples", "amdgcn-amd-amdhsa"],
    );
    refused(
        &tv(&[&small, &large]),
        &["different data layouts", "e-p:32:32"],
    );
    for other in [&nvptx, &small, &large] {
        assert_ne!(tv(&[&none, other]).code, Some(64));
        assert_ne!(tv(&[other, &none]).code, Some(64));
    }
}

#[test]
fn signatures_must_agree() {
    let folder = Folder::new();
    let text = "%T = type { i32, ptr }
%U = type { i32, ptr }
define void @src1(i32 %x) { ret void }
define void @tgt1(i64 %x) { ret void }
define void @src2(%T %x) { ret void }
define void @tgt2(%U %x) { ret void }
define void @src3(ptr %x) { ret void }
define void @tgt3(ptr addrspace(1) %x) { ret void }
";
    let report = tv(&["--json", &folder.write("f.ll", text)]).json();
    for n in [0, 2] {
        assert_eq!(verdicts(&report)[n], "unsupported");
        assert!(reason(&report, n).starts_with("signature mismatch: the source is 'void ("));
    }
    assert!(!reason(&report, 1).contains("signature"));
    // Alone, it is the exit code of what is unsupported.
    let path = folder.write(
        "g.ll",
        "define i8 @src() { ret i8 0 }\ndefine i9 @tgt() { ret i9 0 }\n",
    );
    let ran = tv(&[&path]);
    assert_eq!(ran.code, Some(2), "{ran:?}");
    assert!(
        ran.out
            .contains("signature mismatch: the source is 'i8 ()', the target 'i9 ()'")
    );
}

#[test]
fn folders_are_taken_by_the_names_of_their_files() {
    let folder = Folder::new();
    folder.write("a.srctgt.ll", PAIR);
    folder.write("b.src.ll", one("f"));
    folder.write("b.tgt.ll", one("f"));
    folder.write("c.ident.ll", one("g"));
    folder.write("deep/d.ll", PAIR);
    folder.write("e.src.ll", one("f"));
    folder.write("f.srctgt.ll", "this is no module");
    folder.write("readme.txt", "nor is this");
    let ran = tv(&["--json", "-j", "3", &folder.itself()]);
    // An unreadable file is worse than what is not checked, and does not keep the others from being checked.
    assert_eq!(ran.code, Some(64), "{ran:?}");
    let report = ran.json();
    assert_eq!(
        pairs(&report),
        [
            "a.srctgt.ll: src => tgt",
            "b.src.ll b.tgt.ll: f => f",
            "c.ident.ll: g => g",
            "d.ll: src => tgt",
            "e.src.ll: - => -",
            "f.srctgt.ll: - => -"
        ]
    );
    assert_eq!(verdicts(&report)[4..], ["nothing checked", "error"]);
    assert!(reason(&report, 4).contains("e.tgt.ll is not there"));
    assert!(reason(&report, 5).contains("f.srctgt.ll:1:1"));
    assert_eq!(report["counts"]["error"], 1);
    assert_eq!(report["inputs"], 6);
    // The order of the work changes nothing but times.
    let again = tv(&["--json", "-j", "1", &folder.itself()]).json();
    assert_eq!(
        (pairs(&again), verdicts(&again)),
        (pairs(&report), verdicts(&report))
    );
    let itself = tv(&[
        "--json",
        "--identity",
        &folder.path("a.srctgt.ll"),
        &folder.path("b.src.ll"),
    ]);
    assert_eq!(
        pairs(&itself.json()),
        [
            "a.srctgt.ll: src => src",
            "a.srctgt.ll: tgt => tgt",
            "b.src.ll: f => f"
        ]
    );
}

#[test]
fn our_passes_make_targets() {
    let folder = Folder::new();
    let path = folder.write("in.ll", SMALL.to_owned() + &one("g"));
    let report = tv(&["--json", "-passes=function(jump-threading),verify", &path]).json();
    let list = pairs(&report);
    assert_eq!(list.len(), 2, "{list:?}");
    assert!(
        list[0].ends_with("f => f") && list[1].ends_with("g => g"),
        "{list:?}"
    );
    let target = report["pairs"][0]["target_file"].as_str().unwrap();
    assert!(
        target.ends_with("in.ll after function(jump-threading),verify"),
        "{target}"
    );
    refused(
        &tv(&["--passes=jump-thraeding", &path]),
        &["did you mean 'jump-threading'"],
    );
    refused(&tv(&["--opt=-x=1", &path]), &["--passes"]);
    refused(
        &tv(&["--passes=verify", "--identity", &path]),
        &["cannot be used with"],
    );
}

#[test]
fn opt_22_makes_targets_where_it_is_installed() {
    let folder = Folder::new();
    let path = folder.write("in.ll", one("f"));
    let with_tool = |tool: &str, passes: &str| {
        let passes = format!("--opt-22-passes={passes}");
        let mut command = assert_cmd::Command::new(TANDEM);
        let out = command
            .env("LLVM_OPT", tool)
            .args(["tv", "--json", &passes, &path])
            .output()
            .unwrap();
        Ran {
            code: out.status.code(),
            out: String::from_utf8_lossy(&out.stdout).into_owned(),
            err: String::from_utf8_lossy(&out.stderr).into_owned(),
        }
    };
    let none = with_tool("/nowhere/opt-22", "instcombine");
    refused(&none, &["--opt-22-passes needs LLVM's '/nowhere/opt-22'"]);
    if std::process::Command::new("opt-22")
        .arg("--version")
        .output()
        .is_err()
    {
        eprintln!("SKIPPED: opt-22 is not installed (ci/setup --peers)");
        return;
    }
    let report = with_tool("opt-22", "instcombine").json();
    assert_eq!(pairs(&report).len(), 1);
    let bad = with_tool("opt-22", "no-such-pass");
    refused(&bad, &["opt-22 fails", "no-such-pass"]);
}

#[test]
fn wrong_usage_has_its_own_exit_code() {
    let folder = Folder::new();
    let path = folder.write("f.ll", PAIR);
    for args in [
        &["--smt-to=0"][..],
        &["--smt-to=-5"],
        &["-smt-to=99999999999999"],
        &["--src-unroll=4097"],
        &["--tgt-unroll=many"],
        &["--smt-max-mem=1"],
        &["--smt-random-seed=4294967296"],
        &["--time-limit=86401"],
        &["--uninit=zero"],
        &["--src-fn="],
        &["-j", "0"],
        &["--no-such-option"],
    ] {
        refused(&tv(&[args, &[path.as_str()]].concat()), &[]);
    }
    refused(&tv(&[]), &["required"]);
    refused(
        &tv(&[&folder.path("none.ll")]),
        &["none.ll", "no such file"],
    );
    let nothing = Folder::new();
    refused(&tv(&[&nothing.itself()]), &["no .ll or .bc file"]);
    let broken = folder.write("broken.ll", "define void @src( {");
    let ran = tv(&[&broken]);
    refused(&ran, &[]);
    assert_place(&ran.err, &broken, "define void @src( {");
    refused(&tv(&[&path, &broken]), &["broken.ll:1:"]);
    refused(&tv(&["-o", &folder.itself(), &path]), &["cannot write"]);
    // The other commands keep theirs.
    assert_eq!(tandem(&["check", "--no-such-option"]).code, Some(2));
    let help = tv(&["--help"]);
    assert_eq!((help.code, help.err.as_str()), (Some(0), ""));
    for words in [
        "70  crash",
        "64  wrong usage",
        "--smt-to",
        "nothing was checked",
    ] {
        assert!(help.out.contains(words), "{words}");
    }
}

#[test]
fn alive_tvs_options_are_taken_with_one_dash_and_with_two() {
    let folder = Folder::new();
    let path = folder.write("f.ll", PAIR);
    let options = [
        "smt-to=500",
        "smt-rlimit=100000",
        "src-unroll=3",
        "tgt-unroll=5",
        "disable-undef-input",
        "disable-poison-input",
        "bidirectional",
        "always-verify",
        "smt-random-seed=7",
        "smt-max-mem=256",
        "time-limit=9",
        "uninit=undef",
        "json",
    ];
    for dash in ["-", "--"] {
        let list: Vec<String> = options.iter().map(|o| format!("{dash}{o}")).collect();
        let mut args: Vec<&str> = list.iter().map(String::as_str).collect();
        args.push(&path);
        let report = tv(&args).json();
        let directions: Vec<&Value> = report["pairs"]
            .as_array()
            .unwrap()
            .iter()
            .map(|p| &p["direction"])
            .collect();
        assert_eq!(directions, ["forward", "backward"]);
        assert_eq!(pairs(&report), ["f.ll: src => tgt", "f.ll: tgt => src"]);
        let mode = &report["pairs"][0]["mode"];
        assert_eq!(
            *mode,
            serde_json::json!({"undef_input": false, "poison_input": false, "uninit": "undef",
                "source_unroll": 3, "target_unroll": 5, "inline_depth": 4})
        );
    }
}

#[test]
fn json_has_the_documented_fields() {
    let folder = Folder::new();
    let path = folder.write("f.ll", PAIR);
    let report = tv(&["--json", "--time-report", &path]).json();
    for field in [
        "tool",
        "version",
        "solver",
        "verdict",
        "exit_code",
        "inputs",
        "counts",
        "bounded",
        "pairs",
        "notes",
        "wall_milliseconds",
    ] {
        assert!(report.get(field).is_some(), "{field}");
    }
    for field in [
        "file",
        "function",
        "target_file",
        "target_function",
        "direction",
        "verdict",
        "reason",
        "bounded",
        "bound",
        "mode",
        "assumptions",
        "approximations",
        "blockers",
        "counterexample",
        "queries",
        "units",
        "solver_milliseconds",
        "total_milliseconds",
        "solver",
    ] {
        assert!(report["pairs"][0].get(field).is_some(), "{field}");
    }
}

#[test]
fn results_are_written_whole_where_they_are_wanted() {
    let folder = Folder::new();
    let path = folder.write("f.ll", PAIR);
    let (out, log) = (folder.path("out.json"), folder.path("queries.smt2"));
    let ran = tv(&["--json", "-o", &out, "--smt-log", &log, &path]);
    assert_eq!((ran.out.as_str(), ran.err.as_str()), ("", ""));
    let report: Value = serde_json::from_slice(&std::fs::read(&out).unwrap()).unwrap();
    assert_eq!(pairs(&report), ["f.ll: src => tgt"]);
    assert!(std::fs::metadata(&log).is_ok());
    assert_eq!(folder.names(), ["f.ll", "out.json", "queries.smt2"]);
    // A module from standard input.
    let ran = tandem_on(PAIR.as_bytes(), &["tv", "--json", "-"]);
    assert_eq!(pairs(&ran.json()), ["<stdin>: src => tgt"]);
}

#[test]
fn quiet_says_one_line_per_pair_that_is_not_correct() {
    let folder = Folder::new();
    let path = folder.write("f.ll", one("src") + &one("src1") + &one("tgt1"));
    let ran = tv(&["-q", &path]);
    let lines: Vec<&str> = ran.out.lines().collect();
    assert!(
        lines
            .iter()
            .any(|l| l.starts_with("nothing checked f.ll") || l.contains("@src has no partner"))
    );
    assert!(!ran.out.contains("    mode"), "{}", ran.out);
    let loud = tv(&[&path]);
    assert!(loud.out.contains("    mode"), "{}", loud.out);
    assert!(loud.out.contains("1 input: "), "{}", loud.out);
}
