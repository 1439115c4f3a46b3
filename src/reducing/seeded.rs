//! Seeded defects as what a reduction hunts: the failure that production has when one of them is on.

use crate::judge::Judging;
use tandem_optimized::defects::{Defect, Defects, lookup, lookup_selection};
use tandem_optimized::options::Options;

/// Switches a defect on, in whatever pass it is, or in instruction selection.
///
/// # Errors
/// One line for the user: there is no defect of that name.
pub fn switch_on(options: &mut Options, name: &str) -> Result<(), String> {
    let of_pass = lookup(name).map(|d| d.id);
    let id = of_pass.or_else(|| lookup_selection(name).map(|d| d.id));
    options.defects = Defects::only(id.ok_or_else(|| unknown(name))?);
    Ok(())
}

fn unknown(name: &str) -> String {
    format!("error: unknown defect '{name}'")
}

/// A defect of a pass, and the judge as `tandem reduce --defect` asks it by default.
///
/// # Errors
/// See [`switch_on`].
pub fn judging(name: &str) -> Result<(&'static Defect, Judging), String> {
    let mut judging = Judging::thorough();
    let defect = lookup(name).ok_or_else(|| unknown(name))?;
    judging.options.defects = Defects::only(defect.id);
    Ok((defect, judging))
}
