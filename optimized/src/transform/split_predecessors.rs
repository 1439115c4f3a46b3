//! Splitting some predecessors of a block off: their edges go through a new block.
//!
//! With one predecessor this splits an edge (or all parallel edges from one block); with several it gathers them, and
//! phis in the new block merge what they bring.

use super::phis::{erase_empty_phis, phi_at_end};
use tandem_ir::{Block, Function, Inst, Value};

/// Leads all edges from `preds` to `b` through a new block; the phis of `b` are split accordingly.
pub(crate) fn split_predecessors(f: &mut Function, preds: &[Block], b: Block, name: &str) -> Block {
    split(f, preds, b, name, |f, v| f.as_const(v).is_some())
}

/// The same with as few phis as possible: a value that all of `preds` bring passes through the new block without one.
pub(crate) fn gather_predecessors(
    f: &mut Function,
    preds: &[Block],
    b: Block,
    name: &str,
) -> Block {
    split(f, preds, b, name, |_, _| true)
}

/// `passes` says of a value that all of `preds` bring whether it needs no phi.
fn split(
    f: &mut Function,
    preds: &[Block],
    b: Block,
    name: &str,
    passes: impl Fn(&Function, Value) -> bool,
) -> Block {
    let after = preds.last().copied().unwrap_or(b);
    let new = f.new_block_after(after, name);
    let phis: Vec<Inst> = f.phis(b).collect();
    let mut entries: Vec<(Inst, Value)> = Vec::with_capacity(phis.len());
    for phi in phis {
        let mut list: Vec<(Value, Block)> = Vec::with_capacity(preds.len());
        for &p in preds {
            let edges = f.successors(p).filter(|&s| s == b).count();
            if let Some(v) = f.phi_value_for(phi, p) {
                list.extend((0..edges).map(|_| (v, p)));
            }
        }
        let Some(&(only, _)) = list.first() else {
            continue;
        };
        let shared = list.iter().all(|e| e.0 == only) && passes(f, only);
        let value = if shared || preds.len() == 1 {
            only
        } else {
            phi_at_end(f, new, &list).unwrap_or(only)
        };
        entries.push((phi, value));
    }
    f.append_br(new, b);
    for &p in preds {
        if let Some(t) = f.terminator(p) {
            f.redirect_successor(t, b, new);
        }
        f.remove_phi_entries(b, p);
    }
    for (phi, value) in entries {
        f.add_phi_entry(phi, value, new);
    }
    erase_empty_phis(f, b);
    new
}
