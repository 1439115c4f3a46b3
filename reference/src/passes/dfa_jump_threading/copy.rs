//! Performing a threading of paths, in the most obvious way.
//!
//! Every copy is made of its block as it was before anything was redirected, so the
//! order of the paths does not matter: a successor that is not on the path is the
//! original one. A copy's phis have the entry of the path's edge only, which takes
//! the values over all at once (JT-T8); all values with several definitions are then
//! repaired one after the other (JT-T7), and at the very end those phis are replaced
//! by what they take.

use crate::edits::copies;
use crate::edits::flow::{drop_phis_if_cut_off, fold_phis};
use crate::rewrites::copy::copy_insts;
use crate::ssa::Repair;
use std::collections::BTreeMap;
use tandem_ir::rewrite::Path;
use tandem_ir::{Block, Function, Inst, Value};

/// The copies of a path's blocks, in order.
type Copies = Vec<Block>;

/// All definitions of what used to be one value, beside its first one.
type Definitions = BTreeMap<Value, Vec<(Block, Value)>>;

/// Threads the paths of a switch.
pub fn thread(f: &mut Function, switch: Block, paths: &[Path]) {
    let mut definitions = Definitions::new();
    let copies: Vec<Copies> = paths
        .iter()
        .map(|p| copy_path(f, p, &mut definitions))
        .collect();
    for (p, copies) in paths.iter().zip(&copies) {
        join(f, p, copies);
    }
    for (p, copies) in paths.iter().zip(&copies) {
        redirect(f, p, copies);
    }
    for (old, more) in definitions {
        let Some(home) = f.def_inst(old).and_then(|i| f.inst_block(i)) else {
            continue;
        };
        let mut all = vec![(home, old)];
        all.extend(more);
        Repair::new(f, old, &all).rewrite_uses(f, old, home);
    }
    for &copy in copies.iter().flatten() {
        fold_phis(f, copy);
    }
    let entered = paths.iter().filter_map(|p| p.blocks.first().copied());
    for b in entered.chain([switch]) {
        drop_phis_if_cut_off(f, b);
    }
}

/// Copies the blocks of a path; each copy goes on to the next one, the last to the destination.
fn copy_path(f: &mut Function, p: &Path, definitions: &mut Definitions) -> Copies {
    let number = p.value.as_u128().map_or(String::new(), |n| n.to_string());
    let mut copies = Copies::new();
    let mut after = p.entry;
    for &b in &p.blocks {
        let name = f.block_name(b).unwrap_or_default().to_owned();
        let copy = f.new_block_after(after, &format!("{name}.jt{number}"));
        copies.push(copy);
        after = copy;
    }
    let (mut from, mut from_copy) = (p.entry, p.entry);
    for (k, (&b, &copy)) in p.blocks.iter().zip(&copies).enumerate() {
        let map = copy_insts(f, b, copy, (from, from_copy));
        match (p.blocks.get(k + 1), f.terminator(b)) {
            (Some(&next), Some(t)) => {
                let c = copies::inst(f, t, &map);
                f.append_inst(copy, c);
                f.redirect_successor(c, next, copies[k + 1]);
            }
            _ => {
                f.append_br(copy, p.dest);
            }
        }
        for (old, new) in map {
            definitions.entry(old).or_default().push((copy, new));
        }
        (from, from_copy) = (b, copy);
    }
    copies
}

/// Gives the phis of the original blocks that copies lead to their entries, one per edge.
fn join(f: &mut Function, p: &Path, copies: &[Block]) {
    for (&b, &copy) in p.blocks.iter().zip(copies) {
        let to: Vec<Block> = f.successors(copy).collect();
        for s in to.into_iter().filter(|s| !copies.contains(s)) {
            let phis: Vec<Inst> = f.phis(s).collect();
            for phi in phis {
                if let Some(v) = f.phi_value_for(phi, b) {
                    f.add_phi_entry(phi, v, copy);
                }
            }
        }
    }
}

/// The edges from the entry to the first block go to its copy.
fn redirect(f: &mut Function, p: &Path, copies: &[Block]) {
    let (Some(&first), Some(&copy), Some(t)) =
        (p.blocks.first(), copies.first(), f.terminator(p.entry))
    else {
        return;
    };
    f.remove_phi_entries(first, p.entry);
    f.redirect_successor(t, first, copy);
}
