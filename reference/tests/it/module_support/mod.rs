//! A module under test with names to look things up by, and what may be said of a
//! rewrite of it.

#![allow(
    clippy::unwrap_used,
    dead_code,
    reason = "shared by several test binaries"
)]

use tandem_ir::rewrite::{InstRef, Judgement, ModuleContext, ModuleRewrite};
use tandem_ir::{Global, Module, verify};
use tandem_reference::{ModulePass, lookup_module};

/// The module under test, the pass, and the world around.
pub struct Test {
    pub m: Module,
    pub pass: &'static ModulePass,
    pub world: ModuleContext,
}

/// Reads a module that is well-formed.
#[track_caller]
pub fn read(text: &str) -> Module {
    let m = tandem_ir::text::parse(text.as_bytes(), "test").unwrap_or_else(|e| panic!("{e:?}"));
    assert_eq!(verify::verify(&m), []);
    m
}

/// The module is well-formed, and still is once printed and read.
#[track_caller]
pub fn well_formed(m: &Module) {
    let text = tandem_ir::text::print(m);
    assert_eq!(verify::verify(m), [], "{text}");
    read(&text);
}

impl Test {
    #[track_caller]
    pub fn new(pass: &str, text: &str) -> Test {
        Test {
            m: read(text),
            pass: lookup_module(pass).unwrap(),
            world: ModuleContext::default(),
        }
    }
    pub fn global(&self, name: &str) -> Global {
        self.m.header.lookup(name).unwrap()
    }
    pub fn globals(&self, names: &[&str]) -> Vec<Global> {
        names.iter().map(|n| self.global(n)).collect()
    }
    /// The instruction of a function with this mnemonic, the n-th of them.
    pub fn place(&self, function: &str, mnemonic: &str, n: usize) -> InstRef {
        let g = self.global(function);
        let f = self.m.body(g).unwrap();
        let inst = f
            .blocks()
            .flat_map(|b| f.insts(b))
            .filter(|&i| f.kind(i).mnemonic() == mnemonic)
            .nth(n)
            .unwrap();
        InstRef { function: g, inst }
    }
    pub fn judge(&self, rw: &ModuleRewrite) -> Judgement {
        (self.pass.judge)(&self.world, &self.m, rw)
    }
    /// Illegal by the rule, and not proposed; applying it may fail or not, but the module stays well-formed.
    #[track_caller]
    pub fn refused(&self, rw: &ModuleRewrite, by: &str) {
        match self.judge(rw) {
            Judgement::Illegal { rule, .. } if rule == by => {}
            other => panic!("expected {by}, got {other:?}"),
        }
        assert!(!(self.pass.find)(&self.world, &self.m).contains(rw));
        let mut m = self.m.clone();
        if (self.pass.apply)(&self.world, &mut m, rw).is_err() {
            let (before, after) = (tandem_ir::text::print(&self.m), tandem_ir::text::print(&m));
            assert_eq!(before, after, "an error leaves the module unchanged");
        }
        well_formed(&m);
    }
    /// Legal, proposed, and well-formed once applied; the module that it leads to, as text.
    #[track_caller]
    pub fn accepted(&self, rw: &ModuleRewrite) -> String {
        assert_eq!(self.judge(rw), Judgement::Legal);
        assert!((self.pass.find)(&self.world, &self.m).contains(rw));
        let mut m = self.m.clone();
        (self.pass.apply)(&self.world, &mut m, rw).unwrap();
        well_formed(&m);
        tandem_ir::text::print(&m)
    }
    /// The module after a run, as text, and the number of rewrites.
    #[track_caller]
    pub fn run(&self) -> (String, usize) {
        let mut m = self.m.clone();
        let n = (self.pass.run)(&self.world, &mut m);
        well_formed(&m);
        (tandem_ir::text::print(&m), n)
    }
}

/// Every line is in the text, in this order, but for what is around it.
#[track_caller]
pub fn has_lines(text: &str, lines: &[&str]) {
    let mut rest = text.lines().map(str::trim);
    for line in lines {
        assert!(
            rest.any(|l| l == line.trim()),
            "'{line}' is missing or out of order in\n{text}"
        );
    }
}
