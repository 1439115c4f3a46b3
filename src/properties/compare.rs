//! Whether one module does only what another may do, on inputs of the judge's making.

use super::{Failure, Outcome, Status};
use tandem_ir::Module;
use tandem_oracle::freerun::Config;
use tandem_oracle::inputs::{Generator, direct_callees};
use tandem_oracle::interp::Program;
use tandem_oracle::refine::{Comparison, SourceRun};
use tandem_oracle::verdict::Verdict;

/// Runs every function that both modules define on both sides. The modules must have the same names.
pub(super) fn modules(
    property: &str,
    source: &Module,
    target: &Module,
    config: &Config,
) -> Result<Outcome, Box<Failure>> {
    let (s, t) = match (Program::compile(source), Program::compile(target)) {
        (Ok(s), Ok(t)) => (s, t),
        (Err(u), _) | (_, Err(u)) => return Ok(Outcome::new(Status::Unsupported(u.construct))),
    };
    let mut budget = config.total_steps;
    let (mut inputs, mut why) = (0, None);
    for body in &source.bodies {
        let callees = direct_callees(body);
        let others = source.bodies.iter().filter(|b| callees.contains(&b.global));
        let others: Vec<_> = others.cloned().collect();
        let generator = Generator::new(&source.header, body, &others);
        for n in 0..config.inputs {
            if budget == 0 {
                let late = Outcome::new(Status::TimedOut);
                return Ok(Outcome { inputs, ..late });
            }
            let input = generator.input(config.seed, n);
            let run = SourceRun::new(&s, body.global, input, config.steps);
            let (comparison, taken) = run.compare(&s, &t, body.global, config.steps);
            budget = budget.saturating_sub(run.steps.saturating_add(taken));
            match comparison {
                Comparison::Refines => inputs += 1,
                Comparison::Inconclusive(reason) => why = why.or(Some(reason)),
                Comparison::Differs(d) => {
                    let oracle = Verdict::Miscompile.name();
                    let message = format!("input {n}: {d}");
                    let failure = Failure::new(property, oracle, d.sort, message);
                    let name = source.header.global_name(body.global);
                    return Err(failure.of_function(name).with(run.input.describe()));
                }
            }
        }
    }
    Ok(match why {
        Some(reason) if inputs == 0 => Outcome::new(Status::Inconclusive(reason)),
        _ => Outcome::held(inputs),
    })
}
