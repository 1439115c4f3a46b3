//! Redirects all edges into a block to any other block: to itself, to an existing return, back to a predecessor.
//!
//! `blocks` offers the successors that the block itself has; here the new target is any block, which is what it takes to
//! have one return instead of two, or a loop of one block instead of three. There are as many candidates as pairs of
//! blocks, so in large bodies only pairs that are near each other are offered.

use super::blocks::{edges_into, way_on};
use super::dominance::Dominance;
use super::editor::Editor;
use super::local::{Local, Site};
use tandem_ir::function::Function;
use tandem_ir::module::Header;
use tandem_ir::{Block, Inst, Value};

/// Leads every edge into a block to another block, and the block disappears.
pub(crate) const TO_BLOCKS: Local = Local {
    name: "blocks-to-blocks",
    escape: false,
    sites,
    edit: redirect,
};

/// Up to so many blocks, every pair is a candidate.
const ALL_PAIRS: usize = 10;

fn sites(_: &Header, f: &Function, out: &mut Vec<Site>) {
    let all: Vec<Block> = f.blocks().collect();
    for (n, &b) in all.iter().enumerate().skip(1) {
        // Where a bypass leads is a candidate of another delta.
        let next = way_on(f, b);
        for (k, &to) in all.iter().enumerate().skip(1) {
            let near =
                all.len() <= ALL_PAIRS || k.abs_diff(n) == 1 || f.pred_edges(b).any(|p| p == to);
            if to != b && Some(to) != next && near {
                out.push(Site::Block(b, k as u32));
            }
        }
    }
}

fn redirect(e: &mut Editor<'_>, s: Site) {
    let Site::Block(b, k) = s else { return };
    // An earlier edit of the same range may have moved the numbers; any block will do.
    let Some(to) = e.f.blocks().nth(k as usize).filter(|&t| t != b) else {
        return;
    };
    if !e.f.in_layout(b) || e.is_pinned(b) || e.f.entry() == Some(to) {
        return;
    }
    e.watch_edges();
    let dominance = Dominance::new(e.f);
    if edges_into(e.f, b)
        .iter()
        .all(|&(t, _)| e.f.inst_block(t) == Some(b))
    {
        return;
    }
    let phis: Vec<Inst> = e.f.phis(to).collect();
    let label = e.f.block_value(to);
    for (t, n) in edges_into(e.f, b) {
        let Some(from) = e.f.inst_block(t).filter(|&p| p != b) else {
            continue;
        };
        for &p in &phis {
            let Some(v) = incoming(e, &dominance, p, (from, to), b) else {
                return;
            };
            e.f.add_phi_entry(p, v, from);
        }
        e.f.set_operand(t, n, label);
        e.f.remove_one_phi_entry(b, from);
    }
    forget(e, b);
    if !e.was_reachable(b) {
        e.erase_blocks(&[b]);
    }
}

/// What a block makes is zero wherever it is used elsewhere.
fn forget(e: &mut Editor<'_>, b: Block) {
    for i in e.f.insts(b).collect::<Vec<_>>() {
        if let Some(v) = e.f.result(i).filter(|&v| e.f.has_uses(v))
            && let Some(zero) = e.zero(e.f.value_type(v))
        {
            e.f.replace_all_uses(v, zero);
        }
    }
}

/// What a phi takes along a new edge that used to lead to `old`: what it takes from there already, itself within its
/// loop, what came through the old block, zero.
pub(crate) fn incoming(
    e: &mut Editor<'_>,
    dominance: &Dominance,
    p: Inst,
    (from, to): (Block, Block),
    old: Block,
) -> Option<Value> {
    if let Some(v) = e.f.phi_value_for(p, from) {
        return Some(v);
    }
    if dominance.dominates(to, from) {
        return e.f.result(p);
    }
    let known = |f: &Function, v: &Value| {
        dominance.available_in(f, *v, from)
            || f.def_inst(*v).and_then(|i| f.inst_block(i)) == Some(from)
    };
    let by_way = e.f.phi_value_for(p, old).filter(|v| known(e.f, v));
    by_way.or_else(|| e.zero(e.f.inst_type(p)))
}
