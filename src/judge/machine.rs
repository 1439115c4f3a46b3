//! Judging the machine functions of a PTX module.

use super::{Error, Judging};
use crate::judge;
use crate::registry;
use crate::report::FileReport;
use std::panic::{AssertUnwindSafe, catch_unwind};
use tandem_ir::machine::{MFunc, MModule, MachineContext};
use tandem_oracle::lockstep::panic_text;

/// Judges a PTX module by every chosen pass on machine functions: one report per pass, in order of the table. Never panics,
/// whatever the passes do.
///
/// # Errors
/// See [`Error`].
pub fn module(judging: &Judging, module: &MModule, name: &str) -> Result<Vec<FileReport>, Error> {
    let forms = registry::chosen::<MFunc>(&judging.options, &judging.passes)?;
    let judge = || {
        let forms = forms.iter();
        forms
            .map(|f| judge::by_pass(judging, f, module, name).0)
            .collect()
    };
    let judged = catch_unwind(AssertUnwindSafe(judge));
    judged.map_err(|p| Error::Judge(panic_text(&*p)))
}

/// What production makes of a module with the chosen passes one after the other; `None` if one of them is no pass.
pub fn produced(judging: &Judging, module: &MModule) -> Option<MModule> {
    let (cx, mut funcs) = MachineContext::take_apart(module.clone());
    for forms in registry::chosen::<MFunc>(&judging.options, &judging.passes).ok()? {
        for f in funcs.iter_mut().filter(|f| f.has_body) {
            forms.production.run(&cx, f);
        }
    }
    Some(cx.put_together(funcs))
}
