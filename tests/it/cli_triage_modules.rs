//! `tandem triage` of pipelines in which passes on whole modules stand.

#![allow(clippy::unwrap_used)]

use crate::cli_support;

use cli_support::*;
use std::path::Path;
use tandem_ir::Module;
use tandem_optimized::options::Options;

/// A variable that is loaded before its only store (GO-T19), and a branch that jump threading folds.
const LOADED_FIRST: &str = "@g = internal global i32 7

define i32 @f(i1 %c) {
entry:
  %before = load i32, ptr @g
  store i32 9, ptr @g
  br i1 %c, label %a, label %b

a:
  br label %join

b:
  br label %join

join:
  %p = phi i1 [ true, %a ], [ false, %b ]
  br i1 %p, label %yes, label %no

yes:
  ret i32 %before

no:
  ret i32 0
}
";

#[test]
fn a_sound_file_is_good_under_a_mixed_pipeline() {
    let folder = Folder::new();
    let file = folder.write("in.ll", LOADED_FIRST);
    let out = folder.path("out");
    for passes in [
        "globalopt,jump-threading,globaldce",
        "internalize",
        "jump-threading,constmerge",
    ] {
        let args = [
            "triage",
            &file,
            "-o",
            &out,
            "--smt-rlimit",
            "0",
            "--passes",
            passes,
        ];
        let ran = tandem(&args);
        assert_eq!(ran.code, Some(0), "{passes}: {ran:?}");
        assert!(ran.out.contains("nothing is wrong"), "{ran:?}");
        assert!(!Path::new(&out).exists());
    }
    // Without a pipeline the passes on the module are looked at as well.
    let ran = tandem(&["triage", &file, "-o", &out, "--smt-rlimit", "0"]);
    assert_eq!(ran.code, Some(0), "{ran:?}");
}

/// Two functions, one of which a parameter keeps visible.
const TWO: &str =
    "define i32 @kept() {\n  ret i32 1\n}\n\ndefine i32 @hidden() {\n  ret i32 2\n}\n";

const KEEPING: &str = "internalize<preserve-gv=kept>";

#[test]
fn a_parameter_reaches_both_forms() {
    let folder = Folder::new();
    let file = folder.write("in.ll", TWO);
    let out = folder.path("out");
    let json = |args: &[&str]| {
        let ran = tandem(&[&["check", "--json", "--smt-rlimit", "0", &file], args].concat());
        assert_eq!(ran.code, Some(0), "{ran:?}");
        ran.json()
    };
    for (pass, hidden) in [("internalize", 2), (KEEPING, 1)] {
        let report = json(&["--pass", pass]);
        assert_eq!(report["files"][0]["changed_names"], hidden, "{report:#}");
    }
    let both = json(&["--pass", KEEPING, "--pass", "internalize"]);
    assert_eq!(both["files"].as_array().unwrap().len(), 2, "{both:#}");
    let pipeline = format!("jump-threading,{KEEPING},globaldce");
    let args = ["triage", &file, "-o", &out, "--smt-rlimit", "0"];
    let ran = tandem(&[&args[..], &["--passes", &pipeline]].concat());
    assert_eq!(ran.code, Some(0), "{ran:?}");
    for (pass, words) in [
        ("internalize<preserve=f>", "did you mean 'preserve-gv'?"),
        ("internalize<preserve-gv=f", "unbalanced brackets"),
        ("jump-threading<x>", "takes no parameters"),
    ] {
        let ran = tandem(&["check", &file, "--pass", pass]);
        assert_eq!(ran.code, Some(2), "{ran:?}");
        assert!(ran.err.contains(words), "{ran:?}");
    }
}

/// Production that does not know of its parameter hides a name that the reference knows it must keep.
#[test]
fn production_that_forgets_its_parameter_is_found_out() {
    use tandem::judge::{self, Judging};
    use tandem::registry::{Forms, chosen};
    use tandem::triage::{Case, Settings, known::Known, stage::stage, triage};
    let options = Options::default();
    let forgets = || {
        let keeping = chosen::<Module>(&options, &[KEEPING.into()]).unwrap();
        let keeping = keeping.into_iter().next().unwrap();
        let plain = Forms::<Module>::of("internalize", &options).unwrap();
        Forms {
            production: plain.production,
            ..keeping
        }
    };
    let module = tandem_ir::text::parse(TWO.as_bytes(), "in.ll").unwrap();
    let mut judging = Judging::thorough();
    judging.config.validator = None;
    let (report, _) = judge::by_pass(&judging, &forgets(), &module, "in.ll");
    // The host misses the name, and the reference says which step took it.
    let worst = &report.findings[0];
    assert_eq!(worst.verdict, "miscompile", "{worst:?}");
    assert!(
        worst.message.contains("internal in the target"),
        "{worst:?}"
    );
    let mut others = report.findings[1..].iter();
    let found = others.find(|f| f.verdict == "illegal-rewrite").unwrap();
    assert!(found.message.contains("keep list"), "{found:?}");
    assert!(
        found
            .reproduce
            .contains("--pass 'internalize<preserve-gv=kept>'")
    );
    let case = Case {
        program: &module,
        file: "in.ll",
        stages: &[stage(vec![forgets()])],
        judging: &judging,
    };
    let settings = Settings {
        reduce: false,
        reduce_steps: 1,
        known: &Known::default(),
        today: "2026-11-23".parse().unwrap(),
    };
    let bug = triage(&case, &settings).unwrap();
    assert_eq!(bug.place().pass, KEEPING);
    let regression = tandem::triage::regression::regression(&bug.regression(&case.about()));
    assert!(
        regression
            .text
            .contains("; pass: internalize<preserve-gv=kept>\n")
    );
    assert!(regression.path.starts_with("internalize/"));
}

#[cfg(feature = "defects")]
mod with_defects {
    use super::*;
    use tandem_ir::text::print;
    use tandem_optimized::driver;
    use tandem_optimized::pass_manager::{Limit, run_limited};
    use tandem_optimized::pipeline;

    fn triaged(more: &[&str]) -> (Folder, Ran) {
        let folder = Folder::new();
        let file = folder.write("in.ll", LOADED_FIRST);
        let (out, kept) = (folder.path("out"), folder.path("kept"));
        let args = [
            "triage",
            &file,
            "-o",
            &out,
            "--smt-rlimit",
            "0",
            "--json",
            "--regressions",
            &kept,
        ];
        let ran = tandem(&[&args[..], more].concat());
        (folder, ran)
    }

    #[test]
    fn a_wrong_pass_on_the_module_is_found_reduced_and_kept_go_t19() {
        let (folder, ran) = triaged(&[
            "--passes",
            "jump-threading,globalopt,globaldce",
            "--defect",
            "forwarded-backwards",
        ]);
        assert_eq!(ran.code, Some(1), "{ran:?}");
        let json = ran.json();
        assert_eq!(json["place"]["pass"], "globalopt", "{json:#}");
        assert_eq!(
            (&json["place"]["execution"], &json["place"]["of"]),
            (&2.into(), &3.into())
        );
        assert_eq!(json["place"]["function"], "[module]");
        assert_eq!(json["step"]["kind"], "forward-store");
        let fields = json["step"]["fields"].as_array().unwrap();
        let value = |n: usize, name: &str| {
            assert_eq!(fields[n]["name"], name, "{fields:?}");
            fields[n]["value"].as_str().unwrap()
        };
        assert!(value(0, "global").starts_with('@'), "{fields:?}");
        assert!(value(1, "load").contains(" in @"), "{fields:?}");
        let oracles = json["oracles"].as_array().unwrap();
        let judge = oracles.iter().find(|o| o["oracle"] == "reference judge");
        assert_eq!(judge.unwrap()["says"], "wrong", "{oracles:?}");
        assert!(
            json["reduced"]["instructions"].as_u64() <= Some(3),
            "{json:#}"
        );
        assert_eq!(json["reduced"]["minimal"], true);
        for name in [
            "report.html",
            "triage.json",
            "before.ll",
            "after.ll",
            "reduced.ll",
        ] {
            assert!(
                Path::new(&folder.path("out")).join(name).is_file(),
                "{name}"
            );
        }
        let page = std::fs::read_to_string(folder.path("out/report.html")).unwrap();
        assert!(page.contains("on the module") && page.contains("Steps of the pass"));
        // The regression is good for production as it is.
        let regression = json["regression"].as_str().unwrap();
        assert!(regression.contains("/globalopt/"), "{regression}");
        let again = tandem(&["check", "--pass", "globalopt", regression]);
        assert_eq!(again.code, Some(0), "{again:?}");
    }

    /// The module after so many executions of a pipeline, as `tandemc -opt-bisect-limit=N` leaves it.
    fn bisected(file: &str, passes: &str, limit: u64) -> String {
        let mut module = driver::load_module(file).unwrap();
        let steps = pipeline::parse(passes).unwrap();
        let mut bisect = Limit {
            last: Some(limit),
            say: |_: &str| (),
        };
        let options = Options::default();
        run_limited(&mut module, &steps, &options, false, &mut bisect).unwrap();
        print(&module)
    }

    fn commands(json: &serde_json::Value) -> Vec<String> {
        let all = json["commands"].as_array().unwrap();
        let lines = all.iter().map(|c| c["line"].as_str().unwrap().to_owned());
        lines.collect()
    }

    #[test]
    fn a_wrong_pass_on_functions_is_found_between_passes_on_the_module() {
        let passes = "globaldce,jump-threading,globalopt";
        let (folder, ran) = triaged(&[
            "--no-reduce",
            "--passes",
            passes,
            "--defect",
            "phi-of-first-predecessor",
        ]);
        assert_eq!(ran.code, Some(1), "{ran:?}");
        let json = ran.json();
        assert_eq!(json["place"]["pass"], "jump-threading", "{json:#}");
        assert_eq!(
            (&json["place"]["execution"], &json["place"]["of"]),
            (&2.into(), &3.into())
        );
        assert_eq!(json["place"]["function"], "f");
        // The commands name the whole pipeline, and count as tandemc does.
        let all = commands(&json).join("\n");
        for wanted in [
            format!("tandem triage --passes={passes} "),
            format!("tandemc --passes={passes} -opt-bisect-limit=1 "),
            format!("tandemc --passes={passes} -opt-bisect-limit=2 "),
        ] {
            assert!(all.contains(&wanted), "'{wanted}' is missing in\n{all}");
        }
        let page = std::fs::read_to_string(folder.path("out/report.html")).unwrap();
        assert!(page.contains(&format!("--passes={passes} -opt-bisect-limit=2")));
        let before = std::fs::read_to_string(folder.path("out/before.ll")).unwrap();
        assert_eq!(before, bisected(&folder.path("in.ll"), passes, 1));
        assert_ne!(before, bisected(&folder.path("in.ll"), passes, 2));
    }

    /// Three loops of which the second may not go, behind a function with a loop of its own.
    const LOOPS: &str = "
define void @before() {
entry:
  br label %h
h:
  %i = phi i32 [ 0, %entry ], [ %i2, %h ]
  %i2 = add nuw i32 %i, 1
  %c = icmp ult i32 %i2, 10
  br i1 %c, label %h, label %out
out:
  ret void
}

define void @f(ptr %p) {
entry:
  br label %first
first:
  %i = phi i32 [ 0, %entry ], [ %i2, %first ]
  %i2 = add nuw i32 %i, 1
  %c = icmp ult i32 %i2, 10
  br i1 %c, label %first, label %spin
spin:
  %k = phi i32 [ 0, %first ], [ %k2, %spin ]
  %v = load volatile i32, ptr %p
  %k2 = add i32 %k, 1
  %z = icmp ult i32 %k2, 4
  br i1 %z, label %spin, label %third
third:
  %j = phi i32 [ 0, %spin ], [ %j2, %third ]
  %j2 = add nuw i32 %j, 1
  %d = icmp ult i32 %j2, 10
  br i1 %d, label %third, label %out
out:
  ret void
}
";

    /// Of a pass on loops the loop is named, and its execution by the number that the compiler gives it: `loop-simplify` and
    /// `lcssa` have one on each function.
    #[test]
    fn a_wrong_loop_is_named_by_its_own_execution() {
        let folder = Folder::new();
        let file = folder.write("in.ll", LOOPS);
        let ran = tandem(&[
            "triage",
            "--pass",
            "loop-deletion",
            "--defect",
            "spin-loop-deleted",
            "--no-regression",
            "--json",
            "-o",
            &folder.path("report"),
            &file,
        ]);
        assert_eq!(ran.code, Some(1), "{ran:?}");
        let json = ran.json();
        let place = &json["place"];
        assert_eq!(place["execution"], 7, "{json:#}");
        assert_eq!(place["turns"], 1, "{json:#}");
        assert_eq!(place["of"], 8, "{json:#}");
        assert_eq!(place["on_loop"], "loop %spin in function f", "{json:#}");
        let page = std::fs::read_to_string(folder.path("report/report.html")).unwrap();
        let wanted = "execution 7 of 8: loop-deletion on loop %spin in function f";
        assert!(page.contains(wanted), "{page}");
    }

    /// A defect, a pipeline that never ends with it, the pass, and the place: execution, of how many, on what.
    type Hang = (
        &'static str,
        &'static str,
        &'static str,
        (u64, u64, &'static str),
    );

    const HANGS: [Hang; 6] = [
        (
            "named-variable-listed-again",
            "globalopt",
            "globalopt",
            (1, 1, "[module]"),
        ),
        (
            "named-variable-listed-again",
            "jump-threading,globalopt,globaldce",
            "globalopt",
            (2, 3, "[module]"),
        ),
        (
            "dfa-refused-tried-again",
            "dfa-jump-threading",
            "dfa-jump-threading",
            (1, 1, "f"),
        ),
        (
            "dfa-refused-tried-again",
            "globaldce,jump-threading,dfa-jump-threading,internalize",
            "dfa-jump-threading",
            (3, 4, "f"),
        ),
        (
            "self-loop-marked-again",
            "constmerge,generic-to-nvvm,jump-threading",
            "jump-threading",
            (3, 3, "f"),
        ),
        // Every pass on functions, then every one on the module.
        (
            "named-variable-listed-again",
            "",
            "globalopt",
            (1, 6, "[module]"),
        ),
    ];

    #[test]
    fn a_pass_that_never_ends_is_found_in_every_pipeline() {
        for (defect, passes, pass, (execution, of, on)) in HANGS {
            let folder = Folder::new();
            // What each of the defects needs.
            let loops = std::fs::read_to_string(program_of(match pass {
                "globalopt" => "self-loop-marked-again",
                _ => defect,
            }));
            let globals = std::fs::read_to_string(program_of("named-variable-listed-again"));
            let text = loops.unwrap() + &globals.unwrap();
            let file = folder.write("in.ll", text);
            let (out, kept) = (folder.path("out"), folder.path("kept"));
            let mut args = vec!["triage", &file, "-o", &out, "--smt-rlimit", "0", "--json"];
            args.extend([
                "--regressions",
                &kept,
                "--defect",
                defect,
                "--hang-time",
                "5",
            ]);
            if !passes.is_empty() {
                args.extend(["--passes", passes]);
            }
            let ran = tandem(&args);
            assert_eq!(ran.code, Some(1), "{defect} in {passes}: {ran:?}");
            let json = ran.json();
            assert_eq!(json["verdict"], "hang", "{json:#}");
            let place = &json["place"];
            assert_eq!(place["pass"], pass, "{json:#}");
            assert_eq!(place["execution"], execution, "{json:#}");
            assert_eq!(place["of"], of, "{json:#}");
            assert_eq!(place["function"], on, "{json:#}");
            let signature = json["signature"].as_str().unwrap();
            let wanted = format!("{pass}/hang/-/turns@");
            assert!(signature.starts_with(&wanted), "{signature}");
            assert!(
                json["reduced"]["instructions"].as_u64() <= Some(5),
                "{json:#}"
            );
            assert_eq!(json["reduced"]["minimal"], true, "{json:#}");
            let all = commands(&json).join("\n");
            assert!(
                all.contains(&format!("-opt-bisect-limit={execution} ")),
                "{all}"
            );
            assert!(all.contains(&format!("--passes={passes}")), "{all}");
            let page = std::fs::read_to_string(folder.path("out/report.html")).unwrap();
            assert!(page.contains("no further step in"), "{page}");
            let regression = json["regression"].as_str().unwrap();
            let again = tandem(&["check", "--pass", pass, "--smt-rlimit", "0", regression]);
            assert_eq!(again.code, Some(0), "without the defect: {again:?}");
            let again = tandem(&[
                "triage",
                regression,
                "-o",
                &folder.path("again"),
                "--smt-rlimit",
                "0",
                "--no-regression",
                "--no-reduce",
                "--pass",
                pass,
                "--defect",
                defect,
            ]);
            assert_eq!(again.code, Some(1), "with it: {again:?}");
        }
    }

    fn program_of(defect: &str) -> String {
        format!("{}/tests/mutants/{defect}.ll", env!("CARGO_MANIFEST_DIR"))
    }
}
