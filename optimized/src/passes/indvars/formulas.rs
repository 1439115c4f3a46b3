//! Values that leave a loop whose count is no number: they are worked out before it.

use super::Simplify;
use crate::analysis::scev::{Expansion, LoopFacts, Part};
use crate::transform::location::keep_location;
use tandem_ir::rewrite::{NewInst, Operand, Rewrite, Trace, Why};
use tandem_ir::{Flags, Function, Inst, Value};

impl<T: Trace<Function>> Simplify<'_, T> {
    /// Values that leave the loop are worked out before it.
    pub(super) fn exit_formulas(&mut self, l: &LoopFacts) {
        for x in &l.exit_formulas {
            let (phi, n) = x.entry;
            let before = self.f.terminator(x.before);
            let Some(before) = before.filter(|_| self.f.inst_block(phi).is_some()) else {
                continue;
            };
            // It may be a truth value by now.
            let old = self.f.operand(phi, n);
            if self.f.def_inst(old).is_none() {
                continue;
            }
            let Some(new) = self.expand(&x.expansion, before) else {
                continue;
            };
            self.trace.before(self.f, |_| Rewrite::ReplaceUses {
                old,
                new: named(self.f, new),
                uses: vec![(phi, n)],
                why: Why::Fold,
            });
            self.f.set_operand(phi, n, new);
            self.trace.after(self.f);
            self.changed.push(phi);
            self.dead.extend(self.f.def_inst(old));
            self.report.exit_values += 1;
        }
    }

    /// Makes the instructions of an expansion, and says which value they come to.
    pub(super) fn expand(&mut self, x: &Expansion, before: Inst) -> Option<Value> {
        let mut made: Vec<Value> = Vec::new();
        for step in &x.steps {
            let operands: Option<Vec<Value>> =
                step.operands.iter().map(|p| self.part(p, &made)).collect();
            let operands = operands?;
            self.trace.before(self.f, |f| Rewrite::InsertInst {
                inst: NewInst {
                    kind: step.kind.clone(),
                    flags: Flags::NONE,
                    ty: step.ty,
                    operands: operands.iter().map(|&v| named(f, v)).collect(),
                },
                before,
            });
            let i = self.f.create_inst(step.kind.clone(), step.ty, &operands);
            self.f.insert_before(i, before);
            keep_location(self.cx, self.f, before, i);
            self.trace.after(self.f);
            self.changed.push(i);
            made.push(self.f.result(i)?);
        }
        self.part(&x.result, &made)
    }

    fn part(&mut self, p: &Part, made: &[Value]) -> Option<Value> {
        match p {
            Part::Number(n) => Some(self.f.bits(n)),
            Part::Value(v) => Some(*v),
            Part::Made(n) => made.get(*n).copied(),
        }
    }
}

/// A value as rewrites name it.
pub(super) fn named(f: &Function, v: Value) -> Operand {
    match f.as_int(v) {
        Some(n) => Operand::Int(n),
        None => Operand::Value(v),
    }
}
