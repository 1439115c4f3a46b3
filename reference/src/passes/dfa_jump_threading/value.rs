//! What a value is when control has gone along a path.
//!
//! A path passes each of its blocks once. So at its block number `k` a value of one
//! of the blocks `0..=k` is the one that the path itself has computed: a phi takes
//! what comes by the path's edge, a pure instruction is folded, and everything else
//! is unknown. A value of a later block or of none is what it was when the path was
//! entered; that is asked of the facts on the entry edge.

use crate::eval::Evaluator;
use crate::facts;
use crate::fold::{Known, constant, fold, width_of};
use crate::view::View;
use std::collections::BTreeMap;
use tandem_ir::{Block, Inst, InstKind, Value};

/// Longest chain of instructions that is followed.
const DEPTH: u32 = 256;

/// Evaluates values along one path.
pub struct Along<'a> {
    v: &'a View<'a>,
    entry: Block,
    blocks: &'a [Block],
    at_entry: Evaluator<'a>,
    memo: BTreeMap<Value, Known>,
    /// Values of loops that were asked of the entry: a longer path might know them.
    asked: Vec<Value>,
}

impl<'a> Along<'a> {
    /// Along the blocks, entered from `entry`.
    pub fn new(v: &'a View<'a>, entry: Block, blocks: &'a [Block]) -> Along<'a> {
        let facts = match blocks.first() {
            Some(&first) => facts::on_edge(v, entry, first),
            None => facts::at_end(v, entry),
        };
        Along {
            v,
            entry,
            blocks,
            at_entry: Evaluator::new(v, &facts, usize::MAX, None),
            memo: BTreeMap::new(),
            asked: Vec::new(),
        }
    }

    /// What the value is at the end of the path.
    pub fn at_end(&mut self, value: Value) -> Known {
        match self.blocks.len().checked_sub(1) {
            Some(last) => self.get(value, last, DEPTH),
            None => self.at_entry.value(value),
        }
    }

    /// Results of instructions whose value at the entry was asked for.
    pub fn asked(&self) -> &[Value] {
        &self.asked
    }

    /// What the value is while the path is in its block number `k`.
    fn get(&mut self, value: Value, k: usize, depth: u32) -> Known {
        let (cx, f) = (self.v.cx, self.v.f);
        if f.as_const(value).is_some() {
            return constant(cx, f, value);
        }
        let def = f.def_inst(value);
        let home = def.and_then(|i| f.inst_block(i));
        let passed = self.blocks.iter().take(k + 1);
        let place = passed.copied().position(|b| Some(b) == home);
        let (Some(i), Some(place)) = (def, place) else {
            self.asked.extend(def.map(|_| value));
            return self.at_entry.value(value);
        };
        if let Some(known) = self.memo.get(&value) {
            return known.clone();
        }
        let known = match depth.checked_sub(1) {
            Some(d) => self.compute(i, place, d),
            None => Known::Unknown,
        };
        self.memo.insert(value, known.clone());
        known
    }

    /// What the path's block number `k` computes.
    fn compute(&mut self, i: Inst, k: usize, depth: u32) -> Known {
        let (cx, f) = (self.v.cx, self.v.f);
        if !f.is_phi(i) {
            return fold(cx, f, i, |o| self.get(o, k, depth));
        }
        let before = k.checked_sub(1);
        let from = before.map_or(self.entry, |b| self.blocks[b]);
        match (f.phi_value_for(i, from), before) {
            (None, _) => Known::Unknown,
            (Some(source), Some(b)) => self.get(source, b, depth),
            (Some(source), None) => self.entered_with(source),
        }
    }

    fn entered_with(&mut self, source: Value) -> Known {
        let (cx, f) = (self.v.cx, self.v.f);
        if f.as_const(source).is_some() {
            return constant(cx, f, source);
        }
        self.asked.extend(f.def_inst(source).map(|_| source));
        self.at_entry.value(source)
    }
}

/// Where a switch goes for a value.
pub fn target(v: &View<'_>, switch: Inst, bits: u128) -> Option<Block> {
    let f = v.f;
    if !matches!(f.kind(switch), InstKind::Switch) {
        return None;
    }
    let is = |c: Value| constant(v.cx, f, c).as_int() == Some(bits);
    let case = f.switch_cases(switch).find(|c| is(c.0)).map(|c| c.1);
    // A value without a case goes to the default (JT-T18).
    case.or_else(|| f.as_block(f.operand(switch, 1)))
}

/// The width of a switch's condition, if values of it are followed.
pub fn width(v: &View<'_>, switch: Inst) -> Option<u32> {
    width_of(v.cx, v.f.value_type(v.f.operand(switch, 0)))
}
