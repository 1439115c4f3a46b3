//! The copy with all mutants off against the build that measures: what production makes of some programs, as text.
//!
//! A place that was understood wrongly could change what the sources mean without any mutant, and every hunt would be in
//! another program than the one that ships.

use crate::judge::Program;
use crate::mutants::programs::{Programs, STACK, judging};
use crate::nightly::child::Tool;
use std::fmt::Write;
use std::path::Path;
use std::time::Duration;
use tandem_ir::passes::on_ir;
use tandem_optimized::defects::Defects;
use tandem_optimized::driver;

/// Programs of each pass.
const PROGRAMS: u64 = 12;
/// Time for the other process.
const PATIENCE: Duration = Duration::from_secs(300);
/// Seed of the programs.
const SEED: u64 = 5;

/// What production makes of the programs in this build, all mutants off.
///
/// # Errors
/// One line, if there is no thread.
pub fn results() -> Result<String, String> {
    let make = || {
        let mut text = String::new();
        for pass in on_ir() {
            let mut programs = Programs::new(pass, SEED);
            for _ in 0..PROGRAMS {
                let (number, module, knobs) = programs.draw_ir();
                let judging = judging(pass, &knobs, &Defects::default());
                let made = Program::Ir(module)
                    .produced(&judging)
                    .unwrap_or_else(|| "panics\n".into());
                let _ = write!(text, "; {} {number} {knobs}\n{made}", pass.name);
            }
        }
        text
    };
    let thread = std::thread::Builder::new().stack_size(STACK).spawn(make);
    let thread = thread.map_err(|e| format!("error: no thread: {}", driver::plain(&e)))?;
    thread
        .join()
        .map_err(|_| "error: making the programs panics".into())
}

/// Compares the two.
///
/// # Errors
/// One line, if they differ or the other one cannot be asked.
pub fn check(tool: &Tool, folder: &Path) -> Result<(), String> {
    let failed = |e: std::io::Error| format!("error: {}", driver::plain(&e));
    std::fs::create_dir_all(folder).map_err(failed)?;
    let out = folder.join("results.txt");
    let _ = std::fs::remove_file(&out);
    let args = [
        "mutants".to_owned(),
        "--wild-results".into(),
        format!("--output={}", out.display()),
    ];
    let ended = tool.run(&args, PATIENCE);
    let theirs = std::fs::read_to_string(&out)
        .map_err(|_| format!("error: the copy without a mutant {}", ended.words()))?;
    compare(&results()?, &theirs)
}

/// Says where two results differ.
fn compare(ours: &str, theirs: &str) -> Result<(), String> {
    if ours == theirs {
        return Ok(());
    }
    let mut at = "";
    for (a, b) in ours.lines().zip(theirs.lines()) {
        if a.starts_with("; ") && on_ir().any(|p| a[2..].starts_with(p.name)) {
            at = a;
        }
        if a != b {
            break;
        }
    }
    Err(format!(
        "error: with all mutants off the copy is another program than this one (program '{at}')"
    ))
}

#[cfg(test)]
#[allow(clippy::unwrap_used)]
mod tests {
    use super::*;

    #[test]
    fn results_are_of_every_pass_and_the_same_each_time() {
        let text = results().unwrap();
        for p in on_ir() {
            assert!(text.contains(&format!("; {} 0 ", p.name)), "{}", p.name);
        }
        assert!(compare(&text, &results().unwrap()).is_ok());
    }

    #[test]
    fn another_result_is_told_with_its_program() {
        let ours = "; dce 0 \nret 1\n; dce 1 \nret 2\n";
        let theirs = "; dce 0 \nret 1\n; dce 1 \nret 3\n";
        assert!(compare(ours, ours).is_ok());
        let e = compare(ours, theirs).unwrap_err();
        assert!(e.contains("'; dce 1 '"), "{e}");
    }
}
