//! Runs a pipeline over a module, and keeps the books: time, statistics, verification.

use crate::analysis::manager::ModuleAnalyses;
use crate::options::Options;
use crate::pass::{Invocation, Ran};
use crate::passes::{Form, FunctionForm, ModuleForm};
use crate::pipeline::Step;
use std::collections::BTreeMap;
use std::time::{Duration, Instant};
use tandem_ir::Module;
use tandem_ir::passes::{Params, PassId};
use tandem_ir::rewrite::{ModuleContext, NoTrace};
use tandem_ir::verify::VerifyError;

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
        let group: Vec<Work<'_>> = steps[from..].iter().map_while(Work::on_functions).collect();
        manager.function_passes(module, &group, from)?;
        let to = from + group.len();
        if let Some(Step::Pass { id, params }) = steps.get(to)
            && let Form::Module(form) = Form::of(id)
        {
            manager.module_pass(module, form, params, to)?;
        }
        from = to + 1;
    }
    // What belongs to no function.
    if let Some(n) = steps.iter().rposition(|s| *s == Step::Verify) {
        manager.verify_module(module, n, Step::Verify.name())?;
    }
    Ok(manager.report)
}

/// A step that works on one function at a time.
#[derive(Clone, Copy)]
enum Work<'a> {
    Pass(FunctionForm, &'a Params),
    Verify,
}

impl<'a> Work<'a> {
    /// The step, unless it needs the whole module.
    fn on_functions(step: &'a Step) -> Option<Work<'a>> {
        match step {
            Step::Verify => Some(Work::Verify),
            Step::Pass { id, params } => match Form::of(id) {
                Form::Function(form) => Some(Work::Pass(form, params)),
                Form::Module(_) => None,
            },
        }
    }
    fn name(self) -> &'static str {
        match self {
            Work::Pass(form, _) => form.id().name,
            Work::Verify => Step::Verify.name(),
        }
    }
}

/// An invocation under these options, of whose claims nobody wants to know.
fn invocation<'a>(options: &'a Options, params: &'a Params) -> Invocation<'a, Options> {
    Invocation {
        options,
        params,
        collect_claims: false,
    }
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
        steps: &[Work<'_>],
        first: usize,
    ) -> Result<(), BrokenModule> {
        let header = &module.header;
        for (body, f) in module.bodies.iter_mut().enumerate() {
            for (n, &step) in steps.iter().enumerate() {
                let started = Instant::now();
                if let Work::Pass(form, params) = step
                    && self.admits(form.id().name, header.global_name(f.global))
                {
                    let with = invocation(self.options, params);
                    let analyses = self.analyses.body(body);
                    let ran = form.run(header, f, analyses, with, &mut NoTrace);
                    if ran.changed {
                        self.analyses.body_changed();
                    }
                    self.book(form.id(), ran);
                }
                if self.verify_each || matches!(step, Work::Verify) {
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
        form: ModuleForm,
        params: &Params,
        n: usize,
    ) -> Result<(), BrokenModule> {
        let started = Instant::now();
        let name = form.id().name;
        if self.admits(name, "[module]") {
            let context = ModuleContext::default();
            let with = invocation(self.options, params);
            let analyses = &mut self.analyses;
            let ran = form.run(&context, module, analyses, with, &mut NoTrace);
            self.book(form.id(), ran);
        }
        self.report.times[n].1 += started.elapsed();
        if self.verify_each {
            self.verify_module(module, n, name)?;
        }
        Ok(())
    }
    /// Enters what an invocation did.
    fn book(&mut self, id: &'static PassId, ran: Ran) {
        self.report.changed |= ran.changed;
        for (counter, k) in ran.counters {
            *self.report.stats.entry((id.name, counter)).or_default() += k;
        }
        self.report.printed.extend(ran.printed);
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

#[cfg(test)]
#[allow(clippy::unwrap_used)]
mod tests {
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
        let options = super::Options::default();
        assert!(!options.passes.dfa_jump_threading.enable);
        let name = tandem_ir::passes::DFA_JUMP_THREADING.name;
        let steps = crate::pipeline::parse(name).unwrap();
        let report = super::run(&mut m, &steps, &options, true).unwrap();
        assert!(report.changed);
        assert_eq!(report.stats[&(name, "switches threaded")], 1);
        assert_eq!(report.stats[&(name, "paths threaded")], 2);
    }
}
