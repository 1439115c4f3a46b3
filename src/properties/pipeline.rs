//! What `tandemc` makes of a module does only what the module may do.
//!
//! The whole pipeline through the pass manager, the verifier after each step: what the
//! check of single passes cannot see is what one pass leaves to the next.

use super::{Context, Failure, Outcome, Property, compare};
use crate::registry;
use std::panic::{AssertUnwindSafe, catch_unwind};
use tandem_ir::Module;
use tandem_ir::passes::{PASSES, PassId, Unit};
use tandem_ir::rewrite::ModuleRewrite;
use tandem_optimized::options::Options;
use tandem_optimized::pass_manager;
use tandem_optimized::pipeline::Step;
use tandem_oracle::lockstep::panic_text;
use tandem_oracle::module::bench::pair;
use tandem_oracle::verdict::Verdict;

pub(super) const PROPERTY: Property = Property {
    name: "pipeline",
    about: "the pass manager's result, all passes twice over, does only what the input may do",
    run,
    of_ptx: None,
};

fn run(module: &Module, cx: &mut Context) -> Result<Outcome, Box<Failure>> {
    let (options, config) = (&cx.judging.options, &cx.judging.config);
    let mut after = module.clone();
    optimize(&mut after, options, &function_steps())?;
    let bodies = compare::modules(PROPERTY.name, module, &after, config)?;
    let mut after = module.clone();
    optimize(&mut after, options, &module_steps())?;
    let world = registry::module_context(options);
    let report = pair(module, &after, &world, false, config);
    let Some(f) = report.findings.into_iter().next() else {
        let inputs = bodies.inputs + report.inputs;
        return Ok(Outcome { inputs, ..bodies });
    };
    let failure = Failure::new(PROPERTY.name, f.verdict.name(), &f.cause, f.message);
    Err(failure.of_function(&f.function).with(f.counterexample))
}

/// The passes that are asked for, twice over.
fn named(of: impl Fn(&PassId) -> bool + Clone) -> Vec<Step> {
    let chosen = PASSES.iter().filter(move |p| of(p));
    let once = chosen.map(Step::pass);
    once.clone().chain(once).collect()
}

/// Every pass on functions, twice over.
pub(super) fn function_steps() -> Vec<Step> {
    named(|p| p.unit == Unit::Function)
}

/// Every pass, twice over, but those that hide names and so leave nothing to look at: without kernels nobody can call
/// what is internal.
pub(super) fn module_steps() -> Vec<Step> {
    named(|p| {
        !p.rewrites
            .iter()
            .any(|k| ModuleRewrite::kind_hides_names(k))
    })
}

/// Runs a pipeline, with the verifier after each step.
pub(super) fn optimize(
    module: &mut Module,
    options: &Options,
    steps: &[Step],
) -> Result<(), Box<Failure>> {
    let run = AssertUnwindSafe(|| pass_manager::run(module, steps, options, true));
    match catch_unwind(run) {
        Ok(Ok(_)) => Ok(()),
        Ok(Err(broken)) => Err(Failure::new(
            PROPERTY.name,
            Verdict::InvariantBroken.name(),
            "verifier",
            broken.to_string(),
        )),
        Err(p) => {
            let text = panic_text(&*p);
            let message = format!("panic: {text}");
            Err(Failure::new(
                PROPERTY.name,
                Verdict::Crash.name(),
                &text,
                message,
            ))
        }
    }
}
