//! A function under test with names to look things up by, and what may be said of
//! a rewrite of it.

#![allow(
    clippy::unwrap_used,
    dead_code,
    reason = "shared by several test binaries"
)]

use super::{execute, malformed, refines};
use tandem_ir::constant::Bits;
use tandem_ir::rewrite::{Judgement, Operand, Rewrite, Why};
use tandem_ir::{Block, Function, Inst, Module, Type, Value};
use tandem_reference::passes::jump_threading::{apply, judge};

fn module(text: &str) -> Module {
    tandem_ir::text::parse(text.as_bytes(), "test").unwrap()
}

/// The function under test: the first one with a body, and names looked up in it.
pub struct Test(pub Module);

impl Test {
    pub fn new(text: &str) -> Test {
        let t = Test(module(text));
        assert_eq!(malformed(&t.0.header, t.f()), None);
        t
    }
    pub fn f(&self) -> &Function {
        &self.0.bodies[0]
    }
    pub fn block(&self, name: &str) -> Block {
        self.f()
            .blocks()
            .find(|&b| self.f().block_name(b) == Some(name))
            .unwrap()
    }
    pub fn value(&self, name: &str) -> Value {
        let f = self.f();
        let results = f
            .blocks()
            .flat_map(|b| f.insts(b))
            .filter_map(|i| f.result(i));
        f.args()
            .iter()
            .copied()
            .chain(results)
            .find(|&v| f.name(v) == Some(name))
            .unwrap()
    }
    pub fn inst(&self, name: &str) -> Inst {
        self.f().def_inst(self.value(name)).unwrap()
    }
    /// The first instruction of a block with this mnemonic.
    pub fn first(&self, block: &str, mnemonic: &str) -> Inst {
        let f = self.f();
        f.insts(self.block(block))
            .find(|&i| f.kind(i).mnemonic() == mnemonic)
            .unwrap()
    }
    pub fn judge(&self, rw: &Rewrite) -> Judgement {
        judge(&self.0.header, self.f(), rw)
    }
    pub fn thread(&self, preds: &[&str], block: &str, dest: &str) -> Rewrite {
        Rewrite::ThreadEdge {
            preds: preds.iter().map(|p| self.block(p)).collect(),
            block: self.block(block),
            dest: self.block(dest),
            why: Why::PhiConstant,
        }
    }
    pub fn fold(&self, block: &str, dest: &str) -> Rewrite {
        Rewrite::FoldTerminator {
            block: self.block(block),
            dest: self.block(dest),
            why: Why::Fold,
        }
    }
    /// All uses of `old` in instructions with the mnemonic.
    pub fn replace(&self, old: &str, new: Operand, mnemonic: &str) -> Rewrite {
        let (f, old) = (self.f(), self.value(old));
        let mut uses: Vec<(Inst, usize)> =
            f.uses(old).map(|u| (f.user(u), f.use_index(u))).collect();
        uses.retain(|u| f.kind(u.0).mnemonic() == mnemonic);
        uses.sort();
        Rewrite::ReplaceUses {
            old,
            new,
            uses,
            why: Why::LazyValueInfo,
        }
    }
    #[track_caller]
    pub fn refused(&self, rw: &Rewrite, by: &str) {
        match self.judge(rw) {
            Judgement::Illegal { rule, .. } if rule == by => {}
            // The reference knows better, but nothing may ever come from there: then anything would do.
            other if by == "JT-R4" && goes_elsewhere(&other) => {}
            other => panic!("expected {by}, got {other:?}"),
        }
    }
    #[track_caller]
    pub fn unproven(&self, rw: &Rewrite) {
        let j = self.judge(rw);
        assert!(matches!(j, Judgement::Unproven { .. }), "{j:?}");
    }
    /// Legal, well-formed once applied, and the same on some arguments.
    #[track_caller]
    pub fn accepted(&self, rw: &Rewrite) -> Function {
        assert_eq!(self.judge(rw), Judgement::Legal);
        let mut g = self.f().clone();
        apply(&self.0.header, &mut g, rw).unwrap();
        self.same_on_some_inputs(&g);
        g
    }
    #[track_caller]
    pub fn same_on_some_inputs(&self, g: &Function) {
        let cx = &self.0.header;
        assert_eq!(malformed(cx, g), None);
        assert_eq!(tandem_ir::verify::verify_function(cx, g), []);
        for n in 0..64u128 {
            let arg = |k: usize| [n & 1, n >> 1 & 1, n >> 2, n >> 3][k % 4];
            let args: Vec<u128> = (0..g.args().len()).map(arg).collect();
            let (old, new) = (
                execute(cx, self.f(), &args, 400),
                execute(cx, g, &args, 400),
            );
            assert!(refines(&old, &new), "{args:?}: {old:?} became {new:?}");
        }
    }
}

/// An integer operand.
pub fn int(ty: Type, n: u64) -> Operand {
    Operand::Int(Bits::from_u64(ty.int_width().unwrap(), n))
}

/// True if the judge says that control, if there is any, goes to another place (JT-R4).
pub fn goes_elsewhere(j: &Judgement) -> bool {
    matches!(j, Judgement::Unproven { reason } if reason.contains(", goes to %"))
}
