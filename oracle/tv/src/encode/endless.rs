//! Loops that some inputs never leave.
//!
//! A loop that no edge leaves is known by its shape ([`crate::unroll`]). Another one may be left for most inputs and not
//! for some (`while (n == 5);`). Its last round is cut off by the bound; but where that round has changed nothing that
//! later rounds depend on, they are all like it, and the loop goes on for ever:
//!
//! - no event has happened, memory is what it was at the header, and nothing was drawn (a choice of `freeze`, an answer of
//!   the environment), so that a round follows from the values at the header alone;
//! - every phi of the header on which a branch of the loop depends, or an instruction that acts or may be undefined, has
//!   the value that it had one round before. A counter that nothing asks may go on.
//!
//! Values are compared as terms, without the solver: what only might be equal stays cut off, which claims nothing.

use super::Encoder;
use crate::promises::metadata;
use crate::unroll::may_act;
use rustc_hash::FxHashSet;
use std::collections::BTreeSet;
use tandem_ir::{Block, Function, Header, Inst, Value};

impl<'m> Encoder<'_, 'm> {
    /// True if the edge that the bound cuts off from `here` to `header` only begins the same round again, for ever.
    pub(super) fn repeats(&mut self, here: usize, header: Block) -> bool {
        let Some(start) = self.round_start(here, header) else {
            return false;
        };
        let Some(before) = self.frame.entry[start] else {
            return false;
        };
        let now = self.state;
        if (now.mem, now.events, now.convergent) != (before.mem, before.events, before.convergent)
            || !self.nothing_drawn_since(self.frame.drawn[start])
        {
            return false;
        }
        let f = self.f();
        let blocks = self.blocks_of_round(start);
        if blocks
            .iter()
            .any(|&b| f.insts(b).any(|i| is_progress(self.cx(), f, i)))
        {
            return false;
        }
        let asked = asked_in(f, &blocks);
        let from = self.frame.graph.copies[here].block;
        let phis: Vec<Inst> = f.phis(header).collect();
        phis.into_iter().all(|phi| {
            let Some(result) = f.result(phi).filter(|r| asked.contains(r)) else {
                return true;
            };
            let (Some(was), Some(next)) = (
                self.frame.defs.get(&(start, result)).cloned(),
                f.phi_value_for(phi, from),
            ) else {
                return false;
            };
            self.value_at(next, here).is_ok_and(|v| v == was)
        })
    }

    /// True if the query has no variables but those of undef since it had so many. A branch that hangs on undef is undefined
    /// behaviour, so that rounds do not differ by it.
    fn nothing_drawn_since(&self, count: usize) -> bool {
        let terms = &self.w.terms;
        terms.vars().skip(count).all(|v| terms.var_data(v).undef)
    }

    /// The copy of the header that began the round of `here`, if all of the round has passed it.
    fn round_start(&self, here: usize, header: Block) -> Option<usize> {
        let copies = &self.frame.graph.copies;
        let mut at = here;
        loop {
            let c = &copies[at];
            if c.block == header && copies[here].rounds.starts_with(&c.rounds) {
                return Some(at);
            }
            if at == 0 {
                return None;
            }
            at = self.frame.idom[at];
        }
    }

    /// The blocks of the loop that a copy of its header begins.
    fn blocks_of_round(&self, start: usize) -> BTreeSet<Block> {
        let copies = &self.frame.graph.copies;
        let rounds = &copies[start].rounds;
        (copies.iter())
            .filter(|c| c.rounds.starts_with(rounds))
            .map(|c| c.block)
            .collect()
    }
}

/// True if the terminator's loop says that it makes progress (`llvm.loop.mustprogress`).
pub(super) fn must_progress(cx: &Header, f: &Function, terminator: Inst) -> bool {
    let mut loops = (f.attachments(terminator).iter()).filter(|a| cx.str(a.0) == "llvm.loop");
    loops.any(|a| metadata::loop_must_progress(cx, a.1))
}

/// True for a call that does nothing but make progress.
pub(super) fn is_progress(cx: &Header, f: &Function, i: Inst) -> bool {
    f.callee(i)
        .is_some_and(|g| cx.global_name(g) == "llvm.sideeffect")
}

/// Values on which a branch of these blocks depends, or an instruction that acts or may be undefined.
fn asked_in(f: &Function, blocks: &BTreeSet<Block>) -> FxHashSet<Value> {
    let mut asked = FxHashSet::default();
    let mut work: Vec<Value> = Vec::new();
    for &b in blocks {
        for i in f.insts(b) {
            if f.kind(i).is_terminator() || may_act(f, i) {
                work.extend(f.operands(i));
            }
        }
    }
    while let Some(v) = work.pop() {
        if !asked.insert(v) {
            continue;
        }
        if let tandem_ir::function::ValueDef::Inst(i) = f.value_def(v)
            && f.inst_block(i).is_some_and(|b| blocks.contains(&b))
        {
            work.extend(f.operands(i));
        }
    }
    asked
}
