//! Judging the machine functions of a PTX module.

use super::{Error, Judging};
use crate::registry::{self, Forms};
use crate::report::FileReport;
use std::panic::{AssertUnwindSafe, catch_unwind};
use tandem_ir::machine::{MFunc, MModule, MachineContext};
use tandem_oracle::freerun::Judge;
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
        forms.map(|f| by_pass(judging, f, module, name)).collect()
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

/// Judges every function of a module that has a body by one pass; `name` is what the report calls the module.
pub fn by_pass(
    judging: &Judging,
    forms: &Forms<MFunc>,
    module: &MModule,
    name: &str,
) -> FileReport {
    let mut report = FileReport::new(name, forms.id.name);
    let (cx, funcs) = MachineContext::take_apart(module.clone());
    let judge = Judge {
        production: &*forms.production,
        reference: &*forms.reference,
        config: judging.config.clone(),
    };
    for f in funcs.iter().filter(|f| f.has_body) {
        if judging.function.as_ref().is_some_and(|n| *n != f.name) {
            continue;
        }
        let (r, _) = judge.machine(&cx, f);
        let reproduce = judging.reproduce(&forms.params.spelled(), Some(&f.name), name);
        report.add(&r, &reproduce);
    }
    report.kinds.retain(|_, n| *n > 0);
    report
}
