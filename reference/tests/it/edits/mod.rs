//! The general kinds of rewrites: each does what its comment says, refuses what it does not fit, and leaves a
//! well-formed module.
#![allow(clippy::unwrap_used, reason = "tests")]

mod calls;
mod flow;
mod functions;
mod globals;
mod insts;
mod phis;
mod region;
mod values;

use crate::module_support::{read, well_formed};
use tandem_ir::constant::Bits;
use tandem_ir::rewrite::{InstRef, ModuleRewrite, Operand, Rewrite};
use tandem_ir::{Block, Function, Global, Inst, Module, Type, Value, text};
use tandem_reference::edits;

/// A module under test with names to look things up by; unless it says otherwise, in its first body.
pub struct Subject(pub Module);

impl Subject {
    #[track_caller]
    pub fn new(text: &str) -> Subject {
        Subject(read(text))
    }
    pub fn f(&self) -> &Function {
        &self.0.bodies[0]
    }
    #[track_caller]
    pub fn block(&self, name: &str) -> Block {
        let f = self.f();
        let named = |b: &Block| f.block_name(*b) == Some(name);
        f.blocks()
            .find(named)
            .unwrap_or_else(|| panic!("no block {name}"))
    }
    #[track_caller]
    pub fn value(&self, name: &str) -> Value {
        let f = self.f();
        let insts = f.blocks().flat_map(|b| f.insts(b));
        let mut all = f
            .args()
            .iter()
            .copied()
            .chain(insts.filter_map(|i| f.result(i)));
        let found = all.find(|&v| f.name(v) == Some(name));
        found.unwrap_or_else(|| panic!("no value {name}"))
    }
    #[track_caller]
    pub fn inst(&self, name: &str) -> Inst {
        self.f().def_inst(self.value(name)).unwrap()
    }
    /// The n-th instruction of a block.
    #[track_caller]
    pub fn nth(&self, block: &str, n: usize) -> Inst {
        self.f().insts(self.block(block)).nth(n).unwrap()
    }
    pub fn operand(&self, name: &str) -> Operand {
        Operand::Value(self.value(name))
    }
    /// The label of a block.
    pub fn label(&self, name: &str) -> Operand {
        Operand::Value(self.f().block_value(self.block(name)))
    }
    #[track_caller]
    pub fn global(&self, name: &str) -> Global {
        self.0.header.lookup(name).unwrap()
    }
    /// The n-th instruction with this mnemonic of a function.
    #[track_caller]
    pub fn at(&self, function: &str, mnemonic: &str, n: usize) -> InstRef {
        let function = self.global(function);
        let f = self.0.body(function).unwrap();
        let mut all = f.blocks().flat_map(|b| f.insts(b));
        let inst = all
            .by_ref()
            .filter(|&i| f.kind(i).mnemonic() == mnemonic)
            .nth(n);
        InstRef {
            function,
            inst: inst.unwrap(),
        }
    }

    /// The rewrite of the first body leads to this module.
    #[track_caller]
    pub fn leads_to(&self, rw: &Rewrite, expected: &str) {
        let mut m = self.0.clone();
        let Module { header, bodies } = &mut m;
        edits::function(header, &mut bodies[0], rw).unwrap();
        same(&m, expected);
    }
    /// The rewrite of the first body does not fit, and changes nothing.
    #[track_caller]
    pub fn refuses(&self, rw: &Rewrite, reason: &str) {
        let mut m = self.0.clone();
        let Module { header, bodies } = &mut m;
        let error = edits::function(header, &mut bodies[0], rw).unwrap_err();
        assert!(error.0.contains(reason), "{error}");
        assert_eq!(text::print(&m), text::print(&self.0));
    }
    /// The rewrite of the module leads to this module.
    #[track_caller]
    pub fn module_leads_to(&self, rw: &ModuleRewrite, expected: &str) {
        let mut m = self.0.clone();
        edits::module(&mut m, rw).unwrap();
        same(&m, expected);
    }
    /// The rewrite of the module does not fit, and changes nothing.
    #[track_caller]
    pub fn module_refuses(&self, rw: &ModuleRewrite, reason: &str) {
        let mut m = self.0.clone();
        let error = edits::module(&mut m, rw).unwrap_err();
        assert!(error.0.contains(reason), "{error}");
        assert_eq!(text::print(&m), text::print(&self.0));
    }
}

#[track_caller]
fn same(m: &Module, expected: &str) {
    well_formed(m);
    // Once printed and read, types and attributes are numbered alike.
    let is = text::print(&read(&text::print(m)));
    let want = text::print(&read(expected));
    assert_eq!(is, want, "\n{is}\ninstead of\n{want}");
}

pub fn int(ty: Type, n: i64) -> Operand {
    Operand::Int(Bits::from_i64(ty.int_width().unwrap(), n))
}

pub fn i32(n: i64) -> Operand {
    int(Type::I32, n)
}

#[test]
fn kinds_of_particular_passes_are_refused() {
    let s = Subject::new("define void @f() {\ne:\n  ret void\n}\n");
    let (pred, block) = (s.block("e"), s.block("e"));
    let copied = Rewrite::CloneIntoPredecessor { pred, block };
    s.refuses(&copied, "no general kind");
    let global = s.global("f");
    s.module_refuses(&ModuleRewrite::FoldGlobal { global }, "no general kind");
}
