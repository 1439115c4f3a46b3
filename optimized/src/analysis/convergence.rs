//! Which blocks' control dependence a convergent operation hangs on (rule CV-1).
//!
//! Duplicating block X changes which lanes arrive together at the blocks that are
//! reached from X before its immediate post-dominator; if one of them (or X) holds a
//! convergent operation, the duplication is not allowed. Functions without
//! any such operation are told apart once, in one scan.

use super::blocks::BlockSet;
use super::post_dominators::PostDominators;
use crate::context::Cx;
use crate::defects::planted;
use cranelift_entity::EntityRef;
use tandem_ir::{Block, Function, Inst, Type};

/// True if the instruction's set of participating lanes is part of its meaning.
pub fn is_convergent(cx: Cx<'_>, f: &Function, i: Inst) -> bool {
    let Some(info) = f.kind(i).call_info() else {
        return false;
    };
    f.inst_type(i) == Type::TOKEN
        || info.bundles.iter().any(|b| &*b.0 == "convergencectrl")
        || planted!(
            cx,
            ConvergentCallSiteMissed,
            cx.is_convergent(f, i),
            faulty::declared_convergent(cx, f, i)
        )
}

/// Blocks with a convergent operation.
#[derive(Clone)]
pub struct ConvergentBlocks {
    blocks: BlockSet,
    any: bool,
}

impl ConvergentBlocks {
    /// Scans the function once.
    pub fn new(cx: Cx<'_>, f: &Function) -> ConvergentBlocks {
        let mut blocks = BlockSet::new();
        let mut any = false;
        // As they lie in memory, which is several times as fast as block by block.
        for i in (0..f.num_insts()).map(Inst::new) {
            if f.kind(i).call_info().is_some()
                && let Some(b) = f.inst_block(i)
                && is_convergent(cx, f, i)
            {
                blocks.insert(b);
                any = true;
            }
        }
        ConvergentBlocks { blocks, any }
    }
    /// True if the function held no convergent operation when it was scanned.
    pub fn is_empty(&self) -> bool {
        !self.any
    }
    /// True if the block itself holds a convergent operation.
    pub fn contains(&self, b: Block) -> bool {
        self.blocks.contains(b)
    }
    /// A block was appended to another one: its operations are there now.
    pub fn merged(&mut self, cx: Cx<'_>, into: Block, from: Block) {
        if planted!(cx, MergedBarrierForgotten, self.blocks.remove(from), false) {
            self.blocks.insert(into);
        }
    }
    /// The blocks as plain data, sorted.
    pub fn claim(&self, f: &Function) -> Vec<Block> {
        self.blocks.in_layout(f)
    }
}

/// CV-1: true if a block of R(x) other than `x` holds a convergent operation. R(x) is what can be reached from `x`
/// before its immediate post-dominator.
pub fn in_region(
    cx: Cx<'_>,
    f: &Function,
    convergent: &ConvergentBlocks,
    post_dominators: &PostDominators,
    x: Block,
) -> bool {
    let stop = post_dominators.ipdom(x);
    let mut seen = BlockSet::new();
    let mut work: Vec<Block> = f.successors(x).filter(|&s| Some(s) != stop).collect();
    while let Some(b) = work.pop() {
        if b == x || !seen.insert(b) {
            continue;
        }
        if convergent.contains(b) {
            return true;
        }
        if planted!(cx, RegionEndsAtSuccessors, false, true) {
            continue;
        }
        work.extend(f.successors(b).filter(|&s| Some(s) != stop));
    }
    false
}
