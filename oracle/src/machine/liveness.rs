//! Registers that are live into a block: read on some path before they are written (BF-R7).
//!
//! A guarded write leaves the old value on some path and ends nothing. A register that a note calls `undef` is read without
//! its value mattering: whether that counts is left open, so there is a least and a largest answer.

use super::graph::Graph;
use std::collections::BTreeSet;
use tandem_ir::machine::effects::{Access, for_each_access};
use tandem_ir::machine::regs::Reg;
use tandem_ir::machine::{MBlock, MFunc, MachineContext};

/// Live-in registers of each block of the layout, by its number.
pub fn live_ins(cx: &MachineContext, f: &MFunc, undef_counts: bool) -> Vec<BTreeSet<Reg>> {
    let g = Graph::new(cx, f);
    let mut live: Vec<BTreeSet<Reg>> = vec![BTreeSet::new(); g.len()];
    let mut changed = true;
    while changed {
        changed = false;
        for n in (0..g.len()).rev() {
            let out = g.succs[n].iter().flat_map(|&s| live[s].iter().copied());
            let new = before(cx, f, f.layout[n], out.collect(), undef_counts);
            if new != live[n] {
                live[n] = new;
                changed = true;
            }
        }
    }
    live
}

fn before(
    cx: &MachineContext,
    f: &MFunc,
    block: MBlock,
    mut live: BTreeSet<Reg>,
    undef_counts: bool,
) -> BTreeSet<Reg> {
    for &i in f.blocks[block].insts.iter().rev() {
        let data = &f.insts[i];
        let undef = data.note.as_ref().map_or(&[][..], |n| &n.undef);
        if data.guard.is_none() {
            for_each_access(data, cx.forms(), |r, how| {
                if how == Access::Write {
                    live.remove(&r);
                }
            });
        }
        for_each_access(data, cx.forms(), |r, how| {
            if how != Access::Write && (undef_counts || !undef.contains(&r)) {
                live.insert(r);
            }
        });
    }
    live
}

/// Whether a register is one of the frame's two pointers, which are among the 63 reserved ones (BF-044).
pub fn is_reserved(f: &MFunc, r: Reg) -> bool {
    matches!(f.regs.name(r).as_str(), "%SP" | "%SPL")
}
