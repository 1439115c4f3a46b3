//! What the addresses of variables are multiples of.

use tandem_ir::Header;
use tandem_ir::inst::Align;
use tandem_ir::module::{GlobalData, GlobalKind, Linkage};

/// The alignment that the address of a module-level name has at least: the stated one; without one, what a variable gets
/// if the linker takes the definition here for sure ([`DataLayout::unstated_align`](tandem_ir::datalayout::DataLayout::unstated_align)),
/// otherwise the ABI alignment of its type, which is all that another file's definition promises.
///
/// The judge's own reading of the rule: each form of a pass that needs it has its own.
pub fn global_align(cx: &Header, g: &GlobalData) -> Align {
    if let Some(stated) = g.align {
        return stated;
    }
    let defined = matches!(&g.kind, GlobalKind::Variable(v) if v.init.is_some());
    let certain =
        g.linkage.is_local() || matches!(g.linkage, Linkage::External | Linkage::Appending);
    match defined && certain {
        true => cx.layout.unstated_align(&cx.types, g.ty),
        false => cx.layout.abi_align(&cx.types, g.ty),
    }
}
