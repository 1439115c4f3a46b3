//! Running DFA JumpThreading in tests: every step verified, results compared on arguments.
#![allow(dead_code, clippy::unwrap_used)]

use crate::support::interp::{execute, refines};
use crate::support::{Checker, parse};
use tandem_ir::Function;
use tandem_ir::module::Module;
use tandem_ir::rewrite::{NoTrace, Path, Rewrite};
use tandem_optimized::analysis::manager::FunctionAnalyses;
use tandem_optimized::passes::dfa_jump_threading::{Options, Refusal, Report, run};

/// What a run of the pass on the first body gave.
pub struct Dfa {
    pub module: Module,
    pub report: Report,
    pub steps: Vec<Rewrite>,
    pub text: String,
}

/// Runs the pass on the first body, every step checked, and once more without a trace: the result must
/// be the same.
pub fn run_on(module: &Module, options: &Options) -> Dfa {
    let mut module = module.clone();
    let mut f = module.bodies.remove(0);
    let mut alone = f.clone();
    let mut checker = Checker::new(&module.header);
    let report = run(
        &module.header,
        &mut f,
        &mut FunctionAnalyses::default(),
        options,
        &mut checker,
    );
    let steps = std::mem::take(&mut checker.steps);
    assert_eq!(
        report.changed,
        !steps.is_empty(),
        "C-092: changed is sticky"
    );
    let text = tandem_ir::text::print_function(&module.header, &f);
    let unheard = run(
        &module.header,
        &mut alone,
        &mut FunctionAnalyses::default(),
        options,
        &mut NoTrace,
    );
    assert_eq!(report, unheard);
    assert_eq!(
        text,
        tandem_ir::text::print_function(&module.header, &alone)
    );
    module.bodies.insert(0, f);
    Dfa {
        module,
        report,
        steps,
        text,
    }
}

/// Parses and runs with the default options.
pub fn dfa(text: &str) -> Dfa {
    run_on(&parse(text), &Options::default())
}

/// Parses and runs, and compares what the function does on some arguments.
pub fn dfa_same(text: &str, options: &Options, arguments: &[&[u64]]) -> Dfa {
    let module = parse(text);
    let ran = run_on(&module, options);
    for args in arguments {
        let source = execute(&module.header, &module.bodies[0], args, 2000);
        let target = execute(&ran.module.header, ran.f(), args, 4000);
        assert!(
            refines(&source, &target),
            "{args:?}: {source:?} became {target:?}\n{}",
            ran.text
        );
    }
    ran
}

impl Dfa {
    pub fn f(&self) -> &Function {
        &self.module.bodies[0]
    }
    /// How many steps of a kind there were.
    pub fn count(&self, kind: &str) -> usize {
        self.steps.iter().filter(|s| s.kind() == kind).count()
    }
    /// All paths that were threaded.
    pub fn paths(&self) -> Vec<&Path> {
        let mut all = Vec::new();
        for step in &self.steps {
            if let Rewrite::ThreadPaths { paths, .. } = step {
                all.extend(paths);
            }
        }
        all
    }
    /// The only switch was left alone for this reason, and nothing was done.
    pub fn assert_refused(&self, why: Refusal) {
        assert_eq!(self.report.refused, [why], "{}", self.text);
        assert!(self.steps.is_empty(), "{:?}\n{}", self.steps, self.text);
    }
    /// No switch is left.
    pub fn assert_no_switch(&self) {
        assert!(!self.text.contains("switch"), "{}", self.text);
    }
}
