//! The subcommands, one file each.

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
pub mod triage;
pub mod tune;
pub mod tv;

use tandem_optimized::driver;
use tandem_optimized::options::Options;

/// The options that the `-opt` texts of a command make; knobs without effect are named on standard error.
pub(crate) fn options(texts: &[String]) -> Result<Options, String> {
    let mut options = Options::default();
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
