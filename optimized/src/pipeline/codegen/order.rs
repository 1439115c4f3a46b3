//! In which order passes of code generation may run: what each declares, sorted, must arrive at the list (PL-118, PL-119).
//!
//! The list is what runs. Declarations are a check on it, not a second order: sorting them topologically, the earlier entry of
//! the list first where nothing else decides, gives the list again, or somebody has moved an entry where it cannot stand.

use super::CodegenRow;
use std::collections::BTreeSet;

/// What an entry declares about another one.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Declared {
    /// It runs behind it, if both run.
    After,
    /// It needs what the other makes.
    Required,
    /// It needs what the other makes, and so does whoever needs it.
    RequiredTransitive,
    /// It runs behind it and leaves what the other made.
    Preserved,
}

/// An entry, what it declares, about which entry.
pub type Declaration = (&'static str, Declared, &'static str);

/// The declarations, by number.
pub const DECLARATIONS: &[Declaration] = {
    use Declared::*;
    &[
        ("CG-11", After, "CG-10"),
        ("CG-13", After, "CG-07"),
        ("CG-16", After, "CG-15"),
        ("CG-23", After, "CG-22"),
        ("CG-36", After, "CG-35"),
        ("CG-37", After, "CG-34"),
        ("CG-38", Preserved, "CG-37"),
        // PL-R1: nothing between the two touches the graph.
        ("CG-39", After, "CG-38"),
        ("CG-40", Preserved, "CG-39"),
        ("CG-41", Preserved, "CG-40"),
        ("CG-50", RequiredTransitive, "CG-41"),
        ("CG-51", RequiredTransitive, "CG-50"),
        ("CG-52", Required, "CG-51"),
        ("CG-54", Required, "CG-51"),
        ("CG-56", After, "CG-55"),
        ("CG-63", After, "CG-62"),
        // Tail merging before phis are gone would have to rewrite them.
        ("CG-64", After, "CG-63"),
        ("CG-65", Required, "CG-64"),
        ("CG-66", Required, "CG-65"),
        ("CG-67", After, "CG-66"),
        ("CG-70", After, "CG-69"),
        ("CG-72", Required, "CG-64"),
        ("CG-72", After, "CG-70"),
        ("CG-73", After, "CG-72"),
        ("CG-74", Required, "CG-72"),
        ("CG-75", After, "CG-74"),
        ("CG-76", RequiredTransitive, "CG-75"),
    ]
};

/// Declarations that no order meets.
#[derive(Clone, PartialEq, Eq, Debug, thiserror::Error)]
#[error("codegen pass ordering has a cycle: {}", .0.join(" -> "))]
pub struct Cycle(pub Vec<String>);

/// Sorts entries so that each declaration is met; the earlier one first where nothing decides. Declarations about entries
/// that are not there say nothing.
///
/// # Errors
/// Some declarations lead back to where they began.
pub fn sorted<'a>(
    rows: &[&'a CodegenRow],
    declared: &[Declaration],
) -> Result<Vec<&'a CodegenRow>, Cycle> {
    let at = |id: &str| rows.iter().position(|r| r.id == id);
    let edges = declared.iter().filter_map(|d| Some((at(d.0)?, at(d.2)?)));
    let mut before: Vec<BTreeSet<usize>> = vec![BTreeSet::new(); rows.len()];
    for (later, earlier) in edges {
        before[later].insert(earlier);
    }
    let mut open: BTreeSet<usize> = (0..rows.len()).collect();
    let mut order = Vec::with_capacity(rows.len());
    while !open.is_empty() {
        let free = open.iter().copied().find(|n| before[*n].is_disjoint(&open));
        let Some(next) = free else {
            return Err(cycle(rows, &before, &open));
        };
        open.remove(&next);
        order.push(rows[next]);
    }
    Ok(order)
}

/// A way among entries, none of which can be first, that comes back to where it was.
fn cycle(rows: &[&CodegenRow], before: &[BTreeSet<usize>], open: &BTreeSet<usize>) -> Cycle {
    let mut way: Vec<usize> = open.first().copied().into_iter().collect();
    while let Some(&last) = way.last() {
        let Some(&next) = before[last].intersection(open).next() else {
            break;
        };
        if let Some(start) = way.iter().position(|n| *n == next) {
            way.push(next);
            way.drain(..start);
            break;
        }
        way.push(next);
    }
    Cycle(way.into_iter().map(|n| rows[n].text.to_owned()).collect())
}

/// Holds the list at a level of code generation against the declarations; up to level 1 it stands as it is.
///
/// # Errors
/// The declarations have a cycle. An entry that stands where it may not is told as one, too: it would have to run before
/// itself.
pub fn check(level: i32) -> Result<(), Cycle> {
    if level <= 1 {
        return Ok(());
    }
    let rows: Vec<&CodegenRow> = super::rows_at(level).collect();
    let order = sorted(&rows, DECLARATIONS)?;
    let moved = rows.iter().zip(&order).find(|(a, b)| a.id != b.id);
    match moved {
        None => Ok(()),
        Some((list, first)) => {
            let names = [list.text, first.text, list.text];
            Err(Cycle(names.map(str::to_owned).to_vec()))
        }
    }
}

#[cfg(test)]
#[allow(clippy::unwrap_used)]
mod tests {
    use super::super::ROWS;
    use super::*;

    #[test]
    fn pl_119_what_passes_declare_arrives_at_the_list() {
        for level in 0..=3 {
            check(level).unwrap();
        }
        for (later, _, earlier) in DECLARATIONS {
            let at = |id: &str| ROWS.iter().position(|r| r.id == id).unwrap();
            assert!(at(earlier) < at(later), "{later} {earlier}");
        }
    }

    #[test]
    fn pl_120_declarations_that_lead_back_are_told_with_their_way() {
        let rows: Vec<&CodegenRow> = super::super::rows_at(3).collect();
        let mut declared = DECLARATIONS.to_vec();
        declared.push(("CG-64", Declared::After, "CG-72"));
        let e = sorted(&rows, &declared).unwrap_err();
        assert_eq!(
            e.to_string(),
            "codegen pass ordering has a cycle: phi-node-elimination -> branch-folder -> phi-node-elimination"
        );
        let own = sorted(&rows, &[("CG-01", Declared::After, "CG-01")]).unwrap_err();
        let name = "pre-isel-intrinsic-lowering";
        assert_eq!(own.0, [name, name]);
        // Against the list, but no cycle: the order is another one.
        let late = sorted(&rows, &[("CG-01", Declared::After, "CG-02")]).unwrap();
        assert_eq!((late[0].id, late[1].id), ("CG-02", "CG-01"));
    }
}
