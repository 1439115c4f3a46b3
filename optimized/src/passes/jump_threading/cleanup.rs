//! What becomes simpler in a fresh copy: instructions fold, others die. Each is a step of its own.

use super::state::Pass;
use crate::analysis::effects::is_removable;
use crate::analysis::fold::{Folded, fold};
use tandem_ir::rewrite::{Operand, Rewrite, Trace, Why};
use tandem_ir::{Block, Function, Inst, Value};

impl<T: Trace<Function>> Pass<'_, T> {
    /// Folds instructions of a block whose operands have become constants, then erases what is unused.
    pub(super) fn clean(&mut self, b: Block) {
        let insts: Vec<Inst> = self.f.insts(b).collect();
        self.clean_insts(&insts);
    }

    /// The same for some instructions, in order.
    pub(super) fn clean_insts(&mut self, insts: &[Inst]) {
        for &i in insts {
            let used = self.f.result(i).is_some_and(|v| self.f.has_uses(v));
            if used && let Some(folded) = fold(self.cx, self.f, i) {
                self.replace_folded(i, folded);
            }
        }
        for &i in insts.iter().rev() {
            self.erase_if_dead(i);
        }
    }

    fn replace_folded(&mut self, i: Inst, folded: Folded) {
        let Some(old) = self.f.result(i) else { return };
        let operand = match &folded {
            Folded::Value(v) if self.f.as_const(*v).is_none() => Operand::Value(*v),
            Folded::Value(v) => match self.f.as_int(*v) {
                Some(bits) => Operand::Int(bits),
                None => Operand::Value(*v),
            },
            Folded::Int(bits) => Operand::Int(bits.clone()),
        };
        self.report_step(|f| {
            let mut uses: Vec<(Inst, usize)> =
                f.uses(old).map(|u| (f.user(u), f.use_index(u))).collect();
            uses.sort_unstable();
            Rewrite::ReplaceUses {
                old,
                new: operand,
                uses,
                why: Why::Fold,
            }
        });
        let new: Value = match folded {
            Folded::Value(v) => v,
            Folded::Int(bits) => self.f.bits(&bits),
        };
        let users: Vec<Block> = self
            .f
            .uses(old)
            .filter_map(|u| self.f.inst_block(self.f.user(u)))
            .collect();
        self.touch_users(old);
        self.f.replace_all_uses(old, new);
        self.done();
        self.report.folded_insts += 1;
        for b in users {
            self.mark(b);
        }
    }

    /// Erases an instruction without uses and effects.
    pub(super) fn erase_if_dead(&mut self, i: Inst) {
        let unused =
            self.f.inst_block(i).is_some() && self.f.result(i).is_some_and(|v| !self.f.has_uses(v));
        if !unused || !is_removable(self.cx, self.f, i) {
            return;
        }
        self.report_step(|_| Rewrite::EraseInst { inst: i });
        if let Some(b) = self.f.inst_block(i) {
            self.touch(b);
        }
        self.f.erase_inst(i);
        self.done();
        self.report.folded_insts += 1;
    }

    /// Erases the instruction that computed a condition, and what it alone used, if nothing else does.
    pub(super) fn erase_dead_operand(&mut self, v: Value) {
        const MOST: usize = 16;
        let mut work = vec![v];
        for _ in 0..MOST {
            let Some(v) = work.pop() else { return };
            let Some(i) = self
                .f
                .def_inst(v)
                .filter(|&i| self.f.inst_block(i).is_some())
            else {
                continue;
            };
            let operands: Vec<Value> = self.f.operands(i).collect();
            if !self.f.has_uses(v) {
                self.erase_if_dead(i);
                if self.f.inst_block(i).is_none() {
                    work.extend(operands);
                }
            }
        }
    }
}
