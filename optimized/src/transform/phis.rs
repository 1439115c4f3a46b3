//! Small edits of phis that several transformations need.

use smallvec::SmallVec;
use tandem_ir::{Block, Function, Inst, InstKind, Type, Value};

/// Name of a phi that merges several definitions of a value.
pub(crate) const NAME_PHI: &str = "phi.res";

/// Appends a phi to a block that so far holds nothing else.
pub(crate) fn phi_at_end(f: &mut Function, b: Block, list: &[(Value, Block)]) -> Option<Value> {
    let ty: Type = f.value_type(list.first()?.0);
    let i = f.create_inst(InstKind::Phi, ty, &[]);
    f.append_inst(b, i);
    for &(v, p) in list {
        f.add_phi_entry(i, v, p);
    }
    let new = f.result(i)?;
    f.set_fresh_name(new, NAME_PHI);
    Some(new)
}

/// Erases phis that have lost their last entry: their block cannot be reached, so any value will do.
pub(crate) fn erase_empty_phis(f: &mut Function, b: Block) {
    let empty: SmallVec<[Inst; 8]> = f.phis(b).filter(|&i| f.num_operands(i) == 0).collect();
    for i in empty {
        f.erase_inst(i);
    }
}
