//! The table `docs/traps.md` against the sources: every guard and every test that it names exists, every trap has
//! its row, and every test of a trap is in it.

#![allow(clippy::unwrap_used)]

use std::collections::BTreeSet;
use std::path::{Path, PathBuf};

fn root() -> &'static Path {
    Path::new(env!("CARGO_MANIFEST_DIR"))
}

fn rust_files(folder: &str) -> Vec<PathBuf> {
    let (mut list, mut work) = (Vec::new(), vec![root().join(folder)]);
    while let Some(dir) = work.pop() {
        for entry in std::fs::read_dir(&dir).unwrap() {
            let path = entry.unwrap().path();
            if path.is_dir() {
                work.push(path);
            } else if path.extension().is_some_and(|e| e == "rs") {
                list.push(path);
            }
        }
    }
    list
}

/// Names of the functions in a folder; with `tests`, of those alone that are run as tests.
fn functions(folder: &str, tests: bool) -> BTreeSet<String> {
    let mut names = BTreeSet::new();
    for file in rust_files(folder) {
        let text = std::fs::read_to_string(&file).unwrap();
        let mut is_test = false;
        for line in text.lines().map(str::trim_start) {
            if line.starts_with("#[test]") {
                is_test = true;
            }
            if line.starts_with("//") {
                continue;
            }
            if let Some(at) = line
                .find("fn ")
                .filter(|&at| at == 0 || line[..at].ends_with(' '))
            {
                let name: String = line[at + 3..]
                    .chars()
                    .take_while(|c| c.is_alphanumeric() || *c == '_')
                    .collect();
                if is_test || !tests {
                    names.insert(name);
                }
                is_test = false;
            }
        }
    }
    names
}

struct Row {
    trap: String,
    guards: Vec<String>,
    production: Vec<String>,
    reference: Vec<String>,
    /// Cells that say why there is nothing to name.
    excused: bool,
}

/// What stands between backticks.
fn names(cell: &str) -> Vec<String> {
    cell.split('`')
        .skip(1)
        .step_by(2)
        .map(str::to_owned)
        .collect()
}

fn table() -> Vec<Row> {
    let text = std::fs::read_to_string(root().join("docs/traps.md")).unwrap();
    let rows = text.lines().filter(|l| l.starts_with("| JT-T"));
    rows.map(|line| {
        let cells: Vec<&str> = line.trim_matches('|').split('|').map(str::trim).collect();
        assert_eq!(cells.len(), 5, "{line}");
        Row {
            trap: cells[0].into(),
            guards: names(cells[2]),
            production: names(cells[3]),
            reference: names(cells[4]),
            excused: cells[2..].iter().any(|c| c.starts_with("none: ")),
        }
    })
    .collect()
}

#[test]
fn every_trap_has_one_row() {
    let mut expected: Vec<String> = Vec::new();
    for n in 1..=22 {
        match n {
            9 | 13 => expected.extend([format!("JT-T{n}a"), format!("JT-T{n}b")]),
            _ => expected.push(format!("JT-T{n}")),
        }
    }
    let rows: Vec<String> = table().into_iter().map(|r| r.trap).collect();
    assert_eq!(rows, expected);
}

#[test]
fn every_guard_and_test_of_the_table_exists() {
    let guards = functions("optimized/src", false);
    let production = functions("optimized/tests", true);
    let reference = functions("reference/tests", true);
    for row in table() {
        let columns = [
            (&row.guards, &guards),
            (&row.production, &production),
            (&row.reference, &reference),
        ];
        for (named, existing) in columns {
            assert!(
                row.excused || !named.is_empty(),
                "{}: nothing named and no reason given",
                row.trap
            );
            for name in named {
                assert!(existing.contains(name), "{}: there is no {name}", row.trap);
            }
        }
        assert!(
            !row.production.is_empty(),
            "{} has no test of production",
            row.trap
        );
    }
}

#[test]
fn no_test_of_a_trap_is_left_out() {
    let table = table();
    let in_table = |pick: fn(&Row) -> &Vec<String>| -> BTreeSet<String> {
        table.iter().flat_map(|r| pick(r).clone()).collect()
    };
    for (folder, known) in [
        ("optimized/tests", in_table(|r| &r.production)),
        ("reference/tests", in_table(|r| &r.reference)),
    ] {
        for test in functions(folder, true) {
            assert!(
                !test.starts_with("jt_t") || known.contains(&test),
                "{folder}: {test} is missing in docs/traps.md"
            );
        }
    }
}

#[test]
fn every_guard_that_names_a_trap_is_in_its_row() {
    // `/// … JT-T5 …` above `fn guard_x`: the row of JT-T5 must have guard_x.
    let table = table();
    for file in rust_files("optimized/src") {
        let text = std::fs::read_to_string(&file).unwrap();
        let mut above = String::new();
        for line in text.lines().map(str::trim_start) {
            if line.starts_with("///") {
                above.push_str(line);
                continue;
            }
            if let Some(at) = line.find("fn guard_") {
                let guard: String = line[at + 3..]
                    .chars()
                    .take_while(|c| c.is_alphanumeric() || *c == '_')
                    .collect();
                let traps = above
                    .split(|c: char| !c.is_alphanumeric() && c != '-')
                    .filter(|w| w.starts_with("JT-T"));
                for trap in traps {
                    let rows: Vec<&Row> = table.iter().filter(|r| r.trap == trap).collect();
                    assert!(!rows.is_empty(), "{guard}: no row {trap}");
                    assert!(
                        rows.iter().all(|r| r.guards.contains(&guard)),
                        "{trap}: {guard} is missing in docs/traps.md"
                    );
                }
            }
            if !line.starts_with("#[") {
                above.clear();
            }
        }
    }
}
