//! A state machine under test: paths by the names of blocks, and what may be said of
//! threading them.

#![allow(
    clippy::unwrap_used,
    dead_code,
    reason = "shared by several test binaries"
)]

use super::{execute, malformed, refines};
use tandem_ir::constant::Bits;
use tandem_ir::rewrite::{Judgement, Path, Rewrite};
use tandem_ir::text::print_function;
use tandem_ir::{Block, Function, Module};
use tandem_reference::passes::dfa_jump_threading::{apply, find, judge, run};

/// The first function with a body of a module.
pub struct Machine(pub Module);

impl Machine {
    pub fn new(text: &str) -> Machine {
        let m = Machine(tandem_ir::text::parse(text.as_bytes(), "test").unwrap());
        assert_eq!(malformed(&m.0.header, m.f()), None);
        m
    }
    pub fn f(&self) -> &Function {
        &self.0.bodies[0]
    }
    pub fn block(&self, name: &str) -> Block {
        let mut all = self.f().blocks();
        all.find(|&b| self.f().block_name(b) == Some(name)).unwrap()
    }
    /// A path written `"entry > first > … > switch"`, with an `i32` value.
    pub fn path(&self, way: &str, value: u64, dest: &str) -> Path {
        let mut blocks = way.split(" > ").map(|n| self.block(n));
        Path {
            entry: blocks.next().unwrap(),
            blocks: blocks.collect(),
            value: Bits::from_u64(32, value),
            dest: self.block(dest),
        }
    }
    pub fn threading(&self, switch: &str, paths: &[(&str, u64, &str)]) -> Rewrite {
        Rewrite::ThreadPaths {
            switch: self.block(switch),
            paths: paths.iter().map(|p| self.path(p.0, p.1, p.2)).collect(),
        }
    }
    pub fn judge(&self, rw: &Rewrite) -> Judgement {
        judge(&self.0.header, self.f(), rw)
    }
    pub fn find(&self) -> Vec<Rewrite> {
        find(&self.0.header, self.f())
    }
    /// What `find` proposes besides unfolding selects.
    pub fn threadings(&self) -> Vec<Rewrite> {
        let mut all = self.find();
        all.retain(|rw| matches!(rw, Rewrite::ThreadPaths { .. }));
        all
    }
    #[track_caller]
    pub fn refused(&self, rw: &Rewrite, by: &str) {
        match self.judge(rw) {
            Judgement::Illegal { rule, .. } if rule == by => {}
            other => panic!("expected {by}, got {other:?}"),
        }
    }
    #[track_caller]
    pub fn unproven(&self, rw: &Rewrite) {
        let j = self.judge(rw);
        assert!(matches!(j, Judgement::Unproven { .. }), "{j:?}");
    }
    /// Legal, and once applied well-formed and the same on some arguments.
    #[track_caller]
    pub fn accepted(&self, rw: &Rewrite) -> Function {
        assert_eq!(self.judge(rw), Judgement::Legal);
        let mut g = self.f().clone();
        apply(&self.0.header, &mut g, rw).unwrap();
        self.same(&g);
        g
    }
    /// The result of a run, and its steps.
    #[track_caller]
    pub fn run(&self) -> (usize, Function) {
        let mut g = self.f().clone();
        let steps = run(&self.0.header, &mut g);
        if steps > 0 {
            self.same(&g);
        }
        (steps, g)
    }
    #[track_caller]
    pub fn same(&self, g: &Function) {
        let cx = &self.0.header;
        assert_eq!(malformed(cx, g), None);
        assert_eq!(tandem_ir::verify::verify_function(cx, g), []);
        for n in 0..96u128 {
            let arg = |k: usize| [n & 1, n >> 1 & 7, n >> 3, n >> 2][k % 4];
            let args: Vec<u128> = (0..g.args().len()).map(arg).collect();
            let (old, new) = (
                execute(cx, self.f(), &args, 400),
                execute(cx, g, &args, 400),
            );
            let text = print_function(cx, g);
            assert!(
                refines(&old, &new),
                "{args:?}: {old:?} became {new:?}\n{text}"
            );
        }
    }
    #[track_caller]
    pub fn prints(&self, g: &Function, expected: &str) {
        let text = print_function(&self.0.header, g);
        assert_eq!(text.trim(), expected.trim(), "\n{text}");
    }
}

/// How many blocks of a function end in a switch.
pub fn switches(f: &Function) -> usize {
    let is_switch = |&b: &Block| f.insts(b).last().map(|i| f.kind(i).mnemonic()) == Some("switch");
    f.blocks().filter(is_switch).count()
}
