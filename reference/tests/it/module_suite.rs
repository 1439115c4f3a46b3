//! The passes on modules over LLVM's own tests for theirs: every run ends in a module
//! that is well-formed, every rewrite found can be applied by itself, and no rewrite
//! whatever makes `apply` panic.
//!
//! The suite lies beside the repository (`TANDEM_SUITES` says where else); without it
//! the tests say that they were skipped.

#![allow(clippy::unwrap_used)]

use std::collections::BTreeMap;
use std::path::PathBuf;
use tandem_ir::rewrite::{InstRef, Judgement, ModuleContext, ModuleRewrite};
use tandem_ir::{Global, Module, text, verify};
use tandem_reference::{ModulePass, module_passes};

const FOLDERS: [&str; 4] = ["GlobalOpt", "GlobalDCE", "ConstantMerge", "Internalize"];

/// Files of the suite with their modules, in order of names.
fn modules() -> Vec<(PathBuf, Module)> {
    let suites = match std::env::var_os("TANDEM_SUITES") {
        Some(s) => PathBuf::from(s),
        None => PathBuf::from(env!("CARGO_MANIFEST_DIR")).join("../../shared/suites"),
    };
    let mut files = Vec::new();
    for folder in FOLDERS {
        let folder = suites.join("llvm/valid/Transforms").join(folder);
        let Ok(entries) = std::fs::read_dir(&folder) else {
            eprintln!("skipped: {} is not there", folder.display());
            continue;
        };
        files.extend(entries.map(|e| e.unwrap().path()));
    }
    files.sort();
    let ll = files
        .into_iter()
        .filter(|p| p.extension().is_some_and(|e| e == "ll"));
    let read = |p: PathBuf| {
        let m = text::parse(&std::fs::read(&p).unwrap(), "suite").ok()?;
        verify::verify(&m).is_empty().then_some((p, m))
    };
    ll.filter_map(read).collect()
}

#[track_caller]
fn clean(m: &Module, what: &str) {
    let errors = verify::verify(m);
    assert_eq!(errors, [], "{what}\n{}", text::print(m));
}

#[test]
fn runs_end_in_well_formed_modules() {
    let world = ModuleContext::default();
    let mut counts: BTreeMap<&str, (usize, usize)> = BTreeMap::new();
    for (path, m) in modules() {
        for pass in module_passes() {
            let mut n = m.clone();
            let steps = (pass.run)(&world, &mut n);
            let what = format!("{} after {}", path.display(), pass.id.name);
            clean(&n, &what);
            let again = text::parse(text::print(&n).as_bytes(), "again");
            assert!(again.is_ok_and(|a| verify::verify(&a).is_empty()), "{what}");
            let count = counts.entry(pass.id.name).or_default();
            count.0 += steps;
            count.1 += usize::from(steps > 0);
            assert_eq!((pass.run)(&world, &mut n), 0, "{what}: not finished");
        }
    }
    for (name, (steps, files)) in counts {
        println!("{name}: {steps} rewrites in {files} files");
    }
}

#[test]
fn every_rewrite_found_can_be_applied() {
    let world = ModuleContext::default();
    let mut kinds: BTreeMap<&str, usize> = BTreeMap::new();
    for (path, m) in modules() {
        for pass in module_passes() {
            for rw in (pass.find)(&world, &m) {
                let mut n = m.clone();
                (pass.apply)(&world, &mut n, &rw).unwrap();
                clean(&n, &format!("{}: {rw:?}", path.display()));
                *kinds.entry(rw.kind()).or_default() += 1;
            }
        }
    }
    println!("{kinds:?}");
}

#[test]
fn nothing_makes_apply_panic() {
    let world = ModuleContext::default();
    for (path, m) in modules() {
        // Larger files say nothing new, slowly.
        if m.header.globals.len() > 60 {
            continue;
        }
        for pass in module_passes() {
            for rw in nonsense(&m) {
                try_out(pass, &world, &m, &rw, &path.display().to_string());
            }
        }
    }
}

/// Rewrites of every kind of everything.
fn nonsense(m: &Module) -> Vec<ModuleRewrite> {
    let mut all = Vec::new();
    let names: Vec<Global> = m.header.globals.keys().collect();
    let places: Vec<InstRef> = m
        .bodies
        .iter()
        .flat_map(|f| {
            let insts = f.blocks().flat_map(|b| f.insts(b));
            let wanted = insts.filter(|&i| matches!(f.kind(i).mnemonic(), "call" | "load"));
            wanted.take(6).map(|inst| InstRef {
                function: f.global,
                inst,
            })
        })
        .take(12)
        .collect();
    for &global in &names {
        all.push(ModuleRewrite::FoldGlobal { global });
        all.push(ModuleRewrite::SplitGlobal { global });
        all.push(ModuleRewrite::EraseStores { global });
        all.push(ModuleRewrite::MoveToGlobalSpace { global });
        all.push(ModuleRewrite::MakeInternal {
            globals: vec![global],
        });
        all.push(ModuleRewrite::EraseGlobals {
            globals: vec![global],
        });
        let keep = names[0];
        all.push(ModuleRewrite::MergeConstants { keep, drop: global });
        for &site in &places {
            all.push(ModuleRewrite::HeapToStatic { global, site });
            all.push(ModuleRewrite::SplitHeap { global, site });
            all.push(ModuleRewrite::ForwardStore { global, load: site });
        }
    }
    all
}

fn try_out(pass: &ModulePass, world: &ModuleContext, m: &Module, rw: &ModuleRewrite, what: &str) {
    let judged = (pass.judge)(world, m, rw);
    let mut n = m.clone();
    match (pass.apply)(world, &mut n, rw) {
        Ok(()) if judged == Judgement::Legal => clean(&n, &format!("{what}: {rw:?}")),
        Ok(()) => {}
        Err(_) => {
            assert_ne!(judged, Judgement::Legal, "{what}: {rw:?}");
            assert_eq!(text::print(&n), text::print(m), "{what}: {rw:?}");
        }
    }
}
