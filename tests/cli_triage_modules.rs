//! `tandem triage` of pipelines in which passes on whole modules stand.

#![allow(clippy::unwrap_used)]

mod cli_support;

use cli_support::*;
use std::path::Path;

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
            "--smt-time",
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
    let ran = tandem(&["triage", &file, "-o", &out, "--smt-time", "0"]);
    assert_eq!(ran.code, Some(0), "{ran:?}");
}

#[cfg(feature = "defects")]
mod with_defects {
    use super::*;

    fn triaged(more: &[&str]) -> (Folder, Ran) {
        let folder = Folder::new();
        let file = folder.write("in.ll", LOADED_FIRST);
        let (out, kept) = (folder.path("out"), folder.path("kept"));
        let args = [
            "triage",
            &file,
            "-o",
            &out,
            "--smt-time",
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

    #[test]
    fn a_wrong_pass_on_functions_is_found_between_passes_on_the_module() {
        let (_folder, ran) = triaged(&[
            "--passes",
            "globaldce,jump-threading,globalopt",
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
    }
}
