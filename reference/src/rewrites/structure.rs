//! What a rewrite must describe to mean anything: entities that are there, in the
//! relation that its kind names.
//!
//! Nothing here asks whether the rewrite is right. A rewrite that passes can be
//! applied, and the result is well-formed if the rewrite is legal.

use super::Check;
use super::entities::{exists, in_layout_order, operand_fits, placed, require, value_exists};
use crate::view::incoming_block;
use tandem_ir::constant::ConstantData;
use tandem_ir::rewrite::{Judgement, NewInst, Operand, Rewrite};
use tandem_ir::{Block, Function, Inst, InstKind, Type, Value, ValueDef};

/// Checks a rewrite against a function.
pub fn check(f: &Function, rw: &Rewrite) -> Check {
    match rw {
        Rewrite::ThreadEdge {
            preds, block, dest, ..
        } => thread_edge(f, preds, *block, *dest),
        Rewrite::CloneIntoPredecessor { pred, block } => clone_into(f, *pred, *block),
        Rewrite::FactorPredecessors { preds, block } => predecessors(f, preds, *block),
        Rewrite::UnfoldSelect {
            select, phi, pred, ..
        } => unfold(f, *select, *phi, *pred),
        Rewrite::FoldTerminator { block, dest, .. } => {
            conditional(f, *block)?;
            exists(f, *dest)?;
            is_successor(f, *block, *dest)
        }
        Rewrite::ReplaceTerminator { block, new } if *new == NewInst::unreachable() => {
            conditional(f, *block)
        }
        Rewrite::ReplaceUses { old, new, uses, .. } => replace(f, *old, new, uses),
        Rewrite::EraseInst { inst } => {
            placed(f, *inst)?;
            let terminator = f.kind(*inst).is_terminator();
            require(!terminator, "X-1", "a terminator cannot be erased")
        }
        Rewrite::EraseBlocks { blocks } => erase_blocks(f, blocks),
        Rewrite::MergeIntoPredecessor { pred, block } => merge(f, *pred, *block),
        Rewrite::ThreadPaths { .. } => Err(super::illegal(
            "JT-R16",
            "paths are threaded by dfa-jump-threading, not by this pass",
        )),
        Rewrite::ThreadLoad {
            load,
            known,
            insert_in,
        } => thread_load(f, *load, known, *insert_in),
        other => Err(foreign(other)),
    }
}

/// The judgement on a kind of rewrite that the pass does not perform.
pub fn foreign(rw: &Rewrite) -> Judgement {
    let reason = format!("`{}` is not a rewrite of this pass", rw.kind());
    super::illegal("structure", reason)
}

fn is_br(f: &Function, b: Block) -> bool {
    f.terminator(b)
        .is_some_and(|t| matches!(f.kind(t), InstKind::Br))
}

/// True if `from` ends in `br label %to`.
fn jumps_to(f: &Function, from: Block, to: Block) -> bool {
    is_br(f, from) && f.single_successor(from) == Some(to)
}

/// True if the block ends in a branch or switch on a condition.
pub fn has_condition(f: &Function, b: Block) -> bool {
    f.terminator(b).is_some_and(|t| match f.kind(t) {
        InstKind::Br => f.num_operands(t) == 3,
        InstKind::Switch => true,
        _ => false,
    })
}

fn conditional(f: &Function, b: Block) -> Check {
    exists(f, b)?;
    let reason = "the block does not end in a branch or switch on a condition";
    require(has_condition(f, b), "JT-R1", reason)
}

fn is_successor(f: &Function, block: Block, dest: Block) -> Check {
    let there = f.successors(block).any(|s| s == dest);
    let reason = "the destination is not a successor of the block";
    require(there, "JT-R1", reason)
}

/// Predecessors whose edges can be redirected: they end in br or switch (JT-R1, JT-R2). An exception
/// handling pad has no such predecessor.
fn predecessors(f: &Function, preds: &[Block], block: Block) -> Check {
    exists(f, block)?;
    in_layout_order(f, preds)?;
    for &p in preds {
        let edge = f.successors(p).any(|s| s == block);
        require(edge, "JT-R1", "a predecessor has no edge to the block")?;
        let ends_in = f.terminator(p).map(|t| f.kind(t));
        let plain = matches!(ends_in, Some(InstKind::Br | InstKind::Switch));
        require(plain, "JT-R2", "a predecessor does not end in br or switch")?;
    }
    Ok(())
}

fn thread_edge(f: &Function, preds: &[Block], block: Block, dest: Block) -> Check {
    predecessors(f, preds, block)?;
    exists(f, dest)?;
    conditional(f, block)?;
    is_successor(f, block, dest)?;
    require(
        dest != block,
        "JT-R2",
        "the destination is the block itself",
    )?;
    let own = preds.contains(&block);
    require(!own, "JT-R2", "a predecessor is the block itself")
}

fn clone_into(f: &Function, pred: Block, block: Block) -> Check {
    predecessors(f, &[pred], block)?;
    require(
        pred != block,
        "JT-R2",
        "the predecessor is the block itself",
    )?;
    let reason = "the predecessor does not end in an unconditional branch";
    require(jumps_to(f, pred, block), "JT-R1", reason)?;
    let reason = "the block does not end in a conditional branch";
    require(is_br(f, block) && has_condition(f, block), "JT-R1", reason)
}

fn unfold(f: &Function, select: Inst, phi: Inst, pred: Block) -> Check {
    let (home, to) = (placed(f, select)?, placed(f, phi)?);
    exists(f, pred)?;
    let kinds = matches!(f.kind(select), InstKind::Select) && f.is_phi(phi);
    require(kinds, "JT-R7", "not a select and a phi")?;
    require(
        home == pred,
        "JT-R7",
        "the select is not in the predecessor",
    )?;
    let scalar = f.value_type(f.operand(select, 0)) == Type::I1;
    require(scalar, "JT-R7", "the select's condition is no i1")?;
    let reason = "the predecessor does not end in an unconditional branch to the phi's block";
    require(jumps_to(f, pred, to), "JT-R7", reason)?;
    let uses = f.result(select).into_iter().flat_map(|r| f.uses(r));
    let uses: Vec<(Inst, usize)> = uses.map(|u| (f.user(u), f.use_index(u))).collect();
    let only = match uses[..] {
        [(i, n)] => i == phi && incoming_block(f, i, n) == Some(pred),
        _ => false,
    };
    let reason = "the phi's entry for the predecessor is not the select's only use";
    require(only, "JT-R7", reason)
}

fn replace(f: &Function, old: Value, new: &Operand, uses: &[(Inst, usize)]) -> Check {
    value_exists(f, old)?;
    let is_data = matches!(f.value_def(old), ValueDef::Inst(_) | ValueDef::Arg(_));
    require(
        is_data,
        "structure",
        "only results and arguments are replaced",
    )?;
    let other = *new != Operand::Value(old);
    require(other, "structure", "a value is replaced by itself")?;
    operand_fits(f, new, f.value_type(old))?;
    require(!uses.is_empty(), "structure", "no use is listed")?;
    let sorted = uses.is_sorted_by(|a, b| a < b);
    require(sorted, "X-7", "the uses are not listed once each in order")?;
    for &(user, n) in uses {
        placed(f, user)?;
        let there = n < f.num_operands(user) && f.operand(user, n) == old;
        require(
            there,
            "structure",
            "a listed operand does not hold the value",
        )?;
    }
    Ok(())
}

fn erase_blocks(f: &Function, blocks: &[Block]) -> Check {
    in_layout_order(f, blocks)?;
    let entry = f.entry().is_some_and(|e| blocks.contains(&e));
    require(!entry, "X-1", "the entry block cannot be erased")?;
    let entered = |&b: &Block| f.pred_edges(b).any(|p| !blocks.contains(&p));
    let reason = "a block that stays branches to one that goes";
    require(!blocks.iter().any(entered), "X-1", reason)?;
    not_addressed(f, blocks)
}

fn merge(f: &Function, pred: Block, block: Block) -> Check {
    exists(f, pred)?;
    exists(f, block)?;
    let apart = pred != block && f.entry() != Some(block);
    require(
        apart,
        "X-1",
        "the block is its own predecessor or the entry",
    )?;
    let reason = "the predecessor does not end in an unconditional branch to the block";
    require(jumps_to(f, pred, block), "X-1", reason)?;
    let single = f.single_predecessor(block) == Some(pred);
    require(single, "X-1", "the block has other predecessors")?;
    not_addressed(f, &[block])
}

/// A block whose address the function takes must stay.
fn not_addressed(f: &Function, blocks: &[Block]) -> Check {
    let taken = f.constants().iter().any(|(_, _, d)| match d {
        ConstantData::BlockAddress(g, b) => *g == f.global && blocks.contains(b),
        _ => false,
    });
    require(!taken, "X-1", "the address of a block that goes is taken")
}

fn thread_load(
    f: &Function,
    load: Inst,
    known: &[(Block, Operand)],
    insert_in: Option<Block>,
) -> Check {
    let block = placed(f, load)?;
    let is_load = matches!(f.kind(load), InstKind::Load(_));
    require(is_load, "JT-R8", "not a load")?;
    let mut preds: Vec<Block> = known.iter().map(|k| k.0).collect();
    in_layout_order(f, &preds)?;
    for (_, o) in known {
        operand_fits(f, o, f.inst_type(load))?;
    }
    if let Some(b) = insert_in {
        exists(f, b)?;
        let reason = "the predecessor that loads does not end in an unconditional branch";
        require(jumps_to(f, b, block), "JT-R8", reason)?;
        require(
            !preds.contains(&b),
            "JT-R8",
            "the predecessor that loads is listed as known",
        )?;
        preds.push(b);
    }
    let covered = f.predecessors(block).iter().all(|p| preds.contains(p));
    let only = preds.iter().all(|&p| f.successors(p).any(|s| s == block));
    let reason = "the values are not those of exactly the predecessors";
    require(covered && only, "JT-R8", reason)
}
