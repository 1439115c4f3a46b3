//! What the pass tests share: running with every step verified, and looking at the result.
#![allow(dead_code, clippy::unwrap_used)]

pub mod interp;
pub mod program;

use interp::{execute, refines};
use tandem_ir::module::{Header, Module};
use tandem_ir::rewrite::{NoTrace, Rewrite, Trace};
use tandem_ir::{Block, Function, Inst, InstKind};
use tandem_optimized::analysis::loops::Loops;
use tandem_optimized::analysis::manager::FunctionAnalyses;
use tandem_optimized::passes::jump_threading::{Options, Report, run};

/// Reads a module that must be well formed.
pub fn parse(text: &str) -> Module {
    let m = tandem_ir::text::parse(text.as_bytes(), "test.ll").unwrap_or_else(|e| panic!("{e}"));
    let errors = tandem_ir::verify::verify(&m);
    assert!(errors.is_empty(), "input: {errors:?}\n{text}");
    m
}

/// Checks every step: reported on the unchanged function, well formed and reducible after it.
pub struct Checker<'a> {
    pub cx: &'a Header,
    pub steps: Vec<Rewrite>,
    open: bool,
    before: String,
}

impl<'a> Checker<'a> {
    pub fn new(cx: &'a Header) -> Self {
        Checker {
            cx,
            steps: Vec::new(),
            open: false,
            before: String::new(),
        }
    }
}

impl Trace<Function> for Checker<'_> {
    const ACTIVE: bool = true;
    fn before(&mut self, f: &Function, make: impl FnOnce(&Function) -> Rewrite) {
        assert!(!self.open, "a rewrite was reported inside another one");
        let now = tandem_ir::text::print_function(self.cx, f);
        if !self.before.is_empty() {
            assert_eq!(self.before, now, "changed without being reported");
        }
        self.before = now;
        self.open = true;
        self.steps.push(make(f));
    }
    fn after(&mut self, f: &Function) {
        assert!(self.open);
        self.open = false;
        let now = tandem_ir::text::print_function(self.cx, f);
        let step = self.steps.last().unwrap();
        let errors = tandem_ir::verify::verify_function(self.cx, f);
        assert!(
            errors.is_empty(),
            "{step:?}: {errors:?}\nbefore\n{}\nafter\n{now}",
            self.before
        );
        assert!(
            Loops::new(f).reducible,
            "{step:?}\nbefore\n{}\nafter\n{now}",
            self.before
        );
        self.before = now;
    }
}

/// What a run of the pass on the first body gave.
pub struct Ran {
    pub module: Module,
    pub report: Report,
    pub steps: Vec<Rewrite>,
    pub text: String,
}

/// Runs the pass on the first body of a module, every step checked.
pub fn run_on(module: &Module, options: &Options, lvi: bool) -> Ran {
    let mut module = module.clone();
    let mut f = module.bodies.remove(0);
    let mut checker = Checker::new(&module.header);
    let report = run(
        &module.header,
        &mut f,
        &mut FunctionAnalyses::default(),
        options,
        lvi,
        &mut checker,
    );
    let steps = std::mem::take(&mut checker.steps);
    assert_eq!(
        report.changed,
        !steps.is_empty(),
        "C-092: changed is sticky"
    );
    let text = tandem_ir::text::print_function(&module.header, &f);
    module.bodies.insert(0, f);
    Ran {
        module,
        report,
        steps,
        text,
    }
}

/// Runs without looking at the steps: for large programs.
pub fn run_unchecked(module: &Module, options: &Options) -> (Module, Report) {
    let mut module = module.clone();
    let mut f = module.bodies.remove(0);
    let report = run(
        &module.header,
        &mut f,
        &mut FunctionAnalyses::default(),
        options,
        true,
        &mut NoTrace,
    );
    let errors = tandem_ir::verify::verify_function(&module.header, &f);
    assert!(errors.is_empty(), "{errors:?}");
    module.bodies.insert(0, f);
    (module, report)
}

/// Parses and runs with the default options.
pub fn go(text: &str) -> Ran {
    run_on(&parse(text), &Options::default(), true)
}
/// Parses and runs without lazy value info.
pub fn go_without_lvi(text: &str) -> Ran {
    run_on(&parse(text), &Options::default(), false)
}
/// Parses and runs with options.
pub fn go_with(text: &str, options: &Options) -> Ran {
    run_on(&parse(text), options, true)
}

impl Ran {
    pub fn f(&self) -> &Function {
        &self.module.bodies[0]
    }
    /// How many steps of a kind there were.
    pub fn count(&self, kind: &str) -> usize {
        self.steps.iter().filter(|s| s.kind() == kind).count()
    }
    /// The block of a name.
    pub fn block(&self, name: &str) -> Option<Block> {
        self.f()
            .blocks()
            .find(|&b| self.f().block_name(b) == Some(name))
    }
    /// The blocks named `base` and `base` with a number.
    pub fn blocks_like(&self, base: &str) -> usize {
        let f = self.f();
        let like = |b: &Block| {
            f.block_name(*b)
                .and_then(|n| n.strip_prefix(base))
                .is_some_and(|rest| rest.bytes().all(|c| c.is_ascii_digit()))
        };
        f.blocks().filter(like).count()
    }
    /// Instructions for which the closure holds.
    pub fn insts(&self, which: impl Fn(&InstKind) -> bool) -> Vec<Inst> {
        let f = self.f();
        let all = f.blocks().flat_map(|b| f.insts(b).collect::<Vec<_>>());
        all.filter(|&i| which(f.kind(i))).collect()
    }
    /// Names of the successors of a block.
    pub fn successors(&self, name: &str) -> Vec<String> {
        let b = self
            .block(name)
            .unwrap_or_else(|| panic!("no block {name}\n{}", self.text));
        let f = self.f();
        f.successors(b)
            .map(|s| f.block_name(s).unwrap_or("?").to_string())
            .collect()
    }
    /// Nothing was done.
    pub fn assert_untouched(&self) {
        assert!(self.steps.is_empty(), "{:?}\n{}", self.steps, self.text);
    }
}

/// Options that let the exact reducibility test decide.
pub fn across() -> Options {
    Options {
        across_loop_headers: true,
        ..Options::default()
    }
}
/// Options with load threading.
pub fn loads() -> Options {
    Options {
        load_threading: true,
        ..Options::default()
    }
}

/// Runs with the options and compares what the function does on some arguments.
pub fn same_behaviour(text: &str, options: &Options, arguments: &[&[u64]]) -> Ran {
    let module = parse(text);
    let ran = run_on(&module, options, true);
    for args in arguments {
        let source = execute(&module.header, &module.bodies[0], args, 500);
        let target = execute(&ran.module.header, ran.f(), args, 1000);
        assert!(
            refines(&source, &target),
            "{args:?}: {source:?} became {target:?}\n{}",
            ran.text
        );
    }
    ran
}

/// True if some step duplicated the block of that name of the input.
pub fn duplicates(ran: &Ran, input: &str, name: &str) -> bool {
    let module = parse(input);
    let f = &module.bodies[0];
    let b = f.blocks().find(|&b| f.block_name(b) == Some(name)).unwrap();
    ran.steps.iter().any(|s| match s {
        Rewrite::ThreadEdge { block, .. } | Rewrite::CloneIntoPredecessor { block, .. } => {
            *block == b
        }
        _ => false,
    })
}
