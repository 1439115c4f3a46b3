//! Blocks whose address is used: an indirect branch may go to them by ways that the graph does not show.

use super::blocks::BlockSet;
use crate::context::Cx;
use tandem_ir::constant::{ConstantData, ConstantPool};
use tandem_ir::{Function, InstKind};

/// Blocks whose address is used, as far as the function and the module's initialisers tell.
pub fn pinned_blocks(cx: Cx<'_>, f: &Function) -> BlockSet {
    let mut set = BlockSet::new();
    let mut scan = |pool: &ConstantPool| {
        for (_, _, data) in pool.iter() {
            if let ConstantData::BlockAddress(g, b) = data
                && *g == f.global
            {
                set.insert(*b);
            }
        }
    };
    scan(f.constants());
    scan(&cx.constants);
    for b in f.blocks() {
        if let Some(t) = f.terminator(b)
            && matches!(f.kind(t), InstKind::IndirectBr | InstKind::CallBr(..))
        {
            for s in f.inst_successors(t) {
                set.insert(s);
            }
        }
    }
    set
}
