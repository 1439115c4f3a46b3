//! What `tandemc` makes of a module does only what the module may do.
//!
//! The whole pipeline through the pass manager, the verifier after each step: what the
//! check of single passes cannot see is what one pass leaves to the next.

use super::{Context, Failure, Outcome, Property, compare};
use std::panic::{AssertUnwindSafe, catch_unwind};
use tandem_ir::Module;
use tandem_ir::passes::PASSES;
use tandem_optimized::options::Options;
use tandem_optimized::pass_manager;
use tandem_optimized::pipeline::Step;
use tandem_oracle::lockstep::panic_text;
use tandem_oracle::verdict::Verdict;

pub(super) const PROPERTY: Property = Property {
    name: "pipeline",
    about: "the pass manager's result, all passes twice over, does only what the input may do",
    run,
};

fn run(module: &Module, cx: &mut Context) -> Result<Outcome, Box<Failure>> {
    let mut after = module.clone();
    optimize(&mut after, &cx.judging.options)?;
    compare::modules(PROPERTY.name, module, &after, &cx.judging.config)
}

/// Runs every pass, twice over.
pub(super) fn optimize(module: &mut Module, options: &Options) -> Result<(), Box<Failure>> {
    let once = PASSES.iter().map(|p| Step::Pass(p.name));
    let steps: Vec<Step> = once.clone().chain(once).collect();
    let run = AssertUnwindSafe(|| pass_manager::run(module, &steps, options, true));
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
