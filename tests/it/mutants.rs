//! Seeded defects: the catalogue is complete and told apart, and for each defect there is a
//! small program on which it is reached, triggers, and is seen.

#![cfg(feature = "defects")]
#![allow(clippy::unwrap_used)]

use std::collections::{BTreeMap, BTreeSet};
use std::path::Path;
use std::time::Duration;
use tandem::judge;
use tandem::judge::Program;
use tandem::mutants::hunt::Hunt;
use tandem::mutants::programs::{STACK, judging};
use tandem_ir::passes::JUMP_THREADING;
use tandem_optimized::defects::{CATALOGUE, Defect, Defects, lookup};
use tandem_optimized::driver::Interrupt;
use tandem_optimized::options::Options;

fn root() -> &'static Path {
    Path::new(env!("CARGO_MANIFEST_DIR"))
}

fn read(path: impl AsRef<Path>) -> String {
    let path = root().join(path);
    std::fs::read_to_string(&path).unwrap_or_else(|e| panic!("{}: {e}", path.display()))
}

#[test]
fn the_catalogue_has_many_defects_with_names_of_their_own() {
    assert!(CATALOGUE.len() >= 66, "{}", CATALOGUE.len());
    let names: BTreeSet<&str> = CATALOGUE.iter().map(|d| d.name).collect();
    let titles: BTreeSet<&str> = CATALOGUE.iter().map(|d| d.title).collect();
    assert_eq!(names.len(), CATALOGUE.len());
    assert_eq!(titles.len(), CATALOGUE.len());
    for d in CATALOGUE {
        assert_eq!(lookup(d.name).map(|l| l.id), Some(d.id));
        let source = read(format!("optimized/src/{}", d.site));
        let variant = format!("{:?}", d.id);
        assert!(source.contains(&variant), "{variant} is not in {}", d.site);
    }
}

/// Cells of the tables of docs/defects.md, by the name in the first cell, per heading.
fn page() -> BTreeMap<String, Vec<Vec<String>>> {
    let mut tables: BTreeMap<String, Vec<Vec<String>>> = BTreeMap::new();
    let mut heading = String::new();
    for line in read("docs/defects.md").lines() {
        if let Some(h) = line.strip_prefix("## ") {
            heading = h.to_owned();
        } else if line.starts_with("| ") && !line.starts_with("| ---") {
            let cells = line.trim_matches('|').split('|');
            let row = cells
                .map(|c| c.trim().trim_matches('`').to_owned())
                .collect();
            tables.entry(heading.clone()).or_default().push(row);
        }
    }
    tables
}

#[test]
fn every_trap_and_every_recipe_is_planted_or_has_a_reason() {
    let planted: BTreeSet<&str> = CATALOGUE.iter().flat_map(|d| d.sources).copied().collect();
    let tables = page();
    let reasons: BTreeMap<&str, &str> = tables["Not planted"][1..]
        .iter()
        .map(|r| (&*r[0], &*r[1]))
        .collect();
    let traps = read("docs/traps.md");
    let traps = traps.lines().filter_map(|l| l.strip_prefix("| "));
    let traps: Vec<String> = traps
        .filter_map(|l| l.split_whitespace().next())
        .filter(|n| n.starts_with("JT-T") || n.starts_with("GO-T"))
        .map(str::to_owned)
        .collect();
    assert!(traps.len() >= 22 + 25, "{traps:?}");
    let recipes = (1..=22).map(|n| format!("M{n}"));
    for id in traps.into_iter().chain(recipes) {
        let reason = reasons.get(&*id).is_some_and(|r| r.len() > 20);
        assert!(
            planted.contains(&*id) || reason,
            "{id} is neither planted nor explained"
        );
    }
}

/// The text of a defect's program, LLVM IR or PTX.
fn program(name: &str) -> String {
    let ptx = format!("tests/mutants/{name}.ptx");
    match root().join(&ptx).exists() {
        true => read(ptx),
        false => read(format!("tests/mutants/{name}.ll")),
    }
}

/// The defects with their programs, `tests/mutants/NAME.ll`, whose header names the knobs; those without one say so.
fn programs() -> Vec<(&'static Defect, String)> {
    let read = |d: &'static Defect| (d, program(d.name));
    let all = CATALOGUE.iter().map(read);
    all.filter(|(_, text)| !text.contains("\n; without a program: "))
        .collect()
}

/// Runs something in a thread with the stack that a hunt has.
fn deep(run: impl FnOnce() + Send) {
    std::thread::scope(|s| {
        let thread = std::thread::Builder::new().stack_size(STACK);
        let run = thread.spawn_scoped(s, run).unwrap();
        run.join().unwrap_or_else(|p| std::panic::resume_unwind(p));
    });
}

#[test]
fn each_defect_is_reached_and_triggered_and_seen_on_a_small_program() {
    deep(all_programs);
}

fn all_programs() {
    let all = programs();
    assert!(CATALOGUE.len() - all.len() <= 2, "too many have no program");
    let wrong: Vec<String> = all
        .into_iter()
        .filter_map(|(d, text)| Some(format!("{}: {}", d.name, unseen(d, &text).err()?)))
        .collect();
    assert!(wrong.is_empty(), "{}", wrong.join("\n"));
}

/// Holds a defect against its program: clean without it, reached, triggered and blamed on its pass with it.
fn unseen(d: &'static Defect, text: &str) -> Result<(), String> {
    let knobs = text
        .lines()
        .find_map(|l| l.strip_prefix("; knobs: ").or(l.strip_prefix("// knobs: ")))
        .unwrap_or("");
    // Hunts draw every knob of the pass (`fuzzing::knobs`).
    let set = Options::default().apply(knobs).unwrap();
    assert!(
        set.iter().all(|k| k.owner == d.pass.name),
        "{}: {knobs}",
        d.name
    );
    let program = Program::parse(d.pass, text.as_bytes(), d.name)?;
    let without = judging(d.pass, knobs, &Defects::default());
    if !program
        .findings(&without, d.name)
        .map_err(|e| e.to_string())?
        .is_empty()
    {
        return Err("a finding without the defect".into());
    }
    let defects = Defects::only(d.id);
    let reports = program
        .judge(&judging(d.pass, knobs, &defects), d.name)
        .map_err(|e| e.to_string())?;
    let canary = defects.canary();
    if canary.reached == 0 || canary.triggered == 0 {
        return Err(format!(
            "reached {}, triggered {}",
            canary.reached, canary.triggered
        ));
    }
    assert!(canary.triggered <= canary.reached, "{}", d.name);
    let finding = judge::primary(&reports).ok_or("not seen")?;
    if finding.signature.pass != d.pass.name || finding.cause.starts_with("reference") {
        return Err(format!("blamed elsewhere: {}", finding.cause));
    }
    Ok(())
}

#[test]
fn a_hunt_finds_a_defect_that_it_does_not_know_within_seconds() {
    deep(two_hunts);
}

fn two_hunts() {
    let interrupt = Interrupt::default();
    for name in [
        "uses-behind-not-repaired",
        "silent-predecessor-agrees",
        "dfa-graph-not-rechecked",
        "field-starts-zero",
        "kernel-internalized",
    ] {
        let defect = lookup(name).unwrap();
        let hunt = |seed| Hunt {
            defect: Some(defect),
            pass: defect.pass,
            seed,
            budget: Duration::from_secs(20),
            interrupt: &interrupt,
        };
        let once = hunt(1).run().unwrap();
        let found = once.found.unwrap_or_else(|| panic!("{name} is not found"));
        assert!(once.canary.triggered > 0);
        assert_eq!(found.finding.signature.pass, defect.pass.name, "{name}");
        assert!(once.ours.is_empty(), "{:?}", once.ours);
        // The same seed makes the same programs.
        let again = hunt(1).run().unwrap().found.unwrap();
        assert_eq!(again.number, found.number);
        assert_eq!(again.finding.signature, found.finding.signature);
    }
}

#[test]
fn a_handle_without_a_defect_counts_nothing() {
    let off = Defects::default();
    let module = tandem_ir::text::parse(
        read("corpus/passes/jump_threading/phi_constant.ll").as_bytes(),
        "p",
    )
    .unwrap();
    judge::module(&judging(&JUMP_THREADING, "", &off), &module, "p").unwrap();
    assert_eq!((off.canary().reached, off.canary().triggered), (0, 0));
    assert!(off.seeded().is_none());
    assert_ne!(off, Defects::only(CATALOGUE[0].id));
    assert_eq!(
        Defects::only(CATALOGUE[0].id),
        Defects::only(CATALOGUE[0].id)
    );
}
