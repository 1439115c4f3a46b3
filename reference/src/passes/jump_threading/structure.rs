//! What a rewrite must describe to mean anything: entities that are there, in the
//! relation that its kind names.
//!
//! Nothing here asks whether the rewrite is right. A rewrite that passes can be
//! applied, and the result is well-formed if the rewrite is legal.

use super::{Check, illegal};
use crate::view::incoming_block;
use tandem_ir::constant::ConstantData;
use tandem_ir::rewrite::{Operand, Rewrite};
use tandem_ir::{Block, Function, Inst, InstKind, Type, Value, ValueDef};

/// Checks a rewrite against a function.
pub fn check(f: &Function, rw: &Rewrite) -> Check {
    match rw {
        Rewrite::ThreadEdge { preds, block, dest, .. } => {
            predecessors(f, preds, *block)?;
            exists(f, *dest)?;
            require(has_condition(f, *block), "JT-R1", "the block does not end in a branch or switch on a condition")?;
            require(f.successors(*block).any(|s| s == *dest), "JT-R1", "the destination is not a successor of the block")?;
            require(dest != block, "JT-R2", "the destination is the block itself")?;
            require(!preds.contains(block), "JT-R2", "a predecessor is the block itself")
        }
        Rewrite::CloneIntoPredecessor { pred, block } => {
            predecessors(f, &[*pred], *block)?;
            require(pred != block, "JT-R2", "the predecessor is the block itself")?;
            let jump = f.single_successor(*pred) == Some(*block);
            require(jump && is_br(f, *pred), "JT-R1", "the predecessor does not end in an unconditional branch")?;
            require(has_condition(f, *block) && is_br(f, *block), "JT-R1", "the block does not end in a conditional branch")
        }
        Rewrite::FactorPredecessors { preds, block } => predecessors(f, preds, *block),
        Rewrite::UnfoldSelect { select, phi, pred, .. } => unfold(f, *select, *phi, *pred),
        Rewrite::FoldTerminator { block, dest, .. } => {
            exists(f, *block)?;
            exists(f, *dest)?;
            require(has_condition(f, *block), "JT-R1", "the block does not end in a branch or switch on a condition")?;
            require(f.successors(*block).any(|s| s == *dest), "JT-R1", "the destination is not a successor of the block")
        }
        Rewrite::MakeUnreachable { block } => {
            exists(f, *block)?;
            require(has_condition(f, *block), "JT-R1", "the block does not end in a branch or switch on a condition")
        }
        Rewrite::ReplaceUses { old, new, uses, .. } => replace(f, *old, new, uses),
        Rewrite::EraseInst { inst } => {
            placed(f, *inst)?;
            require(!f.kind(*inst).is_terminator(), "X-1", "a terminator cannot be erased")
        }
        Rewrite::EraseBlocks { blocks } => {
            require(in_layout_order(f, blocks), "X-7", "the blocks are not listed once each in layout order")?;
            require(f.entry().is_none_or(|e| !blocks.contains(&e)), "X-1", "the entry block cannot be erased")?;
            let entered = |&b: &Block| f.pred_edges(b).any(|p| !blocks.contains(&p));
            require(!blocks.iter().any(entered), "X-1", "a block that stays branches to one that goes")?;
            not_addressed(f, blocks)
        }
        Rewrite::MergeIntoPredecessor { pred, block } => merge(f, *pred, *block),
        Rewrite::ThreadLoad { load, known, insert_in } => thread_load(f, *load, known, *insert_in),
    }
}

fn require(holds: bool, rule: &'static str, reason: &str) -> Check {
    if holds { Ok(()) } else { Err(illegal(rule, reason)) }
}

fn exists(f: &Function, b: Block) -> Check {
    let there = (b.as_u32() as usize) < f.num_blocks() && f.in_layout(b);
    require(there, "structure", "the rewrite names a block that is not in the function")
}

fn placed(f: &Function, i: Inst) -> Check {
    let there = (i.as_u32() as usize) < f.num_insts() && f.inst_block(i).is_some();
    require(there, "structure", "the rewrite names an instruction that is not in the function")
}

fn value_exists(f: &Function, v: Value) -> Check {
    let there = (v.as_u32() as usize) < f.num_values()
        && f.def_inst(v).is_none_or(|i| f.inst_block(i).is_some());
    require(there, "structure", "the rewrite names a value that is not in the function")
}

fn operand_fits(f: &Function, o: &Operand, ty: Type) -> Check {
    let fits = match o {
        Operand::Value(v) => {
            value_exists(f, *v)?;
            f.value_type(*v) == ty
        }
        Operand::Int(b) => ty.int_width() == Some(b.width()),
        Operand::Undef(t) | Operand::Poison(t) => *t == ty,
        Operand::Null(t) => *t == ty && ty.is_ptr(),
    };
    require(fits, "structure", "the new value has another type")
}

fn is_br(f: &Function, b: Block) -> bool {
    f.terminator(b).is_some_and(|t| matches!(f.kind(t), InstKind::Br))
}

/// True if the block ends in a branch or switch on a condition.
pub fn has_condition(f: &Function, b: Block) -> bool {
    f.terminator(b).is_some_and(|t| match f.kind(t) {
        InstKind::Br => f.num_operands(t) == 3,
        InstKind::Switch => true,
        _ => false,
    })
}

fn in_layout_order(f: &Function, blocks: &[Block]) -> bool {
    let listed: Vec<Block> = f.blocks().filter(|b| blocks.contains(b)).collect();
    listed == blocks && !blocks.is_empty()
}

/// Predecessors whose edges can be redirected: they end in br or switch (JT-R1, JT-R2).
fn predecessors(f: &Function, preds: &[Block], block: Block) -> Check {
    exists(f, block)?;
    require(in_layout_order(f, preds), "X-7", "the predecessors are not listed once each in layout order")?;
    for &p in preds {
        let ends_in = f.terminator(p).map(|t| f.kind(t));
        let plain = matches!(ends_in, Some(InstKind::Br | InstKind::Switch));
        require(f.successors(p).any(|s| s == block), "JT-R1", "a predecessor has no edge to the block")?;
        require(plain, "JT-R2", "a predecessor does not end in br or switch")?;
    }
    let pad = f.first_non_phi(block).is_some_and(|i| is_pad(f.kind(i)));
    require(!pad, "JT-R2", "the block is an exception handling pad")
}

/// True for the instructions that make a block an exception handling pad.
pub fn is_pad(k: &InstKind) -> bool {
    matches!(
        k,
        InstKind::LandingPad { .. }
            | InstKind::CatchPad
            | InstKind::CleanupPad
            | InstKind::CatchSwitch { .. }
    )
}

fn unfold(f: &Function, select: Inst, phi: Inst, pred: Block) -> Check {
    placed(f, select)?;
    placed(f, phi)?;
    exists(f, pred)?;
    let is_select = matches!(f.kind(select), InstKind::Select) && f.is_phi(phi);
    require(is_select, "JT-R7", "not a select and a phi")?;
    require(f.inst_block(select) == Some(pred), "JT-R7", "the select is not in the predecessor")?;
    let scalar = f.value_type(f.operand(select, 0)) == Type::I1;
    require(scalar, "JT-R7", "the select's condition is no i1")?;
    let to = f.inst_block(phi);
    let jump = is_br(f, pred) && f.single_successor(pred) == to;
    require(jump, "JT-R7", "the predecessor does not end in an unconditional branch to the phi's block")?;
    let only_use = f.result(select).is_some_and(|r| {
        let mut uses = f.uses(r);
        let first = uses.next().map(|u| (f.user(u), f.use_index(u)));
        uses.next().is_none()
            && first.is_some_and(|(i, n)| i == phi && incoming_block(f, i, n) == Some(pred))
    });
    require(only_use, "JT-R7", "the phi's entry for the predecessor is not the select's only use")
}

fn replace(f: &Function, old: Value, new: &Operand, uses: &[(Inst, usize)]) -> Check {
    value_exists(f, old)?;
    let is_data = matches!(f.value_def(old), ValueDef::Inst(_) | ValueDef::Arg(_));
    require(is_data, "structure", "only results and arguments are replaced")?;
    require(*new != Operand::Value(old), "structure", "a value is replaced by itself")?;
    operand_fits(f, new, f.value_type(old))?;
    require(!uses.is_empty(), "structure", "no use is listed")?;
    require(uses.is_sorted_by(|a, b| a < b), "X-7", "the uses are not listed once each in order")?;
    for &(user, n) in uses {
        placed(f, user)?;
        let there = n < f.num_operands(user) && f.operand(user, n) == old;
        require(there, "structure", "a listed operand does not hold the value")?;
    }
    Ok(())
}

fn merge(f: &Function, pred: Block, block: Block) -> Check {
    exists(f, pred)?;
    exists(f, block)?;
    require(pred != block && f.entry() != Some(block), "X-1", "the block cannot be merged with itself or be the entry")?;
    let jump = is_br(f, pred) && f.single_successor(pred) == Some(block);
    require(jump, "X-1", "the predecessor does not end in an unconditional branch to the block")?;
    require(f.single_predecessor(block) == Some(pred), "X-1", "the block has other predecessors")?;
    let pad = f.first_non_phi(block).is_some_and(|i| is_pad(f.kind(i)));
    require(!pad, "JT-R2", "the block is an exception handling pad")?;
    not_addressed(f, &[block])
}

/// A block whose address the function takes must stay.
fn not_addressed(f: &Function, blocks: &[Block]) -> Check {
    let taken = f.constants().iter().any(|(_, _, d)| {
        matches!(d, ConstantData::BlockAddress(g, b) if *g == f.global && blocks.contains(b))
    });
    require(!taken, "X-1", "the address of a block that goes is taken")
}

fn thread_load(f: &Function, load: Inst, known: &[(Block, Operand)], insert_in: Option<Block>) -> Check {
    placed(f, load)?;
    require(matches!(f.kind(load), InstKind::Load(_)), "JT-R8", "not a load")?;
    let Some(block) = f.inst_block(load) else {
        return Err(illegal("structure", "the load is in no block"));
    };
    for (_, o) in known {
        operand_fits(f, o, f.inst_type(load))?;
    }
    let mut all: Vec<Block> = known.iter().map(|k| k.0).collect();
    require(in_layout_order(f, &all), "X-7", "the predecessors are not listed once each in layout order")?;
    if let Some(b) = insert_in {
        exists(f, b)?;
        require(!all.contains(&b), "JT-R8", "the predecessor that loads is listed as known")?;
        require(is_br(f, b) && f.single_successor(b) == Some(block), "JT-R8", "the predecessor that loads does not end in an unconditional branch")?;
        all.push(b);
    }
    let covered = f.predecessors(block).iter().all(|p| all.contains(p));
    let only = all.iter().all(|p| f.successors(*p).any(|s| s == block));
    require(covered && only, "JT-R8", "the values are not those of exactly the predecessors")
}
