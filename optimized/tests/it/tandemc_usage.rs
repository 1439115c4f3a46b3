//! The command line of `tandemc`: unknown flags, passes and knobs, values out of range, and what good ones do.

#![allow(clippy::unwrap_used)]

use crate::tandemc_support;

use tandemc_support::*;

#[test]
fn unknown_flags_are_refused_with_a_hint() {
    let folder = Folder::new();
    let path = folder.write("in.ll", SMALL);
    assert_refused(
        &tandemc(&["--pases=jump-threading", &path]),
        &["--pases", "--passes"],
    );
    assert_refused(&tandemc(&["--frobnicate", &path]), &["--frobnicate"]);
    // An option of one dash is named as a whole.
    assert_refused(
        &tandemc(&["-print-everything", &path]),
        &["'-print-everything'"],
    );
    assert_refused(
        &tandemc(&["--emit", "obj", &path]),
        &["obj", "ll, none, mir, ptx"],
    );
    // What says how PTX is made says nothing where none is.
    for option in [
        "--rmw-order=relaxed",
        "--exact-fneg=always",
        "--line-info=off",
    ] {
        let name = option.split('=').next().unwrap();
        assert_refused(&tandemc(&["-O0", option, &path]), &[name, "--emit=ptx"]);
    }
    assert_refused(&tandemc(&[]), &["IN.ll"]);
    assert_refused(&tandemc(&[&path, &path]), &["unexpected argument"]);
    assert_refused(&tandemc(&[&path, "-o"]), &["-o"]);
}

/// A command line of opt's: no file, and knobs as options of their own.
#[test]
fn a_command_line_of_opt_is_taken() {
    let text = b"define void @f(i32 %n) {
entry:
  br label %l
l:
  %i = phi i32 [ 0, %entry ], [ %j, %l ]
  %j = add i32 %i, 1
  %c = icmp ne i32 %j, 7
  br i1 %c, label %l, label %e
e:
  ret void
}
";
    let print = "-passes=print<scalar-evolution>";
    let ran = tandemc_on(text, &["-disable-output", print]);
    assert_eq!((ran.code, ran.out.as_str()), (Some(0), ""), "{ran:?}");
    assert!(ran.err.contains("%j = add i32 %i, 1"), "{}", ran.err);
    let knob = "-scalar-evolution-classify-expressions=0";
    let ran = tandemc_on(text, &[knob, print, "-disable-output"]);
    assert_eq!(ran.code, Some(0), "{ran:?}");
    assert!(!ran.err.contains("%j = add"), "{}", ran.err);
    assert!(
        ran.err.contains("backedge-taken count is i32 6"),
        "{}",
        ran.err
    );
    assert_refused(
        &tandemc_on(text, &["-max-expr-size=many", print]),
        &["invalid value 'many' for option '-max-expr-size'"],
    );
}

#[test]
fn unknown_passes_are_refused_with_a_hint() {
    let folder = Folder::new();
    let path = folder.write("in.ll", SMALL);
    let with = |p: &str| tandemc(&[&format!("--passes={p}"), &path]);
    assert_refused(
        &with("jump-treading"),
        &[
            "unknown pass name 'jump-treading'",
            "did you mean 'jump-threading'?",
        ],
    );
    assert_refused(
        &with("qqqqqqqqqqqqqqqq"),
        &["unknown pass name 'qqqqqqqqqqqqqqqq'"],
    );
    assert!(!with("qqqqqqqqqqqqqqqq").err.contains("did you mean"));
    assert_refused(&with("function(jump-threading"), &["invalid pipeline"]);
    assert_refused(
        &with("jump-threading,,verify"),
        &["unknown function pass ''"],
    );
    for (text, words, caret) in [
        (
            "globaldce,dce,indvrs",
            "unknown module pass 'indvrs'; did you mean 'indvars'?",
            14,
        ),
        ("dce,,dce", "unknown function pass ''", 4),
        ("DCE", "unknown pass name 'DCE'; did you mean 'dce'?", 0),
        (
            "internalize<perserve-gv=f>",
            "invalid Internalize pass parameter 'perserve-gv=f'; did you mean 'preserve-gv'?",
            12,
        ),
        (
            "function(dce,(dce))",
            "invalid use of '' pass as function pipeline",
            13,
        ),
        ("dce)", "invalid pipeline 'dce)'", 4),
    ] {
        let shown = format!("    {text}\n    {}^", " ".repeat(caret));
        assert_refused(&with(text), &[words, &shown]);
    }
    assert_refused(
        &with("branch-folder"),
        &["pass 'branch-folder' works on machine functions", "PTX"],
    );
    assert_eq!(with("").code, Some(0));
    assert_refused(&with(&"function(".repeat(5000)), &["invalid pipeline"]);
    let deep = format!("{}verify{}", "function(".repeat(5000), ")".repeat(5000));
    assert_refused(&with(&deep), &["more than 16 deep"]);
}

#[test]
fn bad_knobs_are_refused_with_what_is_expected() {
    let folder = Folder::new();
    let path = folder.write("in.ll", SMALL);
    let with = |k: &str| tandemc(&["--passes=jump-threading", "-opt", k, &path]);
    assert_refused(
        &with("-jump-threading-treshold=4"),
        &[
            "Unknown command line argument '-jump-threading-treshold'.  Try: 'tandemc --help'",
            "Did you mean '-jump-threading-threshold'?",
        ],
    );
    for value in [
        "-1",
        "1000001",
        "4294967296",
        "99999999999999999999",
        "six",
        "",
        "0x6",
        "6 7",
    ] {
        let ran = with(&format!("-jump-threading-threshold={value}"));
        assert_refused(&ran, &[]);
    }
    assert_refused(
        &with("-jump-threading-threshold=1000001"),
        &["1000001", "a number from 0 to 1000000"],
    );
    assert_refused(
        &with("-jump-threading-threshold"),
        &["a number from 0 to 1000000"],
    );
    let odd = with("-jump-threading-across-loop-headers=maybe");
    let warning =
        "warning: value 'maybe' of '-jump-threading-across-loop-headers' reads as false\n";
    assert_eq!((odd.code, odd.err.as_str()), (Some(0), warning));
    assert_refused(
        &with("jump-threading-threshold=6"),
        &["expected '-knob=value'"],
    );
    assert_refused(&with("-"), &["expected '-knob=value'"]);
    assert_refused(&tandemc(&[&path, "-opt"]), &["--opt"]);
}

#[test]
fn a_bad_command_line_is_refused_before_the_input_is_read() {
    assert_refused(
        &tandemc(&["--passes=nonsense", "missing.ll"]),
        &["nonsense"],
    );
    assert_refused(
        &tandemc(&["--passes=verify", "-opt", "-nonsense", "missing.ll"]),
        &["nonsense"],
    );
}

#[test]
fn both_spellings_of_an_option_do_the_same() {
    let folder = Folder::new();
    let path = folder.write("in.ll", SMALL);
    let spellings: [&[&str]; 4] = [
        &[
            "-passes=jump-threading",
            "-opt",
            "-jump-threading-threshold=0 --jump-threading-phi-threshold=3",
        ],
        &[
            "--passes=jump-threading",
            "--opt",
            "-jump-threading-threshold=0 --jump-threading-phi-threshold=3",
        ],
        &[
            "-passes",
            "jump-threading",
            "-opt=-jump-threading-threshold=0",
            "-opt=-jump-threading-phi-threshold=3",
        ],
        &[
            "--passes",
            "jump-threading",
            "--opt=-jump-threading-threshold=0",
            "-verify-each",
        ],
    ];
    let outputs: Vec<String> = spellings
        .iter()
        .map(|args| {
            let ran = tandemc(&[args, &[path.as_str()][..]].concat());
            assert_eq!((ran.code, ran.err.as_str()), (Some(0), ""), "{args:?}");
            ran.out
        })
        .collect();
    assert!(outputs.iter().all(|o| *o == outputs[0]));
}

#[test]
fn the_pass_runs_and_a_knob_switches_it_off() {
    // JT-013: with disable-JumpThreadingPass the output is what verification alone prints.
    let folder = Folder::new();
    let path = folder.write("in.ll", SMALL);
    let plain = tandemc(&["--passes=verify", &path]).out;
    let threaded = tandemc(&["--passes=jump-threading", &path]).out;
    assert_ne!(
        plain, threaded,
        "the pass does nothing to a phi of constants"
    );
    let (passes, knob) = ("--passes=jump-threading", "-disable-JumpThreadingPass");
    let off = tandemc(&[passes, "-opt", knob, &path]);
    assert_eq!((off.code, off.out), (Some(0), plain));
    // It is the slot, in what is printed and in the numbers, and the later one wins.
    let print = "--print-pipeline-passes";
    assert_eq!(tandemc(&[passes, "-opt", knob, print]).out, "verify\n");
    let off = tandemc(&[passes, "-opt", knob, "-opt-bisect-limit=-1", &path]);
    assert_eq!((off.code, off.err.as_str()), (Some(0), ""));
    let on = [passes, "-opt", knob, "-opt", "-slot57=0", &path];
    assert_eq!(tandemc(&on).out, threaded);
    for (knob, passes) in [
        ("-slot45", "globalopt"),
        ("-disable-GlobalOptPass", "globalopt"),
    ] {
        let passes = format!("--passes={passes}");
        assert_eq!(tandemc(&[&passes, "-opt", knob, print]).out, "verify\n");
    }
}

#[test]
fn a_knob_of_a_pass_that_is_not_built_warns_and_does_nothing() {
    // JT-014.
    let folder = Folder::new();
    let path = folder.write("in.ll", SMALL);
    let ran = tandemc(&[
        "--passes=jump-threading",
        "-opt",
        "-disable-jump-threading=true",
        &path,
    ]);
    assert_eq!(ran.code, Some(0), "{ran:?}");
    assert!(
        ran.err
            .starts_with("warning: knob '-disable-jump-threading'"),
        "{}",
        ran.err
    );
    assert_eq!(ran.out, tandemc(&["--passes=jump-threading", &path]).out);
}

#[test]
fn reports_name_every_step() {
    let path = corpus("interpreter/sroa.ll");
    let path = path.to_str().unwrap();
    let args = [
        "--passes=jump-threading,verify",
        "--time-passes",
        "--stats",
        "--verify-each",
        "--emit",
        "none",
        path,
    ];
    let ran = tandemc(&args);
    assert_eq!((ran.code, ran.out.as_str()), (Some(0), ""), "{ran:?}");
    for row in [
        "parse and verify",
        "jump-threading",
        "verify",
        "print",
        "total",
    ] {
        let line = ran.err.lines().find(|l| l.ends_with(&format!("  {row}")));
        let seconds = line
            .and_then(|l| l.split_whitespace().next())
            .and_then(|s| s.parse::<f64>().ok());
        assert!(
            seconds.is_some_and(|s| s >= 0.0),
            "no time for '{row}':\n{}",
            ran.err
        );
    }
    let counter = |name: &str| -> u64 {
        let line = ran
            .err
            .lines()
            .find(|l| l.ends_with(name))
            .unwrap_or_else(|| panic!("no '{name}' in:\n{}", ran.err));
        line.split_whitespace().next().unwrap().parse().unwrap()
    };
    assert!(counter("module - instructions") > counter("module - blocks"));
    assert!(
        counter("jump-threading - edges threaded") > 0,
        "{}",
        ran.err
    );
}

#[test]
fn help_and_version_are_no_errors() {
    let help = tandemc(&["--help"]);
    assert_eq!((help.code, help.err.as_str()), (Some(0), ""));
    assert!(
        help.out.contains("--passes") && help.out.contains("--opt"),
        "{}",
        help.out
    );
    let version = tandemc(&["--version"]);
    assert_eq!(version.code, Some(0));
    assert_eq!(
        version.out.trim(),
        concat!("tandemc ", env!("CARGO_PKG_VERSION"))
    );
}

/// Two functions that the pass changes.
const TWO: &str = "define i32 @f(i1 %c) {
entry:
  br i1 true, label %a, label %b

a:
  ret i32 1

b:
  ret i32 2
}

define i32 @g(i1 %c) {
entry:
  br i1 true, label %a, label %b

a:
  ret i32 1

b:
  ret i32 2
}
";

#[test]
fn bisection_numbers_executions_as_llvm_does() {
    let folder = Folder::new();
    let path = folder.write("in.ll", TWO);
    let passes = "--passes=jump-threading,verify,jump-threading";
    let run = |limit: &str| tandemc(&[passes, &format!("-opt-bisect-limit={limit}"), &path]);
    let all = run("-1");
    assert_eq!(
        all.err.lines().collect::<Vec<_>>(),
        [
            "BISECT: running pass (1) jump-threading on f",
            "BISECT: running pass (2) jump-threading on f",
            "BISECT: running pass (3) jump-threading on g",
            "BISECT: running pass (4) jump-threading on g",
        ]
    );
    let two = run("2");
    assert!(two.err.contains("running pass (2) jump-threading on f\n"));
    assert!(
        two.err
            .contains("NOT running pass (3) jump-threading on g\n")
    );
    assert_eq!(all.out.matches("br i1").count(), 0, "{}", all.out);
    assert_eq!(two.out.matches("br i1").count(), 1, "{}", two.out);
    assert_eq!(run("0").out.matches("br i1").count(), 2);
    let plain = tandemc(&[passes, &path]);
    assert_eq!((plain.out, plain.err), (all.out, String::new()));
    assert_refused(&run("many"), &["many"]);
    assert_refused(&run("-2"), &["-2"]);
}

#[test]
fn files_and_values_are_left_as_they_stand() {
    let folder = Folder::new();
    let path = folder.write("-O3.ll", SMALL);
    let (inside, name) = path.rsplit_once('/').unwrap();
    let run = |args: &[&str]| {
        let mut command = std::process::Command::new(under_test());
        let out = command.current_dir(inside).args(args).output().unwrap();
        let err = String::from_utf8_lossy(&out.stderr).into_owned();
        assert_eq!(out.status.code(), Some(0), "{err}");
        out.stdout
    };
    let plain = run(&["--passes=dce", &path]);
    assert_eq!(run(&["--passes=dce", "--", name]), plain);
    run(&["--passes=dce", "-o", "-O2.ll", "--", name]);
    let written = std::fs::read(format!("{inside}/-O2.ll")).unwrap();
    assert_eq!(written, plain);
}

#[test]
fn numbers_of_threads_are_checked_under_the_name_that_was_typed() {
    for n in ["x", "-1", "", "1.5"] {
        let ran = tandemc(&["-j", n, "--print-pipeline-passes"]);
        let words = format!("invalid value '{n}' for option '-j'");
        assert_refused(&ran, &[&words]);
    }
    let ran = tandemc(&["-j", "99999999999", "--print-pipeline-passes"]);
    assert_eq!((ran.code, ran.err.as_str()), (Some(0), ""));
}
