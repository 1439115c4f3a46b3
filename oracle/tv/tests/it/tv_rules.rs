//! The rules of refinement as pairs: `corpus/validator`, where every pair says what the answer must be, why, and by which
//! section of LangRef. `corpus/validator/clauses` goes through LangRef instruction by instruction, mostly with a right pair
//! beside a wrong one that differs in one thing. Its files `more_*` were written knowing the encoder, the others not.

use crate::tv_support::{module, named, subject};
use std::path::PathBuf;
use tandem_tv::promises::globals;
use tandem_tv::validate::{Conclusion, Settings, Subject, validate};

/// Pairs that are not answered as wanted: open, or too strict, but never "correct" where it must be "incorrect".
const OPEN: &[&str] = &[
    // What a call of a known name does that is no builtin there is not modelled.
    "library/memcpy_nobuiltin_call",
    // Executions do not unwind.
    "unwinding/store_before_unwinding",
    // Executions have one thread.
    "own_objects/torn",
    "fresh_allocation/two_locals_exchanged",
    "allocation/larger_passed",
    "allocation/alignment_lowered",
    "flags/afn_added",
    "global_constant_internal",
    // Executions do not show what a callee finds behind a pointer that is stored in a variable, nor what one writes that ends
    // the run.
    "lent/slot_known",
    "kept_pointers/given_away_before",
    "kept_pointers/given_away_on_one_way",
    "metadata/invariant_group_added",
    "parameters/nofree_added",
    "pointers/equal_pointer_compared",
    "returned/signext_added",
    // Only executions beyond the bound break the promise.
    "returning/willreturn_added",
    // The interpreter does not run what keeps these from being shown: a call that does not return
    // or that answers by what it reads, another definition.
    "floats/class_zero_flushed",
    "memory/loaded_constant_read",
    "memory/weak_constant_read",
    "control/indirect_branch_resolved",
    "control/indirect_branch_wrong",
    "control/endless_volatile_mustprogress",
    "control/endless_volatile_willreturn",
    "floats/to_double_and_back",
    "pointers/addresses_compared",
    "pointers/size_of_local",
    "pointers/size_of_local_wrong",
];
/// Pairs that must be incorrect and are said to be correct: known mistakes, which may only become fewer.
const UNSOUND: &[&str] = &[
    // "Correct" up to the bound on loops, which the answer says.
    "more_memory/endless_mustprogress_metadata_volatile",
];

fn folder() -> PathBuf {
    PathBuf::from(env!("CARGO_MANIFEST_DIR")).join("../../corpus/validator")
}

/// What is asked here needs little; what needs more is open.
fn settings() -> Settings {
    Settings {
        query_units: 6_000_000,
        units: 12_000_000,
        ..Settings::default()
    }
}

fn answer(source: Subject<'_>, target: Subject<'_>) -> String {
    match validate(source, target, &settings()).conclusion {
        // Any target will do for a source that is always undefined.
        Conclusion::Vacuous => "correct".into(),
        Conclusion::Unproven(why) => {
            println!("    {why}");
            "unproven".into()
        }
        c => c.name().to_owned(),
    }
}

/// Name, wanted and given answer of the pairs in a file.
fn pairs_in(path: &std::path::Path) -> Vec<(String, String, String)> {
    let text = std::fs::read_to_string(path).unwrap();
    let stem = path.file_stem().unwrap().to_str().unwrap().to_owned();
    let mut out = Vec::new();
    if let Some(stem) = stem.strip_suffix(".src") {
        let wanted = text
            .lines()
            .find_map(|l| l.strip_prefix("; expect: "))
            .unwrap();
        let target =
            std::fs::read_to_string(path.with_file_name(format!("{stem}.tgt.ll"))).unwrap();
        let (s, t) = (module(&text), module(&target));
        let found = globals::compare(&s, &t);
        let given = match (found.iter().any(|f| f.wrong), found.is_empty()) {
            (true, _) => "incorrect".into(),
            (false, false) => "unproven".into(),
            (false, true) => answer(subject(&s), subject(&t)),
        };
        let wanted = wanted.split(' ').next().unwrap_or(wanted);
        out.push((stem.to_owned(), wanted.to_owned(), given));
        return out;
    }
    let m = module(&text);
    if let Some(wanted) = text.lines().find_map(|l| l.strip_prefix("; expect: ")) {
        let wanted = wanted.split(' ').next().unwrap_or(wanted);
        let given = answer(named(&m, "src"), named(&m, "tgt"));
        return vec![(stem, wanted.to_owned(), given)];
    }
    for line in text.lines().filter_map(|l| l.strip_prefix("; ")) {
        let Some((name, rest)) = line.split_once(": ") else {
            continue;
        };
        let (wanted, _why) = rest.split_once(" -- ").unwrap();
        let given = answer(
            named(&m, &format!("src_{name}")),
            named(&m, &format!("tgt_{name}")),
        );
        out.push((format!("{stem}/{name}"), wanted.to_owned(), given));
    }
    out
}

/// Prints how the pairs of the folder in `TANDEM_RULES` are answered (not part of a run of all tests).
#[test]
#[ignore = "a measurement"]
fn score() {
    let folder = std::env::var("TANDEM_RULES").unwrap();
    let mut count = std::collections::BTreeMap::new();
    let mut files: Vec<PathBuf> = std::fs::read_dir(folder)
        .unwrap()
        .map(|e| e.unwrap().path())
        .filter(|p| {
            p.to_str()
                .is_some_and(|n| n.ends_with(".ll") && !n.ends_with(".tgt.ll"))
        })
        .collect();
    files.sort();
    for f in &files {
        let found = std::panic::catch_unwind(|| pairs_in(f)).unwrap_or_default();
        for (name, wanted, given) in found {
            let kind = match (wanted.as_str(), given.as_str()) {
                (a, b) if a == b => "right",
                ("incorrect", "correct") => "UNSOUND",
                ("correct", "incorrect") => "strict",
                _ => "undecided",
            };
            *count.entry(kind).or_insert(0) += 1;
            if kind != "right" {
                println!("{kind} {name}: wanted {wanted}, given {given}");
            }
        }
    }
    println!("{count:?}");
}

#[test]
fn rules_of_refinement() {
    answered_as_wanted(&folder(), 20);
}

#[test]
fn clauses_of_the_language_reference() {
    answered_as_wanted(&folder().join("clauses"), 10);
}

/// Every pair of a folder of at least so many files is answered as it says, or is one of those that are known to be open.
fn answered_as_wanted(folder: &std::path::Path, at_least: usize) {
    let mut files: Vec<PathBuf> = std::fs::read_dir(folder)
        .unwrap()
        .map(|e| e.unwrap().path())
        .filter(|p| {
            let name = p.to_str().unwrap();
            name.ends_with(".ll") && !name.ends_with(".tgt.ll")
        })
        .collect();
    files.sort();
    assert!(files.len() >= at_least, "{} files", files.len());
    let mut wrong = Vec::new();
    for f in &files {
        for (name, wanted, given) in pairs_in(f) {
            let known = match (wanted.as_str(), given.as_str()) {
                (a, b) if a == b => {
                    OPEN.contains(&name.as_str()) || UNSOUND.contains(&name.as_str())
                }
                ("incorrect", "correct") => !UNSOUND.contains(&name.as_str()),
                _ => !OPEN.contains(&name.as_str()),
            };
            if known {
                wrong.push(format!("{name}: wanted {wanted}, given {given}"));
            }
        }
    }
    assert!(wrong.is_empty(), "\n{}", wrong.join("\n"));
}
