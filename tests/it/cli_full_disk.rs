//! A disk that is full while a night runs: one clear message, and nothing that was there is lost.
//!
//! No test may fill a disk; a limit on the size of files makes every write fail at the same places.

#![cfg(unix)]
#![allow(clippy::unwrap_used)]

use crate::cli_support;

use cli_support::{Folder, TANDEM, tandem};
use std::collections::BTreeMap;
use std::path::{Path, PathBuf};

/// Bytes of every file below a folder, but for what a running night keeps for itself.
fn files(dir: &Path, all: &mut BTreeMap<PathBuf, Vec<u8>>) {
    for entry in std::fs::read_dir(dir).unwrap() {
        let path = entry.unwrap().path();
        let own = ["scratch", ".tandem-lock", "night.json", "incoming"];
        if own.iter().any(|n| path.ends_with(n)) {
            continue;
        }
        match path.is_dir() {
            true => files(&path, all),
            false => drop(all.insert(path.clone(), std::fs::read(&path).unwrap())),
        }
    }
}

fn kept(nights: &str) -> BTreeMap<PathBuf, Vec<u8>> {
    let mut all = BTreeMap::new();
    files(Path::new(nights), &mut all);
    all
}

#[test]
fn a_night_on_a_full_disk_says_so_and_loses_nothing() {
    let folder = Folder::new();
    let nights = folder.path("nights");
    let args = [
        "nightly",
        "--folder",
        &nights,
        "--budget",
        "3s",
        "--slice",
        "1s",
        "--pass",
        "generic-to-nvvm",
        "--property",
        "check",
        "-j",
        "1",
        "--mutants",
        "0",
    ];
    let first = tandem(&args);
    assert!(matches!(first.code, Some(0 | 1)), "{first:?}");
    let before = kept(&nights);
    assert!(before.keys().any(|p| p.ends_with("history.jsonl")));
    // No file can grow at all; then files can grow to 1,024 bytes, so that it fails later.
    for blocks in ["0", "2"] {
        let limited = format!("trap '' XFSZ; ulimit -f {blocks}; exec \"$0\" \"$@\"");
        let full = assert_cmd::Command::new("sh")
            .args(["-c", &limited, TANDEM])
            .args(args)
            .output()
            .unwrap();
        let said = String::from_utf8_lossy(&full.stderr).into_owned();
        assert_eq!(full.status.code(), Some(2), "{said}");
        assert_eq!(said.matches("error:").count(), 1, "{said}");
        assert!(said.contains("cannot write '"), "{said}");
        let after = kept(&nights);
        for (path, bytes) in &before {
            assert_eq!(after.get(path), Some(bytes), "{} changed", path.display());
        }
    }
    // With room again, the night that was cut off is made.
    let last = tandem(&args);
    assert!(matches!(last.code, Some(0 | 1)), "{last:?}");
    let history = std::fs::read_to_string(Path::new(&nights).join("history.jsonl")).unwrap();
    assert_eq!(history.lines().count(), 2, "{history}");
}
