//! Regressions: every failure that was found once, judged again.
//!
//! `corpus/regressions/<pass>/NAME.ll` begins with comments that say where it comes from
//! and, after `; pass:` and `; opt:`, with which parameters and knobs. The judge must have no finding on it, unless
//! `corpus/known` accepts its failure; a `.expected.ll` beside it must be what the pass
//! makes of it. `TANDEM_BLESS=1 cargo test --test it regressions` writes the latter where the
//! judge is content. Those of passes on machine functions are `NAME.ptx`, with comments that begin with `//`.

#![allow(clippy::unwrap_used)]

use std::path::Path;
use tandem::judge::{self, Judging};
use tandem::triage::known::{Date, Known, Standing};
use tandem_ir::Module;
use tandem_ir::passes::{PASSES, PassId, file_name, on_ir, on_machine};
use tandem_optimized::options::Options;
use tandem_optimized::{driver, pass_manager, pipeline};

fn judging(text: &str, pass: &str, remark: &str) -> Judging {
    let mut judging = Judging::thorough().of_pass(pass);
    let mut options = Options::default();
    for line in text.lines().map_while(|l| l.strip_prefix(remark)) {
        if let Some(spelled) = line.strip_prefix(" pass:") {
            judging.passes = vec![spelled.trim().into()];
        }
        if let Some(knobs) = line.strip_prefix(" opt:") {
            options.apply(knobs).unwrap();
            judging.knobs.push(knobs.trim().into());
        }
    }
    judging.options = options;
    judging
}

/// What is wrong with one regression.
fn wrong(path: &Path, pass: &'static str, known: &Known) -> Vec<String> {
    let shown = path.display().to_string();
    let text = std::fs::read_to_string(path).unwrap();
    if !text.starts_with("; ") {
        return vec![format!(
            "{shown}: the first lines must say where it comes from"
        )];
    }
    let judging = judging(&text, pass, ";");
    let mut module = match driver::parse_module(text.as_bytes(), &shown) {
        Ok(m) => m,
        Err(e) => return vec![e.to_string()],
    };
    let findings = judge::findings(&judging, &module, &shown).unwrap();
    let accepted = |s| matches!(known.standing(s, Date::today()), Standing::Known { .. });
    let mut wrong: Vec<String> = findings
        .iter()
        .filter(|f| !accepted(&f.signature))
        .map(|f| format!("{shown}: {}: {}", f.signature, f.message))
        .collect();
    if findings.is_empty() {
        wrong.extend(differs(path, &judging, &mut module));
    }
    wrong
}

fn differs(path: &Path, judging: &Judging, module: &mut Module) -> Option<String> {
    let steps = pipeline::parse(&judging.passes.join(",")).unwrap();
    pass_manager::run(module, &steps, &judging.options, true).unwrap();
    let output = tandem_ir::text::print(module);
    let expected = path.with_extension("expected.ll");
    if std::env::var_os("TANDEM_BLESS").is_some() {
        std::fs::write(&expected, output).unwrap();
        return None;
    }
    let wanted = std::fs::read_to_string(&expected).ok()?;
    (wanted != output).then(|| format!("{}: another output than expected", path.display()))
}

/// What is wrong with one regression in PTX.
fn wrong_in_ptx(path: &Path, pass: &str) -> Vec<String> {
    let shown = path.display().to_string();
    let text = std::fs::read_to_string(path).unwrap();
    if !text.starts_with("// ") {
        return vec![format!(
            "{shown}: the first lines must say where it comes from"
        )];
    }
    let judging = judging(&text, pass, "//");
    let module = match driver::ptx::parse(text.as_bytes(), &shown) {
        Ok(m) => m,
        Err(e) => return vec![e.to_string()],
    };
    let reports = judge::machine::module(&judging, &module, &shown).unwrap();
    let found = judge::found(&reports);
    found
        .iter()
        .map(|f| format!("{shown}: {}: {}", f.signature, f.message))
        .collect()
}

#[test]
fn what_was_wrong_once_in_ptx_stays_right() {
    let root = Path::new(env!("CARGO_MANIFEST_DIR")).join("corpus/regressions");
    let (mut all, mut seen) = (Vec::new(), 0);
    for pass in on_machine() {
        let Ok(folder) = std::fs::read_dir(root.join(file_name(pass))) else {
            continue;
        };
        let mut files: Vec<_> = folder.map(|e| e.unwrap().path()).collect();
        files.sort();
        for file in files
            .iter()
            .filter(|f| f.extension().is_some_and(|e| e == "ptx"))
        {
            seen += 1;
            all.extend(wrong_in_ptx(file, pass.name));
        }
    }
    assert!(seen > 0, "there are regressions");
    assert!(all.is_empty(), "{}", all.join("\n"));
}

#[test]
fn what_was_wrong_once_stays_right() {
    let root = Path::new(env!("CARGO_MANIFEST_DIR")).join("corpus");
    let known = root.join("known");
    let known = match known.exists() {
        true => Known::load(&known).unwrap(),
        false => Known::default(),
    };
    let mut all = Vec::new();
    let mut seen = 0;
    for pass in on_ir() {
        let folder = root.join("regressions").join(file_name(pass));
        let shown = folder.display().to_string();
        let files = tandem::files::modules(&[shown]).unwrap_or_default();
        for file in files.iter().filter(|f| !f.ends_with(".expected.ll")) {
            seen += 1;
            all.extend(wrong(Path::new(file), pass.name, &known));
        }
    }
    assert!(seen > 0, "there are regressions");
    // A folder that is called otherwise than its pass would not be looked at.
    for folder in std::fs::read_dir(root.join("regressions")).unwrap() {
        let name = folder.unwrap().file_name();
        let is_pass = |p: &PassId| name == *file_name(p);
        let known = PASSES.iter().any(is_pass);
        assert!(known, "no pass has the folder {}", name.display());
    }
    assert!(all.is_empty(), "{}", all.join("\n"));
}
