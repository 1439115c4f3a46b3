//! Cached analyses against fresh ones: a pipeline of LLVM's with `invalidate<all>` between its passes.
//!
//! A pass that says that it preserved an analysis, and did not, harms a later pass that believes the analysis. With every
//! analysis thrown away between passes nobody can be misled; where the two results differ, some pass used what an earlier
//! one left. That need not be wrong: what is kept may say more, or less, than what is computed anew.

use std::process::{Command, Stdio};
use tandem_optimized::driver;

/// What throws every analysis away.
const INVALIDATE: &str = "invalidate<all>";

/// A pipeline with every analysis thrown away between passes. Passes on loops stay together, since their manager
/// lives by the analyses that it holds.
pub fn inserted(pipeline: &str) -> String {
    let mut out = String::new();
    let mut word = String::new();
    let mut around: Vec<String> = Vec::new();
    let mut angles = 0;
    for c in pipeline.trim().chars() {
        match c {
            '<' => angles += 1,
            '>' => angles -= 1,
            '(' if angles == 0 => around.push(std::mem::take(&mut word)),
            ')' if angles == 0 => {
                around.pop();
                word.clear();
            }
            _ => {}
        }
        out.push(c);
        match c {
            ',' if angles == 0 => {
                word.clear();
                if !around.iter().any(|m| m.starts_with("loop")) {
                    out.push_str(INVALIDATE);
                    out.push(',');
                }
            }
            '(' | ')' if angles == 0 => {}
            c => word.push(c),
        }
    }
    out
}

/// The passes that a pipeline's text stands for, as `opt` prints them.
///
/// # Errors
/// A line: it does not take the text, or cannot be started.
pub fn spelled_out(tool: &str, passes: &str, arguments: &[String]) -> Result<String, String> {
    let out = Command::new(tool)
        .arg(format!("-passes={passes}"))
        .args(arguments)
        .args(["-print-pipeline-passes", "-disable-output", "/dev/null"])
        .stdin(Stdio::null())
        .output()
        .map_err(|e| format!("error: '{tool}' cannot be started: {}", driver::plain(&e)))?;
    let text = String::from_utf8_lossy(&out.stdout).trim().to_owned();
    match out.status.success() && !text.is_empty() {
        true => Ok(text),
        false => {
            let said = String::from_utf8_lossy(&out.stderr);
            let line = said.lines().next().unwrap_or("it says nothing");
            Err(format!(
                "error: '{tool}' does not take the pipeline '{passes}': {line}"
            ))
        }
    }
}

/// Where two texts differ first, for people.
pub fn difference(cached: &[u8], fresh: &[u8]) -> Option<String> {
    if cached == fresh {
        return None;
    }
    let texts = [cached, fresh].map(String::from_utf8_lossy);
    // Comments are no part of a module. The name of the file that was read is in one of them, and in a line of its own.
    let says =
        |l: &&str| !l.is_empty() && !l.starts_with(';') && !l.starts_with("source_filename = ");
    let lines = texts
        .each_ref()
        .map(|t| t.lines().map(str::trim).filter(says));
    let [mut a, mut b] = lines;
    loop {
        match (a.next(), b.next()) {
            (Some(x), Some(y)) if x == y => {}
            (None, None) => return None,
            (x, y) => {
                let [x, y] = [x, y].map(|l| l.unwrap_or("nothing more"));
                return Some(format!("'{x}', and with new ones '{y}'"));
            }
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn everything_is_thrown_away_between_passes_but_those_on_loops() {
        assert_eq!(inserted("gvn,dce"), "gvn,invalidate<all>,dce");
        assert_eq!(
            inserted(
                "cgscc(inline<a,b>,function<eager-inv>(sroa,loop-mssa(licm,loop-rotate),gvn)),globaldce"
            ),
            "cgscc(inline<a,b>,invalidate<all>,function<eager-inv>(sroa,invalidate<all>,loop-mssa(licm,loop-rotate),invalidate<all>,gvn)),invalidate<all>,globaldce"
        );
    }

    #[test]
    fn the_first_line_that_differs_is_shown() {
        assert_eq!(difference(b"a\nb\n", b"a\nb\n"), None);
        let of_file =
            |name: &str| format!("; ModuleID = '{name}'\nsource_filename = \"{name}\"\na\n");
        let two = ["x/in.ll", "y/in.ll"].map(of_file);
        assert_eq!(difference(two[0].as_bytes(), two[1].as_bytes()), None);
        let shown = difference(b"a\n  b\n", b"a\n").unwrap_or_default();
        assert_eq!(shown, "'b', and with new ones 'nothing more'");
    }
}
