//! Runs a pipeline over a module, and keeps the books: time, statistics, verification.

use crate::options::Options;
use crate::passes::jump_threading;
use crate::pipeline::Step;
use std::collections::BTreeMap;
use std::time::{Duration, Instant};
use tandem_ir::rewrite::NoTrace;
use tandem_ir::verify::VerifyError;
use tandem_ir::{Function, Header, Module};

/// What a run did.
#[derive(Clone, Debug, Default)]
pub struct RunReport {
    /// Wall time per step of the pipeline, in order.
    pub times: Vec<(&'static str, Duration)>,
    /// Counters by pass and name.
    pub stats: BTreeMap<(&'static str, &'static str), u64>,
    /// Texts that passes were asked to print, in order.
    pub printed: Vec<String>,
    /// True if some function changed.
    pub changed: bool,
}

/// A pass left a module that is not well-formed: a bug of that pass.
#[derive(Clone, Debug, thiserror::Error)]
#[error("internal error: the module is not well-formed after '{pass}': {}", .errors.first().map_or_else(String::new, ToString::to_string))]
pub struct BrokenModule {
    /// The step.
    pub pass: &'static str,
    /// The verifier's findings.
    pub errors: Vec<VerifyError>,
}

/// Runs a pipeline.
///
/// # Errors
/// [`BrokenModule`] if `verify_each` or a `verify` step finds the module broken.
pub fn run(
    module: &mut Module,
    steps: &[Step],
    options: &Options,
    verify_each: bool,
) -> Result<RunReport, BrokenModule> {
    run_limited(module, steps, options, verify_each, &mut NoBisect)
}

/// Decides which executions of passes happen. An execution is one pass on one function; they are numbered
/// from 1 in the order in which they would happen, which is that of LLVM: all function passes that stand
/// together run on the first function, then on the second, and so on. `verify` is no execution.
pub trait Bisect {
    /// True if execution `number` is to happen.
    fn admits(&mut self, number: u64, pass: &'static str, function: &str) -> bool;
}

/// Everything happens.
pub struct NoBisect;

impl Bisect for NoBisect {
    fn admits(&mut self, _: u64, _: &'static str, _: &str) -> bool {
        true
    }
}

/// Up to a limit everything happens, and every decision is put into words as LLVM does for `-opt-bisect-limit`.
pub struct Limit<F: FnMut(&str)> {
    /// The last execution that happens; `None`: all do.
    pub last: Option<u64>,
    /// Takes each line.
    pub say: F,
}

impl<F: FnMut(&str)> Bisect for Limit<F> {
    fn admits(&mut self, number: u64, pass: &'static str, function: &str) -> bool {
        let admitted = self.last.is_none_or(|l| number <= l);
        let not = if admitted { "" } else { "NOT " };
        (self.say)(&format!(
            "BISECT: {not}running pass ({number}) {pass} on {function}"
        ));
        admitted
    }
}

/// Runs those executions of a pipeline that `bisect` admits.
///
/// # Errors
/// As [`run`].
pub fn run_limited(
    module: &mut Module,
    steps: &[Step],
    options: &Options,
    verify_each: bool,
    bisect: &mut dyn Bisect,
) -> Result<RunReport, BrokenModule> {
    let mut report = RunReport {
        times: steps.iter().map(|s| (s.name(), Duration::ZERO)).collect(),
        ..RunReport::default()
    };
    let mut number = 0;
    let header = &module.header;
    for f in &mut module.bodies {
        for (n, &step) in steps.iter().enumerate() {
            let started = Instant::now();
            if let Step::Pass(name) = step {
                number += 1;
                if bisect.admits(number, name, header.global_name(f.global)) {
                    report.changed |= run_function_pass(name, header, f, options, &mut report);
                }
            }
            if verify_each || step == Step::Verify {
                let errors = tandem_ir::verify::verify_function(header, f);
                if !errors.is_empty() {
                    let pass = step.name();
                    return Err(BrokenModule { pass, errors });
                }
            }
            report.times[n].1 += started.elapsed();
        }
    }
    // What belongs to no function.
    if let Some(n) = steps.iter().rposition(|&s| s == Step::Verify) {
        let started = Instant::now();
        let errors = tandem_ir::verify::verify(module);
        if !errors.is_empty() {
            let pass = Step::Verify.name();
            return Err(BrokenModule { pass, errors });
        }
        report.times[n].1 += started.elapsed();
    }
    Ok(report)
}

/// Runs one function pass by name on one body.
fn run_function_pass(
    name: &'static str,
    cx: &Header,
    f: &mut Function,
    options: &Options,
    report: &mut RunReport,
) -> bool {
    match name {
        "jump-threading" => {
            if options.disable_jump_threading_pass {
                return false;
            }
            let r = jump_threading::run(cx, f, &options.jump_threading, true, &mut NoTrace);
            for (counter, n) in jump_threading_counters(&r) {
                *report.stats.entry((name, counter)).or_default() += n;
            }
            report.printed.extend(r.lvi_dump);
            r.changed
        }
        // The pipeline parser admits only names from the table, and a test runs every one of them.
        _ => false,
    }
}

/// The counters of one invocation by name, as `--stats` shows them.
fn jump_threading_counters(r: &jump_threading::Report) -> [(&'static str, u64); 11] {
    [
        ("edges threaded", r.threaded_edges.into()),
        ("blocks cloned", r.cloned_blocks.into()),
        ("branches cloned", r.cloned_branches.into()),
        ("selects unfolded", r.unfolded_selects.into()),
        ("terminators folded", r.folded_terminators.into()),
        ("instructions folded", r.folded_insts.into()),
        ("blocks merged", r.merged_blocks.into()),
        ("blocks erased", r.erased_blocks.into()),
        ("loads threaded", r.threaded_loads.into()),
        ("budget spent", r.budget_spent.into()),
        ("sweeps", r.sweeps.into()),
    ]
}

#[cfg(test)]
mod tests {
    #[test]
    fn every_function_pass_of_the_table_is_bound() {
        // A pass that is named but not bound would be skipped in silence.
        for p in tandem_ir::passes::PASSES {
            assert!(
                BOUND.contains(&p.name),
                "{} is in the table but not in the pass manager",
                p.name
            );
        }
    }

    const BOUND: &[&str] = &["jump-threading"];
}
