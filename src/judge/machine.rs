//! Judging the machine functions of a PTX module.

use super::Judging;
use crate::registry::Forms;
use crate::report::FileReport;
use tandem_ir::machine::{MFunc, MModule, MachineContext};
use tandem_oracle::freerun::Judge;

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
