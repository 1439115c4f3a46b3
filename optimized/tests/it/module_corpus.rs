//! The module passes over the corpus, every step verified: kernels as clang left them, and modules for GlobalOpt.
#![allow(clippy::unwrap_used)]

use crate::module_support;
use module_support::run;
use std::path::{Path, PathBuf};
use tandem_ir::passes::{PASSES, Unit};

fn corpus() -> Vec<PathBuf> {
    let root = Path::new(env!("CARGO_MANIFEST_DIR")).join("../corpus");
    let mut files = Vec::new();
    let kernels = std::fs::read_dir(root.join("kernels")).unwrap().flatten();
    let mut kernels: Vec<PathBuf> = kernels.map(|k| k.path().join("O1.ll")).collect();
    kernels.sort();
    // Enough to see every kind of module; all of them are what `tandem check` is for.
    files.extend(kernels.into_iter().step_by(8));
    let mut folders = vec![root.join("modules")];
    while let Some(folder) = folders.pop() {
        for entry in std::fs::read_dir(folder).into_iter().flatten().flatten() {
            let path = entry.path();
            match path.is_dir() {
                true => folders.push(path),
                false => files.push(path),
            }
        }
    }
    files.retain(|p| p.extension().is_some_and(|e| e == "ll") && p.exists());
    files.sort();
    files
}

#[test]
fn every_pass_takes_every_module_of_the_corpus() {
    let files = corpus();
    assert!(files.len() > 10, "{}", files.len());
    for file in files {
        let text = std::fs::read_to_string(&file).unwrap();
        for pass in PASSES.iter().filter(|p| p.unit == Unit::Module) {
            run(pass.name, &text);
        }
    }
}
