//! The documents say what is: the README's commands exist, its sessions print what it shows, its figures are right; links
//! and paths of all documents lead somewhere.
//!
//! A block marked `console` is a session: a line that begins with `$ ` is a command, the lines below are part of its
//! output, in order. In a line, `…` stands for any text. Commands of `tandem`, `tandemc` and clang are run, all in one folder that has the
//! corpus and the documents in it; scripts, which take minutes, are only looked for. Where clang is not installed, the kernel's LLVM IR in
//! the corpus takes the place of what it would print; where `tandemc` was not built beside `tandem`, what follows from it is skipped,
//! visibly.

#![allow(clippy::unwrap_used, reason = "tests")]

use std::path::PathBuf;
use std::process::Command;

fn root() -> PathBuf {
    PathBuf::from(env!("CARGO_MANIFEST_DIR"))
}

fn readme() -> String {
    std::fs::read_to_string(root().join("README.md")).unwrap()
}

/// The fenced blocks of a text, each with the word behind its fence.
fn blocks(text: &str) -> Vec<(&str, Vec<&str>)> {
    let mut all = Vec::new();
    let mut open: Option<(&str, Vec<&str>)> = None;
    for line in text.lines() {
        match (line.strip_prefix("```"), open.take()) {
            (Some(_), Some(done)) => all.push(done),
            (Some(mark), None) => open = Some((mark, Vec::new())),
            (None, Some((mark, mut lines))) => {
                lines.push(line);
                open = Some((mark, lines));
            }
            (None, None) => {}
        }
    }
    assert!(open.is_none(), "a block is not closed");
    all
}

/// Sessions: each command with the lines that it is said to print.
fn sessions(text: &str) -> Vec<(String, Vec<String>)> {
    let mut all: Vec<(String, Vec<String>)> = Vec::new();
    for (mark, lines) in blocks(text) {
        if mark != "console" {
            continue;
        }
        for line in lines {
            match (line.strip_prefix("$ "), all.last_mut()) {
                (Some(command), _) => all.push((command.to_owned(), Vec::new())),
                (None, Some(last)) => last.1.push(line.to_owned()),
                (None, None) => panic!("a session begins with a command: {line}"),
            }
        }
    }
    all
}

/// True if the line is the pattern, in which `…` stands for any text.
fn fits(line: &str, pattern: &str) -> bool {
    let Some((first, more)) = pattern.split_once('…') else {
        return line == pattern;
    };
    let (middle, last) = more.rsplit_once('…').unwrap_or(("", more));
    let Some(rest) = line.strip_prefix(first).and_then(|l| l.strip_suffix(last)) else {
        return false;
    };
    let mut rest = rest;
    middle.split('…').all(|part| match rest.split_once(part) {
        Some((_, behind)) => {
            rest = behind;
            true
        }
        None => false,
    })
}

/// The first expected line that does not come, in order, in what was printed.
fn first_missing<'a>(printed: &str, expected: &'a [String]) -> Option<&'a String> {
    let mut lines = printed.lines();
    expected.iter().find(|e| !lines.any(|l| fits(l, e)))
}

#[test]
fn patterns_fit_what_they_should() {
    assert!(fits("a b c", "a b c"));
    assert!(!fits("a b c", "a b"));
    assert!(fits("a b c", "a …"));
    assert!(fits("a b c", "… c"));
    assert!(fits("a b c", "a … c"));
    assert!(!fits("a b d", "a … c"));
    assert!(!fits("a b c d", "a … c"));
}

/// The value of `-o` in a command.
fn output_of<'a>(words: &[&'a str]) -> &'a str {
    let at = words.iter().position(|w| *w == "-o").unwrap();
    words[at + 1]
}

/// Runs a command of a session; `None` if a program is not there and nothing takes its place.
fn run_in(folder: &std::path::Path, words: &[&str]) -> Option<std::process::Output> {
    let ours = PathBuf::from(env!("CARGO_BIN_EXE_tandem"));
    let program = match words[0] {
        "tandem" => ours,
        "tandemc" => ours.with_file_name("tandemc"),
        "clang-22" => PathBuf::from("clang-22"),
        other => panic!("neither a command of ours nor clang: {other}"),
    };
    let ran = Command::new(&program)
        .args(&words[1..])
        .current_dir(folder)
        .output();
    match ran {
        Ok(out) => Some(out),
        Err(_) if words[0] == "clang-22" => {
            println!(
                "SKIPPED: clang-22 is not installed (ci/setup --peers); the corpus has what it prints"
            );
            let source = words.iter().find(|w| w.ends_with("kernel.cu")).unwrap();
            let made = folder.join(source).with_file_name("O1.ll");
            std::fs::copy(made, folder.join(output_of(words))).unwrap();
            None
        }
        Err(_) if words[0] == "tandemc" => {
            println!(
                "SKIPPED: there is no tandemc beside tandem (cargo build -p tandem-optimized)"
            );
            None
        }
        Err(e) => panic!("{}: {e}", program.display()),
    }
}

#[test]
fn sessions_print_what_is_shown() {
    let sessions = sessions(&readme());
    assert!(sessions.len() >= 2, "README.md shows no session");
    let folder = tempfile::tempdir().unwrap();
    for name in ["corpus", "docs"] {
        std::os::unix::fs::symlink(root().join(name), folder.path().join(name)).unwrap();
    }
    // What a program that is not there would have made.
    let mut missing_files: Vec<String> = Vec::new();
    for (command, expected) in sessions {
        let words: Vec<&str> = command.split_whitespace().collect();
        if words.iter().any(|w| missing_files.iter().any(|m| m == w)) {
            println!("SKIPPED: $ {command}");
            continue;
        }
        let makes_file = words[0] != "tandem";
        assert!(
            makes_file || !expected.is_empty(),
            "nothing is shown of: {command}"
        );
        let Some(out) = run_in(folder.path(), &words) else {
            if words[0] == "tandemc" {
                missing_files.push(output_of(&words).to_owned());
            }
            continue;
        };
        let printed = String::from_utf8(out.stdout).unwrap();
        let said = String::from_utf8_lossy(&out.stderr);
        assert!(!makes_file || out.status.success(), "$ {command}\n{said}");
        let missing = first_missing(&printed, &expected);
        assert_eq!(missing, None, "$ {command}\n{printed}{said}");
    }
}

#[test]
fn scripts_that_are_named_can_be_run() {
    use std::os::unix::fs::PermissionsExt;
    let text = readme();
    let scripts: std::collections::BTreeSet<&str> = text
        .split(|c: char| !(c.is_ascii_alphanumeric() || "/-_.".contains(c)))
        .filter(|w| w.starts_with("ci/"))
        .map(|w| w.trim_end_matches('.'))
        .collect();
    for script in ["ci/demo", "ci/setup", "ci/test"] {
        assert!(scripts.contains(script), "README.md does not name {script}");
    }
    for script in scripts {
        let meta = std::fs::metadata(root().join(script));
        let meta = meta.unwrap_or_else(|e| panic!("{script}: {e}"));
        assert!(
            meta.permissions().mode() & 0o111 != 0,
            "{script} cannot be run"
        );
    }
}

/// Subcommands that are mentioned in backquotes anywhere in the named document.
fn mentioned(document: &str) -> Vec<String> {
    let text = std::fs::read_to_string(root().join(document)).unwrap();
    let words = text.split("tandem ").skip(1);
    let words = words.filter_map(|rest| rest.split(|c: char| !c.is_ascii_lowercase()).next());
    words.filter(|w| !w.is_empty()).map(str::to_owned).collect()
}

#[test]
fn subcommands_that_are_named_exist_and_are_all_described() {
    let help = Command::new(env!("CARGO_BIN_EXE_tandem"))
        .arg("--help")
        .output()
        .unwrap();
    let help = String::from_utf8(help.stdout).unwrap();
    let listed = help.lines().skip_while(|l| !l.starts_with("Commands:"));
    let listed: Vec<&str> = listed
        .skip(1)
        .take_while(|l| !l.is_empty())
        .filter_map(|l| l.split_whitespace().next())
        .filter(|&c| c != "help")
        .collect();
    assert!(listed.contains(&"check"), "{help}");
    let commands = std::fs::read_to_string(root().join("docs/commands.md")).unwrap();
    for command in &listed {
        let title = format!("## `tandem {command}`");
        assert!(commands.contains(&title), "docs/commands.md lacks {title}");
    }
    for (command, _) in sessions(&readme()) {
        let words: Vec<&str> = command.split_whitespace().collect();
        assert!(
            words[0] != "tandem" || listed.contains(&words[1]),
            "$ {command}"
        );
    }
    let in_code = mentioned("README.md");
    let known = in_code.iter().filter(|c| listed.contains(&c.as_str()));
    assert!(known.count() >= 3, "{in_code:?}");
}

#[test]
fn figures_are_those_of_the_corpus() {
    let kernels = std::fs::read_dir(root().join("corpus/kernels")).unwrap();
    let kernels = kernels
        .filter(|e| e.as_ref().unwrap().path().is_dir())
        .count();
    let claim = format!("{kernels} CUDA kernels");
    assert!(readme().contains(&claim), "README.md does not say {claim}");
}

/// What README.md says of the share of the corpus that `ci/demo` judges.
#[test]
fn the_demo_judges_the_share_of_the_corpus_that_is_named() {
    let demo = std::fs::read_to_string(root().join("ci/demo")).unwrap();
    assert!(demo.contains("check corpus/kernels/*/O1.ll corpus/modules "));
    let (mut judged, mut all) = (0u32, 0u32);
    for kernel in std::fs::read_dir(root().join("corpus/kernels")).unwrap() {
        let kernel = kernel.unwrap().path();
        if !kernel.is_dir() {
            continue;
        }
        for file in std::fs::read_dir(kernel).unwrap() {
            let path = file.unwrap().path();
            all += u32::from(path.extension().is_some_and(|e| e == "ll"));
            judged += u32::from(path.file_name().is_some_and(|n| n == "O1.ll"));
        }
    }
    assert!(readme().contains("judges every pass on a third of their files"));
    let share = f64::from(judged) / f64::from(all);
    assert!((0.28..0.38).contains(&share), "{judged} of {all}");
}

/// The fields of a row of the table of passes, in order.
fn fields_of_row(text: &str, id: &str) -> Vec<String> {
    let start = format!("{id} {{");
    let lines = text.lines().map(str::trim).skip_while(|l| *l != start);
    let inside = lines.skip(1).take_while(|l| *l != "}");
    let names = inside.filter_map(|l| l.split_once(": ").map(|f| f.0.to_owned()));
    names.collect()
}

/// The example row of CONTRIBUTING.md has the fields of the real one; without one of them it does not compile.
#[test]
fn the_example_of_a_pass_has_all_fields_of_its_row() {
    let read = |path: &str| std::fs::read_to_string(root().join(path)).unwrap();
    let real = fields_of_row(&read("ir/src/passes.rs"), "DCE");
    assert!(real.len() > 5, "{real:?}");
    assert_eq!(fields_of_row(&read("CONTRIBUTING.md"), "DCE"), real);
}

#[test]
fn it_is_short() {
    let lines = readme().lines().count();
    assert!(lines <= 120, "README.md has {lines} lines, at most 120");
}

/// The relative links of a Markdown text: what stands in `](…)`, without anchors.
fn links(text: &str) -> Vec<&str> {
    let targets = text.split("](").skip(1);
    let targets = targets.filter_map(|rest| rest.split(')').next());
    let paths = targets.map(|t| t.split('#').next().unwrap_or_default());
    let local = paths.filter(|p| !p.is_empty() && !p.contains("://"));
    local.collect()
}

#[test]
fn links_of_the_documents_lead_somewhere() {
    let mut documents: Vec<PathBuf> = [
        "README.md",
        "ARCHITECTURE.md",
        "CONTRIBUTING.md",
        "CHANGELOG.md",
    ]
    .iter()
    .map(|d| root().join(d))
    .collect();
    for folder in ["docs", "docs/decisions"] {
        for e in std::fs::read_dir(root().join(folder)).unwrap() {
            let path = e.unwrap().path();
            if path.extension().is_some_and(|x| x == "md") {
                documents.push(path);
            }
        }
    }
    for document in documents {
        let text = std::fs::read_to_string(&document).unwrap();
        for link in links(&text) {
            let target = document.parent().unwrap().join(link);
            assert!(target.exists(), "{}: {link}", document.display());
        }
    }
}

/// Folders of the repository, with which the paths begin that documents name.
const FOLDERS: [&str; 11] = [
    "ci",
    "corpus",
    "docs",
    "fuzz",
    "ir",
    "optimized",
    "oracle",
    "reduce",
    "reference",
    "src",
    "tests",
];

/// The paths in backquotes of a Markdown text, but those that stand for several.
fn paths(text: &str) -> Vec<&str> {
    let quoted = text.split('`').skip(1).step_by(2);
    let whole =
        quoted.filter(|q| !q.contains(|c: char| c.is_whitespace() || "*<>{}…$\"'()".contains(c)));
    let known = |q: &&str| {
        FOLDERS
            .iter()
            .any(|f| q.strip_prefix(f).is_some_and(|rest| rest.starts_with('/')))
    };
    whole.filter(known).collect()
}

#[test]
fn paths_that_documents_name_exist() {
    let (mut found, mut missing) = (0, Vec::new());
    for document in ["README.md", "ARCHITECTURE.md", "CONTRIBUTING.md"] {
        let text = std::fs::read_to_string(root().join(document)).unwrap();
        // Blocks of code have fences, which are backquotes too.
        let outside: String = text.split("```").step_by(2).collect();
        for path in paths(&outside) {
            found += 1;
            if !root().join(path).exists() {
                missing.push(format!("{document}: {path}"));
            }
        }
    }
    assert!(missing.is_empty(), "{}", missing.join("\n"));
    assert!(
        found > 50,
        "only {found} paths are found: the search is wrong"
    );
}
