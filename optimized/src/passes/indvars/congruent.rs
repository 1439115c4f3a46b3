//! Variables of a loop that are always the same: they start with the same value, and the same is added to each.

use super::Simplify;
use crate::defects::planted;
use smallvec::SmallVec;
use tandem_ir::rewrite::{Operand, Rewrite, Trace, Why};
use tandem_ir::{BinOp, Block, Flags, Function, Inst, InstKind, Value};

/// A phi of a header that comes back as itself plus something.
pub(super) struct Counted {
    pub phi: Value,
    /// The addition.
    pub add: Inst,
    /// What it starts with, by the block before the loop.
    starts: SmallVec<[(Block, Value); 1]>,
    /// What is added.
    by: Value,
    /// Flags of the addition.
    flags: Flags,
}

impl<T: Trace<Function>> Simplify<'_, T> {
    /// Of variables that start with the same value and grow by the same, one stands for the others that may be poison
    /// wherever it may. True if there were some: what was found may rest on flags of one that is not asked any more.
    pub(super) fn congruent(&mut self, header: Block) -> bool {
        let before = self.report.merged;
        let f = &*self.f;
        let counted = f.phis(header).filter_map(|phi| self.counted(header, phi));
        let mut all: Vec<Counted> = counted.collect();
        // Those with fewer flags first: they can stand for more.
        all.sort_by_key(|c| {
            [Flags::NUW, Flags::NSW]
                .iter()
                .filter(|&&x| c.flags.contains(x))
                .count()
        });
        let mut kept: Vec<Counted> = Vec::new();
        for c in all {
            let alike = |k: &&Counted| {
                let flags = c.flags.contains(k.flags);
                let flags = planted!(self.cx, VariablesMergedWithFlags, flags, true);
                k.starts == c.starts && k.by == c.by && flags
            };
            let Some(k) = kept.iter().find(alike) else {
                kept.push(c);
                continue;
            };
            let uses = self.uses(c.phi);
            if uses.is_empty() {
                continue;
            }
            let (old, new) = (c.phi, k.phi);
            self.trace.before(self.f, |_| Rewrite::ReplaceUses {
                old,
                new: Operand::Value(new),
                uses: uses.clone(),
                why: Why::Fold,
            });
            for &(user, n) in &uses {
                self.f.set_operand(user, n, new);
                self.changed.push(user);
            }
            self.trace.after(self.f);
            self.report.merged += 1;
        }
        self.report.merged > before
    }

    /// What a phi of a header starts with and what is added to it, if that is all that comes back, from one block.
    pub(super) fn counted(&self, header: Block, phi: Inst) -> Option<Counted> {
        let f = &*self.f;
        let own = f.result(phi)?;
        let mut starts = SmallVec::new();
        let mut next: Option<(Value, Block)> = None;
        for (v, from) in f.phi_incoming(phi) {
            let back = f.def_inst(v).filter(|&i| f.operands(i).any(|o| o == own));
            match (back, next) {
                (Some(_), Some(n)) if n != (v, from) => return None,
                (Some(_), _) => next = Some((v, from)),
                (None, _) => starts.push((from, v)),
            }
        }
        starts.sort_unstable();
        let add = f.def_inst(next?.0)?;
        if !matches!(f.kind(add), InstKind::Binary(BinOp::Add)) || f.inst_block(phi) != Some(header)
        {
            return None;
        }
        let (x, y) = (f.operand(add, 0), f.operand(add, 1));
        let by = if x == own { y } else { x };
        (by != own).then(|| Counted {
            phi: own,
            add,
            starts,
            by,
            flags: f.flags(add),
        })
    }
}
