//! Judging what somebody else made of a module.

use super::Judging;
use crate::registry;
use crate::report::FileReport;
use tandem_ir::Module;
use tandem_oracle::declarations::{agree_on_intrinsics, differ_on_intrinsics};
use tandem_oracle::module::bench::pair_differing;
use tandem_oracle::module::form::differing;
use tandem_oracle::upgrade;
use tandem_oracle::verdict::Verdict;

/// What reports call a target in place of a pass.
pub const TARGET: &str = "target";

/// Judges a target as what somebody made of a module. `name` and `target_name` are what the reports call them.
pub fn by_target(
    judging: &Judging,
    module: &Module,
    name: &str,
    target: &Module,
    target_name: &str,
) -> FileReport {
    let agreed = agreed(module, target);
    let (module, target) = agreed.as_ref().map_or((module, target), |(m, t)| (m, t));
    let context = registry::module_context(&judging.options);
    let mut report = FileReport::new(name, TARGET);
    // A list of what stays visible says that the rest may have become internal.
    let internalized = !context.keep.is_empty();
    let differing = differing(module, target);
    let config = &judging.config;
    let mut r = pair_differing(module, target, &differing, &context, internalized, config);
    if r.verdict() == Verdict::Refines && r.inputs == 0 {
        let most = r.inconclusive.iter().max_by_key(|(_, count)| **count);
        let why = most.map_or("none was asked for", |(why, _)| why.as_str());
        let what = format!("no input could be compared, and nothing is proved: {why}");
        r.unsupported.push(what);
    }
    let (seed, inputs) = (config.seed, config.inputs);
    let knobs: String = judging
        .knobs
        .iter()
        .map(|o| format!(" -opt '{o}'"))
        .collect();
    let again = format!(
        "tandem check --target '{target_name}' --seed {seed} --inputs {inputs}{knobs} '{name}'"
    );
    report.add(&r, &again);
    // Where one function differs, what differs is of that function.
    let is_defined = |n: &&String| {
        let g = module.header.lookup(n.trim_start_matches('@'));
        g.is_some_and(|g| module.body(g).is_some())
    };
    let mut functions = differing.iter().filter(is_defined);
    if let (Some(only), None) = (functions.next(), functions.next()) {
        let only = only.trim_start_matches('@');
        let nameless = report.findings.iter_mut().filter(|f| f.function.is_empty());
        nameless.for_each(|f| f.function = only.to_owned());
    }
    report.functions = module.bodies.len();
    count_names(&mut report, module, &differing);
    report
}

/// Both modules with older names of intrinsics replaced and with what either promises of intrinsics, if that differs.
fn agreed(module: &Module, target: &Module) -> Option<(Module, Module)> {
    let older = upgrade::is_needed(&module.header) || upgrade::is_needed(&target.header);
    (older || differ_on_intrinsics(&module.header, &target.header)).then(|| {
        let (mut m, mut t) = (module.clone(), target.clone());
        upgrade::upgrade(&mut m);
        upgrade::upgrade(&mut t);
        agree_on_intrinsics(&mut m.header, &mut t.header);
        (m, t)
    })
}

/// Counts what is not the same in another module, by what it is as text: names, and functions among them. A pass may
/// change a module and no function of it.
pub(super) fn count_differing(report: &mut FileReport, before: &Module, after: &Module) {
    count_names(report, before, &differing(before, after));
}

/// The same of names that are known to differ.
fn count_names(report: &mut FileReport, before: &Module, names: &[String]) {
    let function = |n: &&String| {
        let g = before.header.lookup(n.trim_start_matches('@'));
        g.is_some_and(|g| before.header.function(g).is_some_and(|d| d.defined))
    };
    report.changed = names.iter().filter(function).count();
    report.changed_names = names.len();
}
