//! Out of SSA (machine.md 6.6): a phi's registers are written at the ends of its predecessors.
//!
//! The copies of an edge are parallel; they are put in an order in which no source is overwritten before it is read, with one
//! temporary for a cycle. An edge from a block with several successors gets a block of its own, unless the copies can stand
//! in front of the branch: when nothing behind the other way wants what they overwrite. Which copies are needed at all is found
//! out behind it (`coalesce`).

use super::builder::mov;
use super::function::{Res, Selector};
use super::values::reg;
use crate::defects::planted;
use rustc_hash::FxHashSet;
use tandem_ir::entity::{Block, Inst, Value};
use tandem_ir::inst::{CastOp, InstKind};
use tandem_ir::machine::func::Operand;
use tandem_ir::machine::regs::Reg;

/// Blocks that are looked at, at most, to find out whether a phi is wanted behind a way.
const MOST_BLOCKS: usize = 256;

impl Selector<'_, '_> {
    /// The copies of the edge from a block to another, where instructions go now.
    pub fn copy_into(&mut self, from: Block, to: Block) -> Res<()> {
        let f = self.f;
        let phis: Vec<Inst> = f.phis(to).collect();
        let mut copies: Vec<(Reg, Operand)> = Vec::new();
        for phi in phis {
            let v = f
                .phi_value_for(phi, from)
                .ok_or("a phi without a value for an edge")?;
            let dests = self.result(phi)?;
            let parts = self.parts(v)?;
            copies.extend(dests.into_iter().zip(parts));
        }
        self.parallel(copies);
        Ok(())
    }
    fn parallel(&mut self, mut copies: Vec<(Reg, Operand)>) {
        copies.retain(|(d, s)| *s != Operand::Reg(*d));
        // Constants read nothing: they come last.
        let (mut moves, constants): (Vec<_>, Vec<_>) = copies
            .into_iter()
            .partition(|(_, s)| matches!(s, Operand::Reg(_)));
        while !moves.is_empty() {
            let free = moves.iter().position(|(d, _)| {
                let reads = |(_, s): &(Reg, Operand)| *s == Operand::Reg(*d);
                !moves.iter().any(reads)
            });
            let free = planted!(self.m, CopiesInTurn, free, Some(0));
            match free {
                Some(n) => {
                    let (d, s) = moves.remove(n);
                    self.b.emit(mov(d.class()), &[reg(d), s]);
                }
                None => {
                    // Only cycles are left: one of their values is set aside.
                    let (d, _) = moves[0];
                    let kept = self.b.def(d.class(), mov(d.class()), &[reg(d)]);
                    for (_, s) in &mut moves {
                        if *s == Operand::Reg(d) {
                            *s = reg(kept);
                        }
                    }
                }
            }
        }
        for (d, s) in constants {
            self.b.emit(mov(d.class()), &[reg(d), s]);
        }
    }
    /// Whether the copies into `to` may stand in front of the branch of `from` that goes to `other` as well.
    pub fn may_copy_early(&mut self, from: Block, to: Block, other: Block, guard: Reg) -> bool {
        let f = self.f;
        let phis: Vec<Inst> = f.phis(to).collect();
        if phis.is_empty() {
            return false;
        }
        for phi in phis {
            let Some(v) = f.result(phi) else { return false };
            let writes_guard = self
                .values
                .get(&v)
                .is_some_and(|p| p.contains(&Operand::Reg(guard)));
            let wanted = self.wanted_behind(v, f.inst_block(phi), from, other);
            if writes_guard || planted!(self.m, CriticalEdgeNotSplit, wanted, false) {
                return false;
            }
        }
        true
    }
    /// Whether a value may be wanted on the way from `from` to `other`.
    fn wanted_behind(&self, v: Value, home: Option<Block>, from: Block, other: Block) -> bool {
        // Blocks in which it is used, by instructions that are made there.
        let mut used = FxHashSet::default();
        let mut seen = FxHashSet::default();
        let mut work = vec![v];
        while let Some(v) = work.pop() {
            if !seen.insert(v) {
                continue;
            }
            if seen.len() > MOST_BLOCKS {
                return true;
            }
            for u in self.f.uses(v) {
                let user = self.f.user(u);
                if self.f.is_phi(user) {
                    // Read at the end of the predecessor that it comes from.
                    let n = self.f.use_index(u);
                    let pred = self.f.as_block(self.f.operand(user, n | 1));
                    let on_the_way = pred == Some(from) && self.f.inst_block(user) == Some(other);
                    if on_the_way {
                        return true;
                    }
                    used.extend(pred.filter(|p| *p != from));
                    continue;
                }
                used.extend(self.f.inst_block(user));
                if self.is_made_elsewhere(user) {
                    work.extend(self.f.result(user));
                }
            }
        }
        // Whether one of them is reached from `other` without passing the phi.
        let mut reached = FxHashSet::default();
        let mut work = vec![other];
        while let Some(b) = work.pop() {
            if Some(b) == home || !reached.insert(b) {
                continue;
            }
            if used.contains(&b) || reached.len() > MOST_BLOCKS {
                return true;
            }
            work.extend(self.f.successors(b));
        }
        false
    }
    /// Whether an instruction gives names only, or is made with one that uses it; a branch looks through a negation.
    fn is_made_elsewhere(&self, i: Inst) -> bool {
        self.folded.contains(&i)
            || self.is_negation(i)
            || matches!(
                self.f.kind(i),
                InstKind::Freeze
                    | InstKind::ExtractValue(_)
                    | InstKind::InsertValue(_)
                    | InstKind::ExtractElement
                    | InstKind::InsertElement
                    | InstKind::ShuffleVector(_)
                    | InstKind::Gep { .. }
                    | InstKind::Cast(
                        CastOp::BitCast
                            | CastOp::Trunc
                            | CastOp::PtrToInt
                            | CastOp::PtrToAddr
                            | CastOp::IntToPtr
                            | CastOp::AddrSpaceCast
                    )
            )
    }
}
