//! The certificate of each pass: clean, as large as it must be, and what this build would write.

#![allow(clippy::unwrap_used)]

use assert_cmd::Command;
use tandem::certificate::CERTIFICATES;

fn check(arguments: &[&str]) {
    for (pass, _) in CERTIFICATES {
        let file = format!("reference/certificates/{pass}.json");
        let mut c = Command::cargo_bin("tandem").unwrap();
        c.args(["certify", "--pass", pass, "--check", &file, "-j", "2"]);
        c.args(arguments).assert().success();
    }
}

#[test]
fn a_smaller_size_gives_the_numbers_of_the_certificate() {
    check(&["--blocks", "2"]);
    check(&[
        "--blocks",
        "3",
        "--alphabet",
        "core",
        "--alphabet",
        "knowledge",
        "--solver",
        "2",
    ]);
    check(&[
        "--blocks",
        "3",
        "--alphabet",
        "convergence",
        "--refusals",
        "0",
        "--solver",
        "0",
    ]);
}

#[test]
fn a_certificate_with_another_number_is_refused() {
    let (pass, text) = CERTIFICATES[0];
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

#[test]
fn certificates_are_clean_and_cover_five_blocks_and_two_loops() {
    for (pass, text) in CERTIFICATES {
        let c: serde_json::Value = serde_json::from_str(text).unwrap();
        assert_eq!(c["pass"], *pass);
        let worlds = c["worlds"].as_array().unwrap();
        for w in worlds {
            assert_eq!((&w["wrong"], &w["unknown"]), (&0.into(), &0.into()), "{w}");
        }
        let five = worlds.iter().find(|w| w["blocks"] == 5).unwrap();
        assert!(five["loops"]["2"].as_u64().unwrap() > 0);
        assert!(five["accepted"]["thread-edge"].as_u64().unwrap() > 0);
    }
}
