//! Control flow: terminators and edges, blocks split, merged and erased.
//!
//! ```text
//!   fold            b: br %c, x, y   ──▶  b: br x           y loses b's entries in its phis
//!   redirect        p ──▶ s          ──▶  p ──▶ t           s loses an entry, t gets one
//!   split edge      p ──▶ s          ──▶  p ──▶ new ──▶ s   the new block takes p's place in s's phis
//!   merge           p ──▶ b          ──▶  p+b               b has no other predecessor, its phis become their value
//! ```
//!
//! Each general kind has one function that checks and performs ([`Check`]). The functions that return nothing perform without
//! asking; passes that have checks of their own call those.
//!
//! **Invariant:** phis have an entry per edge before and after. A block that nothing enters any more stays with empty
//! phis replaced ([`drop_phis_if_cut_off`]); erasing it is a rewrite of its own. A block whose address is taken is never erased.

use super::{Check, block, cannot, in_layout_order, inst, is_pad, operand, require, shape};
use crate::ssa::only_source;
use std::collections::BTreeMap;
use tandem_ir::constant::ConstantData;
use tandem_ir::rewrite::{NewInst, Operand};
use tandem_ir::{Block, Function, Header, Inst, InstKind, Symbol, Type, Value};

// ----- terminators ---------------------------------------------------------------------------------------------

/// `FoldTerminator` as a general kind.
pub fn fold_terminator(cx: &Header, f: &mut Function, b: Block, dest: Block) -> Check {
    block(f, b)?;
    block(f, dest)?;
    let conditional = f.terminator(b).is_some_and(|t| match f.kind(t) {
        InstKind::Br => f.num_operands(t) == 3,
        InstKind::Switch => true,
        _ => false,
    });
    let reason = "the block does not end in a branch or switch on a condition";
    require(conditional, reason)?;
    let there = f.successors(b).any(|s| s == dest);
    require(there, "the destination is not a successor of the block")?;
    fold(cx, f, b, dest);
    Ok(())
}

/// `br dest` instead of the terminator; branch weights go, the debug location stays.
pub fn fold(cx: &Header, f: &mut Function, b: Block, dest: Block) {
    let succs: Vec<Block> = f.successors(b).collect();
    let mut kept = false;
    for &s in &succs {
        if s == dest && !kept {
            kept = true;
        } else {
            f.remove_one_phi_entry(s, b);
        }
    }
    let label = f.block_value(dest);
    let new = f.create_inst(InstKind::Br, Type::VOID, &[label]);
    exchange_terminator(f, b, new, |k| cx.str(k) == "dbg");
    for s in succs {
        drop_phis_if_cut_off(f, s);
    }
}

/// Puts a new terminator in the place of the old one; debug records stay, and of the metadata what is kept.
pub fn exchange_terminator(f: &mut Function, b: Block, new: Inst, keep: impl Fn(Symbol) -> bool) {
    let old = f.terminator(b);
    f.append_inst(b, new);
    if let Some(old) = old {
        for (kind, md) in f.attachments(old).to_vec() {
            if keep(kind) {
                f.set_attachment(new, kind, md);
            }
        }
        f.erase_inst(old);
    }
}

/// `ReplaceTerminator`.
pub fn replace_terminator(cx: &Header, f: &mut Function, b: Block, new: &NewInst) -> Check {
    block(f, b)?;
    let old = f
        .terminator(b)
        .ok_or_else(|| cannot("the block has no terminator"))?;
    let plain = matches!(
        new.kind,
        InstKind::Br | InstKind::Switch | InstKind::Ret | InstKind::Unreachable
    );
    require(
        plain,
        "the new terminator is no br, switch, ret or unreachable",
    )?;
    let unused = f.result(old).is_none_or(|v| !f.has_uses(v));
    require(unused, "the old terminator has a result that is used")?;
    for o in &new.operands {
        operand::fits(cx, f, o)?;
    }
    let operands: Vec<Value> = new.operands.iter().map(|o| operand::make(f, o)).collect();
    shape::new(cx, f, new, operands.clone())?;
    let edges = edge_counts(f, b, &operands);
    for (&s, &(was, is)) in &edges {
        if is > was {
            enterable(f, s)?;
            require(
                f.phis(s).next().is_none(),
                "a phi has no value for a new edge",
            )?;
        }
    }
    put_terminator(cx, f, b, new);
    Ok(())
}

/// Edges from `b` to each block: how many there are, and how many there will be with a terminator of the given operands.
fn edge_counts(f: &Function, b: Block, operands: &[Value]) -> BTreeMap<Block, (usize, usize)> {
    let mut edges: BTreeMap<Block, (usize, usize)> = BTreeMap::new();
    for s in f.successors(b) {
        edges.entry(s).or_default().0 += 1;
    }
    for s in operands.iter().filter_map(|&v| f.as_block(v)) {
        edges.entry(s).or_default().1 += 1;
    }
    edges
}

/// Puts the new terminator into the place of the old one, whose debug location it keeps; entries of phis for edges that go
/// away go.
pub fn put_terminator(cx: &Header, f: &mut Function, b: Block, new: &NewInst) {
    let operands: Vec<Value> = new.operands.iter().map(|o| operand::make(f, o)).collect();
    let edges = edge_counts(f, b, &operands);
    let i = f.create_inst(new.kind.clone(), new.ty, &operands);
    f.set_flags(i, new.flags);
    exchange_terminator(f, b, i, |k| cx.str(k) == "dbg");
    for (s, (was, is)) in edges {
        for _ in is..was {
            f.remove_one_phi_entry(s, b);
        }
        drop_phis_if_cut_off(f, s);
    }
}

/// A `br` or `switch` may go to the block.
fn enterable(f: &Function, b: Block) -> Check {
    block(f, b)?;
    require(
        f.entry() != Some(b),
        "nothing may branch to the entry block",
    )?;
    let pad = f.first_non_phi(b).is_some_and(|i| is_pad(f.kind(i)));
    require(!pad, "no branch may lead to a landing pad")
}

// ----- edges -----------------------------------------------------------------------------------------------------

/// The block ends in `br` or `switch` and has an edge to the other one.
fn branches_to(f: &Function, pred: Block, succ: Block) -> Check<Inst> {
    block(f, pred)?;
    block(f, succ)?;
    let ends_in = f.terminator(pred);
    let t = ends_in.filter(|&t| matches!(f.kind(t), InstKind::Br | InstKind::Switch));
    let t = t.ok_or_else(|| cannot("the predecessor does not end in br or switch"))?;
    let edge = f.successors(pred).any(|s| s == succ);
    require(edge, "the predecessor has no edge to the block")?;
    Ok(t)
}

/// `RedirectEdge`.
pub fn redirect_edge(
    cx: &Header,
    f: &mut Function,
    (pred, old, new): (Block, Block, Block),
    values: &[(Inst, Operand)],
) -> Check {
    let t = branches_to(f, pred, old)?;
    enterable(f, new)?;
    require(old != new, "the edge goes there already")?;
    let phis: Vec<Inst> = f.phis(new).collect();
    let listed: Vec<Inst> = values.iter().map(|v| v.0).collect();
    require(
        phis == listed,
        "the values are not those of the block's phis, in order",
    )?;
    for (phi, o) in values {
        operand::has_type(cx, f, o, f.inst_type(*phi))?;
        let made = operand::make(f, o);
        let same = f.phi_value_for(*phi, pred).is_none_or(|v| v == made);
        require(same, "a phi would get two values for one predecessor")?;
    }
    let edges = f.redirect_successor(t, old, new);
    f.remove_phi_entries(old, pred);
    for (phi, o) in values {
        let v = operand::make(f, o);
        for _ in 0..edges {
            f.add_phi_entry(*phi, v, pred);
        }
    }
    drop_phis_if_cut_off(f, old);
    Ok(())
}

/// `SplitEdge`.
pub fn split_edge(f: &mut Function, pred: Block, succ: Block) -> Check {
    branches_to(f, pred, succ)?;
    factor(f, &[pred], succ);
    Ok(())
}

/// Inserts a block on the edges from `preds` to `block`, in front of `block` in the layout.
pub fn factor(f: &mut Function, preds: &[Block], block: Block) -> Block {
    let name = f.block_name(block).unwrap_or_default().to_owned();
    let between = f.create_block();
    f.insert_block_before(between, block);
    let label = f.block_value(between);
    f.set_fresh_name(label, &format!("{name}.factor"));
    let phis: Vec<Inst> = f.phis(block).collect();
    for phi in phis {
        let entries: Vec<(Value, Block)> = f
            .phi_incoming(phi)
            .filter(|(_, p)| preds.contains(p))
            .collect();
        let Some(&(first, _)) = entries.first() else {
            continue;
        };
        let mut value = first;
        if entries.iter().any(|&(v, _)| v != first) {
            let new = f.create_inst(InstKind::Phi, f.inst_type(phi), &[]);
            f.append_inst(between, new);
            for (v, p) in entries {
                f.add_phi_entry(new, v, p);
            }
            value = f.result(new).unwrap_or(first);
        }
        f.add_phi_entry(phi, value, between);
    }
    for &p in preds {
        f.remove_phi_entries(block, p);
        if let Some(t) = f.terminator(p) {
            f.redirect_successor(t, block, between);
        }
    }
    f.append_br(between, block);
    between
}

// ----- blocks ----------------------------------------------------------------------------------------------------

/// `SplitBlock`.
pub fn split_block(f: &mut Function, b: Block, at: Inst) -> Check {
    block(f, b)?;
    require(inst(f, at)? == b, "the instruction is in another block")?;
    let bound = f.is_phi(at) || is_pad(f.kind(at));
    require(!bound, "a phi or a pad stays at the start of its block")?;
    let name = f.block_name(b).unwrap_or_default().to_owned();
    f.split_block(b, at, &format!("{name}.split"));
    Ok(())
}

/// `MergeIntoPredecessor`.
pub fn merge_into_predecessor(f: &mut Function, pred: Block, b: Block) -> Check {
    block(f, pred)?;
    block(f, b)?;
    let apart = pred != b && f.entry() != Some(b);
    require(apart, "the block is its own predecessor or the entry")?;
    let br = f
        .terminator(pred)
        .is_some_and(|t| matches!(f.kind(t), InstKind::Br));
    let jumps = br && f.single_successor(pred) == Some(b);
    let reason = "the predecessor does not end in an unconditional branch to the block";
    require(jumps, reason)?;
    let single = f.single_predecessor(b) == Some(pred);
    require(single, "the block has other predecessors")?;
    not_addressed(f, &[b])?;
    merge(f, pred, b);
    Ok(())
}

/// Appends `block` to its only predecessor.
pub fn merge(f: &mut Function, pred: Block, block: Block) {
    fold_phis(f, block);
    let succs: Vec<Block> = f.successors(block).collect();
    for s in succs {
        f.retarget_phi_entries(s, block, pred);
    }
    let moved: Vec<Inst> = f.insts(block).collect();
    let jump = f.terminator(pred);
    for i in moved {
        f.detach_inst(i);
        f.append_inst(pred, i);
    }
    // Erased last, so that its debug records pass to the first instruction moved.
    if let Some(j) = jump {
        f.erase_inst(j);
    }
    f.erase_blocks(&[block]);
}

/// `EraseBlocks`.
pub fn erase_blocks(f: &mut Function, blocks: &[Block]) -> Check {
    in_layout_order(f, blocks)?;
    let entry = f.entry().is_some_and(|e| blocks.contains(&e));
    require(!entry, "the entry block cannot be erased")?;
    let entered = |&b: &Block| f.pred_edges(b).any(|p| !blocks.contains(&p));
    let reason = "a block that stays branches to one that goes";
    require(!blocks.iter().any(entered), reason)?;
    not_addressed(f, blocks)?;
    erase(f, blocks);
    Ok(())
}

/// Erases blocks to which nothing else branches.
pub fn erase(f: &mut Function, blocks: &[Block]) {
    let succs = |b: &Block| f.successors(*b).collect::<Vec<_>>();
    let cut: Vec<Block> = blocks.iter().flat_map(succs).collect();
    f.erase_blocks(blocks);
    for s in cut.into_iter().filter(|s| !blocks.contains(s)) {
        drop_phis_if_cut_off(f, s);
    }
}

/// A block whose address the function takes must stay.
pub(super) fn not_addressed(f: &Function, blocks: &[Block]) -> Check {
    let taken = f.constants().iter().any(|(_, _, d)| match d {
        ConstantData::BlockAddress(g, b) => *g == f.global && blocks.contains(b),
        _ => false,
    });
    require(!taken, "the address of a block is taken")
}

/// Replaces every phi of a block that has one source by that source.
pub fn fold_phis(f: &mut Function, b: Block) {
    let phis: Vec<Inst> = f.phis(b).collect();
    for phi in phis {
        let source = match only_source(f, phi) {
            Some(v) => v,
            None => f.poison(f.inst_type(phi)),
        };
        if let Some(v) = f.result(phi) {
            f.replace_all_uses(v, source);
        }
        f.erase_inst(phi);
    }
}

/// A block that lost its last predecessor is unreachable, and its phis have nothing left to take.
pub fn drop_phis_if_cut_off(f: &mut Function, b: Block) {
    if f.pred_edges(b).next().is_none() {
        let phis: Vec<Inst> = f.phis(b).collect();
        for phi in phis {
            f.erase_inst(phi);
        }
    }
}
