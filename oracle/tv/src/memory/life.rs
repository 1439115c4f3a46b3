//! How changes of memory affect the lifetime of a block, and whether it has escaped.

use super::super::blocks::BlockKey;
use super::super::context::PairContext;
use super::read::{Bearing, Key, What};
use super::{Change, MemId, Reach};
use tandem_smt::{Sort, Term, Terms};

impl PairContext {
    pub(super) fn life_bearing(&mut self, key: Key) -> Bearing {
        let block = key.at.block;
        let about = |w: &mut PairContext, b: Term, alive: bool| {
            if w.differ(block, b) {
                return Bearing::Skip;
            }
            let same = w.terms.eq(block, b);
            let value = w.terms.bool(alive);
            let value = w.int_byte(value, Terms::FALSE);
            Bearing::Maybe(same, value)
        };
        match self.memory.change(key.mem).clone() {
            Change::Initial => {
                let live = self.live_at_entry(block);
                Bearing::Hit(self.int_byte(live, Terms::FALSE))
            }
            Change::New {
                block: b, alive, ..
            } => about(self, b, alive || key.what == What::There),
            Change::Lifetime { .. } if key.what == What::There => Bearing::Skip,
            Change::Lifetime {
                block: b, start, ..
            } => about(self, b, start),
            Change::Free { block: b, .. } => about(self, b, false),
            Change::Leave { .. } => {
                let gone = self.ends_with_frame(block);
                let dead = self.int_byte(Terms::FALSE, Terms::FALSE);
                Bearing::Maybe(gone, dead)
            }
            Change::Havoc {
                prev,
                event,
                reach,
                frees: true,
                ..
            } => {
                let c = self.freeable(prev, block, &reach);
                if c == Terms::FALSE {
                    return Bearing::Skip;
                }
                let kept = self.environment("havoclive", &[event, block], Sort::Bool);
                let freed = self.terms.not(kept);
                let c = self.terms.and(c, freed);
                let dead = self.int_byte(Terms::FALSE, Terms::FALSE);
                Bearing::Maybe(c, dead)
            }
            _ => Bearing::Skip,
        }
    }
    /// Boolean: the block is a stack object of this call.
    fn ends_with_frame(&mut self, block: Term) -> Term {
        if let Some(d) = self.block_data(block) {
            let ends = d.key.ends_with_frame();
            return self.terms.bool(ends);
        }
        if !self.may_be_local(block) {
            return Terms::FALSE;
        }
        let stack = |&&id: &&u64| self.blocks.get(id).is_some_and(|d| d.key.ends_with_frame());
        let ids: Vec<u64> = self.blocks.locals().iter().filter(stack).copied().collect();
        self.is_one_of(block, &ids)
    }
    /// Boolean: unknown code may free the block.
    fn freeable(&mut self, before: MemId, block: Term, reach: &Reach) -> Term {
        let heap = match self.block_data(block) {
            Some(d) => matches!(d.key, BlockKey::Heap(_)),
            None => matches!(self.block_fields(block).1, None | Some(1)),
        };
        if !heap {
            return Terms::FALSE;
        }
        let reach = if *reach == Reach::Nothing {
            &Reach::All
        } else {
            reach
        };
        self.reached(before, block, reach)
    }

    pub(super) fn escape_bearing(&mut self, key: Key) -> Bearing {
        let no = |w: &mut PairContext| Bearing::Hit(w.int_byte(Terms::FALSE, Terms::FALSE));
        if !self.memory.escapes[key.mem.0 as usize] {
            return no(self);
        }
        match self.memory.change(key.mem).clone() {
            Change::Initial => no(self),
            // Who may only read gives no right to write.
            Change::Escape { writes: false, .. } if key.what == What::EscapedToWriters => {
                Bearing::Skip
            }
            Change::Escape { block, .. } if !self.differ(key.at.block, block) => {
                let same = self.terms.eq(key.at.block, block);
                let yes = self.int_byte(Terms::TRUE, Terms::FALSE);
                Bearing::Maybe(same, yes)
            }
            _ => Bearing::Skip,
        }
    }
}
