//! `tandem mutants` on the command line: what it says without the feature, and with it.

#![allow(clippy::unwrap_used)]

use crate::cli_support;

use cli_support::*;

#[test]
fn times_and_numbers_are_checked() {
    for bad in [
        &["mutants", "--budget", "soon"][..],
        &["mutants", "--budget", "10x"],
        &["mutants", "--budget", "-1s"],
        &["mutants", "--budget", "99999999999999999999"],
        &["mutants", "--seeds", "0"],
        &["mutants", "-j", "0"],
        &["mutants", "--clean", "--defect", "x"],
    ] {
        let r = tandem(bad);
        assert_eq!(r.code, Some(2), "{bad:?}: {r:?}");
        assert!(!r.err.is_empty() && r.out.is_empty(), "{bad:?}: {r:?}");
    }
}

#[test]
fn two_trials_do_not_build_their_mutants_in_one_folder() {
    let source = tempfile::tempdir().unwrap();
    let at = |p: &str| source.path().join(p);
    for folder in ["passes", "analysis", "transform"] {
        std::fs::create_dir_all(at("optimized/src").join(folder)).unwrap();
    }
    std::fs::write(at("Cargo.lock"), "").unwrap();
    let folder = at("target/wild").display().to_string();
    let _other = tandem::fuzzing::corpus::Lock::take(&folder, "a test").unwrap();
    let source = source.path().display().to_string();
    let r = tandem(&["mutants", "--wild", "--list", "--source", &source]);
    assert_eq!(r.code, Some(2), "{r:?}");
    assert!(r.err.contains("another run is using"), "{}", r.err);
    assert_eq!((r.out.as_str(), r.err.lines().count()), ("", 1), "{r:?}");
}

#[cfg(not(feature = "defects"))]
#[test]
fn a_build_without_defects_says_how_to_get_them() {
    let r = tandem(&["mutants", "--budget", "1s"]);
    assert_eq!(r.code, Some(2), "{r:?}");
    assert!(r.err.contains("--features defects"), "{}", r.err);
    assert_eq!(r.out, "");
    assert_eq!(r.err.lines().count(), 1, "{}", r.err);
}

#[cfg(feature = "defects")]
mod with_defects {
    use super::*;

    #[test]
    fn the_list_has_the_catalogue() {
        let r = tandem(&["mutants", "--list"]);
        assert_eq!(r.code, Some(0), "{r:?}");
        let n = tandem_optimized::defects::CATALOGUE.len();
        assert_eq!(r.out.lines().count(), n);
        let json: serde_json::Value =
            serde_json::from_str(&tandem(&["mutants", "--list", "--json"]).out).unwrap();
        assert_eq!(json.as_array().unwrap().len(), n);
    }

    #[test]
    fn an_unknown_defect_is_one_line_with_a_hint() {
        let r = tandem(&["mutants", "--defect", "uses-behind-not-repared"]);
        assert_eq!(r.code, Some(2), "{r:?}");
        assert!(
            r.err.contains("did you mean 'uses-behind-not-repaired'"),
            "{}",
            r.err
        );
    }

    #[test]
    fn hunts_without_a_defect_are_made_pass_by_pass() {
        let args = ["mutants", "--clean", "--budget", "1s", "--seeds", "1"];
        let passes = ["--pass", "constmerge", "--pass", "dfa-jump-threading"];
        let r = tandem(&[&args[..], &passes].concat());
        assert_eq!(r.code, Some(0), "{r:?}");
        let lines: Vec<&str> = r.out.lines().collect();
        assert_eq!(lines.len(), 2, "{r:?}");
        assert!(lines[0].starts_with("dfa-jump-threading without defects: "));
        assert!(lines[1].starts_with("constmerge without defects: "));
        assert!(lines.iter().all(|l| l.ends_with("0 findings")), "{r:?}");
    }

    #[test]
    fn only_passes_with_defects_can_be_asked_for() {
        let r = tandem(&["mutants", "--pass", "constmerg"]);
        assert_eq!(r.code, Some(2), "{r:?}");
        assert!(r.err.contains("did you mean 'constmerge'"), "{}", r.err);
    }

    #[test]
    fn a_measurement_is_told_in_json() {
        let args = [
            "mutants",
            "--defect",
            "uses-behind-not-repaired",
            "--budget",
            "30s",
            "--seeds",
            "1",
        ];
        let r = tandem(&[&args[..], &["--reduce", "0", "--json"]].concat());
        assert_eq!(r.code, Some(0), "{r:?}");
        let json: serde_json::Value = serde_json::from_str(&r.out).unwrap();
        assert_eq!(json["detected"], 1);
        let run = &json["rows"][0]["runs"][0];
        assert!(run["reached"].as_u64() > Some(0) && run["triggered"].as_u64() > Some(0));
        assert_eq!(run["blamed"], "jump-threading");
        assert_eq!(json["rows"][0]["defect"], "uses-behind-not-repaired");
    }

    #[test]
    fn what_is_not_found_is_a_finding_with_its_reason() {
        // No time, so nothing can be found.
        let r = tandem(&[
            "mutants",
            "--defect",
            "undef-is-zero",
            "--budget",
            "0",
            "--seeds",
            "1",
        ]);
        assert_eq!(r.code, Some(1), "{r:?}");
        assert!(r.out.contains("never reached"), "{}", r.out);
    }

    /// Rows of a measurement without any time: of three seeds two decide.
    #[test]
    fn a_defect_that_most_seeds_have_missed_is_not_hunted_on() {
        let words = ["mutants", "--defect", "undef-is-zero", "--budget", "0"];
        let r = tandem(&[&words[..], &["--seeds", "3", "--json"]].concat());
        assert_eq!(r.code, Some(1), "{r:?}");
        let json: serde_json::Value = serde_json::from_str(&r.out).unwrap();
        let runs = json["rows"][0]["runs"].as_array().unwrap();
        let seeds: Vec<_> = runs.iter().filter_map(|r| r["seed"].as_u64()).collect();
        assert_eq!(seeds, [1, 2]);
    }

    fn measure(state: &std::path::Path, more: &[&str]) -> Ran {
        let name = state.to_str().unwrap();
        let words = ["mutants", "--defect", "uses-behind-not-repaired"];
        let limits = ["--budget", "30", "--reduce", "0", "--state", name];
        tandem(&[&words[..], &limits, more].concat())
    }

    #[test]
    fn a_measurement_that_was_cut_off_goes_on() {
        let folder = tempfile::tempdir().unwrap();
        let state = folder.path().join("state");
        let first = measure(&state, &["--seeds", "1", "--json"]);
        assert_eq!(first.code, Some(0), "{first:?}");
        let one = std::fs::read_to_string(&state).unwrap();
        assert_eq!(one.lines().count(), 2, "{one}");

        // What is there is not measured again, byte for byte.
        let same = measure(&state, &["--seeds", "1", "--json"]);
        assert_eq!(same.out, first.out);
        assert_eq!(std::fs::read_to_string(&state).unwrap(), one);

        // Killed while a line was being written: that run is lost, and nothing else.
        std::fs::write(&state, format!("{one}{{\"defect\":\"uses-b")).unwrap();
        let more = measure(&state, &["--seeds", "3", "--json"]);
        assert_eq!(more.code, Some(0), "{more:?}");
        let all = std::fs::read_to_string(&state).unwrap();
        assert!(all.starts_with(&one) && all.lines().count() == 4, "{all}");
        let (a, b): (serde_json::Value, serde_json::Value) = (
            serde_json::from_str(&first.out).unwrap(),
            serde_json::from_str(&more.out).unwrap(),
        );
        assert_eq!(a["rows"][0]["runs"][0], b["rows"][0]["runs"][0]);
        assert_eq!(b["rows"][0]["runs"].as_array().unwrap().len(), 3);
    }

    #[test]
    fn a_state_of_something_else_is_left_alone() {
        let folder = tempfile::tempdir().unwrap();
        let state = folder.path().join("state");
        for (text, says) in [
            ("define void @f()\n", "no measurement of mutants"),
            (
                "{\"version\":\"0\",\"budget_seconds\":1.0,\"reduction_seconds\":0.0}\n",
                "measured by version 0 with 1 CPU seconds",
            ),
        ] {
            std::fs::write(&state, text).unwrap();
            let r = measure(&state, &["--seeds", "1"]);
            assert_eq!(r.code, Some(2), "{r:?}");
            assert!(r.err.contains(says) && r.err.lines().count() == 1, "{r:?}");
            assert_eq!(std::fs::read_to_string(&state).unwrap(), text);
        }
        let nowhere = folder.path().join("no/such/folder");
        let r = measure(&nowhere, &["--seeds", "1"]);
        assert_eq!(r.code, Some(2), "{r:?}");
        assert!(r.err.contains("cannot open"), "{r:?}");
    }
}
