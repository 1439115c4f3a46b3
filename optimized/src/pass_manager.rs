//! Runs a pipeline over a module, and keeps the books: time, statistics, verification.

mod module_passes;

use crate::analysis::manager::{FunctionAnalyses, ModuleAnalyses};
use crate::options::Options;
use crate::passes::{dfa_jump_threading, jump_threading};
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
    /// True if something changed.
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

/// Decides which executions of passes happen. An execution is one pass on one function or on the module; they are numbered
/// from 1 in the order in which they would happen, which is that of LLVM: all function passes that stand
/// together run on the first function, then on the second, and so on; a pass on the module runs once, on what is
/// called `[module]`. `verify` is no execution.
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
    let mut manager = Manager {
        options,
        analyses: ModuleAnalyses::default(),
        verify_each,
        bisect,
        number: 0,
        report: RunReport {
            times: steps.iter().map(|s| (s.name(), Duration::ZERO)).collect(),
            ..RunReport::default()
        },
    };
    let mut from = 0;
    while from < steps.len() {
        let group = steps[from..].iter().take_while(|s| !is_module_pass(**s));
        let to = from + group.count();
        manager.function_passes(module, &steps[from..to], from)?;
        if let Some(Step::Pass(name)) = steps.get(to) {
            manager.module_pass(module, name, to)?;
        }
        from = to + 1;
    }
    // What belongs to no function.
    if let Some(n) = steps.iter().rposition(|&s| s == Step::Verify) {
        manager.verify_module(module, n, Step::Verify.name())?;
    }
    Ok(manager.report)
}

/// True for steps that need the whole module.
fn is_module_pass(step: Step) -> bool {
    matches!(step, Step::Pass(name) if module_passes::NAMES.contains(&name))
}

/// A run under way.
struct Manager<'a> {
    options: &'a Options,
    analyses: ModuleAnalyses,
    verify_each: bool,
    bisect: &'a mut dyn Bisect,
    number: u64,
    report: RunReport,
}

impl Manager<'_> {
    /// Function passes that stand together run on the first function, then on the second, and so on.
    fn function_passes(
        &mut self,
        module: &mut Module,
        steps: &[Step],
        first: usize,
    ) -> Result<(), BrokenModule> {
        let header = &module.header;
        for (body, f) in module.bodies.iter_mut().enumerate() {
            for (n, &step) in steps.iter().enumerate() {
                let started = Instant::now();
                if let Step::Pass(name) = step
                    && self.admits(name, header.global_name(f.global))
                {
                    let report = &mut self.report;
                    let analyses = self.analyses.body(body);
                    let changed =
                        run_function_pass(name, (header, f), analyses, self.options, report);
                    report.changed |= changed;
                    if changed {
                        self.analyses.body_changed();
                    }
                }
                if self.verify_each || step == Step::Verify {
                    let errors = tandem_ir::verify::verify_function(header, f);
                    if !errors.is_empty() {
                        let pass = step.name();
                        return Err(BrokenModule { pass, errors });
                    }
                }
                self.report.times[first + n].1 += started.elapsed();
            }
        }
        Ok(())
    }
    fn module_pass(
        &mut self,
        module: &mut Module,
        name: &'static str,
        n: usize,
    ) -> Result<(), BrokenModule> {
        let started = Instant::now();
        if self.admits(name, "[module]") {
            let ran = module_passes::run(name, module, &mut self.analyses, self.options);
            self.report.changed |= ran.changed;
            for (counter, k) in ran.counters {
                *self.report.stats.entry((name, counter)).or_default() += k;
            }
        }
        self.report.times[n].1 += started.elapsed();
        if self.verify_each {
            self.verify_module(module, n, name)?;
        }
        Ok(())
    }
    fn admits(&mut self, name: &'static str, what: &str) -> bool {
        self.number += 1;
        self.bisect.admits(self.number, name, what)
    }
    fn verify_module(
        &mut self,
        module: &Module,
        n: usize,
        pass: &'static str,
    ) -> Result<(), BrokenModule> {
        let started = Instant::now();
        let errors = tandem_ir::verify::verify(module);
        if !errors.is_empty() {
            return Err(BrokenModule { pass, errors });
        }
        self.report.times[n].1 += started.elapsed();
        Ok(())
    }
}

/// Runs one function pass by name on one body.
fn run_function_pass(
    name: &'static str,
    (cx, f): (&Header, &mut Function),
    analyses: &mut FunctionAnalyses,
    options: &Options,
    report: &mut RunReport,
) -> bool {
    match name {
        "jump-threading" => {
            if options.disable_jump_threading_pass {
                return false;
            }
            let r =
                jump_threading::run(cx, f, &options.jump_threading, analyses, true, &mut NoTrace);
            analyses.invalidate(jump_threading::PRESERVED.if_changed(r.changed));
            for (counter, n) in jump_threading_counters(&r) {
                *report.stats.entry((name, counter)).or_default() += n;
            }
            report.printed.extend(r.lvi_dump);
            r.changed
        }
        // Named in a pipeline it runs; its knob only says whether a default pipeline names it.
        "dfa-jump-threading" => {
            let r =
                dfa_jump_threading::run(cx, f, analyses, &options.dfa_jump_threading, &mut NoTrace);
            analyses.invalidate(dfa_jump_threading::PRESERVED.if_changed(r.changed));
            for (counter, n) in r.counters() {
                *report.stats.entry((name, counter)).or_default() += n;
            }
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
#[allow(clippy::unwrap_used)]
mod tests {
    use super::FunctionAnalyses;

    #[test]
    fn every_function_pass_of_the_table_is_bound() {
        // A pass that is named but not bound would be skipped in silence.
        for p in tandem_ir::passes::PASSES {
            assert!(
                BOUND.contains(&p.name) || super::module_passes::NAMES.contains(&p.name),
                "{} is in the table but not in the pass manager",
                p.name
            );
        }
    }

    const BOUND: &[&str] = &["dfa-jump-threading", "jump-threading"];

    #[test]
    fn dfa_jump_threading_runs_when_named_and_counts_jt_r16() {
        let text = b"define void @f() {
entry:
  br label %h
h:
  %s = phi i8 [ 0, %entry ], [ 1, %a ]
  switch i8 %s, label %exit [ i8 0, label %a ]
a:
  br label %h
exit:
  ret void
}";
        let mut m = tandem_ir::text::parse(text, "t.ll").unwrap();
        let mut report = super::RunReport::default();
        let options = super::Options::default();
        assert!(!options.dfa_jump_threading.enable);
        let f = &mut m.bodies[0];
        let name = tandem_ir::passes::DFA_JUMP_THREADING.name;
        assert!(super::run_function_pass(
            name,
            (&m.header, f),
            &mut FunctionAnalyses::default(),
            &options,
            &mut report
        ));
        assert_eq!(report.stats[&(name, "switches threaded")], 1);
        assert_eq!(report.stats[&(name, "paths threaded")], 2);
    }
}
