//! Golden tests of passes: `corpus/passes/<pass>/<case>.ll` in, `<case>.expected.ll` out.
//!
//! The first lines of a case are comments: what it shows (with its requirement), and
//! optionally `; opt: -knob=value`. The case runs through the production pass as
//! shipped; its output must be the expected text, and the judge must have no finding
//! on it. `TANDEM_BLESS=1 cargo test --test it golden` writes the expected files.
//!
//! Of passes on machine functions the cases are their traps, `corpus/passes/branch_folder/traps/<case>.ptx`, and what
//! production makes of them is `corpus/passes/branch_folder/expected/<case>.ptx`.

#![allow(clippy::unwrap_used)]

use std::path::{Path, PathBuf};
use std::sync::Mutex;
use std::sync::atomic::{AtomicUsize, Ordering};
use tandem::judge::{self, Judging};
use tandem::report::FindingReport;
use tandem_ir::passes::{PassId, file_name, on_ir};
use tandem_optimized::options::Options;
use tandem_optimized::{driver, machine_pipeline, pass_manager, pipeline};

fn cases(pass: &PassId) -> Vec<PathBuf> {
    let folder = format!("corpus/passes/{}", file_name(pass));
    let path = Path::new(env!("CARGO_MANIFEST_DIR")).join(&folder);
    let read = std::fs::read_dir(path);
    let entries = read.unwrap_or_else(|e| panic!("{folder}: {e}: each pass has golden cases"));
    let mut list: Vec<PathBuf> = entries.map(|e| e.unwrap().path()).collect();
    list.retain(|p| {
        p.extension().is_some_and(|e| e == "ll") && !p.to_string_lossy().ends_with(".expected.ll")
    });
    assert!(
        !list.is_empty(),
        "{folder} has no .ll file: each pass has golden cases"
    );
    list.sort();
    list
}

fn options_of(text: &str) -> Options {
    let mut options = Options::default();
    for line in text.lines().take_while(|l| l.starts_with(';')) {
        if let Some(knobs) = line.strip_prefix("; opt:") {
            options.apply(knobs).unwrap();
        }
    }
    options
}

/// Output text and the judge's findings.
fn produce(pass: &PassId, case: &Path) -> (String, Vec<String>) {
    let text = std::fs::read_to_string(case).unwrap();
    let options = options_of(&text);
    let name = case.file_name().unwrap().to_string_lossy().into_owned();
    let mut module = tandem_optimized::driver::parse_module(text.as_bytes(), &name)
        .unwrap_or_else(|e| panic!("{e}"));
    // As `tandem check` judges, on fewer inputs.
    let mut judging = Judging {
        options: options.clone(),
        ..Judging::thorough()
    };
    judging.config.inputs = 24;
    let found = judge::findings(&judging.of_pass(pass.name), &module, &name).unwrap();
    let words = |f: &FindingReport| format!("@{}: {}: {}", f.function, f.verdict, f.message);
    let findings = found.iter().map(words).collect();
    let steps = pipeline::parse(pass.name).unwrap();
    pass_manager::run(&mut module, &steps, &options, true)
        .unwrap_or_else(|e| panic!("{name}: {e}"));
    (tandem_ir::text::print(&module), findings)
}

/// What is wrong with a case; the expected file is written instead where new outputs are accepted.
fn look_at(pass: &PassId, case: &Path, bless: bool) -> Vec<String> {
    let (output, findings) = produce(pass, case);
    let mut wrong: Vec<String> = findings
        .iter()
        .map(|f| format!("{}: {f}", case.display()))
        .collect();
    let expected_path = case.with_extension("expected.ll");
    if bless {
        std::fs::write(&expected_path, &output).unwrap();
        return wrong;
    }
    let expected = std::fs::read_to_string(&expected_path).unwrap_or_default();
    if expected != output {
        let diff = similar::TextDiff::from_lines(&expected, &output);
        wrong.push(format!("{}:\n{}", case.display(), diff.unified_diff()));
    }
    wrong
}

#[test]
fn passes_print_what_is_expected() {
    let bless = std::env::var_os("TANDEM_BLESS").is_some();
    let all: Vec<(&PassId, PathBuf)> = on_ir()
        .flat_map(|pass| cases(pass).into_iter().map(move |case| (pass, case)))
        .collect();
    assert!(
        all.len() >= 10,
        "only {} golden cases were found",
        all.len()
    );
    let next = AtomicUsize::new(0);
    let wrong = Mutex::new(Vec::new());
    let workers = std::thread::available_parallelism().map_or(1, |n| n.get());
    std::thread::scope(|s| {
        for _ in 0..workers {
            s.spawn(|| {
                while let Some((pass, case)) = all.get(next.fetch_add(1, Ordering::Relaxed)) {
                    wrong.lock().unwrap().extend(look_at(pass, case, bless));
                }
            });
        }
    });
    let mut wrong = wrong.into_inner().unwrap();
    wrong.sort();
    assert!(
        wrong.is_empty(),
        "{}\n(TANDEM_BLESS=1 accepts new outputs)",
        wrong.join("\n")
    );
}

/// BF-T1 to BF-T25: what the trap leaves as it is, and what is folded besides.
#[test]
fn branch_folder_prints_what_is_expected_of_its_traps() {
    let bless = std::env::var_os("TANDEM_BLESS").is_some();
    let root = Path::new(env!("CARGO_MANIFEST_DIR")).join("corpus/passes/branch_folder");
    let entries = machine_pipeline::parse("machine(branch-folder)").unwrap();
    let mut cases: Vec<PathBuf> = std::fs::read_dir(root.join("traps"))
        .unwrap()
        .map(|e| e.unwrap().path())
        .collect();
    cases.sort();
    assert!(cases.len() >= 25, "{}", cases.len());
    let mut wrong = Vec::new();
    for case in &cases {
        let name = case.file_name().unwrap();
        let shown = name.to_string_lossy();
        let text = std::fs::read(case).unwrap();
        let module = driver::ptx::parse(&text, &shown).unwrap_or_else(|e| panic!("{e}"));
        let asked = machine_pipeline::Run::default();
        let ran = machine_pipeline::run(module, &entries, &Options::default(), asked);
        let (made, _) = ran.unwrap_or_else(|e| panic!("{shown}: {e}"));
        let output = driver::ptx::print(&made, "keep");
        let expected = root.join("expected").join(name);
        if bless {
            std::fs::create_dir_all(root.join("expected")).unwrap();
            std::fs::write(&expected, &output).unwrap();
            continue;
        }
        let wanted = std::fs::read_to_string(&expected).unwrap_or_default();
        if wanted != output {
            let diff = similar::TextDiff::from_lines(&wanted, &output);
            wrong.push(format!("{shown}:\n{}", diff.unified_diff()));
        }
    }
    assert!(
        wrong.is_empty(),
        "{}\n(TANDEM_BLESS=1 accepts new outputs)",
        wrong.join("\n")
    );
}
