//! Copying a block onto an edge.
//!
//! The copy is a block of its own whose phis have the entries of that edge only:
//! so the values are taken over all at once (JT-T8), and the repair of uses
//! elsewhere needs no special case for a value that an earlier trip computed. Only
//! when everything is right again are those phis replaced by their entries.

use crate::edits::copies;
use crate::edits::flow::{drop_phis_if_cut_off, fold_phis};
use crate::ssa::Repair;
use std::collections::BTreeMap;
use tandem_ir::{Block, Function, Inst, InstKind, Value};

/// Copies `block` onto the edges from `from`: a new block that ends in `br dest`, or in a copy of the
/// terminator. Returns the copy.
pub fn onto_edge(f: &mut Function, from: Block, block: Block, dest: Option<Block>) -> Block {
    let name = f.block_name(block).unwrap_or_default().to_owned();
    let copy = f.new_block_after(from, &format!("{name}.thread"));
    let map = copy_insts(f, block, copy, (from, from));
    match (dest, f.terminator(block)) {
        (Some(d), _) => {
            f.append_br(copy, d);
        }
        (None, Some(t)) => {
            let c = copies::inst(f, t, &map);
            f.append_inst(copy, c);
        }
        (None, None) => {}
    }
    if let Some(t) = f.terminator(from) {
        f.remove_phi_entries(block, from);
        f.redirect_successor(t, block, copy);
    }
    let targets: Vec<Block> = f.successors(copy).collect();
    for s in targets {
        let phis: Vec<Inst> = f.phis(s).collect();
        for phi in phis {
            if let Some(v) = f.phi_value_for(phi, block) {
                f.add_phi_entry(phi, *map.get(&v).unwrap_or(&v), copy);
            }
        }
    }
    for (&old, &new) in &map {
        Repair::new(f, old, &[(block, old), (copy, new)]).rewrite_uses(f, old, block);
    }
    fold_phis(f, copy);
    drop_phis_if_cut_off(f, block);
    copy
}

/// Copies everything but the terminator. Of a phi its entry for `from` alone is kept, which now comes from `enters`.
pub fn copy_insts(
    f: &mut Function,
    block: Block,
    copy: Block,
    (from, enters): (Block, Block),
) -> BTreeMap<Value, Value> {
    let mut map = BTreeMap::new();
    let insts: Vec<Inst> = f
        .insts(block)
        .filter(|&i| !f.kind(i).is_terminator())
        .collect();
    for i in insts {
        let c = if f.is_phi(i) {
            let phi = f.create_inst(InstKind::Phi, f.inst_type(i), &[]);
            if let Some(v) = f.phi_value_for(i, from) {
                f.add_phi_entry(phi, v, enters);
            }
            phi
        } else {
            copies::inst(f, i, &map)
        };
        f.append_inst(copy, c);
        copies::records(f, i, c, &map);
        if let (Some(old), Some(new)) = (f.result(i), f.result(c)) {
            if let Some(name) = f.name(old).map(str::to_owned) {
                f.set_fresh_name(new, &name);
            }
            map.insert(old, new);
        }
    }
    map
}
