//! Seeded defects as what a reduction hunts: the failure that production has when one of them is on.

use crate::judge::Judging;
use tandem_optimized::defects::{Defect, Defects, lookup};
use tandem_optimized::options::Options;

/// Switches a defect on, in whatever pass it is.
///
/// # Errors
/// One line for the user: there is no defect of that name.
pub fn switch_on(options: &mut Options, name: &str) -> Result<&'static Defect, String> {
    let defect = lookup(name).ok_or_else(|| format!("error: unknown defect '{name}'"))?;
    options.defects = Defects::only(defect.id);
    Ok(defect)
}

/// A defect, and the judge as `tandem reduce --defect` asks it by default.
///
/// # Errors
/// See [`switch_on`].
pub fn judging(name: &str) -> Result<(&'static Defect, Judging), String> {
    let mut judging = Judging::thorough();
    let defect = switch_on(&mut judging.options, name)?;
    Ok((defect, judging))
}
