//! A pipeline of passes in any order, or of a level, is run by the pass manager as it stands there, and its result does only
//! what the program may do.

use super::{Context, Failure, Outcome, Property, Status, compare};
use crate::pipelines::check::{Checked, check};
use crate::pipelines::expect::Order;
use crate::pipelines::{Subject, draw, sequence};
use crate::registry;
use tandem_ir::Module;
use tandem_oracle::module::bench::pair;
use tandem_oracle::verdict::Verdict;

pub(super) const PROPERTY: Property = Property {
    name: "pipelines",
    about: "passes in any order, and levels: the same on any threads as one by one, and the result does only what it may",
    run,
    of_ptx: None,
};

fn run(module: &Module, cx: &mut Context) -> Result<Outcome, Box<Failure>> {
    let seed = draw::seed_of(module);
    let subject = Subject {
        defects: cx.judging.options.defects.clone(),
        ..draw::draw(module, seed)
    };
    let failed = |cause: &str, message: String| {
        let oracle = match cause {
            "crash" => Verdict::Crash,
            _ => Verdict::InvariantBroken,
        };
        let failure = Failure::new(PROPERTY.name, oracle.name(), cause, message);
        failure.with(vec![format!("tandemc {subject}")])
    };
    let checked = check(module, &subject, seed).map_err(|f| failed(f.cause, f.message))?;
    meaning(module, &subject, &checked, cx).map_err(|mut f| {
        f.detail.push(format!("tandemc {subject}"));
        f
    })
}

/// Runs source and result on inputs, or on plans of what the host does.
fn meaning(
    module: &Module,
    subject: &Subject,
    checked: &Checked,
    cx: &Context,
) -> Result<Outcome, Box<Failure>> {
    let (options, config) = (&cx.judging.options, &cx.judging.config);
    let after = &checked.expected.module;
    let order = match subject.pipeline() {
        Ok(p) => Order::of(&p.elements, p.phase_two),
        Err(e) => return Ok(Outcome::new(Status::Skipped(e))),
    };
    if sequence::keeps_names(&order) {
        return compare::modules(PROPERTY.name, module, after, config);
    }
    // What is hidden cannot be called, and without kernels little is left to look at.
    if sequence::hides_names(&order) {
        return Ok(Outcome::held(0));
    }
    let report = pair(
        module,
        after,
        &registry::module_context(options),
        false,
        config,
    );
    match report.findings.into_iter().next() {
        None => Ok(Outcome::held(report.inputs)),
        Some(f) => {
            let failure = Failure::new(PROPERTY.name, f.verdict.name(), &f.cause, f.message);
            Err(failure.of_function(&f.function).with(f.counterexample))
        }
    }
}
