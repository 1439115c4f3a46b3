//! The laws of the house (design section 1), checked on the sources and on `cargo metadata`.

#![allow(clippy::unwrap_used)]

use std::collections::{BTreeMap, BTreeSet};
use std::path::{Path, PathBuf};
use std::process::Command;
use tandem_ir::rewrite::{ModuleRewrite, Rewrite, Vocabulary};

fn root() -> PathBuf {
    PathBuf::from(env!("CARGO_MANIFEST_DIR"))
}

/// Direct dependencies of each workspace member on other members, tests included.
fn member_dependencies() -> BTreeMap<String, BTreeSet<String>> {
    let out = Command::new(env!("CARGO"))
        .args([
            "metadata",
            "--format-version",
            "1",
            "--no-deps",
            "--offline",
        ])
        .current_dir(root())
        .output()
        .unwrap();
    assert!(
        out.status.success(),
        "{}",
        String::from_utf8_lossy(&out.stderr)
    );
    let meta: serde_json::Value = serde_json::from_slice(&out.stdout).unwrap();
    let packages = meta["packages"].as_array().unwrap();
    let names: BTreeSet<&str> = packages
        .iter()
        .map(|p| p["name"].as_str().unwrap())
        .collect();
    let deps = |p: &serde_json::Value| {
        let all = p["dependencies"]
            .as_array()
            .unwrap()
            .iter()
            .map(|d| d["name"].as_str().unwrap().to_owned());
        all.filter(|d| names.contains(d.as_str())).collect()
    };
    packages
        .iter()
        .map(|p| (p["name"].as_str().unwrap().to_owned(), deps(p)))
        .collect()
}

/// The edges that the laws allow: each member with the members that it may depend on, tests included.
const ALLOWED: &[(&str, &[&str])] = &[
    ("tandem-ir", &[]),
    ("tandem-reference", &["tandem-ir"]),
    ("tandem-optimized", &["tandem-ir"]),
    ("tandem-smt", &["tandem-ir"]),
    ("tandem-interp", &["tandem-ir"]),
    ("tandem-cuda", &[]),
    ("tandem-tv", &["tandem-ir", "tandem-smt", "tandem-interp"]),
    (
        "tandem-oracle",
        &["tandem-ir", "tandem-smt", "tandem-interp", "tandem-tv"],
    ),
    ("tandem-fuzz", &["tandem-ir"]),
    ("tandem-reduce", &["tandem-ir"]),
];

#[test]
fn laws_1_to_3_members_depend_on_what_the_table_allows() {
    let mut deps = member_dependencies();
    assert!(
        deps.remove("tandem").is_some(),
        "the root package is where all meet"
    );
    let allowed: BTreeMap<String, BTreeSet<String>> = ALLOWED
        .iter()
        .map(|(member, to)| {
            let to = to.iter().map(|&t| t.to_owned()).collect();
            ((*member).to_owned(), to)
        })
        .collect();
    assert_eq!(deps, allowed);
}

/// `ARCHITECTURE.md` states the same table.
#[test]
fn the_table_of_members_in_the_architecture_is_that_of_the_laws() {
    let text = std::fs::read_to_string(root().join("ARCHITECTURE.md")).unwrap();
    for (member, to) in ALLOWED {
        let row = format!("| `{member}` (`");
        let line = text.lines().find(|l| l.starts_with(&row)).unwrap();
        let stated: BTreeSet<&str> = line
            .split('|')
            .nth(2)
            .unwrap()
            .split('`')
            .skip(1)
            .step_by(2)
            .collect();
        let short = |t: &&'static str| t.strip_prefix("tandem-").unwrap();
        assert_eq!(stated, to.iter().map(short).collect(), "{member}");
    }
}

/// Parts of a crate that must not need another part of it: files, and what they may not name.
const LAYERS: &[(&str, &str, &str)] = &[
    (
        "ir/src",
        "text::parser",
        "the data model does not need the text parser",
    ),
    (
        "oracle/tv/src/context.rs",
        "memory::",
        "the terms of a query do not need the operations on memory",
    ),
    (
        "oracle/tv/src/states.rs",
        "memory::",
        "the data of memory does not need the operations on it",
    ),
];

#[test]
fn lower_parts_of_a_crate_do_not_name_higher_ones() {
    for (place, banned, why) in LAYERS {
        let files = match place.ends_with(".rs") {
            true => vec![root().join(place)],
            false => sources(place),
        };
        for file in files {
            // The text layer itself may.
            if file.starts_with(root().join("ir/src/text")) {
                continue;
            }
            let text = std::fs::read_to_string(&file).unwrap();
            for line in text.lines().filter(|l| !l.trim_start().starts_with("//")) {
                assert!(!line.contains(banned), "{}: {line}: {why}", file.display());
            }
        }
    }
}

fn sources(folder: &str) -> Vec<PathBuf> {
    let mut list = Vec::new();
    let mut work = vec![root().join(folder)];
    while let Some(dir) = work.pop() {
        for e in std::fs::read_dir(&dir).unwrap() {
            let p = e.unwrap().path();
            if p.is_dir() {
                work.push(p);
            } else if p.extension().is_some_and(|e| e == "rs") {
                list.push(p);
            }
        }
    }
    list.sort();
    list
}

fn all_sources() -> Vec<PathBuf> {
    [
        "ir",
        "reference",
        "optimized",
        "oracle",
        "fuzz",
        "reduce",
        "src",
        "tests",
    ]
    .iter()
    .flat_map(|f| sources(f))
    .collect()
}

#[test]
fn law_1_the_forms_do_not_name_each_other() {
    // A path dependency or an `include!` would escape the metadata.
    for (folder, banned) in [
        ("reference", ["optimized", "oracle"]),
        ("optimized", ["reference/", "oracle"]),
        ("oracle", ["reference/", "optimized"]),
        ("fuzz/src", ["reference", "optimized"]),
        ("reduce", ["reference", "optimized"]),
        ("ir", ["reference/", "optimized/"]),
    ] {
        for file in sources(folder) {
            let text = std::fs::read_to_string(&file).unwrap();
            for line in text.lines().filter(|l| !l.trim_start().starts_with("//")) {
                let names_it = banned.iter().any(|b| {
                    line.contains(&format!("tandem_{b}")) || line.contains(&format!("../{b}"))
                });
                assert!(!names_it, "{}: {line}", file.display());
            }
        }
    }
}

/// Names of the passes that have a file or folder in a folder of passes.
fn pass_modules(passes: &Path) -> BTreeSet<String> {
    let entries = std::fs::read_dir(passes).unwrap();
    let names = entries.map(|e| {
        let path = e.unwrap().path();
        path.file_stem().unwrap().to_string_lossy().into_owned()
    });
    names.filter(|n| n != "mod").collect()
}

/// The pass to which a source file of a folder of passes belongs.
fn pass_of(passes: &Path, file: &Path) -> Option<String> {
    let first = file.strip_prefix(passes).ok()?.components().next()?;
    let stem = Path::new(first.as_os_str()).file_stem()?;
    Some(stem.to_string_lossy().into_owned()).filter(|n| n != "mod")
}

#[test]
fn passes_import_from_libraries_and_never_from_each_other() {
    for side in ["optimized", "reference"] {
        let passes = root().join(side).join("src/passes");
        let names = pass_modules(&passes);
        assert!(names.len() >= 7, "{side}: {names:?}");
        for file in sources(side) {
            let Some(own) = pass_of(&passes, &file) else {
                continue;
            };
            let text = std::fs::read_to_string(&file).unwrap();
            // `passes::X`, `super::X` and `super::super::X` are the ways to name a neighbour.
            // BP-2: placement of blocks runs the pass that folds branches between two of its rounds, and whoever judges a
            // placement judges what that pass did. What both look at is in the libraries.
            let runs = |other: &str| (own.as_str(), other) == ("block_placement", "branch_folder");
            for other in names.iter().filter(|&n| *n != own && !runs(n)) {
                let module = format!("::{other}::");
                let item = format!("::{other};");
                let line = text.lines().find(|l| {
                    let named = l.contains(&module) || l.contains(&item);
                    named && !l.trim_start().starts_with("//") && !l.contains("tandem_ir::")
                });
                assert_eq!(line, None, "{} imports from {other}", file.display());
            }
        }
    }
}

#[test]
fn law_5_a_pass_has_one_name_everywhere() {
    let exists = |p: PathBuf| p.exists();
    let all = tandem_ir::passes::PASSES;
    for pass in all {
        let file = tandem_ir::passes::file_name(pass);
        for form in ["reference", "optimized"] {
            let base = root().join(form).join("src/passes");
            let found =
                exists(base.join(format!("{file}.rs"))) || exists(base.join(&file).join("mod.rs"));
            assert!(found, "{form} has no file for {}", pass.name);
        }
        assert!(
            exists(root().join("corpus/passes").join(&file)),
            "no corpus folder for {}",
            pass.name
        );
    }
    let known: BTreeSet<String> = all.iter().map(tandem_ir::passes::file_name).collect();
    for folder in [
        "reference/src/passes",
        "optimized/src/passes",
        "corpus/passes",
    ] {
        for e in std::fs::read_dir(root().join(folder)).unwrap() {
            let name = e.unwrap().file_name().into_string().unwrap();
            let name = name.trim_end_matches(".rs");
            assert!(
                name == "mod" || known.contains(name),
                "{folder}/{name} is no pass of the table"
            );
        }
    }
}

#[test]
fn knobs_of_the_pass_table_are_the_knobs_of_production() {
    for pass in tandem_ir::passes::PASSES {
        let owned: BTreeSet<&str> = tandem_optimized::options::knobs()
            .filter(|k| k.owner == pass.name)
            .map(|k| k.name)
            .collect();
        assert_eq!(owned, pass.knobs.iter().copied().collect(), "{}", pass.name);
    }
}

#[test]
fn law_7_no_global_mutable_state() {
    for file in all_sources() {
        // Examples are tools that run the product from outside.
        let tool = file.components().any(|c| c.as_os_str() == "examples");
        if tool || file.ends_with("tests/it/laws.rs") {
            continue;
        }
        let text = std::fs::read_to_string(&file).unwrap();
        for line in text.lines().map(str::trim_start) {
            let item = line.strip_prefix("pub ").unwrap_or(line);
            // A `LazyLock` of plain data is a constant that is computed once.
            let changes = ["Mutex", "RwLock", "Atomic", "Cell<", "OnceLock"];
            let mutable = item.starts_with("static ") && changes.iter().any(|c| item.contains(c));
            let banned = item.starts_with("static mut ") || item.starts_with("thread_local!");
            assert!(!mutable && !banned, "{}: {line}", file.display());
        }
    }
}

#[test]
fn every_source_file_tells_its_story_and_stays_readable() {
    for file in all_sources() {
        let text = std::fs::read_to_string(&file).unwrap();
        assert!(
            text.starts_with("//!"),
            "{} does not open with a //! paragraph",
            file.display()
        );
        // A generated uniform table is read by looking up, not by reading through.
        let is_table = file.ends_with("ir/src/intrinsics/table.rs");
        assert!(
            is_table || text.lines().count() <= 1000,
            "{} is longer than 1000 lines",
            file.display()
        );
    }
}

#[test]
fn nothing_names_a_machine() {
    for folder in [
        "ir",
        "reference",
        "optimized",
        "oracle",
        "src",
        "ci",
        "corpus",
        "README.md",
    ] {
        check_for_paths(&root().join(folder));
    }
}

fn check_for_paths(path: &Path) {
    if path.is_dir() {
        for e in std::fs::read_dir(path).unwrap() {
            check_for_paths(&e.unwrap().path());
        }
    } else if let Ok(text) = std::fs::read_to_string(path) {
        for banned in ["/work/", "/root/", "/tmp/t-"] {
            assert!(!text.contains(banned), "{} names {banned}", path.display());
        }
    }
}

/// Files that name a pass and are not its own, with the reason. Names stand besides in the table, in tests (each says
/// in its first lines what it is about), in the corpus and in documents.
const NAME_A_PASS: &[(&str, &str)] = &[
    (
        "optimized/src/passes/mod.rs",
        "binds production's forms to the rows",
    ),
    (
        "reference/src/passes/mod.rs",
        "binds the reference's forms to the rows",
    ),
    ("src/limits/mod.rs", "binds the limits that documents state"),
    (
        "optimized/src/passes/block_placement.rs",
        "runs branch folding first, as LLVM's pass of this name does (BP-1)",
    ),
    (
        "reference/src/passes/block_placement.rs",
        "besides the layout its rewrites are those of branch folding (BP-1), and judged as there",
    ),
    (
        "src/pipelines/expect.rs",
        "knows which passes run before passes on loops without being named",
    ),
    (
        "src/fuzzing/families.rs",
        "the table of LLVM's names of passes, by what they are about",
    ),
    (
        "optimized/src/options/slots.rs",
        "the table of option slots, each with the pass that owns it",
    ),
    (
        "optimized/src/options/slotless.rs",
        "the documented switches, some of which leave a pass out by name",
    ),
    (
        "optimized/src/pipeline/registry.rs",
        "every name that a pipeline may contain, built or not",
    ),
    (
        "optimized/src/pipeline/lists.rs",
        "the lists of entries from which pipelines are put together",
    ),
    (
        "optimized/src/pipeline/codegen.rs",
        "the list of code generation",
    ),
    (
        "optimized/src/defects/catalogue.rs",
        "the table of defects, which is made from their programs",
    ),
    (
        "optimized/src/defects/faulty.rs",
        "wrong versions of pieces of passes, which use other pieces of them",
    ),
    (
        "src/pipelines/check.rs",
        "the two passes that a slot of the compiler switches off in every text",
    ),
];

/// The code of a file without comments and without its unit tests, which are at its end.
fn code(text: &str) -> String {
    let (code, _) = text.split_once("\n#[cfg(test)]").unwrap_or((text, ""));
    let lines = code.lines().filter(|l| !l.trim_start().starts_with("//"));
    lines.map(|l| format!("{l}\n")).collect()
}

/// True if code names a pass: as a text, as the constant of its row, or as a segment of a path.
fn names(code: &str, pass: &tandem_ir::passes::PassId) -> bool {
    let file = pass.file_name();
    let is_word = |c: char| c.is_ascii_alphanumeric() || c == '_';
    let constant = file.to_uppercase();
    code.contains(&format!("\"{}\"", pass.name))
        || [&file, &constant].iter().any(|word| {
            code.match_indices(word.as_str()).any(|(at, _)| {
                let (before, after) = (&code[..at], &code[at + word.len()..]);
                let whole = !before.ends_with(is_word) && !after.starts_with(is_word);
                let segment = before.ends_with("::") || after.starts_with("::");
                let field = before.ends_with('.') && !after.starts_with('(');
                whole && (**word == constant || segment || field)
            })
        })
}

/// An identifier of code that has the name of a pass as a part between underscores, and is the name of no pass.
fn name_inside<'a>(code: &'a str, pass: &tandem_ir::passes::PassId) -> Option<&'a str> {
    let file = pass.file_name();
    let is_word = |c: char| c.is_ascii_alphanumeric() || c == '_';
    let identifiers = code.split(|c: char| !is_word(c));
    let is_pass = |word: &str| {
        let mut all = tandem_ir::passes::PASSES.iter();
        all.any(|p| word.eq_ignore_ascii_case(&p.file_name()))
    };
    let has_part = |word: &&str| {
        let lower = format!("_{}_", word.to_ascii_lowercase());
        lower.contains(&format!("_{file}_"))
    };
    let mut found = identifiers.filter(has_part);
    found.find(|word| !is_pass(word) && word.contains('_'))
}

#[test]
fn names_of_passes_are_found_inside_identifiers() {
    let inside = |code| name_inside(code, &tandem_ir::passes::JUMP_THREADING);
    let found = inside("if self.biased_to_jump_threading() {");
    assert_eq!(found, Some("biased_to_jump_threading"));
    assert_eq!(inside("RUN_JUMP_THREADING"), Some("RUN_JUMP_THREADING"));
    for code in ["jump_threading", "dfa_jump_threading", "jump_threadings_x"] {
        assert_eq!(inside(code), None, "{code}");
    }
}

#[test]
fn law_5_nothing_but_the_table_and_its_own_files_names_a_pass() {
    let mut count = 0;
    for path in all_sources() {
        let path = path
            .strip_prefix(root())
            .unwrap()
            .to_str()
            .unwrap()
            .to_owned();
        let is_test = path.starts_with("tests/") || path.contains("/tests/");
        if is_test || path.starts_with("ir/src/passes") {
            continue;
        }
        let code = code(&std::fs::read_to_string(root().join(&path)).unwrap());
        for pass in tandem_ir::passes::PASSES {
            let file = pass.file_name();
            let own = ["src/passes", "src/limits"].iter().any(|folder| {
                path.contains(&format!("{folder}/{file}.rs"))
                    || path.contains(&format!("{folder}/{file}/"))
            });
            if own {
                continue;
            }
            let inside = name_inside(&code, pass);
            assert_eq!(inside, None, "{path} names {} inside a name", pass.name);
            if !names(&code, pass) {
                continue;
            }
            let allowed = NAME_A_PASS.iter().any(|(p, _)| *p == path);
            assert!(
                allowed,
                "{path} names {}: only the table and its own files may",
                pass.name
            );
            count += 1;
        }
    }
    println!("{count} times a file that is allowed to names a pass that is not its own");
}

#[test]
fn every_file_that_may_name_a_pass_does() {
    for (path, reason) in NAME_A_PASS {
        let code = code(&std::fs::read_to_string(root().join(path)).unwrap());
        // The binding places list passes by the names of their files, without a path.
        let binds = path.ends_with("/mod.rs") || path.ends_with("catalogue.rs");
        let any = tandem_ir::passes::PASSES.iter().any(|p| names(&code, p));
        assert!(any || binds, "{path} ({reason}) names no pass any more");
    }
}

/// `DeleteLoop` as reports spell it: `delete-loop`.
fn spelled(variant: &str) -> String {
    let mut out = String::new();
    for c in variant.chars() {
        if c.is_uppercase() && !out.is_empty() {
            out.push('-');
        }
        out.extend(c.to_lowercase());
    }
    out
}

/// The kinds that the reference's general edits perform.
fn general_kinds() -> BTreeSet<String> {
    let edits = std::fs::read_to_string(root().join("reference/src/edits/mod.rs")).unwrap();
    let named = edits.split("Rewrite::").skip(1).map(|rest| {
        let name: String = rest
            .chars()
            .take_while(char::is_ascii_alphanumeric)
            .collect();
        spelled(&name)
    });
    named.collect()
}

/// Decision 25: a kind that is no general one is a pass's own for a reason that is written down.
#[test]
fn every_kind_of_a_pass_s_own_has_its_reason() {
    let page =
        std::fs::read_to_string(root().join("docs/decisions/0025-words-of-their-own.md")).unwrap();
    let general = general_kinds();
    let functions = Rewrite::KINDS.iter().map(|k| k.name);
    let all: BTreeSet<&str> = functions
        .chain(ModuleRewrite::KINDS.iter().map(|k| k.name))
        .collect();
    let rows = page.lines().filter_map(|l| l.strip_prefix("| `"));
    let listed: BTreeSet<&str> = rows.filter_map(|l| l.split('`').next()).collect();
    let expected: BTreeSet<&str> = all
        .iter()
        .copied()
        .filter(|k| !general.contains(*k))
        .collect();
    assert_eq!(listed, expected);
    // Each general kind is there, so that the list above is read from the right place.
    assert!(all.contains("insert-phi") && general.contains("insert-phi"));
}

/// A script that has the name of a module of Python's library hides that module from every script beside it.
#[test]
fn no_script_hides_a_module_of_the_standard_library() {
    let asked = Command::new("python3")
        .args(["-c", "import sys; print(*sys.stdlib_module_names)"])
        .output()
        .expect("python3 runs");
    assert!(asked.status.success(), "{asked:?}");
    let names = String::from_utf8(asked.stdout).unwrap();
    let library: BTreeSet<&str> = names.split_whitespace().collect();
    assert!(library.contains("numbers"));
    for folder in ["ci/peer.d", "ci/bench.d"] {
        for entry in std::fs::read_dir(root().join(folder)).unwrap() {
            let path = entry.unwrap().path();
            if path.extension().is_some_and(|e| e == "py") {
                let name = path.file_stem().unwrap().to_str().unwrap();
                assert!(!library.contains(name), "{folder}/{name}.py");
            }
        }
    }
}
