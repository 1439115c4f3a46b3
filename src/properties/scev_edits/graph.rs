//! Edits of the graph of blocks, and what is said of its loops.

use super::Editing;
use super::events::Event;
use std::collections::HashMap;
use tandem_ir::{Block, Function, Inst, InstKind, Value};
use tandem_optimized::analysis::scev::Depth;

/// True if what an instruction computes is used in its block and by the phis of the blocks after it alone.
fn stays_inside(f: &Function, b: Block, i: Inst) -> bool {
    let Some(v) = f.result(i) else { return true };
    let mut users = f.uses(v).map(|u| (u, f.user(u)));
    users.all(|(_, i)| {
        let entries = |i: Inst| f.phi_incoming(i).filter(|e| e.0 == v).all(|e| e.1 == b);
        match f.is_phi(i) {
            true => entries(i),
            false => f.inst_block(i) == Some(b),
        }
    })
}

impl Editing<'_> {
    /// E5, E6, E12: a way out of a block gets a block of its own, or goes.
    pub(super) fn edge(&mut self) -> Option<(Event, String)> {
        let t = self.chosen(|f, i| f.kind(i) == &InstKind::Br && f.num_operands(i) == 3)?;
        let from = self.f.inst_block(t)?;
        let n = 1 + self.draw.below(2);
        let [to, other] = [n, 3 - n].map(|n| self.f.as_block(self.f.operand(t, n)));
        let (to, other) = (to?, other?);
        if to == other {
            return None;
        }
        let before = self.shown(t);
        let loops = self.analyses.nest(&self.f);
        let turns = loops.headed(to).is_some();
        let leaves = loops.around(from).any(|l| !loops.holds(l, to));
        let (event, what) = match self.draw.below(2) {
            0 => {
                let between = self.f.new_block_after(from, "between");
                self.f.append_br(between, to);
                self.f.redirect_successor(t, to, between);
                self.f.retarget_phi_entries(to, from, between);
                (Event::E12, "a block of its own")
            }
            _ => {
                let phis: Vec<Inst> = self.f.phis(to).collect();
                if phis.iter().any(|&p| self.f.num_operands(p) == 2) {
                    return None;
                }
                self.f.remove_phi_entries(to, from);
                self.f.erase_inst(t);
                self.f.append_br(from, other);
                let event = if turns || leaves {
                    Event::E6
                } else {
                    Event::E5
                };
                (event, "no more")
            }
        };
        self.analyses.edges_changed(self.cx);
        self.anew();
        Some((event, format!("way {n} out of '{before}' is {what}")))
    }

    /// E13: what goes back in a loop goes back in the loop around it instead.
    pub(super) fn merged_loops(&mut self) -> Option<(Event, String)> {
        let nest = self.analyses.nest(&self.f);
        let f = &self.f;
        let inner = nest.loops.iter().filter_map(|l| {
            let around = &nest.loops[l.parent?];
            let free = |&&x: &&Block| !f.successors(x).any(|s| s == around.header);
            let back = f
                .predecessors(l.header)
                .into_iter()
                .filter(|b| l.blocks.contains(b));
            let back: Vec<Block> = back.collect();
            let latch = *back.iter().find(free)?;
            Some((latch, l.header, around.header))
        });
        let all: Vec<(Block, Block, Block)> = inner.collect();
        let (latch, own, around) = self.draw.one_of(&all)?;
        let t = self.f.terminator(latch)?;
        if self.f.kind(t) != &InstKind::Br {
            return None;
        }
        self.f.redirect_successor(t, own, around);
        self.f.remove_phi_entries(own, latch);
        let phis: Vec<Inst> = self.f.phis(around).collect();
        for p in phis {
            let same = self.f.result(p)?;
            self.f.add_phi_entry(p, same, latch);
        }
        self.analyses.edges_changed(self.cx);
        self.anew();
        let words = format!("{latch} goes back to {around}, not to {own}");
        Some((Event::E13, words))
    }

    /// E14: one way into a block is into a copy of it.
    pub(super) fn copy(&mut self) -> Option<(Event, String)> {
        let nest = self.analyses.nest(&self.f);
        let f = &self.f;
        let may = |b: Block| {
            let plain = f.terminator(b).is_some_and(|t| f.kind(t) == &InstKind::Br);
            plain && nest.headed(b).is_none() && f.insts(b).all(|i| stays_inside(f, b, i))
        };
        let into = |b: Block| f.predecessors(b).into_iter().map(move |p| (p, b));
        let ways = f.blocks().filter(|&b| may(b)).flat_map(into);
        let alone = |&(p, b): &(Block, Block)| {
            let t = f.terminator(p).filter(|&t| f.kind(t) == &InstKind::Br);
            t.is_some() && f.successors(p).filter(|&s| s == b).count() == 1
        };
        let ways: Vec<(Block, Block)> = ways.filter(alone).collect();
        let (from, b) = self.draw.one_of(&ways)?;
        if self.f.predecessors(b).len() < 2 {
            return None;
        }
        let copy = self.copied(b, from)?;
        let t = self.f.terminator(from)?;
        self.f.redirect_successor(t, b, copy);
        self.f.remove_phi_entries(b, from);
        self.analyses.edges_changed(self.cx);
        self.anew();
        let words = format!("the way from {from} to {b} is to a copy of it");
        Some((Event::E14, words))
    }

    /// A copy of a block as it is when control comes from one of its predecessors; nobody goes there yet.
    fn copied(&mut self, b: Block, from: Block) -> Option<Block> {
        let copy = self.f.new_block_after(b, "copy");
        let mut of: HashMap<Value, Value> = HashMap::new();
        let insts: Vec<Inst> = self.f.insts(b).collect();
        for i in insts {
            if self.f.is_phi(i) {
                let comes = self.f.phi_incoming(i).find(|e| e.1 == from)?.0;
                of.insert(self.f.result(i)?, comes);
                continue;
            }
            let new = self.f.clone_inst(i);
            for n in 0..self.f.num_operands(new) {
                if let Some(&v) = of.get(&self.f.operand(new, n)) {
                    self.f.set_operand(new, n, v);
                }
            }
            self.f.append_inst(copy, new);
            if let (Some(old), Some(new)) = (self.f.result(i), self.f.result(new)) {
                of.insert(old, new);
            }
        }
        let mut next: Vec<Block> = self.f.successors(b).collect();
        next.sort_unstable();
        for s in next {
            let phis: Vec<Inst> = self.f.phis(s).collect();
            for p in phis {
                let had = self.f.phi_incoming(p).filter(|e| e.1 == b).count();
                let has = self.f.phi_incoming(p).filter(|e| e.1 == copy).count();
                if has < had {
                    let v = self.f.phi_incoming(p).find(|e| e.1 == b)?.0;
                    let v = of.get(&v).copied().unwrap_or(v);
                    self.f.add_phi_entry(p, v, copy);
                }
            }
        }
        Some(copy)
    }

    /// E6, E13: a loop, or the outermost one around it, is said to be another.
    pub(super) fn identity(&mut self) -> Option<(Event, String)> {
        let headers: Vec<Block> = {
            let nest = self.analyses.nest(&self.f);
            nest.loops.iter().map(|l| l.header).collect()
        };
        let h = self.draw.one_of(&headers)?;
        let way = self.draw.below(4);
        let kept = self.analyses.kept_scalar_evolution()?;
        let event = if way == 3 { Event::E5 } else { Event::E6 };
        match way {
            0 => kept.forget_loop(self.cx, &self.f, h, Depth::Own),
            1 => kept.forget_loop(self.cx, &self.f, h, Depth::All),
            2 => kept.forget_topmost(self.cx, &self.f, h),
            _ => kept.forget_guards(self.cx, h),
        }
        Some((event, format!("the loop of {h} is forgotten")))
    }
}
