//! Edits of computations: operands, uses, operations, flags, comparisons, conditions.

use super::Editing;
use super::events::Event;
use std::collections::BTreeSet;
use tandem_ir::claims::scev::Expr;
use tandem_ir::{BinOp, Flags, Function, Inst, InstKind, IntPredicate, Type, Value};

/// True for an integer that a small number can stand for.
fn is_narrow(f: &Function, v: Value) -> bool {
    f.value_type(v).int_width().is_some_and(|w| w <= 64)
}

impl Editing<'_> {
    /// E1, E7: an operand of an operation becomes a number.
    pub(super) fn operand(&mut self) -> Option<(Event, String)> {
        let i = self.chosen(|f, i| {
            let known = matches!(f.kind(i), InstKind::Binary(_) | InstKind::ICmp(_));
            known && is_narrow(f, f.operand(i, 1))
        })?;
        let n = self.draw.below(2);
        let ty = self.f.value_type(self.f.operand(i, n));
        let number = self.draw.below(40) as u64;
        let new = self.f.int(ty, number);
        let before = self.shown(i);
        self.f.set_operand(i, n, new);
        self.tell(i);
        Some((Event::E1, format!("operand {n} of '{before}' is {number}")))
    }

    /// E1: all uses of a value are of a number.
    pub(super) fn all_uses(&mut self) -> Option<(Event, String)> {
        let i = self.chosen(|f, i| {
            f.result(i)
                .is_some_and(|v| f.has_uses(v) && is_narrow(f, v))
        })?;
        let v = self.f.result(i)?;
        let number = self.draw.below(20) as u64;
        let new = self.f.int(self.f.value_type(v), number);
        let users: Vec<Inst> = self.f.uses(v).map(|u| self.f.user(u)).collect();
        self.f.replace_all_uses(v, new);
        for u in users {
            self.tell(u);
        }
        let words = format!("'{}' is {number} wherever it is used", self.shown(i));
        Some((Event::E1, words))
    }

    /// E1: an instruction goes that nobody uses and that is no end of a block: also a store, or an assumption. A call that need
    /// not return is none of them: without it more is proved, and answers have another form.
    pub(super) fn erase(&mut self) -> Option<(Event, String)> {
        let header = self.cx.header();
        let i = self.chosen(|f, i| {
            let unused = f.result(i).is_none_or(|v| !f.has_uses(v));
            let pure = matches!(
                f.kind(i),
                InstKind::Binary(_)
                    | InstKind::Cast(_)
                    | InstKind::ICmp(_)
                    | InstKind::Gep { .. }
                    | InstKind::Select
                    | InstKind::Phi
            );
            let access = match f.kind(i) {
                InstKind::Load(a) | InstKind::Store(a) => a.is_simple(),
                InstKind::Call(_) => {
                    let name = f.callee(i).map_or("", |g| header.global_name(g));
                    let returns = header.call_has(f, i, tandem_ir::attr::AttrKind::WillReturn);
                    f.result(i).is_none() && name.starts_with("llvm.") && returns
                }
                _ => false,
            };
            unused && (pure || access)
        })?;
        let before = self.shown(i);
        let proves_nothing = match self.f.kind(i) {
            InstKind::Load(_) | InstKind::Store(_) | InstKind::Call(_) => false,
            InstKind::Binary(op) => !op.is_int_division(),
            _ => true,
        };
        let had = self.kept();
        self.f.erase_inst(i);
        self.analyses.insts_erased(self.cx, &self.f);
        self.too_much |= proves_nothing && self.kept() + 1 < had;
        Some((Event::E1, format!("'{before}' is erased")))
    }

    /// E2, E11: flags that speak of wraps are taken off or put on. What is put on is told as well: an answer without it would
    /// not be wrong, but of another form. So would be that of a twin of the instruction, or of what has its expression in it
    /// without being computed from it, of which nothing is told: where there is one, flags are only taken off.
    pub(super) fn flags(&mut self) -> Option<(Event, String)> {
        let i =
            self.chosen(|f, i| matches!(f.kind(i), InstKind::Binary(BinOp::Add | BinOp::Mul)))?;
        let all = [Flags::NONE, Flags::NUW, Flags::NSW, Flags::NUW | Flags::NSW];
        let mut new = self.draw.one_of(&all)?;
        if self.has_twin(i) || self.is_part_of_others(i) {
            new = new.intersection(self.f.flags(i));
        }
        let old = self.f.flags(i);
        if new == old {
            return None;
        }
        let before = self.shown(i);
        self.f.set_flags(i, new);
        self.tell(i);
        let event = match new.contains(old) {
            true => Event::E11,
            false => Event::E2,
        };
        Some((event, format!("'{before}' has other flags")))
    }

    /// True if another instruction does the same with the same operands.
    fn has_twin(&self, i: Inst) -> bool {
        let f = &self.f;
        let same = |k: Inst| f.kind(k) == f.kind(i) && f.operands(k).eq(f.operands(i));
        let mut all = f.blocks().flat_map(|b| f.insts(b));
        all.any(|k| k != i && same(k))
    }

    /// True if the expression of an instruction is part of that of a value that is not computed from its result, or of a count.
    fn is_part_of_others(&self, i: Inst) -> bool {
        let f = &self.f;
        let Some(kept) = self.analyses.claims(f).scev else {
            return false;
        };
        // What it is now has perhaps not been asked yet.
        let Some(own) = kept.values.iter().find(|v| v.inst == i).map(|v| v.expr) else {
            return !kept.values.is_empty();
        };
        let mut with: BTreeSet<Expr> = BTreeSet::new();
        for (e, typed) in &kept.exprs {
            if e == own || typed.node.each_operand().any(|x| with.contains(&x)) {
                with.insert(e);
            }
        }
        let mut computed = BTreeSet::from([i]);
        let mut work = vec![i];
        while let Some(next) = work.pop() {
            let uses = f.result(next).into_iter().flat_map(|v| f.uses(v));
            work.extend(uses.map(|u| f.user(u)).filter(|&u| computed.insert(u)));
        }
        let mut others = kept.values.iter().filter(|v| !computed.contains(&v.inst));
        let mut counts = kept.loops.iter().flat_map(|l| [l.exact, l.symbolic_max]);
        others.any(|v| with.contains(&v.expr))
            || counts.any(|e| e.is_some_and(|e| with.contains(&e)))
    }

    /// E4, E5: a branch is on a constant; the edges stay. A branch on another value would be one more place where that may
    /// not be poison: a new fact, of which what is kept need not know.
    pub(super) fn condition(&mut self) -> Option<(Event, String)> {
        let t = self.chosen(|f, i| f.kind(i) == &InstKind::Br && f.num_operands(i) == 3)?;
        let number = self.draw.below(2) as u64;
        let new = self.f.int(Type::I1, number);
        let before = self.shown(t);
        self.f.set_operand(t, 0, new);
        self.tell(t);
        Some((Event::E5, format!("'{before}' is on {number}")))
    }

    /// E7: a comparison asks something else.
    pub(super) fn predicate(&mut self) -> Option<(Event, String)> {
        use IntPredicate::{Eq, Ne, Sge, Sgt, Sle, Slt, Uge, Ugt, Ule, Ult};
        let i = self.chosen(|f, i| matches!(f.kind(i), InstKind::ICmp(_)))?;
        let all = [Eq, Ne, Sge, Sgt, Sle, Slt, Uge, Ugt, Ule, Ult];
        let pred = self.draw.one_of(&all)?;
        let before = self.shown(i);
        self.f.set_kind(i, InstKind::ICmp(pred));
        self.tell(i);
        Some((Event::E7, format!("'{before}' has another predicate")))
    }

    /// E1: an operation is another one.
    pub(super) fn opcode(&mut self) -> Option<(Event, String)> {
        let i = self.chosen(|f, i| {
            let integer = f.inst_type(i).int_width().is_some();
            integer && matches!(f.kind(i), InstKind::Binary(_))
        })?;
        let op = self
            .draw
            .one_of(&[BinOp::Add, BinOp::Sub, BinOp::Mul, BinOp::And])?;
        let before = self.shown(i);
        self.f.set_flags(i, Flags::NONE);
        self.f.set_kind(i, InstKind::Binary(op));
        self.tell(i);
        Some((Event::E1, format!("'{before}' is another operation")))
    }
}
