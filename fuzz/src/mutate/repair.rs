//! Making SSA whole again after edges have moved.
//!
//! A mutator of control flow changes edges and leaves the rest to this file:
//! phis get exactly one entry per incoming edge, and where a definition no
//! longer dominates a use, either the use gets another value that is there, or
//! the definition is carried to it by new phis, with a constant where control
//! arrives without it. The second is what gives values that live behind a block.

use super::flow::{Dominators, use_point};
use super::work::Work;
use tandem_ir::{Block, Inst, InstKind, Type, Value};

/// Definitions of one variable: the value at the end of each defining block.
pub(super) struct Variable {
    ty: Type,
    /// By block; `None` where the block does not define it.
    at_end: Vec<Option<Value>>,
    /// Phis made for it, by block.
    at_start: Vec<Option<Value>>,
    default: Value,
}

impl Work<'_> {
    /// Repairs phis and dominance; `None` if some value cannot be replaced.
    pub(super) fn repair(&mut self) -> Option<()> {
        let done = self.repair_phis().and_then(|()| self.repair_uses());
        self.spoiled |= done.is_none();
        done
    }

    /// Repairs phis only.
    pub(super) fn repair_entries(&mut self) -> Option<()> {
        let done = self.repair_phis();
        self.spoiled |= done.is_none();
        done
    }

    // ----- phis -----------------------------------------------------------------

    /// Gives every phi one entry per incoming edge, equal ones for equal predecessors.
    fn repair_phis(&mut self) -> Option<()> {
        let blocks: Vec<Block> = self
            .f()
            .blocks()
            .filter(|&b| self.f().phis(b).next().is_some())
            .collect();
        let mut doms = None;
        for b in blocks {
            let f = self.f();
            let mut edges: Vec<Block> = f.pred_edges(b).filter(|&p| f.in_layout(p)).collect();
            // The order of use lists says nothing to a reader.
            edges.sort();
            let phis: Vec<Inst> = f.phis(b).collect();
            for phi in phis {
                self.repair_phi(phi, &edges, &mut doms)?;
            }
        }
        Some(())
    }

    fn repair_phi(
        &mut self,
        phi: Inst,
        edges: &[Block],
        doms: &mut Option<Dominators>,
    ) -> Option<()> {
        let f = self.f();
        let mut have: Vec<Block> = f.phi_incoming(phi).map(|(_, b)| b).collect();
        have.sort();
        if have == edges && !edges.is_empty() {
            return Some(());
        }
        let ty = f.inst_type(phi);
        if edges.is_empty() {
            let v = self.zero_of(ty)?;
            let f = self.fm();
            let result = f.result(phi)?;
            f.replace_all_uses(result, v);
            f.erase_inst(phi);
            return Some(());
        }
        // Keep entries and their order as far as the edges go, then add what is missing.
        let mut missing = edges.to_vec();
        let mut ops = Vec::new();
        for (v, from) in f.phi_incoming(phi) {
            if let Some(at) = missing.iter().position(|&e| e == from) {
                missing.remove(at);
                ops.extend([v, f.block_value(from)]);
            }
        }
        for from in missing {
            let label = self.f().block_value(from);
            let known = ops.chunks_exact(2).find(|e| e[1] == label).map(|e| e[0]);
            let v = match known {
                Some(v) => v,
                None => {
                    let doms = doms.get_or_insert_with(|| Dominators::new(self.f()));
                    let end = self.f().terminator(from)?;
                    self.value(doms, end, ty)?
                }
            };
            ops.extend([v, label]);
        }
        self.fm().set_operands(phi, &ops);
        Some(())
    }

    // ----- dominance ---------------------------------------------------------------

    /// Gives every use that its definition does not dominate something else.
    fn repair_uses(&mut self) -> Option<()> {
        let doms = Dominators::new(self.f());
        let mut broken = self.broken_uses(&doms);
        // Grouped by value, in order of first meeting.
        while let Some(&(_, _, v)) = broken.first() {
            let (uses, rest): (Vec<_>, Vec<_>) = broken.into_iter().partition(|u| u.2 == v);
            broken = rest;
            let uses: Vec<(Inst, usize)> = uses.into_iter().map(|(i, n, _)| (i, n)).collect();
            if self.draw.one_in(3) {
                self.replace_each(&doms, &uses)?;
            } else {
                self.carry(&doms, &[v], &uses)?;
            }
        }
        Some(())
    }

    fn broken_uses(&self, doms: &Dominators) -> Vec<(Inst, usize, Value)> {
        let f = self.f();
        let mut broken = Vec::new();
        for &b in &doms.order {
            for i in f.insts(b) {
                for (n, v) in f.operands(i).enumerate() {
                    let Some(d) = f.def_inst(v) else { continue };
                    let fine = use_point(f, i, n).is_some_and(|p| match f.inst_block(p) {
                        Some(pb) if !doms.reachable(pb) => true,
                        // The end of the incoming block is behind all of it, its terminator included.
                        Some(pb) if f.is_phi(i) && f.inst_block(d) == Some(pb) => true,
                        _ => doms.precedes(f, d, p),
                    });
                    if !fine {
                        broken.push((i, n, v));
                    }
                }
            }
        }
        broken
    }

    fn replace_each(&mut self, doms: &Dominators, uses: &[(Inst, usize)]) -> Option<()> {
        for &(i, n) in uses {
            let f = self.f();
            let ty = f.value_type(f.operand(i, n));
            let at = use_point(f, i, n)?;
            let v = self.value(doms, at, ty)?;
            self.fm().set_operand(i, n, v);
        }
        self.equalise_phis(uses);
        Some(())
    }

    /// Makes entries of a phi for the same predecessor equal again.
    fn equalise_phis(&mut self, uses: &[(Inst, usize)]) {
        for &(i, n) in uses {
            if !self.f().is_phi(i) {
                continue;
            }
            let (v, label) = (self.f().operand(i, n), self.f().operand(i, n | 1));
            for k in (0..self.f().num_operands(i)).step_by(2) {
                if self.f().operand(i, k + 1) == label {
                    self.fm().set_operand(i, k, v);
                }
            }
        }
    }

    /// Carries the definitions of one variable to its uses, by phis where paths meet. Where no definition
    /// comes, the variable is a constant.
    pub(super) fn carry(
        &mut self,
        doms: &Dominators,
        defs: &[Value],
        uses: &[(Inst, usize)],
    ) -> Option<()> {
        let ty = self.f().value_type(*defs.first()?);
        let default = match self.draw.below(4) {
            0 => self.constant(ty),
            1 => self.no_value(ty),
            _ => self.zero_of(ty),
        }?;
        let blocks = self.f().num_blocks();
        let mut variable = Variable {
            ty,
            at_end: vec![None; blocks],
            at_start: vec![None; blocks],
            default,
        };
        for &d in defs {
            let b = self.f().inst_block(self.f().def_inst(d)?)?;
            variable.at_end[b.as_u32() as usize] = Some(d);
        }
        self.place_phis(doms, &mut variable, uses)?;
        for &(i, n) in uses {
            let f = self.f();
            let b = f.inst_block(use_point(f, i, n)?)?;
            let v = if f.is_phi(i) {
                variable.end(doms, b)
            } else {
                variable.start(doms, b)
            };
            self.fm().set_operand(i, n, v);
        }
        Some(())
    }

    /// Phis on the iterated dominance frontier of the definitions, where the variable is live.
    fn place_phis(
        &mut self,
        doms: &Dominators,
        variable: &mut Variable,
        uses: &[(Inst, usize)],
    ) -> Option<()> {
        let live = self.live_at_start(doms, variable, uses)?;
        let mut made: Vec<Inst> = Vec::new();
        let f = self.f();
        let defining = |b: &Block| variable.at_end[b.as_u32() as usize].is_some();
        let mut work: Vec<Block> = doms.order.iter().copied().filter(defining).collect();
        let mut joins: Vec<bool> = vec![false; f.num_blocks()];
        let frontiers = frontiers(f, doms);
        while let Some(b) = work.pop() {
            for &j in &frontiers[b.as_u32() as usize] {
                if !std::mem::replace(&mut joins[j.as_u32() as usize], true) {
                    work.push(j);
                }
            }
        }
        for &b in &doms.order {
            let n = b.as_u32() as usize;
            if joins[n] && live[n] {
                let f = self.fm();
                let phi = f.create_inst(InstKind::Phi, variable.ty, &[]);
                f.prepend_inst(b, phi);
                variable.at_start[n] = f.result(phi);
                made.push(phi);
            }
        }
        for phi in made {
            let b = self.f().inst_block(phi)?;
            let mut edges: Vec<Block> = self.f().pred_edges(b).collect();
            edges.sort();
            for p in edges {
                let v = variable.end(doms, p);
                self.fm().add_phi_entry(phi, v, p);
            }
        }
        Some(())
    }

    /// Blocks at whose start the variable is needed.
    fn live_at_start(
        &self,
        doms: &Dominators,
        variable: &Variable,
        uses: &[(Inst, usize)],
    ) -> Option<Vec<bool>> {
        let f = self.f();
        let mut live = vec![false; f.num_blocks()];
        let mut work: Vec<Block> = Vec::new();
        for &(i, n) in uses {
            let b = f.inst_block(use_point(f, i, n)?)?;
            let defined = variable.at_end[b.as_u32() as usize].is_some();
            if !(f.is_phi(i) && defined) {
                work.push(b);
            }
        }
        while let Some(b) = work.pop() {
            if std::mem::replace(&mut live[b.as_u32() as usize], true) {
                continue;
            }
            let preds = f.pred_edges(b).filter(|&p| doms.reachable(p));
            work.extend(preds.filter(|p| variable.at_end[p.as_u32() as usize].is_none()));
        }
        Some(live)
    }
}

impl Variable {
    /// The value at the end of a block.
    fn end(&self, doms: &Dominators, b: Block) -> Value {
        match self.at_end[b.as_u32() as usize] {
            Some(v) => v,
            None => self.start(doms, b),
        }
    }
    /// The value at the start of a block: of its phi, or at the end of its immediate dominator.
    fn start(&self, doms: &Dominators, b: Block) -> Value {
        let mut b = b;
        loop {
            if let Some(v) = self.at_start[b.as_u32() as usize] {
                return v;
            }
            let Some(up) = doms.idom(b) else {
                return self.default;
            };
            if let Some(v) = self.at_end[up.as_u32() as usize] {
                return v;
            }
            b = up;
        }
    }
}

/// Dominance frontier of every block. The entry counts as a definition of every variable, so only joins matter.
fn frontiers(f: &tandem_ir::Function, doms: &Dominators) -> Vec<Vec<Block>> {
    let mut frontiers: Vec<Vec<Block>> = vec![Vec::new(); f.num_blocks()];
    for &b in &doms.order {
        let mut preds: Vec<Block> = f.pred_edges(b).filter(|&p| doms.reachable(p)).collect();
        preds.sort();
        preds.dedup();
        if preds.len() < 2 {
            continue;
        }
        let stop = doms.idom(b);
        for p in preds {
            let mut runner = Some(p);
            while let Some(r) = runner.filter(|&r| Some(r) != stop) {
                let list = &mut frontiers[r.as_u32() as usize];
                if list.last() != Some(&b) {
                    list.push(b);
                }
                runner = doms.idom(r);
            }
        }
    }
    frontiers
}
