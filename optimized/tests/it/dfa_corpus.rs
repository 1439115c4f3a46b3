//! The kernels of the corpus: where DFA JumpThreading fires, and that every step of it is well formed.
#![allow(clippy::unwrap_used)]

use crate::dfa_support;
use crate::support;

use dfa_support::run_on;
use std::path::{Path, PathBuf};
use tandem_optimized::passes::dfa_jump_threading::{Options, Report};

/// Every function of a kernel's file through the pass, each step checked.
fn reports(kernel: &Path, level: &str) -> Vec<(Report, String)> {
    let text = std::fs::read_to_string(kernel.join(level)).unwrap();
    let mut module = support::parse(&text);
    (0..module.bodies.len())
        .map(|_| {
            let ran = run_on(&module, &Options::default());
            module.bodies.rotate_left(1);
            (ran.report, ran.text)
        })
        .collect()
}

fn kernels() -> Vec<PathBuf> {
    let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("../corpus/kernels");
    let all = std::fs::read_dir(folder)
        .unwrap()
        .map(|e| e.unwrap().path());
    let mut list: Vec<PathBuf> = all.filter(|p| p.join("sroa.ll").is_file()).collect();
    list.sort();
    list
}

/// Machines that lose the switch on their state, before and after clang's own simplifications.
#[test]
fn jt_r16_the_state_machines_of_the_corpus_lose_their_switch() {
    for (name, levels) in [
        ("csv_fields", &["sroa.ll", "O1.ll"][..]),
        ("http_chunks", &["sroa.ll", "O1.ll"]),
        ("infrared_decode", &["sroa.ll"]),
        ("strip_comments", &["sroa.ll", "O1.ll"]),
    ] {
        let kernels = kernels();
        let kernel = kernels.iter().find(|k| k.ends_with(name)).unwrap();
        for level in levels {
            let all = reports(kernel, level);
            let (report, text) = &all[0];
            assert_eq!(report.threaded_switches, 1, "{name} {level}");
            assert!(report.refused.is_empty(), "{name} {level}");
            let before = std::fs::read_to_string(kernel.join(level)).unwrap();
            let count = |t: &str| t.matches("  switch ").count();
            assert_eq!(count(text) + 1, count(&before), "{name} {level}\n{text}");
        }
    }
}

/// Issue 6, section 5: at least 5 kernels, interpreters and parsers among them.
#[test]
fn jt_r16_the_pass_fires_on_many_kernels() {
    let fired: Vec<String> = kernels()
        .iter()
        .filter(|k| reports(k, "sroa.ll").iter().any(|r| r.0.changed))
        .map(|k| k.file_name().unwrap().to_string_lossy().into_owned())
        .collect();
    assert!(fired.len() >= 20, "{fired:?}");
    for name in [
        "interpreter",
        "tokenizer",
        "regex_dfa",
        "protocol_parser",
        "json_number",
        "leb128_decode",
        "utf8_validate",
        "lz_decompress",
    ] {
        assert!(fired.iter().any(|f| f == name), "{name}: {fired:?}");
    }
}
