//! Edits around computations: what is attached to them, where they stand, the graph of blocks, the data layout.

use super::Editing;
use std::mem::swap;
use tandem_ir::datalayout::DataLayout;
use tandem_ir::{Block, Function, Header, Inst, InstKind, Symbol};
use tandem_optimized::analysis::manager::PreservedAnalyses;

/// A header with the same entities and another data layout: pointers of address space 0 are indexed by 32 bits, or by 64 where
/// 32 is what they are indexed by.
pub(super) fn other_layout(header: &Header) -> Header {
    let mut other = header.clone();
    let index = match header.layout.pointer(0).index_bits {
        32 => 64,
        _ => 32,
    };
    if let Ok(layout) = DataLayout::parse(&format!("e-p:64:64:64:{index}-i64:64-n16:32:64")) {
        other.layout = layout;
    }
    other
}

/// True for an operation that may be executed where it was not.
fn may_move(f: &Function, i: Inst) -> bool {
    match f.kind(i) {
        InstKind::Binary(op) => !op.is_int_division(),
        InstKind::Cast(_) | InstKind::ICmp(_) | InstKind::Select | InstKind::Gep { .. } => true,
        _ => false,
    }
}

impl Editing<'_> {
    /// E3: what is attached to a load or a call is taken off, or is what stands at another one of its type.
    pub(super) fn attachments(&mut self) -> Option<String> {
        let attached = |f: &Function, i: Inst| {
            matches!(f.kind(i), InstKind::Load(_) | InstKind::Call(_))
                && f.result(i).is_some()
                && !f.attachments(i).is_empty()
        };
        let i = self.chosen(attached)?;
        let before = self.shown(i);
        let ty = self.f.inst_type(i);
        let other = self.chosen(|f, k| attached(f, k) && f.inst_type(k) == ty)?;
        let kinds: Vec<Symbol> = self.f.attachments(i).iter().map(|a| a.0).collect();
        let kind = self.draw.one_of(&kinds)?;
        let new = self.f.attachments(other).iter().find(|a| a.0 == kind);
        match new.map(|a| a.1).filter(|_| other != i) {
            Some(md) => self.f.set_attachment(i, kind, md),
            None => self.f.retain_attachments(i, |k| k != kind),
        }
        self.tell(i);
        Some(format!("'{before}' has another attachment"))
    }

    /// E8: an operation is moved to the end of a block that dominates its own, as code motion out of loops does.
    pub(super) fn place(&mut self) -> Option<String> {
        let all: Vec<(Inst, Vec<Block>)> = {
            let dom = self.analyses.dominators(&self.f).clone();
            let f = &self.f;
            let places = |i: Inst| -> Vec<Block> {
                let Some(home) = f.inst_block(i) else {
                    return Vec::new();
                };
                let ready = |b: Block| {
                    let mut made = f.operands(i).filter_map(|v| f.def_inst(v));
                    made.all(|d| f.inst_block(d).is_some_and(|x| dom.dominates(x, b)))
                };
                let above = f.blocks().filter(|&b| b != home && dom.dominates(b, home));
                above.filter(|&b| ready(b)).collect()
            };
            let blocks = dom.order().iter().copied();
            let movable = blocks.flat_map(|b| f.insts(b)).filter(|&i| may_move(f, i));
            movable
                .map(|i| (i, places(i)))
                .filter(|x| !x.1.is_empty())
                .collect()
        };
        let n = self.draw.below(all.len());
        let (i, places) = all.get(n)?;
        let to = self.draw.one_of(places)?;
        let end = self.f.terminator(to)?;
        self.f.detach_inst(*i);
        self.f.insert_before(*i, end);
        self.analyses.inst_moved(self.cx, *i);
        Some(format!("'{}' is moved to {to}", self.shown(*i)))
    }

    /// E5, E6, E12: a way out of a block gets a block of its own, or goes.
    pub(super) fn edge(&mut self) -> Option<String> {
        let t = self.chosen(|f, i| f.kind(i) == &InstKind::Br && f.num_operands(i) == 3)?;
        let from = self.f.inst_block(t)?;
        let n = 1 + self.draw.below(2);
        let [to, other] = [n, 3 - n].map(|n| self.f.as_block(self.f.operand(t, n)));
        let (to, other) = (to?, other?);
        if to == other {
            return None;
        }
        let before = self.shown(t);
        let what = match self.draw.below(2) {
            0 => {
                let between = self.f.new_block_after(from, "between");
                self.f.append_br(between, to);
                self.f.redirect_successor(t, to, between);
                self.f.retarget_phi_entries(to, from, between);
                "a block of its own"
            }
            _ => {
                let phis: Vec<Inst> = self.f.phis(to).collect();
                if phis.iter().any(|&p| self.f.num_operands(p) == 2) {
                    return None;
                }
                self.f.remove_phi_entries(to, from);
                self.f.erase_inst(t);
                self.f.append_br(from, other);
                "no more"
            }
        };
        self.analyses.edges_changed(self.cx);
        self.ask();
        Some(format!("way {n} out of '{before}' is {what}"))
    }

    /// E15: the data layout is another.
    pub(super) fn layout(&mut self) -> Option<String> {
        swap(&mut self.cx, &mut self.other);
        self.analyses.invalidate(PreservedAnalyses::none());
        self.ask();
        let index = self.cx.header().layout.pointer(0).index_bits;
        Some(format!("pointers are indexed by {index} bits"))
    }
}
