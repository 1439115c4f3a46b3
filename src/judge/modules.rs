//! Judging a module by the passes that work on whole modules, and judging what somebody else made of it.

use super::{Error, Judging};
use crate::registry;
use crate::report::FileReport;
use std::time::Instant;
use tandem_ir::Module;
use tandem_optimized::options::Options;
use tandem_oracle::freerun::Judge;
use tandem_oracle::module::bench::pair;

/// A pass on modules in both its forms.
pub type ModuleForms = registry::Forms<Module>;

/// The named passes on modules in both forms, in order of the table; without names all of them. Those on functions are
/// passed over.
///
/// # Errors
/// A name that is unknown.
pub fn forms(options: &Options, names: &[String]) -> Result<Vec<ModuleForms>, Error> {
    Ok(registry::chosen(options, names)?)
}

/// Judges a module by one pass on modules; also what production made of it, if it changed it.
pub fn by_pass(
    judging: &Judging,
    forms: &ModuleForms,
    module: &Module,
    name: &str,
) -> (FileReport, Option<Module>) {
    let started = Instant::now();
    let judge = Judge {
        production: &*forms.production,
        reference: &*forms.reference,
        config: judging.config.clone(),
    };
    let mut report = FileReport::new(name, forms.id.name);
    let (r, output) = judge.module(&registry::module_context(&judging.options), module);
    let changed = output.filter(|_| r.steps > 0);
    report.add(&r, &judging.reproduce(forms.id.name, None, name));
    report.functions = module.bodies.len();
    if let Some(after) = &changed {
        count_differing(&mut report, module, after);
    }
    report.milliseconds = started.elapsed().as_millis() as u64;
    (report, changed)
}

/// Judges a target as what somebody made of a module. `name` and `target_name` are what the reports call them.
pub fn by_target(
    judging: &Judging,
    module: &Module,
    name: &str,
    target: &Module,
    target_name: &str,
) -> FileReport {
    let started = Instant::now();
    let world = registry::module_context(&judging.options);
    let mut report = FileReport::new(name, "target");
    // A list of what stays visible says that the rest may have become internal.
    let inwards = !world.keep.is_empty();
    let r = pair(module, target, &world, inwards, &judging.config);
    let (seed, inputs) = (judging.config.seed, judging.config.inputs);
    let knobs: String = judging
        .knobs
        .iter()
        .map(|o| format!(" -opt '{o}'"))
        .collect();
    let again = format!(
        "tandem check --target '{target_name}' --seed {seed} --inputs {inputs}{knobs} '{name}'"
    );
    report.add(&r, &again);
    report.functions = module.bodies.len();
    count_differing(&mut report, module, target);
    report.milliseconds = started.elapsed().as_millis() as u64;
    report
}

/// Counts what is not the same in another module, by what it is as text: names, and functions among them. A pass may
/// change a module and no function of it.
fn count_differing(report: &mut FileReport, before: &Module, after: &Module) {
    use tandem_oracle::module::form::{form, names_that_differ};
    let names = names_that_differ(&form(before), &form(after));
    let function = |n: &&String| {
        let g = before.header.lookup(n.trim_start_matches('@'));
        g.is_some_and(|g| before.header.function(g).is_some_and(|d| d.defined))
    };
    report.changed = names.iter().filter(function).count();
    report.changed_names = names.len();
}
