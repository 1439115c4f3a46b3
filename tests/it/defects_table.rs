//! The table of seeded defects and its page are made from what a defect consists of: its `planted!` sites in
//! production's sources, and its program `tests/mutants/NAME.ll` with a header that says what it is; of a pass on machine
//! functions the program is `NAME.ptx`, and its header stands behind `//`.
//!
//! ```text
//! ; defect: what is done wrong
//! ; pass: the pass in which it shows; 'pipeline' for what runs pipelines, 'selection' for instruction selection, 'scev' and
//! ;       'delinearization' for the analyses
//! ; sources: the traps, historic bugs and recipes that it stands for
//! ; seen by: the verdict that most hunts end with
//! ; measured: detected, triggered, median seconds, instructions   (once `tandem mutants` has measured it)
//! ; without a program: why                                        (instead of a program)
//! ; knobs: what the program is judged with
//! ; pipeline: of what is no pass, the text that is run; or '; level:' and a level
//! ```
//!
//! `TANDEM_BLESS=1 cargo test --test it defects_table` writes `optimized/src/defects/catalogue.rs` and the tables of
//! `docs/defects.md`; without it the test fails where they are out of date.

#![allow(clippy::unwrap_used)]

use std::collections::BTreeMap;
use std::path::{Path, PathBuf};

fn root() -> &'static Path {
    Path::new(env!("CARGO_MANIFEST_DIR"))
}

/// What a defect is in.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Home {
    Pass,
    /// What runs pipelines.
    Pipelines,
    /// Instruction selection.
    Selection,
    /// Scalar evolution.
    Scev,
    /// Subscripts of accesses.
    Delinearization,
    /// What accesses cost.
    Access,
}

/// One defect, from its parts.
struct Row {
    /// The variant of `Id` at its sites.
    id: String,
    /// The name: the variant in kebab case.
    name: String,
    /// The source file of its first site, below `optimized/src`.
    site: String,
    header: BTreeMap<String, String>,
}

impl Row {
    /// What the defect is in.
    fn home(&self) -> Home {
        match self.get("pass") {
            "pipeline" => Home::Pipelines,
            "selection" => Home::Selection,
            "scev" => Home::Scev,
            "delinearization" => Home::Delinearization,
            "access" => Home::Access,
            _ => Home::Pass,
        }
    }
    fn get(&self, key: &str) -> &str {
        let missing = || panic!("tests/mutants/{}.ll has no line '; {key}: …'", self.name);
        self.header.get(key).map_or_else(missing, String::as_str)
    }
}

/// `HeadersKept` as `headers-kept`, `OnesOf64BitsOnly` as `ones-of-64-bits-only`.
fn kebab(id: &str) -> String {
    let mut out = String::new();
    for c in id.chars() {
        let in_number = out.ends_with(|last: char| last.is_ascii_digit());
        let starts_number = c.is_ascii_digit() && !in_number;
        if (c.is_ascii_uppercase() || starts_number) && !out.is_empty() {
            out.push('-');
        }
        out.push(c.to_ascii_lowercase());
    }
    out
}

fn files(folder: &Path, ending: &str) -> Vec<PathBuf> {
    let mut all = Vec::new();
    for entry in std::fs::read_dir(folder).unwrap() {
        let path = entry.unwrap().path();
        if path.is_dir() {
            all.extend(files(&path, ending));
        } else if path.extension().is_some_and(|e| e == ending) {
            all.push(path);
        }
    }
    all.sort();
    all
}

/// The defects that a source plants, in order: the second argument of each `planted!`.
fn planted(text: &str) -> Vec<String> {
    let mut all = Vec::new();
    let calls = text.split("planted!(").skip(1);
    for call in calls {
        let id = call.split(',').nth(1).map_or("", str::trim);
        let is_name = id.starts_with(|c: char| c.is_ascii_uppercase());
        assert!(
            is_name && id.chars().all(|c| c.is_ascii_alphanumeric()),
            "planted!({call:.60}: the second argument is the name of a defect"
        );
        all.push(id.to_owned());
    }
    all
}

fn header(name: &str) -> BTreeMap<String, String> {
    let at = |ending| root().join(format!("tests/mutants/{name}.{ending}"));
    let (path, comment) = match at("ptx").exists() {
        true => (at("ptx"), "// "),
        false => (at("ll"), "; "),
    };
    let text = std::fs::read_to_string(&path).unwrap_or_else(|e| {
        panic!(
            "{}: {e}: a defect needs a small program with a header",
            path.display()
        )
    });
    let lines = text.lines().map_while(|l| l.strip_prefix(comment));
    let pairs = lines.filter_map(|l| l.split_once(": ").or(l.strip_suffix(':').map(|k| (k, ""))));
    pairs.map(|(k, v)| (k.into(), v.into())).collect()
}

/// All defects, in order of their sites.
fn rows() -> Vec<Row> {
    let sources = root().join("optimized/src");
    let mut rows: Vec<Row> = Vec::new();
    for path in files(&sources, "rs") {
        let site = path.strip_prefix(&sources).unwrap().to_str().unwrap();
        // Where the macro is defined and explained.
        if site.starts_with("defects") {
            continue;
        }
        for id in planted(&std::fs::read_to_string(&path).unwrap()) {
            if rows.iter().any(|r| r.id == id) {
                continue;
            }
            let name = kebab(&id);
            let header = header(&name);
            let site = site.to_owned();
            rows.push(Row {
                id,
                name,
                site,
                header,
            });
        }
    }
    rows
}

fn catalogue(rows: &[Row]) -> String {
    let mut text = String::from(
        "//! The table of seeded defects, made from their sites and programs: see `tests/it/defects_table.rs`, which\n\
         //! writes this file (`TANDEM_BLESS=1 cargo test --test it defects_table`). Not to be edited by hand.\n\n\
         use super::{Defect, ManagerDefect};\n\ncatalogue! {\n    passes {\n",
    );
    let sources = |r: &Row| {
        let all = r.get("sources").split(' ').map(|s| format!("{s:?}"));
        all.collect::<Vec<_>>().join(", ")
    };
    for r in rows.iter().filter(|r| r.home() == Home::Pass) {
        let (id, name, site) = (&r.id, &r.name, &r.site);
        let named = r.get("pass");
        let pass = tandem_ir::passes::lookup(named);
        let pass = pass.unwrap_or_else(|| panic!("{name}: no pass '{}'", r.get("pass")));
        text += &format!(
            "    {id}, {name:?}, {}, {site:?},\n        [{}], {:?};\n",
            pass.file_name(),
            sources(r),
            r.get("defect")
        );
    }
    for (word, home) in [
        ("manager", Home::Pipelines),
        ("selection", Home::Selection),
        ("scev", Home::Scev),
        ("delinearization", Home::Delinearization),
        ("access", Home::Access),
    ] {
        text += &format!("    }}\n    {word} {{\n");
        for r in rows.iter().filter(|r| r.home() == home) {
            let (id, name, site) = (&r.id, &r.name, &r.site);
            text += &format!(
                "    {id}, {name:?}, {site:?},\n        [{}], {:?};\n",
                sources(r),
                r.get("defect")
            );
        }
    }
    text + "    }\n}\n"
}

/// A page with the rows of one of its tables replaced: the first one below a heading that has such a first column.
fn with_table(page: &str, heading: &str, column: &str, rows: &[String]) -> String {
    let find = |from: usize, what: &str| {
        let at = page[from..].find(what).map(|n| from + n + what.len());
        at.unwrap_or_else(|| panic!("docs/defects.md has no '{what}'"))
    };
    let below = find(0, &format!("\n## {heading}\n"));
    let head = find(below, &format!("\n{column}"));
    let start = find(find(head, "\n| ---"), "\n");
    let length: usize = page[start..]
        .split_inclusive('\n')
        .take_while(|l| l.starts_with('|'))
        .map(str::len)
        .sum();
    let lines: String = rows.iter().map(|r| format!("{r}\n")).collect();
    format!("{}{lines}{}", &page[..start], &page[start + length..])
}

fn page(old: &str, rows: &[Row]) -> String {
    let line = |cells: &[&str]| format!("| {} |", cells.join(" | "));
    let quoted = |r: &Row| format!("`{}`", r.name);
    let planted = |home: Home| -> Vec<String> {
        let rows = rows.iter().filter(|r| r.home() == home);
        rows.map(|r| {
            let site = format!("`{}`", r.site);
            let (sources, what, seen) = (r.get("sources"), r.get("defect"), r.get("seen by"));
            line(&[&quoted(r), sources, &site, what, seen])
        })
        .collect()
    };
    let of_passes = || rows.iter().filter(|r| r.home() == Home::Pass);
    let measured: Vec<String> = of_passes()
        .filter_map(|r| {
            let cells = r.header.get("measured")?.replace(", ", " | ");
            Some(line(&[&quoted(r), &cells]))
        })
        .collect();
    let without: Vec<String> = rows
        .iter()
        .filter_map(|r| Some(line(&[&quoted(r), r.header.get("without a program")?])))
        .collect();
    let new = with_table(old, "Planted", "| defect ", &planted(Home::Pass));
    let new = with_table(
        &new,
        "Planted in what runs pipelines",
        "| defect ",
        &planted(Home::Pipelines),
    );
    let new = with_table(
        &new,
        "Planted in instruction selection",
        "| defect ",
        &planted(Home::Selection),
    );
    let mut analyses = planted(Home::Scev);
    analyses.extend(planted(Home::Delinearization));
    analyses.extend(planted(Home::Access));
    let new = with_table(&new, "Planted in analyses", "| defect ", &analyses);
    let new = with_table(&new, "Measured", "| defect ", &measured);
    with_table(&new, "Without a program", "| defect ", &without)
}

#[test]
fn the_table_of_defects_and_its_page_are_up_to_date() {
    let rows = rows();
    let bless = std::env::var_os("TANDEM_BLESS").is_some();
    let docs = root().join("docs/defects.md");
    let old = std::fs::read_to_string(&docs).unwrap();
    for (path, new) in [
        (
            root().join("optimized/src/defects/catalogue.rs"),
            catalogue(&rows),
        ),
        (docs, page(&old, &rows)),
    ] {
        if bless {
            std::fs::write(&path, new).unwrap();
            continue;
        }
        let stale = std::fs::read_to_string(&path).unwrap() != new;
        let shown = path.display();
        assert!(
            !stale,
            "{shown} is out of date: TANDEM_BLESS=1 cargo test --test it defects_table"
        );
    }
    // A program of no defect would never run.
    let folder = root().join("tests/mutants");
    for path in files(&folder, "ll")
        .into_iter()
        .chain(files(&folder, "ptx"))
    {
        let name = path.file_stem().unwrap().to_str().unwrap();
        assert!(
            rows.iter().any(|r| r.name == name),
            "no defect is called {name}"
        );
    }
}

/// The sources of the table of what is not planted.
fn not_planted(page: &str) -> Vec<&str> {
    let below = page.split_once("\n## Not planted\n");
    let below = below
        .expect("docs/defects.md has a section 'Not planted'")
        .1;
    let table = below.lines().skip_while(|l| !l.starts_with('|'));
    let rows = table.take_while(|l| l.starts_with('|')).skip(2);
    let cells = rows.filter_map(|l| l.split('|').nth(1));
    cells.flat_map(|c| c.split(',').map(str::trim)).collect()
}

#[test]
fn what_is_said_not_to_be_planted_is_not() {
    let page = std::fs::read_to_string(root().join("docs/defects.md")).unwrap();
    let listed = not_planted(&page);
    assert!(listed.len() > 10, "{listed:?}");
    for row in rows() {
        for source in row.get("sources").split(' ') {
            assert!(
                !listed.contains(&source),
                "'{}' is planted for {source}, which docs/defects.md lists as not planted",
                row.name
            );
        }
    }
    let page =
        "\n## Not planted\n\n| source | reason |\n| --- | --- |\n| A-1, A-2 | x |\n\n| B |\n";
    assert_eq!(not_planted(page), ["A-1", "A-2"]);
}

#[test]
fn a_table_of_a_page_is_replaced_and_nothing_else() {
    let page =
        "a\n\n## One\n\n| x | y |\n| --- | --- |\n| 1 | 2 |\n\nb\n\n## Two\n\n| x |\n| --- |\n";
    let new = with_table(
        page,
        "One",
        "| x ",
        &["| 3 | 4 |".into(), "| 5 | 6 |".into()],
    );
    assert_eq!(new, page.replace("| 1 | 2 |", "| 3 | 4 |\n| 5 | 6 |"));
    let new = with_table(page, "Two", "| x ", &["| 7 |".into()]);
    assert_eq!(new, format!("{page}| 7 |\n"));
}
