//! Edits around computations: what is attached to them, where they stand, the graph of blocks, the data layout.

use super::Editing;
use super::events::Event;
use std::mem::swap;
use tandem_ir::attr::AttrKind;
use tandem_ir::datalayout::DataLayout;
use tandem_ir::inst::Align;
use tandem_ir::{Block, CastOp, Function, Header, Inst, InstKind, MemAccess, Symbol, Type};
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
    pub(super) fn attachments(&mut self) -> Option<(Event, String)> {
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
        Some((Event::E3, format!("'{before}' has another attachment")))
    }

    /// E4: an assumption says nothing more, or goes.
    pub(super) fn assumption(&mut self) -> Option<(Event, String)> {
        let (header, nest) = (self.cx.header(), self.analyses.nest(&self.f));
        if nest.loops.is_empty() {
            return None;
        }
        let i = self.chosen(|f, i| {
            let name = f.callee(i).map_or("", |g| header.global_name(g));
            name == "llvm.assume" && header.call_has(f, i, AttrKind::WillReturn)
        })?;
        let before = self.shown(i);
        if self.draw.below(2) == 0 {
            let yes = self.f.bool(true);
            self.f.set_operand(i, 1, yes);
            self.tell(i);
            return Some((Event::E4, format!("'{before}' is of true")));
        }
        self.f.erase_inst(i);
        self.analyses.insts_erased(self.cx, &self.f);
        Some((Event::E4, format!("'{before}' is erased")))
    }

    /// E9: an access is through a pointer of another address space, and what the pointer was made by is told as well.
    pub(super) fn space(&mut self) -> Option<(Event, String)> {
        let made = |f: &Function, i: Inst| {
            let n = match f.kind(i) {
                InstKind::Load(_) => 0,
                InstKind::Store(_) => 1,
                _ => return None,
            };
            let p = f.operand(i, n);
            Some((n, p, f.def_inst(p)?))
        };
        let i = self.chosen(|f, i| made(f, i).is_some())?;
        let (n, p, by) = made(&self.f, i)?;
        let before = self.shown(i);
        let other = match self.f.value_type(p).address_space() {
            Some(0) => 1,
            _ => 0,
        };
        let cast = InstKind::Cast(CastOp::AddrSpaceCast);
        let cast = self.f.create_inst(cast, Type::ptr(other), &[p]);
        self.f.insert_before(cast, i);
        let new = self.f.result(cast)?;
        self.f.set_operand(i, n, new);
        self.tell(by);
        self.tell(i);
        Some((Event::E9, format!("'{before}' is in address space {other}")))
    }

    /// E8: an operation is moved to the end of a block that dominates its own, as code motion out of loops does.
    pub(super) fn place(&mut self) -> Option<(Event, String)> {
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
        Some((Event::E8, format!("'{}' is moved to {to}", self.shown(*i))))
    }

    /// E10: an access that may trap comes into a block of a loop.
    pub(super) fn may_not_return(&mut self) -> Option<(Event, String)> {
        let nest = self.analyses.nest(&self.f);
        let blocks = self.f.blocks().filter(|&b| nest.of(b).is_some());
        let blocks: Vec<Block> = blocks.collect();
        let b = self.draw.one_of(&blocks)?;
        let pointer = self.f.poison(Type::ptr(1));
        let access = MemAccess {
            volatile: true,
            ..MemAccess::plain(Align::ONE)
        };
        let i = self
            .f
            .create_inst(InstKind::Load(access), Type::int(32), &[pointer]);
        self.f.insert_before_terminator(b, i);
        if let Some(kept) = self.analyses.kept_scalar_evolution() {
            kept.forget_effects(self.cx, b);
        }
        Some((Event::E10, format!("a volatile load comes into {b}")))
    }

    /// E15: the data layout is another.
    pub(super) fn layout(&mut self) -> Option<(Event, String)> {
        swap(&mut self.cx, &mut self.other);
        self.analyses.invalidate(PreservedAnalyses::none());
        self.anew();
        let index = self.cx.header().layout.pointer(0).index_bits;
        let words = format!("pointers are indexed by {index} bits");
        Some((Event::E15, words))
    }
}
