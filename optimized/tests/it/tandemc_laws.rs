//! Laws 4 and 8 on the built binary: what `tandemc` must not contain, and that it is deterministic.

#![allow(clippy::unwrap_used)]

use crate::tandemc_support;

use tandemc_support::*;

/// The binary as text, which is searched for words much faster than bytes.
fn binary() -> String {
    let bytes = std::fs::read(under_test()).unwrap();
    String::from_utf8_lossy(&bytes).into_owned()
}

#[test]
fn law_4_the_compiler_contains_neither_judge_nor_reference_nor_solver() {
    let binary = binary();
    // Symbols, panic places and type names carry crate names; if those of its own crates were not found,
    // the search would prove nothing.
    for own in ["tandem_ir", "tandem_optimized"] {
        assert!(
            binary.contains(own),
            "the search does not see {own}, which is there"
        );
    }
    // Put together here, because law 1 forbids these names in this folder.
    for part in ["reference", "oracle", "fuzz", "reduce"] {
        let name = format!("tandem_{part}");
        assert!(!binary.contains(&name), "{name} is in tandemc");
    }
    // Three letters would be found in machine code by chance.
    for word in ["Z3_mk_", "Z3_solver", "seeded_defect", "seeded-defect"] {
        assert!(!binary.contains(word), "{word} is in tandemc");
    }
}

/// The catalogue's source is read as text: with the feature that compiles it there is no `tandemc` to look at.
#[test]
fn law_4_the_compiler_contains_no_seeded_defect() {
    let catalogue = concat!(env!("CARGO_MANIFEST_DIR"), "/src/defects/catalogue.rs");
    let text = std::fs::read_to_string(catalogue).unwrap();
    let (_, rows) = text.split_once("catalogue! {\n").unwrap();
    // Every other piece is between quotation marks: names, sites, sources, titles.
    let quoted: Vec<&str> = rows.split('"').skip(1).step_by(2).collect();
    let names: Vec<&&str> = quoted
        .iter()
        .filter(|q| {
            q.contains('-')
                && q.chars()
                    .all(|c| c.is_ascii_lowercase() || c == '-' || c.is_ascii_digit())
        })
        .collect();
    assert!(names.len() >= 60, "{} names", names.len());
    let binary = binary();
    // What the canaries and the switch are called would be in symbols and debug information.
    for word in names.into_iter().copied().chain([
        "defects::catalogue",
        "defects9catalogue",
        "6Seeded",
        "6Canary",
    ]) {
        assert!(!binary.contains(word), "{word} is in tandemc");
    }
}

#[test]
fn law_8_two_runs_write_the_same_bytes() {
    for kernel in [
        "interpreter",
        "tokenizer",
        "json_number",
        "bvh_traverse",
        "compaction",
    ] {
        for level in ["sroa.ll", "O1.ll"] {
            let path = corpus(&format!("{kernel}/{level}"));
            let args = ["--passes=jump-threading", "--stats", path.to_str().unwrap()];
            let first = tandemc(&args);
            assert_eq!(first.code, Some(0), "{first:?}");
            for _ in 0..3 {
                let again = tandemc(&args);
                assert!(
                    again.out == first.out,
                    "{} differs between runs",
                    path.display()
                );
                assert_eq!(again.err, first.err);
            }
        }
    }
}

/// The released compiler and the one that all other tests run are built with other settings and must agree.
#[test]
fn law_8_the_compiler_under_test_writes_what_the_tested_build_writes() {
    for kernel in ["interpreter", "tokenizer", "bvh_traverse", "compaction"] {
        let path = corpus(&format!("{kernel}/O1.ll"));
        for passes in [
            "jump-threading",
            "dfa-jump-threading",
            "globalopt,globaldce",
        ] {
            let args = [
                &format!("--passes={passes}"),
                "--stats",
                path.to_str().unwrap(),
            ];
            let theirs = std::process::Command::new(TANDEMC)
                .args(args)
                .output()
                .unwrap();
            let ours = std::process::Command::new(under_test())
                .args(args)
                .output()
                .unwrap();
            assert_eq!(theirs, ours, "{kernel}, {passes}");
        }
    }
}
