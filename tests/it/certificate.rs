//! The certificate of each pass: clean, as large as it must be, and what this build would write. Those of passes on
//! modules are in `certificate_modules.rs` besides.

#![allow(clippy::unwrap_used)]

use assert_cmd::Command;
use tandem::certificate;
use tandem_ir::passes::PassId;
use tandem_oracle::enumerate::Proposals;

fn check(pass: &str, arguments: &[&str]) {
    let file = format!("reference/certificates/{pass}.json");
    let mut c = Command::cargo_bin("tandem").unwrap();
    c.args(["certify", "--pass", pass, "--check", &file, "-j", "2"]);
    c.args(arguments).assert().success();
}

#[test]
fn a_smaller_size_gives_the_numbers_of_the_certificate() {
    let pass = "jump-threading";
    check(pass, &["--blocks", "2"]);
    let some = ["--blocks", "3", "--alphabet", "core"];
    let more = ["--alphabet", "knowledge", "--solver", "2"];
    check(pass, &[&some[..], &more[..]].concat());
    let some = ["--blocks", "3", "--alphabet", "convergence"];
    check(
        pass,
        &[&some[..], &["--refusals", "0", "--solver", "0"]].concat(),
    );
}

#[test]
fn jt_r16_a_smaller_size_gives_the_numbers_of_the_certificate_of_paths() {
    let pass = "dfa-jump-threading";
    check(pass, &["--blocks", "2"]);
    check(pass, &["--blocks", "4", "--alphabet", "automata"]);
}

#[test]
fn a_certificate_with_another_number_is_refused() {
    let (id, text) = certificate::all().next().unwrap();
    let pass = id.name;
    let mut c: serde_json::Value = serde_json::from_str(text).unwrap();
    let worlds = c["worlds"].as_array_mut().unwrap();
    let small = worlds
        .iter_mut()
        .find(|w| w["alphabet"] == "core" && w["blocks"] == 2)
        .unwrap();
    small["accepted_total"] = 12345.into();
    let folder = tempfile::tempdir().unwrap();
    let path = folder.path().join("c.json");
    std::fs::write(&path, c.to_string()).unwrap();
    let mut run = Command::cargo_bin("tandem").unwrap();
    run.args([
        "certify",
        "--pass",
        pass,
        "--blocks",
        "2",
        "--alphabet",
        "core",
        "--check",
    ]);
    let output = run.arg(&path).output().unwrap();
    assert_eq!(output.status.code(), Some(1));
    let said = String::from_utf8_lossy(&output.stderr).into_owned();
    assert!(
        said.contains("core 2, accepted_total: the certificate says 12345"),
        "{said}"
    );
}

/// The kind of rewrite that a pass is there for: the one that its alphabets are about.
fn main_kind(pass: &PassId) -> &'static str {
    let mut kinds = Proposals::ALL.iter().map(|p| p.subject());
    kinds.find(|k| pass.rewrites.contains(k)).unwrap()
}

#[test]
fn certificates_are_clean_and_cover_five_blocks_and_two_loops() {
    for (pass, text) in certificate::all() {
        let c: serde_json::Value = serde_json::from_str(text).unwrap();
        assert_eq!(c["pass"], pass.name);
        let worlds = c["worlds"].as_array().unwrap();
        for w in worlds {
            assert_eq!((&w["wrong"], &w["unknown"]), (&0.into(), &0.into()), "{w}");
        }
        if worlds.iter().any(|w| w["steps"].is_u64()) {
            continue; // A pass on modules has no blocks.
        }
        let five = worlds.iter().find(|w| w["blocks"] == 5).unwrap();
        assert!(five["loops"]["2"].as_u64().unwrap() > 0);
        assert!(five["accepted"][main_kind(pass)].as_u64().unwrap() > 0);
    }
}
