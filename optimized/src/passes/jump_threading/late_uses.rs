//! Other uses of a condition whose value is known where its block ends (JT-R5).

use super::state::Pass;
use crate::analysis::effects::transfers_execution;
use crate::analysis::lvi::Fact;
use crate::analysis::range::Range;
use crate::context::Cx;
use crate::defects::planted;
use tandem_ir::rewrite::{Operand, Rewrite, Trace, Why};
use tandem_ir::{Block, Function, Inst, Value};

impl<T: Trace<Function>> Pass<'_, T> {
    /// Replaces uses of `cond` in `b` by the constant that it is at the end of the block, where that end is
    /// surely reached once the use is.
    pub(super) fn replace_late_uses(&mut self, b: Block, cond: Value, fact: Fact) {
        let (Some(width), Some(value)) = (self.f.value_type(cond).int_width(), fact.as_single())
        else {
            return;
        };
        if self.f.as_const(cond).is_some() || width > 64 {
            return;
        }
        let mut uses: Vec<(Inst, usize)> = self
            .f
            .uses(cond)
            .map(|u| (self.f.user(u), self.f.use_index(u)))
            .filter(|&(user, _)| guard_late_use(self.cx, self.f, b, user))
            .collect();
        if uses.is_empty() {
            return;
        }
        uses.sort_unstable();
        let bits = Range::single(width, value).bits(value);
        self.report_step(|_| Rewrite::ReplaceUses {
            old: cond,
            new: Operand::Int(bits.clone()),
            uses: uses.clone(),
            why: Why::LazyValueInfo,
        });
        let informs = uses.iter().any(|&(user, _)| informs(self.cx, self.f, user));
        let new = self.f.bits(&bits);
        for (user, n) in uses {
            if let Some(home) = self.f.inst_block(user) {
                self.touch(home);
            }
            self.f.set_operand(user, n, new);
        }
        self.done();
        // JT-R14: what was known may have rested on the uses that are gone.
        match informs {
            true => {
                self.analyses.assumptions_changed();
                self.touch_all();
            }
            false => self.forget(cond),
        }
        self.report.folded_insts += 1;
        self.mark(b);
    }
}

/// True if an assumption stands behind the instruction in its block, so that facts may come from it.
fn informs(cx: Cx<'_>, f: &Function, user: Inst) -> bool {
    let mut rest = std::iter::successors(f.next_inst(user), |&i| f.next_inst(i));
    rest.any(|i| {
        f.callee(i)
            .is_some_and(|g| cx.global_name(g) == "llvm.assume")
    })
}

/// JT-T10: the fact holds at the end of the block. A use may see it only if nothing between it and that end
/// can keep control from getting there, and if it is not the assumption itself that makes the fact true.
pub fn guard_late_use(cx: Cx<'_>, f: &Function, b: Block, user: Inst) -> bool {
    let elsewhere = f.inst_block(user) != Some(b);
    if planted!(cx, UsesElsewhereReplaced, elsewhere, false) || f.is_phi(user) {
        return false;
    }
    let assume = f
        .callee(user)
        .is_some_and(|g| cx.global_name(g) == "llvm.assume");
    let mut rest = std::iter::successors(Some(user), |&i| f.next_inst(i));
    let arrives = rest.all(|i| f.kind(i).is_terminator() || transfers_execution(cx, f, i));
    let arrives = planted!(cx, UsesBeforeExitReplaced, arrives, true);
    planted!(cx, AssumptionProvesItself, !assume, true) && arrives
}
