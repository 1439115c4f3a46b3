//! Which entries of the levels' lists a switch takes away, written a second time from the documents' table of options.
//!
//! The compiler's lists have the switches at the entries (`optimized/src/pipeline/lists.rs`); here the entries stand at the
//! switches. Setting a switch must take exactly its entries out of a level's pipeline, and bring in none but those that
//! stand instead of them (PL-R2, PLX-5).

use super::check::Finding;
use super::{Named, Subject};
use std::collections::BTreeSet;
use tandem_optimized::compile::Pipeline;
use tandem_optimized::pipeline::level::Level;

/// Number of a slot, the value that takes entries away, and those entries. Slots that select lists, and those whose entries
/// do not stand by default, are left out.
pub const GATES: &[(u16, u8, &str)] = &[
    (13, 1, "TN-49 PTX-07 MID-16 DEF-16"),
    (15, 1, "TN-20 MID-27 DEF-13"),
    (17, 1, "TN-61"),
    (21, 1, "PRE-08 TN-26"),
    (23, 1, "TN-26"),
    (27, 1, "TN-51"),
    (29, 1, "TN-06 TN-11 TN-16 TN-23 TN-28 TN-31s TN-39 TN-50"),
    (33, 1, "TN-60 TN-62 MID-15"),
    (35, 1, "TN-10 DEF-15"),
    (37, 1, "TN-48 MID-32"),
    (
        43,
        1,
        "TN-08 TN-59 PTX-03 MID-23 MID-36 DEF-02 DEF-04 DEF-23",
    ),
    (45, 1, "TN-07 MID-39 DEF-09"),
    (47, 1, "TN-42 MID-31 DEF-32"),
    (49, 1, "TN-35 DEF-22"),
    (51, 1, "PLG-40b T0-12 TN-14 TN-15 TN-16 TN-16i TN-19"),
    (
        53,
        1,
        "TN-05i TN-10i TN-16i TN-26i TN-31i TN-33i TN-34i TN-38i TN-41i TN-46i TN-54i TN-56i TN-68i TN-69i",
    ),
    (55, 1, "TN-09 DEF-44"),
    (57, 1, "TN-15 TN-49a TN-54j DEF-39"),
    (59, 1, "TN-14 TN-15 TN-16 TN-16i"),
    (61, 1, "TN-17 TN-32 TN-44 MID-18 MID-40 DEF-31"),
    (63, 1, "TN-69 MID-21 DEF-37"),
    (65, 1, "T0-21 TN-31"),
    (67, 1, "T0-23 TN-34"),
    (69, 1, "TN-37 TN-46"),
    (71, 1, "TN-36"),
    (73, 1, "TN-31"),
    (75, 1, "TN-30 MID-07 DEF-30"),
    (81, 1, "TN-65"),
    (83, 1, "PRE-03"),
    (87, 1, "DRV-04 PTX-10 MID-20 DEF-36"),
    (91, 1, "TN-57 MID-24"),
    (97, 1, "PRE-01 PRE-07 TN-13 MID-01 MID-17 DEF-11 DEF-17"),
    (
        99,
        1,
        "TN-01 TN-03 TN-25 TN-41 TN-53 MID-02 MID-13 MID-38 MID-41 DEF-03",
    ),
    (101, 1, "PRE-05 PTX-05 MID-03 DEF-10"),
    (103, 1, "TN-64 TN-68"),
    (105, 1, "TN-64 TN-68 MID-42"),
    (107, 1, "TN-12"),
    (109, 1, "TN-29"),
    (111, 1, "TN-63"),
    (113, 1, "TN-63"),
    (115, 1, "TN-45 MID-43 DEF-12"),
    (119, 1, "TN-66"),
    (121, 1, "TN-67 MID-33 DEF-41"),
    (127, 1, "TN-55"),
    (
        129,
        1,
        "TN-02 TN-24 TN-40 TN-52 TN-54s MID-09 MID-34 DEF-26 DEF-34 DEF-43",
    ),
    (131, 1, "TN-58 PTX-09 DEF-38"),
    (133, 1, "TN-54"),
    (135, 1, "TN-27 MID-25 DEF-07"),
    (137, 1, "TN-38 TN-38b"),
    (139, 1, "FIN-03"),
    (141, 0, "TN-57"),
    (143, 0, "T0-22 TN-17 TN-32 TN-44"),
    (151, 0, "TN-22 TN-47"),
    (155, 0, "TN-54s"),
    (
        157,
        0,
        "PRE-09 T0-08i T0-13i T0-16i T0-23i T0-27i T0-29i TN-05i TN-26i TN-38i TN-46i TN-56i TN-69i",
    ),
    (
        159,
        0,
        "TN-07 TN-08 TN-09 TN-10 TN-12 TN-13 TN-58 TN-59 TN-60 TN-62",
    ),
    (165, 0, "TN-65 TN-66 TN-67 TN-68 TN-68i TN-69"),
];

/// Entries that stand where a switch has taken another one away.
const INSTEAD: &[(u16, &str)] = &[(51, "PLG-40a")];

/// Sets one of the switches, which a number chooses, and compares.
///
/// # Errors
/// Other entries than those of the switch are gone, or there are new ones.
pub fn check(subject: &Subject, level: Level, number: u64) -> Result<(), Finding> {
    let chosen = usize::try_from(number % GATES.len() as u64).unwrap_or(0);
    let (slot, value, entries) = GATES[chosen];
    let wrong = |message: String| Finding {
        cause: "switch",
        pass: None,
        message,
        setup: None,
    };
    let plain = Subject::new(Named::Level(level));
    let plain = Subject {
        defects: subject.defects.clone(),
        ..plain
    };
    let all = ids(&plain.pipeline().map_err(wrong)?);
    let switch = format!("-slot{slot}={value}");
    let left = ids(&plain.with(std::slice::from_ref(&switch)).map_err(wrong)?);
    let own: BTreeSet<&str> = entries.split(' ').collect();
    let gone: BTreeSet<&str> = all.difference(&left).copied().collect();
    let expected: BTreeSet<&str> = own.intersection(&all).copied().collect();
    let new: BTreeSet<&str> = left.difference(&all).copied().collect();
    if gone == expected && new.iter().all(|id| INSTEAD.contains(&(slot, *id))) {
        return Ok(());
    }
    let name = level.name();
    Err(wrong(format!(
        "nvopt<{name}> under {switch}: {gone:?} are gone and {new:?} are new, expected: {expected:?} gone"
    )))
}

/// The numbers of a pipeline's entries.
fn ids(p: &Pipeline) -> BTreeSet<&'static str> {
    let entries = p.assembled.iter().flat_map(|a| &a.entries);
    entries.filter_map(|e| Some(e.row?.id)).collect()
}
