//! Performing one rewrite, the dumb way.
//!
//! Each function relies on `structure::check` having passed; none asks whether the
//! rewrite is right.

use super::{copy, loads};
use crate::edits::operand;
use crate::ssa::only_source;
use std::collections::BTreeMap;
use tandem_ir::rewrite::{Operand, Rewrite};
use tandem_ir::{Block, Function, Header, Inst, InstKind, Symbol, Type, Value};

/// Performs a rewrite that is structurally right.
pub fn rewrite(cx: &Header, f: &mut Function, rw: &Rewrite) {
    match rw {
        Rewrite::ThreadEdge {
            preds, block, dest, ..
        } => {
            let from = common_predecessor(f, preds, *block);
            copy::onto_edge(f, from, *block, Some(*dest));
        }
        Rewrite::CloneIntoPredecessor { pred, block } => {
            let copy = copy::onto_edge(f, *pred, *block, None);
            merge(f, *pred, copy);
        }
        Rewrite::FactorPredecessors { preds, block } => {
            factor(f, preds, *block);
        }
        Rewrite::UnfoldSelect {
            select,
            phi,
            pred,
            freeze,
        } => {
            unfold(f, *select, *phi, *pred, *freeze);
        }
        Rewrite::FoldTerminator { block, dest, .. } => fold_terminator(cx, f, *block, Some(*dest)),
        Rewrite::MakeUnreachable { block } => fold_terminator(cx, f, *block, None),
        Rewrite::ReplaceUses { new, uses, .. } => replace_uses(f, new, uses),
        Rewrite::EraseInst { inst } => f.erase_inst(*inst),
        Rewrite::EraseBlocks { blocks } => erase_blocks(f, blocks),
        Rewrite::MergeIntoPredecessor { pred, block } => merge(f, *pred, *block),
        Rewrite::ThreadLoad {
            load,
            known,
            insert_in,
        } => {
            thread_load(cx, f, *load, known, *insert_in);
        }
        // `structure::check` has refused the kinds that belong to other passes.
        _ => {}
    }
}

/// The only predecessor, or a new block that the listed ones share.
fn common_predecessor(f: &mut Function, preds: &[Block], block: Block) -> Block {
    match preds {
        [only] => *only,
        several => factor(f, several, block),
    }
}

fn replace_uses(f: &mut Function, new: &Operand, uses: &[(Inst, usize)]) {
    let new = operand::make(f, new);
    for &(user, n) in uses {
        f.set_operand(user, n, new);
    }
}

fn erase_blocks(f: &mut Function, blocks: &[Block]) {
    let succs = |b: &Block| f.successors(*b).collect::<Vec<_>>();
    let cut: Vec<Block> = blocks.iter().flat_map(succs).collect();
    f.erase_blocks(blocks);
    for s in cut.into_iter().filter(|s| !blocks.contains(s)) {
        drop_phis_if_cut_off(f, s);
    }
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

/// Inserts a block on the edges from `preds` to `block`.
fn factor(f: &mut Function, preds: &[Block], block: Block) -> Block {
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

/// Puts a new terminator in the place of the old one; debug records and the location stay.
fn replace_terminator(f: &mut Function, b: Block, new: Inst, keep: impl Fn(Symbol) -> bool) {
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

/// `br dest`, or `unreachable`, instead of the terminator; branch weights go.
fn fold_terminator(cx: &Header, f: &mut Function, b: Block, dest: Option<Block>) {
    let succs: Vec<Block> = f.successors(b).collect();
    let mut kept = false;
    for &s in &succs {
        if Some(s) == dest && !kept {
            kept = true;
        } else {
            f.remove_one_phi_entry(s, b);
        }
    }
    let new = match dest.map(|d| f.block_value(d)) {
        Some(label) => f.create_inst(InstKind::Br, Type::VOID, &[label]),
        None => f.create_inst(InstKind::Unreachable, Type::VOID, &[]),
    };
    replace_terminator(f, b, new, |k| cx.str(k) == "dbg");
    for s in succs {
        drop_phis_if_cut_off(f, s);
    }
}

/// Appends `block` to its only predecessor.
fn merge(f: &mut Function, pred: Block, block: Block) {
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

/// Branches on the select's condition; the true arm goes through a new block.
fn unfold(f: &mut Function, select: Inst, phi: Inst, pred: Block, freeze: bool) {
    let Some(block) = f.inst_block(phi) else {
        return;
    };
    let (mut cond, yes, no) = (
        f.operand(select, 0),
        f.operand(select, 1),
        f.operand(select, 2),
    );
    if freeze {
        let i = f.create_inst(InstKind::Freeze, Type::I1, &[cond]);
        f.insert_before(i, select);
        cond = f.result(i).unwrap_or(cond);
    }
    let arm = f.new_block_after(pred, "select.unfold");
    f.append_br(arm, block);
    let phis: Vec<Inst> = f.phis(block).collect();
    for p in phis {
        if let Some(v) = f.phi_value_for(p, pred) {
            f.add_phi_entry(p, if p == phi { yes } else { v }, arm);
        }
    }
    if let Some(s) = f.result(select) {
        f.replace_uses_where(s, no, |_, _, _| true);
    }
    let (y, n) = (f.block_value(arm), f.block_value(block));
    let branch = f.create_inst(InstKind::Br, Type::VOID, &[cond, y, n]);
    replace_terminator(f, pred, branch, |_| true);
    f.erase_inst(select);
}

/// A phi of the known values instead of the load.
fn thread_load(
    cx: &Header,
    f: &mut Function,
    load: Inst,
    known: &[(Block, Operand)],
    insert_in: Option<Block>,
) {
    let Some(block) = f.inst_block(load) else {
        return;
    };
    let mut values: BTreeMap<Block, Value> = BTreeMap::new();
    for (p, o) in known {
        let v = operand::make(f, o);
        values.insert(*p, v);
    }
    if let Some(p) = insert_in {
        let v = load_at_end(cx, f, load, block, p);
        values.extend(v.map(|v| (p, v)));
    }
    let phi = f.new_phi(block, f.inst_type(load), "");
    let preds: Vec<Block> = f.blocks().collect();
    for p in preds {
        let edges = f.successors(p).filter(|&s| s == block).count();
        for v in values.get(&p).copied().into_iter().cycle().take(edges) {
            f.add_phi_entry(phi, v, p);
        }
    }
    if let (Some(old), Some(new)) = (f.result(load), f.result(phi)) {
        let name = f.name(old).map(str::to_owned);
        f.replace_all_uses(old, new);
        f.clear_name(old);
        if let Some(n) = name {
            f.set_fresh_name(new, &n);
        }
    }
    f.erase_inst(load);
}

/// The same load at the end of a predecessor, without metadata that says something of its value.
fn load_at_end(
    cx: &Header,
    f: &mut Function,
    load: Inst,
    block: Block,
    pred: Block,
) -> Option<Value> {
    let ptr = loads::address_on(f, load, block, pred)?;
    let c = f.clone_inst(load);
    f.set_operand(c, 0, ptr);
    f.retain_attachments(c, |k| matches!(cx.str(k), "dbg" | "tbaa"));
    f.insert_before_terminator(pred, c);
    f.result(c)
}
