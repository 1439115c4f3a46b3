//! Control flow of a function under mutation: order, dominators, and what may be used where.
//!
//! A mutator needs to know which values it may name at a place. This is the
//! textbook iteration over immediate dominators in reverse postorder, computed
//! afresh for each mutation; whether the mutant is well-formed is the verifier's
//! judgement, which has a computation of its own.

use tandem_ir::{Block, Function, Inst, InstKind, Type, Value};

const NONE: u32 = u32::MAX;
/// How many values [`Dominators::available`] offers at most, the nearest ones.
const MOST_VALUES: usize = 48;
/// How many instructions it looks at to find them.
const MOST_LOOKS: usize = 4000;

/// Reachable blocks, their dominators, and the order of instructions.
pub(super) struct Dominators {
    /// Reachable blocks in reverse postorder.
    pub(super) order: Vec<Block>,
    /// Position of a block in `order`; `NONE` if unreachable.
    number: Vec<u32>,
    /// Immediate dominator by position.
    idom: Vec<u32>,
    /// Position of an instruction in its block, from 0.
    place: Vec<u32>,
}

impl Dominators {
    pub(super) fn new(f: &Function) -> Dominators {
        let order = reverse_postorder(f);
        let mut number = vec![NONE; f.num_blocks()];
        for (n, b) in order.iter().enumerate() {
            number[b.as_u32() as usize] = n as u32;
        }
        let mut place = vec![0; f.num_insts()];
        for b in f.blocks() {
            for (n, i) in f.insts(b).enumerate() {
                place[i.as_u32() as usize] = n as u32;
            }
        }
        let idom = immediate_dominators(f, &order, &number);
        Dominators {
            order,
            number,
            idom,
            place,
        }
    }

    fn position(&self, b: Block) -> Option<usize> {
        let n = *self.number.get(b.as_u32() as usize)?;
        (n != NONE).then_some(n as usize)
    }

    /// True if the entry reaches the block.
    pub(super) fn reachable(&self, b: Block) -> bool {
        self.position(b).is_some()
    }

    /// The immediate dominator; `None` of the entry and of unreachable blocks.
    pub(super) fn idom(&self, b: Block) -> Option<Block> {
        let n = self.position(b)?;
        (n > 0).then(|| self.order[self.idom[n] as usize])
    }

    /// True if every path to `b` goes through `a`; unreachable blocks are dominated by all.
    pub(super) fn dominates(&self, a: Block, b: Block) -> bool {
        let Some(mut n) = self.position(b) else {
            return true;
        };
        let Some(top) = self.position(a) else {
            return false;
        };
        while n > top {
            n = self.idom[n] as usize;
        }
        n == top
    }

    /// True if `a` is executed before `b` whenever `b` is.
    pub(super) fn precedes(&self, f: &Function, a: Inst, b: Inst) -> bool {
        match (f.inst_block(a), f.inst_block(b)) {
            (Some(x), Some(y)) if x == y => {
                let place = |i: Inst| self.place.get(i.as_u32() as usize);
                match (place(a), place(b)) {
                    (Some(m), Some(n)) => m < n,
                    // Made since.
                    _ => std::iter::successors(f.next_inst(a), |&i| f.next_inst(i)).any(|i| i == b),
                }
            }
            (Some(x), Some(y)) => self.dominates(x, y),
            _ => false,
        }
    }

    /// Arguments and results that may be used right before `at` and for which `wanted` holds; the nearest first.
    pub(super) fn available(
        &self,
        f: &Function,
        at: Inst,
        wanted: &dyn Fn(Value) -> bool,
    ) -> Vec<Value> {
        let mut found = Vec::new();
        let mut looks = 0;
        let mut here = f.prev_inst(at);
        let mut block = f.inst_block(at);
        while let Some(b) = block {
            while let Some(i) = here {
                looks += 1;
                let result = f.result(i).filter(|&v| wanted(v));
                found.extend(result);
                if found.len() >= MOST_VALUES || looks >= MOST_LOOKS {
                    return found;
                }
                here = f.prev_inst(i);
            }
            block = self.idom(b);
            // The result of an invoke exists along one of its edges only.
            here = block.and_then(|b| f.terminator(b));
            here = here.and_then(|t| f.prev_inst(t));
        }
        found.extend(f.args().iter().copied().filter(|&v| wanted(v)));
        found
    }

    /// Those of one type.
    pub(super) fn available_of(&self, f: &Function, at: Inst, ty: Type) -> Vec<Value> {
        self.available(f, at, &|v| f.value_type(v) == ty)
    }
}

/// The place at which operand `n` of `i` is used: the instruction, or the end of the incoming block of a phi.
pub(super) fn use_point(f: &Function, i: Inst, n: usize) -> Option<Inst> {
    if !f.is_phi(i) {
        return Some(i);
    }
    let from = f.as_block(f.operand(i, n | 1))?;
    f.terminator(from)
}

/// True if the block begins with an exception pad, which ties its edges down.
pub(super) fn is_pad(f: &Function, b: Block) -> bool {
    let first = f.first_non_phi(b).map(|i| f.kind(i));
    matches!(
        first,
        Some(
            InstKind::LandingPad { .. }
                | InstKind::CatchPad
                | InstKind::CleanupPad
                | InstKind::CatchSwitch { .. }
        )
    )
}

fn reverse_postorder(f: &Function) -> Vec<Block> {
    let mut seen = vec![false; f.num_blocks()];
    let mut order = Vec::new();
    let mut stack: Vec<(Block, Vec<Block>)> = Vec::new();
    let enter = |b: Block| {
        let mut next: Vec<Block> = f.successors(b).collect();
        next.reverse();
        (b, next)
    };
    if let Some(e) = f.entry() {
        seen[e.as_u32() as usize] = true;
        stack.push(enter(e));
    }
    while let Some((b, rest)) = stack.last_mut() {
        match rest.pop() {
            Some(s) if seen[s.as_u32() as usize] => {}
            Some(s) => {
                seen[s.as_u32() as usize] = true;
                stack.push(enter(s));
            }
            None => {
                order.push(*b);
                stack.pop();
            }
        }
    }
    order.reverse();
    order
}

fn immediate_dominators(f: &Function, order: &[Block], number: &[u32]) -> Vec<u32> {
    let mut idom = vec![NONE; order.len()];
    if let Some(e) = idom.first_mut() {
        *e = 0;
    }
    let mut changed = true;
    while std::mem::take(&mut changed) {
        for (n, &b) in order.iter().enumerate().skip(1) {
            let mut best = NONE;
            for p in f.pred_edges(b) {
                let p = number[p.as_u32() as usize];
                if p != NONE && idom[p as usize] != NONE {
                    best = meet(&idom, best, p);
                }
            }
            changed |= idom[n] != best;
            idom[n] = best;
        }
    }
    idom
}

/// The nearest common dominator; `NONE` is neutral.
fn meet(idom: &[u32], mut a: u32, mut b: u32) -> u32 {
    if a == NONE {
        return b;
    }
    while a != b {
        if a > b {
            a = idom[a as usize];
        } else {
            b = idom[b as usize];
        }
    }
    a
}
