//! What `tandemc` makes of a module does only what the module may do.
//!
//! The whole pipeline through the pass manager, the verifier after each step: what the
//! check of single passes cannot see is what one pass leaves to the next.

use super::{Context, Failure, Outcome, Property, compare};
use crate::judge::adapters;
use std::panic::{AssertUnwindSafe, catch_unwind};
use tandem_ir::Module;
use tandem_ir::passes::{INTERNALIZE, PASSES, PassId, Scope};
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
};

fn run(module: &Module, cx: &mut Context) -> Result<Outcome, Box<Failure>> {
    let (options, config) = (&cx.judging.options, &cx.judging.config);
    let mut after = module.clone();
    optimize(&mut after, options, &function_steps())?;
    let bodies = compare::modules(PROPERTY.name, module, &after, config)?;
    let mut after = module.clone();
    optimize(&mut after, options, &module_steps())?;
    let world = adapters::world(options);
    let report = pair(module, &after, &world, false, config);
    let Some(f) = report.findings.into_iter().next() else {
        let inputs = bodies.inputs + report.inputs;
        return Ok(Outcome { inputs, ..bodies });
    };
    let failure = Failure::new(PROPERTY.name, f.verdict.name(), &f.cause, f.message);
    Err(failure.of_function(&f.function).with(f.counterexample))
}

fn named(of: impl Fn(&PassId) -> bool) -> Vec<Step> {
    let chosen = PASSES.iter().filter(|p| of(p));
    chosen.map(|p| Step::Pass(p.name)).collect()
}

/// Every pass on functions, twice over.
pub(super) fn function_steps() -> Vec<Step> {
    named(|p| p.scope == Scope::Function).repeat(2)
}

/// Every pass, twice over, but the one that leaves nothing to look at: without kernels nobody can call what is
/// internal.
pub(super) fn module_steps() -> Vec<Step> {
    named(|p| p.name != INTERNALIZE.name).repeat(2)
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
