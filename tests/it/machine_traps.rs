//! The tables of BF-T and CG-T in `docs/traps.md` against the tree: every trap has its row; programs, tests and seeded
//! defects that a row names exist.

#![allow(clippy::unwrap_used)]

use std::path::{Path, PathBuf};

fn root() -> &'static Path {
    Path::new(env!("CARGO_MANIFEST_DIR"))
}

fn read(path: impl AsRef<Path>) -> String {
    let path: PathBuf = root().join(path);
    std::fs::read_to_string(&path).unwrap_or_else(|e| panic!("{}: {e}", path.display()))
}

/// The cells of the rows whose trap begins so.
fn rows(prefix: &str) -> Vec<Vec<String>> {
    let text = read("docs/traps.md");
    let lines = text
        .lines()
        .filter(|l| l.starts_with(&format!("| {prefix}")));
    let cells = |l: &str| {
        let cells = l.trim_matches('|').split(" | ");
        cells.map(|c| c.trim().to_owned()).collect()
    };
    lines.map(cells).collect()
}

/// What stands between backticks.
fn names(cell: &str) -> Vec<&str> {
    cell.split('`').skip(1).step_by(2).collect()
}

/// Every name of a cell exists, or the cell says why there is none.
fn check(row: &[String], column: usize, exists: impl Fn(&str) -> bool) {
    let cell = &row[column];
    let all = names(cell);
    let excused = cell.starts_with("none: ") || cell == "the program alone";
    assert!(
        excused || !all.is_empty(),
        "{}: '{cell}' names nothing",
        row[0]
    );
    if !excused {
        for name in all {
            assert!(exists(name), "{}: there is no '{name}'", row[0]);
        }
    }
}

#[test]
fn every_bf_t_has_a_program_and_tests_or_defects_that_exist() {
    let mut expected: Vec<String> = Vec::new();
    for n in 1..=25 {
        expected.push(format!("BF-T{n}"));
        if n == 4 || n == 12 {
            expected.push(format!("BF-T{n}b"));
        }
    }
    let rows = rows("BF-T");
    let traps: Vec<&str> = rows.iter().map(|r| &*r[0]).collect();
    assert_eq!(traps, expected);
    let tests = read("optimized/tests/it/branch_folder.rs");
    for row in &rows {
        assert_eq!(row.len(), 5, "{row:?}");
        let folder = root().join("corpus/passes/branch_folder/traps");
        check(row, 2, |name| folder.join(format!("{name}.ptx")).exists());
        check(row, 3, |name| tests.contains(&format!("fn {name}(")));
        check(row, 4, |name| {
            root().join(format!("tests/mutants/{name}.ptx")).exists()
        });
    }
    // No program of a trap is left out.
    for entry in std::fs::read_dir(root().join("corpus/passes/branch_folder/traps")).unwrap() {
        let path = entry.unwrap().path();
        let name = path.file_stem().unwrap().to_str().unwrap();
        assert!(rows.iter().any(|r| names(&r[2]).contains(&name)), "{name}");
    }
}

#[test]
fn every_cg_t_has_a_test_and_a_defect_or_a_reason() {
    let rows = rows("CG-T");
    let traps: Vec<String> = rows.iter().map(|r| r[0].clone()).collect();
    let expected: Vec<String> = (1..=28).map(|n| format!("CG-T{n}")).collect();
    assert_eq!(traps, expected);
    let tests = read("optimized/tests/it/codegen.rs");
    for row in &rows {
        assert_eq!(row.len(), 4, "{row:?}");
        check(row, 2, |name| tests.contains(&format!("fn {name}(")));
        check(row, 3, |name| {
            let path = root().join(format!("tests/mutants/{name}.ll"));
            path.exists() && read(path).contains("; pass: selection")
        });
    }
}

#[test]
fn law_1_cv_1_is_stated_three_times_and_nobody_copies() {
    let statements = [
        "optimized/src/passes/branch_folder/legality.rs",
        "reference/src/passes/branch_folder/tails.rs",
        "oracle/src/machine/groups.rs",
    ];
    let texts = statements.map(read);
    for (text, file) in texts.iter().zip(statements) {
        assert!(text.contains("CV-1"), "{file} does not state CV-1");
    }
    // Lines that say something: none of more than a few words is in two of them.
    let lines = |text: &str| -> Vec<String> {
        let all = text.lines().map(str::trim);
        let said = all.filter(|l| l.len() > 40 && !l.starts_with("//") && !l.starts_with("use "));
        said.map(str::to_owned).collect()
    };
    for (n, a) in texts.iter().enumerate() {
        for b in &texts[n + 1..] {
            let known = lines(b);
            let shared: Vec<String> = lines(a).into_iter().filter(|l| known.contains(l)).collect();
            assert!(shared.is_empty(), "{shared:?}");
        }
    }
}
