//! The subcommands, one file each.
//!
//! A file here reads the arguments of its subcommand, calls the folder of the library that does the work (`crate` has
//! the list), and prints what comes back; it decides nothing about programs. Arguments are clap structures whose doc
//! comments are the help texts, and so are written for users. What several subcommands need of their arguments is
//! below; files are gone through on several threads by `side_by_side`.
//!
//! **Invariant:** what an option says is used or refused; nothing that was asked for is ignored.

pub mod analyze;
pub mod certify;
pub mod check;
pub mod foreign;
pub mod fuzz;
pub mod memory;
pub mod mutants;
pub mod nightly;
pub mod passes;
pub mod reduce;
pub mod run;
pub mod shell;
mod side_by_side;
pub mod triage;
pub mod tune;
pub mod tv;
mod tv_ptx;

use tandem_ir::passes::{Judged, PASSES, PassId};
use tandem_optimized::driver;
use tandem_optimized::options::{KnobInfo, Options, knobs_for};
use tandem_reference::rules::Rules;

/// Refuses what stands twice among the values of an option that may be repeated.
///
/// # Errors
/// One line that names the option and the value.
pub(crate) fn once<T: PartialEq + std::fmt::Display>(
    option: &str,
    values: &[T],
) -> Result<(), String> {
    let again = values.iter().enumerate();
    let mut again = again.filter(|(n, v)| values[..*n].contains(v));
    match again.next() {
        Some((_, value)) => Err(format!("error: {option} is given twice with '{value}'")),
        None => Ok(()),
    }
}

/// One line for each rule of this build that does not load, so that nobody takes it for one that is applied.
pub(crate) fn refused_rules(rules: &Rules) -> Vec<String> {
    let line = |d: &tandem_ir::diag::Diagnostic| {
        format!("warning: {}:{}:{}: {}", d.file, d.line, d.column, d.message)
    };
    rules.refused.iter().map(line).collect()
}

/// The options that the `-opt` texts of a command make; knobs without effect are named on standard error.
///
/// # Errors
/// One line: a text that is no knob, an empty one among them.
pub(crate) fn options(texts: &[String]) -> Result<Options, String> {
    let mut options = Options::default();
    if texts.iter().any(|t| t.trim().is_empty()) {
        return Err("error: --opt is empty: expected '-knob=value'".into());
    }
    let knobs = options
        .apply_all(texts)
        .map_err(|e| format!("error: {e}"))?;
    for knob in knobs {
        if let Some(why) = knob.unbound {
            let name = knob.name;
            driver::report(&format!("warning: knob '-{name}' {why}; it has no effect"));
        }
    }
    Ok(options)
}

/// Refuses knobs that none of the passes that are asked for has: they would have no effect.
///
/// # Errors
/// One line that names the first such knob, and the pass that it belongs to.
pub(crate) fn knobs_of_passes(texts: &[String], passes: &[String]) -> Result<(), String> {
    let name = |pass: &String| pass.split('<').next().unwrap_or(pass).to_owned();
    let passes: Vec<String> = passes.iter().map(name).collect();
    match knobs(texts)?.iter().find(|k| {
        !passes
            .iter()
            .any(|p| knobs_for(p).any(|own| own.name == k.name))
    }) {
        Some(knob) => Err(format!(
            "error: knob '-{}' belongs to '{}', which is not among the passes that are checked: {}",
            knob.name,
            knob.owner,
            passes.join(", ")
        )),
        None => Ok(()),
    }
}

/// Refuses knobs where two modules are compared and no pass of ours runs. Only lists of names that stay visible say
/// something there.
///
/// # Errors
/// One line that names the first knob without effect.
pub(crate) fn knobs_of_targets(texts: &[String]) -> Result<(), String> {
    let keeps = |id: &PassId| id.params.iter().any(|p| p.judged == Judged::Keep);
    let says_something = |k: &KnobInfo| {
        let mut owners = PASSES.iter().filter(|id| id.knobs.contains(&k.name));
        owners.any(keeps)
    };
    match knobs(texts)?.iter().find(|k| !says_something(k)) {
        Some(knob) => Err(format!(
            "error: knob '-{}' belongs to '{}', and --target runs no pass of ours: it would have no effect",
            knob.name, knob.owner
        )),
        None => Ok(()),
    }
}

/// The knobs that texts set.
fn knobs(texts: &[String]) -> Result<Vec<KnobInfo>, String> {
    let set = Options::default().apply_all(texts);
    set.map_err(|e| format!("error: {e}"))
}

#[cfg(test)]
#[allow(clippy::unwrap_used)]
mod tests {
    use super::*;

    #[test]
    fn a_value_that_is_given_twice_is_named() {
        assert_eq!(once("--widths", &[8, 9]), Ok(()));
        let e = once("--widths", &[8, 9, 8]).unwrap_err();
        assert_eq!(e, "error: --widths is given twice with '8'");
    }

    #[test]
    fn every_rule_that_does_not_load_is_one_line() {
        let text = "rule r \"why\"\n  match add x 1\n  result x\n";
        let broken = "rule s \"why\"\n  match ad x 1\n  result x\n";
        let rules = Rules::load(&[("a.rules", text), ("b.rules", broken)], "");
        let lines = refused_rules(&rules);
        assert_eq!(lines.len(), 2);
        assert!(
            lines[0].starts_with("warning: a.rules:1:1: rule 'r' is refused: it is not proved")
        );
        assert!(
            lines[1]
                .starts_with("warning: b.rules:2:9: unknown operation 'ad'; did you mean 'add'?")
        );
        assert!(lines.iter().all(|l| !l.contains('\n')));
    }
}
