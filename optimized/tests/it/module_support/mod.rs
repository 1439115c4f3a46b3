//! What the tests of module passes share: running with every step verified, and looking at the result.
#![allow(dead_code, clippy::unwrap_used)]

use std::io::Write;
use std::process::{Command, Stdio};
use tandem_ir::Module;
use tandem_ir::passes::{Params, lookup};
use tandem_ir::rewrite::{ModuleContext, ModuleRewrite, NoTrace, Trace};
use tandem_ir::text::print;
use tandem_optimized::analysis::manager::ModuleAnalyses;
use tandem_optimized::options::Options;
use tandem_optimized::pass::{Invocation, Turns};
use tandem_optimized::passes::Form;

/// Reads a module that must be well formed.
pub fn parse(text: &str) -> Module {
    let m = tandem_ir::text::parse(text.as_bytes(), "test.ll")
        .unwrap_or_else(|e| panic!("{e}\n{text}"));
    let errors = tandem_ir::verify::verify(&m);
    assert!(errors.is_empty(), "input: {errors:?}\n{text}");
    m
}

/// Checks every step: reported on the unchanged module, well formed after it, and still text that can be read.
#[derive(Default)]
pub struct Checker {
    pub steps: Vec<ModuleRewrite>,
    open: bool,
    before: String,
}

impl Trace<Module> for Checker {
    const ACTIVE: bool = true;
    fn before(&mut self, m: &Module, make: impl FnOnce(&Module) -> ModuleRewrite) {
        assert!(!self.open, "a rewrite was reported inside another one");
        let now = print(m);
        if !self.before.is_empty() {
            assert_eq!(self.before, now, "changed without being reported");
        }
        self.before = now;
        self.open = true;
        self.steps.push(make(m));
    }
    fn after(&mut self, m: &Module) {
        assert!(self.open);
        self.open = false;
        let now = print(m);
        let step = self.steps.last().unwrap();
        let errors = tandem_ir::verify::verify(m);
        assert!(
            errors.is_empty(),
            "{step:?}: {errors:?}\nbefore\n{}\nafter\n{now}",
            self.before
        );
        if let Err(e) = tandem_ir::text::parse(now.as_bytes(), "after.ll") {
            panic!("{step:?}: {e}\n{now}");
        }
        self.before = now;
    }
}

/// What a run gave.
pub struct Ran {
    pub module: Module,
    pub steps: Vec<ModuleRewrite>,
    pub text: String,
    pub changed: bool,
}

impl Ran {
    /// Kinds of the steps, in order.
    pub fn kinds(&self) -> Vec<&'static str> {
        self.steps.iter().map(ModuleRewrite::kind).collect()
    }
    /// Fails unless the text has every one of these.
    #[track_caller]
    pub fn has(&self, parts: &[&str]) -> &Ran {
        for p in parts {
            assert!(self.text.contains(p), "no '{p}' in\n{}", self.text);
        }
        self
    }
    /// Fails if the text has one of these.
    #[track_caller]
    pub fn has_not(&self, parts: &[&str]) -> &Ran {
        for p in parts {
            assert!(!self.text.contains(p), "'{p}' in\n{}", self.text);
        }
        self
    }
}

/// Runs a pass with every step checked; a run without a trace and a second run must agree.
pub fn run_pass(pass: &str, text: &str, world: &ModuleContext, options: &Options) -> Ran {
    let input = parse(text);
    let mut module = input.clone();
    let mut checker = Checker::default();
    let changed = dispatch(pass, world, &mut module, options, &mut checker);
    assert_eq!(
        changed,
        !checker.steps.is_empty(),
        "the report and the trace disagree"
    );
    let out = print(&module);
    if !changed {
        assert_eq!(out, print(&input), "changed without saying so");
    }
    let mut silent = input.clone();
    dispatch(pass, world, &mut silent, options, &mut NoTrace);
    assert_eq!(out, print(&silent), "the result depends on the trace");
    let mut again = parse(&out);
    let more = dispatch(pass, world, &mut again, options, &mut NoTrace);
    assert!(!more, "not idempotent\n{out}\nbecomes\n{}", print(&again));
    llvm_reads(&out);
    Ran {
        module,
        steps: checker.steps,
        text: out,
        changed,
    }
}

fn dispatch<T: Trace<Module>>(
    pass: &str,
    world: &ModuleContext,
    m: &mut Module,
    options: &Options,
    trace: &mut T,
) -> bool {
    let id = lookup(pass).unwrap_or_else(|| panic!("no pass {pass}"));
    let Form::Module(form) = Form::of(id) else {
        panic!("{pass} works on functions");
    };
    let with = Invocation {
        options,
        params: &Params::new(id),
        collect_claims: false,
        loops: Turns::All,
    };
    let analyses = &mut ModuleAnalyses::default();
    form.run(world, m, analyses, with, trace).changed
}

/// Runs a pass on a whole module with default options.
pub fn run(pass: &str, text: &str) -> Ran {
    run_pass(pass, text, &ModuleContext::default(), &Options::default())
}

/// GlobalOpt on a whole module.
pub fn globalopt(text: &str) -> Ran {
    run("globalopt", text)
}

/// Fails if GlobalOpt changes the module.
#[track_caller]
pub fn globalopt_refuses(text: &str) {
    let ran = globalopt(text);
    assert!(!ran.changed, "{:?}\n{}", ran.steps, ran.text);
}

/// Fails if `llvm-as-22` is there and does not take the text.
fn llvm_reads(text: &str) {
    let child = Command::new("llvm-as-22")
        .args(["-o", "/dev/null", "-"])
        .stdin(Stdio::piped())
        .stderr(Stdio::piped())
        .spawn();
    // A peer that is not installed says nothing.
    let Ok(mut child) = child else { return };
    child
        .stdin
        .take()
        .unwrap()
        .write_all(text.as_bytes())
        .unwrap();
    let out = child.wait_with_output().unwrap();
    assert!(
        out.status.success(),
        "{}\n{text}",
        String::from_utf8_lossy(&out.stderr)
    );
}
