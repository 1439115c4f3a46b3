//! PTX against the LLVM IR that it was made of, by the validator alone: what the seeded defects of selection make is never
//! *correct*, and what both forms make without them is never wrong.

#![cfg(feature = "defects")]
#![allow(clippy::unwrap_used)]

use std::collections::BTreeMap;
use std::path::{Path, PathBuf};
use tandem::judge::Judging;
use tandem::judge::codegen;
use tandem::judge::selection::{Form, made};
use tandem::tv::lifted;
use tandem::tv::load::Loaded;
use tandem::tv::pairing::Choice;
use tandem::tv::record::{Record, Verdict};
use tandem::tv::terms::Terms;
use tandem::tv::work::{agree, check};
use tandem_ir::machine::MModule;
use tandem_optimized::defects::{Defects, SELECTION};
use tandem_oracle::interp::ptx;
use tandem_oracle::tv::lift::{self, Flavour};
use tandem_oracle::tv::validate::Settings;

/// What the validator says about each function; nothing is executed.
fn validated(text: &[u8], target: &MModule) -> Vec<Record> {
    let choice = Choice {
        functions: Vec::new(),
        source_prefix: "src".into(),
        target_prefix: "tgt".into(),
    };
    let settings = Settings {
        query_units: 3_000_000,
        units: 9_000_000,
        ..Settings::default()
    };
    let source = Loaded::parse(text.to_vec(), "f.ll").unwrap();
    let pairing = lifted::pairs(
        source,
        target,
        "f.ptx",
        (&choice, false),
        &Terms::default(),
        &agree,
    )
    .unwrap();
    let checked = pairing.pairs.iter().map(|p| check(p, &settings));
    checked.chain(pairing.records).collect()
}

#[test]
fn cg_t_no_defect_of_selection_is_proved() {
    let root = Path::new(env!("CARGO_MANIFEST_DIR"));
    let (mut wrong, mut told, mut proved) = (Vec::new(), 0, 0);
    for d in SELECTION {
        let text = std::fs::read(root.join(format!("tests/mutants/{}.ll", d.name))).unwrap();
        let module = tandem_ir::text::parse(&text, d.name).unwrap();
        for form in [Form::Production, Form::Reference] {
            let Some(ptx) = made(&Judging::fuzz(), &module, form) else {
                continue;
            };
            for r in validated(&text, &ptx) {
                match r.verdict {
                    Verdict::Correct => proved += 1,
                    Verdict::Incorrect | Verdict::Suspect | Verdict::Crash | Verdict::Error => {
                        wrong.push(format!(
                            "{} {form:?}: {} {}",
                            d.name,
                            r.verdict.name(),
                            r.reason
                        ));
                    }
                    v => eprintln!("{} {form:?}: {} {}", d.name, v.name(), r.reason),
                }
            }
        }
        let mut judging = Judging::fuzz();
        judging.options.defects = Defects::only(d.id);
        let Some(ptx) = made(&judging, &module, Form::Production) else {
            continue;
        };
        let all = validated(&text, &ptx);
        println!(
            "{}: {:?}",
            d.name,
            all.iter()
                .map(|r| (r.verdict, &r.reason))
                .collect::<Vec<_>>()
        );
        if !all.is_empty() && all.iter().all(|r| r.verdict == Verdict::Correct) {
            wrong.push(format!("{}: its code is called correct", d.name));
        }
        told += usize::from(
            all.iter()
                .any(|r| matches!(r.verdict, Verdict::Suspect | Verdict::Incorrect)),
        );
    }
    eprintln!(
        "{told} of {} told, {proved} functions proved",
        SELECTION.len()
    );
    assert!(
        told + 3 >= SELECTION.len() && proved >= 40,
        "{told} told, {proved} proved"
    );
    assert!(wrong.is_empty(), "{}", wrong.join("\n"));
}

/// LLVM IR files of the project that both forms select most of.
fn programs() -> Vec<PathBuf> {
    let root = Path::new(env!("CARGO_MANIFEST_DIR"));
    let files = |folder: &str| {
        let all = std::fs::read_dir(root.join(folder)).unwrap();
        all.map(|e| e.unwrap().path()).collect::<Vec<_>>()
    };
    let kernels = files("corpus/kernels").into_iter().map(|p| p.join("O1.ll"));
    let others = ["tests/selection", "corpus/modules", "tests/mutants"]
        .into_iter()
        .flat_map(files);
    let is_ir = |p: &PathBuf| p.extension().is_some_and(|e| e == "ll") && p.exists();
    let mut all: Vec<PathBuf> = kernels.chain(others).filter(is_ir).collect();
    all.sort();
    all
}

/// What programs and their PTX are lifted to does what the PTX does when both are executed: the lifted text stands for the
/// source, and the PTX for the target.
#[test]
fn what_is_lifted_does_what_the_ptx_does() {
    let (mut wrong, mut lifted_functions, mut refused) = (Vec::new(), 0, Vec::new());
    for path in programs() {
        let text = std::fs::read(&path).unwrap();
        let Ok(mut module) = tandem_ir::text::parse(&text, "f.ll") else {
            continue;
        };
        tandem_oracle::upgrade::upgrade(&mut module);
        for form in [Form::Production, Form::Reference] {
            let Some(ptx) = made(&Judging::fuzz(), &module, form) else {
                continue;
            };
            let spellings = |name: &str| tandem::launch::mangled(name).to_vec();
            let lifted = lift::module(&module, &ptx, &spellings, Flavour::Exact.into());
            let named = |f: &str| lifted.functions.iter().any(|n| n == f);
            refused.extend(lifted.refused.iter().cloned());
            lifted_functions += lifted.functions.len();
            let loaded = Loaded::parse(lifted.text.clone().into_bytes(), "f.ptx as LLVM IR");
            let loaded =
                loaded.unwrap_or_else(|e| panic!("{}: {e}\n{}", path.display(), lifted.text));
            let program = ptx::Program::new(&ptx, None);
            let report =
                codegen::by_ptx(&Judging::fuzz(), &loaded.module, "f.ll", &program, "f.ptx");
            for f in report.findings.iter().filter(|f| named(&f.function)) {
                wrong.push(format!(
                    "{} {form:?} @{}: {} {:?}",
                    path.display(),
                    f.function,
                    f.message,
                    f.counterexample
                ));
            }
        }
    }
    let mut reasons: BTreeMap<String, usize> = BTreeMap::new();
    for (_, why) in &refused {
        *reasons.entry(why.clone()).or_default() += 1;
    }
    eprintln!(
        "{lifted_functions} functions lifted, {} not: {reasons:#?}",
        refused.len()
    );
    assert!(wrong.is_empty(), "{}", wrong.join("\n"));
    assert!(lifted_functions > 500, "{lifted_functions}");
}
