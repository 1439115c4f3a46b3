//! Performing one rewrite, the dumb way.
//!
//! Each function relies on `structure::check` having passed; none asks whether the
//! rewrite is right.

use super::{copy, loads};
use crate::edits::{flow, operand, values};
use std::collections::BTreeMap;
use tandem_ir::rewrite::{Operand, Rewrite};
use tandem_ir::{Block, Function, Header, Inst, InstKind, Type, Value};

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
            flow::merge(f, *pred, copy);
        }
        Rewrite::FactorPredecessors { preds, block } => {
            flow::factor(f, preds, *block);
        }
        Rewrite::UnfoldSelect {
            select,
            phi,
            pred,
            freeze,
        } => {
            unfold(f, *select, *phi, *pred, *freeze);
        }
        Rewrite::FoldTerminator { block, dest, .. } => flow::fold(cx, f, *block, *dest),
        Rewrite::ReplaceTerminator { block, new } => flow::put_terminator(cx, f, *block, new),
        Rewrite::ReplaceUses { new, uses, .. } => values::put(f, new, uses),
        Rewrite::EraseInst { inst } => f.erase_inst(*inst),
        Rewrite::EraseBlocks { blocks } => flow::erase(f, blocks),
        Rewrite::MergeIntoPredecessor { pred, block } => flow::merge(f, *pred, *block),
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
        several => flow::factor(f, several, block),
    }
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
    flow::exchange_terminator(f, pred, branch, |_| true);
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
