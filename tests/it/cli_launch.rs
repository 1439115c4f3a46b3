//! Launch descriptions that are malformed, do not fit the module, or ask for absurd sizes.

#![allow(clippy::unwrap_used)]

use crate::cli_support;

use cli_support::*;
use serde_json::{Value, json};

/// The description with one place changed: a JSON pointer and what stands there now.
fn changed(pointer: &str, value: Value) -> String {
    let mut launch = launch();
    *launch
        .pointer_mut(pointer)
        .unwrap_or_else(|| panic!("{pointer}")) = value;
    launch.to_string()
}

fn in_folder(launch: &str) -> (Folder, String, String) {
    let folder = Folder::new();
    let path = folder.write("kernel.ll", KERNEL);
    let json = folder.write("launch.json", launch);
    (folder, path, json)
}

#[test]
fn the_description_itself_is_good() {
    // Otherwise the tests below would be about nothing.
    let (_folder, path, _) = in_folder(&launch().to_string());
    let ran = tandem(&["run", &path]);
    assert_eq!(ran.code, Some(0), "{ran:?}");
    assert!(ran.out.starts_with("ok "), "{}", ran.out);
    let ran = tandem(&["check", "-v", &path]);
    assert_eq!(ran.code, Some(0), "{ran:?}");
    assert!(ran.out.contains("launch same"), "{}", ran.out);
}

#[test]
fn malformed_descriptions_get_place_snippet_and_caret() {
    let good = launch().to_string();
    for text in [
        String::new(),
        "{".into(),
        "[]".into(),
        "not json".into(),
        good[..good.len() / 2].to_owned(),
        "{\n  \"launches\": [],\n  \"lunches\": []\n}".into(),
        changed("/buffers/data/type", json!("i33")),
        changed("/launches/0/grid", json!([1, 1])),
        changed("/launches/0/grid/0", json!(-1)),
        changed("/launches/0/grid/0", json!(4_294_967_296u64)),
        changed("/launches/0/shared_bytes", json!(-1)),
        changed("/launches/0/kernel", json!(7)),
        "[".repeat(100_000),
        format!("{{\"launches\": {}", "[".repeat(100_000)),
    ] {
        let (_folder, path, json) = in_folder(&text);
        for command in ["run", "check"] {
            let ran = tandem(&[command, &path]);
            assert_refused(&ran, &[&json]);
            assert_place(&ran.all(), &json, &text);
        }
    }
}

#[test]
fn binary_descriptions_are_refused() {
    for bytes in [
        vec![0u8; 100],
        vec![0xff; 100],
        b"{\"about\": \"\xff\", \"launches\": []}".to_vec(),
    ] {
        let folder = Folder::new();
        let path = folder.write("kernel.ll", KERNEL);
        let json = folder.write("launch.json", bytes);
        for command in ["run", "check"] {
            assert_refused(&tandem(&[command, &path]), &[&json]);
        }
    }
}

#[test]
fn descriptions_that_do_not_fit_the_module_are_refused() {
    for (text, why) in [
        (
            changed("/launches/0/kernel", json!("triple")),
            "no kernel 'triple'",
        ),
        (
            changed("/launches/0/args", json!([])),
            "takes 2 arguments, 0 are given",
        ),
        (
            changed("/launches/0/args/0", json!({"buffer": "other"})),
            "no buffer 'other'",
        ),
        (
            changed("/launches/0/args/0", json!({"buffer": 3})),
            "'buffer' wants a name",
        ),
        (changed("/launches/0/args/0", json!({})), "exactly one key"),
        (
            changed("/launches/0/args/1", json!({"i32": 4_294_967_296u64})),
            "does not fit i32",
        ),
        (
            changed("/launches/0/args/1", json!({"i33": 4})),
            "unknown argument type 'i33'",
        ),
        (
            changed("/launches/0/args/1", json!({"i32": "four"})),
            "wants a number",
        ),
        (
            changed("/buffers/data", json!({"type": "u8", "data": [256]})),
            "does not fit",
        ),
        (
            changed("/buffers/data", json!({"type": "u8"})),
            "neither 'data' nor 'count'",
        ),
        (
            changed("/expect", json!({"other": {"type": "i32", "data": [1]}})),
            "unknown buffer 'other'",
        ),
    ] {
        assert_does_not_fit(&text, why);
    }
    let mut with_global = launch();
    with_global["globals"] = json!({"nope": {"type": "i32", "data": [1]}});
    assert_does_not_fit(&with_global.to_string(), "no variable 'nope'");
}

/// `run` refuses the description; `check` claims nothing about it, and says so by verdict and exit code.
#[track_caller]
fn assert_does_not_fit(launch: &str, why: &str) {
    let (_folder, path, json) = in_folder(launch);
    assert_refused(&tandem(&["run", &path]), &[&json, why]);
    let ran = tandem(&["check", "--inputs", "2", &path]);
    assert_refused(&ran, &["1 unsupported", &json, why]);
}

#[test]
fn absurd_sizes_are_refused_at_once() {
    let huge = u64::MAX;
    for (text, why) in [
        (
            changed("/launches/0/grid", json!([u32::MAX, u32::MAX, u32::MAX])),
            "empty or too large",
        ),
        (
            changed("/launches/0/block", json!([0, 1, 1])),
            "empty or too large",
        ),
        (
            changed("/launches/0/grid", json!([65536, 64, 1])),
            "empty or too large",
        ),
        (
            changed("/launches/0/shared_bytes", json!(huge)),
            "shared memory are too large",
        ),
        (
            changed("/launches/0/shared_bytes", json!(1u64 << 32)),
            "shared memory are too large",
        ),
        (
            changed("/buffers/data", json!({"type": "u64", "count": huge})),
            "too many",
        ),
        (
            changed("/buffers/data", json!({"type": "i8", "count": 1u64 << 40})),
            "too many",
        ),
    ] {
        assert_does_not_fit(&text, why);
    }
    let mut many = launch();
    for n in 0..64 {
        many["buffers"][format!("b{n}")] = json!({"type": "i8", "count": 1u64 << 28});
    }
    assert_does_not_fit(&many.to_string(), "too large");
}

#[test]
fn a_missing_description_is_named() {
    let folder = Folder::new();
    let path = folder.write("kernel.ll", KERNEL);
    assert_refused(&tandem(&["run", &path]), &[&path, "no launch.json"]);
    let missing = folder.path("missing.json");
    assert_refused(
        &tandem(&["run", "--launch", &missing, &path]),
        &["cannot read", &missing, "no such file"],
    );
    assert_refused(
        &tandem(&["run", "--launch", &folder.itself(), &path]),
        &["cannot read", "folder"],
    );
    // Without one, check has launches of no kind to compare, which is no error.
    let ran = tandem(&["check", "-v", &path]);
    assert_eq!(ran.code, Some(0), "{ran:?}");
    assert!(!ran.out.contains("launch same"), "{}", ran.out);
}

#[test]
fn a_bad_description_among_good_ones_does_not_stop_the_others() {
    for bad_text in [
        "{".to_owned(),
        changed("/launches/0/kernel", json!("triple")),
    ] {
        let folder = Folder::new();
        for name in ["a", "b", "c"] {
            folder.write(&format!("{name}/kernel.ll"), KERNEL);
            folder.write(&format!("{name}/launch.json"), launch().to_string());
        }
        let bad = folder.write("b/launch.json", bad_text);
        let ran = tandem(&["run", &folder.itself()]);
        assert_refused(&ran, &[&bad, "2 of 3 as expected"]);
        let ran = tandem(&["check", "--inputs", "2", &folder.itself()]);
        assert_refused(&ran, &[&bad, "2 launch descriptions agree"]);
    }
}

#[test]
fn a_result_that_is_not_as_expected_is_a_finding_of_run() {
    let (_folder, path, _) = in_folder(&changed("/expect/data/data/2", json!(7)));
    let ran = tandem(&["run", &path]);
    assert_eq!(ran.code, Some(1), "{ran:?}");
    assert!(
        ran.out.contains("wrong result") && ran.out.contains("data[2] is 6, expected 7"),
        "{}",
        ran.out
    );
    // The pass is not to blame, but nobody may say that source and result agree with the expected data.
    let ran = tandem(&["check", "--inputs", "2", &path]);
    assert_ne!(ran.code, Some(1), "{ran:?}");
    assert!(
        ran.out.contains("0 launch descriptions agree"),
        "{}",
        ran.out
    );
}

#[test]
fn a_launch_that_reaches_undefined_behaviour_is_a_finding_of_run() {
    // The buffer is shorter than the kernel believes.
    let (_folder, path, _) = in_folder(&changed("/buffers/data/data", json!([1, 2])));
    let ran = tandem(&["run", &path]);
    assert_eq!(ran.code, Some(1), "{ran:?}");
    assert!(ran.out.contains("undefined behaviour"), "{}", ran.out);
    let ran = tandem(&["check", "--inputs", "2", &path]);
    assert!(
        ran.out.contains("0 launch descriptions agree"),
        "{}",
        ran.out
    );
}

#[test]
fn reduce_needs_a_description_whose_result_differs() {
    let (folder, path, json) = in_folder(&launch().to_string());
    let out = folder.path("out.ll");
    let ran = tandem(&["reduce", &path, "--launch", &json, "-o", &out]);
    assert_refused(&ran, &["is the same after every pass"]);
    let (folder, path, json) = in_folder("{");
    let ran = tandem(&[
        "reduce",
        &path,
        "--launch",
        &json,
        "-o",
        &folder.path("out.ll"),
    ]);
    assert_refused(&ran, &[&json]);
}

#[test]
fn a_description_of_one_file_goes_before_that_of_the_folder() {
    let (folder, path, _) = in_folder("not json");
    folder.write("kernel.launch.json", launch().to_string());
    let ran = tandem(&["run", &path]);
    assert_eq!(ran.code, Some(0), "{ran:?}");
}

/// A kernel that a seeded defect breaks, on its own data.
#[cfg(feature = "defects")]
#[test]
fn a_result_that_differs_on_a_kernels_own_data_is_reduced_with_the_data() {
    let folder = Folder::new();
    let kernel = format!("{}/corpus/kernels/interpreter", env!("CARGO_MANIFEST_DIR"));
    let (source, out) = (format!("{kernel}/O1.ll"), folder.path("out.ll"));
    let json = format!("{kernel}/launch.json");
    let args = [
        "reduce",
        &source,
        "--pass",
        "jump-threading",
        "--launch",
        &json,
        "-o",
        &out,
    ];
    let defect = ["--defect", "chain-through-merge", "--json"];
    let ran = tandem(&[&args[..], &defect[..]].concat());
    assert_eq!(ran.code, Some(0), "{ran:?}");
    let report = ran.json();
    assert!(report["after"]["instructions"].as_u64() < report["before"]["instructions"].as_u64());
    // What lies beside the result is a test: good before the pass.
    let small = folder.path("out.launch.json");
    let again: Value = serde_json::from_str(&std::fs::read_to_string(&small).unwrap()).unwrap();
    let threads = &again["launches"][0]["block"][0];
    assert!(threads.as_u64() <= Some(2), "{again}");
    let ran = tandem(&["run", &out]);
    assert_eq!(ran.code, Some(0), "{ran:?}");
    let ran = tandem(&[
        "reduce",
        &out,
        "--launch",
        &small,
        "-o",
        &folder.path("no.ll"),
    ]);
    assert_refused(&ran, &["is the same after every pass"]);
}
